"""The screens of games in another language: questions, options, refusals, log, end and rules in the game's own words.

What a screen draws of the table it says by the game's catalogues, in every language that these have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.kit.screen.screen import Screen, worded_story

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.screen.screen import Hears


class Spoken(Screen):
    """The part of a screen that speaks; goes before the game's own."""

    spoken: Words
    asked: tuple[State, int] | None = None  # the state and the seat of the question

    def speak(self, language: str) -> Screen:
        """In this language from now on."""
        self.language = language
        self.spoken = self.game.words(language).at(self.options)
        return self

    def learn(self, state: State, seat: int) -> None:
        """The question, by which options are called."""
        super().learn(state, seat)
        self.asked = (state, seat)

    def prompt(self, state: State, seat: int) -> str:
        """What is asked."""
        return self.spoken.prompt(state, seat)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done."""
        said = self.spoken.refusal(refusal)
        return f"{said} ({refusal.rule})" if refusal.rule else said

    def rules_text(self, what: str) -> str:
        """The rules, in this language."""
        own = super().rules_text(what)
        return self.spoken.rules_text() if own == self.game.rules_text() else own

    def shown(self, action: int) -> str:
        """An action as the log tells it, which may be typed too."""
        return self.spoken.said(action)

    def label(self, view: Mapping[str, Any], action: int) -> str:
        """An option as a button says it; a number as it is."""
        verb = self.verb(action)
        if self.asked is None or (verb is not None and self.is_count(verb)):
            return super().label(view, action)
        return self.spoken.label(*self.asked, action)

    def names(self) -> dict[int, list[str]]:
        """Every action as this language says it, beside its English names."""
        found = super().names()
        players = int(self.options["players"])
        for action, verb in enumerate(self.game.space.verb_of):
            if verb is not None and not (verb.domain.name == "player" and verb.arg(action) >= players):
                found[action] = [*found.get(action, []), self.spoken.said(action)]
        return found

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        return [Text(self.spoken.ending(match.state), "bold")]

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What happened, a line a happening."""
        return worded_story(self.spoken, match, entries, hears, persons)
