"""What a seat must imagine: others' Winds cards, what they say while armies are raised, and a battle's secrets.

The priors: every card that the seat has not seen is as likely in any hand and in the deck; others' answers in a levy
are random ones, as many as they have given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.field import BATTLE_CARDS, cards_of
from heptarchy.games.arthur.levy_question import next_menu, open_menu, turned_by
from heptarchy.games.arthur.levy_question import say as say_levy
from heptarchy.games.arthur.merlin import ask_art, ask_gift
from heptarchy.games.arthur.table.actions import LEAD, RAISE
from heptarchy.games.arthur.table.setup import deal_card
from heptarchy.games.arthur.table.state import NOBODY, changed, replaced
from heptarchy.games.arthur.turn import draw_up, play_card
from heptarchy.games.dba.data.tables import AX, SP
from heptarchy.games.dba.table.imagine import hides_expendable
from heptarchy.games.dba.table.imagine import redealt as battle_redealt
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import GATHERING

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.fate import Rng

# Steps whose question comes from a hand or from the deck: asked anew after a redeal
FROM_HIDDEN: Final[list[Any]] = [play_card, ask_art, ask_gift, draw_up, deal_card]


def redealt(s: Campaign, seat: int, rng: Rng) -> Campaign:
    """The same table, with what this seat does not know dealt anew."""
    other = s.clone()
    imagine_hands(other, seat, rng)
    if s.mode == GATHERING:
        imagine_answers(other, seat, rng)
    elif isinstance(other.child, Battle):
        inside = s.chairs.index(seat) if seat in s.chairs else NOBODY
        hands = [cards_of(other, one) & ~other.child.shown for one in s.chairs]
        other.replace_child(battle_redealt(other.child, inside, rng, hands))
    elif s.seat != seat and s.asked_by() in FROM_HIDDEN:
        ask_again(other)
    return other


def ask_again(s: Campaign) -> None:
    """Take the asking step again; what it pushes for later is on the agenda already."""
    later = len(s.agenda)
    s.ask_anew()
    while len(s.agenda) > later:
        s.agenda.pop()
        s.agenda_args.pop()


# Cards


def imagine_hands(s: Campaign, seat: int, rng: Rng) -> None:
    """AA-3.11: cards that this seat has not seen, as many in each hand as all can count."""
    sure = [sure_cards(s, seat, other) for other in range(s.players)]
    pool: list[int] = []
    for other in range(s.players):
        rest = s.hands[other][:]
        for card in sure[other]:
            rest.remove(card)
        pool.extend(rest)
    for card in range(t.CARDS):
        if card != t.RESHUFFLE:  # it is never in a hand
            pool.extend([card] * s.deck[card])
    pool = rng.sample(sorted(pool), len(pool))
    for other in range(s.players):
        missing = len(s.hands[other]) - len(sure[other])
        if other != seat:
            s.hands = replaced(s.hands, other, sorted([*sure[other], *[pool.pop() for _ in range(missing)]]))
    for card in range(t.CARDS):
        if card != t.RESHUFFLE:
            s.deck[card] = pool.count(card)
    for knower in range(s.players):
        for owner in range(s.players):
            if knower != seat and owner != seat:
                s.known = replaced(s.known, knower * s.players + owner, [])
    if s.taking != NOBODY and s.active != seat and s.asked_by() is ask_gift:
        imagine_taken(s, seat, rng)


def sure_cards(s: Campaign, seat: int, other: int) -> list[int]:
    """Cards that this seat knows in a hand: its own, what Merlin has shown it, what a battle has shown to all."""
    if other == seat:
        return s.hands[seat]
    sure = s.known[seat * s.players + other][:]
    battle = s.child
    if isinstance(battle, Battle) and other in s.chairs:
        chair = s.chairs.index(other)
        for card, winds in enumerate(BATTLE_CARDS):
            shown = battle.shown >> card & 1 or (winds == t.HAMMER_OF_THE_GODS and hides_expendable(battle, chair))
            if shown and winds in s.hands[other] and winds not in sure:
                sure.append(winds)
    return sure


def imagine_taken(s: Campaign, seat: int, rng: Rng) -> None:
    """AA-C-R5: which card Merlin is about to take, where only the two of them know it."""
    other = s.asked_arg()
    if other != seat:
        s.taking = rng.choice(s.hands[other])


# Answers that are given in secret


def imagine_answers(s: Campaign, seat: int, rng: Rng) -> None:
    """AA-7.12, AA-21.4: what others have said so far in the gathering that stands."""
    levying = s.rule == "AA-7.12"
    for other in range(s.players):
        if other == seat:
            continue
        if not levying:
            if s.given[other]:
                s.delegated = [rng.below(2) == 1 if one == other else given for one, given in enumerate(s.delegated)]
        elif s.given[other] or other in s.seats:
            imagine_levy(s, other, rng)


def imagine_levy(s: Campaign, seat: int, rng: Rng) -> None:
    """AA-7.12: as many answers as he has given, at random, but for pedyt that he has turned, which all know."""
    turned = turned_by(s, seat)
    s.kinds = replaced(s.kinds, seat, [])
    s.given_up = replaced(s.given_up, seat, [])
    s.leads = changed(s.leads, seat, NOBODY)
    s.bands = replaced(s.bands, seat, [])
    s.auxilia = changed(s.auxilia, seat, s.auxilia[seat] - turned.count(AX) + turned.count(SP))
    open_menu(s, seat)
    if not said_so(s, seat, s.given[seat], turned, rng):
        raise RuntimeError(f"no {s.given[seat]} answers of seat {seat} make a levy")
    if seat in s.seats:
        s.reask(seat, next_menu(s, seat))


def said_so(s: Campaign, seat: int, answers: int, turned: list[int], rng: Rng) -> bool:
    """So many more answers, tried in a random order until the levy stands as all see it."""
    if not answers:
        return turned_by(s, seat) == turned
    for answer in likely(s, seat, turned, rng):
        kinds, given_up, leads, bands, auxilia = s.kinds, s.given_up, s.leads, s.bands, s.auxilia
        say_levy(s, seat, answer)
        open_menu(s, seat)
        if said_so(s, seat, answers - 1, turned, rng):
            return True
        s.kinds, s.given_up, s.leads, s.bands, s.auxilia = kinds, given_up, leads, bands, auxilia
    return False


def likely(s: Campaign, seat: int, turned: list[int], rng: Rng) -> list[int]:
    """What he may have said now, in a random order; pedyt that all know of were turned before a general was named."""
    menu = next_menu(s, seat)
    leads = [answer for answer in menu if LEAD.holds(answer)]
    if not leads:
        return rng.sample(menu, len(menu))
    done = len(turned_by(s, seat))
    if done == len(turned):
        return rng.sample(leads, len(leads))
    return [answer for answer in menu if answer == RAISE[turned[done]]]
