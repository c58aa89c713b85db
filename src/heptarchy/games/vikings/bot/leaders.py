"""Where a Leader goes: from city to city while it pays, leaving those behind who must hold what he took (V-7)."""

from __future__ import annotations

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot import weights_age as wa
from heptarchy.games.vikings.bot.armies import garrison, marching, reaches
from heptarchy.games.vikings.bot.country import Reach
from heptarchy.games.vikings.bot.forecast import WAVERING
from heptarchy.games.vikings.bot.outlook import NO_UNITS, Outlook
from heptarchy.games.vikings.cards import TITLE_MASKS
from heptarchy.games.vikings.data.tables import FACTIONS_OF, IS_CITY, IS_COASTAL, RAGNAR, VIKING, VIKING_SHIPS
from heptarchy.games.vikings.legendary_leaders import aboard, landings
from heptarchy.games.vikings.march import is_barred, may_come, unmoved
from heptarchy.games.vikings.table.modules import LEGENDARY
from heptarchy.games.vikings.table.state import OFF_SHORE, March, Vikings

LONGEST = 3  # battles that are thought through, one after the other


class Ways:
    """All ways of one side's Leaders in one position; what was worked out once is kept."""

    def __init__(self, o: Outlook, flags: int = 0) -> None:
        self.o = o
        self.flags = flags  # what bears on all his battles
        self.reaches: dict[int, Reach] = {}
        self.known: dict[tuple[int, ...], float] = {}

    def reach(self, at: int, steps: int) -> Reach:
        """Where the Leader may go from here."""
        key = at * 8 + steps
        if key not in self.reaches:
            self.reaches[key] = Reach(self.o.s, self.o.side, at, steps, self.o.enemies, self.o.ships)
        return self.reaches[key]

    # A stop

    def best(self, at: int, steps: int, first: int, second: int, rest: tuple[int, int], been: tuple[int, ...]) -> float:
        """The most that a Leader can make of a stop with so many units; `rest` stay there in any case."""
        key = (at, steps, first, second, *rest, *been)
        if key in self.known:
            return self.known[key]
        o = self.o
        value = o.stand(o.side, at, first + rest[0], second + rest[1])
        value -= o.leader * (1.0 - o.safe(o.side, at, first + rest[0], second + rest[1]))
        if steps > 0 and len(been) < LONGEST:
            left = garrison(o, at, first, second, rest)
            behind = o.stand(o.side, at, left[0] + rest[0], left[1] + rest[1])
            reach = self.reach(at, steps)
            for target, far in reach.distance.items():
                if target not in been and self.is_target(target):
                    on = self.arrive(target, steps - far, first - left[0], second - left[1], (*been, at))
                    if target in reach.afloat:
                        on -= wa.SAIL
                    if behind + on > value:
                        value = behind + on
        self.known[key] = value
        return value

    def onward(self, march: March, sail: bool, first: int, second: int, rest: tuple[int, int]) -> dict[int, float]:
        """By first step: the most that comes of setting out so, with these units left at the stop behind."""
        o = self.o
        steps = march.steps + o.lead_steps
        behind = o.stand(o.side, march.at, *rest)
        values: dict[int, float] = {}
        for reach in reaches(o, march, sail):
            for target, far in reach.distance.items():
                step = reach.step(target)
                value = behind + self.arrive(target, steps - far, first, second, (march.at,))
                if target in reach.afloat:
                    value -= wa.SAIL
                if value > values.get(step, value - 1.0):
                    values[step] = value
        return values

    def is_target(self, shire: int) -> bool:
        """Is there something to be taken?"""
        s = self.o.s
        if self.o.enemies[shire]:
            return True
        return self.o.side == VIKING and IS_CITY[shire] and not s.hosts[VIKING][shire] and not self.o.tile[shire]

    def arrive(self, shire: int, steps: int, first: int, second: int, been: tuple[int, ...]) -> float:
        """What comes of coming to a shire with so many units, beyond what the shire is worth now."""
        o = self.o
        side = o.side
        units = o.s.units
        enemies = o.enemies[shire]
        mine, ours = FACTIONS_OF[side]
        if enemies == 0:
            here = (units[mine][shire], units[ours][shire])
            return self.best(shire, steps, first, second, here, been) - o.stand(side, shire, *here)
        result = o.fight(shire, first, second, self.flags)
        fyrd = o.levy[shire] if side == VIKING else 0.0
        if enemies + fyrd >= w.LOST_STEP_AT:
            steps -= 1
        theirs = o.stands(1 - side, shire)
        if side == VIKING:
            won = self.best(shire, steps, *result.vikings, NO_UNITS, been)
            lost = o.stand(1 - side, shire, *result.english)
            return theirs + result.win * won - (1.0 - result.win) * (lost + o.leader)
        won = self.best(shire, steps, *result.english, NO_UNITS, been)
        lost = o.stand(1 - side, shire, *result.vikings)
        return theirs + (1.0 - result.win) * won - result.win * (lost + o.leader)


# The questions of a Leader's turn


def leader_gain(ways: Ways, leader: int, steps: int) -> float:
    """What it brings to activate this Leader now, by ship too where that is worth its card."""
    o = ways.o
    s = o.s
    at = s.leader_at[leader]
    if ways.flags != wavering(o, leader):
        ways = Ways(o, wavering(o, leader))
    if at == OFF_SHORE:
        return max(landing_values(ways, leader, steps).values(), default=0.0)
    first, second = FACTIONS_OF[o.side]
    here = (s.units[first][at], s.units[second][at])
    going = (unmoved(s, first, at), unmoved(s, second, at))
    rest = (here[0] - going[0], here[1] - going[1])
    value = ways.best(at, steps + o.lead_steps, *going, rest, ())
    if IS_COASTAL[at] and has_ships(s):
        march = March()
        march.at = at
        march.steps = steps
        going = marching(o, at, going, rest, s.active & 1)
        rest = (here[0] - going[0], here[1] - going[1])
        value = max(value, max(ways.onward(march, True, *going, rest).values(), default=0.0) - o.event_price)
    return value - o.stands(o.side, at) + o.leader * (1.0 - o.safe(o.side, at, *here))


def wavering(o: Outlook, leader: int) -> int:
    """VX-9.1: before Ragnar the English waver."""
    return WAVERING if leader == RAGNAR and o.knows & LEGENDARY else 0


def has_ships(s: Vikings) -> bool:
    """V-15.15, V-10.1: does the active faction hold Viking Ships that it may play?"""
    if s.events_played[s.active] >= s.params.events_per_round:
        return False
    return s.hands[s.active] & TITLE_MASKS[s.active][VIKING_SHIPS] != 0


def landing_values(ways: Ways, leader: int, steps: int) -> dict[int, float]:
    """V-7.4: by coast, what comes of landing there."""
    s = ways.o.s
    first, second = aboard(s, leader)
    return {
        shire: ways.arrive(shire, steps + ways.o.lead_steps - 1, first, second, ())
        for shire in landings(s, leader)
        if not is_barred(s, shire)
    }


class Stop:
    """V-7.5: what a Leader should do where he stands."""

    def __init__(self, o: Outlook, march: March, sail: bool) -> None:
        s = o.s
        ways = Ways(o, wavering(o, march.leader))
        first, second = FACTIONS_OF[o.side]
        here = (s.units[first][march.at], s.units[second][march.at])
        may = (may_come(s, march, first), may_come(s, march, second))
        rest = (here[0] - may[0], here[1] - may[1])
        self.stay = o.stand(o.side, march.at, *here) - o.leader * (1.0 - o.safe(o.side, march.at, *here))
        left = garrison(o, march.at, *may, rest)
        self.carry = (may[0] - left[0], may[1] - left[1])
        if not march.stepped:
            self.carry = marching(o, march.at, may, rest, s.active & 1)
        if march.loaded & 1:
            self.carry = (march.carry[0], self.carry[1])
        if march.loaded & 2:
            self.carry = (self.carry[0], march.carry[1])
        behind = (here[0] - self.carry[0], here[1] - self.carry[1])
        self.steps = ways.onward(march, sail, *self.carry, behind)
        self.best = max(self.steps.values(), default=self.stay - 1.0)
