"""What a seat is asked, as messages; `book/messages.*.ftl` says them, once for each language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heptarchy.games.arthur.bands import PRINCE, ROOM, leader_at
from heptarchy.games.arthur.book.naming import OF_PRINCE, OF_WARLORD, thing_over
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import home_losses
from heptarchy.games.arthur.levy_question import army_of, next_leader
from heptarchy.games.arthur.merlin import ARTS
from heptarchy.games.arthur.realm import has_card, lord_of
from heptarchy.games.arthur.table import actions as a
from heptarchy.games.arthur.table.state import FAITH, LAND, OFFERS, SAXON, TITLE, Campaign, War
from heptarchy.games.arthur.targets import ANY_RULER, BRITISH_RULER, OWN_RULER, SAXON_RULER
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import MESSAGE, NUMBER, Ask, Asks, Message, Thing
from heptarchy.kernel.space import Verb

Line = Callable[[Campaign, Asked], Message]

ASKS: Final = Asks(a.SPACE)

# The turn (AA-3)

CARD_TO_PLAY: Final = ASKS.ask("card", n=NUMBER, most=NUMBER)
FIRST_CARD: Final = ASKS.ask("card-claim", n=NUMBER, most=NUMBER)
SAIL: Final = ASKS.ask("sail", card=a.CARD, province=a.PROVINCE)
DRILL: Final = ASKS.ask("drill", n=NUMBER)
ART: Final = ASKS.ask("art", player=a.PLAYER, n=NUMBER)
GIFT: Final = ASKS.ask("gift", player=a.PLAYER, card=a.CARD)
RAIDERS: Final = ASKS.ask("raiders", province=a.PROVINCE)


def card_to_play(s: Campaign, asked: Asked) -> Message:
    """AA-3.1, AA-3.5: in the first round it must be Establish Claim, once nothing else is left."""
    is_first = s.round == 1 and asked.options == [a.PLAY[t.ESTABLISH_CLAIM]]
    return (FIRST_CARD if is_first else CARD_TO_PLAY).of(n=asked.arg + 1, most=s.params.cards_a_turn)


# What a card is for (AA-4, AA-C)

PRETENDER: Final = ASKS.ask("pretender", player=a.PLAYER)
BEQUEST: Final = ASKS.ask("bequest", player=a.PLAYER)
WHOSE_CLAIM: Final = ASKS.ask("whose-claim", province=a.PROVINCE)
TARGET_REBELLION: Final = ASKS.ask("target-rebellion", player=a.PLAYER)
TARGET_RULER: Final = ASKS.ask("target-ruler", card=a.CARD)
TARGET_SELF: Final = ASKS.ask("target-self", card=a.CARD)
TARGETS: Final[dict[int, Ask]] = {
    card: ASKS.ask(f"target-{t.CARD_KEYS[card].replace('_', '-')}")
    for card in (
        *(t.ESTABLISH_CLAIM, t.RAID, t.RENOUNCE_CLAIM, t.SAXON_SETTLEMENT, t.MIGRATING_SAXONS, t.CLAIM_TO_THE_THRONE),
        *(t.MIGRATING_BRITONS, t.SAXON_USURPER, t.FALL_OF_THE_MIGHTY, t.FOR_WHOM_THE_BELL_TOLLS),
        *(t.OUT_OF_THE_MONASTERY, t.BRITONS_UNITE, t.UNEXPECTED_INHERITANCE, t.TREACHERY, t.WARLORD),
        *(t.IRISH_SUBJECTS, t.IRISH_SCOURGE, t.IRISH_FRIENDS, t.IRISH_INVADERS, t.ASSASSIN, t.LONG_SHIPS),
        t.NIGHT_OF_THE_LONG_KNIVES,
    )
}


def target(s: Campaign, asked: Asked) -> Message:
    """What a card is played for: before which ruler it is laid, or what it asks in its own words."""
    card = t.CARD_RULES.index(asked.rule)
    if card == t.REBELLION:
        return TARGET_REBELLION.of(player=lord_of(s, asked.seat))
    if card in OWN_RULER:
        return TARGET_SELF.of(card=card)
    if card in ANY_RULER or card in BRITISH_RULER or card in SAXON_RULER:
        return TARGET_RULER.of(card=card)
    return TARGETS[card].of()


# Phrases

WAR: Final = ASKS.ask("war", declarer=a.PLAYER, enemy=a.PLAYER, thing=MESSAGE)
WAR_OF_FAITH: Final = ASKS.ask("war-of-faith", declarer=a.PLAYER, enemy=a.PLAYER)
WARS: Final = ASKS.ask("wars", before=MESSAGE, next=MESSAGE)
PROMISES: Final = (a.PROMISE, a.PROMISE_TITLE, a.PROMISE_THRONE)
PROMISED: Final[dict[str, Ask]] = {
    verb.name: ASKS.ask(f"promised-{verb.name.replace('_', '-')}", it=verb.domain)
    for verb in (*PROMISES, a.YIELD, a.YIELD_TITLE, a.YIELD_THRONE)
}


def war_line(war: War) -> Message:
    """`Ceint declares war on Powys over Elfael`."""
    if war.over == FAITH:
        return WAR_OF_FAITH.of(declarer=war.declarer, enemy=war.enemy)
    return WAR.of(declarer=war.declarer, enemy=war.enemy, thing=thing_over(war.over, war.thing))


def wars_line(s: Campaign) -> Message:
    """All wars of which sides are chosen: a second one may be declared (AA-9.9)."""
    line = war_line(s.wars[0])
    for war in s.wars[1:]:
        line = WARS.of(before=line, next=war_line(war))
    return line


def promised(promise: int) -> Message:
    """AA-22.3: `to renounce its claim on Elfael`."""
    verb = a.SPACE.verb_at(promise)
    assert verb is not None
    return PROMISED[verb.name].of(it=verb.arg(promise))


def leader_name(who: int) -> Message:
    """AA-27.1: the Warrior Prince, or the Warlord of a province."""
    return OF_PRINCE.of() if who == PRINCE else OF_WARLORD.of(province=who)


# Declarations and sides (AA-9, AA-26)

ENEMY: Final = ASKS.ask("enemy", card=a.CARD)
REASON: Final = ASKS.ask("reason", player=a.PLAYER)
REASON_SECOND: Final = ASKS.ask("reason-second", player=a.PLAYER)
UPHOLD: Final = ASKS.ask("uphold", war=MESSAGE)
UPHOLD_BOUND: Final = ASKS.ask("uphold-bound", war=MESSAGE)  # of who may not renounce claims (AA-C-R5)
SIDE: Final = ASKS.ask("side", war=MESSAGE)
SIDE_SECOND: Final = ASKS.ask("side-second", war=MESSAGE)
FIELD: Final = ASKS.ask("field", war=MESSAGE)


# Offers (AA-22)

OFFER: Final = ASKS.ask("offer", war=MESSAGE)
PROMISE: Final = ASKS.ask("promise", player=a.PLAYER)
REPLY: Final = ASKS.ask("reply", player=a.PLAYER, promise=MESSAGE)


def reply(s: Campaign, asked: Asked) -> Message:
    """AA-22.4."""
    war = s.wars[asked.arg // 2]
    return REPLY.of(player=war.chief[asked.arg % 2], promise=promised(war.offers[len(war.offers) - OFFERS + 2]))


# The levy (AA-7, AA-24, AA-27)

GIVE_UP: Final = ASKS.ask("give-up", n=NUMBER)
LEAD: Final = ASKS.ask("lead")
LEAD_TURN: Final = ASKS.ask("lead-turn")  # pedyt may still be turned
RAISE: Final = ASKS.ask("raise", source=MESSAGE)
BAND: Final = ASKS.ask("band", leader=MESSAGE)
BAND_ANEW: Final = ASKS.ask("band-anew", leader=MESSAGE)
HOME_LEVY: Final = "levy-home"  # what a book calls the base army


def levy_source(s: Campaign, seat: int) -> Message | Thing:
    """AA-7.12: what the element comes from whose type is chosen next, in the order of `levy.choices`."""
    source: Message | Thing = Message(HOME_LEVY, {})
    first = 1
    if s.people[seat] != SAXON:
        source = Thing(a.CARD, t.CHARISMA)
        first = s.params.charisma_levy if has_card(s, seat, t.CHARISMA) else 0
    return source if len(s.kinds[seat]) < first else Thing(a.CARD, t.MEN_OF_THE_HEARTH)


# The siege (AA-10)

CONSENT: Final = ASKS.ask("consent", player=a.PLAYER)
LEAVE: Final = ASKS.ask("leave", declarer=a.PLAYER, enemy=a.PLAYER)
LOSE: Final = ASKS.ask("lose", n=NUMBER)
LIFT: Final = ASKS.ask("lift", n=NUMBER)
SALLY: Final = ASKS.ask("sally", n=NUMBER)


def leave(s: Campaign, asked: Asked) -> Message:
    """AA-10.1."""
    war = s.wars[asked.arg // s.players]
    return LEAVE.of(declarer=war.declarer, enemy=war.enemy)


# Death and settlement (AA-25, AA-5.8)

HEIR: Final = ASKS.ask("heir", things=MESSAGE)
BACK: Final = ASKS.ask("back", n=NUMBER, thing=MESSAGE)


def heir(s: Campaign, asked: Asked) -> Message:
    """AA-25.2: provinces and titles on which there are free claims to keep."""
    things = [thing_over(LAND, one) if one < t.PROVINCES else thing_over(TITLE, one - t.PROVINCES) for one in s.lost]
    return HEIR.of(things=things)


def back(s: Campaign, asked: Asked) -> Message:
    """AA-5.8."""
    war = s.wars[asked.arg // s.players]
    return BACK.of(n=len(war.rivals), thing=thing_over(war.prize, war.prize_thing))


def band_anew(s: Campaign, asked: Asked) -> Message:
    """AA-27.1."""
    return BAND_ANEW.of(leader=leader_name(leader_at(s, asked.seat, asked.arg % ROOM)))


# Which question it is

OVERS: Final = (a.OVER_LAND, a.OVER_TITLE, a.OVER_THRONE)
LOSSES: Final = (a.LOSE, a.LOSE_GENERAL, a.LOSE_WARLORD, a.LOSE_PRINCE)

OVER: Final = ASKS.ask("over")
OTHERS: Final = ASKS.ask("others")

# What tells questions apart, the first that fits: the rule, verbs one of which is among the answers, and the question
LINES: Final[list[tuple[str, tuple[Verb, ...], Line]]] = [
    ("AA-2.3", (a.AT,), ASKS.plain("share")),
    ("AA-3.1", (a.PLAY, a.DISCARD), card_to_play),
    ("AA-3.2", (a.KEEP,), lambda s, asked: SAIL.of(card=s.ships[asked.arg], province=s.ships[asked.arg + 2])),
    ("AA-4.3", (a.DONE,), ASKS.plain("renounce")),
    ("AA-C08", (a.RAISE,), lambda s, asked: DRILL.of(n=s.auxilia[asked.seat])),
    ("AA-C24", (a.FOR,), lambda s, asked: PRETENDER.of(player=asked.arg)),
    ("AA-C29", (a.LOOK,), ASKS.plain("look")),
    ("AA-C30", (a.AT,), lambda s, asked: BEQUEST.of(player=asked.arg)),
    ("AA-C31", (a.ON,), lambda s, asked: WHOSE_CLAIM.of(province=asked.arg)),
    ("AA-C-R5", (a.GIVE,), lambda s, asked: GIFT.of(player=asked.arg, card=s.taking)),
    ("AA-C-R5", (a.DONE,), lambda s, asked: ART.of(player=asked.arg // ARTS, n=asked.arg % ARTS + 1)),
    ("AA-8.2", (a.RAIDERS_BASE, a.RAIDERS_FROM, a.RAIDERS_BY), lambda s, asked: RAIDERS.of(province=asked.arg)),
    ("AA-9.2", (a.WAR_ON,), lambda s, asked: ENEMY.of(card=asked.arg)),
    ("AA-9.2", OVERS, lambda s, asked: REASON.of(player=asked.arg)),
    ("AA-9.5", (a.VOID,), lambda s, asked: UPHOLD.of(war=war_line(s.wars[-1]))),
    (
        "AA-9.5",
        (a.UPHOLD,),
        lambda s, asked: UPHOLD_BOUND.of(war=war_line(s.wars[-1])),
    ),  # may not renounce
    ("AA-26.3", (a.VOID,), lambda s, asked: UPHOLD.of(war=war_line(s.wars[-1]))),
    ("AA-26.3", (a.UPHOLD,), lambda s, asked: UPHOLD_BOUND.of(war=war_line(s.wars[-1]))),
    ("AA-9.7", (a.WAR_ON,), lambda s, asked: SIDE_SECOND.of(war=wars_line(s))),
    ("AA-9.7", (a.JOIN,), lambda s, asked: SIDE.of(war=wars_line(s))),
    ("AA-9.9", OVERS, lambda s, asked: REASON_SECOND.of(player=asked.arg % s.players)),  # beside the declarer
    ("AA-22.2", (a.DONE,), lambda s, asked: OFFER.of(war=war_line(s.wars[asked.arg // 2]))),
    ("AA-22.3", PROMISES, lambda s, asked: PROMISE.of(player=asked.arg % s.players)),
    ("AA-22.4", (a.ACCEPT,), reply),
    ("AA-7.12", (a.GIVE_UP,), lambda s, asked: GIVE_UP.of(n=home_losses(s, asked.seat, army_of(s, asked.seat)))),
    (
        "AA-7.12",
        (a.LEAD,),
        lambda s, asked: (LEAD_TURN if offers(asked, a.RAISE) else LEAD).of(),
    ),
    ("AA-7.12", (a.BAND,), lambda s, asked: BAND.of(leader=leader_name(next_leader(s, asked.seat)))),
    ("AA-7.12", (a.RAISE,), lambda s, asked: RAISE.of(source=levy_source(s, asked.seat))),
    ("AA-9.12", (a.FIGHT,), lambda s, asked: FIELD.of(war=war_line(s.wars[asked.arg]))),
    ("AA-21.4", (a.COMMAND,), ASKS.plain("command")),
    ("AA-10.1", (a.LET_GO,), lambda s, asked: CONSENT.of(player=asked.arg % s.players)),
    ("AA-10.1", (a.LEAVE,), leave),
    ("AA-10.4", LOSSES, lambda s, asked: LOSE.of(n=s.wars[asked.arg // s.players].round)),
    ("AA-10.6", (a.LIFT,), lambda s, asked: LIFT.of(n=s.wars[asked.arg].round)),
    ("AA-24.3", (a.LEAD,), ASKS.plain("general")),
    ("AA-27.1", (a.BAND,), band_anew),
    ("AA-10.7", (a.SALLY,), lambda s, asked: SALLY.of(n=s.wars[asked.arg].round)),
    ("AA-5.8", (a.STAND_BACK,), back),
    ("AA-25.2", (a.DONE,), heir),
]


def question(s: Campaign, seat: int) -> Message:
    """What this seat is asked: `Your turn, card 1 of 2`; those of battles are not for here."""
    asked = s.asked(seat)
    if asked is None:
        return OVER.of() if s.over else OTHERS.of()
    return line_of(asked)(s, asked)


def line_of(asked: Asked) -> Line:
    """The line of a question; what a card alone asks is its target."""
    for rule, verbs, line in LINES:
        if rule == asked.rule and any(offers(asked, verb) for verb in verbs):
            return line
    if asked.rule in t.CARD_RULES:
        return target
    raise ValueError(f"no question is asked by {asked.rule} with {[a.SPACE.say(one) for one in asked.options[:3]]}")


def offers(asked: Asked, verb: Verb) -> bool:
    """Is the verb among the answers?"""
    return any(verb.holds(action) for action in asked.options)
