"""What encodings are written to, in either build, and how it is read: as a list, or into a NumPy array."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, cast

from heptarchy.adapters.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from heptarchy.adapters.encodings.encoding import Encoding
    from heptarchy.adapters.encodings.row import Row
    from heptarchy.kernel.state import State

COMPILED = not encoding.__file__.endswith(".py")


def encoded(planes: Encoding, state: State, seat: int) -> list[float]:
    """What this seat sees, as a new list."""
    numbers = [0.0] * planes.size
    if not COMPILED:
        planes.write(state, seat, cast("Row", numbers), 0)
        return numbers
    from heptarchy.adapters.encodings.row import Row

    row = Row()
    planes.write(state, seat, row, 0)
    places, values = array("q", row.places.getvalue()), array("d", row.values.getvalue())
    for place, value in zip(places, values, strict=True):
        numbers[place] += value
    return numbers


class Sheet:
    """Numbers for many rows, as an array that is the same for as long as the sheet is."""

    def __init__(self, size: int) -> None:
        import numpy as np

        self._np: Any = np
        self.out: Row  # what is written to, between `clear` and `settle`
        if COMPILED:
            from heptarchy.adapters.encodings.row import Row

            self.numbers: NDArray[Any] = np.zeros(size, np.float32)
            self.out = Row()
        else:
            cells = array("f", bytes(4 * size))
            self.numbers = np.frombuffer(cells, np.float32)
            self.out = cast("Row", cells)

    def clear(self) -> None:
        """All zeros."""
        self.numbers.fill(0.0)
        if COMPILED:
            self.out.clear()

    def settle(self) -> None:
        """Bring what was written into the array."""
        if COMPILED:
            np = self._np
            places = np.frombuffer(self.out.places.getvalue(), np.int64)
            values = np.frombuffer(self.out.values.getvalue(), np.float64)
            np.add.at(self.numbers, places, values.astype(np.float32))
