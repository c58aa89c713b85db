"""The agent that knows nothing, and the table of agents."""

from __future__ import annotations

import pytest

from heptarchy import Game, Rng
from heptarchy.agents import Greedy, Random, UnknownAgent, agent, agent_names
from heptarchy.agents.levels import level
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.kernel.perspective import Perspective
from raids.game import RAIDS
from tests.games.vikings.table import a_game, deal


def test_random_draws_every_option_that_its_seat_has() -> None:
    # Given the first question of a game, with many answers
    s = deal(a_game(players=2))
    seat = Perspective(VIKINGS, s, s.seat)
    assert len(seat.options) > 50

    # When it is answered again and again
    rng = Rng(1)
    answers = {Random().choose(seat, rng) for _ in range(2000)}

    # Then every option comes, and nothing else
    assert answers == set(seat.options)


def test_random_gives_the_same_answer_for_the_same_seed() -> None:
    s = deal(a_game(players=2))
    seat = Perspective(VIKINGS, s, s.seat)
    assert [Random().choose(seat, Rng(seed)) for seed in range(20)] == [
        Random().choose(seat, Rng(seed)) for seed in range(20)
    ]


def test_agents_are_found_by_name() -> None:
    levels = ["thrall", "ceorl", "thegn", "ealdorman", "king"]
    assert agent_names() == ["greedy", "random", "search", *levels]
    assert agent_names("vikings") == ["greedy", "greedy-base", "random", "search", *levels]
    assert agent_names("dba") == ["advance", "greedy", "random", "search", *levels]
    assert isinstance(agent("random", "vikings"), Random)
    assert isinstance(agent("greedy", "vikings"), Greedy)
    assert repr(agent("king", "vikings")) == repr(level("king", "vikings").agent("vikings"))


def test_random_plays_any_game() -> None:
    assert isinstance(agent("random", RAIDS), Random)


@pytest.mark.parametrize(
    ("name", "game", "said"),
    [
        ("greddy", VIKINGS, "no agent 'greddy'; nearest is greedy"),
        ("zzz", VIKINGS, f"no agent 'zzz'; there are {', '.join(agent_names(VIKINGS))}"),
        ("advance", VIKINGS, f"no agent 'advance'; there are {', '.join(agent_names(VIKINGS))}"),
        ("greedy", RAIDS, "greedy does not play 'raids', which has no heuristic; search and random do"),
    ],
)
def test_an_agent_that_is_not_there_is_named_with_the_nearest(name: str, game: Game, said: str) -> None:
    with pytest.raises(UnknownAgent) as raised:
        agent(name, game)
    assert str(raised.value) == said


def test_an_agent_is_known_by_its_print() -> None:
    assert repr(Random()) == "Random()"
    assert repr(agent("greedy", "vikings")) == "Greedy(scores=heptarchy.games.vikings.bot.scores.scores)"
