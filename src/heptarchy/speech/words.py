"""What a game says by its catalogues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.message import Message, Thing
from heptarchy.kernel.space import NOTHING
from heptarchy.kernel.words import Words
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.refusal import BadOptions, Refusal
    from heptarchy.kernel.space import Verb


def called(verb: Verb) -> str:
    """A verb as ids have it."""
    return verb.name.replace("_", "-")


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    return {} if verb.domain is NOTHING else {"it": Thing(verb.domain, arg)}


class BookWords(Words):
    """The words of a game whose catalogues lie in its package; what they don't say yet, a game says in its own way."""

    def __init__(
        self,
        game: Game,
        package: str,
        language: str = "en",
        pointed: Callable[[Verb, int], dict[str, Value]] = pointed,
        called: Callable[[Verb], str] = called,
    ) -> None:
        super().__init__(game, language)
        self.pointed: Callable[[Verb, int], dict[str, Value]] = pointed
        self.called: Callable[[Verb], str] = called
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

    def choice_name(self, option: Option, choice: str) -> str:
        """What one of an option's choices is called; empty where no catalogue says."""
        id = self.says.first([f"choice-{option.name}-{choice}"])
        return self.says.form(id) if id else ""

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        return self.says.say(message)

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it; as it is typed, where no catalogue does."""
        verb = self.game.space.verb_at(action)
        id = "" if verb is None else self.says.first([f"log-{self.called(verb)}"])
        return self.say(Message(id, self.pointed(verb, verb.arg(action)))) if verb and id else super().said(action)

    def button(self, message: Message, rule: str) -> str:
        """An option as a button says it, for the rule that asks or else for any; empty where no catalogue has it."""
        id = self.says.first([f"{message.id}-{rule.lower().replace('.', '-')}", message.id])
        return self.capital(self.say(Message(id, message.args))) if id else ""

    def capital(self, line: str) -> str:
        """The line with a capital at its beginning."""
        return line[:1].upper() + line[1:]

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
        return self.capital(self.say(event.message()))

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id; what no catalogue says, as it is."""
        reason = refusal.reason
        return refusal.sentence() if reason is None else self.say(refusal.said(reason))

    def unfit(self, error: BadOptions) -> str:
        """Why these options are not played: a game's own reason by its catalogue."""
        return error.told(self.say)
