"""Moves put to the judge: poses in millimetres and degrees, answers as the rule that forbids them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.bound_moves import refuse_members
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM, TURN
from heptarchy.games.dba.table.state import Battle, put
from tests.games.dba.field import Element, Ground, a_field

Pose = tuple[float, float, float]


def a_bound(
    elements: Iterable[Element],
    *,
    features: Iterable[Ground] = (),
    sides: tuple[int, ...] = (0, 1),
    bound: int = 3,
    pips: int = 6,
    moved: int = 0,
    turned: bool = False,
) -> Battle:
    """The moves of a bound, not the first of a side: everybody has his PIPs, and has moved so often."""
    s = a_field(elements, features=features, sides=sides, turned=turned)
    s.bound = bound
    s.round = (bound + 1) // 2
    s.pips = [pips] * s.players
    s.dice = [pips] * s.players
    s.moved = [moved] * len(s.kind)
    return s


def units(pose: Pose) -> tuple[int, int, int]:
    """A pose at the rim as the lattice has it."""
    x, y, facing = pose
    return round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(facing * 10) % TURN


def mm(s: Battle, e: int) -> Pose:
    """Where an element stands, at the rim."""
    return (s.x[e] + HALF_X) / MM, (s.y[e] + HALF_Y) / MM, s.facing[e] / 10


def stand(s: Battle, e: int, pose: Pose) -> None:
    """Take an element elsewhere, by no rule at all."""
    put(s, e, *units(pose))


def broken(s: Battle, members: Sequence[int], pose: Pose) -> str:
    """The rule that forbids these elements, one or a group, to move so that the first comes there; "" if none does."""
    seat = s.command[members[0]]
    refusal = refuse_members(s, seat, seat, list(members))
    if refusal is None:
        refusal = refuse_pose(s, make_unit(s, seat, list(members)), *units(pose))
    return "" if refusal is None else refusal.rule
