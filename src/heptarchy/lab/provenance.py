"""The provenance of figures: from which heptarchy, which commit, which build, which machine."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import heptarchy
from heptarchy.kernel import state


def checkout() -> Path | None:
    """The folder of the sources that run here; None for an installed package."""
    root = Path(heptarchy.__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() and (root / "src" / "heptarchy").is_dir() else None


def version() -> str:
    """The version that is installed."""
    try:
        return metadata.version("heptarchy")
    except metadata.PackageNotFoundError:
        return "unknown"


def commit() -> str:
    """The commit of the sources, with -dirty where they differ from it; empty where it can't be known."""
    root = checkout()
    if root is None or not (root / ".git").exists():
        return ""
    try:
        answer = subprocess.run(
            ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"],
            capture_output=True,
            text=True,
            check=False,
            timeout=10,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return answer.stdout.strip() if answer.returncode == 0 else ""


def build() -> str:
    """Do the rules run as plain modules or as native ones?"""
    return "plain" if str(state.__file__).endswith(".py") else "compiled"


def cores() -> int:
    """Cores that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def machine() -> dict[str, str | int]:
    """What the figures were measured on."""
    return {
        "cpu": _cpu_model(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def _cpu_model() -> str:
    if sys.platform == "linux":
        try:
            for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
        except OSError:
            pass
    return platform.processor() or "unknown"
