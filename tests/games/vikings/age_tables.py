"""Tables with Kings and Legends laid out for one test (VX-3, VX-6)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import BERSERKERS, CARDS, CETREHT, HOUSECARL, NORSEMEN, THEGN
from heptarchy.games.vikings.table.age import NOBODY, OPEN
from heptarchy.games.vikings.table.state import Vikings
from tests.games.vikings.table import a_state, fight

MOVES = {faction: [CARDS[faction * 19 + 1]] for faction in range(4)}  # a Movement card in each hand


def with_kings(kings: dict[int, str], played: tuple[str, ...] = (), **laid: Any) -> Vikings:
    """A table where these factions hold these Kings."""
    s = a_state(modules=laid.pop("modules", ("kings",)), **laid)
    assert s.age is not None
    s.age.kings = [ta.KING_KEYS.index(kings[faction]) if faction in kings else NOBODY for faction in range(4)]
    s.age.kings_played = sum(1 << ta.KING_KEYS.index(key) for key in played)
    return s


def a_fight(kings: dict[int, str], active: int = NORSEMEN, shire: int = CETREHT, **laid: Any) -> Vikings:
    """All four factions, two units of each, are about to fight."""
    there = laid.pop("there", {NORSEMEN: 2, BERSERKERS: 2, HOUSECARL: 2, THEGN: 2})
    return fight(with_kings(kings, active=active, units={shire: there}, **laid), shire)


def with_legend(key: str, place: int = OPEN, **laid: Any) -> Vikings:
    """A table with one Legend open, or where it is said to be."""
    s = a_state(modules=("legends", *laid.pop("modules", ())), **laid)
    assert s.age is not None
    s.age.legends[ta.LEGEND_KEYS.index(key)] = place
    return s


def owner(s: Vikings, key: str) -> tuple[str | None, bool]:
    """Which side has this Legend, and whether it has had its reward, as all can see."""
    seen = s.view(None)["age"]["legends"][key]
    return seen["side"], seen["claimed"]


NOBODYS = (None, False)
