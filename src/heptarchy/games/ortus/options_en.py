"""What the options of Ortus Regni are called in English, where that says more than their keys."""

from __future__ import annotations

# How the names of figures begin, and what that is short for
FIGURE_HEADS: tuple[tuple[str, str], ...] = (
    ("str_", "Strength: "),
    ("rb_mind_", "the King's Mind: "),
    ("rb_", "the King: "),
)
OPTION_NAMES: dict[str, str] = {
    "difficulty": "the King's strength",
    "mode": "mode of a Rebellion",
    "banquet_answers": "Banquet appeases the King",
    "castle_fallback": "King besieges Castles",
    "mulligan": "free mulligan",
    "concede": "conceding",
    "state_and_church": "State and Church",
    "captains": "Mercenary Captains",
    "resourceful": "Resourceful Earls",
    "tactics": "Medieval Tactics",
    "viking_must_attack": "Vikings must attack",
    "treachery_vassal": "Fief of a slain Vassal",
    "marches": "Welsh Marches",
    "knight_errant": "Knight-errant",
}
