"""What happened, and how it ended, as sentences; the English ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur import told
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.words_names import ruler_name
from heptarchy.games.arthur.words_speech import Speech, facts_in, filled
from heptarchy.games.dba.words_speech import capital

if TYPE_CHECKING:
    from heptarchy.games.arthur.state import Campaign
    from heptarchy.kernel.events import Event

# By name of the event; braces as `told` has them, {ruler} where a ruler dies; <one|more> by {n}
EVENTS: dict[str, str] = {
    told.FIRST_PLAYER.name: "{player} begins every round",
    told.CLAIMED.name: "{player} claims {province}",
    told.CLAIMED_TITLE.name: "{player} claims the title {title}",
    told.CLAIMED_THRONE.name: "{player} claims the throne of {player2}",
    told.CLAIM_ENDED.name: "{player} no longer claims {province}",
    told.TITLE_CLAIM_ENDED.name: "{player} no longer claims the title {title}",
    told.THRONE_CLAIM_ENDED.name: "{player} no longer claims the throne of {player2}",
    told.LAND_GAINED.name: "{player} takes {province}",
    told.LAND_VACANT.name: "{player} loses {province}: several claim it, and nobody has it",
    told.TITLE_GAINED.name: "the ruler of {player} is now {title}",
    told.TITLE_LOST.name: "{player} lays down the title {title}",
    told.SWORE.name: "{player} is now the vassal of {player2}",
    told.FREED.name: "{player} is no longer the vassal of {player2}",
    told.RULER_DIED.name: "{ruler} of {player} is dead, and an heir follows him",
    told.WARLORD_DIED.name: "the Warlord in {province} is dead",
    told.PEOPLE_CHANGED.name: "the ruler of {player} is now {people}",
    told.CARD_LEAVES.name: "{card} no longer lies before {player}",
    told.CARD_LIES.name: "{card} now lies before {player}",
    told.PLOT_FOUND.name: "the plot of {player} is found out",
    told.WARLORD_ROSE.name: "a Warlord rises in {province}",
    told.SHIPS_CAME.name: "{player} sends {card} to {province}",
    told.SETTLED.name: "{province} is now {people}",
    told.RAIDED.name: "{player} raids {province}",
    told.RAIDERS_BACK.name: "the raiders of {player} are back from {province}",
    told.ROUND_BEGINS.name: "round {n} begins",
    told.TURN_BEGINS.name: "turn of {player}",
    told.PLAYED.name: "{player} plays {card}",
    told.DISCARDED.name: "{player} discards {card}",
    told.DREW.name: "{player} draws a card",
    told.RESHUFFLED.name: "{player} draws Reshuffle: all discards go back into the deck",
    told.DECK_RENEWED.name: "the discards make a new deck",
    told.LOOKED.name: "{player} looks at the hand of {player2}",
    told.SAW.name: "{player} holds {card}",
    told.SET_ASIDE.name: "{card} of {player} is set aside",
    told.SWAPPED.name: "{player} swaps a card with {player2}",
    told.ASIDE_BACK.name: "{player} takes up what was set aside",
    told.WON.name: "{player} has won",
    told.WAR_DECLARED.name: "{player} declares war on {player2}",
    told.WAR_VOID.name: "its reason is gone: there is no war",
    told.OFFERED.name: "{player} makes {player2} an offer",
    told.ACCEPTED.name: "{player} accepts the offer of {player2}",
    told.DECLINED.name: "{player} declines the offer of {player2}",
    told.KEPT_WORD.name: "{player} has kept the word given to {player2}",
    told.BROKE_WORD.name: "{player} has broken the word given to {player2}",
    told.JOINED.name: "{player} sides with {player2}",
    told.RAISED.name: "{player} chooses {kind}",
    told.GAVE_UP.name: "{player} does without {kind}, since the home is raided",
    told.LED.name: "the general of {player} is with {kind}",
    told.WARLORD_BAND.name: "the Warlord of {province} goes with {kind} for {player}",
    told.PRINCE_BAND.name: "the Warrior Prince of {player} goes with {kind}",
    told.LEVIED.name: "{player} levies {n} <element|elements>",
    told.STANDS_SIEGE.name: "{player} stands a siege",
    told.GIVES_BATTLE.name: "{player} gives battle",
    told.BATTLE_BEGINS.name: "battle: {player} against {player2}",
    told.COMMANDED.name: "{player} commands in person",
    told.DELEGATED.name: "a bot commands for {player}",
    told.QUICK_CHANCES.name: "quick battle, chances to win in per cent: {player} {n}, {player2} {n2}",
    told.QUICK_WON.name: "quick battle, by measured chances: {player} beats {player2}",
    told.QUICK_DRAWN.name: "quick battle, by measured chances: neither {player} nor {player2} wins",
    told.GENERAL_KEPT.name: "general of {player}: {n} on two dice, lost from {n2}; his element stands",
    told.GENERAL_LOST.name: "general of {player}: {n} on two dice, lost from {n2}; his element is destroyed",
    told.BAND_KEPT.name: "a band of {player}: {n} on two dice, lost from {n2}; it stands",
    told.BAND_LOST.name: "a band of {player}: {n} on two dice, lost from {n2}; it is destroyed",
    told.AUXILIA_KEPT.name: "Auxilia of {player}: {n} on two dice, lost from {n2}; they stand",
    told.AUXILIA_LOST.name: "Auxilia of {player}: {n} on two dice, lost from {n2}; they are destroyed",
    told.DRILLED.name: "{player} trains Spears of the base army as Auxilia",
    told.TURNED.name: "{player} turns Auxilia of the base army into Spears",
    told.WENT_HOME.name: "{player} goes home from the siege",
    told.SIEGE_ROUND.name: "round {n} of the siege",
    told.SIEGE_SCORES.name: "the besiegers have {n}, the besieged {n2}",
    told.SIEGE_LOSS.name: "{player} loses {kind}",
    told.SIEGE_LIFTED.name: "{player} lifts the siege",
    told.SALLIED.name: "{player} sallies out",
    told.WAR_DRAWN.name: "the war is drawn and settles nothing",
    told.WAR_WON.name: "the side of {player} has won the war",
    told.STOOD_BACK.name: "{player} stands back and keeps its claim",
}

# By ending; {player} has won
ENDINGS: dict[str, str] = {
    "overlord": "{player} has won: all others are its vassals.",
    "rank": "{player} wins by rank, {n}.",
    "lots": "{player} wins by the dice, of equal rank, {n}.",
}


def sentence(event: Event, speech: Speech, names: list[str]) -> str:
    """A happening as a sentence."""
    template = speech.events.get(event.name)
    if template is None:
        return capital(str(event))
    facts = facts_in(event.kind.template, event.args, speech, names)
    if event.kind is told.SETTLED:
        facts["people"] = speech.populations[event.args[1]]
    elif event.kind is told.RULER_DIED:
        seat, reign, born = event.args
        facts["ruler"] = ruler_name(kingdom_at(seat), reign, born)
    return capital(filled(template, facts))


def kingdom_at(seat: int) -> int:
    """AA-2.2, AA-16.3: the kingdom of a seat, whatever the number of players: smaller sets begin larger ones."""
    return t.PLAYER_SETS[-1][seat]


def ending(s: Campaign, speech: Speech, names: list[str]) -> str:
    """AA-17: who has won, and how; empty while the campaign lasts."""
    if not s.over:
        return ""
    winner = s.scores.index(max(s.scores))
    return filled(speech.endings[s.ending], {"player": names[winner], "n": str(rank(s, winner))})
