"""Sentences put together from templates, with the right plurals, in any language."""

from __future__ import annotations

import re

BRACE = re.compile(r"\{(#?)(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


def say(template: str, **facts: object) -> str:
    """The template with its facts: `{n}`; `{n|card|cards}`, a number and its noun; `{#n|is|are}`, the word alone."""

    def fact(found: re.Match[str]) -> str:
        bare, name, one, many = found.groups()
        value = facts[name]
        if one is None:
            return str(value)
        form = one if value == 1 else many
        return form if bare else f"{value} {form}"

    return BRACE.sub(fact, template)
