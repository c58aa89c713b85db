"""The tool that breaks rules: what it breaks, which it samples, and how it goes on after a stop."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tools import mutate

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ALL = mutate.mutants()


def test_every_game_has_mutants_and_each_is_another() -> None:
    assert {mutant.game for mutant in ALL} == set(mutate.GAMES)
    assert len({mutant.place for mutant in ALL}) == len(ALL) > 2000


def test_a_sample_is_always_the_same_and_holds_so_many_of_each_game() -> None:
    some = mutate.some_of(ALL, 5)
    assert [mutant.place for mutant in some] == [mutant.place for mutant in mutate.some_of(ALL, 5)]
    assert [mutant.game for mutant in some] == [game for game in mutate.GAMES for _ in range(5)]


def test_what_was_tried_is_not_tried_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = mutate.some_of(ALL, 1)[:2]
    kept = tmp_path / "kept.jsonl"
    kept.write_text(
        "".join(json.dumps({"mutant": mutant.place, "by": by}) + "\n" for mutant, by in ((one, "the laws"), (two, "")))
    )
    by = mutate.try_all([one, two], kept, 1)
    assert (by[one.place], by[two.place]) == ("the laws", "")
    assert "2 mutants, 2 of them tried before" in capsys.readouterr().out


def test_the_closing_table_counts_and_survivors_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = mutate.some_of(ALL, 1)[:2]
    assert mutate.tell([one, two], {one.place: "the laws", two.place: ""}) == 1
    said = capsys.readouterr().out
    assert f"| {one.game} | 1 | 0 | 0 | 1 | 0 |" in said
    assert "| all | 2 | 0 | 0 | 1 | 1 |" in said
    assert f"survives: {two.name} ({two.file})" in said
    assert mutate.tell([one], {one.place: "the laws"}) == 0


def test_a_mutant_is_noticed_by_the_tests_of_its_rule_and_taken_back(tmp_path: Path) -> None:
    trial = mutate.Trial([tmp_path / "copy"], [])
    trial.patience["vikings"] = 300.0
    harm = next(mutant for mutant in ALL if mutant.game == "vikings" and mutant.rules and "gives" not in mutant.name)
    assert trial.noticed_by(harm) == "its rules' tests"
    assert (tmp_path / "copy" / harm.file).read_text() == (mutate.ROOT / harm.file).read_text()
