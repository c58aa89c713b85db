"""How good every option looks, whatever is asked: one function for each kind of question."""

from __future__ import annotations

from heptarchy.agents.vikings import battles, cards, places
from heptarchy.agents.vikings import weights as w
from heptarchy.agents.vikings.armies import Armies, Stage
from heptarchy.agents.vikings.leaders import Stop, Ways, landing_values, leader_gain
from heptarchy.agents.vikings.outlook import Outlook
from heptarchy.games.vikings import actions as a
from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.march import the_march
from heptarchy.games.vikings.reinforcements import english_places, viking_places
from heptarchy.games.vikings.state import Vikings
from heptarchy.kernel.state import State

FIRST_OF_ALL = 100.0  # what should be done before anything else that is offered
NEVER = -100.0


def scores(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat; the state is one that the seat has imagined."""
    assert isinstance(state, Vikings)
    side = t.SIDE_OF[state.owner.index(seat)]
    return QUESTIONS[a.SPACE.verb_of(options[0]).name](Outlook(state, side), options)
