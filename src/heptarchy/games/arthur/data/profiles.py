"""The profiles of Age of Arthur: by default it is played as its documents have it; `house` changes what stands here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from heptarchy.kernel.options import Value

HOUSE_RULES: Final[dict[str, Value]] = {}  # by option
