"""The turn: two cards, one after the other, and what comes before and after them (AA-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.effects import ask_target
from heptarchy.games.arthur.hands import put_in, take_out
from heptarchy.games.arthur.levy import may_drill, turn_pedyt
from heptarchy.games.arthur.merlin import ask_merlin, end_aside
from heptarchy.games.arthur.pledges import judge_turn
from heptarchy.games.arthur.raids import end_raids
from heptarchy.games.arthur.table.actions import DISCARD, DONE, DRAW, KEEP, PLAY, RAISE, SEND
from heptarchy.games.arthur.table.state import SHIPS, changed
from heptarchy.games.arthur.targets import coast, targets
from heptarchy.games.arthur.victory import check_victory, finish_by_rank
from heptarchy.games.arthur.war_declaration import declarations, declare, end_round, may_declare, refuse_declaration
from heptarchy.games.dba.data.tables import AX
from heptarchy.kernel.events import only
from heptarchy.kernel.fate import Weights

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.refusal import Refusal


def begin_round(s: Campaign, _: int) -> None:
    """AA-3.1: every player has a turn, clockwise from the first; after the last round ranks decide (AA-17.2)."""
    if s.round == s.params.rounds:
        finish_by_rank(s)
        return
    s.round += 1
    s.tell(told.ROUND_BEGINS, s.round)
    s.then(end_round, begin_round)
    for seat in reversed(s.order):
        s.push(take_turn, seat)


def take_turn(s: Campaign, seat: int) -> None:
    """AA-3.1, AA-3.2: raiders come back, ships may sail, Merlin may act; then the cards."""
    s.turn += 1
    s.active = seat
    s.played = []
    s.tell(told.TURN_BEGINS, seat)
    end_raids(s, seat)
    s.push(end_turn)
    for place in range(s.params.cards_a_turn - 1, -1, -1):
        s.then(play_card, check_victory, arg=place)
    s.then(ask_merlin, ask_drill)
    for i in range(len(s.ships) - SHIPS, -1, -SHIPS):
        if s.ships[i + 1] == seat:
            s.push(sail, i)


def sail(s: Campaign, at: int) -> None:
    """AA-3.2: Long Ships and the Irish Scourge may go to another legal province."""
    options = [KEEP[0], *[SEND[p] for p in havens(s, at) if p != s.ships[at + 2]]]
    s.ask(s.active, options, then=settle_sail, arg=at, rule="AA-3.2", why=refuse_sail)


def havens(s: Campaign, at: int) -> list[int]:
    """AA-C38, AA-C42: where these ships may lie."""
    return coast(s, t.IRISH_SEA if s.ships[at] == t.IRISH_SCOURGE else t.SAXON_SHORE | t.BRITISH_SEA)


def refuse_sail(s: Campaign, at: int, action: int) -> Refusal | None:
    """AA-3.2: why the ships do not go there."""
    if not SEND.holds(action):
        return None
    province = SEND.arg(action)
    if province == s.ships[at + 2]:
        return why.LIES_THERE.by("AA-3.2", s.ships[at])
    return None if province in havens(s, at) else why.NO_HAVEN.by("AA-3.2", s.ships[at], province)


def settle_sail(s: Campaign, at: int, answer: int) -> None:
    """AA-C-R6: the block lies there now."""
    if SEND.holds(answer):
        s.ships = changed(s.ships, at + 2, SEND.arg(answer))
        s.tell(told.SHIPS_CAME, s.active, s.ships[at], s.ships[at + 2])


def ask_drill(s: Campaign, _: int) -> None:
    """AA-7.2, AA-C08: while The Roman Way lies before him, Spears of his base army may become Auxilia.

    Auxilia become Spears only at the levy: before it nothing depends on it.
    """
    if may_drill(s, s.active):
        s.ask(s.active, [DONE[0], RAISE[AX]], then=settle_drill, rule="AA-C08", why=refuse_drill)


def refuse_drill(s: Campaign, _: int, action: int) -> Refusal | None:
    """AA-7.2: before the levy Spears become Auxilia, and nothing else."""
    if RAISE.holds(action) and action != RAISE[AX]:
        return why.SPEARS_ONLY.by("AA-C08")
    return None


def settle_drill(s: Campaign, _: int, answer: int) -> None:
    """AA-7.2: one after the other."""
    if RAISE.holds(answer):
        turn_pedyt(s, s.active, RAISE.arg(answer))
        s.tell(told.DRILLED, s.active)
        s.push(ask_drill)


# Cards


def usable(s: Campaign, seat: int, card: int) -> bool:
    """AA-3.4, AA-C-R5: a base card once in a turn, and not while Merlin has set it aside."""
    return card not in s.played and card not in s.aside[seat]


def must_claim(s: Campaign, seat: int, place: int) -> bool:
    """AA-3.5: the last card of a first turn is Establish Claim, if it was not played and there is a target."""
    if s.round != 1 or place != s.params.cards_a_turn - 1 or t.ESTABLISH_CLAIM in s.played:
        return False
    return bool(targets(s, seat, t.ESTABLISH_CLAIM))


def is_playable(s: Campaign, seat: int, card: int) -> bool:
    """AA-3.12: has it a target?"""
    if card in (t.CASSUS_BELLI, t.CAST_OUT_THE_SAXONS):
        return bool(declarations(s, seat, card))
    if card == t.RENOUNCE_CLAIM:
        return True  # also for nothing (AA-3.6)
    return bool(targets(s, seat, card))


def card_menu(s: Campaign, seat: int, place: int) -> list[int]:
    """AA-3.1: what he may play or discard now."""
    if must_claim(s, seat, place):
        return [PLAY[t.ESTABLISH_CLAIM]]
    options: list[int] = []
    for card in range(t.BASE_CARDS):
        if usable(s, seat, card) and is_playable(s, seat, card):
            options.append(PLAY[card])
    for i, card in enumerate(s.hands[seat]):
        if card in s.hands[seat][:i]:
            continue
        if is_playable(s, seat, card):
            options.append(PLAY[card])
        options.append(DISCARD[card])
    return options


def play_card(s: Campaign, place: int) -> None:
    """AA-3.1, AA-3.6: one of the two cards; if nothing can be played or discarded it is forgone."""
    options = card_menu(s, s.active, place)
    if options:
        s.ask(s.active, options, then=settle_card, arg=place, rule="AA-3.1", why=refuse_card)


def refuse_card(s: Campaign, place: int, action: int) -> Refusal | None:
    """Why a card can't be played or discarded now."""
    seat = s.by
    if must_claim(s, seat, place):
        if action == PLAY[t.ESTABLISH_CLAIM]:
            return None
        return why.FIRST_ROUND.by("AA-3.5")
    if PLAY.holds(action):
        card = PLAY.arg(action)
        if card in s.played:
            return why.USED.by("AA-3.4", card)
        if card in s.aside[seat] and card not in s.hands[seat]:
            return why.SET_ASIDE.by("AA-C-R5", card)
        if t.CARD_KIND[card] == t.BATTLE_CARD:
            return why.FOR_BATTLES.by("AA-3.7", card)
        if card < t.BASE_CARDS or card in s.hands[seat]:
            if is_playable(s, seat, card):
                return None
            if card in (t.CASSUS_BELLI, t.CAST_OUT_THE_SAXONS) and not may_declare(s):
                return refuse_declaration(s)
            if card == t.CASSUS_BELLI:
                return why.NO_CAUSE.by("AA-9.2")
            return why.NOTHING_FOR_IT.by("AA-3.12", card)
        return why.NOT_IN_HAND.by("AA-3.1", card)
    if DISCARD.holds(action):
        card = DISCARD.arg(action)
        if card < t.BASE_CARDS:
            return why.BASE_CARD.by("AA-3.3", card)
        if card not in s.hands[seat]:
            return why.NOT_IN_HAND.by("AA-3.1", card)
    return None


def settle_card(s: Campaign, _: int, answer: int) -> None:
    """AA-3.3: base cards come back at once; Winds cards leave the hand."""
    seat = s.active
    if DISCARD.holds(answer):
        card = DISCARD.arg(answer)
        take_out(s, seat, card)
        s.discard[card] += 1
        s.tell(told.DISCARDED, seat, card)
        return
    card = PLAY.arg(answer)
    s.tell(told.PLAYED, seat, card)
    if card < t.BASE_CARDS:
        s.played = [*s.played, card]
    else:
        take_out(s, seat, card)
    s.push(declare if card in (t.CASSUS_BELLI, t.CAST_OUT_THE_SAXONS) else ask_target, card)


# The end of a turn


def end_turn(s: Campaign, _: int) -> None:
    """AA-3.8, AA-C-R5: what Merlin had set aside comes back; then he draws."""
    judge_turn(s, s.active)
    end_aside(s, s.active)
    s.push(draw_up, s.active)


def draw_up(s: Campaign, seat: int) -> None:
    """AA-3.8: one card after the other, until the hand holds its Winds cards again."""
    if len(s.hands[seat]) >= s.params.hand_winds:
        return
    if not can_draw(s):
        return
    s.push(draw_up, seat)
    draw(s, seat)


def can_draw(s: Campaign) -> bool:
    """AA-3.10: an empty deck is made anew from the discards; Reshuffle alone is no card to draw."""
    if sum(s.deck) == 0:
        if sum(s.discard) == 0:
            return False
        renew_deck(s)
        s.tell(told.DECK_RENEWED)
    if sum(s.deck) > s.deck[t.RESHUFFLE]:
        return True
    if sum(s.discard) == 0:
        return False
    renew_deck(s)
    return sum(s.deck) > s.deck[t.RESHUFFLE]


def renew_deck(s: Campaign) -> None:
    """AA-3.9, AA-3.10: all discards go back into the deck."""
    for card in range(t.CARDS):
        s.deck[card] += s.discard[card]
        s.discard[card] = 0


def draw(s: Campaign, seat: int) -> None:
    """A card from the deck, heard by its player alone."""
    left = [card for card in range(t.CARDS) if s.deck[card]]
    weights = Weights([DRAW[card] for card in left], [s.deck[card] for card in left])
    s.roll(weights, then=settle_draw, arg=seat, rule="AA-3.8", audience=only(seat))


def settle_draw(s: Campaign, seat: int, answer: int) -> None:
    """AA-3.9: Reshuffle is shown and goes back with all discards; anything else comes into the hand."""
    card = DRAW.arg(answer)
    if card == t.RESHUFFLE:
        s.tell(told.RESHUFFLED, seat)
        renew_deck(s)
        return
    s.deck[card] -= 1
    put_in(s, seat, card)
    s.tell(told.DREW, seat)
