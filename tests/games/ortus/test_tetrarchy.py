"""Tetrarchy (OV-17): Blue and Red against Green and Gold; Blue faces Gold across the table, Red faces Green."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from heptarchy import BadOptions, Perspective
from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.church import church_controller, may_bequeath
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.game import OPTIONS, ORTUS
from heptarchy.games.ortus.horde import arrive, ask_target, viking_turn
from heptarchy.games.ortus.kingship import crown_leader, proclaim
from heptarchy.games.ortus.leaving import decide_by_cap, eliminate, settle, team_of
from heptarchy.games.ortus.openings import give_towers
from heptarchy.games.ortus.rivals import ally_of, foes, mate_of, plot_rivals, rivals
from heptarchy.games.ortus.table.actions import AIM_HAND, AIM_LORD, AIM_POOL, DECIDE, LOOK, RAID, SIEGE, STORM
from heptarchy.games.ortus.table.modules import SWITCHES
from heptarchy.games.ortus.table.odds import battle_odds, battle_to_come, church_is_open
from heptarchy.games.ortus.table.setup import draw_start, offer_mulligans
from heptarchy.games.ortus.table.state import ON_SEAT, ON_TOWERS, Battle, Ortus
from heptarchy.games.ortus.tetrarchy import opponent_of, partner_of, senior_of
from heptarchy.games.ortus.turn import ask_turn, begin_round, begin_turn, draw_for_turn
from heptarchy.kernel.fate import Rng
from tests.games.ortus.seasons import play_random
from tests.games.ortus.table import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    Earldom,
    a_state,
    asks_fate,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    properties,
    refused,
    run,
)
from tests.views import look

GIVEN: dict[str, Any] = {"players": 4, "tetrarchy": True}
WON_TOGETHER = [[1, 1, 0, 0], [0, 0, 1, 1]]  # by side
RULES = Path(t.__file__).parents[1] / "rules.en.md"


def table(*earldoms: Earldom, **given: Any) -> Ortus:
    """Four Earls past their peaceful turns."""
    return a_state(*earldoms, **{**GIVEN, "turns": 3, **given})


def turn(*earldoms: Earldom, **given: Any) -> Ortus:
    """Blue is asked for his turn."""
    return run(table(*earldoms, **given), ask_turn, BLUE)


def fate_draws(s: Ortus, house: int) -> Ortus:
    """That Earl's cube comes out of the bag."""
    return play(s, f"cube {t.COLOURS[house]}")


# The table


def test_ov_17_no_module_is_left_out() -> None:
    offered_names = {name for name, _, _ in SWITCHES} | {option.name for option in OPTIONS}
    rules = RULES.read_text(encoding="utf-8")
    named = re.findall(r"\*\*OV-\d+\*\* [^`\n]*\(`(\w+)`", rules)
    assert len(named) == 20
    assert set(named) <= offered_names


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_ov_17_1_it_is_for_exactly_four_earls(players: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        ORTUS.settle({**GIVEN, "players": players})
    assert str(refusal.value) == f"tetrarchy is for 4 players, two duels at one table, not {players} (OV-17.1)"


def test_ov_17_1_two_teams_of_two_play_the_base_game() -> None:
    settled = ORTUS.settle(GIVEN)
    assert settled["variant"] == "base"
    assert ORTUS.sides(settled) == [0, 0, 1, 1]


def test_ov_17_2_partners_sit_side_by_side_and_each_faces_his_opponent() -> None:
    s = table()
    for house in range(4):
        assert partner_of(s, house) in ((house + 1) % 4, (house - 1) % 4)
        assert partner_of(s, partner_of(s, house)) == house
        assert opponent_of(s, opponent_of(s, house)) == house
        assert team_of(s, house) != team_of(s, opponent_of(s, house))


def test_ov_17_3_the_first_two_seats_are_a_team_and_the_first_faces_the_fourth() -> None:
    s = table()
    assert [partner_of(s, house) for house in range(4)] == [RED, BLUE, GOLD, GREEN]
    assert [opponent_of(s, house) for house in range(4)] == [GOLD, GREEN, RED, BLUE]
    assert rivals(s, BLUE) == rivals(s, RED) == [GREEN, GOLD]
    assert rivals(s, GOLD) == [BLUE, RED]


def test_ov_17_3_all_see_who_sits_with_whom() -> None:
    for seat in (None, BLUE, GOLD):
        seen = table().view(seat)["earls"]
        assert [earl["partner"] for earl in seen] == ["red", "blue", "gold", "green"]
        assert [earl["opponent"] for earl in seen] == ["gold", "green", "red", "blue"]


def test_ov_17_3_at_other_tables_nobody_has_a_partner_or_an_opponent() -> None:
    s = a_state(players=4)
    for house in (*range(4), t.VIKINGS, t.NOBODY):
        assert partner_of(s, house) == opponent_of(s, house) == mate_of(s, house) == t.NOBODY
    assert rivals(s, BLUE) == foes(s, BLUE) == plot_rivals(s, BLUE) == [RED, GREEN, GOLD]
    seen = s.view(BLUE)["earls"][BLUE]
    assert seen["partner"] is seen["opponent"] is None
    heads = a_state(players=4, two_heads=True).view(BLUE)["earls"][BLUE]  # OV-16
    assert (heads["partner"], heads["opponent"]) == ("green", None)


def test_ov_17_4_a_senior_always_duels_a_junior() -> None:
    s = table()
    assert [senior_of(house) for house in range(4)] == [BLUE, BLUE, GREEN, GREEN]
    for senior in (BLUE, GREEN):
        assert senior_of(opponent_of(s, senior)) != opponent_of(s, senior)


@pytest.mark.parametrize("start", [BLUE, GREEN])
def test_ov_17_4_the_senior_of_each_team_acts_before_his_partner(start: int) -> None:
    s = table(start=start, round=4)
    order: list[int] = []
    run(s, begin_round)
    while len(order) < 4:
        if asks_fate(s):
            play(s, "draw land")
        else:
            order.append(s.seat)
            play(s, "end")
    assert order == [start, start + 1, (start + 2) % 4, (start + 3) % 4]


def test_ov_17_5_seats_are_as_chosen() -> None:
    s = ORTUS.new(**GIVEN)
    assert [ORTUS.seat_names(ORTUS.settle(GIVEN))[seat] for seat in range(4)] == ["Blue", "Red", "Green", "Gold"]
    assert opponent_of(inner(s), 0) == 3  # nothing is drawn for it


@pytest.mark.parametrize(("drawn", "start"), [(BLUE, BLUE), (RED, BLUE), (GREEN, GREEN), (GOLD, GREEN)])
def test_ov_17_6_the_senior_of_the_team_whose_cube_is_drawn_begins(drawn: int, start: int) -> None:
    s = run(table(round=0, turns=0), draw_start)
    heard = listening(s)
    fate_draws(s, drawn)
    assert s.start == start
    assert s.bag == [1, 1, 1, 1]
    kind = told.STARTS if drawn == start else told.SENIOR_STARTS
    assert [event.kind for event in heard] == [kind]
    if drawn != start:
        team = f"{t.COLOUR_NAMES[drawn]}'s cube is drawn: {t.COLOUR_NAMES[start]}, the senior of the team"
        assert str(heard[0]) == f"{team}, is the starting player (OV-17.6)"


def test_ov_17_6_the_vikings_act_after_the_fourth_earl() -> None:
    s = run(table(start=GREEN, round=4), begin_round)
    for _ in range(4):
        assert s.black == 0
        play(s, "end", "draw land")
    assert s.black == 1
    assert s.active == GREEN


def test_ov_17_7_decks_and_hands_stay_hidden_from_the_partner() -> None:
    s = table({"hand": "land prince", "towers": "monk"}, {}, {}, {})
    for seat in (RED, GREEN, GOLD):
        seen = look(s, seat)["earls"][BLUE]
        assert seen["hand"] is seen["deck"] is seen["tray"] is seen["tower_types"] is None
        assert seen["hand_size"] == 2


def test_ov_17_7_decks_are_built_before_a_starting_player_is_drawn() -> None:
    s = inner(ORTUS.new(**GIVEN))
    assert s.seats == [BLUE, RED, GREEN, GOLD]
    assert s.rule == "OR-3.1"
    assert not any(s.hand)


# OV-17.8: the tournament's rules


def test_ov_17_8_each_earl_has_two_free_towers() -> None:
    s = run(table(turns=0), give_towers)
    for _ in range(4):
        play(s, "tower champion", "tower monk")
    assert [len(towers) for towers in s.towers] == [2, 2, 2, 2]


@pytest.mark.parametrize(("begun", "peace"), [(0, True), (1, True), (2, False)])
def test_ov_17_8_the_first_two_turns_are_peaceful(begun: int, peace: bool) -> None:
    s = table({"hand": "champion treachery"}, {}, {}, {"hand": "land"}, turns=begun)
    run(s, begin_turn, BLUE)
    for action in ("siege rendlesham", "play treachery"):
        assert (action in options(s)) != peace
    if begun == 1:
        said = "a Tetrarchy begins with 2 peaceful turns (OV-17.8)"
        assert refused(s, "siege rendlesham") == refused(s, "play treachery") == said


def test_ov_17_8_a_free_mulligan_is_usual_and_can_be_turned_off() -> None:
    assert ORTUS.settle(GIVEN)["mulligan"] is True
    assert ORTUS.settle({**GIVEN, "mulligan": False})["mulligan"] is False
    assert ORTUS.settle({"players": 4})["mulligan"] is False
    assert inner(ORTUS.new(**GIVEN)).mulligans
    s = table()
    s.mulligans = inner(ORTUS.new(**GIVEN, mulligan="no")).mulligans
    assert run(s, offer_mulligans).over


# OV-17.9 to OV-17.12: whom an Earl may harm


def test_ov_17_9_an_earl_attacks_only_his_opponent() -> None:
    walled = {"towers": "land", "fiefs": ["palace land"]}
    s = turn({"hand": "champion"}, walled, walled, walled)
    assert offered(s, STORM) == {"gold"}
    assert offered(s, RAID) == offered(s, SIEGE) == {"rendlesham"}
    for action in ("storm green", "raid bamburgh", "siege bamburgh", "storm red", "raid tamworth", "siege tamworth"):
        assert refused(s, action) == "you attack only Gold, your opponent (OV-17.9)"
    assert foes(s, RED) == [GREEN]


def test_ov_17_9_villages_and_thanes_of_the_opponent_alone_are_attacked() -> None:
    s = table({"hand": "champion"}, {}, {}, {}, villages=True, thanes=True)
    s.thanes_out = [0, 3, 3, 3]
    run(s, ask_turn, BLUE)
    assert [one for one in options(s) if one.startswith(("sack", "hunt"))] == ["sack gold", "hunt gold"]
    assert refused(s, "sack green") == refused(s, "hunt red") == "you attack only Gold, your opponent (OV-17.9)"


def test_ov_17_10_politics_aims_only_at_the_opponent() -> None:
    other = {"hand": "land", "pool": (1, 0), "fiefs": ["palace lord=prince"]}
    s = turn({"hand": "treachery"}, other, other, other)
    play(s, "play treachery")
    assert offered(s, AIM_HAND) == {"gold"}
    assert offered(s, AIM_LORD) == {"rendlesham"}
    for action in ("aim_hand green", "aim_lord bamburgh", "aim_hand red"):
        assert refused(s, action) == "you plot only against Gold, your opponent (OV-17.10)"

    s = turn({"hand": "intrigue"}, other, other, other)
    play(s, "play intrigue")
    assert offered(s, AIM_POOL) == {"gold"}


def test_ov_17_10_nothing_of_the_other_duel_is_a_target() -> None:
    s = turn({"hand": "treachery"}, {"hand": "land"}, {"hand": "land"}, {})
    assert refused(s, "play treachery") == "there is nothing that Treachery could aim at (OR-6.13)"


def test_ov_17_10_as_the_table_has_it_politics_aims_at_both_rivals() -> None:
    other = {"hand": "land", "fiefs": ["palace lord=prince"]}
    s = turn({"hand": "treachery champion"}, other, other, other, tetrarchy_politics="both")
    assert offered(s, SIEGE) == {"rendlesham"}  # Attacks are as ever (OV-17.9)
    play(s, "play treachery")
    assert offered(s, AIM_HAND) == {"green", "gold"}
    assert offered(s, AIM_LORD) == {"bamburgh", "rendlesham"}
    assert refused(s, "aim_hand red") == refused(s, "aim_lord tamworth") == "Red is your partner (OV-17.10)"


def test_ov_17_11_a_monastery_looks_into_the_hand_of_either_rival() -> None:
    s = turn({"fiefs": ["palace lord=monk"]}, {"hand": "land"}, {"hand": "land"}, {"hand": "land"})
    assert offered(s, LOOK) == {"green", "gold"}
    assert refused(s, "look red") == "Red is your partner (OV-17.11)"


def test_ov_17_12_partners_do_not_join_battles() -> None:
    s = turn({"hand": "champion"}, {"hand": "champion"}, {"hand": "champion"}, {"hand": "champion"})
    play(s, "siege rendlesham", "field champion")
    assert s.seat == GOLD
    play(s, "field champion")
    assert asks_fate(s)
    assert len(the_battle(s).forces) == 2
    assert ally_of(s, BLUE) == t.NOBODY


def test_ov_17_12_partners_do_not_join_struggles() -> None:
    s = turn({"hand": "treachery"}, {"hand": "vassal"}, {"hand": "allies"}, {"hand": "allies land land"})
    play(s, "play treachery", "aim_hand gold")
    assert s.seat == GOLD
    play(s, "yield")
    assert asks_fate(s)  # Green is not asked for his Allies

    s = turn({"hand": "treachery"}, {"hand": "vassal"}, {}, {"hand": "allies land"})
    heard = listening(s)
    play(s, "play treachery", "aim_hand gold", "ally")
    assert told.PLOT_FAILS in [event.kind for event in heard]  # nor Red for his Vassal
    invariants(s)


# OV-17.13 to OV-17.18: what lies in the middle


def test_ov_17_13_the_duels_share_what_lies_in_the_middle() -> None:
    # Given a card that Blue's duel takes from the Army deck and one from the Battle deck
    s = table({"hand": "champion"}, {}, {"fiefs": ["palace land"]}, {"hand": "champion", "towers": "land"})
    before = s.view(GREEN)["decks"]
    play(run(s, ask_turn, BLUE), "storm gold", "field champion", "field champion", "battle normal", "end")
    s.acted = False
    play(run(s, ask_turn, GREEN), "recruit", "muster infantry")

    # Then both are missing for all
    decks = [s.view(seat)["decks"] for seat in range(4)]
    assert all(one == decks[0] for one in decks)
    assert decks[0]["army"] == before["army"] - 1
    assert decks[0]["battle"]["normal"] == before["battle"]["normal"] - 1


def test_ov_17_14_there_is_one_set_of_table_decks_as_for_four_earls() -> None:
    assert table().army == a_state(players=4).army
    assert table().raiders == a_state(players=4).raiders
    assert table().battle_deck == a_state(players=4).battle_deck


@pytest.mark.parametrize(("partner", "crowned"), [(0, True), (1, False)])
def test_ov_17_15_the_lead_in_banners_is_over_the_partner_too(partner: int, crowned: bool) -> None:
    s = table({"banners": 2}, {"banners": partner}, {}, {})
    run(s, lambda s, _: crown_leader(s))
    assert (s.king == BLUE) == crowned


def test_ov_17_15_all_three_others_give_to_the_royal_army() -> None:
    armed = {"pool": (1, 0)}
    s = run(table(armed, armed, armed, armed), proclaim, BLUE)
    assert s.pool[::2] == [1, 0, 0, 0]
    assert s.royal == [3, 0]


def test_ov_17_16_the_cathedral_hinders_rivals_and_not_the_partner() -> None:
    s = table({}, {}, {"fiefs": ["palace cathedral"]}, {})
    assert [may_bequeath(s, house) for house in range(4)] == [False, False, True, True]
    s = table({}, {"fiefs": ["palace church"]}, {"fiefs": ["palace cathedral"]}, {})
    assert may_bequeath(s, RED)


def test_ov_17_16_who_controls_the_church_decides_battles_of_the_other_duel() -> None:
    s = turn({"hand": "champion"}, {"fiefs": ["palace church"]}, {}, {"hand": "vassal", "towers": "land"})
    assert church_controller(s) == RED
    play(s, "storm gold", "field champion", "field vassal", "battle church")
    assert s.seat == RED
    assert offered(s, DECIDE) == {"normal", "attacker", "defender"}


@pytest.mark.parametrize(("church", "high"), [(RED, True), (GREEN, False)])
def test_ov_17_16_odds_take_the_church_to_side_with_the_partner(church: int, high: bool) -> None:
    fiefs = [{"fiefs": ["palace church"]} if house == church else {} for house in range(4)]
    s = table(*fiefs)
    battle = battle_to_come(s, BLUE, BLUE, ON_TOWERS, GOLD, t.NOBODY)
    battle.forces[0].strength = battle.forces[1].strength = 2
    battle.forces[1].hand = battle.forces[0].hand = [1, 0, 0, 0]
    s.battle_deck = [0, 0, 0, 1]
    assert not church_is_open(s, battle)
    assert battle_odds(s, battle).outcomes[0].result == (t.ATTACKER if high else t.DEFENDER)


def test_ov_17_17_a_joust_takes_in_all_four() -> None:
    s = turn({"hand": "champion", "fiefs": ["palace land"]}, *[{"fiefs": ["palace church"]}] * 3)
    play(s, "play champion")
    assert s.joust is not None
    assert s.joust.riders == [BLUE, RED, GREEN, GOLD]
    assert properties(s, "tamworth") == []


def test_ov_17_18_an_attack_in_either_duel_holds_the_one_timer_back() -> None:
    s = table({"hand": "champion"}, {}, {}, {}, round=5)
    play(run(s, ask_turn, BLUE), "siege rendlesham", "field champion", "end")
    assert s.white
    run(s, viking_turn)
    assert s.black == 0
    assert not s.white


def test_ov_17_18_emissaries_of_all_push_the_one_timer() -> None:
    s = table({"hand": "monk"}, {"hand": "vassal"}, {}, {})
    play(run(s, ask_turn, BLUE), "emissary monk", "end")
    s.acted = False
    play(run(s, ask_turn, RED), "emissary vassal")
    assert s.black == 2
    assert s.bag == [3, 2, 1, 1]


def test_ov_17_18_at_the_arrival_four_earls_count() -> None:
    s = run(table(), lambda s, _: arrive(s))
    landed = 0
    while s.rule == "OR-17.11":
        play(s, "land_raider viking")
        landed += 1
    assert landed == 8


@pytest.mark.parametrize(
    ("director", "targets"), [(BLUE, {"bamburgh", "rendlesham"}), (GOLD, {"winchester", "tamworth"})]
)
def test_ov_17_18_the_horde_is_sent_against_either_rival(director: int, targets: set[str]) -> None:
    walled = {"towers": "land", "fiefs": ["palace land"]}
    s = run(table(*[walled] * 4, arrived=True, horde=(2, 0), active=t.VIKINGS), ask_target, director)
    assert offered(s, SIEGE) == offered(s, RAID) == targets
    partner = partner_of(s, director)
    place = t.PLACE_KEYS[s.fiefs[partner][0]]
    for action in (f"storm {t.COLOURS[partner]}", f"raid {place}", f"siege {place}"):
        assert refused(s, action) == f"{t.COLOUR_NAMES[partner]} is your partner (OV-17.18)"


# OV-17.19 to OV-17.22: the end


@pytest.mark.parametrize(("house", "side"), [(BLUE, 1), (RED, 1), (GREEN, 0), (GOLD, 0)])
def test_ov_17_19_the_first_earl_who_is_out_loses_for_both(house: int, side: int) -> None:
    s = table()
    eliminate(s, house)
    run(s, settle)
    assert (s.scores, s.ending) == (WON_TOGETHER[side], "first out")


def test_ov_17_19_a_last_fief_that_falls_ends_the_game() -> None:
    s = turn({"hand": "champion champion"}, {}, {}, {})
    play(s, "siege rendlesham", "field champion", "field champion", "destroy")
    assert (s.scores, s.ending) == (WON_TOGETHER[0], "first out")


def test_ov_17_19_old_age_and_concession_end_it_too() -> None:
    s = table({}, {"deck": "", "hand": "land"}, {}, {}, active=RED)
    s.deck = [0] * len(s.deck)
    run(s, draw_for_turn, RED)
    assert (s.scores, s.ending) == (WON_TOGETHER[1], "first out")

    s = turn({}, {}, {}, {}, concede=True)
    play(s, "concede")
    assert (s.scores, s.ending) == (WON_TOGETHER[1], "first out")


def test_ov_17_19_while_all_four_have_a_fief_the_game_goes_on() -> None:
    s = run(table(), settle)
    assert s.ending not in ("first out", "last earl")


@pytest.mark.parametrize(("active", "side"), [(BLUE, 0), (RED, 0), (GREEN, 1), (GOLD, 1)])
def test_ov_17_20_if_both_teams_lose_an_earl_at_once_the_active_team_wins(active: int, side: int) -> None:
    s = table(active=active)
    for house in (RED, GREEN):
        eliminate(s, house)
    run(s, settle)
    assert (s.scores, s.ending) == (WON_TOGETHER[side], "first out")


@pytest.mark.parametrize(("director", "side"), [(BLUE, 0), (GOLD, 1)])
def test_ov_17_20_in_the_viking_turn_it_is_the_team_of_who_directs_them(director: int, side: int) -> None:
    s = table(active=t.VIKINGS)
    battle = Battle()
    battle.attacker, battle.director, battle.defender, battle.aim = t.VIKINGS, director, 3 - director, ON_SEAT
    s.battle = battle
    for house in (RED, GREEN):
        eliminate(s, house)
    run(s, settle)
    assert s.scores == WON_TOGETHER[side]


@pytest.mark.parametrize(
    ("earldoms", "start", "side"),
    [
        ([{}, {}, {"fiefs": ["palace", "castle"]}, {}], BLUE, 1),
        ([{"fiefs": ["palace", "castle", "castle"]}, {}, *[{"fiefs": ["palace", "castle"]}] * 2], BLUE, 0),
        ([{}, {"towers": "land"}, {}, {}], GREEN, 0),
        ([{"towers": "land land"}, {}, {"towers": "land"}, {"towers": "land"}], GREEN, 1),
        ([{}, {}, {}, {}], BLUE, 0),
        ([{}, {}, {}, {}], GREEN, 1),
    ],
)
def test_ov_17_21_at_the_cap_both_partners_count_together(earldoms: list[Earldom], start: int, side: int) -> None:
    # Fiefs, then Towers, then the team that began
    s = run(table(*earldoms, start=start), lambda s, _: decide_by_cap(s))
    assert (s.scores, s.ending) == (WON_TOGETHER[side], "round cap")


def test_ov_17_21_state_and_church_wins_for_both() -> None:
    s = table({}, {}, {}, {"fiefs": ["palace cathedral"]}, king=GOLD, state_and_church=True)
    run(s, begin_turn, GOLD)
    assert (s.scores, s.ending) == (WON_TOGETHER[1], "state and church")


@pytest.mark.parametrize("variant", ["heathen", "wessex", "rebellion"])
def test_ov_17_22_it_is_played_with_the_base_game_alone(variant: str) -> None:
    with pytest.raises(BadOptions, match="tetrarchy is not played with"):
        ORTUS.settle({**GIVEN, "variant": variant})


@pytest.mark.parametrize("other", ["neighbors", "two_heads", "witan", "knight_errant"])
def test_ov_17_22_modules_that_contradict_it_are_refused(other: str) -> None:
    with pytest.raises(BadOptions, match=f"tetrarchy and {other} do not go together"):
        ORTUS.settle({**GIVEN, other: True})


@pytest.mark.parametrize(
    "other", ["tournament", "state_and_church", "captains", "resourceful", "house_divided", "drafting", "clerisy"]
)
def test_ov_17_22_other_modules_go_with_it(other: str) -> None:
    play_random(ORTUS.new(**GIVEN, **{other: True}, round_cap=4), 2)


def test_ov_17_22_in_a_match_both_winners_keep_their_decks() -> None:
    s = ORTUS.new(**GIVEN, best_of=3, concede=True, mulligan=False)
    rng = Rng(3)
    while s.wins == [0] * 4:  # type: ignore[attr-defined]
        seat = s.seat
        if asks_fate(inner(s)):
            s.apply(rng.pick(s.weights))
            continue
        said = [ORTUS.space.say(option) for option in s.options]
        wanted = next((one for one in said if one.startswith("deck ") or one == "concede" or one == "end"), said[0])
        if seat == GOLD and "concede" in said:
            wanted = "concede"
        elif wanted == "concede":
            wanted = "end"
        s.apply(ORTUS.space.parse(wanted))
    assert s.wins == [1, 1, 0, 0]  # type: ignore[attr-defined]
    assert s.seats == [GREEN, GOLD]


# Whole games


def test_ov_17_random_games_keep_every_card() -> None:
    for seed in range(4):
        s = play_random(ORTUS.new(**GIVEN, round_cap=12), seed)
        assert s.scores in WON_TOGETHER
    play_random(ORTUS.new(**GIVEN, tactics="second_card", marches=True, conclave=True, round_cap=8), 5)


def test_ex_40_two_duels_at_one_table() -> None:
    # A, B, C and D are Blue, Red, Green and Gold; C holds the Cathedral
    fiefs: list[Earldom] = [{"hand": "champion"}, {}, {"fiefs": ["palace cathedral"]}, {}]
    s = turn(*fiefs)
    assert offered(s, SIEGE) == {"rendlesham"}
    assert [may_bequeath(s, house) for house in (BLUE, RED, GOLD)] == [False, False, True]

    # D's cube is drawn
    s = run(table(*fiefs, arrived=True, horde=(1, 0), active=t.VIKINGS), ask_target, GOLD)
    assert offered(s, SIEGE) == {"winchester", "tamworth"}

    # B fails to draw
    s = table(*fiefs, active=RED)
    s.deck = [0] * len(s.deck)
    run(s, draw_for_turn, RED)
    assert s.scores == WON_TOGETHER[1]


def test_ov_17_a_seat_imagines_partners_as_it_does_others() -> None:
    s = table({"hand": "land prince"}, {}, {}, {})
    run(s, ask_turn, RED)
    seen = {tuple(hand(s.redeal(RED, Rng(seed)), BLUE)) for seed in range(12)}
    assert len(seen) > 1
    assert Perspective(ORTUS, s, RED).view == s.view(RED)


def test_ov_17_5_the_lobby_says_who_sits_with_whom_and_faces_whom() -> None:
    settled = ORTUS.settle(GIVEN)
    assert ORTUS.words("en").seat_notes(settled)[:2] == ["with Red, facing Gold", "with Blue, facing Green"]
    assert ORTUS.words("es").seat_notes(settled)[2:] == ["con Dorado, frente a Rojo", "con Verde, frente a Azul"]
    heads = ORTUS.settle({"players": 4, "two_heads": True})
    assert ORTUS.words("en").seat_notes(heads) == ["with Green", "with Gold", "with Blue", "with Red"]
    assert ORTUS.words("en").seat_notes(ORTUS.settle({"players": 3})) == ["", "", ""]


def test_ov_17_10_the_choice_has_a_name_in_every_language() -> None:
    option = next(option for option in OPTIONS if option.name == "tetrarchy_politics")
    named = [[ORTUS.words(said).choice_name(option, choice) for choice in option.choices] for said in ("en", "es")]
    assert named == [["the opponent", "both rivals"], ["el oponente", "ambos rivales"]]
