"""A new heptarchy with other rules of a game takes over the tables of the old: all are shown, and games in play end."""

from __future__ import annotations

import random
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from tests.editions.playing import VERSION, shell
from tests.later import HERE
from tests.patience import PATIENCE
from tests.server.client import Browser, Refusal
from tests.server.people import People, lasting
from tests.server.running import Running

if TYPE_CHECKING:
    from pathlib import Path

SEATS = 4
SPECTATOR = None


class Tables:
    """Tables at a server of this heptarchy, and all that is seen of them there."""

    def __init__(self, url: str) -> None:
        rng = random.Random(878)
        with People(url, SEATS, rounds=1) as people:  # all answers are people's
            people.play(rng)
            self.over, self.token = people.table, people.browsers[0].token
        with People(url, 2, rounds=1) as people:
            people.play(rng)
            self.unchanged = people.table
        with Browser(url, "Aldwyn") as host:
            self.host = host.token
            self.playing = host.open("me", *["bot ceorl"] * (SEATS - 1), options={"rounds": 3})["table"]["id"]
            play(host, self.playing, rng, answers=4)
            self.waiting = host.open("me", "open", *["bot thrall"] * (SEATS - 2))["table"]["id"]
            self.record = host.get(f"/api/tables/{self.over}/record")
            self.moments = seen(host, self.over)
            self.frame = lasting(host.frame(self.playing, 0))


def play(browser: Browser, table: str, rng: random.Random, answers: int = 100_000) -> Any:
    """Answer at random for seat 0, so many times and until it is asked again, or to the end; the others are bots."""
    since = 0
    frame: Any = None
    with browser.live(table, 0) as socket:
        while True:
            frame = browser.frame(table, 0, since)
            since = frame["n"]
            if frame["table"]["status"] == "over":
                break
            if frame["question"] is None:
                socket.recv(PATIENCE)  # the bots have answered
                continue
            if not answers:
                break
            browser.answer(table, frame, rng.choice(frame["question"]["options"])["action"])
            answers -= 1
    return frame


def seen(browser: Browser, table: str) -> list[Any]:
    """A finished table from every seat: the last frame, and moments from the first to the last."""
    last = browser.get(f"/api/tables/{table}")["k"]
    found = []
    for seat in (SPECTATOR, *range(SEATS)):
        found.append(lasting(browser.frame(table, seat)))
        for k in (0, 1, 7, last // 3, last // 2, last - 1, last):
            found.append(lasting(browser.get(f"/api/tables/{table}/moment/{k}", seat=seat)))
    return found


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tables, Path]:
    """Tables that were played here, and the database that keeps them."""
    folder = tmp_path_factory.mktemp("before")
    with Running(f"sqlite:///{folder}/tables.db", folder) as running:
        made = Tables(running.url)
    return made, folder / "tables.db"


@pytest.fixture
def database(tables: tuple[Tables, Path], tmp_path: Path) -> str:
    """A copy of that database."""
    shutil.copy(tables[1], tmp_path / "tables.db")
    return f"sqlite:///{tmp_path}/tables.db"


def test_a_finished_game_is_shown_as_it_was_from_every_seat_at_every_moment(
    tables: tuple[Tables, Path], database: str, later: Path, tmp_path: Path
) -> None:
    old = tables[0]
    with Running(database, tmp_path, source=later) as running, Browser(running.url, token=old.host) as host:
        assert {one["id"]: one["rules_version"] for one in host.get("/api/games")}["vikings"] == VERSION + 1
        assert [one["problem"] for one in host.get("/api/tables", list="finished")] == [None, None]
        told = host.get(f"/api/tables/{old.over}")
        assert (told["status"], told["problem"], told["rules_version"]) == ("over", None, VERSION)
        assert seen(host, old.over) == old.moments
        assert host.get("/api/games/vikings/book", rules=VERSION)["title"]
        with pytest.raises(Refusal, match="404"):
            host.get("/api/games/vikings/book", rules=VERSION + 2)
        text = host.get(f"/api/tables/{old.over}/record")
        assert text == old.record
        again = host.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"}).json()
        assert (again["status"], again["problem"], again["rules_version"]) == ("archive", None, VERSION)
        assert len(host.frame(again["id"], 2)["lines"]) == told["k"]
        unchanged = host.get(f"/api/tables/{old.unchanged}/record")
        again = host.http.post("/api/records", content=unchanged, headers={"Content-Type": "text/plain"}).json()
        assert again["rules_version"] == VERSION + 1, "it is the same game under the new rules"
    file = tmp_path / "game.record"
    file.write_text(text)
    told = shell(later, "replay", str(file), "--verify-fate")
    assert f"rules version {VERSION}:" in told
    assert "Fate was not bent" in told


def test_a_game_in_play_is_played_to_its_end_by_the_rules_it_began_with(
    tables: tuple[Tables, Path], database: str, later: Path, tmp_path: Path
) -> None:
    old = tables[0]
    with Running(database, tmp_path, source=later) as running, Browser(running.url, token=old.host) as host:
        frame = host.frame(old.playing, 0)
        assert lasting(frame) == old.frame, "nothing has happened to it"
        assert host.get(f"/api/tables/{old.playing}/odds", seat=0).keys() >= {"battle", "options"}
        with pytest.raises(Refusal, match="400"):
            host.answer(old.playing, frame, "no such thing")
        end = play(host, old.playing, random.Random(1))
        assert (end["table"]["status"], end["table"]["problem"]) == ("over", None)
        by = {line["by"] for line in end["lines"]}
        assert "bot" in {line["by"] for line in host.frame(old.playing, 0)["lines"]} | by
        text = host.get(f"/api/tables/{old.playing}/record")
        assert f"\nrules: {VERSION}\n" in text
        again = host.post(f"/api/tables/{old.playing}/rematch")
        assert again["rules_version"] == VERSION + 1
        with Browser(running.url, "Bede") as guest:
            assert guest.post(f"/api/tables/{old.waiting}/join", seat=1)["status"] == "playing"
        assert "draws its answer" not in running.log.read_text(), "its bots have thought"
        file = tmp_path / "game.record"
        file.write_text(text)
        assert "Fate was not bent" in shell(later, "replay", str(file), "--verify-fate")


def test_a_backup_carries_all_tables_into_another_store(
    tables: tuple[Tables, Path], database: str, later: Path, tmp_path: Path
) -> None:
    old, file, fresh = tables[0], str(tmp_path / "all.zip"), f"sqlite:///{tmp_path}/fresh.db"
    assert shell(later, "export", file, "--database", database) == f"4 tables to {file}"
    assert shell(later, "import", file, "--database", fresh) == f"4 tables from {file}"
    with Running(fresh, tmp_path, source=later) as running, Browser(running.url, token=old.host) as host:
        assert seen(host, old.over) == old.moments
        assert lasting(host.frame(old.playing, 0)) == old.frame


def test_where_the_old_rules_are_lost_what_the_new_ones_leave_valid_is_shown(
    tables: tuple[Tables, Path], database: str, later: Path, tmp_path: Path
) -> None:
    old, source = tables[0], tmp_path / "src"
    shutil.copytree(later, source)
    (source / "heptarchy" / "editions" / f"vikings-{VERSION}.zip").unlink()
    with Running(database, tmp_path, source=source) as running, Browser(running.url, token=old.host) as host:
        assert host.frame(old.unchanged, 1)["lines"]
        frame = host.frame(old.over, 1)
        assert "where it is another game: you are not asked now" in frame["table"]["problem"]
        with pytest.raises(Refusal, match="404"):
            host.get(f"/api/tables/{old.over}/moment/3")
        assert "played under rules version" in host.get(f"/api/tables/{old.playing}")["problem"]
    file, fresh = str(tmp_path / "all.zip"), f"sqlite:///{tmp_path}/fresh.db"
    told = shell(source, "export", file, "--database", database)
    assert f"4 tables to {file}" in told
    assert told.count("whole, but without a record") == 3
    assert shell(HERE / "src", "import", file, "--database", fresh) == f"4 tables from {file}"
    with Running(fresh, tmp_path) as running, Browser(running.url, token=old.host) as host:
        assert seen(host, old.over) == old.moments
        assert lasting(host.frame(old.playing, 0)) == old.frame
