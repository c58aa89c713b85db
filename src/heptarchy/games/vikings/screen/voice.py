"""What the table of 878: Vikings says at the terminal, in one language, by its catalogues (`terminal.en.ftl`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings.book.words_book import PACKAGE, heading, noted, verb_id
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.table import actions as a
from heptarchy.kernel.message import Message, Thing
from heptarchy.speech.shelf import ENGLISH, book_of

if TYPE_CHECKING:
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Verb


class Voice:
    """A language: sentences by id, and names as the table has them."""

    def __init__(self, language: str) -> None:
        self.says = says = book_of(PACKAGE, language)
        self.shire_names = says.names(a.SHIRE)
        self.kingdoms = says.forms("kingdom", t.KINGDOMS)
        self.seas = says.forms("sea", t.SEAS)
        self.sides = says.names(a.SIDE)
        self.kinds = says.names(a.KIND)
        self.faces = says.named(a.FACE)
        self.factions = tuple(heading(says, kind) for kind in range(len(t.UNIT_KINDS)))
        self.events = says.names(a.EVENT)
        self.event_texts = says.forms("text-event", t.EVENTS)
        self.cards = says.names(a.CARD)
        self.king_texts = says.forms("text-king", ta.KING_KEYS)
        self.rewards = says.forms("reward", ta.LEGEND_KEYS)

    def __call__(self, id: str, **facts: Value) -> str:
        """A sentence, or a few words: the message `shell-id`."""
        return self.says.say(Message(f"shell-{id}", facts))

    def shire(self, shire: int) -> str:
        """The modern name without its second half: Hallam."""
        return self.shire_names[shire].partition(" (")[0]

    def shires(self, keys: list[str]) -> str:
        """`York, Leeds`; `none`."""
        return ", ".join(self.shire(t.SHIRES.index(key)) for key in keys) or self("none")

    def leader(self, leader: int, form: str = "long") -> str:
        """His name without what his army is called: Ivar the Boneless; `short`, as on the map: Ivar."""
        return self.says.form(f"leader-{t.LEADERS[leader]}", form)

    def faction(self, key: str) -> str:
        """By its key."""
        return self.factions[t.FACTIONS.index(key)]

    def some(self, n: int, kind: int) -> str:
        """`1 Norseman`, `2 Norsemen`."""
        return self.says.count(n, Thing(a.KIND, kind))

    def heading(self, verb: Verb) -> str:
        """Over what a verb points at: `march to`."""
        own = verb_id(verb)
        id = self.says.first([own.replace("verb-", "head-")])
        if self.says.language == ENGLISH and not id:
            return verb.name.replace("_", " ")
        return self.says.form(id or own)

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        return self.says.listed(parts)

    def own(self, text: str, key: str = "") -> str:
        """With a word that no document of the game has it."""
        return noted(self.says, key, text).strip()
