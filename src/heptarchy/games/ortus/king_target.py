"""Whom the King of a Rebellion turns on, and the Banquet that appeases him (RB-20, RB-41, RB-49, RB-56, RB-66)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, discard, leave_hand
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.joust import full_joust_deck
from heptarchy.games.ortus.table.actions import APPEASE, CUBE, TURN_UP, YIELD
from heptarchy.games.ortus.table.state import SEMI, Ortus
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal


def forget_target(s: Ortus, _: int) -> None:
    """Nobody is tried or sought, and nothing wished for."""
    s.tried = 0
    s.wish = t.NOBODY
    s.prey = t.NOBODY


def draw_target(s: Ortus, vikings: int) -> None:
    """RB-20, RB-81: a cube of the Earls, the King's taken out; RB-49, RB-56: of those not yet tried."""
    s.prey = t.NOBODY
    earls = [house for house in range(s.players) if s.bag[house] > 0 and not s.tried >> house & 1]
    if not earls:
        s.tell(told.NO_EARL_LEFT)
        return
    s.roll(
        Weights([CUBE.base + house for house in earls], [s.bag[house] for house in earls]),
        then=turn_on,
        arg=vikings,
        rule="RB-20",
    )


def turn_on(s: Ortus, vikings: int, answer: int) -> None:
    """RB-42, RB-60: he may give a Banquet; RB-68: not against Vikings; RB-69: in semi-cooperative play alone."""
    s.prey = CUBE.arg(answer)
    s.tried |= 1 << s.prey
    s.tell(told.KING_TURNS_ON, s.prey)
    if not vikings and s.mode_of_play == SEMI and s.banquet_answers:
        s.push(ask_banquet)


def ask_banquet(s: Ortus, _: int) -> None:
    """RB-66: before the wish, before any look at targets and before Allies; who has no Hand is not asked."""
    earl = s.prey
    if count_of(s.hand, earl) == 0:
        return
    menu = [YIELD.base]
    if s.hand[earl * t.KINDS + t.BANQUET]:
        menu = [APPEASE.base, YIELD.base]
    s.ask(earl, menu, then=appease, arg=earl, rule="RB-66", why=refuse_banquet)


def refuse_banquet(s: Ortus, earl: int, action: int) -> Refusal | None:
    """RB-66: with what the King is appeased."""
    if action == APPEASE.base and not s.hand[earl * t.KINDS + t.BANQUET]:
        return why.NO_BANQUET.by("RB-66")
    return None


def appease(s: Ortus, earl: int, answer: int) -> None:
    """RB-66: the Banquet draws nothing, and the King lets be for this turn."""
    if answer == YIELD.base:
        return
    leave_hand(s, earl, t.BANQUET)
    discard(s, t.card_of(earl, t.BANQUET))
    s.prey = t.NOBODY
    s.tell(told.KING_APPEASED, earl)


def joust_weights(s: Ortus) -> Weights:
    """OR-1.16, RB-63: a single Joust card from the whole deck."""
    deck = full_joust_deck(s)
    return Weights([TURN_UP.base + kind for kind in range(3)], deck)
