"""How shires and factions of 878: Vikings are written at the terminal: short names, colours, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.vikings.screen.voice import Voice

CODES = {"norsemen": "N", "berserkers": "B", "housecarl": "H", "thegn": "T", "fyrd": "F"}
STYLES = {"norsemen": "magenta", "berserkers": "red", "housecarl": "bright_blue", "thegn": "green", "fyrd": "yellow"}
# What the modules put into a shire (VX), and the mark for it
MARKS = {"church": "+", "relic": "!", "fort": "^", "settlement": "&", "ship": "~"}
MARKS_OF = {"land_and_gods": ("church", "fort", "settlement"), "relics": ("relic",), "ships": ("ship",)}
PARTS = {"church": "churches", "fort": "forts", "settlement": "settlements", "ship": "ships"}  # of the view


def marked_keys(view: Mapping[str, Any], shire: int) -> list[str]:
    """What the modules have in a shire."""
    age = view.get("age")
    if age is None:
        return []
    key = t.SHIRES[shire]
    found = [mark for mark in MARKS if mark != "relic" and key in age.get(PARTS[mark], ())]
    relics = age.get("relics", {})
    if any(relics.get(relic) == "site" for n, relic in enumerate(ta.RELICS) if ta.RELIC_SITES[n] == shire):
        found.append("relic")
    return found


def marks(view: Mapping[str, Any], shire: int) -> str:
    """`+~`: a Church and a ship."""
    return "".join(MARKS[key] for key in marked_keys(view, shire))


def marks_legend(v: Voice, view: Mapping[str, Any]) -> str:
    """What the marks of the modules that are played mean; empty for none."""
    age = view.get("age") or {"modules": []}
    shown = [key for module in age["modules"] for key in MARKS_OF.get(module, ())]
    return "  ".join(f"{MARKS[key]} {v(key)}" for key in shown)
