"""Legacy points: what a season earns, and what they buy before the next one (WX-26 to WX-41, OV-4)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.armies import gain_army
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import add_tower, raised
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.decks import bought_copies
from heptarchy.games.ortus.estates import empty_seats, found_fief, open_fiefs
from heptarchy.games.ortus.kingship import crown_leader
from heptarchy.games.ortus.table.actions import BUY, BUY_TOWERS, DONE, INTO, TOWER, property_action
from heptarchy.games.ortus.table.state import BOUGHT, Ortus
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal

# WX-34: what is for sale face up: b, c, d
WARES: Final = (t.BANNER, t.CASTLE, t.LAND, t.MARKET, t.CHURCH, *t.LORD_TYPES)


# What a season earns


def points_of(s: Ortus, house: int) -> int:
    """WX-27, WX-12: the King card, each Fief that counts, Monk and Banquet in the Hand; off the table one of them."""
    base = house * t.KINDS
    points = min(s.params.legacy_hand_max, s.hand[base + t.MONK], s.hand[base + t.BANQUET])
    if s.king == house:
        points += 1
    for fief in s.fiefs[house]:
        if earns(s, fief):
            points += 1
    if not s.fiefs[house]:
        points = min(points, s.params.legacy_off_table_max)
    return points


def earns(s: Ortus, fief: int) -> bool:
    """WX-27, WX-28: Cathedral, Prince Lord, Abbot, Land and Market Town together: one point, however many of them."""
    if s.lord[fief] == t.PRINCE or s.lord[fief] == t.MONK or t.seat_type(fief) == t.CATHEDRAL:
        return True
    land = False
    market = False
    for card in s.props[fief]:
        kind = card % t.KINDS
        if kind == t.CATHEDRAL:
            return True
        land = land or kind == t.LAND
        market = market or kind == t.MARKET
    return land and market


# What it buys


def spend_points(s: Ortus, _: int) -> None:
    """WX-33: from the starting player clockwise each spends one, round and round, until all are spent."""
    if sum(s.legacy) == 0:
        return
    s.push(spend_points)
    for i in range(s.players - 1, -1, -1):
        s.push(ask_purchase, (s.start + i) % s.players)


def cards_free(s: Ortus, house: int) -> int:
    """WX-38: how many cards the set can still spare beside a deck; all can reckon it, whatever the Towers are."""
    bought = sum(1 for mark in s.tower_marks[house] if mark & BOUGHT)
    for kind in range(t.DECK_TYPES):
        bought += s.bought[house * t.KINDS + kind]
    return t.DECK_TYPES * s.params.copies_per_type - bought - s.params.earl_deck_size


def has_copy(s: Ortus, house: int, kind: int) -> bool:
    """WX-36: not all copies of this type are bought yet."""
    return bought_copies(s, house, kind) < s.params.copies_per_type


def ask_purchase(s: Ortus, house: int) -> None:
    """WX-34, WX-38: one thing for one point; if the set can spare no card, the point is lost for this Winter."""
    if s.legacy[house] == 0:
        return
    if cards_free(s, house) < 1:
        s.legacy[house] -= 1
        s.tell(told.POINT_LOST, house)
        return
    s.ask(house, wares(s, house) or [DONE.base], then=purchase, arg=house, rule="WX-34", why=refuse_purchase)


def wares(s: Ortus, house: int) -> list[int]:
    """WX-34: all that a point buys him now."""
    menu = [BUY.base + kind for kind in WARES if refuse_ware(s, house, kind) is None]
    if cards_free(s, house) >= s.params.legacy_towers:
        menu.insert(0, BUY_TOWERS.base)
    return menu


def refuse_ware(s: Ortus, house: int, kind: int) -> Refusal | None:
    """WX-34, WX-36, WX-37: why this type is not bought face up."""
    if kind == t.CATHEDRAL:
        return why.CATHEDRAL_NOT_FOR_SALE.by("WX-34")
    if kind not in WARES:
        return why.NOT_FOR_SALE.by("WX-37", kind)
    if not has_copy(s, house, kind):
        return why.ALL_BOUGHT.by("WX-36", kind)
    if kind in t.LORD_TYPES and not empty_seats(s, house, kind):
        return why.SEATS_TAKEN.by("WX-34")
    return None


def refuse_purchase(s: Ortus, house: int, action: int) -> Refusal | None:
    """WX-33: points must be spent; what each buys is in WX-34."""
    if BUY.holds(action):
        return refuse_ware(s, house, BUY.arg(action))
    if action == BUY_TOWERS.base and cards_free(s, house) < s.params.legacy_towers:
        return why.SET_SPARES.by("WX-38", cards_free(s, house))
    if action == DONE.base and wares(s, house):
        return why.MUST_SPEND.by("WX-33")
    return None


def purchase(s: Ortus, house: int, action: int) -> None:
    """WX-34: one point less, and what it buys; WX-35: the Palace stands already."""
    s.legacy[house] -= 1
    if action == DONE.base:
        s.tell(told.POINT_LOST, house)
    elif action == BUY_TOWERS.base:
        s.tell(told.BOUGHT_TOWERS, house, s.params.legacy_towers)
        for _ in range(s.params.legacy_towers):
            s.push(ask_tower, house)
    else:
        kind = BUY.arg(action)
        s.tell(told.BOUGHT, house, kind)
        if kind == t.BANNER:
            take_from_set(s, house, kind)
            s.banners = raised(s.banners, house)
            s.tell(told.BANNER, house)
        elif kind == t.CASTLE:
            take_from_set(s, house, kind)
            found_fief(s, house, kind)
        else:
            s.choice = kind
            s.push(ask_site, house)


def take_from_set(s: Ortus, house: int, kind: int) -> None:
    """WX-36: bought cards come from the full set."""
    s.tray[house * t.KINDS + kind] -= 1
    s.bought = raised(s.bought, house * t.KINDS + kind)


def ask_tower(s: Ortus, house: int) -> None:
    """WX-34a: which card lies face down is his secret."""
    menu = [TOWER.base + kind for kind in range(t.DECK_TYPES) if has_copy(s, house, kind)]
    s.ask(house, menu, then=bury_card, arg=house, rule="WX-34", why=refuse_tower, audience=only(house))


def refuse_tower(s: Ortus, house: int, action: int) -> Refusal | None:
    """WX-36: of each type there are so many copies; WX-35: the Palace is on the table."""
    if TOWER.holds(action):
        if TOWER.arg(action) == t.PALACE:
            return why.PALACE_STANDS.by("WX-35")
        if has_copy(s, house, TOWER.arg(action)):
            return None
        return why.ALL_BOUGHT.by("WX-36", TOWER.arg(action))
    return None


def bury_card(s: Ortus, house: int, answer: int) -> None:
    """WX-34a: a Tower that no deck held."""
    kind = TOWER.arg(answer)
    s.tray[house * t.KINDS + kind] -= 1
    add_tower(s, house, kind, BOUGHT)


def ask_site(s: Ortus, house: int) -> None:
    """WX-34c, WX-34d: which Fief the Property or Lord goes to; `choice` is its type."""
    fiefs = sites(s, house)
    if len(fiefs) == 1:
        put_bought(s, house, INTO.base + fiefs[0])
    else:
        s.ask(house, [INTO.base + fief for fief in fiefs], then=put_bought, arg=house, rule="WX-34", why=refuse_site)


def sites(s: Ortus, house: int) -> list[int]:
    """WX-34: the Fiefs where what was bought may lie."""
    return empty_seats(s, house, s.choice) if s.choice in t.LORD_TYPES else open_fiefs(s, house, s.choice)


def refuse_site(s: Ortus, house: int, action: int) -> Refusal | None:
    """WX-34: into a Fief of one's own, a Lord into an empty seat."""
    if INTO.holds(action):
        fief = INTO.arg(action)
        if fief in sites(s, house):
            return None
        if s.holder[fief] == house:
            return why.HAS_LORD.by("OR-9.1", fief)
        return why.NOT_YOURS.by("WX-34", fief)
    return None


def put_bought(s: Ortus, house: int, answer: int) -> None:
    """WX-34c, WX-34d: it lies there; WX-37: a Land's Army card comes when the season starts."""
    kind = s.choice
    fief = INTO.arg(answer)
    take_from_set(s, house, kind)
    if kind in t.LORD_TYPES:
        s.lord[fief] = kind
        s.tell(told.LORD_PLACED, house, kind, fief)
    else:
        card = t.card_of(house, kind)
        s.props[fief] = [*s.props[fief], card]
        s.tell(told.PLACED, house, property_action(card), fief)


# The season starts


def muster_for_lands(s: Ortus, _: int) -> None:
    """WX-37, WX-55: Army cards for Lands bought, in turn order, after decks are built."""
    for i in range(s.players - 1, -1, -1):
        house = (s.start + i) % s.players
        gain_army(s, house, s.bought[house * t.KINDS + t.LAND] * s.params.land_on_place)


def crown_at_start(s: Ortus, _: int) -> None:
    """WX-40: a lead in bought Banners makes a King before the first turn, with gifts."""
    crown_leader(s)
