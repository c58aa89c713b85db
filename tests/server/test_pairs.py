"""Pairs of states that a seat can't tell apart: what the server sends to it is equal to the byte.

One kind of pair is one game dealt anew twice for the seat. The other is one game that goes two ways in what the seat
does not hear, with the log that each way leaves.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from heptarchy import FATE, Rng, State
from heptarchy.kernel.events import hears
from heptarchy.server import frames, queries
from heptarchy.server.clock import Moment
from heptarchy.server.play import Play
from heptarchy.server.rows import ANSWER, BY_FATE, BY_FORCE, BY_PERSON, OVER, PLAYING, Act, By
from heptarchy.server.summaries import summary, words_at
from tests.laws.play import random_answer
from tests.laws.tables import CASES, Case
from tests.laws.trying import near_misses, of_every_verb
from tests.seeds import seeded
from tests.server.store.making import a_seat, a_table
from tests.sizes import shares, size

PLAYED = [case for case in CASES if case.game.id != "raids"]  # which the server does not know
NOW = Moment(3000.0, 2000.0, 1000.0)
TRIED = 4  # actions about which is asked why not, besides near misses
APART = 6  # answers between two looks, on average
LEAD = 150  # answers, at most, before the first look
AHEAD = 12  # answers that a game goes two ways
LOG = 20  # acts of the log that are sent
LOOKS = 4  # pairs looked at for one that is wanted, at most
ODDS = 40  # pairs to one whose odds are compared
SAY_LESS = {"arrayed"}  # events that say less than the table shows from then on: how many stand there, not which


class Board:
    """A table without a server: its play, and what would be sent of it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.options = case.game.settle(case.options)
        names = case.game.seat_names(self.options)
        self.play = Play(case.game, self.options, names, 0.0)
        self.table = a_table(game=case.game.id, options=self.options, rules_version=case.game.rules_version)
        self.seats = [a_seat(seat=seat, name=name) for seat, name in enumerate(names)]

    @property
    def state(self) -> State:
        """How it stands."""
        return self.play.match.state

    def fork(self, state: State | None = None) -> Board:
        """The same table, to be played on apart from this one; or with another state behind it."""
        other = copy.copy(self)
        if state is None:
            other.play = Play(self.case.game, self.options, self.play.match.record.names, 0.0)
            for act in self.play.acts:
                other.play.take(act)
        else:
            other.play = copy.copy(self.play)
            other.play.match = copy.copy(self.play.match)
            other.play.match.state = state
        return other

    def take(self, action: int, seat: int) -> None:
        """An answer, given as the server gives it."""
        forced = seat != FATE and self.state.is_forced(seat)
        by: By = BY_FATE if seat == FATE else BY_FORCE if forced else BY_PERSON
        n = self.play.n + 1
        said = self.case.game.space.say(action)
        self.play.take(Act(self.table.id, n, ANSWER, seat, said, by, None, 1000.0 + n, float(n)))

    def sent(self, seat: int | None, tried: list[str]) -> bytes:
        """All that goes to this seat over the wire: frames in every language, and why it may not do these things."""
        self.table.status = OVER if self.state.over else PLAYING
        told: list[Any] = []
        for language in self.case.game.languages():
            said = words_at(self.table, language)
            about = summary(self.table, self.seats, [] if seat is None else [seat], language, NOW, play=self.play)
            told.append(frames.frame(self.play, about, seat, max(0, self.play.n - LOG), said, NOW.at))
            if seat is not None:
                told += [queries.reason(self.play.match, seat, "", action, said) for action in tried]
        return msgspec.json.encode(told)


class Pairs:
    """Makes pairs of one case, compares them and counts."""

    def __init__(self, case: Case, quota: int) -> None:
        self.case = case
        self.quota = quota
        self.count = 0  # pairs that differ in what is hidden
        self.looked = 0  # pairs
        self.rng = Rng(seeded(f"{case} pairs"))

    def run(self) -> int:
        """Play games until enough pairs were compared; gives how many of them differ in what is hidden."""
        while not self.is_enough():
            board = Board(self.case)
            for _ in self.looks(board):
                for seat in range(board.state.players):
                    self.compare_redealt(board, seat)
                self.compare_ways(board, self.rng.below(board.state.players + 1) - 1)
                if self.is_enough():
                    break
        return self.count

    def is_enough(self) -> bool:
        """Enough that differ; or, where hardly anything is hidden, enough that might."""
        return self.count >= self.quota or self.looked >= LOOKS * self.quota

    def note(self, one: State, other: State) -> None:
        """Count a pair."""
        self.looked += 1
        self.count += one.checksum() != other.checksum()

    def looks(self, board: Board) -> Iterator[None]:
        """Play at random, and stop now and then to look; at the end too."""
        wait = self.rng.below(LEAD)
        while not board.state.over:
            wait -= 1
            if wait < 0:
                wait = self.rng.below(2 * APART)
                yield
            seat, action = random_answer(board.state, self.rng)
            board.take(action, seat)
        yield

    def tried(self, state: State, seat: int | None) -> list[str]:
        """Actions that the seat asks about: of any verb, and near what it may do."""
        if seat is None or state.over:
            return []
        some = self.rng.sample(list(of_every_verb(state.space, 1, self.rng)), TRIED)
        return [state.space.say(one) for one in (*some, *near_misses(state, seat, [], self.rng)[::3])]

    def compare_redealt(self, board: Board, seat: int) -> None:
        """Dealt anew twice, the table looks the same to the seat and to who looks on, and so do the odds."""
        one, other = (board.state.redeal(seat, Rng(f"{self.looked} {self.rng.below(1000)} {way}")) for way in range(2))
        tried = self.tried(board.state, seat)
        here, there = board.fork(one), board.fork(other)
        same(here.sent(seat, tried), there.sent(seat, tried), board, seat)
        same(here.sent(None, []), there.sent(None, []), board, None)
        if self.looked % ODDS == 0:
            first, second = (msgspec.json.encode(self.case.game.forecast(state, seat)) for state in (one, other))
            same(first, second, board, seat)
        self.note(one, other)

    def compare_ways(self, board: Board, listener: int) -> None:
        """The game goes on in two ways that this seat (-1: a spectator) hears alike: so is all that it is sent."""
        seat = None if listener < 0 else listener
        one, other = board.fork(), board.fork()
        for _ in range(AHEAD):
            if one.state.over or self.is_enough():
                return
            by, action = random_answer(one.state, self.rng)
            secret = self.other_answer(one.state, other.state, by, action, seat)
            if secret is None:
                return
            one.take(action, by)
            other.take(secret, by)
            if heard(one, seat) != heard(other, seat) or self.can_see(one, other):
                return
            tried = self.tried(one.state, seat)
            same(one.sent(seat, tried), other.sent(seat, tried), one, seat)
            self.note(one.state, other.state)

    def can_see(self, one: Board, other: Board) -> bool:
        """Whether the ways part in the open: what was done shows what had been hidden, unsaid by its event."""
        said = {event.kind.name for event in one.play.match.log[-1].events}
        return bool(SAY_LESS & said) and one.state.checksum() != other.state.checksum()

    def other_answer(self, one: State, other: State, by: int, action: int, seat: int | None) -> int | None:
        """What is answered in the other game: something else if the seat does not hear it, else the same, if it may."""
        options = other.options_for(by)
        if by != seat and not hears(one.audience_for(by), seat):
            return self.rng.choice(options)
        return action if action in options else None


def heard(board: Board, seat: int | None) -> list[str]:
    """What the seat heard happen after the last answer."""
    match = board.play.match
    return [match.game.show_event(event) for event in match.log[-1].events if hears(event.audience, seat)]


def same(one: bytes, other: bytes, board: Board, seat: int | None) -> None:
    """Fail where they differ, with what stands there and the game that led to it."""
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        near = slice(max(0, at - 150), at + 150)
        pytest.fail(
            f"{board.case}: seat {seat} is sent\n{one[near]!r} or\n{other[near]!r}\n{board.play.match.record.write()}"
        )


@pytest.mark.parametrize("game", sorted({case.game.id for case in PLAYED}))
@pytest.mark.parametrize("share", shares())
def test_states_that_a_seat_cannot_tell_apart_are_equal_on_the_wire(
    game: str, share: int, figures: Callable[[str], None]
) -> None:
    cases = [case for case in PLAYED if case.game.id == game][share :: len(shares())]
    count = sum(Pairs(case, -(-size("pairs") // len(PLAYED))).run() for case in cases)
    assert count >= size("pairs") * len(cases) // len(PLAYED) // 3
    figures(f"{count:,} pairs that differ in what is hidden, over {len(cases)} variants, equal to the byte")
