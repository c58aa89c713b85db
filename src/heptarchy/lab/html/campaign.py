"""What the page is made of: campaigns as they were kept, parted into the settings that they compare."""

from __future__ import annotations

import shlex
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from heptarchy.kernel.refusal import HeptarchyError, UnknownGame
from heptarchy.kit.facts import facts_of
from heptarchy.lab.names import find_game
from heptarchy.lab.voice import Voice
from heptarchy.speech.shelf import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import polars as pl

    from heptarchy.kernel.game import Game

SHARED = "shared"  # seats of several sides have won
NOBODY = "nobody"
NEEDED = frozenset({"index", "seed", "agents", "sides", "scores", "winners", "ending"})


class NothingToShow(HeptarchyError):
    """A campaign without games, or without the columns that the page needs."""


@dataclass(frozen=True)
class Campaign:
    """A plan as `plan.json` holds it, the frame of its games, and what tells it from others on the page."""

    plan: Mapping[str, Any]
    frame: pl.DataFrame
    name: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """One game, its names in the language of the page."""

    index: int
    seed: str
    agents: list[str]  # by seat
    sides: list[str]  # by seat
    scores: list[int]  # by seat
    winners: list[int]  # seats
    ending: str
    decisions: int
    facts: dict[str, int]
    tags: list[str]  # by seat
    when: list[int]  # the marks at which the lab looked
    lead: list[list[float]]  # by mark, by side: its standing from 0 to 1
    plays: list[str]  # "seat:word"
    opening: list[str]  # by seat
    teams: list[str]  # the sides, each once
    winner: str  # the side that has won; `shared` where several have, `nobody` where none has


@dataclass(frozen=True)
class Setting:
    """The games of one campaign that were played by the same options, and the language that tells of them."""

    label: str  # what tells it from the others; empty if there are none
    plan: Mapping[str, Any]
    options: dict[str, Any]
    seats: list[str]  # their names
    games: list[Played]
    says: Voice
    anchor: str = ""  # what the ids of its sections begin with, if it is not alone

    @property
    def game(self) -> str:
        """The game's id."""
        return str(self.plan["game"])

    @property
    def tinctures(self) -> Mapping[str, str]:
        """The colours of its sides and seats; none of their own in a game that is not installed here."""
        game = game_of(self.game)
        own = {} if game is None else facts_of(game).tinctures
        return {self.says.word(name): tincture for name, tincture in own.items()}

    @property
    def sides(self) -> list[str]:
        """All sides of its games, in the order of their seats."""
        return list(dict.fromkeys(side for game in self.games for side in game.sides))

    @property
    def agents(self) -> list[str]:
        """All agents of its games."""
        return list(dict.fromkeys(agent for game in self.games for agent in game.agents))

    @property
    def when(self) -> str:
        """The number that says when a game ended; empty if there is none."""
        return self.word("when")

    @property
    def when_name(self) -> str:
        """What it is called."""
        return self.says.fact_name(self.when)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.says.title(self.word("title") or self.game)

    @property
    def unit(self) -> str:
        """What a mark is: a round, a turn."""
        return self.seen("mark") or self.when_name or self.says("mark")

    def word(self, name: str) -> str:
        """What the plan says of a thing; empty if nothing."""
        return str(self.plan.get(name) or "")

    def seen(self, kind: str) -> str:
        """The same, in the language of the page, of what is seen of a game on its way."""
        return self.says.seen(kind, self.word(kind))

    @property
    def facts(self) -> dict[str, str]:
        """What each of the game's own numbers is."""
        return {name: self.says.fact(name, said) for name, said in (self.plan.get("facts") or {}).items()}

    def wins(self) -> Counter[str]:
        """By side, the games that it has won alone; `shared` and `nobody` besides."""
        return Counter(game.winner for game in self.games)

    def numbers(self, name: str) -> list[int]:
        """One of the game's own numbers, game by game."""
        return [game.facts[name] for game in self.games]


def settings_of(campaigns: Sequence[Campaign], language: str = ENGLISH) -> list[Setting]:
    """All settings of all campaigns, in order; each with a label of its own if there are several."""
    found: list[Setting] = []
    for campaign in campaigns:
        missing = sorted(NEEDED - set(campaign.frame.columns))
        if missing and campaign.frame.columns:
            raise NothingToShow(f"{campaign.name or 'the campaign'} has no column {', '.join(missing)}")
        name = campaign.name if len(campaigns) > 1 else ""
        found.extend(_settings_of(campaign, name, Voice(language, game_of(str(campaign.plan.get("game"))))))
    if not found:
        raise NothingToShow("there are no games to report on")
    if len(found) == 1:
        return [replace(found[0], label="")]
    labels = [setting.label for setting in found]
    if len(set(labels)) < len(labels):
        labels = [f"{label or found[0].says('a-campaign')} ({n})" for n, label in enumerate(labels, 1)]
    return [
        replace(setting, label=label, anchor=f"s{n}-")
        for n, (setting, label) in enumerate(zip(found, labels, strict=True), 1)
    ]


def _settings_of(campaign: Campaign, name: str, voice: Voice) -> list[Setting]:
    plan = campaign.plan
    facts = list(plan.get("facts") or {})
    rows: dict[str, list[dict[str, Any]]] = {}
    for row in campaign.frame.iter_rows(named=True):
        rows.setdefault(row.get("setting") or "", []).append(row)
    found: list[Setting] = []
    for label, each in rows.items():
        own: dict[str, Any] = next((one for one in plan.get("plans") or [] if one["setting"] == label), {})
        options = {**(plan.get("options") or {}), **own.get("options", {})}
        says = voice.at(options)
        played = sorted((_played(row, facts, says) for row in each), key=lambda game: game.index)
        words = ": ".join(part for part in (name, label) if part)
        named = own.get("seats") or [says("seat", name=str(seat)) for seat in range(len(played[0].sides))]
        found.append(Setting(words, plan, options, [says.word(seat) for seat in named], played, says))
    return found


def _played(row: dict[str, Any], facts: Sequence[str], says: Voice) -> Played:
    sides = [says.word(side) for side in row["sides"]]
    plays = [play.partition(":") for play in row.get("plays") or []]
    return Played(
        row["index"],
        row["seed"],
        row["agents"],
        sides,
        row["scores"],
        row["winners"],
        says.ending(row["ending"]),
        row.get("decisions") or 0,
        {name: row[name] for name in facts},
        [says.tag(tag) for tag in row.get("tags") or []],
        row.get("when") or [],
        row.get("lead") or [],
        [f"{seat}:{says.word(word)}" for seat, _, word in plays],
        [says.word(word) for word in row.get("opening") or []],
        list(dict.fromkeys(sides)),
        _winner({sides[seat] for seat in row["winners"]}),
    )


def _winner(sides: set[str]) -> str:
    if len(sides) == 1:
        return next(iter(sides))
    return SHARED if sides else NOBODY


def game_of(id: str) -> Game | None:
    """The game of that id; None for one that is not installed here."""
    try:
        return find_game(id)
    except UnknownGame:
        return None


def defaults_of(game: str) -> dict[str, Any]:
    """The game's options as they come; none for a game that is not installed here."""
    found = game_of(game)
    return {} if found is None else {option.name: option.default for option in found.options}


def baseline_of(settings: Sequence[Setting]) -> int:
    """The setting that others are held against: the one that plays the game as it comes, or else the first."""
    defaults = defaults_of(settings[0].game)
    swept = swept_options(settings)
    for n, setting in enumerate(settings):
        if swept and all(setting.options.get(name) == defaults.get(name) for name in swept):
            return n
    return 0


def swept_options(settings: Sequence[Setting]) -> list[str]:
    """The options in which settings differ."""
    names = dict.fromkeys(name for setting in settings for name in setting.options)
    return [name for name in names if len({str(setting.options.get(name)) for setting in settings}) > 1]


def option_words(setting: Setting, name: str) -> str:
    """What an option is, as `heptarchy games` says it; empty for a game that is not installed here."""
    found = game_of(setting.game)
    options = [] if found is None else found.options
    return next((setting.says.option(option) for option in options if option.name == name), "")


def changed_options(setting: Setting) -> dict[str, str]:
    """The options that are set otherwise than they come, spelled as `--set` takes them."""
    defaults = defaults_of(setting.game)
    return {
        name: spelled(value)
        for name, value in setting.options.items()
        if name == "players" or name not in defaults or value != defaults[name]
    }


def spelled(value: object) -> str:
    """A value of an option as `--set` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def replay_line(setting: Setting, game: Played) -> str:
    """The command that plays this game again and keeps its record."""
    seed, _, number = game.seed.partition("/")
    given = " ".join(f"--set {name}={value}" for name, value in changed_options(setting).items())
    agents = game.agents if len(set(game.agents)) > 1 else game.agents[:1]
    return (
        f"heptarchy simulate {setting.game} {given} --agents {shlex.quote(','.join(agents))} --seed {seed} "
        f"--first {number} --games 1 --records seen"
    )
