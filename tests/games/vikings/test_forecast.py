"""Odds at the table against the battles they speak of, and spans that end when they should."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings.battle import battle_phase
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.fray import in_battle, the_battle
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.movement_phase import movement_phase
from heptarchy.games.vikings.table import forecast as f
from heptarchy.games.vikings.table.actions import LAND, SAIL, STEP
from heptarchy.games.vikings.table.odds import LOSSES, battle_odds
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import a_battle, a_state, answers, play, run

GAMES = 30


def games() -> list[tuple[Vikings, Rng]]:
    """New games over all seatings, with the dice that go with each."""
    found: list[tuple[Vikings, Rng]] = []
    for n in range(GAMES):
        players = 2 + n % 3
        lone_side = "english" if players == 3 and n % 2 else "viking"
        state = VIKINGS.new(players=players, lone_side=lone_side, advanced=n % 4 == 0)
        assert isinstance(state, Vikings)
        found.append((state, Rng(n)))
    return found


def move_on(s: Vikings, rng: Rng) -> None:
    s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))


def odds_now(s: Vikings) -> float:
    """How likely the Vikings win with the roll that fate is asked for still to come, by the odds alone."""
    b = the_battle(s)
    norse, berserk, housecarl, thegn, fyrd = (in_battle(s, kind) for kind in range(5))
    taken = b.berserkers_taken > 0
    attack = b.roller == b.attacker
    return battle_odds(
        b.attacker, norse, berserk, housecarl, thegn, fyrd, berserker_taken=taken, attackers_roll=attack
    ).p_viking_wins


def follow_the_odds(s: Vikings) -> Vikings:
    """Answer as the odds take for granted, up to the next roll or the end of the battle."""
    battle = s.battle
    while s.battle is battle and s.seat != FATE:
        if s.rule == "V-9.7":
            here = answers(s)
            order = LOSSES[1 - the_battle(s).roller]
            play(s, next(text for kind in order if (text := f"lose {t.UNIT_KINDS[kind]}") in here))
        else:
            play(s, "stay" if s.rule in ("V-9.12", "V-9.13") else "pass")
    return s


def battle_of(s: Vikings, seat: int | None = None) -> dict[str, Any]:
    battle = VIKINGS.forecast(s, seat)["battle"]
    assert isinstance(battle, dict)
    return battle


# The battle being fought


def test_the_odds_of_a_battle_before_its_first_roll() -> None:
    # Given three Norsemen and two Berserkers against two Housecarls and three Thegns, on open land
    hands = {t.NORSEMEN: ["n08_feigned_retreat"]}
    s = a_battle(t.NORSEMEN, {t.NORSEMEN: 3, t.BERSERKERS: 2, t.HOUSECARL: 2, t.THEGN: 3}, hands)

    # Then a spectator sees the odds of the reference table
    battle = battle_of(s)
    assert battle["win"]["viking"] == pytest.approx(0.6194, abs=5e-5)
    assert battle["win"]["english"] == pytest.approx(1 - 0.6194, abs=5e-5)
    assert (battle["shire"], battle["attacker"]) == ("cetreht", "viking")
    assert battle["exact"] is True
    assert battle["assumes"] == "units"


def test_v_9_3_before_the_fyrd_draw_it_is_over_the_cards_left() -> None:
    # Given a city attacked with only cards of 2 left in the Fyrd deck
    there = {t.NORSEMEN: 3, t.BERSERKERS: 2, t.HOUSECARL: 1, t.THEGN: 1}
    hands = {t.BERSERKERS: ["b09_viking_terror"]}
    s = a_battle(t.BERSERKERS, there, hands, shire=t.EOFORWIC, fyrd_deck=(2, 0, 0, 0))
    assert s.rule == "V-9.2"

    # Then the odds are those against two Fyrd
    battle = battle_of(s)
    assert battle["assumes"] == "draw"
    assert battle["win"]["viking"] == pytest.approx(battle_odds(t.VIKING, 3, 2, 1, 1, 2).p_viking_wins)

    # And with Viking Terror played there will be none
    play(s, "play b09_viking_terror")
    if s.battle is not None and s.seat != FATE:
        assert battle_of(s)["win"]["viking"] == pytest.approx(battle_odds(t.VIKING, 3, 2, 1, 1).p_viking_wins)


def test_the_odds_of_a_fresh_deck_are_those_of_one_random_card() -> None:
    there = {t.NORSEMEN: 6, t.BERSERKERS: 3, t.HOUSECARL: 1, t.THEGN: 1}
    s = a_battle(t.BERSERKERS, there, {t.BERSERKERS: ["b09_viking_terror"]}, shire=t.EOFORWIC)
    assert battle_of(s)["win"]["viking"] == pytest.approx(0.9917, abs=5e-5)


def test_v_15_42_an_escape_gives_the_battle_away() -> None:
    there = {t.NORSEMEN: 3, t.THEGN: 3}
    s = a_battle(t.NORSEMEN, there, {t.THEGN: ["t09_escape_into_the_wilds"]})
    while s.rule != "V-15.42":
        options = answers(s)
        fitting = [text for text in options if text.startswith("play") or text == "roll command command command"]
        play(s, *(fitting[:1] or ["stay" if "stay" in options else "pass"]))
    battle = battle_of(s)
    assert battle["win"] == {"viking": 1.0, "english": 0.0}
    assert battle["assumes"] == "won"


def test_events_at_work_make_the_odds_rough() -> None:
    # Given an English attack while a Shield Wall holds
    there = {t.NORSEMEN: 3, t.HOUSECARL: 3, t.THEGN: 1}
    hands = {t.NORSEMEN: ["n08_feigned_retreat"]}
    s = a_battle(t.HOUSECARL, there, hands, effects=[t.SHIELD_WALL])
    battle = battle_of(s)
    assert battle["exact"] is False
    assert battle["assumes"] == "rough"


def test_in_random_games_the_odds_come_true_where_nothing_is_left_to_fate() -> None:
    seen = {"V-9.7": 0, "V-9.12": 0, "V-9.2": 0}
    for s, rng in games():
        while not s.over:
            if s.battle is not None and s.seat != FATE and s.rule in seen:
                battle = battle_of(s)
                assert 0.0 <= battle["win"]["viking"] <= 1.0
                if battle["exact"] and battle["assumes"] != "draw":
                    after = follow_the_odds(s.clone())
                    if after.battle is not None and VIKINGS.scopes(after, 0) == VIKINGS.scopes(s, 0):
                        assert battle["win"]["viking"] == pytest.approx(odds_now(after), abs=1e-9), s.rule
                        seen[s.rule] += 1
            move_on(s, rng)
    assert min(seen.values()) > 20, seen


def test_in_random_games_the_odds_before_the_draw_are_the_mean_over_it() -> None:
    seen = 0
    for s, rng in games():
        while not s.over:
            if s.battle is not None and s.seat == FATE and s.space.say(s.options[0]).startswith("levy"):
                battle = battle_of(s) if s.hosts[t.ENGLISH][s.battle.shire] else None
                if battle is not None and battle["exact"] and battle["assumes"] == "draw":
                    total = sum(s.weights.weights)
                    mean = 0.0
                    for option, weight in zip(s.options, s.weights.weights, strict=True):
                        after = s.clone()
                        after.apply(option)
                        mean += weight / total * odds_now(follow_the_odds(after))
                    assert battle["win"]["viking"] == pytest.approx(mean, abs=1e-9)
                    seen += 1
            move_on(s, rng)
    assert seen > 20


# Options


def test_the_options_of_an_army_on_its_way() -> None:
    # Given an army of three Norsemen and two Berserkers in York, with enemies in Leeds alone
    units = {t.EOFORWIC: {t.NORSEMEN: 3, t.BERSERKERS: 2}, t.LOIDIS: {t.HOUSECARL: 2, t.THEGN: 3}}
    s = a_state(units=units, armies=1, steps=2)
    run(s, movement_phase)
    assert VIKINGS.forecast(s, 0) == {"battle": None, "options": {}}
    play(s, "muster eoforwic")

    # Then the way to Leeds has odds, and no other
    options = VIKINGS.forecast(s, 0)["options"]
    assert list(options) == ["march loidis"]
    assert options["march loidis"]["win"] == pytest.approx(0.6194, abs=5e-5)
    assert options["march loidis"]["exact"] is True

    # And they go with the load
    play(s, "load berserkers 0")
    win = VIKINGS.forecast(s, 0)["options"]["march loidis"]["win"]
    assert win == pytest.approx(battle_odds(t.VIKING, 3, 0, 2, 3).p_viking_wins)

    # And nobody else is told
    assert VIKINGS.forecast(s, 2) == {"battle": None, "options": {}}
    assert VIKINGS.forecast(s, None) == {"battle": None, "options": {}}


def test_an_english_seat_is_told_its_own_chance() -> None:
    units = {t.EOFORWIC: {t.NORSEMEN: 3, t.BERSERKERS: 2}, t.LOIDIS: {t.HOUSECARL: 2, t.THEGN: 3}}
    s = a_state(active=t.HOUSECARL, units=units, armies=1, steps=2)
    run(s, movement_phase)
    play(s, "muster loidis")
    win = VIKINGS.forecast(s, 2)["options"]["march eoforwic"]["win"]
    assert win == pytest.approx(1 - 0.8793, abs=5e-5)


def test_landings_have_odds_with_all_who_are_aboard() -> None:
    s = a_state(
        off_shore=t.HALFDAN, aboard=(17, 8), armies=2, steps=4, units={t.EOFORWIC: {t.HOUSECARL: 1, t.THEGN: 1}}
    )
    run(s, leader_phase)
    play(s, "activate halfdan")
    options = VIKINGS.forecast(s, 0)["options"]
    assert list(options) == ["land eoforwic"]
    assert options["land eoforwic"]["assumes"] == "draw"
    assert options["land eoforwic"]["win"] == pytest.approx(1.0, abs=5e-5)


def test_no_more_than_twelve_battles_are_worked_out_the_largest_left_out() -> None:
    # Given Guthrum off shore and fourteen different garrisons on the coasts
    coasts = t.COASTAL[:14]
    units = {shire: {t.THEGN: i % 5, t.HOUSECARL: i // 5} for i, shire in enumerate(coasts, 1)}
    s = a_state(off_shore=t.GUTHRUM, aboard=(5, 2), armies=2, steps=4, units=units)
    run(s, leader_phase)
    play(s, "activate guthrum")
    options = VIKINGS.forecast(s, 0)["options"]

    # Then the two largest have no odds
    assert len(options) == f.MOST_BATTLES
    sizes = sorted(sum(there.values()) for there in units.values())
    shown = [sum(units[t.SHIRES.index(text.split()[1])].values()) for text in options]
    assert shown == sizes[:12]


def test_in_random_games_the_odds_of_an_option_are_those_of_the_battle_it_begins() -> None:
    seen = 0
    for s, rng in games():
        while not s.over:
            look = s.seat != FATE and len(s.seats) == 1 and s.rule in ("V-7.4", "V-7.5", "V-9.1") and s.turn < 3
            if look and rng.random() < 0.3:
                options = VIKINGS.forecast(s, s.seat)["options"]
                for text, odds in options.items():
                    after = s.clone()
                    after.apply(s.space.parse(text))
                    battle = VIKINGS.forecast(after, None)["battle"]
                    if battle is not None and battle["exact"]:
                        assert odds["win"] == pytest.approx(battle["win"][t.SIDES[s.side]], abs=1e-9)
                        assert odds["exact"]
                        seen += 1
            move_on(s, rng)
    assert seen > 100


def test_what_a_seat_is_told_depends_on_what_it_sees_alone() -> None:
    entering = (STEP, SAIL, LAND)
    seen = 0
    for s, rng in games():
        while not s.over:
            if s.seat != FATE and (s.battle is not None or s.march is not None or rng.random() < 0.05):
                for seat in range(s.players):
                    other = s.redeal(seat, rng)
                    assert VIKINGS.forecast(other, seat) == VIKINGS.forecast(s, seat)
                    assert VIKINGS.scopes(other, seat) == VIKINGS.scopes(s, seat)
                seen += any(verb.holds(option) for verb in entering for option in s.options)
            for _ in range(7):  # a look at every state would take half a minute
                if not s.over:
                    move_on(s, rng)
    assert seen > 20


# Spans


def test_a_battle_has_one_token_and_no_other_battle_has_it() -> None:
    battles = 0
    for s, rng in games():
        tokens: dict[str, int] = {}
        battle = None
        count = 0
        while not s.over:
            if s.battle is not battle:
                count += 1
                battle = s.battle
            spans = VIKINGS.scopes(s, 0)
            assert spans["game"] == ""
            assert spans["turn"].startswith(spans["round"])
            assert ("battle" in spans) == (s.battle is not None)
            if "battle" in spans and not the_battle(s).titles >> t.ESCAPE_INTO_THE_WILDS & 1:
                assert tokens.setdefault(spans["battle"], count) == count
            move_on(s, rng)
        battles += len(tokens)
    assert battles > 5 * GAMES


def test_a_turn_ends_with_its_token() -> None:
    s, rng = games()[0]
    seen: dict[str, tuple[int, int]] = {}
    while not s.over:
        moment = (s.round, s.turn)
        assert seen.setdefault(VIKINGS.scopes(s, 0)["turn"], moment) == moment
        move_on(s, rng)
    assert len(seen) > 10


def test_two_battles_in_one_shire_and_turn_have_two_tokens() -> None:
    # Given a Leader in York and an army in Knaresborough, both beside a Thegn and a Housecarl in Leeds
    units = {t.EOFORWIC: {t.NORSEMEN: 1}, t.CNARRESBURH: {t.NORSEMEN: 1}, t.LOIDIS: {t.THEGN: 1, t.HOUSECARL: 1}}
    s = a_state(units=units, leaders={t.IVAR: t.EOFORWIC}, armies=2, steps=1)

    # When the Leader attacks and falls
    run(s, leader_phase)
    play(s, "activate ivar", "march loidis")
    first = VIKINGS.scopes(s, 0)["battle"]
    play(s, "roll hit")
    assert VIKINGS.scopes(s, 0)["battle"] == first
    play(s, "roll hit")
    assert s.battle is None

    # And the army comes after him
    run(s, movement_phase)
    play(s, "muster cnarresburh", "march loidis")
    run(s, battle_phase)
    assert VIKINGS.scopes(s, 0)["battle"] != first
