"""The names and texts of one language, as tables: what `words_book` puts together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import CARD, EVENT, FACE, FACTION, KIND, LEADER, SHIRE, SIDE, SPACE
from heptarchy.games.vikings.words_age import AgeSpeech
from heptarchy.kernel.message import Message
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from heptarchy.kernel.space import Verb

ASSUMED: Final = ("units", "draw", "rough", "modules", "won")
PACKAGE: Final = "heptarchy.games.vikings"  # its folder `book` has the catalogues


class Speech:
    """The names and texts of one language, by its catalogues. Tuples are by id; dicts are by key."""

    def __init__(self, language: str) -> None:
        self.says = says = book_of(PACKAGE, language)
        # Names
        self.shires: tuple[str, ...] = says.names(SHIRE)
        self.kingdoms: tuple[str, ...] = says.forms("kingdom", t.KINGDOMS)
        self.seas: tuple[str, ...] = says.forms("sea", t.SEAS)
        self.sides: tuple[str, ...] = says.names(SIDE)
        self.kinds: tuple[str, ...] = says.names(KIND)  # more than one of them, within a sentence
        self.factions: tuple[str, ...] = (*says.names(FACTION), self.kinds[t.FYRD].capitalize())  # as a heading
        self.one_of: tuple[str, ...] = says.names(KIND, "one")
        self.leaders: tuple[str, ...] = says.names(LEADER)  # without by-names
        self.faces: dict[str, str] = dict(zip(FACE.keys, says.names(FACE), strict=True))
        # Cards
        self.cards: tuple[str, ...] = says.names(CARD)  # titles
        self.events: tuple[str, ...] = says.names(EVENT)
        self.event_texts: tuple[str, ...] = says.forms("text-event", t.EVENTS)
        # The rest
        self.verbs: dict[str, str] = {verb.name: says.form(verb_id(verb)) for verb in SPACE.verbs}
        self.assumes: dict[str, str] = {key: says.form(f"assumes-{key}") for key in ASSUMED}  # by key of the forecast
        self.age: AgeSpeech = AgeSpeech(says)  # the modules

    def epithet(self, leader: int) -> str:
        """The by-name of a Leader; empty for none."""
        id = f"leader-{t.LEADERS[leader]}"
        return self.says.form(id, "epithet") if self.says.has(id, "epithet") else ""

    def card_text(self, card: int) -> str:
        """What a card does; Movement and Treaty cards say what they give (V-5.9)."""
        if t.CARD_EVENT[card] >= 0:
            return self.event_texts[t.CARD_EVENT[card]]
        id = "text-treaty" if t.CARD_NUMBER[card] == 1 else "text-move"
        return self.says.say(Message(id, {"armies": t.CARD_ARMIES[card], "steps": t.CARD_STEPS[card]}))

    def window(self, window: int, turns: int) -> str:
        """V-10.4: when a card is played; whose turns, by bits of factions."""
        turn = self.says.form(f"turn-{window}-{turns}")
        return self.says.say(Message(f"window-{window}", {"turn": turn}))


def verb_id(verb: Verb) -> str:
    """Under which catalogues have what a verb is called."""
    return f"verb-{verb.name.replace(' ', '-').replace('_', '-')}"
