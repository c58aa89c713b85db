"""The lab speaks every language: its sentences, a game's words, figures; no English is left."""

from __future__ import annotations

import ast
import json
import re
import shutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import heptarchy
from heptarchy.games import BUILT_IN
from heptarchy.kernel.beside import read_beside
from heptarchy.kit.facts import facts_of
from heptarchy.lab.voice import PACKAGE, Voice
from heptarchy.speech.shelf import OURS, book_of, catalogues
from tests.cli.shell import shell
from tests.lab.test_html import read
from tests.speech.test_catalogues import names_in

if TYPE_CHECKING:
    from collections.abc import Iterator

AROUND = re.compile(r"^#.*|^[\w-]+ =|^ +\.\w+ =|^ *\*?\[\w+\]|\$[\w-]+")  # what stands in a catalogue beside texts
SPOKEN = [(id, language) for id in BUILT_IN for language in heptarchy.game(id).languages() if language != "en"]

# Campaigns with all that a report may say
PLAYED = {
    "vikings": ("--players", 3, "--set", "rounds=3", "--agents", "random", "--games", 30),
    "ortus": ("--players", 2, "--set", "round_cap=4,9", "--agents", "random", "--games", 30),
    "arthur": ("--players", 3, "--set", "battles=quick", "--set", "rounds=4", "--agents", "random", "--games", 24),
    "dba": ("--set", "points=24", "--set", "rounds=2", "--agents", "random", "--games", 12),
}


def test_every_sentence_is_asked_for_with_what_it_takes() -> None:
    asked: set[str] = set()
    for id, given in calls():
        asked |= {one for one in own_ids() if one == id or (id.endswith("*") and one.startswith(id[:-1]))}
        assert id.endswith("*") or id in own_ids(), id
        assert given is None or names_in(book_of(PACKAGE), id) <= given, id
    assert set(own_ids()) - asked == {"lab-thousands", "lab-decimal"}  # which Voice reads itself


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """What code asks of a voice: an id, or how it begins and a star; the names of its arguments where they are told."""
    root = Path(heptarchy.__file__).parent
    for file in [*root.glob("lab/**/*.py"), *root.glob("cli/*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and voiced(node.func)):
                continue
            id, names = node.args[0], {word.arg for word in node.keywords}
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                yield f"lab-{id.value}", None if None in names else {name for name in names if name}
            elif isinstance(id, ast.JoinedStr) and isinstance(id.values[0], ast.Constant):
                yield f"lab-{id.values[0].value!s}*", None


def voiced(called: ast.expr) -> bool:
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return name in ("says", "voice", "self")


def own_ids() -> list[str]:
    return [id for id in book_of(PACKAGE).entries if id.startswith("lab-")]


@pytest.mark.parametrize("id", BUILT_IN)
def test_the_english_catalogue_of_facts_says_what_data_say(id: str) -> None:
    game = heptarchy.game(id)
    facts, said = facts_of(game), book_of(f"heptarchy.games.{id}")
    for name, sentence in facts.sentences.items():
        assert said.form(f"fact-{name}") == sentence
    keys = [one for one in said.entries if one.startswith(("ended-", "tagged-"))]
    assert keys
    assert all(said.form(key) == key.partition("-")[2].replace("-", " ") for key in keys)
    assert all(words == said.item(meant) for words, meant in facts.words() if meant.id.startswith("opened-"))


@pytest.mark.parametrize(("id", "language"), SPOKEN)
def test_every_fact_has_a_name_in_other_languages(id: str, language: str) -> None:
    said = book_of(f"heptarchy.games.{id}", language)
    assert all(said.has(f"fact-{name}", "name") for name in facts_of(heptarchy.game(id)).sentences)


def test_words_of_data_are_named_alone_and_together() -> None:
    spanish = Voice("es", heptarchy.game("ortus")).at({"players": 4, "variant": "base"})
    assert spanish.word("Land") == "Campo"
    assert spanish.word("Land, Castle") == "Campo, Castillo"
    assert spanish.word("Blue and Green") == "Azul y Verde"
    assert spanish.word("Land, whatever") == "Land, whatever"  # a word that nobody knows stays with its fellows
    german = Voice("de", heptarchy.game("vikings"))
    assert german.word("lands in Lincoln") == "landet in Lincoln"
    assert german.ending("last round") == "letzte Runde"
    assert german.ending("of_a_guest") == "of a guest"


def test_seats_are_named_by_their_options() -> None:
    game = heptarchy.game("vikings")
    two, four = (game.seat_names(heptarchy.Match(game, {"players": n}).record.options) for n in (2, 4))
    german = Voice("de", game)
    assert [german.at({"players": 2}).word(name) for name in two] == ["Wikinger", "Engländer"]
    assert [german.at({"players": 4}).word(name) for name in four][:2] == ["Nordmänner", "Berserker"]


def test_figures_are_written_as_the_language_writes_them() -> None:
    english, spanish, german = Voice(), Voice("es"), Voice("de")
    assert [voice.number(12345.678, 1) for voice in (english, spanish, german)] == ["12,345.7", "12.345,7", "12.345,7"]
    assert [voice.reach(0.5, 2, 2) for voice in (english, spanish)] == ["0.50 to 2.00", "0,50 a 2,00"]
    assert [voice.games(1) for voice in (english, spanish, german)] == ["1 game", "1 partida", "1 Spiel"]
    assert german.games(2000) == "2.000 Spiele"
    assert spanish.chance_words(0.0004) == "p\u00a0<\u00a00,001"
    assert spanish.chance_words(0.5) == "p\u00a0=\u00a00,50"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The campaigns, each in its folder, and an arena."""
    folder = tmp_path_factory.mktemp("kept")
    for id, given in PLAYED.items():
        assert shell("simulate", id, *given, "--jobs", 1, "--out", folder / id).code == 0
    given = ("--agents", "random,greedy", "--games", 6, "--players", 3, "--set", "round_cap=4", "--jobs", 1)
    assert shell("arena", "ortus", *given, "--out", folder / "arena").code == 0
    return folder


REPORTED = [*((id, id, language) for id, language in SPOKEN), ("arena", "ortus", "es")]


@pytest.mark.parametrize(("name", "id", "language"), REPORTED)
def test_a_report_has_no_english_left(kept: Path, name: str, id: str, language: str) -> None:
    page = kept / f"{name}.{language}.html"
    made = shell("report", kept / name, "--out", page, "--language", language)
    assert (made.code, made.err.strip()) == (0, Voice(language)("report-in", file=str(page)))
    written = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in written
    assert written.count("@font-face") == (11 if language == "de" else 6)  # German has letters that are in other files
    english = kept / f"{name}.en.html"
    assert shell("report", kept / name, "--out", english).code == 0
    there = english.read_text(encoding="utf-8")
    assert '<html lang="en">' in there
    assert len(words_of(there)) > 100
    assert words_of(written) & words_of(there) - known(id, language) - typed(kept / name) == set()
    assert not re.findall(r"[{}$]|(?<![-\d.])\d+\.\d\d?\b(?!\.)", read(written).text)  # but rules (V-12.4), versions


def words_of(written: str) -> set[str]:
    """The words of a page: what is read, what is heard, what a pointer shows. What is typed is left out."""
    heard = re.findall(r'(?:aria-label|title)="([^"]*)"', written)
    apart = re.sub(r"<style>.*?</style>|<code.*?</code>", " ", written, flags=re.DOTALL)
    shown = read(re.sub("</?span[^>]*>", "", apart)).words  # the first letter may be a versal
    return {word for piece in (*heard, *shown) for word in re.findall(r"[^\W\d_]{2,}", piece)}


@cache
def known(id: str, language: str) -> frozenset[str]:
    """The words of a language's own catalogues: of the lab, of the game, and common ones."""
    texts = [read_beside(OURS, name) for name in catalogues(OURS, "")[language]]
    for package in (PACKAGE, f"heptarchy.games.{id}"):
        texts += [read_beside(package, name) for name in catalogues(package)[language]]
    said = [re.sub(AROUND, "", line) for text in texts for line in text.splitlines()]
    return frozenset(word for line in said for word in re.findall(r"[^\W\d_]{2,}", line))


def typed(data: Path) -> set[str]:
    """Words that stand in a report as they are typed: agents, names and values of options, the version."""
    plan = json.loads((data / "plan.json").read_text(encoding="utf-8"))
    settings = [[one["setting"], one["options"], one["agents"]] for one in plan["plans"]]
    found = json.dumps([plan["options"], settings, plan["commit"], "heptarchy", "yes", "no", data.name])
    words = re.findall(r"[^\W\d_]{2,}", found)
    return {*words, *(word.capitalize() for word in words)}  # a page may begin with an agent


@pytest.mark.parametrize(("id", "language"), SPOKEN)
def test_the_tables_of_a_campaign_have_no_english_left(kept: Path, id: str, language: str) -> None:
    given = (*PLAYED[id], "--jobs", 1, "--out", kept / id)
    there = shell("simulate", id, *given)
    here = shell("simulate", id, *given, "--language", language)
    assert here.code == there.code == 0
    for one, other in ((there.out, here.out), (there.err, here.err)):
        both = set(re.findall(r"[^\W\d_]{2,}", one)) & set(re.findall(r"[^\W\d_]{2,}", other))
        assert both - known(id, language) - typed(kept / id) == set()
    assert json.loads(shell("simulate", id, *given, "--json", "--language", language).out)  # whose words are data


def test_games_that_are_not_installed_here_are_reported_on_in_the_words_of_their_data(kept: Path) -> None:
    gone = kept / "gone"
    shutil.copytree(kept / "dba", gone)
    plan = (gone / "plan.json").read_text(encoding="utf-8")
    (gone / "plan.json").write_text(plan.replace('"game": "dba"', '"game": "gone"'), encoding="utf-8")
    assert shell("report", gone, "--out", gone / "r.html", "--language", "de").code == 0
    told = read((gone / "r.html").read_text(encoding="utf-8")).text
    assert "DBA Big Battle" in told
    assert "First side" in told
    assert "Siege nach Seiten" in told
    assert shell("report", gone, "--out", gone / "r.html").code == 0


def test_a_language_that_the_game_does_not_speak_is_refused(kept: Path) -> None:
    refused = shell("report", kept / "dba", "--out", kept / "r.html", "--language", "de")
    assert (refused.code, refused.err.strip()) == (2, "heptarchy: --language is en or es, not 'de'")
    assert shell("simulate", "dba", "--games", 1, "--language", "de").err == refused.err
