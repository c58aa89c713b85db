"""Where a battle's table is laid: sides, names of choices, and what a ready-made battle fixes (DBA-25.8)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.data.scenarios import BATTLE_KEYS
from heptarchy.games.dba.game import DBA, OPTIONS
from heptarchy.kernel.options import Option
from tests.views import look

KINDS = ["kn", "cv", "lh", "sp", "bd", "ax", "wb", "ps"]


def option(name: str) -> Option:
    return next(one for one in OPTIONS if one.name == name)


def test_dba_25_8_a_ready_made_battle_fixes_peoples_and_country_and_needs_no_points() -> None:
    assert DBA.fixed(DBA.settle({})) == {}
    fixed = DBA.fixed(DBA.settle({"battle": "catraeth"}))
    assert fixed == {
        "points": None,
        "first_people": "british",
        "second_people": "saxon",
        "country": "hilly",
        "ground": None,
    }
    for battle in BATTLE_KEYS[1:]:
        options = DBA.settle({"battle": battle})
        view = look(DBA.start(options), None)
        told = DBA.fixed(options)
        assert view["country"] == told["country"]
        assert [command["people"] for command in view["commands"]] == [told["first_people"], told["second_people"]]


def test_dba_25_1_what_no_document_knows_is_marked_as_our_own() -> None:
    ours = [one.name for one in OPTIONS if one.ours]
    assert ours == ["battle", "points", "cards", *[f"{kind}_cost" for kind in KINDS], "trait_cost"]
    assert "fen is our own" in option("country").sentence


def test_options_that_are_asked_for_at_once_end_with_the_rounds() -> None:
    assert [one.name for one in OPTIONS[: DBA.main_options()]] == [
        "players",
        "attackers",
        "profile",
        "battle",
        "points",
        "first_people",
        "second_people",
        "country",
        "ground",
        "cards",
        "rounds",
    ]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_choice_has_a_name_and_every_battle_a_few_sentences(language: str) -> None:
    words = DBA.words(language)
    for one in OPTIONS:
        if one.name == "profile":  # the client names it, for every game
            continue
        names = [words.choice_name(one, choice) for choice in one.choices]
        assert all(names)
        assert len(set(names)) == len(names)
    notes = [words.choice_note(option("battle"), battle) for battle in BATTLE_KEYS]
    assert all(note.endswith(".") for note in notes)
    assert words.choice_note(option("country"), "fen") == ""


def test_a_seat_is_told_its_side() -> None:
    english, spanish = DBA.words("en"), DBA.words("es")
    options = DBA.settle({"players": 3, "second_people": "british"})
    assert english.seat_notes(options) == ["First side: British", "Second side: British", "Second side: British"]
    ready = DBA.settle({"battle": "badon"})
    assert english.seat_notes(ready) == ["First side: Saxons, attack", "Second side: British, defend"]
    assert spanish.seat_notes(ready) == ["Primer bando: Sajones, atacan", "Segundo bando: Britanos, defienden"]
