"""A battle before its first bound, for tests: armies that are not deployed yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.table.setup import BAND_BITS, first_battle
from heptarchy.kernel.modes import FIRST

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heptarchy.games.dba.features import Feature
    from heptarchy.games.dba.table.state import Battle


def camped(
    armies: Sequence[Sequence[int]],
    steps: Sequence[Callable[[Battle, int], None]],
    sides: Sequence[int] = (0, 1),
    people: Sequence[int] = (),
    traits: Sequence[int] = (),
    hands: Sequence[int] = (),
    expendables: int = 0,
    features: Sequence[Feature] = (),
    points: int = 0,
    landing: Sequence[bool] = (False, False),
    hidden: bool = False,
) -> Battle:
    """Armies that are not deployed yet (troops, the first of each its general's), edges and camps given.

    The steps are taken in their order, and then the game is over: `s.run()` takes the first. The first side attacks
    from the south; its camp and the enemy's are at the western end of their edges.
    """
    s = first_battle(
        default_params(),
        list(sides),
        list(people) or [t.BRITISH] * len(sides),
        list(traits) or [0] * len(sides),
        [[one | t.GENERAL << BAND_BITS if i == 0 else one for i, one in enumerate(army)] for army in armies],
        0,
        hands=list(hands) or None,
        expendables=expendables,
        points=points,
        landing=list(landing),
    )
    s.agenda = []
    s.agenda_args = []
    s.features = list(features)
    s.hidden = hidden
    s.edge = [t.SOUTH, t.NORTH]
    s.camp = [50 * MM - HALF_X, 50 * MM - HALF_X]
    s.push(end_here)
    s.then(*steps)
    s.run()
    return s


def end_here(s: Battle, _: int) -> None:
    """No more than a test is about."""
    s.finish([0] * s.players, "as far as the test goes")


def play(s: Battle, *texts: str) -> None:
    """Give these answers, in the words of a record, each by the first seat that is asked."""
    for text in texts:
        s.apply(s.space.parse(text))


def offered(s: Battle, seat: int = FIRST) -> list[str]:
    """What a seat may answer, in the words of a record."""
    return s.space.say_all(s.options_for(s.seat if seat == FIRST else seat))


def refused(s: Battle, text: str, seat: int = FIRST) -> str:
    """Why this answer is refused; empty if it is allowed."""
    refusal = s.refuse(s.space.parse(text), seat)
    return "" if refusal is None else str(refusal)
