"""Merlin: he looks at a hand, swaps cards and sets cards aside (AA-C29, AA-C-R5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.hands import forget, know, put_in, take_out
from heptarchy.games.arthur.realm import has_card
from heptarchy.games.arthur.table.actions import DONE, GIVE, LOOK, SET_ASIDE, TAKE
from heptarchy.games.arthur.table.state import NOBODY, replaced
from heptarchy.kernel.events import only
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign

ARTS: Final = 2  # actions in a turn


def ask_merlin(s: Campaign, _: int) -> None:
    """AA-3.2, AA-C-R5: once in each own turn, before the cards."""
    if has_card(s, s.active, t.MERLIN):
        options = [DONE[0], *[LOOK[other] for other in range(s.players) if other != s.active]]
        s.ask(s.active, options, then=settle_look, rule="AA-C29", why=refuse_look)


def refuse_look(s: Campaign, _: int, action: int) -> Refusal | None:
    """AA-C29: he looks at the hand of another."""
    return why.OWN_HAND.by("AA-C29") if action == LOOK[s.by] else None


def settle_look(s: Campaign, _: int, answer: int) -> None:
    """AA-C29: he sees that hand, and may do two things to it."""
    if not LOOK.holds(answer):
        return
    other = LOOK.arg(answer)
    s.reveal()
    s.tell(told.LOOKED, s.active, other)
    for card in s.hands[other]:
        s.tell(told.SAW, other, card, audience=only(s.active))
        know(s, s.active, other, card)
    s.push(ask_art, other * ARTS + ARTS - 1)


def ask_art(s: Campaign, arg: int) -> None:
    """AA-C-R5: swap a Winds card, set a card aside, or enough; `arg` says of whom, and how often he may do more."""
    other = arg // ARTS
    options = [DONE[0]]
    if s.hands[s.active]:
        options += [TAKE[card] for card in sorted(set(s.hands[other]))]
    options += [SET_ASIDE[card] for card in can_set_aside(s, other)]
    both = only(s.active) | only(other)
    s.ask(s.active, options, then=settle_art, arg=arg, rule="AA-C-R5", why=refuse_art, audience=both)


def refuse_art(s: Campaign, arg: int, action: int) -> Refusal | None:
    """AA-C-R5: why this card is neither swapped nor set aside; he sees the hand of the other."""
    other = arg // ARTS
    if TAKE.holds(action):
        card = TAKE.arg(action)
        if not s.hands[s.by]:
            return why.NOTHING_TO_GIVE.by("AA-C-R5")
        return None if card in s.hands[other] else not_in_hand_of(other, card)
    if not SET_ASIDE.holds(action) or SET_ASIDE.arg(action) in can_set_aside(s, other):
        return None
    card = SET_ASIDE.arg(action)
    if card >= t.BASE_CARDS:
        return not_in_hand_of(other, card)
    if card in s.aside[other]:
        return why.SET_ASIDE.by("AA-C-R5", card)
    return why.NOT_SET_ASIDE_YET.by("AA-C-R5", card)


def not_in_hand_of(other: int, card: int) -> Refusal:
    """AA-C-R5: he does not hold it."""
    return why.NOT_IN_HAND_OF.by("AA-C-R5", card, other)


def can_set_aside(s: Campaign, other: int) -> list[int]:
    """AA-C-R5: any card of his, but not Establish Claim in the first round."""
    base = [card for card in range(t.BASE_CARDS) if card not in s.aside[other]]
    if s.round == 1:
        base.remove(t.ESTABLISH_CLAIM)
    return base + sorted(set(s.hands[other]))


def settle_art(s: Campaign, arg: int, answer: int) -> None:
    """One of the two things that Merlin does."""
    other, more = divmod(arg, ARTS)
    if answer == DONE[0]:
        return
    if more:
        s.push(ask_art, arg - 1)
    if SET_ASIDE.holds(answer):
        card = SET_ASIDE.arg(answer)
        if card >= t.BASE_CARDS:
            take_out(s, other, card)
        s.aside = replaced(s.aside, other, sorted([*s.aside[other], card]))
        s.tell(told.SET_ASIDE, other, card)
    else:
        s.taking = TAKE.arg(answer)
        s.tell(told.SWAPPED, s.active, other)
        s.push(ask_gift, other)


def ask_gift(s: Campaign, other: int) -> None:
    """AA-C-R5: which card he gives for the one that he takes."""
    options = [GIVE[card] for card in sorted(set(s.hands[s.active]))]
    both = only(s.active) | only(other)
    s.ask(s.active, options, then=settle_swap, arg=other, rule="AA-C-R5", why=refuse_gift, audience=both)


def refuse_gift(s: Campaign, other: int, action: int) -> Refusal | None:
    """AA-C-R5: he gives a card of his hand."""
    if GIVE.holds(action) and GIVE.arg(action) not in s.hands[s.by]:
        return why.NOT_IN_HAND.by("AA-C-R5", GIVE.arg(action))
    return None


def settle_swap(s: Campaign, other: int, answer: int) -> None:
    """AA-C-R5: a card for a card; both know what they have given, and nobody else knows what is in either hand."""
    taken, given = s.taking, GIVE.arg(answer)
    s.taking = NOBODY
    seat = s.active
    take_out(s, seat, given)
    take_out(s, other, taken)
    put_in(s, seat, taken)
    put_in(s, other, given)
    for third in range(s.players):
        if third not in (seat, other):
            forget(s, third, seat)
            forget(s, third, other)
    know(s, seat, other, given)
    know(s, other, seat, taken)


def end_aside(s: Campaign, seat: int) -> None:
    """AA-C-R5: what was set aside is back in the hand when his turn ends."""
    for card in s.aside[seat]:
        if card >= t.BASE_CARDS:
            put_in(s, seat, card)
            for other in range(s.players):
                know(s, other, seat, card)
    if s.aside[seat]:
        s.aside = replaced(s.aside, seat, [])
        s.tell(told.ASIDE_BACK, seat)
