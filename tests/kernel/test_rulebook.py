"""The rulebook: what it reads, finds and refuses."""

from pathlib import Path

import pytest

from heptarchy.kernel.rulebook import BadRulebook, Rulebook, UnknownRule, parse, read

BOOK = """# Raids - the rules

For two seats.

## RD-1 Pieces

Pieces are small.

- **RD-1.1** Each seat has *four* fleets.
- **RD-1.2** Silver is kept by the seat:
  - in the open,
  - on the table.

## RD-3 Raids from the sea

- **RD-3.1** A fleet may raid a coast in reach.

| coast | silver |
|---|---|
| Lindisfarne | 3 |

### Ends

Seldom.

- **RD-3.2** A coast is raided **once** a year.
- **RD-3.11** Berserkers' shields are bitten.
"""


@pytest.fixture
def book() -> Rulebook:
    return parse(BOOK)


def test_a_book_is_read_in_order(book: Rulebook) -> None:
    assert book.title == "Raids - the rules"
    assert book.intro == "For two seats."
    assert [(chapter.id, chapter.title) for chapter in book.chapters] == [
        ("RD-1", "Pieces"),
        ("RD-3", "Raids from the sea"),
    ]
    assert [rule.id for rule in book.rules] == ["RD-1.1", "RD-1.2", "RD-3.1", "RD-3.2", "RD-3.11"]
    assert [rule.chapter for rule in book.rules] == ["RD-1", "RD-1", "RD-3", "RD-3", "RD-3"]


def test_a_rule_runs_to_the_next_rule_or_heading(book: Rulebook) -> None:
    assert book.find("RD-1.2").text == "Silver is kept by the seat:\n  - in the open,\n  - on the table."
    assert book.find("RD-3.1").text.splitlines() == [
        "A fleet may raid a coast in reach.",
        "",
        "| coast | silver |",
        "|---|---|",
        "| Lindisfarne | 3 |",
    ]


def test_free_lines_belong_to_the_chapter(book: Rulebook) -> None:
    assert book.chapter("RD-1").intro == "Pieces are small."
    assert book.chapter("RD-3").intro == "Seldom."


def test_a_rule_is_found_by_its_id_in_any_case(book: Rulebook) -> None:
    assert book.find("RD-3.2").id == "RD-3.2"
    assert book.find(" rd-3.2 ").id == "RD-3.2"


def test_plain_text_has_no_marks_of_emphasis(book: Rulebook) -> None:
    assert book.find("RD-3.2").plain() == "A coast is raided once a year."
    assert book.find("RD-1.1").plain() == "Each seat has four fleets."


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("RD-3.3", "no rule RD-3.3; nearest: RD-3.2, RD-3.1, RD-3.11"),
        ("rd-3.12", "no rule rd-3.12; nearest: RD-3.11, RD-3.2, RD-3.1"),
        ("RD-1", "no rule RD-1; nearest: RD-1.1, RD-1.2"),
        ("3.2", "no rule 3.2; nearest: RD-3.2, RD-3.1, RD-1.2"),
    ],
)
def test_an_unknown_id_is_answered_with_the_nearest(book: Rulebook, wanted: str, message: str) -> None:
    with pytest.raises(UnknownRule) as unknown:
        book.find(wanted)
    assert str(unknown.value) == message


def test_a_chapter_is_found_by_its_id_and_by_a_rule_of_it(book: Rulebook) -> None:
    assert book.chapter("rd-3").title == "Raids from the sea"
    assert book.chapter("RD-3.11").id == "RD-3"
    with pytest.raises(UnknownRule, match=r"^no chapter RD-2; nearest: RD-[13], RD-[13]$"):
        book.chapter("RD-2")


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("coast", ["RD-3.1", "RD-3.2"]),
        ("Coast RAIDED", ["RD-3.2"]),
        ("raid", ["RD-3.1", "RD-3.2"]),
        ("aid", []),
        ("lindisfarne", ["RD-3.1"]),
        ("berserkers' shield", ["RD-3.11"]),
        ("rd-3", ["RD-3.1", "RD-3.2", "RD-3.11"]),
        ("coast shield", []),
        ("  ", []),
    ],
)
def test_search_finds_rules_with_every_word_begun(book: Rulebook, words: str, ids: list[str]) -> None:
    assert [rule.id for rule in book.search(words)] == ids


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("## RD-1 A\n- **RD-1.1** x\n- **RD-1.1** y", "rules: line 3 has RD-1.1 again; it is in line 2 already"),
        ("## RD-1 A\n- **RD-2.1** x", "rules: line 2 has the rule RD-2.1 in chapter RD-1"),
        ("- **RD-2.1** x", "rules: line 1 has the rule RD-2.1 outside any chapter"),
        (
            "## RD-1 A\n- RD-1.1 x",
            """rules: line 2 should read "## X-9 Title" or "- **X-9.8** text", reads '- RD-1.1 x'""",
        ),
        ("# Nothing", 'rules: no rule found; a rule starts like "- **X-9.8** text"'),
    ],
)
def test_a_text_in_another_form_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(BadRulebook) as bad:
        parse(text)
    assert str(bad.value) == message


def test_chapter_ten_is_not_part_of_chapter_one() -> None:
    with pytest.raises(BadRulebook, match=r"RD-10\.1 in chapter RD-1$"):
        parse("## RD-1 A\n- **RD-10.1** x")


def test_errors_of_a_file_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.en.md"
    file.write_text("## RD-1 A\n- **RD-1.1** x\n", encoding="utf-8")
    assert read(file).find("RD-1.1").text == "x"
    file.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(BadRulebook, match=r"^rules.en.md: no rule found"):
        read(file)


LETTERED = """# War - the rules

## WR-7 Cards

- **WR-7.1a** A Palace is strong.
- **WR-7.1b** It falls all the same.
- **WR-7.2** A Castle is weak.

## GHA Great Army

Three seats.

- **GHA-1** None is ever out.
- **GHA-6** Old age is no end.
- **GHA-6a** Cards go home.
- **GHA-18** It is over.
"""


@pytest.fixture
def lettered() -> Rulebook:
    return parse(LETTERED)


def test_a_chapter_may_be_bare_capitals_and_a_rule_end_in_a_letter(lettered: Rulebook) -> None:
    assert [(chapter.id, chapter.title) for chapter in lettered.chapters] == [("WR-7", "Cards"), ("GHA", "Great Army")]
    assert lettered.chapter("GHA").intro == "Three seats."
    assert [(rule.id, rule.chapter) for rule in lettered.rules] == [
        ("WR-7.1a", "WR-7"),
        ("WR-7.1b", "WR-7"),
        ("WR-7.2", "WR-7"),
        ("GHA-1", "GHA"),
        ("GHA-6", "GHA"),
        ("GHA-6a", "GHA"),
        ("GHA-18", "GHA"),
    ]


@pytest.mark.parametrize("name", ["WR-7.1a", "wr-7.1a", "WR-7.1A", " wr-7.1A "])
def test_a_lettered_rule_is_found_in_any_case(lettered: Rulebook, name: str) -> None:
    assert lettered.find(name).id == "WR-7.1a"
    assert lettered.chapter(name).id == "WR-7"


@pytest.mark.parametrize("name", ["GHA", "gha", "GHA-6a", "gha-6A", "GHA-18"])
def test_a_bare_chapter_is_found_by_its_id_and_by_a_rule_of_it(lettered: Rulebook, name: str) -> None:
    assert lettered.chapter(name).title == "Great Army"


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("WR-7.1d", "no rule WR-7.1d; nearest: WR-7.1b, WR-7.1a, WR-7.2"),
        ("wr-7.3", "no rule wr-7.3; nearest: WR-7.2, WR-7.1b, WR-7.1a"),
        ("GHA-6c", "no rule GHA-6c; nearest: GHA-6a, GHA-6, GHA-1"),
        ("gha-99", "no rule gha-99; nearest: GHA-18, GHA-6a, GHA-6"),
        ("GHA", "no rule GHA; nearest: GHA-1, GHA-6, GHA-6a"),
        ("GHA-x", "no rule GHA-x; nearest: GHA-6, GHA-1, GHA-6a"),
    ],
)
def test_an_unknown_lettered_id_is_answered_with_the_nearest(lettered: Rulebook, wanted: str, message: str) -> None:
    with pytest.raises(UnknownRule) as unknown:
        lettered.find(wanted)
    assert str(unknown.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("## GHA A\n- **GHB-1** x", "rules: line 2 has the rule GHB-1 in chapter GHA"),
        ("## GH A\n- **GHA-1** x", "rules: line 2 has the rule GHA-1 in chapter GH"),
        ("## GHA A\n- **GHA-1a** x\n- **GHA-1a** y", "rules: line 3 has GHA-1a again; it is in line 2 already"),
        (
            "## GHA A\n- **GHA-1ab** x",
            """rules: line 2 should read "## X-9 Title" or "- **X-9.8** text", reads '- **GHA-1ab** x'""",
        ),
    ],
)
def test_lettered_ids_in_another_form_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadRulebook) as bad:
        parse(text)
    assert str(bad.value) == message
