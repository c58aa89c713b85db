"""The figures of the ground, of camps and marches stand in the rules that players read (DBA-31 to DBA-36)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import FIGURES
from heptarchy.games.dba.game import sentence
from heptarchy.kernel import rulebook

GAME = Path(t.__file__).parents[1]
CITED = re.compile(r"DBA-3[1-6]\.\d+")
NUMBER = re.compile(r"(?<![\w.,-])\d+(?:[.,]\d+)?")
SWITCHES = ("road_march",)
CASES = [
    pytest.param(name, value, rules, id=f"dba_{rules[0][4:].replace('.', '_')}_{name}")
    for name, value, *_ in FIGURES
    if (rules := CITED.findall(sentence(name))) and name not in SWITCHES
]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("name", "value", "rules"), CASES)
def test_dba_31_1_to_36_1_figures_stand_in_the_rules(name: str, value: int, rules: list[str], language: str) -> None:
    book = rulebook.read(GAME / f"rules.{language}.md")
    said = f"{value / 100:g}" if name == "river_bend" else str(value)  # per cent; in the rules so many times
    for rule in rules:
        numbers = [number.replace(",", ".") for number in NUMBER.findall(book.find(rule).text)]
        assert said in numbers, f"{rule} does not tell {name}"
