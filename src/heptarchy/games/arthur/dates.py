"""Dates: which year and season a round falls in (AA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.space import Domain

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.seen import Season

FIRST_YEAR: Final = 449  # spring of it is round 1
MONTHS: Final = (3, 12, 1, 24, 6, 36, 2, 18, 9, 48)  # AA-29.1: how long a round lasts, by its number mod 10 from 1
YEAR: Final = 12
SEASON: Final = 3
SEASON_KEYS: Final[tuple[Season, ...]] = ("spring", "summer", "autumn", "winter")  # a year begins in spring
SEASONS: Final = Domain("season", SEASON_KEYS)


def months_before(round_number: int) -> int:
    """AA-29.1: the months from spring 449 to the beginning of a round; it hangs on nothing but its number."""
    laps, place = divmod(round_number - 1, len(MONTHS))
    return laps * sum(MONTHS) + sum(MONTHS[:place])


def year_of(round_number: int) -> int:
    """AA-29.1: the year in which a round begins."""
    return FIRST_YEAR + months_before(round_number) // YEAR


def season_of(round_number: int) -> int:
    """AA-29.2: its season, as `SEASON_KEYS` has it."""
    return months_before(round_number) % YEAR // SEASON
