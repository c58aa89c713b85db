"""Moves: which unit is worth a PIP, and where it goes (DBA-7 to DBA-14)."""

from __future__ import annotations

from heptarchy.games.dba import holds
from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.fights import standing_fight, touched_fight
from heptarchy.games.dba.bot.gangs import follow_up
from heptarchy.games.dba.bot.outlook import FAR, Outlook
from heptarchy.games.dba.bot.preys import share_out
from heptarchy.games.dba.bot.proposals import behind_foes
from heptarchy.games.dba.bot.standing import company, contact_bonus, open_flanks, standing
from heptarchy.games.dba.bot.strongholds import assault_value, enter_value, guard_value
from heptarchy.games.dba.columns import column_ends
from heptarchy.games.dba.contact import frontal_foe
from heptarchy.games.dba.element_moves import end_poses, make_unit
from heptarchy.games.dba.lattice import MM, length_of
from heptarchy.games.dba.pips import march_extra
from heptarchy.games.dba.reaching import at_camp, at_hold
from heptarchy.games.dba.table.actions import COLUMN, ENTER, LEAVE, MOVE, STAY, TO
from heptarchy.games.dba.table.domains import POSES, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.offers import places
from heptarchy.games.dba.table.state import Unit, is_on, members_of, put

NOTHING = -(1 << 40)
FAR_OFF = 230  # mm: beyond this from all enemies nobody leaves his group


class Mover:
    """A unit as it stands, and what its moves are measured against."""

    def __init__(self, o: Outlook, u: Unit) -> None:
        self.o = o
        self.u = u
        s = o.s
        self.old: list[tuple[int, int, int]] = [(s.x[e], s.y[e], s.facing[e]) for e in u.members]
        self.others = [e for e in o.mine if e not in u.members]
        self.kept_busy = [o.busy[e] for e in u.members]
        self.near_before = near_foes(o, u.members)
        self.left = 0 if u.engaged else s.pips[o.seat] - u.cost  # PIPs for those who follow
        self.before = 0
        for e in u.members:
            self.before += standing(o, e) + company(o, e, self.others)
            if o.busy[e]:
                self.before += open_flanks(o, e) + contact_bonus(o, e)
            else:
                self.before += guard_value(o, e) + assault(o, e)


def assault(o: Outlook, e: int) -> int:
    """DBA-13.5: what it is worth to stand before the walls where it stands now, in hundredths of a point."""
    s = o.s
    if not at_camp(s, e, s.x[e], s.y[e], s.facing[e]):
        return 0
    return 100 * assault_value(o, e, at_hold(s, e, s.x[e], s.y[e], s.facing[e]))


def near_foes(o: Outlook, members: list[int]) -> list[int]:
    """Enemies whose fights these elements may change by where they stand."""
    s = o.s
    found: list[int] = []
    for f in o.foes:
        for e in members:
            dx, dy = s.mx[f] - s.mx[e], s.my[f] - s.my[e]
            if dx * dx + dy * dy <= FAR * FAR:
                found.append(f)
                break
    return found


def gain(mover: Mover, ends: list[int]) -> int:
    """What is won if the members go there, in hundredths of a point."""
    o, u = mover.o, mover.u
    s = o.s
    for i, e in enumerate(u.members):
        put(s, e, ends[3 * i], ends[3 * i + 1], ends[3 * i + 2])
    foes = near_foes(o, u.members)
    for f in mover.near_before:
        if f not in foes:
            foes.append(f)
    value = 0
    for e in u.members:
        o.busy[e] = bool(foes) and frontal_foe(s, e) >= 0
    for f in foes:
        value += 100 * touched_fight(o, f, u.members)
    for e in u.members:
        value += standing(o, e) + company(o, e, mover.others)
        if o.busy[e]:
            value += open_flanks(o, e) + contact_bonus(o, e)
        else:
            value += assault(o, e)
    if mover.left > 0 and foes:
        value += follow_up(o, foes, u.members, mover.left) * w.FOLLOW // 100
    for i, e in enumerate(u.members):
        x, y, facing = mover.old[i]
        put(s, e, x, y, facing)
        o.busy[e] = mover.kept_busy[i]
    for f in foes:
        value -= 100 * standing_fight(o, f)
    return value - mover.before


def ends_of(o: Outlook, u: Unit, action: int) -> list[int]:
    """Where the members come to stand."""
    if TO.holds(action):
        pose = TO.arg(action)
        return end_poses(o.s, u, pose_x(pose), pose_y(pose), pose_facing(pose))
    placing = COLUMN.arg(action)
    pose = placing % POSES
    return column_ends(o.s, u, placing // POSES, pose_x(pose), pose_y(pose), pose_facing(pose))


def place_value(mover: Mover, action: int) -> int:
    """How good an answer to «where to?» is, in hundredths of a point."""
    if action == STAY[0]:
        return 0
    if action == LEAVE[0]:
        return w.LEAVE * 100 * len(mover.u.members)
    if ENTER.holds(action):
        return enter_value(mover.o, mover.u.members[0], holds.place_for(mover.o.side, ENTER.arg(action)))
    return gain(mover, ends_of(mover.o, mover.u, action))


def place_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-8, DBA-9: where the unit that was taken up goes."""
    u = o.s.unit
    assert u is not None
    share_out(o)
    mover = Mover(o, u)
    found: list[float] = []
    for option in options:
        found.append(float(place_value(mover, option)))
    return found


def is_far_off(o: Outlook, members: list[int]) -> bool:
    """No enemy is near enough to these elements to break ranks for."""
    s = o.s
    for e in members:
        for f in o.foes:
            if length_of(s.mx[e] - s.mx[f], s.my[e] - s.my[f]) // MM <= FAR_OFF:
                return False
    return True


def mover_scores(o: Outlook, options: list[int]) -> list[int]:
    """DBA-7.3: for each unit, the most that a PIP spent on it can win, in hundredths of a point."""
    s = o.s
    share_out(o)
    units: list[list[int]] = []
    for option in options:
        members = members_of(s, MOVE.arg(option)) if MOVE.holds(option) else []
        units.append(members)
    found: list[int] = [NOTHING] * len(options)
    led: list[bool] = [False] * len(s.kind)  # in a group that is worth a PIP
    for i, members in enumerate(units):
        if len(members) > 1:
            found[i] = unit_value(o, make_unit(s, o.seat, members))
            if found[i] > 100 * w.LEAST:
                for e in members:
                    led[e] = True
    for i, members in enumerate(units):
        if len(members) == 1 and not (led[members[0]] and is_far_off(o, members)):
            found[i] = unit_value(o, make_unit(s, o.seat, members))
    return found


def unit_value(o: Outlook, u: Unit) -> int:
    """The best place for a unit, by what it wins for each PIP."""
    s = o.s
    mover = Mover(o, u)
    best = NOTHING
    tried = places(s, u)
    if len(u.members) == 1 and not u.engaged and u.foes and is_on(s, u.members[0]):
        for action in behind_foes(s, u):
            pose = TO.arg(action)
            if refuse_pose(s, u, pose_x(pose), pose_y(pose), pose_facing(pose)) is None:
                tried.append(action)
    for action in tried:
        value = place_value(mover, action)
        if value > best:
            best = value
    cost = u.cost + march_extra(s, u, False)
    if best > 0 and cost > 1:
        best //= cost
    return best
