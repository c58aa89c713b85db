"""The Fyrd: who are called up for a battle (V-9.3, V-9.16)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import ENGLISH, FYRD, FYRD_COPIES, FYRD_VALUES, IS_CITY, VIKING, VIKING_TERROR
from heptarchy.games.vikings.epics import ask_champion, epic_answers, epic_turned, renew_epics
from heptarchy.games.vikings.fray import the_battle
from heptarchy.games.vikings.kingdoms import kingdom_fyrd
from heptarchy.games.vikings.relics import relic_fyrd
from heptarchy.games.vikings.table.actions import LEVY, TURN_EPIC
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import from_stock
from heptarchy.kernel.fate import Weights


def draws_fyrd(s: Vikings) -> bool:
    """V-9.3: only English defenders of a city, and only where a Housecarl or a Thegn stands."""
    b = the_battle(s)
    return b.attacker == VIKING and IS_CITY[b.shire] and s.hosts[ENGLISH][b.shire] > 0


def draw_fyrd(s: Vikings, arg: int) -> None:
    """V-9.3, V-15.22: one Fyrd card for the defence, unless Viking Terror was played."""
    if not the_battle(s).titles >> VIKING_TERROR & 1:
        turn_fyrd_card(s, 0)


def turn_fyrd_card(s: Vikings, arg: int) -> None:
    """V-9.16: an empty Fyrd deck is made anew of its discards."""
    age = s.age
    if not any(s.fyrd_deck) and (age is None or not age.epics):
        s.fyrd_deck = s.fyrd_discard
        s.fyrd_discard = [0] * len(FYRD_COPIES)
        if age is not None:
            renew_epics(s)
    if age is not None and age.epics:
        turn_mixed_card(s, age.epics)
        return
    answers = [LEVY[card] for card, copies in enumerate(s.fyrd_deck) if copies]
    s.roll(Weights(answers, [copies for copies in s.fyrd_deck if copies]), then=fyrd_come, rule="V-9.3")


def turn_mixed_card(s: Vikings, epics: int) -> None:
    """VX-7.1: any card of the deck is as likely as any other, and an Epic card may be any that is left.

    So that all weights are whole numbers, each Fyrd card counts as often as there are Epic cards it may be.
    """
    kinds = epic_answers(s)
    answers = [LEVY[card] for card, copies in enumerate(s.fyrd_deck) if copies]
    weights = [copies * len(kinds) for copies in s.fyrd_deck if copies]
    s.roll(Weights(answers + kinds, weights + [epics] * len(kinds)), then=mixed_card_turned, rule="VX-7.2")


def mixed_card_turned(s: Vikings, arg: int, answer: int) -> None:
    """VX-7.2: after an Epic card another card is turned; VX-7.18: after the Great Levy, two."""
    if not TURN_EPIC.holds(answer):
        fyrd_come(s, 0, answer)
        return
    first = the_epic(s) < 0
    epic = TURN_EPIC.arg(answer)
    if first and epic == ta.CHAMPIONS_DUEL:
        s.push(ask_champion)  # VX-7.12: when the Fyrd have come
    s.push(turn_fyrd_card)
    epic_turned(s, answer)
    if first and epic == ta.GREAT_LEVY:
        s.push(turn_fyrd_card)


def the_epic(s: Vikings) -> int:
    """VX-7.3: the Epic card that holds for this battle, or -1."""
    fray = the_battle(s).fray
    return -1 if fray is None else fray.epic


def called(s: Vikings, shire: int) -> int:
    """VX-2.2, VX-5.2: how many more or fewer Fyrd the modules give a card turned for the defence of a city."""
    b = the_battle(s)
    if s.age is None or b.attacker != VIKING or not IS_CITY[shire]:
        return 0
    return kingdom_fyrd(s, shire) + relic_fyrd(s, shire)


def fyrd_come(s: Vikings, arg: int, answer: int) -> None:
    """V-9.3, V-14.11: so many Fyrd join, at most what the stockpile has."""
    b = the_battle(s)
    card = LEVY.arg(answer)
    s.fyrd_deck[card] -= 1
    b.fyrd_cards.append(card)
    n = from_stock(s, FYRD, max(0, FYRD_VALUES[card] + called(s, b.shire)))
    b.fyrd += n
    s.tell(told.FYRD_JOIN, n, b.shire)
