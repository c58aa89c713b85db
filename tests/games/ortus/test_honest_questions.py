"""Who is asked, and what others may answer, never depends on hidden cards."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.imagine import FROM_HIDDEN
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import BLUE, RED, a_state, options, play, run

HANDS = [" ".join(pair) for pair in combinations_with_replacement(t.TYPES[: t.DECK_TYPES], 2)]


def asked(s: Ortus) -> tuple[list[int], str]:
    """Whom, and by which rule."""
    return s.seats, s.rule


def after(answers: list[str], red: dict[str, object], blue: dict[str, object]) -> Ortus:
    s = a_state(blue, {"fiefs": ["palace lord=prince land", "castle"], **red}, {})
    run(s, ask_turn, BLUE)
    return play(s, *answers)


@pytest.mark.parametrize(
    ("answers", "rule"),
    [
        (["siege tamworth", "field champion", "done"], "OR-12.6"),
        (["play treachery", "aim_lord tamworth"], "OR-13.11"),
        (["play intrigue", "aim_fief tamworth"], "OR-13.11"),
        (
            ["play champion", "deal nnn", "deal nnn", "keep", "keep", "wild prince", "done"],
            "OR-14.5",
        ),
    ],
    ids=["fielding", "treachery", "intrigue", "wild"],
)
def test_or_19_1_an_earl_with_a_hand_is_asked_whatever_is_in_it(answers: list[str], rule: str) -> None:
    # Given Red with every Hand of two cards: he is asked by the same rule, and can always decline
    blue: dict[str, object] = {"hand": "champion treachery intrigue monk", "fiefs": ["palace land"]}
    for hand in HANDS:
        s = after(answers, {"hand": hand, "deck": "castle"}, blue)
        assert asked(s) == ([RED], rule), hand
        assert options(s)[-1] in ("done", "yield")


def test_or_19_1_an_earl_without_hand_or_forces_is_not_asked_since_all_see_it() -> None:
    # OR-12.7, OR-13.11
    bare = {"fiefs": ["palace land", "castle"], "hand": ""}
    blue = {"hand": "champion treachery intrigue monk", "fiefs": ["palace land"]}
    s = a_state(blue, bare, {})
    run(s, ask_turn, BLUE)
    play(s, "siege repton", "field champion", "done")
    assert asked(s) == ([BLUE], "OR-12.28")
    s = a_state(blue, {**bare, "mercs": [""]}, {})
    run(s, ask_turn, BLUE)
    play(s, "play treachery", "aim_mercenary red")
    assert asked(s) == ([BLUE], "OR-5.1")
    assert s.mercs[RED] == []


def test_or_13_12_in_a_struggle_both_are_asked_for_vassals_whatever_they_hold() -> None:
    for hand in HANDS:
        s = a_state({"hand": "treachery " + hand}, {"hand": "allies monk", "fiefs": ["palace lord=prince"]})
        run(s, ask_turn, BLUE)
        play(s, "play treachery", "aim_lord tamworth", "ally")
        assert asked(s) == ([BLUE], "OR-13.12"), hand
        assert options(s) == (["vassal", "yield"] if "vassal" in hand else ["yield"])


def test_or_17_15_against_vikings_the_defender_is_asked_whatever_he_holds() -> None:
    for hand in HANDS:
        s = a_state({}, {"hand": hand}, {}, arrived=True, horde=(2, 1))
        run(s, ask_target, BLUE)
        play(s, "siege tamworth")
        assert asked(s) == ([RED], "OR-12.6"), hand
        assert "done" in options(s)


def test_or_12_2_an_attacker_may_go_on_fielding_while_he_has_a_hand() -> None:
    for hand in HANDS:
        s = a_state({"hand": "champion " + hand})
        run(s, ask_turn, BLUE)
        play(s, "siege tamworth", "field champion")
        assert asked(s) == ([BLUE], "OR-12.6"), hand


def test_or_5_2_an_earl_is_asked_in_his_turn_whatever_he_holds() -> None:
    for hand in HANDS:
        s = a_state({"hand": hand})
        run(s, ask_turn, BLUE)
        assert asked(s) == ([BLUE], "OR-5.1")


# At any moment of a game


def disguise(s: Ortus, house: int, rng: Rng) -> Ortus:
    """The same table to all others: Hand, deck, Towers and tray of one Earl are dealt anew, with as many cards each."""
    other = s.clone()
    base = house * t.KINDS
    pool: list[int] = []
    sizes = []
    for zone in (other.hand, other.deck, other.tray):
        n = 0
        for kind in range(t.DECK_TYPES):
            pool.extend([kind] * zone[base + kind])
            n += zone[base + kind]
            zone[base + kind] = 0
        sizes.append(n)
    towers = [kind for kind in other.towers[house] if kind != t.PALACE]
    pool = rng.sample(pool + towers, len(pool) + len(towers))
    for zone, n in zip((other.hand, other.deck, other.tray), sizes, strict=True):
        for _ in range(n):
            zone[base + pool.pop()] += 1
    other.towers[house] = [kind if kind == t.PALACE else pool.pop() for kind in other.towers[house]]
    if other.asked_by() in FROM_HIDDEN:
        other.ask_anew()
    return other


def check_disguised(s: Ortus, house: int, rng: Rng) -> bool:
    """The question is the same, also after one more answer; so are all options but that Earl's own."""
    other = disguise(s, house, rng)
    said = f"{s.rule} of seat {s.seat}, when {t.COLOURS[house]} holds other cards"
    assert asked(other) == asked(s), said
    if s.seat not in (house, FATE):
        assert other.options == s.options, said
    assert count_of(other.hand, house) == count_of(s.hand, house)
    both = [option for option in s.options if option in other.options]
    if not both:
        return False
    answer = rng.choice(both)
    mine = s.clone()
    mine.apply(answer)
    other.apply(answer)
    assert asked(other) == asked(mine), f"{said}, after {s.space.say(answer)}"
    assert other.over == mine.over
    return True


@pytest.mark.parametrize("variant", ["base", "heathen", "semi"])
def test_or_19_1_at_any_moment_the_next_question_is_the_same_whatever_an_earl_hides(variant: str) -> None:
    # Given random games, and at every question an Earl whose hidden cards are others
    given = {"base": {}, "heathen": {"variant": "heathen"}, "semi": {"variant": "rebellion", "mode": "semi"}}[variant]
    looked = 0
    for seed in range(12):
        rng = Rng(f"honest {variant} {seed}")
        s = ORTUS.new(players=3 + seed % 3, **given)
        assert isinstance(s, Ortus)
        while not s.over:
            if s.rule != "OR-3.1":
                house = rng.below(s.players)
                if not s.out[house] and not s.seen:
                    looked += check_disguised(s, house, rng)
            seat = rng.choice(s.seats)
            s.apply(rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat)), seat)
    assert looked > 500
