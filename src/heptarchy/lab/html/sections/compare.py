"""What a setting changes: differences with intervals, tested game against game where seeds are shared, and in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import NOBODY, SHARED, defaults_of, option_words, spelled, swept_options
from heptarchy.lab.html.markup import (
    beside,
    chance_words,
    figure,
    games,
    listed,
    paragraph,
    per_cent,
    section,
    share_words,
    signed,
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

    from heptarchy.lab.html.campaign import Played, Setting

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
    found = contrasts(settings, base)
    return section(
        "compare",
        "What the settings change",
        what_differs(settings),
        paragraph(text(how_tested(settings, base, found))),
        sentences(found),
        shares_by_setting(settings, base),
        differences(found, settings[base]),
        endings_by_setting(settings),
        lengths_by_setting(settings),
    )


def what_differs(settings: Sequence[Setting]) -> str:
    """The options that tell the settings apart, each with its sentence, its default and what it is set to."""
    game = settings[0].game
    if any(setting.game != game for setting in settings):
        return ""
    defaults = defaults_of(game)
    items: list[str] = []
    for name in swept_options(settings):
        having = [setting for setting in settings if name in setting.options]
        values = list(dict.fromkeys(spelled(setting.options[name]) for setting in having))
        if not all(f"{name}=" in setting.label for setting in having):
            values = [f"{spelled(setting.options[name])} with {setting.label}" for setting in having]
        usual = f"; {spelled(defaults[name])} as the game comes" if name in defaults else ""
        items.append(
            f"<li><strong>{text(name)}</strong>: {text(option_words(game, name))} "
            f"Here {text(listed(values))}{text(usual)}.</li>"
        )
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
            rough.append(_means(one, other, f"last {one.when}", lambda game: game.facts[one.when], pairs))
        rough.append(_means(one, other, "decisions", lambda game: game.decisions, pairs))
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
    how = (
        "Games of the same seed are compared one with one: McNemar's exact test for wins, Student's paired test for "
        "lengths"
        if paired
        else "Seeds or seats of the settings differ, so that games are compared as two heaps: the two-proportion test "
        "for wins, Welch's test for lengths"
    )
    many = ", corrected for their number (Holm)" if len(found) > 1 else ""
    against = settings[base].label
    alone = ", each for itself: one that leaves out 0 may be chance among so many" if many else ""
    brackets = f"Brackets are 95\u00a0% intervals of the difference{alone}."
    return f"Each setting is held against {against}. {how}{many}. {brackets}"


def sentence_of(contrast: Contrast) -> str:
    """A contrast in plain words."""
    change, low, high, _ = contrast.difference
    who = f"With {contrast.label}, {contrast.what}"
    if contrast.is_share:
        often = how_often(change)
        reach = f"[{signed(100 * low)} to {signed(100 * high)}]"
        if contrast.shown:
            return f"{who} won {often} {reach}: more than chance gives ({chance_words(contrast.p)})."
        if contrast.difference.p < ALPHA:
            return (
                f"{who} won {often} {reach}: taken alone more than chance gives, but not among "
                f"{contrast.among} comparisons ({chance_words(contrast.p)})."
            )
        return (
            f"{who} won {often} {reach}: no difference that {games(contrast.games)} can show; "
            f"they would show one of {100 * contrast.least:.0f} points ({chance_words(contrast.p)})."
        )
    told = "more than chance gives" if contrast.shown else f"no difference that {games(contrast.games)} can show"
    return f"{who} changed by {change_of(contrast)}: {told} ({chance_words(contrast.p)})."


def how_often(change: float) -> str:
    """A difference of shares in words: `3 points less often`."""
    points = round(100 * abs(change))
    if not points:
        return "as often"
    return f"{points} {'point' if points == 1 else 'points'} {'more' if change > 0 else 'less'} often"


def change_of(contrast: Contrast) -> str:
    """A difference of means with its interval, in as many digits as it bears."""
    change, low, high, _ = contrast.difference
    digits = 0 if max(abs(low), abs(high)) >= 10 else 2
    return f"{signed(change, digits)} [{signed(low, digits)} to {signed(high, digits)}]"


def verdict(settings: Sequence[Setting], base: int) -> str:
    """The first sentence of the page: the largest change of wins that is shown, or that there is none."""
    wins = [contrast for contrast in contrasts(settings, base) if contrast.is_share]
    shown = [contrast for contrast in wins if contrast.shown]
    if not wins:
        return f"{len(settings)} settings, {games(sum(len(one.games) for one in settings))}."
    if not shown:
        least = max(contrast.least for contrast in wins)
        few = min(contrast.games for contrast in wins)
        return (
            f"No setting changes who wins by more than {games(few)} a setting can show; "
            f"they would show a difference of {100 * least:.0f} points."
        )
    largest = max(shown, key=lambda contrast: abs(contrast.difference.value))
    change, low, high, _ = largest.difference
    more = "more" if change > 0 else "less"
    ends = sorted((abs(100 * low), abs(100 * high)))
    return (
        f"{largest.what} won {100 * abs(change):.0f} points [{ends[0]:.0f} to {ends[1]:.0f}] {more} often with "
        f"{largest.label} than with {settings[base].label}."
    )


def sentences(found: Sequence[Contrast]) -> str:
    """Every contrast in words, what is shown first; numbers that show nothing are taken together."""
    told = [("shown", sentence_of(one)) for one in found if one.shown]
    told += [("unshown", sentence_of(one)) for one in found if one.is_share and not one.shown]
    for what in dict.fromkeys(one.what for one in found if not one.is_share):
        same = [one for one in found if one.what == what and not one.shown]
        if len(same) == 1:
            told.append(("unshown", sentence_of(same[0])))
        elif same:
            each = listed([f"{change_of(one)} with {one.label}" for one in same])
            told.append(("unshown", f"Of {what} no difference that {games(same[0].games)} can show: {each}."))
    items = "".join(f'<li class="{kind}">{text(words)}</li>' for kind, words in told)
    return f'<ul class="verdicts">{items}</ul>'


def shares_by_setting(settings: Sequence[Setting], base: int) -> str:
    """Wins of each side under each setting that has it."""
    one = settings[base]
    sides = list(dict.fromkeys(side for other in settings if other is not one for side in compared_sides(one, other)))
    colours = tinctures(one.sides, one.tinctures)
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for side in sides:
        for setting in (setting for setting in settings if side in setting.sides):
            won, of = setting.wins()[side], len(setting.games)
            share = wilson(won, of)
            group = f"{side} won" if len(sides) > 1 else ""
            rows.append(
                Whisker(
                    setting.label, share.value, share.low, share.high, share_words(share), colours[side], group=group
                )
            )
            cells.append([text(setting.label), text(side), f"{won:,} of {of:,}", share_words(share)])
    if not rows:
        return ""
    title = f"Share of games that {sides[0]} won, by setting" if len(sides) == 1 else "Share of games won, by setting"
    drawn = figure(whiskers(rows, title, per_cent, bounds=(0.0, 1.0)), title + ", with 95 % intervals.")
    return "<h3>Wins</h3>" + beside(
        drawn, table("Wins by setting", ["setting", "side", "games won", "share"], cells, left=2)
    )


def differences(found: Sequence[Contrast], base: Setting) -> str:
    """The changes against the baseline: drawn for wins, tabled for all."""
    wins = [contrast for contrast in found if contrast.is_share]
    several = len({contrast.what for contrast in wins}) > 1
    colours = tinctures(list(dict.fromkeys(contrast.what for contrast in wins)), base.tinctures)
    rows = [
        Whisker(
            contrast.label,
            *contrast.difference[:3],
            f"{signed(100 * contrast.difference.value)} [{signed(100 * contrast.difference.low)} to "
            f"{signed(100 * contrast.difference.high)}]",
            colours[contrast.what],
            hollow=not contrast.shown,
            group=contrast.what if several else "",
        )
        for contrast in sorted(wins, key=lambda contrast: contrast.what)
    ]

    def spell(value: float) -> str:
        return signed(100 * value)

    drawn = ""
    if rows:
        title = f"Points won more or less than with {base.label}"
        caption = f"{title}{'' if several else f', by {wins[0].what}'}. Filled: more than chance gives."
        drawn = figure(whiskers(rows, title, spell, 0.0, "no change"), caption)
    cells = [
        [
            text(contrast.label),
            text(contrast.what + (" won, points" if contrast.is_share else "")),
            _digits(contrast, contrast.difference.value),
            f"{_digits(contrast, contrast.difference.low)} to {_digits(contrast, contrast.difference.high)}",
            chance_words(contrast.p).partition("\u00a0")[2].removeprefix("=\u00a0"),
        ]
        for contrast in found
    ]
    heads = ["setting", "what", "change", "95 % interval", "p, corrected"]
    return "<h3>Differences</h3>" + beside(drawn, table(f"Differences from {base.label}", heads, cells, left=2))


def _digits(contrast: Contrast, value: float) -> str:
    return signed(100 * value, 1) if contrast.is_share else signed(value, 2)


def endings_by_setting(settings: Sequence[Setting]) -> str:
    """How games end under each setting: a bar a setting."""
    counted: Counter[str] = Counter(game.ending for setting in settings for game in setting.games)
    names = common_endings(counted)
    if len(names) < 2:
        return ""
    hatchings = grouped(names)
    parts = [(name, hatchings[name]) for name in names]
    rows = [
        (setting.label, [sum(game.ending == name for game in setting.games) for name in names]) for setting in settings
    ]
    shown = parts if len(parts) <= ENDINGS else [*parts[: ENDINGS - 1], ("other endings", parts[-1][1])]
    cells = [[text(label), *(per_cent(count / sum(counts)) for count in counts)] for label, counts in rows]
    drawn = figure(
        stacked_rows(rows, parts, "How games end, by setting"), "Share of games by how they end.", legend(shown)
    )
    return "<h3>Endings</h3>" + beside(drawn, table("Endings by setting", ["setting", *names], cells))


def lengths_by_setting(settings: Sequence[Setting]) -> str:
    """How long games are under each setting."""
    rows: list[Whisker] = []
    cells: list[list[str]] = []
    for setting in settings:
        mean = mean_interval([game.decisions for game in setting.games])
        words = f"{mean.value:,.0f} [{mean.low:,.0f} to {mean.high:,.0f}]"
        rows.append(Whisker(setting.label, mean.value, mean.low, mean.high, words, "ending-0"))
        last = mean_interval(setting.numbers(setting.when)) if setting.when else None
        cells.append(
            [text(setting.label), words, *([f"{last.value:.2f} [{last.low:.2f} to {last.high:.2f}]"] if last else [])]
        )
    drawn = figure(
        whiskers(rows, "Decisions in a game, by setting", lambda value: f"{value:,.0f}"),
        "Mean number of decisions in a game, with its 95 % interval.",
    )
    heads = ["setting", "decisions", *([f"last {settings[0].when}"] if settings[0].when else [])]
    return "<h3>Length</h3>" + beside(drawn, table("Length by setting", heads, cells))
