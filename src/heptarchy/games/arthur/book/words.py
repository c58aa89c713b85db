"""What Age of Arthur says to people: questions, buttons, the log, the end, annals, names and texts.

Its catalogues say it. What is said in a battle, dba says (AA-21.1): `battle_words` is where it is handed over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.arthur.bands import PRINCE, band_at, band_of
from heptarchy.games.arthur.book.annals import years_of
from heptarchy.games.arthur.book.asks import OVERS, offers, question
from heptarchy.games.arthur.book.chronicle import chronicle
from heptarchy.games.arthur.book.naming import ruler
from heptarchy.games.arthur.book.words_book import book_of
from heptarchy.games.arthur.claims import claimants
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy import could_raid, kind_of
from heptarchy.games.arthur.raids import raider_action
from heptarchy.games.arthur.realm import lord_of, rank
from heptarchy.games.arthur.table import actions as a
from heptarchy.games.arthur.table.presets import FEWEST_PLAYERS, ROUNDS, SHORE_KEYS, saxon_at_first
from heptarchy.games.arthur.table.state import NOBODY, Campaign
from heptarchy.games.dba.book.words import DbaWords, Names
from heptarchy.games.dba.game import DBA
from heptarchy.kernel.annals import Annal
from heptarchy.kernel.message import FLAG, Message, Thing
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.space import NOTHING
from heptarchy.speech.words import BookWords, called

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.games.arthur.table import seen
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.message import Value
    from heptarchy.kernel.options import Option
    from heptarchy.kernel.options import Value as Settled
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Domain, Verb
    from heptarchy.kernel.state import State

PACKAGE: Final = "heptarchy.games.arthur"  # its folder `book` has the catalogues
BATTLE_RULES: Final = "DBA"  # how rules of battles begin
RAIDERS: Final = (a.RAIDERS_FROM, a.RAIDERS_BY)
NUMBERS: Final[tuple[Domain, ...]] = (a.ROLL.domain, a.CAST.domain)
OTHERS_LIE: Final = ("AA-C09", "AA-C13", "AA-C18", "AA-C23", "AA-C24")  # cards that are not laid before a ruler


class ArthurWords(BookWords):
    """A language by its catalogues. Seats are kingdoms by name (AA-2.2)."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, PACKAGE, language, pointed)
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
        return self.button(offered(state, asked, verb, action), asked.rule)

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `plays Raid`."""
        if action >= a.BATTLE:
            return self.battle_words([]).said(action - a.BATTLE)
        return super().said(action)

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
            said = [f"{self.capital(self.says.say(one).strip())}." for one in told.said]
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


# Answers as messages; `book/buttons.*.ftl` says them


def offered(s: Campaign, asked: Asked, verb: Verb, action: int) -> Message:
    """An option as a button says it: `Claim Cernow`."""
    case = case_of(asked, verb, action)
    args = {**pointed(verb, verb.arg(action)), **on_the_table(s, asked, verb, action)}
    return Message(f"do-{called(verb)}{case}", args)


def pointed(verb: Verb, arg: int) -> dict[str, Value]:
    """What an answer points at."""
    if verb.domain is NOTHING:
        return {}
    return {"it": int(verb.domain.key(arg)) if verb.domain in NUMBERS else Thing(verb.domain, arg)}


def case_of(asked: Asked, verb: Verb, action: int) -> str:
    """What tells an answer apart from the same one to another question of its rule; empty where nothing does."""
    if verb is a.ON and verb.arg(action) == asked.seat:
        return "" if asked.rule in OTHERS_LIE else "-self"
    if verb is a.RAISE and offers(asked, a.LEAD):
        return "-sp" if verb.domain.key(verb.arg(action)) == "Sp" else "-ax"
    return "-lord" if verb is a.STAY and offers(asked, a.LET_GO) else ""


def on_the_table(s: Campaign, asked: Asked, verb: Verb, action: int) -> dict[str, Value]:
    """What the table adds: rulers, lords, enemies, whose claim it is, what raiders are."""
    arg, seat = verb.arg(action), asked.seat
    if verb is a.ON:
        lord = lord_of(s, seat)
        facts: dict[str, Value] = {"ruler": ruler(arg, s.reign[arg], s.blood[arg])}
        return facts if lord == NOBODY else {**facts, "lord": Thing(a.PLAYER, lord)}
    if verb is a.AT:
        return {"rivals": [Thing(a.PLAYER, one) for one in claimants(s, s.claims[arg])]}
    if verb is a.LOSE_GENERAL:
        return {"kind": Thing(a.KIND, s.leads[seat])}
    if verb is a.LOSE_WARLORD or verb is a.LOSE_PRINCE:
        who = PRINCE if verb is a.LOSE_PRINCE else arg
        return {"kind": Thing(a.KIND, band_at(s, seat, band_of(s, seat, who)))}
    if verb is a.KEEP:
        return {"it": Thing(a.PROVINCE, s.ships[asked.arg + 2])}
    if verb in RAIDERS:
        kinds = [kind_of(one) for one in could_raid(s, seat) if raider_action(one) == action]
        return {"kind": Thing(a.KIND, kinds[0])}
    if verb in OVERS:
        enemy = asked.arg % s.players
        owner = s.owner[arg] if verb is a.OVER_LAND else s.holder[arg] if verb is a.OVER_TITLE else arg
        return {"own": FLAG.value([owner == enemy]), "enemy": Thing(a.PLAYER, enemy)}
    if verb is a.JOIN:
        chiefs = next(war.chief for war in s.wars if arg in war.chief)
        return {"enemy": Thing(a.PLAYER, chiefs[1 - chiefs.index(arg)])}
    if verb is a.LET_GO or verb is a.STAY:
        return {"it": Thing(a.PLAYER, asked.arg % s.players)}
    return {}
