"""Ready-made armies, of our own design: what to enlist, in turn, until the points are spent (DBA-25.6)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.data import tables as t

# Key, people, and types in the order in which they join: the first is fit to lead, the whole is gone through
# again and again. Keys are for ever: a record says the number.
HOST_KEYS: Final[tuple[str, ...]] = (
    "warband_of_the_north",
    "king_and_teulu",
    "men_of_the_hills",
    "horse_of_the_border",
    "host_of_the_thegns",
    "sea_wolves",
    "hearth_troop",
    "fyrd_of_the_shires",
)
HOST_PEOPLE: Final[list[int]] = [t.BRITISH] * 4 + [t.SAXON] * 4
HOST_TYPES: Final[list[list[int]]] = [
    [t.CV, t.SP, t.SP, t.SP, t.AX, t.SP, t.LH, t.SP, t.PS, t.SP, t.AX, t.SP],
    [t.CV, t.CV, t.SP, t.SP, t.LH, t.SP, t.SP, t.AX, t.PS, t.CV, t.SP, t.SP],
    [t.AX, t.AX, t.PS, t.SP, t.AX, t.SP, t.PS, t.AX, t.SP, t.PS, t.AX, t.LH],
    [t.KN, t.CV, t.LH, t.CV, t.LH, t.AX, t.CV, t.LH, t.PS, t.AX],
    [t.WB, t.WB, t.WB, t.WB, t.WB, t.PS, t.WB, t.WB, t.WB, t.WB, t.WB, t.BD],
    [t.WB, t.BD, t.WB, t.BD, t.PS, t.WB, t.WB, t.BD, t.PS, t.WB],
    [t.BD, t.BD, t.WB, t.BD, t.SP, t.BD, t.PS, t.SP, t.BD, t.CV],
    [t.SP, t.SP, t.SP, t.WB, t.WB, t.SP, t.SP, t.PS, t.WB, t.WB, t.SP, t.PS],
]
