"""What the modules of the Viking Age add to the table: fields and clones, no rules. The base game has none of it."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# Where a relic is (VX-5)
ON_SITE: Final = 0
CARRIED: Final = 1  # and 2: by the Norsemen, by the Berserkers
SPENT: Final = 3

# Where a Legend is (VX-6)
ASIDE: Final = 0
OPEN: Final = 1
TAKEN: Final = 2  # and 3: by the Vikings, by the English; its reward is still to come
CLAIMED: Final = 4  # and 5: the reward has been had

FACES: Final = 4  # hit, flee, command, blank: what a battle die may show


class Age:
    """What lies on the table for the modules, and what they remember."""

    def __init__(self) -> None:
        self.held: int = 0  # bits: cities that the Vikings control, as last settled
        self.taken: int = 0  # bits: cities that the active side has taken control of this turn
        # VX-1
        self.churches: int = 0  # bits: shires whose Church stands
        self.tiles: int = 0  # plundered Churches that the English keep
        self.spoils: list[int] = [0, 0]  # by Viking faction: bits of shires whose Church sends it units next turn
        self.forts: int = 0  # bits: shires with a Fort
        self.settlements: int = 0  # bits: shires with a Settlement
        self.fresh: int = 0  # bits: Settlements of this turn
        # VX-2
        self.kingdoms: int = 0  # bits: kingdoms whose power is the Vikings'
        self.spurred: int = 0  # bits: powers of kingdoms that have given their step
        # VX-3
        self.kings: list[int] = [NOBODY, NOBODY, NOBODY, NOBODY]  # by faction: its King; secret from the enemy
        self.kings_played: int = 0  # bits
        self.haste: int = 0  # steps that Burgred has still to give this turn
        # VX-4
        self.dice: list[int] = [0, 0, 0, 0]  # by faction: Rune or Prayer dice left this round
        # VX-5
        self.relics: list[int] = []
        # VX-6
        self.legends: list[int] = []
        self.wins: list[int] = [0, 0]  # by side: battles won this turn
        self.singer: int = NOBODY  # the faction that draws one card more this turn
        # VX-7
        self.epics: int = 0  # Epic cards in the Fyrd deck
        self.epic_pool: int = 0  # bits: Epic cards that these may be
        # VX-8
        self.ships: int = 0  # bits: shires with a ship
        # VX-9
        self.aboard: list[int] = [0, 0]  # by Viking faction: units with Lagertha off shore
        self.escort: int = NOBODY  # the Leader whose coasts are hers

    def clone(self) -> Age:
        """Equal to this one and independent of it."""
        other = Age()
        other.held = self.held
        other.taken = self.taken
        other.churches = self.churches
        other.tiles = self.tiles
        other.spoils = self.spoils[:]
        other.forts = self.forts
        other.settlements = self.settlements
        other.fresh = self.fresh
        other.kingdoms = self.kingdoms
        other.spurred = self.spurred
        other.kings = self.kings[:]
        other.kings_played = self.kings_played
        other.haste = self.haste
        other.dice = self.dice[:]
        other.relics = self.relics[:]
        other.legends = self.legends[:]
        other.wins = self.wins[:]
        other.singer = self.singer
        other.epics = self.epics
        other.epic_pool = self.epic_pool
        other.ships = self.ships
        other.aboard = self.aboard[:]
        other.escort = self.escort
        return other


class Fray:
    """What the modules remember of one battle."""

    def __init__(self) -> None:
        self.rolls: list[int] = [0, 0]  # by side: rolls made
        self.avenged: bool = False  # a plundered Church was spent (VX-1.4)
        self.aella: list[int] = [NOBODY, NOBODY]  # by side: the faction that played Aella
        self.shielded: list[int] = [0, 0]  # by side: Hits that Edmund has still to cancel
        self.cast: int = 0  # bits: factions that have added a Rune or Prayer die in this battle
        self.epic: int = NOBODY
        self.epic_cards: list[int] = []  # all that were turned
        self.broken: int = 0  # bits: sides whose ranks have broken (VX-7.17)
        self.traitor: int = NOBODY  # a faction of the attackers that fights for the defenders
        self.traitors: int = 0
        self.fallen: list[int] = [0, 0, 0, 0, 0]  # by kind: lost to Hits in this battle
        # the roll on the table
        self.casters: list[int] = []  # factions whose Rune or Prayer die is part of it
        self.faces: list[int] = []  # what those dice show
        self.thrown: list[int] = [0] * (5 * FACES)  # by kind, by face: battle dice
        self.kinds: list[int] = []  # kinds that have rolled
        self.again: int = 0  # dice that Aella may still roll again
        self.settled: list[int] = []  # what those show that he has rolled again: each once

    def clone(self) -> Fray:
        """Equal to this one and independent of it."""
        other = Fray()
        other.rolls = self.rolls[:]
        other.avenged = self.avenged
        other.aella = self.aella[:]
        other.shielded = self.shielded[:]
        other.cast = self.cast
        other.epic = self.epic
        other.epic_cards = self.epic_cards[:]
        other.broken = self.broken
        other.traitor = self.traitor
        other.traitors = self.traitors
        other.fallen = self.fallen[:]
        other.casters = self.casters[:]
        other.faces = self.faces[:]
        other.thrown = self.thrown[:]
        other.kinds = self.kinds[:]
        other.again = self.again
        other.settled = self.settled[:]
        return other
