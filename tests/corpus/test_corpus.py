"""The corpus: what people read in many games comes out the same, byte for byte. `make corpus` writes it anew.

Here its first games are played again, in `make soak` all of them. Where a sentence is meant to change, read the
difference like code; `--whole` of tests/corpus/making.py shows it whole.
"""

from __future__ import annotations

from difflib import unified_diff

import pytest

from heptarchy.games import BUILT_IN
from tests.archive.making import FULL
from tests.corpus.corpus import begun, heard_again
from tests.corpus.files import file_of
from tests.corpus.hearing import packed, unpacked
from tests.sizes import size

SHOWN = 40  # lines of a difference


@pytest.mark.campaign
@pytest.mark.parametrize("game_id", FULL)
def test_every_sentence_of_the_corpus_comes_out_the_same(game_id: str) -> None:
    text = file_of(game_id).read_text(encoding="utf-8")
    games = size(f"corpus_{game_id}")
    before, after = without_answers(begun(text, games)), without_answers(heard_again(game_id, text, games))
    difference = list(unified_diff(before, after, "corpus", "today", n=0, lineterm=""))
    assert not difference, "\n".join(difference[:SHOWN])


def without_answers(text: str) -> list[str]:
    """The lines to show in a difference; a digest stands for what was answered too."""
    return [line.rpartition("\t")[0] or line for line in text.splitlines()]


def test_every_game_of_ours_has_a_corpus() -> None:
    assert [id for id in BUILT_IN if not file_of(id).exists()] == []


def test_answers_are_packed_whole() -> None:
    answers = [0, 17, -3, 123456]
    assert unpacked(packed(answers)) == answers
