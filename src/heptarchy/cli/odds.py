"""`heptarchy odds`: the exact chances of a battle, in the words of its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from heptarchy.kit.screen.errors import BadUsage
from heptarchy.kit.screen.tongue import tongue_here

if TYPE_CHECKING:
    from collections.abc import Callable

# What follows the game is read by the game's own command, `--help` too
ANY = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}


def odds(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.", metavar="GAME")] = "--help",
) -> None:
    """Give the exact odds of a battle: who wins, and what is left."""
    import heptarchy

    commands = {id: heptarchy.game(id).odds_command() for id in heptarchy.game_ids()}
    known = {id: command for id, command in commands.items() if command is not None}
    if game == "--help":
        for id, command in known.items():
            ask(id, command, [game])
        return
    if game not in known:
        heptarchy.game(game)  # an unknown one is said to be so
        raise BadUsage(tongue_here()("odds-known", games=", ".join(known), game=game))
    ask(game, known[game], context.args)


def ask(game: str, command: Callable[..., None], arguments: list[str]) -> None:
    """Run a game's own command."""
    own = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    own.command()(command)
    own(args=arguments, prog_name=f"heptarchy odds {game}", standalone_mode=False)
