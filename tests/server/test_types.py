"""The browser's types are made of the server's: what is committed is what `make types` would write."""

from __future__ import annotations

import pytest

from tools import make_types

PAGES = make_types.pages()


@pytest.mark.parametrize("name", PAGES)
def test_the_browsers_types_are_those_of_today(name: str) -> None:
    assert (make_types.WEB / name).read_text(encoding="utf-8") == PAGES[name], "`make types` writes them"


def test_no_other_file_says_that_it_was_made_so() -> None:
    made = [file for file in make_types.WEB.rglob("*.ts") if "Made by `make types`" in file.read_text(encoding="utf-8")]
    assert {str(file.relative_to(make_types.WEB)) for file in made} == PAGES.keys()
