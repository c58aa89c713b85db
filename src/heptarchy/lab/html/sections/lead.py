"""Who led when, when games turned, and which of them are worth seeing again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from heptarchy.lab.html.campaign import replay_line
from heptarchy.lab.html.courses import Course, panel
from heptarchy.lab.html.markup import beside, figure, panels, paragraph, per_cent, section, share_words, table, text
from heptarchy.lab.html.plots import bins_of, columns
from heptarchy.lab.html.tinctures import named, tinctures
from heptarchy.lab.intervals import rank, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.lab.html.campaign import Played, Setting

SAMPLE = 9  # games drawn as thin lines
STILL = 0.1  # share of games that must still run at a mark that is drawn
TOLD = 8  # marks in the table
COLUMNS = 13  # of turning points


class Turned(NamedTuple):
    """When games turned."""

    marks: list[int]  # of each game whose winner was ahead before the end: since when
    late: int  # games whose winner was not ahead at the last mark
    unit: str  # what a mark is

    @property
    def middle(self) -> int | None:
        """The mark by which half of games had turned; None if they turned at the end."""
        half = (len(self.marks) + self.late + 1) // 2
        return sorted(self.marks)[half - 1] if 0 < half <= len(self.marks) else None


def lead(setting: Setting) -> str:
    """The section."""
    courses = courses_of(setting)
    if not courses:
        return ""
    return section(
        f"{setting.anchor}lead", "Who leads when", over_time(setting, courses), turning(setting), worth_seeing(setting)
    )


def courses_of(setting: Setting) -> list[Course]:
    """By side, its standing over the marks that enough games reach."""
    sides = setting.sides
    colours = tinctures(sides, setting.tinctures)
    values: dict[str, dict[int, list[float]]] = {side: {} for side in sides}
    for game in setting.games:
        for when, standing in zip(game.when, game.lead, strict=True):
            for side, value in zip(game.teams, standing, strict=False):
                values[side].setdefault(when, []).append(value)
    found: list[Course] = []
    for side in sides:
        need = max(1, STILL * max((len(many) for many in values[side].values()), default=0))
        marks = [when for when in sorted(values[side]) if len(values[side][when]) >= need]
        if len(marks) < 2:
            return []
        quarters = [_quarters(values[side][when]) for when in marks]
        last = marks[-1]
        step = max(1, len(setting.games) // SAMPLE)
        sample = [_course_of(game, side, last) for game in setting.games[::step][:SAMPLE] if side in game.teams]
        games = [len(values[side][when]) for when in marks]
        low, middle, high = (list(column) for column in zip(*quarters, strict=True))
        found.append(Course(side, colours[side], marks, low, middle, high, games, sample))
    return found


def _quarters(values: list[float]) -> tuple[float, float, float]:
    ordered = sorted(values)

    def at(share: float) -> float:
        place = share * (len(ordered) - 1)
        low = int(place)
        high = min(low + 1, len(ordered) - 1)
        return ordered[low] + (ordered[high] - ordered[low]) * (place - low)

    return at(0.25), at(0.5), at(0.75)


def _course_of(game: Played, side: str, last: int) -> list[tuple[int, float]]:
    place = game.teams.index(side)
    return [(when, standing[place]) for when, standing in zip(game.when, game.lead, strict=True) if when <= last]


def over_time(setting: Setting, courses: Sequence[Course]) -> str:
    """One panel a side, and the medians as a table."""
    unit = setting.unit
    stands = setting.word("lead") or "How a side stands, from 0 to 1."
    marks = courses[0].marks
    every = max(1, -(-len(marks) // TOLD))
    shown = list(range(0, len(marks), every))
    rows = [
        [
            named(course.side, course.tincture),
            *(
                f"{100 * course.median[n]:.0f} [{100 * course.quarter[n]:.0f} to {100 * course.three_quarters[n]:.0f}]"
                for n in shown
                if n < len(course.marks)
            ),
        ]
        for course in courses
    ]
    left = ["games still played", *(f"{courses[0].games[n]:,}" for n in shown)]
    heads = ["side", *(f"{unit} {marks[n]}" for n in shown)]
    return (
        paragraph(
            f"{text(stands.rstrip('.'))}. Here 1 is drawn as 100. Line with marks: the median of the games that still "
            f"run at that {text(unit)}. Hatched band: their middle half. Thin lines: a few games. Dashes: the medians "
            "of other sides.",
        )
        + panels([f'<figure class="small">{panel(course, courses, unit)}</figure>' for course in courses])
        + table(f"Standing by {unit}: median, in brackets the middle half", heads, [*rows, left])
    )


def turning_points(setting: Setting) -> Turned:
    """Since which mark the winner of each game was ahead for good."""
    marks: list[int] = []
    late = 0
    for game in setting.games:
        since = turned_at(game)
        if since is None:
            continue
        if since < len(game.when):
            marks.append(game.when[since])
        else:
            late += 1
    return Turned(marks, late, setting.unit)


def turned_at(game: Played) -> int | None:
    """The place of the mark since which the winner led for good; past the last if it never did; None if nobody won."""
    teams = game.teams
    if game.winner not in teams or len(teams) < 2 or not game.lead:
        return None
    side = teams.index(game.winner)
    since = len(game.lead)
    while since and _ahead(game.lead[since - 1], side) > 0:
        since -= 1
    return since


def _ahead(standing: Sequence[float], side: int) -> float:
    """How far a side is before the best of the others."""
    return standing[side] - max(value for place, value in enumerate(standing) if place != side)


def turning(setting: Setting) -> str:
    """The distribution of turning points, in words and columns."""
    turned = turning_points(setting)
    of = len(turned.marks) + turned.late
    if not turned.marks:
        return ""
    unit = text(turned.unit)
    first = sum(turned_at(game) == 0 for game in setting.games)
    words = "A game has turned when its winner takes a lead that it never gives up. "
    if first:
        words += f"In {share_words(wilson(first, of))} of games the winner led at every {unit}. "
    if turned.late:
        words += f"In {share_words(wilson(turned.late, of))} it was not ahead even at the last {unit}."
    else:
        words += f"It was ahead at the last {unit} in all of them."
    bins = bins_of(turned.marks, COLUMNS)
    counts = [sum(column.low <= when <= column.high for when in turned.marks) for column in bins]
    title = f"Games by the {turned.unit} since which the winner led for good"
    drawn = columns(bins, [("games", "ending-1", counts)], title, turned.unit, turned.middle, height=140)
    rows: list[list[str]] = []
    so_far = 0
    for column, count in zip(bins, counts, strict=True):
        so_far += count
        rows.append([column.words, f"{count:,}", per_cent(so_far / of)])
    rows.append(["only at the end", f"{turned.late:,}", per_cent(1.0)])
    heads = [turned.unit, "games that turned", "turned by then"]
    return (
        "<h3>Turning points</h3>"
        + paragraph(words)
        + beside(
            figure(drawn, f"Height: games that turned in that {turned.unit}."), table("Turning points", heads, rows)
        )
    )


def worth_seeing(setting: Setting) -> str:
    """The closest game and the most dramatic one, and how to see them again."""
    played = [
        game for game in setting.games if game.winner in game.teams and len(game.teams) > 1 and len(game.lead) > 1
    ]
    if len(played) < 2:
        return ""
    middle = rank(Counter(len(game.lead) for game in played), 0.5)
    long_enough = [game for game in played if len(game.lead) >= middle]
    closest = min(long_enough, key=lambda game: (_gap(game), game.index))
    wildest = max(played, key=lambda game: (_behind(game), -game.index))
    shown = [
        (
            "The closest",
            closest,
            f"the first two were {100 * _gap(closest):.1f} apart, in the mean of all {setting.unit}s",
        ),
        (
            "The most dramatic",
            wildest,
            f"{wildest.winner} won after being {100 * max(0.0, _behind(wildest)):.0f} behind",
        ),
    ]
    items = "".join(
        f"<li><strong>{text(name)}: game {game.index}</strong>, seed {text(game.seed)}: {text(why)}."
        f'<code tabindex="0">{text(replay_line(setting, game))}</code></li>'
        for name, game, why in shown
    )
    note = (
        "Each command plays the game again and keeps its record in the folder seen; heptarchy replay FILE --step goes "
        "through a record answer by answer."
    )
    return f'<h3>Games worth seeing again</h3>{paragraph(note, "note")}<ul class="games">{items}</ul>'


def _gap(game: Played) -> float:
    total = 0.0
    for standing in game.lead:
        best, second, *_ = sorted(standing, reverse=True)
        total += best - second
    return total / len(game.lead)


def _behind(game: Played) -> float:
    """How far behind its winner has been at the worst."""
    side = game.teams.index(game.winner)
    return max(-_ahead(standing, side) for standing in game.lead)
