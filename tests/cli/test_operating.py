"""The operator's commands hold to numbers and words that make sense: else a line says so, and nothing has changed."""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any

import pytest

from heptarchy.cli.operating import day
from heptarchy.server.rows import BAN, Ward
from heptarchy.server.store import Store
from tests.cli.shell import one_line, shell

if TYPE_CHECKING:
    from pathlib import Path

    from heptarchy.server.settings import Settings

SENSELESS = ("1e12", "36501", "inf", "-inf", "nan", "-1")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A store that nobody serves."""
    url = f"sqlite:///{tmp_path}/tables.db"
    keep(url)
    return url


def keep(database: str, *wards: Ward) -> None:
    """Put wards into a store, whatever they say."""

    async def work() -> None:
        store = await Store.open(database)
        for ward in wards:
            await store.ruling.put_ward(ward)
        await store.close()

    asyncio.run(work())


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With what servers were started: none of them runs."""
    told: list[Settings] = []

    class Log:
        tell_rest = None

    def note(settings: Settings, *_: Any) -> None:
        told.append(settings)

    monkeypatch.setattr("heptarchy.server.run.serve", note)
    monkeypatch.setattr("heptarchy.server.logs.set_up_logs", lambda *_: Log)
    return told


@pytest.mark.parametrize("days", SENSELESS)
@pytest.mark.parametrize(
    "words",
    [
        ("people", "ban", "--address", "203.0.113.7", "--days"),
        ("people", "mute", "000000000000", "--days"),
        ("tables", "remove-finished", "--after"),
        ("tables", "list", "--older-than"),
    ],
    ids=" ".join,
)
def test_days_are_so_many_as_somebody_may_live_to_see(database: str, words: tuple[str, ...], days: str) -> None:
    ran = shell(*words, days, "--database", database)
    said = one_line(ran.err)
    assert ran.code == 2, said
    assert words[-1] in said
    assert "from 0 to 36500 days" in said
    assert shell("people", "wards", "--database", database).out == "nobody is banned or muted\n"


@pytest.mark.parametrize("days", SENSELESS)
def test_a_server_is_not_started_that_would_remove_tables_after_such_a_time(days: str, served: list[Settings]) -> None:
    ran = shell("serve", "--remove-finished-after", days)
    assert (ran.code, served) == (2, [])
    assert "from 0 to 36500 days" in one_line(ran.err)


def test_the_longest_ban_is_kept_and_told(database: str) -> None:
    ran = shell("people", "ban", "--address", "203.0.113.7", "--days", "36500", "--database", database)
    assert ran.code == 0
    assert ran.out.startswith("203.0.113.7/32 is banned until 2")
    assert shell("tables", "remove-finished", "--after", "36500", "--database", database).code == 0
    assert "203.0.113.7/32" in shell("people", "wards", "--database", database).out


def test_wards_are_listed_whatever_time_was_kept(database: str) -> None:
    keep(database, Ward(BAN, "203.0.113.7/32", 0.0, 8.64e16, ""), Ward(BAN, "203.0.113.8/32", -1e300, math.inf, ""))
    ran = shell("people", "wards", "--database", database)
    assert ran.code == 0
    assert ran.out.count("for good") == 2
    assert shell("people", "unban", "--address", "203.0.113.7", "--database", database).code == 0


@pytest.mark.parametrize(
    ("at", "said"),
    [
        (0.0, ""),
        (1.0, "1970-01-01 00:00"),
        (-86400.0, "1969-12-31 00:00"),
        (1_700_000_000.0, "2023-11-14 22:13"),
        (8.64e16, ""),
        (-8.64e16, ""),
        (math.inf, ""),
        (-math.inf, ""),
        (math.nan, ""),
    ],
)
def test_every_time_can_be_printed(at: float, said: str) -> None:
    assert day(at) == said


def test_tables_are_listed_by_a_status_that_there_is(database: str) -> None:
    ran = shell("tables", "list", "--status", "bogus", "--database", database)
    assert ran.code == 2
    assert one_line(ran.err) == ("heptarchy: --status is waiting, playing, over, abandoned or archive, not 'bogus'")
    for status in ("waiting", "playing", "over", "abandoned", "archive"):
        assert shell("tables", "list", "--status", status, "--database", database).out == "no such tables\n"


def test_plain_cookies_count_behind_tls_only_if_the_operator_says_so(served: list[Settings]) -> None:
    assert shell("serve").code == shell("serve", "--plain-cookies").code == 0
    assert [one.plain_cookies for one in served] == [False, True]
