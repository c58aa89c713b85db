"""DBA-22: which cards may be shown in a bound, and when."""

from __future__ import annotations

from heptarchy.games.dba.book import told
from heptarchy.games.dba.cards import move_cards, order_cards, play, refuse_card
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.state import ORDERS, Battle
from tests.games.dba.field import a_field, listening

HILL = (t.GENTLE_HILL, 900, 300, 80, 60, 0)
ALL = [t.STEAL_A_MARCH, t.AMBUSH, t.GRASSFIRE, t.PLASHING, t.DITCH]


def armies(hand: list[int], stage: int = ORDERS, active: int = 0) -> Battle:
    elements = [(0, "Sp", 600, 100, 90), (0, "Sp", 700, 100, 90), (1, "Bd", 600, 500, 270)]
    return a_field(elements, features=[HILL], hands={0: hand}, stage=stage, active=active)


def named(options: list[int]) -> list[str]:
    return [SPACE.say(option).removeprefix("play ") for option in options]


def why(s: Battle, card: int) -> str:
    refusal = refuse_card(s, 0, card)
    if refusal is None:
        return ""
    refusal.domains = s.space.domains
    return str(refusal)


def test_dba_22_only_cards_in_hand_are_offered() -> None:
    s = armies([t.GRASSFIRE])
    assert named(order_cards(s, 0)) == ["grassfire"]
    assert order_cards(s, 1) == []
    assert why(s, t.STEAL_A_MARCH) == "you do not hold Steal a march (DBA-22.7)"


def test_dba_22_cards_are_for_the_own_bound() -> None:
    s = armies(ALL, active=1)
    assert order_cards(s, 0) == []
    assert move_cards(s, 0) == []
    assert why(s, t.GRASSFIRE) == "Grassfire is shown in the own bound (DBA-22.6)"


def test_dba_22_cards_from_before_the_battle_come_too_late() -> None:
    s = armies([t.SORCERY, t.DRAGONS_BREATH, t.HAMMER])
    assert order_cards(s, 0) == []
    assert why(s, t.SORCERY) == "Sorcery is shown before the battle (DBA-22.1)"


def test_dba_22_a_card_shown_leaves_the_hand_and_cannot_be_taken_back() -> None:
    s = armies([t.STEAL_A_MARCH, t.DITCH])
    s.moves = 7
    heard = listening(s)
    before = s.clone()
    play(s, 0, t.STEAL_A_MARCH)
    assert s.hands == [1 << t.DITCH, 0]
    assert s.shown == 1 << t.STEAL_A_MARCH
    assert s.sealed == 7
    assert [(event.kind, event.args[:2]) for event in heard] == [(told.SHOWN, [0, t.STEAL_A_MARCH])]
    assert before.hands == [1 << t.DITCH | 1 << t.STEAL_A_MARCH, 0]
    assert before.marching == [False, False]


def test_dba_22_7_a_march_is_stolen_at_the_start_of_the_own_bound() -> None:
    s = armies([t.STEAL_A_MARCH])
    assert named(order_cards(s, 0)) == ["steal_a_march"]
    play(s, 0, t.STEAL_A_MARCH)
    assert s.marching == [True, False]

    later = armies([t.STEAL_A_MARCH])
    later.stage += 1
    assert move_cards(later, 0) == []
    assert why(later, t.STEAL_A_MARCH) == "Steal a march is shown at the start of the own bound (DBA-22.7)"


def test_dba_22_4_an_ambush_comes_before_moving() -> None:
    s = armies([t.AMBUSH])
    assert named(order_cards(s, 0)) == ["ambush"]
    s.stage += 1
    assert named(move_cards(s, 0)) == ["ambush"]
    s.moved[1] = 1
    assert move_cards(s, 0) == []
    assert why(s, t.AMBUSH) == "Ambush! is shown before moving (DBA-22.4)"


def test_dba_22_4_no_ambush_without_a_feature() -> None:
    s = armies([t.AMBUSH])
    s.features = []
    assert order_cards(s, 0) == []


def test_dba_22_6_a_fire_is_lit_at_any_time_in_the_own_bound() -> None:
    s = armies([t.GRASSFIRE])
    assert named(order_cards(s, 0)) == ["grassfire"]
    s.stage += 1
    s.moved[0] = 1
    assert named(move_cards(s, 0)) == ["grassfire"]


def test_dba_22_6_no_fire_where_none_can_burn() -> None:
    elements = [(0, "Sp", 600, 100, 90), (1, "Bd", 600, 500, 270)]
    s = a_field(elements, features=[(t.MARSH, 600, 100, 100, 80, 0)], hands={0: [t.GRASSFIRE]})
    assert move_cards(s, 0) == []
    assert why(s, t.GRASSFIRE) == "none of your elements can light a fire where it stands (DBA-22.6)"


def test_dba_22_5_works_may_be_shown_before_anybody_is_met() -> None:
    s = armies([t.PLASHING, t.DITCH])
    assert named(order_cards(s, 0)) == ["hidden_ditch"]  # nobody stands in a wood
    s.still[0] = s.still[1] = False
    assert order_cards(s, 0) == []
