"""Battle cards in bounds: when each may be shown, and what it sets going (DBA-22.4 to DBA-22.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.ambush import begin_ambush
from heptarchy.games.dba.book import why
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.fire import ask_burn, can_light
from heptarchy.games.dba.secrets import show_card
from heptarchy.games.dba.table.actions import PLAY
from heptarchy.games.dba.table.state import ORDERS, ticked
from heptarchy.games.dba.works import ask_ditch, plash, refuse_showing
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

# The rule of each card
RULES: Final[list[str]] = [f"DBA-22.{n}" for n in (1, 2, 3, 4, 5, 5, 6, 7)]

# What may be shown in the own bound, as it is offered
AT_THE_START: Final[list[int]] = [t.STEAL_A_MARCH, t.AMBUSH, t.GRASSFIRE, t.PLASHING, t.DITCH]
AMONG_MOVES: Final[list[int]] = [t.AMBUSH, t.GRASSFIRE, t.PLASHING, t.DITCH]


def order_cards(s: Battle, seat: int) -> list[int]:
    """DBA-22.4 to DBA-22.7: the cards that a player may show at the start of his bound."""
    return _playable(s, seat, AT_THE_START)


def move_cards(s: Battle, seat: int) -> list[int]:
    """DBA-22.4 to DBA-22.6: the cards that a player may show among his moves."""
    return _playable(s, seat, AMONG_MOVES)


def _playable(s: Battle, seat: int, cards: list[int]) -> list[int]:
    if not s.hands[seat]:
        return []
    return [PLAY[card] for card in cards if refuse_card(s, seat, card) is None]


def refuse_card(s: Battle, seat: int, card: int) -> Refusal | None:
    """DBA-22.4 to DBA-22.7: why a player may not show this card now, in his own bound."""
    rule = RULES[card]
    if not s.hands[seat] >> card & 1:
        return why.NOT_IN_HAND.by(rule, card)
    if s.side[seat] != s.active:
        return why.CARD_IN_OWN_BOUND.by(rule, card)
    if card == t.STEAL_A_MARCH:
        if s.stage != ORDERS:
            return why.CARD_AT_START.by(rule, card)
    elif card == t.AMBUSH:
        return refuse_ambush(s, seat)
    elif card == t.GRASSFIRE:
        if not can_light(s, seat):
            return why.NOWHERE_TO_LIGHT.by(rule)
    elif card == t.PLASHING or card == t.DITCH:
        return refuse_showing(s, seat, card)
    else:
        return why.CARD_BEFORE_BATTLE.by(rule, card)
    return None


def refuse_ambush(s: Battle, seat: int) -> Refusal | None:
    """DBA-22.4: before moving, and where there is ground to lie in ambush."""
    on_table = [e for e in s.members[seat] if s.status[e] == t.ON_TABLE]
    if any(s.moved[e] for e in s.members[seat]):
        return why.CARD_BEFORE_MOVING.by("DBA-22.4", t.AMBUSH)
    if not on_table or not s.features:
        return why.NO_AMBUSH.by("DBA-22.4")
    return None


def play(s: Battle, seat: int, card: int) -> None:
    """DBA-22.4 to DBA-22.7: the card is shown, and its steps follow."""
    show_card(s, seat, card)
    if card == t.STEAL_A_MARCH:
        s.marching = ticked(s.marching, seat)
    elif card == t.AMBUSH:
        s.push(begin_ambush, seat)
    elif card == t.GRASSFIRE:
        s.push(ask_burn, seat)
    elif card == t.PLASHING:
        plash(s, seat)
    elif card == t.DITCH:
        s.push(ask_ditch, seat)
    else:
        raise ValueError(f"dba: {t.CARD_KEYS[card]} is not shown in a bound")
