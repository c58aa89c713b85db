"""A real server in a process of its own, to be spoken to, killed and started again."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.server.preludes import EQUAL

ROOT = Path(__file__).resolve().parent.parent.parent
FIXED = f"from tests.server import chance; chance.fix()\n{EQUAL}"  # every run meets the same cards, and no bot starves
LENT = Path("/proc/sys/net/ipv4/ip_local_port_range")  # the ports that the system hands out to whoever calls


def ports() -> range:
    """Ports that nobody calls from: another's call would keep a server from its port, or be answered by itself."""
    lent = LENT.read_text().split() if LENT.exists() else ["32768", "60999"]
    low, high = int(lent[0]), int(lent[1])
    below, above = range(min(12_000, low), low), range(high + 1, 65_536)
    return max(below, above, key=len) or range(12_000, 32_000)


PORTS = ports()
_next_port = itertools.count(os.getpid() * 31)  # processes of the tests begin at different ones


def free_port() -> int:
    """A port that nobody listens on, and that this process of the tests has not given before."""
    for number in itertools.islice(_next_port, len(PORTS)):
        port = PORTS[number % len(PORTS)]
        with contextlib.suppress(OSError), socket.socket() as one:
            one.bind(("127.0.0.1", port))
            return port
    raise RuntimeError(f"no port from {PORTS[0]} to {PORTS[-1]} is free")


class Running:
    """A server process on a port of its own."""

    def __init__(
        self,
        database: str,
        folder: Path,
        *arguments: str,
        port: int = 0,
        prelude: str = "",
        source: Path | None = None,
    ) -> None:
        self.database = database
        self.folder = folder
        self.arguments = arguments
        self.prelude = prelude  # a line of Python that is run first: for deadlines shorter than people's patience
        self.port = port or free_port()
        self.source = source  # where heptarchy is found, if not where the tests find it
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        program = f"{FIXED}\n{self.prelude}\nimport sys\nfrom heptarchy.cli import main\nsys.exit(main())"
        command = [sys.executable, "-c", program, "serve", "--port", str(self.port), "--database", self.database]
        limits = ["--rate", "0", "--tables-an-hour", "0", "--webhooks", "any", "--sockets", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *limits, *self.arguments],
                stdout=log,
                stderr=log,
                env=self.surroundings(),
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once: {self.log.read_text()}")
            try:
                if httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()}")

    def surroundings(self) -> dict[str, str]:
        """Its environment."""
        found = [self.source, ROOT, os.environ.get("PYTHONPATH")]
        path = os.pathsep.join(str(one) for one in found if one)
        return {**os.environ, "HEPTARCHY_BROWSER": "none", "PYTHONPATH": path}

    @property
    def log(self) -> Path:
        """What it writes."""
        return self.folder / f"server-{self.port}.log"

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> int:
        """End it as an administrator would; gives its exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=PATIENCE)
        self.process = None
        return code
