"""Where the field has a word for what we built, it stands in the first line of a docstring, where a search finds it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "heptarchy"

# The field's word, the module, and what in it is meant; the module itself where that is left out
WORDS = [
    ("action mask", "kit/actions.py", "Actions.mask"),
    ("action space", "kernel/space.py", ""),
    ("background job", "server/sweeper.py", ""),
    ("ban", "server/bans.py", ""),
    ("chance node", "kernel/state.py", "State.roll"),
    ("chance player", "kernel/state.py", ""),
    ("chat", "server/chat.py", ""),
    ("continuation", "kernel/state.py", "State.push"),
    ("determinize", "kernel/state.py", "State.redeal"),
    ("difficulty", "agents/levels.py", "Level"),
    ("epsilon", "agents/levels.py", "Erring"),
    ("event log", "kernel/record.py", "Record"),
    ("event sourcing", "server/play.py", "Play"),
    ("feature plane", "kit/encoding.py", "Plane"),
    ("health check", "server/store_health.py", ""),
    ("information set", "kernel/state.py", "State.redeal"),
    ("information state", "kernel/perspective.py", ""),
    ("legal actions", "kernel/state.py", "State.options_for"),
    ("locale", "kit/screen/tongue.py", "Tongue"),
    ("middleware", "server/middleware.py", ""),
    ("moderation", "server/moderation.py", ""),
    ("observation", "kernel/state.py", "State.view"),
    ("palette", "lab/html/tinctures.py", ""),
    ("plugin", "agents/guests.py", "Guest"),
    ("policy prior", "kit/mind.py", "Mind"),
    ("premove", "server/autoplay.py", "standing_answer"),
    ("progressive widening", "agents/search.py", "Search._select"),
    ("provenance", "lab/provenance.py", ""),
    ("PUCT", "agents/search_tree.py", "Node.select"),
    ("quiescence", "agents/search.py", "Search._judge"),
    ("rate limit", "server/middleware.py", "Buckets"),
    ("registry", "server/table_registry.py", ""),
    ("rolled out", "agents/search.py", "Search._judge"),
    ("routes", "server/routes/__init__.py", ""),
    ("simultaneous moves", "kernel/state.py", "State.gather"),
    ("softmax", "kit/softmax.py", ""),
    ("temperature", "agents/search_tree.py", "Node.expand"),
    ("value function", "kit/mind.py", "Mind"),
    ("visibility mask", "kernel/events.py", "hears"),
    ("worker pool", "lab/workers.py", ""),
    ("worker pool", "server/bots/pool.py", ""),
]


def first_line(module: str, name: str) -> str:
    """The first line of a docstring, as it stands in the source: a compiled build keeps none."""
    found: ast.Module | ast.ClassDef | ast.FunctionDef = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    for part in filter(None, name.split(".")):
        [found] = [
            node for node in found.body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == part
        ]
    return (ast.get_docstring(found) or "").partition("\n")[0]


@pytest.mark.parametrize(("word", "module", "name"), WORDS, ids=str)
def test_the_field_s_word_is_found_where_the_thing_is(word: str, module: str, name: str) -> None:
    assert word.casefold() in first_line(module, name).casefold()
