"""Later rules that ask the same questions, and weigh fate's answers otherwise: no honest table is accused by them."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.kernel.record import BODY
from heptarchy.server import fate
from heptarchy.server.ids import Nonce, Secret
from tests.editions.playing import VERSION, run, shell

if TYPE_CHECKING:
    from pathlib import Path

SECRET = Secret("2d" * 32)
NONCES = [Nonce("ann"), fate.BOTS_NONCE]

UPLOAD = """
import sys
from pathlib import Path
from heptarchy.server import fate
from heptarchy.server.reading.jobs import LayOpen, Read, Write, do, read
import msgspec
opened = read(Read(Path(sys.argv[1]).read_text(), "t", 0.0, "en"))
game = Write(opened.game, opened.rules_version, opened.options, opened.names, opened.acts)
told = msgspec.msgpack.decode(do(LayOpen(game, sys.argv[2], sys.argv[3:])))
for k, number, said in told["rolls"]:
    question = told["questions"][number]
    drawn = fate.number(sys.argv[2], sys.argv[3:], k, sum(question["weights"]))
    spread = [one for one, weight in zip(question["answers"], question["weights"]) for _ in range(weight)]
    assert spread[drawn] == said, (k, spread[drawn], said)
print(opened.rules_version, len(told["rolls"]))
"""
SHOW = """
import sys
from pathlib import Path
from heptarchy import Match, game
from heptarchy.server.folding import fold
from heptarchy.server.reading.jobs import by
from heptarchy.server.rows import ANSWER, HUMAN, OVER, Act, SeatRow, TableRow
from heptarchy.server.store import Whole
match = Match.resume(Path(sys.argv[1]).read_text(), game)
say, record, end = match.game.space.say, match.record, match.state
acts = [Act("t", n, ANSWER, one.seat, say(one.action), by(one.seat), None, 0.0)
        for n, one in enumerate(record.answers, 1)]
table = TableRow("t", "vikings", int(sys.argv[2]), record.options, OVER, "", True, "", 0.0, 0.0, 0.0, len(acts), [], "",
                 sys.argv[3], None, 0.0, "", end.ending, list(end.scores))
seats = [SeatRow("t", n, HUMAN, "", "", "", nonce, "", 0.0) for n, nonce in enumerate(sys.argv[4:])]
whole = Whole(table, seats, [], [], [])
try:
    print("shown", fold(whole, acts).k)
except Exception as error:
    print(type(error).__name__, error)
"""


def a_game(runes: bool, secret: Secret = SECRET) -> str:
    """The record of a game of two at a server's table, with Rune dice or without."""
    match, rng = Match(heptarchy.game("vikings"), {"players": 2, "runes": runes, "rounds": 2}), Rng("weights")
    while not match.state.over:
        state = match.state
        if state.seat == FATE:
            match.apply(fate.answer(secret, NONCES, len(match.log), state.weights))
        else:
            match.apply(rng.choice(state.options))
    text = match.record.write()
    return text.replace(f"\n{BODY}\n", f"\n{BODY}\n{fate.lines(secret, NONCES)}", 1)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`runes`: an honest game with Rune dice; `plain`: one without; `silent`: runes, and its fate's secret is not told;
    `bent`: runes, and its fate is that of another secret."""
    folder = tmp_path_factory.mktemp("weights")
    honest = a_game(runes=True)
    assert "\nfate rune " in honest
    other = Secret("1e" * 32)
    bent = a_game(runes=True, secret=other).replace(fate.lines(other, NONCES), fate.lines(SECRET, NONCES))
    silent = honest.replace(fate.lines(SECRET, NONCES), "")
    for name, text in {"runes": honest, "plain": a_game(runes=False), "silent": silent, "bent": bent}.items():
        (folder / f"{name}.record").write_text(text)
    return folder


@pytest.fixture(scope="module")
def lost(later: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The later heptarchy, where the rules as they are here have been lost."""
    source = tmp_path_factory.mktemp("lost") / "src"
    shutil.copytree(later, source)
    (source / "heptarchy" / "editions" / f"vikings-{VERSION}.zip").unlink()
    return source


def test_fate_is_verified_by_the_weights_that_it_was_asked_by(later: Path, records: Path) -> None:
    told = shell(later, "replay", str(records / "runes.record"), "--verify-fate")
    assert f"rules version {VERSION}:" in told
    assert "Fate was not bent" in told
    assert f"by the weights of rules version {VERSION}" in told


def test_a_game_that_was_not_asked_so_is_read_by_the_new_rules_which_is_said(later: Path, records: Path) -> None:
    told = shell(later, "replay", str(records / "plain.record"), "--verify-fate")
    assert f"rules version {VERSION + 1}: " in told
    assert f"It was played under rules version {VERSION}, and is the same game under version {VERSION + 1}." in told
    assert f"by the weights of rules version {VERSION + 1}" in told
    told = shell(later, "replay", str(records / "silent.record"))
    assert f"rules version {VERSION + 1}: " in told, "nobody can tell by what weights it was"


def test_a_fate_that_was_bent_is_bent_by_the_rules_of_its_day(later: Path, records: Path) -> None:
    told = shell(later, "replay", str(records / "bent.record"), "--verify-fate", code=1)
    assert f"rules version {VERSION}:" in told
    assert re.search(rf"answer \d+: fate said .*, but its secret gives .* \(read under rules version {VERSION}\)", told)


def test_a_record_that_is_brought_to_a_server_is_kept_under_the_rules_that_its_fate_follows_from(
    later: Path, records: Path
) -> None:
    for name, version in (("runes", VERSION), ("plain", VERSION + 1)):
        told = run(later, "-c", UPLOAD, str(records / f"{name}.record"), SECRET, *NONCES).split()
        assert int(told[0]) == version
        assert int(told[1]) > 0


def test_where_its_rules_are_lost_a_record_whose_fate_follows_not_from_the_new_ones_is_refused(
    lost: Path, records: Path
) -> None:
    told = shell(lost, "replay", str(records / "runes.record"), code=1)
    assert f"played under rules version {VERSION} of vikings; this heptarchy plays version {VERSION + 1}" in told
    assert re.search(r"where it is another game: answer \d+: fate said", told)
    assert "another game" in run(lost, "-c", UPLOAD, str(records / "runes.record"), SECRET, *NONCES, code=1)
    assert "Fate was not bent" in shell(lost, "replay", str(records / "plain.record"), "--verify-fate")


def test_where_its_rules_are_lost_a_table_whose_fate_follows_not_from_the_new_ones_is_not_shown(
    lost: Path, records: Path
) -> None:
    told = run(lost, "-c", SHOW, str(records / "runes.record"), str(VERSION), SECRET, *NONCES)
    assert told.startswith("AnotherGame")
    assert "fate said" in told
    told = run(lost, "-c", SHOW, str(records / "plain.record"), str(VERSION), SECRET, *NONCES)
    assert told.startswith("shown")
