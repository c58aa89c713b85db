"""Modules as options of a table: which go together, which do not, and that the tests name every one of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from heptarchy import BadOptions
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import settled_params
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import PACKAGE
from heptarchy.games.ortus.table.modules import (
    CLASHES,
    OLD_TACTICS,
    SWITCHES,
    TACTICS,
    TETRARCHY,
    TETRARCHY_BOTH,
    TOURNAMENT,
    WITAN,
    check_modules,
    module_bits,
)
from heptarchy.games.ortus.table.state import VARIANTS
from heptarchy.speech.shelf import book_of
from tests.games.ortus.seasons import play_random

RULES = Path(t.__file__).parents[1] / "rules.en.md"


def settle(**given: Any) -> dict[str, Any]:
    return dict(ORTUS.settle({"players": 4, **given}))


def why_not(**given: Any) -> str:
    """Why this table is refused."""
    with pytest.raises(BadOptions) as refused:
        settle(**given)
    return str(refused.value)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch[0])
def test_ov_a_module_is_played_with_the_variants_it_is_for(switch: tuple[str, int, tuple[str, ...]]) -> None:
    name, bit, variants = switch
    for variant in VARIANTS:
        if variant in variants:
            options = settle(variant=variant, **{name: True})
            assert module_bits(options) & bit
            assert settled_params(options).modules & bit
        else:
            reason = why_not(variant=variant, **{name: True})
            assert reason == f"{name} is not played with {variant}, only with {', '.join(variants)}"


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch[0])
def test_ov_without_its_switch_a_module_is_off(switch: tuple[str, int, tuple[str, ...]]) -> None:
    assert not module_bits(settle()) & switch[1]


@pytest.mark.parametrize(("one", "other", "clash"), CLASHES)
def test_ov_a_pair_that_contradicts_each_other_is_refused_in_its_own_words(one: str, other: str, clash: str) -> None:
    reason = book_of(PACKAGE).form(f"clash-{clash}")
    given = {one: True, other: 1 if other == "legacy_points" else True}
    assert why_not(**given) == f"{one} and {other} do not go together: {reason}"
    settle(**{one: True})
    settle(**{other: given[other]})


def test_ov_13_decks_with_common_cards_are_not_bought_beside_or_drafted() -> None:
    # What is bought before (OV-4) could be wanting among the common cards
    assert "before the common ones are known" in why_not(house_divided=True, legacy_points=1)
    assert "no common cards" in why_not(house_divided=True, drafting=True)


def test_ov_13_there_are_no_more_common_cards_than_a_deck_has() -> None:
    assert "common_cards may not be more than earl_deck_size, 24" in why_not(house_divided=True, common_cards=25)
    settle(house_divided=True, common_cards=24)
    settle(common_cards=25)


def test_ov_15_a_draft_gives_at_least_a_hand() -> None:
    # Four cards, of which four are left, is nothing picked at all
    assert "a draft of 0 cards is too small" in why_not(drafting=True, draft_cards=4, draft_picks=4)
    assert "a draft of 4 cards" in why_not(drafting=True, draft_cards=8, draft_picks=4, draft_rounds=1)
    settle(drafting=True, draft_cards=8, draft_picks=4, draft_rounds=2)


@pytest.mark.parametrize(
    "given", [{"common_cards": 24}, {"common_cards": 1}, {"common_cards": 20, "copies_per_type": 2}]
)
def test_ov_13_every_number_of_common_cards_can_be_played(given: dict[str, int]) -> None:
    play_random(ORTUS.new(players=2, house_divided=True, round_cap=2, **given), 3)


@pytest.mark.parametrize(("cards", "picks", "rounds"), [(10, 1, 3), (10, 4, 3), (7, 3, 2), (4, 1, 2)])
@pytest.mark.parametrize("players", [2, 6])
def test_ov_15_every_shape_of_draft_can_be_played(cards: int, picks: int, rounds: int, players: int) -> None:
    given = {"draft_cards": cards, "draft_picks": picks, "draft_rounds": rounds}
    play_random(ORTUS.new(players=players, drafting=True, round_cap=2, **given), 3)


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_ov_16_two_heads_needs_four_players(players: int) -> None:
    assert why_not(two_heads=True, players=players) == (
        f"two_heads is for 4 players, two against two, not {players} (OV-16)"
    )


def test_ov_16_four_players_may_play_two_against_two() -> None:
    settled = settle(two_heads=True)
    check_modules(settled)
    assert settled["players"] == 4


def test_ov_18_a_witan_brings_the_tournament_and_the_banner_with_it() -> None:
    bits = module_bits(settle(witan=True))
    assert bits & (WITAN | TOURNAMENT | TACTICS) == WITAN | TOURNAMENT | TACTICS
    assert not bits & OLD_TACTICS

    older = module_bits(settle(witan=True, tactics="second_card"))
    assert older & OLD_TACTICS
    assert not older & TACTICS


def test_ov_17_a_tetrarchy_brings_the_tournament_with_it() -> None:
    bits = module_bits(settle(tetrarchy=True))
    assert bits & (TETRARCHY | TOURNAMENT | TETRARCHY_BOTH) == TETRARCHY | TOURNAMENT
    assert module_bits(settle(tetrarchy=True, tetrarchy_politics="both")) & TETRARCHY_BOTH
    assert not module_bits(settle(tetrarchy_politics="both"))


# Matches


@pytest.mark.parametrize("best_of", [2, 4])
def test_ov_2_a_match_has_an_odd_number_of_games(best_of: int) -> None:
    assert why_not(best_of=best_of) == f"best_of is 1, 3 or 5, not {best_of} (OV-2)"
    for odd in (1, 3, 5):
        assert settle(best_of=odd)["best_of"] == odd


@pytest.mark.parametrize("variant", ["heathen", "wessex", "rebellion"])
def test_ov_2_a_match_is_of_base_games(variant: str) -> None:
    assert why_not(best_of=3, variant=variant) == "best_of is for the base game (OV-2)"


@pytest.mark.parametrize(
    "module", ["resourceful", "thanes", "drafting", "house_divided", "legacy_points", "witan", "knight_errant"]
)
def test_ov_2_a_match_needs_a_deck_that_can_be_kept_as_it_was_built(module: str) -> None:
    assert why_not(best_of=3, **{module: 1 if module == "legacy_points" else True}) == (
        f"best_of and {module} do not go together: the winner keeps the deck that he has built (OV-2)"
    )


@pytest.mark.parametrize(
    "module",
    [
        "tournament",
        "state_and_church",
        "captains",
        "clerisy",
        "two_heads",
        "tetrarchy",
        "neighbors",
        "villages",
        "conclave",
        "marches",
    ],
)
def test_ov_2_other_modules_are_played_in_matches(module: str) -> None:
    assert settle(best_of=3, **{module: True})[module] is True


# What the tests name


def test_ov_every_rule_of_the_modules_has_a_test_of_its_name() -> None:
    named: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        named.update(f"OV-{n}" for n in re.findall(r"def test_ov_(\d+)_", file.read_text(encoding="utf-8")))
    assert named == set(re.findall(r"\*\*(OV-\d+)\*\*", RULES.read_text(encoding="utf-8")))
