"""Ortus Regni in Spanish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus import prompts_es
from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.options_es import BAD_OPTIONS, OPTIONS, REASONS
from heptarchy.games.ortus.spanish import EARLS, SPANISH
from heptarchy.games.ortus.wording_es import listed
from heptarchy.games.ortus.words import OrtusWords
from heptarchy.kernel.beside import read_beside

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.ortus.words_speech import Speech
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.state import State


class SpanishWords(OrtusWords):
    """Spanish: its own questions, refusals, options and rules, beside the tables."""

    def __init__(self, game: Game, speech: Speech = SPANISH) -> None:
        super().__init__(game, "es", speech)

    def with_speech(self, speech: Speech) -> OrtusWords:
        """Spanish with other names."""
        return SpanishWords(self.game, speech)

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """OR-1.3: a seat is called after its colour."""
        return [EARLS[t.COLOUR_NAMES.index(name)] for name in self.game.seat_names(options)]

    def option(self, option: Option) -> str:
        """What there is to settle before the game, as a sentence."""
        return OPTIONS[option.name][1]

    def option_name(self, option: Option) -> str:
        """The same in a word or two."""
        return OPTIONS[option.name][0]

    def bad_options(self, message: str) -> str:
        """Why options do not go together; names of options stay as they are."""
        for english, spanish in BAD_OPTIONS:
            found = english.fullmatch(message)
            if found is not None:
                said = found.expand(spanish)
                reason = said.rpartition(": ")[2]
                return said.removesuffix(reason) + REASONS.get(reason, reason)
        return message

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return prompts_es.prompt(state, seat)

    def rules_text(self) -> str:
        """The rules in Spanish."""
        return read_beside("heptarchy.games.ortus", "rules.es.md")

    def listed(self, parts: list[str]) -> str:
        """`a, b y c`."""
        return listed(parts)
