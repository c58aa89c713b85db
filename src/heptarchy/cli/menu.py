"""The options of a question, numbered and laid out in groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.kernel.space import Verb
    from heptarchy.kit.screen.screen import Screen

GAP = 2
SCATTERED = 3  # more stretches of counts than these share a line
LONG = 12  # so many options are not listed again and again


class Group:
    """Options of one verb, or of several that point at nothing."""

    def __init__(self, title: str, actions: list[int]) -> None:
        self.title = title
        self.actions = actions


class Menu:
    """What may be answered, by number or by words: places and cards, then pass, halt and done, then counts.

    A number names an option. Only where a count is all that is asked does it name the count; among other options a
    count is set by words (`load norsemen 5`), since 5 might mean either. A menu that repeats an earlier one, or what
    is left of it, keeps its numbers.
    """

    def __init__(self, screen: Screen, view: Mapping[str, Any], options: list[int], before: Menu | None = None) -> None:
        self.screen = screen
        self.view = view
        self.options = options
        self.groups = self._grouped(options)
        verbs = {self.screen.verb(action) for action in options}
        self.numbers: dict[int, int] = {}  # what a number stands for
        if len(verbs) == 1 and self.is_count(options[0]):
            self.numbers = {int(self.screen.label(self.view, action)): action for action in options}
        else:
            listed = [action for group in self.groups for action in group.actions if not self.is_count(action)]
            self.numbers = dict(enumerate(listed, 1))
        self.repeats = before is not None and len(options) >= LONG and set(options) <= set(before.numbers.values())
        if self.repeats and before is not None:
            self.numbers = {number: action for number, action in before.numbers.items() if action in options}
        self._number_of = {action: number for number, action in self.numbers.items()}

    def name(self, action: int) -> str:
        """How to choose an option: its number, or its words."""
        number = self._number_of.get(action)
        if number is None:
            return repr(self.screen.shown(action))
        return self.screen.tongue("number", n=number)

    def range(self) -> str:
        """The numbers that may be typed."""
        if not self.numbers:
            return self.screen.tongue("words-only")
        return self.screen.tongue("from-to", low=min(self.numbers), high=max(self.numbers))

    def lines(self, width: int) -> list[RenderableType]:
        """The menu, for a terminal so wide."""
        drawn: list[RenderableType] = []
        for group in self.groups:
            verb = self.screen.verb(group.actions[0])
            if verb is not None and self.screen.is_count(verb):
                stretches = runs(group.actions)
                if len(stretches) > SCATTERED:
                    drawn.append(self._scattered(group))
                else:
                    drawn += [self._range(group, run) for run in stretches]
            elif verb is not None and points_at_nothing(verb):
                drawn.append(
                    Text("   ".join(f"{self._mark(a)} {self.screen.label(self.view, a)}" for a in group.actions))
                )
            elif any(self.screen.is_wordy(action) for action in group.actions):
                drawn += [Text(group.title, "bold"), self._list(group)]
            else:
                for title, actions in self.screen.sections(group.title, group.actions):
                    drawn += [Text(title, "bold"), self._columns(actions, width)]
        return drawn

    def _grouped(self, options: list[int]) -> list[Group]:
        by_verb: dict[str, list[int]] = {}
        bare: list[int] = []
        for action in options:
            verb = self.screen.verb(action)
            if verb is not None and points_at_nothing(verb):
                bare.append(action)
            else:
                by_verb.setdefault(self.screen.title(action), []).append(action)
        groups = [Group(title, actions) for title, actions in by_verb.items()]
        if bare:
            groups.append(Group("", bare))
        return sorted(groups, key=lambda group: self.is_count(group.actions[0]))

    def is_count(self, action: int) -> bool:
        """Does the option set a number?"""
        verb = self.screen.verb(action)
        return verb is not None and self.screen.is_count(verb)

    def _mark(self, action: int) -> str:
        return f"{self._number_of[action]:>3}"

    def _range(self, group: Group, run: list[int]) -> Text:
        """`load norsemen 0-8  (now 9)`: counts in a row take one line."""
        low, high = self.screen.label(self.view, run[0]), self.screen.label(self.view, run[-1])
        counts = low if low == high else f"{low}-{high}"
        note = self.screen.note(self.view, run[0])
        return Text.assemble("    ", (f"{group.title} ", "bold"), counts, "  " if note else "", note)

    def _scattered(self, group: Group) -> Text:
        """`camp 100, 300, 500`: counts with gaps between them."""
        counts = ", ".join(self.screen.label(self.view, action) for action in sorted(group.actions))
        return Text.assemble("    ", (f"{group.title} ", "bold"), counts)

    def _list(self, group: Group) -> Table:
        table = Table.grid(padding=(0, GAP, 0, 0))
        for action in group.actions:
            note = self.screen.note(self.view, action)
            table.add_row(self._mark(action), self.screen.label(self.view, action), note)
        return table

    def _columns(self, actions: list[int], width: int) -> Table:
        cells = [Text.assemble(f"{self._mark(action)} ", self._cell(action)) for action in actions]
        widest = max(len(cell) for cell in cells)
        across = max(1, min(len(cells), (width + GAP) // (widest + GAP)))
        down = -(-len(cells) // across)
        table = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(down):
            table.add_row(*(cells[i] if i < len(cells) else "" for i in range(row, down * across, down)))
        return table

    def _cell(self, action: int) -> Text:
        note = self.screen.note(self.view, action)
        return Text.assemble(self.screen.label(self.view, action), " " if note else "", note)


def points_at_nothing(verb: Verb) -> bool:
    """Does the verb stand alone, like pass?"""
    return verb.domain.keys == ("",)


def runs(actions: list[int]) -> list[list[int]]:
    """The actions in stretches without a gap."""
    found: list[list[int]] = []
    for action in actions:
        if found and action == found[-1][-1] + 1:
            found[-1].append(action)
        else:
            found.append([action])
    return found
