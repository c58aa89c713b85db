"""DBA 2.2 in its Big Battle form, as the rest of heptarchy meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import SPACE
from heptarchy.games.dba.commands import WIDTH
from heptarchy.games.dba.domains import COMMAND_SIZE
from heptarchy.games.dba.forecast import forecast
from heptarchy.games.dba.lobby import ASKED, LANDING_CHOICES, fixed_by_battle, rulers
from heptarchy.games.dba.muster import FOR_SALE, LEADERS, LEAST, MOST
from heptarchy.games.dba.params import figure_options, make_params
from heptarchy.games.dba.preview import preview
from heptarchy.games.dba.profiles import HOUSE_RULES
from heptarchy.games.dba.scenarios import BATTLE_KEYS, scenario
from heptarchy.games.dba.setup import first_state, sides_of
from heptarchy.games.dba.state import Battle
from heptarchy.games.dba.words_en import english_words
from heptarchy.games.dba.words_es import SpanishWords
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.options import Option, Value, profile
from heptarchy.kernel.refusal import BadOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words

RULES_VERSION: Final = 3

OPTIONS: list[Option] = [
    Option("players", 2, "How many command, on both sides together.", 2, 8),
    Option("attackers", 0, "How many of them are the first side; 0 stands for half of them.", 0, 7),
    profile(HOUSE_RULES),
    Option("battle", "open", "Armies by points, or a ready-made battle (DBA-25.8).", choices=BATTLE_KEYS, ours=True),
    Option("points", 36, "Points that each player raises his army with (DBA-25.1).", 9, 80, ours=True),
    Option("first_people", "british", "The people of the first side.", choices=t.PEOPLE_KEYS),
    Option("second_people", "saxon", "The people of the second side.", choices=t.PEOPLE_KEYS),
    Option("country", "arable", "The kind of country; fen is our own (DBA-30.1).", choices=t.COUNTRY_KEYS),
    Option("ground", "lot", "Who lays the ground: the lot, or the defender (DBA-3.5).", choices=("lot", "chosen")),
    Option("cards", 0, "Battle cards dealt to each player (DBA-25.9).", 0, 2, ours=True),
    *figure_options(),
    Option("landing", "none", "Which side may land from the sea (DBA-34.3).", choices=LANDING_CHOICES),
]

NARROWEST: Final = 80  # mm of the middle that a sector needs for its elements and its camp


class DbaGame(Game):
    """DBA 2.2, Big Battle."""

    def start(self, options: Mapping[str, Value]) -> State:
        """The first state under settled options."""
        return first_state(options)

    def check(self, options: Mapping[str, Value]) -> None:
        """Sides that have players, armies that can be raised, sectors that have room."""
        players = int(options["players"])
        if int(options["attackers"]) >= players:
            raise BadOptions(f"attackers may be at most {players - 1} of {players} players")
        if int(options["cards"]) * players > t.CARDS:
            raise BadOptions(f"the set of {t.CARDS} battle cards is too small for {players} players (DBA-25.9)")
        check_armies(options)
        side = sides_of(options)
        most = max(side.count(0), side.count(1))
        middle = WIDTH - 2 * int(options["deploy_margin"])
        if middle // most < NARROWEST:
            raise BadOptions(f"deploy_margin leaves no room for {most} commands beside each other (DBA-5.2)")

    def main_options(self) -> int:
        """All before the figures, and the rounds."""
        return ASKED

    def fixed(self, options: Mapping[str, Value]) -> dict[str, Value | None]:
        """DBA-25.8: what a ready-made battle leaves no choice about."""
        return fixed_by_battle(options)

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """Rulers of the age, each of the people that he leads."""
        return rulers(options)

    def sides(self, options: Mapping[str, Value]) -> list[int]:
        """The two sides of the battle."""
        return sides_of(options)

    def longest(self, options: Mapping[str, Value]) -> int:
        """`rounds` bounds the bounds; PIPs bound the moves, and elements all else.

        A command of n elements takes at most n + 20 answers to muster, n to deploy, a few for cards and order. In a
        bound it has at most 8 moves (a die, and what traits save) of up to n + 4 answers; each of its elements is
        held or flees, fights (a choice, the dice, three bonuses, a personality) and is touched by fire or works.
        """
        players = int(options["players"])
        elements = players * COMMAND_SIZE
        before = 200 + players * (100 + 3 * COMMAND_SIZE)
        bound = 400 + players * 60 + elements * 30
        return before + 2 * int(options["rounds"]) * bound

    def seen(self) -> Any:
        """Its views."""
        from heptarchy.games.dba.seen import View

        return View

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return english_words(self).prompt(state, seat)

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        return english_words(self).event(event)

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The bound, the game."""
        assert isinstance(state, Battle)
        return {"game": "", "bound": str(state.bound)}

    def preview(self, state: State, seat: int, action: int) -> dict[str, Any]:
        """Where what is moved would stand, and what it would cost."""
        assert isinstance(state, Battle)
        return preview(state, seat, action)

    def forecast(self, state: State, seat: int | None) -> dict[str, Any]:
        """The close combats that stand, with their exact odds."""
        return forecast(state, seat)

    def words(self, language: str) -> Words:
        """Spanish if it is asked for, else English."""
        return SpanishWords(self) if language == "es" else english_words(self)

    def languages(self) -> list[str]:
        """English and Spanish."""
        return ["en", "es"]

    def rules_text(self) -> str:
        """The rules in our own words."""
        return read_beside("heptarchy.games.dba", "rules.en.md")


def check_armies(options: Mapping[str, Value]) -> None:
    """DBA-25.5, DBA-25.8: points for a smallest army, or players that a ready-made battle has commands for."""
    side = sides_of(options)
    if options["battle"] != BATTLE_KEYS[0]:
        hosts = scenario(str(options["battle"])).hosts
        for own in range(2):
            if side.count(own) > len(hosts[own]):
                most = f"{len(hosts[0])} and {len(hosts[1])}"
                raise BadOptions(f"{options['battle']} has {most} commands, not {side.count(0)} and {side.count(1)}")
        return
    cost = make_params(options).cost
    least = min([cost[kind] for kind in LEADERS]) + (LEAST - 1) * min([cost[kind] for kind in FOR_SALE])
    if int(options["points"]) < least:
        raise BadOptions(f"points must be at least {least}, for an army of {LEAST} to {MOST} elements (DBA-25.5)")


DBA = DbaGame("dba", "DBA Big Battle", RULES_VERSION, SPACE, OPTIONS)
