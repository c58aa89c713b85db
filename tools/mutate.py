"""Break the rules on purpose, one at a time, and see that a test fails.

    python tools/mutate.py [--list] [--game GAME] [--only TEXT] [--jobs N]

A mutant is a figure of params.py changed by one, or a function of a rule module emptied: it does nothing and gives
nothing. Each is tried in a copy of the source, first on the tests that name its rules, then on all tests of the game,
then on the laws. A mutant that no test notices is a survivor: exit 1, with the list.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/heptarchy")
GAMES = ("vikings", "ortus", "dba", "arthur")
NOT_RULES = {"__init__.py", "tables.py", "told.py", "styles.py", "trig.py"}  # facts and words, not behaviour
SPOKEN = ("words", "wording", "prompts", "sentences", "spanish", "asking", "cards_es", "refusals_es", "options_es")
RULE = re.compile(r"\b([A-Z]+)-((?:C-R|C)?\d+)(?:\.(\d+))?([a-z]?)\b")  # V-9.8, GHA-6a, AA-C09, AA-C-R3
PATIENCE = 150  # seconds; a mutant that hangs a test has been noticed

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


def mutants() -> list[Mutant]:
    """All of them, in order."""
    found: list[Mutant] = []
    for game in GAMES:
        folder = PACKAGE / "games" / game
        found += figure_mutants(game, folder / "params.py")
        for file in sorted((ROOT / folder).glob("*.py")):
            if file.name not in NOT_RULES and not file.name.startswith(SPOKEN):
                found += function_mutants(game, file.relative_to(ROOT))
    return found


def figure_mutants(game: str, file: Path) -> list[Mutant]:
    """Each figure of a game's parameters, one more and one less."""
    source = (ROOT / file).read_text(encoding="utf-8")
    found = []
    for match in re.finditer(r'^    \("(\w+)", (-?\d+), (-?\d+), (\d+), "(.*)"\),$', source, re.MULTILINE):
        name, value, low, high, sentence = match.groups()
        for changed in (int(value) + 1, int(value) - 1):
            if int(low) <= changed <= int(high):
                line = f'    ("{name}", {changed}, {low}, {high}, "{sentence}"),'
                broken = source[: match.start()] + line + source[match.end() :]
                found.append(Mutant(f"{name} = {changed}", file, broken, game, rules_in(sentence)))
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


def noticed_by(mutant: Mutant, copy: Path) -> str:
    """Which tests noticed the mutant: those of its rules, the game's, the laws, or nobody ('')."""
    file = copy / mutant.file
    original = file.read_text(encoding="utf-8")
    file.write_text(mutant.source, encoding="utf-8")
    try:
        games = f"tests/games/{mutant.game}"
        named = " or ".join(f"{rule}_" for rule in mutant.rules)
        if named and fails(copy, [games, "-k", named]):
            return "its rules' tests"
        if fails(copy, [games]):
            return "the game's tests"
        return "the laws" if fails(copy, ["tests/laws", "tests/golden"]) else ""
    finally:
        file.write_text(original, encoding="utf-8")


def fails(copy: Path, args: list[str]) -> bool:
    """Does a test fail, or hang, with the source of this copy?"""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *args]
    paths = [str(copy / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode not in (0, 5)  # 5: no test of that name


def main() -> int:
    """Try all mutants and list the survivors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="name the mutants and stop")
    parser.add_argument("--game", choices=GAMES, help="only mutants of this game")
    parser.add_argument("--only", metavar="TEXT", default="", help="only mutants whose name holds this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    args = parser.parse_args()

    chosen = [mutant for mutant in mutants() if args.only in mutant.name and args.game in (None, mutant.game)]
    if args.list:
        print(*(mutant.name for mutant in chosen), sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        copies: Queue[Path] = Queue()
        for job in range(args.jobs):
            copy = Path(scratch) / str(job)
            shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            copies.put(copy)
        return try_all(chosen, copies, args.jobs)


def try_all(chosen: list[Mutant], copies: Queue[Path], jobs: int) -> int:
    """Try each mutant in a free copy, saying how far it is."""
    started = time.monotonic()

    def attempt(mutant: Mutant) -> str:
        copy = copies.get()
        try:
            return noticed_by(mutant, copy)
        finally:
            copies.put(copy)

    survivors = []
    with ThreadPoolExecutor(jobs) as pool:
        for n, (mutant, by) in enumerate(zip(chosen, pool.map(attempt, chosen), strict=True), 1):
            if not by:
                survivors.append(mutant)
            minutes = (time.monotonic() - started) / 60
            print(f"[{n}/{len(chosen)}, {minutes:.1f} min] {mutant.name}: {by or 'SURVIVES'}", flush=True)
    print(f"\n{len(chosen) - len(survivors)} of {len(chosen)} mutants noticed")
    for mutant in survivors:
        print(f"  survives: {mutant.name} ({mutant.file})")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
