"""Greedy in a battle of DBA: it has an answer to everything, is the same every time, and beats its yardsticks."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Rng, State
from heptarchy.agents import Agent, UnknownAgent, agent
from heptarchy.games.dba.bot.chances import expected
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.perspective import Perspective
from tests.agents.test_greedy_beats_random import fewest
from tests.sizes import size

GREEDY = agent("greedy", "dba")
ADVANCE = agent("advance", "dba")
RANDOM = agent("random", "dba")

COUNTRIES = ("arable", "forest", "hilly", "fen")
OVER_RANDOM = 0.95  # of its battles against random, that greedy surely wins; a draw is not won
OVER_ADVANCE = 0.70


def fight(agents: list[Agent], number: int, **given: object) -> tuple[Battle, list[int]]:
    """A whole battle, an agent a side; and all its answers."""
    s = DBA.new(country=COUNTRIES[number // 2 % 4], **given)
    assert isinstance(s, Battle)
    fate = Rng(f"fate {number}")
    minds = [Rng(f"seat {seat} {number}") for seat in range(s.players)]
    answers: list[int] = []
    while not s.over:
        seat = s.seats[0]
        if seat == FATE:
            action = fate.pick(s.weights)
        else:
            action = agents[s.side[seat]].choose(Perspective(DBA, s, seat), minds[seat])
        answers.append(action)
        s.apply(action, seat)
    return s, answers


def won(other: Agent, games: int, **given: object) -> int:
    """Battles that greedy wins against another agent, from either side in turn; a draw is not won."""
    wins = 0
    for number in range(games):
        mine = number % 2
        s, _ = fight([GREEDY, other] if mine == 0 else [other, GREEDY], number, **given)
        wins += s.scores[s.side.index(mine)]
    return wins


# It plays


@pytest.mark.parametrize("given", [{"players": 2, "cards": 2}, {"players": 4, "cards": 1, "ground": "chosen"}], ids=str)
def test_a_battle_comes_to_its_end_with_cards_and_ground_of_its_own(given: dict[str, object]) -> None:
    s, _ = fight([GREEDY, GREEDY], 0, **given)
    assert s.over


@pytest.mark.many_games
def test_ready_made_battles_come_to_their_end() -> None:
    s, _ = fight([GREEDY, ADVANCE], 1, players=4, battle="catraeth")
    assert s.over


def test_the_same_battle_is_played_the_same() -> None:
    one, answers = fight([GREEDY, ADVANCE], 2)
    two, again = fight([GREEDY, ADVANCE], 2)
    assert answers == again
    assert one.checksum() == two.checksum()


def test_what_it_answers_is_allowed() -> None:
    s: State = DBA.new(players=4, cards=2)
    rng = Rng("allowed")
    asked = 0
    while not s.over and asked < 120:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
            continue
        seat = rng.choice(s.seats)
        action = GREEDY.choose(Perspective(DBA, s, seat), rng)
        assert s.allows(action, seat), s.space.say(action)
        asked += 1
        s.apply(action if rng.below(2) else rng.choice(s.options_for(seat)), seat)
    assert asked == 120


def test_advance_plays_battles_only() -> None:
    with pytest.raises(UnknownAgent, match="no agent 'advance'"):
        agent("advance", "vikings")


# It knows its chances (DBA-23.3)


def test_dba_23_3_warband_destroy_spears_more_often_than_spears_destroy_them() -> None:
    lost, _, dead, foe_dead, _ = expected(t.SP, t.WB, 4, 3, False, False, False, False)
    assert (dead, foe_dead) == (10, 4)
    assert lost == 10 * 100


# It beats its yardsticks


@pytest.mark.many_games
def test_it_beats_random_from_either_side() -> None:
    games = size("battles_against_random")
    wins = won(RANDOM, games)
    assert wins >= fewest(games, OVER_RANDOM), f"{wins} of {games}"


@pytest.mark.many_games
def test_it_beats_a_straight_advance_from_either_side() -> None:
    games = size("battles_against_advance")
    wins = won(ADVANCE, games)
    assert wins >= fewest(games, OVER_ADVANCE), f"{wins} of {games}"
