"""Ready-made lines: where a command's elements stand that its player does not place one by one (DBA-5.3).

They are advice, not rules: whatever they say is judged like any other place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.commands import zone_deep
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import BASE, HALF_BASE, MM
from heptarchy.games.dba.places import allowed, find_place, frame_pose, reach
from heptarchy.games.dba.table.state import general_of

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

EVEN: Final = 0  # the heavy foot in the middle, one deep
HEAVY_LEFT: Final = 1
HEAVY_RIGHT: Final = 2
DEEP: Final = 3  # as even, two deep
ARRAYS: Final = 4

# From the middle of a line to its wings; Light Horse go beside it and Psiloi behind it
LINE: Final[list[int]] = [t.BD, t.SP, t.WB, t.SCH, t.AX, t.KN, t.CV]
RESERVE_GAP: Final = 10 * MM  # between the line and a general who rides behind it


def array_plan(s: Battle, seat: int, array: int) -> list[int]:
    """Elements still to be deployed and their poses, in pairs, the general first; -1: wherever there is room."""
    waiting = [e for e in s.members[seat] if s.status[e] == t.RESERVE and e not in s.kept[seat]]
    general = general_of(s, seat)
    line: list[int] = []
    for kind in LINE:
        line.extend([e for e in waiting if s.kind[e] == kind and not (e == general and t.MOUNTED[kind])])
    horse = [e for e in waiting if s.kind[e] == t.LH and e != general]
    light = [e for e in waiting if s.kind[e] == t.PS and e != general]

    left, right = reach(s, seat, t.SP)
    room = max(1, (right - left) // BASE)
    ranks = 2 if array == DEEP else 1
    while ranks * room < len(line):
        ranks += 1
    files = (len(line) + ranks - 1) // ranks
    first = first_file(array, left, right, files)
    front = zone_deep(s)

    # By file: how far the rear of what stands there is from the base edge
    rears = [front] * max(files, 1)
    plan: list[int] = []
    for i, e in enumerate(line):
        file = file_of(array, i // ranks, files)
        plan.extend([e, frame_pose(s, seat, first + file * BASE, rears[file])])
        rears[file] -= t.DEPTH[s.kind[e]]
    add_wings(s, seat, plan, horse, first, files)
    for i, e in enumerate(light):
        file = file_of(array, i % max(files, 1), files)
        plan.extend([e, frame_pose(s, seat, first + file * BASE, rears[file])])
        rears[file] -= t.DEPTH[s.kind[e]]
    if general in waiting and general not in line:
        behind = min(rears) - RESERVE_GAP
        middle = first + (max(files, 1) - 1) * HALF_BASE
        plan.extend([general, frame_pose(s, seat, middle, behind) if behind > t.DEPTH[s.kind[general]] else -1])
    return general_first(plan, general)


def first_file(array: int, left: int, right: int, files: int) -> int:
    """Where the leftmost file stands, in the own frame."""
    width = files * BASE
    if array == HEAVY_LEFT:
        return left + HALF_BASE
    if array == HEAVY_RIGHT:
        return right - width + HALF_BASE
    return (left + right) // 2 - width // 2 + HALF_BASE


def file_of(array: int, i: int, files: int) -> int:
    """Which file from the left the i-th of those that come from the heart of the line outwards is."""
    if array == HEAVY_LEFT:
        return i
    if array == HEAVY_RIGHT:
        return files - 1 - i
    middle = (files - 1) // 2
    return middle + (i + 1) // 2 if i % 2 else middle - i // 2


def add_wings(s: Battle, seat: int, plan: list[int], horse: list[int], first: int, files: int) -> None:
    """Light Horse beside the line, on its left and right in turn, as far as the sector goes."""
    front = zone_deep(s)
    left, right = reach(s, seat, t.LH)
    for i, e in enumerate(horse):
        u = first - (i // 2 + 1) * BASE if i % 2 == 0 else first + (max(files, 1) + i // 2) * BASE
        inside = left <= u - HALF_BASE and u + HALF_BASE <= right
        plan.extend([e, frame_pose(s, seat, u, front) if inside else -1])


def general_first(plan: list[int], general: int) -> list[int]:
    """DBA-5.6: the same plan with the general's element before all others."""
    for i in range(0, len(plan), 2):
        if plan[i] == general:
            return [*plan[i : i + 2], *plan[:i], *plan[i + 2 :]]
    return plan


def sample_poses(s: Battle, seat: int, e: int) -> list[int]:
    """A few places for an element: foremost in the middle and at both ends, and behind what stands there."""
    left, right = reach(s, seat, s.kind[e])
    front = zone_deep(s)
    middle = (left + right) // 2
    tried = [
        frame_pose(s, seat, middle, front),
        frame_pose(s, seat, left + HALF_BASE, front),
        frame_pose(s, seat, right - HALF_BASE, front),
        frame_pose(s, seat, middle, front - 3 * HALF_BASE),
    ]
    poses = [find_place(s, seat, e)]
    for pose in tried:
        if pose not in poses and allowed(s, seat, e, pose):
            poses.append(pose)
    return poses
