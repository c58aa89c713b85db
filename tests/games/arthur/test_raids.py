"""Raids (AA-8)."""

from __future__ import annotations

from heptarchy.games.arthur.levy import FROM_CARD, FROM_PROVINCE, element, kind_of, muster, sure_elements
from heptarchy.games.arthur.levy_question import raise_armies
from heptarchy.games.arthur.raids import ask_raiders
from heptarchy.games.arthur.table.state import BRITISH, LAND, NOBODY, SAXON, Campaign, changed
from heptarchy.games.arthur.turn import take_turn
from heptarchy.games.arthur.war_declaration import begin_war
from heptarchy.games.dba.data.tables import TYPE_KEYS
from tests.games.arthur.table import a_campaign, card, give, lay, options, people, play, province, say

AX, CV, PS, SP, WB = (TYPE_KEYS.index(key) for key in ("Ax", "Cv", "Ps", "Sp", "Wb"))


def raided(*marks: tuple[int, str], s: Campaign | None = None) -> Campaign:
    """These players have raided these provinces, with raiders from nowhere."""
    s = s or a_campaign()
    for seat, key in marks:
        s.raids = [*s.raids, seat, province(key), element(SP, BRITISH, FROM_CARD)]
    return s


def at_war(s: Campaign) -> Campaign:
    """Players 1 and 2 levy against each other."""
    begin_war(s, 0, 1, LAND, province("caer_wenta"))
    return play(s, raise_armies)


def has(s: Campaign, seat: int, kind: int, chosen: list[int] | None = None) -> int:
    """How many elements of a type he levies."""
    army = muster(s, seat, chosen or [], [], meets_britons=False, bans=0)
    return len([one for one in army if kind_of(one) == kind])


def test_aa_8_1_lords_and_vassals_may_raid_each_other() -> None:
    s = a_campaign()
    s.lord = [1, NOBODY, NOBODY, NOBODY]
    play(s, take_turn, 0)
    say(s, "play raid")
    assert set(options(s)) == {"at caer_wenta", "at caer_celemion", "at caer_gloui", "at caer_ceri"}


def test_aa_8_1_nobodys_land_is_not_raided() -> None:
    s = a_campaign()
    give(s, "caer_wenta", NOBODY)
    play(s, take_turn, 0)
    say(s, "play raid")
    assert "at caer_wenta" not in options(s)


def test_aa_8_2_raiders_are_neither_psiloi_nor_light_horse_nor_the_knights() -> None:
    s = a_campaign()
    s.holder = [0, NOBODY]
    lay(s, 0, "hill_people", "knights_of_renown", "irish_friends")
    play(s, ask_raiders, province("caer_wenta"))
    assert set(options(s)) == {
        "raiders Cv",
        "raiders Ax",
        "raiders_by knights_of_renown",
        "raiders_by irish_friends",
        *[f"raiders_from {key}" for key in ("cernow", "dyfnaint", "lindinis", "durnovaria", "caer_baddan")],
    }


def test_aa_8_2_raiders_are_elements_that_could_be_levied_now() -> None:
    s = raided((1, "durnovaria"))
    s.raids = [*s.raids, 0, province("caer_gloui"), element(CV, BRITISH, 0, base=True)]
    play(s, ask_raiders, province("caer_wenta"))
    assert "raiders_from durnovaria" not in options(s)  # it supplies nothing
    assert "raiders Cv" not in options(s)  # out already


def test_aa_8_2_what_a_card_brings_as_spears_may_raid() -> None:
    s = a_campaign()
    lay(s, 0, "charisma", "men_of_the_hearth")
    play(s, ask_raiders, province("caer_wenta"))
    assert {"raiders_by charisma", "raiders_by men_of_the_hearth"} <= set(options(s))
    say(s, "raiders_by charisma")
    assert has(s, 0, SP, [SP, SP, SP]) == 5 + 3 - 1
    # As Psiloi one of the two is still missing
    assert has(s, 0, PS, [PS, PS, PS]) == 1 + 3 - 1


def test_aa_8_2_raiders_are_missing_from_the_levy() -> None:
    s = play(a_campaign(), ask_raiders, province("caer_wenta"))
    say(s, "raiders_from cernow")
    assert s.raids == [0, province("caer_wenta"), element(SP, BRITISH, FROM_PROVINCE + province("cernow"))]
    assert has(s, 0, SP) == 4
    give(s, "cernow", 2)
    assert has(s, 0, SP) == 4  # what they come from is lost: nothing more is missing


def test_aa_8_2_of_what_is_cut_off_nothing_more_is_missing() -> None:
    s = play(a_campaign(), ask_raiders, province("caer_wenta"))
    say(s, "raiders_from durnovaria")
    raided((1, "durnovaria"), s=s)
    assert has(s, 0, SP) == 4


def test_aa_8_2_pedyt_who_raid_are_missing_whatever_they_are_now() -> None:
    s = play(a_campaign(), ask_raiders, province("caer_wenta"))
    say(s, "raiders Ax")
    assert has(s, 0, AX) == 2
    s.auxilia = changed(s.auxilia, 0, 0)
    assert has(s, 0, SP) == 5 + 3 - 1


def test_aa_8_2_a_saxon_sends_warband() -> None:
    s = a_campaign()
    s.people = changed(s.people, 0, SAXON)
    people(s, "isca", SAXON)
    play(s, ask_raiders, province("caer_wenta"))
    assert "raiders Wb" in options(s)
    say(s, "raiders Wb")
    assert has(s, 0, WB, [WB]) == 4
    assert has(s, 0, WB, [PS]) == 3


def test_aa_8_3_a_raided_province_supplies_nothing_until_the_raiders_next_turn() -> None:
    s = raided((1, "durnovaria"))
    assert has(s, 0, SP) == 4
    play(s, take_turn, 0)  # another's turn ends nothing
    assert has(s, 0, SP) == 4

    s = raided((1, "durnovaria"))
    play(s, take_turn, 1)
    assert s.raids == []
    assert has(s, 0, SP) == 5


def test_aa_8_4_a_raided_home_costs_two_base_elements_of_choice() -> None:
    s = at_war(raided((1, "isca")))
    assert set(options(s, 0)) == {"give_up Cv", "give_up LH", "give_up Ps", "give_up Ax"}
    say(s, "give_up Ps", by=0)
    assert "give_up Ps" not in options(s, 0)
    say(s, "give_up LH", by=0)
    assert "lead Cv" in options(s, 0)
    say(s, "lead Cv", by=0)
    say(s, "lead Cv", by=1)
    assert len(s.armies[0]) == 9


def test_aa_8_4_two_raids_cost_four() -> None:
    s = at_war(raided((1, "isca"), (2, "isca")))
    say(s, "give_up Ps", "give_up LH", "give_up Ax", "give_up Ax", by=0)
    assert [name for name in options(s, 0) if name.startswith("lead")] == ["lead Cv", "lead Ax"]
    say(s, "lead Cv", by=0)
    say(s, "lead Cv", by=1)
    assert len(s.armies[0]) == 7


def test_aa_8_4_one_that_is_fit_to_be_general_remains() -> None:
    s = at_war(raided((1, "isca"), (2, "isca"), (3, "isca")))
    say(s, "give_up Cv", "give_up Ax", "give_up Ax", by=0)
    assert "give_up Ax" not in options(s, 0)  # the last who can lead
    say(s, "give_up LH", by=0)
    say(s, "lead Cv", by=1)  # the rest leaves no choice: Psiloi go, and an Auxilia leads
    while not s.over:
        say(s, options(s)[0])
    assert s.leads[0] == AX
    assert len([one for one in s.armies[0] if kind_of(one) == AX]) == 1
    assert len(s.armies[0]) == 6


def test_aa_8_4_the_one_that_remains_is_not_out_raiding() -> None:
    s = raided((1, "isca"), (2, "isca"))
    s.auxilia = changed(s.auxilia, 0, 0)
    s.raids = [*s.raids, 0, province("caer_wenta"), element(CV, BRITISH, 0, base=True)]
    at_war(s)
    say(s, "give_up Sp", "give_up Sp", by=0)
    assert set(options(s, 0)) == {"give_up LH", "give_up Ps"}


def test_aa_8_5_only_homes_suffer_more_from_a_second_raid() -> None:
    s = raided((1, "durnovaria"))
    once = len(sure_elements(s, 0, meets_britons=False))
    raided((2, "durnovaria"), s=s)
    assert len(sure_elements(s, 0, meets_britons=False)) == once


def test_aa_8_5_a_raided_province_may_be_raided_again() -> None:
    s = raided((2, "caer_wenta"))
    play(s, take_turn, 0)
    say(s, "play raid", "at caer_wenta", "raiders_from cernow")
    assert len(s.raids) == 6
    assert card("raid") in s.played
