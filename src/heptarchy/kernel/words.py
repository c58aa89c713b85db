"""What a game says to people, in one language: questions, answers, happenings, refusals, names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.annals import Annal
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.refusal import BadOptions, Refusal
    from heptarchy.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The plain English that every game has; a game derives from this for better labels or another language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.language = language

    def at(self, options: Mapping[str, Value]) -> Words:
        """The same at a table with these options: where names depend on what is played there."""
        return self

    def title(self) -> str:
        """What the game is called."""
        return self.game.title

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """What each seat is called, under these options."""
        return self.game.seat_names(options)

    def option(self, option: Option) -> str:
        """What there is to settle before the game, as a sentence."""
        return option.sentence

    def option_name(self, option: Option) -> str:
        """The same in a word or two."""
        return option.name.replace("_", " ")

    def choice_name(self, option: Option, choice: str) -> str:
        """What one of an option's choices is called; empty where its key says enough."""
        return ""

    def choice_note(self, option: Option, choice: str) -> str:
        """What that choice means, as a sentence; empty where there is nothing to say."""
        return ""

    def seat_notes(self, options: Mapping[str, Value]) -> list[str]:
        """By seat: what to know before one sits down there, such as its side; empty where there is nothing to say."""
        return [""] * len(self.seat_names(options))

    def unfit(self, error: BadOptions) -> str:
        """Why these options are not played."""
        return str(error)

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return self.game.prompt(state, seat)

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it."""
        said = self.game.space.show(action)
        return said[:1].upper() + said[1:]

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it."""
        return self.game.space.show(action)

    def event(self, event: Event) -> str:
        """A happening as a sentence."""
        return self.game.show_event(event)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id."""
        return refusal.sentence()

    def ending(self, state: State) -> str:
        """How the game ended, as a sentence."""
        return state.ending

    def annals(self, entries: list[Any], say: Callable[[int], str], seats: int) -> list[Annal]:
        """The game's chronicle, told from its log as everybody heard it; most games keep none.

        The log may be of any edition: `say` spells its answers, and so many seats play.
        """
        return []

    def rules_text(self) -> str:
        """The numbered rules, as Markdown."""
        return self.game.rules_text()

    def book(self) -> Mapping[str, Any]:
        """Names and texts of all that a client draws: a game's own affair, plain values only."""
        return {"title": self.title()}
