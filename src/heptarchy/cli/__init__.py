"""The doors from a shell. `main` gives exit codes: 0 done, 1 not so, 2 bad usage; the reason is one line."""

from __future__ import annotations

import os
import sys
from typing import Annotated, cast

import typer

from heptarchy.agents.agent import UnknownAgent
from heptarchy.cli.bench import bench
from heptarchy.cli.errors import BAD_USAGE, DONE, NOT_SO, STOPPED, BadUsage
from heptarchy.cli.games import games
from heptarchy.cli.odds import odds
from heptarchy.cli.play import play
from heptarchy.cli.replay import replay
from heptarchy.cli.rules import rules
from heptarchy.cli.simulate import simulate
from heptarchy.kernel.refusal import BadOptions, HeptarchyError, UnknownGame

app = typer.Typer(
    name="heptarchy",
    help="Board games on the making of England: play, replay, measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _command in (play, replay, rules, odds, simulate, bench, games):
    app.command()(_command)

# What typer raises for a command line that it can't read: the class that BadParameter and its kin share
UnreadableCommand = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[2])


def print_version(wanted: bool) -> None:
    """The version, and which build of the rules runs."""
    if wanted:
        from heptarchy.lab.origin import build, version

        plain = "plain modules: the rules were installed without compiling, slower but otherwise the same"
        typer.echo(f"heptarchy {version()} ({plain if build() == 'plain' else 'compiled'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def doors(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=print_version, is_eager=True)
    ] = False,
) -> None:
    """Board games on the making of England: play, replay, measure."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> int:
    """Run one command line; gives its exit code."""
    try:
        code = app(args=arguments, prog_name="heptarchy", standalone_mode=False)
        sys.stdout.flush()
    except (BadUsage, BadOptions, UnknownGame, UnknownAgent) as error:
        return _say(str(error), BAD_USAGE)
    except HeptarchyError as error:
        return _say(str(error), NOT_SO)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has had enough
        return DONE
    except (KeyboardInterrupt, typer.Abort):
        return _say("stopped", STOPPED)
    except UnreadableCommand as error:
        return _say(error.format_message(), BAD_USAGE)
    return code if isinstance(code, int) else DONE


def _say(reason: str, code: int) -> int:
    typer.echo(f"heptarchy: {' '.join(reason.split())}", err=True)
    return code
