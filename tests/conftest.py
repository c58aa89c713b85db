"""For all tests: long campaigns are marked, and Ctrl-C works in the programs that tests start."""

from __future__ import annotations

import signal

import hypothesis
import pytest

from tests.sizes import size

hypothesis.settings.register_profile("busy", deadline=None)  # a busy machine is no failure
hypothesis.settings.load_profile("busy")


def pytest_configure() -> None:
    """A job in the background is started deaf to SIGINT, and would hand that down to the programs it starts."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the laws, and every test of a module that draws its size from `sizes.toml`: `make soak` runs just these.

    Tests in browsers come first: they are the longest, and at the end one worker would wait for the other.
    """
    items.sort(key=lambda item: item.path.parent.name != "web")
    for item in items:
        sized = isinstance(item, pytest.Function) and getattr(item.module, "size", None) is size
        if sized or item.path.parent.name == "laws":
            item.add_marker(pytest.mark.campaign)
