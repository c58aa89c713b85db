"""What the lab reads off a game, beyond its result: which seats win together, a few numbers, who leads, what is played.

A game that brings no facts is measured all the same: by its sides, and there are no further numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.message import Thing
from heptarchy.kit.box import checked
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Message
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.space import Domain
    from heptarchy.kernel.state import State


class Facts:
    """A game as the lab reads it."""

    def __init__(
        self,
        sides: Callable[[Mapping[str, Value]], list[str]],
        at_end: Callable[[State], dict[str, int]],
        sentences: dict[str, str],
        when: str = "",
        tag: Callable[[int], str] | None = None,
        tags: str = "",
        watch: Watch | None = None,
        counts: Mapping[str, Callable[[int], bool]] | None = None,
        tinctures: Mapping[str, str] | None = None,
        words: Callable[[], Sequence[tuple[str, Thing | Message]]] | None = None,
    ) -> None:
        self.sides = sides  # by seat: the side that it wins or loses with
        self.at_end = at_end  # numbers of a finished game, by name
        self.counts = counts or {}  # by name: numbers of a game that are counted among its answers
        self.sentences = sentences  # what each of all these numbers is
        self.when = when  # the one of them that says when the game ended, if any
        self.tag = tag  # what an answer says of the seat that gave it, if anything: the deck that it plays
        self.tags = tags  # what such a thing is called; empty if there is none
        self.tinctures = tinctures or {}  # by name of a side or seat: its colour in reports, in heraldry's words
        self.words = words or nothing_more  # what else data may say in English, beside what it means in any language
        self.watch = watch  # what is seen of a game while it is played; None: nothing


class Watch:
    """What the lab sees of a game on its way, where it looks: who leads, and what is played."""

    def __init__(
        self,
        mark: Callable[[State], int],
        marks: str,
        standing: Callable[[State], list[float]],
        stands: str,
        play: Callable[[int], str],
        plays: str,
        opening: Callable[[list[int]], str],
        opens: str,
    ) -> None:
        self.mark = mark  # the time, which rises by one at each mark
        self.marks = marks  # what a mark is: a round, a turn
        self.standing = standing  # by side, in the order of the seats: how it stands, from 0 to 1
        self.stands = stands  # what that is, in a sentence
        self.play = play  # the word for an answer worth counting: a card played; else empty
        self.plays = plays  # what such words are
        self.opening = opening  # from a seat's answers in their order: how it opened; empty if it can't be said
        self.opens = opens  # what such an opening is


def no_facts(state: State) -> dict[str, int]:
    """Nothing beyond the result."""
    return {}


def nothing_more() -> list[tuple[str, Thing | Message]]:
    """No names but those of the seats."""
    return []


def named(domain: Domain) -> list[tuple[str, Thing | Message]]:
    """The names of all things of a domain, beside the things: what data say of them."""
    return [(domain.show(number), Thing(domain, number)) for number in range(domain.count())]


def sentences(package: str, head: str, keys: Sequence[str]) -> dict[str, str]:
    """By key: what a game's English catalogues say of it, as `fact-round`."""
    return {key: book_of(package).form(f"{head}-{key}") for key in keys}


def facts_of(game: Game) -> Facts:
    """The facts of a game; of one that brings none its result alone."""
    found = game.facts()
    if found is None:
        return Facts(lambda options: side_names(game, options), no_facts, {})
    return checked(found, Facts, game.id, "facts")


def side_names(game: Game, options: Mapping[str, Value]) -> list[str]:
    """By seat: its side, called after those who are of it."""
    names, sides = game.seat_names(options), game.sides(options)
    return [" and ".join(name for name, other in zip(names, sides, strict=True) if other == side) for side in sides]
