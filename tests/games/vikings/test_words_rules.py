"""The rules in other languages call things as the catalogues do."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.book.words_book import PACKAGE
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.kernel import rulebook
from heptarchy.kernel.message import Thing
from heptarchy.kernel.rulebook import Rulebook
from heptarchy.speech.book import Book
from heptarchy.speech.shelf import book_of
from tests.games.vikings.test_rules_text import table

CITY_AND_MARSH = {"de": ("Stadt", "Moor"), "es": ("ciudad", "pantano")}
SEAS = {"de": ("NS", "EC", "SS", "IS"), "es": ("MN", "CM", "MS", "MI")}  # as the table of shires has them


@pytest.fixture(scope="module", params=[language for language in VIKINGS.languages() if language != "en"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def says(language: str) -> Book:
    return book_of(PACKAGE, language)


@pytest.fixture(scope="module")
def ours(language: str) -> Rulebook:
    return rulebook.parse(VIKINGS.words(language).rules_text(), f"rules.{language}.md")


def test_v_2_6_names_kinds_and_seas(ours: Rulebook, says: Book, language: str) -> None:
    for shire, (_, old, modern, kingdom, kind, seas, *_) in enumerate(table(ours, "V-2.6")):
        assert (old, modern) == (t.OLD_ENGLISH[shire], says.names(a.SHIRE)[shire])
        assert kingdom == says.forms("kingdom", t.KINGDOMS)[t.KINGDOM_OF[shire]]
        assert tuple(kind == word for word in CITY_AND_MARSH[language]) == (t.IS_CITY[shire], t.IS_MARSH[shire])
        if not t.IS_MARSH[shire]:
            assert seas.split() == [SEAS[language][sea] for sea in range(4) if shire in t.LANDINGS[sea]]
    assert tuple(row[0] for row in table(ours, "V-2.5")) == says.forms("sea", t.SEAS)


def test_every_event_has_its_rule_with_its_title(ours: Rulebook, says: Book) -> None:
    for event, rule in enumerate(t.EVENT_RULES):
        assert ours.find(rule).text.startswith(f"*{says.names(a.EVENT)[event]}.*")
    for row in table(ours, "V-15.1"):
        for number in row[0].split(", "):
            for faction, title in enumerate(row[1:]):
                event = t.CARD_EVENT[faction * t.CARDS_PER_FACTION + int(number) - 1]
                assert title == says.names(a.EVENT)[event]


def test_v_15_5_leaders_by_their_names(ours: Rulebook, says: Book) -> None:
    for leader, row in enumerate(table(ours, "V-15.5")):
        assert row[0].partition(" (")[0] == says.name(Thing(a.LEADER, leader), "long")
        if "(" in row[0]:
            assert row[0].endswith(f"({says.attribute(f'leader-{t.LEADERS[leader]}', 'epithet')})")


# The Viking Age


def test_vx_every_card_has_its_rule_with_its_title(ours: Rulebook, says: Book) -> None:
    for chapter, titles in ((3, says.names(a.KING)), (6, says.names(a.LEGEND)), (7, says.names(a.EPIC))):
        for card, title in enumerate(titles):
            assert ours.find(f"VX-{chapter}.{11 + card}").text.startswith(f"*{title}.*")
    assert tuple(row[0] for row in table(ours, "VX-2.2")) == says.names(a.KINGDOM)
    assert tuple(row[0] for row in table(ours, "VX-4.3")) == says.names(a.RUNE)
    assert tuple(row[1] for row in table(ours, "VX-4.3")) == says.names(a.PRAYER)
    for relic in says.names(a.RELIC):
        assert relic in ours.find("VX-5.1").text


def test_vx_chapters_are_called_as_their_modules(ours: Rulebook, says: Book) -> None:
    titles = [chapter.title for chapter in ours.chapters if chapter.id.startswith("VX")]
    assert titles == [says.form(f"option-{name}", "name") for name, _ in SWITCHES]
