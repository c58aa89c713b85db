"""What a Knight must imagine (OV-19): cards that he has not seen, dealt anew to Hands, Towers and the common deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import face_strength, owes_a_card
from heptarchy.games.ortus.table.imagine import as_cards, swap_with_tower

if TYPE_CHECKING:
    from heptarchy.games.ortus.table.state import Ortus
    from heptarchy.kernel.fate import Rng


def imagine_knights(s: Ortus, seat: int, rng: Rng) -> None:
    """OV-19: what this seat has seen of a Hand is in that Hand or a Tower; the rest lies anywhere."""
    unseen = s.shared_deck[:]
    others = [house for house in range(s.players) if house != seat]
    for house in others:
        held = near(s, house)
        known = s.seen[seat * s.houses + house]
        for kind in range(t.DECK_TYPES):
            unseen[kind] += held[kind] - known[kind]
    cards = as_cards(unseen)
    cards = rng.sample(cards, len(cards))
    for house in others:
        before = near(s, house)
        deal_to(s, seat, house, cards, rng)
        settle_tray(s, house, before)
    s.shared_deck = [cards.count(kind) for kind in range(t.DECK_TYPES)]
    for house in others:
        if owes_a_card(s, house):
            arm(s, seat, house, rng)
    imagine_eyes(s, seat, rng)


def near(s: Ortus, house: int) -> list[int]:
    """Hand and Towers together, by type."""
    held = s.hand[house * t.KINDS : house * t.KINDS + t.KINDS]
    for kind in s.towers[house]:
        held[kind] += 1
    return held


def settle_tray(s: Ortus, house: int, before: list[int]) -> None:
    """The set of each colour stays whole."""
    held = near(s, house)
    for kind in range(t.DECK_TYPES):
        s.tray[house * t.KINDS + kind] += before[kind] - held[kind]


def deal_to(s: Ortus, seat: int, house: int, cards: list[int], rng: Rng) -> None:
    """A Hand and Towers of the same sizes: the cards that the seat knows, and others off the end."""
    size = count_of(s.hand, house)
    towers = len(s.towers[house])
    mine = as_cards(s.seen[seat * s.houses + house])
    while len(mine) < size + towers:
        mine.append(cards.pop())
    mine = rng.sample(mine, len(mine))
    s.towers[house] = mine[:towers]
    for kind in range(t.DECK_TYPES):
        s.hand[house * t.KINDS + kind] = mine[towers:].count(kind)


def arm(s: Ortus, seat: int, house: int, rng: Rng) -> None:
    """OR-12.2: who attacks with nothing on the table holds a card that fights."""
    if not any(face_strength(s, kind) for kind in s.towers[house]):
        bring_fighter(s, seat, house, rng)
    armed = [place for place, kind in enumerate(s.towers[house]) if face_strength(s, kind)]
    if armed and owes_a_card(s, house):
        swap_with_tower(s, house, rng.choice(armed), rng)


def bring_fighter(s: Ortus, seat: int, house: int, rng: Rng) -> None:
    """One for a card of his that the seat does not know: from the deck, or from another's unknown cards."""
    held = near(s, house)
    known = s.seen[seat * s.houses + house]
    loose = as_cards([held[kind] - known[kind] for kind in range(t.DECK_TYPES)])
    if not loose:
        return
    goes = rng.choice(loose)
    fighters = [n if face_strength(s, kind) else 0 for kind, n in enumerate(s.shared_deck)]
    if sum(fighters):
        comes = rng.choice(as_cards(fighters))
        s.shared_deck[comes] -= 1
        s.shared_deck[goes] += 1
        exchange(s, house, goes, comes)
        return
    for other in range(s.players):
        if other == seat or other == house:
            continue
        theirs = near(s, other)
        known = s.seen[seat * s.houses + other]
        fighters = [theirs[kind] - known[kind] if face_strength(s, kind) else 0 for kind in range(t.DECK_TYPES)]
        if sum(fighters):
            comes = rng.choice(as_cards(fighters))
            exchange(s, other, comes, goes)
            exchange(s, house, goes, comes)
            return


def exchange(s: Ortus, house: int, goes: int, comes: int) -> None:
    """Of Hand or Towers one card goes and another comes in its place."""
    base = house * t.KINDS
    if s.hand[base + goes]:
        s.hand[base + goes] -= 1
        s.hand[base + comes] += 1
    else:
        towers = s.towers[house][:]
        towers[towers.index(goes)] = comes
        s.towers[house] = towers
    s.tray[base + goes] += 1
    s.tray[base + comes] -= 1


def imagine_eyes(s: Ortus, seat: int, rng: Rng) -> None:
    """What others have seen of others' cards: what all know, and of the rest as many as they must still know."""
    for viewer in range(s.players):
        for house in range(s.players):
            place = viewer * s.houses + house
            if viewer == seat or house == seat or viewer == house:
                continue
            seen = s.seen[house * s.houses + house][:]
            held = near(s, house)
            rest = as_cards([held[kind] - seen[kind] for kind in range(t.KINDS)])
            more = min(len(rest), max(0, s.seen_size[place] - sum(seen)))
            for kind in rng.sample(rest, more):
                seen[kind] += 1
            s.seen[place] = seen
