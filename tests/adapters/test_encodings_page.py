"""The page on encodings is made from them, and names every plane that any set-up has."""

from __future__ import annotations

from heptarchy.adapters.encodings import ENCODINGS, encoding_of
from tests.laws.tables import CASES
from tools import encodings


def test_the_page_is_what_the_encodings_say() -> None:
    assert encodings.PAGE.read_text(encoding="utf-8") == encodings.page(), "run python tools/encodings.py"


def test_the_page_names_every_plane() -> None:
    page = encodings.page()
    chapters = dict(zip(encodings.SHOWN, page.split("\n## ")[1:], strict=True))
    assert set(chapters) == set(ENCODINGS)
    for case in CASES:
        if case.game.id in chapters:
            encoding = encoding_of(case.game, case.game.settle(case.options))
            missing = [plane.name for plane in encoding.planes if f"| `{plane.name}` |" not in chapters[case.game.id]]
            assert not missing, f"{case}: {missing}"
