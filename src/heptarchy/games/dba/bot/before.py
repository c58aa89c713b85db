"""Before the first bound: armies, roles, ground, camps, deployment (DBA-25, DBA-3 to DBA-5)."""

from __future__ import annotations

from heptarchy.games.dba import ground
from heptarchy.games.dba.arrays import DEEP, array_plan
from heptarchy.games.dba.bot import weights as w
from heptarchy.games.dba.bot.lines import next_place
from heptarchy.games.dba.bot.outlook import Outlook
from heptarchy.games.dba.bot.strongholds import quarters_value
from heptarchy.games.dba.commands import fair_border, from_left
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import MM
from heptarchy.games.dba.places import refuse_place
from heptarchy.games.dba.table.actions import (
    ARRAY,
    BAND,
    BLESS,
    BORDER,
    CAMP,
    COUNTRY,
    CROWN,
    CURSE,
    ENLIST,
    GARRISON,
    KEEP,
    LAID,
    LAY_BY_LOT,
    MUSTERED,
    PLAY,
    READY,
    RIDE,
    TAKE,
    UNCAMPED,
)
from heptarchy.games.dba.table.domains import pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Battle, put

CROWNS = [4.5, 5.0, 0.0, 0.0, 2.0, 4.0, 1.0, 3.0, 0.0, 0.0]


def muster_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-25: an army that has done well, element by element; what is left over is kept."""
    s = o.s
    levy = s.levy[o.seat]
    wanted = next_kind(s, o.seat, w.ARMY, levy)
    found: list[float] = []
    for option in options:
        if TAKE.holds(option):
            found.append(2.0 if TAKE.arg(option) in w.TRAITS else -1.0)
        elif ENLIST.holds(option):
            found.append(1.0 if ENLIST.arg(option) == wanted else -1.0)
        else:
            found.append(0.0 if option == MUSTERED[0] else -1.0)
    return found


def next_kind(s: Battle, seat: int, army: list[int], levy: list[int]) -> int:
    """Who joins next, if the levy has been raised by this list so far; -1 if nobody, or if it has not."""
    purse = s.purse[seat] + sum([s.params.cost[kind] for kind in levy])
    raised = 0
    joined = True
    while joined:
        joined = False
        for kind in army:
            if s.params.cost[kind] > purse:
                continue
            if raised == len(levy):
                return kind
            if levy[raised] != kind:
                return -1
            purse -= s.params.cost[kind]
            raised += 1
            joined = True
    return -1


def crown_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-25.7: the general rides if he can."""
    return [CROWNS[CROWN.arg(option)] for option in options]


def deploy_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.3: a line of its own; where that has no room, the ready-made line that stands best."""
    own = next_place(o.s, o.seat)
    found: list[float] = []
    for option in options:
        if ARRAY.holds(option):
            found.append(float(array_value(o, ARRAY.arg(option))))
        elif GARRISON.holds(option):
            e, place = GARRISON.arg(option) // len(t.HOLD_KEYS), GARRISON.arg(option) % len(t.HOLD_KEYS)
            found.append(quarters_value(o, e, place))
        else:
            found.append(1e9 if option in own else -1e9)
    return found


def array_value(o: Outlook, array: int) -> int:
    """How good a ready-made line is: on good ground, with a free way ahead, before the enemy, deep enough."""
    s = o.s
    plan = array_plan(s, o.seat, array)
    value = 0
    ahead = 1 if s.edge[o.side] == t.SOUTH else -1
    middle = 0
    placed = 0
    warband = 0
    before = [s.x[:], s.y[:], s.facing[:], s.mx[:], s.my[:]]
    for i in range(0, len(plan), 2):
        e, pose = plan[i], plan[i + 1]
        warband += 1 if s.kind[e] == t.WB else 0
        if pose < 0:
            value -= 10
            continue
        if refuse_place(s, o.seat, e, pose_x(pose), pose_y(pose), pose_facing(pose)) is not None:
            value -= 6
        put(s, e, pose_x(pose), pose_y(pose), pose_facing(pose))
        middle += s.mx[e]
        placed += 1
        worst = w.BAD_PLACE if t.SUFFERS[s.kind[e]] else w.BAD_PLACE_LIGHT
        for far in (0, 40, 80, 120, 160):
            if ground.is_bad_at(s, s.mx[e], s.my[e] + ahead * far * MM):
                value -= worst
                break
    if placed and o.foes:
        theirs = sum([s.mx[f] for f in o.foes]) // len(o.foes)
        value -= abs(middle // placed - theirs) // (w.ASIDE_MM * MM)
    s.x, s.y, s.facing, s.mx, s.my = before
    if array == DEEP:
        value += w.DEEP_WARBAND if 2 * warband >= len(plan) // 2 else -w.DEEP_OTHERS
    return value


def border_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.2 (4): room for each by its size."""
    fair = fair_border(o.s, o.side)
    return [-float(abs(from_left(o.s, o.side, BORDER.arg(option)) - fair)) for option in options]


def camp_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.4: behind the middle, where the army stands before it; DBA-33.8: none is best, for it can't be lost."""
    return [1.0 if option == UNCAMPED[0] else -float(abs(CAMP.arg(option) - 600)) for option in options]


def lend_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-4.3: everybody keeps his own."""
    return [1.0 if option == KEEP[0] else 0.0 for option in options]


def ready_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-5.2 (6): as it is."""
    return [1.0 if option == READY[0] else 0.0 for option in options]


def ground_scores(o: Outlook, options: list[int]) -> list[float]:
    """DBA-3.5: the lot lays it."""
    return [1.0 if option in (LAY_BY_LOT[0], LAID[0]) else 0.0 for option in options]


def country_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-23.1: the coast for who alone may land there; else the land as it is: water helps nobody who stands by it."""
    landing = o.s.landing
    wanted = landing[o.side] and not landing[1 - o.side]
    return [1.0 if (option == COUNTRY[t.LITTORAL]) == wanted else 0.0 for option in options]


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
