"""What the table of DBA Big Battle says at the terminal, in one language, by its catalogues (`terminal.en.ftl`)."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from heptarchy.games.dba.book.words_book import PACKAGE
from heptarchy.kernel.message import Message
from heptarchy.speech.shelf import ENGLISH, book_of

if TYPE_CHECKING:
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Verb


class Voice:
    """A language: sentences by id, and names by domain and key."""

    def __init__(self, language: str) -> None:
        self.says = book_of(PACKAGE, language)

    def __call__(self, id: str, **facts: Value) -> str:
        """A sentence, or a few words: the message `shell-id`."""
        return self.says.say(Message(f"shell-{id}", facts))

    def name(self, domain: str, key: str) -> str:
        """What the game calls a thing: `Spears`."""
        return self.says.form(f"{domain}-{key}")

    def cards(self, keys: list[str]) -> str:
        """`Ambush!, Plashing`."""
        return ", ".join(self.name("card", key) for key in keys)

    def all_of(self, names: list[str]) -> str:
        """`Arthur and Aelle`."""
        return reduce(lambda before, following: self("and", before=before, following=following), names)

    def heading(self, verb: Verb) -> str:
        """Over what a verb points at; in English the word that is typed."""
        plain = verb.name.replace("_", " ")
        if self.says.language == ENGLISH:
            return plain
        said = self.says.form(f"verb-{plain.replace(' ', '-')}")
        return said[:1].lower() + said[1:]
