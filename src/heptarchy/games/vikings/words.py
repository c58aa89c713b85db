"""What 878: Vikings says to people: buttons, the log, the end, names and texts; one `Speech` a language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import FACTION, SIDE
from heptarchy.games.vikings.asks_acts import ids_of, logged, offered
from heptarchy.games.vikings.asks_table import question
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.words_book import book_of
from heptarchy.games.vikings.words_speech import PACKAGE, Speech
from heptarchy.kernel.message import Message
from heptarchy.speech.shelf import book_of as catalogue
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.vikings import seen
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State


@lru_cache
def speech_of(language: str) -> Speech:
    """The names and texts of a language."""
    return Speech(language)


class VikingsWords(BookWords):
    """A language by its catalogues."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, PACKAGE, language)
        self.speech = speech_of(language)

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """What each seat is called, under these options: after its faction or its side."""
        english, ours = [book.names(FACTION) + book.names(SIDE) for book in (catalogue(PACKAGE), self.says)]
        return [ours[english.index(name)] for name in self.game.seat_names(options)]

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Vikings)
        return self.says.say(question(state, seat))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `March to York`."""
        assert isinstance(state, Vikings)
        verb = self.game.space.verb_of[action]
        asked = state.asked(seat)
        if verb is None:
            return super().label(state, seat, action)
        message = offered(state, asked, verb, action)
        id = self.says.first(ids_of(asked, message))
        said = self.says.say(Message(id, message.args)) if id else self.said(action)
        return said[:1].upper() + said[1:]

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `marches to York`."""
        verb = self.game.space.verb_of[action]
        return super().said(action) if verb is None else self.says.say(logged(verb, action))

    def ending(self, state: State) -> str:
        """Who has won, and why; empty while the game runs."""
        assert isinstance(state, Vikings)
        if not state.over:
            return ""
        viking = state.scores[state.owner[t.NORSEMEN]] > state.scores[state.owner[t.HOUSECARL]]
        return self.says.form(f"end-{t.SIDES[0 if viking else 1]}-{state.ending.replace(' ', '-')}")

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return book_of(self.title(), self.speech)
