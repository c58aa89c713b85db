"""The rules in other languages against the English ones: the same ids, the same numbers, the words of the catalogue."""

from __future__ import annotations

import re

import pytest

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import LEADER
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.words import speech_of
from heptarchy.games.vikings.words_speech import Speech
from heptarchy.kernel import rulebook
from heptarchy.kernel.message import Thing
from heptarchy.kernel.rulebook import Rulebook
from tests.games.vikings.test_rules_text import CITED, table
from tests.games.vikings.test_words_es import english_in

TITLES = {"de": "878: Vikings - die Regeln", "es": "878: Vikingos - las reglas"}
CITY_AND_MARSH = {"de": ("Stadt", "Moor"), "es": ("ciudad", "pantano")}
SEAS = {"de": ("NS", "EC", "SS", "IS"), "es": ("MN", "CM", "MS", "MI")}  # as the table of shires has them
ALSO_THEIRS: dict[str, set[str]] = {
    "de": {"in", "falls", "London"},
    "es": set(),
}  # English words that are the language's own too
NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w-])")


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return rulebook.parse(VIKINGS.words("en").rules_text(), "rules.en.md")


@pytest.fixture(scope="module", params=[language for language in VIKINGS.languages() if language != "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def speech(language: str) -> Speech:
    return speech_of(language)


@pytest.fixture(scope="module")
def ours(language: str) -> Rulebook:
    return rulebook.parse(VIKINGS.words(language).rules_text(), f"rules.{language}.md")


def test_the_same_chapters_and_rules_in_the_same_order(english: Rulebook, ours: Rulebook, language: str) -> None:
    assert [chapter.id for chapter in ours.chapters] == [chapter.id for chapter in english.chapters]
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]
    assert ours.title == TITLES[language]


def test_every_rule_has_the_same_numbers_and_cites_the_same_rules(english: Rulebook, ours: Rulebook) -> None:
    for rule, mine in zip(english.rules, ours.rules, strict=True):
        assert sorted(NUMBER.findall(mine.text)) == sorted(NUMBER.findall(rule.text)), rule.id
        assert sorted(CITED.findall(mine.text)) == sorted(CITED.findall(rule.text)), rule.id


def test_tables_have_the_same_rows_and_numbers(english: Rulebook, ours: Rulebook) -> None:
    for rule in english.rules:
        rows, my_rows = table(english, rule.id), table(ours, rule.id)
        assert len(my_rows) == len(rows), rule.id
        for row, my_row in zip(rows, my_rows, strict=True):
            assert len(my_row) == len(row)
            assert [NUMBER.findall(cell) for cell in my_row] == [NUMBER.findall(cell) for cell in row]


def test_v_2_6_names_kinds_and_seas(ours: Rulebook, speech: Speech, language: str) -> None:
    for shire, (_, old, modern, kingdom, kind, seas, *_) in enumerate(table(ours, "V-2.6")):
        assert (old, modern) == (t.OLD_ENGLISH[shire], speech.shires[shire])
        assert kingdom == speech.kingdoms[t.KINGDOM_OF[shire]]
        assert tuple(kind == word for word in CITY_AND_MARSH[language]) == (t.IS_CITY[shire], t.IS_MARSH[shire])
        if not t.IS_MARSH[shire]:
            assert seas.split() == [SEAS[language][sea] for sea in range(4) if shire in t.LANDINGS[sea]]
    assert tuple(row[0] for row in table(ours, "V-2.5")) == speech.seas


def test_every_event_has_its_rule_with_its_title(ours: Rulebook, speech: Speech) -> None:
    for event, rule in enumerate(t.EVENT_RULES):
        assert ours.find(rule).text.startswith(f"*{speech.events[event]}.*")
    for row in table(ours, "V-15.1"):
        for number in row[0].split(", "):
            for faction, title in enumerate(row[1:]):
                event = t.CARD_EVENT[faction * t.CARDS_PER_FACTION + int(number) - 1]
                assert title == speech.events[event]


def test_v_15_5_leaders_by_their_names(ours: Rulebook, speech: Speech) -> None:
    for leader, row in enumerate(table(ours, "V-15.5")):
        assert row[0].partition(" (")[0] == speech.says.name(Thing(LEADER, leader), "long")
        if "(" in row[0]:
            assert row[0].endswith(f"({speech.epithet(leader)})")


def test_the_rules_are_not_in_english(ours: Rulebook, language: str) -> None:
    theirs = ALSO_THEIRS[language]
    for rule in ours.rules:
        text = re.sub("`[a-z_]+`", "", rule.text)  # options are called the same everywhere
        assert set(english_in(text)) <= theirs, rule.id
    for chapter in ours.chapters:
        assert set(english_in(chapter.title)) <= theirs


# The Viking Age


def test_vx_every_card_has_its_rule_with_its_title(ours: Rulebook, speech: Speech) -> None:
    for chapter, titles in ((3, speech.age.kings), (6, speech.age.legends), (7, speech.age.epics)):
        for card, title in enumerate(titles):
            assert ours.find(f"VX-{chapter}.{11 + card}").text.startswith(f"*{title}.*")
    assert tuple(row[0] for row in table(ours, "VX-2.2")) == speech.age.kingdoms
    assert tuple(row[0] for row in table(ours, "VX-4.3")) == speech.age.runes
    assert tuple(row[1] for row in table(ours, "VX-4.3")) == speech.age.prayers
    for relic in speech.age.relics:
        assert relic in ours.find("VX-5.1").text


def test_vx_chapters_are_called_as_their_modules(ours: Rulebook, speech: Speech) -> None:
    assert tuple(chapter.title for chapter in ours.chapters if chapter.id.startswith("VX")) == speech.age.modules
