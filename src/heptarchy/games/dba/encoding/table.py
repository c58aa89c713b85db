"""DBA Big Battle in numbers: the table from one's own side, and what each answer points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.encoding.battle import RULES, BattlePlanes
from heptarchy.games.dba.table.state import Battle
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import Encoding

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.row import Row


class DbaEncoding(Encoding):
    """Sides, commands, every element, the ground, and the options one by one: answers are places among them."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        players = int(options["players"])
        super().__init__(players, RULES)
        self.battle = BattlePlanes(self, players, actions_of(game).room)

    def write(self, state: State, seat: int, out: Row, at: int) -> None:
        """The battle as this seat sees it."""
        assert isinstance(state, Battle)
        self.write_table(state, seat, out, at)
        self.battle.write(state, seat, out, at)
        self.battle.write_options(state, seat, state.options_for(seat), out, at)
