"""Where the corpus of each game lies."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent


def file_of(game_id: str) -> Path:
    """Its file."""
    return HERE / f"{game_id}.txt"
