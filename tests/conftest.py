"""Long campaigns: the laws, and every test of a module that draws its size from `sizes.toml`."""

from __future__ import annotations

import pytest

from tests.sizes import size


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark them, so that `make soak` runs these, at full size, and nothing else."""
    for item in items:
        sized = isinstance(item, pytest.Function) and getattr(item.module, "size", None) is size
        if sized or item.path.parent.name == "laws":
            item.add_marker(pytest.mark.campaign)
