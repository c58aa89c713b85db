"""Answers as messages: what a button offers, and what the log tells; `book/buttons.*.ftl` says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import (
    ARMY,
    AT,
    BUY_TOWERS,
    CAPTURE,
    COPIES,
    COPIES_OF,
    CUBES,
    DESTROY,
    DONE,
    EARL,
    EMISSARY,
    EXCHANGE,
    FIEF,
    GIVE,
    OTHER_CARD,
    PLACE_IN_ROW,
    PLAY,
    PROPERTY,
    RECRUIT,
    TYPE,
    goods,
    property_card,
)
from heptarchy.games.ortus.armies import recruits
from heptarchy.games.ortus.asking import who, whose_lord
from heptarchy.games.ortus.cards import merc_infantry, merc_knights
from heptarchy.games.ortus.fielding import is_empty, side_house
from heptarchy.games.ortus.modules import ERRANT, plays_with
from heptarchy.kernel.message import Counted, Message, Thing
from heptarchy.kernel.space import NOTHING

if TYPE_CHECKING:
    from heptarchy.games.ortus.state import Ortus
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Verb

DO: Final = "do"
LOG: Final = "log"
TENT: Final = Thing(OTHER_CARD, OTHER_CARD.find("tent"))
NUMBERS: Final = (PLACE_IN_ROW, CUBES, COPIES_OF)  # what is pointed at by its number


def ids_of(rule: str, message: Message) -> list[str]:
    """Under which ids a button may be said: for the rule that asks, or for any."""
    return [f"{message.id}-{rule.lower().replace('.', '-')}", message.id]


def called(verb: Verb) -> str:
    """A verb as ids have it; those of deck building are one."""
    return "copies" if verb in COPIES else verb.name.replace("_", "-")


def logged(verb: Verb, action: int) -> Message:
    """An answer as the log tells it, after the name of who gave it: `besieges Tamworth`."""
    return Message(f"{LOG}-{called(verb)}", pointed(verb, verb.arg(action)))


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    domain = verb.domain
    if domain is NOTHING:
        return {}
    if verb in COPIES:
        return {"n": arg, "it": Thing(TYPE, COPIES.index(verb))}
    return {"n": int(domain.key(arg))} if domain in NUMBERS else {"it": Thing(domain, arg)}


def offered(s: Ortus, seat: int, verb: Verb, action: int) -> Message:
    """An option as a button says it: `Siege of Tamworth (Palace)`."""
    arg = verb.arg(action)
    if verb is DONE and s.rule_for(seat) == "OR-12.6" and nothing_fielded(s, seat):
        return Message(f"{DO}-done-nothing", {})
    if verb is PLAY and arg == t.BANNER and plays_with(s, ERRANT):
        return Message(f"{DO}-play-ov-19", {})
    return Message(f"{DO}-{called(verb)}", {**pointed(verb, arg), **seen(s, seat, verb, arg)})


def seen(s: Ortus, seat: int, verb: Verb, arg: int) -> dict[str, Value]:
    """What the table adds: who is King, what a Lord is, whose a Property is, how many."""
    if verb.domain is EARL:
        return {"it": who(s, arg)}
    if verb.domain is FIEF:
        kind = TENT if t.is_tent(arg) else Thing(TYPE, t.seat_type(arg))
        return {"seat": kind, "lord": whose_lord(s, arg)}
    if verb.domain is PROPERTY:
        return {"it": goods(property_card(arg), seat if verb is GIVE else holder(s))}
    if verb.domain is PLACE_IN_ROW:
        return {"garrison": garrison(s, seat, verb, arg)}
    if verb is EMISSARY:
        return {"n": s.params.emissary_monk_cubes if arg == t.MONK else s.params.emissary_vassal_cubes}
    if verb is RECRUIT:
        return {"n": recruits(s, seat)}
    if verb is EXCHANGE:
        return {"n": s.params.exchange_cost}
    if verb is BUY_TOWERS:
        return {"n": s.params.legacy_towers}
    if (verb is CAPTURE or verb is DESTROY) and s.battle is not None:
        return {"fief": Thing(FIEF, s.battle.fief)}
    return {}


def holder(s: Ortus) -> int:
    """Whose Properties are taken or burnt."""
    if s.battle is not None:
        return s.battle.defender
    return t.NOBODY if s.plot is None else s.plot.target


def garrison(s: Ortus, seat: int, verb: Verb, place: int) -> list[Counted | Thing]:
    """The Army cards of a Mercenary, each by itself."""
    house = s.plot.target if verb is AT and s.plot is not None else seat
    if not 1 <= place <= len(s.mercs[house]):
        return []
    merc = s.mercs[house][place - 1]
    kinds = [t.INFANTRY] * merc_infantry(merc) + [t.KNIGHT] * merc_knights(merc)
    return [Thing(ARMY, kind) for kind in kinds]


def nothing_fielded(s: Ortus, seat: int) -> bool:
    """Whether this Earl has no card in the battle yet."""
    battle = s.battle
    if battle is None:
        return False
    own = [force for side, force in enumerate(battle.forces) if side_house(battle, side) == seat]
    return all(is_empty(force) for force in own)
