"""Relics and Holy Sites (VX-5); how they are spent stands with the other rolls made again."""

from __future__ import annotations

from heptarchy.games.vikings.book import told
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import VIKING
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.table.age import CARRIED, ON_SITE, SPENT
from heptarchy.games.vikings.table.state import Vikings


def lay_relics(s: Vikings) -> None:
    """VX-5.1: six relics on their sites."""
    the_age(s).relics = [ON_SITE] * len(ta.RELICS)


def relic_of(s: Vikings, shire: int) -> int:
    """The relic whose site this is, if the module is played; else -1."""
    return ta.RELIC_SITES.index(shire) if the_age(s).relics and shire in ta.RELIC_SITES else -1


def relic_fyrd(s: Vikings, shire: int) -> int:
    """VX-5.2: a site that still has its relic gives one Fyrd more when a card is turned for its defence."""
    relic = relic_of(s, shire)
    return s.params.relic_fyrd if relic >= 0 and the_age(s).relics[relic] == ON_SITE else 0


def carry_off(s: Vikings, shire: int) -> None:
    """VX-5.3: the active Viking faction takes the relic of a site that the Vikings come to control."""
    relic = relic_of(s, shire)
    if relic >= 0 and the_age(s).relics[relic] == ON_SITE and s.side == VIKING:
        the_age(s).relics[relic] = CARRIED + s.active
        s.tell(told.RELIC_TAKEN, s.active, relic)


def come_home(s: Vikings, shire: int) -> None:
    """VX-5.4: a relic that was not spent returns when its site is English again."""
    relic = relic_of(s, shire)
    if relic >= 0 and the_age(s).relics[relic] not in (ON_SITE, SPENT):
        the_age(s).relics[relic] = ON_SITE
        s.tell(told.RELIC_RETURNS, relic, shire)
