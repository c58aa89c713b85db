"""Builds the rules as native modules with mypyc, or as plain Python where that cannot be done.

pyproject.toml holds everything else. Two variables steer this file:

    HEPTARCHY_PURE=1            plain modules, no compiling
    HEPTARCHY_COMPILE=require   what keeps us from compiling is an error, not a reason to fall back
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HERE = Path(__file__).resolve().parent
PURE = os.environ.get("HEPTARCHY_PURE", "") not in ("", "0")
REQUIRED = os.environ.get("HEPTARCHY_COMPILE", "") == "require"

# pip asks for requirements and metadata before it builds; compiling for those would be work thrown away.
ASKS_ONLY = {"egg_info", "dist_info", "sdist", "clean", "--version", "--name", "--help", "--help-commands"}

# How modules begin that hold what a game says
SPOKEN = ("asks", "words")


def say(words: str) -> None:
    print(f"heptarchy: {words}", file=sys.stderr, flush=True)


def fall_back(reason: str) -> None:
    """Say why the package stays plain Python; where compiling is required, stop instead."""
    if REQUIRED:
        raise SystemExit(f"heptarchy: cannot compile, and HEPTARCHY_COMPILE=require: {reason}")
    say(f"installing plain Python modules, slower but otherwise the same: {reason}")


# Parts of the package that are compiled: folders and modules
NATIVE = ("kernel", "kit", "games", "agents", "adapters/many")
# Within them: what is asked once a game, or only by people and the lab; the types of views, which are read off
PLAIN = ("bench", "benchmark", "facts", "rows", "extra", "seen")


def native_sources() -> list[str]:
    """Every module of these parts but those of words, which are never hot and a third of all."""
    package = HERE / "src" / "heptarchy"
    found = [file for part in NATIVE for file in ((package / part).glob("**/*.py"))]
    found += [package / f"{part}.py" for part in NATIVE if (package / f"{part}.py").is_file()]
    return sorted(str(file.relative_to(HERE)) for file in found if not is_plain(file))


def is_plain(file: Path) -> bool:
    """An __init__ holds nothing hot; questions, words and screens are made at the rim."""
    if "games" in file.parts and file.stem.startswith(SPOKEN):
        return True
    if "screen" in file.parts or file.stem in PLAIN:
        return True
    return file.name == "__init__.py"


def native_modules() -> list[Extension]:
    """The extensions to build: none if plain modules are wanted, or mypyc is missing, or it refuses the sources."""
    if PURE or ASKS_ONLY & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        fall_back(f"mypyc is not installed ({error})")
        return []
    os.chdir(HERE)
    try:
        level = os.environ.get("HEPTARCHY_OPT", "3")  # 1 is compiled in half the time, for checks
        return list(
            mypycify(native_sources(), opt_level=level, debug_level="0", group_name="heptarchy", multi_file=True)
        )
    except SystemExit as error:  # this is how mypyc reports type errors; their text is on the screen already
        fall_back(f"mypyc refused the sources: {error}")
        return []


def compile_in_parallel(compiler: Any) -> None:
    """Compile the C files of an extension side by side: setuptools does one after the other."""
    one_by_one = compiler.compile

    def side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as workers:
            made = list(workers.map(lambda source: one_by_one([source], *args, **kwargs), sources))
        return [name for names in made for name in names]

    compiler.compile = side_by_side


class AllOrNothing(build_ext):
    """Builds every extension or leaves none behind: the native modules share one library, and half of them cannot run.

    setuptools' own mark, `optional`, skips them one by one.
    """

    def build_extensions(self) -> None:
        compile_in_parallel(self.compiler)
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            fall_back(f"the C compiler failed, or there is none ({error})")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=native_modules(), cmdclass={"build_ext": AllOrNothing})
