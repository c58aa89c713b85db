"""Drawings as SVG, made here: figures with whiskers, bars by round, histograms. Each says in words what it shows."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from heptarchy.lab.html.markup import NARROW, text
from heptarchy.lab.html.tinctures import mark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heptarchy.lab.voice import Voice

EDGE = 10  # units left free at either side of a drawing
WIDEST = 96  # units of a column
LABEL = 34  # letters of a label that stands left of its row


@dataclass(frozen=True)
class Whisker:
    """A figure with its interval, and the words for both."""

    label: str
    value: float
    low: float
    high: float
    words: str
    tincture: str = "azure"
    usual: float | None = None  # what it is held against, if not one figure for all
    hollow: bool = False  # it shows nothing
    group: str = ""  # a heading above the first of these


@dataclass(frozen=True)
class Scale:
    """Figures to places on the drawing."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Where a figure lies; one beyond the ends lies at the end."""
        inside = min(max(value, self.low), self.high)
        return self.start + (self.end - self.start) * (inside - self.low) / ((self.high - self.low) or 1)

    def ticks(self, about: int = 5) -> list[float]:
        """Round figures to write at the axis."""
        step = round_step((self.high - self.low) / about)
        first = ceil(self.low / step - 1e-9)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


def round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10 ... that is no smaller; a quarter, 25, 250 are round too, 2.5 is not."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** floor(log10(rough))
    steps = (1, 2, 5, 10) if 0.1 < power < 10 or power < 0.1 else (1, 2, 2.5, 5, 10)
    return next(step * power for step in steps if step * power >= rough * (1 - 1e-9))


def svg(width: float, height: float, title: str, told: str, body: str) -> str:
    """A drawing with its name and its description, for those who hear it."""
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="img" '
        f'aria-label="{text(title)}"><title>{text(title)}</title><desc>{text(told)}</desc>{body}</svg>'
    )


def clipped(words: str, most: int) -> str:
    """The words, cut where there is no room for all of them; what is drawn has them whole in its title."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "\u2026"


def words_at(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Text on a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{text(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def whiskers(
    rows: Sequence[Whisker],
    title: str,
    spell: Callable[[float], str],
    even: float | None = None,
    even_words: str = "",
    bounds: tuple[float, float] | None = None,
) -> Callable[[int], str]:
    """One row a figure: its mark, its interval as a line, its words. `even` is a dashed line to hold them against.

    `bounds` are figures that the axis never goes beyond: 0 and 1 for shares.
    """
    low = min([row.low for row in rows] + ([] if even is None else [even]))
    high = max([row.high for row in rows] + ([] if even is None else [even]))
    spare = (high - low) * 0.06 or 0.02
    low, high = low - spare, high + spare
    if bounds is not None:
        low, high = max(low, bounds[0]), min(high, bounds[1])

    def draw(width: int) -> str:
        thin = width <= NARROW
        longest = min(LABEL, max(len(row.label) for row in rows))
        left = EDGE if thin else 30 + 7.2 * longest
        right = EDGE + (4 if thin else 8 + 7.2 * max(len(row.words) for row in rows))
        scale = Scale(low, high, left + 8, width - right)
        step = 44 if thin else 32
        body: list[str] = []
        y = 26.0 if even_words else 8.0
        top = y
        marks: list[str] = []
        group = ""
        for row in rows:
            if row.group != group:
                group = row.group
                marks.append(words_at(EDGE, y + 20, group, "group"))
                y += 28
            centre = y + (31 if thin else step / 2)
            if thin:
                room = int((width - 2 * EDGE - 7.6 * len(row.words)) / 7.4)
                marks.append(words_at(EDGE, y + 16, clipped(row.label, room), "label"))
                marks.append(words_at(width - EDGE, y + 16, row.words, "figure", "end"))
            else:
                marks.append(words_at(left - 12, centre + 4.5, clipped(row.label, LABEL), "label", "end"))
                marks.append(words_at(width - EDGE, centre + 4.5, row.words, "figure", "end"))
            told = f"{row.label}: {row.words}"
            marks.append(f"<g><title>{text(told)}</title>{_whisker(row, scale, centre)}</g>")
            y += step
        bottom = y + 4
        for tick in scale.ticks(4 if thin else 6):
            body.append(line(scale.at(tick), top, scale.at(tick), bottom, "grid"))
            near = scale.at(tick) > width - 2 * EDGE  # the last one must not be cut
            body.append(words_at(scale.at(tick), bottom + 16, spell(tick), "tick", "end" if near else "middle"))
        if even is not None:
            at = scale.at(even)
            body.append(line(at, top - 4, at, bottom, "even"))
            anchor = "middle" if left + 40 < at < width - right - 30 else "start" if at <= left + 40 else "end"
            body.append(words_at(at, top - 10, even_words, "tick", anchor))
        told = "; ".join(f"{row.label} {row.words}" for row in rows)
        return svg(width, bottom + 24, title, told, "".join(body + marks))

    return draw


def _whisker(row: Whisker, scale: Scale, y: float) -> str:
    """The line of an interval with its ends, the usual figure as a bar across, the mark in its place."""
    low, high = scale.at(row.low), scale.at(row.high)
    parts = [line(low, y, high, y, "whisker")]
    parts += [line(end, y - 4.5, end, y + 4.5, "whisker") for end in (low, high)]
    if row.usual is not None:
        parts.append(line(scale.at(row.usual), y - 9, scale.at(row.usual), y + 9, "usual"))
    parts.append(mark(row.tincture, scale.at(row.value), y, hollow=row.hollow))
    return "".join(parts)


@dataclass(frozen=True)
class Bin:
    """Numbers from `low` to `high`, both counted in, that stand in one column."""

    low: int
    high: int

    def words(self, says: Voice) -> str:
        """`5`, or `5 to 9`."""
        return str(self.low) if self.low == self.high else says.span(str(self.low), str(self.high))


def bins_of(values: Sequence[int], most: int) -> list[Bin]:
    """Columns of equal width for these numbers, no more than so many."""
    low, high = min(values), max(values)
    step = max(1, round(round_step((high - low + 1) / most)))
    first = low if step == 1 else low // step * step
    return [Bin(start, start + step - 1) for start in range(first, high + 1, step)]


def columns(
    says: Voice,
    bins: Sequence[Bin],
    parts: Sequence[tuple[str, str, Sequence[int]]],
    title: str,
    under: str,
    middle: float | None = None,
    height: int = 190,
) -> Callable[[int], str]:
    """Columns of games, each parted in what lies on what: words, hatching, and games by column.

    `middle` is marked above the axis, as the median.
    """
    sums = [sum(counts[n] for _, _, counts in parts) for n in range(len(bins))]
    total = sum(sums) or 1

    def draw(width: int) -> str:
        left, right, top = 44, EDGE, 22 if middle is not None else 10
        bottom = top + height
        tall = Scale(0, max(sums) * 1.04, bottom, top)
        step = min(WIDEST, (width - left - right) / len(bins))
        gap = min(6.0, step * 0.18)
        body: list[str] = []
        for tick in (tick for tick in tall.ticks() if tick == round(tick)):
            body.append(line(left, tall.at(tick), width - right, tall.at(tick), "grid"))
            body.append(words_at(left - 8, tall.at(tick) + 4.5, says.number(tick), "tick", "end"))
        for n, column in enumerate(bins):
            x = left + n * step + gap / 2
            height_so_far = 0
            for words, hatching, counts in parts:
                if not counts[n]:
                    continue
                y2, y1 = tall.at(height_so_far), tall.at(height_so_far + counts[n])
                share = says.written(f"{100 * counts[n] / total:.1f} %")
                told = f"{under} {column.words(says)}: {words} {says.number(counts[n])} ({share})"
                body.append(
                    f'<rect x="{x:.1f}" y="{y1:.1f}" width="{step - gap:.1f}" height="{y2 - y1:.1f}" '
                    f'fill="url(#{hatching})" class="bar"><title>{text(told)}</title></rect>'
                )
                height_so_far += counts[n]
        every = max(1, ceil(len(bins) * _label_width(bins) / (width - left - right)))
        for n in range(0, len(bins), every):
            at = left + (n + (0.5 if bins[n].low == bins[n].high else 0)) * step  # a wide column begins at its number
            body.append(words_at(at, bottom + 17, str(bins[n].low), "tick", "middle"))
        body.append(line(left, bottom, width - right, bottom, "axis"))
        if middle is not None:
            wide = bins[0].high - bins[0].low + 1
            at = left + step * ((middle - bins[0].low + (0.5 if wide == 1 else 0)) / wide)
            body.append(line(at, top - 6, at, bottom, "even"))
            body.append(words_at(at, top - 10, says("median-of", median=says.number(middle)), "tick", "middle"))
        body.append(words_at(left + len(bins) * step / 2, bottom + 36, under, "tick", "middle"))
        told = "; ".join(
            f"{words}: "
            + ", ".join(
                f"{column.words(says)} {says.number(count)}"
                for column, count in zip(bins, counts, strict=True)
                if count
            )
            for words, _, counts in parts
        )
        return svg(width, bottom + 42, title, told, "".join(body))

    return draw


def _label_width(bins: Sequence[Bin]) -> float:
    return 14 + 7.5 * max(len(str(column.low)) for column in bins)


def stacked_rows(
    says: Voice, rows: Sequence[tuple[str, Sequence[int]]], parts: Sequence[tuple[str, str]], title: str
) -> Callable[[int], str]:
    """One bar a row, all of the same length, parted by share: label and games by part."""

    def draw(width: int) -> str:
        thin = width <= NARROW
        left = EDGE if thin else 30 + 7.2 * min(LABEL, max(len(label) for label, _ in rows))
        place = (float(EDGE), -7, "start") if thin else (left - 12, 15, "end")
        body: list[str] = []
        y = 4.0
        for label, counts in rows:
            bar = y + (22 if thin else 5)
            body.append(words_at(place[0], bar + place[1], clipped(label, LABEL), "label", place[2]))
            x, total = float(left), sum(counts) or 1
            for (words, hatching), count in zip(parts, counts, strict=True):
                wide = (width - left - EDGE) * count / total
                share = says.written(f"{100 * count / total:.1f} %")
                told = f"{label}: {words} {says('of', n=says.number(count), of=says.number(total))} ({share})"
                body.append(
                    f'<rect x="{x:.1f}" y="{bar:.1f}" width="{wide:.1f}" height="20" fill="url(#{hatching})" '
                    f'class="bar"><title>{text(told)}</title></rect>'
                )
                if wide > 46:
                    body.append(words_at(x + wide / 2, bar + 14.5, says.per_cent(count / total), "on", "middle"))
                x += wide
            y += 50 if thin else 32
        told = "; ".join(
            f"{label}: "
            + ", ".join(f"{words} {says.number(count)}" for (words, _), count in zip(parts, counts, strict=True))
            for label, counts in rows
        )
        return svg(width, y + 4, title, told, "".join(body))

    return draw
