"""The terminal's screen of Ortus Regni: every moment of every variant can be drawn, and says what a player needs."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from heptarchy import FATE, Match, Rng
from heptarchy.cli.ortus import OrtusScreen
from heptarchy.cli.screen import screen_for
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import BLUE, a_state, play, run

VARIANTS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 4, "variant": "heathen", "black_markers": 4},
    {"players": 2, "variant": "rebellion"},
    {"players": 2, "variant": "wessex", "black_markers": 3, "round_cap": 6},
    {"players": 2, "best_of": 3},
    {"players": 2, "knight_errant": True},
]


def drawn(parts: list[Any]) -> str:
    """What stands on the paper."""
    paper = Console(width=100, color_system=None)
    with paper.capture() as caught:
        for part in parts:
            paper.print(part)
    return caught.get()


@pytest.mark.parametrize("given", VARIANTS, ids=str)
def test_every_moment_can_be_drawn(given: dict[str, object]) -> None:
    match = Match(ORTUS, given)
    screen = screen_for(ORTUS, match.record.options)
    assert isinstance(screen, OrtusScreen)
    rng = Rng("screen")
    while not match.state.over and match.state.moves < 1500:
        state = match.state
        seat = state.seat
        if rng.below(8) == 0:
            for who in (None, 0):
                view = state.view(who)
                told = drawn([*screen.status(view), *screen.table(view, 100), *screen.hand(view)])
                assert "None" not in told
                assert "_" not in told
            screen.moment(state.view(0))
            assert drawn(screen.table(screen.everything(state), 100))
        if seat == FATE:
            entry = match.apply(rng.pick(state.weights), seat)
        else:
            action = rng.choice(state.options)
            assert screen.title(action)
            entry = match.apply(action, seat)
        lines = screen.story(match, [entry], lambda audience: True, [0])
        assert all(str(line).strip() for line in lines)
    if match.state.over:
        assert "won" in drawn(screen.ending(match)) or "lost" in drawn(screen.ending(match)).lower()


def test_the_table_names_what_lies_there_and_the_hand_what_it_does() -> None:
    s = a_state(
        {"hand": "vassal", "fiefs": ["palace lord=prince land red_church"], "mercs": ["knight"], "pool": (2, 1)},
        {"towers": "land land", "banners": 1},
        king=BLUE,
        royal=(1, 0),
    )
    run(s, ask_turn, BLUE)
    screen = OrtusScreen(ORTUS, ORTUS.settle({"players": 2}))
    table = drawn(screen.table(s.view(BLUE), 100))
    assert "Blue (King)" in table
    assert "Winchester (Palace 3), Lord Prince: Land, Church (Red)" in table
    assert "Pool 2 Infantry, 1 Knight" in table
    assert "Mercenary 1, Garrison 1 Knight" in table
    assert "Towers 2" in table
    hand = drawn(screen.hand(s.view(BLUE)))
    assert "1 Vassal: " in hand
    play(s, "siege tamworth", "field vassal")
    assert "Battle for Tamworth: Blue with 1 against Red with 0" in drawn(screen.status(s.view(BLUE)))
