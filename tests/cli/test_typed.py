"""Whatever is typed at a game is answered: every verb spelled out, near misses, garbage; never with a traceback."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest

import heptarchy
from heptarchy import Rng
from tests.cli.shell import shell
from tests.laws.trying import of_every_verb
from tests.seeds import seeded
from tests.sizes import size

if TYPE_CHECKING:
    from pathlib import Path

GAMES: list[tuple[str, tuple[str, ...]]] = [
    ("arthur", ("players=4", "battles=quick")),
    ("arthur", ("players=2", "battles=table", "rounds=3", "war_round=1", "cooldown_rounds=0")),
    ("dba", ("players=2", "points=15", "rounds=3", "ground=chosen", "cards=2")),
    ("dba", ("players=3", "cards=2", "attackers=2", "points=12", "deploy_depth=250", "deploy_margin=480")),
    ("ortus", ("players=3",)),
    ("ortus", ("players=4", "variant=heathen")),
    ("ortus", ("players=2", "variant=rebellion", "mode=semi")),
    ("ortus", ("players=2", "knight_errant=yes")),
    ("vikings", ("players=4", "advanced=yes")),
    ("vikings", ("players=2", *(f"{name}=yes" for name in heptarchy.game("vikings").modules()))),
]
GARBAGE = (
    "\x00",
    "\x1b[2J",
    "?? ",
    "? AA-",
    "? 9",
    "why",
    "why not",
    "why not why not",
    "why not \N{SNOWMAN}",
    "log x",
    "log 0",
    "log " + "9" * 5000,
    "9" * 5000,
    "\N{ARABIC-INDIC DIGIT THREE}",
    "\N{SUPERSCRIPT TWO}",
    "log \N{SUPERSCRIPT TWO}",
    "-1",
    "1.5",
    "shire nowhere",
    "shire",
    "odds nowhere",
    "odds 1 2 3",
    "odds",
    "hand 7",
    "map of nothing",
    "save /no/such/folder/at/all",
    "save /dev/null",
    "save " + "x" * 5000,
    "save ~nobody-of-that-name/x",
    "save a\x00b",
    "undo everything",
    "[bold]x[/red]",
    "{} {player}",
    "/",
    "battle/",
    "x" * 5000,
)
TURNS = (str.upper, str.strip, lambda said: said[:-1], lambda said: f"{said} {said}", lambda said: said.split(" ")[-1])
A_QUESTION = 9  # lines that are typed at a question, and then an answer


def lines(game: str, rng: random.Random) -> list[str]:
    """What is typed: some of every verb, as records spell it and as it is shown, garbled too; garbage among them."""
    space = heptarchy.game(game).space
    actions = list(of_every_verb(space, size("typed_things"), Rng(seeded(f"{game} typed"))))
    rng.shuffle(actions)
    typed = list(GARBAGE)
    for number, action in enumerate(actions):
        said = space.say(action) if number % 2 else space.show(action)
        typed.append(rng.choice(TURNS)(said) if number % 5 == 0 else f"why not {said}" if number % 3 == 0 else said)
    rng.shuffle(typed)
    return typed


@pytest.mark.parametrize(("game", "settings"), GAMES, ids=str)
def test_whatever_is_typed_is_answered(game: str, settings: tuple[str, ...], tmp_path: Path) -> None:
    rng = random.Random(seeded(f"{game} {settings}"))
    typed = lines(game, rng)
    script = [
        line
        for at in range(0, len(typed), A_QUESTION)
        for line in (*typed[at : at + A_QUESTION], str(rng.randrange(1, 4)), "1")
    ]
    seats = range(int(next(one for one in settings if one.startswith("players")).partition("=")[2]))
    told = [part for seat in seats for part in ("--seat", str(seat))]
    told += [part for setting in settings for part in ("--set", setting)]
    for seed in itertools.count(7):  # a game may end before all is typed: then the rest is typed at another
        kept = tmp_path / f"{seed}.txt"
        ran = shell("play", game, "--seed", str(seed), *told, "--file", kept, typed="\n".join(script) + "\n")
        assert (ran.code, ran.err) == (0, "")
        assert "Traceback" not in ran.out
        answers = ran.out.split("\n> ")[1:]
        silent = [answer for answer in answers if not answer.partition("\n")[2].strip()]
        assert not silent, silent[:5]
        assert len(answers) > A_QUESTION
        script = script[len(answers) :]
        if not script:
            return
