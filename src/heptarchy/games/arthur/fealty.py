"""Lords and vassals (AA-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.claims import (
    TITLE_PEOPLE,
    drop_claims_between,
    drop_throne_claim,
    give_title,
    lay_title_down,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.realm import liege, lord_of, vassals_of
from heptarchy.games.arthur.table.state import NOBODY, changed

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def swear(s: Campaign, vassal: int, claimant: int) -> None:
    """AA-14.1, AA-5.9: a player becomes a vassal of him who claimed his throne, or of that one's lord."""
    lord = liege(s, claimant)
    drop_throne_claim(s, claimant, vassal)
    if lord in (vassal, lord_of(s, vassal)):
        return
    bind(s, vassal, lord)
    end_claims_of_the_bound(s, lord)


def bind(s: Campaign, vassal: int, lord: int) -> None:
    """AA-14.1: a vassal has one lord; a new one takes the place of the old."""
    s.lord = changed(s.lord, vassal, lord)
    s.tell(told.SWORE, vassal, lord)
    take_pendragon(s, vassal, lord)


def close_ranks(s: Campaign, lord: int) -> int:
    """AA-14.2: no vassal has vassals: they pass to his lord. Who is lord of them all then."""
    top = liege(s, lord)
    if top != lord:
        pass_on(s, lord, top)
    for vassal in vassals_of(s, top):
        pass_on(s, vassal, top)
    if s.lord[top] != NOBODY and s.lord[s.lord[top]] == top:
        s.lord = changed(s.lord, top, NOBODY)  # he rebelled, and his old lord is his vassal now
    return top


def pass_on(s: Campaign, vassal: int, top: int) -> None:
    """AA-14.2: the vassals of a vassal are his lord's."""
    for follower in vassals_of(s, vassal):
        if follower != top:
            bind(s, follower, top)


def take_pendragon(s: Campaign, vassal: int, lord: int) -> None:
    """AA-5.9: the new lord of the Pendragon takes that title if his ruler may hold it; else it lies beside the map."""
    if s.holder[t.PENDRAGON] != vassal:
        return
    if s.people[lord] == TITLE_PEOPLE[t.PENDRAGON]:
        give_title(s, t.PENDRAGON, lord)
    else:
        lay_title_down(s, t.PENDRAGON)


def end_claims_of_the_bound(s: Campaign, lord: int) -> None:
    """AA-14.2, AA-14.3: a bond has come about or is back: no chains, and no claims between lord and vassal."""
    top = close_ranks(s, lord)
    for vassal in vassals_of(s, top):
        drop_claims_between(s, top, vassal)


def end_fealty(s: Campaign, vassal: int) -> None:
    """AA-14.6: the bond is gone."""
    s.tell(told.FREED, vassal, s.lord[vassal])
    s.lord = changed(s.lord, vassal, NOBODY)
