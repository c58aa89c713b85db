"""What happens in a battle, as events with what each tells of; `book/messages.*.ftl` has their sentences."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.book.naming import PLAYER, POSE, SUM, TROOP
from heptarchy.games.dba.table.actions import (
    CARD,
    EDGE_DOMAIN,
    GROUND_KIND,
    HOLD_DOMAIN,
    RIVER_DOMAIN,
    SPACE,
    TRAIT,
    TYPE,
)
from heptarchy.kernel.events import EventKinds
from heptarchy.kernel.message import NUMBER

KINDS: Final = EventKinds(SPACE)

# Before the battle
FINISHED: Final = KINDS.event("finished", command=PLAYER)
MUSTERED: Final = KINDS.event("mustered", command=PLAYER, n=NUMBER)
LEVIED: Final = KINDS.event("levied", command=PLAYER, n=NUMBER, type=TYPE)
TRAITED: Final = KINDS.event("traited", command=PLAYER, trait=TRAIT)
CROWNED: Final = KINDS.event("crowned", command=PLAYER, troop=TROOP)
ROLES: Final = KINDS.event("roles", command=PLAYER, command2=PLAYER)
LITTORAL: Final = KINDS.event("littoral", command=PLAYER)
LAID: Final = KINDS.event("laid", ground=GROUND_KIND)
EDGED: Final = KINDS.event("edged", command=PLAYER, edge=EDGE_DOMAIN)
CAMPED: Final = KINDS.event("camped", command=PLAYER)
UNCAMPED_SIDE: Final = KINDS.event("uncamped", command=PLAYER)
LENT: Final = KINDS.event("lent", command=PLAYER, troop=TROOP, command2=PLAYER)
DISMOUNTED: Final = KINDS.event("dismounted", command=PLAYER)
BANDED: Final = KINDS.event("banded", command=PLAYER, troop=TROOP)
DEPLOYED: Final = KINDS.event("deployed", command=PLAYER, troop=TROOP)
ARRAYED: Final = KINDS.event("arrayed", command=PLAYER, n=NUMBER)
PLACED: Final = KINDS.event("placed", troop=TROOP, pose=POSE)
LEFT_OUT: Final = KINDS.event("left_out", troop=TROOP)
EXCHANGED: Final = KINDS.event("exchanged", troop=TROOP, troop2=TROOP)
READY: Final = KINDS.event("ready")

# Cards
SHOWN: Final = KINDS.event("shown", command=PLAYER, card=CARD)
BLESSED: Final = KINDS.event("blessed", command=PLAYER)
CURSED: Final = KINDS.event("cursed", command=PLAYER)
DISGUISED: Final = KINDS.event("disguised", command=PLAYER)
REVEALED: Final = KINDS.event("revealed", troop=TROOP)
AMBUSHED: Final = KINDS.event("ambushed", troop=TROOP)
ENTRENCHED: Final = KINDS.event("entrenched", troop=TROOP)
LIT: Final = KINDS.event("lit", command=PLAYER, troop=TROOP)
CREPT: Final = KINDS.event("crept")
WENT_OUT: Final = KINDS.event("went_out")
SCORCHED: Final = KINDS.event("scorched", troop=TROOP)

# A bound
BOUND: Final = KINDS.event("bound", n=NUMBER, command=PLAYER)
OFFERED: Final = KINDS.event("offered", command=PLAYER)
REFUSED_DRAW: Final = KINDS.event("refused_draw", command=PLAYER)
AGREED: Final = KINDS.event("agreed", command=PLAYER)
DESPAIRED: Final = KINDS.event("despaired", command=PLAYER)
PIPPED: Final = KINDS.event("pipped", command=PLAYER, n=NUMBER)
HELD: Final = KINDS.event("held", troop=TROOP)
MOVED: Final = KINDS.event("moved", troop=TROOP, n=NUMBER)
MARCHED: Final = KINDS.event("marched", m=NUMBER, troop=TROOP, n=NUMBER)
WITHDREW: Final = KINDS.event("withdrew", troop=TROOP)
WENT: Final = KINDS.event("went", troop=TROOP)
SOUNDED: Final = KINDS.event("sounded", river=RIVER_DOMAIN, n=NUMBER)
BALKED: Final = KINDS.event("balked", troop=TROOP, n=NUMBER)
FORDED: Final = KINDS.event("forded", troop=TROOP, n=NUMBER)
FACED: Final = KINDS.event("faced", troop=TROOP, troop2=TROOP)

# Close combat
WEIGHED: Final = KINDS.event("weighed", troop=TROOP, sum=SUM)
CAMP_WEIGHED: Final = KINDS.event("camp_weighed", sum=SUM)
TOWN_WEIGHED: Final = KINDS.event("town_weighed", sum=SUM)
CLASHED: Final = KINDS.event("clashed", troop=TROOP, n=NUMBER, troop2=TROOP, m=NUMBER)
CAMP_CLASHED: Final = KINDS.event("camp_clashed", troop=TROOP, n=NUMBER, m=NUMBER)
TOWN_CLASHED: Final = KINDS.event("town_clashed", troop=TROOP, n=NUMBER, m=NUMBER)
URGED: Final = KINDS.event("urged", command=PLAYER)
STOOD: Final = KINDS.event("stood", troop=TROOP, troop2=TROOP)
RECOILED: Final = KINDS.event("recoiled", troop=TROOP)
FLED: Final = KINDS.event("fled", troop=TROOP)
DESTROYED: Final = KINDS.event("destroyed", troop=TROOP)
PURSUED: Final = KINDS.event("pursued", troop=TROOP)
SCATTERED: Final = KINDS.event("scattered", troop=TROOP)
CAMP_TAKEN: Final = KINDS.event("camp_taken", command=PLAYER)
LANDED: Final = KINDS.event("landed", troop=TROOP)
ENTERED: Final = KINDS.event("entered", troop=TROOP, hold=HOLD_DOMAIN)
CAME_OUT: Final = KINDS.event("came_out", troop=TROOP, hold=HOLD_DOMAIN)
GARRISONED: Final = KINDS.event("garrisoned", command=PLAYER, troop=TROOP, hold=HOLD_DOMAIN)
STORMED: Final = KINDS.event("stormed", troop=TROOP)
PLUNDERS: Final = KINDS.event("plunders", troop=TROOP, hold=HOLD_DOMAIN)
SATED: Final = KINDS.event("sated", troop=TROOP)
ROSE: Final = KINDS.event("rose", command=PLAYER)
OMEN: Final = KINDS.event("omen", troop=TROOP, n=NUMBER)
DIED: Final = KINDS.event("died")
LIVED: Final = KINDS.event("lived")

# The end
BROKEN: Final = KINDS.event("broken", command=PLAYER)
WON: Final = KINDS.event("won", command=PLAYER)
DRAWN: Final = KINDS.event("drawn")
