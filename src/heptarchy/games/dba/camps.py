"""Who attacks, who takes which edge, and where the camps stand (AA-9.14, DBA-5.1, DBA-5.2, DBA-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book import why
from heptarchy.games.dba.book.told import CAMPED, EDGED, ROLES, UNCAMPED_SIDE
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.ground import line_meets
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.table.actions import ATTACK, CAMP, DEFEND, EDGE, UNCAMPED
from heptarchy.games.dba.table.state import NO_CAMP, PREPARE, changed, ticked
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.features import Feature
    from heptarchy.games.dba.table.state import Battle

DECLARING: Final = 0  # the side that declared the war (AA-9.14)
CAMP_HALF_WIDTH: Final = 40 * MM  # a camp is 80 mm along the edge and 40 mm deep (DBA-5.4)
CAMP_HALF_DEPTH: Final = 20 * MM
FIRST_MM: Final = 40  # where the middle of a camp can be on the edge
LAST_MM: Final = 1160
MIDDLE_MM: Final = 600
OFFERS: Final = 11  # places that are offered for a camp
OFFER_STEP: Final = 100  # mm between them, where there is room


# Roles


def may_choose_role(s: Battle, side: int) -> bool:
    """AA-9.14: has the side a Sly Fox, or the enemy a Dumb Ox?"""
    for seat in range(s.players):
        trait = t.SLY_FOX if s.side[seat] == side else t.DUMB_OX
        if s.traits[seat] & trait:
            return True
    return False


def choose_roles(s: Battle, arg: int) -> None:
    """DBA-5.1, AA-9.14: the declaring side attacks, unless one side alone may choose its role.

    Where the edges are given the roles are given with them.
    """
    s.stage = PREPARE
    if s.edge[0] >= 0:
        _tell_roles(s)
        return
    s.attacker = DECLARING
    chooses = [side for side in range(2) if may_choose_role(s, side)]
    if len(chooses) != 1:
        _tell_roles(s)
        return
    side = chooses[0]
    s.ask(s.chief[side], [ATTACK[0], DEFEND[0]], then=take_role, arg=side, rule="DBA-5.1", why=refuse_role)


def refuse_role(s: Battle, side: int, action: int) -> Refusal | None:
    """AA-9.14: to attack or to defend."""
    if action == ATTACK[0] or action == DEFEND[0]:
        return None
    return why.ATTACK_OR_DEFEND.by("DBA-5.1")


def take_role(s: Battle, side: int, action: int) -> None:
    """AA-9.14: the side that chose attacks or defends on the table."""
    s.attacker = side if action == ATTACK[0] else 1 - side
    _tell_roles(s)


def _tell_roles(s: Battle) -> None:
    s.tell(ROLES, s.chief[s.attacker], s.chief[1 - s.attacker])


# Edges


def choose_edges(s: Battle, arg: int) -> None:
    """DBA-5.2 (2): the attacker's C-in-C takes one of the two long edges, unless they are given."""
    if s.edge[0] >= 0:
        return
    chief = s.chief[s.attacker]
    s.ask(chief, [EDGE[t.SOUTH], EDGE[t.NORTH]], then=take_edge, rule="DBA-5.2", why=refuse_edge)


def refuse_edge(s: Battle, arg: int, action: int) -> Refusal | None:
    """DBA-5.2 (2): one of the long edges."""
    if EDGE.holds(action):
        return None
    return why.CHOOSE_EDGE.by("DBA-5.2")


def take_edge(s: Battle, arg: int, action: int) -> None:
    """DBA-5.2 (2): the defender has the other edge."""
    edge = EDGE.arg(action)
    s.edge = [edge, 1 - edge] if s.attacker == 0 else [1 - edge, edge]
    for side in (s.attacker, 1 - s.attacker):
        s.tell(EDGED, s.chief[side], s.edge[side])


# Camps


def camp_y(s: Battle, side: int) -> int:
    """y of a camp's middle: its long side lies on the base edge, or on its shore (DBA-34.2)."""
    return s.south + CAMP_HALF_DEPTH if s.edge[side] == t.SOUTH else s.north - CAMP_HALF_DEPTH


def camp_box(s: Battle, side: int) -> tuple[int, int, int, int, int]:
    """DBA-5.4: a camp as a rectangle: middle, facing, half its depth and half its width."""
    facing = 900 if s.edge[side] == t.SOUTH else 2700
    return s.camp[side], camp_y(s, side), facing, CAMP_HALF_DEPTH, CAMP_HALF_WIDTH


def camp_standing(s: Battle, side: int) -> bool:
    """Has the side a camp on the table that is not taken, or in which the enemy who took it still is (DBA-35.3)?"""
    return s.camp[side] != NO_CAMP and (not s.camp_lost[side] or s.inside[side] >= 0)


def pitch_camps(s: Battle, arg: int) -> None:
    """DBA-5.2 (3): the defender places his camp, then the attacker, each unless it is given."""
    for side in (1 - s.attacker, s.attacker):
        if s.camp[side] == NO_CAMP and not s.campless[side]:
            s.push(pitch_camps)
            places = [CAMP[mm] for mm in camp_offers(s, side)]
            if may_do_without(s, side):
                places.append(UNCAMPED[0])
            s.ask(s.chief[side], places, then=pitch, arg=side, rule="DBA-5.4", why=refuse_camp, judged=True)
            return


def may_do_without(s: Battle, side: int) -> bool:
    """DBA-33.8: is a built-up area on the table, and the side its defender?"""
    return bool(s.town) and s.town_owner == side


def refuse_camp(s: Battle, side: int, action: int) -> Refusal | None:
    """DBA-5.4: on the base edge, wholly on the table, outside all features as long as the edge has such a place."""
    if action == UNCAMPED[0]:
        if may_do_without(s, side):
            return None
        return why.CAMP_NEEDED.by("DBA-33.8")
    if not CAMP.holds(action):
        return why.PLACE_CAMP.by("DBA-5.4")
    mm = CAMP.arg(action)
    if not FIRST_MM <= mm <= LAST_MM or not is_dry(s, mm):
        return why.CAMP_ON_TABLE.by("DBA-5.4")
    f = feature_in_camp(s, side, mm)
    if f is not None and has_open_place(s, side):
        return why.CAMP_CLEAR.by("DBA-5.4", f.kind)
    return None


def pitch(s: Battle, side: int, action: int) -> None:
    """DBA-5.4: there it stands; DBA-33.8: or there is none."""
    if action == UNCAMPED[0]:
        s.campless = ticked(s.campless, side)
        s.tell(UNCAMPED_SIDE, s.chief[side])
        return
    s.camp = changed(s.camp, side, CAMP.arg(action) * MM - HALF_X)
    s.tell(CAMPED, s.chief[side])


def feature_in_camp(s: Battle, side: int, mm: int) -> Feature | None:
    """The first feature that reaches into a camp whose middle is there; None if there is none."""
    x = mm * MM - HALF_X
    y = camp_y(s, side)
    west, east = x - CAMP_HALF_WIDTH, x + CAMP_HALF_WIDTH
    south, north = y - CAMP_HALF_DEPTH, y + CAMP_HALF_DEPTH
    for f in s.features:
        if f.kind in (t.ROAD, t.WATERWAY):  # good going, and no obstacle; of water `is_dry` tells
            continue
        if west <= f.x <= east and south <= f.y <= north:
            return f
        if line_meets(f, west, south, east, south) or line_meets(f, west, north, east, north):
            return f
        if line_meets(f, west, south, west, north) or line_meets(f, east, south, east, north):
            return f
    return None


def is_dry(s: Battle, mm: int) -> bool:
    """DBA-34.1: would a camp whose middle is there stand on land?"""
    x = mm * MM - HALF_X
    return s.west + CAMP_HALF_WIDTH <= x <= s.east - CAMP_HALF_WIDTH


def has_open_place(s: Battle, side: int) -> bool:
    """DBA-5.4: is there a place for a camp outside the features anywhere on the base edge?"""
    for mm in range(FIRST_MM, LAST_MM + 1):  # noqa: SIM110 -- a generator would cost more than it saves
        if feature_in_camp(s, side, mm) is None and is_dry(s, mm):
            return True
    return False


def camp_offers(s: Battle, side: int) -> list[int]:
    """Places for a camp, from the middle outwards: every 100 mm, or every millimetre where those are taken."""
    open_only = has_open_place(s, side)
    for step in (OFFER_STEP, 1):
        places: list[int] = []
        away = 0
        while away <= LAST_MM - MIDDLE_MM and len(places) < OFFERS:
            for mm in (MIDDLE_MM - away, MIDDLE_MM + away) if away else (MIDDLE_MM,):
                if is_dry(s, mm) and (not open_only or feature_in_camp(s, side, mm) is None):
                    places.append(mm)
            away += step
        if places:
            return places
    raise RuntimeError("dba: no place for a camp (DBA-5.4)")
