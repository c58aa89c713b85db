"""A bound: orders, dice, moves, combats (DBA-6)."""

from __future__ import annotations

from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.fights import fight_value
from heptarchy.games.dba.bot.moving import NOTHING, mover_scores
from heptarchy.games.dba.bot.outlook import Outlook
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.fire import met
from heptarchy.games.dba.pips import next_given
from heptarchy.games.dba.settling import verdict
from heptarchy.games.dba.table.actions import (
    ACCEPT,
    BURN,
    DECLINE,
    DONE,
    ENTRENCH,
    FIGHT,
    FIGHT_ON,
    FORGO,
    GRANT,
    HOLD,
    LURK,
    PLAY,
    RISE,
    RUN,
    STAND_FAST,
)
from heptarchy.games.dba.table.state import members_of


def move_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-7.3: the unit on which a PIP is best spent, or enough."""
    found = [float(value) for value in mover_scores(o, options)]
    for i, option in enumerate(options):
        if option == DONE[0]:
            found[i] = 100.0 * w.LEAST
        elif option == RISE[0]:
            found[i] = 100.0 * w.RISING
        elif PLAY.holds(option):
            found[i] = float(NOTHING)
    return found


def fight_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-6.2 (f): the surest first: what they win makes the others easier."""
    s = o.s
    found: list[float] = []
    for option in options:
        e = FIGHT.arg(option)
        value = 0.0
        for i in range(0, len(s.pairs), 2):
            a, b = s.pairs[i], s.pairs[i + 1]
            if e == a and b >= 0:
                value = float(fight_value(o, a, b))
            elif e in (a, b):
                value = 5.0
        found.append(value)
    return found


def urge_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-4.5: urge where one more changes what happens, to somebody's fate."""
    s = o.s
    c = s.combat
    assert c is not None
    mine = c.mine >= 0 and s.side[s.command[c.mine]] == o.side
    e, f = (c.mine, c.theirs) if mine else (c.theirs, c.mine)
    a, b = (c.my_total, c.their_total) if mine else (c.their_total, c.my_total)
    better = result_value(o, e, f, a + 1, b) - result_value(o, e, f, a, b)
    return [25.0 if option == FORGO[0] else float(better) for option in options]


def result_value(o: Outlook, e: int, f: int, mine: int, theirs: int) -> int:
    """What these totals mean for e, in points."""
    s = o.s
    if mine == theirs:
        return 0
    if mine < theirs:
        return -fate_cost(o, e, verdict(s, e, f, 2 * mine <= theirs))
    return fate_cost(o, f, verdict(s, f, e, 2 * theirs <= mine))


def fate_cost(o: Outlook, e: int, fate: int) -> int:
    """What a fate costs, in points."""
    worth = w.CAMP if e < 0 else o.worth[e]
    share = 100 if fate == t.DESTROY else w.FLED if fate == t.FLEE else w.RECOILED if fate == t.RECOIL else 0
    return worth * share // 100


def brave_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-36.3: The Brave stands."""
    return [1.0 if option == STAND_FAST[0] else 0.0 for option in options]


def hold_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-19.4: as many as can be held; they still count on the table."""
    found: list[float] = []
    for option in options:
        if HOLD.holds(option):
            found.append(float(len(members_of(o.s, HOLD.arg(option)))))
        elif option == RUN[0]:
            found.append(0.5)
        else:
            found.append(0.0)
    return found


def grant_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-7.2: the better die to the command that has more to do: nearer to the enemy, larger, not broken."""
    s = o.s
    seat = next_given(s)
    need = command_need(o, seat)
    rank = 0
    later = [other for other in range(s.players) if later_die(s.side[other] == o.side, other > seat, s.broken[other])]
    for other in later:
        if command_need(o, other) > need:
            rank += 1
    dice = sorted([GRANT.arg(option) for option in options], reverse=True)
    wanted = dice[min(rank, len(dice) - 1)]
    return [1.0 if GRANT.arg(option) == wanted else 0.0 for option in options]


def later_die(own: bool, later: bool, broken: bool) -> bool:
    """Does another command of the side get its die later?"""
    return own and later and not broken


def command_need(o: Outlook, seat: int) -> int:
    """How much a command can do with PIPs: a die is worth most where its elements are scattered or near the enemy."""
    s = o.s
    if seat < 0 or s.broken[seat]:
        return 0
    need = 0
    for e in s.members[seat]:
        if s.status[e] != t.ON_TABLE:
            continue
        need += 10
        for f in o.foes:
            dx, dy = s.mx[e] - s.mx[f], s.my[e] - s.my[f]
            if dx * dx + dy * dy < 20000 * 20000:
                need += 10
                break
    return need


def order_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-21.4: fight on; cards when they help."""
    found: list[float] = []
    for option in options:
        if option == FIGHT_ON[0]:
            found.append(1.0)
        else:
            found.append(0.0)
    return found


def draw_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-21.4, DBA-36.2: a draw only for a side that is losing."""
    s = o.s
    mine = sum([s.lost[seat] for seat in range(s.players) if s.side[seat] == o.side])
    theirs = sum([s.lost[seat] for seat in range(s.players) if s.side[seat] != o.side])
    losing = mine > theirs + 1
    found: list[float] = []
    for option in options:
        wanted = ACCEPT[0] if losing else DECLINE[0]
        found.append(1.0 if option == wanted else 0.0)
    return found


def lurk_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-22.4: the first that is offered: nearest to the enemy."""
    return [1.0 if LURK.holds(option) else 0.0 for option in options]


def burn_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-22.6: where it drives off most of the enemy."""
    return [1.0 + len(met(o.s, o.seat, option)) if BURN.holds(option) else 0.0 for option in options]


def entrench_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-22.5: all that it can help."""
    return [float(len(members_of(o.s, ENTRENCH.arg(option)))) for option in options]
