"""A yardstick: straight ahead with the largest group, into whatever it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import ARRAY, DONE, HOST, MOVE, MUSTERED, RUN, STAY, TO
from heptarchy.games.dba.domains import COMMAND_SIZE, pose_facing, pose_x, pose_y
from heptarchy.games.dba.lattice import COS, RIGHT_ANGLE, SIN
from heptarchy.games.dba.state import Battle

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective

GROUP: int = (1 << COMMAND_SIZE) - 1


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
            return farthest(s, options)
        if DONE[0] in options:
            return largest(s, options)
        return RUN[0] if RUN[0] in options else options[0]


def largest(s: Battle, options: list[int]) -> int:
    """The largest group that has not moved yet and is not fighting."""
    best, size = DONE[0], 0
    for option in options:
        if MOVE.holds(option):
            command, bits = MOVE.arg(option) >> COMMAND_SIZE, MOVE.arg(option) & GROUP
            members = [e for e in s.members[command] if bits >> s.place[e] & 1]
            fresh = all(s.moved[e] == 0 for e in members) and not is_stuck(s, members)
            if fresh and len(members) > size:
                best, size = option, len(members)
    return best


def is_stuck(s: Battle, members: list[int]) -> bool:
    """It is in front contact already: one could only break off."""
    from heptarchy.games.dba.contact import is_engaged

    return len(members) == 1 and is_engaged(s, members[0])


def farthest(s: Battle, options: list[int]) -> int:
    """The place that is farthest towards the enemy's edge, facing him."""
    u = s.unit
    assert u is not None
    lead = u.members[0]
    ahead = RIGHT_ANGLE if s.edge[s.side[u.command]] == t.SOUTH else 3 * RIGHT_ANGLE
    best, far = STAY[0], 0
    for option in options:
        if TO.holds(option):
            pose = TO.arg(option)
            if pose_facing(pose) != s.facing[lead] and s.facing[lead] == ahead:
                continue
            way = (pose_x(pose) - s.x[lead]) * COS[ahead] + (pose_y(pose) - s.y[lead]) * SIN[ahead]
            if way > far:
                best, far = option, way
    return best
