"""Before the first bound: armies, roles, ground, camps, deployment (DBA-25, DBA-3 to DBA-5)."""

from __future__ import annotations

from heptarchy.agents.dba import weights as w
from heptarchy.agents.dba.outlook import Outlook
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import (
    ARRAY,
    BAND,
    BLESS,
    BORDER,
    CAMP,
    CROWN,
    CURSE,
    HOST,
    KEEP,
    LAID,
    LAY_BY_LOT,
    LEND,
    MUSTERED,
    PLAY,
    READY,
    RIDE,
    TAKE,
)
from heptarchy.games.dba.commands import fair_border, from_left

CROWNS = [5.0, 4.5, 0.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 0.0]


def muster_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-25: a ready-made host, and then what is left is spent."""
    found: list[float] = []
    for option in options:
        if HOST.holds(option):
            found.append(100.0 + w.HOST[HOST.arg(option)])
        elif TAKE.holds(option):
            found.append(0.0 if 1 << TAKE.arg(option) in (t.SCHOOLED, t.BRAVE, t.PROWESS) else -1.0)
        elif option == MUSTERED[0]:
            found.append(0.0)
        else:
            found.append(1.0)
    return found


def crown_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-25.7: the general rides if he can."""
    return [CROWNS[CROWN.arg(option)] for option in options]


def deploy_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.3: a ready-made line: deep where Warband need their second rank."""
    s = o.s
    kinds = [s.kind[e] for e in s.members[o.seat]]
    deep = kinds.count(t.WB) * 2 >= len(kinds)
    found: list[float] = []
    for option in options:
        if not ARRAY.holds(option):
            found.append(0.0)
        elif ARRAY.arg(option) == (3 if deep else 0):
            found.append(2.0)
        else:
            found.append(1.0)
    return found


def border_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.2 (4): room for each by its size."""
    fair = fair_border(o.s, o.side)
    return [-float(abs(from_left(o.s, o.side, BORDER.arg(option)) - fair)) for option in options]


def camp_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.4: behind the middle, where the army stands before it."""
    return [-float(abs(CAMP.arg(option) - 600)) for option in options]


def flat(o: Outlook, options: list[int]) -> list[float]:
    """All alike."""
    return [0.0] * len(options)


def lend_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-4.3: everybody keeps his own."""
    return [1.0 if option == KEEP[0] else 0.0 for option in options]


def ready_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.2 (6): as it is."""
    return [1.0 if option == READY[0] else 0.0 for option in options]


def ground_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-3.5: the lot lays it."""
    return [1.0 if option in (LAY_BY_LOT[0], LAID[0]) else 0.0 for option in options]


def ride_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-15.5: the Pendragon rides."""
    return [1.0 if option == RIDE[0] else 0.0 for option in options]


def band_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-13.9: with the element that is worth most."""
    return [float(w.WORTH[o.s.kind[BAND.arg(option)]]) for option in options]


def play_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-22.1 to DBA-22.3: a card that may be played before the battle is played."""
    return [1.0 if PLAY.holds(option) and PLAY.arg(option) != t.DRAGONS_BREATH else 0.5 for option in options]


def omen_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-22.1: the smallest enemy command breaks sooner."""
    s = o.s
    found: list[float] = []
    for option in options:
        if option == BLESS[0]:
            found.append(10.0 / max(1, s.original[o.seat]))
        elif CURSE.holds(option):
            found.append(11.0 / max(1, s.original[CURSE.arg(option)]))
        else:
            found.append(0.0)
    return found


def lends(option: int) -> bool:
    """Is it a loan?"""
    return bool(LEND.holds(option))
