"""The question on the table for a seat, as a message."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import asks, asks_war
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.asks import ASKS, Line, always
from heptarchy.games.arthur.state import Campaign
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import Message
from heptarchy.kernel.space import Verb

OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")

# What tells questions apart, the first that fits: the rule, verbs one of which is among the answers, and the question
LINES: Final[list[tuple[str, tuple[Verb, ...], Line]]] = [
    ("AA-2.3", (a.AT,), always(asks.SHARE)),
    ("AA-3.1", (a.PLAY, a.DISCARD), asks.card_to_play),
    ("AA-3.2", (a.KEEP,), asks.sail),
    ("AA-4.3", (a.DONE,), always(asks.RENOUNCE)),
    ("AA-C08", (a.RAISE,), asks.drill),
    ("AA-C24", (a.FOR,), asks.pretender),
    ("AA-C29", (a.LOOK,), always(asks.LOOK)),
    ("AA-C30", (a.AT,), asks.bequest),
    ("AA-C31", (a.ON,), asks.whose_claim),
    ("AA-C-R5", (a.GIVE,), asks.gift),
    ("AA-C-R5", (a.DONE,), asks.art),
    ("AA-8.2", (a.RAIDERS_BASE, a.RAIDERS_FROM, a.RAIDERS_BY), asks.raiders),
    ("AA-9.2", (a.WAR_ON,), asks_war.enemy),
    ("AA-9.2", (a.OVER_LAND, a.OVER_TITLE, a.OVER_THRONE), asks_war.reason),
    ("AA-9.5", (a.VOID,), asks_war.uphold),
    ("AA-9.5", (a.UPHOLD,), asks_war.uphold_bound),
    ("AA-26.3", (a.VOID,), asks_war.uphold),
    ("AA-26.3", (a.UPHOLD,), asks_war.uphold_bound),
    ("AA-9.7", (a.WAR_ON,), asks_war.side_second),
    ("AA-9.7", (a.JOIN,), asks_war.side),
    ("AA-9.9", (a.OVER_LAND, a.OVER_TITLE, a.OVER_THRONE), asks_war.reason_second),
    ("AA-22.2", (a.DONE,), asks_war.offer),
    ("AA-22.3", (a.PROMISE, a.PROMISE_TITLE, a.PROMISE_THRONE), asks_war.promise),
    ("AA-22.4", (a.ACCEPT,), asks_war.reply),
    ("AA-7.12", (a.GIVE_UP,), asks_war.give_up),
    ("AA-7.12", (a.LEAD,), asks_war.lead),
    ("AA-7.12", (a.BAND,), asks_war.band),
    ("AA-7.12", (a.RAISE,), asks_war.raise_kind),
    ("AA-9.12", (a.FIGHT,), asks_war.field),
    ("AA-21.4", (a.COMMAND,), always(asks_war.COMMAND)),
    ("AA-10.1", (a.LET_GO,), asks_war.consent),
    ("AA-10.1", (a.LEAVE,), asks_war.leave),
    ("AA-10.4", (a.LOSE, a.LOSE_GENERAL, a.LOSE_WARLORD, a.LOSE_PRINCE), asks_war.lose),
    ("AA-10.6", (a.LIFT,), asks_war.lift),
    ("AA-24.3", (a.LEAD,), always(asks_war.GENERAL)),
    ("AA-27.1", (a.BAND,), asks_war.band_anew),
    ("AA-10.7", (a.SALLY,), asks_war.sally),
    ("AA-5.8", (a.STAND_BACK,), asks_war.back),
    ("AA-25.2", (a.DONE,), asks_war.heir),
]


def question(s: Campaign, seat: int) -> Message:
    """What this seat is asked: `Your turn, card 1 of 2`; those of battles are not for here."""
    asked = s.asked(seat)
    if asked is None:
        return OVER.of() if s.over else OTHERS.of()
    return line_of(asked)(s, asked)


def line_of(asked: Asked) -> Line:
    """The line of a question; what a card alone asks is its target."""
    for rule, verbs, line in LINES:
        if rule == asked.rule and any(offers(asked, verb) for verb in verbs):
            return line
    if asked.rule in t.CARD_RULES:
        return asks.target
    raise ValueError(f"no question is asked by {asked.rule} with {[a.SPACE.say(one) for one in asked.options[:3]]}")


def offers(asked: Asked, verb: Verb) -> bool:
    """Is the verb among the answers?"""
    return any(verb.holds(action) for action in asked.options)
