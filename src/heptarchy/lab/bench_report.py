"""The benchmark's figures as a table for people."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from heptarchy.lab.report import kept_whole

BUSY = 1.3  # so many seconds of waiting a second of work are worth a word


def print_bench(document: dict[str, Any]) -> None:
    """The page, from what `bench` gives."""
    page = Console(highlight=False, markup=False, emoji=False)
    machine = document["machine"]
    commit = f", commit {document['commit']}" if document["commit"] else ""
    page.print(Text(f"heptarchy {document['heptarchy']}{commit}, {document['date']}", "bold"))
    page.print(f"{machine['cpu']}, {machine['cores']} cores, {machine['python']}")
    page.print(f"random play to natural ends, {document['rounds']} interleaved rounds")
    page.print("medians by processor time; ratios to the interpreted game; clones in microseconds\n")
    page.print(*kept_whole([table(document["subjects"])]), crop=False)
    for name, reason in document["missing"].items():
        page.print(f"missing: {name} ({reason})")
    for budget in document["budgets"]:
        measured = "" if budget["measured"] is None else f" ({budget['measured']:,.1f})"
        words = f"{'met' if budget['met'] else 'MISSED'}: {budget['budget']}{measured}"
        page.print(Text(words, "" if budget["met"] else "red"))
    if any(subject["wall_over_cpu"] > BUSY for subject in document["subjects"]):
        page.print("The machine was busy: subjects waited for a core.", style="dim")


def table(subjects: list[dict[str, Any]]) -> Table:
    """A row a subject: decisions, their ratio to the interpreted game, and what is counted apart."""
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    found.add_column("a second")
    for head in ("decisions", "ratio", "games", "forced", "fate", "clone"):
        found.add_column(head, justify="right", no_wrap=True)
    for subject in subjects:
        ratio, clone = subject["ratio"], subject["clone_us"]
        found.add_row(
            subject["name"],
            f"{subject['decisions_a_second']:,.0f}",
            "" if ratio is None else f"{ratio:.2f}",
            f"{subject['games_a_second']:,.0f}",
            f"{subject['forced_a_second']:,.0f}",
            f"{subject['fate_a_second']:,.0f}" if subject["fate_a_second"] else "inside",
            "" if clone is None else f"{clone:.2f}",
        )
    return found
