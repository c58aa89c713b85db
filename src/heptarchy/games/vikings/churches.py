"""Churches: plunder, what the plundered ones are good for, and the victory that they bring (VX-1.1 to VX-1.5)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import ENGLISH, VIKING
from heptarchy.games.vikings.fray import decider, is_decided, the_age, the_battle, the_fray
from heptarchy.games.vikings.fyrd import turn_fyrd_card
from heptarchy.games.vikings.table.actions import AVENGE, PASS
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units, from_stock, is_viking_controlled
from heptarchy.games.vikings.victory import win


def build_churches(s: Vikings) -> None:
    """VX-1.2: one in each of fourteen cities."""
    the_age(s).churches = sum(1 << shire for shire in ta.CHURCHES)


def taken(s: Vikings, shire: int) -> None:
    """VX-1.3: where it is so played, a force plunders as soon as it has taken a city, though it may only pass."""
    if s.params.plunder_passing and the_age(s).churches >> shire & 1:
        plunder(s, shire)


def plunder_held(s: Vikings, arg: int) -> None:
    """VX-1.3: in a Viking turn the Churches of all cities that the Vikings hold are plundered."""
    for shire in ta.CHURCHES:
        if the_age(s).churches >> shire & 1 and is_viking_controlled(s, shire):
            plunder(s, shire)


def plunder(s: Vikings, shire: int) -> None:
    """VX-1.3: the tile is flipped; what it brings comes there in that faction's next Reinforcements Phase, or at once.

    VX-1.5: was it the last?
    """
    age = the_age(s)
    age.churches &= ~(1 << shire)
    age.tiles += 1
    s.tell(told.PLUNDERED, shire)
    if s.side == VIKING and s.params.plunder_waits:
        age.spoils[s.active] |= 1 << shire
    elif s.side == VIKING:
        send_plunderers(s, shire)
    if not age.churches:
        s.push(all_plundered)


def bring_spoils(s: Vikings, arg: int) -> None:
    """VX-1.3: a unit for each Church that this faction has plundered since, if the Vikings still hold the city."""
    age = the_age(s)
    for shire in ta.CHURCHES:
        if age.spoils[s.active] >> shire & 1 and is_viking_controlled(s, shire):
            send_plunderers(s, shire)
    age.spoils[s.active] = 0


def send_plunderers(s: Vikings, shire: int) -> None:
    """VX-1.3: units of the active Viking faction, from its stockpile."""
    n = from_stock(s, s.active, s.params.plunder_units)
    if n:
        add_units(s, s.active, shire, n)
        s.tell(told.REINFORCED, n, s.active, shire)


def all_plundered(s: Vikings, arg: int) -> None:
    """VX-1.5: all Churches are plundered: the Vikings win at once."""
    win(s, VIKING, "churches plundered")


def ask_avenge(s: Vikings, arg: int) -> None:
    """VX-1.4: before the Events of a battle with Housecarl or Thegn, a plundered Church may call up more Fyrd."""
    b = the_battle(s)
    if the_age(s).tiles and s.hosts[ENGLISH][b.shire] and not is_decided(s):
        s.ask(decider(s, ENGLISH, b.shire), [AVENGE[0], PASS[0]], then=avenge, rule="VX-1.4")


def avenge(s: Vikings, arg: int, answer: int) -> None:
    """VX-1.4: the tile is discarded and a Fyrd card turned; one tile a battle."""
    if answer == AVENGE[0]:
        the_age(s).tiles -= 1
        the_fray(s).avenged = True
        s.tell(told.AVENGED, the_battle(s).shire)
        s.push(turn_fyrd_card)
