"""What happens in 878: Vikings, as events with their sentences."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.actions import SPACE
from heptarchy.kernel.events import EventKinds

KINDS: Final = EventKinds(SPACE)

ROUND_BEGINS: Final = KINDS.kind("round_begins", "Round {n} begins")
TURN_BEGINS: Final = KINDS.kind("turn_begins", "{faction} turn")
DREW: Final = KINDS.kind("drew", "{faction} draw a card")
HAND_SHOWN: Final = KINDS.kind("hand_shown", "{faction} hold no Movement card: the hand is shown and drawn anew")
CARD_SHOWN: Final = KINDS.kind("card_shown", "{faction} show {card}, number {n}")
CHOSE: Final = KINDS.kind("chose", "{faction} have chosen {card}")
DEPLOYED: Final = KINDS.kind("deployed", "{faction} deploy a unit in {shire}")
INVADERS: Final = KINDS.kind("invaders", "{leader} appears off shore with {n} Norsemen and {n} Berserkers")
REINFORCED: Final = KINDS.kind("reinforced", "{n} {kind} come to {shire}")
BOARDED: Final = KINDS.kind("boarded", "{n} {kind} join {leader}")
ALFRED_COMES: Final = KINDS.kind("alfred_comes", "Alfred comes to {shire}")
MOVEMENT_PLAYED: Final = KINDS.kind("movement_played", "{faction} play {card}: {n} armies, {n} shires")
EVENT_PLAYED: Final = KINDS.kind("event_played", "{faction} play {event}")
LANDED: Final = KINDS.kind("landed", "{leader} lands in {shire}")
LED: Final = KINDS.kind("led", "{leader} goes to {shire}")
MARCHED: Final = KINDS.kind("marched", "an army of {n} goes from {shire} to {shire2}")
BATTLE_BEGINS: Final = KINDS.kind("battle_begins", "battle in {shire}: {side} attack")
FYRD_JOIN: Final = KINDS.kind("fyrd_join", "{n} Fyrd join the battle in {shire}")
ROLLED: Final = KINDS.kind("rolled", "{kind} roll {outcome}")
CANCELLED: Final = KINDS.kind("cancelled", "{n} Hits are cancelled")
KILLED: Final = KINDS.kind("killed", "{n} {kind} fall")
FLED: Final = KINDS.kind("fled", "{n} {kind} flee")
WITHDREW: Final = KINDS.kind("withdrew", "a unit of {kind} withdraws to {shire}")
PAID: Final = KINDS.kind("paid", "{n} {kind} are given up as Danegeld")
SWAPPED: Final = KINDS.kind("swapped", "{n} {kind} become {kind2} in {shire}")
SPIED: Final = KINDS.kind("spied", "an English army comes from {shire} to {shire2}")
ESCAPED: Final = KINDS.kind("escaped", "the English escape from {shire} to {shire2}")
BARRED: Final = KINDS.kind("barred", "the Saxon Navy guards {shire}")
CANCELS_OUT: Final = KINDS.kind("cancels_out", "{event} and {event2} cancel each other")
LEADER_LOST: Final = KINDS.kind("leader_lost", "{leader} is lost")
LEADER_FOLLOWS: Final = KINDS.kind("leader_follows", "{leader} withdraws to {shire}")
BATTLE_WON: Final = KINDS.kind("battle_won", "{side} win the battle in {shire}")
STEP_LOST: Final = KINDS.kind("step_lost", "{leader} loses {n} steps")
ROUND_ENDS: Final = KINDS.kind("round_ends", "Round {n} ends with {n} cities in Viking hands")
GAME_OVER: Final = KINDS.kind("game_over", "{side} have won")
