"""The corpus of one game, a file: the games it was heard in, and of each kind of sentence those heard first.

    # sentences
    [told landed]
    3 Ivar lands in Norwich | Ivar el Deshuesado desembarca en Norwich
    ...
    # games
    3 greedy {"players": 2} 3f0c... 81022 c-r%;...

Before a sentence stands the number of the game in which it was heard first. After a game's options come the digest of
all that was read in it, how many lines that is, and the answers. A sentence that changes shows in the first part if it
is among the first of its kind, and in the digest if it is not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

import heptarchy
from heptarchy import Game
from tests.corpus.hearing import Line, Played, digest, hear, packed, still, unpacked

FEW = {"told": 16, "ask": 10, "why": 5, "do": 3, "log": 3}  # so many of a kind are written down; of others all
STILL = -1  # the number of what is read outside of games
HEADS = ("# sentences", "# games")


class Corpus:
    """What was heard so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: dict[str, dict[str, int]] = {}  # by kind: sentences, with the number of the game
        self.games: list[str] = []
        self.lines = 0
        self.whole: dict[str, None] | None = None  # all sentences, if they are wanted
        self.take(STILL, still(game))

    def take(self, number: int, lines: Iterable[Line]) -> None:
        """Keep the first sentences of each kind."""
        for kind, text in lines:
            self.lines += 1
            known = self.kinds.setdefault(kind, {})
            if text not in known and len(known) < FEW.get(kind.partition(" ")[0], 10_000):
                known[text] = number
            if self.whole is not None:
                self.whole[f"{kind}: {text}"] = None

    def hear(self, played: Played) -> None:
        """Play a game again and take down what is read in it."""
        number = len(self.games)
        lines = list(hear(self.game, played, f"{self.game.id} {number}"))
        self.take(number, lines)
        facts = [str(number), played.bot, json.dumps(played.given), digest(lines), str(len(lines))]
        self.games.append("\t".join([*facts, packed(played.answers)]))

    def text(self) -> str:
        """As a file."""
        lines = [HEADS[0]]
        for kind in sorted(self.kinds):
            lines += ["", f"[{kind}]", *(f"{number} {text}" for text, number in self.kinds[kind].items())]
        return "\n".join([*lines, "", HEADS[1], "", *self.games]) + "\n"


def halves(text: str) -> tuple[list[str], list[str]]:
    """The lines of sentences, and those of games."""
    sentences, _, games = text.partition(f"\n{HEADS[1]}\n\n")
    return sentences.splitlines(), games.splitlines()


def played_in(text: str) -> Iterator[Played]:
    """The games of a corpus."""
    for line in halves(text)[1]:
        _, bot, given, _, _, answers = line.split("\t")
        yield Played(json.loads(given), bot, unpacked(answers))


def begun(text: str, games: int) -> str:
    """What the file would be if it had been taken in so many games."""
    sentences, told = halves(text)
    kept: list[str] = []
    for line in sentences:
        number = line.partition(" ")[0]
        if not number.lstrip("-").isdecimal() or int(number) < games:
            kept.append(line)
    return "\n".join([*without_empty(kept), "", HEADS[1], "", *told[:games]]) + "\n"


def without_empty(lines: list[str]) -> list[str]:
    """The same without kinds that have no sentence."""
    kept: list[str] = []
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith("[") and not after:
            kept.pop()
        else:
            kept.append(line)
    return kept


def heard_again(game_id: str, text: str, games: int) -> str:
    """What is heard today in the first games of a corpus."""
    corpus = Corpus(heptarchy.game(game_id))
    for n, played in enumerate(played_in(text)):
        if n < games:
            corpus.hear(played)
    return corpus.text()
