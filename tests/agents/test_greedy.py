"""The agent that takes what looks best: how it chooses, and that it is fair."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from heptarchy import FATE, Rng, State
from heptarchy.agents import Greedy
from heptarchy.games.vikings.bot.scores import QUESTIONS
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.perspective import Perspective
from tests.agents.sitting import GREEDY
from tests.games.vikings.table import a_game, deal


class Unimaginative(Perspective):
    """A perspective that must not be imagined from."""

    def imagine(self, rng: Rng) -> State:
        raise AssertionError("a forced answer needs no thought")


def a_question() -> Vikings:
    """The first question of a game: where to deploy, with 59 answers."""
    return deal(a_game(players=2))


def wants(wanted: int, state: State, seat: int, options: list[int]) -> list[float]:
    """A heuristic with one wish."""
    return [float(option == wanted) for option in options]


# How it chooses


def test_it_takes_the_option_that_it_scores_highest() -> None:
    s = a_question()
    for wanted in s.options[:5]:
        assert Greedy(partial(wants, wanted)).choose(Perspective(VIKINGS, s, s.seat), Rng(0)) == wanted


def test_equal_options_are_drawn_for() -> None:
    # Given an agent to whom three options are equally good
    s = a_question()
    alike = s.options[10:13]
    greedy = Greedy(lambda state, seat, options: [1.0 if option in alike else 0.0 for option in options])

    # When it is asked many times, with one generator
    rng = Rng(7)
    answers = Counter(greedy.choose(Perspective(VIKINGS, s, s.seat), rng) for _ in range(300))

    # Then each of the three comes about as often
    assert set(answers) == set(alike)
    assert min(answers.values()) > 60


def test_a_forced_answer_is_given_without_imagining() -> None:
    # Given a question with one answer
    s = a_question()
    s.reask(s.seat, s.options[:1])

    # When it is answered, then nothing was imagined
    assert GREEDY.choose(Unimaginative(VIKINGS, s, s.seat), Rng(0)) == s.options[0]


def test_scores_are_those_of_an_imagined_state_and_leave_the_true_one_alone() -> None:
    # Given an agent that spoils whatever state it is given
    s = a_question()
    before = s.checksum()

    def spoil(state: State, seat: int, options: list[int]) -> list[float]:
        assert state is not s
        state.apply(options[0], seat)
        return [0.0] * len(options)

    # When it has chosen, then the true state is as it was
    Greedy(spoil).choose(Perspective(VIKINGS, s, s.seat), Rng(0))
    assert s.checksum() == before


# That it is fair, and has an answer to everything


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, True), (4, False)])
def test_states_that_a_seat_cannot_tell_apart_are_answered_alike(players: int, advanced: bool) -> None:
    # Given a game of greedy against itself
    s = a_game(players=players, advanced=advanced)
    rng = Rng(f"fair {players}")
    aside = Rng("aside")
    tried = 0
    while not s.over:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
            continue
        seat = s.seat
        if len(s.options_for(seat)) > 1 and aside.below(4) == 0:
            # When a question is put again with the enemy's cards dealt anew, then the answer is the same
            other = s.redeal(seat, Rng(tried))
            answers = {GREEDY.choose(Perspective(VIKINGS, state, seat), Rng(tried)) for state in (s, other)}
            assert len(answers) == 1, s.rule
            tried += 1
        s.apply(GREEDY.choose(Perspective(VIKINGS, s, seat), rng), seat)
    assert tried > 50


def test_every_question_of_random_play_is_answered_with_an_option() -> None:
    # Given random games of all kinds, when greedy is asked at every question
    asked: Counter[str] = Counter()
    for seed in range(12):
        s = a_game(players=2 + seed % 3, advanced=seed % 2 == 1)
        rng = Rng(f"all {seed}")
        while not s.over:
            if s.seat == FATE:
                s.apply(rng.pick(s.weights))
                continue
            seat = rng.choice(s.seats)
            options = s.options_for(seat)
            if len(options) > 1 and asked[s.rule] < 60:
                asked[s.rule] += 1
                # Then its answer is one of the options
                assert GREEDY.choose(Perspective(VIKINGS, s, seat), Rng(0)) in options
            s.apply(rng.choice(options), seat)
    # and there was a question by every rule that it knows, so that none has lost its name
    assert set(asked) == set(QUESTIONS)
