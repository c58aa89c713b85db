"""One seat's part in a question to several."""

from __future__ import annotations

from typing import Any


class Asked:
    """Who is asked what, and what its answer runs. Never changed once made."""

    def __init__(
        self, seat: int, options: list[int], then: Any, arg: int, rule: str, why: Any, judged: bool = False
    ) -> None:
        self.seat = seat
        self.options = options
        self.then = then
        self.arg = arg
        self.rule = rule
        self.why = why
        self.judged = judged  # what is not among the options is allowed too, if `why` has nothing against it


def seat_of(asked: Asked) -> int:
    """The seat that is asked."""
    return asked.seat
