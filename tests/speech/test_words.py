"""What `BookWords` says beside messages of a game: why options are not played."""

from __future__ import annotations

import heptarchy
from heptarchy.kernel.message import Message
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kernel.words import Words


def test_options_are_refused_by_catalogue_where_the_reason_is_a_message() -> None:
    said = BadOptions("it is called so", Message("side-viking", {}))
    assert heptarchy.game("vikings").words("es").unfit(said) == "Vikingos"
    assert Words(heptarchy.game("vikings")).unfit(said) == "it is called so"
    assert heptarchy.game("vikings").words("es").unfit(BadOptions("no option x")) == "no option x"
