"""What `make_tables.py` writes of data/viking_age.json: the facts of the nine modules of the Viking Age."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tools.make_tables import Item, Writer

HEADER = '''"""Facts of the Viking Age modules as literals, indexed by small ids: shires, cards, dice faces.

Made from data/viking_age.json by `python tools/make_tables.py`; change the data, never this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import Kingdom

# fmt: off'''


def render_age(w: Writer, age: Item, base: Item) -> str:
    """The whole text of the module."""
    shires = {shire["key"]: number for number, shire in enumerate(base["shires"])}
    w.say(HEADER)
    w.section("War for Land and Gods (VX-1)")
    w.give("CHURCHES", "list[int]", [shires[key] for key in age["churches"]["shires"]], "shires with a Church (VX-1.2)")
    w.give("FORT_TILES", "", age["counts"]["fort_settlement_tiles"])
    w.section("Kingdoms (VX-2.2)")
    give_keyed(w, "KINGDOM", age["kingdom_cards"], "Kingdom")
    cities = [[shires[key] for key in card["cities"]] for card in age["kingdom_cards"]]
    w.give("KINGDOM_CITIES", "list[list[int]]", cities)
    thresholds = [card["viking_threshold"] for card in age["kingdom_cards"]]
    w.give("KINGDOM_THRESHOLDS", "list[int]", thresholds, "cities that give the Vikings its power")
    w.section("Kings (VX-3)")
    give_keyed(w, "KING", age["king_cards"])
    w.give("KING_TITLES", "tuple[str, ...]", tuple(card["title"] for card in age["king_cards"]))
    w.section("Rune and Prayer dice (VX-4.3): faces of the same place do the same")
    for die in age["dice"]:
        name = die["key"].upper()
        w.give(f"{name}_FACES", "tuple[str, ...]", tuple(die["faces"]))
        w.give(f"{name}_WEIGHTS", "list[int]", list(die["faces"].values()), "of six")
    for number, face in enumerate(age["dice"][0]["faces"]):
        w.give(face.upper(), "", number)
    w.section("Relics (VX-5.1)")
    w.give("RELICS", "tuple[str, ...]", tuple(entry["relic"] for entry in age["relics"]))
    w.give("RELIC_SITES", "list[int]", [shires[entry["shire"]] for entry in age["relics"]], "by relic")
    w.section("Legends (VX-6)")
    give_keyed(w, "LEGEND", age["legends"])
    w.give("LEGEND_TITLES", "tuple[str, ...]", tuple(card["title"] for card in age["legends"]))
    w.section("Epic Battle cards (VX-7)")
    give_keyed(w, "EPIC", age["epic_battle_cards"])
    w.give("EPIC_TITLES", "tuple[str, ...]", tuple(card["title"] for card in age["epic_battle_cards"]))
    return "\n".join(w.lines) + "\n"


def give_keyed(w: Writer, name: str, entries: list[dict[str, Any]], kind: str = "str") -> None:
    """An id for each entry, and the keys."""
    for number, entry in enumerate(entries):
        w.give(entry["key"].upper(), "", number)
    w.give(f"{name}_KEYS", f"tuple[{kind}, ...]", tuple(entry["key"] for entry in entries))


def legendary(age: Item) -> list[Item]:
    """Ragnar and Lagertha as entries beside the leaders of the base game."""
    return [
        {
            "key": leader["key"],
            "name": leader["name"],
            "group": "legendary",
            "units": {kind: leader[kind] for kind in ("norsemen", "berserkers")},
            "seas": leader["seas"] or [],
            "conf": leader["conf"],
        }
        for leader in age["legendary_leaders"]
    ]
