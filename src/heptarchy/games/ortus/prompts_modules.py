"""What a seat is asked in the optional modules (OV), in one line."""

from __future__ import annotations

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import DECLARE, DISCARD, TOP
from heptarchy.games.ortus.asking import Line, joust_hand
from heptarchy.games.ortus.drafting import the_draft
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.state import Ortus
from heptarchy.games.ortus.wording import several
from heptarchy.games.ortus.words_en import ENGLISH
from heptarchy.kernel.asked import Asked


def free_tower(s: Ortus, asked: Asked) -> str:
    """OV-1."""
    return "Which card of your tray lies face down as a free Tower? (The others do not see it)"


def exchange(s: Ortus, asked: Asked) -> str:
    """OV-7."""
    if DISCARD.holds(asked.options[0]):
        return f"Which card of your Hand do you discard? ({s.params.exchange_cost} for one card of the tray)"
    return "Which card of your tray do you take into your Hand? (The others do not see it)"


def rally(s: Ortus, asked: Asked) -> str:
    """OV-9."""
    card = t.RESULT_NAMES[the_battle(s).card]
    return f"The Battle card is {card}: play a Banner to make it a Normal Battle, or let it stand?"


def conquest(s: Ortus, asked: Asked) -> str:
    """OV-11."""
    battle = the_battle(s)
    n = several(battle.points, "Village falls", "Villages fall")
    return f"{n}, of {ENGLISH.house(s, battle.defender)}: how many do you conquer? The others are burnt"


def summoned(s: Ortus, asked: Asked) -> str:
    """OV-12."""
    return "Your Thanes bring a card of your tray into your Hand: which? (The others do not see it)"


def conclave(s: Ortus, asked: Asked) -> str:
    """OV-14."""
    held = ENGLISH.joust_hands[joust_hand(s, asked.seat)]
    if DECLARE.holds(asked.options[0]):
        return f"You hold {held}: which hand do you declare? It need not be true"
    return f"You hold {held}: accuse another of lying, or keep the peace? A wrong accusation costs you your share"


def common(s: Ortus, asked: Asked) -> str:
    """OV-13."""
    left = s.params.common_cards - sum(s.common)
    of = f"{several(left, 'card', 'cards')} of {s.params.common_cards} still to choose"
    return f"How many {ENGLISH.many[len(s.common)]} does every deck hold? ({of})"


def draft(s: Ortus, asked: Asked) -> str:
    """OV-15."""
    n = several(sum(the_draft(s).packs[asked.seat]), "card", "cards")
    return f"Which card do you pick from your pack of {n}? (The others do not see it)"


def choice_of_tray(s: Ortus, asked: Asked) -> str:
    """OV-18."""
    n = several(sum(s.tray[asked.seat * t.KINDS : asked.seat * t.KINDS + t.KINDS]), "card", "cards")
    return f"Which card of your tray of {n} do you take into your Hand? (The others do not see it)"


def common_card(s: Ortus, asked: Asked) -> str:
    """OV-19."""
    if TOP.base in asked.options:
        n = several(sum(s.shared_deck), "card", "cards")
        return f"Which card do you take: an open one, or the top one of the deck unseen? ({n} in the deck)"
    return "Which of the open cards do you take into your Hand?"


MODULE_LINES: dict[str, Line] = {
    "OV-1": free_tower,
    "OV-7": exchange,
    "OV-9": rally,
    "OV-11": conquest,
    "OV-12": summoned,
    "OV-13": common,
    "OV-14": conclave,
    "OV-15": draft,
    "OV-18": choice_of_tray,
    "OV-19": common_card,
}
