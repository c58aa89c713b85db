"""A clone equals its original, and goes its own way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest

from heptarchy import Rng, State
from heptarchy.kernel.checksum import facts, field_names
from tests.laws.play import play_out, walks
from tests.laws.tables import CASES, Case

each_case = pytest.mark.parametrize("case", CASES, ids=str)

SEEN_BY_NOBODY = ("ears", "space")  # who listens, and what is the same for every state
AHEAD = 30  # answers that a clone is played on
ONE_IN = 10  # states of a game that are cloned


@each_case
def test_a_clone_equals_its_original_and_is_independent_of_it(case: Case) -> None:
    for walk in walks(case):
        with walk:
            stay: list[tuple[State, object]] = []
            for state in walk.steps():
                if walk.aside.below(ONE_IN) and not state.over:
                    continue
                before = facts(state)
                stays, goes = state.clone(), state.clone()
                assert type(stays) is type(state)
                assert facts(stays) == before
                play_out(goes, walk.aside, AHEAD)
                assert facts(state) == before, "the original changed with its clone"
                stay.append((stays, before))
            for stays, before in stay:
                assert facts(stays) == before, "the clone changed with its original"


@each_case
def test_a_clone_takes_every_field_whatever_is_in_it(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(1):
                for path, part in parts("state", state):
                    for name in field_names(part):
                        value = getattr(part, name)
                        if isinstance(value, bool | int | str | list) and name not in SEEN_BY_NOBODY:
                            setattr(part, name, another(value))
                            with suppress(*([] if value else [AttributeError, TypeError])):  # no number: a part
                                assert facts(state.clone()) == facts(state), f"{path}.{name} is not cloned"
                            setattr(part, name, value)


@each_case
def test_a_list_that_clones_share_never_changes(case: Case) -> None:
    for walk in walks(case):
        with walk:
            kept: list[tuple[str, list[object], list[object]]] = []
            for state in walk.steps():
                if walk.aside.below(ONE_IN):
                    continue
                clone = state.clone()
                kept.extend((path, shared, shared[:]) for path, shared in shared_lists("state", state, clone))
                play_out(clone, walk.aside, AHEAD)
            for path, shared, copy in kept:
                assert shared == copy, f"{path} is shared by clones, and was changed"


@each_case
def test_a_clone_played_alike_ends_alike(case: Case) -> None:
    for walk in walks(case):
        with walk:
            for state in walk.moments(2):
                one, other = state.clone(), state.clone()
                play_out(one, Rng("alike"), walk.bound)
                play_out(other, Rng("alike"), walk.bound)
                assert facts(one) == facts(other)


def another(value: object) -> object:
    """A value of the same kind that is not this one: in a list each item, as deep as it goes; parts stay."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [another(one) for one in value] or [0]
    return value + 1 if isinstance(value, int) else f"{value}!" if isinstance(value, str) else value


def parts(path: str, thing: object) -> Iterator[tuple[str, object]]:
    """A state, and what it is made of that has fields of its own: battles, marches, a child game."""
    if isinstance(thing, list):
        for i, one in enumerate(thing):
            yield from parts(f"{path}[{i}]", one)
    elif hasattr(thing, "clone"):
        yield path, thing
        for name in field_names(thing):
            yield from parts(f"{path}.{name}", getattr(thing, name))


def shared_lists(path: str, one: object, other: object) -> Iterator[tuple[str, list[object]]]:
    """The lists that are the same object in both, with the way to them."""
    if isinstance(one, list) and isinstance(other, list):
        if one is other and one:
            yield path, one
        for i, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from shared_lists(f"{path}[{i}]", mine, theirs)
    elif type(one).__module__.partition(".")[0] in ("heptarchy", "raids") and type(one) is type(other):
        for name in field_names(one):
            if name != "space":
                yield from shared_lists(f"{path}.{name}", getattr(one, name), getattr(other, name))
