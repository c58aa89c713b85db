"""Which screen the terminal shows a game on: the game's own, or the plain one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

import heptarchy
from heptarchy import editions
from heptarchy.kernel.words import Words
from heptarchy.kit.box import checked
from heptarchy.kit.screen.screen import Screen, worded_story
from heptarchy.kit.screen.spoken import Spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.options import Value
    from heptarchy.kit.screen.screen import Hears


class PastScreen(Screen):
    """A game of a past edition: in the words that it had; the screens of today know today's tables alone."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(game, options)
        self.words = game.words("en").at(options)
        self.has_annals = keeps_annals(game.id)

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        return [*super().ending(match), Text(self.words.ending(match.state))]

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What happened, a line a happening."""
        return worded_story(self.words, match, entries, hears, persons)


def screen_for(game: Game, options: Mapping[str, Value], language: str = "en") -> Screen:
    """The game's own screen, or the plain one; in a language other than English as far as the game speaks it."""
    if editions.of(game).past:
        return PastScreen(game, options)
    found = game.screen(options, language)
    if found is not None:
        return checked(found, Screen, game.id, "screen")
    if language != "en":
        return Spoken(game, options).speak(language)
    return Screen(game, options)


def keeps_annals(game_id: str) -> bool:
    """Has a game a chronicle, as it is today? Its words tell the log of every edition (`editions.growth`)."""
    return type(heptarchy.game(game_id).words("en")).annals is not Words.annals
