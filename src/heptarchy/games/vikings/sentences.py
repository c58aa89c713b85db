"""What happened, as English sentences: where a number or a name makes the plain template read badly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import CARD, FACTION, KIND, SHIRE
from heptarchy.games.vikings.sentences_age import AGE_TELLERS
from heptarchy.games.vikings.tables import REINFORCEMENTS
from heptarchy.games.vikings.wording import ONE_OF, ROMAN, host, several, short_leader, some

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event

# Templates that begin "{n} {kind}": the verb for one unit, and for more
DONE_BY_UNITS: dict[str, tuple[str, str]] = {
    told.REINFORCED.name: ("comes to {}", "come to {}"),
    told.KILLED.name: ("falls", "fall"),
    told.FLED.name: ("flees", "flee"),
    told.PAID.name: ("is given up as Danegeld", "are given up as Danegeld"),
}
# Templates that begin with a Leader
DONE_BY_LEADERS: dict[str, str] = {
    told.LANDED.name: "lands in {}",
    told.LED.name: "goes to {}",
    told.LEADER_LOST.name: "is lost",
    told.LEADER_FOLLOWS.name: "withdraws to {}",
}


def sentence(event: Event) -> str:
    """A happening as a sentence."""
    line = _sentence(event)
    return line[0].upper() + line[1:]


def _sentence(event: Event) -> str:
    name = event.name
    args = event.args
    if name in DONE_BY_UNITS:
        one, many = DONE_BY_UNITS[name]
        verb = one if args[0] == 1 else many
        return f"{some(args[0], args[1])} {verb.format(SHIRE.shown[args[2]]) if len(args) > 2 else verb}"
    if name in DONE_BY_LEADERS:
        verb = DONE_BY_LEADERS[name]
        return f"{short_leader(args[0])} {verb.format(SHIRE.shown[args[1]]) if len(args) > 1 else verb}"
    if name == told.INVADERS.name:
        units = host(args[1:], [0, 1]) or "nobody"
        if args[0] == REINFORCEMENTS:
            return f"the Viking Reinforcements bring {units}"
        return f"{short_leader(args[0])} appears off shore with {units}"
    if name == told.BOARDED.name:
        return f"{some(args[0], args[1])} {'joins' if args[0] == 1 else 'join'} {short_leader(args[2])}"
    if name == told.SWAPPED.name:
        new = f"becomes a {ONE_OF[args[2]]}" if args[0] == 1 else f"become {KIND.shown[args[2]]}"
        return f"{some(args[0], args[1])} {new} in {SHIRE.shown[args[3]]}"
    if name == told.WITHDREW.name:
        return f"a {ONE_OF[args[0]]} withdraws to {SHIRE.shown[args[1]]}"
    if name == told.CANCELLED.name:
        return "1 Hit is cancelled" if args[0] == 1 else f"{args[0]} Hits are cancelled"
    if name == told.STEP_LOST.name:
        return f"{short_leader(args[0])} loses {several(args[1], 'step', 'steps')}"
    if name == told.MOVEMENT_PLAYED.name:
        card = f"{several(args[2], 'activation', 'activations')} of {several(args[3], 'step', 'steps')}"
        return f"{FACTION.shown[args[0]]} play {CARD.shown[args[1]]}: {card}"
    if name == told.ROUND_BEGINS.name:
        return f"Round {ROMAN[args[0]]} begins"
    if name == told.ROUND_ENDS.name:
        return f"Round {ROMAN[args[0]]} ends with {several(args[1], 'city', 'cities')} in Viking hands"
    teller = AGE_TELLERS.get(name)
    return str(event) if teller is None else teller(args)
