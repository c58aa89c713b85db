"""OpenSpiel takes our games for its own: its tests pass, its search plays, and a seat knows what it heard."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from heptarchy import FATE, Rng
from heptarchy.adapters.open_spiel import SECRET
from heptarchy.kernel.events import hears

ALL_MODULES = ",".join(
    f"{module}=True"
    for module in (
        *("land_and_gods", "kingdoms", "kings", "runes", "relics", "legends", "epic_battles", "ships"),
        "legendary_leaders",
    )
)
# Every game and variant, in short set-ups
SHORT = (
    "vikings(rounds=1)",
    "vikings(players=3,advanced=True,rounds=1)",
    f"vikings(players=2,rounds=1,{ALL_MODULES})",
    "ortus(players=2,villages=True)",
    "ortus(variant=heathen,players=3)",
    "ortus(variant=wessex,players=2,black_markers=3,copies_per_type=3,legacy_hand_max=3)",
    "ortus(variant=rebellion,players=1)",
    "ortus(variant=rebellion,players=2,mode=semi)",
    "dba(points=15,rounds=1,cards=2)",
    "dba(players=4,points=9,rounds=1)",
    "dba(battle=catraeth,rounds=1)",
    "arthur(players=5,battles=quick,rounds=3)",
    "arthur(players=2,battles=table,rounds=3,war_round=1,cooldown_rounds=0)",
    "arthur(players=3,battles=each,rounds=3,war_round=1)",
    "arthur(players=2,battles=bots,rounds=3,war_round=1)",
)
ONE_EACH = (
    "vikings(rounds=1)",
    "ortus(players=3)",
    "dba(points=15,rounds=1,cards=2)",
    "arthur(battles=quick,rounds=3)",
)


def load(name: str) -> Any:
    return pyspiel.load_game(f"heptarchy_{name}")


def step(state: Any, rng: Rng) -> None:
    """A random answer."""
    if state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", SHORT)
def test_openspiels_own_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ONE_EACH)
def test_a_resampled_state_is_the_same_to_its_player_and_keeps_no_history(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    rng = Rng(name)
    sampler = Rng("sampler").random
    looked = 0
    while not state.is_terminal() and state.move_number() < 200:
        if state.move_number() % 11 == 0:
            for seat in range(game.num_players()):
                other = state.resample_from_infostate(seat, sampler)
                looked += 1
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                assert other.current_player() != seat or other.legal_actions() == state.legal_actions()
                assert other.history() == []
                step(other, rng)  # it can be played on
        step(state, rng)
    assert looked > 8


def test_what_fate_whispers_is_known_to_who_heard_it_and_imagined_by_the_others() -> None:
    game = load("ortus(players=3)")
    state = game.new_initial_state()
    rng = Rng("whispers")
    told = 0
    while not state.is_terminal() and told < 20:
        table = state.table.state
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        if len(outcomes) > 1 and table.audience_for(FATE) >= 0:
            one, two = state.child(outcomes[0][0]), state.child(outcomes[-1][0])
            for seat in range(game.num_players()):
                same = one.information_state_string(seat) == two.information_state_string(seat)
                assert same != hears(table.audience_for(FATE), seat)
                if same:  # what it imagines depends on what it knows and on the draw alone
                    three, four = (state.resample_from_infostate(seat, lambda: 0.5) for state in (one, two))
                    assert str(three) == str(four) not in (str(one), str(two))
                    for other in range(game.num_players()):
                        assert three.information_state_string(other) == four.information_state_string(other)
            told += 1
        step(state, rng)
    assert told == 20


@pytest.mark.parametrize("name", ["vikings(players=2,rounds=1)", "dba(points=15,rounds=1,cards=2)"])
def test_an_information_state_recalls_all_that_was_heard(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    rng = Rng(3)
    before = [""] * game.num_players()
    secrets = 0
    while not state.is_terminal():
        who = state.current_player()
        action = rng.choice([pair[0] for pair in state.chance_outcomes()] if who < 0 else state.legal_actions())
        said = f"{who}: {state.action_to_string(who, action)}"
        state.apply_action(action)
        for seat in range(game.num_players()):
            now = "\n".join(state.information_state_string(seat).split("\n")[:-1])  # the last line is what it sees
            assert now.startswith(before[seat])
            new = now[len(before[seat]) :].strip("\n").split("\n")
            if who == seat:
                assert new[0] == said
            secrets += SECRET in new[0]
            before[seat] = now
    assert secrets > 0


def test_a_state_survives_being_written_down_also_a_resampled_one() -> None:
    game = load("arthur(players=3,battles=quick,rounds=3)")
    state = game.new_initial_state()
    rng = Rng(5)
    for _ in range(40):
        step(state, rng)
    for one in (state, state.resample_from_infostate(1, rng.random)):
        again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
        assert str(again_game) == str(game)
        assert str(again) == str(one)
        assert [again.information_state_string(seat) for seat in range(3)] == [
            one.information_state_string(seat) for seat in range(3)
        ]


def test_planes_come_by_name() -> None:
    from open_spiel.python.observation import make_observation

    game = load("dba(points=15,rounds=1)")
    seen = make_observation(game)
    seen.set_from(game.new_initial_state(), 0)
    assert seen.dict["stage"].tolist() == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert seen.dict["elements"].shape == (2, 40, 38)
    assert len(seen.tensor) == game.observation_tensor_size()


class Flat:
    """An evaluator that knows nothing."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_openspiels_ismcts_plays_a_game_of_vikings_to_its_end() -> None:
    game = load("vikings(players=2,rounds=1)")
    bot = ismcts.ISMCTSBot(game, Flat(), uct_c=2.0, max_simulations=6, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    rng = Rng(1)
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            searched += len(state.legal_actions()) > 1
            state.apply_action(int(bot.step(state)))
        else:
            step(state, rng)
    assert searched > 5
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_a_program_that_has_loaded_a_game_ends_in_peace() -> None:
    program = "import pyspiel, heptarchy.adapters.open_spiel as o; pyspiel.load_game('heptarchy_vikings')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="berserk"):
        load("vikings(berserk=1)")
