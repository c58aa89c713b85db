"""What happens in 878: Vikings, as events with what each tells of; `book/messages.*.ftl` has their sentences."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.actions import (
    CARD,
    EPIC,
    EVENT,
    FACE,
    FACTION,
    KIND,
    KING,
    KINGDOM,
    LEADER,
    LEGEND,
    OUTCOME,
    PRAYER,
    RELIC,
    RUNE,
    SHIRE,
    SIDE,
    SPACE,
    SPUR,
)
from heptarchy.games.vikings.tables import BERSERKERS, NORSEMEN
from heptarchy.kernel.events import EventKinds
from heptarchy.kernel.message import NUMBER, HostOf, ListOf

KINDS: Final = EventKinds(SPACE)
SHOWN: Final = ListOf(FACE, OUTCOME, [[FACE.find(face) for face in roll.split(" ")] for roll in OUTCOME.keys])

ROUND_BEGINS: Final = KINDS.event("round_begins", n=NUMBER)
TURN_BEGINS: Final = KINDS.event("turn_begins", faction=FACTION)
DREW: Final = KINDS.event("drew", faction=FACTION)
HAND_SHOWN: Final = KINDS.event("hand_shown", faction=FACTION)
CARD_SHOWN: Final = KINDS.event("card_shown", faction=FACTION, card=CARD, n=NUMBER)
CHOSE: Final = KINDS.event("chose", faction=FACTION, card=CARD)
DEPLOYED: Final = KINDS.event("deployed", faction=FACTION, shire=SHIRE)
INVADERS: Final = KINDS.event("invaders", leader=LEADER, units=HostOf(KIND, (NORSEMEN, BERSERKERS)))
REINFORCED: Final = KINDS.event("reinforced", n=NUMBER, kind=KIND, shire=SHIRE)
BOARDED: Final = KINDS.event("boarded", n=NUMBER, kind=KIND, leader=LEADER)
ALFRED_COMES: Final = KINDS.event("alfred_comes", shire=SHIRE)
MOVEMENT_PLAYED: Final = KINDS.event("movement_played", faction=FACTION, card=CARD, armies=NUMBER, steps=NUMBER)
EVENT_PLAYED: Final = KINDS.event("event_played", faction=FACTION, event=EVENT)
LANDED: Final = KINDS.event("landed", leader=LEADER, shire=SHIRE)
LED: Final = KINDS.event("led", leader=LEADER, shire=SHIRE)
MARCHED: Final = KINDS.event("marched", n=NUMBER, shire=SHIRE, shire2=SHIRE)
BATTLE_BEGINS: Final = KINDS.event("battle_begins", shire=SHIRE, side=SIDE)
FYRD_JOIN: Final = KINDS.event("fyrd_join", n=NUMBER, shire=SHIRE)
ROLLED: Final = KINDS.event("rolled", kind=KIND, outcome=SHOWN)
CANCELLED: Final = KINDS.event("cancelled", n=NUMBER)
KILLED: Final = KINDS.event("killed", n=NUMBER, kind=KIND)
FLED: Final = KINDS.event("fled", n=NUMBER, kind=KIND)
WITHDREW: Final = KINDS.event("withdrew", kind=KIND, shire=SHIRE)
PAID: Final = KINDS.event("paid", n=NUMBER, kind=KIND)
SWAPPED: Final = KINDS.event("swapped", n=NUMBER, kind=KIND, kind2=KIND, shire=SHIRE)
SPIED: Final = KINDS.event("spied", shire=SHIRE, shire2=SHIRE)
ESCAPED: Final = KINDS.event("escaped", shire=SHIRE, shire2=SHIRE)
BARRED: Final = KINDS.event("barred", shire=SHIRE)
CANCELS_OUT: Final = KINDS.event("cancels_out", event=EVENT, event2=EVENT)
LEADER_LOST: Final = KINDS.event("leader_lost", leader=LEADER)
LEADER_FOLLOWS: Final = KINDS.event("leader_follows", leader=LEADER, shire=SHIRE)
BATTLE_WON: Final = KINDS.event("battle_won", side=SIDE, shire=SHIRE)
STEP_LOST: Final = KINDS.event("step_lost", leader=LEADER, steps=NUMBER)
ROUND_ENDS: Final = KINDS.event("round_ends", n=NUMBER, cities=NUMBER)
# The Viking Age (VX)
PLUNDERED: Final = KINDS.event("plundered", shire=SHIRE)
AVENGED: Final = KINDS.event("avenged", shire=SHIRE)
FORT_BUILT: Final = KINDS.event("fort_built", faction=FACTION, shire=SHIRE)
SETTLED: Final = KINDS.event("settled", shire=SHIRE)
RAZED: Final = KINDS.event("razed", shire=SHIRE)
KINGDOM_PASSES: Final = KINDS.event("kingdom_passes", side=SIDE, kingdom=KINGDOM)
HURRIED: Final = KINDS.event("hurried", spur=SPUR, steps=NUMBER)
KING_DEALT: Final = KINDS.event("king_dealt", faction=FACTION)
KING_PLAYED: Final = KINDS.event("king_played", faction=FACTION, king=KING)
DIE_ADDED: Final = KINDS.event("die_added", faction=FACTION)
RUNE_SHOWS: Final = KINDS.event("rune_shows", faction=FACTION, rune=RUNE)
PRAYER_SHOWS: Final = KINDS.event("prayer_shows", faction=FACTION, prayer=PRAYER)
RUNE_HITS: Final = KINDS.event("rune_hits", faction=FACTION)
RUNE_STANDS: Final = KINDS.event("rune_stands", faction=FACTION)
RUNE_RAISES: Final = KINDS.event("rune_raises", faction=FACTION)
ROLLS_AGAIN: Final = KINDS.event("rolls_again", faction=FACTION)
ROLLED_AGAIN: Final = KINDS.event("rolled_again", kind=KIND, outcome=SHOWN)
RELIC_TAKEN: Final = KINDS.event("relic_taken", faction=FACTION, relic=RELIC)
RELIC_RETURNS: Final = KINDS.event("relic_returns", relic=RELIC, shire=SHIRE)
RELIC_SPENT: Final = KINDS.event("relic_spent", faction=FACTION, relic=RELIC)
LEGEND_LAID: Final = KINDS.event("legend_laid", legend=LEGEND)
LEGEND_TAKEN: Final = KINDS.event("legend_taken", side=SIDE, legend=LEGEND)
LEGEND_CLAIMED: Final = KINDS.event("legend_claimed", side=SIDE, legend=LEGEND)
EPIC_TURNED: Final = KINDS.event("epic_turned", epic=EPIC)
EPIC_WASTED: Final = KINDS.event("epic_wasted", epic=EPIC)
BETRAYED: Final = KINDS.event("betrayed", n=NUMBER, kind=KIND)
RANKS_BREAK: Final = KINDS.event("ranks_break", side=SIDE)
SHIP_LEFT: Final = KINDS.event("ship_left", shire=SHIRE)
SHIP_LOST: Final = KINDS.event("ship_lost", shire=SHIRE)
GAME_OVER: Final = KINDS.event("game_over", side=SIDE)
