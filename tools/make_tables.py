"""Make `tables.py` of the games `vikings` and `arthur` from their data files.

    python tools/make_tables.py            # write the modules
    python tools/make_tables.py --check    # exit 1 if a module is out of date

The data are checked strictly first: an error names the file, the item and the nearest valid value.
"""

import argparse
import difflib
import itertools
import json
import math
import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.age_tables import legendary, render_age

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "src" / "heptarchy" / "games" / "vikings"
DATA = GAME / "data" / "vikings.json"
AGE_DATA = GAME / "data" / "viking_age.json"
MODULE = GAME / "data" / "tables.py"
AGE_MODULE = GAME / "data" / "tables_age.py"
ARTHUR = ROOT / "src" / "heptarchy" / "games" / "arthur"
ARTHUR_MAP = ARTHUR / "data" / "map.json"
ARTHUR_CARDS = ARTHUR / "data" / "cards.json"
ARTHUR_MODULE = ARTHUR / "data" / "tables.py"

FACES = ("hit", "flee", "command", "blank")
SIDES = ("viking", "english")
KINDS = ("norsemen", "berserkers", "housecarl", "thegn", "fyrd")
PLAYABLE = KINDS[:4]
ENGLISH_PAIR = ("housecarl", "thegn")  # the order of the pairs in "reinforce" and "setup"
GROUPS = ("A", "B", "C", "english")
MOST_DICE = 3
DIE_SIDES = 6
CARDS_PER_FACTION = 19
FIXED_CARDS = 7  # 01 is the Treaty, 02-07 move
STANDARD_CARDS = 12
WIDTH = 118

META_FIELDS = ("game", "version", "sources", "confidence", "fields")
TOP_FIELDS = (
    "meta", "units", "kingdoms", "seas", "shires", "shire_groups", "events", "cards", "leaders", "fyrd",
    "reference_battles",
)  # fmt: skip
UNIT_FIELDS = ("key", "side", "playable", "colour", "units", "dice", "faces", "conf")
SHIRE_FIELDS = (
    "number", "key", "old_english", "modern", "kingdom", "city", "marsh", "seas", "neighbours", "reinforce", "setup",
    "xy", "conf",
)  # fmt: skip
EVENT_FIELDS = ("key", "title", "turn", "phase", "timing", "scope", "rule", "conf")
MOVE_FIELDS = ("faction", "number", "kind", "armies", "steps", "advanced", "conf")
EVENT_CARD_FIELDS = ("faction", "number", "kind", "event", "advanced", "conf")
LEADER_FIELDS = ("key", "name", "group", "units", "seas", "conf")
FYRD_FIELDS = ("units", "copies", "conf")
CARD_KINDS = ("treaty", "move", "event")
TURNS = ("any", "own", *SIDES, *PLAYABLE)
PHASES = ("reinforcements", "leader_or_movement", "battle")
TIMINGS = (
    "instant", "phase_start", "during_move", "before_fyrd_draw", "before_first_roll",
    "after_english_roll_before_viking_roll",
)  # fmt: skip
SCOPES = ("instant", "one_army", "battle", "turn")

COASTS = ("saxon_shore", "british_sea", "irish_sea")
TERRAINS = ("arable", "forest", "hilly", "fen")  # in the order of dba's countries (DBA-3.4)
PLAYERS = range(2, 9)
ARTHUR_KINDS = ("base", "campaign", "ruler", "war", "battle")
ARTHUR_COUNTS = (5, 48, 70, 2)  # base cards, Winds ids, Winds cards, titles
MAP_FIELDS = ("meta", "kingdoms", "provinces", "crossings", "player_sets")
KINGDOM_FIELDS = ("id", "name", "home", "provinces")
PROVINCE_FIELDS = ("id", "name", "gloss", "kingdom", "home", "coasts", "terrain", "adjacent")
ARTHUR_CARD_SECTIONS = ("meta", "base", "winds", "titles")
ARTHUR_CARD_FIELDS = ("id", "rule", "name", "kind", "copies")

Item = dict[str, Any]


class BadDataError(Exception):
    """The data file breaks a promise it makes; the message says where."""


class Checker:
    """Checks one file and raises `BadDataError` with the file's name before every complaint."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, where: str, what: str) -> BadDataError:
        return BadDataError(f"{self.file}: {where} {what}")

    def fields(self, where: str, item: object, wanted: Sequence[str]) -> Item:
        """The item is an object with exactly the wanted fields."""
        if not isinstance(item, dict):
            raise self.fail(where, f"should be an object, is {item!r}")
        for name in item:
            if name not in wanted:
                raise self.fail(where, f'has a field "{name}"; no such field, nearest is "{nearest(name, wanted)}"')
        for name in wanted:
            if name not in item:
                raise self.fail(where, f'lacks the field "{name}"')
        return item

    def items(self, name: str, value: object) -> list[Any]:
        if not isinstance(value, list) or not value:
            raise self.fail(f'"{name}"', f"should be a list with entries, is {value!r}")
        return value

    def one_of(self, where: str, noun: str, value: object, valid: Sequence[str], verb: str = "names") -> None:
        if not isinstance(value, str):
            raise self.fail(where, f"{verb} {noun} {value!r}; it should be text")
        if value not in valid:
            raise self.fail(where, f'{verb} {noun} "{value}"; no such {noun}, nearest is "{nearest(value, valid)}"')

    def text(self, where: str, name: str, value: object) -> None:
        if not isinstance(value, str) or not value.strip():
            raise self.fail(where, f'has "{name}" {value!r}; it should be text')

    def flag(self, where: str, name: str, value: object) -> None:
        if not isinstance(value, bool):
            raise self.fail(where, f'has "{name}" {value!r}; it should be true or false')

    def number(self, where: str, name: str, value: object, low: int, high: int) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(where, f'has "{name}" {value!r}; it should be a whole number')
        if not low <= value <= high:
            near = min(max(value, low), high)
            raise self.fail(where, f'has "{name}" {value}; it should be {low} to {high}, nearest is {near}')

    def numbers(self, where: str, name: str, value: object, count: int, low: int, high: int) -> None:
        if not isinstance(value, list) or len(value) != count:
            raise self.fail(where, f'has "{name}" {value!r}; it should be a list of {count} numbers')
        for each in value:
            self.number(where, name, each, low, high)

    def key(self, where: str, value: object) -> None:
        if not isinstance(value, str) or not re.fullmatch(r"[a-z][a-z_]*", value):
            raise self.fail(where, f"has the key {value!r}; it should be small letters and underscores")

    def unique(self, noun: str, values: Iterable[object]) -> None:
        for value, count in Counter(values).items():
            if count > 1:
                raise self.fail(f'{noun} "{value}"', f"occurs {count} times; it should occur once")


def label(noun: str, place: int, item: object) -> str:
    """What to call an entry in a complaint: by its key if it has one, else by its place."""
    if isinstance(item, dict) and isinstance(item.get("key"), str):
        return f'{noun} "{item["key"]}"'
    return f"{noun} number {place + 1}"


def nearest(value: str, valid: Sequence[str]) -> str:
    """The valid word most like the given one."""
    close = difflib.get_close_matches(value, valid, n=1, cutoff=0.0)
    return close[0] if close else "(none)"


def read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadDataError(f"{path.name}: line {error.lineno} is not JSON: {error.msg}") from error


def load(path: Path = DATA) -> Item:
    """Read and check the data file."""
    data = read(path)
    check(data, path.name)
    checked: Item = data
    return checked


def check(data: object, file: str = DATA.name) -> None:
    """Raise `BadDataError` at the first thing that is not as it should be."""
    c = Checker(file)
    top = c.fields("the file", data, TOP_FIELDS)
    c.fields('"meta"', top["meta"], META_FIELDS)
    for name in top["meta"]["fields"]:
        c.one_of('"meta.fields"', "section", name, TOP_FIELDS)
    check_units(c, c.items("units", top["units"]))
    for section in ("kingdoms", "seas"):
        for place, entry in enumerate(c.items(section, top[section])):
            where = label(section.removesuffix("s"), place, entry)
            c.fields(where, entry, ("key", "name"))
            c.key(where, entry["key"])
            c.text(where, "name", entry["name"])
    check_shires(c, top)
    check_cards(c, top)
    check_leaders(c, top)
    for place, entry in enumerate(c.items("fyrd", top["fyrd"])):
        where = label("Fyrd card", place, entry)
        c.fields(where, entry, FYRD_FIELDS)
        c.number(where, "units", entry["units"], 1, 10)
        c.number(f"Fyrd card of {entry['units']}", "copies", entry["copies"], 1, 16)
    c.unique("Fyrd card", [entry["units"] for entry in top["fyrd"]])
    c.unique("constant", [name for name, _ in constants(top)])


def check_units(c: Checker, units: list[Any]) -> None:
    for place, unit in enumerate(units):
        where = label("unit", place, unit)
        c.fields(where, unit, UNIT_FIELDS)
        c.one_of(where, "kind", unit["key"], KINDS)
        c.one_of(where, "side", unit["side"], SIDES)
        c.flag(where, "playable", unit["playable"])
        c.text(where, "colour", unit["colour"])
        c.text(where, "conf", unit["conf"])
        c.number(where, "units", unit["units"], 1, 99)
        c.number(where, "dice", unit["dice"], 1, MOST_DICE)
        c.fields(f'{where}, "faces",', unit["faces"], FACES)
        for face in FACES:
            c.number(where, face, unit["faces"][face], 0, DIE_SIDES)
        total = sum(unit["faces"].values())
        if total != DIE_SIDES:
            raise c.fail(where, f"has a die of {total} faces; it should have {DIE_SIDES}")
    keys = tuple(unit["key"] for unit in units)
    if keys != KINDS:
        raise c.fail('"units"', f"lists {', '.join(keys)}; it should list {', '.join(KINDS)}")


def check_shires(c: Checker, top: Item) -> None:
    shires = c.items("shires", top["shires"])
    for place, shire in enumerate(shires):
        where = label("shire", place, shire)
        c.fields(where, shire, SHIRE_FIELDS)
        c.key(where, shire["key"])
    keys = [shire["key"] for shire in shires]
    c.unique("shire", keys)
    kingdoms = [entry["key"] for entry in top["kingdoms"]]
    seas = [entry["key"] for entry in top["seas"]]
    neighbours = {shire["key"]: shire["neighbours"] for shire in shires}
    for place, shire in enumerate(shires):
        where = f'shire "{shire["key"]}"'
        c.number(where, "number", shire["number"], place + 1, place + 1)
        for name in ("old_english", "modern"):
            c.text(where, name, shire[name])
        c.one_of(where, "kingdom", shire["kingdom"], kingdoms)
        for name in ("city", "marsh"):
            c.flag(where, name, shire[name])
        if shire["city"] and shire["marsh"]:
            raise c.fail(where, "is both city and marsh; it should be one at most")
        for sea in shire["seas"]:
            c.one_of(where, "sea", sea, seas)
        for other in c.items("neighbours", shire["neighbours"]):
            c.one_of(where, "shire", other, keys, verb="borders")
            if other == shire["key"]:
                raise c.fail(where, "borders itself")
        c.unique(f"{where}: neighbour", shire["neighbours"])
        for name in ("reinforce", "setup"):
            c.numbers(where, name, shire[name], len(ENGLISH_PAIR), 0, 9)
            if any(shire[name]) and not shire["city"]:
                raise c.fail(where, f'has "{name}" {shire[name]} but no city')
        c.numbers(where, "xy", shire["xy"], 2, 0, 1000)
        c.fields(f'{where}, "conf",', shire["conf"], ("structure", "modern", "old_english", "xy"))
    for key, others in neighbours.items():
        for other in others:
            if key not in neighbours[other]:
                raise c.fail(f'shire "{key}"', f'borders "{other}", which does not border it; a border runs both ways')
    groups = c.fields('"shire_groups"', top["shire_groups"], ("ceolwulf", "discord"))
    for group, members in groups.items():
        for member in c.items(group, members):
            c.one_of(f'shire group "{group}"', "shire", member, keys)


def check_cards(c: Checker, top: Item) -> None:
    events = c.items("events", top["events"])
    for place, event in enumerate(events):
        where = label("event", place, event)
        c.fields(where, event, EVENT_FIELDS)
        c.key(where, event["key"])
        for name in ("title", "conf"):
            c.text(where, name, event[name])
        c.one_of(where, "turn", event["turn"], TURNS)
        c.one_of(where, "phase", event["phase"], PHASES)
        c.one_of(where, "timing", event["timing"], TIMINGS)
        c.one_of(where, "scope", event["scope"], SCOPES)
        if not isinstance(event["rule"], str) or not re.fullmatch(r"V-15\.\d\d", event["rule"]):
            raise c.fail(where, f"has the rule {event['rule']!r}; it should be of the form V-15.11")
    keys = [event["key"] for event in events]
    c.unique("event", keys)
    cards = c.items("cards", top["cards"])
    if len(cards) != CARDS_PER_FACTION * len(PLAYABLE):
        raise c.fail('"cards"', f"has {len(cards)} entries; it should have {CARDS_PER_FACTION * len(PLAYABLE)}")
    for place, card in enumerate(cards):
        faction, number = PLAYABLE[place // CARDS_PER_FACTION], place % CARDS_PER_FACTION + 1
        where = f"card {place + 1} ({faction} {number:02})"
        if not isinstance(card, dict):
            raise c.fail(where, f"should be an object, is {card!r}")
        c.one_of(where, "kind", card.get("kind"), CARD_KINDS)
        kind = "treaty" if number == 1 else "move" if number <= FIXED_CARDS else "event"
        if card["kind"] != kind:
            raise c.fail(where, f'is of kind "{card["kind"]}"; a card of that number is of kind "{kind}"')
        c.fields(where, card, EVENT_CARD_FIELDS if kind == "event" else MOVE_FIELDS)
        c.one_of(where, "faction", card["faction"], PLAYABLE)
        if card["faction"] != faction:
            raise c.fail(where, f'is of faction "{card["faction"]}"; cards are listed by faction, then number')
        c.number(where, "number", card["number"], number, number)
        c.flag(where, "advanced", card["advanced"])
        if card["advanced"] != (number > STANDARD_CARDS):
            raise c.fail(where, f'has "advanced" {card["advanced"]}; the standard deck is 01-{STANDARD_CARDS}')
        c.text(where, "conf", card["conf"])
        if kind == "event":
            c.one_of(where, "event", card["event"], keys)
        else:
            c.number(where, "armies", card["armies"], 1, 9)
            c.number(where, "steps", card["steps"], 1, 9)
    held = {card["event"] for card in cards if card["kind"] == "event"}
    for event in keys:
        if event not in held:
            raise c.fail(f'event "{event}"', "is on no card")


def check_leaders(c: Checker, top: Item) -> None:
    seas = [entry["key"] for entry in top["seas"]]
    leaders = c.items("leaders", top["leaders"])
    for place, leader in enumerate(leaders):
        where = label("leader", place, leader)
        c.fields(where, leader, LEADER_FIELDS)
        c.key(where, leader["key"])
        c.text(where, "name", leader["name"])
        c.text(where, "conf", leader["conf"])
        c.one_of(where, "group", leader["group"], GROUPS)
        for sea in leader["seas"]:
            c.one_of(where, "sea", sea, seas)
        side = "english" if leader["group"] == "english" else "viking"
        own = [unit["key"] for unit in top["units"] if unit["side"] == side and unit["playable"]]
        c.fields(f'{where}, "units",', leader["units"], own)
        for kind, count in leader["units"].items():
            c.number(where, kind, count, 0, next(u["units"] for u in top["units"] if u["key"] == kind))
    c.unique("leader", [leader["key"] for leader in leaders])
    order = [GROUPS.index(leader["group"]) for leader in leaders]
    if order != sorted(order):
        raise c.fail('"leaders"', f"are out of order; groups come as {', '.join(GROUPS)}")


# What the checked data amount to


def constants(data: Item) -> list[tuple[str, int]]:
    """A named number for everything that has a key."""
    named = [(side.upper(), number) for number, side in enumerate(SIDES)]
    for section in ("units", "kingdoms", "seas", "shires", "events", "leaders"):
        named += [(entry["key"].upper(), number) for number, entry in enumerate(data[section])]
    return named


def roll_outcomes() -> list[tuple[int, ...]]:
    """All multisets of faces of no to three dice, as counts by face; fewer dice first, hits first."""
    outcomes = []
    for dice in range(MOST_DICE + 1):
        for faces in itertools.combinations_with_replacement(range(len(FACES)), dice):
            outcomes.append(tuple(faces.count(face) for face in range(len(FACES))))
    return outcomes


def roll_name(outcome: tuple[int, ...]) -> str:
    words = [FACES[face] for face, count in enumerate(outcome) for _ in range(count)]
    return " ".join(words) or "nothing"


def roll_weight(outcome: tuple[int, ...], faces: Sequence[int]) -> int:
    """In how many of the equally likely throws of distinguishable dice the outcome comes up."""
    weight = math.factorial(sum(outcome))
    for count, sides in zip(outcome, faces, strict=True):
        weight = weight // math.factorial(count) * sides**count
    return weight


def card_key(card: Item) -> str:
    head = f"{card['faction'][0]}{card['number']:02}"
    if card["kind"] == "treaty":
        return f"{head}_treaty"
    if card["kind"] == "move":
        return f"{head}_move_{card['armies']}_{card['steps']}"
    return f"{head}_{card['event']}"


def card_title(card: Item, events: list[Item]) -> str:
    if card["kind"] == "treaty":
        return "Treaty of Wedmore"
    if card["kind"] == "move":
        return f"Movement {card['armies']}/{card['steps']}"
    return str(next(event["title"] for event in events if event["key"] == card["event"]))


def mask(numbers: Iterable[int]) -> int:
    """Printed card numbers as bits: 01 is the lowest."""
    return sum(1 << (number - 1) for number in numbers)


class Writer:
    """Collects the lines of the module."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, line: str = "") -> None:
        self.lines.append(line)

    def section(self, title: str) -> None:
        self.lines += ["", f"# {title}", ""]

    def give(self, name: str, kind: str, value: object, comment: str = "") -> None:
        """One literal; a long one is wrapped, a list of lists gets a row a line."""
        if comment:
            self.lines.append(f"# {comment}")
        head = f"{name}: Final[{kind}] = " if kind else f"{name}: Final = "
        flat = head + literal(value)
        if len(flat) <= WIDTH or not isinstance(value, (list, tuple)):
            self.lines.append(flat)
            return
        brackets = "()" if isinstance(value, tuple) else "[]"
        self.lines.append(head + brackets[0])
        if any(isinstance(each, (list, str)) and len(literal(each)) > 30 for each in value):
            for each in value:
                self.lines += rows(literal(each) + ",")
        else:
            self.lines += fill([literal(each) + "," for each in value])
        self.lines.append(brackets[1])


def literal(value: object) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join(literal(each) for each in value) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join(literal(each) for each in value) + ("," if len(value) == 1 else "") + ")"
    return repr(value)


def rows(text: str) -> list[str]:
    """A long row broken at spaces, unless it is one long string."""
    if text.startswith('"') or len(text) <= WIDTH - 4:
        return ["    " + text]
    return fill(text.split(" "))


def fill(words: list[str]) -> list[str]:
    lines, line = [], "   "
    for word in words:
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = "   "
        line += " " + word
    return [*lines, line]


HEADER = '''"""Facts of 878: Vikings as literals, indexed by small ids: units, shires, dice, cards, leaders.

Made from data/vikings.json by `python tools/make_tables.py`; change the data, never this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import Faction, Kind, Side

# fmt: off'''


def render(data: Item) -> str:
    """The whole text of the module."""
    w = Writer()
    w.say(HEADER)
    render_units(w, data["units"])
    render_shires(w, data)
    render_rolls(w, data["units"])
    render_cards(w, data)
    render_leaders(w, data, legendary(read(AGE_DATA)))
    w.section("Fyrd cards (V-15.61): units on the card, copies in the deck")
    w.give("FYRD_VALUES", "list[int]", [entry["units"] for entry in data["fyrd"]])
    w.give("FYRD_COPIES", "list[int]", [entry["copies"] for entry in data["fyrd"]])
    return "\n".join(w.lines) + "\n"


def give_ids(w: Writer, entries: Iterable[Any]) -> None:
    for number, entry in enumerate(entries):
        w.give((entry if isinstance(entry, str) else entry["key"]).upper(), "", number)


def render_units(w: Writer, units: list[Item]) -> None:
    side_of = [SIDES.index(unit["side"]) for unit in units]
    factions = range(len(PLAYABLE))
    ally_of = [next(g for g in factions if g != f and side_of[g] == side_of[f]) for f in factions]
    w.section("Sides and kinds of unit (V-1.1, V-1.2); the first four kinds are the playable factions")
    give_ids(w, SIDES)
    w.give("SIDES", "tuple[Side, ...]", SIDES)
    w.say()
    give_ids(w, units)
    w.give("FACTIONS", "tuple[Faction, ...]", PLAYABLE)
    w.give("UNIT_KINDS", "tuple[Kind, ...]", KINDS)
    w.say()
    w.give("SIDE_OF", "list[int]", side_of, "by kind")
    w.give("ALLY_OF", "list[int]", ally_of, "by faction")
    w.give("FACTIONS_OF", "list[list[int]]", [[f for f in factions if side_of[f] == s] for s in (0, 1)], "by side")
    kinds_of = [[kind for kind, side in enumerate(side_of) if side == s] for s in (0, 1)]
    w.give("KINDS_OF", "list[list[int]]", kinds_of, "by side, Fyrd among the English")
    w.give("UNIT_TOTALS", "list[int]", [unit["units"] for unit in units], "by kind: pieces in the box")
    w.give("DICE", "list[int]", [unit["dice"] for unit in units], "by kind: the most dice in one roll (V-9.5)")
    faces = [[unit["faces"][face] for face in FACES] for unit in units]
    w.give("FACES", "list[list[int]]", faces, "by kind: how many of six faces show hit, flee, command, blank")


def render_shires(w: Writer, data: Item) -> None:
    shires: list[Item] = data["shires"]
    ids = {shire["key"]: number for number, shire in enumerate(shires)}
    kingdoms = [entry["key"] for entry in data["kingdoms"]]
    coastal = [bool(shire["seas"]) and not shire["marsh"] for shire in shires]
    landings = [
        [i for i, shire in enumerate(shires) if coastal[i] and sea["key"] in shire["seas"]] for sea in data["seas"]
    ]
    sail_to = [sorted({j for land in landings if i in land for j in land if j != i}) for i in range(len(shires))]
    neighbours = [sorted(ids[key] for key in shire["neighbours"]) for shire in shires]
    roads = [
        [] if shires[i]["marsh"] else [j for j in row if not shires[j]["marsh"]] for i, row in enumerate(neighbours)
    ]
    reinforcement = [any(shire["reinforce"]) for shire in shires]

    w.section("Kingdoms (V-2.1), then seas (V-2.5)")
    give_ids(w, data["kingdoms"])
    w.give("KINGDOMS", "tuple[str, ...]", tuple(kingdoms))
    w.give("KINGDOM_NAMES", "tuple[str, ...]", tuple(entry["name"] for entry in data["kingdoms"]))
    w.say()
    give_ids(w, data["seas"])
    w.give("SEAS", "tuple[str, ...]", tuple(entry["key"] for entry in data["seas"]))
    w.give("SEA_NAMES", "tuple[str, ...]", tuple(entry["name"] for entry in data["seas"]))

    w.section("Shires (V-2): the id is the printed number less one")
    give_ids(w, shires)
    w.say()
    w.give("SHIRES", "tuple[str, ...]", tuple(ids))
    w.give("SHIRE_NUMBERS", "list[int]", [shire["number"] for shire in shires], "as printed")
    w.give("OLD_ENGLISH", "tuple[str, ...]", tuple(shire["old_english"] for shire in shires))
    w.give("MODERN", "tuple[str, ...]", tuple(shire["modern"] for shire in shires))
    w.give("KINGDOM_OF", "list[int]", [kingdoms.index(shire["kingdom"]) for shire in shires])
    w.say()
    for flag, members, name, comment in (
        ([shire["city"] for shire in shires], "CITIES", "IS_CITY", "V-2.2"),
        ([shire["marsh"] for shire in shires], "MARSHES", "IS_MARSH", "V-2.4: closed to all units"),
        (coastal, "COASTAL", "IS_COASTAL", "V-2.5: can be landed in, so no marsh"),
        (reinforcement, "REINFORCEMENT_CITIES", "IS_REINFORCEMENT_CITY", "V-2.3: a city with an icon"),
    ):
        w.give(name, "list[bool]", flag, comment)
        w.give(members, "list[int]", [i for i, yes in enumerate(flag) if yes])
    w.say()
    w.give("NEIGHBOURS", "list[list[int]]", neighbours, "V-2.6: all borders, by shire")
    w.give("ROADS", "list[list[int]]", roads, "the borders units may cross: none to or from marsh (V-2.4)")
    w.give("LANDINGS", "list[list[int]]", landings, "V-2.5: coastal shires by sea")
    w.give("SAIL_TO", "list[list[int]]", sail_to, "by shire: the other coastal shires on a sea of its own (V-15.15)")
    for name, field, comment in (
        ("REINFORCE", "reinforce", "by kind, by shire: icons (V-5.5)"),
        ("SETUP", "setup", "by kind, by shire: units at the start (V-3.5)"),
    ):
        table = [[0] * len(shires) for _ in KINDS]
        for place, kind in enumerate(ENGLISH_PAIR):
            table[KINDS.index(kind)] = [shire[field][place] for shire in shires]
        w.give(name, "list[list[int]]", table, comment)
    groups = data["shire_groups"]
    w.give("CEOLWULF_SHIRES", "list[int]", sorted(ids[key] for key in groups["ceolwulf"]), "V-15.24")
    w.give("DISCORD_SHIRES", "list[int]", sorted(ids[key] for key in groups["discord"]), "V-15.14")
    xy = [tuple(shire["xy"]) for shire in shires]
    w.give("XY", "list[tuple[int, int]]", xy, "a point of each shire, 0 to 1000 from the top left")


def render_rolls(w: Writer, units: list[Item]) -> None:
    outcomes = roll_outcomes()
    answers: list[list[list[int]]] = []
    weights: list[list[list[int]]] = []
    for unit in units:
        faces = [unit["faces"][face] for face in FACES]
        answers.append([])
        weights.append([])
        for dice in range(MOST_DICE + 1):
            weighed = [(i, roll_weight(o, faces)) for i, o in enumerate(outcomes) if sum(o) == dice]
            answers[-1].append([i for i, weight in weighed if weight])
            weights[-1].append([weight for _, weight in weighed if weight])
    w.section("Rolls (V-9.5): what no to three dice of one colour can show")
    w.give("ROLL_NAMES", "tuple[str, ...]", tuple(roll_name(outcome) for outcome in outcomes))
    for name, face in (("ROLL_HITS", "hit"), ("ROLL_FLEES", "flee"), ("ROLL_COMMANDS", "command")):
        w.give(name, "list[int]", [outcome[FACES.index(face)] for outcome in outcomes])
    w.give("ROLL_ANSWERS", "list[list[list[int]]]", answers, "by kind, by number of dice: outcomes that can come up")
    w.give("ROLL_WEIGHTS", "list[list[list[int]]]", weights, "beside ROLL_ANSWERS; they sum to 6 ** dice")


def render_cards(w: Writer, data: Item) -> None:
    cards: list[Item] = data["cards"]
    events: list[Item] = data["events"]
    event_keys = [event["key"] for event in events]
    w.section("Event titles (V-15.11 to V-15.46)")
    give_ids(w, events)
    w.say()
    w.give("EVENTS", "tuple[str, ...]", tuple(event_keys))
    w.give("EVENT_NAMES", "tuple[str, ...]", tuple(event["title"] for event in events))
    w.give("EVENT_RULES", "tuple[str, ...]", tuple(event["rule"] for event in events))

    w.section("Cards (V-15.0 to V-15.4): the id is faction * 19 + printed number - 1")
    w.give("CARDS_PER_FACTION", "", CARDS_PER_FACTION)
    w.give("CARDS", "tuple[str, ...]", tuple(card_key(card) for card in cards))
    w.give("CARD_TITLES", "tuple[str, ...]", tuple(card_title(card, events) for card in cards))
    w.give("CARD_FACTION", "list[int]", [PLAYABLE.index(card["faction"]) for card in cards])
    w.give("CARD_NUMBER", "list[int]", [card["number"] for card in cards])
    w.give("CARD_ARMIES", "list[int]", [card.get("armies", 0) for card in cards], "activations (V-5.9); 0 for events")
    w.give("CARD_STEPS", "list[int]", [card.get("steps", 0) for card in cards], "steps for each; 0 for events")
    titles = [event_keys.index(card["event"]) if card["kind"] == "event" else -1 for card in cards]
    w.give("CARD_EVENT", "list[int]", titles, "event title, or -1")
    w.say()
    w.say("# Decks as masks: the bit of a card is 1 << (printed number - 1)")
    standard = [mask(c["number"] for c in cards if c["faction"] == f and not c["advanced"]) for f in PLAYABLE]
    w.give("STANDARD_DECK", "list[int]", standard, "by faction: 01-12 (V-3.3)")
    w.give("FIXED_DECK", "", mask(range(1, FIXED_CARDS + 1)), "01-07, in every deck (V-3.4)")
    w.give("TREATY_BIT", "", mask([1]), "as a mask: card 01")
    w.give("MOVEMENT_MASK", "", mask(range(1, FIXED_CARDS + 1)), "01-07, Treaty and Movement cards")
    w.give("EVENT_MASK", "", mask(range(FIXED_CARDS + 1, CARDS_PER_FACTION + 1)), "08-19")


def render_leaders(w: Writer, data: Item, legendary_leaders: list[Item]) -> None:
    leaders: list[Item] = data["leaders"] + legendary_leaders
    landings = [
        [
            i
            for i, shire in enumerate(data["shires"])
            if not shire["marsh"] and any(sea in leader["seas"] for sea in shire["seas"])
        ]
        for leader in leaders
    ]
    w.section("Invasion cards and leaders (V-15.5, V-15.51); after Alfred the legendary ones (VX-9)")
    give_ids(w, leaders)
    w.say()
    w.give("LEADERS", "tuple[str, ...]", tuple(leader["key"] for leader in leaders))
    w.give("LEADER_NAMES", "tuple[str, ...]", tuple(leader["name"] for leader in leaders))
    units = [[leader["units"].get(kind, 0) for kind in PLAYABLE] for leader in leaders]
    w.give("LEADER_UNITS", "list[list[int]]", units, "by leader, by faction")
    w.give("LEADER_LANDINGS", "list[list[int]]", landings, "by leader: where he may land (V-7.4)")
    groups = [[i for i, leader in enumerate(leaders) if leader["group"] == group] for group in GROUPS[:3]]
    w.give("INVASION_GROUPS", "list[list[int]]", groups, "the A, B and C cards (V-3.7)")
    w.give("BASE_LEADERS", "", len(data["leaders"]), "after these come the legendary ones")
    vikings = [i for i, leader in enumerate(leaders) if leader["key"] not in ("reinforcements", "alfred")]
    known = [i for i in vikings if i < len(data["leaders"])]
    w.give("BASE_VIKING_LEADERS", "list[int]", known, "all but the Reinforcements card, which is nobody, and Alfred")
    w.give("VIKING_LEADERS", "list[int]", vikings, "with the legendary ones")


# Age of Arthur


def load_arthur(map_path: Path = ARTHUR_MAP, cards_path: Path = ARTHUR_CARDS) -> tuple[Item, Item]:
    """Read and check the map and the cards of Age of Arthur."""
    country, cards = read(map_path), read(cards_path)
    check_map(country, map_path.name)
    check_winds(cards, cards_path.name)
    named = arthur_constants(country, cards)
    Checker(f"{map_path.name}, {cards_path.name}").unique("constant", [name for name, _ in named])
    return country, cards


def check_map(data: object, file: str = ARTHUR_MAP.name) -> None:
    """AA-16: every border runs both ways, every kingdom hangs together and has its home, every set of players too."""
    c = Checker(file)
    top = c.fields("the file", data, MAP_FIELDS)
    check_meta(c, top)
    provinces = check_named(c, "province", c.items("provinces", top["provinces"]), PROVINCE_FIELDS)
    kingdoms = check_named(c, "kingdom", c.items("kingdoms", top["kingdoms"]), KINGDOM_FIELDS)
    ids = [entry["id"] for entry in provinces]
    for province in provinces:
        where = f'province "{province["id"]}"'
        c.text(where, "gloss", province["gloss"])
        c.one_of(where, "kingdom", province["kingdom"], [kingdom["id"] for kingdom in kingdoms])
        c.flag(where, "home", province["home"])
        for coast in province["coasts"]:
            c.one_of(where, "coast", coast, COASTS)
        c.one_of(where, "terrain", province["terrain"], TERRAINS)
        for other in c.items(f"{where} adjacent", province["adjacent"]):
            c.one_of(where, "province", other, ids)
            if other == province["id"] or province["id"] not in provinces[ids.index(other)]["adjacent"]:
                raise c.fail(where, f'borders "{other}", which does not border it')
    for kingdom in kingdoms:
        where = f'kingdom "{kingdom["id"]}"'
        mine = [entry for entry in provinces if entry["kingdom"] == kingdom["id"]]
        if [entry["id"] for entry in mine] != kingdom["provinces"]:
            raise c.fail(where, f"lists other provinces than those that name it: {kingdom['provinces']}")
        if [entry["id"] for entry in mine if entry["home"]] != [kingdom["home"]]:
            raise c.fail(where, f'should have one home, "{kingdom["home"]}"')
        if not hangs_together(mine):
            raise c.fail(where, "does not hang together")
    for place, crossing in enumerate(c.items("crossings", top["crossings"])):
        where = label("crossing", place, crossing)
        c.fields(where, crossing, ("edge", "kind"))
        for end in crossing["edge"]:
            c.one_of(where, "province", end, ids)
        if crossing["edge"][1] not in provinces[ids.index(crossing["edge"][0])]["adjacent"]:
            raise c.fail(where, f"is no border: {crossing['edge']}")
    sets = c.fields('"player_sets"', top["player_sets"], [str(players) for players in PLAYERS])
    for players in PLAYERS:
        where = f'player set "{players}"'
        for kingdom in sets[str(players)]:
            c.one_of(where, "kingdom", kingdom, [entry["id"] for entry in kingdoms])
        if len(set(sets[str(players)])) != players:
            raise c.fail(where, f"should name {players} kingdoms")
        if not hangs_together([entry for entry in provinces if entry["kingdom"] in sets[str(players)]]):
            raise c.fail(where, "does not hang together")


def hangs_together(provinces: list[Item]) -> bool:
    """Whether one can walk from any of the provinces to any other without leaving them."""
    roads = {entry["id"]: entry["adjacent"] for entry in provinces}
    seen = {provinces[0]["id"]}
    ways = list(seen)
    while ways:
        for other in roads[ways.pop()]:
            if other in roads and other not in seen:
                seen.add(other)
                ways.append(other)
    return len(seen) == len(roads)


def check_winds(data: object, file: str = ARTHUR_CARDS.name) -> None:
    """AA-1.2 to AA-1.4: a base hand of five, 70 Winds cards of 48 kinds, two titles."""
    c = Checker(file)
    top = c.fields("the file", data, ARTHUR_CARD_SECTIONS)
    check_meta(c, top)
    for section in ("base", "winds"):
        for card in check_named(c, "card", c.items(section, top[section]), ARTHUR_CARD_FIELDS):
            where = f'card "{card["id"]}"'
            c.one_of(where, "kind", card["kind"], ARTHUR_KINDS[:1] if section == "base" else ARTHUR_KINDS[1:])
            c.number(where, "copies", card["copies"], 1, 1 if section == "base" else 5)
    check_named(c, "title", c.items("titles", top["titles"]), ("id", "rule", "name"))
    every = [*top["base"], *top["winds"], *top["titles"]]
    c.unique("card", [card["id"] for card in every])
    c.unique("rule", [card["rule"] for card in every])
    counts = (len(top["base"]), len(top["winds"]), sum(card["copies"] for card in top["winds"]), len(top["titles"]))
    if counts != ARTHUR_COUNTS:
        raise c.fail("the file", f"has {counts} base cards, Winds ids, Winds cards and titles, not {ARTHUR_COUNTS}")


def check_meta(c: Checker, top: Item) -> None:
    c.fields('"meta"', top["meta"], META_FIELDS)


def check_named(c: Checker, noun: str, entries: list[Any], wanted: Sequence[str]) -> list[Item]:
    """Entries with an id and a name of their own, and with the wanted fields."""
    for place, entry in enumerate(entries):
        c.fields(f"{noun} number {place + 1}", entry, wanted)
        c.key(f"{noun} number {place + 1}", entry["id"])
        c.text(f'{noun} "{entry["id"]}"', "name", entry["name"])
    c.unique(noun, [entry["id"] for entry in entries])
    return entries


def arthur_constants(country: Item, cards: Item) -> list[tuple[str, int]]:
    """A named number for everything that has an id."""
    named = [(name.upper(), 1 << bit) for bit, name in enumerate(COASTS)]
    named += [(name.upper(), number) for number, name in enumerate(TERRAINS)]
    named += [(f"{kind.upper()}_CARD", number) for number, kind in enumerate(ARTHUR_KINDS)]
    sections = (country["kingdoms"], country["provinces"], [*cards["base"], *cards["winds"]], cards["titles"])
    for section in sections:
        named += [(entry["id"].upper(), number) for number, entry in enumerate(section)]
    return named


ARTHUR_HEADER = '''"""Facts of Age of Arthur as literals, indexed by small ids: kingdoms, provinces, cards, titles.

Made from data/map.json and data/cards.json by `python tools/make_tables.py`; change the data, never this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.seen import CardKind, Kingdom, Title

# fmt: off'''


def render_arthur(country: Item, cards: Item) -> str:
    """The whole text of the module of Age of Arthur."""
    w = Writer()
    w.say(ARTHUR_HEADER)
    render_provinces(w, country)
    render_winds(w, cards)
    return "\n".join(w.lines) + "\n"


def render_provinces(w: Writer, country: Item) -> None:
    provinces: list[Item] = country["provinces"]
    kingdoms: list[Item] = country["kingdoms"]
    ids = [entry["id"] for entry in provinces]
    kingdom_ids = [entry["id"] for entry in kingdoms]

    w.section("Coasts as bits (AA-16.4) and terrain, by the ids of dba's countries (AA-16.7)")
    for bit, coast in enumerate(COASTS):
        w.give(coast.upper(), "", 1 << bit)
    w.give("COAST_KEYS", "tuple[str, ...]", COASTS)
    w.say()
    give_ids(w, TERRAINS)
    w.give("TERRAIN_KEYS", "tuple[str, ...]", TERRAINS)

    w.section("Kingdoms (AA-16.2), in the order in which they come into play (AA-16.3)")
    give_ids(w, kingdom_ids)
    w.give("KINGDOM_KEYS", "tuple[Kingdom, ...]", tuple(kingdom_ids))
    w.give("KINGDOM_NAMES", "tuple[str, ...]", tuple(entry["name"] for entry in kingdoms))
    w.give("KINGDOMS", "", len(kingdoms))
    w.give("HOME_OF", "list[int]", [ids.index(entry["home"]) for entry in kingdoms], "by kingdom: its home province")
    lands = [[ids.index(key) for key in entry["provinces"]] for entry in kingdoms]
    w.give("PROVINCES_OF", "list[list[int]]", lands, "by kingdom: its provinces, home first")
    least = min(PLAYERS)
    sets = [[kingdom_ids.index(key) for key in country["player_sets"].get(str(n), [])] for n in range(max(PLAYERS) + 1)]
    w.give("PLAYER_SETS", "list[list[int]]", sets, f"by number of players, from {least}: the kingdoms in play")

    w.section("Provinces (AA-16)")
    give_ids(w, ids)
    w.say()
    w.give("PROVINCE_KEYS", "tuple[str, ...]", tuple(ids))
    w.give("PROVINCE_NAMES", "tuple[str, ...]", tuple(entry["name"] for entry in provinces))
    w.give("PROVINCES", "", len(provinces))
    w.give("KINGDOM_OF", "list[int]", [kingdom_ids.index(entry["kingdom"]) for entry in provinces], "by province")
    w.give("IS_HOME", "list[bool]", [entry["home"] for entry in provinces], "by province")
    coasts = [mask(COASTS.index(coast) + 1 for coast in entry["coasts"]) for entry in provinces]
    w.give("COASTS", "list[int]", coasts, "by province: bits of SAXON_SHORE, BRITISH_SEA, IRISH_SEA")
    w.give("TERRAIN", "list[int]", [TERRAINS.index(entry["terrain"]) for entry in provinces], "by province")
    roads = [sorted(ids.index(key) for key in entry["adjacent"]) for entry in provinces]
    w.give("ADJACENT", "list[list[int]]", roads, "AA-6.5: all borders, by province")
    water = [sorted(ids.index(key) for key in entry["edge"]) for entry in country["crossings"]]
    w.give("CROSSINGS", "list[tuple[int, int]]", [tuple(pair) for pair in water], "AA-16.5: the borders across water")


def render_winds(w: Writer, data: Item) -> None:
    cards: list[Item] = [*data["base"], *data["winds"]]
    titles: list[Item] = data["titles"]
    w.section("Cards (AA-C): the base hand, then the Winds of Change")
    for number, kind in enumerate(ARTHUR_KINDS):
        w.give(f"{kind.upper()}_CARD", "", number)
    w.give("KIND_KEYS", "tuple[CardKind, ...]", ARTHUR_KINDS)
    w.say()
    give_ids(w, [card["id"] for card in cards])
    w.say()
    w.give("CARD_KEYS", "tuple[str, ...]", tuple(card["id"] for card in cards))
    w.give("CARD_NAMES", "tuple[str, ...]", tuple(card["name"] for card in cards))
    w.give("CARD_RULES", "tuple[str, ...]", tuple(card["rule"] for card in cards))
    w.give("CARDS", "", len(cards))
    w.give("BASE_CARDS", "", len(data["base"]), "ids below this are the base hand (AA-1.2), the others Winds (AA-1.4)")
    w.give("CARD_KIND", "list[int]", [ARTHUR_KINDS.index(card["kind"]) for card in cards])
    w.give("COPIES", "list[int]", [card["copies"] for card in cards], "in the deck; of the base hand, for each player")

    w.section("Titles (AA-1.3)")
    give_ids(w, [title["id"] for title in titles])
    w.give("TITLE_KEYS", "tuple[Title, ...]", tuple(title["id"] for title in titles))
    w.give("TITLE_NAMES", "tuple[str, ...]", tuple(title["name"] for title in titles))
    w.give("TITLE_RULES", "tuple[str, ...]", tuple(title["rule"] for title in titles))
    w.give("TITLES", "", len(titles))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make tables.py of vikings and arthur from their data files.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a module is out of date")
    checking: bool = parser.parse_args(arguments).check
    try:
        texts = (
            (MODULE, render(load())),
            (AGE_MODULE, render_age(Writer(), read(AGE_DATA), load())),
            (ARTHUR_MODULE, render_arthur(*load_arthur())),
        )
    except BadDataError as error:
        print(error, file=sys.stderr)
        return 1
    stale = [(module, text) for module, text in texts if not is_current(module, text)]
    for module, text in stale:
        if checking:
            print(f"{module.relative_to(ROOT)} is out of date; run python tools/make_tables.py", file=sys.stderr)
        else:
            module.write_text(text, encoding="utf-8")
            print(f"wrote {module.relative_to(ROOT)}")
    return 1 if checking and stale else 0


def is_current(module: Path, text: str) -> bool:
    return module.exists() and module.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
