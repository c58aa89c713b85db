"""What the shell writes on: the terminal, and a rule's Markdown drawn for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.rulebook import Chapter, Rule

MARK = re.compile(r"(\*\*|\*)(\S(?:.*?\S)?)\1|`([^`]+)`")
TABLE_RULE = re.compile(r"\|[\s:|-]+\|")


class Paper(Console):
    """A terminal that leaves it to `main` what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        """Whoever reads us has had enough."""
        raise BrokenPipeError


def paper(stderr: bool = False) -> Console:
    """The terminal, in colour where it has any; what is printed is taken as it is, never as markup."""
    return Paper(stderr=stderr, highlight=False, markup=False, emoji=False)


def marked(text: str) -> Text:
    """A line of Markdown with its emphasis as styles."""
    drawn = Text()
    at = 0
    for found in MARK.finditer(text):
        drawn.append(text[at : found.start()])
        if found.group(3) is not None:
            drawn.append(found.group(3), "cyan")
        else:
            drawn.append(found.group(2), "bold" if found.group(1) == "**" else "italic")
        at = found.end()
    return drawn.append(text[at:])


def markdown(text: str) -> list[RenderableType]:
    """Paragraphs and tables of a rule, ready to print."""
    drawn: list[RenderableType] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in block.splitlines()]
        if lines and lines[0].startswith("|"):
            drawn.append(_table(lines))
        else:
            drawn.append(marked(" ".join(lines)))
    return drawn


def _table(lines: list[str]) -> Table:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if not TABLE_RULE.fullmatch(line)]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in rows[0]:
        table.add_column(head)
    for row in rows[1:]:
        table.add_row(*(marked(cell) for cell in row))
    return table


def rule_page(rule: Rule) -> list[RenderableType]:
    """One rule: its id, then its text."""
    first, *rest = markdown(rule.text)
    if isinstance(first, Text):
        return [Text.assemble((rule.id, "bold"), "  ", first), *rest]
    return [Text(rule.id, "bold"), first, *rest]


def chapter_page(chapter: Chapter) -> list[RenderableType]:
    """A chapter: its title, its introduction, its rules."""
    page: list[RenderableType] = [Text(f"{chapter.id} {chapter.title}", "bold underline"), Text()]
    if chapter.intro:
        page += [*markdown(chapter.intro), Text()]
    for rule in chapter.rules:
        page += [*rule_page(rule), Text()]
    return page[:-1]
