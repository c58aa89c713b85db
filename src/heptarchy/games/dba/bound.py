"""Bounds and rounds as steps (DBA-6)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba import (
    ambush,
    bound_moves,
    cards,
    combat,
    demoralised,
    ending,
    facing,
    fire,
    landing,
    losses,
    pips,
    works,
)
from heptarchy.games.dba.book import told, why
from heptarchy.games.dba.table.actions import ACCEPT, CONCEDE, DECLINE, DESPAIR, FIGHT_ON, OFFER_DRAW, PLAY
from heptarchy.games.dba.table.state import ORDERS, Battle, is_there, seats_of
from heptarchy.kernel.explain import ANOTHER_QUESTION
from heptarchy.kernel.refusal import Refusal

CONSENTS: Final = 16  # more than a battle has players


def begin_battle(s: Battle, _: int) -> None:
    """DBA-5.2 (7): the attacker has the first bound."""
    s.active = 1 - s.attacker
    ambush.look_about(s)
    s.push(next_bound)


def next_bound(s: Battle, _: int) -> None:
    """DBA-6.1, DBA-6.2: the sides take alternate bounds; two are a round."""
    s.bound += 1
    s.round = (s.bound + 1) // 2
    s.active = 1 - s.active
    s.stage = ORDERS
    count = len(s.kind)
    s.moved = [0] * count
    s.fought = [False] * count
    s.held = [False] * count
    s.marching = [False] * s.players
    s.dice = [0] * s.players
    s.pips = [0] * s.players
    s.pairs = []
    s.offered = False
    s.stayed = []
    s.tell(told.BOUND, s.round, s.chief[s.active])
    ambush.look_about(s)
    s.then(
        landing.land_all,
        ask_all_orders,
        fire.advance_fires,
        pips.roll_dice,
        demoralised.hold_or_run,
        look_about,
        bound_moves.begin_moves,
        facing.turn_to_face,
        works.ask_works,
        combat.begin_combats,
        ending.check_end,
    )


def look_about(s: Battle, _: int) -> None:
    """DBA-22.4: fires and flight have changed what can be seen."""
    ambush.look_about(s)


def ask_all_orders(s: Battle, _: int) -> None:
    """DBA-21.4, DBA-19.7: the C-in-C first, then the other players of the side."""
    chief = s.chief[s.active]
    for seat in reversed(seats_of(s, s.active)):
        if seat != chief and any(is_there(s, e) for e in s.members[seat]):
            s.push(ask_orders, seat)
    s.push(ask_orders, chief)


def ask_orders(s: Battle, seat: int) -> None:
    """The start of a bound: fight on, or play a card; what gives up the fight is allowed, but not pressed on him."""
    menu = [FIGHT_ON[0], *cards.order_cards(s, seat)]
    s.ask(seat, menu, then=order, arg=seat, rule="DBA-6.2", why=refuse_order, judged=True)


def may_despair(s: Battle, seat: int) -> bool:
    """DBA-19.7: a player may declare his own command demoralised."""
    return not s.broken[seat] and any(is_there(s, e) for e in s.members[seat])


def refuse_order(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-19.7, DBA-21.4, DBA-22, DBA-36.2: what may be ordered at the start of a bound."""
    if action == FIGHT_ON[0]:
        return None
    if PLAY.holds(action):
        return cards.refuse_card(s, seat, PLAY.arg(action))
    if action in (OFFER_DRAW[0], CONCEDE[0]):
        return refuse_parley(s, seat, action)
    if action == DESPAIR[0]:
        if may_despair(s, seat):
            return None
        return why.GIVEN_UP_ALREADY.by("DBA-19.7")
    return ANOTHER_QUESTION.by("DBA-6.2")


def refuse_parley(s: Battle, seat: int, action: int) -> Refusal | None:
    """DBA-21.4: the C-in-C speaks for his side; DBA-36.2: in a campaign everybody for himself alone."""
    if s.in_campaign and action == CONCEDE[0]:
        return why.NOBODY_CONCEDES.by("DBA-36.2")
    if not s.in_campaign and seat != s.chief[s.active]:
        return why.ONLY_CHIEF_ENDS.by("DBA-21.4")
    if action == OFFER_DRAW[0] and s.offered:
        return why.DRAW_OFFERED.by("DBA-36.2" if s.in_campaign else "DBA-21.4")
    return None


def order(s: Battle, seat: int, action: int) -> None:
    """What the order does; whoever did not say that he fights on is asked again."""
    if action == FIGHT_ON[0]:
        return
    if PLAY.holds(action):
        s.push(ask_orders, seat)
        cards.play(s, seat, PLAY.arg(action))
    elif action == DESPAIR[0]:
        s.push(ask_orders, seat)
        s.tell(told.DESPAIRED, seat)
        losses.break_command(s, seat)
    elif action == OFFER_DRAW[0]:
        s.offered = True
        s.tell(told.OFFERED, seat)
        s.then(ask_draw, ask_orders, arg=seat)
    else:
        ending.concede(s, s.side[seat])


def ask_draw(s: Battle, seat: int) -> None:
    """DBA-21.4: does the other C-in-C agree? DBA-36.2: in a campaign, does everybody else?"""
    if s.in_campaign:
        s.push(ask_consent, seat * CONSENTS)
    else:
        s.ask(s.chief[1 - s.active], [DECLINE[0], ACCEPT[0]], then=answer_draw, rule="DBA-21.4")


def answer_draw(s: Battle, _: int, action: int) -> None:
    """DBA-21.4."""
    if action == ACCEPT[0]:
        ending.draw(s, ending.AGREED)
    else:
        s.tell(told.REFUSED_DRAW, s.by)


def ask_consent(s: Battle, arg: int) -> None:
    """DBA-36.2: all the others in turn, the enemies first; `arg` says who offered, and how many have agreed."""
    offering, agreed = arg // CONSENTS, arg % CONSENTS
    asked = [seat for seat in [*seats_of(s, 1 - s.active), *seats_of(s, s.active)] if seat != offering]
    if agreed == len(asked):
        ending.draw(s, ending.AGREED)
    else:
        s.ask(asked[agreed], [DECLINE[0], ACCEPT[0]], then=answer_consent, arg=arg, rule="DBA-36.2")


def answer_consent(s: Battle, arg: int, action: int) -> None:
    """DBA-36.2: one who declines is enough for the fight to go on."""
    if action == ACCEPT[0]:
        s.tell(told.AGREED, s.by)
        s.push(ask_consent, arg + 1)
    else:
        s.tell(told.REFUSED_DRAW, s.by)
