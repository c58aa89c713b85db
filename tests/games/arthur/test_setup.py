"""Components and set-up (AA-1, AA-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import heptarchy
from heptarchy import FATE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.dice import DIE
from heptarchy.games.arthur.realm import is_home, land_of
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import BRITISH, NOBODY, OFF_MAP, SAXON
from heptarchy.games.arthur.turn import play_card
from tests.games.arthur.table import a_campaign, give, options, options_of, owner, play, province, say

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.options import Value


def seated(players: int, first: int = 0, **given: Value) -> Campaign:
    """They sit round the table in the order of their seats; the first is drawn first."""
    s = first_state(options_of(players, **given))
    for place in range(players):
        say(s, f"sits p{(first + place) % players + 1}")
    return s


def laid(players: int, first: int = 0, **given: Value) -> Campaign:
    """The same with all cards dealt: the first card that may come does."""
    s = seated(players, first, **given)
    deal_cards(s)
    return s


def deal_cards(s: Campaign) -> None:
    """Fate gives the first answer that it may, until a player is asked."""
    while s.seat == FATE:
        s.apply(s.weights.answers[0])


# Components


@pytest.mark.parametrize("players", range(2, 9))
def test_aa_1_1_two_to_eight_british_kings_begin(players: int) -> None:
    s = laid(players)
    assert s.people == [BRITISH] * players
    assert sorted(s.kingdom) == t.PLAYER_SETS[players]
    assert s.seat == 0


def test_aa_1_2_everybody_has_the_five_base_cards() -> None:
    # Given an empty hand, a claim against another and land that Saxons can come to
    s = a_campaign()
    give(s, "rhegin", 0)
    s.claims[province("lundein")] = 1

    # Then all five base cards may be played, and none of them is in the deck
    play(s, play_card)
    names = ["establish_claim", "raid", "renounce_claim", "saxon_settlement", "cassus_belli"]
    assert options(s) == [f"play {name}" for name in names]
    assert s.deck[: t.BASE_CARDS] == [0] * 5


def test_aa_1_3_two_titles_lie_beside_the_map() -> None:
    s = laid(4)
    assert t.TITLE_KEYS == ("pendragon", "bretwalda")
    assert s.holder == [NOBODY, NOBODY]


def test_aa_1_4_the_winds_are_seventy_cards_of_forty_eight_kinds() -> None:
    s = a_campaign()
    assert sum(s.deck) == 70
    assert len([copies for copies in s.deck if copies]) == 48


@pytest.mark.parametrize(("players", "pool"), [(2, 3), (4, 3), (5, 4), (8, 4)])
def test_aa_1_6_three_or_four_expendables(players: int, pool: int) -> None:
    assert a_campaign(players).expendables == pool


def test_aa_1_7_dice_have_six_sides_of_equal_chance() -> None:
    assert len(DIE.answers) == 6
    assert len(set(DIE.weights)) == 1


# Set-up


def test_aa_2_1_the_order_round_the_table_is_drawn() -> None:
    # Given nobody seated, then anybody may be drawn, with equal chances
    s = first_state(options_of(3))
    assert (s.seat, s.rule) == (FATE, "AA-2.1")
    assert options(s) == ["sits p1", "sits p2", "sits p3"]
    assert len(set(s.weights.weights)) == 1

    # And those who are left for the next places
    say(s, "sits p2")
    assert options(s) == ["sits p1", "sits p3"]
    say(s, "sits p1", "sits p3")
    assert s.order == [1, 0, 2]


def test_aa_2_1_who_is_drawn_first_is_the_first_in_every_round() -> None:
    s = first_state(options_of(3))
    say(s, "sits p2", "sits p1", "sits p3")
    deal_cards(s)
    turns: list[tuple[int, int]] = []
    while s.round < 3:
        if s.seat == FATE:
            s.apply(s.weights.answers[0])
            continue
        if (s.round, s.active) not in turns:
            turns.append((s.round, s.active))
        s.apply(s.options[-1])
    assert turns == [(1, 1), (1, 0), (1, 2), (2, 1), (2, 0), (2, 2)]


@pytest.mark.parametrize("players", range(2, 9))
def test_aa_2_2_a_seat_is_a_kingdom_of_the_set_for_the_number_of_players(players: int) -> None:
    s = laid(players, first=1)
    assert s.kingdom == t.PLAYER_SETS[players] == list(range(players))
    names = heptarchy.game("arthur").seat_names(options_of(players))
    assert names == [t.KINGDOM_NAMES[kingdom] for kingdom in s.kingdom]
    for seat in range(players):
        assert land_of(s, seat) == t.PROVINCES_OF[s.kingdom[seat]]


def test_aa_2_3_kingdoms_without_a_player_are_off_the_map() -> None:
    s = laid(2)
    assert [owner(s, key) for key in ("isca", "lundein")] == [0, 1]
    for p in range(t.PROVINCES):
        assert (s.owner[p] == OFF_MAP) == (t.KINGDOM_OF[p] > t.CEINT)


def test_aa_2_3_shared_out_the_last_player_takes_first_and_then_backwards() -> None:
    # Given three players, the second of whom is first
    s = seated(3, first=1, share_out=True)

    # Then the last, who is Dumnonia, takes one of what touches his land
    assert s.rule == "AA-2.3"
    assert (s.seat, options(s)) == (0, ["at gwent"])
    say(s, "at gwent")
    assert owner(s, "gwent") == 0

    # And after him those before him, and he again: what he has taken is his land
    assert s.seat == 2
    assert "at gwent" not in options(s)
    assert "at iceni" not in options(s)
    say(s, "at caer_lerion")
    assert s.seat == 1
    say(s, "at gyrwas")
    assert s.seat == 0
    assert options(s) == ["at glywysing", "at brycheiniog", "at ergyng"]


def test_aa_2_3_shared_out_who_touches_nothing_passes() -> None:
    # Given four players; Ceint, with the third place, touches no kingdom without a player
    s = seated(4, share_out=True)
    assert s.seat == 3
    say(s, "at caer_daun")
    assert s.seat == 2
    say(s, "at ergyng")
    assert s.seat == 0  # not 1


def test_aa_2_3_shared_out_until_nothing_is_left_and_homes_are_ordinary_then() -> None:
    s = seated(2, share_out=True)
    while s.seat != FATE:
        s.apply(s.options[0])
    assert OFF_MAP not in s.owner
    assert not is_home(s, t.PENGWERN)
    assert is_home(s, t.ISCA)


def test_aa_2_4_all_provinces_are_british() -> None:
    assert laid(4).population == [BRITISH] * t.PROVINCES


SHORES = [
    ("none", []),
    ("some", ["lundein", "caer_wenta", "banovallum", "iceni"]),
    ("all", ["lundein", "rhegin", "caer_wenta", "banovallum", "gyrwas", "iceni", "caer_colun"]),
]


@pytest.mark.parametrize(("shore", "saxon"), SHORES)
def test_aa_28_1_none_some_or_all_of_the_saxon_shore_begins_saxon_but_no_home(shore: str, saxon: list[str]) -> None:
    s = laid(4, saxon_shore=shore)
    assert [t.PROVINCE_KEYS[p] for p in range(t.PROVINCES) if s.population[p] == SAXON] == saxon
    assert s.people == [BRITISH] * 4


def test_aa_28_1_shared_out_land_on_the_shore_is_saxon_too() -> None:
    s = seated(3, share_out=True, saxon_shore="all")
    while s.seat != FATE:
        s.apply(s.options[0])
    assert s.population[t.ICENI] == SAXON
    assert s.population[t.DUROVERNUM] == BRITISH


def test_aa_2_5_three_pedyt_are_auxilia() -> None:
    assert laid(5).auxilia == [3] * 5


def test_aa_2_6_two_winds_are_dealt_to_each() -> None:
    s = seated(4)
    drawn = 0
    while s.seat == FATE:
        assert "draw reshuffle" not in options(s)
        s.apply(s.weights.answers[0])
        drawn += 1
    assert drawn == 8
    assert [len(hand) for hand in s.hands] == [2] * 4
    assert sum(s.deck) == 62
    assert s.deck[t.RESHUFFLE] == 1


def test_aa_2_6_each_card_comes_as_often_as_it_is_in_the_deck() -> None:
    s = seated(2)
    chances = dict(zip(options(s), s.weights.weights, strict=True))
    assert chances["draw treachery"] == 5
    assert chances["draw merlin"] == 1
    say(s, "draw treachery")
    assert dict(zip(options(s), s.weights.weights, strict=True))["draw treachery"] == 4
