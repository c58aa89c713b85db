"""`make corpus` (python -m tests.corpus.making): play the games of the corpus by name, and write down what was read.

    python -m tests.corpus.making                     play all games anew, and write all files
    python -m tests.corpus.making vikings --again     the games as they were played before
    python -m tests.corpus.making vikings --still     only what is read outside of games: names, texts, new messages
    python -m tests.corpus.making --again --whole DIR  besides, every distinct sentence, for a comparison with `diff`

The games are of every set of options that the laws try, and of full size; random and greedy bots take turns.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import heptarchy
from heptarchy import FATE, Match, Rng
from heptarchy.agents import agent
from tests.archive.making import FULL
from tests.corpus.corpus import Corpus, halves, played_in
from tests.corpus.files import file_of
from tests.corpus.hearing import Played, place
from tests.laws.tables import OPTION_SETS

GAMES = 200
BOTS = ("greedy", "random")


def chosen(game_id: str, number: int) -> tuple[dict[str, object], str]:
    """The options of a game, and who plays: all options by turns, each by both bots."""
    sets = [*FULL[game_id], *OPTION_SETS[game_id]()]
    turn, one = divmod(number, len(sets))
    return sets[one], BOTS[(one + turn) % len(BOTS)]


def played(game_id: str, number: int) -> Played:
    """A game, from a seed that is its name."""
    given, bot = chosen(game_id, number)
    match, player = Match(heptarchy.game(game_id), given), agent(bot, game_id)
    rng = Rng(f"corpus {game_id} {number}")
    answers: list[int] = []
    while not match.state.over:
        state = match.state
        seat = state.seat
        if seat == FATE:
            action = rng.pick(state.weights)
            answers.append(place(state.weights.answers, action))
        else:
            action = player.choose(match.perspective(seat), rng)
            answers.append(place(state.options_for(seat), action))
        match.apply(action, seat)
    return Played(given, bot, answers)


def write(game_id: str, games: int, again: bool, whole: Path | None) -> None:
    """Write one file anew, and say how much it is."""
    began = time.monotonic()
    file = file_of(game_id)
    corpus = Corpus(heptarchy.game(game_id))
    corpus.whole = None if whole is None else {}
    known = list(played_in(file.read_text(encoding="utf-8")))[:games] if again else []
    for number in range(len(known) if again else games):
        corpus.hear(known[number] if again else played(game_id, number))
    text = corpus.text()
    file.write_text(text, encoding="utf-8")
    if whole is not None and corpus.whole is not None:
        (whole / file.name).write_text("\n".join(sorted(corpus.whole)) + "\n", encoding="utf-8")
    kept = sum(map(len, corpus.kinds.values()))
    spent = time.monotonic() - began
    print(
        f"{game_id}: {len(corpus.games)} games, {corpus.lines:,} sentences read, {kept:,} of {len(corpus.kinds)} kinds "
        f"kept, {len(text.encode()):,} bytes, {spent:.0f} s",
        flush=True,
    )


def write_still(game_id: str) -> None:
    """Write one file anew without playing: what was heard in games stays."""
    file = file_of(game_id)
    text = file.read_text(encoding="utf-8")
    corpus = Corpus(heptarchy.game(game_id))
    kind = ""
    for line in halves(text)[0]:
        number, _, said = line.partition(" ")
        if line.startswith("["):
            kind = line[1:-1]
        elif number.isdecimal():
            corpus.kinds.setdefault(kind, {})[said] = int(number)
    corpus.games = halves(text)[1]
    file.write_text(corpus.text(), encoding="utf-8")


def main() -> None:
    """Write what is asked for."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("game", nargs="*", help="games; without one, all of ours")
    asked.add_argument("--games", type=int, default=GAMES, help=f"how many games of each ({GAMES})")
    asked.add_argument("--again", action="store_true", help="the games that were played before")
    asked.add_argument("--still", action="store_true", help="what is read outside of games alone")
    asked.add_argument("--whole", type=Path, help="a folder for every distinct sentence")
    said = asked.parse_args()
    for game_id in said.game or FULL:
        if said.still:
            write_still(game_id)
        else:
            write(game_id, said.games, said.again, said.whole)


if __name__ == "__main__":
    main()
