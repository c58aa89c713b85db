"""War for Land and Gods: Forts and Settlements in battle (VX-1.7, VX-1.9)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CNARRESBURH,
    HALFDAN,
    HRYPUM,
    LOIDIS,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.table.actions import LOSE, WITHDRAW
from heptarchy.games.vikings.table.state import GONE, Vikings
from heptarchy.games.vikings.units import is_viking_controlled
from tests.games.vikings.land import (
    a_fortified_land,
    forts,
    tiles_left,
)
from tests.games.vikings.table import (
    answers,
    dice,
    fight,
    invariants,
    is_done,
    offered,
    play,
    refused,
    told,
    units_in,
)

# VX-1.7: in battle


def rolled(s: Vikings) -> dict[int, int]:
    """Dice by kind of the roll that begins now; what is rolled does nothing."""
    found: dict[int, int] = {}
    roller = None if s.battle is None else s.battle.roller
    while s.battle is not None and s.battle.roller == roller and s.rule == "V-9.5":
        kind, n = dice(s)
        assert kind not in found, "the other side has not rolled"
        found[kind] = n
        play(s, " ".join(["roll", *(["command"] * n)]))
    return found


@pytest.mark.parametrize("norsemen", range(5))
@pytest.mark.parametrize("berserkers", range(4))
def test_vx_1_7_a_fort_adds_a_die_of_each_kind_up_to_three_and_two(norsemen: int, berserkers: int) -> None:
    # Given English who attack a Fort with or without Vikings in it
    there = {THEGN: 1, NORSEMEN: norsemen, BERSERKERS: berserkers}
    s = fight(a_fortified_land((HRYPUM,), active=THEGN, units={HRYPUM: there}), HRYPUM)

    # Then it rolls a die of each kind more, but never more than there are
    assert rolled(s) == {NORSEMEN: min(3, norsemen + 1), BERSERKERS: min(2, berserkers + 1)}


@pytest.mark.parametrize("norsemen", range(5))
@pytest.mark.parametrize("berserkers", range(4))
def test_vx_1_9_a_settlement_adds_a_berserker_die_alone(norsemen: int, berserkers: int) -> None:
    there = {THEGN: 1, NORSEMEN: norsemen, BERSERKERS: berserkers}
    s = fight(a_fortified_land(settlements=(HRYPUM,), active=THEGN, units={HRYPUM: there}), HRYPUM)
    expected = {NORSEMEN: min(3, norsemen), BERSERKERS: min(2, berserkers + 1)}
    assert rolled(s) == {kind: n for kind, n in expected.items() if n}


def test_vx_1_7_a_fort_elsewhere_helps_nobody() -> None:
    s = fight(a_fortified_land((LOIDIS,), active=THEGN, units={HRYPUM: {NORSEMEN: 1, THEGN: 1}}), HRYPUM)
    assert rolled(s) == {NORSEMEN: 1}


def stormed(there: dict[int, int], *rolls: str, **laid: Any) -> Vikings:
    """A Thegn turn: a battle for a Fort in Ripon, after these rolls."""
    s = fight(a_fortified_land((HRYPUM,), active=THEGN, units={HRYPUM: there, **laid.pop("units", {})}, **laid), HRYPUM)
    return play(s, *rolls)


def test_vx_1_7_the_vikings_may_assign_a_hit_to_it() -> None:
    # Given two Norsemen in a Fort, hit once
    s = stormed({NORSEMEN: 2, THEGN: 2}, "roll command command command", "roll command", "roll hit command")

    # When they choose, then the Fort may take it
    assert (s.seat, s.rule, answers(s)) == (NORSEMEN, "V-9.7", ["lose norsemen", "raze"])
    sentences = told(s, lambda: play(s, "raze"))
    assert sentences == ["the Viking stronghold in Ripon is destroyed"]
    assert (units_in(s, HRYPUM), forts(s), tiles_left(s)) == ({NORSEMEN: 2, THEGN: 2}, [], 10)

    # And it rolls no more
    assert rolled(s) == {NORSEMEN: 2}


def test_vx_1_7_one_hit_each_is_enough_and_is_asked_for_each() -> None:
    s = stormed({NORSEMEN: 3, THEGN: 3}, "roll command command command", "roll command", "roll hit hit command")
    play(s, "raze")
    assert units_in(s, HRYPUM) == {NORSEMEN: 2, THEGN: 3}  # the other Hit took a unit: no tile was left
    assert rolled(s) == {NORSEMEN: 2}


def test_vx_1_7_units_may_fall_before_it() -> None:
    s = stormed({NORSEMEN: 2, THEGN: 3}, "roll command command command", "roll command", "roll hit hit command")
    play(s, "lose norsemen", "lose norsemen")

    # Then the Fort fights on alone: the English have not won yet
    assert (units_in(s, HRYPUM), forts(s), s.battle is not None) == ({THEGN: 3}, ["hrypum"], True)
    assert rolled(s) == {NORSEMEN: 1, BERSERKERS: 1}
    play(s, "roll hit command command")
    assert (forts(s), is_done(s), is_viking_controlled(s, HRYPUM)) == ([], True, False)


@pytest.mark.parametrize("hits", ["hit hit command", "hit hit hit"])
def test_vx_1_7_hits_enough_for_all_take_all(hits: str) -> None:
    s = stormed({NORSEMEN: 1, THEGN: 3}, "roll command command", "roll command", f"roll {hits}")
    assert (units_in(s, HRYPUM), forts(s), is_done(s)) == ({THEGN: 3}, [], True)


def test_vx_1_7_there_is_no_tile_to_raze_where_none_stands() -> None:
    s = a_fortified_land((LOIDIS,), active=THEGN, units={HRYPUM: {NORSEMEN: 1, BERSERKERS: 2, THEGN: 3}})
    fight(s, HRYPUM)
    play(s, "roll command", "roll command command", "roll hit hit command")
    assert offered(s, LOSE) == {NORSEMEN, BERSERKERS}
    assert refused(s, "raze") == "no Fort or Settlement of the side that is hit stands here (VX-1.7)"


def test_vx_1_7_a_fort_alone_wins_its_battle() -> None:
    s = stormed({THEGN: 2}, "roll hit", "roll hit")
    assert (units_in(s, HRYPUM), forts(s), is_done(s)) == ({}, ["hrypum"], True)
    assert is_viking_controlled(s, HRYPUM)


def test_vx_1_7_it_does_not_flee_and_no_command_moves_it() -> None:
    # Given a Fort alone, friends beside it
    s = stormed({THEGN: 2}, units={CNARRESBURH: {NORSEMEN: 2}})

    # When its dice show Flee and Command, then nothing happens and nobody is asked
    play(s, "roll flee", "roll command")
    assert (forts(s), s.fled) == (["hrypum"], [0, 0, 0, 0])
    assert dice(s) == (THEGN, 2)


def test_vx_1_7_flees_beyond_the_units_do_nothing() -> None:
    s = stormed({NORSEMEN: 1, THEGN: 2}, "roll flee flee", "roll command")
    assert (s.fled[NORSEMEN], units_in(s, HRYPUM), forts(s)) == (1, {THEGN: 2}, ["hrypum"])
    assert s.battle is not None


def test_vx_1_7_commands_beyond_the_units_do_nothing() -> None:
    # Given a Norseman in a Fort that rolls two Commands of his and one of Berserkers who are not there
    s = stormed({NORSEMEN: 1, THEGN: 2}, "roll command command", "roll command", units={CNARRESBURH: {NORSEMEN: 1}})

    # When he goes, then no Command is left to use, and the battle goes on against the Fort
    assert (s.seat, s.rule, offered(s, WITHDRAW)) == (NORSEMEN, "V-9.12", {CNARRESBURH})
    play(s, "withdraw cnarresburh")
    assert dice(s) == (THEGN, 2)
    assert (units_in(s, CNARRESBURH), forts(s), s.battle is not None) == ({NORSEMEN: 2}, ["hrypum"], True)
    invariants(s, dealt=False)
    play(s, "roll command command", "roll hit", "roll hit")
    assert (forts(s), is_viking_controlled(s, HRYPUM)) == (["hrypum"], True)
    invariants(s, dealt=False)


def test_vx_1_7_the_first_hit_takes_a_berserker_and_not_the_fort() -> None:
    # V-9.8: it does not serve for that
    s = stormed({NORSEMEN: 1, BERSERKERS: 1, THEGN: 2}, "roll command command", "roll command command")
    play(s, "roll hit hit")

    # Then the Berserker is gone unasked, and the second Hit is theirs to place
    assert (s.rule, answers(s)) == ("V-9.7", ["lose norsemen", "raze"])
    assert units_in(s, HRYPUM) == {NORSEMEN: 1, THEGN: 2}


def test_vx_1_7_a_lone_berserker_falls_before_his_fort() -> None:
    s = stormed({BERSERKERS: 1, THEGN: 2}, "roll command", "roll command command", "roll hit command")
    assert (units_in(s, HRYPUM), forts(s), s.battle is not None) == ({THEGN: 2}, ["hrypum"], True)


def test_vx_1_7_once_a_berserker_has_fallen_the_fort_may_take_later_hits() -> None:
    s = stormed({BERSERKERS: 3, THEGN: 2}, "roll command", "roll command command", "roll hit command")
    assert units_in(s, HRYPUM) == {BERSERKERS: 2, THEGN: 2}
    play(s, "roll command", "roll command command", "roll hit command", "raze")
    assert (units_in(s, HRYPUM), forts(s)) == ({BERSERKERS: 2, THEGN: 2}, [])


def test_vx_1_7_without_berserkers_the_first_hit_may_be_the_forts() -> None:
    s = stormed({NORSEMEN: 1, THEGN: 1}, "roll command command", "roll command", "roll hit", "raze")
    assert (units_in(s, HRYPUM), forts(s)) == ({NORSEMEN: 1, THEGN: 1}, [])


def test_vx_1_7_the_event_viking_fort_keeps_a_fort_standing() -> None:
    # Given the Event of that name played in a Fort (V-15.16), hit twice
    hands = {BERSERKERS: ["b12_viking_fort"]}
    s = stormed({BERSERKERS: 1, THEGN: 3}, hands=hands)
    play(s, "play b12_viking_fort", "roll command", "roll command command", "roll hit hit command")

    # Then one Hit is cancelled, and the other takes the Berserker
    assert (units_in(s, HRYPUM), forts(s), s.battle is not None) == ({THEGN: 3}, ["hrypum"], True)
    play(s, "roll command", "roll command", "roll hit command command")
    assert forts(s) == ["hrypum"]  # that Hit was cancelled too
    play(s, "roll command", "roll command", "roll hit hit command")
    assert (forts(s), is_done(s)) == ([], True)


def test_vx_1_7_a_fort_alone_plays_no_event() -> None:
    # V-10.5: no unit of theirs is in the battle
    s = stormed({THEGN: 1}, hands={NORSEMEN: ["n10_shield_wall"], BERSERKERS: ["b12_viking_fort"]}, event_unit=1)
    assert dice(s) == (NORSEMEN, 1)


def test_vx_1_7_a_leader_who_stays_with_the_fort_alone_is_lost() -> None:
    # Given Halfdan and his last unit in a Fort; the unit goes by Command
    s = stormed(
        {NORSEMEN: 1, THEGN: 1},
        "roll command command",
        "roll command",
        units={CNARRESBURH: {NORSEMEN: 1}},
        leaders={HALFDAN: HRYPUM},
    )
    play(s, "withdraw cnarresburh")
    assert (s.rule, answers(s)) == ("V-9.13", ["follow halfdan", "stay"])
    other = s.clone()

    # When he goes with it, then he is safe, and the Fort holds out alone
    play(other, "follow halfdan", "roll command", "roll hit", "roll hit")
    assert (other.leader_at[HALFDAN], forts(other)) == (CNARRESBURH, ["hrypum"])

    # When he stays, then the Fort may win, but he has no unit (V-7.9)
    play(s, "stay", "roll command", "roll hit", "roll hit")
    assert (s.leader_at[HALFDAN], forts(s)) == (GONE, ["hrypum"])


def test_vx_1_7_a_fort_is_no_friend_for_a_command() -> None:
    # RULINGS: Norsemen between a Fort without units and a shire with friends
    units = {HRYPUM: {NORSEMEN: 2, THEGN: 1}, SWALEDAEL: {NORSEMEN: 1}}
    s = fight(a_fortified_land((CNARRESBURH,), active=THEGN, units=units), HRYPUM)
    play(s, "roll command command")
    assert offered(s, WITHDRAW) == {SWALEDAEL}
    assert refused(s, "withdraw cnarresburh") == "there are no friends in Knaresborough (V-9.12)"
