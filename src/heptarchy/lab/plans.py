"""Several plans played side by side: the settings of a sweep, the line-ups of an arena."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from heptarchy.lab.table import Plan, Row, Table

if TYPE_CHECKING:
    from typing import TextIO

SIMULATE = "simulate"
ARENA = "arena"


@dataclass(frozen=True)
class Programme:
    """Plans of the same game, seed and length. Game 0 of each comes first, then game 1 of each.

    So all plans meet the same seeds, and a programme that is stopped has played each of them alike. Its games are
    numbered from 0, whatever the first index is.
    """

    plans: list[Plan]
    kind: str = SIMULATE
    field: str = ""  # in an arena of one against many: who the many are

    def __post_init__(self) -> None:
        """All plans agree on what the numbering rests on."""
        first = self.plans[0]
        if any((plan.game, plan.seed, plan.first, plan.games) != _common(first) for plan in self.plans):
            raise ValueError("the plans of a programme have one game, seed and number of games")

    def __len__(self) -> int:
        """How many games there are in all."""
        return self.plans[0].games * len(self.plans)

    def at(self, number: int) -> tuple[int, int]:
        """The place of a game's plan, and its index there."""
        index, place = divmod(number, len(self.plans))
        return place, self.plans[0].first + index

    def number_of(self, row: Row) -> int:
        """The way back."""
        return (row.index - self.plans[0].first) * len(self.plans) + row.place

    def plan_of(self, row: Row) -> Plan:
        """The plan by which this game was played."""
        return self.plans[row.place]


def _common(plan: Plan) -> tuple[str, int, int, int]:
    return plan.game, plan.seed, plan.first, plan.games


class Tables:
    """The tables of a programme, laid when they are first needed."""

    def __init__(self, programme: Programme) -> None:
        self.programme = programme
        self.laid: dict[int, Table] = {}

    def table(self, place: int) -> Table:
        """The table of a plan."""
        if place not in self.laid:
            self.laid[place] = Table(self.programme.plans[place])
        return self.laid[place]

    def play(self, number: int, trace: TextIO | None = None) -> Row:
        """Play one game of the programme; `trace` gets every answer."""
        place, index = self.programme.at(number)
        row = self.table(place).play(index, trace)
        return replace(row, place=place) if place else row
