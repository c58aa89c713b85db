"""What Viking Events do in a battle (V-15.11 to V-15.25), and in which order Events take effect (V-10.3)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data.tables import (
    ALFREDS_GAMBIT,
    AMBUSH,
    ARCHERS,
    BERSERKERS,
    CARDS,
    CETREHT,
    DANEGELD,
    DISCORD_SHIRES,
    DUNHOLM,
    EOFORWIC,
    FEIGNED_RETREAT,
    FYRD,
    HAGUSTALDESHAM,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IMPROVED_TRAINING,
    LINDCYLENE,
    LOIDIS,
    LUEL,
    MAMECEASTER,
    NORSEMEN,
    SHIELD_WALL,
    SPY,
    SURPRISE_ATTACK,
    THEGN,
)
from heptarchy.games.vikings.table.actions import LOSE, PAY, RESOLVE, WITHDRAW
from heptarchy.games.vikings.table.state import LED, March, Vikings
from heptarchy.games.vikings.turn import begin_turn
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_battle,
    a_state,
    answers,
    dice,
    fight,
    invariants,
    is_done,
    offered,
    pass_all,
    play,
    refused,
    run,
    told,
    units_in,
)

# V-15.11 Feigned Retreat


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN])
def test_v_15_11_the_english_make_an_extra_roll_in_which_only_flees_count(active: int) -> None:
    # Given a battle in any turn, with English who could also go by Command
    s = a_battle(
        active,
        {NORSEMEN: 2, HOUSECARL: 2, THEGN: 3},
        {NORSEMEN: ["n08_feigned_retreat"]},
        units={HRYPUM: {THEGN: 1}},
    )
    play(s, "play n08_feigned_retreat")

    # When the English make their extra roll before anybody else, with all kinds of faces
    assert dice(s) == (HOUSECARL, 2)
    play(s, "roll hit command")
    assert dice(s) == (THEGN, 3)
    play(s, "roll hit flee command")

    # Then one Thegn has fled, nobody is hit and nobody asked for a Command; now the battle begins
    assert (s.fled, units_in(s, CETREHT)) == ([0, 0, 0, 1], {NORSEMEN: 2, HOUSECARL: 2, THEGN: 2})
    assert dice(s)[0] == (HOUSECARL if active in (NORSEMEN, BERSERKERS) else NORSEMEN)


def test_v_15_11_fyrd_take_part() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 2, THEGN: 1}, {NORSEMEN: ["n08_feigned_retreat"]}, EOFORWIC)
    play(s, "levy 3", "play n08_feigned_retreat", "roll command")
    assert dice(s) == (FYRD, 2)
    play(s, "roll flee flee")
    assert s.battle is not None
    assert s.battle.fyrd == 1


def test_v_15_11_english_who_all_flee_have_lost_without_a_roll_and_a_leader_loses_no_step() -> None:
    s = a_state(
        units={CETREHT: {NORSEMEN: 2, THEGN: 1}}, leaders={HALFDAN: CETREHT}, hands={NORSEMEN: ["n08_feigned_retreat"]}
    )
    s.march = March()
    s.march.leader, s.march.at, s.march.steps = HALFDAN, CETREHT, 2
    fight(s, CETREHT, LED)
    play(s, "play n08_feigned_retreat", "roll flee")
    assert is_done(s)
    assert s.march.steps == 2


# V-15.13 Shield Wall


def test_v_15_13_the_first_hit_of_every_battle_of_the_turn_is_cancelled() -> None:
    # Given two battles in a Thegn turn, the second without Norsemen
    s = a_state(
        active=THEGN,
        units={CETREHT: {NORSEMEN: 3, THEGN: 2}, LUEL: {BERSERKERS: 3, THEGN: 2}},
        hands={NORSEMEN: ["n10_shield_wall"]},
    )
    run(s, battle_phase)

    # When the wall is raised in the first, then of two Hits one is cancelled
    play(s, "fight cetreht", "play n10_shield_wall", "roll command command command")
    sentences = told(s, lambda: play(s, "roll hit hit"))
    assert "1 Hit is cancelled" in sentences
    assert s.units[NORSEMEN][CETREHT] == 2

    # And in the next roll of that battle none
    play(s, "roll command command", "roll hit hit")
    assert s.units[NORSEMEN][CETREHT] == 0

    # And again one in the next battle, where it counts afresh
    play(s, "roll command command", "roll hit hit")
    assert s.units[BERSERKERS][LUEL] == 2
    play(s, "roll command command", "roll hit command")
    assert s.units[BERSERKERS][LUEL] == 1


def test_v_15_13_it_waits_for_the_first_hit() -> None:
    s = a_battle(THEGN, {NORSEMEN: 2, THEGN: 1}, {NORSEMEN: ["n10_shield_wall"]})
    play(s, "play n10_shield_wall", "roll command command", "roll command", "roll command command", "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 1}


def test_v_15_13_it_does_not_shield_the_english() -> None:
    s = a_battle(THEGN, {NORSEMEN: 2, THEGN: 3}, {NORSEMEN: ["n10_shield_wall"]})
    play(s, "play n10_shield_wall", "roll hit hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 1}


@pytest.mark.parametrize("event", [SHIELD_WALL, IMPROVED_TRAINING, DANEGELD, ALFREDS_GAMBIT])
def test_v_15_13_what_lasts_for_a_turn_ends_with_it(event: int) -> None:
    s = a_state(active=HOUSECARL, effects=[event], hands={THEGN: ["t02_move_1_3"]})
    run(s, begin_turn, THEGN)
    assert s.effects == 0


# V-15.14 Northumbrian Discord


@pytest.mark.parametrize("shire", DISCORD_SHIRES)
def test_v_15_14_housecarls_and_thegns_roll_against_each_other_before_the_battle(shire: int) -> None:
    # Given a Norsemen attack on one of the four northern cities
    s = a_battle(
        NORSEMEN,
        {NORSEMEN: 1, HOUSECARL: 3, THEGN: 4},
        {NORSEMEN: ["n11_northumbrian_discord"]},
        shire,
        units={HAGUSTALDESHAM: {THEGN: 1}, LOIDIS: {THEGN: 1}},
    )
    play(s, "levy 2", "play n11_northumbrian_discord")

    # When both have rolled their usual dice, Fyrd standing aside
    assert (dice(s), s.rule) == ((HOUSECARL, 2), "V-15.14")
    play(s, "roll hit command")
    assert dice(s) == (THEGN, 3)
    play(s, "roll hit hit flee")

    # Then each side's Hits have struck the other and its Flees count, but Commands do nothing
    assert s.battle is not None
    assert (units_in(s, shire), s.battle.fyrd) == ({NORSEMEN: 1, HOUSECARL: 1, THEGN: 2}, 2)
    assert (s.fled, s.stock[HOUSECARL], s.stock[THEGN]) == ([0, 0, 0, 1], 19, 40 - 2 - 1 - 2)
    assert dice(s) == (HOUSECARL, 1)  # the battle begins
    invariants(s, dealt=False)


def test_v_15_14_the_rolls_are_made_at_the_same_time() -> None:
    # Given one of each, both of whom hit: neither is spared by having fallen first
    s = a_battle(NORSEMEN, {NORSEMEN: 1, HOUSECARL: 1, THEGN: 1}, {NORSEMEN: ["n11_northumbrian_discord"]}, DUNHOLM)
    play(s, "levy 2", "play n11_northumbrian_discord", "roll hit")
    assert units_in(s, DUNHOLM) == {NORSEMEN: 1, HOUSECARL: 1, THEGN: 1}
    play(s, "roll hit")

    # Then both are dead, and the Fyrd fight on alone
    assert units_in(s, DUNHOLM) == {NORSEMEN: 1}
    assert dice(s) == (FYRD, 2)


def test_v_15_14_housecarls_who_flee_the_quarrel_go_to_their_box() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 1, HOUSECARL: 2, THEGN: 1}, {NORSEMEN: ["n11_northumbrian_discord"]}, DUNHOLM)
    play(s, "levy 2", "play n11_northumbrian_discord", "roll flee flee", "roll command")
    assert (s.fled, units_in(s, DUNHOLM)) == ([0, 0, 2, 0], {NORSEMEN: 1, THEGN: 1})


@pytest.mark.parametrize("english", [{HOUSECARL: 2}, {THEGN: 2}])
def test_v_15_14_only_if_both_are_present(english: dict[int, int]) -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 1, **english}, {NORSEMEN: ["n11_northumbrian_discord"]}, MAMECEASTER)
    play(s, "levy 2")
    assert answers(s) == ["pass"]
    assert refused(s, "play n11_northumbrian_discord") == "Housecarl and Thegn are not both there (V-15.14)"


@pytest.mark.parametrize("shire", [CETREHT, LINDCYLENE])
def test_v_15_14_only_in_the_four_cities(shire: int) -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 1, HOUSECARL: 1, THEGN: 1}, {NORSEMEN: ["n11_northumbrian_discord"]}, shire)
    if s.rule == "V-9.3":
        play(s, "levy 2")
    assert answers(s) == ["pass"]
    name = "Lincoln" if shire == LINDCYLENE else "Catterick"
    assert refused(s, "play n11_northumbrian_discord") == f"{name} is no shire of the Northumbrian Discord (V-15.14)"


def test_v_15_14_if_one_is_gone_when_it_takes_effect_nothing_happens() -> None:
    # Given a Feigned Retreat that comes first and drives off the only Housecarl
    hand = ["n08_feigned_retreat", "n11_northumbrian_discord"]
    s = a_battle(NORSEMEN, {NORSEMEN: 1, HOUSECARL: 1, THEGN: 1}, {NORSEMEN: hand}, EOFORWIC)
    play(s, "levy 2", "play n08_feigned_retreat", "play n11_northumbrian_discord", "resolve feigned_retreat")
    play(s, "roll flee", "roll command", "roll blank blank")

    # Then the battle begins at once
    assert (dice(s), s.rule) == ((THEGN, 1), "V-9.5")


# V-15.16, V-15.25 Viking Fort


@pytest.mark.parametrize("card", ["n13_viking_fort", "b12_viking_fort"])
def test_v_15_16_one_hit_of_each_english_roll_is_cancelled(card: str) -> None:
    # Given a Viking Fort of either faction in a Thegn turn (V-15.25)
    faction = NORSEMEN if card[0] == "n" else BERSERKERS
    s = a_battle(THEGN, {NORSEMEN: 4, BERSERKERS: 1, THEGN: 3}, {faction: [card]}, advanced=True)
    play(s, f"play {card}")

    # When the English roll two Hits, then one, then two
    play(s, "roll command command command", "roll command", "roll hit hit command")
    assert units_in(s, CETREHT) == {NORSEMEN: 4, THEGN: 3}  # the Berserker fell to the other (V-9.8)
    play(s, "roll command command command", "roll hit command command")
    assert units_in(s, CETREHT) == {NORSEMEN: 4, THEGN: 3}
    play(s, "roll command command command", "roll hit hit hit")

    # Then one of each roll was cancelled
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 3}


def test_v_15_25_the_berserkers_fort_is_the_same_card() -> None:
    titles = [CARDS[card] for card in range(len(CARDS)) if CARDS[card].endswith("viking_fort")]
    assert titles == ["n13_viking_fort", "n19_viking_fort", "b12_viking_fort", "b18_viking_fort"]


def test_v_15_16_it_holds_in_its_battle_alone() -> None:
    # Given a Fort in the first of two battles
    s = a_state(
        active=THEGN,
        units={CETREHT: {BERSERKERS: 2, THEGN: 1}, LOIDIS: {BERSERKERS: 2, THEGN: 1}},
        hands={BERSERKERS: ["b12_viking_fort"]},
    )
    fight(s, CETREHT)
    play(s, "play b12_viking_fort", "roll hit command")
    assert is_done(s)

    # When the second is fought, then its Hits count
    fight(s, LOIDIS)
    play(s, "roll command command", "roll hit")
    assert units_in(s, LOIDIS) == {BERSERKERS: 1, THEGN: 1}


def test_v_14_13_a_hit_cancelled_by_a_fort_is_not_applied_and_the_next_takes_the_berserker() -> None:
    s = a_battle(THEGN, {NORSEMEN: 3, BERSERKERS: 2, THEGN: 2}, {BERSERKERS: ["b12_viking_fort"]})
    play(s, "play b12_viking_fort", "roll command command command", "roll command command", "roll hit command")
    assert units_in(s, CETREHT)[BERSERKERS] == 2
    play(s, "roll command command command", "roll command command", "roll hit hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 2}


def test_v_14_13_a_hit_cancelled_by_a_wall_is_not_applied_and_the_next_takes_the_berserker() -> None:
    s = a_battle(THEGN, {NORSEMEN: 3, BERSERKERS: 2, THEGN: 2}, {NORSEMEN: ["n10_shield_wall"]})
    play(s, "play n10_shield_wall", "roll command command command", "roll command command", "roll hit hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 3, BERSERKERS: 1, THEGN: 2}
    assert s.seat == FATE  # nobody was asked


@pytest.mark.parametrize(
    ("rolls", "left"),
    [
        (["hit command command"], 6),  # the Wall takes it, the Fort finds nothing
        (["hit hit command"], 6),  # one each
        (["hit hit hit"], 5),
        (["hit command command", "hit hit command"], 5),  # the Wall is used up: the Fort takes one, one strikes
    ],
)
def test_v_15_13_a_wall_cancels_the_first_hit_and_a_fort_one_of_the_others(rolls: list[str], left: int) -> None:
    # Given both a Shield Wall and a Viking Fort
    hands = {NORSEMEN: ["n10_shield_wall"], BERSERKERS: ["b12_viking_fort"]}
    s = a_battle(THEGN, {NORSEMEN: 5, BERSERKERS: 1, THEGN: 3}, hands)
    play(s, "play n10_shield_wall", "play b12_viking_fort")

    # When the English roll these, then so many Vikings are left
    for roll in rolls:
        play(s, "roll command command command", "roll command", f"roll {roll}")
    assert sum(units_in(s, CETREHT).values()) - 3 == left


# V-15.22 Viking Terror


def test_v_15_22_no_fyrd_card_is_turned() -> None:
    s = a_battle(BERSERKERS, {BERSERKERS: 1, THEGN: 1}, {BERSERKERS: ["b09_viking_terror"]}, EOFORWIC)
    play(s, "play b09_viking_terror")
    assert dice(s) == (THEGN, 1)
    assert (s.fyrd_deck, s.stock[FYRD]) == ([4, 4, 4, 4], 10)


def test_v_15_22_nobody_is_asked_for_it_where_no_fyrd_would_come() -> None:
    s = a_battle(BERSERKERS, {BERSERKERS: 1, THEGN: 1}, {BERSERKERS: ["b09_viking_terror"]})
    assert refused(s, "play b09_viking_terror") == "Viking Terror is not played at this moment (V-15.22)"


def test_v_15_22_it_stops_the_fyrd_of_one_battle() -> None:
    s = a_state(
        active=BERSERKERS,
        units={EOFORWIC: {BERSERKERS: 1, THEGN: 1}, LUEL: {BERSERKERS: 1, THEGN: 1}},
        hands={BERSERKERS: ["b09_viking_terror"]},
    )
    fight(s, EOFORWIC)
    play(s, "play b09_viking_terror", "roll flee")
    fight(s, LUEL)
    assert s.rule == "V-9.3"


# V-15.23 Surprise Attack


def test_v_15_23_the_vikings_make_one_full_extra_roll() -> None:
    # Given a Berserker turn, with friends next door for Commands
    s = a_battle(
        BERSERKERS,
        {NORSEMEN: 3, BERSERKERS: 2, THEGN: 3},
        {BERSERKERS: ["b10_surprise_attack"]},
        units={EOFORWIC: {NORSEMEN: 1}},
    )
    play(s, "play b10_surprise_attack")

    # When they roll Hits, a Flee and a Command, then all of them count
    assert dice(s) == (NORSEMEN, 3)
    play(s, "roll hit flee command", "roll hit command")
    assert (s.units[THEGN][CETREHT], s.fled[NORSEMEN]) == (1, 1)
    assert offered(s, WITHDRAW) == {EOFORWIC}
    play(s, "withdraw eoforwic", "stay")

    # And then the defenders begin
    assert units_in(s, CETREHT) == {NORSEMEN: 1, BERSERKERS: 2, THEGN: 1}
    assert dice(s) == (THEGN, 1)


def surprised(norsemen_roll: str) -> Vikings:
    """A Leader with three steps left falls upon two Thegns."""
    s = a_state(
        active=BERSERKERS,
        units={CETREHT: {BERSERKERS: 2, THEGN: 2}},
        leaders={HALFDAN: CETREHT},
        hands={BERSERKERS: ["b10_surprise_attack"]},
    )
    s.march = March()
    s.march.leader, s.march.at, s.march.steps = HALFDAN, CETREHT, 3
    fight(s, CETREHT, LED)
    return play(s, "play b10_surprise_attack", norsemen_roll)


def test_v_15_23_if_it_empties_the_shire_there_is_no_battle_and_no_lost_step() -> None:
    s = surprised("roll hit hit")
    assert is_done(s)
    assert s.march is not None
    assert s.march.steps == 3


def test_v_15_23_it_is_not_the_first_attack_roll() -> None:
    # Given a surprise that leaves one Thegn, when the first attack roll of the exchange takes him
    s = surprised("roll hit command")
    play(s, "roll command", "roll hit command")

    # Then no step is lost (V-7.8)
    assert is_done(s)
    assert s.march is not None
    assert s.march.steps == 3


# V-10.3: the order of effects


def test_v_10_3_the_active_player_sets_the_order() -> None:
    # Given four Events before one battle in a Berserker turn
    hands = {
        NORSEMEN: ["n08_feigned_retreat"],
        BERSERKERS: ["b10_surprise_attack"],
        HOUSECARL: ["h11_danegeld"],
        THEGN: ["t12_spy"],
    }
    s = a_battle(BERSERKERS, {NORSEMEN: 3, BERSERKERS: 3, HOUSECARL: 1, THEGN: 1}, hands, units={HRYPUM: {THEGN: 1}})
    play(s, "play b10_surprise_attack", "play n08_feigned_retreat", "play h11_danegeld", "play t12_spy")

    # When they take effect, then the active player says which is next, each time among those left
    everything = {FEIGNED_RETREAT, SURPRISE_ATTACK, DANEGELD, SPY}
    assert (s.seat, s.rule, offered(s, RESOLVE)) == (BERSERKERS, "V-10.3", everything)
    assert refused(s, "resolve ambush") == "Ambush does not wait to take effect in this battle (V-10.3)"
    play(s, "resolve spy", "target hrypum", "load thegn 1")
    assert offered(s, RESOLVE) == everything - {SPY}
    play(s, "resolve surprise_attack")
    assert dice(s) == (NORSEMEN, 3)
    play(s, "roll command command command", "roll command command")
    assert offered(s, RESOLVE) == {FEIGNED_RETREAT, DANEGELD}
    play(s, "resolve danegeld", "pay berserkers")

    # And the last takes effect unasked
    assert dice(s) == (HOUSECARL, 1)
    play(s, "roll flee", "roll flee command")
    assert s.fled == [0, 0, 1, 1]
    assert dice(s) == (THEGN, 1)


@pytest.mark.parametrize("active", [HOUSECARL, THEGN])
def test_v_10_3_the_active_english_player_orders_an_english_turn(active: int) -> None:
    hands = {NORSEMEN: ["n08_feigned_retreat"], HOUSECARL: ["h12_alfreds_gambit", "h13_archers"]}
    s = a_battle(active, {NORSEMEN: 3, HOUSECARL: 1, THEGN: 1}, hands, advanced=True)
    while s.seat != HOUSECARL:
        play(s, "pass")
    play(s, "play h12_alfreds_gambit")
    while s.seat != HOUSECARL:
        play(s, "pass")
    play(s, "play h13_archers")
    while s.seat != NORSEMEN:
        play(s, "pass")
    play(s, "play n08_feigned_retreat")
    pass_all(s)
    assert (s.seat, offered(s, RESOLVE)) == (active, {ALFREDS_GAMBIT, ARCHERS, FEIGNED_RETREAT})

    # The order matters: Fyrd who come first take part in the rolls that follow
    play(s, "resolve alfreds_gambit", "levy 2", "resolve archers", "roll command", "roll command")
    assert dice(s) == (FYRD, 2)


def test_v_10_3_when_one_effect_ends_the_battle_the_others_come_to_nothing() -> None:
    # Given a Surprise Attack and a Danegeld, when the surprise empties the shire
    hands = {BERSERKERS: ["b10_surprise_attack"], HOUSECARL: ["h11_danegeld"]}
    s = a_battle(BERSERKERS, {BERSERKERS: 2, HOUSECARL: 1}, hands)
    play(s, "play b10_surprise_attack", "play h11_danegeld", "resolve surprise_attack", "roll hit hit")

    # Then the toll is not paid
    assert is_done(s)
    assert units_in(s, CETREHT) == {BERSERKERS: 2}


def test_v_10_3_the_ambush_hits_are_chosen_for_by_the_vikings_before_the_next_effect() -> None:
    hands = {HOUSECARL: ["h11_danegeld"], THEGN: ["t13_ambush"]}
    s = a_battle(NORSEMEN, {NORSEMEN: 3, BERSERKERS: 2, HOUSECARL: 1, THEGN: 2}, hands, advanced=True)
    play(s, "play h11_danegeld", "play t13_ambush")
    assert offered(s, RESOLVE) == {AMBUSH, DANEGELD}
    play(s, "resolve ambush", "roll hit", "roll hit command")
    assert (s.rule, offered(s, LOSE)) == ("V-9.7", {NORSEMEN, BERSERKERS})
    play(s, "lose norsemen")
    assert (s.rule, offered(s, PAY)) == ("V-15.34", {NORSEMEN, BERSERKERS})
