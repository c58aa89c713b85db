"""What a seat is asked in the optional modules, as messages (OV)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import DECLARE, DISCARD, HOUSE, JOUST_HAND, RESULT, TOP, TYPE
from heptarchy.games.ortus.asking import joust_hand, who
from heptarchy.games.ortus.asks import ASKS, Line
from heptarchy.games.ortus.drafting import the_draft
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.state import Ortus
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import NUMBER, Message

FREE_TOWER: Final = ASKS.ask("free-tower")
EXCHANGE: Final = ASKS.ask("exchange", n=NUMBER)
EXCHANGED: Final = ASKS.ask("exchanged")
RALLY: Final = ASKS.ask("rally", result=RESULT)
CONQUEST: Final = ASKS.ask("conquest", n=NUMBER, house=HOUSE)
SUMMONED: Final = ASKS.ask("summoned")
DECLARATION: Final = ASKS.ask("declaration", hand=JOUST_HAND)
ACCUSATION: Final = ASKS.ask("accusation", hand=JOUST_HAND)
COMMON: Final = ASKS.ask("common", type=TYPE, n=NUMBER, size=NUMBER)
DRAFT: Final = ASKS.ask("draft", n=NUMBER)
TRAY: Final = ASKS.ask("tray", n=NUMBER)
OPEN_OR_TOP: Final = ASKS.ask("open-or-top", n=NUMBER)
OPEN: Final = ASKS.ask("open")


def free_tower(s: Ortus, asked: Asked) -> Message:
    """OV-1."""
    return FREE_TOWER.of()


def exchange(s: Ortus, asked: Asked) -> Message:
    """OV-7."""
    return EXCHANGE.of(n=s.params.exchange_cost) if DISCARD.holds(asked.options[0]) else EXCHANGED.of()


def rally(s: Ortus, asked: Asked) -> Message:
    """OV-9."""
    return RALLY.of(result=the_battle(s).card)


def conquest(s: Ortus, asked: Asked) -> Message:
    """OV-11."""
    battle = the_battle(s)
    return CONQUEST.of(n=battle.points, house=who(s, battle.defender))


def summoned(s: Ortus, asked: Asked) -> Message:
    """OV-12."""
    return SUMMONED.of()


def conclave(s: Ortus, asked: Asked) -> Message:
    """OV-14."""
    question = DECLARATION if DECLARE.holds(asked.options[0]) else ACCUSATION
    return question.of(hand=joust_hand(s, asked.seat))


def common(s: Ortus, asked: Asked) -> Message:
    """OV-13."""
    size = s.params.common_cards
    return COMMON.of(type=len(s.common), n=size - sum(s.common), size=size)


def draft(s: Ortus, asked: Asked) -> Message:
    """OV-15."""
    return DRAFT.of(n=sum(the_draft(s).packs[asked.seat]))


def choice_of_tray(s: Ortus, asked: Asked) -> Message:
    """OV-18."""
    return TRAY.of(n=sum(s.tray[asked.seat * t.KINDS : asked.seat * t.KINDS + t.KINDS]))


def common_card(s: Ortus, asked: Asked) -> Message:
    """OV-19."""
    return OPEN_OR_TOP.of(n=sum(s.shared_deck)) if TOP.base in asked.options else OPEN.of()


MODULE_LINES: Final[dict[str, Line]] = {
    "OV-1": free_tower,
    "OV-7": exchange,
    "OV-9": rally,
    "OV-11": conquest,
    "OV-12": summoned,
    "OV-13": common,
    "OV-14": conclave,
    "OV-15": draft,
    "OV-18": choice_of_tray,
    "OV-19": common_card,
}
