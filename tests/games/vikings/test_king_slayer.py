"""The Legend of those who slay a Leader: King-Slayer (VX-6.15)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    BRETLINTUN,
    CETREHT,
    CNARRESBURH,
    CRAEFEN,
    ENGLISH,
    EOFORWIC,
    HALFDAN,
    HOUSECARL,
    IVAR,
    LOIDIS,
    LUNDENWIC,
    NORSEMEN,
    OXENAFORD,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.legends import refuse_slayer
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import BOARD, LOSE, PASS, PLACE
from heptarchy.games.vikings.table.age import CLAIMED, OPEN
from heptarchy.games.vikings.table.state import GONE, Vikings
from tests.games.vikings.age_tables import NOBODYS, owner, with_legend
from tests.games.vikings.table import (
    fight,
    invariants,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
    units_in,
)

# VX-6.15: King-Slayer


def slain(fled: dict[int, int], active: int = THEGN, **laid: Any) -> Vikings:
    """Thegns attack Halfdan in Leeds, who falls; units of the English have fled."""
    units = {LOIDIS: {NORSEMEN: 1, THEGN: 3}, **laid.pop("units", {})}
    leaders = {HALFDAN: LOIDIS, **laid.pop("leaders", {})}
    s = with_legend(
        "king_slayer", laid.pop("place", OPEN), active=active, units=units, leaders=leaders, fled=fled, **laid
    )
    fight(s, LOIDIS)
    return s


def test_vx_6_15_an_enemy_leader_removed_in_a_battle_brings_fled_units_back_at_once() -> None:
    # Given four Thegns who fled, and Halfdan's last unit that falls
    s = slain({THEGN: 4})
    play(s, "roll command")
    heard = told(s, lambda: play(s, "roll hit command command"))
    assert s.leader_at[HALFDAN] == GONE
    assert "the English win a Legend: King-Slayer" in heard

    # Then up to three of them come back to reinforcement cities (V-5.7), one by one
    assert (s.seat, s.rule, offered(s, PLACE)) == (THEGN, "VX-6.15", set(t.REINFORCEMENT_CITIES))
    refusal = "Durham is neither a reinforcement city that the English hold nor Alfred's place (V-5.7)"
    assert refused(s, "place dunholm") == refusal
    play(s, "place eoforwic", "place eoforwic")
    heard = told(s, lambda: play(s, "place oxenaford"))
    assert heard == ["1 Thegn comes to Oxford"]
    assert is_done(s)
    assert (units_in(s, EOFORWIC), units_in(s, OXENAFORD)) == ({THEGN: 2}, {THEGN: 1})
    assert s.fled[THEGN] == 1
    assert owner(s, "king_slayer") == ("english", True)
    invariants(s, dealt=False)


def test_vx_6_15_fewer_may_come() -> None:
    s = slain({THEGN: 4})
    play(s, "roll flee", "place eoforwic")
    assert refuse_slayer(s, THEGN, PASS[0]) is None  # the English too may let the rest stay away, unlike in V-5.7
    play(s, "pass")
    assert is_done(s)
    assert s.fled[THEGN] == 3
    s = slain({THEGN: 1})
    play(s, "roll flee", "place eoforwic")
    assert is_done(s)
    assert s.fled[THEGN] == 0


def test_vx_6_15_of_both_factions_of_the_side() -> None:
    # Given fled Housecarls and Thegns: the active player picks each time which
    s = slain({THEGN: 2, HOUSECARL: 1, BERSERKERS: 2})
    play(s, "roll flee")
    assert (s.seat, s.rule, offered(s, LOSE)) == (THEGN, "VX-6.15", {HOUSECARL, THEGN})
    play(s, "lose housecarl")
    assert s.seat == THEGN
    play(s, "place lundenwic")
    assert offered(s, PLACE) == set(t.REINFORCEMENT_CITIES)  # Thegns alone are left
    play(s, "place lundenwic", "place lundenwic")
    assert is_done(s)
    assert units_in(s, LUNDENWIC) == {HOUSECARL: 1, THEGN: 2}
    assert s.fled == [1, 2, 0, 0]  # the Norseman has just fled


def test_vx_6_15_alfred_is_a_place_and_a_city_in_viking_hands_is_none() -> None:
    s = slain({THEGN: 1}, leaders={ALFRED: CETREHT}, units={CETREHT: {HOUSECARL: 1}, EOFORWIC: {NORSEMEN: 1}})
    play(s, "roll flee")
    assert offered(s, PLACE) == {*t.REINFORCEMENT_CITIES, CETREHT} - {EOFORWIC}


def test_vx_6_15_nor_is_a_viking_city_before_which_the_english_wait() -> None:
    # Given York, where a battle of this turn is still to be fought (V-2.10)
    s = slain({THEGN: 1}, units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}})
    play(s, "roll flee")
    assert EOFORWIC not in offered(s, PLACE)


def test_vx_6_15_the_vikings_slay_alfred_and_come_back_to_coasts_and_leaders() -> None:
    # Given Alfred, whom Norsemen attack; Vikings on two coasts, with Ivar inland, and a Leader off shore
    units = {
        LOIDIS: {NORSEMEN: 3, THEGN: 1},
        EOFORWIC: {NORSEMEN: 1},
        BRETLINTUN: {BERSERKERS: 1},
        CRAEFEN: {NORSEMEN: 1},
        CNARRESBURH: {NORSEMEN: 1},
    }
    s = with_legend(
        "king_slayer",
        units=units,
        leaders={ALFRED: LOIDIS, IVAR: CRAEFEN},
        off_shore=HALFDAN,
        aboard=(1, 1),
        fled={BERSERKERS: 4},
    )
    fight(s, LOIDIS)
    play(s, "roll flee")
    assert s.leader_at[ALFRED] == GONE

    # Then these are their places
    assert (s.seat, offered(s, PLACE), offered(s, BOARD)) == (NORSEMEN, {EOFORWIC, BRETLINTUN, CRAEFEN}, {HALFDAN})
    refusal = "Leeds is neither a coast that the Vikings hold nor the place of a Leader (V-5.7)"
    assert refused(s, "place loidis") == refusal
    heard = told(s, lambda: play(s, "board halfdan"))
    assert heard == ["1 Berserker joins Halfdan"]
    play(s, "place craefen", "place eoforwic")
    assert is_done(s)
    assert s.aboard == [1, 2]
    assert (s.units[BERSERKERS][CRAEFEN], s.units[BERSERKERS][EOFORWIC], s.fled[BERSERKERS]) == (1, 1, 1)
    invariants(s, dealt=False)


def test_vx_6_15_in_the_enemy_s_turn_the_fled_factions_are_asked() -> None:
    # Given Halfdan who attacks and falls; Thegns and Housecarls have fled
    s = slain({THEGN: 1, HOUSECARL: 1}, NORSEMEN)
    play(s, "roll hit command command")
    assert (s.seat, offered(s, LOSE)) == (HOUSECARL, {HOUSECARL, THEGN})
    play(s, "lose thegn")
    assert (s.seat, s.rule) == (THEGN, "VX-6.15")
    play(s, "place eoforwic")
    assert s.seat == HOUSECARL


@pytest.mark.parametrize("place", [CLAIMED + VIKING, CLAIMED + ENGLISH])
def test_vx_6_15_once(place: int) -> None:
    s = slain({THEGN: 4}, place=place)
    play(s, "roll flee")
    assert is_done(s)
    assert s.fled[THEGN] == 4


def test_vx_6_15_a_leader_who_withdraws_is_not_removed() -> None:
    s = slain({THEGN: 4}, units={CRAEFEN: {NORSEMEN: 1}})
    play(s, "roll command", "withdraw craefen", "follow halfdan")
    assert is_done(s)
    assert owner(s, "king_slayer") == NOBODYS


def test_vx_6_15_a_leader_left_alone_outside_a_battle_is_no_deed() -> None:
    # Given Halfdan, whose last unit marches away (V-7.10)
    s = with_legend("king_slayer", units={LOIDIS: {NORSEMEN: 1}}, leaders={HALFDAN: LOIDIS}, armies=1, steps=1)
    s.fled[THEGN], s.stock[THEGN] = 1, 39
    run(s, movement_phase)
    play(s, "muster loidis", "march craefen")
    assert s.leader_at[HALFDAN] == GONE
    assert owner(s, "king_slayer") == NOBODYS


def test_vx_6_15_the_reward_is_gone_when_nobody_has_fled() -> None:
    s = slain({})
    play(s, "roll command", "roll hit command command")
    assert is_done(s)
    assert owner(s, "king_slayer") == ("english", True)


def test_vx_6_15_a_side_may_win_by_its_fyrd_and_lose_its_leader() -> None:
    # Given Alfred in York, whose last Thegn flees while Fyrd fight on and win (V-9.14)
    s = with_legend(
        "king_slayer",
        units={EOFORWIC: {NORSEMEN: 1, THEGN: 1}, BRETLINTUN: {NORSEMEN: 1}},
        leaders={ALFRED: EOFORWIC},
        fled={BERSERKERS: 1},
    )
    fight(s, EOFORWIC)
    play(s, "levy 2", "roll flee", "roll hit hit")

    # Then he is removed in a battle all the same, and the Vikings have slain him
    assert s.leader_at[ALFRED] == GONE
    assert owner(s, "king_slayer") == ("viking", True)
    assert (s.seat, s.rule, offered(s, PLACE)) == (NORSEMEN, "VX-6.15", {BRETLINTUN})


@pytest.mark.parametrize("number", [0, 1, 5])
def test_vx_6_15_slayer_units_says_how_many(number: int) -> None:
    s = slain({THEGN: 6}, slayer_units=number)
    play(s, "roll flee", *["place eoforwic"] * number)
    assert is_done(s)
    assert s.fled[THEGN] == 6 - number
