"""Arenas: line-ups in balance, figures that hold, the same for any number of jobs."""

from __future__ import annotations

import json
import random
from collections import Counter
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from heptarchy import BadOptions
from heptarchy.lab.arena import against, make_arena, tables
from heptarchy.lab.dataset import read_data_set
from heptarchy.lab.ratings import Meeting, pairs, ratings, shares
from heptarchy.lab.report import kept_whole, share, spans, table_of
from heptarchy.lab.voice import Voice
from tests.cli.shell import one_line, shell

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ["a", "b", "c", "d"]


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


# Line-ups


@pytest.mark.parametrize(("agents", "teams"), [(2, 2), (4, 2), (3, 3), (4, 3), (2, 4), (2, 3), (3, 5), (2, 8)])
def test_every_agent_has_every_side_as_often_as_any_other(agents: int, teams: int) -> None:
    lineups = [lineup for met in tables(NAMES[:agents], teams) for lineup in met]
    assert all(len(lineup) == teams for lineup in lineups)
    taken = Counter((name, side) for lineup in lineups for side, name in enumerate(lineup))
    assert set(taken) == {(name, side) for name in NAMES[:agents] for side in range(teams)}
    assert len(set(taken.values())) == 1


def test_pairs_swap_sides_and_a_challenger_takes_every_seat() -> None:
    assert tables(["a", "b"], 2) == [[["a", "b"], ["b", "a"]]]
    assert tables(["a", "b"], 4) == [[["a", "b", "a", "b"], ["b", "a", "b", "a"]]]
    assert against(["a", "f"], "f", 3) == [[["a", "f", "f"], ["f", "f", "a"], ["f", "a", "f"]]]


def test_line_ups_share_their_seeds_and_sides_are_played_whole() -> None:
    programme = make_arena("vikings", {}, ["random,greedy"], games=5)
    assert [plan.agents for plan in programme.plans] == [
        ["random", "random", "greedy", "greedy"],
        ["greedy", "greedy", "random", "random"],
    ]
    assert len(programme) == 6  # five do not part into two
    assert {programme.at(number)[1] for number in range(6)} == {0, 1, 2}


# Figures


def test_no_figure_is_cut_off_on_a_narrow_terminal() -> None:
    name = "line:node examples/agents/line_bot.js"
    pair = {"won": 1000, "drawn": 0, "lost": 0, "share": 1.0, "low": 0.996, "high": 1.0}
    table = table_of("Each against each", "", "won", "drawn", "lost", "share won", words=2)
    table.add_row(name, name, "1,000", "0", "0", share(Voice(), pair))
    written = StringIO()
    for drawn in kept_whole([table]):
        Console(file=written, width=60).print(drawn, crop=False)
    shown = written.getvalue()
    assert "…" not in shown
    assert "100.0 % [99.6 to 100.0]" in shown
    assert "drawn" in shown


def test_a_median_of_moments_is_the_lower_middle_one_as_everywhere() -> None:
    table = spans(Voice(), {"king_fallen": {"by_round": {"11": 1, "17": 1, "18": 1, "20": 1}}}, "round")
    assert [list(column.cells) for column in table.columns] == [["king fallen"], ["11"], ["17"], ["20"]]


def duels(a_wins: int, b_wins: int, drawn: int = 0) -> list[Meeting]:
    """Games of a against b, mixed by lot."""
    met = [Meeting(["a", "b"], [1, 0])] * a_wins + [Meeting(["b", "a"], [1, 0])] * b_wins
    met += [Meeting(["a", "b"], [0, 0])] * drawn
    random.Random(1).shuffle(met)
    return met


def test_the_stronger_rates_higher_and_equals_overlap() -> None:
    apart, even = ratings(duels(160, 40), ["a", "b"]), ratings(duels(100, 100), ["a", "b"])
    assert list(apart) == ["a", "b"]
    assert apart["a"]["low"] > apart["b"]["high"]
    assert even["a"]["low"] < even["b"]["high"]
    assert even["b"]["low"] < even["a"]["high"]
    assert apart["a"]["games"] == 200
    few = ratings(duels(7, 3), ["a", "b"])
    assert few["a"]["low"] < few["b"]["high"], "ten games say little"


def test_several_seats_of_one_agent_are_rated_as_one() -> None:
    field = ratings([Meeting(["a", "b", "b", "b"], [1, 0, 0, 0])] * 40, ["a", "b"])
    assert field["a"]["low"] > field["b"]["high"]
    mirror = ratings([Meeting(["a", "a"], [1, 0])] * 40, ["a"])
    assert mirror["a"]["games"] == 0, "nobody learns of himself"


def test_a_drawn_game_is_not_won() -> None:
    found = pairs(duels(60, 30, drawn=10), ["a", "b"])
    assert (found["a"]["b"]["won"], found["a"]["b"]["drawn"], found["a"]["b"]["lost"]) == (60, 10, 30)
    assert found["a"]["b"]["share"] == pytest.approx(0.6)
    assert found["b"]["a"]["share"] == pytest.approx(0.3)


def test_at_larger_tables_those_games_count_that_say_something_of_the_two() -> None:
    met = [Meeting(["a", "b", "c"], [1, 0, 0])] * 3 + [Meeting(["a", "b", "c"], [0, 0, 1])] * 5
    found = pairs(met, ["a", "b", "c"])
    assert found["a"]["b"] == {**found["a"]["b"], "won": 3, "drawn": 5, "lost": 0, "share": 1.0}
    assert found["a"]["c"]["share"] == pytest.approx(3 / 8)


def test_an_interval_at_a_larger_table_holds_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(5)

    def field(games: int) -> list[Meeting]:
        """One seat of six, half as strong again as each other one."""
        met = []
        for n in range(games):
            agents = ["a" if seat == n % 6 else "b" for seat in range(6)]
            winner = rng.choices(range(6), [1.5 if name == "a" else 1.0 for name in agents])[0]
            met.append(Meeting(agents, [int(seat == winner) for seat in range(6)]))
        return met

    truth = 5 * 1.5 / (5 * 1.5 + 5)  # ahead of five in every game won, behind one in every game lost
    found = [pairs(field(120), ["a", "b"])["a"]["b"] for _ in range(300)]
    assert 0.92 <= sum(one["low"] <= truth <= one["high"] for one in found) / 300 <= 0.98


def test_a_fair_share_counts_shared_wins_by_their_part() -> None:
    met = [Meeting(["a", "f", "f", "f"], [1, 0, 0, 0])] * 3 + [Meeting(["f", "a", "f", "f"], [1, 1, 0, 0])] * 2
    met += [Meeting(["f", "f", "a", "f"], [1, 0, 0, 0])] * 5 + [Meeting(["a", "f", "f", "f"], [0, 0, 0, 0])] * 9
    found = shares(met, ["a"])["a"]
    assert (found["won"], found["of"], found["share"]) == (4.0, 10, 0.4)
    assert found["times"] == pytest.approx(1.6)
    assert found["times_low"] < 1.6 < found["times_high"]


# The command


def test_an_arena_is_the_same_for_any_number_of_jobs_and_is_kept(tmp_path: Path) -> None:
    line = ("arena", "ortus", "--players", 2, "--agents", "thrall,thegn", "--games", 4)
    alone = shell(*line, "--jobs", 1, "--json", "--out", tmp_path / "games.parquet")
    together = shell(*line, "--jobs", 2, "--json")
    one, other = json.loads(alone.out), json.loads(together.out)
    assert one.pop("timing")["jobs"] == 1
    assert other.pop("timing")["jobs"] == 2
    assert one == other
    assert list(one["ratings"]) == ["thegn", "thrall"]
    assert one["pairs"]["thegn"]["thrall"]["won"] > 2
    kept = read_data_set(tmp_path / "games.parquet")
    assert kept.plan["kind"] == "arena"
    assert Counter(map(tuple, kept.frame["agents"].to_list())) == {("thrall", "thegn"): 2, ("thegn", "thrall"): 2}

    # Asked for again it plays nothing and says the same on a page
    again = shell(*line, "--out", tmp_path / "games.parquet", "--resume")
    assert again.err.startswith("4 of 4 games are there\n0 games in ")
    assert again.out.startswith("Ortus Regni: 4 games\nagents thrall, thegn; ")
    assert "Each against each" in again.out
    assert max(len(row) for row in again.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["vikings", "--agents", "random"], "an arena takes two agents or more, not 1; one alone meets a --field"),
        (["vikings", "--agents", "random,random"], "an arena names every agent once"),
        (["vikings", "--agents", "random,gredy"], "no agent 'gredy'; nearest is greedy"),
        (
            ["vikings", "--agents", "random", "--field", "random"],
            "nobody meets the field of random; name another agent",
        ),
        (
            ["ortus", "--variant", "rebellion", "--players", "1", "--agents", "random,greedy"],
            "all seats of this game win together, as Rebels: there is nobody to beat",
        ),
        (["vikings", "--agents", "random,greedy", "--games", "0"], "an arena has one game or more, not 0"),
    ],
)
def test_bad_usage_is_one_line_and_exit_code_2(arguments: list[str], reason: str) -> None:
    ran = shell("arena", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert one_line(ran.err) == f"heptarchy: {reason}"


def test_an_arena_takes_one_setting() -> None:
    with pytest.raises(BadOptions, match="takes 1 to 7, not '1\\.\\.3'"):
        make_arena("vikings", {"rounds": "1..3"}, ["random,greedy"], games=1)
