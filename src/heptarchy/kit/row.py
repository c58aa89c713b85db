"""What a compiled encoding writes to: places and values as packed bytes, without a Python number being made.

A write takes a third of the time that an item of an array takes. Interpreted, a list or an array serves in its place
(`heptarchy.kit.rows`), and this module is not loaded.
"""

from __future__ import annotations

from librt.strings import BytesWriter, write_f64_le, write_i64_le
from mypy_extensions import i64


class Row:
    """Numbers being written. What is written to one place adds up, so a place reads as 0 until the end."""

    def __init__(self) -> None:
        self.places = BytesWriter()  # 64-bit numbers
        self.values = BytesWriter()  # doubles

    def __setitem__(self, place: int, value: float) -> None:
        if value != 0.0:
            write_i64_le(self.places, i64(place))
            write_f64_le(self.values, value)

    def __getitem__(self, place: int) -> float:
        return 0.0

    def clear(self) -> None:
        """Begin anew."""
        self.places.truncate(0)
        self.values.truncate(0)
