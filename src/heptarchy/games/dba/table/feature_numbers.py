"""Features as numbers: what may be laid on the table, packed into one number and spelled out (DBA-3.2, DBA-31 to 34).

At the rim places are millimetres from the south-western corner and degrees, 0 to the east and 90 to the north:

    wood 600 300 80 60 30              an ellipse or a box: its middle, half its length, half its width, its slant
    river 30 0 200 400 250 1200 300    a strip: its width, then the points of its line
    waterway north 100                 the table edge, and how deep it is
"""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.features import Feature, strip
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.kernel.space import OpenDomain

# Features are laid in steps of 5 mm and 5 degrees
STEP_MM: Final = 5
STEP: Final = STEP_MM * MM
LAY_X: Final = 2 * HALF_X // STEP + 1
LAY_Y: Final = 2 * HALF_Y // STEP + 1
AXES: Final = 33  # half an axis in steps: 0 to 160 mm
SLANTS: Final = 36
SPOTS: Final = LAY_X * LAY_Y

AREAS: Final[list[int]] = [kind for kind in range(t.KINDS) if kind not in (t.RIVER, t.ROAD, t.WATERWAY)]
STRIPS: Final[list[int]] = [t.RIVER, t.ROAD]

DEPTHS: Final = 41  # of a waterway in steps: 0 to 200 mm
RIM_KEYS: Final[tuple[str, ...]] = ("south", "north", "west", "east")
SOUTH_RIM: Final = 0
NORTH_RIM: Final = 1
WEST_RIM: Final = 2
EAST_RIM: Final = 3

WIDTHS: Final = 21  # of a strip in steps: 0 to 100 mm
MOST_POINTS: Final = 4
RIM: Final = 2 * (LAY_X + LAY_Y) - 4  # steps round the edge of the table: where a strip begins
RIVERS: Final[list[int]] = [len(STRIPS) * WIDTHS * RIM * SPOTS**more for more in range(1, MOST_POINTS)]  # by points - 2

AREA_LAYS: Final = len(AREAS) * SPOTS * AXES * AXES * SLANTS
WATERWAY_LAYS: Final = len(RIM_KEYS) * DEPTHS
LAYS: Final = AREA_LAYS + WATERWAY_LAYS + sum(RIVERS)


class Lays(OpenDomain):
    """A feature of the ground."""

    def __init__(self) -> None:
        super().__init__("feature", LAYS)

    def key(self, thing: int) -> str:
        """`wood 600 300 80 60 30`: millimetres and degrees."""
        return spell_feature(unpack_lay(thing))

    def find(self, key: str) -> int:
        """The feature; -1 if there is none."""
        words = key.split(" ")
        if words[0] not in t.FEATURE_KEYS:
            return -1
        kind = t.FEATURE_KEYS.index(words[0])
        if kind == t.WATERWAY:
            return _find_waterway(words[1:])
        numbers = [_read_step(word) for word in words[1:]]
        if not numbers or min(numbers) < 0:
            return -1
        return _find_strip(kind, numbers) if kind in STRIPS else _find_area(kind, numbers)


def _read_step(word: str) -> int:
    """A multiple of 5 as it is spelled; -1 if it is none."""
    if not (word.isascii() and word.isdigit()) or len(word) > 4 or word != str(int(word)):
        return -1
    return int(word) if int(word) % STEP_MM == 0 else -1


def _find_area(kind: int, numbers: list[int]) -> int:
    if len(numbers) != 5:
        return -1
    x, y, a, b, slant = numbers
    if x > 1200 or y > 600 or a > 160 or b > 160 or slant > 175:
        return -1
    return pack_lay(kind, x * MM - HALF_X, y * MM - HALF_Y, a * MM, b * MM, slant * 10)


def _find_waterway(words: list[str]) -> int:
    if len(words) != 2 or words[0] not in RIM_KEYS:
        return -1
    deep = _read_step(words[1])
    return -1 if not 0 <= deep < DEPTHS * STEP_MM else pack_waterway(RIM_KEYS.index(words[0]), deep * MM)


def _find_strip(kind: int, numbers: list[int]) -> int:
    if len(numbers) % 2 == 0 or not 5 <= len(numbers) <= 1 + 2 * MOST_POINTS or numbers[0] >= WIDTHS * STEP_MM:
        return -1
    if any(x > 1200 for x in numbers[1::2]) or any(y > 600 for y in numbers[2::2]):
        return -1
    points = [n * MM - (HALF_Y if i % 2 else HALF_X) for i, n in enumerate(numbers[1:])]
    return pack_strip(kind, points, numbers[0] * MM) if rim_at(points[0], points[1]) >= 0 else -1


def spell_feature(f: Feature) -> str:
    """As records write it."""
    key = t.FEATURE_KEYS[f.kind]
    if f.kind == t.WATERWAY:
        return f"{key} {RIM_KEYS[rim_of(f)]} {deep_of(f) // MM}"
    if f.shape == t.STRIP:
        at = [str((n + (HALF_Y if i % 2 else HALF_X)) // MM) for i, n in enumerate(f.points)]
        return f"{key} {2 * f.half // MM} {' '.join(at)}"
    return f"{key} {(f.x + HALF_X) // MM} {(f.y + HALF_Y) // MM} {f.a // MM} {f.b // MM} {f.slant // 10}"


# Ellipses and boxes


def pack_lay(kind: int, x: int, y: int, a: int, b: int, slant: int) -> int:
    """An area as one number; places and sizes are multiples of 5 mm, the slant of 5 degrees."""
    place = AREAS.index(kind) * SPOTS + spot(x, y)
    return ((place * AXES + a // STEP) * AXES + b // STEP) * SLANTS + slant // 50


def spot(x: int, y: int) -> int:
    """A place of the table as a number."""
    return (x + HALF_X) // STEP * LAY_Y + (y + HALF_Y) // STEP


def spot_x(n: int) -> int:
    """Its x."""
    return n // LAY_Y * STEP - HALF_X


def spot_y(n: int) -> int:
    """Its y."""
    return n % LAY_Y * STEP - HALF_Y


# Waterways


def waterway(rim: int, deep: int) -> Feature:
    """DBA-34.1: a waterway along one whole edge of the table, so deep."""
    if rim == WEST_RIM or rim == EAST_RIM:
        x = HALF_X - deep // 2
        return Feature(t.WATERWAY, x if rim == EAST_RIM else -x, 0, deep // 2, HALF_Y, 0)
    y = HALF_Y - deep // 2
    return Feature(t.WATERWAY, 0, y if rim == NORTH_RIM else -y, HALF_X, deep // 2, 0)


def rim_of(f: Feature) -> int:
    """The table edge along which a waterway lies."""
    if f.x:
        return EAST_RIM if f.x > 0 else WEST_RIM
    return NORTH_RIM if f.y > 0 else SOUTH_RIM


def deep_of(f: Feature) -> int:
    """How deep a waterway is, from the table edge to its shore."""
    return 2 * (f.a if f.x else f.b)


def pack_waterway(rim: int, deep: int) -> int:
    """A waterway as one number."""
    return AREA_LAYS + rim * DEPTHS + deep // STEP


# Strips: the first point is at the edge of the table


def rim_at(x: int, y: int) -> int:
    """A place at the edge of the table by the steps round it, from the south-western corner by the east; -1: inside."""
    i, j = (x + HALF_X) // STEP, (y + HALF_Y) // STEP
    if j == 0:
        return i
    if i == LAY_X - 1:
        return LAY_X - 1 + j
    if j == LAY_Y - 1:
        return 2 * (LAY_X - 1) + LAY_Y - 1 - i
    return RIM - j if i == 0 else -1


def rim_spot(n: int) -> tuple[int, int]:
    """The place so many steps round the edge of the table."""
    if n < LAY_X:
        return n * STEP - HALF_X, -HALF_Y
    n -= LAY_X - 1
    if n < LAY_Y:
        return HALF_X, n * STEP - HALF_Y
    n -= LAY_Y - 1
    if n < LAY_X:
        return HALF_X - n * STEP, HALF_Y
    return -HALF_X, HALF_Y - (n - LAY_X + 1) * STEP


def pack_strip(kind: int, points: list[int], width: int) -> int:
    """A strip as one number."""
    n = (STRIPS.index(kind) * WIDTHS + width // STEP) * RIM + rim_at(points[0], points[1])
    for i in range(2, len(points), 2):
        n = n * SPOTS + spot(points[i], points[i + 1])
    return AREA_LAYS + WATERWAY_LAYS + sum(RIVERS[: len(points) // 2 - 2]) + n


def pack_feature(f: Feature) -> int:
    """Any feature as one number."""
    if f.kind == t.WATERWAY:
        return pack_waterway(rim_of(f), deep_of(f))
    if f.shape == t.STRIP:
        return pack_strip(f.kind, f.points, 2 * f.half)
    return pack_lay(f.kind, f.x, f.y, f.a, f.b, f.slant)


def unpack_lay(lay: int) -> Feature:
    """The feature that is packed in a number."""
    if lay >= AREA_LAYS + WATERWAY_LAYS:
        return _unpack_strip(lay - AREA_LAYS - WATERWAY_LAYS)
    if lay >= AREA_LAYS:
        rest = lay - AREA_LAYS
        return waterway(rest // DEPTHS, rest % DEPTHS * STEP)
    slant = lay % SLANTS * 50
    lay //= SLANTS
    b = lay % AXES * STEP
    lay //= AXES
    a = lay % AXES * STEP
    lay //= AXES
    return Feature(AREAS[lay // SPOTS], spot_x(lay % SPOTS), spot_y(lay % SPOTS), a, b, slant)


def _unpack_strip(n: int) -> Feature:
    more = 0
    while n >= RIVERS[more]:
        n -= RIVERS[more]
        more += 1
    points: list[int] = []
    for _ in range(more + 1):
        points = [spot_x(n % SPOTS), spot_y(n % SPOTS), *points]
        n //= SPOTS
    first_x, first_y = rim_spot(n % RIM)
    n //= RIM
    return strip(STRIPS[n // WIDTHS], [first_x, first_y, *points], n % WIDTHS * STEP // 2)
