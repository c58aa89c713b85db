"""Why something may not be done in 878: Vikings, and what an answer gives up; `book/messages.*.ftl` says it."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.actions import (
    CARD,
    EVENT,
    FACE,
    FACTION,
    KIND,
    KING,
    KINGDOM,
    LEADER,
    LEGEND,
    RELIC,
    SHIRE,
    SIDE,
    SPACE,
    SPUR,
)
from heptarchy.kernel.message import NUMBER
from heptarchy.kernel.refusal import Reasons

WHY: Final = Reasons(SPACE)

# Set-up and reinforcements (V-3, V-5)
IN_DECK: Final = WHY.reason("in-deck", card=CARD)
NO_EVENT_OF_DECK: Final = WHY.reason("no-event-of-deck", card=CARD, faction=FACTION)
MARSH: Final = WHY.reason("marsh", shire=SHIRE)
NO_ICON: Final = WHY.reason("no-icon", shire=SHIRE, faction=FACTION)
VIKING_HANDS: Final = WHY.reason("viking-hands", shire=SHIRE)
ICONS_USED: Final = WHY.reason("icons-used", shire=SHIRE)
NO_CROWN_THERE: Final = WHY.reason("no-crown-there", shire=SHIRE)
NO_VIKING_REFUGE: Final = WHY.reason("no-viking-refuge", shire=SHIRE)
NOT_OFF_SHORE: Final = WHY.reason("not-off-shore", leader=LEADER)
MUST_COME_BACK: Final = WHY.reason("must-come-back")
SO_MANY_COME: Final = WHY.reason("so-many-come", n=NUMBER, faction=FACTION)
NO_ENGLISH_REFUGE: Final = WHY.reason("no-english-refuge", shire=SHIRE)
# Leaders and armies (V-6 to V-8)
LEADER_NOT_IN_PLAY: Final = WHY.reason("leader-not-in-play", leader=LEADER)
LEADER_ACTIVATED: Final = WHY.reason("leader-activated", leader=LEADER)
NAVY_BARS_COASTS: Final = WHY.reason("navy-bars-coasts", leader=LEADER)
NAVY_BARS_WAYS: Final = WHY.reason("navy-bars-ways", shire=SHIRE)
LEADER_HAS_NO_UNIT: Final = WHY.reason("leader-has-no-unit", leader=LEADER, faction=FACTION)
LAST_ACTIVATION: Final = WHY.reason("last-activation", leader=LEADER)
LEADER_MUST_LAND: Final = WHY.reason("leader-must-land", leader=LEADER)
NO_UNIT_THERE: Final = WHY.reason("no-unit-there", faction=FACTION, shire=SHIRE)
ALL_MOVED: Final = WHY.reason("all-moved", faction=FACTION, shire=SHIRE)
ON_THE_WAY: Final = WHY.reason("on-the-way")
NUMBER_SET: Final = WHY.reason("number-set", faction=FACTION)
COME_ALREADY: Final = WHY.reason("come-already", n=NUMBER, faction=FACTION)
MUST_COME: Final = WHY.reason("must-come", faction=FACTION)
MAY_COME: Final = WHY.reason("may-come", n=NUMBER, faction=FACTION)
NO_SHIPS_THERE: Final = WHY.reason("no-ships-there", shire=SHIRE, shire2=SHIRE)
MUST_SET_OUT: Final = WHY.reason("must-set-out")
NOT_ON_SIDE: Final = WHY.reason("not-on-side", faction=FACTION)
NO_BORDER: Final = WHY.reason("no-border", shire=SHIRE, shire2=SHIRE)
NAVY_BARS: Final = WHY.reason("navy-bars", shire=SHIRE)
LEADER_NEEDS_UNIT: Final = WHY.reason("leader-needs-unit", leader=LEADER)
NO_LANDING: Final = WHY.reason("no-landing", shire=SHIRE)
ANOTHER_SEA: Final = WHY.reason("another-sea", leader=LEADER, shire=SHIRE)
# Events (V-10, V-15)
NOT_IN_HAND: Final = WHY.reason("not-in-hand", card=CARD)
MOVEMENT_LATER: Final = WHY.reason("movement-later")
EVENT_NOT_NOW: Final = WHY.reason("event-not-now", event=EVENT)
EVENT_NOT_IN_TURN: Final = WHY.reason("event-not-in-turn", event=EVENT, faction=FACTION)
EVENTS_PLAYED: Final = WHY.reason("events-played", faction=FACTION, n=NUMBER)
NO_CEOLWULF: Final = WHY.reason("no-ceolwulf")
NO_HOUSECARL_TO_ADD: Final = WHY.reason("no-housecarl-to-add")
NO_VIKINGS: Final = WHY.reason("no-vikings")
SHIPS_ON_THE_WAY: Final = WHY.reason("ships-on-the-way")
SHIPS_READY: Final = WHY.reason("ships-ready")
NO_SHIPS: Final = WHY.reason("no-ships", shire=SHIRE)
NONE_TO_CHANGE: Final = WHY.reason("none-to-change", kind=KIND, kind2=KIND)
EVENT_IN_BATTLE: Final = WHY.reason("event-in-battle", event=EVENT)
EVENT_PLAYED: Final = WHY.reason("event-played", event=EVENT)
NO_UNIT_IN_BATTLE: Final = WHY.reason("no-unit-in-battle", faction=FACTION)
NO_DISCORD_THERE: Final = WHY.reason("no-discord-there", shire=SHIRE)
NOT_BOTH_THERE: Final = WHY.reason("not-both-there")
NO_ARMY_TO: Final = WHY.reason("no-army-to", shire=SHIRE)
NO_FREE_SHIRE: Final = WHY.reason("no-free-shire", shire=SHIRE)
NO_EFFECT: Final = WHY.reason("no-effect", event=EVENT, shire=SHIRE)
CHANGES_UNITS: Final = WHY.reason("changes-units", event=EVENT, n=NUMBER)
COME_THERE: Final = WHY.reason("come-there", shire=SHIRE)
NONE_ABOARD: Final = WHY.reason("none-aboard", leader=LEADER, kind=KIND)
NOT_PENDING: Final = WHY.reason("not-pending", event=EVENT)
NONE_TO_GIVE: Final = WHY.reason("none-to-give", kind=KIND, shire=SHIRE)
LAST_UNIT: Final = WHY.reason("last-unit", shire=SHIRE)
NO_VIKINGS_THERE: Final = WHY.reason("no-vikings-there", shire=SHIRE)
NO_HOUSECARL_THERE: Final = WHY.reason("no-housecarl-there", shire=SHIRE)
BARRED_ALREADY: Final = WHY.reason("barred-already", shire=SHIRE)
NO_COAST: Final = WHY.reason("no-coast", shire=SHIRE)
NO_ARMY_FROM: Final = WHY.reason("no-army-from", shire=SHIRE)
NO_WAY_OUT: Final = WHY.reason("no-way-out", shire=SHIRE, shire2=SHIRE)
# Battles (V-9)
NONE_TO_HIT: Final = WHY.reason("none-to-hit", kind=KIND)
NO_BATTLE_THERE: Final = WHY.reason("no-battle-there", shire=SHIRE)
LEADER_NOT_THERE: Final = WHY.reason("leader-not-there", leader=LEADER, shire=SHIRE)
NO_TILE_TO_HIT: Final = WHY.reason("no-tile-to-hit")
NO_BORDER_OR_MARSH: Final = WHY.reason("no-border-or-marsh", shire=SHIRE, shire2=SHIRE)
ENEMIES_THERE: Final = WHY.reason("enemies-there", shire=SHIRE)
NO_FRIENDS_THERE: Final = WHY.reason("no-friends-there", shire=SHIRE)
# The Viking Age (VX)
NO_TILE: Final = WHY.reason("no-tile")
HAS_FORT: Final = WHY.reason("has-fort", shire=SHIRE)
FORT_COSTS: Final = WHY.reason("fort-costs", shire=SHIRE, n=NUMBER)
NO_SUCH_UNITS: Final = WHY.reason("no-such-units", shire=SHIRE)
NO_SETTLER_DUE: Final = WHY.reason("no-settler-due", shire=SHIRE)
FOUGHT_OVER: Final = WHY.reason("fought-over", shire=SHIRE)
NO_FORT: Final = WHY.reason("no-fort", shire=SHIRE)
NO_CITY_OF_KINGDOM: Final = WHY.reason("no-city-of-kingdom", shire=SHIRE, kingdom=KINGDOM)
NOT_YOUR_KING: Final = WHY.reason("not-your-king", king=KING)
KING_NOT_NOW: Final = WHY.reason("king-not-now", king=KING)
KING_IN_OWN_TURN: Final = WHY.reason("king-in-own-turn", king=KING)
NONE_TO_ADD: Final = WHY.reason("none-to-add", faction=FACTION)
NO_SPUR: Final = WHY.reason("no-spur", spur=SPUR)
NO_CITY_TAKEN: Final = WHY.reason("no-city-taken", shire=SHIRE)
RELIC_NOT_CARRIED: Final = WHY.reason("relic-not-carried", relic=RELIC)
LEGEND_NOT_NOW: Final = WHY.reason("legend-not-now", legend=LEGEND)
NONE_FLED: Final = WHY.reason("none-fled", kind=KIND)
NO_SUCH_DIE: Final = WHY.reason("no-such-die", kind=KIND, face=FACE)
ARE_HERS: Final = WHY.reason("are-hers", n=NUMBER, n2=NUMBER, faction=FACTION)
NO_ATTACKER: Final = WHY.reason("no-attacker", faction=FACTION)
# What an answer gives up
LEAVES_LAST_CITY: Final = WHY.reason("leaves-last-city", shire=SHIRE)
LEAVES_ONLY_CITY: Final = WHY.reason("leaves-only-city", shire=SHIRE, n=NUMBER)
LEAVES_CITY: Final = WHY.reason("leaves-city", shire=SHIRE, n=NUMBER, n2=NUMBER)
SIGNS_TREATY: Final = WHY.reason("signs-treaty", side=SIDE, n=NUMBER, n2=NUMBER)
# Options that do not go together
LONE_SIDE: Final = WHY.options("lone-side", n=NUMBER)
TREATY_MARKERS: Final = WHY.options("treaty-markers")
