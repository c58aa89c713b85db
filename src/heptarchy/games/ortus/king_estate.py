"""Where the King of a Rebellion puts his cards (RB-29 to RB-39, RB-83)."""

from __future__ import annotations

from heptarchy.games.ortus.armies import gain_army
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.cards import merc_garrison
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import empty_seats, fief_size, found_fief, settle_property
from heptarchy.games.ortus.table.actions import property_action
from heptarchy.games.ortus.table.state import MERC_INFANTRY, MERC_KNIGHT, Ortus

SIZES = 128  # more than a Fief has cards


def lay_out_earldom(s: Ortus) -> None:
    """RB-14: seats, Properties, Lords and Mercenaries of the tray, each where he would put it (RB-29 to RB-39)."""
    house = s.liege
    base = house * t.KINDS
    if not s.params.rb_palace:
        s.tray[base + t.PALACE] += 1
        s.holder[s.fiefs[house][0]] = t.NOBODY
        s.fiefs[house] = []
    for _ in range(s.params.rb_castles):
        s.tray[base + t.CASTLE] -= 1
        found_fief(s, house, t.CASTLE)
    for kind, n in (
        (t.LAND, s.params.rb_lands),
        (t.MARKET, s.params.rb_markets),
        (t.CHURCH, s.params.rb_churches),
        (t.CATHEDRAL, s.params.rb_cathedral),
    ):
        for _ in range(n):
            put_property(s, kind)
    for kind, n in (
        (t.PRINCE, s.params.rb_prince),
        (t.CHAMPION, s.params.rb_champions),
        (t.MONK, s.params.rb_abbots),
        (t.VASSAL, s.params.rb_vassals),
    ):
        for _ in range(n):
            s.tray[base + kind] -= 1
            fief = seat_for_vassal(s) if kind == t.VASSAL else seat_for_lord(s)
            s.lord[fief] = kind
            s.tell(told.LORD_PLACED, house, kind, fief)
    for _ in range(s.params.rb_mercenaries):
        s.tray[base + t.MERCENARY] -= 1
        s.mercs[house] = [*s.mercs[house], house]
        s.tell(told.MERCENARY_PLACED, house)


def own_palace(s: Ortus) -> int:
    """RB-83: the Palace of his own colour while he holds it, else NOBODY; captured ones are Fiefs like any other."""
    palace = s.liege * t.SEATS_EACH
    return palace if s.holder[palace] == s.liege else t.NOBODY


def count_in(s: Ortus, fief: int, kind: int) -> int:
    """How many Properties of a type lie in a Fief."""
    n = 0
    for card in s.props[fief]:
        if card % t.KINDS == kind:
            n += 1
    return n


def fief_for(s: Ortus, kind: int) -> int:
    """RB-30, RB-35, RB-36: the Fief that a Property of this type goes to, placed or gained.

    What comes at once stays together of itself: where the first Land or Market Town has gone there are most of them.
    """
    if kind == t.LAND or kind == t.MARKET:
        return fief_for_land(s, kind)
    return chief_fief(s)


def fief_for_land(s: Ortus, kind: int) -> int:
    """RB-30: where most Lands and Market Towns are; a pair, no Vassal Lord, his own Palace, the larger, the older."""
    best = t.NOBODY
    most = 0
    best_rank = -1
    for fief in s.fiefs[s.liege]:
        lands = count_in(s, fief, t.LAND)
        markets = count_in(s, fief, t.MARKET)
        if lands + markets == 0 or lands + markets < most:
            continue
        rank = 0
        if (lands == 0 and kind == t.LAND) or (markets == 0 and kind == t.MARKET):
            rank += 4 * SIZES
        if s.lord[fief] != t.VASSAL:
            rank += 2 * SIZES
        if fief == own_palace(s):
            rank += SIZES
        rank += fief_size(s, fief)
        if lands + markets > most or rank > best_rank:
            most = lands + markets
            best = fief
            best_rank = rank
    return chief_fief(s) if best == t.NOBODY else best


def chief_fief(s: Ortus) -> int:
    """RB-30, RB-35: his own Palace; if that is gone, the largest Fief without a Vassal Lord, or of all; the older."""
    palace = own_palace(s)
    if palace != t.NOBODY:
        return palace
    best = t.NOBODY
    best_rank = -1
    for fief in s.fiefs[s.liege]:
        rank = fief_size(s, fief) + (SIZES if s.lord[fief] != t.VASSAL else 0)
        if rank > best_rank:
            best = fief
            best_rank = rank
    return best


def keep_property(s: Ortus, card: int) -> None:
    """RB-35, RB-36: a Property gained by Raid, Intrigue or Ransom is attached."""
    kind = card % t.KINDS
    fief = fief_for(s, kind)
    s.tell(told.KING_KEEPS_LAND if kind == t.LAND or kind == t.MARKET else told.KING_KEEPS_CHURCH, kind, fief)
    settle_property(s, s.liege, card, fief)


# From the tray


def place_property(s: Ortus, kind: int) -> None:
    """RB-28, RB-30: from the tray to the table, if one is left; RB-31: a Land brings an Army card."""
    if s.tray[s.liege * t.KINDS + kind] == 0:
        s.tell(told.KING_NONE_LEFT, kind)
        return
    put_property(s, kind)
    if kind == t.LAND:
        gain_army(s, s.liege, s.params.land_on_place)


def put_property(s: Ortus, kind: int) -> None:
    """RB-30, RB-35: a card of the tray lies in its Fief."""
    card = s.liege * t.KINDS + kind
    fief = fief_for(s, kind)
    s.tray[card] -= 1
    s.props[fief] = [*s.props[fief], card]
    s.tell(told.KING_PLACES, property_action(card), fief)


def place_market(s: Ortus) -> None:
    """RB-28: a Market Town; if he has one on the table, a Land instead."""
    for fief in s.fiefs[s.liege]:
        if count_in(s, fief, t.MARKET):
            s.tell(told.KING_HAS_MARKET)
            place_property(s, t.LAND)
            return
    place_property(s, t.MARKET)


def place_castle(s: Ortus) -> None:
    """RB-28, RB-29: a Castle of the tray is a new Fief."""
    place = s.liege * t.KINDS + t.CASTLE
    if s.tray[place] == 0:
        s.tell(told.KING_NONE_LEFT, t.CASTLE)
        return
    s.tray[place] -= 1
    s.tell(told.KING_BUILDS)
    found_fief(s, s.liege, t.CASTLE)


# Lords


def place_lord(s: Ortus, kind: int) -> bool:
    """RB-28: the very card becomes Lord of an empty seat; whether there was one."""
    fief = seat_for_vassal(s) if kind == t.VASSAL else seat_for_lord(s)
    if fief == t.NOBODY:
        s.tell(told.KING_NO_SEAT, kind)
        return False
    s.lord[fief] = kind
    s.tell(told.KING_VASSAL_LORD if kind == t.VASSAL else told.KING_PRINCE_LORD, fief)
    return True


def seat_for_vassal(s: Ortus) -> int:
    """RB-32: the empty seat with fewest Properties; a Castle before a Palace, then the newer."""
    best = t.NOBODY
    best_rank = 0
    for fief in empty_seats(s, s.liege):
        rank = 2 * len(s.props[fief]) + (1 if t.seat_type(fief) == t.PALACE else 0)
        if best == t.NOBODY or rank <= best_rank:
            best = fief
            best_rank = rank
    return best


def seat_for_lord(s: Ortus) -> int:
    """RB-33: for a Prince: his own Palace if it is empty, else the empty seat with most Properties; the older."""
    palace = own_palace(s)
    best = t.NOBODY
    for fief in empty_seats(s, s.liege):
        if fief == palace:
            return fief
        if best == t.NOBODY or len(s.props[fief]) > len(s.props[best]):
            best = fief
    return best


# Garrisons


def fill_garrisons(s: Ortus) -> None:
    """RB-38: empty slots are filled from the Pool, Infantry first, the older Mercenary first."""
    house = s.liege
    for place in range(len(s.mercs[house])):
        if merc_garrison(s.mercs[house][place]):
            continue
        for kind in (t.INFANTRY, t.KNIGHT):
            if s.pool[house * 2 + kind]:
                mercs = s.mercs[house][:]
                mercs[place] += MERC_KNIGHT if kind == t.KNIGHT else MERC_INFANTRY
                s.mercs[house] = mercs
                s.pool[house * 2 + kind] -= 1
                s.tell(told.KING_GARRISONS, kind)
                break
