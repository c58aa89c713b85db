"""What is refused and told in these tests is said in English: a game sets the voice of its space when it is loaded."""

from __future__ import annotations

import heptarchy.games.dba.game  # noqa: F401
