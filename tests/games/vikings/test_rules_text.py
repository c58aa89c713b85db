"""The rules that players read against the tables that the game plays by."""

import re
from pathlib import Path

import pytest

from heptarchy.games.vikings.book.words_book import PACKAGE
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.params import AGE_FIGURES
from heptarchy.games.vikings.game import OPTIONS
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.kernel import rulebook
from heptarchy.kernel.rulebook import Rulebook
from heptarchy.speech.shelf import book_of

GAME = Path(t.__file__).parents[1]
CITED = re.compile(r"\bVX?-\d+(?:\.\d+)?")
MODULES = len(SWITCHES)


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


def test_the_chapters_are_v_1_to_v_17_and_one_for_each_module(book: Rulebook) -> None:
    modules = [f"VX-{number}" for number in range(1, MODULES + 1)]
    assert [chapter.id for chapter in book.chapters] == [*[f"V-{number}" for number in range(1, 18)], *modules]
    assert all(chapter.rules for chapter in book.chapters)


def test_every_rule_and_chapter_cited_exists(book: Rulebook) -> None:
    known = {rule.id for rule in book.rules} | {chapter.id for chapter in book.chapters}
    rulings = (GAME / "RULINGS.md").read_text(encoding="utf-8")
    options = [option.sentence for option in OPTIONS]
    for text in (*(rule.text for rule in book.rules), rulings, *t.EVENT_RULES, *options):
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


# The Viking Age


def test_vx_1_2_churches_in_the_text(book: Rulebook) -> None:
    text = book.find("VX-1.2").text.partition("each of ")[2]
    assert numbers_in(text) == [shire + 1 for shire in ta.CHURCHES]
    assert f"{len(ta.CHURCHES)} Church tiles" in book.find("VX-1.1").text
    assert f"{ta.FORT_TILES} tiles" in book.find("VX-1.1").text


def test_vx_2_2_kingdoms_in_the_text(book: Rulebook) -> None:
    rows = table(book, "VX-2.2")
    assert [row[0].lower().replace(" ", "_") for row in rows] == list(ta.KINGDOM_KEYS)
    for kingdom, row in enumerate(rows):
        cities = len(ta.KINGDOM_CITIES[kingdom])
        assert row[1] == f"{ta.KINGDOM_THRESHOLDS[kingdom]} of {cities} cities"


def test_vx_4_3_faces_in_the_text(book: Rulebook) -> None:
    rows = table(book, "VX-4.3")
    assert [row[0].lower() for row in rows] == list(ta.RUNE_FACES)
    assert [row[1].lower() for row in rows] == list(ta.PRAYER_FACES)


def test_vx_5_1_relics_in_the_text(book: Rulebook) -> None:
    named = re.findall(r"St (\w+) in (\w+) \((\d+)\)", book.find("VX-5.1").text)
    assert [(f"st_{saint.lower()}", int(number)) for saint, _, number in named] == [
        (relic, site + 1) for relic, site in zip(ta.RELICS, ta.RELIC_SITES, strict=True)
    ]
    assert [city for _, city, _ in named] == [t.MODERN[site] for site in ta.RELIC_SITES]


def test_vx_3_vx_6_vx_7_every_card_has_its_rule_with_its_title(book: Rulebook) -> None:
    titles = [
        *((f"VX-3.{11 + king}", title) for king, title in enumerate(ta.KING_TITLES)),
        *((f"VX-6.{11 + legend}", title) for legend, title in enumerate(ta.LEGEND_TITLES)),
        *((f"VX-7.{11 + epic}", title) for epic, title in enumerate(ta.EPIC_TITLES)),
    ]
    for rule, title in titles:
        assert book.find(rule).text.startswith(f"*{title}.*")


def test_every_figure_of_the_modules_stands_in_its_rule(book: Rulebook) -> None:
    words = {1: "one|a|an", 3: "three"}
    sentences = {option.name: option.sentence for option in OPTIONS}
    for name, value, _, _ in AGE_FIGURES:
        rule = CITED.findall(sentences[name])[-1]
        said = rf"\b(?:{value}|{words.get(value, value)})\b"
        assert re.search(said, book.find(rule).text, re.IGNORECASE), name


def test_card_texts_of_the_modules_carry_the_numbers_of_their_rules(book: Rulebook) -> None:
    says = book_of(PACKAGE)
    texts = [
        *((f"VX-3.{11 + king}", text) for king, text in enumerate(says.forms("text-king", ta.KING_KEYS))),
        *((f"VX-6.{11 + legend}", text) for legend, text in enumerate(says.forms("deed", ta.LEGEND_KEYS))),
        *((f"VX-6.{11 + legend}", text) for legend, text in enumerate(says.forms("reward", ta.LEGEND_KEYS))),
        *((f"VX-7.{11 + epic}", text) for epic, text in enumerate(says.forms("text-epic", ta.EPIC_KEYS))),
    ]
    for rule, text in texts:
        assert set(re.findall(r"\d+", text)) <= set(re.findall(r"\d+", book.find(rule).text)), rule
