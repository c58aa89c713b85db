"""878: Vikings as the lab reads it: two sides, the cities in Viking hands, the Events that are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.vikings.book.words_book import PACKAGE
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.table.actions import CARD, CLAIM, CROWNED, KING, LAND, LEGEND, PLAY, SHIRE, SIDE, SPACE
from heptarchy.games.vikings.table.modules import LAND_AND_GODS
from heptarchy.games.vikings.table.setup import seats_of
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import markers
from heptarchy.kernel.message import Asks, Thing
from heptarchy.kit.facts import Facts, Watch, named, sentences
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.message import Message
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

NAMES = ("Vikings", "English")
ENGLISH = book_of(PACKAGE)
LANDS = Asks(SPACE, "opened").ask("lands", shire=SHIRE)
TURNS = 4  # of a round
TREATY = 1  # the printed number of a Treaty card


def sides(options: Mapping[str, Value]) -> list[str]:
    """By seat: Vikings or English."""
    owner = seats_of(dict(options))
    return [NAMES[t.SIDE_OF[owner.index(seat)]] for seat in range(int(options["players"]))]


def at_end(state: State) -> dict[str, int]:
    """The round it ended in, the cities in Viking hands."""
    assert isinstance(state, Vikings)
    return {"round": state.round, "cities": markers(state)}


def mark(state: State) -> int:
    """Turns begun, four a round; 0 during set-up."""
    assert isinstance(state, Vikings)
    return TURNS * (state.round - 1) + state.turn if state.round else 0


def standing(state: State) -> list[float]:
    """How near the Vikings are to a treaty that they win (one half) and to conquest (1); the English have the rest."""
    assert isinstance(state, Vikings)
    held, params = markers(state), state.params
    enough, all_of_it = params.treaty_markers, params.conquest_markers
    if held >= all_of_it:
        vikings = 1.0
    elif held < enough:
        vikings = (held + 0.5) / enough / 2
    else:
        vikings = 0.5 + (held - enough + 0.5) / (all_of_it - enough + 0.5) / 2
    if state.age is not None and params.modules & LAND_AND_GODS:  # VX-1.5: the last Church is a victory too
        vikings = max(vikings, 1 - state.age.churches.bit_count() / len(ta.CHURCHES))
    return [vikings, 1 - vikings] if state.owner.index(0) < t.HOUSECARL else [1 - vikings, vikings]


def play(action: int) -> str:
    """An Event, a Treaty, a King, a Legend; Movement cards are played in every turn and say little."""
    if PLAY.holds(action):
        card = PLAY.arg(action)
        return CARD.show(card) if t.CARD_EVENT[card] >= 0 or t.CARD_NUMBER[card] == TREATY else ""
    if CROWNED.holds(action):
        return KING.show(CROWNED.arg(action))
    return LEGEND.show(CLAIM.arg(action)) if CLAIM.holds(action) else ""


def opening(answers: list[int]) -> str:
    """Where the first Leader of the Vikings landed; for the English the first card that they played."""
    for action in answers:
        if LAND.holds(action):
            return ENGLISH.say(LANDS.of(shire=LAND.arg(action)))
    for action in answers:
        if PLAY.holds(action):
            return CARD.show(PLAY.arg(action))
    return ""


def words() -> list[tuple[str, Thing | Message]]:
    """The sides; what is played, and the shires that are landed in."""
    found: list[tuple[str, Thing | Message]] = [(name, Thing(SIDE, side)) for side, name in enumerate(NAMES)]
    landed = [LANDS.of(shire=shire) for shire in range(SHIRE.count())]
    return [*found, *named(CARD), *named(KING), *named(LEGEND), *((ENGLISH.say(one), one) for one in landed)]


SEEN = sentences(PACKAGE, "seen", ("mark", "lead", "plays", "opening"))
FACTS = Facts(
    sides,
    at_end,
    sentences(PACKAGE, "fact", ("round", "cities")),
    when="round",
    tinctures={
        "Vikings": "sable",
        "English": "azure",
        "Norsemen": "sable",
        "Berserkers": "gules",
        "Housecarl": "azure",
        "Thegn": "vert",
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
    words=words,
)
