"""Churches: plunder, what the plundered ones are good for, and the victory that they bring (VX-1.1 to VX-1.5)."""

from __future__ import annotations

from heptarchy.games.vikings import tables_age as ta
from heptarchy.games.vikings import told
from heptarchy.games.vikings.actions import AVENGE, PASS
from heptarchy.games.vikings.fray import decider, is_decided, the_age, the_battle, the_fray
from heptarchy.games.vikings.fyrd import turn_fyrd_card
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.tables import ENGLISH, VIKING
from heptarchy.games.vikings.units import add_units, from_stock
from heptarchy.games.vikings.victory import win


def build_churches(s: Vikings) -> None:
    """VX-1.2: one in each of fourteen cities."""
    the_age(s).churches = sum(1 << shire for shire in ta.CHURCHES)


def plunder(s: Vikings, shire: int) -> None:
    """VX-1.3: the tile is flipped, and a unit of the active Viking faction comes at once; VX-1.5: were it the last?"""
    age = the_age(s)
    if not age.churches >> shire & 1:
        return
    age.churches &= ~(1 << shire)
    age.tiles += 1
    s.tell(told.PLUNDERED, shire)
    if s.side == VIKING and from_stock(s, s.active, 1):
        add_units(s, s.active, shire, 1)
        s.tell(told.REINFORCED, 1, s.active, shire)
    if not age.churches:
        s.push(all_plundered)


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
