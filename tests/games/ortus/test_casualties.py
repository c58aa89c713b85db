"""Which cards take damage, and which die (OR-12.17 to OR-12.22, OR-10.4, OR-10.5)."""

from __future__ import annotations

from itertools import combinations

import pytest

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.casualties import least_loss
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.fate import Rng
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    Earldom,
    a_state,
    discard,
    fief,
    invariants,
    listening,
    options,
    play,
    refused,
    run,
)
from tests.views import look


def struck(earldom: Earldom, damage: int, king: bool = False, royal: tuple[int, int] = (0, 0)) -> Ortus:
    """Blue fields all of his table and takes so much damage: Vassals of Red's Hand, and the defender wins."""
    s = a_state(
        {"fiefs": ["palace"], **earldom},
        {"hand": "vassal " * damage},
        king=BLUE if king else t.NOBODY,
        royal=royal,
    )
    play(run(s, ask_turn, BLUE), "siege tamworth")
    play(s, "field_all" if "field_all" in options(s) else options(s)[0])
    if s.seat == BLUE:
        play(s, "done")
    return play(s, *["field vassal"] * damage, "battle defender")


# The order of the owner


def test_or_12_17_each_card_absorbs_up_to_its_strength() -> None:
    # Infantry and Knight take 1 and 2: three points kill both, and a fourth Infantry's worth is not there
    s = struck({"fiefs": ["palace land land"], "pool": (1, 1)}, 3)
    assert s.battle is None
    assert s.pool[:2] == [0, 0]
    assert s.army_pile == [1, 1]
    invariants(s)


def test_or_12_17_lords_absorb_too() -> None:
    # Given an Infantry and a Prince Lord before two Towers, and 4 points of damage
    s = a_state(
        {"hand": "champion champion"},
        {"fiefs": ["palace lord=prince land"], "pool": (1, 0), "towers": "land land"},
    )
    play(run(s, ask_turn, BLUE), "storm red", "field champion", "field champion", "field_all", "battle normal")

    # Then the Infantry takes 1 and dies, the Lord takes 2 and lives, and one Tower falls
    play(s, "raze 1")
    assert s.battle is None
    assert s.pool[2] == 0
    assert s.lord[fief("tamworth")] == t.PRINCE
    assert len(s.towers[RED]) == 1
    invariants(s)


def test_or_12_20_the_owner_of_the_damaged_side_puts_his_cards_in_order() -> None:
    s = struck({"fiefs": ["palace land land land"], "pool": (2, 1)}, 2)
    assert s.seat == BLUE
    assert s.rule == "OR-12.20"
    assert options(s) == ["fill_army infantry", "fill_army knight", "spare"]
    assert refused(s, "fill_mercenary 1") == "no such card of yours is left in this battle to take damage (OR-12.20)"
    play(s, "fill_army knight")
    assert s.battle is None
    assert s.pool[:2] == [2, 0]
    assert s.army_pile == [0, 1]


def test_or_12_20_cards_are_filled_one_after_another() -> None:
    s = struck({"fiefs": ["palace land land land"], "pool": (2, 1)}, 2)
    play(s, "fill_army infantry")
    assert s.pool[:2] == [2, 1]  # nobody is buried before all damage is placed
    assert options(s) == ["fill_army infantry", "fill_army knight", "spare"]
    assert the_battle(s).forces[0].damage == 1
    play(s, "fill_army infantry")
    assert s.pool[:2] == [0, 1]
    invariants(s)


def test_or_12_20_a_partly_filled_card_survives() -> None:
    s = struck({"fiefs": ["palace land land"], "pool": (1, 1)}, 1)
    play(s, "fill_army knight")
    assert s.battle is None
    assert s.pool[:2] == [1, 1]
    assert s.army_pile == [0, 0]


def test_or_12_20_a_card_that_is_full_takes_no_more() -> None:
    s = struck({"fiefs": ["palace land land"], "pool": (1, 1), "mercs": [""]}, 2)
    play(s, "fill_army infantry")
    assert options(s) == ["fill_army knight", "fill_mercenary 1", "spare"]
    play(s, "fill_mercenary 1")
    assert s.pool[:2] == [0, 1]
    assert s.mercs[BLUE] == []
    invariants(s)


def test_or_12_20_cards_that_are_all_alike_need_no_order() -> None:
    # Three Infantry and one point: whichever dies, it is the same
    s = struck({"fiefs": ["palace land land land"], "pool": (3, 0)}, 1)
    assert s.battle is None
    assert s.pool[0] == 2
    invariants(s)


def test_or_12_20_lords_are_filled_last_and_live() -> None:
    # Given an Infantry and a Champion Lord, and 2 points of damage
    s = a_state({"fiefs": ["palace lord=champion land"], "pool": (1, 0)}, {"hand": "vassal vassal"})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field_all", "field vassal", "field vassal", "battle normal")

    # Then the Infantry is filled before the Lord, without a question, and the Lord goes home
    assert s.battle is None
    assert s.pool[0] == 0
    assert s.lord[fief("winchester")] == t.CHAMPION
    invariants(s)


def test_or_12_20_cards_of_the_hand_may_take_the_damage() -> None:
    # A Champion of the Hand is discarded anyway: he may stand before the Knight
    s = a_state({"hand": "champion", "fiefs": ["palace land"], "pool": (0, 1)}, {"hand": "champion"})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_army knight", "field champion")
    play(s, "battle normal")
    assert options(s) == ["fill champion", "fill_army knight", "spare"]
    play(s, "fill champion")
    assert s.battle is None
    assert s.pool[1] == 1
    assert discard(s, BLUE) == ["champion"]
    invariants(s)


def test_or_12_20_both_sides_choose_each_for_itself() -> None:
    earldom = {"fiefs": ["palace land land land"], "pool": (2, 1)}
    s = a_state(earldom, {"fiefs": ["palace land land land"], "pool": (1, 1)}, {})
    play(run(s, ask_turn, BLUE), "siege tamworth", "field_army infantry", "field_army infantry", "done")
    play(s, "field_all", "battle normal")
    assert s.seat == RED  # 2 points on Infantry and Knight
    play(s, "fill_army knight")
    assert s.pool == [0, 1, 1, 0, 0, 0]  # 3 points on two Infantry: both die unasked
    invariants(s)


def test_or_12_20_spare_loses_as_little_as_may_be() -> None:
    # Three points on an Infantry and two Knights: one Knight dies, the other takes the third point and survives
    s = struck({"fiefs": ["palace land land land"], "pool": (1, 2)}, 3)
    play(s, "spare")
    assert s.pool[:2] == [1, 1]

    # Two points on two Infantry and a Knight: an Infantry dies, the Knight takes the other point
    s = struck({"fiefs": ["palace land land land"], "pool": (2, 1)}, 2)
    play(s, "spare")
    assert s.pool[:2] == [1, 1]
    invariants(s)


def test_or_12_20_least_loss_against_every_order() -> None:
    rng = Rng(1220)
    for _ in range(300):
        strengths = sorted(1 + rng.below(4) for _ in range(1 + rng.below(6)))
        damage = 1 + rng.below(sum(strengths))
        dead = least_loss(strengths, damage)
        lost = sum(strengths[place] for place in dead)
        held = [n for place, n in enumerate(strengths) if place not in dead]
        assert lost == damage or (lost < damage and max(held) > damage - lost)
        every = [
            sum(strengths[place] for place in some)
            for n in range(len(strengths) + 1)
            for some in combinations(range(len(strengths)), n)
            if can_fill(strengths, some, damage)
        ]
        assert lost == min(every), (strengths, damage)


def can_fill(strengths: list[int], dead: tuple[int, ...], damage: int) -> bool:
    """Whether some order kills just these."""
    rest = damage - sum(strengths[place] for place in dead)
    return rest == 0 or (rest > 0 and any(n > rest for place, n in enumerate(strengths) if place not in dead))


def test_or_12_20_a_card_without_strength_takes_no_damage() -> None:
    s = a_state(
        {"fiefs": ["palace land"], "pool": (1, 0), "mercs": [""]},
        {"hand": "champion"},
        str_mercenary=0,
    )
    play(run(s, ask_turn, BLUE), "siege tamworth", "field_all", "field champion", "battle normal")
    assert s.battle is None
    assert s.pool[0] == 0
    assert len(s.mercs[BLUE]) == 1
    invariants(s)


# Cards that cannot be killed


def test_or_12_21_the_king_card_may_come_first_and_never_dies() -> None:
    s = struck({"fiefs": ["palace land"], "pool": (1, 0)}, 1, king=True)
    assert options(s) == ["fill_king", "fill_army infantry", "spare"]
    play(s, "fill_king")
    assert s.battle is None
    assert s.king == BLUE
    assert s.pool[0] == 1


def test_or_12_21_spare_uses_the_king_card_first() -> None:
    s = struck({"fiefs": ["palace land"], "pool": (1, 0)}, 1, king=True)
    play(s, "spare")
    assert s.pool[0] == 1


def test_or_12_21_full_of_damage_the_king_card_stays() -> None:
    s = struck({"fiefs": ["palace land"], "pool": (1, 0)}, 3, king=True)
    assert s.battle is None
    assert s.king == BLUE
    assert s.pool[0] == 0


def test_or_12_21_where_nothing_can_die_nobody_is_asked() -> None:
    s = a_state({"hand": "champion champion"}, {"hand": "vassal"}, king=BLUE)
    play(run(s, ask_turn, BLUE), "siege tamworth", "field champion", "field_king", "done", "field vassal")
    play(s, "battle defender")
    assert s.battle is None
    invariants(s)


def test_or_12_20_the_royal_army_can_die_and_that_is_told() -> None:
    s = struck({}, 2, king=True, royal=(1, 1))
    heard = listening(s)
    assert options(s) == ["fill_king", "fill_royal infantry", "fill_royal knight", "spare"]
    play(s, "fill_king", "fill_royal infantry")
    assert s.royal == [0, 1]
    assert s.army_pile == [1, 0]
    assert "Blue loses 1 Infantry of the Royal Army" in [str(event) for event in heard]
    invariants(s)


# Mercenaries


def test_or_12_22_a_garrison_and_its_mercenary_are_two_cards() -> None:
    s = struck({"mercs": ["infantry"]}, 1)
    assert options(s) == ["fill_mercenary 1", "fill_garrison 1", "spare"]


def test_or_12_22_a_garrison_that_dies_leaves_an_empty_slot() -> None:
    s = struck({"mercs": ["infantry"]}, 1)
    play(s, "fill_garrison 1")
    assert s.mercs[BLUE] == [BLUE]
    assert s.army_pile == [1, 0]
    invariants(s)


@pytest.mark.parametrize(("garrison", "pool"), [("infantry", [1, 0]), ("knight", [0, 1])])
def test_or_12_22_a_garrison_outlives_its_mercenary_in_the_pool(garrison: str, pool: list[int]) -> None:
    """OR-10.5: and the Mercenary goes to his owner."""
    s = struck({"mercs": [garrison]}, 1)
    heard = listening(s)
    play(s, "fill_mercenary 1")
    assert s.mercs[BLUE] == []
    assert s.pool[:2] == pool
    assert discard(s, BLUE) == ["mercenary"]
    assert [event.kind for event in heard if event.kind in (told.MERCENARY_LOST, told.GARRISON_LEFT)] == [
        told.MERCENARY_LOST,
        told.GARRISON_LEFT,
    ]
    invariants(s)


def test_or_12_22_both_die_when_both_are_full() -> None:
    s = struck({"mercs": ["knight"]}, 3)
    assert s.battle is None
    assert s.mercs[BLUE] == []
    assert s.pool[:2] == [0, 0]
    assert s.army_pile == [0, 1]
    assert discard(s, BLUE) == ["mercenary"]
    invariants(s)


def test_or_12_22_of_several_mercenaries_the_named_one_dies() -> None:
    s = struck({"mercs": ["infantry", "red knight", ""]}, 2)
    assert options(s) == [
        "fill_mercenary 1",
        "fill_mercenary 2",
        "fill_mercenary 3",
        "fill_garrison 1",
        "fill_garrison 2",
        "spare",
    ]
    play(s, "fill_mercenary 2", "fill_mercenary 1")
    assert len(s.mercs[BLUE]) == 1
    assert s.mercs[BLUE] == [BLUE]  # the third, without Garrison
    assert s.pool[:2] == [1, 1]
    assert discard(s, BLUE) == ["mercenary"]
    assert discard(s, RED)[:1] == ["vassal"]
    assert "mercenary" in discard(s, RED)  # OR-4.3
    invariants(s)


def test_or_12_22_while_spoils_are_taken_the_view_shows_the_mercenaries_that_are_left() -> None:
    # Given two Mercenaries of whom the first dies in a Raid that succeeds
    s = a_state(
        {"mercs": ["knight", "infantry"]},
        {"fiefs": ["palace land church"], "hand": "vassal"},
        {},
    )
    play(run(s, ask_turn, BLUE), "raid tamworth", "field_all", "field vassal", "battle normal", "fill_mercenary 1")
    assert s.rule == "OR-12.26"
    row = s.view(BLUE)["earls"][BLUE]["mercenaries"]
    assert len(row) == 1
    assert look(s, BLUE)["battle"]["forces"][0]["mercenaries"] == [1]


# Survivors


def test_or_12_20_survivors_go_back_to_where_they_came_from() -> None:
    """OR-10.4: to Pool, Garrison and Royal Army."""
    s = struck({"fiefs": ["palace land"], "pool": (1, 0), "mercs": ["knight"]}, 1, king=True, royal=(1, 0))
    before = (s.pool[:], s.mercs[BLUE][:], s.royal[:])
    play(s, "fill_king")
    assert (s.pool, s.mercs[BLUE], s.royal) == before
    invariants(s)


def test_or_12_20_who_directs_the_vikings_orders_the_horde() -> None:
    # Given Green, who sends two Vikings and a Chieftain against Red's Vassal
    s = a_state({}, {"hand": "vassal", "towers": "land land"}, {}, arrived=True, horde=(2, 1), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "siege tamworth", "field vassal", "battle normal")
    assert s.seat == GREEN
    assert options(s) == ["fill_raider viking", "fill_raider chieftain", "spare"]
    heard = listening(s)
    play(s, "fill_raider viking")
    assert s.horde == [1, 1]
    assert s.raider_pile == [1, 0]
    assert "the horde loses 1 Viking" in [str(event) for event in heard]
    invariants(s)


def test_or_12_20_the_fallen_of_the_pool_go_to_the_common_discard() -> None:
    """OR-1.17: and are told."""
    s = struck({"fiefs": ["palace land land"], "pool": (2, 0)}, 1)
    assert s.army_pile == [1, 0]
    assert s.army == [18 - 2, 6]
