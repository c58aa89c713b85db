"""Answers as messages: what a button offers, and what the log tells; `book/buttons.*.ftl` says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import actions as a
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.asks import leader_of
from heptarchy.games.dba.asks_moves import SOME, fighter, group, move, one
from heptarchy.games.dba.domains import (
    COMMANDS,
    ELEMENTS,
    FIRE_MM,
    LANDING_KEYS,
    POSES,
    pose_facing,
    pose_x,
    pose_y,
)
from heptarchy.games.dba.feature_numbers import unpack_lay
from heptarchy.games.dba.features import length_along
from heptarchy.games.dba.hosts import HOST_KEYS
from heptarchy.games.dba.muster import trait_price
from heptarchy.games.dba.naming import SAYS, element, player
from heptarchy.games.dba.wording import degrees, group_members, group_size, millimetres, opponent_of, place, wind
from heptarchy.kernel.message import NUMBER, Message, Thing
from heptarchy.kernel.space import NOTHING, Domain, OpenDomain

if TYPE_CHECKING:
    from heptarchy.games.dba.state import Battle
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Verb

DO: Final = "do"
LOG: Final = "log"
HOST: Final = Domain("host", HOST_KEYS)
ARRAY: Final = Domain("array", ("middle", "left", "right", "deep"))
WIND: Final = Domain("wind", ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"))
FORMATION: Final = Domain("formation", LANDING_KEYS)
CREEP: Final = Domain("creep", ("left", "right"))

COSTS: Final = SAYS.ask("costs", n=NUMBER)
GIVES: Final = SAYS.ask("gives", n=NUMBER)

GROUPS: Final = (a.MOVE, a.HOLD, a.ENTRENCH, a.KEEP_BACK)
POSED: Final = (a.DEPLOY, a.LURK, a.FACE)
KEYED: Final = {a.HOST: HOST, a.ARRAY: ARRAY}  # what stands behind numbers
NAMED: Final = (
    a.TYPE,
    a.TRAIT,
    a.CARD,
    a.HOLD_DOMAIN,
    a.EDGE_DOMAIN,
    a.COUNTRY_DOMAIN,
)


def called(verb: Verb) -> str:
    """A verb as ids have it."""
    return verb.name.replace("_", "-")


def ids_of(asked: Asked | None, message: Message) -> list[str]:
    """Under which ids a button may be said: for the rule that asks, or for any."""
    return [message.id] if asked is None else [f"{message.id}-{asked.rule.lower().replace('.', '-')}", message.id]


def logged(verb: Verb, action: int) -> Message:
    """An answer as the log tells it, after the name of who gave it: `takes up e4`."""
    return Message(f"{LOG}-{called(verb)}", pointed(verb, verb.arg(action)))


def offered(s: Battle, asked: Asked | None, verb: Verb, action: int) -> Message:
    """An option as a button says it, with the table in view: elements by their types, moves as they are measured."""
    arg = verb.arg(action)
    args = pointed(verb, arg)
    if verb in GROUPS:
        args = {"it": group(s, group_members(s, arg))}
    elif verb in POSED:
        args["it"] = one(s, arg // POSES)
    elif verb is a.TO:
        args = {"way": move(s, arg)}
    elif verb is a.COLUMN:
        args = {"it": one(s, arg // POSES), "way": move(s, arg % POSES, arg // POSES)}
    elif verb is a.EXCHANGE:
        args = {"it": one(s, arg // ELEMENTS), "it2": one(s, arg % ELEMENTS)}
    elif verb is a.LEND:
        args["it"] = one(s, arg // COMMANDS)
    elif verb is a.GARRISON:
        args["it"] = one(s, arg // len(t.HOLD_KEYS))
    elif verb is a.FIGHT:
        args = {"it": one(s, arg), "foe": fighter(s, opponent_of(s, arg))}
    elif verb is a.DISGUISE:
        args = {"it": one(s, arg)}
    elif verb is a.BAND and asked is not None:
        args = {"it": one(s, arg), "leader": Thing(a.TRAIT, leader_of(asked))}
    elif verb is a.ENLIST:
        args["n"] = s.params.cost[arg]
    elif verb is a.TAKE:
        price = trait_price(s.params, arg)
        args["price"] = (COSTS if price >= 0 else GIVES).of(n=abs(price))
    elif verb is a.GRANT and asked is not None:
        args["to"] = player(asked.arg)
    return Message(f"{DO}-{called(verb)}", args)


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at, as far as it tells itself."""
    domain = verb.domain
    if domain is NOTHING:
        return {}
    if domain is a.COMMAND:
        return {"it": player(arg)}
    if domain is a.ELEMENT:
        return {"it": element(arg)}
    if domain in NAMED:
        return {"it": Thing(domain, arg)}
    if verb in KEYED:
        return {"it": Thing(KEYED[verb], arg)}
    if verb is a.LEND:
        return {"it": element(arg // COMMANDS), "to": player(arg % COMMANDS)}
    if verb is a.GARRISON:
        holds = len(t.HOLD_KEYS)
        return {"it": element(arg // holds), "hold": Thing(a.HOLD_DOMAIN, arg % holds)}
    if isinstance(domain, OpenDomain):
        return placed(verb, arg)
    return {"it": domain.show(arg)}


def placed(verb: Verb, arg: int) -> dict[str, Value]:
    """Where on the table an answer points, and who goes there."""
    if verb in GROUPS:
        return {"it": SOME.of(n=group_size(arg))}
    if verb is a.EXCHANGE:
        return {"it": element(arg // ELEMENTS), "it2": element(arg % ELEMENTS)}
    if verb is a.LAY:
        return laid(arg)
    if verb is a.LAND:
        return {"formation": Thing(FORMATION, arg // POSES), **posed(arg % POSES)}
    if verb is a.BURN:
        line = arg >> 1
        return {**posed(line // FIRE_MM), "n": line % FIRE_MM, "side": Thing(CREEP, arg & 1)}
    if verb is a.TO:
        return posed(arg)
    return {"it": element(arg // POSES), **posed(arg % POSES)}


def posed(pose: int) -> dict[str, Value]:
    """Where the front's middle is, in mm, and which way it faces: `north`, or `92.5°`."""
    x, y = place(pose_x(pose), pose_y(pose))
    at = wind(pose_facing(pose))
    return {"x": x, "y": y, "facing": f"{degrees(pose_facing(pose))}°" if at < 0 else Thing(WIND, at)}


def laid(lay: int) -> dict[str, Value]:
    """DBA-3.2: its kind, its middle, its length and its width."""
    f = unpack_lay(lay)
    x, y = place(f.x, f.y)
    wide = 2 * f.half if f.shape == t.STRIP else 2 * f.b
    long = length_along(f) if f.shape == t.STRIP else 2 * f.a
    kind = Thing(a.GROUND_KIND, f.kind)
    return {"it": kind, "x": x, "y": y, "long": millimetres(long), "wide": millimetres(wide)}
