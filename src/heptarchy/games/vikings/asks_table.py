"""The question on the table for a seat: who is asked, and what, as a message."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import FACTION, SIDE
from heptarchy.games.vikings.asks import ASKS, LINES, fled_faction
from heptarchy.games.vikings.asks_age import AGE_LINES, OF_A_SIDE, age_faction
from heptarchy.games.vikings.cards import deck_to_fill
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.windows import asked_together
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import MESSAGE, Message, Thing

QUESTION: Final = ASKS.ask("question", who=MESSAGE, what=MESSAGE)
OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")

ALL_LINES: Final = LINES | AGE_LINES


def question(s: Vikings, seat: int) -> Message:
    """What this seat is asked: `Norsemen: activate a Leader`."""
    asked = s.asked(seat)
    if asked is None:
        return OVER.of() if s.over else OTHERS.of()
    return QUESTION.of(who=whose(s, asked), what=ALL_LINES[asked.rule](s, asked))


def whose(s: Vikings, asked: Asked) -> Thing:
    """The faction that is asked; where it is a choice for a side, the side of the one who makes it."""
    faction = -1
    if asked.rule == "V-3.4":
        faction = deck_to_fill(s, asked.seat)
    elif asked.rule in ("V-3.5", "V-9.12"):
        faction = asked.arg
    elif asked.rule == "V-5.7":
        faction = fled_faction(asked)
    elif asked.rule in ("V-10.6", "V-9.2"):
        together = asked_together(s, asked.arg // 16, asked.arg % 16)
        faction = together[0] if len(together) == 1 else -1
    elif asked.rule in ("V-15.42", "V-15.45"):
        faction = t.THEGN
    elif asked.rule == "V-15.33":
        faction = t.HOUSECARL
    elif asked.rule in ("VX-3.11", "VX-4.2", "VX-5.3"):
        faction = age_faction(s, asked)
    elif asked.rule not in ("V-9.7", "V-9.13", *OF_A_SIDE) and asked.seat == s.owner[s.active]:
        faction = s.active
    return owner(s, asked.seat) if faction < 0 else Thing(FACTION, faction)


def owner(s: Vikings, seat: int) -> Thing:
    """What a seat is called: after its faction, or after its side (V-13.1)."""
    faction = s.owner.index(seat)
    return Thing(SIDE, t.SIDE_OF[faction]) if s.owner[t.ALLY_OF[faction]] == seat else Thing(FACTION, faction)
