"""What DBA Big Battle says to people, in a language that has catalogues: with the names of one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba import lobby
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.asks import outcome, question
from heptarchy.games.dba.asks_acts import ids_of, logged, offered
from heptarchy.games.dba.scenarios import BATTLE_KEYS, scenario, shared_out
from heptarchy.games.dba.setup import sides_of
from heptarchy.games.dba.state import Battle
from heptarchy.games.dba.words_book import book_of
from heptarchy.games.dba.words_speech import NO_NAMES, PACKAGE, Names, capital
from heptarchy.kernel.message import Message
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.dba import seen
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words


class DbaWords(BookWords):
    """A language by its catalogues; names of players and elements come with the options of a table."""

    def __init__(self, game: Game, language: str, names: Names = NO_NAMES) -> None:
        super().__init__(game, PACKAGE, language)
        self.names = names

    def at(self, options: Mapping[str, Value]) -> Words:
        """Players by their names; elements by their types where a ready-made battle lays them down."""
        return self.with_names(Names(self.seat_names(options), kinds_at(options)))

    def with_names(self, names: Names) -> DbaWords:
        """The same language with these names."""
        return DbaWords(self.game, self.language, names)

    def say(self, message: Message) -> str:
        """The message as a sentence of this table."""
        return self.says.say(self.names.told(message))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Forward 200 p (50 mm)`."""
        assert isinstance(state, Battle)
        verb = self.game.space.verb_at(action)
        asked = state.asked(seat)
        if verb is None:
            return super().label(state, seat, action)
        message = offered(state, asked, verb, action)
        id = self.says.first(ids_of(asked, message))
        return capital(self.say(Message(id, message.args))) if id else super().label(state, seat, action)

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `takes up e4`."""
        verb = self.game.space.verb_at(action)
        return super().said(action) if verb is None else self.say(logged(verb, action))

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Battle)
        return capital(self.say(question(state, seat)))

    def event(self, event: Event) -> str:
        """A happening as a sentence."""
        return capital(self.say(event.message()))

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id."""
        reason = refusal.reason
        return super().refusal(refusal) if reason is None else self.say(refusal.said(reason))

    def ending(self, state: State) -> str:
        """Who has won the field, and how; empty while the battle lasts."""
        assert isinstance(state, Battle)
        return self.say(outcome(state)) if state.over else ""

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return book_of(self.says)

    # Where a table is laid

    def choice_name(self, option: Option, choice: str) -> str:
        """What a choice of an option is called; the clients have words for a profile."""
        id = lobby.choice_id(option.name, choice)
        return capital(self.says.form(id)) if id else ""

    def choice_note(self, option: Option, choice: str) -> str:
        """A ready-made battle in a few sentences; empty for other choices."""
        return self.says.form(f"text-battle-{choice}") if option.name == "battle" else ""

    def seat_notes(self, options: Mapping[str, Value]) -> list[str]:
        """By seat: its side and people, and in a ready-made battle whether it attacks."""
        return [self.says.say(note) for note in lobby.seat_notes(options)]


def kinds_at(options: Mapping[str, Value]) -> list[int]:
    """DBA-25.8: the types of a ready-made battle's elements, by number; -1 for one that may change its own."""
    if options["battle"] == BATTLE_KEYS[0]:
        return []
    battle, side = scenario(str(options["battle"])), sides_of(options)
    kinds: list[int] = []
    for own in range(2):
        for host in shared_out(battle.hosts[own], side.count(own)):
            may_dismount = host.traits & t.HAS_PENDRAGON
            kinds.extend([-1 if may_dismount else host.kinds[0], *host.kinds[1:]])
    return kinds
