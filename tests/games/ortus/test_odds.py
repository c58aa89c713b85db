"""Odds against the battles they speak of: each Battle card is fought out, and what came of it is counted."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.battle import full_battle_deck
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.actions import BATTLE, DECIDE
from heptarchy.games.ortus.table.odds import (
    Odds,
    all_of_house,
    all_of_table,
    battle_odds,
    battle_to_come,
    church_is_open,
    church_pick,
    result_weights,
)
from heptarchy.games.ortus.table.state import ON_PROPERTIES, ON_SEAT, ON_TOWERS, Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import BLUE, GREEN, RED, Earldom, a_state, fief, options, play, run

BATTLES = 120


def some_earldom(rng: Rng) -> Earldom:
    """Something of everything that fights or can be lost."""
    lord = rng.choice([0, 1, 2, 3])
    lords = ["", "lord=prince", "lord=vassal", "lord=champion"]
    churches = rng.choice([0, 1, 2])
    return {
        "hand": " ".join(["vassal"] * rng.below(3) + ["champion"] * rng.below(3)),
        "fiefs": [f"palace {lords[lord]} land", "castle " + "church " * churches + "land " * rng.below(3)],
        "pool": (rng.below(3), rng.below(2)),
        "mercs": ["infantry"] * rng.below(2),
        "towers": "banner " * rng.below(4),
    }


def before_the_card(key: int) -> Ortus:
    """A battle in which both sides have fielded what came to their mind."""
    rng = Rng(key)
    s = a_state(some_earldom(rng), some_earldom(rng), some_earldom(rng))
    s.battle_deck = [rng.below(5), rng.below(3), rng.below(3), rng.below(3)]
    if rng.below(4) == 0:
        s.arrived = True
        s.horde = [1 + rng.below(5), rng.below(3)]
        s.active = t.VIKINGS
        run(s, ask_target, GREEN)
        mine = [option for option in s.options if "red" in s.space.say(option) or holder(s, option) == RED]
    else:
        run(s, ask_turn, BLUE)
        mine = [option for option in s.options if s.space.say(option).split()[0] in ("storm", "raid", "siege")]
    if not mine:
        return s
    s.apply(rng.choice(mine))
    while s.rule == "OR-12.6":
        s.apply(rng.choice(s.options))
    return s


def holder(s: Ortus, option: int) -> int:
    """Who is attacked by a Raid or Siege."""
    verb, _, place = s.space.say(option).partition(" ")
    return s.holder[fief(place)] if verb in ("raid", "siege") else t.NOBODY


def fight_out(s: Ortus, card: int) -> dict[str, int]:
    """One Battle card, fought to the end as the odds take for granted; what came of it."""
    battle = the_battle(s)
    target, place = battle.defender, battle.fief
    towers = len(s.towers[target])
    props = len(s.props[place]) if place != t.NOBODY else 0
    pick = church_pick(s, battle)
    s.ears = []
    s.apply(BATTLE[card])
    while s.battle is not None and not s.over:
        if s.rule == "OR-12.14":
            s.apply(DECIDE[pick])
        else:
            s.apply(s.options[0] if "spare" not in options(s) else s.options[-1])
    heard = s.ears
    razed = sum(event.kind is told.TOWER_RAZED for event in heard)
    assert razed == towers - len(s.towers[target]) or s.out[target]
    damage = next(event for event in heard if event.kind is told.DAMAGE)
    lords = [event.args[0] for event in heard if event.kind is told.LORD_CAPTURED]
    fell = place != t.NOBODY and s.holder[place] != target
    lost = 0
    if battle.aim == ON_PROPERTIES:
        upto = next((n for n, event in enumerate(heard) if event.kind in (told.RANSOMED, told.NO_RANSOM)), len(heard))
        lost = sum(event.kind in (told.MOVED, told.BURNT) for event in heard[:upto])
        assert lost <= props
    return {
        "through": damage.args[0],
        "points": damage.args[1],
        "towers": razed,
        "properties": lost,
        "falls": int(fell),
        "lords": len(lords),
    }


def share(spread: dict[int, float], figure: int) -> float:
    return spread.get(figure, 0.0)


@pytest.mark.parametrize("key", range(BATTLES))
def test_the_odds_are_what_the_battle_cards_bring(key: int) -> None:
    s = before_the_card(key)
    if s.battle is None or s.seat != FATE:
        return  # undefended, or nobody to attack
    odds = battle_odds(s, the_battle(s))
    deck = s.battle_deck if sum(s.battle_deck) else full_battle_deck(s)
    total = sum(deck)
    assert odds.total == total
    fought = [(deck[card], fight_out(s.clone(), card)) for card in range(4) if deck[card]]
    for name, spread in (
        ("points", odds.points()),
        ("towers", odds.towers()),
        ("properties", odds.properties()),
        ("falls", odds.spread([int(one.falls) for one in odds.outcomes])),
        ("through", odds.spread([one.through for one in odds.outcomes])),
        ("lords", odds.spread([sum(one.captured) for one in odds.outcomes])),
    ):
        for figure in range(30):
            weight = sum(n for n, came in fought if came[name] == figure)
            assert share(spread, figure) == weight / total, (name, figure)
    success = sum(n for n, came in fought if came["towers"] + came["properties"] + came["falls"] > 0)
    assert odds.success() == success / total
    assert odds.falls() == sum(n for n, came in fought if came["falls"]) / total


def test_many_of_those_battles_are_fought() -> None:
    found = [before_the_card(key) for key in range(BATTLES)]
    fought = [s for s in found if s.battle is not None and s.seat == FATE]
    assert len(fought) > BATTLES // 3
    assert {the_battle(s).aim for s in fought} == {ON_TOWERS, ON_PROPERTIES, ON_SEAT}
    assert t.VIKINGS in {the_battle(s).attacker for s in fought}


# By hand


def siege(blue: Earldom, red: Earldom, green: Earldom | None = None, *answers: str) -> Ortus:
    """Blue besieges Red's Palace."""
    s = a_state(blue, red, green or {})
    return play(run(s, ask_turn, BLUE), "siege tamworth", *answers)


def test_an_undefended_target_leaves_nothing_to_chance() -> None:
    s = siege({"hand": "champion champion land"}, {"hand": "land"}, None, "field champion", "field champion", "done")
    odds = battle_odds(s, the_battle(s))
    assert odds.success() == odds.falls() == 1.0
    assert odds.points() == {4: 1.0}
    assert [one.result for one in odds.outcomes] == [t.NOBODY]


def test_a_siege_against_one_vassal() -> None:
    # 5 against 1: the Palace falls under Normal and Attacker Wins, 16 cards of 24, and 4 of Church Decides
    s = siege({"hand": "champion champion vassal"}, {"hand": "vassal"}, None, "field champion", "field champion")
    play(s, "field vassal", "field vassal")
    odds = battle_odds(s, the_battle(s))
    assert odds.total == 24
    assert odds.falls() == 20 / 24
    assert odds.points() == {0: 4 / 24, 4: 20 / 24}


@pytest.mark.parametrize(
    ("where", "pick", "weights"),
    [
        ("", t.NORMAL, [16, 4, 4]),
        ("blue", t.ATTACKER, [12, 8, 4]),
        ("red", t.DEFENDER, [12, 4, 8]),
        ("green", t.NORMAL, [16, 4, 4]),
    ],
)
def test_or_12_14_the_church_favours_whoever_fights(where: str, pick: int, weights: list[int]) -> None:
    church = {colour: ["palace church" if colour == where else "palace"] for colour in ("blue", "red", "green")}
    s = siege(
        {"hand": "champion", "fiefs": church["blue"]},
        {"hand": "vassal", "fiefs": church["red"]},
        {"fiefs": church["green"]},
        "field champion",
        "field vassal",
    )
    battle = the_battle(s)
    assert church_pick(s, battle) == pick
    assert result_weights(s, battle) == weights
    assert church_is_open(s, battle) == (where == "green")


def test_or_17_12_who_directs_the_vikings_favours_them() -> None:
    s = a_state({}, {"hand": "vassal"}, {"fiefs": ["palace church"]}, arrived=True, horde=(3, 0), active=t.VIKINGS)
    play(run(s, ask_target, GREEN), "siege tamworth", "field vassal")
    assert church_pick(s, the_battle(s)) == t.ATTACKER
    assert not church_is_open(s, the_battle(s))


def test_or_1_15_an_empty_battle_deck_is_full_again() -> None:
    s = siege({"hand": "champion"}, {"hand": "vassal"}, None, "field champion")
    s.battle_deck = [0, 0, 0, 0]
    assert result_weights(s, the_battle(s)) == [16, 4, 4]
    s.battle_deck = [0, 0, 3, 0]
    assert result_weights(s, the_battle(s)) == [0, 0, 3]


def test_a_card_that_lies_there_is_certain() -> None:
    s = siege({"hand": "champion"}, {"hand": "vassal"}, {"fiefs": ["palace church"]}, "field champion", "field vassal")
    play(s, "battle church")
    assert result_weights(s, the_battle(s)) == [1, 0, 0]


def test_or_12_12_lords_of_the_defender_are_captured_as_often_as_the_attacker_wins() -> None:
    s = siege(
        {"hand": "champion", "fiefs": ["palace lord=vassal"]},
        {"fiefs": ["palace lord=prince land"]},
        None,
        "field champion",
        "field_lord winchester",
        "field_lord tamworth",
    )
    odds = battle_odds(s, the_battle(s))
    assert odds.captured(0) == {0: 20 / 24, 1: 4 / 24}
    assert odds.captured(1) == {0: 20 / 24, 1: 4 / 24}


def test_ov_9_a_second_card_for_the_lords() -> None:
    # Given a small Battle deck, and Lords on both sides
    s = a_state(
        {"hand": "champion", "fiefs": ["palace lord=vassal land"]},
        {"fiefs": ["palace lord=prince church"], "towers": "banner banner"},
        {},
        tactics="second_card",
    )
    play(run(s, ask_turn, BLUE), "storm red", "field champion", "field_lord winchester")
    s.battle_deck = [2, 1, 1, 1]
    play(s, "field_lord tamworth")
    odds = battle_odds(s, the_battle(s))

    # When each pair of cards is fought out: Red controls the Church
    captured = [[0, 0], [0, 0]]
    razed = [0, 0]
    for first, n in enumerate(s.battle_deck):
        one = s.clone()
        one.apply(BATTLE[first])
        if one.rule == "OR-12.14":
            one.apply(DECIDE[t.DEFENDER])
        for second, m in enumerate(one.battle_deck):
            if m:
                two = one.clone()
                two.ears = []
                two.apply(BATTLE[second])
                lords = [event.args[0] for event in two.ears if event.kind is told.LORD_CAPTURED]
                captured[0][lords.count(fief("winchester"))] += n * m
                captured[1][lords.count(fief("tamworth"))] += n * m
                razed[next(event.args[1] > 0 for event in two.ears if event.kind is told.DAMAGE)] += n * m

    # Then the odds say the same
    for side in (0, 1):
        assert odds.captured(side) == {n: captured[side][n] / 20 for n in (0, 1)}
    assert odds.success() == razed[1] / 20


# Battles to come


def test_all_that_a_house_can_field() -> None:
    s = a_state(
        {
            "hand": "champion vassal prince mercenary monk land",
            "fiefs": ["palace lord=vassal land", "castle lord=monk"],
            "pool": (2, 1),
            "mercs": ["knight"],
        },
        king=BLUE,
        royal=(1, 0),
    )
    assert all_of_table(s, BLUE).strength == 2 + 1 + 3 + 1 + 1
    assert all_of_house(s, BLUE).strength == 8 + 2 + 1 + 2 + 1
    s.horde = [3, 2]
    assert all_of_table(s, t.VIKINGS).strength == all_of_house(s, t.VIKINGS).strength == 7


def test_a_battle_to_come_is_the_battle_that_comes() -> None:
    # What is worked out before the declaration is what is worked out when both have fielded all
    s = a_state(
        {"hand": "champion champion", "fiefs": ["palace land"], "pool": (0, 1)},
        {"fiefs": ["palace lord=vassal land church"], "pool": (1, 0), "towers": "banner"},
        {},
    )
    battle = battle_to_come(s, BLUE, BLUE, ON_PROPERTIES, RED, fief("tamworth"))
    battle.forces = [all_of_house(s, BLUE), all_of_table(s, RED)]
    before = battle_odds(s, battle)
    play(run(s, ask_turn, BLUE), "raid tamworth", "field_army knight", "field champion", "field champion", "field_all")
    after = battle_odds(s, the_battle(s))
    assert seen(before) == seen(after)
    assert before.properties() == {0: 8 / 24, 2: 16 / 24}


def seen(odds: Odds) -> list[list[object]]:
    return [[one.result, one.weight, one.points, one.properties, one.captured] for one in odds.outcomes]
