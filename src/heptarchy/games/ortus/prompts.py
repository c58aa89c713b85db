"""What a seat is asked, in one line: a sentence with the names and figures that it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import AT, BUY, DONE, FROM, INTO, RANSOM, TOWER, YIELD
from heptarchy.games.ortus.asking import (
    Line,
    cards_to_choose,
    is_defending,
    is_drawing_last,
    joust_hand,
    never_out,
    own_captives,
    points_needed,
    side_strength,
    taken_cards,
)
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.decks import NOT_BEGUN
from heptarchy.games.ortus.errant import conditions
from heptarchy.games.ortus.estates import CARDS
from heptarchy.games.ortus.fielding import horde_strength, the_battle
from heptarchy.games.ortus.joust import the_joust
from heptarchy.games.ortus.marches import towers_of
from heptarchy.games.ortus.modules import ERRANT, plays_with
from heptarchy.games.ortus.politics import the_plot
from heptarchy.games.ortus.prompts_modules import MODULE_LINES
from heptarchy.games.ortus.spoils import FIEFS, PRICES
from heptarchy.games.ortus.state import (
    AT_HAND,
    AT_LORD,
    AT_MERCENARY,
    AT_POOL,
    ON_PROPERTIES,
    ON_THANES,
    ON_TOWERS,
    ON_VILLAGES,
    Ortus,
)
from heptarchy.games.ortus.tetrarchy import partner_of
from heptarchy.games.ortus.votes import votes_of
from heptarchy.games.ortus.witan import cards_to_draw
from heptarchy.games.ortus.wording import listed, several
from heptarchy.games.ortus.words_en import ENGLISH
from heptarchy.kernel.asked import Asked

if TYPE_CHECKING:
    from heptarchy.kernel.state import State

AIMED: dict[int, str] = {ON_TOWERS: "Towers", ON_VILLAGES: "Villages", ON_THANES: "Thanes"}


def prompt(state: State, seat: int) -> str:
    """The question on the table, for the seat that is asked."""
    s = inner(state)
    asked = s.asked(seat)
    if asked is None:
        return "the game is over" if state.over else "others are asked"
    line = LINES.get(asked.rule)
    return f"answer by {asked.rule}" if line is None else line(s, asked)


# Names


def name(s: Ortus, house: int) -> str:
    """`Red`, `the King`."""
    return ENGLISH.house(s, house)


def partly(s: Ortus, seat: int, house: int) -> str:
    """`Red`, or `Red, your partner,` (OV-17)."""
    return f"{name(s, house)}, your partner," if house == partner_of(s, seat) else name(s, house)


def lord(s: Ortus, fief: int) -> str:
    """`the Prince of Tamworth`."""
    return f"the {ENGLISH.lord_of(s, fief)} of {t.PLACES[fief]}"


def towers(n: int) -> str:
    """`1 Tower`, `2 Towers`."""
    return several(n, "Tower", "Towers")


def points(n: int) -> str:
    """`1 point`, `2 points`."""
    return several(n, "point", "points")


def attack(s: Ortus, seat: int) -> str:
    """`the Siege of Tamworth`, `the Attack on your Towers`."""
    battle = the_battle(s)
    if battle.aim in AIMED:
        whose = "your" if seat == battle.defender else f"{name(s, battle.defender)}'s"
        return f"the Attack on {whose} {AIMED[battle.aim]}"
    return f"the {'Raid' if battle.aim == ON_PROPERTIES else 'Siege'} of {t.PLACES[battle.fief]}"


def stake(s: Ortus, seat: int) -> str:
    """OR-13.11: what the plot is about: `the Church and the Market Town of Bradford`."""
    plot = the_plot(s)
    whose = "your" if seat == plot.target else f"{name(s, plot.target)}'s"
    if plot.aim == AT_LORD:
        if s.lord[plot.fief] == t.VASSAL:
            return f"the Vassal Lord of {t.PLACES[plot.fief]} with the whole Fief"
        return lord(s, plot.fief)
    if plot.aim == AT_MERCENARY:
        return f"{whose} Mercenary {plot.merc + 1}"
    if plot.aim == AT_HAND:
        n = min(s.params.treachery_hand_discard, count_of(s.hand, plot.target))
        return f"{several(n, 'card', 'cards')} of {whose} Hand"
    if plot.aim == AT_POOL:
        kinds = [ENGLISH.some_army(plot.takes.count(kind), kind) for kind in (0, 1) if kind in plot.takes]
        return f"{listed(kinds)} of {whose} Pool"
    return f"{listed(taken_cards(s, ENGLISH))} of {t.PLACES[plot.fief]}"


# Decks and turns


def deck(s: Ortus, asked: Asked) -> str:
    """OR-3.1."""
    kind = s.building[asked.seat]
    if kind == NOT_BEGUN:
        return f"Which deck of {s.params.earl_deck_size} cards do you build? (The others do not see it)"
    left = several(cards_to_choose(s, asked.seat), "card", "cards")
    return f"How many {ENGLISH.many[kind]} go into your deck? ({left} of {s.params.earl_deck_size} still to choose)"


def mulligan(s: Ortus, asked: Asked) -> str:
    """OV-3."""
    n = several(count_of(s.hand, asked.seat), "card", "cards")
    return f"Keep your opening Hand of {n}, or shuffle it back once and draw as many anew?"


def turn(s: Ortus, asked: Asked) -> str:
    """OR-5.1."""
    what = "Your Action is taken: a free step" if s.acted else "Your turn: an Action or a free step"
    if plays_with(s, ERRANT):
        held = len(conditions(s, asked.seat))
        return f"{what}, or end it and take a card? (You hold {held} of the {s.params.errant_goal} conditions that win)"
    if is_drawing_last(s, asked.seat):
        comes = "old age costs you your Fiefs" if never_out(s) else "you die of old age"
        return f"{what}, or end it? (There is no card to draw: at the end {comes})"
    n = several(cards_to_draw(s, asked.seat), "card", "cards")
    return f"{what}, or end it with the draw? ({n} left to draw)"


def tower_card(s: Ortus, asked: Asked) -> str:
    """OR-11.1."""
    return "Which card of your Hand becomes the Tower? (The others do not see it)"


def slot(s: Ortus, asked: Asked) -> str:
    """OR-5.3."""
    return f"Which Mercenary takes {ENGLISH.the_army[asked.arg % 2]} as his Garrison?"


def site(s: Ortus, asked: Asked) -> str:
    """OR-6.2."""
    return f"Which Fief does the {t.TYPE_NAMES[s.choice]} go to?"


def lord_site(s: Ortus, asked: Asked) -> str:
    """OR-6.3."""
    rank = "Abbot" if s.choice == t.MONK else "Lord"
    return f"In which seat does the {t.TYPE_NAMES[s.choice]} become {rank}?"


def attach(s: Ortus, asked: Asked) -> str:
    """OR-19.3."""
    return f"Which of your Fiefs is {ENGLISH.that_property(asked.arg % CARDS, asked.seat)} attached to?"


# Battles


def fielding(s: Ortus, asked: Asked) -> str:
    """OR-12.6."""
    battle = the_battle(s)
    own = side_strength(s, asked.arg)
    count = towers(towers_of(s, battle.defender))
    if asked.arg % 2:
        foe = f"{name(s, battle.attacker)}: Strength {side_strength(s, 0)}"
        return f"Which card do you field in {attack(s, asked.seat)}? ({foe}; you: {own}; {count})"
    needs = f"undefended it takes {points_needed(s)}"
    return f"Which card do you field in {attack(s, asked.seat)}? (You: Strength {own}; {count}; {needs})"


def church(s: Ortus, asked: Asked) -> str:
    """OR-12.14."""
    battle = the_battle(s)
    attacker = f"{partly(s, asked.seat, battle.attacker)} with Strength {side_strength(s, 0)}"
    defender = f"{partly(s, asked.seat, battle.defender)} with {side_strength(s, 1)}"
    return f"You control the Church: how is {attack(s, asked.seat)} decided, {attacker} against {defender}?"


def filling(s: Ortus, asked: Asked) -> str:
    """OR-12.20."""
    battle = the_battle(s)
    which = "Viking card" if battle.attacker == t.VIKINGS and asked.arg == 0 else "card"
    return f"Which {which} takes damage next? ({points(battle.forces[asked.arg].damage)} to take; full, it dies)"


def raze(s: Ortus, asked: Asked) -> str:
    """OR-12.24."""
    battle = the_battle(s)
    n = len(s.towers[battle.defender])
    return f"Which of {name(s, battle.defender)}'s {towers(n)} falls? ({battle.points} to raze)"


def plunder(s: Ortus, asked: Asked) -> str:
    """OR-12.26."""
    battle = the_battle(s)
    return f"Capture or burn a Property of {t.PLACES[battle.fief]}? ({points(battle.points)} left)"


def viking_plunder(s: Ortus, asked: Asked) -> str:
    """OR-17.16."""
    battle = the_battle(s)
    return f"Which Property of {t.PLACES[battle.fief]} do the Vikings burn? ({points(battle.points)} left)"


def seat(s: Ortus, asked: Asked) -> str:
    """OR-12.28."""
    fief = the_battle(s).fief
    n = len(s.props[fief])
    whole = f" with its {several(n, 'Property', 'Properties')}" if n else ""
    return f"{t.PLACES[fief]} has fallen: capture it{whole}, or destroy it?"


def ransom(s: Ortus, asked: Asked) -> str:
    """OR-12.31."""
    captor = name(s, the_battle(s).captor)
    cost = several(s.params.ransom_cost, "Property", "Properties")
    first = asked.options[0]
    if RANSOM.holds(first):
        captured = own_captives(s, asked.seat)
        if len(captured) == 1:
            return f"Pay {captor} {cost} for {lord(s, captured[0])}, or let him die?"
        return f"For which of your {len(captured)} captured Lords do you pay {captor} {cost}? Without it they die"
    if FROM.holds(first):
        return f"From which Fief do you pay for {lord(s, asked.arg // PRICES)}?"
    price = asked.arg // FIEFS
    return f"Which Property of {t.PLACES[asked.arg % FIEFS]} do you pay for {lord(s, price // PRICES)}?"


# Politics


def treachery(s: Ortus, asked: Asked) -> str:
    """OR-13.1."""
    n = several(s.params.treachery_hand_discard, "card", "cards")
    return f"What does your Treachery strike: a Lord, a Mercenary, or a Hand for {n}?"


def intrigue(s: Ortus, asked: Asked) -> str:
    """OR-13.6."""
    most = f"up to {s.params.intrigue_properties} Properties of a Fief"
    return f"What does your Intrigue take: {most}, a Mercenary, or up to {s.params.intrigue_army} Pool cards?"


def taken_property(s: Ortus, asked: Asked) -> str:
    """OR-13.7."""
    plot = the_plot(s)
    nth = f"{len(plot.takes) + 1} of up to {s.params.intrigue_properties}"
    return f"Which Property of {t.PLACES[plot.fief]} does your Intrigue take? ({nth})"


def taken_army(s: Ortus, asked: Asked) -> str:
    """OR-13.9."""
    plot = the_plot(s)
    nth = f"{len(plot.takes) + 1} of up to {s.params.intrigue_army}"
    return f"Which card of {name(s, plot.target)}'s Pool does your Intrigue take? ({nth})"


def target(s: Ortus, asked: Asked) -> str:
    """OR-13.11."""
    plot = the_plot(s)
    card = t.TYPE_NAMES[plot.card]
    if AT.holds(asked.options[0]):
        verb = "strike" if plot.card == t.TREACHERY else "take"
        return f"Which of {name(s, plot.target)}'s Mercenaries does your {card} {verb}?"
    return f"Answer {name(s, plot.actor)}'s {card} with Allies, or yield {stake(s, asked.seat)}?"


def struggle(s: Ortus, asked: Asked) -> str:
    """OR-13.12."""
    plot = the_plot(s)
    card = t.TYPE_NAMES[plot.card]
    at_stake = stake(s, asked.seat)
    if is_defending(s):
        return f"Answer {name(s, plot.actor)}'s {card} with a Vassal, or yield {at_stake}?"
    whose = "your" if asked.seat == plot.actor else f"{name(s, plot.actor)}'s"
    against = f"{name(s, plot.target)}'s {'Allies' if plot.answers == 1 else 'Vassal'}"
    return f"Answer {against} with a Vassal, or give up {whose} {card} on {at_stake}?"


# Jousts, Kingship, Vikings


def ante(s: Ortus, asked: Asked) -> str:
    """OR-14.2."""
    if FROM.holds(asked.options[0]):
        return "From which Fief do you ante a Property in the Joust?"
    joust = the_joust(s)
    return f"Which Property of {t.PLACES[joust.from_fief[asked.arg]]} do you ante in the Joust?"


def tilt(s: Ortus, asked: Asked) -> str:
    """OR-14.4."""
    return f"You hold {ENGLISH.joust_hands[joust_hand(s, asked.seat)]}: exchange a Joust card, or keep all?"


def wild(s: Ortus, asked: Asked) -> str:
    """OR-14.5."""
    held = ENGLISH.joust_hands[joust_hand(s, asked.seat)]
    if DONE.base in asked.options:
        return f"You hold {held}: play a Champion from the Hand as a wild card, or none?"
    return f"You hold {held}: as what does the Champion who called the Joust stand in?"


def donation(s: Ortus, asked: Asked) -> str:
    """OR-15.5."""
    return f"{name(s, s.king)} is King: which card of your Pool do you give to the Royal Army?"


def horde(s: Ortus, asked: Asked) -> str:
    """OR-17.13."""
    rest = ", or do you hold it back" if YIELD.base in asked.options else ""
    return f"You direct the Vikings: what does the horde of Strength {horde_strength(s)} attack{rest}?"


# Variants


def appease(s: Ortus, asked: Asked) -> str:
    """RB-66."""
    return "The King turns on you: appease him with a Banquet for this turn, or let him come?"


def vote(s: Ortus, asked: Asked) -> str:
    """WX-15."""
    n = several(votes_of(s, asked.seat), "vote", "votes")
    return f"A vote for Winter: do you give your {n} for it, against it, or abstain?"


def purchase(s: Ortus, asked: Asked) -> str:
    """WX-34."""
    first = asked.options[0]
    if TOWER.holds(first):
        return "Which card of your set lies face down as a Tower? (The others do not see it)"
    if INTO.holds(first):
        return lord_site(s, asked) if s.choice in t.LORD_TYPES else site(s, asked)
    n = several(s.legacy[asked.seat], "Legacy point", "Legacy points")
    if BUY.holds(asked.options[-1]):
        return f"What do you buy for a Legacy point? ({n} left to spend)"
    return f"There is nothing to buy: a Legacy point is lost for this Winter ({n} left)"


LINES: dict[str, Line] = {
    "OR-3.1": deck,
    "OV-3": mulligan,
    "OR-5.1": turn,
    "OR-5.3": slot,
    "OR-11.1": tower_card,
    "OR-6.2": site,
    "OR-6.3": lord_site,
    "OR-19.3": attach,
    "OR-12.6": fielding,
    "OR-12.14": church,
    "OR-12.20": filling,
    "OR-12.24": raze,
    "OR-12.26": plunder,
    "OR-17.16": viking_plunder,
    "OR-12.28": seat,
    "OR-12.31": ransom,
    "OR-13.1": treachery,
    "OR-13.6": intrigue,
    "OR-13.7": taken_property,
    "OR-13.9": taken_army,
    "OR-13.11": target,
    "OR-13.12": struggle,
    "OR-14.2": ante,
    "OR-14.4": tilt,
    "OR-14.5": wild,
    "OR-15.5": donation,
    "OR-17.13": horde,
    "RB-66": appease,
    "WX-15": vote,
    "WX-34": purchase,
    **MODULE_LINES,
}
