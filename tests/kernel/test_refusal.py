"""A refusal is a sentence with its rule."""

from __future__ import annotations

from heptarchy.kernel.refusal import BadOptions, HeptarchyError, RecordError, Refusal, Refused, UnknownGame
from heptarchy.kernel.space import Domain


def test_a_refusal_names_its_things_and_its_rule() -> None:
    refusal = Refusal("RD-3.2", "{coast} lies waste after {n} years", 1, 2)
    refusal.domains = {"coast": Domain("coast", ("iona", "thanet"), ("Iona", "Thanet"))}
    assert refusal.sentence() == "Thanet lies waste after 2 years"
    assert str(refusal) == "Thanet lies waste after 2 years (RD-3.2)"
    assert repr(refusal) == "Refusal('Thanet lies waste after 2 years (RD-3.2)')"


def test_a_refusal_without_a_rule_is_the_bare_sentence() -> None:
    assert str(Refusal("", "you are not asked now")) == "you are not asked now"


def test_refused_carries_the_refusal_and_every_error_is_one_family() -> None:
    refusal = Refusal("RD-5.2", "you have no silver")
    error = Refused(refusal)
    assert error.refusal is refusal
    assert str(error) == "you have no silver (RD-5.2)"
    assert all(issubclass(kind, HeptarchyError) for kind in (Refused, BadOptions, UnknownGame, RecordError))
