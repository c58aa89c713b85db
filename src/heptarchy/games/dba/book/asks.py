"""What a seat is asked, as messages: told apart by what it may answer; `book/messages.*.ftl` says them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from heptarchy.games.dba import ending
from heptarchy.games.dba.book.asks_moves import fighter, one, paces, unit
from heptarchy.games.dba.book.naming import player
from heptarchy.games.dba.bound import CONSENTS
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table import actions as a
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import MESSAGE, NUMBER, Ask, Asks, Message

if TYPE_CHECKING:
    from heptarchy.kernel.space import Verb

Line = Callable[[Battle, Asked], Message]

ASKS: Final = Asks(a.SPACE)
OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")
UNKNOWN: Final = ASKS.ask("unknown", rule=MESSAGE)


# Before the battle

ENLIST: Final = ASKS.ask("enlist", n=NUMBER, m=NUMBER)
BAND: Final = ASKS.ask("band", leader=a.TRAIT)
COUNTRY: Final = ASKS.ask("country", country=a.COUNTRY_DOMAIN)
LAY: Final = ASKS.ask("lay", country=a.COUNTRY_DOMAIN, n=NUMBER)
BORDER: Final = ASKS.ask("border", command=MESSAGE)
DEPLOY: Final = ASKS.ask("deploy", n=NUMBER)
KEPT: Final = ASKS.ask("kept", n=NUMBER)
EXCHANGE: Final = ASKS.ask("exchange", n=NUMBER)


def leader_of(asked: Asked) -> int:
    """DBA-22.9: by trait: whose band is named."""
    return t.TRAIT_KEYS.index("warrior_prince" if asked.arg % 16 == t.PRINCE else "warlord")


def border(s: Battle, asked: Asked) -> Message:
    """DBA-5.2."""
    side = s.side[asked.seat]
    return BORDER.of(command=player(s.order[side][len(s.borders[side])]))


def deploy(s: Battle, asked: Asked) -> Message:
    """DBA-5.3."""
    seat = asked.seat
    return DEPLOY.of(n=len([e for e in s.members[seat] if s.status[e] == t.RESERVE and e not in s.kept[seat]]))


# Cards

CARD: Final = ASKS.ask("card")
CARDS: Final[dict[str, Ask]] = {
    "DBA-22.1": ASKS.ask("card-sorcery"),
    "DBA-22.2": ASKS.ask("card-breath"),
    "DBA-22.3": ASKS.ask("card-hammer"),
    "DBA-22.5": ASKS.ask("card-works"),
}


# A bound

ORDERS: Final = ASKS.ask("orders", round=NUMBER)
ORDERS_BROKEN: Final = ASKS.ask("orders-broken", round=NUMBER)
ORDERS_FOR_ALL: Final = ASKS.ask("orders-for-all", round=NUMBER)
PARLEY: Final = ASKS.ask("parley", round=NUMBER)
DESPAIR: Final = ASKS.ask("despair", round=NUMBER)
DRAW: Final = ASKS.ask("draw")
DRAW_FOR_ALL: Final = ASKS.ask("draw-for-all", command=MESSAGE)
GRANT: Final = ASKS.ask("grant", command=MESSAGE, dice=MESSAGE)
HOLD: Final = ASKS.ask("hold", n=NUMBER)
MOVE: Final = ASKS.ask("move", n=NUMBER)
AMBUSH_OVER: Final = ASKS.ask("ambush-over")
PLACE: Final = ASKS.ask("place", unit=MESSAGE, n=NUMBER, m=NUMBER)
PLACE_EVEN: Final = ASKS.ask("place-even", unit=MESSAGE, n=NUMBER)
COME_OUT: Final = ASKS.ask("come-out", unit=MESSAGE, n=NUMBER, m=NUMBER)
BREAK_OFF: Final = ASKS.ask("break-off", unit=MESSAGE, n=NUMBER)
BRAVE: Final = ASKS.ask("brave", mine=MESSAGE)
URGE: Final = ASKS.ask("urge", mine=MESSAGE, n=NUMBER, theirs=MESSAGE, m=NUMBER)


def orders(s: Battle, asked: Asked) -> Message:
    """DBA-6.2; DBA-19.7: a command is given up once; DBA-21.4: only the C-in-C ends the battle; DBA-36.2."""
    if s.in_campaign:
        ask = PARLEY if s.broken[asked.seat] else ORDERS_FOR_ALL
    elif asked.seat != s.chief[s.active]:
        ask = DESPAIR
    else:
        ask = ORDERS_BROKEN if s.broken[asked.seat] else ORDERS
    return ask.of(round=s.round)


def place(s: Battle, asked: Asked) -> Message:
    """DBA-8.1, DBA-14.1, DBA-35.3."""
    u = s.unit
    assert u is not None
    moved, good, bad = unit(s, u.members), paces(u.limit), paces(u.bad_limit)
    if asked.rule == "DBA-14.1":
        return BREAK_OFF.of(unit=moved, n=good)
    if asked.rule == "DBA-35.3":
        return COME_OUT.of(unit=moved, n=good, m=bad)
    return PLACE_EVEN.of(unit=moved, n=good) if good == bad else PLACE.of(unit=moved, n=good, m=bad)


def urge(s: Battle, asked: Asked) -> Message:
    """DBA-4.5, DBA-16.7: the two who fight, the seat's own first, and their totals."""
    fought = s.combat
    assert fought is not None
    sides = [(fighter(s, fought.mine), fought.my_total), (fighter(s, fought.theirs), fought.their_total)]
    mine, theirs = sides if s.side[asked.seat] == s.active else reversed(sides)
    return URGE.of(mine=mine[0], n=mine[1], theirs=theirs[0], m=theirs[1])


# What tells questions apart, the first that fits: verbs, one of which is among the answers
LINES: Final[list[tuple[tuple[Verb, ...], Line]]] = [
    (
        (a.MUSTERED, a.ENLIST, a.HOST, a.TAKE),
        lambda s, asked: ENLIST.of(n=s.purse[asked.seat], m=len(s.levy[asked.seat])),
    ),
    ((a.CROWN,), ASKS.plain("crown")),
    ((a.ATTACK,), ASKS.plain("role")),
    ((a.RIDE,), ASKS.plain("ride")),
    ((a.BAND,), lambda s, asked: BAND.of(leader=leader_of(asked))),
    ((a.LEND, a.KEEP), ASKS.plain("lend")),
    ((a.COUNTRY,), lambda s, asked: COUNTRY.of(country=s.country)),
    ((a.LAY, a.LAY_BY_LOT), lambda s, asked: LAY.of(country=s.country, n=len(s.features))),
    ((a.EDGE,), ASKS.plain("edge")),
    ((a.CAMP, a.UNCAMPED), ASKS.plain("camp")),
    ((a.RANK,), ASKS.plain("rank")),
    ((a.ASHORE, a.KEEP_BACK), lambda s, asked: KEPT.of(n=s.params.landing_most)),
    ((a.LAND,), ASKS.plain("land")),
    ((a.BORDER,), border),
    ((a.DEPLOY, a.GARRISON, a.ARRAY), deploy),
    ((a.EXCHANGE, a.READY), lambda s, asked: EXCHANGE.of(n=s.params.exchanges - s.exchanged)),
    ((a.BLESS, a.CURSE), ASKS.plain("omen")),
    ((a.DISGUISE,), ASKS.plain("disguise")),
    ((a.LURK,), ASKS.plain("lurk")),
    ((a.BURN,), ASKS.plain("burn")),
    ((a.ENTRENCH,), ASKS.plain("entrench")),
    ((a.FIGHT_ON,), orders),
    ((a.DESPAIR,), lambda s, asked: DESPAIR.of(round=s.round)),
    (
        (a.ACCEPT,),
        lambda s, asked: (
            DRAW_FOR_ALL.of(command=player(asked.arg // CONSENTS)) if asked.rule == "DBA-36.2" else DRAW.of()
        ),
    ),
    ((a.GRANT,), lambda s, asked: GRANT.of(command=player(asked.arg), dice=", ".join(str(die) for die in s.rolls))),
    ((a.HOLD,), lambda s, asked: HOLD.of(n=s.pips[asked.seat])),
    ((a.FACE,), ASKS.plain("face")),  # nobody else can be held
    ((a.RUN,), lambda s, asked: HOLD.of(n=s.pips[asked.seat])),
    ((a.TO, a.COLUMN, a.ENTER, a.LEAVE, a.STAY), place),
    ((a.FIGHT,), ASKS.plain("fight")),
    ((a.URGE, a.FORGO), urge),
    ((a.STAND_FAST, a.GIVE_GROUND), lambda s, asked: BRAVE.of(mine=one(s, asked.arg))),
    (
        (a.MOVE, a.RISE, a.DONE),
        lambda s, asked: AMBUSH_OVER.of() if asked.rule == "DBA-22.4" else MOVE.of(n=s.pips[asked.seat]),
    ),
    ((a.PLAY, a.PASS), lambda s, asked: CARDS.get(asked.rule, CARD).of()),
]


def question(s: Battle, seat: int) -> Message:
    """The question on the table, for the seat that is asked."""
    asked = s.asked(seat)
    if asked is None:
        return OVER.of() if s.over else OTHERS.of()
    for verbs, line in LINES:
        if any(verb.holds(action) for verb in verbs for action in asked.options):
            return line(s, asked)
    return UNKNOWN.of(rule=asked.rule)


# The end

ENDS: Final = Asks(a.SPACE, "end")
WON: Final = ENDS.ask("won", winners=MESSAGE)
DRAWN: Final = ENDS.ask("drawn")
ENDINGS: Final[dict[str, Ask]] = {
    ending.DEMORALISED: ENDS.ask("demoralised", winners=MESSAGE),
    ending.HALVED: ENDS.ask("halved", winners=MESSAGE),
    ending.CONCEDED: ENDS.ask("conceded", winners=MESSAGE),
    ending.AGREED: ENDS.ask("agreed"),
    ending.BOTH: ENDS.ask("both"),
    ending.TIME: ENDS.ask("time"),
}


def outcome(s: Battle) -> Message:
    """DBA-21: who has won the field, and how."""
    best = max(s.scores)
    winners = [seat for seat, score in enumerate(s.scores) if score == best]
    ask = ENDINGS.get(s.ending, DRAWN if len(winners) == len(s.scores) else WON)
    return ask.of(winners=[player(seat) for seat in winners]) if ask.args else ask.of()
