"""What the corpus of Age of Arthur does not hold: battles within, endings, the lobby, names of rulers, verbs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match
from heptarchy.games.arthur.book.asks import TARGETS
from heptarchy.games.arthur.book.words import PACKAGE, ArthurWords
from heptarchy.games.arthur.book.words_book import verb_id
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.rulers import BRITISH_NAMES, SAXON_NAMES, ruler_name
from heptarchy.games.arthur.game import ARTHUR, OPTIONS
from heptarchy.games.arthur.table import actions as a
from heptarchy.games.arthur.table.presets import rounds_of
from heptarchy.games.arthur.table.state import BRITISH, SAXON
from heptarchy.games.dba.game import DBA
from heptarchy.kernel.words import Words
from heptarchy.speech.shelf import book_of
from heptarchy.speech.words import called
from tests.corpus.hearing import texts_in
from tests.games.arthur.at_war import at_field
from tests.games.arthur.table import a_campaign, action, give, say
from tests.speech.test_own_words import english_in
from tests.speech.test_said_in_play import RAW

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from heptarchy.kernel.words import Words


EN = ARTHUR.words("en").at(ARTHUR.settle({"players": 8}))

ES = ARTHUR.words("es").at(ARTHUR.settle({"players": 8}))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_verb_has_a_button_a_line_in_the_log_and_a_heading(language: str) -> None:
    says = book_of(PACKAGE, language)
    for verb in a.SPACE.verbs:
        assert says.has(verb_id(verb)), verb.name
        assert says.has(f"do-{called(verb)}"), verb.name
        assert says.has(f"log-{called(verb)}"), verb.name
    verbs = {called(verb) for verb in a.SPACE.verbs}
    said = [id.partition("-")[2] for id in says.entries if id.startswith(("do-", "log-"))]
    assert [one for one in said if not any(one == verb or one.startswith(f"{verb}-") for verb in verbs)] == []


def test_every_card_has_a_question_of_its_own() -> None:
    for one, kind in enumerate(t.CARD_KIND):
        if kind == t.CAMPAIGN_CARD and one not in (t.RESHUFFLE, t.HILL_PEOPLE, t.REBELLION):
            assert one in TARGETS, t.CARD_KEYS[one]


def test_types_of_elements_are_called_as_in_battles() -> None:
    for words in (EN, ES):
        book = words.book()
        assert isinstance(words, ArthurWords)
        assert dict(zip(a.KIND.keys, words.says.names(a.KIND), strict=True)).items() <= types_in(book).items()


def types_in(book: Mapping[str, Any]) -> dict[str, str]:
    """What a book calls the types of elements."""
    return {key: one if isinstance(one, str) else one["name"] for key, one in book["battle"]["types"].items()}


def test_aa_21_1_a_battle_is_told_with_the_kingdoms_in_its_chairs() -> None:
    match = Match(ARTHUR, {"players": 3, "battles": "table"})
    s = at_field(a_campaign(3, battles="table"), "join p2")
    say(s, "fight")
    match.state = s
    assert s.child is not None
    words = ARTHUR.words("en").at(match.record.options)
    lines: list[str] = []
    while s.child is not None and "Round 1: the bound of Dumnonia" not in lines:
        seat = s.seats[0]
        choice = s.weights.answers[0] if seat < 0 else s.options_for(seat)[0]
        if seat >= 0:
            assert not RAW.search(words.prompt(s, seat))
        entry = match.apply(choice, seat)
        lines += [words.event(event) for event in entry.events]
    assert any(line.startswith("Dumnonia takes the ") for line in lines)
    assert "Dumnonia pitches the camp" in lines
    assert s.child is not None
    assert words.said(action("battle/fight_on")) == "fights on"
    assert words.said(action("battle/rank c2")) == "puts command 2 next from the left"


def test_aa_17_the_end_says_who_has_won_and_how() -> None:
    s = a_campaign(3)
    assert EN.ending(s) == ""
    give(s, "elfael", 1)
    s.finish([0, 1, 0], "rank")
    assert EN.ending(s) == "Ceint wins by rank, 8."
    assert ES.ending(s) == "Ceint gana por rango, 8."
    s.ending = "lots"
    assert EN.ending(s) == "Ceint wins by the dice, of equal rank, 8."
    s.ending = "overlord"
    assert EN.ending(s) == "Ceint has won: all others are its vassals."


def test_a_refusal_of_a_game_within_is_said_of_a_battle() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    refusal = s.refuse(a.PLAY[0], s.seats[0])
    assert refusal is not None
    assert ES.refusal(refusal) == "no es eso lo que se pregunta mientras se libra una batalla"


def test_a_refusal_of_a_battle_is_said_as_dba_says_it() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    while s.seats == [FATE]:
        s.apply(s.weights.answers[0])
    assert s.child is not None
    seat = s.seats[0]
    found = [s.refuse(action(f"battle/{said}"), seat) for said in ("fight_on", "camp 5", "edge south")]
    refusal = next(one for one in found if one is not None and one.rule.startswith("DBA"))
    for words in (EN, ES):
        assert words.refusal(refusal) == DBA.words(words.language).refusal(refusal)
    assert ES.refusal(refusal) != EN.refusal(refusal)


@pytest.mark.parametrize("words", [EN, ES], ids=["en", "es"])
def test_every_option_and_choice_has_a_name_and_a_sentence(words: Words) -> None:
    for option in OPTIONS:
        name, sentence = words.option_name(option), words.option(option)
        assert name
        assert sentence.endswith(".")
        assert words is EN or not english_in("arthur", "es", f"{name} {sentence}"), option.name
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
    assert all(text for _, text in texts_in("", book))
