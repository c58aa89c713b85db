"""The nine modules of the Viking Age (VX): each a switch of the table; any set of them may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

# Bits of `Params.modules`
LAND_AND_GODS: Final = 1 << 0  # VX-1
KINGDOMS: Final = 1 << 1  # VX-2
KINGS: Final = 1 << 2  # VX-3
RUNES: Final = 1 << 3  # VX-4
RELICS: Final = 1 << 4  # VX-5
LEGENDS: Final = 1 << 5  # VX-6
EPIC_BATTLES: Final = 1 << 6  # VX-7
SHIPS: Final = 1 << 7  # VX-8
LEGENDARY: Final = 1 << 8  # VX-9

# Switches: option, bit; catalogues say what each does, in two sentences
SWITCHES: Final[list[tuple[str, int]]] = [
    ("land_and_gods", LAND_AND_GODS),
    ("kingdoms", KINGDOMS),
    ("kings", KINGS),
    ("runes", RUNES),
    ("relics", RELICS),
    ("legends", LEGENDS),
    ("epic_battles", EPIC_BATTLES),
    ("ships", SHIPS),
    ("legendary_leaders", LEGENDARY),
]

# What they bring is our own from end to end: of these no document has more than a name and an idea
OURS: Final[tuple[str, ...]] = ("kingdoms", "kings", "runes", "relics", "legends", "ships")


def module_options(said: Callable[[str], str]) -> list[Option]:
    """The modules as options of the game, with what is said of each."""
    return [Option(name, False, said(name), ours=name in OURS) for name, _ in SWITCHES]


def modules_of(options: Mapping[str, Value]) -> int:
    """The modules that these options switch on, as bits."""
    return sum(bit for name, bit in SWITCHES if options[name])
