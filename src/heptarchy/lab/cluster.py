"""The same games on a Ray cluster: batches go out, rows come back, and a worker that dies is replaced."""

from __future__ import annotations

import importlib.util
import logging
import socket
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from heptarchy.agents.line import close_programs
from heptarchy.kernel.refusal import BadOptions, HeptarchyError
from heptarchy.lab import provenance
from heptarchy.lab.names import find_game
from heptarchy.lab.plans import Programme, Tables
from heptarchy.lab.table import GameFailed, Row
from heptarchy.lab.workers import GRACE_SECONDS, witnessed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from heptarchy.lab.simulate import Outcome

BATCH_SECONDS = 2.0  # of play in one batch: long beside what it costs to send one
MOST = 256  # games in a batch
AHEAD = 2  # batches for every core: one that is played, one that waits
KNOCK_SECONDS = 10.0
RETRIES = 3  # of a batch whose worker died, before its games go out one by one


class NoCluster(HeptarchyError):
    """A cluster that can't be reached, or whose nodes have another heptarchy."""


class Reply:
    """What a worker sends back: rows, the node that played them, and the game that failed, if one has."""

    def __init__(self, node: str, rows: list[Row], failed: tuple[int, str, str, str, str, str] | None) -> None:
        self.node = node
        self.rows = rows
        self.failed = failed


def play_on_cluster(outcome: Outcome, todo: Sequence[int], take: Callable[[list[Row]], None]) -> None:
    """Play these games on the cluster that the outcome names; Ctrl-C keeps what is done."""
    if outcome.programme.plans[0].records:
        raise BadOptions("records stay where games are played: leave out --records with --cluster")
    joined = join(outcome.where)
    try:
        fleet = Fleet(outcome, todo)
        try:
            fleet.gather(take)
        except KeyboardInterrupt:
            outcome.interrupted = True
            fleet.stop(take)
    finally:
        if joined:
            import ray

            ray.shutdown()


def join(address: str) -> bool:
    """Connect to a cluster, unless this process is connected already; says whether it was done now."""
    if importlib.util.find_spec("ray") is None:
        raise NoCluster("a cluster needs ray: pip install 'heptarchy[cluster]'")
    import ray

    if ray.is_initialized():
        return False
    knock(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise NoCluster(f"no cluster at {address}: {reason}") from None
    return True


def knock(address: str) -> None:
    """Is anybody there? Ray itself waits for minutes before it says no."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # `auto`, or another name that Ray looks up by itself
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except OSError as error:
        raise NoCluster(f"no cluster at {address}: {error.strerror or error}") from None


class Fleet:
    """The batches that are out, and the games that wait for one."""

    def __init__(self, outcome: Outcome, todo: Sequence[int]) -> None:
        import ray

        self.outcome = outcome
        self.programme = outcome.programme
        self.waiting = deque(todo)
        self.alone: deque[int] = deque()  # games of a batch that was lost again and again: one at a time
        self.out: dict[Any, list[int]] = {}
        self.nodes: set[str] = set()
        self.seconds = BATCH_SECONDS  # that a game takes, as far as is known: the first batches are single games
        self.shared = ray.put(self.programme)
        self.remote: Any = ray.remote(max_retries=RETRIES, scheduling_strategy="SPREAD")(play_batch)
        self.asked = version_of(self.programme)
        outcome.jobs = self.cores()

    def cores(self) -> int:
        """Cores of the cluster now; nodes may come and go."""
        import ray

        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        return max(1, int(resources.get("CPU", 1)))

    def gather(self, take: Callable[[list[Row]], None]) -> None:
        """Send and receive until all games are played; a game that fails ends it."""
        while self.waiting or self.alone or self.out:
            room = AHEAD * self.cores()
            while (self.waiting or self.alone) and len(self.out) < room:
                self.send(self.batch())
            for numbers, reply in self.replies(1.0):
                self.read(numbers, reply, take)

    def batch(self) -> list[int]:
        """The next games that go out together: some seconds of play, and at the end something for every core."""
        if self.alone:
            return [self.alone.popleft()]
        fair = len(self.waiting) // (AHEAD * self.cores())
        size = max(1, min(MOST, fair, int(BATCH_SECONDS / self.seconds)))
        return [self.waiting.popleft() for _ in range(min(size, len(self.waiting)))]

    def send(self, numbers: list[int]) -> None:
        """Send a batch to whichever node is free."""
        self.out[self.remote.remote(self.shared, numbers, self.asked)] = numbers

    def replies(self, timeout: float) -> Iterator[tuple[list[int], Reply | None]]:
        """The batches that are back, None for one that was lost with its worker."""
        import ray

        ready, _ = ray.wait(list(self.out), num_returns=1, timeout=timeout)
        for reference in ready:
            numbers = self.out[reference]
            try:
                reply = ray.get(reference)
            except ray.exceptions.RayTaskError as error:
                raise NoCluster(f"a node can't play: {' '.join(str(error.cause).split())}") from None
            except ray.exceptions.RayError:
                reply = None
            del self.out[reference]
            yield numbers, reply

    def read(self, numbers: list[int], reply: Reply | None, take: Callable[[list[Row]], None]) -> None:
        """Take what a batch brings; of one that was lost every game goes out again, alone."""
        if reply is None:
            if len(numbers) == 1:
                raise witnessed(self.programme, numbers[0], f"it ended its process on the cluster {RETRIES + 1} times")
            self.alone.extend(numbers)
            return
        self.nodes.add(reply.node)
        self.outcome.nodes = len(self.nodes)
        if reply.rows:
            mean = sum(row.seconds for row in reply.rows) / len(reply.rows)
            self.seconds = max(0.0001, mean)
        take(reply.rows)
        if reply.failed is not None:
            raise GameFailed(*reply.failed)

    def stop(self, take: Callable[[list[Row]], None]) -> None:
        """No more batches: take what is back soon."""
        import ray

        self.waiting.clear()
        self.alone.clear()
        until = time.monotonic() + GRACE_SECONDS
        while self.out and time.monotonic() < until:
            for _, reply in self.replies(0.5):
                if reply is not None:
                    take(reply.rows)
        for reference in self.out:
            ray.cancel(reference, force=True)


def version_of(programme: Programme) -> str:
    """What must be the same on every node: a game depends on its rules and agents."""
    return f"heptarchy {provenance.version()}, rules {find_game(programme.plans[0].game).rules_version}"


def play_batch(programme: Programme, numbers: list[int], asked: str) -> Reply:
    """What a worker does: play these games, one after the other."""
    import ray

    found = version_of(programme)
    if found != asked:
        raise NoCluster(f"it has {found}, not {asked}")
    node = str(ray.get_runtime_context().get_node_id())
    tables = Tables(programme)
    rows: list[Row] = []
    try:
        for number in numbers:
            rows.append(tables.play(number))
    except GameFailed as failed:
        return Reply(node, rows, failed.parts())
    finally:
        close_programs()  # a worker stays for a while after the last batch
    return Reply(node, rows, None)
