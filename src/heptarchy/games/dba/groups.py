"""Groups: what one is, and the ways by which it moves as a block (DBA-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.contact import is_engaged, is_linked
from heptarchy.games.dba.lattice import (
    COS,
    HALF_TURN,
    MM,
    NEAR,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
    SCALE,
    SIN,
    TURN,
    TURNED,
    arc,
    length_of,
    rounded,
    same_way,
    spin_x,
    spin_y,
)

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle, Unit

SLIDE: Final = 20 * MM  # DBA-9.3
SLIDE_NEAR: Final = 40 * MM
BENDS: Final = 50  # steps in which two wheels are tried, in tenths of a degree


def are_linked(s: Battle, members: list[int]) -> bool:
    """DBA-9.1: do they hang together, pair by pair?"""
    found = [members[0]]
    rest = members[1:]
    place = 0
    while place < len(found) and rest:
        here = found[place]
        place += 1
        left: list[int] = []
        for other in rest:
            if is_linked(s, here, other):
                found.append(other)
            else:
                left.append(other)
        rest = left
    return not rest


def components(s: Battle, elements: list[int]) -> list[list[int]]:
    """Elements parted into those that hang together, in the order of their numbers."""
    rest = elements
    found: list[list[int]] = []
    while rest:
        whole = [rest[0]]
        rest = rest[1:]
        place = 0
        while place < len(whole) and rest:
            here = whole[place]
            place += 1
            left: list[int] = []
            for other in rest:
                if same_way(s.facing[here], s.facing[other]) and is_linked(s, here, other):
                    whole.append(other)
                else:
                    left.append(other)
            rest = left
        whole.sort()
        found.append(whole)
    return found


def is_group(s: Battle, members: list[int]) -> bool:
    """DBA-9.1: same facing, linked, none in front contact."""
    first = s.facing[members[0]]
    for e in members:
        if not same_way(s.facing[e], first) or is_engaged(s, e):
            return False
    return are_linked(s, members)


def is_column(s: Battle, members: list[int]) -> bool:
    """DBA-9.4: one element wide."""
    first = members[0]
    facing = s.facing[first]
    c, si = COS[facing], SIN[facing]
    for e in members:
        aside = (s.x[e] - s.x[first]) * si - (s.y[e] - s.y[first]) * c
        if abs(aside) > 2 * NEAR * SCALE:
            return False
    return True


def measure_block(s: Battle, u: Unit) -> None:
    """DBA-9.2: the front corners of a group, and how far each corner goes in a wheel about the other."""
    lead = u.members[0]
    facing = s.facing[lead]
    c, si = COS[facing], SIN[facing]
    ahead = [(s.x[e] - s.x[lead]) * c + (s.y[e] - s.y[lead]) * si for e in u.members]
    aside = [(s.x[e] - s.x[lead]) * si - (s.y[e] - s.y[lead]) * c for e in u.members]
    top = max(ahead)
    row = [i for i in range(len(u.members)) if top - ahead[i] <= 2 * NEAR * SCALE]
    left = u.members[min(row, key=aside.__getitem__)]
    right = u.members[max(row, key=aside.__getitem__)]
    u.left_x = s.x[left] - RIGHT_X[s.facing[left]]
    u.left_y = s.y[left] - RIGHT_Y[s.facing[left]]
    u.right_x = s.x[right] + RIGHT_X[s.facing[right]]
    u.right_y = s.y[right] + RIGHT_Y[s.facing[right]]
    for e in u.members:
        far = length_of(s.x[e] - s.x[lead], s.y[e] - s.y[lead]) + 1
        if far > u.radius:
            u.radius = far
        rx, ry = RIGHT_X[s.facing[e]], RIGHT_Y[s.facing[e]]
        far = length_of(s.x[e] + rx - u.left_x, s.y[e] + ry - u.left_y)
        if far > u.left_reach:
            u.left_reach = far
        far = length_of(s.x[e] - rx - u.right_x, s.y[e] - ry - u.right_y)
        if far > u.right_reach:
            u.right_reach = far


class Way:
    """How a group goes: forward, a wheel, forward, a wheel, forward, and a slide to the side at the end (DBA-9.2)."""

    def __init__(self) -> None:
        self.ahead = 0  # forward first
        self.wheel = 0  # then a wheel, to the left where positive
        self.on = 0  # forward
        self.wheel_2 = 0  # a second wheel
        self.on_2 = 0  # forward
        self.slide = 0  # to the right where positive (DBA-9.3)
        self.length = 0


def find_way(s: Battle, u: Unit, x: int, y: int, facing: int, limit: int, slides: bool = True) -> Way | None:
    """DBA-9.2: how the group's first element can come to that pose within the limit; None: there is no way.

    A way with a slide (DBA-9.3) comes before one with two wheels; `slides` may rule it out.
    """
    lead = u.members[0]
    turn = (facing - s.facing[lead] + HALF_TURN) % TURN - HALF_TURN
    if abs(turn) > RIGHT_ANGLE:
        return None
    long: Way | None = None
    if turn == 0:
        way = _straight(s, u, x, y)
        if way is not None and (slides or not way.slide):
            return way
    else:
        way = _one_wheel(s, u, x, y, turn)
        if way is not None and way.length <= limit:
            return way
        long = way  # it can come there so, but not in one move
        slid = _wheel_and_slide(s, u, x, y, turn) if slides else None
        if slid is not None and slid.length <= limit:
            return slid
        if abs(turn) <= TURNED:
            way = _straight(s, u, x, y)
            if way is not None and (slides or not way.slide):
                return way
    bent = _two_wheels(s, u, x, y, turn, limit)
    return long if bent is None else bent


def _straight(s: Battle, u: Unit, x: int, y: int) -> Way | None:
    """Straight ahead, and at most a slide."""
    lead = u.members[0]
    facing = s.facing[lead]
    dx, dy = x - s.x[lead], y - s.y[lead]
    ahead = rounded(dx * COS[facing] + dy * SIN[facing], SCALE)
    aside = rounded(dx * SIN[facing] - dy * COS[facing], SCALE)
    if ahead < -NEAR or abs(aside) > SLIDE:
        return None
    way = Way()
    way.ahead = max(ahead, 0)
    way.slide = aside if abs(aside) > NEAR else 0
    way.length = way.ahead
    return way


def _wheeled(u: Unit, px: int, py: int, turn: int) -> tuple[int, int]:
    """Where a point of the block comes to in a wheel about the corner on that side."""
    hx = u.left_x if turn > 0 else u.right_x
    hy = u.left_y if turn > 0 else u.right_y
    return hx + spin_x(px - hx, py - hy, turn), hy + spin_y(px - hx, py - hy, turn)


def _arc(u: Unit, turn: int) -> int:
    return arc(turn, u.left_reach if turn > 0 else u.right_reach)


def _split(dx: int, dy: int, first: int, second: int, turn: int) -> tuple[int, int]:
    """(dx, dy) as so far along the first facing and so far along the second, which is turned from it so."""
    sine = SIN[turn % TURN]
    along = dx * SIN[second] - dy * COS[second]
    on = dy * COS[first] - dx * SIN[first]
    if sine < 0:
        return rounded(-along, -sine), rounded(-on, -sine)
    return rounded(along, sine), rounded(on, sine)


def _one_wheel(s: Battle, u: Unit, x: int, y: int, turn: int) -> Way | None:
    """Forward, a wheel, forward: there is one such way, or none."""
    lead = u.members[0]
    facing = s.facing[lead]
    wx, wy = _wheeled(u, s.x[lead], s.y[lead], turn)
    ahead, on = _split(x - wx, y - wy, facing, (facing + turn) % TURN, turn)
    # A hair's breadth of way back is none, if it brings the place out of line by no more than the tolerance
    sine, cosine = abs(SIN[turn % TURN]), COS[turn % TURN]
    if ahead < 0:
        if -ahead * sine > NEAR * SCALE:
            return None
        on += rounded(ahead * cosine, SCALE)
        ahead = 0
    if on < 0:
        if -on * sine > NEAR * SCALE:
            return None
        ahead += rounded(on * cosine, SCALE)
        on = 0
    if ahead < -NEAR:
        return None
    way = Way()
    way.ahead = max(ahead, 0)
    way.wheel = turn
    way.on = on
    way.length = way.ahead + way.on + _arc(u, turn)
    return way


def _wheel_and_slide(s: Battle, u: Unit, x: int, y: int, turn: int) -> Way | None:
    """A wheel, forward, and a slide; or forward, a wheel, and a slide."""
    lead = u.members[0]
    facing = s.facing[lead]
    after = (facing + turn) % TURN
    wx, wy = _wheeled(u, s.x[lead], s.y[lead], turn)
    dx, dy = x - wx, y - wy
    on = rounded(dx * COS[after] + dy * SIN[after], SCALE)
    aside = rounded(dx * SIN[after] - dy * COS[after], SCALE)
    way = Way()
    way.wheel = turn
    if on >= -NEAR and abs(aside) <= SLIDE:
        way.on = max(on, 0)
        way.slide = aside
        way.length = way.on + _arc(u, turn)
        return way
    cosine = COS[turn % TURN]
    if cosine <= 0:
        return None
    ahead = rounded((dx * COS[after] + dy * SIN[after]), cosine)  # forward first, seen along the new facing
    aside = aside - rounded(ahead * SIN[turn % TURN], SCALE)
    if ahead < -NEAR or abs(aside) > SLIDE:
        return None
    way.ahead = max(ahead, 0)
    way.slide = aside
    way.length = way.ahead + _arc(u, turn)
    return way


def _two_wheels(s: Battle, u: Unit, x: int, y: int, turn: int, limit: int) -> Way | None:
    """Forward, a wheel, forward, a wheel back: to go aside. Wheels are tried in steps of five degrees."""
    lead = u.members[0]
    facing = s.facing[lead]
    lx, ly = s.x[lead], s.y[lead]
    reach = min(u.left_reach, u.right_reach)
    for first in range(BENDS, RIGHT_ANGLE + 1, BENDS):
        if arc(first, reach) > limit:
            break
        for bend in (first, -first):
            back = turn - bend
            if abs(bend) + abs(back) > RIGHT_ANGLE or back == 0:
                continue
            length = _arc(u, bend) + _arc(u, back)
            if length > limit:
                continue
            # The second wheel turns about a corner that the first has moved; both are fixed to the block
            hx = u.left_x if back > 0 else u.right_x
            hy = u.left_y if back > 0 else u.right_y
            cx, cy = _wheeled(u, hx, hy, bend)
            wx, wy = _wheeled(u, lx, ly, bend)
            ex = cx + spin_x(wx - cx, wy - cy, back)
            ey = cy + spin_y(wx - cx, wy - cy, back)
            ahead, on = _split(x - ex, y - ey, facing, (facing + bend) % TURN, bend)
            if ahead < -NEAR or on < -NEAR or length + ahead + on > limit:
                continue
            way = Way()
            way.ahead = max(ahead, 0)
            way.wheel = bend
            way.on = max(on, 0)
            way.wheel_2 = back
            way.length = length + way.ahead + way.on
            return way
    return None


def walk(s: Battle, u: Unit, way: Way, step: int, turn_step: int) -> list[int]:
    """The group's first element on its way, as poses x, y, facing, at such steps; start and end are among them."""
    lead = u.members[0]
    x, y, facing = s.x[lead], s.y[lead], s.facing[lead]
    poses = [x, y, facing]
    # The corners go along
    left_x, left_y, right_x, right_y = u.left_x - x, u.left_y - y, u.right_x - x, u.right_y - y
    turned_by = 0
    for part in range(6):
        if part in (0, 2, 4, 5):
            length = way.ahead if part == 0 else way.on if part == 2 else way.on_2 if part == 4 else way.slide
            if length == 0:
                continue
            towards = facing if part < 5 else (facing - RIGHT_ANGLE) % TURN
            n = (abs(length) + step - 1) // step
            for i in range(1, n + 1):
                far = rounded(length * i, n)
                poses.append(x + rounded(far * COS[towards], SCALE))
                poses.append(y + rounded(far * SIN[towards], SCALE))
                poses.append(facing)
            x, y = poses[-3], poses[-2]
        else:
            turn = way.wheel if part == 1 else way.wheel_2
            if turn == 0:
                continue
            ox = left_x if turn > 0 else right_x
            oy = left_y if turn > 0 else right_y
            hx, hy = x + spin_x(ox, oy, turned_by), y + spin_y(ox, oy, turned_by)
            n = (abs(turn) + turn_step - 1) // turn_step
            for i in range(1, n + 1):
                by = rounded(turn * i, n)
                poses.append(hx + spin_x(x - hx, y - hy, by))
                poses.append(hy + spin_y(x - hx, y - hy, by))
                poses.append((facing + by) % TURN)
            x, y = poses[-3], poses[-2]
            turned_by += turn
            facing = (facing + turn) % TURN
    return poses
