"""What Age of Arthur says to people: buttons, the log, questions, the end; one `Speech` a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.annals import years_of
from heptarchy.games.arthur.bands import PRINCE, band_at, band_of
from heptarchy.games.arthur.chronicle import chronicle
from heptarchy.games.arthur.claims import claimants
from heptarchy.games.arthur.levy import could_raid, kind_of
from heptarchy.games.arthur.presets import FEWEST_PLAYERS, ROUNDS, SHORE_KEYS, saxon_at_first
from heptarchy.games.arthur.prompts import offers, prompt
from heptarchy.games.arthur.raids import raider_action
from heptarchy.games.arthur.realm import lord_of
from heptarchy.games.arthur.sentences import ending, sentence
from heptarchy.games.arthur.state import NOBODY, Campaign
from heptarchy.games.arthur.words_book import book_of
from heptarchy.games.arthur.words_names import ruler_name
from heptarchy.games.arthur.words_speech import Speech, facts_in, filled, listed
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.words import DbaWords
from heptarchy.games.dba.words_speech import Names, capital
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.annals import Annal
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State

REASONS = (a.OVER_LAND, a.OVER_TITLE, a.OVER_THRONE)
RAIDERS = (a.RAIDERS_BASE, a.RAIDERS_FROM, a.RAIDERS_BY)


class ArthurWords(Words):
    """A language by its tables. Seats are kingdoms by name; battles are told in the words of dba (AA-21.1)."""

    def __init__(self, game: Game, language: str, speech: Speech, names: list[str] | None = None) -> None:
        super().__init__(game, language)
        self.speech = speech
        self.names = names or [speech.kingdoms[kingdom] for kingdom in t.PLAYER_SETS[-1]]
        battle = DBA.words(language)
        assert isinstance(battle, DbaWords)
        self.battle = battle

    def at(self, options: Mapping[str, Value]) -> Words:
        """Players by their kingdoms."""
        return self.with_names(self.seat_names(options))

    def with_names(self, names: list[str]) -> ArthurWords:
        """The same language with these names."""
        raise NotImplementedError

    # Questions and answers

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Campaign)
        if state.mode == NESTED and state.child is not None and state.inner(seat) >= 0:
            return self.battle_words(state.chairs).prompt(state.child, state.inner(seat))
        return prompt(state, seat, self.speech, self.names)

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Claim Cernow`."""
        assert isinstance(state, Campaign)
        if action >= a.BATTLE:
            assert state.child is not None
            return self.battle_words(state.chairs).label(state.child, state.inner(seat), action - a.BATTLE)
        verb, asked = self.game.space.verb_at(action), state.asked(seat)
        if verb is None or asked is None:
            return super().label(state, seat, action)
        labels = self.speech.labels
        template = labels.get(f"{verb.name} {case_of(asked, verb, action)}") or labels.get(f"{verb.name} {asked.rule}")
        facts = {**self._facts(verb, action), **self._table_facts(state, asked, verb, action)}
        return capital(filled(template or labels[verb.name], facts))

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `plays Raid`."""
        if action >= a.BATTLE:
            return self.battle_words([]).said(action - a.BATTLE)
        verb = self.game.space.verb_at(action)
        if verb is None:
            return super().said(action)
        return filled(self.speech.said[verb.name], self._facts(verb, action))

    # What happened

    def event(self, event: Event) -> str:
        """A happening as a sentence; those of a battle with the kingdoms in its chairs."""
        if event.chairs:
            return self.battle_words(event.chairs).event(event)
        return sentence(event, self.speech, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id."""
        if refusal.rule.startswith("DBA"):
            return self.battle_words([]).refusal(refusal)
        facts = facts_in(refusal.message, refusal.args, self.speech, self.names)
        return filled(self.speech.refusals.get(refusal.message, refusal.message), facts)

    def ending(self, state: State) -> str:
        """Who has won, and how; empty while the campaign lasts."""
        assert isinstance(state, Campaign)
        return ending(state, self.speech, self.names)

    def annals(self, entries: list[Any], say: Callable[[int], str], seats: int) -> list[Annal]:
        """AA-29: a paragraph for each round, from the log of any edition."""
        return chronicle(years_of(entries, say, seats), self.speech)

    def book(self) -> dict[str, Any]:
        """Names and texts of all that a client draws."""
        return book_of(self.title(), self.speech, self.battle.book())

    # Where a table is laid

    def option_name(self, option: Option) -> str:
        """What there is to settle, in a word or two."""
        return self.speech.options[option.name][0]

    def option(self, option: Option) -> str:
        """The same as a sentence."""
        return self.speech.options[option.name][1] or option.sentence

    def choice_name(self, option: Option, choice: str) -> str:
        """What a choice is called: a way to fight battles, a length, a shore; the clients have words for a profile."""
        return self.speech.choices.get(f"{option.name} {choice}", ("", ""))[0]

    def choice_note(self, option: Option, choice: str) -> str:
        """What it means; of a length, how many rounds that is."""
        said = self.speech.choices.get(f"{option.name} {choice}", ("", ""))[1]
        return said.format(self._rounds(choice)) if option.name == "preset" else said

    def _rounds(self, preset: str) -> str:
        """AA-28.2: `18`; `21 with 2 rulers, 36 with 3 to 8` where it hangs on their number."""
        rounds = ROUNDS[preset]
        if len(set(rounds)) == 1:
            return str(rounds[0])
        starts = [n for n in range(len(rounds)) if not n or rounds[n] != rounds[n - 1]]
        parts: list[str] = []
        for start, end in zip(starts, [*starts[1:], len(rounds)], strict=True):
            first, last = start + FEWEST_PLAYERS, end - 1 + FEWEST_PLAYERS
            several = self.speech.rulers[0 if parts else 1]
            said = str(first) if first == last else self.speech.up_to.format(first, last)
            parts.append(several.format(rounds[start], said))
        return ", ".join(parts)

    def seat_notes(self, options: Mapping[str, Value]) -> list[str]:
        """By seat: its people, home and provinces; those that begin Saxon (AA-28.1)."""
        notes: list[str] = []
        shore = SHORE_KEYS.index(str(options["saxon_shore"]))
        for kingdom in t.PLAYER_SETS[int(options["players"])]:
            home, *others = t.PROVINCES_OF[kingdom]
            saxon = saxon_at_first(shore, kingdom, home=False)
            land = listed([self._begins(province, province in saxon) for province in others], self.speech.both)
            notes.append(self.speech.seat_note.format(self.speech.provinces[home], land))
        return notes

    def _begins(self, province: int, is_saxon: bool) -> str:
        """`Rhegin`; `Rhegin (Saxon)` where it begins so."""
        name = self.speech.provinces[province]
        return f"{name} ({self.speech.populations[1]})" if is_saxon else name

    # What the words of an answer speak of

    def battle_words(self, chairs: list[int]) -> DbaWords:
        """The words of a battle: commands by the kingdoms in its chairs, by their numbers where these are not known."""
        commands = [self.names[seat] for seat in chairs]
        if not chairs:
            commands = [self.speech.command.format(n + 1) for n in range(len(t.PLAYER_SETS[-1]))]
        return self.battle.with_names(Names(commands, []))

    def _facts(self, verb: Verb, action: int) -> dict[str, str]:
        """As far as the action itself tells."""
        arg, speech = verb.arg(action), self.speech
        if verb.domain is a.PLAYER:
            return {"player": self.names[arg]}
        if verb.domain is a.CARD:
            return {"card": speech.cards[arg]}
        if verb.domain is a.PROVINCE:
            return {"province": speech.provinces[arg]}
        if verb.domain is a.TITLE:
            return {"title": speech.titles[arg]}
        if verb.domain is a.KIND:
            return {"kind": speech.types[arg]}
        if verb is a.OUTCOME:
            return {"outcome": speech.outcomes[arg]}
        return {"n": verb.domain.show(arg)}

    def _table_facts(self, s: Campaign, asked: Asked, verb: Verb, action: int) -> dict[str, str]:
        """What the table adds: rulers, lords, enemies, whose claim it is, what raiders are."""
        speech, arg, seat = self.speech, verb.arg(action), asked.seat
        if verb is a.ON:
            lord = lord_of(s, seat)
            ruler = ruler_name(s.kingdom[arg], s.reign[arg], s.blood[arg])
            return {"ruler": ruler, "lord": "" if lord == NOBODY else self.names[lord]}
        if verb is a.AT:
            return {"rivals": listed([self.names[one] for one in claimants(s, s.claims[arg])], speech.both)}
        if verb is a.LOSE_GENERAL:
            return {"kind": speech.types[s.leads[seat]]}
        if verb is a.LOSE_WARLORD or verb is a.LOSE_PRINCE:
            return {"kind": speech.types[band_at(s, seat, band_of(s, seat, PRINCE if verb is a.LOSE_PRINCE else arg))]}
        if verb is a.KEEP:
            return {"province": speech.provinces[s.ships[asked.arg + 2]]}
        if verb in RAIDERS:
            kinds = [kind_of(one) for one in could_raid(s, seat) if raider_action(one) == action]
            return {"kind": speech.types[kinds[0]]}
        if verb in REASONS:
            enemy = asked.arg % s.players
            owner = s.owner[arg] if verb is a.OVER_LAND else s.holder[arg] if verb is a.OVER_TITLE else arg
            return {"whose": speech.whose[0] if owner == enemy else speech.whose[1].format(self.names[enemy])}
        if verb is a.JOIN:
            chiefs = next(war.chief for war in s.wars if arg in war.chief)
            return {"enemy": self.names[chiefs[1 - chiefs.index(arg)]]}
        if verb is a.LET_GO or verb is a.STAY:
            return {"player": self.names[asked.arg % s.players]}
        return {}


def case_of(asked: Asked, verb: Verb, action: int) -> str:
    """What tells an answer apart from the same one to another question of its rule; empty where nothing does."""
    if verb is a.ON and verb.arg(action) == asked.seat:
        return "self" if asked.rule not in ("AA-C09", "AA-C13", "AA-C18", "AA-C23", "AA-C24") else ""
    if verb is a.RAISE and offers(asked, a.LEAD):
        return "Sp" if verb.domain.key(verb.arg(action)) == "Sp" else "Ax"
    return "lord" if verb is a.STAY and offers(asked, a.LET_GO) else ""
