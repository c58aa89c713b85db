"""What encodings are written to in this build, and how that is read as a list."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, cast

from heptarchy.kit import encoding
from heptarchy.kit.extra import MissingExtra

if TYPE_CHECKING:
    from heptarchy.kernel.state import State
    from heptarchy.kit.encoding import Encoding
    from heptarchy.kit.row import Row

COMPILED = not encoding.__file__.endswith(".py")


def new_row() -> Row:
    """What a compiled encoding writes to."""
    try:
        from heptarchy.kit.row import Row
    except ImportError as error:
        raise MissingExtra(error) from None
    return Row()


def encoded(planes: Encoding, state: State, seat: int) -> list[float]:
    """What this seat sees, as a new list."""
    numbers = [0.0] * planes.size
    if not COMPILED:
        planes.write(state, seat, cast("Row", numbers), 0)
        return numbers
    row = new_row()
    planes.write(state, seat, row, 0)
    places, values = array("q", row.places.getvalue()), array("d", row.values.getvalue())
    for place, value in zip(places, values, strict=True):
        numbers[place] += value
    return numbers
