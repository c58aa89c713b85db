"""Every action of a battle: what seats may choose, and what fate may answer."""

from __future__ import annotations

from heptarchy.games.dba import tables as t
from heptarchy.games.dba.domains import (
    COMMANDS,
    ELEMENTS,
    FireLines,
    Groups,
    Lays,
    Pairs,
    Placings,
    Poses,
)
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.space import Domain, Space, numbers

SPACE = Space("dba")

COMMAND = SPACE.know(Domain("command", [f"c{i + 1}" for i in range(COMMANDS)]))
ELEMENT = SPACE.know(Domain("element", [f"e{i + 1}" for i in range(ELEMENTS)]))
TYPE = SPACE.know(Domain("type", t.TYPE_KEYS, t.TYPE_NAMES))
TRAIT = SPACE.know(Domain("trait", t.TRAIT_KEYS, t.TRAIT_NAMES))
CARD = SPACE.know(Domain("card", t.CARD_KEYS, t.CARD_NAMES))
GROUND_KIND = SPACE.know(Domain("ground", t.FEATURE_KEYS, t.FEATURE_NAMES))
EDGE_DOMAIN = SPACE.know(Domain("edge", t.EDGE_KEYS))

LAYOUTS = 4096  # grounds that fate may lay by itself

# Mustering an army (DBA-25)
ENLIST = SPACE.verb("enlist", TYPE)
HOST = SPACE.verb("host", numbers("host", 7))  # a ready-made army
TAKE = SPACE.verb("take", TRAIT)
CROWN = SPACE.verb("crown", TYPE)  # what the general rides or walks with
MUSTERED = SPACE.verb("mustered")

# Before the battle (DBA-4, DBA-5)
ATTACK = SPACE.verb("attack")
DEFEND = SPACE.verb("defend")
RIDE = SPACE.verb("ride")
DISMOUNT = SPACE.verb("dismount")
BAND = SPACE.verb("band", ELEMENT)  # the element that a Warlord or a Warrior Prince goes with
LEND = SPACE.verb("lend", Domain("loan", [f"e{e + 1} c{c + 1}" for e in range(ELEMENTS) for c in range(COMMANDS)]))
KEEP = SPACE.verb("keep")
LAY_BY_LOT = SPACE.verb("lay_by_lot")
LAID = SPACE.verb("laid")
EDGE = SPACE.verb("edge", EDGE_DOMAIN)
CAMP = SPACE.verb("camp", numbers("mm", 1200))  # the middle of its front, from the western edge
RANK = SPACE.verb("rank", COMMAND)  # the next command from the left
BORDER = SPACE.verb("border", numbers("line", 1200))
ARRAY = SPACE.verb("array", numbers("array", 3))  # the rest of the command in a ready-made line
READY = SPACE.verb("ready")

# Cards (DBA-22)
PLAY = SPACE.verb("play", CARD)
PASS = SPACE.verb("pass")
BLESS = SPACE.verb("bless")  # Sorcery: the own break point
CURSE = SPACE.verb("curse", COMMAND)
DISGUISE = SPACE.verb("disguise", ELEMENT)

# A bound (DBA-6)
FIGHT_ON = SPACE.verb("fight_on")
OFFER_DRAW = SPACE.verb("offer_draw")
CONCEDE = SPACE.verb("concede")
DESPAIR = SPACE.verb("despair")  # DBA-19.7: his own command is demoralised
ACCEPT = SPACE.verb("accept")
DECLINE = SPACE.verb("decline")
GRANT = SPACE.verb("grant", numbers("die", 6))
RUN = SPACE.verb("run")  # whoever is not held flees
STAY = SPACE.verb("stay")
LEAVE = SPACE.verb("leave")  # over the own base edge
DONE = SPACE.verb("done")
FIGHT = SPACE.verb("fight", ELEMENT)
URGE = SPACE.verb("urge")  # DBA-4.5
FORGO = SPACE.verb("forgo")

# Fate
PIPS = SPACE.verb("pips", numbers("pips", 6))
CLASH = SPACE.verb("clash", Domain("dice", [f"{a} {b}" for a in range(1, 7) for b in range(1, 7)]))
OMEN = SPACE.verb("omen", numbers("omen", 6))
SPARK = SPACE.verb("spark", numbers("spark", 6))
DEAL = SPACE.verb("deal", CARD)
LOT = SPACE.verb("lot", numbers("layout", LAYOUTS - 1))

# Over open domains: some are offered, all are judged. They come last: what follows an open verb is not listed
MOVE = SPACE.verb("move", Groups())  # the element or group that moves
TO = SPACE.verb("to", Poses())  # where its first element goes
COLUMN = SPACE.verb("column", Placings())  # the element that leads, and where it goes
HOLD = SPACE.verb("hold", Groups())
FACE = SPACE.verb("face", Placings())  # a held element turns in place
ENTRENCH = SPACE.verb("entrench", Groups())
DEPLOY = SPACE.verb("deploy", Placings())
LURK = SPACE.verb("lurk", Placings())
EXCHANGE = SPACE.verb("exchange", Pairs())
LAY = SPACE.verb("lay", Lays())
BURN = SPACE.verb("burn", FireLines())

PIP_DIE = Weights(PIPS.actions[1:])
CLASH_DICE = Weights(CLASH.actions)
OMEN_DIE = Weights(OMEN.actions[1:])
SPARK_DIE = Weights(SPARK.actions[1:])
LOTS = Weights(LOT.actions)
