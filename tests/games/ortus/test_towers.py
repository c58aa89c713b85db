"""OR-11: Towers."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Match, Rng
from heptarchy.games.ortus.cards import raze_tower
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import RAZE, SPACE, STORM, TOWER
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from tests.games.ortus.table import (
    BLUE,
    RED,
    a_state,
    discard,
    fief,
    hand,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    properties,
    refused,
    run,
)


def a_turn(*earldoms: dict[str, object], **laid: object) -> Ortus:
    """Blue's turn has begun."""
    return run(a_state(*earldoms, **laid), ask_turn, BLUE)  # type: ignore[arg-type]  # what the builder takes


def test_or_11_1_any_hand_card_may_become_a_tower_and_any_number() -> None:
    s = a_turn({"hand": " ".join(t.TYPES[: t.DECK_TYPES])})
    play(s, "build")
    assert offered(s, TOWER) == set(t.TYPES[: t.DECK_TYPES])
    assert refused(s, "tower palace") == "you hold no Palace (OR-11.1)"
    play(s, "tower castle")
    for kind in t.TYPES[1 : t.DECK_TYPES]:
        play(s, "build", f"tower {kind}")
    assert not s.acted
    assert hand(s, BLUE) == []
    assert s.towers[BLUE] == list(range(t.DECK_TYPES))
    invariants(s)


def test_or_4_6_nobody_else_hears_of_what_a_tower_is_built() -> None:
    # Given a game in which somebody has built a Tower
    match = Match(ORTUS, {"players": 2})
    rng = Rng("tower")
    while SPACE.parse("build") not in match.state.options_for(BLUE):
        seat = match.state.seat
        match.apply(rng.pick(match.state.weights) if seat == FATE else rng.choice(match.state.options), seat)
    match.apply(SPACE.parse("build"), BLUE)
    card = match.state.options_for(BLUE)[0]
    match.apply(card, BLUE)

    # Then his own log names the card, and no other does
    assert any(SPACE.show(card) in line for line in match.heard(BLUE)[-3:])
    for other in (RED, None):
        assert not any(SPACE.show(card) in line for line in match.heard(other)[-3:])
        assert "Blue builds a Tower" in match.heard(other)[-1]


def test_or_11_1_even_a_palace_of_the_hand() -> None:
    s = a_state({"fiefs": ["castle"]})
    s.pile[t.PALACE] -= 1
    s.hand[t.PALACE] += 1
    run(s, ask_turn, BLUE)
    play(s, "build", "tower palace")
    assert s.towers[BLUE] == [t.PALACE]
    invariants(s)


@pytest.mark.parametrize(("towers", "falls"), [(0, True), (1, True), (2, False)])
def test_or_11_2_each_tower_absorbs_a_point_in_a_siege_of_any_fief(towers: int, falls: bool) -> None:
    # Given 3 points against a Castle of strength 2
    s = a_turn({"hand": "champion vassal monk"}, {"towers": "church " * towers, "fiefs": ["palace", "castle"]})
    play(s, "siege repton", "field champion", "field vassal", "done")
    assert (s.rule == "OR-12.28") == falls


@pytest.mark.parametrize(("towers", "taken"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_or_11_2_each_tower_absorbs_a_point_in_a_raid(towers: int, taken: int) -> None:
    s = a_turn(
        {"hand": "champion vassal monk"}, {"towers": "castle " * towers, "fiefs": ["palace land church market land"]}
    )
    play(s, "raid tamworth", "field champion", "field vassal", "done")
    for _ in range(taken):
        play(s, next(option for option in options(s) if option.startswith("burn")))
    assert s.rule == "OR-5.1"
    assert len(properties(s, "tamworth")) == 4 - taken


def test_or_11_2_what_a_tower_absorbs_is_a_figure() -> None:
    s = a_turn({"hand": "champion vassal monk"}, {"towers": "church", "fiefs": ["palace", "castle"]}, tower_absorb=2)
    play(s, "siege repton", "field champion", "field vassal", "done")
    assert s.rule == "OR-5.1"


def test_or_11_3_absorbing_does_not_destroy_towers() -> None:
    s = a_turn({"hand": "champion vassal monk"}, {"towers": "church land", "fiefs": ["palace", "castle"]})
    play(s, "siege repton", "field champion", "field vassal", "done")
    assert s.towers[RED] == [t.CHURCH, t.LAND]
    assert places(s, RED) == ["tamworth", "repton"]
    assert discard(s, RED) == []


def test_or_11_4_on_towers_each_point_destroys_one() -> None:
    s = a_turn({"hand": "champion monk"}, {"towers": "church land monk"})
    play(s, "storm red", "field champion", "done")
    assert offered(s, RAZE) == {"1", "2", "3"}
    play(s, "raze 2", "raze 1")
    assert s.rule == "OR-5.1"
    assert s.towers[RED] == [t.MONK]
    invariants(s)


def test_or_11_4_points_beyond_the_last_tower_are_lost() -> None:
    s = a_turn({"hand": "champion champion"}, {"towers": "church", "fiefs": ["palace land"]})
    play(s, "storm red", "field champion", "field champion")
    assert s.towers[RED] == []
    assert properties(s, "tamworth") == ["land"]
    assert places(s, RED) == ["tamworth"]


def test_or_11_5_a_destroyed_tower_goes_face_up_to_its_owners_pile() -> None:
    s = a_state({}, {"towers": "church land"})
    ears = listening(s)
    raze_tower(s, RED, 0)
    assert discard(s, RED) == ["church"]
    assert s.towers[RED] == [t.LAND]
    assert [str(event) for event in ears] == ["a Tower of Red falls: it was a Church"]
    assert s.sealed == s.moves
    invariants(s)


def test_or_11_6_towers_are_not_taken_back() -> None:
    s = a_turn({"towers": "champion land castle"})
    assert options(s) == ["end"]


def test_or_11_6_towers_are_no_target_of_politics_no_ante_and_no_ransom() -> None:
    # Given an Earl who has Towers and nothing else
    towers: dict[str, object] = {"towers": "land church market cathedral"}
    s = a_turn({"hand": "treachery intrigue champion", "fiefs": ["palace land"]}, towers)
    assert "play treachery" not in options(s)
    assert "play intrigue" not in options(s)
    assert "play champion" not in options(s)

    # And his captured Lord dies: Towers pay no Ransom
    s = a_turn({"hand": "champion champion"}, {**towers, "fiefs": ["palace lord=vassal"]})
    play(s, "siege tamworth", "field champion", "done", "field_lord tamworth", "battle attacker")
    assert s.rule == "OR-5.1"
    assert s.lord[fief("tamworth")] == t.NO_LORD
    assert len(s.towers[RED]) == 4


def test_or_11_7_towers_deal_no_damage() -> None:
    # Given an attack on Towers that nothing else defends
    s = a_turn({"fiefs": ["palace land"], "pool": (1, 0)}, {"towers": "land " * 5})
    play(s, "storm red", "field_army infantry")
    assert s.rule == "OR-12.24"
    assert s.pool[:2] == [1, 0]
    assert s.army_pile == [0, 0]

    # And an Earl with Towers alone has nothing to attack with
    s = a_turn({"towers": "land " * 5}, {"towers": "land"})
    assert offered(s, STORM) == set()
