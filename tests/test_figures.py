"""What campaigns have counted is told at the end of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.conftest import FIGURES

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest


def test_what_is_counted_goes_along_with_the_report(
    figures: Callable[[str], None], request: pytest.FixtureRequest
) -> None:
    figures("one line")
    assert request.node.user_properties == [(FIGURES, "one line")]
