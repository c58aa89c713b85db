"""Age of Arthur as the rest of heptarchy meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.actions import SPACE
from heptarchy.games.arthur.forecast import forecast, scopes
from heptarchy.games.arthur.params import figure_options
from heptarchy.games.arthur.presets import PRESETS, REIGN, SHORE_KEYS, SHORE_OF, rounds_of, sets
from heptarchy.games.arthur.profiles import HOUSE_RULES
from heptarchy.games.arthur.setup import first_state
from heptarchy.games.arthur.state import BATTLE_KEYS, EACH, Campaign
from heptarchy.games.arthur.words_en import EnglishWords
from heptarchy.games.arthur.words_es import SpanishWords
from heptarchy.games.dba.game import DBA
from heptarchy.kernel.beside import read_beside
from heptarchy.kernel.game import Game
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.options import Option, Value, profile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words

RULES_VERSION: Final = 3
PLAYERS: Final = 4  # if nobody says otherwise

OPTIONS: list[Option] = [
    Option("players", PLAYERS, "How many rulers there are.", 2, 8),
    Option(
        "preset",
        REIGN,
        "How long the campaign lasts, and how Saxon its shore is (AA-28.2).",
        choices=PRESETS,
        sets=sets,
        ours=True,
    ),
    Option("battles", "table", "How battles are fought (AA-21).", choices=BATTLE_KEYS),
    profile(HOUSE_RULES),
    Option("rounds", rounds_of(REIGN, PLAYERS), "The last round, when time is called (AA-2.7).", 3, 80, ours=True),
    Option("saxon_shore", SHORE_OF[REIGN], "How much of the Saxon Shore begins Saxon (AA-28.1).", choices=SHORE_KEYS),
    Option("share_out", False, "Kingdoms without a player are dealt out (AA-2.3)."),
    Option(
        "throne_on_death", False, "The only claim on a throne falls in when its ruler dies, too (AA-5.9).", ours=True
    ),
    Option(
        "war_at_end_of_round",
        True,
        "Wars are fought when the round ends (AA-26.1), as we read the document; else at once (AA-9.5).",
    ),
    *figure_options(),
]

ASKED: Final = 7  # options that are asked for when a table is laid

# More answers than a turn takes: every claim renounced, every art of Merlin, every ruler under the knives
ANSWERS_A_TURN: Final = 400
# And than a war takes but for its battle: offers, sides, levies, a siege of as many rounds as there are elements
ANSWERS_A_WAR: Final = 20000


class ArthurGame(Game):
    """Age of Arthur."""

    def start(self, options: Mapping[str, Value]) -> State:
        """The first state under settled options."""
        return first_state(options)

    def main_options(self) -> int:
        """All before the house rules."""
        return ASKED

    def seat_names(self, options: Mapping[str, Value]) -> list[str]:
        """AA-2.2: a seat is a kingdom."""
        return [t.KINGDOM_NAMES[kingdom] for kingdom in t.PLAYER_SETS[int(options["players"])]]

    def longest(self, options: Mapping[str, Value]) -> int:
        """`rounds` bounds the turns, and two wars in a turn are the most there can be; DBA bounds their battles."""
        players = int(options["players"])
        rounds = int(options["rounds"])
        battle = DBA.longest(DBA.settle({"players": players, "attackers": 1}))
        turn = ANSWERS_A_TURN + 2 * (ANSWERS_A_WAR + battle)
        return ANSWERS_A_TURN + rounds * players * turn

    def delegation_rule(self, state: State) -> str:
        """Bots command where the option `battles`, or a player before a battle, says so."""
        assert isinstance(state, Campaign)
        return "AA-21.4" if state.battles == EACH else "AA-21.3"

    def child_packages(self) -> list[str]:
        """Battles are games of DBA (AA-21.1)."""
        return ["heptarchy.games.dba"]

    def seen(self) -> Any:
        """Its views."""
        from heptarchy.games.arthur.seen import View

        return View

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        return EnglishWords(self).prompt(state, seat)

    def show_event(self, event: Event) -> str:
        """A happening as a sentence."""
        return EnglishWords(self).event(event)

    def words(self, language: str) -> Words:
        """Spanish if it is asked for, else English."""
        return SpanishWords(self) if language == "es" else EnglishWords(self)

    def languages(self) -> list[str]:
        """English and Spanish."""
        return ["en", "es"]

    def scopes(self, state: State, seat: int) -> dict[str, str]:
        """The turn, the war, the game; in a battle its bound."""
        return scopes(state)

    def preview(self, state: State, seat: int, action: int) -> dict[str, Any]:
        """In a battle: where what is moved would stand."""
        assert isinstance(state, Campaign)
        if state.mode != NESTED or state.child is None or state.inner(seat) < 0:
            return {}
        return DBA.preview(state.child, state.inner(seat), action - state.offset)

    def forecast(self, state: State, seat: int | None) -> dict[str, Any]:
        """The chances of the war that is waged, from what all see; in a battle its combats."""
        return forecast(state, seat)

    def rules_text(self) -> str:
        """The rules in our own words."""
        return read_beside("heptarchy.games.arthur", "rules.en.md")


ARTHUR = ArthurGame("arthur", "Age of Arthur", RULES_VERSION, SPACE, OPTIONS)
