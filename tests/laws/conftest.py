"""Laws run on both builds; when the compiled one is expected, an interpreted kernel must not pass for it.

`make test` tries every law on every case with the compiled build. The interpreted one is slower, and plays the same
games (test_builds); there HEPTARCHY_LAWS_SHARE=8 tries each law on every eighth case, the next law on the next.
"""

from __future__ import annotations

import os
from typing import cast

import pytest

import heptarchy.kernel.state
from tests.laws.tables import CASES, Case


def pytest_configure() -> None:
    """With HEPTARCHY_EXPECT_COMPILED=1, stop unless the kernel in use is a native module."""
    where = heptarchy.kernel.state.__file__
    if os.environ.get("HEPTARCHY_EXPECT_COMPILED") == "1" and not where.endswith((".so", ".pyd")):
        raise pytest.UsageError(f"expected the compiled kernel, found {where}; set PYTHONPATH from tools/compiled.py")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With HEPTARCHY_LAWS_SHARE=n, leave out all but every nth case of a law."""
    share = int(os.environ.get("HEPTARCHY_LAWS_SHARE", "1"))
    laws: dict[str, int] = {}
    kept: list[pytest.Item] = []
    left_out: list[pytest.Item] = []
    for item in items:
        place = 0
        if isinstance(item, pytest.Function) and "case" in item.fixturenames and item.path.parent.name == "laws":
            number = laws.setdefault(item.originalname, len(laws))
            place = number + CASES.index(cast("Case", item.callspec.params["case"]))
        (left_out if place % share else kept).append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept
