"""Lists as Spanish writes them."""

from __future__ import annotations


def listed(parts: list[str]) -> str:
    """`a`, `a y b`, `a, b y c`; no name here begins with the sound that turns y into e."""
    return " y ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} y {parts[-1]}"
