"""A game of another package has all that ours have: that of docs/adding-a-game.md, by its entry point alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import heptarchy
from heptarchy import FATE, Perspective, Rng, State
from heptarchy.adapters.batch import Batch
from heptarchy.adapters.pettingzoo import env
from heptarchy.agents import Greedy, UnknownAgent, agent, heuristic
from heptarchy.agents.levels import NAMES, Erring, levels
from heptarchy.agents.search import Search
from heptarchy.cli.screen import screen_for
from heptarchy.kit.benchmark import Benchmark
from heptarchy.kit.box import WrongBox
from heptarchy.kit.encoding import encoding_of
from heptarchy.kit.facts import facts_of
from heptarchy.kit.mind import Mind, mind_of
from heptarchy.kit.screen.screen import in_words
from heptarchy.lab.simulate import make_plan, simulate
from heptarchy.server.summaries import game_info
from holmgang.game import SWING, HolmgangGame
from tests.cli.shell import shell
from tests.test_docs import announce


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `pip install` leaves the package; its own folder is on the path of the tests."""
    announce(tmp_path, "holmgang", "holmgang.game:HOLMGANG")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")


def won(first: str, second: str, games: int, game: str = "holmgang") -> tuple[int, int]:
    """How many of these games for two each wins alone; both have either seat in half of them."""
    one = simulate(make_plan(game, {"players": 2}, [first, second], games=games // 2, seed=7)).rows
    other = simulate(make_plan(game, {"players": 2}, [second, first], games=games // 2, seed=7)).rows
    return (
        sum(row.winners == [0] for row in one) + sum(row.winners == [1] for row in other),
        sum(row.winners == [1] for row in one) + sum(row.winners == [0] for row in other),
    )


# Bots


@pytest.mark.parametrize(("game", "games", "times"), [("holmgang", 60, 1.5), ("raids.game:RAIDS", 20, 1.5)])
def test_search_plays_it_and_beats_chance(game: str, games: int, times: float) -> None:
    search, chance = won("search@60", "random", games, game)
    assert search >= times * chance  # in holmgang dice decide most


def test_an_empty_mind_plays_games_out_and_finds_no_option_better() -> None:
    mind = mind_of(heptarchy.game("holmgang"))
    state = heptarchy.game("holmgang").new()
    assert mind.blind
    assert len(set(mind.scores(state, 0, state.options))) == 1
    with pytest.raises(RuntimeError, match="without a value function"):
        mind.value(state)


def test_a_roll_out_without_a_heuristic_draws_its_answers() -> None:
    # Given a game of one turn each, in which the first option, a swing of force 1, breaks one shield at most
    state = heptarchy.game("holmgang").new(shields=6, turns=1)
    search = Search(mind_of(heptarchy.game("holmgang")), 1)

    # Then among its roll-outs are some in which more force was used
    left = []
    for n in range(60):
        s = state.clone()
        search._judge(s, Rng(f"roll-out {n}"))
        assert s.over
        left.append(min(s.scores))
    assert max(left) == 6
    assert min(left) < 5


def test_levels_are_search_with_errors_and_answer() -> None:
    game = heptarchy.game("holmgang")
    state = game.new()
    assert [level.name for level in levels("holmgang")] == NAMES
    for level in levels("holmgang"):
        player = level.agent("holmgang")
        assert isinstance(player.agent if isinstance(player, Erring) else player, Search)
        assert player.choose(Perspective(game, state, state.seat), Rng(1)) in state.options
        assert not level.quick


def test_the_strongest_level_beats_the_weakest() -> None:
    king, thrall = won("king", "thrall", 16, "raids.game:RAIDS")
    assert king >= 2 * thrall


def test_greedy_refuses_a_game_that_says_nothing_of_its_options() -> None:
    assert heuristic("holmgang") is None
    with pytest.raises(UnknownAgent, match="greedy does not play 'holmgang', which has no heuristic"):
        agent("greedy", "holmgang")


def strong_blows(state: State, seat: int, options: list[int]) -> list[float]:
    """The harder the better."""
    return [float(SWING.arg(option)) if SWING.holds(option) else 0.0 for option in options]


class Boxed(HolmgangGame):
    """The same game with a heuristic, and an agent of its own."""

    def mind(self) -> Mind:
        return Mind(strong_blows)

    def agents(self) -> dict[str, Any]:
        return {"berserk": lambda: Greedy(strong_blows)}


def test_with_scores_greedy_and_levels_play_by_them() -> None:
    game = Boxed()
    state = game.new()
    for name in ("greedy", "berserk"):
        answer = agent(name, game).choose(Perspective(game, state, state.seat), Rng(1))
        assert game.space.say(answer) == "swing 3"
    *erring, king = (level.agent(game) for level in levels(game))
    assert all(isinstance(one, Erring) and isinstance(one.agent, Greedy) for one in erring)
    assert isinstance(king, Search)
    assert levels(game)[0].quick


def test_a_box_with_something_else_in_it_is_told_so() -> None:
    class Wrong(HolmgangGame):
        def mind(self) -> object:
            return "clever"

    with pytest.raises(WrongBox, match=r"mind\(\) of the game 'holmgang' gives str, not Mind"):
        agent("search", Wrong())


# Learners


def test_a_batch_of_it_is_stepped() -> None:
    import numpy as np

    batch = Batch("holmgang", 4, seed=1)
    generator = np.random.default_rng(1)
    done = 0
    for _ in range(60):
        _, dones = batch.step(batch.sample(generator))
        done += int(dones.sum())
    assert done >= 4


def test_it_is_a_game_of_pettingzoo() -> None:
    table = env("holmgang")
    table.reset(seed=3)
    last: dict[str, float] = {}
    for player in table.agent_iter():
        seen, _, ended, cut, _ = table.last()
        last[player] = table.rewards[player]
        table.step(None if ended or cut else int(seen["action_mask"].nonzero()[0][0]))
    assert len(last) == 2


def test_its_encoding_names_planes_and_sees_a_whole_game() -> None:
    game = heptarchy.game("holmgang")
    encoding = encoding_of(game, game.settle({}))
    state, rng = game.new(), Rng(1)
    while not state.over:
        assert len(encoding.encode(state, 0)) == encoding.size
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    assert encoding.named("options").size > 3


# The lab


def test_its_sides_are_those_it_says() -> None:
    class Paired(HolmgangGame):
        def sides(self, options: Any) -> list[int]:
            return [0, 0]

    game = heptarchy.game("holmgang")
    assert facts_of(game).sides(game.settle({})) == ["Egil", "Ljot"]
    assert facts_of(Paired()).sides(game.settle({})) == ["Egil and Ljot"] * 2


def test_an_arena_rates_who_plays_it() -> None:
    ran = shell("arena", "holmgang", "--agents", "search@20,thegn,random", "--games", 4, "--jobs", 1)
    assert ran.code == 0, ran.err
    assert "search@20" in ran.out
    assert "thegn" in ran.out


def test_a_report_tells_what_came_of_its_games(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    ran = shell("simulate", "holmgang", "--games", 20, "--jobs", 1, "--report", page)
    assert ran.code == 0, ran.err
    assert "random" in ran.out  # who plays where nobody is named, and greedy can't
    text = page.read_text(encoding="utf-8")
    assert "Who wins" in text
    assert "Egil" in text
    assert "Ljot" in text


def test_it_is_measured_if_it_says_how() -> None:
    class Measured(HolmgangGame):
        def benchmark(self) -> Benchmark:
            return Benchmark(lambda state: state.turn == 6)

    assert heptarchy.game("holmgang").benchmark() is None
    found = Measured().benchmark()
    assert found.middle is not None
    assert found.does == "a clone"


# People


def test_its_table_is_shown_in_lists_and_played_in_the_terminal(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    ran = shell("play", "holmgang", "--terminal", "--bots", "thegn", "--file", save, "--seed", 1, typed="1\n" * 40)
    assert ran.code == 0, ran.err
    assert "shields  3, 3" in ran.out
    assert "Swing, or guard?" in ran.out
    assert "The game is over" in ran.out
    game = heptarchy.game("holmgang")
    assert type(screen_for(game, game.settle({}))).__name__ == "Screen"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([3, 2], "3, 2"),
        ([], "none"),
        (None, "none"),
        ([True, False], "yes, no"),
        ({"egil": [1, 2], "ljot": [3]}, "egil (1, 2), ljot 3"),
        ([{"at": "shore", "n": 2}, {}], "(at shore, n 2), none"),
    ],
)
def test_whatever_a_view_holds_is_said_in_words(value: object, words: str) -> None:
    assert in_words(value) == words


def test_the_lobby_offers_it_with_all_levels() -> None:
    found = game_info("holmgang", "en")
    assert [level.id for level in found.levels] == NAMES
    assert [option.name for option in found.options] == ["players", "shields", "turns"]


def test_odds_say_that_it_tells_none() -> None:
    ran = shell("odds", "holmgang")
    assert ran.code == 2
    assert "those of holmgang are told at its table" in ran.err
