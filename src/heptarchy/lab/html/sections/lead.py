"""Who led when, when games turned, and which of them are worth seeing again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from heptarchy.lab.html.campaign import replay_line
from heptarchy.lab.html.courses import Course, panel
from heptarchy.lab.html.markup import beside, figure, heading, panels, paragraph, section, table, text
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
    parts = over_time(setting, courses), turning(setting), worth_seeing(setting)
    return section(f"{setting.anchor}lead", setting.says("lead"), *parts)


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
    says, unit = setting.says, setting.unit
    stands = setting.seen("lead") or says("stands")
    marks = courses[0].marks
    every = max(1, -(-len(marks) // TOLD))
    shown = list(range(0, len(marks), every))
    rows = [
        [
            named(course.side, course.tincture),
            *(
                f"{100 * course.median[n]:.0f} [{says.reach(100 * course.quarter[n], 100 * course.three_quarters[n])}]"
                for n in shown
                if n < len(course.marks)
            ),
        ]
        for course in courses
    ]
    left = [says("still-played"), *(says.number(courses[0].games[n]) for n in shown)]
    heads = [says("side"), *(says("unit-at", unit=unit, at=marks[n]) for n in shown)]
    return (
        paragraph(says("lead-drawn", stands=text(stands.rstrip(".")), unit=text(unit)))
        + panels([f'<figure class="small">{panel(says, course, courses, unit)}</figure>' for course in courses])
        + table(says, says("standing-table", unit=unit), heads, [*rows, left])
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
    says, unit = setting.says, turned.unit
    safe = text(unit)
    first = sum(turned_at(game) == 0 for game in setting.games)
    told = [says("turned")]
    if first:
        told.append(says("led-always", share=says.share_words(wilson(first, of)), unit=safe))
    if turned.late:
        told.append(says("led-late", share=says.share_words(wilson(turned.late, of)), unit=safe))
    else:
        told.append(says("led-in-all", unit=safe))
    bins = bins_of(turned.marks, COLUMNS)
    counts = [sum(column.low <= when <= column.high for when in turned.marks) for column in bins]
    parts = [(says("of-games"), "ending-1", counts)]
    drawn = columns(says, bins, parts, says("turning-drawn", unit=unit), unit, turned.middle, height=140)
    rows: list[list[str]] = []
    so_far = 0
    for column, count in zip(bins, counts, strict=True):
        so_far += count
        rows.append([column.words(says), says.number(count), says.per_cent(so_far / of)])
    rows.append([says("only-at-the-end"), says.number(turned.late), says.per_cent(1.0)])
    heads = [unit, says("games-turned"), says("turned-by-then")]
    title = says("turning")
    return (
        heading(title)
        + paragraph(" ".join(told))
        + beside(figure(drawn, says("turning-caption", unit=unit)), table(says, title, heads, rows))
    )


def worth_seeing(setting: Setting) -> str:
    """The closest game and the most dramatic one, and how to see them again."""
    played = [
        game for game in setting.games if game.winner in game.teams and len(game.teams) > 1 and len(game.lead) > 1
    ]
    if len(played) < 2:
        return ""
    says = setting.says
    middle = rank(Counter(len(game.lead) for game in played), 0.5)
    long_enough = [game for game in played if len(game.lead) >= middle]
    closest = min(long_enough, key=lambda game: (_gap(game), game.index))
    wildest = max(played, key=lambda game: (_behind(game), -game.index))
    apart, behind = says.number(100 * _gap(closest), 1), says.number(100 * max(0.0, _behind(wildest)))
    shown = [
        (says("the-closest", n=closest.index), closest, says("closest-why", apart=apart, unit=setting.unit)),
        (says("the-wildest", n=wildest.index), wildest, says("wildest-why", side=wildest.winner, behind=behind)),
    ]
    items = "".join(
        f"<li><strong>{text(name)}</strong>, {text(says('seed', seed=game.seed))}: {text(why)}."
        f'<code tabindex="0">{text(replay_line(setting, game))}</code></li>'
        for name, game, why in shown
    )
    return f'{heading(says("worth-seeing"))}{paragraph(says("worth-note"), "note")}<ul class="games">{items}</ul>'


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
