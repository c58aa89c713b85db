"""Whom a moment for Events asks depends on what lies open alone, never on a hand (V-10.6, V-13.3)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from heptarchy.games.vikings.cards import may_hold
from heptarchy.games.vikings.data.moments import REINFORCING
from heptarchy.games.vikings.data.tables import (
    AMBUSH,
    BERSERKERS,
    CARD_EVENT,
    CARDS,
    CETREHT,
    DANEGELD,
    ENGLISH_TRAITORS,
    EOFORWIC,
    FACTIONS,
    HOUSECARL,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    NORSEMEN,
    SURPRISE_ATTACK,
    THEGN,
    VIKING_TERROR,
)
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_state,
    answers,
    fight,
    is_done,
    pass_all,
    play,
    run,
    told,
)


def a_battle(active: int, hands: dict[int, list[str]], shire: int = EOFORWIC, **laid: Any) -> Vikings:
    """All four factions fight in York; a Thegn is near, and a way out."""
    units = {shire: {NORSEMEN: 2, BERSERKERS: 2, HOUSECARL: 2, THEGN: 2}, LOIDIS: {THEGN: 1}}
    return fight(a_state(active=active, units=units, hands=hands, **laid), shire)


def quiet(s: Vikings) -> str:
    """Fate's answer that hurts nobody."""
    said = answers(s)
    for text in ("levy 2", "roll command command", "roll blank blank"):
        if text in said:
            return text
    raise AssertionError(said)


# Honest questions: who is asked depends on what lies open alone


def asked_in_battle(s: Vikings) -> list[tuple[int, str]]:
    """Who is asked by which rule through a few rolls, all passing."""
    asked: list[tuple[int, str]] = []
    while len(asked) < 24 and not is_done(s):
        asked.append((s.seat, s.rule))
        play(s, quiet(s) if s.seat == FATE else "stay" if s.rule == "V-9.12" else "pass")
    return asked


def all_hands(faction: int) -> list[list[str]]:
    """A few dozen hands of three out of the standard twelve, each with a Movement card."""
    first = faction * 19
    moves, events = CARDS[first + 1 : first + 3], CARDS[first + 7 : first + 12]
    hands = [[*pair, moves[0]] for pair in combinations(events, 2)]
    return [*hands, *([event, *moves] for event in events), [CARDS[first], *moves]]


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN], ids=FACTIONS)
@pytest.mark.parametrize("faction", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN], ids=FACTIONS)
def test_v_10_6_who_is_asked_in_a_battle_does_not_depend_on_hidden_hands(active: int, faction: int) -> None:
    # Given the same battle with every kind of hand in one faction's hands
    asked = {tuple(asked_in_battle(a_battle(active, {faction: hand}))) for hand in all_hands(faction)}

    # Then always the same questions are asked
    assert len(asked) == 1


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN], ids=FACTIONS)
@pytest.mark.parametrize("faction", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN], ids=FACTIONS)
def test_v_10_6_who_is_asked_in_a_phase_does_not_depend_on_hidden_hands(active: int, faction: int) -> None:
    # Given the same Reinforcements Phase with every kind of hand in one faction's hands
    seen = set()
    for hand in all_hands(faction):
        moves = {f: [CARDS[f * 19 + 1]] for f in range(4)}
        s = a_state(
            active=active,
            units={LINDCYLENE: {NORSEMEN: 2}, LIGORACEASTER: {HOUSECARL: 1, THEGN: 1}},
            hands={**moves, faction: hand},
        )
        run(s, reinforcements_phase)
        asked = []
        while not is_done(s):
            asked.append((s.seat, s.rule))
            play(s, "pass" if "pass" in answers(s) else f"play {CARDS[active * 19 + 1]}")
        seen.add(tuple(asked))

    # Then always the same questions are asked
    assert len(seen) == 1


def test_v_10_6_a_faction_is_asked_while_the_card_may_be_in_its_hand() -> None:
    # Given a Norsemen hand without Feigned Retreat, which is in the deck
    s = a_battle(NORSEMEN, {NORSEMEN: ["n02_move_2_4"]}, CETREHT)

    # Then they are asked, and can only pass
    assert (s.seat, answers(s)) == (NORSEMEN, ["pass"])


def test_v_10_6_a_faction_is_not_asked_once_its_card_lies_open() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: ["n02_move_2_4"]}, CETREHT, played={NORSEMEN: ["n08_feigned_retreat"]})
    assert s.seat == FATE


def test_v_10_6_a_faction_is_not_asked_when_its_hand_is_empty() -> None:
    s = a_battle(NORSEMEN, {}, CETREHT)
    assert s.seat == FATE


SHOWN = ["b08_increased_morale", "b09_viking_terror", "b10_surprise_attack", "b11_ceolwulf"]


@pytest.mark.parametrize(
    "shown", [[], SHOWN[:2], SHOWN, [*SHOWN, "b12_viking_fort"], [*SHOWN[:3], "b14_increased_morale"]]
)
@pytest.mark.parametrize("active", [BERSERKERS, THEGN], ids=["berserkers", "thegn"])
def test_v_10_6_shown_hands_of_an_advanced_game_tell_no_more_than_they_show(active: int, shown: list[str]) -> None:
    # Given Berserkers of whose five Events some were shown (V-11.2), and every choice of the others and of the hand
    first = BERSERKERS * 19
    events = CARDS[first + 7 : first + 19]
    seen = set()
    for others in combinations([card for card in events if card not in shown], 5 - len(shown)):
        mine = [*shown, *others]
        for hand in ([mine[0], "b02_move_2_4"], [mine[-1], "b02_move_2_4"], ["b03_move_2_4", "b02_move_2_4"]):
            rest = [card for card in [*CARDS[first : first + 7], *mine] if card not in hand]
            s = a_battle(
                active,
                {BERSERKERS: hand},
                advanced=True,
                decks={BERSERKERS: rest},
                shown={BERSERKERS: shown},
            )
            seen.add(tuple(asked_in_battle(s)))

    # Then always the same questions are asked
    assert len(seen) == 1


def test_v_10_6_once_all_five_events_of_an_advanced_deck_are_seen_only_they_are_asked_for() -> None:
    # Given Berserkers whose five Events were all seen: Viking Terror among them and played, no Surprise Attack
    five = ["b09_viking_terror", "b08_increased_morale", "b14_increased_morale", "b11_ceolwulf", "b12_viking_fort"]
    s = a_state(
        active=BERSERKERS,
        advanced=True,
        units={EOFORWIC: {BERSERKERS: 2, HOUSECARL: 2}},
        hands={BERSERKERS: ["b02_move_2_4"]},
        decks={BERSERKERS: [*CARDS[19:20], *CARDS[21:26], *five[1:]]},
        played={BERSERKERS: five[:1]},
        shown={BERSERKERS: five[1:]},
    )

    # Then they are asked for nothing in a battle of their turn
    assert not may_hold(s, BERSERKERS, VIKING_TERROR)
    assert not may_hold(s, BERSERKERS, SURPRISE_ATTACK)
    fight(s, EOFORWIC)
    play(s, "levy 2")
    assert (s.seat, s.rule) == (FATE, "V-9.5")


def test_v_10_6_while_an_event_of_an_advanced_deck_is_unseen_it_may_be_any() -> None:
    # Given a deck of which four Events are known
    four = ["t08_religious_conversion", "t09_escape_into_the_wilds", "t10_improved_training", "t11_thegn_leadership"]
    s = a_state(advanced=True, hands={THEGN: ["t02_move_1_3"]}, shown={THEGN: four[:2]}, played={THEGN: four[2:]})
    assert may_hold(s, THEGN, AMBUSH)

    # And a title of which the one copy is played may still come: the unseen card may be the other copy
    assert may_hold(s, THEGN, CARD_EVENT[CARDS.index("t16_improved_training")])

    # But of a faction that cannot have the title it is never asked
    assert not may_hold(s, THEGN, DANEGELD)


def test_v_10_6_questions_for_events_are_passed_without_a_trace() -> None:
    # Given a phase in which an Event could be played
    s = a_state(units={CETREHT: {THEGN: 1}}, hands={NORSEMEN: ["n09_english_traitors"]})
    run(s, ask_event, REINFORCING)
    assert may_hold(s, NORSEMEN, ENGLISH_TRAITORS)
    assert told(s, lambda: pass_all(s)) == []
    assert is_done(s)
