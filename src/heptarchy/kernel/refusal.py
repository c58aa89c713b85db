"""Why a thing may not be done: said by rule, never by a bare False."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import Argument, Ask, Message, argument, braced, declare, valued
from heptarchy.kernel.space import fill

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Domain, Space


NO_DOMAINS: Final[dict[str, Domain]] = {}


def cited(said: str, rule: str) -> str:
    """A sentence with the rule that it is by, where there is one."""
    return f"{said} ({rule})" if rule else said


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
        return cited(self.sentence(), self.rule)

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
        if sum(len(kind.parts) for kind in declared.values()) > 3:
            raise ValueError(f"reason {name!r}: a refusal carries three numbers, this takes more")
        self.space.reasons.append(reason)
        return reason

    def options(self, name: str, **args: Domain | Argument) -> OptionsReason:
        """Declare why options do not go together: `options("players", n=NUMBER)` is `bad-players`."""
        reason = OptionsReason(self.space, name, {key: argument(of) for key, of in args.items()})
        declare(self.space, reason)
        return reason


class HeptarchyError(Exception):
    """Any error that heptarchy raises on purpose; its text is one line for a person."""


class Reasoned(HeptarchyError):
    """An error whose reason is a message besides, for catalogues to say; None where nobody declared it."""

    def __init__(self, said: str, message: Message | None = None) -> None:
        super().__init__(said)
        self.message = message

    def told(self, voice: Callable[[Message], str]) -> str:
        """The reason, by this voice; as it is where it is no message."""
        return str(self) if self.message is None else voice(self.message)


FAULTS: Final[list[Fault]] = []  # all that were declared


class Fault(Ask):
    """What is wrong with a record, with options, with an id, declared once: `fault-unclosed` in catalogues.

    It has a plain sentence besides, for who has no catalogue at hand: `cut short after {n} answers`.
    """

    def __init__(self, name: str, plain: str, **args: Argument) -> None:
        super().__init__(f"fault-{name}", args)
        self.plain: str = plain
        FAULTS.append(self)

    def told(self, **given: int | str | Exception) -> tuple[str, Message]:
        """The plain sentence and the message; an error stands for its reason."""
        said = self.plain.format(**{name: str(value) for name, value in given.items()})
        return said, self.of(**{name: _reason(value) for name, value in given.items()})


def _reason(value: int | str | Exception) -> int | str | Message:
    """The reason of an error: its message, or, where it has none that all catalogues say, its text."""
    if isinstance(value, int | str):
        return value
    message = value.message if isinstance(value, Reasoned) else None
    return str(value) if message is None or not message.id.startswith("fault-") else message


class Refused(HeptarchyError):
    """An answer that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadOptions(Reasoned):
    """Options that are unknown, out of range, or at odds with each other."""

    def __init__(self, said: str, message: Message | None = None, rule: str = "") -> None:
        super().__init__(said, message)
        self.rule = rule

    def told(self, voice: Callable[[Message], str]) -> str:
        """The reason with its rule, by this voice; as it is where it is no message."""
        return str(self) if self.message is None else cited(voice(self.message), self.rule)


class OptionsReason(Ask):
    """Why options do not go together, declared once: `bad-players` in catalogues."""

    def __init__(self, space: Space, name: str, args: dict[str, Argument]) -> None:
        super().__init__(f"bad-{name}", args)
        self.space: Space = space

    def by(self, rule: str, **given: Value | list[int]) -> BadOptions:
        """Refuse the options by this rule; some have none."""
        message = self.of(**given)
        voice = self.space.voice
        return BadOptions(cited(self.id if voice is None else voice(message), rule), message, rule)


class UnknownGame(Reasoned):
    """No game of that name is installed."""


class RecordError(Reasoned):
    """A record that can't be read or does not replay; says where and why."""
