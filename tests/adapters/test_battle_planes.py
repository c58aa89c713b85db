"""The planes of battles and campaigns hold what they say, and turn with the seat that looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import heptarchy
from heptarchy import FATE, Rng, State
from heptarchy.games.arthur.data import tables as at
from heptarchy.games.arthur.table.state import NOBODY, Campaign
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.encoding.battle import ELEMENT, OPTION, VERBS
from heptarchy.games.dba.lattice import HALF_X, HALF_Y
from heptarchy.games.dba.table.actions import SPACE, TO
from heptarchy.games.dba.table.domains import COMMAND_SIZE, pose_x, pose_y
from heptarchy.games.dba.table.state import DEPLOYMENT, MOVES, MUSTER, Battle
from heptarchy.kit.encoding import Encoding, encoding_of


def played(
    game_id: str, seed: int, until: Callable[[Any], bool], tries: int = 30, **options: object
) -> tuple[State, Encoding]:
    """Random play until the state is so, in the first game of these seeds where it ever is."""
    game = heptarchy.game(game_id)
    settled = game.settle(options)
    for number in range(tries):
        state = game.start(settled)
        rng = Rng(f"{seed} {number}")
        while not state.over:
            if until(state):
                return state, encoding_of(game, settled)
            state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    raise AssertionError(f"no game of {tries} came to that")


def shown(encoding: Encoding, state: State, seat: int, name: str) -> list[float]:
    plane = encoding.named(name)
    return encoding.encode(state, seat)[plane.at : plane.at + plane.size]


def near(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) < 1e-9 for a, b in zip(one, other, strict=True))


def element(encoding: Encoding, state: Battle, seat: int, e: int) -> list[float]:
    row = (state.command[e] - seat) % state.players * COMMAND_SIZE + state.place[e]
    return shown(encoding, state, seat, "elements")[row * ELEMENT : (row + 1) * ELEMENT]


def test_both_sides_look_north() -> None:
    state, encoding = played("dba", 1, lambda s: s.stage == MOVES and s.unit is not None, points=18, rounds=3)
    assert isinstance(state, Battle)
    south = next(seat for seat in range(2) if state.edge[state.side[seat]] == t.SOUTH)
    standing = [e for e in range(len(state.kind)) if state.status[e] == t.ON_TABLE]
    assert standing
    for e in standing:
        mine, other = element(encoding, state, south, e), element(encoding, state, 1 - south, e)
        assert near(mine[21:23], [state.x[e] / HALF_X, state.y[e] / HALF_Y])
        assert near(other[21:25], [-number for number in mine[21:25]])
        assert mine[:21] == other[:21]
        assert mine[1 + state.kind[e]] == 1.0
        assert mine[32] == (state.unit is not None and e in state.unit.members)
    assert shown(encoding, state, south, "sides")[0:8] == [
        -n if place == 2 else n for place, n in enumerate(shown(encoding, state, 1 - south, "sides")[8:16])
    ]


def test_the_options_of_a_battle_are_told_one_by_one() -> None:
    def placing(s: Battle) -> bool:
        return s.stage == MOVES and len(s.options) > 3 and any(TO.holds(option) for option in s.options)

    state, encoding = played("dba", 2, placing, points=18, rounds=3)
    assert isinstance(state, Battle)
    seat = state.seat
    turn = 1 if state.edge[state.side[seat]] == t.SOUTH else -1
    rows = shown(encoding, state, seat, "options")
    names = [verb.name for verb in SPACE.verbs]
    for place, option in enumerate(state.options):
        row = rows[place * OPTION : (place + 1) * OPTION]
        verb = SPACE.verb_at(option)
        assert verb is not None
        assert near(row[:2], [1.0, (names.index(verb.name) + 1) / VERBS])
        if TO.holds(option):
            pose = TO.arg(option)
            assert near(row[2:4], [turn * pose_x(pose) / HALF_X, turn * pose_y(pose) / HALF_Y])
    assert not any(rows[len(state.options) * OPTION :])
    assert not any(shown(encoding, state, 1 - seat, "options"))  # what another may answer is his own to know


def test_what_is_mustered_and_deployed_in_secret_is_ones_own() -> None:
    state, encoding = played("dba", 3, lambda s: s.stage == MUSTER and len(s.levy[0]) > 2, points=18)
    assert isinstance(state, Battle)
    assert sum(shown(encoding, state, 0, "levy")) > 0.2
    assert sum(shown(encoding, state, 1, "levy")) == len(state.levy[1]) / 8

    def hidden(s: Battle) -> bool:
        return s.hidden and s.stage == DEPLOYMENT and any(s.status[e] == t.ON_TABLE for e in s.members[0])

    state, encoding = played("dba", 4, hidden, cards=2, points=15)
    assert isinstance(state, Battle)
    deployed = next(e for e in state.members[0] if state.status[e] == t.ON_TABLE)
    assert element(encoding, state, 0, deployed)[15 + t.ON_TABLE] == 1.0
    assert element(encoding, state, 1, deployed)[15 + t.RESERVE] == 1.0
    assert element(encoding, state, 1, deployed)[21:25] == [0.0] * 4


def test_the_planes_of_arthur_hold_what_they_say() -> None:
    state, encoding = played("arthur", 5, lambda s: s.round == 3 and any(s.claims), players=4, battles="quick")
    assert isinstance(state, Campaign)
    seat, players = 2, state.players
    size = encoding.named("provinces").shape[1]
    provinces = shown(encoding, state, seat, "provinces")
    for province in range(at.PROVINCES):
        row = provinces[province * size : (province + 1) * size]
        owner, claims = state.owner[province], state.claims[province]
        assert row[0] == (owner >= NOBODY)
        assert [other for other in range(players) if row[8 + (other - seat) % players]] == [owner] * (owner >= 0)
        claiming = [other for other in range(players) if row[8 + 2 * players + (other - seat) % players]]
        assert claiming == [other for other in range(players) if claims >> other & 1]
    hand = shown(encoding, state, seat, "hand")
    assert [card for card in range(at.CARDS) for _ in range(round(2 * hand[card]))] == state.hands[seat]
    assert shown(encoding, state, seat, "turn").index(1.0) == (state.active - seat) % players


def test_a_battle_of_a_campaign_is_seen_from_ones_own_chair() -> None:
    def fought(s: Campaign) -> bool:
        battle = s.child
        return isinstance(battle, Battle) and battle.stage == MOVES and len(s.chairs) < s.players and s.seat >= 0

    hot = {"war_round": 1, "cooldown_rounds": 0, "rounds": 3}
    state, encoding = played("arthur", 6, fought, players=4, battles="table", **hot)
    assert isinstance(state, Campaign)
    battle = state.child
    assert isinstance(battle, Battle)
    seat = state.seat
    chair = state.chairs.index(seat)
    alone = heptarchy.game("dba")
    inside = encoding_of(alone, alone.settle({"players": battle.players}))
    for name in ("stage", "sides", "hand", "unit", "ground", "rolls"):
        assert shown(encoding, state, seat, f"battle {name}") == shown(inside, battle, chair, name)
    own = shown(inside, battle, chair, "elements")
    assert shown(encoding, state, seat, "battle elements")[: len(own)] == own
    options = [option - state.offset for option in state.options]
    assert [battle.space.say(option) for option in options] == battle.space.say_all(battle.options_for(chair))
    offered = shown(inside, battle, chair, "options")
    assert shown(encoding, state, seat, "battle options") == offered
    onlooker = next(other for other in range(state.players) if other not in state.chairs)
    assert not any(shown(encoding, state, onlooker, "battle hand"))
    assert not any(shown(encoding, state, onlooker, "battle options"))
