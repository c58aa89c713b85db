"""How and when games end, and what lay on the table then."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from heptarchy.lab.html.markup import beside, figure, heading, panels, paragraph, section, table, text
from heptarchy.lab.html.plots import bins_of, columns
from heptarchy.lab.html.tinctures import ENDINGS, legend
from heptarchy.lab.intervals import rank, wilson
from heptarchy.lab.significance import mean_interval

if TYPE_CHECKING:
    from heptarchy.lab.html.campaign import Setting

COLUMNS = 24  # rounds that stand beside each other before they are taken together


def endings(setting: Setting) -> str:
    """The section."""
    return section(f"{setting.anchor}endings", setting.says("endings"), by_time(setting), own_numbers(setting))


def common_endings(counted: Counter[str]) -> list[str]:
    """The endings, the commonest first."""
    return [ending for ending, _ in sorted(counted.items(), key=lambda item: (-item[1], item[0]))]


def grouped(names: list[str]) -> dict[str, str]:
    """A hatching for each ending; those after the fifth share one."""
    return {name: f"ending-{min(n, ENDINGS - 1)}" for n, name in enumerate(names)}


def by_time(setting: Setting) -> str:
    """Columns by round, parted by ending; a table of the endings."""
    says, unit = setting.says, setting.when_name
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
        title = says("endings-drawn", unit=unit)
        shown = [(name, hatchings[name]) for name in names[: ENDINGS - 1]]
        if len(names) >= ENDINGS:
            shown.append((names[-1] if len(names) == ENDINGS else says("other-endings"), hatchings[names[-1]]))
        drawn = figure(columns(says, bins, parts, title, unit), says("endings-caption"), legend(shown))
    of = len(setting.games)
    cells = [
        [text(name), *says.share_cells(counted[name], wilson(counted[name], of)), *_middle(setting, name)]
        for name in names
    ]
    heads = [says("ending"), says("of-games"), says("share"), says("interval")]
    heads += [says("median-unit", unit=unit)] if setting.when else []
    return beside(drawn, table(says, says("endings-table"), heads, cells))


def _middle(setting: Setting, ending: str) -> list[str]:
    if not setting.when:
        return []
    return [str(rank(Counter(game.facts[setting.when] for game in setting.games if game.ending == ending), 0.5))]


def own_numbers(setting: Setting) -> str:
    """The game's own numbers at the end: a small histogram each."""
    says = setting.says
    drawn: list[str] = []
    rows: list[list[str]] = []
    for name, sentence in setting.facts.items():
        values = setting.numbers(name)
        if name == setting.when or len(set(values)) < 2:
            continue
        bins = bins_of(values, COLUMNS)
        counts = [sum(column.low <= value <= column.high for value in values) for column in bins]
        mean, counted = mean_interval(values), Counter(values)
        parts, under = [(says("of-games"), "ending-3", counts)], says.fact_name(name)
        picture = columns(says, bins, parts, sentence, under, rank(counted, 0.5), height=110)(326)
        drawn.append(f'<figure class="small"><figcaption class="over">{text(sentence)}</figcaption>{picture}</figure>')
        middle = [str(rank(counted, share)) for share in (0.25, 0.5, 0.75)]
        rows.append([text(sentence), says.written(f"{mean.value:.2f}"), says.reach(mean.low, mean.high, 2), *middle])
    if not drawn:
        return ""
    heads = [
        says("at-the-end"),
        says("mean"),
        says("interval"),
        says("quarter"),
        says("median"),
        says("three-quarters"),
    ]
    told = table(says, says("numbers-table"), heads, rows)
    return heading(says("numbers")) + (beside(drawn[0], told) if len(drawn) == 1 else panels(drawn) + told)


def length(setting: Setting) -> str:
    """How long games are, in decisions."""
    says = setting.says
    values = [game.decisions for game in setting.games]
    if len(set(values)) < 2:
        return ""
    counted = Counter(values)
    bins = bins_of(values, COLUMNS)
    counts = [sum(column.low <= value <= column.high for value in values) for column in bins]
    mean = mean_interval(values)
    parts = [(says("of-games"), "ending-0", counts)]
    drawn = columns(says, bins, parts, says("length-drawn"), says("decisions"), rank(counted, 0.5))
    rows = [
        [says("mean"), says.number(mean.value, 1)],
        [says("its-interval"), says.span(f"{mean.low:,.1f}", f"{mean.high:,.1f}")],
        [says("shortest"), says.number(min(values))],
        [says("quarter-at-most"), says.number(rank(counted, 0.25))],
        [says("median"), says.number(rank(counted, 0.5))],
        [says("three-quarters-at-most"), says.number(rank(counted, 0.75))],
        [says("longest"), says.number(max(values))],
    ]
    return section(
        f"{setting.anchor}length",
        says("length"),
        beside(
            figure(drawn, says("length-caption")),
            table(says, says("length-table"), ["", says("decisions")], rows),
        ),
        paragraph(says("length-note"), "note"),
    )
