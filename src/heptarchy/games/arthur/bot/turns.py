"""The turn: which card, for what; ships, drill, Merlin (AA-3)."""

from __future__ import annotations

from heptarchy.games.arthur.bot import weights as w
from heptarchy.games.arthur.bot.cards import bequest_value, keep_value, pretender_value, refresh, target_value
from heptarchy.games.arthur.bot.council import Plan, best_plan, gives_up, waiting_plan
from heptarchy.games.arthur.bot.land import claim_danger, ship_value
from heptarchy.games.arthur.bot.outlook import Outlook
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.actions import (
    AT,
    DISCARD,
    DONE,
    FOR,
    GIVE,
    KEEP,
    LOOK,
    ON,
    PLAY,
    SEND,
    SET_ASIDE,
    TAKE,
)
from heptarchy.games.arthur.table.state import SHIPS
from heptarchy.games.arthur.targets import targets
from heptarchy.games.arthur.war_declaration import declarations

WARS = (t.CASSUS_BELLI, t.CAST_OUT_THE_SAXONS)


def war_plan(o: Outlook, cards: list[int]) -> Plan | None:
    """The war that these cards let us declare now, if it is worth it."""
    best: Plan | None = None
    for card in WARS:
        plan = best_plan(o, card) if card in cards else None
        if plan is None or plan.promise <= least_promise(o, plan):
            continue
        if best is None or plan.promise > best.promise:
            best = plan
    return best


def least_promise(o: Outlook, plan: Plan) -> float:
    """What a war must promise: more while there is time for a better one, less the surer it is.

    Who is far behind has no time to wait, and of two players nobody else begins it.
    """
    calm = min(1.0, max(0.0, (o.shares[o.me] * o.players - w.BEHIND) / (1.0 - w.BEHIND)))
    waits = w.WAR_WAITS * (1.0 - 2.0 / o.players) * calm * 2 * (1.0 - plan.beaten[plan.enemy])
    return w.WAR_LEAST + waits * max(0.0, o.wars_left - 1.0)


def later_plan(o: Outlook) -> Plan | None:
    """While a card's target is chosen: the war that waits, or that the next card of this turn may declare."""
    s = o.s
    if s.pending:
        return waiting_plan(o)
    if len(s.played) >= s.params.cards_a_turn or t.CASSUS_BELLI in s.played or t.CASSUS_BELLI in s.aside[o.me]:
        return None
    return war_plan(o, [t.CASSUS_BELLI]) if declarations(s, o.me, t.CASSUS_BELLI) else None


def card_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-3.1: what is worth most now; before a war what helps it, if there is a card left for the declaration."""
    playable = [PLAY.arg(option) for option in options if PLAY.holds(option)]
    plan = war_plan(o, playable)
    last = o.s.asked_arg() >= o.s.params.cards_a_turn - 1
    helps = waiting_plan(o) if o.s.pending else None if last else plan
    found: list[float] = []
    for option in options:
        if DISCARD.holds(option):
            found.append(refresh(o) - keep_value(o, DISCARD.arg(option)))
            continue
        card = PLAY.arg(option)
        if card in WARS:
            found.append(declare_value(o, card, plan, last))
        else:
            found.append(play_value(o, card, helps))
    return found


def declare_value(o: Outlook, card: int, plan: Plan | None, last: bool) -> float:
    """A declaration: now, or after one more card has helped it."""
    if plan is None or (card == t.CAST_OUT_THE_SAXONS) != (plan.prospects.caster == o.me):
        return -1.0
    return plan.promise if last else w.PREPARE


def play_value(o: Outlook, card: int, plan: Plan | None) -> float:
    """The best that a card can be played for; a new one comes for a card of the Winds."""
    best = max([target_value(o, card, option, plan) for option in targets(o.s, o.me, card)], default=-1.0)
    if card < t.BASE_CARDS:
        return best
    return best + refresh(o) - w.PATIENCE.get(card, 0.0) * min(1.0, o.rounds_left / w.PATIENT)


def target_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-3.12: what a card is played for; some ask for more than one thing."""
    card = t.CARD_RULES.index(o.s.rule_for(o.me))
    asked = o.s.asked(o.me)
    arg = asked.arg if asked is not None else 0
    if card == t.OUT_OF_THE_MONASTERY and FOR.holds(options[0]):
        return [pretender_value(o, arg, FOR.arg(option)) for option in options]
    if card == t.UNEXPECTED_INHERITANCE and AT.holds(options[0]):
        return [bequest_value(o, arg, AT.arg(option)) for option in options]
    if card == t.TREACHERY and ON.holds(options[0]):
        return [claim_danger(o, ON.arg(option), arg) for option in options]
    plan = later_plan(o)
    return [target_value(o, card, option, plan) for option in options]


def renounce_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-4.3: no more than what was promised, or what makes a war void that would cost more."""
    return [0.0 if option == DONE[0] else gives_up(o, option) for option in options]


# Before the cards (AA-3.2)


def sail_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-3.2: ships go where they do most harm to whom we fear."""
    asked = o.s.asked(o.me)
    at = asked.arg if asked is not None else 0
    ships = o.s.ships
    here = ships[at + 2]
    o.s.ships = ships[:at] + ships[at + SHIPS :]  # as if these were nowhere yet
    places = [here if option == KEEP[0] else SEND.arg(option) for option in options]
    scored = [ship_value(o, place, None) + (0.001 if place == here else 0.0) for place in places]
    o.s.ships = ships
    return scored


def drill_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-C08: Auxilia are worth having where battles are fought out."""
    return [0.0 if option == DONE[0] else 1.0 for option in options]


# Merlin (AA-C29)


def look_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-C29: at the hand of whom we fear most."""
    return [0.0 if option == DONE[0] else -o.weight[LOOK.arg(option)] for option in options]


def art_scores(o: Outlook, options: list[int]) -> list[float]:
    """AA-C-R5: take what is better than the worst of ours, or set aside what would hurt most."""
    if GIVE.holds(options[0]):
        return [-liking(o, GIVE.arg(option)) for option in options]
    asked = o.s.asked(o.me)
    other = asked.arg // 2 if asked is not None else o.me
    worst = min([liking(o, card) for card in o.s.hands[o.me]], default=0.0)
    found: list[float] = []
    for option in options:
        if TAKE.holds(option):
            card = TAKE.arg(option)
            found.append((liking(o, card) - worst) * (1.0 - o.weight[other]))
        elif SET_ASIDE.holds(option):
            card = SET_ASIDE.arg(option)
            worth = w.MERLIN_BASE[card] if card < t.BASE_CARDS else 0.5 * w.LIKED
            found.append(-o.weight[other] * worth)
        else:
            found.append(0.0)
    return found


def liking(o: Outlook, card: int) -> float:
    """What a card is worth in our hand."""
    if card in WARS:
        return keep_value(o, card)
    played = max([target_value(o, card, option) for option in targets(o.s, o.me, card)], default=0.0)
    return max(played, keep_value(o, card))
