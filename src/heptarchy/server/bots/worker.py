"""A process that thinks for bots: `python -m heptarchy.server.bots.worker GAMES LEVELS CREW`.

It says that it is ready, then answers job after job until there are no more: its caller has closed the pipe, or is
gone. Whatever goes wrong ends it: the caller starts another.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from heptarchy import editions
from heptarchy.server.bots.jobs import CHOOSE, read_job
from heptarchy.server.bots.line import READY, named, read, write
from heptarchy.server.bots.turns import DEEP, IDLE

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import IO

    from heptarchy.agents.levels import Level
    from heptarchy.editions import Edition
    from heptarchy.kernel.game import Game


NICE = 5
NICEST = 19


class Thinker:
    """Does jobs."""

    def __init__(self, find_game: Callable[[str], Game], find_level: Callable[[str, Game], Level]) -> None:
        self.find_game = find_game
        self.find_level = find_level

    def find_edition(self, game: str, rules: int | None) -> Edition:
        """The rules to play by: the game that is found here, or a past version of it."""
        return editions.of(self.find_game(game)) if rules is None else editions.edition(game, rules)

    def do(self, job: bytes) -> dict[str, Any]:
        """The answer to one job, for JSON; and whether less was thought about it than its level thinks."""
        told, packed = read_job(job)
        with_limit(told["limit"])
        edition = self.find_edition(told["game"], told["rules"])
        game = edition.game
        state = edition.unpack(game, packed)
        seat = told["seat"]
        if told["do"] == CHOOSE:
            name = told["level"]
            level = edition.level(name) if edition.past else self.find_level(name, game)
            agent: Any = edition.player(level, told["thinks"])
            sees = edition.perspective(game, state, seat, told["settled"])
            choice = agent.choose(sees, edition.rng(told["seed"]))
            imagined, meant = getattr(agent, "simulated", 0), getattr(agent, "simulations", 0)  # a search counts them
            said: dict[str, Any] = {"answer": choice, "short": 0 < imagined < meant}
        else:
            said = {"answer": game.forecast(state, seat)}
        with_limit(0.0)
        return said


def with_limit(seconds: float) -> None:
    """End this process in so many seconds (0: not at all).

    The caller ends a late worker itself; this is for one whose caller is gone while it thinks. The system does it, so
    native code that never comes back to the interpreter is ended too.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def step_back(crew: str) -> None:
    """Let others have the processor first: whoever searches a little, who plays for nobody wherever there is a wish."""
    if crew == DEEP:
        os.nice(NICE)
    elif crew == IDLE:
        os.nice(NICEST)
        with suppress(AttributeError, OSError):  # not every system has or allows it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main() -> None:
    """Ctrl-C is for the caller. Keep our line to it clean: what agents print goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    step_back(sys.argv[3])
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    thinker = Thinker(named(sys.argv[1]), named(sys.argv[2]))
    say(answers, READY)
    while (job := read(questions)) is not None:
        say(answers, json.dumps(thinker.do(job)).encode())


def say(answers: IO[bytes], message: bytes) -> None:
    """Tell the caller, or end if it is gone; a pipe that breaks within a bot is the bot's own trouble."""
    try:
        write(answers, message)
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main()
