"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING

from heptarchy.games.dba.lattice import HALF_BASE, PACES
from heptarchy.kernel.options import Option, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

# name, value, lowest, highest; every one is an option of the same name, whose catalogue says what it is
FIGURES: list[tuple[str, int, int, int]] = [
    ("rounds", 10, 1, 20),
    ("demoralised_penalty", 2, 0, 6),
    ("camp_bonus", 2, 0, 6),
    ("camp_worth", 2, 0, 6),
    ("town_bonus", 3, 0, 6),
    ("town_worth", 2, 0, 6),
    ("denizens", 1, 0, 9),
    ("landing_most", 4, 1, 12),
    ("landing_gap", 40, 0, 150),
    ("plunder_die", 5, 1, 6),
    ("break_share", 3, 1, 6),
    ("army_share", 2, 1, 6),
    ("zone_depth", 40, 0, 100),
    ("march_distance", 75, 0, 150),
    ("march_extra", 1, 0, 3),
    ("command_distance", 300, 0, 1200),
    ("blind_distance", 150, 0, 1200),
    ("deploy_depth", 150, 80, 250),
    ("deploy_margin", 300, 0, 500),
    ("exchanges", 2, 0, 4),
    ("bad_going_penalty", 2, 0, 6),
    ("river_least", 20, 5, 60),
    ("river_most", 40, 5, 100),
    ("river_bend", 150, 100, 300),
    ("river_paltry", 1, 0, 6),
    ("river_difficult", 6, 1, 7),
    ("river_move", 50, 0, 150),
    ("river_halt", 2, 0, 6),
    ("river_bank", 1, 0, 3),
    ("road_width", 20, 5, 60),
    ("road_march", 0, 0, 1),
    ("bua_least", 80, 40, 150),
    ("bua_most", 150, 80, 300),
    ("bua_long_edge", 150, 80, 300),
    ("bua_short_edge", 300, 80, 600),
    ("waterway_least", 50, 10, 150),
    ("waterway_most", 150, 10, 200),
    ("kn_foot", 3, 0, 9),
    ("kn_mounted", 4, 0, 9),
    ("cv_foot", 3, 0, 9),
    ("cv_mounted", 3, 0, 9),
    ("lh_foot", 2, 0, 9),
    ("lh_mounted", 2, 0, 9),
    ("sch_foot", 4, 0, 9),
    ("sch_mounted", 4, 0, 9),
    ("sp_foot", 4, 0, 9),
    ("sp_mounted", 4, 0, 9),
    ("bd_foot", 5, 0, 9),
    ("bd_mounted", 3, 0, 9),
    ("ax_foot", 3, 0, 9),
    ("ax_mounted", 2, 0, 9),
    ("wb_foot", 3, 0, 9),
    ("wb_mounted", 2, 0, 9),
    ("ps_foot", 2, 0, 9),
    ("ps_mounted", 2, 0, 9),
    ("cf_foot", 1, 0, 9),
    ("cf_mounted", 1, 0, 9),
    ("kn_move", 300, 100, 600),
    ("pendragon_move", 400, 100, 600),
    ("cv_move", 400, 100, 600),
    ("lh_move", 500, 100, 600),
    ("sch_move", 400, 100, 600),
    ("mounted_bad_move", 200, 100, 600),
    ("sp_move", 200, 100, 600),
    ("bd_move", 200, 100, 600),
    ("ax_move", 300, 100, 600),
    ("wb_move", 200, 100, 600),
    ("ps_move", 300, 100, 600),
    ("kn_cost", 5, 1, 20),
    ("cv_cost", 4, 1, 20),
    ("lh_cost", 3, 1, 20),
    ("sp_cost", 3, 1, 20),
    ("bd_cost", 4, 1, 20),
    ("ax_cost", 3, 1, 20),
    ("wb_cost", 3, 1, 20),
    ("ps_cost", 2, 1, 20),
    ("trait_cost", 2, 0, 20),
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
    for name, _, _, _ in FIGURES:
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
    return make_params({name: value for name, value, _, _ in FIGURES})


def figure_options(sentence: Callable[[str], str]) -> list[Option]:
    """Every figure as an option of the same name; armies by points are our own (DBA-25)."""
    return [
        Option(name, value, sentence(name), low, high, ours=name.endswith("_cost"))
        for name, value, low, high in FIGURES
    ]
