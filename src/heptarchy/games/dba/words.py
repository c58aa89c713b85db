"""What DBA Big Battle says to people: buttons, the log, questions, the end; one `Speech` a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.games.dba import actions as a
from heptarchy.games.dba import lobby
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.domains import (
    COMMANDS,
    ELEMENTS,
    FIRE_MM,
    LINE,
    POSES,
    pose_facing,
    pose_x,
    pose_y,
)
from heptarchy.games.dba.feature_numbers import unpack_lay
from heptarchy.games.dba.features import length_along
from heptarchy.games.dba.muster import trait_price
from heptarchy.games.dba.prompts import prompt
from heptarchy.games.dba.scenarios import BATTLE_KEYS, scenario, shared_out
from heptarchy.games.dba.sentences import ending, sentence
from heptarchy.games.dba.setup import sides_of
from heptarchy.games.dba.state import Battle
from heptarchy.games.dba.wording import (
    degrees,
    group_members,
    group_size,
    millimetres,
    opponent_of,
    place,
    wind,
)
from heptarchy.games.dba.words_book import book_of
from heptarchy.games.dba.words_moves import element_name, fighter_name, group_name, move_line
from heptarchy.games.dba.words_speech import Names, Speech, capital, filled
from heptarchy.kernel.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Option, Value
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State


class DbaWords(Words):
    """A language by its tables; names of players and elements come with the options of a table."""

    def __init__(self, game: Game, language: str, speech: Speech, names: Names) -> None:
        super().__init__(game, language)
        self.speech = speech
        self.names = names

    def at(self, options: Mapping[str, Value]) -> Words:
        """Players by their names; elements by their types where a ready-made battle lays them down."""
        return self.with_names(Names(self.seat_names(options), kinds_at(options)))

    def with_names(self, names: Names) -> DbaWords:
        """The same language with these names."""
        raise NotImplementedError

    def label(self, state: State, seat: int, action: int) -> str:
        """An option as a button says it: `Forward 200 p (50 mm)`."""
        assert isinstance(state, Battle)
        verb = self.game.space.verb_at(action)
        labels = self.speech.labels
        template = (
            "" if verb is None else labels.get(f"{verb.name} {state.rule_for(seat)}") or labels.get(verb.name, "")
        )
        if verb is None or not template:
            return super().label(state, seat, action)
        return capital(template.format(*self._shown(state, seat, verb, action)))

    def said(self, action: int) -> str:
        """An answer as the log tells it, after the name of who gave it: `takes up e4`."""
        verb = self.game.space.verb_at(action)
        template = "" if verb is None else self.speech.said.get(verb.name, "")
        if verb is None or not template:
            return super().said(action)
        return template.format(*self._told(verb, action))

    def prompt(self, state: State, seat: int) -> str:
        """One line that says what this seat is asked."""
        assert isinstance(state, Battle)
        return prompt(state, seat, self.speech, self.names)

    def event(self, event: Event) -> str:
        """A happening as a sentence."""
        return sentence(event, self.speech, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, without the rule's id."""
        return filled(refusal.message, refusal.message, refusal.args, self.speech, self.names)

    def ending(self, state: State) -> str:
        """Who has won the field, and how; empty while the battle lasts."""
        assert isinstance(state, Battle)
        return ending(state, self.speech, self.names)

    def book(self) -> dict[str, Any]:
        """Names and texts of all that a client draws."""
        return book_of(self.title(), self.speech)

    # Where a table is laid

    def choice_name(self, option: Option, choice: str) -> str:
        """What a choice of an option is called."""
        return lobby.choice_name(self.speech, self.language, option.name, choice)

    def choice_note(self, option: Option, choice: str) -> str:
        """A ready-made battle in a few sentences."""
        return lobby.choice_note(self.speech, option.name, choice)

    def seat_notes(self, options: Mapping[str, Value]) -> list[str]:
        """By seat: its side and people."""
        return lobby.seat_notes(self.speech, self.language, options)

    # What the words of an answer speak of

    def _shown(self, s: Battle, seat: int, verb: Verb, action: int) -> list[str]:
        """With the table in view: elements by their types, moves as they are measured."""
        speech, arg = self.speech, verb.arg(action)
        if verb is a.TO:
            return [move_line(s, speech, arg)]
        if verb is a.COLUMN:
            e = arg // POSES
            return [element_name(s, speech, e), move_line(s, speech, arg % POSES, e)]
        if verb in (a.MOVE, a.HOLD, a.ENTRENCH, a.KEEP_BACK):
            return [group_name(s, speech, group_members(s, arg))]
        if verb is a.DEPLOY or verb is a.LURK:
            return [element_name(s, speech, arg // POSES), *self._pose(arg % POSES)]
        if verb is a.FACE:
            return [element_name(s, speech, arg // POSES), self._pose(arg % POSES)[2]]
        if verb is a.EXCHANGE:
            return [element_name(s, speech, arg // ELEMENTS), element_name(s, speech, arg % ELEMENTS)]
        if verb is a.LEND:
            return [element_name(s, speech, arg // COMMANDS), self.names.command(arg % COMMANDS, speech)]
        if verb is a.GARRISON:
            return [element_name(s, speech, arg // len(t.HOLD_KEYS)), speech.holds[arg % len(t.HOLD_KEYS)]]
        if verb is a.FIGHT:
            return [element_name(s, speech, arg), fighter_name(s, speech, opponent_of(s, arg))]
        if verb is a.BAND or verb is a.DISGUISE:
            who = [speech.traits[self._leader(s, seat)]] if verb is a.BAND else []
            return [*who, element_name(s, speech, arg)]
        if verb is a.ENLIST:
            return [speech.types[arg], str(s.params.cost[arg])]
        if verb is a.TAKE:
            price = trait_price(s.params, arg)
            return [speech.traits[arg], speech.moves["costs" if price >= 0 else "gives"].format(abs(price))]
        if verb is a.GRANT:
            asked = s.asked(seat)
            return [str(arg), self.names.command(asked.arg if asked is not None else seat, speech)]
        return self._told(verb, action)

    def _leader(self, s: Battle, seat: int) -> int:
        """DBA-22.9: whose band is named."""
        asked = s.asked(seat)
        is_prince = asked is not None and asked.arg % 16 == t.PRINCE
        return t.TRAIT_KEYS.index("warrior_prince" if is_prince else "warlord")

    def _told(self, verb: Verb, action: int) -> list[str]:
        """As far as the action itself tells."""
        speech, names, arg = self.speech, self.names, verb.arg(action)
        if verb.domain is a.TYPE:
            return [speech.types[arg]]
        if verb.domain is a.TRAIT:
            return [speech.traits[arg]]
        if verb.domain is a.CARD:
            return [speech.cards[arg]]
        if verb.domain is a.COMMAND:
            return [names.command(arg, speech)]
        if verb.domain is a.ELEMENT:
            return [names.element(arg, speech)]
        if verb.domain is a.HOLD_DOMAIN:
            return [speech.holds[arg]]
        if verb is a.GARRISON:
            return [names.element(arg // len(t.HOLD_KEYS), speech), speech.holds[arg % len(t.HOLD_KEYS)]]
        if verb.domain is a.EDGE_DOMAIN:
            return [speech.edges[arg]]
        if verb is a.HOST:
            return [list(speech.hosts.values())[arg][0]]
        if verb is a.COUNTRY:
            return [speech.countries[arg]]
        if verb is a.ARRAY:
            return [speech.arrays[arg]]
        if verb is a.LEND:
            return [names.element(arg // COMMANDS, speech), names.command(arg % COMMANDS, speech)]
        if verb is a.TO:
            return self._pose(arg)
        if verb is a.COLUMN or verb is a.DEPLOY or verb is a.LURK or verb is a.FACE:
            return [names.element(arg // POSES, speech), *self._pose(arg % POSES)]
        if verb is a.LAND:
            how = "in line" if arg // POSES == LINE else "in column"
            return [speech.moves[how], *self._pose(arg % POSES)]
        if verb in (a.MOVE, a.HOLD, a.ENTRENCH, a.KEEP_BACK):
            n = group_size(arg)
            return [speech.moves["some" if n != 1 else "one"].format(n)]
        if verb is a.EXCHANGE:
            return [names.element(arg // ELEMENTS, speech), names.element(arg % ELEMENTS, speech)]
        if verb is a.LAY:
            return self._lay(arg)
        if verb is a.BURN:
            x, y, facing = self._pose((arg >> 1) // FIRE_MM)
            side = speech.moves["creeps right" if arg & 1 else "creeps left"]
            return [x, y, str((arg >> 1) % FIRE_MM), facing, side]
        return [verb.domain.show(arg)]

    def _pose(self, pose: int) -> list[str]:
        """Where the front's middle is, in mm, and which way it faces."""
        x, y = place(pose_x(pose), pose_y(pose))
        return [str(x), str(y), self._facing(pose_facing(pose))]

    def _facing(self, facing: int) -> str:
        """`north`, or `92.5°`."""
        at = wind(facing)
        return f"{degrees(facing)}°" if at < 0 else self.speech.winds[at]

    def _lay(self, lay: int) -> list[str]:
        """DBA-3.2: its kind, its middle, its length and its width."""
        f = unpack_lay(lay)
        at_x, at_y = place(f.x, f.y)
        wide = 2 * f.half if f.shape == t.STRIP else 2 * f.b
        long = length_along(f) if f.shape == t.STRIP else 2 * f.a
        return [self.speech.grounds[f.kind], str(at_x), str(at_y), str(millimetres(long)), str(millimetres(wide))]


def kinds_at(options: Mapping[str, Value]) -> list[int]:
    """DBA-25.8: the types of a ready-made battle's elements, by number; -1 for one that may change its own."""
    if options["battle"] == BATTLE_KEYS[0]:
        return []
    battle, side = scenario(str(options["battle"])), sides_of(options)
    kinds: list[int] = []
    for own in range(2):
        for host in shared_out(battle.hosts[own], side.count(own)):
            may_dismount = host.traits & t.HAS_PENDRAGON
            kinds.extend([-1 if may_dismount else host.kinds[0], *host.kinds[1:]])
    return kinds
