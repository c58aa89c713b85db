"""The moves of a bound: who moves what where, move by move (DBA-6.3, DBA-7.3, DBA-11.1)."""

from __future__ import annotations

from math import isqrt

from heptarchy.games.dba import ambush, cards, flight, gates, holds, losses, pips, secrets, waters
from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.columns import any_wet, column_ends, refuse_column
from heptarchy.games.dba.contact import front_touches, frontal_foe, is_engaged, near_foes
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import end_poses, longest_2, make_unit, refuse_leave
from heptarchy.games.dba.groups import is_group
from heptarchy.games.dba.lattice import PACES, rounded
from heptarchy.games.dba.reaching import in_contact, meets_camp, reached_by
from heptarchy.games.dba.snap import snap_unit
from heptarchy.games.dba.table import offers
from heptarchy.games.dba.table.actions import COLUMN, DONE, ENTER, FORD, FORD_DIE, LEAVE, MOVE, PLAY, RISE, STAY, TO
from heptarchy.games.dba.table.domains import COMMAND_SIZE, POSES, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import (
    MOVES,
    Battle,
    Unit,
    group_of,
    is_on,
    is_there,
    members_of,
    put,
    seats_of,
    troop,
)
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

LOOKS = 150  # how often a side may take something up in a bound and let it stand
MANY = 64  # more than a command has elements


def begin_moves(s: Battle, _: int) -> None:
    """DBA-6.2 (d): the players of the side move."""
    s.stage = MOVES
    s.done = [s.side[seat] != s.active or not can_move(s, seat) for seat in range(s.players)]
    s.push(ask_moves)


def can_move(s: Battle, seat: int) -> bool:
    """A command that is not demoralised and has somebody on the table."""
    return not s.broken[seat] and any(is_there(s, e) and not s.shaken[e] for e in s.members[seat])


def ask_moves(s: Battle, _: int) -> None:
    """DBA-6.3: whoever of the side likes moves next; all of them say when they are done."""
    seats = [seat for seat in seats_of(s, s.active) if not s.done[seat]]
    if not seats:
        return
    s.push(ask_moves)
    menus = [[*offers.movers(s, seat), *risings(s, seat), *cards.move_cards(s, seat), DONE[0]] for seat in seats]
    s.ask_any(seats, menus, then=take_up, rule="DBA-7.3", why=refuse_mover, judged=True)


def risings(s: Battle, seat: int) -> list[int]:
    """DBA-33.7: six PIPs for the denizens, if that may be."""
    return [RISE[0]] if holds.may_rise(s, seat) else []


def refuse_mover(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-7.3, DBA-9.1: what may be moved: an element or a group of the own command, while PIPs last."""
    seat = s.by
    if action == DONE[0]:
        return None
    if PLAY.holds(action):
        return cards.refuse_card(s, seat, PLAY.arg(action))
    if action == RISE[0]:
        if holds.may_rise(s, seat):
            return None
        return why.NO_RISING.by("DBA-33.7")
    if not MOVE.holds(action):
        return ANOTHER_QUESTION.by("DBA-7.3")
    if MOVE.arg(action) in s.stayed or len(s.stayed) >= LOOKS:
        return why.LET_STAND.by("DBA-7.3")
    members = members_of(s, MOVE.arg(action))
    refusal = refuse_members(s, seat, MOVE.arg(action) >> COMMAND_SIZE, members)
    if refusal is not None:
        return refusal
    u = make_unit(s, seat, members)
    return pips.refuse_cost(s, u, in_contact=True)


def refuse_members(s: Battle, seat: int, command: int, members: list[int]) -> Refusal | None:
    """DBA-7.3, DBA-9.1, DBA-19.4: are these elements one group that this seat may move?"""
    if command != seat or not members:
        return why.OWN_COMMAND_MOVES.by("DBA-7.3")
    for e in members:
        if not is_there(s, e):
            return why.NOT_ON_TABLE.by("DBA-7.3", e)
        if s.broken[seat] or s.shaken[e]:
            return why.DEMORALISED.by("DBA-19.4", e)
    if len(members) == 1 and not is_on(s, members[0]):
        return gates.refuse_mover(s, members[0])
    if len(members) > 1:
        for e in members:
            if not is_on(s, e):
                return why.OUT_FIRST.by("DBA-35.3", e)
            if is_engaged(s, e):
                return why.ENGAGED.by("DBA-9.1", e)
        if not is_group(s, members):
            return why.NO_GROUP.by("DBA-9.1")
    return None


def take_up(s: Battle, _: int, action: int) -> None:
    """DBA-7.3: an element or group is taken up to be moved; or the player is done, or plays a card."""
    seat = s.by
    if action == DONE[0]:
        s.done[seat] = True
        return
    if PLAY.holds(action):
        cards.play(s, seat, PLAY.arg(action))
        return
    if action == RISE[0]:
        holds.rise(s, seat)
        return
    s.unit = make_unit(s, seat, members_of(s, MOVE.arg(action)))
    s.push(ask_place, seat)


def ask_place(s: Battle, seat: int) -> None:
    """DBA-8, DBA-9: where to?"""
    u = s.unit
    assert u is not None
    rule = "DBA-14.1" if u.engaged else "DBA-9.2" if len(u.members) > 1 else "DBA-8.1"
    if not is_on(s, u.members[0]):
        rule = "DBA-33.6" if holds.hold_of(s, u.members[0]) == holds.TOWN else "DBA-35.3"
    places = offers.places(s, u)
    last = [LEAVE[0]] if LEAVE[0] in places else []  # what loses an element comes last
    menu = [*[place for place in places if place != LEAVE[0]], STAY[0], *last]
    s.ask(seat, menu, then=move, arg=seat, rule=rule, why=refuse_place, judged=True)


def refuse_place(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-8 to DBA-14: may the unit that was taken up do that?"""
    u = s.unit
    assert u is not None
    if action == STAY[0]:
        return None
    if action == LEAVE[0]:
        return refuse_leave(s, u)
    if ENTER.holds(action):
        return gates.refuse_enter(s, u, ENTER.arg(action))
    if TO.holds(action):
        pose = TO.arg(action)
        return refuse_pose(s, u, pose_x(pose), pose_y(pose), pose_facing(pose))
    if COLUMN.holds(action):
        pose = COLUMN.arg(action) % POSES
        return refuse_column(s, u, COLUMN.arg(action) // POSES, pose_x(pose), pose_y(pose), pose_facing(pose))
    return ANOTHER_QUESTION.by(s.rule)


# Moving


def move(s: Battle, seat: int, action: int) -> None:
    """DBA-7.3, DBA-8, DBA-9: the unit moves and its PIPs are paid."""
    u = s.unit
    assert u is not None
    if is_on(s, u.members[0]) and first_into_river(s, u, action):
        s.push(ask_place, seat)  # DBA-31.2: he sees what the river is before he settles the move
        s.push(waters.sound)
        return
    if TO.holds(action) and s.river == t.DIFFICULT and u.rivers and is_on(s, u.members[0]):
        s.push(ford, action * MANY)
        return
    s.unit = None
    if action == STAY[0]:
        s.stayed = [*s.stayed, group_of(s, u.command, u.members)]
        return
    if action == LEAVE[0]:
        pips.pay(s, u, False)
        for e in u.members:
            s.tell(told.WENT, troop(s, e))
            losses.take_off(s, e, t.LEFT)
        after_move(s, u, [])
        return
    if ENTER.holds(action):
        enter(s, u, holds.place_for(s.side[seat], ENTER.arg(action)))
        return
    if TO.holds(action):
        pose = TO.arg(action)
        x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
        if not is_on(s, u.members[0]):
            come_out(s, u, x, y, facing)
        ends = end_poses(s, u, x, y, facing)
    else:
        placing = COLUMN.arg(action)
        pose = placing % POSES
        ends = column_ends(s, u, placing // POSES, pose_x(pose), pose_y(pose), pose_facing(pose))
    carry_out(s, u, ends)


def enter(s: Battle, u: Unit, h: int) -> None:
    """DBA-33.2, DBA-35.1: a move that ends in contact with a hold takes it in."""
    e = u.members[0]
    pose = gates.way_in(s, u, h)
    assert pose is not None
    length = isqrt(longest_2(s, e, *pose))
    pips.pay(s, u, False)
    s.pips[u.command] -= gates.toll(s, h)
    s.moved[e] += 1
    holds.move_in(s, e, h)
    s.tell(told.ENTERED, troop(s, e), holds.place_of(h))
    secrets.strode(s, e, length)
    ambush.look_about(s)


def come_out(s: Battle, u: Unit, x: int, y: int, facing: int) -> None:
    """DBA-33.7, DBA-35.3: it steps out at a gate, and goes on from there."""
    e = u.members[0]
    h = holds.hold_of(s, e)
    gate, _ = gates.sally(s, u, x, y, facing)
    assert gate is not None
    s.pips[u.command] -= gates.toll(s, h)
    holds.move_out(s, e)
    put(s, e, *gate)
    s.tell(told.CAME_OUT, troop(s, e), holds.place_of(h))


def first_into_river(s: Battle, u: Unit, action: int) -> bool:
    """DBA-31.2: would somebody come into the river before it was sounded?"""
    if s.river != t.UNSOUNDED or not u.rivers:
        return False
    if TO.holds(action):
        pose = TO.arg(action)
        return waters.must_sound(s, u, pose_x(pose), pose_y(pose), pose_facing(pose))
    if COLUMN.holds(action):
        placing = COLUMN.arg(action)
        pose = placing % POSES
        return any_wet(s, u, column_ends(s, u, placing // POSES, pose_x(pose), pose_y(pose), pose_facing(pose)))
    return False


def ford(s: Battle, arg: int) -> None:
    """DBA-31.5: each element that enters a difficult river rolls, the first one first; then the move is made."""
    u = s.unit
    assert u is not None
    pose = TO.arg(arg // MANY)
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    track = waters.way_to(s, u, x, y, facing)
    found = [] if track is None else waters.fording(s, u, track)
    if 2 * (arg % MANY) < len(found):
        s.roll(FORD_DIE, then=forded, arg=arg, rule="DBA-31.5")
        return
    s.unit = None
    carry_out(s, u, end_poses(s, u, x, y, facing))


def forded(s: Battle, arg: int, answer: int) -> None:
    """DBA-31.5: on a low die the element halts at the bank, and the move ends there."""
    u = s.unit
    assert u is not None
    pose = TO.arg(arg // MANY)
    track = waters.way_to(s, u, pose_x(pose), pose_y(pose), pose_facing(pose))
    assert track is not None
    found = waters.fording(s, u, track)
    step, e = found[2 * (arg % MANY)], found[2 * (arg % MANY) + 1]
    die = FORD.arg(answer)
    if die > s.params.river_halt:
        s.tell(told.FORDED, troop(s, e), die)
        s.push(ford, arg + 1)
        return
    s.tell(told.BALKED, troop(s, e), die)
    s.unit = None
    ends = waters.halted(s, u, track, step - 1)
    if ends:
        carry_out(s, u, ends)
        return
    pips.pay(s, u, False)  # it does not come away from where it stands
    for member in u.members:
        s.moved[member] += 1


def carry_out(s: Battle, u: Unit, ends: list[int]) -> None:
    """The members go to their places; then what follows from a move."""
    left_foe = frontal_foe(s, u.members[0]) if u.engaged else -1
    by_road = waters.goes_by_road(s, u, ends[0], ends[1], ends[2])
    pips.pay(s, u, in_contact(reached_by(s, u, ends)) or meets_camp(s, u, ends) or by_road)
    lengths: list[int] = []
    for i, e in enumerate(u.members):
        x, y, facing = ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]
        lengths.append(isqrt(longest_2(s, e, x, y, facing)))
        put(s, e, x, y, facing)
        s.moved[e] += 1
        s.still[e] = False
    snap_unit(s, u)
    for e, length in zip(u.members, lengths, strict=True):
        secrets.strode(s, e, length)
    if u.engaged:
        s.tell(told.WITHDREW, troop(s, u.members[0]))
    elif len(u.members) > 1:
        s.tell(told.MARCHED, len(u.members), troop(s, u.members[0]), rounded(max(lengths), PACES))
    else:
        s.tell(told.MOVED, troop(s, u.members[0]), rounded(lengths[0], PACES))
    after_move(s, u, u.members)
    if left_foe >= 0:
        flight.pursue(s, left_foe)
        note_touches(s, left_foe)


def after_move(s: Battle, u: Unit, moved: list[int]) -> None:
    """What follows from any move: touches are noted in their order, disguises fall, eyes see."""
    for e in moved:
        note_touches(s, e)
    ambush.look_about(s)


def note_touches(s: Battle, e: int) -> None:
    """DBA-13.6, DBA-22.3: whose front edge touches whom since now; who is touched shows what he is."""
    for f in near_foes(s, e):
        mine, theirs = front_touches(s, e, f), front_touches(s, f, e)
        if mine:
            note(s, e, f)
        if theirs:
            note(s, f, e)
        if mine or theirs:
            secrets.touched(s, e)
            secrets.touched(s, f)


def note(s: Battle, a: int, b: int) -> None:
    """Keep the order of touches."""
    for i in range(0, len(s.touches), 2):
        if s.touches[i] == a and s.touches[i + 1] == b:
            return
    s.touches.append(a)
    s.touches.append(b)
