"""When an Event card may be played, and who is asked for one (V-10)."""

from __future__ import annotations

from typing import Any

import pytest

from heptarchy.games.vikings import game
from heptarchy.games.vikings.cards import may_hold
from heptarchy.games.vikings.data.moments import BEFORE_ROLLS, REINFORCING
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CARD_EVENT,
    CARD_FACTION,
    CARDS,
    CETREHT,
    EOFORWIC,
    EVENT_NAMES,
    EVENTS,
    FACTIONS,
    FEIGNED_RETREAT,
    HOUSECARL,
    LIGORACEASTER,
    LINDCYLENE,
    LOIDIS,
    NORSEMEN,
    SHIELD_WALL,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.phase_events import ask_event
from heptarchy.games.vikings.reinforcements import reinforcements_phase
from heptarchy.games.vikings.table.actions import PLAY
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.turn import begin_turn
from heptarchy.games.vikings.windows import WINDOW_OF, refuse_event_card
from heptarchy.kernel.modes import FATE
from tests.games.vikings.table import (
    a_state,
    answers,
    card_keys,
    fight,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
)

FACTION_NAMES = ("Norsemen", "Berserkers", "Housecarl", "Thegn")
VIKINGS, ENGLISH, ALL = {NORSEMEN, BERSERKERS}, {HOUSECARL, THEGN}, {NORSEMEN, BERSERKERS, HOUSECARL, THEGN}

# Moments of a battle
FYRD_DRAW, FIRST_ROLL, BETWEEN = "before the Fyrd draw", "before the first roll", "after an English roll"

# By card: its rule, its moment in a battle, and in whose turns (V-10.4, V-15)
IN_BATTLE = {
    "n08_feigned_retreat": ("V-15.11", FIRST_ROLL, ALL),
    "n10_shield_wall": ("V-15.13", FIRST_ROLL, ENGLISH),
    "n11_northumbrian_discord": ("V-15.14", FIRST_ROLL, {NORSEMEN}),
    "n13_viking_fort": ("V-15.16", FIRST_ROLL, ENGLISH),
    "b09_viking_terror": ("V-15.22", FYRD_DRAW, {BERSERKERS}),
    "b10_surprise_attack": ("V-15.23", FIRST_ROLL, {BERSERKERS}),
    "b12_viking_fort": ("V-15.16", FIRST_ROLL, ENGLISH),
    "h11_danegeld": ("V-15.34", FIRST_ROLL, VIKINGS),
    "h12_alfreds_gambit": ("V-15.35", FIRST_ROLL, ENGLISH),
    "h13_archers": ("V-15.36", FIRST_ROLL, ENGLISH),
    "t09_escape_into_the_wilds": ("V-15.42", BETWEEN, VIKINGS),
    "t10_improved_training": ("V-15.43", FIRST_ROLL, {THEGN}),
    "t12_spy": ("V-15.45", FIRST_ROLL, VIKINGS),
    "t13_ambush": ("V-15.46", FIRST_ROLL, VIKINGS),
}
# By card of the Reinforcements Phase, or of the moment before movement: whether it is the latter, and whose turns
IN_PHASE = {
    "n09_english_traitors": ("V-15.12", False, {NORSEMEN}),
    "b08_increased_morale": ("V-15.21", False, {BERSERKERS}),
    "b11_ceolwulf": ("V-15.24", False, {BERSERKERS}),
    "h08_kings_purse": ("V-15.31", False, {HOUSECARL}),
    "h09_rebellion": ("V-15.32", False, {HOUSECARL}),
    "h10_saxon_navy": ("V-15.33", True, VIKINGS),
    "t08_religious_conversion": ("V-15.41", False, {THEGN}),
    "t11_thegn_leadership": ("V-15.44", True, {THEGN}),
}


def owner_of(card: str) -> int:
    return CARD_FACTION[CARDS.index(card)]


def title_of(card: str) -> str:
    return EVENT_NAMES[CARD_EVENT[CARDS.index(card)]]


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


def moments(s: Vikings, card: str) -> tuple[set[str], set[str]]:
    """At which moments of a few rolls the card is offered, and the reasons where its faction is asked in vain."""
    seen: set[str] = set()
    reasons: set[str] = set()
    assert s.battle is not None
    now = FYRD_DRAW if s.battle.attacker == VIKING else FIRST_ROLL
    rolls = 0
    while rolls < 20:
        if s.seat == FATE:
            now = FIRST_ROLL if s.rule == "V-9.3" else BETWEEN
            rolls += 1
            play(s, quiet(s))
        elif s.rule == "V-9.12":
            play(s, "stay")
        else:
            assert s.rule == "V-9.2"
            if f"play {card}" in answers(s):
                seen.add(now)
            elif s.seat == owner_of(card):
                reasons.add(refused(s, f"play {card}"))
            play(s, "pass")
    return seen, reasons


# V-10.4: the window of every card


def test_v_10_4_every_title_has_its_window_in_these_tests() -> None:
    titles = {CARD_EVENT[CARDS.index(card)] for card in [*IN_BATTLE, *IN_PHASE, "n12_viking_ships"]}
    assert titles == set(range(len(EVENTS)))


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN], ids=FACTIONS)
@pytest.mark.parametrize("card", IN_BATTLE)
def test_v_10_4_a_battle_event_is_played_at_its_moment_in_its_turns(card: str, active: int) -> None:
    # Given a battle of all factions in a turn of any of them, and one Event in one hand
    rule, moment, turns = IN_BATTLE[card]
    s = a_battle(active, {owner_of(card): [card]}, advanced=True)

    # When its faction is asked at every moment, then the card is offered at its own, if the turn is right
    seen, reasons = moments(s, card)
    assert seen == ({moment} if active in turns else set())

    # And where it is not offered, it is too early or too late, or the turn is wrong
    allowed = {f"{title_of(card)} is not played at this moment ({rule})"}
    if active not in turns:
        allowed.add(f"{title_of(card)} is not played in a turn of the {FACTION_NAMES[active]} (V-10.4)")
    assert reasons <= allowed


@pytest.mark.parametrize("active", [NORSEMEN, BERSERKERS, HOUSECARL, THEGN], ids=FACTIONS)
@pytest.mark.parametrize("card", IN_PHASE)
def test_v_10_4_a_phase_event_is_played_at_its_moment_in_its_turns(card: str, active: int) -> None:
    # Given a Reinforcements Phase in which every Event could have an effect
    rule, before_movement, turns = IN_PHASE[card]
    moves = {NORSEMEN: "n02_move_2_4", BERSERKERS: "b02_move_2_4", HOUSECARL: "h02_move_2_2", THEGN: "t02_move_1_3"}
    hands = {faction: [move] for faction, move in moves.items()}
    hands[owner_of(card)].append(card)
    s = a_state(
        active=active,
        units={LINDCYLENE: {NORSEMEN: 2}, LIGORACEASTER: {HOUSECARL: 1, THEGN: 1}},
        hands=hands,
    )
    run(s, reinforcements_phase)

    # When the phase is gone through with all passing
    seen: set[bool] = set()
    while not is_done(s):
        if f"play {card}" in answers(s):
            seen.add(s.card_played)
        elif s.seat == owner_of(card):
            reason = refused(s, f"play {card}")
            wrong_turn = f"{title_of(card)} is not played in a turn of the {FACTION_NAMES[active]} (V-10.4)"
            assert reason in (f"{title_of(card)} is not played at this moment ({rule})", wrong_turn)
        play(s, "pass" if "pass" in answers(s) else f"play {moves[active]}")

    # Then the card was offered before the Movement card, or after it was shown, in its turns alone
    assert seen == ({before_movement} if active in turns else set())


def test_v_10_4_a_battle_in_any_phase_will_do() -> None:
    # Given Norsemen who turn Thegns by treason in their Reinforcements Phase, so that a battle is fought at once
    s = a_state(
        units={CETREHT: {HOUSECARL: 1, THEGN: 1}},
        hands={NORSEMEN: ["n09_english_traitors", "n08_feigned_retreat"], HOUSECARL: ["h11_danegeld"]},
    )
    run(s, ask_event, REINFORCING)
    play(s, "play n09_english_traitors", "target cetreht", "take 1")

    # Then Events for a battle may be played in it
    assert offered(s, PLAY) == {CARDS.index("n08_feigned_retreat")}
    play(s, "pass")
    assert offered(s, PLAY) == {CARDS.index("h11_danegeld")}


# V-10.1: two a round


def test_v_10_1_a_faction_plays_two_events_a_round_and_no_third() -> None:
    # Given Norsemen who have played two Events this round
    s = a_state(
        units={EOFORWIC: {NORSEMEN: 1}, CETREHT: {THEGN: 1}},
        hands={NORSEMEN: ["n09_english_traitors", "n02_move_2_4"]},
        events_played={NORSEMEN: 2},
    )

    # When their Reinforcements Phase comes, then only a Movement card may be played
    run(s, reinforcements_phase)
    assert s.rule == "V-5.8"
    assert answers(s) == ["play n02_move_2_4"]
    assert refused(s, "play n09_english_traitors") == "the Norsemen have played 2 Events this round (V-10.1)"


def test_v_10_1_events_are_counted_through_the_turns_of_all() -> None:
    # Given Norsemen who play one Event in a battle of their own turn
    s = a_battle(NORSEMEN, {NORSEMEN: ["n08_feigned_retreat", "n10_shield_wall", "n02_move_2_4"]}, CETREHT)
    play(s, "play n08_feigned_retreat")
    assert s.events_played == [1, 0, 0, 0]

    # When a turn of the Thegn comes in the same round, then the count goes on
    later = a_state(events_played={NORSEMEN: 1}, hands={THEGN: ["t02_move_1_3"]})
    run(later, begin_turn, THEGN)
    assert later.events_played == [1, 0, 0, 0]

    # And the second is their last
    other = a_battle(
        THEGN, {NORSEMEN: ["n08_feigned_retreat", "n10_shield_wall"]}, CETREHT, events_played={NORSEMEN: 1}
    )
    assert other.seat == NORSEMEN
    play(other, "play n10_shield_wall")
    assert (other.seat, other.events_played) == (FATE, [2, 0, 0, 0])


def test_v_10_1_a_faction_that_has_played_two_is_not_asked() -> None:
    s = a_battle(NORSEMEN, {NORSEMEN: ["n08_feigned_retreat"]}, CETREHT, events_played={NORSEMEN: 2})
    assert s.seat == FATE
    assert may_hold(s, NORSEMEN, FEIGNED_RETREAT)


# V-10.2: a title once a battle


def test_v_10_2_a_title_takes_effect_once_a_battle() -> None:
    # Given Norsemen with two copies of a title
    hand = ["n13_viking_fort", "n19_viking_fort", "n08_feigned_retreat"]
    s = a_battle(THEGN, {NORSEMEN: hand}, CETREHT, advanced=True)
    assert offered(s, PLAY) == {CARDS.index(card) for card in hand}

    # When one is played, then the other may not be
    play(s, "play n13_viking_fort")
    assert offered(s, PLAY) == {CARDS.index("n08_feigned_retreat")}
    assert refused(s, "play n19_viking_fort") == "Viking Fort has been played for this battle (V-10.2)"


def test_v_10_2_whichever_faction_holds_the_copy() -> None:
    # Given a Viking Fort in the hands of both Viking factions
    s = a_battle(THEGN, {NORSEMEN: ["n13_viking_fort"], BERSERKERS: ["b12_viking_fort"]}, CETREHT, advanced=True)

    # When the Norsemen play theirs, then the Berserkers are not asked for theirs: they have nothing else for now
    play(s, "play n13_viking_fort")
    assert s.seat == FATE
    fort = CARDS.index("b12_viking_fort")
    refusal = refuse_event_card(s, BERSERKERS, fort, BEFORE_ROLLS)
    assert refusal is not None
    assert refusal.rule == "V-10.2"


def test_v_10_2_a_title_may_be_played_again_in_another_battle() -> None:
    # Given Norsemen with two copies, who play one in a first battle
    s = a_state(
        active=THEGN,
        advanced=True,
        units={CETREHT: {NORSEMEN: 1, THEGN: 1}, LOIDIS: {NORSEMEN: 1, THEGN: 1}},
        hands={NORSEMEN: ["n13_viking_fort", "n19_viking_fort"]},
    )
    fight(s, CETREHT)
    play(s, "play n13_viking_fort", "pass", "roll hit")

    # When the next is fought, then the other may be played there
    fight(s, LOIDIS)
    assert offered(s, PLAY) == {CARDS.index("n19_viking_fort")}


def test_v_10_2_an_effect_that_lasts_all_turn_is_not_played_for_again() -> None:
    # Given a Shield Wall that holds for this turn already
    hand = ["n16_shield_wall", "n08_feigned_retreat"]
    s = a_battle(THEGN, {NORSEMEN: hand}, CETREHT, advanced=True, effects=[SHIELD_WALL])
    assert offered(s, PLAY) == {CARDS.index("n08_feigned_retreat")}
    assert refused(s, "play n16_shield_wall") == "Shield Wall has been played for this battle (V-10.2)"


# V-10.3: the order of effects is tested in test_battle_events.py and test_battle.py


# V-10.5: a unit in the battle


@pytest.mark.parametrize("card", [card for card in IN_BATTLE if card != "t12_spy"])
def test_v_10_5_a_faction_without_a_unit_in_the_battle_plays_no_event_there(card: str) -> None:
    # Given a battle at the right moment of the right turn, without that faction
    _, _, turns = IN_BATTLE[card]
    faction = owner_of(card)
    units = {EOFORWIC: {f: 2 for f in ALL if f != faction}, LOIDIS: {faction: 3}}
    s = a_state(active=min(turns), advanced=True, units=units, hands={faction: [card]}, event_unit=1)
    fight(s, EOFORWIC)

    # When the battle is gone through, then the card is never offered
    seen, reasons = moments(s, card)
    assert seen == set()
    assert reasons <= {
        f"the {FACTION_NAMES[faction]} have no unit in this battle (V-10.5)",
        f"{title_of(card)} is not played at this moment ({IN_BATTLE[card][0]})",
    }

    # And the reason is that
    event = CARD_EVENT[CARDS.index(card)]
    refusal = refuse_event_card(s, faction, CARDS.index(card), WINDOW_OF[event])
    assert refusal is not None
    assert refusal.rule == "V-10.5"


@pytest.mark.parametrize("card", ["n08_feigned_retreat", "b12_viking_fort", "h11_danegeld", "t13_ambush"])
def test_v_10_5_as_written_no_unit_of_the_faction_is_needed(card: str) -> None:
    # Given a battle without that faction, by the profile that holds only what documents say
    _, moment, turns = IN_BATTLE[card]
    faction = owner_of(card)
    units = {EOFORWIC: {f: 2 for f in ALL if f != faction}, LOIDIS: {faction: 3}}
    s = a_state(active=min(turns), advanced=True, units=units, hands={faction: [card]})
    fight(s, EOFORWIC)

    # Then the faction is asked at its moment, and may play the card
    seen, _ = moments(s, card)
    assert seen == {moment}


def test_v_10_5_the_profiles() -> None:
    assert game.VIKINGS.settle({})["event_unit"] == 0
    assert game.VIKINGS.settle({"profile": "house"})["event_unit"] == 1


def test_v_10_5_the_spy_is_the_exception() -> None:
    # Given Housecarls attacked, and a Thegn next door
    s = a_state(
        event_unit=1,
        units={CETREHT: {NORSEMEN: 1, HOUSECARL: 1}, EOFORWIC: {THEGN: 1}},
        hands={THEGN: ["t12_spy"]},
    )
    fight(s, CETREHT)
    assert (s.seat, offered(s, PLAY)) == (THEGN, {CARDS.index("t12_spy")})


def test_v_10_5_fyrd_are_no_unit_of_a_faction() -> None:
    # Given a rising of Fyrd alone against the Vikings (V-15.32)
    s = a_state(
        active=HOUSECARL,
        units={EOFORWIC: {NORSEMEN: 2}},
        hands={HOUSECARL: ["h09_rebellion", "h12_alfreds_gambit"]},
        event_unit=1,
    )
    run(s, ask_event, REINFORCING)
    play(s, "play h09_rebellion", "target eoforwic", "levy 2")

    # Then the Housecarl are not asked for a card in it: the Vikings roll
    assert s.seat == FATE
    assert s.rule == "V-9.5"


def test_v_10_5_v_15_35_as_written_the_gambit_brings_fyrd_to_a_rising() -> None:
    s = a_state(
        active=HOUSECARL,
        units={EOFORWIC: {NORSEMEN: 2}},
        hands={HOUSECARL: ["h09_rebellion", "h12_alfreds_gambit"]},
    )
    run(s, ask_event, REINFORCING)
    play(s, "play h09_rebellion", "target eoforwic", "levy 2", "play h12_alfreds_gambit", "levy 3")
    assert s.battle is not None
    assert s.battle.fyrd == 5


# V-10.6: who is asked, and how often


EVERYTHING = {
    NORSEMEN: ["n08_feigned_retreat", "n10_shield_wall"],
    BERSERKERS: ["b10_surprise_attack", "b12_viking_fort"],
    HOUSECARL: ["h11_danegeld", "h12_alfreds_gambit"],
    THEGN: ["t12_spy", "t10_improved_training"],
}


@pytest.mark.parametrize(
    ("active", "order"),
    [
        (NORSEMEN, [NORSEMEN, HOUSECARL, THEGN]),  # the Berserkers have no card for a Norsemen turn
        (BERSERKERS, [BERSERKERS, NORSEMEN, HOUSECARL, THEGN]),
        (HOUSECARL, [HOUSECARL, NORSEMEN, BERSERKERS]),  # nor the Thegn for a Housecarl turn
        (THEGN, [THEGN, HOUSECARL, NORSEMEN, BERSERKERS]),
    ],
)
def test_v_10_6_the_active_faction_is_asked_first_then_its_ally_then_the_enemies(active: int, order: list[int]) -> None:
    # Given a battle in which everybody who can holds a card for it
    s = a_battle(active, EVERYTHING, CETREHT)

    # When all pass, then they were asked in that order, once
    asked = []
    while s.rule == "V-9.2":
        asked.append(s.seat)
        assert answers(s)[-1] == "pass"
        play(s, "pass")
    assert asked == order
    assert s.seat == FATE


def test_v_10_6_after_a_card_all_are_asked_again_until_all_pass() -> None:
    # Given a battle in a Berserker turn
    s = a_battle(BERSERKERS, EVERYTHING, CETREHT)

    # When two pass and the Housecarl play, then the first one is asked again
    play(s, "pass", "pass", "play h11_danegeld")
    assert s.seat == BERSERKERS

    # And may now play what it kept back; then all are asked again who have something left
    play(s, "play b10_surprise_attack")
    assert s.seat == NORSEMEN
    play(s, "play n08_feigned_retreat")
    assert s.seat == THEGN
    play(s, "pass")
    assert s.rule == "V-10.3"


def test_v_10_6_no_window_of_a_faction_that_can_have_nothing() -> None:
    # Given Norsemen without cards in hand, and Housecarls whose Danegeld is spent
    s = a_battle(NORSEMEN, {HOUSECARL: ["h12_alfreds_gambit"]}, CETREHT, played={HOUSECARL: ["h11_danegeld"]})

    # Then nobody is asked
    assert s.seat == FATE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_v_10_6_a_seat_answers_for_each_of_its_factions(players: int) -> None:
    s = a_battle(BERSERKERS, EVERYTHING, CETREHT, players=players)
    asked = []
    while s.rule == "V-9.2":
        asked.append(s.seat)
        play(s, "pass")
    assert asked == {2: [0, 1], 3: [0, 1, 2], 4: [1, 0, 2, 3]}[players]


def test_v_10_6_one_player_is_asked_once_for_the_cards_of_both_his_factions() -> None:
    # Given a side that one player has
    s = a_battle(BERSERKERS, EVERYTHING, CETREHT, players=2)

    # Then he is offered the cards of both; one that is played is its own faction's, and he is asked again
    assert answers(s) == ["play b10_surprise_attack", "play n08_feigned_retreat", "pass"]
    play(s, "play n08_feigned_retreat")
    assert s.events_played == [1, 0, 0, 0]
    assert (s.seat, answers(s)) == (0, ["play b10_surprise_attack", "pass"])

    # And one pass is for both
    play(s, "pass")
    assert s.seat == 1


# V-10.7: the open discard


def test_v_10_7_a_played_event_goes_to_the_open_discard_and_is_not_replaced() -> None:
    # Given a Housecarl with three cards
    hand = ["h11_danegeld", "h02_move_2_2", "h03_move_3_2"]
    s = a_battle(NORSEMEN, {HOUSECARL: hand}, CETREHT)
    deck = s.decks[HOUSECARL]

    # When one is played
    sentences = told(s, lambda: play(s, "play h11_danegeld"))

    # Then it lies open, the hand is one short, and the deck is untouched
    assert sentences == ["Housecarl play Danegeld"]
    assert card_keys(HOUSECARL, s.played[HOUSECARL]) == {"h11_danegeld"}
    assert card_keys(HOUSECARL, s.hands[HOUSECARL]) == set(hand[1:])
    assert s.decks[HOUSECARL] == deck


def test_v_10_7_only_a_card_in_the_hand_is_played() -> None:
    s = a_battle(NORSEMEN, {HOUSECARL: ["h12_alfreds_gambit"]}, CETREHT)
    assert refused(s, "play h11_danegeld") == "Danegeld is not in your hand (V-10.7)"
    assert refused(s, "play t12_spy") == "Spy is not in your hand (V-10.7)"


def test_v_5_8_a_movement_card_is_no_event() -> None:
    s = a_battle(NORSEMEN, {HOUSECARL: ["h02_move_2_2"]}, CETREHT)
    sentence = "a Movement card is played at the end of the Reinforcements Phase (V-5.8)"
    assert refused(s, "play h02_move_2_2") == sentence
