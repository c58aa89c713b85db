"""Lists as Spanish writes them, and what is told of seats and choices before the game."""

from __future__ import annotations

CHOICES = {
    "tetrarchy_politics opponent": "el oponente",
    "tetrarchy_politics both": "ambos rivales",
}
BESIDE = "con {}"
BESIDE_AND_FACING = "con {}, frente a {}"


def listed(parts: list[str]) -> str:
    """`a`, `a y b`, `a, b y c`; no name here begins with the sound that turns y into e."""
    return " y ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} y {parts[-1]}"
