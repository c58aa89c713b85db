"""What is on the table in 878: Vikings: fields and clone, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.actions import SPACE
from heptarchy.games.vikings.table.age import Age, Fray
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.games.vikings.data.params import Params
    from heptarchy.games.vikings.table.seen import View
    from heptarchy.kernel.fate import Rng

SHIRE_COUNT: Final = 63

# Where a Leader is who is in no shire
UNSEEN: Final = -1  # his card lies in the invasion deck; Alfred: has not come yet
OFF_SHORE: Final = -2  # revealed, not landed
GONE: Final = -3  # removed from the game

# How a battle came about
PITCHED: Final = 0  # fought in the Battle Phase
LED: Final = 1  # fought at once, on a Leader's way
SUDDEN: Final = 2  # fought at once, through a card


class March:
    """A Leader's or an army's way in one turn."""

    def __init__(self) -> None:
        self.leader: int = -1  # none: an army
        self.at: int = 0
        self.steps: int = 0
        self.stepped: bool = False
        self.carry: list[int] = [0, 0]  # by faction of the side: who comes along on the next step
        self.arrived: list[int] = [0, 0]  # who came along on the last one
        self.loaded: int = 0  # bits: counts already set at this stop
        self.sail: bool = False  # Viking Ships were played for the next step
        self.dropped: list[int] = []  # shire, faction of the side, number: left on the way, may join him again

    def clone(self) -> March:
        """A march equal to this one and independent of it."""
        other = March()
        other.leader = self.leader
        other.at = self.at
        other.steps = self.steps
        other.stepped = self.stepped
        other.carry = self.carry[:]
        other.arrived = self.arrived[:]
        other.loaded = self.loaded
        other.sail = self.sail
        other.dropped = self.dropped[:]
        return other


class Battle:
    """A battle being fought."""

    ADDED: ClassVar[tuple[str, ...]] = ("fray",)

    def __init__(self) -> None:
        self.shire: int = 0
        self.attacker: int = 0  # a side
        self.cause: int = PITCHED
        self.fyrd: int = 0  # Fyrd in the battle, always English
        self.fyrd_cards: list[int] = []  # Fyrd cards turned for it
        self.titles: int = 0  # bits: Event titles played in it
        self.pending: list[int] = []  # Event titles whose effect is still to come
        self.next: int = 0  # the side that rolls next in the exchange
        self.attack_rolls: int = 0  # by the attackers, in the exchange
        self.berserkers_taken: int = 0  # first Hits that have taken a Berserker
        self.walled: int = 0  # Hits cancelled by a Shield Wall
        # the roll being worked out
        self.roller: int = 0  # a side
        self.ignore: int = 0  # bits: results that have no effect
        self.to_roll: list[int] = []  # kinds whose dice are still to be thrown
        self.hits: int = 0  # still to be applied
        self.flees: list[int] = [0, 0, 0, 0, 0]
        self.commands: list[int] = [0, 0, 0, 0, 0]
        self.fray: Fray | None = None  # with modules of the Viking Age

    def clone(self) -> Battle:
        """A battle equal to this one and independent of it."""
        other = Battle()
        other.shire = self.shire
        other.attacker = self.attacker
        other.cause = self.cause
        other.fyrd = self.fyrd
        other.fyrd_cards = self.fyrd_cards[:]
        other.titles = self.titles
        other.pending = self.pending[:]
        other.next = self.next
        other.attack_rolls = self.attack_rolls
        other.berserkers_taken = self.berserkers_taken
        other.walled = self.walled
        other.roller = self.roller
        other.ignore = self.ignore
        other.to_roll = self.to_roll[:]
        other.hits = self.hits
        other.flees = self.flees[:]
        other.commands = self.commands[:]
        other.fray = None if self.fray is None else self.fray.clone()
        return other


class Vikings(State):
    """Everything that decides what may happen next, and nothing else."""

    ADDED: ClassVar[tuple[str, ...]] = ("age",)

    def __init__(self, params: Params, bare: bool = False) -> None:
        super().__init__(SPACE, bare)
        self.params = params
        if bare:  # `clone` fills it
            return
        self.advanced: bool = False
        self.owner: list[int] = []  # by faction: its seat; never changes
        self.round: int = 0  # 0 during set-up
        self.turn: int = 0  # turns begun in this round
        self.active: int = 0  # the faction whose turn it is
        self.bag: int = 0  # bits: cubes still to be drawn this round
        self.units: list[list[int]] = []  # by faction, by shire
        self.hosts: list[list[int]] = []  # by side, by shire: units of both factions (mirrors `units`)
        self.stock: list[int] = []  # by kind
        self.fled: list[int] = []  # by faction
        self.leader_at: list[int] = []  # by leader: a shire, or UNSEEN, OFF_SHORE, GONE
        self.aboard: list[int] = [0, 0]  # by Viking faction: units with the Leader off shore
        self.waiting: list[int] = [0, 0]  # by Viking faction: units of the Reinforcements card with no place yet
        self.invasion: int = 0  # bits: invasion cards not revealed
        self.invaded: bool = False  # this round's invasion card is revealed
        # cards, as bits of a faction's printed numbers
        self.hands: list[int] = [0, 0, 0, 0]  # secret from the enemy
        self.decks: list[int] = [0, 0, 0, 0]  # secret from the enemy; no order: a draw is fate's
        self.played: list[int] = [0, 0, 0, 0]  # open
        self.shown: list[int] = [0, 0, 0, 0]  # seen by all in a hand that was shown
        self.events_played: list[int] = [0, 0, 0, 0]  # this round
        self.fyrd_deck: list[int] = []  # by value: cards left
        self.fyrd_discard: list[int] = []
        # this turn
        self.armies: int = 0  # activations left
        self.steps: int = 0  # of each activation
        self.card_played: bool = False  # the Movement card lies open, the hand is not refilled yet
        self.led: int = 0  # bits: Leaders activated
        # by faction of the active side, by shire: units that have moved; a row is replaced, never changed
        self.moved: list[list[int]] = []
        self.effects: int = 0  # bits: Event titles that hold for the whole turn
        self.barred: int = 0  # bits: shires closed to the Vikings
        self.march: March | None = None
        self.battle: Battle | None = None
        self.age: Age | None = None  # with modules of the Viking Age

    def clone(self) -> Vikings:
        """A state equal to this one and independent of it."""
        other = Vikings(self.params, bare=True)
        self.copy_table(other)
        other.advanced = self.advanced
        other.owner = self.owner
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.bag = self.bag
        units = self.units
        other.units = [units[0][:], units[1][:], units[2][:], units[3][:]]
        hosts = self.hosts
        other.hosts = [hosts[0][:], hosts[1][:]]
        other.stock = self.stock[:]
        other.fled = self.fled[:]
        other.leader_at = self.leader_at[:]
        other.aboard = self.aboard[:]
        other.waiting = self.waiting[:]
        other.invasion = self.invasion
        other.invaded = self.invaded
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.played = self.played[:]
        other.shown = self.shown[:]
        other.events_played = self.events_played[:]
        other.fyrd_deck = self.fyrd_deck[:]
        other.fyrd_discard = self.fyrd_discard[:]
        other.armies = self.armies
        other.steps = self.steps
        other.card_played = self.card_played
        other.led = self.led
        other.moved = self.moved[:]
        other.effects = self.effects
        other.barred = self.barred
        other.march = None if self.march is None else self.march.clone()
        other.battle = None if self.battle is None else self.battle.clone()
        other.age = None if self.age is None else self.age.clone()
        return other

    def view(self, seat: int | None) -> View:
        """What this seat may see (V-13)."""
        from heptarchy.games.vikings.table.view import view

        return view(self, seat)

    def redeal(self, seat: int, rng: Rng) -> Vikings:
        """A state that fits all this seat knows (V-13)."""
        from heptarchy.games.vikings.table.view import redeal

        return redeal(self, seat, rng)

    @property
    def side(self) -> int:
        """The side whose turn it is."""
        return t.SIDE_OF[self.active]
