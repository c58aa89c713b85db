"""Demoralised commands: who is held, and who runs (DBA-19.4)."""

from __future__ import annotations

from heptarchy.games.dba import flight, pips
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.contact import is_engaged
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import edge_gap, make_unit
from heptarchy.games.dba.groups import components, is_group
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, HALF_X, HALF_Y, NEAR_2, TURN
from heptarchy.games.dba.losses import is_demoralised
from heptarchy.games.dba.reaching import at_camp
from heptarchy.games.dba.room import refuse_room
from heptarchy.games.dba.table.actions import FACE, HOLD, RUN
from heptarchy.games.dba.table.domains import COMMAND_SIZE, POSES, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Battle, group_of, is_on, members_of, put, seats_of, troop
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal


def hold_or_run(s: Battle, _: int) -> None:
    """DBA-6.2 (c): demoralised elements that are not in close combat are held by PIPs, or flee."""
    s.held = [False] * len(s.kind)
    for seat in reversed(seats_of(s, s.active)):
        s.push(ask_hold, seat)


def runners(s: Battle, seat: int) -> list[int]:
    """DBA-19.4: the demoralised elements of a command that are not in close combat and not held."""
    return [
        e for e in s.members[seat] if is_on(s, e) and is_demoralised(s, e) and not s.held[e] and not is_fighting(s, e)
    ]


def is_fighting(s: Battle, e: int) -> bool:
    """DBA-19.5, DBA-16.1: is it in close combat, with an enemy or with his camp?"""
    return is_engaged(s, e) or at_camp(s, e, s.x[e], s.y[e], s.facing[e])


def ask_hold(s: Battle, seat: int) -> None:
    """DBA-19.4: whom to hold?"""
    shy = runners(s, seat)
    held = [e for e in s.members[seat] if s.held[e] and is_on(s, e) and not s.moved[e]]
    if not shy and not held:
        return
    menu: list[int] = []
    for whole in components(s, shy):
        if len(whole) > 1:
            add_hold(s, seat, whole, menu)
    for e in shy:
        add_hold(s, seat, [e], menu)
    for e in held:
        add_turns(s, e, menu)
    s.push(ask_hold, seat)
    s.ask(seat, [*menu, RUN[0]], then=hold, arg=seat, rule="DBA-19.4", why=refuse_hold, judged=True)


def add_hold(s: Battle, seat: int, members: list[int], menu: list[int]) -> None:
    """Offer to hold them, if it can be paid."""
    action = HOLD[group_of(s, seat, members)]
    if refuse_hold(s, seat, action) is None:
        menu.append(action)


def add_turns(s: Battle, e: int, menu: list[int]) -> None:
    """DBA-19.4: a held element may turn in place."""
    steps = t.HALF_STEPS[s.kind[e]]
    for turn in (900, 1800, 2700):
        facing = (s.facing[e] + turn) % TURN
        x, y = s.mx[e] + steps * AHEAD_X[facing], s.my[e] + steps * AHEAD_Y[facing]
        if abs(x) <= HALF_X and abs(y) <= HALF_Y:
            action = FACE[e * POSES + pack_pose(x, y, facing)]
            if refuse_hold(s, s.command[e], action) is None:
                menu.append(action)


def refuse_hold(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-19.4: demoralised elements of the own command, one or a group, for a PIP; held ones turn in place."""
    if action == RUN[0]:
        return None
    if FACE.holds(action):
        return refuse_face(s, seat, FACE.arg(action))
    if not HOLD.holds(action):
        return ANOTHER_QUESTION.by("DBA-19.4")
    members = members_of(s, HOLD.arg(action))
    if HOLD.arg(action) >> COMMAND_SIZE != seat or not members:
        return why.OWN_COMMAND_HELD.by("DBA-19.4")
    shy = runners(s, seat)
    for e in members:
        if e not in shy:
            return why.NEEDS_NO_HOLDING.by("DBA-19.4", e)
    if len(members) > 1 and not is_group(s, members):
        return why.NO_GROUP.by("DBA-9.1")
    return pips.refuse_cost(s, make_unit(s, seat, members), in_contact=True)


def refuse_face(s: Battle, seat: int, placing: int) -> Refusal | None:
    """DBA-19.4: a held element turns about its middle, once, if there is room."""
    e, pose = placing // POSES, placing % POSES
    if e >= len(s.kind) or s.command[e] != seat or not s.held[e] or not is_on(s, e):
        return why.ONLY_HELD_TURNS.by("DBA-19.4")
    if s.moved[e]:
        return why.TURNED_ALREADY.by("DBA-19.4", e)
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    steps = t.HALF_STEPS[s.kind[e]]
    mx, my = x - steps * AHEAD_X[facing], y - steps * AHEAD_Y[facing]
    dx, dy = mx - s.mx[e], my - s.my[e]
    if dx * dx + dy * dy > NEAR_2:
        return why.TURNS_IN_PLACE.by("DBA-19.4", e)
    return refuse_room(s, make_unit(s, seat, [e]), e, mx, my, facing)


def hold(s: Battle, seat: int, action: int) -> None:
    """DBA-19.4: held for this bound; or all the others run."""
    if FACE.holds(action):
        e, pose = FACE.arg(action) // POSES, FACE.arg(action) % POSES
        put(s, e, pose_x(pose), pose_y(pose), pose_facing(pose))
        s.moved[e] = 1
        s.still[e] = False
        return
    if HOLD.holds(action):
        members = members_of(s, HOLD.arg(action))
        pips.pay(s, make_unit(s, seat, members), True)
        for e in members:
            s.held[e] = True
            s.tell(told.HELD, troop(s, e))
        return
    s.agenda.pop()  # he is not asked again in this bound
    s.agenda_args.pop()
    s.push(run_off, seat)


def run_off(s: Battle, seat: int) -> None:
    """DBA-19.4: towards the nearest point of the own base edge, the full move distance."""
    towards = 2700 if s.edge[s.side[seat]] == t.SOUTH else 900
    for e in sorted(runners(s, seat), key=lambda e: (edge_gap(s, e), e)):  # the rear ranks make way for the front
        if is_on(s, e):
            flight.flee_from(s, e, towards)
