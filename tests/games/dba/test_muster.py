"""Armies by points (DBA-25)."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.hosts import HOST_KEYS, HOST_PEOPLE, HOST_TYPES
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.muster import FOR_SALE, LEADERS, MOST, host_kinds, muster
from heptarchy.games.dba.table.state import Battle, general_of
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.refusal import BadOptions
from tests.games.dba.camp import camped, offered, refused

PEOPLE = (t.BRITISH, t.SAXON)


def mustering(points: int = 36) -> Battle:
    """A British and a Saxon ruler before they have enlisted anybody."""
    return camped([[], []], [muster], people=PEOPLE, points=points)


def answer(s: Battle, seat: int, *texts: str) -> None:
    """Answers of one seat in the gathering."""
    for text in texts:
        s.apply(s.space.parse(text), seat)


def test_dba_25_1_all_muster_at_once_and_armies_are_shown_at_the_end() -> None:
    s = mustering(12)
    assert s.seats == [0, 1]

    # When the Saxon is ready before the Briton, nothing of his is numbered yet
    answer(s, 1, "enlist Wb", "enlist Wb", "enlist Ps", "enlist Ps", "mustered")
    assert s.seats == [0]
    assert s.kind == []
    assert s.members == [[], []]

    # Then numbers go by seats, whoever was ready first
    answer(s, 0, "enlist Ps", "enlist Cv", "enlist Cv", "mustered")
    assert s.seats == [0, 1]
    answer(s, 1, "crown Wb")
    answer(s, 0, "crown Cv")
    assert s.over
    assert [t.TYPE_KEYS[kind] for kind in s.kind] == ["Cv", "Cv", "Ps", "Wb", "Wb", "Ps", "Ps"]
    assert s.owner == [0, 0, 0, 1, 1, 1, 1]
    assert s.original == [3, 4]


def test_dba_25_1_answers_of_two_seats_commute() -> None:
    one, two = mustering(12), mustering(12)
    mine = ["enlist Sp", "take the_brave", "enlist Sp", "enlist Ps", "mustered"]
    theirs = ["take dumb_ox", "enlist Bd", "enlist Wb", "enlist Wb", "mustered"]
    answer(one, 0, *mine)
    answer(one, 1, *theirs)
    for i in range(len(mine)):
        answer(two, 1, theirs[i])
        answer(two, 0, mine[i])
    answer(one, 0, "crown Sp")
    answer(one, 1, "crown Bd")
    answer(two, 1, "crown Bd")
    answer(two, 0, "crown Sp")
    assert (one.kind, one.traits, one.band) == (two.kind, two.traits, two.band)


def test_dba_25_2_an_element_costs_what_its_type_costs() -> None:
    s = mustering(36)
    answer(s, 0, "enlist Kn", "enlist Ps")
    assert s.purse == [29, 36]
    assert refused(s, "enlist SCh", 0) == "Expendables are not enlisted (DBA-25.2)"
    answer(s, 0, *["enlist Kn"] * 5, "enlist Sp")
    assert s.purse[0] == 1
    assert offered(s, 0) == [
        "take fool_in_war",
        "take dumb_ox",
        "take the_knave",
        "take legendary_clumsiness",
        "mustered",
    ]
    assert refused(s, "enlist Ps", 0) == "you have only 1 point left (DBA-25.2)"


def test_dba_25_3_a_trait_that_helps_costs_and_one_that_hinders_pays() -> None:
    s = mustering()
    answer(s, 0, "take schooled_in_war")
    assert s.purse[0] == 34
    assert "do not go together" in refused(s, "take fool_in_war", 0)
    assert "already" in refused(s, "take schooled_in_war", 0)
    answer(s, 0, "take dumb_ox")
    assert s.purse[0] == 36
    assert refused(s, "take the_brave", 0) == "a ruler has at most 2 traits (DBA-25.3)"


def test_dba_25_3_a_warlord_is_not_for_sale() -> None:
    assert "not to be had for points" in refused(mustering(), "take warlord", 0)


def test_dba_25_4_pendragon_brings_knights_who_must_lead() -> None:
    s = mustering()
    assert refused(s, "take pendragon", 1) == "Pendragon is for a British ruler (DBA-25.4)"
    answer(s, 0, "enlist Sp", "take pendragon", "enlist Cv", "mustered")
    answer(s, 1, "host 4", "mustered")
    assert s.purse[0] == 36 - 3 - 7 - 4
    assert offered(s, 0) == ["crown Kn"]
    assert refused(s, "crown Cv", 0) == "your general may not be Cavalry (DBA-25.7)"
    answer(s, 0, "crown Kn")
    answer(s, 1, "crown Wb")
    assert s.band[general_of(s, 0)] == t.GENERAL | t.PENDRAGON


def test_dba_25_4_bretwalda_has_a_warband_for_his_general() -> None:
    s = mustering()
    assert refused(s, "take bretwalda", 0) == "Bretwalda is for a Saxon ruler (DBA-25.4)"
    answer(s, 1, "enlist Bd", "enlist Bd", "take bretwalda", "enlist Bd")
    assert refused(s, "mustered", 1) == "no element is fit to lead (DBA-25.5)"
    answer(s, 1, "enlist Wb", "mustered")
    answer(s, 0, "host 0", "mustered")
    assert offered(s, 1) == ["crown Wb"]


def test_dba_25_5_nobody_spends_what_the_smallest_army_needs() -> None:
    # Given points for a leader and two of the cheapest
    s = mustering(9)
    answer(s, 0, "enlist Sp")
    assert refused(s, "mustered", 0) == "an army has at least 3 elements (DBA-25.5)"
    assert refused(s, "enlist Kn", 0) == "you need 2 points for the rest of a smallest army (DBA-25.5)"
    answer(s, 0, "enlist Cv", "enlist Ps", "mustered")


def test_dba_25_5_psiloi_and_light_horse_do_not_lead() -> None:
    s = mustering(36)
    answer(s, 0, "enlist Ps", "enlist LH", "enlist LH")
    assert refused(s, "mustered", 0) == "no element is fit to lead (DBA-25.5)"
    answer(s, 0, "enlist Ax", "mustered")
    answer(s, 1, "host 4", "mustered")
    assert refused(s, "crown LH", 0) == "your general may not be Light Horse (DBA-25.7)"
    assert refused(s, "crown Bd", 0) == "your army has no Blades (DBA-25.7)"
    assert offered(s, 0) == ["crown Ax"]


def test_dba_25_5_the_last_of_24_is_fit_to_lead() -> None:
    s = mustering(80)
    answer(s, 0, *["enlist Ps"] * 23)
    assert refused(s, "enlist Ps", 0) == "the last element must be fit to lead (DBA-25.5)"
    answer(s, 0, "enlist Sp")
    assert refused(s, "enlist Sp", 0) == "an army has at most 24 elements (DBA-25.5)"


def test_dba_25_6_a_host_comes_before_anything_else() -> None:
    s = mustering()
    assert {text for text in offered(s, 0) if text.startswith("host")} == {"host 0", "host 1", "host 2", "host 3"}
    assert refused(s, "host 4", 0) == "that is not a host of your people (DBA-25.6)"
    answer(s, 0, "enlist Sp")
    assert refused(s, "host 0", 0) == "a ready-made host is taken before anything else (DBA-25.6)"


@pytest.mark.parametrize("points", [12, 24, 36, 57, 80])
def test_dba_25_6_a_host_is_as_large_as_the_points_allow(points: int) -> None:
    params = default_params()
    assert len(HOST_KEYS) == len(HOST_TYPES) == len(HOST_PEOPLE)
    for host, types in enumerate(HOST_TYPES):
        assert types[0] in LEADERS
        kinds = host_kinds(params, host, points)
        left = points - sum(params.cost[kind] for kind in kinds)
        assert len(kinds) <= MOST
        assert len(kinds) == MOST or 0 <= left < min(params.cost[kind] for kind in types)


def test_dba_25_5_any_choices_lead_to_an_army() -> None:
    rng = Rng(516)
    for points in (9, 10, 13, 36, 80):
        for _ in range(20):
            s = mustering(points)
            answers = 0
            while not s.over:
                seat = rng.choice(s.seats)
                s.apply(rng.choice(s.options_for(seat)), seat)
                answers += 1
            assert answers <= 2 * 28
            for seat in range(2):
                assert 3 <= len(s.members[seat]) <= MOST
                assert t.LEADS[s.kind[general_of(s, seat)]]
                assert s.purse[seat] >= 0
                assert all(s.kind[e] in FOR_SALE for e in s.members[seat])


def test_dba_25_options_that_leave_no_battle_are_refused() -> None:
    with pytest.raises(BadOptions, match="at most 2 of 3"):
        DBA.new(players=3, attackers=3)
    with pytest.raises(BadOptions, match="too small for 5 players"):
        DBA.new(players=5, cards=2)
    with pytest.raises(BadOptions, match="points must be at least 60"):
        DBA.new(
            **{f"{kind}_cost": 20 for kind in ("kn", "cv", "lh", "sp", "bd", "ax", "wb", "ps")},
            trait_cost=20,
            points=50,
        )
    with pytest.raises(BadOptions, match="no room for 7 commands"):
        DBA.new(players=8, attackers=1, deploy_margin=500)
