"""The Battle card Church Decides (OR-12.14, OR-7.5b, OR-7.5c)."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.battle import church_choices
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.actions import DECIDE
from heptarchy.games.ortus.table.state import Battle, Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)

ALL = {"normal", "attacker", "defender"}


def deciding(blue: str = "", red: str = "", green: str = "") -> Ortus:
    """Blue's Champion against Red's Vassal before two Towers, and Church Decides; Properties of the three."""
    s = a_state(
        {"hand": "champion", "fiefs": [f"palace {blue}"]},
        {"hand": "vassal", "fiefs": [f"palace {red}"], "towers": "banner banner"},
        {"fiefs": [f"palace {green}"]},
    )
    play(run(s, ask_turn, BLUE), "storm red", "field champion", "field vassal")
    s.ears = []
    return play(s, "battle church")


@pytest.mark.parametrize(
    ("churches", "controller"),
    [
        (("cathedral", "church church", "church"), BLUE),
        (("church", "church church", ""), RED),
        (("", "church", "church church"), GREEN),
        (("", "", "cathedral"), GREEN),
    ],
)
def test_or_12_14_who_controls_the_church_picks_any_result(churches: tuple[str, str, str], controller: int) -> None:
    s = deciding(*churches)
    assert s.seat == controller
    assert s.rule == "OR-12.14"
    assert offered(s, DECIDE) == ALL
    assert refused(s, "decide church") != ""


@pytest.mark.parametrize("churches", [("", "", ""), ("church", "church", ""), ("church", "", "church")])
def test_or_12_14_if_nobody_is_in_control_it_is_a_normal_battle(churches: tuple[str, str, str]) -> None:
    s = deciding(*churches)
    assert s.seat == BLUE
    assert the_battle(s).result == t.NORMAL
    assert the_battle(s).card == t.CHURCH_DECIDES
    assert s.ears is not None
    assert told.NO_CHURCH in [event.kind for event in s.ears]
    play(s, "raze 1")
    assert len(s.towers[RED]) == 1
    invariants(s)


@pytest.mark.parametrize(("picked", "towers"), [("normal", 1), ("attacker", 1), ("defender", 2)])
def test_or_12_14_the_pick_is_carried_out(picked: str, towers: int) -> None:
    s = deciding(green="church")
    heard = listening(s)
    play(s, f"decide {picked}")
    assert str(heard[0]).startswith("Green decides for the Church")
    if s.battle is not None:
        play(s, "raze 1")
    assert len(s.towers[RED]) == towers
    invariants(s)


def test_or_12_14_he_may_fight_in_this_battle_himself() -> None:
    # Given Red, who holds the Cathedral, and whose Lord the attacker would capture
    s = a_state({"hand": "champion", "fiefs": ["palace lord=vassal"]}, {"fiefs": ["palace lord=prince cathedral"]})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_lord winchester", "field_lord tamworth")
    play(s, "battle church", "decide defender")
    assert s.battle is None
    assert s.lord[0] == t.NO_LORD  # captured, and Blue has no Property to pay with
    assert s.lord[7] == t.PRINCE
    invariants(s)


def test_or_12_14_captures_follow_the_pick() -> None:
    s = a_state({"hand": "champion", "fiefs": ["palace church"]}, {"fiefs": ["palace lord=prince land"]})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_lord tamworth", "battle church")
    assert s.seat == BLUE
    play(s, "decide attacker")
    assert options(s) == ["ransom tamworth", "yield"]


def test_or_12_14_it_works_for_the_vikings_too() -> None:
    """OR-17.15."""
    s = a_state({"fiefs": ["palace church"]}, {"hand": "vassal"}, {}, arrived=True, horde=(4, 0), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "siege tamworth", "field vassal", "battle church")
    assert s.seat == BLUE
    assert offered(s, DECIDE) == ALL
    play(s, "decide defender")
    assert s.horde == [3, 0]
    assert s.fiefs[RED]
    invariants(s)


def test_or_12_14_other_cards_ask_nobody() -> None:
    s = a_state({"hand": "champion"}, {"hand": "vassal"}, {"fiefs": ["palace cathedral"]})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field vassal", "battle normal")
    assert s.battle is None
    assert s.seat == BLUE


@pytest.mark.parametrize(
    ("attacker", "defender", "controller", "choices"),
    [
        (BLUE, GREEN, BLUE, [t.ATTACKER]),  # an Earl attacks the King: favour is owed to him (RB-11)
        (BLUE, GREEN, RED, [t.ATTACKER]),
        (GREEN, BLUE, RED, [t.DEFENDER]),  # the King attacks
        (t.VIKINGS, BLUE, RED, [t.DEFENDER]),
        (t.VIKINGS, GREEN, RED, [t.NORMAL, t.ATTACKER, t.DEFENDER]),
        (BLUE, GREEN, GREEN, [t.DEFENDER]),  # the King decides for himself (RB-71)
        (GREEN, BLUE, GREEN, [t.ATTACKER]),
        (t.VIKINGS, GREEN, GREEN, [t.DEFENDER]),
        (t.VIKINGS, BLUE, GREEN, [t.ATTACKER]),
    ],
)
def test_or_12_14_while_the_king_of_a_rebellion_stands(
    attacker: int, defender: int, controller: int, choices: list[int]
) -> None:
    s = a_state({}, {}, {}, variant="rebellion", players=2)
    s.liege = GREEN
    battle = Battle()
    battle.attacker = attacker
    battle.defender = defender
    assert church_choices(s, battle, controller) == choices
