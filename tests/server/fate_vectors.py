"""Makes what the browser client's check of fate is tested by: `python -m tests.server.fate_vectors` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import heptarchy
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.server import fate
from heptarchy.server.ids import Nonce, Secret

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "fate.vectors.json"
SECRET = Secret("0f1e2d3c4b5a69788796a5b4c3d2e1f0" * 2)
NONCES = [Nonce("5d0c8e71"), fate.BOTS_NONCE]
TOTALS = (1, 6, 216, 4096, 2**53 + 1, 2**255 + 1, 2**256 - 1)  # above half the span every other number is drawn again


def a_game() -> Match:
    """A random game of one round whose fate follows from the secret."""
    match = Match(heptarchy.game("vikings"), {"players": 2, "rounds": 1})
    rng = Rng(11)
    while not match.state.over:
        state = match.state
        if state.seat == heptarchy.FATE:
            match.apply(fate.answer(SECRET, NONCES, len(match.log), state.weights))
        else:
            match.apply(rng.choice(state.options))
    return match


def made() -> dict[str, Any]:
    """The game laid open, and numbers of every size."""
    told = fate.laid_open(a_game().record, SECRET, NONCES)
    numbers = [[k, str(total), str(fate.number(SECRET, NONCES, k, total))] for total in TOTALS for k in range(8)]
    return {"commitment": fate.commitment(SECRET), "told": msgspec.to_builtins(told), "numbers": numbers}


if __name__ == "__main__":
    FILE.write_text(json.dumps(made(), indent=1) + "\n", encoding="utf-8")
