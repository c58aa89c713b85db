"""Answers at random in campaigns, rather those that bring rare things about."""

from __future__ import annotations

from heptarchy import Rng, State
from heptarchy.games.arthur.game import ARTHUR

# Answers that bring rare things about, and how they begin
SOUGHT = ("play cassus", "play cast", "play merlin", "play claim_to", "play rebellion", "play saxon_usurper")
SOUGHT_VERBS = ("war_on ", "offer_to ", "endure", "hold_out", "over_t", "look ", "leave", "take ")


def chosen(state: State, seat: int, rng: Rng) -> int:
    """A random answer, rather one that leads to wars, offers, sieges and Merlin; battles are short."""
    options = state.options_for(seat)
    if state.child is not None:
        concede = ARTHUR.space.parse("battle/concede")
        return concede if concede in options and rng.below(8) == 0 else rng.choice(options)
    sought = [one for one in options if ARTHUR.space.say(one).startswith((*SOUGHT, *SOUGHT_VERBS))]
    return rng.choice(sought) if sought and rng.below(3) else rng.choice(options)
