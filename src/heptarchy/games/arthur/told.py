"""What happens in Age of Arthur, as events with their sentences."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.actions import SPACE
from heptarchy.kernel.events import EventKind, EventKinds

KINDS: Final = EventKinds(SPACE)

FIRST_PLAYER: Final[EventKind] = KINDS.kind("first_player", "{player} begins every round")
CLAIMED: Final[EventKind] = KINDS.kind("claimed", "{player} claims {province}")
CLAIMED_TITLE: Final[EventKind] = KINDS.kind("claimed_title", "{player} claims the title {title}")
CLAIMED_THRONE: Final[EventKind] = KINDS.kind("claimed_throne", "{player} claims to be the lord of {player2}")
CLAIM_ENDED: Final[EventKind] = KINDS.kind("claim_ended", "the claim of {player} on {province} is over")
TITLE_CLAIM_ENDED: Final[EventKind] = KINDS.kind(
    "title_claim_ended", "the claim of {player} on the title {title} is over"
)
THRONE_CLAIM_ENDED: Final[EventKind] = KINDS.kind(
    "throne_claim_ended", "the claim of {player} on the throne of {player2} is over"
)
LAND_GAINED: Final[EventKind] = KINDS.kind("land_gained", "{player} takes {province}")
LAND_VACANT: Final[EventKind] = KINDS.kind(
    "land_vacant", "{player} loses {province}: several claim it, and nobody has it"
)
TITLE_GAINED: Final[EventKind] = KINDS.kind("title_gained", "{player} takes the title {title}")
TITLE_LOST: Final[EventKind] = KINDS.kind("title_lost", "{player} lays down the title {title}")
SWORE: Final[EventKind] = KINDS.kind("swore", "{player} is now the vassal of {player2}")
FREED: Final[EventKind] = KINDS.kind("freed", "{player} is no longer the vassal of {player2}")
RULER_DIED: Final[EventKind] = KINDS.kind("ruler_died", "{player} loses ruler {n}, born {people}; an heir follows him")
WARLORD_DIED: Final[EventKind] = KINDS.kind("warlord_died", "the Warlord in {province} is dead")
PEOPLE_CHANGED: Final[EventKind] = KINDS.kind("people_changed", "the ruler of {player} is now {people}")
CARD_LEAVES: Final[EventKind] = KINDS.kind("card_leaves", "{player} discards {card}, which lay before him")
CARD_LIES: Final[EventKind] = KINDS.kind("card_lies", "before {player} lies {card}")
PLOT_FOUND: Final[EventKind] = KINDS.kind("plot_found", "the plot of {player} is found out")
WARLORD_ROSE: Final[EventKind] = KINDS.kind("warlord_rose", "a Warlord rises in {province}")
SHIPS_CAME: Final[EventKind] = KINDS.kind("ships_came", "{player} sends {card} to {province}")
SETTLED: Final[EventKind] = KINDS.kind("settled", "{province} is now {people}")
RAIDED: Final[EventKind] = KINDS.kind("raided", "{player} raids {province}")
RAIDERS_BACK: Final[EventKind] = KINDS.kind("raiders_back", "the raiders of {player} are back from {province}")
ROUND_BEGINS: Final[EventKind] = KINDS.kind("round_begins", "round {n} begins")
TURN_BEGINS: Final[EventKind] = KINDS.kind("turn_begins", "turn of {player}")
PLAYED: Final[EventKind] = KINDS.kind("played", "{player} plays {card}")
DISCARDED: Final[EventKind] = KINDS.kind("discarded", "{player} discards {card}")
DREW: Final[EventKind] = KINDS.kind("drew", "{player} draws a card")
RESHUFFLED: Final[EventKind] = KINDS.kind("reshuffled", "{player} draws Reshuffle: all discards go back into the deck")
DECK_RENEWED: Final[EventKind] = KINDS.kind("deck_renewed", "the discards make a new deck")
LOOKED: Final[EventKind] = KINDS.kind("looked", "{player} looks at the hand of {player2}")
SAW: Final[EventKind] = KINDS.kind("saw", "{player} holds {card}")
SET_ASIDE: Final[EventKind] = KINDS.kind("set_aside", "{player} must lay {card} aside")
SWAPPED: Final[EventKind] = KINDS.kind("swapped", "{player} swaps a card with {player2}")
ASIDE_BACK: Final[EventKind] = KINDS.kind("aside_back", "{player} takes up what was set aside")
WON: Final[EventKind] = KINDS.kind("won", "{player} has won")
WAR_DECLARED: Final[EventKind] = KINDS.kind("war_declared", "{player} declares war on {player2}")
WAR_VOID: Final[EventKind] = KINDS.kind("war_void", "the reason is renounced: there is no war")
OFFERED: Final[EventKind] = KINDS.kind("offered", "{player} makes {player2} an offer")
ACCEPTED: Final[EventKind] = KINDS.kind("accepted", "{player} accepts the offer of {player2}")
DECLINED: Final[EventKind] = KINDS.kind("declined", "{player} declines the offer of {player2}")
KEPT_WORD: Final[EventKind] = KINDS.kind("kept_word", "{player} keeps the word given to {player2}")
BROKE_WORD: Final[EventKind] = KINDS.kind("broke_word", "{player} breaks the word given to {player2}")
JOINED: Final[EventKind] = KINDS.kind("joined", "{player} sides with {player2}")
RAISED: Final[EventKind] = KINDS.kind("raised", "{player} chooses {kind}")
GAVE_UP: Final[EventKind] = KINDS.kind("gave_up", "{player} does without {kind}: the home is raided")
LED: Final[EventKind] = KINDS.kind("led", "the general of {player} is with {kind}")
WARLORD_BAND: Final[EventKind] = KINDS.kind("warlord_band", "{player}: the Warlord in {province} goes with {kind}")
PRINCE_BAND: Final[EventKind] = KINDS.kind("prince_band", "{player}: the Warrior Prince goes with {kind}")
LEVIED: Final[EventKind] = KINDS.kind("levied", "{player} levies {n} elements")
STANDS_SIEGE: Final[EventKind] = KINDS.kind("stands_siege", "{player} stands a siege")
GIVES_BATTLE: Final[EventKind] = KINDS.kind("gives_battle", "{player} gives battle")
BATTLE_BEGINS: Final[EventKind] = KINDS.kind("battle_begins", "battle: {player} against {player2}")
COMMANDED: Final[EventKind] = KINDS.kind("commanded", "{player} commands in person")
DELEGATED: Final[EventKind] = KINDS.kind("delegated", "a bot commands for {player}")
QUICK_CHANCES: Final[EventKind] = KINDS.kind("quick_chances", "chances in per cent: {player} {n}, {player2} {n2}")
QUICK_WON: Final[EventKind] = KINDS.kind("quick_won", "quick battle, by measured chances: {player} beats {player2}")
QUICK_DRAWN: Final[EventKind] = KINDS.kind(
    "quick_drawn", "quick battle, by measured chances: neither {player} nor {player2} wins"
)
GENERAL_KEPT: Final[EventKind] = KINDS.kind(
    "general_kept", "the general of {player}: {n} on two dice, lost from {n2}: his element stands"
)
GENERAL_LOST: Final[EventKind] = KINDS.kind(
    "general_lost", "the general of {player}: {n} on two dice, lost from {n2}: his element is destroyed"
)
BAND_KEPT: Final[EventKind] = KINDS.kind("band_kept", "a band of {player}: {n} on two dice, lost from {n2}: it stands")
BAND_LOST: Final[EventKind] = KINDS.kind(
    "band_lost", "a band of {player}: {n} on two dice, lost from {n2}: it is destroyed"
)
AUXILIA_KEPT: Final[EventKind] = KINDS.kind(
    "auxilia_kept", "Auxilia of {player}: {n} on two dice, lost from {n2}: they stand"
)
AUXILIA_LOST: Final[EventKind] = KINDS.kind(
    "auxilia_lost", "Auxilia of {player}: {n} on two dice, lost from {n2}: they are destroyed"
)
DRILLED: Final[EventKind] = KINDS.kind("drilled", "{player} turns Spears of the base army into Auxilia")
TURNED: Final[EventKind] = KINDS.kind("turned", "{player} turns Auxilia of the base army into Spears")
WENT_HOME: Final[EventKind] = KINDS.kind("went_home", "{player} goes home from the siege")
SIEGE_ROUND: Final[EventKind] = KINDS.kind("siege_round", "round {n} of the siege")
SIEGE_SCORES: Final[EventKind] = KINDS.kind("siege_scores", "the besiegers have {n}, the besieged {n2}")
SIEGE_LOSS: Final[EventKind] = KINDS.kind("siege_loss", "{player} loses {kind}")
SIEGE_LIFTED: Final[EventKind] = KINDS.kind("siege_lifted", "{player} lifts the siege")
SALLIED: Final[EventKind] = KINDS.kind("sallied", "{player} sallies out")
WAR_DRAWN: Final[EventKind] = KINDS.kind("war_drawn", "the war settles nothing")
WAR_WON: Final[EventKind] = KINDS.kind("war_won", "the side of {player} has won the war")
STOOD_BACK: Final[EventKind] = KINDS.kind("stood_back", "{player} stands back and keeps the claim")
