"""What a person means by a line: an option, several answers, or one for a while; or why that may not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from heptarchy.cli.several import Chain, Kept
from heptarchy.kernel.ahead import caution_for, look_ahead
from heptarchy.kit.screen.errors import NotSo
from heptarchy.kit.screen.lexicon import number_in, typed_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from heptarchy.cli.line_reader import Reader
    from heptarchy.cli.menu import Menu
    from heptarchy.kernel.match import Match
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.space import Verb
    from heptarchy.kit.screen.lexicon import Lexicon
    from heptarchy.kit.screen.screen import Screen
    from heptarchy.kit.screen.tongue import Tongue

MANY = 8  # meanings named when words fit more than one option


class Quit(Exception):
    """The player leaves; the game is saved."""


class Redo(Exception):
    """An answer was taken back: look at the table anew."""


class Understanding:
    """The part of a sitting that reads lines."""

    match: Match
    screen: Screen
    lexicon: Lexicon
    tongue: Tongue
    reader: Reader
    menu: Menu | None
    kept: Kept
    further: list[int]  # the answers of a line after its first
    chained: bool  # the line was read as several answers

    def _command(self, line: str, seat: int | None) -> bool:
        raise NotImplementedError

    def show_menu(self, text: str, seat: int | None) -> None:
        """The question and its options again."""
        raise NotImplementedError

    def _say(self, id: str, **facts: Value) -> None:
        raise NotImplementedError

    def _print(self, drawn: Iterable[RenderableType]) -> None:
        raise NotImplementedError

    def _meant_by(self, line: str, seat: int) -> list[int]:
        """The answers that the line means; none if it was a command, was not understood, or was thought better of."""
        assert self.menu is not None
        text, span = self.tongue.span_of(line, self.match.game.scopes(self.match.state, seat))
        self.further, self.chained = [], False
        first = self._understood(text, seat)
        if first is None:
            return []
        usual = self.match.game.before(self.match.state, seat).get(first, [])
        if usual and not self.chained:
            first, self.further = usual[0], [*usual[1:], first]
        actions = [first, *self.further]
        if not self._is_sure(actions, seat, line):
            return []
        if span:
            self.kept.keep(self.match, seat, actions, span)
            self._say("kept", span=self.tongue.word(f"span-{span}"))
            return [first]
        return actions

    def _is_sure(self, actions: list[int], seat: int, line: str) -> bool:
        """Say what the answers give up; where that would end the game for who gives them, ask once more."""
        cautions = look_ahead(self.match.game, self.match.state, seat, actions).cautions
        for caution in cautions:
            if len(actions) > 1 or caution.grave:
                self._say("caution", caution=self.screen.refusal(caution))
        if not any(caution.grave for caution in cautions):
            return True
        self._say("grave")
        said = self.reader.line(f"{self.tongue('sure')} > ")
        if said is None:
            raise Quit
        if said.casefold() in (*self.tongue.words("yes"), line.casefold()):
            return True
        self._say("not-done")
        return False

    def _warn(self, seat: int) -> None:
        """What options give up, and what goes before them by default, said before they are chosen."""
        state = self.match.state
        before = self.match.game.before(state, seat)
        by_text: dict[str, list[int]] = {}
        for action in state.options_for(seat):
            caution = caution_for(self.match.game, state, seat, action)
            if caution is not None:
                usual = before.get(action)
                told = self.screen.refusal(caution)
                if usual:
                    told = self.tongue("goes-before", names=self._named(usual), caution=told)
                by_text.setdefault(told, []).append(action)
        for text, actions in by_text.items():
            few = len(actions) < len(state.options_for(seat)) // 3
            named = self.tongue("reason", name=self._named(actions), reason=text)
            self._print([Text(named if few else self.tongue("mind", caution=text), "yellow")])

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
            self._say("range", range=self.menu.range())
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
            self._say("fits-several", n=len(found), names=self._named(found))
            return None
        return self._several(line, seat)

    def _several(self, line: str, seat: int) -> int | None:
        """The first of several answers that the line stands for; the others wait in `further`."""
        assert self.menu is not None
        if len(line.split()) == 1:
            self._refuse(line, seat)
            return None
        try:
            self.chained = True
            first, *self.further = Chain(self.match, self.screen, self.lexicon, seat).read(line, self.menu.numbers)
        except NotSo as error:
            if self._meant(line, seat) or self._spelling(line):
                self._refuse(line, seat)
            else:
                self._say("not-read", why=f"{str(error)[:1].upper()}{str(error)[1:]}")
            return None
        return first

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

    def _refuse(self, text: str, seat: int) -> None:
        """Say why the thing that the text names is not offered."""
        state = self.match.state
        meant = self._meant(text, seat)
        if not meant:
            self._say("unknown", text=repr(text), spelling=self._spelling(text))
            return
        reasons: dict[str, str] = {}
        for action in meant:
            refusal = state.refuse(action, seat)
            offered = self.tongue("offered", choice=self._choose(action))
            reason = offered if refusal is None else self.screen.refusal(refusal)
            reasons[reason] = text if reason in reasons else self.screen.shown(action)
        for reason, name in list(reasons.items())[:MANY]:
            self._say("reason", name=name, reason=reason)

    def _spelling(self, text: str) -> str:
        """How an action of an open verb is spelled, if the text begins with one."""
        word = self.screen.spelled(text).partition(" ")[0]
        for verb in self.match.game.space.verbs:
            if verb.name == word and not verb.actions:
                return self.tongue("spelling", example=repr(self.match.game.space.say(verb.base + len(verb) // 2)))
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
        more = self.tongue("and-more", n=len(actions) - MANY) if len(actions) > MANY else ""
        return ", ".join(names) + more

    def _choose(self, action: int) -> str:
        return self.menu.name(action) if self.menu is not None else ""
