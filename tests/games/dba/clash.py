"""Two elements in front contact, in the middle of the table, for tests of close combat.

    s = a_clash("Sp", "Wb", (0, "Ps", 600, 285, 90))
    fight(s, 3, 5)
    assert fate(s, A) == "destroyed"

A is e3, of the southern side, whose bound it is; B is e4. e1 and e2 are the generals, far away. Those beside them are
numbered from e5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.combat import begin_combats
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.facing import turn_to_face
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.table.state import Battle, changed
from tests.games.dba.field import Element, Ground, a_field, play, run

if TYPE_CHECKING:
    from collections.abc import Iterable

A, B, C, D, E = 2, 3, 4, 5, 6
X, Y = 600, 300  # where the fronts meet
GENERALS: list[Element] = [(0, "Bd", 60, 60, 90), (1, "Bd", 1140, 540, 270)]
Pose = tuple[float, float, float]


def a_clash(
    mine: str, theirs: str, *more: Element, features: Iterable[Ground] = (), active: int = 0, turned: bool = False
) -> Battle:
    """A and B front to front, and the others as given."""
    both: list[Element] = [(0, mine, X, Y, 90), (1, theirs, X, Y, 270)]
    return a_field([*GENERALS, *both, *more], features=features, active=active, turned=turned)


def crown(s: Battle, e: int, traits: int = 0) -> Battle:
    """Make an element its command's general, of a ruler with these traits."""
    seat = s.owner[e]
    for old in s.members[seat]:
        s.band = changed(s.band, old, s.band[old] & ~t.GENERAL)
    s.band = changed(s.band, e, t.GENERAL)
    s.traits = changed(s.traits, seat, traits)
    return s


def join(s: Battle, _: int) -> None:
    """DBA-6.2 (e) and (f)."""
    s.then(turn_to_face, begin_combats)


def joined(s: Battle) -> Battle:
    """Up to the choice of the first combat."""
    return run(s, join)


def fight(s: Battle, mine: int, theirs: int, *then: str, by: int = A) -> Battle:
    """The combat of A with these dice, the active side's first; whatever is asked after it is answered by `then`."""
    joined(s)
    return play(s, f"fight e{by + 1}", f"clash {mine} {theirs}", *then)


def pose(s: Battle, e: int) -> Pose:
    """Front middle in mm from the south-western corner, and facing in degrees."""
    return (s.x[e] + HALF_X) / MM, (s.y[e] + HALF_Y) / MM, s.facing[e] / 10


def fate(s: Battle, e: int, start: Pose = (X, Y, 90)) -> str:
    """What became of an element, by what everybody sees; who stands or has gone forward stands."""
    if s.status[e] != t.ON_TABLE:
        return t.STATUS_KEYS[s.status[e]]
    _, y, facing = pose(s, e)
    if facing != start[2]:
        return "flee"
    ahead = y - start[1] if facing == 90 else start[1] - y
    return "recoil" if ahead < 0 else "stand"
