"""A feature of the ground: what kind it is, where it lies, and what shape it has (DBA-3.1, DBA-30 to DBA-34)."""

from __future__ import annotations

from math import isqrt

from heptarchy.games.dba.data import tables as t


class Feature:
    """A feature of the ground. Never changed once laid: clones share it.

    An ellipse or a box has its middle, half its length, half its width and the facing of its length. A strip has the
    points of the line that it follows and half its width; its middle and its halves are those of the box round it,
    square to the table.
    """

    def __init__(
        self, kind: int, x: int, y: int, a: int, b: int, slant: int, points: list[int] | None = None, half: int = 0
    ) -> None:
        self.kind = kind
        self.shape = t.SHAPE[kind]
        self.x = x
        self.y = y
        self.a = a  # half its length
        self.b = b  # half its width
        self.slant = slant  # the facing of its length
        self.points: list[int] = [] if points is None else points  # of a strip: x and y of each
        self.half = half  # of a strip: half its width
        self.lengths: list[int] = []  # of a strip: from each point to the next
        for i in range(0, len(self.points) - 2, 2):
            dx = self.points[i + 2] - self.points[i]
            dy = self.points[i + 3] - self.points[i + 1]
            self.lengths.append(isqrt(dx * dx + dy * dy))


def strip(kind: int, points: list[int], half: int) -> Feature:
    """A river or a road along these points."""
    xs, ys = points[::2], points[1::2]
    low_x, high_x, low_y, high_y = min(xs), max(xs), min(ys), max(ys)
    x, y = (low_x + high_x) // 2, (low_y + high_y) // 2
    return Feature(kind, x, y, (high_x - low_x) // 2 + half, (high_y - low_y) // 2 + half, 0, points, half)


def length_along(f: Feature) -> int:
    """How long the line is that a strip follows."""
    return sum(f.lengths)
