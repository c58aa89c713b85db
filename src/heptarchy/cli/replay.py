"""`heptarchy replay`: a record, verified and stepped through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.cli.annals import paragraphs
from heptarchy.kit.screen.errors import BadUsage, NotSo
from heptarchy.kit.screen.lexicon import number_in
from heptarchy.kit.screen.tongue import tongue_here

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console, RenderableType

    from heptarchy.cli.line_reader import Reader
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.message import Value
    from heptarchy.kit.screen.screen import Screen

LOG_LINES = 30


def replay(
    file: Annotated[Path, typer.Argument(help="A record, such as `heptarchy play` saves.", metavar="FILE")],
    step: Annotated[bool, typer.Option("--step", help="Step through it.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Print all that happened.")] = False,
    seat: Annotated[str | None, typer.Option(help="See only what this seat saw: its name, or number from 0.")] = None,
    at: Annotated[int | None, typer.Option(help="Print the table after so many answers.")] = None,
    language: Annotated[
        str | None, typer.Option(help="Such as en or es; left out: as HEPTARCHY_LANGUAGE or your terminal has it.")
    ] = None,
    verify_fate: Annotated[
        bool, typer.Option("--verify-fate", help="Prove that every roll and draw follows from the table's secret.")
    ] = False,
) -> None:
    """Verify a record and say how it ended; step through it, or print its log or its table at some moment."""
    from heptarchy.cli.line_reader import Reader
    from heptarchy.cli.play import language_of, seats_meant
    from heptarchy.cli.saves import read_text
    from heptarchy.kernel.record import read_facts
    from heptarchy.kernel.refusal import RecordError, UnknownGame
    from heptarchy.kit.screen.paper import paper
    from heptarchy.server.folding import resume

    text = read_text(file)
    try:
        match = resume(text)
    except (RecordError, UnknownGame) as error:
        raise NotSo(f"{file}: {tongue_here().why(error)}") from None
    seen_by: int | None = None
    if seat is not None:
        seats = seats_meant(match, [seat])
        if not seats:
            raise BadUsage(tongue_here()("one-seat"))
        seen_by = seats[0]
    if at is not None and not 0 <= at <= len(match.log):
        raise BadUsage(tongue_here()("at-goes", last=len(match.log), at=at))
    playback = Playback(match, seen_by, paper(), read_facts(text).version, language_of(match, language))
    if at is not None:
        playback.show(playback.table(at))
    elif log:
        playback.show(playback.story(0, len(match.log)))
    elif step:
        playback.verified(file)
        playback.steps(Reader(playback.out))
    if at is None and not step:
        playback.verified(file)
    if verify_fate:
        playback.say("fate-proved", n=fate_proved(match, text, file), rules=match.game.rules_version)


def fate_proved(match: Match, text: str, file: Path) -> int:
    """That nothing was bent, by so many answers; raises if something was, or can't be known."""
    from heptarchy.server.fate import BentFate, verify

    try:
        return verify(match.record, text)
    except BentFate as error:
        why = tongue_here()("fate-bent", why=str(error), rules=match.game.rules_version)
        raise NotSo(f"{file}: {why}") from None


class Playback:
    """A record being looked at, by one seat or by all."""

    def __init__(self, match: Match, seat: int | None, out: Console, version: int, language: str) -> None:
        from heptarchy.cli.screen import screen_for

        self.match = match
        self.seat = seat
        self.out = out
        self.version = version  # of the rules that it was played by
        self.screen: Screen = screen_for(match.game, match.record.options, language)
        self.tongue = self.screen.tongue

    def verified(self, file: Path) -> None:
        """What the record is, and how the game ended or where it stands."""
        from rich.text import Text

        from heptarchy.kit.screen.screen import seats_in

        match = self.match
        state = match.state
        self.out.print(Text(self.tongue("verified", file=str(file)), "bold green"), soft_wrap=True)
        rules = match.game.rules_version
        words = match.game.words(self.screen.language)
        names = seats_in(words, match)
        self.say("played", title=words.title(), rules=rules, names=", ".join(names))
        if rules != self.version:
            self.say("older-rules", version=self.version, rules=rules)
        self.say("checksum", n=len(match.log), sum=match.record.write().split()[-1])
        if state.over:
            self.show(self.screen.ending(match))
            return
        asked = ", ".join(names[seat] for seat in state.seats if seat >= 0) or self.tongue("fate")
        self.show([*self.screen.status(state.view(self.seat)), Text(self.tongue("not-over", names=asked))])

    def steps(self, reader: Reader) -> None:
        """Go forth and back until the reader has had enough."""
        from heptarchy.kit.screen.lexicon import typed_words

        last = len(self.match.log)
        at = 0
        self.say("at-start", n=last)
        while True:
            line = reader.line(f"{at}/{last} > ")
            if line is None:
                return
            word, _, rest = line.partition(" ")
            given = number_in(rest.strip())
            number = 1 if given is None else given
            kind = self.tongue.meant.get(word.lower(), word)
            if kind == "quit":
                return
            if kind in ("", "next"):
                at = self.forward(at, min(last, at + number))
            elif kind == "back":
                at = self.back(max(0, at - number))
            elif kind == "jump" or word.isdecimal():
                to = given if kind == "jump" else number_in(word)
                if to is None or to > last:
                    self.say("jump-to", n=last)
                else:
                    at = self.back(to)
            elif kind == "map":
                self.show(self.screen.table(self.view(at), self.out.width))
            elif kind == "hand":
                if self.screen.has_hands:
                    self.show([*self.screen.hand(self.view(at)), *self.screen.played(self.view(at))])
                else:
                    self.say("no-hands")
            elif kind == "shire":
                missing = self.tongue("no-shire-so" if self.screen.has_shires else "no-shires")
                self.show(self.screen.place(self.view(at), typed_words(rest)) or [missing])
            elif kind == "annals" and self.screen.has_annals:
                self.show([*paragraphs(self.match, self.screen.language, at)])
            elif kind == "log":
                self.show(self.story(0, at)[-(number if rest else LOG_LINES) :])
            else:
                self.help()

    def help(self) -> None:
        """What may be typed."""
        for step in ("next", "back", "jump"):
            self.say(f"step-{step}")
        screen, word = self.screen, self.tongue.word
        looks = [word("map"), *([word("hand")] if screen.has_hands else [])]
        looks += [f"{word('shire')} {screen.example}"] if screen.has_shires else []
        looks += [f"{word('log')} [n]", *([word("annals")] if screen.has_annals else [])]
        self.show([", ".join(looks), word("quit")])

    def forward(self, at: int, to: int) -> int:
        """What happens on the way."""
        if at == to:
            self.say("last-answer")
        self.show(self.story(at, to))
        return to

    def back(self, to: int) -> int:
        """The last thing that had happened there."""
        self.show(self.story(to - 1, to) if to else [self.tongue("before-first")])
        return to

    def view(self, at: int) -> Mapping[str, Any]:
        """The table after so many answers, as the onlooker may see it."""
        state = self.match.record.replay(at)
        return self.screen.everything(state) if self.seat is None else state.view(self.seat)

    def table(self, at: int) -> list[RenderableType]:
        """The whole table then."""
        view = self.view(at)
        return [*self.screen.status(view), *self.screen.table(view, self.out.width), *self.screen.hand(view)]

    def story(self, since: int, upto: int) -> list[RenderableType]:
        """What happened between two moments; without a seat all secrets are told."""
        from heptarchy.kernel.events import hears

        def may_tell(audience: int) -> bool:
            return self.seat is None or hears(audience, self.seat)

        return [*self.screen.story(self.match, self.match.log[since:upto], may_tell, [])]

    def say(self, id: str, **facts: Value) -> None:
        """A plain line."""
        self.out.print(self.tongue(id, **facts))

    def show(self, drawn: list[RenderableType]) -> None:
        """Lines and tables."""
        for one in drawn:
            self.out.print(one)
