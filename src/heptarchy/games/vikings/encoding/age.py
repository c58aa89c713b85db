"""The modules of the Viking Age in numbers: planes for those that are played, after the planes of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.age_dice import read_dice
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.table.age import ASIDE, FACES, NOBODY, Age, Fray
from heptarchy.games.vikings.table.modules import (
    EPIC_BATTLES,
    KINGDOMS,
    KINGS,
    LAND_AND_GODS,
    LEGENDARY,
    LEGENDS,
    RELICS,
    RUNES,
    SHIPS,
)
from heptarchy.games.vikings.table.state import SHIRE_COUNT, Vikings
from heptarchy.kit.encoding import Encoding, count_bits, write_bits, write_counts

if TYPE_CHECKING:
    from heptarchy.kit.row import Row
KINGS_IN_ALL: Final = len(ta.KING_KEYS)
RELIC_STATES: Final = 4
LEGEND_STATES: Final = 5
DIE_FACES: Final = len(ta.RUNE_FACES)


class AgePlanes:
    """What the modules add. A module that is not played has no planes."""

    def __init__(self, whole: Encoding, modules: int) -> None:
        self.modules = modules
        plane = whole.plane
        if modules & LAND_AND_GODS:
            self.churches_at = plane("churches", (SHIRE_COUNT,), "1 for each shire whose Church stands")
            self.forts_at = plane("forts", (SHIRE_COUNT,), "1 for each shire with a Fort")
            self.settlements_at = plane("settlements", (SHIRE_COUNT,), "1 for each shire with a Settlement")
            self.tiles_at = plane("tiles", (2,), "plundered Churches that the English keep, tiles left, tenths")
        if modules & KINGDOMS:
            self.kingdoms_at = plane("kingdoms", (4,), "1 for each kingdom whose power is the Vikings'")
            self.spurred_at = plane("spurred", (4,), "1 for each whose power has given its step")
        if modules & KINGS:
            self.kings_at = plane("kings", (4, KINGS_IN_ALL), "1 for the King of each faction whose King one sees")
            self.holds_king_at = plane("holds_king", (4,), "1 for each faction that holds a King")
            self.kings_played_at = plane("kings_played", (KINGS_IN_ALL,), "1 for each King played")
            self.haste_at = plane("haste", (1,), "steps that Burgred has still to give, quarters")
        if modules & RUNES:
            self.dice_at = plane("dice", (4,), "Rune or Prayer dice left by faction, halves")
        if modules & RELICS:
            self.relics_at = plane(
                "relics", (len(ta.RELICS), RELIC_STATES), "1 at: on its site, with Norsemen, with Berserkers, spent"
            )
        if modules & LEGENDS:
            self.legends_at = plane(
                "legends",
                (len(ta.LEGEND_KEYS), LEGEND_STATES),
                "1 at: open, the Vikings', the English's, the Vikings' and claimed, the English's and claimed",
            )
            self.wins_at = plane("wins", (2,), "battles won this turn by side, thirds")
        if modules & EPIC_BATTLES:
            self.epics_at = plane("epics", (1,), "Epic cards in the Fyrd deck, thirds")
            self.epic_pool_at = plane("epic_pool", (len(ta.EPIC_KEYS),), "1 for each that these may be")
        if modules & SHIPS:
            self.ships_at = plane("ships", (SHIRE_COUNT,), "1 for each shire with a ship")
        if modules & LEGENDARY:
            self.lagertha_at = plane("lagertha", (2,), "Norsemen and Berserkers with Lagertha off shore, tenths")
        self.fray_at = plane(
            "fray",
            (6,),
            "in a battle: 1 if a plundered Church was spent, Aella by side, Hits that Edmund cancels by side, 1 if "
            "the dice are still to be read",
        )
        self.epic_at = plane("epic", (len(ta.EPIC_KEYS),), "1 for the Epic card of the battle")
        self.traitor_at = plane("traitor", (4,), "1 for the faction that turned traitor")
        self.cast_at = plane("cast", (4, DIE_FACES + 1), "1 for each Rune or Prayer die in the roll: thrown, its face")
        self.thrown_at = plane("thrown", (len(t.UNIT_KINDS), FACES), "battle dice on the table by face, thirds")

    def write(self, s: Vikings, seat: int, out: Row, at: int) -> None:
        """VX: what lies on the table; VX-3.1: the Kings of one's own side."""
        age = s.age
        assert age is not None
        modules = self.modules
        if modules & LAND_AND_GODS:
            write_bits(age.churches, out, at + self.churches_at)
            write_bits(age.forts, out, at + self.forts_at)
            write_bits(age.settlements, out, at + self.settlements_at)
            out[at + self.tiles_at] = age.tiles / 10.0
            out[at + self.tiles_at + 1] = (s.params.fort_tiles - count_bits(age.forts | age.settlements)) / 10.0
        if modules & KINGDOMS:
            write_bits(age.kingdoms, out, at + self.kingdoms_at)
            write_bits(age.spurred, out, at + self.spurred_at)
        if modules & KINGS:
            self.write_kings(s, age, seat, out, at)
        if modules & RUNES:
            write_counts(age.dice, 2.0, out, at + self.dice_at)
        if modules & RELICS:
            for relic, place in enumerate(age.relics):
                out[at + self.relics_at + relic * RELIC_STATES + place] = 1.0
        if modules & LEGENDS:
            for legend, place in enumerate(age.legends):
                if place != ASIDE:
                    out[at + self.legends_at + legend * LEGEND_STATES + place - 1] = 1.0
            write_counts(age.wins, 3.0, out, at + self.wins_at)
        if modules & EPIC_BATTLES:
            out[at + self.epics_at] = age.epics / 3.0
            write_bits(age.epic_pool, out, at + self.epic_pool_at)
        if modules & SHIPS:
            write_bits(age.ships, out, at + self.ships_at)
        if modules & LEGENDARY:
            write_counts(age.aboard, 10.0, out, at + self.lagertha_at)
        if s.battle is not None and s.battle.fray is not None:
            self.write_fray(s, s.battle.fray, out, at)

    def write_kings(self, s: Vikings, age: Age, seat: int, out: Row, at: int) -> None:
        """VX-3.1: which Kings one's own side holds; of the enemy only that they hold one."""
        for faction in range(4):
            king = age.kings[faction]
            if king != NOBODY:
                out[at + self.holds_king_at + faction] = 1.0
                if s.owner[faction] == seat or s.owner[t.ALLY_OF[faction]] == seat:
                    out[at + self.kings_at + faction * KINGS_IN_ALL + king] = 1.0
        write_bits(age.kings_played, out, at + self.kings_played_at)
        out[at + self.haste_at] = age.haste / 4.0

    def write_fray(self, s: Vikings, fray: Fray, out: Row, at: int) -> None:
        """VX: what the modules do in the battle being fought."""
        base = at + self.fray_at
        out[base] = 1.0 if fray.avenged else 0.0
        for side in range(2):
            out[base + 1 + side] = 1.0 if fray.aella[side] >= 0 else 0.0
            out[base + 3 + side] = float(fray.shielded[side])
        out[base + 5] = 1.0 if read_dice in s.agenda else 0.0
        if fray.epic >= 0:
            out[at + self.epic_at + fray.epic] = 1.0
        if fray.traitor >= 0:
            out[at + self.traitor_at + fray.traitor] = 1.0
        shown = len(fray.faces)
        for place, faction in enumerate(fray.casters):
            cast = at + self.cast_at + faction * (DIE_FACES + 1)
            out[cast] = 1.0
            if place < shown:
                out[cast + 1 + fray.faces[place]] = 1.0
        for kind in fray.kinds:
            for face in range(FACES):
                out[at + self.thrown_at + kind * FACES + face] = fray.thrown[kind * FACES + face] / 3.0
