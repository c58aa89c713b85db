"""What is on the table in a battle: fields and clone, no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import AHEAD_X, AHEAD_Y, HALF_X, HALF_Y, MM
from heptarchy.games.dba.table.actions import SPACE
from heptarchy.games.dba.table.domains import COMMAND_SIZE, ELEMENTS
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.games.dba.data.params import Params
    from heptarchy.games.dba.features import Feature
    from heptarchy.games.dba.table.seen import Stage, View
    from heptarchy.kernel.fate import Rng

NOBODY: Final = -1
CAMP_REACH: Final = 66 * MM  # from the base edge: a camp's depth, and as far as a base reaches from its middle
NO_CAMP: Final = -(1 << 20)  # as a camp's x: not placed yet

# What a bound has come to (DBA-6.2); 0 before the first
MUSTER: Final = 0
PREPARE: Final = 1  # terrain, edges, camps, order of commands
DEPLOYMENT: Final = 2
ORDERS: Final = 3  # the start of a bound: cards, PIPs
MOVES: Final = 4
COMBATS: Final = 5
STAGE_KEYS: Final[tuple[Stage, ...]] = ("muster", "prepare", "deployment", "orders", "moves", "combats")


class Fire:
    """A line of grass on fire (DBA-22.6). Never changed: a fire that moves is another one."""

    def __init__(self, x: int, y: int, facing: int, length: int, creeps: int, lit_from: int) -> None:
        self.x = x  # where the line begins
        self.y = y
        self.facing = facing  # which way it runs
        self.length = length
        self.creeps = creeps  # the facing to which it creeps
        self.lit_from = lit_from  # the element that it spares until it first moves; -1 after that


class Unit:
    """What is being moved: an element or a group, and all that judges its move. Never changed once made."""

    def __init__(self, command: int, members: list[int]) -> None:
        self.command = command
        self.members = members  # the first is the one whose pose is given
        self.first_move = True  # DBA-11.1: its tactical move of this bound
        self.limit = 0  # how far it may go in good going
        self.bad_limit = 0  # and if any part of the move is in bad going
        self.foes: list[int] = []  # enemy elements in reach of the move and of its front zones
        self.held: list[int] = []  # camps and the built-up area in reach that an enemy element holds
        self.friends: list[int] = []  # other friends in reach
        self.grounds: list[int] = []  # bad-going features in reach
        self.rivers: list[int] = []  # and rivers
        self.roads: list[int] = []
        self.zoned_by: list[int] = []  # enemies in whose front zone it starts
        self.engaged = False  # DBA-8.4: it can only break off
        self.gross = 0  # PIPs, apart from what a march adds, before favours
        self.favours = 0  # bits: favours that may lower that (DBA-7.6)
        self.cost = 0  # PIPs, apart from what a march adds
        # Of a group: its front corners, and how far the corner goes that wheels about the other
        self.left_x = 0
        self.left_y = 0
        self.right_x = 0
        self.right_y = 0
        self.radius = 0  # from the middle of the first element's front to that of the farthest
        self.left_reach = 0  # from the left corner to the farthest front corner
        self.right_reach = 0


class Combat:
    """A close combat being worked out (DBA-16)."""

    def __init__(self) -> None:
        self.mine: int = -1  # the element of the side whose bound it is; -1: its camp
        self.theirs: int = -1
        self.my_die: int = 0
        self.their_die: int = 0
        self.my_total: int = 0
        self.their_total: int = 0
        # DBA-36.3: generals of whom it was said that they stand, or that they recoil; replaced, never changed
        self.standing: list[int] = []
        self.giving: list[int] = []

    def clone(self) -> Combat:
        """A combat equal to this one and independent of it."""
        other = Combat()
        other.mine = self.mine
        other.theirs = self.theirs
        other.my_die = self.my_die
        other.their_die = self.their_die
        other.my_total = self.my_total
        other.their_total = self.their_total
        other.standing = self.standing
        other.giving = self.giving
        return other


class Battle(State):
    """Everything that decides what may happen next, and nothing else."""

    def __init__(self, params: Params, bare: bool = False) -> None:
        super().__init__(SPACE, bare)
        self.params = params
        if bare:  # `clone` fills it
            return
        # Who fights. A command goes by its player's seat
        self.side: list[int] = []  # by seat: 0 or 1; never changes
        self.people: list[int] = []  # by seat; never changes
        self.traits: list[int] = []  # by seat: bits
        self.chief: list[int] = []  # by side: the seat of its C-in-C
        self.attacker: int = 0  # the side that has the first bound
        self.country: int = 0  # kind of country (DBA-30.1)
        self.coast: int = 0  # whether there is one, and whether the ground may be littoral (see fitting.py)
        self.points: int = 0  # for mustering; 0 if armies are given
        self.purse: list[int] = []  # by seat: points left
        self.levy: list[list[int]] = []  # by seat: types enlisted and not numbered yet; secret
        self.expendables: int = 0  # in the pool of the campaign
        self.lay_by_lot: bool = False  # fate lays the ground, nobody is asked (DBA-3.5)
        self.in_campaign: bool = False  # nobody concedes for others (DBA-36.2)

        # Elements, by number. What stays the same is shared by clones and replaced, never changed: kind to band
        self.kind: list[int] = []  # as everybody sees it
        self.owner: list[int] = []  # whose it is
        self.command: list[int] = []  # in whose command it fights; -1: not taken along
        self.place: list[int] = []  # in its command: 0, 1, ...
        self.band: list[int] = []  # bits: general, Warlord, Warrior Prince, Pendragon
        self.x: list[int] = []  # the middle of its front edge
        self.y: list[int] = []
        self.facing: list[int] = []
        self.mx: list[int] = []  # the middle of its base (mirrors x, y, facing and kind)
        self.my: list[int] = []
        self.status: list[int] = []
        self.moved: list[int] = []  # moves in this bound
        self.still: list[bool] = []  # has not moved since it was deployed
        self.wooded: list[bool] = []  # was deployed wholly in a wood
        self.seen: list[bool] = []  # an enemy has seen it, reckoned for an Ambush (DBA-22.4)
        self.proven: list[bool] = []  # all know that it is what it looks like (DBA-22.3)
        self.works: list[int] = []  # bits: 1 plashing, 2 a ditch, as shown; 4 too late for either (DBA-22.5)
        self.shaken: list[bool] = []  # lent, and its owner's ruler was killed (DBA-4.3)
        self.fought: list[bool] = []  # in this bound
        self.held: list[bool] = []  # by a PIP, in this bound (DBA-19.4)

        # Commands, by seat
        self.members: list[list[int]] = []  # its elements, by place; a list that is replaced, never changed
        self.original: list[int] = []  # elements that count for its break point
        self.lost: list[int] = []  # of those
        self.omens: list[int] = []  # what Sorcery has done to its break point
        self.broken: list[bool] = []  # demoralised
        self.general_lost: list[bool] = []
        self.ruler_dead: list[bool] = []
        self.dice: list[int] = []  # PIP die of this bound; 0: none
        self.pips: list[int] = []  # left
        self.favours: list[int] = []  # bits, this bound: 1 Schooled in War used, 2 Warrior Prince used
        self.done: list[bool] = []  # moves no more in this bound
        self.marching: list[bool] = []  # Steal a march, in this bound
        self.hands: list[int] = []  # bits: cards; secret
        self.hand_sizes: list[int] = []  # cards in a hand as all can count them; in a campaign not all are for battles
        self.warlords: list[int] = []  # by seat: Warlords with his army, in a campaign
        self.disguised: list[int] = []  # the element that is an Expendable; secret; -1: none
        self.extra: list[bool] = []  # has fielded an Expendable: one element more, as all can count

        # The table
        self.features: list[Feature] = []  # replaced, never changed
        self.river: int = t.UNSOUNDED  # what the river is: the die that is thrown once (DBA-31.2)
        self.fires: list[Fire] = []  # replaced, never changed
        # Where the land ends: the edges of the table, and shores (DBA-34.1)
        self.west: int = -HALF_X
        self.east: int = HALF_X
        self.south: int = -HALF_Y
        self.north: int = HALF_Y
        self.shored: bool = False  # there is a waterway
        self.inland: int = HALF_Y - CAMP_REACH  # nearer to the middle no base meets a camp (DBA-5.4)
        self.landing: list[bool] = []  # by side: has the right to land (AA-23.3)
        self.kept: list[list[int]] = []  # by seat: who comes by sea; secret while deploying; replaced, never changed
        self.named: list[bool] = []  # by seat: has said who comes by sea; replaced, never changed
        self.edge: list[int] = []  # by side: SOUTH or NORTH; -1 before it is chosen
        self.camp: list[int] = []  # by side: x of its middle
        self.camp_lost: list[bool] = []  # by side
        self.campless: list[bool] = []  # by side: it has a built-up area and does without (DBA-33.8); replaced
        # Holds: the camps by side, then the built-up area (DBA-33, DBA-35)
        self.inside: list[int] = []  # by hold: the element in it; NOBODY: none; replaced, never changed
        self.plunder: list[bool] = []  # by hold: who is in it has taken it and plunders; replaced, never changed
        self.town: list[int] = []  # the built-up area: middle, facing, half its depth and width, reach; empty: none
        self.town_owner: int = NOBODY  # the side for which its denizens are
        self.town_side: int = NOBODY  # the side that holds it
        self.quiet: bool = False  # it was stormed: its denizens hold it for nobody
        self.order: list[list[int]] = []  # by side: commands from left to right, as they look at the enemy
        self.borders: list[list[int]] = []  # by side: x between neighbours in that order
        self.cells: list[int] = []  # by side: bits, ground that it has seen, reckoned for an Ambush (DBA-22.4)
        # Who stood where after each move, as long as an Ambush may come; replaced, never changed (see ambush.py)
        self.trail: list[int] = []
        self.marks: list[int] = []  # by element: its last pose in the trail

        # Time
        self.stage: int = MUSTER
        self.round: int = 0
        self.bound: int = 0  # bounds begun
        self.active: int = 0  # the side whose bound it is
        self.exchanged: int = 0  # pairs that the defender has exchanged
        self.hidden: bool = False  # both sides deploy in secret (DBA-22.2)
        self.unit: Unit | None = None
        self.combat: Combat | None = None
        self.pairs: list[int] = []  # the close combats of this bound, two elements each
        self.touches: list[int] = []  # who touched whom with its front edge, in this order, two numbers each
        self.urged: list[bool] = []  # by side: the C-in-C has used his bonus (DBA-4.5)
        self.shown: int = 0  # bits: cards that were shown
        self.toll: list[int] = []  # personalities who died, in order: element, bit
        self.doomed: list[int] = []  # personalities whose die is still to be thrown: 8 * element + bit; replaced
        self.stayed: list[int] = []  # groups that were taken up in this bound and let stand; replaced, never changed
        self.offered: bool = False  # a draw, in this bound
        self.rolls: list[int] = []  # PIP dice thrown and not given out yet

    def clone(self) -> Battle:
        """A state equal to this one and independent of it."""
        other = Battle(self.params, True)
        self.copy_table(other)
        other.side = self.side
        other.people = self.people
        other.traits = self.traits
        other.chief = self.chief
        other.attacker = self.attacker
        other.country = self.country
        other.coast = self.coast
        other.points = self.points
        other.purse = self.purse
        other.levy = self.levy
        other.expendables = self.expendables
        other.lay_by_lot = self.lay_by_lot
        other.in_campaign = self.in_campaign
        other.kind = self.kind
        other.owner = self.owner
        other.command = self.command
        other.place = self.place
        other.band = self.band
        other.x = self.x[:]
        other.y = self.y[:]
        other.facing = self.facing[:]
        other.mx = self.mx[:]
        other.my = self.my[:]
        other.status = self.status[:]
        other.moved = self.moved[:]
        other.still = self.still[:]
        other.wooded = self.wooded
        other.seen = self.seen[:]
        other.proven = self.proven[:]
        other.works = self.works
        other.shaken = self.shaken
        other.fought = self.fought[:]
        other.held = self.held[:]
        other.members = self.members
        other.original = self.original
        other.lost = self.lost[:]
        other.omens = self.omens
        other.broken = self.broken[:]
        other.general_lost = self.general_lost[:]
        other.ruler_dead = self.ruler_dead[:]
        other.dice = self.dice[:]
        other.pips = self.pips[:]
        other.favours = self.favours[:]
        other.done = self.done[:]
        other.marching = self.marching
        other.hands = self.hands
        other.hand_sizes = self.hand_sizes
        other.warlords = self.warlords
        other.disguised = self.disguised
        other.extra = self.extra
        other.features = self.features
        other.river = self.river
        other.fires = self.fires
        other.west = self.west
        other.east = self.east
        other.south = self.south
        other.north = self.north
        other.shored = self.shored
        other.inland = self.inland
        other.landing = self.landing
        other.kept = self.kept
        other.named = self.named
        other.edge = self.edge
        other.camp = self.camp
        other.camp_lost = self.camp_lost[:]
        other.campless = self.campless
        other.inside = self.inside
        other.plunder = self.plunder
        other.town = self.town
        other.town_owner = self.town_owner
        other.town_side = self.town_side
        other.quiet = self.quiet
        other.order = self.order
        other.borders = self.borders
        other.cells = self.cells[:]
        other.trail = self.trail
        other.marks = self.marks
        other.stage = self.stage
        other.round = self.round
        other.bound = self.bound
        other.active = self.active
        other.exchanged = self.exchanged
        other.hidden = self.hidden
        other.unit = self.unit
        other.combat = None if self.combat is None else self.combat.clone()
        other.pairs = self.pairs[:]
        other.touches = self.touches[:]
        other.urged = self.urged[:]
        other.shown = self.shown
        other.toll = self.toll[:]
        other.doomed = self.doomed
        other.stayed = self.stayed
        other.offered = self.offered
        other.rolls = self.rolls
        return other

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may see."""
        from heptarchy.games.dba.table.view import view_of

        return view_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> Battle:
        """A state that fits all this seat knows."""
        from heptarchy.games.dba.table.imagine import redealt

        return redealt(self, seat, rng)


def changed(items: list[int], place: int, value: int) -> list[int]:
    """The list with one value changed: for lists that clones share."""
    made = items[:]
    made[place] = value
    return made


def ticked(items: list[bool], place: int, value: bool = True) -> list[bool]:
    """The same for switches."""
    made = items[:]
    made[place] = value
    return made


def put(s: Battle, e: int, x: int, y: int, facing: int) -> None:
    """Stand an element there; its middle is kept beside its front."""
    steps = t.HALF_STEPS[s.kind[e]]
    s.x[e] = x
    s.y[e] = y
    s.facing[e] = facing
    s.mx[e] = x - steps * AHEAD_X[facing]
    s.my[e] = y - steps * AHEAD_Y[facing]


def troop(s: Battle, e: int) -> int:
    """An element and its type, as it is told."""
    return (s.kind[e] + 1) * ELEMENTS + e


def others(s: Battle, seat: int) -> int:
    """The side that this seat fights."""
    return 1 - s.side[seat]


def side_of(s: Battle, e: int) -> int:
    """The side for which an element fights."""
    return s.side[s.command[e]]


def seats_of(s: Battle, side: int) -> list[int]:
    """The players of a side, in the order of their seats."""
    return [seat for seat in range(s.players) if s.side[seat] == side]


def is_on(s: Battle, e: int) -> bool:
    """Does it stand on the table, in nobody's walls?"""
    return s.status[e] == t.ON_TABLE


def is_there(s: Battle, e: int) -> bool:
    """Is it on the table, or in a camp or a built-up area on it?"""
    return s.status[e] == t.ON_TABLE or s.status[e] == t.GARRISON


def general_of(s: Battle, command: int) -> int:
    """The general's element; -1 if there is none."""
    for e in s.members[command]:
        if s.band[e] & t.GENERAL and s.owner[e] == command:
            return e
    return -1


def group_of(s: Battle, seat: int, elements: list[int]) -> int:
    """Elements of a command as a group."""
    bits = 0
    for e in elements:
        bits |= 1 << s.place[e]
    return (seat << COMMAND_SIZE) | bits


def members_of(s: Battle, group: int) -> list[int]:
    """The elements that a group's number names; empty if it names one that is not there."""
    command = group >> COMMAND_SIZE
    if command >= s.players:
        return []
    mine = s.members[command]
    members: list[int] = []
    place = 0
    bits = group & ((1 << COMMAND_SIZE) - 1)
    while bits:
        if bits & 1:
            if place >= len(mine):
                return []
            members.append(mine[place])
        bits >>= 1
        place += 1
    return members
