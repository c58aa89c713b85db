"""Moves, places and groups as numbers that people read: paces, millimetres, degrees; the same in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.contact import APART, FRONT, REAR, relation
from heptarchy.games.dba.domains import COMMAND_SIZE
from heptarchy.games.dba.lattice import (
    COS,
    HALF_X,
    HALF_Y,
    MM,
    PACES,
    SCALE,
    SIN,
    TURN,
    between,
    length_of,
    rounded,
    spin_x,
    spin_y,
)

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle, Unit

NEXT_TO_NOTHING: Final = 12  # units: half a pace, which nobody is told
WINDS: Final = 8  # the directions that have names, from the east and round by the north
WIND: Final = TURN // WINDS


class Shift:
    """A move of a unit as a person would describe it, in paces and tenths of a degree."""

    def __init__(self) -> None:
        self.ahead = 0  # backward if negative
        self.right = 0  # to the left if negative
        self.turn = 0  # to the left if positive
        self.wheels = False  # a group that turns about a corner

    def is_still(self) -> bool:
        """Nothing worth telling."""
        return not (self.ahead or self.right or self.turn)


def paces(units: int) -> int:
    """A length in paces (DBA-1.1)."""
    return rounded(units, PACES)


def millimetres(units: int) -> int:
    """A length in whole millimetres."""
    return rounded(units, MM)


def place(x: int, y: int) -> tuple[int, int]:
    """A place in millimetres from the south-western corner."""
    return millimetres(x + HALF_X), millimetres(y + HALF_Y)


def wind(facing: int) -> int:
    """The named direction, from 0 for the east round by the north; -1 if it lies between two."""
    return facing // WIND if facing % WIND == 0 else -1


def degrees(tenths: int) -> str:
    """`15` or `2.5`."""
    return f"{tenths // 10}.{tenths % 10}".removesuffix(".0")


def ends_of(s: Battle, u: Unit, x: int, y: int, facing: int) -> list[tuple[int, int, int]]:
    """DBA-9.2: where the members of a unit stand when its first one stands there: they move as one block."""
    lead = u.members[0]
    turn = (facing - s.facing[lead]) % TURN
    ends: list[tuple[int, int, int]] = []
    for e in u.members:
        dx, dy = s.x[e] - s.x[lead], s.y[e] - s.y[lead]
        if turn:
            dx, dy = spin_x(dx, dy, turn), spin_y(dx, dy, turn)
        ends.append((x + dx, y + dy, (s.facing[e] + turn) % TURN))
    return ends


def shift_of(s: Battle, u: Unit, x: int, y: int, facing: int) -> Shift:
    """The move that brings the first of a unit there."""
    lead = u.members[0]
    made = Shift()
    made.turn = between(facing, s.facing[lead])
    if len(u.members) > 1 and made.turn:
        made.wheels = True
        made.ahead = paces(pivot_way(s, u, x, y, made.turn))
        return made
    at = s.facing[lead]
    dx, dy = x - s.x[lead], y - s.y[lead]
    ahead = rounded(dx * COS[at] + dy * SIN[at], SCALE)
    right = rounded(dx * SIN[at] - dy * COS[at], SCALE)
    made.ahead = paces(ahead) if abs(ahead) > NEXT_TO_NOTHING else 0
    made.right = paces(right) if abs(right) > NEXT_TO_NOTHING else 0
    return made


def pivot_way(s: Battle, u: Unit, x: int, y: int, turn: int) -> int:
    """DBA-9.2: how far the corner goes about which a group wheels: all that is not the wheel."""
    lead = u.members[0]
    px, py = (u.left_x, u.left_y) if turn > 0 else (u.right_x, u.right_y)
    dx, dy = px - s.x[lead], py - s.y[lead]
    way = length_of(x + spin_x(dx, dy, turn) - px, y + spin_y(dx, dy, turn) - py)
    return way if way > NEXT_TO_NOTHING else 0


def met_by(s: Battle, u: Unit, x: int, y: int, facing: int) -> tuple[int, int]:
    """DBA-1.7: whom the unit would meet there, and how: front before flank, rear and overlap; -1 for nobody."""
    best, foe = APART, -1
    side = s.side[u.command]
    for e, (ex, ey, et) in zip(u.members, ends_of(s, u, x, y, facing), strict=True):
        for f in range(len(s.kind)):
            if s.status[f] == t.ON_TABLE and s.side[s.command[f]] != side:
                how = relation(ex, ey, et, s.kind[e], s.x[f], s.y[f], s.facing[f], s.kind[f])
                if how != APART and (best == APART or how < best):
                    best, foe = how, f
    return foe, best


def backed_by(s: Battle, u: Unit, x: int, y: int, facing: int) -> int:
    """DBA-16.3: the friend right behind whom the first of a unit would stand; -1 for none."""
    lead = u.members[0]
    for f in range(len(s.kind)):
        mine = s.status[f] == t.ON_TABLE and s.side[s.command[f]] == s.side[u.command] and f not in u.members
        if mine and relation(x, y, facing, s.kind[lead], s.x[f], s.y[f], s.facing[f], s.kind[f]) == REAR:
            return f
    return -1


def opponent_of(s: Battle, e: int) -> int:
    """DBA-16.1: whom an element fights in this bound, as the list of combats has it; -1: a camp, or nobody."""
    for i in range(0, len(s.pairs) - 1, 2):
        if s.pairs[i] == e:
            return s.pairs[i + 1]
        if s.pairs[i + 1] == e:
            return s.pairs[i]
    for f in range(len(s.kind)):
        if s.status[f] == t.ON_TABLE and s.side[s.command[f]] != s.side[s.command[e]]:
            how = relation(s.x[e], s.y[e], s.facing[e], s.kind[e], s.x[f], s.y[f], s.facing[f], s.kind[f])
            if how == FRONT:
                return f
    return -1


def group_members(s: Battle, group: int) -> list[int]:
    """The elements that a group's number names, as far as there are such."""
    command = group >> COMMAND_SIZE
    if command >= len(s.members):
        return []
    return [e for i, e in enumerate(s.members[command]) if group >> i & 1]


def group_size(group: int) -> int:
    """How many elements a group's number names."""
    return (group & ((1 << COMMAND_SIZE) - 1)).bit_count()


def runs(numbers: list[int]) -> str:
    """`e4-e6, e9`: numbers of elements, neighbours drawn together."""
    parts: list[str] = []
    first = last = -2
    for n in [*sorted(numbers), -2]:
        if n == last + 1:
            last = n
            continue
        if first >= 0:
            parts.append(f"e{first + 1}" if first == last else f"e{first + 1}-e{last + 1}")
        first = last = n
    return ", ".join(parts)


def listed(parts: list[str], both: str) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return f" {both} ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} {both} {parts[-1]}"
