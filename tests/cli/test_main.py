"""The doors: version, help, games, and what a wrong command line is told."""

from __future__ import annotations

import subprocess

import pytest

import heptarchy
from heptarchy.lab.provenance import build
from tests.cli.shell import one_line, process, shell
from tests.patience import PATIENCE


def test_the_version_is_the_package_s_and_names_the_build() -> None:
    ran = shell("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"heptarchy 0.1.0 ({build()}")


def test_without_a_command_the_help_is_printed() -> None:
    ran = shell()
    assert ran.code == 0
    for door in ("play", "replay", "rules", "odds", "simulate", "bench", "games"):
        assert door in ran.out


def test_games_lists_games_and_options_with_ranges_and_sentences() -> None:
    assert "878: Vikings" in shell("games").out
    page = shell("games", "vikings")
    assert page.code == 0
    words = " ".join(page.out.split())
    for option in heptarchy.game("vikings").options:
        assert option.name in words
        assert option.range in words


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nosuch"], "No such command 'nosuch'."),
        (["games", "vikigs"], "no game 'vikigs'; nearest is vikings"),
        (["play", "chess"], "no game 'chess'; there are arthur, dba, ortus, vikings"),
        (["rules", "chess"], "no game 'chess'; there are arthur, dba, ortus, vikings"),
        (["play", "--nosuch"], "No such option: --nosuch"),
        (["play", "--players", "7"], "option players takes 2 to 4, not 7"),
        (["play", "--set", "rounds"], "--set takes name=value, not 'rounds'"),
        (["play", "--set", "rounds=9"], "option rounds takes 1 to 7, not '9'"),
        (["play", "--set", "rounds=5", "--set", "rounds=6"], "--set rounds is given twice"),
        (["play", "--set", "treaty=9"], "no option treaty; nearest is treaty_round; `heptarchy games vikings` lists"),
        (["simulate", "vikings", "--set", "treaty=9"], "no option treaty; nearest is treaty_round; `heptarchy games"),
        (["play", "--seed", "x"], "--seed takes a whole number, not 'x'"),
        (["simulate", "vikings", "--games=two"], "--games takes a whole number, not 'two'"),
        (["bench", "--seconds", "long"], "--seconds takes a number, not 'long'"),
        (["play", "--seat", "picts"], "no seat 'picts'; there are 0 Vikings, 1 English, and none"),
        (["play", "--seat", "5"], "no seat '5'; there are 0 Vikings, 1 English, and none"),
        (["play", "--bots", "gredy"], "no agent 'gredy'; nearest is greedy"),
        (["play", "--resume", "--players", "3"], "a saved game keeps its players and options"),
    ],
    ids=" ".join,
)
def test_bad_usage_is_said_in_a_line_and_gives_2(arguments: list[str], reason: str) -> None:
    ran = shell(*arguments)
    assert ran.code == 2
    assert one_line(ran.err).startswith(f"heptarchy: {reason}")
    assert ran.out == ""


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    # Given a page longer than a pipe holds, of which one line is read
    running = process("rules", "vikings", "the")
    assert running.stdout is not None
    assert running.stdout.readline()
    running.stdout.close()

    # Then the command ends without a complaint
    assert running.stderr is not None
    assert running.stderr.read() == ""
    running.stderr.close()
    assert running.stdin is not None
    running.stdin.close()
    assert running.wait(timeout=PATIENCE) == 0


def test_the_console_script_is_this_main() -> None:
    ran = subprocess.run(["heptarchy", "--version"], capture_output=True, text=True, check=False, env=with_scripts())
    assert (ran.returncode, ran.stdout) == (0, shell("--version").out)


def with_scripts() -> dict[str, str]:
    """This environment, with the scripts of the running interpreter first on the path."""
    import os
    import sysconfig

    return {**os.environ, "PATH": f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}"}
