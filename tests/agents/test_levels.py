"""The levels of bots: one table, names in both languages, and an agent for each."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy import FATE, Perspective, Rng, State
from heptarchy.agents import Greedy
from heptarchy.agents.guests import PACKAGE
from heptarchy.agents.levels import NAMES, Erring, Level, UnknownLevel, level, levels
from heptarchy.agents.search import Search
from heptarchy.games import BUILT_IN
from heptarchy.speech.shelf import catalogues, lacking
from raids.game import RAIDS

GAME = heptarchy.game("vikings")


def questions(number: int) -> list[State]:
    """So many states of a random game in which a seat has a choice."""
    state, rng = GAME.new(players=2), Rng("questions")
    found: list[State] = []
    while len(found) < number and not state.over:
        if state.seat != FATE and len(state.options) > 2:
            found.append(state.clone())
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return found


def test_vikings_has_all_levels_from_the_weakest_on() -> None:
    assert [level.name for level in levels("vikings")] == ["thrall", "ceorl", "thegn", "ealdorman", "king"]


def test_a_game_without_a_heuristic_has_all_levels_which_search_and_err() -> None:
    assert [level.name for level in levels(RAIDS)] == NAMES
    *erring, king = (level.agent(RAIDS) for level in levels(RAIDS))
    assert all(isinstance(one, Erring) and isinstance(one.agent, Search) for one in erring)
    assert isinstance(king, Search)
    errs = [one.chance for one in erring if isinstance(one, Erring)]
    assert errs == sorted(errs, reverse=True)
    assert not any(level.quick for level in levels(RAIDS)), "they think, and must not keep others waiting"
    assert [level.quick for level in levels("vikings")] == [True] * 4 + [False]


def test_an_unknown_level_is_told_the_nearest() -> None:
    with pytest.raises(UnknownLevel, match="no level 'thane'; nearest is thegn"):
        level("thane", "vikings")
    with pytest.raises(UnknownLevel, match="no level 'x'; there are thrall, ceorl, thegn, ealdorman, king"):
        level("x", "vikings")


@pytest.mark.parametrize("one", levels("vikings"), ids=lambda one: str(one.name))
def test_every_level_has_its_words_in_every_language_and_a_budget(one: Level) -> None:
    for language in catalogues(PACKAGE):
        assert lacking(PACKAGE, language) == []
        assert one.title(language)[0].isupper()
        assert one.sentence(language).endswith(".")
    assert one.title("cy") == one.title("en")
    assert len({one.sentence(language) for language in catalogues(PACKAGE)}) == len(catalogues(PACKAGE)) == 3
    assert 0.0 < one.budget <= 10.0


def test_titles_do_not_repeat() -> None:
    for language in ("en", "es"):
        assert len({level.title(language) for level in levels("vikings")}) == len(NAMES)


@pytest.mark.parametrize("game_id", sorted(BUILT_IN))
def test_every_game_has_a_ladder_of_five_from_erring_to_search(game_id: str) -> None:
    kinds = [type(level.agent(game_id)) for level in levels(game_id)]
    steps = heptarchy.game(game_id).ladder()
    errs = [step for step in steps if step < 1]
    looks = [step for step in steps if step >= 1]
    assert kinds == [Erring if err else Greedy for err in errs] + [Search] * len(looks)
    assert len(kinds) == len(NAMES)
    assert errs == sorted(errs, reverse=True)
    assert looks
    assert looks == sorted(looks)


class First:
    """Takes the first option; what another agent thinks of."""

    def choose(self, seat: Perspective, rng: Rng) -> int:
        return seat.options[0]


def test_erring_takes_any_option_as_often_as_it_says() -> None:
    state = questions(1)[0]
    seat = Perspective(GAME, state, state.seat)
    erring = Erring(First(), 0.25)
    rng = Rng("often")
    answers = [erring.choose(seat, rng) for _ in range(4000)]
    other = sum(answer != seat.options[0] for answer in answers) / len(answers)
    expected = 0.25 * (len(seat.options) - 1) / len(seat.options)
    assert abs(other - expected) < 0.03
    assert set(answers) <= set(seat.options)


@pytest.mark.parametrize("name", NAMES)
def test_a_level_answers_alike_from_the_same_seed(name: str) -> None:
    for state in questions(3):
        answers = set()
        for _ in range(2):
            agent = level(name, "vikings").agent("vikings")
            if isinstance(agent, Search):
                agent.simulations = 30
            answers.add(agent.choose(Perspective(GAME, state, state.seat), Rng("same")))
        assert len(answers) == 1
        assert answers <= set(state.options)
