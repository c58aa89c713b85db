"""The search: it finds what is one answer away, repeats itself from a seed, keeps its tree, and judges with sense."""

from __future__ import annotations

import pytest

import heptarchy
from heptarchy import FATE, Rng, State
from heptarchy.agents import UnknownAgent, agent
from heptarchy.agents.search import Search
from heptarchy.agents.search_tree import Node
from heptarchy.games.arthur.bot.outlook import Outlook
from heptarchy.games.arthur.table.state import Campaign as Kingdoms
from heptarchy.games.ortus.bot import value as ortus_value
from heptarchy.games.ortus.campaign import Campaign
from heptarchy.games.vikings.bot import value as vikings_value
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units, take_units
from heptarchy.kernel.perspective import Perspective
from heptarchy.kernel.space import Domain, Space
from heptarchy.kit.mind import Mind, mind_of, never, outcome
from heptarchy.kit.softmax import chances
from raids.game import RAIDS

SET_UPS: list[tuple[str, dict[str, object]]] = [
    ("vikings", {"players": 2}),
    ("vikings", {"players": 4, "ships": True, "runes": True}),
    ("ortus", {"players": 2}),
    ("ortus", {"players": 4, "variant": "wessex"}),
    ("ortus", {"players": 3, "variant": "rebellion"}),
    ("arthur", {"players": 4, "battles": "quick"}),
    ("dba", {"players": 2}),
]


def mid_game(game_id: str, options: dict[str, object], answers: int) -> State:
    """A state of a greedy game after so many answers, or sooner if it would be over, in which a seat has a choice."""
    game = heptarchy.game(game_id)
    state = game.new(**options)
    greedy = agent("greedy", game_id)
    rng = Rng(f"mid {game_id}")
    found = state.clone()
    while not state.over and state.moves < answers:
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
            continue
        seat = rng.choice(state.seats)
        if len(state.options_for(seat)) > 2 and len(state.seats) == 1:
            found = state.clone()
        state.apply(greedy.choose(Perspective(game, state, seat), rng), seat)
    return found


def asked(state: State, game_id: str) -> Perspective:
    return Perspective(heptarchy.game(game_id), state, state.seat)


def flat(state: State, seat: int, options: list[int]) -> list[float]:
    """No option looks better than another."""
    return [0.0] * len(options)


def even(state: State) -> list[float]:
    return [0.5] * state.players


# A game whose best answers are known: two take one to three stones in turn, and who takes the last has won

NIM = Space("nim")
TAKE = NIM.verb("take", Domain("stones", ["none", "one", "two", "three"]))


class Nim(State):
    """Stones."""

    def __init__(self, stones: int) -> None:
        super().__init__(NIM)
        self.players = 2
        self.stones = stones
        self.turn = 0

    def clone(self) -> Nim:
        other = Nim(self.stones)
        self.copy_table(other)
        other.turn = self.turn
        return other

    def redeal(self, seat: int, rng: Rng) -> Nim:
        return self.clone()


def ask_nim(s: Nim, arg: int) -> None:
    s.ask(s.turn, [TAKE[n] for n in (1, 2, 3) if n <= s.stones], then=take_stones)


def take_stones(s: Nim, arg: int, answer: int) -> None:
    s.stones -= TAKE.arg(answer)
    if s.stones == 0:
        s.finish([int(seat == s.turn) for seat in (0, 1)], "no stones")
        return
    s.turn = 1 - s.turn
    s.push(ask_nim)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_only_answer_that_wins_though_none_looks_better(stones: int) -> None:
    # Given a heap that is won by leaving a number of stones that four divides
    state = Nim(stones)
    state.push(ask_nim)
    state.run()
    # When a search that knows nothing but the rules looks for an answer
    search = Search(Mind(flat, even, never, warmth=1.0), simulations=1500)
    answer = search.choose(Perspective(RAIDS, state, 0), Rng(stones))
    # Then it leaves that number
    assert (stones - TAKE.arg(answer)) % 4 == 0


def test_what_comes_to_mind_is_tried_only_where_it_is_allowed() -> None:
    # Given one who always thinks of taking none, which no rule allows, and to whom nothing looks better
    def fancy(state: State, seat: int, options: list[int]) -> list[int]:
        return [TAKE[0]]

    def likes_fancies(state: State, seat: int, options: list[int]) -> list[float]:
        return [1.0 if option == TAKE[0] else 0.0 for option in options]

    state = Nim(6)
    state.push(ask_nim)
    state.run()
    # When he looks for an answer
    search = Search(Mind(likes_fancies, even, never, warmth=1.0, proposals=fancy), simulations=1500)
    answer = search.choose(Perspective(RAIDS, state, 0), Rng(1))
    # Then it is one that is allowed, and the one that wins
    assert answer == TAKE[2]
    assert search.simulated == 1500


def test_a_question_that_looking_ahead_tells_nothing_about_is_answered_as_it_looks_best() -> None:
    # Given a battle whose armies are not on the table yet
    state = heptarchy.game("dba").new(players=2)
    rng = Rng("muster")
    while state.seat == FATE or len(state.options_for(state.seat)) == 1:
        state.apply(rng.pick(state.weights) if state.seat == FATE else state.options[0])
    mind = mind_of(heptarchy.game("dba"))
    # When a search is asked
    search = Search(mind, simulations=50)
    answer = search.choose(asked(state, "dba"), Rng(2))
    # Then it has not looked ahead, and gives what looks best
    assert search.simulated == 0
    scores = mind.scores(state.clone(), state.seat, state.options)
    assert scores[state.options.index(answer)] == max(scores)


@pytest.mark.parametrize(("game_id", "options"), SET_UPS, ids=str)
def test_the_same_seed_gives_the_same_answer_and_it_is_allowed(game_id: str, options: dict[str, object]) -> None:
    for answers in (40, 160):
        state = mid_game(game_id, options, answers)
        before = state.checksum()
        said = {agent("search@12", game_id).choose(asked(state, game_id), Rng("again")) for _ in range(2)}
        assert len(said) == 1
        assert state.allows(said.pop(), state.seat)
        assert state.checksum() == before  # it thinks about states of its own


def test_more_simulations_are_more_visits_and_seconds_cut_them_short() -> None:
    state = mid_game("ortus", {"players": 2}, 60)
    search = Search(mind_of(heptarchy.game("ortus")), simulations=50)
    search.choose(asked(state, "ortus"), Rng(1))
    assert search.simulated == 50
    hasty = Search(mind_of(heptarchy.game("ortus")), simulations=10**9, seconds=0.05)
    hasty.choose(asked(state, "ortus"), Rng(1))
    assert 16 <= hasty.simulated < 10**6


def test_the_tree_is_kept_while_one_answer_follows_another() -> None:
    # Given a search that is asked two questions in a row
    game = heptarchy.game("ortus")
    state = mid_game("ortus", {"players": 2}, 60)
    kept = 0
    search = Search(mind_of(heptarchy.game("ortus")), simulations=60)
    rng = Rng("keep")
    for _ in range(40):
        if state.over:
            break
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
            continue
        seat = Perspective(game, state, state.seat)
        # When the next question is the one that its tree foresaw
        kept += search.remembers(seat)
        state.apply(search.choose(seat, rng))
    # Then it goes on with what it knows
    assert kept >= 3


@pytest.mark.parametrize("game_id", ["vikings", "ortus"])
def test_the_tree_is_kept_when_fate_or_another_seat_has_spoken(game_id: str) -> None:
    # Given a search and an opponent
    game = heptarchy.game(game_id)
    state = mid_game(game_id, {"players": 2}, 60)
    me = state.seat
    search = Search(mind_of(heptarchy.game(game_id)), simulations=80)
    other = agent("greedy", game_id)
    rng = Rng("recall")
    answered = -1  # the move after our last answer
    recalled = visits = 0
    while not state.over and recalled < 5:
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
            continue
        seat = Perspective(game, state, state.seat)
        if seat.seat != me:
            state.apply(other.choose(seat, rng))
            continue
        # When it is asked again, and not at once
        node = search._recalled(state.moves, seat)
        if node is not None:
            # Then it goes on from where it met this question, and no other: it looks the same to it in all things
            assert state.moves > answered
            assert search.remembers(seat)
            assert node.met is not None
            assert node.met.view(me) == state.view(me)
            recalled += 1
            visits += node.count
        before = None if node is None else node.count
        state.apply(search.choose(seat, rng))
        if node is not None and before is not None and search.simulated:
            assert node.count == before + search.simulated
        answered = state.moves
    assert recalled == 5
    assert visits > 0


def test_what_another_seat_was_imagined_to_answer_is_not_ones_own() -> None:
    # Given a draft, in which all are asked together and answer in any order
    game = heptarchy.game("ortus")
    state = game.new(players=3, drafting=True)
    me = 2
    search = Search(mind_of(heptarchy.game("ortus")), simulations=30)
    rng = Rng("together")
    others = 0
    while not state.over and others < 5:
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
            continue
        seat = rng.choice(state.seats)
        view = Perspective(game, state, seat)
        if seat != me:
            state.apply(rng.choice(view.options), seat)
            continue
        # When this seat is asked again at once, where its tree imagined that another would speak first
        kept = search._next
        if kept is not None and not kept.is_new() and kept.seat != me and state.moves == search._moves:
            # Then that part of the tree is another's, and is not taken for its own
            assert search._foreseen(state.moves, view) is None
            others += 1
        state.apply(search.choose(view, rng), seat)
    assert others == 5


def test_a_search_of_another_seat_or_another_game_starts_anew() -> None:
    state = mid_game("ortus", {"players": 2}, 60)
    search = Search(mind_of(heptarchy.game("ortus")), simulations=60)
    search.choose(asked(state, "ortus"), Rng(1))
    assert not search.remembers(asked(state, "ortus"))  # the same question again is no follower of itself
    assert not search.remembers(asked(mid_game("ortus", {"players": 4}, 20), "ortus"))


def test_names_say_how_many_games_are_imagined() -> None:
    found = agent("search@75", "ortus")
    assert isinstance(found, Search)
    assert found.simulations == 75
    with pytest.raises(UnknownAgent, match="'search@many' does not say how many games to imagine"):
        agent("search@many", "ortus")


# The tree


def test_options_stand_in_the_order_of_their_looks_and_few_are_tried_first() -> None:
    node = Node()
    node.expand(0, [7, 8, 9], [7, 8, 9], [0.0, 2.0, 1.0], 1.0)
    assert node.actions == [8, 9, 7]
    assert node.priors == sorted(node.priors, reverse=True)
    assert sum(node.priors) == pytest.approx(1.0)
    tried = set()
    for _ in range(30):
        place = node.select(2, 0.5)
        tried.add(node.actions[place])
        node.learn(place, 0.5)
    assert tried == {8, 9}


def test_what_brings_more_is_tried_more_often_though_it_looks_worse() -> None:
    node = Node()
    node.expand(0, [7, 8], [7, 8], [0.0, 1.0], 1.0)
    for _ in range(200):
        place = node.select(2, 0.5)
        node.learn(place, 0.9 if node.actions[place] == 7 else 0.1)
    visits = dict(zip(node.actions, node.visits, strict=True))
    assert visits[7] > 4 * visits[8]


def test_only_options_that_are_there_are_tried() -> None:
    node = Node()
    node.expand(0, [7, 8], [7, 8], [0.0, 1.0], 1.0)
    node.expand(0, [8, 9], [8, 9], [0.0, 1.0], 1.0)
    assert sorted(node.actions) == [7, 8, 9]
    assert {node.actions[node.select_among([9], 5, 0.5)] for _ in range(5)} == {9}


# What a position is worth


def test_chances_share_out_one_win_and_those_who_are_out_have_none() -> None:
    weights = [[1.0, 0.0], [0.0, 0.0]]
    found = chances([[2.0, 0.5], [], [1.0, 0.5]], weights)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] == 0.0
    assert found[0] > found[2]


@pytest.mark.parametrize(("game_id", "options"), SET_UPS, ids=str)
def test_a_position_gives_every_seat_a_chance_between_none_and_all(game_id: str, options: dict[str, object]) -> None:
    for answers in (40, 120, 300):
        state = mid_game(game_id, options, answers)
        worth = mind_of(heptarchy.game(game_id)).value(state)
        assert len(worth) == state.players
        assert all(0.0 <= chance <= 1.0 for chance in worth)


def test_sides_of_vikings_share_one_win() -> None:
    state = mid_game("vikings", {"players": 4}, 200)
    assert isinstance(state, Vikings)
    worth = vikings_value.value(state)
    seats = [state.owner[faction] for faction in range(4)]
    assert worth[seats[0]] == worth[seats[1]]
    assert worth[seats[0]] + worth[seats[2]] == pytest.approx(1.0)


@pytest.mark.parametrize("answers", [60, 300, 100_000])
def test_a_city_more_is_good_for_the_vikings(answers: int) -> None:
    state = mid_game("vikings", {"players": 2}, answers)
    assert isinstance(state, Vikings)
    city = next(c for c in t.CITIES if not state.hosts[t.VIKING][c])
    taken = state.clone()
    for faction in (t.HOUSECARL, t.THEGN):
        take_units(taken, faction, city, taken.units[faction][city])
    add_units(taken, t.NORSEMEN, city, 4)
    seat = state.owner[t.NORSEMEN]
    assert vikings_value.value(taken)[seat] > vikings_value.value(state)[seat] + 0.01


def test_rebels_win_together_and_an_earl_who_is_out_does_not() -> None:
    state = mid_game("ortus", {"players": 3, "variant": "rebellion"}, 80)
    assert len(set(ortus_value.value(state))) == 1
    duel = ortus_value.season(mid_game("ortus", {"players": 3}, 200))
    duel.out = [True, *duel.out[1:]]
    assert ortus_value.value(duel)[0] == 0.0


def test_earls_who_will_fight_each_other_have_chances_of_their_own() -> None:
    state = mid_game("ortus", {"players": 3, "variant": "rebellion", "mode": "semi"}, 80)
    season = ortus_value.season(state)
    assert len(set(ortus_value.value(state))) > 1
    season.out = [True, *season.out[1:]]
    worth = ortus_value.value(state)
    assert worth[0] == 0.0
    assert 0.0 < sum(worth) < 1.0  # the King has the rest


def test_an_earl_who_is_out_still_wins_with_his_ally() -> None:
    state = mid_game("ortus", {"players": 4, "two_heads": True}, 120)
    season = ortus_value.season(state)
    season.out = [True, False, False, False]
    worth = ortus_value.value(state)
    assert worth[0] == worth[2] > 0.0
    assert worth[1] == worth[3]
    assert worth[0] + worth[1] <= 1.0


def test_partners_of_a_tetrarchy_share_the_chances_of_both_duels() -> None:
    state = mid_game("ortus", {"players": 4, "tetrarchy": True}, 160)
    worth = ortus_value.value(state)
    assert worth[0] == worth[1] > 0.0
    assert worth[2] == worth[3] > 0.0
    assert 0.9 < worth[0] + worth[2] <= 1.0

    # A Castle more in either duel is good for both partners
    season = ortus_value.season(state)
    for house in (0, 1):
        more = season.clone()
        place = next(place for place in range(len(more.holder)) if more.holder[place] < 0 and place // 7 == house)
        more.fiefs = [[*fiefs, place] if n == house else fiefs for n, fiefs in enumerate(more.fiefs)]
        more.holder[place] = house
        better = ortus_value.value(more)
        assert better[0] == better[1] > worth[0]


def test_points_of_earlier_seasons_count_in_a_campaign() -> None:
    state = mid_game("ortus", {"players": 3, "variant": "wessex"}, 120)
    assert isinstance(state, Campaign)
    before = ortus_value.value(state)[1]
    state.legacy[1] += 3
    assert ortus_value.value(state)[1] > before


@pytest.mark.parametrize("answers", [40, 120])
def test_a_lead_in_a_campaign_is_judged_less_sure_than_it_is_played_for(answers: int) -> None:
    state = mid_game("arthur", {"players": 4, "battles": "quick"}, answers)
    assert isinstance(state, Kingdoms)
    worth = mind_of(heptarchy.game("arthur")).value(state)
    assert sum(worth) == pytest.approx(1.0)
    assert 0.25 < max(worth) < max(Outlook(state, 0).shares)


def test_no_draw_is_worth_half_a_victory() -> None:
    state = mid_game("dba", {"players": 2, "rounds": 6}, 200)
    worth = mind_of(heptarchy.game("dba")).value(state)
    assert 0.0 < sum(worth) < 1.0


def test_a_finished_game_is_worth_its_result() -> None:
    game = heptarchy.game("ortus")
    state = game.new(players=2)
    rng = Rng("to the end")
    while not state.over:
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    assert outcome(state) == [1.0 if seat in state.result().winners else 0.0 for seat in (0, 1)]
