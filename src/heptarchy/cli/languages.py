"""`heptarchy languages`: which languages the games speak, and what their catalogues lack."""

from __future__ import annotations

from typing import Annotated

import typer

SHOWN = 12  # messages that are listed without --all


def languages(
    game: Annotated[str, typer.Argument(help="One game, as `heptarchy games` lists them.", metavar="GAME")] = "",
    all_of_them: Annotated[bool, typer.Option("--all", help="List every message that is missing.")] = False,
) -> None:
    """List the languages of the games, and the messages that are still said in English."""
    import heptarchy

    for id in [game] if game else heptarchy.game_ids():
        found = heptarchy.game(id)
        typer.echo(f"{id}: {', '.join(found.languages())}")
        package = type(found).__module__.rpartition(".")[0]
        for line in missing(package, all_of_them) if package else ():
            typer.echo(f"  {line}")


def missing(package: str, all_of_them: bool = False) -> list[str]:
    """What each language lacks of a package's catalogues, a line a language; none where all is there."""
    from heptarchy.speech.shelf import catalogues, lacking

    lines: list[str] = []
    for language in catalogues(package):
        ids = lacking(package, language)
        shown = ids if all_of_them else ids[:SHOWN]
        rest = f" and {len(ids) - len(shown)} more" if len(ids) > len(shown) else ""
        if ids:
            lines.append(f"{language} lacks {len(ids)} of its messages: {', '.join(shown)}{rest}")
    return lines
