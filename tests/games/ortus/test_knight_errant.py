"""Knight-errant (OV-19): Tents, the common deck and its open cards, the quest."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.agents import agent
from heptarchy.games.ortus.armies import capacity
from heptarchy.games.ortus.battle import attack
from heptarchy.games.ortus.cards import see_card
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.errant import conditions, draw_top, end_with_card
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.leaving import CAP, settle
from heptarchy.games.ortus.table.actions import (
    BEQUEATH,
    DRAW,
    FIELD_ARMY,
    PICK,
    PLAY,
    RAID,
    SIEGE,
    SPACE,
    STORM,
    TOP,
)
from heptarchy.games.ortus.table.state import ON_SEAT, Ortus
from heptarchy.games.ortus.turn import ask_turn, begin_turn, draw_for_turn, end_round
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import BadOptions
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    KIND,
    RED,
    Earldom,
    a_state,
    asks_fate,
    fief,
    hand,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    refused,
    run,
)


def knights(*earldoms: Earldom, row: str = "land church monk allies", **given: Any) -> Ortus:
    """A table of Knights, with these cards open."""
    s = a_state(*earldoms, knight_errant=True, **given)
    for key in row.split():
        s.shared_deck[KIND[key]] -= 1
        s.shared_open.append(KIND[key])
    return s


def row(s: Ortus) -> list[str]:
    """The open cards."""
    return [t.TYPES[kind] for kind in s.shared_open]


def pile(s: Ortus) -> dict[str, int]:
    """The common discards."""
    return {t.TYPES[kind]: n for kind, n in enumerate(s.shared_pile) if n}


def only_deck(s: Ortus, keys: str) -> None:
    """The common deck is these cards; what else it held lies in the pile."""
    for kind in range(t.DECK_TYPES):
        s.shared_pile[kind] += s.shared_deck[kind]
        s.shared_deck[kind] = 0
    for key in keys.split():
        s.shared_pile[KIND[key]] -= 1
        s.shared_deck[KIND[key]] += 1


# The beginning


def test_ov_19_a_knight_begins_with_a_tent_and_its_infantry_and_nothing_else() -> None:
    s = ORTUS.new(players=3, knight_errant=True)
    assert isinstance(s, Ortus)
    assert [places(s, house) for house in range(3)] == [["athelney"], ["ashdown"], ["edington"]]
    assert s.pool == [2, 0] * 3
    assert sum(s.hand) + sum(s.deck) == 0
    assert s.gone == ([0] * t.DECK_TYPES + [1]) * 3  # the Palaces
    invariants(s)


def test_ov_19_one_set_of_ninety_and_four_open_cards() -> None:
    s = ORTUS.new(players=2, knight_errant=True)
    assert isinstance(s, Ortus)
    assert sum(s.shared_deck) == 90
    play(s, "cube red", "draw land", "draw castle", "draw land")
    assert asks_fate(s)
    play(s, "draw monk")
    assert row(s) == ["land", "castle", "land", "monk"]
    assert sum(s.shared_deck) == 86
    assert s.seat == RED  # and no deck is built, no Hand drawn
    assert s.rule_for(RED) == "OR-5.1"
    invariants(s)


@pytest.mark.parametrize(
    "given",
    [
        {"players": 5},
        {"variant": "heathen", "players": 3},
        {"variant": "wessex"},
        {"drafting": True},
        {"house_divided": True},
        {"witan": True},
        {"legacy_points": 1},
        {"best_of": 3},
        {"mulligan": True},
        {"resourceful": True},
        {"state_and_church": True},
        {"players": 4, "two_heads": True},
        {"tournament": True},
        {"thanes": True},
        {"concede": True},
    ],
    ids=str,
)
def test_ov_19_is_for_two_to_four_and_without_what_needs_a_deck_a_tray_or_a_king(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="knight_errant"):
        ORTUS.settle({"players": 2, "knight_errant": True, **given})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ov_19_goes_with_the_other_modules(players: int) -> None:
    others = ("clerisy", "neighbors", "villages", "conclave", "marches", "captains")
    ORTUS.settle({"players": players, "knight_errant": True, "tactics": "banner", **dict.fromkeys(others, True)})


# Tents


def test_ov_19_a_tent_is_no_minster_and_no_march() -> None:
    for colour in range(6):
        at = t.FIRST_TENT + colour
        assert (t.is_tent(at), t.is_minster(at), t.is_march(at)) == (True, False, False)
        assert t.seat_colour(at) == colour
    assert not t.is_tent(fief("oxford"))
    assert t.is_minster(fief("oxford"))
    assert t.PLACES[t.FIRST_TENT :] == ("Athelney", "Ashdown", "Edington", "Ellandun", "Maldon", "Brunanburh")


def test_ov_19_a_tent_fields_two_pool_cards_beside_what_lands_field() -> None:
    s = knights(
        {"hand": "land", "pool": (3, 0)},
        {"fiefs": ["castle land"], "pool": (1, 1)},
        {"fiefs": ["edington land", "castle"]},
    )
    assert [capacity(s, house) for house in range(3)] == [2, 1, 3]
    attack(s, BLUE, RED, ON_SEAT, fief("repton"))
    s.run()
    play(s, "field_army infantry", "field_army infantry")
    assert offered(s, FIELD_ARMY) == set()
    assert refused(s, "field_army infantry") == "your Tent and Lands field 2 Pool cards and no more (OV-19)"


def test_ov_19_a_tent_falls_to_one_point_and_is_destroyed_never_captured() -> None:
    s = knights({"hand": "vassal"}, {"fiefs": ["ashdown lord=prince church", "castle"]})
    run(s, ask_turn, BLUE)
    play(s, "siege ashdown", "field vassal")
    assert asks_fate(s) is False
    play(s, "1: done")
    assert places(s, RED) == ["repton"]
    assert places(s, BLUE) == ["athelney"]
    assert s.holder[fief("ashdown")] == t.NOBODY
    assert pile(s) == {"church": 1, "prince": 1, "vassal": 1}
    invariants(s)


def test_ov_19_a_castle_is_still_captured() -> None:
    s = knights({"hand": "champion"}, {"fiefs": ["ashdown", "castle"]})
    run(s, ask_turn, BLUE)
    play(s, "siege repton", "field champion")
    assert options(s) == ["capture", "destroy"]
    play(s, "capture")
    assert places(s, BLUE) == ["athelney", "repton"]


def test_ov_19_a_knight_without_a_fief_is_not_out_and_is_not_attacked() -> None:
    s = knights({"hand": "vassal champion", "pool": (1, 0)}, {"towers": "land", "pool": (1, 0)}, {"fiefs": ["castle"]})
    s.fiefs[RED] = []
    s.holder[fief("ashdown")] = t.NOBODY
    run(s, settle)
    assert not s.out[RED]
    run(s, ask_turn, BLUE)
    assert offered(s, STORM) == set()
    assert offered(s, SIEGE) == {"hexham"}
    assert offered(s, RAID) == set()


def test_ov_19_he_pitches_his_tent_again_at_the_start_of_his_turn_with_infantry_for_an_empty_pool() -> None:
    s = knights({}, {"fiefs": []}, {"fiefs": [], "pool": (0, 1)})
    ears = listening(s)
    run(s, begin_turn, RED)
    assert places(s, RED) == ["ashdown"]
    assert s.pool[RED * 2 : RED * 2 + 2] == [2, 0]
    assert [event.name for event in ears].count("mustered") == 2
    assert "tent" in [event.name for event in ears]
    invariants(s)
    s = knights({}, {"fiefs": []}, {"fiefs": [], "pool": (0, 1)})
    run(s, begin_turn, GREEN)
    assert places(s, GREEN) == ["edington"]
    assert s.pool[GREEN * 2 : GREEN * 2 + 2] == [0, 1]


def test_ov_19_who_has_another_fief_pitches_no_tent() -> None:
    s = knights({}, {"fiefs": ["castle"]})
    run(s, begin_turn, RED)
    assert places(s, RED) == ["repton"]
    assert s.pool == [0, 0, 0, 0]


def test_ov_19_infantry_comes_as_far_as_there_is_any() -> None:
    s = knights({}, {"fiefs": []})
    s.army_pile = [1, 2]
    s.army = [0, 0]
    run(s, begin_turn, RED)
    assert s.pool[RED * 2 : RED * 2 + 2] == [1, 0]
    assert (s.army, s.army_pile) == ([0, 2], [0, 0])


# The card at the end of a turn


def test_ov_19_a_turn_ends_with_an_open_card_or_the_top_one() -> None:
    s = knights({}, row="land land monk allies")
    run(s, draw_for_turn, BLUE)
    assert options(s) == ["pick land", "pick monk", "pick allies", "top"]
    assert refused(s, "pick castle") == "no Castle lies open (OV-19)"
    play(s, "pick land")
    assert hand(s, BLUE) == ["land"]
    assert asks_fate(s)
    play(s, "draw prince")
    assert row(s) == ["land", "monk", "allies", "prince"]
    assert s.over
    invariants(s)


def test_ov_19_the_top_card_is_seen_by_its_knight_alone() -> None:
    s = knights({})
    run(s, draw_for_turn, BLUE)
    ears = listening(s)
    play(s, "top")
    assert hears(s.audience, BLUE)
    assert not hears(s.audience, RED)
    play(s, "draw cathedral")
    assert hand(s, BLUE) == ["cathedral"]
    assert row(s) == ["land", "church", "monk", "allies"]
    assert [event.args for event in ears if event.name in ("drew", "took_open", "lies_open")] == [[BLUE]]
    assert s.view(RED)["earls"][BLUE]["known"] is None
    assert s.view(BLUE)["earls"][BLUE]["hand"] == {"cathedral": 1}
    invariants(s)


def test_ov_19_an_open_card_is_known_to_all_until_it_leaves_the_hand_openly() -> None:
    s = knights({"hand": "vassal"}, {}, {})
    run(s, end_with_card, BLUE)
    play(s, "pick monk", "draw land")
    for viewer in (RED, GREEN, None):
        assert s.view(viewer)["earls"][BLUE]["known"] == {"monk": 1}
    for key in range(20):
        assert s.redeal(RED, Rng(key)).hand[BLUE * t.KINDS + t.MONK] >= 1
    run(s, ask_turn, BLUE)
    play(s, "emissary monk")
    for viewer in (RED, GREEN, None):
        assert s.view(viewer)["earls"][BLUE]["known"] is None


def test_ov_19_a_tower_may_be_a_card_that_lay_open() -> None:
    s = knights({"hand": "vassal"}, {"hand": "land"})
    for viewer in (BLUE, RED):
        see_card(s, viewer, BLUE, t.VASSAL)
    run(s, ask_turn, BLUE)
    play(s, "build", "tower vassal")
    assert s.view(RED)["earls"][BLUE]["known"] == {"vassal": 1}
    for key in range(20):
        assert s.redeal(RED, Rng(key)).towers[BLUE] == [t.VASSAL]  # there is nothing else that it could be
    invariants(s)


def test_ov_19_a_look_at_a_hand_does_not_forget_the_open_cards() -> None:
    s = knights({"fiefs": ["athelney lord=monk"]}, {"hand": "land vassal", "towers": "prince"})
    for viewer in (BLUE, RED):
        see_card(s, viewer, RED, t.PRINCE)
    s.tower_marks[RED] = [3]
    run(s, ask_turn, BLUE)
    play(s, "look red")
    assert s.view(BLUE)["earls"][RED]["known"] == {"land": 1, "prince": 1, "vassal": 1}
    assert s.view(None)["earls"][RED]["known"] == {"prince": 1}
    invariants(s)


def test_ov_19_an_empty_deck_is_made_of_the_pile() -> None:
    s = knights({}, row="land church monk allies")
    only_deck(s, "prince")
    run(s, draw_for_turn, BLUE)
    play(s, "top", "draw prince")
    assert sum(s.shared_deck) == 85
    assert sum(s.shared_pile) == 0
    invariants(s)


def test_ov_19_without_deck_and_pile_nothing_is_taken_and_nobody_grows_old() -> None:
    s = knights({}, row="")
    s.shared_deck = [0] * t.DECK_TYPES
    ears = listening(s)
    run(s, draw_for_turn, BLUE)
    assert s.over
    assert not s.out[BLUE]
    assert "no_card" in [event.name for event in ears]


def test_ov_19_discards_go_to_the_common_pile() -> None:
    s = knights({"hand": "treachery"}, {"hand": "land", "fiefs": ["ashdown lord=champion"]})
    run(s, ask_turn, BLUE)
    play(s, "play treachery", "aim_lord ashdown", "1: yield")
    assert pile(s) == {"champion": 1, "treachery": 1}
    assert sum(s.pile) == 0
    assert s.tray[RED * t.KINDS + t.CHAMPION] == 6
    invariants(s)


# Banquet and Banner


def test_ov_19_a_banquet_takes_two_open_cards_which_are_replaced_afterwards() -> None:
    s = knights({"hand": "banquet"})
    run(s, ask_turn, BLUE)
    play(s, "play banquet")
    assert offered(s, PICK) == {"land", "church", "monk", "allies"}
    assert TOP.base not in s.options
    assert refused(s, "top") == "this card is one of the open ones (OV-19)"
    play(s, "pick church")
    assert options(s) == ["pick land", "pick monk", "pick allies"]
    play(s, "pick land", "draw prince", "draw prince")
    assert hand(s, BLUE) == ["land", "church"]
    assert row(s) == ["monk", "allies", "prince", "prince"]
    assert pile(s) == {"banquet": 1}
    invariants(s)


def test_ov_19_a_banquet_needs_two_open_cards() -> None:
    s = knights({"hand": "banquet"}, row="land")
    run(s, ask_turn, BLUE)
    assert offered(s, PLAY) == set()
    assert refused(s, "play banquet") == "fewer than 2 cards lie open (OV-19)"


def test_ov_19_a_banner_discards_the_open_cards_and_takes_one_of_the_new() -> None:
    s = knights({"hand": "banner banner", "fiefs": ["athelney lord=prince"]})
    run(s, ask_turn, BLUE)
    play(s, "play banner")
    assert pile(s) == {"land": 1, "church": 1, "monk": 1, "allies": 1, "banner": 1}
    play(s, "draw castle", "draw land", "draw land", "draw vassal")
    assert options(s) == ["pick castle", "pick land", "pick vassal"]
    play(s, "pick castle", "draw mercenary")
    assert hand(s, BLUE) == ["castle", "banner"]
    assert row(s) == ["land", "land", "vassal", "mercenary"]
    assert s.king == t.NOBODY
    invariants(s)


def test_ov_19_nobody_bequeaths() -> None:
    s = knights({"hand": "banner", "fiefs": ["athelney lord=prince"]})
    run(s, ask_turn, BLUE)
    assert offered(s, BEQUEATH) == set()
    assert refused(s, "bequeath athelney") == "a Knight bequeaths nothing (OV-19)"


# The quest


@pytest.mark.parametrize(
    ("fiefs", "held"),
    [
        (["athelney"], []),
        (["athelney cathedral"], ["cathedral"]),
        (["athelney lord=prince"], ["prince"]),
        (["athelney lord=monk"], ["monastery"]),
        (["athelney lord=vassal", "castle lord=champion"], []),
        (["athelney land market"], ["market"]),
        (["athelney land", "castle market"], []),
        (["athelney", "castle"], []),
        (["castle", "red_castle"], ["castles"]),
        (["castle lord=prince cathedral", "castle land market"], ["cathedral", "prince", "market", "castles"]),
    ],
    ids=str,
)
def test_ov_19_the_conditions_of_victory(fiefs: list[str], held: list[str]) -> None:
    assert conditions(knights({"fiefs": fiefs}), BLUE) == held


def test_ov_19_three_conditions_win_at_once_after_an_action() -> None:
    s = knights({"hand": "monk", "fiefs": ["athelney cathedral", "castle land market"]})
    run(s, ask_turn, BLUE)
    play(s, "place monk")
    assert not s.over
    play(s, "into athelney")
    assert s.over
    assert s.ending == "quest"
    assert s.scores == [1, 0]


def test_ov_19_two_conditions_do_not_win() -> None:
    s = knights({"hand": "monk", "fiefs": ["athelney cathedral"]})
    run(s, ask_turn, BLUE)
    play(s, "place monk")
    assert not s.over
    assert s.acted


def test_ov_19_what_is_won_by_intrigue_counts() -> None:
    s = knights(
        {"hand": "intrigue", "fiefs": ["castle lord=monk", "athelney lord=prince"]}, {"fiefs": ["ashdown cathedral"]}
    )
    run(s, ask_turn, BLUE)
    play(s, "play intrigue", "aim_fief ashdown", "into athelney")
    assert s.ending == "quest"
    assert s.scores == [1, 0]


def test_ov_19_a_ransom_paid_in_anothers_turn_wins_after_the_action() -> None:
    payer = {"hand": "champion land", "fiefs": ["athelney lord=prince cathedral"]}
    s = knights(payer, {"hand": "vassal", "fiefs": ["castle lord=prince", "ashdown lord=monk"]})
    run(s, ask_turn, BLUE)
    play(s, "siege repton", "field_lord athelney", "done", "1: field vassal", "1: done", "battle defender")
    play(s, "0: ransom athelney", "1: into ashdown")
    assert s.ending == "quest"
    assert s.scores == [0, 1]


def test_ov_19_the_active_knight_wins_before_the_others() -> None:
    three = ["castle lord=monk", "castle lord=prince"]
    for active, scores in ((BLUE, [1, 0, 0]), (GREEN, [1, 0, 0]), (RED, [0, 1, 0])):
        s = knights({"fiefs": three}, {"fiefs": three}, {}, active=active)
        run(s, settle)
        assert s.scores == scores


def test_ov_19_the_round_cap_decides_by_fiefs() -> None:
    s = knights({}, {"fiefs": ["ashdown", "castle"]}, round=200)
    run(s, end_round)
    assert s.ending == CAP
    assert s.scores == [0, 1]


# What is seen, said and imagined


def test_ov_19_the_view_shows_the_open_cards_and_calls_a_tent_a_tent() -> None:
    s = knights({"hand": "vassal"})
    s.shared_deck[t.LAND] -= 2
    s.shared_pile[t.LAND] += 2
    for seat in (BLUE, RED, None):
        seen = s.view(seat)
        assert seen["open_cards"] == ["land", "church", "monk", "allies"]
        assert seen["common_deck"] == 83
        assert seen["common_discard"] == {"land": 2}
        assert seen["earls"][RED]["fiefs"][0]["seat"] == "tent"
        assert seen["earls"][RED]["fiefs"][0]["strength"] == 1
        assert seen["earls"][BLUE]["tray"] is None
    plain = a_state().view(BLUE)
    assert [plain[key] for key in ("open_cards", "common_deck", "common_discard")] == [None, None, None]


def test_ov_19_labels_call_a_tent_a_tent() -> None:
    s = knights({"hand": "vassal banner"}, {"fiefs": ["ashdown", "castle"]})
    run(s, ask_turn, BLUE)
    english, spanish = ORTUS.words("en"), ORTUS.words("es")
    siege = SPACE.parse("siege ashdown")
    assert english.label(s, BLUE, siege) == "Siege of Ashdown (Tent)"
    assert spanish.label(s, BLUE, siege) == "Asedio de Ashdown (Tienda)"
    assert english.label(s, BLUE, SPACE.parse("siege repton")) == "Siege of Repton (Castle)"
    assert english.label(s, BLUE, SPACE.parse("play banner")) == "Raise a Banner: new open cards, take one"
    assert "You hold 0 of the 3 conditions" in ORTUS.prompt(s, BLUE)


def test_ov_19_unseen_cards_are_imagined_over_hands_towers_and_deck() -> None:
    s = knights({"hand": "land land"}, {"hand": "prince vassal", "towers": "monk"}, {"hand": "champion"})
    found: set[tuple[int, ...]] = set()
    for key in range(40):
        other = s.redeal(BLUE, Rng(key))
        invariants(other)
        assert other.view(BLUE) == s.view(BLUE)
        found.add(tuple(other.hand[RED * t.KINDS : RED * t.KINDS + t.KINDS]))
        for kind in (t.LAND,):  # six of a type, three of which Blue sees
            hidden = other.shared_deck[kind] + sum(other.hand[house * t.KINDS + kind] for house in (RED, GREEN))
            assert hidden + other.towers[RED].count(kind) == 3
    assert len(found) > 20


def test_ov_19_who_attacks_with_nothing_on_the_table_is_imagined_with_a_card_that_fights() -> None:
    s = knights({"fiefs": ["castle"]}, {"hand": "champion land", "towers": "land"}, active=RED)
    run(s, ask_turn, RED)
    play(s, "siege bradford")
    for key in range(60):
        other = s.redeal(BLUE, Rng(key))
        invariants(other)
        assert any(SPACE.say(option).startswith("field ") for option in other.options), key


def test_ov_19_a_draw_of_the_top_card_is_asked_anew_for_another_eye() -> None:
    s = knights({}, {"hand": "prince prince prince prince prince prince"})
    run(s, draw_top, BLUE)
    assert DRAW.base + t.PRINCE not in s.weights.answers
    other = s.redeal(BLUE, Rng(1))
    assert len(other.weights.answers) == t.DECK_TYPES


# Whole games


@pytest.mark.parametrize("seed", range(6))
def test_ov_19_random_games_keep_their_cards(seed: int) -> None:
    rng = Rng(seed)
    s = ORTUS.new(players=2 + seed % 3, knight_errant=True, round_cap=25)
    assert isinstance(s, Ortus)
    while not s.over:
        s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
        invariants(s)
    assert sum(s.scores) == 1


def test_ov_19_greedy_plays_for_the_quest() -> None:
    for seed in range(3):
        rng = Rng(seed)
        match = Match(ORTUS, {"players": 3, "knight_errant": True, "round_cap": 60})
        bots = [agent("greedy", "ortus"), agent("random", "ortus"), agent("random", "ortus")]
        while not match.state.over:
            state = match.state
            if state.seat == FATE:
                match.apply(rng.pick(state.weights))
            else:
                seat = state.seats[0]
                match.apply(bots[seat].choose(match.perspective(seat), rng), seat)
        assert match.state.ending == "quest"
        assert match.state.scores == [1, 0, 0]
