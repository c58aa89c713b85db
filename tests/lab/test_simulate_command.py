"""`heptarchy simulate`: what it prints where, and its exit codes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import heptarchy
from tests.cli.shell import one_line, process, shell
from tests.patience import PATIENCE, wait_until

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


def test_the_page_is_the_same_for_any_number_of_jobs() -> None:
    line = ("simulate", "vikings", "--games", 10, "--agents", "vikings=greedy,english=random", "--seed", 3)
    alone, together = shell(*line, "--jobs", 1), shell(*line, "--jobs", 2)
    assert (alone.code, together.code) == (0, 0)
    assert alone.out == together.out
    for words in (
        "878: Vikings: 10 games",
        "agents greedy, greedy, random, random; players 4; seed 3; heptarchy",
        "in brackets: 95% intervals",
        "How games end",
        "Games ended by round",
        "Cities in Viking hands at the end",
        "Length of a game",
        "seat Norsemen",
    ):
        assert words in alone.out
    assert max(len(row) for row in alone.out.splitlines()) <= 80
    assert "10 games in" in alone.err


def test_modules_are_switched_on_by_name_or_all_at_once() -> None:
    line = ("simulate", "vikings", "--games", 2, "--agents", "random", "--jobs", 1, "--json")
    some = json.loads(shell(*line, "--modules", "kings,runes").out)["options"]
    every = json.loads(shell(*line, "--modules", "all").out)["options"]
    switches = heptarchy.game("vikings").modules()
    assert {name for name in switches if some[name]} == {"kings", "runes"}
    assert all(every[name] for name in switches)
    assert len(switches) == 9
    refused = shell("simulate", "arthur", "--games", 1, "--modules", "all")  # a game without modules has no such option
    assert refused.code != 0
    assert "no option all" in refused.err


def test_json_is_one_document_and_nothing_else(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    ran = shell("simulate", "vikings", "--games", 4, "--agents", "random", "--jobs", 2, "--json", "--out", rows)
    document = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert (document["game"], document["games"], document["seed"]) == ("vikings", 4, 1)
    assert document["interrupted"] is False
    written = [json.loads(line) for line in rows.read_text().splitlines()]
    assert [row["index"] for row in written] == [0, 1, 2, 3]
    assert sum(row["ending"] == "treaty" for row in written) == document["endings"].get("treaty", {"games": 0})["games"]


@pytest.mark.parametrize("command", [("simulate", "--agents", "random"), ("arena", "--agents", "random,thrall")])
def test_a_report_is_written_and_leaves_nothing_else(tmp_path: Path, command: tuple[str, ...]) -> None:
    name, *agents = command
    page = tmp_path / "page.html"
    ran = shell(name, "vikings", *agents, "--set", "rounds=1", "--games", 2, "--jobs", 1, "--json", "--report", page)
    assert (ran.code, ran.err) == (0, f"the report is in {page}\n")
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == [page]


def test_a_report_is_on_the_games_that_were_asked_for_though_more_are_there(tmp_path: Path) -> None:
    line = ("simulate", "vikings", "--agents", "random", "--set", "rounds=1", "--jobs", 1, "--out", tmp_path / "games")
    shell(*line, "--games", 5)
    page = tmp_path / "page.html"
    assert shell(*line, "--games", 2, "--report", page).code == 0
    assert "of 2 games" in page.read_text(encoding="utf-8")


def test_options_of_the_game_are_set_as_everywhere(tmp_path: Path) -> None:
    records = tmp_path / "records"
    given = ("--set", "rounds=1", "--players", 2, "--advanced", "--records", records)
    ran = shell("simulate", "vikings", "--games", 2, "--agents", "random,random", "--jobs", 1, "--json", *given)
    document = json.loads(ran.out)
    assert document["changed"] == {"players": 2, "advanced": True, "rounds": 1}
    assert set(document["facts"]["round"]["counts"]) == {"1"}
    assert sorted(path.name for path in records.iterdir()) == ["vikings-1-000000.txt", "vikings-1-000001.txt"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nothing"], "no game 'nothing'; there are arthur, dba, ortus, vikings"),
        (["vikings", "--agents", "gredy"], "no agent 'gredy'; nearest is greedy"),
        (["vikings", "--agents", "saxon=greedy"], "no seat or side 'saxon'; there are"),
        (["vikings", "--set", "treaty=9"], "no option treaty; nearest is treaty_round"),
        (["vikings", "--set", "treaty_round=9"], "option treaty_round takes 1 to 7, not '9'"),
        (["vikings", "--players", "5"], "option players takes 2 to 4, not 5"),
        (["vikings", "--games", "0"], "a campaign has one game or more, not 0"),
        (["vikings", "--jobs", "0"], "a campaign takes one job or more, not 0"),
        (["vikings", "--report", "/nowhere/page.html"], "--report /nowhere/page.html: No such file or directory"),
        (["vikings", "--out", "/nowhere/rows.jsonl"], "--out /nowhere/rows.jsonl: No such file or directory"),
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(arguments: list[str], reason: str) -> None:
    ran = shell("simulate", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert one_line(ran.err).startswith(f"heptarchy: {reason}")


def test_a_failing_game_is_shown_with_its_record_and_exit_code_1() -> None:
    ran = shell("simulate", "vikings", "--agents", "tests.lab.broken:Raises", "--games", 2, "--jobs", 1, "--json")
    assert (ran.code, ran.out) == (1, "")
    assert "heptarchy record 1\ngame: vikings\n" in ran.err
    assert ran.err.endswith("heptarchy: game 0 (seed 1/0) failed: RuntimeError: no land in sight\n")


def wait_for_rows(path: Path) -> None:
    """Until the first games are written."""
    wait_until(lambda: path.exists() and path.stat().st_size, "the first games")


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, jobs: int) -> None:
    # Given a campaign that would take hours, and some of its games done
    rows = tmp_path / "rows.jsonl"
    more = ("--jobs", jobs, "--json", "--out", rows)
    running = process("simulate", "vikings", "--games", 1_000_000, "--agents", "random", *more)
    wait_for_rows(rows)

    # When Ctrl-C is pressed, then the games done are told, and the exit code says that it was stopped
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    document = json.loads(out)
    assert running.returncode == 130
    assert document["interrupted"] is True
    assert document["games_asked"] == 1_000_000
    assert 0 < document["games"] == len(rows.read_text().splitlines())
    assert "Traceback" not in err


def test_ctrl_c_reaches_the_whole_group_as_a_terminal_sends_it(tmp_path: Path) -> None:
    # Given a campaign in a process group of its own, workers included
    rows = tmp_path / "rows.jsonl"
    line = ["simulate", "vikings", "--games", "1000000", "--agents", "random", "--jobs", "2", "--out", str(rows)]
    running = subprocess.Popen(
        [sys.executable, "-c", "import sys; from heptarchy.cli import main; sys.exit(main())", *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for_rows(rows)

    # When the group is interrupted, then the page says so, and no worker complains
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "of 1,000,000: stopped by Ctrl-C" in out.splitlines()[0]
    assert err.startswith("stopped: what follows is ")
    assert "Traceback" not in err
