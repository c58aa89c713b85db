"""To judge a position is not to change it: a search plays on in the state that the heuristic has weighed."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.kit.mind import mind_of

ALL_MODULES = dict.fromkeys(heptarchy.game("vikings").modules(), True)
# By set-up: how many answers are looked at, in games from their start
SET_UPS: list[tuple[str, dict[str, object], int]] = [
    ("vikings", {"players": 2, "advanced": True}, 500),
    ("vikings", {"players": 4, **ALL_MODULES}, 700),
    ("ortus", {"players": 2}, 300),
    ("ortus", {"players": 4, "variant": "heathen"}, 300),
    ("ortus", {"players": 3, "variant": "wessex"}, 300),
    ("ortus", {"players": 2, "variant": "rebellion"}, 300),
    ("arthur", {"players": 6, "battles": "quick"}, 3000),
    ("arthur", {"players": 4, "battles": "table", "war_round": 1}, 250),
    ("dba", {"players": 2}, 150),
]


@pytest.mark.many_games
@pytest.mark.parametrize(("game_id", "options", "answers"), SET_UPS, ids=str)
def test_what_judges_a_position_leaves_it_as_it_was(game_id: str, options: dict[str, object], answers: int) -> None:
    mind = mind_of(heptarchy.game(game_id))
    rng = Rng(f"untouched {game_id}")
    state = heptarchy.game(game_id).new(**options)
    asked: list[str] = []
    while len(asked) < answers:
        if state.over:
            state = heptarchy.game(game_id).new(**options)
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
            continue
        seat = rng.choice(state.seats)
        before = state.checksum()
        offered = state.options_for(seat)
        actions = [*offered, *(mind.proposals(state, seat, offered) if mind.proposals else [])]
        scores = mind.scores(state, seat, actions)
        assert len(scores) == len(actions)
        mind.quiet(state)
        mind.value(state)
        assert state.checksum() == before, f"the judge of {state.rule_for(seat)} changed what it judged"
        asked.append(state.rule_for(seat))
        best = [action for action, score in zip(actions, scores, strict=True) if score == max(scores)]
        state.apply(rng.choice(best) if rng.random() < 0.7 else rng.choice(offered), seat)
    assert len(set(asked)) > 3
