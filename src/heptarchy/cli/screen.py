"""Which screen the terminal shows a game on: the game's own, or the plain one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from heptarchy import editions
from heptarchy.kit.screen.screen import Screen, worded_story

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
        self.has_annals = game.id == "arthur"

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
    if language != "en" and game.id != "ortus":
        from heptarchy.cli.spoken import SPOKEN
        from heptarchy.kit.screen.spoken import Spoken

        return SPOKEN.get(game.id, Spoken)(game, options).speak(language)
    if game.id == "vikings":
        from heptarchy.games.vikings.screen.screen import VikingsScreen

        return VikingsScreen(game, options)
    if game.id == "ortus":
        from heptarchy.games.ortus.screen.screen import OrtusScreen

        return OrtusScreen(game, options, language)
    if game.id == "dba":
        from heptarchy.games.dba.screen.screen import DbaScreen

        return DbaScreen(game, options)
    if game.id == "arthur":
        from heptarchy.games.arthur.screen.screen import ArthurScreen

        return ArthurScreen(game, options)
    return Screen(game, options)
