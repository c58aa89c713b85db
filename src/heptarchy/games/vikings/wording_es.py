"""Names and numbers as Spanish writes them: un nórdico, dos nórdicos; nórdicos y berserkers."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings import spanish
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.words_speech import Speech

SPEECH: Final[Speech] = spanish.spanish_speech()


def some(n: int, kind: int) -> str:
    """`1 nórdico`, `2 nórdicos`."""
    return several(n, spanish.ONE_OF[kind], spanish.KINDS[kind])


def the_units(kind: int) -> str:
    """`los nórdicos`, `el fyrd`: a faction, or all of a kind."""
    return f"{'el' if is_mass(kind) else 'los'} {spanish.KINDS[kind]}"


def is_mass(kind: int) -> bool:
    """The Fyrd are spoken of as one."""
    return spanish.ONE_OF[kind] == spanish.KINDS[kind]


def the_side(side: int) -> str:
    """`los vikingos`, `los ingleses`."""
    return f"los {spanish.SIDES[side].lower()}"


def steps(n: int) -> str:
    """`1 paso`, `2 pasos`."""
    return several(n, "paso", "pasos")


def activations(n: int) -> str:
    """`1 activación`, `2 activaciones`."""
    return several(n, "activación", "activaciones")


def are_left(n: int, what: str) -> str:
    """`queda 1 paso`, `quedan 2 pasos`; what is counted comes with its number."""
    return f"{'queda' if n == 1 else 'quedan'} {what}"


def listed(parts: list[str]) -> str:
    """`a`, `a y b`, `a, b y c`; no unit begins with the sound that turns y into e."""
    return " y ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} y {parts[-1]}"


def host(counts: list[int], kinds: list[int]) -> str:
    """`5 nórdicos y 1 berserker`; empty for nobody."""
    return listed([some(n, kind) for n, kind in zip(counts, kinds, strict=True) if n])
