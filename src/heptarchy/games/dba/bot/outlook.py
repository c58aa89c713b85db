"""A battle as one seat looks at it: who is there, what elements are worth, what a plain fight promises."""

from __future__ import annotations

from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.chances import expected
from heptarchy.games.dba.combat import base_factor
from heptarchy.games.dba.commands import break_point
from heptarchy.games.dba.contact import is_engaged
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature
from heptarchy.games.dba.lattice import MM, length_of
from heptarchy.games.dba.table.state import Battle

FAR = 12000  # units: fights beyond this from a move are not changed by it: who stands behind one of the two is
UNKNOWN = -(1 << 40)


class Outlook:
    """A battle from a seat's side; worked out once for each question."""

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.side = s.side[seat]
        count = len(s.kind)
        self.mine: list[int] = []
        self.foes: list[int] = []
        self.worth: list[int] = [0] * count
        self.busy: list[bool] = [False] * count  # in front contact, or touched
        for e in range(count):
            if s.status[e] == t.GARRISON:
                self.worth[e] = worth_of(s, e)
            if s.status[e] != t.ON_TABLE:
                continue
            if s.side[s.command[e]] == self.side:
                self.mine.append(e)
            else:
                self.foes.append(e)
            self.worth[e] = worth_of(s, e)
            self.busy[e] = is_engaged(s, e)
        self.river: Feature | None = None  # DBA-31: a river that is or may be more than paltry
        for f in s.features:
            if f.kind == t.RIVER and s.river != t.PALTRY:
                self.river = f
        self.waits = s.attacker != self.side and s.round <= w.BANK_ROUNDS
        self.pull = w.NEAR_PULL + w.LATE_PULL * max(0, s.round - w.LATE)
        self.contact = 100 * (w.CONTACT + w.LATE_CONTACT * max(0, s.round - w.LATE))
        self.care = care_of(s, seat)
        self.camp, self.lure = camp_worth(s, 1 - self.side)
        self.fights: list[int] = [UNKNOWN] * count  # by enemy: what the fight that he is in promises
        self.matches: dict[int, int] = {}  # what a plain fight promises, by both elements
        self.prey: list[int] = [-1] * count  # by own element: whom it goes for (preys.share_out)
        self.keen: list[int] = [100] * count  # and how eagerly, in hundredths


def care_of(s: Battle, seat: int) -> int:
    """How much own losses count, in hundredths: less when time runs out and the command can bear some (DBA-21.3)."""
    if break_point(s, seat) - s.lost[seat] <= w.SPARED:
        return 100
    return 100 - w.LATE_CARE * max(0, s.round - s.params.rounds + w.LAST_ROUNDS)


def worth_of(s: Battle, e: int) -> int:
    """What the loss of an element means: more for a general, and for a command that is about to break."""
    worth = w.WORTH[s.kind[e]]
    if s.kind[e] == t.SCH:
        return worth
    seat = s.command[e]
    if s.broken[seat]:
        return worth * w.BROKEN // 100
    last = stands_alone(s, seat)
    if s.band[e] & t.GENERAL:
        worth += w.LAST_GENERAL if last else w.GENERAL
    left = break_point(s, seat) - s.lost[seat]
    if left <= 1:
        worth += w.LAST_STRAW if last else w.STRAW
    elif left <= 3:
        worth += (4 - left) * w.NEAR_STRAW
    return worth


def camp_worth(s: Battle, side: int) -> tuple[int, int]:
    """DBA-20.2: what the loss of a camp means to a side, and how many mm nearer it looks for that."""
    seat = s.chief[side]
    if s.broken[seat] or break_point(s, seat) - s.lost[seat] > s.params.camp_worth:
        return w.CAMP, 0
    return (w.CAMP + w.LAST_STRAW, w.CAMP_BREAKS) if stands_alone(s, seat) else (w.CAMP + w.STRAW, w.CAMP_BREAKS // 2)


def stands_alone(s: Battle, seat: int) -> bool:
    """DBA-21.1: no other command of the side is unbroken: the army is demoralised with this one."""
    for other in range(s.players):
        if other != seat and s.side[other] == s.side[seat] and s.members[other] and not s.broken[other]:
            return False
    return True


# Fights


def plain_match(o: Outlook, e: int, f: int) -> int:
    """What a fight of e with f promises e's side in the open, without supports: points, good or bad."""
    key = e * 1000 + f
    found = o.matches.get(key)
    if found is None:
        s = o.s
        kind, foe = s.kind[e], s.kind[f]
        mine = base_factor(s.params, kind, foe) + (1 if s.band[e] & t.GENERAL else 0)
        theirs = base_factor(s.params, foe, kind) + (1 if s.band[f] & t.GENERAL else 0)
        if s.broken[s.command[f]]:
            theirs -= s.params.demoralised_penalty
        lost, won, _, _, _ = expected(kind, foe, mine, theirs, False, False, False, False)
        found = (won * o.worth[f] - lost * o.worth[e]) // 3600
        o.matches[key] = found
    return found


def gap(s: Battle, a: int, b: int) -> int:
    """Between the middles of two elements, in mm."""
    return length_of(s.mx[a] - s.mx[b], s.my[a] - s.my[b]) // MM


def reach_of(s: Battle, f: int) -> int:
    """How far an element may strike in its next bound, in mm: its move, and a little for its depth."""
    return s.params.good_move[s.kind[f]] // MM + 25
