"""Quick battles: chances from battles that were fought."""

from __future__ import annotations

import pytest

from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.table.quick import COMPOSITIONS, SIZES, WHOLE, cells, chances, composition_of, mean_losses


def test_every_cell_of_the_grid_was_fought() -> None:
    grid = {(cell["a"], cell["b"], cell["size_a"], cell["size_b"]) for cell in cells()}
    assert len(grid) == len(cells())
    for cell in cells():
        assert cell["battles"] == cell["wins"] + cell["draws"] + cell["losses"] > 0
        for share, interval in (("wins", "win"), ("draws", "draw"), ("losses", "loss")):
            low, high = cell[interval]
            assert low <= round(1000 * cell[share] / cell["battles"]) <= high


@pytest.mark.parametrize("a", COMPOSITIONS)
@pytest.mark.parametrize("b", COMPOSITIONS)
def test_chances_are_whole_and_turn_with_the_table(a: str, b: str) -> None:
    for mine in (*SIZES, 10, 30):
        one, other = chances(mine, a, 12, b), chances(12, b, mine, a)
        assert one.win + one.draw + one.loss == WHOLE
        assert one.interval[0] <= one.win <= one.interval[1]
        assert abs(one.win - other.loss) <= 40  # between two cells the ratio and its inverse are not quite alike


def test_equal_armies_have_equal_chances() -> None:
    for composition in COMPOSITIONS:
        even = chances(12, composition, 12, composition)
        assert even.win == even.loss


def test_twice_the_strength_is_better_than_half_of_it() -> None:
    for a in COMPOSITIONS:
        for b in COMPOSITIONS:
            assert chances(24, a, 12, b).win > chances(6, a, 12, b).win


def test_beyond_twice_the_strength_nothing_was_measured() -> None:
    assert chances(60, "horse", 10, "levies").win == chances(20, "horse", 10, "levies").win


def test_an_army_is_of_the_composition_that_its_types_come_nearest_to() -> None:
    assert composition_of([t.WB, t.WB, t.BD, t.PS]) == "warband"
    assert composition_of([t.KN, t.CV, t.LH, t.SP]) == "horse"
    assert composition_of([t.SP, t.SP, t.PS, t.AX]) == "levies"
    assert composition_of([t.CV, t.SP, t.AX, t.PS, t.AX]) == "mixed"


def test_losses_are_known_for_the_grid_alone() -> None:
    losses = mean_losses("levies", "warband", 12, 12)
    assert losses is not None
    assert min(losses) >= 0
    assert mean_losses("levies", "warband", 11, 12) is None


def test_what_was_not_measured_is_refused() -> None:
    with pytest.raises(ValueError, match="compositions are"):
        chances(12, "elephants", 12, "horse")
    with pytest.raises(ValueError, match="at least one element"):
        chances(0, "horse", 12, "horse")
