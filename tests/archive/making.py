"""The archive: golden records of every version of every game's rules, in `GAME-VERSION.zip` beside this file.

`make archive` (python -m tests.archive.making) plays a game of each case of the laws that the archive of today's
versions does not hold yet, and a few of full size. What is there is never changed: all of it must open in every later
heptarchy (tests/laws/test_archive.py).
"""

from __future__ import annotations

import zipfile
from pathlib import Path

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.agents import agent
from tests.laws.tables import CASES, Case, Given

HERE = Path(__file__).parent
LONG_AGO = (1980, 1, 1, 0, 0, 0)

# By game: tables as people lay them, which the laws have only in small
FULL: dict[str, list[Given]] = {
    "arthur": [{"players": 4, "battles": "table"}, {"players": 3, "battles": "each", "rounds": 6}],
    "dba": [{"players": 2}, {"players": 2, "battle": "badon"}, {"players": 4, "battle": "dyrham", "cards": 2}],
    "ortus": [{"players": 2}, {"players": 4, "variant": "heathen"}, {"players": 3, "variant": "wessex"}],
    "vikings": [{"players": 4}, {"players": 2, **dict.fromkeys(heptarchy.game("vikings").modules(), True)}],
}


def cases() -> dict[str, tuple[Case, str]]:
    """By name of the record: what is played, and by whom. Small tables by any option, so that rare things happen."""
    ours = [case for case in CASES if case.game.id in FULL]
    found = {f"{case} random": (case, "random") for case in ours}
    for game_id, sets in FULL.items():
        full = [Case(heptarchy.game(game_id), tuple(given.items())) for given in sets]
        found |= {f"{case} greedy": (case, "greedy") for case in full}
    return found


def played(case: Case, name: str) -> str:
    """A whole game as a record; the same case gives the same game."""
    match, bot = Match(case.game, case.options), agent(name, case.game.id)
    rng = Rng(f"archive {case} {name}")
    while not match.state.over:
        state = match.state
        seat = state.seat if state.seat == FATE else rng.choice(state.seats)
        chosen = rng.pick(state.weights) if seat == FATE else bot.choose(match.perspective(seat), rng)
        match.apply(chosen, seat)
    return match.record.write()


def file_of(game_id: str, version: int) -> Path:
    """Where the records of a version lie."""
    return HERE / f"{game_id}-{version}.zip"


def names_in(file: Path) -> list[str]:
    """The records that a file holds."""
    if not file.exists():
        return []
    with zipfile.ZipFile(file) as archive:
        return archive.namelist()


def main() -> None:
    """Play what is missing."""
    for name, (case, who) in cases().items():
        file = file_of(case.game.id, case.game.rules_version)
        if f"{name}.record" in names_in(file):
            continue
        text = played(case, who)
        with zipfile.ZipFile(file, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            info = zipfile.ZipInfo(f"{name}.record", LONG_AGO)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, text, compresslevel=9)
        print(f"{file.name}: {name}, {text.split()[-2]} answers", flush=True)


if __name__ == "__main__":
    main()
