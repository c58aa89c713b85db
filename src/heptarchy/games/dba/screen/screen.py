"""The screen of a DBA Big Battle: the table in characters, commands with their elements, combats, and cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.screen.map import SIDE_STYLES, table_map
from heptarchy.games.dba.screen.voice import Voice
from heptarchy.games.dba.table.actions import BORDER, CAMP
from heptarchy.games.dba.table.state import Battle
from heptarchy.games.dba.table.view import CAMP as THE_CAMP
from heptarchy.games.dba.table.view import THE_TOWN
from heptarchy.kernel.space import OpenDomain
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
CELL = 24  # columns of an element in a list
GAP = 2  # between two of them, at least


class DbaScreen(Screen):
    """Draws the view of a battle. Places are millimetres from the south-western corner, facings degrees from east."""

    has_hands = True
    example = "done"

    def __init__(self, game: Game, options: Mapping[str, Value], language: str = "en") -> None:
        super().__init__(game, options)
        self.language = language
        self.voice = Voice(language)
        self.words = game.words(language).at(options)
        self.seats = self.words.seat_names(options)
        self.labels: dict[int, str] = {}

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Actions that are spelled out, cards, odds."""
        v, word = self.voice, self.tongue.word
        return [
            ("to 612 310 92.5", v("help-place")),
            ("612 310 92.5", v("help-bare-place")),
            ("move c1 1+2+5", v("help-group")),
            (f"{word('why')} to ...", v("help-why")),
            (word("hand"), v("help-hand")),
            (f"{word('odds')} Sp Wb", v("help-odds")),
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
        lines = [Text(self._moment(view), "bold")]
        if view["unit"] is not None:
            lines.append(self._unit(view["unit"]))
        if view["combat"] is not None:
            lines.append(self._combat(view, view["combat"]))
        elif view["combats"]:
            pairs = ", ".join(self._pair(view, pair) for pair in view["combats"])
            lines.append(Text(self.voice("combats", pairs=pairs)))
        return list(lines)

    def table(self, view: View, width: int) -> list[RenderableType]:
        """The map, then each command with its elements."""
        drawn: list[RenderableType] = []
        if view["stage"] != "muster":
            drawn += table_map(self.voice, view, width)
        for command in view["commands"]:
            drawn += [Text(), *self._command(view, command, width)]
        return drawn

    def hand(self, view: View) -> list[RenderableType]:
        """The cards that the seat holds."""
        lines: list[RenderableType] = []
        for command in view["commands"]:
            if command["hand"]:
                who, cards = self.seats[command["seat"]], self.voice.cards(command["hand"])
                lines.append(Text(self.voice("cards-of", who=who, cards=cards)))
        secret = [element["id"] for element in view["elements"] if element["expendable"]]
        if secret:
            lines.append(Text(self.voice("disguised", element=secret[0])))
        return lines

    def played(self, view: View) -> list[RenderableType]:
        """The cards that were shown."""
        if not view["shown"]:
            return []
        return [Text(self.voice("shown", cards=self.voice.cards(view["shown"])), "dim")]

    def odds(self, view: View, words: list[str]) -> list[RenderableType]:
        """DBA-23: of the two types named, or of the combat at hand in the open."""
        from heptarchy.games.dba.screen.odds import kind_named, odds_lines

        kinds = [kind_named(self.voice, word) for word in words]
        if not words and view["combat"] is not None:
            kinds = [self._kind(view, view["combat"][who]) for who in ("mine", "theirs")]
        if len(kinds) != 2:
            hint = self.voice("name-types", odds=self.tongue.word("odds"))
            return [*self.odds_of_options(view), Text(hint)]
        return list(odds_lines(self.voice, kinds[0], kinds[1]))

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        return [Text(self.words.ending(match.state), "bold")]

    def seat_title(self, name: str) -> str:
        """A ruler has no article."""
        return name

    # Options

    def title(self, action: int) -> str:
        """The verb."""
        verb = self.verb(action)
        return super().title(action) if verb is None else self.voice.heading(verb)

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
        v = self.voice
        stage = v(f"stage-{view['stage']}")
        if not view["bound"]:
            return v("before", stage=stage)
        seats = view["sides"][view["active"]]["seats"]
        who = v.all_of([self.seats[seat] for seat in seats])
        pips = ", ".join(f"c{seat + 1} {view['commands'][seat]['pips']}" for seat in seats)
        return v("moment", n=view["round"], of=view["rounds"], who=who, stage=stage, pips=pips)

    def _unit(self, unit: View) -> Text:
        v = self.voice
        parts = [v("moving", members=", ".join(unit["members"]))]
        if unit["limit"] is not None:
            parts.append(v("up-to", n=str(unit["limit"]), bad=str(unit["bad_limit"])))
        if unit["zoned_by"]:
            parts.append(v("zoned", foes=", ".join(unit["zoned_by"])))
        return Text(", ".join(parts))

    def _combat(self, view: View, combat: View) -> Text:
        v = self.voice
        said = v("combat", pair=self._pair(view, combat))
        if combat["my_die"]:
            mine, theirs = (v("total", n=combat[f"{who}_total"], die=combat[f"{who}_die"]) for who in ("my", "their"))
            said = f"{said}: {v('against', mine=mine, theirs=theirs)}"
        return Text(said)

    def _pair(self, view: View, pair: View) -> str:
        mine, theirs = (self._fighter(view, pair[who]) for who in ("mine", "theirs"))
        return self.voice("against", mine=mine, theirs=theirs)

    def _fighter(self, view: View, key: str) -> str:
        """`e7 Sp`; a camp, or the denizens of a town."""
        if key in (THE_CAMP, THE_TOWN):
            return self.voice(f"fighter-{key}")
        return f"{key} {t.TYPE_KEYS[self._kind(view, key)]}"

    def _kind(self, view: View, key: str) -> int:
        """The type of an element; camp followers where a camp fights."""
        found = next((one["type"] for one in view["elements"] if one["id"] == key), t.TYPE_KEYS[t.CF])
        return t.TYPE_KEYS.index(found)

    def _command(self, view: View, command: View, width: int) -> list[Text]:
        """Its name and how it stands, then its elements by place."""
        v, seat, side = self.voice, command["seat"], command["side"]
        marks = [
            *([v("chief")] if view["sides"][side]["chief"] == seat else []),
            *([v("demoralised")] if command["broken"] else []),
            *([v("cards", n=command["cards"])] if command["cards"] else []),
            *(v.name("trait", key) for key in command["traits"]),
        ]
        edge = view["sides"][side]["edge"]
        where = [v(f"people-{command['people']}"), *([v(f"edge-{edge}")] if edge else [])]
        losses = v("losses", n=command["lost"], of=command["original"], limit=command["break"])
        head = Text.assemble(
            (f"c{seat + 1} {self.seats[seat]}", SIDE_STYLES[side]),
            f" ({', '.join(where)})",
            f"  {losses}" if command["original"] else "",
            f"  {', '.join(marks)}" if marks else "",
        )
        if command["purse"] is not None:
            head.append(f"  {v('points-left', n=command['purse'])}")
        own = {element["id"]: element for element in view["elements"]}
        cells = [element_cell(v, own[key], n + 1) for n, key in enumerate(command["elements"]) if key in own]
        return [head, *in_columns(cells, width)]


def in_columns(cells: list[str], width: int) -> list[Text]:
    """Elements beside each other, as many as there is room for, and never run together."""
    wide = max([CELL, *[len(cell) + GAP for cell in cells]])
    across = max(1, (width - 2) // wide)
    rows = [cells[i : i + across] for i in range(0, len(cells), across)]
    return [Text("  " + "".join(f"{cell:<{wide}}" for cell in row).rstrip()) for row in rows]


def element_cell(v: Voice, element: View, place: int) -> str:
    """`3 e7 Sp* 612 310 90`: place in the command, id, type, where it stands; or what became of it."""
    marks = "".join(sign for name, sign in BANDS.items() if element[name])
    name = f"{place} {element['id']} {element['type']}{marks}"
    if element["x"] is None:
        return f"{name} {v('status-' + element['status'])}"
    x, y, facing = (f"{element[key]:.1f}".removesuffix(".0") for key in ("x", "y", "facing"))
    if element["status"] == "garrison":
        return f"{name} {v('status-garrison')} {x} {y}"
    return f"{name} {x} {y} {facing}"


def _tidy(number: re.Match[str]) -> str:
    whole, rest = number.group(1), (number.group(2) or "").rstrip("0").rstrip(".")
    return (whole.lstrip("0") or "0") + rest


class SpokenDba(Spoken, DbaScreen):
    """The same in another language, as far as the game speaks it."""

    def label(self, view: View, action: int) -> str:
        """As a button says it; a place with its numbers too."""
        return DbaScreen.label(self, view, action)


def screen(game: Game, options: Mapping[str, Value], language: str) -> Screen:
    """What the terminal shows."""
    if language == "en":
        return DbaScreen(game, options)
    return SpokenDba(game, options, language).speak(language)
