"""For `make quick`, inside pytest: after the moment that HEPTARCHY_QUICK_LAST names no other test begins."""

from __future__ import annotations

import os
import time

import pytest

NOT_REACHED = "not reached: the time was up"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Leave out a test whose turn comes too late."""
    if time.time() > float(os.environ["HEPTARCHY_QUICK_LAST"]):
        pytest.skip(NOT_REACHED)
