"""What the terminal itself says, and what is typed there, by the catalogues `book/terminal.en.ftl` and its like.

Questions, options, the log and the rules speak in the game's own words; this is all that is said around them.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import Message
from heptarchy.kernel.refusal import Reasoned
from heptarchy.kit.screen.errors import BadUsage
from heptarchy.speech.shelf import ENGLISH, book_of
from heptarchy.speech.shelf import languages as spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.message import Value
    from heptarchy.kernel.refusal import HeptarchyError

PACKAGE: Final = "heptarchy.kit.screen"
SPAN: Final = "span-"


class Tongue:
    """A locale of the terminal: its sentences by id, and its words for commands, beside which English ones hold."""

    def __init__(self, language: str) -> None:
        self.says = book_of(PACKAGE, language)
        self.kinds = [id.removeprefix("typed-") for id in book_of(PACKAGE).entries if id.startswith("typed-")]
        self.meant = {word: kind for kind in reversed(self.kinds) for word in self.words(kind)}
        before, always = one_of(self.words("before-span")), one_of(self.words("always"))
        spans = one_of([word for kind in self.kinds if kind.startswith(SPAN) for word in self.words(kind)])
        self._span = re.compile(rf",?\s+(?:{before}\s+)+({spans})$|,?\s+({always})$", re.IGNORECASE)
        leave = one_of(self.words("leave"))
        self.leave = re.compile(rf",?\s*\b{leave}\s+(\d{{1,3}})(?:\s+([^\W\d_]+))?\s*$", re.IGNORECASE)

    def __call__(self, id: str, **facts: Value) -> str:
        """A sentence: the message `shell-id`."""
        return self.says.say(Message(f"shell-{id}", facts))

    def why(self, error: HeptarchyError) -> str:
        """What went wrong, as far as catalogues say it, else in English."""
        message = error.message if isinstance(error, Reasoned) else None
        known = message is not None and self.says.first([message.id])
        return error.told(self.says.say) if known and isinstance(error, Reasoned) else str(error)

    def word(self, kind: str) -> str:
        """What is typed for something, as help shows it."""
        return self.words(kind)[0]

    def words(self, kind: str) -> list[str]:
        """All that may be typed for it."""
        return [word for book in (self.says, book_of(PACKAGE)) for word in book.form(f"typed-{kind}").split(", ")]

    def span_of(self, line: str, scopes: Mapping[str, str]) -> tuple[str, str]:
        """The line without the span at its end, and the span: `pass this battle`; "" where it names none."""
        found = self._span.search(line)
        if found is None:
            return line, ""
        span = "game" if found[2] else self.meant[found[1].lower()].removeprefix(SPAN)
        return (line[: found.start()], span) if span in scopes else (line, "")


def one_of(words: list[str]) -> str:
    """A pattern of any of them, the longest first."""
    return f"(?:{'|'.join(re.escape(word) for word in sorted(words, key=len, reverse=True))})"


@lru_cache
def tongue(language: str) -> Tongue:
    """That of a language; English where its catalogues lack a word."""
    return Tongue(language)


def tongue_here() -> Tongue:
    """That of the environment."""
    return tongue(language_here(None, spoken(PACKAGE)))


def language_asked(asked: str | None, languages: list[str]) -> str:
    """The language that a command was asked for, or that of the environment; BadUsage where it is not spoken."""
    here = language_here(None, languages)
    if asked is not None and asked not in languages:
        say = tongue(here)
        known = reduce(lambda before, following: say("or", before=before, following=following), languages)
        raise BadUsage(say("no-language", languages=known, asked=repr(asked)))
    return asked or here


def language_here(asked: str | None, languages: list[str]) -> str:
    """The language asked for, or that of the environment, if the game speaks it; else English."""
    names = ("HEPTARCHY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    said = asked or next((os.environ[name] for name in names if os.environ.get(name)), ENGLISH)
    short = said.casefold().replace("-", "_").partition("_")[0].partition(".")[0]
    return short if short in languages else ENGLISH
