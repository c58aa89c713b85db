"""`heptarchy odds dba`: the dossier's tables through the door, what may be added, and wrong questions (DBA-23)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import heptarchy
from tests.cli.shell import one_line, shell

KNOWN: dict[str, Any] = json.loads(
    (Path(heptarchy.__file__).parent / "games" / "dba" / "data" / "odds.json").read_text()
)
COLUMNS = ("fa", "fb", "win", "tie", "lose", "a", "b")


def asked(*arguments: str) -> dict[str, Any]:
    """The document of a question that is in order."""
    ran = shell("odds", "dba", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(one_line(ran.out))
    return found


def counts(found: dict[str, Any]) -> dict[str, Any]:
    return {name: found[name] for name in COLUMNS}


@pytest.mark.parametrize(("going", "table"), [("clear", "clear"), ("bad", "badGoing")])
def test_dba_23_1_the_tables_come_out_as_they_stand(going: str, table: str) -> None:
    for a, row in KNOWN["tables"][table].items():
        for b, expected in row.items():
            found = asked(a, b, "--going", going)
            assert (found["A"], found["B"], found["out_of"]) == (a, b, 36)
            assert counts(found) == expected


@pytest.mark.parametrize(
    ("case", "options"),
    [
        ("2-rank Sp v Sp", ["--support", "a"]),
        ("2-rank Sp v 2-rank Sp", ["--support", "both"]),
        ("2-rank Wb v Bd", ["--support", "a"]),
        ("Sp + Ps behind v Kn", ["--support", "a"]),
        ("Ax + Ps behind v LH", ["--support", "a"]),
        ("general Cv v Wb", ["--general", "a"]),
        ("Wb v Wb overlapped once", ["--overlaps", "1"]),
        ("Wb v Wb overlapped once", ["--overlaps", "1:0"]),
    ],
)
def test_dba_23_1_supported_and_modified_cases(case: str, options: list[str]) -> None:
    [row] = [row for row in KNOWN["supported"] if row["case"] == case]
    assert counts(asked(row["A"], row["B"], *options)) == counts(row)


def test_dba_16_5_what_counts_for_one_counts_for_the_other() -> None:
    one = asked("Wb", "Bd", "--support", "a", "--uphill", "b", "--overlaps", "2:1", "--flank", "b", "--general", "both")
    other = asked(
        "bd", "Warband", "--support", "b", "--uphill", "a", "--overlaps", "1:2", "--flank", "a", "--general", "both"
    )
    assert (one["fa"], one["fb"]) == (3 + 1 - 2 + 1, 5 + 1 - 1 - 1 + 1)
    assert (one["a"], one["b"], one["win"]) == (other["b"], other["a"], other["lose"])
    assert one["given"]["a"] == other["given"]["b"]
    assert one["b"]["recoil"] == 0  # DBA-17.3: with an enemy on its flank it is destroyed instead
    assert asked("Kn", "Ax", "--going", "a")["fa"] == 1
    assert asked("Kn", "Ax", "--going", "b")["fa"] == 3


def test_the_table_for_people_fits_a_terminal() -> None:
    ran = shell("odds", "dba", "Sp", "Sp", "--support", "a", "--general", "b", "--overlaps", "0:1", "--flank", "b")
    assert ran.code == 0
    assert "a: supported\n" in ran.out
    assert "b: general, enemy on its flank, overlapped once\n" in ran.out
    assert "Spears win" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "name two types, such as Sp Wb"),
        (("Sp",), "name two types, such as Sp Wb"),
        (("Sp", "Elephants"), "there is no type 'Elephants'; there are Kn, Cv"),
        (("Sp", "Wb", "--going", "wet"), "--going is clear, bad (for both), a or b, not 'wet'"),
        (("Sp", "Wb", "--general", "c"), "--general is a (the first type), b (the second) or both, not 'c'"),
        (("Sp", "Wb", "--support", "a"), "nobody supports a (Sp) against Wb from behind (DBA-16.3)"),
        (("Sp", "Sp", "--support", "b", "--going", "bad"), "nobody supports b (Sp) from behind in bad going"),
        (("Sp", "Sp", "--overlaps", "3"), "--overlaps takes 0 to 2 for a, or for both as in 1:2, not '3'"),
        (("Sp", "Sp", "--overlaps", "1:1:1"), "--overlaps takes 0 to 2"),
        (("Sp", "Sp", "--overlaps", "2", "--flank", "a"), "a (Sp) has two flanks"),
        (("Sp", "Sp", "--uphill", "both"), "only one of them is upslope of the other (DBA-3.7)"),
        (("Sp", "Sp", "--norsemen", "3"), "No such option: --norsemen"),
    ],
)
def test_a_wrong_question_is_refused_in_a_line(arguments: tuple[str, ...], reason: str) -> None:
    ran = shell("odds", "dba", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert reason in one_line(ran.err)


def test_options_of_dba_are_not_for_vikings() -> None:
    ran = shell("odds", "vikings", "--norsemen", "1", "--thegn", "1", "--support", "a")
    assert ran.code == 2
    assert "No such option: --support" in one_line(ran.err)
