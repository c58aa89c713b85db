"""Runes and Prayer: a die more in a roll, and what it needs of the battle dice (VX-4)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import start_rebellion
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    EOFORWIC,
    FACTIONS_OF,
    FYRD,
    HOUSECARL,
    HRYPUM,
    IMPROVED_TRAINING,
    NORSEMEN,
    SIDE_OF,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.table.actions import PRAYER_WEIGHTS, RUNE_WEIGHTS
from heptarchy.games.vikings.table.age import CARRIED, SPENT, TAKEN
from heptarchy.games.vikings.table.state import Battle, Vikings
from heptarchy.games.vikings.turn import begin_round
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    deal,
    dice,
    fight,
    idle,
    invariants,
    is_done,
    play,
    refused,
    run,
    told,
    units_in,
)

FULL = {NORSEMEN: 3, BERSERKERS: 2, HOUSECARL: 2, THEGN: 3}
FACES = list(zip(ta.RUNE_FACES, ta.PRAYER_FACES, strict=True))


def a_rune_battle(
    active: int, there: dict[int, int], left: dict[int, int], shire: int = CETREHT, effects: tuple[int, ...] = ()
) -> Vikings:
    """A battle in this faction's turn; only those named have Rune or Prayer dice left."""
    s = a_state(modules=("runes",), active=active, units={shire: there}, effects=effects)
    assert s.age is not None
    s.age.dice = [left.get(faction, 0) for faction in range(4)]
    return fight(s, shire)


def the_roll(s: Vikings) -> tuple[int, list[int], list[int]]:
    """Hits, Flees and Commands of the roll being worked out."""
    b = s.battle
    assert b is not None
    return b.hits, b.flees, b.commands


def thrown_by(faction: int, face: int, roll: str, units: int) -> Vikings:
    """A roll of this faction alone in which its die shows this face: it defends against six, so it rolls first."""
    active, enemies = (
        (HOUSECARL, (HOUSECARL, THEGN)) if SIDE_OF[faction] == VIKING else (NORSEMEN, (NORSEMEN, BERSERKERS))
    )
    s = a_rune_battle(active, {faction: units, **dict.fromkeys(enemies, 3)}, {faction: 1})
    play(s, "cast", f"roll {roll}")
    return play(s, f"rune {FACES[face][0]}" if SIDE_OF[faction] == VIKING else f"prayer {FACES[face][1]}")


def battle_of(s: Vikings) -> Battle:
    assert s.battle is not None
    return s.battle


# VX-4.1: the dice


def test_vx_4_1_each_faction_has_two_dice_from_the_first_round_on() -> None:
    s = deal(a_game(runes=True))
    idle(s, lambda state: state.round == 1)
    assert s.age is not None
    assert s.age.dice == [2, 2, 2, 2]
    assert s.view(None)["age"]["dice"] == {"norsemen": 2, "berserkers": 2, "housecarl": 2, "thegn": 2}


def test_vx_4_1_without_the_module_there_are_none_and_nobody_is_asked() -> None:
    s = fight(a_state(modules=("ships",), units={CETREHT: FULL}), CETREHT)
    assert s.age is not None
    assert s.age.dice == [0, 0, 0, 0]
    assert (s.seat, s.rule) == (FATE, "V-9.5")
    assert "dice" not in s.view(None)["age"]


def test_vx_4_1_runes_are_the_vikings_and_prayers_the_english() -> None:
    s = a_rune_battle(NORSEMEN, FULL, {THEGN: 1, NORSEMEN: 1})
    play(s, "cast", "roll command command", "roll command command command")
    assert set(answers(s)) == {f"prayer {face}" for face in ("michael", "edmund", "cuthbert", "mary", "chad", "blank")}
    play(s, "prayer blank", "cast", "roll command command command", "roll command command")
    assert set(answers(s)) == {f"rune {face}" for face in ("thor", "odin", "tyr", "freyja", "loki", "blank")}


@pytest.mark.parametrize("chances", [RUNE_WEIGHTS, PRAYER_WEIGHTS])
def test_vx_4_3_one_face_each_on_a_die_of_six(chances: Weights) -> None:
    assert (len(chances.answers), chances.weights, chances.total) == (6, [1] * 6, 6)


# VX-4.2: declaring it


def test_vx_4_2_each_faction_that_rolls_is_asked_before_any_die_is_thrown() -> None:
    # Given all four factions in a battle, each with a die
    s = a_rune_battle(NORSEMEN, FULL, dict.fromkeys(range(4), 1))

    # Then both defenders declare before the first throw, and those who pass keep theirs
    assert (s.rule, s.seat, answers(s)) == ("VX-4.2", s.owner[HOUSECARL], ["cast", "pass"])
    play(s, "pass")
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[THEGN])
    play(s, "cast")
    assert (s.seat, dice(s)) == (FATE, (HOUSECARL, 2))
    assert s.age is not None
    assert s.age.dice == [1, 1, 1, 0]

    # And only the die that was declared is thrown, after the battle dice
    play(s, "roll command command", "roll command command command")
    assert (s.seat, s.rule) == (FATE, "VX-4.2")
    play(s, "prayer blank")
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[NORSEMEN])  # the next roll


def test_vx_4_2_it_cannot_be_added_after_the_throw() -> None:
    s = a_rune_battle(NORSEMEN, FULL, {THEGN: 1})
    play(s, "pass", "roll hit command", "roll hit command command")
    assert s.rule == "V-9.7"
    assert "cast" not in answers(s)
    assert refused(s, "cast", s.seat)


def test_vx_4_2_one_die_for_each_faction_and_battle() -> None:
    # Given Thegns who have added one of two dice
    s = a_rune_battle(NORSEMEN, {NORSEMEN: 3, THEGN: 3}, {THEGN: 2})
    play(s, "cast", "roll command command command", "prayer blank", "roll command command command")

    # Then they are not asked in their second roll of this battle
    assert (s.seat, dice(s)) == (FATE, (THEGN, 3))

    # But in the next battle they are
    play(s, "roll hit hit hit")
    assert is_done(s)
    t2 = a_rune_battle(NORSEMEN, {NORSEMEN: 3, THEGN: 3}, {THEGN: s.age.dice[THEGN] if s.age else 0})
    assert t2.rule == "VX-4.2"


def test_vx_4_2_one_roll_and_the_battle_keeps_count_for_each_faction_apart() -> None:
    s = a_rune_battle(NORSEMEN, FULL, dict.fromkeys(range(4), 2))
    play(s, "cast", "pass", "roll command command", "roll command command command", "prayer blank")
    play(s, "pass", "pass", "roll command command command", "roll command command")

    # In the second roll of the English only the Thegns are asked
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[THEGN])
    play(s, "cast", "roll command command", "roll command command command")
    assert battle_of(s).fray is not None
    assert s.rule == "VX-4.2"
    play(s, "prayer blank")
    assert s.age is not None
    assert s.age.dice == [2, 2, 1, 1]


def test_vx_4_2_a_die_that_is_spent_comes_back_when_the_round_ends() -> None:
    s = a_rune_battle(NORSEMEN, {NORSEMEN: 1, THEGN: 3}, {THEGN: 1})
    play(s, "cast", "roll hit hit hit", "prayer blank")
    assert is_done(s)
    assert s.age is not None
    assert s.age.dice == [0, 0, 0, 0]

    # Not before: a second battle of the round goes without
    s.units[NORSEMEN][EOFORWIC] = s.hosts[VIKING][EOFORWIC] = 1
    s.units[THEGN][EOFORWIC] = s.hosts[1][EOFORWIC] = 1
    s.stock[NORSEMEN] -= 1
    s.stock[THEGN] -= 1
    fight(s, EOFORWIC)
    play(s, "levy 2")
    assert (s.seat, s.rule) == (FATE, "V-9.5")
    play(s, "roll hit", "roll flee flee")
    assert is_done(s)
    run(s, begin_round)
    assert s.age.dice == [2, 2, 2, 2]


def test_vx_4_2_a_faction_without_dice_left_or_without_units_is_not_asked() -> None:
    s = a_rune_battle(NORSEMEN, {NORSEMEN: 3, THEGN: 3}, {HOUSECARL: 2})
    assert (s.seat, dice(s)) == (FATE, (THEGN, 3))


def test_vx_4_2_the_fyrd_are_no_faction() -> None:
    # Given Fyrd who rise alone
    s = a_state(modules=("runes",), active=HOUSECARL, units={CETREHT: {NORSEMEN: 2}})
    assert s.age is not None
    s.age.dice = [0, 0, 2, 2]
    run(s, lambda state, _: start_rebellion(state, CETREHT))
    play(s, "levy 2", "roll command command")

    # Then nobody prays for them
    assert (s.seat, dice(s)) == (FATE, (FYRD, 2))


def test_vx_4_2_a_die_may_join_an_extra_roll() -> None:
    s = a_state(
        modules=("runes",),
        active=NORSEMEN,
        units={CETREHT: {NORSEMEN: 3, THEGN: 3}},
        hands={THEGN: ["t13_ambush"]},
        advanced=True,
    )
    assert s.age is not None
    s.age.dice[THEGN] = 1
    fight(s, CETREHT)
    play(s, "play t13_ambush")
    while s.rule == "V-9.2":
        play(s, "pass")
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[THEGN])
    play(s, "cast", "roll hit command command", "prayer michael")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, THEGN: 3}


def test_v_17_15_and_vx_4_2_the_player_of_the_faction_decides() -> None:
    s = a_state(players=2, modules=("runes",), active=NORSEMEN, units={CETREHT: FULL})
    assert s.age is not None
    s.age.dice = [1, 1, 1, 1]
    fight(s, CETREHT)
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[THEGN])
    s = a_state(modules=("runes",), active=HOUSECARL, units={CETREHT: FULL})
    assert s.age is not None
    s.age.dice = [0, 1, 0, 0]
    fight(s, CETREHT)
    assert (s.rule, s.seat) == ("VX-4.2", s.owner[BERSERKERS])


def test_vx_4_2_what_is_declared_and_shown_is_told_to_all() -> None:
    s = a_rune_battle(NORSEMEN, {NORSEMEN: 3, THEGN: 3}, {THEGN: 1})
    sentences = told(s, lambda: play(s, "cast", "roll hit command command", "prayer michael"))
    assert sentences[0] == "the Thegn add a Prayer die to their roll"
    assert "the Prayer die of the Thegn shows Michael" in sentences
    assert "it gives the Thegn one Hit more" in sentences


# VX-4.3: by face, its need met and not met; Viking and English dice do the same


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_thor_and_michael_add_a_hit_to_one(faction: int) -> None:
    enemies = FACTIONS_OF[1 - SIDE_OF[faction]]
    s = thrown_by(faction, ta.THOR, "hit command command", 3)
    lost = 6 - sum(s.units[enemy][CETREHT] for enemy in enemies)
    assert battle_of(s).hits + lost == 2
    invariants(s, dealt=False)


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_thor_and_michael_do_nothing_without_a_hit(faction: int) -> None:
    s = thrown_by(faction, ta.THOR, "flee command command", 3)
    assert the_roll(s)[0] == 0
    assert sum(s.hosts[1 - SIDE_OF[faction]]) == 6


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_odin_and_edmund_make_a_hit_of_one_command(faction: int) -> None:
    # Given friends next door, two Commands, and one loser to choose from
    enemy = THEGN if faction == NORSEMEN else NORSEMEN
    s = a_state(
        modules=("runes",),
        active=enemy,
        units={CETREHT: {faction: 3, enemy: 3}, HRYPUM: {faction: 1}},
    )
    assert s.age is not None
    s.age.dice[faction] = 1
    fight(s, CETREHT)
    play(s, "cast", "roll flee command command", "rune odin" if faction == NORSEMEN else "prayer edmund")

    # Then one enemy falls, and one Command is left
    assert s.units[enemy][CETREHT] == 2
    assert (s.rule, the_roll(s)[2][faction]) == ("V-9.12", 1)
    play(s, "withdraw hrypum")
    assert s.rule != "V-9.12"


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_odin_and_edmund_do_nothing_without_a_command(faction: int) -> None:
    s = thrown_by(faction, ta.ODIN, "flee flee flee", 4)
    assert sum(s.hosts[1 - SIDE_OF[faction]]) == 6
    assert min(the_roll(s)[2]) == 0


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
@pytest.mark.parametrize("face", [ta.TYR, ta.BLANK])
def test_vx_4_3_tyr_and_cuthbert_keep_the_faction_from_fleeing(faction: int, face: int) -> None:
    s = thrown_by(faction, face, "flee flee command", 4)
    assert s.fled[faction] == (0 if face == ta.TYR else 2)
    assert s.units[faction][CETREHT] == 4 - s.fled[faction]


def test_vx_4_3_tyr_holds_for_one_faction_and_one_roll_only() -> None:
    # Given Norsemen and Housecarl who flee, and Tyr for the Norsemen; the Berserker dice know no Flee
    s = a_rune_battle(HOUSECARL, {NORSEMEN: 6, THEGN: 6}, {NORSEMEN: 1})
    play(s, "cast", "roll flee flee command", "rune tyr", "roll command command command")
    assert s.fled[NORSEMEN] == 0

    # In the next roll they flee
    play(s, "roll flee flee command")
    assert s.fled[NORSEMEN] == 2

    # Given both English factions, and Cuthbert for the Thegns alone
    s = a_rune_battle(NORSEMEN, FULL, {THEGN: 1})
    play(s, "cast", "roll flee command", "roll flee flee command", "prayer cuthbert")
    assert (s.fled[HOUSECARL], s.fled[THEGN]) == (1, 0)


def test_vx_4_3_tyr_is_told_only_where_there_is_a_flee() -> None:
    s = a_rune_battle(HOUSECARL, {NORSEMEN: 3, THEGN: 3}, {NORSEMEN: 1})
    play(s, "cast", "roll command command command")
    assert told(s, lambda: play(s, "rune tyr")) == ["the Rune die of the Norsemen shows Tyr"]


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_freyja_and_mary_bring_back_a_unit_lost_to_a_hit(faction: int) -> None:
    # Given a faction that has lost a unit to a Hit in this battle
    enemy = THEGN if faction == NORSEMEN else NORSEMEN
    s = a_rune_battle(enemy, {faction: 3, enemy: 3}, {faction: 1})
    play(s, "pass", "roll command command command", "roll hit command command")
    assert (s.units[faction][CETREHT], s.rule) == (2, "VX-4.2")
    stock = s.stock[faction]

    # When its die shows Freyja beside a Command
    play(s, "cast", "roll command command", "rune freyja" if faction == NORSEMEN else "prayer mary")

    # Then one is back, from the stockpile
    assert (s.units[faction][CETREHT], s.stock[faction]) == (3, stock - 1)
    invariants(s, dealt=False)


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_freyja_and_mary_do_nothing_before_a_loss(faction: int) -> None:
    s = thrown_by(faction, ta.FREYJA, "command command", 2)
    assert s.units[faction][CETREHT] == 2


def test_vx_4_3_freyja_does_nothing_without_a_command() -> None:
    s = a_rune_battle(THEGN, {NORSEMEN: 3, THEGN: 9}, {NORSEMEN: 1})
    play(s, "pass", "roll command command command", "roll hit command command")
    play(s, "cast", "roll hit hit", "rune freyja")
    assert s.units[NORSEMEN][CETREHT] == 2


def test_vx_4_3_freyja_brings_back_none_who_fled() -> None:
    s = a_rune_battle(THEGN, {NORSEMEN: 3, THEGN: 9}, {NORSEMEN: 1})
    play(s, "pass", "roll flee command command", "roll command command command")
    play(s, "cast", "roll command command", "rune freyja")
    assert (s.units[NORSEMEN][CETREHT], s.fled[NORSEMEN]) == (2, 1)


def test_vx_4_3_freyja_brings_back_only_her_own_faction() -> None:
    # Given a Berserker lost and no Norseman
    s = a_rune_battle(THEGN, {NORSEMEN: 3, BERSERKERS: 2, THEGN: 9}, {NORSEMEN: 1})
    play(s, "pass", "roll command command command", "roll command command", "roll hit command command")
    assert s.units[BERSERKERS][CETREHT] == 1
    play(s, "cast", "roll command command command", "roll command", "rune freyja")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 9}


def test_vx_4_3_freyja_not_for_units_of_an_earlier_battle() -> None:
    s = a_rune_battle(THEGN, {NORSEMEN: 2, THEGN: 3}, {NORSEMEN: 1})
    play(s, "pass", "roll command command", "roll hit hit hit")
    assert is_done(s)
    s.units[NORSEMEN][HRYPUM] = s.hosts[VIKING][HRYPUM] = 2
    s.units[THEGN][HRYPUM] = s.hosts[1][HRYPUM] = 3
    s.stock[NORSEMEN] -= 2
    s.stock[THEGN] -= 3
    fight(s, HRYPUM)
    play(s, "cast", "roll command command", "rune freyja")
    assert s.units[NORSEMEN][HRYPUM] == 2


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_loki_and_chad_roll_all_battle_dice_of_the_faction_once_more(faction: int) -> None:
    enemies = FACTIONS_OF[1 - SIDE_OF[faction]]
    s = thrown_by(faction, ta.LOKI, "flee command command", 3)

    # Then the same dice are thrown again, and only what they show now counts
    assert (s.seat, s.rule, dice(s)) == (FATE, "VX-4.3", (faction, 3))
    play(s, "roll hit hit command")
    lost = 6 - sum(s.units[enemy][CETREHT] for enemy in enemies)
    assert battle_of(s).hits + lost == 2
    assert the_roll(s)[1][faction] == 0
    assert s.fled[faction] == 0


def test_vx_4_3_loki_rolls_once_even_if_there_is_no_hit_again() -> None:
    s = thrown_by(NORSEMEN, ta.LOKI, "flee flee command", 3)
    play(s, "roll flee command command")
    assert s.fled[NORSEMEN] == 1
    assert s.rule != "VX-4.3"


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_loki_and_chad_do_nothing_where_there_is_a_hit(faction: int) -> None:
    s = thrown_by(faction, ta.LOKI, "hit flee command", 3)
    assert s.rule != "VX-4.3"


def test_vx_4_3_loki_looks_at_his_own_factions_dice_and_leaves_the_others() -> None:
    # Given Hits of the Norsemen and none of the Berserkers, whose die shows Loki
    s = a_rune_battle(HOUSECARL, {**FULL, THEGN: 0, HOUSECARL: 9}, {BERSERKERS: 1})
    play(s, "cast", "roll hit hit flee", "roll command command", "rune loki")
    assert dice(s) == (BERSERKERS, 2)
    play(s, "roll hit command")
    assert s.units[HOUSECARL][CETREHT] == 6
    assert s.fled[NORSEMEN] == 1


def test_vx_4_3_a_hit_of_the_ally_is_no_hit_of_the_faction() -> None:
    s = a_rune_battle(HOUSECARL, {**FULL, THEGN: 0, HOUSECARL: 9}, {BERSERKERS: 1})
    play(s, "cast", "roll hit hit hit", "roll command command", "rune thor")
    assert s.units[HOUSECARL][CETREHT] == 6


@pytest.mark.parametrize("faction", [NORSEMEN, THEGN])
def test_vx_4_3_blank_does_nothing(faction: int) -> None:
    active = THEGN if faction == NORSEMEN else NORSEMEN
    s = a_rune_battle(active, {faction: 3, active: 9}, {faction: 1})
    play(s, "cast", "roll hit flee command", "rune blank" if faction == NORSEMEN else "prayer blank")
    assert (s.units[active][CETREHT], s.fled[faction]) == (8, 1)


def test_vx_4_3_both_dice_of_a_side_take_effect() -> None:
    s = a_rune_battle(HOUSECARL, {**FULL, THEGN: 0, HOUSECARL: 9}, {NORSEMEN: 1, BERSERKERS: 1})
    play(s, "cast", "cast", "roll hit flee flee", "roll hit command", "rune tyr", "rune odin")
    assert s.units[HOUSECARL][CETREHT] == 6  # two Hits and one of Odin's
    assert s.fled[NORSEMEN] == 0


# VX-4.3, V-9.6: before Hits are applied, after dice were thrown again


def test_vx_4_3_and_v_9_6_effects_come_before_hits_and_flees() -> None:
    # Given one Norseman, whose Flee Tyr turns aside before it is worked out
    s = a_rune_battle(THEGN, {NORSEMEN: 1, THEGN: 3}, {NORSEMEN: 1})
    play(s, "cast", "roll flee", "rune tyr")
    assert battle_of(s).shire == CETREHT
    assert s.units[NORSEMEN][CETREHT] == 1


def test_vx_4_3_and_vx_5_3_relics_and_legends_roll_again_before_the_effects() -> None:
    # Given Norsemen with a relic, the Shield-Biter, and a die
    s = a_state(modules=("runes", "relics", "legends"), active=THEGN, units={CETREHT: {NORSEMEN: 3, THEGN: 9}})
    age = s.age
    assert age is not None
    age.dice[NORSEMEN] = 1
    age.relics[0] = CARRIED + NORSEMEN
    age.legends[ta.SHIELD_BITER] = TAKEN + VIKING
    fight(s, CETREHT)
    play(s, "cast", "roll flee flee flee", "rune thor")

    # Then the battle dice may be thrown again while the Rune lies there
    assert (s.rule, answers(s)) == ("VX-5.3", ["spend st_cuthbert", "claim shield_biter", "pass"])
    play(s, "spend st_cuthbert", "roll flee command command")
    assert s.rule == "VX-6.12"
    play(s, "claim shield_biter", "roll hit command command")

    # And it is the last throw that Thor looks at
    assert s.units[THEGN][CETREHT] == 7
    assert age.relics[0] == SPENT


def test_vx_4_3_improved_training_makes_hits_that_count_for_the_combination() -> None:
    s = a_rune_battle(THEGN, {NORSEMEN: 9, THEGN: 3}, {THEGN: 1}, effects=(IMPROVED_TRAINING,))
    play(s, "roll command command command", "cast", "roll flee command command", "prayer michael")
    assert s.units[NORSEMEN][CETREHT] == 7
    s = a_rune_battle(THEGN, {NORSEMEN: 9, THEGN: 3}, {THEGN: 1}, effects=(IMPROVED_TRAINING,))
    play(s, "roll command command command", "cast", "roll flee command command", "prayer chad")
    assert s.rule != "VX-4.3"


def test_vx_4_3_a_rune_counts_in_a_roll_whose_hits_do_not() -> None:
    # Given a Feigned Retreat, in which only Flees of the English count
    s = a_state(
        modules=("runes",),
        active=NORSEMEN,
        units={CETREHT: {NORSEMEN: 3, THEGN: 3}},
        hands={NORSEMEN: ["n08_feigned_retreat"]},
    )
    assert s.age is not None
    s.age.dice[THEGN] = 1
    fight(s, CETREHT)
    play(s, "play n08_feigned_retreat")
    while s.rule == "V-9.2":
        play(s, "pass")
    play(s, "cast", "roll hit flee flee", "prayer cuthbert")

    # Then Cuthbert keeps the Thegns, and a Hit of the roll is none
    assert units_in(s, CETREHT) == {NORSEMEN: 3, THEGN: 3}
