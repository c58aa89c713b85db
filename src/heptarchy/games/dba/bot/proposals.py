"""Answers beyond those offered: parts of a group whose way is clear, and lines of its own (DBA-5.3, DBA-9.7)."""

from __future__ import annotations

from heptarchy.games.dba import ground
from heptarchy.games.dba.bot.lines import next_place
from heptarchy.games.dba.contact import frontal_foe, is_engaged
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.groups import components, is_group
from heptarchy.games.dba.lattice import COS, HALF_X, HALF_Y, MM, SCALE, SIN, far_x, far_y, length_of
from heptarchy.games.dba.table.actions import DEPLOY, DONE, MOVE, STAY, TO
from heptarchy.games.dba.table.domains import pack_pose
from heptarchy.games.dba.table.state import Battle, Unit, group_of, is_on
from heptarchy.kernel.state import State

BEHIND = 3 * MM  # from an enemy's rear edge, so that he is not touched
LOOK_AHEAD = (25, 50)  # mm ahead of a file at which bad going stops a group


def proposals(state: State, seat: int, options: list[int]) -> list[int]:
    """What else this seat might answer."""
    assert isinstance(state, Battle)
    if any(DEPLOY.holds(option) for option in options):
        return next_place(state, seat)
    if DONE[0] in options and any(MOVE.holds(option) for option in options):
        return further_groups(state, seat, options)
    if STAY[0] in options and state.unit is not None:
        return blocking_poses(state, seat)
    return []


def blocking_poses(s: Battle, seat: int) -> list[int]:
    """DBA-18.3: places behind enemies who fight, for the unit that was taken up: whoever recoils there is destroyed."""
    u = s.unit
    if u is None or u.engaged or len(u.members) > 1:
        return []
    return [action for action in behind_foes(s, u) if s.allows(action, seat)]


def behind_foes(s: Battle, u: Unit) -> list[int]:
    """Poses just behind enemies in close combat, in reach of a single element, as answers."""
    e = u.members[0]
    found: list[int] = []
    for f in u.foes:
        facing = s.facing[f]
        back = t.DEPTH[s.kind[f]] + BEHIND
        x, y = far_x(s.x[f], facing, -back), far_y(s.y[f], facing, -back)
        near = length_of(s.x[e] - x, s.y[e] - y) <= u.limit + 40 * MM
        if near and abs(x) <= HALF_X and abs(y) <= HALF_Y and frontal_foe(s, f) >= 0:
            found.append(TO[pack_pose(x, y, facing)])
    return found


def further_groups(s: Battle, seat: int, options: list[int]) -> list[int]:
    """DBA-9.7: parts of the groups: files side by side with the same way before them, or of the same speed."""
    free = [e for e in s.members[seat] if is_on(s, e) and not s.shaken[e] and not is_engaged(s, e)]
    if len(free) < 3 or s.broken[seat]:
        return []
    found: list[int] = []
    for whole in components(s, free):
        if len(whole) < 3:
            continue
        files = files_of(s, whole)
        for by_ground in (True, False):
            marks = [is_slow(s, file) if not by_ground else is_barred(s, file) for file in files]
            start = 0
            for i in range(1, len(files) + 1):
                if i == len(files) or marks[i] != marks[start]:
                    add_part(s, seat, [e for file in files[start:i] for e in file], options, found)
                    start = i
        add_ranks(s, seat, files, options, found)
    return found


def add_ranks(s: Battle, seat: int, files: list[list[int]], options: list[int], found: list[int]) -> None:
    """The front rank without those behind it."""
    if any(len(file) > 1 for file in files):
        add_part(s, seat, [file[0] for file in files], options, found)


def files_of(s: Battle, whole: list[int]) -> list[list[int]]:
    """The files of a group from left to right, each from its front to its rear."""
    lead = whole[0]
    c, si = COS[s.facing[lead]], SIN[s.facing[lead]]
    ranked: list[tuple[int, int, int]] = []
    for e in whole:
        dx, dy = s.x[e] - s.x[lead], s.y[e] - s.y[lead]
        ranked.append(((dx * si - dy * c) // SCALE, -((dx * c + dy * si) // SCALE), e))
    ranked.sort()
    files: list[list[tuple[int, int]]] = []
    last = -(1 << 60)
    for aside, back, e in ranked:
        if aside - last > 10 * MM:
            files.append([(back, e)])
        else:
            files[-1].append((back, e))
        last = aside
    return [[e for _, e in sorted(file)] for file in files]


def is_barred(s: Battle, file: list[int]) -> bool:
    """DBA-9.4: is bad going before a file, or does it stand in it?"""
    for e in file:
        hd = t.DEPTH[s.kind[e]] // 2
        facing = s.facing[e]
        grounds = ground.bad_near(s, s.mx[e], s.my[e], 80 * MM)
        if not grounds:
            continue
        for far in LOOK_AHEAD:
            mx, my = far_x(s.mx[e], facing, far * MM), far_y(s.my[e], facing, far * MM)
            if ground.pose_is_bad(s, grounds, mx, my, facing, hd):
                return True
    return False


def is_slow(s: Battle, file: list[int]) -> bool:
    """Is somebody in the file no faster than Spears?"""
    return min([s.params.good_move[s.kind[e]] for e in file]) <= s.params.good_move[t.SP]


def add_part(s: Battle, seat: int, part: list[int], options: list[int], found: list[int]) -> None:
    """Propose a part of a group, if it is one that may be moved and is not offered."""
    if len(part) < 2:
        return
    action = MOVE[group_of(s, seat, part)]
    if action in options or action in found or not is_group(s, part):
        return
    if s.allows(action, seat):
        found.append(action)
