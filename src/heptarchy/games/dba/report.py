"""What a battle reports to the campaign (DBA-21.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.state import NOBODY

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

PERSON_KEYS: Final[dict[int, str]] = {t.GENERAL: "ruler", t.WARLORD: "warlord", t.PRINCE: "warrior_prince"}


def report(s: Battle) -> dict[str, Any]:
    """DBA-21.5: the result, who died in which order, Auxilia destroyed, Expendables revealed and cards used.

    `winner` is a side, -1 after a draw. What goes by player goes by seat, and by the owner of what was lent.
    """
    players = range(s.players)
    return {
        "winner": winner_of(s),
        "ending": s.ending,
        "dead": [
            {"owner": s.owner[s.toll[i]], "person": PERSON_KEYS[s.toll[i + 1]], "element": s.toll[i]}
            for i in range(0, len(s.toll), 2)
        ],
        "ax_destroyed": [len(destroyed_auxilia(s, seat)) for seat in players],
        "expendables_revealed": [len(revealed(s, seat)) for seat in players],
        "cards_used": [t.CARD_KEYS[card] for card in range(t.CARDS) if s.shown >> card & 1],
    }


def winner_of(s: Battle) -> int:
    """The side that has won the field; NOBODY after a draw, or while it is fought."""
    if s.over:
        for seat in range(s.players):
            if s.scores[seat]:
                return s.side[seat]
    return NOBODY


def destroyed_auxilia(s: Battle, owner: int) -> list[int]:
    """DBA-19.8: destroyed, not those that went or fled over their own edge."""
    return [e for e in range(len(s.kind)) if s.owner[e] == owner and s.kind[e] == t.AX and s.status[e] == t.DESTROYED]


def revealed(s: Battle, owner: int) -> list[int]:
    """DBA-22.3: Expendables that have shown themselves."""
    return [e for e in range(len(s.kind)) if s.owner[e] == owner and s.kind[e] == t.SCH]
