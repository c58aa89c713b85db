"""Editions: a game under one version of its rules, with the kernel and the bots that belong to it.

The living edition is what this package plays. Past editions lie beside this file, each in a file of its own
(`vikings-1.zip`) that `make freeze` wrote when the rules changed. Such a file holds plain modules under names of their
own (`heptarchy.editions.vikings_1.kernel.match`), which are loaded when somebody asks for them. Nothing of a past
edition meets anything of the living one: whoever plays a game takes kernel and bots from its edition.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import heptarchy
from heptarchy.editions.growth import let_grow
from heptarchy.games import BUILT_IN
from heptarchy.kernel.game import Game, past_game
from heptarchy.kernel.message import NUMBER, TEXT
from heptarchy.kernel.record import OTHER_RULES
from heptarchy.kernel.refusal import Fault, HeptarchyError, Reasoned, RecordError, UnknownGame

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from heptarchy.agents import Agent
    from heptarchy.agents.levels import Level
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.perspective import Perspective
    from heptarchy.kernel.state import State

FOLDER = Path(__file__).parent
FILE = re.compile(r"([a-z0-9_]+)-(\d+)\.zip")  # by game and version

BROKEN = Fault(
    "edition",
    "the rules of version {version} of {game} can't be loaded: {fault}",
    version=NUMBER,
    game=TEXT,
    fault=TEXT,
)
LivingError = HeptarchyError  # what the errors of past editions derive from, so that whoever catches ours catches them


class NoEdition(Reasoned):
    """There are no rules of that version here; says which there are."""


class Edition:
    """A game under one version of its rules, and what it takes to play by them."""

    def __init__(self, game: Game, door: ModuleType, past: bool) -> None:
        self.game = game
        self.past = past
        self.match: type[Match] = door.Match
        self.perspective: type[Perspective] = door.Perspective
        self.rng: type[Rng] = door.Rng
        self.pack: Callable[[State], bytes] = door.pack
        self.unpack: Callable[[Game, bytes], State] = door.unpack
        self._door: Any = door

    @property
    def version(self) -> int:
        """The version of its rules."""
        return self.game.rules_version

    def levels(self) -> list[Level]:
        """How well its bots play, by name: all that people could choose."""
        found: list[Level] = self._door.levels(self._named)
        return found

    def ranked(self) -> list[Level]:
        """Its own levels, the weakest first."""
        found: list[Level] = self._door.ranked(self._named)
        return found

    def usual(self) -> Level:
        """The level of a bot for which nobody has named one."""
        found: Level = self._door.usual(self._named)
        return found

    def level(self, name: str) -> Level:
        """The level of that name; of a past edition the usual one where that name is gone: its games must end."""
        if self.past and all(known.name != name for known in self.levels()):
            return self.usual()
        found: Level = self._door.level(name, self._named)
        return found

    def agent(self, name: str) -> Agent:
        """An agent by name, ready for this game."""
        found: Agent = self._door.agent(name, self._named)
        return found

    def player(self, level: Level, seconds: float = 0.0) -> Agent:
        """The agent that plays this game as a level of this edition does."""
        return level.agent(self._named, seconds)

    @property
    def _named(self) -> Game | str:
        """This game as the bots behind its door know it: those that lie in a file beside this one find it by its id."""
        return self.game if self._door.Game is Game else self.game.id


_EDITIONS: dict[Game, Edition] = {}  # by game: living ones and past ones, as they were asked for
_PAST: dict[tuple[str, int], Edition | NoEdition] = {}  # by game's id and version: what came of asking


def past_versions(game_id: str) -> list[int]:
    """The versions of which there is a past edition, the oldest first."""
    found = [FILE.fullmatch(file.name) for file in FOLDER.glob("*.zip")]
    return sorted(int(name.group(2)) for name in found if name is not None and name.group(1) == game_id)


def edition(game_id: str, version: int) -> Edition:
    """The game under this version of its rules; NoEdition if there is none here, UnknownGame if there is no game."""
    known = _PAST.get((game_id, version))
    if isinstance(known, Edition):
        return known
    if known is not None:
        raise NoEdition(str(known), known.message)
    kept = version in past_versions(game_id)  # who asks may have made the name up: no path is made of it before
    if not kept or game_id in BUILT_IN:
        living = heptarchy.game(game_id)
        if living.rules_version == version:
            return of(living)
    try:
        found = load(FOLDER / f"{game_id}-{version}.zip") if kept else _announced(living, version)
    except NoEdition as error:
        if kept:
            _PAST[game_id, version] = error
        raise
    _EDITIONS[found.game] = _PAST[game_id, version] = found
    return found


def _announced(living: Game, version: int) -> Edition:
    """A past version that another author's package keeps: it plays on the living kernel, as the package does."""
    id, ours = living.id, living.rules_version
    found = past_game(id, version) if id not in BUILT_IN else None
    if found is None:
        raise NoEdition(*OTHER_RULES.told(version=version, game=id, ours=ours))
    if (found.id, found.rules_version) != (id, version):
        raise NoEdition(f"what is announced as {id}@{version} is {found.id} in version {found.rules_version}")
    return Edition(found, import_module("heptarchy.editions.door"), True)


def of(game: Game) -> Edition:
    """The edition that a game belongs to."""
    if game not in _EDITIONS:
        _EDITIONS[game] = Edition(game, import_module("heptarchy.editions.door"), False)
    return _EDITIONS[game]


def load(file: Path) -> Edition:
    """The past edition in a file; NoEdition if it can't be had."""
    name = FILE.fullmatch(file.name)
    if name is None:
        raise NoEdition(f"a past edition is called after its game and version, GAME-1.zip; not {file.name}")
    game_id, version = name.groups()
    if str(file) not in __path__:
        __path__.append(str(file))
    try:
        door = import_module(f"heptarchy.editions.{game_id}_{version}.door")
        let_grow(door)
        return Edition(door.BUILT_IN[game_id](), door, True)
    except Exception as fault:  # a Python that reads it no more must not bring down whoever lists tables
        raise NoEdition(*BROKEN.told(version=int(version), game=game_id, fault=repr(fault))) from fault


def resume(text: str, by_its_own: bool = False) -> Match:
    """The match that a record holds, with its log: RecordError or UnknownGame if it can't be read.

    A game that has ended is read under today's rules if every answer and every checksum fits them, and under its own
    if not. One that goes on is read under its own, which it is to be played to its end by; under today's only where
    its own are missing. With `by_its_own` it is read under no others: NoEdition if they are missing.
    """
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.record import read_facts

    facts = read_facts(text)
    try:
        own = edition(facts.game, facts.version)
    except NoEdition:
        if by_its_own:
            raise
        return Match.resume(text, heptarchy.game)
    if own.past and facts.over and not by_its_own:
        try:
            return Match.resume(text, heptarchy.game)
        except (RecordError, UnknownGame):
            pass  # today's rules give another game, or none: on to its own
    try:
        return own.match.resume(text, lambda _: own.game)
    except HeptarchyError as error:
        raise RecordError(str(error), error.message if isinstance(error, Reasoned) else None) from None
