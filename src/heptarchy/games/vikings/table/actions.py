"""Every action of 878: Vikings: what seats may click, and what fate may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.space import Domain, Space, numbers

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import Face

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
# The Viking Age (VX)
KINGDOM: Final = Domain("kingdom", ta.KINGDOM_KEYS, ("Northumbria", "Mercia", "East Anglia", "Wessex"))
KING: Final = Domain("king", ta.KING_KEYS, ta.KING_TITLES)
RUNE: Final = Domain("rune", ta.RUNE_FACES, ("Thor", "Odin", "Tyr", "Freyja", "Loki", "blank"))
PRAYER: Final = Domain("prayer", ta.PRAYER_FACES, ("Michael", "Edmund", "Cuthbert", "Mary", "Chad", "blank"))
RELIC: Final = Domain(
    "relic", ta.RELICS, ("St Cuthbert", "St Wilfrid", "St Chad", "St Augustine", "St Swithun", "St Edmund")
)
LEGEND: Final = Domain("legend", ta.LEGEND_KEYS, ta.LEGEND_TITLES)
EPIC: Final = Domain("epic", ta.EPIC_KEYS, ta.EPIC_TITLES)
MIX: Final = Domain("mix", ("norsemen", "both", "berserkers"), ("Norsemen", "both kinds", "Berserkers"))
SPUR: Final = Domain(
    "spur", ("mercia", "east_anglia", "burgred", "great_host"), ("Mercia", "East Anglia", "Burgred", "The Great Host")
)
# A die on the table: its kind and what it shows
FACES: Final[tuple[Face, ...]] = ("hit", "flee", "command", "blank")
FACE: Final = Domain("face", ("nothing", *FACES))
TILE: Final = Domain("tile", ("fort", "settlement"))
DIE: Final = Domain("die", [f"{kind}_{face}" for kind in t.UNIT_KINDS for face in FACES])

SPACE: Final = Space("vikings")
for _domain in (FACTION, SIDE, KINGDOM):
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

# War for Land and Gods (VX-1)
BUILD: Final = SPACE.verb("build", SHIRE)  # a Fort
GIVE: Final = SPACE.verb("give", MIX)  # which units are given up for it
SETTLE: Final = SPACE.verb("settle", SHIRE)  # a Fort becomes a Settlement
RAZE: Final = SPACE.verb("raze")  # the Fort or Settlement takes the Hit
AVENGE: Final = SPACE.verb("avenge")  # a plundered Church calls up Fyrd

# The other modules (VX-2 to VX-9)
HURRY: Final = SPACE.verb("hurry", SPUR)  # more steps for this army or Leader
CROWNED: Final = SPACE.verb("king", KING)  # a King is played
CAST: Final = SPACE.verb("cast")  # a Rune or Prayer die joins the roll
SPEND: Final = SPACE.verb("spend", RELIC)  # to roll again
CLAIM: Final = SPACE.verb("claim", LEGEND)  # its reward
REROLL: Final = SPACE.verb("reroll", DIE)
BETRAY: Final = SPACE.verb("betray", FACTION)  # who turns traitor
CHAMPION: Final = SPACE.verb("champion", FACTION)  # who fights the duel
BRING: Final = SPACE.verb("bring")  # Lagertha

# Their fate
DEAL_KING: Final = SPACE.verb("deal_king", KING)
LAY: Final = SPACE.verb("lay", LEGEND)
CALL_RUNE: Final = SPACE.verb("rune", RUNE)
CALL_PRAYER: Final = SPACE.verb("prayer", PRAYER)
TURN_EPIC: Final = SPACE.verb("epic", EPIC)

RUNE_WEIGHTS: Final = Weights([CALL_RUNE[face] for face in range(len(ta.RUNE_FACES))], ta.RUNE_WEIGHTS)
PRAYER_WEIGHTS: Final = Weights([CALL_PRAYER[face] for face in range(len(ta.PRAYER_FACES))], ta.PRAYER_WEIGHTS)

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
