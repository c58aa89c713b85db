"""A battlefield laid out for one test: elements and features in millimetres and degrees, hands, and whose bound it is.

    s = a_field([(0, "Sp", 600, 300, 90), (1, "Bd", 600, 300, 270)], hands={0: [t.DITCH]})
    run(s, ask_works)
    play(s, "play hidden_ditch", "entrench c1 1")

Elements are numbered as they are listed, e1 first. Side 0 has the southern edge. Below all steps lies one that ends
the play quietly, so that any step can be run alone. `turned=True` lays the same field out turned by 180 degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ground import is_within_wood
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM, TURN
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.state import MOVES, Battle, put
from heptarchy.kernel.modes import FIRST, RUNNING
from tests.games.dba.table import battle, feature

Element = tuple[int, str, float, float, float]  # seat, type, front middle, facing
Ground = tuple[int, int, int, int, int, int]  # kind, middle, half axes, slant

THE_END = "the steps of the test are done"


def a_field(
    elements: Iterable[Element],
    *,
    features: Iterable[Ground] = (),
    hands: Mapping[int, Iterable[int]] | None = None,
    sides: tuple[int, ...] = (0, 1),
    active: int = 0,
    stage: int = MOVES,
    turned: bool = False,
) -> Battle:
    """The field; the first element of each seat is its general."""
    stands = [
        (t.TYPE_KEYS.index(key), 1200 - x, 600 - y, (facing + 180) % 360, seat)
        if turned
        else (t.TYPE_KEYS.index(key), x, y, facing, seat)
        for seat, key, x, y, facing in elements
    ]
    grounds = [
        feature(kind, 1200 - x if turned else x, 600 - y if turned else y, a, b, slant)
        for kind, x, y, a, b, slant in features
    ]
    s = battle(stands, grounds, sides)
    s.hands = [sum(1 << card for card in (hands or {}).get(seat, ())) for seat in range(s.players)]
    s.hand_sizes = [hand.bit_count() for hand in s.hands]
    s.edge = [t.NORTH, t.SOUTH] if turned else [t.SOUTH, t.NORTH]
    s.still = [True] * len(s.kind)
    s.wooded = [is_within_wood(s, s.mx[e], s.my[e], s.facing[e], t.DEPTH[s.kind[e]] // 2) for e in range(len(s.kind))]
    s.stage = stage
    s.active = active
    s.bound = s.round = 1
    s.push(stop)
    return s


def stop(s: Battle, arg: int) -> None:
    """The end of every test."""
    s.finish([0] * s.players, THE_END)


def run(s: Battle, step: Callable[[Battle, int], None], arg: int = 0) -> Battle:
    """Take a step, and go on to the next question."""
    if s.over:
        s.over = False
        s.mode = RUNNING
        s.push(stop)
    s.push(step, arg)
    s.run()
    return s


def play(s: Battle, *answers: str) -> Battle:
    """Answers by name, fate's too: `lurk e1 600 300 90`, `spark 2`."""
    for text in answers:
        s.apply(SPACE.parse(text), FIRST)
    return s


def options(s: Battle) -> list[str]:
    """All options by name."""
    return [SPACE.say(option) for option in s.options]


def refused(s: Battle, text: str) -> str:
    """The reason, with its rule; empty if it is allowed."""
    refusal = s.refuse(SPACE.parse(text))
    return "" if refusal is None else str(refusal)


def move_to(s: Battle, e: int, x: float, y: float, facing: float) -> None:
    """An element is taken elsewhere, by no rule at all."""
    put(s, e, round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(facing * 10) % TURN)


def listening(s: Battle) -> list[Any]:
    """From now on, what is told."""
    s.ears = []
    return s.ears
