"""Programs that play: whole games over pipes, and what is said when one dies, hangs or talks nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import heptarchy
from heptarchy import FATE, Perspective, Rng, State
from heptarchy.agents import AgentFailed, UnknownAgent, agent
from heptarchy.agents.line import LONGEST, PROGRAMS, LineAgent, Program, close_programs
from heptarchy.kernel.result import Result
from heptarchy.kit.agent import tell_end
from heptarchy.lab.simulate import make_plan, simulate
from heptarchy.lab.table import GameFailed
from tests.patience import PATIENCE, wait_until
from tests.server.bots.test_pool import wait_until_gone

ROOT = Path(__file__).resolve().parents[2]
BOT = f"node {ROOT / 'examples' / 'agents' / 'line_bot.js'}"
VIKINGS = heptarchy.game("vikings")
HELLO = """read hello; echo '{"type": "hello", "protocol": 1}';"""


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    yield
    close_programs()


def a_question() -> State:
    """A state of a random game in which a seat has a choice."""
    state, rng = VIKINGS.new(players=2), Rng("line")
    while state.moves < 30 or state.seat == FATE or len(state.options) < 3:
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return state


def script(folder: Path, text: str) -> str:
    """The command that runs these lines of shell."""
    file = folder / "bot.sh"
    file.write_text(text, encoding="utf-8")
    return f"sh {file}"


def group(leader: int) -> list[int]:
    """The processes of this group: the leader, and what it has started."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):
            if int(file.read_text(encoding="utf-8").rpartition(")")[2].split()[2]) == leader:
                found.append(int(file.parent.name))
    return found


def answer(command: str, seconds: float = 5.0) -> int:
    state = a_question()
    return LineAgent(command, seconds).choose(Perspective(VIKINGS, state, state.seat, {"players": 2}), Rng(1))


# Games


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("vikings", {"players": 2, "treaty_round": 3}),
        ("ortus", {"players": 2}),
        ("dba", {"points": 9, "rounds": 2}),
        ("arthur", {"players": 2, "battles": "quick", "rounds": 3}),
        ("raids.game:RAIDS", {"players": 3}),
    ],
)
def test_the_example_plays_every_game_and_its_programs_end_with_the_lab(game: str, options: dict[str, object]) -> None:
    plan = make_plan(game, options, [f"0=line:{BOT}", "random"], games=2)
    played = simulate(plan)
    assert len(played.rows) == 2
    assert PROGRAMS == {}
    again = simulate(plan)
    assert [row.scores for row in again.rows] == [row.scores for row in played.rows], "its seed decides what it draws"


def test_a_program_hears_hello_game_question_and_end_and_runs_on_for_its_seat(tmp_path: Path) -> None:
    # Given a program that writes down what it hears, and always takes the second option
    heard = tmp_path / "heard"
    command = script(
        tmp_path,
        f"""{HELLO} printf '%s\\n' "$hello" >> {heard}
        while read -r line; do
            printf '%s\\n' "$line" >> {heard}
            id=$(printf '%s' "$line" | sed -n 's/.*"options":\\[{{"id":[0-9]*,[^}}]*}},{{"id":\\([0-9]*\\),.*/\\1/p')
            case $line in *'"type":"question"'*) echo '{{"type": "answer", "id": '$id'}}';; esac
        done
        echo closed >> {heard}""",
    )
    state = a_question()
    seat = Perspective(VIKINGS, state, state.seat, {"players": 2})

    # When two agents ask it in turn, and the second one's game ends
    for one in (first := agent(f"line:{command}", "vikings"), second := agent(f"line:{command}", "vikings")):
        assert one.choose(seat, Rng(1)) == seat.options[1]
    tell_end(first, None)  # not its program any more
    tell_end(second, Result([3, 1], "treaty"))
    assert len(PROGRAMS) == 1
    close_programs()

    # Then it was told of both games, of what the seat may know, and of the result
    *lines, last = heard.read_text(encoding="utf-8").splitlines()
    assert last == "closed"
    told = [json.loads(line) for line in lines]
    assert [one["type"] for one in told] == ["hello", "game", "question", "end", "game", "question", "end"]
    assert told[0]["protocol"] == 1
    assert (told[1]["game"], told[1]["options"], told[1]["seat"]) == ("vikings", {"players": 2}, seat.seat)
    asked = told[2]
    assert (asked["rule"], asked["prompt"], asked["open"]) == (seat.rule, seat.prompt, False)
    assert asked["view"] == json.loads(json.dumps(state.view(state.seat)))
    assert asked["options"] == [{"id": place, "say": seat.say(option)} for place, option in enumerate(seat.options)]
    assert told[3]["result"] is None
    assert told[6]["result"] == {"scores": [3, 1], "ranks": [1, 2], "winners": [0], "ending": "treaty"}


def test_seats_of_one_game_have_programs_of_their_own() -> None:
    game = heptarchy.game("ortus")
    state, one = game.new(players=2), LineAgent(BOT)
    assert len(state.seats) == 2
    for seat in state.seats:
        one.choose(Perspective(game, state, seat), Rng(1))
    assert len({program.process.pid for program in PROGRAMS.values()}) == 2


def test_what_is_allowed_and_not_offered_can_be_spelled(tmp_path: Path) -> None:
    # Given a battle in which more poses are allowed than offered
    game, rng = heptarchy.game("dba"), Rng("open")
    state = game.new(points=9, deploy_depth=250)
    while True:
        if state.seat != FATE:
            seat = Perspective(game, state, state.seat)
            near = [option + 1 for option in seat.options if seat.is_open and option + 1 < game.space.size]
            beyond = [action for action in near if action not in seat.options and seat.allows(action)]
            if beyond:
                break
        state.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    said = json.dumps({"type": "answer", "say": game.space.say(beyond[0])})
    command = script(tmp_path, f"{HELLO} read game; read -r question; echo '{said}'; read end")
    assert LineAgent(command).choose(seat, Rng(1)) == beyond[0]


# What goes wrong


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("exit 3", "has ended with exit code 3"),
        ("read hello; echo hello", "said 'hello', which is no line of JSON"),
        ("read hello; echo 1", "said '1', which is no JSON object"),
        ("""read hello; echo '{"type": "hello", "protocol": 2}'""", "not with a hello of protocol 1"),
        (f"{HELLO} read game; read question; exit 4", "has ended with exit code 4"),
        (f"{HELLO} exec >&-; sleep 60", "has closed its output"),
        (f"{HELLO} sleep 60 & wait", "has not answered in 0.5 seconds"),
        (f"{HELLO} read game; read question; echo 'I think'", "said 'I think', which is no line of JSON"),
        (
            """read hello; printf '{"type": "hello", "protocol": 1}\\n{}\\n'; sleep 60""",
            "said '{}\\n' before it was asked",
        ),
        (f"""{HELLO} read game; read q; echo '{{"type": "answer", "id": 999}}'""", "no option has such an `id`"),
        (f"""{HELLO} read game; read q; echo '{{"type": "answer", "id": true}}'""", "no option has such an `id`"),
        (f"""{HELLO} read game; read q; echo '{{"type": "answer", "say": "fly"}}'""", "answered 'fly': vikings has no"),
        (f"""{HELLO} read game; read q; echo '{{"type": "thought"}}'""", "which is no answer"),
        (f"""{HELLO} read game; read q; echo '{{"type": "error", "message": "lost"}}'""", "gave up: lost"),
        (f"{HELLO} yes | tr -d '\\n'", f"said a line of more than {LONGEST} bytes"),
    ],
)
def test_a_program_that_fails_is_named_and_ended(tmp_path: Path, text: str, reason: str) -> None:
    command = script(tmp_path, text)
    with pytest.raises(AgentFailed) as failed:
        answer(command, 0.5)
    assert str(failed.value).startswith(f"the program {command!r} ")
    assert reason in str(failed.value)
    for program in PROGRAMS.values():
        wait_until_gone([program.process.pid, *group(program.process.pid)])


def test_an_answer_too_many_does_not_pass_for_the_next_one(tmp_path: Path) -> None:
    said = """echo '{"type": "answer", "id": 0}'"""
    waits = f"while [ ! -e {tmp_path}/heard ]; do sleep 0.01; done"
    text = f"{HELLO} read game; read q; {said}; {waits}; {said}; touch {tmp_path}/twice; read q; sleep 1000000"
    command = script(tmp_path, text)
    state = a_question()
    seat = Perspective(VIKINGS, state, state.seat, {"players": 2})
    line = LineAgent(command, PATIENCE)
    line.choose(seat, Rng(1))
    (tmp_path / "heard").touch()
    wait_until((tmp_path / "twice").exists, "the answer too many")
    with pytest.raises(AgentFailed, match="before it was asked"):
        line.choose(seat, Rng(1))


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    command = script(tmp_path, f"{HELLO} sleep 1000000")  # who waited for it would wait for ever
    program = Program(command, command.split())
    with pytest.raises(AgentFailed, match=r"has not read what it is asked in 0\.3 seconds"):
        program.tell({"type": "game", "title": "x" * (1 << 20)}, 0.3)


def test_a_failed_program_fails_its_game_and_a_new_one_is_started(tmp_path: Path) -> None:
    command = script(tmp_path, f"[ -e {tmp_path}/once ] && exec {BOT}; touch {tmp_path}/once; {HELLO} exit 7")
    plan = make_plan("raids.game:RAIDS", {"players": 2}, [f"line:{command}"], games=1)
    with pytest.raises(GameFailed, match=r"AgentFailed: the program 'sh .*' has ended with exit code 7"):
        simulate(plan)
    assert len(simulate(plan).rows) == 1


def test_a_command_that_is_not_there_is_said_before_anything_is_played() -> None:
    with pytest.raises(UnknownAgent, match="line:nosuchbot --fast: there is no program 'nosuchbot'"):
        make_plan("vikings", {}, ["line:nosuchbot --fast"], games=1)
    with pytest.raises(UnknownAgent, match="names no program"):
        agent("line:", "vikings")
    with pytest.raises(UnknownAgent, match="can't be read: No closing quotation"):
        agent("line:node 'x", "vikings")
