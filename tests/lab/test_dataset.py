"""Campaigns on disk: the same for any number of jobs, taken up where they stopped, never mixed up."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING

import pytest

from heptarchy.lab import dataset
from heptarchy.lab.dataset import DataSet, DataSetError, frame_of, part_paths, parts_beside, read_data_set, rows_of
from heptarchy.lab.plans import Programme
from heptarchy.lab.simulate import make_plan, simulate
from heptarchy.lab.sweep import make_programme
from tests.cli.shell import process, shell
from tests.patience import wait_until

if TYPE_CHECKING:
    from pathlib import Path

    import polars as pl

    from heptarchy.lab.table import Row

GIVEN = {"rounds": "1..2", "players": 2}  # short games


def programme(games: int = 6, seed: int = 3) -> Programme:
    return make_programme("vikings", GIVEN, ["random"], games, seed, watch=True)


def played(path: Path, what: Programme, jobs: int = 1) -> pl.DataFrame:
    """Play what is not there yet; gives all games without what no run repeats."""
    data = DataSet(path, what)
    simulate(what, jobs, data.take, data.there)
    data.finish()
    return read_data_set(path).frame.drop("seconds")


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 5)


def test_a_data_set_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    alone, together = played(tmp_path / "alone", programme()), played(tmp_path / "together", programme(), jobs=2)
    assert alone.equals(together)
    assert [path.name for path in part_paths(tmp_path / "alone")] == [f"part-0000{n}.parquet" for n in range(3)]
    assert (tmp_path / "alone" / "plan.json").read_bytes() == (tmp_path / "together" / "plan.json").read_bytes()
    assert alone["setting"].to_list() == ["rounds=1", "rounds=2"] * 6
    assert alone["seed"].to_list() == [f"3/{n // 2}" for n in range(12)]


def test_rows_come_back_from_a_frame_as_they_were() -> None:
    what = programme(games=2)
    rows: list[Row] = []
    simulate(what, told=rows.extend)
    assert rows_of(what, frame_of(what, rows)) == rows
    assert rows[0].lead
    assert rows[0].opening


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole", programme())
    # Given a shorter campaign, and one whose second part was lost
    played(tmp_path / "short", programme(games=4))
    played(tmp_path / "holed", programme())
    (tmp_path / "holed" / "part-00001.parquet").unlink()
    for name, there in (("short", 8), ("holed", 7)):
        data = DataSet(tmp_path / name, programme())
        assert len(data.there) == there
        # When it is gone on with, then the missing games are played, and nothing tells it from one in a single go
        outcome = simulate(programme(), 1, data.take, data.there)
        data.finish()
        assert outcome.played == 12 - there
        assert read_data_set(tmp_path / name).frame.drop("seconds").equals(whole)
        assert json.loads((tmp_path / name / "plan.json").read_text())["games"] == 6


def test_fewer_games_than_are_there_leave_the_others_alone(tmp_path: Path) -> None:
    whole = played(tmp_path / "games", programme())
    data = DataSet(tmp_path / "games", programme(games=2))
    data.finish()
    assert len(data.there) == 4
    kept = read_data_set(tmp_path / "games")
    assert kept.plan["games"] == 6
    assert kept.frame.drop("seconds").equals(whole)


def test_what_is_told_twice_is_kept_once_as_it_was_told_first(tmp_path: Path) -> None:
    # Ctrl-C may come between a row and its telling: then it is told again, without what was seen on the way
    what = programme(games=3)
    told: list[Row] = []
    data = DataSet(tmp_path / "games", what)

    def take(rows: list[Row]) -> None:
        told.extend(rows)
        data.take(rows)
        data.take([row.bare() for row in told])

    outcome = simulate(what, told=take)
    data.finish()
    assert read_data_set(tmp_path / "games").frame.equals(frame_of(what, told))
    assert all(row.lead for row in told)
    assert not any(row.lead for row in outcome.rows), "what is on disk need not fill the memory"


def test_a_single_file_takes_the_place_of_its_parts_when_all_is_there(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    data = DataSet(path, programme())
    simulate(programme(games=4), 1, data.take)
    data.finish()
    assert not path.exists()
    assert read_data_set(path).frame.height == 8  # what is done can be read all the same
    assert played(path, programme()).height == 12
    assert not parts_beside(path).exists()
    assert read_data_set(path).plan["game"] == "vikings"
    # When it is asked for again, then nothing is played; and more games are added to it
    assert len(DataSet(path, programme()).there) == 12
    assert played(path, programme(games=7)).equals(played(tmp_path / "folder", programme(games=7)))


def test_a_single_file_loses_nothing_whenever_it_is_killed(tmp_path: Path) -> None:
    # Given a whole file some of whose parts are still there: it was killed while they were being removed
    path = tmp_path / "games.parquet"
    whole = played(path, programme())
    left = parts_beside(path)
    played(left, programme())
    (left / "part-00000.parquet").unlink()
    # When the same command runs again, then all is there, and the parts go
    assert played(path, programme()).equals(whole)
    assert not left.exists()

    # Given a file to which games were being added
    data = DataSet(path, programme(games=9))
    simulate(programme(games=8), 1, data.take, data.there)
    data.finish()
    # When that goes on, then what was played in between is not played again
    again = DataSet(path, programme(games=9))
    again.finish()
    assert len(again.there) == 16
    assert played(path, programme(games=9)).height == 18


def test_a_spoilt_part_is_named(tmp_path: Path) -> None:
    played(tmp_path / "games", programme(games=3))
    (tmp_path / "games" / "part-00001.parquet").write_bytes(b"moths")
    with pytest.raises(DataSetError, match=r"part-00001\.parquet can't be read .* its games are played again"):
        DataSet(tmp_path / "games", programme(games=3))


def test_another_campaign_is_not_mixed_in(tmp_path: Path) -> None:
    played(tmp_path / "games", programme(games=1))
    with pytest.raises(DataSetError, match=r"games holds another campaign \(it differs in seed\)"):
        DataSet(tmp_path / "games", programme(games=1, seed=4))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("years of work")
    with pytest.raises(DataSetError, match="holds other things than a data set"):
        DataSet(tmp_path / "mine", programme())
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["thesis.txt"]
    with pytest.raises(DataSetError, match="no such data set"):
        read_data_set(tmp_path / "nowhere")
    (tmp_path / "games" / "plan.json").write_text("[]")
    with pytest.raises(DataSetError, match="its plan says nothing of what was played"):
        read_data_set(tmp_path / "games")


def test_games_that_nobody_looks_at_have_no_lead() -> None:
    [row] = simulate(make_plan("vikings", {"rounds": 1}, ["random"], 1)).rows
    assert (row.when, row.lead, row.plays, row.opening) == ([], [], [], [])


def test_a_killed_campaign_is_gone_on_with_by_the_same_command(tmp_path: Path) -> None:
    # Given a campaign that was killed without a word while it ran
    out = tmp_path / "games"
    line = ("simulate", "vikings", "--agents", "random", "--set", "rounds=1", "--players", 2, "--jobs", 1, "--json")
    running = process(*line, "--games", 1_000_000, "--out", out)
    wait_until(lambda: part_paths(out), "the first games")

    # When another command means to write the same while it runs, then it is refused
    second = shell(*line, "--games", 20, "--out", out)
    assert second.code == 1
    assert "games: another command is writing it" in second.err
    running.send_signal(signal.SIGKILL)
    running.communicate()
    there = read_data_set(out).frame.height

    # When fewer games are asked for than are there, then none is played
    again = shell(*line, "--games", 20, "--out", out, "--resume")
    assert (again.code, again.err) == (0, "20 of 20 games are there\n")
    document = json.loads(again.out)
    assert (document["games"], document["timing"]["games"]) == (20, 0)
    assert there >= 256
    assert not (out / ".lock").exists()

    # When something else is asked for under that name, then it is refused
    other = shell(*line, "--games", 20, "--out", out, "--seed", 2)
    assert other.code == 1
    assert "holds another campaign" in other.err


def test_resume_needs_something_to_go_on_with(tmp_path: Path) -> None:
    ran = shell("simulate", "vikings", "--games", 1, "--resume", "--out", tmp_path / "games")
    assert (ran.code, ran.out) == (2, "")
    assert "--resume goes on with a data set" in ran.err
