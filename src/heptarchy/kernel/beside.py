"""Texts and tables that lie beside a package's modules, wherever it comes from: a folder, or a file of past rules."""

from __future__ import annotations

from pkgutil import get_data


def read_beside(package: str, name: str) -> str:
    """The text of a file in the package: `read_beside("heptarchy.games.dba", "data/quick.json")`."""
    found = get_data(package, name)
    if found is None:
        raise FileNotFoundError(f"the package {package} can't read its file {name}")
    return found.decode("utf-8")
