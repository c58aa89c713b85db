"""Records become rows: what a seat saw, could answer and answered, and what came of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.adapters import dataset
from heptarchy.cli import main
from heptarchy.kernel.record import read_opening
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import encoding_of
from tests.laws.play import near_actions


def play(game_id: str, seed: int, most: int = 10_000, **options: object) -> Match:
    """A random game, to its end or for so many answers."""
    match = Match(heptarchy.game(game_id), options)
    rng = Rng(seed)
    while not match.state.over and len(match.log) < most:
        state = match.state
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return match


def keep(match: Match, file: Path) -> Match:
    file.write_text(match.record.write(), encoding="utf-8")
    return match


def test_a_row_is_a_decision_as_its_seat_met_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GROUP_BYTES", 200_000)  # so that there are several groups
    matches = [keep(play("vikings", seed, players=2, rounds=1), tmp_path / f"{seed}.txt") for seed in range(3)]
    (part,) = dataset.write_dataset([tmp_path], tmp_path / "data.parquet")
    frame = pl.read_parquet(tmp_path / "data.parquet")

    game = heptarchy.game("vikings")
    options = game.settle({"players": 2, "rounds": 1})
    encoding, actions = encoding_of(game, options), actions_of(game)
    met: list[tuple[int, int, int, int, float]] = []
    seen: list[list[float]] = []
    open_to: list[list[int]] = []
    for index, match in enumerate(matches):
        winners = match.state.result().winners
        state = game.start(options)
        for ply, answer in enumerate(match.record.answers):
            if answer.seat != FATE and len(state.options) > 1:
                met.append((index, ply, answer.seat, answer.action, 1.0 if answer.seat in winners else -1.0))
                seen.append(encoding.encode(state, answer.seat))
                open_to.append(sorted(actions.places(state.options)))
            state.apply(answer.action, answer.seat)

    assert frame.select("index", "ply", "seat", "action", "outcome").rows() == met
    assert np.array_equal(frame["observation"].to_numpy(), np.array(seen, np.float32))
    assert [np.flatnonzero(mask).tolist() for mask in frame["mask"].to_numpy()] == open_to
    assert set(frame["game"]) == {"vikings"}
    assert (part.games, part.rows, part.unfinished, part.unnumbered) == (3, len(met), 0, 0)
    note = json.loads(pl.read_parquet_metadata(tmp_path / "data.parquet")[dataset.NOTE])
    assert [plane["name"] for plane in note["planes"]] == [plane.name for plane in encoding.planes]
    assert note["settings"] == ["players=2 rounds=1"]


def test_records_that_look_different_go_to_files_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    keep(play("arthur", 1, players=2, battles="quick", rounds=3), folder / "a.txt")
    keep(play("arthur", 2, players=3, battles="quick", rounds=3), folder / "b.txt")
    keep(play("arthur", 3, players=2, battles="quick", rounds=4), folder / "c.txt")  # looks like the first
    keep(play("arthur", 4, most=30, players=3, battles="quick", rounds=3), folder / "d.txt")  # not over
    assert main(["dataset", str(folder), "--out", str(tmp_path / "data.parquet")]) == 0
    one, two = capsys.readouterr().out.splitlines()
    assert one.startswith(f"{tmp_path}/data-1.parquet: arthur under 2 sets of options, 2 games, ")
    assert two.startswith(f"{tmp_path}/data-2.parquet: arthur players=3 battles=quick rounds=3, 1 game, ")
    assert two.endswith("; 1 game not over, left out")
    assert pl.read_parquet(tmp_path / "data-1.parquet")["index"].unique().sort().to_list() == [0, 2]
    assert sorted(file.name for file in tmp_path.glob("*.parquet*")) == ["data-1.parquet", "data-2.parquet"]


def test_an_answer_beyond_those_offered_has_no_row(tmp_path: Path) -> None:
    match = play("dba", 1, most=0, points=15, rounds=1)
    rng = Rng(1)
    beyond = 0
    while not match.state.over:
        state = match.state
        action = rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options)
        if state.seat != FATE and not beyond:
            near = [one for one in near_actions(state, state.seat, 5, rng) if state.allows(one)]
            beyond = len(near[:1])
            action = near[0] if near else action
        match.apply(action)
    keep(match, tmp_path / "one.txt")
    (part,) = dataset.write_dataset([tmp_path], tmp_path / "data.parquet")
    assert (beyond, part.unnumbered) == (1, 1)


def test_what_is_wrong_is_said_and_nothing_is_left_behind(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play("vikings", 1, players=2, rounds=1)
    good = match.record.write()
    lines = good.splitlines()
    (tmp_path / "bad.txt").write_text("\n".join([*lines[:-2], lines[-1]]), encoding="utf-8")
    out = str(tmp_path / "data.parquet")
    assert main(["dataset", str(tmp_path), "--out", out]) == 1
    assert f"{tmp_path}/bad.txt: line " in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["bad.txt"]
    assert main(["dataset", str(tmp_path / "none"), "--out", out]) == 1
    assert "none: there is no such file or folder" in capsys.readouterr().err
    assert main(["dataset", str(tmp_path), "--out", str(tmp_path / "data.csv")]) == 1
    assert "ends in .parquet" in capsys.readouterr().err


def test_an_opening_is_read_without_its_answers() -> None:
    text = play("vikings", 1, most=40, players=2, rounds=1).record.write()
    opening = read_opening(text.partition("---")[0] + "---\nnothing that could be replayed", heptarchy.game)
    assert (opening.game.id, opening.options["players"], opening.answers) == ("vikings", 2, [])


def test_a_missing_library_is_named_with_its_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "heptarchy.adapters.dataset")
    assert main(["dataset", str(tmp_path), "--out", str(tmp_path / "data.parquet")]) == 1
    assert "polars is not installed; it comes with `pip install heptarchy[adapters]`" in capsys.readouterr().err
