"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING

from heptarchy.games.dba.lattice import HALF_BASE, PACES
from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Mapping

# name, value, lowest, highest, what it is; every one is an option of the same name
FIGURES: list[tuple[str, int, int, int, str]] = [
    ("rounds", 10, 1, 20, "Rounds after which a battle is drawn (DBA-6.1)."),
    ("demoralised_penalty", 2, 0, 6, "What a demoralised element loses in close combat (DBA-19.6)."),
    ("camp_bonus", 2, 0, 6, "What camp followers gain in their camp (DBA-16.5)."),
    ("camp_worth", 2, 0, 6, "Elements that a lost camp counts for (DBA-20.2)."),
    ("town_bonus", 3, 0, 6, "What foot and denizens gain in a built-up area (DBA-33.3)."),
    ("town_worth", 2, 0, 6, "Elements that a built-up area counts for while the enemy holds it (DBA-33.8)."),
    ("denizens", 1, 0, 9, "Factor of the denizens of a built-up area (DBA-33.2)."),
    ("landing_most", 4, 1, 12, "Elements that a command may keep back for a landing (DBA-34.3)."),
    ("landing_gap", 40, 0, 150, "What those who land keep from the enemy, in mm (DBA-34.4)."),
    ("plunder_die", 5, 1, 6, "The PIP die from which on plundering ends (DBA-33.6, DBA-35.3)."),
    ("break_share", 3, 1, 6, "A command breaks when it has lost one in so many of its elements (DBA-19.2)."),
    (
        "army_share",
        2,
        1,
        6,
        "An army loses with one in so many of its elements, if that is more than the enemy's (DBA-21.2).",
    ),
    ("zone_depth", 40, 0, 100, "Depth of an element's front zone, in mm (DBA-12.1)."),
    ("march_distance", 75, 0, 150, "How near to an enemy a march move may come, in mm (DBA-36.1)."),
    ("march_extra", 1, 0, 3, "PIPs more for a march move of Spears or Warband short of the enemy (DBA-11.4)."),
    (
        "command_distance",
        300,
        0,
        1200,
        "Distance from the general beyond which a move costs a PIP more, in mm (DBA-7.4).",
    ),
    ("blind_distance", 150, 0, 1200, "The same where the general is out of sight, in mm (DBA-7.4)."),
    ("deploy_depth", 150, 80, 250, "Depth of the deployment zone from the base edge, in mm (DBA-5.3)."),
    (
        "deploy_margin",
        300,
        0,
        500,
        "What types other than Light Horse and Psiloi keep from a side edge, in mm (DBA-5.3).",
    ),
    ("exchanges", 2, 0, 4, "Pairs of elements that the defender may exchange after deployment (DBA-5.2)."),
    ("bad_going_penalty", 2, 0, 6, "What types that suffer in bad going lose there (DBA-16.5)."),
    ("river_least", 20, 5, 60, "The least width of a river, in mm (DBA-31.1)."),
    ("river_most", 40, 5, 100, "The greatest width of a river, in mm (DBA-31.1)."),
    ("river_bend", 150, 100, 300, "How long a river may be, in per cent of the way between its ends (DBA-31.1)."),
    ("river_paltry", 1, 0, 6, "A river is paltry up to this die; 0: never (DBA-31.2)."),
    ("river_difficult", 6, 1, 7, "A river is difficult from this die on; 7: never (DBA-31.2)."),
    ("river_move", 50, 0, 150, "How far a move goes that is in a river which is not paltry, in mm (DBA-31.4)."),
    ("river_halt", 2, 0, 6, "Up to this die an element halts before a difficult river (DBA-31.5)."),
    ("river_bank", 1, 0, 3, "What an element gains against an enemy who stands in the river (DBA-31.6)."),
    ("road_width", 20, 5, 60, "Width of a road, in mm, in steps of 5 (DBA-32.1)."),
    ("road_march", 0, 0, 1, "1: a march by road is free of the extra PIP of Spears and Warband (DBA-32.3)."),
    ("bua_least", 80, 40, 150, "The least side of a built-up area, in mm (DBA-33.1)."),
    ("bua_most", 150, 80, 300, "The greatest side of a built-up area, in mm (DBA-33.1)."),
    ("bua_long_edge", 150, 80, 300, "How near to a long edge a built-up area lies, in mm (DBA-33.1)."),
    ("bua_short_edge", 300, 80, 600, "How near to a short edge a built-up area lies, in mm (DBA-33.1)."),
    ("waterway_least", 50, 10, 150, "The least depth of a waterway, in mm (DBA-34.1)."),
    ("waterway_most", 150, 10, 200, "The greatest depth of a waterway, in mm (DBA-34.1)."),
    ("kn_foot", 3, 0, 9, "Factor of Knights against foot (DBA-2)."),
    ("kn_mounted", 4, 0, 9, "Factor of Knights against mounted (DBA-2)."),
    ("cv_foot", 3, 0, 9, "Factor of Cavalry against foot (DBA-2)."),
    ("cv_mounted", 3, 0, 9, "Factor of Cavalry against mounted (DBA-2)."),
    ("lh_foot", 2, 0, 9, "Factor of Light Horse against foot (DBA-2)."),
    ("lh_mounted", 2, 0, 9, "Factor of Light Horse against mounted (DBA-2)."),
    ("sch_foot", 4, 0, 9, "Factor of Expendables against foot (DBA-2)."),
    ("sch_mounted", 4, 0, 9, "Factor of Expendables against mounted (DBA-2)."),
    ("sp_foot", 4, 0, 9, "Factor of Spears against foot (DBA-2)."),
    ("sp_mounted", 4, 0, 9, "Factor of Spears against mounted (DBA-2)."),
    ("bd_foot", 5, 0, 9, "Factor of Blades against foot (DBA-2)."),
    ("bd_mounted", 3, 0, 9, "Factor of Blades against mounted (DBA-2)."),
    ("ax_foot", 3, 0, 9, "Factor of Auxilia against foot (DBA-2)."),
    ("ax_mounted", 2, 0, 9, "Factor of Auxilia against mounted (DBA-2)."),
    ("wb_foot", 3, 0, 9, "Factor of Warband against foot (DBA-2)."),
    ("wb_mounted", 2, 0, 9, "Factor of Warband against mounted (DBA-2)."),
    ("ps_foot", 2, 0, 9, "Factor of Psiloi against foot (DBA-2)."),
    ("ps_mounted", 2, 0, 9, "Factor of Psiloi against mounted (DBA-2)."),
    ("cf_foot", 1, 0, 9, "Factor of camp followers against foot (DBA-2)."),
    ("cf_mounted", 1, 0, 9, "Factor of camp followers against mounted (DBA-2)."),
    ("kn_move", 300, 100, 600, "Move of Knights in good going, in paces (DBA-2)."),
    ("pendragon_move", 400, 100, 600, "Move of the Pendragon's Knights in good going, in paces (DBA-22.9)."),
    ("cv_move", 400, 100, 600, "Move of Cavalry in good going, in paces (DBA-2)."),
    ("lh_move", 500, 100, 600, "Move of Light Horse in good going, in paces (DBA-2)."),
    ("sch_move", 400, 100, 600, "Move of Expendables in good going, in paces (DBA-2)."),
    ("mounted_bad_move", 200, 100, 600, "Move of mounted in bad going, in paces (DBA-2)."),
    ("sp_move", 200, 100, 600, "Move of Spears, in paces (DBA-2)."),
    ("bd_move", 200, 100, 600, "Move of Blades, in paces (DBA-2)."),
    ("ax_move", 300, 100, 600, "Move of Auxilia, in paces (DBA-2)."),
    ("wb_move", 200, 100, 600, "Move of Warband, in paces (DBA-2)."),
    ("ps_move", 300, 100, 600, "Move of Psiloi, in paces (DBA-2)."),
    ("kn_cost", 5, 1, 20, "Points for an element of Knights (DBA-25.2)."),
    ("cv_cost", 4, 1, 20, "Points for an element of Cavalry (DBA-25.2)."),
    ("lh_cost", 3, 1, 20, "Points for an element of Light Horse (DBA-25.2)."),
    ("sp_cost", 3, 1, 20, "Points for an element of Spears (DBA-25.2)."),
    ("bd_cost", 4, 1, 20, "Points for an element of Blades (DBA-25.2)."),
    ("ax_cost", 3, 1, 20, "Points for an element of Auxilia (DBA-25.2)."),
    ("wb_cost", 3, 1, 20, "Points for an element of Warband (DBA-25.2)."),
    ("ps_cost", 2, 1, 20, "Points for an element of Psiloi (DBA-25.2)."),
    (
        "trait_cost",
        2,
        0,
        20,
        "Points for a ruler trait that helps, and points that one gives which hinders (DBA-25.3).",
    ),
]


class Params:
    """The figures of one battle; its states share it and never change it."""

    def __init__(self) -> None:
        self.rounds: int = 0
        self.demoralised_penalty: int = 0
        self.camp_bonus: int = 0
        self.camp_worth: int = 0
        self.town_bonus: int = 0
        self.town_worth: int = 0
        self.denizens: int = 0
        self.landing_most: int = 0
        self.landing_gap: int = 0
        self.plunder_die: int = 0
        self.break_share: int = 0
        self.army_share: int = 0
        self.zone_depth: int = 0
        self.march_distance: int = 0
        self.march_extra: int = 0
        self.command_distance: int = 0
        self.blind_distance: int = 0
        self.deploy_depth: int = 0
        self.deploy_margin: int = 0
        self.exchanges: int = 0
        self.bad_going_penalty: int = 0
        self.river_least: int = 0
        self.river_most: int = 0
        self.river_bend: int = 0
        self.river_paltry: int = 0
        self.river_difficult: int = 0
        self.river_move: int = 0
        self.river_halt: int = 0
        self.river_bank: int = 0
        self.road_width: int = 0
        self.road_march: int = 0
        self.bua_least: int = 0
        self.bua_most: int = 0
        self.bua_long_edge: int = 0
        self.bua_short_edge: int = 0
        self.waterway_least: int = 0
        self.waterway_most: int = 0
        self.kn_foot: int = 0
        self.kn_mounted: int = 0
        self.cv_foot: int = 0
        self.cv_mounted: int = 0
        self.lh_foot: int = 0
        self.lh_mounted: int = 0
        self.sch_foot: int = 0
        self.sch_mounted: int = 0
        self.sp_foot: int = 0
        self.sp_mounted: int = 0
        self.bd_foot: int = 0
        self.bd_mounted: int = 0
        self.ax_foot: int = 0
        self.ax_mounted: int = 0
        self.wb_foot: int = 0
        self.wb_mounted: int = 0
        self.ps_foot: int = 0
        self.ps_mounted: int = 0
        self.cf_foot: int = 0
        self.cf_mounted: int = 0
        self.kn_move: int = 0
        self.pendragon_move: int = 0
        self.cv_move: int = 0
        self.lh_move: int = 0
        self.sch_move: int = 0
        self.mounted_bad_move: int = 0
        self.sp_move: int = 0
        self.bd_move: int = 0
        self.ax_move: int = 0
        self.wb_move: int = 0
        self.ps_move: int = 0
        self.kn_cost: int = 0
        self.cv_cost: int = 0
        self.lh_cost: int = 0
        self.sp_cost: int = 0
        self.bd_cost: int = 0
        self.ax_cost: int = 0
        self.wb_cost: int = 0
        self.ps_cost: int = 0
        self.trait_cost: int = 0
        # By type, worked out from the figures above
        self.v_foot: list[int] = []
        self.v_mounted: list[int] = []
        self.zone_radius: int = 0  # of a front zone about its middle, in units
        self.good_move: list[int] = []  # in units
        self.bad_move: list[int] = []
        self.cost: list[int] = []


def make_params(options: Mapping[str, Value]) -> Params:
    """The figures that the options settle."""
    p = Params()
    for name, _, _, _, _ in FIGURES:
        setattr(p, name, int(options[name]))
    p.v_foot = [
        p.kn_foot,
        p.cv_foot,
        p.lh_foot,
        p.sch_foot,
        p.sp_foot,
        p.bd_foot,
        p.ax_foot,
        p.wb_foot,
        p.ps_foot,
        p.cf_foot,
    ]
    p.v_mounted = [
        p.kn_mounted,
        p.cv_mounted,
        p.lh_mounted,
        p.sch_mounted,
        p.sp_mounted,
        p.bd_mounted,
        p.ax_mounted,
        p.wb_mounted,
        p.ps_mounted,
        p.cf_mounted,
    ]
    half = p.zone_depth * 50
    p.zone_radius = isqrt(half * half + HALF_BASE * HALF_BASE) + 1
    foot = [p.sp_move, p.bd_move, p.ax_move, p.wb_move, p.ps_move, 0]
    p.good_move = [PACES * paces for paces in (p.kn_move, p.cv_move, p.lh_move, p.sch_move, *foot)]
    p.bad_move = [PACES * paces for paces in (p.mounted_bad_move,) * 4 + tuple(foot)]
    p.cost = [p.kn_cost, p.cv_cost, p.lh_cost, 0, p.sp_cost, p.bd_cost, p.ax_cost, p.wb_cost, p.ps_cost, 0]
    return p


def default_params() -> Params:
    """The figures as the rules have them."""
    return make_params({name: value for name, value, _, _, _ in FIGURES})


def figure_options() -> list[Option]:
    """Every figure as an option of the same name; armies by points are our own (DBA-25)."""
    return [
        Option(name, value, sentence, low, high, ours="(DBA-25." in sentence)
        for name, value, low, high, sentence in FIGURES
    ]
