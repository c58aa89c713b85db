"""The Spanish rules against the English ones: the same ids, the same numbers, the words of the catalogue."""

from __future__ import annotations

import re

import pytest

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import LEADER
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.words import speech_of
from heptarchy.kernel import rulebook
from heptarchy.kernel.message import Thing
from heptarchy.kernel.rulebook import Rulebook
from tests.games.vikings.test_rules_text import CITED, table
from tests.games.vikings.test_words_es import english_in

SPEECH = speech_of("es")
NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w-])")


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return rulebook.parse(VIKINGS.words("en").rules_text(), "rules.en.md")


@pytest.fixture(scope="module")
def ours() -> Rulebook:
    return rulebook.parse(VIKINGS.words("es").rules_text(), "rules.es.md")


def test_the_same_chapters_and_rules_in_the_same_order(english: Rulebook, ours: Rulebook) -> None:
    assert [chapter.id for chapter in ours.chapters] == [chapter.id for chapter in english.chapters]
    assert [rule.id for rule in ours.rules] == [rule.id for rule in english.rules]
    assert ours.title == "878: Vikingos - las reglas"


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


def test_v_2_6_names_kinds_and_seas(ours: Rulebook) -> None:
    for shire, (_, old, modern, kingdom, kind, seas, *_) in enumerate(table(ours, "V-2.6")):
        assert (old, modern) == (t.OLD_ENGLISH[shire], SPEECH.shires[shire])
        assert kingdom == SPEECH.kingdoms[t.KINGDOM_OF[shire]]
        assert (kind == "ciudad", kind == "pantano") == (t.IS_CITY[shire], t.IS_MARSH[shire])
        if not t.IS_MARSH[shire]:
            assert seas.split() == [("MN", "CM", "MS", "MI")[sea] for sea in range(4) if shire in t.LANDINGS[sea]]
    assert tuple(row[0] for row in table(ours, "V-2.5")) == SPEECH.seas


def test_every_event_has_its_rule_with_its_spanish_title(ours: Rulebook) -> None:
    for event, rule in enumerate(t.EVENT_RULES):
        assert ours.find(rule).text.startswith(f"*{SPEECH.events[event]}.*")
    for row in table(ours, "V-15.1"):
        for number in row[0].split(", "):
            for faction, title in enumerate(row[1:]):
                event = t.CARD_EVENT[faction * t.CARDS_PER_FACTION + int(number) - 1]
                assert title == SPEECH.events[event]


def test_v_15_5_leaders_by_their_spanish_names(ours: Rulebook) -> None:
    for leader, row in enumerate(table(ours, "V-15.5")):
        assert row[0].partition(" (")[0] == SPEECH.says.name(Thing(LEADER, leader), "long")
        if "(" in row[0]:
            assert row[0].endswith(f"({SPEECH.epithet(leader)})")


def test_the_rules_are_not_in_english(ours: Rulebook) -> None:
    for rule in ours.rules:
        assert not english_in(re.sub("`[a-z_]+`", "", rule.text)), rule.id  # options are called the same everywhere
    for chapter in ours.chapters:
        assert not english_in(chapter.title)


# The Viking Age


def test_vx_every_card_has_its_rule_with_its_spanish_title(ours: Rulebook) -> None:
    for chapter, titles in ((3, SPEECH.age.kings), (6, SPEECH.age.legends), (7, SPEECH.age.epics)):
        for card, title in enumerate(titles):
            assert ours.find(f"VX-{chapter}.{11 + card}").text.startswith(f"*{title}.*")
    assert tuple(row[0] for row in table(ours, "VX-2.2")) == SPEECH.age.kingdoms
    assert tuple(row[0] for row in table(ours, "VX-4.3")) == SPEECH.age.runes
    assert tuple(row[1] for row in table(ours, "VX-4.3")) == SPEECH.age.prayers
    for relic in SPEECH.age.relics:
        assert relic in ours.find("VX-5.1").text


def test_vx_chapters_are_called_as_their_modules(ours: Rulebook) -> None:
    assert tuple(chapter.title for chapter in ours.chapters if chapter.id.startswith("VX")) == SPEECH.age.modules
