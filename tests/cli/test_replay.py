"""`heptarchy replay`: records verified, logged, looked into and stepped through."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match, Rng, game
from tests.cli.shell import one_line, shell

if TYPE_CHECKING:
    from pathlib import Path


def played(answers: int = -1) -> Match:
    """A game of random answers, to its end or so far."""
    match = Match(game("vikings"), {"players": 4})
    rng = Rng(1)
    while not match.state.over and len(match.log) != answers:
        state = match.state
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return match


WHOLE = played()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game in a file."""
    path = tmp_path / "game.txt"
    path.write_text(WHOLE.record.write())
    return path


def test_a_record_is_verified_and_its_result_said(record: Path) -> None:
    ran = shell("replay", record)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert "".join(lines).startswith(f"{record}: verified")
    assert f"{len(WHOLE.log)} answers" in ran.out
    assert "have won in Round" in ran.out
    assert "Cities in Viking hands" in ran.out


def test_an_open_record_says_who_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "open.txt"
    path.write_text(played(answers=15).record.write())
    ran = shell("replay", path)
    assert ran.code == 0
    assert "The game is not over; asked: Housecarl." in ran.out


def test_the_log_tells_all_secrets_or_only_those_of_a_seat(record: Path) -> None:
    everything = shell("replay", record, "--log").out
    mine = shell("replay", record, "--log", "--seat", "norsemen").out
    assert "Housecarl draw 3 cards" not in everything
    assert "Housecarl draw 3 cards" in mine
    for line in mine.splitlines():
        if line.startswith(("Housecarl draw", "Thegn draw")):
            assert line.endswith(("a card", "cards"))
    assert "Norsemen draw a card" not in mine


def test_the_table_at_a_moment_shows_the_hands_that_may_be_seen(record: Path) -> None:
    everything = shell("replay", record, "--at", 20)
    assert everything.code == 0
    assert "NORTHUMBRIA" in everything.out
    for faction in ("Norsemen", "Berserkers", "Housecarl", "Thegn"):
        assert f"Hand of the {faction}" in everything.out
    mine = shell("replay", record, "--at", 20, "--seat", 2).out
    assert "Hand of the Housecarl" in mine
    assert "Hand of the Thegn" in mine  # V-13.2: the ally's
    assert "Hand of the Norsemen" not in mine


def test_a_record_of_bots_is_seen_by_the_seats_of_the_game(tmp_path: Path) -> None:
    match = Match(game("vikings"), {"players": 2}, ["random", "random"])
    path = tmp_path / "bots.txt"
    path.write_text(match.record.write())
    assert shell("replay", path, "--seat", "english").code == 0
    ran = shell("replay", path, "--seat", "wessex")
    assert ran.code == 2
    assert one_line(ran.err) == "heptarchy: no seat 'wessex'; there are 0 Vikings, 1 English, and none"


def test_stepping_goes_forth_and_back_and_jumps(record: Path) -> None:
    typed = "\nnext 3\nback\njump 13\nmap\nshire york\nhand\nlog 2\n9999\nwhat\nquit\nnever read\n"
    ran = shell("replay", record, "--step", typed=typed)
    assert ran.code == 0
    last = len(WHOLE.log)
    for place in (f"0/{last} > ", f"1/{last} > next 3", f"4/{last} > back", f"3/{last} > jump 13", f"13/{last} > map"):
        assert place in ran.out
    assert "York (Eoforwic, 15)" in ran.out
    assert f"jump goes to 0 to {last}." in ran.out
    assert "Enter or next [n]" in ran.out
    assert "never read" not in ran.out


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        (
            "es",
            "ayuda\nsiguiente 9999\nsiguiente\natrás\nir 3\nsalir\n",
            ("comprobado", "Han ganado", "Esa fue la última", "3/"),
        ),
        (
            "de",
            "hilfe\nweiter 9999\nweiter\nrückwärts\nsprung 3\nende\n",
            ("geprüft", "gewonnen:", "Das war die letzte", "3/"),
        ),
    ],
)
def test_a_record_is_told_and_stepped_through_in_any_language(
    language: str, typed: str, said: tuple[str, ...], record: Path
) -> None:
    ran = shell("replay", record, "--step", "--language", language, typed=f"{typed}1\n")
    assert ran.code == 0, ran.err
    out = " ".join(ran.out.split())
    assert [one for one in said if one not in out] == []
    assert "answer" not in out


def test_stepping_ends_with_the_input(record: Path) -> None:
    ran = shell("replay", record, "--step", typed="next 100000\n\n")
    assert ran.code == 0
    assert "That was the last answer." in ran.out


def edited(text: str) -> str:
    return text.replace("halt", "done", 1)


def cut_short(text: str) -> str:
    return "\n".join(text.splitlines()[:100]) + "\n"


def other_rules(text: str) -> str:
    return re.sub(r"rules: \d+", "rules: 999", text, count=1)


def other_game(text: str) -> str:
    return text.replace("game: vikings", "game: chess", 1)


def no_record(text: str) -> str:
    return "Dear diary\n"


def nothing(text: str) -> str:
    return ""


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (edited, "is refused"),
        (cut_short, "cut short after"),
        (other_rules, "played under rules version 999 of vikings"),
        (other_game, "no game 'chess'"),
        (no_record, "not a record"),
        (nothing, "not a record"),
    ],
)
def test_a_bad_record_gives_1_and_says_why(record: Path, spoil: object, reason: str) -> None:
    assert callable(spoil)
    record.write_text(spoil(record.read_text()))
    ran = shell("replay", record)
    assert ran.code == 1
    assert reason in one_line(ran.err)
    assert one_line(ran.err).startswith(f"heptarchy: {record}: ")
    assert ran.out == ""


def test_a_file_that_is_not_there_or_no_text_gives_1(tmp_path: Path) -> None:
    ran = shell("replay", tmp_path / "nowhere.txt")
    assert (ran.code, one_line(ran.err)) == (1, f"heptarchy: {tmp_path}/nowhere.txt: No such file or directory")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    ran = shell("replay", tmp_path / "picture")
    assert (ran.code, one_line(ran.err)) == (1, f"heptarchy: {tmp_path}/picture: not a record: it is no text")


def test_a_moment_or_a_seat_that_is_not_there_gives_2(record: Path) -> None:
    ran = shell("replay", record, "--at", 100000)
    assert ran.code == 2
    assert one_line(ran.err).startswith("heptarchy: --at goes from 0 to")
    ran = shell("replay", record, "--seat", "picts")
    assert ran.code == 2
    assert one_line(ran.err).startswith("heptarchy: no seat 'picts'; there are 0 Norsemen")
