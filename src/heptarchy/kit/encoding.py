"""Planes with names, and what every game's encoding has: whose question, by which rule, how far the game is.

An encoding reads the state, for speed, but only what `state.view` shows to its seat. Two states that a seat cannot tell
apart are the same numbers to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from mypy_extensions import mypyc_attr

from heptarchy.kernel.modes import GATHERING, NESTED
from heptarchy.kit.actions import actions_of
from heptarchy.kit.box import checked
from heptarchy.kit.play import returns

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.row import Row

HALFWAY: Final = 500.0  # answers after which the plane of the moves stands at a half
UNLISTED: Final = 32  # places for the rules of a game that lists none


class Plane:
    """A feature plane, a named part of an encoding: so many numbers in this shape, and what they mean."""

    def __init__(self, name: str, shape: tuple[int, ...], sentence: str, at: int) -> None:
        self.name = name
        self.shape = shape
        self.sentence = sentence
        self.at = at  # where it begins in the encoding
        self.size = 1
        for length in shape:
            self.size *= length

    def __repr__(self) -> str:
        return f"Plane({self.name!r}, {self.shape})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """A state as one seat sees it, as a row of numbers of about -1 to 1. Derive once per game, lay out, and write.

    Seats are counted from one's own: place 0 is the seat that looks, place 1 the next one at the table.
    """

    def __init__(self, players: int, rules: Sequence[str]) -> None:
        """Lay out what all games share. `rules` are the ids of all rules by which this game asks a seat or fate."""
        self.players = players
        self.planes: list[Plane] = []
        self.size = 0
        self.rule_places: dict[str, int] = {rule: place for place, rule in enumerate(rules)}
        self.asked_at = self.plane("asked", (players,), "1 for each seat that is asked now, one's own first")
        self.rule_at = self.plane(
            "rule",
            (len(rules) + 1 if rules else UNLISTED,),
            "1 at the rule by which the question is asked, the last place for any other"
            if rules
            else "1 at the place of the rule by which the question is asked (crc32 of its id)",
        )
        self.moves_at = self.plane("moves", (1,), f"answers so far, n / (n + {HALFWAY:.0f})")
        self.over_at = self.plane("over", (1,), "1 once the game is over")
        self.won_at = self.plane("won", (players,), "once somebody has won: 1 for each winner, -1 for the others")

    # What a game gives

    def write(self, state: State, seat: int, out: Row, at: int) -> None:
        """Write what this seat sees into `out`, which holds zeros from `at` on; each place once, or added to (`+=`)."""
        raise NotImplementedError

    # What follows from it

    def encode(self, state: State, seat: int) -> list[float]:
        """What this seat sees, as a new list."""
        from heptarchy.kit.rows import encoded

        return encoded(self, state, seat)

    def plane(self, name: str, shape: tuple[int, ...], sentence: str) -> int:
        """Lay out the next plane; gives where it begins."""
        plane = Plane(name, shape, sentence, self.size)
        self.planes.append(plane)
        self.size += plane.size
        return plane.at

    def named(self, name: str) -> Plane:
        """The plane of that name."""
        for plane in self.planes:
            if plane.name == name:
                return plane
        raise KeyError(f"no plane {name!r}; there are {', '.join(plane.name for plane in self.planes)}")

    def write_table(self, state: State, seat: int, out: Row, at: int) -> None:
        """Write the planes that all games share."""
        players = self.players
        out[at + self.moves_at] = state.moves / (state.moves + HALFWAY)
        if state.over:
            out[at + self.over_at] = 1.0
            for other, worth in enumerate(returns(state)):
                out[at + self.won_at + (other - seat) % players] = worth
            return
        if state.seat >= 0:
            for other in state.seats:
                out[at + self.asked_at + (other - seat) % players] = 1.0
        rule = state.rule
        if state.seat != seat and is_gathering(state):
            rule = state.rule_for(seat)  # what others are asked after a secret answer is their secret
        if rule:
            out[at + self.rule_at + self.rule_place(rule)] = 1.0

    def rule_place(self, rule: str) -> int:
        """The place of a rule in its plane."""
        places = self.rule_places
        if not places:
            return crc32(rule.encode()) % UNLISTED
        return places.get(rule, len(places))


def is_gathering(state: State) -> bool:
    """Do several seats answer at once and in secret, here or in a child game?"""
    table = state
    while table.mode == NESTED and table.child is not None:
        table = table.child
    return table.mode == GATHERING


def write_bits(bits: int, out: Row, at: int) -> None:
    """1 for each bit that is set."""
    place = at
    while bits:
        if bits & 1:
            out[place] = 1.0
        bits >>= 1
        place += 1


def write_counts(counts: list[int], unit: float, out: Row, at: int) -> None:
    """Each number that is not zero, in this unit."""
    place = at
    for n in counts:
        if n:
            out[place] = n / unit
        place += 1


def count_bits(bits: int) -> int:
    """How many are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


class GenericEncoding(Encoding):
    """For games that have no encoding of their own: the shared planes, and what oneself may answer."""

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(len(game.seat_names(options)), ())
        self.actions = actions_of(game)
        self.options_at = self.plane("options", (self.actions.size,), "1 for each answer that one may give now")

    def write(self, state: State, seat: int, out: Row, at: int) -> None:
        """The question, one's options, and how far the game is."""
        self.write_table(state, seat, out, at)
        for place in self.actions.places(state.options_for(seat)):
            out[at + self.options_at + place] = 1.0


def encoding_of(game: Game, options: Mapping[str, Value]) -> Encoding:
    """The encoding of a game under settled options (`game.settle`): its size depends on nothing else."""
    found = game.encoding(options)
    return GenericEncoding(game, options) if found is None else checked(found, Encoding, game.id, "encoding")
