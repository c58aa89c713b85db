"""The rules that players read, in both languages, against each other and against the figures that the game plays by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import FIGURES
from heptarchy.games.ortus.data.profiles import HOUSE_RULES
from heptarchy.games.ortus.data.styles import STYLE_DECKS, STYLE_KEYS
from heptarchy.games.ortus.game import ORTUS
from heptarchy.kernel import rulebook
from heptarchy.kernel.rulebook import Rulebook

GAME = Path(t.__file__).parents[1]
CITED = re.compile(r"\b(?:OR|GHA|WX|RB|OV|EX)-\d+(?:\.\d+)?[a-z]?")
NUMBER = re.compile(r"(?<![\w.-])\d+(?![\w-])")
NAMED = re.compile(r"`([a-z_]+)`")
INSTEAD = re.compile(r"(?:instead of|en lugar de) \d+")
SENTENCES = {option.name: option.sentence for option in ORTUS.options}
DEFAULTS = {name: value for name, value, *_ in FIGURES}
CHAPTERS = [*[f"OR-{number}" for number in range(1, 20)], "GHA", "WX", "RB", "OV", "EX"]


@pytest.fixture(scope="module")
def english() -> Rulebook:
    return rulebook.read(GAME / "rules.en.md")


@pytest.fixture(scope="module")
def spanish() -> Rulebook:
    return rulebook.read(GAME / "rules.es.md")


def paragraphs(book: Rulebook) -> list[tuple[str, str]]:
    """Introductions and rules, each with its id."""
    found = []
    for chapter in book.chapters:
        found.append((chapter.id, chapter.intro))
        found.extend((rule.id, rule.text) for rule in chapter.rules)
    return found


def test_the_chapters_are_those_of_the_base_game_the_variants_the_modules_and_the_examples(english: Rulebook) -> None:
    assert [chapter.id for chapter in english.chapters] == CHAPTERS
    assert all(chapter.rules for chapter in english.chapters)


def test_both_books_have_the_same_chapters_and_rules_in_the_same_order(english: Rulebook, spanish: Rulebook) -> None:
    assert [chapter.id for chapter in spanish.chapters] == CHAPTERS
    assert [rule.id for rule in spanish.rules] == [rule.id for rule in english.rules]


def test_no_rule_is_told_twice(english: Rulebook) -> None:
    ids = [rule.id for rule in english.rules]
    assert len(set(ids)) == len(ids)


def test_every_rule_has_the_same_numbers_in_both_books(english: Rulebook, spanish: Rulebook) -> None:
    unlike = []
    for rule, mine in zip(english.rules, spanish.rules, strict=True):
        here, there = sorted(NUMBER.findall(rule.text)), sorted(NUMBER.findall(mine.text))
        if here != there:
            unlike.append(f"{rule.id}: {here} and {there}")
    assert not unlike, "\n".join(unlike)


def test_every_rule_names_the_same_figures_in_both_books(english: Rulebook, spanish: Rulebook) -> None:
    for rule, mine in zip(english.rules, spanish.rules, strict=True):
        assert sorted(NAMED.findall(rule.text)) == sorted(NAMED.findall(mine.text)), rule.id


def test_every_rule_cites_the_same_rules_in_both_books(english: Rulebook, spanish: Rulebook) -> None:
    unlike = []
    for rule, mine in zip(english.rules, spanish.rules, strict=True):
        here, there = set(CITED.findall(rule.text)), set(CITED.findall(mine.text))
        if here != there:
            unlike.append(f"{rule.id}: {sorted(here ^ there)}")
    assert not unlike, "\n".join(unlike)


def test_every_rule_cited_exists(english: Rulebook, spanish: Rulebook) -> None:
    known = {rule.id for rule in english.rules} | {chapter.id for chapter in english.chapters}
    rulings = (GAME / "RULINGS.md").read_text(encoding="utf-8")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in sorted(GAME.rglob("*.py")))
    cited = {rule for book in (english, spanish) for _, text in paragraphs(book) for rule in CITED.findall(text)}
    book = [file.read_text(encoding="utf-8") for file in sorted(GAME.glob("book/*.ftl"))]
    for text in (rulings, *book):
        cited.update(CITED.findall(text))
    families = {re.sub(r"[a-z]$", "", rule) for rule in known}  # OR-7.6 stands for OR-7.6a to OR-7.6e
    assert cited <= known | families
    in_code = set(CITED.findall(sources))
    parts = {rule for rule in in_code if rule[-1].isalpha() and rule[:-1] in known}  # OR-5.3b: its (b)
    assert in_code <= known | families | parts, f"no such rule: {', '.join(sorted(in_code - known - families - parts))}"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_figure_named_in_the_text_has_its_default_before_it(language: str) -> None:
    # A figure is told as "24 cards (`earl_deck_size`)", or in a table as "| Infantry | 1 | `str_infantry` |"
    book = rulebook.read(GAME / f"rules.{language}.md")
    named = set()
    for where, text in paragraphs(book):
        for match in NAMED.finditer(text):
            name = match[1]
            if name not in DEFAULTS or DEFAULTS[name] == 0 or where == "RB-21":  # which says how to vary them
                continue
            named.add(name)
            near = INSTEAD.sub("", text[max(0, match.start() - 90) : match.start()])
            assert NUMBER.findall(near)[-1:] == [str(DEFAULTS[name])], f"{where}: {name} after {near!r}"
    assert len(named) > 40


def test_every_figure_of_the_base_game_is_named_in_the_text_or_told_by_its_rule(english: Rulebook) -> None:
    text = "\n".join(text for _, text in paragraphs(english))
    named = set(NAMED.findall(text))
    for name, value, low, high in FIGURES:
        assert low <= value <= high, name
        if name not in named:
            sentence = SENTENCES[name]
            rules = [rule for rule in CITED.findall(sentence) if not rule[-1].isalpha() or english.find(rule)]
            assert rules, f"{name} is neither named in the rules nor says by which it stands"
            told = [rule.text for rule in english.rules if any(rule.id.startswith(cited) for cited in rules)]
            assert told, name


def test_or_1_4_or_1_7_and_or_1_8_the_decks_of_the_middle_in_the_text(english: Rulebook) -> None:
    armies = english.find("OR-1.4").text
    assert f"{DEFAULTS['army_infantry']} Infantry and {DEFAULTS['army_knights']} Knights" in armies
    assert f"{DEFAULTS['viking_vikings']} Vikings and {DEFAULTS['viking_chieftains']} Chieftains" in armies
    battles = english.find("OR-1.7").text
    for name, key in zip(t.RESULT_NAMES, ("normal", "attacker", "defender", "church"), strict=True):
        assert f"{name} ({DEFAULTS['battle_' + key]})" in battles
    jousts = english.find("OR-1.8").text
    for name, key in zip(t.JOUST_NAMES, ("no_luck", "vassals", "princes"), strict=True):
        assert f"{name} ({DEFAULTS['joust_' + key]})" in jousts


def test_or_1_2_the_types_in_the_text(english: Rulebook) -> None:
    families = re.findall(r"family: ([^.]*)\.", english.find("OR-1.2").text)
    assert [name for family in families for name in family.split(", ")] == list(t.TYPE_NAMES[: t.DECK_TYPES])


def test_or_3_6_the_sample_deck_in_the_text(english: Rulebook) -> None:
    told = re.findall(r"([A-Z][A-Za-z ]*) (\d+)", english.find("OR-3.6").text.partition(":")[2])
    deck = STYLE_DECKS[STYLE_KEYS.index("politician")]
    assert {name: int(n) for name, n in told} == {
        t.TYPE_NAMES[kind]: deck[kind] for kind in range(t.DECK_TYPES) if deck[kind]
    }


def test_or_14_6_the_ranks_of_joust_hands_in_the_text(english: Rulebook) -> None:
    ranks = re.findall(r"\b[PVN]{3}\b", english.find("OR-14.6").text)
    assert [rank.lower() for rank in ranks] == list(t.JOUST_HANDS)


@pytest.mark.parametrize("language", ["en", "es"])
def test_or_7_the_table_of_strengths_in_the_text(language: str) -> None:
    book = rulebook.read(GAME / f"rules.{language}.md")
    rows = [line.strip("|").split("|") for line in book.chapter("OR-7").intro.splitlines() if line.startswith("|")]
    told = {NAMED.findall(row[2])[0]: NUMBER.findall(row[1])[0] for row in rows if NAMED.findall(row[2])}
    assert told == {name: str(value) for name, value in DEFAULTS.items() if name.startswith("str_")}


# What no document or page tells

MARKS = {"en": "our own", "es": "nuestr"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_our_own_is_marked_so_where_a_rule_names_it(language: str) -> None:
    ours = {option.name for option in ORTUS.options if option.ours}
    marked = set()
    for where, text in paragraphs(rulebook.read(GAME / f"rules.{language}.md")):
        for name in ours & set(NAMED.findall(text)):
            near = text[text.index(f"`{name}`") :].split("|")[0] if f"| `{name}`" in text else text
            assert MARKS[language] in near, f"{where} names {name} without a word that it is ours"
            marked.add(name)
    assert {"rb_muster", "rb_start_cubes", "difficulty", "castle_fallback", "str_knight", "knight_errant"} <= marked


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_card_whose_figure_is_our_own_says_so(language: str) -> None:
    texts = {key: card["text"] for key, card in ORTUS.words(language).book()["types"].items()}
    figures = ("prince", "vassal", "champion", "mercenary", "treachery", "intrigue", "knight", "market_town", "king")
    for key in (*figures, "tent"):
        assert MARKS[language] in texts[key], key
    assert not any(MARKS[language] in texts[key] for key in ("infantry", "royal_infantry", "castle"))


@pytest.mark.parametrize(("language", "rule"), [("en", "our own rule"), ("es", "regla nuestra")])
def test_or_7_or_17_13_a_card_whose_rule_is_our_own_says_so(language: str, rule: str) -> None:
    texts = {key: card["text"] for key, card in ORTUS.words(language).book()["types"].items()}
    for key in ("viking", "chieftain", "champion"):
        assert rule in texts[key], key
    for key in ("church", "monk", "banquet"):
        assert MARKS[language] in texts[key], key


@pytest.mark.parametrize("language", ["en", "es"])
def test_rb_2_the_lobby_says_that_the_fallen_share_a_cooperative_win_and_that_it_is_ours(language: str) -> None:
    mode = next(option for option in ORTUS.options if option.name == "mode")
    assert MARKS[language] in ORTUS.words(language).choice_note(mode, "cooperative")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_lobby_says_of_every_variant_and_mode_what_it_is_won_by(language: str) -> None:
    words = ORTUS.words(language)
    for option in ORTUS.options:
        if option.name in ("variant", "mode"):
            assert all(words.choice_note(option, choice).endswith(".") for choice in option.choices)


# By rule: where the printed sheet, or any page, is silent and a player could ask by what right we play it so
SILENT = (
    *("OR-6.10", "OR-7.8c", "OR-12.31", "OR-13.14", "OR-14.6", "OR-14.7", "OR-15.6", "OR-15.8", "OR-17.13"),
    *("GHA-6", "GHA-6b", "GHA-8", "GHA-8d", "GHA-19", "GHA-25"),
    *("WX-9", "WX-10", "WX-15", "WX-20", "WX-37", "WX-38", "WX-40", "WX-44", "WX-54"),
    *("RB-2", "RB-9", "RB-11", "RB-12", "RB-20", "RB-34", "RB-39", "RB-40", "RB-46", "RB-47", "RB-49", "RB-57"),
    *("RB-61", "RB-64", "RB-66", "RB-73", "RB-74", "RB-76", "RB-86"),
)


# Rules of which a source has a part, and we the rest
IN_PART = (
    *("OR-1.10", "OR-1.15", "OR-4.1", "OR-5.8", "OR-7.1c", "OR-7.2b", "OR-7.5b", "OR-7.6a", "OR-7.6e", "OR-7.7a"),
    *("OR-7.7b", "OR-7.7e", "OR-7.8a", "OR-7.8b", "OR-7.9e", "OR-7.11d", "OR-8.6", "OR-9.6", "OR-9.9"),
    *("OR-10.1", "OR-10.2", "OR-10.3", "OR-12.3", "OR-12.6", "OR-12.11", "OR-12.12", "OR-12.13", "OR-12.14"),
    *("OR-12.16", "OR-12.17", "OR-12.21", "OR-12.28", "OR-12.32", "OR-13.2", "OR-13.8", "OR-13.10", "OR-13.18"),
    *("OR-14.2", "OR-14.5", "OR-14.8", "OR-16.3", "OR-17.3", "OR-17.7", "OR-17.16", "OR-17.19", "OR-18.4", "OR-18.9"),
    *("GHA-1", "GHA-6a", "GHA-6d", "GHA-8a", "GHA-8b", "GHA-8c", "GHA-17", "GHA-23", "GHA-24"),
    *("WX-18", "WX-19", "WX-22", "WX-26", "WX-28", "WX-36", "WX-39", "WX-48", "WX-51", "WX-53", "WX-55"),
    *("RB-1", "RB-3", "RB-5", "RB-6", "RB-13", "RB-15", "RB-18", "RB-23", "RB-24", "RB-26", "RB-28", "RB-30"),
    *("RB-32", "RB-33", "RB-35", "RB-44", "RB-53", "RB-55", "RB-63", "RB-65", "RB-71", "RB-80", "RB-84", "RB-85"),
)


@pytest.mark.parametrize("rule", SILENT + IN_PART)
def test_a_rule_that_no_sheet_tells_says_that_it_is_our_own(english: Rulebook, spanish: Rulebook, rule: str) -> None:
    assert MARKS["en"] in english.find(rule).text.lower()
    assert MARKS["es"] in spanish.find(rule).text.lower()


def test_as_written_changes_no_figure_and_the_house_says_what_it_changes() -> None:
    assert ORTUS.settle({}) == ORTUS.settle({"profile": "as_written"})
    assert {name: value for name, value, *_ in FIGURES} == {name: ORTUS.settle({})[name] for name in DEFAULTS}
    house = ORTUS.settle({"profile": "house"})
    assert {name for name in house if house[name] != ORTUS.settle({})[name]} == {"profile", *HOUSE_RULES}
    assert all(option.ours for option in ORTUS.options if option.name in HOUSE_RULES)
