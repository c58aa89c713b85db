"""The odds of battles: against the reference battles, by hand, and against two plain ways of working them out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    DICE,
    ENGLISH,
    FACES,
    FYRD,
    HOUSECARL,
    KINDS_OF,
    NORSEMEN,
    SIDES,
    THEGN,
    UNIT_KINDS,
    VIKING,
)
from heptarchy.games.vikings.table.odds import BattleOdds, battle_odds, fyrd_draws

DATA = Path(__file__).parents[3] / "src" / "heptarchy" / "games" / "vikings" / "data" / "vikings.json"
REFERENCE: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["reference_battles"]["rows"]
ORDER_OF_LOSS = {VIKING: [NORSEMEN, BERSERKERS], ENGLISH: [FYRD, THEGN, HOUSECARL]}

Units = tuple[int, int, int, int, int]  # by kind
NOBODY: Units = (0, 0, 0, 0, 0)


# The plain ways


def as_units(counts: Iterable[int]) -> Units:
    norsemen, berserkers, housecarl, thegn, fyrd = counts
    return norsemen, berserkers, housecarl, thegn, fyrd


def one_more(units: Units, kind: int) -> Units:
    return as_units(n + (k == kind) for k, n in enumerate(units))


def strength(units: Units, side: int) -> int:
    return sum(units[kind] for kind in KINDS_OF[side])


def after_hits(units: Units, taken: bool, side: int, hits: int) -> tuple[Units, bool]:
    """V-9.7, V-9.8: the units left, and whether the Berserker has been taken, Hit by Hit."""
    left = list(units)
    for _ in range(hits):
        order = ORDER_OF_LOSS[side]
        if side == VIKING and not taken:
            taken, order = True, [BERSERKERS, NORSEMEN]
        for kind in order:
            if left[kind]:
                left[kind] -= 1
                break
    return as_units(left), taken


@cache
def rolls(side: int, units: Units) -> list[tuple[int, Units, Fraction]]:
    """Every roll of a side, die by die: its Hits, its Flees by kind, and how likely it is."""
    found: dict[tuple[int, Units], Fraction] = {(0, NOBODY): Fraction(1)}
    for kind in KINDS_OF[side]:
        hit, flee, command, blank = FACES[kind]
        for _ in range(min(DICE[kind], units[kind])):
            after: dict[tuple[int, Units], Fraction] = {}
            for (hits, fled), chance in found.items():
                shown = [((hits + 1, fled), hit), ((hits, one_more(fled, kind)), flee), ((hits, fled), command + blank)]
                for result, faces in shown:
                    after[result] = after.get(result, Fraction(0)) + chance * faces / 6
            found = after
    return [(hits, fled, chance) for (hits, fled), chance in found.items() if chance]


def after_roll(units: Units, taken: bool, side: int, hits: int, fled: Units) -> tuple[Units, bool]:
    """V-9.6, V-9.14: Hits first, then Flees, even if the enemy is gone."""
    left, taken = after_hits(units, taken, 1 - side, hits)
    return as_units(n - f for n, f in zip(left, fled, strict=True)), taken


@cache
def results(units: Units, taken: bool, side: int) -> list[tuple[Units, bool, Units, float]]:
    """What every roll of a side leaves, who has fled in it, and how likely it is."""
    return [
        (*after_roll(units, taken, side, hits, fled), fled, float(chance)) for hits, fled, chance in rolls(side, units)
    ]


@cache
def p_vikings_win(units: Units, taken: bool, roller: int) -> Fraction:
    """Exact: the chance from a position is a sum over two rolls, solved for the case that both change nothing."""
    if not strength(units, VIKING):
        return Fraction(0)
    if not strength(units, ENGLISH):
        return Fraction(1)
    nothing, total = Fraction(1), Fraction(0)
    for side in (roller, 1 - roller):
        same = Fraction(0)
        for hits, fled, chance in rolls(side, units):
            if hits == 0 and not any(fled):
                same = chance
            else:
                total += nothing * chance * p_vikings_win(*after_roll(units, taken, side, hits, fled), 1 - side)
        nothing *= same
    return total / (1 - nothing)


def played_out(attacker: int, units: Units, first: int | None = None, taken: bool = False) -> BattleOdds:
    """Roll after roll until what is still being fought is no more than rounding."""
    odds = BattleOdds()
    side = 1 - attacker if first is None else first
    has_attacked = False
    fighting: dict[tuple[Units, bool], float] = {(units, taken): 1.0}
    while sum(fighting.values()) > 1e-15:
        after: dict[tuple[Units, bool], float] = {}
        for (now, met), before in fighting.items():
            for then, met_then, fled, chance in results(now, met, side):
                p = before * chance
                for kind in KINDS_OF[side]:
                    odds.mean_fled[kind] += p * fled[kind]
                for kind in KINDS_OF[1 - side]:
                    odds.mean_killed[kind] += p * (now[kind] - then[kind])
                if strength(then, VIKING) and strength(then, ENGLISH):
                    after[then, met_then] = after.get((then, met_then), 0.0) + p
                else:
                    odds.survivors[then] = odds.survivors.get(then, 0.0) + p
                    if strength(then, attacker) and not has_attacked:
                        odds.p_won_by_first_attack_roll += p
        fighting = after
        has_attacked = has_attacked or side == attacker
        side = 1 - side
    for then, p in odds.survivors.items():
        odds.p_viking_wins += p if strength(then, VIKING) else 0.0
        for kind in range(len(UNIT_KINDS)):
            odds.mean_survivors[kind] += p * then[kind]
    return odds


def assert_same(odds: BattleOdds, other: BattleOdds) -> None:
    assert odds.p_viking_wins == pytest.approx(other.p_viking_wins, abs=1e-12)
    assert odds.p_won_by_first_attack_roll == pytest.approx(other.p_won_by_first_attack_roll, abs=1e-12)
    assert odds.survivors == pytest.approx(other.survivors, abs=1e-12)
    assert odds.mean_survivors == pytest.approx(other.mean_survivors, abs=1e-12)
    assert odds.mean_fled == pytest.approx(other.mean_fled, abs=1e-12)
    assert odds.mean_killed == pytest.approx(other.mean_killed, abs=1e-12)


# The reference battles


@pytest.mark.parametrize("row", REFERENCE, ids=lambda row: " ".join(str(n) for n in list(row.values())[:6]))
def test_the_reference_battles_come_out_to_four_digits(row: dict[str, Any]) -> None:
    by_card = isinstance(row["fyrd"], str)
    odds = battle_odds(
        SIDES.index(row["attacker"]),
        row["norsemen"],
        row["berserkers"],
        row["housecarl"],
        row["thegn"],
        0 if by_card else row["fyrd"],
        fyrd_random=by_card,
    )
    assert round(odds.p_viking_wins, 4) == row["p_viking_wins"]
    assert round(odds.mean_viking_survivors, 4) == row["mean_viking_survivors"]
    assert round(odds.mean_english_survivors, 4) == row["mean_housecarl_thegn_survivors"]
    if "p_won_by_first_attack_roll" in row:
        assert round(odds.p_won_by_first_attack_roll, 4) == row["p_won_by_first_attack_roll"]


def test_there_are_eight_reference_battles() -> None:
    assert len(REFERENCE) == 8


# By hand


def test_v_9_4_defenders_roll_first() -> None:
    # A Thegn hits, flees or does nothing, a third each; a Norseman hits 3, flees 1, does nothing 2 times in six.
    # Thegn first: p = 1/3 + 1/3 (1/2 + 1/3 p). Norseman first: p = 1/2 + 1/3 (1/3 + 1/3 p).
    assert battle_odds(VIKING, 1, 0, 0, 1).p_viking_wins == pytest.approx(9 / 16, abs=1e-15)
    assert battle_odds(ENGLISH, 1, 0, 0, 1).p_viking_wins == pytest.approx(11 / 16, abs=1e-15)


def test_v_9_4_attackers_may_be_the_next_to_roll() -> None:
    odds = battle_odds(VIKING, 1, 0, 0, 1, attackers_roll=True)
    assert odds.p_viking_wins == pytest.approx(11 / 16, abs=1e-15)
    assert odds.p_won_by_first_attack_roll == pytest.approx(1 / 2, abs=1e-15)


def test_v_14_5_a_first_attack_roll_wins_also_if_the_defenders_are_gone_before_it() -> None:
    # The Thegn flees, 1/3; or does nothing, 1/3, and is hit, 1/2
    assert battle_odds(VIKING, 1, 0, 0, 1).p_won_by_first_attack_roll == pytest.approx(1 / 2, abs=1e-15)
    # The Norseman flees, 1/6; or does nothing, 2/6, and is hit, 1/3
    assert battle_odds(ENGLISH, 1, 0, 0, 1).p_won_by_first_attack_roll == pytest.approx(5 / 18, abs=1e-15)


def test_v_9_8_the_first_hit_takes_a_berserker_and_only_the_first() -> None:
    # A Norseman and a Berserker against a Housecarl: a Hit leaves the Norseman
    odds = battle_odds(VIKING, 1, 1, 1, 0)
    assert_same(odds, played_out(VIKING, (1, 1, 1, 0, 0)))
    norseman_left = odds.survivors[1, 0, 0, 0, 0]
    # Had the rule been met before, a Hit would leave the Berserker
    met = battle_odds(VIKING, 1, 1, 1, 0, berserker_taken=True)
    assert_same(met, played_out(VIKING, (1, 1, 1, 0, 0), taken=True))
    assert (1, 0, 0, 0, 0) not in met.survivors
    assert met.survivors[0, 1, 0, 0, 0] > norseman_left > 0.0


def test_v_9_8_without_berserkers_the_rule_takes_nobody() -> None:
    assert_same(battle_odds(ENGLISH, 3, 0, 1, 2), battle_odds(ENGLISH, 3, 0, 1, 2, berserker_taken=True))


def test_v_9_14_those_who_flee_in_the_winning_roll_are_gone() -> None:
    # Two Norsemen roll against one Thegn. Hit and Flee, 1/6: won, with one left. Both are left after two Hits, 1/4, or
    # Hit and Command, 1/3; or two Commands, 1/9, and the Thegn flees, 1/3, or does nothing, 1/3, and they roll again.
    odds = battle_odds(VIKING, 2, 0, 0, 1, attackers_roll=True)
    both_left = (1 / 4 + 1 / 3 + 1 / 9 * 1 / 3) / (1 - 1 / 9 * 1 / 3)
    assert odds.survivors[2, 0, 0, 0, 0] == pytest.approx(both_left, abs=1e-15)
    assert odds.survivors[1, 0, 0, 0, 0] > 1 / 6


def test_v_9_14_the_english_roll_is_worked_out_when_the_last_viking_has_fallen() -> None:
    # A Fyrd and a Housecarl roll against a Norseman: Hit by the one, 1/3, and Flee of the other, 1/6, leaves the Fyrd
    odds = battle_odds(VIKING, 1, 0, 1, 0, 1)
    assert_same(odds, played_out(VIKING, (1, 0, 1, 0, 1)))
    assert odds.survivors[0, 0, 0, 0, 1] > 1 / 3 * 1 / 6


def test_v_15_61_a_fyrd_card_brings_two_to_five_alike() -> None:
    assert fyrd_draws() == [(2, 0.25), (3, 0.25), (4, 0.25), (5, 0.25)]
    by_card = battle_odds(VIKING, 4, 2, 1, 2, fyrd_random=True)
    by_number = [battle_odds(VIKING, 4, 2, 1, 2, fyrd) for fyrd in (2, 3, 4, 5)]
    for name in ("p_viking_wins", "p_won_by_first_attack_roll", "mean_viking_survivors", "mean_english_survivors"):
        mean = sum(getattr(odds, name) for odds in by_number) / 4
        assert getattr(by_card, name) == pytest.approx(mean, abs=1e-12)
    assert by_card.mean_killed[FYRD] + by_card.mean_fled[FYRD] + by_card.mean_survivors[FYRD] == pytest.approx(3.5)


# Against the plain ways


def test_v_9_5_small_battles_agree_with_exact_fractions() -> None:
    # All battles of up to two units a kind
    for units in product((0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2)):
        if not strength(units, VIKING) or not strength(units, ENGLISH):
            continue
        for attacker, taken in product((VIKING, ENGLISH), (False, True)):
            odds = battle_odds(attacker, *units, berserker_taken=taken)
            exact = p_vikings_win(units, taken, 1 - attacker)
            assert odds.p_viking_wins == pytest.approx(float(exact), abs=1e-13), (attacker, units, taken)


@pytest.mark.parametrize("attacker", [VIKING, ENGLISH])
@pytest.mark.parametrize(
    "units",
    [(5, 0, 2, 2, 0), (0, 4, 2, 3, 0), (4, 1, 0, 4, 1), (1, 3, 3, 0, 3), (3, 2, 1, 3, 2), (2, 2, 0, 0, 4)],
    ids=str,
)
def test_v_9_5_battles_agree_with_battles_played_out_roll_by_roll(attacker: int, units: Units) -> None:
    assert_same(battle_odds(attacker, *units), played_out(attacker, units))
    assert_same(battle_odds(attacker, *units, attackers_roll=True), played_out(attacker, units, first=attacker))


@pytest.mark.parametrize("attacker", [VIKING, ENGLISH])
def test_a_great_battle_agrees_with_one_in_which_nothing_is_dropped(attacker: int) -> None:
    odds, whole = battle_odds(attacker, 15, 6, 6, 9, 4), battle_odds(attacker, 15, 6, 6, 9, 4, faint=0.0)
    assert whole.missing < 1e-13 < odds.missing < 1e-8
    assert odds.p_viking_wins == pytest.approx(whole.p_viking_wins, abs=odds.missing)
    for left, chance in whole.survivors.items():
        assert odds.survivors.get(left, 0.0) == pytest.approx(chance, abs=odds.missing)


@pytest.mark.parametrize(
    ("attacker", "p", "vikings", "english"),
    [
        (VIKING, 0.978193642386715, 18.7196006835505, 0.133311168820246),
        (ENGLISH, 0.986146364060744, 20.1123308957049, 0.0804452265441863),
    ],
)
def test_the_greatest_battle_is_right_to_seven_digits(attacker: int, p: float, vikings: float, english: float) -> None:
    # The figures come from a plain sum over all 950,000 positions, none dropped
    odds = battle_odds(attacker, 40, 20, 20, 40, 10)
    assert odds.missing < 1e-7
    assert odds.p_viking_wins == pytest.approx(p, abs=odds.missing)
    assert odds.mean_viking_survivors == pytest.approx(vikings, abs=1e-6)
    assert odds.mean_english_survivors == pytest.approx(english, abs=1e-6)
    assert sum(odds.survivors.values()) == pytest.approx(1.0, abs=1e-12)


# What holds of all battles

SOME_UNITS = [(1, 0, 0, 1, 0), (3, 2, 1, 1, 4), (0, 5, 3, 0, 0), (9, 4, 3, 6, 5), (2, 0, 8, 8, 0), (17, 8, 1, 1, 3)]


@pytest.mark.parametrize("attacker", [VIKING, ENGLISH])
@pytest.mark.parametrize("units", SOME_UNITS, ids=str)
def test_v_9_14_one_side_is_left_and_all_chances_are_one(attacker: int, units: Units) -> None:
    odds = battle_odds(attacker, *units)
    assert sum(odds.survivors.values()) == pytest.approx(1.0, abs=1e-12)
    assert all(chance > 0.0 for chance in odds.survivors.values())
    for left in odds.survivors:
        assert (strength(left, VIKING) > 0) != (strength(left, ENGLISH) > 0)
    for kind, began in enumerate(units):
        gone = odds.mean_killed[kind] + odds.mean_fled[kind]
        assert gone + odds.mean_survivors[kind] == pytest.approx(began, abs=1e-6)
    assert odds.mean_fled[BERSERKERS] == 0.0


def test_v_9_10_berserkers_never_flee() -> None:
    # What puts the Vikings on a line; a die with a Flee would need rows by Norsemen and Berserkers
    assert FACES[BERSERKERS][1] == 0


@pytest.mark.parametrize("attacker", [VIKING, ENGLISH])
def test_more_vikings_never_lower_their_chance_and_more_english_never_raise_it(attacker: int) -> None:
    @cache
    def chance(units: Units) -> float:
        return battle_odds(attacker, *units).p_viking_wins

    for units in product((0, 1, 4), (0, 1, 3), (0, 1, 3), (0, 2, 4), (0, 2)):
        if not strength(units, VIKING) or not strength(units, ENGLISH):
            continue
        for kind in range(len(UNIT_KINDS)):
            if kind in KINDS_OF[VIKING]:
                assert chance(one_more(units, kind)) >= chance(units) - 1e-12, (units, kind)
            else:
                assert chance(one_more(units, kind)) <= chance(units) + 1e-12, (units, kind)


# What is no battle


@pytest.mark.parametrize(
    ("units", "message"),
    [
        ((-1, 0, 0, 1, 0), "norsemen: -1 is less than none"),
        ((41, 0, 0, 1, 0), "norsemen: 41 is more than the box holds, 40 (V-1.1, V-1.2)"),
        ((1, 21, 0, 1, 0), "berserkers: 21 is more than the box holds, 20 (V-1.1, V-1.2)"),
        ((1, 0, 21, 1, 0), "housecarl: 21 is more than the box holds, 20 (V-1.1, V-1.2)"),
        ((1, 0, 0, 41, 0), "thegn: 41 is more than the box holds, 40 (V-1.1, V-1.2)"),
        ((1, 0, 0, 1, 11), "fyrd: 11 is more than the box holds, 10 (V-1.1, V-1.2)"),
        ((0, 0, 1, 1, 0), "the viking side has no unit in the battle"),
        ((1, 1, 0, 0, 0), "the english side has no unit in the battle"),
    ],
)
def test_v_1_1_units_come_from_the_box_and_both_sides_have_some(units: Units, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        battle_odds(VIKING, *units)


def test_v_9_3_a_fyrd_card_needs_an_english_unit_and_no_number_beside_it() -> None:
    with pytest.raises(ValueError, match=r"a card is turned only where a Housecarl or a Thegn stands \(V-9.3\)"):
        battle_odds(VIKING, 1, 0, 0, 0, fyrd_random=True)
    with pytest.raises(ValueError, match="fyrd: either 3 or one card at random, not both"):
        battle_odds(VIKING, 1, 0, 0, 1, 3, fyrd_random=True)


def test_there_are_two_sides_to_attack() -> None:
    with pytest.raises(ValueError, match=r"attacker is 0 \(viking\) or 1 \(english\), not 2"):
        battle_odds(2, 1, 0, 0, 1)


def test_odds_say_the_figures_of_the_reference_table() -> None:
    assert repr(battle_odds(VIKING, 1, 0, 0, 1)) == (
        "BattleOdds(p_viking_wins=0.5625, mean_viking_survivors=0.5625, mean_english_survivors=0.4375, "
        "p_won_by_first_attack_roll=0.5000)"
    )
