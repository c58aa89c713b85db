"""How a server runs: where it keeps its tables, what it listens on, and how much it takes from one client."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Limits(Struct, frozen=True):
    """One client's share. 0 means: no limit."""

    body: int = 64 * 1024  # bytes of a request
    record: int = 4 * 1024 * 1024  # bytes of a record to open
    requests: float = 40.0  # a second, on average
    burst: float = 200.0  # requests at once
    tables_an_hour: int = 60  # that one browser may open
    sockets: int = 40  # that one browser may hold
    talk: float = 1.0  # lines a second that one seat may say, on average
    talk_burst: float = 10.0  # lines at once
    bot_tables: int = 4  # of bots alone, that one browser may have played at once
    live_tables: int = 5000  # kept in memory
    connections: int = 0  # in all; 0: as many as descriptors allow, ten thousand at most
    connections_each: int = 256  # from one address, unless a proxy speaks from there


class Settings(Struct, frozen=True):
    """Everything `heptarchy serve` can be told."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8780
    workers: int = 1  # processes for bots that search; one for quick ones and one for tables of bots alone come besides
    line_bots: tuple[str, ...] = ()  # programs that play too, `name=command` each; HEPTARCHY_LINE_BOTS names more
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ()  # names that we answer to; empty: any
    webhooks: str = "public"  # off, public (no private addresses), any
    nudge_after: float = 10.0  # seconds until an absent seat's webhook is called
    nonce_after: float = 20.0  # seconds that a full table waits for somebody's nonce
    sweep_every: float = 5.0  # seconds between two looks for tables that stand still
    beat_every: float = 5.0  # seconds between two words to the store of how far the house's clock has come
    plain_cookies: bool = False  # where TLS is, does a cookie count that was given without?
    metrics: tuple[str, ...] = ("loopback",)  # who may read the figures: loopback, all, or networks
    remove_after: float = 0.0  # days after which finished tables are removed; 0: never
    url: str = ""  # how the outside calls us, for links in webhooks


def data_folder() -> Path:
    """The user's folder for tables: HEPTARCHY_DATA, else what the system calls the place for such data."""
    told = os.environ.get("HEPTARCHY_DATA")
    if told:
        return Path(told)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "heptarchy"


def default_database() -> str:
    """SQLite in the user's folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"
