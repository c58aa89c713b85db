"""Drawings of games as they went: one panel a side, the middle half of games as a band, a few games as thin lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from heptarchy.lab.html.markup import text
from heptarchy.lab.html.plots import EDGE, Scale, line, svg, words_at
from heptarchy.lab.html.tinctures import mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.lab.voice import Voice

PANEL = 326  # units of width
TALL = 150


@dataclass(frozen=True)
class Course:
    """A side's standing over the marks: quarter, median, three quarters, and how many games still ran."""

    side: str
    tincture: str
    marks: list[int]
    quarter: list[float]
    median: list[float]
    three_quarters: list[float]
    games: list[int]
    sample: list[list[tuple[int, float]]]  # a few games, mark by mark


def height_of(courses: Sequence[Course]) -> float:
    """The standing at the top of all panels: 1, or less where nothing rises so high."""
    most = max(
        max(course.three_quarters + [value for game in course.sample for _, value in game]) for course in courses
    )
    return next((top for top in (0.2, 0.4, 0.6, 0.8) if most <= top), 1.0)


def panel(says: Voice, course: Course, others: Sequence[Course], under: str) -> str:
    """The drawing of one side among all; the medians of the others are thin dashes, to compare."""
    left, top = 38, 30
    bottom = top + TALL
    across = Scale(course.marks[0], max(course.marks[-1], course.marks[0] + 1), left + 8, PANEL - EDGE - 8)
    up = Scale(0, height_of(others), bottom, top)
    body = [mark(course.tincture, left - 14, 13, 6), words_at(left + 2, 18, course.side, "group")]
    for tick in up.ticks(4 if up.high < 1 else 5):
        body.append(line(left, up.at(tick), PANEL - EDGE, up.at(tick), "grid"))
        body.append(words_at(left - 6, up.at(tick) + 4.5, f"{100 * tick:.0f}", "tick", "end"))
    for tick in across.ticks(6):
        if tick == round(tick):
            body.append(words_at(across.at(tick), bottom + 17, f"{tick:.0f}", "tick", "middle"))
    for game in course.sample:
        body.append(f'<polyline class="sample" points="{_points(game, across, up)}"/>')
    for other in others:
        if other.side != course.side:
            middle = _points(list(zip(other.marks, other.median, strict=True)), across, up)
            told = says("its-median", side=other.side)
            body.append(f'<polyline class="other" points="{middle}"><title>{text(told)}</title></polyline>')
    upper = list(zip(course.marks, course.three_quarters, strict=True))
    lower = list(zip(course.marks, course.quarter, strict=True))
    band = _points([*upper, *reversed(lower)], across, up)
    body.append(f'<polygon class="band" points="{band}" fill="url(#{course.tincture})"/>')
    middle = _points(list(zip(course.marks, course.median, strict=True)), across, up)
    body.append(f'<polyline class="median" points="{middle}"/>')
    every = max(1, len(course.marks) // 12)
    for n in range(0, len(course.marks), every):
        told = says(
            "standing-at",
            side=course.side,
            unit=under,
            at=course.marks[n],
            median=f"{100 * course.median[n]:.0f}",
            reach=says.reach(100 * course.quarter[n], 100 * course.three_quarters[n]),
            games=says.number(course.games[n]),
        )
        dot = mark(course.tincture, across.at(course.marks[n]), up.at(course.median[n]), 4)
        body.append(f"<g><title>{text(told)}</title>{dot}</g>")
    body.append(line(left, bottom, PANEL - EDGE, bottom, "axis"))
    told = "; ".join(
        says("median-at", unit=under, at=when, median=f"{100 * middle:.0f}")
        for when, middle in zip(course.marks, course.median, strict=True)
    )
    return svg(PANEL, bottom + 24, says("standing-of", side=course.side), told, "".join(body))


def _points(course: Sequence[tuple[int, float]], across: Scale, up: Scale) -> str:
    return " ".join(f"{across.at(when):.1f},{up.at(value):.1f}" for when, value in course)
