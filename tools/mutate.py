"""Break the rules on purpose, one at a time, and see that a test fails.

    python tools/mutate.py [--all | --sample N] [--list] [--game GAME] [--only TEXT] [--jobs N] [--again]

A mutant is a figure of params.py changed by one, or a function of a rule module emptied: it does nothing and gives
nothing. Each is tried in a copy of the source, first on the tests that name its rules, then on all tests of the game,
then on the game's laws and golden games. A mutant that no test notices is a survivor: exit 1, with the list.

Without --all, so many of each game are tried, always the same ones. What was tried is kept in build/mutate as long as
neither source nor tests change: a run that was stopped goes on from there, unless told --again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/heptarchy")
GAMES = ("vikings", "ortus", "dba", "arthur")
# Tables and words, not behaviour
FACTS = {"__init__.py", "tables.py", "told.py", "why.py", "naming.py", "styles.py", "trig.py"}
SPOKEN = ("asks", "asking", "words")
FIGURES = "params.py"
RULE = re.compile(r"\b([A-Z]+)-((?:C-R|C)?\d+)(?:\.(\d+))?([a-z]?)\b")  # V-9.8, GHA-6a, AA-C09, AA-C-R3
KEPT = ROOT / "build" / "mutate"
SAMPLE = 100  # mutants of each game
SLOWER = 6  # times as long as without a mutant: by then a test hangs, which is noticed
LEAST = 60.0  # seconds, before anything counts as hanging
SHARE = "3"  # a law is tried on every third case of the game
NOTICED = ("its rules' tests", "the game's tests", "the laws", "")  # by whom; the last: by nobody

# What an emptied function gives, by its annotation
NOTHING = {
    "None": ["None"],
    "bool": ["False", "True"],
    "int": ["0"],
    "str": ["''"],
    "dict": ["{}"],
    "list": ["[]"],
    "tuple": ["(0, 0)"],
}


@dataclass(frozen=True)
class Mutant:
    """One change to one file."""

    name: str
    file: Path  # below the root
    source: str  # the whole file, changed
    game: str
    rules: tuple[str, ...]  # as in test names: v_9_8, gha_6a

    @property
    def place(self) -> str:
        """What it changes, where: no other mutant has the same."""
        return f"{self.file.as_posix()} {hashlib.blake2b(self.source.encode(), digest_size=8).hexdigest()}"


def mutants() -> list[Mutant]:
    """All of them, in order."""
    found: list[Mutant] = []
    for game in GAMES:
        files = [file.relative_to(ROOT) for file in modules(ROOT / PACKAGE / "games" / game)]
        found += [one for file in files if file.name == FIGURES for one in figure_mutants(game, file)]
        for file in files:
            if file.name not in FACTS and not file.name.startswith(SPOKEN):
                found += function_mutants(game, file)
    return found


def modules(folder: Path) -> list[Path]:
    """Those of a game by name, but for its box: the chapters of its rules, and what its drawers hold."""
    found = [file for place in ("", "book", "data", "table") for file in (folder / place).glob("*.py")]
    return sorted(found, key=lambda file: file.name)


def figure_mutants(game: str, file: Path) -> list[Mutant]:
    """Each figure of a game's parameters, one more and one less; its rules stand beside it."""
    source = (ROOT / file).read_text(encoding="utf-8")
    found = []
    for match in re.finditer(r'^    \("(\w+)", (-?\d+), (-?\d+), (\d+)\),(.*)$', source, re.MULTILINE):
        name, value, low, high, beside = match.groups()
        for changed in (int(value) + 1, int(value) - 1):
            if int(low) <= changed <= int(high):
                line = f'    ("{name}", {changed}, {low}, {high}),{beside}'
                broken = source[: match.start()] + line + source[match.end() :]
                found.append(Mutant(f"{name} = {changed}", file, broken, game, rules_in(beside)))
    return found


def function_mutants(game: str, file: Path) -> list[Mutant]:
    """Each function and method, emptied."""
    source = (ROOT / file).read_text(encoding="utf-8")
    lines = source.splitlines()
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or node.name.startswith("__"):
            continue
        doc = ast.get_docstring(node) or ""
        if doc and len(node.body) == 1:  # a protocol's
            continue
        first = node.body[1] if doc else node.body[0]
        last = node.body[-1].end_lineno
        indent = " " * node.body[0].col_offset
        for value in empty_values(node.returns):
            broken = [*lines[: first.lineno - 1], f"{indent}return {value}", *lines[last:]]
            name = f"{file.stem}.{node.name} gives {value}"
            found.append(Mutant(name, file, "\n".join(broken) + "\n", game, rules_in(doc)))
    return found


def empty_values(annotation: ast.expr | None) -> list[str]:
    """What a function of this annotation gives when it does nothing."""
    word = ast.unparse(annotation) if annotation is not None else "None"
    if word.endswith("| None"):
        return ["None"]
    return NOTHING.get(word.split("[")[0], [])


def rules_in(text: str) -> tuple[str, ...]:
    """The rule ids in a sentence, as test names spell them."""
    found: list[str] = []
    for prefix, chapter, number, letter in RULE.findall(text):
        spelled = chapter.lower().replace("-", "_")
        found.append("_".join(part for part in (prefix.lower(), spelled, number) if part) + letter)
    return tuple(found)


class Trial:
    """Tries mutants of each game in copies of the source, with as much patience as the tests without one call for."""

    def __init__(self, copies: list[Path], games: list[str]) -> None:
        self.copies: Queue[Path] = Queue()
        for copy in copies:
            shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            self.copies.put(copy)
        self.patience = dict.fromkeys(games, LEAST)
        for game in games:
            for paths in (game_tests(game), law_tests(game)):
                began = time.monotonic()
                if fails(copies[0], paths, None):
                    raise SystemExit(f"the tests of {game} fail without any mutant: pytest {' '.join(paths)}")
                self.patience[game] = max(self.patience[game], SLOWER * (time.monotonic() - began))
            print(f"{game}: its tests pass; a mutant hangs after {self.patience[game]:.0f} s", flush=True)

    def noticed_by(self, mutant: Mutant) -> str:
        """Which tests noticed the mutant: those of its rules, the game's, the laws, or nobody ('')."""
        copy = self.copies.get()
        file = copy / mutant.file
        original = file.read_text(encoding="utf-8")
        file.write_text(mutant.source, encoding="utf-8")
        named = " or ".join(f"{rule}_" for rule in mutant.rules)
        steps = [[f"tests/games/{mutant.game}", "-k", named]] if named else [[]]
        steps += [game_tests(mutant.game), law_tests(mutant.game)]
        try:
            for by, paths in zip(NOTICED, steps, strict=False):
                if paths and fails(copy, paths, self.patience[mutant.game]):
                    return by
            return ""
        finally:
            file.write_text(original, encoding="utf-8")
            self.copies.put(copy)


def game_tests(game: str) -> list[str]:
    """What pytest is told to run all tests of a game."""
    return [f"tests/games/{game}"]


def law_tests(game: str) -> list[str]:
    """What pytest is told to try the laws and the golden games of a game."""
    return ["tests/laws", "tests/golden", "--deselect", "tests/laws/test_builds.py", "-k", game]


def fails(copy: Path, args: list[str], patience: float | None) -> bool:
    """Does a test fail, or hang, with the source of this copy?"""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *args]
    paths = [str(copy / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["HEPTARCHY_LAWS_SHARE"] = SHARE
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, 5)  # 5: no test of that name


# What was tried before


def state_of_sources() -> str:
    """A word that changes with the source and the tests."""
    word = hashlib.blake2b(digest_size=8)
    for folder in ("src", "tests"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and file.suffix in (".py", ".toml", ".txt", ".md", ".json"):
                word.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return word.hexdigest()


def read_kept(kept: Path) -> dict[str, str]:
    """By mutant, who noticed it; of those tried before."""
    if not kept.exists():
        return {}
    return {told["mutant"]: told["by"] for told in map(json.loads, kept.read_text(encoding="utf-8").splitlines())}


def some_of(all_of_them: list[Mutant], number: int) -> list[Mutant]:
    """So many mutants of each game, always the same, in an order that shows all parts of it soon."""
    chosen: list[Mutant] = []
    for game in GAMES:
        its = [mutant for mutant in all_of_them if mutant.game == game]
        chosen += random.Random(f"mutants of {game}").sample(its, min(number, len(its)))
    return chosen


def main() -> int:
    """Try mutants and list the survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="name the mutants and stop")
    parser.add_argument("--all", action="store_true", help="try every mutant")
    parser.add_argument("--sample", type=int, default=SAMPLE, help=f"else, how many of each game ({SAMPLE})")
    parser.add_argument("--again", action="store_true", help="forget what was tried before")
    parser.add_argument("--game", choices=GAMES, help="only mutants of this game")
    parser.add_argument("--only", metavar="TEXT", default="", help="only mutants whose name holds this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    args = parser.parse_args()

    chosen = [mutant for mutant in mutants() if args.only in mutant.name and args.game in (None, mutant.game)]
    if not args.all:
        chosen = some_of(chosen, args.sample)
    if args.list:
        print(*(mutant.name for mutant in chosen), sep="\n")
        return 0
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{state_of_sources()}.jsonl"
    if args.again:
        kept.unlink(missing_ok=True)
    by = try_all(chosen, kept, args.jobs)
    return tell(chosen, by)


def try_all(chosen: list[Mutant], kept: Path, jobs: int) -> dict[str, str]:
    """Try each mutant that was not tried before, saying how far it is. Gives who noticed each."""
    by = read_kept(kept)
    left = [mutant for mutant in chosen if mutant.place not in by]
    print(f"{len(chosen)} mutants, {len(chosen) - len(left)} of them tried before", flush=True)
    if not left:
        return by
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(jobs) as pool:
        trial = Trial([Path(scratch) / str(job) for job in range(jobs)], sorted({mutant.game for mutant in left}))
        began = time.monotonic()
        waiting = {pool.submit(trial.noticed_by, mutant): mutant for mutant in left}
        try:
            for n, done in enumerate(as_completed(waiting), 1):
                mutant = waiting[done]
                by[mutant.place] = done.result()
                with kept.open("a", encoding="utf-8") as told:
                    told.write(json.dumps({"mutant": mutant.place, "by": by[mutant.place]}) + "\n")
                minutes = (time.monotonic() - began) / 60
                to_go = minutes / n * (len(left) - n)
                said = by[mutant.place] or "SURVIVES"
                print(f"[{n}/{len(left)}, {minutes:.1f} min, {to_go:.0f} to go] {mutant.name}: {said}", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            print("\nstopped; the same command goes on from here")
            raise SystemExit(130) from None
    return by


def tell(chosen: list[Mutant], by: dict[str, str]) -> int:
    """The closing table, and the survivors."""
    columns = ("game", "mutants", "by its rules' tests", "by the game's tests", "by the laws", "survive")
    print("", "| " + " | ".join(columns) + " |", "| --- " * len(columns) + "|", sep="\n")
    for game in (*GAMES, "all"):
        seen = Counter(by[mutant.place] for mutant in chosen if game in (mutant.game, "all"))
        if seen:
            print(f"| {game} | {seen.total()} | " + " | ".join(str(seen[who]) for who in NOTICED) + " |")
    survivors = [mutant for mutant in chosen if not by[mutant.place]]
    for mutant in survivors:
        print(f"  survives: {mutant.name} ({mutant.file})")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
