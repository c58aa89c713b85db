"""Battles that players without a plan fight: they go at the enemy, mostly, so that there is fighting to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.games.dba.contact import FRONT, LEFT_FLANK, REAR, relation
from heptarchy.games.dba.table.actions import ARRAY, DONE, FIGHT_ON, HOST, MOVE, MUSTERED, STAY, TO
from heptarchy.games.dba.table.domains import COMMAND_SIZE, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Battle, is_on
from tests.seeds import told_as

if TYPE_CHECKING:
    from collections.abc import Callable

PLACES = (1 << COMMAND_SIZE) - 1
CONTACT = 100_000  # more than any way forward


def choose(s: Battle, seat: int, rng: Rng) -> int:
    """An answer: forward in large groups and into contact, but one in nine answers is any."""
    menu = s.options_for(seat)
    if FIGHT_ON[0] in menu and rng.below(8):
        return FIGHT_ON[0]
    if MUSTERED[0] in menu and not rng.below(3):
        return MUSTERED[0]
    ready = [action for action in menu if HOST.holds(action) or ARRAY.holds(action)]
    if ready:
        return rng.choice(ready)
    if not rng.below(9):
        return rng.choice(menu)
    moves = [action for action in menu if MOVE.holds(action)]
    if moves:
        return max(moves, key=lambda action: 2 * (MOVE.arg(action) & PLACES).bit_count() + rng.below(6))
    ways = [action for action in menu if TO.holds(action)]
    if ways:
        return max(ways, key=lambda action: worth(s, seat, TO.arg(action)) + rng.below(1500))
    left = [action for action in menu if action not in (DONE[0], STAY[0])]
    return rng.choice(left or menu)


def worth(s: Battle, seat: int, pose: int) -> int:
    """How good a place is for who wants to fight: in contact, on a flank or rear above all; else the nearer."""
    assert s.unit is not None
    x, y, facing = pose_x(pose), pose_y(pose), pose_facing(pose)
    mover = s.unit.members[0]
    gaps: list[int] = []
    for foe in range(len(s.kind)):
        if is_on(s, foe) and s.side[s.command[foe]] != s.side[seat]:
            how = relation(x, y, facing, s.kind[mover], s.x[foe], s.y[foe], s.facing[foe], s.kind[foe])
            if how == FRONT:
                return CONTACT
            if LEFT_FLANK <= how <= REAR:
                return 2 * CONTACT
            gaps.append(abs(x - s.x[foe]) + abs(y - s.y[foe]))
    return -min(gaps, default=0)


def a_battle(seed: str, watch: Callable[[Battle], None], **given: object) -> Battle:
    """A whole battle; `watch` looks on after every answer."""
    rng = Rng(seed)
    s = heptarchy.game("dba").new(**given)
    assert isinstance(s, Battle)
    line: list[str] = []
    with told_as(f"dba, {given}, seed {seed!r}", line):
        while not s.over:
            seat = FATE if s.seat == FATE else rng.choice(s.seats)
            answer = rng.pick(s.weights) if seat == FATE else choose(s, seat, rng)
            line.append(f"{seat} {s.space.say(answer)}")
            s.apply(answer, seat)
            watch(s)
    return s
