"""A game at the terminal: people are asked, bots and fate answer, and every answer is saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from heptarchy import editions
from heptarchy.agents.agent import AgentFailed, tell_end
from heptarchy.agents.line import close_programs
from heptarchy.cli.annals import paragraphs
from heptarchy.cli.errors import DONE, STOPPED, NotSo
from heptarchy.cli.menu import Menu
from heptarchy.cli.rules import look_up
from heptarchy.cli.saves import Seating, place_for_copy, saved_text, write_atomically
from heptarchy.cli.screen import screen_for
from heptarchy.cli.words import Lexicon, number_in, typed_words
from heptarchy.kernel.events import hears
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import HeptarchyError
from heptarchy.kernel.rulebook import Rulebook, parse
from heptarchy.lab.names import find_agent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.console import Console, RenderableType

    from heptarchy.cli.reading import Reader
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.record import Answer
    from heptarchy.kernel.space import Verb

LOG_LINES = 30
RESUMED_LINES = 12  # of the log, when a game is taken up again
MANY = 8  # meanings named when words fit more than one option


class Quit(Exception):
    """The player leaves; the game is saved."""


class Redo(Exception):
    """An answer was taken back: look at the table anew."""


class Session:
    """One sitting."""

    def __init__(self, match: Match, seating: Seating, path: Path, out: Console, reader: Reader) -> None:
        self.match = match
        self.seating = seating
        self.path = path
        self.out = out
        self.reader = reader
        self.screen = screen_for(match.game, match.record.options)
        self.screen.players = [
            "you" if seat in seating.persons else seating.bots for seat in range(len(match.record.names))
        ]
        self.lexicon = Lexicon(match.game.space, self.screen.names())
        self.bot = find_agent(seating.bots, match.game)
        self.told = 0  # entries of the log that were shown
        self.resumed_at = len(match.log)  # older entries were shown in another sitting
        self.shown: object = self  # the moment at which the whole table was shown
        self.greeted = False
        self.menu: Menu | None = None
        self.listed: object = None  # the question whose options were listed last
        self.counted = False  # the last answer set a count, and more may be set
        self.saved: list[Answer] = []  # the answers that are in the file
        self._books: dict[str, Rulebook] = {}  # by their text
        self.commands: dict[str, Callable[[str, int | None], None]] = {
            "?": self.explain,
            "help": self.help,
            "why": self.why,
            "options": self.show_menu,
            "map": self.show_table,
            "table": self.show_table,
            "hand": self.show_hand,
            "shire": self.show_place,
            "odds": self.show_odds,
            "log": self.show_log,
            "annals": self.show_annals,
            "undo": self.undo,
            "save": self.save_copy,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

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
            else:
                try:
                    self.match.apply(self._ask(seat), seat)
                    self.save()
                except Redo:
                    continue

    def _rng(self) -> Rng:
        """Chance for the next answer: by seed and place alone, so that a game resumed is the game that was left."""
        return editions.of(self.match.game).rng(f"{self.seating.seed} {len(self.match.record.answers)}")

    def _ask(self, seat: int) -> int:
        """What the person at this seat answers."""
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
        if self.counted and self.match.refuse_undo(seat) is None:
            self._print([Text("undo takes the last number back.", "dim")])
        if not self.greeted:
            self.greeted = True
            self._print([Text("Type a number or a name; help lists what else you can type.", "dim")])
        while True:
            line = self.reader.line()
            if line is None:
                raise Quit
            action = self._understood(line, seat)
            if action is not None:
                self.counted = self.menu.is_count(action) and action not in self.menu.numbers.values()
                return action

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
            line = self.reader.line("Enter: go on; quit; help > ")
            if line is None:
                raise Quit
            if not line:
                return
            if not self._command(line, None):
                self._say("Enter goes on; map, log, quit and help work too.")

    # What was typed

    def _understood(self, line: str, seat: int) -> int | None:
        """The option that the line means; None if it was a command, or not understood."""
        assert self.menu is not None
        if not line:
            self.show_menu("", seat)
            return None
        number = number_in(line)
        if number is not None and number in self.menu.numbers:
            return self.menu.numbers[number]
        if self._command(line, seat):
            return None
        spelled = self._spelled_out(line, seat)
        if line.isdecimal() and spelled is None:
            self._say(f"The options are {self.menu.range()}; an empty line lists them.")
            return None
        if spelled is not None:
            if self.match.state.allows(spelled, seat):
                return spelled
            self._refuse(line, seat)
            return None
        typed = typed_words(line)
        found = self.lexicon.find(typed, self.menu.options) if typed else []
        found = found or self._allowed_beside(line, seat)
        if len(found) == 1:
            return found[0]
        if found:
            self._say(f"That fits {len(found)} options: {self._named(found)}.")
        else:
            self._refuse(line, seat)
        return None

    def _spelled_out(self, text: str, seat: int) -> int | None:
        """The action that the text spells as records do, where more is allowed than offered; None if there is none.

        Of an open verb that is offered, or of one that counts, the verb may be left out: `612 310 92.5` where something
        goes `to` places.
        """
        asked = self.match.state.asked(seat)
        if asked is None or not asked.judged:
            return None
        space = self.match.game.space
        offered = {self.screen.verb(option) for option in asked.options}
        bare = [verb.name for verb in space.verbs if verb in offered and self._is_bare(verb)]
        said = self.screen.spelled(text)
        for one in (said, *(f"{verb} {said}" for verb in bare)):
            try:
                return space.parse(one)
            except ValueError:
                continue
        return None

    def _allowed_beside(self, line: str, seat: int) -> list[int]:
        """What the line may mean of all that is allowed and not offered."""
        asked = self.match.state.asked(seat)
        if asked is None or not asked.judged:
            return []
        return [action for action in self._meant(line, seat) if self.match.state.allows(action, seat)]

    def _is_bare(self, verb: Verb | None) -> bool:
        """Does what follows the verb say all, so that it may be left out?"""
        return verb is not None and (not verb.actions or self.screen.is_count(verb))

    def _command(self, line: str, seat: int | None) -> bool:
        """Obey the line if it is a command."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", f"{word[1:]} {rest}"
        command = self.commands.get(word.casefold())
        if command is None:
            return False
        try:
            command(rest.strip(), seat)
        except HeptarchyError as error:
            self._say(f"{error}")
        return True

    def _refuse(self, text: str, seat: int) -> None:
        """Say why the thing that the text names is not offered."""
        state = self.match.state
        meant = self._meant(text, seat)
        if not meant:
            hint = self._spelling(text)
            self._say(f"Nothing is called {text!r} here{hint}. An empty line lists the options, help the commands.")
            return
        reasons: dict[str, str] = {}
        for action in meant:
            refusal = state.refuse(action, seat)
            reason = f"it is offered: {self._choose(action)}" if refusal is None else str(refusal)
            reasons[reason] = text if reason in reasons else self.screen.shown(action)
        for reason, name in list(reasons.items())[:MANY]:
            self._say(f"{name}: {reason}")

    def _spelling(self, text: str) -> str:
        """How an action of an open verb is spelled, if the text begins with one."""
        word = self.screen.spelled(text).partition(" ")[0]
        for verb in self.match.game.space.verbs:
            if verb.name == word and not verb.actions:
                return f"; it is spelled as in {self.match.game.space.say(verb.base + len(verb) // 2)!r}"
        return ""

    def _meant(self, text: str, seat: int) -> list[int]:
        """All actions that the text may mean, offered or not; rather those of the verbs that are offered."""
        spelled = self._spelled_out(text, seat)
        if spelled is not None:
            return [spelled]
        typed = typed_words(text)
        everything = self.lexicon.find(typed, range(len(self.match.game.space.verb_of))) if typed else []
        verbs = {self.screen.verb(option) for option in self.match.state.options_for(seat)}
        return [action for action in everything if self.screen.verb(action) in verbs] or everything

    def _named(self, actions: list[int]) -> str:
        names = [self.screen.shown(action) for action in actions[:MANY]]
        more = f", and {len(actions) - MANY} more" if len(actions) > MANY else ""
        return ", ".join(names) + more

    def _choose(self, action: int) -> str:
        return self.menu.name(action) if self.menu is not None else ""

    def _completions(self, text: str) -> list[str]:
        """What a begun line may become."""
        if self.menu is None:
            return []
        names = [self.screen.shown(action).casefold() for action in self.menu.options]
        targets = [name.partition(" ")[2] for name in names]
        offers = [*names, *targets, *self.commands]
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
            self._print(look_up(self._rules(text), text))
        elif seat is None:
            self._say(f"Nobody is asked. ? {self.screen.example_rule()} shows a rule.")
        else:
            rule = self.match.state.rule_for(seat)
            self._prompt(seat)
            self._print(look_up(self._rules(rule), rule))

    def why(self, text: str, seat: int | None) -> None:
        """Why a thing is not offered."""
        thing = text.partition(" ")[2] if text.casefold().startswith("not") else text
        if not thing.strip():
            example = f"why not {self.screen.example}" if self.screen.example else "why not, and what it is called"
            self._say(f"Name the thing: {example}.")
        elif seat is None:
            self._say("Nobody is asked.")
        else:
            self._refuse(thing.strip(), seat)

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
            self._say("This game has no hands of cards.")
            return
        view = self.match.state.view(seat)
        self._print([*self.screen.hand(view), *self.screen.played(view)] or [Text("There are no cards here.")])

    def show_place(self, text: str, seat: int | None) -> None:
        """One place in full."""
        if not self.screen.has_shires:
            self._say("This game has no shires.")
            return
        page = self.screen.place(self.match.state.view(seat), typed_words(text))
        self._print(page if page is not None else [Text(f"No shire is called {text!r}." if text else "Which shire?")])

    def show_odds(self, text: str, seat: int | None) -> None:
        """The chances of the battle, or of an attack."""
        self._print(self.screen.odds(self.match.state.view(seat), typed_words(text)))

    def show_log(self, text: str, seat: int | None) -> None:
        """The end of the log."""
        number = number_in(text) if text else LOG_LINES
        if not number:
            raise NotSo(f"log takes a number of lines, not {text!r}")
        self._print(self._story(0, seat)[-number:])

    def show_annals(self, text: str, seat: int | None) -> None:
        """The chronicle, or its end."""
        if not self.screen.has_annals:
            self._say("This game keeps no annals.")
            return
        number = number_in(text) if text else 0
        if number is None:
            raise NotSo(f"annals takes a number of rounds, not {text!r}")
        self._print(paragraphs(self.match)[-number:])

    def undo(self, text: str, seat: int | None) -> None:
        """Take back the last choice of whichever seat of ours chose last."""
        mine = self.seating.persons
        last = [entry.seat for entry in self.match.log if entry.seat in mine and not entry.forced]
        if not last:
            self._say("You have no choice to take back.")
            return
        try:
            self.match.undo(last[-1])
        except HeptarchyError as error:
            self._say(f"No undo: {error}.")
            return
        self.told = min(self.told, len(self.match.log))
        self._say("Taken back.")
        raise Redo

    def save_copy(self, text: str, seat: int | None) -> None:
        """Save now, or a copy elsewhere."""
        path = place_for_copy(text) if text else self.path
        self.write(path)
        self._say(f"Saved in {path}.")

    def quit(self, text: str, seat: int | None) -> None:
        """Leave."""
        raise Quit

    # Saving and leaving

    def write(self, path: Path) -> None:
        """Write the game to a file."""
        try:
            write_atomically(path, saved_text(self.match, self.seating))
        except OSError as error:
            raise NotSo(f"not saved: {path}: {error.strerror or error}") from None

    def save(self) -> None:
        """Write what is new to the game's file; a full disk is no reason to stop playing."""
        if self.match.record.answers == self.saved:
            return
        try:
            self.write(self.path)
        except NotSo as error:
            self._say(str(error))
        self.saved = list(self.match.record.answers)

    def _leave(self) -> None:
        self.save()
        self._say("Saved. Go on with:")
        self._say(f"heptarchy play --resume {self.path}")

    def _end(self) -> None:
        self.save()
        self._tell(self.seating.persons[0] if self.seating.persons else None)
        self._print([Text(), *self.screen.table(self.match.state.view(None), self.out.width), Text()])
        self._print(self.screen.ending(self.match))
        self._say(f"{length(self.match, self.seating.persons)}.")
        self._say("The record of the game; `heptarchy replay` steps through it:")
        self._say(f"{self.path}")

    # Printing

    def _tell(self, seat: int | None) -> None:
        """What happened since the last question."""
        lines = self._story(self.told, seat)
        if self.told < self.resumed_at:
            lines = [Text("... (log shows more)", "dim"), *lines[-RESUMED_LINES:]]
        self.told = len(self.match.log)
        if lines:
            self._print([Text(), *lines])

    def _story(self, since: int, seat: int | None) -> list[Text]:
        entries = self.match.log[since:]
        return self.screen.story(self.match, entries, lambda audience: hears(audience, seat), self.seating.persons)

    def _prompt(self, seat: int) -> None:
        rule = self.match.state.rule_for(seat)
        self._print([Text.assemble((self.match.game.prompt(self.match.state, seat), "bold"), (f"  ({rule})", "dim"))])

    def _tell_of_more(self, seat: int) -> None:
        """Where more places or numbers are allowed than offered, how the rest is answered."""
        asked = self.match.state.asked(seat)
        if asked is None or not asked.judged:
            return
        said = [
            self.match.game.space.say(option) for option in asked.options if self._is_bare(self.screen.verb(option))
        ]
        if said:
            self._print([Text(f"More is allowed than is listed: spell it out as in {min(said, key=len)!r}.", "dim")])

    def _say(self, text: str) -> None:
        self.out.print(Text(text), soft_wrap="/" in text)  # a path is copied whole

    def _print(self, drawn: Iterable[RenderableType]) -> None:
        for one in drawn:
            self.out.print(one)

    def _rules(self, what: str) -> Rulebook:
        """The rules in which that is looked up."""
        text = self.screen.rules_text(what)
        if text not in self._books:
            self._books[text] = parse(text, f"rules of {self.match.game.id}")
        return self._books[text]


def length(match: Match, persons: list[int]) -> str:
    """How long a game was."""
    choices = sum(1 for entry in match.log if entry.seat != FATE and not entry.forced)
    mine = sum(1 for entry in match.log if entry.seat in persons and not entry.forced)
    return f"{choices} choices{f', {mine} of them yours' if persons else ''}; {len(match.log)} answers with fate's"
