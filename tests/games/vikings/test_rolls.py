"""One roll of a side in a battle, worked out: dice, Hits, Flees (V-9.5 to V-9.11, V-9.17)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    DICE,
    EOFORWIC,
    FYRD,
    HOUSECARL,
    HRYPUM,
    NORSEMEN,
    ROLL_NAMES,
    THEGN,
    UNIT_KINDS,
)
from heptarchy.games.vikings.table.actions import DICE_WEIGHTS, LOSE, ROLL
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_state, dice, fight, invariants, is_done, offered, play, refused, told, units_in


def attack(active: int = NORSEMEN, shire: int = CETREHT, **units: int) -> Vikings:
    """A battle between these units, fought in this faction's turn."""
    there = {UNIT_KINDS.index(kind): n for kind, n in units.items()}
    return fight(a_state(active=active, units={shire: there}), shire)


# V-9.5: the dice


@pytest.mark.parametrize(
    ("kind", "most", "faces"),
    [
        (NORSEMEN, 3, {"hit": 3, "flee": 1, "command": 2}),
        (BERSERKERS, 2, {"hit": 4, "command": 2}),
        (HOUSECARL, 2, {"hit": 3, "flee": 1, "command": 2}),
        (THEGN, 3, {"hit": 2, "flee": 2, "command": 2}),
        (FYRD, 2, {"hit": 2, "flee": 3, "blank": 1}),
    ],
)
def test_v_9_5_each_kind_has_its_dice_and_faces(kind: int, most: int, faces: dict[str, int]) -> None:
    # Given one die of a kind, then its faces are those of the table; and so many dice are rolled at most
    chances = DICE_WEIGHTS[kind][1]
    shown = {ROLL_NAMES[ROLL.arg(answer)]: n for answer, n in zip(chances.answers, chances.weights, strict=True)}
    assert shown == faces
    assert DICE[kind] == most


@pytest.mark.parametrize("units", [1, 2, 3, 4, 9])
def test_v_9_5_a_kind_rolls_a_die_a_unit_up_to_its_dice(units: int) -> None:
    # Given as many units of each faction
    s = attack(norsemen=units, berserkers=units, housecarl=units, thegn=units)

    # When both sides roll, then each kind rolls one die a unit, at most the dice it has
    seen: list[tuple[int, int]] = []
    while len(seen) < 4:
        kind, n = dice(s)
        seen.append((kind, n))
        play(s, "roll " + " ".join(["command"] * n))
    assert seen == [
        (HOUSECARL, min(units, 2)),
        (THEGN, min(units, 3)),
        (NORSEMEN, min(units, 3)),
        (BERSERKERS, min(units, 2)),
    ]


def test_v_9_5_fyrd_roll_two_dice_at_most() -> None:
    s = attack(shire=EOFORWIC, norsemen=3, thegn=1)
    play(s, "levy 5", "roll command")
    assert dice(s) == (FYRD, 2)


def test_v_9_5_a_kind_without_units_rolls_nothing() -> None:
    # Given Housecarls and Berserkers alone
    s = attack(berserkers=1, housecarl=1)

    # Then nobody else rolls
    assert dice(s) == (HOUSECARL, 1)
    play(s, "roll command")
    assert dice(s) == (BERSERKERS, 1)
    play(s, "roll command")
    assert dice(s) == (HOUSECARL, 1)


def test_v_9_5_dice_of_one_colour_are_one_question_over_their_counts() -> None:
    # Given two Thegns: of 36 ways, 4 are two Hits and 8 a Hit and a Flee
    s = attack(norsemen=1, thegn=2)
    chances = {ROLL_NAMES[ROLL.arg(a)]: w for a, w in zip(s.weights.answers, s.weights.weights, strict=True)}
    assert s.seat == FATE
    assert chances == {
        "hit hit": 4,
        "hit flee": 8,
        "hit command": 8,
        "flee flee": 4,
        "flee command": 8,
        "command command": 4,
    }


# V-9.6: Hits, then Flees, then Commands


def test_v_9_6_hits_come_before_flees_and_flees_before_commands() -> None:
    # Given two Norsemen and a Berserker who attack two Housecarls and two Thegns, with friends next door
    s = a_state(
        units={CETREHT: {NORSEMEN: 2, BERSERKERS: 1, HOUSECARL: 2, THEGN: 2}, HRYPUM: {NORSEMEN: 1}},
    )
    fight(s, CETREHT)
    play(s, "roll command command", "roll command command", "roll flee command")

    # When they roll a Flee, a Command and a Hit, then the Hit is asked for first
    play(s, "roll hit")
    assert (s.seat, s.rule) == (HOUSECARL, "V-9.7")
    assert s.fled[NORSEMEN] == 0

    # Then the Flee happens, then the Command is asked for
    play(s, "lose thegn")
    assert s.fled[NORSEMEN] == 1
    assert (s.seat, s.rule) == (NORSEMEN, "V-9.12")


def test_v_9_6_both_kinds_of_a_side_have_rolled_before_anything_is_worked_out() -> None:
    s = attack(norsemen=2, housecarl=1, thegn=1)
    play(s, "roll hit")
    assert (dice(s), s.units[NORSEMEN][CETREHT]) == ((THEGN, 1), 2)
    play(s, "roll command")
    assert s.units[NORSEMEN][CETREHT] == 1


# V-9.7: Hits


def test_v_9_7_a_hit_removes_a_unit_of_the_other_sides_choice_to_the_stockpile() -> None:
    # Given defenders of three kinds, one of them Fyrd
    s = attack(shire=EOFORWIC, norsemen=1, housecarl=1, thegn=2)
    play(s, "levy 2", "roll command", "roll command command", "roll blank blank")

    # When they are hit
    play(s, "roll hit")

    # Then they choose among all three, and the unit is in the stockpile at once (V-1.7)
    assert offered(s, LOSE) == {HOUSECARL, THEGN, FYRD}
    assert refused(s, "lose norsemen") == "no Norsemen of the side that is hit are in this battle (V-9.7)"
    before = s.stock[THEGN]
    sentences = told(s, lambda: play(s, "lose thegn"))
    assert (s.stock[THEGN], units_in(s, EOFORWIC)) == (before + 1, {NORSEMEN: 1, HOUSECARL: 1, THEGN: 1})
    assert "1 Thegn falls" in sentences
    invariants(s, dealt=False)


def test_v_9_7_fyrd_may_be_chosen() -> None:
    s = attack(shire=EOFORWIC, norsemen=1, thegn=1)
    play(s, "levy 2", "roll command", "roll blank blank", "roll hit", "lose fyrd")
    assert s.battle is not None
    assert (s.battle.fyrd, s.stock[FYRD], s.units[THEGN][EOFORWIC]) == (1, 9, 1)


def test_v_9_7_each_hit_is_chosen_for_by_itself() -> None:
    # Given two Hits on two Thegns and two Housecarls
    s = attack(norsemen=3, housecarl=2, thegn=2)
    play(s, "roll command command", "roll command command", "roll hit hit command")

    # When one of each is given up, then both are gone
    play(s, "lose housecarl")
    assert offered(s, LOSE) == {HOUSECARL, THEGN}
    play(s, "lose thegn")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, HOUSECARL: 1, THEGN: 1}


def test_v_9_7_the_last_of_a_kind_is_not_offered_again() -> None:
    # Given one Housecarl and two Thegns with two Hits to take
    s = attack(norsemen=3, housecarl=1, thegn=2)
    play(s, "roll command", "roll command command", "roll hit hit command")

    # When the Housecarl goes first, then the other Hit takes a Thegn: there is nothing to choose
    play(s, "lose housecarl")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, THEGN: 1}
    assert s.seat == FATE


def test_v_9_7_units_of_a_lone_kind_fall_unasked() -> None:
    s = attack(norsemen=3, thegn=3)
    play(s, "roll command command command", "roll hit hit command")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, THEGN: 1}
    assert dice(s) == (THEGN, 1)


# V-9.8: the Berserker rule


def test_v_9_8_the_first_english_hit_takes_a_berserker() -> None:
    # Given Norsemen and Berserkers
    s = attack(norsemen=3, berserkers=2, thegn=1)

    # When the English hit for the first time, then nobody is asked: a Berserker falls
    play(s, "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 1}
    assert dice(s) == (NORSEMEN, 3)


def test_v_9_8_it_takes_one_berserker_a_battle() -> None:
    # Given three Hits in the first English roll
    s = attack(norsemen=3, berserkers=2, thegn=3)
    play(s, "roll hit hit hit")

    # Then one Berserker falls by the rule; for the other two Hits the Vikings choose
    assert units_in(s, CETREHT)[BERSERKERS] == 1
    assert (s.rule, offered(s, LOSE)) == ("V-9.7", {NORSEMEN, BERSERKERS})
    play(s, "lose norsemen", "lose norsemen")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, BERSERKERS: 1, THEGN: 3}


def test_v_9_8_it_holds_in_whichever_roll_the_first_hit_falls() -> None:
    # Given a first English roll without a Hit
    s = attack(norsemen=3, berserkers=2, thegn=1)
    play(s, "roll command", "roll command command command", "roll command command")

    # When the second has one, then a Berserker falls
    play(s, "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 1}

    # And the next Hit is free again
    play(s, "roll command command command", "roll command", "roll hit")
    assert offered(s, LOSE) == {NORSEMEN, BERSERKERS}


def test_v_9_8_without_a_berserker_the_hit_takes_a_norseman() -> None:
    s = attack(norsemen=3, thegn=1)
    play(s, "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 1}


def test_v_9_8_it_holds_for_viking_defenders_too() -> None:
    # Given English who attack
    s = attack(active=THEGN, norsemen=1, berserkers=2, thegn=1)
    play(s, "roll command", "roll command command", "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, BERSERKERS: 1, THEGN: 1}


def test_v_9_8_a_viking_hit_binds_the_english_to_nothing() -> None:
    s = attack(norsemen=1, housecarl=1, thegn=1)
    play(s, "roll command", "roll command", "roll hit")
    assert offered(s, LOSE) == {HOUSECARL, THEGN}


def test_v_9_8_each_battle_has_its_own_first_hit() -> None:
    # Given a battle that took its Berserker
    s = attack(norsemen=1, berserkers=3, thegn=1)
    play(s, "roll hit", "roll hit", "roll command command")
    assert is_done(s)

    # When the next one is fought there
    s.units[THEGN][CETREHT] = s.hosts[1][CETREHT] = 1
    s.stock[THEGN] -= 1
    fight(s, CETREHT)

    # Then its first Hit takes one again
    play(s, "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, BERSERKERS: 1, THEGN: 1}


# V-9.9: too many Hits


def test_v_9_9_hits_beyond_the_last_unit_are_lost() -> None:
    # Given three Hits on two units of two kinds
    s = attack(norsemen=3, housecarl=1, thegn=1)
    play(s, "roll command", "roll command", "roll hit hit hit")

    # Then nobody is asked, both fall, and the battle is over
    assert is_done(s)
    assert units_in(s, CETREHT) == {NORSEMEN: 3}
    invariants(s, dealt=False)


def test_v_9_9_the_side_that_is_hit_to_the_last_does_not_hit_back() -> None:
    s = attack(norsemen=1, berserkers=1, thegn=2)
    play(s, "roll hit hit")
    assert is_done(s)
    assert units_in(s, CETREHT) == {THEGN: 2}


# V-9.10: Flees


def test_v_9_10_a_flee_takes_a_unit_of_the_kind_whose_die_shows_it() -> None:
    # Given Housecarls and Thegns
    s = attack(norsemen=1, housecarl=2, thegn=2)

    # When a Housecarl die and both Thegn dice show Flee
    sentences = told(s, lambda: play(s, "roll flee command", "roll flee flee"))

    # Then so many of each are in the Fled Units area, not in the stockpile (V-1.8)
    assert s.fled == [0, 0, 1, 2]
    assert (s.stock[HOUSECARL], s.stock[THEGN]) == (18, 38)
    assert units_in(s, CETREHT) == {NORSEMEN: 1, HOUSECARL: 1}
    assert sentences[-2:] == ["1 Housecarl flees", "2 Thegn flee"]
    invariants(s, dealt=False)


def test_v_9_10_a_fyrd_who_flees_goes_to_the_stockpile() -> None:
    s = attack(shire=EOFORWIC, norsemen=1, thegn=1)
    play(s, "levy 3", "roll command", "roll flee blank")
    assert s.battle is not None
    assert (s.battle.fyrd, s.stock[FYRD], s.fled) == (2, 8, [0, 0, 0, 0])


def test_v_9_10_a_flee_of_one_kind_does_not_move_another() -> None:
    # Given one Thegn who flees beside two Housecarls
    s = attack(norsemen=1, housecarl=2, thegn=1)
    play(s, "roll command command", "roll flee")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, HOUSECARL: 2}


def test_v_9_10_vikings_flee_as_well() -> None:
    s = attack(norsemen=3, thegn=1)
    play(s, "roll command", "roll flee flee command")
    assert (s.fled, units_in(s, CETREHT)) == ([2, 0, 0, 0], {NORSEMEN: 1, THEGN: 1})


def test_v_9_10_with_no_unit_left_a_flee_has_no_effect() -> None:
    # Given a Thegn whom the Housecarls attack in the Northumbrian Discord (V-15.14): else no kind shows more Flees
    # than it has units
    s = a_state(
        units={EOFORWIC: {NORSEMEN: 1, HOUSECARL: 2, THEGN: 1}},
        hands={NORSEMEN: ["n11_northumbrian_discord"]},
    )
    fight(s, EOFORWIC)
    play(s, "levy 2", "play n11_northumbrian_discord")

    # When the Housecarls hit the one Thegn and his die shows Flee
    play(s, "roll hit command", "roll flee")

    # Then he is dead and has not fled
    assert (s.fled[THEGN], s.units[THEGN][EOFORWIC], s.stock[THEGN]) == (0, 0, 40)
    invariants(s, dealt=False)


# V-9.11: the blank face


def test_v_9_11_a_blank_does_nothing() -> None:
    s = attack(shire=EOFORWIC, norsemen=2, thegn=1)
    play(s, "levy 2", "roll command", "roll blank blank")
    assert s.battle is not None
    assert (s.battle.fyrd, units_in(s, EOFORWIC), s.fled) == (2, {NORSEMEN: 2, THEGN: 1}, [0, 0, 0, 0])


# V-9.17: who decides


@pytest.mark.parametrize(("active", "housecarl", "thegn"), [(HOUSECARL, 1, 2), (THEGN, 2, 1)])
def test_v_9_17_the_active_faction_decides_for_the_attackers(active: int, housecarl: int, thegn: int) -> None:
    # Given English attackers, of whom the other faction has more
    s = attack(active=active, norsemen=1, housecarl=housecarl, thegn=thegn)

    # When they are hit, then the active faction chooses
    play(s, "roll hit")
    assert (s.seat, s.rule) == (active, "V-9.7")


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS])
def test_v_9_17_the_active_viking_faction_decides_for_viking_attackers(active: int) -> None:
    s = attack(active=active, norsemen=2, berserkers=2, thegn=2)
    play(s, "roll hit hit")
    assert s.seat == active


@pytest.mark.parametrize(
    ("housecarl", "thegn", "decider"), [(1, 2, THEGN), (2, 1, HOUSECARL), (2, 2, HOUSECARL), (1, 3, THEGN)]
)
def test_v_9_17_the_larger_faction_decides_for_the_defenders(housecarl: int, thegn: int, decider: int) -> None:
    # Given defenders of two owners: on a tie the Housecarl decide
    s = attack(norsemen=1, housecarl=housecarl, thegn=thegn)
    command = " command"
    play(s, "roll" + command * min(2, housecarl), "roll" + command * min(3, thegn), "roll hit")
    assert (s.seat, s.rule) == (decider, "V-9.7")


@pytest.mark.parametrize(
    ("norsemen", "berserkers", "decider"), [(1, 3, BERSERKERS), (3, 2, NORSEMEN), (2, 3, NORSEMEN)]
)
def test_v_9_17_the_larger_viking_faction_decides_for_viking_defenders(
    norsemen: int, berserkers: int, decider: int
) -> None:
    # Given Viking defenders who have lost a Berserker to the first of two Hits (V-9.8): two and two are a tie
    s = attack(active=THEGN, norsemen=norsemen, berserkers=berserkers, thegn=2)
    play(s, "roll" + " command" * min(3, norsemen), "roll command command", "roll hit hit")
    assert (s.seat, s.rule) == (decider, "V-9.7")


def test_v_9_17_numbers_are_looked_at_for_each_hit() -> None:
    # Given three Thegns beside two Housecarls
    s = attack(norsemen=3, housecarl=2, thegn=3)
    play(s, "roll command command", "roll command command command", "roll hit hit hit")

    # When they give up a Thegn, it is a tie: now the Housecarl decide
    assert s.seat == THEGN
    play(s, "lose thegn")
    assert s.seat == HOUSECARL
