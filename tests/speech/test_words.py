"""What `BookWords` says beside messages of a game: why options are not played, what a game without catalogues tells."""

from __future__ import annotations

import heptarchy
from heptarchy.kernel.events import Event
from heptarchy.kernel.message import Message
from heptarchy.kernel.refusal import BadOptions
from heptarchy.kernel.words import Words
from heptarchy.speech.words import BookWords
from raids import told
from raids.game import RAIDS


def test_options_are_refused_by_catalogue_where_the_reason_is_a_message() -> None:
    said = BadOptions("it is called so", Message("side-viking", {}))
    assert heptarchy.game("vikings").words("es").unfit(said) == "Vikingos"
    assert Words(heptarchy.game("vikings")).unfit(said) == "it is called so"
    assert heptarchy.game("vikings").words("es").unfit(BadOptions("no option x")) == "no option x"


def test_an_event_that_is_declared_with_its_sentence_says_it() -> None:
    happened = Event(told.LANDED, [0, 0, 0], -1)
    assert BookWords(RAIDS, "raids").event(happened) == str(happened) != ""
