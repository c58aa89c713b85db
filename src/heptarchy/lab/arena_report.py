"""An arena's figures as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.lab.report import heading, kept_whole, share, table_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from heptarchy.lab.voice import Voice


def arena_report(document: dict[str, Any], says: Voice) -> list[RenderableType]:
    """The page, from what `summarize_arena` gives."""
    page: list[RenderableType] = [heading(says, document), Text()]
    if not document["games"]:
        return page
    many = len(document["sides"]) > 2
    page += [ratings(says, document), Text()]
    if document["field"] or many:
        page += [fair_shares(says, document), Text()]
    if not document["field"]:
        page += [pairs(says, document), Text()]
    return kept_whole(page[:-1])


def ratings(says: Voice, document: dict[str, Any]) -> Table:
    """The strongest first; whose intervals overlap may be equals."""
    table = table_of(says("ratings"), says("rating"), says("its-reach"), says("of-games"))
    for name, figures in document["ratings"].items():
        reach = f"[{says.reach(figures['low'], figures['high'], 1)}]"
        table.add_row(name, says.written(f"{figures['mu']:.1f}"), reach, says.number(figures["games"]))
    return table


def fair_shares(says: Voice, document: dict[str, Any]) -> Table:
    """How often each agent wins beside a fair share of the wins."""
    title = says("one-against-field") if document["field"] else says("mixed-tables")
    table = table_of(title, says("of-seats"), says("share"), says("times-a-fair-share"))
    for name, figures in document["shares"].items():
        times = says.written(f"{figures['times']:.2f}")
        reach = says.reach(figures["times_low"], figures["times_high"], 2)
        table.add_row(name, says.number(figures["of"]), share(says, figures), f"{times} [{reach}]")
    return table


def pairs(says: Voice, document: dict[str, Any]) -> Table:
    """Each against each, the stronger first."""
    many = len(document["sides"]) > 2
    title = says("ahead-of-each-other") if many else says("each-against-each")
    table = table_of(title, "", says("won"), says("drawn"), says("lost"), says("share-won"), words=2)
    order = list(document["ratings"])
    for place, name in enumerate(order):
        for rival in order[place + 1 :]:
            figures = document["pairs"][name].get(rival)
            if figures is not None:
                counts = (says.number(figures[key]) for key in ("won", "drawn", "lost"))
                table.add_row(name, rival, *counts, share(says, figures))
    return table
