"""Years and seasons (AA-29)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import give_title
from heptarchy.games.arthur.dates import MONTHS, SEASON_KEYS, months_before, season_of, year_of
from heptarchy.games.arthur.deaths import die
from heptarchy.games.arthur.table.state import BELL
from tests.games.arthur.at_war import at_field
from tests.games.arthur.table import a_campaign
from tests.views import look


def date(round_number: int) -> tuple[int, str]:
    return year_of(round_number), SEASON_KEYS[season_of(round_number)]


@pytest.mark.parametrize(
    ("round_number", "months", "when"),
    [
        (1, 0, (449, "spring")),
        (2, 3, (449, "summer")),
        (3, 15, (450, "summer")),
        (4, 16, (450, "summer")),
        (9, 102, (457, "autumn")),
        (11, 159, (462, "summer")),
        (17, 241, (469, "spring")),
        (41, 636, (502, "spring")),
    ],
)
def test_aa_29_1_the_date_is_a_function_of_the_round_alone(
    round_number: int, months: int, when: tuple[int, str]
) -> None:
    assert months_before(round_number) == months
    assert date(round_number) == when


def test_aa_29_1_ten_rounds_take_159_months_and_none_goes_back() -> None:
    assert sum(MONTHS) == 159
    assert [months_before(n + 10) - months_before(n) for n in range(1, 60)] == [159] * 59
    assert all(months_before(n) < months_before(n + 1) for n in range(1, 80))


def test_aa_29_2_graves_wars_and_titles_show_year_and_season() -> None:
    s = at_field(a_campaign())
    view = s.view(None)
    summer = {"year": 450, "season": "summer"}
    assert view["date"] == view["wars"][0]["date"] == summer
    assert view["titles"]["pendragon"]["since"] is None
    give_title(s, 0, 1)
    s.round = 9
    die(s, 1, BELL)
    view = s.view(0)
    assert view["titles"]["pendragon"]["since"] == summer
    assert view["rulers"][1]["lineage"][0]["date"] == view["date"] == {"year": 457, "season": "autumn"}


def test_aa_29_2_a_title_that_nobody_holds_is_held_since_no_time_and_clones_keep_the_date() -> None:
    s = a_campaign()
    assert s.view(None)["titles"]["bretwalda"] == {"holder": None, "since": None, "claims": []}
    give_title(s, 0, 1)
    twin = s.clone()
    s.round = 20
    give_title(s, 0, 2)
    assert look(twin, None)["titles"]["pendragon"]["since"]["year"] == 450
