"""What a battle is likely to bring: a quick guess, off by 0.03 on average and by 0.14 at most from the exact odds.

Every roll is taken at its mean, and how far the dice may stray is added up beside it. The exact odds (`odds.py`)
take a hundred to ten thousand times as long (this takes 10 us), and a bot weighs thousands of battles in a game.
"""

from __future__ import annotations

import math
from typing import Final

from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    DICE,
    ENGLISH,
    FACES,
    FYRD,
    HOUSECARL,
    NORSEMEN,
    THEGN,
    VIKING,
)

# What else bears on a battle, as bits
FORT: Final = 1  # V-15.16: one Hit of each English roll is cancelled
WALL: Final = 2  # V-15.13: the first English Hit is cancelled
TRAINED: Final = 4  # V-15.43: Flees of Thegns are Hits
SURPRISE: Final = 8  # V-15.23: the Vikings roll once more, at the start
AMBUSHED: Final = 16  # V-15.46, V-15.36: the English do
TAKEN: Final = 32  # V-9.8: the first Hit has taken its Berserker
# With modules of the Viking Age
FORTIFIED: Final = 64  # VX-1.7: a Fort rolls two dice and takes a Hit
SETTLED: Final = 128  # VX-1.9: a Settlement rolls one and takes a Hit
TILES: Final = FORTIFIED | SETTLED
GUARDED: Final = 256  # VX-3.12: the first Hits against the Vikings are cancelled
PRAYED_FOR: Final = 512  # VX-3.12: those against the English are
WAVERING: Final = 1024  # VX-9.1: Commands of the first English roll are Flees
EDMUND: Final = 2.0  # Hits that Edmund cancels

STRAY: Final = 1.35  # how much further dice stray than rolls at their mean show (fitted to exact odds)
ROLLS: Final = 80  # by then one side is gone
GONE: Final = 0.5  # less than half a unit is none

HIT: Final = [faces[0] / 6 for faces in FACES]  # by kind: the chance of a Hit
FLEE: Final = [faces[1] / 6 for faces in FACES]  # and of a Flee
COMMAND: Final = [faces[2] / 6 for faces in FACES]  # and of a Command
# by kind: how far Hits and Flees of one die stray, squared
SQUARE: Final = [hit * (1 - hit) + flee * (1 - flee) for hit, flee in zip(HIT, FLEE, strict=True)]
EVEN: Final = math.sqrt(2 * math.pi)


class Forecast:
    """The Vikings' chance to win, and who is left of the side that wins."""

    def __init__(self, win: float, vikings: tuple[int, int], english: tuple[int, int]) -> None:
        self.win = win
        self.vikings = vikings  # Norsemen and Berserkers, if they win
        self.english = english  # Housecarl and Thegns, if they win


# What was worked out: by Fyrd, by all the rest in one number. When there is much of it, it begins anew.
KNOWN: Final[dict[float, dict[int, Forecast]]] = {}
MOST: Final = 1 << 16


def forecast(
    norsemen: int, berserkers: int, housecarl: int, thegns: int, fyrd: float, roller: int, flags: int = 0
) -> Forecast:
    """How this battle is likely to end; `roller` is the side that rolls next."""
    known = KNOWN.get(fyrd)
    if known is None:
        known = {}
        KNOWN[fyrd] = known
    units = norsemen | berserkers << 10 | housecarl << 20 | thegns << 30
    key = units | roller << 40 | flags << 41
    found = known.get(key)
    if found is None:
        found = _work_out(norsemen, berserkers, housecarl, thegns, fyrd, roller, flags)
        if len(known) >= MOST:
            known.clear()
        known[key] = found
    return found


def _work_out(
    norsemen: int, berserkers: int, housecarl: int, thegns: int, fyrd: float, roller: int, flags: int
) -> Forecast:
    """The same, reckoned roll by roll."""
    n = float(norsemen)
    b = float(berserkers)
    h = float(housecarl)
    t = float(thegns)
    f = float(fyrd)
    square = 0.0
    wall = 1.0 if flags & WALL else 0.0
    first = 0.0 if flags & TAKEN else 1.0
    tile = 0.0
    saint = 0.0
    wavering = False
    if flags >= FORTIFIED:  # of the Viking Age
        tile = 1.0 if flags & TILES else 0.0
        wall += EDMUND if flags & GUARDED else 0.0
        saint = EDMUND if flags & PRAYED_FOR else 0.0
        wavering = flags & WAVERING != 0
    side = roller
    extra = flags & (SURPRISE | AMBUSHED) != 0
    if extra:
        side = VIKING if flags & SURPRISE else ENGLISH
    rolls = 0
    while rolls < ROLLS and n + b + tile >= GONE and h + t + f >= GONE:
        if side == VIKING:
            dice = [min(n, DICE[NORSEMEN]), min(b, DICE[BERSERKERS])]
            fled = dice[0] * FLEE[NORSEMEN]
            if tile >= GONE:
                dice[1] = min(b + 1.0, DICE[BERSERKERS])
                if flags & FORTIFIED:
                    dice[0] = min(n + 1.0, DICE[NORSEMEN])
            hits = dice[0] * HIT[NORSEMEN] + dice[1] * HIT[BERSERKERS]
            square += dice[0] * SQUARE[NORSEMEN] + dice[1] * SQUARE[BERSERKERS]
            n -= fled
            if saint:
                lost = min(saint, hits)
                saint -= lost
                hits -= lost
            lost = min(f, hits)
            f -= lost
            hits -= lost
            lost = min(t, hits)
            t -= lost
            h = max(0.0, h - (hits - lost))
        else:
            dh = min(h, DICE[HOUSECARL])
            dt = min(t, DICE[THEGN])
            df = min(f, DICE[FYRD])
            hits = dh * HIT[HOUSECARL] + dt * HIT[THEGN] + df * HIT[FYRD]
            square += dh * SQUARE[HOUSECARL] + dt * SQUARE[THEGN] + df * SQUARE[FYRD]
            if flags & TRAINED:
                hits += dt * FLEE[THEGN]
            else:
                t -= dt * FLEE[THEGN]
            h -= dh * FLEE[HOUSECARL]
            f -= df * FLEE[FYRD]
            if wavering:
                wavering = False
                t -= dt * COMMAND[THEGN]
                h -= dh * COMMAND[HOUSECARL]
            if flags & FORT:
                hits = max(hits * 0.15, hits - 1.0)
            lost = min(wall, hits)
            wall -= lost
            hits -= lost
            lost = min(first, b, hits)
            first -= lost
            b -= lost
            hits -= lost
            lost = min(n, hits)
            n -= lost
            hits -= lost
            lost = min(b, hits)
            b -= lost
            tile = max(0.0, tile - (hits - lost))
        rolls += 1
        side = roller if extra else 1 - side
        extra = False
    return _ending(n, b, tile, h, t, f, norsemen, berserkers, housecarl, thegns, STRAY * math.sqrt(square))


def _ending(
    n: float, b: float, tile: float, h: float, t: float, f: float, n0: int, b0: int, h0: int, t0: int, stray: float
) -> Forecast:
    """From the mean end of a battle and how far it may stray to chances, and to those left in either case."""
    margin = n + b + tile - h - t - f
    if stray == 0.0:
        return Forecast(1.0 if margin > 0 else 0.0, (n0, b0), (h0, t0))
    z = margin / stray
    win = 0.5 * (1.0 + math.erf(z / math.sqrt(2)))
    win = min(0.999, max(0.001, win))
    bell = stray * math.exp(-z * z / 2) / EVEN
    vikings = (margin * win + bell) / win - tile
    english = (bell - margin * (1.0 - win)) / (1.0 - win)
    if h + t + f >= GONE:
        english *= (h + t) / (h + t + f)  # Fyrd go home (V-9.15)
    return Forecast(win, _share(vikings, n, b, n0, b0), _share(english, h, t, h0, t0))


def _share(left: float, first: float, second: float, first0: int, second0: int) -> tuple[int, int]:
    """So many left, at least one, of two kinds: as the mean end has them, else as they came."""
    total = max(1, min(round(left), first0 + second0))
    if first + second < GONE:
        first, second = float(first0), float(second0)
    if first + second == 0.0:
        return 0, 0
    of_first = min(first0, round(total * first / (first + second)))
    of_second = min(second0, total - of_first)
    return total - of_second if total - of_second <= first0 else first0, of_second
