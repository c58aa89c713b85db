"""Conclave (OV-14): Joust hands are declared, true or not, and whoever is not caught leaves with Army cards.

The dealing is known; what it brings is not, and the accusations and boons here are rulings of ours. A Conclave is kept
as a Joust whose riders declare.
"""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.armies import gain_army
from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.joust import deal_hand, full_joust_deck, the_joust
from heptarchy.games.ortus.table.actions import ACCUSE, DECLARE, PEACE
from heptarchy.games.ortus.table.modules import CONCLAVE, plays_with
from heptarchy.games.ortus.table.state import Joust, Ortus
from heptarchy.kernel.refusal import Refusal

NOT_DECLARED: Final = -1
NOT_ASKED: Final = -2  # whom he accuses is still to come


def circle(s: Ortus, house: int) -> list[int]:
    """OV-14: every Earl in the game, from the caller's left on, himself last."""
    return [other for other in [(house + i) % s.players for i in range(1, s.players + 1)] if not s.out[other]]


def refuse_conclave(s: Ortus, house: int) -> Refusal | None:
    """OV-14: where the table plays with it; that the Joust deck serves all Earls is seen to by the options."""
    return None if plays_with(s, CONCLAVE) else why.NO_CONCLAVES_HERE.by("OV-14")


def call_conclave(s: Ortus, house: int) -> None:
    """OV-14: three Joust cards each, then declarations, then accusations, in the same order."""
    s.tell(told.CONCLAVE_CALLED, house)
    joust = Joust()
    joust.riders = circle(s, house)
    joust.from_fief = [t.NOBODY] * len(joust.riders)
    joust.antes = [t.NOBODY] * len(joust.riders)
    joust.deck = full_joust_deck(s)
    joust.hands = [[0, 0, 0] for _ in joust.riders]
    joust.thrown = [[0, 0, 0] for _ in joust.riders]
    joust.wilds = [[0, 0] for _ in joust.riders]
    joust.declared = [NOT_DECLARED] * len(joust.riders)
    joust.accuses = [NOT_ASKED] * len(joust.riders)
    s.joust = joust
    s.push(close_conclave)
    for step in (ask_accusation, ask_declaration, deal_hand):
        for rider in range(len(joust.riders) - 1, -1, -1):
            s.push(step, rider)


def ask_declaration(s: Ortus, rider: int) -> None:
    """OV-14: any hand of three; it need not be true."""
    menu = [DECLARE.base + hand for hand in range(len(t.JOUST_HANDS))]
    s.ask(the_joust(s).riders[rider], menu, then=declare, arg=rider, rule="OV-14")


def declare(s: Ortus, rider: int, answer: int) -> None:
    """OV-14: openly."""
    joust = the_joust(s)
    joust.declared[rider] = DECLARE.arg(answer)
    s.tell(told.DECLARED, joust.riders[rider], joust.declared[rider])


def ask_accusation(s: Ortus, rider: int) -> None:
    """OV-14: one other may be called a liar."""
    riders = the_joust(s).riders
    menu = [ACCUSE.base + house for house in riders if house != riders[rider]]
    s.ask(riders[rider], [*menu, PEACE.base], then=accuse, arg=rider, rule="OV-14", why=refuse_accusation)


def refuse_accusation(s: Ortus, rider: int, action: int) -> Refusal | None:
    """OV-14: another who has declared."""
    if ACCUSE.holds(action):
        house = ACCUSE.arg(action)
        riders = the_joust(s).riders
        if house == riders[rider]:
            return why.ACCUSES_SELF.by("OV-14")
        if house not in riders:
            return why.NOT_IN_CONCLAVE.by("OV-14", house)
    return None


def accuse(s: Ortus, rider: int, answer: int) -> None:
    """OV-14: openly too."""
    joust = the_joust(s)
    if answer == PEACE.base:
        joust.accuses[rider] = t.NOBODY
        s.tell(told.KEPT_PEACE, joust.riders[rider])
    else:
        joust.accuses[rider] = ACCUSE.arg(answer)
        s.tell(told.ACCUSED, joust.riders[rider], joust.accuses[rider])


def has_lied(joust: Joust, rider: int) -> bool:
    """OV-14: whether he holds another hand than he declared."""
    return joust.hands[rider] != t.JOUST_COUNTS[joust.declared[rider]]


def close_conclave(s: Ortus, _: int) -> None:
    """OV-14: hands are shown; accused liars and wrong accusers get nothing, the best declaration left the most."""
    joust = the_joust(s)
    joust.shown = True
    s.reveal()
    for rider, house in enumerate(joust.riders):
        s.tell(told.JOUST_SHOWN, house, t.JOUST_COUNTS.index(joust.hands[rider]))
    left: list[int] = []
    for rider, house in enumerate(joust.riders):
        accused = joust.accuses[rider]
        if house in joust.accuses and has_lied(joust, rider):
            s.tell(told.LIED, house)
        elif accused != t.NOBODY and not has_lied(joust, joust.riders.index(accused)):
            s.tell(told.ACCUSED_WRONGLY, house, accused)
        else:
            left.append(rider)
    s.joust = None
    winner = t.NOBODY
    for rider in left:
        if winner == t.NOBODY or joust.declared[rider] < joust.declared[winner]:
            winner = rider
    if winner != t.NOBODY:
        s.tell(told.CONCLAVE_WON, joust.riders[winner])
    for rider in reversed(left):
        boon = s.params.conclave_winner if rider == winner else s.params.conclave_boon
        if joust.accuses[rider] != t.NOBODY:
            boon += s.params.conclave_accuser  # he was right, or he would not be here
        gain_army(s, joust.riders[rider], boon)
