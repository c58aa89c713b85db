"""What is said where a library of the extra `adapters` is not installed."""

from __future__ import annotations

from heptarchy.kernel.refusal import HeptarchyError


class MissingExtra(HeptarchyError):
    """A library that only the adapters need is not here."""

    def __init__(self, error: ImportError) -> None:
        super().__init__(f"{error.name or error} is not installed; it comes with `pip install heptarchy[adapters]`")
