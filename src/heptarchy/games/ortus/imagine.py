"""What a seat must imagine: other Hands, decks, Towers and Joust cards, dealt anew so that all it knows fits (OR-4).

The prior for a deck that was built in secret: one of the styles, each as likely as it explains what has been seen of the
deck; what the style does not explain is there too, and its place is taken from the style's other cards at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.cards import count_of, draw_card, open_copies
from heptarchy.games.ortus.decks import NOT_BEGUN, deck_menu, fits
from heptarchy.games.ortus.fielding import ask_field
from heptarchy.games.ortus.joust import ask_tilt, ask_wild, deal_hand, draw_tilted, full_joust_deck
from heptarchy.games.ortus.politics import ask_allies, ask_vassal, lose_at_random
from heptarchy.games.ortus.state import BOUGHT, Ortus
from heptarchy.games.ortus.styles import STYLE_DECKS
from heptarchy.games.ortus.turn import ask_turn, draw_for_turn
from heptarchy.kernel.events import only
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng

# Steps whose question comes from what is hidden: asked anew after a redeal
FROM_HIDDEN: Final = [
    ask_turn,
    draw_for_turn,
    draw_card,
    ask_field,
    ask_allies,
    ask_vassal,
    lose_at_random,
    deal_hand,
    ask_tilt,
    draw_tilted,
    ask_wild,
]


def redeal(s: Ortus, seat: int, rng: Rng) -> Ortus:
    """The same table, with what this seat does not know dealt anew."""
    other = s.clone()
    if s.mode == GATHERING and s.building:
        for house in range(s.players):
            if house != seat:
                imagine_building(other, house, rng)
        for one in s.seats:
            if one != seat:
                other.reask(one, deck_menu(other, one))
        return other
    for house in range(s.players):
        if house != seat and not s.out[house]:
            imagine_cards(other, seat, house, rng)
    if s.seen:
        imagine_seen(other, seat, rng)
    if other.joust is not None and not other.joust.shown:
        imagine_joust(other, seat, rng)
    if s.asked_by() in FROM_HIDDEN:
        other.ask_anew()
    return other


# Decks being built


def imagine_building(s: Ortus, house: int, rng: Rng) -> None:
    """OR-3.3: how many answers were given is known; a single one and done was a style, else the deck is his own."""
    base = house * t.KINDS
    for kind in range(t.DECK_TYPES):
        s.tray[base + kind] += s.deck[base + kind]
        s.deck[base + kind] = 0
    answers = s.given[house]
    done = house not in s.seats
    s.building[house] = NOT_BEGUN
    if answers == 0:
        return
    if done and answers == 1:
        deck = STYLE_DECKS[rng.choice([style for style in range(len(STYLE_DECKS)) if fits(s, house, style)])]
        for kind in range(t.DECK_TYPES):
            s.tray[base + kind] -= deck[kind]
            s.deck[base + kind] = deck[kind]
        return
    s.building[house] = 0
    for kind in range(answers - 1):
        menu = deck_menu(s, house)
        n = rng.choice(menu) - menu[0]
        lowest = lowest_copies(s, house, kind)
        s.tray[base + kind] -= lowest + n
        s.deck[base + kind] = lowest + n
        s.building[house] += 1


def lowest_copies(s: Ortus, house: int, kind: int) -> int:
    """The first number that the menu of this type offers."""
    from heptarchy.games.ortus.actions import COPIES

    return COPIES[kind].arg(deck_menu(s, house)[0])


# Cards in play


def imagine_cards(s: Ortus, seat: int, house: int, rng: Rng) -> None:
    """Hand, deck and Towers of another Earl."""
    base = house * t.KINDS
    marks = s.tower_marks[house]
    hand_size = count_of(s.hand, house)
    deck_size = count_of(s.deck, house)
    bought_towers = sum(1 for mark in marks if mark & BOUGHT)
    wanted = hand_size + deck_size + len(marks) - bought_towers
    known = s.seen[seat * s.houses + house] if s.seen else [0] * t.KINDS
    hidden = [0] * t.KINDS  # cards of each type that are in Hand, deck, Towers or tray
    certain = [0] * t.KINDS  # those of them that must be in Hand, deck or Towers
    shown = [0] * t.KINDS  # of the deck, seen so far
    for kind in range(t.KINDS):
        in_sight = open_copies(s, house, kind)
        hidden[kind] = (1 if kind == t.PALACE else 6) - in_sight
        shown[kind] = max(0, in_sight - s.bought[base + kind])
        certain[kind] = min(hidden[kind], max(s.revealed[base + kind] - shown[kind], known[kind]))
    certain[t.PALACE] = hidden[t.PALACE]
    drawn = imagine_deck(hidden, certain, shown, wanted, rng)
    place_cards(s, seat, house, drawn, known, rng)
    rest = [hidden[kind] - drawn[kind] for kind in range(t.KINDS)]
    towers = s.towers[house][:]
    for i, mark in enumerate(marks):
        if mark & BOUGHT:
            towers[i] = rng.choice(as_cards(rest))
            rest[towers[i]] -= 1
    s.towers[house] = towers
    for kind in range(t.KINDS):
        s.tray[base + kind] = rest[kind]


def imagine_deck(hidden: list[int], certain: list[int], shown: list[int], wanted: int, rng: Rng) -> list[int]:
    """So many cards of those hidden: the certain ones, then some of a likely style, then any."""
    cards = certain[:]
    missing = wanted - sum(cards)
    if missing <= 0:
        return cards
    fit: list[int] = []
    for deck in STYLE_DECKS:
        explained = sum(min(deck[kind], shown[kind] + certain[kind]) for kind in range(t.KINDS))
        fit.append(1 + explained * explained)
    style = STYLE_DECKS[weighed(fit, rng)]
    likely = [
        max(0, min(style[kind] - shown[kind] - certain[kind], hidden[kind] - cards[kind])) for kind in range(t.KINDS)
    ]
    pool = as_cards(likely)
    for kind in rng.sample(pool, min(missing, len(pool))):
        cards[kind] += 1
        missing -= 1
    if missing > 0:
        pool = as_cards([hidden[kind] - cards[kind] for kind in range(t.KINDS)])
        for kind in rng.sample(pool, missing):
            cards[kind] += 1
    return cards


def weighed(weights: list[int], rng: Rng) -> int:
    """A place, as often as it weighs."""
    at = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    return len(weights) - 1


def as_cards(numbers: list[int]) -> list[int]:
    """Counts by type as a list of types."""
    cards: list[int] = []
    for kind, n in enumerate(numbers):
        cards.extend([kind] * n)
    return cards


def place_cards(s: Ortus, seat: int, house: int, drawn: list[int], known: list[int], rng: Rng) -> None:
    """Cards that the seat has seen lie in the Hand or in Towers built since; the others anywhere."""
    base = house * t.KINDS
    marks = s.tower_marks[house]
    hand_size = count_of(s.hand, house)
    since = [i for i, mark in enumerate(marks) if mark & only(seat) and not mark & BOUGHT]
    before = [i for i, mark in enumerate(marks) if not mark & only(seat) and not mark & BOUGHT]
    near = as_cards(known)
    rest = as_cards([drawn[kind] - known[kind] for kind in range(t.KINDS)])
    rest = rng.sample(rest, len(rest))
    room = hand_size + len(since) - len(near)
    near.extend(rest[:room])
    near = rng.sample(near, len(near))
    rest = rest[room:]
    towers = s.towers[house][:]
    for i in since:
        towers[i] = near.pop()
    for i in before:
        towers[i] = rest.pop()
    s.towers[house] = towers
    for kind in range(t.KINDS):
        s.hand[base + kind] = near.count(kind)
        s.deck[base + kind] = rest.count(kind)


def imagine_seen(s: Ortus, seat: int, rng: Rng) -> None:
    """What others have seen of others' Hands: as many cards as they must still know, of those imagined there."""
    for viewer in range(s.players):
        for house in range(s.players):
            place = viewer * s.houses + house
            if viewer == seat or house == seat or s.seen_size[place] == 0:
                continue
            base = house * t.KINDS
            there = as_cards(s.hand[base : base + t.KINDS])
            for kind, mark in zip(s.towers[house], s.tower_marks[house], strict=True):
                if mark & only(viewer):
                    there.append(kind)
            seen = [0] * t.KINDS
            for kind in rng.sample(there, min(len(there), s.seen_size[place])):
                seen[kind] += 1
            s.seen[place] = seen


# Joust cards


def imagine_joust(s: Ortus, seat: int, rng: Rng) -> None:
    """OR-14.3: the cards of the other riders, those they have tilted away, and the rest of the deck."""
    joust = s.joust
    if joust is None:
        return
    unknown = full_joust_deck(s)
    for rider, house in enumerate(joust.riders):
        if house == seat:
            for kind in range(3):
                unknown[kind] -= joust.hands[rider][kind] + joust.thrown[rider][kind]
    cards = as_cards(unknown)
    cards = rng.sample(cards, len(cards))
    for rider, house in enumerate(joust.riders):
        if house != seat:
            joust.hands[rider] = three_kinds(cards, sum(joust.hands[rider]))
            joust.thrown[rider] = three_kinds(cards, sum(joust.thrown[rider]))
    joust.deck = three_kinds(cards, len(cards))


def three_kinds(cards: list[int], n: int) -> list[int]:
    """n cards off the end, counted."""
    taken = [0, 0, 0]
    for _ in range(n):
        taken[cards.pop()] += 1
    return taken
