"""What the figures rest on, so that anyone can get them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.lab.html.campaign import changed_options
from heptarchy.lab.html.markup import paragraph, section, table, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from heptarchy.lab.html.campaign import Setting


def about(settings: Sequence[Setting]) -> str:
    """The section."""
    says = settings[0].says
    rows = [_row(setting) for setting in settings]
    heads = [says("setting"), says("game"), says("of-games"), says("the-seed"), says("agents"), says("changed")]
    heads.append("heptarchy")
    shown = rows if len(settings) > 1 else [row[1:] for row in rows]
    return section(
        "about",
        says("about"),
        table(says, says("what-was-played"), heads if len(settings) > 1 else heads[1:], shown, left=7),
        paragraph(says("about-intervals")),
        paragraph(says("about-games")),
    )


def _row(setting: Setting) -> list[str]:
    plan, says = setting.plan, setting.says
    options = ", ".join(f"{name} {value}" for name, value in changed_options(setting).items()) or says("no-options")
    version = f"{plan.get('heptarchy', '')} {plan.get('commit', '')}".strip()
    title = setting.title
    if plan.get("rules"):
        title = says("title-rules", title=title, rules=str(plan["rules"]))
    return [
        text(setting.label),
        text(title),
        text(says.games(len(setting.games))),
        text(plan.get("seed", "")),
        text(says.listed(setting.agents)),
        text(options),
        text(version),
    ]
