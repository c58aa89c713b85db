"""DBA-21.5: what a battle reports to the campaign."""

from __future__ import annotations

from heptarchy.games.dba import losses
from heptarchy.games.dba.bound import ask_all_orders
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.report import report
from heptarchy.games.dba.table.state import Battle, changed
from tests.games.dba.field import Element, a_field, play, run

FIELD: list[Element] = [
    (0, "Cv", 300, 200, 90),  # e1, the ruler
    (0, "Ax", 400, 200, 90),
    (0, "Ax", 440, 200, 90),
    (0, "Ax", 480, 200, 90),
    (1, "Ax", 600, 500, 270),  # e5, the enemy's ruler
    (1, "Ax", 640, 500, 270),
    (1, "Wb", 680, 500, 270),  # e7, an Expendable
]


def lose(s: Battle, arg: int) -> None:
    """An element, with what became of it."""
    losses.take_off(s, arg // 8, arg % 8)


def test_dba_21_5_the_result() -> None:
    s = run(a_field(FIELD), ask_all_orders)
    assert report(s)["winner"] == -1, "it is still fought"
    drawn = s.clone()
    play(drawn, "offer_draw", "accept")
    assert (report(drawn)["winner"], report(drawn)["ending"]) == (-1, "agreed")
    play(s, "concede")
    assert (report(s)["winner"], report(s)["ending"]) == (1, "conceded")


def test_dba_21_5_personalities_dead_in_order_with_owner_and_kind() -> None:
    s = a_field(FIELD)
    s.band = changed(changed(s.band, 1, t.WARLORD), 2, t.PRINCE)
    for e, die in ((4, 5), (2, 1), (1, 2), (0, 3)):
        play(run(s, lose, 8 * e + t.DESTROYED), f"omen {die}")
    assert report(s)["dead"] == [
        {"owner": 1, "person": "ruler", "element": 4},
        {"owner": 0, "person": "warrior_prince", "element": 2},
        {"owner": 0, "person": "ruler", "element": 0},
    ]


def test_dba_21_5_auxilia_destroyed_by_owner() -> None:
    s = a_field(FIELD)
    for e, status in ((1, t.DESTROYED), (2, t.FLED), (3, t.LEFT), (5, t.DESTROYED)):
        run(s, lose, 8 * e + status)
    assert report(s)["ax_destroyed"] == [1, 1]


def test_dba_21_5_lent_auxilia_are_their_owner_s() -> None:
    s = a_field([*FIELD, (2, "Sp", 100, 200, 90)], sides=(0, 1, 0))
    s.command = changed(s.command, 3, 2)
    run(s, lose, 8 * 3 + t.DESTROYED)
    assert report(s)["ax_destroyed"] == [1, 0, 0]


def test_dba_21_5_expendables_revealed_and_cards_used() -> None:
    s = a_field(FIELD)
    s.extra = [False, True]
    s.disguised = [-1, 6]
    s.hands = [1 << t.DITCH, 1 << t.HAMMER]
    s.hand_sizes = [hand.bit_count() for hand in s.hands]
    s.expendables = 3
    assert (report(s)["expendables_revealed"], report(s)["cards_used"]) == ([0, 0], [])
    run(s, lose, 8 * 6 + t.DESTROYED)
    assert (report(s)["expendables_revealed"], report(s)["cards_used"]) == ([0, 1], ["hammer_of_the_gods"])
