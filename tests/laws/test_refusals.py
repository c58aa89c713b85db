"""What is not offered is refused with a reason, and changes nothing, whichever verb it is of, however near it is."""

from __future__ import annotations

import pytest

from heptarchy import Refused, State
from heptarchy.kernel.modes import FATE, FIRST, NOBODY
from heptarchy.kernel.words import Words
from tests.laws.play import Walk, walks
from tests.laws.tables import CASES, Case
from tests.laws.trying import Questions, near_misses, of_every_verb
from tests.sizes import size

ELSEWHERE = 12  # actions tried for a seat that is not asked
OFTEN = 2  # questions by each rule, in each case


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refused_action_raises_says_why_and_changes_nothing(case: Case) -> None:
    """Every verb is tried at every kind of question that the walks come to, for the seats that are asked and others."""
    questions = Questions(OFTEN)
    tried = 0
    for walk in walks(case):
        with walk:
            words = [case.game.words(language).at(walk.match.record.options) for language in case.game.languages()]
            before: list[int] = []
            for state in questions.of(walk):
                checksum = state.checksum()
                for seat in (FIRST, FATE, NOBODY, *range(state.players), state.players):
                    for action in not_offered(walk, state, seat, before):
                        refuse(state, action, seat, words)
                        tried += 1
                assert state.checksum() == checksum
                before = state.options
    assert tried >= len(case.game.space.verbs)


def not_offered(walk: Walk, state: State, seat: int, before: list[int]) -> list[int]:
    """Actions that this seat may not answer, some of them no actions at all: many where it is asked, else a few."""
    asked = state.asked(state.seat if seat == FIRST else seat)
    options = set() if asked is None else set(asked.options)
    some = list(of_every_verb(state.space, size("tried_things"), walk.aside))
    if seat == FIRST or asked is None:
        some = walk.aside.sample(some, min(ELSEWHERE, len(some)))
    some += near_misses(state, seat, before, walk.aside)
    if asked is not None and asked.judged:  # its judge may allow more than it offers
        some = [action for action in some if not state.allows(action, seat)]
    return [action for action in (-1, state.space.size, *some) if action not in options]


def refuse(state: State, action: int, seat: int, words: list[Words]) -> None:
    """Try the action; check that it is refused, in words of every language, and that it can be shown."""
    refusal = state.refuse(action, seat)
    assert refusal is not None
    assert not state.allows(action, seat)
    for sentence in (refusal.sentence(), str(refusal), *(said.refusal(refusal) for said in words)):
        assert sentence.strip()
        assert "{" not in sentence
    with pytest.raises(Refused) as caught:
        state.apply(action, seat)
    assert str(caught.value) == str(refusal)
    if 0 <= action < state.space.size:
        game = words[0].game
        assert game.space.parse(game.space.say(action)) == action
        if seat >= 0 and state.asked(seat) is not None:
            game.preview(state, seat, action)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whatever_is_asked_can_be_said_to_every_seat_in_every_language(case: Case) -> None:
    """The prompt, each option and its answer in the log, and how long a standing answer may hold."""
    questions = Questions(OFTEN)
    for walk in walks(case):
        with walk:
            game = case.game
            words = [game.words(language).at(walk.match.record.options) for language in game.languages()]
            for state in questions.of(walk):
                for seat in range(state.players):
                    assert all(isinstance(token, str) for token in game.scopes(state, seat).values())
                    for said in words if seat in state.seats else ():
                        told = [said.prompt(state, seat)]
                        for option in state.options_for(seat):
                            told += [said.label(state, seat, option), said.said(option)]
                        assert all(one.strip() and "{" not in one for one in told)
