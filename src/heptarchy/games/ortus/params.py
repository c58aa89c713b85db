"""The figures that a designer might vary, or that a better source might correct: one line each."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.modules import module_bits
from heptarchy.kernel.options import Option, Value

# name, value, lowest, highest, what it is; every one is an option of the same name
FIGURES: list[tuple[str, int, int, int, str]] = [
    ("hand_start", 5, 0, 10, "Cards of an opening Hand (OR-2.10)."),
    ("earl_deck_size", 24, 6, 60, "Cards of an Earl deck (OR-3.1)."),
    ("copies_per_type", 6, 1, 6, "Most cards of a type in a deck (OR-3.1)."),
    ("castle_strength", 2, 1, 9, "Points that take a Castle by Siege (OR-7.2a)."),
    ("palace_strength", 3, 1, 9, "Points that take a Palace by Siege (OR-7.1a)."),
    ("tower_absorb", 1, 0, 4, "Points that a Tower absorbs in a Raid or Siege (OR-11.2)."),
    ("str_infantry", 1, 1, 6, "Strength of Infantry."),
    ("str_knight", 2, 1, 6, "Strength of a Knight."),
    ("str_viking", 1, 1, 6, "Strength of a Viking."),
    ("str_chieftain", 2, 1, 6, "Strength of a Chieftain."),
    ("str_vassal", 1, 0, 6, "Strength of a Vassal, from the Hand or as Lord (OR-7.7)."),
    ("str_mercenary", 1, 0, 6, "Strength of a Mercenary (OR-7.10)."),
    ("str_champion", 2, 0, 6, "Strength of a Champion, from the Hand or as Lord (OR-7.8)."),
    ("str_prince", 2, 0, 6, "Strength of a Prince, from the Hand or as Lord (OR-7.6)."),
    ("str_king_card", 1, 0, 6, "Strength of the King card (OR-7.12a)."),
    ("str_royal_infantry", 1, 0, 6, "Strength of each Royal Infantry of the King (RB-16)."),
    ("army_infantry", 18, 0, 60, "Infantry in each Army deck (OR-1.4)."),
    ("army_knights", 6, 0, 60, "Knights in each Army deck (OR-1.4)."),
    ("viking_vikings", 18, 0, 60, "Vikings in the Viking deck (OR-1.4)."),
    ("viking_chieftains", 6, 0, 60, "Chieftains in the Viking deck (OR-1.4)."),
    ("battle_normal", 12, 0, 60, "Normal Battle cards (OR-1.7)."),
    ("battle_attacker", 4, 0, 60, "Attacker Wins cards (OR-1.7)."),
    ("battle_defender", 4, 0, 60, "Defender Wins cards (OR-1.7)."),
    ("battle_church", 4, 0, 60, "Church Decides cards (OR-1.7)."),
    ("joust_no_luck", 12, 1, 60, "No Luck cards in the Joust deck (OR-1.8)."),
    ("joust_vassals", 6, 1, 60, "Joust Vassals in the Joust deck (OR-1.8)."),
    ("joust_princes", 6, 1, 60, "Joust Princes in the Joust deck (OR-1.8)."),
    ("black_markers", 8, 1, 20, "Black markers that bring the Vikings (OR-1.12)."),
    ("land_on_place", 1, 0, 4, "Army cards for a Land placed from the Hand (OR-7.3a)."),
    ("land_field", 1, 0, 4, "Pool cards that a Land fields in a battle (OR-7.3b)."),
    ("land_recruit", 1, 0, 4, "Army cards that a Land recruits (OR-7.3c)."),
    ("market_multiplier", 2, 1, 4, "What a Market Town multiplies the Lands of its Fief by (OR-7.4a)."),
    ("banquet_draw", 2, 1, 6, "Cards that a Banquet draws (OR-7.11d)."),
    ("king_banner_lead", 2, 1, 6, "Lead in Kingship Banners that makes a King (OR-15.2)."),
    ("emissary_monk_cubes", 2, 0, 9, "Cubes for a Monk sent to the Vikings (OR-17.6)."),
    ("emissary_vassal_cubes", 1, 0, 9, "Cubes for a Vassal sent to the Vikings (OR-17.6)."),
    ("emissary_black_push", 1, 0, 8, "Black markers that an Emissary pushes before the arrival (OR-17.2)."),
    ("viking_arrival_per_earl", 2, 0, 9, "Viking cards for each Earl on the table at the arrival (OR-17.9)."),
    ("viking_growth", 1, 0, 9, "Viking cards that join the horde in each later Viking turn (OR-17.11)."),
    ("intrigue_properties", 2, 1, 24, "Most Properties that an Intrigue takes, up to the whole Fief (OR-13.7)."),
    ("intrigue_army", 2, 1, 6, "Most Pool cards that an Intrigue takes (OR-13.9)."),
    ("treachery_hand_discard", 2, 1, 6, "Cards that Treachery on a Hand discards (OR-13.4)."),
    ("ransom_cost", 1, 1, 4, "Properties that free a captured Lord (OR-12.31)."),
    ("joust_hand", 3, 3, 3, "Joust cards dealt to each in a Joust (OR-14.3)."),
    ("joust_tilts", 1, 0, 3, "Joust cards that each may exchange (OR-14.4)."),
    ("legacy_towers", 2, 1, 6, "Towers for a Legacy point (WX-34)."),
    ("legacy_hand_max", 1, 0, 6, "Most Legacy points for a Monk with a Banquet in the Hand (WX-27)."),
    ("legacy_off_table_max", 1, 0, 6, "Most Legacy points for an Earl without a Fief (WX-12)."),
    ("tournament_towers", 2, 0, 6, "Free Towers of each Earl in a tournament (OV-1)."),
    ("tournament_peace", 2, 1, 9, "Turns without Attack, Treachery or Intrigue in a tournament (OV-1)."),
    ("common_cards", 12, 1, 60, "Cards that House Divided makes common to all decks (OV-13)."),
    ("draft_rounds", 3, 1, 3, "Rounds of a draft (OV-15)."),
    ("draft_cards", 10, 4, 10, "Cards dealt to each Earl in a round of a draft (OV-15)."),
    ("draft_picks", 2, 1, 4, "Cards picked from a pack before it is passed (OV-15)."),
    ("witan_advisors", 2, 0, 9, "Advisors of each Earl in a Witan (OV-18)."),
    ("tent_strength", 1, 1, 9, "Points that destroy a Knight's Tent by Siege (OV-19)."),
    ("tent_men", 2, 0, 6, "Infantry that come with a Tent, and Pool cards that it fields (OV-19)."),
    ("errant_open", 4, 1, 9, "Cards that lie open beside the common deck (OV-19)."),
    ("errant_goal", 3, 1, 5, "Victory conditions that make a Knight win (OV-19)."),
    ("errant_castles", 2, 1, 6, "Castles that are a victory condition (OV-19)."),
    ("minster_church", 1, 1, 9, "Points that take a Church that is a seat, by Siege (OV-8)."),
    ("minster_cathedral", 2, 1, 9, "Points that take a Cathedral that is a seat, by Siege (OV-8)."),
    ("exchange_cost", 2, 1, 6, "Cards of the Hand that Resourceful Earls pay for one of the tray (OV-7)."),
    ("villages_each", 10, 1, 10, "Villages of each Earl at the start (OV-11)."),
    ("thanes_each", 10, 1, 10, "Thanes of each Earl (OV-12)."),
    ("conclave_winner", 2, 0, 6, "Army cards for the best declaration of a Conclave that stands (OV-14)."),
    ("conclave_boon", 1, 0, 6, "Army cards for each other who leaves a Conclave in honour (OV-14)."),
    ("conclave_accuser", 1, 0, 6, "Army cards more for who accused a liar in a Conclave (OV-14)."),
    ("marches_strength", 2, 1, 9, "Points that take a Castle of the Welsh Marches by Siege (OV-20)."),
    ("marches_infantry", 2, 0, 9, "Infantry that defend each neutral Castle of the Welsh Marches (OV-20)."),
    ("rb_towers_extra", 1, -5, 12, "Towers of the King beyond the number of Earls (RB-15)."),
    ("rb_royal_extra", 0, -5, 12, "Royal Infantry beyond the number of Earls (RB-16)."),
    ("rb_palace", 1, 0, 1, "Palaces of the King at the start (RB-14)."),
    ("rb_castles", 1, 0, 6, "Castles of the King at the start (RB-14)."),
    ("rb_prince", 1, 0, 6, "Prince Lords of the King at the start, the first in his Palace (RB-14)."),
    ("rb_vassals", 0, 0, 6, "Vassal Lords of the King at the start (RB-14, RB-32)."),
    ("rb_champions", 0, 0, 6, "Champion Lords of the King at the start (RB-14)."),
    ("rb_abbots", 0, 0, 6, "Monk Lords of the King at the start (RB-14)."),
    ("rb_lands", 0, 0, 6, "Lands of the King at the start (RB-14, RB-30)."),
    ("rb_markets", 0, 0, 6, "Market Towns of the King at the start (RB-14, RB-30)."),
    ("rb_churches", 0, 0, 6, "Churches of the King at the start (RB-14, RB-35)."),
    ("rb_cathedral", 0, 0, 1, "Cathedrals of the King at the start (RB-14, RB-35)."),
    ("rb_mercenaries", 0, 0, 6, "Mercenaries of the King at the start (RB-14, RB-38)."),
    ("rb_army", 0, 0, 12, "Army cards in the King's Pool at the start (RB-14)."),
    ("rb_mind_champions", 3, 0, 6, "Champions in the King's Mind (RB-22)."),
    ("rb_mind_lands", 2, 0, 6, "Lands in the King's Mind (RB-22)."),
    ("rb_mind_treachery", 1, 0, 6, "Treachery in the King's Mind (RB-22)."),
    ("rb_mind_intrigue", 1, 0, 6, "Intrigue in the King's Mind (RB-22)."),
    ("rb_mind_markets", 1, 0, 6, "Market Towns in the King's Mind (RB-22)."),
    ("rb_mind_monks", 1, 0, 6, "Monks in the King's Mind (RB-22)."),
    ("rb_mind_castles", 1, 0, 6, "Castles in the King's Mind (RB-22)."),
    ("rb_mind_vassals", 1, 0, 6, "Vassals in the King's Mind (RB-22)."),
    ("rb_mind_princes", 0, 0, 6, "Princes in the King's Mind from the start (RB-22)."),
    (
        "rb_muster",
        0,
        0,
        4,
        "Army cards for each Earl that the King's Lands raise in each of his turns, up to his capacity (RB-31).",
    ),
    ("rb_monk_cubes", 2, 0, 9, "Cubes that the King's Monk puts into the bag (RB-34)."),
    ("rb_start_cubes", 1, 0, 9, "Cubes of the King in the bag at the start (RB-20)."),
    ("round_cap", 200, 1, 200, "Rounds after which a game is decided as it stands (OR-19.7, GHA-25, WX-54, RB-86)."),
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
    return [Option(name, value, sentence, low, high, ours=name in OURS) for name, value, low, high, sentence in FIGURES]


def settled_params(options: dict[str, Value]) -> Params:
    """The figures that these options give."""
    params = Params()
    for name, _, _, _, _ in FIGURES:
        setattr(params, name, options[name])
    params.modules = module_bits(options)
    return params
