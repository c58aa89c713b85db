"""Legendary Leaders: Ragnar in Halfdan's place, and Lagertha beside another Leader (VX-9)."""

from __future__ import annotations

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    HALFDAN,
    LAGERTHA,
    LEADER_LANDINGS,
    NORSEMEN,
    RAGNAR,
)
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.table.actions import BRING, LOAD, PASS
from heptarchy.games.vikings.table.modules import LEGENDARY
from heptarchy.games.vikings.table.state import OFF_SHORE, UNSEEN, Vikings
from heptarchy.kernel.refusal import Refusal


def first_leader(s: Vikings) -> int:
    """V-3.8, VX-9.1: whose card lies open when the game begins."""
    return RAGNAR if s.params.modules & LEGENDARY else HALFDAN


def aboard(s: Vikings, leader: int) -> list[int]:
    """V-5.3: units with a Leader off shore, by Viking faction; VX-9.2: Lagertha has her own."""
    return the_age(s).aboard if leader == LAGERTHA else s.aboard


def landings(s: Vikings, leader: int) -> list[int]:
    """V-7.4: where he may land; VX-9.2: Lagertha where the Leader may who came with her."""
    return LEADER_LANDINGS[the_age(s).escort if leader == LAGERTHA else leader]


def ask_lagertha(s: Vikings, leader: int) -> None:
    """VX-9.2: once in the game, when a Leader is revealed, she may come too; each needs a unit."""
    if s.params.modules & LEGENDARY and s.leader_at[LAGERTHA] == UNSEEN and s.aboard[0] + s.aboard[1] > 1:
        s.ask(s.owner[s.active], [BRING[0], PASS[0]], then=lagertha, arg=leader, rule="VX-9.2")


def lagertha(s: Vikings, leader: int, answer: int) -> None:
    """VX-9.2: how many Norsemen are hers."""
    if answer == BRING[0]:
        fewest, most = range_of_hers(s, NORSEMEN, 0)
        options = [LOAD[NORSEMEN][n] for n in range(fewest, most + 1)]
        if len(options) == 1:
            her_norsemen(s, leader, options[0])
        else:
            s.ask(s.owner[s.active], options, then=her_norsemen, arg=leader, rule="VX-9.2", why=refuse_hers)


def range_of_hers(s: Vikings, faction: int, norsemen: int) -> tuple[int, int]:
    """VX-9.2: how many units of a faction are hers, at least and at most; of the Berserkers by her Norsemen."""
    theirs = s.aboard[faction]
    if faction == NORSEMEN:
        fewest = 1 if s.aboard[BERSERKERS] == 0 else 0
        return fewest, theirs - fewest
    return 0 if norsemen else 1, theirs if norsemen < s.aboard[NORSEMEN] else theirs - 1


def refuse_hers(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-9.2: why not so many are hers; at least one unit goes with each of the two."""
    for faction in (NORSEMEN, BERSERKERS):
        fewest, most = range_of_hers(s, faction, arg % 64)
        if LOAD[faction].holds(action) and not fewest <= LOAD[faction].arg(action) <= most:
            return why.ARE_HERS.by("VX-9.2", fewest, most, faction)
    return None


def her_norsemen(s: Vikings, leader: int, answer: int) -> None:
    """VX-9.2: and how many Berserkers; at least one unit for each of the two."""
    hers = LOAD[NORSEMEN].arg(answer)
    fewest, most = range_of_hers(s, BERSERKERS, hers)
    options = [LOAD[BERSERKERS][n] for n in range(fewest, most + 1)]
    arg = leader * 64 + hers
    if len(options) == 1:
        her_berserkers(s, arg, options[0])
    else:
        s.ask(s.owner[s.active], options, then=her_berserkers, arg=arg, rule="VX-9.2", why=refuse_hers)


def her_berserkers(s: Vikings, arg: int, answer: int) -> None:
    """VX-9.2: she is off shore with them."""
    leader, norsemen = divmod(arg, 64)
    berserkers = LOAD[BERSERKERS].arg(answer)
    age = the_age(s)
    age.aboard = [norsemen, berserkers]
    age.escort = leader
    s.aboard[0] -= norsemen
    s.aboard[1] -= berserkers
    s.leader_at[LAGERTHA] = OFF_SHORE
    s.tell(told.INVADERS, LAGERTHA, norsemen, berserkers)
