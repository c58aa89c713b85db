"""The tables against the box (V-1, V-2, V-3, V-15), against each other, and against the data they are made from."""

import json
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import dist
from pathlib import Path
from typing import Any

import pytest

from heptarchy.games.vikings.data import tables as t
from tools import make_tables

Data = dict[str, Any]
SHIRE_IDS = range(63)
CARD_IDS = range(76)
FACTION_IDS = range(4)
KIND_IDS = range(5)


def printed(shires: list[int]) -> list[int]:
    """Ids as the numbers printed on the map."""
    return [t.SHIRE_NUMBERS[shire] for shire in shires]


def reached_from(start: int, links: list[list[int]]) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        for shire in links[todo.pop()]:
            if shire not in seen:
                seen.add(shire)
                todo.append(shire)
    return seen


# V-1: the box


def test_v_1_1_two_sides_of_two_factions_with_units_and_dice_as_in_the_box() -> None:
    assert t.FACTIONS == ("norsemen", "berserkers", "housecarl", "thegn")
    assert [t.SIDES[t.SIDE_OF[faction]] for faction in FACTION_IDS] == ["viking", "viking", "english", "english"]
    assert t.UNIT_TOTALS[:4] == [40, 20, 20, 40]
    assert t.DICE[:4] == [3, 2, 2, 3]


def test_v_1_1_an_ally_is_the_other_faction_of_the_side() -> None:
    for faction in FACTION_IDS:
        ally = t.ALLY_OF[faction]
        assert ally != faction
        assert t.ALLY_OF[ally] == faction
        assert t.SIDE_OF[ally] == t.SIDE_OF[faction]
    assert t.FACTIONS_OF == [[t.NORSEMEN, t.BERSERKERS], [t.HOUSECARL, t.THEGN]]


def test_v_1_2_fyrd_are_ten_english_units_with_two_dice_and_no_faction() -> None:
    assert list(t.UNIT_KINDS) == ["norsemen", "berserkers", "housecarl", "thegn", "fyrd"]
    assert (t.UNIT_TOTALS[t.FYRD], t.DICE[t.FYRD], t.SIDE_OF[t.FYRD]) == (10, 2, t.ENGLISH)
    assert t.KINDS_OF == [[t.NORSEMEN, t.BERSERKERS], [t.HOUSECARL, t.THEGN, t.FYRD]]
    assert sum(t.FYRD_COPIES) == 16


def test_v_1_3_nineteen_cards_a_faction_76_in_all() -> None:
    assert len(t.CARDS) == len(set(t.CARDS)) == 76
    for card in CARD_IDS:
        assert card == t.CARD_FACTION[card] * t.CARDS_PER_FACTION + t.CARD_NUMBER[card] - 1
    assert Counter(t.CARD_FACTION) == dict.fromkeys(FACTION_IDS, 19)


def test_v_1_4_seven_invasion_cards_of_which_six_are_leaders() -> None:
    invasion = [card for group in t.INVASION_GROUPS for card in group]
    assert sorted(invasion) == list(range(7))
    assert [len(group) for group in t.INVASION_GROUPS] == [1, 3, 3]
    assert [t.LEADERS[card] for card in invasion if t.LEADER_LANDINGS[card]] == [
        "halfdan", "ivar", "bjorn", "guthrum", "ubbe", "rollo",
    ]  # fmt: skip
    assert t.REINFORCEMENTS in t.INVASION_GROUPS[1]
    assert t.BASE_LEADERS == 8  # and Alfred
    assert t.LEADERS[t.BASE_LEADERS :] == ("ragnar", "lagertha")  # VX-9


# V-2: the map


def test_v_2_1_sixty_three_shires_in_four_kingdoms_with_147_borders() -> None:
    assert len(t.SHIRES) == len(set(t.SHIRES)) == 63
    count = Counter(t.KINGDOMS[kingdom] for kingdom in t.KINGDOM_OF)
    assert count == {"northumbria": 23, "mercia": 20, "wessex": 16, "east_anglia": 4}
    assert sum(len(row) for row in t.NEIGHBOURS) == 2 * 147


def test_v_2_1_the_id_is_the_printed_number_less_one() -> None:
    assert all(number == shire + 1 for shire, number in enumerate(t.SHIRE_NUMBERS))
    assert (t.HAGUSTALDESHAM, t.EOFORWIC, t.LUNDENWIC, t.LENN) == (0, 14, 57, 62)
    for number, key in enumerate(t.SHIRES):
        assert getattr(t, key.upper()) == number


def test_v_2_2_seventeen_city_shires() -> None:
    assert printed(t.CITIES) == [2, 4, 15, 22, 24, 27, 36, 37, 38, 41, 47, 52, 54, 57, 58, 60, 62]
    assert [t.MODERN[city] for city in t.CITIES[:4]] == ["Durham", "Carlisle", "York", "Manchester"]
    assert [shire for shire in SHIRE_IDS if t.IS_CITY[shire]] == t.CITIES


def test_v_2_3_eleven_reinforcement_cities_with_7_housecarl_and_12_thegn_icons() -> None:
    assert printed(t.REINFORCEMENT_CITIES) == [4, 15, 36, 37, 41, 47, 52, 54, 57, 58, 60]
    assert [sum(row) for row in t.REINFORCE] == [0, 0, 7, 12, 0]
    assert set(t.REINFORCEMENT_CITIES) <= set(t.CITIES)
    for shire in SHIRE_IDS:
        assert t.IS_REINFORCEMENT_CITY[shire] == (shire in t.REINFORCEMENT_CITIES)
        assert t.IS_REINFORCEMENT_CITY[shire] == any(row[shire] for row in t.REINFORCE)
    assert (t.REINFORCE[t.HOUSECARL][t.WINTANCEASTER], t.REINFORCE[t.THEGN][t.EXANCEASTER]) == (2, 2)


def test_v_2_4_four_marsh_shires_that_no_road_enters_or_leaves() -> None:
    assert printed(t.MARSHES) == [31, 44, 45, 63]
    for shire in SHIRE_IDS:
        assert t.IS_MARSH[shire] == (shire in t.MARSHES)
        expected = [] if t.IS_MARSH[shire] else [to for to in t.NEIGHBOURS[shire] if not t.IS_MARSH[to]]
        assert t.ROADS[shire] == expected
    assert not any(t.IS_CITY[marsh] or t.IS_COASTAL[marsh] for marsh in t.MARSHES)


def test_v_2_5_the_four_coasts_without_marsh() -> None:
    assert t.SEAS == ("north_sea", "english_channel", "severn_sea", "irish_sea")
    assert [printed(landing) for landing in t.LANDINGS] == [
        [2, 3, 15, 16, 17, 18, 28, 29, 30, 57, 58, 59, 61, 62],
        [47, 49, 50, 52, 54, 55, 56, 57],
        [42, 43, 46],
        [4, 5, 7, 8, 9, 22, 23, 24],
    ]
    assert sorted({shire for landing in t.LANDINGS for shire in landing}) == t.COASTAL
    assert [shire for shire in SHIRE_IDS if t.IS_COASTAL[shire]] == t.COASTAL


def test_v_2_5_york_and_london_are_coastal_and_canterbury_lies_on_two_seas() -> None:
    assert t.IS_COASTAL[t.EOFORWIC]
    assert t.IS_COASTAL[t.LUNDENWIC]
    assert [shire for shire in SHIRE_IDS if sum(shire in landing for landing in t.LANDINGS) > 1] == [t.CANTWARABURG]


def test_v_2_6_borders_are_mutual_sorted_and_never_to_oneself() -> None:
    for shire in SHIRE_IDS:
        row = t.NEIGHBOURS[shire]
        assert row == sorted(set(row))
        assert shire not in row
        assert all(shire in t.NEIGHBOURS[other] for other in row)
    assert t.DORNWARACEASTER in t.NEIGHBOURS[t.WINTANCEASTER]


def test_v_2_6_the_map_is_connected_also_without_marsh() -> None:
    assert reached_from(t.EOFORWIC, t.NEIGHBOURS) == set(SHIRE_IDS)
    assert reached_from(t.EOFORWIC, t.ROADS) == set(SHIRE_IDS) - set(t.MARSHES)


def test_v_2_6_borders_drawn_straight_from_point_to_point_do_not_cross() -> None:
    borders = [(a, b) for a in SHIRE_IDS for b in t.NEIGHBOURS[a] if a < b]

    def turn(a: int, b: int, c: int) -> int:
        (ax, ay), (bx, by), (cx, cy) = t.XY[a], t.XY[b], t.XY[c]
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    crossings = [
        (t.SHIRES[a], t.SHIRES[b], t.SHIRES[c], t.SHIRES[d])
        for i, (a, b) in enumerate(borders)
        for c, d in borders[:i]
        if len({a, b, c, d}) == 4
        and turn(a, b, c) * turn(a, b, d) < 0
        and turn(c, d, a) * turn(c, d, b) < 0
    ]  # fmt: skip
    assert crossings == []


def test_v_2_6_the_points_of_shires_lie_apart_and_on_the_sheet() -> None:
    assert len(t.XY) == 63
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for x, y in t.XY)
    assert min(dist(t.XY[a], t.XY[b]) for a in SHIRE_IDS for b in range(a)) > 20


def test_v_2_7_a_sail_leads_to_every_other_coastal_shire_of_an_own_sea_and_nowhere_else() -> None:
    for shire in SHIRE_IDS:
        seas = [landing for landing in t.LANDINGS if shire in landing]
        assert t.SAIL_TO[shire] == sorted({to for landing in seas for to in landing} - {shire})
    assert printed(t.SAIL_TO[t.BEARDASTAPOL]) == [42, 43]
    assert t.SAIL_TO[t.LIGORACEASTER] == []
    assert t.SAIL_TO[t.CRULAND] == []
    assert t.EOFORWIC in t.SAIL_TO[t.CANTWARABURG]
    assert t.EOFORWIC not in t.SAIL_TO[t.EXANCEASTER]


def test_v_2_8_the_shires_that_ceolwulf_and_discord_name_are_cities() -> None:
    assert [t.MODERN[shire] for shire in t.CEOLWULF_SHIRES] == ["Lincoln", "Leicester", "Lichfield"]
    assert [t.MODERN[shire] for shire in t.DISCORD_SHIRES] == ["Durham", "Carlisle", "York", "Manchester"]
    assert {t.KINGDOM_OF[shire] for shire in t.CEOLWULF_SHIRES} == {t.MERCIA}
    assert {t.KINGDOM_OF[shire] for shire in t.DISCORD_SHIRES} == {t.NORTHUMBRIA}
    assert set(t.CEOLWULF_SHIRES + t.DISCORD_SHIRES) <= set(t.CITIES)


def test_v_2_9_every_shire_has_two_names_that_are_its_own() -> None:
    for names in (t.OLD_ENGLISH, t.MODERN):
        assert len(names) == len(set(names)) == 63
        assert all(name.strip() == name != "" for name in names)
    assert t.OLD_ENGLISH[t.LECACAETIR] == "Lecacaetir"
    assert t.MODERN[t.LECACAETIR] == "Chester"


# V-3: set-up


def test_v_3_3_the_standard_deck_is_one_treaty_six_movement_and_five_event_cards() -> None:
    for faction in FACTION_IDS:
        numbers = [number for number in range(1, 20) if t.STANDARD_DECK[faction] >> (number - 1) & 1]
        assert numbers == list(range(1, 13))
        assert (t.STANDARD_DECK[faction] & t.TREATY_BIT).bit_count() == 1
        assert (t.STANDARD_DECK[faction] & t.MOVEMENT_MASK).bit_count() == 7
        assert (t.STANDARD_DECK[faction] & t.EVENT_MASK).bit_count() == 5


def test_v_3_4_the_fixed_part_of_a_deck_is_01_to_07_and_twelve_events_are_to_choose_from() -> None:
    assert t.FIXED_DECK == t.MOVEMENT_MASK == 0b1111111
    assert t.EVENT_MASK.bit_count() == 12
    assert t.MOVEMENT_MASK & t.EVENT_MASK == 0
    assert t.MOVEMENT_MASK | t.EVENT_MASK == (1 << t.CARDS_PER_FACTION) - 1
    for card in CARD_IDS:
        bit = 1 << (t.CARD_NUMBER[card] - 1)
        assert bool(bit & t.MOVEMENT_MASK) == (t.CARD_ARMIES[card] > 0)
        assert bool(bit & t.EVENT_MASK) == (t.CARD_EVENT[card] >= 0)
        assert bool(bit & t.TREATY_BIT) == t.CARDS[card].endswith("_treaty")


def test_v_3_5_eight_housecarls_and_seventeen_thegns_stand_in_the_cities() -> None:
    assert [sum(row) for row in t.SETUP] == [0, 0, 8, 17, 0]
    assert [shire for shire in SHIRE_IDS if t.SETUP[t.THEGN][shire]] == t.CITIES
    assert printed([shire for shire in SHIRE_IDS if t.SETUP[t.HOUSECARL][shire]]) == [15, 37, 47, 52, 54, 57, 58, 60]


def test_v_3_7_b_and_c_cards() -> None:
    a, b, c = t.INVASION_GROUPS
    assert a == [t.HALFDAN]
    assert b == [t.IVAR, t.BJORN, t.REINFORCEMENTS]
    assert c == [t.GUTHRUM, t.UBBE, t.ROLLO]


# V-9: dice


@pytest.mark.parametrize(
    ("kind", "hit", "flee", "command", "blank"),
    [
        (t.NORSEMEN, 3, 1, 2, 0),
        (t.BERSERKERS, 4, 0, 2, 0),
        (t.HOUSECARL, 3, 1, 2, 0),
        (t.THEGN, 2, 2, 2, 0),
        (t.FYRD, 2, 3, 0, 1),
    ],
)
def test_v_9_5_the_six_faces_of_each_die(kind: int, hit: int, flee: int, command: int, blank: int) -> None:
    assert t.FACES[kind] == [hit, flee, command, blank]
    assert sum(t.FACES[kind]) == 6


def test_v_9_5_outcomes_are_all_multisets_of_faces_of_up_to_three_dice() -> None:
    assert Counter(0 if name == "nothing" else len(name.split()) for name in t.ROLL_NAMES) == {0: 1, 1: 4, 2: 10, 3: 20}
    assert len(set(t.ROLL_NAMES)) == 35
    assert t.ROLL_NAMES[:5] == ("nothing", "hit", "flee", "command", "blank")
    assert "hit hit flee" in t.ROLL_NAMES
    order = ("hit", "flee", "command", "blank")
    for roll, name in enumerate(t.ROLL_NAMES):
        words = [] if name == "nothing" else name.split()
        assert words == sorted(words, key=order.index)
        counts = (t.ROLL_HITS[roll], t.ROLL_FLEES[roll], t.ROLL_COMMANDS[roll])
        assert counts == (words.count("hit"), words.count("flee"), words.count("command"))


@pytest.mark.parametrize("kind", KIND_IDS)
@pytest.mark.parametrize("dice", range(4))
def test_v_9_5_weights_of_a_roll_sum_to_six_to_the_number_of_dice(kind: int, dice: int) -> None:
    answers, weights = t.ROLL_ANSWERS[kind][dice], t.ROLL_WEIGHTS[kind][dice]
    assert len(answers) == len(weights) == len(set(answers))
    assert min(weights) > 0
    assert sum(weights) == 6**dice
    for roll in answers:
        name = t.ROLL_NAMES[roll]
        assert (0 if name == "nothing" else len(name.split())) == dice


@pytest.mark.parametrize("kind", KIND_IDS)
@pytest.mark.parametrize("dice", range(4))
def test_v_9_5_a_roll_shows_each_face_as_often_as_the_die_says(kind: int, dice: int) -> None:
    hit, flee, command, _ = t.FACES[kind]
    for table, faces in ((t.ROLL_HITS, hit), (t.ROLL_FLEES, flee), (t.ROLL_COMMANDS, command)):
        mean = sum(
            Fraction(table[roll] * weight, 6**dice)
            for roll, weight in zip(t.ROLL_ANSWERS[kind][dice], t.ROLL_WEIGHTS[kind][dice], strict=True)
        )
        assert mean == Fraction(dice * faces, 6)


def test_v_9_5_two_norsemen_dice_show_hit_and_command_in_12_of_36_throws() -> None:
    answers, weights = t.ROLL_ANSWERS[t.NORSEMEN][2], t.ROLL_WEIGHTS[t.NORSEMEN][2]
    by_name = {t.ROLL_NAMES[roll]: weight for roll, weight in zip(answers, weights, strict=True)}
    assert by_name == {
        "hit hit": 9,
        "hit flee": 6,
        "hit command": 12,
        "flee flee": 1,
        "flee command": 4,
        "command command": 4,
    }


def test_v_9_5_only_fyrd_have_a_blank_face_and_only_berserkers_never_flee() -> None:
    assert [kind for kind in KIND_IDS if t.FACES[kind][3]] == [t.FYRD]
    assert [kind for kind in KIND_IDS if not t.FACES[kind][1]] == [t.BERSERKERS]


# V-15: cards


def test_v_15_0_armies_and_steps_of_movement_cards() -> None:
    def column(faction: int) -> list[tuple[int, int]]:
        cards = [faction * 19 + number for number in range(7)]
        return [(t.CARD_ARMIES[card], t.CARD_STEPS[card]) for card in cards]

    vikings = [(2, 4), (2, 4), (2, 4), (2, 4), (2, 3), (2, 3), (2, 2)]
    assert column(t.NORSEMEN) == column(t.BERSERKERS) == vikings
    assert column(t.HOUSECARL) == [(2, 3), (2, 2), (3, 2), (3, 2), (4, 2), (3, 1), (4, 1)]
    assert column(t.THEGN) == [(2, 3), (1, 3), (4, 2), (3, 2), (2, 2), (4, 1), (3, 1)]


def test_v_15_0_a_card_either_moves_or_is_an_event() -> None:
    for card in CARD_IDS:
        moves = t.CARD_ARMIES[card] > 0
        assert moves == (t.CARD_STEPS[card] > 0) == (t.CARD_EVENT[card] == -1) == (t.CARD_NUMBER[card] <= 7)


def test_v_15_0_card_keys_say_what_is_on_the_card() -> None:
    for card, key in enumerate(t.CARDS):
        head, _, rest = key.partition("_")
        assert head == f"{t.FACTIONS[t.CARD_FACTION[card]][0]}{t.CARD_NUMBER[card]:02}"
        if t.CARD_NUMBER[card] == 1:
            assert rest == "treaty"
        elif t.CARD_EVENT[card] < 0:
            assert rest == f"move_{t.CARD_ARMIES[card]}_{t.CARD_STEPS[card]}"
        else:
            assert rest == t.EVENTS[t.CARD_EVENT[card]]
            assert t.CARD_TITLES[card] == t.EVENT_NAMES[t.CARD_EVENT[card]]


def test_v_15_1_to_4_event_cards_by_number_and_14_to_19_repeat_08_to_13() -> None:
    def titles(faction: int) -> list[str]:
        return [t.EVENT_NAMES[t.CARD_EVENT[faction * 19 + number - 1]] for number in range(8, 20)]

    expected = {
        t.NORSEMEN: "Feigned Retreat|English Traitors|Shield Wall|Northumbrian Discord|Viking Ships|Viking Fort",
        t.BERSERKERS: "Increased Morale|Viking Terror|Surprise Attack|Ceolwulf|Viking Fort|Viking Ships",
        t.HOUSECARL: "King's Purse|Rebellion|Saxon Navy|Danegeld|Alfred's Gambit|Archers",
        t.THEGN: "Religious Conversion|Escape into the Wilds|Improved Training|Thegn Leadership|Spy|Ambush",
    }
    for faction, row in expected.items():
        assert titles(faction) == row.split("|") * 2


def test_v_15_1_to_4_every_title_has_key_name_and_rule() -> None:
    assert len(t.EVENTS) == len(t.EVENT_NAMES) == len(t.EVENT_RULES) == 22
    assert len(set(t.EVENTS)) == len(set(t.EVENT_NAMES)) == len(set(t.EVENT_RULES)) == 22
    for number, key in enumerate(t.EVENTS):
        assert getattr(t, key.upper()) == number
    assert all(re.fullmatch(r"V-15\.[1-4][1-6]", rule) for rule in t.EVENT_RULES)
    assert [rule[-2:] for rule in t.EVENT_RULES[:6]] == ["11", "12", "13", "14", "15", "16"]
    assert set(t.CARD_EVENT) == {-1, *range(22)}


def test_v_15_5_forces_of_the_invasion_cards() -> None:
    expected = {
        t.HALFDAN: (17, 8), t.IVAR: (14, 6), t.BJORN: (11, 4), t.REINFORCEMENTS: (9, 2),
        t.GUTHRUM: (17, 8), t.UBBE: (14, 6), t.ROLLO: (11, 4),
    }  # fmt: skip
    for leader, (norsemen, berserkers) in expected.items():
        assert t.LEADER_UNITS[leader] == [norsemen, berserkers, 0, 0]


def test_v_15_5_a_and_b_leaders_land_on_the_north_sea_and_c_leaders_on_any_coast() -> None:
    for leader in (t.HALFDAN, t.IVAR, t.BJORN):
        assert t.LEADER_LANDINGS[leader] == t.LANDINGS[t.NORTH_SEA]
    for leader in (t.GUTHRUM, t.UBBE, t.ROLLO):
        assert t.LEADER_LANDINGS[leader] == t.COASTAL
    assert t.LEADER_LANDINGS[t.REINFORCEMENTS] == t.LEADER_LANDINGS[t.ALFRED] == []


def test_v_15_51_alfred_brings_four_housecarls_and_three_thegns() -> None:
    assert t.LEADERS[t.ALFRED] == "alfred"
    assert t.LEADER_UNITS[t.ALFRED] == [0, 0, 4, 3]


def test_v_15_52_leader_armies_have_four_to_eight_berserkers() -> None:
    landing = [leader for leader in range(7) if t.LEADER_LANDINGS[leader]]
    berserkers = [t.LEADER_UNITS[leader][t.BERSERKERS] for leader in landing]
    assert (min(berserkers), max(berserkers)) == (4, 8)


def test_v_15_61_four_fyrd_cards_each_of_two_to_five() -> None:
    assert t.FYRD_VALUES == [2, 3, 4, 5]
    assert t.FYRD_COPIES == [4, 4, 4, 4]


# Every list is as long as what it is indexed by, and every id in it exists


def test_tables_are_as_long_as_what_indexes_them() -> None:
    by_shire = (
        t.SHIRES, t.SHIRE_NUMBERS, t.OLD_ENGLISH, t.MODERN, t.KINGDOM_OF, t.IS_CITY, t.IS_MARSH, t.IS_COASTAL,
        t.IS_REINFORCEMENT_CITY, t.NEIGHBOURS, t.ROADS, t.SAIL_TO, t.XY, *t.REINFORCE, *t.SETUP,
    )  # fmt: skip
    by_card = (
        t.CARDS, t.CARD_TITLES, t.CARD_FACTION, t.CARD_NUMBER, t.CARD_ARMIES, t.CARD_STEPS, t.CARD_EVENT,
    )  # fmt: skip
    by_kind = (
        t.UNIT_KINDS, t.SIDE_OF, t.UNIT_TOTALS, t.DICE, t.FACES, t.REINFORCE, t.SETUP, t.ROLL_ANSWERS, t.ROLL_WEIGHTS,
    )  # fmt: skip
    by_leader = (t.LEADERS, t.LEADER_NAMES, t.LEADER_UNITS, t.LEADER_LANDINGS)
    by_roll = (t.ROLL_NAMES, t.ROLL_HITS, t.ROLL_FLEES, t.ROLL_COMMANDS)
    assert {len(table) for table in by_shire} == {63}
    assert {len(table) for table in by_card} == {76}
    assert {len(table) for table in by_kind} == {5}
    assert {len(table) for table in by_leader} == {10}
    assert {len(table) for table in by_roll} == {35}
    assert (len(t.KINGDOMS), len(t.KINGDOM_NAMES), len(t.SEAS), len(t.SEA_NAMES), len(t.LANDINGS)) == (4, 4, 4, 4, 4)


def test_every_shire_referred_to_exists() -> None:
    tables = (*t.NEIGHBOURS, *t.ROADS, *t.SAIL_TO, *t.LANDINGS, *t.LEADER_LANDINGS)
    assert {shire for row in tables for shire in row} <= set(SHIRE_IDS)


def test_no_force_asks_for_more_units_than_the_box_holds() -> None:
    for kind in KIND_IDS:
        assert sum(t.SETUP[kind]) <= t.UNIT_TOTALS[kind]
        assert max(t.ROLL_HITS) >= t.DICE[kind]
    for units in t.LEADER_UNITS:
        assert all(count <= t.UNIT_TOTALS[faction] for faction, count in enumerate(units))
    assert max(t.FYRD_VALUES) <= t.UNIT_TOTALS[t.FYRD]


# The generated module and the data


def test_the_generated_module_is_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert make_tables.main(["--check"]) == 0

    # and the check can fail
    stale = tmp_path / "tables.py"
    stale.write_text(make_tables.MODULE.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    monkeypatch.setattr(make_tables, "MODULE", stale)
    monkeypatch.setattr(make_tables, "ROOT", tmp_path)
    assert make_tables.main(["--check"]) == 1
    assert make_tables.main([]) == 0
    assert make_tables.main(["--check"]) == 0


def test_the_data_open_with_sources_confidence_and_fields() -> None:
    for name in ("vikings.json", "viking_age.json"):
        data = json.loads((make_tables.DATA.parent / name).read_text(encoding="utf-8"))
        assert next(iter(data)) == "meta"
        assert data["meta"]["sources"]
        assert set(data["meta"]["confidence"]) == {"S", "P", "K", "D"}
    data = make_tables.load()
    assert set(data["meta"]["fields"]) == set(data) - {"meta"}


def test_the_expansion_data_name_shires_and_kingdoms_that_exist() -> None:
    data = json.loads((make_tables.DATA.parent / "viking_age.json").read_text(encoding="utf-8"))
    named = [*data["churches"]["shires"], *(relic["shire"] for relic in data["relics"])]
    for card in data["kingdom_cards"]:
        assert card["key"] in t.KINGDOMS
        kingdom = t.KINGDOMS.index(card["key"])
        assert card["cities"] == [t.SHIRES[city] for city in t.CITIES if t.KINGDOM_OF[city] == kingdom]
        assert 0 < card["viking_threshold"] <= len(card["cities"])
    assert {t.SHIRES.index(shire) for shire in named} <= set(t.CITIES)
    assert len(data["churches"]["shires"]) == data["counts"]["church_tiles"] == 14
    assert len(data["epic_battle_cards"]) == data["counts"]["epic_cards"] == 8


def spoil_neighbour(data: Data) -> None:
    data["shires"][1]["neighbours"][0] = "hagustaldesam"


def spoil_mutual(data: Data) -> None:
    data["shires"][1]["neighbours"].append("eoforwic")


def spoil_kingdom(data: Data) -> None:
    data["shires"][57]["kingdom"] = "wesex"


def spoil_sea(data: Data) -> None:
    data["shires"][1]["seas"] = ["nort_sea"]


def spoil_number(data: Data) -> None:
    data["shires"][4]["number"] = 4


def spoil_field(data: Data) -> None:
    data["shires"][0]["modem"] = data["shires"][0].pop("modern")


def spoil_missing(data: Data) -> None:
    del data["shires"][0]["modern"]


def spoil_die(data: Data) -> None:
    data["units"][0]["faces"]["hit"] = 4


def spoil_event(data: Data) -> None:
    data["cards"][7]["event"] = "feined_retreat"


def spoil_unused_event(data: Data) -> None:
    for card in data["cards"]:
        if card.get("event") == "spy":
            card["event"] = "ambush"


def spoil_kind(data: Data) -> None:
    data["cards"][6]["kind"] = "event"


def spoil_armies(data: Data) -> None:
    data["cards"][0]["armies"] = 0


def spoil_leader(data: Data) -> None:
    data["leaders"][0]["units"]["norseman"] = data["leaders"][0]["units"].pop("norsemen")


def spoil_twins(data: Data) -> None:
    data["shires"][2]["key"] = "dunholm"


def spoil_constant(data: Data) -> None:
    data["leaders"][0]["key"] = "spy"


def spoil_icon(data: Data) -> None:
    data["shires"][0]["reinforce"] = [0, 1]


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (
            spoil_neighbour,
            'shire "dunholm" borders shire "hagustaldesam"; no such shire, nearest is "hagustaldesham"',
        ),
        (spoil_mutual, 'shire "dunholm" borders "eoforwic", which does not border it; a border runs both ways'),
        (spoil_kingdom, 'shire "lundenwic" names kingdom "wesex"; no such kingdom, nearest is "wessex"'),
        (spoil_sea, 'shire "dunholm" names sea "nort_sea"; no such sea, nearest is "north_sea"'),
        (spoil_number, 'shire "wyrcingatun" has "number" 4; it should be 5 to 5, nearest is 5'),
        (spoil_field, 'shire "hagustaldesham" has a field "modem"; no such field, nearest is "modern"'),
        (spoil_missing, 'shire "hagustaldesham" lacks the field "modern"'),
        (spoil_die, 'unit "norsemen" has a die of 7 faces; it should have 6'),
        (
            spoil_event,
            'card 8 (norsemen 08) names event "feined_retreat"; no such event, nearest is "feigned_retreat"',
        ),
        (spoil_unused_event, 'event "spy" is on no card'),
        (spoil_kind, 'card 7 (norsemen 07) is of kind "event"; a card of that number is of kind "move"'),
        (spoil_armies, 'card 1 (norsemen 01) has "armies" 0; it should be 1 to 9, nearest is 1'),
        (spoil_leader, 'leader "halfdan", "units", has a field "norseman"; no such field, nearest is "norsemen"'),
        (spoil_twins, 'shire "dunholm" occurs 2 times; it should occur once'),
        (spoil_constant, 'constant "SPY" occurs 2 times; it should occur once'),
        (spoil_icon, 'shire "hagustaldesham" has "reinforce" [0, 1] but no city'),
    ],
)
def test_bad_data_are_refused_with_file_item_and_nearest_value(spoil: Callable[[Data], None], message: str) -> None:
    data = make_tables.load()
    make_tables.check(data)
    spoil(data)
    with pytest.raises(make_tables.BadDataError) as refused:
        make_tables.check(data)
    assert str(refused.value) == f"vikings.json: {message}"


def test_a_file_that_is_not_json_is_refused_with_its_line(tmp_path: Path) -> None:
    broken = tmp_path / "vikings.json"
    broken.write_text('{\n"meta": }\n', encoding="utf-8")
    with pytest.raises(make_tables.BadDataError, match=r"^vikings.json: line 2 is not JSON"):
        make_tables.load(broken)
