"""`make audit`: are there known faults in what is locked? Asks advisory databases, and says so where none is reached.

It fails for a known fault, and for nothing else: a machine without a way to the databases has nothing to mend. What was
not looked up is counted and said, since silence would read as an all-clear.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("setup", "fast", "bench", "node", "upkeep")
SERVICES = ("pypi", "osv")  # the databases that pip-audit knows, in the order in which they are tried
PATIENCE = 600.0  # seconds for one of them


def main() -> int:
    """1 if something is known to be at fault."""
    faults = [fault for lock in LOCKS for fault in audit_lock(lock)]
    faults += audit_npm()
    for fault in faults:
        print(f"FAULT: {fault}")
    return 1 if faults else 0


def audit_lock(lock: str) -> list[str]:
    """The known faults of what a lock of Python's names."""
    file = ROOT / "locks" / f"{lock}.txt"
    most, said = 0, f"{file.name}: no advisory database could be reached; nothing was looked up"
    found: list[str] = []
    for service in SERVICES:
        given = ask_pip_audit(file, service)
        if given is None:
            continue
        faults, known, unknown = read_pip_audit(given)
        if known > most:
            most, found = known, faults
            said = f"{file.name}: {known} packages looked up, {len(faults)} known faults"
            if unknown:
                said += f"; {unknown} packages are not in the database, or it could not be reached for them"
        if not unknown:
            break
    print(said)
    return found


def ask_pip_audit(file: Path, service: str) -> Any:
    """What pip-audit says; None if it could not ask."""
    module = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off"]
    command = [*module, "--vulnerability-service", service, "--format", "json", "--requirement", str(file)]
    return read_json(command, ROOT)


def read_pip_audit(given: Any) -> tuple[list[str], int, int]:
    """The faults, and how many packages were looked up and how many were not."""
    faults, known, unknown = [], 0, 0
    for package in given["dependencies"]:
        if "skip_reason" in package:
            unknown += 1
            continue
        known += 1
        for one in package["vulns"]:
            mended = f"; mended in {', '.join(one['fix_versions'])}" if one["fix_versions"] else ""
            faults.append(f"{package['name']} {package['version']}: {one['id']}{mended}")
    return faults, known, unknown


def audit_npm() -> list[str]:
    """The known faults of what the browser client is built with."""
    given = read_json(["npm", "audit", "--json"], ROOT / "web")
    if given is None or "vulnerabilities" not in given:
        print("package-lock.json: no advisory database could be reached; nothing was looked up")
        return []
    faults, known = read_npm_audit(given)
    print(f"package-lock.json: {known} packages looked up, {len(faults)} known faults")
    return faults


def read_npm_audit(given: Any) -> tuple[list[str], int]:
    """The faults, and how many packages were looked up."""
    faults = [f"{name} ({one['severity']}, {one['range']})" for name, one in sorted(given["vulnerabilities"].items())]
    return faults, int(given["metadata"]["dependencies"]["total"])


def read_json(command: list[str], folder: Path) -> Any:
    """What a command writes, whatever its exit code says; None if that is no JSON."""
    try:
        run = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return json.loads(run.stdout)
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


if __name__ == "__main__":
    sys.exit(main())
