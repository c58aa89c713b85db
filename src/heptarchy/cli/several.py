"""Lines that stand for several answers: a way over shires, all Hits of a roll; and answers that hold for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.kernel.ahead import caution_for, is_asked, preferred, skip_forced
from heptarchy.kit.screen.errors import NotSo
from heptarchy.kit.screen.lexicon import number_in, words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.match import Match
    from heptarchy.kit.screen.lexicon import Lexicon
    from heptarchy.kit.screen.screen import Screen

LONGEST = 5  # words of a name
BATTLE = "battle"  # the span
MOST = 40  # answers of one line


class Chain:
    """Reads a line answer by answer, each against the question that it comes to."""

    def __init__(self, match: Match, screen: Screen, lexicon: Lexicon, seat: int) -> None:
        self.screen = screen
        self.tongue = screen.tongue
        self.lexicon = lexicon
        self.seat = seat
        self.game = match.game
        self.state = match.state.clone()
        self.actions: list[int] = []
        self.leave: tuple[int, str] | None = None  # so many stay where the way begins, of that kind
        self.by_default = True  # nothing was said of who stays

    def read(self, line: str, numbers: Mapping[int, int]) -> list[int]:
        """The answers that the line stands for; NotSo says what in it stands for none."""
        leave = self.tongue.leave.search(line)
        if leave is not None:
            self.leave = (int(leave[1]), leave[2] or "")
            self.by_default = False
            line = line[: leave.start()]
        words = words_of(line)
        if words and all(word.isdecimal() for word in words):
            for word in words:
                self._number(word, numbers)
        else:
            self._words(words, counts_first=bool(words) and words[0].isdecimal())
        if self.leave is not None:
            raise NotSo(self.tongue("leave-without-way"))
        for action in self.screen.ending_way(self.state, self.seat, self.actions):
            self._take(action)
        return self.actions

    def _words(self, words: list[str], counts_first: bool) -> None:
        at = 0
        while at < len(words):
            self._stay_behind()
            count = 1
            if counts_first and words[at].isdecimal() and at + 1 < len(words):
                count, at = self._count(words[at]), at + 1
            used, action = self._named(words[at:])
            if action is None:
                if words[at] not in self.tongue.words("joining"):
                    raise NotSo(self._unknown(words[at]))
                at += 1
                continue
            at += used
            if not counts_first and at < len(words) and words[at].lstrip("x").isdecimal():
                count, at = self._count(words[at].lstrip("x")), at + 1
            self._take_with_default(action)
            number = self._count_option(count) if count > 1 and not counts_first else None
            if number is not None:  # `york 3`: to York, and of them three
                self._take(number)
                continue
            for _ in range(count - 1):
                self._take(action)

    def _count_option(self, count: int) -> int | None:
        """The option that sets this number, where a number is all that is asked now."""
        options = self.state.options_for(self.seat)
        verbs = {self.screen.verb(option) for option in options}
        verb = next(iter(verbs)) if len(verbs) == 1 else None
        if verb is None or not self.screen.is_count(verb):
            return None
        return next((option for option in options if verb.domain.key(verb.arg(option)) == str(count)), None)

    def _count(self, word: str) -> int:
        number = number_in(word)
        if number is None or number > MOST:
            raise NotSo(self.tongue("too-many-named", most=MOST, word=word))
        return number

    def _number(self, word: str, numbers: Mapping[int, int]) -> None:
        number = number_in(word)
        if number is None or number not in numbers:
            raise NotSo(self.tongue("no-such-number", word=word))
        self._take(numbers[number])

    def _named(self, words: list[str]) -> tuple[int, int | None]:
        """The option that the next words name, the longest name first, and how many words that takes."""
        options = self.state.options_for(self.seat)
        for n in range(min(LONGEST, len(words)), 0, -1):
            found = self.lexicon.find(words[:n], options)
            if len(found) == 1:
                return n, found[0]
        return 0, None

    def _stay_behind(self) -> None:
        """Set who comes along as soon as that is asked."""
        if self.leave is None:
            return
        loads = self.screen.staying(self.state, self.seat, *self.leave)
        if loads is not None:
            self.leave = None
            for action in loads:
                self._take(action)

    def _take_with_default(self, action: int) -> None:
        """The answer, and before it who stays behind, unless the line says so or the way goes on."""
        if self.by_default and not self.screen.is_on_way(self.actions):
            for first in self.game.before(self.state, self.seat).get(action, []):
                self._take(first)
        self._take(action)

    def _take(self, action: int) -> None:
        s = self.state
        if len(self.actions) == MOST:
            raise NotSo(self.tongue("too-many-answers", most=MOST))
        if not skip_forced(s, self.seat, action) or (self.actions and s.sealed == s.moves):
            raise NotSo(self.tongue("not-known-yet", name=self.screen.shown(action)))
        refusal = s.refuse(action, self.seat)
        if refusal is not None:
            raise NotSo(self.tongue("reason", name=self.screen.shown(action), reason=self.screen.refusal(refusal)))
        s.apply(action, self.seat)
        self.actions.append(action)

    def _unknown(self, word: str) -> str:
        s = self.state
        if not is_asked(s, self.seat):
            return self.tongue("not-known-yet", name=repr(word))
        everything = self.lexicon.find([word], range(len(s.space.verb_of)))
        asked = {self.screen.verb(option) for option in s.options_for(self.seat)}
        meant = [action for action in everything if self.screen.verb(action) in asked] or everything
        refusals = [refusal for action in meant if (refusal := s.refuse(action, self.seat)) is not None]
        if not refusals:
            return self.tongue("unknown-there", word=repr(word))
        return self.tongue("reason", name=word, reason=self.screen.refusal(refusals[0]))


def take_in_turn(match: Match, seat: int, actions: list[int]) -> list[int]:
    """Give answers one after the other, as long as nothing comes between; gives those that were not asked for."""
    for place, action in enumerate(actions):
        s = match.state
        while place and is_asked(s, seat) and s.is_forced(seat) and s.options_for(seat)[0] != action:
            match.apply(s.options_for(seat)[0], seat)
        if place and (s.sealed == s.moves or not is_asked(s, seat) or not s.allows(action, seat)):
            return actions[place:]
        match.apply(action, seat)
    return []


# Answers that hold for a while


class Kept:
    """What a person answers for the rest of a battle, a turn, a round or the game, by seat and rule."""

    def __init__(self) -> None:
        self.answers: dict[tuple[int, str], tuple[list[int], str, str]] = {}

    def keep(self, match: Match, seat: int, wanted: list[int], scope: str) -> None:
        """Go on answering so: the first of these that is allowed, as long as nothing else is offered."""
        state = match.state
        others = [option for option in state.options_for(seat) if option not in wanted]
        token = match.game.scopes(state, seat)[scope]
        self.answers[seat, state.rule_for(seat)] = ([*wanted, *others], scope, token)

    def fight(self, match: Match, seat: int, wanted: Mapping[str, list[int]]) -> bool:
        """Answer so, by rule, to the end of the battle; says whether one is fought. What holds longer stands."""
        scopes = match.game.scopes(match.state, seat)
        if BATTLE not in scopes:
            return False
        for rule, actions in wanted.items():
            _, scope, token = self.answers.get((seat, rule), ([], BATTLE, ""))
            if scope == BATTLE or scopes.get(scope) != token:
                self.answers[seat, rule] = (actions, BATTLE, scopes[BATTLE])
        return True

    def answer(self, match: Match, seat: int) -> int | None:
        """What this seat answers by itself now; None: it is asked."""
        state = match.state
        kept = self.answers.get((seat, state.rule_for(seat)))
        if kept is None or match.game.scopes(state, seat).get(kept[1]) != kept[2]:
            return None
        action = preferred(state, seat, kept[0])
        return action if action is not None and caution_for(match.game, state, seat, action) is None else None

    def drop(self, seat: int, rule: str) -> None:
        """Ask again."""
        self.answers.pop((seat, rule), None)
