"""`heptarchy games`: what can be played, and what can be settled before a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option
    from heptarchy.kit.screen.tongue import Tongue


def games(
    game: Annotated[str | None, typer.Argument(help="One game, with its options.", metavar="GAME")] = None,
    language: Annotated[str | None, typer.Option(help="One of those that the game speaks.")] = None,
) -> None:
    """List the games, or the options of one with their ranges."""
    import heptarchy
    from heptarchy.kit.screen.paper import paper
    from heptarchy.kit.screen.tongue import PACKAGE, language_asked, language_here, tongue
    from heptarchy.speech.shelf import languages

    out = paper()
    if game is None:
        say = tongue(language_asked(language, languages(PACKAGE)))
        for game_id in heptarchy.game_ids():
            listed = heptarchy.game(game_id)
            title = listed.words(language_here(language, listed.languages())).title()
            out.print(f"{game_id:<10} {title}")
        out.print(say("games-game"), style="dim")
        return
    from rich.table import Table
    from rich.text import Text

    chosen = heptarchy.game(game)
    words = chosen.words(language_asked(language, chosen.languages()))
    say = tongue(words.language)
    out.print(Text(say("game-is", game=chosen.id, title=words.title(), rules=chosen.rules_version), "bold"))
    out.print(say("options-are"))
    table = Table.grid(padding=(0, 2))
    table.add_row(*(Text(say(f"option-{head}"), "dim") for head in ("name", "range", "default", "what")))
    for option in chosen.options:
        said = words.option(option)
        said = say("option-ours", said=said) if option.ours else said
        table.add_row(Text(option.name, "bold"), values(option, say), option.spell(option.default), Text(said))
    out.print(table)
    for option in chosen.options:
        for choice in option.choices if option.sets is not None else ():
            given = ", ".join(changed(chosen, option, choice)) or say("option-defaults")
            out.print(Text(f"{option.name}={choice}: {given}"))


def values(option: Option, say: Tongue) -> str:
    """What an option takes."""
    if isinstance(option.default, bool):
        return say("or", before=option.spell(True), following=option.spell(False))
    return ", ".join(option.choices) or say("from-to", low=option.low, high=option.high)


def changed(game: Game, preset: Option, choice: str) -> list[str]:
    """What a choice of a preset changes, as `--set` takes it."""
    plain, under = game.settle({}), game.settle({preset.name: choice})
    named = {option.name: option for option in game.options}
    return [
        f"{name}={named[name].spell(value)}"
        for name, value in under.items()
        if value != plain[name] and name != preset.name
    ]
