"""What went wrong, for who typed a command: by the message of an error, where it has one that we say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kit.screen.tongue import language_here
from heptarchy.server.reasons import PACKAGE, reason_of, say
from heptarchy.speech.shelf import languages

if TYPE_CHECKING:
    from heptarchy.kernel.refusal import HeptarchyError


def why(error: HeptarchyError, language: str = "") -> str:
    """The reason, in this language or in that of the environment."""
    return say(reason_of(error), language or language_here(None, languages(PACKAGE)))
