"""Servers of our own for measuring, a proxy before them, and what they cost."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

START = 60.0  # seconds that a server has to start
SERVER = [sys.executable, "-m", "heptarchy"]


@contextlib.contextmanager
def running(database: str, folder: Path, bots: int, server_arguments: list[str]) -> Iterator[tuple[int, int]]:
    """A server of our own: its port and process."""
    port = free_port()
    command = [*SERVER, "serve", "--port", str(port), "--database", database, "--bots", str(bots)]
    limits = ["--rate", "0", "--tables-an-hour", "0", "--sockets", "0", "--webhooks", "off", *server_arguments]
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "server.log"
    with log.open("wb") as written:
        process = subprocess.Popen([*command, *limits], stdout=written, stderr=written)
    try:
        wait_for(port, process, log)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60.0)
        said = log.read_text().splitlines()[1:]
        if said:
            print(f"the server said ({len(said)} lines):", *said[:20], sep="\n  ")


NGINX = """\
daemon off; error_log {folder}/error.log; pid {folder}/pid; worker_processes 1;
events {{ worker_connections 8192; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/temp; proxy_buffers 32 32k;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  map $uri $place {{ "~^/api/tables/(?<table>[^/]+)" $table; default $remote_addr; }}
  upstream heptarchy {{ {way} {servers} keepalive 256; }}
  map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
  server {{
    listen 127.0.0.1:{port} backlog=4096;
    keepalive_requests 1000000;
    location / {{
      proxy_pass http://heptarchy; proxy_http_version 1.1;
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 90s;
    }}
  }}
}}
"""


@contextlib.contextmanager
def proxied(servers: list[tuple[int, int]], folder: Path, by_table: bool) -> Iterator[tuple[int, int]]:
    """nginx before all of the servers, as docs/operations.md has it, or by turns: its port and process."""
    port = free_port()
    folder.mkdir()
    way = "hash $place consistent;" if by_table else ""
    named = " ".join(f"server 127.0.0.1:{each};" for each, _ in servers)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, servers=named, port=port, way=way))
    log = folder / "error.log"
    log.touch()
    process = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf"), "-e", str(log)])
    try:
        wait_for(port, process, log)
        yield port, process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60.0)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return once the server answers."""
    end = time.monotonic() + START
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
            return
        time.sleep(0.05)
    raise SystemExit(f"the server does not answer:\n{log.read_text()}")


def megabytes(pid: int) -> float:
    """Memory that a process holds."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


class Costs:
    """Processor time by part, and what the database keeps: what the page on growth reckons with."""

    def __init__(self, servers: list[int], proxy: int, folder: Path) -> None:
        self.servers = servers
        self.proxy = proxy  # 0: none
        self.folder = folder

    def seconds(self) -> dict[str, float]:
        """Processor seconds so far."""
        found = {
            "server": sum(map(cpu_seconds, self.servers)),
            "bots": sum(cpu_seconds(child) for pid in self.servers for child in children(pid)),
        }
        postmaster = self.folder / "pg" / "postmaster.pid"
        if postmaster.exists():
            pid = int(postmaster.read_text().split()[0])
            found["database"] = sum(map(cpu_seconds, [pid, *children(pid)]))
        if self.proxy:
            found["proxy"] = sum(map(cpu_seconds, [self.proxy, *children(self.proxy)]))
        return found

    def kept(self) -> int:
        """Bytes on the disk."""
        return sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file() and is_data(file))


def is_data(file: Path) -> bool:
    """Does it hold tables, rather than a log of what was done last?"""
    return file.name == "tables.db" or "base" in file.parts
