"""Commands: units that leave a battle, and Leaders who go with the last of them (V-9.12, V-9.13, V-14.6, V-14.15)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data.tables import (
    ALFRED,
    ALFREDS_GAMBIT,
    BERSERKERS,
    BRETLINTUN,
    CETREHT,
    CNARRESBURH,
    DUNHOLM,
    EOFORWIC,
    GRIMESBI,
    HALFDAN,
    HORNECAESTER,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LOIDIS,
    NORSEMEN,
    STREONAESHEALH,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table.actions import FOLLOW, STAY, WITHDRAW
from heptarchy.games.vikings.table.state import GONE
from tests.games.vikings.table import (
    a_state,
    answers,
    dice,
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

# V-9.12: where a unit may go


def test_v_9_12_a_command_moves_a_unit_to_an_adjacent_friendly_shire() -> None:
    # Given Thegns in battle, with friends of either faction next door and others further off
    s = a_state(
        units={
            CETREHT: {NORSEMEN: 2, THEGN: 2},
            HRYPUM: {THEGN: 1},
            DUNHOLM: {HOUSECARL: 1},
            LOIDIS: {THEGN: 1},
        }
    )
    fight(s, CETREHT)

    # When they roll a Command
    play(s, "roll flee command")

    # Then a Thegn may go to the two that border, or stay
    assert (s.seat, s.rule) == (THEGN, "V-9.12")
    assert offered(s, WITHDRAW) == {HRYPUM, DUNHOLM}
    assert offered(s, STAY) == {0}
    assert refused(s, "withdraw loidis") == "Leeds does not border Catterick, or is a marsh (V-9.12)"
    assert refused(s, "withdraw swaledael") == "there are no friends in Swaledale (V-9.12)"

    # And goes
    sentences = told(s, lambda: play(s, "withdraw dunholm"))
    assert units_in(s, DUNHOLM) == {HOUSECARL: 1, THEGN: 1}
    assert sentences[0] == "a Thegn withdraws to Durham"
    invariants(s, dealt=False)


def test_v_9_12_a_command_need_not_be_used() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 2}, HRYPUM: {THEGN: 1}})
    fight(s, CETREHT)
    play(s, "roll command command", "stay")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 2}
    assert dice(s) == (NORSEMEN, 2)  # to stay is said once for both


def test_v_9_12_each_command_moves_one_unit() -> None:
    # Given two Commands of three Thegns
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 3}, HRYPUM: {THEGN: 1}, DUNHOLM: {HOUSECARL: 1}})
    fight(s, CETREHT)
    play(s, "roll hit command command")

    # When both are used, each goes its own way, and the third stays
    play(s, "withdraw hrypum", "withdraw dunholm")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, THEGN: 1}
    assert (s.units[THEGN][HRYPUM], s.units[THEGN][DUNHOLM]) == (2, 1)
    assert dice(s) == (NORSEMEN, 1)


def test_v_9_12_one_may_go_and_the_other_stay() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 3}, HRYPUM: {THEGN: 1}})
    fight(s, CETREHT)
    play(s, "roll hit command command", "withdraw hrypum", "stay")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, THEGN: 2}


def test_v_9_12_a_command_moves_a_unit_of_the_faction_that_rolled_it() -> None:
    # Given a Housecarl Command beside Thegns
    s = a_state(units={CETREHT: {NORSEMEN: 2, HOUSECARL: 2, THEGN: 2}, HRYPUM: {THEGN: 1}})
    fight(s, CETREHT)
    play(s, "roll hit command", "roll hit flee")

    # When it is used, then a Housecarl goes
    assert s.seat == HOUSECARL
    play(s, "withdraw hrypum")
    assert units_in(s, HRYPUM) == {HOUSECARL: 1, THEGN: 1}


def test_v_9_14_flees_and_a_command_together_may_empty_the_shire() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 1, HOUSECARL: 1, THEGN: 3}, HRYPUM: {THEGN: 1}})
    fight(s, CETREHT)
    play(s, "roll flee", "roll flee flee command", "withdraw hrypum")
    assert units_in(s, CETREHT) == {NORSEMEN: 1}
    assert is_done(s)


def test_v_9_12_without_a_friendly_shire_next_door_nobody_is_asked() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 1}, LOIDIS: {THEGN: 1}})
    fight(s, CETREHT)
    play(s, "roll command")
    assert dice(s) == (NORSEMEN, 1)


def test_v_9_12_not_into_a_shire_with_enemies() -> None:
    # Given a shire next door where enemies stand, and another where a battle is still to be fought
    s = a_state(
        units={
            CETREHT: {NORSEMEN: 2, THEGN: 2},
            DUNHOLM: {NORSEMEN: 1},
            HRYPUM: {NORSEMEN: 1, THEGN: 3},
            SWALEDAEL: {THEGN: 1},
        },
    )
    fight(s, CETREHT)
    play(s, "roll flee command")
    assert offered(s, WITHDRAW) == {SWALEDAEL}
    assert refused(s, "withdraw hrypum") == "there are enemies in Ripon (V-9.12)"
    assert refused(s, "withdraw dunholm") == "there are enemies in Durham (V-9.12)"


def test_v_9_12_not_into_marsh() -> None:
    # Given a battle beside the fens
    s = a_state(units={HORNECAESTER: {NORSEMEN: 2, THEGN: 2}, GRIMESBI: {THEGN: 1}})
    fight(s, HORNECAESTER)
    play(s, "roll flee command")
    assert offered(s, WITHDRAW) == {GRIMESBI}
    assert refused(s, "withdraw cruland") == "Crowland Fens does not border Horncastle, or is a marsh (V-9.12)"


def test_v_15_33_vikings_may_not_go_by_command_where_the_saxon_navy_bars_the_way() -> None:
    # Given Vikings next door on two coasts, one of them barred
    s = a_state(
        units={CETREHT: {NORSEMEN: 3, THEGN: 2}, EOFORWIC: {NORSEMEN: 1}, STREONAESHEALH: {NORSEMEN: 1}},
        barred=[EOFORWIC],
    )
    fight(s, CETREHT)
    play(s, "roll command command", "roll command command command")
    assert offered(s, WITHDRAW) == {STREONAESHEALH}
    assert refused(s, "withdraw eoforwic") == "the Saxon Navy bars York (V-15.33)"


def test_v_15_33_the_saxon_navy_does_not_bar_the_english() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 3, THEGN: 2}, EOFORWIC: {THEGN: 1}}, barred=[EOFORWIC])
    fight(s, CETREHT)
    play(s, "roll command command")
    assert offered(s, WITHDRAW) == {EOFORWIC}


def test_v_9_12_a_shire_left_by_the_first_command_is_judged_anew_for_the_next() -> None:
    # Given Norsemen and Berserkers with Commands
    s = a_state(units={CETREHT: {NORSEMEN: 2, BERSERKERS: 1, THEGN: 2}, EOFORWIC: {NORSEMEN: 1}})
    fight(s, CETREHT)
    play(s, "roll flee command", "roll command command", "roll command", "withdraw eoforwic", "withdraw eoforwic")

    # Then after the Norsemen the Berserkers are asked too
    assert (s.seat, offered(s, WITHDRAW)) == (BERSERKERS, {EOFORWIC})


# V-9.17: each decides for its own


def test_v_9_17_each_player_decides_the_commands_of_its_own_faction() -> None:
    # Given Commands of both English factions, in the turn of the Housecarl
    s = a_state(active=HOUSECARL, units={CETREHT: {NORSEMEN: 1, HOUSECARL: 2, THEGN: 3}, HRYPUM: {THEGN: 1}})
    fight(s, CETREHT)
    play(s, "roll command", "roll command command", "roll command command command")

    # Then the Housecarl answer for theirs, then the Thegn for theirs
    assert s.seat == HOUSECARL
    play(s, "stay")
    assert s.seat == THEGN
    assert refused(s, "stay", HOUSECARL) == "you are not asked now"
    play(s, "withdraw hrypum", "stay")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, HOUSECARL: 2, THEGN: 2}


# V-6.3: Commands are no movement, but who came with the Leader has moved


def test_v_6_3_a_unit_that_came_with_a_leader_has_moved_after_its_command_and_may_join_him_again() -> None:
    # Given a Leader who left a Norseman in Whitby and attacks Catterick from there (V-14.9)
    s = a_state(
        units={STREONAESHEALH: {NORSEMEN: 4}, CETREHT: {THEGN: 1}},
        leaders={HALFDAN: STREONAESHEALH},
        armies=2,
        steps=4,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "load norsemen 3", "march cetreht")

    # When one of his three goes back by Command, and he wins
    play(s, "roll command", "roll hit command command", "withdraw streonaeshealh", "stay")

    # Then he goes on with the two who are left; back in Whitby the one that withdrew may join him, and the other too
    assert units_in(s, CETREHT) == {NORSEMEN: 2}
    play(s, "march streonaeshealh")
    assert "load norsemen 4" in answers(s)

    # And if he takes neither, the one that withdrew may not march again this turn, the other may
    play(s, "march bretlintun", "halt")
    assert (units_in(s, BRETLINTUN), units_in(s, STREONAESHEALH)) == ({NORSEMEN: 2}, {NORSEMEN: 2})
    run(s, movement_phase)
    play(s, "muster streonaeshealh", "march eoforwic")
    assert (units_in(s, EOFORWIC), units_in(s, STREONAESHEALH)) == ({NORSEMEN: 1}, {NORSEMEN: 1})


def test_v_6_3_a_defender_who_withdraws_has_not_moved() -> None:
    # Given a Leader who attacks Thegns with friends next door
    s = a_state(
        units={STREONAESHEALH: {NORSEMEN: 3}, CETREHT: {THEGN: 2}, HRYPUM: {THEGN: 1}},
        leaders={HALFDAN: STREONAESHEALH},
        armies=1,
        steps=4,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht")

    # When a Thegn withdraws, then nobody of the active side is taken to have moved there, or may be taken up there
    play(s, "roll hit command", "withdraw hrypum")
    assert s.march is not None
    assert (sum(s.moved[0]) + sum(s.moved[1]), s.march.dropped) == (0, [])


# V-9.13, V-14.6: the Leader goes with the last unit


def test_v_14_6_the_last_unit_and_its_leader_may_both_escape() -> None:
    # Given a Leader in battle with his last Norseman, and friends next door
    s = a_state(
        units={CETREHT: {NORSEMEN: 1, THEGN: 2}, HRYPUM: {BERSERKERS: 1}, DUNHOLM: {NORSEMEN: 1}},
        leaders={HALFDAN: CETREHT},
    )
    fight(s, CETREHT)
    play(s, "roll command command", "roll command")

    # When that unit withdraws, then its player is asked whether he goes along
    play(s, "withdraw hrypum")
    assert (s.seat, s.rule, offered(s, FOLLOW), offered(s, STAY)) == (NORSEMEN, "V-9.13", {HALFDAN}, {0})

    # And he does, to the same shire; the battle is lost
    sentences = told(s, lambda: play(s, "follow halfdan"))
    assert s.leader_at[HALFDAN] == HRYPUM
    assert units_in(s, HRYPUM) == {NORSEMEN: 1, BERSERKERS: 1}
    assert sentences == [
        "Halfdan withdraws to Ripon",
        "the English win the battle in Catterick",
    ]
    assert is_done(s)
    invariants(s, dealt=False)


def test_v_9_13_a_leader_who_stays_is_removed() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 2}, HRYPUM: {BERSERKERS: 1}}, leaders={HALFDAN: CETREHT})
    fight(s, CETREHT)
    play(s, "roll command command", "roll command", "withdraw hrypum", "stay")
    assert s.leader_at[HALFDAN] == GONE
    assert units_in(s, HRYPUM) == {NORSEMEN: 1, BERSERKERS: 1}


def test_v_9_13_a_leader_does_not_go_with_a_unit_that_is_not_the_last() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 2, THEGN: 2}, HRYPUM: {BERSERKERS: 1}}, leaders={HALFDAN: CETREHT})
    fight(s, CETREHT)
    play(s, "roll command command", "roll hit command", "withdraw hrypum")
    assert s.leader_at[HALFDAN] == CETREHT
    assert dice(s) == (THEGN, 1)


def test_v_9_13_two_commands_may_take_both_units_and_the_leader_goes_with_the_second() -> None:
    s = a_state(
        units={CETREHT: {NORSEMEN: 1, BERSERKERS: 1, THEGN: 2}, HRYPUM: {NORSEMEN: 1}, DUNHOLM: {NORSEMEN: 1}},
        leaders={HALFDAN: CETREHT},
    )
    fight(s, CETREHT)
    play(s, "roll command command", "roll command", "roll command", "withdraw hrypum", "withdraw dunholm")
    assert (s.seat, s.rule) == (BERSERKERS, "V-9.13")
    play(s, "follow halfdan")
    assert s.leader_at[HALFDAN] == DUNHOLM


def test_v_9_13_a_leader_who_escapes_has_no_steps_left() -> None:
    # Given a Leader with three steps left after he has attacked, and a dropped unit behind him (V-14.9)
    s = a_state(
        units={HRYPUM: {NORSEMEN: 2}, CETREHT: {THEGN: 2}},
        leaders={HALFDAN: HRYPUM},
        armies=2,
        steps=4,
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "load norsemen 1", "march cetreht")

    # When he escapes with his last unit
    play(s, "roll command command", "roll command", "withdraw hrypum", "follow halfdan")

    # Then his way is over, and he is not activated again
    assert is_done(s)
    assert (s.march, s.leader_at[HALFDAN]) == (None, HRYPUM)
    invariants(s, dealt=False)

    # And the unit that fled with him has moved; the one left behind may still march
    assert s.moved[0][HRYPUM] == 1


def test_v_9_13_the_last_unit_flees_or_falls_without_its_leader() -> None:
    # Given a Leader whose last unit does not withdraw but flees
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 2}, HRYPUM: {BERSERKERS: 1}}, leaders={HALFDAN: CETREHT})
    fight(s, CETREHT)
    play(s, "roll command command", "roll flee")
    assert is_done(s)
    assert s.leader_at[HALFDAN] == GONE


def test_v_14_15_of_several_leaders_one_may_go_and_the_player_picks() -> None:
    # Given two Leaders with one unit left between them, defending
    s = a_state(
        active=THEGN,
        units={CETREHT: {NORSEMEN: 1, THEGN: 2}, HRYPUM: {BERSERKERS: 1}},
        leaders={HALFDAN: CETREHT, IVAR: CETREHT},
    )
    fight(s, CETREHT)
    play(s, "roll command", "withdraw hrypum")

    # When one is picked, then he goes and the other is removed
    assert offered(s, FOLLOW) == {HALFDAN, IVAR}
    play(s, "follow ivar")
    assert (s.leader_at[HALFDAN], s.leader_at[IVAR]) == (GONE, HRYPUM)
    assert is_done(s)


def test_v_9_13_alfred_goes_with_his_last_unit() -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 1, THEGN: 1}, HRYPUM: {HOUSECARL: 1}}, leaders={ALFRED: CETREHT})
    fight(s, CETREHT)
    play(s, "roll command", "withdraw hrypum")
    assert (s.seat, s.rule) == (THEGN, "V-9.13")
    play(s, "follow alfred")
    assert s.leader_at[ALFRED] == HRYPUM


@pytest.mark.parametrize(("answer", "at"), [("follow alfred", HRYPUM), ("stay", CETREHT)])
def test_v_9_13_fyrd_left_behind_do_not_hold_alfred(answer: str, at: int) -> None:
    # Given Alfred who attacks with one Thegn and two Fyrd (V-15.35)
    s = a_state(
        active=THEGN,
        units={CETREHT: {NORSEMEN: 2, THEGN: 1}, HRYPUM: {HOUSECARL: 1}},
        leaders={ALFRED: CETREHT},
        effects=[ALFREDS_GAMBIT],
    )
    fight(s, CETREHT)
    play(s, "levy 2", "roll command command", "roll command", "roll blank blank")

    # When the Thegn withdraws, then Alfred may go with him though Fyrd are left
    play(s, "withdraw hrypum")
    assert s.rule == "V-9.13"
    play(s, answer)
    assert s.leader_at[ALFRED] == at

    # And the Fyrd fight on; when they go home, an Alfred who stayed with them is alone (V-7.9)
    play(s, "roll command command", "roll hit hit")
    assert is_done(s)
    assert s.leader_at[ALFRED] == (HRYPUM if answer == "follow alfred" else GONE)
    assert units_in(s, CNARRESBURH) == {}
