"""What a seat may see (OR-4): plain values, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.armies import army_strength, capacity, land_sum
from heptarchy.games.ortus.cards import count_of, merc_colour, merc_infantry, merc_knights
from heptarchy.games.ortus.casualties import unit_name
from heptarchy.games.ortus.church import cathedral_holder, church_controller
from heptarchy.games.ortus.conclave import NOT_DECLARED
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import seat_strength
from heptarchy.games.ortus.fielding import side_house
from heptarchy.games.ortus.horde import has_timer
from heptarchy.games.ortus.rivals import mate_of
from heptarchy.games.ortus.table.modules import MARCHES, plays_with
from heptarchy.games.ortus.table.odds import all_of_table
from heptarchy.games.ortus.table.state import MODES, VARIANTS, Battle, Draft, Force, Joust, Ortus, Plot
from heptarchy.games.ortus.tetrarchy import opponent_of
from heptarchy.games.ortus.villages import is_crippled

if TYPE_CHECKING:
    from heptarchy.games.ortus.table import seen

AIMS: Final[tuple[seen.Aim, ...]] = ("towers", "raid", "siege", "villages", "thanes")
PLOT_AIMS: Final[tuple[seen.PlotAim, ...]] = ("lord", "mercenary", "hand", "properties", "pool")


def view(s: Ortus, seat: int | None) -> seen.Season:
    """OR-4.1, OR-4.2: the open table, and what is this seat's own."""
    return {
        "variant": VARIANTS[s.variant],
        "mode": MODES[s.mode_of_play] if s.houses > s.players else None,
        "round": s.round,
        "active": house_key(s.active),
        "start": t.COLOURS[s.start],
        "acted": s.acted,
        "earls": [earl(s, seat, house) for house in range(s.houses)],
        "king": colour_key(s.king),
        "liege": colour_key(s.liege),
        "cathedral": colour_key(cathedral_holder(s)),
        "church": colour_key(church_controller(s)),
        "bag": {t.COLOURS[house]: s.bag[house] for house in range(s.houses)},
        "black": s.black,
        "black_markers": s.params.black_markers,
        "timer": has_timer(s),
        "white": s.white,
        "arrived": s.arrived,
        "horde": dict(zip(t.RAIDERS, s.horde, strict=True)),
        "decks": decks(s),
        "battle": None if s.battle is None else battle(s, s.battle),
        "plot": None if s.plot is None else plot(s, s.plot),
        "joust": None if s.joust is None or s.joust.declared else joust(s, seat, s.joust),
        "conclave": conclave(seat, s.joust) if s.joust is not None and s.joust.declared else None,
        "marches": marches(s),
        "thanes": {"set": s.thanes_set, "lead": s.thanes_lead} if s.thanes_out else None,
        "mind": mind(s),
        "choice": t.TYPES[s.choice] if s.choice else None,
        "votes": s.votes[:],
        "draft": None if s.draft is None else draft(s, seat, s.draft),
        "open_cards": [t.TYPES[kind] for kind in s.shared_open] if s.shared_deck else None,
        "common_deck": sum(s.shared_deck) if s.shared_deck else None,
        "common_discard": {t.TYPES[kind]: n for kind, n in enumerate(s.shared_pile) if n} if s.shared_deck else None,
        "common": {t.TYPES[kind]: n for kind, n in enumerate(s.common) if n},
        "given": s.given[:],
        "over": s.over,
        "ending": s.ending,
        "scores": s.scores[:],
    }


def house_of(house: int) -> seen.House:
    """A house by its colour; the Vikings; the Welsh."""
    if house == t.WELSH:
        return "welsh"
    return "vikings" if house == t.VIKINGS else t.COLOURS[house]


def house_key(house: int) -> seen.House | None:
    """The same, where it may be nobody."""
    return None if house == t.NOBODY else house_of(house)


def colour_key(house: int) -> seen.Colour | None:
    """An Earl by his colour, or nobody."""
    return None if house == t.NOBODY else t.COLOURS[house]


def counts(zone: list[int], house: int) -> seen.Counts:
    """The cards of a house in a zone, by type."""
    base = house * t.KINDS
    return {t.TYPES[kind]: zone[base + kind] for kind in range(t.KINDS) if zone[base + kind]}


def earl(s: Ortus, seat: int | None, house: int) -> seen.Earl:
    """An Earldom; Hand, deck, Towers and tray for its own Earl alone (OR-4.1, OR-4.6)."""
    own = seat == house
    found: seen.Earl = {
        "colour": t.COLOURS[house],
        "seat": house if house < s.players else None,
        "out": s.out[house],
        "off_table": s.off_table[house],
        "turns": s.turns[house],
        "hand_size": count_of(s.hand, house),
        "deck_size": 0 if s.building else count_of(s.deck, house),
        "hand": counts(s.hand, house) if own else None,
        "deck": counts(s.deck, house) if own else None,
        "tray": counts(s.tray, house) if sees_tray(s, own, house) else None,
        "discard": counts(s.pile, house),
        "towers": len(s.towers[house]),
        "tower_types": [t.TYPES[kind] for kind in s.towers[house]] if own else None,
        "fiefs": [fief_seen(s, fief) for fief in s.fiefs[house]],
        "mercenaries": [
            {"colour": t.COLOURS[merc_colour(merc)], "infantry": merc_infantry(merc), "knight": merc_knights(merc)}
            for merc in s.mercs[house]
        ],
        "pool": {"infantry": s.pool[house * 2], "knight": s.pool[house * 2 + 1]},
        "pool_strength": sum(s.pool[house * 2 + kind] * army_strength(s, kind) for kind in (t.INFANTRY, t.KNIGHT)),
        "capacity": capacity(s, house),
        "strength": all_of_table(s, house).strength,
        "recruits": 0 if is_crippled(s, house) else land_sum(s, house, s.params.land_recruit),
        "banners": s.banners[house],
        "royal": dict(zip(t.ARMY, s.royal, strict=True)) if s.king == house else None,
        "levies": s.levies if house == s.liege else 0,
        "advisors": s.advisors[house] if s.advisors else 0,
        "emissaries": {"vassal": s.emissaries[house * 2], "monk": s.emissaries[house * 2 + 1]},
        "legacy": s.legacy[house] if s.legacy else 0,
        "known": None,
        "partner": colour_key(mate_of(s, house)),
        "opponent": colour_key(opponent_of(s, house)),
        "villages": s.villages[house] if s.villages else None,
        "thanes": {"home": s.thanes_home[house], "out": s.thanes_out[house]} if s.thanes_out else None,
    }
    if s.seen and not own:
        place = (house if seat is None else seat) * s.houses + house  # OV-19: what all know is kept as the house's own
        if any(s.seen[place]):
            found["known"] = {t.TYPES[kind]: n for kind, n in enumerate(s.seen[place]) if n}
    return found


def sees_tray(s: Ortus, own: bool, house: int) -> bool:
    """Only its Earl; RB-18: the King's lies open; OV-19: Knights have none."""
    return (own and not s.shared_deck) or house == s.liege


def fief_seen(s: Ortus, fief: int) -> seen.Fief:
    """A Fief: its seat, Lord and Properties, older first."""
    return {
        "place": t.PLACE_KEYS[fief],
        "seat": "tent" if t.is_tent(fief) else t.TYPES[t.seat_type(fief)],
        "colour": colour_key(t.seat_colour(fief)),
        "strength": seat_strength(s, fief),
        "lord": None if s.lord[fief] == t.NO_LORD else t.TYPES[s.lord[fief]],
        "properties": [card_seen(card) for card in s.props[fief]],
    }


def card_seen(card: int) -> seen.Property:
    """A card by type and colour."""
    return {"type": t.TYPES[t.type_of(card)], "colour": t.COLOURS[t.colour_of(card)]}


def decks(s: Ortus) -> seen.Decks:
    """The decks of the middle: sizes, and what is left of the Battle deck, whose discards lie open."""
    return {
        "army": sum(s.army),
        "army_discard": sum(s.army_pile),
        "viking": sum(s.raiders),
        "viking_discard": sum(s.raider_pile),
        "battle": dict(zip(t.RESULTS, s.battle_deck, strict=True)),
        "joust": s.params.joust_no_luck + s.params.joust_vassals + s.params.joust_princes,
    }


def draft(s: Ortus, seat: int | None, d: Draft) -> seen.Draft:
    """OV-15: the round, and one's own pack."""
    pack = None if seat is None else {t.TYPES[kind]: n for kind, n in enumerate(d.packs[seat]) if n}
    return {"round": d.round, "pack": pack, "size": [sum(cards) for cards in d.packs]}


def mind(s: Ortus) -> seen.Mind | None:
    """RB-22: the King's Mind; what is left of it can be counted from its discards."""
    if s.liege == t.NOBODY:
        return None
    left = {t.TYPES[kind]: s.mind[kind] for kind in range(t.KINDS) if s.mind[kind]}
    gone = {t.TYPES[kind]: s.mind_pile[kind] for kind in range(t.KINDS) if s.mind_pile[kind]}
    return {"left": left, "discard": gone, "wish": None if s.wish == t.NOBODY else t.JOUST[s.wish]}


def battle(s: Ortus, b: Battle) -> seen.Battle:
    """A battle with both forces."""
    return {
        "attacker": house_of(b.attacker),
        "defender": house_of(b.defender),
        "director": t.COLOURS[b.director],
        "aim": AIMS[b.aim],
        "fief": None if b.fief == t.NOBODY else t.PLACE_KEYS[b.fief],
        "card": None if b.card == t.NOBODY else t.RESULTS[b.card],
        "result": None if b.result == t.NOBODY else t.RESULTS[b.result],
        "through": b.through,
        "points": b.points,
        "captured": [t.PLACE_KEYS[fief] for fief in b.captured],
        "captor": house_key(b.captor),
        "forces": [force(s, b, side) for side in range(len(b.forces))],
    }


def force(s: Ortus, b: Battle, side: int) -> seen.Force:
    """One side's fielded cards."""
    f: Force = b.forces[side]
    kinds = t.RAIDERS if side == 0 and b.attacker == t.VIKINGS else t.ARMY
    return {
        "earl": house_of(side_house(b, side)),
        "hand": {t.TYPES[kind]: f.hand[i] for i, kind in enumerate(t.FIELDED_TYPES) if f.hand[i]},
        "army": {kinds[kind]: f.army[kind] for kind in (0, 1) if f.army[kind]},
        "lords": [t.PLACE_KEYS[fief] for fief in f.lords],
        "mercenaries": [place + 1 for place in f.mercs],
        "king": bool(f.king),
        "royal": {t.ARMY[kind]: f.royal[kind] for kind in (0, 1) if f.royal[kind]},
        "levies": f.levies,
        "strength": f.strength,
        "damage": f.damage,
        "dead": [unit_name(unit, kinds) for unit in f.filled],
    }


def plot(s: Ortus, p: Plot) -> seen.Plot:
    """A Treachery or Intrigue, and how far the struggle has come."""
    takes = [t.ARMY[kind] for kind in p.takes] if p.aim == 4 else [card_seen(card) for card in p.takes]
    return {
        "card": t.TYPES[p.card],
        "actor": t.COLOURS[p.actor],
        "target": colour_key(p.target),
        "aim": None if p.target == t.NOBODY else PLOT_AIMS[p.aim],
        "fief": None if p.fief == t.NOBODY else t.PLACE_KEYS[p.fief],
        "mercenary": None if p.merc == t.NOBODY else p.merc + 1,
        "takes": takes,
        "answers": p.answers,
        "served": [t.PLACE_KEYS[fief] for fief in p.served],
    }


def joust(s: Ortus, seat: int | None, j: Joust) -> seen.Tournament:
    """A Joust: antes and Champions open, Joust cards for their rider until all are shown (OR-14.3)."""
    riders: list[seen.Rider] = []
    for rider, house in enumerate(j.riders):
        hand = j.hands[rider] if j.shown or house == seat else None
        riders.append(
            {
                "earl": t.COLOURS[house],
                "ante": None if j.antes[rider] == t.NOBODY else card_seen(j.antes[rider]),
                "from": None if j.from_fief[rider] == t.NOBODY else t.PLACE_KEYS[j.from_fief[rider]],
                "cards": sum(j.hands[rider]),
                "hand": None if hand is None else dict(zip(t.JOUST, hand, strict=True)),
                "tilted": sum(j.thrown[rider]),
                "wilds": {"vassal": j.wilds[rider][0], "prince": j.wilds[rider][1]},
                "tied": rider in j.tied,
            }
        )
    return {"riders": riders, "shown": j.shown}


def conclave(seat: int | None, j: Joust) -> seen.Conclave:
    """OV-14: declarations and accusations open, Joust cards for their own Earl until all are shown."""
    earls: list[seen.Declarer] = []
    for rider, house in enumerate(j.riders):
        hand = j.hands[rider] if j.shown or house == seat else None
        earls.append(
            {
                "earl": t.COLOURS[house],
                "cards": sum(j.hands[rider]),
                "hand": None if hand is None else dict(zip(t.JOUST, hand, strict=True)),
                "declared": None if j.declared[rider] == NOT_DECLARED else t.JOUST_HANDS[j.declared[rider]],
                "accuses": None if j.accuses[rider] < 0 else t.COLOURS[j.accuses[rider]],
                "peace": j.accuses[rider] == t.NOBODY,
            }
        )
    return {"earls": earls, "shown": j.shown}


def marches(s: Ortus) -> list[seen.March]:
    """OV-20: the Castles of the Welsh Marches, neutral or held."""
    if not plays_with(s, MARCHES):
        return []
    return [
        {
            "place": t.PLACE_KEYS[fief],
            "holder": house_key(s.holder[fief]),
            "strength": seat_strength(s, fief),
            "infantry": s.params.marches_infantry if s.holder[fief] == t.NOBODY else 0,
        }
        for fief in t.MARCHES
    ]
