"""What a seat is asked, as messages; `book/questions.*.ftl` says them, once for each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import (
    ARMY,
    AT,
    BUY,
    DONE,
    FIEF,
    FROM,
    HOUSE,
    INTO,
    JOUST_HAND,
    LORD,
    PROPERTY,
    RANSOM,
    SPACE,
    TOWER,
    TYPE,
    YIELD,
    goods,
)
from heptarchy.games.ortus.asking import (
    cards_to_choose,
    is_defending,
    is_drawing_last,
    joust_hand,
    never_out,
    own_captives,
    points_needed,
    side_strength,
    taken_army,
    taken_cards,
    who,
    whose_lord,
)
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.decks import NOT_BEGUN
from heptarchy.games.ortus.errant import conditions
from heptarchy.games.ortus.estates import CARDS
from heptarchy.games.ortus.fielding import horde_strength, the_battle
from heptarchy.games.ortus.joust import the_joust
from heptarchy.games.ortus.marches import towers_of
from heptarchy.games.ortus.modules import ERRANT, plays_with
from heptarchy.games.ortus.politics import the_plot
from heptarchy.games.ortus.spoils import FIEFS, PRICES
from heptarchy.games.ortus.state import AT_HAND, AT_LORD, AT_MERCENARY, AT_POOL, ON_PROPERTIES, ON_SEAT, Ortus
from heptarchy.games.ortus.tetrarchy import partner_of
from heptarchy.games.ortus.votes import votes_of
from heptarchy.games.ortus.witan import cards_to_draw
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import FLAG, MESSAGE, NUMBER, Asks, Message, Thing, WordOf

Line = Callable[[Ortus, Asked], Message]

ASKS: Final = Asks(SPACE)

# Phrases

PARTNER: Final = ASKS.ask("partner", house=HOUSE)
LORD_OF: Final = ASKS.ask("lord", lord=LORD, fief=FIEF)
# In the order of `state.ON_TOWERS` and what follows it
ON_CUBES: Final = WordOf("towers", "properties", "seat", "villages", "thanes")
ATTACK: Final = ASKS.ask("attack", aim=ON_CUBES, own=FLAG, house=HOUSE)
RAID: Final = ASKS.ask("raid", fief=FIEF)
SIEGE: Final = ASKS.ask("siege", fief=FIEF)
STAKE_VASSAL: Final = ASKS.ask("stake-vassal", fief=FIEF)
STAKE_MERCENARY: Final = ASKS.ask("stake-mercenary", own=FLAG, house=HOUSE, place=NUMBER)
STAKE_HAND: Final = ASKS.ask("stake-hand", own=FLAG, house=HOUSE, n=NUMBER)
STAKE_POOL: Final = ASKS.ask("stake-pool", own=FLAG, house=HOUSE, cards=MESSAGE)
STAKE_PROPERTIES: Final = ASKS.ask("stake-properties", cards=MESSAGE, fief=FIEF)


def partly(s: Ortus, seat: int, house: int) -> Thing | Message:
    """`Red`, or `Red, your partner,` (OV-17)."""
    return PARTNER.of(house=who(s, house)) if house == partner_of(s, seat) else who(s, house)


def lord(s: Ortus, fief: int) -> Message:
    """`the Prince of Tamworth`."""
    return LORD_OF.of(lord=whose_lord(s, fief), fief=fief)


def attack(s: Ortus, seat: int) -> Message:
    """`the Siege of Tamworth`, `the Attack on your Towers`."""
    battle = the_battle(s)
    if battle.aim == ON_PROPERTIES:
        return RAID.of(fief=battle.fief)
    if battle.aim == ON_SEAT:
        return SIEGE.of(fief=battle.fief)
    return ATTACK.of(aim=battle.aim, own=seat == battle.defender, house=who(s, battle.defender))


def stake(s: Ortus, seat: int) -> Message:
    """OR-13.11: what the plot is about: `the Church and the Market Town of Bradford`."""
    plot = the_plot(s)
    own, house = seat == plot.target, who(s, plot.target)
    if plot.aim == AT_LORD:
        return STAKE_VASSAL.of(fief=plot.fief) if s.lord[plot.fief] == t.VASSAL else lord(s, plot.fief)
    if plot.aim == AT_MERCENARY:
        return STAKE_MERCENARY.of(own=own, house=house, place=plot.merc + 1)
    if plot.aim == AT_HAND:
        n = min(s.params.treachery_hand_discard, count_of(s.hand, plot.target))
        return STAKE_HAND.of(own=own, house=house, n=n)
    if plot.aim == AT_POOL:
        return STAKE_POOL.of(own=own, house=house, cards=taken_army(s))
    return STAKE_PROPERTIES.of(cards=taken_cards(s), fief=plot.fief)


# Decks and turns

DECK: Final = ASKS.ask("deck", size=NUMBER)
COPIES: Final = ASKS.ask("copies", type=TYPE, n=NUMBER, size=NUMBER)
MULLIGAN: Final = ASKS.ask("mulligan", n=NUMBER)
TURN: Final = ASKS.ask("turn", acted=FLAG, n=NUMBER)
KNIGHTS_TURN: Final = ASKS.ask("knights-turn", acted=FLAG, held=NUMBER, goal=NUMBER)
LAST_TURN: Final = ASKS.ask("last-turn", acted=FLAG, stays=FLAG)
TOWER_CARD: Final = ASKS.ask("tower-card")
SLOT: Final = ASKS.ask("slot", army=ARMY)
SITE: Final = ASKS.ask("site", type=TYPE)
LORD_SITE: Final = ASKS.ask("lord-site", type=TYPE)
ATTACH: Final = ASKS.ask("attach", property=PROPERTY)


def deck(s: Ortus, asked: Asked) -> Message:
    """OR-3.1."""
    kind, size = s.building[asked.seat], s.params.earl_deck_size
    if kind == NOT_BEGUN:
        return DECK.of(size=size)
    return COPIES.of(type=kind, n=cards_to_choose(s, asked.seat), size=size)


def mulligan(s: Ortus, asked: Asked) -> Message:
    """OV-3."""
    return MULLIGAN.of(n=count_of(s.hand, asked.seat))


def turn(s: Ortus, asked: Asked) -> Message:
    """OR-5.1."""
    if plays_with(s, ERRANT):
        return KNIGHTS_TURN.of(acted=s.acted, held=len(conditions(s, asked.seat)), goal=s.params.errant_goal)
    if is_drawing_last(s, asked.seat):
        return LAST_TURN.of(acted=s.acted, stays=never_out(s))
    return TURN.of(acted=s.acted, n=cards_to_draw(s, asked.seat))


def tower_card(s: Ortus, asked: Asked) -> Message:
    """OR-11.1."""
    return TOWER_CARD.of()


def slot(s: Ortus, asked: Asked) -> Message:
    """OR-5.3."""
    return SLOT.of(army=asked.arg % 2)


def site(s: Ortus, asked: Asked) -> Message:
    """OR-6.2."""
    return SITE.of(type=s.choice)


def lord_site(s: Ortus, asked: Asked) -> Message:
    """OR-6.3."""
    return LORD_SITE.of(type=s.choice)


def attach(s: Ortus, asked: Asked) -> Message:
    """OR-19.3."""
    return ATTACH.of(property=goods(asked.arg % CARDS, asked.seat))


# Battles

FIELD: Final = ASKS.ask("field", attack=MESSAGE, strength=NUMBER, towers=NUMBER, needs=NUMBER)
FIELD_AGAINST: Final = ASKS.ask(
    "field-against", attack=MESSAGE, house=HOUSE, strength=NUMBER, own=NUMBER, towers=NUMBER
)
CHURCH: Final = ASKS.ask("church", attack=MESSAGE, attacker=MESSAGE, strength=NUMBER, defender=MESSAGE, against=NUMBER)
FILL: Final = ASKS.ask("fill", vikings=FLAG, n=NUMBER)
RAZE: Final = ASKS.ask("raze", house=HOUSE, towers=NUMBER, n=NUMBER)
PLUNDER: Final = ASKS.ask("plunder", fief=FIEF, n=NUMBER)
VIKING_PLUNDER: Final = ASKS.ask("viking-plunder", fief=FIEF, n=NUMBER)
FALLEN: Final = ASKS.ask("fallen", fief=FIEF, n=NUMBER)
RANSOM_ONE: Final = ASKS.ask("ransom", house=HOUSE, n=NUMBER, lord=MESSAGE)
RANSOM_SOME: Final = ASKS.ask("ransom-some", lords=NUMBER, house=HOUSE, n=NUMBER)
RANSOM_FROM: Final = ASKS.ask("ransom-from", lord=MESSAGE)
RANSOM_BY: Final = ASKS.ask("ransom-by", fief=FIEF, lord=MESSAGE)


def fielding(s: Ortus, asked: Asked) -> Message:
    """OR-12.6."""
    battle = the_battle(s)
    own = side_strength(s, asked.arg)
    towers = towers_of(s, battle.defender)
    what = attack(s, asked.seat)
    if asked.arg % 2:
        foe = who(s, battle.attacker)
        return FIELD_AGAINST.of(attack=what, house=foe, strength=side_strength(s, 0), own=own, towers=towers)
    return FIELD.of(attack=what, strength=own, towers=towers, needs=points_needed(s))


def church(s: Ortus, asked: Asked) -> Message:
    """OR-12.14."""
    battle = the_battle(s)
    return CHURCH.of(
        attack=attack(s, asked.seat),
        attacker=partly(s, asked.seat, battle.attacker),
        strength=side_strength(s, 0),
        defender=partly(s, asked.seat, battle.defender),
        against=side_strength(s, 1),
    )


def filling(s: Ortus, asked: Asked) -> Message:
    """OR-12.20."""
    battle = the_battle(s)
    vikings = battle.attacker == t.VIKINGS and asked.arg == 0
    return FILL.of(vikings=vikings, n=battle.forces[asked.arg].damage)


def raze(s: Ortus, asked: Asked) -> Message:
    """OR-12.24."""
    battle = the_battle(s)
    return RAZE.of(house=who(s, battle.defender), towers=len(s.towers[battle.defender]), n=battle.points)


def plunder(s: Ortus, asked: Asked) -> Message:
    """OR-12.26."""
    battle = the_battle(s)
    return PLUNDER.of(fief=battle.fief, n=battle.points)


def viking_plunder(s: Ortus, asked: Asked) -> Message:
    """OR-17.16."""
    battle = the_battle(s)
    return VIKING_PLUNDER.of(fief=battle.fief, n=battle.points)


def fallen(s: Ortus, asked: Asked) -> Message:
    """OR-12.28."""
    fief = the_battle(s).fief
    return FALLEN.of(fief=fief, n=len(s.props[fief]))


def ransom(s: Ortus, asked: Asked) -> Message:
    """OR-12.31."""
    captor = who(s, the_battle(s).captor)
    cost = s.params.ransom_cost
    first = asked.options[0]
    if RANSOM.holds(first):
        captured = own_captives(s, asked.seat)
        if len(captured) == 1:
            return RANSOM_ONE.of(house=captor, n=cost, lord=lord(s, captured[0]))
        return RANSOM_SOME.of(lords=len(captured), house=captor, n=cost)
    if FROM.holds(first):
        return RANSOM_FROM.of(lord=lord(s, asked.arg // PRICES))
    price = asked.arg // FIEFS
    return RANSOM_BY.of(fief=asked.arg % FIEFS, lord=lord(s, price // PRICES))


# Politics

TREACHERY: Final = ASKS.ask("treachery", n=NUMBER)
INTRIGUE: Final = ASKS.ask("intrigue", properties=NUMBER, n=NUMBER)
TAKEN_PROPERTY: Final = ASKS.ask("taken-property", fief=FIEF, n=NUMBER, most=NUMBER)
TAKEN_ARMY: Final = ASKS.ask("taken-army", house=HOUSE, n=NUMBER, most=NUMBER)
WHICH_MERCENARY: Final = ASKS.ask("which-mercenary", house=HOUSE, type=TYPE)
ANSWER: Final = ASKS.ask("answer", house=HOUSE, type=TYPE, stake=MESSAGE)
DEFEND: Final = ASKS.ask("defend", house=HOUSE, type=TYPE, stake=MESSAGE)
PRESS: Final = ASKS.ask("press", house=HOUSE, allies=FLAG, own=FLAG, actor=HOUSE, type=TYPE, stake=MESSAGE)


def treachery(s: Ortus, asked: Asked) -> Message:
    """OR-13.1."""
    return TREACHERY.of(n=s.params.treachery_hand_discard)


def intrigue(s: Ortus, asked: Asked) -> Message:
    """OR-13.6."""
    return INTRIGUE.of(properties=s.params.intrigue_properties, n=s.params.intrigue_army)


def taken_property(s: Ortus, asked: Asked) -> Message:
    """OR-13.7."""
    plot = the_plot(s)
    return TAKEN_PROPERTY.of(fief=plot.fief, n=len(plot.takes) + 1, most=s.params.intrigue_properties)


def taken_card(s: Ortus, asked: Asked) -> Message:
    """OR-13.9."""
    plot = the_plot(s)
    return TAKEN_ARMY.of(house=who(s, plot.target), n=len(plot.takes) + 1, most=s.params.intrigue_army)


def target(s: Ortus, asked: Asked) -> Message:
    """OR-13.11."""
    plot = the_plot(s)
    if AT.holds(asked.options[0]):
        return WHICH_MERCENARY.of(house=who(s, plot.target), type=plot.card)
    return ANSWER.of(house=who(s, plot.actor), type=plot.card, stake=stake(s, asked.seat))


def struggle(s: Ortus, asked: Asked) -> Message:
    """OR-13.12."""
    plot = the_plot(s)
    what = stake(s, asked.seat)
    actor = who(s, plot.actor)
    if is_defending(s):
        return DEFEND.of(house=actor, type=plot.card, stake=what)
    own, allies = asked.seat == plot.actor, plot.answers == 1
    return PRESS.of(house=who(s, plot.target), allies=allies, own=own, actor=actor, type=plot.card, stake=what)


# Jousts, Kingship, Vikings

ANTE_FROM: Final = ASKS.ask("ante-from")
ANTE: Final = ASKS.ask("ante", fief=FIEF)
TILT: Final = ASKS.ask("tilt", hand=JOUST_HAND)
WILD: Final = ASKS.ask("wild", hand=JOUST_HAND)
CALLERS_WILD: Final = ASKS.ask("callers-wild", hand=JOUST_HAND)
DONATION: Final = ASKS.ask("donation", house=HOUSE)
HORDE: Final = ASKS.ask("horde", n=NUMBER, rests=FLAG)


def ante(s: Ortus, asked: Asked) -> Message:
    """OR-14.2."""
    return ANTE_FROM.of() if FROM.holds(asked.options[0]) else ANTE.of(fief=the_joust(s).from_fief[asked.arg])


def tilt(s: Ortus, asked: Asked) -> Message:
    """OR-14.4."""
    return TILT.of(hand=joust_hand(s, asked.seat))


def wild(s: Ortus, asked: Asked) -> Message:
    """OR-14.5."""
    question = WILD if DONE.base in asked.options else CALLERS_WILD
    return question.of(hand=joust_hand(s, asked.seat))


def donation(s: Ortus, asked: Asked) -> Message:
    """OR-15.5."""
    return DONATION.of(house=who(s, s.king))


def horde(s: Ortus, asked: Asked) -> Message:
    """OR-17.13."""
    return HORDE.of(n=horde_strength(s), rests=YIELD.base in asked.options)


# Variants

APPEASE: Final = ASKS.ask("appease")
VOTE: Final = ASKS.ask("vote", n=NUMBER)
BOUGHT_TOWER: Final = ASKS.ask("bought-tower")
PURCHASE: Final = ASKS.ask("purchase", n=NUMBER)
NO_PURCHASE: Final = ASKS.ask("no-purchase", n=NUMBER)


def appease(s: Ortus, asked: Asked) -> Message:
    """RB-66."""
    return APPEASE.of()


def vote(s: Ortus, asked: Asked) -> Message:
    """WX-15."""
    return VOTE.of(n=votes_of(s, asked.seat))


def purchase(s: Ortus, asked: Asked) -> Message:
    """WX-34."""
    first = asked.options[0]
    if TOWER.holds(first):
        return BOUGHT_TOWER.of()
    if INTO.holds(first):
        return lord_site(s, asked) if s.choice in t.LORD_TYPES else site(s, asked)
    question = PURCHASE if BUY.holds(asked.options[-1]) else NO_PURCHASE
    return question.of(n=s.legacy[asked.seat])


LINES: Final[dict[str, Line]] = {
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
    "OR-12.28": fallen,
    "OR-12.31": ransom,
    "OR-13.1": treachery,
    "OR-13.6": intrigue,
    "OR-13.7": taken_property,
    "OR-13.9": taken_card,
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
}
