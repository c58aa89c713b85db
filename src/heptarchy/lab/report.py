"""A campaign's figures as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from heptarchy.lab.intervals import rank

if TYPE_CHECKING:
    from rich.console import RenderableType

BAR = 30  # columns of the commonest number
MOMENTS = 10  # columns that a terminal has room for
WORD = 24  # columns that the longest word is left in one piece in


def report(document: dict[str, Any]) -> list[RenderableType]:
    """The page, from what `summarize` gives."""
    page: list[RenderableType] = [heading(document), Text()]
    if not document["games"]:
        return page
    page += [wins(document), Text(), endings(document), Text()]
    for name, figures in document["facts"].items():
        is_time = f"by_{name}" in next(iter(document["endings"].values()))
        if not is_time and len(figures["counts"]) == 1:
            continue  # the same in every game
        page += [moments(document, name) if is_time else distribution(figures), Text()]
    if document["tags"]:
        page += [decks(document["tags"]), Text()]
        if document["tags"]["duels"]:
            page += [duels(document["tags"]), Text()]
    return kept_whole([*page, length(document)])


def comparison(found: dict[str, Any]) -> list[RenderableType]:
    """The settings of a sweep side by side, from what `summarize_all` gives."""
    first = found["settings"][0]
    swept = [document["setting"] for document in found["settings"]]
    names = {part.partition("=")[0] for part in swept[0].split()}
    shown = {**first, "games": found["games"], "games_asked": found["games_asked"]}
    shown["changed"] = {name: value for name, value in first["changed"].items() if name not in names}
    page: list[RenderableType] = [heading(shown), Text()]
    if not all(document["games"] for document in found["settings"]):
        return page
    won = table_of("Wins", "", "games", "share", words=2)
    for document in found["settings"]:
        label = document["setting"]
        for side, figures in document["wins_by_side"].items():
            won.add_row(label, side, f"{figures['games']:,} of {figures['of']:,}", share(figures))
            label = ""
        won.add_section()
    sizes = table_of("Means", "", "mean", "", words=2)
    for document in found["settings"]:
        label = document["setting"]
        varied = {name: figures for name, figures in document["facts"].items() if varies(found, name)}
        for name, figures in {**varied, "decisions": document["length"]["decisions"]}.items():
            reach = f"[{figures['low']:.2f} to {figures['high']:.2f}]"
            sizes.add_row(label, name.replace("_", " "), f"{figures['mean']:.2f}", reach)
            label = ""
        sizes.add_section()
    return kept_whole([*page, won, Text(), sizes])


def varies(found: dict[str, Any], name: str) -> bool:
    """Is this number of a game's own not the same in every game?"""
    return len({value for document in found["settings"] for value in document["facts"][name]["counts"]}) > 1


def heading(document: dict[str, Any]) -> Text:
    """What was played, by whom, and which heptarchy says so."""
    agents = document["agents"]
    who = agents[0] if len(set(agents)) == 1 else ", ".join(agents)
    who += f" against a field of {document['field']}" if document.get("field") else ""
    changed = ", ".join(f"{name} {_spelled(value)}" for name, value in document["changed"].items())
    games = "1 game" if document["games"] == 1 else f"{document['games']:,} games"
    if document["interrupted"]:
        games += f" of {document['games_asked']:,}: stopped by Ctrl-C"
    origin = f"heptarchy {document['heptarchy']}" + (f", commit {document['commit']}" if document["commit"] else "")
    first = f" from game {document['first']}" if document["first"] else ""
    return Text.assemble(
        (f"{document['title']}: {games}", "bold"),
        f"\nagents {who}; {changed}; seed {document['seed']}{first}; {origin}",
        (f"\nin brackets: {document['confidence']:.0%} intervals", "dim"),
    )


def wins(document: dict[str, Any]) -> Table:
    """By side; by seat too where agents differ."""
    table = table_of("Wins", "", "games", "share", words=2)
    for side, figures in document["wins_by_side"].items():
        table.add_row(side, "", f"{figures['games']:,}", share(figures))
    if len(set(document["agents"])) > 1:
        table.add_section()
        for name, agent, figures in zip(document["seats"], document["agents"], document["wins_by_seat"], strict=True):
            table.add_row(f"seat {name}", agent, f"{figures['games']:,}", share(figures))
    return table


def endings(document: dict[str, Any]) -> Table:
    """How games end."""
    table = table_of("How games end", "games", "share")
    for ending, figures in document["endings"].items():
        table.add_row(ending.replace("_", " "), f"{figures['games']:,}", share(figures))
    return table


def moments(document: dict[str, Any], when: str) -> Table:
    """When games end, by how they end."""
    found = document["endings"]
    times = sorted({int(time) for figures in found.values() for time in figures[f"by_{when}"]})
    if len(times) > MOMENTS:
        return spans(found, when)
    table = table_of(f"Games ended by {when}", *(str(time) for time in times))
    for ending, figures in found.items():
        games = figures[f"by_{when}"]
        table.add_row(
            ending.replace("_", " "), *(f"{games[str(time)]:,}" if str(time) in games else "" for time in times)
        )
    return table


def spans(found: dict[str, Any], when: str) -> Table:
    """The same for many moments: the first, the middle and the last of each ending."""
    table = table_of(f"Games ended by {when}", "first", "median", "last")
    for ending, figures in found.items():
        times = {int(time): games for time, games in figures[f"by_{when}"].items()}
        table.add_row(ending.replace("_", " "), str(min(times)), str(rank(times, 0.5)), str(max(times)))
    return table


def distribution(figures: dict[str, Any]) -> Table:
    """How often each number came, and the mean."""
    table = table_of(figures["what"], "games", "")
    largest = max(figures["counts"].values())
    for value, games in figures["counts"].items():
        table.add_row(value, f"{games:,}", Text("#" * round(BAR * games / largest), "cyan"))
    table.columns[2].justify = "left"
    table.add_section()
    table.add_row("mean", "", Text(f"{figures['mean']:.2f} [{figures['low']:.2f} to {figures['high']:.2f}]"))
    return table


def decks(tags: dict[str, Any]) -> Table:
    """How seats fared by what they played with."""
    table = table_of(f"Wins by {tags['what']}", "seats", "share")
    for name, figures in tags["wins"].items():
        table.add_row(name, f"{figures['of']:,}", share(figures))
    return table


def duels(tags: dict[str, Any]) -> Table:
    """The row's deck against the column's: games won in a hundred, and games played."""
    names = list(tags["duels"])
    table = table_of(f"{tags['what'].capitalize()} against {tags['what']}, per cent won (games)", *names)
    for one in names:
        cells: list[str] = []
        for other in names:
            figures = tags["duels"][one].get(other)
            mirror = one == other
            cells.append("" if figures is None or mirror else f"{100 * figures['share']:.0f} ({figures['of']})")
        table.add_row(one, *cells)
    return table


def length(document: dict[str, Any]) -> Table:
    """How long games are, in answers."""
    table = table_of("Length of a game", "mean", "", "least", "median", "most")
    names = {
        "decisions": "decisions",
        "forced": "forced answers",
        "fate": "fate's answers",
        "answers": "all answers",
    }
    for key, name in names.items():
        figures = document["length"][key]
        reach = f"[{figures['low']:.1f} to {figures['high']:.1f}]"
        extremes = (f"{figures[place]:,}" for place in ("least", "median", "most"))
        table.add_row(name, f"{figures['mean']:.1f}", reach, *extremes)
    return table


def timing_line(document: dict[str, Any]) -> str:
    """How long it took; apart from the tables, since no two runs agree on it."""
    timing = document["timing"]
    jobs = "1 job" if timing["jobs"] == 1 else f"{timing['jobs']} jobs"
    if timing["cluster"]:
        jobs += f" on {timing['nodes']} nodes of the cluster at {timing['cluster']}"
    games = "1 game" if timing["games"] == 1 else f"{timing['games']:,} games"
    return (
        f"{games} in {timing['seconds']:.1f} s by {jobs}: "
        f"{timing['seconds_a_game']:.4f} s a game, {timing['games_a_second']:.1f} games a second, "
        f"{timing['build']} build"
    )


def share(figures: dict[str, Any]) -> str:
    """`54.3 % [52.1 to 56.5]`."""
    low, high = 100 * figures["low"], 100 * figures["high"]
    return f"{100 * figures['share']:5.1f} % [{low:.1f} to {high:.1f}]"


def table_of(*heads: str, words: int = 1) -> Table:
    """A table whose first columns hold words and the others figures. Where room is scarce words are broken."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in heads[:words]:
        table.add_column(head, overflow="fold")
    for head in heads[words:]:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def kept_whole(page: list[RenderableType]) -> list[RenderableType]:
    """The page, its tables at least as wide as their figures and words: no figure is ever cut off."""
    for table in page:
        if isinstance(table, Table):
            for column in table.columns:
                cells = [str(cell) for cell in (column.header, *column.cells)]
                if column.no_wrap:
                    column.min_width = max(len(cell) for cell in cells)
                else:
                    longest = max((len(word) for cell in cells for word in cell.split()), default=0)
                    column.min_width = min(longest, WORD)
                    column.no_wrap = max(len(cell) for cell in cells) <= column.min_width  # others give way
    return page


def _spelled(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
