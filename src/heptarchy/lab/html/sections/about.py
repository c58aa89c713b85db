"""What the figures rest on, so that anyone can get them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import changed_options
from heptarchy.lab.html.markup import games, listed, paragraph, section, table, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.lab.html.campaign import Setting


def about(settings: Sequence[Setting]) -> str:
    """The section."""
    rows = [_row(setting) for setting in settings]
    heads = ["setting", "game", "games", "seed", "agents", "options that differ from the default", "heptarchy"]
    shown = rows if len(settings) > 1 else [row[1:] for row in rows]
    return section(
        "about",
        "About these figures",
        table("What was played", heads if len(settings) > 1 else heads[1:], shown, left=7),
        paragraph(
            "Every figure has an interval: were the campaign played again and again on other seeds, some 95 such "
            "intervals in 100 would hold the true figure. Shares have Wilson's interval, means Student's, differences "
            "of shares Newcombe's. They say how far chance may have led you astray, not whether the agents play like "
            "people."
        ),
        paragraph(
            "A game depends on its seed and number alone: the same command gives the same games on every machine. "
            "This page is one file; it loads nothing and runs nothing."
        ),
    )


def _row(setting: Setting) -> list[str]:
    plan = setting.plan
    agents = setting.agents
    options = ", ".join(f"{name} {value}" for name, value in changed_options(setting).items()) or "none"
    version = f"{plan.get('heptarchy', '')} {plan.get('commit', '')}".strip()
    rules = f", rules {plan['rules']}" if plan.get("rules") else ""
    return [
        text(setting.label),
        text(f"{setting.word('title') or setting.game}{rules}"),
        text(games(len(setting.games))),
        text(plan.get("seed", "")),
        text(listed(agents)),
        text(options),
        text(version),
    ]
