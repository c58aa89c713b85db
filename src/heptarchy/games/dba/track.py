"""The way of a moving unit's first element, step by step (DBA-8.3): each pose is reckoned when it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, COS, SIN, TURN, at_least, scaled

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit

STRIDE: Final = 600  # no middle of a base goes farther than this in a step, apart from a wheeling group's
DEEPEST: Final = 1500  # from the middle of a base to that of its front, at most

# What a part of a way is
DRIFT: Final = 0  # straight, and turning evenly: a single element's way
LINE: Final = 1  # straight, facing the same way
WHEEL: Final = 2  # about a corner


class Part:
    """A part of a way, and the pose at which it begins. Never changed once made."""

    def __init__(self, what: i64, steps: i64, x: i64, y: i64, facing: i64, turn: i64, px: i64, py: i64) -> None:
        self.what: i64 = what
        self.steps: i64 = steps
        self.x: i64 = x
        self.y: i64 = y
        self.facing: i64 = facing
        self.turn: i64 = turn  # in all; of a line: the facing along which it goes
        self.px: i64 = px  # how far it goes; of a line: its length; of a wheel: from the corner to where it begins
        self.py: i64 = py


class Track:
    """A way, and the pose of the step that was looked at last. Step 0 is the start, `last` the end."""

    def __init__(self, x: i64, y: i64, facing: i64) -> None:
        self.parts: list[Part] = []
        self.last: i64 = 0
        self.x: i64 = x
        self.y: i64 = y
        self.facing: i64 = facing

    def add(self, what: i64, steps: i64, turn: i64, px: i64, py: i64) -> None:
        """Go on from where it stands, to the end of a new part."""
        self.parts.append(Part(what, steps, self.x, self.y, self.facing, turn, px, py))
        self.last += steps
        self.go(self.last)

    def go(self, step: i64) -> None:
        """Look at a step."""
        for part in self.parts:
            n = part.steps
            if step > n:
                step -= n
                continue
            what = part.what
            turn = part.turn
            if what == DRIFT:
                self.x = part.x + share(part.px, step, n)
                self.y = part.y + share(part.py, step, n)
                self.facing = (part.facing + share(turn, step, n)) % TURN
            elif what == LINE:
                far = share(part.px, step, n)
                self.x = part.x + scaled(far * COS[turn])
                self.y = part.y + scaled(far * SIN[turn])
                self.facing = part.facing
            else:
                by = share(turn, step, n)
                self.facing = (part.facing + by) % TURN
                by = by % TURN
                c: i64 = COS[by]
                s: i64 = SIN[by]
                px = part.px
                py = part.py
                self.x = part.x - px + scaled(px * c - py * s)
                self.y = part.y - py + scaled(px * s + py * c)
            return


def share(whole: i64, step: i64, steps: i64) -> i64:
    """What of the whole is done after a step, as `lattice.rounded` gives it."""
    n = 2 * step * whole
    return (n + steps) // (2 * steps) if n >= 0 else -((steps - n) // (2 * steps))


def next_near(s: Battle, u: Unit, track: Track, step: i64, cx: i64, cy: i64, near: i64) -> i64:
    """The next step, from that one on, at which a member's middle is within a distance of a point; it is looked at.

    One more than the last if there is none. Steps in which nobody can come so near are passed over.
    """
    lead = u.members[0]
    alone = len(u.members) == 1
    half: i64 = t.HALF_STEPS[s.kind[lead]]
    radius: i64 = u.radius
    stride: i64 = STRIDE if alone else STRIDE + radius // 14
    near_2 = near * near
    last = track.last
    while step <= last:
        track.go(step)
        dx: i64 = track.x - cx
        dy: i64 = track.y - cy
        if alone:
            facing = track.facing
            dx -= half * AHEAD_X[facing]
            dy -= half * AHEAD_Y[facing]
            if dx * dx + dy * dy <= near_2:
                return step
            gap = at_least(dx, dy) - near
        else:
            gap = at_least(dx, dy) - near - radius - DEEPEST
            if gap <= 0:
                gap = block_gap(s, u, track, cx, cy, near)
                if gap < 0:
                    return step
        step += 1 if gap < stride else 1 + gap // stride
    return last + 1


def block_gap(s: Battle, u: Unit, track: Track, cx: i64, cy: i64, near: i64) -> i64:
    """By how much, at least, all members' middles are too far from a point; -1 if one of them is near enough."""
    lead = u.members[0]
    ox: i64 = s.x[lead]
    oy: i64 = s.y[lead]
    px = track.x - cx
    py = track.y - cy
    turn: i64 = (track.facing - s.facing[lead]) % TURN
    c: i64 = COS[turn]
    si: i64 = SIN[turn]
    xs = s.mx
    ys = s.my
    near_2 = near * near
    least: i64 = 1 << 60
    best_x: i64 = 0
    best_y: i64 = 0
    for e in u.members:
        dx: i64 = xs[e] - ox
        dy: i64 = ys[e] - oy
        if turn:
            tx = dx
            dx = scaled(tx * c - dy * si)
            dy = scaled(tx * si + dy * c)
        dx += px
        dy += py
        far = dx * dx + dy * dy
        if far <= near_2:
            return -1
        if far < least:
            least = far
            best_x = dx
            best_y = dy
    gap = at_least(best_x, best_y) - near
    return gap if gap > 0 else 0


def member_x(s: Battle, u: Unit, track: Track, e: int) -> i64:
    """The x of a member's middle, at the step that was looked at."""
    lead = u.members[0]
    dx: i64 = s.mx[e] - s.x[lead]
    turn: i64 = (track.facing - s.facing[lead]) % TURN
    if turn:
        dy: i64 = s.my[e] - s.y[lead]
        dx = scaled(dx * COS[turn] - dy * SIN[turn])
    return track.x + dx


def member_y(s: Battle, u: Unit, track: Track, e: int) -> i64:
    """Its y."""
    lead = u.members[0]
    dy: i64 = s.my[e] - s.y[lead]
    turn: i64 = (track.facing - s.facing[lead]) % TURN
    if turn:
        dx: i64 = s.mx[e] - s.x[lead]
        dy = scaled(dx * SIN[turn] + dy * COS[turn])
    return track.y + dy
