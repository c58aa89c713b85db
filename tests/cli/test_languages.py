"""`heptarchy languages`: who speaks what, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from heptarchy.cli.languages import missing
from tests.cli.shell import shell


def test_languages_lists_what_every_game_speaks() -> None:
    told = shell("languages").out
    assert "vikings: en, de, es" in told
    assert "arthur: en, es" in told
    assert "lacks" not in told
    assert shell("languages", "vikings").out == "vikings: en, de, es\n"


def test_a_game_that_is_not_there_is_named() -> None:
    assert shell("languages", "vikigs").err == "heptarchy: no game 'vikigs'; nearest is vikings\n"


@pytest.fixture
def half_french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package whose French is not whole."""
    book = tmp_path / "halffrench" / "book"
    book.mkdir(parents=True)
    (book.parent / "__init__.py").touch()
    (book / "messages.en.ftl").write_text("told-won = won\ntold-lost = lost\npart-n = n\n", encoding="utf-8")
    (book / "messages.fr.ftl").write_text("told-won = gagné\n", encoding="utf-8")
    (book / "screen.en.ftl").write_text("round = Round { ROMAN($n) }\nmap = Map\n", encoding="utf-8")
    (book / "screen.fr.ftl").write_text("map = Carte\n", encoding="utf-8")
    (book / "notes.txt").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return "halffrench"


def test_what_a_language_lacks_is_listed(half_french: str) -> None:
    [line, browser] = missing(half_french, ["en", "fr"], all_of_them=True)
    assert browser == "fr lacks 1 of its messages in the browser: round"
    assert line.startswith("fr lacks ")
    assert line.endswith("told-lost")
    assert "list-more" in line  # what every game says counts too
    assert "part-n" not in line
    assert "told-won" not in line
    assert missing("heptarchy.kernel", ["en", "fr"]) == []
