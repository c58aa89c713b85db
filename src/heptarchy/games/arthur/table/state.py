"""What is on the table in Age of Arthur: fields and clone, no rules.

Lists within lists, and those that `clone` does not copy, are replaced, never changed: clones share them.
Claims go by what is claimed, as bits of the seats that claim it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.games.arthur.data.params import Params
    from heptarchy.games.arthur.table.seen import Battles, Cause, Decided, People, View
    from heptarchy.games.dba.data.params import Params as BattleParams
    from heptarchy.kernel.fate import Rng

NOBODY: Final = -1
OFF_MAP: Final = -2  # AA-2.3: a province of a kingdom that is not in play

# Peoples of rulers and of provinces
BRITISH: Final = 0
SAXON: Final = 1
IRISH: Final = 2  # of provinces only
PEOPLE_KEYS: Final[tuple[People, ...]] = ("british", "saxon", "irish")

# A raid mark, in threes
MARKS: Final = 3  # the raider's seat, the province, where his raiders come from (`levy.Source`)

# A Long Ships or Irish Scourge card on the map, in threes
SHIPS: Final = 3  # the card, its player's seat, the province


# An offer in a war, in fours
OFFERS: Final = 4  # the side of its C-in-C, to whom, the promise (an action), the answer: -1 none yet, 0 no, 1 yes

# A claim that is to be renounced by word given (AA-22.7), in fours
PLEDGES: Final = 4  # who gave it, to whom, the promise (an action), his own turns that it may still take

# A war that waits for the end of the round (AA-26.1), in fours
WAITING: Final = 4  # the declarer, the enemy, what it is over, which one

# How battles are fought (AA-21)
TABLE: Final = 0
BOTS: Final = 1
EACH: Final = 2
QUICK: Final = 3
BATTLE_KEYS: Final[tuple[Battles, ...]] = ("table", "bots", "each", "quick")

# A ruler who is dead, in fours
GRAVES: Final = 4  # the seat, the people that he was born to, the round in which he died, the cause
CAUSE_KEYS: Final[tuple[Cause, ...]] = ("fall", "bell", "assassin", "knives", "usurper", "battle", "siege")
FALL: Final = 0
BELL: Final = 1
DAGGER: Final = 2
KNIVES: Final = 3
USURPER: Final = 4
IN_BATTLE: Final = 5
IN_SIEGE: Final = 6

# Wars that were settled, by how they were decided (AA-21.7): counted apart
TALLY_KEYS: Final[tuple[Decided, ...]] = ("fought", "quick", "sieges")

# What a war is over
LAND: Final = 0
TITLE: Final = 1
THRONE: Final = 2
FAITH: Final = 3  # Cast Out the Saxons! needs no claim

# How a war ended
UNDECIDED: Final = -1
DRAWN: Final = 2  # else the side that has won


class War:
    """A war from its declaration to its settlement (AA-9 to AA-11). Side 0 is the one that declared it."""

    def __init__(self, declarer: int, enemy: int) -> None:
        self.declarer = declarer
        self.enemy = enemy
        self.over: int = LAND
        self.thing: int = 0  # the province, title or throne it is over
        self.claimant: int = NOBODY  # whose claim that is
        self.chief: list[int] = [declarer, enemy]  # by side: its C-in-C
        self.side: list[int] = []  # by seat; NOBODY: not in this war
        self.parted: list[int] = []  # the sides as they were before a second war was declared (AA-9.5)
        self.no_second: bool = False  # a second war was void: there is no other
        self.left: list[bool] = []  # by seat: has gone home from the siege
        self.siege: bool = False
        self.round: int = 0  # of the siege
        self.scores: list[int] = [0, 0]  # of this round, by side
        self.strength: list[int] = [0, 0]  # by side: elements that count (AA-10.2)
        self.lost: list[int] = []  # by seat: elements lost in the siege
        self.dead: list[int] = []  # seats whose rulers have died in it, in order
        self.winner: int = UNDECIDED
        self.fought: int = NOBODY  # how its battle was fought (AA-21); NOBODY: not yet, or not at all
        self.offers: list[int] = []  # in fours
        self.lords: list[int] = []  # by seat: its lord when the war was declared (AA-14.6)
        # Settlement (AA-11)
        self.owners: list[int] = []  # by province: its owner when the war ended
        self.holders: list[int] = []  # by title
        self.oaths: list[int] = []  # in twos: a vassal to be, and who claims his throne (AA-25.3)
        self.prize: int = LAND  # what is being rolled for
        self.prize_thing: int = 0
        self.rivals: list[int] = []  # who claims it and has not stood back

    def clone(self) -> War:
        """A war equal to this one and independent of it."""
        other = War(self.declarer, self.enemy)
        other.over = self.over
        other.thing = self.thing
        other.claimant = self.claimant
        other.chief = self.chief[:]
        other.side = self.side[:]
        other.parted = self.parted
        other.no_second = self.no_second
        other.left = self.left[:]
        other.siege = self.siege
        other.round = self.round
        other.scores = self.scores[:]
        other.strength = self.strength[:]
        other.lost = self.lost[:]
        other.dead = self.dead[:]
        other.winner = self.winner
        other.fought = self.fought
        other.offers = self.offers
        other.lords = self.lords
        other.owners = self.owners
        other.holders = self.holders
        other.oaths = self.oaths
        other.prize = self.prize
        other.prize_thing = self.prize_thing
        other.rivals = self.rivals[:]
        return other


class Campaign(State):
    """Everything that decides what may happen next, and nothing else."""

    def __init__(self, params: Params, battle_params: BattleParams, bare: bool = False) -> None:
        super().__init__(SPACE, bare)
        self.params = params
        self.battle_params = battle_params
        if bare:  # `clone` fills it
            return
        self.kingdom: list[int] = []  # by seat; never changes
        self.order: list[int] = []  # AA-2.1: seats as they sit round the table; the first begins every round
        self.round: int = 0  # 0 during set-up
        self.turn: int = 0  # AA-9.4: turns begun since the campaign began
        self.active: int = 0  # the seat whose turn it is
        self.played: list[int] = []  # base cards and their kin already used this turn (AA-3.4)
        # Land
        self.owner: list[int] = []  # by province: a seat, NOBODY, OFF_MAP
        self.heir_of: list[int] = []  # by province: who lost it through AA-13.3; NOBODY if nobody did
        self.population: list[int] = []  # by province
        self.warlords: list[int] = []  # by province: Warlord cards that lie there
        self.raids: list[int] = []  # marks, in threes
        self.ships: list[int] = []  # Long Ships and Irish Scourge, in threes
        # Rulers
        self.people: list[int] = []  # by seat
        self.auxilia: list[int] = []  # by seat: pedyt of the base army that are Auxilia (AA-7.2)
        self.lord: list[int] = []  # by seat: NOBODY if it has none
        self.reign: list[int] = []  # by seat: the number of its ruler, the first is 1
        self.blood: list[int] = []  # by seat: the people that its ruler was born to
        self.graves: list[int] = []  # dead rulers, in fours, in the order of their deaths
        self.lying: list[list[int]] = []  # by seat: cards that lie before it
        self.lost: list[int] = []  # what a dead ruler has lost and his heir may claim (AA-25.2): provinces, titles
        self.holder: list[int] = []  # by title
        self.crowned: list[int] = []  # by title: the round in which its holder took it (AA-29.2)
        # Claims, as bits of seats
        self.claims: list[int] = []  # by province
        self.title_claims: list[int] = []  # by title
        self.throne_claims: list[int] = []  # by seat whose throne it is
        self.throne_cards: list[int] = []  # by throne and claimant: the card that made the claim
        # Cards
        self.hands: list[list[int]] = []  # by seat: Winds cards, in order of their number; secret
        self.aside: list[list[int]] = []  # by seat: cards that Merlin has set aside; open (AA-C-R5)
        self.deck: list[int] = []  # by card: copies left; no order: a draw is fate's
        self.discard: list[int] = []  # by card: open
        self.gone: list[int] = []  # by card: out of the game
        self.known: list[list[int]] = []  # by seat and owner: cards that a seat knows in another's hand
        self.taking: int = NOBODY  # the card that Merlin is about to take in a swap
        self.expendables: int = 0
        self.lots: list[int] = []  # by seat: dice of those who are tied (AA-12.2)
        # Given words (AA-22.7)
        self.pledges: list[int] = []  # claims that are to be renounced, in fours
        self.kept: list[int] = []  # by giver and to whom: words kept
        self.broken: list[int] = []  # and broken
        # War
        self.declared: int = 0  # the turn of the last declaration; 0: none yet
        self.tally: list[int] = [0, 0, 0]  # wars that were settled, by TALLY_KEYS
        self.pending: list[int] = []  # wars that wait for the end of the round, in fours
        self.battles: int = TABLE  # how they are fought (AA-21)
        self.delegated: list[bool] = []  # in a battle, by seat: a bot commands for him
        self.wars: list[War] = []  # being waged: one, or two at once (AA-9.9)
        self.armies: list[list[int]] = []  # by seat: its levy in this war
        self.kinds: list[list[int]] = []  # by seat: types chosen at the levy
        self.given_up: list[list[int]] = []  # by seat: base elements that raids on its home cost
        self.leads: list[int] = []  # by seat: the type of its general's element
        self.bands: list[list[int]] = []  # by seat, in twos: who (`bands.PRINCE`, or where a Warlord sits), the type
        self.vacated: list[int] = []  # what was left without an owner in these wars (AA-24.4); as in `lost`
        self.heard: int = 0  # of the deaths in the battle that is fought (DBA-36.4)

    def clone(self) -> Campaign:
        """A campaign equal to this one and independent of it."""
        other = Campaign(self.params, self.battle_params, bare=True)
        self.copy_table(other)
        other.kingdom = self.kingdom
        other.order = self.order
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.played = self.played
        other.owner = self.owner[:]
        other.heir_of = self.heir_of
        other.population = self.population
        other.warlords = self.warlords
        other.raids = self.raids
        other.ships = self.ships
        other.people = self.people
        other.auxilia = self.auxilia
        other.lord = self.lord
        other.reign = self.reign
        other.blood = self.blood
        other.graves = self.graves
        other.lying = self.lying
        other.lost = self.lost
        other.holder = self.holder
        other.crowned = self.crowned
        other.claims = self.claims
        other.title_claims = self.title_claims
        other.throne_claims = self.throne_claims
        other.throne_cards = self.throne_cards
        other.hands = self.hands
        other.aside = self.aside
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.gone = self.gone
        other.known = self.known
        other.taking = self.taking
        other.expendables = self.expendables
        other.lots = self.lots
        other.pledges = self.pledges
        other.kept = self.kept
        other.broken = self.broken
        other.declared = self.declared
        other.tally = self.tally
        other.pending = self.pending
        other.battles = self.battles
        other.delegated = self.delegated
        other.wars = [war.clone() for war in self.wars]
        other.armies = self.armies
        other.kinds = self.kinds
        other.given_up = self.given_up
        other.leads = self.leads
        other.bands = self.bands
        other.vacated = self.vacated
        other.heard = self.heard
        return other

    def delegates(self, seat: int) -> bool:
        """AA-21.3, AA-21.4: does a bot answer for him? What is asked outside the battle he answers himself."""
        return self.mode == NESTED and bool(self.delegated) and self.delegated[seat]

    def heed(self, child: State) -> bool:
        """AA-24.1, DBA-36.4: whoever has died in the battle is dead in the campaign at once."""
        from heptarchy.games.arthur.field import heed_deaths

        return heed_deaths(self)

    def redeal(self, seat: int, rng: Rng) -> Campaign:
        """A campaign that fits all this seat knows."""
        from heptarchy.games.arthur.table.imagine import redealt

        return redealt(self, seat, rng)

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may see."""
        from heptarchy.games.arthur.table.view import view_of

        return view_of(self, seat)


def changed(items: list[int], at: int, value: int) -> list[int]:
    """The list with one item changed: those that clones share are replaced, never changed."""
    found = items[:]
    found[at] = value
    return found


def replaced(rows: list[list[int]], at: int, row: list[int]) -> list[list[int]]:
    """The same for a list of lists."""
    found = rows[:]
    found[at] = row
    return found


def without(items: list[int], item: int) -> list[int]:
    """The list less one copy of an item."""
    found = items[:]
    found.remove(item)
    return found
