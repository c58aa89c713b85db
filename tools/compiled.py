"""Builds the compiled package once per state of its sources, and prints where it lies.

    PYTHONPATH=$(python tools/compiled.py) pytest tests/laws

The place, build/compiled/<hash>, is a complete copy of the package, with the native modules beside the plain ones. The
hash has two halves: what is compiled (kernel, kit, games, agents, what compiles them) and everything else. Where
only the second differs from an earlier build, the native modules are taken from there. The latest two builds are kept.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILDS = ROOT / "build" / "compiled"
KEPT = 2
SHOWN_LINES = 40
NATIVE = ("*.so", "*.pyd")
# As in setup.py: folders and modules
COMPILED = ("kernel/", "kit/", "games/", "agents/", "adapters/many.")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.pyc", "*.egg-info", *NATIVE)


def say(words: str) -> None:
    print(f"compiled: {words}", file=sys.stderr, flush=True)


def package_files() -> list[Path]:
    package = ROOT / "src" / "heptarchy"
    found = (f for f in package.rglob("*") if f.is_file() and "__pycache__" not in f.parts)
    return sorted(f for f in found if not any(f.match(pattern) for pattern in NATIVE))


def is_compiled_from(file: Path) -> bool:
    """Whether the native modules depend on this file of the package."""
    name = file.relative_to(ROOT / "src" / "heptarchy").as_posix()
    return file.suffix == ".py" and (name.startswith(COMPILED) or name == "__init__.py")


def digest(files: Iterable[Path], *words: str) -> str:
    total = hashlib.sha256("\n".join(words).encode())
    for file in files:
        total.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:12]


def build_name() -> str:
    """`<native>-<rest>`: equal names mean equal builds, equal first halves mean equal native modules."""
    files = package_files()
    native = [f for f in files if is_compiled_from(f)]
    rest = [f for f in files if not is_compiled_from(f)]
    makers = [ROOT / "setup.py", ROOT / "pyproject.toml"]
    level = os.environ.get("HEPTARCHY_OPT", "3")
    python = f"{platform.python_implementation()} {sys.version} {platform.machine()}"
    return f"{digest([*native, *makers], python, metadata.version('mypy'), level)}-{digest(rest)}"


def copy_native(earlier: Path, target: Path) -> None:
    for pattern in NATIVE:
        for file in earlier.rglob(pattern):
            shutil.copy2(file, target / file.relative_to(earlier))


def compile_into(workshop: Path) -> None:
    """Compile the copy of the sources in `workshop`, in place; on failure show what the compilers said."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "RIGHTS.md"):
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, workshop / name)
    environment = {k: v for k, v in os.environ.items() if k not in ("HEPTARCHY_PURE", "PYTHONPATH")}
    environment["HEPTARCHY_COMPILE"] = "require"
    answer = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=workshop,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if answer.returncode != 0:
        print("\n".join(answer.stdout.splitlines()[-SHOWN_LINES:]), file=sys.stderr)
        if "Python.h" in answer.stdout:
            say("Python's C headers are missing; on Debian: apt install python3-dev")
        raise SystemExit("compiled: the build failed; the compilers' words are above")


def build(name: str) -> Path:
    """The folder of the build called `name`, made now if it is not there."""
    target = BUILDS / name
    if target.is_dir():
        say(f"reusing {target.relative_to(ROOT)}")
        return target
    started = time.monotonic()
    native = name.partition("-")[0]
    earlier = next((place for place in BUILDS.glob(f"{native}-*") if place.is_dir()), None)
    with tempfile.TemporaryDirectory(dir=BUILDS, prefix="making-") as folder:
        workshop = Path(folder)
        shutil.copytree(ROOT / "src", workshop / "src", ignore=LEFT_OUT)
        if earlier is not None:
            say(f"native modules are as in {earlier.relative_to(ROOT)}; copying the rest")
            copy_native(earlier, workshop / "src")
        else:
            say("compiling kernel, kit, games and agents with mypyc")
            compile_into(workshop)
        (workshop / "src").rename(target)
    say(f"built {target.relative_to(ROOT)} in {time.monotonic() - started:.0f} s")
    return target


def prune(latest: Path) -> None:
    """Keep the latest builds, this one among them."""
    latest.touch()
    builds = sorted((b for b in BUILDS.iterdir() if b.is_dir()), key=lambda b: b.stat().st_mtime, reverse=True)
    for old in builds[KEPT:]:
        shutil.rmtree(old)


def main() -> int:
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second caller waits, and then finds the build made
        target = build(build_name())
        prune(target)
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
