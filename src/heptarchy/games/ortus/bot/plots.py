"""Politics: what to aim at, and whether to answer (OR-13)."""

from __future__ import annotations

from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.bot.outlook import (
    Outlook,
    cathedral_value,
    fief_value,
    mercenary_value,
    property_value,
)
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.politics import aims, the_plot
from heptarchy.games.ortus.table.actions import (
    AIM_FIEF,
    AIM_HAND,
    AIM_LORD,
    AIM_MERCENARY,
    ALLY,
    DONE,
    TAKE,
    VASSAL_LORD,
    YIELD,
    property_card,
)
from heptarchy.games.ortus.table.modules import VASSALS_FALL_TO_ACTOR, plays_with
from heptarchy.games.ortus.table.state import AT_HAND, AT_LORD, AT_MERCENARY, AT_PROPERTIES, Plot

ALLIES_COST = 1.0
VASSAL_COST = 0.8


def plot_value(o: Outlook, kind: int) -> float:
    """The best aim of the card, by the chance that it works, less the card."""
    best = max([aim_value(o, kind, action) for action in aims(o.s, o.me, kind)], default=0.0)
    return best - 0.8


def aim_value(o: Outlook, kind: int, action: int) -> float:
    """What is won, or what he loses."""
    s = o.s
    if AIM_LORD.holds(action):
        fief = AIM_LORD.arg(action)
        value = w.LORD[s.lord[fief]] * (1.6 if s.holder[fief] == s.liege else 1.0)
        if s.lord[fief] == t.VASSAL:
            value = fief_value(o, fief) * (1 + w.BLOOD if plays_with(s, VASSALS_FALL_TO_ACTOR) else 1.0)
        return value * chance(o, s.holder[fief])
    if AIM_FIEF.holds(action):
        fief = AIM_FIEF.arg(action)
        values = sorted([property_value(s, fief, card) for card in s.props[fief]], reverse=True)
        holy = sum(cathedral_value(o) for card in s.props[fief] if card % t.KINDS == t.CATHEDRAL)
        gain = sum(values[: s.params.intrigue_properties]) * (1 + w.BLOOD) + holy
        return gain * chance(o, s.holder[fief]) * (1.0 if s.fiefs[o.me] else w.BLOOD)
    if AIM_MERCENARY.holds(action):
        house = AIM_MERCENARY.arg(action)
        value = max(mercenary_value(merc) for merc in s.mercs[house])
        return value * (1.5 if kind == t.INTRIGUE else 1.0) * chance(o, house)
    if AIM_HAND.holds(action):
        house = AIM_HAND.arg(action)
        n = min(s.params.treachery_hand_discard, count_of(s.hand, house))
        return n * w.HAND_CARD * chance(o, house)
    return 2 * w.POOL * w.STRUGGLE


def chance(o: Outlook, house: int) -> float:
    """How likely a plot works against this house."""
    if house == o.s.liege:
        return w.BACKFIRE
    return 1.0 if count_of(o.s.hand, house) == 0 else w.STRUGGLE


def aim_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-13.1, OR-13.6: the best aim."""
    kind = the_plot(o.s).card
    return [aim_value(o, kind, option) for option in options]


def take_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-13.7: the best Property, and as many as may be."""
    fief = the_plot(o.s).fief
    found: list[float] = []
    for option in options:
        if option == DONE.base:
            found.append(0.0)
        else:
            card = property_card(TAKE.arg(option))
            value = property_value(o.s, fief, card)
            found.append(value + (cathedral_value(o) if card % t.KINDS == t.CATHEDRAL else 0.0))
    return found


def stake(o: Outlook, plot: Plot) -> float:
    """What the plot would cost its target, or bring its actor."""
    s = o.s
    if plot.aim == AT_LORD:
        if s.lord[plot.fief] == t.VASSAL:
            return fief_value(o, plot.fief)
        return w.LORD[s.lord[plot.fief]]
    if plot.aim == AT_PROPERTIES:
        holy = sum(cathedral_value(o) for card in plot.takes if card % t.KINDS == t.CATHEDRAL)
        return sum(property_value(s, plot.fief, card) for card in plot.takes) * (1 + w.BLOOD) + holy
    if plot.aim == AT_HAND:
        return w.HAND_CARD * s.params.treachery_hand_discard
    if plot.aim == AT_MERCENARY:
        return mercenary_value(s.mercs[plot.target][plot.merc])
    return w.POOL * len(plot.takes) * (1 + w.BLOOD)


def answer_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-13.11, OR-13.12: answer if what is at stake is worth the card; a Vassal Lord costs nothing."""
    plot = the_plot(o.s)
    at_stake = stake(o, plot)
    found: list[float] = []
    for option in options:
        if option == YIELD.base:
            found.append(0.0)
        elif option == ALLY.base:
            found.append(0.8 * at_stake - ALLIES_COST)
        elif VASSAL_LORD.holds(option):
            found.append(at_stake)
        else:
            found.append(0.6 * at_stake - VASSAL_COST)
    return found
