"""PettingZoo: every game agent by agent (AEC), and all agents at once with those who are not asked waiting (parallel).

    env = heptarchy.adapters.pettingzoo.env("vikings", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(observation["action_mask"]))

An observation holds `observation`, the planes of the game's encoding in a row, and `action_mask`. Fate is answered by
a generator seeded in `reset`, questions with a single answer are answered inside. Rewards come at the end: 1 to who has
won, -1 to the others, 0 to all if nobody has. Where several seats are asked at once, AEC asks them one after another in
the order of their seats; where any of several may answer, the first of them is asked. `info["moves"]` gives the open
answers in words, by their numbers.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from heptarchy.games import USUAL
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kit.extra import MissingExtra
from heptarchy.kit.play import returns

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra(error) from None

from heptarchy.adapters.single import LIMIT, Single

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from heptarchy.kernel.game import Game

Observation = dict[str, Any]
RENDER_MODES = ("ansi", "human")
ILLEGAL = -1.0  # the reward of a move that the mask forbids: it ends the game


def env(game: str | Game = USUAL, render_mode: str | None = None, max_steps: int = 0, **options: object) -> Any:
    """A game agent by agent, with PettingZoo's own checks around it."""
    raw = raw_env(game, render_mode, max_steps, **options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def raw_env(
    game: str | Game = USUAL, render_mode: str | None = None, max_steps: int = 0, **options: object
) -> TableEnv:
    """The same without those checks: a move that the mask forbids is an error."""
    return TableEnv(Single(game, **options), render_mode, max_steps)


def parallel_env(
    game: str | Game = USUAL, render_mode: str | None = None, max_steps: int = 0, **options: object
) -> ParallelTableEnv:
    """A game whose agents all act at once; the last action is to wait, the only one of those who are not asked."""
    return ParallelTableEnv(Single(game, **options), render_mode, max_steps)


def observation_space(single: Single, actions: int) -> spaces.Dict:
    """What an agent observes: the planes in a row, and a mask of so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (single.encoding.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def check_mode(render_mode: str | None) -> str | None:
    """A way to show the table that there is."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOptions(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
    return render_mode


def show(single: Single, render_mode: str | None) -> str | None:
    """The table as text: given back, or written out."""
    if render_mode == "human":
        sys.stdout.write(single.text() + "\n")
    return single.text() if render_mode == "ansi" else None


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table that asks one agent after another."""

    def __init__(self, single: Single, render_mode: str | None, max_steps: int) -> None:
        super().__init__()
        self.single = single
        self.render_mode = check_mode(render_mode)
        self.max_steps = max_steps  # decisions after which a game is cut off; 0: never
        self.metadata = {"name": f"{single.game.id}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(single.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = single.actions.size
        self.observation_spaces = {agent: observation_space(single, size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What this agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of its answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` are not used: a table's are settled when it is laid."""
        self.single.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.steps = 0
        self.agent_selection = self.agents[0]
        self._select()

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may answer."""
        single = self.single
        seat = self.seat_of[agent]
        asked = agent == self.agent_selection
        mask = single.mask(seat) if asked else np.zeros(single.actions.size, np.int8)
        return {"observation": single.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Give the answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        assert action is not None
        self.single.answer(self.seat_of[agent], int(action))
        self.steps += 1
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return show(self.single, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """Turn to the agent that is asked, or end the game."""
        state = self.single.state
        if state.over:
            for agent, worth in zip(self.possible_agents, returns(state), strict=True):
                self.rewards[agent] = worth
                self.terminations[agent] = True
            return
        if self.max_steps and self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
            return
        self.agent_selection = self.possible_agents[state.seat]
        self.infos[self.agent_selection] = {"rule": state.rule, "moves": self.single.moves(state.seat)}


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table where all agents act at once. Those who are not asked wait: the last number of the action space."""

    def __init__(self, single: Single, render_mode: str | None, max_steps: int) -> None:
        self.single = single
        self.render_mode = check_mode(render_mode)
        self.max_steps = max_steps
        self.metadata = {"name": f"{single.game.id}_parallel_v0", "render_modes": list(RENDER_MODES)}
        self.possible_agents = [f"player_{seat}" for seat in range(single.players)]
        self.agents: list[str] = []
        self.wait = single.actions.size
        size = self.wait + 1
        self.observation_spaces = {agent: observation_space(single, size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What this agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of its answers, and to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game; `options` are not used: a table's are settled when it is laid."""
        self.single.begin(seed)
        self.agents = self.possible_agents[:]
        self.steps = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Give the answers of all who are asked."""
        single = self.single
        for seat in single.asked():
            number = int(actions[self.possible_agents[seat]])
            single.state.apply(single.actions.action(single.state, seat, number), seat)
        single.go_on()
        self.steps += 1
        state = single.state
        over = state.over
        cut = bool(self.max_steps) and self.steps >= self.max_steps and not over
        agents = self.agents
        observations = self._observations()
        infos = self._infos()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, returns(state), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return show(self.single, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.single.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self.single.asked():
            mask[:-1] = self.single.mask(seat)
        else:
            mask[-1] = 1
        return mask

    def _infos(self) -> dict[str, dict[str, Any]]:
        asked = self.single.asked()
        return {
            agent: {
                "rule": self.single.state.rule_for(seat) if seat in asked else "",
                "moves": self.single.moves(seat) if seat in asked else {self.wait: "wait"},
            }
            for seat, agent in enumerate(self.possible_agents)
        }
