"""The table as a lattice of whole numbers (DBA-1): units, facings, rounding.

A unit is a hundredth of a millimetre, a facing a tenth of a degree. The origin is the middle of the table, so that a
turn of the table by 180 degrees is a change of sign, and a mirror image a change of one sign. All rounding is to the
nearest, halves away from zero: it is the same after either. docs/dba-table.md tells more.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from mypy_extensions import i64

from heptarchy.games.dba.data.trig import QUARTER

MM: Final = 100  # units in a millimetre
PACES: Final = 25  # units in a pace: 100 paces are 25 mm (DBA-1.1)
TURN: Final = 3600  # facings in a full turn
HALF_TURN: Final = 1800
RIGHT_ANGLE: Final = 900
DEGREE: Final = 10

HALF_X: Final = 600 * MM  # the table is 1200 mm wide and 600 mm deep (DBA-1.3)
HALF_Y: Final = 300 * MM

BASE: Final = 40 * MM  # a base width (DBA-1.2)
HALF_BASE: Final = 20 * MM

NEAR: Final = 50  # tolerance of places: half a millimetre (DBA-1.5)
NEAR_2: Final = NEAR * NEAR
TOUCHING: Final = -NEAR - 1  # as a slack: bases that are no farther apart than the tolerance touch (DBA-1.6)
TURNED: Final = 5  # tolerance of facings: half a degree

SCALE: Final = 1 << 16  # what SIN and COS are multiples of
HALF_SCALE: Final = 1 << 15

SIN: Final[list[int]] = [
    *QUARTER[:900],
    *[QUARTER[900 - i] for i in range(900)],
    *[-QUARTER[i] for i in range(900)],
    *[-QUARTER[900 - i] for i in range(900)],
]
COS: Final[list[int]] = [SIN[(i + 900) % 3600] for i in range(3600)]


def rounded(number: i64, scale: i64) -> int:
    """number / scale to the nearest whole number, halves away from zero: the same for a number and its opposite."""
    if number < 0:
        return -((-2 * number + scale) // (2 * scale))
    return (2 * number + scale) // (2 * scale)


def scaled(number: i64) -> i64:
    """number / SCALE as `rounded` gives it."""
    return (number + HALF_SCALE) >> 16 if number >= 0 else -((HALF_SCALE - number) >> 16)


def _along(length: int, sines: list[int]) -> list[int]:
    return [rounded(length * sine, SCALE) for sine in sines]


# By facing: 20 mm to the right, and 2.5 mm forward; depths are multiples of 5 mm
RIGHT_X: Final[list[int]] = _along(HALF_BASE, SIN)
RIGHT_Y: Final[list[int]] = [-value for value in _along(HALF_BASE, COS)]
AHEAD_X: Final[list[int]] = _along(250, COS)
AHEAD_Y: Final[list[int]] = _along(250, SIN)


def turned(facing: int) -> int:
    """The facing as a number from 0 to 3599."""
    return facing % TURN


def between(a: i64, b: i64) -> int:
    """The turn from b to a, from -1800 to 1799."""
    return (a - b + HALF_TURN) % TURN - HALF_TURN


def same_way(a: i64, b: i64) -> bool:
    """DBA-1.5: equal facings, within the tolerance."""
    return (a - b + TURNED) % TURN <= 2 * TURNED


def opposite(a: i64, b: i64) -> bool:
    """DBA-1.5: opposite facings, within the tolerance."""
    return (a - b + HALF_TURN + TURNED) % TURN <= 2 * TURNED


def far_x(x: i64, facing: i64, length: i64) -> int:
    """x after going this far that way."""
    return x + scaled(length * COS[facing])


def far_y(y: i64, facing: i64, length: i64) -> int:
    """y after going this far that way."""
    return y + scaled(length * SIN[facing])


def spin_x(dx: i64, dy: i64, turn: i64) -> int:
    """The x of a vector turned by that many tenths of a degree, to the left where positive."""
    turn = turn % TURN
    return scaled(dx * COS[turn] - dy * SIN[turn])


def spin_y(dx: i64, dy: i64, turn: i64) -> int:
    """The y of a vector turned so."""
    turn = turn % TURN
    return scaled(dx * SIN[turn] + dy * COS[turn])


def length_of(dx: int, dy: int) -> int:
    """The length of a vector, rounded down to a unit."""
    return isqrt(dx * dx + dy * dy)


def at_least(dx: i64, dy: i64) -> i64:
    """The length of a vector or somewhat less, without a root: no less than seven eighths of it."""
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return (15 * dx + 5 * dy) >> 4 if dx > dy else (5 * dx + 15 * dy) >> 4


def arc(turn: i64, radius: i64) -> i64:
    """DBA-9.2: how far a corner goes that wheels by this angle at this radius: angle in radians times radius."""
    twice: i64 = (turn if turn >= 0 else -turn) * radius * 2 * 314159265
    return (twice + 180000000000) // 360000000000


def facing_of(dx: int, dy: int) -> int:
    """The facing nearest to a direction, by search: the one along which the vector is longest."""
    low = 0
    if dy >= 0 and dx < 0:
        low = 900
    elif dy < 0 and dx <= 0:
        low = 1800
    elif dy < 0:
        low = 2700
    high = low + 900
    while high - low > 1:  # the cross product with a facing changes its sign where the direction lies
        middle = (low + high) // 2
        if COS[middle % TURN] * dy - SIN[middle % TURN] * dx >= 0:
            low = middle
        else:
            high = middle
    before = abs(COS[low % TURN] * dy - SIN[low % TURN] * dx)
    after = abs(COS[high % TURN] * dy - SIN[high % TURN] * dx)
    return (low if before <= after else high) % TURN
