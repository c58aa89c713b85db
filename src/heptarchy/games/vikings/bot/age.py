"""What the modules of the Viking Age change in a position, as far as a bot reads them (VX)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot import weights_age as wa
from heptarchy.games.vikings.bot.forecast import FORTIFIED, SETTLED, WAVERING
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import ENGLISH, FYRD, IS_CITY, NORSEMEN, RAGNAR, VIKING
from heptarchy.games.vikings.forts import shires_in
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.kingdoms import has_power, has_spur
from heptarchy.games.vikings.table.age import ON_SITE
from heptarchy.games.vikings.table.modules import KINGDOMS, KINGS, LAND_AND_GODS, LEGENDARY, RELICS, SHIPS
from heptarchy.games.vikings.table.state import SHIRE_COUNT, Vikings
from heptarchy.games.vikings.units import is_viking_controlled

NO_WORTH: Final[list[float]] = [0.0] * SHIRE_COUNT
NO_BITS: Final[list[int]] = [0] * SHIRE_COUNT


class Lore:
    """What lies on the table for the modules that a bot knows, in the measures of its outlook."""

    def __init__(self, s: Vikings, side: int, knows: int, rounds_left: int) -> None:
        self.s = s
        self.side = side
        self.knows = knows
        self.rounds_left = rounds_left
        self.levy = [w.FYRD_COME if city else 0.0 for city in IS_CITY]
        self.call = 0.0
        self.more = [0.0] * SHIRE_COUNT
        self.prize = [0.0] * SHIRE_COUNT
        self.tile = [0] * SHIRE_COUNT
        self.ships: list[int] = []
        if knows & KINGDOMS:
            self._read_kingdoms()
        if knows & RELICS:
            self._read_relics()
        if knows & LAND_AND_GODS:
            self._read_churches()
        if knows & SHIPS:
            self.ships = shires_in(the_age(s).ships)

    # War for Land and Gods

    def _read_churches(self) -> None:
        """VX-1: Churches that stand, tiles that the English have, Forts and Settlements."""
        s = self.s
        age = the_age(s)
        left = age.churches.bit_count()
        if left:
            prize = wa.PLUNDER_UNIT - wa.TILE + wa.LAST_CHURCH / left**wa.CHURCHES_LEFT
            for shire in ta.CHURCHES:
                if age.churches >> shire & 1:
                    self.prize[shire] = prize / 2
        for shire in shires_in(age.forts):
            self.tile[shire] = FORTIFIED
        for shire in shires_in(age.settlements):
            self.tile[shire] = SETTLED
        if age.tiles:
            self.call = w.FYRD_COME * wa.CALLED * min(1.0, age.tiles / wa.CALLED_TILES)
            self.levy = [min(fyrd + self.call, float(s.stock[FYRD])) for fyrd in self.levy]

    def tile_worth(self, shire: int) -> float:
        """VX-1.9: what the Norsemen are worth whom a tile there will send."""
        turns = self.rounds_left + (self.s.bag >> NORSEMEN & 1)
        if self.tile[shire] == FORTIFIED:
            turns -= 1  # it has to be settled first
        return wa.SETTLER * max(0, turns)

    def barriers(self, enemies: list[int]) -> list[int]:
        """VX-1.10: a Fort or Settlement bars the way of the English like a unit."""
        if not any(self.tile):
            return enemies
        return [n + 1 if tile else n for n, tile in zip(enemies, self.tile, strict=True)]

    # The others

    def _read_kingdoms(self) -> None:
        """VX-2: a city is worth more where it gives a kingdom's power to the one side or the other."""
        s = self.s
        for kingdom, cities in enumerate(ta.KINGDOM_CITIES):
            held = [city for city in cities if is_viking_controlled(s, city)]
            missing = ta.KINGDOM_THRESHOLDS[kingdom] - len(held)
            power = wa.POWER[kingdom] * self.rounds_left
            for city in cities:
                if city in held:
                    further = missing if missing > 0 else -missing
                else:
                    further = missing - 1 if missing > 0 else 1 - missing
                self.more[city] += power * wa.FAR_POWER**further
        for city in ta.KINGDOM_CITIES[ta.NORTHUMBRIA]:
            self.levy[city] += s.params.kingdom_fyrd if has_power(s, ENGLISH, ta.NORTHUMBRIA) else 0
        for city in ta.KINGDOM_CITIES[ta.MERCIA]:
            self.levy[city] -= s.params.kingdom_fyrd if has_power(s, VIKING, ta.MERCIA) else 0

    def _read_relics(self) -> None:
        """VX-5.2: a relic brings Fyrd to its site. That it may be carried off moves no army: it helps one roll."""
        s = self.s
        for relic, site in enumerate(ta.RELIC_SITES):
            if the_age(s).relics[relic] == ON_SITE:
                self.levy[site] += s.params.relic_fyrd

    def steps(self, leading: bool) -> int:
        """VX-2.2, VX-3.13: steps that a Leader or an army of the active side could have besides its own."""
        s = self.s
        if s.side != self.side:
            return 0
        more = the_age(s).haste if self.knows & KINGS else 0
        if self.knows & KINGDOMS and has_spur(s, ta.EAST_ANGLIA if leading else ta.MERCIA, 0 if leading else -1):
            more += s.params.kingdom_steps
        return more

    def wavering(self, shire: int) -> int:
        """VX-9.1: the English waver where Ragnar fights."""
        return WAVERING if self.knows & LEGENDARY and self.s.leader_at[RAGNAR] == shire else 0
