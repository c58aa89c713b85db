"""What the page says first: who won how much, in a sentence, and the four figures people ask for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import NOBODY, SHARED
from heptarchy.lab.html.markup import games, number, paragraph, per_cent, share_words, text
from heptarchy.lab.html.sections import arena
from heptarchy.lab.html.sections.compare import verdict
from heptarchy.lab.html.sections.lead import turning_points
from heptarchy.lab.intervals import rank, wilson
from heptarchy.lab.significance import ALPHA, unlike_usual

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.lab.html.campaign import Setting

FEW = 100  # games below which the page says that they are few


def headline(settings: Sequence[Setting], base: int) -> str:
    """The first sentence with its versal, what it rests on, and the figures."""
    setting = settings[base]
    said = first_words(settings, base)
    letter, rest = text(said[0].upper()), text(said[1:])
    versal = (
        f'<span class="versal" data-letter="{letter}" aria-hidden="true"></span><span class="unseen">{letter}</span>'
    )
    played = sum(len(one.games) for one in settings)
    return "\n".join(
        [
            '<div class="headline">',
            f'<p class="claim">{versal}{rest}</p>',
            paragraph(text(who_played(settings)), "under"),
            paragraph(text(few_words(played, len(settings))), "rubric") if played < FEW * len(settings) else "",
            paragraph(f"With {text(setting.label)}:", "under") if setting.label else "",
            tiles(setting),
            "</div>",
        ]
    )


def first_words(settings: Sequence[Setting], base: int) -> str:
    """Of several settings what they change, of an arena who won most, else who won."""
    if len(settings) > 1:
        return verdict(settings, base)
    return arena.first_sentence(settings[0]) if arena.is_arena(settings[0]) else first_sentence(settings[0])


def first_sentence(setting: Setting) -> str:
    """`Vikings won 35 % [33 to 37] of 2,000 games.` and whether that is more than an even share."""
    wins, of = setting.wins(), len(setting.games)
    sides = setting.sides
    decided = of - wins[SHARED] - wins[NOBODY]
    if not decided:
        return f"No side won any of {games(of)} alone."
    best = max(sides, key=lambda side: wins[side])
    share = wilson(wins[best], of)
    said = f"{best} won {share_words(share)} of {games(of)}"
    if len(sides) == 1:
        return said + "."
    if len(sides) == 2:
        other = next(side for side in sides if side != best)
        said += f", {other} {per_cent(wins[other] / of)}"
        chance = "chance gives the better of two"
    else:
        said += f"; an even share is {per_cent(decided / of / len(sides))}"
        chance = f"chance gives the best of {len(sides)}"
    # the best of several was chosen after the fact: its test is corrected for all of them
    tests = 1 if len(sides) == 2 else len(sides)
    if unlike_usual(wins[best], decided, 1 / len(sides)) * tests >= ALPHA:
        said += f": no more than {chance}"
    return said + "."


def who_played(settings: Sequence[Setting]) -> str:
    """Who sat at the table, and how much was played."""
    agents = list(dict.fromkeys(agent for setting in settings for agent in setting.agents))
    who = agents[0] if len(agents) == 1 else ", ".join(agents)
    seats = sorted({len(setting.seats) for setting in settings})
    table = "1 seat" if seats == [1] else f"{seats[0]} seats" if len(seats) == 1 else f"{seats[0]} to {seats[-1]} seats"
    seed = settings[0].plan.get("seed", "")
    many = (
        f"{len(settings)} settings, {games(sum(len(one.games) for one in settings))} in all"
        if len(settings) > 1
        else ""
    )
    parts = [
        settings[0].word("title") or settings[0].game,
        table,
        f"played by {who}",
        many,
        f"seed {seed}",
    ]
    return " · ".join(part for part in parts if part)


def few_words(played: int, settings: int) -> str:
    """An honest word on small samples."""
    each = (
        f"{games(played)} in {settings} settings are"
        if settings > 1
        else f"{games(played)} {'is' if played == 1 else 'are'}"
    )
    return f"{each} few: look at the intervals before the figures. Four times the games halve an interval."


def tiles(setting: Setting) -> str:
    """Games, when they end, how they mostly end, when they are decided."""
    played = setting.games
    shown = [(number(len(played)), "games")]
    if setting.when:
        counts = Counter(setting.numbers(setting.when))
        low, high = rank(counts, 0.25), rank(counts, 0.75)
        half = "the same for the middle half" if low == high else f"middle half {low} to {high}"
        shown.append((number(rank(counts, 0.5)), f"last {setting.when}, median; {half}"))
    decisions = Counter(game.decisions for game in played)
    if any(decisions):
        shown.append((number(rank(decisions, 0.5)), "decisions in a game, median"))
    ending, times = Counter(game.ending for game in played).most_common(1)[0]
    shown.append((per_cent(times / len(played)), f"end by {ending}"))
    turned = turning_points(setting)
    if turned.middle is not None:
        shown.append((number(turned.middle), f"{turned.unit} by which half of games have turned for good"))
    cells = "".join(f"<div><dt>{text(words)}</dt><dd>{text(figure)}</dd></div>" for figure, words in shown)
    return f'<dl class="tiles">{cells}</dl>'
