"""One judge: an option is offered exactly if the predicate of its question has nothing against it.

Lists of options are made by hand where that is faster; here they are held to the predicate, both ways. It is asked
itself: `State.refuse` would look among the options first.
"""

from __future__ import annotations

import pytest

from heptarchy import Rng
from tests.laws.play import walks
from tests.laws.questions import Question, known_verbs, questions
from tests.laws.tables import CASES, Case
from tests.laws.trying import some_things
from tests.sizes import size

# Questions for which it is not yet true; no other may join them
NOT_YET: dict[str, list[str]] = {}


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
                    if question.name in NOT_YET.get(question.game, ()) or walk.aside.below(seen[kind]) >= often:
                        continue  # the first are looked at, and ever fewer of those that follow
                    for amiss in faults(question, walk.aside):
                        raise AssertionError(amiss)


def faults(question: Question, rng: Rng) -> list[str]:
    """Where the options and the predicate of a question are at odds."""
    space, options = question.state.space, question.asked.options
    verbs = question.verbs(VERBS)
    found = [
        f"{question} offers {space.say(option)}, and questions.toml does not know it: python -m tests.laws.questions"
        for option in options
        if not any(verb.holds(option) for verb in verbs)
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


VERBS = known_verbs()
