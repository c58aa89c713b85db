"""A process that thinks for bots: `python -m heptarchy.server.bots.worker GAMES LEVELS`.

It says that it is ready, then answers job after job until there are no more: its caller has closed the pipe, or is
gone. Whatever goes wrong ends it: the caller starts another.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import TYPE_CHECKING, Any

from heptarchy.agents.levels import THINKS
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.pack import unpack
from heptarchy.kernel.perspective import Perspective
from heptarchy.server.bots.jobs import CHOOSE, read_job
from heptarchy.server.bots.line import READY, named, read, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.agents.levels import Level
    from heptarchy.kernel.game import Game


class Thinker:
    """Does jobs."""

    def __init__(self, find_game: Callable[[str], Game], find_level: Callable[[str, str], Level]) -> None:
        self.find_game = find_game
        self.find_level = find_level

    def do(self, job: bytes) -> Any:
        """The answer to one job, for JSON."""
        told, packed = read_job(job)
        with_limit(told["limit"])
        game = self.find_game(told["game"])
        state = unpack(game, packed)
        seat = told["seat"]
        if told["do"] == CHOOSE:
            agent = self.find_level(told["level"], game.id).agent(game.id, THINKS)
            answer: Any = agent.choose(Perspective(game, state, seat, told["settled"]), Rng(told["seed"]))
        else:
            answer = game.forecast(state, seat)
        with_limit(0.0)
        return answer


def with_limit(seconds: float) -> None:
    """End this process in so many seconds (0: not at all).

    The caller ends a late worker itself; this is for one whose caller is gone while it thinks. The system does it, so
    native code that never comes back to the interpreter is ended too.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main() -> None:
    """Ctrl-C is for the caller. Keep our line to it clean: what agents print goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    thinker = Thinker(named(sys.argv[1]), named(sys.argv[2]))
    write(answers, READY)
    while (job := read(questions)) is not None:
        answer = json.dumps(thinker.do(job)).encode()
        try:
            write(answers, answer)
        except BrokenPipeError:
            os._exit(0)  # the caller is gone


if __name__ == "__main__":
    main()
