"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from heptarchy.games.vikings.table.modules import modules_of
from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Callable

# name, value, lowest, highest; every one is an option of the same name, and catalogues say what it is
FIGURES: list[tuple[str, int, int, int]] = [
    ("rounds", 7, 1, 7),  # V-4.1
    ("hand_size", 3, 1, 5),  # V-11.1
    ("events_per_round", 2, 0, 9),  # V-10.1
    ("advanced_events", 5, 0, 12),  # V-3.4
    ("extra_setup_units", 4, 0, 12),  # V-3.5
    ("conquest_markers", 14, 1, 18),  # V-12.2
    ("treaty_markers", 9, 1, 18),  # V-12.4
    ("treaty_round", 5, 1, 7),  # V-12.4
    ("alfred_round", 5, 1, 7),  # V-5.6
    ("active_unit_leads", 1, 0, 1),  # V-6.2
    ("lost_steps", 1, 0, 4),  # V-7.8
    ("berserkers_first", 1, 0, 20),  # V-9.8
    ("event_unit", 0, 0, 1),  # V-10.5
    ("traitors", 2, 1, 6),  # V-15.12
    ("converts", 2, 1, 6),  # V-15.41
    ("morale_units", 2, 1, 6),  # V-15.21
    ("ceolwulf_units", 2, 0, 6),  # V-15.24
    ("wall_hits", 1, 0, 5),  # V-15.13
    ("fort_hits", 1, 0, 5),  # V-15.16
    ("purse_units", 3, 1, 9),  # V-15.31
    ("rebellion_loss", 1, 0, 5),  # V-15.32
    ("navy_shires", 6, 1, 12),  # V-15.33
    ("geld_berserkers", 1, 1, 5),  # V-15.34
    ("geld_norsemen", 2, 1, 5),  # V-15.34
    ("leadership_steps", 2, 1, 4),  # V-15.44
    ("spy_steps", 2, 1, 4),  # V-15.45
]

# The same for the modules of the Viking Age; without modules they are 0
AGE_FIGURES: list[tuple[str, int, int, int]] = [
    ("fort_tiles", 10, 0, 10),  # VX-1.1
    ("plunder_units", 1, 0, 3),  # VX-1.3
    ("fort_units", 2, 1, 2),  # VX-1.6
    ("kingdom_steps", 1, 0, 4),  # VX-2.2
    ("kingdom_fyrd", 1, 0, 5),  # VX-2.2
    ("aella_dice", 2, 0, 5),  # VX-3.11
    ("edmund_hits", 2, 0, 5),  # VX-3.12
    ("burgred_steps", 2, 0, 4),  # VX-3.13
    ("aethelred_units", 2, 1, 6),  # VX-3.14
    ("rune_dice", 2, 0, 4),  # VX-4.1
    ("relic_fyrd", 1, 0, 5),  # VX-5.2
    ("legends_open", 3, 0, 6),  # VX-6.1
    ("host_units", 12, 1, 40),  # VX-6.11
    ("biter_hits", 4, 1, 8),  # VX-6.12
    ("stand_hits", 2, 0, 5),  # VX-6.13
    ("march_cities", 3, 1, 6),  # VX-6.14
    ("march_units", 2, 0, 6),  # VX-6.14
    ("slayer_units", 3, 0, 9),  # VX-6.15
    ("saga_battles", 3, 1, 6),  # VX-6.16
    ("epic_cards", 3, 0, 3),  # VX-7.1
    ("ship_markers", 6, 0, 12),  # VX-8.2
]

# What the book leaves open, as switches: name, value
SWITCHES: list[tuple[str, bool]] = [
    ("reinforcements_wait", True),  # V-5.4
    ("fled_active", True),  # V-5.7
]
AGE_SWITCHES: list[tuple[str, bool]] = [
    ("plunder_passing", False),  # VX-1.3
    ("plunder_waits", True),  # VX-1.3
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
        *[name for name, _, _, _ in AGE_FIGURES],
        *[name for name, _ in AGE_SWITCHES],
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


def figure_options(said: Callable[[str], str]) -> list[Option]:
    """The figures and switches as options of the game, with what is said of each."""
    return [
        *[Option(name, value, said(name), ours=name in OURS) for name, value in SWITCHES + AGE_SWITCHES],
        *[
            Option(name, value, said(name), low, high, ours=name in OURS)
            for name, value, low, high in FIGURES + AGE_FIGURES
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
