"""PettingZoo's own suites over every game and variant, and what ours add."""

from __future__ import annotations

import importlib
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from heptarchy import BadOptions
from heptarchy.adapters.pettingzoo import env, parallel_env, raw_env
from heptarchy.kit.actions import NotAnAction
from heptarchy.kit.extra import MissingExtra
from tests.laws.tables import CASES, Case
from tests.seeds import as_number, seeded
from tests.sizes import size

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = sorted({case.game.id for case in CASES})
# said of every environment that gives its mask beside the observation, PettingZoo's own among them
BESIDE = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably", "ignore:Observation is not a NumPy array"
)


def seeded_env(make: Callable[..., Any], case: Case) -> Any:
    """An environment of this case whose samples, which the suites answer with, are the same every time."""
    options: dict[str, Any] = case.options
    made = make(case.game, **options)
    for number, agent in enumerate(made.possible_agents):
        made.action_space(agent).seed(as_number(seeded(f"{case} {number}")))
    return made


@BESIDE
@pytest.mark.campaign
@pytest.mark.parametrize("id", GAMES)
def test_every_game_and_variant_passes_the_suites(id: str) -> None:
    steps = size("adapter_steps")
    for case in CASES:
        if case.game.id != id:
            continue
        api_test(seeded_env(env, case), num_cycles=steps)
        seed_test(partial(seeded_env, env, case), num_cycles=steps)
        parallel_api_test(seeded_env(parallel_env, case), num_cycles=steps)


def played(table: Any, seed: int | str) -> tuple[list[str], dict[str, float]]:
    """Who was asked, and the sum of the rewards, with the first open answer given each time."""
    table.reset(seed=seed)
    asked: list[str] = []
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        rewards[agent] = reward
        if over or cut:
            table.step(None)
            continue
        open_now = observation["action_mask"].nonzero()[0]
        assert sorted(info["moves"]) == list(open_now)
        asked.append(agent)
        table.step(open_now[len(asked) % len(open_now)])
    return asked, rewards


def test_rewards_come_at_the_end_and_the_seed_settles_fate() -> None:
    table = env("vikings", players=2)
    first = played(table, 3)
    assert sorted(first[1].values()) == [-1.0, 1.0]
    assert set(first[0]) == {"player_0", "player_1"}
    assert played(table, 3) == first
    assert played(table, 4) != first


def test_a_game_is_cut_off_after_so_many_steps() -> None:
    asked, rewards = played(env("ortus", players=3, max_steps=7), 1)
    assert len(asked) == 7
    assert set(rewards.values()) == {0.0}


def test_a_move_that_the_mask_forbids_loses(caplog: pytest.LogCaptureFixture) -> None:
    table = env("vikings", players=2)
    table.reset(seed=1)
    agent = table.agent_selection
    closed = int((table.last()[0]["action_mask"] == 0).argmax())
    table.step(closed)
    assert "Illegal move" in caplog.text
    assert table.terminations[agent]
    assert table.rewards[agent] == -1.0
    raw = raw_env("vikings", players=2)
    raw.reset(seed=1)
    with pytest.raises(NotAnAction):
        raw.step(closed)


def test_in_parallel_all_who_are_asked_answer_at_once_and_others_wait() -> None:
    table = parallel_env("vikings", players=4, advanced=True)
    observations, infos = table.reset(seed=1)
    assert all(observation["action_mask"][-1] == 0 for observation in observations.values())  # each picks a deck
    while len(table.single.asked()) > 1:
        moves = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, *_, infos = table.step(moves)
    waiting = [agent for agent, seen in observations.items() if seen["action_mask"][-1]]
    assert len(waiting) == 3
    assert all(observations[agent]["action_mask"].sum() == 1 for agent in waiting)
    assert all(infos[agent]["moves"] == {table.wait: "wait"} for agent in waiting)


def test_the_table_is_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    shown = raw_env("ortus", render_mode="ansi", players=2)
    shown.reset(seed=1)
    text = shown.render()
    assert text is not None
    assert "Ortus Regni" in text
    assert shown.single.game.prompt(shown.single.state, shown.single.state.seat) in text
    written = raw_env("ortus", render_mode="human", players=2)
    written.reset(seed=1)
    assert written.render() is None
    assert capsys.readouterr().out == text + "\n"
    with pytest.raises(BadOptions, match="render_mode is one of ansi, human"):
        raw_env("ortus", render_mode="rgb_array")


@pytest.mark.parametrize(
    ("module", "needs"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("batch", "numpy")]
)
def test_what_is_missing_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch, module: str, needs: str) -> None:
    monkeypatch.delitem(sys.modules, f"heptarchy.adapters.{module}", raising=False)
    monkeypatch.setitem(sys.modules, needs, None)
    with pytest.raises(
        MissingExtra, match=rf"{needs} is not installed; it comes with `pip install heptarchy\[adapters\]`"
    ):
        importlib.import_module(f"heptarchy.adapters.{module}")
