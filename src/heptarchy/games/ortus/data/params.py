"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.table.modules import module_bits, said
from heptarchy.kernel.options import Option, Value

# name, value, lowest, highest; every one is an option of the same name, and catalogues say what it is
FIGURES: list[tuple[str, int, int, int]] = [
    ("hand_start", 5, 0, 10),
    ("earl_deck_size", 24, 6, 60),
    ("copies_per_type", 6, 1, 6),
    ("castle_strength", 2, 1, 9),
    ("palace_strength", 3, 1, 9),
    ("tower_absorb", 1, 0, 4),
    ("str_infantry", 1, 1, 6),
    ("str_knight", 2, 1, 6),
    ("str_viking", 1, 1, 6),
    ("str_chieftain", 2, 1, 6),
    ("str_vassal", 1, 0, 6),
    ("str_mercenary", 1, 0, 6),
    ("str_champion", 2, 0, 6),
    ("str_prince", 2, 0, 6),
    ("str_king_card", 1, 0, 6),
    ("str_royal_infantry", 1, 0, 6),
    ("army_infantry", 18, 0, 60),
    ("army_knights", 6, 0, 60),
    ("viking_vikings", 18, 0, 60),
    ("viking_chieftains", 6, 0, 60),
    ("battle_normal", 12, 0, 60),
    ("battle_attacker", 4, 0, 60),
    ("battle_defender", 4, 0, 60),
    ("battle_church", 4, 0, 60),
    ("joust_no_luck", 12, 1, 60),
    ("joust_vassals", 6, 1, 60),
    ("joust_princes", 6, 1, 60),
    ("black_markers", 8, 1, 20),
    ("land_on_place", 1, 0, 4),
    ("land_field", 1, 0, 4),
    ("land_recruit", 1, 0, 4),
    ("market_multiplier", 2, 1, 4),
    ("banquet_draw", 2, 1, 6),
    ("king_banner_lead", 2, 1, 6),
    ("emissary_monk_cubes", 2, 0, 9),
    ("emissary_vassal_cubes", 1, 0, 9),
    ("emissary_black_push", 1, 0, 8),
    ("viking_arrival_per_earl", 2, 0, 9),
    ("viking_growth", 1, 0, 9),
    ("intrigue_properties", 2, 1, 24),
    ("intrigue_army", 2, 1, 6),
    ("treachery_hand_discard", 2, 1, 6),
    ("ransom_cost", 1, 1, 4),
    ("joust_hand", 3, 3, 3),
    ("joust_tilts", 1, 0, 3),
    ("legacy_towers", 2, 1, 6),
    ("legacy_hand_max", 1, 0, 6),
    ("legacy_off_table_max", 1, 0, 6),
    ("tournament_towers", 2, 0, 6),
    ("tournament_peace", 2, 1, 9),
    ("common_cards", 12, 1, 60),
    ("draft_rounds", 3, 1, 3),
    ("draft_cards", 10, 4, 10),
    ("draft_picks", 2, 1, 4),
    ("witan_advisors", 2, 0, 9),
    ("tent_strength", 1, 1, 9),
    ("tent_men", 2, 0, 6),
    ("errant_open", 4, 1, 9),
    ("errant_goal", 3, 1, 5),
    ("errant_castles", 2, 1, 6),
    ("minster_church", 1, 1, 9),
    ("minster_cathedral", 2, 1, 9),
    ("exchange_cost", 2, 1, 6),
    ("villages_each", 10, 1, 10),
    ("thanes_each", 10, 1, 10),
    ("conclave_winner", 2, 0, 6),
    ("conclave_boon", 1, 0, 6),
    ("conclave_accuser", 1, 0, 6),
    ("marches_strength", 2, 1, 9),
    ("marches_infantry", 2, 0, 9),
    ("rb_towers_extra", 1, -5, 12),
    ("rb_royal_extra", 0, -5, 12),
    ("rb_palace", 1, 0, 1),
    ("rb_castles", 1, 0, 6),
    ("rb_prince", 1, 0, 6),
    ("rb_vassals", 0, 0, 6),
    ("rb_champions", 0, 0, 6),
    ("rb_abbots", 0, 0, 6),
    ("rb_lands", 0, 0, 6),
    ("rb_markets", 0, 0, 6),
    ("rb_churches", 0, 0, 6),
    ("rb_cathedral", 0, 0, 1),
    ("rb_mercenaries", 0, 0, 6),
    ("rb_army", 0, 0, 12),
    ("rb_mind_champions", 3, 0, 6),
    ("rb_mind_lands", 2, 0, 6),
    ("rb_mind_treachery", 1, 0, 6),
    ("rb_mind_intrigue", 1, 0, 6),
    ("rb_mind_markets", 1, 0, 6),
    ("rb_mind_monks", 1, 0, 6),
    ("rb_mind_castles", 1, 0, 6),
    ("rb_mind_vassals", 1, 0, 6),
    ("rb_mind_princes", 0, 0, 6),
    ("rb_muster", 0, 0, 4),
    ("rb_monk_cubes", 2, 0, 9),
    ("rb_start_cubes", 1, 0, 9),
    ("round_cap", 200, 1, 200),
]

# Figures that no document or page that we could read tells: their numbers are our own (RULINGS.md)
OURS: Final = frozenset(
    (
        *("str_knight", "str_viking", "str_chieftain", "str_vassal", "str_mercenary", "str_champion", "str_prince"),
        *("army_infantry", "army_knights", "viking_vikings", "viking_chieftains"),
        *("battle_normal", "battle_attacker", "battle_defender", "battle_church", "joust_vassals", "joust_princes"),
        *("market_multiplier", "emissary_vassal_cubes", "viking_arrival_per_earl", "intrigue_properties"),
        *("intrigue_army", "treachery_hand_discard", "ransom_cost", "joust_hand", "joust_tilts"),
        *("tent_strength", "errant_castles", "conclave_winner", "conclave_boon", "conclave_accuser"),
        *("rb_start_cubes", "rb_muster", "round_cap"),
    )
)


class Params:
    """The figures of one game; its states share it and never change it."""

    def __init__(self) -> None:
        self.modules: int = 0  # bits of the optional modules that are on (OV)
        self.hand_start: int = 0
        self.earl_deck_size: int = 0
        self.copies_per_type: int = 0
        self.castle_strength: int = 0
        self.palace_strength: int = 0
        self.tower_absorb: int = 0
        self.str_infantry: int = 0
        self.str_knight: int = 0
        self.str_viking: int = 0
        self.str_chieftain: int = 0
        self.str_vassal: int = 0
        self.str_mercenary: int = 0
        self.str_champion: int = 0
        self.str_prince: int = 0
        self.str_king_card: int = 0
        self.str_royal_infantry: int = 0
        self.army_infantry: int = 0
        self.army_knights: int = 0
        self.viking_vikings: int = 0
        self.viking_chieftains: int = 0
        self.battle_normal: int = 0
        self.battle_attacker: int = 0
        self.battle_defender: int = 0
        self.battle_church: int = 0
        self.joust_no_luck: int = 0
        self.joust_vassals: int = 0
        self.joust_princes: int = 0
        self.black_markers: int = 0
        self.land_on_place: int = 0
        self.land_field: int = 0
        self.land_recruit: int = 0
        self.market_multiplier: int = 0
        self.banquet_draw: int = 0
        self.king_banner_lead: int = 0
        self.emissary_monk_cubes: int = 0
        self.emissary_vassal_cubes: int = 0
        self.emissary_black_push: int = 0
        self.viking_arrival_per_earl: int = 0
        self.viking_growth: int = 0
        self.intrigue_properties: int = 0
        self.intrigue_army: int = 0
        self.treachery_hand_discard: int = 0
        self.ransom_cost: int = 0
        self.joust_hand: int = 0
        self.joust_tilts: int = 0
        self.legacy_towers: int = 0
        self.legacy_hand_max: int = 0
        self.legacy_off_table_max: int = 0
        self.tournament_towers: int = 0
        self.tournament_peace: int = 0
        self.common_cards: int = 0
        self.draft_rounds: int = 0
        self.draft_cards: int = 0
        self.draft_picks: int = 0
        self.witan_advisors: int = 0
        self.tent_strength: int = 0
        self.tent_men: int = 0
        self.errant_open: int = 0
        self.errant_goal: int = 0
        self.errant_castles: int = 0
        self.minster_church: int = 0
        self.minster_cathedral: int = 0
        self.exchange_cost: int = 0
        self.villages_each: int = 0
        self.thanes_each: int = 0
        self.conclave_winner: int = 0
        self.conclave_boon: int = 0
        self.conclave_accuser: int = 0
        self.marches_strength: int = 0
        self.marches_infantry: int = 0
        self.rb_towers_extra: int = 0
        self.rb_royal_extra: int = 0
        self.rb_palace: int = 0
        self.rb_castles: int = 0
        self.rb_prince: int = 0
        self.rb_vassals: int = 0
        self.rb_champions: int = 0
        self.rb_abbots: int = 0
        self.rb_lands: int = 0
        self.rb_markets: int = 0
        self.rb_churches: int = 0
        self.rb_cathedral: int = 0
        self.rb_mercenaries: int = 0
        self.rb_army: int = 0
        self.rb_mind_champions: int = 0
        self.rb_mind_lands: int = 0
        self.rb_mind_treachery: int = 0
        self.rb_mind_intrigue: int = 0
        self.rb_mind_markets: int = 0
        self.rb_mind_monks: int = 0
        self.rb_mind_castles: int = 0
        self.rb_mind_vassals: int = 0
        self.rb_mind_princes: int = 0
        self.rb_muster: int = 0
        self.rb_monk_cubes: int = 0
        self.rb_start_cubes: int = 0
        self.round_cap: int = 0


def figure_options() -> list[Option]:
    """The figures as options of the game."""
    return [Option(name, value, said(name), low, high, ours=name in OURS) for name, value, low, high in FIGURES]


def settled_params(options: dict[str, Value]) -> Params:
    """The figures that these options give."""
    params = Params()
    for name, _, _, _ in FIGURES:
        setattr(params, name, options[name])
    params.modules = module_bits(options)
    return params
