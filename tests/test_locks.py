"""What `make setup` installs is locked: every file by its hash, from wherever, and in step with pyproject.toml."""

from __future__ import annotations

import itertools
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tools.audit import LOCKS, read_npm_audit, read_pip_audit

ROOT = Path(__file__).resolve().parent.parent
ENTRY = re.compile(r"^([a-z0-9][a-z0-9._-]*)(?:\[[a-z,]+\])?==(\S+)(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def wanted(extra: str) -> list[Requirement]:
    """What the package needs with an extra, and with those that the extra names in turn."""
    extras: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
    found = []
    for line in extras[extra]:
        requirement = Requirement(line)
        if requirement.name == "heptarchy":
            found += [one for inner in requirement.extras for one in wanted(inner)]
        else:
            found.append(requirement)
    return found + [Requirement(line) for line in PROJECT["project"]["dependencies"]]


def entries(lock: str) -> dict[str, list[Version]]:
    """The versions that a lock names; several where they differ by Python's version."""
    found: dict[str, list[Version]] = {}
    for line in (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8").splitlines():
        read = ENTRY.match(line)
        if read:
            found.setdefault(read[1], []).append(Version(read[2]))
    return found


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_versions_and_hashes_and_nothing_else(lock: str) -> None:
    lines = (ROOT / "locks" / f"{lock}.txt").read_text(encoding="utf-8").splitlines()
    assert all(line.startswith("# ") or ENTRY.match(line) or HASH.match(line) for line in lines)  # no place to look at
    for line, after in itertools.pairwise(lines):
        assert not ENTRY.match(line) or HASH.match(after), line


@pytest.mark.parametrize(("lock", "extra"), [("setup", "dev"), ("fast", "build"), ("bench", "bench")])
def test_a_lock_fits_what_the_package_asks_for(lock: str, extra: str) -> None:
    locked = entries(lock)
    for requirement in wanted(extra):
        name = re.sub("[-_.]+", "-", requirement.name.lower())
        assert name in locked, f"{name}: run `make lock`"
        assert all(requirement.specifier.contains(version) for version in locked[name]), f"{name}: run `make lock`"


def test_what_was_not_looked_up_is_counted_and_no_all_clear() -> None:
    said = {
        "dependencies": [
            {"name": "good", "version": "1.0", "vulns": []},
            {"name": "bad", "version": "2.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"]}]},
            {"name": "odd", "skip_reason": "not found"},
        ]
    }
    assert read_pip_audit(said) == (["bad 2.0: PYSEC-1; mended in 2.1"], 2, 1)
    found = {"bad": {"severity": "high", "range": "<2"}}
    npm = {"vulnerabilities": found, "metadata": {"dependencies": {"total": 7}}}
    assert read_npm_audit(npm) == (["bad (high, <2)"], 7)
