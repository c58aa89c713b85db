"""The same job on a real Ray cluster of two nodes, both on this machine."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from heptarchy import BadOptions
from heptarchy.lab.cluster import NoCluster
from heptarchy.lab.simulate import make_plan, simulate
from heptarchy.lab.sweep import make_programme
from heptarchy.lab.table import GameFailed, Plan

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# Ray leaves sockets and files to its processes' ends; that is not ours to mend
pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """The address of a cluster of two nodes with a core each, that listens on this machine alone.

    It takes seconds to start, so that one test asks all of it.
    """
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory(prefix="ray") as folder:  # sockets: short
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("HEPTARCHY_TEST_MARKS", str(tmp_path))
        node: dict[str, Any] = {"num_cpus": 1, "node_ip_address": "127.0.0.2", "object_store_memory": 80_000_000}
        running = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
        running.add_node(wait=True, **node)
        try:
            yield running.address
        finally:
            running.shutdown()  # type: ignore[no-untyped-call]


def test_a_cluster_of_two_nodes_plays_the_same_games_though_a_worker_dies(cluster: str, tmp_path: Path) -> None:
    # Given a sweep, some games of which are there already, and an agent that takes its first process along
    marks = [tmp_path / name for name in ("died", "one", "other")]
    for mark in marks:
        mark.touch()
    given = {"rounds": "1..2", "players": 2}
    programme = make_programme("vikings", given, ["tests.lab.broken:Meets"], games=12, seed=4)
    here = simulate(programme)
    for mark in tmp_path.iterdir():
        mark.unlink()
    # When the others are played on the cluster
    outcome = simulate(programme, there=here.rows[:4], cluster=cluster)
    # Then a worker has died, both nodes had a part in it, and every game is the one that is played here
    assert marks[0].exists()
    assert (outcome.played, outcome.nodes, outcome.jobs) == (20, 2, 2)
    assert [replace(row, seconds=0.0) for row in outcome.rows] == [replace(row, seconds=0.0) for row in here.rows]

    # When a game fails there, then it comes with its record
    with pytest.raises(GameFailed, match="RuntimeError: no land in sight") as error:
        simulate(plan("Raises"), cluster=cluster)
    assert error.value.record.startswith("heptarchy record 1\ngame: vikings\n")


def plan(agent: str) -> Plan:
    return make_plan("vikings", {"rounds": 1}, [f"tests.lab.broken:{agent}"], 3, seed=6)


def test_a_cluster_that_is_not_there_is_said() -> None:
    with pytest.raises(NoCluster, match=r"no cluster at 127\.0\.0\.1:1: Connection refused"):
        simulate(plan("First"), cluster="127.0.0.1:1")


def test_what_a_cluster_can_not_do_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="records stay where games are played"):
        simulate(make_plan("vikings", {}, ["random"], 1, records=str(tmp_path)), cluster="auto")
