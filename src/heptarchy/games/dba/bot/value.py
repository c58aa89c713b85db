"""How a battle is likely to end: each side's chance to win, fitted to battles of the heuristic."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.bot.fights import standing_fight
from heptarchy.games.dba.bot.outlook import Outlook
from heptarchy.games.dba.bot.weights_value import WEIGHTS
from heptarchy.games.dba.commands import break_point, commands_of
from heptarchy.games.dba.table.state import DEPLOYMENT, MOVES, Battle
from heptarchy.kernel.state import State
from heptarchy.kit.softmax import chances

# What is looked at of a side, in the order of `features`
NAMES: Final = [
    "one",  # always 1
    "elements",  # on the table, out of those it began with
    "worth",  # of those
    "spare",  # losses that its commands can still bear, out of those that break them
    "broken",  # commands, out of all
    "camp",  # it has lost it
    "generals",  # that it has lost
    "fights",  # what those that stand promise
    "bound",  # it has the bound
    "near",  # how far the battle has gone
]
MUCH: Final = 4.0  # fights that promise more than this, either way, are taken for this


def features(s: Battle, side: int) -> list[float]:
    """A side in numbers, by `NAMES`."""
    o = Outlook(s, s.chief[side])
    own = commands_of(s, side)
    worth = 0
    for e in o.mine:
        worth += o.worth[e]
    fights = 0
    for f in o.foes:
        fights += standing_fight(o, f)
    whole = 0
    spare = 0.0
    broken = 0
    lost = 0
    for seat in own:
        whole += s.original[seat]
        lost += int(s.general_lost[seat])
        if s.broken[seat]:
            broken += 1
        else:
            most = break_point(s, seat)
            spare += max(0, most - s.lost[seat]) / max(1, most)
    return [
        1.0,
        len(o.mine) / max(1, whole),
        worth / max(1, whole) / 100.0,
        spare / max(1, len(own)),
        broken / max(1, len(own)),
        float(s.camp_lost[side]),
        float(lost),
        max(-MUCH, min(MUCH, fights / 100.0)),
        float(s.active == side),
        min(1.0, s.round / s.params.rounds),
    ]


def is_judged(state: State) -> bool:
    """Whether there is something to judge: the armies stand on the table."""
    assert isinstance(state, Battle)
    return state.stage > DEPLOYMENT


def contenders(state: State) -> list[list[float]]:
    """What is seen of either side; nobody: a draw."""
    assert isinstance(state, Battle)
    return [features(state, 0), features(state, 1), [0.0] * len(NAMES)]


def contender_of(state: State, seat: int) -> int:
    """The side of a seat."""
    assert isinstance(state, Battle)
    return state.side[seat]


def weights_for(state: State) -> str:
    """All battles are judged alike."""
    return "dba"


def value(state: State) -> list[float]:
    """By seat: the chance to win; a draw is none."""
    assert isinstance(state, Battle)
    if state.stage <= DEPLOYMENT:
        return [0.5] * state.players
    found = chances(contenders(state), WEIGHTS["dba"])
    return [found[state.side[seat]] for seat in range(state.players)]


def quiet(state: State) -> bool:
    """Whether a bound is about to begin: nobody has moved in it."""
    assert isinstance(state, Battle)
    if state.stage <= DEPLOYMENT:
        return True
    return state.stage == MOVES and state.unit is None and state.combat is None and not any(state.moved)
