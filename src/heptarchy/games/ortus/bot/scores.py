"""How good every option looks, whatever is asked: one function for each kind of question, found by its rule."""

from __future__ import annotations

from collections.abc import Callable

from heptarchy.games.ortus.bot import battles, plots, turns, winters
from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.bot.outlook import Outlook, keep_value
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_KEYS
from heptarchy.games.ortus.joust import rank_of, the_joust
from heptarchy.games.ortus.table.actions import (
    APPEASE,
    CAPTURE,
    DECK,
    DONATE,
    DONE,
    INTO,
    KEEP,
    PICK,
    TILT,
    TOP,
    TOWER,
    WILD,
)
from heptarchy.games.ortus.table.state import BASE, REBELLION, Ortus
from heptarchy.games.ortus.tetrarchy import is_tetrarchy
from heptarchy.kernel.state import State

# The decks that it builds, by variant: any of them, drawn for
SOUND = {
    "duel": ("landlord", "mercenary", "politician", "heir"),
    "base": ("landlord", "heir", "politician", "envoy"),
    "crusade": ("crown", "bishop", "landlord"),
    "solo": ("landlord",),
    "rebellion": ("politician", "rush", "landlord", "bishop", "mercenary", "heir", "crown", "envoy"),
}


def scores(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat; the state is one that the seat has imagined."""
    while state.child is not None:
        state = state.child
    assert isinstance(state, Ortus)
    question = QUESTIONS.get(state.rule_for(seat))
    if question is None:
        return [0.0] * len(options)
    return question(Outlook(state, seat), options)


# Set-up


def deck_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-3.1: one of the sound decks."""
    s = o.s
    if s.variant == REBELLION:
        sound = SOUND["solo" if s.players == 1 else "rebellion"]
    elif s.variant == BASE:
        sound = SOUND["duel" if s.players == 2 or is_tetrarchy(s) else "base"]
    else:
        sound = SOUND["crusade"]
    found: list[float] = []
    for option in options:
        good = DECK.holds(option) and STYLE_KEYS[DECK.arg(option)] in sound
        found.append(1.0 if good else 0.0)
    return found


def mulligan_scores(o: Outlook, options: list[int]) -> list[float]:
    """OV-3: a Hand that can build or fight is kept."""
    base = o.me * t.KINDS
    useful = sum(o.s.hand[base + kind] for kind in (t.CASTLE, t.LAND, t.PRINCE, t.MERCENARY, t.CHAMPION))
    return [float(useful >= 2) if option == KEEP.base else float(useful < 2) for option in options]


# Earldoms


def into_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-6.2, OR-19.3: Lands with Market Towns; away from Vassals; Lords where they are safe."""
    return [into_score(o, INTO.arg(option)) for option in options]


def into_score(o: Outlook, fief: int) -> float:
    """How well the card being placed goes with this Fief."""
    s = o.s
    kind = s.choice
    kinds = [card % t.KINDS for card in s.props[fief]]
    palace = 0.3 if t.seat_type(fief) == t.PALACE else -0.3 if t.is_tent(fief) else 0.0
    if kind == t.VASSAL:
        return -float(len(kinds)) - palace
    if kind in t.LORD_TYPES:
        return palace + 0.1 * len(kinds)
    value = palace - (1.5 if s.lord[fief] == t.VASSAL else 0.0)
    value += 1.0 if t.MARKET in kinds else 0.0
    return value + 0.4 * kinds.count(t.LAND)


def capture_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-12.28: a Fief is better kept."""
    return [1.0 if option == CAPTURE.base else 0.0 for option in options]


def donate_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-15.5: the weaker card."""
    return [1.0 if DONATE.arg(option) == t.INFANTRY else 0.0 for option in options]


def appease_scores(o: Outlook, options: list[int]) -> list[float]:
    """RB-66: a Banquet turns the King away."""
    return [1.0 if option == APPEASE.base else 0.0 for option in options]


# Jousts


def tilt_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-14.4: No Luck goes; a lone card beside a pair goes; else keep."""
    joust = the_joust(o.s)
    rider = joust.riders.index(o.me)
    hand = joust.hands[rider]
    found: list[float] = []
    for option in options:
        if option == KEEP.base:
            found.append(0.5)
        elif TILT.arg(option) == t.NO_LUCK:
            found.append(1.0)
        else:
            found.append(0.7 if hand[TILT.arg(option)] == 1 and max(hand) == 2 else 0.0)
    return found


def wild_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-14.5: the Champion as whatever makes the better hand; another one only for a good hand."""
    joust = the_joust(o.s)
    rider = joust.riders.index(o.me)
    hand = joust.hands[rider]
    wilds = joust.wilds[rider]
    now = rank_of(hand, wilds)
    found: list[float] = []
    for option in options:
        if option == DONE.base:
            found.append(w.KEEP[t.CHAMPION])
        else:
            more = [wilds[0] + (WILD.arg(option) == t.JOUST_VASSAL), wilds[1] + (WILD.arg(option) == t.JOUST_PRINCE)]
            found.append(0.6 * (now - rank_of(hand, more)))
    return found


def bought_scores(o: Outlook, options: list[int]) -> list[float]:
    """WX-34: what a point buys, of what a Tower is, where a card goes."""
    if INTO.holds(options[0]):
        return into_scores(o, options)
    if not TOWER.holds(options[0]):
        return winters.buy_scores(o, options)
    return tower_choice_scores(o, options)


def tower_choice_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-11.1, WX-34, OV-1: the card that is least missed."""
    return [-keep_value(o, TOWER.arg(option)) if TOWER.holds(option) else 0.0 for option in options]


def common_scores(o: Outlook, options: list[int]) -> list[float]:
    """OV-19: the open card that is worth most in Hand, or the unseen one."""
    found: list[float] = []
    for option in options:
        if option == TOP.base:
            found.append(w.UNSEEN)
        else:
            kind = PICK.arg(option)
            again = w.DUPLICATE if o.s.hand[o.me * t.KINDS + kind] else 1.0
            found.append(keep_value(o, kind) * again)
    return found


QUESTIONS: dict[str, Callable[[Outlook, list[int]], list[float]]] = {
    "OR-3.1": deck_scores,
    "OV-3": mulligan_scores,
    "OR-5.1": turns.turn_scores,
    "OR-6.2": into_scores,
    "OR-6.3": into_scores,
    "OR-19.3": into_scores,
    "OR-12.6": battles.field_scores,
    "OR-12.14": battles.church_scores,
    "OR-12.20": battles.fill_scores,
    "OR-12.26": battles.plunder_scores,
    "OR-17.16": battles.plunder_scores,
    "OR-12.28": capture_scores,
    "OR-12.31": battles.price_scores,
    "OR-13.1": plots.aim_scores,
    "OR-13.6": plots.aim_scores,
    "OR-13.7": plots.take_scores,
    "OR-13.11": plots.answer_scores,
    "OR-13.12": plots.answer_scores,
    "OR-14.2": battles.payment_scores,
    "OR-14.4": tilt_scores,
    "OR-14.5": wild_scores,
    "OR-15.5": donate_scores,
    "OR-17.13": battles.viking_scores,
    "RB-66": appease_scores,
    "WX-15": winters.vote_scores,
    "OR-11.1": tower_choice_scores,
    "OV-1": tower_choice_scores,
    "OV-19": common_scores,
    "WX-34": bought_scores,
}
