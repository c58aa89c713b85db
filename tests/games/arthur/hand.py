"""A card in the hand of a player who is asked for it, and what comes of it, for tests."""

from __future__ import annotations

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import default_kinds, kind_of, muster
from heptarchy.games.arthur.table.state import SAXON, Campaign, changed
from heptarchy.games.arthur.turn import play_card
from tests.games.arthur.table import (
    a_campaign,
    hold,
    play,
    province,
)

EVERYBODY = {"on p1", "on p2", "on p3", "on p4"}
OTHERS = {"on p2", "on p3", "on p4"}


def in_hand(key: str, s: Campaign | None = None, seat: int = 0) -> Campaign:
    """A player holds a card and is asked for the first of his two."""
    s = s or a_campaign()
    hold(s, seat, key)
    s.active = seat
    return play(s, play_card, 0)


def saxon(s: Campaign, *seats: int) -> Campaign:
    """These rulers and their homes are Saxon."""
    for seat in seats:
        s.people = changed(s.people, seat, SAXON)
        s.population = changed(s.population, t.HOME_OF[s.kingdom[seat]], SAXON)
    return s


def kinds(s: Campaign, seat: int, kind: int, meets_britons: bool = False) -> int:
    """How many elements of a type a player would levy, with the first type of each choice."""
    chosen = default_kinds(s, seat, meets_britons)
    army = muster(s, seat, chosen, [], meets_britons=meets_britons, bans=0)
    return len([one for one in army if kind_of(one) == kind])


def claims_of(s: Campaign, key: str) -> list[int]:
    """Who claims a province."""
    return [seat for seat in range(s.players) if s.claims[province(key)] >> seat & 1]
