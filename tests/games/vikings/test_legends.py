"""Legends: how they are laid and taken, and those of single rolls and battles (VX-6.1, VX-6.11 to VX-6.13)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import end_age_turn
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    DUNHOLM,
    ENGLISH,
    EOFORWIC,
    FACTIONS,
    FYRD,
    HOUSECARL,
    LOIDIS,
    NORSEMEN,
    SIDES,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.legends import lay_legends
from heptarchy.games.vikings.table.actions import LAY
from heptarchy.games.vikings.table.age import ASIDE, CLAIMED, OPEN, TAKEN
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_turn
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    dice,
    fight,
    idle,
    is_done,
    offered,
    pass_all,
    play,
    run,
    told,
    units_in,
)


def with_legends(places: dict[str, int] | Iterable[str], **laid: Any) -> Vikings:
    """A table with these Legends open, or where they are said to be; the others are set aside."""
    s = a_state(modules=("legends", *laid.pop("modules", ())), **laid)
    assert s.age is not None
    where = places if isinstance(places, dict) else dict.fromkeys(places, OPEN)
    for key, place in where.items():
        s.age.legends[ta.LEGEND_KEYS.index(key)] = place
    return s


def a_fight(
    places: dict[str, int] | Iterable[str], there: dict[int, int], active: int = NORSEMEN, **laid: Any
) -> Vikings:
    """A battle, outside the cities unless told, with these Legends."""
    shire = laid.pop("shire", CETREHT)
    units = {shire: there, **laid.pop("units", {})}
    return fight(with_legends(places, active=active, units=units, **laid), shire)


def owner(s: Vikings, key: str) -> tuple[str | None, bool]:
    """Which side has this Legend, and whether it has had its reward, as all can see."""
    seen = s.view(None)["age"]["legends"][key]
    return seen["side"], seen["claimed"]


NOBODYS = (None, False)


# VX-6.1


def test_vx_6_1_three_of_six_are_laid_open_each_as_likely_as_another() -> None:
    s = a_game(legends=True)
    left = set(range(6))
    for key in ("king_slayer", "great_host", "saga_singer"):
        assert (s.seat, s.rule, offered(s, LAY)) == (FATE, "VX-6.1", left)
        assert s.weights.weights == [1] * len(left)
        heard = told(s, lambda key=key: play(s, f"lay {key}"))  # type: ignore[misc]
        assert len(heard) == 1
        left.remove(ta.LEGEND_KEYS.index(key))
    assert s.rule != "VX-6.1"

    # All see these three, and no other
    for seat in (0, 1, 2, 3, None):
        assert set(s.view(seat)["age"]["legends"]) == {"king_slayer", "great_host", "saga_singer"}
    assert owner(s, "great_host") == NOBODYS


@pytest.mark.parametrize("number", [0, 1, 6])
def test_vx_6_1_legends_open_says_how_many(number: int) -> None:
    s = a_state(modules=("legends",), legends_open=number)
    run(s, lay_legends)
    for _ in range(number):
        assert s.rule == "VX-6.1"
        s.apply(s.options[0])
    assert is_done(s)
    assert s.age is not None
    assert s.age.legends.count(OPEN) == number


def test_vx_6_1_without_the_module_there_are_none() -> None:
    s = a_state(modules=("kingdoms",), units={CETREHT: {NORSEMEN: 1, THEGN: 1}, EOFORWIC: {NORSEMEN: 12}})
    fight(s, CETREHT)
    play(s, "roll flee")
    run(s, end_age_turn)
    assert is_done(s)
    assert "legends" not in s.view(None)["age"]


def test_vx_6_1_the_first_side_takes_it_and_it_is_not_replaced() -> None:
    # Given the Great Host, and a host of either side
    s = with_legends(["great_host"], active=HOUSECARL, units={EOFORWIC: {NORSEMEN: 12}, LOIDIS: {THEGN: 13}})
    heard = told(s, lambda: run(s, end_age_turn))
    assert heard == ["the English win a Legend: The Great Host"]
    assert owner(s, "great_host") == ("english", False)

    # Then the other side has come too late, and no other card lies open
    s.active = NORSEMEN
    assert told(s, lambda: run(s, end_age_turn)) == []
    assert owner(s, "great_host") == ("english", False)
    assert list(s.view(None)["age"]["legends"]) == ["great_host"]
    assert s.age is not None
    assert s.age.legends.count(ASIDE) == 5


def test_vx_6_1_a_legend_that_is_not_open_is_not_taken() -> None:
    s = with_legends([], units={EOFORWIC: {NORSEMEN: 20}})
    run(s, end_age_turn)
    assert s.age is not None
    assert s.age.legends == [ASIDE] * 6


# VX-6.11: the Great Host; its reward stands with the other steps that are added


@pytest.mark.parametrize(
    ("norsemen", "berserkers", "taken"), [(11, 0, False), (12, 0, True), (6, 6, True), (10, 1, False)]
)
def test_vx_6_11_twelve_units_of_the_side_in_one_shire(norsemen: int, berserkers: int, taken: bool) -> None:
    units = {EOFORWIC: {NORSEMEN: norsemen, BERSERKERS: berserkers}, LOIDIS: {NORSEMEN: 5}}
    s = with_legends(["great_host"], units=units)
    run(s, end_age_turn)
    assert owner(s, "great_host") == (("viking", False) if taken else NOBODYS)


@pytest.mark.parametrize("active", range(4), ids=FACTIONS)
@pytest.mark.parametrize("side", [VIKING, ENGLISH], ids=SIDES)
def test_vx_6_11_at_the_end_of_a_turn_of_the_side(active: int, side: int) -> None:
    s = with_legends(["great_host"], active=active, units={EOFORWIC: {side * 2: 6, side * 2 + 1: 6}})
    run(s, end_age_turn)
    assert owner(s, "great_host") == ((SIDES[side], False) if active // 2 == side else NOBODYS)


def test_vx_6_11_at_the_end_and_not_before() -> None:
    # Given a host of twelve in the Norsemen turn, to its last phase
    hands = {NORSEMEN: ["n02_move_2_4"]}
    s = with_legends(["great_host"], units={EOFORWIC: {NORSEMEN: 12}}, hands=hands, turn=0)
    run(s, lambda state, _: begin_turn(state, NORSEMEN))
    idle(s, lambda state: state.rule == "V-11.1")
    assert owner(s, "great_host") == NOBODYS
    idle(s, lambda state: state.rule == "V-4.2")
    assert owner(s, "great_host") == ("viking", False)


@pytest.mark.parametrize("number", [1, 5])
def test_vx_6_11_host_units_says_how_many(number: int) -> None:
    for units in (number - 1, number):
        s = with_legends(["great_host"], units={EOFORWIC: {NORSEMEN: units}}, host_units=number)
        run(s, end_age_turn)
        assert owner(s, "great_host")[0] == ("viking" if units == number else None)


# VX-6.12: Shield-Biter


@pytest.mark.parametrize(("rolled", "taken"), [("roll hit command", False), ("roll hit hit", True)])
def test_vx_6_12_four_hits_in_one_roll_of_a_side(rolled: str, taken: bool) -> None:
    # Given two Hits of Norsemen, and one or two of Berserkers
    s = a_fight(["shield_biter"], {NORSEMEN: 3, BERSERKERS: 2, THEGN: 9})
    play(s, "roll command command command", "roll hit hit command")
    heard = told(s, lambda: play(s, rolled))
    assert ("the Vikings win a Legend: Shield-Biter" in heard) == taken
    assert owner(s, "shield_biter") == (("viking", False) if taken else NOBODYS)


def test_vx_6_12_hits_of_two_rolls_do_not_add_up() -> None:
    s = a_fight(["shield_biter"], {NORSEMEN: 3, THEGN: 9})
    play(s, "roll command command command", "roll hit hit hit", "roll command command command", "roll hit hit hit")
    assert owner(s, "shield_biter") == NOBODYS


def test_vx_6_12_the_english_with_their_fyrd_in_an_enemy_turn() -> None:
    there = {NORSEMEN: 9, HOUSECARL: 1, THEGN: 1}
    s = a_fight(["shield_biter"], there, shire=EOFORWIC)
    play(s, "levy 2", "roll hit", "roll hit", "roll hit hit")
    assert owner(s, "shield_biter") == ("english", False)
    assert units_in(s, EOFORWIC)[NORSEMEN] == 5


def test_vx_6_12_hits_beyond_the_last_enemy_count() -> None:
    s = a_fight(["shield_biter"], {NORSEMEN: 3, BERSERKERS: 1, THEGN: 1})
    play(s, "roll command", "roll hit hit hit", "roll hit")
    assert is_done(s)
    assert owner(s, "shield_biter") == ("viking", False)


def test_vx_6_12_a_hit_by_a_rune_counts() -> None:
    # Given three Hits of Norsemen, and Thor who adds one (VX-4.3)
    s = a_fight(["shield_biter"], {NORSEMEN: 3, THEGN: 9}, modules=("runes",))
    assert s.age is not None
    s.age.dice = [1, 0, 0, 0]
    play(s, "roll command command command", "cast", "roll hit hit hit", "rune thor")
    assert units_in(s, CETREHT)[THEGN] == 5
    assert owner(s, "shield_biter") == ("viking", False)


def test_vx_6_12_hits_that_are_cancelled_count() -> None:
    s = a_fight({"shield_biter": OPEN, "last_stand": TAKEN + ENGLISH}, {NORSEMEN: 3, BERSERKERS: 1, THEGN: 9})
    play(s, "roll command command command", "roll hit hit hit", "roll hit")
    assert answers(s) == ["claim last_stand", "pass"]
    play(s, "claim last_stand")
    assert owner(s, "shield_biter") == ("viking", False)


def test_vx_6_12_dice_rolled_again_count_as_they_lie_in_the_end() -> None:
    s = a_fight(["shield_biter"], {NORSEMEN: 3, BERSERKERS: 1, THEGN: 9}, modules=("relics",), biter_hits=3)
    assert s.age is not None
    s.age.relics[0] = 1  # with the Norsemen
    play(s, "roll command command command", "roll hit hit command", "roll hit", "spend st_cuthbert")
    play(s, "roll command command command")
    assert owner(s, "shield_biter") == NOBODYS


def test_vx_6_12_a_roll_in_which_only_flees_count_scores_no_hits() -> None:
    # Given a Feigned Retreat (V-15.11)
    there = {NORSEMEN: 3, HOUSECARL: 2, THEGN: 3}
    s = a_fight(["shield_biter"], there, hands={NORSEMEN: ["n08_feigned_retreat"]})
    play(s, "play n08_feigned_retreat")
    pass_all(s)
    play(s, "roll hit hit", "roll hit hit command")
    assert owner(s, "shield_biter") == NOBODYS
    assert units_in(s, CETREHT) == there


@pytest.mark.parametrize("number", [1, 2, 3])
def test_vx_6_12_biter_hits_says_how_many(number: int) -> None:
    for hits in (number - 1, number):
        s = a_fight(["shield_biter"], {NORSEMEN: 3, THEGN: 9}, biter_hits=number)
        play(s, "roll command command command", "roll " + " ".join(["hit"] * hits + ["command"] * (3 - hits)))
        assert owner(s, "shield_biter")[0] == ("viking" if hits == number else None)


def test_vx_6_12_its_reward_rolls_all_dice_of_the_side_again_once() -> None:
    # Given the English with the Shield-Biter, who defend a city
    there = {NORSEMEN: 6, HOUSECARL: 1, THEGN: 2}
    s = a_fight({"shield_biter": TAKEN + ENGLISH}, there, shire=EOFORWIC)
    play(s, "levy 2", "roll flee", "roll hit flee", "roll flee flee")

    # Then the larger of their factions is asked (V-9.17)
    assert (s.seat, s.rule, answers(s)) == (THEGN, "VX-6.12", ["claim shield_biter", "pass"])
    heard = told(s, lambda: play(s, "claim shield_biter"))
    assert heard == ["the English have their reward for a Legend: Shield-Biter"]

    # And all their dice are rolled again
    assert dice(s) == (HOUSECARL, 1)
    play(s, "roll hit")
    assert dice(s) == (THEGN, 2)
    play(s, "roll hit command")
    assert dice(s) == (FYRD, 2)
    play(s, "roll blank blank")
    assert units_in(s, EOFORWIC) == {NORSEMEN: 4, HOUSECARL: 1, THEGN: 2}
    assert (s.fled, owner(s, "shield_biter")) == ([0, 0, 0, 0], ("english", True))

    # Once
    play(s, "roll command command command", "roll command", "roll command command", "roll blank blank")
    assert s.rule == "V-9.5"
    assert dice(s) == (NORSEMEN, 3)


def test_vx_6_12_the_active_faction_says_so_for_the_attackers_and_may_wait() -> None:
    s = a_fight({"shield_biter": TAKEN + VIKING}, {NORSEMEN: 3, BERSERKERS: 1, THEGN: 5}, BERSERKERS)
    play(s, "roll command command command")
    assert s.rule == "V-9.5"  # it is a roll of the English
    play(s, "roll command command command", "roll command")
    assert (s.seat, answers(s)) == (BERSERKERS, ["claim shield_biter", "pass"])
    play(s, "pass", "roll command command command", "roll flee flee flee", "roll command")
    assert answers(s) == ["claim shield_biter", "pass"]
    assert owner(s, "shield_biter") == ("viking", False)


def test_vx_6_12_not_in_the_roll_that_earned_it() -> None:
    s = a_fight(["shield_biter"], {NORSEMEN: 3, BERSERKERS: 1, THEGN: 9})
    play(s, "roll command command command", "roll hit hit hit", "roll hit")
    assert (s.seat, dice(s)) == (FATE, (THEGN, 3))
    play(s, "roll command command command", "roll command command command", "roll command")
    assert answers(s) == ["claim shield_biter", "pass"]


# VX-6.13: the Last Stand


@pytest.mark.parametrize("units", [1, 2])
@pytest.mark.parametrize("active", [NORSEMEN, HOUSECARL], ids=["attackers", "defenders"])
def test_vx_6_13_a_battle_won_with_exactly_one_unit_left(units: int, active: int) -> None:
    s = a_fight(["last_stand"], {NORSEMEN: units, HOUSECARL: 1}, active)
    while not is_done(s):
        play(s, "roll flee" if dice(s)[0] == HOUSECARL else "roll " + " ".join(["command"] * units))
    assert units_in(s, CETREHT) == {NORSEMEN: units}
    assert owner(s, "last_stand") == (("viking", False) if units == 1 else NOBODYS)


@pytest.mark.parametrize(("units", "taken"), [(0, False), (1, True), (2, False)])
def test_vx_6_13_fyrd_do_not_count(units: int, taken: bool) -> None:
    # Given a city held by Fyrd and so many Thegns, after the others fled
    s = a_fight(["last_stand"], {NORSEMEN: 1, THEGN: 3}, shire=EOFORWIC)
    flees = 3 - units
    rolled = "roll " + " ".join(["flee"] * flees + ["command"] * units)
    play(s, "levy 5", rolled, "roll blank blank", "roll flee")
    assert is_done(s)
    assert units_in(s, EOFORWIC) == ({THEGN: units} if units else {})
    assert owner(s, "last_stand") == (("english", False) if taken else NOBODYS)


def test_vx_6_13_one_unit_elsewhere_does_not_matter() -> None:
    s = a_fight(["last_stand"], {NORSEMEN: 2, THEGN: 1}, units={LOIDIS: {NORSEMEN: 1}, DUNHOLM: {THEGN: 1}})
    play(s, "roll flee")
    assert owner(s, "last_stand") == NOBODYS


@pytest.mark.parametrize(("hits", "left"), [(1, 6), (2, 6), (3, 5)])
def test_vx_6_13_its_reward_cancels_two_hits_of_one_roll(hits: int, left: int) -> None:
    # Given the English with the Last Stand, hit in a Norsemen turn
    s = a_fight({"last_stand": TAKEN + ENGLISH}, {NORSEMEN: 3, HOUSECARL: 2, THEGN: 4})
    play(s, "roll command command", "roll command command command")
    play(s, "roll " + " ".join(["hit"] * hits + ["command"] * (3 - hits)))
    assert (s.seat, s.rule, answers(s)) == (THEGN, "VX-6.13", ["claim last_stand", "pass"])
    heard = told(s, lambda: play(s, "claim last_stand"))
    assert ("1 Hit is cancelled" if hits == 1 else "2 Hits are cancelled") in heard
    if s.rule == "V-9.7":
        play(s, "lose thegn")
    assert sum(units_in(s, CETREHT).values()) - 3 == left
    assert owner(s, "last_stand") == ("english", True)

    # And only once
    play(s, "roll command command", "roll command command command", "roll hit command command")
    assert s.rule == "V-9.7"


def test_vx_6_13_it_may_be_kept_and_is_not_asked_for_without_a_hit() -> None:
    s = a_fight({"last_stand": TAKEN + VIKING}, {NORSEMEN: 3, THEGN: 3})
    play(s, "roll command command command", "roll command command command")
    assert s.seat == FATE
    play(s, "roll hit command command")
    assert (s.seat, answers(s)) == (NORSEMEN, ["claim last_stand", "pass"])
    play(s, "pass")
    assert units_in(s, CETREHT)[NORSEMEN] == 2
    assert owner(s, "last_stand") == ("viking", False)


def test_vx_6_13_only_the_side_that_has_it_and_only_when_it_is_hit() -> None:
    for place in (OPEN, TAKEN + VIKING, CLAIMED + ENGLISH):
        s = a_fight({"last_stand": place}, {NORSEMEN: 3, THEGN: 3})
        play(s, "roll command command command", "roll hit command command")
        assert s.rule == "V-9.5"
        assert units_in(s, CETREHT)[THEGN] == 2


def test_vx_6_13_hits_that_edmund_cancels_come_first() -> None:
    # Given Edmund's two Hits, of three that are scored (VX-3.12)
    s = a_fight({"last_stand": TAKEN + ENGLISH}, {NORSEMEN: 3, THEGN: 4})
    assert s.battle is not None
    assert s.battle.fray is not None
    s.battle.fray.shielded[ENGLISH] = 2
    play(s, "roll command command command", "roll hit hit hit")
    assert s.battle.hits == 1
    assert answers(s) == ["claim last_stand", "pass"]

    # When he cancels all, nobody is asked
    s = a_fight({"last_stand": TAKEN + ENGLISH}, {NORSEMEN: 3, THEGN: 4})
    assert s.battle is not None
    assert s.battle.fray is not None
    s.battle.fray.shielded[ENGLISH] = 2
    play(s, "roll command command command", "roll hit hit command")
    assert (s.seat, s.rule) == (FATE, "V-9.5")


@pytest.mark.parametrize("number", [0, 1, 3])
def test_vx_6_13_stand_hits_says_how_many(number: int) -> None:
    s = a_fight({"last_stand": TAKEN + ENGLISH}, {NORSEMEN: 3, THEGN: 5}, stand_hits=number)
    play(s, "roll command command command", "roll hit hit hit", "claim last_stand")
    assert units_in(s, CETREHT)[THEGN] == 5 - 3 + number
