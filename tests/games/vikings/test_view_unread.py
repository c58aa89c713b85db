"""What clients are told of dice that lie on the table before they are read (VX-3.11, VX-4.2, VX-5.3, VX-6.12)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.table.age import CARRIED
from heptarchy.games.vikings.table.state import Vikings
from tests.games.vikings.table import a_state, fight, play
from tests.views import look


def told(s: Vikings) -> tuple[bool, int]:
    """Whether dice are still to be read, and how many lie there."""
    fray: dict[str, Any] = look(s, None)["battle"]["age"]
    return fray["unread"], sum(sum(faces.values()) for faces in fray["thrown"].values())


def test_vx_4_2_vx_5_3_dice_are_unread_from_the_die_that_is_declared_to_the_relic_that_is_kept() -> None:
    # Given Norsemen with a relic, in a battle with Rune dice
    s = a_state(modules=["relics", "runes"], units={t.LOIDIS: {t.NORSEMEN: 5, t.HOUSECARL: 4, t.THEGN: 4}})
    the_age(s).relics[ta.RELICS.index("st_chad")] = CARRIED + t.NORSEMEN
    the_age(s).dice = [2, 2, 2, 2]

    # When sides take up their dice, none lie on the table
    fight(s, t.LOIDIS)
    assert (s.rule, told(s)) == ("VX-4.2", (True, 0))
    play(s, "pass", "pass", "roll command command", "roll command command command")
    assert (s.rule, told(s)) == ("VX-4.2", (True, 0))
    play(s, "pass", "roll hit hit flee")

    # Then the relic is asked for while they lie unread; the English lose units when they are read
    assert (s.rule, told(s)) == ("VX-5.3", (True, 3))
    play(s, "pass")
    assert (s.rule, told(s)) == ("V-9.7", (False, 3))
