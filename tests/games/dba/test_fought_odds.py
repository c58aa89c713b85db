"""DBA-23.1: every row of the dossier's tables, fought by the engine: 36 pairs of dice, and what became of both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import heptarchy
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.table.actions import CLASH_DICE
from heptarchy.games.dba.table.forecast import combat_counts
from heptarchy.games.dba.table.state import Battle
from tests.games.dba.clash import GENERALS, A, B, Pose, X, Y, a_clash, crown, fate, joined
from tests.games.dba.field import Element, Ground, a_field, play

DATA = Path(heptarchy.__file__).parent / "games" / "dba" / "data" / "odds.json"
KNOWN: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
ROWS = [(going, a, b) for going, table in KNOWN["tables"].items() for a, row in table.items() for b in row]
FIELD_ROWS = [row for row in ROWS if "CF" not in row]
CAMP_ROWS = [row for row in ROWS if (row[1] == "CF") != (row[2] == "CF") and "SCh" not in row]
NOT_FOUGHT = [row for row in ROWS if row not in FIELD_ROWS and row not in CAMP_ROWS]

CAMP = -1
ROUGH: Ground = (t.ROUGH, X, Y, 150, 100, 0)
ATTACKER = 2  # of a camp: the third element
AT_NORTH: Pose = (600, 560, 90)
AT_SOUTH: Pose = (600, 40, 270)
STARTS: dict[int, Pose] = {A: (X, Y, 90), B: (X, Y, 270)}

# By case: who stands with A and B, and whether A leads
BEHIND_A: Pose = (X, Y - 15, 90)
CASES: dict[str, tuple[list[Element], bool]] = {
    "2-rank Sp v Sp": ([(0, "Sp", X, Y - 15, 90)], False),
    "2-rank Sp v 2-rank Sp": ([(0, "Sp", X, Y - 15, 90), (1, "Sp", X, Y + 15, 270)], False),
    "2-rank Wb v Bd": ([(0, "Wb", X, Y - 15, 90)], False),
    "2-rank Wb v Wb": ([(0, "Wb", X, Y - 15, 90)], False),
    "Sp + Ps behind v Kn": ([(0, "Ps", X, Y - 15, 90)], False),
    "Sp + Ps behind v LH": ([(0, "Ps", X, Y - 15, 90)], False),
    "Bd + Ps behind v Kn": ([(0, "Ps", X, Y - 15, 90)], False),
    "Bd + Ps behind v LH": ([(0, "Ps", X, Y - 15, 90)], False),
    "Ax + Ps behind v Kn": ([(0, "Ps", X, Y - 20, 90)], False),
    "Ax + Ps behind v LH": ([(0, "Ps", X, Y - 20, 90)], False),
    "general Cv v Wb": ([], True),
    "general Ax v Wb": ([], True),
    "general Kn v Wb": ([], True),
    "Wb v Wb overlapped once": ([(1, "Wb", X + 40, Y, 270)], False),
}

# DBA-23.3: what happens to the first against each of the columns, in the clear: destroyed / flee / recoil
COLUMNS = "Kn Cv LH SCh Sp Bd Ax Wb Ps CF"
TABLE = """
    Kn 1/0/14 0/0/10 6/0/0 15/0/0 4/0/17 2/0/13 1/0/9 1/0/9 1/0/9 2/0/13
    Cv 4/0/17 2/0/13 1/0/9 4/17/0 0/4/17 2/0/13 1/0/9 1/0/9 1/0/9 2/0/13
    LH 9/0/17 6/0/15 4/0/11 9/17/0 0/9/17 0/6/15 0/4/11 0/4/11 4/0/11 0/6/15
    SCh 21/0/0 15/0/0 10/0/0 21/0/0 21/0/0 15/0/0 10/0/0 10/0/0 10/0/0 15/0/0
    Sp 10/0/0 0/0/10 6/0/0 15/0/0 1/0/14 2/0/19 0/0/10 10/0/0 0/0/6 0/0/10
    Bd 15/0/0 2/0/13 1/0/9 21/0/0 0/0/10 0/0/15 0/0/6 6/0/0 0/0/3 0/0/6
    Ax 21/0/0 6/0/15 4/0/11 9/0/17 4/0/17 6/0/20 2/0/13 2/0/13 1/0/9 2/0/13
    Wb 21/0/0 6/0/15 4/0/11 26/0/0 4/0/17 6/0/20 2/0/13 2/0/13 1/0/9 2/0/13
    Ps 21/0/0 21/0/0 4/0/11 0/9/17 0/9/17 0/12/18 6/0/15 0/6/15 4/0/11 0/6/15
"""


def counted(s: Battle, a: int, b: int, starts: dict[int, Pose]) -> dict[str, Any]:
    """A row, as the file has it, of a combat that is about to be thrown for."""
    counts: dict[str, Any] = {"win": 0, "tie": 0, "lose": 0, "a": dict.fromkeys(t.OUTCOME_KEYS, 0)}
    counts["b"] = dict.fromkeys(t.OUTCOME_KEYS, 0)
    assert s.weights is CLASH_DICE
    for answer in CLASH_DICE.answers:
        other = s.clone()
        other.ears = []
        other.apply(answer)
        if other.seat >= 0 and other.rule == "DBA-4.5":
            play(other, "forgo")
        totals = next(event.args for event in other.ears if event.name in ("clashed", "camp_clashed"))
        mine, theirs = (totals[1], totals[3]) if len(totals) == 4 else (totals[1], totals[2])
        if a == CAMP:
            mine, theirs = theirs, mine
        counts["win" if mine > theirs else "lose" if mine < theirs else "tie"] += 1
        for who, e in (("a", a), ("b", b)):
            counts[who][became(other, e, starts)] += 1
    return counts


def became(s: Battle, e: int, starts: dict[int, Pose]) -> str:
    """What became of an element, or of the camp."""
    if e == CAMP:
        return "destroyed" if any(s.camp_lost) else "stand"
    if s.status[e] == t.GARRISON:  # DBA-35.3: who has taken a camp moves in
        return "stand"
    return fate(s, e, starts[e])


def row_of(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("win", "tie", "lose", "a", "b")}


@pytest.mark.parametrize(("going", "a", "b"), FIELD_ROWS)
def test_dba_23_1_every_pair_of_types_fought(going: str, a: str, b: str) -> None:
    s = joined(a_clash(a, b, features=[ROUGH] if going == "badGoing" else []))
    play(s, "fight e3")
    assert counted(s, A, B, STARTS) == row_of(KNOWN["tables"][going][a][b])


@pytest.mark.parametrize("line", TABLE.split("\n")[1:-1], ids=lambda line: line.split()[0])
def test_dba_23_3_what_happens_to_the_first_of_every_pair(line: str) -> None:
    a, *cells = line.split()
    for b, cell in zip(COLUMNS.split(), cells, strict=True):
        if b == "CF":
            continue  # test_dba_23_1_every_type_fought_at_a_camp
        s = play(joined(a_clash(a, b)), "fight e3")
        became = counted(s, A, B, STARTS)["a"]
        assert f"{became['destroyed']}/{became['flee']}/{became['recoil']}" == cell, b


@pytest.mark.parametrize(("going", "a", "b"), CAMP_ROWS)
def test_dba_23_1_every_type_fought_at_a_camp(going: str, a: str, b: str) -> None:
    attacks = b == "CF"
    x, y, facing = AT_NORTH if attacks else AT_SOUTH
    who: Element = (0, a, x, y, facing) if attacks else (1, b, x, y, facing)
    ground = [(t.ROUGH, 600, 520, 60, 50, 0) if attacks else (t.ROUGH, 600, 80, 60, 50, 0)]
    s = a_field([*GENERALS, who], features=ground if going == "badGoing" else [])
    s.camp = [600 * MM - HALF_X] * 2
    play(joined(s), "fight e3")
    one, two = (ATTACKER, CAMP) if attacks else (CAMP, ATTACKER)
    assert counted(s, one, two, {ATTACKER: (x, y, facing)}) == row_of(KNOWN["tables"][going][a][b])


def test_dba_20_1_no_other_rows_than_expendables_or_camps_against_camps_are_not_fought() -> None:
    assert {tuple(sorted(row[1:])) for row in NOT_FOUGHT} <= {("CF", "SCh"), ("CF", "CF")}
    s = a_field([*GENERALS, (0, "SCh", *AT_NORTH)])
    s.camp = [600 * MM - HALF_X] * 2
    assert joined(s).over


@pytest.mark.parametrize("row", KNOWN["supported"], ids=lambda row: row["case"])
def test_dba_23_1_supported_and_modified_cases_fought(row: dict[str, Any]) -> None:
    more, leads = CASES[row["case"]]
    s = a_clash(row["A"], row["B"], *more)
    if leads:
        crown(s, A)
    play(joined(s), "fight e3")
    assert counted(s, A, B, STARTS) == row_of(row)


@pytest.mark.parametrize("row", KNOWN["supported"], ids=lambda row: row["case"])
def test_the_forecast_tells_what_the_engine_does(row: dict[str, Any]) -> None:
    more, leads = CASES[row["case"]]
    s = a_clash(row["A"], row["B"], *more)
    if leads:
        crown(s, A)
    odds = combat_counts(s, A, B, 0)
    told = [dict(zip(t.OUTCOME_KEYS, counts, strict=True)) for counts in (odds.a, odds.b)]
    assert (odds.win, odds.tie, odds.lose, *told) == (row["win"], row["tie"], row["lose"], row["a"], row["b"])
