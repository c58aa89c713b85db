"""What Age of Arthur says before and beside the game: options, seats, names of rulers, the book, the rules."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.game import ARTHUR, OPTIONS
from heptarchy.games.arthur.presets import rounds_of
from heptarchy.games.arthur.rulers import BRITISH_NAMES, SAXON_NAMES, ruler_name
from heptarchy.games.arthur.state import BRITISH, SAXON
from heptarchy.kernel import rulebook
from heptarchy.kernel.words import Words
from tests.games.arthur.speaking import english_in, texts_in

EN = ARTHUR.words("en").at(ARTHUR.settle({"players": 8}))
ES = ARTHUR.words("es").at(ARTHUR.settle({"players": 8}))


# The lobby


@pytest.mark.parametrize("words", [EN, ES], ids=["en", "es"])
def test_every_option_and_choice_has_a_name_and_a_sentence(words: Words) -> None:
    for option in OPTIONS:
        name, sentence = words.option_name(option), words.option(option)
        assert name
        assert sentence.endswith(".")
        assert words is EN or not english_in(f"{name} {sentence}"), option.name
        for choice in (
            option.choices if option.name != "profile" else ()
        ):  # the clients have words for those of any game
            assert words.choice_name(option, choice)
            assert words.choice_note(option, choice).endswith(".")


def test_aa_28_2_a_length_says_how_many_rounds_it_is() -> None:
    preset = next(option for option in OPTIONS if option.name == "preset")
    assert EN.choice_note(preset, "skirmish").endswith(f"Rounds: {rounds_of('skirmish', 2)}.")
    few, many = rounds_of("reign", 2), rounds_of("reign", 3)
    assert EN.choice_note(preset, "reign").endswith(f"Rounds: {few} with 2 rulers, {many} with 3 to 8.")
    said = EN.choice_note(preset, "age")
    assert said.partition(" Rounds: ")[2].startswith(f"{rounds_of('age', 2)} with 2 rulers, ")
    assert all(str(rounds_of("age", players)) in said for players in range(2, 9))
    assert f"Rondas: {rounds_of('age', 2)} con 2 soberanos, " in ES.choice_note(preset, "age")


def test_aa_2_2_a_seat_is_a_kingdom_and_says_what_it_has() -> None:
    options = ARTHUR.settle({"players": 2, "saxon_shore": "none"})
    notes = EN.seat_notes(options)
    assert EN.seat_names(options) == ["Dumnonia", "Ceint"]
    assert notes[0] == "British. Home Caer Uisc; Cernow, Dyfnaint, Gwlad yr Haf, Caer Durnac and Caer Baddan."
    everybody = ARTHUR.settle({"players": 8})
    assert EN.seat_names(everybody) == ARTHUR.seat_names(everybody)  # seats are named by catalogue, in this order
    assert "Caer Lundein (Saxon)" in EN.seat_notes(ARTHUR.settle({"players": 2, "preset": "skirmish"}))[1]
    assert ES.seat_notes(options)[1].startswith("Britano. Solar Caer Ceint; ")


# Rulers and the book


def test_aa_13_1_no_two_rulers_share_a_name() -> None:
    every = [name for names in (*BRITISH_NAMES, *SAXON_NAMES) for name in names]
    assert len(every) == len(set(every))
    assert all(len(names) >= 10 for names in BRITISH_NAMES)
    assert sum(len(names) for names in SAXON_NAMES) >= 40
    assert ruler_name(t.DUMNONIA, 1, BRITISH) == "Gerren"
    assert ruler_name(t.DUMNONIA, 14, BRITISH) == "Cado II"
    assert ruler_name(t.CEINT, 1, SAXON) == "Hengest"


@pytest.mark.parametrize("words", [EN, ES], ids=["en", "es"])
def test_the_book_has_a_name_for_all_that_a_view_speaks_of(words: Words) -> None:
    book = words.book()
    assert list(book["provinces"]) == list(t.PROVINCE_KEYS)
    assert list(book["cards"]) == list(t.CARD_KEYS)
    assert book["kingdoms"]["ceint"]["rulers"]["british"][0] == "Gwrangon"
    assert set(book["causes"]) == {"fall", "bell", "assassin", "knives", "usurper", "battle", "siege"}
    assert {"home", "province", "card", "title", "raiders", "home_raided", "any"} <= set(book["levy"])
    for key, value in book.items():
        assert all(texts_in(value)), key


def test_the_spanish_book_is_not_in_english() -> None:
    ours, english = ES.book(), EN.book()
    assert set(ours) == set(english)
    for part in ("provinces", "cards", "titles", "kingdoms"):
        for key, entry in ours[part].items():
            assert not english_in(entry["text"]), key
    for part in ("card_kinds", "peoples", "populations", "coasts", "terrains", "causes", "levy", "battles", "verbs"):
        for line in texts_in(ours[part]):
            assert not english_in(line), line


def test_the_rules_are_the_same_in_both_languages() -> None:
    english, ours = (rulebook.parse(words.rules_text(), "rules") for words in (EN, ES))
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]
