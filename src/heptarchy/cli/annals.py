"""`heptarchy annals`: the chronicle of a record, as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heptarchy.kit.screen.errors import NotSo

if TYPE_CHECKING:
    from rich.text import Text

    from heptarchy.kernel.annals import Annal
    from heptarchy.kernel.match import Match


def annals(
    file: Annotated[Path, typer.Argument(help="A record, such as `heptarchy play` saves.", metavar="FILE")],
    language: Annotated[str | None, typer.Option(help="One of those that the game speaks.")] = None,
) -> None:
    """Print the annals of a campaign as Markdown, a paragraph a round; also of records of older rules."""
    from heptarchy.cli.saves import read_text
    from heptarchy.kernel.annals import as_markdown
    from heptarchy.kernel.refusal import RecordError, UnknownGame
    from heptarchy.kit.screen.tongue import language_asked, tongue, tongue_here
    from heptarchy.server.folding import resume

    try:
        match = resume(read_text(file))
    except (RecordError, UnknownGame) as error:
        raise NotSo(f"{file}: {tongue_here().why(error)}") from None
    spoken = language_asked(language, match.game.languages())
    found = annals_of(match, spoken)
    if not found:
        raise NotSo(tongue(spoken)("keeps-no-annals", path=str(file), game=match.game.words(spoken).title()))
    typer.echo(as_markdown(match.game.words(spoken).title(), found), nl=False)


def annals_of(match: Match, language: str = "en", upto: int | None = None) -> list[Annal]:
    """The paragraphs of a match, after so many of its answers."""
    words = match.game.words(language).at(match.record.options)
    return words.annals(match.log[:upto], match.game.space.say, len(match.record.names))


def paragraphs(match: Match, language: str, upto: int | None = None) -> list[Text]:
    """The same for a terminal, of a game that keeps annals."""
    from rich.text import Text

    from heptarchy.kit.screen.tongue import tongue

    told = annals_of(match, language, upto)
    if not told:
        return [Text(tongue(language)("annals-begin"))]
    return [Text.assemble((f"{one.head}. ", "bold"), one.text, "\n") for one in told]
