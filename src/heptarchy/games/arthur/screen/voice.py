"""What the table of Age of Arthur says at the terminal, in one language, by its catalogues (`terminal.en.ftl`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from heptarchy.games.arthur.book.words import PACKAGE
from heptarchy.games.arthur.data.rulers import ruler_name
from heptarchy.games.arthur.data.tables import KINGDOM_KEYS
from heptarchy.games.arthur.table.state import PEOPLE_KEYS
from heptarchy.kernel.message import Message
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from heptarchy.games.arthur.book.words import ArthurWords
    from heptarchy.kernel.message import Value

View = Mapping[str, Any]


class Voice:
    """Sentences by id, and names of things by the keys of a view; `names` are the kingdoms by seat."""

    def __init__(self, words: ArthurWords, names: list[str]) -> None:
        self.says = words.says
        self.book = words.book()
        cards, titles = self.book["cards"].items(), self.book["titles"].items()
        self.called: dict[str, str] = {key: one["name"] for key, one in (*cards, *titles)}
        self.names = names

    def __call__(self, id: str, **facts: Value) -> str:
        """A sentence, or a few words: the message `shell-id`."""
        return self.says.say(Message(f"shell-{id}", facts))

    def typed(self, kind: str) -> list[str]:
        """What may be typed for something, English words beside the language's own."""
        said = [book.form(f"shell-typed-{kind}").split(", ") for book in (self.says, book_of(PACKAGE))]
        return list(dict.fromkeys(word for words in said for word in words))

    def card(self, key: str) -> str:
        """A card or a title as people call it."""
        return self.called[key]

    def cards(self, keys: list[str]) -> str:
        """`Raid, 2 Treachery`."""
        counts = Counter(keys)
        return ", ".join(self.card(key) if n == 1 else f"{n} {self.card(key)}" for key, n in counts.items())

    def province(self, key: str) -> str:
        """A province by its name."""
        return str(self.book["provinces"][key]["name"])

    def population(self, place: View) -> str:
        """Who lives in a province."""
        return str(self.book["populations"][place["population"]])

    def owner(self, place: View) -> str:
        """Whose a province is."""
        return self("nobody") if place["owner"] is None else self.names[place["owner"]]

    def people(self, seats: list[int]) -> str:
        """Kingdoms by their seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def ruler(self, kingdom: str, reign: int, born: str) -> str:
        """AA-13.1: the ruler of that number, by his name alone."""
        return ruler_name(KINGDOM_KEYS.index(kingdom), reign, PEOPLE_KEYS.index(born))

    def ruler_of(self, ruler: View, seat: int) -> str:
        """Who rules there now: `Gerren of Dumnonia`."""
        called = self.ruler(ruler["kingdom"], ruler["reign"], ruler["born"])
        return self.says.say(Message("name-ruler", {"called": called, "player": self.names[seat]}))

    def reason(self, over: str, thing: Any) -> str:
        """What a war is over: `over the title Pendragon`."""
        if over == "faith":
            return self("over-faith")
        if over == "throne":
            return self("over-throne", name=self.names[thing])
        return self(f"over-{over}", name=self.card(thing) if over == "title" else self.province(thing))

    def date(self, date: View) -> str:
        """AA-29.2: `452, winter`."""
        return self("date", year=date["year"], season=self.says.form(f"season-{date['season']}"))
