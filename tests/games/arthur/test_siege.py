"""Sieges, round by round (AA-10)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.bands import PRINCE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import kind_of
from heptarchy.games.arthur.losses import suffer
from heptarchy.games.arthur.table.state import NOBODY, SAXON, Campaign, changed
from heptarchy.games.dba.data.tables import AX, CV, LH, PS, SP
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import RUNNING
from tests.games.arthur.at_war import besieged, hold_out
from tests.games.arthur.table import a_campaign, claim, lay, options, owner, people, province, say

# AA-20.3: by round, of 36 pairs of dice: doubled, besiegers lower, equal, besieged lower
PAIRS = [
    (1, 26, 4, 6),
    (2, 21, 5, 10),
    (4, 15, 6, 15),
    (6, 10, 5, 21),
    (9, 6, 4, 26),
    (12, 3, 3, 30),
    (15, 1, 2, 33),
    (18, 0, 1, 35),
    (21, 0, 0, 36),
    (24, 0, 0, 36),
]


def enumerated(number: int) -> tuple[int, int, int, int]:
    """Every pair of dice in that round of a siege, played: doubled, besiegers lower, equal, besieged lower."""
    start = besieged(a_campaign(2))
    start.wars[0].round = number
    doubled, low, equal, beaten = 0, 0, 0, 0
    for attack in range(1, 7):
        for defence in range(1, 7):
            s = start.clone()
            hold_out(s, attack, defence)
            if s.over:
                assert owner(s, "lundein") == 0
                doubled += 1
                beaten += 1
            elif s.rule == "AA-10.4":
                low += s.seats == [0]
                beaten += s.seats == [1]
            else:
                assert s.rule == "AA-10.6"
                equal += 1
    return doubled, low, equal, beaten


@pytest.mark.parametrize("number", range(1, 11))
def test_aa_20_3_the_pairs_of_dice_by_round(number: int) -> None:
    assert enumerated(number) == PAIRS[number - 1]


@pytest.mark.parametrize("number", range(1, 11))
def test_aa_20_3_the_view_tells_them(number: int) -> None:
    s = besieged(a_campaign(2))
    s.wars[0].round = number
    doubled, low, equal, beaten = PAIRS[number - 1]
    seen = s.view(None)["wars"][0]["pairs"]
    assert seen == {"besiegers": low, "besieged": beaten - doubled, "equal": equal, "falls": doubled}


@pytest.mark.parametrize(("strength", "limits"), [([12, 11], [7, 8]), ([1, 1], [1, 1]), ([7, 9], [4, 7])])
def test_aa_10_5_the_view_tells_which_losses_end_a_siege(strength: list[int], limits: list[int]) -> None:
    s = besieged(a_campaign(2))
    s.wars[0].strength = strength
    assert s.view(None)["wars"][0]["limits"] == limits


def test_aa_10_9_six_against_one_takes_the_place_in_round_1() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 6, 1)
    assert s.over
    assert owner(s, "lundein") == 0


@pytest.mark.parametrize("number", [16, 20])
def test_aa_10_10_from_round_16_on_every_pair_doubles(number: int) -> None:
    assert enumerated(15)[0] < 36
    assert enumerated(number)[0] == 36


def test_aa_10_1_allies_of_both_sides_may_go_home() -> None:
    s = a_campaign()
    claim(s, 2, "calchfynydd")
    besieged(s, "join p1", "join p2")
    assert s.seats == [2]
    assert options(s) == ["stay", "leave"]
    say(s, "leave")
    assert s.seats == [3]
    say(s, "leave")
    assert s.rule == "AA-10.7"  # neither C-in-C was asked
    assert s.wars[0].strength == [11, 11]

    # Who has gone exercises no claims
    hold_out(s, 6, 1)
    assert owner(s, "lundein") == 0
    assert owner(s, "calchfynydd") == 1
    assert s.claims[t.CALCHFYNYDD] == 1 << 2


def test_aa_10_1_who_has_gone_is_no_loser() -> None:
    s = a_campaign()
    claim(s, 0, "iceni")
    claim(s, 3, "cernow")
    besieged(s, "join p1", "join p2")
    say(s, "stay", "leave")
    hold_out(s, 6, 1)
    assert owner(s, "iceni") == 3
    assert s.claims[t.CERNOW] == 1 << 3


def test_aa_10_1_declarer_and_enemy_stay_where_a_lord_leads() -> None:
    s = a_campaign()
    s.lord = [2, 3, *s.lord[2:]]
    besieged(s)
    assert s.rule == "AA-10.7"
    assert s.seats == [3]


@pytest.mark.parametrize(("word", "gone"), [("let_go", True), ("stay", False)])
def test_aa_10_1_a_vassal_needs_his_lords_consent(word: str, gone: bool) -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 3, 1)
    besieged(s, "join p1")
    say(s, "stay")
    assert s.seats == [3]
    say(s, "leave")
    assert s.seats == [1]
    assert options(s) == ["let_go", "stay"]
    say(s, word)
    assert s.wars[0].left[3] == gone


def test_aa_10_1_besiegers_may_leave_after_a_round_the_besieged_not() -> None:
    s = besieged(a_campaign(), "join p1", "join p2")
    say(s, "stay", "stay")
    hold_out(s, 6, 4)  # equal
    assert s.seats == [2]
    assert s.rule == "AA-10.1"
    say(s, "leave")
    assert s.rule == "AA-10.6"
    assert s.seats == [0]


def test_aa_10_2_who_leaves_later_takes_levy_and_losses_with_him() -> None:
    s = besieged(a_campaign(), "join p1", "join p2")
    say(s, "stay", "stay")
    assert s.wars[0].strength == [22, 22]
    hold_out(s, 1, 6)
    say(s, "lose Sp", "lose Sp", "roll 2", "roll 2")
    assert s.wars[0].lost == [1, 0, 1, 0]
    say(s, "leave")
    assert s.wars[0].strength == [11, 22]
    assert s.wars[0].lost == [1, 0, 0, 0]


def test_aa_10_3_the_besieged_add_two_the_besiegers_the_rounds_before() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 5, 3)
    assert s.wars[0].scores == [5, 5]
    say(s, "press_on")
    hold_out(s, 5, 4)
    assert s.wars[0].scores == [6, 6]
    say(s, "press_on")
    hold_out(s, 3, 3)
    assert s.wars[0].scores == [5, 5]


def test_aa_10_4_every_player_of_the_lower_side_loses_one_then_personalities_roll() -> None:
    s = a_campaign()
    lay(s, 0, "warrior_prince")
    s.warlords = changed(s.warlords, province("cernow"), 1)
    besieged(s, "join p1", "join p2")
    say(s, "stay", "stay")
    s.bands = [[t.CERNOW, SP, PRINCE, SP], [], [], []]
    before = [len(army) for army in s.armies]
    hold_out(s, 1, 6)
    assert s.seats == [0]
    assert s.rule == "AA-10.4"
    free = {"lose LH", "lose Ps", "lose Ax", "lose Sp"}
    assert set(options(s)) == {*free, "lose_general", "lose_warlord cernow", "lose_prince"}
    say(s, "lose LH")
    assert s.seats == [2]  # all lose before anybody rolls
    say(s, "lose Ps")
    assert [len(army) for army in s.armies] == [before[0] - 1, before[1], before[2] - 1, before[3]]
    assert LH not in [kind_of(one) for one in s.armies[0]]
    assert PS not in [kind_of(one) for one in s.armies[2]]
    assert s.rule == "AA-10.4"
    say(s, "roll 2", "roll 1", "roll 1", "roll 2")  # ruler, prince and warlord of seat 0; ruler of seat 2
    assert s.rule == "AA-10.1"
    assert s.wars[0].dead == []
    assert s.discard[t.WARRIOR_PRINCE] == 1
    assert s.discard[t.WARLORD] == 1
    assert s.warlords[province("cernow")] == 0
    assert s.bands[0] == []


def test_aa_10_4_equal_scores_cost_nothing() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 3, 1)
    assert s.rule == "AA-10.6"
    assert s.wars[0].lost == [0, 0]


def test_aa_24_3_the_heir_rolls_in_later_rounds_and_may_die_as_well() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 1, 6)
    say(s, "lose Sp", "roll 1")
    assert s.reign == [2, 1]  # AA-24.1: at once
    say(s, "press_on")
    hold_out(s, 1, 6)
    say(s, "lose Sp")
    assert s.rule == "AA-10.4"
    say(s, "roll 1")
    assert s.reign == [3, 1]
    assert s.wars[0].dead == [0, 0]


def test_aa_c35_with_the_ruler_his_prince_is_nobody() -> None:
    s = a_campaign(2)
    lay(s, 0, "warrior_prince")
    besieged(s)
    s.bands = [[PRINCE, SP], []]
    hold_out(s, 1, 6)
    say(s, "lose LH", "roll 1")
    assert s.rule == "AA-10.6"  # no die for him
    assert s.bands[0] == []
    say(s, "press_on")
    hold_out(s, 1, 6)
    assert "lose_prince" not in options(s)


@pytest.mark.parametrize("key", ["irish_scourge", "long_ships"])
def test_aa_10_4_a_warlord_who_is_cut_off_is_not_there_to_die(key: str) -> None:
    s = a_campaign(2)
    s.warlords = changed(s.warlords, province("cernow"), 1)
    s.ships = [t.CARD_KEYS.index(key), 1, province("cernow")]
    besieged(s)
    hold_out(s, 1, 6)
    say(s, "lose Sp", "roll 2")
    assert s.rule == "AA-10.6"


def test_aa_13_8_a_lost_generals_element_takes_its_ruler_on_an_odd_die() -> None:
    start = besieged(a_campaign(2))
    hold_out(start, 1, 6)
    for pips, dead in ((1, [0]), (2, []), (3, [0]), (4, []), (5, [0]), (6, [])):
        s = start.clone()
        say(s, "lose_general")
        assert s.rule == "AA-13.8"
        say(s, f"roll {pips}")
        assert s.wars[0].dead == dead
        assert s.reign[0] == 1 + len(dead)
        assert (s.rule, s.seats) == ("AA-24.3", [0])


def test_aa_24_3_whoever_rules_then_names_another_element_at_once() -> None:
    for pips in (1, 2):
        s = besieged(a_campaign(2))
        hold_out(s, 1, 6)
        say(s, "lose_general", f"roll {pips}")
        assert options(s) == ["lead Ax"]
        say(s, "lead Ax")
        assert s.leads[0] == AX
        assert s.rule == "AA-10.4"  # ruler or heir, he is present and rolls


def test_aa_24_3_if_none_is_fit_any_element_leads() -> None:
    s = besieged(a_campaign(2))
    s.armies = [[one for one in s.armies[0] if kind_of(one) in (CV, LH, PS)], s.armies[1]]
    hold_out(s, 1, 6)
    say(s, "lose_general", "roll 2")
    assert options(s) == ["lead LH", "lead Ps"]


def test_aa_24_3_a_band_is_his_where_nothing_else_is_left() -> None:
    s = a_campaign(2)
    lay(s, 0, "warrior_prince")
    besieged(s)
    s.armies = [[one for one in s.armies[0] if kind_of(one) in (CV, LH)], s.armies[1]]
    s.bands = [[PRINCE, LH], []]
    hold_out(s, 1, 6)
    assert options(s) == ["lose_general", "lose_prince"]
    say(s, "lose_general", "roll 2")
    assert options(s) == ["lead LH"]
    assert s.bands[0] == [PRINCE, NOBODY]


# Bands (AA-27.1)


def banded() -> Campaign:
    """A siege of two, in which seat 0 has a Warlord in Cernow and a Warrior Prince; he has the lower score."""
    s = a_campaign(2)
    lay(s, 0, "warrior_prince")
    s.warlords = changed(s.warlords, t.CERNOW, 1)
    besieged(s)
    s.bands = [[t.CERNOW, SP, PRINCE, SP], []]
    hold_out(s, 1, 6)
    return s


@pytest.mark.parametrize(
    ("loss", "card", "left"),
    [("lose_warlord cernow", t.WARLORD, [PRINCE]), ("lose_prince", t.WARRIOR_PRINCE, [t.CERNOW])],
)
def test_aa_27_1_a_lost_band_takes_its_leader_on_an_odd_die(loss: str, card: int, left: list[int]) -> None:
    start = banded()
    lost = kind_of(start.armies[0][-1])
    for pips in range(1, 7):
        s = start.clone()
        count = len(s.armies[0])
        say(s, loss)
        assert s.rule == "AA-13.8"
        assert len(s.armies[0]) == count - 1
        say(s, f"roll {pips}")
        if pips % 2:
            assert s.discard[card] == 1
            assert s.bands[0][::2] == left
            assert s.rule == "AA-10.4"
        else:  # he lives, and names another
            assert s.discard[card] == 0
            assert (s.rule, s.seats) == ("AA-27.1", [0])
            say(s, "band LH")
            assert LH in s.bands[0][1::2]
            assert s.rule == "AA-10.4"
    assert lost == SP


def test_aa_27_1_bands_are_offered_apart_from_their_types() -> None:
    s = banded()
    s.armies = [[one for one in s.armies[0] if kind_of(one) in (CV, LH)], s.armies[1]]
    s.bands = [[t.CERNOW, LH, PRINCE, NOBODY], []]
    s.mode = RUNNING
    suffer(s, 0)
    assert options(s) == ["lose_general", "lose_warlord cernow"]


def test_aa_13_8_other_elements_carry_nobody() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 1, 6)
    say(s, "lose Sp")
    assert s.rule == "AA-10.4"


def test_aa_7_2_auxilia_lost_in_a_siege_come_back_as_spears() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 1, 6)
    say(s, "lose Ax", "roll 2", "lift")
    assert s.auxilia == [2, 3]


def test_aa_10_5_doubling_is_looked_at_before_losses() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 6, 1)
    assert s.over
    assert s.reign == [1, 1]


@pytest.mark.parametrize(("lost", "over"), [(7, False), (8, True)])
def test_aa_10_5_more_than_two_thirds_lost_is_defeat(lost: int, over: bool) -> None:
    s = besieged(a_campaign(2))
    s.wars[0].strength = [11, 12]
    s.wars[0].lost = [0, lost]
    hold_out(s, 5, 1)
    say(s, "lose Sp", "roll 2")
    assert s.over == over
    assert (owner(s, "lundein") == 0) == over


@pytest.mark.parametrize(("lost", "over"), [(5, False), (6, True)])
def test_aa_10_6_more_than_half_lost_ends_the_siege(lost: int, over: bool) -> None:
    s = besieged(a_campaign(2))
    s.wars[0].strength = [12, 12]
    s.wars[0].lost = [lost, 0]
    hold_out(s, 1, 6)
    say(s, "lose Sp", "roll 2")
    assert s.over == over
    assert owner(s, "lundein") == 1


def test_aa_10_6_a_departure_may_leave_the_besiegers_too_few() -> None:
    s = besieged(a_campaign(), "join p1", "join p2")
    say(s, "stay", "stay")
    s.wars[0].lost = [6, 0, 0, 0]
    s.armies[0] = s.armies[0][:5]
    hold_out(s, 6, 4)
    say(s, "leave")
    assert s.over  # 6 of 11
    assert owner(s, "lundein") == 1


def test_aa_10_6_the_c_in_c_may_give_up_after_any_round() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 6, 4)
    assert s.seats == [0]
    assert options(s) == ["press_on", "lift"]
    say(s, "lift")
    assert s.over
    assert owner(s, "lundein") == 1
    assert s.claims[t.LUNDEIN] == 1  # a draw: claims stay


def test_aa_10_7_the_besieged_may_sally_before_any_round() -> None:
    s = besieged(a_campaign(2))
    assert s.seats == [1]
    assert options(s) == ["hold_out", "sally"]
    say(s, "sally")
    assert s.rule == "AA-21.5"
    say(s, "outcome won")
    assert s.over
    assert owner(s, "lundein") == 0


def test_aa_10_7_the_sally_is_fought_with_what_is_left() -> None:
    s = besieged(a_campaign(2, battles="table"))
    hold_out(s, 1, 6)
    say(s, "lose_general", "roll 2", "lead Ax", "roll 2", "press_on", "sally")
    battle = s.child
    assert isinstance(battle, Battle)
    assert [len(row) for row in battle.members] == [10, 11]
    assert battle.original == [10, 11]
    assert battle.kind[battle.members[0][0]] == AX


def test_aa_10_8_who_has_no_elements_stays_and_loses_none() -> None:
    s = besieged(a_campaign(), "join p1", "join p2")
    say(s, "stay", "stay")
    s.armies = [*s.armies[:3], []]
    hold_out(s, 5, 1)
    say(s, "lose Sp", "roll 2", "roll 2")  # seat 3's ruler is still there
    assert s.rule == "AA-10.1"
    assert s.wars[0].lost[3] == 0
    assert not s.wars[0].left[3]


def test_aa_10_8_if_both_are_at_their_end_the_besieged_have_lost() -> None:
    s = besieged(a_campaign(2))
    s.wars[0].lost = [6, 8]
    hold_out(s, 6, 4)
    assert s.over
    assert owner(s, "lundein") == 0


def test_aa_c_r7_saxons_unite_works_in_a_siege_too() -> None:
    s = a_campaign(2)
    s.people = changed(s.people, 1, SAXON)
    people(s, "durovernum", SAXON)
    people(s, "cernow", SAXON)
    free = besieged(s.clone())
    lay(s, 1, "saxons_unite")
    besieged(s)
    assert free.wars[0].strength[0] == 12
    assert s.wars[0].strength[0] == 10


def test_aa_c_r7_britons_unite_works_in_a_siege_too() -> None:
    s = a_campaign(2)
    s.people = changed(s.people, 1, SAXON)
    people(s, "durovernum", SAXON)
    free = besieged(s.clone())
    lay(s, 0, "britons_unite")
    besieged(s)
    assert free.wars[0].strength[1] == 11
    assert s.wars[0].strength[1] == 6
    assert SP not in [kind_of(one) for one in s.armies[1]]
