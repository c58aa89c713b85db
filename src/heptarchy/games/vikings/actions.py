"""Every action of 878: Vikings: what seats may click, and what fate may answer."""

from __future__ import annotations

from heptarchy.games.vikings import tables as t
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.space import Domain, Space, numbers

SHIRE = Domain("shire", t.SHIRES, t.MODERN)
CARD = Domain("card", t.CARDS, t.CARD_TITLES)
FACTION = Domain("faction", t.FACTIONS, ("Norsemen", "Berserkers", "Housecarl", "Thegn"))
KIND = Domain("kind", t.UNIT_KINDS, ("Norsemen", "Berserkers", "Housecarl", "Thegn", "Fyrd"))
SIDE = Domain("side", t.SIDES, ("the Vikings", "the English"))
LEADER = Domain("leader", t.LEADERS, t.LEADER_NAMES)
EVENT = Domain("event", t.EVENTS, t.EVENT_NAMES)
COUNT = numbers("count", 40)
OUTCOME = Domain("outcome", t.ROLL_NAMES)
FYRD_CARD = Domain("fyrd_card", [str(value) for value in t.FYRD_VALUES])

SPACE = Space("vikings")
for _domain in (FACTION, SIDE):
    SPACE.know(_domain)

# Set-up (V-3)
CHOOSE = SPACE.verb("choose", CARD)  # an Event for an advanced deck
DEPLOY = SPACE.verb("deploy", SHIRE)  # one more English unit

# Cards (V-5.8, V-10)
PLAY = SPACE.verb("play", CARD)
PASS = SPACE.verb("pass")
RESOLVE = SPACE.verb("resolve", EVENT)  # which Event takes effect first
TARGET = SPACE.verb("target", SHIRE)  # where an Event takes effect
TARGET_CARD = SPACE.verb("target_card", LEADER)  # on which Leader's card it does
TAKE = SPACE.verb("take", COUNT)  # how many
BAR = SPACE.verb("bar", SHIRE)  # a coast that the Saxon Navy guards

# Reinforcements (V-5)
PLACE = SPACE.verb("place", SHIRE)  # units into a shire
BOARD = SPACE.verb("board", LEADER)  # units onto the card of a Leader off shore
REINFORCE = SPACE.verb("reinforce", SHIRE)  # a city that does not go short
CROWN = SPACE.verb("crown", SHIRE)  # where Alfred comes

# Leaders and armies (V-7, V-8)
ACTIVATE = SPACE.verb("activate", LEADER)
LAND = SPACE.verb("land", SHIRE)
MUSTER = SPACE.verb("muster", SHIRE)
STEP = SPACE.verb("march", SHIRE)
SAIL = SPACE.verb("sail", SHIRE)
HALT = SPACE.verb("halt")
DONE = SPACE.verb("done")
LOAD = [SPACE.verb(f"load {key}", COUNT) for key in t.FACTIONS]  # how many come along, set absolutely

# Battles (V-9)
FIGHT = SPACE.verb("fight", SHIRE)
LOSE = SPACE.verb("lose", KIND)
PAY = SPACE.verb("pay", KIND)
STAY = SPACE.verb("stay")
WITHDRAW = SPACE.verb("withdraw", SHIRE)  # a Command
FOLLOW = SPACE.verb("follow", LEADER)  # the Leader who goes with the last unit

# Fate
CUBE = SPACE.verb("cube", FACTION)
DRAW = SPACE.verb("draw", CARD)
REVEAL = SPACE.verb("reveal", LEADER)
LEVY = SPACE.verb("levy", FYRD_CARD)
ROLL = SPACE.verb("roll", OUTCOME)

# By kind, by number of dice: what fate may roll
DICE_WEIGHTS: list[list[Weights]] = [
    [
        Weights([ROLL[outcome] for outcome in t.ROLL_ANSWERS[kind][n]], t.ROLL_WEIGHTS[kind][n])
        for n in range(len(t.ROLL_ANSWERS[kind]))
    ]
    for kind in range(len(t.UNIT_KINDS))
]
# By mask of cubes in the bag (V-4.2)
CUBE_WEIGHTS: list[Weights] = [
    Weights([CUBE[faction] for faction in range(4) if bag >> faction & 1]) for bag in range(16)
]
# By shire: the steps of an army or Leader that nothing bars
STEPS_FROM: list[list[int]] = [[STEP[shire] for shire in roads] for roads in t.ROADS]
