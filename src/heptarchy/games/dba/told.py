"""What happens in a battle, as events."""

from __future__ import annotations

from heptarchy.games.dba.actions import SPACE
from heptarchy.kernel.events import EventKind, EventKinds

KINDS: EventKinds = EventKinds(SPACE)

# Before the battle
FINISHED: EventKind = KINDS.kind("finished", "{command} is ready")
MUSTERED: EventKind = KINDS.kind("mustered", "{command} has mustered {n} elements")
LEVIED: EventKind = KINDS.kind("levied", "{command} has {n} elements of {type}")
TRAITED: EventKind = KINDS.kind("traited", "{command}: {trait}")
CROWNED: EventKind = KINDS.kind("crowned", "the general of {command} is {element}")
ROLES: EventKind = KINDS.kind("roles", "{command} commands the attackers, {command2} the defenders")
LAID: EventKind = KINDS.kind("laid", "a {ground} lies on the table")
EDGED: EventKind = KINDS.kind("edged", "{command} takes the {edge} edge")
CAMPED: EventKind = KINDS.kind("camped", "{command} pitches his camp")
LENT: EventKind = KINDS.kind("lent", "{command} lends {element} to {command2}")
DISMOUNTED: EventKind = KINDS.kind("dismounted", "{command}'s general fights on foot")
BANDED: EventKind = KINDS.kind("banded", "{command} names {element} as a band")
DEPLOYED: EventKind = KINDS.kind("deployed", "{command} has deployed {element}")
PLACED: EventKind = KINDS.kind("placed", "{element} stands at {pose}")
LEFT_OUT: EventKind = KINDS.kind("left_out", "there is no room for {element}: it stays out of the battle")
EXCHANGED: EventKind = KINDS.kind("exchanged", "{element} and {element2} change places")
READY: EventKind = KINDS.kind("ready", "the armies stand ready")

# Cards
SHOWN: EventKind = KINDS.kind("shown", "{command} shows {card}")
BLESSED: EventKind = KINDS.kind("blessed", "the break point of {command} rises by 1")
CURSED: EventKind = KINDS.kind("cursed", "the break point of {command} falls by 1")
DISGUISED: EventKind = KINDS.kind("disguised", "one element more stands in the ranks of {command}")
REVEALED: EventKind = KINDS.kind("revealed", "{element} is an Expendable")
AMBUSHED: EventKind = KINDS.kind("ambushed", "{element} lies in ambush elsewhere")
ENTRENCHED: EventKind = KINDS.kind("entrenched", "{element} stands behind works")
LIT: EventKind = KINDS.kind("lit", "{command} lights a grassfire by {element}")
CREPT: EventKind = KINDS.kind("crept", "the fire creeps on")
WENT_OUT: EventKind = KINDS.kind("went_out", "the fire goes out")
SCORCHED: EventKind = KINDS.kind("scorched", "{element} flees from the fire")

# A bound
BOUND: EventKind = KINDS.kind("bound", "round {n}: the bound of {command}")
OFFERED: EventKind = KINDS.kind("offered", "{command} offers a draw")
REFUSED_DRAW: EventKind = KINDS.kind("refused_draw", "{command} fights on")
DESPAIRED: EventKind = KINDS.kind("despaired", "{command} gives up the fight of his own command")
PIPPED: EventKind = KINDS.kind("pipped", "{command} has {n} PIPs")
HELD: EventKind = KINDS.kind("held", "{element} is held")
MOVED: EventKind = KINDS.kind("moved", "{element} moves {n} paces")
WITHDREW: EventKind = KINDS.kind("withdrew", "{element} breaks off")
WENT: EventKind = KINDS.kind("went", "{element} leaves the table")
FACED: EventKind = KINDS.kind("faced", "{element} turns to face {element2}")

# Close combat
CLASHED: EventKind = KINDS.kind("clashed", "{element} {n} against {element2} {m}")
CAMP_CLASHED: EventKind = KINDS.kind("camp_clashed", "{element} {n} against the camp {m}")
URGED: EventKind = KINDS.kind("urged", "{command} urges his men on: +1")
STOOD: EventKind = KINDS.kind("stood", "neither {element} nor {element2} gives way")
RECOILED: EventKind = KINDS.kind("recoiled", "{element} recoils")
FLED: EventKind = KINDS.kind("fled", "{element} flees")
DESTROYED: EventKind = KINDS.kind("destroyed", "{element} is destroyed")
PURSUED: EventKind = KINDS.kind("pursued", "{element} pursues")
SCATTERED: EventKind = KINDS.kind("scattered", "{element} flees over the edge of the table")
CAMP_TAKEN: EventKind = KINDS.kind("camp_taken", "the camp of {command} is taken")
OMEN: EventKind = KINDS.kind("omen", "{element} carried a leader: die {n}")
DIED: EventKind = KINDS.kind("died", "he is dead")
LIVED: EventKind = KINDS.kind("lived", "he lives")

# The end
BROKEN: EventKind = KINDS.kind("broken", "the command of {command} is demoralised")
WON: EventKind = KINDS.kind("won", "the army of {command} has won the field")
DRAWN: EventKind = KINDS.kind("drawn", "the battle is drawn")
