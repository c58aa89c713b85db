"""The rules that players read against the tables that the game plays by."""

import re
from pathlib import Path

import pytest

from heptarchy.games.vikings import tables as t
from heptarchy.kernel import rulebook
from heptarchy.kernel.rulebook import Rulebook

GAME = Path(t.__file__).parent
CITED = re.compile(r"\bV-\d+(?:\.\d+)?")


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook.read(GAME / "rules.en.md")


def table(book: Rulebook, rule: str) -> list[list[str]]:
    """The cells of the table that stands below a rule, without its head."""
    lines = [line for line in book.find(rule).text.splitlines() if line.startswith("|")]
    return [[cell.strip().strip("*") for cell in line.strip("|").split("|")] for line in lines[2:]]


def pair(cell: str) -> tuple[int, int]:
    left, _, right = cell.partition(" / ")
    return (int(left or 0), int(right or 0))


def numbers_in(text: str) -> list[int]:
    """Shires named as "York (15)"; the name must be that shire's."""
    found = re.findall(r"([A-Z][A-Za-z -]*?) \((\d+)\)", text)
    for name, number in found:
        assert name.removeprefix("and ") == t.MODERN[int(number) - 1]
    return [int(number) for _, number in found]


def test_the_chapters_are_v_1_to_v_17(book: Rulebook) -> None:
    assert [chapter.id for chapter in book.chapters] == [f"V-{number}" for number in range(1, 18)]
    assert all(chapter.rules for chapter in book.chapters)


def test_every_rule_and_chapter_cited_exists(book: Rulebook) -> None:
    known = {rule.id for rule in book.rules} | {chapter.id for chapter in book.chapters}
    rulings = (GAME / "RULINGS.md").read_text(encoding="utf-8")
    for text in (*(rule.text for rule in book.rules), rulings, *t.EVENT_RULES):
        assert set(CITED.findall(text)) <= known


def test_v_2_1_counts_in_the_text(book: Rulebook) -> None:
    borders = sum(len(row) for row in t.NEIGHBOURS) // 2
    assert f"{len(t.SHIRES)} shires" in book.find("V-2.1").text
    assert f"{borders} borders" in book.find("V-2.1").text
    for kingdom, name in enumerate(t.KINGDOM_NAMES):
        assert f"{name} {t.KINGDOM_OF.count(kingdom)}" in book.find("V-2.1").text


def test_v_2_2_v_2_3_cities_in_the_text(book: Rulebook) -> None:
    assert numbers_in(book.find("V-2.2").text) == [city + 1 for city in t.CITIES]
    assert numbers_in(book.find("V-2.3").text) == [city + 1 for city in t.REINFORCEMENT_CITIES]


def test_v_2_5_coasts_in_the_text(book: Rulebook) -> None:
    rows = table(book, "V-2.5")
    assert tuple(row[0] for row in rows) == t.SEA_NAMES
    for row, landing in zip(rows, t.LANDINGS, strict=True):
        assert numbers_in(row[1]) == [shire + 1 for shire in landing]


def test_v_2_6_the_table_of_shires_in_the_text(book: Rulebook) -> None:
    rows = table(book, "V-2.6")
    assert len(rows) == 63
    for shire, (number, old, modern, kingdom, kind, seas, icons, start, borders) in enumerate(rows):
        assert (int(number), old, modern) == (t.SHIRE_NUMBERS[shire], t.OLD_ENGLISH[shire], t.MODERN[shire])
        assert kingdom == t.KINGDOM_NAMES[t.KINGDOM_OF[shire]]
        assert (kind == "city", kind == "marsh") == (t.IS_CITY[shire], t.IS_MARSH[shire])
        if not t.IS_MARSH[shire]:
            flags = [("NS", "EC", "SS", "IS")[sea] for sea in range(4) if shire in t.LANDINGS[sea]]
            assert seas.split() == flags
        assert pair(icons) == (t.REINFORCE[t.HOUSECARL][shire], t.REINFORCE[t.THEGN][shire])
        assert pair(start) == (t.SETUP[t.HOUSECARL][shire], t.SETUP[t.THEGN][shire])
        assert [int(other) - 1 for other in borders.split()] == t.NEIGHBOURS[shire]


def test_v_2_8_named_shires_in_the_text(book: Rulebook) -> None:
    named = numbers_in(book.find("V-2.8").text.replace("names ", ""))
    assert named == [shire + 1 for shire in t.CEOLWULF_SHIRES + t.DISCORD_SHIRES]


def test_v_9_5_dice_in_the_text(book: Rulebook) -> None:
    rows = table(book, "V-9.5")
    assert [row[0].lower() for row in rows] == list(t.UNIT_KINDS)
    for kind, row in enumerate(rows):
        assert [int(cell) for cell in row[1:]] == [t.DICE[kind], *t.FACES[kind]]


def test_v_15_0_movement_cards_in_the_text(book: Rulebook) -> None:
    rows = table(book, "V-15.0")
    assert [int(row[0].split()[0]) for row in rows] == list(range(1, 8))
    for place, row in enumerate(rows):
        for faction, cell in enumerate(row[1:]):
            card = faction * t.CARDS_PER_FACTION + place
            assert pair(cell) == (t.CARD_ARMIES[card], t.CARD_STEPS[card])


def test_v_15_1_event_cards_in_the_text(book: Rulebook) -> None:
    rows = table(book, "V-15.1")
    seen = []
    for row in rows:
        for number in [int(cell) for cell in row[0].split(", ")]:
            seen.append(number)
            for faction, title in enumerate(row[1:]):
                assert title == t.CARD_TITLES[faction * t.CARDS_PER_FACTION + number - 1]
    assert sorted(seen) == list(range(8, 20))


def test_every_event_has_its_rule_with_its_name(book: Rulebook) -> None:
    for event, rule in enumerate(t.EVENT_RULES):
        assert book.find(rule).text.startswith(f"*{t.EVENT_NAMES[event]}.*")


def test_v_15_5_leaders_in_the_text(book: Rulebook) -> None:
    rows = table(book, "V-15.5")
    assert tuple(row[0] for row in rows) == t.LEADER_NAMES[:7]
    coasts = {"North Sea coast": t.LANDINGS[t.NORTH_SEA], "any coast": t.COASTAL, "no landing": []}
    for leader, (_, group, norsemen, berserkers, coast) in enumerate(rows):
        assert leader in t.INVASION_GROUPS["ABC".index(group)]
        assert t.LEADER_UNITS[leader] == [int(norsemen), int(berserkers), 0, 0]
        assert t.LEADER_LANDINGS[leader] == coasts[coast.partition(" (")[0]]
