"""Ready-made battles (DBA-25.8), and the door for a campaign."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.commands import commands_of
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.data.scenarios import BATTLE_KEYS, SCENARIOS, shared_out
from heptarchy.games.dba.fitting import refuse_feature, refuse_layout
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.table.setup import first_battle, ready_made, sides_of, troop
from heptarchy.games.dba.table.state import Battle, general_of
from heptarchy.kernel.refusal import BadOptions

BATTLES = [battle.key for battle in SCENARIOS]


def a_battle(key: str, **given: object) -> Battle:
    """The battle before its first step."""
    return ready_made(DBA.settle({"battle": key, **given}))


def test_dba_25_8_every_ready_made_battle_is_an_option() -> None:
    assert [*BATTLE_KEYS[1:]] == BATTLES


@pytest.mark.parametrize("key", BATTLES)
def test_dba_25_8_generals_can_lead_and_titles_fit(key: str) -> None:
    s = a_battle(key)
    for seat in range(s.players):
        general = general_of(s, seat)
        assert t.LEADS[s.kind[general]]
        if s.traits[seat] & t.HAS_PENDRAGON:
            assert (s.people[seat], s.kind[general], s.band[general] & t.PENDRAGON) == (t.BRITISH, t.KN, t.PENDRAGON)
        if s.traits[seat] & t.BRETWALDA:
            assert (s.people[seat], s.kind[general]) == (t.SAXON, t.WB)
        for one, two in t.TRAIT_CLASHES:
            assert not (s.traits[seat] >> one & 1 and s.traits[seat] >> two & 1)


@pytest.mark.parametrize("key", BATTLES)
def test_dba_25_8_the_ground_could_have_been_laid_by_the_rules(key: str) -> None:
    s = a_battle(key)
    assert refuse_layout(s, s.features) is None
    for i, f in enumerate(s.features):
        assert refuse_feature(s, s.features[:i], f) is None


@pytest.mark.parametrize("key", BATTLES)
def test_dba_25_8_roles_and_edges_are_given(key: str) -> None:
    s = a_battle(key)
    s.run()
    assert (s.attacker, s.edge) == (0, [t.SOUTH, t.NORTH])
    assert s.rule == "DBA-5.4"
    assert s.seat == s.chief[1]


@pytest.mark.parametrize("battle", SCENARIOS)
def test_dba_25_8_it_fits_two_players_and_as_many_as_it_has_commands(battle: object) -> None:
    one = SCENARIOS[BATTLES.index(getattr(battle, "key"))]  # noqa: B009 -- a compiled class is no test parameter's type
    most = [len(hosts) for hosts in one.hosts]
    everybody = [sum(len(host.kinds) for host in hosts) for hosts in one.hosts]
    for first in range(1, most[0] + 1):
        for second in range(1, most[1] + 1):
            s = a_battle(one.key, players=first + second, attackers=first)
            assert [len(commands_of(s, side)) for side in range(2)] == [first, second]
            assert [s.owner.count(0) > 0, sum(s.original)] == [True, sum(everybody)]
    with pytest.raises(BadOptions, match="commands, not"):
        DBA.settle({"battle": one.key, "players": most[0] + 2, "attackers": most[0] + 1})


def test_dba_25_8_who_has_several_commands_leads_them_as_one() -> None:
    hosts = SCENARIOS[0].hosts[0]
    one, two = shared_out(hosts, 2)
    assert one.kinds == hosts[0].kinds
    assert two.kinds == [*hosts[1].kinds, *hosts[2].kinds]
    assert two.traits == hosts[1].traits


def test_dba_4_1_half_of_the_players_are_the_first_side() -> None:
    assert sides_of(DBA.settle({})) == [0, 1]
    assert sides_of(DBA.settle({"players": 5})) == [0, 0, 1, 1, 1]
    assert sides_of(DBA.settle({"players": 5, "attackers": 4})) == [0, 0, 0, 0, 1]


def test_dba_4_1_every_seat_has_a_name() -> None:
    assert DBA.seat_names(DBA.settle({"players": 3})) == ["Arthur", "Aelle", "Cerdic"]
    assert DBA.seat_names(DBA.settle({"battle": "badon"})) == ["Aelle", "Arthur"]
    for people in t.PEOPLE_KEYS:
        names = DBA.seat_names(DBA.settle({"players": 8, "first_people": people, "second_people": people}))
        assert len(set(names)) == 8


def test_dba_4_2_a_campaign_says_who_is_in_command() -> None:
    armies = [[], [troop(t.CV, t.GENERAL), troop(t.SP, t.WARLORD)], [troop(t.WB, t.GENERAL)]]
    s = first_battle(
        default_params(), [0, 0, 1], [0, 0, 1], [0, t.HAS_WARLORD, 0], armies, 2, chief=[1, 2], hands=[0, 5, 0]
    )
    assert s.chief == [1, 2]
    assert s.kind == [t.CV, t.SP, t.WB]
    assert s.band == [t.GENERAL, t.WARLORD, t.GENERAL]
    assert s.members == [[], [0, 1], [2]]
    assert s.hands == [0, 5, 0]
    assert s.original == [0, 2, 1]
    assert s.moves == 0
    s.run()
    assert s.rule == "DBA-3.5"
    assert s.seat == 2
