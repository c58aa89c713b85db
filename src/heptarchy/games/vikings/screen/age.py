"""The modules of the Viking Age at the terminal, drawn from a view: nothing where none is played (VX)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.screen.marks import CODES, STYLES, marked_keys
from heptarchy.games.vikings.table import actions as a
from heptarchy.kernel.message import Thing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.games.vikings.screen.voice import Voice

SIDE_STYLES = {"viking": "red", "english": "bright_blue"}


def age_of(view: Mapping[str, Any]) -> dict[str, Any]:
    """What lies on the table for the modules; empty where none is played."""
    age: dict[str, Any] = view.get("age") or {}
    return age


def side_of(v: Voice, key: str) -> str:
    """`Vikings`."""
    return v.sides[t.SIDES.index(key)]


# The table


def modules_table(v: Voice, view: Mapping[str, Any]) -> list[RenderableType]:
    """Everything that the modules have on the table, a line or a few for each."""
    age = age_of(view)
    lines: list[RenderableType] = []
    if "churches" in age:
        plundered = len(ta.CHURCHES) - len(age["churches"])
        lines.append(Text(v("churches", n=plundered, of=len(ta.CHURCHES), tiles=age["tiles"])))
        due = [
            v("in", what=v.faction(key), shire=v.shires(shires))
            for key, shires in age.get("spoils", {}).items()
            if shires
        ]
        if due:
            lines.append(Text(v("plunder-due", units="; ".join(due))))
        forts, settlements = v("forts", shires=v.shires(age["forts"])), v.shires(age["settlements"])
        tiles = v("tiles-left", n=age["fort_tiles"])
        lines.append(Text(f"{forts} | {v('settlements', shires=settlements)} | {tiles}"))
    if "ships" in age:
        lines.append(Text(v("ships", shires=v.shires(age["ships"]))))
    if "relics" in age:
        relics = ", ".join(relic_line(v, key, at) for key, at in age["relics"].items())
        lines.append(Text(v("relics", relics=relics)))
    if "dice" in age:
        lines.append(dice_line(v, age["dice"]))
    if "epics" in age:
        lines.append(Text(v("epics", n=age["epics"])))
    if "kingdoms" in age:
        lines.append(kingdoms_table(v, age))
    if "legends" in age:
        lines.append(legends_table(v, age["legends"]))
    if "kings" in age:
        lines.append(Text(kings_line(v, age)))
    return lines


def relic_line(v: Voice, relic: str, at: str) -> str:
    """`St Chad with the Norsemen`."""
    number = ta.RELICS.index(relic)
    name = v.says.name(Thing(a.RELIC, number))
    if at == "site":
        return v("in", what=name, shire=v.shire(ta.RELIC_SITES[number]))
    if at == "spent":
        return v("relic-spent", relic=name)
    return v("relic-with", relic=name, faction=Thing(a.FACTION, t.FACTIONS.index(at)))


def dice_line(v: Voice, dice: dict[str, int]) -> Text:
    """`Rune dice: N2 B1 | Prayer dice: H2 T0`."""
    line = Text(v("runes-left"))
    for faction, key in enumerate(t.FACTIONS):
        if faction == t.HOUSECARL:
            line.append(f" | {v('prayers-left')}")
        line.append(" ").append(f"{CODES[key]}{dice[key]}", STYLES[key])
    return line


def kingdoms_table(v: Voice, age: dict[str, Any]) -> Table:
    """Whose power each kingdom gives now, and what it is."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for kingdom, key in enumerate(ta.KINGDOM_KEYS):
        side = age["kingdoms"][key]
        power = v.says.form(f"power-{side}-{key}")
        used = f" ({v('used')})" if key in age["spurred"] else ""
        table.add_row(
            Text(v("power", kingdom=v.says.name(Thing(a.KINGDOM, kingdom)))),
            Text(side_of(v, side), SIDE_STYLES[side]),
            Text(v.own(power) + used, "dim"),
        )
    return table


def legends_table(v: Voice, legends: dict[str, dict[str, Any]]) -> Table:
    """Which Legends lie open, and who has which."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, at in legends.items():
        legend = ta.LEGEND_KEYS.index(key)
        side = at["side"]
        whose = Text(v("open")) if side is None else Text(side_of(v, side), SIDE_STYLES[side])
        text = v.own(v.says.form(f"deed-{key}") if side is None else v.rewards[legend])
        if at["claimed"]:
            text = v("reward-had")
        table.add_row(Text(v("legend-of", name=v.says.name(Thing(a.LEGEND, legend)))), whose, Text(text, "dim"))
    return table


def kings_line(v: Voice, age: dict[str, Any]) -> str:
    """`Kings: Norsemen Aella of Northumbria, Housecarl hidden | played: none`."""
    held = [
        f"{v.faction(key)} {king_name(v, age['kings'][key])}" for key in t.FACTIONS if age["kings"][key] is not None
    ]
    played = v.listed([king_name(v, key) for key in age["kings_played"]]) or v("none")
    haste = f" | {v('haste', n=age['haste'])}" if age["haste"] else ""
    return f"{v('kings', kings=', '.join(held) or v('none-left'))} | {v('kings-played', kings=played)}{haste}"


def king_name(v: Voice, key: str) -> str:
    """His title, where it may be seen."""
    return v("hidden") if key == "hidden" else v.says.name(Thing(a.KING, ta.KING_KEYS.index(key)))


def known_kings(v: Voice, view: Mapping[str, Any]) -> list[RenderableType]:
    """The Kings that the seat may see, each with what he does."""
    lines: list[RenderableType] = []
    for faction, key in enumerate(t.FACTIONS):
        king = age_of(view).get("kings", {}).get(key)
        if king is not None and king != "hidden":
            text = v.own(v.king_texts[ta.KING_KEYS.index(king)])
            head = v("king-of", faction=Thing(a.FACTION, faction), king=king_name(v, king))
            lines.append(Text.assemble((f"{head}. ", f"bold {STYLES[key]}"), text))
    return lines


# One shire


def shire_facts(v: Voice, view: Mapping[str, Any], shire: int) -> list[str]:
    """What stands in a shire: a Church, a Fort, a ship, a relic."""
    age = age_of(view)
    key = t.SHIRES[shire]
    found = [v(mark) for mark in marked_keys(view, shire) if mark != "relic"]
    for number, relic in enumerate(ta.RELICS):
        if ta.RELIC_SITES[number] == shire and age.get("relics", {}).get(relic) == "site":
            found.append(v("relic-of", relic=v.says.name(Thing(a.RELIC, number))))
    if "churches" in age and shire in ta.CHURCHES and key not in age["churches"]:
        found.append(v.says.form("mark-plundered"))
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


def tile_in_battle(v: Voice, view: Mapping[str, Any]) -> str:
    """VX-1.7: the Fort or Settlement that fights for the Vikings; empty for none."""
    age = age_of(view)
    shire = view["battle"]["shire"]
    if shire in age.get("forts", ()):
        return v("fort")
    return v("settlement") if shire in age.get("settlements", ()) else ""


def battle_marks(v: Voice, battle: dict[str, Any]) -> list[str]:
    """Cards and dice of the modules that are at work in the battle."""
    fray = battle.get("age")
    if fray is None:
        return []
    marks: list[str] = []
    if fray["epic"] is not None:
        epic = ta.EPIC_KEYS.index(fray["epic"])
        marks.append(f"{v.says.name(Thing(a.EPIC, epic))} (VX-7.{11 + epic})")
    if fray["traitor"] is not None:
        marks.append(v("turned-traitor", faction=v.faction(fray["traitor"])))
    marks += [v("aella", side=Thing(a.SIDE, t.SIDES.index(side))) for side in fray["aella"]]
    for side, hits in fray["shielded"].items():
        if hits:
            marks.append(v("edmund", n=hits, side=Thing(a.SIDE, t.SIDES.index(side))))
    for n, key in enumerate(fray["casters"]):
        marks.append(cast_mark(v, t.FACTIONS.index(key), fray["faces"][n] if n < len(fray["faces"]) else None))
    return marks


def cast_mark(v: Voice, faction: int, face: str | None) -> str:
    """`Rune die of the Norsemen: Thor (needs a Hit: one Hit more)`."""
    viking = t.SIDE_OF[faction] == t.VIKING
    die = v("rune-die" if viking else "prayer-die", faction=Thing(a.FACTION, faction))
    if face is None:
        return die
    domain = a.RUNE if viking else a.PRAYER
    number = domain.keys.index(face)
    if number == ta.BLANK:
        return f"{die}: {v.says.form('face-blank')}"
    name = v.says.name(Thing(domain, number))
    return f"{die}: {name} ({v(f'cast-{ta.RUNE_FACES[number]}')})"


# Options


def age_note(v: Voice, domain: object, arg: int) -> str:
    """What a card of the modules does, beside an option that names it."""
    if domain is a.KING:
        return v.own(v.king_texts[arg])
    if domain is a.LEGEND:
        return v.own(v.rewards[arg])
    if domain is a.EPIC:
        return v.own(v.says.form(f"text-epic-{ta.EPIC_KEYS[arg]}"), ta.EPIC_KEYS[arg])
    if domain in (a.RUNE, a.PRAYER):
        return v.own(v.says.form(f"effect-{ta.RUNE_FACES[arg]}"))
    return v.own("") if domain is a.RELIC else ""


def die_name(v: Voice, die: int) -> str:
    """`Norsemen: Flee`."""
    kind, face = divmod(die, len(a.FACES))
    return f"{v.says.names(a.KIND)[kind].capitalize()}: {v.says.form(f'face-{a.FACES[face]}').capitalize()}"
