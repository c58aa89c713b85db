"""Records: a game as text, one answer a line, fate's included. The grammar is in docs/records.md."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import MESSAGE, NUMBER, TEXT
from heptarchy.kernel.modes import FATE, NESTED
from heptarchy.kernel.refusal import BadOptions, Fault, RecordError, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

MAGIC = "heptarchy record 1"
BODY = "---"
EVERY = 50  # answers between two checksums

# What may be wrong with a record
OTHER_RULES: Final = Fault(
    "other-rules",
    "played under rules version {version} of {game}; this heptarchy plays version {ours}",
    version=NUMBER,
    game=TEXT,
    ours=NUMBER,
)
ANOTHER_GAME: Final = Fault("another-game", "{under}, where it is another game: {why}", under=MESSAGE, why=MESSAGE)
OTHER_OPTIONS: Final = Fault("other-options", "{under}, where its options are not: {why}", under=MESSAGE, why=MESSAGE)
NO_RECORD: Final = Fault("no-record", "not a record: the first line is not {magic}", magic=TEXT)
HEADLESS: Final = Fault("headless", "cut short: the header does not end in {body}", body=TEXT)
BAD_HEADER: Final = Fault("header", "header: {why}", why=MESSAGE)
UNNAMED: Final = Fault("unnamed", "the header names no {key}", key=TEXT)
NO_VERSION: Final = Fault("version", "expected a version of the rules, a whole number, not {version}", version=TEXT)
UNCLOSED: Final = Fault("unclosed", "cut short after {n} answers: there is no closing line", n=NUMBER)
AT_LINE: Final = Fault("line", "line {n}: {why}", n=NUMBER, why=MESSAGE)
NO_PAIR: Final = Fault("pair", "expected 'key: value', not {text}", text=TEXT)
SAID_TWICE: Final = Fault("twice", "{key} is said twice", key=TEXT)
MISPLACED: Final = Fault("misplaced", "unknown or misplaced key {key}", key=TEXT)
STILL_OPEN: Final = Fault("still-open", "says 'over', but the game is not over")
OVER_ALREADY: Final = Fault("over-already", "says 'open', but the game is over")
AFTER_THE_END: Final = Fault("after-the-end", "nothing may follow the closing line")
REFUSED: Final = Fault("refused", "{text} is refused: {why}", text=TEXT, why=MESSAGE)
NO_SEAT: Final = Fault("seat", "expected a seat or 'fate', not {who}", who=TEXT)
OTHER_COUNT: Final = Fault("count", "says {count} answers, but {n} stand before it", count=TEXT, n=NUMBER)
OTHER_CHECKSUM: Final = Fault("checksum", "the checksum does not fit: the record was edited or the rules have changed")


class Answer:
    """Who answered what; fate is a seat."""

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action


class Facts:
    """What a record says of itself before it is read: whose rules it was played by, and whether it had ended."""

    def __init__(self, game: str, version: int, over: bool) -> None:
        self.game = game
        self.version = version
        self.over = over


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
    """The event log of a game: its options, who sat where, and every answer. Replaying it gives the same game."""

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
    """The record, and the state at its end.

    One of an earlier version of the rules is read if it is the same game under today's: every answer is allowed and
    every checksum fits.
    """
    lines = text.splitlines()
    start, facts, options, names = _read_header(lines)
    record = _opened(facts, options, names, find_game)
    try:
        return record, _read_body(record, lines, start)
    except RecordError as error:
        if facts.version == record.game.rules_version:
            raise
        raise RecordError(*ANOTHER_GAME.told(under=_another(facts, record.game), why=error)) from None


def read_opening(text: str, find_game: Callable[[str], Game]) -> Record:
    """What is played and by whom, without the answers: nothing is replayed."""
    _, facts, options, names = _read_header(text.splitlines())
    return _opened(facts, options, names, find_game)


def read_facts(text: str) -> Facts:
    """The game, the version of its rules, and whether it had ended: nothing is looked up or replayed."""
    return _read_header(text.splitlines())[1]


def _read_header(lines: list[str]) -> tuple[int, Facts, dict[str, object], list[str]]:
    """Where the answers begin, what the record says of itself, its options as they are spelled, and its names."""
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError(*NO_RECORD.told(magic=repr(MAGIC)))
    if BODY not in lines:
        raise RecordError(*HEADLESS.told(body=repr(BODY)))
    start = lines.index(BODY)
    said: dict[str, str] = {}
    options: dict[str, object] = {}
    names: list[str] = []
    for number, line in enumerate(lines[1:start], 2):
        key, colon, value = line.partition(":")
        value = value.strip()
        kind, _, name = key.partition(" ")
        if not colon:
            raise _at(number, NO_PAIR, text=repr(line))
        if key in said or (kind == "option" and name in options):
            raise _at(number, SAID_TWICE, key=repr(key))
        if kind == "option":
            options[name] = value
        elif key == f"seat {len(names)}":
            names.append(value)
        elif key in ("game", "rules"):
            said[key] = value
        else:
            raise _at(number, MISPLACED, key=repr(key))
    for key in ("game", "rules"):
        if key not in said:
            raise RecordError(*UNNAMED.told(key=key))
    version = said["rules"]
    if not (version.isdecimal() and len(version) < 10):
        raise RecordError(*NO_VERSION.told(version=repr(version)))
    closing = [line for line in lines[start:] if line.startswith("over ")]
    return start + 1, Facts(said["game"], int(version), bool(closing)), options, names


def _opened(facts: Facts, options: dict[str, object], names: list[str], find_game: Callable[[str], Game]) -> Record:
    """The record before its first answer, under the rules that are found."""
    game = find_game(facts.game)
    if facts.version > game.rules_version:
        raise _another(facts, game)
    try:
        settled = game.settle(options)
        return Record(game, settled, names or game.seat_names(settled))
    except BadOptions as error:
        if facts.version < game.rules_version:
            raise RecordError(*OTHER_OPTIONS.told(under=_another(facts, game), why=error)) from None
        raise RecordError(*BAD_HEADER.told(why=error)) from None


def _another(facts: Facts, game: Game) -> RecordError:
    return RecordError(*OTHER_RULES.told(version=facts.version, game=game.id, ours=game.rules_version))


def _at(line: int, fault: Fault, **given: int | str | Exception) -> RecordError:
    """What is wrong with a line."""
    return RecordError(*AT_LINE.told(n=line, why=RecordError(*fault.told(**given))))


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
                raise _at(number, STILL_OPEN if word == "over" else OVER_ALREADY)
            for after, extra in enumerate(lines[number:], number + 1):
                if extra.strip():
                    raise _at(after, AFTER_THE_END)
            return state
        if word == "=":
            _check(state, trail, rest, number)
            continue
        answer = _read_answer(game, word, rest, number)
        trail.see(state, answer.seat, answer.action)
        try:
            state.apply(answer.action, answer.seat)
        except Refused as error:
            raise _at(number, REFUSED, text=repr(line), why=error) from None
        record.answers.append(answer)
    raise RecordError(*UNCLOSED.told(n=len(record.answers)))


def _read_answer(game: Game, who: str, text: str, number: int) -> Answer:
    if who != "fate" and not (who.isdecimal() and len(who) < 4):
        raise _at(number, NO_SEAT, who=repr(who))
    try:
        action = game.space.parse(text)
    except ValueError as error:
        raise RecordError(*AT_LINE.told(n=number, why=error)) from None
    return Answer(FATE if who == "fate" else int(who), action)


def _check(state: State, trail: Trail, text: str, number: int) -> None:
    count, _, word = text.partition(" ")
    if count != str(state.moves):
        raise _at(number, OTHER_COUNT, count=count, n=state.moves)
    if word != trail.word(state):
        raise _at(number, OTHER_CHECKSUM)
