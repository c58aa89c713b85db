"""The names and short wordings of one language, as tables: what `words` and `words_book` put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import CARD, EVENT, FACE, FACTION, KIND, LEADER, SHIRE, SIDE, SPACE
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.words_age import AgeSpeech
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from heptarchy.kernel.space import Verb

PACKAGE: Final = "heptarchy.games.vikings"  # its folder `book` has the catalogues


class Speech:
    """One language: names by its catalogue, the rest as tables.

    Tuples are by id; dicts are by key, as the comments say. `{}` is what a wording speaks of.
    """

    def __init__(self, language: str) -> None:
        says = book_of(PACKAGE, language)
        # Names
        self.shires: tuple[str, ...] = says.names(SHIRE)
        self.kingdoms: tuple[str, ...] = tuple(says.form(f"kingdom-{key}") for key in t.KINGDOMS)
        self.seas: tuple[str, ...] = ()
        self.sides: tuple[str, ...] = says.names(SIDE)
        self.kinds: tuple[str, ...] = says.names(KIND)  # more than one of them, within a sentence
        self.factions: tuple[str, ...] = (*says.names(FACTION), self.kinds[t.FYRD].capitalize())  # as a heading
        self.one_of: tuple[str, ...] = says.names(KIND, "one")
        self.leaders: tuple[str, ...] = says.names(LEADER)  # without by-names
        self.epithets: tuple[str, ...] = ()  # by leader; empty for none
        self.faces: dict[str, str] = dict(zip(FACE.keys, says.names(FACE), strict=True))
        # Cards
        self.cards: tuple[str, ...] = says.names(CARD)  # titles
        self.events: tuple[str, ...] = says.names(EVENT)
        self.event_texts: tuple[str, ...] = ()
        self.treaty_text: str = ""  # {} what it gives
        self.move_text: str = ""
        self.each: str = ""  # after the steps, where there are several armies
        self.armies: tuple[str, str] = ("", "")  # one and more
        self.steps: tuple[str, str] = ("", "")
        self.windows: dict[str, str] = {}  # by window, {} whose turn; `card` for Movement and Treaty cards
        self.turns: dict[str, str] = {}  # whose turns, by bits of factions, as the windows speak of them
        # The rest
        self.verbs: dict[str, str] = {verb.name: says.form(verb_id(verb)) for verb in SPACE.verbs}
        self.assumes: dict[str, str] = {}  # by key of the forecast
        self.age: AgeSpeech = AgeSpeech(says)  # the modules

    def gives(self, card: int) -> str:
        """`2 armies, 3 steps`: what a Movement or Treaty card gives (V-5.9)."""
        return f"{several(t.CARD_ARMIES[card], *self.armies)}, {several(t.CARD_STEPS[card], *self.steps)}"

    def card_text(self, card: int) -> str:
        """What a card does."""
        if t.CARD_EVENT[card] >= 0:
            return self.event_texts[t.CARD_EVENT[card]]
        gives = f"{self.gives(card)} {self.each}" if t.CARD_ARMIES[card] > 1 else self.gives(card)
        return (self.treaty_text if t.CARD_NUMBER[card] == 1 else self.move_text).format(gives)


def verb_id(verb: Verb) -> str:
    """Under which catalogues have what a verb is called."""
    return f"verb-{verb.name.replace(' ', '-').replace('_', '-')}"
