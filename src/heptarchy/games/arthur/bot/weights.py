"""What the heuristic holds dear: every figure of it, each with its sentence. A point of rank is the measure of all."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.dba.data import tables as dba

# How the end is seen from afar

COOL: Final = 0.8  # how far apart ranks count as decided at the very end
WARM: Final = 0.35  # more, for each round that is left
# The same for one who judges how a campaign will end: by tools/fit_heat.py, from some 1,400 games for 2 to 8 rulers.
# Those above, by which the heuristic plays, are surer than they should be; to play by these instead made it no better.
JUDGED_COOL: Final = 2.1
JUDGED_WARM: Final = 1.2

# Armies

ELEMENT: Final = 0.2  # an element of one's levy, for each war that is still to come
MANY_WARS: Final = 3.0  # wars beyond these are too far off to count
STANDING: Final = 0.5  # how much of its army's worth a kingdom shows in its standing
OWN_VASSAL: Final = 0.4  # what an element of one's own vassal, or lord, is worth beside one's own
KIND: Final[list[float]] = [2.0, 1.2, 0.7, 0.5, 0.9, 1.3, 0.85, 1.0, 0.6, 0.0]  # an element, by type
BASE_RAIDER: Final = 0.1  # less gladly sent raiding: an element of the base army

# Claims

CLAIM: Final = 0.17  # of what is claimed, for each war to come: how likely it is that the claim is exercised
CLAIM_MOST: Final = 0.55  # however many wars there are
CLAIM_TITLE: Final = 0.4  # a title that nobody holds: any war that is won brings it (AA-11.4)
CLAIM_DEATH: Final = 0.03  # more, for each round to come in which a ruler may die
HOPE: Final = 0.2  # of that, where a claim is seen from afar: it may be lost again as well
SHARED: Final = 0.9  # of the worth of a claim, for each other who claims the same
FOCUS: Final = 0.08  # more for each claim that one has on the same owner already
WEAK_OWNER: Final = 0.5  # more, by how much weaker than oneself the owner is
LEADER: Final = 0.6  # more, by how much the owner is the one to beat
TITLE_RACE: Final = 0.85  # of the worth of a title with nobody of higher rank after it
TITLE_LATE: Final = 0.35  # the same with somebody ahead

# Fealty

VASSAL_ARMY: Final = 0.5  # a vassal's army, for each war to come
FREEDOM: Final = 0.8  # what it costs to be a vassal
OVERLORD: Final = 12.0  # all others vassals, and a title: that wins (AA-17.1)
OVERLORD_NEAR: Final = 1.5  # a throne when only two are missing

# Wars

WAR_LEAST: Final = 0.0  # a war that promises less is not begun
WAR_WAITS: Final = 1.0  # and so much more is asked of it for each war that can come after it, by many players
BEHIND: Final = 0.6  # of an equal share of the chances: who has no more does not wait for a better war
DOUBT: Final = 3.0  # points of rank by which a side must promise more to be chosen about three times in four
FUTURES: Final = 6  # ways in which the sides may form that are thought through
VOID_COSTS: Final = 1.0  # a void war: no other can be declared for a time
PREPARE: Final = 0.2  # what a card before the declaration must bring, or war comes first
SECOND_WAR: Final = 0.8  # of what a second war seems to promise
TROUBLE: Final = 0.7  # how likely a war is before the next own turn, where one may be declared
CALM: Final = 0.1  # where none may be
STRANGER: Final = 0.25  # how much a raid helps if somebody else declares the war
INSIST: Final = 0.5  # of a prize: that the die falls for oneself

# Given words (AA-22)

PROMISE: Final = 0.8  # of a claim on one's own that a C-in-C promises to give up
WORD: Final = 0.4  # for a side to which one has said yes: so much more must the other promise
OFFER: Final = 0.02  # what an offer must bring
PERSUADED: Final = 0.5  # points of rank by which a side must promise more for somebody to come three times in four
HONOUR: Final = 1.5  # a word is broken where keeping it would cost more
RENOUNCES: Final = 0.1  # the card that it takes to renounce a claim
FAITHFUL: Final = 2.0  # words kept that one is believed to have kept before the first
BREACH: Final = 2.0  # words kept that it takes to make up for a broken one
GRUDGE: Final = 0.3  # against a C-in-C, for each word that he has broken to us

# Sieges

SIEGES: Final = 0.3  # how often a declared war comes to a siege
LIFTED: Final = 0.2  # how often besiegers give up after a round
FEVER: Final = 1 / 6  # a ruler dies in a round that his side has lost (AA-10.4)
LOST_ROUNDS: Final = 2.3  # rounds that besiegers lose in a siege, about
FALLS: Final[list[float]] = [0.01, 0.08, 0.14]  # a ruler dies in a battle that his side wins, draws, loses (AA-27.2)
FELL: Final = 0.5  # a ruler dies with his element (AA-13.8)

# Settling

USURPED: Final = 0.8  # the danger of a Saxon Usurper to a British ruler with more Saxon than British land
CLAIMED_LAND: Final = 0.5  # of the worth of settling land that another claims
OPENING: Final = 0.03  # for every own province beside it that can be settled next

# Cards

REFRESH: Final = 0.12  # a new card for an old one
TRAIT: Final[dict[int, float]] = {
    t.SCHOOLED_IN_WAR: 0.2,
    t.SLY_FOX: 0.1,
    t.THE_BRAVE: 0.08,
    t.LEGENDARY_PROWESS: 0.15,
    t.FOOL_IN_WAR: -0.2,
    t.DUMB_OX: -0.1,
    t.THE_KNAVE: -0.1,
    t.LEGENDARY_CLUMSINESS: -0.15,
    t.WARRIOR_PRINCE: 0.12,
    t.THE_ROMAN_WAY: 0.05,
}  # on a ruler, where battles are fought
QUICK_TRAIT: Final = 0.1  # of that where one roll decides
ALLY: Final = 0.8  # what troops for the next war are worth before a ruler who is sure to fight it beside us
THRONE_CARDS: Final = 3 / 70  # how likely a new card is a Claim to the Throne
MERLIN: Final = 0.18  # for each round to come
HATER: Final = 0.1  # a Saxon Hater beyond the troops that he does without
KEEP: Final[dict[int, float]] = {
    t.TREACHERY: 0.12,
    t.REBELLION: 0.05,
    t.CLAIM_TO_THE_THRONE: 0.5,
    t.SAXON_USURPER: 0.3,
    t.FALL_OF_THE_MIGHTY: 0.8,
    t.FOR_WHOM_THE_BELL_TOLLS: 0.8,
    t.CAST_OUT_THE_SAXONS: 0.14,  # these four wait for a Saxon ruler: more than a new card, less than any play
    t.SAXONS_UNITE: 0.14,
    t.LONG_SHIPS: 0.14,
    t.NORTHERNERS: 0.14,
    t.BRITONS_UNITE: 0.05,
    t.ASSASSIN: 0.3,
    t.NIGHT_OF_THE_LONG_KNIVES: 0.3,
    t.IRISH_INVADERS: 0.1,
    t.KNIGHTS_ERRANT: 0.1,
    t.MIGRATING_BRITONS: 0.05,
    t.WARLORD: 1.0,
    t.IRISH_SUBJECTS: 0.05,
}  # a card in hand that may be of use later
PATIENCE: Final[dict[int, float]] = {
    t.FALL_OF_THE_MIGHTY: 1.5,
    t.FOR_WHOM_THE_BELL_TOLLS: 1.5,
    t.ASSASSIN: 0.7,
    t.NIGHT_OF_THE_LONG_KNIVES: 0.7,
    t.SAXON_USURPER: 0.7,
}  # what the death of a ruler must bring beyond that: more is claimed of him with every turn
PATIENT: Final = 4  # rounds to come in which patience pays; with fewer it runs out
BATTLE_CARD: Final = 0.2  # a card for battles, where they are fought
MERLIN_BASE: Final[dict[int, float]] = {
    t.ESTABLISH_CLAIM: 0.35,
    t.CASSUS_BELLI: 0.3,
    t.SAXON_SETTLEMENT: 0.15,
    t.RAID: 0.05,
    t.RENOUNCE_CLAIM: 0.01,
}  # a base card that somebody does without for a turn
LIKED: Final = 0.25  # a card of which nothing is known

LEADERS: Final[dict[int, float]] = {dba.KN: 2.0, dba.CV: 1.0, dba.WB: 0.9, dba.SP: 0.8, dba.AX: 0.5}  # as generals
BANDS: Final[dict[int, float]] = {dba.SP: 1.0, dba.WB: 0.9, dba.CV: 0.8, dba.BD: 0.8, dba.AX: 0.6}  # as bands
