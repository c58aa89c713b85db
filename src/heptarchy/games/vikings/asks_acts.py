"""Answers as messages: what a button offers, and what the log tells; `book/buttons.*.ftl` says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import (
    CAST,
    COUNT,
    DIE,
    FACE,
    FACES,
    FACTION,
    FYRD_CARD,
    GIVE,
    HURRY,
    KIND,
    LOAD,
    OUTCOME,
    PAY,
    PLAY,
    RAZE,
    SPUR,
    TILE,
)
from heptarchy.games.vikings.forts import mix_of
from heptarchy.games.vikings.told import SHOWN
from heptarchy.games.vikings.wording_age import caster, spur_steps, tile_here
from heptarchy.kernel.message import Message, Thing, host
from heptarchy.kernel.space import NOTHING

if TYPE_CHECKING:
    from heptarchy.games.vikings.state import Vikings
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Verb

DO: Final = "do"
LOG: Final = "log"


def ids_of(asked: Asked | None, message: Message) -> list[str]:
    """Under which ids a button may be said: for the rule that asks, or for any."""
    return [message.id] if asked is None else [f"{message.id}-{asked.rule.lower().replace('.', '-')}", message.id]


def logged(verb: Verb, action: int) -> Message:
    """An answer as the log tells it, after the name of who gave it: `marches to York`."""
    return Message(f"{LOG}-{called(verb)}", pointed(verb, verb.arg(action)))


def offered(s: Vikings, asked: Asked | None, verb: Verb, action: int) -> Message:
    """An option as a button says it: `March to York`. Some say what they cost or give at this moment."""
    arg = verb.arg(action)
    args = pointed(verb, arg)
    if verb is PLAY and t.CARD_EVENT[arg] < 0:  # V-5.9: what the card gives, rather than its title
        name = f"{DO}-play-treaty" if t.CARD_NUMBER[arg] == 1 else f"{DO}-play-move"
        return Message(name, {"armies": t.CARD_ARMIES[arg], "steps": t.CARD_STEPS[arg]})
    if verb is PAY:
        args["n"] = due(s, arg)
    elif verb is CAST:
        args["it"] = Thing(FACTION, s.active if asked is None else caster(s, asked))
    elif verb is GIVE:
        args = {"units": host(KIND, (t.NORSEMEN, t.BERSERKERS), mix_of(s, arg))}
    elif verb is HURRY:
        args = {"it": Thing(SPUR, arg), "steps": spur_steps(s, arg)}
    elif verb is RAZE:
        args["it"] = Thing(TILE, TILE.find(tile_here(s)))
    return Message(f"{DO}-{called(verb)}", args)


def called(verb: Verb) -> str:
    """A verb as ids have it; the four verbs of loading are one."""
    return "load" if verb in LOAD else verb.name.replace("_", "-")


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    domain = verb.domain
    if verb in LOAD:
        return {"n": arg, "kind": Thing(KIND, LOAD.index(verb))}
    if domain is NOTHING:
        return {}
    if domain is DIE:
        kind, face = divmod(arg, len(FACES))
        return {"kind": Thing(KIND, kind), "face": Thing(FACE, FACE.find(FACES[face]))}
    if domain is OUTCOME:
        return {"it": SHOWN.value([arg])}
    if domain is COUNT or domain is FYRD_CARD:
        return {"it": int(domain.key(arg))}
    return {"it": Thing(KIND if domain is FACTION else domain, arg)}


def due(s: Vikings, kind: int) -> int:
    """V-15.34: how many of this kind would be paid."""
    due = s.params.geld_norsemen if kind == t.NORSEMEN else s.params.geld_berserkers
    return due if s.battle is None else min(due, s.units[kind][s.battle.shire])
