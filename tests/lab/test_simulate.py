"""Campaigns: the same for any number of jobs, honest when something fails."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from heptarchy import BadOptions, game, read_record
from heptarchy.kernel.record import read_and_replay
from heptarchy.lab.plans import Programme
from heptarchy.lab.simulate import Outcome, RowWriter, make_plan, simulate
from heptarchy.lab.summary import summarize
from heptarchy.lab.table import GameFailed, Plan, Row, record_path
from heptarchy.lab.workers import Crew


def figures(outcome: Outcome) -> dict[str, Any]:
    """All that another run must repeat."""
    document = summarize(outcome)
    del document["timing"]
    return document


def test_the_same_seed_gives_the_same_figures_for_any_number_of_jobs() -> None:
    plan = make_plan("vikings", {"players": 3}, ["vikings=random", "english=random"], games=12, seed=5)
    alone, together = simulate(plan, jobs=1), simulate(plan, jobs=2)
    assert together.jobs == 2
    assert figures(alone) == figures(together)
    assert [row.index for row in together.rows] == list(range(12))


def test_a_game_depends_on_seed_and_number_alone() -> None:
    whole = simulate(make_plan("vikings", {}, ["random"], games=4, seed=9))
    last = simulate(make_plan("vikings", {}, ["random"], games=1, seed=9, first=3))
    other = simulate(make_plan("vikings", {}, ["random"], games=4, seed=10))
    kept = [(row.index, row.answers, row.facts, row.ending) for row in whole.rows]
    assert kept[3:] == [(row.index, row.answers, row.facts, row.ending) for row in last.rows]
    assert kept != [(row.index, row.answers, row.facts, row.ending) for row in other.rows]


def test_fate_has_a_seed_of_its_own_in_every_game() -> None:
    # Given agents that draw no lots, games differ by fate alone
    rows = simulate(make_plan("vikings", {}, ["tests.lab.broken:First"], games=6)).rows
    assert len({(row.answers, row.facts["cities"]) for row in rows}) > 1


def test_a_crew_that_is_stopped_finishes_the_games_in_play() -> None:
    # Given two workers that have begun a long campaign
    plan = make_plan("vikings", {}, ["random"], games=1_000_000)
    crew = Crew(Programme([plan]), jobs=2)
    done: list[int] = []

    def take(rows: list[Row]) -> None:
        done.extend(row.index for row in rows)
        if not crew.stopped.value:
            raise KeyboardInterrupt

    # When it is stopped after the first report
    with pytest.raises(KeyboardInterrupt):
        crew.gather(take)
    crew.stop(take)
    crew.dismiss()

    # Then every game that was begun is there
    assert sorted(done) == list(range(crew.next.value))


def test_figures_are_those_of_the_games() -> None:
    outcome = simulate(make_plan("vikings", {"advanced": True}, ["greedy", "random"], games=6, seed=2))
    document = json.loads(json.dumps(summarize(outcome)))
    rows = outcome.rows
    assert document["games"] == 6
    assert document["agents"] == ["greedy", "greedy", "random", "random"]
    assert document["sides"] == ["Vikings", "Vikings", "English", "English"]
    assert document["changed"] == {"players": 4, "advanced": True}
    assert document["options"]["treaty_markers"] == 9
    assert document["wins_by_side"]["Vikings"]["games"] == sum(0 in row.winners for row in rows)
    assert document["wins_by_seat"][2]["games"] == document["wins_by_side"]["English"]["games"]
    assert sum(ending["games"] for ending in document["endings"].values()) == 6
    rounds = [count for ending in document["endings"].values() for count in ending["by_round"].values()]
    assert sum(rounds) == 6
    assert document["facts"]["cities"]["mean"] == pytest.approx(sum(row.facts["cities"] for row in rows) / 6)
    assert document["length"]["answers"]["most"] == max(row.answers for row in rows)
    assert sum(document["length"]["decisions"]["counts"].values()) == 6


def test_a_game_that_the_lab_knows_nothing_of_is_measured_too() -> None:
    # Raids gathers answers, nests a child game, and has no entry among the facts
    outcome = simulate(make_plan("raids.game:RAIDS", {}, ["random"], games=5), jobs=2)
    document = summarize(outcome)
    assert document["facts"] == {}
    assert list(document["wins_by_side"])[: len(document["seats"])] == document["seats"]
    assert sum(figures["games"] for figures in document["wins_by_side"].values()) == 5


def test_records_replay_to_the_rows(tmp_path: Path) -> None:
    plan = make_plan("vikings", {"rounds": 2}, ["random"], games=3, seed=4, records=str(tmp_path / "new"))
    rows = simulate(plan).rows
    for row in rows:
        record, state = read_and_replay(record_path(plan, row.index).read_text(), game)
        assert record.names == ["random"] * 4
        assert (len(record.answers), state.result().scores) == (row.answers, row.scores)
    assert len(list((tmp_path / "new").iterdir())) == 3


def test_rows_are_written_in_order_as_they_come() -> None:
    plan = make_plan("vikings", {}, ["random"], games=4, seed=1)
    file = io.StringIO()
    writer = RowWriter(Programme([plan]), file)
    rows = [Row(index, [0, 0, 1, 1], [2, 3], "treaty", 9, 2, 5, 0.1, {"round": 5, "cities": 3}) for index in range(4)]

    # When the second game ends first, then it waits for the first one
    writer.take([rows[1]])
    assert file.getvalue() == ""
    writer.take([rows[0]])
    assert [json.loads(line)["index"] for line in file.getvalue().splitlines()] == [0, 1]

    # When the third never ends, then the fourth is written all the same
    writer.take([rows[3]])
    writer.finish()
    last = json.loads(file.getvalue().splitlines()[-1])
    assert last == {
        "game": "vikings",
        "index": 3,
        "seed": "1/3",
        "agents": ["random"] * 4,
        "scores": [0, 0, 1, 1],
        "winners": [2, 3],
        "ending": "treaty",
        "round": 5,
        "cities": 3,
        "decisions": 9,
        "forced": 2,
        "fate": 5,
        "seconds": 0.1,
    }


@pytest.mark.parametrize(("games", "first", "jobs"), [(0, 0, 1), (1, -1, 1), (1, 0, 0)])
def test_numbers_that_make_no_campaign_are_refused(games: int, first: int, jobs: int) -> None:
    with pytest.raises(BadOptions):
        simulate(make_plan("vikings", {}, ["random"], games, first=first), jobs)


# What fails


def failing(agent: str, games: int = 3) -> Plan:
    return make_plan("vikings", {}, [f"tests.lab.broken:{agent}"], games, seed=6)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("agent", "reason"),
    [("Raises", "RuntimeError: no land in sight"), ("Cheats", "Refused: "), ("Leaves", "SystemExit: 3")],
)
def test_a_failing_game_comes_with_number_seed_and_record(agent: str, reason: str, jobs: int) -> None:
    with pytest.raises(GameFailed) as error:
        simulate(failing(agent), jobs)
    failed = error.value
    assert failed.reason.startswith(reason)
    assert failed.seed == f"6/{failed.index}"
    assert str(failed).startswith(f"game {failed.index} (seed 6/{failed.index}) failed: ")
    assert "broken.py" in failed.story or agent == "Cheats"
    # The record leads to the question at which it failed
    state = read_record(failed.record, game).replay()
    assert state.rule == "V-7.4"


def test_a_game_that_ends_its_process_is_played_again_for_its_record() -> None:
    with pytest.raises(GameFailed) as error:
        simulate(failing("Dies", games=2), jobs=2)
    failed = error.value
    state = read_record(failed.record, game).replay()
    assert state.rule == "V-7.4"
    assert failed.reason == (
        f"its process ended with exit code 7; played again it breaks off after {state.moves} answers"
    )
