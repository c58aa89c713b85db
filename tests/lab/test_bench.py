"""The benchmark's harness, on slices too short to measure anything: no figure is judged here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heptarchy import Rng
from heptarchy.kernel.refusal import BadOptions
from heptarchy.lab import bench
from heptarchy.lab.bench_games import BATCHED, BUILDS, SUBJECTS, WRAPPED
from heptarchy.lab.bench_search import PEERS_SIMULATIONS, SIMULATIONS, open_spiel_search, searched
from heptarchy.lab.bench_worker import clone_slice, play_slice
from tests.cli.shell import one_line, shell

TINY = 0.001


PLAIN = "vikings, interpreted"
COMPILED = "vikings, compiled"


@pytest.mark.parametrize("game", ["vikings", "ortus"])
def test_a_slice_is_whole_games(game: str) -> None:
    subject = SUBJECTS[f"{game}, interpreted"]()
    slice_ = play_slice(subject, Rng(1), TINY)
    assert slice_["games"] >= 1
    assert slice_["decisions"] > slice_["forced"] > 0
    assert slice_["fate"] > 0
    assert clone_slice(subject, TINY)["clones"] > 0


def test_one_run_asks_each_subject_round_by_round() -> None:
    document = bench.bench(rounds=2, seconds=TINY, only=[PLAIN, "catanatron"])
    names = [subject["name"] for subject in document["subjects"]]
    assert {*names, *document["missing"]} == {PLAIN, "catanatron"}
    ours = document["subjects"][0]
    assert ours["name"] == PLAIN
    assert ours["ratio"] == 1.0
    assert len(ours["slices"]) == len(ours["clones"]) == 2
    assert ours["decisions_a_second"] > 0
    assert ours["clone_us"] > 0
    assert {"cpu", "cores", "python", "system"} == set(document["machine"])
    assert [budget["budget"] for budget in document["budgets"]] == [
        f"{PLAIN}: 50,000 decisions a second",
        f"{PLAIN}: a clone in 6 us",
    ]


def test_the_command_keeps_and_prints_one_document(tmp_path: Path) -> None:
    path = tmp_path / "figures" / "bench.json"
    line = ("bench", "--rounds", 1, "--seconds", TINY, "--only", PLAIN, "--out", path, "--json")
    ran = shell(*line)
    assert ran.code in (0, 1)  # by budget, which so short a slice can't judge
    assert json.loads(ran.out) == json.loads(path.read_text())
    assert f"kept in {path}" in ran.err


def test_unknown_subjects_are_bad_usage() -> None:
    ran = shell("bench", "--only", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert one_line(ran.err).startswith("heptarchy: no subject is called chess; there are vikings, interpreted; ")
    with pytest.raises(BadOptions):
        bench.bench(rounds=0)


def figures(name: str, rate: float, clone: float) -> dict[str, Any]:
    return {"name": name, "decisions_a_second": rate, "clone_us": clone}


def test_a_missed_budget_is_named() -> None:
    subjects = [figures(PLAIN, 60_000, 6.5), figures(COMPILED, 249_999, 3.0)]
    document = {"budgets": bench.budgets(subjects, {})}
    assert bench.missed(document) == [
        f"{PLAIN}: a clone in 6 us: measured 6.5",
        f"{COMPILED}: 250,000 decisions a second: measured 249,999.0",
    ]


def test_a_build_that_could_not_be_made_has_met_no_budget() -> None:
    document = {"budgets": bench.budgets([figures(PLAIN, 60_000, 5.0)], {COMPILED: "no compiler"})}
    assert bench.missed(document) == [
        f"{COMPILED}: 250,000 decisions a second: not measured",
        f"{COMPILED}: a clone in 3 us: not measured",
    ]


def test_the_peers_are_those_that_the_design_names() -> None:
    peers = {name.partition(" ")[0] for name in SUBJECTS if name not in BUILDS}
    assert peers == {"OpenSpiel", "catanatron", "RLCard", "PettingZoo"}


def test_a_batch_must_make_five_times_the_steps_of_the_wrapper() -> None:
    def measured(name: str, decisions: int) -> dict[str, Any]:
        return {"name": f"vikings {name}, compiled", "slices": [{"decisions": decisions, "cpu": 1.0}]}

    good, slow = (
        bench.batch_budgets([measured(BATCHED, steps), measured(WRAPPED, 10_000)]) for steps in (51_000, 49_000)
    )
    assert [budget["met"] for budget in (*good, *slow)] == [True, False]
    assert bench.batch_budgets([measured(BATCHED, 1)]) == []


def test_a_slice_of_a_search_counts_simulations() -> None:
    slice_ = play_slice(searched("ortus"), Rng(1), TINY)
    assert slice_["decisions"] % SIMULATIONS == 0
    assert slice_["decisions"] >= SIMULATIONS


@pytest.mark.parametrize("native", [True, False])
def test_the_peers_search_is_measured_beside_ours(native: bool) -> None:
    slice_ = play_slice(open_spiel_search("hearts", native), Rng(1), TINY)
    assert slice_["decisions"] >= PEERS_SIMULATIONS


def test_a_compiled_search_must_make_three_thousand_simulations_a_second() -> None:
    subjects = [
        figures(f"{game} searched, compiled", rate, 0.0) for game, rate in (("vikings", 2_999), ("ortus", 3_000))
    ]
    found = bench.search_budgets([*subjects, figures("vikings searched, interpreted", 1, 0.0)])
    assert [budget["met"] for budget in found] == [False, True]
