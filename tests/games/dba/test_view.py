"""What a seat sees of a battle: the open table in millimetres and degrees, its own cards and its own secrets."""

from __future__ import annotations

import json
from typing import Any

from heptarchy.games.dba.bound_moves import ask_moves
from heptarchy.games.dba.commands import order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import deploy
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.lattice import HALF_X, MM
from heptarchy.games.dba.secrets import ask_breath, ask_hammer
from heptarchy.games.dba.table.actions import MOVE
from heptarchy.games.dba.table.domains import COMMAND_SIZE
from heptarchy.games.dba.table.state import MOVES, Battle, Combat, Fire
from tests.games.dba.camp import camped, play
from tests.games.dba.table import battle, feature
from tests.views import look

ARMIES = [[t.SP, t.SP, t.SP, t.CV], [t.WB, t.WB, t.WB, t.PS]]
BREATH = 1 << t.DRAGONS_BREATH
SORCERY = 1 << t.SORCERY
HAMMER = 1 << t.HAMMER

KEYS = {
    "view": "active attacker bound combat combats commands country elements features fires land river round rounds "
    "rolls shown sides stage toll town unit",
    "sides": "camp chief edge landing lost original seats urged",
    "commands": "break broken cards die done elements general_lost hand levy lost marching original people pips purse "
    "seat sector side traits",
    "elements": "command depth expendable facing fought general held id kept moved owner pendragon place prince shaken "
    "status type warlord works x y",
}


def element(s: Battle, seat: int | None, key: str) -> dict[str, Any]:
    """One element as a seat sees it."""
    found: dict[str, Any] = next(one for one in look(s, seat)["elements"] if one["id"] == key)
    return found


def of(s: Battle, seat: int | None, key: str) -> list[Any]:
    """One thing of every command, as a seat sees it."""
    return [command[key] for command in look(s, seat)["commands"]]


# The open table


def test_a_view_has_these_keys_and_can_be_written_down() -> None:
    s = battle([(t.SP, 600, 150, 90, 0), (t.WB, 600, 300, 270, 1)])
    view = s.view(0)
    assert set(view) == set(KEYS["view"].split())
    for part in ("sides", "commands", "elements"):
        assert {frozenset(one) for one in view[part]} == {frozenset(KEYS[part].split())}
    assert json.loads(json.dumps(view)) == view


def test_places_are_millimetres_and_facings_degrees_whole_where_they_can_be() -> None:
    s = battle([(t.SP, 600.25, 150, 92.5, 0), (t.CV, 20, 300, 270, 1)])
    one, two = element(s, None, "e1"), element(s, None, "e2")
    assert (one["x"], one["y"], one["facing"], one["depth"]) == (600.25, 150, 92.5, 15)
    assert (two["x"], two["y"], two["facing"], two["depth"]) == (20, 300, 270, 30)
    assert [type(one[key]) for key in ("x", "y", "facing")] == [float, int, float]


def test_an_element_that_is_not_on_the_table_has_no_place() -> None:
    s = battle([(t.SP, 600, 150, 90, 0), (t.SP, 640, 150, 90, 0)])
    for status in (t.RESERVE, t.DESTROYED, t.FLED, t.LEFT, t.LEFT_OUT):
        s.status[1] = status
        seen = element(s, 0, "e2")
        assert seen["status"] == t.STATUS_KEYS[status]
        assert seen["x"] is seen["y"] is seen["facing"] is None


def test_leaders_and_works_are_marked() -> None:
    s = battle([(t.KN, 600, 150, 90, 0), (t.SP, 640, 150, 90, 0), (t.SP, 680, 150, 90, 0)])
    s.band = [t.GENERAL | t.PENDRAGON, t.WARLORD, t.PRINCE]
    s.works = [0, 1, 2 | 4]
    marks = [[e[key] for key in ("general", "warlord", "prince", "pendragon")] for e in s.view(None)["elements"]]
    assert marks == [[True, False, False, True], [False, True, False, False], [False, False, True, False]]
    assert [e["works"] for e in s.view(None)["elements"]] == [[], ["plashing"], ["hidden_ditch"]]


def test_ground_fires_and_camps_lie_open() -> None:
    s = battle([(t.SP, 600, 150, 90, 0)], [feature(t.WOOD, 300, 200, 80, 60.5, 30)])
    s.fires = [Fire(0, 0, 450, 80 * MM, 1350, -1)]
    s.edge = [t.SOUTH, t.NORTH]
    s.camp = [400 * MM - HALF_X, 700 * MM - HALF_X]
    s.camp_lost = [False, True]
    view = s.view(None)
    wood = {"kind": "wood", "x": 300, "y": 200, "a": 80, "b": 60.5, "slant": 30}
    assert view["features"] == [{**wood, "shape": "ellipse", "points": [], "width": 0}]
    assert view["fires"] == [{"x": 600, "y": 300, "facing": 45, "length": 80, "creeps": 135}]
    assert [side["edge"] for side in view["sides"]] == ["south", "north"]
    assert [side["camp"] for side in view["sides"]] == [
        {"x": 400, "y": 20, "lost": False, "inside": None, "plunder": False},
        {"x": 700, "y": 580, "lost": True, "inside": None, "plunder": False},
    ]


def test_before_they_are_chosen_there_are_no_edges_camps_and_sectors() -> None:
    view = battle([(t.SP, 600, 150, 90, 0), (t.SP, 600, 300, 270, 1)]).view(0)
    assert [(side["edge"], side["camp"]) for side in view["sides"]] == [(None, None), (None, None)]
    assert [command["sector"] for command in view["commands"]] == [None, None]


def test_sectors_run_from_west_to_east() -> None:
    armies = [[t.SP], [t.SP], [t.WB], [t.WB]]
    s = camped(armies, [order_commands, deploy], sides=[0, 0, 1, 1])
    play(s, "rank c3", "border 700", "rank c2")
    assert of(s, None, "sector") == [None, None, [700, 1200], [0, 700]]
    play(s, "border 500")
    assert of(s, None, "sector") == [[500, 1200], [0, 500], [700, 1200], [0, 700]]


def test_a_camp_that_fights_is_called_so() -> None:
    s = battle([(t.SP, 600, 150, 90, 0), (t.SP, 640, 150, 90, 0)])
    s.combat = Combat()
    s.combat.mine = 1
    s.combat.my_die, s.combat.their_die, s.combat.my_total, s.combat.their_total = 3, 5, 7, 8
    s.pairs = [1, -1]
    s.toll = [0, t.GENERAL, 1, t.PRINCE]
    view = s.view(None)
    fought = {"mine": "e2", "theirs": "camp", "my_die": 3, "their_die": 5, "my_total": 7, "their_total": 8}
    assert view["combat"] == fought
    assert view["combats"] == [{"mine": "e2", "theirs": "camp"}]
    assert view["toll"] == [{"id": "e1", "who": "general"}, {"id": "e2", "who": "prince"}]


def test_losses_stand_beside_what_a_command_and_a_side_can_bear() -> None:
    s = battle([(t.SP, 600 + 40 * i, 150, 90, i % 2) for i in range(8)], sides=[0, 0, 1])
    s.lost = [1, 2, 0]
    s.omens = [1, 0, 0]
    assert list(zip(of(s, None, "lost"), of(s, None, "break"), strict=True)) == [(1, 3), (2, 2), (0, 0)]
    assert [(side["lost"], side["original"]) for side in s.view(None)["sides"]] == [(3, 8), (0, 0)]


# Secrets


def test_dba_25_1_while_armies_are_mustered_each_sees_his_own() -> None:
    s = DBA.new(players=2, points=20)
    for text in ("enlist Wb", "take the_brave", "enlist Ps"):
        s.apply(s.space.parse(text), 1)
    assert isinstance(s, Battle)
    assert of(s, 1, "levy") == [None, ["Wb", "Ps"]]
    assert of(s, 1, "traits") == [[], ["the_brave"]]
    assert of(s, 1, "purse") == [None, 13]
    for seat in (None, 0):
        assert of(s, seat, "levy")[1] is of(s, seat, "purse")[1] is None
        assert of(s, seat, "traits") == [[], []]


def test_dba_22_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    s = battle([(t.SP, 600, 150, 90, 0), (t.SP, 600, 300, 270, 1)])
    s.hands = [SORCERY | BREATH, HAMMER]
    s.hand_sizes = [2, 1]
    s.shown = 1 << t.AMBUSH
    assert of(s, 0, "hand") == [["sorcery", "dragons_breath"], None]
    assert of(s, 1, "hand") == [None, ["hammer_of_the_gods"]]
    assert of(s, None, "hand") == [None, None]
    assert of(s, None, "cards") == [2, 1]
    assert s.view(None)["shown"] == ["ambush"]


def test_dba_22_3_only_its_owner_sees_which_element_is_the_expendable() -> None:
    s = camped(ARMIES, [ask_hammer, deploy], people=[0, 1], hands=[HAMMER, SORCERY], expendables=3)
    play(s, "play hammer_of_the_gods", "disguise e3")
    assert [e["id"] for e in s.view(0)["elements"] if e["expendable"]] == ["e3"]
    assert {e["type"] for e in s.view(0)["elements"] if e["command"] == 0} == {"Sp", "Cv"}
    for seat in (None, 1):
        assert not any(e["expendable"] for e in s.view(seat)["elements"])
    assert len(of(s, 1, "elements")[0]) == 5


def test_dba_22_2_in_a_hidden_deployment_each_sees_his_own_places_until_all_is_uncovered() -> None:
    s = camped(ARMIES, [ask_breath, order_commands, deploy], hands=[BREATH, SORCERY])
    play(s, "play dragons_breath")
    s.apply(s.space.parse("deploy e1 600 150 90"), 0)
    assert element(s, 0, "e1")["x"] == 600
    assert element(s, 1, "e1")["status"] == element(s, None, "e1")["status"] == "reserve"
    s.apply(s.space.parse("deploy e5 600 450 270"), 1)
    assert s.rule == "DBA-22.1"  # between the two parts of the deployment
    assert element(s, 1, "e1")["x"] is element(s, 0, "e5")["x"] is None
    play(s, "pass")
    s.apply(s.space.parse("array 0"), 0)
    assert element(s, 1, "e2")["status"] == "reserve"
    s.apply(s.space.parse("array 0"), 1)
    assert element(s, 1, "e1")["x"] == element(s, None, "e5")["x"] == 600


def test_dba_22_3_how_far_a_unit_goes_is_its_players_to_know() -> None:
    s = battle([(t.CV, 500, 150, 90, 0), (t.SP, 600, 150, 90, 0), (t.SP, 600, 450, 270, 1)])
    s.stage = MOVES
    s.edge = [t.SOUTH, t.NORTH]
    s.dice = s.pips = [3, 0]
    s.done = [False, True]
    s.bound = 1
    s.push(ask_moves)
    s.run()
    s.apply(MOVE[0 << COMMAND_SIZE | 2], 0)
    assert look(s, 0)["unit"]["limit"] == 50
    for seat in (None, 1):
        assert s.view(seat)["unit"] == {
            "command": 0,
            "members": ["e2"],
            "limit": None,
            "bad_limit": None,
            "engaged": False,
            "zoned_by": [],
        }
