"""What happens in a battle, as events."""

from __future__ import annotations

from heptarchy.games.dba.actions import SPACE
from heptarchy.kernel.events import EventKinds

KINDS = EventKinds(SPACE)

# Before the battle
MUSTERED = KINDS.kind("mustered", "{command} has mustered {n} elements")
LEVIED = KINDS.kind("levied", "{command} has {n} elements of {type}")
TRAITED = KINDS.kind("traited", "{command}: {trait}")
CROWNED = KINDS.kind("crowned", "the general of {command} is {element}")
ROLES = KINDS.kind("roles", "{command} commands the attackers, {command2} the defenders")
LAID = KINDS.kind("laid", "a {ground} lies on the table")
EDGED = KINDS.kind("edged", "{command} takes the {edge} edge")
CAMPED = KINDS.kind("camped", "{command} pitches his camp")
LENT = KINDS.kind("lent", "{command} lends {element} to {command2}")
DISMOUNTED = KINDS.kind("dismounted", "{command}'s general fights on foot")
BANDED = KINDS.kind("banded", "{command} names {element} as a band")
DEPLOYED = KINDS.kind("deployed", "{command} has deployed {element}")
LEFT_OUT = KINDS.kind("left_out", "there is no room for {element}: it stays out of the battle")
EXCHANGED = KINDS.kind("exchanged", "{element} and {element2} change places")
READY = KINDS.kind("ready", "the armies stand ready")

# Cards
SHOWN = KINDS.kind("shown", "{command} shows {card}")
BLESSED = KINDS.kind("blessed", "the break point of {command} rises by 1")
CURSED = KINDS.kind("cursed", "the break point of {command} falls by 1")
DISGUISED = KINDS.kind("disguised", "one element more stands in the ranks of {command}")
REVEALED = KINDS.kind("revealed", "{element} is an Expendable")
AMBUSHED = KINDS.kind("ambushed", "{element} lies in ambush elsewhere")
ENTRENCHED = KINDS.kind("entrenched", "{element} stands behind works")
LIT = KINDS.kind("lit", "{command} lights a grassfire by {element}")
CREPT = KINDS.kind("crept", "the fire creeps on")
WENT_OUT = KINDS.kind("went_out", "the fire goes out")
SCORCHED = KINDS.kind("scorched", "{element} flees from the fire")

# A bound
BOUND = KINDS.kind("bound", "round {n}: the bound of {command}")
OFFERED = KINDS.kind("offered", "{command} offers a draw")
REFUSED_DRAW = KINDS.kind("refused_draw", "{command} fights on")
DESPAIRED = KINDS.kind("despaired", "{command} gives up the fight of his own command")
PIPPED = KINDS.kind("pipped", "{command} has {n} PIPs")
HELD = KINDS.kind("held", "{element} is held")
MOVED = KINDS.kind("moved", "{element} moves {n} paces")
WITHDREW = KINDS.kind("withdrew", "{element} breaks off")
WENT = KINDS.kind("went", "{element} leaves the table")
FACED = KINDS.kind("faced", "{element} turns to face {element2}")

# Close combat
CLASHED = KINDS.kind("clashed", "{element} {n} against {element2} {m}")
CAMP_CLASHED = KINDS.kind("camp_clashed", "{element} {n} against the camp {m}")
URGED = KINDS.kind("urged", "{command} urges his men on: +1")
STOOD = KINDS.kind("stood", "neither {element} nor {element2} gives way")
RECOILED = KINDS.kind("recoiled", "{element} recoils")
FLED = KINDS.kind("fled", "{element} flees")
DESTROYED = KINDS.kind("destroyed", "{element} is destroyed")
PURSUED = KINDS.kind("pursued", "{element} pursues")
SCATTERED = KINDS.kind("scattered", "{element} flees over the edge of the table")
CAMP_TAKEN = KINDS.kind("camp_taken", "the camp of {command} is taken")
OMEN = KINDS.kind("omen", "{element} carried a leader: die {n}")
DIED = KINDS.kind("died", "he is dead")
LIVED = KINDS.kind("lived", "he lives")

# The end
BROKEN = KINDS.kind("broken", "the command of {command} is demoralised")
WON = KINDS.kind("won", "the army of {command} has won the field")
DRAWN = KINDS.kind("drawn", "the battle is drawn")
