"""Answers as messages: what a button offers, and what the log tells; `book/buttons.*.ftl` says them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur.asks_table import offers
from heptarchy.games.arthur.bands import PRINCE, band_at, band_of
from heptarchy.games.arthur.claims import claimants
from heptarchy.games.arthur.levy import could_raid, kind_of
from heptarchy.games.arthur.naming import ruler
from heptarchy.games.arthur.raids import raider_action
from heptarchy.games.arthur.realm import lord_of
from heptarchy.games.arthur.state import NOBODY
from heptarchy.kernel.message import FLAG, Message, Thing
from heptarchy.kernel.space import NOTHING

if TYPE_CHECKING:
    from heptarchy.games.arthur.state import Campaign
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Domain, Verb

DO: Final = "do"
LOG: Final = "log"

OVER: Final = (a.OVER_LAND, a.OVER_TITLE, a.OVER_THRONE)
RAIDERS: Final = (a.RAIDERS_FROM, a.RAIDERS_BY)
NUMBERS: Final[tuple[Domain, ...]] = (a.ROLL.domain, a.CAST.domain)
OTHERS_LIE: Final = ("AA-C09", "AA-C13", "AA-C18", "AA-C23", "AA-C24")  # cards that are not laid before a ruler


def ids_of(asked: Asked, message: Message) -> list[str]:
    """Under which ids a button may be said: for the rule that asks, or for any."""
    return [f"{message.id}-{asked.rule.lower().replace('.', '-')}", message.id]


def logged(verb: Verb, action: int) -> Message:
    """An answer as the log tells it, after the name of who gave it: `plays Raid`."""
    return Message(f"{LOG}-{called(verb)}", pointed(verb, verb.arg(action)))


def offered(s: Campaign, asked: Asked, verb: Verb, action: int) -> Message:
    """An option as a button says it: `Claim Cernow`."""
    case = case_of(asked, verb, action)
    args = {**pointed(verb, verb.arg(action)), **on_the_table(s, asked, verb, action)}
    return Message(f"{DO}-{called(verb)}{case}", args)


def called(verb: Verb) -> str:
    """A verb as ids have it."""
    return verb.name.replace("_", "-")


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    if verb.domain is NOTHING:
        return {}
    return {"it": int(verb.domain.key(arg)) if verb.domain in NUMBERS else Thing(verb.domain, arg)}


def case_of(asked: Asked, verb: Verb, action: int) -> str:
    """What tells an answer apart from the same one to another question of its rule; empty where nothing does."""
    if verb is a.ON and verb.arg(action) == asked.seat:
        return "" if asked.rule in OTHERS_LIE else "-self"
    if verb is a.RAISE and offers(asked, a.LEAD):
        return "-sp" if verb.domain.key(verb.arg(action)) == "Sp" else "-ax"
    return "-lord" if verb is a.STAY and offers(asked, a.LET_GO) else ""


def on_the_table(s: Campaign, asked: Asked, verb: Verb, action: int) -> dict[str, Value]:
    """What the table adds: rulers, lords, enemies, whose claim it is, what raiders are."""
    arg, seat = verb.arg(action), asked.seat
    if verb is a.ON:
        lord = lord_of(s, seat)
        facts: dict[str, Value] = {"ruler": ruler(arg, s.reign[arg], s.blood[arg])}
        return facts if lord == NOBODY else {**facts, "lord": Thing(a.PLAYER, lord)}
    if verb is a.AT:
        return {"rivals": [Thing(a.PLAYER, one) for one in claimants(s, s.claims[arg])]}
    if verb is a.LOSE_GENERAL:
        return {"kind": Thing(a.KIND, s.leads[seat])}
    if verb is a.LOSE_WARLORD or verb is a.LOSE_PRINCE:
        who = PRINCE if verb is a.LOSE_PRINCE else arg
        return {"kind": Thing(a.KIND, band_at(s, seat, band_of(s, seat, who)))}
    if verb is a.KEEP:
        return {"it": Thing(a.PROVINCE, s.ships[asked.arg + 2])}
    if verb in RAIDERS:
        kinds = [kind_of(one) for one in could_raid(s, seat) if raider_action(one) == action]
        return {"kind": Thing(a.KIND, kinds[0])}
    if verb in OVER:
        enemy = asked.arg % s.players
        owner = s.owner[arg] if verb is a.OVER_LAND else s.holder[arg] if verb is a.OVER_TITLE else arg
        return {"own": FLAG.value([owner == enemy]), "enemy": Thing(a.PLAYER, enemy)}
    if verb is a.JOIN:
        chiefs = next(war.chief for war in s.wars if arg in war.chief)
        return {"enemy": Thing(a.PLAYER, chiefs[1 - chiefs.index(arg)])}
    if verb is a.LET_GO or verb is a.STAY:
        return {"it": Thing(a.PLAYER, asked.arg % s.players)}
    return {}
