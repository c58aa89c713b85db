"""Agents in any language: a program that is asked on its standard input and answers on its standard output.

A line of JSON each way; docs/agents.md describes them. The program is told what its seat may know and nothing else. It
runs on from game to game, but for one seat alone: what it heard in one chair it can't use in another.
"""

from __future__ import annotations

import atexit
import json
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from heptarchy.kit.agent import AgentFailed, UnknownAgent

if TYPE_CHECKING:
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.perspective import Perspective
    from heptarchy.kernel.result import Result

PREFIX: Final = "line:"  # before the command, in the name of such an agent
PROTOCOL: Final = 1  # raised when a program that reads these lines could misread them
SECONDS: Final = 10.0  # for an answer
START_SECONDS: Final = 30.0  # for the first line of a program that has to make itself ready
END_SECONDS: Final = 1.0  # for a program whose input is closed to end by itself
LONGEST: Final = 1 << 20  # bytes of a line that a program says
SHOWN: Final = 80  # letters of it that an error shows
SEEDS: Final = 1 << 31

# On Linux the system ends a program whose parent is gone, however that ended; elsewhere its closed input must do
LAUNCH: Final = "import ctypes,os,sys;ctypes.CDLL(None).prctl(1,9);os.execvp(sys.argv[1],sys.argv[1:])"


class Program:
    """A process that is told lines and says lines, each in its time. Whatever goes wrong ends it."""

    def __init__(self, command: str, parts: list[str]) -> None:
        self.command = command
        self.playing: LineAgent | None = None  # whose game it is in
        self._heard = b""  # what it has said beyond the last line that was read
        self._ended = False  # by us: then its pipes are closed
        guarded = [sys.executable, "-I", "-S", "-c", LAUNCH, *parts] if sys.platform == "linux" else parts
        pipe = subprocess.PIPE
        try:
            # A group of its own: Ctrl-C is for us, and what the program starts is ended with it
            self.process = subprocess.Popen(guarded, stdin=pipe, stdout=pipe, bufsize=0, process_group=0)
        except OSError as error:
            raise AgentFailed(f"the program {command!r} can't be started: {error.strerror or error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._to = self.process.stdin.fileno()
        self._from = self.process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        hello = self.ask({"type": "hello", "protocol": PROTOCOL}, START_SECONDS)
        if hello.get("type") != "hello" or hello.get("protocol") != PROTOCOL:
            raise self.failure(f"greets with {shown(hello)}, not with a hello of protocol {PROTOCOL}")

    @property
    def is_up(self) -> bool:
        """Does it run, as far as is known?"""
        return not self._ended and self.process.poll() is None

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Tell it something, and wait for what it says to that."""
        until = time.monotonic() + seconds
        with suppress(BlockingIOError):
            self._heard += os.read(self._from, LONGEST)  # a line too many must not pass for the next answer
        if self._heard:
            raise self.failure(f"said {shown(self._heard)} before it was asked")
        self._tell(message, until, seconds)
        line = self._line(until, seconds)
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise self.failure(f"said {shown(line)}, which is no line of JSON") from None
        if not isinstance(said, dict):
            raise self.failure(f"said {shown(line)}, which is no JSON object")
        if said.get("type") == "error":
            raise self.failure(f"gave up: {said.get('message', 'it does not say why')}")
        return said

    def tell(self, message: dict[str, Any], seconds: float) -> None:
        """Tell it something that it need not answer."""
        self._tell(message, time.monotonic() + seconds, seconds)

    def failure(self, reason: str) -> AgentFailed:
        """End the program; the error to raise. The program hears why, if it still listens."""
        failed = AgentFailed(f"the program {self.command!r} {reason}")
        with suppress(OSError):
            os.write(self._to, as_line({"type": "error", "message": str(failed)}))
        self.kill()
        return failed

    def close(self) -> None:
        """Close its input, which tells it to end; end it if it does not."""
        if self._ended:
            return
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(END_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it now, and what it has started."""
        self._ended = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(END_SECONDS)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _tell(self, message: dict[str, Any], until: float, seconds: float) -> None:
        line = as_line(message)
        told = 0
        while told < len(line):
            try:
                told += os.write(self._to, line[told:])
            except BlockingIOError:
                if not ready(self._to, selectors.EVENT_WRITE, until):
                    raise self.failure(f"has not read what it is asked in {seconds:g} seconds") from None
            except OSError:
                raise self._gone() from None

    def _line(self, until: float, seconds: float) -> bytes:
        """The next line that it says."""
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                raise self.failure(f"said a line of more than {LONGEST} bytes")
            if not ready(self._from, selectors.EVENT_READ, until):
                raise self.failure(f"has not answered in {seconds:g} seconds")
            try:
                more = os.read(self._from, 1 << 16)
            except BlockingIOError:
                continue
            if not more:
                raise self._gone()
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _gone(self) -> AgentFailed:
        """It has closed its end: it has ended, or soon will."""
        code: int | None = None
        with suppress(subprocess.TimeoutExpired):
            code = self.process.wait(END_SECONDS)
        return self.failure("has closed its output" if code is None else f"has ended with exit code {code}")


# By command and seat: the programs that run. They outlast the agents, since some take long to start.
PROGRAMS: dict[tuple[str, int], Program] = {}


class LineAgent:
    """Asks a program. One agent is for one game, and for any seats of it."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Nothing is started yet; UnknownAgent if there is nothing to start."""
        self.command = command
        self.seconds = seconds
        try:
            self.parts = shlex.split(command)
        except ValueError as error:
            raise UnknownAgent(f"{PREFIX}{command} can't be read: {error}") from None
        if not self.parts:
            raise UnknownAgent(f"{PREFIX} names no program; {PREFIX}COMMAND does")
        if shutil.which(self.parts[0]) is None:
            raise UnknownAgent(f"{PREFIX}{command}: there is no program {self.parts[0]!r}")

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """What the program answers; a forced answer is not asked for."""
        if len(seat.options) == 1 and not seat.is_open:
            return seat.options[0]
        program = self._seated(seat)
        answer = program.ask(question(seat, rng.below(SEEDS), self.seconds), self.seconds)
        return read_answer(program, seat, answer)

    def ended(self, result: Result | None) -> None:
        """Tell the programs of this game that it is over. One that does not listen is ended."""
        for program in list(PROGRAMS.values()):
            if program.playing is self:
                program.playing = None
                with suppress(AgentFailed):
                    program.tell(end(result), END_SECONDS)

    def _seated(self, seat: Perspective) -> Program:
        """The program of this seat, told of this game."""
        key = (self.command, seat.seat)
        program = PROGRAMS.get(key)
        if program is not None and program.playing is self and program.is_up:
            return program
        if program is None or not program.is_up:
            if not PROGRAMS:
                atexit.register(close_programs)
            program = Program(self.command, self.parts)
            PROGRAMS[key] = program
        elif program.playing is not None:
            program.tell(end(None), self.seconds)  # another agent has left its game, or goes on later
        program.tell(opening(seat), self.seconds)
        program.playing = self
        return program

    def __repr__(self) -> str:
        return f"LineAgent({self.command!r}, seconds={self.seconds})"


def close_programs() -> None:
    """End all programs. An agent that is asked again starts a new one."""
    atexit.unregister(close_programs)
    while PROGRAMS:
        PROGRAMS.popitem()[1].close()


# What is said


def opening(seat: Perspective) -> dict[str, Any]:
    """A game begins, or is gone on with."""
    game = seat.game
    return {
        "type": "game",
        "game": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "options": seat.settled,
        "seats": game.seat_names(seat.settled) if seat.settled else [],
        "seat": seat.seat,
    }


def question(seat: Perspective, seed: int, seconds: float) -> dict[str, Any]:
    """What the seat is asked and all it may know. Who draws, draws from the seed: then games can be played again."""
    return {
        "type": "question",
        "seat": seat.seat,
        "rule": seat.rule,
        "prompt": seat.prompt,
        "view": seat.view,
        # Their places, not their numbers: those of dba go beyond what JavaScript counts exactly
        "options": [{"id": place, "say": seat.say(option)} for place, option in enumerate(seat.options)],
        "open": seat.is_open,
        "seed": seed,
        "seconds": seconds,
    }


def end(result: Result | None) -> dict[str, Any]:
    """The game is over, or was broken off."""
    if result is None:
        return {"type": "end", "result": None}
    told = {"scores": result.scores, "ranks": result.ranks, "winners": result.winners, "ending": result.ending}
    return {"type": "end", "result": told}


def read_answer(program: Program, seat: Perspective, answer: dict[str, Any]) -> int:
    """The action that an answer means, by the id of an option or spelled out; it must be allowed."""
    if answer.get("type") != "answer":
        raise program.failure(f"said {shown(answer)}, which is no answer")
    place = answer.get("id")
    said = answer.get("say")
    if isinstance(said, str):
        try:
            action = seat.game.space.parse(said)
        except ValueError as error:
            raise program.failure(f"answered {said[:SHOWN]!r}: {error}") from None
        if action in seat.options or (seat.is_open and seat.allows(action)):
            return action
    elif type(place) is int and 0 <= place < len(seat.options):
        return seat.options[place]
    raise program.failure(f"answered {shown(answer)} to {seat.rule}: no option has such an `id`, or can be said so")


def as_line(message: dict[str, Any]) -> bytes:
    """A message as it goes over the pipe."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def shown(said: Any) -> str:
    """What a program said, for an error: its beginning."""
    text = said.decode("utf-8", "replace") if isinstance(said, bytes) else json.dumps(said)
    return repr(text[:SHOWN] + ("..." if len(text) > SHOWN else ""))


def ready(descriptor: int, event: int, until: float) -> bool:
    """Wait for a pipe; whether it is ready before the time is over."""
    left = until - time.monotonic()
    if left <= 0:
        return False
    with selectors.DefaultSelector() as selector:
        selector.register(descriptor, event)
        return bool(selector.select(left))
