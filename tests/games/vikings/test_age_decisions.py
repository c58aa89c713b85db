"""V-17.15: what the players decide with the modules of the Viking Age, and who is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.tables import BERSERKERS, CETREHT, HALFDAN, HOUSECARL, NORSEMEN, RAGNAR, THEGN, VIKING
from heptarchy.games.vikings.forts import ask_build, ask_settle
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.legendary_leaders import ask_lagertha
from heptarchy.games.vikings.legends import ask_saga
from heptarchy.games.vikings.table.age import CARRIED, TAKEN
from heptarchy.games.vikings.table.state import Vikings
from tests.games.vikings.epic_table import FULL, age_of
from tests.games.vikings.table import a_state, answers, fight, play, refused, run


def a_fort() -> Vikings:
    return run(a_state(modules=("land_and_gods",), active=BERSERKERS, units={CETREHT: {NORSEMEN: 2}}), ask_build)


def a_settlement() -> Vikings:
    s = a_state(modules=("land_and_gods",), active=NORSEMEN)
    age_of(s).forts = 1 << CETREHT
    return run(s, ask_settle)


def a_church_tile() -> Vikings:
    s = a_state(modules=("land_and_gods",), active=THEGN, units={CETREHT: FULL})
    age_of(s).tiles = 1
    return fight(s, CETREHT)


def a_king() -> Vikings:
    s = a_state(modules=("kings",), active=THEGN, units={CETREHT: FULL})
    age_of(s).kings = [ta.EDMUND, ta.BURGRED, ta.AETHELRED, ta.AELLA]
    return fight(s, CETREHT)


def a_prayer() -> Vikings:
    s = a_state(modules=("runes",), active=NORSEMEN, units={CETREHT: FULL})
    age_of(s).dice = [0, 0, 1, 0]
    return fight(s, CETREHT)


def a_relic() -> Vikings:
    s = a_state(modules=("relics",), active=THEGN, units={CETREHT: FULL})
    age_of(s).relics[0] = CARRIED + BERSERKERS
    fight(s, CETREHT)
    return play(s, "roll command command command", "roll command command")


def a_reward() -> Vikings:
    s = a_state(modules=("legends",), active=THEGN)
    age_of(s).legends[ta.SAGA_SINGER] = TAKEN + 1 - VIKING
    return run(s, ask_saga)


def lagertha() -> Vikings:
    s = a_state(modules=("legendary_leaders",), active=NORSEMEN, off_shore=RAGNAR, aboard=(3, 2), gone=[HALFDAN])
    return run(s, ask_lagertha, RAGNAR)


def her_share() -> Vikings:
    return play(lagertha(), "bring")


@pytest.mark.parametrize(
    ("table", "faction", "asked", "rule"),
    [
        (a_fort, BERSERKERS, ["build cetreht", "done"], "VX-1.6"),
        (a_settlement, NORSEMEN, ["settle cetreht", "done"], "VX-1.9"),
        (a_church_tile, THEGN, ["avenge", "pass"], "VX-1.4"),
        (a_king, THEGN, ["king aella", "pass"], "V-9.2"),
        (a_prayer, HOUSECARL, ["cast", "pass"], "VX-4.2"),
        (a_relic, BERSERKERS, ["spend st_cuthbert", "pass"], "VX-5.3"),
        (a_reward, THEGN, ["claim saga_singer", "pass"], "VX-6.16"),
        (lagertha, NORSEMEN, ["bring", "pass"], "VX-9.2"),
        (her_share, NORSEMEN, [f"load norsemen {n}" for n in range(4)], "VX-9.2"),
    ],
)
def test_v_17_15_the_modules_ask_for_these_decisions(
    table: Callable[[], Vikings], faction: int, asked: list[str], rule: str
) -> None:
    s = table()
    assert (s.seat, s.rule, answers(s)) == (s.owner[faction], rule, asked)


def test_v_17_15_without_modules_nobody_is_asked_for_any_of_them() -> None:
    s = fight(a_state(active=THEGN, units={CETREHT: FULL}), CETREHT)
    assert s.rule == "V-9.5"


@pytest.mark.parametrize("leader", ["ragnar", "lagertha"])
def test_v_7_2_and_vx_9_1_legendary_leaders_are_not_in_play_without_their_module(leader: str) -> None:
    s = a_state(units={CETREHT: {NORSEMEN: 3}}, leaders={HALFDAN: CETREHT}, armies=2, steps=2)
    run(s, leader_phase)
    assert refused(s, f"activate {leader}", s.seat).endswith("is not in play on your side (V-7.2)")
