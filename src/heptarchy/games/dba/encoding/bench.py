"""The battle as a subject of the benchmark: decisions in random play, and poses judged in the thick of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from heptarchy.games.dba.blocks import refuse_pose
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, TURN
from heptarchy.games.dba.table.actions import ARRAY, HOST, MOVE, TO
from heptarchy.games.dba.table.domains import COMMAND_SIZE, pose_facing, pose_x, pose_y
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kit.benchmark import Benchmark, Budget

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.games.dba.table.state import Unit

BATTLES = 3
AT_RANDOM = 6  # poses around what was taken up, up to a tenth beyond its reach
OFFERED = 6  # and of those offered
FORWARD = 800  # units by which the driver's taste for going ahead wavers


class Pose(NamedTuple):
    """A pose to be judged: where, for what, in which battle."""

    state: Battle
    unit: Unit
    x: int
    y: int
    facing: int


def benchmark() -> Benchmark:
    """Four commands; instead of clones, poses that are judged."""
    budget = Budget(plain=(150, 60.0), compiled=(2_000, 6.0))
    return Benchmark(None, instead=judge, does="a pose judged", budget=budget)


def judge() -> Callable[[], object]:
    """A function that judges one pose after the other, of some thousand from battles in which both sides go ahead."""
    poses = [pose for seed in range(BATTLES) for pose in poses_of(Rng(f"poses {seed}"))]
    place = 0

    def judge_next() -> object:
        nonlocal place
        one = poses[place]
        place = (place + 1) % len(poses)
        return refuse_pose(one.state, one.unit, one.x, one.y, one.facing)

    return judge_next


def poses_of(rng: Rng) -> list[Pose]:
    """Poses for all that is taken up in one battle of four commands."""
    state = DBA.new(players=4)
    assert isinstance(state, Battle)
    found: list[Pose] = []
    while not state.over:
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
            continue
        if state.unit is not None:
            found.extend(around(state.clone(), state.unit, state.options, rng))
        state.apply(ahead(state, rng))
    return found


def around(state: Battle, unit: Unit, options: list[int], rng: Rng) -> list[Pose]:
    """Some poses at random, and some that are offered."""
    lead = unit.members[0]
    reach = unit.limit * 11 // 10
    found: list[Pose] = []
    for _ in range(AT_RANDOM):
        x = state.x[lead] + rng.below(2 * reach + 1) - reach
        y = state.y[lead] + rng.below(2 * reach + 1) - reach
        facing = (state.facing[lead] + rng.below(901) - 450) % TURN
        found.append(Pose(state, unit, max(-HALF_X, min(HALF_X, x)), max(-HALF_Y, min(HALF_Y, y)), facing))
    poses = [TO.arg(option) for option in options if TO.holds(option)]
    for _ in range(min(OFFERED, len(poses))):
        pose = rng.choice(poses)
        found.append(Pose(state, unit, pose_x(pose), pose_y(pose), pose_facing(pose)))
    return found


def ahead(state: Battle, rng: Rng) -> int:
    """An answer that brings the armies together: large groups, as far forward as they go; else at random."""
    options = state.options
    for verb in (HOST, ARRAY):
        some = [option for option in options if verb.holds(option)]
        if some:
            return rng.choice(some)
    groups = [option for option in options if MOVE.holds(option)]
    if groups and rng.below(4):
        return max(groups, key=lambda option: (size_of(option) + rng.below(3), option))
    places = [option for option in options if TO.holds(option)]
    if places and rng.below(4):
        forward = 1 if state.edge[state.side[state.seat]] == 0 else -1
        return max(places, key=lambda option: (forward * pose_y(TO.arg(option)) + rng.below(FORWARD), option))
    return rng.choice(options)


def size_of(move: int) -> int:
    """How many elements a move names."""
    return (MOVE.arg(move) & ((1 << COMMAND_SIZE) - 1)).bit_count()
