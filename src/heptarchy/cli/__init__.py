"""The doors from a shell. `main` gives exit codes: 0 done, 1 not so, 2 bad usage; the reason is one line."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, cast

import typer

from heptarchy.cli.annals import annals
from heptarchy.cli.arena import arena
from heptarchy.cli.bench import bench
from heptarchy.cli.dataset import dataset
from heptarchy.cli.games import games
from heptarchy.cli.languages import languages
from heptarchy.cli.odds import ANY, odds
from heptarchy.cli.people import people
from heptarchy.cli.play import play
from heptarchy.cli.replay import replay
from heptarchy.cli.report import report
from heptarchy.cli.rules import rules
from heptarchy.cli.serve import bring_in, export, serve
from heptarchy.cli.simulate import simulate
from heptarchy.cli.tables import tables
from heptarchy.kernel.refusal import BadOptions, HeptarchyError, UnknownGame
from heptarchy.kit.agent import UnknownAgent
from heptarchy.kit.screen.errors import BAD_USAGE, DONE, NOT_SO, STOPPED, BadUsage

app = typer.Typer(
    name="heptarchy",
    help="Board games on the making of England: play, replay, measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _command in (
    play,
    serve,
    replay,
    annals,
    rules,
    simulate,
    arena,
    report,
    bench,
    dataset,
    games,
    languages,
    export,
):
    app.command()(_command)
app.command("odds", context_settings=ANY)(odds)
app.command("import")(bring_in)
app.add_typer(tables, name="tables")
app.add_typer(people, name="people")

# What typer raises for a command line that it can't read: the class that BadParameter and its kin share
UnreadableCommand = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[2])

NO_NUMBER = re.compile(r"Invalid value for '(--[\w-]+)': .*\bvalid (integer|number|float)\b", re.DOTALL)


def print_version(wanted: bool) -> None:
    """The version, and which build of the rules runs."""
    if wanted:
        from heptarchy.lab.provenance import build, version

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
        return _say(_why(error), BAD_USAGE)
    except HeptarchyError as error:
        return _say(_why(error), NOT_SO)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has had enough
        return DONE
    except (KeyboardInterrupt, typer.Abort):
        return _say("stopped", STOPPED)
    except UnreadableCommand as error:
        return _say(plainly(error.format_message(), sys.argv[1:] if arguments is None else arguments), BAD_USAGE)
    return code if isinstance(code, int) else DONE


def plainly(reason: str, arguments: list[str]) -> str:
    """`--seed takes a whole number, not 'x'`, whatever the library says; other reasons as they are."""
    found = NO_NUMBER.match(reason)
    if found is None:
        return reason
    option, kind = found.groups()
    given = ""
    for word, after in zip(arguments, [*arguments[1:], ""], strict=True):
        if word == option or word.startswith(f"{option}="):
            given = after if word == option else word.partition("=")[2]
    return f"{option} takes a {'whole number' if kind == 'integer' else 'number'}, not {given!r}"


def _why(error: HeptarchyError) -> str:
    """The reason, in the language of the environment as far as it is said in that."""
    from heptarchy.kit.screen.tongue import tongue_here

    return tongue_here().why(error)


def _say(reason: str, code: int) -> int:
    typer.echo(f"heptarchy: {' '.join(reason.split())}", err=True)
    return code
