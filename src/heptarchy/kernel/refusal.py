"""Why a thing may not be done: said by rule, never by a bare False."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.space import fill

if TYPE_CHECKING:
    from heptarchy.kernel.space import Domain


NO_DOMAINS: Final[dict[str, Domain]] = {}


class Refusal:
    """A rule id, and a message whose braces name the domains of its numbers.

    The English template is the message's id: other languages look it up. The sentence is made at the rim.
    """

    def __init__(self, rule: str, message: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.rule = rule
        self.message = message
        self.args: list[int] = [a, b, c]
        self.domains: dict[str, Domain] = NO_DOMAINS  # until it is told to somebody

    def sentence(self) -> str:
        """The message with its names filled in."""
        return fill(self.message, self.args, self.domains)

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})" if self.rule else self.sentence()

    def __repr__(self) -> str:
        return f"Refusal({str(self)!r})"


class HeptarchyError(Exception):
    """Any error that heptarchy raises on purpose; its text is one line for a person."""


class Refused(HeptarchyError):
    """An answer that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadOptions(HeptarchyError):
    """Options that are unknown, out of range, or at odds with each other."""


class UnknownGame(HeptarchyError):
    """No game of that name is installed."""


class RecordError(HeptarchyError):
    """A record that can't be read or does not replay; says where and why."""
