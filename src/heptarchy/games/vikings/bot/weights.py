"""What the heuristic holds dear: every figure of it, each with its sentence. A city is the measure of all."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.data.tables import (
    ALFREDS_GAMBIT,
    AMBUSH,
    DANEGELD,
    ESCAPE_INTO_THE_WILDS,
    IMPROVED_TRAINING,
    KINGS_PURSE,
    LICCIDFELD,
    LIGORACEASTER,
    LUNDENWIC,
    NORTHUMBRIAN_DISCORD,
    RELIGIOUS_CONVERSION,
    SHIELD_WALL,
    SPY,
    SURPRISE_ATTACK,
    WINTANCEASTER,
)

# What things are worth

CITY: Final = 1.0  # a city in hand: all else is measured by it
ICON: Final = 0.02  # an icon of a city, for each round to come: units that the English get, or are denied
LAST_CITIES: Final = 0.3  # more for each city while the Vikings hold almost none, or almost enough to win at once
FEW_CITIES: Final = 2  # so many or fewer in Viking hands are almost none
TREATY_CITIES: Final = 0.5  # more for each city when a treaty may end the game and so few cities decide it
NEAR_TREATY: Final = 3  # so many more or fewer than the Vikings need are few
UNIT: Final = [0.15, 0.19, 0.11, 0.08]  # a unit of each faction, while many rounds are to come
LEADER: Final = [0.4, 0.3]  # by side: a Leader, besides his units, while many rounds are to come
UNIT_AT_THE_END: Final = 0.15  # the share of a unit's worth that is left in the last round
EXPOSED: Final = [0.5, 0.25]  # by side: the share of a unit's worth that is lost with a place that falls

# What the enemy may do next

STRIKE: Final = [0.5, 0.6]  # by side that holds a place: how likely the enemy strikes there if he can
STRIKE_RANGE: Final = [2, 3]  # by side that holds a place: from how far he strikes
STRIKE_STACKS: Final = [3, 2]  # by side that holds a place: how many of his stacks join in
FYRD_COME: Final = 3.5  # Fyrd that an English city calls up, on average
OPEN_CITY: Final = 0.95  # how likely Vikings who are near walk into an empty city
LANDING: Final = 0.15  # how likely an empty city is walked into that no Viking is near now

# Where to stand

PULL: Final = [0.006, 0.016]  # by side: for a unit, each step nearer to a city that may be taken next
PULL_UNITS: Final = 12  # units of one stack that are pulled
LEAD: Final = 0.03  # for a unit, to stand with a Leader: he carries it on

ABOARD: Final = 0.10  # for a unit, to come ashore with a new Leader
TIE: Final = 1e-6  # so little makes no two shires alike: what is asked in two clicks is decided the same in both
# V-3.5: where the English put their further units, and what each unit already there takes off
DEPLOY: Final = {LIGORACEASTER: 1.0, LICCIDFELD: 0.9, LUNDENWIC: 0.95, WINTANCEASTER: 0.8}
DEPLOY_NEXT: Final = 0.1

# Moving

LOST_STEP_AT: Final = 2.5  # defenders, Fyrd among them, from which a Leader is taken to lose a step
GARRISON: Final = 6  # the most units that are left to hold a city
MOBILE: Final = [0.08, 0.06]  # by side: what a unit is worth more with a Leader who goes on than behind a wall
USE: Final = 0.05  # an activation must bring so much to be used
KEEP_CARD: Final = 0.05  # for each step of each army of a Movement card: what it is worth later

# Battles

STEADFAST: Final = 0.01  # so little keeps a unit in a battle that it makes no difference to
MORE_BATTLES: Final = 0.05  # less for the Vikings: tolls are due in later battles of the turn too

# Treaties

SIGN: Final = 4.0  # what it is worth to end a game that is won, and to go on with one that is lost
TURN_SWING: Final = 1.0  # cities that a turn to come moves one way or the other, on average
SPREAD: Final = 1.6  # how many cities such a guess is wrong by
EARLY_TREATY: Final = 0.5  # what it costs to show a Treaty card before a treaty can end the game
WIN_LATER: Final = 0.5  # how likely a game that goes on is won

# Events

KEEP_EVENT: Final = 0.25  # what an Event must bring to be played, early in the game
MORALE: Final = 0.3  # two Norsemen of a large army become Berserkers
# V-3.4: Events that are good to have in an advanced deck, and those that are seldom of use; the others lie between
GOOD_EVENTS: Final = [KINGS_PURSE, RELIGIOUS_CONVERSION, SURPRISE_ATTACK, ALFREDS_GAMBIT, IMPROVED_TRAINING, AMBUSH]
POOR_EVENTS: Final = [NORTHUMBRIAN_DISCORD, SHIELD_WALL, ESCAPE_INTO_THE_WILDS]
# V-10.3: Events that the active player lets take effect first, and last
RESOLVE: Final = {ALFREDS_GAMBIT: 1.0, DANEGELD: -1.0, SPY: -1.0}
