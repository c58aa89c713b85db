"""Where an army, a Leader or a card can get to, as the answers that lead there: one drag, or one line (V-6 to V-8)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.data.tables import LEADERS, ROADS, SHIRES
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.legendary_leaders import landings
from heptarchy.games.vikings.march import ask_landing, ask_stop, is_barred, may_set_out, those_who_set_out
from heptarchy.games.vikings.movement_phase import places_to_muster
from heptarchy.games.vikings.ships import ship_targets
from heptarchy.games.vikings.spurs import KINGDOM_OF, spurs_for
from heptarchy.games.vikings.table.actions import ACTIVATE, DONE, HALT, HURRY, LAND, MUSTER, SAIL, STEP
from heptarchy.games.vikings.table.garrison import kept_back
from heptarchy.games.vikings.table.sharing import pointed, shared_out, with_half
from heptarchy.games.vikings.table.state import OFF_SHORE, SHIRE_COUNT, March, Vikings
from heptarchy.games.vikings.units import is_held
from heptarchy.games.vikings.windows import sail_targets
from heptarchy.kernel.ahead import Way

NOWHERE: Final = -1
NOBODY: Final = -1  # no Leader: an army


def ways(s: Vikings, seat: int) -> list[Way]:
    """V-6.1: every shire that one army or Leader can reach, by a shortest way that meets no enemy before its end.

    V-7.2: where no Leader need go, armies are told of before the Leaders are done: a way says that first. So are places
    for units that come (V-5.4, V-5.7), and for Events that take effect in one (V-10).
    """
    found = [*shared_out(s, seat), *pointed(s, seat), *with_half(s, seat)]
    march = s.march
    if found:
        return found
    if march is not None:
        if s.asked_by() is ask_landing:
            ashore(s, march.leader, march.steps, [], found)
        elif s.asked_by() is ask_stop and may_set_out(s, march):
            begun = kept_back(s, march)
            spread(s, shire_thing(march.at), march.at, march.steps, begun, found, march.leader, march.sail)
        return found
    for option in s.options_for(seat):
        if MUSTER.holds(option):
            shire = MUSTER.arg(option)
            spread(s, shire_thing(shire), shire, s.steps, [option, *setting_out(s, shire, NOBODY)], found, NOBODY)
        elif ACTIVATE.holds(option):
            leader = ACTIVATE.arg(option)
            at = s.leader_at[leader]
            if at == OFF_SHORE:
                ashore(s, leader, s.steps, [option], found)
            else:
                spread(s, leader_thing(leader), at, s.steps, [option, *setting_out(s, at, leader)], found, leader)
        elif option == DONE[0] and s.asked_by() is leader_phase:
            for shire in places_to_muster(s):
                begun = [option, MUSTER[shire], *setting_out(s, shire, NOBODY)]
                spread(s, shire_thing(shire), shire, s.steps, begun, found, NOBODY)
    return found


def shire_thing(shire: int) -> str:
    """As a client calls it."""
    return f"shire:{SHIRES[shire]}"


def leader_thing(leader: int) -> str:
    """As a client calls him."""
    return f"leader:{LEADERS[leader]}"


def setting_out(s: Vikings, shire: int, leader: int) -> list[int]:
    """V-2.10: who stays by default when that army or Leader sets out."""
    march = March()
    march.leader = leader
    march.at = shire
    march.carry = those_who_set_out(s, shire, leader)
    return kept_back(s, march)


def spread(
    s: Vikings, start: str, at: int, steps: int, begun: list[int], found: list[Way], leader: int, sail: bool = False
) -> None:
    """V-6.1: from a shire, by so many steps."""
    before = [NOWHERE] * SHIRE_COUNT
    before[at] = at
    reach(s, Course(start, begun, steps, gifts(s, leader)), [at], before, found, sail)


def ashore(s: Vikings, leader: int, steps: int, begun: list[int], found: list[Way]) -> None:
    """V-7.4: on each coast where he may land, and on from there where no enemy is."""
    course = Course(leader_thing(leader), begun, steps - 1, gifts(s, leader), landed=True)
    before = [NOWHERE] * SHIRE_COUNT
    coasts = [shire for shire in landings(s, leader) if not is_barred(s, shire)]
    free: list[int] = []
    for shire in coasts:
        before[shire] = shire
        actions = [*begun, LAND[shire]]
        if not is_held(s, 1 - s.side, shire):
            free.append(shire)
            actions += course.ending(steps - 1, False)
        found.append(Way(course.start, [shire_thing(shire)], actions))
    reach(s, course, free, before, found)


def gifts(s: Vikings, leader: int) -> list[int]:
    """VX-2.2, VX-3.13, VX-6.11: what may add steps to that march, or none."""
    return spurs_for(s, leader) if s.age is not None else []


class Course:
    """How a march begins, and how far it may go."""

    def __init__(self, start: str, begun: list[int], steps: int, spurs: list[int], landed: bool = False) -> None:
        self.start = start
        self.begun = begun
        self.steps = steps
        self.spurs = spurs
        self.landed = landed

    def ending(self, left: int, hurried: bool) -> list[int]:
        """A halt where one is asked on: steps are left, or something may add to them."""
        return [HALT[0]] if left > 0 or len(self.spurs) > (1 if hurried else 0) else []


def reach(s: Vikings, course: Course, edge: list[int], before: list[int], found: list[Way], sail: bool = False) -> None:
    """V-6.1: over so many borders, or by ship; who meets an enemy goes no further (V-7.7, V-8.4).

    VX-2.2: then on by a kingdom's steps, which cost nothing; a King or a Legend is spent only by who says so.
    """
    by: list[list[int]] = [[] for _ in range(SHIRE_COUNT)]
    free = [spur for spur in course.spurs if spur < len(KINGDOM_OF)]
    more = s.params.kingdom_steps if free else 0
    for step in range(course.steps + more):
        hurried = step >= course.steps
        left = course.steps + (more if hurried else 0) - step - 1
        further: list[int] = []
        for here in edge:
            for action, near in onward(s, here, sail and step == 0):
                if before[near] != NOWHERE:
                    continue
                before[near] = here
                by[near] = [HURRY[free[0]], action] if step == course.steps else [action]
                ending: list[int] = []
                if not is_held(s, 1 - s.side, near):
                    further.append(near)
                    ending = course.ending(left, hurried)
                over, actions = led(near, before, by, course.landed)
                found.append(Way(course.start, over, [*course.begun, *actions, *ending]))
        edge = further


def onward(s: Vikings, at: int, sail: bool) -> list[tuple[int, int]]:
    """The steps that may be taken from there, with where they lead."""
    steps = [(STEP[near], near) for near in ROADS[at] if not is_barred(s, near)]
    coasts = sail_targets(s, at) if sail else []
    if s.age is not None:
        coasts = coasts + [coast for coast in ship_targets(s, at) if coast not in coasts]
    return steps + [(SAIL[coast], coast) for coast in coasts]


def led(end: int, before: list[int], by: list[list[int]], landed: bool) -> tuple[list[str], list[int]]:
    """The shires on the way to there, and the steps; for one who lands, his landing before them."""
    over: list[str] = []
    actions: list[int] = []
    at = end
    while before[at] != at:
        over.insert(0, shire_thing(at))
        actions = by[at] + actions
        at = before[at]
    if landed:
        over.insert(0, shire_thing(at))
        actions.insert(0, LAND[at])
    return over, actions
