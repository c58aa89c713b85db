"""Laws run on both builds; when the compiled one is expected, an interpreted kernel must not pass for it."""

from __future__ import annotations

import os

import pytest

import heptarchy.kernel.state


def pytest_configure() -> None:
    """With HEPTARCHY_EXPECT_COMPILED=1, stop unless the kernel in use is a native module."""
    where = heptarchy.kernel.state.__file__
    if os.environ.get("HEPTARCHY_EXPECT_COMPILED") == "1" and not where.endswith((".so", ".pyd")):
        raise pytest.UsageError(f"expected the compiled kernel, found {where}; set PYTHONPATH from tools/compiled.py")
