"""Deployment: zone and sectors, turns, hidden deployment, exchange of places (DBA-5.2, DBA-5.3, DBA-5.5, DBA-5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import holds
from heptarchy.games.dba.arrays import ARRAYS, array_plan, sample_poses
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.commands import commands_of, count_elements
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ground import is_within_wood
from heptarchy.games.dba.landing import ask_kept
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y
from heptarchy.games.dba.places import find_place, refuse_place
from heptarchy.games.dba.secrets import ask_sorcery
from heptarchy.games.dba.shapes import overlap
from heptarchy.games.dba.table.actions import ARRAY, DEPLOY, EXCHANGE, GARRISON, READY
from heptarchy.games.dba.table.domains import ELEMENTS, POSES, pack_pose, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import DEPLOYMENT, general_of, put, ticked, troop
from heptarchy.kernel.events import EVERYBODY, only
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

OFFERED_PAIRS: Final = 12  # exchanges that are offered; all are judged

# What a hidden deployment asks for
ALL_THE_REST: Final = 0
GENERALS: Final = 1


def deploy(s: Battle, _: int) -> None:
    """DBA-5.2 (5): command by command in turn, the defender first; DBA-22.2: or all at once and in secret."""
    s.stage = DEPLOYMENT
    if s.hidden:
        s.then(deploy_generals, ask_hidden_sorcery, ask_hidden_kept, deploy_rest, uncover, stand_ready)
        return
    s.then(ask_exchange, stand_ready)
    turns = turns_of(s)
    for i in range(len(turns) - 1, -1, -1):
        s.push(deploy_command, turns[i])
        s.push(ask_kept, turns[i])
        if i == len(turns) - 1:
            s.push(ask_sorcery)  # DBA-22.1: after the first and before the last element


def turns_of(s: Battle) -> list[int]:
    """DBA-5.2 (5): the commands in the order of deployment: in turn, each side from its left."""
    first, second = s.order[1 - s.attacker], s.order[s.attacker]
    turns = []
    for i in range(max(len(first), len(second))):
        if i < len(first):
            turns.append(first[i])
        if i < len(second):
            turns.append(second[i])
    return turns


def in_reserve(s: Battle, seat: int) -> list[int]:
    """The elements of a command that are still to be deployed; who comes by sea is not (DBA-34.3)."""
    return [e for e in s.members[seat] if s.status[e] == t.RESERVE and e not in s.kept[seat]]


def next_elements(s: Battle, seat: int) -> list[int]:
    """DBA-5.6: the general first, then any."""
    waiting = in_reserve(s, seat)
    general = general_of(s, seat)
    return [general] if general in waiting else waiting


# In the open


def deploy_command(s: Battle, seat: int) -> None:
    """DBA-5.2 (5): the player deploys an element, and another, until his command stands."""
    leave_out(s, seat, EVERYBODY)
    if in_reserve(s, seat):
        menu = deploy_menu(s, seat, ALL_THE_REST)
        s.ask(seat, menu, then=settle_deploy, arg=seat, rule="DBA-5.3", why=refuse_deploy, judged=True)
    elif s.named[seat]:
        s.reveal()  # DBA-34.3: now everybody can count who comes by sea


def deploy_menu(s: Battle, seat: int, what: int) -> list[int]:
    """A useful few of the places, and ready-made lines."""
    options = []
    asked_types = 0
    for e in next_elements(s, seat):
        if asked_types >> s.kind[e] & 1:
            continue
        asked_types |= 1 << s.kind[e]
        for pose in sample_poses(s, seat, e):
            options.append(DEPLOY[e * POSES + pose])
        for place in range(len(t.HOLD_KEYS)):
            if refuse_garrison(s, seat, e, place) is None:
                options.append(GARRISON[e * len(t.HOLD_KEYS) + place])
    if what == ALL_THE_REST:
        options.extend([ARRAY[k] for k in range(ARRAYS)])
    return options


def refuse_deploy(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-5.3, DBA-5.5, DBA-5.6: why the element may not stand there."""
    return refuse_deploy_of(s, s.by, ALL_THE_REST, action)


def refuse_deploy_of(s: Battle, seat: int, what: int, action: int) -> Refusal | None:
    """The same for a seat, in the open or in secret."""
    if ARRAY.holds(action) and what == ALL_THE_REST:
        return None
    if not (DEPLOY.holds(action) or GARRISON.holds(action)):
        return ANOTHER_QUESTION.by("DBA-5.3")
    e = DEPLOY.arg(action) // POSES if DEPLOY.holds(action) else GARRISON.arg(action) // len(t.HOLD_KEYS)
    if e >= len(s.kind) or s.command[e] != seat:
        return why.NOT_IN_COMMAND.by("DBA-5.3", e)
    if s.status[e] != t.RESERVE:
        return why.DEPLOYED_ALREADY.by("DBA-5.3", e)
    if e in s.kept[seat]:
        return why.COMES_BY_SEA.by("DBA-34.3", e)
    if e not in next_elements(s, seat):
        return why.GENERAL_FIRST.by("DBA-5.6")
    if GARRISON.holds(action):
        return refuse_garrison(s, seat, e, GARRISON.arg(action) % len(t.HOLD_KEYS))
    pose = DEPLOY.arg(action) % POSES
    return refuse_place(s, seat, e, pose_x(pose), pose_y(pose), pose_facing(pose))


def refuse_garrison(s: Battle, seat: int, e: int, place: int) -> Refusal | None:
    """DBA-33.2, DBA-35.1: why the element may not be deployed in its camp or its built-up area."""
    h = holds.place_for(s.side[seat], place)
    if s.hidden and seat != s.chief[s.side[seat]]:  # DBA-22.2: else two who know nothing of each other might go in
        return why.CHIEFS_GARRISON.by("DBA-22.2")
    return holds.refuse_quarters(s, s.side[seat], h)


def settle_deploy(s: Battle, seat: int, action: int) -> None:
    """DBA-5.2 (5): it stands there; then the next one."""
    carry_out(s, seat, action, EVERYBODY)
    s.push(deploy_command, seat)


def carry_out(s: Battle, seat: int, action: int, audience: int) -> None:
    """DBA-5.3: one element is deployed, or all the rest in a ready-made line."""
    if DEPLOY.holds(action):
        e, pose = DEPLOY.arg(action) // POSES, DEPLOY.arg(action) % POSES
        stand(s, e, pose)
        s.tell(told.DEPLOYED, seat, troop(s, e), audience=audience)
        return
    if GARRISON.holds(action):
        e, place = GARRISON.arg(action) // len(t.HOLD_KEYS), GARRISON.arg(action) % len(t.HOLD_KEYS)
        holds.move_in(s, e, holds.place_for(s.side[seat], place))
        s.tell(told.GARRISONED, seat, troop(s, e), place, audience=audience)
        return
    count = 0
    plan = array_plan(s, seat, ARRAY.arg(action))
    for i in range(0, len(plan), 2):
        e, pose = plan[i], plan[i + 1]
        if pose < 0 or refuse_place(s, seat, e, pose_x(pose), pose_y(pose), pose_facing(pose)) is not None:
            pose = find_place(s, seat, e)
        if pose >= 0:
            stand(s, e, pose)
            count += 1
    s.tell(told.ARRAYED, seat, count, audience=audience)
    leave_out(s, seat, audience)


def stand(s: Battle, e: int, pose: int) -> None:
    """DBA-5.3: the element is on the table, and has not moved yet."""
    put(s, e, pose_x(pose), pose_y(pose), pose_facing(pose))
    s.status[e] = t.ON_TABLE
    s.still[e] = True
    look_for_wood(s, e)


def look_for_wood(s: Battle, e: int) -> None:
    """DBA-22.5: does it stand wholly in a wood?"""
    within = is_within_wood(s, s.mx[e], s.my[e], s.facing[e], t.DEPTH[s.kind[e]] // 2)
    if within != s.wooded[e]:
        s.wooded = ticked(s.wooded, e, within)


def leave_out(s: Battle, seat: int, audience: int) -> None:
    """DBA-5.6: what has no place left stays out of the battle."""
    full = 0  # types for which there is no place, and types for which there is
    room = 0
    for e in next_elements(s, seat):
        kind = s.kind[e]
        if not (full | room) >> kind & 1:
            if find_place(s, seat, e) < 0:
                full |= 1 << kind
            else:
                room |= 1 << kind
        if full >> kind & 1:
            s.status[e] = t.LEFT_OUT
            s.tell(told.LEFT_OUT, troop(s, e), audience=audience)


# In secret (DBA-22.2)


def deploy_generals(s: Battle, _: int) -> None:
    """DBA-22.2, DBA-5.6: all generals at once, before anything else."""
    gather_deployment(s, GENERALS)


def deploy_rest(s: Battle, _: int) -> None:
    """DBA-22.2: then all the others at once."""
    gather_deployment(s, ALL_THE_REST)


def gather_deployment(s: Battle, what: int) -> None:
    """DBA-22.2: every command that has something to deploy, as all can count."""
    seats = []
    for side in range(2):
        for seat in commands_of(s, side):
            if what == GENERALS or len(s.members[seat]) > 1:
                seats.append(seat)
    for seat in seats:
        leave_out(s, seat, only(seat))
    if what == ALL_THE_REST:
        seats = [seat for seat in seats if in_reserve(s, seat)]
    if seats:
        menus = [deploy_menu(s, seat, what) for seat in seats]
        s.gather(seats, menus, then=settle_hidden, arg=what, rule="DBA-22.2", why=refuse_hidden, judged=True)


def refuse_hidden(s: Battle, what: int, action: int) -> Refusal | None:
    """DBA-5.3, DBA-22.2: why the element may not stand there."""
    return refuse_deploy_of(s, s.by, what, action)


def settle_hidden(s: Battle, what: int, action: int) -> None:
    """DBA-22.2: it stands there, and nobody else sees it; then the next one."""
    seat = s.by
    carry_out(s, seat, action, only(seat))
    if what == ALL_THE_REST:
        leave_out(s, seat, only(seat))
        if in_reserve(s, seat):
            menu = deploy_menu(s, seat, what)
            s.ask(seat, menu, then=settle_hidden, arg=what, rule="DBA-22.2", why=refuse_hidden, judged=True)
        else:
            s.tell(told.FINISHED, seat)  # all see that he is asked no more


def ask_hidden_sorcery(s: Battle, _: int) -> None:
    """DBA-22.1: after the generals and before the others, if there are any."""
    for seat in range(s.players):
        if len(s.members[seat]) > 1:
            s.push(ask_sorcery)
            return


def ask_hidden_kept(s: Battle, _: int) -> None:
    """DBA-34.3, DBA-22.2: the C-in-Cs say who comes by sea, before anybody but the generals is deployed."""
    s.push(ask_kept, s.chief[s.attacker])
    s.push(ask_kept, s.chief[1 - s.attacker])


def uncover(s: Battle, _: int) -> None:
    """DBA-22.2: all is shown at once."""
    s.hidden = False
    for seat in turns_of(s):
        for e in s.members[seat]:
            if s.status[e] == t.ON_TABLE:
                s.tell(told.PLACED, troop(s, e), pack_pose(s.x[e], s.y[e], s.facing[e]))
            elif s.status[e] == t.GARRISON:
                s.tell(told.GARRISONED, seat, troop(s, e), holds.place_of(holds.hold_of(s, e)))
            elif e not in s.kept[seat]:
                s.tell(told.LEFT_OUT, troop(s, e))
    s.reveal()


# Exchange of places (DBA-5.2 (6))


def ask_exchange(s: Battle, _: int) -> None:
    """DBA-5.2 (6): the defender's C-in-C may exchange the places of two elements, a few times."""
    if s.exchanged >= s.params.exchanges:
        return
    chief = s.chief[1 - s.attacker]
    s.ask(chief, exchange_menu(s), then=settle_exchange, rule="DBA-5.2", why=refuse_exchange, judged=True)


def exchange_menu(s: Battle) -> list[int]:
    """Ready, and a few pairs of elements of different types."""
    options = [READY.base]
    for seat in s.order[1 - s.attacker]:
        members = s.members[seat]
        for i, one in enumerate(members):
            for two in members[i + 1 :]:
                action = EXCHANGE[one * ELEMENTS + two]
                if s.kind[one] != s.kind[two] and refuse_exchange(s, 0, action) is None:
                    options.append(action)
                    if len(options) > OFFERED_PAIRS:
                        return options
    return options


def refuse_exchange(s: Battle, _: int, action: int) -> Refusal | None:
    """DBA-5.2 (6): why these two may not change places."""
    if action == READY.base:
        return None
    if not EXCHANGE.holds(action):
        return ANOTHER_QUESTION.by("DBA-5.2")
    one, two = EXCHANGE.arg(action) // ELEMENTS, EXCHANGE.arg(action) % ELEMENTS
    for e in (one, two):
        if e >= len(s.kind) or s.status[e] != t.ON_TABLE or s.side[s.command[e]] == s.attacker:
            return why.NOT_YOURS_ON_TABLE.by("DBA-5.2", e)
    if one == two or s.command[one] != s.command[two]:
        return why.ONE_COMMAND.by("DBA-5.2")
    seat = s.command[one]
    refusal = refuse_place(s, seat, one, s.x[two], s.y[two], s.facing[two], two)
    if refusal is None:
        refusal = refuse_place(s, seat, two, s.x[one], s.y[one], s.facing[one], one)
    if refusal is None and overlap_after(s, one, two):
        return why.WOULD_BOTH_OVERLAP.by("DBA-5.2", one, two)
    return refusal


def overlap_after(s: Battle, one: int, two: int) -> bool:
    """Would two elements of different depths overlap, each in the other's place?"""
    here, there = s.facing[one], s.facing[two]
    steps, other_steps = t.HALF_STEPS[s.kind[one]], t.HALF_STEPS[s.kind[two]]
    return overlap(
        s.x[two] - steps * AHEAD_X[there],
        s.y[two] - steps * AHEAD_Y[there],
        there,
        t.DEPTH[s.kind[one]] // 2,
        s.x[one] - other_steps * AHEAD_X[here],
        s.y[one] - other_steps * AHEAD_Y[here],
        here,
        t.DEPTH[s.kind[two]] // 2,
    )


def settle_exchange(s: Battle, _: int, action: int) -> None:
    """DBA-5.2 (6): each stands where the other stood."""
    if action == READY.base:
        return
    one, two = EXCHANGE.arg(action) // ELEMENTS, EXCHANGE.arg(action) % ELEMENTS
    here = pack_pose(s.x[one], s.y[one], s.facing[one])
    put(s, one, s.x[two], s.y[two], s.facing[two])
    put(s, two, pose_x(here), pose_y(here), pose_facing(here))
    look_for_wood(s, one)
    look_for_wood(s, two)
    s.exchanged += 1
    s.tell(told.EXCHANGED, troop(s, one), troop(s, two))
    s.push(ask_exchange)


def stand_ready(s: Battle, _: int) -> None:
    """DBA-5.6, DBA-19.2: who stands on the table is counted; the battle can begin."""
    count_elements(s)
    s.tell(told.READY)
