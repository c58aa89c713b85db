"""Elements, groups and moves as messages and numbers: `contact Warband e9 in front: forward 180 p`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book.naming import SAYS, element, troop
from heptarchy.games.dba.contact import CORNER, backed_by, met_by
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import end_poses
from heptarchy.games.dba.holds import DENIZENS
from heptarchy.games.dba.lattice import (
    COS,
    HALF_TURN,
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
from heptarchy.games.dba.table.actions import TYPE
from heptarchy.games.dba.table.domains import pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Unit
from heptarchy.kernel.message import MESSAGE, NUMBER, WordOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.games.dba.table.state import Battle
    from heptarchy.kernel.message import Message

MANY_KINDS: Final = 3  # so many types are named, beyond that only numbers
NEXT_TO_NOTHING: Final = 12  # units: half a pace, which nobody is told
WIND: Final = TURN // 8  # the directions that have names, from the east and round by the north

# Who
GENERAL: Final = SAYS.ask("general", element=MESSAGE)
CAMP: Final = SAYS.ask("camp")
DENIZENS_THERE: Final = SAYS.ask("denizens")
SOME: Final = SAYS.ask("some", n=NUMBER)
OF_TYPE: Final = SAYS.ask("of-type", type=TYPE, which=MESSAGE)
GROUP: Final = SAYS.ask("group", some=MESSAGE, which=MESSAGE)

# Where to
AHEAD: Final = SAYS.ask("ahead", n=NUMBER)
BACK: Final = SAYS.ask("back", n=NUMBER)
LEFT: Final = SAYS.ask("left", n=NUMBER)
RIGHT: Final = SAYS.ask("right", n=NUMBER)
TURN_LEFT: Final = SAYS.ask("turn-left", angle=MESSAGE)
TURN_RIGHT: Final = SAYS.ask("turn-right", angle=MESSAGE)
TURN_ABOUT: Final = SAYS.ask("turn-about")
WHEEL_LEFT: Final = SAYS.ask("wheel-left", angle=MESSAGE)
WHEEL_RIGHT: Final = SAYS.ask("wheel-right", angle=MESSAGE)
STILL: Final = SAYS.ask("still")
NOWHERE: Final = SAYS.ask("nowhere")
STRAIGHT: Final = SAYS.ask("straight", way=MESSAGE, n=NUMBER)
WAYS: Final = SAYS.ask("ways", ways=MESSAGE)
MEETING: Final = WordOf("apart", "front", "left-flank", "right-flank", "rear")
MEET: Final = SAYS.ask("meet", foe=MESSAGE, how=MEETING, way=MESSAGE)
OVERLAP: Final = SAYS.ask("overlap", foe=MESSAGE, way=MESSAGE)
BEHIND: Final = SAYS.ask("behind", friend=MESSAGE, way=MESSAGE)


# Numbers, the same in every language


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


# Who


def one(s: Battle, e: int) -> Message:
    """`Spears e4`, `Cavalry e1 (general)`: its type as everybody sees it."""
    if e >= len(s.kind):
        return element(e)
    seen = troop(e, s.kind[e])
    return GENERAL.of(element=seen) if s.band[e] & t.GENERAL else seen


def fighter(s: Battle, e: int) -> Message:
    """Who fights: an element, or a camp, or denizens."""
    if e < 0:
        return (DENIZENS_THERE if e == DENIZENS else CAMP).of()
    return one(s, e)


def unit(s: Battle, members: Sequence[int]) -> Message:
    """`Spears e4`; `4 elements`, of a group."""
    return one(s, members[0]) if len(members) == 1 else SOME.of(n=len(members))


def group(s: Battle, members: list[int]) -> Message:
    """`Spears e4`, or `4 elements: Spears e4-e6 and Psiloi e9`; of many types only the numbers."""
    if len(members) <= 1:
        return unit(s, members)
    kinds = sorted({s.kind[e] for e in members})
    if len(kinds) > MANY_KINDS:
        return GROUP.of(some=SOME.of(n=len(members)), which=runs(members))
    which = [OF_TYPE.of(type=kind, which=runs([e for e in members if s.kind[e] == kind])) for kind in kinds]
    return GROUP.of(some=SOME.of(n=len(members)), which=which)


# Where to


def move(s: Battle, pose: int, leader: int = -1) -> Message:
    """Where a move leads, as seen from what is moved; with a leader, his own move."""
    moved = s.unit
    if leader >= 0:
        moved = None if leader >= len(s.kind) else Unit(s.command[leader], [leader])
    if moved is None:
        return NOWHERE.of()
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    way = shift(s, moved, x, y, facing)
    foe, how = met_by(s, moved, end_poses(s, moved, x, y, facing))
    if foe >= 0:
        return OVERLAP.of(foe=one(s, foe), way=way) if how >= CORNER else MEET.of(foe=one(s, foe), how=how, way=way)
    friend = backed_by(s, moved, x, y, facing)
    return BEHIND.of(friend=one(s, friend), way=way) if friend >= 0 else way


def shift(s: Battle, u: Unit, x: int, y: int, facing: int) -> Message:
    """`forward 200 p (50 mm)`, `wheel left 15°, forward 40 p`: the move that brings the first of a unit there."""
    lead = u.members[0]
    at = s.facing[lead]
    turn = between(facing, at)
    angle = degrees(abs(turn))
    if len(u.members) > 1 and turn:
        wheel = (WHEEL_LEFT if turn > 0 else WHEEL_RIGHT).of(angle=angle)
        return WAYS.of(ways=[wheel, *straight(pivot_way(s, u, x, y, turn), 0)])
    dx, dy = x - s.x[lead], y - s.y[lead]
    ahead, right = rounded(dx * COS[at] + dy * SIN[at], SCALE), rounded(dx * SIN[at] - dy * COS[at], SCALE)
    ways = straight(ahead, right)
    if turn:
        about = abs(turn) == HALF_TURN
        ways.append(TURN_ABOUT.of() if about else (TURN_LEFT if turn > 0 else TURN_RIGHT).of(angle=angle))
    if not ways:
        return STILL.of()
    if len(ways) == 1 and not turn:
        return STRAIGHT.of(way=ways[0], n=millimetres(paces(max(abs(ahead), abs(right))) * PACES))
    return WAYS.of(ways=ways)


def straight(ahead: int, right: int) -> list[Message]:
    """How far forward or back, and how far aside, in paces."""
    ways: list[Message] = []
    if abs(ahead) > NEXT_TO_NOTHING:
        ways.append((AHEAD if ahead > 0 else BACK).of(n=abs(paces(ahead))))
    if abs(right) > NEXT_TO_NOTHING:
        ways.append((RIGHT if right > 0 else LEFT).of(n=abs(paces(right))))
    return ways


def pivot_way(s: Battle, u: Unit, x: int, y: int, turn: int) -> int:
    """DBA-9.2: how far the corner goes about which a group wheels: all that is not the wheel."""
    lead = u.members[0]
    px, py = (u.left_x, u.left_y) if turn > 0 else (u.right_x, u.right_y)
    dx, dy = px - s.x[lead], py - s.y[lead]
    return length_of(x + spin_x(dx, dy, turn) - px, y + spin_y(dx, dy, turn) - py)
