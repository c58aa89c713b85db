"""The screen of a DBA Big Battle: the table in characters, commands with their elements, combats, and cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.actions import BORDER, CAMP
from heptarchy.games.dba.screen.map import SIDE_STYLES, table_map
from heptarchy.games.dba.state import Battle
from heptarchy.kernel.space import OpenDomain
from heptarchy.kit.screen.saying import say
from heptarchy.kit.screen.screen import Screen, worded_story
from heptarchy.kit.screen.spoken import Spoken

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State
    from heptarchy.kit.screen.screen import Hears

View = Mapping[str, Any]

DECIMALS = re.compile(r"(\d+)(\.\d*)?")
BANDS = {"general": "*", "warlord": "w", "prince": "p", "pendragon": "P"}
STAGES = {
    "muster": "armies are mustered",
    "prepare": "the ground is laid and camps are pitched",
    "deployment": "deployment",
    "orders": "orders",
    "moves": "moves",
    "combats": "close combats",
}
CELL = 24  # columns of an element in a list
GAP = 2  # between two of them, at least


class DbaScreen(Screen):
    """Draws the view of a battle. Places are millimetres from the south-western corner, facings degrees from east."""

    has_hands = True
    example = "done"

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(game, options)
        self.words = game.words("en").at(options)
        self.seats = self.words.seat_names(options)
        self.labels: dict[int, str] = {}

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Actions that are spelled out, cards, odds."""
        return [
            ("to 612 310 92.5", "any place: mm from the western and the southern edge, degrees (0 east, 90 north)"),
            ("612 310 92.5", "the same where a place is asked for; what the rules refuse is refused with its rule"),
            ("move c1 1+2+5", "a group: the first, second and fifth element of command c1, as the lists number them"),
            ("why not to ...", "whether that may be done, and if not by which rule"),
            ("hand", "your cards, and those that were shown"),
            ("odds Sp Wb", "the outcomes of a combat of two types, out of 36"),
        ]

    def example_rule(self) -> str:
        """The one most asked for."""
        return "DBA-9.2"

    # The table

    def moment(self, view: View) -> object:
        """The table is shown when a bound comes to its next part."""
        return view["bound"], view["stage"]

    def everything(self, state: State) -> View:
        """The table with every hand open."""
        assert isinstance(state, Battle)
        view = state.view(None)
        for seat in range(state.players):
            view["commands"][seat] = state.view(seat)["commands"][seat]
        return view

    def status(self, view: View) -> list[RenderableType]:
        """Round, whose bound, PIPs; what is moved or fought."""
        lines = [Text(f"{self._moment(view)}", "bold")]
        if view["unit"] is not None:
            lines.append(self._unit(view["unit"]))
        if view["combat"] is not None:
            lines.append(self._combat(view, view["combat"]))
        elif view["combats"]:
            lines.append(Text(f"Combats: {', '.join(self._pair(view, pair) for pair in view['combats'])}"))
        return list(lines)

    def table(self, view: View, width: int) -> list[RenderableType]:
        """The map, then each command with its elements."""
        drawn: list[RenderableType] = []
        if view["stage"] != "muster":
            drawn += table_map(view, width)
        for command in view["commands"]:
            drawn += [Text(), *self._command(view, command, width)]
        return drawn

    def hand(self, view: View) -> list[RenderableType]:
        """The cards that the seat holds."""
        lines: list[RenderableType] = []
        for command in view["commands"]:
            if command["hand"]:
                cards = ", ".join(card_name(key) for key in command["hand"])
                lines.append(Text(f"Cards of {self.seats[command['seat']]}: {cards}"))
        secret = [element["id"] for element in view["elements"] if element["expendable"]]
        if secret:
            lines.append(Text(f"Your Expendable, in disguise: {secret[0]}"))
        return lines

    def played(self, view: View) -> list[RenderableType]:
        """The cards that were shown."""
        if not view["shown"]:
            return []
        return [Text(f"Shown so far: {', '.join(card_name(key) for key in view['shown'])}", "dim")]

    def odds(self, view: View, words: list[str]) -> list[RenderableType]:
        """DBA-23: of the two types named, or of the combat at hand in the open."""
        from heptarchy.games.dba.screen.odds import kind_named, odds_lines

        kinds = [kind_named(word) for word in words]
        if not words and view["combat"] is not None:
            types = [self._type(view, view["combat"][who]) for who in ("mine", "theirs")]
            kinds = [t.TYPE_KEYS.index(one) if one in t.TYPE_KEYS else t.CF for one in types]
        if len(kinds) != 2:
            hint = "Name two types: odds Sp Wb. `heptarchy odds dba --help` tells of going, support and flanks."
            return [*self.odds_of_options(view), Text(hint)]
        return list(odds_lines(kinds[0], kinds[1]))

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        return [Text(self.words.ending(match.state), "bold")]

    def seat_title(self, name: str) -> str:
        """A ruler has no article."""
        return name

    # Options

    def learn(self, state: State, seat: int) -> None:
        """The options in the game's own words."""
        self.labels = {action: self.words.label(state, seat, action) for action in state.options_for(seat)}

    def spelled(self, text: str) -> str:
        """Numbers as records have them: 92.50 is 92.5, 612. is 612, 090 is 90."""
        return DECIMALS.sub(_tidy, super().spelled(text.replace(",", " ")))

    def is_count(self, verb: Verb) -> bool:
        """Millimetres alone: ready-made armies and dice are numbered, and chosen by name."""
        return verb in (CAMP, BORDER)

    def label(self, view: View, action: int) -> str:
        """An option as a button says it; a place with its numbers, so that one near it can be typed."""
        plain = super().label(view, action)
        verb = self.verb(action)
        if verb is None or self.is_count(verb):
            return plain
        said = self.labels.get(action, plain)
        return f"{said} ({plain})" if isinstance(verb.domain, OpenDomain) and plain not in said else said

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What was answered and what came of it; a secret answer is only said to have been given."""
        return worded_story(self.words, match, entries, hears, persons)

    # Parts

    def _moment(self, view: View) -> str:
        if not view["bound"]:
            return f"Before the battle: {STAGES[view['stage']]}"
        active = view["sides"][view["active"]]
        whose = " and ".join(self.seats[seat] for seat in active["seats"])
        pips = ", ".join(f"c{seat + 1} {view['commands'][seat]['pips']}" for seat in active["seats"])
        return f"Round {view['round']} of {view['rounds']}, bound of {whose}, {STAGES[view['stage']]}; PIPs: {pips}"

    def _unit(self, unit: View) -> Text:
        limit = "" if unit["limit"] is None else f", up to {unit['limit']} mm, {unit['bad_limit']} mm in bad going"
        zoned = f", in the front zone of {', '.join(unit['zoned_by'])}" if unit["zoned_by"] else ""
        return Text(f"Moving {', '.join(unit['members'])}{limit}{zoned}")

    def _combat(self, view: View, combat: View) -> Text:
        dice = ""
        if combat["my_die"]:
            mine, theirs = (f"{combat[f'{who}_total']} (die {combat[f'{who}_die']})" for who in ("my", "their"))
            dice = f": {mine} against {theirs}"
        return Text(f"Combat of {self._pair(view, combat)}{dice}")

    def _pair(self, view: View, pair: View) -> str:
        mine, theirs = (f"{pair[who]} {self._type(view, pair[who])}" for who in ("mine", "theirs"))
        return f"{mine} against {theirs}"

    def _type(self, view: View, key: str) -> str:
        """The type of an element; camp followers where a camp fights."""
        kind = "denizens" if key == "town" else t.TYPE_KEYS[t.CF]
        return next((str(one["type"]) for one in view["elements"] if one["id"] == key), kind)

    def _command(self, view: View, command: View, width: int) -> list[Text]:
        """Its name and how it stands, then its elements by place."""
        seat, side = command["seat"], command["side"]
        marks = [
            *(["C-in-C"] if view["sides"][side]["chief"] == seat else []),
            *(["demoralised"] if command["broken"] else []),
            *([say("{n|card|cards}", n=command["cards"])] if command["cards"] else []),
            *([t.TRAIT_NAMES[t.TRAIT_KEYS.index(key)] for key in command["traits"]]),
        ]
        edge = view["sides"][side]["edge"]
        where = f", {edge}" if edge else ""
        losses = f"lost {command['lost']} of {command['original']}, breaks at {command['break']}"
        head = Text.assemble(
            (f"c{seat + 1} {self.seats[seat]}", SIDE_STYLES[side]),
            f" ({command['people'].capitalize()}{where})",
            f"  {losses}" if command["original"] else "",
            f"  {', '.join(marks)}" if marks else "",
        )
        if command["purse"] is not None:
            head.append(say("  {n|point|points} left", n=command["purse"]))
        own = {element["id"]: element for element in view["elements"]}
        cells = [element_cell(own[key], n + 1) for n, key in enumerate(command["elements"]) if key in own]
        return [head, *in_columns(cells, width)]


def in_columns(cells: list[str], width: int) -> list[Text]:
    """Elements beside each other, as many as there is room for, and never run together."""
    wide = max([CELL, *[len(cell) + GAP for cell in cells]])
    across = max(1, (width - 2) // wide)
    rows = [cells[i : i + across] for i in range(0, len(cells), across)]
    return [Text("  " + "".join(f"{cell:<{wide}}" for cell in row).rstrip()) for row in rows]


def element_cell(element: View, place: int) -> str:
    """`3 e7 Sp* 612 310 90`: place in the command, id, type, where it stands; or what became of it."""
    marks = "".join(sign for name, sign in BANDS.items() if element[name])
    name = f"{place} {element['id']} {element['type']}{marks}"
    if element["x"] is None:
        return f"{name} {element['status'].replace('_', ' ')}"
    x, y, facing = (f"{element[key]:.1f}".removesuffix(".0") for key in ("x", "y", "facing"))
    if element["status"] == "garrison":
        return f"{name} garrison {x} {y}"
    return f"{name} {x} {y} {facing}"


def card_name(key: str) -> str:
    """A card as people call it."""
    return t.CARD_NAMES[t.CARD_KEYS.index(key)]


def _tidy(number: re.Match[str]) -> str:
    whole, rest = number.group(1), (number.group(2) or "").rstrip("0").rstrip(".")
    return (whole.lstrip("0") or "0") + rest


class SpokenDba(Spoken, DbaScreen):
    """The same in another language, as far as the game speaks it."""


def screen(game: Game, options: Mapping[str, Value], language: str) -> Screen:
    """What the terminal shows."""
    return DbaScreen(game, options) if language == "en" else SpokenDba(game, options).speak(language)
