"""`heptarchy replay`: a record, verified and stepped through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from heptarchy.cli.annals import paragraphs
from heptarchy.kit.screen.errors import BadUsage, NotSo
from heptarchy.kit.screen.lexicon import number_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console, RenderableType

    from heptarchy.cli.line_reader import Reader
    from heptarchy.kernel.match import Match
    from heptarchy.kit.screen.screen import Screen

STEP_HELP = """\
Enter or next [n]   one answer on, or n
back [n]            one answer back, or n
jump n              to the table after n answers; a bare number does the same
{looks}, log [n]{annals}
quit"""
LOG_LINES = 30


def replay(
    file: Annotated[Path, typer.Argument(help="A record, such as `heptarchy play` saves.", metavar="FILE")],
    step: Annotated[bool, typer.Option("--step", help="Step through it.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Print all that happened.")] = False,
    seat: Annotated[str | None, typer.Option(help="See only what this seat saw: its name, or number from 0.")] = None,
    at: Annotated[int | None, typer.Option(help="Print the table after so many answers.")] = None,
    verify_fate: Annotated[
        bool, typer.Option("--verify-fate", help="Prove that every roll and draw follows from the table's secret.")
    ] = False,
) -> None:
    """Verify a record and say how it ended; step through it, or print its log or its table at some moment."""
    from heptarchy.cli.line_reader import Reader
    from heptarchy.cli.play import seats_meant
    from heptarchy.cli.saves import read_text
    from heptarchy.kernel.record import read_facts
    from heptarchy.kernel.refusal import RecordError, UnknownGame
    from heptarchy.kit.screen.paper import paper
    from heptarchy.server.folding import resume

    text = read_text(file)
    try:
        match = resume(text)
    except (RecordError, UnknownGame) as error:
        raise NotSo(f"{file}: {error}") from None
    seen_by: int | None = None
    if seat is not None:
        seats = seats_meant(match, [seat])
        if not seats:
            raise BadUsage("--seat names one seat; leave it out to see all")
        seen_by = seats[0]
    if at is not None and not 0 <= at <= len(match.log):
        raise BadUsage(f"--at goes from 0 to {len(match.log)} in this record, not {at}")
    playback = Playback(match, seen_by, paper(), read_facts(text).version)
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
        playback.say(fate_proved(match, text, file))


def fate_proved(match: Match, text: str, file: Path) -> str:
    """That nothing was bent; raises if something was, or can't be known."""
    from heptarchy.server.fate import BentFate, verify

    rules = f"rules version {match.game.rules_version}"
    try:
        checked = verify(match.record, text)
    except BentFate as error:
        raise NotSo(f"{file}: {error} (read under {rules})") from None
    follow = "follow from the secret that was committed to"
    return f"Fate was not bent: all {checked} of its answers {follow}, by the weights of {rules}."


class Playback:
    """A record being looked at, by one seat or by all."""

    def __init__(self, match: Match, seat: int | None, out: Console, version: int) -> None:
        from heptarchy.cli.screen import screen_for

        self.match = match
        self.seat = seat
        self.out = out
        self.version = version  # of the rules that it was played by
        self.screen: Screen = screen_for(match.game, match.record.options)

    def verified(self, file: Path) -> None:
        """What the record is, and how the game ended or where it stands."""
        from rich.text import Text

        match = self.match
        state = match.state
        self.out.print(Text(f"{file}: verified", "bold green"), soft_wrap=True)
        rules = match.game.rules_version
        self.say(f"{match.game.title}, rules version {rules}: {', '.join(match.record.names)}")
        if rules != self.version:
            self.say(f"It was played under rules version {self.version}, and is the same game under version {rules}.")
        self.say(
            f"{len(match.log)} answer{'' if len(match.log) == 1 else 's'}, checksum {match.record.write().split()[-1]}"
        )
        if state.over:
            self.show(self.screen.ending(match))
            return
        asked = ", ".join(match.record.names[seat] for seat in state.seats if seat >= 0) or "fate"
        self.show([*self.screen.status(state.view(self.seat)), Text(f"The game is not over; asked: {asked}.")])

    def steps(self, reader: Reader) -> None:
        """Go forth and back until the reader has had enough."""
        from heptarchy.kit.screen.lexicon import typed_words

        last = len(self.match.log)
        at = 0
        self.say(f"At 0 of {last} answers. Enter: next; back, jump n, map, quit; help.")
        while True:
            line = reader.line(f"{at}/{last} > ")
            if line is None:
                return
            word, _, rest = line.partition(" ")
            given = number_in(rest.strip())
            number = 1 if given is None else given
            if word in ("q", "quit", "exit"):
                return
            if word in ("", "n", "next"):
                at = self.forward(at, min(last, at + number))
            elif word in ("b", "back"):
                at = self.back(max(0, at - number))
            elif word in ("j", "jump") or word.isdecimal():
                to = given if word in ("j", "jump") else number_in(word)
                if to is None or to > last:
                    self.say(f"jump goes to 0 to {last}.")
                else:
                    at = self.back(to)
            elif word == "map":
                self.show(self.screen.table(self.view(at), self.out.width))
            elif word == "hand":
                if self.screen.has_hands:
                    self.show([*self.screen.hand(self.view(at)), *self.screen.played(self.view(at))])
                else:
                    self.say("This game has no hands of cards.")
            elif word == "shire":
                missing = "No shire is called so." if self.screen.has_shires else "This game has no shires."
                self.show(self.screen.place(self.view(at), typed_words(rest)) or [missing])
            elif word == "annals" and self.screen.has_annals:
                self.show([*paragraphs(self.match, "en", at)])
            elif word == "log":
                self.show(self.story(0, at)[-(number if rest else LOG_LINES) :])
            else:
                looks = ["map", *(["hand"] if self.screen.has_hands else [])]
                looks += [f"shire {self.screen.example}"] if self.screen.has_shires else []
                annals = ", annals" if self.screen.has_annals else ""
                self.say(STEP_HELP.format(looks=", ".join(looks), annals=annals))

    def forward(self, at: int, to: int) -> int:
        """What happens on the way."""
        if at == to:
            self.say("That was the last answer.")
        self.show(self.story(at, to))
        return to

    def back(self, to: int) -> int:
        """The last thing that had happened there."""
        self.show(self.story(to - 1, to) if to else ["Before the first answer."])
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

    def say(self, text: str) -> None:
        """A plain line."""
        self.out.print(text)

    def show(self, drawn: list[RenderableType]) -> None:
        """Lines and tables."""
        for one in drawn:
            self.out.print(one)
