"""What a seat must imagine: other Hands, decks, Towers and Joust cards, dealt anew so that all it knows fits (OR-4).

The prior for a deck that was built in secret: one of the styles, each as likely as it explains what has been seen of
the deck; what the style does not explain is there too, and its place is taken from the style's other cards at random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.cards import COPIES, NEVER_SEEN, count_of, draw_card, open_copies
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_DECKS
from heptarchy.games.ortus.decks import NOT_BEGUN, deck_menu, fits, take_deck
from heptarchy.games.ortus.drafting import pick_menu
from heptarchy.games.ortus.errant import draw_top, turn_open
from heptarchy.games.ortus.fielding import ask_field, face_strength, owes_a_card
from heptarchy.games.ortus.joust import ask_tilt, ask_wild, deal_hand, draw_tilted, full_joust_deck
from heptarchy.games.ortus.king_target import ask_banquet
from heptarchy.games.ortus.openings import ask_free_tower
from heptarchy.games.ortus.politics import ask_allies, ask_vassal, lose_at_random
from heptarchy.games.ortus.resourceful import ask_discard, ask_fetch
from heptarchy.games.ortus.table.actions import COPIES as COPIES_OF_TYPE
from heptarchy.games.ortus.table.modules import ERRANT, WITAN, plays_with
from heptarchy.games.ortus.table.state import AGED, BOUGHT, Ortus
from heptarchy.games.ortus.tactics import ask_rally
from heptarchy.games.ortus.thanes import ask_summoned
from heptarchy.games.ortus.turn import ask_tower_card, ask_turn, draw_for_turn
from heptarchy.games.ortus.winter import ask_purchase, ask_tower
from heptarchy.games.ortus.witan import gain_card
from heptarchy.kernel.events import only
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng

# Steps whose question comes from what is hidden: asked anew after a redeal
FROM_HIDDEN: Final = [
    ask_turn,
    ask_tower_card,
    draw_for_turn,
    draw_card,
    ask_field,
    ask_allies,
    ask_vassal,
    lose_at_random,
    ask_banquet,
    deal_hand,
    ask_tilt,
    draw_tilted,
    ask_wild,
    ask_purchase,
    ask_tower,
    ask_free_tower,
    ask_discard,
    ask_fetch,
    ask_rally,
    ask_summoned,
    gain_card,
    turn_open,
    draw_top,
]


def redeal(s: Ortus, seat: int, rng: Rng) -> Ortus:
    """The same table, with what this seat does not know dealt anew."""
    other = s.clone()
    if s.draft is not None:
        imagine_draft(other, seat, rng)
        return other
    if s.mode == GATHERING and s.building:
        for house in range(s.players):
            if house == seat:
                continue
            if s.kept >> house & 1:
                imagine_cards(other, seat, house, rng)
            else:
                imagine_building(other, house, rng)
        for one in s.seats:
            if one != seat:
                other.reask(one, deck_menu(other, one))
        return other
    if plays_with(s, ERRANT):
        from heptarchy.games.ortus.table.imagine_errant import imagine_knights

        imagine_knights(other, seat, rng)
    else:
        for house in range(s.players):
            if house != seat and not s.out[house]:
                imagine_cards(other, seat, house, rng)
                if owes_a_card(other, house):
                    imagine_attacker(other, seat, house, rng)
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
        common = s.common[kind] if s.common else 0
        s.tray[base + kind] += s.deck[base + kind] - common
        s.deck[base + kind] = common
    bought = len(s.towers[house])  # all that stand now were bought (WX-34)
    for kind in s.towers[house]:
        s.tray[base + kind] += 1
    s.towers[house] = []
    s.tower_marks[house] = []
    answers = s.given[house]
    done = house not in s.seats
    s.building[house] = NOT_BEGUN
    if not done or answers != 1:
        imagine_bought(s, house, bought, rng)
    if answers == 0:
        return
    if done and answers == 1:
        deck = STYLE_DECKS[rng.choice([style for style in range(len(STYLE_DECKS)) if fits(s, house, style)])]
        take_deck(s, house, deck)
        imagine_bought(s, house, bought, rng)
        return
    s.building[house] = 0
    for kind in range(answers - 1):
        menu = deck_menu(s, house)
        n = rng.choice(menu) - menu[0]
        lowest = lowest_copies(s, house, kind)
        s.tray[base + kind] -= lowest + n
        s.deck[base + kind] += lowest + n
        s.building[house] += 1


def imagine_bought(s: Ortus, house: int, number: int, rng: Rng) -> None:
    """WX-34, WX-36: so many bought Towers, of cards that neither the deck nor open purchases have used up."""
    base = house * t.KINDS
    left = [s.params.copies_per_type - s.bought[base + kind] - s.deck[base + kind] for kind in range(t.DECK_TYPES)]
    towers = rng.sample(as_cards(left), number)
    for kind in towers:
        s.tray[base + kind] -= 1
    s.towers[house] = towers
    s.tower_marks[house] = [BOUGHT] * number


def lowest_copies(s: Ortus, house: int, kind: int) -> int:
    """The first number that the menu of this type offers."""
    return COPIES_OF_TYPE[kind].arg(deck_menu(s, house)[0])


def imagine_draft(s: Ortus, seat: int, rng: Rng) -> None:
    """OV-15: others' picks and packs, and what lies aside or undealt, of all that this seat has not before it."""
    draft = s.draft
    if draft is None:
        return
    unknown = draft.pool[:]
    for kind in range(t.DECK_TYPES):
        unknown[kind] += draft.aside[kind]
        for house in range(s.players):
            if house != seat:
                unknown[kind] += draft.packs[house][kind] + s.deck[house * t.KINDS + kind]
    cards = as_cards(unknown)
    cards = rng.sample(cards, len(cards))
    for house in range(s.players):
        if house != seat:
            base = house * t.KINDS
            picked = some_within_a_set(cards, sum(s.deck[base : base + t.DECK_TYPES]))
            for kind in range(t.DECK_TYPES):
                s.tray[base + kind] += s.deck[base + kind] - picked[kind]
                s.deck[base + kind] = picked[kind]
            draft.packs[house] = counted(cards, sum(draft.packs[house]))
    draft.aside = counted(cards, sum(draft.aside))
    draft.pool = counted(cards, len(cards))
    if s.mode == GATHERING:
        for one in s.seats:
            if one != seat:
                s.reask(one, pick_menu(s, one))
    else:
        s.ask_anew()


def counted(cards: list[int], n: int) -> list[int]:
    """n cards off the end, by type."""
    taken = [0] * t.DECK_TYPES
    for _ in range(n):
        taken[cards.pop()] += 1
    return taken


def some_within_a_set(cards: list[int], n: int) -> list[int]:
    """n cards from the end on, by type, no more of a type than a set holds; what is passed over stays."""
    taken = [0] * t.DECK_TYPES
    place = len(cards) - 1
    while n > 0 and place >= 0:
        kind = cards[place]
        if taken[kind] < COPIES:
            taken[kind] += 1
            cards.pop(place)
            n -= 1
        place -= 1
    return taken


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
    most = [0] * t.KINDS  # as many of them may be there (OR-3.1)
    shown = [0] * t.KINDS  # of the deck, seen so far
    back = shuffled_in(s, house)
    for kind in range(t.KINDS):
        in_sight = open_copies(s, house, kind)
        hidden[kind] = (1 if kind == t.PALACE else 6) - in_sight
        shown[kind] = max(0, in_sight - s.bought[base + kind])
        certain[kind] = min(hidden[kind], max(back[kind], known[kind]))
        most[kind] = max(certain[kind], min(hidden[kind], s.params.copies_per_type - in_sight))
    if not plays_with(s, WITAN):
        certain[t.PALACE] = hidden[t.PALACE]
    drawn = imagine_deck(most, certain, shown, wanted, rng)
    place_cards(s, seat, house, drawn, known, back, rng)
    rest = [hidden[kind] - drawn[kind] for kind in range(t.KINDS)]
    towers = s.towers[house][:]
    for i, mark in enumerate(marks):
        if mark & BOUGHT:
            within = [min(n, s.params.copies_per_type - s.bought[base + kind]) for kind, n in enumerate(rest)]
            towers[i] = rng.choice(as_cards(within if max(within) > 0 else rest))
            rest[towers[i]] -= 1
    s.towers[house] = towers
    for kind in range(t.KINDS):
        s.tray[base + kind] = rest[kind]


def shuffled_in(s: Ortus, house: int) -> list[int]:
    """OR-16.3: cards that lay open, were shuffled into the deck, and have not been seen again."""
    if plays_with(s, WITAN):
        return [0] * t.KINDS  # OV-18: they went back to the tray
    base = house * t.KINDS
    return [max(0, s.revealed[base + kind] - open_copies(s, house, kind)) for kind in range(t.KINDS)]


def imagine_deck(most: list[int], certain: list[int], shown: list[int], wanted: int, rng: Rng) -> list[int]:
    """So many cards, at most so many of each type: the certain ones, then some of a likely style, then any."""
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
        max(0, min(style[kind] - shown[kind] - certain[kind], most[kind] - cards[kind])) for kind in range(t.KINDS)
    ]
    pool = as_cards(likely)
    for kind in rng.sample(pool, min(missing, len(pool))):
        cards[kind] += 1
        missing -= 1
    if missing > 0:
        pool = as_cards([most[kind] - cards[kind] for kind in range(t.KINDS)])
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


def place_cards(s: Ortus, seat: int, house: int, drawn: list[int], known: list[int], back: list[int], rng: Rng) -> None:
    """Cards that the seat has seen lie in the Hand or in Towers built since; the others anywhere.

    What was shuffled into the deck (OR-16.3) is there still, but for as many cards as were drawn from it since.
    """
    base = house * t.KINDS
    marks = s.tower_marks[house]
    hand_size = count_of(s.hand, house)
    since = [i for i, mark in enumerate(marks) if mark & only(seat) and not mark & BOUGHT]
    before = [i for i, mark in enumerate(marks) if not mark & only(seat) and not mark & BOUGHT]
    near = as_cards(known)
    late = as_cards([max(0, back[kind] - known[kind]) for kind in range(t.KINDS)])
    rest = as_cards([drawn[kind] - max(back[kind], known[kind]) for kind in range(t.KINDS)])
    rest = rng.sample(rest, len(rest))
    room = hand_size + len(since) - len(near)
    towers = s.towers[house][:]
    if late:
        # one of these places for each card drawn since the shuffle; the others hold what is older
        young = [i for i in before if not marks[i] & AGED]
        places = [t.NOBODY] * room + young
        places = rng.sample(places, min(len(places), s.fresh[house]))
        older = room + len(before) - len(places)
        late = rng.sample(late, len(late))
        while len(rest) < older:
            rest.append(late.pop())
        room -= places.count(t.NOBODY)
        near.extend(rest[:room])
        rest = rest[room:]
        for i in before:
            if i not in places:
                towers[i] = rest.pop()
        rest = rng.sample([*rest, *late], len(rest) + len(late))
        before = [i for i in places if i != t.NOBODY]
        room = places.count(t.NOBODY)
    near.extend(rest[:room])
    near = rng.sample(near, len(near))
    rest = rest[room:]
    for i in since:
        towers[i] = near.pop()
    for i in before:
        towers[i] = rest.pop()
    s.towers[house] = towers
    for kind in range(t.KINDS):
        s.hand[base + kind] = near.count(kind)
        s.deck[base + kind] = rest.count(kind)


def imagine_attacker(s: Ortus, seat: int, house: int, rng: Rng) -> None:
    """OR-12.2: who attacks with nothing on the table holds a card that fights: it comes for another of his Hand."""
    base = house * t.KINDS
    known = s.seen[seat * s.houses + house] if s.seen else [0] * t.KINDS
    near = s.hand[base : base + t.KINDS]
    since: list[int] = []  # Towers that may be cards of the Hand that the seat has seen
    for place, mark in enumerate(s.tower_marks[house]):
        if mark & only(seat) and not mark & BOUGHT:
            near[s.towers[house][place]] += 1
            since.append(place)
    back = shuffled_in(s, house)
    armed_towers = [place for place in since if face_strength(s, s.towers[house][place]) > 0]
    loose = [min(s.hand[base + kind], near[kind] - known[kind]) for kind in range(t.KINDS)]
    if sum(loose) == 0:
        # all of the Hand is as it was seen: one of these cards must be a Tower instead
        if armed_towers:
            swap_with_tower(s, house, rng.choice(armed_towers), rng)
            return
        places = [place for place in since if near[s.towers[house][place]] > known[s.towers[house][place]]]
        if places:
            loose[swap_with_tower(s, house, rng.choice(places), rng)] = 1
    for zone in (s.deck, s.tray):
        armed = [zone[base + kind] if face_strength(s, kind) > 0 else 0 for kind in range(t.KINDS)]
        if zone is s.deck and s.fresh[house] == 0:  # what was shuffled in is there still
            armed = [max(0, n - back[kind]) for kind, n in enumerate(armed)]
        if sum(armed) == 0 or sum(loose) == 0:
            continue
        comes = rng.choice(as_cards(armed))
        goes = rng.choice(as_cards(loose))
        zone[base + comes] -= 1
        s.hand[base + comes] += 1
        s.hand[base + goes] -= 1
        s.deck[base + goes] += 1
        if zone is s.tray:
            # so one card fewer is in the deck: any that is not certain to be in play
            sure = [max(back[kind] - near[kind], 0) for kind in range(t.KINDS)]
            spare = [max(0, s.deck[base + kind] - sure[kind]) for kind in range(t.KINDS)]
            goes = rng.choice(as_cards(spare) or [goes])
            s.deck[base + goes] -= 1
            s.tray[base + goes] += 1
        return
    if armed_towers:
        swap_with_tower(s, house, rng.choice(armed_towers), rng)


def swap_with_tower(s: Ortus, house: int, place: int, rng: Rng) -> int:
    """A card of the Hand and a Tower change places; the type that comes into the Hand."""
    base = house * t.KINDS
    comes = s.towers[house][place]
    goes = rng.choice(as_cards(s.hand[base : base + t.KINDS]))
    towers = s.towers[house][:]
    towers[place] = goes
    s.towers[house] = towers
    s.hand[base + comes] += 1
    s.hand[base + goes] -= 1
    return comes


def imagine_seen(s: Ortus, seat: int, rng: Rng) -> None:
    """What others have seen of others' Hands: as many cards as they must still know, of those imagined there."""
    for viewer in range(s.players):
        for house in range(s.players):
            place = viewer * s.houses + house
            if viewer == seat or house == seat or s.seen_size[place] == NEVER_SEEN:
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
