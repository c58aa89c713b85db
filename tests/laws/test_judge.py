"""One judge: an option is offered exactly if the predicate of its question has nothing against it.

Lists of options are made by hand where that is faster; here they are held to the predicate, both ways. It is asked
itself: `State.refuse` would look among the options first.
"""

from __future__ import annotations

import pytest

from heptarchy import Rng, State
from heptarchy.kernel.asked import Asked
from raids.game import RAIDS
from tests.laws.play import random_answer, walks
from tests.laws.questions import Question, known_verbs, questions
from tests.laws.tables import CASES, Case
from tests.laws.trying import some_things
from tests.sizes import column, size


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_option_is_offered_exactly_if_its_predicate_has_nothing_against_it(case: Case) -> None:
    seen: dict[str, int] = {}
    often = size("judged_questions")
    for walk in walks(case):
        with walk:
            for state in walk.steps():
                for question in questions(state):
                    kind = f"{question.game}.{question.name}"
                    seen[kind] = seen.get(kind, 0) + 1
                    if walk.aside.below(seen[kind]) >= often:
                        continue  # the first are looked at, and ever fewer of those that follow
                    for amiss in faults(question, walk.aside):
                        raise AssertionError(amiss)


def faults(question: Question, rng: Rng) -> list[str]:
    """Where the options and the predicate of a question are at odds."""
    space, options = question.state.space, question.asked.options
    verbs = question.verbs(VERBS)
    found = [
        f"{question} offers {verb.name}, and questions.toml does not know it: python -m tests.laws.questions"
        for verb in question.offered()
        if verb not in verbs and column() == "test"  # a soak comes to what other games never saw
    ]
    for option in options:
        refusal = question.objection(option)
        if refusal is not None:
            found.append(f"{question} offers {space.say(option)}, yet its predicate says: {refusal.message}")
    if question.asked.judged:
        return found  # what is not offered is allowed if the judge has nothing against it
    for verb in verbs:
        things = some_things(verb, size("judged_things"), rng)
        if verb in space.on_seats:
            things = [seat for seat in things if seat < question.state.players]
        for thing in things:
            if verb[thing] not in options and question.objection(verb[thing]) is None:
                found.append(f"{question} does not offer {space.say(verb[thing])}, and its predicate is silent")
    return found


def test_the_law_notices_an_option_too_many_and_one_too_few() -> None:
    """It is held up to a question of the test game, whose options are then changed."""
    rng = Rng("judge")
    question, amiss = picky(RAIDS.new(players=2), rng)
    asked = question.asked
    for options, told in (
        (asked.options, ""),
        (asked.options[1:], "its predicate is silent"),
        ([*asked.options, amiss], "yet its predicate says"),
    ):
        changed = Asked(asked.seat, options, asked.then, asked.arg, asked.rule, asked.why)
        found = faults(Question(question.state, changed), rng)
        assert len(found) == bool(told)
        assert told in "".join(found)


def picky(state: State, rng: Rng) -> tuple[Question, int]:
    """Play on to a question that offers a few of several, and one that it refuses."""
    while True:
        for question in questions(state):
            actions = [action for verb in question.offered() for action in verb.actions]
            refused = [action for action in actions if question.objection(action) is not None]
            if refused and len(question.asked.options) > 1:
                return question, refused[0]
        seat, action = random_answer(state, rng)
        state.apply(action, seat)


VERBS = known_verbs()
