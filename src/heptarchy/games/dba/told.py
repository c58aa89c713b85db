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
CROWNED: EventKind = KINDS.kind("crowned", "the general of {command} is {troop}")
ROLES: EventKind = KINDS.kind("roles", "{command} commands the attackers, {command2} the defenders")
LITTORAL: EventKind = KINDS.kind("littoral", "{command} takes the ground by the coast")
LAID: EventKind = KINDS.kind("laid", "a {ground} lies on the table")
EDGED: EventKind = KINDS.kind("edged", "{command} takes the {edge} edge")
CAMPED: EventKind = KINDS.kind("camped", "{command} pitches his camp")
UNCAMPED_SIDE: EventKind = KINDS.kind("uncamped", "{command} pitches no camp")
LENT: EventKind = KINDS.kind("lent", "{command} lends {troop} to {command2}")
DISMOUNTED: EventKind = KINDS.kind("dismounted", "{command}'s general fights on foot")
BANDED: EventKind = KINDS.kind("banded", "{command} names {troop} as a band")
DEPLOYED: EventKind = KINDS.kind("deployed", "{command} has deployed {troop}")
ARRAYED: EventKind = KINDS.kind("arrayed", "{command} has drawn up {n} elements")
PLACED: EventKind = KINDS.kind("placed", "{troop} stands at {pose}")
LEFT_OUT: EventKind = KINDS.kind("left_out", "there is no room for {troop}: it stays out of the battle")
EXCHANGED: EventKind = KINDS.kind("exchanged", "{troop} and {troop2} change places")
READY: EventKind = KINDS.kind("ready", "the armies stand ready")

# Cards
SHOWN: EventKind = KINDS.kind("shown", "{command} shows {card}")
BLESSED: EventKind = KINDS.kind("blessed", "the break point of {command} rises by 1")
CURSED: EventKind = KINDS.kind("cursed", "the break point of {command} falls by 1")
DISGUISED: EventKind = KINDS.kind("disguised", "one element more stands in the ranks of {command}")
REVEALED: EventKind = KINDS.kind("revealed", "{troop} is an Expendable")
AMBUSHED: EventKind = KINDS.kind("ambushed", "{troop} lies in ambush elsewhere")
ENTRENCHED: EventKind = KINDS.kind("entrenched", "{troop} stands behind works")
LIT: EventKind = KINDS.kind("lit", "{command} lights a grassfire by {troop}")
CREPT: EventKind = KINDS.kind("crept", "the fire creeps on")
WENT_OUT: EventKind = KINDS.kind("went_out", "the fire goes out")
SCORCHED: EventKind = KINDS.kind("scorched", "{troop} flees from the fire")

# A bound
BOUND: EventKind = KINDS.kind("bound", "round {n}: the bound of {command}")
OFFERED: EventKind = KINDS.kind("offered", "{command} offers a draw")
REFUSED_DRAW: EventKind = KINDS.kind("refused_draw", "{command} fights on")
AGREED: EventKind = KINDS.kind("agreed", "{command} agrees to a draw")
DESPAIRED: EventKind = KINDS.kind("despaired", "{command} gives up the fight of his own command")
PIPPED: EventKind = KINDS.kind("pipped", "{command} has {n} PIPs")
HELD: EventKind = KINDS.kind("held", "{troop} is held")
MOVED: EventKind = KINDS.kind("moved", "{troop} moves {n} paces")
MARCHED: EventKind = KINDS.kind("marched", "{m} elements with {troop} move {n} paces")
WITHDREW: EventKind = KINDS.kind("withdrew", "{troop} breaks off")
WENT: EventKind = KINDS.kind("went", "{troop} leaves the table")
FACED: EventKind = KINDS.kind("faced", "{troop} turns to face {troop2}")

# Close combat
WEIGHED: EventKind = KINDS.kind("weighed", "{troop}: {sum}")
CAMP_WEIGHED: EventKind = KINDS.kind("camp_weighed", "the camp: {sum}")
TOWN_WEIGHED: EventKind = KINDS.kind("town_weighed", "the denizens: {sum}")
CLASHED: EventKind = KINDS.kind("clashed", "{troop} {n} against {troop2} {m}")
CAMP_CLASHED: EventKind = KINDS.kind("camp_clashed", "{troop} {n} against the camp {m}")
TOWN_CLASHED: EventKind = KINDS.kind("town_clashed", "{troop} {n} against the denizens {m}")
URGED: EventKind = KINDS.kind("urged", "{command} urges his men on: +1")
STOOD: EventKind = KINDS.kind("stood", "neither {troop} nor {troop2} gives way")
RECOILED: EventKind = KINDS.kind("recoiled", "{troop} recoils")
FLED: EventKind = KINDS.kind("fled", "{troop} flees")
DESTROYED: EventKind = KINDS.kind("destroyed", "{troop} is destroyed")
PURSUED: EventKind = KINDS.kind("pursued", "{troop} pursues")
SCATTERED: EventKind = KINDS.kind("scattered", "{troop} flees over the edge of the table")
CAMP_TAKEN: EventKind = KINDS.kind("camp_taken", "the camp of {command} is taken")
ENTERED: EventKind = KINDS.kind("entered", "{troop} goes into {hold}")
CAME_OUT: EventKind = KINDS.kind("came_out", "{troop} comes out of {hold}")
GARRISONED: EventKind = KINDS.kind("garrisoned", "{command} deploys {troop} in {hold}")
STORMED: EventKind = KINDS.kind("stormed", "{troop} storms the built-up area")
PLUNDERS: EventKind = KINDS.kind("plunders", "{troop} plunders {hold}")
SATED: EventKind = KINDS.kind("sated", "{troop} has done with plundering")
ROSE: EventKind = KINDS.kind("rose", "the denizens rise for {command}")
OMEN: EventKind = KINDS.kind("omen", "{troop} carried a leader: die {n}")
DIED: EventKind = KINDS.kind("died", "he is dead")
LIVED: EventKind = KINDS.kind("lived", "he lives")

# The end
BROKEN: EventKind = KINDS.kind("broken", "the command of {command} is demoralised")
WON: EventKind = KINDS.kind("won", "the army of {command} has won the field")
DRAWN: EventKind = KINDS.kind("drawn", "the battle is drawn")
