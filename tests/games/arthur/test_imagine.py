"""What a seat imagines fits all it knows, and is dealt anew where it knows nothing (AA-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.field import BATTLE_CARDS
from heptarchy.games.arthur.hands import know
from heptarchy.games.arthur.table.state import SAXON, Campaign, changed
from heptarchy.games.arthur.turn import take_turn
from heptarchy.games.dba.data import tables as dba
from heptarchy.games.dba.table.imagine import hides_expendable
from heptarchy.games.dba.table.state import Battle
from tests.games.arthur.at_war import at_field, declared
from tests.games.arthur.table import a_campaign, card, hold, lay, options, people, play, say
from tests.games.dba.advance import choose

if TYPE_CHECKING:
    from collections.abc import Iterable

ARTHUR = heptarchy.game("arthur")
OFTEN = 25


def dealt(players: int = 3) -> Campaign:
    """Everybody holds two cards, and seat 0 is at his first card."""
    s = a_campaign(players)
    hands = (("treachery", "ambush"), ("sly_fox", "warlord"), ("hill_people", "assassin"))
    for seat, keys in enumerate(hands):
        hold(s, seat, *keys)
    return play(s, take_turn, 0)


def imagined(s: Campaign, seat: int) -> list[Campaign]:
    """Many campaigns that this seat imagines."""
    return [s.redeal(seat, Rng(f"imagined {n}")) for n in range(OFTEN)]


def looks_alike(s: Campaign, others: Iterable[Campaign], seat: int) -> None:
    """View, question, options and forecast are those of the truth, for this seat."""
    for other in others:
        assert other.view(seat) == s.view(seat)
        assert other.view(None) == s.view(None)
        assert (other.seats, other.rule, other.moves) == (s.seats, s.rule, s.moves)
        assert other.options_for(seat) == s.options_for(seat)
        assert ARTHUR.forecast(other, seat) == ARTHUR.forecast(s, seat)


def hands_of(others: Iterable[Campaign], seat: int) -> set[tuple[int, ...]]:
    """The different hands that are imagined."""
    return {tuple(other.hands[seat]) for other in others}


# Hands


def test_aa_3_11_his_own_hand_stays_and_those_of_others_vary() -> None:
    s = dealt()
    for seat in range(3):
        others = imagined(s, seat)
        looks_alike(s, others, seat)
        assert hands_of(others, seat) == {tuple(s.hands[seat])}
        for other in range(3):
            if other != seat:
                assert len(hands_of(others, other)) > OFTEN // 2
                assert {len(hand) for hand in hands_of(others, other)} == {2}


def test_aa_3_11_no_card_is_lost_or_made_and_reshuffle_is_in_no_hand() -> None:
    s = dealt()
    for other in imagined(s, 1):
        for one in range(t.CARDS):
            here = other.deck[one] + sum([hand.count(one) for hand in other.hands])
            assert here == s.deck[one] + sum([hand.count(one) for hand in s.hands])
        assert other.deck[t.RESHUFFLE] == 1


def test_aa_3_11_nothing_of_the_truth_is_changed_by_imagining() -> None:
    s = dealt()
    before = s.checksum()
    imagined(s, 2)
    assert s.checksum() == before


def test_aa_c29_cards_that_merlin_has_shown_stay_for_him_alone() -> None:
    s = dealt()
    know(s, 0, 1, card("warlord"))
    others = imagined(s, 0)
    looks_alike(s, others, 0)
    assert all(card("warlord") in other.hands[1] for other in others)
    assert len(hands_of(others, 1)) > OFTEN // 2  # the second card is any
    assert not all(card("warlord") in other.hands[1] for other in imagined(s, 2))


def test_aa_3_1_the_menu_of_another_is_made_from_the_hand_he_is_imagined_to_have() -> None:
    s = dealt()
    menus = {tuple(options(other, 0)) for other in imagined(s, 1)}
    assert len(menus) > OFTEN // 2
    for other in imagined(s, 1):
        for one in other.hands[0]:
            assert f"discard {t.CARD_KEYS[one]}" in options(other, 0)
        other.apply(other.options_for(0)[-1], 0)  # and it goes on from there


def test_aa_c_r5_what_merlin_is_about_to_take_only_the_two_of_them_know() -> None:
    # Given Merlin takes the Warlord of seat 1, and is asked what he gives for it
    s = a_campaign(3)
    lay(s, 0, "merlin")
    hold(s, 0, "treachery", "ambush")
    hold(s, 1, "sly_fox", "warlord")
    hold(s, 2, "hill_people")
    play(s, take_turn, 0)
    say(s, "look p2", "take warlord")
    assert s.taking == card("warlord")
    assert card("warlord") in s.hands[1]  # it goes over when he gives

    # Then he and seat 1 imagine that, and seat 2 any card of the hand that it imagines
    for seat in range(3):
        others = imagined(s, seat)
        looks_alike(s, others, seat)
        taken = {other.taking for other in others}
        assert (taken == {card("warlord")}) == (seat != 2)
        for other in others:
            assert other.taking in other.hands[1]
            other.apply(other.options_for(0)[0], 0)
            assert len(other.hands[0]) == 2
            assert len(other.hands[1]) == 2
            assert other.taking == -1
    say(s, "give ambush")
    assert card("warlord") in s.hands[0]
    assert card("ambush") in s.hands[1]


# What is said in secret


def test_aa_7_12_answers_of_a_levy_vary_but_for_pedyt_that_were_turned() -> None:
    # Given seat 0, a Saxon, has chosen his sixth element; seat 1 has turned a pedyt and named his general
    s = a_campaign()
    s.people = changed(s.people, 0, SAXON)
    people(s, "isca", SAXON)
    declared(s)
    say(s, "join p1", "join p2")
    say(s, "raise Ps", by=0)
    say(s, "raise Sp", "lead Sp", by=1)
    assert s.seats == [2, 3]

    # Then seat 2 knows that there are two Auxilia left, and nothing else
    others = imagined(s, 2)
    looks_alike(s, others, 2)
    assert {tuple(other.kinds[0]) for other in others} == {(dba.WB,), (dba.PS,)}
    assert {other.leads[1] for other in others} == {dba.CV, dba.AX, dba.SP}
    assert {other.auxilia[1] for other in others} == {2}
    assert {tuple(other.kinds[1]) for other in others} == {(dba.SP,)}

    # And seat 1 knows what he has said himself
    for other in imagined(s, 1):
        assert (other.kinds[1], other.leads[1]) == ([dba.SP], dba.SP)


def test_aa_21_4_who_commands_is_imagined_while_it_is_said() -> None:
    s = at_field(a_campaign(3, battles="each"), "join p1")
    say(s, "fight")
    say(s, "delegate", by=1)
    others = imagined(s, 0)
    looks_alike(s, others, 0)
    assert {other.delegated[1] for other in others} == {True, False}
    assert {other.delegated[1] for other in imagined(s, 1)} == {True}


# Battles


def in_battle() -> Campaign:
    """Seat 0 has battle cards and others, seat 1 too; seat 2 stands with seat 0, seat 3 with seat 1."""
    s = a_campaign(battles="table")
    hold(s, 0, "hammer_of_the_gods", "sorcery")
    hold(s, 1, "dragons_breath", "treachery")
    hold(s, 2, "hill_people", "ambush")
    at_field(s, "join p1", "join p2")
    say(s, "fight")
    return s


def moments(seed: int) -> Iterable[Campaign]:
    """The battle from its first question on, now and then."""
    s = in_battle()
    battle = s.child
    assert isinstance(battle, Battle)
    rng = Rng(seed)
    for n in range(240):
        if battle.over:
            return
        if n % 40 == 0:
            yield s
        if s.seat == FATE:
            s.apply(rng.pick(s.weights), FATE)
        else:
            chair = rng.choice(battle.seats)
            s.apply(ARTHUR.space.parse("battle/" + battle.space.say(choose(battle, chair, rng))), s.chairs[chair])


def test_aa_3_11_in_a_battle_hands_are_imagined_for_both_tables() -> None:
    fielded = shown = 0
    for s in moments(5):
        battle = s.child
        assert isinstance(battle, Battle)
        for seat in range(4):
            others = [s.redeal(seat, Rng(f"in battle {n}")) for n in range(4)]
            looks_alike(s, others, seat)
            for other in others:
                hand_and_battle_agree(other)
                assert other.hands[seat] == s.hands[seat]
                if seat and hides_expendable(battle, 0):
                    fielded += 1
                    assert card("hammer_of_the_gods") in other.hands[0]  # all see one element too many
                for one in range(dba.CARDS):
                    if battle.shown >> one & 1:
                        shown += 1
                        assert [BATTLE_CARDS[one] in hand for hand in other.hands] == [
                            BATTLE_CARDS[one] in hand for hand in s.hands
                        ]
    assert fielded
    assert shown


def hand_and_battle_agree(s: Campaign) -> None:
    """AA-C-R11: battle cards that were not shown are in the battle's hand if they are in the campaign's."""
    battle = s.child
    assert isinstance(battle, Battle)
    for chair, seat in enumerate(s.chairs):
        for one in range(dba.CARDS):
            if not battle.shown >> one & 1:
                assert (BATTLE_CARDS[one] in s.hands[seat]) == (battle.hands[chair] >> one & 1 == 1)


def test_aa_3_11_in_a_battle_the_hands_of_others_vary_and_so_do_those_at_home() -> None:
    s = in_battle()
    for seat in range(4):
        others = imagined(s, seat)
        for other in range(3):
            assert (len(hands_of(others, other)) == 1) == (other == seat)
