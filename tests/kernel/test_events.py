"""Who hears what."""

from __future__ import annotations

import pytest

from heptarchy.kernel.events import EVERYBODY, Event, EventKinds, hears, only, reseat
from tests.kernel.toy import PICKED, SPACE, a_toy


def test_everybody_is_also_the_spectator_and_all_seats_are_not() -> None:
    assert [hears(EVERYBODY, seat) for seat in (None, 0, 7)] == [True, True, True]
    assert [hears(only(1), seat) for seat in (None, 0, 1, 2)] == [False, False, True, False]
    assert [hears(0b11, seat) for seat in (None, 0, 1, 2)] == [False, True, True, False]


def test_an_audience_moves_to_other_chairs() -> None:
    assert reseat(EVERYBODY, [3, 1]) == EVERYBODY
    assert reseat(0b01, [3, 1]) == only(3)
    assert reseat(0b11, [3, 1]) == only(3) | only(1)
    assert reseat(0, [3, 1]) == 0


def test_an_event_is_a_sentence_with_as_many_numbers_as_it_has_braces() -> None:
    event = Event(PICKED, [2, 0, 0, 0], only(1))
    assert (event.name, event.args, str(event)) == ("picked", [2], "Gamma is picked")


def test_nothing_is_kept_while_nobody_listens() -> None:
    s = a_toy()
    s.tell(PICKED, 1)
    assert s.ears is None
    s.ears = []
    s.tell(PICKED, 1, audience=only(2))
    assert [(str(event), event.audience) for event in s.ears] == [("Beta is picked", only(2))]


def test_a_kind_is_declared_once_and_holds_what_tell_carries() -> None:
    kinds = EventKinds(SPACE)
    kinds.kind("fell", "{letter} fell")
    with pytest.raises(ValueError, match="has an event 'fell' already"):
        kinds.kind("fell", "again")
    with pytest.raises(ValueError, match="`tell` carries four numbers"):
        kinds.kind("much", "{n} {n} {n} {n} {n}")
