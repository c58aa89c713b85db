"""An arena's figures as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.lab.report import heading, kept_whole, share, table_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table


def arena_report(document: dict[str, Any]) -> list[RenderableType]:
    """The page, from what `summarize_arena` gives."""
    page: list[RenderableType] = [heading(document), Text()]
    if not document["games"]:
        return page
    many = len(document["sides"]) > 2
    page += [ratings(document), Text()]
    if document["field"] or many:
        page += [fair_shares(document), Text()]
    if not document["field"]:
        page += [pairs(document), Text()]
    return kept_whole(page[:-1])


def ratings(document: dict[str, Any]) -> Table:
    """The strongest first; whose intervals overlap may be equals."""
    table = table_of("Ratings", "rating", "interval", "games")
    for name, figures in document["ratings"].items():
        reach = f"[{figures['low']:.1f} to {figures['high']:.1f}]"
        table.add_row(name, f"{figures['mu']:.1f}", reach, f"{figures['games']:,}")
    return table


def fair_shares(document: dict[str, Any]) -> Table:
    """How often each agent wins beside a fair share of the wins."""
    title = "One against the field" if document["field"] else "Wins at mixed tables"
    table = table_of(title, "seats", "share", "times a fair share")
    for name, figures in document["shares"].items():
        times = f"{figures['times']:.2f} [{figures['times_low']:.2f} to {figures['times_high']:.2f}]"
        table.add_row(name, f"{figures['of']:,}", share(figures), times)
    return table


def pairs(document: dict[str, Any]) -> Table:
    """Each against each, the stronger first."""
    many = len(document["sides"]) > 2
    title = "Ahead of each other" if many else "Each against each"
    table = table_of(title, "", "won", "drawn", "lost", "share won", words=2)
    order = list(document["ratings"])
    for place, name in enumerate(order):
        for rival in order[place + 1 :]:
            figures = document["pairs"][name].get(rival)
            if figures is not None:
                counts = (f"{figures[key]:,}" for key in ("won", "drawn", "lost"))
                table.add_row(name, rival, *counts, share(figures))
    return table
