"""Pieces of HTML: text made safe, figures with their two drawings, tables, and how numbers are written."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from heptarchy.lab.intervals import Interval

SPACE = "\u00a0"  # between a number and its unit
MINUS = "\u2212"
WIDE = 660  # units of a drawing on a desk or paper
NARROW = 350  # on a phone
LONG = 16  # rows that a table shows before it scrolls


def text(words: object) -> str:
    """Made safe for HTML, in text and in attributes."""
    return escape(str(words), quote=True)


def section(name: str, title: str, *parts: str) -> str:
    """A part of the page with its heading; nothing if it holds nothing."""
    inner = "\n".join(part for part in parts if part)
    if not inner:
        return ""
    head = f'<h2 id="{name}-title">{text(title)}</h2>'
    return f'<section id="{name}" aria-labelledby="{name}-title">\n{head}\n{inner}\n</section>'


def beside(*parts: str) -> str:
    """A drawing and its table: side by side where there is room."""
    return f'<div class="beside">\n{"".join(parts)}\n</div>'


def paragraph(words: str, kind: str = "") -> str:
    """A paragraph; the words are HTML already."""
    return f'<p class="{kind}">{words}</p>' if kind else f"<p>{words}</p>"


def figure(draw: Callable[[int], str], caption: str = "", legend: str = "") -> str:
    """A drawing at two widths, of which the page shows the one that fits."""
    under = f"<figcaption>{text(caption)}</figcaption>" if caption else ""
    return (
        f'<figure>{legend}<div class="wide">{draw(WIDE)}</div><div class="narrow">{draw(NARROW)}</div>{under}</figure>'
    )


def panels(drawn: Sequence[str]) -> str:
    """Small drawings beside and below each other."""
    return f'<div class="panels{" two" if len(drawn) == 2 else ""}">{"".join(drawn)}</div>'


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], left: int = 1) -> str:
    """A table with its caption; the first columns hold words, the others figures. Cells are HTML.

    A long one scrolls on a screen; on paper it ends after so many rows, and says so.
    """
    filled = list(rows)
    body = "\n".join(_row(row, left) for row in filled)
    head = "".join(f'<th scope="col"{"" if n < left else _FIGURE}>{text(word)}</th>' for n, word in enumerate(heads))
    drawn = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    paper = f'<span class="paper">, the first {LONG} here, all on the page</span>'
    many = f" <small>{len(filled)} rows{paper}</small>" if len(filled) > LONG else ""
    kind = "scroll long" if many else "scroll"
    return (
        f'<div class="table"><p class="caption">{text(caption)}{many}</p>'
        f'<div class="{kind}" role="region" aria-label="{text(caption)}" tabindex="0">{drawn}</div></div>'
    )


_FIGURE = ' class="n"'


def _row(cells: Sequence[str], left: int) -> str:
    first, *others = cells
    inner = "".join(f"<td{'' if n < left else _FIGURE}>{cell}</td>" for n, cell in enumerate(others, 1))
    return f'<tr><th scope="row">{first}</th>{inner}</tr>'


def number(value: float) -> str:
    """`2,000`."""
    return f"{value:,.0f}"


def games(n: int) -> str:
    """`1 game`, `2,000 games`."""
    return "1 game" if n == 1 else f"{n:,} games"


def per_cent(share: float) -> str:
    """A whole per cent; 0 and 100 only if it is so."""
    if 0 < share < 0.01:
        return f"< 1{SPACE}%"
    if 0.99 < share < 1:
        return f"> 99{SPACE}%"
    return f"{100 * share:.0f}{SPACE}%"


def share_words(share: Interval) -> str:
    """`35 % [33 to 37]`."""
    return f"{per_cent(share.value)} [{100 * share.low:.0f} to {100 * share.high:.0f}]"


def share_cells(hits: int, share: Interval) -> list[str]:
    """Games, share and interval, for a table."""
    return [number(hits), f"{100 * share.value:.1f}{SPACE}%", f"{100 * share.low:.1f} to {100 * share.high:.1f}"]


def signed(value: float, digits: int = 0) -> str:
    """With its sign, the minus one as wide as the plus; 0 has none."""
    rounded = f"{abs(value):,.{digits}f}"
    if not float(rounded.replace(",", "")):
        return rounded
    return ("+" if value > 0 else MINUS) + rounded


def chance_words(p: float) -> str:
    """`p = 0.03`."""
    return (
        f"p{SPACE}<{SPACE}0.001" if p < 0.001 else f"p{SPACE}={SPACE}{p:.3f}" if p < 0.1 else f"p{SPACE}={SPACE}{p:.2f}"
    )


def listed(words: Sequence[str]) -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else ""
