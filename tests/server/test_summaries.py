"""Tables as people are told of them, in lists: what is not installed here is looked for once."""

from __future__ import annotations

import importlib.metadata
from typing import TYPE_CHECKING, Any

import pytest

import heptarchy
from heptarchy.kernel.refusal import UnknownGame
from heptarchy.server.clock import Moment
from heptarchy.server.queries import LISTED
from heptarchy.server.reasons import say
from heptarchy.server.rows import OVER, PLAYING
from heptarchy.server.summaries import edition_of, game_info, problem_of, summary
from tests.server.store.making import a_seat, a_table

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How often the installed packages were searched for games."""
    found: list[str] = []
    search = importlib.metadata.entry_points

    def counted(**group: Any) -> Any:
        found.append(group["group"])
        return search(**group)

    monkeypatch.setattr(importlib.metadata, "entry_points", counted)
    return found


def a_list(**fields: Any) -> list[str | None]:
    """The problems of as many tables as a list holds."""
    rows = [a_table(f"t{n}", **fields) for n in range(LISTED)]
    return [summary(row, [a_seat(row.id)], [], "en", Moment(0.0, 0.0, 0.0)).problem for row in rows]


def test_a_list_of_tables_whose_game_is_gone_looks_for_it_once(searches: list[str]) -> None:
    told = a_list(game="a_game_that_is_gone", status=OVER)
    assert len(searches) <= 1
    assert told[0] is not None
    assert "no game 'a_game_that_is_gone'" in told[0]
    assert set(told) == {told[0]}
    with pytest.raises(UnknownGame, match="a_game_that_is_gone"):
        edition_of(a_table(game="a_game_that_is_gone"))
    assert len(searches) <= 1


def test_so_does_one_of_tables_whose_rules_are_gone(
    searches: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given another author's game in its third version, which keeps none of the others
    told = tmp_path / "third_raids-3.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: third_raids\nVersion: 3\n")
    (told / "entry_points.txt").write_text("[heptarchy.games]\nthird_raids = third_raids:NOW\n")
    (tmp_path / "third_raids.py").write_text(
        "from raids.game import RaidsGame\nNOW = RaidsGame()\nNOW.id, NOW.rules_version = 'third_raids', 3\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    options = {"players": 2}
    assert a_list(game="third_raids", rules_version=2, status=OVER, options=options) == [None] * LISTED
    few = len(searches)
    assert few <= 3
    assert edition_of(a_table(game="third_raids", rules_version=2, status=OVER)).version == 3
    playing = a_list(game="third_raids", rules_version=2, status=PLAYING, options=options)
    assert len(searches) == few
    problem = problem_of(a_table(game="third_raids", rules_version=2))
    assert problem is not None
    assert say(problem) == playing[0]
    assert playing[0] == "played under rules version 2 of third_raids; this heptarchy plays version 3"


@pytest.mark.parametrize("game", heptarchy.game_ids())
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_lobby_hears_of_every_option_whether_it_is_our_own(game: str, language: str) -> None:
    told = {option.name: option.ours for option in game_info(game, language).options}
    assert told == {option.name: option.ours for option in heptarchy.game(game).options}


def test_the_kings_levies_of_ortus_are_our_own_and_his_towers_are_not() -> None:
    told = {option.name: option.ours for option in game_info("ortus", "en").options}
    assert told["rb_muster"]
    assert not told["rb_towers_extra"]
