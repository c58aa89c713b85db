"""Ambush: what the enemy has seen, and elements that are set up again where he has not (DBA-22.4).

After each move only who stands where is written down, in `trail`. What a side has seen by then is worked out when the
card is shown, by going through the trail: that is seldom, and costs nothing in all other battles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.fire import touches_base
from heptarchy.games.dba.ground import base_within, feature_at, sees
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    HALF_BASE,
    HALF_X,
    HALF_Y,
    MM,
    RIGHT_X,
    RIGHT_Y,
    TURN,
    facing_of,
    rounded,
)
from heptarchy.games.dba.room import on_camp, on_land
from heptarchy.games.dba.shapes import crosses, gap_2, overlap
from heptarchy.games.dba.table.actions import DONE, LURK
from heptarchy.games.dba.table.domains import COMMANDS, DEEP, POSES, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import is_there, others, put, troop
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

CELL: Final = 20 * MM
COLUMNS: Final = 60
ROWS: Final = 30
CELLS: Final = COLUMNS * ROWS

AMBUSHERS: Final = 3  # how many are set up again
CLEAR: Final = 40 * MM  # they stand farther than this from every enemy
REACH: Final = 2600  # no point of a base is farther than this from its middle

PLACES: Final = 6  # that are offered to each element
SPACING: Final = 60 * MM  # between those
ASPECT: Final = 50  # facings that are offered are multiples of 5 degrees

# In the trail
LOOK: Final = -1000  # all look about
GONE: Final = -1  # as a pose: not on the table; e leaves the table as GONE - e

# What stands in a sight
NOTHING: Final = -1
GROUND: Final = -2


# The trail


def look_about(s: Battle) -> None:
    """DBA-22.4: after a move all look about. What they see matters only as long as an Ambush may come."""
    if s.shown >> t.AMBUSH & 1 or not any(s.hands):
        return
    now = marks_now(s)
    if now != s.marks:
        s.trail = [*s.trail, *fresh_marks(s.marks, now), LOOK]
        s.marks = now


def marks_now(s: Battle) -> list[int]:
    """By element: where it stands, in the open or within walls, as one number; GONE if it is not on the table."""
    marks: list[int] = []
    for e in range(len(s.kind)):
        if s.status[e] == t.ON_TABLE or s.status[e] == t.GARRISON:
            marks.append(((s.x[e] + HALF_X) * DEEP + s.y[e] + HALF_Y) * TURN + s.facing[e])  # pack_pose, inline
        else:
            marks.append(GONE)
    return marks


def fresh_marks(marks: list[int], now: list[int]) -> list[int]:
    """What is to be added to the trail: who stands elsewhere than his mark says."""
    fresh: list[int] = []
    known = len(marks)
    for e in range(len(now)):
        mark = now[e]
        if mark != (marks[e] if e < known else GONE):
            fresh.append(GONE - e if mark == GONE else e * POSES + mark)
    return fresh


# Cells


def cell_x(cell: int) -> int:
    """The x of a cell's middle."""
    return cell % COLUMNS * CELL + CELL // 2 - HALF_X


def cell_y(cell: int) -> int:
    """The y of a cell's middle."""
    return cell // COLUMNS * CELL + CELL // 2 - HALF_Y


def is_seen_at(cells: int, x: int, y: int) -> bool:
    """Has the cell been seen in which a point lies? On a border any of those that meet there."""
    low = max((x + HALF_X - 1) // CELL, 0)
    high = min((x + HALF_X) // CELL, COLUMNS - 1)
    for row in range(max((y + HALF_Y - 1) // CELL, 0), min((y + HALF_Y) // CELL, ROWS - 1) + 1):
        for column in range(low, high + 1):
            if cells >> (row * COLUMNS + column) & 1:
                return True
    return False


# What a side has seen


class Lookout:
    """What a side sees, look after look, as the trail is gone through."""

    def __init__(self, s: Battle, side: int) -> None:
        n = len(s.kind)
        self.s = s
        self.side = side
        self.here: list[bool] = [False] * n
        self.x: list[int] = [0] * n  # the middle of its base
        self.y: list[int] = [0] * n
        self.facing: list[int] = [0] * n
        self.changed: list[bool] = [False] * n  # since the last look
        self.open: list[bool] = covers(s, side)  # cells not seen so far; ground without cover is not looked for
        self.left: list[int] = [cell for cell in range(CELLS) if self.open[cell]]
        self.seen: list[bool] = [False] * n  # elements of the other side
        # By watcher: the cells that the ground lets it see, and the elements that stand before them
        self.watched: list[list[int]] = [[] for _ in range(n)]
        self.screens: list[list[int]] = [[] for _ in range(n)]
        # By watcher and watched: what stands between two elements
        self.between: list[int] = [NOTHING] * (n * n)

    def follow(self, entry: int) -> None:
        """One entry of the trail."""
        if entry == LOOK:
            self.look()
            return
        if entry < 0:
            e = GONE - entry
            self.here[e] = False
        else:
            e = entry // POSES
            pose = entry % POSES
            facing = pose_facing(pose)
            steps = t.HALF_STEPS[self.s.kind[e]]
            self.here[e] = True
            self.x[e] = pose_x(pose) - steps * AHEAD_X[facing]
            self.y[e] = pose_y(pose) - steps * AHEAD_Y[facing]
            self.facing[e] = facing
        self.changed[e] = True

    def look(self) -> None:
        """DBA-22.4: every element of the side marks all cells and elements that its middle can see."""
        n = len(self.here)
        for v in range(n):
            if self.here[v] and self.s.side[self.s.command[v]] == self.side:
                if self.changed[v]:
                    self.turn_to(v)
                self.look_at_ground(v)
                for e in range(n):
                    if self.here[e] and not self.seen[e] and self.s.side[self.s.command[e]] != self.side:
                        self.look_at(v, e)
        self.left = [cell for cell in self.left if self.open[cell]]
        self.changed = [False] * n

    def turn_to(self, v: int) -> None:
        """Which of the cells not seen so far the ground lets a watcher see from where it has come to."""
        x, y = self.x[v], self.y[v]
        cells = [cell for cell in self.left if self.open[cell] and sees(self.s, x, y, cell_x(cell), cell_y(cell))]
        self.watched[v] = cells
        self.screens[v] = [NOTHING] * len(cells)

    def look_at_ground(self, v: int) -> None:
        """Mark the cells before which no element stands any more."""
        cells, screens = self.watched[v], self.screens[v]
        hidden: list[int] = []
        hiders: list[int] = []
        for i in range(len(cells)):
            cell = cells[i]
            if self.open[cell]:
                hider = screens[i]
                if hider == NOTHING or self.changed[hider]:
                    hider = self.hider(v, NOTHING, cell_x(cell), cell_y(cell))
                if hider == NOTHING:
                    self.open[cell] = False
                else:
                    hidden.append(cell)
                    hiders.append(hider)
        self.watched[v] = hidden
        self.screens[v] = hiders

    def look_at(self, v: int, e: int) -> None:
        """Mark an enemy whose middle can be seen."""
        place = v * len(self.here) + e
        hider = self.between[place]
        if self.changed[v] or self.changed[e]:
            hider = NOTHING if sees(self.s, self.x[v], self.y[v], self.x[e], self.y[e]) else GROUND
        if hider == NOTHING or (hider >= 0 and self.changed[hider]):
            hider = self.hider(v, e, self.x[e], self.y[e])
            self.seen[e] = hider == NOTHING
        self.between[place] = hider

    def hider(self, v: int, e: int, x: int, y: int) -> int:
        """DBA-3.8: an element, other than these two, on the line from a watcher to a point; NOTHING if none is."""
        vx, vy = self.x[v], self.y[v]
        west, east = (vx, x) if vx < x else (x, vx)
        south, north = (vy, y) if vy < y else (y, vy)
        for o in range(len(self.here)):
            if not self.here[o] or o == v or o == e:
                continue
            ox, oy = self.x[o], self.y[o]
            if west - REACH <= ox <= east + REACH and south - REACH <= oy <= north + REACH:
                hd = t.DEPTH[self.s.kind[o]] // 2
                if crosses(vx, vy, x, y, ox, oy, self.facing[o], hd, HALF_BASE):
                    return o
        return NOTHING


def covers(s: Battle, side: int) -> list[bool]:
    """By cell: may it be of use in an ambush against this side: in a feature, screened by one, or near such a cell?"""
    watchers = [e for e in range(len(s.kind)) if is_there(s, e) and s.side[s.command[e]] == side]
    bits = 0
    for cell in range(CELLS):
        x, y = cell_x(cell), cell_y(cell)
        if feature_at(s, x, y) >= 0 or is_screened(s, watchers, x, y):
            bits |= 1 << cell
    wide = 0  # two cells more on each side: as far as a base reaches from its middle
    for row in range(ROWS):
        line = bits >> (row * COLUMNS) & ((1 << COLUMNS) - 1)
        line = line | line << 1 | line << 2 | line >> 1 | line >> 2
        wide |= (line & ((1 << COLUMNS) - 1)) << (row * COLUMNS)
    wide = wide | wide << COLUMNS | wide << 2 * COLUMNS | wide >> COLUMNS | wide >> 2 * COLUMNS
    return [wide >> cell & 1 == 1 for cell in range(CELLS)]


def is_screened(s: Battle, watchers: list[int], x: int, y: int) -> bool:
    """DBA-22.4: does the ground hide a point from all of these?"""
    for e in watchers:  # noqa: SIM110 -- a generator would cost more than it saves
        if sees(s, s.mx[e], s.my[e], x, y):
            return False
    return True


def lookout_of(s: Battle, side: int) -> Lookout:
    """DBA-22.4: all that a side has seen up to now, the present included."""
    lookout = Lookout(s, side)
    for entry in s.trail:
        lookout.follow(entry)
    for entry in fresh_marks(s.marks, marks_now(s)):
        lookout.follow(entry)
    lookout.look()
    return lookout


# The ambush


def begin_ambush(s: Battle, seat: int) -> None:
    """DBA-22.4: it is worked out what the enemy has seen; then up to three elements are set up again."""
    lookout = lookout_of(s, others(s, seat))
    cells = 0
    for cell in range(CELLS):
        if not lookout.open[cell]:
            cells |= 1 << cell
    s.cells[others(s, seat)] = cells
    for e in range(len(s.kind)):
        if lookout.seen[e]:
            s.seen[e] = True
    s.trail = []
    s.marks = []
    s.push(ask_lurk, AMBUSHERS * COMMANDS + seat)


def ask_lurk(s: Battle, arg: int) -> None:
    """DBA-22.4: set up an element, or be done; `arg` says how many are left, and whose they are."""
    options = lurk_offers(s, arg % COMMANDS)
    s.ask(arg % COMMANDS, [*options, DONE[0]], then=lurk, arg=arg, rule="DBA-22.4", why=refuse_lurk, judged=True)


def lurk(s: Battle, arg: int, action: int) -> None:
    """DBA-22.4: it stands where nobody expects it, and may still be moved."""
    if action == DONE[0]:
        return
    e = LURK.arg(action) // POSES
    pose = LURK.arg(action) % POSES
    put(s, e, pose_x(pose), pose_y(pose), pose_facing(pose))
    s.still[e] = False
    s.tell(told.AMBUSHED, troop(s, e))
    if arg // COMMANDS > 1:
        s.push(ask_lurk, arg - COMMANDS)


def refuse_lurk(s: Battle, arg: int, action: int) -> Refusal | None:
    """DBA-22.4: an element never seen, in or behind a feature, clear of enemies, on ground that they have not seen."""
    if action == DONE[0]:
        return None
    if not LURK.holds(action):
        return ANOTHER_QUESTION.by("DBA-22.4")
    seat = arg % COMMANDS
    e = LURK.arg(action) // POSES
    if e >= len(s.kind) or s.command[e] != seat or s.status[e] != t.ON_TABLE:
        return why.NOT_YOURS_ON_TABLE.by("DBA-22.4", e)
    if s.seen[e]:
        return why.ENEMY_SAW.by("DBA-22.4", e)
    pose = LURK.arg(action) % POSES
    return refuse_hide(s, seat, e, pose_x(pose), pose_y(pose), pose_facing(pose))


def refuse_hide(s: Battle, seat: int, e: int, x: int, y: int, facing: int) -> Refusal | None:
    """DBA-22.4: why an element may not lie in ambush so."""
    steps = t.HALF_STEPS[s.kind[e]]
    mx = x - steps * AHEAD_X[facing]
    my = y - steps * AHEAD_Y[facing]
    hd = t.DEPTH[s.kind[e]] // 2
    if not on_land(s, mx, my, facing, hd):
        return why.STAND_ON_TABLE.by("DBA-22.4", e)
    side = others(s, seat)
    watchers: list[int] = []
    for o in range(len(s.kind)):
        if o == e or not is_there(s, o):
            continue
        other_hd = t.DEPTH[s.kind[o]] // 2
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], other_hd):
            return why.OVERLAPS.by("DBA-1.6", e, o)
        if s.side[s.command[o]] == side:
            watchers.append(o)
            if is_near(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], other_hd):
                return why.AMBUSH_NEAR.by("DBA-22.4", e, o)
    if on_camp(s, mx, my, facing, hd):
        return why.IN_CAMP.by("DBA-5.4", e)
    if s.fires and touches_base(s, mx, my, facing, hd):
        return why.IN_FIRE.by("DBA-22.6", e)
    if base_within(s, mx, my, facing, hd) < 0 and not is_screened(s, watchers, mx, my):
        return why.AMBUSH_SCREENED.by("DBA-22.4", e)
    for across in range(-1, 2):
        for along in range(-1, 2):
            px = mx + across * RIGHT_X[facing] + along * steps * AHEAD_X[facing]
            py = my + across * RIGHT_Y[facing] + along * steps * AHEAD_Y[facing]
            if is_seen_at(s.cells[side], px, py):
                return why.ENEMY_SAW_GROUND.by("DBA-22.4", e)
    return None


def is_near(mx: i64, my: i64, facing: i64, hd: i64, ox: i64, oy: i64, ot: i64, ohd: i64) -> bool:
    """DBA-22.4: is a base within 40 mm of another?"""
    dx = mx - ox
    dy = my - oy
    reach: i64 = CLEAR + 2 * REACH
    if dx > reach or dx < -reach or dy > reach or dy < -reach:
        return False
    return gap_2(mx, my, facing, hd, HALF_BASE, ox, oy, ot, ohd, HALF_BASE) <= CLEAR * CLEAR


# What is offered


def lurk_offers(s: Battle, seat: int) -> list[int]:
    """Places for every element that the enemy has not seen: those nearest to him, some way apart, facing him."""
    hidden = [e for e in s.members[seat] if s.status[e] == t.ON_TABLE and not s.seen[e]]
    spots = lairs(s, seat) if hidden else []
    found: list[int] = []
    for e in hidden:
        steps = t.HALF_STEPS[s.kind[e]]
        taken: list[int] = []
        for spot in spots:
            cell, facing = spot // TURN, spot % TURN
            mx, my = cell_x(cell), cell_y(cell)
            if any(abs(mx - cell_x(o)) < SPACING and abs(my - cell_y(o)) < SPACING for o in taken):
                continue
            x, y = mx + steps * AHEAD_X[facing], my + steps * AHEAD_Y[facing]
            if refuse_hide(s, seat, e, x, y, facing) is None:
                found.append(LURK[e * POSES + pack_pose(x, y, facing)])
                taken.append(cell)
                if len(taken) == PLACES:
                    break
    return found


def lairs(s: Battle, seat: int) -> list[int]:
    """Cells that the enemy has not seen, the nearest to him first, each with the facing to him: cell * TURN + facing.

    Equal ones come in the order in which they lie before the player, so that it does not matter on which edge he is.
    """
    side = others(s, seat)
    foes = [e for e in range(len(s.kind)) if is_there(s, e) and s.side[s.command[e]] == side]
    unseen = ~s.cells[side]
    order: list[tuple[int, int, int]] = []
    for i in range(CELLS):
        cell = i if s.edge[s.side[seat]] == t.SOUTH else CELLS - 1 - i
        if unseen >> cell & 1:
            x, y = cell_x(cell), cell_y(cell)
            best, bx, by = 1 << 60, 0, 0
            for e in foes:
                dx, dy = s.mx[e] - x, s.my[e] - y
                if dx * dx + dy * dy < best:
                    best, bx, by = dx * dx + dy * dy, dx, dy
            facing = rounded(facing_of(bx, by), ASPECT) * ASPECT % TURN if foes else 0
            order.append((best, i, cell * TURN + facing))
    return [spot for _, _, spot in sorted(order)]
