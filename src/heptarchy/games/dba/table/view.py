"""What a seat may see of a battle: the open table, its own cards and its own secrets (DBA-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.camps import camp_y
from heptarchy.games.dba.commands import break_point, sector
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.holds import FOLLOWERS, TOWN
from heptarchy.games.dba.landing import sees_kept
from heptarchy.games.dba.lattice import DEGREE, HALF_X, HALF_Y, MM
from heptarchy.games.dba.table.state import DEPLOYMENT, MUSTER, NO_CAMP, STAGE_KEYS, seats_of
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.games.dba.features import Feature
    from heptarchy.games.dba.table import seen
    from heptarchy.games.dba.table.state import Battle, Combat, Fire, Unit

WORKS: Final[list[str]] = [t.CARD_KEYS[t.PLASHING], t.CARD_KEYS[t.DITCH]]  # by bit
BANDS: Final[list[seen.Person]] = ["general", "warlord", "prince", "pendragon"]  # by bit
CAMP: Final = "camp"  # instead of an element, where a camp fights
THE_TOWN: Final = "town"  # or the denizens of a built-up area


def view_of(s: Battle, seat: int | None) -> seen.View:
    """All that lies open, and what this seat (None: a spectator) keeps from the others."""
    return {
        "stage": STAGE_KEYS[s.stage],
        "round": s.round,
        "rounds": s.params.rounds,
        "bound": s.bound,
        "active": s.active,
        "attacker": s.attacker,
        "country": t.COUNTRY_KEYS[s.country],
        "sides": [_side(s, seat, side) for side in range(2)],
        "town": _town(s, seat),
        "land": {"west": east(s.west), "east": east(s.east), "south": north(s.south), "north": north(s.north)},
        "commands": [_command(s, seat, command) for command in range(s.players)],
        "elements": [_element(s, seat, e) for e in range(len(s.kind)) if may_see(s, seat, s.owner[e])],
        "features": [_feature(feature) for feature in s.features],
        "river": t.RIVER_KEYS[s.river],
        "fires": [_fire(fire) for fire in s.fires],
        "unit": None if s.unit is None else _unit(s, seat, s.unit),
        "combat": None if s.combat is None else _combat(s.combat),
        "combats": [
            {"mine": element_key(s.pairs[i]), "theirs": element_key(s.pairs[i + 1])} for i in range(0, len(s.pairs), 2)
        ],
        "shown": [t.CARD_KEYS[card] for card in range(t.CARDS) if s.shown >> card & 1],
        "rolls": s.rolls[:],
        "toll": [_death(s.toll[i], s.toll[i + 1]) for i in range(0, len(s.toll), 2)],
    }


def may_see(s: Battle, seat: int | None, command: int) -> bool:
    """DBA-25: while armies are mustered, each player sees his own alone."""
    return command == seat or not (s.stage == MUSTER and s.mode == GATHERING)


def sees_places(s: Battle, seat: int | None, command: int) -> bool:
    """DBA-22.2: while both sides deploy in secret, each player sees his own elements alone on the table."""
    return command == seat or not (s.hidden and s.stage == DEPLOYMENT)


# Numbers and names at the rim


def mm(units: int) -> float:
    """Millimetres; a whole number where it is one."""
    return units // MM if units % MM == 0 else units / MM


def degrees(tenths: int) -> float:
    """Degrees; a whole number where it is one."""
    return tenths // DEGREE if tenths % DEGREE == 0 else tenths / DEGREE


def east(x: int) -> float:
    """Millimetres from the western edge."""
    return mm(x + HALF_X)


def north(y: int) -> float:
    """Millimetres from the southern edge."""
    return mm(y + HALF_Y)


def element_key(e: int) -> str:
    """`e7`; a camp, or the denizens of a built-up area, where it is none."""
    return f"e{e + 1}" if e >= 0 else CAMP if e == FOLLOWERS else THE_TOWN


def _keys(bits: int, keys: tuple[str, ...] | list[str]) -> list[str]:
    return [key for i, key in enumerate(keys) if bits >> i & 1]


# Parts


def _inside(s: Battle, seat: int | None, h: int) -> str | None:
    """DBA-33.2, DBA-35.1: who is in a hold."""
    e = s.inside[h]
    return element_key(e) if e >= 0 and sees_places(s, seat, s.command[e]) else None


def _town(s: Battle, seat: int | None) -> seen.Town | None:
    """DBA-33: the built-up area: whose it is, who holds it, whether its denizens are quiet."""
    if not s.town:
        return None
    x, y, facing, deep, wide, _ = s.town
    return {
        "x": east(x),
        "y": north(y),
        "facing": degrees(facing),
        "deep": mm(2 * deep),
        "wide": mm(2 * wide),
        "owner": s.town_owner,
        "side": s.town_side,
        "quiet": s.quiet,
        "inside": _inside(s, seat, TOWN),
        "plunder": s.plunder[TOWN],
    }


def _camp(s: Battle, seat: int | None, side: int) -> seen.Camp:
    return {
        "x": east(s.camp[side]),
        "y": north(camp_y(s, side)),
        "lost": s.camp_lost[side],
        "inside": _inside(s, seat, side),
        "plunder": s.plunder[side],
    }


def _side(s: Battle, seat: int | None, side: int) -> seen.Side:
    seats = seats_of(s, side)
    edge = s.edge[side] if s.edge else -1
    camped = edge >= 0 and s.camp and s.camp[side] != NO_CAMP
    return {
        "seats": seats,
        "chief": s.chief[side],
        "edge": None if edge < 0 else t.EDGE_KEYS[edge],
        "camp": _camp(s, seat, side) if camped else None,
        "lost": sum(s.lost[seat] for seat in seats),
        "original": sum(s.original[seat] for seat in seats),
        "urged": s.urged[side],
        "landing": s.landing[side] and s.shored,
    }


def _command(s: Battle, seat: int | None, command: int) -> seen.Command:
    seen = may_see(s, seat, command)
    hand = s.hands[command]
    mustering = s.stage == MUSTER and s.mode == GATHERING
    return {
        "seat": command,
        "side": s.side[command],
        "people": t.PEOPLE_KEYS[s.people[command]],
        "traits": _keys(s.traits[command], t.TRAIT_KEYS) if seen else [],
        "original": s.original[command],
        "lost": s.lost[command],
        "break": break_point(s, command) if s.original[command] else 0,
        "broken": s.broken[command],
        "general_lost": s.general_lost[command],
        "die": s.dice[command],
        "pips": s.pips[command],
        "cards": s.hand_sizes[command],
        "hand": _keys(hand, t.CARD_KEYS) if command == seat else None,
        "done": s.done[command],
        "marching": s.marching[command],
        "sector": _sector(s, command),
        "purse": s.purse[command] if mustering and seen else None,
        "levy": [t.TYPE_KEYS[kind] for kind in s.levy[command]] if mustering and seen else None,
        "elements": [element_key(e) for e in s.members[command]] if seen else [],
    }


def _sector(s: Battle, command: int) -> list[float] | None:
    """DBA-5.3: where the command may deploy, from west to east; None before the borders are drawn."""
    side = s.side[command]
    if not s.order or command not in s.order[side] or len(s.borders[side]) != len(s.order[side]) - 1:
        return None
    if s.edge[side] < 0:
        return None
    left, right = sector(s, command)
    return [east(left), east(right)]


def _element(s: Battle, seat: int | None, e: int) -> seen.Element:
    band = s.band[e]
    known = sees_places(s, seat, s.command[e])
    status = s.status[e] if known else t.RESERVE
    here = status in (t.ON_TABLE, t.GARRISON)
    return {
        "id": element_key(e),
        "type": t.TYPE_KEYS[s.kind[e]],
        "owner": s.owner[e],
        "command": s.command[e] if s.command[e] >= 0 else None,
        "place": s.place[e],
        "status": t.STATUS_KEYS[status],
        "x": east(s.x[e]) if here else None,
        "y": north(s.y[e]) if here else None,
        "facing": degrees(s.facing[e]) if here else None,
        "depth": t.DEPTH_MM[s.kind[e]],
        "general": band & t.GENERAL > 0,
        "warlord": band & t.WARLORD > 0,
        "prince": band & t.PRINCE > 0,
        "pendragon": band & t.PENDRAGON > 0,
        "moved": s.moved[e],
        "shaken": s.shaken[e],
        "held": s.held[e],
        "fought": s.fought[e],
        "works": _keys(s.works[e], WORKS),
        "kept": sees_kept(s, seat, s.command[e]) and s.command[e] >= 0 and e in s.kept[s.command[e]],
        "expendable": seat is not None and s.disguised[seat] == e,
    }


def _feature(feature: Feature) -> seen.Feature:
    """An ellipse or a box as it lies; a strip by the points of its line, in the box round it."""
    points = feature.points
    return {
        "kind": t.FEATURE_KEYS[feature.kind],
        "shape": t.SHAPE_KEYS[feature.shape],
        "x": east(feature.x),
        "y": north(feature.y),
        "a": mm(feature.a),
        "b": mm(feature.b),
        "slant": degrees(feature.slant),
        "points": [[east(points[i]), north(points[i + 1])] for i in range(0, len(points), 2)],
        "width": mm(2 * feature.half),
    }


def _fire(fire: Fire) -> seen.Fire:
    return {
        "x": east(fire.x),
        "y": north(fire.y),
        "facing": degrees(fire.facing),
        "length": mm(fire.length),
        "creeps": degrees(fire.creeps),
    }


def _unit(s: Battle, seat: int | None, unit: Unit) -> seen.Unit:
    """What is being moved; how far it may go is its player's to know, since an Expendable goes farther (DBA-22.3)."""
    own = unit.command == seat
    return {
        "command": unit.command,
        "members": [element_key(e) for e in unit.members],
        "limit": mm(unit.limit) if own else None,
        "bad_limit": mm(unit.bad_limit) if own else None,
        "engaged": unit.engaged,
        "zoned_by": [element_key(e) for e in unit.zoned_by],
    }


def _combat(combat: Combat) -> seen.Combat:
    return {
        "mine": element_key(combat.mine),
        "theirs": element_key(combat.theirs),
        "my_die": combat.my_die,
        "their_die": combat.their_die,
        "my_total": combat.my_total,
        "their_total": combat.their_total,
    }


def _death(e: int, bit: int) -> seen.Death:
    """DBA-4.6: a personality who died, and with which element."""
    return {"id": element_key(e), "who": BANDS[bit.bit_length() - 1]}
