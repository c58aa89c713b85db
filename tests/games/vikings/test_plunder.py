"""War for Land and Gods: when Churches fall, and when what they bring comes (VX-1.3), by the usual options."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.age_turn import end_age_turn
from heptarchy.games.vikings.churches import bring_spoils
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    DUNHOLM,
    EOFORWIC,
    HAGUSTALDESHAM,
    LUEL,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units
from tests.games.vikings.land import GODS, churches, last_church, tiles
from tests.games.vikings.table import a_state, is_done, mask, play, run, told, units_in


def a_plain_land(**laid: Any) -> Vikings:
    """As it is played unless options say otherwise; no Church has been plundered yet."""
    s = a_state(modules=GODS, **laid)
    assert s.age is not None
    s.age.churches = mask(ta.CHURCHES)
    s.age.tiles = 0
    return s


def test_vx_1_3_a_force_that_passes_through_plunders_nothing() -> None:
    # Given an army with an empty city on its way
    s = a_plain_land(units={CETREHT: {NORSEMEN: 2}}, armies=1, steps=2)

    # When it goes through, then the Church stands, and stands when the turn has ended
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm", "march hagustaldesham")
    run(s, end_age_turn)
    assert s.hosts[0][HAGUSTALDESHAM] == 2
    assert "dunholm" in churches(s)


def test_vx_1_3_where_they_stay_to_the_end_of_their_turn_they_plunder() -> None:
    s = a_plain_land(units={CETREHT: {NORSEMEN: 2}}, armies=1, steps=2)
    run(s, movement_phase)
    play(s, "muster cetreht", "march dunholm", "halt")
    assert "dunholm" in churches(s)
    sentences = told(s, lambda: run(s, end_age_turn))
    assert "the Vikings plunder the Church of Durham" in sentences
    assert "dunholm" not in churches(s)
    assert tiles(s) == 1
    assert units_in(s, DUNHOLM) == {NORSEMEN: 2}, "what it brings is still to come"


def test_vx_1_3_nothing_is_plundered_at_the_end_of_an_english_turn() -> None:
    s = a_plain_land(active=THEGN, units={DUNHOLM: {NORSEMEN: 1}})
    run(s, end_age_turn)
    assert "dunholm" in churches(s)


@pytest.mark.parametrize("faction", [NORSEMEN, BERSERKERS])
def test_vx_1_3_the_unit_comes_in_the_next_reinforcements_phase_of_that_faction(faction: int) -> None:
    # Given a Church that a faction has plundered
    s = a_plain_land(active=faction, units={DUNHOLM: {NORSEMEN: 1}})
    run(s, end_age_turn)
    assert s.view(None)["age"]["spoils"] == {
        "norsemen": ["dunholm"] if faction == NORSEMEN else [],
        "berserkers": ["dunholm"] if faction == BERSERKERS else [],
    }

    # When the turn of the other one comes, then nothing
    s.active = 1 - faction
    run(s, bring_spoils)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 1}

    # And in its own a unit of its colour, once
    s.active = faction
    sentences = told(s, lambda: run(s, reinforcements_phase))
    assert sum(s.units[kind][DUNHOLM] for kind in (NORSEMEN, BERSERKERS)) == 2
    assert s.units[faction][DUNHOLM] == (2 if faction == NORSEMEN else 1)
    assert any("comes to Durham" in sentence for sentence in sentences)
    assert s.view(None)["age"]["spoils"] == {"norsemen": [], "berserkers": []}


def test_vx_1_3_it_does_not_come_to_a_city_that_is_lost_by_then() -> None:
    s = a_plain_land(units={DUNHOLM: {NORSEMEN: 1}, LUEL: {NORSEMEN: 1}})
    run(s, end_age_turn)
    s.units[NORSEMEN][DUNHOLM] = s.hosts[0][DUNHOLM] = 0
    s.stock[NORSEMEN] += 1
    add_units(s, THEGN, DUNHOLM, 1)
    s.stock[THEGN] -= 1
    run(s, bring_spoils)
    assert units_in(s, DUNHOLM) == {THEGN: 1}
    assert units_in(s, LUEL) == {NORSEMEN: 2}


def test_vx_1_3_figures_say_how_many_and_whether_they_wait() -> None:
    s = a_plain_land(units={DUNHOLM: {NORSEMEN: 1}}, plunder_units=3, plunder_waits=False)
    run(s, end_age_turn)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 4}
    s = a_plain_land(units={DUNHOLM: {NORSEMEN: 1}}, plunder_units=0, plunder_waits=False)
    run(s, end_age_turn)
    assert units_in(s, DUNHOLM) == {NORSEMEN: 1}


def test_vx_1_3_vx_1_5_the_last_church_falls_at_the_end_of_the_turn() -> None:
    s = last_church(a_plain_land(units={EOFORWIC: {NORSEMEN: 1}}), EOFORWIC)
    assert not s.over
    run(s, end_age_turn)
    assert (s.over, s.ending, s.result().winners) == (True, "churches plundered", [0, 1])


def test_vx_1_3_clones_keep_what_is_still_to_come() -> None:
    s = a_plain_land(units={DUNHOLM: {NORSEMEN: 1}})
    run(s, end_age_turn)
    other = s.clone()
    run(s, bring_spoils)
    assert isinstance(other, Vikings)
    assert is_done(other)
    assert other.view(None)["age"]["spoils"]["norsemen"] == ["dunholm"]
