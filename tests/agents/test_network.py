"""The network that judges Vikings: it adds up as written, knows what it sees by name, and knows more than a coin."""

from __future__ import annotations

import math

import pytest

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.agents import agent
from heptarchy.games.vikings.bot import value as judge
from heptarchy.games.vikings.bot.sight import SIZE, Sight, names
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.perspective import Perspective
from heptarchy.kit.network import Network, read
from tests.sizes import size

ALL_MODULES = dict.fromkeys(heptarchy.game("vikings").modules(), True)


def test_hidden_units_speak_where_they_are_moved_and_not_below_zero() -> None:
    # Given two things that may be seen, and two hidden units, the second of them moved by the second thing alone
    network = Network(["shield", "axe"], [[1.0, 2.0], [0.0, -4.0]], [0.5, 1.0], [3.0, 5.0, 0.25])
    # When nothing is seen, when one shield is, when an axe and a half are
    assert network.logit([], []) == pytest.approx(0.25 + 3 * 0.5 + 5 * 1.0)
    assert network.logit([0], [1.0]) == pytest.approx(0.25 + 3 * 1.5 + 5 * 1.0)
    assert network.logit([1], [1.5]) == pytest.approx(0.25 + 3 * 3.5)  # the second is silent
    assert network.chance([1], [1.5]) == pytest.approx(1 / (1 + math.exp(-10.75)))


def test_a_network_is_read_as_it_is_written() -> None:
    written = "# made by hand\nshield:1000 0\naxe:2000 -4000\nbias:500 1000\nout:3000 5000 250\n"
    network = read(written)
    assert network.names == ["shield", "axe"]
    assert network.rows == [[1.0, 2.0], [0.0, -4.0]]
    assert (network.bias, network.out) == ([0.5, 1.0], [3.0, 5.0, 0.25])


def test_the_network_was_fitted_to_what_is_seen_today() -> None:
    assert judge.NETWORK.names == names()
    assert len(names()) == SIZE
    assert all(len(row) == SIZE for row in judge.NETWORK.rows)


@pytest.mark.parametrize("options", [{"players": 2, "advanced": True}, {"players": 4, **ALL_MODULES}], ids=str)
def test_what_is_seen_has_a_place_and_one_alone(options: dict[str, object]) -> None:
    state = heptarchy.game("vikings").new(**options)
    assert isinstance(state, Vikings)
    rng = Rng("sight")
    while not state.over:
        if state.seat != FATE and state.round:
            seen = Sight(state)
            assert len(set(seen.places)) == len(seen.places) == len(seen.amounts)
            assert all(0 <= place < SIZE for place in seen.places)
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))


def test_units_are_seen_where_they_stand() -> None:
    state = heptarchy.game("vikings").new(players=2)
    assert isinstance(state, Vikings)
    rng = Rng("units")
    while state.round < 2:
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    seen = Sight(state)
    told = {names()[place]: amount for place, amount in zip(seen.places, seen.amounts, strict=True)}
    for shire, thegns in enumerate(state.units[t.THEGN]):
        assert told.get(f"thegns {t.SHIRES[shire]}", 0.0) == pytest.approx(thegns / 3)
    assert told["round 2"] == 1.0


@pytest.mark.many_games
def test_the_judge_is_less_surprised_by_who_wins_than_one_who_knows_how_often() -> None:
    """Games that nothing was fitted to: the mean surprise at who won, beside that of always saying how many did."""
    game = heptarchy.game("vikings")
    greedy = agent("greedy", "vikings")
    told: list[tuple[float, bool]] = []
    for number in range(size("judged_games")):
        rng = Rng(f"judged {number}")
        state = game.new(players=2)
        assert isinstance(state, Vikings)
        chances: list[float] = []
        while not state.over:
            if state.seat == FATE:
                state.apply(rng.pick(state.weights))
                continue
            if state.rule == "V-5.8":
                chances.append(judge.value(state)[state.owner[t.NORSEMEN]])
            state.apply(greedy.choose(Perspective(game, state, state.seat), rng), state.seat)
        won = state.owner[t.NORSEMEN] in state.result().winners
        told += [(chance, won) for chance in chances]
    share = sum(won for _, won in told) / len(told)
    even = -(share * math.log(share) + (1 - share) * math.log(1 - share))
    surprise = -sum(math.log(chance if won else 1 - chance) for chance, won in told) / len(told)
    assert surprise < even - 0.03, (surprise, even)
