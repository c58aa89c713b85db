"""What the campaign's document does not say is called our own where it is met: rules, options and notes of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.game import ARTHUR, OPTIONS
from heptarchy.games.dba.data import tables as dba
from heptarchy.kernel import rulebook

LANGUAGES = ["en", "es"]
MARKS = {"en": "our own", "es": "regla nuestra"}

# Rules with something in them that we chose: a word or a sentence; those that are ours as a whole say so at their end
OURS = (
    *("AA-2.1", "AA-2.2", "AA-2.3", "AA-2.6", "AA-3.2", "AA-3.4", "AA-3.5", "AA-3.6", "AA-3.8", "AA-3.10", "AA-3.11"),
    *("AA-4.3", "AA-4.4", "AA-5.4", "AA-5.5", "AA-5.8", "AA-5.9", "AA-5.10", "AA-5.11", "AA-5.12"),
    *("AA-6.2", "AA-6.3", "AA-6.4", "AA-7.2", "AA-7.4", "AA-7.5", "AA-7.8", "AA-7.9", "AA-8.1", "AA-8.2", "AA-8.4"),
    *("AA-9.2", "AA-9.3", "AA-9.4", "AA-9.5", "AA-9.7", "AA-9.8", "AA-9.9", "AA-9.12", "AA-9.14", "AA-9.15", "AA-9.16"),
    *("AA-10.1", "AA-10.2", "AA-10.4", "AA-10.6", "AA-10.7", "AA-10.8"),
    *("AA-11.4", "AA-11.5", "AA-11.6", "AA-11.7", "AA-11.10"),
    *("AA-13.3", "AA-13.4", "AA-13.7", "AA-13.8", "AA-13.9", "AA-13.12"),
    *("AA-14.2", "AA-14.3", "AA-14.6", "AA-15.1", "AA-15.2", "AA-15.4", "AA-16.4", "AA-17.1", "AA-21.1"),
    *("AA-24.3", "AA-24.4", "AA-25.3", "AA-26.1", "AA-26.2", "AA-26.3", "AA-26.4", "AA-27.1", "AA-28.1"),
    *("AA-C04", "AA-C05", "AA-C10", "AA-C12", "AA-C13", "AA-C26", "AA-C29", "AA-C37", "AA-C38", "AA-C42", "AA-C48"),
    *("AA-C-R4", "AA-C-R5"),
)
OURS_IN_BATTLE = (
    *("DBA-4.3", "DBA-5.1", "DBA-11.3", "DBA-22.1", "DBA-22.3", "DBA-22.4"),
    *("DBA-34.3", "DBA-36.1", "DBA-36.2"),
)
NOTES = (
    *("saxon_settlement", "cassus_belli", "migrating_saxons", "claim_to_the_throne", "migrating_britons"),
    *("saxon_usurper", "cast_out_the_saxons", "saxons_unite", "merlin", "irish_subjects", "irish_scourge"),
    *("irish_invaders", "long_ships", "hammer_of_the_gods"),
)


def is_marked(text: str, language: str) -> bool:
    """Does it say that something in it is ours?"""
    return MARKS[language] in text.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_aa_each_rule_with_something_of_ours_says_so(language: str) -> None:
    campaign = rulebook.read(Path(t.__file__).parents[1] / f"rules.{language}.md")
    battle = rulebook.read(Path(dba.__file__).parents[1] / f"rules.{language}.md")
    for book, ids in ((campaign, OURS), (battle, OURS_IN_BATTLE)):
        for rule in ids:
            assert is_marked(book.find(rule).text, language), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_aa_each_card_with_something_of_ours_says_so_on_its_note(language: str) -> None:
    cards = ARTHUR.words(language).book()["cards"]
    assert {key for key, card in cards.items() if is_marked(card["text"], language)} == set(NOTES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_aa_21_each_way_to_fight_but_the_table_is_our_own(language: str) -> None:
    words = ARTHUR.words(language)
    battles = next(option for option in OPTIONS if option.name == "battles")
    for choice in battles.choices:
        assert is_marked(words.choice_note(battles, choice), language) == (choice != "table"), choice


@pytest.mark.parametrize("language", LANGUAGES)
def test_aa_28_1_which_provinces_are_some_is_our_own(language: str) -> None:
    words = ARTHUR.words(language)
    shore = next(option for option in OPTIONS if option.name == "saxon_shore")
    for choice in shore.choices:
        assert is_marked(words.choice_note(shore, choice), language) == (choice == "some"), choice


def test_aa_19_1_options_that_the_document_does_not_know_are_our_own() -> None:
    assert {option.name for option in OPTIONS if option.ours} == {"preset", "rounds", "throne_on_death"}
