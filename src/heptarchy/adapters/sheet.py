"""Encodings as NumPy arrays, in either build."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, cast

from heptarchy.kit.extra import MissingExtra
from heptarchy.kit.rows import COMPILED, new_row

try:
    import numpy as np
except ImportError as error:
    raise MissingExtra(error) from None

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from heptarchy.kit.row import Row


class Sheet:
    """So many numbers: written to `out` between `clear` and `settle`, then found in `numbers`, one array for good."""

    def __init__(self, size: int) -> None:
        self.numbers: NDArray[np.float32]
        self.out: Row
        if COMPILED:
            self.numbers = np.zeros(size, np.float32)
            self.out = new_row()
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
            places = np.frombuffer(self.out.places.getvalue(), np.int64)
            values = np.frombuffer(self.out.values.getvalue(), np.float64)
            np.add.at(self.numbers, places, values.astype(np.float32))
