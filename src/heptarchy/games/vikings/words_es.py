"""878: Vikings in Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.actions import FACTION, SIDE
from heptarchy.games.vikings.options_es import BAD_OPTIONS, OPTIONS
from heptarchy.games.vikings.spanish import spanish_speech
from heptarchy.games.vikings.words import VikingsWords
from heptarchy.games.vikings.words_speech import PACKAGE
from heptarchy.kernel.beside import read_beside
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value


SPEECH: Final = spanish_speech()


class SpanishWords(VikingsWords):
    """Spanish: its own rules, beside the tables."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, "es", SPEECH)
        english, spanish = [book.names(FACTION) + book.names(SIDE) for book in (book_of(PACKAGE), self.says)]
        self.seats = dict(zip(english, spanish, strict=True))  # by what English calls them

    def title(self) -> str:
        """What the game is called."""
        return "878: Vikingos"

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """What each seat is called, under these options."""
        return [self.seats[name] for name in self.game.seat_names(options)]

    def option(self, option: Option) -> str:
        """What there is to settle before the game, as a sentence."""
        return OPTIONS[option.name][1]

    def option_name(self, option: Option) -> str:
        """The same in a word or two."""
        return OPTIONS[option.name][0]

    def bad_options(self, message: str) -> str:
        """Why options do not go together."""
        for english, spanish in BAD_OPTIONS.items():
            if message.startswith(english):
                return spanish + message[len(english) :]
        return message

    def rules_text(self) -> str:
        """V-1 to V-17 in Spanish."""
        return read_beside("heptarchy.games.vikings", "rules.es.md")
