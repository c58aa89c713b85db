"""The names and short wordings of one language, as tables: what `words` and `words_book` put together."""

from __future__ import annotations

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.words_age import AgeSpeech


class Speech:
    """One language. Tuples are by id; dicts are by key, as the comments say. `{}` is what a wording speaks of."""

    def __init__(self) -> None:
        # Names
        self.shires: tuple[str, ...] = ()
        self.kingdoms: tuple[str, ...] = ()
        self.seas: tuple[str, ...] = ()
        self.sides: tuple[str, ...] = ()
        self.factions: tuple[str, ...] = ()  # by kind, Fyrd too: as a heading
        self.kinds: tuple[str, ...] = ()  # by kind: more than one of them, within a sentence
        self.one_of: tuple[str, ...] = ()  # by kind: one of them
        self.a_unit: tuple[str, ...] = ()  # by kind: `a Norseman`
        self.leaders: tuple[str, ...] = ()  # without by-names
        self.epithets: tuple[str, ...] = ()  # by leader; empty for none
        self.faces: dict[str, str] = {}  # by face of a die
        # Cards
        self.events: tuple[str, ...] = ()  # titles
        self.event_texts: tuple[str, ...] = ()
        self.treaty: str = ""
        self.move: str = ""  # {}/{}: activations, steps
        self.treaty_text: str = ""  # {} what it gives
        self.move_text: str = ""
        self.each: str = ""  # after the steps, where there are several armies
        self.armies: tuple[str, str] = ("", "")  # one and more
        self.steps: tuple[str, str] = ("", "")
        self.windows: dict[str, str] = {}  # by window, {} whose turn; `card` for Movement and Treaty cards
        self.turns: dict[str, str] = {}  # whose turns, by bits of factions, as the windows speak of them
        # Answers: by verb, or by verb and rule of the question
        self.labels: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.verbs: dict[str, str] = {}
        # The rest
        self.endings: dict[str, str] = {}  # by side and ending
        self.assumes: dict[str, str] = {}  # by key of the forecast
        self.age: AgeSpeech = AgeSpeech()  # the modules

    def some(self, n: int, kind: int) -> str:
        """`1 Norseman`, `2 Norsemen`."""
        return several(n, self.one_of[kind], self.kinds[kind])

    def gives(self, card: int) -> str:
        """`2 armies, 3 steps`: what a Movement or Treaty card gives (V-5.9)."""
        return f"{several(t.CARD_ARMIES[card], *self.armies)}, {several(t.CARD_STEPS[card], *self.steps)}"

    def card_title(self, card: int) -> str:
        """The title of a card."""
        if t.CARD_EVENT[card] >= 0:
            return self.events[t.CARD_EVENT[card]]
        if t.CARD_NUMBER[card] == 1:
            return self.treaty
        return self.move.format(t.CARD_ARMIES[card], t.CARD_STEPS[card])

    def card_text(self, card: int) -> str:
        """What a card does."""
        if t.CARD_EVENT[card] >= 0:
            return self.event_texts[t.CARD_EVENT[card]]
        gives = f"{self.gives(card)} {self.each}" if t.CARD_ARMIES[card] > 1 else self.gives(card)
        return (self.treaty_text if t.CARD_NUMBER[card] == 1 else self.move_text).format(gives)

    def outcome(self, outcome: int) -> str:
        """`hit, flee`: what dice show."""
        return ", ".join(self.faces[face] for face in t.ROLL_NAMES[outcome].split(" "))
