"""The way of a Leader or an army, step by step (V-6, V-7.5, V-8)."""

from __future__ import annotations

from heptarchy.games.vikings.battle import start_battle
from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.control import settle_control
from heptarchy.games.vikings.data.moments import SAILING
from heptarchy.games.vikings.data.tables import (
    FACTIONS_OF,
    IS_COASTAL,
    IS_MARSH,
    ROADS,
    SIDE_OF,
    VIKING,
)
from heptarchy.games.vikings.legendary_leaders import aboard, landings
from heptarchy.games.vikings.ships import leave_ship, ship_targets
from heptarchy.games.vikings.spurs import ask_spur, spurs
from heptarchy.games.vikings.table.actions import HALT, LAND, LOAD, PLAY, SAIL, STEP, STEPS_FROM
from heptarchy.games.vikings.table.state import LED, March, Vikings
from heptarchy.games.vikings.units import add_units, is_held, leaders_in, leave_no_leader_alone, mark_moved, take_units
from heptarchy.games.vikings.windows import event_options, may_sail, play_event_card, refuse_event_card, sail_targets
from heptarchy.kernel.refusal import Refusal


def the_march(s: Vikings) -> March:
    """The way being gone."""
    march = s.march
    assert march is not None
    return march


def is_barred(s: Vikings, shire: int) -> bool:
    """V-15.33: the Saxon Navy closes a coast to the Vikings."""
    return s.barred >> shire & 1 == 1 and SIDE_OF[s.active] == VIKING


def is_shut_in(s: Vikings, shire: int) -> bool:
    """V-15.33: the Saxon Navy bars every road from here, and no Viking Ships can be called, as far as all can see."""
    if not s.barred or not all(is_barred(s, near) for near in ROADS[shire]) or may_sail(s, shire):
        return False
    return s.age is None or not ship_targets(s, shire)


def unmoved(s: Vikings, faction: int, shire: int) -> int:
    """V-6.3: units of the active side here that have not moved this turn."""
    return s.units[faction][shire] - s.moved[faction & 1][shire]


def may_come(s: Vikings, march: March, faction: int) -> int:
    """V-7.5: units here that may come along: those with him, those he left here, those that have not moved."""
    return unmoved(s, faction, march.at) + dropped_here(march, faction)


def dropped_here(march: March, faction: int) -> int:
    """V-7.5: units of this faction that came with him and were left in this shire."""
    here = 0
    for i in range(0, len(march.dropped), 3):
        if march.dropped[i] == march.at and march.dropped[i + 1] == faction & 1:
            here += march.dropped[i + 2]
    return here


def those_who_set_out(s: Vikings, shire: int, leader: int) -> list[int]:
    """V-8.1, V-7.10: all who have not moved, but a Leader who stays keeps a unit unless it is taken on purpose."""
    first, second = FACTIONS_OF[s.side]
    going = [unmoved(s, first, shire), unmoved(s, second, shire)]
    if 1 < s.hosts[s.side][shire] == going[0] + going[1] and leaders_in(s, s.side, shire) not in ([], [leader]):
        ally = 1 - (s.active & 1)
        going[ally if going[ally] else 1 - ally] -= 1
    return going


# A stop: who comes along, and where to


def ask_stop(s: Vikings, arg: int) -> None:
    """V-7.5, V-8.1: set who comes along, once for each faction and stop; then take a step, or halt."""
    march = the_march(s)
    options: list[int] = []
    if march.leader >= 0 or not march.stepped:  # V-8.3: an army neither drops nor picks up on the way
        for faction in FACTIONS_OF[s.side]:
            if not march.loaded >> (faction & 1) & 1:
                carry = march.carry[faction & 1]
                fewest = fewest_along(s, march, faction)
                numbers = LOAD[faction].actions[fewest : may_come(s, march, faction) + 1]
                if 0 <= carry - fewest < len(numbers):
                    del numbers[carry - fewest]  # so many come along already
                options += numbers
    ways = ways_out(s, march)
    options += ways
    if march.stepped or not ways:  # one who has found no way out may stay
        options.append(HALT[0])
    rule = "V-8.1" if march.leader < 0 else "V-7.5"
    s.ask(s.owner[s.active], options, then=stop_answer, rule=rule, why=refuse_step)


def ways_out(s: Vikings, march: March) -> list[int]:
    """V-6.1: the steps from here, those by sea first (V-15.15, VX-8.3), and the Event that calls for ships."""
    ways: list[int] = []
    if may_set_out(s, march):
        ways = [SAIL[shire] for shire in coasts_to_sail(s, march)]
        if s.barred:
            ways += [STEP[shire] for shire in ROADS[march.at] if not is_barred(s, shire)]
        else:
            ways += STEPS_FROM[march.at]
        if IS_COASTAL[march.at]:
            ways += event_options(s, s.active, SAILING)
    return ways


def coasts_to_sail(s: Vikings, march: March) -> list[int]:
    """V-15.15: where ships that were called go from here; VX-8.3: and those that lie on the coast."""
    coasts = sail_targets(s, march.at) if march.sail else []
    if s.age is not None:
        coasts = coasts + [shire for shire in ship_targets(s, march.at) if shire not in coasts]
    return coasts


def fewest_along(s: Vikings, march: March, faction: int) -> int:
    """V-6.2: an army, or a Leader's force, needs a unit of the active faction when it sets out."""
    if march.stepped or faction != s.active:
        return 0
    return 1 if march.leader < 0 else s.params.active_unit_leads


def may_set_out(s: Vikings, march: March) -> bool:
    """V-6.2, V-7.9: somebody must go, and of the active faction as many as are needed."""
    needed = fewest_along(s, march, s.active)
    return march.carry[s.active & 1] >= needed and march.carry[0] + march.carry[1] > 0


def refuse_step(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-6, V-7.5, V-8: why that is not to be done at this stop."""
    march = the_march(s)
    for faction in range(len(LOAD)):
        if LOAD[faction].holds(action):
            return refuse_load(s, march, faction, LOAD[faction].arg(action))
    if action == HALT[0]:
        return None if march.stepped or not ways_out(s, march) else why.MUST_SET_OUT.by(s.rule)
    if PLAY.holds(action):
        refusal = refuse_event_card(s, s.active, PLAY.arg(action), SAILING)
    elif SAIL.holds(action):
        rule = "V-15.15" if s.age is None or not s.age.ships else "VX-8.3"
        reached = SAIL.arg(action) in coasts_to_sail(s, march)
        refusal = None if reached else why.NO_SHIPS_THERE.by(rule, march.at, SAIL.arg(action))
    elif STEP.holds(action):
        refusal = refuse_way(s, march.at, STEP.arg(action))
    else:
        return None
    if refusal is not None or may_set_out(s, march):
        return refusal
    if march.carry[s.active & 1] < fewest_along(s, march, s.active):
        return why.MUST_COME.by("V-6.2", s.active)
    return why.LEADER_NEEDS_UNIT.by("V-7.9", march.leader)


def refuse_load(s: Vikings, march: March, faction: int, n: int) -> Refusal | None:
    """V-6.2, V-6.3, V-7.5, V-8.3: why so many of a faction do not come along."""
    if SIDE_OF[faction] != s.side:
        return why.NOT_ON_SIDE.by("V-6.3", faction)
    if march.leader < 0 and march.stepped:
        return why.ON_THE_WAY.by("V-8.3")
    if march.loaded >> (faction & 1) & 1:
        return why.NUMBER_SET.by(s.rule, faction)
    if n == march.carry[faction & 1]:
        return why.COME_ALREADY.by(s.rule, n, faction)
    if n < fewest_along(s, march, faction):
        return why.MUST_COME.by("V-6.2", faction)
    if n > may_come(s, march, faction):
        return why.MAY_COME.by("V-6.3", may_come(s, march, faction), faction)
    return None


def refuse_way(s: Vikings, at: int, shire: int) -> Refusal | None:
    """V-2.4, V-6.1, V-15.33: why no step leads there."""
    if IS_MARSH[shire]:
        return why.MARSH.by("V-2.4", shire)
    if shire not in ROADS[at]:
        return why.NO_BORDER.by("V-6.1", shire, at)
    return why.NAVY_BARS.by("V-15.33", shire) if is_barred(s, shire) else None


def stop_answer(s: Vikings, arg: int, answer: int) -> None:
    """V-7.5, V-8.1: what is done at this stop."""
    march = the_march(s)
    if STEP.holds(answer):
        step_to(s, STEP.arg(answer))
    elif answer == HALT[0]:
        halt(s)
    elif SAIL.holds(answer):
        march.sail = False
        step_to(s, SAIL.arg(answer))
    elif PLAY.holds(answer):
        play_event_card(s, PLAY.arg(answer))
        march.sail = True  # V-15.15: one step by sea
        s.push(ask_stop)
    else:
        for faction in FACTIONS_OF[s.side]:
            if LOAD[faction].holds(answer):
                march.carry[faction & 1] = LOAD[faction].arg(answer)
                march.loaded |= 1 << (faction & 1)
        s.push(ask_stop)


# A step


def step_to(s: Vikings, shire: int) -> None:
    """V-6.1: one step; those who stay behind after coming along have moved (V-6.3)."""
    march = the_march(s)
    side = s.side
    source = march.at
    for faction in FACTIONS_OF[side]:
        leave_behind(s, march, faction)
        going = march.carry[faction & 1]
        if going:
            take_units(s, faction, source, going)
            add_units(s, faction, shire, going)
    march.at = shire
    march.steps -= 1
    march.stepped = True
    if march.leader >= 0:
        s.leader_at[march.leader] = shire
        s.tell(told.LED, march.leader, shire)
    else:
        s.tell(told.MARCHED, march.carry[0] + march.carry[1], source, shire)
    leave_no_leader_alone(s, source)
    settle_control(s, source)
    arrive(s)


def leave_behind(s: Vikings, march: March, faction: int) -> None:
    """V-6.3, V-7.5: those who came along and stay are marked; of those who join, the ones he left here come first."""
    came = march.arrived[faction & 1]
    going = march.carry[faction & 1]
    if going < came:
        mark_moved(s, faction & 1, march.at, came - going)
        march.dropped.extend([march.at, faction & 1, came - going])
        return
    joining = min(going - came, dropped_here(march, faction))
    if joining > 0:  # the others may still move on their own
        mark_moved(s, faction & 1, march.at, -joining)
        march.dropped.extend([march.at, faction & 1, -joining])


def arrive(s: Vikings) -> None:
    """V-7.7: a Leader fights at once; V-8.4: an army stops and waits; else on to the next stop."""
    march = the_march(s)
    march.arrived = march.carry[:]
    march.loaded = 0
    march.sail = False
    at = march.at
    if not is_held(s, 1 - s.side, at):
        next_stop(s, 0)
        settle_control(s, at)
    elif march.leader >= 0:
        s.push(after_battle)
        start_battle(s, march.at, LED)
    else:
        halt(s)


def next_stop(s: Vikings, arg: int) -> None:
    """V-5.9: go on while steps are left."""
    if the_march(s).steps > 0:
        s.push(ask_stop)
    elif s.age is not None and spurs(s):
        s.push(after_spur)
        s.push(ask_spur)
    else:
        halt(s)


def after_spur(s: Vikings, arg: int) -> None:
    """VX-2.2, VX-3.13, VX-6.11: on with the steps that were added, or no further."""
    if the_march(s).steps > 0:
        s.push(ask_stop)
    else:
        halt(s)


def after_battle(s: Vikings, arg: int) -> None:
    """V-7.7: a Leader who has won goes on with those who are left; one who withdrew has no steps (V-9.13)."""
    march = the_march(s)
    if s.leader_at[march.leader] != march.at:
        s.march = None
        return
    first, second = FACTIONS_OF[s.side]
    march.carry = [s.units[first][march.at], s.units[second][march.at]]
    if s.age is None:  # else noted when the battle ended, before others came in
        march.arrived = march.carry[:]
    next_stop(s, 0)


def halt(s: Vikings) -> None:
    """V-6.3: all who came along have moved."""
    march = the_march(s)
    for half in (0, 1):
        mark_moved(s, half, march.at, march.arrived[half])
    s.march = None


# Landing


def ask_landing(s: Vikings, arg: int) -> None:
    """V-7.4: on which coast of his seas the Leader lands."""
    leader = the_march(s).leader
    options = [LAND[shire] for shire in landings(s, leader) if not is_barred(s, shire)]
    s.ask(s.owner[s.active], options, then=land, rule="V-7.4", why=refuse_landing)


def refuse_landing(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-7.4: why he may not land there."""
    if not LAND.holds(action):
        return None
    shire = LAND.arg(action)
    if not IS_COASTAL[shire]:
        return why.NO_LANDING.by("V-7.4", shire)
    if is_barred(s, shire):
        return why.NAVY_BARS.by("V-15.33", shire)
    leader = the_march(s).leader
    return None if shire in landings(s, leader) else why.ANOTHER_SEA.by("V-7.4", leader, shire)


def land(s: Vikings, arg: int, answer: int) -> None:
    """V-6.1: landing costs a step; all units on his card come ashore with him."""
    march = the_march(s)
    shire = LAND.arg(answer)
    march.at = shire
    march.steps -= 1
    march.stepped = True
    units = aboard(s, march.leader)
    march.carry = units[:]
    for faction in FACTIONS_OF[VIKING]:
        add_units(s, faction, shire, units[faction])
        units[faction] = 0
    s.leader_at[march.leader] = shire
    s.tell(told.LANDED, march.leader, shire)
    leave_ship(s, shire)
    arrive(s)
