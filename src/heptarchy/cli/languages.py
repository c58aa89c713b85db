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
    from heptarchy.agents.guests import PACKAGE as LEVELS
    from heptarchy.kit.screen.tongue import PACKAGE as TERMINAL
    from heptarchy.lab.voice import PACKAGE as LAB
    from heptarchy.server.reasons import PACKAGE as SERVER
    from heptarchy.speech.shelf import OURS

    for id in [game] if game else heptarchy.game_ids():
        found = heptarchy.game(id)
        typer.echo(f"{id}: {', '.join(found.languages())}")
        package = type(found).__module__.rpartition(".")[0]
        for line in missing(package, found.languages(), all_of_them) if package else ():
            typer.echo(f"  {line}")
    spoken = sorted({language for id in heptarchy.game_ids() for language in heptarchy.game(id).languages()})
    for line in () if game else missing(OURS, spoken, all_of_them, ""):
        typer.echo(line)
    for package in () if game else (TERMINAL, LEVELS, LAB, SERVER):
        for line in missing(package, spoken, all_of_them):
            typer.echo(f"{package}: {line}")


def missing(package: str, spoken: list[str], all_of_them: bool = False, folder: str = "book") -> list[str]:
    """What each of these languages lacks of a package's catalogues, a line each; none where all is there."""
    from heptarchy.speech.shelf import catalogues, lacking, lacking_in_browser

    lines: list[str] = []
    for language in spoken:
        own = lacking(package, language) if folder and language in catalogues(package) else []
        for ids, where in ((own, ""), (lacking_in_browser(package, language, folder), " in the browser")):
            shown = ids if all_of_them else ids[:SHOWN]
            rest = f" and {len(ids) - len(shown)} more" if len(ids) > len(shown) else ""
            if ids:
                lines.append(f"{language} lacks {len(ids)} of its messages{where}: {', '.join(shown)}{rest}")
    return lines
