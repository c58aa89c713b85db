"""Kings: dealt in secret, asked for by what lies open, played once as an Event (VX-3.1, VX-3.2)."""

from __future__ import annotations

from itertools import permutations

import pytest

from heptarchy.games.vikings.battle import start_rebellion
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    EOFORWIC,
    FACTIONS,
    HOUSECARL,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.kings import deal_kings
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import DEAL_KING
from heptarchy.games.vikings.table.age import NOBODY
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.vikings.age_tables import MOVES, a_fight, with_kings
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    fight,
    is_done,
    offered,
    pass_all,
    play,
    refused,
    run,
    told,
)
from tests.views import look


def seen_kings(s: Vikings, seat: int | None) -> dict[str, str | None]:
    """What this seat sees of the Kings."""
    kings: dict[str, str | None] = look(s, seat)["age"]["kings"]
    return kings


ALL = {NORSEMEN: "edmund", BERSERKERS: "aella", HOUSECARL: "aethelred", THEGN: "burgred"}


# VX-3.1: dealt at random and in secret


def test_vx_3_1_four_kings_are_dealt_one_to_each_faction_each_as_likely_as_another() -> None:
    # Given a new game: nobody holds a King
    s = a_game(kings=True)
    assert seen_kings(s, 0) == dict.fromkeys(FACTIONS)
    left = [0, 1, 2, 3]
    for faction, king in enumerate((2, 0, 3, 1)):
        # Then fate deals any of those that are left
        assert (s.seat, s.rule) == (FATE, "VX-3.1")
        assert [DEAL_KING.arg(action) for action in s.options] == left
        assert s.weights.weights == [1] * len(left)

        # Only his side hears which, all hear that he is dealt
        mine = (0, 1) if faction < 2 else (2, 3)
        assert [hears(s.audience, seat) for seat in (0, 1, 2, 3, None)] == [seat in mine for seat in (0, 1, 2, 3, None)]
        name = ("Norsemen", "Berserkers", "Housecarl", "Thegn")[faction]
        assert told(s, lambda king=king: s.apply(DEAL_KING[king])) == [f"{name} are dealt a King"]  # type: ignore[misc]
        left.remove(king)
    assert s.age is not None
    assert s.age.kings == [2, 0, 3, 1]
    assert s.rule != "VX-3.1"


def test_vx_3_1_without_the_module_there_are_none() -> None:
    s = a_game(relics=True)
    assert s.rule != "VX-3.1"
    assert "kings" not in s.view(0)["age"]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_vx_3_1_a_king_is_seen_by_his_side_alone(seat: int | None) -> None:
    s = with_kings(ALL)
    side = None if seat is None else seat // 2
    for faction, key in enumerate(FACTIONS):
        assert seen_kings(s, seat)[key] == (ALL[faction] if faction // 2 == side else "hidden")


@pytest.mark.parametrize(("players", "seat", "mine"), [(2, 0, (0, 1)), (2, 1, (2, 3)), (3, 0, (0, 1)), (3, 2, (2, 3))])
def test_vx_3_1_so_with_two_and_three_players(players: int, seat: int, mine: tuple[int, ...]) -> None:
    s = with_kings(ALL, players=players)
    seen = [seen_kings(s, seat)[key] for key in FACTIONS]
    assert seen == [ALL[faction] if faction in mine else "hidden" for faction in range(4)]


def test_vx_3_1_a_king_who_is_played_lies_open_and_is_out_of_the_game() -> None:
    # Given the Norsemen with Edmund in a battle
    s = a_fight({**ALL})
    heard = told(s, lambda: play(s, "king edmund"))

    # Then all see him, and nobody has him
    assert heard == ["Norsemen play Edmund of East Anglia"]
    for seat in (0, 1, 2, 3, None):
        assert seen_kings(s, seat)["norsemen"] is None
        assert s.view(seat)["age"]["kings_played"] == ["edmund"]

    # And he is not played again, in this battle or another
    pass_all(s)
    assert s.seat == FATE
    s = with_kings({BERSERKERS: "aella"}, ("edmund",), units={LOIDIS: {NORSEMEN: 2, THEGN: 2}})
    fight(s, LOIDIS)
    assert s.seat == FATE


# VX-3.1: what an enemy must imagine


@pytest.mark.parametrize("seat", range(4))
def test_vx_3_1_an_enemy_imagines_any_king_that_he_has_not_seen(seat: int) -> None:
    s = with_kings(ALL)
    seen: set[tuple[int, ...]] = set()
    for seed in range(60):
        other = s.redeal(seat, Rng(seed))
        assert other.age is not None
        assert s.age is not None
        assert sorted(other.age.kings) == [0, 1, 2, 3]
        for faction in range(4):
            if faction // 2 == seat // 2:
                assert other.age.kings[faction] == s.age.kings[faction]
        seen.add(tuple(other.age.kings))
    assert len(seen) == 2  # the two of the enemy, either way round
    assert s.age is not None
    assert s.age.kings == [1, 0, 3, 2]


def test_vx_3_1_a_king_who_was_played_is_not_imagined() -> None:
    # Given Aella and Burgred played, the Norsemen with Edmund, the Housecarl with Aethelred
    s = with_kings({NORSEMEN: "edmund", HOUSECARL: "aethelred"}, ("aella", "burgred"))
    for seed in range(10):
        for seat in range(4):
            other = s.redeal(seat, Rng(seed))
            assert other.age is not None
            assert other.age.kings == [1, NOBODY, 3, NOBODY]

    # And an enemy's King is known once all others are; two of them may be either way round
    s = with_kings({NORSEMEN: "edmund", HOUSECARL: "aethelred", THEGN: "burgred"}, ("aella",))
    kings = {s.redeal(HOUSECARL, Rng(seed)).age.kings[NORSEMEN] for seed in range(20)}  # type: ignore[union-attr]
    assert kings == {1}
    kings = {s.redeal(NORSEMEN, Rng(seed)).age.kings[THEGN] for seed in range(20)}  # type: ignore[union-attr]
    assert kings == {2, 3}


def test_vx_3_1_while_kings_are_dealt_what_is_left_is_imagined_too() -> None:
    # Given the Berserkers about to be dealt a King after the Norsemen
    s = a_state(modules=("kings",))
    run(s, deal_kings)
    play(s, "deal_king burgred")
    imagined = [s.redeal(THEGN, Rng(seed)) for seed in range(30)]

    # Then an enemy may imagine any King in their hands, and fate deals the others
    for other in imagined:
        assert other.age is not None
        assert offered(other, DEAL_KING) == {0, 1, 2, 3} - {other.age.kings[NORSEMEN]}
    assert {other.age.kings[NORSEMEN] for other in imagined if other.age} == {0, 1, 2, 3}
    assert offered(s.redeal(BERSERKERS, Rng(1)), DEAL_KING) == {0, 1, 3}


def test_vx_3_1_a_question_about_hidden_kings_is_asked_anew_for_imagined_ones() -> None:
    # Given the Norsemen asked in a battle, with Edmund; an enemy who imagines Aella or Edmund there
    s = a_fight(ALL)
    assert answers(s) == ["king edmund", "pass"]
    seen = {tuple(answers(s.redeal(HOUSECARL, Rng(seed)))) for seed in range(30)}
    assert seen == {("king edmund", "pass"), ("king aella", "pass")}


# V-10.6: who is asked depends on what lies open alone


def quiet(s: Vikings) -> str:
    """Fate's answer that hurts nobody, or the least of a seat's."""
    said = answers(s)
    for text in ("pass", "stay", "done", "levy 2", "roll command command", "roll blank blank", "roll command"):
        if text in said:
            return text
    return next(text for text in said if text.startswith("play"))


def asked(s: Vikings, most: int = 24) -> tuple[tuple[int, str], ...]:
    """Who is asked by which rule, all passing."""
    questions: list[tuple[int, str]] = []
    while len(questions) < most and not is_done(s):
        questions.append((s.seat, s.rule))
        play(s, quiet(s))
    return tuple(questions)


DEALS = [dict(enumerate(deal)) for deal in permutations(ta.KING_KEYS)]


@pytest.mark.parametrize("active", range(4), ids=FACTIONS)
def test_vx_3_1_who_is_asked_in_a_battle_does_not_depend_on_who_has_which_king(active: int) -> None:
    seen = {asked(a_fight(deal, active, EOFORWIC, hands=MOVES)) for deal in DEALS}
    assert len(seen) == 1
    assert [seat for seat, rule in next(iter(seen)) if rule == "V-9.2"]


@pytest.mark.parametrize("active", range(4), ids=FACTIONS)
def test_vx_3_1_who_is_asked_in_a_phase_does_not_depend_on_who_has_which_king(active: int) -> None:
    seen = set()
    for deal in DEALS:
        units = {LINDCYLENE: {NORSEMEN: 2, BERSERKERS: 2}, LIGORACEASTER: {HOUSECARL: 1, THEGN: 1}}
        s = with_kings(deal, active=active, units=units, hands=MOVES)
        seen.add(asked(run(s, reinforcements_phase)))
    assert len(seen) == 1
    assert (active, "V-10.6") in next(iter(seen))


@pytest.mark.parametrize("played", ta.KING_KEYS)
def test_vx_3_1_nor_after_one_has_been_played(played: str) -> None:
    left = [key for key in ta.KING_KEYS if key != played]
    seen = set()
    for deal in permutations(left):
        s = a_fight(dict(zip((BERSERKERS, HOUSECARL, THEGN), deal, strict=True)), played=(played,))
        seen.add(asked(s))
    assert len(seen) == 1
    seats = [seat for seat, rule in next(iter(seen)) if rule == "V-9.2"]
    assert seats == [BERSERKERS, HOUSECARL, THEGN]


def test_vx_3_1_a_faction_whose_king_is_played_is_not_asked_for_him() -> None:
    s = a_fight({BERSERKERS: "aella"})
    assert (s.seat, answers(s)) == (BERSERKERS, ["king aella", "pass"])
    play(s, "pass")
    assert s.seat == FATE


def test_vx_3_1_nobody_is_asked_in_a_battle_once_aella_and_edmund_are_played() -> None:
    s = a_fight({NORSEMEN: "burgred", THEGN: "aethelred"}, played=("aella", "edmund"))
    assert s.seat == FATE


def test_vx_3_1_a_king_is_not_asked_for_before_the_fyrd_come() -> None:
    s = a_fight(ALL, shire=EOFORWIC)
    assert (s.seat, s.rule) == (FATE, "V-9.3")
    play(s, "levy 2")
    assert (s.seat, s.rule) == (NORSEMEN, "V-9.2")


# VX-3.2: he counts as an Event


def test_vx_3_2_a_king_counts_among_the_events_of_the_round() -> None:
    # Given the Thegn with Edmund, the Spy in hand and one Event played
    hands = {THEGN: ["t12_spy", "t02_move_1_3"]}
    s = a_fight({THEGN: "edmund"}, hands=hands, events_played={THEGN: 1})
    assert s.seat == THEGN
    play(s, "king edmund")

    # Then it is the second, and they are asked no more
    assert s.events_played[THEGN] == 2
    assert s.seat == FATE


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_vx_3_2_no_king_after_the_last_event_of_the_round(limit: int) -> None:
    s = a_fight({THEGN: "edmund"}, events_played={THEGN: limit}, events_per_round=limit)
    assert s.seat == FATE
    s = a_fight({THEGN: "edmund"}, events_played={THEGN: limit - 1}, events_per_round=limit)
    assert s.seat == THEGN


def test_vx_3_2_the_refusal_names_the_rule() -> None:
    s = with_kings(
        {NORSEMEN: "aethelred"}, units={LOIDIS: {NORSEMEN: 1}}, hands=MOVES, events_played={NORSEMEN: 2}, invaded=True
    )
    run(s, reinforcements_phase)
    assert s.rule == "V-5.8"
    assert answers(s) == ["play n02_move_2_4"]
    assert refused(s, "king aethelred") == "the Norsemen have played 2 Events this round (VX-3.2)"


def test_vx_3_2_an_event_may_follow_a_king_and_a_king_an_event() -> None:
    units = {EOFORWIC: {THEGN: 3}, LOIDIS: {NORSEMEN: 3}}
    s = with_kings({THEGN: "aethelred"}, active=THEGN, units=units, hands={THEGN: ["t08_religious_conversion"]})
    run(s, ask_event, REINFORCING)
    play(s, "king aethelred", "place eoforwic", "take 1")
    assert answers(s) == ["play t08_religious_conversion", "pass"]
    play(s, "play t08_religious_conversion")
    assert s.events_played[THEGN] == 2


# Refusals


def test_vx_3_1_another_king_is_not_yours() -> None:
    s = a_fight(ALL)
    assert refused(s, "king aella") == "Aella of Northumbria is not your King (VX-3.1)"


@pytest.mark.parametrize(
    ("king", "sentence"),
    [
        ("burgred", "Burgred of Mercia is not played at this moment (VX-3.13)"),
        ("aethelred", "Aethelred of Wessex is not played at this moment (VX-3.14)"),
    ],
)
def test_vx_3_13_and_vx_3_14_are_not_played_in_a_battle(king: str, sentence: str) -> None:
    s = a_fight({NORSEMEN: king, BERSERKERS: "aella"})
    assert (s.seat, answers(s)) == (NORSEMEN, ["pass"])
    assert refused(s, f"king {king}") == sentence


@pytest.mark.parametrize(("king", "rule"), [("aella", "VX-3.11"), ("edmund", "VX-3.12")])
def test_vx_3_11_and_vx_3_12_need_a_unit_of_the_faction_in_the_battle(king: str, rule: str) -> None:
    # Given a battle without Thegns, who are asked for a Spy
    units = {CETREHT: {NORSEMEN: 2, HOUSECARL: 2}, EOFORWIC: {THEGN: 1}}
    s = fight(with_kings({THEGN: king}, units=units, hands={THEGN: ["t12_spy"]}), CETREHT)
    assert (s.seat, answers(s)) == (THEGN, ["play t12_spy", "pass"])
    assert refused(s, f"king {king}") == f"the Thegn have no unit in this battle ({rule})"

    # When the Spy has not come they are not asked for the King at all
    s = fight(with_kings({THEGN: king}, units=units), CETREHT)
    assert s.seat == FATE


@pytest.mark.parametrize("king", ["aella", "edmund"])
@pytest.mark.parametrize("active", range(4), ids=FACTIONS)
@pytest.mark.parametrize("faction", range(4), ids=FACTIONS)
def test_vx_3_11_and_vx_3_12_any_faction_in_any_turn(king: str, active: int, faction: int) -> None:
    s = a_fight({faction: king}, active)
    assert (s.seat, answers(s)) == (faction, [f"king {king}", "pass"])


def test_vx_3_11_the_vikings_may_play_him_against_a_rising() -> None:
    s = with_kings({NORSEMEN: "aella"}, active=HOUSECARL, units={CETREHT: {NORSEMEN: 3}})
    run(s, lambda state, _: start_rebellion(state, CETREHT))
    play(s, "levy 2")
    assert answers(s) == ["king aella", "pass"]
