"""The end of a campaign (AA-17)."""

from __future__ import annotations

import pytest

from heptarchy import FATE
from heptarchy.games.arthur.settlement import after_wars
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import SAXON, changed
from heptarchy.games.arthur.turn import begin_round, take_turn
from heptarchy.games.arthur.victory import check_victory
from heptarchy.kernel.fate import Rng
from tests.games.arthur.table import a_campaign, a_war, give, hold, lay, options_of, play, say


@pytest.mark.parametrize("title", [0, 1])
def test_aa_17_1_a_title_and_all_others_as_vassals_win_at_once(title: int) -> None:
    s = a_campaign()
    s.lord = [2, 2, -1, 2]
    s.holder = changed(s.holder, title, 2)
    play(s, check_victory)
    assert s.result().scores == [0, 0, 1, 0]
    assert s.result().ending == "overlord"


def test_aa_17_1_neither_title_nor_vassals_alone_are_enough() -> None:
    s = a_campaign()
    s.lord = [2, 2, -1, 2]
    assert play(s, check_victory).ending == "test"

    s = a_campaign()
    s.lord = [2, -1, -1, 2]
    s.holder = [2, -1]
    assert play(s, check_victory).ending == "test"

    s = a_campaign()
    s.lord = [2, 2, -1, 2]
    s.holder = [-1, 0]  # a vassal holds it
    assert play(s, check_victory).ending == "test"


def test_aa_17_1_a_rebel_stands_in_the_way() -> None:
    s = a_campaign()
    s.lord = [2, 2, -1, 2]
    s.holder = [2, -1]
    lay(s, 0, "rebellion")
    assert play(s, check_victory).ending == "test"


def test_aa_17_1_it_is_looked_at_after_every_card() -> None:
    # Given a lord of all but one, whose throne he alone claims
    s = a_campaign(throne_on_death=True)
    s.lord = [-1, 0, 0, -1]
    s.holder = [0, -1]
    s.throne_claims = [0, 0, 0, 1]
    s.throne_cards = changed(s.throne_cards, 3 * 4, 8)
    hold(s, 0, "for_whom_the_bell_tolls")

    # When that ruler dies of his first card, he has won before the second
    play(s, take_turn)
    say(s, "play for_whom_the_bell_tolls", "on p4")
    assert s.over
    assert s.result().scores == [1, 0, 0, 0]


def test_aa_17_1_it_is_looked_at_after_every_war() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, 0]
    s.holder = [0, -1]
    lay(s, 1, "rebellion")
    war = a_war(1, 0)
    war.side, war.lords = [1, 0, 1, 1], s.lord
    s.wars = [war]
    play(s, after_wars)
    assert s.ending == "overlord"


def test_aa_17_2_after_the_last_round_the_highest_rank_wins() -> None:
    s = a_campaign(rounds=3)
    give(s, "lundein", 2)
    play(s, begin_round)
    assert s.result().scores == [0, 0, 1, 0]
    assert s.ending == "rank"


def test_aa_17_2_not_before_the_last_round_is_over() -> None:
    s = a_campaign(rounds=4)
    give(s, "lundein", 2)
    play(s, begin_round)
    assert not s.over
    assert s.round == 4


def test_aa_17_2_ties_are_diced_off() -> None:
    s = a_campaign(2, rounds=3)
    play(s, begin_round)
    say(s, "roll 2", "roll 5")
    assert s.result().scores == [0, 1]
    assert s.ending == "lots"  # the lab tells it from an end by rank alone


def test_aa_17_3_nobody_is_knocked_out() -> None:
    # Given one who has nothing but his home and is a Saxon vassal
    s = a_campaign()
    for key in ("cernow", "dyfnaint", "lindinis", "durnovaria", "caer_baddan"):
        give(s, key, 1)
    s.lord = [1, -1, -1, -1]
    s.people = changed(s.people, 0, SAXON)

    # Then he has his turn like all others
    play(s, begin_round)
    assert s.seat == 0
    assert s.rule == "AA-3.1"


@pytest.mark.parametrize("seed", range(3))
def test_aa_17_3_every_player_has_a_turn_in_every_round(seed: int) -> None:
    rng = Rng(seed)
    s = first_state(options_of(3, rounds=5))
    seen: set[tuple[int, int]] = set()
    while not s.over:
        seen.add((s.round, s.active))
        s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options), s.seat)
    assert {(one, seat) for one in range(1, 6) for seat in range(3)} <= seen
