"""A campaign's figures as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from heptarchy.lab.intervals import rank

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.lab.voice import Voice

BAR = 30  # columns of the commonest number
MOMENTS = 10  # columns that a terminal has room for
WORD = 24  # columns that the longest word is left in one piece in


def report(document: dict[str, Any], voice: Voice) -> list[RenderableType]:
    """The page, from what `summarize` gives."""
    says = voice.at(document["options"])
    page: list[RenderableType] = [heading(says, document), Text()]
    if not document["games"]:
        return page
    page += [wins(says, document), Text(), endings(says, document), Text()]
    for name, figures in document["facts"].items():
        is_time = f"by_{name}" in next(iter(document["endings"].values()))
        if not is_time and len(figures["counts"]) == 1:
            continue  # the same in every game
        told = moments(says, document, name) if is_time else distribution(says, name, figures)
        page += [told, Text()]
    if document["tags"]:
        page += [decks(says, document["tags"]), Text()]
        if document["tags"]["duels"]:
            page += [duels(says, document["tags"]), Text()]
    return kept_whole([*page, length(says, document)])


def comparison(found: dict[str, Any], voice: Voice) -> list[RenderableType]:
    """The settings of a sweep side by side, from what `summarize_all` gives."""
    first = found["settings"][0]
    swept = [document["setting"] for document in found["settings"]]
    names = {part.partition("=")[0] for part in swept[0].split()}
    shown = {**first, "games": found["games"], "games_asked": found["games_asked"]}
    shown["changed"] = {name: value for name, value in first["changed"].items() if name not in names}
    page: list[RenderableType] = [heading(voice, shown), Text()]
    if not all(document["games"] for document in found["settings"]):
        return page
    won = table_of(voice("to-wins"), "", voice("of-games"), voice("share"), words=2)
    for document in found["settings"]:
        says, label = voice.at(document["options"]), document["setting"]
        for side, figures in document["wins_by_side"].items():
            games = says("of", n=says.number(figures["games"]), of=says.number(figures["of"]))
            won.add_row(label, winner(says, side), games, share(says, figures))
            label = ""
        won.add_section()
    sizes = table_of(voice("means"), "", voice("mean"), "", words=2)
    for document in found["settings"]:
        label = document["setting"]
        varied = [
            (voice.fact_name(name).replace("_", " "), figures)
            for name, figures in document["facts"].items()
            if varies(found, name)
        ]
        for name, figures in [*varied, (voice("decisions"), document["length"]["decisions"])]:
            reach = f"[{voice.reach(figures['low'], figures['high'], 2)}]"
            sizes.add_row(label, name, voice.written(f"{figures['mean']:.2f}"), reach)
            label = ""
        sizes.add_section()
    return kept_whole([*page, won, Text(), sizes])


def varies(found: dict[str, Any], name: str) -> bool:
    """Is this number of a game's own not the same in every game?"""
    return len({value for document in found["settings"] for value in document["facts"][name]["counts"]}) > 1


def heading(says: Voice, document: dict[str, Any]) -> Text:
    """What was played, by whom, and which heptarchy says so."""
    agents = document["agents"]
    who = agents[0] if len(set(agents)) == 1 else ", ".join(agents)
    if document.get("field"):
        who = says("against-field", agents=who, field=document["field"])
    changed = ", ".join(f"{name} {_spelled(value)}" for name, value in document["changed"].items())
    games = says.games(document["games"])
    if document["interrupted"]:
        games = says("stopped-games", games=games, asked=says.number(document["games_asked"]))
    origin = f"heptarchy {document['heptarchy']}"
    if document["commit"]:
        origin = says("commit", version=origin, commit=document["commit"])
    seed = str(document["seed"])
    drawn = says("seed-from", seed=seed, n=document["first"]) if document["first"] else says("seed", seed=seed)
    return Text.assemble(
        (f"{says.title(document['title'])}: {games}", "bold"),
        f"\n{says('agents')} {who}; {changed}; {drawn}; {origin}",
        (f"\n{says('in-all-brackets', n=round(100 * document['confidence']))}", "dim"),
    )


def winner(says: Voice, side: str) -> str:
    """A side, or who is said to have won where no side has alone."""
    return {"shared": says("shared"), "nobody": says("nobody")}.get(side) or says.word(side)


def wins(says: Voice, document: dict[str, Any]) -> Table:
    """By side; by seat too where agents differ."""
    table = table_of(says("to-wins"), "", says("of-games"), says("share"), words=2)
    for side, figures in document["wins_by_side"].items():
        table.add_row(winner(says, side), "", says.number(figures["games"]), share(says, figures))
    if len(set(document["agents"])) > 1:
        table.add_section()
        for name, agent, figures in zip(document["seats"], document["agents"], document["wins_by_seat"], strict=True):
            seat = says("seat", name=says.word(name))
            table.add_row(seat, agent, says.number(figures["games"]), share(says, figures))
    return table


def endings(says: Voice, document: dict[str, Any]) -> Table:
    """How games end."""
    table = table_of(says("endings-table"), says("of-games"), says("share"))
    for ending, figures in document["endings"].items():
        table.add_row(says.ending(ending), says.number(figures["games"]), share(says, figures))
    return table


def moments(says: Voice, document: dict[str, Any], when: str) -> Table:
    """When games end, by how they end."""
    found = document["endings"]
    times = sorted({int(time) for figures in found.values() for time in figures[f"by_{when}"]})
    if len(times) > MOMENTS:
        return spans(says, found, when)
    table = table_of(says("ended-by", unit=says.fact_name(when)), *(str(time) for time in times))
    for ending, figures in found.items():
        games = figures[f"by_{when}"]
        counts = (says.number(games[str(time)]) if str(time) in games else "" for time in times)
        table.add_row(says.ending(ending), *counts)
    return table


def spans(says: Voice, found: dict[str, Any], when: str) -> Table:
    """The same for many moments: the first, the middle and the last of each ending."""
    title = says("ended-by", unit=says.fact_name(when))
    table = table_of(title, says("first-of-all"), says("median"), says("last-of-all"))
    for ending, figures in found.items():
        times = {int(time): games for time, games in figures[f"by_{when}"].items()}
        table.add_row(says.ending(ending), str(min(times)), str(rank(times, 0.5)), str(max(times)))
    return table


def distribution(says: Voice, name: str, figures: dict[str, Any]) -> Table:
    """How often each number came, and the mean."""
    table = table_of(says.fact(name, figures["what"]), says("of-games"), "")
    largest = max(figures["counts"].values())
    for value, games in figures["counts"].items():
        table.add_row(value, says.number(games), Text("#" * round(BAR * games / largest), "cyan"))
    table.columns[2].justify = "left"
    table.add_section()
    mean = says.written(f"{figures['mean']:.2f}")
    table.add_row(says("mean"), "", Text(f"{mean} [{says.reach(figures['low'], figures['high'], 2)}]"))
    return table


def decks(says: Voice, tags: dict[str, Any]) -> Table:
    """How seats fared by what they played with."""
    table = table_of(says("wins-by", kind=says.seen("tags", tags["what"])), says("of-seats"), says("share"))
    for name, figures in tags["wins"].items():
        table.add_row(says.tag(name), says.number(figures["of"]), share(says, figures))
    return table


def duels(says: Voice, tags: dict[str, Any]) -> Table:
    """The row's deck against the column's: games won in a hundred, and games played."""
    names, kind = list(tags["duels"]), says.seen("tags", tags["what"])
    title = says("duels", kind=kind, begins=kind.capitalize())
    table = table_of(says("duels-per-cent", title=title), *(says.tag(name) for name in names))
    for one in names:
        cells: list[str] = []
        for other in names:
            figures = tags["duels"][one].get(other)
            mirror = one == other
            cells.append("" if figures is None or mirror else f"{100 * figures['share']:.0f} ({figures['of']})")
        table.add_row(says.tag(one), *cells)
    return table


def length(says: Voice, document: dict[str, Any]) -> Table:
    """How long games are, in answers."""
    heads = [says("mean"), "", says("least"), says("median"), says("most")]
    table = table_of(says("length-of-a-game"), *heads)
    names = {
        "decisions": says("decisions"),
        "forced": says("forced"),
        "fate": says("fate"),
        "answers": says("answers"),
    }
    for key, name in names.items():
        figures = document["length"][key]
        reach = f"[{says.reach(figures['low'], figures['high'], 1)}]"
        extremes = (says.number(figures[place]) for place in ("least", "median", "most"))
        table.add_row(name, says.written(f"{figures['mean']:.1f}"), reach, *extremes)
    return table


def timing_line(says: Voice, document: dict[str, Any]) -> str:
    """How long it took; apart from the tables, since no two runs agree on it."""
    timing = document["timing"]
    jobs = says("jobs", n=timing["jobs"])
    if timing["cluster"]:
        jobs = says("on-nodes", jobs=jobs, n=timing["nodes"], cluster=timing["cluster"])
    return says(
        "timing",
        games=says.games(timing["games"]),
        seconds=says.written(f"{timing['seconds']:.1f}"),
        jobs=jobs,
        each=says.written(f"{timing['seconds_a_game']:.4f}"),
        rate=says.written(f"{timing['games_a_second']:.1f}"),
        build=timing["build"],
    )


def share(says: Voice, figures: dict[str, Any]) -> str:
    """`54.3 % [52.1 to 56.5]`."""
    part = says.written(f"{100 * figures['share']:5.1f}")
    return f"{part} % [{says.reach(100 * figures['low'], 100 * figures['high'], 1)}]"


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
