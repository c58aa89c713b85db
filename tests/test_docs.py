"""What the pages show is so: code runs, quotations are the source, records replay, commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heptarchy import Game, Match, read_record
from heptarchy.cli import main
from raids.game import RAIDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"# (\S+\.py)\n(.*)", re.DOTALL)
PLACES = (ROOT, ROOT / "tests" / "fixtures", ROOT / "src")

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    return [body for marked, body in FENCED.findall(page.read_text(encoding="utf-8")) if marked == language]


def source(name: str) -> str:
    """The text of a file that a block quotes by its first line, `# raids/turn.py`."""
    found = [place / name for place in PLACES if (place / name).is_file()]
    assert len(found) == 1, f"{name}: found {found}"
    return found[0].read_text(encoding="utf-8")


@each_page
def test_code_runs_as_it_stands_and_quotations_are_in_the_source(page: Path) -> None:
    story: dict[str, object] = {"__name__": "story"}  # the blocks of a page are one story
    for body in blocks(page, "python"):
        quoted = QUOTED.fullmatch(body)
        if quoted is None:
            exec(compile(body, str(page), "exec"), story)  # our own page
        else:
            assert quoted[2] in source(quoted[1]), f"{page.name} quotes {quoted[1]} otherwise than it is"


@each_page
def test_records_replay_and_are_written_as_shown(page: Path) -> None:
    def find_game(_: str) -> Game:
        return RAIDS

    for body in blocks(page, "text"):
        if body.startswith("heptarchy record"):
            answers = re.sub(r"^(over|open) .*\n", "", body.partition("---\n")[2], flags=re.MULTILINE)
            match = Match(RAIDS, {"players": 2, "years": 1}, ["Ann", "Bo"])
            for line in answers.splitlines():
                who, _, text = line.strip().partition(" ")
                match.apply(RAIDS.space.parse(text), -1 if who == "fate" else int(who))
            assert body == match.record.write()
            assert read_record(body, find_game).replay().over


@each_page
def test_commands_that_are_shown_exist_with_their_options(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in page.read_text(encoding="utf-8").splitlines():
        if not line.strip().startswith("$ heptarchy "):
            continue
        words = line.split()[2:]
        assert main([words[0], "--help"]) == 0
        shown = capsys.readouterr().out
        for word in words[1:]:
            if word.startswith("--"):
                assert word.partition("=")[0] in shown, line


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
