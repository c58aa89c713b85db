"""What the lab's reports say, in a language: sentences by the catalogues `book/*.ftl`, figures, a game's own words.

Data hold English words and keys whatever is spoken; what they mean, the game's catalogues say (kit/facts.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import Message
from heptarchy.kit.facts import facts_of
from heptarchy.speech.shelf import ENGLISH, book_of
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.options import Value as Set
    from heptarchy.lab.intervals import Interval

PACKAGE: Final = "heptarchy.lab"
SPACE = "\u00a0"  # between a number and its unit
MINUS = "\u2212"


class Voice:
    """A locale of the lab, for the reports of one game."""

    def __init__(self, language: str = ENGLISH, game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self.book = book_of(PACKAGE, language)
        self.marks = str.maketrans({",": self.book.form("lab-thousands"), ".": self.book.form("lab-decimal")})
        # English is what data hold: it need not be looked up
        self.words = None if game is None or language == ENGLISH else game.words(language)
        self.catalogue = self.words.says if isinstance(self.words, BookWords) else None  # a guest may have none
        self.names: dict[str, str] = {}
        if game is not None and self.catalogue is not None:
            for said, meant in facts_of(game).words():
                self.names.setdefault(said, self.catalogue.item(meant))

    def __call__(self, id: str, **facts: Value) -> str:
        """A sentence: the message `lab-id`."""
        return self.book.say(Message(f"lab-{id}", facts))

    def at(self, options: Mapping[str, Set]) -> Voice:
        """The same for games with these options, whose seats it knows by name."""
        if self.game is None or self.words is None:
            return self
        settled = {option.name: option.default for option in self.game.options} | dict(options)
        found = Voice(self.language, self.game)
        seats = self.words.at(settled).seat_names(settled)
        found.names |= dict(zip(self.game.seat_names(settled), seats, strict=True))
        return found

    # What data hold; as it stands there where no catalogue of the game says it

    def title(self, said: str) -> str:
        """What the game is called."""
        return said if self.words is None else self.words.title()

    def option(self, option: Option) -> str:
        """An option as a sentence."""
        return option.sentence if self.words is None else self.words.option(option)

    def word(self, said: str) -> str:
        """A name, several of them, an opening."""
        known = self.names.get(said)
        if known is not None or not self.names:
            return known or said
        for joint, listed in ((", ", ", ".join), (" and ", self.listed)):
            parts = said.split(joint)
            if len(parts) > 1 and all(part in self.names for part in parts):
                return listed([self.names[part] for part in parts])
        return said

    def ending(self, key: str) -> str:
        """How a game ended, in a word or two."""
        return self._own(f"ended-{key.replace('_', '-').replace(' ', '-')}") or key.replace("_", " ")

    def tag(self, key: str) -> str:
        """A deck, or whatever else seats are told apart by."""
        return self._own(f"tagged-{key}") or key

    def fact(self, name: str, said: str) -> str:
        """A number of the game's own, as a sentence."""
        return self._own(f"fact-{name}") or said

    def fact_name(self, name: str) -> str:
        """The same in a word or two: its key, where the language has no other."""
        return "" if not name else self._own(f"fact-{name}", "name") or name

    def seen(self, kind: str, said: str) -> str:
        """What a mark of time is, how sides stand, what is played: `seen-mark` and so on."""
        return said and (self._own(f"seen-{kind}") or said)

    def _own(self, id: str, attribute: str = "") -> str:
        said = self.catalogue
        if said is None or not said.first([id]):
            return ""
        return said.attribute(id, attribute) if attribute else said.form(id)

    # Figures

    def written(self, figure: str) -> str:
        """A figure that was formatted in English, as the language writes it."""
        return figure.translate(self.marks)

    def number(self, value: float, digits: int = 0) -> str:
        """`2,000`."""
        return self.written(f"{value:,.{digits}f}")

    def reach(self, low: float, high: float, digits: int = 0) -> str:
        """`33 to 37`."""
        return self.span(f"{low:.{digits}f}", f"{high:.{digits}f}")

    def span(self, low: str, high: str) -> str:
        """The same of figures that were formatted in English."""
        return self("span", low=self.written(low), high=self.written(high))

    def games(self, n: int) -> str:
        """`1 game`, `2,000 games`."""
        return self("games", n=n, figure=self.number(n))

    def per_cent(self, share: float) -> str:
        """A whole per cent; 0 and 100 only if it is so."""
        if 0 < share < 0.01:
            return f"< 1{SPACE}%"
        if 0.99 < share < 1:
            return f"> 99{SPACE}%"
        return f"{100 * share:.0f}{SPACE}%"

    def share_words(self, share: Interval) -> str:
        """`35 % [33 to 37]`."""
        return f"{self.per_cent(share.value)} [{self.reach(100 * share.low, 100 * share.high)}]"

    def share_cells(self, hits: int, share: Interval) -> list[str]:
        """Games, share and interval, for a table."""
        part = self.written(f"{100 * share.value:.1f}{SPACE}%")
        return [self.number(hits), part, self.reach(100 * share.low, 100 * share.high, 1)]

    def signed(self, value: float, digits: int = 0) -> str:
        """With its sign, the minus one as wide as the plus; 0 has none."""
        rounded = f"{abs(value):,.{digits}f}"
        sign = ("+" if value > 0 else MINUS) if float(rounded.replace(",", "")) else ""
        return sign + self.written(rounded)

    def chance(self, p: float) -> str:
        """`0.03`, `< 0.001`."""
        return self.written(f"<{SPACE}0.001" if p < 0.001 else f"{p:.3f}" if p < 0.1 else f"{p:.2f}")

    def chance_words(self, p: float) -> str:
        """`p = 0.03`."""
        return f"p{SPACE}{'' if p < 0.001 else f'={SPACE}'}{self.chance(p)}"

    def listed(self, words: Sequence[str]) -> str:
        """`a, b and c`."""
        return self.book.listed(list(words))
