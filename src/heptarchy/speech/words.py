"""What a game says by its catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.words import Words
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.refusal import BadOptions, Refusal


class BookWords(Words):
    """The words of a game whose catalogues lie in its package; what they don't say yet, a game says in its own way."""

    def __init__(self, game: Game, package: str, language: str = "en") -> None:
        super().__init__(game, language)
        self.package = package
        self.says = book_of(package, language)

    def title(self) -> str:
        """What the game is called."""
        return self.says.form("title")

    def option(self, option: Option) -> str:
        """What there is to settle before the game, as a sentence."""
        return self.says.form(f"option-{option.name}")

    def option_name(self, option: Option) -> str:
        """The same in a word or two."""
        return self.says.form(f"option-{option.name}", "name")

    def rules_text(self) -> str:
        """The numbered rules; in English where nobody has written them in this language."""
        try:
            return read_beside(self.package, f"rules.{self.language}.md")
        except OSError:
            return self.game.rules_text()

    def event(self, event: Event) -> str:
        """A happening as a sentence: it begins with a capital letter; one declared with a sentence says that."""
        if not event.kind.id:
            return super().event(event)
        said = self.says.say(event.message())
        return said[:1].upper() + said[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id; what no catalogue says, as it is."""
        reason = refusal.reason
        return refusal.sentence() if reason is None else self.says.say(refusal.said(reason))

    def unfit(self, error: BadOptions) -> str:
        """Why these options are not played: a game's own reason by its catalogue."""
        return error.told(self.says.say)
