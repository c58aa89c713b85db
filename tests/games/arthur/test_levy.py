"""Armies and the levy (AA-7)."""

from __future__ import annotations

from collections import Counter

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import (
    FROM_CARD,
    FROM_PROVINCE,
    NO_BRITONS,
    NO_SAXONS,
    bans_for,
    default_kinds,
    element,
    is_base,
    kind_of,
    muster,
    origin_of,
    source_of,
    sure_elements,
)
from heptarchy.games.arthur.levy_question import raise_armies
from heptarchy.games.arthur.table.state import BRITISH, IRISH, LAND, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import take_turn
from heptarchy.games.arthur.war_declaration import begin_war
from heptarchy.games.dba.data.tables import TYPE_KEYS
from tests.games.arthur.table import a_campaign, give, lay, options, people, play, province, say


def saxon(s: Campaign, *seats: int) -> Campaign:
    """These rulers and their homes are Saxon."""
    for seat in seats:
        s.people = changed(s.people, seat, SAXON)
        s.population = changed(s.population, t.HOME_OF[s.kingdom[seat]], SAXON)
    return s


def counted(army: list[int]) -> dict[str, int]:
    """An army by the keys of its types."""
    return dict(Counter(TYPE_KEYS[kind_of(one)] for one in army))


def levy(s: Campaign, seat: int, bans: int = 0, meets_britons: bool = False) -> dict[str, int]:
    """What a player would levy, with the first type of each choice."""
    return counted(muster(s, seat, default_kinds(s, seat, meets_britons), [], meets_britons, bans))


def at_war(s: Campaign) -> Campaign:
    """Players 1 and 2 levy against each other; player 1 declared the war, over Caer Wenta."""
    begin_war(s, 0, 1, LAND, province("caer_wenta"))
    return play(s, raise_armies)


def army(s: Campaign, seat: int) -> dict[str, int]:
    """What he has levied."""
    return counted(s.armies[seat])


# The base army


def test_aa_7_1_a_british_home_gives_six_elements() -> None:
    s = a_campaign()
    for key in ("cernow", "dyfnaint", "lindinis", "durnovaria", "caer_baddan"):
        give(s, key, 1)
    assert levy(s, 0) == {"Cv": 1, "LH": 1, "Ps": 1, "Ax": 3}


def test_aa_7_1_the_sixth_of_a_saxon_home_is_chosen_in_each_war() -> None:
    s = at_war(saxon(a_campaign(), 0))
    assert options(s, 0) == ["raise Wb", "raise Ps"]
    say(s, "raise Ps", by=0)
    say(s, "lead Cv", by=1)
    assert army(s, 0) == {"Wb": 4, "Ps": 2, "Sp": 5}
    assert len([one for one in s.armies[0] if is_base(one)]) == 6


def test_aa_7_2_pedyt_are_auxilia_or_spears() -> None:
    s = a_campaign()
    s.auxilia = changed(s.auxilia, 0, 1)
    assert levy(s, 0) == {"Cv": 1, "LH": 1, "Ps": 1, "Ax": 1, "Sp": 7}


def test_aa_7_2_auxilia_are_turned_into_spears_at_the_levy() -> None:
    s = at_war(a_campaign())
    assert options(s, 0) == ["lead Cv", "lead Ax", "raise Sp"]
    say(s, "raise Sp", "raise Sp", by=0)
    assert s.auxilia[:2] == [1, 3]
    assert "raise Ax" not in options(s, 0)  # never back
    say(s, "lead Sp", by=0)
    say(s, "lead Ax", by=1)
    assert army(s, 0) == {"Cv": 1, "LH": 1, "Ps": 1, "Ax": 1, "Sp": 7}
    assert army(s, 1)["Ax"] == 3


def test_aa_7_2_there_is_an_end_to_turning() -> None:
    s = at_war(a_campaign())
    say(s, "raise Sp", "raise Sp", "raise Sp", by=0)
    assert options(s, 0) == ["lead Cv", "lead Sp"]


def test_aa_7_2_the_roman_way_turns_spears_into_auxilia_one_way_in_a_levy() -> None:
    s = a_campaign()
    s.auxilia = changed(s.auxilia, 0, 1)
    lay(s, 0, "the_roman_way")
    at_war(s)
    assert {"raise Sp", "raise Ax"} <= set(options(s, 0))
    say(s, "raise Ax", by=0)
    assert "raise Sp" not in options(s, 0)
    say(s, "raise Ax", by=0)
    assert s.auxilia[0] == 3
    assert options(s, 0) == ["lead Cv", "lead Ax"]  # never more than three


def test_aa_c08_the_roman_way_drills_in_his_own_turn_and_auxilia_stay() -> None:
    s = a_campaign()
    s.auxilia = changed(s.auxilia, 0, 1)
    lay(s, 0, "the_roman_way")
    play(s, take_turn, 0)
    assert options(s) == ["done", "raise Ax"]
    say(s, "raise Ax", "done")
    assert s.auxilia[0] == 2
    assert "play raid" in options(s)
    s.lying = [[], [], [], []]
    assert levy(s, 0)["Ax"] == 2

    whole = a_campaign()
    lay(whole, 0, "the_roman_way")
    play(whole, take_turn, 0)
    assert "play raid" in options(whole)  # three are the most: nothing is asked


def test_aa_7_2_men_of_the_hearth_who_are_spears_keep_the_last_spears() -> None:
    s = a_campaign()
    for key in ("cernow", "dyfnaint", "lindinis", "durnovaria", "caer_baddan"):
        give(s, key, 2)
    s.auxilia = changed(s.auxilia, 0, 2)
    lay(s, 0, "the_roman_way", "men_of_the_hearth")
    at_war(s)
    say(s, "raise Sp", by=0)
    assert "raise Ax" not in options(s, 0)  # else his hearth would levy what he does not


def test_aa_7_3_the_general_is_of_the_base_army_and_no_skirmisher() -> None:
    s = a_campaign()
    s.auxilia = changed(s.auxilia, 0, 0)
    saxon(s, 1)
    at_war(s)
    assert [name for name in options(s, 0) if name.startswith("lead")] == ["lead Cv", "lead Sp"]
    say(s, "lead Cv", by=0)
    say(s, "raise Wb", by=1)
    assert s.leads[1] == TYPE_KEYS.index("Wb")  # with a Saxon ruler always


def test_aa_7_3_spears_of_provinces_do_not_make_a_general() -> None:
    s = at_war(a_campaign())
    assert "lead Sp" not in options(s, 0)


def test_aa_7_3_the_pendragons_knights_lead() -> None:
    s = a_campaign()
    s.holder = [0, NOBODY]
    at_war(s)
    assert [name for name in options(s, 0) if name.startswith("lead")] == ["lead Kn"]


# Provinces


def test_aa_7_4_provinces_add_their_troops_and_the_home_adds_nothing() -> None:
    s = a_campaign()
    people(s, "cernow", SAXON)
    people(s, "dyfnaint", IRISH)
    army_now = sure_elements(s, 0, meets_britons=False)
    assert counted(army_now) == {"Cv": 1, "LH": 1, "Ps": 1, "Ax": 3, "Sp": 3, "Wb": 4}
    assert not [one for one in army_now if source_of(one) == FROM_PROVINCE + province("isca")]


def test_aa_7_5_a_warlord_adds_two_of_his_provinces_kind() -> None:
    s = a_campaign()
    people(s, "cernow", SAXON)
    people(s, "dyfnaint", IRISH)
    for key, kind in (("cernow", "Wb"), ("dyfnaint", "Wb"), ("lindinis", "Sp")):
        before = levy(s, 0)
        s.warlords = changed(s.warlords, province(key), 1)
        assert levy(s, 0)[kind] == before[kind] + 2


def test_aa_7_5_a_warlord_at_home_brings_spears_or_warband() -> None:
    s = saxon(a_campaign(), 1)
    british, of_saxon = levy(s, 0), levy(s, 1)
    s.warlords = changed(s.warlords, province("isca"), 1)
    s.warlords = changed(s.warlords, province("durovernum"), 1)
    assert levy(s, 0) == {**british, "Sp": british["Sp"] + 2}
    assert levy(s, 1) == {**of_saxon, "Wb": of_saxon["Wb"] + 2}


def test_aa_7_5_a_warlord_who_is_cut_off_brings_nothing() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, province("cernow"), 1)
    s.ships = [t.IRISH_SCOURGE, 1, province("cernow")]
    assert levy(s, 0)["Sp"] == 4


def test_aa_7_5_a_raid_on_a_home_leaves_its_warlord() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, province("isca"), 1)
    s.raids = [1, province("isca"), element(0, BRITISH, 0)]
    assert levy(s, 0)["Sp"] == 7


# Cards


def test_aa_7_6_cards_add_elements() -> None:
    s = a_campaign()
    lay(s, 0, "hill_people", "irish_friends", "knights_of_renown", "knights_errant", "charisma", "men_of_the_hearth")
    s.holder = [0, NOBODY]
    assert levy(s, 0) == {"Kn": 1, "Cv": 3, "LH": 1, "Ps": 2, "Ax": 3, "Sp": 5 + 2 + 1, "Wb": 1}


def test_aa_7_6_charisma_of_a_briton_is_spears_or_psiloi_each() -> None:
    s = a_campaign()
    lay(s, 0, "charisma")
    at_war(s)
    assert options(s, 0) == ["raise Sp", "raise Ps"]
    say(s, "raise Ps", by=0)
    assert options(s, 0) == ["raise Sp", "raise Ps"]
    say(s, "raise Sp", "lead Cv", by=0)
    say(s, "lead Cv", by=1)
    assert army(s, 0) == {"Cv": 1, "LH": 1, "Ps": 2, "Ax": 3, "Sp": 6}


def test_aa_7_6_men_of_the_hearth_are_of_a_kind_that_is_levied_anyway() -> None:
    s = a_campaign()
    lay(s, 0, "men_of_the_hearth")
    at_war(s)
    assert options(s, 0) == ["raise Sp", "raise Ps"]  # no Warband without Saxons or Irish

    s = a_campaign()
    people(s, "cernow", SAXON)
    lay(s, 0, "men_of_the_hearth")
    at_war(s)
    assert options(s, 0) == ["raise Sp", "raise Wb", "raise Ps"]
    say(s, "raise Wb", "lead Cv", by=0)
    say(s, "lead Cv", by=1)
    assert army(s, 0)["Wb"] == 3


def test_aa_7_6_northerners_come_against_a_british_ruler_alone() -> None:
    for enemy_is_saxon, blades in ((False, 1), (True, 0)):
        s = saxon(a_campaign(), 0)
        if enemy_is_saxon:
            saxon(s, 1)
        lay(s, 0, "northerners")
        at_war(s)
        say(s, "raise Wb", by=0)
        say(s, "raise Wb" if enemy_is_saxon else "lead Cv", by=1)
        assert army(s, 0).get("Bd", 0) == blades


def test_aa_7_7_what_is_raided_or_under_ships_supplies_nothing() -> None:
    s = a_campaign()
    s.raids = [1, province("durnovaria"), 0]
    assert levy(s, 0)["Sp"] == 4
    s.ships = [t.IRISH_SCOURGE, 1, province("lindinis"), t.LONG_SHIPS, 2, province("cernow")]
    assert levy(s, 0)["Sp"] == 2


# Origins


def test_aa_7_8_origins() -> None:
    s = a_campaign()
    people(s, "cernow", SAXON)
    people(s, "dyfnaint", IRISH)
    s.warlords = changed(changed(s.warlords, province("cernow"), 1), province("dyfnaint"), 1)
    lay(s, 0, "irish_friends", "hill_people", "men_of_the_hearth")
    found = muster(s, 0, [TYPE_KEYS.index("Wb")], [], meets_britons=False, bans=0)
    by_origin = {people: counted([one for one in found if origin_of(one) == people]) for people in range(3)}
    assert by_origin[SAXON] == {"Wb": 2 + 2 + 1}
    assert by_origin[IRISH] == {"Wb": 2 + 2 + 1}
    assert by_origin[BRITISH] == {"Cv": 1, "LH": 1, "Ps": 2, "Ax": 3, "Sp": 3}


def test_aa_7_8_of_a_saxon_ruler() -> None:
    s = saxon(a_campaign(), 0)
    lay(s, 0, "charisma", "northerners", "men_of_the_hearth")
    kinds = [TYPE_KEYS.index("Wb"), TYPE_KEYS.index("Sp")]
    found = muster(s, 0, kinds, [], meets_britons=True, bans=0)
    assert counted([one for one in found if origin_of(one) == SAXON]) == {"Wb": 5 + 2, "Ps": 1, "Bd": 1}
    assert counted([one for one in found if origin_of(one) == BRITISH]) == {"Sp": 5 + 1}


def test_aa_7_9_who_shuts_out_whom() -> None:
    s = saxon(a_campaign(), 1)
    lay(s, 0, "saxon_hater")
    assert bans_for(s, 0, [0, 2], [1, 3], NOBODY) == NO_SAXONS
    assert bans_for(s, 2, [0, 2], [1, 3], NOBODY) == NO_SAXONS
    assert bans_for(s, 3, [1, 3], [0, 2], NOBODY) == 0

    s = saxon(a_campaign(), 1)
    assert bans_for(s, 0, [0, 2], [1, 3], casting_out=0) == NO_SAXONS
    assert bans_for(s, 2, [0, 2], [1, 3], casting_out=0) == 0  # allies may have them

    lay(s, 1, "saxons_unite")
    assert bans_for(s, 2, [0, 2], [1, 3], NOBODY) == NO_SAXONS
    assert bans_for(s, 3, [1, 3], [0, 2], NOBODY) == 0

    s = saxon(a_campaign(), 1)
    lay(s, 0, "britons_unite")
    assert bans_for(s, 1, [1, 3], [0, 2], NOBODY) == NO_BRITONS
    assert bans_for(s, 3, [1, 3], [0, 2], NOBODY) == 0  # a British ruler


def test_aa_7_9_the_base_army_of_a_saxon_is_never_shut_out() -> None:
    s = saxon(a_campaign(), 1)
    people(s, "lundein", SAXON)
    lay(s, 1, "charisma")
    assert levy(s, 1) == {"Wb": 5 + 2 + 2, "Ps": 1, "Sp": 4}
    assert levy(s, 1, bans=NO_SAXONS) == {"Wb": 5, "Ps": 1, "Sp": 4}
    assert levy(s, 1, bans=NO_BRITONS) == {"Wb": 5 + 2 + 2, "Ps": 1}


def test_aa_7_9_a_saxon_hater_levies_no_saxons() -> None:
    s = a_campaign()
    people(s, "cernow", SAXON)
    people(s, "dyfnaint", IRISH)
    lay(s, 0, "saxon_hater")
    at_war(s)
    say(s, "lead Cv", by=0)
    say(s, "lead Cv", by=1)
    assert army(s, 0) == {"Cv": 1, "LH": 1, "Ps": 1, "Ax": 3, "Sp": 3, "Wb": 2}


# The whole


def test_aa_13_9_he_for_whom_no_element_is_left_is_absent() -> None:
    # Given a home alone, of whose base army a raid leaves one element: the general's
    s = a_campaign(home_raid=6)
    for key in ("cernow", "dyfnaint", "lindinis", "durnovaria", "caer_baddan"):
        give(s, key, 1)
    lay(s, 0, "warrior_prince")
    s.raids = [1, province("isca"), element(0, BRITISH, 0)]
    at_war(s)
    while 0 in s.seats and s.rule == "AA-7.12":
        menu = options(s, 0)
        say(s, next((one for one in menu if one.startswith("lead")), menu[0]), by=0)
    say(s, "lead Cv", by=1)
    assert len(s.armies[0]) == 1
    assert s.bands[0] == []


def test_aa_7_10_all_who_fight_levy_at_once_and_nobody_else() -> None:
    s = at_war(a_campaign())
    assert s.seats == [0, 1]
    say(s, "lead Cv", by=1)
    say(s, "lead Ax", by=0)
    assert [len(one) for one in s.armies] == [11, 11, 0, 0]
    give(s, "cernow", 1)
    assert len(s.armies[0]) == 11  # levied once


def test_aa_7_12_a_levy_loses_raiders_and_what_is_shut_out() -> None:
    s = a_campaign()
    people(s, "cernow", SAXON)
    s.raids = [0, province("caer_wenta"), element(TYPE_KEYS.index("Sp"), BRITISH, FROM_PROVINCE + province("lindinis"))]
    s.raids += [1, province("isca"), element(TYPE_KEYS.index("Cv"), BRITISH, 0, base=True)]
    lay(s, 0, "saxon_hater")
    at_war(s)
    assert set(options(s, 0)) == {"give_up Cv", "give_up LH", "give_up Ps", "give_up Ax"}
    say(s, "give_up LH", "give_up Ax", by=0)
    say(s, "lead Ax", by=0)
    say(s, "lead Ax", by=1)
    assert army(s, 0) == {"Cv": 1, "Ps": 1, "Ax": 2, "Sp": 3}
    assert army(s, 1) == {"LH": 1, "Ps": 1, "Ax": 3, "Sp": 4}  # his Cavalry raids, Caer Wenta is raided


def test_aa_7_12_pedyt_given_up_stay_away_when_they_are_turned() -> None:
    s = a_campaign()
    s.raids = [1, province("isca"), element(TYPE_KEYS.index("LH"), BRITISH, FROM_CARD)]
    at_war(s)
    say(s, "give_up Ax", "give_up Ax", "raise Sp", "raise Sp", "raise Sp", "lead Sp", by=0)
    say(s, "lead Cv", by=1)
    assert army(s, 0) == {"Cv": 1, "LH": 1, "Ps": 1, "Sp": 1 + 5}


def test_aa_7_13_the_worked_examples() -> None:
    s = a_campaign()
    assert levy(s, 0) == {"Cv": 1, "LH": 1, "Ps": 1, "Ax": 3, "Sp": 5}
    saxon(s, 1)
    for key in ("lundein", "rhegin", "caer_wenta"):
        people(s, key, SAXON)
    assert levy(s, 1) == {"Wb": 4 + 1 + 6, "Ps": 1, "Sp": 2}


def test_aa_7_2_who_has_turned_auxilia_does_not_turn_them_back_in_the_same_levy() -> None:
    s = a_campaign()
    lay(s, 0, "the_roman_way")
    at_war(s)
    say(s, "raise Sp", by=0)
    assert options(s, 0) == ["lead Cv", "lead Ax", "lead Sp", "raise Sp"]
