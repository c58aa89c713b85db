"""Ortus Regni as the lab reads it: rebels win together, decks against each other, power on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus.campaign import Campaign, inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_KEYS
from heptarchy.games.ortus.estates import seat_strength
from heptarchy.games.ortus.table.actions import DECK, EARL, OWN_DECK, PACKAGE, PLACE, PLAY, TYPE
from heptarchy.games.ortus.table.modules import TWO_HEADS, plays_with
from heptarchy.games.ortus.table.state import REBELLION, SEMI, Ortus
from heptarchy.games.ortus.tetrarchy import is_tetrarchy
from heptarchy.kernel.message import Message, Thing
from heptarchy.kit.facts import Facts, Watch, named, sentences

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

OPENING = 2  # cards that make an opening
KNIGHTS = 2  # what a Knight counts for beside Infantry
CROWN = 2  # what the King card counts for


def sides(options: Mapping[str, Value]) -> list[str]:
    """By seat: itself; rebels win together, as do Earls across the table (OV-16) and side by side (OV-17)."""
    players = int(options["players"])
    if options["variant"] == "rebellion" and options["mode"] != "semi":
        return ["Rebels"] * players
    names = list(t.COLOUR_NAMES[:players])
    if options["tetrarchy"]:
        return [" and ".join(names[seat // 2 * 2 :][:2]) for seat in range(players)]
    if options["two_heads"]:
        return [" and ".join(names[seat % 2 :: 2]) for seat in range(players)]
    return names


def at_end(state: State) -> dict[str, int]:
    """The round it ended in, and the season."""
    return {"round": inner(state).round, "season": state.season if isinstance(state, Campaign) else 1}


def tag(action: int) -> str:
    """The deck that is chosen."""
    if DECK.holds(action):
        return STYLE_KEYS[DECK.arg(action)]
    return "own" if action == OWN_DECK.base else ""


def mark(state: State) -> int:
    """The round."""
    return inner(state).round


def power(s: Ortus, house: int) -> float:
    """Seats by their strength, Properties, Lords, Towers, the Army in the Pool, the King card."""
    found = float(len(s.towers[house]))
    for fief in s.fiefs[house]:
        found += seat_strength(s, fief) + len(s.props[fief]) + (s.lord[fief] != t.NO_LORD)
    army = house * len(t.ARMY)
    found += s.pool[army + t.INFANTRY] + KNIGHTS * s.pool[army + t.KNIGHT]
    return found + (CROWN if s.king == house else 0)


def standing(state: State) -> list[float]:
    """Each side's share of all power, the automated King's included."""
    s = inner(state)
    each = [power(s, house) for house in range(s.houses)]
    if isinstance(state, Campaign):  # what earlier seasons have earned lasts (WX-29)
        each = [found + points for found, points in zip(each, state.legacy, strict=True)]
    total = sum(each) or 1.0
    earls = each[: s.players]
    if s.variant == REBELLION and s.mode_of_play != SEMI:
        return [sum(earls) / total]
    if is_tetrarchy(s):
        return [sum(earls[side * 2 :][:2]) / total for side in range(2)]
    if plays_with(s, TWO_HEADS):
        return [sum(earls[side::2]) / total for side in range(2)]
    return [found / total for found in earls]


def play(action: int) -> str:
    """A card that is played or placed, by its type."""
    if PLAY.holds(action):
        return TYPE.show(PLAY.arg(action))
    return TYPE.show(PLACE.arg(action)) if PLACE.holds(action) else ""


def opening(answers: list[int]) -> str:
    """The first cards that an Earl played or placed."""
    return ", ".join([word for word in map(play, answers) if word][:OPENING])


def words() -> list[tuple[str, Thing | Message]]:
    """The rebels; the Earls where their number is not that of the table; what is played."""
    earls = [(name, Thing(EARL, earl)) for earl, name in enumerate(t.COLOUR_NAMES)]
    return [("Rebels", Message("side-rebels", {})), *earls, *named(TYPE)]


SEEN = sentences(PACKAGE, "seen", ("mark", "lead", "plays", "opening", "tags"))
FACTS = Facts(
    sides,
    at_end,
    sentences(PACKAGE, "fact", ("round", "season")),
    when="round",
    tag=tag,
    tags=SEEN["tags"],
    tinctures={
        "Blue": "azure",
        "Red": "gules",
        "Green": "vert",
        "Gold": "or",
        "Purple": "purpure",
        "Orange": "tenne",
        "Rebels": "gules",
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
