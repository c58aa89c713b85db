"""Every record of the archive opens: those of today's rules and those of every version before.

The compiled build opens all of them; the interpreted one, with HEPTARCHY_LAWS_SHARE=n, every nth (see conftest).
"""

from __future__ import annotations

import os
import re
import zipfile
from pathlib import Path

import pytest

import heptarchy
from heptarchy import editions
from heptarchy.kernel.record import read_facts
from tests.archive.making import FULL, HERE, cases, file_of, names_in
from tests.laws.fitting import misfits

SHARE = int(os.environ.get("HEPTARCHY_LAWS_SHARE", "1"))
ALL = [(file, name) for file in sorted(HERE.glob("*.zip")) for name in names_in(file)]
FILE = re.compile(r"([a-z0-9_]+)-(\d+)\.zip")


def named(one: tuple[Path, str]) -> str:
    return f"{one[0].stem}/{one[1]}"


@pytest.mark.parametrize("record", ALL[::SHARE], ids=named)
def test_a_record_of_the_archive_opens_and_is_the_game_that_was_played(record: tuple[Path, str]) -> None:
    file, name = record
    with zipfile.ZipFile(file) as archive:
        text = archive.read(name).decode()
    facts = read_facts(text)
    assert f"{facts.game}-{facts.version}.zip" == file.name
    assert facts.over
    match = editions.resume(text)
    assert match.state.over
    assert len(match.state.result().ranks) == len(match.record.names)
    assert match.record.write().split()[-2:] == text.split()[-2:], "the closing line: how many answers, how it ended"
    # And what is seen of it is what clients of today draw: a view only grows
    kind = heptarchy.game(facts.game).seen().View
    for state in (match.record.replay(len(match.record.answers) // 2), match.state):
        for seat in (None, 0):
            assert not list(misfits(kind, state.view(seat))), (seat, state.moves)


@pytest.mark.parametrize("game_id", FULL)
def test_the_archive_holds_every_case_of_todays_version(game_id: str) -> None:
    version = heptarchy.game(game_id).rules_version
    wanted = {f"{name}.record" for name, (case, _) in cases().items() if case.game.id == game_id}
    missing = wanted - set(names_in(file_of(game_id, version)))
    assert not missing, "`make archive` plays them"


def test_the_rules_of_every_version_in_the_archive_are_kept() -> None:
    for file in HERE.glob("*.zip"):
        found = FILE.fullmatch(file.name)
        assert found is not None, f"{file} is called after no game and version"
        game_id, version = found[1], int(found[2])
        assert editions.edition(game_id, version).version == version


@pytest.mark.parametrize("game_id", FULL)
def test_no_version_is_left_out(game_id: str) -> None:
    living = heptarchy.game(game_id).rules_version
    first = min(editions.past_versions(game_id), default=living)
    assert editions.past_versions(game_id) == list(range(first, living)), "`make freeze` keeps the rules that change"
    archived = [version for version in range(first, living + 1) if file_of(game_id, version).exists()]
    assert archived == list(range(first, living + 1))
