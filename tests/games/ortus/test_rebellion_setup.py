"""RB-1, RB-14 to RB-22, RB-79, RB-81, RB-82: who plays, and how the King is laid out."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.king_target import draw_target
from heptarchy.games.ortus.table.setup import draw_start
from heptarchy.games.ortus.table.state import COOPERATIVE, SEMI, SOLO, Ortus
from heptarchy.kernel.refusal import BadOptions
from tests.games.ortus.rebels import a_rebellion, mind
from tests.games.ortus.table import BLUE, GREEN, RED, cards, invariants, options, places, run
from tests.views import look


def new(**given: int | str | bool) -> Ortus:
    s = ORTUS.new(variant="rebellion", **given)
    assert isinstance(s, Ortus)
    return s


@pytest.mark.parametrize(
    ("players", "given", "mode"),
    [(1, {}, SOLO), (1, {"mode": "solo"}, SOLO), (2, {}, COOPERATIVE), (5, {"mode": "semi"}, SEMI)],
)
def test_rb_1_one_earl_is_solo_and_more_choose_the_mode(players: int, given: dict[str, str], mode: int) -> None:
    s = new(players=players, **given)
    assert (s.mode_of_play, s.players, s.houses, s.liege) == (mode, players, players + 1, players)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"players": 6}, "rebellion is for 1 to 5 players, not 6"),
        ({"players": 2, "mode": "solo"}, "mode=solo is for a single Earl, not 2 (RB-1)"),
        ({"players": 1, "mode": "semi"}, "mode=semi is for 2 to 5 Earls, not 1 (RB-1)"),
    ],
)
def test_rb_1_mode_and_number_of_earls_must_fit(given: dict[str, int | str], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new(**given)
    assert reason in str(refused.value)


def test_rb_14_the_king_has_a_palace_with_a_prince_and_a_castle_without_lord() -> None:
    s = new(players=2)
    assert places(s, GREEN) == ["bamburgh", "hexham"]
    assert [s.lord[at] for at in s.fiefs[GREEN]] == [t.PRINCE, t.NO_LORD]
    assert [s.props[at] for at in s.fiefs[GREEN]] == [[], []]
    assert s.mercs[GREEN] == []
    assert s.rule != "OR-1.17"  # no Army card comes to his Pool
    invariants(s)


@pytest.mark.parametrize("players", range(1, 6))
def test_rb_15_the_kings_towers_are_one_more_than_the_earls_and_of_types_he_never_places(players: int) -> None:
    s = new(players=players)
    assert len(s.towers[players]) == players + 1
    assert not set(s.towers[players]) & {t.CASTLE, t.LAND, t.MARKET, t.VASSAL, t.PRINCE, t.PALACE}
    invariants(s)


def test_rb_16_the_king_card_and_a_royal_infantry_for_each_earl_stand_beside_the_bag() -> None:
    s = new(players=3)
    assert (s.king, s.levies) == (s.liege, 3)
    assert s.bag[s.liege] == s.params.rb_start_cubes


@pytest.mark.parametrize("players", range(1, 6))
def test_rb_17_his_royal_force_is_as_strong_as_his_towers_are_many(players: int) -> None:
    s = new(players=players)
    force = s.levies * s.params.str_royal_infantry + s.params.str_king_card
    assert force == len(s.towers[s.liege]) == players + 1


def test_rb_18_his_tray_is_the_rest_of_one_set() -> None:
    s = new(players=1)
    base = s.liege * t.KINDS
    assert [s.tray[base + kind] for kind in (t.LAND, t.MARKET, t.CASTLE)] == [4, 5, 4]
    assert sum(s.tray[base : base + t.KINDS]) == 91 - 11 - 3 - 2  # Mind; Palace, Prince, Castle; Towers
    assert look(s, BLUE)["earls"][RED]["tray"]["land"] == 4


def test_rb_19_the_starting_player_is_drawn_among_the_earls() -> None:
    s = a_rebellion({}, {}, king={"cubes": 5})
    run(s, draw_start)
    assert options_of_fate(s) == {"cube blue": 1, "cube red": 1}


def options_of_fate(s: Ortus) -> dict[str, int]:
    return dict(zip([ORTUS.space.say(a) for a in s.weights.answers], s.weights.weights, strict=True))


def test_rb_20_the_kings_cube_is_in_the_bag_but_no_target() -> None:
    s = new(players=2)
    assert s.bag == [1, 1, 1]
    s = a_rebellion({}, {}, king={"cubes": 7})
    run(s, draw_target)
    assert options_of_fate(s) == {"cube blue": 1, "cube red": 1}
    assert s.bag[s.liege] == 7


def test_rb_81_an_earls_chance_to_be_the_target_is_his_share_of_the_earls_cubes() -> None:
    s = a_rebellion({"cubes": 3}, {"cubes": 1}, king={"cubes": 9})
    run(s, draw_target)
    assert options_of_fate(s) == {"cube blue": 3, "cube red": 1}


def test_rb_82_the_king_begins_without_army_cards() -> None:
    s = new(players=4)
    assert s.royal == [0, 0]
    assert s.pool[s.liege * 2 :] == [0, 0]


def test_rb_21_infantry_towers_earldom_and_mind_may_be_changed() -> None:
    s = new(players=2, rb_royal_extra=2, rb_towers_extra=-1, rb_prince=0, rb_castles=3, rb_mind_champions=1)
    assert (s.levies, len(s.towers[GREEN]), len(s.fiefs[GREEN])) == (4, 1, 4)
    assert s.lord[s.fiefs[GREEN][0]] == t.NO_LORD
    assert mind(s).count("champion") == 1
    invariants(s)


def test_rb_21_the_greatest_king_can_be_laid_out() -> None:
    s = new(players=5, rb_towers_extra=12, rb_royal_extra=12)
    assert (len(s.towers[s.liege]), s.levies) == (17, 17)
    invariants(s)


@pytest.mark.parametrize(
    ("knobs", "reason"),
    [
        ({"rb_towers_extra": -3}, "fewer than no Towers with 2 Earls (RB-15)"),
        ({"rb_royal_extra": -3}, "fewer than no Royal Infantry with 2 Earls (RB-16)"),
        ({"rb_castles": 4, "rb_mind_castles": 3}, "more than the 6 Castles of a set (RB-18)"),
    ],
)
def test_rb_21_a_king_who_cannot_be_laid_out_is_refused(knobs: dict[str, int], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        new(players=2, **knobs)
    assert reason in str(refused.value)


def test_rb_22_the_mind_has_eleven_cards() -> None:
    s = new(players=1)
    assert sorted(mind(s)) == sorted(
        ["champion"] * 3 + ["land"] * 2 + ["treachery", "intrigue", "market_town", "monk", "castle", "vassal"]
    )
    seen = look(s, None)["mind"]
    assert sum(seen["left"].values()) == 11
    assert seen["discard"] == {}


def test_rb_79_the_king_counts_for_the_army_decks_and_is_nobodys_seat() -> None:
    assert sum(new(players=2).army) == 48  # OR-1.6: two decks for three
    assert sum(new(players=1).army) == 24
    s = new(players=2)
    assert s.players == 2
    assert cards(s.deck, GREEN) == cards(s.hand, GREEN) == []
    assert options(s, BLUE)[-1] == "own_deck"
