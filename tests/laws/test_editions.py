"""A past edition plays as its rules did: frozen now, it gives the same game as the living one, on either build."""

from __future__ import annotations

from pathlib import Path

import pytest

import heptarchy
from heptarchy import FATE, Match, Rng, editions
from heptarchy.agents import agent
from heptarchy.kernel.record import Trail
from tests.later import HERE
from tools.freeze import freeze

LONGEST = 400  # answers
GAMES = ["arthur", "dba", "ortus", "vikings"]


def test_every_game_of_ours_can_be_frozen() -> None:
    assert set(GAMES) <= set(heptarchy.game_ids())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_frozen_edition_gives_the_same_game_as_the_living_one(game_id: str, tmp_path: Path) -> None:
    game = heptarchy.game(game_id)
    past = editions.load(freeze(game_id, HERE / "src", tmp_path))
    assert (past.version, past.game.languages()) == (game.rules_version, game.languages())
    ours, theirs = Match(game), past.match(past.game)
    trail, old_trail = Trail(), past_trail(past)
    rng, bot = Rng("frozen"), agent("greedy", game_id)
    while not ours.state.over and len(ours.log) < LONGEST:
        state = ours.state
        seat = state.seat
        action = rng.pick(state.weights) if seat == FATE else bot.choose(ours.perspective(seat), rng)
        trail.see(state, seat, action)
        old_trail.see(theirs.state, seat, action)
        ours.apply(action, seat)
        theirs.apply(action, seat)
    assert len(ours.log) > 20
    assert trail.word(ours.state) == old_trail.word(theirs.state)
    assert theirs.record.write() == ours.record.write()
    for seat in (None, *range(ours.state.players)):
        assert theirs.state.view(seat) == ours.state.view(seat)
        for language in game.languages():
            said, meant = past.game.words(language), game.words(language)
            assert [said.event(event) for entry in theirs.log for event in entry.events] == [
                meant.event(event) for entry in ours.log for event in entry.events
            ]
    copy = past.unpack(past.game, past.pack(theirs.state))
    assert copy.checksum() == theirs.state.checksum()


def past_trail(past: editions.Edition) -> Trail:
    """The trail of a past edition's own kernel."""
    from importlib import import_module

    home = past.match.__module__.rpartition(".")[0]
    found: Trail = import_module(f"{home}.record").Trail()
    return found
