"""Snapshots: whoever begins from one stands where whoever folds all acts stands, in every game."""

from __future__ import annotations

import shutil
import zipfile
import zlib
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec.structs import replace

import heptarchy
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.server import frames, snapshots
from heptarchy.server.clock import Moment
from heptarchy.server.ids import TableId
from heptarchy.server.play import Play
from heptarchy.server.rows import ANSWER, BY_FATE, BY_PERSON, UNDO, Act, By, Snapshot
from heptarchy.server.snapshots import Unfit, folded, key_of, restored, snapshot
from heptarchy.server.store import Conflict, Store
from heptarchy.server.summaries import summary, words
from tests.editions.playing import VERSION, run
from tests.server.store.making import T, a_seat, a_table, on_a_store, seat_two

if TYPE_CHECKING:
    from pathlib import Path

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game

GAMES = {
    "arthur": {"players": 3, "war_round": 1, "cooldown_rounds": 0},
    "dba": {},
    "ortus": {},
    "vikings": {"players": 4, "advanced": True},
}
LONG = 160  # acts of a random game
UNDOS = 0.2  # how often somebody takes back what may be taken back


def names_of(game: Game, options: dict[str, Any]) -> list[str]:
    """Who plays."""
    return [f"person {seat}" for seat in range(len(game.seat_names(game.settle(options))))]


def random_play(game_id: str, acts: int, seed: str) -> Play:
    """A play with answers at random, some of them taken back."""
    game = heptarchy.game(game_id)
    options = game.settle(GAMES[game_id])
    play, rng = Play(game, options, names_of(game, options), 100.0), Rng(f"{game_id} {seed}")
    while play.n < acts and not play.match.state.over:
        do_something(play, rng)
    return play


def do_something(play: Play, rng: Rng) -> None:
    """One act."""
    state, space = play.match.state, play.match.game.space
    when = 100.0 + play.n
    may = [seat for seat in range(len(play.thought)) if play.refuse_undo(seat) is None]
    if may and rng.random() < UNDOS:
        play.take(Act(T, play.n + 1, UNDO, rng.choice(may), "", BY_PERSON, None, when, when))
        return
    seat = rng.choice(list(state.seats))
    action = rng.pick(state.weights) if seat == FATE else rng.choice(list(state.options_for(seat)))
    by: By = BY_FATE if seat == FATE else BY_PERSON
    play.take(Act(T, play.n + 1, ANSWER, seat, space.say(action), by, None, when, when))


def afresh(play: Play) -> Play:
    """The same table before its first act."""
    record = play.match.record
    return Play(play.match.game, record.options, record.names, 100.0)


def fold(play: Play, acts: list[Act]) -> Play:
    """Acts taken one after the other."""
    made = afresh(play)
    for act in acts:
        made.take(act)
    return made


def rows_of(play: Play) -> list[Snapshot]:
    """All snapshots of a play, as a reader makes them."""
    record = play.match.record
    return folded(play.match.game, record.options, record.names, 100.0, play.acts, [])


def facts(play: Play) -> dict[str, Any]:
    """All that there is to a play, as plain values."""
    match = play.match
    told = dict(vars(play))
    for passing in ("match", "work", "_seen", "_seen_at"):
        del told[passing]
    return {
        **told,
        "state": match.state.checksum(),
        "firm": (match.firm, match.firm_state.checksum()),
        "answers": [(one.seat, one.action) for one in match.record.answers],
        "log": [
            (
                one.seat,
                one.action,
                one.audience,
                one.forced,
                [(e.kind, e.args, e.audience, e.chairs) for e in one.events],
            )
            for one in match.log
        ],
    }


def heard(event: Event) -> tuple[object, ...]:
    """All that there is to an event."""
    return event.kind, event.args, event.audience, event.chairs


def told(play: Play, seat: int | None, language: str) -> bytes:
    """What a seat is told of all of it, to the byte."""
    game, options = play.match.game, play.match.record.options
    table = a_table(game=game.id, rules_version=game.rules_version, options=options)
    seats = [a_seat(seat=one) for one in range(len(play.thought))]
    known = summary(table, seats, [], language, Moment(5000.0, 5000.0, 0.0), play=play)
    return msgspec.json.encode(frames.frame(play, known, seat, 0, words(game, language).at(options), 0.0))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_play_from_a_snapshot_is_the_one_that_its_acts_make(game: str) -> None:
    # Given a random game with choices taken back, and its snapshots
    play = random_play(game, LONG, "long")
    assert any(act.kind == UNDO for act in play.acts) or game == "dba"
    rows = rows_of(play)
    assert len(rows) > 1

    # Then from each of them, alone or with the acts after it, comes the play that the acts make
    for last in range(1, len(rows) + 1):
        n = rows[last - 1].n
        again = restored(afresh(play), rows[:last], play.acts)
        assert facts(again) == facts(fold(play, play.acts[:n]))
    assert facts(again) == facts(play)
    for language in ("en", "es"):
        for seat in (None, *range(len(play.thought))):
            assert told(again, seat, language) == told(play, seat, language)

    # And it goes on in the same way
    middle = restored(afresh(play), rows[:1], play.acts)
    for act in play.acts[middle.n :]:
        middle.take(act)
    assert facts(middle) == facts(play)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_snapshots_made_on_the_way_hold_what_was_taken_back_meanwhile(game: str) -> None:
    play = random_play(game, 0, "way")
    rng, rows = Rng(f"{game} way"), list[Snapshot]()
    while play.n < LONG and not play.match.state.over:
        for _ in range(1 + int(20 * rng.random())):
            if not play.match.state.over:
                do_something(play, rng)
        rows.append(snapshot(play, T, rows[-1].n if rows else 0))
        assert facts(restored(afresh(play), rows, play.acts)) == facts(play)


def test_what_is_no_snapshot_of_this_build_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    play = random_play("vikings", LONG, "unfit")
    rows = rows_of(play)
    for spoiled in (
        [*rows[:-1], replace(rows[-1], state=rows[-1].state[:-9])],
        [*rows[:-1], replace(rows[-1], log=b"no log")],
        [*rows[:-1], replace(rows[-1], state=zlib.compress(b"[]"))],
        [*rows[:-1], replace(rows[-1], k=rows[-1].k + 1)],
        [replace(rows[0], key="0 vikings 1 another"), *rows[1:]],
        rows[1:],
    ):
        with pytest.raises(Unfit):
            restored(afresh(play), spoiled, play.acts)
    monkeypatch.setattr(snapshots, "VERSION", snapshots.VERSION + 1)
    with pytest.raises(Unfit):
        restored(afresh(play), rows, play.acts)


def test_a_build_is_known_by_its_files() -> None:
    keys = {key_of(heptarchy.game(game)) for game in GAMES}
    assert len(keys) == len(GAMES)
    assert all(len(key.split()) == 4 for key in keys)


def test_a_build_is_known_by_its_data_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "raids_with_data"
    (package / "__pycache__").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game.py").write_text("from raids.game import RaidsGame\n\nclass DataGame(RaidsGame): pass\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = import_module("raids_with_data.game").DataGame()

    def with_file(name: str, text: str) -> str:
        (package / name).write_text(text)
        snapshots.build_of.cache_clear()
        return key_of(game)

    first = with_file("shires.json", "[1]")
    assert with_file("shires.json", "[2]") != first
    assert with_file("shires.json", "[1]") == first
    assert with_file("__pycache__/game.pyc", "compiled") == first


def test_a_past_edition_is_known_by_its_archive(later: Path, tmp_path: Path) -> None:
    program = f"""
from heptarchy import editions
from heptarchy.server.snapshots import key_of
print(key_of(editions.edition("vikings", {VERSION}).game), key_of(editions.edition("vikings", {VERSION + 1}).game))
"""
    first = run(later, "-c", program).split()
    assert [first[2], first[6]] == [str(VERSION), str(VERSION + 1)]
    source = tmp_path / "src"
    shutil.copytree(later, source)
    with zipfile.ZipFile(source / "heptarchy" / "editions" / f"vikings-{VERSION}.zip", "a") as archive:
        archive.comment = b"built otherwise"
    second = run(source, "-c", program).split()
    assert second[3] != first[3]
    assert second[:3] + second[4:] == first[:3] + first[4:]


@on_a_store
async def test_snapshots_are_kept_and_thrown_away(store: Store) -> None:
    await seat_two(store)
    await seat_two(store, "other")
    rows = [Snapshot(T, n, "key", n - 10, n, f"state {n}".encode(), f"log {n}".encode()) for n in (10, 20, 30)]
    await store.snapshots.add(rows[:2])
    await store.snapshots.add(rows)  # another process makes the same ones
    await store.snapshots.add([replace(rows[0], table="other")])
    read = await store.kept(T)
    assert read is not None
    assert read[2] == [replace(rows[0], state=b""), replace(rows[1], state=b""), rows[2]]
    assert await store.snapshots.one(T, 20) == rows[1]
    assert await store.snapshots.one(T, 21) is None

    await store.snapshots.drop(T)
    read = await store.kept(T)
    assert read is not None
    assert read[2] == []
    assert await store.snapshots.one(TableId("other"), 10) is not None
    await store.snapshots.drop()
    assert await store.snapshots.one(TableId("other"), 10) is None
    with pytest.raises(Conflict):
        await store.snapshots.add([replace(rows[0], table="gone")])
