"""Writes the sines of the battle table: whole numbers, worked out without floating point.

python tools/make_trig.py     writes src/heptarchy/games/dba/data/trig.py
"""

from __future__ import annotations

from decimal import Decimal, getcontext
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "src" / "heptarchy" / "games" / "dba" / "data" / "trig.py"
SCALE = 1 << 16
QUARTER = 900  # tenths of a degree
PI = Decimal("3.14159265358979323846264338327950288419716939937510")


def sine(tenths: int) -> int:
    """sin(tenths / 10 degrees) times SCALE, to the nearest whole number."""
    getcontext().prec = 50
    angle = PI * tenths / 1800
    term = total = angle
    for n in range(1, 40):
        term = -term * angle * angle / ((2 * n) * (2 * n + 1))
        total += term
    return int((total * SCALE).to_integral_value())


def module() -> str:
    """The text of the generated module."""
    values = [sine(tenths) for tenths in range(QUARTER + 1)]
    rows = [", ".join(str(value) for value in values[i : i + 16]) for i in range(0, len(values), 16)]
    body = "".join(f"    {row},\n" for row in rows)
    return (
        '"""Sines of a quarter turn in tenths of a degree, times 65536. Made by tools/make_trig.py; never edited."""\n'
        "\nfrom __future__ import annotations\n\nfrom typing import Final\n\n"
        "# fmt: off\n"
        f"QUARTER: Final[list[int]] = [\n{body}]\n"
    )


if __name__ == "__main__":
    TARGET.write_text(module(), encoding="utf-8")
