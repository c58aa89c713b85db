"""Golden games: whole games as text. `make golden` plays and writes them anew; read the difference like code.

The answers in the file are played again and the text must come out the same: a lost option, another die, a changed
sentence all show. Agents may change without touching a golden game.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import heptarchy
from heptarchy import FATE, Game, Perspective, Rng, State
from heptarchy.agents import agent
from raids.game import RAIDS
from tests.golden.telling import choices, tell

HERE = Path(__file__).parent
WRITE = os.environ.get("HEPTARCHY_GOLDEN") == "write"

MODULES = heptarchy.game("vikings").modules()
GAMES: dict[str, tuple[str, dict[str, object], str]] = {
    "vikings-two": ("vikings", {"players": 2}, "greedy"),
    "vikings-three-english": ("vikings", {"players": 3, "lone_side": "english"}, "greedy"),
    "vikings-four-advanced": ("vikings", {"players": 4, "advanced": True}, "greedy"),
    "vikings-random": ("vikings", {"players": 4}, "random"),
    "vikings-age": ("vikings", {"players": 2, **dict.fromkeys(MODULES, True)}, "greedy"),
    "vikings-age-random": ("vikings", {"players": 4, **dict.fromkeys(MODULES, True)}, "random"),
    "ortus-duel": ("ortus", {"players": 2}, "greedy"),
    "ortus-four": ("ortus", {"players": 4}, "greedy"),
    "ortus-tetrarchy": ("ortus", {"players": 4, "tetrarchy": True}, "greedy"),
    "ortus-random": ("ortus", {"players": 3}, "random"),
    "ortus-heathen": ("ortus", {"players": 4, "variant": "heathen"}, "greedy"),
    "ortus-solo": ("ortus", {"players": 1, "variant": "rebellion"}, "greedy"),
    "ortus-cooperative": ("ortus", {"players": 2, "variant": "rebellion"}, "greedy"),
    "ortus-semi": ("ortus", {"players": 3, "variant": "rebellion", "mode": "semi"}, "greedy"),
    "ortus-wessex": ("ortus", {"players": 3, "variant": "wessex"}, "greedy"),
    "dba-catraeth": ("dba", {"players": 2, "battle": "catraeth"}, "greedy"),
    "dba-dyrham": ("dba", {"players": 4, "battle": "dyrham", "cards": 1}, "greedy"),
    "arthur-four": ("arthur", {"players": 4, "battles": "quick"}, "greedy"),
    "arthur-seven": ("arthur", {"players": 7, "battles": "quick", "preset": "skirmish"}, "greedy"),
    "arthur-random": ("arthur", {"players": 3, "battles": "quick", "share_out": True, "rounds": 12}, "random"),
    "arthur-table": ("arthur", {"players": 2, "battles": "each", "rounds": 6}, "greedy"),
    "raids": ("raids", {"players": 3}, "random"),
}


def find(id: str) -> Game:
    """A game by name, the teaching game included."""
    return RAIDS if id == "raids" else heptarchy.game(id)


def played_anew(id: str, given: dict[str, object], name: str, seed: str) -> str:
    """The game that agents play from a seed."""
    game = find(id)
    rng = Rng(seed)
    bot = agent(name, id)

    def choose(state: State, n: int) -> tuple[int, int]:
        if state.seat == FATE:
            return FATE, rng.pick(state.weights)
        return state.seat, bot.choose(Perspective(game, state, state.seat), rng)

    return tell(game, given, choose)


def played_again(id: str, given: dict[str, object], text: str) -> str:
    """The game that the answers in the text give."""
    game = find(id)
    answers = choices(text)

    def choose(state: State, n: int) -> tuple[int, int]:
        return state.seat, game.space.parse(answers[n - 1])

    return tell(game, given, choose)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    id, given, agents = GAMES[name]
    file = HERE / f"{name}.txt"
    if WRITE:
        file.write_text(played_anew(id, given, agents, name), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert played_again(id, given, text) == text


def test_every_game_has_a_golden_game() -> None:
    told = {id for id, _, _ in GAMES.values()}
    assert told >= {*heptarchy.game_ids(), "raids"}


def test_every_golden_file_is_played() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(GAMES)
