"""A real server in a process of its own, to be spoken to, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Running:
    """A server process on a port of its own."""

    def __init__(self, database: str, folder: Path, *arguments: str, port: int = 0) -> None:
        self.database = database
        self.folder = folder
        self.arguments = arguments
        self.port = port or free_port()
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
        command = [sys.executable, "-m", "heptarchy", "serve", "--port", str(self.port), "--database", self.database]
        limits = ["--rate", "0", "--tables-an-hour", "0", "--webhooks", "any", "--sockets", "0"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *limits, *self.arguments],
                stdout=log,
                stderr=log,
                env={**os.environ, "HEPTARCHY_BROWSER": "none"},
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once: {self.log.read_text()}")
            try:
                if httpx.get(f"{self.url}/health", timeout=5.0).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()}")

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
        code = self.process.wait(timeout=30.0)
        self.process = None
        return code
