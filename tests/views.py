"""Views as tests look at them: without their types, where a test knows that what may be missing is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from heptarchy import State


def look(state: State, seat: int | None) -> Any:
    """What this seat (None: a spectator) sees."""
    return state.view(seat)
