"""Elements, groups and moves as messages: `contact Warband e9 in front: forward 180 p`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import TYPE
from heptarchy.games.dba.contact import CORNER
from heptarchy.games.dba.domains import pose_facing, pose_x, pose_y
from heptarchy.games.dba.holds import DENIZENS
from heptarchy.games.dba.lattice import HALF_TURN, PACES
from heptarchy.games.dba.naming import SAYS, element, troop
from heptarchy.games.dba.state import Unit
from heptarchy.games.dba.wording import Shift, backed_by, degrees, met_by, millimetres, runs, shift_of
from heptarchy.kernel.message import MESSAGE, NUMBER, WordOf

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.games.dba.state import Battle
    from heptarchy.kernel.message import Message

MANY_KINDS: Final = 3  # so many types are named, beyond that only numbers

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


def move(s: Battle, pose: int, leader: int = -1) -> Message:
    """Where a move leads, as seen from what is moved; with a leader, his own move."""
    moved = s.unit
    if leader >= 0:
        moved = None if leader >= len(s.kind) else Unit(s.command[leader], [leader])
    if moved is None:
        return NOWHERE.of()
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    way = shift(shift_of(s, moved, x, y, facing))
    foe, how = met_by(s, moved, x, y, facing)
    if foe >= 0:
        return OVERLAP.of(foe=one(s, foe), way=way) if how >= CORNER else MEET.of(foe=one(s, foe), how=how, way=way)
    friend = backed_by(s, moved, x, y, facing)
    return BEHIND.of(friend=one(s, friend), way=way) if friend >= 0 else way


def shift(made: Shift) -> Message:
    """`forward 200 p (50 mm)`, `wheel left 15°, forward 40 p`."""
    ways: list[Message] = []
    angle = degrees(abs(made.turn))
    if made.wheels:
        ways.append((WHEEL_LEFT if made.turn > 0 else WHEEL_RIGHT).of(angle=angle))
    if made.ahead:
        ways.append((AHEAD if made.ahead > 0 else BACK).of(n=abs(made.ahead)))
    if made.right:
        ways.append((RIGHT if made.right > 0 else LEFT).of(n=abs(made.right)))
    if made.turn and not made.wheels:
        about = abs(made.turn) == HALF_TURN
        ways.append(TURN_ABOUT.of() if about else (TURN_LEFT if made.turn > 0 else TURN_RIGHT).of(angle=angle))
    if not ways:
        return STILL.of()
    if len(ways) == 1 and not made.turn:
        return STRAIGHT.of(way=ways[0], n=millimetres((abs(made.ahead) + abs(made.right)) * PACES))
    return WAYS.of(ways=ways)
