"""What Ortus Regni says to people: questions, buttons, the log, the end, names and texts, by its catalogues."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import EARL, PACKAGE
from heptarchy.games.ortus.asks_acts import ids_of, logged, offered
from heptarchy.games.ortus.asks_table import question
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.words_book import client_book
from heptarchy.kernel.message import Counted, Message, Thing
from heptarchy.speech.shelf import book_of
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.ortus import seen
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.speech.book import Book


@lru_cache
def book_with_king(language: str, house: int) -> Book:
    """RB-19: a language in which this Earl is the King."""
    return book_of(PACKAGE, language).calling({f"earl-{t.COLOURS[house]}": "king"})


class OrtusWords(BookWords):
    """A language by its catalogues."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, PACKAGE, language)

    def at(self, options: Mapping[str, Value]) -> Words:
        """RB-19: in a Rebellion the house after the last Earl's is the King's, and called so."""
        if options["variant"] != "rebellion":
            return self
        words = OrtusWords(self.game, self.language)
        words.says = book_with_king(self.language, int(options["players"]))
        return words

    # Before the game

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """OR-1.3: a seat is called after its colour."""
        return list(self.says.names(EARL)[: int(options["players"])])

    def seat_notes(self, options: Mapping[str, Value]) -> list[str]:
        """OV-16, OV-17.3: with whom this Earl wins, and whom he faces."""
        seats = range(int(options["players"]))
        if options["tetrarchy"]:
            return [self._note("facing", partner=seat ^ 1, foe=len(seats) - 1 - seat) for seat in seats]
        if options["two_heads"]:
            return [self._note("beside", partner=(seat + 2) % len(seats)) for seat in seats]
        return super().seat_notes(options)

    def _note(self, name: str, **earls: int) -> str:
        return self.says.say(Message(f"seat-{name}", {key: Thing(EARL, earl) for key, earl in earls.items()}))

    def choice_name(self, option: Option, choice: str) -> str:
        """What one of an option's choices is called."""
        id = self.says.first([f"choice-{option.name}-{choice}"])
        return self.says.form(id) if id else ""

    def choice_note(self, option: Option, choice: str) -> str:
        """What that choice means, where there is anything to say."""
        name = f"{option.name}-{choice}"
        return self.says.attribute(f"choice-{name}", "note") or self.says.attribute(name, "note")

    # In the game

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return self.says.say(question(state, seat))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Siege of Tamworth (Palace)`."""
        s = inner(state)
        verb = self.game.space.verb_of[action]
        if verb is None:
            return super().label(state, seat, action)
        message = offered(s, seat, verb, action)
        id = self.says.first(ids_of(s.rule_for(seat), message))
        said = self.says.say(Message(id, message.args)) if id else self.said(action)
        return said[:1].upper() + said[1:]

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `besieges Tamworth`."""
        verb = self.game.space.verb_of[action]
        return super().said(action) if verb is None else self.says.say(logged(verb, action))

    def ending(self, state: State) -> str:
        """Who has won, and why; empty while the game runs."""
        if not state.over:
            return ""
        best = max(1, *state.scores)
        winners: list[Counted | Thing] = [Thing(EARL, n) for n, score in enumerate(state.scores) if score == best]
        end = f"end-{state.ending.replace(' ', '-')}"
        number = "" if len(winners) == 1 else "-many" if winners else "-none"
        return self.says.say(Message(self.says.first([end + number, end]), {"winners": winners}))

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return client_book(self.says)
