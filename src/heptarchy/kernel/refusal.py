"""Why a thing may not be done: said by rule, never by a bare False."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import Argument, Message, argument, braced, valued
from heptarchy.kernel.space import fill

if TYPE_CHECKING:
    from heptarchy.kernel.space import Domain, Space


NO_DOMAINS: Final[dict[str, Domain]] = {}


class Refusal:
    """A rule id, and a message whose braces name the domains of its numbers.

    The English template is the message's id: other languages look it up. Where a reason was declared, catalogues say
    it. The sentence is made at the rim.
    """

    def __init__(self, rule: str, message: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.rule = rule
        self.message = message
        self.args: list[int] = [a, b, c]
        self.domains: dict[str, Domain] = NO_DOMAINS  # until it is told to somebody
        self.reason: Reason | None = None

    def sentence(self) -> str:
        """The message in English, with its names filled in."""
        reason = self.reason
        if reason is not None and reason.space is not None and reason.space.voice is not None:
            said: str = reason.space.voice(self.said(reason))
            return said
        return fill(self.message, self.args, self.domains)

    def said(self, reason: Reason) -> Message:
        """The reason with what it is about, for catalogues to say."""
        return Message(reason.id, valued(reason.args, self.args))

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})" if self.rule else self.sentence()

    def __repr__(self) -> str:
        return f"Refusal({str(self)!r})"


class Reason:
    """Why something may not be done, declared once: `why-marsh` in catalogues.

    The kernel's own have a plain sentence besides, for games without catalogues.
    """

    def __init__(self, name: str, args: dict[str, Argument], template: str, space: Space | None = None) -> None:
        self.id: str = f"why-{name}"
        self.args: dict[str, Argument] = args
        self.template: str = template
        self.space: Space | None = space

    def by(self, rule: str, a: int = 0, b: int = 0, c: int = 0) -> Refusal:
        """Refuse by this rule."""
        refusal = Refusal(rule, self.template, a, b, c)
        refusal.reason = self
        return refusal


class Reasons:
    """All that a game refuses, and what it gives to consider."""

    def __init__(self, space: Space) -> None:
        self.space: Space = space

    def reason(self, name: str, **args: Domain | Argument) -> Reason:
        """Declare a reason that catalogues say: `reason("marsh", shire=SHIRE)` is `why-marsh`."""
        declared = {key: argument(of) for key, of in args.items()}
        reason = Reason(name, declared, braced(name, declared), self.space)
        if any(known.id == reason.id for known in self.space.reasons):
            raise ValueError(f"space {self.space.name!r} has a reason {name!r} already")
        if reason.template.count("{") > 3:
            raise ValueError(f"reason {name!r}: a refusal carries three numbers, this takes more")
        self.space.reasons.append(reason)
        return reason


class HeptarchyError(Exception):
    """Any error that heptarchy raises on purpose; its text is one line for a person."""


class Refused(HeptarchyError):
    """An answer that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadOptions(HeptarchyError):
    """Options that are unknown, out of range, or at odds with each other; a game's own as a message too."""

    def __init__(self, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.message: Message | None = message


class UnknownGame(HeptarchyError):
    """No game of that name is installed."""


class RecordError(HeptarchyError):
    """A record that can't be read or does not replay; says where and why."""
