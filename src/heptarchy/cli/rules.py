"""`heptarchy rules`: a game's numbered rules, read on the terminal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from heptarchy.kit.screen.errors import NotSo

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.rulebook import Rulebook
    from heptarchy.kit.screen.tongue import Tongue


def rules(
    game: Annotated[str, typer.Argument(help="Whose rules, as `heptarchy games` lists them.", metavar="GAME")],
    what: Annotated[
        list[str] | None,
        typer.Argument(help="A rule (V-9.8), a chapter (V-9), or words to look for.", metavar="RULE|WORDS"),
    ] = None,
    language: Annotated[str | None, typer.Option(help="One of those that the game speaks.")] = None,
) -> None:
    """Print the rules of a game: one rule, a chapter, those with some words, or the contents."""
    import heptarchy
    from heptarchy.kernel.rulebook import UnknownRule, parse
    from heptarchy.kit.screen.paper import paper
    from heptarchy.kit.screen.tongue import language_asked, tongue

    found = heptarchy.game(game)
    spoken = language_asked(language, found.languages())
    book = parse(found.words(spoken).rules_text(), f"rules of {game}")
    say = tongue(spoken)
    try:
        page = look_up(book, " ".join(what or []), say)
    except UnknownRule as error:
        raise NotSo(say.why(error)) from None
    for drawn in page:
        paper().print(drawn)


def look_up(book: Rulebook, what: str, say: Tongue) -> list[RenderableType]:
    """The pages for an id or for words; nothing found is an error that names the nearest."""
    from rich.text import Text

    from heptarchy.kernel.rulebook import ID
    from heptarchy.kit.screen.paper import chapter_page, rule_page

    what = re.sub(r"(?i)^(chapter|rule)\s+", "", what.strip())
    if not what:
        return contents(book, say)
    wanted = what.upper()
    if re.fullmatch(r"\d+(\.\d+)?[A-Z]?", wanted):
        wanted = f"{book.chapters[0].id.rpartition('-')[0]}-{wanted}"  # 9.8 is V-9.8
    if any(chapter.id == wanted for chapter in book.chapters):
        return chapter_page(book.chapter(wanted))
    if re.fullmatch(ID, wanted, re.IGNORECASE):
        return rule_page(book.find(wanted))
    found = book.search(what)
    if not found:
        raise NotSo(say("no-words", title=repr(book.title), text=repr(what)))
    pages: list[RenderableType] = []
    for rule in found:
        pages += [*rule_page(rule), Text()]
    return pages[:-1]


def contents(book: Rulebook, say: Tongue) -> list[RenderableType]:
    """The title, the introduction and the chapters."""
    from rich.table import Table
    from rich.text import Text

    from heptarchy.kit.screen.paper import markdown

    table = Table.grid(padding=(0, 2))
    for chapter in book.chapters:
        table.add_row(Text(chapter.id, "bold"), chapter.title, say("rules", n=len(chapter.rules)))
    return [Text(book.title, "bold underline"), Text(), *markdown(book.intro), Text(), table]
