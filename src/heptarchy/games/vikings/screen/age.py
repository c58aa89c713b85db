"""The modules of the Viking Age at the terminal, drawn from a view: nothing where none is played (VX)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from heptarchy.games.vikings import actions as a
from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings import tables_age as ta
from heptarchy.games.vikings.screen.marks import CODES, MARK_NAMES, STYLES, marked_keys, short_name
from heptarchy.games.vikings.wording import listed, several
from heptarchy.games.vikings.words import speech_of
from heptarchy.games.vikings.words_age import noted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

AGE = speech_of("en").age
SIDE_NAMES = {"viking": "Vikings", "english": "English"}
SIDE_STYLES = {"viking": "red", "english": "bright_blue"}


def age_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """What lies on the table for the modules; empty where none is played."""
    age: dict[str, Any] = view.get("age") or {}
    return age


def names_of(shires: list[str]) -> str:
    """`York, Leeds`."""
    return ", ".join(short_name(t.SHIRES.index(key)) for key in shires)


# The table


def modules_table(view: Mapping[str, Any]) -> list[RenderableType]:
    """Everything that the modules have on the table, a line or a few for each."""
    age = age_of(view)
    lines: list[RenderableType] = []
    if "churches" in age:
        plundered = len(ta.CHURCHES) - len(age["churches"])
        kept = several(age["tiles"], "plundered Church", "plundered Churches")
        lines.append(Text(f"Churches: {plundered} of {len(ta.CHURCHES)} plundered; the English may spend {kept}"))
        due = [
            f"{a.FACTION.shown[t.FACTIONS.index(key)]} in {names_of(shires)}"
            for key, shires in age.get("spoils", {}).items()
            if shires
        ]
        if due:
            lines.append(Text(f"Units still to come for plunder: {'; '.join(due)}"))
        forts = names_of(age["forts"]) or "none"
        settlements = names_of(age["settlements"]) or "none"
        tiles = several(age["fort_tiles"], "tile", "tiles")
        lines.append(Text(f"Forts: {forts} | Settlements: {settlements} | {tiles} left"))
    if "ships" in age:
        lines.append(Text(f"Ships: {names_of(age['ships']) or 'none'}"))
    if "relics" in age:
        lines.append(Text(f"Relics: {', '.join(relic_line(key, at) for key, at in age['relics'].items())}"))
    if "dice" in age:
        lines.append(dice_line(age["dice"]))
    if "epics" in age:
        lines.append(Text(f"Epic cards in the Fyrd deck: {age['epics']}"))
    if "kingdoms" in age:
        lines.append(kingdoms_table(age))
    if "legends" in age:
        lines.append(legends_table(age["legends"]))
    if "kings" in age:
        lines.append(Text(kings_line(age)))
    return lines


def relic_line(relic: str, at: str) -> str:
    """`St Chad with the Norsemen`."""
    number = ta.RELICS.index(relic)
    name = a.RELIC.shown[number]
    if at == "site":
        return f"{name} in {short_name(ta.RELIC_SITES[number])}"
    return f"{name} spent" if at == "spent" else f"{name} with the {a.FACTION.shown[t.FACTIONS.index(at)]}"


def dice_line(dice: dict[str, int]) -> Text:
    """`Rune dice: N2 B1 | Prayer dice: H2 T0`."""
    line = Text("Rune dice left:")
    for faction, key in enumerate(t.FACTIONS):
        if faction == t.HOUSECARL:
            line.append(" | Prayer dice left:")
        line.append(" ").append(f"{CODES[key]}{dice[key]}", STYLES[key])
    return line


def kingdoms_table(age: dict[str, Any]) -> Table:
    """Whose power each kingdom gives now, and what it is."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for kingdom, key in enumerate(ta.KINGDOM_KEYS):
        side = age["kingdoms"][key]
        powers = AGE.viking_powers if side == "viking" else AGE.english_powers
        used = " (used)" if key in age["spurred"] else ""
        table.add_row(
            Text(f"Power of {a.KINGDOM.shown[kingdom]}"),
            Text(SIDE_NAMES[side], SIDE_STYLES[side]),
            Text(own(powers[kingdom]) + used, "dim"),
        )
    return table


def legends_table(legends: dict[str, dict[str, Any]]) -> Table:
    """Which Legends lie open, and who has which."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, at in legends.items():
        legend = ta.LEGEND_KEYS.index(key)
        side = at["side"]
        whose = Text("open") if side is None else Text(SIDE_NAMES[side], SIDE_STYLES[side])
        text = own(AGE.deeds[legend] if side is None else AGE.rewards[legend])
        if at["claimed"]:
            text = "The reward has been had."
        table.add_row(Text(f"Legend: {a.LEGEND.shown[legend]}"), whose, Text(text, "dim"))
    return table


def kings_line(age: dict[str, Any]) -> str:
    """`Kings: Norsemen Aella of Northumbria, Housecarl hidden | played: none`."""
    held = [
        f"{a.FACTION.shown[faction]} {king_name(age['kings'][key])}"
        for faction, key in enumerate(t.FACTIONS)
        if age["kings"][key] is not None
    ]
    played = [king_name(key) for key in age["kings_played"]]
    haste = f" | Burgred gives {several(age['haste'], 'step', 'steps')} more" if age["haste"] else ""
    return f"Kings: {', '.join(held) or 'none left'} | played: {listed(played) or 'none'}{haste}"


def king_name(key: str) -> str:
    """His title, where it may be seen."""
    return "hidden" if key == "hidden" else ta.KING_TITLES[ta.KING_KEYS.index(key)]


def known_kings(view: Mapping[str, Any]) -> list[RenderableType]:
    """The Kings that the seat may see, each with what he does."""
    lines: list[RenderableType] = []
    for faction, key in enumerate(t.FACTIONS):
        king = age_of(view).get("kings", {}).get(key)
        if king is not None and king != "hidden":
            text = own(AGE.king_texts[ta.KING_KEYS.index(king)])
            head = (f"King of the {a.FACTION.shown[faction]}: {king_name(king)}. ", f"bold {STYLES[key]}")
            lines.append(Text.assemble(head, text))
    return lines


# One shire


def shire_facts(view: Mapping[str, Any], shire: int) -> list[str]:
    """What stands in a shire: a Church, a Fort, a ship, a relic."""
    age = age_of(view)
    key = t.SHIRES[shire]
    found = [MARK_NAMES[mark] for mark in marked_keys(view, shire) if mark != "relic"]
    for number, relic in enumerate(ta.RELICS):
        if ta.RELIC_SITES[number] == shire and age.get("relics", {}).get(relic) == "site":
            found.append(f"relic of {a.RELIC.shown[number]}")
    if "churches" in age and shire in ta.CHURCHES and key not in age["churches"]:
        found.append("plundered Church")
    return found


# A battle


def battle_kinds(battle: dict[str, Any]) -> list[list[str]]:
    """The kinds that fight for each side; VX-7.11: a traitor fights for the defenders."""
    kinds = [["norsemen", "berserkers"], ["housecarl", "thegn", "fyrd"]]
    traitor = (battle.get("age") or {}).get("traitor")
    if traitor is not None:
        attacker = t.SIDES.index(battle["attacker"])
        kinds[attacker].remove(traitor)
        kinds[1 - attacker].append(traitor)
    return kinds


def tile_in_battle(view: Mapping[str, Any]) -> str:
    """VX-1.7: the Fort or Settlement that fights for the Vikings; empty for none."""
    age = age_of(view)
    shire = view["battle"]["shire"]
    if shire in age.get("forts", ()):
        return "Fort"
    return "Settlement" if shire in age.get("settlements", ()) else ""


def battle_marks(battle: dict[str, Any]) -> list[str]:
    """Cards and dice of the modules that are at work in the battle."""
    fray = battle.get("age")
    if fray is None:
        return []
    marks: list[str] = []
    if fray["epic"] is not None:
        epic = ta.EPIC_KEYS.index(fray["epic"])
        marks.append(f"{ta.EPIC_TITLES[epic]} (VX-7.{11 + epic})")
    if fray["traitor"] is not None:
        marks.append(f"{a.FACTION.shown[t.FACTIONS.index(fray['traitor'])]} turned traitor")
    marks += [f"Aella for the {SIDE_NAMES[side]}" for side in fray["aella"]]
    for side, hits in fray["shielded"].items():
        if hits:
            marks.append(f"Edmund cancels {several(hits, 'Hit', 'Hits')} for the {SIDE_NAMES[side]}")
    for n, key in enumerate(fray["casters"]):
        marks.append(cast_mark(t.FACTIONS.index(key), fray["faces"][n] if n < len(fray["faces"]) else None))
    return marks


def cast_mark(faction: int, face: str | None) -> str:
    """`Rune die of the Norsemen: Thor (needs a Hit: one Hit more)`."""
    viking = t.SIDE_OF[faction] == t.VIKING
    die = f"{'Rune' if viking else 'Prayer'} die of the {a.FACTION.shown[faction]}"
    if face is None:
        return die
    domain = a.RUNE if viking else a.PRAYER
    number = domain.keys.index(face)
    if number == ta.BLANK:
        return f"{die}: blank"
    needs = AGE.needs[number].partition(" on ")[0]
    effect = AGE.effects[number].rstrip(".")
    return f"{die}: {domain.shown[number]} (with {needs}: {effect[0].lower()}{effect[1:]})"


# Options


def age_note(domain: object, arg: int) -> str:
    """What a card of the modules does, beside an option that names it."""
    if domain is a.KING:
        return own(AGE.king_texts[arg])
    if domain is a.LEGEND:
        return own(AGE.rewards[arg])
    if domain is a.EPIC:
        return noted(AGE, ta.EPIC_KEYS[arg], AGE.epic_texts[arg])
    if domain in (a.RUNE, a.PRAYER):
        return own(AGE.effects[arg])
    return own("") if domain is a.RELIC else ""


def own(text: str) -> str:
    """With a word that no document of the game has it."""
    return noted(AGE, "", text).strip()


def die_name(die: int) -> str:
    """`Norsemen: Flee`."""
    kind, face = divmod(die, len(a.FACES))
    return f"{a.KIND.shown[kind]}: {a.FACES[face].capitalize()}"
