"""How and when games end, and what lay on the table then."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from heptarchy.lab.html.markup import beside, figure, panels, paragraph, section, share_cells, table, text
from heptarchy.lab.html.plots import bins_of, columns
from heptarchy.lab.html.tinctures import ENDINGS, legend
from heptarchy.lab.intervals import rank, wilson
from heptarchy.lab.significance import mean_interval

if TYPE_CHECKING:
    from heptarchy.lab.html.campaign import Setting

COLUMNS = 24  # rounds that stand beside each other before they are taken together


def endings(setting: Setting) -> str:
    """The section."""
    return section(f"{setting.anchor}endings", "How and when games end", by_time(setting), own_numbers(setting))


def common_endings(counted: Counter[str]) -> list[str]:
    """The endings, the commonest first."""
    return [ending for ending, _ in sorted(counted.items(), key=lambda item: (-item[1], item[0]))]


def grouped(names: list[str]) -> dict[str, str]:
    """A hatching for each ending; those after the fifth share one."""
    return {name: f"ending-{min(n, ENDINGS - 1)}" for n, name in enumerate(names)}


def by_time(setting: Setting) -> str:
    """Columns by round, parted by ending; a table of the endings."""
    counted = Counter(game.ending for game in setting.games)
    names = common_endings(counted)
    hatchings = grouped(names)
    drawn = ""
    if setting.when:
        times = [(game.facts[setting.when], game.ending) for game in setting.games]
        bins = bins_of([time for time, _ in times], COLUMNS)
        parts = [
            (
                name,
                hatchings[name],
                [sum(column.low <= time <= column.high for time, ending in times if ending == name) for column in bins],
            )
            for name in names
        ]
        title = f"Games by the {setting.when} in which they ended, and how"
        shown = [(name, hatchings[name]) for name in names[: ENDINGS - 1]]
        if len(names) >= ENDINGS:
            shown.append((names[-1] if len(names) == ENDINGS else "other endings", hatchings[names[-1]]))
        drawn = figure(
            columns(bins, parts, title, setting.when), "Height: games. Hatching: how they ended.", legend(shown)
        )
    of = len(setting.games)
    cells = [
        [text(name), *share_cells(counted[name], wilson(counted[name], of)), *_middle(setting, name)] for name in names
    ]
    heads = ["ending", "games", "share", "95 % interval", *([f"median {setting.when}"] if setting.when else [])]
    return beside(drawn, table("How games end", heads, cells))


def _middle(setting: Setting, ending: str) -> list[str]:
    if not setting.when:
        return []
    return [str(rank(Counter(game.facts[setting.when] for game in setting.games if game.ending == ending), 0.5))]


def own_numbers(setting: Setting) -> str:
    """The game's own numbers at the end: a small histogram each."""
    drawn: list[str] = []
    rows: list[list[str]] = []
    for name, sentence in setting.plan.get("facts", {}).items():
        values = setting.numbers(name)
        if name == setting.when or len(set(values)) < 2:
            continue
        bins = bins_of(values, COLUMNS)
        counts = [sum(column.low <= value <= column.high for value in values) for column in bins]
        mean, counted = mean_interval(values), Counter(values)
        picture = columns(bins, [("games", "ending-3", counts)], sentence, name, rank(counted, 0.5), height=110)(326)
        drawn.append(f'<figure class="small"><figcaption class="over">{text(sentence)}</figcaption>{picture}</figure>')
        middle = [str(rank(counted, share)) for share in (0.25, 0.5, 0.75)]
        rows.append([text(sentence), f"{mean.value:.2f}", f"{mean.low:.2f} to {mean.high:.2f}", *middle])
    if not drawn:
        return ""
    heads = ["at the end", "mean", "95 % interval", "quarter", "median", "three quarters"]
    told = table("Numbers at the end", heads, rows)
    return "<h3>What lay on the table at the end</h3>" + (
        beside(drawn[0], told) if len(drawn) == 1 else panels(drawn) + told
    )


def length(setting: Setting) -> str:
    """How long games are, in decisions."""
    values = [game.decisions for game in setting.games]
    if len(set(values)) < 2:
        return ""
    counted = Counter(values)
    bins = bins_of(values, COLUMNS)
    counts = [sum(column.low <= value <= column.high for value in values) for column in bins]
    mean = mean_interval(values)
    drawn = columns(
        bins, [("games", "ending-0", counts)], "Length of games in decisions", "decisions", rank(counted, 0.5)
    )
    rows = [
        ["mean", f"{mean.value:,.1f}"],
        ["its 95 % interval", f"{mean.low:,.1f} to {mean.high:,.1f}"],
        ["shortest", f"{min(values):,}"],
        ["a quarter have at most", f"{rank(counted, 0.25):,}"],
        ["median", f"{rank(counted, 0.5):,}"],
        ["three quarters have at most", f"{rank(counted, 0.75):,}"],
        ["longest", f"{max(values):,}"],
    ]
    return section(
        f"{setting.anchor}length",
        "Length",
        beside(figure(drawn, "Height: games of that length."), table("Decisions in a game", ["", "decisions"], rows)),
        paragraph("A decision is an answer of a seat that had two options or more.", "note"),
    )
