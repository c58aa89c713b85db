"""Groups: what one is, and the ways by which it moves as a block (DBA-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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
    scaled,
    spin_x,
    spin_y,
)
from heptarchy.games.dba.track import LINE, WHEEL, Track

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle, Unit

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


def find_way(s: Battle, u: Unit, x: i64, y: i64, facing: i64, limit: i64, slides: bool = True) -> Way | None:
    """DBA-9.2: how the group's first element can come to that pose within the limit; None: there is no way.

    A way with a slide (DBA-9.3) comes before one with two wheels; `slides` may rule it out.
    """
    lead = u.members[0]
    turn: i64 = (facing - s.facing[lead] + HALF_TURN) % TURN - HALF_TURN
    if turn > RIGHT_ANGLE or turn < -RIGHT_ANGLE:
        return None
    long: Way | None = None
    if turn == 0:
        way = _straight(s, u, x, y)
        if way is not None and (slides or not way.slide):
            return way
    else:
        # From where a wheel alone would bring it
        hx: i64 = u.left_x if turn > 0 else u.right_x
        hy: i64 = u.left_y if turn > 0 else u.right_y
        ox: i64 = s.x[lead] - hx
        oy: i64 = s.y[lead] - hy
        dx = x - hx - spin_x(ox, oy, turn)
        dy = y - hy - spin_y(ox, oy, turn)
        way = _one_wheel(s, u, dx, dy, turn)
        if way is not None and way.length <= limit:
            return way
        long = way  # it can come there so, but not in one move
        slid = _wheel_and_slide(s, u, dx, dy, turn) if slides else None
        if slid is not None and slid.length <= limit:
            return slid
        if -TURNED <= turn <= TURNED:
            way = _straight(s, u, x, y)
            if way is not None and (slides or not way.slide):
                return way
    bent = _two_wheels(s, u, x, y, turn, limit)
    return long if bent is None else bent


def _straight(s: Battle, u: Unit, x: i64, y: i64) -> Way | None:
    """Straight ahead, and at most a slide."""
    lead = u.members[0]
    facing = s.facing[lead]
    c: i64 = COS[facing]
    si: i64 = SIN[facing]
    dx: i64 = x - s.x[lead]
    dy: i64 = y - s.y[lead]
    ahead = scaled(dx * c + dy * si)
    aside = scaled(dx * si - dy * c)
    if ahead < -NEAR or aside > SLIDE or aside < -SLIDE:
        return None
    way = Way()
    way.ahead = ahead if ahead > 0 else 0
    way.slide = 0 if -NEAR <= aside <= NEAR else aside
    way.length = way.ahead
    return way


def _arc(u: Unit, turn: i64) -> i64:
    return arc(turn, u.left_reach if turn > 0 else u.right_reach)


def _one_wheel(s: Battle, u: Unit, dx: i64, dy: i64, turn: i64) -> Way | None:
    """Forward, a wheel, forward: there is one such way, or none. (dx, dy) is what the wheel leaves to go."""
    facing: i64 = s.facing[u.members[0]]
    after = (facing + turn) % TURN
    sine: i64 = SIN[turn % TURN]
    cosine: i64 = COS[turn % TURN]
    # (dx, dy) as so far along the old facing and so far along the new one
    along: i64 = dx * SIN[after] - dy * COS[after]
    across: i64 = dy * COS[facing] - dx * SIN[facing]
    if sine < 0:
        sine = -sine
        along = -along
        across = -across
    ahead: i64 = rounded(along, sine)
    on: i64 = rounded(across, sine)
    # A hair's breadth of way back is none, if it brings the place out of line by no more than the tolerance
    if ahead < 0:
        if -ahead * sine > NEAR * SCALE:
            return None
        on += scaled(ahead * cosine)
        ahead = 0
    if on < 0:
        if -on * sine > NEAR * SCALE:
            return None
        ahead += scaled(on * cosine)
        on = 0
    if ahead < -NEAR:
        return None
    way = Way()
    way.ahead = ahead if ahead > 0 else 0
    way.wheel = turn
    way.on = on
    way.length = way.ahead + way.on + _arc(u, turn)
    return way


def _wheel_and_slide(s: Battle, u: Unit, dx: i64, dy: i64, turn: i64) -> Way | None:
    """A wheel, forward, and a slide; or forward, a wheel, and a slide. (dx, dy) is what the wheel leaves to go."""
    after: i64 = (s.facing[u.members[0]] + turn) % TURN
    c: i64 = COS[after]
    si: i64 = SIN[after]
    along: i64 = dx * c + dy * si
    on = scaled(along)
    aside = scaled(dx * si - dy * c)
    if on >= -NEAR and -SLIDE <= aside <= SLIDE:
        way = Way()
        way.wheel = turn
        way.on = on if on > 0 else 0
        way.slide = aside
        way.length = way.on + _arc(u, turn)
        return way
    cosine: i64 = COS[turn % TURN]
    if cosine <= 0:
        return None
    ahead: i64 = rounded(along, cosine)  # forward first, seen along the new facing
    aside = aside - scaled(ahead * SIN[turn % TURN])
    if ahead < -NEAR or aside > SLIDE or aside < -SLIDE:
        return None
    way = Way()
    way.wheel = turn
    way.ahead = ahead if ahead > 0 else 0
    way.slide = aside
    way.length = way.ahead + _arc(u, turn)
    return way


def _two_wheels(s: Battle, u: Unit, x: i64, y: i64, turn: i64, limit: i64) -> Way | None:
    """Forward, a wheel, forward, a wheel back: to go aside. Wheels are tried in steps of five degrees."""
    reach: i64 = u.left_reach if u.left_reach < u.right_reach else u.right_reach
    first: i64 = BENDS
    while first <= RIGHT_ANGLE and arc(first, reach) <= limit:
        way = _bent(s, u, x, y, turn, limit, first)
        if way is None:
            way = _bent(s, u, x, y, turn, limit, -first)
        if way is not None:
            return way
        first += BENDS
    return None


def _bent(s: Battle, u: Unit, x: i64, y: i64, turn: i64, limit: i64, bend: i64) -> Way | None:
    """Two wheels, of which this is the first; None if that is no way. Written out: most poses refused come here."""
    back = turn - bend
    if back == 0 or (bend if bend > 0 else -bend) + (back if back > 0 else -back) > RIGHT_ANGLE:
        return None
    length = _arc(u, bend) + _arc(u, back)
    if length > limit:
        return None
    lead = u.members[0]
    facing: i64 = s.facing[lead]
    bent = bend % TURN
    c: i64 = COS[bent]
    si: i64 = SIN[bent]
    hx: i64 = u.left_x if bend > 0 else u.right_x
    hy: i64 = u.left_y if bend > 0 else u.right_y
    # From the corner of the first wheel: where it brings the lead, and the corner of the second
    ox: i64 = s.x[lead] - hx
    oy: i64 = s.y[lead] - hy
    wx = scaled(ox * c - oy * si)
    wy = scaled(ox * si + oy * c)
    cx: i64 = 0
    cy: i64 = 0
    if (back > 0) != (bend > 0):  # both corners are fixed to the block
        ox = (u.left_x if back > 0 else u.right_x) - hx
        oy = (u.left_y if back > 0 else u.right_y) - hy
        cx = scaled(ox * c - oy * si)
        cy = scaled(ox * si + oy * c)
    wx -= cx
    wy -= cy
    bent = back % TURN
    c = COS[bent]
    sine: i64 = SIN[bent]
    dx = x - hx - cx - scaled(wx * c - wy * sine)
    dy = y - hy - cy - scaled(wx * sine + wy * c)
    # What is left to go, as so far along the old facing and so far along that between the wheels
    after = (facing + bend) % TURN
    along: i64 = dx * SIN[after] - dy * COS[after]
    across: i64 = dy * COS[facing] - dx * SIN[facing]
    if si < 0:
        si = -si
        along = -along
        across = -across
    least = -(2 * NEAR + 1) * si  # farther back than the tolerance, when rounded
    if 2 * along <= least or 2 * across <= least:
        return None
    ahead: i64 = rounded(along, si)
    on: i64 = rounded(across, si)
    if length + ahead + on > limit:
        return None
    way = Way()
    way.ahead = ahead if ahead > 0 else 0
    way.wheel = bend
    way.on = on if on > 0 else 0
    way.wheel_2 = back
    way.length = length + way.ahead + way.on
    return way


def walk(s: Battle, u: Unit, way: Way, step: i64, turn_step: i64) -> Track:
    """The group's first element on its way, at such steps; its end is looked at."""
    lead = u.members[0]
    x: i64 = s.x[lead]
    y: i64 = s.y[lead]
    facing: i64 = s.facing[lead]
    track = Track(x, y, facing)
    turned: i64 = 0
    for part in range(6):
        if part == 1 or part == 3:
            turn: i64 = way.wheel if part == 1 else way.wheel_2
            if turn:
                # The corners go along
                ox: i64 = (u.left_x if turn > 0 else u.right_x) - x
                oy: i64 = (u.left_y if turn > 0 else u.right_y) - y
                steps = ((turn if turn > 0 else -turn) + turn_step - 1) // turn_step
                track.add(WHEEL, steps, turn, -spin_x(ox, oy, turned), -spin_y(ox, oy, turned))
                turned += turn
        else:
            length: i64 = way.ahead if part == 0 else way.on if part == 2 else way.on_2 if part == 4 else way.slide
            if length:
                towards = track.facing if part < 5 else (track.facing - RIGHT_ANGLE) % TURN
                track.add(LINE, ((length if length > 0 else -length) + step - 1) // step, towards, length, 0)
    return track
