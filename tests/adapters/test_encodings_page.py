"""The page on encodings is made from them, and names every plane that any set-up has."""

from __future__ import annotations

import sys
from pathlib import Path

from heptarchy.games import BUILT_IN
from heptarchy.kit.encoding import encoding_of
from tests.laws.tables import CASES
from tools import write_encodings


def test_no_tool_is_called_as_a_module_of_the_standard_library() -> None:
    # who runs a tool has its folder first on the path, and hands that down to the processes it starts
    taken = {path.stem for path in Path(write_encodings.__file__).parent.iterdir()} & sys.stdlib_module_names
    assert not taken


def test_the_page_is_what_the_encodings_say() -> None:
    assert write_encodings.PAGE.read_text(encoding="utf-8") == write_encodings.page(), (
        "run python tools/write_encodings.py"
    )


def test_the_page_names_every_plane() -> None:
    page = write_encodings.page()
    chapters = dict(zip(write_encodings.SHOWN, page.split("\n## ")[1:], strict=True))
    assert set(chapters) == set(BUILT_IN)
    for case in CASES:
        if case.game.id in chapters:
            encoding = encoding_of(case.game, case.game.settle(case.options))
            missing = [plane.name for plane in encoding.planes if f"| `{plane.name}` |" not in chapters[case.game.id]]
            assert not missing, f"{case}: {missing}"
