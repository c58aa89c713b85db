"""An agent is given what its seat knows, and nothing else."""

from __future__ import annotations

from heptarchy import Perspective, Rng
from raids.game import RAIDS
from tests.kernel.test_match import HALFDAN, IVAR, in_council, say
from tests.views import look


def test_a_perspective_holds_the_question_and_the_view_of_its_seat() -> None:
    match = in_council()
    seat = match.perspective(HALFDAN)
    assert (seat.game, seat.seat, seat.rule) == (RAIDS, HALFDAN, "RD-3.1")
    assert [seat.say(option) for option in seat.options][:2] == ["sail iona", "sail lindisfarne"]
    assert seat.view == match.state.view(HALFDAN)
    assert look(match.state, HALFDAN)["hands"][IVAR] is None


def test_its_options_are_its_own_to_change() -> None:
    match = in_council()
    seat = match.perspective(HALFDAN)
    seat.options.clear()
    assert len(match.state.options_for(HALFDAN)) == 6


def test_it_imagines_states_that_fit_and_does_not_touch_the_true_one() -> None:
    match = in_council()
    say(match, "0 sail thanet")
    before = match.state.checksum()
    seat = Perspective(RAIDS, match.state, HALFDAN)
    imagined = [seat.imagine(Rng(key)) for key in range(20)]
    assert all(state.view(HALFDAN) == seat.view for state in imagined)
    assert len({state.checksum() for state in imagined}) > 1
    assert len({look(state, IVAR)["sails"][IVAR] for state in imagined}) > 1
    imagined[0].apply(imagined[0].options[0])
    assert match.state.checksum() == before


def test_who_is_not_asked_has_no_options() -> None:
    match = in_council()
    say(match, "0 sail thanet", "0 crew karl")
    seat = match.perspective(IVAR)
    assert (seat.options, seat.rule) == ([], "")
