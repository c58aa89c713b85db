"""Set-up: from options to the first question (V-3, V-13.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.age_turn import deal_age, lay_out_age
from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.cards import choose_decks, lay_out_decks, refill_hand
from heptarchy.games.vikings.data.params import settled_params
from heptarchy.games.vikings.data.tables import (
    BASE_LEADERS,
    FYRD_COPIES,
    HOUSECARL,
    IS_MARSH,
    LEADER_UNITS,
    LEADERS,
    SETUP,
    THEGN,
    UNIT_TOTALS,
)
from heptarchy.games.vikings.legendary_leaders import first_leader
from heptarchy.games.vikings.table.actions import DEPLOY
from heptarchy.games.vikings.table.state import OFF_SHORE, SHIRE_COUNT, UNSEEN, Vikings
from heptarchy.games.vikings.turn import begin_round
from heptarchy.games.vikings.units import add_units, from_stock
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.kernel.options import Value

# V-13.1: by number of players (three: by the side that one player has): the seat of each faction
SEATS: Final[dict[str, list[int]]] = {
    "2": [0, 0, 1, 1],
    "3 viking": [0, 0, 1, 2],
    "3 english": [0, 1, 2, 2],
    "4": [0, 1, 2, 3],
}


def seats_of(options: dict[str, Value]) -> list[int]:
    """V-13.1: which seat has which faction."""
    players = str(options["players"])
    return SEATS[f"{players} {options['lone_side']}" if players == "3" else players]


def first_state(options: dict[str, Value]) -> Vikings:
    """V-3: the table laid out, stopped at its first question."""
    s = Vikings(settled_params(options))
    s.players = int(options["players"])
    s.owner = seats_of(options)
    s.advanced = bool(options["advanced"])
    s.units = [[0] * SHIRE_COUNT for _ in range(4)]
    s.hosts = [[0] * SHIRE_COUNT for _ in range(2)]
    s.moved = [[0] * SHIRE_COUNT for _ in range(2)]
    s.stock = UNIT_TOTALS[:]
    s.fled = [0, 0, 0, 0]
    s.fyrd_deck = FYRD_COPIES[:]  # V-3.6
    s.fyrd_discard = [0] * len(FYRD_COPIES)
    lay_out_age(s)
    s.leader_at = [UNSEEN] * (BASE_LEADERS if s.age is None else len(LEADERS))  # V-3.9: Alfred waits
    place_english(s)
    prepare_invasion(s)
    s.then(deal_hands, deploy_housecarl, deploy_thegn, begin_round)
    if s.age is not None:
        s.push(deal_age)
    s.push(lay_out_decks)
    if s.advanced:
        s.push(choose_decks)
    s.run()
    return s


def place_english(s: Vikings) -> None:
    """V-3.5: the units that the map shows."""
    for faction in (HOUSECARL, THEGN):
        for shire, n in enumerate(SETUP[faction]):
            add_units(s, faction, shire, from_stock(s, faction, n))


def prepare_invasion(s: Vikings) -> None:
    """V-3.7, V-3.8: Halfdan lies open with his units; the other cards wait, B before C."""
    s.invasion = 0b1111110
    first = first_leader(s)
    s.leader_at[first] = OFF_SHORE
    for faction in range(2):
        s.aboard[faction] = from_stock(s, faction, LEADER_UNITS[first][faction])


def deal_hands(s: Vikings, arg: int) -> None:
    """V-3.2: each faction draws its first hand, anew until it holds a Movement card."""
    for faction in range(3, -1, -1):
        s.push(refill_hand, faction)


def deploy_housecarl(s: Vikings, arg: int) -> None:
    """V-3.5: the Housecarl add their units first."""
    for _ in range(s.params.extra_setup_units):
        s.push(ask_deploy, HOUSECARL)


def deploy_thegn(s: Vikings, arg: int) -> None:
    """V-3.5: then the Thegn."""
    for _ in range(s.params.extra_setup_units):
        s.push(ask_deploy, THEGN)


DEPLOYABLE: Final[list[int]] = [DEPLOY[shire] for shire in range(SHIRE_COUNT) if not IS_MARSH[shire]]


def ask_deploy(s: Vikings, faction: int) -> None:
    """V-3.5: one unit more, in any shire but a marsh."""
    s.ask(s.owner[faction], DEPLOYABLE, then=deploy, arg=faction, rule="V-3.5", why=refuse_deploy)


def refuse_deploy(s: Vikings, faction: int, action: int) -> Refusal | None:
    """V-2.4: why no unit may be put there."""
    if DEPLOY.holds(action) and IS_MARSH[DEPLOY.arg(action)]:
        return why.MARSH.by("V-2.4", DEPLOY.arg(action))
    return None


def deploy(s: Vikings, faction: int, answer: int) -> None:
    """V-3.5: the unit comes from the stockpile."""
    shire = DEPLOY.arg(answer)
    add_units(s, faction, shire, from_stock(s, faction, 1))
    s.tell(told.DEPLOYED, faction, shire)
