"""Games by name: from the built-in table, or from any installed package that registers one."""

from __future__ import annotations

from pathlib import Path

import pytest

import heptarchy
from heptarchy import BadOptions, Game, UnknownGame
from heptarchy.games import BUILT_IN
from heptarchy.kernel.space import Space
from raids.game import RAIDS


def install(folder: Path, name: str, entry_points: str) -> None:
    """What an installer leaves behind for a package: its metadata, with the entry points it announces."""
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[heptarchy.games]\n{entry_points}\n")


def test_every_built_in_game_is_found_by_its_name() -> None:
    assert set(BUILT_IN) <= set(heptarchy.game_ids())
    for id in BUILT_IN:
        assert heptarchy.game(id).id == id


def test_a_game_of_another_package_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a package that is installed and announces a game
    assert "raids" not in heptarchy.game_ids()
    install(tmp_path, "heptarchy_raids", "raids = raids.game:RAIDS")
    monkeypatch.syspath_prepend(tmp_path)

    # Then it is listed, found, and played like any other
    assert "raids" in heptarchy.game_ids()
    game = heptarchy.game("raids")
    assert game is RAIDS
    state = game.new(players=2)
    assert state.players == 2
    assert heptarchy.Match(game).state.players == 3


def test_an_entry_point_may_be_a_function_that_gives_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "heptarchy_raids", "raids = raids.game:RaidsGame")
    monkeypatch.syspath_prepend(tmp_path)
    assert heptarchy.game("raids").title == "Raids"


def test_an_entry_point_that_gives_no_game_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "heptarchy_raids", "raids = raids.actions:SPACE")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownGame, match=r"entry point 'raids' of heptarchy\.games gives Space, not a Game"):
        heptarchy.game("raids")


def test_an_unknown_game_is_told_the_nearest_or_all() -> None:
    with pytest.raises(UnknownGame, match="no game 'vikngs'; nearest is vikings"):
        heptarchy.game("vikngs")
    with pytest.raises(UnknownGame, match=r"no game 'xyz'; there are .*vikings"):
        heptarchy.game("xyz")


def test_a_new_game_checks_its_options_one_by_one_and_together() -> None:
    assert RAIDS.new(players=4, years="3").players == 4
    with pytest.raises(BadOptions, match="option players takes 2 to 4, not 5"):
        RAIDS.new(players=5)
    with pytest.raises(BadOptions, match="no option player; nearest is players"):
        RAIDS.new(player=2)
    with pytest.raises(BadOptions, match=r"poor hoards do not feed four jarls \(RD-1\.3\)"):
        RAIDS.new(players=4, hoards="poor")


def test_what_a_game_must_give_is_missing_in_the_bare_one() -> None:
    bare = Game("bare", "Bare", 1, Space("bare"), [])
    assert bare.settle({}) == {}
    state = RAIDS.new()
    for missing in (
        bare.new,
        bare.rules_text,
        lambda: bare.seat_names({}),
        lambda: bare.longest({}),
        lambda: bare.prompt(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            missing()
