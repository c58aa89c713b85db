"""`heptarchy rules`."""

from __future__ import annotations

import pytest

from heptarchy.cli.rules import look_up
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.kernel.rulebook import parse
from heptarchy.kit.screen.paper import chapter_page, rule_page
from heptarchy.kit.screen.tongue import tongue
from tests.cli.shell import one_line, shell

BOOK = parse(VIKINGS.rules_text())


def words(text: str) -> str:
    """Without line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("name", ["V-9.8", "v-9.8", "9.8", "rule V-9.8"])
def test_a_rule_is_found_by_its_id(name: str) -> None:
    ran = shell("rules", "vikings", *name.split())
    assert ran.code == 0
    assert words(ran.out) == f"V-9.8 {BOOK.find('V-9.8').plain()}"


@pytest.mark.parametrize("name", ["V-9", "9", "chapter V-9"])
def test_a_chapter_is_printed_whole(name: str) -> None:
    page = words(shell("rules", "vikings", *name.split()).out)
    assert page.startswith("V-9 Battles")
    for rule in BOOK.chapter("V-9").rules:
        assert rule.id in page


def test_words_find_the_rules_that_have_all_of_them() -> None:
    page = shell("rules", "vikings", "berserker", "first", "hit").out
    found = [line.split()[0] for line in page.splitlines() if line.startswith("V-")]
    assert found == [rule.id for rule in BOOK.search("berserker first hit")]
    assert "V-9.8" in found


def test_without_more_the_contents_are_printed() -> None:
    page = shell("rules", "vikings").out
    for chapter in BOOK.chapters:
        assert chapter.title in page


def test_every_rule_can_be_printed_in_80_columns() -> None:
    for chapter in BOOK.chapters:
        ran = shell("rules", "vikings", chapter.id)
        assert ran.code == 0
        assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("V-9.99", "no rule V-9.99; nearest: V-9.18, V-9.17, V-9.16"),
        ("V-99", "no rule V-99; nearest: "),
        ("longbow", "no rule of '878: Vikings - the rules' has the words 'longbow'"),
    ],
)
def test_what_is_not_there_gives_1_and_the_nearest(name: str, reason: str) -> None:
    ran = shell("rules", "vikings", name)
    assert ran.code == 1
    assert one_line(ran.err).startswith(f"heptarchy: {reason}")
    assert ran.out == ""


LETTERED = parse("""# War
## WR-7 Cards
- **WR-7.1a** A Palace is strong.
## GHA Great Army
- **GHA-6** Old age is no end.
- **GHA-6a** Cards go home.
""")


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("WR-7.1a", "WR-7.1a"),
        ("wr-7.1A", "WR-7.1a"),
        ("7.1a", "WR-7.1a"),
        ("rule gha-6a", "GHA-6a"),
        ("GHA-6", "GHA-6"),
    ],
)
def test_a_lettered_rule_is_looked_up(name: str, rule: str) -> None:
    assert look_up(LETTERED, name, tongue("en")) == rule_page(LETTERED.find(rule))


@pytest.mark.parametrize("name", ["GHA", "gha", "chapter gha"])
def test_a_chapter_of_bare_capitals_is_looked_up(name: str) -> None:
    assert look_up(LETTERED, name, tongue("en")) == chapter_page(LETTERED.chapter("GHA"))


@pytest.mark.parametrize(
    ("asked", "language", "told"),
    [
        ("V-9.8", "de", "V-9.8 "),
        ("V-99", "de", "heptarchy: eine Regel V-99 gibt es nicht; am nächsten kommen "),
        ("zzz", "es", "heptarchy: ninguna regla de "),
    ],
)
def test_rules_are_looked_up_in_the_language_that_is_asked_for(asked: str, language: str, told: str) -> None:
    ran = shell("rules", "vikings", asked, "--language", language)
    assert words(ran.out + ran.err).startswith(told)
    assert words(ran.out) != words(shell("rules", "vikings", asked).out) or not ran.out
    assert parse(VIKINGS.words(language).rules_text()).title in shell("rules", "vikings", "--language", language).out


def test_what_is_wrong_is_said_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEPTARCHY_LANGUAGE", "es")
    assert one_line(shell("rules", "vikigs").err) == (
        "heptarchy: no hay ningún juego 'vikigs'; el más parecido es vikings"
    )
