"""How a seat's answers are numbered for learners: from 0 to a fixed size, with a mask of those that are open now.

A number is the action's own in `game.space`, where all actions are listed. Battles of dba judge places and poses on
a lattice, too many to list: there a number is a place in the list of options that are offered now. In arthur both
occur: the campaign's actions keep their numbers, the battle's follow as places among those offered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.refusal import HeptarchyError

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.state import State

# Options of one question that have a number of their own, where numbers are places among them. Random play of every
# set-up of the laws, and of full armies, meets 90 at most; what goes beyond is cut off, the last offered first.
ROOM: Final = 256
MOST_LISTED: Final = 16_384  # a game with more actions is numbered by what it offers


class NotAnAction(HeptarchyError):
    """A number that stands for no answer now."""


class Actions:
    """Numbers 0 to `size` - 1 for the answers of one game.

    An action below `listed` is its own number. Any other has `listed` and its place among those of the options that are
    not below it.
    """

    def __init__(self, listed: int, room: int) -> None:
        self.listed = listed
        self.room = room
        self.size = listed + room

    def places(self, options: list[int]) -> list[int]:
        """The number of each option, in their order; what finds no room is left out."""
        if not self.room:
            return options
        listed = self.listed
        last = self.size
        place = listed
        found: list[int] = []
        for option in options:
            if option < listed:
                found.append(option)
            elif place < last:
                found.append(place)
                place += 1
        return found

    def numbered(self, options: list[int]) -> list[int]:
        """The options that have a number: all of them, unless there is no room."""
        if len(options) <= self.room or not self.room:
            return options
        left = self.room
        found: list[int] = []
        for option in options:
            if option < self.listed:
                found.append(option)
            elif left:
                found.append(option)
                left -= 1
        return found

    def mask(self, state: State, seat: int, out: MutableSequence[int], at: int = 0) -> int:
        """Write the action mask into `out`, which holds zeros from `at` on: 1 for each open answer; says how many."""
        places = self.places(state.options_for(seat))
        for place in places:
            out[at + place] = 1
        return len(places)

    def action(self, state: State, seat: int, index: int) -> int:
        """The action that this number stands for, now and for this seat."""
        options = state.options_for(seat)
        if 0 <= index < self.listed:
            if index in options:
                return index
        elif self.room and index >= self.listed:
            place = self.listed
            for option in options:
                if option >= self.listed:
                    if place == index:
                        return option
                    place += 1
        raise NotAnAction(
            f"{state.space.name}: number {index} is no answer for seat {seat} now; its mask says which are"
        )

    def index(self, state: State, seat: int, action: int) -> int:
        """The number of an action that this seat is offered; -1 if it has none: it is not offered, or found no room."""
        if action < self.listed:
            return action if action in state.options_for(seat) else -1
        place = self.listed
        for option in state.options_for(seat):
            if option >= self.listed:
                if option == action:
                    return place if place < self.size else -1
                place += 1
        return -1


def actions_of(game: Game) -> Actions:
    """How this game's answers are numbered."""
    space = game.space
    if space.listed and space.size <= MOST_LISTED:
        return Actions(space.size, 0)
    if space.parts and not any(verb.base >= space.parts[0][1] for verb in space.verbs):
        return Actions(space.parts[0][1], ROOM)  # arthur: its battles come after all that is its own
    return Actions(0, ROOM)
