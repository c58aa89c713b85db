"""The end of a campaign (AA-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.dice import DIE, face
from heptarchy.games.arthur.realm import rank, vassals_of

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def left_to_bind(s: Campaign, seat: int) -> int:
    """AA-17.1: how many others are still to become vassals of who holds a title."""
    return s.players - 1 - len(vassals_of(s, seat))


def overlord(s: Campaign) -> int:
    """AA-17.1: who holds a title and has all others as vassals; -1 if nobody does."""
    for seat in s.holder:
        if seat >= 0 and left_to_bind(s, seat) == 0:
            return seat
    return -1


def check_victory(s: Campaign, _: int) -> None:
    """AA-17.1: checked after every card and every settlement."""
    seat = overlord(s)
    if seat >= 0:
        finish(s, seat, "overlord")


def finish(s: Campaign, winner: int, ending: str) -> None:
    """One has won; nobody else has."""
    s.tell(told.WON, winner)
    s.finish([1 if seat == winner else 0 for seat in range(s.players)], ending)


def highest(ranks: list[int]) -> list[int]:
    """AA-17.2: who has the highest rank, by seat."""
    return [seat for seat, value in enumerate(ranks) if value == max(ranks)]


def finish_by_rank(s: Campaign) -> None:
    """AA-17.2: the highest rank wins; ties are diced off."""
    best = highest([rank(s, seat) for seat in range(s.players)])
    if len(best) == 1:
        finish(s, best[0], "rank")
    else:
        dice_off(s, best)


def dice_off(s: Campaign, tied: list[int]) -> None:
    """AA-12.2: those who are tied roll, until one has the highest die."""
    if len(tied) == 1:
        finish(s, tied[0], "lots")
        return
    s.lots = [0] * s.players
    s.push(compare_lots)
    for seat in reversed(tied):
        s.push(cast_lot, seat)


def cast_lot(s: Campaign, seat: int) -> None:
    """AA-12.2: one player's die."""
    s.roll(DIE, then=settle_lot, arg=seat, rule="AA-12.2")


def settle_lot(s: Campaign, seat: int, answer: int) -> None:
    """It lies before him until all have rolled."""
    s.lots = [face(answer) if other == seat else lot for other, lot in enumerate(s.lots)]


def compare_lots(s: Campaign, _: int) -> None:
    """AA-12.2: the highest wins; whoever is tied again rolls again."""
    dice_off(s, [seat for seat in range(s.players) if s.lots[seat] == max(s.lots)])
