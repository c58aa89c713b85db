"""What a game says by its catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.words import Words
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.refusal import BadOptions, Refusal


class BookWords(Words):
    """The words of a game whose catalogues lie in its package; what they don't say yet, a game says in its own way."""

    def __init__(self, game: Game, package: str, language: str = "en") -> None:
        super().__init__(game, language)
        self.says = book_of(package, language)

    def event(self, event: Event) -> str:
        """A happening as a sentence: it begins with a capital letter."""
        said = self.says.say(event.message())
        return said[:1].upper() + said[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id; what no catalogue says, as it is."""
        reason = refusal.reason
        return refusal.sentence() if reason is None else self.says.say(refusal.said(reason))

    def unfit(self, error: BadOptions) -> str:
        """Why these options are not played: a game's own reason by its catalogue."""
        return super().unfit(error) if error.message is None else self.says.say(error.message)
