"""What people read in a game: every question, button, answer, happening and refusal, in all languages at once."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from heptarchy import FATE, Game, Match, Rng, State
from heptarchy.kernel.message import MESSAGE, Argument, Message, WordOf, valued
from heptarchy.kernel.space import Domain, OpenDomain, Space
from heptarchy.speech.words import BookWords
from tests.laws.play import near_actions

BETWEEN = " | "  # the languages of a line
MANY = 60  # of so many buttons, some are read
MISSES = 4  # refusals that are asked for at each question
FIRST_MISSES = 60  # and when a rule asks for the first time in a game

Line = tuple[str, str]  # what kind of sentence, and the sentence in every language


@dataclass
class Played:
    """A game of the corpus: its options, who played it, and what was answered, each by its place among the options."""

    given: dict[str, object]
    bot: str
    answers: list[int]


def packed(answers: list[int]) -> str:
    """The answers as one word of text."""
    return base64.b85encode(zlib.compress(" ".join(map(str, answers)).encode(), 9)).decode()


def unpacked(text: str) -> list[int]:
    """The answers that the word holds."""
    return [int(one) for one in zlib.decompress(base64.b85decode(text)).split()]


def place(options: list[int], action: int) -> int:
    """An answer by its place among the options; what is allowed beside them as itself, below zero."""
    return options.index(action) if action in options else -1 - action


class Ear:
    """Hears one game in all its languages."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        game = match.game
        self.words = [game.words(language).at(match.record.options) for language in game.languages()]
        self.rng = Rng(f"corpus {seed}")  # for what is tried beside the game
        self.rules: set[str] = set()

    def said(self, *texts: str) -> str:
        """A sentence in all languages, as one line."""
        return BETWEEN.join(text.replace("\n", " ") for text in texts)

    def game(self, played: Played) -> Iterator[Line]:
        """All that is read in the game that was played, from first to last."""
        for answer in played.answers:
            state = self.match.state
            seat = state.seat
            if seat != FATE:
                for other in state.seats:
                    yield from self.question(state, other)
            options = state.weights.answers if seat == FATE else state.options_for(seat)
            if answer >= len(options):
                raise ValueError("a game of the corpus can't go on as it was played: `make corpus` plays all anew")
            yield from self.answer(options[answer] if answer >= 0 else -1 - answer, seat)
        yield "end", self.said(*[words.ending(self.match.state) for words in self.words])

    def question(self, state: State, seat: int) -> Iterator[Line]:
        """The prompt, the buttons, and why others are not offered."""
        rule = state.rule_for(seat)
        options = state.options_for(seat)
        yield f"ask {rule}", self.said(*[words.prompt(state, seat) for words in self.words])
        some = options if len(options) <= MANY else self.rng.sample(options, MANY)
        for option in some:
            labels = [words.label(state, seat, option) for words in self.words]
            yield f"do {verb_of(state.space, option)} {rule}", self.said(*labels)
        tried = MISSES if rule in self.rules else FIRST_MISSES
        self.rules.add(rule)
        for action in misses(state, seat, tried, self.rng):
            refusal = state.refuse(action, seat)
            if refusal is not None:
                yield f"why {refusal.rule}", self.said(*[words.refusal(refusal) for words in self.words])

    def answer(self, action: int, seat: int) -> Iterator[Line]:
        """An answer as the log tells it, and what came of it."""
        verb = verb_of(self.match.state.space, action)
        yield f"log {verb}", self.said(*[words.said(action) for words in self.words])
        for event in self.match.apply(action, seat).events:
            yield f"told {event.name}", self.said(*[words.event(event) for words in self.words])


def verb_of(space: Space, action: int) -> str:
    """The verb of an action, also of a game within the game."""
    return space.say(action).partition(" ")[0]


def misses(state: State, seat: int, number: int, rng: Rng) -> list[int]:
    """Actions that are not offered: any thing of any verb, what is offered by another verb, and what lies near it."""
    options = state.options_for(seat)
    verbs = [verb for verb in state.space.verbs if not isinstance(verb.domain, OpenDomain)]
    tried = near_actions(state, seat, number // 4, rng)
    for _ in range(number // 2):
        verb = rng.choice(verbs)
        option = rng.choice(options)
        offered = state.space.verb_at(option)
        thing = offered.arg(option) if offered is not None and offered.holds(option) else 0
        tried += [verb[rng.below(len(verb))], verb[thing % len(verb)]]
    return [action for action in dict.fromkeys(tried) if action not in options]


def hear(game: Game, played: Played, seed: str) -> Iterator[Line]:
    """What is read in this game."""
    return Ear(Match(game, played.given), seed).game(played)


def still(game: Game) -> Iterator[Line]:
    """What is read outside of games: options, names and texts for clients to draw."""
    words = [game.words(language) for language in game.languages()]
    for option in game.options:
        yield "option", BETWEEN.join(f"{one.option_name(option)}: {one.option(option)}" for one in words)
        for choice in option.choices:
            yield (
                "choice",
                BETWEEN.join(f"{one.choice_name(option, choice)}: {one.choice_note(option, choice)}" for one in words),
            )
    for texts in zip(*[list(texts_in("book", one.book())) for one in words], strict=True):
        yield texts[0][0], BETWEEN.join(dict.fromkeys(text for _, text in texts))
    yield from samples(game)


def samples(game: Game) -> Iterator[Line]:
    """Messages that the game declares, and answers in the log, with one and with two of what they name.

    So each is heard in every language, also what no game of the corpus comes to; but what takes other messages is
    heard in play alone.
    """
    game.facts()  # what the lab says is declared there
    spoken = [words for words in map(game.words, game.languages()) if isinstance(words, BookWords)]
    told = [(kind.id, kind.args) for kind in game.space.kinds if kind.id]
    whys = [(reason.id, reason.args) for reason in game.space.reasons]
    for id, args in told + whys + [(ask.id, ask.args) for ask in game.space.asks]:
        for n in () if MESSAGE in args.values() else (1, 2):
            message = Message(
                id, valued(args, [sample(kind, part, n) for kind in args.values() for part in kind.parts])
            )
            yield id, BETWEEN.join(words.say(message) for words in spoken)
    for verb in game.space.verbs:
        some = [] if isinstance(verb.domain, OpenDomain) else [verb[n] for n in range(min(3, len(verb)))]
        for action in some:
            yield f"log-{verb.name}", BETWEEN.join(words.said(action) for words in spoken)


def sample(kind: Argument, part: Domain | None, n: int) -> int:
    """A number for a sentence: so many, or that thing of a domain, or that word."""
    if isinstance(kind, WordOf):
        return n % len(kind.words)
    return n if part is None or isinstance(part, OpenDomain) else n % part.count()


def texts_in(path: str, thing: Any) -> Iterator[Line]:
    """Every text in plain values, with the keys that lead there but the last."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from texts_in(path if isinstance(value, str) else f"{path} {key}", value)
    elif isinstance(thing, list):
        for value in thing:
            yield from texts_in(path, value)
    elif isinstance(thing, str):
        yield path, thing


def digest(lines: list[Line]) -> str:
    """A short word for all of these lines, in their order."""
    return blake2b("\n".join(f"{kind}: {text}" for kind, text in lines).encode(), digest_size=8).hexdigest()
