"""Lists as Spanish writes them, and what is told of seats and choices before the game."""

from __future__ import annotations

CHOICES = {
    "difficulty standard": "como en el documento",
    "difficulty steward": "Senescal",
    "difficulty king": "Rey",
    "difficulty tyrant": "Tirano",
    "difficulty standard means": "El Rey tal como lo presenta su documento.",
    "difficulty steward means": "Las mesas de bots de nivel medio ganan unas 65 partidas de cada 100.",
    "difficulty king means": "Las mesas de bots de nivel medio ganan unas 45 partidas de cada 100.",
    "difficulty tyrant means": "Las mesas de bots de nivel medio ganan unas 25 partidas de cada 100.",
    "treachery_vassal discard": "descartado",
    "treachery_vassal capture": "capturado",
    "tetrarchy_politics opponent": "el oponente",
    "tetrarchy_politics both": "ambos rivales",
}
BESIDE = "con {}"
BESIDE_AND_FACING = "con {}, frente a {}"


def listed(parts: list[str]) -> str:
    """`a`, `a y b`, `a, b y c`; no name here begins with the sound that turns y into e."""
    return " y ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} y {parts[-1]}"
