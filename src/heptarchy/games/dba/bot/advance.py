"""A yardstick: straight ahead with the largest group, into whatever it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.lattice import COS, MM, RIGHT_ANGLE, SCALE, SIN
from heptarchy.games.dba.table.actions import ARRAY, DONE, HOST, MOVE, MUSTERED, RUN, STAY, TO
from heptarchy.games.dba.table.domains import pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.offers import places
from heptarchy.games.dba.table.state import Battle, Unit, members_of

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective

LEAST = 5 * MM  # what is worth a PIP


class Advance:
    """Array 0, then the largest group as far forward as it can go; all else is drawn for."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """The largest group, the farthest place ahead."""
        options = seat.options
        if len(options) == 1:
            return options[0]
        if ARRAY[0] in options:
            return ARRAY[0]
        hosts = [option for option in options if HOST.holds(option)]
        if hosts:
            return rng.choice(hosts)
        if MUSTERED[0] in options:
            return MUSTERED[0]
        s = seat.imagine(rng)
        assert isinstance(s, Battle)
        if STAY[0] in options:
            assert s.unit is not None
            return farthest(s, s.unit, options)
        if DONE[0] in options:
            return largest(s, seat.seat, options)
        return RUN[0] if RUN[0] in options else options[0]


def largest(s: Battle, seat: int, options: list[int]) -> int:
    """The largest group or element that has not moved yet, is not fighting and can go ahead."""
    best, size = DONE[0], 0
    for option in options:
        if MOVE.holds(option):
            members = members_of(s, MOVE.arg(option))
            if len(members) <= size or any(s.moved[e] for e in members):
                continue
            u = make_unit(s, seat, members)
            if not u.engaged and farthest(s, u, places(s, u)) != STAY[0]:
                best, size = option, len(members)
    return best


def farthest(s: Battle, u: Unit, options: list[int]) -> int:
    """The place that is farthest towards the enemy's edge, facing him."""
    lead = u.members[0]
    ahead = RIGHT_ANGLE if s.edge[s.side[u.command]] == t.SOUTH else 3 * RIGHT_ANGLE
    best, far = STAY[0], LEAST * SCALE
    for option in options:
        if TO.holds(option):
            pose = TO.arg(option)
            if pose_facing(pose) != s.facing[lead] and s.facing[lead] == ahead:
                continue
            way = (pose_x(pose) - s.x[lead]) * COS[ahead] + (pose_y(pose) - s.y[lead]) * SIN[ahead]
            if way > far:
                best, far = option, way
    return best
