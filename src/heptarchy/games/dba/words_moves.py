"""Elements, groups and moves as labels say them: `Contact Warband e9 in front: forward 180 p`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.contact import CORNER
from heptarchy.games.dba.domains import pose_facing, pose_x, pose_y
from heptarchy.games.dba.holds import DENIZENS
from heptarchy.games.dba.lattice import HALF_TURN, PACES
from heptarchy.games.dba.state import Unit
from heptarchy.games.dba.wording import Shift, backed_by, degrees, listed, met_by, millimetres, runs, shift_of

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle
    from heptarchy.games.dba.words_speech import Speech

MANY_KINDS: Final = 3  # so many types are named, beyond that only numbers


def element_name(s: Battle, speech: Speech, e: int) -> str:
    """`Spears e4`, `Cavalry e1 (general)`: its type as everybody sees it."""
    if e >= len(s.kind):
        return f"e{e + 1}"
    name = f"{speech.types[s.kind[e]]} e{e + 1}"
    return speech.moves["general"].format(name) if s.band[e] & t.GENERAL else name


def fighter_name(s: Battle, speech: Speech, e: int) -> str:
    """Who fights: an element, or a camp, or denizens."""
    if e < 0:
        return speech.moves["town" if e == DENIZENS else "camp"]
    return element_name(s, speech, e)


def group_name(s: Battle, speech: Speech, members: list[int]) -> str:
    """`Spears e4`, or `4 elements: Spears e4-e6 and Psiloi e9`; of many types only the numbers."""
    if len(members) == 1:
        return element_name(s, speech, members[0])
    parts: list[str] = []
    for kind in range(t.TYPES):
        those = [e for e in members if s.kind[e] == kind]
        if those:
            parts.append(f"{speech.types[kind]} {runs(those)}")
    some = speech.moves["some"].format(len(members))
    if len(parts) > MANY_KINDS:
        parts = [runs(members)]
    return speech.moves["group"].format(some, listed(parts, speech.both)) if parts else some


def move_line(s: Battle, speech: Speech, pose: int, leader: int = -1) -> str:
    """Where a move leads, as seen from what is moved; with a leader, his own move."""
    unit = s.unit
    if leader >= 0:
        unit = None if leader >= len(s.kind) else Unit(s.command[leader], [leader])
    if unit is None:
        return ""
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    way = shift_line(speech, shift_of(s, unit, x, y, facing))
    foe, how = met_by(s, unit, x, y, facing)
    if foe >= 0:
        key = "overlap" if how >= CORNER else "meet"
        return f"{speech.moves[key].format(element_name(s, speech, foe), speech.relations[how])}: {way}"
    friend = backed_by(s, unit, x, y, facing)
    return f"{speech.moves['behind'].format(element_name(s, speech, friend))}: {way}" if friend >= 0 else way


def shift_line(speech: Speech, shift: Shift) -> str:
    """`forward 200 p (50 mm)`, `wheel left 15°, forward 40 p`."""
    moves = speech.moves
    parts: list[str] = []
    if shift.wheels:
        parts.append(moves["wheel left" if shift.turn > 0 else "wheel right"].format(degrees(abs(shift.turn))))
    ways = [
        ("ahead" if shift.ahead > 0 else "back", abs(shift.ahead)),
        ("right" if shift.right > 0 else "left", abs(shift.right)),
    ]
    for key, way in ways:
        if way:
            parts.append(moves[key].format(way))
    if shift.turn and not shift.wheels:
        about = abs(shift.turn) == HALF_TURN
        key = "about" if about else "turn left" if shift.turn > 0 else "turn right"
        parts.append(moves[key].format(degrees(abs(shift.turn))))
    if not parts:
        return moves["still"]
    if len(parts) == 1 and not shift.turn:
        return moves["alone"].format(parts[0], millimetres((abs(shift.ahead) + abs(shift.right)) * PACES))
    return ", ".join(parts)
