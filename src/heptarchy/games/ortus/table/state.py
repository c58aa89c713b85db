"""What is on the table in Ortus Regni: fields and clone, no rules.

Lists of counts go by house and type, `house * KINDS + type`. A house is an Earl's seat; in a Rebellion the King's is
the one after the last Earl's. Lists within lists, and those that `clone` does not copy, are replaced, never changed:
clones share them (`cards.raised`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.data.tables import NOBODY
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.games.ortus.data.params import Params
    from heptarchy.games.ortus.table.seen import Mode, Season, Variant
    from heptarchy.kernel.fate import Rng

# Variants
BASE: Final = 0
HEATHEN: Final = 1
WESSEX: Final = 2  # a season of the campaign
REBELLION: Final = 3
VARIANTS: Final[tuple[Variant, ...]] = ("base", "heathen", "wessex", "rebellion")

# Modes of a Rebellion (RB-1)
SOLO: Final = 0
COOPERATIVE: Final = 1
SEMI: Final = 2
MODES: Final[tuple[Mode, ...]] = ("solo", "cooperative", "semi")

# When the King, unable to reach a Palace, besieges a Castle instead (RB-47)
LAST_RESORT: Final = 0
FIRST_RESORT: Final = 1
NEVER: Final = 2
RESORTS: Final = ("last", "first", "never")

# What is attacked (OR-12.1)
ON_TOWERS: Final = 0
ON_PROPERTIES: Final = 1  # a Raid
ON_SEAT: Final = 2  # a Siege
ON_VILLAGES: Final = 3  # OV-11
ON_THANES: Final = 4  # OV-12

# What politics aims at (OR-13.1, OR-13.6)
AT_LORD: Final = 0
AT_MERCENARY: Final = 1
AT_HAND: Final = 2
AT_PROPERTIES: Final = 3
AT_POOL: Final = 4

# How a Mercenary is written: his colour, and how many of each Army kind are his Garrison
MERC_INFANTRY: Final = 8
MERC_KNIGHT: Final = 8 * 64

# How a Tower came: a bit for each Earl who knows that it came from a Hand he has seen; and one for those that were
# bought, which no deck held (WX-34)
BOUGHT: Final = 1 << 8
AGED: Final = 1 << 9  # it stood when its owner last shuffled his discards into his deck (OR-16.3)


class Force:
    """One side of a battle: what it has fielded (OR-12.6)."""

    def __init__(self) -> None:
        self.hand: list[int] = [0, 0, 0, 0]  # by FIELDED_TYPES: cards from the Hand
        self.army: list[int] = [0, 0]  # from the Pool; the horde's Vikings and Chieftains
        self.lords: list[int] = []  # Fiefs whose Lords have come
        self.mercs: list[int] = []  # places in the row of Mercenaries
        self.king: int = 0  # the King card
        self.royal: list[int] = [0, 0]  # Royal Army
        self.levies: int = 0  # Royal Infantry of the automated King (RB-16)
        self.strength: int = 0
        self.damage: int = 0  # that it still has to take
        self.filled: list[int] = []  # what is full of damage: units as `casualties` writes them

    def clone(self) -> Force:
        """A force equal to this one and independent of it."""
        other = Force()
        other.hand = self.hand[:]
        other.army = self.army[:]
        other.lords = self.lords[:]
        other.mercs = self.mercs[:]
        other.king = self.king
        other.royal = self.royal[:]
        other.levies = self.levies
        other.strength = self.strength
        other.damage = self.damage
        other.filled = self.filled[:]
        return other


class Battle:
    """A battle being fought (OR-12)."""

    def __init__(self) -> None:
        self.attacker: int = 0  # a house, or VIKINGS
        self.defender: int = 0
        self.director: int = 0  # who decides for the attackers: the attacker, or who controls the Vikings
        self.aim: int = ON_TOWERS
        self.fief: int = NOBODY
        self.result: int = NOBODY  # of the Battle card; none drawn: the defence fielded nothing
        self.card: int = NOBODY  # the Battle card as drawn
        self.points: int = 0  # damage that reached the target and is not used yet
        self.through: int = 0  # damage past the fielded defenders
        self.fell: int = 0  # whether the seat fell
        self.captured: list[int] = []  # Fiefs whose Lords are captured
        self.captor: int = NOBODY
        self.lords_fate: int = NOBODY  # OV-9, older form: the second Battle card
        self.forces: list[Force] = [Force(), Force()]  # attacker's, defender's; OV-16: then their allies'
        self.allies: list[int] = []  # OV-16: the attacker's ally, the defender's; NOBODY where there is none

    def clone(self) -> Battle:
        """A battle equal to this one and independent of it."""
        other = Battle()
        other.attacker = self.attacker
        other.defender = self.defender
        other.director = self.director
        other.aim = self.aim
        other.fief = self.fief
        other.result = self.result
        other.card = self.card
        other.points = self.points
        other.through = self.through
        other.fell = self.fell
        other.captured = self.captured[:]
        other.captor = self.captor
        other.lords_fate = self.lords_fate
        other.forces = [force.clone() for force in self.forces]
        other.allies = self.allies
        return other


class Plot:
    """A Treachery or an Intrigue, and the struggle about it (OR-13)."""

    def __init__(self) -> None:
        self.card: int = 0  # Treachery or Intrigue
        self.actor: int = 0
        self.target: int = NOBODY
        self.aim: int = AT_LORD
        self.fief: int = NOBODY
        self.merc: int = NOBODY  # place in the target's row
        self.takes: list[int] = []  # Property cards, or Army kinds
        self.answers: int = 0  # Allies and Vassals played so far
        self.served: list[int] = []  # Fiefs whose Vassal Lords have served

    def clone(self) -> Plot:
        """A plot equal to this one and independent of it."""
        other = Plot()
        other.card = self.card
        other.actor = self.actor
        other.target = self.target
        other.aim = self.aim
        other.fief = self.fief
        other.merc = self.merc
        other.takes = self.takes[:]
        other.answers = self.answers
        other.served = self.served[:]
        return other


class Joust:
    """A Joust (OR-14)."""

    def __init__(self) -> None:
        self.riders: list[int] = []  # who takes part, from the caller on
        self.from_fief: list[int] = []  # by rider: where his ante lay
        self.antes: list[int] = []  # by rider: the Property
        self.deck: list[int] = []  # No Luck, Vassals, Princes left; secret
        self.hands: list[list[int]] = []  # by rider, the same; secret
        self.thrown: list[list[int]] = []  # by rider: cards tilted away; secret
        self.wilds: list[list[int]] = []  # by rider: Champions as Vassal, as Prince
        self.shown: bool = False  # whether all hands lie open
        self.tied: list[int] = []  # riders who draw for it
        self.best: int = -1  # the best single card of the tied so far
        self.declared: list[int] = []  # a Conclave (OV-14): by rider the hand that he declared, -1 not yet
        self.accuses: list[int] = []  # by rider: the house that he accuses, NOBODY for none, -2 not yet

    def clone(self) -> Joust:
        """A Joust equal to this one and independent of it."""
        other = Joust()
        other.riders = self.riders[:]
        other.from_fief = self.from_fief[:]
        other.antes = self.antes[:]
        other.deck = self.deck[:]
        other.hands = self.hands[:]
        other.thrown = self.thrown[:]
        other.wilds = self.wilds[:]
        other.shown = self.shown
        other.tied = self.tied[:]
        other.best = self.best
        other.declared = self.declared[:]
        other.accuses = self.accuses[:]
        return other


class Draft:
    """A draft of decks (OV-15)."""

    def __init__(self) -> None:
        self.round: int = 0
        self.pool: list[int] = []  # by type: not dealt yet; secret
        self.packs: list[list[int]] = []  # by house, by type; secret
        self.aside: list[int] = [0] * 15  # by type: the last of the packs; secret

    def clone(self) -> Draft:
        """A draft equal to this one and independent of it."""
        other = Draft()
        other.round = self.round
        other.pool = self.pool[:]
        other.packs = self.packs[:]
        other.aside = self.aside[:]
        return other


class Ortus(State):
    """A game of Ortus Regni, or a season of a campaign."""

    def __init__(self, params: Params, bare: bool = False) -> None:
        super().__init__(SPACE, bare)
        self.params = params
        if bare:
            return
        self.variant: int = BASE
        self.houses: int = 0  # Earls, and the automated King
        self.round: int = 0
        self.active: int = NOBODY  # whose turn it is; VIKINGS in theirs
        self.start: int = 0  # who leads the round
        self.acted: bool = False  # whether the Action of this turn is taken
        self.concede: bool = False  # whether Earls may concede (OR-5.9)
        self.mulligans: bool = False  # whether an opening Hand may be drawn anew (OV-3)
        self.turns: list[int] = []  # by house: turns begun
        self.out: list[bool] = []  # by house: eliminated
        self.off_table: list[bool] = []  # by house: without a Fief, and has paid for it (GHA-7)
        # Earl cards, by house and type
        self.hand: list[int] = []  # secret
        self.deck: list[int] = []  # secret
        self.pile: list[int] = []  # discards
        self.tray: list[int] = []  # secret
        self.gone: list[int] = []  # out of the game; replaced, never changed
        self.revealed: list[int] = []  # most copies that lay open when discards were shuffled in again (OR-16.3)
        self.fresh: list[int] = []  # by house: cards drawn since then
        # Earldoms
        self.holder: list[int] = []  # by Fief: the house, or NOBODY while its seat is not on the table
        self.lord: list[int] = []  # by Fief: his type
        self.props: list[list[int]] = []  # by Fief: cards, older first
        self.fiefs: list[list[int]] = []  # by house: older first
        self.towers: list[list[int]] = []  # by house: types, older first; secret
        self.tower_marks: list[list[int]] = []  # by house: how each came
        self.mercs: list[list[int]] = []  # by house, older first
        self.pool: list[int] = []  # by house and Army kind
        self.banners: list[int] = []  # by house
        self.royal: list[int] = [0, 0]  # Royal Army of the King card's holder
        self.king: int = NOBODY  # who holds the King card
        # The middle
        self.army: list[int] = [0, 0]
        self.army_pile: list[int] = [0, 0]
        self.raiders: list[int] = [0, 0]
        self.raider_pile: list[int] = [0, 0]
        self.horde: list[int] = [0, 0]
        self.battle_deck: list[int] = [0, 0, 0, 0]
        self.bag: list[int] = []  # by house
        self.emissaries: list[int] = []  # by house: Vassals, Monks
        self.black: int = 0  # markers out
        self.white: bool = False
        self.arrived: bool = False
        # What seats have seen of Hands: by viewer and house (`viewer * houses + house`)
        self.seen: list[list[int]] = []  # by type: cards that must still be in the Hand or in later Towers; secret
        self.seen_size: list[int] = []  # how many cards were seen, less all that have left since; -1: never looked
        # What is under way
        self.battle: Battle | None = None
        self.plot: Plot | None = None
        self.joust: Joust | None = None
        self.draft: Draft | None = None
        self.choice: int = 0  # a type or card that is being placed
        self.advisors: list[int] = []  # by house (OV-18)
        self.kept: int = 0  # a bit a seat: who keeps the deck of the game before (OV-2)
        self.common: list[int] = []  # by type: what every deck holds (OV-13)
        self.building: list[int] = []  # by house: types settled of a deck being built; secret
        # Rebellion
        self.mode_of_play: int = SOLO
        self.banquet_answers: bool = False  # whether a Banquet appeases the King (RB-66)
        self.castle_fallback: int = LAST_RESORT
        self.liege: int = NOBODY  # the automated King's house while he stands
        self.levies: int = 0  # his Royal Infantry
        self.mind: list[int] = []  # by type
        self.mind_pile: list[int] = []
        self.fall_round: int = 0  # the round in which he fell
        self.prey: int = NOBODY  # the Earl whose cube was drawn as his target
        self.tried: int = 0  # bits: Earls whom the King has looked at this turn
        self.wish: int = NOBODY  # the King's Joust card
        # Wessex
        self.votes: list[int] = []  # by house: how he voted, -1 not yet
        self.legacy: list[int] = []  # by house: points still to be spent
        self.bought: list[int] = []  # (replaced) by house and type: cards bought, those used as Towers left out
        # Modules
        self.villages: list[int] = []  # by house (OV-11)
        self.thanes_home: list[int] = []  # by house (OV-12)
        self.thanes_out: list[int] = []  # by house
        self.thanes_set: bool = False  # whether the active Earl has moved his Thanes this turn
        self.thanes_lead: bool = False  # whether he had strictly most out when it began
        self.shared_deck: list[int] = []  # by type (OV-19); secret
        self.shared_open: list[int] = []  # types of the cards that lie open
        self.shared_pile: list[int] = []  # by type

    def clone(self) -> Ortus:
        """A state equal to this one and independent of it."""
        other = Ortus(self.params, bare=True)
        self.copy_table(other)
        other.variant = self.variant
        other.houses = self.houses
        other.round = self.round
        other.active = self.active
        other.start = self.start
        other.acted = self.acted
        other.concede = self.concede
        other.mulligans = self.mulligans
        other.turns = self.turns
        other.out = self.out
        other.off_table = self.off_table
        other.hand = self.hand[:]
        other.deck = self.deck[:]
        other.pile = self.pile[:]
        other.tray = self.tray[:]
        other.gone = self.gone
        other.revealed = self.revealed
        other.fresh = self.fresh
        other.holder = self.holder[:]
        other.lord = self.lord[:]
        other.props = self.props[:]
        other.fiefs = self.fiefs[:]
        other.towers = self.towers[:]
        other.tower_marks = self.tower_marks[:]
        other.mercs = self.mercs[:]
        other.pool = self.pool[:]
        other.banners = self.banners
        other.royal = self.royal
        other.king = self.king
        other.army = self.army[:]
        other.army_pile = self.army_pile[:]
        other.raiders = self.raiders
        other.raider_pile = self.raider_pile
        other.horde = self.horde
        other.battle_deck = self.battle_deck
        other.bag = self.bag
        other.emissaries = self.emissaries
        other.black = self.black
        other.white = self.white
        other.arrived = self.arrived
        other.seen = self.seen[:] if self.seen else self.seen
        other.seen_size = self.seen_size[:] if self.seen_size else self.seen_size
        other.battle = None if self.battle is None else self.battle.clone()
        other.plot = None if self.plot is None else self.plot.clone()
        other.joust = None if self.joust is None else self.joust.clone()
        other.draft = None if self.draft is None else self.draft.clone()
        other.choice = self.choice
        other.advisors = self.advisors[:] if self.advisors else self.advisors
        other.kept = self.kept
        other.common = self.common
        other.building = self.building[:] if self.building else self.building
        other.mode_of_play = self.mode_of_play
        other.banquet_answers = self.banquet_answers
        other.castle_fallback = self.castle_fallback
        other.liege = self.liege
        other.levies = self.levies
        other.mind = self.mind[:] if self.mind else self.mind
        other.mind_pile = self.mind_pile[:] if self.mind_pile else self.mind_pile
        other.fall_round = self.fall_round
        other.prey = self.prey
        other.tried = self.tried
        other.wish = self.wish
        other.votes = self.votes[:] if self.votes else self.votes
        other.legacy = self.legacy[:] if self.legacy else self.legacy
        other.bought = self.bought
        other.villages = self.villages[:] if self.villages else self.villages
        other.thanes_home = self.thanes_home[:] if self.thanes_home else self.thanes_home
        other.thanes_out = self.thanes_out[:] if self.thanes_out else self.thanes_out
        other.thanes_set = self.thanes_set
        other.thanes_lead = self.thanes_lead
        other.shared_deck = self.shared_deck[:]
        other.shared_open = self.shared_open[:]
        other.shared_pile = self.shared_pile[:]
        return other

    def view(self, seat: int | None) -> Season:
        """What this seat may see."""
        from heptarchy.games.ortus.table.view import view

        return view(self, seat)

    def redeal(self, seat: int, rng: Rng) -> Ortus:
        """A state that fits all this seat knows."""
        from heptarchy.games.ortus.table.imagine import redeal

        return redeal(self, seat, rng)
