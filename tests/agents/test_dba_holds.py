"""What the bots of DBA do about camps, built-up areas, landings and The Brave (DBA-33 to DBA-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import Perspective, Rng
from heptarchy.agents import agent
from heptarchy.games.dba.bot.outlook import Outlook
from heptarchy.games.dba.bot.preys import THE_CAMP, THE_TOWN, share_out
from heptarchy.games.dba.bot.strongholds import assault_value, enter_value, guard_value
from heptarchy.games.dba.bound_moves import begin_moves
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.fitting import COAST_TO_CHOOSE
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.holds import TOWN, take_town
from heptarchy.games.dba.lattice import HALF_X, MM
from tests.games.dba.camp import play as say
from tests.games.dba.clash import A as FIGHTER
from tests.games.dba.clash import a_clash, crown, fight
from tests.games.dba.field import play, run
from tests.games.dba.test_holds import E3, E4, a_camp, a_town, garrisoned, stormed, with_town
from tests.games.dba.test_landing import at_sea
from tests.games.dba.test_landing import landing as about_to_land
from tests.games.dba.test_laying import choosing

if TYPE_CHECKING:
    from heptarchy.games.dba.table.state import Battle

GREEDY = agent("greedy", "dba")


def answer(s: Battle) -> str:
    """What greedy answers for whoever is asked first."""
    seat = s.seats[0]
    return s.space.say(GREEDY.choose(Perspective(DBA, s, seat), Rng("holds")))


def test_dba_36_3_the_braves_bot_stands() -> None:
    s = fight(crown(a_clash("Bd", "Bd"), FIGHTER, t.BRAVE), 1, 4, "forgo")
    assert answer(s) == "stand_fast"


def test_dba_33_8_without_a_camp_none_can_be_lost() -> None:
    assert answer(with_town(0)) == "uncamped"


def test_dba_35_1_a_threatened_camp_is_worth_an_element_a_quiet_one_is_not() -> None:
    s = a_camp((0, "Sp", 600, 80, 90), (1, "LH", 600, 160, 270))
    assert enter_value(Outlook(s, 0), E3, 0) > 0
    s = a_camp((0, "Sp", 600, 80, 90), (1, "LH", 600, 500, 270))
    assert enter_value(Outlook(s, 0), E3, 0) < 0
    assert guard_value(Outlook(garrisoned(s, E3, 0), 0), E3) == 0


def test_dba_33_7_an_empty_town_is_taken_back() -> None:
    s = a_town((1, "Sp", 600, 530, 270), active=1)
    s.quiet = True
    take_town(s, 0)
    s.quiet = True
    play(run(s, begin_moves), "move c2 2")
    assert answer(s) == "enter town"


def test_dba_33_4_an_empty_or_weak_one_is_prey_and_followers_go_before_spears() -> None:
    s = a_town((0, "Bd", 600, 380, 90))
    o = Outlook(s, 0)
    share_out(o)
    assert o.prey[E3] == THE_TOWN
    assert assault_value(o, E3, TOWN) > 0
    s = garrisoned(a_town((0, "Bd", 600, 380, 90), (1, "Sp", 300, 500, 270)), E4, TOWN)
    assert assault_value(Outlook(s, 0), E3, TOWN) < assault_value(o, E3, TOWN)
    s = a_camp((0, "LH", 600, 500, 90))
    o = Outlook(s, 0)
    share_out(o)
    assert o.prey[E3] == THE_CAMP


def test_dba_35_3_who_has_done_with_plundering_looks_for_prey() -> None:
    s = stormed()
    o = Outlook(s, 0)
    assert guard_value(o, E3) > 0, "what it has stormed it keeps"
    s = a_camp((0, "Sp", 600, 560, 90), (1, "Sp", 600, 400, 90))
    s.camp_lost = [False, True]
    o = Outlook(garrisoned(s, E3, 1), 0)
    share_out(o)
    assert o.prey[E3] == E4


def test_dba_34_3_and_34_4_it_lands_behind_the_enemy() -> None:
    s = at_sea()
    kept = answer(s)
    assert kept.startswith("keep_back c1 ")
    say(s, kept)
    assert 1 <= len(s.kept[0]) <= 4
    s = about_to_land()
    s.camp = [50 * MM - HALF_X, 1000 * MM - HALF_X]
    x, y = answer(s).split()[2:4]
    assert float(y) > 400, f"near the enemy's camp, not at {x} {y}"


@pytest.mark.parametrize(
    ("landing", "said"),
    [
        ([False, True], "country littoral"),
        ([True, True], "country forest"),
        ([True, False], "country forest"),
        ([False, False], "country forest"),
    ],
)
def test_aa_23_1_who_alone_may_land_takes_the_coast(landing: list[bool], said: str) -> None:
    s = choosing(t.FOREST, COAST_TO_CHOOSE, 0)
    s.landing = landing
    assert answer(s) == said
