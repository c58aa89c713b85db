"""A game at the terminal: people are asked, bots and fate answer, and every answer is saved."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from heptarchy import editions
from heptarchy.agents.line import close_programs
from heptarchy.cli.annals import paragraphs
from heptarchy.cli.menu import Menu
from heptarchy.cli.rules import look_up
from heptarchy.cli.saves import Seating, place_for_copy, saved_text, write_atomically
from heptarchy.cli.screen import screen_for
from heptarchy.cli.several import Kept, take_in_turn
from heptarchy.cli.understanding import Quit, Redo, Understanding
from heptarchy.kernel.events import hears
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kernel.rulebook import Rulebook, parse
from heptarchy.kit.agent import AgentFailed, tell_end
from heptarchy.kit.screen.errors import DONE, STOPPED, NotSo
from heptarchy.kit.screen.lexicon import Lexicon, number_in, typed_words
from heptarchy.kit.screen.tongue import one_of
from heptarchy.lab.names import find_agent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.console import Console, RenderableType

    from heptarchy.cli.line_reader import Reader
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.record import Answer

LOG_LINES = 30
RESUMED_LINES = 12  # of the log, when a game is taken up again


class Session(Understanding):
    """One sitting."""

    def __init__(
        self, match: Match, seating: Seating, path: Path, out: Console, reader: Reader, language: str = "en"
    ) -> None:
        self.match = match
        self.seating = seating
        self.path = path
        self.out = out
        self.reader = reader
        self.screen = screen_for(match.game, match.record.options, language)
        self.tongue = self.screen.tongue
        you, bots = self.tongue("you"), seating.bots
        self.screen.players = [you if seat in seating.persons else bots for seat in range(len(match.record.names))]
        self.lexicon = Lexicon(match.game.space, self.screen.names())
        self.bot = find_agent(seating.bots, match.game)
        self.told = 0  # entries of the log that were shown
        self.resumed_at = len(match.log)  # older entries were shown in another sitting
        self.shown: object = self  # the moment at which the whole table was shown
        self.greeted = False
        self.menu: Menu | None = None
        self.listed: object = None  # the question whose options were listed last
        self.counted = False  # the last answer set a count, and more may be set
        self.kept = Kept()
        self.begun = 0  # entries of the log before the last line was answered
        self.saved: list[Answer] = []  # the answers that are in the file
        self._books: dict[str, Rulebook] = {}  # by their text
        self.commands: dict[str, Callable[[str, int | None], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "options": self.show_menu,
            "map": self.show_table,
            "hand": self.show_hand,
            "card": self.show_card,
            "shire": self.show_place,
            "odds": self.show_odds,
            "log": self.show_log,
            "fight": self.fight_out,
            "annals": self.show_annals,
            "undo": self.undo,
            "save": self.save_copy,
            "quit": self.quit,
        }
        self.typing = ["?", *(word for kind in self.commands if kind != "?" for word in self.tongue.words(kind))]
        self.typed = re.compile(rf"\?|{one_of(self.typing[1:])}(?=\s|$)", re.IGNORECASE)  # what begins a command

    def run(self) -> int:
        """Play until the game is over or the player leaves; gives the exit code."""
        self.write(self.path)
        try:
            self._play()
        except Quit:
            self._leave()
            return DONE
        except KeyboardInterrupt:
            self.out.print()
            self._leave()
            return STOPPED
        except AgentFailed:
            self._leave()
            raise
        finally:
            tell_end(self.bot, self.match.state.result() if self.match.state.over else None)
            close_programs()
        self._end()
        return DONE

    # The table goes round

    def _play(self) -> None:
        while not self.match.state.over:
            state = self.match.state
            seat = state.seats[0]
            if seat == FATE:
                self.match.apply(self._rng().pick(state.weights), FATE)
            elif seat not in self.seating.persons or state.delegates(seat):
                if not self.seating.persons:
                    self._watch()
                self.match.apply(self.bot.choose(self.match.perspective(seat), self._rng()), seat)
            elif state.is_forced(seat):
                self.match.apply(state.options_for(seat)[0], seat)
            elif (kept := self.kept.answer(self.match, seat)) is not None:
                self.match.apply(kept, seat)
            else:
                try:
                    self._give(self._ask(seat), seat)
                except Redo:
                    continue

    def _give(self, actions: list[int], seat: int) -> None:
        """Give the answers of a line, as far as they are asked for."""
        self.begun = len(self.match.log)
        left = take_in_turn(self.match, seat, actions)
        if left:
            self._say("between", names=self._named(left))
        self.save()

    def _rng(self) -> Rng:
        """Chance for the next answer: by seed and place alone, so that a game resumed is the game that was left."""
        return editions.of(self.match.game).rng(f"{self.seating.seed} {len(self.match.record.answers)}")

    def _ask(self, seat: int) -> list[int]:
        """What the person at this seat answers: mostly one thing."""
        self.save()
        state = self.match.state
        view = state.view(seat)
        moment = self.screen.moment(view)
        question = (moment, state.rule_for(seat), seat)
        before = self.menu if question == self.listed else None
        self.listed = question
        self.screen.learn(state, seat)
        self.menu = Menu(self.screen, view, state.options_for(seat), before)
        self.reader.complete = self._completions
        self._tell(seat)
        if moment != self.shown:
            self.shown = moment
            self._print([Text(), *self.screen.table(view, self.out.width), *self.screen.hand(view)])
        self._print([Text(), *self.screen.status(view)])
        self._prompt(seat)
        if not self.menu.repeats:
            self._print(self.menu.lines(self.out.width))
            self._tell_of_more(seat)
        self._warn(seat)
        if self.counted and self.match.refuse_undo(seat) is None:
            self._print([Text(self.tongue("undo-number"), "dim")])
        if not self.greeted:
            self.greeted = True
            self._print([Text(self.tongue("greeting"), "dim")])
        while True:
            line = self.reader.line()
            if line is None:
                raise Quit
            actions = self._meant_by(line, seat)
            if actions:
                first = actions[0]
                self.counted = self.menu.is_count(first) and first not in self.menu.numbers.values()
                return actions

    def _watch(self) -> None:
        """With nobody to ask, wait for the watcher at every turn."""
        view = self.match.state.view(None)
        moment = self.screen.moment(view)
        if moment == self.shown:
            return
        self.shown = moment
        self._tell(None)
        self._print([Text(), *self.screen.table(view, self.out.width)])
        while self.reader.interactive:
            line = self.reader.line(f"{self.tongue('go-on')} > ")
            if line is None:
                raise Quit
            if not line:
                return
            if not self._command(line, None):
                self._say("goes-on")

    def _command(self, line: str, seat: int | None) -> bool:
        """Obey the line if it is a command."""
        found = self.typed.match(line)
        if found is None:
            return False
        word, rest = found[0].lower(), line[found.end() :].strip()
        kind = self.tongue.meant.get(word, word)
        if kind == "fight" and rest:
            return False  # `fight on` is an answer
        try:
            self.commands[kind](rest, seat)
        except HeptarchyError as error:
            self._print_whole(self.tongue.why(error))
        return True

    def _completions(self, text: str) -> list[str]:
        """What a begun line may become."""
        if self.menu is None:
            return []
        names = [self.screen.shown(action).casefold() for action in self.menu.options]
        targets = [name.partition(" ")[2] for name in names]
        offers = [*names, *targets, *self.typing]
        return sorted({offer for offer in offers if offer and offer.startswith(text.casefold())})

    # Commands

    def help(self, text: str, seat: int | None) -> None:
        """The commands."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for typed, meaning in self.screen.help():
            table.add_row(Text(typed, "bold"), meaning)
        self._print([table])

    def explain(self, text: str, seat: int | None) -> None:
        """The question with its rule, or any rule."""
        if text:
            self._print(look_up(self._rules(text), text, self.tongue))
        elif seat is None:
            self._say("nobody-asked-rule", rule=self.screen.example_rule())
        else:
            rule = self.match.state.rule_for(seat)
            self._prompt(seat)
            self._print(look_up(self._rules(rule), rule, self.tongue))

    def why(self, text: str, seat: int | None) -> None:
        """Why a thing is not offered."""
        if not text:
            example = self.screen.example
            self._say("name-it" if example else "name-something", example=example)
        elif seat is None:
            self._say("nobody-asked")
        else:
            self._refuse(text, seat)

    def show_menu(self, text: str, seat: int | None) -> None:
        """The question and its options again."""
        if seat is not None and self.menu is not None:
            self._prompt(seat)
            self._print(self.menu.lines(self.out.width))
            self._tell_of_more(seat)

    def show_table(self, text: str, seat: int | None) -> None:
        """The whole table."""
        self._print(self.screen.table(self.match.state.view(seat), self.out.width))

    def show_hand(self, text: str, seat: int | None) -> None:
        """Cards in hand, cards played."""
        if not self.screen.has_hands:
            self._say("no-hands")
            return
        view = self.match.state.view(seat)
        self._print([*self.screen.hand(view), *self.screen.played(view)] or [Text(self.tongue("no-cards"))])

    def show_place(self, text: str, seat: int | None) -> None:
        """One place in full."""
        if not self.screen.has_shires:
            self._say("no-shires")
            return
        page = self.screen.place(self.match.state.view(seat), typed_words(text))
        if page is None:
            self._say("no-such-shire" if text else "which-shire", text=repr(text))
        else:
            self._print(page)

    def show_card(self, text: str, seat: int | None) -> None:
        """The text of a card."""
        if not self.screen.has_cards:
            self._say("no-card-names")
            return
        self._print(self.screen.card(self.match.state.view(seat), typed_words(text)))

    def show_odds(self, text: str, seat: int | None) -> None:
        """The chances of the battle, or of an attack."""
        self.screen.foresee(self.match.state, seat)
        self._print(self.screen.odds(self.match.state.view(seat), typed_words(text)))

    def show_log(self, text: str, seat: int | None) -> None:
        """The end of the log."""
        number = number_in(text) if text else LOG_LINES
        if not number:
            raise NotSo(self.tongue("log-takes", text=repr(text)))
        self._print(self._story(0, seat)[-number:])

    def show_annals(self, text: str, seat: int | None) -> None:
        """The chronicle, or its end."""
        if not self.screen.has_annals:
            self._say("no-annals")
            return
        number = number_in(text) if text else 0
        if number is None:
            raise NotSo(self.tongue("annals-take", text=repr(text)))
        self._print(paragraphs(self.match, self.screen.language)[-number:])

    def undo(self, text: str, seat: int | None) -> None:
        """Take back the last choice of whichever seat of ours chose last."""
        mine = self.seating.persons
        last = [entry.seat for entry in self.match.log if entry.seat in mine and not entry.forced]
        if not last:
            self._say("nothing-to-undo")
            return
        refusal = self.match.refuse_undo(last[-1])
        if refusal is not None:
            self._say("no-undo", why=self.screen.refusal(refusal))
            return
        self.match.undo(last[-1])
        self.kept.drop(last[-1], self.match.state.rule_for(last[-1]))
        while self.match.last_choice(last[-1]) >= self.begun and self.match.refuse_undo(last[-1]) is None:
            self.match.undo(last[-1])  # what the same line said
        self.told = min(self.told, len(self.match.log))
        self._say("undone")
        raise Redo

    def fight_out(self, text: str, seat: int | None) -> None:
        """Answer to the end of the battle as it stands."""
        state = self.match.state
        wanted = {} if seat is None or text else self.screen.fought_out(state.rule_for(seat))
        if seat is None or not wanted or not self.kept.fight(self.match, seat, wanted):
            self._say("no-battle")
            return
        raise Redo

    def save_copy(self, text: str, seat: int | None) -> None:
        """Save now, or a copy elsewhere."""
        path = place_for_copy(text) if text else self.path
        self.write(path)
        self._say("saved-in", path=str(path))

    def quit(self, text: str, seat: int | None) -> None:
        """Leave."""
        raise Quit

    # Saving and leaving

    def write(self, path: Path) -> None:
        """Write the game to a file."""
        try:
            write_atomically(path, saved_text(self.match, self.seating))
        except OSError as error:
            raise NotSo(self.tongue("not-saved", path=str(path), why=str(error.strerror or error))) from None

    def save(self) -> None:
        """Write what is new to the game's file; a full disk is no reason to stop playing."""
        if self.match.record.answers == self.saved:
            return
        try:
            self.write(self.path)
        except NotSo as error:
            self._print_whole(str(error))
        self.saved = list(self.match.record.answers)

    def _leave(self) -> None:
        self.save()
        self._say("saved")
        self._print_whole(f"heptarchy play --resume {self.path}")

    def _end(self) -> None:
        self.save()
        self._tell(self.seating.persons[0] if self.seating.persons else None)
        self._print([Text(), *self.screen.table(self.match.state.view(None), self.out.width), Text()])
        self._print(self.screen.ending(self.match))
        self._print([Text(self._length())])
        self._say("record")
        self._print_whole(str(self.path))

    # Printing

    def _tell(self, seat: int | None) -> None:
        """What happened since the last question."""
        lines = self._story(self.told, seat)
        if self.told < self.resumed_at:
            lines = [Text(self.tongue("log-cut"), "dim"), *lines[-RESUMED_LINES:]]
        self.told = len(self.match.log)
        if lines:
            self._print([Text(), *lines])

    def _story(self, since: int, seat: int | None) -> list[Text]:
        entries = self.match.log[since:]
        return self.screen.story(self.match, entries, lambda audience: hears(audience, seat), self.seating.persons)

    def _prompt(self, seat: int) -> None:
        rule = self.match.state.rule_for(seat)
        self._print([Text.assemble((self.screen.prompt(self.match.state, seat), "bold"), (f"  ({rule})", "dim"))])

    def _tell_of_more(self, seat: int) -> None:
        """Where more places or numbers are allowed than offered, how the rest is answered."""
        asked = self.match.state.asked(seat)
        if asked is None or not asked.judged:
            return
        said = [
            self.match.game.space.say(option) for option in asked.options if self._is_bare(self.screen.verb(option))
        ]
        if said:
            self._print([Text(self.tongue("more-allowed", example=repr(min(said, key=len))), "dim")])

    def _say(self, id: str, **facts: Value) -> None:
        self._print_whole(self.tongue(id, **facts))

    def _print_whole(self, text: str) -> None:
        self.out.print(Text(text), soft_wrap="/" in text)  # a path is copied whole

    def _print(self, drawn: Iterable[RenderableType]) -> None:
        for one in drawn:
            self.out.print(one)

    def _length(self) -> str:
        """How long the game was."""
        persons, log = self.seating.persons, self.match.log
        chosen = [entry.seat for entry in log if entry.seat != FATE and not entry.forced]
        return self.tongue(
            "length-yours" if persons else "length",
            choices=self.tongue("choices", n=len(chosen)),
            mine=sum(1 for seat in chosen if seat in persons),
            answers=self.tongue("answers", n=len(log)),
        )

    def _rules(self, what: str) -> Rulebook:
        """The rules in which that is looked up."""
        text = self.screen.rules_text(what)
        if text not in self._books:
            self._books[text] = parse(text, f"rules of {self.match.game.id}")
        return self._books[text]
