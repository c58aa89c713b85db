"""Lines of several answers, answers for a while, and the second yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy import game
from heptarchy.kernel.record import read_record
from tests.cli.shell import shell

if TYPE_CHECKING:
    from pathlib import Path

TO_YORK = "1\nhalfdan whitby york\n"


def played(path: Path, typed: str, seat: str = "vikings") -> tuple[str, list[str]]:
    """What is printed, and this seat's answers but for passes: with this seed Halfdan wins York in his first battle."""
    ran = shell(
        "play", "vikings", "--terminal", "--players", 2, "--seat", seat, "--seed", 60, "--file", path, typed=typed
    )
    assert ran.code == 0, ran.err
    record = read_record(path.read_text(), game)
    mine = 0 if seat == "vikings" else 1
    space = record.game.space
    said = [space.say(answer.action) for answer in record.answers if answer.seat == mine]
    return " ".join(ran.out.split()), [action for action in said if action != "pass"]


def test_a_way_is_one_line(tmp_path: Path) -> None:
    out, answers = played(tmp_path / "g.txt", TO_YORK)
    assert answers[-3:] == ["activate halfdan", "land streonaeshealh", "march eoforwic"]
    assert "Battle in York: the Vikings attack" in out


def test_one_stays_in_a_city_unless_the_line_says_otherwise(tmp_path: Path) -> None:
    hits = "berserkers norsemen this battle\n"
    out, answers = played(tmp_path / "g.txt", TO_YORK + hits + "leeds\n")
    assert answers[-2:] == ["load berserkers 4", "march loidis"]
    assert "which leaves York: the Vikings hold 1 city, then 0" in out
    _, answers = played(tmp_path / "h.txt", TO_YORK + hits + "leeds, leave 6\n")
    assert answers[-4:] == ["load norsemen 16", "load berserkers 0", "march loidis", "halt"]
    _, answers = played(tmp_path / "i.txt", TO_YORK + hits + "leeds, leave 2 norsemen\n")
    assert answers[-3:] == ["load norsemen 15", "march loidis", "halt"]
    out, answers = played(tmp_path / "j.txt", TO_YORK + hits + "leeds, leave 99\n")
    assert answers[-1].startswith("lose")
    assert "99 can't stay: 22 are there" in out


def test_a_battle_is_fought_out_by_one_word(tmp_path: Path) -> None:
    asked, answers = played(tmp_path / "g.txt", TO_YORK)
    out, fought = played(tmp_path / "h.txt", f"{TO_YORK}fight\n")
    assert fought[: len(answers)] == answers
    assert all(said.startswith(("lose", "stay")) for said in fought[len(answers) :])
    assert fought[len(answers) :]
    assert "The Vikings win the battle in York" in out
    assert "The Vikings win the battle in York" not in asked
    out, _ = played(tmp_path / "i.txt", "fight\n")
    assert "No battle asks you anything now." in out


def test_what_would_end_the_game_takes_a_second_yes(tmp_path: Path) -> None:
    begun = TO_YORK + "berserkers norsemen this battle\n"
    for said, done in (("no", False), ("", False), ("yes", True), ("leeds, leave 0", True)):
        out, answers = played(tmp_path / f"g{len(said)}.txt", f"{begun}leeds, leave 0\n{said}\n")
        assert "That leaves York: the Vikings hold 1 city, then 0; with none at the round's end the English win" in out
        assert "Say yes, or the same again" in out
        assert (answers[-1] == "march loidis") == done
        assert ("Not done." in out) != done


def test_all_hits_of_a_roll_are_one_line_and_so_are_units_to_place(tmp_path: Path) -> None:
    _, answers = played(tmp_path / "g.txt", TO_YORK + "1 berserkers 1 norsemen\n")
    assert answers[-2:] == ["lose berserkers", "lose norsemen"]
    _, answers = played(tmp_path / "h.txt", "2 london winchester canterbury\nyork 3 durham\n", "english")
    assert [answer.removeprefix("deploy ") for answer in answers[:8]] == [
        *("lundenwic", "lundenwic", "wintanceaster", "cantwaraburg"),
        *("eoforwic", "eoforwic", "eoforwic", "dunholm"),
    ]
    _, answers = played(tmp_path / "i.txt", "1 1 2 2\n", "english")
    assert answers[:4] == [answers[0], answers[0], answers[2], answers[2]]


def test_undo_takes_back_all_that_a_line_said(tmp_path: Path) -> None:
    out, answers = played(tmp_path / "g.txt", "london\nyork 3\nundo\nlincoln\n", "english")
    assert answers == ["deploy lundenwic", "deploy lindcylene"]
    assert "Taken back." in out


def test_an_answer_for_the_battle_is_given_until_it_ends(tmp_path: Path) -> None:
    out, answers = played(tmp_path / "g.txt", TO_YORK + "berserkers this battle\n")
    assert "So it is answered for the rest of the battle" in out
    assert answers.count("lose berserkers") == 2  # the line was one


def test_what_is_not_understood_in_a_line_is_said(tmp_path: Path) -> None:
    out, answers = played(tmp_path / "g.txt", "1\nhalfdan whitby london\nhalfdan rome\n1 77\nhalfdan, leave 2\n")
    assert answers[-1].startswith("play")
    assert "London does not border Whitby (V-6.1)" in out
    assert "No option has the number 77" in out
    assert "Leave goes with a way" in out
    out, _ = played(tmp_path / "h.txt", "york 99\n" + "york " * 60 + "\n", "english")
    assert "answers at most" in out
