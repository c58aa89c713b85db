"""What a seat is asked in a war, as messages: reasons, sides, offers, the levy, the siege, and what it leaves."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.asks import ASKS
from heptarchy.games.arthur.bands import PRINCE, ROOM, leader_at
from heptarchy.games.arthur.levy import home_losses
from heptarchy.games.arthur.levy_question import army_of, next_leader
from heptarchy.games.arthur.naming import OF_PRINCE, OF_WARLORD, thing_over
from heptarchy.games.arthur.realm import has_card
from heptarchy.games.arthur.state import FAITH, LAND, OFFERS, SAXON, TITLE, Campaign, War
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.message import MESSAGE, NUMBER, Ask, Message, Thing

# Phrases

WAR: Final = ASKS.ask("war", declarer=a.PLAYER, enemy=a.PLAYER, thing=MESSAGE)
WAR_OF_FAITH: Final = ASKS.ask("war-of-faith", declarer=a.PLAYER, enemy=a.PLAYER)
WARS: Final = ASKS.ask("wars", before=MESSAGE, next=MESSAGE)
PROMISED: Final[dict[str, Ask]] = {
    verb.name: ASKS.ask(f"promised-{verb.name.replace('_', '-')}", it=verb.domain)
    for verb in (a.PROMISE, a.PROMISE_TITLE, a.PROMISE_THRONE, a.YIELD, a.YIELD_TITLE, a.YIELD_THRONE)
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
UPHOLD_BOUND: Final = ASKS.ask("uphold-bound", war=MESSAGE)
SIDE: Final = ASKS.ask("side", war=MESSAGE)
SIDE_SECOND: Final = ASKS.ask("side-second", war=MESSAGE)
FIELD: Final = ASKS.ask("field", war=MESSAGE)
COMMAND: Final = ASKS.ask("command")


def enemy(s: Campaign, asked: Asked) -> Message:
    """AA-9.2."""
    return ENEMY.of(card=asked.arg)


def reason(s: Campaign, asked: Asked) -> Message:
    """AA-9.2."""
    return REASON.of(player=asked.arg)


def reason_second(s: Campaign, asked: Asked) -> Message:
    """AA-9.9: the argument has the declarer before the enemy."""
    return REASON_SECOND.of(player=asked.arg % s.players)


def uphold(s: Campaign, asked: Asked) -> Message:
    """AA-9.5, AA-26.3."""
    return UPHOLD.of(war=war_line(s.wars[-1]))


def uphold_bound(s: Campaign, asked: Asked) -> Message:
    """AA-C-R5: who can't play Renounce Claim renounces nothing."""
    return UPHOLD_BOUND.of(war=war_line(s.wars[-1]))


def side(s: Campaign, asked: Asked) -> Message:
    """AA-9.7."""
    return SIDE.of(war=wars_line(s))


def side_second(s: Campaign, asked: Asked) -> Message:
    """AA-9.7, AA-9.9."""
    return SIDE_SECOND.of(war=wars_line(s))


def field(s: Campaign, asked: Asked) -> Message:
    """AA-9.12."""
    return FIELD.of(war=war_line(s.wars[asked.arg]))


# Offers (AA-22)

OFFER: Final = ASKS.ask("offer", war=MESSAGE)
PROMISE: Final = ASKS.ask("promise", player=a.PLAYER)
REPLY: Final = ASKS.ask("reply", player=a.PLAYER, promise=MESSAGE)


def offer(s: Campaign, asked: Asked) -> Message:
    """AA-22.2."""
    return OFFER.of(war=war_line(s.wars[asked.arg // 2]))


def promise(s: Campaign, asked: Asked) -> Message:
    """AA-22.3."""
    return PROMISE.of(player=asked.arg % s.players)


def reply(s: Campaign, asked: Asked) -> Message:
    """AA-22.4."""
    war = s.wars[asked.arg // 2]
    return REPLY.of(player=war.chief[asked.arg % 2], promise=promised(war.offers[len(war.offers) - OFFERS + 2]))


# The levy (AA-7, AA-24, AA-27)

GIVE_UP: Final = ASKS.ask("give-up", n=NUMBER)
LEAD: Final = ASKS.ask("lead")
LEAD_TURN: Final = ASKS.ask("lead-turn")
RAISE: Final = ASKS.ask("raise", source=MESSAGE)
BAND: Final = ASKS.ask("band", leader=MESSAGE)
BAND_ANEW: Final = ASKS.ask("band-anew", leader=MESSAGE)
GENERAL: Final = ASKS.ask("general")
HOME_LEVY: Final = "levy-home"  # what a book calls the base army


def give_up(s: Campaign, asked: Asked) -> Message:
    """AA-8.4."""
    return GIVE_UP.of(n=home_losses(s, asked.seat, army_of(s, asked.seat)))


def lead(s: Campaign, asked: Asked) -> Message:
    """AA-7.12: while pedyt may still be turned, that is said."""
    return (LEAD_TURN if any(a.RAISE.holds(action) for action in asked.options) else LEAD).of()


def raise_kind(s: Campaign, asked: Asked) -> Message:
    """AA-7.12."""
    return RAISE.of(source=levy_source(s, asked.seat))


def levy_source(s: Campaign, seat: int) -> Message | Thing:
    """AA-7.12: what the element comes from whose type is chosen next, in the order of `levy.choices`."""
    source: Message | Thing = Message(HOME_LEVY, {})
    first = 1
    if s.people[seat] != SAXON:
        source = Thing(a.CARD, t.CHARISMA)
        first = s.params.charisma_levy if has_card(s, seat, t.CHARISMA) else 0
    return source if len(s.kinds[seat]) < first else Thing(a.CARD, t.MEN_OF_THE_HEARTH)


def band(s: Campaign, asked: Asked) -> Message:
    """AA-27.1."""
    return BAND.of(leader=leader_name(next_leader(s, asked.seat)))


def band_anew(s: Campaign, asked: Asked) -> Message:
    """AA-27.1."""
    return BAND_ANEW.of(leader=leader_name(leader_at(s, asked.seat, asked.arg % ROOM)))


# The siege (AA-10)

CONSENT: Final = ASKS.ask("consent", player=a.PLAYER)
LEAVE: Final = ASKS.ask("leave", declarer=a.PLAYER, enemy=a.PLAYER)
LOSE: Final = ASKS.ask("lose", n=NUMBER)
LIFT: Final = ASKS.ask("lift", n=NUMBER)
SALLY: Final = ASKS.ask("sally", n=NUMBER)


def consent(s: Campaign, asked: Asked) -> Message:
    """AA-10.1."""
    return CONSENT.of(player=asked.arg % s.players)


def leave(s: Campaign, asked: Asked) -> Message:
    """AA-10.1."""
    war = s.wars[asked.arg // s.players]
    return LEAVE.of(declarer=war.declarer, enemy=war.enemy)


def lose(s: Campaign, asked: Asked) -> Message:
    """AA-10.4."""
    return LOSE.of(n=s.wars[asked.arg // s.players].round)


def lift(s: Campaign, asked: Asked) -> Message:
    """AA-10.6."""
    return LIFT.of(n=s.wars[asked.arg].round)


def sally(s: Campaign, asked: Asked) -> Message:
    """AA-10.7."""
    return SALLY.of(n=s.wars[asked.arg].round)


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
