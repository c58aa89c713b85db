"""All tables of a server, written to a file and taken into another: it is the same house."""

from __future__ import annotations

import asyncio
import random
import zipfile
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import heptarchy
from heptarchy.cli import main
from heptarchy.kernel.match import Match
from heptarchy.server import fate
from heptarchy.server.ids import BrowserId, PleaId
from heptarchy.server.rows import Plea, Voice, Vote
from heptarchy.server.store import Store
from heptarchy.server.transfer import bring_in, export
from tests.server.client import Browser, Refusal
from tests.server.databases import another_database
from tests.server.people import lasting
from tests.server.running import Running
from tests.server.store.making import T, seat_two

if TYPE_CHECKING:
    from pathlib import Path


class Shell:
    """Runs commands of `heptarchy`."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        """What a command says; it ends with this exit code."""
        self.capsys.readouterr()
        ended = main(list(arguments))
        said, complained = self.capsys.readouterr()
        assert ended == code, complained
        return said + complained


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """Runs commands."""
    return Shell(capsys)


def play(browser: Browser, table: str, answers: int, rng: random.Random) -> Any:
    """Answer at random for whichever seat is asked; all are this browser's."""
    frame: Any = None
    for _ in range(answers):
        asked = browser.get(f"/api/tables/{table}")["asked"]
        if not asked:
            break
        frame = browser.frame(table, asked[0])
        frame = browser.answer(table, frame, rng.choice(frame["question"]["options"])["action"])
        if frame["undo"] is not None and frame["undo"]["may"] and rng.random() < 0.2:
            frame = browser.undo(table, frame)
    return frame


class House:
    """Tables of every kind, and the browsers that hold their seats."""

    def __init__(self, url: str) -> None:
        rng = random.Random(878)
        with Browser(url, "Aldwyn") as host, Browser(url, "Bede") as guest:
            self.tokens = [host.token, guest.token]
            opened = host.open("me", "open", "invited", "bot ceorl", name="Waiting", public=False)
            self.waiting, self.link = opened["table"]["id"], opened["links"][0]["token"]
            clock = {"bank": 90000.0, "step": 5.0}
            self.playing = host.open("me", "me", name="Playing", options={"rounds": 3}, clock=clock, patience=500.0)[
                "table"
            ]["id"]
            play(host, self.playing, 12, rng)
            frame = host.frame(self.playing, host.get(f"/api/tables/{self.playing}")["asked"][0])
            self.standing = {"rule": "V-0.0", "action": frame["question"]["options"][0]["action"], "scope": "game"}
            host.put(f"/api/tables/{self.playing}/seats/1/standing", **self.standing)
            self.choosing = host.open("me", "me", options={"advanced": True})["table"]["id"]  # a gathering is open
            play(host, self.choosing, 3, rng)
            frame = host.frame(self.choosing, host.get(f"/api/tables/{self.choosing}")["asked"][0])
            frame = host.answer(self.choosing, frame, frame["question"]["options"][0]["action"])
            host.undo(self.choosing, frame)  # in a gathering one's own choice can always be taken back
            self.over = host.open("me", "me", options={"rounds": 1})["table"]["id"]
            play(host, self.over, 100_000, rng)
            self.left = host.open("me", "open", "bot thrall")["table"]["id"]
            guest.post(f"/api/tables/{self.left}/join", seat=1)
            host.post(f"/api/tables/{self.left}/abandon")
            record = host.get(f"/api/tables/{self.over}/record")
            reply = host.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
            self.archive = reply.json()["id"]
        self.tables = {
            self.waiting: "waiting",
            self.playing: "playing",
            self.choosing: "playing",
            self.over: "over",
            self.left: "abandoned",
            self.archive: "archive",
        }

    def seen(self, url: str) -> dict[str, Any]:
        """Every frame of every table, for each browser and seat, and for a spectator; and the lists of the lobby."""
        found: dict[str, Any] = {}
        for who, token in enumerate(self.tokens):
            with Browser(url, token=token) as browser:
                found[f"{who} me"] = browser.get("/api/me")
                for table, status in self.tables.items():
                    summary = browser.get(f"/api/tables/{table}")
                    assert summary["status"] == status
                    for seat in (*summary["mine"], None):
                        found[f"{who} {status} {table} {seat}"] = lasting(browser.frame(table, seat))
                for which in ("mine", "open", "watch", "finished"):
                    found[f"{who} {which}"] = {one["id"] for one in browser.get("/api/tables", list=which)}
        return found


def test_tables_go_from_sqlite_to_postgresql_and_back(
    request: pytest.FixtureRequest, tmp_path: Path, shell: Shell
) -> None:
    databases = [
        f"sqlite:///{tmp_path}/first.db",
        another_database(request.getfixturevalue("postgres_server")),
        f"sqlite:///{tmp_path}/last.db",
    ]
    with Running(databases[0], tmp_path) as running:
        house = House(running.url)
        before = house.seen(running.url)
        said = shell("export", f"{tmp_path}/0.zip", "--database", databases[0])  # while the server runs
        assert said == f"{len(house.tables)} tables to {tmp_path}/0.zip\n"
    for step in (1, 2):
        file, database = f"{tmp_path}/{step - 1}.zip", databases[step]
        assert shell("import", file, "--database", database) == f"{len(house.tables)} tables from {file}\n"
        again = shell("import", file, "--database", database)  # nothing is taken twice
        assert f"0 tables from {file}, {len(house.tables)} left out\n" in again
        assert again.count("is here already") == len(house.tables)
        shell("export", f"{tmp_path}/{step}.zip", "--database", database)
    assert contents(f"{tmp_path}/0.zip").keys() == contents(f"{tmp_path}/2.zip").keys()
    assert contents(f"{tmp_path}/1.zip") == contents(f"{tmp_path}/2.zip")
    kept = contents(f"{tmp_path}/2.zip")[f"{house.choosing}.table.json"]
    assert b'"kind":"undo"' in kept, "answers that were taken back are in a backup too"
    for database in databases[1:]:
        with Running(database, tmp_path) as running:
            assert house.seen(running.url) == before
            if database == databases[-1]:
                goes_on(running.url, house)


def contents(file: str) -> dict[str, bytes]:
    """What is in a zip."""
    with zipfile.ZipFile(file) as read:
        return {name: read.read(name) for name in read.namelist()}


def goes_on(url: str, house: House) -> None:
    """The game in play is played to its end by those who began it, and its fate was not bent; the others sit down."""
    rng = random.Random(1066)
    with Browser(url, token=house.tokens[0]) as host, Browser(url, token=house.tokens[1]) as guest:
        assert host.get(f"/api/tables/{house.playing}/seats/1/standing") == [house.standing]
        assert host.get(f"/api/tables/{house.playing}")["clock"] == {"bank": 90000.0, "step": 5.0}
        with pytest.raises(Refusal, match="403"):
            guest.frame(house.playing, 0)
        play(host, house.playing, 100_000, rng)
        for table in (house.playing, house.over):
            text = host.get(f"/api/tables/{table}/record")
            match = Match.resume(text, heptarchy.game)
            assert match.state.over
            assert fate.verify(match.record, text) > 0
        guest.post(f"/api/tables/{house.waiting}/join", token=house.link)
        with Browser(url, "Cyn") as third:
            assert third.post(f"/api/tables/{house.waiting}/join", seat=1)["status"] == "playing"


# Files that are damaged

ENDS = {"table": ".table.json", "people": ".json"}


def test_a_damaged_backup_is_refused_in_a_line(tmp_path: Path, shell: Shell) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with Running(database, tmp_path) as running, Browser(running.url, "Aldwyn") as browser:
        table = browser.open("me", "me")["table"]["id"]
        play(browser, table, 5, random.Random(1))
    good = tmp_path / "good.zip"
    shell("export", str(good), "--database", database)
    whole = good.read_bytes()
    kept = contents(str(good))[f"{table}.table.json"].decode()

    def rewritten(name: str, **parts: str | None) -> str:
        file = tmp_path / name
        inside = {
            "people.json": "[]",
            f"{table}.table.json": kept,
            **{(table if key == "table" else "people") + ENDS[key]: value for key, value in parts.items()},
        }
        with zipfile.ZipFile(file, "w") as made:
            for part, text in inside.items():
                if text is not None:
                    made.writestr(part, text)
        return str(file)

    (tmp_path / "text.zip").write_text("once upon a time")
    (tmp_path / "short.zip").write_bytes(whole[: len(whole) // 2])
    place = len(whole) // 3
    (tmp_path / "flipped.zip").write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
    bad = {
        str(tmp_path / "missing.zip"): "No such file",
        str(tmp_path / "text.zip"): "not a zip",
        str(tmp_path / "short.zip"): "not a zip",
        str(tmp_path / "flipped.zip"): f"{table}.table.json",
        rewritten("people.zip", people=None): "it is no backup of tables",
        rewritten("names.zip", people="{"): "people.json",
        rewritten("bare.zip", table="heptarchy"): "JSON",
        rewritten("bent.zip", table=kept.replace('"n":2,', '"n":3,')): f"its acts are not those of table {table}",
        rewritten("mixed.zip", table=kept.replace(f'"table":"{table}","seat":1', '"table":"b","seat":1', 1)): "another",
        rewritten("odd.zip", table=kept.replace('"status":"playing"', '"status":7')): "status",
    }
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    for number, (file, reason) in enumerate(bad.items()):
        said = shell("import", file, "--database", f"sqlite:///{tmp_path}/{number}.db", code=1)
        assert len(said.splitlines()) == 1, said
        assert said.startswith(f"heptarchy: {file}: ")
        assert reason in said, said
    assert shell("import", str(good), "--database", fresh) == f"1 table from {good}\n"
    assert "No such file" in shell("export", f"{tmp_path}/no/where.zip", "--database", fresh, code=1)
    assert not list(tmp_path.glob(".*.new"))


def test_a_backup_that_an_earlier_version_wrote_is_taken_in(tmp_path: Path, shell: Shell) -> None:
    # Given a table as it stood in such a backup: a record with a line on its table, and nothing else
    database = f"sqlite:///{tmp_path}/tables.db"
    with Running(database, tmp_path) as running, Browser(running.url, "Aldwyn") as browser:
        table = browser.open("me", "me", options={"rounds": 1})["table"]["id"]
        play(browser, table, 100_000, random.Random(1))
        before = lasting(browser.frame(table, 1))
    shell("export", f"{tmp_path}/now.zip", "--database", database)
    inside = contents(f"{tmp_path}/now.zip")
    earlier = tmp_path / "earlier.zip"
    with zipfile.ZipFile(earlier, "w") as made:
        made.writestr("people.json", inside["people.json"])
        made.writestr(f"{table}.record", as_before(inside[f"{table}.record"].decode(), inside[f"{table}.table.json"]))
    # When it is taken in
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    assert shell("import", str(earlier), "--database", fresh) == f"1 table from {earlier}\n"
    # Then it is the same game
    with Running(fresh, tmp_path) as running, Browser(running.url) as browser:
        found = lasting(browser.frame(table, 1))
        assert found["lines"] == before["lines"]
        assert found["view"] == before["view"]


def as_before(record: str, kept: bytes) -> str:
    """A record with the line that told of its table; acts that were taken back are not in it."""
    whole = msgspec.json.decode(kept)
    standing: list[Any] = []
    for act in whole["acts"]:
        if act["kind"] == "answer":
            standing.append(act)
        else:  # what follows a choice that may be taken back is the same seat's
            while standing.pop()["by"] != "person":
                pass
    told = {name: whole["whole"][name] for name in ("table", "seats", "holders", "standing")}
    told["given"] = [(act["by"], act["at"]) for act in standing]
    line = "# server: " + msgspec.json.encode(told).decode()
    return record.replace("\n---\n", f"\n---\n{line}\n", 1)


def test_votes_and_pleas_are_carried_over_with_their_table(tmp_path: Path) -> None:
    async def body() -> None:
        # Given a table of a game that is not known here, with votes and somebody who asks to be let in
        store = await Store.open(f"sqlite:///{tmp_path}/one.db")
        await seat_two(store, "t", game="chess", rules_version=7)
        await store.add_vote(Vote(T, 1, 0))
        await store.put_plea(Plea(T, PleaId("p"), 1, BrowserId("bede"), "Bede", 5.0))
        await store.add_voice(Voice(T, PleaId("p"), 0, True))
        before = await store.everything(T)
        # When it goes to another store by way of a backup
        [step] = [step async for step in export(store, tmp_path / "all.zip")]
        assert step.carried
        assert "without a record: t: no game 'chess'" in step.said
        other = await Store.open(f"sqlite:///{tmp_path}/two.db")
        assert [step.said async for step in bring_in(other, tmp_path / "all.zip")] == [""]
        # Then all of it is there
        assert await other.everything(T) == before
        await store.close()
        await other.close()

    asyncio.run(body())
