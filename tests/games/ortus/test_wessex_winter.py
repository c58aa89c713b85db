"""Winters of the Wessex campaign: Legacy points earned and spent, what is kept (WX-26 to WX-42, WX-51, WX-52, OV-4)."""

from __future__ import annotations

import pytest

from heptarchy import FATE, BadOptions, Rng
from heptarchy.games.ortus.campaign import Campaign, inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.decks import most_copies
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import TOWER
from heptarchy.games.ortus.table.state import BOUGHT, Ortus
from heptarchy.games.ortus.winter import cards_free, points_of, spend_points
from heptarchy.kernel.events import Event, only
from tests.games.ortus.seasons import (
    a_season,
    answer,
    build_all,
    in_campaign,
    menu,
    pass_by,
    play_random,
    resumed,
    turn_of,
    why_not,
)
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    cards,
    hand,
    invariants,
    offered,
    places,
    play,
    properties,
    run,
)
from tests.views import look

BARE: Earldom = {"fiefs": []}
CHURCH: Earldom = {"fiefs": ["palace church"]}
RICH: Earldom = {
    "fiefs": ["palace church cathedral", "red_castle lord=prince"],
    "hand": "monk banquet",
    "towers": "land",
    "pool": (1, 1),
    "mercs": ["infantry"],
    "banners": 1,
    "discard": "vassal",
}


def to_winter(season: Ortus, legacy: list[int] | None = None, markers: int = 0) -> Campaign:
    """The campaign after Blue's vote has brought Winter."""
    c = in_campaign(turn_of(season, BLUE), legacy, markers)
    answer(c, "call_vote", *["vote for"] * (c.players - 1))
    return c


# Step A


def test_wx_26_points_are_scored_and_everything_else_is_cleared() -> None:
    season = a_season(RICH, {"cubes": 3}, {}, king=RED, white=True, black=4, horde=(0, 0))
    season.battle_deck[0] -= 5
    c = to_winter(season)
    fresh = inner(resumed(c.legacy, c.markers, c.start))
    assert c.legacy == [3, 1, 0]
    assert inner(c).checksum() == fresh.checksum()  # nothing but the points has come over
    s = inner(c)
    assert (s.king, s.white, s.bag, s.banners, s.pool) == (t.NOBODY, False, [1, 1, 1], [0, 0, 0], [0] * 6)
    assert [places(s, house) for house in range(3)] == [["winchester"], ["tamworth"], ["bamburgh"]]
    assert (sum(s.hand), sum(s.deck), sum(s.pile), s.towers) == (0, 0, 0, [[], [], []])
    assert sum(s.tray) == 3 * 90
    invariants(s)


def test_wx_26_what_was_earned_is_told_to_all_and_can_not_be_taken_back() -> None:
    c = in_campaign(turn_of(a_season({**CHURCH, "hand": "monk banquet"}), BLUE), [2, 0, 0])
    answer(c, "call_vote", "vote for")
    heard: list[Event] = []
    c.ears = heard
    answer(c, "vote for")
    said = [str(event) for event in heard]
    assert "Blue earns 1 Legacy point and has 3" in said
    assert "season 1 is over: Earldoms, Hands and decks are cleared" in said
    assert said[-2] == "season 2 begins with 1 black marker out"
    assert c.sealed == c.moves


@pytest.mark.parametrize(
    ("fief", "points"),
    [
        ("palace", 0),
        ("palace church land lord=vassal", 0),
        ("palace cathedral", 1),
        ("palace lord=prince", 1),
        ("palace lord=monk", 1),
        ("palace lord=champion", 0),
        ("palace land land", 0),
        ("palace market", 0),
        ("palace land market", 1),
    ],
)
def test_wx_27_what_earns_a_point(fief: str, points: int) -> None:
    assert points_of(a_season({"fiefs": [fief]}), BLUE) == points


def test_wx_27_the_king_card_and_one_pair_in_the_hand_earn_one_each() -> None:
    assert points_of(a_season(king=BLUE), BLUE) == 1
    assert points_of(a_season({"hand": "monk monk banquet banquet"}), BLUE) == 1
    assert points_of(a_season({"hand": "monk monk"}), BLUE) == 0
    assert points_of(a_season({"hand": "monk monk banquet banquet"}, legacy_hand_max=3), BLUE) == 2


def test_wx_28_a_fief_earns_at_most_one_and_the_same_kind_counts_again_elsewhere() -> None:
    assert points_of(a_season({"fiefs": ["palace lord=prince cathedral land market"]}), BLUE) == 1
    assert points_of(a_season({"fiefs": ["palace lord=prince", "castle lord=prince", "castle lord=monk"]}), BLUE) == 3
    assert points_of(a_season({"fiefs": ["palace land", "castle market"]}), BLUE) == 0


def test_wx_29_points_stay_and_the_whole_total_is_spent_anew() -> None:
    c = to_winter(a_season(CHURCH, {"fiefs": ["palace lord=prince"]}), legacy=[1, 2, 0], markers=1)
    assert (c.legacy, inner(c).legacy) == ([1, 3, 0], [1, 3, 0])
    answer(c, "buy banner")
    assert (c.legacy, inner(c).legacy) == ([1, 3, 0], [1, 2, 0])


# Steps B and C


def test_wx_30_the_old_second_player_starts() -> None:
    c = to_winter(a_season(CHURCH, start=GREEN))
    assert (c.start, inner(c).start) == (BLUE, BLUE)
    c = to_winter(a_season(CHURCH, start=BLUE))
    assert inner(c).start == RED


def test_wx_30_who_starts_is_told_before_points_are_spent_and_decks_built() -> None:
    c = in_campaign(turn_of(a_season(CHURCH, start=BLUE), BLUE))
    heard: list[Event] = []
    c.ears = heard
    answer(c, "call_vote", "vote for", "vote for")
    said = [ORTUS.show_event(event) for event in heard]
    assert said[-2:] == ["Season 2 begins with 1 black marker out", "Red is the starting player"]


def test_wx_31_a_season_starts_with_one_marker_out_for_each_season_before_it() -> None:
    c = to_winter(a_season(CHURCH, black=6), markers=2)
    assert (c.season, c.markers, inner(c).black) == (4, 3, 3)


def test_wx_32_after_eight_seasons_the_vikings_are_there_from_the_beginning() -> None:
    c = to_winter(a_season(CHURCH, black=7), markers=7)
    assert (c.season, c.markers) == (9, 8)
    assert (inner(c).arrived, inner(c).black, c.rule) == (True, 0, "OR-17.11")


# Step D


def test_wx_33_each_spends_one_point_round_and_round_from_the_starting_player_until_none_is_left() -> None:
    c = resumed([2, 0, 3], start=GREEN)
    asked = []
    while c.rule == "WX-34":
        asked.append(c.seat)
        answer(c, "buy banner")
    assert asked == [GREEN, BLUE, GREEN, BLUE, GREEN]
    assert (c.rule, inner(c).banners) == ("OR-3.1", [2, 0, 3])


def test_wx_33_points_must_be_spent() -> None:
    c = resumed([1, 0])
    assert why_not(c, "done") == "Legacy points must be spent (WX-33)"
    assert why_not(c, "end").endswith("(WX-34)")


def test_wx_34_what_a_point_buys() -> None:
    c = resumed([1, 0])
    wares = ["banner", "castle", "land", "market_town", "church", "prince", "vassal", "champion", "monk"]
    assert menu(c) == ["buy_towers", *[f"buy {kind}" for kind in wares]]
    assert why_not(c, "buy cathedral") == "the Cathedral is not for sale (WX-34)"


def test_wx_34a_two_towers_of_any_cards_chosen_in_secret() -> None:
    c = resumed([1, 0])
    answer(c, "buy_towers")
    assert (c.seat, c.audience, offered(inner(c), TOWER)) == (BLUE, only(BLUE), set(t.TYPES[:15]))
    heard: list[Event] = []
    c.ears = heard
    answer(c, "tower cathedral", "tower mercenary")
    s = inner(c)
    assert (s.towers[BLUE], s.tower_marks[BLUE]) == ([t.CATHEDRAL, t.MERCENARY], [BOUGHT, BOUGHT])
    shown = [str(event) for event in heard if event.audience != only(BLUE)]
    assert shown == ["Blue builds a Tower", "Blue builds a Tower"]
    assert look(c, RED)["season"]["earls"][BLUE]["tower_types"] is None
    invariants(s)


def test_wx_34_a_castle_is_a_new_fief_and_properties_and_lords_go_where_he_likes() -> None:
    c = resumed([5, 0])
    answer(c, "buy castle", "buy church")
    assert menu(c) == ["into winchester", "into bradford"]
    assert why_not(c, "into tamworth") == "Tamworth is not yours (WX-34)"
    answer(c, "into bradford", "buy prince", "into bradford", "buy monk", "buy land", "into winchester")
    s = inner(c)
    assert (properties(s, "bradford"), properties(s, "winchester")) == (["church"], ["land"])
    assert (s.lord[1], s.lord[0]) == (t.PRINCE, t.MONK)  # the last empty seat was not asked for
    invariants(s)


def test_wx_34_a_lord_needs_an_empty_seat() -> None:
    c = answer(resumed([2, 0]), "buy vassal")
    assert not any(said in menu(c) for said in ("buy prince", "buy vassal", "buy champion", "buy monk"))
    assert why_not(c, "buy monk") == "each of your seats has a Lord (WX-34)"
    answer(c := resumed([3, 0]), "buy vassal", "buy castle", "buy champion")
    assert inner(c).lord[:2] == [t.VASSAL, t.CHAMPION]
    c = answer(resumed([4, 0]), "buy castle", "buy castle", "buy monk", "into bradford", "buy monk")
    assert why_not(c, "into bradford") == "Bradford has a Lord already (OR-9.1)"


def test_wx_35_the_palace_is_on_the_table_before_points_are_spent() -> None:
    c = resumed([1, 0])
    assert places(inner(c), BLUE) == ["winchester"]
    answer(c, "buy_towers")
    assert why_not(c, "tower palace") == "your Palace is on the table (WX-35)"


def test_wx_36_copies_bought_and_copies_in_the_deck_are_not_more_than_six_together() -> None:
    c = resumed([5, 0])
    answer(c, "buy champion", "buy_towers", "tower champion", "tower champion", "buy land")
    s = inner(c)
    assert [most_copies(s, BLUE, kind) for kind in (t.CHAMPION, t.LAND, t.MONK)] == [3, 5, 6]
    answer(c, "buy banner", "buy banner")
    assert (c.rule, c.seats) == ("OR-3.1", [BLUE, RED])
    assert "deck rush" not in menu(c)  # six Champions
    assert "deck rush" in [c.space.say(option) for option in c.options_for(RED)]


def test_wx_36_the_seventh_copy_is_not_for_sale_whether_it_lies_open_or_as_a_tower() -> None:
    c = resumed([7, 0])
    answer(c, *["buy_towers", "tower banner", "tower banner"] * 2, "buy banner", "buy banner")
    assert (inner(c).banners[BLUE], "buy banner" in menu(c)) == (2, False)
    assert why_not(c, "buy banner") == "you have bought every Banner of your set (WX-36)"
    answer(c, "buy_towers")
    assert "tower banner" not in menu(c)


def test_wx_36_where_fewer_copies_are_agreed_on_bought_towers_count_too() -> None:
    c = resumed([1, 0], copies_per_type=2)
    answer(c, "buy_towers", "tower monk", "tower land")
    s = inner(c)
    assert [most_copies(s, BLUE, kind) for kind in (t.MONK, t.LAND, t.PRINCE)] == [1, 1, 2]


def test_wx_36_a_bought_card_is_additional_to_the_deck() -> None:
    c = resumed([1, 0])
    build_all(answer(c, "buy church"))
    assert (len(cards(inner(c).deck, BLUE)), properties(inner(c), "winchester")) == (24, ["church"])


def test_wx_37_a_land_brings_its_army_card_only_when_the_season_starts() -> None:
    c = answer(resumed([2, 0]), "buy land")
    s = inner(c)
    assert (c.rule, s.pool[:2]) == ("WX-34", [0, 0])
    answer(c, "buy land")
    assert c.rule == "OR-3.1"
    build_all(c)
    assert (c.seat, c.rule) == (FATE, "OR-1.17")
    answer(c, "muster knight", "muster infantry")
    assert s.pool[:2] == [1, 1]


def test_wx_37_mercenaries_and_politics_are_not_for_sale() -> None:
    c = resumed([1, 0])
    for kind in ("mercenary", "treachery", "intrigue", "allies", "banquet", "palace"):
        assert why_not(c, f"buy {kind}").endswith("is not for sale (WX-37)")


def test_wx_38_a_point_that_can_buy_nothing_is_lost_for_this_winter_alone() -> None:
    c = resumed([40, 0])
    heard: list[Event] = []
    while c.rule == "WX-34":
        s = inner(c)
        c.ears = heard
        if "buy_towers" in menu(c):
            answer(c, "buy_towers")
            while c.rule == "WX-34" and TOWER.holds(c.options[0]):
                c.apply(c.options[0])
        else:
            answer(c, menu(c)[0])
    s = inner(c)
    assert (len(s.towers[BLUE]), cards_free(s, BLUE)) == (66, 0)
    lost = "Blue can buy nothing more: the point is lost for this Winter"
    assert [str(event) for event in heard].count(lost) == 40 - 33
    assert (c.legacy, s.legacy, c.rule) == ([40, 0], [0, 0], "OR-3.1")
    c.apply(c.space.parse("own_deck"), BLUE)
    while BLUE in c.seats:
        c.apply(c.options_for(BLUE)[0], BLUE)
    assert len(cards(s.deck, BLUE)) == 24
    invariants(s)


def test_wx_38_whether_he_is_asked_does_not_tell_what_his_towers_are() -> None:
    """One card is to spare: he is asked, and only his own menu says that no ware is left."""
    c = resumed([6, 0], copies_per_type=1, earl_deck_size=6, hand_start=1)  # 15 cards: 9 to spare
    answer(c, "buy monk", "buy banner", "buy_towers", "tower castle", "tower land")
    answer(c, "buy_towers", "tower market_town", "tower church", "buy_towers")
    other = answer(c.clone(), "tower allies", "tower prince")
    answer(c, "tower allies", "tower banquet")
    assert (cards_free(inner(c), BLUE), c.seats, menu(c)) == (1, [BLUE], ["done"])
    assert why_not(c, "buy_towers") == "your set can spare 1 card and no more (WX-38)"
    assert c.view(RED) == other.view(RED)
    assert answer(c, "done").rule == "OR-3.1"


# Steps E and F


def test_wx_39_decks_are_built_after_all_spending_and_others_see_purchases_but_no_faces() -> None:
    c = answer(resumed([1, 1]), "buy_towers", "tower land", "tower land")
    assert c.rule == "WX-34"
    answer(c, "buy church")
    assert (c.rule, c.seats) == ("OR-3.1", [BLUE, RED])
    blue, red = look(c, RED)["season"]["earls"][BLUE], look(c, BLUE)["season"]["earls"][RED]
    assert (blue["towers"], blue["tower_types"]) == (2, None)
    assert red["fiefs"][0]["properties"] == [{"type": "church", "colour": "red"}]


def test_wx_39_another_seat_imagines_other_faces_within_the_set() -> None:
    c = answer(resumed([3, 0]), *["buy_towers", "tower champion", "tower champion"] * 3)
    faces = set()
    for key in range(40):
        other = inner(c.redeal(RED, Rng(key)))
        faces.add(tuple(other.towers[BLUE]))
        invariants(other)
    assert len(faces) > 30
    assert inner(c.redeal(BLUE, Rng(1))).towers[BLUE] == [t.CHAMPION] * 6


def test_wx_40_a_lead_of_two_banners_makes_a_king_before_the_first_turn_with_gifts() -> None:
    c = answer(resumed([2, 1]), "buy banner", "buy land", "buy banner")
    build_all(c)
    answer(c, "muster infantry")
    s = inner(c)
    assert (s.king, s.royal, s.banners, s.pile[t.BANNER]) == (BLUE, [1, 0], [0, 0], 2)
    assert c.rule == "OR-5.6"
    invariants(s)


def test_wx_40_otherwise_the_banners_stay_and_count() -> None:
    c = build_all(answer(resumed([2, 1]), "buy banner", "buy banner", "buy banner"))
    assert (inner(c).king, inner(c).banners) == (t.NOBODY, [2, 1])


def test_wx_41_five_cards_mulligans_and_the_starting_player_begins_without_a_cube() -> None:
    c = build_all(resumed([0, 0], start=RED))
    assert (c.rule, inner(c).bag) == ("OR-5.6", [1, 1])
    for _ in range(10):
        assert c.rule == "OR-5.6"
        c.apply(c.options[0])
    assert (c.rule, len(hand(inner(c), RED)), len(hand(inner(c), BLUE))) == ("OV-3", 5, 5)
    answer(c, "keep", "keep")
    assert (c.seat, c.rule, inner(c).round) == (RED, "OR-5.1", 1)


# What is kept


def test_wx_42_legacy_markers_and_starting_player_are_all_there_is_to_keep() -> None:
    c = to_winter(a_season(RICH, {}, {}, start=RED), legacy=[2, 0, 1], markers=3)
    again = resumed(c.legacy[:], c.markers, c.start)
    assert again.season == c.season == c.markers + 1
    assert inner(again).checksum() == inner(c).checksum()
    assert (again.seats, again.options) == (c.seats, c.options)


def test_wx_51_a_campaign_is_taken_up_before_step_d_and_before_the_reveal() -> None:
    c = resumed([1, 0, 0], markers=2, start=GREEN)
    assert (c.season, c.rule, inner(c).black, inner(c).start) == (3, "WX-34", 2, GREEN)
    c = resumed([1, 0, 0], markers=8, start=GREEN)
    assert (c.season, c.rule, inner(c).arrived) == (9, "OR-17.11", True)


def test_wx_52_legacy_points_are_not_in_the_bag() -> None:
    assert inner(resumed([4, 1])).bag == [1, 1]


def test_wx_55_the_order_at_the_start_of_a_season() -> None:
    c = answer(resumed([3, 1], start=RED), "1: buy land", "0: buy banner", "0: buy land", "0: buy banner")
    rules: list[tuple[bool, str]] = []
    while c.rule != "OR-5.1":
        if not rules or rules[-1] != (c.seat == FATE, c.rule):
            rules.append((c.seat == FATE, c.rule))
        if c.rule == "OR-3.1":
            build_all(c)
            assert inner(c).king == t.NOBODY  # Army cards come first
        elif c.rule == "OR-1.17":
            assert c.options == c.weights.answers
            answer(c, "muster infantry")
        else:
            c.apply(c.options[0])
    assert rules == [(False, "OR-3.1"), (True, "OR-1.17"), (True, "OR-5.6"), (False, "OV-3")]
    s = inner(c)
    assert (s.king, s.royal, s.pool) == (BLUE, [1, 0], [1, 0, 0, 0])  # Red's card for his Land was the gift


# OV-4


def test_ov_4_points_in_a_single_game_are_spent_after_the_starting_player_is_drawn() -> None:
    for variant, players in (("base", 2), ("heathen", 3)):
        s = ORTUS.new(variant=variant, players=players, legacy_points=2)
        assert isinstance(s, Ortus)
        assert s.rule == "OR-2.6"
        play(s, "cube red")
        asked = []
        while s.rule == "WX-34":
            asked.append(s.seat)
            play(s, "buy banner" if s.seat == RED else "buy land")
        order = [(RED + i) % players for i in range(players)]
        assert (asked, s.rule) == (order * 2, "OR-3.1")
        build_all(s)
        pass_by(s, "OR-5.6")
        assert (s.king, s.start) == (RED, RED)
        invariants(s)


def test_ov_4_one_to_three_points_and_not_in_a_campaign_or_a_rebellion() -> None:
    for variant in ("wessex", "rebellion"):
        with pytest.raises(BadOptions, match="OV-4"):
            ORTUS.settle({"variant": variant, "players": 3, "legacy_points": 1})
    with pytest.raises(BadOptions):
        ORTUS.settle({"players": 3, "legacy_points": 4})
    assert ORTUS.settle({"players": 3})["legacy_points"] == 0


def test_ov_4_games_with_points_play_to_their_end() -> None:
    for seed in range(20):
        play_random(ORTUS.new(players=2 + seed % 3, legacy_points=3), seed)


def test_nobody_is_asked_to_spend_what_he_has_not() -> None:
    s = a_season()
    s.legacy = [0, 0, 0]
    assert run(s, spend_points).over
