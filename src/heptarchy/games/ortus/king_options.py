"""The King of a Rebellion as options: named difficulties, and estates that can't be laid out (RB-14 to RB-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.cards import COPIES
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.modules import said
from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

STANDARD: Final = "standard"
STEWARD: Final = "steward"
KING: Final = "king"
TYRANT: Final = "tyrant"
DIFFICULTIES: Final = (STANDARD, STEWARD, KING, TYRANT)

# A King who has mobilised: a Champion in his Castle, a Tower more, a Market Town with Lands and men for them
MOBILISED: Final = {"rb_champions": 1, "rb_towers_extra": 2, "rb_lands": 2, "rb_markets": 1, "rb_army": 4}

# RB-21: by number of Earls, what each changes of the King that the document lays out: its own knobs alone
KNOBS: Final[dict[str, list[dict[str, int]]]] = {
    STEWARD: [
        {"rb_castles": 0},
        {"rb_royal_extra": 1, "rb_mercenaries": 1},
        {"rb_royal_extra": 3, "rb_mercenaries": 1},
        {"rb_royal_extra": 4, "rb_champions": 1, "rb_mercenaries": 1, "rb_towers_extra": 2},
        {"rb_royal_extra": 6},
    ],
    KING: [
        {"rb_towers_extra": 3},
        {"rb_royal_extra": 2, "rb_mercenaries": 1},
        {"rb_royal_extra": 4, "rb_champions": 1, "rb_mercenaries": 1, "rb_towers_extra": 2},
        {"rb_royal_extra": 5, **MOBILISED},
        {"rb_royal_extra": 7},
    ],
    TYRANT: [
        {"rb_champions": 1, "rb_mercenaries": 1},
        {"rb_royal_extra": 2, **MOBILISED},
        {"rb_royal_extra": 5, **MOBILISED},
        {"rb_royal_extra": 7, **MOBILISED},
        {"rb_royal_extra": 9, "rb_champions": 1, "rb_towers_extra": 2},
    ],
}

# RB-18: types, and the options that take cards of one set from them
SETS: Final[list[tuple[int, tuple[str, ...]]]] = [
    (t.CASTLE, ("rb_castles", "rb_mind_castles")),
    (t.LAND, ("rb_lands", "rb_mind_lands")),
    (t.MARKET, ("rb_markets", "rb_mind_markets")),
    (t.PRINCE, ("rb_prince", "rb_mind_princes")),
    (t.VASSAL, ("rb_vassals", "rb_mind_vassals")),
    (t.CHAMPION, ("rb_champions", "rb_mind_champions")),
    (t.MONK, ("rb_abbots", "rb_mind_monks")),
]
LORDS: Final = ("rb_prince", "rb_vassals", "rb_champions", "rb_abbots")


def difficulty_option() -> Option:
    """RB-21: the King as the document lays him out, or one of three whom greedy rebels beat more or less often."""

    def sets(choice: str, settled: Mapping[str, Value]) -> Mapping[str, Value]:
        if choice == STANDARD:
            return {}
        earls = min(int(settled["players"]), len(KNOBS[choice]))
        return {"rb_muster": 0, **KNOBS[choice][earls - 1]}  # measured without his levies

    return Option(
        "difficulty",
        STANDARD,
        said("difficulty"),
        choices=DIFFICULTIES,
        sets=sets,
        ours=True,
    )


def check_king(options: Mapping[str, Value]) -> None:
    """RB-14 to RB-18: a King who can be laid out from one set, with a seat, and a seat for each Lord."""
    players = int(options["players"])
    if players + int(options["rb_towers_extra"]) < 0:
        raise why.KINGS_TOWERS.by("RB-15", n=players)
    if players + int(options["rb_royal_extra"]) < 0:
        raise why.KINGS_INFANTRY.by("RB-16", n=players)
    for kind, (table, mind) in SETS:
        if int(options[table]) + int(options[mind]) > COPIES:
            raise why.KINGS_SET.by("RB-18", option=table, option2=mind, n=COPIES, type=kind)
    seats = int(options["rb_palace"]) + int(options["rb_castles"])
    if seats == 0:
        raise why.KINGS_SEAT.by("RB-6")
    lords = sum(int(options[name]) for name in LORDS)
    if lords > seats:
        raise why.KINGS_LORDS.by("OR-9.1", n=lords, seats=seats)
