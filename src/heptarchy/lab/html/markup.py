"""Pieces of HTML: text made safe, figures with their two drawings, tables."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from heptarchy.lab.voice import Voice

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


def heading(words: str) -> str:
    """The heading of something within a part."""
    return f"<h3>{text(words)}</h3>"


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


def table(says: Voice, caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], left: int = 1) -> str:
    """A table with its caption; the first columns hold words, the others figures. Cells are HTML.

    A long one scrolls on a screen; on paper it ends after so many rows, and says so.
    """
    filled = list(rows)
    body = "\n".join(_row(row, left) for row in filled)
    head = "".join(f'<th scope="col"{"" if n < left else _FIGURE}>{text(word)}</th>' for n, word in enumerate(heads))
    drawn = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"
    paper = f'<span class="paper">{says("rows-on-paper", n=LONG)}</span>'
    many = f" <small>{says('rows', n=len(filled))}{paper}</small>" if len(filled) > LONG else ""
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
