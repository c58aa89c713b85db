"""Sweeps: several values of an option, compared on the same seeds."""

from __future__ import annotations

import json

import pytest

from heptarchy import BadOptions, game
from heptarchy.lab.simulate import simulate
from heptarchy.lab.sweep import make_programme, settings
from tests.cli.shell import shell

VIKINGS = game("vikings")


@pytest.mark.parametrize(
    ("given", "labels"),
    [
        ({}, [""]),
        ({"treaty_round": "4"}, [""]),
        ({"treaty_round": "3..5"}, ["treaty_round=3", "treaty_round=4", "treaty_round=5"]),
        ({"treaty_round": "3..4,7,7"}, ["treaty_round=3", "treaty_round=4", "treaty_round=7"]),
        ({"advanced": "yes,no"}, ["advanced=yes", "advanced=no"]),
        ({"lone_side": "viking,english"}, ["lone_side=viking", "lone_side=english"]),
        ({"advanced": "no,on", "rounds": "1..2"}, [f"advanced={a} rounds={r}" for a in ("no", "yes") for r in (1, 2)]),
    ],
)
def test_every_combination_of_values_is_a_setting(given: dict[str, object], labels: list[str]) -> None:
    assert [label for label, _ in settings(VIKINGS, given)] == labels


def test_every_named_figure_of_every_game_can_be_swept() -> None:
    for name in ("arthur", "dba", "ortus", "vikings"):
        for option in game(name).options:
            if isinstance(option.default, bool) or option.choices or option.low == option.high:
                continue
            span = f"{option.low}..{min(option.high, option.low + 1)}"
            assert len(settings(game(name), {option.name: span})) == 2


def test_an_option_goes_by_the_beginning_of_its_name_where_that_is_enough() -> None:
    found = settings(game("ortus"), {"viking_arrival": "1..4"})
    assert [label for label, _ in found] == [f"viking_arrival_per_earl={n}" for n in range(1, 5)]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"treaty_round": "5..3"}, "option treaty_round: 5..3 runs backwards"),
        ({"treaty_round": "a..3"}, "option treaty_round: a..3 is no span of whole numbers such as 1..4"),
        ({"treaty_round": "1..9999999999"}, "option treaty_round takes 1 to 7, not 9999999999"),
        ({"treaty_round": "1,8"}, "option treaty_round takes 1 to 7, not '8'"),
        ({"advanced": "no..yes"}, "option advanced takes yes or no: name them with commas, not no..yes"),
        (
            {"host_units": "1..40", "navy_shires": "1..12"},
            "480 settings are too many for one campaign; 256 are the most",
        ),
    ],
)
def test_what_is_no_sweep_is_said(given: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions) as error:
        settings(VIKINGS, given)
    assert str(error.value) == reason


def test_settings_share_their_seeds_and_each_is_what_it_is_alone() -> None:
    swept = simulate(make_programme("vikings", {"rounds": "1..2", "players": 2}, ["random"], games=3))
    alone = simulate(make_programme("vikings", {"rounds": "2", "players": 2}, ["random"], games=3))
    assert [row.index for row in swept.rows] == [0, 0, 1, 1, 2, 2]
    assert [(row.answers, row.facts) for row in swept.of(1).rows] == [(row.answers, row.facts) for row in alone.rows]


def test_a_sweep_is_told_setting_by_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    line = ("simulate", "vikings", "--players", 2, "--games", 2, "--agents", "random", "--jobs", 1)
    page = shell(*line, "--set", "rounds=1..2")
    document = json.loads(shell(*line, "--set", "rounds=1..2", "--json").out)
    assert [found["setting"] for found in document["settings"]] == ["rounds=1", "rounds=2"]
    assert [found["facts"]["round"]["most"] for found in document["settings"]] == [1, 2]
    assert document["games"] == 4
    assert page.out.startswith("878: Vikings: 4 games\nagents random; players 2; seed 1; ")
    for words in ("rounds=1   Vikings", "rounds=2   Vikings", "rounds=2   round", "decisions"):
        assert words in page.out
    assert max(len(row) for row in page.out.splitlines()) <= 80


def test_a_number_that_is_the_same_in_every_game_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    line = ("simulate", "ortus", "--players", 2, "--games", 2, "--agents", "random", "--jobs", 1)
    page = shell(*line, "--set", "hand_start=4,5").out
    assert "hand_start=4   round" in page
    assert "season" not in page
    assert shell(*line[:4], "--games", 1, *line[6:]).out.startswith("Ortus Regni: 1 game\n")
