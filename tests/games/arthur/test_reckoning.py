"""The levy line by line, and the chances of a war, as all see them (AA-7.12, AA-10, AA-21.5)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import heptarchy
from heptarchy import FATE, Rng
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import FROM_CARD, FROM_HOME, FROM_PROVINCE, element
from heptarchy.games.arthur.table.chances import battle_chances, round_chances, rounds_to_bear, siege_chances
from heptarchy.games.arthur.table.reckoning import levy_lines
from heptarchy.games.arthur.table.state import BRITISH, SAXON, Campaign, changed
from heptarchy.games.dba.data.tables import CV, SP
from heptarchy.games.dba.table.state import Battle
from tests.games.arthur.at_war import at_field, declared, hold_out
from tests.games.arthur.holds import levied
from tests.games.arthur.table import a_campaign, action, lay, options, people, province, say
from tests.games.dba.advance import choose

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.seen import LevyLine
    from heptarchy.kernel.events import Event

ARTHUR = heptarchy.game("arthur")
SIDES = ("join p1", "join p2")  # seats 0 and 2 against 1 and 3


def total(s: Campaign, seat: int) -> int:
    """What the lines of a levy add up to, which must be the levy."""
    lines = levy_lines(s, seat)
    found = sum([line["count"] for line in lines])
    assert found == len(levied(s, seat)), lines
    return int(found)


def of(s: Campaign, seat: int, source: str) -> list[LevyLine]:
    """The lines of one sort."""
    return [line for line in levy_lines(s, seat) if line["from"] == source]


# Lines


def test_aa_7_13_at_the_start_eleven_elements_from_six_provinces() -> None:
    s = a_campaign()
    assert total(s, 0) == 11
    lines = levy_lines(s, 0)
    assert lines[0]["kinds"] == ["Cv", "LH", "Ps", "Ax", "Ax", "Ax"]
    assert [(line["from"], line["kinds"], line["count"]) for line in lines[1:]] == [("province", ["Sp"], 1)] * 5


def test_aa_7_13_a_saxon_ruler_with_three_saxon_and_two_british_provinces_has_fourteen() -> None:
    s = a_campaign()
    s.people = changed(s.people, 1, SAXON)
    for key in ("durovernum", "lundein", "rhegin", "caer_wenta"):
        people(s, key, SAXON)
    assert total(s, 1) == 14
    assert of(s, 1, "home")[0]["kinds"] == ["Wb", "Wb", "Wb", "Wb", "Ps", "any"]  # the sixth is chosen (AA-7.1)


def test_aa_7_7_a_raided_province_is_named_and_gives_nothing() -> None:
    s = a_campaign()
    s.raids = [0, t.LUNDEIN, element(CV, BRITISH, FROM_HOME, base=True)]
    line = next(line for line in levy_lines(s, 1) if line["key"] == "lundein")
    assert (line["blocked"], line["count"], line["kinds"]) == (True, 0, ["Sp"])
    assert total(s, 1) == 10
    assert of(s, 0, "raiders") == [{"from": "raiders", "key": "isca", "kinds": ["Cv"], "count": -1}]
    assert total(s, 0) == 10


def test_aa_8_2_raiders_whose_source_is_lost_are_no_longer_missing() -> None:
    s = a_campaign()
    s.raids = [0, t.LUNDEIN, element(SP, BRITISH, FROM_PROVINCE + t.CERNOW)]
    assert total(s, 0) == 10
    s.owner[t.CERNOW] = 1
    assert of(s, 0, "raiders") == []
    assert total(s, 0) == 10
    s.owner[t.CERNOW] = 0
    s.raids = [0, t.LUNDEIN, element(CV, BRITISH, FROM_CARD + t.KNIGHTS_ERRANT)]
    assert total(s, 0) == 11


@pytest.mark.parametrize(("marks", "left"), [(1, 9), (2, 7), (3, 6), (4, 6)])
def test_aa_8_4_raids_on_a_home_cost_two_each_and_one_remains(marks: int, left: int) -> None:
    s = a_campaign()
    s.raids = [1, t.ISCA, 0] * marks
    assert total(s, 0) == left


def test_aa_8_4_what_is_out_raiding_is_not_lost_twice() -> None:
    s = a_campaign()
    s.raids = [*[1, t.ISCA, 0] * 3, 0, t.LUNDEIN, element(CV, BRITISH, FROM_HOME, base=True)]
    assert total(s, 0) == 6  # one of the base army, five from provinces


def test_aa_7_6_cards_and_title_have_lines_of_their_own() -> None:
    s = a_campaign()
    lay(s, 0, "charisma", "men_of_the_hearth", "hill_people", "knights_errant")
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    assert [(line["key"], line["kinds"]) for line in of(s, 0, "card")] == [
        ("charisma", ["any", "any"]),
        ("hill_people", ["Ps"]),
        ("knights_errant", ["Cv"]),
        ("men_of_the_hearth", ["any"]),
    ]
    assert [line["kinds"] for line in of(s, 0, "title")] == [["Kn"]]
    assert total(s, 0) == 11 + 5 + 1


def test_aa_7_5_a_warlord_is_in_the_line_of_his_province() -> None:
    s = a_campaign()
    s.warlords = changed(changed(s.warlords, province("isca"), 1), province("cernow"), 1)
    assert [(line["key"], line["count"]) for line in of(s, 0, "province")][:2] == [("isca", 2), ("cernow", 3)]
    assert total(s, 0) == 15


# Sieges


def test_aa_20_3_what_a_round_of_a_siege_brings() -> None:
    """By round: doubled, besiegers lower, equal, besieged lower; the last without those that are doubled."""
    rows = [(1, 26, 4, 6), (2, 21, 5, 10), (4, 15, 6, 15), (6, 10, 5, 21), (9, 6, 4, 26), (12, 3, 3, 30)]
    rows += [(15, 1, 2, 33), (18, 0, 1, 35), (21, 0, 0, 36), (24, 0, 0, 36)]
    for number, (doubled, worse, level, better) in enumerate(rows):
        assert round_chances(number, 2) == pytest.approx(
            (doubled / 36, worse / 36, (better - doubled) / 36, level / 36)
        )


def test_aa_10_5_after_how_many_lost_rounds_it_is_over() -> None:
    assert rounds_to_bear([11], 1, 2) == 6  # more than half of eleven
    assert rounds_to_bear([11], 2, 3) == 8
    assert rounds_to_bear([11, 11], 1, 2) == 6
    assert rounds_to_bear([11, 1], 1, 2) == 6  # the second has nothing left to lose after one round


def fate_of(s: Campaign, rng: Rng) -> str:
    """A siege goes on to its end, with everybody staying, pressing on and holding out."""
    events: list[Event] = []
    s.ears = events
    while not s.over:
        if any(event.kind.name in ("war_won", "war_drawn") for event in events):
            break
        if s.seat == FATE:
            s.apply(rng.pick(s.weights))
        else:
            s.apply(s.options[0])  # stay, hold out, press on, lose whatever comes first
    return next(event.kind.name for event in events if event.kind.name in ("war_won", "war_drawn"))


@pytest.mark.parametrize("sizes", [(1, 1), (3, 9), (7, 3), (4, 4, 2, 7), (2, 6, 5, 1), (11, 11)])
def test_aa_10_the_reckoned_chances_are_those_of_sieges_that_are_played(sizes: tuple[int, ...]) -> None:
    # Given a siege with armies of these sizes, seats 0 and 2 against 1 and 3
    s = at_field(a_campaign(len(sizes)), *SIDES[: len(sizes) - 2])
    s.armies = [army[:size] for army, size in zip(s.armies, sizes, strict=True)]
    say(s, "endure")
    falls, lifted = siege_chances(list(sizes[::2]), list(sizes[1::2]), s.params.siege_bonus)
    assert falls + lifted == 1000

    # When it is played often, then the place falls as often as was reckoned
    rng = Rng(f"sieges {sizes}")
    played = 300
    fell = [fate_of(s.clone(), rng) for _ in range(played)].count("war_won")
    share = falls / 1000
    sigma = (share * (1 - share) / played) ** 0.5
    assert abs(fell / played - share) < 4 * sigma + 0.002


def falls_from(sizes: tuple[int, int], lost: tuple[int, int], number: int) -> float:
    """AA-10.3 to AA-10.6 once more, die by die: how likely the place falls from here; from round 16 on it does."""
    if 3 * lost[1] > 2 * sizes[1] or number > 16:
        return 1.0
    if 2 * lost[0] > sizes[0]:
        return 0.0
    found = 0.0
    outcomes = Counter((a + number - 1, b + 2) for a in range(1, 7) for b in range(1, 7))
    after = Counter({"level": 0, "worse": 0, "better": 0})
    for (attack, defence), ways in outcomes.items():
        if attack >= 2 * defence:
            found += ways / 36
        else:
            after["level" if attack == defence else "worse" if attack < defence else "better"] += ways
    for word, step in (("level", (0, 0)), ("worse", (1, 0)), ("better", (0, 1))):
        if after[word]:
            found += after[word] / 36 * falls_from(sizes, (lost[0] + step[0], lost[1] + step[1]), number + 1)
    return found


@pytest.mark.parametrize("sizes", [(1, 1), (2, 3), (3, 3), (4, 3), (3, 6), (5, 6)])
def test_aa_10_5_the_reckoning_is_that_of_the_rules_die_by_die(sizes: tuple[int, int]) -> None:
    falls, _ = siege_chances([sizes[0]], [sizes[1]], 2)
    assert falls == pytest.approx(1000 * falls_from(sizes, (0, 0), 1), abs=1)


@pytest.mark.parametrize("dice", [((1, 6),), ((6, 2), (1, 6)), ((1, 5), (6, 4), (4, 3))])
def test_aa_10_a_siege_that_goes_on_is_reckoned_from_where_it_stands(dice: tuple[tuple[int, int], ...]) -> None:
    # Given a siege of five against five, some rounds of which are over
    s = at_field(a_campaign(2))
    s.armies = [army[:5] for army in s.armies]
    say(s, "endure")
    for attack, defence in dice:
        hold_out(s, attack, defence)
        while s.rule != "AA-10.7":
            s.apply(action("roll 6") if s.seat == FATE else s.options[0])  # nobody dies, and they press on
    assert s.wars[0].round == len(dice) + 1
    falls = ARTHUR.forecast(s, None)["wars"][0]["siege"]["win"]

    # When it is played on often, then the place falls as often as was reckoned
    rng = Rng(f"sieges from {dice}")
    played = 300
    fell = [fate_of(s.clone(), rng) for _ in range(played)].count("war_won")
    share = falls / 1000
    assert abs(fell / played - share) < 4 * (share * (1 - share) / played) ** 0.5 + 0.002


def test_aa_10_10_the_reckoning_goes_on_until_all_is_decided() -> None:
    for size in (1, 6, 11, 30):
        falls, lifted = siege_chances([size], [size], 2)
        assert 0 <= falls <= 1000 == falls + lifted
    assert siege_chances([8], [8], 2)[0] > siege_chances([2], [8], 2)[0]  # who has more holds out longer


# Forecasts


def test_aa_21_5_battle_chances_are_the_measured_ones_and_fair() -> None:
    s = at_field(a_campaign(2))
    win, draw, loss = battle_chances(s.armies[0], s.armies[1])
    assert win + draw + loss == 1000
    assert battle_chances(s.armies[1], s.armies[0])[1] == draw


def test_aa_3_11_a_forecast_is_the_same_for_all() -> None:
    s = declared(a_campaign())
    lay(s, 1, "men_of_the_hearth")
    while True:
        found = [ARTHUR.forecast(s, seat) for seat in (None, 0, 1, 2, 3)]
        assert all(one == found[0] for one in found)
        assert len(found[0]["wars"]) == 1
        if s.rule == "AA-9.12":
            break
        s.apply(s.options[0], s.seats[0])
    assert found[0]["wars"][0]["strength"] == [
        sum([len(s.armies[seat]) for seat in range(4) if s.wars[0].side[seat] == side]) for side in range(2)
    ]


def test_aa_9_12_the_odds_of_a_fought_battle_are_told_of_its_options_as_they_are_called_here() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    rng = Rng("until two meet")
    while not ARTHUR.forecast(s, 0)["options"]:
        battle = s.child
        assert isinstance(battle, Battle)
        seat = s.seats[0]
        if seat == FATE:
            s.apply(rng.pick(s.weights))
        else:
            s.apply(s.offset + choose(battle, s.inner(seat), rng), seat)
    found = ARTHUR.forecast(s, 0)["options"]
    assert set(found) == {name for name in options(s) if name.startswith("battle/fight ")}
    assert all(0.0 <= one["win"] <= 1.0 for one in found.values())


def test_aa_7_12_a_forecast_tells_nothing_of_what_is_said_in_a_levy() -> None:
    found = []
    for kind in ("Wb", "Ps"):
        s = a_campaign()
        s.people = changed(s.people, 0, SAXON)
        people(s, "isca", SAXON)
        declared(s)
        say(s, *SIDES)
        say(s, f"raise {kind}", by=0)
        assert s.rule == "AA-7.12"
        found.append([ARTHUR.forecast(s, seat) for seat in (None, 0, 1)])
    assert found[0] == found[1]


def test_aa_9_12_a_forecast_before_sides_are_chosen_has_the_armies_that_would_be_levied() -> None:
    s = declared(a_campaign())
    assert ARTHUR.forecast(s, None)["wars"][0]["strength"] == [11, 11]
    say(s, "join p1")
    assert ARTHUR.forecast(s, None)["wars"][0]["strength"] == [22, 11]
    odds = ARTHUR.forecast(s, 3)["wars"][0]["battle"]
    assert odds["win"] > odds["loss"]
