"""Every action of a battle: what seats may choose, and what fate may answer."""

from __future__ import annotations

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.domains import (
    COMMANDS,
    ELEMENTS,
    FireLines,
    Groups,
    Landings,
    Pairs,
    Placings,
    Poses,
    Sums,
    Troops,
)
from heptarchy.games.dba.table.feature_numbers import Lays
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.space import Domain, Space, Verb, numbers

SPACE: Space = Space("dba")

COMMAND: Domain = SPACE.know(Domain("command", [f"c{i + 1}" for i in range(COMMANDS)]))
ELEMENT: Domain = SPACE.know(Domain("element", [f"e{i + 1}" for i in range(ELEMENTS)]))
TROOP: Domain = SPACE.know(Troops())
SUM: Domain = SPACE.know(Sums())
TYPE: Domain = SPACE.know(Domain("type", t.TYPE_KEYS, t.TYPE_NAMES))
TRAIT: Domain = SPACE.know(Domain("trait", t.TRAIT_KEYS, t.TRAIT_NAMES))
CARD: Domain = SPACE.know(Domain("card", t.CARD_KEYS, t.CARD_NAMES))
GROUND_KIND: Domain = SPACE.know(Domain("ground", t.FEATURE_KEYS, t.FEATURE_NAMES))
HOLD_DOMAIN: Domain = SPACE.know(Domain("hold", t.HOLD_KEYS, t.HOLD_NAMES))
RIVER_DOMAIN: Domain = SPACE.know(Domain("river", t.RIVER_KEYS))
EDGE_DOMAIN: Domain = SPACE.know(Domain("edge", t.EDGE_KEYS))
COUNTRY_DOMAIN: Domain = SPACE.know(Domain("country", t.COUNTRY_KEYS))

LAYOUTS = 4096  # grounds that fate may lay by itself

# Mustering an army (DBA-25)
ENLIST: Verb = SPACE.verb("enlist", TYPE)
HOST: Verb = SPACE.verb("host", numbers("host", 7))  # a ready-made army
TAKE: Verb = SPACE.verb("take", TRAIT)
CROWN: Verb = SPACE.verb("crown", TYPE)  # what the general rides or walks with
MUSTERED: Verb = SPACE.verb("mustered")

# Before the battle (DBA-4, DBA-5)
ATTACK: Verb = SPACE.verb("attack")
DEFEND: Verb = SPACE.verb("defend")
RIDE: Verb = SPACE.verb("ride")
DISMOUNT: Verb = SPACE.verb("dismount")
BAND: Verb = SPACE.verb("band", ELEMENT)  # the element that a Warlord or a Warrior Prince goes with
LEND: Verb = SPACE.verb(
    "lend", Domain("loan", [f"e{e + 1} c{c + 1}" for e in range(ELEMENTS) for c in range(COMMANDS)])
)
KEEP: Verb = SPACE.verb("keep")
COUNTRY: Verb = SPACE.verb("country", COUNTRY_DOMAIN)  # AA-23.1: littoral instead of what the land is
LAY_BY_LOT: Verb = SPACE.verb("lay_by_lot")
LAID: Verb = SPACE.verb("laid")
EDGE: Verb = SPACE.verb("edge", EDGE_DOMAIN)
CAMP: Verb = SPACE.verb("camp", numbers("mm", 1200))  # the middle of its front, from the western edge
UNCAMPED: Verb = SPACE.verb("uncamped")  # DBA-33.8: a defender with a built-up area
ASHORE: Verb = SPACE.verb("ashore")  # DBA-34.3: nobody comes by sea
RANK: Verb = SPACE.verb("rank", COMMAND)  # the next command from the left
BORDER: Verb = SPACE.verb("border", numbers("line", 1200))
GARRISON: Verb = SPACE.verb(
    "garrison", Domain("quarters", [f"e{e + 1} {key}" for e in range(ELEMENTS) for key in t.HOLD_KEYS])
)
ARRAY: Verb = SPACE.verb("array", numbers("array", 3))  # the rest of the command in a ready-made line
READY: Verb = SPACE.verb("ready")

# Cards (DBA-22)
PLAY: Verb = SPACE.verb("play", CARD)
PASS: Verb = SPACE.verb("pass")
BLESS: Verb = SPACE.verb("bless")  # Sorcery: the own break point
CURSE: Verb = SPACE.verb("curse", COMMAND)
DISGUISE: Verb = SPACE.verb("disguise", ELEMENT)

# A bound (DBA-6)
FIGHT_ON: Verb = SPACE.verb("fight_on")
OFFER_DRAW: Verb = SPACE.verb("offer_draw")
CONCEDE: Verb = SPACE.verb("concede")
DESPAIR: Verb = SPACE.verb("despair")  # DBA-19.7: his own command is demoralised
ACCEPT: Verb = SPACE.verb("accept")
DECLINE: Verb = SPACE.verb("decline")
GRANT: Verb = SPACE.verb("grant", numbers("die", 6))
ENTER: Verb = SPACE.verb("enter", HOLD_DOMAIN)  # DBA-33.2, DBA-35.1: what was taken up goes in
RISE: Verb = SPACE.verb("rise")  # DBA-33.7: six PIPs for the denizens
RUN: Verb = SPACE.verb("run")  # whoever is not held flees
STAY: Verb = SPACE.verb("stay")
LEAVE: Verb = SPACE.verb("leave")  # over the own base edge
DONE: Verb = SPACE.verb("done")
FIGHT: Verb = SPACE.verb("fight", ELEMENT)
URGE: Verb = SPACE.verb("urge")  # DBA-4.5
FORGO: Verb = SPACE.verb("forgo")
STAND_FAST: Verb = SPACE.verb("stand_fast")  # DBA-36.3: The Brave ignores a recoil
GIVE_GROUND: Verb = SPACE.verb("give_ground")  # or recoils

# Fate
PIPS: Verb = SPACE.verb("pips", numbers("pips", 6))
CLASH: Verb = SPACE.verb("clash", Domain("dice", [f"{a} {b}" for a in range(1, 7) for b in range(1, 7)]))
OMEN: Verb = SPACE.verb("omen", numbers("omen", 6))
SPARK: Verb = SPACE.verb("spark", numbers("spark", 6))
FORD: Verb = SPACE.verb("ford", numbers("ford", 6))  # a die for the river, or for who enters it (DBA-31)
DEAL: Verb = SPACE.verb("deal", CARD)
LOT: Verb = SPACE.verb("lot", numbers("layout", LAYOUTS - 1))

# Over open domains: some are offered, all are judged. They come last: what follows an open verb is not listed
MOVE: Verb = SPACE.verb("move", Groups())  # the element or group that moves
TO: Verb = SPACE.verb("to", Poses())  # where its first element goes
COLUMN: Verb = SPACE.verb("column", Placings())  # the element that leads, and where it goes
HOLD: Verb = SPACE.verb("hold", Groups())
FACE: Verb = SPACE.verb("face", Placings())  # a held element turns in place
ENTRENCH: Verb = SPACE.verb("entrench", Groups())
DEPLOY: Verb = SPACE.verb("deploy", Placings())
LURK: Verb = SPACE.verb("lurk", Placings())
EXCHANGE: Verb = SPACE.verb("exchange", Pairs())
LAY: Verb = SPACE.verb("lay", Lays())
KEEP_BACK: Verb = SPACE.verb("keep_back", Groups())  # DBA-34.3: who comes by sea
LAND: Verb = SPACE.verb("land", Landings())
BURN: Verb = SPACE.verb("burn", FireLines())

PIP_DIE: Weights = Weights(PIPS.actions[1:])
CLASH_DICE: Weights = Weights(CLASH.actions)
OMEN_DIE: Weights = Weights(OMEN.actions[1:])
SPARK_DIE: Weights = Weights(SPARK.actions[1:])
FORD_DIE: Weights = Weights(FORD.actions[1:])
LOTS: Weights = Weights(LOT.actions)
