"""Records: a game as text, one answer a line, fate's included. The grammar is in docs/records.md."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from heptarchy.kernel.modes import FATE, NESTED
from heptarchy.kernel.refusal import BadOptions, RecordError, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

MAGIC = "heptarchy record 1"
BODY = "---"
EVERY = 50  # answers between two checksums


class Answer:
    """Who answered what; fate is a seat."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


class Trail:
    """What a record's checksums stand for: who was asked, what could be answered and what was, up to some moment.

    That is the game as its players met it. So code may be rearranged and steps renamed: as long as the same questions
    come with the same options, old records fit.
    """

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=6)

    def see(self, state: State, seat: int, action: int) -> None:
        """An answer that is about to be given."""
        said = state.space.say_all([*state.options_for(seat), action])
        self._hash.update(f"{seat}<{','.join(said[:-1])}>{said[-1]}\n".encode())

    def word(self, state: State) -> str:
        """Twelve hex digits for all that was seen, and for how the state stands: who is asked, or how it ended."""
        hashed = self._hash.copy()
        hashed.update(f"{state.seats}{state.scores}{state.ending}".encode())
        return hashed.hexdigest()


class Record:
    """A game's options, who sat where, and every answer. Replaying it gives the same game."""

    def __init__(self, game: Game, options: dict[str, Value], names: list[str]) -> None:
        seats = len(game.seat_names(options))
        if len(names) != seats:
            raise BadOptions(f"{game.id} seats {seats} here, but {len(names)} are named")
        self.game = game
        self.options = options
        self.names = [" ".join(name.split()) for name in names]  # one line each: a record is read by lines
        self.answers: list[Answer] = []

    def replay(self, upto: int = -1) -> State:
        """The state after the first `upto` answers (all of them: -1)."""
        state = self.game.start(self.options)
        for answer in self.answers if upto < 0 else self.answers[:upto]:
            state.apply(answer.action, answer.seat)
        return state

    def write(self) -> str:
        """The record as text."""
        lines = [MAGIC, f"game: {self.game.id}", f"rules: {self.game.rules_version}"]
        for option in self.game.options:
            lines.append(f"option {option.name}: {option.spell(self.options[option.name])}")
        for seat, name in enumerate(self.names):
            lines.append(f"seat {seat}: {name}")
        lines.append(BODY)
        state = self.game.start(self.options)
        trail = Trail()
        for n, answer in enumerate(self.answers, 1):
            lines.append(_indent(state) + _spell(self.game, answer))
            trail.see(state, answer.seat, answer.action)
            state.apply(answer.action, answer.seat)
            if n % EVERY == 0:
                lines.append(f"= {n} {trail.word(state)}")
        word = "over" if state.over else "open"
        lines.append(f"{word} {len(self.answers)} {trail.word(state)}")
        return "\n".join(lines) + "\n"


def _indent(state: State) -> str:
    """Two spaces a level of child games."""
    depth = 0
    while state.mode == NESTED and state.child is not None:
        depth += 1
        state = state.child
    return "  " * depth


def _spell(game: Game, answer: Answer) -> str:
    who = "fate" if answer.seat == FATE else str(answer.seat)
    return f"{who} {game.space.say(answer.action)}"


def read_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """The record that the text holds, replayed and checked to its end. What is wrong is said with its line."""
    return read_and_replay(text, find_game)[0]


def read_and_replay(text: str, find_game: Callable[[str], Game]) -> tuple[Record, State]:
    """The record, and the state at its end."""
    lines = text.splitlines()
    record, start = _read_opening(lines, find_game)
    return record, _read_body(record, lines, start)


def read_opening(text: str, find_game: Callable[[str], Game]) -> Record:
    """What is played and by whom, without the answers: nothing is replayed."""
    return _read_opening(text.splitlines(), find_game)[0]


def _read_opening(lines: list[str], find_game: Callable[[str], Game]) -> tuple[Record, int]:
    """The record before its first answer, and the line where the answers begin."""
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError(f"not a record: the first line is not {MAGIC!r}")
    if BODY not in lines:
        raise RecordError(f"cut short: the header does not end in {BODY!r}")
    start = lines.index(BODY)
    return _read_header(lines[1:start], find_game), start + 1


def _read_header(lines: list[str], find_game: Callable[[str], Game]) -> Record:
    facts: dict[str, str] = {}
    options: dict[str, object] = {}
    names: list[str] = []
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(":")
        value = value.strip()
        kind, _, name = key.partition(" ")
        if not colon:
            raise RecordError(f"line {number}: expected 'key: value', not {line!r}")
        if key in facts or (kind == "option" and name in options):
            raise RecordError(f"line {number}: {key!r} is said twice")
        if kind == "option":
            options[name] = value
        elif key == f"seat {len(names)}":
            names.append(value)
        elif key in ("game", "rules"):
            facts[key] = value
        else:
            raise RecordError(f"line {number}: unknown or misplaced key {key!r}")
    for key in ("game", "rules"):
        if key not in facts:
            raise RecordError(f"the header names no {key}")
    game = find_game(facts["game"])
    theirs, ours = facts["rules"], game.rules_version
    if theirs != str(ours):
        raise RecordError(f"played under rules version {theirs} of {game.id}; this heptarchy plays version {ours}")
    try:
        settled = game.settle(options)
        return Record(game, settled, names or game.seat_names(settled))
    except BadOptions as error:
        raise RecordError(f"header: {error}") from None


def _read_body(record: Record, lines: list[str], start: int) -> State:
    game = record.game
    state = game.start(record.options)
    trail = Trail()
    for at in range(start, len(lines)):
        line = lines[at].strip()
        number = at + 1
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word in ("over", "open"):
            _check(state, trail, rest, number)
            if (word == "over") != state.over:
                raise RecordError(f"line {number}: says {word!r}, but the game is {'' if state.over else 'not '}over")
            for after, extra in enumerate(lines[number:], number + 1):
                if extra.strip():
                    raise RecordError(f"line {after}: nothing may follow the closing line")
            return state
        if word == "=":
            _check(state, trail, rest, number)
            continue
        answer = _read_answer(game, word, rest, number)
        trail.see(state, answer.seat, answer.action)
        try:
            state.apply(answer.action, answer.seat)
        except Refused as error:
            raise RecordError(f"line {number}: {line!r} is refused: {error}") from None
        record.answers.append(answer)
    raise RecordError(f"cut short after {len(record.answers)} answers: there is no closing line")


def _read_answer(game: Game, who: str, text: str, number: int) -> Answer:
    if who != "fate" and not (who.isdecimal() and len(who) < 4):
        raise RecordError(f"line {number}: expected a seat or 'fate', not {who!r}")
    try:
        action = game.space.parse(text)
    except ValueError as error:
        raise RecordError(f"line {number}: {error}") from None
    return Answer(FATE if who == "fate" else int(who), action)


def _check(state: State, trail: Trail, text: str, number: int) -> None:
    count, _, word = text.partition(" ")
    if count != str(state.moves):
        raise RecordError(f"line {number}: says {count} answers, but {state.moves} stand before it")
    if word != trail.word(state):
        raise RecordError(f"line {number}: the checksum does not fit: the record was edited or the rules have changed")
