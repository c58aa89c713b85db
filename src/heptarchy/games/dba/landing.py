"""Shores, and landings from the sea: who is kept back, and where they come ashore (DBA-34, AA-23.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import fire
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.commands import count_elements
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import (
    AHEAD_X,
    AHEAD_Y,
    BASE,
    COS,
    HALF_BASE,
    HALF_TURN,
    HALF_X,
    HALF_Y,
    MM,
    NEAR,
    RIGHT_ANGLE,
    RIGHT_X,
    RIGHT_Y,
    SIN,
    TURN,
    far_x,
    far_y,
    scaled,
)
from heptarchy.games.dba.room import on_camp, on_land
from heptarchy.games.dba.shapes import gap_2, overlap
from heptarchy.games.dba.table.actions import ASHORE, KEEP_BACK, LAND
from heptarchy.games.dba.table.domains import COMMAND_SIZE, LINE, POSES, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import CAMP_REACH, DEPLOYMENT, group_of, members_of, put, seats_of, ticked, troop
from heptarchy.kernel.events import only
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

STEP: Final = 40 * MM  # between the landings that are offered
LEAST: Final = 3  # elements of a command that may keep some back: one besides the general stays


# Shores (DBA-34.1, DBA-34.2)


def find_shores(s: Battle, _: int) -> None:
    """DBA-34.1, DBA-34.2: water is impassable: the land ends at its shore as the table does at its edge."""
    for f in s.features:
        if f.kind != t.WATERWAY:
            continue
        if f.x > 0:
            s.east = f.x - f.a
        elif f.x < 0:
            s.west = f.x + f.a
        elif f.y > 0:
            s.north = f.y - f.b
        else:
            s.south = f.y + f.b
        s.shored = True
        s.inland = min(s.north, -s.south) - CAMP_REACH


def shores(s: Battle) -> list[int]:
    """The facings that look inland from a shore."""
    found: list[int] = []
    if s.west > -HALF_X:
        found.append(0)
    if s.south > -HALF_Y:
        found.append(RIGHT_ANGLE)
    if s.east < HALF_X:
        found.append(HALF_TURN)
    if s.north < HALF_Y:
        found.append(3 * RIGHT_ANGLE)
    return found


def touches_shore(s: Battle, mx: int, my: int, facing: int, hd: int) -> bool:
    """DBA-34.4: does a base there touch a shore?"""
    wide = int(scaled(hd * abs(COS[facing]) + HALF_BASE * abs(SIN[facing])))
    deep = int(scaled(hd * abs(SIN[facing]) + HALF_BASE * abs(COS[facing])))
    for way in shores(s):
        gap = mx - wide - s.west if way == 0 else s.east - mx - wide
        if way % HALF_TURN:
            gap = my - deep - s.south if way == RIGHT_ANGLE else s.north - my - deep
        if -NEAR <= gap <= NEAR:
            return True
    return False


# Kept back (DBA-34.3)


def may_keep_back(s: Battle, seat: int) -> bool:
    """DBA-34.3: may this command keep some of its elements back? One of a side may, if the side has the right to land.

    Where all deploy in secret it is the C-in-C's: two might else do so who know nothing of each other (DBA-22.2).
    """
    side = s.side[seat]
    if not s.landing[side] or not s.shored or len(s.members[seat]) < LEAST:
        return False
    if s.hidden:
        return seat == s.chief[side]
    return not any(s.kept[other] for other in seats_of(s, side))


def ask_kept(s: Battle, seat: int) -> None:
    """DBA-34.3: when it deploys it is named, in secret, who comes by sea."""
    if may_keep_back(s, seat):
        menu = [ASHORE[0], *[KEEP_BACK[group_of(s, seat, some)] for some in parties(s, seat)]]
        s.ask(seat, menu, then=keep_back, arg=seat, rule="DBA-34.3", why=refuse_kept, audience=only(seat), judged=True)


def parties(s: Battle, seat: int) -> list[list[int]]:
    """DBA-34.3: who might be kept back, a useful few: as many of a type as may be, or of all types."""
    rest = [e for e in s.members[seat] if not s.band[e] & t.GENERAL and s.status[e] == t.RESERVE]
    found: list[list[int]] = []
    for kind in range(t.TYPES):
        some = [e for e in rest if s.kind[e] == kind][: min(s.params.landing_most, len(rest) - 1)]
        for size in sorted({len(some), (len(some) + 1) // 2}, reverse=True):
            if size and some[:size] not in found:
                found.append(some[:size])
    return found


def refuse_kept(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-34.3: up to four elements of the command, not its general."""
    if action == ASHORE[0]:
        return None
    if not KEEP_BACK.holds(action):
        return ANOTHER_QUESTION.by("DBA-34.3")
    members = members_of(s, KEEP_BACK.arg(action))
    if KEEP_BACK.arg(action) >> COMMAND_SIZE != seat or not members:
        return why.NOT_YOUR_ELEMENTS.by("DBA-34.3")
    if len(members) > s.params.landing_most:
        return why.MOST_BY_SEA.by("DBA-34.3", s.params.landing_most)
    if len(members) >= len([e for e in s.members[seat] if s.status[e] == t.RESERVE and not s.band[e] & t.GENERAL]):
        return why.SOMEBODY_ON_TABLE.by("DBA-34.3")
    for e in members:
        if s.band[e] & t.GENERAL:
            return why.GENERAL_ASHORE.by("DBA-34.3", e)
        if s.status[e] != t.RESERVE:
            return why.DEPLOYED_ALREADY.by("DBA-34.3", e)
    return None


def keep_back(s: Battle, seat: int, action: int) -> None:
    """DBA-34.3: they are not deployed; nobody else knows who they are before all the others stand."""
    if action != ASHORE[0]:
        kept = s.kept[:]
        kept[seat] = members_of(s, KEEP_BACK.arg(action))
        s.kept = kept
    s.named = ticked(s.named, seat)


def sees_kept(s: Battle, seat: int | None, command: int) -> bool:
    """DBA-34.3: who is kept back is its player's secret until all are deployed: then everybody can count."""
    return command == seat or s.stage > DEPLOYMENT


# The landing (DBA-34.4)


def land_all(s: Battle, _: int) -> None:
    """DBA-34.4: at the start of a side's first bound, before the dice."""
    for seat in reversed(seats_of(s, s.active)):
        if s.kept[seat]:
            s.push(ask_land, seat)


def ask_land(s: Battle, seat: int) -> None:
    """DBA-34.4: where they come ashore; without any room they stay out of the battle (DBA-5.6)."""
    menu = landings(s, seat)
    if menu:
        s.ask(seat, menu, then=land, arg=seat, rule="DBA-34.4", why=refuse_landing, judged=True)
        return
    for e in s.kept[seat]:
        s.status[e] = t.LEFT_OUT
        s.tell(told.LEFT_OUT, troop(s, e))
    settle_kept(s, seat)
    count_elements(s)


def settle_kept(s: Battle, seat: int) -> None:
    """Nobody is kept back any more."""
    kept = s.kept[:]
    kept[seat] = []
    s.kept = kept


def landed(s: Battle, seat: int, landing: int) -> list[int]:
    """DBA-34.4: where all of them stand, line or column, in the order of their numbers: x, y and facing of each."""
    formation, pose = landing // POSES, landing % POSES
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    ends: list[int] = []
    for e in s.kept[seat]:
        ends.extend([x, y, facing])
        if formation == LINE:
            x += 2 * RIGHT_X[facing]
            y += 2 * RIGHT_Y[facing]
        else:
            x -= 2 * t.HALF_STEPS[s.kind[e]] * AHEAD_X[facing]
            y -= 2 * t.HALF_STEPS[s.kind[e]] * AHEAD_Y[facing]
    return ends


def refuse_landing(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-34.4: one group, one of them at the shore, on free ground, more than 40 mm from every enemy."""
    if not LAND.holds(action):
        return ANOTHER_QUESTION.by("DBA-34.4")
    ends = landed(s, seat, LAND.arg(action))
    ashore = False
    for i, e in enumerate(s.kept[seat]):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        steps, hd = t.HALF_STEPS[s.kind[e]], t.DEPTH[s.kind[e]] // 2
        mx, my = x - steps * AHEAD_X[facing], y - steps * AHEAD_Y[facing]
        if abs(x) > HALF_X or abs(y) > HALF_Y or not on_land(s, mx, my, facing, hd):
            return why.DRY_LAND.by("DBA-34.4", e)
        if on_camp(s, mx, my, facing, hd):
            return why.ON_HOLD.by("DBA-1.6", e)
        if s.fires and fire.touches_base(s, mx, my, facing, hd):
            return why.IN_FIRE.by("DBA-22.6", e)
        refusal = refuse_neighbours(s, seat, e, mx, my, facing)
        if refusal is not None:
            return refusal
        ashore = ashore or touches_shore(s, mx, my, facing, hd)
    if not ashore:
        return why.TOUCH_SHORE.by("DBA-34.4")
    return None


def refuse_neighbours(s: Battle, seat: int, e: int, mx: int, my: int, facing: int) -> Refusal | None:
    """DBA-34.4: on nobody, and clear of enemies."""
    hd = t.DEPTH[s.kind[e]] // 2
    clear = s.params.landing_gap * MM
    for o in range(len(s.kind)):
        if s.status[o] != t.ON_TABLE:
            continue
        ohd = t.DEPTH[s.kind[o]] // 2
        if overlap(mx, my, facing, hd, s.mx[o], s.my[o], s.facing[o], ohd):
            return why.OVERLAPS.by("DBA-1.6", e, o)
        if s.side[s.command[o]] != s.side[seat]:
            gap = gap_2(mx, my, facing, hd, HALF_BASE, s.mx[o], s.my[o], s.facing[o], ohd, HALF_BASE)
            if gap < clear * clear:
                return why.LANDS_TOO_NEAR.by("DBA-34.4", e, s.params.landing_gap)
    return None


def landings(s: Battle, seat: int) -> list[int]:
    """DBA-34.4: along every shore, in line and in column, looking inland."""
    kept = s.kept[seat]
    deepest = max([t.DEPTH[s.kind[e]] for e in kept])
    whole = sum([t.DEPTH[s.kind[e]] for e in kept])
    found: list[int] = []
    for way in shores(s):
        along = (way - RIGHT_ANGLE) % TURN  # to the right of who looks inland
        long = HALF_Y if way % HALF_TURN == 0 else HALF_X
        x = s.west if way == 0 else s.east if way == HALF_TURN else 0
        y = s.south if way == RIGHT_ANGLE else s.north if way == 3 * RIGHT_ANGLE else 0
        for formation in range(2):
            if formation != LINE and len(kept) == 1:
                continue
            ahead = deepest if formation == LINE else whole
            wide = BASE * (len(kept) - 1) if formation == LINE else 0
            at = -long + HALF_BASE
            while at + wide <= long - HALF_BASE:
                px, py = far_x(far_x(x, along, at), way, ahead), far_y(far_y(y, along, at), way, ahead)
                action = LAND[formation * POSES + pack_pose(px, py, way)]
                if refuse_landing(s, seat, action) is None:
                    found.append(action)
                at += STEP
    return found


def land(s: Battle, seat: int, action: int) -> None:
    """DBA-34.4: they are ashore, and may be moved."""
    ends = landed(s, seat, LAND.arg(action))
    for i, e in enumerate(s.kept[seat]):
        put(s, e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2])
        s.status[e] = t.ON_TABLE
        s.tell(told.LANDED, troop(s, e))
    settle_kept(s, seat)
    from heptarchy.games.dba import ambush

    ambush.look_about(s)
