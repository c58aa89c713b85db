"""The import contracts of pyproject.toml name what they are about; import-linter itself holds them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import heptarchy

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "heptarchy" / "games"


def forbidden(name: str) -> list[str]:
    """The modules that the contract of that name forbids."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [contract] = [one for one in settings["tool"]["importlinter"]["contracts"] if one["name"] == name]
    found: list[str] = contract["forbidden_modules"]
    return found


def folders() -> list[str]:
    """The games that have a folder of their own."""
    return sorted(file.parent.name for file in GAMES.glob("*/__init__.py"))


def test_the_server_may_import_no_game_that_has_a_folder() -> None:
    assert forbidden("The server knows no game") == [f"heptarchy.**.{game}" for game in folders()]


def test_every_folder_of_a_game_is_a_game() -> None:
    assert set(folders()) <= set(heptarchy.game_ids())
