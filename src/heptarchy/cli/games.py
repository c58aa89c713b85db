"""`heptarchy games`: what can be played, and what can be settled before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option


def games(
    game: Annotated[str | None, typer.Argument(help="One game, with its options.", metavar="GAME")] = None,
) -> None:
    """List the games, or the options of one with their ranges."""
    import heptarchy
    from heptarchy.kit.screen.paper import paper

    out = paper()
    if game is None:
        for game_id in heptarchy.game_ids():
            out.print(f"{game_id:<10} {heptarchy.game(game_id).title}")
        out.print("`heptarchy games GAME` lists the options of a game.", style="dim")
        return
    from rich.table import Table
    from rich.text import Text

    chosen = heptarchy.game(game)
    out.print(Text(f"{chosen.id}: {chosen.title}, rules version {chosen.rules_version}", "bold"))
    out.print("Options, for `--set name=value`:")
    table = Table.grid(padding=(0, 2))
    table.add_row(*(Text(head, "dim") for head in ("name", "range", "default", "what it is")))
    for option in chosen.options:
        said = f"{option.sentence} Our own." if option.ours else option.sentence
        table.add_row(Text(option.name, "bold"), option.range, option.spell(option.default), Text(said))
    out.print(table)
    for option in chosen.options:
        for choice in option.choices if option.sets is not None else ():
            out.print(Text(f"{option.name}={choice}: {', '.join(changed(chosen, option, choice)) or 'the defaults'}"))


def changed(game: Game, preset: Option, choice: str) -> list[str]:
    """What a choice of a preset changes, as `--set` takes it."""
    plain, under = game.settle({}), game.settle({preset.name: choice})
    named = {option.name: option for option in game.options}
    return [
        f"{name}={named[name].spell(value)}"
        for name, value in under.items()
        if value != plain[name] and name != preset.name
    ]
