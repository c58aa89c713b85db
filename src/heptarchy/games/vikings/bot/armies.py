"""Where armies go: together against what they can take, else to where they are needed (V-8)."""

from __future__ import annotations

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot import weights_age as wa
from heptarchy.games.vikings.bot.country import DISTANCE, Reach
from heptarchy.games.vikings.bot.outlook import NO_UNITS, Outlook
from heptarchy.games.vikings.data.tables import BERSERKERS, DICE, ENGLISH, FACTIONS_OF, IS_CITY, NORSEMEN
from heptarchy.games.vikings.march import unmoved
from heptarchy.games.vikings.table.state import SHIRE_COUNT, March


class Source:
    """A shire from which an army may set out: who would go, what that costs, and how far they get."""

    def __init__(self, o: Outlook, shire: int, steps: int) -> None:
        s = o.s
        first, second = FACTIONS_OF[o.side]
        self.shire = shire
        self.may = (unmoved(s, first, shire), unmoved(s, second, shire))
        here = (s.units[first][shire], s.units[second][shire])
        rest = (here[0] - self.may[0], here[1] - self.may[1])
        self.going = marching(o, shire, self.may, rest, s.active & 1)
        self.cost = o.leave(shire, *self.going)
        self.reach = Reach(s, o.side, shire, steps, o.enemies, o.ships)


def marching(o: Outlook, at: int, may: tuple[int, int], rest: tuple[int, int], active: int) -> tuple[int, int]:
    """Who goes with an army: all but those who hold the shire, and one at least of the active faction (V-6.2)."""
    left = garrison(o, at, may[0], may[1], rest)
    going = [may[0] - left[0], may[1] - left[1]]
    if going[active] == 0:
        going[active] = 1
        if going[1 - active] > 0 and left != NO_UNITS:
            going[1 - active] -= 1
    return going[0], going[1]


def garrison(o: Outlook, at: int, first: int, second: int, rest: tuple[int, int]) -> tuple[int, int]:
    """V-2.10: who stays to hold a city when the others go: as many as pay for it."""
    if not IS_CITY[at]:
        return NO_UNITS
    best = NO_UNITS
    best_value = o.stand(o.side, at, *rest)
    for n in range(1, min(w.GARRISON, first + second - 1) + 1):
        left = spared(o.side, n, first, second)
        value = o.stand(o.side, at, left[0] + rest[0], left[1] + rest[1])
        value -= o.units_worth(o.side, *left) + n * w.MOBILE[o.side]
        if value > best_value:
            best, best_value = left, value
    return best


def spared(side: int, n: int, first: int, second: int) -> tuple[int, int]:
    """n units that a force can spare: Thegns; Norsemen, then Berserkers, beyond their dice (V-9.5)."""
    if side == ENGLISH:
        of_second = min(n, second)
        return n - of_second, of_second
    of_first = min(n, max(0, first - DICE[NORSEMEN]))
    of_second = min(n - of_first, max(0, second - DICE[BERSERKERS]))
    of_first = min(first, n - of_second)
    return of_first, n - of_first


class Armies:
    """What the armies of the active side can do with so many activations and steps."""

    def __init__(self, o: Outlook, armies: int, steps: int, but: int = -1, targets: list[int] | None = None) -> None:
        s = o.s
        self.o = o
        self.armies = armies
        self.steps = steps  # of every army; one may have more
        mine = s.units[s.active]
        moved = s.moved[s.active & 1]
        self.sources: list[Source] = []
        if armies:
            most = steps + o.army_steps
            able = [at for at in range(SHIRE_COUNT) if mine[at] > moved[at] and at != but]
            if targets is not None and not o.ships:  # others help nowhere else
                able = [at for at in able if is_near(at, targets, most)]
            self.sources = [Source(o, at, most) for at in able]
        self._helpers: dict[int, list[Source]] = {}

    def gains(self) -> dict[int, float]:
        """By shire: what the best army from there brings."""
        gains = {source.shire: 0.0 for source in self.sources}
        targets = {target for source in self.sources for target in source.reach.distance}
        for target in sorted(targets):
            if self.o.enemies[target]:
                gain, used = self.attack(target, NO_UNITS, self.armies)
                for source in used:
                    gains[source.shire] = max(gains[source.shire], gain / len(used))
            else:
                for source in self.helpers(target):
                    gain = self.o.join(target, *source.going) - source.cost
                    if target in source.reach.afloat:
                        gain -= wa.SAIL
                    gains[source.shire] = max(gains[source.shire], gain)
        return gains

    def helpers(self, target: int) -> list[Source]:
        """Who can come to a shire, the strongest first."""
        if target not in self._helpers:
            able = [source for source in self.sources if target in source.reach.distance]
            able.sort(key=strength, reverse=True)
            self._helpers[target] = able
        return self._helpers[target]

    def attack(
        self, target: int, force: tuple[int, int], armies: int, hurried: bool = False
    ) -> tuple[float, list[Source]]:
        """What an attack brings with this force and the best number of further armies, and which they are.

        Only one of all may go further than its own steps; it is this force if it is `hurried`.
        """
        o = self.o
        first, second = FACTIONS_OF[o.side]
        there = (o.s.units[first][target], o.s.units[second][target])
        before = self.outcome(target, *there)
        a = there[0] + force[0]
        b = there[1] + force[1]
        best = self.outcome(target, a, b) - before if force != NO_UNITS else 0.0
        gain_of: list[Source] = []
        used: list[Source] = []
        cost = 0.0
        helpers = self.helpers(target)
        if o.army_steps:
            helpers = self._one_hurried(helpers, target, hurried)
        for source in helpers[:armies]:
            a += source.going[0]
            b += source.going[1]
            cost += source.cost + w.USE
            if target in source.reach.afloat:
                cost += wa.SAIL
            used.append(source)
            gain = self.outcome(target, a, b) - before - cost
            if gain > best:
                best = gain
                gain_of = used[:]
        return best, gain_of

    def _one_hurried(self, helpers: list[Source], target: int, hurried: bool) -> list[Source]:
        """VX-2.2: those of them who come by their own steps, and the strongest of the others, unless there is one."""
        able: list[Source] = []
        for source in helpers:
            if source.reach.distance[target] > self.steps:
                if hurried:
                    continue
                hurried = True
            able.append(source)
        return able

    def outcome(self, target: int, first: int, second: int) -> float:
        """What a battle with so many attackers leaves, to this side."""
        if first + second == 0:
            return -self.o.stands(1 - self.o.side, target)
        return self.o.after(target, self.o.fight(target, first, second))


def reaches(o: Outlook, march: March, sail: bool) -> list[Reach]:
    """Where a march may go by land, and by sea if ships are there (V-15.15)."""
    steps = march.steps + (o.lead_steps if march.leader >= 0 else o.army_steps)
    ways = [Reach(o.s, o.side, march.at, steps, o.enemies, o.ships)]
    if sail:
        ways.append(Reach(o.s, o.side, march.at, steps, o.enemies, o.ships, by_sea=True))
    return ways


def near_enemies(o: Outlook, at: int, steps: int) -> bool:
    """Is there an enemy within so many steps?"""
    return any(DISTANCE[at][stack[3]] <= steps for stack in o.stacks(1 - o.side))


def is_near(at: int, targets: list[int], steps: int) -> bool:
    """Is one of these shires within so many steps, as the crow walks?"""
    far = DISTANCE[at]
    return any(far[target] <= steps for target in targets)


def strength(source: Source) -> int:
    """How many would come."""
    return source.going[0] + source.going[1]


class Stage:
    """V-8.1: what an army on its way should do where it stands."""

    def __init__(self, o: Outlook, march: March, sail: bool) -> None:
        s = o.s
        first, second = FACTIONS_OF[o.side]
        at = march.at
        here = (s.units[first][at], s.units[second][at])
        if march.stepped:
            self.carry = (march.carry[0], march.carry[1])
        else:
            may = (unmoved(s, first, at), unmoved(s, second, at))
            self.carry = marching(o, at, may, (here[0] - may[0], here[1] - may[1]), s.active & 1)
            if march.loaded & 1:
                self.carry = (march.carry[0], self.carry[1])
            if march.loaded & 2:
                self.carry = (self.carry[0], march.carry[1])
        behind = o.stand(o.side, at, here[0] - self.carry[0], here[1] - self.carry[1])
        self.stay = o.stand(o.side, at, *here)
        self.steps: dict[int, float] = {}
        ways = reaches(o, march, sail)
        targets = [target for reach in ways for target in reach.distance if o.enemies[target]]
        armies = s.armies if targets and near_enemies(o, at, march.steps) else 0
        others = Armies(o, armies, s.steps, but=at, targets=targets)
        for reach in ways:
            for target in reach.distance:
                if o.enemies[target]:
                    gain = others.attack(target, self.carry, s.armies, reach.distance[target] > march.steps)[0]
                else:
                    gain = o.join(target, *self.carry)
                step = reach.step(target)
                value = behind + gain
                if target in reach.afloat:
                    value -= wa.SAIL
                if value > self.steps.get(step, value - 1.0):
                    self.steps[step] = value
        self.best = max(self.steps.values(), default=self.stay - 1.0)
