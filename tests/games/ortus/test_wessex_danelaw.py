"""The Danelaw phase of the Wessex campaign (WX-43 to WX-57)."""

from __future__ import annotations

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.ortus.campaign import Campaign, inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import viking_turn
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.table.actions import EMISSARY
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import begin_round, draw_for_turn
from tests.games.ortus.seasons import a_season, answer, build_all, in_campaign, menu, play_random, resumed, turn_of
from tests.games.ortus.table import BLUE, RED, THE_END, Earldom, a_state, invariants, listening, offered, play, run
from tests.views import look

BARE: Earldom = {"fiefs": []}
BISHOP: Earldom = {"fiefs": ["palace cathedral"]}
CHURCH: Earldom = {"fiefs": ["palace church"]}
# Outlives fifteen quiet rounds behind its walls
WALLED: Earldom = {
    "fiefs": ["palace"],
    "deck": " ".join(["land"] * 6 + ["monk"] * 6 + ["allies"] * 6 + ["banquet"] * 5),
    "towers": "champion " * 6,
}


def test_wx_43_after_a_failed_vote_they_are_revealed_and_the_markers_go_back() -> None:
    s = run(a_season({}, {}, BARE, black=8, white=True), viking_turn)
    play(s, "vote against", "vote against", "vote against")
    assert (s.arrived, s.black, s.white) == (True, 0, False)
    for _ in range(4):  # two for each Earl on the table
        play(s, "land_raider viking")
    assert (s.horde, s.rule) == ([4, 0], "OR-17.12")


def test_wx_43_white_is_out_of_use_and_emissaries_push_nothing() -> None:
    s = turn_of(a_season({"hand": "champion"}, arrived=True), BLUE)
    assert not play(s, "siege tamworth").white
    s = turn_of(a_season({"hand": "vassal"}, arrived=True, black=1), BLUE)
    assert offered(s, EMISSARY) == {"vassal"}
    assert play(s, "emissary vassal").black == 1


def test_wx_44_a_season_that_would_start_with_all_markers_out_starts_with_the_vikings() -> None:
    c = resumed([1, 0, 0], markers=8, start=RED)
    s = inner(c)
    assert (s.arrived, s.black, c.rule) == (True, 0, "OR-17.11")
    for _ in range(6):  # each has his Palace
        assert c.rule == "OR-17.11"
        answer(c, "land_raider viking")
    assert (c.rule, s.horde) == ("WX-34", [6, 0])  # then step D
    invariants(s)


def test_wx_44_their_first_turn_is_a_later_one() -> None:
    c = resumed([0, 0], markers=8)
    while c.rule == "OR-17.11":
        answer(c, "land_raider viking")
    build_all(c)
    s = inner(c)
    while s.active != t.VIKINGS:
        c.apply(c.options[-1] if "end" in menu(c) else c.options[0])
    assert (s.round, s.black, c.rule, s.horde) == (1, 1, "OR-17.11", [4, 0])  # a marker, then growth


def test_wx_45_eight_markers_pushed_within_a_season_bring_the_vote_not_winter() -> None:
    s = turn_of(a_season({"hand": "monk"}, black=7), BLUE)
    play(s, "emissary monk", "end", "draw land")
    assert (s.black, s.ending) == (8, THE_END)
    assert run(s, viking_turn).rule == "WX-15"


def test_wx_46_each_later_viking_turn_pushes_a_marker_and_the_arrival_turn_none() -> None:
    s = play(run(a_season(black=7), viking_turn), "vote against", "vote against", "vote against")
    assert s.black == 0
    assert run(a_season(arrived=True, black=3), viking_turn).black == 4


def test_wx_47_alone_wins_nothing_and_king_with_cathedral_still_does() -> None:
    assert not turn_of(a_season({}, BARE, BARE, arrived=True), BLUE).over
    assert turn_of(a_season(BISHOP, BARE, BARE, arrived=True, king=BLUE), BLUE).ending == "king and cathedral"


def test_wx_48_an_empty_table_at_the_start_of_a_viking_turn_is_theirs_before_the_marker() -> None:
    s = run(a_season(BARE, BARE, BARE, arrived=True, black=7, king=BLUE), viking_turn)
    assert (s.ending, s.scores, s.black) == ("vikings", [0, 0, 0], 7)


def test_wx_48_but_not_at_any_other_moment() -> None:
    s = a_season({"deck": ""}, BARE, BARE, arrived=True)
    run(s, draw_for_turn, BLUE)
    assert not s.over
    assert run(a_season(BARE, BARE, BARE, arrived=True), settle).ending == THE_END


@pytest.mark.parametrize(
    ("king", "bishop", "fiefless", "ending", "scores"),
    [
        (BLUE, t.NOBODY, (), "great king", [4, 0, 0]),
        (BLUE, RED, (), "dual", [3, 3, 0]),
        (BLUE, RED, (BLUE,), "archbishop", [0, 2, 0]),
        (t.NOBODY, t.NOBODY, (), "vikings", [0, 0, 0]),
    ],
)
def test_wx_49_the_eighth_marker_decides_the_campaign(
    king: int, bishop: int, fiefless: tuple[int, ...], ending: str, scores: list[int]
) -> None:
    earldoms = [BISHOP if house == bishop else BARE if house in fiefless else {} for house in range(3)]
    c = in_campaign(run(a_season(*earldoms, king=king, arrived=True, black=7), viking_turn), markers=3)
    assert (c.over, c.ending, c.scores) == (True, ending, scores)


def test_wx_50_growth_control_and_attacks_are_those_of_the_base_game() -> None:
    s = run(a_season(arrived=True, horde=(2, 0)), viking_turn)
    play(s, "land_raider viking", "cube red", "siege winchester")
    assert (s.fiefs[BLUE], s.off_table[BLUE], s.horde) == ([], True, [3, 0])


def test_wx_53_before_the_arrival_the_timer_then_the_vote_then_reveal_and_attack_without_growth() -> None:
    s = a_season(black=7)
    heard = listening(s)
    rules: list[str] = []
    run(s, viking_turn)
    while not s.over:
        if not rules or rules[-1] != s.rule:
            rules.append(s.rule)
        s.apply(s.options[1] if s.rule == "WX-15" else s.options[0])
    assert rules[:4] == ["WX-15", "OR-17.11", "OR-17.12", "OR-17.13"]
    said = [event.name for event in heard]
    order = ["black_out", "vote_at_last", "vote_fails", "arrived", "markers_back", "horde_grows", "controls"]
    assert [name for name in dict.fromkeys(said) if name in order] == order
    assert said.count("horde_grows") == 6


def test_wx_53_in_the_danelaw_the_test_the_push_growth_control_attack() -> None:
    s = a_season(arrived=True, black=2, horde=(1, 0))
    heard = listening(s)
    play(run(s, viking_turn), "land_raider viking", "cube blue", "siege tamworth")
    said = [event.name for event in heard]
    assert said[:4] == ["black_out", "horde_grows", "controls", "vikings_besiege"]


def test_wx_54_at_the_cap_all_markers_count_as_out_and_the_vote_follows() -> None:
    s = run(a_season(black=1, round=200, white=True), viking_turn)
    assert (s.black, s.rule) == (8, "WX-15")
    assert run(a_season(black=1, round=199), viking_turn).black == 2


def test_wx_54_every_campaign_ends_within_its_bound() -> None:
    options = {"variant": "wessex", "players": 2, "black_markers": 2, "round_cap": 5}
    for seed in range(10):
        c = ORTUS.new(**options)
        assert isinstance(c, Campaign)
        play_random(c, seed)
        assert c.season <= 3
        assert c.moves < ORTUS.longest(ORTUS.settle(options))


def test_wx_56_an_empty_table_before_the_vikings_goes_on_until_their_second_turn() -> None:
    s = a_season(BARE, BARE, BARE, black=7)
    assert run(s, settle).ending == THE_END
    play(run(s, viking_turn), "vote against", "vote against", "vote against")
    while not s.over:
        s.apply(s.options[0])
    assert (s.ending, s.horde[0] + s.horde[1]) == (THE_END, 2)  # as if one were there; nobody to attack
    assert run(s, viking_turn).ending == "vikings"


def test_wx_57_outcomes_rank_as_in_the_great_heathen_army() -> None:
    first = turn_of(a_season(BISHOP, king=BLUE), BLUE).scores[BLUE]
    second = turn_of(a_season({}, BARE, BARE), BLUE).scores[BLUE]
    ends = [
        run(a_season(*earldoms, king=king, arrived=True, black=7), viking_turn).scores[BLUE]
        for earldoms, king in ((({},), BLUE), (({}, BISHOP), BLUE), ((BISHOP,), t.NOBODY), (({},), t.NOBODY))
    ]
    assert first == second == ends[0]
    assert ends == sorted(set(ends), reverse=True)


# Worked examples


def test_ex_22_three_quiet_rounds_then_winter() -> None:
    s = a_season(CHURCH, black=2, round=0)
    for _ in range(3):
        run(s, viking_turn)
    assert s.black == 5
    c = in_campaign(turn_of(s, BLUE), markers=2)
    answer(c, "call_vote", "vote for", "vote for")
    assert (c.season, inner(c).black) == (4, 3)


def quiet(c: Ortus | Campaign) -> list[int]:
    """Everybody passes, votes against and holds out: the rounds in which a marker went out after the arrival."""
    pushed = []
    s = inner(c)
    before = (s.round, s.black)
    while not c.over:
        assert s.round < 20, "there should have been an end"
        if c.rule == "WX-15":
            answer(c, "vote against")
        elif "end" in menu(c):
            answer(c, "end")
        else:
            c.apply(c.options[0] if c.seat == FATE else c.options[-1])
        if s.arrived and s.black > before[1]:
            pushed.append(s.round)
        before = (s.round, s.black)
    return pushed


def test_ex_23_the_eighth_marker_of_season_2_and_the_eight_rounds_after_it() -> None:
    """Season 2 begins with one marker out: seven quiet rounds; with an Emissary in one of them it is round 6."""
    s = a_season(WALLED, WALLED, WALLED, black=2, round=0, palace_strength=9, king=RED)
    run(s, begin_round)
    pushed = quiet(s)
    assert pushed == [7, 8, 9, 10, 11, 12, 13, 14]
    assert (s.round, s.ending) == (14, "great king")


def test_ex_24_season_9_lasts_eight_rounds() -> None:
    c = resumed([0, 0], markers=8, palace_strength=9)
    while c.rule != "OR-3.1":
        c.apply(c.options[0])
    build_all(c, "heir")
    pushed = quiet(c)
    assert pushed == [1, 2, 3, 4, 5, 6, 7, 8]
    assert c.ending == "vikings"


# The campaign as others meet it


def some_campaign(moves: int, seed: int = 5) -> Campaign:
    """A campaign after so many random answers."""
    rng = Rng(seed)
    c = ORTUS.new(variant="wessex", players=3, black_markers=4, round_cap=12)
    assert isinstance(c, Campaign)
    while c.moves < moves and not c.over:
        if c.seat == FATE:
            c.apply(rng.pick(c.weights))
        else:
            seat = rng.choice(c.seats)
            c.apply(rng.choice(c.options_for(seat)), seat)
    return c


def test_a_view_has_the_campaign_and_the_season() -> None:
    c = resumed([2, 0, 1], markers=3, start=RED)
    view = look(c, BLUE)
    assert view["campaign"] == {"season": 4, "legacy": [2, 0, 1], "start": "red", "markers": 3, "past": []}
    assert view["season"]["black"] == 3
    assert (view["over"], view["ending"], view["scores"]) == (False, "", [])


def test_past_seasons_are_remembered() -> None:
    s = turn_of(a_season(CHURCH, {"fiefs": ["palace lord=prince"]}, start=RED, round=7), BLUE)
    c = answer(in_campaign(s), "call_vote", "vote for", "vote for")
    assert look(c, None)["campaign"]["past"] == [{"start": "red", "rounds": 7, "points": [0, 1, 0]}]


def test_a_campaign_that_is_over_still_shows_the_last_table() -> None:
    c = in_campaign(turn_of(a_season(BISHOP, king=BLUE), BLUE))
    assert (c.over, c.child, look(c, None)["season"]["king"]) == (True, None, "blue")
    assert inner(c).ending == "king and cathedral"
    assert c.redeal(RED, Rng(1)).view(RED) == c.view(RED)


def test_a_seat_imagines_the_season_and_not_the_campaign() -> None:
    c = some_campaign(60)
    other = c.redeal(BLUE, Rng(3))
    assert other.view(BLUE) == c.view(BLUE)
    assert inner(other).hand[t.KINDS :] != inner(c).hand[t.KINDS :]
    assert (other.legacy, other.options_for(BLUE)) == (c.legacy, c.options_for(BLUE))


def test_questions_of_a_season_are_those_of_the_campaign_without_a_copy() -> None:
    c = some_campaign(60)
    s = inner(c)
    assert c.options is s.options
    assert ORTUS.prompt(c, c.seats[0]) == ORTUS.prompt(s, c.seats[0])


def test_what_is_no_table_of_ortus_is_refused() -> None:
    with pytest.raises(TypeError, match="no table"):
        inner(Campaign(a_state().params))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_campaigns_keep_what_always_holds(players: int) -> None:
    for seed in range(4):
        c = ORTUS.new(variant="wessex", players=players, black_markers=3 + seed, round_cap=20)
        play_random(c, seed)
        assert c.ending in ("king and cathedral", "alone", "great king", "dual", "archbishop", "vikings")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_of_the_great_heathen_army_keep_what_always_holds(players: int) -> None:
    for seed in range(8):
        s = play_random(ORTUS.new(variant="heathen", players=players), seed)
        assert s.ending in ("king and cathedral", "alone", "great king", "dual", "archbishop", "vikings")
