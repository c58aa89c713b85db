"""The nine modules of the Viking Age (VX): each a switch of the table; any set of them may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

# Bits of `Params.modules`
LAND_AND_GODS: Final = 1 << 0  # VX-1
KINGDOMS: Final = 1 << 1  # VX-2
KINGS: Final = 1 << 2  # VX-3
RUNES: Final = 1 << 3  # VX-4
RELICS: Final = 1 << 4  # VX-5
LEGENDS: Final = 1 << 5  # VX-6
EPIC_BATTLES: Final = 1 << 6  # VX-7
SHIPS: Final = 1 << 7  # VX-8
LEGENDARY: Final = 1 << 8  # VX-9

# Switches: option, bit, what it does in two sentences
SWITCHES: Final[list[tuple[str, int, str]]] = [
    (
        "land_and_gods",
        LAND_AND_GODS,
        (
            "Fourteen cities have a Church; each that the Vikings plunder brings them a unit, and all of them victory. "
            "The Vikings build Forts and Settlements that hold a shire without units, and plundered Churches call up "
            "more Fyrd. Where the Churches stand and when they fall are our own (VX-1)."
        ),
    ),
    (
        "kingdoms",
        KINGDOMS,
        (
            "Each of the four kingdoms gives a power to the side that holds enough of its cities. "
            "Who holds which is looked at when a turn begins (VX-2)."
        ),
    ),
    (
        "kings",
        KINGS,
        (
            "Each faction is dealt one of four Kings in secret. "
            "A King is an Event that may be played once in the game (VX-3)."
        ),
    ),
    (
        "runes",
        RUNES,
        (
            "Each faction has two Rune or Prayer dice a round, and may add one to one of its rolls in a battle. "
            "What such a die shows helps only if it fits the battle dice (VX-4)."
        ),
    ),
    (
        "relics",
        RELICS,
        (
            "Six cities keep the relics of saints, which bring their defenders one more Fyrd. "
            "Vikings who take such a city carry its relic off and may spend it to roll again (VX-5)."
        ),
    ),
    (
        "legends",
        LEGENDS,
        (
            "Three of six Legends lie open, and the first side to do the deed of one takes it. "
            "Each gives its side a reward once (VX-6)."
        ),
    ),
    (
        "epic_battles",
        EPIC_BATTLES,
        (
            "Three Epic Battle cards are shuffled into the Fyrd deck. "
            "One that is turned changes that battle: a traitor, a duel, fog, a raid at dawn and more. "
            "All of the cards but the Traitor are our own (VX-7)."
        ),
    ),
    (
        "ships",
        SHIPS,
        (
            "A Viking Leader leaves a ship where he lands, six at most. "
            "For one step Vikings go from any ship to any other, until the English hold its shire (VX-8)."
        ),
    ),
    (
        "legendary_leaders",
        LEGENDARY,
        (
            "Ragnar Lothbrok comes in Halfdan's place and makes the English waver in their first roll. "
            "Once in the game Lagertha takes part of a Leader's units and lands with them on her own. "
            "Ragnar's units and what Lagertha does are our own (VX-9)."
        ),
    ),
]

# What they bring is our own from end to end: of these no document has more than a name and an idea
OURS: Final[tuple[str, ...]] = ("kingdoms", "kings", "runes", "relics", "legends", "ships")


def module_options() -> list[Option]:
    """The modules as options of the game."""
    return [Option(name, False, sentence, ours=name in OURS) for name, _, sentence in SWITCHES]


def modules_of(options: Mapping[str, Value]) -> int:
    """The modules that these options switch on, as bits."""
    return sum(bit for name, bit, _ in SWITCHES if options[name])
