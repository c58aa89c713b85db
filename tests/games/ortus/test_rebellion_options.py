"""RB-14, RB-18, RB-21, RB-31: the King as a table wants him: every card of his estate, named strengths, no levies."""

from __future__ import annotations

from pathlib import Path

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import FIGURES
from heptarchy.games.ortus.data.profiles import HOUSE_RULES
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.king_options import DIFFICULTIES, KING, KNOBS, MOBILISED, STANDARD, STEWARD, TYRANT
from heptarchy.games.ortus.rebellion import king_turn
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.kernel.options import AS_WRITTEN, HOUSE
from heptarchy.kernel.refusal import BadOptions
from tests.games.ortus.rebels import a_rebellion, mind
from tests.games.ortus.table import GREEN, RED, invariants, play, properties, run

USUAL = {name: value for name, value, *_ in FIGURES}
EARLS = range(1, 6)


def new(**given: int | str | bool) -> Ortus:
    s = ORTUS.new(variant="rebellion", **given)
    assert isinstance(s, Ortus)
    return s


def lords(s: Ortus, house: int) -> list[str]:
    return [t.TYPES[s.lord[at]] if s.lord[at] != t.NO_LORD else "" for at in s.fiefs[house]]


# RB-14: his estate


def test_rb_14_every_card_of_the_estate_may_be_changed() -> None:
    s = new(
        players=2,
        rb_castles=3,
        rb_vassals=1,
        rb_champions=1,
        rb_abbots=1,
        rb_lands=2,
        rb_markets=1,
        rb_churches=1,
        rb_cathedral=1,
        rb_mercenaries=2,
    )
    assert lords(s, GREEN) == ["prince", "champion", "monk", "vassal"]
    assert properties(s, "bamburgh") == ["land", "land", "market_town", "church", "cathedral"]
    assert s.mercs[GREEN] == [GREEN, GREEN]
    invariants(s)


def test_rb_14_without_a_palace_his_cards_lie_in_a_castle_and_the_palace_in_his_tray() -> None:
    s = new(players=1, rb_palace=0, rb_castles=2, rb_lands=1, rb_vassals=1, rb_prince=0)
    assert [t.seat_type(at) for at in s.fiefs[RED]] == [t.CASTLE, t.CASTLE]
    assert lords(s, RED) == ["", "vassal"]
    assert [len(s.props[at]) for at in s.fiefs[RED]] == [1, 0]
    assert s.tray[RED * t.KINDS + t.PALACE] == 1
    invariants(s)


def test_rb_14_lands_from_the_start_bring_no_army_cards_but_the_pool_may_have_some() -> None:
    assert sum(new(players=1, rb_lands=3).pool) == 0
    s = new(players=1, rb_lands=1, rb_army=2)
    play(s, "muster infantry", "muster knight")
    assert s.pool == [0, 0, 1, 1]
    assert s.rule != "OR-1.17"  # and no more come
    invariants(s)


@pytest.mark.parametrize("name", ["rb_lands", "rb_markets", "rb_castles", "rb_vassals", "rb_champions", "rb_abbots"])
def test_rb_18_more_than_a_set_has_is_refused_by_name(name: str) -> None:
    seats = {"rb_castles": 5, "rb_mind_castles": 1, "rb_prince": 0}
    over = {name: 6, "rb_mind_castles": 1} if name == "rb_castles" else {**seats, name: 6}
    with pytest.raises(BadOptions) as refused:
        new(players=2, **over)
    assert str(refused.value).startswith(f"{name} and rb_mind_")
    assert str(refused.value).endswith("of a set (RB-18)")


def test_rb_14_a_king_without_a_seat_and_lords_without_seats_are_refused() -> None:
    with pytest.raises(BadOptions, match=r"leave the King without a seat: he would have fallen \(RB-6\)"):
        new(players=2, rb_palace=0, rb_castles=0, rb_prince=0)
    with pytest.raises(BadOptions, match=r"are 3 Lords for the King's 2 seats \(OR-9.1\)"):
        new(players=2, rb_champions=2)


def test_rb_22_princes_may_be_in_the_mind_from_the_start() -> None:
    s = new(players=1, rb_prince=0, rb_mind_princes=1)
    assert mind(s).count("prince") == 1
    s = a_rebellion({}, king={"fiefs": ["palace"]}, mind="prince")
    run(s, king_turn)
    play(s, "mind prince")
    assert lords(s, RED) == ["prince"]


# RB-31: levies are a house rule


def test_rb_31_as_written_his_lands_raise_nobody_and_the_house_raises_one_for_each_earl() -> None:
    assert ORTUS.settle({"variant": "rebellion"})["rb_muster"] == 0
    assert ORTUS.settle({"variant": "rebellion", "profile": AS_WRITTEN})["rb_muster"] == 0
    assert ORTUS.settle({"variant": "rebellion", "profile": HOUSE})["rb_muster"] == HOUSE_RULES["rb_muster"] == 1


def test_rb_31_without_the_house_rule_nothing_comes_before_the_mind() -> None:
    s = a_rebellion({}, king={"fiefs": ["palace land land market"]}, mind="monk")
    assert s.params.rb_muster == 0
    run(s, king_turn)
    play(s, "mind monk")
    assert s.pool == [0, 0, 0, 0]


# RB-21: named strengths


def test_rb_21_the_king_as_laid_out_is_the_default() -> None:
    settled = ORTUS.settle({"variant": "rebellion"})
    assert settled["difficulty"] == STANDARD == DIFFICULTIES[0]
    assert {name: settled[name] for name in USUAL} == USUAL


@pytest.mark.parametrize("players", EARLS)
@pytest.mark.parametrize("difficulty", [STEWARD, KING, TYRANT])
def test_rb_21_a_name_stands_for_the_documents_own_knobs_and_can_be_laid_out(difficulty: str, players: int) -> None:
    knobs = KNOBS[difficulty][players - 1]
    assert all(name.startswith("rb_") for name in knobs)
    assert not any(name.startswith("rb_mind_") or name == "rb_muster" for name in knobs)
    s = new(players=players, difficulty=difficulty)
    assert {name: getattr(s.params, name) for name in USUAL} == {**USUAL, **knobs}
    assert s.levies == players + knobs.get("rb_royal_extra", 0)
    invariants(s)


def in_words(knobs: dict[str, int]) -> set[str]:
    """What a name changes, as docs/simulate.md says it."""
    one_more = {"rb_champions": "a Champion Lord", "rb_towers_extra": "a Tower", "rb_mercenaries": "a Mercenary"}
    many_more = {"rb_royal_extra": "Royal Infantry", "rb_towers_extra": "Towers"}
    mobilised = MOBILISED.items() <= knobs.items()
    said = {"mobilised"} if mobilised else set()
    for name, value in knobs.items():
        more = value - USUAL[name]
        if mobilised and name in MOBILISED:
            continue
        if name == "rb_castles" and value == 0:
            said.add("no Castle")
        elif more == 1 and name in one_more:
            said.add(one_more[name])
        else:
            said.add(f"{more} more {many_more[name]}")
    return said


def test_rb_21_a_name_stands_for_the_king_whose_games_were_measured() -> None:
    lines = (Path(__file__).parents[3] / "docs" / "simulate.md").read_text(encoding="utf-8").splitlines()
    head = lines.index("| Earls | Steward | King | Tyrant |")
    for players in EARLS:
        cells = lines[head + 1 + players].strip("|").split("|")
        assert int(cells[0]) == players
        for difficulty, cell in zip((STEWARD, KING, TYRANT), cells[1:], strict=True):
            told = cell.partition(": ")[2].strip().split(", ")
            assert set(told) == in_words(KNOBS[difficulty][players - 1])
    assert MOBILISED == {"rb_champions": 1, "rb_towers_extra": 2, "rb_lands": 2, "rb_markets": 1, "rb_army": 4}


@pytest.mark.parametrize("difficulty", [STEWARD, KING, TYRANT])
def test_rb_21_a_name_is_measured_without_the_house_rule_which_may_be_added(difficulty: str) -> None:
    given = {"variant": "rebellion", "players": 2, "profile": HOUSE, "difficulty": difficulty}
    assert ORTUS.settle(given)["rb_muster"] == 0
    assert ORTUS.settle({**given, "rb_muster": 1})["rb_muster"] == 1


def test_rb_21_what_is_given_goes_before_a_name() -> None:
    settled = ORTUS.settle({"variant": "rebellion", "players": 2, "difficulty": TYRANT, "rb_castles": 4})
    assert settled["rb_castles"] == 4
    assert settled["rb_royal_extra"] == KNOBS[TYRANT][1]["rb_royal_extra"]


def test_rb_21_each_name_says_in_both_languages_what_it_means() -> None:
    option = next(one for one in ORTUS.options if one.name == "difficulty")
    for language in ("en", "es"):
        words = ORTUS.words(language)
        for choice, share in zip(DIFFICULTIES[1:], ("65", "45", "25"), strict=True):
            assert words.choice_name(option, choice)
            assert share in words.choice_note(option, choice)
