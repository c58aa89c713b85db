"""Fiefs, Properties and Lords: how they come, change hands and go (OR-6.1 to OR-6.4, OR-8, OR-9)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import discard, merc_colour, merc_infantry, merc_knights, tell_discarded
from heptarchy.games.ortus.clerisy import found_minster, takes_lord, takes_property
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import FROM, INTO, property_action
from heptarchy.games.ortus.table.modules import CLERISY, VASSALS_FALL_TO_ACTOR, plays_with
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.refusal import Refusal

CARDS = 128  # more than there are Earl cards: `house * CARDS + card` is one number


# Seats


def open_slot(s: Ortus, colour: int, kind: int) -> int:
    """Where a Castle or Palace of this colour comes to stand: the first place of that colour that is free."""
    first = colour * t.SEATS_EACH
    if kind == t.PALACE:
        return first
    for fief in range(first + 1, first + t.SEATS_EACH):
        if s.holder[fief] == t.NOBODY:
            return fief
    raise RuntimeError(f"no place left for a Castle of {t.COLOURS[colour]}")


def found_fief(s: Ortus, house: int, kind: int) -> int:
    """OR-6.1: a seat of the house's own colour becomes a new Fief."""
    fief = open_slot(s, house, kind)
    s.holder[fief] = house
    s.lord[fief] = t.NO_LORD
    s.props[fief] = []
    s.fiefs[house] = [*s.fiefs[house], fief]
    s.tell(told.NEW_FIEF, house, kind, fief)
    return fief


def seat_strength(s: Ortus, fief: int) -> int:
    """OR-7.1a, OR-7.2a, OV-8, OV-19, OV-20: points that take it."""
    if t.is_tent(fief):
        return s.params.tent_strength
    if t.is_march(fief):
        return s.params.marches_strength
    if t.is_minster(fief):
        return s.params.minster_cathedral if t.seat_type(fief) == t.CATHEDRAL else s.params.minster_church
    return s.params.palace_strength if t.seat_type(fief) == t.PALACE else s.params.castle_strength


def fief_size(s: Ortus, fief: int) -> int:
    """OR-8.7: seat, Properties and Lord."""
    return 1 + len(s.props[fief]) + (1 if s.lord[fief] != t.NO_LORD else 0)


def lose_lord(s: Ortus, fief: int) -> None:
    """OR-9.6: the Lord is discarded; he is always of his holder's colour (OR-16.6)."""
    kind = s.lord[fief]
    if kind != t.NO_LORD:
        s.lord[fief] = t.NO_LORD
        s.tell(told.LORD_LOST, kind, fief)
        discard(s, t.card_of(s.holder[fief], kind))


def destroy_fief(s: Ortus, fief: int) -> None:
    """OR-8.5: seat, Properties and Lord go to their owners; OV-20: a Castle of the Marches is neutral again."""
    house = s.holder[fief]
    lose_lord(s, fief)
    for card in s.props[fief]:
        discard(s, card)
    s.props[fief] = []
    s.holder[fief] = t.NOBODY
    s.fiefs[house] = [other for other in s.fiefs[house] if other != fief]
    if t.is_march(fief):
        s.tell(told.MARCH_FREED, fief, house)
        return
    if not t.is_tent(fief):  # OV-19: a Tent is no card
        discard(s, t.card_of(t.seat_colour(fief), t.seat_type(fief)))
    s.tell(told.DESTROYED, fief, house)


def capture_fief(s: Ortus, fief: int, captor: int) -> None:
    """OR-8.6: the Fief changes hands whole, without its Lord; OV-20: a neutral one had no holder."""
    house = s.holder[fief]
    lose_lord(s, fief)
    if house != t.NOBODY:
        s.fiefs[house] = [other for other in s.fiefs[house] if other != fief]
    s.holder[fief] = captor
    s.fiefs[captor] = [*s.fiefs[captor], fief]
    s.tell(told.CAPTURED, captor, fief)


def lose_vassals_fief(s: Ortus, fief: int, actor: int) -> None:
    """OR-7.7c: it is discarded with him, or captured without him; OV-19: a Tent is never captured."""
    if plays_with(s, VASSALS_FALL_TO_ACTOR) and not t.is_tent(fief):
        capture_fief(s, fief, actor)
    else:
        destroy_fief(s, fief)


# Properties


def remove_property(s: Ortus, fief: int, card: int) -> None:
    """The oldest such card leaves the Fief."""
    props = s.props[fief][:]
    props.remove(card)
    s.props[fief] = props


def burn_property(s: Ortus, fief: int, card: int) -> None:
    """OR-12.26: destroyed, that is, discarded."""
    remove_property(s, fief, card)
    s.tell(told.BURNT, property_action(card), fief)
    discard(s, card)


def gain_property(s: Ortus, house: int, card: int) -> None:
    """OR-19.3: a gained Property is attached at once by its new controller."""
    s.push(attach, house * CARDS + card)


def attach(s: Ortus, arg: int) -> None:
    """OR-8.3: to a Fief of his choice; OR-8.4: without a Fief it is discarded to its owner."""
    house = arg // CARDS
    card = arg % CARDS
    fiefs = open_fiefs(s, house, card % t.KINDS)
    if not fiefs and s.fiefs[house]:
        found_minster(s, house, card)  # OV-8: beside other Churches it can't lie
    elif not fiefs:
        discard(s, card)
        tell_discarded(s, card)
    elif len(fiefs) == 1:
        settle_property(s, house, card, fiefs[0])
    elif house == s.liege:
        from heptarchy.games.ortus.king_estate import keep_property

        keep_property(s, card)
    else:
        s.ask(house, [INTO.base + fief for fief in fiefs], then=attach_into, arg=arg, rule="OR-19.3", why=refuse_into)


def attach_into(s: Ortus, arg: int, answer: int) -> None:
    """The Fief that he has chosen."""
    settle_property(s, arg // CARDS, arg % CARDS, INTO.arg(answer))


def settle_property(s: Ortus, house: int, card: int, fief: int) -> None:
    """The card lies in its new Fief."""
    s.props[fief] = [*s.props[fief], card]
    s.tell(told.MOVED, property_action(card), house, fief)


def refuse_into(s: Ortus, arg: int, action: int) -> Refusal | None:
    """OR-8.3: where a Property that was gained may not lie."""
    return refuse_fief(s, arg // CARDS, arg % CARDS % t.KINDS, action)


def refuse_fief(s: Ortus, house: int, kind: int, action: int) -> Refusal | None:
    """OR-6.2: only into Fiefs of one's own; OV-8: a minster does not take everything."""
    if INTO.holds(action):
        fief = INTO.arg(action)
        if s.holder[fief] == t.NOBODY:
            return why.NO_FIEF_THERE.by("OR-8.1", fief)
        if s.holder[fief] != house:
            return why.NOT_YOURS.by("OR-6.2", fief)
        if not (takes_lord(fief, kind) if kind in t.LORD_TYPES else takes_property(fief, kind)):
            return why.MINSTER_TAKES.by("OV-8", fief)
    return None


def property_fiefs(s: Ortus, house: int) -> list[int]:
    """The Fiefs of a house that have Properties to pay or ante; OV-20: those of the Marches are bound to them."""
    return [fief for fief in s.fiefs[house] if s.props[fief] and not t.is_march(fief)]


def has_property(s: Ortus, house: int) -> bool:
    """Whether a house has any Property outside the Marches. Must agree with `property_fiefs`."""
    for fief in s.fiefs[house]:  # noqa: SIM110 -- asked very often: a generator would cost more than it saves
        if s.props[fief] and not t.is_march(fief):
            return True
    return False


def distinct(cards: list[int]) -> list[int]:
    """Each card once, in order of its first."""
    seen: list[int] = []
    for card in cards:
        if card not in seen:
            seen.append(card)
    return seen


def refuse_from(s: Ortus, arg: int, action: int) -> Refusal | None:
    """A Property is taken from a Fief of one's own that has one."""
    if FROM.holds(action):
        fief = FROM.arg(action)
        if s.holder[fief] != s.seat:
            return why.NOT_YOURS.by("OR-12.31", fief)
        if t.is_march(fief):
            return why.MARCHES_NOT_PAID.by("OV-20")
        return None if s.props[fief] else why.NO_PROPERTY.by("OR-12.31", fief)
    return None


# From the Hand


def empty_seats(s: Ortus, house: int, kind: int = t.MONK) -> list[int]:
    """OR-9.1: seats without a Lord that this type may have (a Monk: all but the Marches)."""
    return [fief for fief in s.fiefs[house] if s.lord[fief] == t.NO_LORD and takes_lord(fief, kind)]


def has_room(s: Ortus, house: int, kind: int) -> bool:
    """Whether a Fief of his may hold this type of Property. Must agree with `open_fiefs`."""
    if not plays_with(s, CLERISY):
        return bool(s.fiefs[house])
    return any(takes_property(fief, kind) for fief in s.fiefs[house])


def open_fiefs(s: Ortus, house: int, kind: int) -> list[int]:
    """OR-6.2: Fiefs of his that may hold this type of Property; OV-8: no Church beside a Church."""
    return [fief for fief in s.fiefs[house] if takes_property(fief, kind)]


def ask_into(s: Ortus, house: int) -> None:
    """OR-6.2, OR-6.3: which Fief the card of the Hand goes to; `choice` is its type."""
    kind = s.choice
    fiefs = empty_seats(s, house, kind) if kind in t.LORD_TYPES else open_fiefs(s, house, kind)
    rule = "OR-6.3" if kind in t.LORD_TYPES else "OR-6.2"
    if len(fiefs) == 1:
        put_into(s, house, INTO.base + fiefs[0])
    else:
        s.ask(house, [INTO.base + fief for fief in fiefs], then=put_into, arg=house, rule=rule, why=refuse_seat)


def refuse_seat(s: Ortus, house: int, action: int) -> Refusal | None:
    """OR-9.1: at most one Lord a seat."""
    if INTO.holds(action) and s.choice in t.LORD_TYPES:
        fief = INTO.arg(action)
        if s.holder[fief] == house and s.lord[fief] != t.NO_LORD:
            return why.HAS_LORD.by("OR-9.1", fief)
        if s.holder[fief] == house and t.is_march(fief):
            return why.NO_LORD_IN_MARCHES.by("OV-20")
    return refuse_fief(s, house, s.choice, action)


def put_into(s: Ortus, house: int, answer: int) -> None:
    """OR-6.2, OR-6.3: the card lies there; OR-7.3a: a Land brings an Army card."""
    from heptarchy.games.ortus.armies import gain_army
    from heptarchy.games.ortus.villages import is_crippled

    kind = s.choice
    fief = INTO.arg(answer)
    if kind in t.LORD_TYPES:
        s.lord[fief] = kind
        s.tell(told.LORD_PLACED, house, kind, fief)
        return
    card = t.card_of(house, kind)
    s.props[fief] = [*s.props[fief], card]
    s.tell(told.PLACED, house, property_action(card), fief)
    if kind == t.LAND and not is_crippled(s, house):
        gain_army(s, house, s.params.land_on_place)


# Mercenaries


def lose_mercenary(s: Ortus, house: int, place: int) -> None:
    """OR-13.3: he goes to his owner, his Garrison to the Army discard."""
    merc = s.mercs[house][place]
    s.mercs[house] = s.mercs[house][:place] + s.mercs[house][place + 1 :]
    s.army_pile[t.INFANTRY] += merc_infantry(merc)
    s.army_pile[t.KNIGHT] += merc_knights(merc)
    s.tell(told.MERCENARY_LOST, house)
    discard(s, t.card_of(merc_colour(merc), t.MERCENARY))
