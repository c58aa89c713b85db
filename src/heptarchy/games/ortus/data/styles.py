"""Well-known ways to build a deck (OR-3): a name, and 24 cards.

They are the presets of the deck builder, the prior from which a seat imagines a deck it has not seen, and the decks
that the heuristic agent builds.
"""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.data import tables as t

# key, name, cards by type in the order of OR-1.2; catalogues say what it aims at
STYLES: Final[list[tuple[str, str, dict[int, int]]]] = [
    (
        "politician",
        "All-rounder, politics heavy",
        {
            t.LAND: 3,
            t.VASSAL: 3,
            t.TREACHERY: 3,
            t.BANNER: 3,
            t.CASTLE: 2,
            t.MARKET: 2,
            t.PRINCE: 2,
            t.ALLIES: 2,
            t.INTRIGUE: 2,
            t.CHURCH: 1,
            t.CATHEDRAL: 1,
        },
    ),
    (
        "rush",
        "Sudden strike",
        {t.CHAMPION: 6, t.MERCENARY: 6, t.VASSAL: 6, t.LAND: 2, t.BANQUET: 4},
    ),
    (
        "landlord",
        "Lands and levies",
        {
            t.LAND: 6,
            t.MARKET: 3,
            t.CASTLE: 3,
            t.PRINCE: 3,
            t.CHAMPION: 2,
            t.ALLIES: 3,
            t.BANNER: 2,
            t.MERCENARY: 2,
        },
    ),
    (
        "bishop",
        "The Archbishop",
        {
            t.CHURCH: 4,
            t.CATHEDRAL: 2,
            t.LAND: 4,
            t.MARKET: 2,
            t.PRINCE: 3,
            t.CASTLE: 2,
            t.ALLIES: 2,
            t.BANNER: 3,
            t.CHAMPION: 2,
        },
    ),
    (
        "mercenary",
        "Hired spears",
        {
            t.MERCENARY: 6,
            t.LAND: 4,
            t.MARKET: 1,
            t.CHAMPION: 3,
            t.PRINCE: 2,
            t.CASTLE: 2,
            t.ALLIES: 2,
            t.VASSAL: 2,
            t.BANNER: 2,
        },
    ),
    (
        "heir",
        "A long line",
        {
            t.PRINCE: 4,
            t.BANNER: 5,
            t.CASTLE: 4,
            t.LAND: 4,
            t.CHURCH: 2,
            t.MARKET: 2,
            t.ALLIES: 3,
        },
    ),
    (
        "crown",
        "The crown",
        {
            t.BANNER: 6,
            t.CATHEDRAL: 2,
            t.PRINCE: 2,
            t.LAND: 4,
            t.MARKET: 2,
            t.CASTLE: 2,
            t.ALLIES: 3,
            t.CHURCH: 1,
            t.VASSAL: 2,
        },
    ),
    (
        "envoy",
        "Friends across the sea",
        {
            t.MONK: 5,
            t.VASSAL: 4,
            t.CASTLE: 4,
            t.LAND: 4,
            t.MARKET: 2,
            t.ALLIES: 2,
            t.PRINCE: 2,
            t.BANNER: 1,
        },
    ),
]
STYLE_KEYS: Final = tuple(key for key, _, _ in STYLES)
STYLE_NAMES: Final = tuple(name for _, name, _ in STYLES)
# By style, by type
STYLE_DECKS: Final = [[cards.get(kind, 0) for kind in range(t.KINDS)] for _, _, cards in STYLES]
