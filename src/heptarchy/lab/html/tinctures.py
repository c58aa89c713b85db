"""The palette, how sides and endings are told apart: by colour, hatching and shape, the same as on the table screen."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from heptarchy.lab.html.campaign import NOBODY, SHARED
from heptarchy.lab.html.markup import text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# The order in which names without a tincture of their own are given one
ORDER: Final = ("azure", "gules", "vert", "or", "purpure", "tenne", "sable", "argent")

OWN: Final = {SHARED: "plain", NOBODY: "plain"}

# Lines of the hatchings in a tile of 6 by 6
_DOWN, _UP = "M-1-1L7 7M-1 5L1 7M5-1L7 1", "M-1 7L7-1M-1 1L1-1M5 7L7 5"
_HATCHINGS: Final = {
    "sable": "M0 1.5H6M0 4.5H6M1.5 0V6M4.5 0V6",
    "gules": "M1.5 0V6M4.5 0V6",
    "azure": "M0 1.5H6M0 4.5H6",
    "vert": _DOWN,
    "or": "M1.5 1.5h.01M4.5 4.5h.01",
    "purpure": _UP,
    "tenne": f"M0 3H6{_UP}",
    "argent": "",
    "plain": _DOWN,
    "ending-0": "",
    "ending-1": _DOWN,
    "ending-2": "M1.5 1.5h.01M4.5 4.5h.01",
    "ending-3": "M0 1.5H6M0 4.5H6",
    "ending-4": _UP,
    "ending-5": "M1.5 0V6M4.5 0V6",
}
ENDINGS: Final = 6  # how many of them look different


def tinctures(names: Sequence[str], own: Mapping[str, str] = OWN) -> dict[str, str]:
    """A tincture for each name: its own, as its game has it, or one that no other name has."""
    known = {**own, **OWN}
    found = {name: known[name] for name in names if name in known}
    left = [tincture for tincture in ORDER if tincture not in found.values()]
    for name in names:
        if name not in found:
            found[name] = left.pop(0) if left else ORDER[len(found) % len(ORDER)]
    return found


def hatchings() -> str:
    """The patterns that all drawings of the page fill with."""
    tiles = "".join(
        f'<pattern id="{name}" width="6" height="6" patternUnits="userSpaceOnUse">'
        f'<rect width="6" height="6" fill="var(--{name})"/>'
        f'<path d="{lines}" stroke="var(--on-{name})" stroke-opacity=".42" stroke-width="{_line(name)}" '
        'stroke-linecap="round" fill="none"/></pattern>'
        for name, lines in _HATCHINGS.items()
    )
    return f'<svg class="hatchings" width="0" height="0" aria-hidden="true"><defs>{tiles}</defs></svg>'


def _line(name: str) -> float:
    return 1.5 if "h.01" in _HATCHINGS[name] else 0.8


def mark(tincture: str, x: float, y: float, r: float = 6.5, hollow: bool = False) -> str:
    """The shape of a tincture round this point; hollow where a figure shows nothing."""
    fill = "var(--leaf)" if hollow else f"url(#{tincture})"
    look = f'fill="{fill}" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"'
    if tincture in ("sable", "argent", "tenne"):
        ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {look}/>'
        if tincture == "tenne":
            ring += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.4:.1f}" fill="var(--leaf)" stroke="var(--ink)"/>'
        return ring
    if tincture == "azure":
        top, side = y - r, r * 0.88
        path = (
            f"M{x - side:.1f} {top:.1f}H{x + side:.1f}V{y - r * 0.1:.1f}"
            f"Q{x + side:.1f} {y + r * 0.7:.1f} {x:.1f} {y + r * 1.15:.1f}"
            f"Q{x - side:.1f} {y + r * 0.7:.1f} {x - side:.1f} {y - r * 0.1:.1f}Z"
        )
        return f'<path d="{path}" {look}/>'
    corners, turn, size = {
        "gules": (4, 0.0, 1.2),
        "vert": (6, pi / 6, 1.1),
        "or": (3, 0.0, 1.3),
        "purpure": (5, 0.0, 1.15),
    }.get(tincture, (4, pi / 4, 1.15))
    points = " ".join(
        f"{x + r * size * sin(turn + 2 * pi * n / corners):.1f},{y - r * size * cos(turn + 2 * pi * n / corners):.1f}"
        for n in range(corners)
    )
    return f'<polygon points="{points}" {look}/>'


def chip(tincture: str) -> str:
    """A mark small enough to stand before a name."""
    shape = mark(tincture, 8, 8, 5.6)
    return f'<svg class="chip" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">{shape}</svg>'


def named(name: str, tincture: str) -> str:
    """A name after its mark."""
    return f'<span class="named">{chip(tincture)}{text(name)}</span>'


def legend(entries: Sequence[tuple[str, str]]) -> str:
    """What each hatching means: swatch, then words."""
    swatches = "".join(
        f'<li><svg width="22" height="12" aria-hidden="true"><rect x=".6" y=".6" width="20.8" height="10.8" rx="2" '
        f'fill="url(#{tincture})" stroke="var(--ink)" stroke-width=".8"/></svg>{text(words)}</li>'
        for words, tincture in entries
    )
    return f'<ul class="legend">{swatches}</ul>'
