"""What 878: Vikings says to people: buttons, the log, the end, names and texts; one `Speech` a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.actions import (
    CARD,
    CAST,
    CHAMPION,
    COUNT,
    DIE,
    EVENT,
    FACES,
    FYRD_CARD,
    GIVE,
    HURRY,
    KIND,
    LEADER,
    LOAD,
    OUTCOME,
    PAY,
    PLAY,
    RAZE,
    SHIRE,
)
from heptarchy.games.vikings.asks_table import question
from heptarchy.games.vikings.forts import mix_of
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording import several
from heptarchy.games.vikings.wording_age import caster, spur_steps, tile_here
from heptarchy.games.vikings.words_age import TILES
from heptarchy.games.vikings.words_book import book_of
from heptarchy.games.vikings.words_speech import PACKAGE, Speech
from heptarchy.speech.words import BookWords

if TYPE_CHECKING:
    from heptarchy.kernel.asked import Asked
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State

LOAD_KEY: Final = "load"  # the four verbs of loading share their wordings


class VikingsWords(BookWords):
    """A language by its catalogues and tables."""

    def __init__(self, game: Game, language: str, speech: Speech) -> None:
        super().__init__(game, PACKAGE, language)
        self.speech = speech

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Vikings)
        return self.says.say(question(state, seat))

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `March to York`."""
        assert isinstance(state, Vikings)
        verb = self.game.space.verb_of[action]
        if verb is None:
            return super().label(state, seat, action)
        asked = state.asked(seat)
        rule = asked.rule if asked is not None else ""
        if PLAY.holds(action) and t.CARD_EVENT[PLAY.arg(action)] < 0:
            return self._movement_label(PLAY.arg(action))
        if PAY.holds(action):
            kind = PAY.arg(action)
            return self._template("pay", rule).format(self.speech.some(self._due(state, kind), kind))
        if verb in LOAD:
            return self._load(self._template(f"{LOAD_KEY} none", rule), self._template(LOAD_KEY, rule), verb, action)
        if asked is not None and verb in (CAST, GIVE, HURRY, RAZE):
            return self._age_label(state, asked, verb, action)
        template = self._template(verb.name, rule)
        if not template:
            said = self.said(action)
            return said[:1].upper() + said[1:]
        return template.format(self._thing(verb, action))

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `marches to York`."""
        verb = self.game.space.verb_of[action]
        if verb is None:
            return super().said(action)
        said = self.speech.said
        if verb in LOAD:
            return self._load(said[f"{LOAD_KEY} none"], said[LOAD_KEY], verb, action)
        return said[verb.name].format(self._thing(verb, action))

    def ending(self, state: State) -> str:
        """Who has won, and why; empty while the game runs."""
        assert isinstance(state, Vikings)
        if not state.over:
            return ""
        viking = state.scores[state.owner[t.NORSEMEN]] > state.scores[state.owner[t.HOUSECARL]]
        return self.speech.endings[f"{t.SIDES[0 if viking else 1]} {state.ending}"]

    def book(self) -> dict[str, Any]:
        """Names and texts of all that a client draws."""
        return book_of(self.title(), self.speech)

    # How an answer is put together

    def _template(self, name: str, rule: str) -> str:
        """The wording of a verb under this question, or under any; empty where it has none."""
        labels = self.speech.labels
        return labels.get(f"{name} {rule}") or labels.get(name, "")

    def _thing(self, verb: Verb, action: int) -> str:
        """What the action points at, by its name."""
        speech = self.speech
        arg = verb.arg(action)
        if verb.domain is SHIRE:
            return speech.shires[arg]
        if verb.domain is CARD:
            return speech.cards[arg]
        if verb.domain is LEADER:
            return speech.leaders[arg]
        if verb.domain is EVENT:
            return speech.events[arg]
        if verb.domain is KIND:
            return speech.kinds[arg] if verb is PAY else speech.a_unit[arg]
        if verb.domain is OUTCOME:
            return speech.outcome(arg)
        if verb.domain is COUNT or verb.domain is FYRD_CARD:
            return verb.domain.keys[arg]
        if verb.domain is DIE:
            kind, face = divmod(arg, len(FACES))
            return f"{speech.one_of[kind]}, {speech.faces[FACES[face]]}"
        if verb is CHAMPION:
            return speech.a_unit[arg]
        named = speech.age.of_domain(verb.domain.name)
        if named:
            return named[arg]
        return speech.kinds[arg] if len(verb) > 1 else ""

    def _age_label(self, s: Vikings, asked: Asked, verb: Verb, action: int) -> str:
        """VX: answers that say what they cost or give at this moment."""
        speech = self.speech
        template = speech.labels[verb.name]
        if verb is CAST:
            return template.format(speech.age.dice[t.SIDE_OF[caster(s, asked)]])
        if verb is GIVE:
            units = [speech.some(n, kind) for kind, n in enumerate(mix_of(s, GIVE.arg(action))) if n]
            return template.format(units[0] if len(units) == 1 else speech.age.both.format(*units))
        if verb is HURRY:
            spur = HURRY.arg(action)
            return template.format(several(spur_steps(s, spur), *speech.steps), speech.age.spurs[spur])
        return template.format(speech.age.tiles[TILES.index(tile_here(s))])

    def _load(self, none: str, some: str, verb: Verb, action: int) -> str:
        faction = LOAD.index(verb)
        n = verb.arg(action)
        return some.format(self.speech.some(n, faction)) if n else none.format(self.speech.kinds[faction])

    def _movement_label(self, card: int) -> str:
        """V-5.9: what the card gives, rather than its title."""
        name = "play treaty" if t.CARD_NUMBER[card] == 1 else "play move"
        return self.speech.labels[name].format(self.speech.gives(card))

    def _due(self, s: Vikings, kind: int) -> int:
        """V-15.34: how many of this kind would be paid."""
        due = s.params.geld_norsemen if kind == t.NORSEMEN else s.params.geld_berserkers
        return due if s.battle is None else min(due, s.units[kind][s.battle.shire])
