"""What a seat is asked, as messages; `book/questions.*.ftl` says them, once for each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.book import asking
from heptarchy.games.ortus.book.asking import who, whose_lord
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.decks import NOT_BEGUN
from heptarchy.games.ortus.drafting import the_draft
from heptarchy.games.ortus.errant import conditions
from heptarchy.games.ortus.estates import CARDS
from heptarchy.games.ortus.fielding import horde_strength, the_battle
from heptarchy.games.ortus.joust import the_joust
from heptarchy.games.ortus.marches import towers_of
from heptarchy.games.ortus.politics import the_plot
from heptarchy.games.ortus.spoils import FIEFS, PRICES
from heptarchy.games.ortus.table import actions as a
from heptarchy.games.ortus.table.actions import ARMY, FIEF, HOUSE, JOUST_HAND, RESULT, SPACE, TYPE, goods
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import AT_HAND, AT_LORD, AT_MERCENARY, AT_POOL, ON_PROPERTIES, ON_SEAT, Ortus
from heptarchy.games.ortus.tetrarchy import partner_of
from heptarchy.games.ortus.votes import votes_of
from heptarchy.games.ortus.witan import cards_to_draw
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import FLAG, MESSAGE, NUMBER, Asks, Message, Thing, WordOf
from heptarchy.kernel.modes import FATE

if TYPE_CHECKING:
    from heptarchy.kernel.state import State

Line = Callable[[Ortus, Asked], Message]

ASKS: Final = Asks(SPACE)

# Phrases

PARTNER: Final = ASKS.ask("partner", house=HOUSE)
LORD_OF: Final = ASKS.ask("lord", lord=a.LORD, fief=FIEF)
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
        return STAKE_POOL.of(own=own, house=house, cards=asking.taken_army(s))
    return STAKE_PROPERTIES.of(cards=asking.taken_cards(s), fief=plot.fief)


# Decks and turns

DECK: Final = ASKS.ask("deck", size=NUMBER)
COPIES: Final = ASKS.ask("copies", type=TYPE, n=NUMBER, size=NUMBER)
MULLIGAN: Final = ASKS.ask("mulligan", n=NUMBER)
TURN: Final = ASKS.ask("turn", acted=FLAG, n=NUMBER)
KNIGHTS_TURN: Final = ASKS.ask("knights-turn", acted=FLAG, held=NUMBER, goal=NUMBER)
LAST_TURN: Final = ASKS.ask("last-turn", acted=FLAG, stays=FLAG)
SLOT: Final = ASKS.ask("slot", army=ARMY)
SITE: Final = ASKS.ask("site", type=TYPE)
LORD_SITE: Final = ASKS.ask("lord-site", type=TYPE)
ATTACH: Final = ASKS.ask("attach", property=a.PROPERTY)


def deck(s: Ortus, asked: Asked) -> Message:
    """OR-3.1."""
    kind, size = s.building[asked.seat], s.params.earl_deck_size
    if kind == NOT_BEGUN:
        return DECK.of(size=size)
    return COPIES.of(type=kind, n=asking.cards_to_choose(s, asked.seat), size=size)


def turn(s: Ortus, asked: Asked) -> Message:
    """OR-5.1."""
    if plays_with(s, ERRANT):
        return KNIGHTS_TURN.of(acted=s.acted, held=len(conditions(s, asked.seat)), goal=s.params.errant_goal)
    if asking.is_drawing_last(s, asked.seat):
        return LAST_TURN.of(acted=s.acted, stays=asking.never_out(s))
    return TURN.of(acted=s.acted, n=cards_to_draw(s, asked.seat))


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
    own = asking.side_strength(s, asked.arg)
    towers = towers_of(s, battle.defender)
    what = attack(s, asked.seat)
    if asked.arg % 2:
        foe = who(s, battle.attacker)
        return FIELD_AGAINST.of(attack=what, house=foe, strength=asking.side_strength(s, 0), own=own, towers=towers)
    return FIELD.of(attack=what, strength=own, towers=towers, needs=asking.points_needed(s))


def church(s: Ortus, asked: Asked) -> Message:
    """OR-12.14."""
    battle = the_battle(s)
    return CHURCH.of(
        attack=attack(s, asked.seat),
        attacker=partly(s, asked.seat, battle.attacker),
        strength=asking.side_strength(s, 0),
        defender=partly(s, asked.seat, battle.defender),
        against=asking.side_strength(s, 1),
    )


def ransom(s: Ortus, asked: Asked) -> Message:
    """OR-12.31."""
    captor = who(s, the_battle(s).captor)
    cost = s.params.ransom_cost
    first = asked.options[0]
    if a.RANSOM.holds(first):
        captured = asking.own_captives(s, asked.seat)
        if len(captured) == 1:
            return RANSOM_ONE.of(house=captor, n=cost, lord=lord(s, captured[0]))
        return RANSOM_SOME.of(lords=len(captured), house=captor, n=cost)
    if a.FROM.holds(first):
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


def target(s: Ortus, asked: Asked) -> Message:
    """OR-13.11."""
    plot = the_plot(s)
    if a.AT.holds(asked.options[0]):
        return WHICH_MERCENARY.of(house=who(s, plot.target), type=plot.card)
    return ANSWER.of(house=who(s, plot.actor), type=plot.card, stake=stake(s, asked.seat))


def struggle(s: Ortus, asked: Asked) -> Message:
    """OR-13.12."""
    plot = the_plot(s)
    what = stake(s, asked.seat)
    actor = who(s, plot.actor)
    if asking.is_defending(s):
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


# Variants

VOTE: Final = ASKS.ask("vote", n=NUMBER)
BOUGHT_TOWER: Final = ASKS.ask("bought-tower")
PURCHASE: Final = ASKS.ask("purchase", n=NUMBER)
NO_PURCHASE: Final = ASKS.ask("no-purchase", n=NUMBER)


def purchase(s: Ortus, asked: Asked) -> Message:
    """WX-34."""
    first = asked.options[0]
    if a.TOWER.holds(first):
        return BOUGHT_TOWER.of()
    if a.INTO.holds(first):
        return (LORD_SITE if s.choice in t.LORD_TYPES else SITE).of(type=s.choice)
    question = PURCHASE if a.BUY.holds(asked.options[-1]) else NO_PURCHASE
    return question.of(n=s.legacy[asked.seat])


# Modules (OV)

EXCHANGE: Final = ASKS.ask("exchange", n=NUMBER)
EXCHANGED: Final = ASKS.ask("exchanged")
RALLY: Final = ASKS.ask("rally", result=RESULT)
CONQUEST: Final = ASKS.ask("conquest", n=NUMBER, house=HOUSE)
DECLARATION: Final = ASKS.ask("declaration", hand=JOUST_HAND)
ACCUSATION: Final = ASKS.ask("accusation", hand=JOUST_HAND)
COMMON: Final = ASKS.ask("common", type=TYPE, n=NUMBER, size=NUMBER)
DRAFT: Final = ASKS.ask("draft", n=NUMBER)
TRAY: Final = ASKS.ask("tray", n=NUMBER)
OPEN_OR_TOP: Final = ASKS.ask("open-or-top", n=NUMBER)
OPEN: Final = ASKS.ask("open")


LINES: Final[dict[str, Line]] = {
    "OR-3.1": deck,
    "OV-3": lambda s, asked: MULLIGAN.of(n=count_of(s.hand, asked.seat)),
    "OR-5.1": turn,
    "OR-5.3": lambda s, asked: SLOT.of(army=asked.arg % 2),
    "OR-11.1": ASKS.plain("tower-card"),
    "OR-6.2": lambda s, asked: SITE.of(type=s.choice),
    "OR-6.3": lambda s, asked: LORD_SITE.of(type=s.choice),
    "OR-19.3": lambda s, asked: ATTACH.of(property=goods(asked.arg % CARDS, asked.seat)),
    "OR-12.6": fielding,
    "OR-12.14": church,
    "OR-12.20": lambda s, asked: FILL.of(
        vikings=the_battle(s).attacker == t.VIKINGS and asked.arg == 0, n=the_battle(s).forces[asked.arg].damage
    ),
    "OR-12.24": lambda s, asked: RAZE.of(
        house=who(s, the_battle(s).defender), towers=len(s.towers[the_battle(s).defender]), n=the_battle(s).points
    ),
    "OR-12.26": lambda s, asked: PLUNDER.of(fief=the_battle(s).fief, n=the_battle(s).points),
    "OR-17.16": lambda s, asked: VIKING_PLUNDER.of(fief=the_battle(s).fief, n=the_battle(s).points),
    "OR-12.28": lambda s, asked: FALLEN.of(fief=the_battle(s).fief, n=len(s.props[the_battle(s).fief])),
    "OR-12.31": ransom,
    "OR-13.1": lambda s, asked: TREACHERY.of(n=s.params.treachery_hand_discard),
    "OR-13.6": lambda s, asked: INTRIGUE.of(properties=s.params.intrigue_properties, n=s.params.intrigue_army),
    "OR-13.7": lambda s, asked: TAKEN_PROPERTY.of(
        fief=the_plot(s).fief, n=len(the_plot(s).takes) + 1, most=s.params.intrigue_properties
    ),
    "OR-13.9": lambda s, asked: TAKEN_ARMY.of(
        house=who(s, the_plot(s).target), n=len(the_plot(s).takes) + 1, most=s.params.intrigue_army
    ),
    "OR-13.11": target,
    "OR-13.12": struggle,
    "OR-14.2": lambda s, asked: (
        ANTE_FROM.of() if a.FROM.holds(asked.options[0]) else ANTE.of(fief=the_joust(s).from_fief[asked.arg])
    ),
    "OR-14.4": lambda s, asked: TILT.of(hand=asking.joust_hand(s, asked.seat)),
    "OR-14.5": lambda s, asked: (WILD if a.DONE.base in asked.options else CALLERS_WILD).of(
        hand=asking.joust_hand(s, asked.seat)
    ),
    "OR-15.5": lambda s, asked: DONATION.of(house=who(s, s.king)),
    "OR-17.13": lambda s, asked: HORDE.of(n=horde_strength(s), rests=a.YIELD.base in asked.options),
    "RB-66": ASKS.plain("appease"),
    "WX-15": lambda s, asked: VOTE.of(n=votes_of(s, asked.seat)),
    "WX-34": purchase,
    "OV-1": ASKS.plain("free-tower"),
    "OV-7": lambda s, asked: (
        EXCHANGE.of(n=s.params.exchange_cost) if a.DISCARD.holds(asked.options[0]) else EXCHANGED.of()
    ),
    "OV-9": lambda s, asked: RALLY.of(result=the_battle(s).card),
    "OV-11": lambda s, asked: CONQUEST.of(n=the_battle(s).points, house=who(s, the_battle(s).defender)),
    "OV-12": ASKS.plain("summoned"),
    "OV-13": lambda s, asked: COMMON.of(
        type=len(s.common), n=s.params.common_cards - sum(s.common), size=s.params.common_cards
    ),
    "OV-14": lambda s, asked: (DECLARATION if a.DECLARE.holds(asked.options[0]) else ACCUSATION).of(
        hand=asking.joust_hand(s, asked.seat)
    ),
    "OV-15": lambda s, asked: DRAFT.of(n=sum(the_draft(s).packs[asked.seat])),
    "OV-18": lambda s, asked: TRAY.of(n=sum(s.tray[asked.seat * t.KINDS : asked.seat * t.KINDS + t.KINDS])),
    "OV-19": lambda s, asked: OPEN_OR_TOP.of(n=sum(s.shared_deck)) if a.TOP.base in asked.options else OPEN.of(),
}

OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")


def question(state: State, seat: int) -> Message:
    """What this seat is asked, in a season of a campaign and in a game of a match too."""
    s = inner(state)
    asked = s.asked(seat)
    if asked is None or seat == FATE:
        return OVER.of() if state.over else OTHERS.of()
    return LINES[asked.rule](s, asked)
