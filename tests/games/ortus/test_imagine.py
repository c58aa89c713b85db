"""What a seat imagines (OR-3.3, OR-4.1, OR-4.6, OR-4.7, OR-7.9c): all it knows fits, and the rest is dealt anew."""

from __future__ import annotations

import pytest

from heptarchy import Rng
from heptarchy.games.ortus.cards import draw_card
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.styles import STYLE_DECKS
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.kingship import bequeath
from heptarchy.games.ortus.table.actions import EMISSARY, FIELD, TOWER
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    THE_END,
    a_state,
    asks_fate,
    cards,
    fief,
    hand,
    invariants,
    offered,
    play,
    run,
)

ABBOT = {"fiefs": ["palace lord=monk"]}
DECK = "castle monk prince vassal church church"  # what a test does not talk about


def imaginings(s: Ortus, seat: int, number: int = 40) -> list[Ortus]:
    """So many states that this seat imagines; each is sound and looks to the seat as the true one does."""
    states = [s.redeal(seat, Rng(key)) for key in range(number)]
    for state in states:
        invariants(state)
        assert state.view(seat) == s.view(seat)
        assert state.view(None) == s.view(None)
    return states


def hands_imagined(s: Ortus, seat: int, house: int) -> set[tuple[str, ...]]:
    return {tuple(hand(state, house)) for state in imaginings(s, seat)}


def looked(red: str, **more: object) -> Ortus:
    """Blue has seen this Hand of Red's, and ended his turn."""
    s = run(a_state(ABBOT, {"hand": red, "deck": DECK, **more}, {"hand": "land", "deck": DECK}), ask_turn, BLUE)
    return play(s, "look red", "end")


def red_turn(s: Ortus, *answers: str) -> Ortus:
    """Red takes a turn, without its draw."""
    s.acted = False
    run(s, ask_turn, RED)
    return play(s, *answers, "end")


# Hands, decks and Towers that nobody has seen


def test_or_4_1_ones_own_cards_are_never_dealt_anew() -> None:
    s = a_state({"hand": "land monk", "towers": "prince church"}, {"hand": "land monk", "towers": "prince"}, {})
    for state in imaginings(s, BLUE):
        assert hand(state, BLUE) == ["land", "monk"]
        assert cards(state.deck, BLUE) == cards(s.deck, BLUE)
        assert state.towers[BLUE] == s.towers[BLUE]


def test_or_4_7_sizes_of_hands_decks_and_towers_are_kept() -> None:
    s = a_state({}, {"hand": "land monk", "deck": DECK, "towers": "prince church"})
    for state in imaginings(s, BLUE):
        assert len(hand(state, RED)) == 2
        assert len(cards(state.deck, RED)) == 6
        assert len(state.towers[RED]) == 2


def test_or_4_6_a_tower_of_another_may_be_any_card() -> None:
    s = a_state({}, {"hand": "land", "deck": DECK, "towers": "prince"})
    assert len({state.towers[RED][0] for state in imaginings(s, BLUE, 200)}) > 8


def test_or_3_3_what_has_been_seen_of_a_deck_weighs_in_what_is_imagined() -> None:
    # Given an Earl whose open cards are those of one style alone
    style = max(range(len(STYLE_DECKS)), key=lambda i: max(STYLE_DECKS[i]))
    kind = STYLE_DECKS[style].index(max(STYLE_DECKS[style]))
    unseen = a_state({}, {"hand": "land", "deck": DECK})
    seen = a_state({}, {"hand": "land", "deck": DECK, "discard": f"{t.TYPES[kind]} " * 4})

    # Then more of that style's cards are imagined than without them
    def others(s: Ortus) -> int:
        count = 0
        for state in imaginings(s, BLUE, 150):
            for other in range(t.DECK_TYPES):
                if other != kind:
                    mine = state.hand[RED * t.KINDS + other] + state.deck[RED * t.KINDS + other]
                    count += min(mine, STYLE_DECKS[style][other])
        return count

    assert others(seen) > others(unseen)


@pytest.mark.parametrize("figures", [{}, {"copies_per_type": 3}, {"earl_deck_size": 30}])
def test_or_3_1_imagined_decks_have_24_cards_at_most_six_of_a_type_and_all_that_was_seen(
    figures: dict[str, int],
) -> None:
    # Property over random games: cards out of the tray make a deck
    rng = Rng(f"decks {figures}")
    looks = 0
    for game in range(4):
        s = ORTUS.new(players=2 + game % 3, **figures)
        assert isinstance(s, Ortus)
        while not s.over and s.round < 25:
            if s.round and rng.below(25) == 0:
                for seat in range(s.players):
                    looks += check_decks(s, s.redeal(seat, rng), seat)
            if s.seat == FATE:
                s.apply(rng.pick(s.weights))
            else:
                seat = rng.choice(s.seats)
                s.apply(rng.choice(s.options_for(seat)), seat)
    assert looks > 50


def check_decks(s: Ortus, imagined: Ortus, seat: int) -> int:
    """How many decks were looked at."""
    invariants(imagined)
    looks = 0
    for house in range(s.players):
        if house == seat or s.out[house]:
            continue
        base = house * t.KINDS
        in_play = [6 - imagined.tray[base + kind] for kind in range(t.DECK_TYPES)]
        assert sum(in_play) == s.params.earl_deck_size
        assert max(in_play) <= s.params.copies_per_type
        assert imagined.pile[base : base + t.KINDS] == s.pile[base : base + t.KINDS]
        looks += 1
    return looks


# A Hand that was seen (OR-7.9c)


def test_or_7_9c_a_seen_hand_is_imagined_as_it_was_seen() -> None:
    s = looked("land land allies vassal")
    assert hands_imagined(s, BLUE, RED) == {("land", "land", "vassal", "allies")}
    assert len(hands_imagined(s, GREEN, RED)) > 5  # Green has not seen it


def test_or_7_9c_a_card_drawn_since_may_be_any() -> None:
    s = looked("land allies")
    run(s, draw_card, RED)
    play(s, "draw castle")
    hands = hands_imagined(s, BLUE, RED)
    assert len(hands) > 3
    assert all("land" in cards_seen and "allies" in cards_seen and len(cards_seen) == 3 for cards_seen in hands)


def test_or_7_9c_a_seen_card_that_was_played_is_gone() -> None:
    s = red_turn(looked("land allies castle"), "place castle")
    assert hands_imagined(s, BLUE, RED) == {("land", "allies")}


def test_or_7_9c_a_card_that_was_not_seen_is_played_and_the_seen_ones_stay() -> None:
    # Given a Hand that was seen, and a card drawn since
    s = looked("land allies")
    run(s, draw_card, RED)
    play(s, "draw castle")

    # When that card is played
    red_turn(s, "place castle")

    # Then the seen ones are all that is left
    assert hands_imagined(s, BLUE, RED) == {("land", "allies")}


def test_or_7_9c_towers_built_from_a_seen_hand_are_of_its_cards() -> None:
    # Given a Hand of three, seen; one becomes a Tower
    s = red_turn(looked("land allies vassal"), "build", "tower allies")

    # Then Hand and Tower together are those three, in any way
    towers = set()
    for state in imaginings(s, BLUE):
        towers.add(state.towers[RED][0])
        assert sorted([*hand(state, RED), t.TYPES[state.towers[RED][0]]]) == ["allies", "land", "vassal"]
    assert towers == {t.LAND, t.ALLIES, t.VASSAL}


def test_or_7_9c_older_towers_are_of_other_cards() -> None:
    s = looked("land allies", towers="prince")
    assert hands_imagined(s, BLUE, RED) == {("land", "allies")}
    assert len({state.towers[RED][0] for state in imaginings(s, BLUE)}) > 3


def test_or_7_9c_a_tower_that_falls_tells_what_is_left() -> None:
    # Given two of three seen cards in Towers
    s = red_turn(looked("land allies vassal"), "build", "tower allies", "build", "tower land")

    # When one falls, face up
    s.turns = [2, 2, 2]
    s.hand[t.card_of(BLUE, t.VASSAL)] += 1
    s.tray[t.card_of(BLUE, t.VASSAL)] -= 1
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field vassal", "1: done", "raze 1", "end")
    assert s.pile[t.card_of(RED, t.ALLIES)] == 1

    # Then the other two are the Land and the Vassal
    for state in imaginings(s, BLUE):
        assert sorted([*hand(state, RED), t.TYPES[state.towers[RED][0]]]) == ["land", "vassal"]


def test_or_7_9c_cards_lost_at_random_are_gone() -> None:
    # OR-13.4. Given a seen Hand of four, struck by Green's Treachery
    s = looked("land land allies vassal")
    s.hand[t.card_of(GREEN, t.TREACHERY)] += 1
    s.tray[t.card_of(GREEN, t.TREACHERY)] -= 1
    s.acted = False
    run(s, ask_turn, GREEN)
    play(s, "play treachery", "aim_hand red", "1: yield", "lose land", "lose vassal")
    assert hands_imagined(s, BLUE, RED) == {("land", "allies")}


def test_or_7_9c_what_is_shown_later_than_the_first_cards_still_holds_when_they_are_towers() -> None:
    # Given two seen cards, a third drawn and played: the seen two become Towers
    s = looked("land allies")
    run(s, draw_card, RED)
    play(s, "draw castle")
    red_turn(s, "place castle")
    s.acted = False
    red_turn(s, "build", "tower land", "build", "tower allies")
    for state in imaginings(s, BLUE):
        assert sorted(state.towers[RED]) == [t.LAND, t.ALLIES]
        assert hand(state, RED) == []


def test_or_7_9c_a_second_look_takes_the_place_of_the_first() -> None:
    s = red_turn(looked("land allies vassal"), "build", "tower allies")
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "look red", "end")
    assert hands_imagined(s, BLUE, RED) == {("land", "vassal")}
    assert len({state.towers[RED][0] for state in imaginings(s, BLUE)}) >= 1
    invariants(s)


def test_or_7_9c_a_third_seat_imagines_that_the_viewer_has_seen_some_hand() -> None:
    s = looked("land allies vassal")
    for state in imaginings(s, GREEN):
        seen = state.seen[BLUE * state.houses + RED]
        assert seen == state.hand[RED * t.KINDS : RED * t.KINDS + t.KINDS]
    for state in imaginings(s, RED):  # he knows what Blue saw
        assert state.seen == s.seen


def test_or_7_9c_over_whole_games_what_was_seen_is_where_it_must_be() -> None:
    # Property: whoever has an Abbot looks; whatever happens then, `invariants` holds for truth and imagination
    rng = Rng("looks")
    looks = 0
    earl = {"fiefs": ["palace lord=monk", "castle"], "hand": "castle vassal land", "deck": DECK + " land" * 5}
    for _ in range(6):
        s = a_state(earl, earl, earl)
        for house in (BLUE, RED, GREEN, BLUE, RED, GREEN, BLUE):
            s.acted = False
            if s.out[house]:
                break
            run(s, ask_turn, house)
            while not s.over:
                if s.seat == FATE:
                    s.apply(rng.pick(s.weights))
                    continue
                seat = s.seats[0]
                saids = {s.space.say(option): option for option in s.options_for(seat)}
                look = [option for said, option in saids.items() if said.startswith("look")]
                if look and rng.below(2):
                    looks += 1
                    s.apply(rng.choice(look), seat)
                else:
                    s.apply(rng.choice(s.options_for(seat)), seat)
                invariants(s)
                for viewer in range(3):
                    invariants(s.redeal(viewer, rng))
            if s.ending != THE_END:
                break
    assert looks > 5


# Who has bequeathed (OR-16.3)


def heir(red: str, **more: object) -> Ortus:
    """Red has five Champions in his pile, and bequeaths."""
    s = a_state(
        {},
        {
            "hand": red,
            "fiefs": ["palace lord=prince"],
            "discard": "champion champion champion champion champion",
            "deck": "land",
            **more,
        },
    )
    bequeath(s, RED, fief("tamworth"))
    return s


def test_or_16_3_what_was_shuffled_in_is_imagined_in_the_deck() -> None:
    # Given Red, who has bequeathed with five Champions in his pile
    s = heir("banner land monk", towers="church")

    # Then all of them, Prince and Banner are in every deck that Blue imagines, none in Hand or Towers beyond others
    for state in imaginings(s, BLUE, 100):
        assert state.deck[t.card_of(RED, t.CHAMPION)] >= 5
        assert state.deck[t.card_of(RED, t.PRINCE)] >= 1
        assert state.deck[t.card_of(RED, t.BANNER)] >= 1
        assert state.hand[t.card_of(RED, t.CHAMPION)] + state.towers[RED].count(t.CHAMPION) <= 1


def test_or_16_3_of_what_was_shuffled_in_one_may_have_been_drawn_since() -> None:
    # Given one card drawn since, and one Tower older than that
    s = heir("banner land monk", towers="church")
    run(s, draw_card, RED)
    play(s, "draw champion")
    drawn = 0
    for state in imaginings(s, BLUE, 100):
        in_hand = state.hand[t.card_of(RED, t.CHAMPION)]
        assert state.deck[t.card_of(RED, t.CHAMPION)] >= 4
        assert in_hand + state.towers[RED].count(t.CHAMPION) <= 2
        drawn += in_hand > 0
    assert drawn > 10


def test_or_16_3_cards_drawn_before_the_shuffle_do_not_count() -> None:
    # Given three cards drawn, and only then a pile of Champions shuffled in
    s = a_state(
        {},
        {"hand": "banner", "fiefs": ["palace lord=prince"], "discard": "champion " * 5, "deck": "land land land land"},
    )
    for _ in range(3):
        run(s, draw_card, RED)
        play(s, "draw land")
    bequeath(s, RED, fief("tamworth"))
    for state in imaginings(s, BLUE):
        assert state.deck[t.card_of(RED, t.CHAMPION)] >= 5


def test_or_16_3_a_tower_built_since_may_be_a_card_that_was_drawn_since() -> None:
    # Given Red's only card drawn since the shuffle, and built
    s = heir("banner", deck="")
    run(s, draw_card, RED)
    play(s, "draw champion")
    red_turn(s, "build", "tower champion")
    kinds = {state.towers[RED][0] for state in imaginings(s, BLUE, 60)}
    assert kinds <= {t.CHAMPION, t.PRINCE, t.BANNER}
    assert t.CHAMPION in kinds


def test_or_16_3_a_tower_older_than_the_shuffle_is_no_card_that_was_shuffled_in() -> None:
    # Given all six Champions shuffled in, and one card drawn since
    s = heir("banner", towers="church", discard="champion " * 6)
    run(s, draw_card, RED)
    play(s, "draw champion")
    for state in imaginings(s, BLUE):
        assert state.towers[RED][0] != t.CHAMPION


def test_or_16_3_a_card_seen_again_is_no_longer_imagined_in_the_deck() -> None:
    s = heir("banner")
    run(s, draw_card, RED)
    play(s, "draw champion")
    s.hand[t.card_of(RED, t.CHAMPION)] -= 1
    s.pile[t.card_of(RED, t.CHAMPION)] += 1
    for state in imaginings(s, BLUE):
        assert state.deck[t.card_of(RED, t.CHAMPION)] in (4, 5)


# Questions, Jousts, decks being built


def test_or_12_2_who_attacks_with_nothing_on_the_table_is_imagined_with_a_card_that_fights() -> None:
    s = run(a_state({"hand": "vassal monk", "deck": DECK}, {"towers": "land"}), ask_turn, BLUE)
    play(s, "storm red")
    for state in imaginings(s, RED, 100):
        assert offered(state, FIELD) & {"prince", "vassal", "champion", "mercenary"}


def test_or_5_1_a_turn_is_asked_anew_with_the_imagined_hand() -> None:
    s = run(a_state({"hand": "vassal monk", "deck": DECK}, {}), ask_turn, BLUE)
    for state in imaginings(s, RED):
        assert offered(state, EMISSARY) == {"vassal", "monk"} & set(hand(state, BLUE))
    play(s, "build")
    for state in imaginings(s, RED):
        assert offered(state, TOWER) == set(hand(state, BLUE))


def test_or_13_11_allies_are_imagined_now_and_then() -> None:
    s = run(a_state({"hand": "treachery"}, {"hand": "land land land", "deck": DECK}), ask_turn, BLUE)
    play(s, "play treachery", "aim_hand red")
    menus = {len(state.options) for state in imaginings(s, BLUE, 100)}
    assert menus == {1, 2}


def test_or_14_3_joust_cards_of_others_are_dealt_anew() -> None:
    # Given three riders with their cards, Red having tilted
    rider = {"hand": "champion land", "fiefs": ["palace land"]}
    s = run(a_state(rider, rider, rider), ask_turn, BLUE)
    play(s, "play champion", "deal ppv", "deal vvn", "deal nnn", "keep", "1: tilt no_luck", "turn_up prince")

    # Then Blue keeps his own, and the others' cards, the tilted one and the deck make up the rest of the 24
    hands = set()
    for state in imaginings(s, BLUE):
        assert state.joust is not None
        assert state.joust.hands[0] == [0, 1, 2]
        hands.add(tuple(state.joust.hands[1]))
        assert [sum(cards_of) for cards_of in state.joust.hands] == [3, 3, 3]
        assert [sum(cards_of) for cards_of in state.joust.thrown] == [0, 1, 0]
        zones = [*state.joust.hands, *state.joust.thrown, state.joust.deck]
        assert [sum(zone[kind] for zone in zones) for kind in range(3)] == [12, 6, 6]
    assert len(hands) > 3

    # And Red knows what he tilted away
    for state in imaginings(s, RED):
        assert state.joust is not None
        assert s.joust is not None
        assert state.joust.hands[1] == s.joust.hands[1]
        assert state.joust.thrown[1] == [1, 0, 0]


def test_or_14_6_joust_cards_that_all_have_seen_stay() -> None:
    # Given a tie: the hands lie open, and what was tilted away is shuffled in
    s = run(a_state({"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace land"]}), ask_turn, BLUE)
    play(s, "play champion", "deal ppp", "deal ppn", "keep", "1: tilt no_luck", "turn_up prince", "wild prince")
    assert asks_fate(s)
    assert s.rule == "OR-14.7"
    for state in imaginings(s, BLUE):
        assert state.joust is not None
        assert state.joust.hands == [[0, 0, 3], [0, 0, 3]]
        assert state.joust.thrown == [[0, 0, 0], [0, 0, 0]]


def test_or_3_3_a_deck_being_built_is_imagined_by_the_number_of_answers() -> None:
    # Given Blue with a deck of his own under way, Red with a style
    s = ORTUS.new(players=3)
    assert isinstance(s, Ortus)
    play(s, "0: own_deck", "0: copies castle 3", "0: copies land 6", "1: deck politician")
    castles = set()
    styles = set()
    for key in range(40):
        state = s.redeal(GREEN, Rng(key))
        invariants(state)
        assert state.seats == s.seats
        assert state.given == s.given
        assert state.building[BLUE] == 2
        castles.add(state.deck[t.card_of(BLUE, t.CASTLE)])
        red = state.deck[RED * t.KINDS : RED * t.KINDS + t.KINDS]
        assert red in [[*deck[: t.DECK_TYPES], 0] for deck in STYLE_DECKS]
        styles.add(tuple(red))
    assert len(castles) > 3
    assert len(styles) > 3
