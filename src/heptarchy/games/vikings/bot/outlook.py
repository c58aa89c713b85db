"""What a position is worth to a side: cities, units, and what the enemy may do to them next."""

from __future__ import annotations

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot.age import NO_BITS, NO_WORTH, Lore
from heptarchy.games.vikings.bot.country import DISTANCE, NEARNESS, from_ships
from heptarchy.games.vikings.bot.forecast import Forecast, forecast
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CITIES,
    ENGLISH,
    FACTIONS_OF,
    HOUSECARL,
    IS_CITY,
    NORSEMEN,
    REINFORCE,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import markers
from heptarchy.games.vikings.victory import treaty_is_signed

NO_UNITS = (0, 0)


# By shire: Fyrd that its defenders call up, on average (V-9.3)
LEVY: list[float] = [w.FYRD_COME if city else 0.0 for city in IS_CITY]


class Outlook:
    """One side's reading of one imagined state. It remembers what it has worked out: ask it about one state only.

    `knows` are the modules of the Viking Age that it reads, as bits; of others it sees nothing.
    """

    def __init__(self, s: Vikings, side: int, knows: int = 0) -> None:
        self.s = s
        self.side = side
        self.held = markers(s)
        self.rounds_left = rounds_left(s)
        last = min(1.0, w.UNIT_AT_THE_END + (1.0 - w.UNIT_AT_THE_END) * self.rounds_left / 3)
        self.unit = [worth * last for worth in w.UNIT]
        self.leader = w.LEADER[side] * last
        self.city = w.CITY
        if self.held <= w.FEW_CITIES or self.held >= s.params.conquest_markers - w.FEW_CITIES:
            self.city += w.LAST_CITIES
        if s.round >= s.params.treaty_round and abs(self.held - s.params.treaty_markers) <= w.NEAR_TREATY:
            self.city += w.TREATY_CITIES
        # what an Event must bring to be played now: later there is less to wait for
        self.event_price = w.KEEP_EVENT * min(1.0, 0.1 + self.rounds_left / 4)
        self.struck = [strike_chance(s, holder, self.rounds_left) for holder in (VIKING, ENGLISH)]
        self._strikes: list[dict[int, tuple[int, int]]] = [{}, {}]
        self._stacks: list[list[tuple[int, int, int, int]]] = [[], []]
        self.knows = knows
        self.levy = LEVY
        self.call = 0.0  # Fyrd that join an English attack
        self.more: list[float] = NO_WORTH  # by shire: what it is worth besides to whoever controls it
        self.prize: list[float] = NO_WORTH  # by shire: what the Vikings win for good when they take it
        self.tile: list[int] = NO_BITS  # by shire: how a Fort or Settlement bears on a battle
        self.enemies = s.hosts[1 - side]  # by shire: who bars the way
        self.ships: list[int] = []
        self._off: list[int] = []  # by shire: steps to the nearest ship
        self.lead_steps = 0  # steps that a Leader could have besides his own
        self.army_steps = 0  # and an army
        self.lore: Lore | None = None
        if knows:
            self._learn(Lore(s, side, knows, self.rounds_left))
        self.enemy_cities = [city for city in CITIES if self.is_enemy_city(city)]
        self._pulls: dict[int, float] = {}

    def _learn(self, lore: Lore) -> None:
        """VX: what the modules change."""
        self.lore = lore
        self.levy = lore.levy
        self.call = lore.call
        self.more = lore.more
        self.prize = lore.prize
        self.tile = lore.tile
        self.ships = lore.ships if self.side == VIKING else []
        self.lead_steps = lore.steps(True)
        self.army_steps = lore.steps(False)
        if self.side == ENGLISH:
            self.enemies = lore.barriers(self.enemies)

    # What things are worth

    def city_worth(self, shire: int) -> float:
        """What a shire is worth to whoever controls it."""
        if not IS_CITY[shire]:
            return self.more[shire]
        icons = REINFORCE[HOUSECARL][shire] + REINFORCE[THEGN][shire]
        return self.city + w.ICON * icons * self.rounds_left + self.more[shire]

    def units_worth(self, side: int, first: int, second: int) -> float:
        """What so many units of a side's two factions are worth."""
        of_first, of_second = FACTIONS_OF[side]
        return first * self.unit[of_first] + second * self.unit[of_second]

    def stand(self, side: int, shire: int, first: int, second: int) -> float:
        """What it is worth to a side to stand in a shire with so many units, and no enemy there.

        An empty shire is English, as far as nobody walks in: to the Vikings it is worth that much less than nothing.
        """
        city = self.city_worth(shire)
        if side == ENGLISH:
            city += self.prize[shire]
        elif self.tile[shire]:
            return self.stand_walled(shire, first, second, city)
        if first + second == 0:
            if side == VIKING:
                city += self.prize[shire]
            value = city * self.kept_open(shire)
            return -value if side == VIKING else value
        safe = self.safe(side, shire, first, second)
        units = self.units_worth(side, first, second) * (1.0 - w.EXPOSED[side] * (1.0 - safe))
        value = city * safe + units
        if side == VIKING:
            value += self.prize[shire]
        if side == self.side:
            value += min(first + second, w.PULL_UNITS) * self.pull(shire)
        return value

    def stand_walled(self, shire: int, first: int, second: int, city: float) -> float:
        """VX-1.8: what it is worth to the Vikings to hold a shire with a Fort or Settlement, with units or without."""
        assert self.lore is not None
        safe = self.safe(VIKING, shire, first, second)
        units = self.units_worth(VIKING, first, second) * (1.0 - w.EXPOSED[VIKING] * (1.0 - safe))
        value = (city + self.lore.tile_worth(shire)) * safe + units + self.prize[shire]
        if self.side == VIKING:
            value += min(first + second, w.PULL_UNITS) * self.pull(shire)
        return value

    def stands(self, side: int, shire: int) -> float:
        """What it is worth to a side to stand there as it does now."""
        first, second = FACTIONS_OF[side]
        return self.stand(side, shire, self.s.units[first][shire], self.s.units[second][shire])

    def join(self, shire: int, first: int, second: int) -> float:
        """What so many units more of this side are worth in a shire without enemies."""
        of_first, of_second = FACTIONS_OF[self.side]
        here = (self.s.units[of_first][shire], self.s.units[of_second][shire])
        return self.stand(self.side, shire, here[0] + first, here[1] + second) - self.stand(self.side, shire, *here)

    def leave(self, shire: int, first: int, second: int) -> float:
        """What it costs this side that so many units leave a shire."""
        return -self.join(shire, -first, -second)

    # What the enemy may do

    def kept_open(self, shire: int) -> float:
        """How likely a city without a defender stays English (V-14.7)."""
        if self.struck[ENGLISH] == 0.0:
            return 1.0
        return 1.0 - (w.OPEN_CITY if self.strike(ENGLISH, shire) != NO_UNITS else w.LANDING)

    def safe(self, side: int, shire: int, first: int, second: int) -> float:
        """How likely so many units of a side still hold a shire after the enemy's next turn."""
        chance = self.struck[side]
        if chance == 0.0:
            return 1.0
        enemies = self.strike(side, shire)
        if enemies == NO_UNITS:
            return 1.0
        if side == VIKING:
            held = forecast(first, second, enemies[0], enemies[1], self.call, VIKING, self.tile[shire])
            return 1.0 - chance * (1.0 - held.win)
        return 1.0 - chance * forecast(enemies[0], enemies[1], first, second, self.levy[shire], ENGLISH).win

    def strike(self, side: int, shire: int) -> tuple[int, int]:
        """The enemies, by faction, who can come to a shire that this side holds, in their next turn."""
        known = self._strikes[side].get(shire)
        if known is None:
            known = self._strike(side, shire)
            self._strikes[side][shire] = known
        return known

    def _strike(self, side: int, shire: int) -> tuple[int, int]:
        far = DISTANCE[shire]
        if self.lore is not None and side == ENGLISH and len(self.lore.ships) > 1:
            far = self._by_ship(shire, self.lore.ships)
        reach = w.STRIKE_RANGE[side]
        left = w.STRIKE_STACKS[side]
        first = second = 0
        for _, of_first, of_second, at in self.stacks(1 - side):
            if 0 < far[at] <= reach:
                first += of_first
                second += of_second
                left -= 1
                if left == 0:
                    break
        return first, second

    def _by_ship(self, shire: int, ships: list[int]) -> list[int]:
        """VX-8.3: steps to a shire from every other, where from any ship to any other is one step."""
        if not self._off:
            self._off = from_ships(ships)
        landed = self._off[shire] + 1
        return [min(by_land, landed + off) for by_land, off in zip(DISTANCE[shire], self._off, strict=True)]

    def stacks(self, side: int) -> list[tuple[int, int, int, int]]:
        """The stacks of a side, the largest first: units, by faction, and where."""
        known = self._stacks[side]
        if not known:
            first, second = (self.s.units[faction] for faction in FACTIONS_OF[side])
            hosts = self.s.hosts[side]
            known = [(n, first[at], second[at], at) for at, n in enumerate(hosts) if n]
            known.sort(reverse=True)
            self._stacks[side] = known
        return known

    # Where it is good to be

    def pull(self, shire: int) -> float:
        """How near a shire is to cities that this side may take next."""
        known = self._pulls.get(shire)
        if known is None:
            near = NEARNESS[shire]
            known = 0.0
            for city in self.enemy_cities:
                known += near[city]
            known *= w.PULL[self.side]
            self._pulls[shire] = known
        return known

    def is_enemy_city(self, city: int) -> bool:
        """Does the other side control this city (V-2.10)?"""
        viking = (self.s.hosts[VIKING][city] > 0 or self.tile[city] > 0) and self.s.hosts[ENGLISH][city] == 0
        return viking if self.side == ENGLISH else not viking

    # Battles

    def fight(self, shire: int, first: int, second: int, flags: int = 0) -> Forecast:
        """How an attack of this side on a shire is likely to end."""
        there = [units[shire] for units in self.s.units]
        if self.side == VIKING:
            return forecast(first, second, there[HOUSECARL], there[THEGN], self.levy[shire], ENGLISH, flags)
        flags |= self.tile[shire]
        if self.lore is not None:
            flags |= self.lore.wavering(shire)
        return forecast(there[NORSEMEN], there[BERSERKERS], first, second, self.call, VIKING, flags)

    def after(self, shire: int, result: Forecast) -> float:
        """What a shire is worth to this side when a battle there has been fought."""
        vikings = self.stand(VIKING, shire, *result.vikings)
        english = self.stand(ENGLISH, shire, *result.english)
        value = result.win * vikings - (1.0 - result.win) * english
        return value if self.side == VIKING else -value

    def settled(self, shire: int, vikings: tuple[int, int], english: tuple[int, int]) -> float:
        """What a shire is worth to this side when one of the two stands there, or nobody."""
        if vikings != NO_UNITS or (self.tile[shire] and english == NO_UNITS):
            value = self.stand(VIKING, shire, *vikings)
        else:
            value = -self.stand(ENGLISH, shire, *english)
        return value if self.side == VIKING else -value


def rounds_left(s: Vikings) -> int:
    """Rounds after this one that are likely to be played."""
    if treaty_is_signed(s):
        return max(0, s.params.treaty_round - s.round)
    if s.round >= s.params.treaty_round:
        return min(1, s.params.rounds - s.round)
    return s.params.treaty_round + 1 - s.round


def is_last_round(s: Vikings) -> bool:
    """Does the game end with this round, whatever is played?"""
    return s.round == s.params.rounds or (s.round >= s.params.treaty_round and treaty_is_signed(s))


def strike_chance(s: Vikings, holder: int, left: int) -> float:
    """How likely the enemy of a side strikes at a given place while it still matters."""
    chance = w.STRIKE[holder]
    if left == 0 and is_last_round(s):
        turns = turns_to_come(s, 1 - holder)
        if turns == 0:
            return 0.0
    return chance


def turns_to_come(s: Vikings, side: int) -> int:
    """Turns of a side that are still to be taken in this round, after the present one."""
    return sum(1 for faction in FACTIONS_OF[side] if s.bag >> faction & 1)
