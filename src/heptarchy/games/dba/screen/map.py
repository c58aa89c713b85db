"""The table of a battle drawn in characters: ground, camps, fires, and elements as two letters with an arrow."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import cos, radians, sin
from typing import TYPE_CHECKING, Any

from rich.text import Text

if TYPE_CHECKING:
    from heptarchy.games.dba.screen.voice import Voice

View = Mapping[str, Any]

WIDE = 1200  # millimetres (DBA-1.3)
DEEP = 600
LABELS = 5  # columns before the map: the scale on the left
WIDEST = 120  # columns of the map: 10 mm each
NARROWEST = 60
ASPECT = 2  # a character is about twice as high as it is wide

GROUND = {
    "gentle_hill": ":",
    "steep_hill": "%",
    "wood": "&",
    "marsh": "~",
    "rough": ",",
    "dunes": ";",
    "bua": "H",
    "river": "=",
    "road": ".",
    "waterway": "≈",
}
GROUND_STYLES = {
    "gentle_hill": "yellow",
    "steep_hill": "yellow",
    "wood": "green",
    "marsh": "cyan",
    "rough": "dim",
    "dunes": "yellow",
    "bua": "magenta",
    "river": "blue",
    "road": "dim",
    "waterway": "blue",
}
CAMP = "#"
FIRE = "*"
LETTERS = {"SCh": "Sc"}  # where a type has more than two
SIDE_STYLES = ("bold red", "bold bright_blue")


class Sheet:
    """Characters in rows, the northern one first; each cell has a style."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.rows = max(1, round(columns * DEEP / WIDE / ASPECT))
        self.signs = [[" "] * columns for _ in range(self.rows)]
        self.styles = [[""] * columns for _ in range(self.rows)]
        self.taken = [[False] * columns for _ in range(self.rows)]

    def column(self, x: float) -> int:
        """The column of a place."""
        return min(self.columns - 1, max(0, int(x * self.columns / WIDE)))

    def row(self, y: float) -> int:
        """The row of a place."""
        return self.rows - 1 - min(self.rows - 1, max(0, int(y * self.rows / DEEP)))

    def put(self, row: int, column: int, sign: str, style: str, keep: bool = False) -> None:
        """Write signs; to keep them means that others make room."""
        for i, one in enumerate(sign):
            if 0 <= row < self.rows and 0 <= column + i < self.columns:
                self.signs[row][column + i] = one
                self.styles[row][column + i] = style
                self.taken[row][column + i] = keep

    def is_free(self, row: int, column: int, length: int) -> bool:
        """Is there room for so many signs?"""
        if not (0 <= row < self.rows and column >= 0 and column + length <= self.columns):
            return False
        return not any(self.taken[row][column : column + length])

    def lines(self) -> list[Text]:
        """The sheet with its scale, in millimetres from the south-western corner."""
        rule = Text(" " * LABELS + "+" + "-" * self.columns + "+", "dim")
        drawn = [rule]
        marks = {self.row(y): str(y) for y in (0, 100, 200, 300, 400, 500, DEEP)}
        for row in range(self.rows):
            line = Text(f"{marks.get(row, ''):>{LABELS - 1}} |", "dim")
            for sign, style in zip(self.signs[row], self.styles[row], strict=True):
                line.append(sign, style or None)
            line.append("|", "dim")
            drawn.append(line)
        scale = [" "] * self.columns
        for x in range(0, WIDE + 1, 200):
            at = min(self.column(x), self.columns - len(str(x)))
            scale[at : at + len(str(x))] = str(x)
        return [*drawn, rule, Text(" " * (LABELS + 1) + "".join(scale).rstrip(), "dim")]


def table_map(v: Voice, view: View, width: int) -> list[Text]:
    """The table for a terminal so wide, and what its signs mean."""
    sheet = Sheet(max(NARROWEST, min(WIDEST, width - LABELS - 2)))
    for feature in view["features"]:
        _lay(sheet, feature)
    for side in view["sides"]:
        if side["camp"] is not None and (not side["camp"]["lost"] or side["camp"].get("inside")):
            _pitch(sheet, side["camp"])
    for fire in view["fires"]:
        _burn(sheet, fire)
    side_of = {command["seat"]: command["side"] for command in view["commands"]}
    standing = [element for element in view["elements"] if element["x"] is not None]
    places = [(element, *_stand(sheet, element, _side(element, side_of))) for element in standing]
    for element, row, column in places:
        _point(sheet, element, row, column, _side(element, side_of))
    return [*sheet.lines(), Text(legend(v, view), "dim")]


def legend(v: Voice, view: View) -> str:
    """What the signs on the table mean."""
    kinds = sorted({feature["kind"] for feature in view["features"]})
    signs = [f"{GROUND[kind]} {v.name('ground', kind)}" for kind in kinds]
    if "river" in kinds and view.get("river", "unsounded") != "unsounded":  # older games do not tell
        at = kinds.index("river")
        signs[at] = f"{signs[at]} ({v.name('river', view['river'])})"
    if any(side["camp"] is not None for side in view["sides"]):
        signs.append(f"{CAMP} {v('camp')}")
    if view["fires"]:
        signs.append(f"{FIRE} {v('fire')}")
    return "  ".join([*signs, f"SP {v('first-side')}", f"sp {v('second-side')}", f"^ {v('facing')}"])


def letters(element: View, side: int) -> str:
    """An element's two letters: capitals for the first side, small ones for the second."""
    two = LETTERS.get(element["type"]) or str(element["type"])
    return two.upper() if side == 0 else two.lower()


def arrow(facing: float) -> str:
    """The way an element faces: one of > / ^ \\ < and, to the south, v with / and \\ beside it."""
    return (">", "/", "^", "\\", "<", "/", "v", "\\")[round(facing / 45) % 8]


def middle(element: View) -> tuple[float, float]:
    """The middle of its base, from that of its front edge (DBA-1.4)."""
    turn, back = radians(element["facing"]), element["depth"] / 2
    return element["x"] - back * cos(turn), element["y"] - back * sin(turn)


def _side(element: View, side_of: dict[int, int]) -> int:
    fights_for = element["owner"] if element["command"] is None else element["command"]
    return side_of[fights_for]


def _lay(sheet: Sheet, feature: View) -> None:
    """DBA-3.1, DBA-31.1: an ellipse or a box by the middles of the cells; a strip by its line."""
    sign, style = GROUND[feature["kind"]], GROUND_STYLES[feature["kind"]]
    if feature["shape"] == "strip":
        for (px, py), (qx, qy) in pairwise(feature["points"]):
            steps = max(1, int(max(abs(qx - px), abs(qy - py)) / 3))
            for i in range(steps + 1):
                x, y = px + (qx - px) * i / steps, py + (qy - py) * i / steps
                sheet.put(sheet.row(y), sheet.column(x), sign, style)
        return
    c, s = cos(radians(feature["slant"])), sin(radians(feature["slant"]))
    for row in range(sheet.rows):
        for column in range(sheet.columns):
            x = (column + 0.5) * WIDE / sheet.columns - feature["x"]
            y = (sheet.rows - row - 0.5) * DEEP / sheet.rows - feature["y"]
            along, across = abs(x * c + y * s) / feature["a"], abs(y * c - x * s) / feature["b"]
            if (max(along, across) if feature["shape"] == "box" else along**2 + across**2) <= 1:
                sheet.put(row, column, sign, style)


def _pitch(sheet: Sheet, camp: View) -> None:
    """DBA-5.4: 80 mm along the base edge."""
    first, last = sheet.column(camp["x"] - 40), sheet.column(camp["x"] + 39)
    for column in range(first, last + 1):
        sheet.put(sheet.row(camp["y"]), column, CAMP, "bold")


def _burn(sheet: Sheet, fire: View) -> None:
    """DBA-22.6: a line, a sign every few millimetres."""
    turn = radians(fire["facing"])
    for step in range(0, int(fire["length"]) + 1, 5):
        x, y = fire["x"] + step * cos(turn), fire["y"] + step * sin(turn)
        sheet.put(sheet.row(y), sheet.column(x), FIRE, "bold red")


def _stand(sheet: Sheet, element: View, side: int) -> tuple[int, int]:
    """Write the letters where they belong or, where a rank before it has that cell, behind; gives the cell."""
    x, y = middle(element)
    row, column = sheet.row(y), min(sheet.columns - 2, max(0, sheet.column(x - WIDE / sheet.columns / 2)))
    behind = 1 if sin(radians(element["facing"])) > 0 else -1
    for there in (row, row + behind, row - behind):
        if sheet.is_free(there, column, 2):
            row = there
            break
    style = SIDE_STYLES[side] + (" underline" if element["general"] else "")
    sheet.put(row, column, letters(element, side), style, keep=True)
    return row, column


def _point(sheet: Sheet, element: View, row: int, column: int, side: int) -> None:
    """An arrow before the front edge, if nothing else is there."""
    turn = radians(element["facing"])
    ahead, across = round(sin(turn)), round(cos(turn))
    at = column + (2 if across > 0 else -1 if across < 0 else 0)
    if sheet.is_free(row - ahead, at, 1):
        sheet.put(row - ahead, at, arrow(element["facing"]), SIDE_STYLES[side], keep=True)
