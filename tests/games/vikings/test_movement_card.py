"""The Movement card (V-5.8, V-5.9)."""

from __future__ import annotations

import pytest

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    HOUSECARL,
    NORSEMEN,
    THEGN,
)
from heptarchy.games.vikings.reinforcements import (
    ask_movement_card,
)
from heptarchy.games.vikings.table.actions import PASS, PLAY
from tests.games.vikings.table import (
    a_state,
    answers,
    card_keys,
    is_done,
    offered,
    play,
    refused,
    run,
    told,
)

# The Movement card


def test_v_5_8_exactly_one_movement_or_treaty_card_is_played_face_up() -> None:
    # Given a hand of a Treaty, a Movement card and an Event of another moment
    s = a_state(active=NORSEMEN, hands={NORSEMEN: ["n01_treaty", "n05_move_2_3", "n08_feigned_retreat"]})
    run(s, ask_movement_card)

    # Then the Treaty need not be played while the other is there; but one must be
    assert offered(s, PLAY) == {t.CARDS.index("n01_treaty"), t.CARDS.index("n05_move_2_3")}
    assert PASS[0] not in s.options
    sentence = "Feigned Retreat is not played at this moment (V-15.11)"
    assert refused(s, "play n08_feigned_retreat") == sentence
    assert refused(s, "play n02_move_2_4") == "Movement 2/4 is not in your hand (V-10.7)"

    # When it is played, it lies open, and the phase is over
    play(s, "play n05_move_2_3")
    assert is_done(s)
    assert card_keys(NORSEMEN, s.hands[NORSEMEN]) == {"n01_treaty", "n08_feigned_retreat"}
    assert "n05_move_2_3" in s.view(None)["factions"]["norsemen"]["played"]


def test_v_5_8_a_treaty_that_is_the_only_one_must_be_played_and_moves_armies() -> None:
    s = a_state(active=THEGN, hands={THEGN: ["t01_treaty", "t12_spy"]})
    run(s, ask_movement_card)
    assert answers(s) == ["play t01_treaty"]
    play(s, "play t01_treaty")
    assert (s.armies, s.steps) == (2, 3)


@pytest.mark.parametrize(
    ("faction", "card", "armies", "steps"),
    [
        (NORSEMEN, "n02_move_2_4", 2, 4),
        (BERSERKERS, "b07_move_2_2", 2, 2),
        (HOUSECARL, "h05_move_4_2", 4, 2),
        (THEGN, "t02_move_1_3", 1, 3),
    ],
)
def test_v_5_9_the_card_gives_activations_and_steps(faction: int, card: str, armies: int, steps: int) -> None:
    s = run(a_state(active=faction, hands={faction: [card]}), ask_movement_card)
    heard = told(s, lambda: play(s, f"play {card}"))
    assert (s.armies, s.steps) == (armies, steps)
    assert f": {armies} activation" in heard[0]
    assert f" of {steps} steps" in heard[0]
