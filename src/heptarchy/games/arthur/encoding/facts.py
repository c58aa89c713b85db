"""Age of Arthur as the lab reads it: every kingdom for itself; its wars by how they were decided (AA-21.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book.words import PACKAGE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.realm import lord_of, rank
from heptarchy.games.arthur.table.actions import CARD, DISCARD, PLAY
from heptarchy.games.arthur.table.state import GRAVES, NOBODY, SAXON, Campaign
from heptarchy.kit.facts import Facts, Watch, named, sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.message import Message, Thing
    from heptarchy.kernel.state import State

OPENING = 2  # cards that make an opening
FOR_SAXONS = (t.CAST_OUT_THE_SAXONS, t.SAXONS_UNITE, t.LONG_SHIPS, t.NORTHERNERS)  # of no use without a Saxon ruler
SAXON_CARDS = (*FOR_SAXONS, t.MIGRATING_SAXONS, t.SAXON_USURPER, t.SAXON_HATER)


def at_end(state: State) -> dict[str, int]:
    """The round it ended in, wars, and who is what at the end; quick battles apart (AA-21.7)."""
    assert isinstance(state, Campaign)
    fought, quick, sieges = state.tally
    seats = range(state.players)
    return {
        "round": state.round,
        "fought": fought,
        "quick": quick,
        "sieges": sieges,
        "rank": max(rank(state, seat) for seat in seats),
        "vassals": len([seat for seat in seats if lord_of(state, seat) != NOBODY]),
        "titles": len([seat for seat in state.holder if seat != NOBODY]),
        "deaths": len(state.graves) // GRAVES,
        "saxons": len([seat for seat in seats if state.people[seat] == SAXON]),
        "overlord": int(state.ending == "overlord"),
        "lots": int(state.ending == "lots"),
    }


def played(cards: tuple[int, ...]) -> Callable[[int], bool]:
    """Whether an answer plays one of these cards."""
    return lambda action: PLAY.holds(action) and PLAY.arg(action) in cards


def thrown(cards: tuple[int, ...]) -> Callable[[int], bool]:
    """Whether it throws one of them away."""
    return lambda action: DISCARD.holds(action) and DISCARD.arg(action) in cards


def mark(state: State) -> int:
    """The round."""
    assert isinstance(state, Campaign)
    return state.round


def standing(state: State) -> list[float]:
    """Each king's share of all rank (AA-12.1)."""
    assert isinstance(state, Campaign)
    ranks = [rank(state, seat) for seat in range(state.players)]
    total = sum(ranks) or 1
    return [found / total for found in ranks]


def play(action: int) -> str:
    """A card of the Winds, or one of the base cards."""
    return CARD.show(PLAY.arg(action)) if PLAY.holds(action) else ""


def opening(answers: list[int]) -> str:
    """The first cards that a king played."""
    return ", ".join([word for word in map(play, answers) if word][:OPENING])


def words() -> list[tuple[str, Thing | Message]]:
    """What is played; the kings are called as their seats are."""
    return named(CARD)


COUNTS = {
    "saxon_played": played(SAXON_CARDS),
    "saxon_thrown": thrown(SAXON_CARDS),
    "for_saxons_played": played(FOR_SAXONS),
    "for_saxons_thrown": thrown(FOR_SAXONS),
}
AT_END = ("round", "fought", "quick", "sieges", "rank", "vassals", "titles", "deaths", "saxons", "overlord", "lots")
SEEN = sentences(PACKAGE, "seen", ("mark", "lead", "plays", "opening"))
FACTS = Facts(
    ARTHUR.seat_names,
    at_end,
    sentences(PACKAGE, "fact", (*AT_END, *COUNTS)),
    when="round",
    tinctures={
        "Dumnonia": "vert",
        "Ceint": "tenne",
        "Powys": "purpure",
        "Linnuis": "or",
        "Ebrauc": "gules",
        "Demetia": "azure",
        "Gwynedd": "argent",
        "Rheged": "sable",
    },
    watch=Watch(
        mark,
        SEEN["mark"],
        standing,
        SEEN["lead"],
        play,
        SEEN["plays"],
        opening,
        SEEN["opening"],
    ),
    counts=COUNTS,
    words=words,
)
