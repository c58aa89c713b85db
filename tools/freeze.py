"""Keep the rules of a game as they were, as a past edition: `make freeze GAME=vikings`.

    python tools/freeze.py vikings                  the rules of the last commit, which the working tree has changed
    python tools/freeze.py vikings --rules HEAD~2   those of an earlier commit
    python tools/freeze.py vikings --rules FOLDER   those of another source tree

It packs the game, the games played within it, the kernel and the bots, as far as they are imported from
`heptarchy/editions/door.py`, into `src/heptarchy/editions/GAME-VERSION.zip`. Names of modules are turned to names of
their own, and errors made to derive from the living ones; nothing else is changed. Then it plays a game by what it
wrote, opens the archive's records of that version with it, and notes its SHA-256.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
EDITIONS = Path("src") / "heptarchy" / "editions"
SUMS = "SHA256SUMS"
DOOR = "heptarchy.editions.door"
ERROR = "class HeptarchyError(Exception):"  # in the kernel: what all errors derive from
LIVING = "from heptarchy.editions import LivingError\n\n\nclass HeptarchyError(LivingError):"
LEFT_OUT = {"README.md", "RULINGS.md", "map.json"}  # for people, and for the browser client, which has its own
# Of a game's box what only learners and the lab ask for; its screens are imported by name, and so are not met here
NOT_PLAYED = re.compile(r"heptarchy\.(games\.\w+\.(encoding|facts|bench)|kit\.(encoding|facts|benchmark))(\..*)?")
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # so that the same sources give the same file
ASK = """
import json, heptarchy
game = heptarchy.game({id!r})
print(json.dumps([game.rules_version, game.child_packages(), heptarchy.game_ids()]))
"""
PLAY = """
from heptarchy import editions
found = editions.edition({id!r}, {version})
assert found.past
rng, match, bot = found.rng("freeze"), found.match(found.game), found.usual().agent({id!r})
while not match.state.over:
    state = match.state
    seat = state.seat
    match.apply(rng.pick(state.weights) if seat == -1 else bot.choose(match.perspective(seat), rng), seat)
found.unpack(found.game, found.pack(match.state))
for language in found.game.languages():
    words = found.game.words(language)
    words.rules_text(), words.book(), words.ending(match.state)
print(len(match.log))
"""


class NotFrozen(Exception):
    """The edition can't be made; says why."""


def freeze(game_id: str, source: Path, to: Path) -> Path:
    """Write the past edition of a source tree's rules (a folder that holds `heptarchy`), and give its file."""
    version, children, games = json.loads(run(ASK.format(id=game_id), source))
    name = f"{game_id}_{version}"
    own = {game_id, *(child.rpartition(".")[2] for child in children)}
    modules = imported(source, set(games) - own)
    to.mkdir(parents=True, exist_ok=True)
    file = to / f"{game_id}-{version}.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        said = f'"""The rules of {game_id} as they were in version {version}. Written by tools/freeze.py."""\n'
        put(packed, f"{name}/__init__.py", said.encode())
        for module, path in sorted(modules.items()):
            text = path.read_text(encoding="utf-8")
            inside = f"{name}/door.py" if module == DOOR else f"{name}/{path.relative_to(source / 'heptarchy')}"
            put(packed, inside, turned(text, name).encode())
        for path in texts(source, modules):
            put(packed, f"{name}/{path.relative_to(source / 'heptarchy')}", path.read_bytes())
    return file


def put(packed: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file, always with the same date."""
    info = zipfile.ZipInfo(name, LONG_AGO)
    info.compress_type = zipfile.ZIP_DEFLATED
    packed.writestr(info, data, compresslevel=9)


def turned(text: str, name: str) -> str:
    """A module's text with its own names for all that is packed, and errors that the living package knows."""
    text = re.sub(r"\bheptarchy\.(?=[a-z])", f"heptarchy.editions.{name}.", text)
    return text.replace(ERROR, LIVING)


def imported(source: Path, others: set[str]) -> dict[str, Path]:
    """All modules that the door imports, at once or later, with their packages; but none of other games."""
    found: dict[str, Path] = {}
    waiting = [DOOR]
    while waiting:
        module = waiting.pop()
        path = path_of(source, module)
        if module in found or path is None or others & set(module.split(".")) or NOT_PLAYED.fullmatch(module):
            continue
        found[module] = path
        if module != DOOR:
            waiting.append(module.rpartition(".")[0])
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
                if any(alias.name == "heptarchy" for alias in node.names):
                    raise NotFrozen(f"{module} imports heptarchy as a whole: it must name the module it means")
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                waiting += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    errors = [module for module, path in found.items() if ERROR in path.read_text(encoding="utf-8")]
    if len(errors) != 1:
        raise NotFrozen(f"expected {ERROR!r} in one module, found it in {errors}")
    return found


def path_of(source: Path, module: str) -> Path | None:
    """Where a module of ours lies; None for any other, and for the package as a whole."""
    if not module.startswith("heptarchy."):
        return None
    path = source.joinpath(*module.split("."))
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            return file
    return None


def texts(source: Path, modules: dict[str, Path]) -> list[Path]:
    """What lies beside the packed modules and is no module: rules, tables of figures."""
    found: list[Path] = []
    for folder in sorted({path.parent for path in modules.values() if path.name == "__init__.py"}):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder).parts[:-1]
            plain = not any((folder.joinpath(*inside[: i + 1]) / "__init__.py").exists() for i in range(len(inside)))
            if path.is_file() and plain and "__pycache__" not in inside and path.suffix not in (".py", ".pyc", ".so"):
                found += [path] if path.name not in LEFT_OUT else []
    return [path for path in found if path.parent != source / "heptarchy"]


def run(program: str, source: Path) -> str:
    """What a Python program says that finds heptarchy in this source tree."""
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(
        command, check=False, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True
    )
    if done.returncode:
        raise NotFrozen(done.stderr.strip() or "it failed without a word")
    return done.stdout


def sources(revision: str, to: Path) -> Path:
    """The source tree of a commit, unpacked; or the one that lies in a folder."""
    folder = Path(revision)
    for inside in (folder, folder / "src"):
        if (inside / "heptarchy").is_dir():
            return inside
    command = ["git", "-C", str(HERE), "archive", revision, "src/heptarchy"]
    done = subprocess.run(command, check=False, capture_output=True)
    if done.returncode:
        raise NotFrozen(f"{revision!r} is neither a source tree nor a commit: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as tree:
        tree.extractall(to, filter="data")
    return to / "src"


def note_sums(folder: Path) -> None:
    """Note the SHA-256 of each past edition, as `sha256sum --check` reads it."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(folder.glob("*.zip"))]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Make the edition, play by it, and note it down."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game")
    asked.add_argument("--rules", default="HEAD", help="a commit or a source tree with the rules to keep (HEAD)")
    asked.add_argument("--tree", type=Path, default=HERE, help="the working tree that keeps them")
    said = asked.parse_args()
    living: int = json.loads(run(ASK.format(id=said.game), said.tree / "src"))[0]
    with tempfile.TemporaryDirectory() as scratch:
        source = sources(said.rules, Path(scratch))
        version: int = json.loads(run(ASK.format(id=said.game), source))[0]
        if version >= living:
            raise NotFrozen(
                f"{said.rules} plays version {version} of {said.game}, and the working tree version {living}: "
                f"raise the rules version first; or name the commit whose rules are to be kept (--rules)"
            )
        target = said.tree / EDITIONS / f"{said.game}-{version}.zip"
        if target.exists():
            raise NotFrozen(f"{target} is there already: a past edition is never made anew")
        file = freeze(said.game, source, said.tree / EDITIONS)
    try:
        answers = int(run(PLAY.format(id=said.game, version=version), said.tree / "src"))
    except NotFrozen:
        file.unlink()
        raise
    note_sums(said.tree / EDITIONS)
    print(f"{file}: {file.stat().st_size:,} bytes; a game by it ended after {answers} answers")


if __name__ == "__main__":
    try:
        main()
    except NotFrozen as error:
        raise SystemExit(f"freeze: {error}") from None
