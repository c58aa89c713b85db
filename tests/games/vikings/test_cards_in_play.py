"""Movement cards, invasion cards and Fyrd cards as they are played (V-15.0, V-15.5, V-15.51, V-15.61)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data.tables import (
    ALFRED,
    CARDS,
    COASTAL,
    EOFORWIC,
    FACTIONS,
    HOUSECARL,
    LANDINGS,
    LEADERS,
    NORTH_SEA,
    REINFORCEMENTS,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.reinforcements import ask_alfred, ask_movement_card, reveal_invasion
from heptarchy.games.vikings.table.actions import LAND
from tests.games.vikings.table import a_state, offered, play, run, units_in

# V-15.0: by faction, cards 01 to 07 as armies and shires
MOVEMENT = {
    "norsemen": [(2, 4), (2, 4), (2, 4), (2, 4), (2, 3), (2, 3), (2, 2)],
    "berserkers": [(2, 4), (2, 4), (2, 4), (2, 4), (2, 3), (2, 3), (2, 2)],
    "housecarl": [(2, 3), (2, 2), (3, 2), (3, 2), (4, 2), (3, 1), (4, 1)],
    "thegn": [(2, 3), (1, 3), (4, 2), (3, 2), (2, 2), (4, 1), (3, 1)],
}


@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("faction", FACTIONS)
def test_v_15_0_a_movement_card_gives_its_armies_and_shires(faction: str, number: int) -> None:
    # Given a hand of one Movement or Treaty card
    seat = FACTIONS.index(faction)
    card = CARDS[seat * 19 + number - 1]
    s = a_state(active=seat, hands={seat: [card]})

    # When it is played
    run(s, ask_movement_card)
    play(s, f"play {card}")

    # Then the turn has so many activations, of so many steps each
    assert (s.armies, s.steps) == MOVEMENT[faction][number - 1]


# V-15.5: Norsemen, Berserkers, and whether any coast will do
INVASION = {
    "halfdan": (17, 8, False),
    "ivar": (14, 6, False),
    "bjorn": (11, 4, False),
    "guthrum": (17, 8, True),
    "ubbe": (14, 6, True),
    "rollo": (11, 4, True),
}


@pytest.mark.parametrize("leader", INVASION)
def test_v_15_5_a_leader_brings_his_units_and_lands_on_his_coast(leader: str) -> None:
    # Given an invasion deck with this card on top
    norsemen, berserkers, any_coast = INVASION[leader]
    card = LEADERS.index(leader)
    s = a_state(invasion=[card], invaded=False, armies=1, steps=2)

    # When it is revealed, and the Leader activated
    run(s, reveal_invasion)
    play(s, f"reveal {leader}")
    assert s.aboard == [norsemen, berserkers]
    run(s, leader_phase)
    play(s, f"activate {leader}")

    # Then he may land on these coasts
    assert offered(s, LAND) == set(COASTAL if any_coast else LANDINGS[NORTH_SEA])


def test_v_15_5_the_reinforcements_bring_nine_and_two_and_no_leader() -> None:
    s = a_state(invasion=[REINFORCEMENTS], invaded=False)
    run(s, reveal_invasion)
    play(s, "reveal reinforcements")
    assert (s.waiting, s.aboard) == ([9, 2], [0, 0])


def test_v_15_52_the_smallest_leader_army_has_four_berserkers_and_the_largest_eight() -> None:
    assert {berserkers for _, berserkers, _ in INVASION.values()} == {4, 6, 8}


def test_v_15_51_alfred_brings_four_housecarl_and_three_thegn_from_round_five() -> None:
    # Given an English city with a unit, in Rounds IV and V
    early, s = (a_state(active=THEGN, round=n, units={EOFORWIC: {THEGN: 1}}) for n in (4, 5))
    run(early, ask_alfred)
    assert early.leader_at[ALFRED] < 0

    # When he comes
    run(s, ask_alfred)
    play(s, "crown eoforwic")

    # Then his units come with him
    assert (units_in(s, EOFORWIC), s.leader_at[ALFRED]) == ({HOUSECARL: 4, THEGN: 4}, EOFORWIC)
