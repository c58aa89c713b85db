"""Things too many to list: groups, poses, lines of fire, each packed into a number and spelled out.

Features are packed in `feature_numbers`.

At the rim places are millimetres from the south-western corner and facings degrees, 0 to the east and 90 to the north.
"""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, TURN
from heptarchy.kernel.space import OpenDomain

COMMANDS: Final = 8
COMMAND_SIZE: Final = 40  # the most elements of a command
ELEMENTS: Final = COMMANDS * COMMAND_SIZE

WIDE: Final = 2 * HALF_X + 1
DEEP: Final = 2 * HALF_Y + 1
POSES: Final = WIDE * DEEP * TURN

SUM_SLOT: Final = 20  # a part of a sum: -10 to 9

FIRE_MM: Final = 121  # lengths of a fire: 0 to 120 mm


def pack_pose(x: int, y: int, facing: int) -> int:
    """A pose on the table as one number."""
    return ((x + HALF_X) * DEEP + (y + HALF_Y)) * TURN + facing


def pose_x(pose: int) -> int:
    """Its x."""
    return pose // TURN // DEEP - HALF_X


def pose_y(pose: int) -> int:
    """Its y."""
    return pose // TURN % DEEP - HALF_Y


def pose_facing(pose: int) -> int:
    """Its facing."""
    return pose % TURN


def spell_pose(pose: int) -> str:
    """`600 300.25 90`: millimetres and degrees."""
    x, y = pose_x(pose) + HALF_X, pose_y(pose) + HALF_Y
    return f"{hundredths(x)} {hundredths(y)} {tenths(pose_facing(pose))}"


def hundredths(n: int) -> str:
    """300.25; without zeros that say nothing."""
    return f"{n // 100}.{n % 100:02d}".rstrip("0").rstrip(".")


def tenths(n: int) -> str:
    """22.5; without a zero that says nothing."""
    return f"{n // 10}.{n % 10}".removesuffix(".0")


def read_fixed(text: str, digits: int) -> int:
    """A number of so many decimals as a whole number; -1 if it is none, or spelled in another way than ours."""
    whole, _, rest = text.partition(".")
    if not (whole.isascii() and whole.isdigit()) or len(whole) > 6 or len(rest) > digits:
        return -1
    if rest and not (rest.isascii() and rest.isdigit()):
        return -1
    number = int(whole + rest.ljust(digits, "0"))
    again = hundredths(number) if digits == 2 else tenths(number)
    return number if again == text else -1


def read_pose(text: str) -> int:
    """The pose that is spelled so; -1 if there is none."""
    words = text.split(" ")
    if len(words) != 3:
        return -1
    x, y, facing = read_fixed(words[0], 2), read_fixed(words[1], 2), read_fixed(words[2], 1)
    if not (0 <= x < WIDE and 0 <= y < DEEP and 0 <= facing < TURN):
        return -1
    return (x * DEEP + y) * TURN + facing


def read_whole(text: str, last: int) -> int:
    """A whole number from 0 to last, spelled plainly; -1 if it is none."""
    if not (text.isascii() and text.isdigit()) or len(text) > 6 or text != str(int(text)):
        return -1
    return int(text) if int(text) <= last else -1


class Poses(OpenDomain):
    """Where the front edge's middle is, and which way it faces."""

    def __init__(self) -> None:
        super().__init__("pose", POSES)

    def key(self, thing: int) -> str:
        """`600 300.25 90`."""
        return spell_pose(thing)

    def find(self, key: str) -> int:
        """The pose; -1 if there is none."""
        return read_pose(key)


class Placings(OpenDomain):
    """An element and its pose."""

    def __init__(self) -> None:
        super().__init__("placing", ELEMENTS * POSES)

    def key(self, thing: int) -> str:
        """`e7 600 300.25 90`."""
        return f"e{thing // POSES + 1} {spell_pose(thing % POSES)}"

    def find(self, key: str) -> int:
        """The element's number and its pose; -1 if there is none."""
        head, _, rest = key.partition(" ")
        element = read_whole(head[1:], ELEMENTS) if head[:1] == "e" else -1
        pose = read_pose(rest)
        return -1 if element < 1 or pose < 0 else (element - 1) * POSES + pose


class Troops(OpenDomain):
    """An element with the type that all see: what is told names both."""

    def __init__(self) -> None:
        super().__init__("troop", (t.TYPES + 1) * ELEMENTS)

    def key(self, thing: int) -> str:
        """`e7`."""
        return f"e{thing % ELEMENTS + 1}"

    def show(self, thing: int) -> str:
        """`Sp e7`."""
        kind = thing // ELEMENTS - 1
        return self.key(thing) if kind < 0 else f"{t.TYPE_KEYS[kind]} {self.key(thing)}"

    def find(self, key: str) -> int:
        """The element, its type unsaid; -1 if there is none."""
        element = read_whole(key[1:], ELEMENTS) if key[:1] == "e" else -1
        return element - 1 if element > 0 else -1


def pack_sum(parts: list[int]) -> int:
    """What a total of close combat is made of, by t.TOLD_KEYS, as one number."""
    packed = 0
    for part in reversed(parts):
        packed = packed * SUM_SLOT + part + SUM_SLOT // 2
    return packed


def unpack_sum(packed: int) -> list[int]:
    """The parts of a sum, by t.TOLD_KEYS."""
    parts: list[int] = []
    for _ in t.TOLD_KEYS:
        parts.append(packed % SUM_SLOT - SUM_SLOT // 2)
        packed //= SUM_SLOT
    return parts


class Sums(OpenDomain):
    """What a total of close combat is made of besides the die."""

    def __init__(self) -> None:
        super().__init__("sum", SUM_SLOT ** len(t.TOLD_KEYS))

    def key(self, thing: int) -> str:
        """`factor 4 support 1 left -1`: the factor, and what is not nothing."""
        parts = zip(t.TOLD_KEYS, unpack_sum(thing), strict=True)
        return " ".join(f"{key} {part}" for key, part in parts if part or key == t.TOLD_KEYS[0])

    def find(self, key: str) -> int:
        """The sum; -1 if there is none."""
        words = key.split(" ")
        parts = [0] * len(t.TOLD_KEYS)
        for name, text in zip(words[::2], words[1::2], strict=False):
            part = read_whole(text.removeprefix("-"), SUM_SLOT // 2 - 1)
            if name not in t.TOLD_KEYS or part < 0:
                return -1
            parts[t.TOLD_KEYS.index(name)] = -part if text.startswith("-") else part
        packed = pack_sum(parts)
        return packed if self.key(packed) == key else -1


class Groups(OpenDomain):
    """Elements of one command, as bits by their places in it."""

    def __init__(self) -> None:
        super().__init__("group", COMMANDS << COMMAND_SIZE)

    def key(self, thing: int) -> str:
        """`c2 1+2+5`: command and places, from 1."""
        bits = thing & ((1 << COMMAND_SIZE) - 1)
        places = [str(i + 1) for i in range(COMMAND_SIZE) if bits >> i & 1]
        return f"c{(thing >> COMMAND_SIZE) + 1} {'+'.join(places) or '0'}"

    def find(self, key: str) -> int:
        """The group; -1 if there is none."""
        head, _, rest = key.partition(" ")
        command = read_whole(head[1:], COMMANDS) if head[:1] == "c" else -1
        if command < 1:
            return -1
        bits = 0
        for word in [] if rest == "0" else rest.split("+"):
            place = read_whole(word, COMMAND_SIZE)
            if place < 1 or bits >> (place - 1):  # in rising order, each once
                return -1
            bits |= 1 << (place - 1)
        return ((command - 1) << COMMAND_SIZE) | bits


class Pairs(OpenDomain):
    """Two elements."""

    def __init__(self) -> None:
        super().__init__("pair", ELEMENTS * ELEMENTS)

    def key(self, thing: int) -> str:
        """`e3 e8`."""
        return f"e{thing // ELEMENTS + 1} e{thing % ELEMENTS + 1}"

    def find(self, key: str) -> int:
        """The pair; -1 if there is none."""
        one, _, two = key.partition(" ")
        if one[:1] != "e" or two[:1] != "e":
            return -1
        first, second = read_whole(one[1:], ELEMENTS), read_whole(two[1:], ELEMENTS)
        return -1 if first < 1 or second < 1 else (first - 1) * ELEMENTS + second - 1


LINE: Final = 0  # DBA-34.4: side by side, to the right of the first
LANDING_KEYS: Final[tuple[str, ...]] = ("line", "column")


class Landings(OpenDomain):
    """How a group lands, and where its first element stands: on the left of a line, at the head of a column."""

    def __init__(self) -> None:
        super().__init__("landing", len(LANDING_KEYS) * POSES)

    def key(self, thing: int) -> str:
        """`line 600 300.25 90`."""
        return f"{LANDING_KEYS[thing // POSES]} {spell_pose(thing % POSES)}"

    def find(self, key: str) -> int:
        """The formation and the pose; -1 if there is none."""
        head, _, rest = key.partition(" ")
        pose = read_pose(rest)
        return -1 if head not in LANDING_KEYS or pose < 0 else LANDING_KEYS.index(head) * POSES + pose


class FireLines(OpenDomain):
    """A line of fire: where it begins, which way it runs, how long it is, and to which of its sides it will creep."""

    def __init__(self) -> None:
        super().__init__("fire", POSES * FIRE_MM * 2)

    def key(self, thing: int) -> str:
        """`600 300 90 80 left`."""
        side = "right" if thing & 1 else "left"
        return f"{spell_pose((thing >> 1) // FIRE_MM)} {(thing >> 1) % FIRE_MM} {side}"

    def find(self, key: str) -> int:
        """The line; -1 if there is none."""
        rest, _, side = key.rpartition(" ")
        pose_text, _, length_text = rest.rpartition(" ")
        pose, length = read_pose(pose_text), read_whole(length_text, FIRE_MM - 1)
        if pose < 0 or length < 0 or side not in ("left", "right"):
            return -1
        return ((pose * FIRE_MM + length) << 1) | (side == "right")
