"""Cards before the first bound: the deal, Sorcery, Dragon's Breath, Hammer of the Gods (DBA-22.1 to DBA-22.3)."""

from __future__ import annotations

from heptarchy.games.dba.book import told
from heptarchy.games.dba.commands import break_point, order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import deploy
from heptarchy.games.dba.lattice import MM
from heptarchy.games.dba.secrets import (
    ask_breath,
    ask_hammer,
    deal_cards,
    disguises,
    reveal,
    strode,
    touched,
)
from heptarchy.games.dba.table.setup import troop
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.dba.camp import camped, offered, play, refused

ARMIES = [[t.SP, t.SP, t.SP, t.CV], [t.WB, t.WB, t.WB, t.PS]]
PEOPLE = [t.BRITISH, t.SAXON]
BREATH = 1 << t.DRAGONS_BREATH
SORCERY = 1 << t.SORCERY
HAMMER = 1 << t.HAMMER
DITCH = 1 << t.DITCH


def test_dba_25_9_each_gets_other_cards_and_nobody_else_sees_them() -> None:
    s = camped(ARMIES, [deal_two])
    rng = Rng(410)
    order = []
    while s.seat == FATE:
        order.append(s.audience)
        s.apply(rng.pick(s.weights))
    assert order == [only(0), only(1), only(0), only(1)]
    assert [hand.bit_count() for hand in s.hands] == [2, 2]
    assert not s.hands[0] & s.hands[1]


def deal_two(s: Battle, _: int) -> None:
    """Two cards to each."""
    deal_cards(s, 2)


def test_dba_25_9_all_cards_have_the_same_chance() -> None:
    s = camped(ARMIES, [deal_two])
    assert len(s.weights.answers) == 8
    play(s, "deal sorcery")
    assert s.space.say_all(s.weights.answers) == [f"deal {key}" for key in t.CARD_KEYS if key != "sorcery"]
    assert len(set(s.weights.weights)) == 1


# Dragon's Breath


def test_dba_22_2_everybody_who_holds_a_card_is_asked() -> None:
    s = camped(ARMIES, [ask_breath], hands=[DITCH, BREATH])
    assert (s.seat, offered(s)) == (0, ["pass"])
    assert refused(s, "play hidden_ditch") == "Hidden ditch is not played now (DBA-22.5)"
    assert refused(s, "play dragons_breath") == "you do not hold Dragon's Breath (DBA-22.2)"
    play(s, "pass")
    assert (s.seat, offered(s)) == (1, ["pass", "play dragons_breath"])
    play(s, "play dragons_breath")
    assert s.hidden
    assert s.hands == [DITCH, 0]
    assert s.shown == BREATH


def test_dba_22_2_once_it_lies_there_nobody_else_is_asked() -> None:
    s = camped(ARMIES, [ask_breath], hands=[BREATH, DITCH])
    play(s, "play dragons_breath")
    assert s.over


def test_dba_22_2_who_has_no_card_is_not_asked() -> None:
    assert camped(ARMIES, [ask_breath]).over


# Sorcery


def test_dba_22_1_the_moment_is_before_the_last_command_is_deployed() -> None:
    s = camped(ARMIES, [order_commands, deploy], hands=[SORCERY, DITCH])
    play(s, "array 0")
    assert (s.seat, s.rule, offered(s)) == (0, "DBA-22.1", ["pass", "play sorcery"])
    play(s, "pass")
    assert (s.seat, s.rule, offered(s)) == (1, "DBA-22.1", ["pass"])
    play(s, "pass")
    assert (s.seat, s.rule) == (0, "DBA-5.3")


def test_dba_22_1_the_own_break_point_rises() -> None:
    s = camped(ARMIES, [order_commands, deploy], hands=[SORCERY, 0])
    play(s, "array 0", "play sorcery")
    assert offered(s) == ["bless", "curse c2"]
    play(s, "bless")
    assert [break_point(s, seat) for seat in range(2)] == [3, 2]


def test_dba_22_1_or_an_enemy_commands_falls() -> None:
    armies = [[t.SP], [t.WB] * 4, [t.WB] * 7]
    s = camped(armies, [order_commands, deploy], sides=[0, 1, 1], hands=[SORCERY, 0, 0])
    play(s, "rank c2", "border 600", "array 0", "array 0", "play sorcery")
    assert offered(s) == ["bless", "curse c2", "curse c3"]
    play(s, "curse c3")
    assert [break_point(s, seat) for seat in range(3)] == [1, 2, 2]


def test_dba_22_1_who_has_no_command_can_only_curse() -> None:
    s = camped([[], [t.SP], [t.WB]], [order_commands, deploy], sides=[0, 0, 1], hands=[SORCERY, 0, 0])
    play(s, "array 0", "play sorcery")
    assert offered(s) == ["curse c3"]


def test_dba_22_1_in_a_hidden_deployment_it_comes_after_the_generals() -> None:
    s = camped(ARMIES, [ask_breath, order_commands, deploy], hands=[BREATH, SORCERY])
    play(s, "play dragons_breath")
    s.apply(s.space.parse("deploy e1 600 150 90"), 0)
    s.apply(s.space.parse("deploy e5 600 450 270"), 1)
    assert (s.seats, s.rule) == ([1], "DBA-22.1")
    play(s, "play sorcery", "bless")
    assert s.seats == [0, 1]


# Hammer of the Gods


def hammering(hands: list[int], expendables: int = 3, armies: list[list[int]] | None = None) -> Battle:
    """Before the loans are over and the commands in order."""
    return camped(armies or ARMIES, [ask_hammer], people=PEOPLE, hands=hands, expendables=expendables)


def test_dba_22_3_no_other_card_is_played_when_the_hammer_may_be() -> None:
    s = hammering([HAMMER | DITCH, 0])
    assert refused(s, "play hidden_ditch") == "Hidden ditch is not played now (DBA-22.5)"
    assert refused(s, "play sorcery") == "you do not hold Sorcery (DBA-22.1)"


def test_dba_22_3_one_element_more_joins_and_its_owner_says_which_it_is() -> None:
    s = hammering([HAMMER, DITCH])
    s.ears = []
    assert (s.seat, s.audience, offered(s)) == (0, only(0), ["pass", "play hammer_of_the_gods"])
    play(s, "play hammer_of_the_gods")

    # Then all hear that there is one more, which looks like Spears
    assert [event.kind for event in s.ears] == [told.DISGUISED]
    assert s.members[0] == [0, 1, 2, 3, 8]
    assert s.kind[8] == t.SP
    assert s.extra == [True, False]

    # And it is any of his Spears but the general's
    assert (s.audience, offered(s)) == (only(0), ["disguise e2", "disguise e3", "disguise e9"])
    play(s, "disguise e3")
    assert s.disguised == [2, -1]
    assert s.hands[0] == HAMMER  # AA-C-R12
    assert (s.seat, offered(s)) == (1, ["pass"])


def test_dba_22_3_a_saxons_looks_like_a_warband() -> None:
    s = hammering([0, HAMMER])
    play(s, "play hammer_of_the_gods")
    assert s.kind[8] == t.WB
    assert offered(s) == ["disguise e6", "disguise e7", "disguise e9"]


def test_dba_22_3_it_does_not_count_for_the_break_point() -> None:
    s = hammering([HAMMER, 0])
    play(s, "play hammer_of_the_gods", "disguise e2")
    assert len(s.members[0]) == 5
    assert s.original[0] == 4


def test_dba_22_3_it_is_no_band_and_not_lent() -> None:
    armies = [[t.CV, troop(t.SP, t.PRINCE), t.SP], [t.WB]]
    s = hammering([HAMMER, 0], armies=armies)
    s.owner = [0, 0, 1, 1]  # as if e3 were lent to him
    play(s, "play hammer_of_the_gods")
    assert offered(s) == ["disguise e5"]


def test_dba_22_3_nobody_is_asked_when_no_expendable_is_left() -> None:
    assert hammering([HAMMER, DITCH], expendables=0).over
    s = hammering([HAMMER, DITCH], expendables=1)
    play(s, "play hammer_of_the_gods", "disguise e2")
    assert s.over


def test_dba_22_3_it_shows_itself_when_it_touches_an_enemy() -> None:
    s = hammering([HAMMER, 0])
    play(s, "play hammer_of_the_gods", "disguise e3")
    assert s.disguised[0] == 2
    touched(s, 1)
    assert s.proven[1]
    assert s.kind[1] == t.SP
    s.ears = []
    touched(s, 2)
    assert s.kind[2] == t.SCH
    assert s.disguised[0] == -1
    assert s.hands[0] == 0
    assert s.shown == HAMMER
    assert s.expendables == 2
    assert [event.kind for event in s.ears] == [told.SHOWN, told.REVEALED]


def test_dba_22_3_it_shows_itself_by_going_more_than_50_mm() -> None:
    s = hammering([HAMMER, 0])
    play(s, "play hammer_of_the_gods", "disguise e3")
    strode(s, 2, 50 * MM)
    assert s.kind[2] == t.SP
    assert not s.proven[2]
    strode(s, 2, 50 * MM + 1)
    assert s.kind[2] == t.SCH


def test_dba_22_3_where_nobody_has_fielded_one_nothing_is_marked() -> None:
    s = hammering([0, 0])
    touched(s, 1)
    assert not any(s.proven)
    assert disguises(s, 0) == []


def test_dba_22_3_what_is_shown_can_not_be_taken_back() -> None:
    s = hammering([HAMMER, 0])
    play(s, "play hammer_of_the_gods", "disguise e3")
    before = s.sealed
    reveal(s, 2)
    assert s.sealed >= before
    assert s.sealed == s.moves
