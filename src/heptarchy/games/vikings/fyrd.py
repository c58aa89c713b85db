"""The Fyrd: who are called up for a battle (V-9.3, V-9.16)."""

from __future__ import annotations

from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import LEVY
from heptarchy.games.vikings.rolls import the_battle
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import ENGLISH, FYRD, FYRD_COPIES, FYRD_VALUES, IS_CITY, VIKING, VIKING_TERROR
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
    if not any(s.fyrd_deck):
        s.fyrd_deck = s.fyrd_discard
        s.fyrd_discard = [0] * len(FYRD_COPIES)
    answers = [LEVY[card] for card, copies in enumerate(s.fyrd_deck) if copies]
    s.roll(Weights(answers, [copies for copies in s.fyrd_deck if copies]), then=fyrd_come, rule="V-9.3")


def fyrd_come(s: Vikings, arg: int, answer: int) -> None:
    """V-9.3, V-14.11: so many Fyrd join, at most what the stockpile has."""
    b = the_battle(s)
    card = LEVY.arg(answer)
    s.fyrd_deck[card] -= 1
    b.fyrd_cards.append(card)
    n = from_stock(s, FYRD, FYRD_VALUES[card])
    b.fyrd += n
    s.tell(told.FYRD_JOIN, n, b.shire)
