"""Agents of other authors are found by name, in the lab and in the lobby; a broken one keeps nobody else away."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent

import pytest

import heptarchy
from heptarchy import editions
from heptarchy.agents import UnknownAgent, agent, agent_names, guests
from heptarchy.agents.levels import NAMES, level, levels, ranked
from heptarchy.agents.line import LineAgent
from heptarchy.cli import main
from heptarchy.kernel.refusal import BadOptions
from heptarchy.lab.names import find_agent, split_agents
from heptarchy.lab.simulate import make_plan, simulate
from heptarchy.server.handover import checked_level
from heptarchy.server.summaries import game_info
from raids.game import RAIDS
from tests.agents.guesting import BOT, EXAMPLES, Hearing, install

BAD = '''"""Agents that can't be had."""

NUMBER = 7

def raises(game):
    raise RuntimeError("no\\nidea")

def nothing(game):
    return None

class Greedy:
    """Has a name of ours."""
    def __init__(self, game): pass
    def choose(self, seat, rng): return -1
'''


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "bad_guests.py").write_text(BAD, encoding="utf-8")
    install(
        tmp_path,
        monkeypatch,
        absent="nowhere:Nothing",
        cautious="cautious:Cautious",
        greedy="bad_guests:Greedy",
        nothing="bad_guests:nothing",
        number="bad_guests:NUMBER",
        raises="bad_guests:raises",
    )
    yield
    guests._found.cache_clear()


def test_the_example_is_announced_as_its_package_says() -> None:
    package = tomllib.loads((EXAMPLES / "pyproject.toml").read_text(encoding="utf-8"))
    assert package["project"]["entry-points"][guests.GROUP] == {"cautious": "cautious:Cautious"}
    assert package["tool"]["setuptools"]["py-modules"] == ["cautious"]
    page = (EXAMPLES.parents[1] / "docs" / "agents.md").read_text(encoding="utf-8")
    assert indent((EXAMPLES / "pyproject.toml").read_text(encoding="utf-8").partition("\n\n")[2], "   ") in page
    assert len((EXAMPLES / "cautious.py").read_text(encoding="utf-8").splitlines()) <= 20


@pytest.mark.parametrize("game", ["vikings", "ortus"])
def test_the_example_plays_by_its_name(game: str) -> None:
    assert "cautious" in agent_names()
    assert type(agent("cautious", game)).__name__ == "Cautious"
    played = simulate(make_plan(game, {"players": 2}, ["cautious", "random"], games=4))
    assert sum(0 in row.winners for row in played.rows) >= 3


def test_an_agent_that_wants_to_hears_how_its_game_ended() -> None:
    Hearing.heard.clear()
    [row] = simulate(make_plan("raids.game:RAIDS", {"players": 2}, ["tests.agents.guesting:Hearing"], games=1)).rows
    assert [None if result is None else result.scores for result in Hearing.heard] == [row.scores] * 2


def test_a_guest_sits_in_the_lobby_behind_our_levels() -> None:
    vikings = editions.of(heptarchy.game("vikings"))
    *ours, last = game_info("vikings", "en").levels
    assert [one.id for one in ours] == NAMES
    assert (last.id, last.title) == ("cautious", "cautious")
    assert last.sentence == "Imagines five games that fit what it sees, and takes what looks best in the worst of them."
    assert checked_level("cautious", vikings) == "cautious"
    assert checked_level("", vikings) == "thegn", "the usual one is ours"
    assert type(level("cautious", "vikings").agent("vikings", 2.5)).__name__ == "Cautious"


def test_a_guest_that_does_not_play_a_game_is_not_offered_for_it() -> None:
    assert [one.name for one in levels(RAIDS)] == [one.name for one in ranked(RAIDS)]
    with pytest.raises(UnknownAgent, match="cautious does not play 'raids'"):
        agent("cautious", RAIDS)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        (
            "absent",
            "the agent 'absent' (nowhere:Nothing) can't be loaded: ModuleNotFoundError: No module named 'nowhere'",
        ),
        ("number", "the agent 'number' (bad_guests:NUMBER) is int, not something that makes an agent of a game's id"),
        ("nothing", "the agent 'nothing' (bad_guests:nothing) makes NoneType, which has no method choose"),
        ("raises", "the agent 'raises' (bad_guests:raises) fails to make an agent for vikings: RuntimeError: no idea"),
        ("cautios", "no agent 'cautios'; nearest is cautious"),
    ],
)
def test_what_is_wrong_with_a_guest_is_said(name: str, reason: str) -> None:
    with pytest.raises(UnknownAgent) as error:
        agent(name, "vikings")
    assert str(error.value) == reason


def test_broken_guests_are_left_out_of_the_lobby_with_a_word_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "heptarchy.agents"):
        assert [one.name for one in levels("vikings")][-1] == "cautious"
        levels("vikings")
        levels("ortus")
    assert sorted(record.getMessage().split("'")[1] for record in caplog.records) == [
        "absent",
        "nothing",
        "number",
        "raises",
    ]


def test_a_name_of_ours_stays_ours() -> None:
    assert repr(agent("greedy", "vikings")).startswith("Greedy(scores=")
    assert "greedy" not in [one.name for one in levels("vikings")]


# Programs with a name


def test_programs_are_named_by_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(guests.LINE_BOTS, f"\nnoding = {BOT}\nnonsense\ngone=nosuchbot\n")
    one = agent("noding", "vikings")
    assert isinstance(one, LineAgent)
    assert one.command == BOT
    assert [each.name for each in levels(RAIDS)][-1] == "noding"
    assert levels(RAIDS)[-1].sentence("es") == "Un programa que trae este servidor."
    with pytest.raises(UnknownAgent, match=r"the agent 'gone' can't be had: .* there is no program 'nosuchbot'"):
        agent("gone", "vikings")


def test_a_server_brings_programs_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(guests.LINE_BOTS, "one=node a.js")
    guests.bring([f"two={BOT}", "one=node b.js"])
    assert {name: guest.command for name, guest in guests.guests().items() if guest.command} == {
        "one": "node b.js",
        "two": BOT,
    }
    with pytest.raises(BadOptions, match=r"a program is named as in mybot=COMMAND, not as in 'node bot\.js'"):
        guests.bring(["node bot.js"])
    with pytest.raises(UnknownAgent, match="there is no program 'nosuchbot'"):
        guests.bring(["three=nosuchbot"])


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        ("greedy=node x.js", "--line-bot: greedy is an agent or a level of ours; choose another name"),
        ("king=node x.js", "--line-bot: king is an agent or a level of ours; choose another name"),
        ("bot=nosuchbot", "line:nosuchbot: there is no program 'nosuchbot'"),
        ("node x.js", "a program is named as in mybot=COMMAND, not as in 'node x.js'"),
    ],
)
def test_a_server_says_what_is_wrong_with_a_program(
    named: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/t.db", "--line-bot", named]) == 2
    assert capsys.readouterr().err == f"heptarchy: {reason}\n"


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["greedy random,thegn"], ["greedy", "random", "thegn"]),
        (["line:node bot.js --a=1", "greedy"], ["line:node bot.js --a=1", "greedy"]),
        (["line:node bot.js, greedy"], ["line:node bot.js", "greedy"]),
        (["random english=line:node bot.js,x"], ["random", "english=line:node bot.js", "x"]),
        (["a.inline:Bot b"], ["a.inline:Bot", "b"]),
    ],
)
def test_a_command_keeps_its_spaces_among_agents(words: list[str], parts: list[str]) -> None:
    assert split_agents(words) == parts


def test_a_command_is_found_among_the_labs_names() -> None:
    plan = make_plan("vikings", {"players": 2}, [f"english=line:{BOT} --x=1", "random"], games=1)
    assert plan.agents == ["random", f"line:{BOT} --x=1"]
    assert isinstance(find_agent(plan.agents[1], heptarchy.game("vikings")), LineAgent)
