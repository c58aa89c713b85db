"""What a setting changes: differences with intervals, tested game against game where seeds are shared, and in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import NOBODY, SHARED, defaults_of, option_words, spelled, swept_options
from heptarchy.lab.html.markup import (
    beside,
    figure,
    heading,
    paragraph,
    section,
    table,
    text,
)
from heptarchy.lab.html.plots import Whisker, stacked_rows, whiskers
from heptarchy.lab.html.sections.endings import common_endings, grouped
from heptarchy.lab.html.tinctures import ENDINGS, legend, tinctures
from heptarchy.lab.intervals import wilson
from heptarchy.lab.significance import (
    ALPHA,
    Difference,
    compare_means,
    compare_paired_means,
    compare_pairs,
    compare_shares,
    holm,
    least_shown,
    least_shown_paired,
    mean_interval,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from heptarchy.kernel.message import Value
    from heptarchy.lab.html.campaign import Played, Setting
    from heptarchy.lab.voice import Voice

    Pairs = list[tuple[Played, Played]]


@dataclass(frozen=True)
class Contrast:
    """One figure of one setting, held against the same of the baseline."""

    label: str  # of the setting
    what: str  # the side that wins, or the number that is compared
    difference: Difference
    is_share: bool
    paired: bool
    games: int  # pairs, or the games of the smaller setting
    least: float = 0.0  # the smallest difference in shares that so many games would show
    p: float = 1.0  # corrected for all contrasts of its kind
    among: int = 1  # how many those are

    @property
    def shown(self) -> bool:
        """Is it more than chance gives?"""
        return self.p < ALPHA


def compare(settings: Sequence[Setting], base: int) -> str:
    """The section; nothing for a single setting."""
    if len(settings) < 2:
        return ""
    found, says = contrasts(settings, base), settings[base].says
    return section(
        "compare",
        says("compare"),
        what_differs(settings),
        paragraph(text(how_tested(settings, base, found))),
        sentences(says, found),
        shares_by_setting(settings, base),
        differences(found, settings[base]),
        endings_by_setting(settings),
        lengths_by_setting(settings),
    )


def what_differs(settings: Sequence[Setting]) -> str:
    """The options that tell the settings apart, each with its sentence, its default and what it is set to."""
    game, says = settings[0].game, settings[0].says
    if any(setting.game != game for setting in settings):
        return ""
    defaults = defaults_of(game)
    items: list[str] = []
    for name in swept_options(settings):
        having = [setting for setting in settings if name in setting.options]
        values = list(dict.fromkeys(spelled(setting.options[name]) for setting in having))
        if not all(f"{name}=" in setting.label for setting in having):
            values = [says("set-with", value=spelled(one.options[name]), setting=one.label) for one in having]
        here = says.listed(values)
        told = (
            says("here-usually", here=here, usual=spelled(defaults[name]))
            if name in defaults
            else says("here", here=here)
        )
        items.append(f"<li><strong>{text(name)}</strong>: {text(option_words(settings[0], name))} {text(told)}</li>")
    return f'<ul class="options">{"".join(items)}</ul>' if items else ""


def contrasts(settings: Sequence[Setting], base: int) -> list[Contrast]:
    """Every setting against the baseline: wins by side, then last rounds and decisions.

    Chances are corrected (Holm) over all that are asked about wins, and over all that are asked about lengths.
    """
    one = settings[base]
    tests = sum(len(compared_sides(one, other)) for other in settings if other is not one)
    rough: list[Contrast] = []
    for n, other in enumerate(settings):
        if n == base:
            continue
        pairs = pairs_of(one, other)
        for side in compared_sides(one, other):
            rough.append(_wins(one, other, side, pairs, tests))
        if one.when and one.when == other.when:
            last = one.says("last", unit=one.when_name)
            rough.append(_means(one, other, last, lambda game: game.facts[one.when], pairs))
        rough.append(_means(one, other, one.says("decisions"), lambda game: game.decisions, pairs))
    found: list[Contrast] = []
    for is_share in (True, False):
        kind = [contrast for contrast in rough if contrast.is_share is is_share]
        corrected = holm([contrast.difference.p for contrast in kind])
        found += [replace(contrast, p=p, among=len(kind)) for contrast, p in zip(kind, corrected, strict=True)]
    return found


def compared_sides(one: Setting, other: Setting) -> list[str]:
    """The sides of both; of two sides that share all games between them one says it all."""
    undecided = any(setting.wins()[name] for setting in (one, other) for name in (SHARED, NOBODY))
    if one.sides == other.sides and len(one.sides) == 2 and not undecided:
        return one.sides[:1]
    return [side for side in one.sides if side in other.sides]


def pairs_of(one: Setting, other: Setting) -> Pairs:
    """Games of the same seed and seating, where nearly all have such a fellow; else none, and games are separate."""
    if one.game != other.game:
        return []
    known = {(game.seed, tuple(game.agents)): game for game in one.games}
    pairs = [
        (known[game.seed, tuple(game.agents)], game) for game in other.games if (game.seed, tuple(game.agents)) in known
    ]
    return pairs if len(pairs) >= 0.9 * min(len(one.games), len(other.games)) else []


def _wins(one: Setting, other: Setting, side: str, pairs: Pairs, tests: int) -> Contrast:
    if pairs:
        both = sum(before.winner == side == after.winner for before, after in pairs)
        first = sum(before.winner == side != after.winner for before, after in pairs)
        second = sum(before.winner != side == after.winner for before, after in pairs)
        difference = compare_pairs(both, first, second, len(pairs) - both - first - second)
        least = least_shown_paired((first + second) / len(pairs), len(pairs), tests)
        return Contrast(other.label, side, difference, True, True, len(pairs), least)
    hits, of = one.wins()[side], len(one.games)
    other_hits, other_of = other.wins()[side], len(other.games)
    difference = compare_shares(hits, of, other_hits, other_of)
    least = least_shown(hits / of, of, other_of, tests)
    return Contrast(other.label, side, difference, True, False, min(of, other_of), least)


def _means(one: Setting, other: Setting, what: str, number: Callable[[Played], int], pairs: Pairs) -> Contrast:
    if pairs:
        before, after = [number(game) for game, _ in pairs], [number(game) for _, game in pairs]
        return Contrast(other.label, what, compare_paired_means(before, after), False, True, len(pairs))
    before, after = [number(game) for game in one.games], [number(game) for game in other.games]
    return Contrast(other.label, what, compare_means(before, after), False, False, min(len(before), len(after)))


def how_tested(settings: Sequence[Setting], base: int, found: Sequence[Contrast]) -> str:
    """What is held against what, and by which tests."""
    paired = all(contrast.paired for contrast in found)
    says, many = settings[base].says, "yes" if len(found) > 1 else "no"
    how = says("in-pairs", many=many) if paired else says("as-heaps", many=many)
    against = says("held-against", setting=settings[base].label)
    return " ".join([against, how, says("in-brackets", many=many)])


def sentence_of(says: Voice, contrast: Contrast) -> str:
    """A contrast in plain words."""
    facts: dict[str, Value] = {
        "setting": contrast.label,
        "what": contrast.what,
        "chance": says.chance_words(contrast.p),
        "games": says.games(contrast.games),
    }
    if not contrast.is_share:
        facts["change"] = change_of(says, contrast)
        return says("changed-shown", **facts) if contrast.shown else says("changed-unshown", **facts)
    change, low, high, _ = contrast.difference
    facts["often"] = how_often(says, change)
    facts["reach"] = signed_reach(says, 100 * low, 100 * high)
    if contrast.shown:
        return says("won-shown", **facts)
    if contrast.difference.p < ALPHA:
        return says("won-alone", **facts, among=contrast.among)
    return says("won-unshown", **facts, least=f"{100 * contrast.least:.0f}")


def how_often(says: Voice, change: float) -> str:
    """A difference of shares in words: `3 points less often`."""
    points = round(100 * abs(change))
    return says("more-often", points=points) if change > 0 else says("less-often", points=points)


def signed_reach(says: Voice, low: float, high: float, digits: int = 0) -> str:
    """`-3 to +5`."""
    return says("span", low=says.signed(low, digits), high=says.signed(high, digits))


def change_of(says: Voice, contrast: Contrast) -> str:
    """A difference of means with its interval, in as many digits as it bears."""
    change, low, high, _ = contrast.difference
    digits = 0 if max(abs(low), abs(high)) >= 10 else 2
    return f"{says.signed(change, digits)} [{signed_reach(says, low, high, digits)}]"


def verdict(settings: Sequence[Setting], base: int) -> str:
    """The first sentence of the page: the largest change of wins that is shown, or that there is none."""
    says = settings[base].says
    wins = [contrast for contrast in contrasts(settings, base) if contrast.is_share]
    shown = [contrast for contrast in wins if contrast.shown]
    if not wins:
        return says("only-settings", n=len(settings), games=says.games(sum(len(one.games) for one in settings)))
    if not shown:
        least = max(contrast.least for contrast in wins)
        few = min(contrast.games for contrast in wins)
        return says("none-changes", games=says.games(few), least=f"{100 * least:.0f}")
    largest = max(shown, key=lambda contrast: abs(contrast.difference.value))
    change, low, high, _ = largest.difference
    least, most = sorted((abs(100 * low), abs(100 * high)))
    facts: dict[str, Value] = {
        "side": largest.what,
        "points": f"{100 * abs(change):.0f}",
        "reach": says.reach(least, most),
        "setting": largest.label,
        "than": settings[base].label,
    }
    return says("changes-more", **facts) if change > 0 else says("changes-less", **facts)


def sentences(says: Voice, found: Sequence[Contrast]) -> str:
    """Every contrast in words, what is shown first; numbers that show nothing are taken together."""
    told = [("shown", sentence_of(says, one)) for one in found if one.shown]
    told += [("unshown", sentence_of(says, one)) for one in found if one.is_share and not one.shown]
    for what in dict.fromkeys(one.what for one in found if not one.is_share):
        same = [one for one in found if one.what == what and not one.shown]
        if len(same) == 1:
            told.append(("unshown", sentence_of(says, same[0])))
        elif same:
            each = says.listed([says("set-with", value=change_of(says, one), setting=one.label) for one in same])
            games = says.games(same[0].games)
            told.append(("unshown", says("no-difference-of", what=what, games=games, each=each)))
    items = "".join(f'<li class="{kind}">{text(words)}</li>' for kind, words in told)
    return f'<ul class="verdicts">{items}</ul>'


def shares_by_setting(settings: Sequence[Setting], base: int) -> str:
    """Wins of each side under each setting that has it."""
    one, says = settings[base], settings[base].says
    sides = list(dict.fromkeys(side for other in settings if other is not one for side in compared_sides(one, other)))
    colours = tinctures(one.sides, one.tinctures)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for side in sides:
        for setting in (setting for setting in settings if side in setting.sides):
            won, of = setting.wins()[side], len(setting.games)
            share = wilson(won, of)
            group = says("side-won", side=side) if len(sides) > 1 else ""
            words = says.share_words(share)
            rows.append(Whisker(setting.label, *share, words, colours[side], group=group))
            many = says("of", n=says.number(won), of=says.number(of))
            cells.append([text(setting.label), text(side), many, words])
    if not rows:
        return ""
    title = says("setting-wins-of", side=sides[0]) if len(sides) == 1 else says("setting-wins")
    drawn = figure(whiskers(rows, title, says.per_cent, bounds=(0.0, 1.0)), says("with-intervals", title=title))
    heads = [says("setting"), says("side"), says("games-won"), says("share")]
    return heading(says("to-wins")) + beside(drawn, table(says, says("setting-wins-table"), heads, cells, left=2))


def differences(found: Sequence[Contrast], base: Setting) -> str:
    """The changes against the baseline: drawn for wins, tabled for all."""
    says = base.says
    wins = [contrast for contrast in found if contrast.is_share]
    several = len({contrast.what for contrast in wins}) > 1
    colours = tinctures(list(dict.fromkeys(contrast.what for contrast in wins)), base.tinctures)
    rows = [
        Whisker(
            contrast.label,
            *contrast.difference[:3],
            f"{says.signed(100 * contrast.difference.value)} "
            f"[{signed_reach(says, 100 * contrast.difference.low, 100 * contrast.difference.high)}]",
            colours[contrast.what],
            hollow=not contrast.shown,
            group=contrast.what if several else "",
        )
        for contrast in sorted(wins, key=lambda contrast: contrast.what)
    ]

    def spell(value: float) -> str:
        return says.signed(100 * value)

    drawn = ""
    if rows:
        title = says("differences-drawn", setting=base.label)
        by = says("differences-of", title=title, side=wins[0].what)
        caption = says("differences-caption", title=title if several else by)
        drawn = figure(whiskers(rows, title, spell, 0.0, says("no-change")), caption)
    cells = [
        [
            text(contrast.label),
            text(says("points-won", side=contrast.what) if contrast.is_share else contrast.what),
            says.signed(*_digits(contrast, contrast.difference.value)),
            says(
                "span",
                low=says.signed(*_digits(contrast, contrast.difference.low)),
                high=says.signed(*_digits(contrast, contrast.difference.high)),
            ),
            says.chance(contrast.p),
        ]
        for contrast in found
    ]
    heads = [says("setting"), says("what"), says("change"), says("interval"), says("p-corrected")]
    told = table(says, says("differences-table", setting=base.label), heads, cells, left=2)
    return heading(says("differences")) + beside(drawn, told)


def _digits(contrast: Contrast, value: float) -> tuple[float, int]:
    return (100 * value, 1) if contrast.is_share else (value, 2)


def endings_by_setting(settings: Sequence[Setting]) -> str:
    """How games end under each setting: a bar a setting."""
    says = settings[0].says
    counted: Counter[str] = Counter(game.ending for setting in settings for game in setting.games)
    names = common_endings(counted)
    if len(names) < 2:
        return ""
    hatchings = grouped(names)
    parts = [(name, hatchings[name]) for name in names]
    rows = [
        (setting.label, [sum(game.ending == name for game in setting.games) for name in names]) for setting in settings
    ]
    shown = parts if len(parts) <= ENDINGS else [*parts[: ENDINGS - 1], (says("other-endings"), parts[-1][1])]
    cells = [[text(label), *(says.per_cent(count / sum(counts)) for count in counts)] for label, counts in rows]
    bars = stacked_rows(says, rows, parts, says("setting-endings-drawn"))
    drawn = figure(bars, says("setting-endings-caption"), legend(shown))
    told = table(says, says("setting-endings-table"), [says("setting"), *names], cells)
    return heading(says("to-endings")) + beside(drawn, told)


def lengths_by_setting(settings: Sequence[Setting]) -> str:
    """How long games are under each setting."""
    says = settings[0].says
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for setting in settings:
        mean = mean_interval([game.decisions for game in setting.games])
        words = f"{says.number(mean.value)} [{says.span(f'{mean.low:,.0f}', f'{mean.high:,.0f}')}]"
        rows.append(Whisker(setting.label, mean.value, mean.low, mean.high, words, "ending-0"))
        last = mean_interval(setting.numbers(setting.when)) if setting.when else None
        cells.append([text(setting.label), words])
        if last:
            cells[-1].append(f"{says.number(last.value, 2)} [{says.reach(last.low, last.high, 2)}]")
    drawn = figure(whiskers(rows, says("setting-lengths-drawn"), says.number), says("setting-lengths-caption"))
    heads = [says("setting"), says("decisions")]
    heads += [says("last", unit=settings[0].when_name)] if settings[0].when else []
    return heading(says("to-length")) + beside(drawn, table(says, says("setting-lengths-table"), heads, cells))
