"""The Spanish of DBA Big Battle: nothing left in English, every message in the catalogue, the rules rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from heptarchy.games.dba import actions as a
from heptarchy.games.dba import why
from heptarchy.games.dba.game import DBA, OPTIONS
from heptarchy.games.dba.words_speech import PACKAGE
from heptarchy.kernel import rulebook
from heptarchy.kernel.refusal import BadOptions, Refusal
from heptarchy.kernel.rulebook import Rulebook
from heptarchy.speech.ftl import Choice, Pattern
from heptarchy.speech.shelf import book_of
from tests.games.dba.test_words import heard

ES = DBA.words("es")
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
CITED = re.compile(r"\bDBA-\d+(?:\.\d+)?")

ENGLISH_WORDS = (
    *("the", "and", "play", "plays", "choose", "chooses", "of", "to", "with", "turn", "card", "battle", "army"),
    *("is", "are", "not", "element", "elements", "flee", "flees", "command", "recoils", "or", "in", "before", "where"),
    *("who", "Spears", "Blades", "Knights", "Warband", "Cavalry", "Auxilia", "camp", "move", "moves", "paces"),
)


def english_in(text: str) -> list[str]:
    """English words in a text; what stands in backquotes is for the terminal."""
    words = "".join(letter if letter.isalpha() else " " for letter in re.sub("`[^`]*`", "", text)).split()
    return [word for word in ENGLISH_WORDS if word in words]


def texts_in(value: Any) -> Iterator[str]:
    """Every text among plain values, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from texts_in(inner)


# Nothing in English


def test_nothing_of_random_battles_is_in_english() -> None:
    for line in heard("es").everything():
        assert not english_in(line), line


def test_the_book_is_not_in_english() -> None:
    book, english = ES.book(), DBA.words("en").book()
    assert set(book) == set(english)
    for part in ("types", "traits", "cards", "features", "hosts", "battles"):
        for key, entry in book[part].items():
            assert not english_in(entry["text"]), key
            assert entry["text"] != english[part][key]["text"]
    for part in ("peoples", "edges", "statuses", "outcomes", "stages", "winds", "arrays", "verbs"):
        for line in texts_in(book[part]):
            assert not english_in(line), line
    assert ES.title() == "DBA, Gran Batalla"


def test_texts_carry_the_numbers_of_the_english_ones() -> None:
    english, ours = book_of(PACKAGE), book_of(PACKAGE, "es")
    texts = [id for id in english.entries if id.startswith(("text-card-", "text-trait-"))]
    assert len(texts) == len(a.CARD.keys) + len(a.TRAIT.keys)
    for id in texts:
        assert sorted(NUMBER.findall(ours.form(id))) == sorted(NUMBER.findall(english.form(id))), id


def test_nothing_of_the_catalogues_is_in_english() -> None:
    for id, entry in book_of(PACKAGE, "es").entries.items():
        for text in (entry.pattern, *entry.attributes.values()):
            for said in spoken(text):
                assert not english_in(said), id


def spoken(pattern: Pattern) -> Iterator[str]:
    """What a text says itself, in all its variants."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            for variant in piece.variants.values():
                yield from spoken(variant)


# Options


def test_every_option_has_a_name_and_a_sentence() -> None:
    said_so = {id for id in book_of(PACKAGE, "es").entries if id.startswith("option-")}
    assert said_so == {f"option-{option.name}" for option in OPTIONS}
    for option in OPTIONS:
        name, said = ES.option_name(option), ES.option(option)
        assert name
        assert said.endswith(".")
        assert not english_in(f"{name} {said}"), option.name
        assert CITED.findall(said) == CITED.findall(option.sentence), option.name
    assert ES.option_name(next(option for option in OPTIONS if option.name == "sp_move")) == "Lanzas: movimiento"


@pytest.mark.parametrize(
    "given",
    [
        {"players": 2, "attackers": 3},
        {"players": 8, "cards": 2},
        {"players": 8, "deploy_margin": 500},
        {"battle": "dyrham", "players": 6},
        {"points": 9, "ps_cost": 9, "sp_cost": 9, "ax_cost": 9, "wb_cost": 9, "lh_cost": 9},
    ],
    ids=str,
)
def test_options_that_do_not_go_together_are_refused_in_spanish(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions) as refused:
        DBA.settle(given)
    english = str(refused.value)
    ours = ES.unfit(refused.value)
    assert ours != english
    assert not english_in(ours), ours
    assert sorted(NUMBER.findall(ours)) == sorted(NUMBER.findall(english))
    assert DBA.words("en").unfit(refused.value) == english


def test_what_every_game_says_of_options_stays_english() -> None:
    with pytest.raises(BadOptions) as refused:
        DBA.settle({"players": 9})
    assert ES.unfit(refused.value) == str(refused.value) == "option players takes 2 to 8, not 9"


# Refusals


def test_a_refusal_names_what_it_is_about() -> None:
    words = ES.at(DBA.settle({"battle": "badon", "players": 2}))
    refusal = why.IN_FRONT_ZONE.by("DBA-12.3", 1, 2)
    assert words.refusal(refusal) == "Banda guerrera e2 está en la zona frontal de Banda guerrera e3"
    refusal = why.COSTS_PIPS.by("DBA-7.3", 2, 1)
    assert words.refusal(refusal) == "PIP que cuesta: 2; PIP que quedan: 1"


def test_an_unknown_refusal_stays_english() -> None:
    assert ES.refusal(Refusal("X-1", "nobody knows this")) == "nobody knows this"


# The rules


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return rulebook.parse(DBA.words("en").rules_text(), "rules.en.md")


@pytest.fixture(scope="module")
def ours() -> Rulebook:
    return rulebook.parse(ES.rules_text(), "rules.es.md")


def test_the_same_chapters_and_rules_in_the_same_order(english: Rulebook, ours: Rulebook) -> None:
    assert [chapter.id for chapter in english.chapters] == [f"DBA-{n}" for n in (*range(1, 26), *range(30, 37))]
    assert [chapter.id for chapter in ours.chapters] == [chapter.id for chapter in english.chapters]
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]


def test_every_rule_has_the_same_numbers_and_cites_the_same_rules(english: Rulebook, ours: Rulebook) -> None:
    for rule, mine in zip(english.rules, ours.rules, strict=True):
        numbers = sorted(NUMBER.findall(rule.text))
        assert sorted(number.replace(",", ".") for number in NUMBER.findall(mine.text)) == numbers, rule.id
        assert sorted(CITED.findall(mine.text)) == sorted(CITED.findall(rule.text)), rule.id
        assert mine.text.count("\n|") == rule.text.count("\n|"), rule.id


def test_the_rules_are_not_in_english(ours: Rulebook) -> None:
    for rule in ours.rules:
        assert not english_in(rule.text), rule.id
    for chapter in ours.chapters:
        assert not english_in(f"{chapter.title} {chapter.intro}"), chapter.id


@pytest.mark.parametrize("language", ["en", "es"])
def test_dba_2_1_the_table_of_types_is_what_is_played(language: str) -> None:
    words = DBA.words(language)
    text = rulebook.parse(words.rules_text(), "rules").find("DBA-2.1").text
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")][2:]
    entries = words.book()["types"]
    assert len(rows) == len(entries)
    for row, (key, entry) in zip(rows, entries.items(), strict=True):
        cells = [cell.strip() for cell in row]
        assert cells[0] == f"{entry['name']} ({key})"
        assert cells[2:4] == [str(entry["foot"]), str(entry["against_mounted"])]
        if entry["good"]:
            assert [cells[4].split("p")[0], cells[5]] == [str(entry["good"]), f"{entry['bad']}p"]
            assert cells[6] == str(entry["depth"])
        yes = "yes" if language == "en" else "sí"
        assert [cell == yes for cell in cells[7:]] == [entry["suffers"], entry["pursues"]]
