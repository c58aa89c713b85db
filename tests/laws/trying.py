"""What is tried at a question beside its options: every verb of the game, and what lies near the options."""

from __future__ import annotations

from collections.abc import Iterator

from heptarchy import FATE, Rng, State
from heptarchy.kernel.space import OpenDomain, Space, Verb
from tests.laws.play import Walk, near_actions

NEAR = 6  # near misses of each kind, for each seat

# Of some actions, how many are of any verb, offered, and near those
OF_ANY = 8
OFFERED = 4
BESIDE = 4


def of_every_verb(space: Space, things: int, rng: Rng, base: int = 0) -> Iterator[int]:
    """Of every verb, also of games within the game, all its things or so many of them, the first and last among these.

    Things of an open domain, which has no list, are made up.
    """
    for verb in space.verbs:
        yield from (base + verb[thing] for thing in some_things(verb, things, rng))
    for _, offset, child in space.parts:
        yield from of_every_verb(child, things, rng, base + offset)


def some_things(verb: Verb, things: int, rng: Rng) -> list[int]:
    """All that a verb is over; of many, so many of them."""
    count = len(verb)
    if count <= things and not isinstance(verb.domain, OpenDomain):
        return list(range(count))
    return sorted({0, count - 1, *(rng.below(count) for _ in range(things))})


def near_misses(state: State, seat: int, before: list[int], rng: Rng) -> list[int]:
    """Answers that look right: another thing, another verb, a neighbour, an option of an earlier question or a seat.

    Some may be right after all.
    """
    offered = state.options_for(seat)
    others = [option for other in state.seats if other != seat for option in state.options_for(other)]
    tried = [rng.choice(some) for some in (before, others) if some for _ in range(NEAR)]
    if not offered:
        return tried
    verbs = [(offset, verb) for offset, verb in verbs_of(state.space) if len(verb) > 1]
    for _ in range(NEAR):
        option = rng.choice(offered)
        offset, verb = next((at, one) for at, one in verbs_of(state.space) if one.holds(option - at))
        thing = verb.arg(option - offset)
        tried.append(offset + verb[rng.below(len(verb))])
        at, other = rng.choice(verbs)
        tried.append(at + other[thing % len(other)])
    return tried + near_actions(state, seat, NEAR, rng)


def some_actions(state: State, rng: Rng) -> list[int]:
    """A few of any verb, and some that are offered or near those, which games may show or judge."""
    offered = [option for seat in state.seats if seat != FATE for option in state.options_for(seat)]
    some = [rng.choice(offered) for _ in range(OFFERED)] if offered else []
    near = near_actions(state, state.seat, BESIDE, rng) if state.seats else []
    verbs = verbs_of(state.space)
    any_verb = [rng.choice(verbs) for _ in range(OF_ANY)]
    return [*some, *near, *(offset + verb[rng.below(len(verb))] for offset, verb in any_verb)]


def verbs_of(space: Space, base: int = 0) -> list[tuple[int, Verb]]:
    """Every verb, also of games within the game, with where its game's actions begin."""
    inner = [one for _, offset, child in space.parts for one in verbs_of(child, base + offset)]
    return [(base, verb) for verb in space.verbs] + inner


class Questions:
    """Finds the kinds of questions that a case has: by which rule each is asked, and whether of fate."""

    def __init__(self, often: int) -> None:
        self.often = often  # how many questions of each kind are looked at
        self._seen: dict[tuple[bool, str], int] = {}

    def of(self, walk: Walk) -> Iterator[State]:
        """The states of a walk that ask something of a kind not looked at often enough; and the last."""
        for state in walk.steps():
            if state.over or self._is_new(state):
                walk.upto = state.moves
                yield state

    def _is_new(self, state: State) -> bool:
        kind = (state.seat == FATE, state.rule)
        self._seen[kind] = self._seen.get(kind, 0) + 1
        return self._seen[kind] <= self.often
