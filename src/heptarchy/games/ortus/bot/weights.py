"""What the heuristic holds dear: every figure of it. An ordinary card put to use is the measure of all."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.data import tables as t

# What lies on the table is worth

SEAT: Final = 2.5  # a Castle or Palace, besides what belongs to it
LIFE: Final = 25.0  # the last Fief of an Earl, where losing it is the end
LAST_FIEF: Final = 6.0  # the last Fief of an Earl who plays on without
PROPERTY: Final = {t.LAND: 1.8, t.MARKET: 1.5, t.CHURCH: 1.0, t.CATHEDRAL: 2.5}
LORD: Final = {t.PRINCE: 2.2, t.VASSAL: 1.0, t.CHAMPION: 1.8, t.MONK: 1.0}
MERCENARY: Final = 1.6
GARRISON: Final = 0.8  # each card of it
POOL: Final = 0.7  # an Army card that can be fielded
IDLE_POOL: Final = 0.25  # one beyond capacity
TOWER: Final = 0.9
TENT: Final = 0.4  # a Knight's Tent, which he pitches again (OV-19)
HAND_CARD: Final = 0.9  # a card of somebody's Hand, unseen

# Cards in Hand: what each is worth there, as long as it is not needed elsewhere

KEEP: Final = {
    t.CASTLE: 2.0,
    t.LAND: 1.8,
    t.MARKET: 1.0,
    t.CHURCH: 0.7,
    t.CATHEDRAL: 1.2,
    t.PRINCE: 1.6,
    t.VASSAL: 0.9,
    t.CHAMPION: 1.3,
    t.MONK: 0.8,
    t.MERCENARY: 1.3,
    t.TREACHERY: 1.5,
    t.INTRIGUE: 1.5,
    t.ALLIES: 1.1,
    t.BANQUET: 0.6,
    t.BANNER: 0.9,
    t.PALACE: 2.5,
}
DUPLICATE: Final = 0.6  # a second card of a type is worth so much of the first
HEIRLOOM: Final = 3.0  # the last Banner, with a Prince to bequeath by
NO_HEIR_YET: Final = 0.8  # of that for one of the two while the other is missing

# Actions

FIRST_LAND: Final = 1.5  # more for the first Land: it fields and recruits
SECOND_SEAT: Final = 2.5  # more for a second Fief: a Siege is not the end then
LONE_PRINCE: Final = 1.5  # more for the first Prince: without one there is no bequeathing
RECRUIT_LEAST: Final = 2  # recruiting fewer is hardly worth the Action
LOOK: Final = 0.3
BANQUET: Final = 1.0
LOW_DECK: Final = 6  # with so few cards left, drawing more is dying faster
BEQUEATH_LAST: Final = 40.0  # with the next draws the last
BEQUEATH_SOON: Final = 9.0
VIKING_SHARE: Final = 7.0  # the whole bag, before or after the arrival
CROWN: Final = 3.5  # to be King
BANNER: Final = 0.9  # a Banner towards it
CROWN_AND_CATHEDRAL: Final = 40.0  # both, where that wins
JOUST: Final = 0.2

QUEST: Final = 2.0  # a condition of victory (OV-19)
LAST_QUEST: Final = 40.0  # the one that wins
WANTED: Final = 1.0  # a card to be had that would bring one
NEW_ROW: Final = 0.5  # a Banner for new open cards
UNSEEN: Final = 1.15  # the top card of the common deck

# Battles

MARGIN: Final = 1  # Strength beyond what is expected to be needed
HAND_DEFENDS: Final = 0.55  # share of an unseen Hand's Strength that comes to a defence
HAND_ATTACKS: Final = 0.75  # share of it that comes to an attack
BLOOD: Final = 0.45  # what an enemy loses counts so much beside what one gains

LAST_DRAWS: Final = 5  # so few cards in the deck and no heir: what is saved is saved for nobody
NOTHING_TO_LOSE: Final = 0.2  # of the price of an attack then

# Politics

STRUGGLE: Final = 0.7  # how often a plot works against an Earl with a Hand
BACKFIRE: Final = 0.5  # against the King (RB-62)

# Variants

HOLY_SEE: Final = 4.0  # more for the Cathedral where it is half a victory
SHARE_OF_LEGACY: Final = 4.0  # a Legacy point
KING_TOWER: Final = 1.6  # a Tower of the King: it never comes back (RB-87)
KING_SEAT: Final = 8.0  # a seat of the King
