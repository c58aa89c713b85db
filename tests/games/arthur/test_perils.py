"""Quick battles in which people fall and Auxilia are lost (AA-27.2, AA-27.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.arthur.bands import PRINCE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.dice import TWO_DICE, total
from heptarchy.games.arthur.perils import AUXILIA_FALL, BAND_FALLS, GENERAL_FALLS
from heptarchy.games.arthur.table.state import changed
from heptarchy.games.dba.data.tables import AX, CV, SP
from tests.games.arthur.at_war import at_field, besieged, hold_out
from tests.games.arthur.table import a_campaign, claim, lay, options, owner, province, say

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.events import Event

SIDES = ("join p1", "join p2")  # seats 0 and 2 against 1 and 3
OUTCOMES = {"won": (2, 0), "lost": (0, 2), "drawn": (1, 1)}  # for 0 and 1: beaten, level, victorious


def fought(outcome: str, auxilia: int = 0, players: int = 2) -> Campaign:
    """A quick battle with this result; everybody has so many Auxilia; a Warlord and a Prince are with seat 1."""
    s = a_campaign(players)
    s.auxilia = [auxilia] * players
    lay(s, 1, "warrior_prince")
    s.warlords = changed(s.warlords, province("rhegin"), 1)
    at_field(s, *SIDES[: players - 2])
    s.bands = [[], [province("rhegin"), SP, PRINCE, SP], [], []][:players]
    say(s, "fight", f"outcome {outcome}", perils=True)
    return s


def listened(s: Campaign, *names: str) -> list[tuple[str, list[int]]]:
    """What is told while this is answered."""
    events: list[Event] = []
    s.ears = events
    say(s, *names, perils=True)
    s.ears = None
    return [(event.name, event.args) for event in events]


@pytest.mark.parametrize("outcome", ["won", "lost", "drawn"])
def test_aa_27_2_a_generals_element_is_lost_by_two_dice(outcome: str) -> None:
    start = fought(outcome)
    assert start.rule == "AA-27.2"
    assert start.wars  # before the settlement
    least = (9, 10, 12)[OUTCOMES[outcome][0]]
    for pips in range(2, 13):
        s = start.clone()
        kept = pips < least
        name = "general_kept" if kept else "general_lost"
        assert listened(s, f"cast {pips}") == [(name, [0, pips, least])]
        assert s.rule == ("AA-27.2" if kept else "AA-13.8")


@pytest.mark.parametrize("outcome", ["won", "lost", "drawn"])
def test_aa_27_2_so_is_each_band(outcome: str) -> None:
    start = fought(outcome)
    say(start, "cast 2", "cast 2", perils=True)  # both generals
    least = (9, 10, 11)[OUTCOMES[outcome][1]]
    for pips in range(2, 13):
        s = start.clone()
        kept = pips < least
        assert listened(s, f"cast {pips}") == [("band_kept" if kept else "band_lost", [1, pips, least])]
        assert s.rule == ("AA-27.2" if kept else "AA-13.8")


@pytest.mark.parametrize("outcome", ["won", "lost", "drawn"])
def test_aa_27_2_and_each_auxilia_of_the_base_army(outcome: str) -> None:
    start = fought(outcome, auxilia=2)
    say(start, "cast 2", perils=True)  # the general of seat 0
    least = (8, 9, 10)[OUTCOMES[outcome][0]]
    for pips in range(2, 13):
        s = start.clone()
        kept = pips < least
        assert listened(s, f"cast {pips}") == [("auxilia_kept" if kept else "auxilia_lost", [0, pips, least])]
        assert s.auxilia[0] == (2 if kept else 1)
    say(start, "cast 12", "cast 12", perils=True)
    assert start.auxilia[0] == 0


@pytest.mark.parametrize("pips", range(1, 7))
def test_aa_27_2_and_then_the_die_of_aa_13_8(pips: int) -> None:
    start = fought("won")
    dead = pips % 2 == 1
    ruler = start.clone()
    say(ruler, "cast 2", "cast 9", f"roll {pips}", perils=True)
    assert ruler.reign == [1, 2 if dead else 1]
    assert (t.WARRIOR_PRINCE in ruler.lying[1]) != dead

    prince = start.clone()
    say(prince, "cast 2", "cast 2", "cast 9", f"roll {pips}", perils=True)  # the last band first
    assert (t.WARRIOR_PRINCE in prince.lying[1]) != dead
    assert prince.warlords[province("rhegin")] == 1
    say(prince, "cast 9", f"roll {pips}", perils=True)
    assert prince.warlords[province("rhegin")] == (0 if dead else 1)
    assert prince.over


def test_aa_24_1_a_death_in_a_quick_battle_comes_before_the_settlement() -> None:
    # Given two winners claim Lundein of a loser, whose ruler dies in the battle
    s = a_campaign()
    claim(s, 2, "lundein")
    at_field(s, *SIDES)
    s.auxilia = [0] * 4
    s.armies = [[one for one in army if one & 15 != AX] for army in s.armies]
    say(s, "fight", "outcome won", "cast 2", "cast 9", "roll 1", perils=True)
    assert s.rule == "AA-25.2"
    assert s.wars[0].dead == [1]
    say(s, "done")

    # Then nobody has it: the war is not the next one (AA-24.4)
    assert s.over
    assert owner(s, "lundein") == -1
    assert s.claims[t.LUNDEIN] == 0b0111


def test_aa_27_2_everybody_who_is_there_clockwise_from_the_declarer() -> None:
    s = a_campaign()
    besieged(s, *SIDES)
    say(s, "stay", "leave")
    s.armies = [[one for one in army if one & 15 == CV] for army in s.armies]
    told = listened(s, "sally", "outcome won", "cast 2", "cast 2", "cast 2")
    assert [args[0] for name, args in told if name == "general_kept"] == [0, 1, 2]  # not who went home
    assert s.over


def test_aa_27_2_an_element_is_thrown_for_once() -> None:
    # Given the general goes with Auxilia, and a band too
    s = a_campaign(2)
    lay(s, 0, "warrior_prince")
    at_field(s)
    s.leads = [AX, CV]
    s.bands = [[PRINCE, AX], []]
    told = listened(s, "fight", "outcome lost", "cast 12", "roll 2", "cast 12", "roll 2", "cast 12")
    assert [name for name, args in told if name.endswith("_lost") and args[0] == 0] == [
        "general_lost",
        "band_lost",
        "auxilia_lost",
    ]
    assert s.auxilia == [0, 3]


def test_aa_10_7_a_quick_sally_has_its_dead_too() -> None:
    s = besieged(a_campaign(2))
    hold_out(s, 1, 6)
    say(s, "lose Sp", "roll 2", "press_on", "sally", "outcome lost", "cast 10", "roll 3", perils=True)
    assert s.reign == [2, 1]


def test_aa_27_2_all_sums_of_two_dice_are_as_likely_as_they_are() -> None:
    sums = [total(answer) for answer in TWO_DICE.answers]
    pairs = [a + b for a in range(1, 7) for b in range(1, 7)]
    assert [pairs.count(one) for one in sums] == TWO_DICE.weights
    assert sorted(set(pairs)) == sums
    assert options(fought("won"))[0] == "cast 2"


def test_aa_27_3_what_the_dice_come_to() -> None:
    def per_cent(least: tuple[int, ...]) -> list[int]:
        pairs = [a + b for a in range(1, 7) for b in range(1, 7)]
        return [round(100 * len([one for one in pairs if one >= pips]) / 36) for pips in least]

    assert per_cent(GENERAL_FALLS) == [28, 17, 3]
    assert per_cent(BAND_FALLS) == [28, 17, 8]
    assert per_cent(AUXILIA_FALL) == [42, 28, 17]
