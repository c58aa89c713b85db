"""Who fights on which side, and the second war (AA-9.7 to AA-9.13)."""

from __future__ import annotations

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import SAXON, changed
from tests.games.arthur.at_war import at_field, declared, levy
from tests.games.arthur.table import a_campaign, claim, lay, options, owner, refused, say


def test_aa_9_7_clockwise_from_the_declarer_everybody_picks_a_side() -> None:
    s = declared(a_campaign())
    assert s.seats == [2]
    assert options(s) == ["join p1", "join p2"]  # nobody stays out
    say(s, "join p2")
    assert s.seats == [3]
    say(s, "join p1")
    assert s.wars[0].side == [0, 1, 1, 0]


def test_aa_9_7_vassals_go_where_their_lord_goes() -> None:
    s = a_campaign(5)
    s.lord = changed(s.lord, 2, 4)
    declared(s)
    assert s.seats == [3]  # seat 2 has no choice
    say(s, "join p1")
    assert s.seats == [4]
    say(s, "join p2")
    assert s.wars[0].side == [0, 1, 1, 0, 1]


def test_aa_9_7_a_rebel_chooses_freely() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 2, 1)
    lay(s, 2, "rebellion")
    declared(s)
    assert s.seats == [2]
    say(s, "join p1")
    assert s.wars[0].side[:3] == [0, 1, 0]


def test_aa_9_8_a_saxon_hater_shuns_the_side_with_a_saxon_ruler() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    lay(s, 2, "saxon_hater")
    declared(s)
    assert options(s) == ["join p1"]


def test_aa_9_8_if_saxons_are_everywhere_he_is_free() -> None:
    s = a_campaign()
    s.people = [SAXON, SAXON, *s.people[2:]]
    lay(s, 2, "saxon_hater")
    declared(s)
    assert options(s) == ["join p1", "join p2"]


def test_aa_9_8_only_who_stands_there_so_far_counts() -> None:
    s = a_campaign()
    s.people = changed(s.people, 3, SAXON)
    lay(s, 2, "saxon_hater")
    declared(s)
    assert options(s) == ["join p1", "join p2"]


def test_aa_9_9_with_six_players_one_may_declare_a_second_war() -> None:
    # Given seat 3 claims land of seat 2, of C-in-C 1, and of seat 4, a vassal of seat 1
    s = a_campaign(6)
    s.lord = changed(s.lord, 4, 1)
    claim(s, 3, "luitcoet")
    claim(s, 3, "calchfynydd")
    claim(s, 3, "deur")
    declared(s)
    say(s, "join p2")

    # Then only seat 2 may be his enemy
    assert s.seats == [3]
    assert options(s) == ["join p1", "join p2", "war_on p3"]
    say(s, "war_on p3")
    assert options(s) == ["over luitcoet"]
    before = s.declared
    say(s, "over luitcoet", "uphold")

    # And seat 2 leaves the first war, while seat 5 may join any side of either; there is no third war
    assert s.wars[0].side == [0, 1, -1, -1, 1, -1]
    assert s.wars[1].chief == [3, 2]
    assert s.wars[1].side == [-1, -1, 1, 0, -1, -1]
    assert s.seats == [5]
    assert options(s) == ["join p1", "join p2", "join p4", "join p3"]
    say(s, "join p3")
    assert s.wars[1].side[5] == 1
    assert s.declared == before


def test_aa_9_9_with_five_players_there_is_none() -> None:
    s = a_campaign(5)
    claim(s, 3, "luitcoet")
    declared(s)
    say(s, "join p2")
    assert options(s) == ["join p1", "join p2"]
    assert refused(s, "war_on p3") != ""


def test_aa_9_9_lord_and_vassals_of_the_enemy_leave_the_first_war_too() -> None:
    s = a_campaign(7)
    s.lord = changed(s.lord, 6, 2)
    claim(s, 3, "luitcoet")
    declared(s)
    say(s, "join p2")
    assert s.wars[0].side[6] == 1
    say(s, "war_on p3", "over luitcoet", "uphold")
    assert s.wars[0].side == [0, 1, -1, -1, -1, -1, -1]
    assert s.wars[1].side == [-1, -1, 1, 0, -1, -1, 1]


def test_aa_9_9_there_is_never_a_third_war() -> None:
    s = a_campaign(6)
    claim(s, 2, "caer_lerion")
    claim(s, 4, "glywysing")
    declared(s)
    assert "war_on p4" in options(s)
    say(s, "war_on p4", "over caer_lerion", "uphold")
    assert s.seats == [4]
    assert options(s) == ["join p1", "join p2", "join p3", "join p4"]


def test_aa_9_5_if_the_second_war_is_void_earlier_choices_stand() -> None:
    s = a_campaign(6)
    claim(s, 3, "luitcoet")
    claim(s, 4, "luitcoet")
    declared(s)
    say(s, "join p2", "war_on p3", "over luitcoet", "void")
    assert s.seats == [3]
    assert options(s) == ["join p1", "join p2"]
    assert s.wars[0].side == [0, 1, 1, -1, -1, -1]
    twin = s.clone()
    say(s, "join p1")
    assert twin.wars[0].parted[3] == -1
    assert options(s) == ["join p1", "join p2"]  # seat 4 may not declare another


def test_aa_9_10_a_c_in_c_may_be_left_without_allies() -> None:
    s = a_campaign(6)
    claim(s, 3, "luitcoet")
    declared(s)
    say(s, "join p2", "war_on p3", "over luitcoet", "uphold", "join p4", "join p3")
    assert s.wars[0].side.count(1) == 1
    levy(s)
    assert s.seats == [1]


def test_aa_9_11_all_who_take_part_levy() -> None:
    s = declared(a_campaign())
    say(s, "join p1", "join p2")
    assert s.seats == [0, 1, 2, 3]
    levy(s)
    assert [len(army) for army in s.armies] == [11, 11, 11, 11]


def test_aa_9_12_the_attacked_c_in_c_chooses_battle_or_siege() -> None:
    s = a_campaign()
    s.lord = changed(s.lord, 1, 3)
    lay(s, 0, "sly_fox")
    lay(s, 3, "dumb_ox")
    at_field(s, "join p1")
    assert s.seats == [3]
    assert options(s) == ["fight", "endure"]
    assert s.rule == "AA-9.12"


def test_aa_9_13_two_wars_go_in_the_order_of_declaration() -> None:
    # Given two wars at once, in a table of six
    s = a_campaign(6)
    claim(s, 3, "luitcoet")
    lay(s, 5, "knights_errant")
    declared(s)
    say(s, "join p2", "war_on p3", "over luitcoet", "uphold", "join p1", "join p4")
    levy(s)
    armies = [army[:] for army in s.armies]

    # Then both choices come before either is fought
    assert s.seats == [1]
    say(s, "fight")
    assert s.seats == [2]
    say(s, "fight")

    # And the first is settled before the second, whose armies were levied before; cards wait for both
    say(s, "outcome won")
    assert owner(s, "lundein") == 0
    assert owner(s, "luitcoet") == 2
    assert s.armies == armies
    assert s.lying[5] == [t.KNIGHTS_ERRANT]
    say(s, "outcome won")
    assert owner(s, "luitcoet") == 3
    assert s.over
    assert s.lying[5] == []


def test_aa_9_13_a_rebellion_waits_for_the_second_war() -> None:
    s = a_campaign(6)
    s.lord = changed(s.lord, 5, 1)
    lay(s, 5, "rebellion")
    claim(s, 3, "luitcoet")
    declared(s)
    say(s, "join p2", "war_on p3", "over luitcoet", "uphold", "join p1", "join p1")
    levy(s)
    say(s, "fight", "fight", "outcome won")
    assert s.lying[5] == [t.REBELLION]
    assert s.lord[5] == 1
    say(s, "outcome drawn")
    assert s.lying[5] == []
    assert s.lord[5] == -1  # his side beat his lord's in the first
