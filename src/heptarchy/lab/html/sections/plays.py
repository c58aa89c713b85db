"""Cards, openings and decks by how often the seats that used them won. What goes together is not what causes."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from heptarchy.lab.html.markup import (
    beside,
    figure,
    heading,
    paragraph,
    section,
    table,
    text,
)
from heptarchy.lab.html.plots import Whisker, whiskers
from heptarchy.lab.html.tinctures import tinctures
from heptarchy.lab.intervals import Interval, wilson
from heptarchy.lab.significance import ALPHA, holm, unlike_usual

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from heptarchy.lab.html.campaign import Played, Setting
    from heptarchy.lab.voice import Voice

SHOWN = 14  # words that are drawn: half of them the best, half the worst
ENOUGH = 20  # seats that must have used a word before it is drawn
EXPECTED = 5  # wins and losses to expect before a word is tested


@dataclass(frozen=True)
class Used:
    """A word, the seats that used it, those that won, and how often seats like these win."""

    word: str
    sides: Counter[str]
    seats: int
    won: int
    usual: float
    p: float = 1.0  # corrected for all words of its table

    @property
    def share(self) -> Interval:
        """How often seats that used it won."""
        return wilson(self.won, self.seats)

    @property
    def tells(self) -> bool:
        """Is it further from the usual than chance leads?"""
        return self.p < ALPHA


def plays(setting: Setting) -> str:
    """The section."""
    says = setting.says
    deck = setting.seen("tags") or says("deck")
    by_card = used(
        setting, lambda game: {(int(seat), word) for seat, _, word in (play.partition(":") for play in game.plays)}
    )
    by_opening = used(setting, lambda game: {(seat, word) for seat, word in enumerate(game.opening) if word})
    by_tag = used(setting, lambda game: {(seat, word) for seat, word in enumerate(game.tags) if word})
    parts = [
        part(says("opening"), setting.seen("opening"), by_opening, setting),
        part(deck, "", by_tag, setting),
        duels(says, setting.games, deck),
        part(setting.seen("plays") or says("card"), "", by_card, setting),
    ]
    if not any(parts):
        return ""
    return section(f"{setting.anchor}plays", says("plays"), paragraph(says("plays-note"), "note"), *parts)


def used(setting: Setting, uses: Callable[[Played], Iterable[tuple[int, str]]]) -> list[Used]:
    """Every word with how its seats fared, what was above the usual first."""
    met: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for game in setting.games:
        for seat, (side, agent) in enumerate(zip(game.sides, game.agents, strict=True)):
            met[side, agent] += 1
            won[side, agent] += seat in game.winners
    seats: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    usual: dict[str, float] = defaultdict(float)
    sides: dict[str, Counter[str]] = defaultdict(Counter)
    for game in setting.games:
        for seat, word in sorted(uses(game)):
            kind = game.sides[seat], game.agents[seat]
            seats[word] += 1
            wins[word] += seat in game.winners
            usual[word] += won[kind] / met[kind]
            sides[word][game.sides[seat]] += 1
    rough = [Used(word, sides[word], seats[word], wins[word], usual[word] / seats[word]) for word in sorted(seats)]
    tested = [one for one in rough if one.seats * min(one.usual, 1 - one.usual) >= EXPECTED]
    corrected = holm([unlike_usual(one.won, one.seats, one.usual) for one in tested])
    chances = {one.word: p for one, p in zip(tested, corrected, strict=True)}
    found = [Used(one.word, one.sides, one.seats, one.won, one.usual, chances.get(one.word, 1.0)) for one in rough]
    return sorted(found, key=lambda one: (one.usual - one.share.value, one.word))


def part(kind: str, what: str, words: Sequence[Used], setting: Setting) -> str:
    """A heading, the words that stand out as a drawing, all of them as a table."""
    if len(words) < 2:
        return ""
    says = setting.says
    least = min(ENOUGH, max(EXPECTED, len(setting.games) // 10))
    enough = [one for one in words if one.seats >= least]
    seldom = sorted((one for one in words if one.seats < least), key=lambda one: (-one.seats, one.word))
    shown = enough if len(enough) <= SHOWN else [*enough[: SHOWN // 2], *enough[-(SHOWN // 2) :]]
    colours = tinctures(setting.sides, setting.tinctures)
    drawn = ""
    if len(shown) > 1:
        rows = [
            Whisker(
                one.word,
                one.share.value,
                one.share.low,
                one.share.high,
                says.share_words(one.share),
                colours[one.sides.most_common(1)[0][0]] if len(one.sides) == 1 else "plain",
                one.usual,
                not one.tells,
            )
            for one in shown
        ]
        told = [says("plays-caption", kind=kind)]
        if len(shown) < len(enough):
            told.append(says("plays-some", n=SHOWN // 2, of=len(enough)))
        drawn = figure(whiskers(rows, says("wins-by", kind=kind), says.per_cent, bounds=(0.0, 1.0)), " ".join(told))
    cells = [
        [
            text(one.word),
            says.number(one.seats),
            says.share_words(one.share),
            says.per_cent(one.usual),
            says.signed(100 * (one.share.value - one.usual)) + (" *" if one.tells else ""),
        ]
        for one in [*enough, *seldom]
    ]
    heads = [kind, says("of-seats"), says("won"), says("usual"), says("points")]
    under = paragraph(f"{text(what.rstrip('.'))}.") if what else ""
    told_table = table(says, says("wins-by-table", kind=kind), heads, cells)
    return heading(says("by", kind=kind)) + under + beside(drawn, told_table)


def duels(says: Voice, games: Sequence[Played], kind: str) -> str:
    """In duels, each deck against each: a matrix."""
    met: Counter[tuple[str, str]] = Counter()
    beat: Counter[tuple[str, str]] = Counter()
    for game in games:
        if len(game.tags) == 2 and len(game.winners) == 1 and len(set(game.tags)) == 2 and all(game.tags):
            winner = game.winners[0]
            pair = game.tags[winner], game.tags[1 - winner]
            beat[pair] += 1
            met[pair] += 1
            met[pair[1], pair[0]] += 1
    names = sorted({one for one, _ in met})
    if len(names) < 3:
        return ""
    counts = {pair: (beat[pair], of) for pair, of in met.items()}
    title = says("duels", kind=kind, begins=kind.capitalize())
    return heading(title) + matrix(says, says("duels-drawn", kind=kind), names, counts)


def matrix(says: Voice, caption: str, names: Sequence[str], counts: Mapping[tuple[str, str], tuple[int, int]]) -> str:
    """Each against each, from games won and met: a table whose cells are washed by how far they are from one half."""
    heads = "".join(f'<th scope="col" class="n">{text(name)}</th>' for name in names)
    rows: list[str] = []
    for one in names:
        cells: list[str] = []
        for other in names:
            won, of = counts.get((one, other), (0, 0))
            if one == other or not of:
                cells.append('<td class="n none">·</td>')
                continue
            share = wilson(won, of)
            wash = "more" if share.low > 0.5 else "less" if share.high < 0.5 else "even"
            depth = round(min(1.0, abs(share.value - 0.5) * 2) * 40) + 8 if wash != "even" else 0
            told = says("met", one=one, other=other, share=says.share_words(share), of=says.number(of))
            cells.append(
                f'<td class="n {wash}" style="--depth:{depth}%" title="{text(told)}">'
                f"<b>{says.per_cent(share.value)}</b>"
                f"<small>{says.reach(100 * share.low, 100 * share.high)}</small></td>"
            )
        rows.append(f'<tr><th scope="row">{text(one)}</th>{"".join(cells)}</tr>')
    body = "\n".join(rows)
    return (
        f'<div class="table"><p class="caption">{text(caption)} '
        f"<small>{text(says('matrix-note'))}</small></p>"
        f'<div class="scroll" role="region" aria-label="{text(caption)}" tabindex="0">'
        f'<table class="matrix"><thead><tr><td></td>{heads}</tr></thead><tbody>{body}</tbody></table></div></div>'
    )
