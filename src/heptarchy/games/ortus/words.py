"""What Ortus Regni says to people: buttons, the log, the end, names and texts; one `Speech` a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus.actions import (
    ARMY,
    AT,
    BALLOT,
    BUY_TOWERS,
    CAPTURE,
    COPIES,
    DESTROY,
    DONE,
    EARL,
    EMISSARY,
    EXCHANGE,
    FIEF,
    GIVE,
    JOUST,
    JOUST_HAND,
    PLACE_IN_ROW,
    PLAY,
    PROPERTY,
    RAIDER,
    RECRUIT,
    RESULT,
    STYLE,
    TYPE,
    property_card,
)
from heptarchy.games.ortus.armies import recruits
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.cards import merc_infantry, merc_knights
from heptarchy.games.ortus.fielding import is_empty, side_house
from heptarchy.games.ortus.modules import ERRANT, plays_with
from heptarchy.games.ortus.wording import sentence_case
from heptarchy.games.ortus.words_book import book_of
from heptarchy.speech.shelf import book_of as catalogue
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.ortus.state import Ortus
    from heptarchy.games.ortus.words_speech import Speech
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words

PACKAGE: Final = "heptarchy.games.ortus"  # its folder `book` has the catalogues
COPIES_KEY: Final = "copies"  # the verbs of deck building share their wordings


class OrtusWords(BookWords):
    """A language by its tables; each also says prompts and refusals its own way."""

    def __init__(self, game: Game, language: str, speech: Speech) -> None:
        super().__init__(game, PACKAGE, language)
        self.speech = speech

    def at(self, options: Mapping[str, Value]) -> Words:
        """RB-19: in a Rebellion the house after the last Earl's is the King's, and called so."""
        if options["variant"] != "rebellion":
            return self
        words = self.with_speech(self.speech.with_king(int(options["players"])))
        words.says = self.says.calling({f"earl-{t.COLOURS[int(options['players'])]}": "king"})
        return words

    def with_speech(self, speech: Speech) -> OrtusWords:
        """The same language with other names."""
        raise NotImplementedError

    def choice_name(self, option: Option, choice: str) -> str:
        """What one of an option's choices is called."""
        return self.speech.choices.get(f"{option.name} {choice}", "")

    def choice_note(self, option: Option, choice: str) -> str:
        """What that choice means, where there is anything to say."""
        if option.name == "variant":
            return self.speech.variants[choice][1]
        if option.name == "mode":
            return self.speech.modes[choice][1]
        return self.speech.choices.get(f"{option.name} {choice} means", "")

    def seat_notes(self, options: Mapping[str, Value]) -> list[str]:
        """OV-16, OV-17.3: with whom this Earl wins, and whom he faces."""
        names = self.seat_names(options)
        if options["tetrarchy"]:
            said = self.speech.beside_and_facing
            return [said.format(names[seat ^ 1], names[len(names) - 1 - seat]) for seat in range(len(names))]
        if options["two_heads"]:
            return [self.speech.beside.format(names[(seat + 2) % len(names)]) for seat in range(len(names))]
        return super().seat_notes(options)

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Siege of Tamworth (Palace)`."""
        s = inner(state)
        verb = self.game.space.verb_of[action]
        if verb is None:
            return super().label(state, seat, action)
        rule = s.rule_for(seat)
        if action == DONE.base and rule == "OR-12.6" and self._nothing_fielded(s, seat):
            rule = "nothing"
        template = self._template(self.speech.labels, verb, action, rule)
        if action == PLAY.base + t.BANNER and plays_with(s, ERRANT):
            template = self.speech.labels["play OV-19"]
        if not template:
            return super().label(state, seat, action)
        facts = self._facts(verb, action)
        self._add_facts(s, seat, verb, action, facts)
        return sentence_case(self.speech.smoothed(template.format(**facts)))

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `besieges Tamworth`."""
        verb = self.game.space.verb_of[action]
        if verb is None:
            return super().said(action)
        template = self._template(self.speech.said, verb, action, "")
        return template.format(**self._facts(verb, action)) if template else super().said(action)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id; every Earl is called by his colour."""
        reason = refusal.reason
        return refusal.sentence() if reason is None else catalogue(PACKAGE, self.language).say(refusal.said(reason))

    def ending(self, state: State) -> str:
        """Who has won, and why; empty while the game runs."""
        if not state.over:
            return ""
        endings = self.speech.endings
        best = max(1, *state.scores)
        winners = [self.speech.earls[seat] for seat, score in enumerate(state.scores) if score == best]
        number = "" if len(winners) == 1 else " many" if winners else " none"
        template = endings.get(f"{state.ending}{number}") or endings.get(state.ending)
        return template.format(self.listed(winners)) if template else state.ending

    def book(self) -> dict[str, Any]:
        """Names and texts of all that a client draws."""
        return book_of(self.title(), self.speech)

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        raise NotImplementedError

    # How an answer is put together

    def _template(self, wordings: dict[str, str], verb: Verb, action: int, rule: str) -> str:
        """The wording of a verb for this thing, under this question, or for any; empty where it has none."""
        name = COPIES_KEY if verb in COPIES else verb.name
        key = verb.domain.keys[verb.arg(action)]
        return wordings.get(f"{name} {key}") or wordings.get(f"{name} {rule}") or wordings.get(name, "")

    def _facts(self, verb: Verb, action: int) -> dict[str, str]:
        """What a wording may speak of, as far as the action itself tells."""
        speech = self.speech
        arg = verb.arg(action)
        domain = verb.domain
        facts: dict[str, str] = {"n": domain.keys[arg], "garrison": ""}
        if domain is TYPE:
            facts.update(name=speech.types[arg], a=speech.a_type[arg], the=speech.the_type[arg])
        elif domain is EARL:
            facts["earl"] = speech.earls[arg]
        elif domain is FIEF:
            seat = speech.card_names["tent"] if t.is_tent(arg) else speech.types[t.seat_type(arg)]
            facts.update(fief=speech.places[arg], seat=seat, lord=speech.lord)
        elif domain is PROPERTY:
            facts["a"] = speech.a_property[arg]
        elif domain is ARMY:
            facts.update(name=speech.army[arg], a=speech.a_army[arg], the=speech.the_army[arg])
        elif domain is RAIDER:
            facts.update(name=speech.raiders[arg], a=speech.a_raider[arg])
        elif domain is JOUST:
            facts.update(name=speech.joust[arg], a=speech.a_joust[arg])
        elif verb in COPIES:
            kind = COPIES.index(verb)
            facts.update(name=speech.one_of[kind], some=speech.some(arg, kind))
        else:
            facts["name"] = self._plain_name(verb, arg)
        return facts

    def _plain_name(self, verb: Verb, arg: int) -> str:
        speech = self.speech
        if verb.domain is RESULT:
            return speech.results[arg]
        if verb.domain is JOUST_HAND:
            return speech.joust_hands[arg]
        if verb.domain is STYLE:
            return speech.styles[arg]
        return speech.ballots[arg] if verb.domain is BALLOT else ""

    def _add_facts(self, s: Ortus, seat: int, verb: Verb, action: int, facts: dict[str, str]) -> None:
        """What the table adds: who is King, what a Lord is, whose a Property is, how many."""
        speech = self.speech
        arg = verb.arg(action)
        if verb.domain is EARL:
            facts["earl"] = speech.house(s, arg)
        elif verb.domain is FIEF:
            facts["lord"] = speech.lord_of(s, arg)
        elif verb.domain is PROPERTY:
            facts["a"] = speech.property_of(property_card(arg), seat if verb is GIVE else self._holder(s))
        elif verb.domain is PLACE_IN_ROW:
            facts["garrison"] = self._garrison(s, seat, verb, arg)
        elif verb is EMISSARY:
            monk = arg == t.MONK
            facts["n"] = str(s.params.emissary_monk_cubes if monk else s.params.emissary_vassal_cubes)
        elif verb is RECRUIT:
            facts["n"] = str(recruits(s, seat))
        elif verb is EXCHANGE:
            facts["n"] = str(s.params.exchange_cost)
        elif verb is BUY_TOWERS:
            facts["n"] = str(s.params.legacy_towers)
        elif (verb is CAPTURE or verb is DESTROY) and s.battle is not None:
            facts["fief"] = speech.places[s.battle.fief]

    def _holder(self, s: Ortus) -> int:
        """Whose Properties are taken or burnt."""
        if s.battle is not None:
            return s.battle.defender
        return t.NOBODY if s.plot is None else s.plot.target

    def _garrison(self, s: Ortus, seat: int, verb: Verb, place: int) -> str:
        """` (Knight)` after a Mercenary who has one."""
        house = seat
        if verb is AT and s.plot is not None:
            house = s.plot.target
        if not 1 <= place <= len(s.mercs[house]):
            return ""
        merc = s.mercs[house][place - 1]
        names = [self.speech.army[t.INFANTRY]] * merc_infantry(merc) + [self.speech.army[t.KNIGHT]] * merc_knights(merc)
        return f" ({', '.join(names)})" if names else ""

    def _nothing_fielded(self, s: Ortus, seat: int) -> bool:
        battle = s.battle
        if battle is None:
            return False
        own = [force for side, force in enumerate(battle.forces) if side_house(battle, side) == seat]
        return all(is_empty(force) for force in own)
