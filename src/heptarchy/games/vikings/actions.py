"""Every action of 878: Vikings: what seats may click, and what fate may answer."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings import tables as t
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.space import Domain, Space, numbers

SHIRE: Final = Domain("shire", t.SHIRES, t.MODERN)
CARD: Final = Domain("card", t.CARDS, t.CARD_TITLES)
FACTION: Final = Domain("faction", t.FACTIONS, ("Norsemen", "Berserkers", "Housecarl", "Thegn"))
KIND: Final = Domain("kind", t.UNIT_KINDS, ("Norsemen", "Berserkers", "Housecarl", "Thegn", "Fyrd"))
SIDE: Final = Domain("side", t.SIDES, ("the Vikings", "the English"))
LEADER: Final = Domain("leader", t.LEADERS, t.LEADER_NAMES)
EVENT: Final = Domain("event", t.EVENTS, t.EVENT_NAMES)
COUNT: Final = numbers("count", 40)
OUTCOME: Final = Domain("outcome", t.ROLL_NAMES)
FYRD_CARD: Final = Domain("fyrd_card", [str(value) for value in t.FYRD_VALUES])

SPACE: Final = Space("vikings")
for _domain in (FACTION, SIDE):
    SPACE.know(_domain)

# Set-up (V-3)
CHOOSE: Final = SPACE.verb("choose", CARD)  # an Event for an advanced deck
DEPLOY: Final = SPACE.verb("deploy", SHIRE)  # one more English unit

# Cards (V-5.8, V-10)
PLAY: Final = SPACE.verb("play", CARD)
PASS: Final = SPACE.verb("pass")
RESOLVE: Final = SPACE.verb("resolve", EVENT)  # which Event takes effect first
TARGET: Final = SPACE.verb("target", SHIRE)  # where an Event takes effect
TARGET_CARD: Final = SPACE.verb("target_card", LEADER)  # on which Leader's card it does
TAKE: Final = SPACE.verb("take", COUNT)  # how many
BAR: Final = SPACE.verb("bar", SHIRE)  # a coast that the Saxon Navy guards

# Reinforcements (V-5)
PLACE: Final = SPACE.verb("place", SHIRE)  # units into a shire
BOARD: Final = SPACE.verb("board", LEADER)  # units onto the card of a Leader off shore
REINFORCE: Final = SPACE.verb("reinforce", SHIRE)  # a city that does not go short
CROWN: Final = SPACE.verb("crown", SHIRE)  # where Alfred comes

# Leaders and armies (V-7, V-8)
ACTIVATE: Final = SPACE.verb("activate", LEADER)
LAND: Final = SPACE.verb("land", SHIRE)
MUSTER: Final = SPACE.verb("muster", SHIRE)
STEP: Final = SPACE.verb("march", SHIRE)
SAIL: Final = SPACE.verb("sail", SHIRE)
HALT: Final = SPACE.verb("halt")
DONE: Final = SPACE.verb("done")
LOAD: Final = [SPACE.verb(f"load {key}", COUNT) for key in t.FACTIONS]  # how many come along, set absolutely

# Battles (V-9)
FIGHT: Final = SPACE.verb("fight", SHIRE)
LOSE: Final = SPACE.verb("lose", KIND)
PAY: Final = SPACE.verb("pay", KIND)
STAY: Final = SPACE.verb("stay")
WITHDRAW: Final = SPACE.verb("withdraw", SHIRE)  # a Command
FOLLOW: Final = SPACE.verb("follow", LEADER)  # the Leader who goes with the last unit

# Fate
CUBE: Final = SPACE.verb("cube", FACTION)
DRAW: Final = SPACE.verb("draw", CARD)
REVEAL: Final = SPACE.verb("reveal", LEADER)
LEVY: Final = SPACE.verb("levy", FYRD_CARD)
ROLL: Final = SPACE.verb("roll", OUTCOME)

# By kind, by number of dice: what fate may roll
DICE_WEIGHTS: Final[list[list[Weights]]] = [
    [
        Weights([ROLL[outcome] for outcome in t.ROLL_ANSWERS[kind][n]], t.ROLL_WEIGHTS[kind][n])
        for n in range(len(t.ROLL_ANSWERS[kind]))
    ]
    for kind in range(len(t.UNIT_KINDS))
]
# By mask of cubes in the bag (V-4.2)
CUBE_WEIGHTS: Final[list[Weights]] = [
    Weights([CUBE[faction] for faction in range(4) if bag >> faction & 1]) for bag in range(16)
]
# By shire: the steps of an army or Leader that nothing bars
STEPS_FROM: Final[list[list[int]]] = [[STEP[shire] for shire in roads] for roads in t.ROADS]
