"""A Rebellion laid out for one test: the Earls as in `table`, and the King with his Mind.

    s = a_rebellion({"hand": "vassal"}, king={"fiefs": ["palace lord=prince", "castle land"]}, mind="champion")
    run(s, king_turn)
    play(s, "mind champion", "cube blue", "turn_up prince")

A King of whom nothing is told stands as at the start (RB-14 to RB-22), in his second turn or later.
"""

from __future__ import annotations

from typing import Any

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.rebellion import full_mind
from heptarchy.games.ortus.table.state import MODES, RESORTS, Ortus
from tests.games.ortus.table import KIND, Earldom, a_state, cards, take

AT_THE_START = ["palace lord=prince", "castle"]


def a_rebellion(
    *earls: Earldom,
    king: Earldom | None = None,
    mode: str = "",
    mind: str | None = None,
    discards: str = "",
    levies: int | None = None,
    banquet_answers: bool = True,
    castle_fallback: str = "last",
    rb_muster: int = 0,
    **more: Any,
) -> Ortus:
    """The Earls, at least one; the King's mind by its cards, else as it is at the start.

    His Lands raise nobody in his turns unless the test says so: RB-31 has tests of its own.
    """
    n = len(earls)
    towers = "banner " * (n + 1)
    court: Earldom = {"fiefs": AT_THE_START, "towers": towers, "deck": "", **(king or {})}
    s = a_state(*earls, court, variant="rebellion", rb_muster=rb_muster, **more)
    house = s.players
    s.liege = s.king = house
    s.mode_of_play = MODES.index(mode or ("solo" if n == 1 else "cooperative"))
    s.banquet_answers = banquet_answers
    s.castle_fallback = RESORTS.index(castle_fallback)
    s.levies = n if levies is None else levies
    place = house * t.KINDS + t.PALACE
    s.tray[place], s.pile[place] = s.pile[place], 0  # RB-27
    s.mind = full_mind(s) if mind is None else counted(mind)
    s.mind_pile = counted(discards)
    for kind in range(t.KINDS):
        for _ in range(s.mind[kind] + s.mind_pile[kind]):
            take(s, house, t.TYPES[kind])
    return s


def counted(words: str) -> list[int]:
    """Cards by type."""
    numbers = [0] * t.KINDS
    for word in words.split():
        numbers[KIND[word]] += 1
    return numbers


def mind(s: Ortus) -> list[str]:
    """What is left of the Mind, a word a card."""
    return cards(s.mind, 0)


def mind_discard(s: Ortus) -> list[str]:
    """The Mind's discards."""
    return cards(s.mind_pile, 0)


def declared(s: Ortus) -> str:
    """The battle that has been declared: `towers blue`, `raid winchester`, `siege winchester`."""
    battle = s.battle
    assert battle is not None, "no battle is being fought"
    if battle.fief == t.NOBODY:
        return f"towers {t.COLOURS[battle.defender]}"
    return f"{('towers', 'raid', 'siege')[battle.aim]} {t.PLACE_KEYS[battle.fief]}"


def heard(ears: list[Any]) -> list[str]:
    """What was told, as sentences."""
    return [str(event) for event in ears]
