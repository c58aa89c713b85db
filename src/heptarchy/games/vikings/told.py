"""What happens in 878: Vikings, as events with their sentences."""

from __future__ import annotations

from heptarchy.games.vikings.actions import SPACE
from heptarchy.kernel.events import EventKinds

KINDS = EventKinds(SPACE)

ROUND_BEGINS = KINDS.kind("round_begins", "Round {n} begins")
TURN_BEGINS = KINDS.kind("turn_begins", "{faction} turn")
DREW = KINDS.kind("drew", "{faction} draw a card")
HAND_SHOWN = KINDS.kind("hand_shown", "{faction} hold no Movement card: the hand is shown and drawn anew")
CARD_SHOWN = KINDS.kind("card_shown", "{faction} show {card}")
CHOSE = KINDS.kind("chose", "{faction} have chosen {card}")
DEPLOYED = KINDS.kind("deployed", "{faction} deploy a unit in {shire}")
INVADERS = KINDS.kind("invaders", "{leader} appears off shore with {n} Norsemen and {n} Berserkers")
REINFORCED = KINDS.kind("reinforced", "{n} {kind} come to {shire}")
BOARDED = KINDS.kind("boarded", "{n} {kind} join {leader}")
ALFRED_COMES = KINDS.kind("alfred_comes", "Alfred comes to {shire}")
MOVEMENT_PLAYED = KINDS.kind("movement_played", "{faction} play {card}: {n} armies, {n} shires")
EVENT_PLAYED = KINDS.kind("event_played", "{faction} play {event}")
LANDED = KINDS.kind("landed", "{leader} lands in {shire}")
LED = KINDS.kind("led", "{leader} goes to {shire}")
MARCHED = KINDS.kind("marched", "an army of {n} goes from {shire} to {shire2}")
BATTLE_BEGINS = KINDS.kind("battle_begins", "battle in {shire}: {side} attack")
FYRD_JOIN = KINDS.kind("fyrd_join", "{n} Fyrd join the battle in {shire}")
ROLLED = KINDS.kind("rolled", "{kind} roll {outcome}")
CANCELLED = KINDS.kind("cancelled", "{n} Hits are cancelled")
KILLED = KINDS.kind("killed", "{n} {kind} fall")
FLED = KINDS.kind("fled", "{n} {kind} flee")
WITHDREW = KINDS.kind("withdrew", "a unit of {kind} withdraws to {shire}")
PAID = KINDS.kind("paid", "{n} {kind} are given up as Danegeld")
SWAPPED = KINDS.kind("swapped", "{n} {kind} become {kind2} in {shire}")
SPIED = KINDS.kind("spied", "an English army comes from {shire} to {shire2}")
ESCAPED = KINDS.kind("escaped", "the English escape from {shire} to {shire2}")
BARRED = KINDS.kind("barred", "the Saxon Navy guards {shire}")
CANCELS_OUT = KINDS.kind("cancels_out", "{event} and {event2} cancel each other")
LEADER_LOST = KINDS.kind("leader_lost", "{leader} is lost")
LEADER_FOLLOWS = KINDS.kind("leader_follows", "{leader} withdraws to {shire}")
BATTLE_WON = KINDS.kind("battle_won", "{side} win the battle in {shire}")
STEP_LOST = KINDS.kind("step_lost", "{leader} loses {n} steps")
ROUND_ENDS = KINDS.kind("round_ends", "Round {n} ends with {n} cities in Viking hands")
GAME_OVER = KINDS.kind("game_over", "{side} have won")
