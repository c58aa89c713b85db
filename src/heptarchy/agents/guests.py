"""Agents of other authors: those that installed packages announce, and programs that were given a name.

A package announces an agent in the entry-point group `heptarchy.agents`: a name, and what makes an agent of a game's
id. A program is named in the variable HEPTARCHY_LINE_BOTS, a line each: `name=command`. One that is broken is left out
where agents are listed, and says why where it is asked for.
"""

from __future__ import annotations

import logging
import os
import re
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final

from heptarchy.agents.line import LineAgent
from heptarchy.kernel.refusal import BadOptions, UnknownGame
from heptarchy.kit.agent import Agent, UnknownAgent
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.game import Game

log = logging.getLogger("heptarchy.agents")

GROUP: Final = "heptarchy.agents"  # the entry points through which other packages add agents
LINE_BOTS: Final = "HEPTARCHY_LINE_BOTS"  # the variable that names programs
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
PACKAGE: Final = "heptarchy.agents"  # its folder `book` has the catalogues of levels


class BrokenGuest(UnknownAgent):
    """A guest that can't be had at all: its author must mend it."""


class Guest:
    """A plugin, one agent of another author: an entry point, or a command."""

    def __init__(self, name: str, entry: EntryPoint | None, command: str = "") -> None:
        self.name = name
        self.entry = entry
        self.command = command
        self._made: Any = None  # what makes agents, once it is loaded
        self._plays: dict[str, bool] = {}

    def agent(self, game_id: str) -> Agent:
        """An agent for that game; UnknownAgent if it plays others, BrokenGuest if something is wrong with it."""
        if self.entry is None:
            try:
                return LineAgent(self.command)
            except UnknownAgent as error:
                raise BrokenGuest(f"the agent {self.name!r} can't be had: {error}") from None
        if self._made is None:
            self._made = self._loaded(self.entry)
        try:
            made = self._made(game_id)
        except UnknownAgent:
            raise
        except UnknownGame as error:
            raise UnknownAgent(f"{self.name} does not play {game_id!r}: {error}") from None
        except Exception as fault:  # others wrote it: whatever it raises must not hide whose fault it is
            raise self._broken(f"fails to make an agent for {game_id}: {said(fault)}") from fault
        if not callable(getattr(made, "choose", None)):
            raise self._broken(f"makes {type(made).__name__}, which has no method choose")
        agent: Agent = made
        return agent

    def make(self, game: Game, seconds: float) -> Agent:
        """The same as a level does it; a guest minds its own time."""
        return self.agent(game.id)

    def plays(self, game_id: str) -> bool:
        """Can it be asked to? It is tried once for each; one that is broken does not, and the log says why."""
        if game_id not in self._plays:
            try:
                self.agent(game_id)
                self._plays[game_id] = True
            except UnknownAgent as error:
                if isinstance(error, BrokenGuest) and not self._plays:  # once is enough
                    log.warning("left out: %s", error)
                self._plays[game_id] = False
        return self._plays[game_id]

    def sentence(self, language: str) -> str:
        """How it plays: the first line of what its author wrote of it."""
        says = book_of(PACKAGE, language)
        if self.entry is None:
            return says.form("guest-house")
        written = getattr(self._made, "__doc__", None) or ""
        return written.strip().partition("\n")[0].strip() or says.form("guest-unknown")

    def _loaded(self, entry: EntryPoint) -> Any:
        try:
            found = entry.load()
        except Exception as error:  # importing runs anything
            raise self._broken(f"can't be loaded: {said(error)}") from error
        if not callable(found):
            raise self._broken(f"is {type(found).__name__}, not something that makes an agent of a game's id")
        return found

    def _broken(self, reason: str) -> BrokenGuest:
        place = "" if self.entry is None else self.entry.value
        return BrokenGuest(f"the agent {self.name!r} ({place}) {reason}")

    def __repr__(self) -> str:
        return f"Guest({self.name!r})"


def guests() -> dict[str, Guest]:
    """All that are here, by name."""
    return _found(os.environ.get(LINE_BOTS, ""))


@lru_cache(maxsize=4)
def _found(lines: str) -> dict[str, Guest]:
    """Looked for once: that takes 20 ms."""
    found: dict[str, Guest] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found.setdefault(entry.name, Guest(entry.name, entry))
    for line in lines.splitlines():
        if line.strip():
            try:
                name, command = read_named(line)
            except BadOptions as error:
                log.warning("%s: %s", LINE_BOTS, error)
                continue
            found[name] = Guest(name, None, command)
    return found


def bring(bots: Sequence[str]) -> None:
    """Name programs as agents, `name=command` each, here and in the processes that are started from here."""
    if not bots:
        return
    for bot in bots:
        LineAgent(read_named(bot)[1])  # there is such a program
    named = dict(read_named(line) for line in os.environ.get(LINE_BOTS, "").splitlines() if line.strip())
    named.update(read_named(bot) for bot in bots)
    os.environ[LINE_BOTS] = "\n".join(f"{name}={command}" for name, command in named.items())


def read_named(line: str) -> tuple[str, str]:
    """The name and the command of `name=command`."""
    name, equals, command = line.partition("=")
    if not equals or not NAME.fullmatch(name.strip()) or not command.strip():
        raise BadOptions(f"a program is named as in mybot=COMMAND, not as in {line!r}")
    return name.strip(), " ".join(command.split("\n")).strip()


def said(error: Exception) -> str:
    """An error in a line."""
    return " ".join(f"{type(error).__name__}: {error}".split())
