"""What English Events do in a battle (V-15.34 to V-15.46, V-14.12, V-14.14)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    BERSERKERS,
    CARDS,
    CETREHT,
    CNARRESBURH,
    EOFORWIC,
    FYRD,
    GRIMESBI,
    HALFDAN,
    HORNECAESTER,
    HOUSECARL,
    HRYPUM,
    IMPROVED_TRAINING,
    LINDCYLENE,
    LOIDIS,
    LUEL,
    MAMECEASTER,
    MEDESHAMSTEDE,
    NORSEMEN,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.table.actions import LOAD, PAY, PLAY, TARGET, WITHDRAW
from heptarchy.games.vikings.table.state import GONE, LED, March
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_battle,
    a_state,
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

# V-15.46 Ambush, V-14.12


def test_v_15_46_the_english_make_one_full_extra_roll() -> None:
    # Given a Norsemen turn and an Ambush, with friends next door
    s = a_battle(
        NORSEMEN,
        {NORSEMEN: 3, HOUSECARL: 2, THEGN: 3},
        {THEGN: ["t13_ambush"]},
        advanced=True,
        units={HRYPUM: {THEGN: 1}},
    )
    play(s, "play t13_ambush")

    # When they roll all kinds of faces, then all count
    assert dice(s) == (HOUSECARL, 2)
    play(s, "roll hit flee", "roll hit flee command")
    assert (s.units[NORSEMEN][CETREHT], s.fled) == (1, [0, 0, 1, 1])
    assert offered(s, WITHDRAW) == {HRYPUM}
    play(s, "stay")

    # And then the defenders roll again
    assert dice(s) == (HOUSECARL, 1)


def test_v_14_12_ambush_and_surprise_attack_cancel_each_other() -> None:
    # Given both in one battle
    hands = {BERSERKERS: ["b10_surprise_attack"], THEGN: ["t13_ambush"]}
    s = a_battle(BERSERKERS, {BERSERKERS: 2, THEGN: 2}, hands, advanced=True)

    # When both are played
    play(s, "play b10_surprise_attack")
    sentences = told(s, lambda: play(s, "play t13_ambush"))

    # Then neither roll is made, both cards are spent, and the defenders begin
    assert sentences[-1] == "Ambush and Surprise Attack cancel each other"
    assert (s.hands[BERSERKERS], s.hands[THEGN], s.events_played) == (0, 0, [0, 1, 0, 1])
    assert dice(s) == (THEGN, 2)
    play(s, "roll command command")
    assert dice(s) == (BERSERKERS, 2)


def test_v_14_12_other_events_take_effect_all_the_same() -> None:
    hands = {BERSERKERS: ["b10_surprise_attack"], HOUSECARL: ["h11_danegeld"], THEGN: ["t13_ambush"]}
    s = a_battle(BERSERKERS, {BERSERKERS: 3, HOUSECARL: 1, THEGN: 2}, hands, advanced=True)
    play(s, "play b10_surprise_attack", "play h11_danegeld", "play t13_ambush")
    assert units_in(s, CETREHT) == {BERSERKERS: 2, HOUSECARL: 1, THEGN: 2}
    assert dice(s) == (HOUSECARL, 1)


# V-15.34 Danegeld, V-14.14


def test_v_15_34_the_attackers_give_up_a_berserker_or_two_norsemen_as_they_choose() -> None:
    # Given attackers of both kinds, in a Berserker turn
    s = a_battle(BERSERKERS, {NORSEMEN: 4, BERSERKERS: 3, HOUSECARL: 1}, {HOUSECARL: ["h11_danegeld"]})

    # When the toll is asked, then the active player chooses
    play(s, "play h11_danegeld")
    assert (s.seat, s.rule, offered(s, PAY)) == (BERSERKERS, "V-15.34", {NORSEMEN, BERSERKERS})

    # And pays two Norsemen, or else one Berserker, to the stockpile
    other = s.clone()
    sentences = told(s, lambda: play(s, "pay norsemen"))
    assert (units_in(s, CETREHT), s.stock[NORSEMEN]) == ({NORSEMEN: 2, BERSERKERS: 3, HOUSECARL: 1}, 38)
    assert sentences == ["2 Norsemen are given up as Danegeld"]
    play(other, "pay berserkers")
    assert (units_in(other, CETREHT), other.stock[BERSERKERS]) == ({NORSEMEN: 4, BERSERKERS: 2, HOUSECARL: 1}, 18)
    invariants(s, dealt=False)
    invariants(other, dealt=False)


def test_v_15_34_a_lone_norseman_is_enough() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 1, BERSERKERS: 2, HOUSECARL: 1}, {HOUSECARL: ["h11_danegeld"]})
    play(s, "play h11_danegeld", "pay norsemen")
    assert units_in(s, CETREHT) == {BERSERKERS: 2, HOUSECARL: 1}


def test_v_15_34_a_lone_kind_pays_unasked() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 3, HOUSECARL: 1}, {HOUSECARL: ["h11_danegeld"]})
    play(s, "play h11_danegeld")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, HOUSECARL: 1}
    assert dice(s) == (HOUSECARL, 1)


def test_v_15_34_it_is_paid_before_every_later_battle_of_the_turn() -> None:
    # Given two battles, the second without a Housecarl
    s = a_state(
        units={
            CETREHT: {BERSERKERS: 3, HOUSECARL: 1},
            LUEL: {BERSERKERS: 3, THEGN: 1},
            LOIDIS: {NORSEMEN: 1, THEGN: 1},
        },
        hands={HOUSECARL: ["h11_danegeld"]},
    )
    run(s, battle_phase)

    # When it is played in the first, then it is paid there and in those that follow
    play(s, "fight cetreht", "play h11_danegeld")
    assert s.units[BERSERKERS][CETREHT] == 2
    play(s, "roll flee", "fight luel", "levy 2")
    assert s.units[BERSERKERS][LUEL] == 2

    # And a third that it ends is not fought at all
    play(s, "roll flee", "roll flee flee")
    assert is_done(s)
    assert units_in(s, LOIDIS) == {THEGN: 1}
    assert s.events_played[HOUSECARL] == 1


def test_v_15_34_a_battle_before_it_costs_nothing() -> None:
    s = a_state(
        units={CETREHT: {BERSERKERS: 3, HOUSECARL: 1}, HRYPUM: {BERSERKERS: 3, HOUSECARL: 1}},
        hands={HOUSECARL: ["h11_danegeld"]},
    )
    fight(s, HRYPUM)
    play(s, "pass", "roll flee")
    fight(s, CETREHT)
    play(s, "play h11_danegeld")
    assert (s.units[BERSERKERS][HRYPUM], s.units[BERSERKERS][CETREHT]) == (3, 2)


def test_v_14_14_danegeld_that_takes_the_last_attackers_ends_the_battle_and_their_leader() -> None:
    # Given a Leader who attacks with his last Norseman
    s = a_state(
        units={HRYPUM: {NORSEMEN: 1}, CETREHT: {HOUSECARL: 1}},
        leaders={HALFDAN: HRYPUM},
        armies=1,
        steps=3,
        hands={HOUSECARL: ["h11_danegeld"]},
    )
    run(s, leader_phase)
    play(s, "activate halfdan", "march cetreht")

    # When the toll takes it, then the battle is over at once, lost, and he is removed
    sentences = told(s, lambda: play(s, "play h11_danegeld"))
    assert "the English win the battle in Catterick" in sentences
    assert s.leader_at[HALFDAN] == GONE
    assert is_done(s)
    invariants(s, dealt=False)


# V-15.35 Alfred's Gambit


def test_v_15_35_fyrd_join_the_attack_of_this_and_every_later_battle_of_the_turn() -> None:
    # Given two English attacks, neither in a city, the second without Housecarls
    s = a_state(
        active=THEGN,
        units={CETREHT: {NORSEMEN: 1, HOUSECARL: 1}, LOIDIS: {NORSEMEN: 1, THEGN: 1}},
        hands={HOUSECARL: ["h12_alfreds_gambit"]},
    )
    run(s, battle_phase)

    # When the Gambit is played in the first, then a card is turned and those Fyrd attack too
    play(s, "fight cetreht", "play h12_alfreds_gambit")
    assert (s.seat, s.rule) == (FATE, "V-9.3")
    play(s, "levy 4", "roll command")
    assert s.battle is not None
    assert s.battle.fyrd == 4
    play(s, "roll command")
    assert dice(s) == (FYRD, 2)
    play(s, "roll hit blank")

    # And another card in the next, without a card played for it
    assert (s.seat, s.rule, s.stock[FYRD]) == (FATE, "V-9.3", 10)
    play(s, "levy 2", "roll command", "roll command", "roll hit blank")
    assert is_done(s)
    assert s.fyrd_discard == [1, 0, 1, 0]


# V-15.36 Archers


def test_v_15_36_one_extra_english_roll_with_its_flees_ignored() -> None:
    # Given Archers in an English turn, with friends next door
    s = a_battle(
        THEGN,
        {NORSEMEN: 3, HOUSECARL: 2, THEGN: 3},
        {HOUSECARL: ["h13_archers"]},
        advanced=True,
        units={HRYPUM: {THEGN: 1}},
    )
    play(s, "play h13_archers")

    # When they roll before the battle
    assert dice(s) == (HOUSECARL, 2)
    play(s, "roll flee flee", "roll hit flee command")

    # Then the Hit strikes, nobody flees, and the Command may be used
    assert (s.units[NORSEMEN][CETREHT], s.fled) == (2, [0, 0, 0, 0])
    assert (s.seat, offered(s, WITHDRAW)) == (THEGN, {HRYPUM})
    play(s, "stay")

    # And then the defenders roll first
    assert dice(s) == (NORSEMEN, 2)


def test_v_9_8_the_first_hit_of_an_extra_roll_takes_the_berserker() -> None:
    s = a_battle(THEGN, {NORSEMEN: 1, BERSERKERS: 1, HOUSECARL: 1}, {HOUSECARL: ["h13_archers"]}, advanced=True)
    play(s, "play h13_archers", "roll hit")
    assert units_in(s, CETREHT) == {NORSEMEN: 1, HOUSECARL: 1}


# V-15.42 Escape into the Wilds


def test_v_15_42_all_english_leave_together_for_a_shire_without_vikings() -> None:
    # Given Alfred attacked in a city, with Fyrd, Vikings in one shire next door and nobody in others
    s = a_state(
        units={EOFORWIC: {NORSEMEN: 3, HOUSECARL: 2, THEGN: 2}, CETREHT: {NORSEMEN: 1}, LOIDIS: {HOUSECARL: 1}},
        leaders={ALFRED: EOFORWIC},
        hands={THEGN: ["t09_escape_into_the_wilds"]},
    )
    fight(s, EOFORWIC)
    play(s, "levy 3")
    pass_all(s)

    # When the English have rolled, and before the Vikings do, the Thegn play it
    play(s, "roll hit flee", "roll hit flee", "roll blank blank")
    assert (s.seat, s.rule, s.units[NORSEMEN][EOFORWIC]) == (THEGN, "V-9.2", 1)
    play(s, "play t09_escape_into_the_wilds")

    # Then any adjacent shire without Vikings will do, friendly or empty
    assert s.rule == "V-15.42"
    assert CETREHT not in offered(s, TARGET)
    assert {LOIDIS, CNARRESBURH} <= offered(s, TARGET)
    assert refused(s, "target cetreht") == "Catterick is no shire beside York without Vikings (V-15.42)"
    assert refused(s, "target swaledael") == "Swaledale is no shire beside York without Vikings (V-15.42)"
    sentences = told(s, lambda: play(s, "target cnarresburh"))

    # And all go there, Alfred with them; Fyrd go home; the Vikings have won
    assert (units_in(s, CNARRESBURH), units_in(s, EOFORWIC)) == ({HOUSECARL: 1, THEGN: 1}, {NORSEMEN: 1})
    assert (s.leader_at[ALFRED], s.stock[FYRD]) == (CNARRESBURH, 10)
    assert sentences == ["the English escape from York to Knaresborough", "the Vikings win the battle in York"]
    assert is_done(s)
    invariants(s, dealt=False)


def test_v_15_42_not_into_marsh() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 2, THEGN: 1}, {THEGN: ["t09_escape_into_the_wilds"]}, HORNECAESTER)
    pass_all(s)
    play(s, "roll command", "play t09_escape_into_the_wilds")
    assert offered(s, TARGET) == {LINDCYLENE, GRIMESBI}
    assert refused(s, "target cruland") == "Crowland Fens is no shire beside Horncastle without Vikings (V-15.42)"


def test_v_15_42_with_vikings_all_around_there_is_no_escape() -> None:
    s = a_battle(
        NORSEMEN,
        {NORSEMEN: 2, THEGN: 1},
        {THEGN: ["t09_escape_into_the_wilds"]},
        HORNECAESTER,
        units={LINDCYLENE: {NORSEMEN: 1}, GRIMESBI: {BERSERKERS: 1}},
    )
    play(s, "roll command")
    assert dice(s) == (NORSEMEN, 2)


def test_v_15_42_it_may_be_played_after_every_english_roll_of_the_exchange() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 1, THEGN: 1}, {THEGN: ["t09_escape_into_the_wilds"]})
    pass_all(s)
    for _ in range(3):
        play(s, "roll command")
        assert offered(s, PLAY) == {CARDS.index("t09_escape_into_the_wilds")}
        play(s, "pass", "roll command")


def test_v_15_42_an_extra_roll_before_the_battle_is_not_the_moment() -> None:
    # Given a Feigned Retreat, an English roll, and a Surprise Attack, a Viking one, one after the other
    hands = {
        NORSEMEN: ["n08_feigned_retreat"],
        BERSERKERS: ["b10_surprise_attack"],
        THEGN: ["t09_escape_into_the_wilds"],
    }
    s = a_battle(BERSERKERS, {NORSEMEN: 2, BERSERKERS: 2, THEGN: 2}, hands)
    play(s, "play b10_surprise_attack", "play n08_feigned_retreat")
    pass_all(s)
    play(s, "resolve feigned_retreat", "roll command command")

    # Then nobody is asked between the two
    assert dice(s) == (NORSEMEN, 2)


@pytest.mark.parametrize(("rolls", "steps"), [([], 3), (["roll command command", "roll command command"], 2)])
def test_v_15_42_a_leader_loses_a_step_only_if_his_first_attack_roll_came_before(rolls: list[str], steps: int) -> None:
    s = a_state(
        units={CETREHT: {NORSEMEN: 2, THEGN: 2}},
        leaders={HALFDAN: CETREHT},
        hands={THEGN: ["t09_escape_into_the_wilds"]},
    )
    s.march = March()
    s.march.leader, s.march.at, s.march.steps = HALFDAN, CETREHT, 3
    fight(s, CETREHT, LED)
    pass_all(s)
    for roll in rolls:
        play(s, roll)
        pass_all(s)
    play(s, "roll command command", "play t09_escape_into_the_wilds", "target hrypum")
    assert is_done(s)
    assert s.march.steps == steps


# V-15.43 Improved Training


def test_v_15_43_flees_of_thegns_count_as_hits_in_all_battles_of_the_turn() -> None:
    # Given two attacks in a Thegn turn
    s = a_state(
        active=THEGN,
        units={CETREHT: {NORSEMEN: 4, HOUSECARL: 2, THEGN: 3}, LOIDIS: {NORSEMEN: 2, HOUSECARL: 1, THEGN: 2}},
        hands={THEGN: ["t10_improved_training"]},
    )
    fight(s, CETREHT)

    # When it is played in the first, then Flees of Thegns hit; those of Housecarls are Flees
    play(s, "play t10_improved_training", "roll command command command", "roll flee command", "roll hit flee flee")
    assert (units_in(s, CETREHT), s.fled) == ({NORSEMEN: 1, HOUSECARL: 1, THEGN: 3}, [0, 0, 1, 0])
    play(s, "roll command", "roll hit", "roll command command command")

    # And so they do in the next
    fight(s, LOIDIS)
    play(s, "roll command command", "roll command", "roll flee flee")
    assert (units_in(s, LOIDIS), s.fled) == ({HOUSECARL: 1, THEGN: 2}, [0, 0, 1, 0])


def test_v_15_43_with_archers_the_flees_of_thegns_are_hits_and_not_ignored() -> None:
    s = a_battle(
        THEGN,
        {NORSEMEN: 4, HOUSECARL: 1, THEGN: 2},
        {HOUSECARL: ["h13_archers"]},
        advanced=True,
        effects=[IMPROVED_TRAINING],
    )
    play(s, "play h13_archers", "roll flee", "roll flee flee")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, HOUSECARL: 1, THEGN: 2}


def test_v_15_43_in_a_feigned_retreat_the_flees_of_thegns_are_hits_and_do_not_count() -> None:
    s = a_battle(
        THEGN, {NORSEMEN: 2, HOUSECARL: 1, THEGN: 2}, {NORSEMEN: ["n08_feigned_retreat"]}, effects=[IMPROVED_TRAINING]
    )
    play(s, "play n08_feigned_retreat", "roll flee", "roll flee flee")
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 2}


def test_v_15_43_without_the_card_thegns_flee() -> None:
    s = a_battle(THEGN, {NORSEMEN: 2, THEGN: 2}, {})
    play(s, "roll command command", "roll flee flee")
    assert (units_in(s, CETREHT), s.fled) == ({NORSEMEN: 2}, [0, 0, 0, 2])


# V-15.45 Spy


def test_v_15_45_an_army_with_a_thegn_comes_from_up_to_two_shires_away() -> None:
    # Given Housecarls attacked in Catterick, and English one, two and three shires away
    s = a_state(
        units={
            CETREHT: {NORSEMEN: 3, HOUSECARL: 1},
            HRYPUM: {THEGN: 1, HOUSECARL: 2},
            LOIDIS: {THEGN: 3},
            SWALEDAEL: {HOUSECARL: 1},
            MAMECEASTER: {THEGN: 2},
        },
        hands={THEGN: ["t12_spy"]},
    )
    fight(s, CETREHT)
    play(s, "play t12_spy")

    # Then those with a Thegn who are near enough may come: Manchester reaches York, and no further
    assert (s.seat, s.rule) == (THEGN, "V-15.45")
    assert offered(s, TARGET) == {HRYPUM, LOIDIS, MAMECEASTER}
    assert refused(s, "target swaledael") == "no army with a Thegn can come from Swaledale (V-15.45)"

    # When an army comes from Ripon, at least a Thegn and as many Housecarls as are wanted
    play(s, "target hrypum")
    assert offered(s, LOAD[THEGN]) == {1}
    play(s, "load thegn 1")
    assert offered(s, LOAD[HOUSECARL]) == {0, 1, 2}
    sentences = told(s, lambda: play(s, "load housecarl 1"))

    # Then it has joined the battle, one was left behind, and the exchange begins
    assert (units_in(s, CETREHT), units_in(s, HRYPUM)) == ({NORSEMEN: 3, HOUSECARL: 2, THEGN: 1}, {HOUSECARL: 1})
    assert sentences == ["an English army comes from Ripon to Catterick"]
    assert dice(s) == (HOUSECARL, 2)
    invariants(s, dealt=False)


def test_v_15_45_thegns_alone_may_come_and_leave_some_behind() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: 3, HOUSECARL: 1}, {THEGN: ["t12_spy"]}, units={LOIDIS: {THEGN: 3}})
    play(s, "play t12_spy", "target loidis")
    assert offered(s, LOAD[THEGN]) == {1, 2, 3}
    play(s, "load thegn 2")
    assert (units_in(s, LOIDIS), s.units[THEGN][CETREHT]) == ({THEGN: 1}, 2)


def test_v_15_45_not_from_three_shires_away() -> None:
    # Given a Thegn in Lincoln: Doncaster, York, Catterick
    units = {LINDCYLENE: {THEGN: 1}}
    s = a_battle(NORSEMEN, {NORSEMEN: 3, HOUSECARL: 1}, {THEGN: ["t12_spy"]}, units=units)
    assert s.seat == FATE  # all can see that nobody is near enough


def test_v_15_45_its_way_may_not_lead_through_vikings() -> None:
    # Given both ways from Leeds to Catterick closed by Vikings, and a third army whose own shire is contested
    s = a_battle(
        NORSEMEN,
        {NORSEMEN: 3, THEGN: 1},
        {THEGN: ["t12_spy"]},
        advanced=True,
        units={
            LOIDIS: {THEGN: 1},
            CNARRESBURH: {NORSEMEN: 1},
            EOFORWIC: {BERSERKERS: 1},
            SWALEDAEL: {NORSEMEN: 1, THEGN: 2},
        },
    )
    assert refused(s, "play t12_spy") == "no army with a Thegn can reach Catterick (V-15.45)"


def test_v_15_45_its_way_may_not_lead_through_marsh() -> None:
    # Given Peterborough, two shires from Horncastle, but across the fens
    s = a_battle(
        NORSEMEN,
        {NORSEMEN: 3, THEGN: 1},
        {THEGN: ["t12_spy"]},
        HORNECAESTER,
        advanced=True,
        units={MEDESHAMSTEDE: {THEGN: 1}},
    )
    assert refused(s, "play t12_spy") == "no army with a Thegn can reach Horncastle (V-15.45)"


def test_v_15_45_a_spy_who_strips_alfred_loses_him() -> None:
    # Given Alfred next door with one Thegn
    s = a_battle(
        NORSEMEN,
        {NORSEMEN: 3, HOUSECARL: 1},
        {THEGN: ["t12_spy"]},
        units={HRYPUM: {THEGN: 1}},
        leaders={ALFRED: HRYPUM},
    )

    # When that Thegn is called away, then Alfred does not come along, and is alone (V-7.9, V-7.10)
    play(s, "play t12_spy", "target hrypum", "load thegn 1")
    assert s.leader_at[ALFRED] == GONE
