"""Odds with modules of the Viking Age: what they reckon with, and that they say what they leave out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.vikings.battle import begin
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.epics import ask_traitor
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table import forecast as f
from heptarchy.games.vikings.table.age import CARRIED, SPENT, TAKEN
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.table.odds import battle_odds
from heptarchy.games.vikings.table.state import PITCHED, Vikings
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_battle, a_state, play, run

if TYPE_CHECKING:
    from heptarchy.games.vikings.table.seen import BattleForecast
    from heptarchy.kernel.seen import Chance

ATTACK = {t.NORSEMEN: 6, t.BERSERKERS: 3}


def marching_on(city: int, source: int, *modules: str) -> Vikings:
    """Vikings about to enter a city with a Housecarl and a Thegn."""
    s = a_state(
        active=t.NORSEMEN,
        units={source: ATTACK, city: {t.HOUSECARL: 1, t.THEGN: 1}},
        armies=1,
        steps=1,
        modules=modules,
    )
    return play(run(s, movement_phase), f"muster {t.SHIRES[source]}")


def the_odds(s: Vikings, city: int) -> Chance:
    return f.forecast(s, s.seat)["options"][f"march {t.SHIRES[city]}"]


def of_the_battle(s: Vikings) -> BattleForecast:
    found = f.forecast(s, 0)["battle"]
    assert found is not None
    return found


def by_hand(more: int) -> float:
    """How likely the Vikings win if each Fyrd card brings so many more."""
    chances = [battle_odds(t.VIKING, 6, 3, 1, 1, max(0, min(10, fyrd + more))).p_viking_wins for fyrd in t.FYRD_VALUES]
    return sum(chances) / len(chances)


def test_vx_2_2_and_vx_5_2_fyrd_of_kingdoms_and_relics_are_reckoned_with() -> None:
    # Given York, whose relic lies there and whose kingdom is English
    plain = the_odds(marching_on(t.EOFORWIC, t.CETREHT), t.EOFORWIC)
    one_more = the_odds(marching_on(t.EOFORWIC, t.CETREHT, "relics"), t.EOFORWIC)
    two_more = the_odds(marching_on(t.EOFORWIC, t.CETREHT, "relics", "kingdoms"), t.EOFORWIC)
    assert plain["win"] == pytest.approx(by_hand(0))
    assert one_more["win"] == pytest.approx(by_hand(1))
    assert two_more["win"] == pytest.approx(by_hand(2))
    assert one_more["exact"]
    assert one_more["assumes"] == "draw"


def test_vx_2_2_a_mercian_city_in_viking_power_has_one_fyrd_less() -> None:
    s = marching_on(t.LINDCYLENE, t.SNOTINGAHAM, "kingdoms")
    assert the_odds(s, t.LINDCYLENE)["win"] == pytest.approx(by_hand(0))
    the_age(s).kingdoms = 1 << ta.MERCIA
    assert the_odds(s, t.LINDCYLENE)["win"] == pytest.approx(by_hand(-1))


def test_vx_1_10_a_fort_alone_is_a_battle_that_the_odds_speak_of_roughly() -> None:
    s = a_state(active=t.THEGN, units={t.CETREHT: {t.THEGN: 3}}, armies=1, steps=1, modules=("land_and_gods",))
    the_age(s).forts = 1 << t.EOFORWIC
    play(run(s, movement_phase), "muster cetreht")
    odds = the_odds(s, t.EOFORWIC)
    assert odds["assumes"] == "modules"
    assert not odds["exact"]
    assert odds["win"] == pytest.approx(1 - battle_odds(t.ENGLISH, 0, 1, 0, 3).p_viking_wins)


@pytest.mark.parametrize("module", ["runes", "epic_battles"])
def test_dice_and_cards_still_to_come_are_said_to_be_left_out(module: str) -> None:
    s = marching_on(t.EOFORWIC, t.CETREHT, module)
    the_age(s).dice = [2, 2, 2, 2] if module == "runes" else [0, 0, 0, 0]
    assert the_odds(s, t.EOFORWIC)["assumes"] == "modules"


def test_vx_4_2_dice_that_are_spent_leave_the_odds_exact() -> None:
    s = marching_on(t.EOFORWIC, t.CETREHT, "runes")
    the_age(s).dice = [0, 0, 0, 0]
    assert the_odds(s, t.EOFORWIC)["assumes"] == "draw"


def test_vx_5_3_a_relic_in_the_army_is_left_out_and_a_spent_one_changes_nothing() -> None:
    s = marching_on(t.EOFORWIC, t.CETREHT, "relics")
    the_age(s).relics[0] = CARRIED + t.NORSEMEN
    assert the_odds(s, t.EOFORWIC)["assumes"] == "modules"
    the_age(s).relics[0] = SPENT
    assert the_odds(s, t.EOFORWIC)["assumes"] == "draw"


def test_vx_6_1_rewards_of_battle_and_plundered_churches_are_left_out() -> None:
    s = marching_on(t.EOFORWIC, t.CETREHT, "legends", "land_and_gods")
    assert the_odds(s, t.EOFORWIC)["assumes"] == "draw"
    the_age(s).legends[ta.LAST_STAND] = TAKEN + t.ENGLISH
    assert the_odds(s, t.EOFORWIC)["assumes"] == "modules"
    the_age(s).legends[ta.LAST_STAND] = 0
    the_age(s).tiles = 1
    assert the_odds(s, t.EOFORWIC)["assumes"] == "modules"


def test_vx_9_1_ragnar_is_left_out_where_he_leads() -> None:
    s = a_state(
        active=t.NORSEMEN,
        units={t.CETREHT: ATTACK, t.EOFORWIC: {t.THEGN: 1}},
        leaders={t.RAGNAR: t.CETREHT},
        armies=1,
        steps=1,
        modules=("legendary_leaders",),
    )
    play(run(s, leader_phase), "activate ragnar")
    assert the_odds(s, t.EOFORWIC)["assumes"] == "modules"


def test_vx_7_11_traitors_count_for_the_other_side() -> None:
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 2, t.BERSERKERS: 2, t.THEGN: 2}, {}, modules=("epic_battles",))
    before = of_the_battle(s)["win"]["viking"]
    b = s.battle
    assert b is not None
    assert b.fray is not None
    b.fray.epic, b.fray.traitor, b.fray.traitors = ta.TRAITOR, t.NORSEMEN, 2
    s.units[t.NORSEMEN][b.shire] = 0
    s.hosts[t.VIKING][b.shire] -= 2
    seen = of_the_battle(s)
    assert seen["win"]["viking"] < before / 2
    assert seen["assumes"] == "modules"


def test_odds_stand_by_every_question_of_games_with_all_modules() -> None:
    switches = {name: True for name, _ in SWITCHES}
    for n in range(2):
        s = VIKINGS.new(players=2 + n % 3, **switches)
        assert isinstance(s, Vikings)
        rng = Rng(n)
        while not s.over:
            for seat in range(s.players):
                seen = f.forecast(s, seat)
                if seen["battle"] is not None:
                    assert 0 <= seen["battle"]["win"]["viking"] <= 1
                assert all(0 <= odds["win"] <= 1 for odds in seen["options"].values())
            s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))


def test_vx_7_11_there_are_no_odds_before_the_traitor_is_named() -> None:
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 9, t.BERSERKERS: 2, t.THEGN: 2}, {}, modules=("epic_battles",))
    begun = f.forecast(s, 0)["battle"]
    assert begun is not None
    s = a_state(units={t.CETREHT: {t.NORSEMEN: 9, t.BERSERKERS: 2, t.THEGN: 2}}, modules=("epic_battles",))
    begin(s, t.CETREHT, PITCHED)
    run(s, ask_traitor)
    assert s.rule == "VX-7.11"
    assert f.forecast(s, 0)["battle"] is None
