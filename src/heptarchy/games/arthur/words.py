"""What Age of Arthur says to people: questions, buttons, the log, the end, annals, names and texts.

Its catalogues say it. What is said in a battle, dba says (AA-21.1): `battle_words` is where it is handed over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.annals import years_of
from heptarchy.games.arthur.asks_acts import ids_of, logged, offered
from heptarchy.games.arthur.asks_table import question
from heptarchy.games.arthur.chronicle import chronicle
from heptarchy.games.arthur.presets import FEWEST_PLAYERS, ROUNDS, SHORE_KEYS, saxon_at_first
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.state import Campaign
from heptarchy.games.arthur.words_book import book_of
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.words import DbaWords
from heptarchy.games.dba.words_speech import Names
from heptarchy.kernel.annals import Annal
from heptarchy.kernel.message import Message, Thing
from heptarchy.kernel.modes import NESTED
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.games.arthur import seen
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.options import Value as Settled
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.state import State

PACKAGE: Final = "heptarchy.games.arthur"  # its folder `book` has the catalogues
BATTLE_RULES: Final = "DBA"  # how rules of battles begin


class ArthurWords(BookWords):
    """A language by its catalogues. Seats are kingdoms by name (AA-2.2)."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, PACKAGE, language)
        battle = DBA.words(language)
        assert isinstance(battle, DbaWords)
        self.battle = battle

    def seat_names(self, options: Mapping[str, Settled]) -> list[str]:
        """AA-2.2: a seat is a kingdom."""
        return list(self.says.names(a.PLAYER)[: int(options["players"])])

    # Questions and answers

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Campaign)
        if state.mode == NESTED and state.child is not None and state.inner(seat) >= 0:
            return self.battle_words(state.chairs).prompt(state.child, state.inner(seat))
        return self.says.say(question(state, seat))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Claim Cernow`."""
        assert isinstance(state, Campaign)
        if action >= a.BATTLE:
            assert state.child is not None
            return self.battle_words(state.chairs).label(state.child, state.inner(seat), action - a.BATTLE)
        verb, asked = self.game.space.verb_at(action), state.asked(seat)
        if verb is None or asked is None:
            return super().label(state, seat, action)
        message = offered(state, asked, verb, action)
        return capital(self.says.say(Message(self.says.first(ids_of(asked, message)), message.args)))

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `plays Raid`."""
        if action >= a.BATTLE:
            return self.battle_words([]).said(action - a.BATTLE)
        verb = self.game.space.verb_at(action)
        return super().said(action) if verb is None else self.says.say(logged(verb, action))

    # What happened

    def event(self, event: Event) -> str:
        """A happening as a sentence; those of a battle with the kingdoms in its chairs."""
        return self.battle_words(event.chairs).event(event) if event.chairs else super().event(event)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id."""
        if refusal.rule.startswith(BATTLE_RULES):
            return self.battle_words([]).refusal(refusal)
        return super().refusal(refusal)

    def ending(self, state: State) -> str:
        """AA-17: who has won, and how; empty while the campaign lasts."""
        assert isinstance(state, Campaign)
        if not state.over:
            return ""
        winner = state.scores.index(max(state.scores))
        facts: dict[str, Value] = {"player": Thing(a.PLAYER, winner), "n": rank(state, winner)}
        return self.says.say(Message(f"end-{state.ending}", facts))

    def annals(self, entries: list[Any], say: Callable[[int], str], seats: int) -> list[Annal]:
        """AA-29: a paragraph for each round, from the log of any edition."""
        found: list[Annal] = []
        for told in chronicle(years_of(entries, say, seats)):
            said = [f"{capital(self.says.say(one).strip())}." for one in told.said]
            found.append(Annal(told.at, self.says.say(told.date), " ".join(said)))
        return found

    def book(self) -> seen.Book:
        """Names and texts of all that a client draws."""
        return book_of(self.says, self.battle.book())

    def battle_words(self, chairs: list[int]) -> DbaWords:
        """The words of a battle: commands by the kingdoms in its chairs, by their numbers where these are not known."""
        names = self.says.names(a.PLAYER)
        commands = [names[seat] for seat in chairs]
        if not chairs:
            commands = [self.says.say(Message("command", {"n": n + 1})) for n in range(len(names))]
        return self.battle.with_names(Names(commands, []))

    # Where a table is laid

    def choice_name(self, option: Option, choice: str) -> str:
        """What a choice is called: a way to fight battles, a length, a shore; the clients have words for a profile."""
        id = self.says.first([f"choice-{option.name}-{choice}"])
        return self.says.form(id) if id else ""

    def choice_note(self, option: Option, choice: str) -> str:
        """What it means; of a length, how many rounds that is."""
        id = self.says.first([f"note-{option.name}-{choice}"])
        facts: dict[str, Value] = {"rounds": rounds_line(choice)} if option.name == "preset" else {}
        return self.says.say(Message(id, facts)) if id else ""

    def seat_notes(self, options: Mapping[str, Settled]) -> list[str]:
        """By seat: its people, home and provinces; those that begin Saxon (AA-28.1)."""
        notes: list[str] = []
        shore = SHORE_KEYS.index(str(options["saxon_shore"]))
        for kingdom in t.PLAYER_SETS[int(options["players"])]:
            home, *others = [Thing(a.PROVINCE, province) for province in t.PROVINCES_OF[kingdom]]
            saxon = saxon_at_first(shore, kingdom, home=False)
            land = [Message("seat-saxon", {"province": one}) if one.number in saxon else one for one in others]
            notes.append(self.says.say(Message("seat-note", {"home": home, "land": land})))
        return notes


def capital(line: str) -> str:
    """The line with a capital at its beginning."""
    return line[:1].upper() + line[1:]


def rounds_line(preset: str) -> Value:
    """AA-28.2: `18`; `21 with 2 rulers, 36 with 3 to 8` where it hangs on their number."""
    rounds = ROUNDS[preset]
    if len(set(rounds)) == 1:
        return rounds[0]
    starts = [n for n in range(len(rounds)) if not n or rounds[n] != rounds[n - 1]]
    line: Value = ""
    for start, end in zip(starts, [*starts[1:], len(rounds)], strict=True):
        first, last = start + FEWEST_PLAYERS, end - 1 + FEWEST_PLAYERS
        rulers: Value = first if first == last else Message("rounds-span", {"first": first, "last": last})
        facts: dict[str, Value] = {"before": line, "n": rounds[start], "rulers": rulers}
        line = Message("rounds-more" if line else "rounds-first", facts)
    return line
