"""Where an army or a Leader can get to, as the answers that lead there: for one drag, or one line (V-6, V-7, V-8)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.actions import ACTIVATE, HALT, LAND, MUSTER, SAIL, STEP
from heptarchy.games.vikings.garrison import kept_back
from heptarchy.games.vikings.legendary_leaders import landings
from heptarchy.games.vikings.march import ask_landing, ask_stop, is_barred, may_set_out, those_who_set_out
from heptarchy.games.vikings.ships import ship_targets
from heptarchy.games.vikings.state import OFF_SHORE, SHIRE_COUNT, March, Vikings
from heptarchy.games.vikings.tables import LEADERS, ROADS, SHIRES
from heptarchy.games.vikings.units import is_held
from heptarchy.games.vikings.windows import sail_targets
from heptarchy.kernel.ahead import Way

NOWHERE: Final = -1
NOBODY: Final = -1  # no Leader: an army


def ways(s: Vikings, seat: int) -> list[Way]:
    """V-6.1: every shire that one army or Leader can reach, by a shortest way that meets no enemy before its end."""
    found: list[Way] = []
    march = s.march
    if march is not None:
        if s.asked_by() is ask_landing:
            ashore(s, march.leader, march.steps, [], found)
        elif s.asked_by() is ask_stop and may_set_out(s, march):
            spread(s, shire_thing(march.at), march.at, march.steps, kept_back(s, march), found, march.sail)
        return found
    for option in s.options_for(seat):
        if MUSTER.holds(option):
            shire = MUSTER.arg(option)
            spread(s, shire_thing(shire), shire, s.steps, [option, *setting_out(s, shire, NOBODY)], found)
        elif ACTIVATE.holds(option):
            leader = ACTIVATE.arg(option)
            at = s.leader_at[leader]
            if at == OFF_SHORE:
                ashore(s, leader, s.steps, [option], found)
            else:
                spread(s, leader_thing(leader), at, s.steps, [option, *setting_out(s, at, leader)], found)
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


def spread(s: Vikings, start: str, at: int, steps: int, begun: list[int], found: list[Way], sail: bool = False) -> None:
    """V-6.1: from a shire, by so many steps."""
    before = [NOWHERE] * SHIRE_COUNT
    before[at] = at
    reach(s, start, [at], steps, begun, before, found, sail)


def ashore(s: Vikings, leader: int, steps: int, begun: list[int], found: list[Way]) -> None:
    """V-7.4: on each coast where he may land, and on from there where no enemy is."""
    start = leader_thing(leader)
    before = [NOWHERE] * SHIRE_COUNT
    coasts = [shire for shire in landings(s, leader) if not is_barred(s, shire)]
    free: list[int] = []
    for shire in coasts:
        before[shire] = shire
        actions = [*begun, LAND[shire]]
        if not is_held(s, 1 - s.side, shire):
            free.append(shire)
            if steps > 1:
                actions.append(HALT[0])
        found.append(Way(start, [shire_thing(shire)], actions))
    reach(s, start, free, steps - 1, begun, before, found, landed=True)


def reach(
    s: Vikings,
    start: str,
    edge: list[int],
    steps: int,
    begun: list[int],
    before: list[int],
    found: list[Way],
    sail: bool = False,
    landed: bool = False,
) -> None:
    """V-6.1: over so many borders, or by ship; who meets an enemy goes no further (V-7.7, V-8.4)."""
    by = [NOWHERE] * SHIRE_COUNT
    for left in range(steps, 0, -1):
        further: list[int] = []
        for here in edge:
            for action, near in onward(s, here, sail and left == steps):
                if before[near] != NOWHERE:
                    continue
                before[near] = here
                by[near] = action
                ending: list[int] = []
                if not is_held(s, 1 - s.side, near):
                    further.append(near)
                    if left > 1:
                        ending = [HALT[0]]
                over, actions = led(near, before, by, landed)
                found.append(Way(start, over, [*begun, *actions, *ending]))
        edge = further


def onward(s: Vikings, at: int, sail: bool) -> list[tuple[int, int]]:
    """The steps that may be taken from there, with where they lead."""
    steps = [(STEP[near], near) for near in ROADS[at] if not is_barred(s, near)]
    coasts = sail_targets(s, at) if sail else []
    if s.age is not None:
        coasts = coasts + [coast for coast in ship_targets(s, at) if coast not in coasts]
    return steps + [(SAIL[coast], coast) for coast in coasts]


def led(end: int, before: list[int], by: list[int], landed: bool) -> tuple[list[str], list[int]]:
    """The shires on the way to there, and the steps; for one who lands, his landing before them."""
    over: list[str] = []
    actions: list[int] = []
    at = end
    while before[at] != at:
        over.insert(0, shire_thing(at))
        actions.insert(0, by[at])
        at = before[at]
    if landed:
        over.insert(0, shire_thing(at))
        actions.insert(0, LAND[at])
    return over, actions
