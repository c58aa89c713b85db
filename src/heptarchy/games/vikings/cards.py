"""Hands and decks: drawing, showing, and what the table knows of them (V-3.2, V-3.4, V-10, V-11)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data.tables import (
    ALLY_OF,
    CARD_EVENT,
    CARD_FACTION,
    CARD_NUMBER,
    CARDS_PER_FACTION,
    EVENT_MASK,
    EVENTS,
    FIXED_DECK,
    MOVEMENT_MASK,
    STANDARD_DECK,
)
from heptarchy.games.vikings.table.actions import CHOOSE, DRAW
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

# By faction, by event title: the faction's cards of that title
TITLE_MASKS: Final[list[list[int]]] = [
    [
        sum(
            1 << number
            for number in range(CARDS_PER_FACTION)
            if CARD_EVENT[faction * CARDS_PER_FACTION + number] == event
        )
        for event in range(len(EVENTS))
    ]
    for faction in range(4)
]


def cards_in(faction: int, mask: int) -> list[int]:
    """The cards that a mask of printed numbers stands for, lowest first."""
    cards: list[int] = []
    card = faction * CARDS_PER_FACTION
    while mask:
        if mask & 1:
            cards.append(card)
        mask >>= 1
        card += 1
    return cards


def card_bit(card: int) -> int:
    """The card as a bit of its faction's masks."""
    return 1 << card % CARDS_PER_FACTION


def side_audience(s: Vikings, faction: int) -> int:
    """V-13.2: who sees this faction's hand: its player and the ally's."""
    return only(s.owner[faction]) | only(s.owner[ALLY_OF[faction]])


def may_hold(s: Vikings, faction: int, event: int) -> bool:
    """Could this faction hold a card of that title, as far as the whole table knows?

    It decides whether a faction is asked, so it looks at open cards and at numbers alone, never into a hand.
    """
    if s.hands[faction] == 0:
        return False
    if not s.advanced:
        return TITLE_MASKS[faction][event] & STANDARD_DECK[faction] & ~s.played[faction] != 0
    seen = (s.played[faction] | s.shown[faction]) & EVENT_MASK
    if seen.bit_count() < s.params.advanced_events:
        return TITLE_MASKS[faction][event] & ~s.played[faction] != 0
    return TITLE_MASKS[faction][event] & seen & ~s.played[faction] != 0


def spend(s: Vikings, card: int) -> None:
    """V-10.7: a played card goes to the open discard and never returns."""
    faction = card // CARDS_PER_FACTION
    s.hands[faction] &= ~card_bit(card)
    s.played[faction] |= card_bit(card)


def refill_hand(s: Vikings, faction: int) -> None:
    """V-11.1: draw up to the hand size, as far as the deck goes; then V-11.2."""
    if s.decks[faction] and s.hands[faction].bit_count() < hand_limit(s, faction):
        s.push(refill_hand, faction)
        s.push(draw_card, faction)
    elif s.decks[faction] & MOVEMENT_MASK and not s.hands[faction] & MOVEMENT_MASK:
        show_hand(s, faction)
        s.push(refill_hand, faction)


def hand_limit(s: Vikings, faction: int) -> int:
    """V-11.1; VX-6.16: the Saga-Singer lets a faction draw one card more."""
    return s.params.hand_size + (1 if s.age is not None and s.age.singer == faction else 0)


def draw_card(s: Vikings, faction: int) -> None:
    """V-13.3: the deck has no order; fate says which card comes, and only its side sees it."""
    answers = [DRAW[card] for card in cards_in(faction, s.decks[faction])]
    s.roll(Weights(answers), then=drawn, arg=faction, rule="V-11.1", audience=side_audience(s, faction))


def drawn(s: Vikings, faction: int, answer: int) -> None:
    """The card goes from deck to hand."""
    bit = card_bit(DRAW.arg(answer))
    s.decks[faction] &= ~bit
    s.hands[faction] |= bit
    s.tell(told.DREW, faction)


def show_hand(s: Vikings, faction: int) -> None:
    """V-11.2 (V-3.2): a hand without Movement card is shown to all and shuffled back into the deck."""
    s.reveal()
    s.tell(told.HAND_SHOWN, faction)
    for card in cards_in(faction, s.hands[faction]):
        s.tell(told.CARD_SHOWN, faction, card, CARD_NUMBER[card])  # its number parts it from a second of its title
    s.shown[faction] |= s.hands[faction]
    s.decks[faction] |= s.hands[faction]
    s.hands[faction] = 0


def choose_decks(s: Vikings, arg: int) -> None:
    """V-3.4: every seat picks the Events of its advanced decks, all at once and in secret."""
    if s.params.advanced_events:
        seats = sorted(set(s.owner))
        s.gather(
            seats, [choices(s, s.owner.index(seat)) for seat in seats], then=chosen, rule="V-3.4", why=refuse_choice
        )


def choices(s: Vikings, faction: int) -> list[int]:
    """V-3.4: the Events that this faction can still pick."""
    return [CHOOSE[card] for card in cards_in(faction, EVENT_MASK & ~s.decks[faction])]


def refuse_choice(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-3.4: why this card is not picked now; looks at the seat's own decks alone."""
    if not CHOOSE.holds(action):
        return None
    card = CHOOSE.arg(action)
    if s.owner[CARD_FACTION[card]] == s.by and s.decks[CARD_FACTION[card]] & card_bit(card):
        return why.IN_DECK.by("V-3.4", card)
    faction = deck_to_fill(s, s.by)
    if CARD_FACTION[card] == faction and EVENT_MASK & card_bit(card):
        return None
    return why.NO_EVENT_OF_DECK.by("V-3.4", card, faction)


def chosen(s: Vikings, arg: int, answer: int) -> None:
    """V-3.4: one more card for the deck; the seat goes on until all its decks are full."""
    card = CHOOSE.arg(answer)
    s.decks[card // CARDS_PER_FACTION] |= card_bit(card)
    faction = deck_to_fill(s, s.by)
    if faction >= 0:
        s.ask(s.by, choices(s, faction), then=chosen, rule="V-3.4", why=refuse_choice)


def deck_to_fill(s: Vikings, seat: int) -> int:
    """V-3.4: the first faction of this seat whose deck lacks Events; -1 if none does."""
    for faction in range(4):
        if s.owner[faction] == seat and (s.decks[faction] & EVENT_MASK).bit_count() < s.params.advanced_events:
            return faction
    return -1


def lay_out_decks(s: Vikings, arg: int) -> None:
    """V-3.3: cards 01-12; in the advanced game (V-3.4) 01-07 with the five Events chosen, which the ally now sees."""
    for faction in range(4):
        if s.advanced:
            s.reveal()
            for card in cards_in(faction, s.decks[faction]):
                s.tell(told.CHOSE, faction, card, audience=side_audience(s, faction))
            s.decks[faction] |= FIXED_DECK
        else:
            s.decks[faction] = STANDARD_DECK[faction]
