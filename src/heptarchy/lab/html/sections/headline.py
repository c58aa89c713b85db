"""What the page says first: who won how much, in a sentence, and the four figures people ask for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import NOBODY, SHARED
from heptarchy.lab.html.markup import paragraph, text
from heptarchy.lab.html.sections import arena
from heptarchy.lab.html.sections.compare import verdict
from heptarchy.lab.html.sections.lead import turning_points
from heptarchy.lab.intervals import rank, wilson
from heptarchy.lab.significance import ALPHA, unlike_usual

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.kernel.message import Value
    from heptarchy.lab.html.campaign import Setting
    from heptarchy.lab.voice import Voice

FEW = 100  # games below which the page says that they are few


def headline(settings: Sequence[Setting], base: int) -> str:
    """The first sentence with its versal, what it rests on, and the figures."""
    setting, says = settings[base], settings[base].says
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
            paragraph(text(few_words(says, played, len(settings))), "rubric") if played < FEW * len(settings) else "",
            paragraph(text(says("with-setting", setting=setting.label)), "under") if setting.label else "",
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
    wins, of, says = setting.wins(), len(setting.games), setting.says
    sides = setting.sides
    decided = of - wins[SHARED] - wins[NOBODY]
    if not decided:
        return says("none-won", games=says.games(of))
    best = max(sides, key=lambda side: wins[side])
    share = wilson(wins[best], of)
    won: dict[str, Value] = {"side": best, "share": says.share_words(share), "games": says.games(of)}
    if len(sides) == 1:
        return says("one-won", **won)
    # the best of several was chosen after the fact: its test is corrected for all of them
    tests = 1 if len(sides) == 2 else len(sides)
    chance = "yes" if unlike_usual(wins[best], decided, 1 / len(sides)) * tests >= ALPHA else "no"
    if len(sides) == 2:
        other = next(side for side in sides if side != best)
        rest = says.per_cent(wins[other] / of)
        return says("better-won", **won, other=other, rest=rest, chance=chance)
    even = says.per_cent(decided / of / len(sides))
    return says("best-won", **won, even=even, sides=len(sides), chance=chance)


def who_played(settings: Sequence[Setting]) -> str:
    """Who sat at the table, and how much was played."""
    agents = list(dict.fromkeys(agent for setting in settings for agent in setting.agents))
    says = settings[0].says
    seats = sorted({len(setting.seats) for setting in settings})
    games = says.games(sum(len(one.games) for one in settings))
    parts = [
        settings[0].title,
        says("seats", n=seats[0]) if len(seats) == 1 else says("seats-to", least=seats[0], most=seats[-1]),
        says("played-by", agents=", ".join(agents)),
        says("settings-games", n=len(settings), games=games) if len(settings) > 1 else "",
        says("seed", seed=str(settings[0].plan.get("seed", ""))),
    ]
    return " · ".join(part for part in parts if part)


def few_words(says: Voice, played: int, settings: int) -> str:
    """An honest word on small samples."""
    games = says.games(played)
    if settings > 1:
        return says("few-in-settings", games=games, settings=settings)
    return says("few", n=played, games=games)


def tiles(setting: Setting) -> str:
    """Games, when they end, how they mostly end, when they are decided."""
    played, says = setting.games, setting.says
    shown = [(says.number(len(played)), says("of-games"))]
    if setting.when:
        counts = Counter(setting.numbers(setting.when))
        low, high = rank(counts, 0.25), rank(counts, 0.75)
        unit = setting.when_name
        half = (
            says("last-same", unit=unit) if low == high else says("last-half", unit=unit, reach=says.reach(low, high))
        )
        shown.append((says.number(rank(counts, 0.5)), half))
    decisions = Counter(game.decisions for game in played)
    if any(decisions):
        shown.append((says.number(rank(decisions, 0.5)), says("decisions-median")))
    ending, times = Counter(game.ending for game in played).most_common(1)[0]
    shown.append((says.per_cent(times / len(played)), says("end-by", ending=ending)))
    turned = turning_points(setting)
    if turned.middle is not None:
        shown.append((says.number(turned.middle), says("half-turned", unit=turned.unit)))
    cells = "".join(f"<div><dt>{text(words)}</dt><dd>{text(figure)}</dd></div>" for figure, words in shown)
    return f'<dl class="tiles">{cells}</dl>'
