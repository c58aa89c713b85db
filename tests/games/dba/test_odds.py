"""The exact odds of close combats (DBA-23): every figure of the dossier's tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import heptarchy
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import FIGURES, Params, default_params, make_params
from heptarchy.games.dba.table.odds import PAIRS, CombatOdds, may_be_supported, outcome_counts

DATA = Path(heptarchy.__file__).parent / "games" / "dba" / "data" / "odds.json"
KNOWN: dict[str, Any] = json.loads(DATA.read_text())
ROWS = [(going, a, b) for going, table in KNOWN["tables"].items() for a, row in table.items() for b in row]
P = default_params()


def written(odds: CombatOdds) -> dict[str, Any]:
    """As the file has it."""
    return {
        "fa": odds.factor_a,
        "fb": odds.factor_b,
        "win": odds.win,
        "tie": odds.tie,
        "lose": odds.lose,
        "a": fates(odds.a),
        "b": fates(odds.b),
    }


def fates(counts: list[int]) -> dict[str, int]:
    return dict(zip(t.OUTCOME_KEYS, counts, strict=True))


def odds_of(
    a: int,
    b: int,
    add: tuple[int, int] = (0, 0),
    bad: tuple[bool, bool] = (False, False),
    flanked: tuple[bool, bool] = (False, False),
    params: Params = P,
) -> CombatOdds:
    """The counts; each pair is of the first and of the second."""
    return outcome_counts(a, b, *add, *bad, *flanked, params)


def kind(key: str) -> int:
    return t.TYPE_KEYS.index(key)


@pytest.mark.parametrize(("going", "a", "b"), ROWS)
def test_dba_23_1_every_pair_of_types_in_the_clear_and_in_bad_going(going: str, a: str, b: str) -> None:
    bad = going == "badGoing"
    odds = odds_of(kind(a), kind(b), bad=(bad, bad))
    assert written(odds) == KNOWN["tables"][going][a][b]


@pytest.mark.parametrize("row", KNOWN["supported"], ids=lambda row: row["case"])
def test_dba_23_1_supported_and_modified_cases(row: dict[str, Any]) -> None:
    odds = odds_of(kind(row["A"]), kind(row["B"]), (row["addA"], row["addB"]))
    assert written(odds) == {name: row[name] for name in ("fa", "fb", "win", "tie", "lose", "a", "b")}


def test_dba_23_2_every_row_sums_to_36_and_mirrors_its_opposite() -> None:
    assert {going: len([row for row in ROWS if row[0] == going]) for going in KNOWN["tables"]} == {
        going: sum(len(row) for row in table.values()) for going, table in KNOWN["tables"].items()
    }
    for a in range(t.TYPES):
        for b in range(t.TYPES):
            for bad, flanked in (((False, False), (False, False)), ((True, False), (False, True))):
                odds = odds_of(a, b, (1, -1), bad, flanked)
                other = odds_of(b, a, (-1, 1), (bad[1], bad[0]), (flanked[1], flanked[0]))
                assert odds.win + odds.tie + odds.lose == sum(odds.a) == sum(odds.b) == PAIRS
                assert (odds.a, odds.b, odds.win, odds.lose) == (other.b, other.a, other.lose, other.win)


def test_dba_17_3_whoever_has_an_enemy_on_its_flank_is_destroyed_instead_of_giving_way() -> None:
    free, flanked = odds_of(t.AX, t.BD), odds_of(t.AX, t.BD, flanked=(True, False))
    assert free.a[t.RECOIL] + free.a[t.DESTROY] == flanked.a[t.DESTROY]
    assert flanked.a[t.RECOIL] == flanked.a[t.FLEE] == 0
    assert free.b == flanked.b


def test_the_odds_follow_the_figures_of_the_table() -> None:
    figures = {name: usual for name, usual, *_ in FIGURES}
    hard = make_params({**figures, "bad_going_penalty": 4, "camp_bonus": 5})
    assert odds_of(t.KN, t.CF, bad=(True, False), params=hard).factor_a == 3 - 4
    assert odds_of(t.KN, t.CF, params=hard).factor_b == 1 + 5


def test_dba_16_3_who_may_be_supported_from_behind() -> None:
    pairs = {(t.TYPE_KEYS[a], t.TYPE_KEYS[b]) for a in range(t.TYPES) for b in range(t.TYPES) if may_be_supported(a, b)}
    mounted = ("Kn", "Cv", "LH", "SCh")
    assert pairs == {
        *((own, foe) for own in ("Sp", "Bd", "Ax") for foe in mounted),
        ("Sp", "Sp"),
        *(("Wb", foe) for foe in ("Sp", "Bd", "Ax", "Wb")),
    }
