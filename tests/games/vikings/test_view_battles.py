"""What clients are told of shires and battles, so that they need no rule to draw them (V-2.10, V-9.6, VX-7.11)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.state import Vikings
from tests.games.vikings.land import a_fortified_land
from tests.games.vikings.table import a_state, fight, play
from tests.views import look


def battle_of(s: Vikings) -> dict[str, Any]:
    """The battle as everybody sees it."""
    found: dict[str, Any] = look(s, None)["battle"]
    return found


def keys(*shires: int) -> list[str]:
    """In the order of the map."""
    return [t.SHIRES[shire] for shire in sorted(shires)]


def test_v_2_10_the_view_tells_which_shires_the_vikings_control_and_which_are_fought_over() -> None:
    # Given Vikings alone, the English alone, and both
    s = a_state(
        units={t.LOIDIS: {t.NORSEMEN: 2}, t.HRYPUM: {t.THEGN: 1}, t.EOFORWIC: {t.BERSERKERS: 1, t.HOUSECARL: 1}}
    )

    # Then a battle is due where both are, and the English have what the Vikings do not control
    told = look(s, None)
    assert (told["viking"], told["fought"]) == (keys(t.LOIDIS), keys(t.EOFORWIC))

    # When it is fought, it is fought over as long as it lasts
    fight(s, t.EOFORWIC)
    assert look(s, None)["fought"] == keys(t.EOFORWIC)


def test_vx_1_8_a_fort_holds_its_shire_in_the_view_and_is_fought_for() -> None:
    s = a_fortified_land((t.CNARRESBURH, t.HRYPUM), units={t.HRYPUM: {t.THEGN: 1}})
    told = look(s, None)
    assert t.SHIRES[t.CNARRESBURH] in told["viking"]
    assert told["fought"] == keys(t.HRYPUM)


def test_v_9_6_hits_wait_first_then_flees_then_commands() -> None:
    # Given English who roll a Hit, a Flee and Commands
    here = {t.NORSEMEN: 4, t.BERSERKERS: 4, t.HOUSECARL: 2, t.THEGN: 3}
    s = fight(a_state(units={t.LOIDIS: here, t.ROADS[t.LOIDIS][0]: {t.THEGN: 1}}), t.LOIDIS)
    assert battle_of(s)["waits"] == {"hits": 0, "flees": {}, "commands": {}}
    play(s, "roll hit command", "roll hit flee command")

    # Then all of it waits while the Vikings take the Hits; the first fell on the Berserkers
    assert s.rule == "V-9.7"
    assert battle_of(s)["waits"] == {"hits": 1, "flees": {"thegn": 1}, "commands": {"housecarl": 1, "thegn": 1}}

    # When they are taken, the Flees are done too, and the Commands wait
    while s.rule == "V-9.7":
        s.apply(s.options[0])
    assert s.rule == "V-9.12"
    assert battle_of(s)["waits"] == {"hits": 0, "flees": {}, "commands": {"housecarl": 1, "thegn": 1}}


def test_vx_7_11_the_view_tells_for_whom_each_kind_fights() -> None:
    # Given a battle in which modules are at work
    s = fight(
        a_state(modules=["epic_battles"], units={t.LOIDIS: {t.NORSEMEN: 3, t.BERSERKERS: 2, t.THEGN: 2}}), t.LOIDIS
    )
    english = ["housecarl", "thegn", "fyrd"]
    assert battle_of(s)["age"]["sides"] == {"viking": ["norsemen", "berserkers"], "english": english}

    # When the Berserkers change sides, they fight for the defenders
    assert s.battle is not None
    assert s.battle.fray is not None
    s.battle.fray.traitor, s.battle.fray.traitors = t.BERSERKERS, 2
    assert battle_of(s)["age"]["sides"] == {"viking": ["norsemen"], "english": [*english, "berserkers"]}
