"""Answers that clients offer to give for a while, one button each, and what it means to fight a battle out (V-9, V-10).

They change nothing in the rules: underneath they stay the single answers, given by the seat in advance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.cards import cards_in
from heptarchy.games.vikings.data.tables import CARD_EVENT
from heptarchy.games.vikings.table.actions import CROWNED, PLAY, SPACE
from heptarchy.games.vikings.table.state import Vikings

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import Lasting, Offered

# By rule: which answers, for which spans (`game.scopes`), the shortest first. Where something new is offered the seat
# is asked again, but where `whatever` says that the answer holds all the same; with `hand` only cards are new that come
# into the hand later.
WHILE: Final[dict[str, Offered]] = {
    "V-9.1": {"verbs": ["fight"], "spans": ["turn"]},  # this battle first, then the others
    "V-9.2": {"verbs": ["pass"], "spans": ["battle", "turn", "round"], "hand": True},
    "V-9.7": {
        "verbs": ["lose", "raze"],
        "spans": ["battle", "game"],
        "order": ["fyrd", "thegn", "norsemen", "housecarl", "berserkers", "raze"],  # who falls first
    },
    "V-9.12": {"verbs": ["stay"], "spans": ["battle", "turn"]},
    "V-10.6": {"verbs": ["pass"], "spans": ["turn", "round"], "hand": True},
    "VX-1.4": {"verbs": ["pass", "avenge"], "spans": ["turn", "game"]},
    "VX-1.6": {"verbs": ["done"], "spans": ["round", "game"], "whatever": True},
    "VX-1.9": {"verbs": ["done"], "spans": ["round", "game"]},
    "VX-2.2": {"verbs": ["halt"], "spans": ["turn", "round"]},
    "VX-3.11": {"verbs": ["done"], "spans": ["battle"], "whatever": True},
    "VX-4.2": {"verbs": ["pass", "cast"], "spans": ["battle", "round", "game"]},
    "VX-5.3": {"verbs": ["pass"], "spans": ["battle", "turn", "round"], "whatever": True},
    "VX-6.12": {"verbs": ["pass"], "spans": ["battle", "turn", "round"]},
    "VX-6.13": {"verbs": ["pass"], "spans": ["turn", "round"]},
    "VX-6.16": {"verbs": ["pass"], "spans": ["round"]},
}

# A battle fought out as it stands, by rule: no card, nothing added to a roll, nobody withdraws, the cheapest fall first
FIGHT: Final[dict[str, str]] = {
    "V-9.2": "pass",
    "V-9.7": "lose fyrd; lose thegn; lose norsemen; lose housecarl; lose berserkers; raze",
    "V-9.12": "stay",
    "VX-1.4": "pass",
    "VX-3.11": "done",
    "VX-4.2": "pass",
    "VX-5.3": "pass",
    "VX-6.12": "pass",
    "VX-6.13": "pass",
}


def from_hand(s: Vikings, seat: int) -> list[int]:
    """V-10.1, VX-3.1: all Events and Kings that this seat holds, to be held back together."""
    found: list[int] = []
    for faction in range(4):
        if s.owner[faction] == seat:
            found += [PLAY[card] for card in cards_in(faction, s.hands[faction]) if CARD_EVENT[card] >= 0]
            if s.age is not None and s.age.kings[faction] >= 0:
                found.append(CROWNED[s.age.kings[faction]])
    return found


def fought_out(rule: str) -> dict[str, list[int]]:
    """By rule, what is answered to the end of the battle, the dearest first; nothing where this rule asks of none."""
    if rule not in FIGHT:
        return {}
    return {one: [SPACE.parse(said) for said in answers.split("; ")] for one, answers in FIGHT.items()}


def lasting_book() -> Lasting:
    """Both tables, for clients."""
    return {"while": WHILE, "fight": FIGHT}
