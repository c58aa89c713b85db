"""Gymnasium: one seat of a game against chosen bots. Importing this registers `heptarchy/Vikings-v0` and the others.

    import gymnasium, heptarchy.adapters.gymnasium
    env = gymnasium.make("heptarchy/Vikings-v0", players=2, bots="greedy")
    observation, info = env.reset(seed=1)
    observation, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))

The observation is the planes of the game's encoding in a row. `info` holds the `action_mask`, the open answers in words
by their numbers (`moves`), and the rule by which one is asked. The reward comes at the end: 1 for a win, -1 for
a defeat, 0 if nobody has won. An answer that the mask forbids loses the game.

Without the import, `gymnasium.make("heptarchy.adapters.gymnasium:heptarchy/Vikings-v0")` finds the game too.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import heptarchy.agents
from heptarchy.games import BUILT_IN, USUAL
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kit.agent import tell_end
from heptarchy.kit.extra import MissingExtra
from heptarchy.kit.play import returns

try:
    import gymnasium
    import numpy as np
except ImportError as error:
    raise MissingExtra(error) from None

from heptarchy.adapters.single import LIMIT, Single

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from heptarchy.agents import Agent
    from heptarchy.kernel.game import Game

NAMESPACE: Final = "heptarchy"
RENDER_MODES: Final = ["ansi", "human"]


class SeatEnv(gymnasium.Env["NDArray[np.float32]", Any]):
    """A seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 -- as Gymnasium has it

    def __init__(
        self,
        game: str | Game = USUAL,
        seat: int = 0,
        bots: str | Agent | Mapping[int, str | Agent] = "random",
        render_mode: str | None = None,
        max_steps: int = 0,
        **options: object,
    ) -> None:
        """Sit down. `bots` is one agent for all other seats, or one for each of them: by name, or an agent of yours."""
        single = Single(game, **options)
        if not 0 <= seat < single.players:
            raise BadOptions(f"seat is 0 to {single.players - 1}, not {seat}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.single = single
        self.seat = seat
        self.render_mode = render_mode
        self.max_steps = max_steps  # decisions after which a game is cut off; 0: never
        others = [other for other in range(single.players) if other != seat]
        if isinstance(bots, Mapping) and sorted(bots) != others:
            raise BadOptions(f"bots sit on seats {others}, one each, not on {sorted(bots)}")
        self.chosen = dict(bots) if isinstance(bots, Mapping) else dict.fromkeys(others, bots)
        self.bots: dict[int, Agent] = {}
        for bot in self.chosen.values():
            self._made(bot)  # a name that is wrong is refused now
        self.mind = Rng(0)  # of the bots
        self.observation_space = gymnasium.spaces.Box(-LIMIT, LIMIT, (single.encoding.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(single.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game, played to one's first question; `options` are not used: a table's are settled when it is laid."""
        super().reset(seed=seed)
        self._seat_bots()
        self.single.begin(int(self.np_random.integers(2**62)) if seed is None else seed)
        self.mind = Rng(f"bots {self.np_random.integers(2**62)}")
        self.steps = 0
        self._let_bots_play()
        return self.single.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Give one's answer, and let the others play until one is asked again."""
        single = self.single
        if not single.mask(self.seat)[int(action)]:
            return single.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
        single.answer(self.seat, int(action))
        self._let_bots_play()
        self.steps += 1
        over = single.state.over
        cut = bool(self.max_steps) and self.steps >= self.max_steps and not over
        if self.render_mode == "human":
            self.render()
        return single.observe(self.seat), returns(single.state)[self.seat], over, cut, self._info()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        if self.render_mode == "human":
            sys.stdout.write(self.single.text() + "\n")
        return self.single.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """The table is left."""
        self._dismiss()

    def _seat_bots(self) -> None:
        """Bots for a new game: those that were named are made anew, the agents that were given stay."""
        self._dismiss()
        self.bots = {seat: self._made(bot) for seat, bot in self.chosen.items()}

    def _made(self, bot: str | Agent) -> Agent:
        return heptarchy.agents.agent(bot, self.single.game) if isinstance(bot, str) else bot

    def _dismiss(self) -> None:
        """Tell the bots how their game ended."""
        state = self.single.state
        for bot in {id(bot): bot for bot in self.bots.values()}.values():
            tell_end(bot, state.result() if state.over else None)
        self.bots = {}

    def _let_bots_play(self) -> None:
        single = self.single
        while not single.state.over and single.state.seat != self.seat:
            state = single.state
            assert state.seat != FATE
            bot = self.bots[state.seat]
            state.apply(bot.choose(Perspective(single.game, state, state.seat, single.options), self.mind), state.seat)
            single.go_on()
        if single.state.over:
            self._dismiss()

    def _info(self) -> dict[str, Any]:
        single = self.single
        return {
            "action_mask": single.mask(self.seat),
            "moves": single.moves(self.seat),
            "rule": single.state.rule_for(self.seat),
        }


def register() -> None:
    """Let `gymnasium.make` know the games by their names."""
    for id in BUILT_IN:
        name = f"{NAMESPACE}/{id.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"game": id})


register()
