"""The planes of a battle of dba: on its own, and within a campaign of arthur.

The table is turned so that one's own side looks north: x runs from -1 in the west to 1 in the east, y from -1 at one's
own base edge to 1 at the enemy's. Before edges are chosen, and for who has no part in the battle, it lies as it is.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.commands import break_point, sector
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import COS, HALF_X, HALF_Y, MM, SCALE, SIN
from heptarchy.games.dba.table.actions import (
    BAND,
    BORDER,
    BURN,
    CAMP,
    COLUMN,
    CURSE,
    DEPLOY,
    DISGUISE,
    ENTRENCH,
    EXCHANGE,
    FACE,
    FIGHT,
    HOLD,
    LAY,
    LEND,
    LURK,
    MOVE,
    RANK,
    SPACE,
    TO,
)
from heptarchy.games.dba.table.domains import (
    COMMAND_SIZE,
    COMMANDS,
    ELEMENTS,
    FIRE_MM,
    POSES,
    pose_facing,
    pose_x,
    pose_y,
)
from heptarchy.games.dba.table.feature_numbers import MOST_POINTS, unpack_lay
from heptarchy.games.dba.table.state import MUSTER, NO_CAMP, STAGE_KEYS, members_of
from heptarchy.games.dba.table.view import may_see, sees_places
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.row import Row

# By which rules a battle asks
RULES: Final[tuple[str, ...]] = (
    *("DBA-3.5", "DBA-4.3", "DBA-4.5", "DBA-4.6", "DBA-5.1", "DBA-5.2", "DBA-5.3", "DBA-5.4", "DBA-6.2", "DBA-7.2"),
    *("DBA-7.3", "DBA-8.1", "DBA-9.2", "DBA-14.1", "DBA-16.2", "DBA-19.4", "DBA-21.4", "DBA-22.1", "DBA-22.2"),
    *("DBA-22.3", "DBA-22.4", "DBA-22.5", "DBA-22.6", "DBA-22.9", "DBA-25.1", "DBA-25.7", "DBA-25.9", "DBA-30.1"),
    *("DBA-31.2", "DBA-31.5", "DBA-33.6", "DBA-34.3", "DBA-34.4", "DBA-35.3", "DBA-36.2", "DBA-36.3"),
)

FEATURES: Final = 8  # places for features of the ground: there are 7 at most
FIRES: Final = 4  # places for lines of fire; parts beyond that are left out

# Numbers of a side, a command, an element, a feature, a fire, an option
SIDE: Final = 8
TRAITS: Final = len(t.TRAIT_KEYS)
COMMAND: Final = 19 + TRAITS
ELEMENT: Final = 38
AT_KIND: Final = 1 + t.KINDS  # of a feature: after its kinds
FEATURE: Final = AT_KIND + 6 + 2 * MOST_POINTS
FIRE: Final = 8
OPTION: Final = 9

# Where verbs begin, in rising order, and what an option of each points at
BASES: Final[list[int]] = [verb.base for verb in SPACE.verbs]
VERBS: Final = len(BASES)

AN_ELEMENT: Final = 1
A_GROUP: Final = 2
A_POSE: Final = 3
A_PLACING: Final = 4
A_PAIR: Final = 5
A_LAY: Final = 6
A_FIRE: Final = 7
A_COMMAND: Final = 8
A_LOAN: Final = 9
A_PLACE_IN_MM: Final = 10
POINTS: Final[dict[str, int]] = {
    **{verb.name: AN_ELEMENT for verb in (BAND, DISGUISE, FIGHT)},
    **{verb.name: A_GROUP for verb in (MOVE, HOLD, ENTRENCH)},
    TO.name: A_POSE,
    **{verb.name: A_PLACING for verb in (COLUMN, FACE, DEPLOY, LURK)},
    EXCHANGE.name: A_PAIR,
    LAY.name: A_LAY,
    BURN.name: A_FIRE,
    **{verb.name: A_COMMAND for verb in (RANK, CURSE)},
    LEND.name: A_LOAN,
    **{verb.name: A_PLACE_IN_MM for verb in (CAMP, BORDER)},
}
POINTS_AT: Final[list[int]] = [POINTS.get(verb.name, 0) for verb in SPACE.verbs]
COUNTS: Final[list[int]] = [len(verb) for verb in SPACE.verbs]


class BattlePlanes:
    """Where the planes of a battle begin in an encoding, and what is written there."""

    def __init__(self, encoding: Encoding, players: int, room: int, prefix: str = "") -> None:
        self.players = players
        self.room = room
        lay = encoding.plane
        self.stage_at = lay(f"{prefix}stage", (len(STAGE_KEYS),), f"1 at the stage: {', '.join(STAGE_KEYS)}")
        self.round_at = lay(f"{prefix}round", (1,), "the round, as a share of the last")
        self.country_at = lay(f"{prefix}country", (len(t.COUNTRY_KEYS),), f"1 at {', '.join(t.COUNTRY_KEYS)}")
        self.sides_at = lay(
            f"{prefix}sides",
            (2, SIDE),
            "one's own side, the enemy's: edge chosen, camp placed, its x, camp lost, share of elements lost, the "
            "C-in-C has urged, attacks, has the bound",
        )
        self.commands_at = lay(
            f"{prefix}commands",
            (players, COMMAND),
            "by seat: in play, 1 on one's side and -1 on the other, British, Saxon, elements / 40, share lost, losses "
            "to the break point / 10, broken, general lost, PIP die / 6, PIPs / 6, cards / 4, done, Steal a march, "
            "sector drawn, its west, its east, C-in-C, share of points left (one's own, in the muster), each trait",
        )
        self.hand_at = lay(f"{prefix}hand", (t.CARDS,), "1 for each battle card in one's own hand")
        self.shown_at = lay(f"{prefix}shown", (t.CARDS,), "1 for each battle card that was shown")
        self.levy_at = lay(f"{prefix}levy", (t.TYPES,), "in the muster: elements enlisted by oneself, by type, / 8")
        self.elements_at = lay(
            f"{prefix}elements",
            (players, COMMAND_SIZE, ELEMENT),
            "by command and place in it: there, each type, general, Warlord, Warrior Prince, Pendragon, each status, "
            "x, y, cosine and sine of its facing, moves / 4, shaken, held, fought, plashing, ditch, one's own "
            "Expendable, being moved, its front zone holds what is moved, in a combat of this bound, in the one "
            "worked out now, lent, in garrison",
        )
        self.ground_at = lay(
            f"{prefix}ground",
            (FEATURES, FEATURE),
            f"features: there, each of {', '.join(t.FEATURE_KEYS)}, x, y, half length, half width, slant / 180 "
            f"degrees; of a river or a road half its width and x and y of up to {MOST_POINTS} points of its line",
        )
        rivers = ", ".join(t.RIVER_KEYS)
        self.river_at = lay(f"{prefix}river", (len(t.RIVER_KEYS),), f"1 at what the river is: {rivers}")
        self.fires_at = lay(
            f"{prefix}fires",
            (FIRES, FIRE),
            "lines of fire: there, x, y, cosine and sine of the line, its length, cosine and sine of where it creeps",
        )
        self.unit_at = lay(
            f"{prefix}unit", (5,), "what is moved: there, members / 40, engaged; one's own: limit, limit in bad going"
        )
        self.combat_at = lay(
            f"{prefix}combat",
            (5,),
            "worked out now: there, dice / 6 and totals / 12 of who has the bound, of the other",
        )
        self.rolls_at = lay(f"{prefix}rolls", (6,), "PIP dice thrown and not given out yet, by pips, / 4")
        self.options_at = lay(
            f"{prefix}options",
            (room, OPTION),
            "what the numbers of one's answers stand for: there, the verb, x, y, cosine and sine of a facing, place in "
            "its command / 40 and type / 10 of the element, whatever else is said as a share of the most",
        )

    def write(self, s: Battle, seat: int, out: Row, at: int) -> None:
        """The battle as this seat (-1: one who has no part in it) sees it; `out` holds zeros."""
        looking = seat if seat >= 0 else 0
        own = s.side[looking]
        turn = turn_of(s, seat)
        out[at + self.stage_at + s.stage] = 1.0
        out[at + self.round_at] = s.round / s.params.rounds
        out[at + self.country_at + s.country] = 1.0
        for i in range(2):
            self._write_side(s, own if i == 0 else 1 - own, turn, out, at + self.sides_at + i * SIDE)
        players = s.players
        for command in range(players):
            place = (command - looking) % players
            self._write_command(s, seat, command, own, turn, out, at + self.commands_at + place * COMMAND)
            if may_see(s, seat, command):
                members = s.members[command]
                to = at + self.elements_at + place * COMMAND_SIZE * ELEMENT
                for e in members:
                    _write_element(s, seat, e, turn, out, to)
                    to += ELEMENT
        self._write_marks(s, looking, out, at)
        for i in range(min(FEATURES, len(s.features))):
            f = s.features[i]
            to = at + self.ground_at + i * FEATURE
            out[to] = 1.0
            out[to + 1 + f.kind] = 1.0
            to += AT_KIND
            out[to] = turn * f.x / HALF_X
            out[to + 1] = turn * f.y / HALF_Y
            out[to + 2] = f.a / HALF_X
            out[to + 3] = f.b / HALF_X
            out[to + 4] = f.slant / 1800.0
            out[to + 5] = f.half / HALF_X
            for j, n in enumerate(f.points):
                out[to + 6 + j] = turn * n / (HALF_Y if j % 2 else HALF_X)
        out[at + self.river_at + s.river] = 1.0
        for i in range(min(FIRES, len(s.fires))):
            fire = s.fires[i]
            to = at + self.fires_at + i * FIRE
            out[to] = 1.0
            out[to + 1] = turn * fire.x / HALF_X
            out[to + 2] = turn * fire.y / HALF_Y
            out[to + 3] = turn * COS[fire.facing] / SCALE
            out[to + 4] = turn * SIN[fire.facing] / SCALE
            out[to + 5] = fire.length / HALF_X
            out[to + 6] = turn * COS[fire.creeps] / SCALE
            out[to + 7] = turn * SIN[fire.creeps] / SCALE
        for pips in s.rolls:
            out[at + self.rolls_at + pips - 1] += (
                0.25  # what adds up is in halves of halves: exact also in short floats
            )
        self._write_secrets(s, seat, out, at)

    def write_options(self, s: Battle, seat: int, options: list[int], out: Row, at: int) -> None:
        """What each answer of this seat points at."""
        turn = turn_of(s, seat)
        for i in range(min(self.room, len(options))):
            _write_option(s, seat, options[i], turn, out, at + self.options_at + i * OPTION)

    def _write_side(self, s: Battle, side: int, turn: int, out: Row, to: int) -> None:
        if s.edge and s.edge[side] >= 0:
            out[to] = 1.0
            if s.camp and s.camp[side] != NO_CAMP:
                out[to + 1] = 1.0
                out[to + 2] = turn * s.camp[side] / HALF_X
                out[to + 3] = 1.0 if s.camp_lost[side] else 0.0
        original = 0
        lost = 0
        for seat in range(s.players):
            if s.side[seat] == side:
                original += s.original[seat]
                lost += s.lost[seat]
        if original:
            out[to + 4] = lost / original
        out[to + 5] = 1.0 if s.urged[side] else 0.0
        out[to + 6] = 1.0 if s.attacker == side else 0.0
        out[to + 7] = 1.0 if s.active == side and s.bound else 0.0

    def _write_command(self, s: Battle, seat: int, command: int, own: int, turn: int, out: Row, to: int) -> None:
        side = s.side[command]
        seen = may_see(s, seat, command)
        out[to] = 1.0
        out[to + 1] = 1.0 if side == own else -1.0
        out[to + 2 + s.people[command]] = 1.0
        original = s.original[command]
        if original:
            out[to + 4] = original / COMMAND_SIZE
            out[to + 5] = s.lost[command] / original
            out[to + 6] = (break_point(s, command) - s.lost[command]) / 10.0
        out[to + 7] = 1.0 if s.broken[command] else 0.0
        out[to + 8] = 1.0 if s.general_lost[command] else 0.0
        out[to + 9] = s.dice[command] / 6.0
        out[to + 10] = s.pips[command] / 6.0
        out[to + 11] = s.hand_sizes[command] / 4.0
        out[to + 12] = 1.0 if s.done[command] else 0.0
        out[to + 13] = 1.0 if s.marching[command] else 0.0
        if (
            s.order
            and command in s.order[side]
            and len(s.borders[side]) == len(s.order[side]) - 1
            and s.edge[side] >= 0
        ):
            west, east = sector(s, command)
            out[to + 14] = 1.0
            out[to + 15] = (west if turn > 0 else -east) / HALF_X
            out[to + 16] = (east if turn > 0 else -west) / HALF_X
        out[to + 17] = 1.0 if s.chief[side] == command else 0.0
        if s.stage == MUSTER and s.mode == GATHERING and seen and s.points:
            out[to + 18] = s.purse[command] / s.points
        if seen:
            for trait in range(TRAITS):
                if s.traits[command] >> trait & 1:
                    out[to + 19 + trait] = 1.0

    def _write_marks(self, s: Battle, looking: int, out: Row, at: int) -> None:
        """Elements that are moved, hold it in their zones, or fight; all that lies open."""
        unit = s.unit
        if unit is not None:
            for e in unit.members:
                out[self._element(s, looking, e, at) + 32] = 1.0
            for e in unit.zoned_by:
                out[self._element(s, looking, e, at) + 33] = 1.0
        mark(out, [self._element(s, looking, e, at) + 34 for e in s.pairs if e >= 0])
        combat = s.combat
        if combat is not None:
            for e in (combat.mine, combat.theirs):
                if e >= 0:
                    out[self._element(s, looking, e, at) + 35] = 1.0
            to = at + self.combat_at
            out[to] = 1.0
            out[to + 1] = combat.my_die / 6.0
            out[to + 2] = combat.my_total / 12.0
            out[to + 3] = combat.their_die / 6.0
            out[to + 4] = combat.their_total / 12.0

    def _element(self, s: Battle, looking: int, e: int, at: int) -> int:
        """Where the numbers of an element begin."""
        command = s.command[e]
        place = (command - looking) % s.players
        return at + self.elements_at + (place * COMMAND_SIZE + s.place[e]) * ELEMENT

    def _write_secrets(self, s: Battle, seat: int, out: Row, at: int) -> None:
        """What is moved; cards, and how far one's own goes."""
        for card in range(t.CARDS):
            if s.shown >> card & 1:
                out[at + self.shown_at + card] = 1.0
            if seat >= 0 and s.hands[seat] >> card & 1:
                out[at + self.hand_at + card] = 1.0
        unit = s.unit
        if unit is not None:
            to = at + self.unit_at
            out[to] = 1.0
            out[to + 1] = len(unit.members) / COMMAND_SIZE
            out[to + 2] = 1.0 if unit.engaged else 0.0
            if unit.command == seat:
                out[to + 3] = unit.limit / HALF_X
                out[to + 4] = unit.bad_limit / HALF_X
        if seat >= 0 and s.stage == MUSTER and s.mode == GATHERING:
            for kind in s.levy[seat]:
                out[at + self.levy_at + kind] += 0.125


def mark(out: Row, places: list[int]) -> None:
    """1 in each of these places: written once, also where a place is named twice."""
    for place in sorted(set(places)):
        out[place] = 1.0


def turn_of(s: Battle, seat: int) -> int:
    """-1 where the table is turned for this seat: its side has the northern edge."""
    return -1 if seat >= 0 and s.edge and s.edge[s.side[seat]] == t.NORTH else 1


def _write_element(s: Battle, seat: int, e: int, turn: int, out: Row, to: int) -> None:
    """One element, as far as this seat sees it."""
    band = s.band[e]
    status = s.status[e] if sees_places(s, seat, s.command[e]) else t.RESERVE
    out[to] = 1.0
    out[to + 1 + s.kind[e]] = 1.0
    for bit in range(4):
        if band >> bit & 1:
            out[to + 11 + bit] = 1.0
    if status == t.GARRISON:
        status = t.ON_TABLE
        out[to + 37] = 1.0
    out[to + 15 + status] = 1.0
    if status == t.ON_TABLE:
        out[to + 21] = turn * s.x[e] / HALF_X
        out[to + 22] = turn * s.y[e] / HALF_Y
        out[to + 23] = turn * COS[s.facing[e]] / SCALE
        out[to + 24] = turn * SIN[s.facing[e]] / SCALE
    out[to + 25] = s.moved[e] / 4.0
    out[to + 26] = 1.0 if s.shaken[e] else 0.0
    out[to + 27] = 1.0 if s.held[e] else 0.0
    out[to + 28] = 1.0 if s.fought[e] else 0.0
    out[to + 29] = 1.0 if s.works[e] & 1 else 0.0
    out[to + 30] = 1.0 if s.works[e] & 2 else 0.0
    out[to + 31] = 1.0 if seat >= 0 and s.disguised[seat] == e else 0.0
    out[to + 36] = 1.0 if s.owner[e] != s.command[e] else 0.0


def _write_option(s: Battle, seat: int, option: int, turn: int, out: Row, to: int) -> None:
    """What one answer points at."""
    verb = bisect_right(BASES, option) - 1
    thing = option - BASES[verb]
    points = POINTS_AT[verb]
    out[to] = 1.0
    out[to + 1] = (verb + 1) / VERBS
    if points == A_POSE:
        _write_pose(thing, turn, out, to)
    elif points == A_PLACING:
        _write_pose(thing % POSES, turn, out, to)
        _write_who(s, thing // POSES, out, to)
    elif points == A_GROUP:
        _write_group(s, thing, turn, out, to)
    elif points == AN_ELEMENT:
        _write_standing(s, seat, thing, turn, out, to)
    elif points == A_PAIR:
        _write_standing(s, seat, thing // ELEMENTS, turn, out, to)
        out[to + 8] = (s.place[thing % ELEMENTS] + 1) / COMMAND_SIZE
    elif points == A_LAY:
        f = unpack_lay(thing)
        out[to + 2] = turn * f.x / HALF_X
        out[to + 3] = turn * f.y / HALF_Y
        out[to + 4] = f.a / HALF_X
        out[to + 5] = f.slant / 1800.0
        out[to + 8] = (f.kind + 1) / len(t.FEATURE_KEYS)
    elif points == A_FIRE:
        _write_pose((thing >> 1) // FIRE_MM, turn, out, to)
        out[to + 8] = ((thing >> 1) % FIRE_MM) / FIRE_MM * (-1.0 if thing & 1 else 1.0)
    elif points == A_COMMAND:
        out[to + 8] = ((thing - seat) % s.players + 1) / COMMANDS
    elif points == A_LOAN:
        _write_standing(s, seat, thing // COMMANDS, turn, out, to)
        out[to + 8] = ((thing % COMMANDS - seat) % s.players + 1) / COMMANDS
    elif points == A_PLACE_IN_MM:
        out[to + 2] = turn * (thing * MM - HALF_X) / HALF_X
    else:
        out[to + 8] = (thing + 1) / COUNTS[verb]


def _write_pose(pose: int, turn: int, out: Row, to: int) -> None:
    """A place and a facing."""
    facing = pose_facing(pose)
    out[to + 2] = turn * pose_x(pose) / HALF_X
    out[to + 3] = turn * pose_y(pose) / HALF_Y
    out[to + 4] = turn * COS[facing] / SCALE
    out[to + 5] = turn * SIN[facing] / SCALE


def _write_who(s: Battle, e: int, out: Row, to: int) -> None:
    """Which element."""
    out[to + 6] = (s.place[e] + 1) / COMMAND_SIZE
    out[to + 7] = (s.kind[e] + 1) / t.TYPES


def _write_standing(s: Battle, seat: int, e: int, turn: int, out: Row, to: int) -> None:
    """Which element, and where it stands."""
    _write_who(s, e, out, to)
    if s.status[e] == t.ON_TABLE and sees_places(s, seat, s.command[e]):
        out[to + 2] = turn * s.x[e] / HALF_X
        out[to + 3] = turn * s.y[e] / HALF_Y
        out[to + 4] = turn * COS[s.facing[e]] / SCALE
        out[to + 5] = turn * SIN[s.facing[e]] / SCALE


def _write_group(s: Battle, group: int, turn: int, out: Row, to: int) -> None:
    """The middle of its elements, its first element, and how many they are."""
    members = members_of(s, group)
    if not members:
        return
    x = 0
    y = 0
    for e in members:
        x += s.x[e]
        y += s.y[e]
    n = len(members)
    first = members[0]
    out[to + 2] = turn * x / n / HALF_X
    out[to + 3] = turn * y / n / HALF_Y
    out[to + 4] = turn * COS[s.facing[first]] / SCALE
    out[to + 5] = turn * SIN[s.facing[first]] / SCALE
    _write_who(s, first, out, to)
    out[to + 8] = n / COMMAND_SIZE
