"""Who plays which seat."""

from __future__ import annotations

import pytest

from heptarchy.agents import UnknownAgent
from heptarchy.agents.levels import level, levels
from heptarchy.kernel.refusal import BadOptions, UnknownGame
from heptarchy.lab.names import find_agent, find_game, seat_agents

SEATS = ["Norsemen", "Berserkers", "Housecarl", "Thegn"]
SIDES = ["Vikings", "Vikings", "English", "English"]


@pytest.mark.parametrize(
    ("words", "agents"),
    [
        (["greedy"], ["greedy"] * 4),
        (["a,b,c,d"], ["a", "b", "c", "d"]),
        (["greedy,random"], ["greedy", "greedy", "random", "random"]),
        (["vikings=greedy", "english=random"], ["greedy", "greedy", "random", "random"]),
        (["Viking=greedy english=random"], ["greedy", "greedy", "random", "random"]),
        (["random", "thegn=greedy"], ["random", "random", "random", "greedy"]),
        (["1=greedy,random"], ["random", "greedy", "random", "random"]),
    ],
)
def test_agents_are_named_for_all_by_seat_or_by_side(words: list[str], agents: list[str]) -> None:
    assert seat_agents(words, SEATS, SIDES) == agents


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "0 agents for 4 seats; name 1 or 2 or 4, or one beside named seats"),
        (["a,b,c"], "3 agents for 4 seats; name 1 or 2 or 4, or one beside named seats"),
        (["a,b", "thegn=c"], "2 agents for 4 seats; name 1 or 2 or 4, or one beside named seats"),
        (["english=a"], "nobody plays seat 0, Norsemen; add norsemen=AGENT, or one AGENT for the rest"),
        (["vikings=a", "norsemen=b", "c"], "the agent of seat 0, Norsemen, is named twice"),
        (
            ["saxons=a", "b"],
            (
                "no seat or side 'saxons'; there are norsemen, berserkers, housecarl, thegn, vikings, english, "
                "and the numbers 0 to 3"
            ),
        ),
    ],
)
def test_what_does_not_fit_is_said(words: list[str], reason: str) -> None:
    with pytest.raises(BadOptions) as error:
        seat_agents(words, SEATS, SIDES)
    assert str(error.value) == reason


def test_games_and_agents_of_others_go_by_module_and_name() -> None:
    game = find_game("raids.game:RAIDS")
    assert game.title == "Raids"
    assert find_agent("tests.lab.broken:Raises", game).choose is not None


def test_levels_are_agents_too() -> None:
    for one in levels("vikings"):
        assert repr(find_agent(one.name, find_game("vikings"))) == repr(one.agent("vikings"))
    raids = find_game("raids.game:RAIDS")
    assert repr(find_agent("ceorl", raids)) == repr(level("ceorl", raids).agent(raids))
    with pytest.raises(UnknownAgent, match="greedy does not play 'raids'"):
        find_agent("greedy", raids)


@pytest.mark.parametrize("name", ["raids.game:NOTHING", "nowhere:GAME", "raids.game:PROMPTS", ":"])
def test_a_game_that_is_none_is_said(name: str) -> None:
    with pytest.raises(UnknownGame):
        find_game(name)


@pytest.mark.parametrize("name", ["nowhere:Agent", "builtins:str", "gredy"])
def test_an_agent_that_is_none_is_said(name: str) -> None:
    with pytest.raises(UnknownAgent):
        find_agent(name, find_game("vikings"))


@pytest.mark.parametrize("name", ["tests.lab.broken:Bare", "tests.lab.broken:LANDING"])
def test_an_agent_that_takes_no_game_is_said(name: str) -> None:
    with pytest.raises(UnknownAgent, match=rf"{name} can't be made of a game's id, by {name}\('vikings'\): "):
        find_agent(name, find_game("vikings"))


def test_an_agent_that_fails_when_it_is_made_says_why() -> None:
    with pytest.raises(
        UnknownAgent, match="builtins:int fails to make an agent for vikings: ValueError: invalid literal"
    ):
        find_agent("builtins:int", find_game("vikings"))
