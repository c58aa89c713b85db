"""The lint, and the tests that a change touches, in under two minutes.

    python tools/quick.py [--against COMMIT] [--seconds N] [--list]

What changed is asked of git: all that differs from where this branch left main, committed or not. A test is touched
that changed itself, that imports what changed (nearest first, along imports of imports), that lies in the folder of the
same name (`src/heptarchy/server` and `tests/server`), or that names the game whose rules changed. When the time is up,
what was not reached is told: `make test` runs it all.
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
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.quick_end import NOT_REACHED  # noqa: E402 -- the root is on the path only now

BIN = ROOT / ".venv" / "bin"
SECONDS = 110.0  # for all of it
LAST = 20.0  # of these, in which no new test begins
SHOWN = 12  # files that are listed
SHARE = "25"  # a law is tried on one case of so many
# Everything imports these, and so almost every test depends on almost everything by way of them: they are not followed
DOORS = ("src/heptarchy/__init__.py", "src/heptarchy/games/__init__.py", "src/heptarchy/cli/__init__.py")
# Where everything may be touched: a few tests of each kind first
EVERYTHING = ("src/heptarchy/kernel/", "pyproject.toml", "setup.py", "Makefile", "tests/conftest.py", *DOORS)
SMOKE = (
    "tests/kernel",
    "tests/golden",
    "tests/laws/test_play.py",
    "tests/laws/test_packing.py",
    "tests/cli/test_main.py",
)
BROWSERS = "tests/web"  # too slow for here
CUT_OFF = -1  # for what a command answers that did not end in time
NO_TESTS = 5  # what pytest answers where it was left none to run
# Where the drawers of a game are tested
DRAWERS = {"bot": "tests/agents/", "encoding": "tests/adapters/", "screen": "tests/cli/", "facts": "tests/lab/"}
NEAR_BY_FOLDER = 2  # how far a test of the same folder is
NEAR_BY_NAME = 3  # and one that names the game


@dataclass(frozen=True)
class Touched:
    """A file of tests, how far from the change it is, and why it counts as touched."""

    path: str
    far: int
    why: str


# What changed


def git(*words: str) -> list[str]:
    """The lines that git says."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.split("\n")[:-1]


def where_it_began() -> str:
    """The commit at which this branch left main; on main itself, the last commit."""
    for main in ("origin/main", "main"):
        try:
            [base] = git("merge-base", "HEAD", main)
        except (subprocess.CalledProcessError, ValueError):
            continue
        return base
    return "HEAD"


def changed_since(commit: str) -> list[str]:
    """Files that differ from that commit, and new ones."""
    return sorted({*git("diff", "--name-only", commit), *git("ls-files", "--others", "--exclude-standard")})


# What it touches


def module_of(path: Path) -> str:
    """The name by which a file is imported."""
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    if parts[0] == "src":
        parts = parts[1:]
    elif parts[:2] == ["tests", "fixtures"]:
        parts = parts[2:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def importers() -> dict[str, set[str]]:
    """By file: the files that import it. A conftest.py counts as imported by the tests below it."""
    files = [file for folder in ("src", "tests", "tools") for file in sorted((ROOT / folder).rglob("*.py"))]
    by_name = {module_of(file): file for file in files}
    found: dict[str, set[str]] = {spelled(file): set() for file in files}
    for file in files:
        for name in imported_names(ast.parse(file.read_text(encoding="utf-8"))):
            target = by_name.get(name) or by_name.get(name.rpartition(".")[0])
            if target is not None and target != file:
                found[spelled(target)].add(spelled(file))
        if file.name == "conftest.py":
            found[spelled(file)] |= {spelled(test) for test in file.parent.rglob("test_*.py")}
    return found


def imported_names(tree: ast.Module) -> set[str]:
    """All that a file imports, anywhere in it: `a.b` for `import a.b`, and `a.b.c` for `from a.b import c`."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def spelled(path: Path) -> str:
    """A path from the root, as git spells it."""
    return path.relative_to(ROOT).as_posix()


def is_test(path: str) -> bool:
    """Is it a file of tests that runs here?"""
    name = path.rpartition("/")[2]
    return path.startswith("tests/") and name.startswith("test_") and name.endswith(".py")


def touched_by(changed: list[str], graph: dict[str, set[str]]) -> list[Touched]:
    """The files of tests that a change touches, the nearest first."""
    tests = [path for path in graph if is_test(path)]
    found: dict[str, Touched] = {}

    def note(path: str, far: int, why: str) -> None:
        if path not in found or far < found[path].far:
            found[path] = Touched(path, far, why)

    for path in changed:
        for test, far in reached_from(path, graph).items():
            note(test, far, "changed" if far == 0 else f"imports {path}" if far == 1 else f"{far} imports from {path}")
        for folder in twins(path):
            for test in tests:
                if test.startswith(folder):
                    named = test.endswith(f"/test_{Path(path).stem}.py")
                    note(test, 1 if named else NEAR_BY_FOLDER, f"tests {path}" if named else f"{folder} for {path}")
        game = re.match(r"src/heptarchy/games/(\w+)/", path)
        if game is not None:
            for test in tests:
                if f'"{game[1]}"' in (ROOT / test).read_text(encoding="utf-8"):
                    note(test, NEAR_BY_NAME, f"names {game[1]}")
        if path.startswith(EVERYTHING):
            for test in tests:
                if test.startswith(SMOKE):
                    note(test, 1, f"a few of each kind, for {path}")
    return sorted(found.values(), key=lambda one: (one.far, one.path))


def reached_from(path: str, graph: dict[str, set[str]]) -> dict[str, int]:
    """Tests that import a file, or what imports it, with how many steps that takes."""
    far = {path: 0} if path in graph else {}
    waiting = deque(far)
    while waiting:
        file = waiting.popleft()
        if file in DOORS and far[file] > 0:
            continue
        for other in sorted(graph[file]):
            if other not in far:
                far[other] = far[file] + 1
                waiting.append(other)
    return {file: steps for file, steps in far.items() if is_test(file)}


def twins(path: str) -> list[str]:
    """Where a file is tested: `src/heptarchy/games/dba/ground.py` in `tests/games/dba/`, a page by its checker."""
    if path.endswith(".md") and not path.startswith("src/"):
        return ["tests/test_docs.py"]
    if path.startswith("tests/"):  # a golden game, a table of sizes
        return [] if path.endswith(".py") else [f"{Path(path).parent.as_posix()}/test_"]
    if not path.startswith("src/heptarchy/"):
        return []
    inside = Path(path).relative_to("src/heptarchy")
    if inside.parts[0] == "games" and len(inside.parts) > 2:
        drawer = DRAWERS.get(inside.stem, DRAWERS.get(inside.with_suffix("").parts[2]))
        if drawer is not None:
            return [drawer]
    folders = inside.parent
    for folder in (folders, *folders.parents):
        if folder.parts and (ROOT / "tests" / folder).is_dir():
            return [f"tests/{folder.as_posix()}/"]
    return []


# The checks


Checked = tuple[str, int, str]  # the name of a check, what it answered, and what it said


def lint(ends: float) -> list[Checked]:
    """The checks of the source."""
    checks = {
        "ruff check": ["ruff", "check", "."],
        "ruff format": ["ruff", "format", "--check", "."],
        "mypy --strict": ["mypy"],
        "import-linter": ["lint-imports"],
    }
    return [(name, *run_until(ends, [str(BIN / words[0]), *words[1:]], ROOT)) for name, words in checks.items()]


def web_checks(ends: float) -> list[Checked]:
    """The checks of the browser client, where its parts are installed."""
    if not (ROOT / "web" / "node_modules").is_dir() or shutil.which("npm", path=search_path()) is None:
        return [("svelte-check and vitest", 1, "the client is not set up: `make web`, then again")]
    scripts = {"svelte-check": "check", "vitest": "test"}
    return [(name, *run_until(ends, ["npm", "run", "--silent", one], ROOT / "web")) for name, one in scripts.items()]


def search_path() -> str:
    """Node may lie in .venv."""
    return os.pathsep.join([str(BIN), os.environ.get("PATH", "")])


def run_until(ends: float, words: list[str], folder: Path, **more: str) -> tuple[int, str]:
    """Run a command until a moment; what it answered, and what it said."""
    settings = {**os.environ, "PATH": search_path(), **more}
    left = max(1.0, ends - time.time())
    try:
        done = subprocess.run(
            words, cwd=folder, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, timeout=left
        )
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode()
        return CUT_OFF, f"{said}\nthe time was up before it ended; a first run fills caches: again"
    return done.returncode, done.stdout.decode()


# The tests


def in_lanes(tests: list[Touched]) -> list[list[str]]:
    """Two lists to run beside each other, the nearest first; tests that share a server stay together."""
    lanes: list[list[str]] = [[], []]
    for one in tests:
        lane = lanes[1] if one.path.startswith("tests/server") or len(lanes[1]) < len(lanes[0]) else lanes[0]
        lane.append(one.path)
    return [lane for lane in lanes if lane]


def run_lane(paths: list[str], ends: float) -> tuple[bool, str, Counter[str], Counter[str]]:
    """Run files of tests in this order: whether all passed, what was said, the outcomes, and what was not reached."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told.xml"
        words = [sys.executable, "-m", "pytest", "-q", "--tb=short", "-p", "tools.quick_end", "-m", "not many_games"]
        words += ["-p", "no:cacheprovider", f"--junit-xml={told}", *paths]
        last = f"{ends - LAST:.0f}"
        code, said = run_until(ends, words, ROOT, HEPTARCHY_LAWS_SHARE=SHARE, HEPTARCHY_QUICK_LAST=last)
        if code != CUT_OFF:
            outcomes, missed = counted(told)
            return code in (0, NO_TESTS), said, outcomes, missed
    # It was cut off: a test took longer than was left. Dots tell of those before it.
    marks = Counter("".join(re.findall(r"^([.sFE]+)(?: +\[|$)", said, re.MULTILINE)))
    outcomes = Counter({"passed": marks["."], "failed": marks["F"] + marks["E"]})
    return not outcomes["failed"], said, outcomes, Counter(paths)


def counted(told: Path) -> tuple[Counter[str], Counter[str]]:
    """How many tests had each outcome, and how many of each module were not reached."""
    outcomes: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    for case in ElementTree.parse(told).getroot().iter("testcase"):
        skipped = case.find("skipped")
        if skipped is not None and NOT_REACHED in (skipped.get("message") or ""):
            missed[(case.get("classname") or "").replace(".", "/") + ".py"] += 1
        elif case.find("failure") is not None or case.find("error") is not None:
            outcomes["failed"] += 1
        else:
            outcomes["skipped" if skipped is not None else "passed"] += 1
    return outcomes, missed


def main() -> int:
    """Check what changed, and say what was left out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", metavar="COMMIT", help="what counts as changed; where this branch left main")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long it may take")
    parser.add_argument("--list", action="store_true", help="say what would run, and stop")
    args = parser.parse_args()

    began = time.time()
    ends = began + args.seconds
    base = args.against or where_it_began()
    changed = changed_since(base)
    touched = touched_by(changed, importers())
    slow = [one for one in touched if one.path.startswith(BROWSERS)]
    tests = [one for one in touched if not one.path.startswith(BROWSERS)]
    print(f"changed since {base[:12]}: {len(changed)} files", *(f"  {path}" for path in changed[:SHOWN]), sep="\n")
    print(f"touched: {len(tests)} files of tests, nearest first")
    for one in tests if args.list else tests[:SHOWN]:
        print(f"  {one.path}: {one.why}")
    if args.list:
        return 0

    with ThreadPoolExecutor(4) as pool:
        linting = pool.submit(lint, ends)
        running = [pool.submit(run_lane, lane, ends) for lane in in_lanes(tests)]
        client = (
            pool.submit(web_checks, ends)
            if any(path.startswith("web/") or path.endswith(".ftl") for path in changed)
            else None
        )
        checks = linting.result() + (client.result() if client is not None else [])
        lanes = [one.result() for one in running]

    for name, code, said in checks:
        print(f"== {name}: {'passed' if code == 0 else 'FAILED'}" + ("" if code == 0 else f"\n{said}"))
    outcomes = sum((lane[2] for lane in lanes), Counter())
    missed = sum((lane[3] for lane in lanes), Counter())
    for passed, said, _, _ in lanes:
        if not passed:
            print(said)
    counts = ", ".join(f"{number} {what}" for what, number in sorted(outcomes.items())) or "none"
    print(f"== tests: {counts}; {time.time() - began:.0f} s in all")
    print("left to `make test`:")
    for path, number in missed.most_common():
        print(f"  {path}: {number} not reached in time")
    if slow or client is not None:
        print(f"  the browser tests: {len(slow)} of their files are touched")
    print(
        "  the laws on all cases and on the compiled build, agents' many games, and each test that this does not touch"
    )
    return 0 if not any(code for _, code, _ in checks) and all(lane[0] for lane in lanes) else 1


if __name__ == "__main__":
    sys.exit(main())
