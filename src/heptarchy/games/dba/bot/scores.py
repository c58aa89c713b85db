"""How good every option looks, whatever is asked: one function for each kind of question, found by its verbs."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.games.dba.bot import before, bounds, sea
from heptarchy.games.dba.bot.moving import place_scores
from heptarchy.games.dba.bot.outlook import Outlook
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.state import State

Question = Callable[[Outlook, list[int]], list[float]]

# By verb, in the order in which they are looked for among the options: the first that is there names the question
QUESTIONS: list[tuple[str, Question]] = [
    ("move", bounds.move_scores),
    ("stay", place_scores),
    ("fight", bounds.fight_scores),
    ("urge", bounds.urge_scores),
    ("stand_fast", bounds.brave_scores),
    ("hold", bounds.hold_scores),
    ("face", bounds.hold_scores),
    ("grant", bounds.grant_scores),
    ("fight_on", bounds.order_scores),
    ("accept", bounds.draw_scores),
    ("lurk", bounds.lurk_scores),
    ("burn", bounds.burn_scores),
    ("entrench", bounds.entrench_scores),
    ("host", before.muster_scores),
    ("enlist", before.muster_scores),
    ("take", before.muster_scores),
    ("crown", before.crown_scores),
    ("ashore", sea.kept_scores),
    ("land", sea.land_scores),
    ("deploy", before.deploy_scores),
    ("exchange", before.ready_scores),
    ("lend", before.lend_scores),
    ("camp", before.camp_scores),
    ("border", before.border_scores),
    ("country", before.country_scores),
    ("lay_by_lot", before.ground_scores),
    ("ride", before.ride_scores),
    ("band", before.band_scores),
    ("bless", before.omen_scores),
    ("curse", before.omen_scores),
    ("done", bounds.move_scores),
    ("play", before.play_scores),
]


def scores(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat; the state is one that the seat has imagined."""
    assert isinstance(state, Battle)
    verbs: list[str] = []
    for option in options:
        verb = state.space.verb_at(option)
        if verb is not None and verb.name not in verbs:
            verbs.append(verb.name)
    for name, question in QUESTIONS:
        if name in verbs:
            return question(Outlook(state, seat), options)
    return [0.0] * len(options)
