"""Names and numbers as English writes them: one Church, two Churches; Land, Church and Cathedral."""

from __future__ import annotations

# By type: what is counted, one and more
ONE_OF = (
    *("Castle", "Land", "Market Town", "Church", "Cathedral", "Prince", "Vassal", "Champion", "Monk", "Mercenary"),
    *("Treachery card", "Intrigue card", "Allies card", "Banquet", "Banner", "Palace"),
)
MANY = (
    *("Castles", "Lands", "Market Towns", "Churches", "Cathedrals"),
    *("Princes", "Vassals", "Champions", "Monks", "Mercenaries"),
    *("Treachery cards", "Intrigue cards", "Allies cards", "Banquets", "Banners", "Palaces"),
)

# By option and choice: what choices are called that do not say enough by their key
CHOICES = {
    "difficulty standard": "as laid out",
    "difficulty steward": "Steward",
    "difficulty king": "King",
    "difficulty tyrant": "Tyrant",
    "difficulty standard means": "The King as his document lays him out.",
    "difficulty steward means": "Tables of bots of the middle strength win some 65 games of 100.",
    "difficulty king means": "Tables of bots of the middle strength win some 45 games of 100.",
    "difficulty tyrant means": "Tables of bots of the middle strength win some 25 games of 100.",
    "treachery_vassal discard": "discarded",
    "treachery_vassal capture": "captured",
    "tetrarchy_politics opponent": "the opponent",
    "tetrarchy_politics both": "both rivals",
}
# What is told of a seat before the game: with whom its Earl plays, and whom he faces
BESIDE = "with {}"
BESIDE_AND_FACING = "with {}, facing {}"


def several(n: int, one: str, many: str) -> str:
    """`1 Tower`, `2 Towers`."""
    return f"{n} {one if n == 1 else many}"


def listed(parts: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def with_article(name: str) -> str:
    """`a Land`, `an Intrigue`."""
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"


def sentence_case(line: str) -> str:
    """With a capital at its head."""
    return line[:1].upper() + line[1:]
