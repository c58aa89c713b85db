"""What neither the campaign nor a page of 2.2 tells is called our own where it is met: rules, options, cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.game import DBA, OPTIONS
from heptarchy.kernel import rulebook

LANGUAGES = ["en", "es"]
MARKS = {"en": re.compile(r"\bour own\b"), "es": re.compile("regla nuestra")}

# Rules of which a part is ours; those that are ours as a whole say so at their end
IN_PART = (
    *("DBA-1.2", "DBA-1.7", "DBA-3.1", "DBA-3.5", "DBA-3.6", "DBA-4.3"),
    *("DBA-5.1", "DBA-5.2", "DBA-5.3", "DBA-5.4", "DBA-6.2", "DBA-6.3", "DBA-7.2", "DBA-7.3", "DBA-7.4"),
    *("DBA-11.3", "DBA-12.2", "DBA-12.3", "DBA-13.3", "DBA-13.6", "DBA-16.3", "DBA-16.4", "DBA-16.7"),
    *("DBA-18.3", "DBA-18.8", "DBA-19.3", "DBA-19.7", "DBA-19.8", "DBA-20.1", "DBA-20.2", "DBA-21.1"),
    *("DBA-22.1", "DBA-22.2", "DBA-22.3", "DBA-22.4", "DBA-22.5", "DBA-22.6"),
    *("DBA-30.1", "DBA-30.2", "DBA-30.5", "DBA-31.2", "DBA-31.4", "DBA-31.5", "DBA-31.6"),
    *("DBA-33.1", "DBA-33.3", "DBA-33.4", "DBA-33.5", "DBA-34.2", "DBA-34.3", "DBA-34.4"),
    *("DBA-36.1", "DBA-36.2", "DBA-36.4"),
)


def is_marked(text: str, language: str) -> bool:
    """Does it say that something in it is ours?"""
    return MARKS[language].search(text.lower()) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_dba_each_rule_with_something_of_ours_says_so(language: str) -> None:
    rules = rulebook.read(Path(t.__file__).parents[1] / f"rules.{language}.md")
    assert [rule for rule in IN_PART if not is_marked(rules.find(rule).text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dba_22_cards_with_something_of_ours_say_so_on_their_notes(language: str) -> None:
    cards = DBA.words(language).book()["cards"]
    ours = {key for key, card in cards.items() if any(is_marked(str(said), language) for said in card.values())}
    assert ours == {"sorcery", "ambush", "hammer_of_the_gods"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dba_3_5_the_lot_is_our_own_and_so_is_mustering_by_points(language: str) -> None:
    named = {option.name: option for option in OPTIONS}
    assert is_marked(DBA.words(language).option(named["ground"]), language)
    assert named["points"].ours
    assert named["trait_cost"].ours
