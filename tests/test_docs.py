"""What the pages show is so: code runs, quotations are the source, records replay, commands exist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from heptarchy import Game, Match, read_record
from heptarchy.cli import main
from raids.game import RAIDS

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"# (\S+\.py)\n(.*)", re.DOTALL)
FIXTURES = ROOT / "tests" / "fixtures"
PLACES = (ROOT, FIXTURES, ROOT / "src")
TEACHING = ROOT / "docs" / "adding-a-game.md"

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


GROUPS = ("tables", "people")  # whose commands are two words


@each_page
def test_commands_that_are_shown_exist_with_their_options(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in page.read_text(encoding="utf-8").splitlines():
        if not line.strip().startswith("$ heptarchy "):
            continue
        words = line.partition(" #")[0].split()[2:]
        command = words[:2] if words[0] in GROUPS else words[:1]
        assert main([*command, "--help"]) == 0
        shown = capsys.readouterr().out
        for word in words[1:]:
            if word.startswith("--"):
                assert word.partition("=")[0] in shown, line


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_architecture_names_files_that_are_there() -> None:
    named = re.findall(r"`((?:[\w-]+/)+[\w.-]+)`", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    places = (ROOT, ROOT / "src" / "heptarchy")
    assert [path for path in named if not any((place / path).exists() for place in places)] == []
    assert len(named) > 50


# The page on adding a game


def test_the_first_game_is_shown_whole() -> None:
    package = FIXTURES / "holmgang"
    code = "# holmgang/game.py\n" + (package / "game.py").read_text(encoding="utf-8")
    assert code in blocks(TEACHING, "python")
    assert (package / "rules.en.md").read_text(encoding="utf-8") in blocks(TEACHING, "markdown")
    assert (FIXTURES / "holmgang.toml").read_text(encoding="utf-8") in blocks(TEACHING, "toml")


@pytest.mark.parametrize(("name", "place"), [("holmgang", 0), ("mygame", 1)])
def test_a_game_that_is_copied_as_shown_plays_under_its_name(name: str, place: int, tmp_path: Path) -> None:
    checkout = tmp_path / "heptarchy" / "tests"
    checkout.mkdir(parents=True)
    (checkout / "fixtures").symlink_to(FIXTURES)
    subprocess.run(["sh", "-e", "-c", blocks(TEACHING, "sh")[place]], cwd=checkout.parent, check=True)
    package = tmp_path / f"heptarchy-{name}"
    table = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))
    announce(package, name, table["project"]["entry-points"]["heptarchy.games"][name])
    shell = "import sys; from heptarchy.cli import main; sys.exit(main(sys.argv[1:]))"
    play = [sys.executable, "-c", shell, "simulate", name, "--agents", "random", "--games", "3", "--jobs", "1"]
    played = subprocess.run(play, cwd=tmp_path, env=with_path(package), capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert f"{name.capitalize()}: 3 games" in played.stdout


def test_the_laws_find_a_game_that_is_installed_and_has_no_row(tmp_path: Path) -> None:
    announce(tmp_path, "holmgang", "holmgang.game:HOLMGANG")
    laws = [sys.executable, "-m", "pytest", "tests/laws", "-k", "holmgang", "-v", "-p", "no:cacheprovider"]
    tried = subprocess.run(laws, cwd=ROOT, env=with_path(tmp_path), capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stdout
    assert "test_play_ends_within_its_bound_with_a_score_and_a_rank_a_seat[holmgang-players=2] PASSED" in tried.stdout


def announce(folder: Path, name: str, place: str) -> None:
    """What an installation leaves behind, so that the game is found when the folder is on the path."""
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text(f"[heptarchy.games]\n{name} = {place}\n", encoding="utf-8")


def with_path(folder: Path) -> dict[str, str]:
    """The environment in which that folder is looked in too, and no case of a law is left out."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, "HEPTARCHY_LAWS_SHARE": "1"}
