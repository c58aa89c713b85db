"""What encodings show: all that lies open, one's own, and nothing that a seat cannot see."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import heptarchy
from heptarchy import Rng, State
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.data.tables import KINDS
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kit.encoding import Encoding, encoding_of
from tests.laws.play import Walk, random_answer
from tests.laws.tables import CASES, Case

if TYPE_CHECKING:
    from heptarchy.kit.row import Row

MOMENTS = 3  # of each game at which the law is tried


def shown(encoding: Encoding, state: State, seat: int, name: str) -> list[float]:
    """One plane as this seat sees it."""
    plane = encoding.named(name)
    return encoding.encode(state, seat)[plane.at : plane.at + plane.size]


class Once(list[float]):
    """Cells that are written once, or added to: what a compiled encoding writes to knows nothing else."""

    def __init__(self, size: int) -> None:
        super().__init__([0.0] * size)
        self.read = -1

    def __getitem__(self, place: int) -> float:  # type: ignore[override]  # no slices
        self.read = place
        return super().__getitem__(place)

    def __setitem__(self, place: int, value: float) -> None:  # type: ignore[override]
        assert self.read == place or super().__getitem__(place) == 0.0, f"place {place} is written over"
        self.read = -1
        super().__setitem__(place, value)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_tell_apart_is_the_same_numbers(case: Case) -> None:
    encoding = encoding_of(case.game, case.game.settle(case.options))
    assert sum(plane.size for plane in encoding.planes) == encoding.size
    assert len({plane.name for plane in encoding.planes}) == len(encoding.planes)
    walk = Walk(case, 0)
    seen: list[list[float]] = []
    with walk:
        for state in walk.moments(MOMENTS):
            for seat in range(state.players):
                cells = Once(encoding.size)
                encoding.write(state, seat, cast("Row", cells), 0)
                row = list(cells)
                assert row == encoding.encode(state, seat)
                other = encoding.encode(state.redeal(seat, walk.aside), seat)
                differ = [
                    plane.name
                    for plane in encoding.planes
                    if row[plane.at :][: plane.size] != other[plane.at :][: plane.size]
                ]
                assert not differ, f"seat {seat} sees what is hidden from it in {differ}"
                assert max(map(abs, row)) <= 20
                seen.append(row)
    assert len({tuple(row) for row in seen}) > MOMENTS  # seats and moments differ


@pytest.mark.parametrize("id", ["arthur", "dba", "ortus", "vikings"])
def test_every_rule_that_asks_has_its_place(id: str) -> None:
    for number, case in enumerate(case for case in CASES if case.game.id == id):
        encoding = encoding_of(case.game, case.game.settle(case.options))
        rng = Rng(number)
        state = case.game.new(**case.options)
        for _ in range(120):
            if state.over:
                break
            assert state.rule in encoding.rule_places, f"{case}: rule {state.rule}"
            seat, action = random_answer(state, rng)
            state.apply(action, seat)


def test_the_planes_of_vikings_hold_what_they_say() -> None:
    game = heptarchy.game("vikings")
    options = game.settle({"players": 3})
    encoding = encoding_of(game, options)
    state = game.start(options)
    assert isinstance(state, Vikings)
    rng = Rng(1)
    while state.round < 2:
        seat, action = random_answer(state, rng)
        state.apply(action, seat)
    shires = len(t.SHIRES)
    units = shown(encoding, state, 1, "units")
    assert units == [n / 10 for faction in range(4) for n in state.units[faction]]
    assert shown(encoding, state, 1, "mine") == [0, 0, 1, 0.5]
    assert shown(encoding, state, 0, "mine") == [1, 1, 0, 0]
    hand = shown(encoding, state, 1, "hand")
    assert not any(hand[: 2 * t.CARDS_PER_FACTION])  # the Vikings' hands
    held = [n for n in range(t.CARDS_PER_FACTION) if state.hands[t.HOUSECARL] >> n & 1]
    assert [n for n, card in enumerate(hand[2 * t.CARDS_PER_FACTION : 3 * t.CARDS_PER_FACTION]) if card] == held
    places = shown(encoding, state, 0, "leader_at")
    standing = [place for place, here in enumerate(places) if here]
    assert standing == [leader * shires + at for leader, at in enumerate(state.leader_at) if at >= 0]
    assert sum(shown(encoding, state, 0, "leader_off")) == sum(1 for at in state.leader_at if at <= -1)


def test_the_planes_of_ortus_hold_what_they_say() -> None:
    for given in ({"players": 3}, {"players": 3, "variant": "rebellion"}, {"players": 3, "clerisy": True}):
        game = heptarchy.game("ortus")
        options = game.settle(given)
        encoding = encoding_of(game, options)
        rng = Rng(5)
        state = game.start(options)
        while not state.over and state.moves < 150:
            seat, action = random_answer(state, rng)
            state.apply(action, seat)
        table = inner(state)
        seat = 1
        hand = shown(encoding, state, seat, "hand")
        assert hand == [n / 6 for n in table.hand[seat * KINDS : (seat + 1) * KINDS]]
        holder = shown(encoding, state, seat, "holder")
        width = len(holder) // table.houses
        held = [int(sum(holder[row * width : (row + 1) * width])) for row in range(table.houses)]
        # its own first, then round the table; the automated King last
        order = [1, 2, 0, *range(3, table.houses)]
        assert held == [len(table.fiefs[house]) for house in order]
        assert sum(held) > 0


def test_a_new_game_looks_alike_to_all_but_for_their_seats() -> None:
    game = heptarchy.game("ortus")
    options = game.settle({"players": 4})
    encoding = encoding_of(game, options)
    state = game.start(options)
    rows = [shown(encoding, state, seat, "earl") for seat in range(4)]
    assert rows[0] == rows[1] == rows[2] == rows[3]
    assert [shown(encoding, state, seat, "seat").index(1.0) for seat in range(4)] == [0, 1, 2, 3]
