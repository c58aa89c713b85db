"""Lines of battle: where each element of a command is deployed (DBA-5.3)."""

from __future__ import annotations

from heptarchy.games.dba import ground
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.commands import zone_deep
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import in_reserve
from heptarchy.games.dba.lattice import BASE, HALF_BASE, MM
from heptarchy.games.dba.places import frame_pose, frame_x, frame_y, reach
from heptarchy.games.dba.table.actions import DEPLOY
from heptarchy.games.dba.table.domains import POSES
from heptarchy.games.dba.table.state import Battle, general_of

STEP = 10 * MM  # between the lines that are tried
LOOKS = (0, 30, 60, 90, 120, 150, 180, 210)  # mm ahead of the front at which the ground is looked at

# From the heart of the line to its wings
HEART = [t.WB, t.BD, t.SP, t.SCH, t.AX, t.KN, t.CV, t.LH]


def next_place(s: Battle, seat: int) -> list[int]:
    """DBA-5.3, DBA-5.6: the next element of the line, the general first; nothing if there is no room for it."""
    waiting = in_reserve(s, seat)
    if not waiting:
        return []
    general = general_of(s, seat)
    plan = line_plan(s, seat)
    for i in range(0, len(plan), 2):
        e, pose = plan[i], plan[i + 1]
        if e not in waiting or (general in waiting and e != general):
            continue
        action = DEPLOY[e * POSES + pose]
        if s.allows(action, seat):
            return [action]
    return []


def line_plan(s: Battle, seat: int) -> list[int]:
    """Elements and their poses, in pairs: the same whoever of them stands already."""
    files = files_in_order(s, seat)
    left, right = reach(s, seat, t.SP)
    front = zone_deep(s)
    start = best_start(s, seat, files, left, right)
    plan: list[int] = []
    for i, file in enumerate(files):
        back = front
        for e in file:
            plan.extend([e, frame_pose(s, seat, start + i * BASE + HALF_BASE, back)])
            back -= t.DEPTH[s.kind[e]]
    return plan


def files_in_order(s: Battle, seat: int) -> list[list[int]]:
    """The files of the line from left to right: the heavy foot in its heart, the horse on its wings."""
    members = [e for e in s.members[seat] if e not in s.kept[seat]]
    ranks = [[e for e in members if s.kind[e] == kind] for kind in range(t.TYPES)]
    left, right = reach(s, seat, t.SP)
    room = max(1, (right - left) // BASE)
    deep_foes = against_foot(s, seat)
    middle: list[list[int]] = []
    for kind in HEART:
        group = ranks[kind]
        if kind == t.WB and deep_foes:
            half = (len(group) + 1) // 2
            middle.extend([group[i : i + 1] + group[half + i : half + i + 1] for i in range(half)])
        else:
            middle.extend([[e] for e in group])
    # A line too wide for its sector: the last go behind the first that they can support
    while len(middle) > room:
        last = middle.pop()
        taken = False
        for file in middle:
            if len(file) < 2 and s.kind[file[0]] == s.kind[last[0]]:
                file.extend(last)
                taken = True
                break
        if not taken:
            middle[len(middle) % max(1, len(middle) // 2)].extend(last)
    for i, e in enumerate(ranks[t.PS]):
        behind = [file for file in middle if len(file) == 1 and s.kind[file[0]] in (t.SP, t.BD, t.AX)]
        if behind:
            behind[len(behind) // 2].append(e)
        elif len(middle) < room:
            middle.append([e])
        else:
            middle[i % len(middle)].append(e)
    return outwards(middle)


def outwards(middle: list[list[int]]) -> list[list[int]]:
    """From the heart outwards, left and right in turn."""
    files: list[list[int]] = []
    for i, file in enumerate(middle):
        if i % 2:
            files.append(file)
        else:
            files.insert(0, file)
    return files


def against_foot(s: Battle, seat: int) -> bool:
    """Are most of the enemies whom Warband would meet on foot?"""
    foot = mounted = 0
    for e in range(len(s.kind)):
        if s.command[e] >= 0 and s.side[s.command[e]] != s.side[seat]:
            if t.MOUNTED[s.kind[e]]:
                mounted += 1
            else:
                foot += 1
    return foot >= mounted


def best_start(s: Battle, seat: int, files: list[list[int]], left: int, right: int) -> int:
    """Where the line begins, in the own frame: on good ground, with a clear way, before the enemy's middle."""
    width = len(files) * BASE
    centre = enemy_centre(s, seat)
    if centre is None:
        centre = (left + right) // 2
    best, best_at = -(1 << 60), left
    last = max(left, right - width)
    at = left
    while at <= last:
        value = -abs(at + width // 2 - centre) // (w.ASIDE_MM * MM)
        for i, file in enumerate(files):
            value -= bad_ahead(s, seat, at + i * BASE + HALF_BASE, file)
        if value > best:
            best, best_at = value, at
        at += STEP
    return best_at


def bad_ahead(s: Battle, seat: int, u: int, file: list[int]) -> int:
    """What bad going costs a file that stands there: much at its feet, less far ahead."""
    worst = w.BAD_PLACE if any(t.SUFFERS[s.kind[e]] for e in file) else w.BAD_PLACE_LIGHT
    front = zone_deep(s)
    cost = 0
    for look in LOOKS:
        y = frame_y(s, seat, front + look * MM)
        for side in (-HALF_BASE, 0, HALF_BASE):
            if ground.is_bad_at(s, frame_x(s, seat, u + side), y):
                return cost + worst * (240 - look) // 120
    return cost


def enemy_centre(s: Battle, seat: int) -> int | None:
    """The middle of the enemies who stand already, in the own frame; None if nobody does."""
    xs = [s.mx[e] for e in range(len(s.kind)) if s.status[e] == t.ON_TABLE and s.side[s.command[e]] != s.side[seat]]
    return frame_x(s, seat, sum(xs) // len(xs)) if xs else None
