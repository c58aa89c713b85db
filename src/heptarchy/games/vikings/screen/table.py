"""The table of 878: Vikings as text: map, tracks, pieces and cards, drawn from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.screen import age
from heptarchy.games.vikings.screen.marks import CODES, STYLES, marks, marks_legend
from heptarchy.games.vikings.table.actions import FACTION
from heptarchy.games.vikings.windows import TURNS_OF, WINDOW_OF
from heptarchy.kernel.message import Thing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.games.vikings.screen.voice import Voice
    from heptarchy.kernel.options import Value

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")  # rounds, as the track numbers them
VIKING_KINDS = ("norsemen", "berserkers")
ENGLISH_KINDS = ("housecarl", "thegn")
WIDE = 120  # four kingdoms fit side by side
NARROW = 60  # one column only
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")  # rounds, as the track numbers them


def units_text(units: Mapping[Any, int]) -> Text:
    """`N5 B2`, in the colours of the factions."""
    drawn = Text()
    for kind, code in CODES.items():
        if units.get(kind, 0):
            drawn.append(f"{' ' if drawn else ''}{code}{units[kind]}", STYLES[kind])
    return drawn


def leaders_at(v: Voice, view: Mapping[str, Any], shire: int) -> list[str]:
    """The Leaders who stand in a shire, by their first names."""
    return [v.leader(t.LEADERS.index(key), "short") for key, at in view["leaders"].items() if at == t.SHIRES[shire]]


def count(view: Mapping[str, Any], shire: int, kinds: tuple[str, ...]) -> int:
    """How many units of these kinds are in a shire."""
    units = view["shires"].get(t.SHIRES[shire], {})
    return sum(units.get(kind, 0) for kind in kinds)


def is_marked(view: Mapping[str, Any], city: int) -> bool:
    """V-2.10: whether the city is in Viking hands, as the view has it."""
    return t.SHIRES[city] in view["marked"]


def marked_name(v: Voice, view: Mapping[str, Any], shire: int) -> str:
    """`York*`, or `York#` in Viking hands."""
    if not t.IS_CITY[shire]:
        return v.shire(shire) + marks(view, shire)
    return v.shire(shire) + ("#" if is_marked(view, shire) else "*") + marks(view, shire)


def shire_text(v: Voice, view: Mapping[str, Any], shire: int) -> Text:
    """`York# N5 B2 Halfdan`."""
    drawn = Text(marked_name(v, view, shire))
    if t.IS_CITY[shire]:
        drawn.stylize("bold red" if is_marked(view, shire) else "bold")
    units = units_text(view["shires"].get(t.SHIRES[shire], {}))
    if units:
        drawn.append(" ").append_text(units)
    leaders = leaders_at(v, view, shire)
    if leaders:
        drawn.append(f" {v.listed(leaders)}", "bold")
    return drawn


# Tracks


def status(v: Voice, view: Mapping[str, Any]) -> list[RenderableType]:
    """Where the game stands, in a line or two."""
    if not view["round"]:
        return [Text(v("set-up"), "bold")]
    drawn = Text.assemble(
        (v("round", n=view["round"]), "bold"),
        f", {v('turn', n=view['turn'])}: ",
        (v.faction(view["active"]), f"bold {STYLES[view['active']]}"),
        f" | {v('viking-cities', n=view['markers'])}",
    )
    if view["armies"]:
        drawn.append(f" | {v('activations', n=view['armies'], steps=view['steps'])}")
    lines: list[RenderableType] = [drawn]
    battle = view["battle"]
    if battle is not None:
        shire = t.SHIRES.index(battle["shire"])
        sides = [units_text({kind: battle["units"][kind] for kind in kinds}) for kinds in age.battle_kinds(battle)]
        tile = age.tile_in_battle(v, view)
        if tile:
            sides[t.VIKING].append(f"{' ' if sides[t.VIKING] else ''}{tile}", "bold")
        attacker = t.SIDES.index(battle["attacker"])
        named = Text(v("battle", shire=v.shire_names[shire]), "bold")
        standing = [side for side in sides if side]
        events = [f" | {v.events[t.EVENTS.index(event)]}" for event in battle["events"]]
        events += [f" | {mark}" for mark in age.battle_marks(v, battle)]
        if len(standing) == 2:
            fought = Text.assemble(": ", sides[attacker], f" {v('attack')} ", sides[1 - attacker])
        else:
            fought = Text.assemble(f" {v('battle-won')} ", *standing, f" {v('commands-left')}")
        lines.append(Text.assemble(named, fought, *events))
    return lines


def tracks(v: Voice, view: Mapping[str, Any], options: Mapping[str, Value]) -> list[RenderableType]:
    """The round track, the cities against what wins, the turns of this round."""
    heads = [v("rounds"), v("cities"), v("turns"), v("treaty")]
    wide = max(len(head) for head in heads[:3]) + 2
    round_head, city_head, turn_head, treaty_head = (f"{head:<{wide}}" for head in heads)
    rounds = Text(round_head)
    for n in range(1, int(options["rounds"]) + 1):
        now = n == view["round"]
        rounds.append(f"[{ROMAN[n]}]" if now else f" {ROMAN[n]} ", "bold" if now else "dim")
    held = int(view["markers"])
    bar = Text(city_head)
    for n in range(1, len(t.CITIES) + 1):
        bar.append("#" if n <= held else ".", "bold red" if n <= held else "dim")
        if n == options["treaty_markers"] or n == options["conquest_markers"]:
            bar.append("|")
    treaty, since = int(options["treaty_markers"]), int(options["treaty_round"])
    wins = v("cities-win", n=held, treaty=treaty, round=since, conquest=int(options["conquest_markers"]))
    bar.append(f"  {wins}")
    lines: list[RenderableType] = [rounds, bar]
    if view["round"]:
        bag = v.listed([v.faction(key) for key in view["bag"]]) or v("nobody")
        lines.append(Text(turn_head + v("turn-now", n=view["turn"], faction=v.faction(view["active"]), bag=bag)))
    treaties = [v.faction(key) for key in t.FACTIONS if f"{key[0]}01_treaty" in view["factions"][key]["played"]]
    if treaties:
        lines.append(Text(treaty_head + v("treaty-by", factions=v.listed(treaties)), "bold"))
    return lines


# The map


def board(v: Voice, view: Mapping[str, Any], width: int) -> list[RenderableType]:
    """By kingdom: every city, and every other shire where somebody is."""
    kingdoms: list[Table] = []
    for kingdom, name in enumerate(v.kingdoms):
        column = Table.grid()
        column.add_row(Text(name.upper(), "underline"))
        for shire in range(len(t.SHIRES)):
            shown = t.IS_CITY[shire] or t.SHIRES[shire] in view["shires"] or marks(view, shire)
            if t.KINGDOM_OF[shire] == kingdom and shown:
                column.add_row(shire_text(v, view, shire))
        kingdoms.append(column)
    rows = [kingdoms] if width >= WIDE else [kingdoms[:2], kingdoms[2:]]
    if width < NARROW:
        rows = [[kingdom] for kingdom in kingdoms]
    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    for _ in rows[0]:
        grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    units = "  ".join(f"{CODES[key]} {v.faction(key)}" for key in t.FACTIONS)
    of_modules = marks_legend(v, view)
    return [grid, Text("\n".join([f"{v('legend')}   {units}", *([of_modules] if of_modules else [])]), "dim")]


def aboard(view: Mapping[str, Any], leader: str) -> dict[str, int]:
    """The units with a Leader off shore; VX-9.2: Lagertha has her own."""
    units: dict[str, int] = age.age_of(view).get("lagertha", {}) if leader == "lagertha" else view["off_shore"]
    return units


def leaders(v: Voice, view: Mapping[str, Any]) -> list[RenderableType]:
    """Who leads, who waits off shore, who is still to come."""
    lines: list[RenderableType] = []
    standing: list[str] = []
    for key, at in view["leaders"].items():
        name = v.leader(t.LEADERS.index(key))
        if at == "off shore":
            lines.append(Text.assemble((f"{v('off-shore', leader=name)} ", "bold"), units_text(aboard(view, key))))
        elif at == "gone":
            standing.append(v("leader-lost", leader=name))
        else:
            standing.append(v("in", what=name, shire=v.shire(t.SHIRES.index(at))))
    if standing:
        lines.append(Text(v("leaders", leaders=", ".join(standing))))
    waiting = [v.leader(t.LEADERS.index(key)) for key in view["invasion"]]
    if waiting:
        lines.append(Text(v("invasions", leaders=", ".join(waiting)), "dim"))
    if any(view["waiting"].values()):
        lines.append(Text.assemble(f"{v('placeless')} ", units_text(view["waiting"])))
    if view["effects"]:
        named = [v.events[t.EVENTS.index(event)] for event in view["effects"]]
        lines.append(Text(v("all-turn", events=", ".join(named)), "bold"))
    if view["barred"]:
        lines.append(Text(v("barred", coasts=v.shires(view["barred"])), "bold"))
    return lines


# Pieces and cards


def pieces(v: Voice, view: Mapping[str, Any], options: Mapping[str, Value], players: list[str]) -> Table:
    """By faction: who plays it, where its units are, how many cards it has."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        table.add_column()
    for _ in range(6):
        table.add_column(justify="right")
    heads = ("", *(v(f"head-{head}") for head in ("played-by", "map", "stock", "fled", "hand", "deck", "events")))
    table.add_row(*(Text(head, "dim") for head in heads))
    for key in t.FACTIONS:
        faction = view["factions"][key]
        on_map = sum(units.get(key, 0) for units in view["shires"].values()) + view["off_shore"].get(key, 0)
        on_map += age.age_of(view).get("lagertha", {}).get(key, 0)
        table.add_row(
            Text(f"{CODES[key]} {v.faction(key)}", STYLES[key]),
            players[faction["seat"]] if players else v("seat", n=faction["seat"]),
            str(on_map),
            str(view["stock"][key]),
            str(view["fled"][key]),
            str(faction["hand_size"]),
            str(faction["deck_size"]),
            f"{faction['events_played']}/{options['events_per_round']}",
        )
    fyrd = view["fyrd"]
    head = Text(f"F {v.factions[t.FYRD]}", STYLES["fyrd"])
    table.add_row(head, "", "", str(view["stock"]["fyrd"]), "", "", f"{fyrd['deck']}", "")
    return table


def card_text(v: Voice, card: int) -> str:
    """What a card does, and when it is played."""
    event = t.CARD_EVENT[card]
    if event < 0:
        return v("moves", armies=t.CARD_ARMIES[card], steps=t.CARD_STEPS[card])
    return f"({moment_of(v, event, t.CARD_FACTION[card])}) {v.event_texts[event]}"


def moment_of(v: Voice, event: int, faction: int) -> str:
    """V-10.4: when an Event is played, in a few words; V-15.15: Viking Ships in the turn of their faction."""
    turns = 1 << faction if event == t.VIKING_SHIPS else TURNS_OF[event]
    return v(f"when-{WINDOW_OF[event]}-{turns}")


def hands(v: Voice, view: Mapping[str, Any]) -> list[RenderableType]:
    """The hands that the seat may see, each card with its text."""
    lines: list[RenderableType] = []
    for key in t.FACTIONS:
        if "hand" not in view["factions"][key]:
            continue
        lines.append(Text(v("hand-of", faction=Thing(FACTION, t.FACTIONS.index(key))), f"bold {STYLES[key]}"))
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in view["factions"][key]["hand"]:
            card = t.CARDS.index(name)
            table.add_row(f"  {v.cards[card]}", card_text(v, card))
        lines.append(table)
    return lines + age.known_kings(v, view)


def played(v: Voice, view: Mapping[str, Any]) -> list[RenderableType]:
    """The open discards of every faction."""
    lines: list[RenderableType] = []
    for key in t.FACTIONS:
        titles = [v.cards[t.CARDS.index(name)] for name in view["factions"][key]["played"]]
        if titles:
            lines.append(Text(v("have-played", faction=v.faction(key), cards=", ".join(titles)), "dim"))
    return lines


# One shire


def shire_page(v: Voice, view: Mapping[str, Any], shire: int) -> list[RenderableType]:
    """All about a shire, with its neighbours."""
    seas = [v.seas[sea] for sea, coasts in enumerate(t.LANDINGS) if shire in coasts]
    facts = [v.kingdoms[t.KINGDOM_OF[shire]]]
    if t.IS_CITY[shire]:
        facts.append(v("viking-city" if is_marked(view, shire) else "english-city"))
    if t.IS_MARSH[shire]:
        facts.append(v("marsh-closed"))
    if seas:
        facts.append(v("coast", seas=v.listed(seas)))
    facts += age.shire_facts(v, view, shire)
    icons = {kind: t.REINFORCE[i][shire] for i, kind in enumerate(t.UNIT_KINDS)}
    page: list[RenderableType] = [
        Text.assemble((v.shire_names[shire], "bold"), f" ({t.OLD_ENGLISH[shire]}, {t.SHIRE_NUMBERS[shire]})"),
        Text("  " + ", ".join(facts)),
    ]
    if any(icons.values()):
        page.append(Text.assemble(f"  {v('reinforcements')} ", units_text(icons)))
    page.append(Text.assemble(f"  {v('here')} ", _who(v, view, shire)))
    page.append(Text(f"  {v('borders')}"))
    for near in t.NEIGHBOURS[shire]:
        page.append(Text.assemble("    ", shire_text(v, view, near), f" ({v('marsh')})" if t.IS_MARSH[near] else ""))
    return page


def _who(v: Voice, view: Mapping[str, Any], shire: int) -> Text:
    units = units_text(view["shires"].get(t.SHIRES[shire], {}))
    names = leaders_at(v, view, shire)
    return Text.assemble(units or v("nobody"), f" {v('with', names=v.listed(names))}" if names else "")
