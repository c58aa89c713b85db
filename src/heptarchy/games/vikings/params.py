"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from typing import ClassVar

from heptarchy.games.vikings.modules import modules_of
from heptarchy.kernel.options import Option, Value

# name, value, lowest, highest, what it is; every one is an option of the same name
FIGURES: list[tuple[str, int, int, int, str]] = [
    ("rounds", 7, 1, 7, "How many rounds are played at most (V-4.1)."),
    ("hand_size", 3, 1, 5, "Cards a faction refills its hand to (V-11.1)."),
    ("events_per_round", 2, 0, 9, "Event cards a faction may play in a round (V-10.1)."),
    ("advanced_events", 5, 0, 12, "Event cards in an advanced deck (V-3.4)."),
    ("extra_setup_units", 4, 0, 12, "Units each English faction adds at set-up (V-3.5)."),
    ("conquest_markers", 14, 1, 18, "Control markers that win the Vikings the game at the end of a round (V-12.2)."),
    ("treaty_markers", 9, 1, 18, "Control markers that win the Vikings a treaty (V-12.4)."),
    ("treaty_round", 5, 1, 7, "The first round that a treaty can end (V-12.4)."),
    ("alfred_round", 5, 1, 7, "The first round in which Alfred can come (V-5.6)."),
    ("active_unit_leads", 1, 0, 1, "Units of the active faction that a Leader needs to set out (V-6.2)."),
    ("lost_steps", 1, 0, 4, "Steps a Leader loses when his first attack roll does not win (V-7.8)."),
    ("berserkers_first", 1, 0, 20, "First English Hits of a battle that take a Berserker (V-9.8)."),
    ("event_unit", 0, 0, 1, "Units of its own that a faction needs in a battle to play an Event there (V-10.5)."),
    ("traitors", 2, 1, 6, "Most Thegns that English Traitors swap (V-15.12)."),
    ("converts", 2, 1, 6, "Most Norsemen that Religious Conversion swaps (V-15.41)."),
    ("morale_units", 2, 1, 6, "Most Norsemen that Increased Morale swaps (V-15.21)."),
    ("ceolwulf_units", 2, 0, 6, "Most Vikings that Ceolwulf lets in (V-15.24)."),
    ("wall_hits", 1, 0, 5, "Hits that a Shield Wall cancels in a battle (V-15.13)."),
    ("fort_hits", 1, 0, 5, "Hits of each English roll that a Viking Fort cancels (V-15.16)."),
    ("purse_units", 3, 1, 9, "Most Housecarls that the King's Purse adds (V-15.31)."),
    ("rebellion_loss", 1, 0, 5, "Vikings lost when a Rebellion breaks out (V-15.32)."),
    ("navy_shires", 6, 1, 12, "Coastal shires that the Saxon Navy bars (V-15.33)."),
    ("geld_berserkers", 1, 1, 5, "Berserkers that pay the Danegeld (V-15.34)."),
    ("geld_norsemen", 2, 1, 5, "Norsemen that pay the Danegeld (V-15.34)."),
    ("leadership_steps", 2, 1, 4, "Steps that Thegn Leadership adds (V-15.44)."),
    ("spy_steps", 2, 1, 4, "Shires that an army called by a Spy may cross (V-15.45)."),
]

# The same for the modules of the Viking Age; without modules they are 0
AGE_FIGURES: list[tuple[str, int, int, int, str]] = [
    ("fort_tiles", 10, 0, 10, "Tiles for Forts and Settlements (VX-1.1)."),
    ("plunder_units", 1, 0, 3, "Units that come when a Church is plundered (VX-1.3)."),
    ("fort_units", 2, 1, 2, "Units that are given up for a Fort (VX-1.6)."),
    ("kingdom_steps", 1, 0, 4, "Steps that a kingdom's power adds (VX-2.2)."),
    ("kingdom_fyrd", 1, 0, 5, "Fyrd that a kingdom's power adds or takes away (VX-2.2)."),
    ("aella_dice", 2, 0, 5, "Dice that Aella lets his side roll again (VX-3.11)."),
    ("edmund_hits", 2, 0, 5, "Hits that Edmund cancels (VX-3.12)."),
    ("burgred_steps", 2, 0, 4, "Steps that Burgred adds (VX-3.13)."),
    ("aethelred_units", 2, 1, 6, "Most units that Aethelred adds (VX-3.14)."),
    ("rune_dice", 2, 0, 4, "Rune or Prayer dice of a faction in a round (VX-4.1)."),
    ("relic_fyrd", 1, 0, 5, "Fyrd that a relic brings to its site (VX-5.2)."),
    ("legends_open", 3, 0, 6, "Legends that lie open (VX-6.1)."),
    ("host_units", 12, 1, 40, "Units in one shire that make the Great Host (VX-6.11)."),
    ("biter_hits", 4, 1, 8, "Hits in one roll that make a Shield-Biter (VX-6.12)."),
    ("stand_hits", 2, 0, 5, "Hits that the Last Stand cancels (VX-6.13)."),
    ("march_cities", 3, 1, 6, "Cities taken in one turn that make the Swift March (VX-6.14)."),
    ("march_units", 2, 0, 6, "Units that the Swift March adds (VX-6.14)."),
    ("slayer_units", 3, 0, 9, "Most Fled Units that the King-Slayer brings back (VX-6.15)."),
    ("saga_battles", 3, 1, 6, "Battles won in one turn that make the Saga-Singer (VX-6.16)."),
    ("epic_cards", 3, 0, 3, "Epic Battle cards in the Fyrd deck (VX-7.1)."),
    ("ship_markers", 6, 0, 12, "Ship markers (VX-8.2)."),
]

# What the book leaves open, as switches: name, value, what yes means
SWITCHES: list[tuple[str, bool, str]] = [
    (
        "reinforcements_wait",
        True,
        "Units of the Reinforcements card without a place wait for one; else they go back to the stockpiles (V-5.4).",
    ),
    (
        "fled_active",
        True,
        "Fled units come back in the turn of their own faction alone; else in any turn of their side (V-5.7).",
    ),
]
AGE_SWITCHES: list[tuple[str, bool, str]] = [
    ("plunder_passing", False, "A force that only passes through a city plunders its Church too (VX-1.3)."),
    (
        "plunder_waits",
        True,
        "What a plundered Church brings comes in its faction's next Reinforcements Phase; else at once (VX-1.3).",
    ),
]

# Figures that no document of the game has: our own
OURS: frozenset[str] = frozenset(
    {
        "active_unit_leads",
        "event_unit",
        "reinforcements_wait",
        "plunder_passing",
        "plunder_waits",
        "kingdom_steps",
        "kingdom_fyrd",
        "aella_dice",
        "edmund_hits",
        "burgred_steps",
        "aethelred_units",
        "rune_dice",
        "relic_fyrd",
        "legends_open",
        "host_units",
        "biter_hits",
        "stand_hits",
        "march_cities",
        "march_units",
        "slayer_units",
        "saga_battles",
        "ship_markers",
    }
)


class Params:
    """The figures of one game; its states share it and never change it."""

    ADDED: ClassVar[tuple[str, ...]] = (
        "modules",
        *[name for name, _, _, _, _ in AGE_FIGURES],
        *[name for name, _, _ in AGE_SWITCHES],
    )

    def __init__(self) -> None:
        self.rounds: int = 0
        self.hand_size: int = 0
        self.events_per_round: int = 0
        self.advanced_events: int = 0
        self.extra_setup_units: int = 0
        self.conquest_markers: int = 0
        self.treaty_markers: int = 0
        self.treaty_round: int = 0
        self.alfred_round: int = 0
        self.active_unit_leads: int = 0
        self.lost_steps: int = 0
        self.berserkers_first: int = 0
        self.event_unit: int = 0
        self.traitors: int = 0
        self.converts: int = 0
        self.morale_units: int = 0
        self.ceolwulf_units: int = 0
        self.wall_hits: int = 0
        self.fort_hits: int = 0
        self.purse_units: int = 0
        self.rebellion_loss: int = 0
        self.navy_shires: int = 0
        self.geld_berserkers: int = 0
        self.geld_norsemen: int = 0
        self.leadership_steps: int = 0
        self.spy_steps: int = 0
        self.reinforcements_wait: bool = True
        self.fled_active: bool = True
        # the Viking Age
        self.modules: int = 0  # bits of modules.py
        self.fort_tiles: int = 0
        self.plunder_passing: bool = False
        self.plunder_waits: bool = False
        self.plunder_units: int = 0
        self.fort_units: int = 0
        self.kingdom_steps: int = 0
        self.kingdom_fyrd: int = 0
        self.aella_dice: int = 0
        self.edmund_hits: int = 0
        self.burgred_steps: int = 0
        self.aethelred_units: int = 0
        self.rune_dice: int = 0
        self.relic_fyrd: int = 0
        self.legends_open: int = 0
        self.host_units: int = 0
        self.biter_hits: int = 0
        self.stand_hits: int = 0
        self.march_cities: int = 0
        self.march_units: int = 0
        self.slayer_units: int = 0
        self.saga_battles: int = 0
        self.epic_cards: int = 0
        self.ship_markers: int = 0


def figure_options() -> list[Option]:
    """The figures and switches as options of the game."""
    return [
        *[Option(name, value, sentence, ours=name in OURS) for name, value, sentence in SWITCHES + AGE_SWITCHES],
        *[
            Option(name, value, sentence, low, high, ours=name in OURS)
            for name, value, low, high, sentence in FIGURES + AGE_FIGURES
        ],
    ]


def settled_params(options: dict[str, Value]) -> Params:
    """The figures that these options give."""
    params = Params()
    for name in [*[row[0] for row in FIGURES], *[row[0] for row in SWITCHES]]:
        setattr(params, name, options[name])
    params.modules = modules_of(options)
    if params.modules:
        for name in [*[row[0] for row in AGE_FIGURES], *[row[0] for row in AGE_SWITCHES]]:
            setattr(params, name, options[name])
    return params
