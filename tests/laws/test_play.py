"""Play ends, every option applies, every question is sound."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy import FATE
from heptarchy.games import BUILT_IN
from heptarchy.kernel import rulebook
from tests.laws.play import MOMENTS, walks
from tests.laws.tables import CASES, INVARIANTS, OPTION_SETS, Case, check

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def test_every_registered_game_is_tried_and_each_of_ours_has_its_row() -> None:
    assert set(heptarchy.game_ids()) <= {case.game.id for case in CASES}
    assert set(BUILT_IN) <= set(OPTION_SETS)
    assert set(OPTION_SETS) == set(INVARIANTS)


@each_case
def test_play_ends_within_its_bound_with_a_score_and_a_rank_a_seat(case: Case) -> None:
    for walk in walks(case):
        with walk:
            state = walk.finished().state  # raises at the bound
            result = state.result()
            seats = len(case.game.seat_names(walk.match.record.options))
            assert state.moves == len(walk.match.record.answers) <= walk.bound
            assert len(result.scores) == len(result.ranks) == state.players == seats
            assert min(result.ranks) == (1 if max(result.scores) > 0 else 2)  # a game can be lost by all
            assert result.ending
            assert (state.seats, state.options) == ([], [])


@each_case
def test_a_running_game_asks_and_no_question_is_empty_or_names_an_option_twice(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                if state.over:
                    break
                assert state.seats
                assert state.seat == state.seats[0]
                assert state.options == state.options_for(state.seat)
                assert len(set(state.seats)) == len(state.seats)
                for seat in state.seats:
                    options = state.options_for(seat)
                    assert options
                    assert len(set(options)) == len(options)
                    assert all(0 <= option < case.game.space.size for option in options)
                    assert all(state.refuse(option, seat) is None for option in options)
                if state.seat == FATE:
                    assert state.seats == [FATE]
                    assert state.weights.answers == state.options
                    assert min(state.weights.weights) > 0
                    assert sum(state.weights.weights) == state.weights.total
                else:
                    assert state.weights.answers == []


@each_case
def test_every_question_has_a_prompt_and_a_rule_that_the_rules_define(case: Case) -> None:
    within = [heptarchy.game(package.rpartition(".")[2]) for package in case.game.child_packages()]
    books = [rulebook.parse(game.rules_text()) for game in (case.game, *within)]
    defined = {rule.id for book in books for rule in book.rules}
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                for seat in state.seats:
                    assert state.rule_for(seat) in defined
                    assert seat == FATE or case.game.prompt(state, seat).strip()


@each_case
def test_what_always_holds_holds_and_fates_word_stands(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                check(state, case.game.id)
                answers = walk.match.record.answers
                if answers and answers[-1].seat == FATE:
                    assert state.sealed == state.moves


@each_case
def test_each_option_applies(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(MOMENTS):
                for seat in state.seats:
                    for option in state.options_for(seat):
                        tried = state.clone()
                        tried.apply(option, seat)
                        assert tried.moves == state.moves + 1, case.game.space.say(option)
                        assert tried.over or tried.seats


@each_case
def test_what_happened_is_told_in_sentences(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for entry in walk.finished().log:
                for event in entry.events:
                    sentence = case.game.show_event(event)
                    assert sentence.strip()
                    assert "{" not in sentence
