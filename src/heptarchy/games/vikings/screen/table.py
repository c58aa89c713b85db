"""The table of 878: Vikings as text: map, tracks, pieces and cards, drawn from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import FACTION
from heptarchy.games.vikings.moments import BEFORE_FYRD, BEFORE_MOVEMENT, REINFORCING
from heptarchy.games.vikings.screen import age
from heptarchy.games.vikings.screen.marks import CODES, STYLES, marks, marks_legend, short_name
from heptarchy.games.vikings.windows import TURNS_OF, WINDOW_OF
from heptarchy.games.vikings.wording import ROMAN, listed, short_leader

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.kernel.options import Value

VIKING_KINDS = ("norsemen", "berserkers")
ENGLISH_KINDS = ("housecarl", "thegn")
TURN_NAMES = ("Norsemen", "Berserker", "Housecarl", "Thegn")  # by faction: as in "a Berserker turn"
LEGEND = "* city   # city in Viking hands   N Norsemen  B Berserkers  H Housecarl  T Thegn"
WIDE = 120  # four kingdoms fit side by side
NARROW = 60  # one column only


def units_text(units: Mapping[Any, int]) -> Text:
    """`N5 B2`, in the colours of the factions."""
    drawn = Text()
    for kind, code in CODES.items():
        if units.get(kind, 0):
            drawn.append(f"{' ' if drawn else ''}{code}{units[kind]}", STYLES[kind])
    return drawn


def leaders_at(view: Mapping[str, Any], shire: int) -> list[str]:
    """The Leaders who stand in a shire, by their first names."""
    return [key.capitalize() for key, at in view["leaders"].items() if at == t.SHIRES[shire]]


def count(view: Mapping[str, Any], shire: int, kinds: tuple[str, ...]) -> int:
    """How many units of these kinds are in a shire."""
    units = view["shires"].get(t.SHIRES[shire], {})
    return sum(units.get(kind, 0) for kind in kinds)


def is_marked(view: Mapping[str, Any], city: int) -> bool:
    """V-2.10: whether the city is in Viking hands, as the view has it."""
    return t.SHIRES[city] in view["marked"]


def marked_name(view: Mapping[str, Any], shire: int) -> str:
    """`York*`, or `York#` in Viking hands."""
    if not t.IS_CITY[shire]:
        return short_name(shire) + marks(view, shire)
    return short_name(shire) + ("#" if is_marked(view, shire) else "*") + marks(view, shire)


def shire_text(view: Mapping[str, Any], shire: int) -> Text:
    """`York# N5 B2 Halfdan`."""
    drawn = Text(marked_name(view, shire))
    if t.IS_CITY[shire]:
        drawn.stylize("bold red" if is_marked(view, shire) else "bold")
    units = units_text(view["shires"].get(t.SHIRES[shire], {}))
    if units:
        drawn.append(" ").append_text(units)
    leaders = leaders_at(view, shire)
    if leaders:
        drawn.append(f" {listed(leaders)}", "bold")
    return drawn


# Tracks


def status(view: Mapping[str, Any]) -> list[RenderableType]:
    """Where the game stands, in a line or two."""
    if not view["round"]:
        return [Text("Set-up", "bold")]
    drawn = Text.assemble(
        (f"Round {ROMAN[view['round']]}", "bold"),
        f", turn {view['turn']} of 4: ",
        (FACTION.shown[t.FACTIONS.index(view["active"])], f"bold {STYLES[view['active']]}"),
        f" | Viking cities {view['markers']}",
    )
    if view["armies"]:
        drawn.append(f" | activations left {view['armies']}, steps {view['steps']}")
    lines: list[RenderableType] = [drawn]
    battle = view["battle"]
    if battle is not None:
        shire = t.SHIRES.index(battle["shire"])
        sides = [units_text({kind: battle["units"][kind] for kind in kinds}) for kinds in age.battle_kinds(battle)]
        tile = age.tile_in_battle(view)
        if tile:
            sides[t.VIKING].append(f"{' ' if sides[t.VIKING] else ''}{tile}", "bold")
        attacker = t.SIDES.index(battle["attacker"])
        named = Text(f"Battle in {t.MODERN[shire]}", "bold")
        standing = [side for side in sides if side]
        events = [f" | {t.EVENT_NAMES[t.EVENTS.index(event)]}" for event in battle["events"]]
        events += [f" | {mark}" for mark in age.battle_marks(battle)]
        if len(standing) == 2:
            fought = Text.assemble(": ", sides[attacker], " attack ", sides[1 - attacker])
        else:
            fought = Text.assemble(" is won: ", *standing, " left; Commands may still be used (V-9.14)")
        lines.append(Text.assemble(named, fought, *events))
    return lines


def tracks(view: Mapping[str, Any], options: Mapping[str, Value]) -> list[RenderableType]:
    """The round track, the cities against what wins, the turns of this round."""
    rounds = Text("Rounds  ")
    for n in range(1, int(options["rounds"]) + 1):
        now = n == view["round"]
        rounds.append(f"[{ROMAN[n]}]" if now else f" {ROMAN[n]} ", "bold" if now else "dim")
    held = int(view["markers"])
    bar = Text("Cities  ")
    for n in range(1, len(t.CITIES) + 1):
        bar.append("#" if n <= held else ".", "bold red" if n <= held else "dim")
        if n == options["treaty_markers"] or n == options["conquest_markers"]:
            bar.append("|")
    bar.append(f"  {held} Viking (treaty {options['treaty_markers']} from Round ")
    bar.append(f"{ROMAN[int(options['treaty_round'])]}, conquest {options['conquest_markers']})")
    lines: list[RenderableType] = [rounds, bar]
    if view["round"]:
        bag = [FACTION.shown[t.FACTIONS.index(key)] for key in view["bag"]]
        turn = f"Turn    {view['turn']} of 4, {FACTION.shown[t.FACTIONS.index(view['active'])]}; in the bag: "
        lines.append(Text(turn + (listed(bag) if bag else "nobody")))
    treaties = [
        FACTION.shown[i] for i, key in enumerate(t.FACTIONS) if f"{key[0]}01_treaty" in view["factions"][key]["played"]
    ]
    if treaties:
        lines.append(Text(f"Treaty  played by {listed(treaties)}", "bold"))
    return lines


# The map


def board(view: Mapping[str, Any], width: int) -> list[RenderableType]:
    """By kingdom: every city, and every other shire where somebody is."""
    kingdoms: list[Table] = []
    for kingdom, name in enumerate(t.KINGDOM_NAMES):
        column = Table.grid()
        column.add_row(Text(name.upper(), "underline"))
        for shire in range(len(t.SHIRES)):
            shown = t.IS_CITY[shire] or t.SHIRES[shire] in view["shires"] or marks(view, shire)
            if t.KINGDOM_OF[shire] == kingdom and shown:
                column.add_row(shire_text(view, shire))
        kingdoms.append(column)
    rows = [kingdoms] if width >= WIDE else [kingdoms[:2], kingdoms[2:]]
    if width < NARROW:
        rows = [[kingdom] for kingdom in kingdoms]
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    for _ in rows[0]:
        grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    of_modules = marks_legend(view)
    return [grid, Text(f"{LEGEND}\n{of_modules}" if of_modules else LEGEND, "dim")]


def aboard(view: Mapping[str, Any], leader: str) -> dict[str, int]:
    """The units with a Leader off shore; VX-9.2: Lagertha has her own."""
    units: dict[str, int] = age.age_of(view).get("lagertha", {}) if leader == "lagertha" else view["off_shore"]
    return units


def leaders(view: Mapping[str, Any]) -> list[RenderableType]:
    """Who leads, who waits off shore, who is still to come."""
    lines: list[RenderableType] = []
    standing: list[str] = []
    for key, at in view["leaders"].items():
        name = short_leader(t.LEADERS.index(key))
        if at == "off shore":
            lines.append(Text.assemble((f"Off shore: {name} with ", "bold"), units_text(aboard(view, key))))
        elif at == "gone":
            standing.append(f"{name} (lost)")
        else:
            standing.append(f"{name} in {short_name(t.SHIRES.index(at))}")
    if standing:
        lines.append(Text(f"Leaders: {', '.join(standing)}"))
    waiting = [short_leader(t.LEADERS.index(key)) for key in view["invasion"]]
    if waiting:
        lines.append(Text(f"Invasions to come: {', '.join(waiting)}", "dim"))
    if any(view["waiting"].values()):
        lines.append(Text.assemble("Reinforcements without a place: ", units_text(view["waiting"])))
    if view["effects"]:
        named = [t.EVENT_NAMES[t.EVENTS.index(event)] for event in view["effects"]]
        lines.append(Text(f"For the whole turn: {', '.join(named)}", "bold"))
    if view["barred"]:
        coasts = ", ".join(short_name(t.SHIRES.index(key)) for key in view["barred"])
        lines.append(Text(f"Barred by the Saxon Navy: {coasts}", "bold"))
    return lines


# Pieces and cards


def pieces(view: Mapping[str, Any], options: Mapping[str, Value], players: list[str]) -> Table:
    """By faction: who plays it, where its units are, how many cards it has."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        table.add_column()
    for _ in range(6):
        table.add_column(justify="right")
    heads = ("", "played by", "map", "stock", "fled", "hand", "deck", "Events")
    table.add_row(*(Text(head, "dim") for head in heads))
    for i, key in enumerate(t.FACTIONS):
        faction = view["factions"][key]
        on_map = sum(units.get(key, 0) for units in view["shires"].values()) + view["off_shore"].get(key, 0)
        on_map += age.age_of(view).get("lagertha", {}).get(key, 0)
        table.add_row(
            Text(f"{CODES[key]} {FACTION.shown[i]}", STYLES[key]),
            players[faction["seat"]] if players else f"seat {faction['seat']}",
            str(on_map),
            str(view["stock"][key]),
            str(view["fled"][key]),
            str(faction["hand_size"]),
            str(faction["deck_size"]),
            f"{faction['events_played']}/{options['events_per_round']}",
        )
    fyrd = view["fyrd"]
    table.add_row(Text("F Fyrd", STYLES["fyrd"]), "", "", str(view["stock"]["fyrd"]), "", "", f"{fyrd['deck']}", "")
    return table


def card_text(card: int) -> str:
    """What a card does, and when it is played."""
    event = t.CARD_EVENT[card]
    if event < 0:
        return f"{t.CARD_ARMIES[card]} activations, {t.CARD_STEPS[card]} steps each"
    return f"({moment_of(event, t.CARD_FACTION[card])}) {t.EVENT_TEXT[event]}"


def moment_of(event: int, faction: int) -> str:
    """When an Event is played, in a few words."""
    turns = TURNS_OF[event]
    window = WINDOW_OF[event]
    own = [name for i, name in enumerate(TURN_NAMES) if turns == 1 << i]
    if event == t.VIKING_SHIPS:
        return f"on the way of a Leader or army, {TURN_NAMES[faction]} turn"
    whose = own[0] if own else {0b0011: "Viking", 0b1100: "English"}.get(turns, "any")
    if window == REINFORCING:
        return f"{whose} Reinforcements Phase"
    if window == BEFORE_MOVEMENT:
        return f"{whose} turn, before movement"
    before = ", before the Fyrd card" if window == BEFORE_FYRD else ""
    if whose == "any":
        return f"any battle{before}"
    return f"battle in {'an' if whose[0] == 'E' else 'a'} {whose} turn{before}"


def hands(view: Mapping[str, Any]) -> list[RenderableType]:
    """The hands that the seat may see, each card with its text."""
    lines: list[RenderableType] = []
    for i, key in enumerate(t.FACTIONS):
        if "hand" not in view["factions"][key]:
            continue
        lines.append(Text(f"Hand of the {FACTION.shown[i]}", f"bold {STYLES[key]}"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in view["factions"][key]["hand"]:
            card = t.CARDS.index(name)
            table.add_row(f"  {t.CARD_TITLES[card]}", card_text(card))
        lines.append(table)
    return lines + age.known_kings(view)


def played(view: Mapping[str, Any]) -> list[RenderableType]:
    """The open discards of every faction."""
    lines: list[RenderableType] = []
    for i, key in enumerate(t.FACTIONS):
        titles = [t.CARD_TITLES[t.CARDS.index(name)] for name in view["factions"][key]["played"]]
        if titles:
            lines.append(Text(f"{FACTION.shown[i]} have played: {', '.join(titles)}", "dim"))
    return lines


# One shire


def shire_page(view: Mapping[str, Any], shire: int) -> list[RenderableType]:
    """All about a shire, with its neighbours."""
    seas = [t.SEA_NAMES[sea] for sea, coasts in enumerate(t.LANDINGS) if shire in coasts]
    facts = [t.KINGDOM_NAMES[t.KINGDOM_OF[shire]]]
    if t.IS_CITY[shire]:
        facts.append("city, in Viking hands" if is_marked(view, shire) else "city, English")
    if t.IS_MARSH[shire]:
        facts.append("marsh: closed to all units (V-2.4)")
    if seas:
        facts.append(f"coast of the {listed(seas)}")
    facts += age.shire_facts(view, shire)
    icons = {kind: t.REINFORCE[i][shire] for i, kind in enumerate(t.UNIT_KINDS)}
    page: list[RenderableType] = [
        Text.assemble((f"{t.MODERN[shire]}", "bold"), f" ({t.OLD_ENGLISH[shire]}, {t.SHIRE_NUMBERS[shire]})"),
        Text("  " + ", ".join(facts)),
    ]
    if any(icons.values()):
        page.append(Text.assemble("  reinforcements while English: ", units_text(icons)))
    page.append(Text.assemble("  here: ", _who(view, shire)))
    page.append(Text("  borders:"))
    for near in t.NEIGHBOURS[shire]:
        page.append(Text.assemble("    ", shire_text(view, near), " (marsh)" if t.IS_MARSH[near] else ""))
    return page


def _who(view: Mapping[str, Any], shire: int) -> Text:
    units = units_text(view["shires"].get(t.SHIRES[shire], {}))
    names = leaders_at(view, shire)
    return Text.assemble(units or "nobody", f" with {listed(names)}" if names else "")
