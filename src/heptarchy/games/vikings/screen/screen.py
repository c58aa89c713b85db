"""The screen of 878: Vikings."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.march import fewest_along, may_come
from heptarchy.games.vikings.screen import age
from heptarchy.games.vikings.screen import table as drawn
from heptarchy.games.vikings.screen.marks import STYLES
from heptarchy.games.vikings.screen.story import Story
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.table import actions as a
from heptarchy.games.vikings.table.lasting import fought_out
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.message import Thing
from heptarchy.kernel.space import Domain, Space
from heptarchy.kit.screen.errors import NotSo
from heptarchy.kit.screen.lexicon import Lexicon, words_of
from heptarchy.kit.screen.screen import Screen
from heptarchy.kit.screen.spoken import Spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State
    from heptarchy.kit.screen.screen import Hears

LONG = 16  # so many places are cut by kingdom

PLACES = Space("shires")
SHIRE_NAME = PLACES.verb("shire", Domain("shire", t.SHIRES, t.MODERN))


class VikingsScreen(Screen):
    """Map, tracks, hands, options and log of 878: Vikings."""

    has_hands = True
    has_shires = True
    example = "york"

    @cached_property
    def places(self) -> Lexicon:
        """The shires by their names and numbers."""
        names = self.voice.shire_names
        return Lexicon(PLACES, {SHIRE_NAME[i]: [str(n), names[i]] for i, n in enumerate(t.SHIRE_NUMBERS)})

    @property
    def voice(self) -> Voice:
        """What the table says."""
        return Voice(self.language)

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Cards, shires, odds."""
        v, word = self.voice, self.tongue.word
        return [
            (v("typed-load"), v("help-load")),
            (f"york leeds manchester, {word('leave')} 1", v("help-way")),
            (word("fight"), v("help-fight")),
            (word("hand"), v("help-hand")),
            (f"{word('shire')} york", v("help-shire")),
            (word("odds"), v("help-odds", odds=word("odds"))),
        ]

    def fought_out(self, rule: str) -> dict[str, list[int]]:
        """V-9, VX-4, VX-5: what is said to the end of the battle."""
        return fought_out(rule)

    def example_rule(self) -> str:
        """The one most asked for."""
        return "V-9.8"

    # The table

    def moment(self, view: Mapping[str, Any]) -> object:
        """The table is shown at every turn."""
        return view["round"], view["turn"]

    def everything(self, state: State) -> Mapping[str, Any]:
        """The table with every hand open."""
        assert isinstance(state, Vikings)
        view = state.view(None)
        for key, faction in view["factions"].items():
            own = state.view(faction["seat"])
            view["factions"][key] = own["factions"][key]
            if "kings" in age.age_of(view):
                view["age"]["kings"][key] = own["age"]["kings"][key]
        return view

    def status(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """Round, turn, cities; the battle being fought."""
        return drawn.status(self.voice, view)

    def table(self, view: Mapping[str, Any], width: int) -> list[RenderableType]:
        """Tracks, map, Leaders, pieces."""
        return [
            *drawn.tracks(self.voice, view, self.options),
            Text(),
            *drawn.board(self.voice, view, width),
            Text(),
            *drawn.leaders(self.voice, view),
            drawn.pieces(self.voice, view, self.options, self.players),
            *age.modules_table(self.voice, view),
        ]

    def hand(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """Known hands, then what has been played."""
        return drawn.hands(self.voice, view)

    def played(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The open discards."""
        return drawn.played(self.voice, view)

    def place(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType] | None:
        """A shire with its neighbours."""
        found = self.places.find(words, SHIRE_NAME.actions) if words else []
        if not found:
            return None
        if len(found) > 4:
            names = ", ".join(self.voice.shire_names[SHIRE_NAME.arg(action)] for action in found)
            return [Text(self.voice("which-of", names=names))]
        return [line for action in found for line in drawn.shire_page(self.voice, view, SHIRE_NAME.arg(action))]

    def odds(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType]:
        """Of the battle being fought, or of an attack on a shire by the army on its way."""
        from heptarchy.games.vikings.screen.odds import battle_at_hand, battle_to_come, odds_page

        v = self.voice
        if not words:
            fought = battle_at_hand(view)
            if fought is None:
                hint = v("at-the-shell") if view["march"] is None else v("odds-there", odds=self.tongue.word("odds"))
                return self.odds_of_options(view) or [Text(f"{v('no-battle')} {hint}")]
            return odds_page(v, *fought)
        if view["march"] is None:
            return [Text(f"{v('nobody-marches')} {v('at-the-shell')}")]
        found = self.places.find(words, SHIRE_NAME.actions)
        if len(found) != 1:
            return [Text(v("no-one-shire", text=repr(" ".join(words))))]
        to_come = battle_to_come(view, SHIRE_NAME.arg(found[0]))
        return [Text(v("no-battle-there"))] if to_come is None else odds_page(v, *to_come)

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, why, and what the Vikings hold."""
        state = match.state
        assert isinstance(state, Vikings)
        view = state.view(None)
        result = state.result()
        viking = view["factions"]["norsemen"]["seat"] in result.winners
        held = [short for short in t.CITIES if drawn.is_marked(view, short)]
        v = self.voice
        names = f": {', '.join(v.shire(city) for city in held)}" if held else ""
        won = Thing(a.SIDE, 0 if viking else 1)
        said = v("won", side=won, round=view["round"], why=v(f"ended-{result.ending.replace(' ', '-')}"))
        return [
            Text(f"{said[:1].upper()}{said[1:]}", "bold"),
            Text(v("cities-held", n=len(held), of=len(t.CITIES), names=names)),
        ]

    # Options

    def title(self, action: int) -> str:
        """`march to`."""
        verb = self.verb(action)
        return super().title(action) if verb is None else self.voice.heading(verb)

    def label(self, view: Mapping[str, Any], action: int) -> str:
        """Shires as on the map, cities marked; Leaders without the names of their armies."""
        verb = self.verb(action)
        if verb is not None and verb.domain is a.SHIRE:
            return drawn.marked_name(self.voice, view, verb.arg(action))
        if verb is not None and verb.domain is a.LEADER:
            return self.voice.leader(verb.arg(action))
        if verb is not None and verb.domain is a.DIE:
            return age.die_name(self.voice, verb.arg(action))
        return super().label(view, action)

    def note(self, view: Mapping[str, Any], action: int) -> Text:
        """Units at a place, the text of a card, how many of a kind there are."""
        verb = self.verb(action)
        if verb is None:
            return Text()
        arg = verb.arg(action)
        if verb.domain is a.SHIRE:
            return self._shire_note(view, verb.name, arg)
        if verb.domain is a.CARD:
            return Text(drawn.card_text(self.voice, arg))
        if verb.domain is a.EVENT:
            return Text(self.voice.event_texts[arg])
        if verb.domain is a.LEADER:
            return self._leader_note(view, arg)
        if verb.domain is a.KIND and view["battle"] is not None:
            return Text(self.voice("so-many-here", n=view["battle"]["units"][t.UNIT_KINDS[arg]]))
        if verb in a.LOAD and view["march"] is not None:
            along = view["march"]["carry"].get(t.FACTIONS[a.LOAD.index(verb)], 0)
            return Text(self.voice("now-along", n=along), "dim")
        return Text(age.age_note(self.voice, verb.domain, arg))

    def is_wordy(self, action: int) -> bool:
        """Cards and Events come with their texts."""
        verb = self.verb(action)
        return verb is not None and (verb.domain in (a.CARD, a.EVENT, a.KING, a.LEGEND))

    def sections(self, title: str, actions: list[int]) -> list[tuple[str, list[int]]]:
        """Many shires are listed by kingdom."""
        verb = self.verb(actions[0])
        if verb is None or verb.domain is not a.SHIRE or len(actions) <= LONG:
            return [(title, actions)]
        parts: list[tuple[str, list[int]]] = []
        for kingdom, name in enumerate(self.voice.kingdoms):
            mine = [action for action in actions if t.KINGDOM_OF[verb.arg(action)] == kingdom]
            if mine:
                parts.append((f"{title}: {name}", mine))
        return parts

    def _shire_note(self, view: Mapping[str, Any], verb: str, shire: int) -> Text:
        note = drawn.units_text(view["shires"].get(t.SHIRES[shire], {}))
        names = drawn.leaders_at(self.voice, view, shire)
        if names:
            note.append(f"{' ' if note else ''}{self.voice.listed(names)}", "bold")
        entering = verb in ("march", "land", "sail")
        viking = view["active"] in drawn.VIKING_KINDS
        if entering and viking and t.IS_CITY[shire] and drawn.count(view, shire, drawn.ENGLISH_KINDS):
            note.append(f" +{self.voice.factions[t.FYRD]}", STYLES["fyrd"])
        if verb == "reinforce":
            icons = {kind: t.REINFORCE[i][shire] for i, kind in enumerate(t.UNIT_KINDS)}
            note.append_text(Text.assemble(" +", drawn.units_text(icons)))
        return note

    def _leader_note(self, view: Mapping[str, Any], leader: int) -> Text:
        at = view["leaders"].get(t.LEADERS[leader], "")
        if at == "off shore":
            return Text.assemble(
                f"{self.voice('off-shore-note')}, ", drawn.units_text(drawn.aboard(view, t.LEADERS[leader]))
            )
        if at in t.SHIRES:
            here = self.voice("in-shire", shire=self.voice.shire(t.SHIRES.index(at)))
            return Text.assemble(f"{here}, ", drawn.units_text(view["shires"].get(at, {})))
        return Text()

    # Several answers in one line

    def staying(self, state: State, seat: int, number: int, kind: str) -> list[int] | None:
        """V-8.2: so many stay, of the ally's units first, unless a kind is named."""
        assert isinstance(state, Vikings)
        march = state.march
        options = state.options_for(seat)
        if march is None or not any(verb.holds(one) for one in options for verb in a.LOAD):
            return None
        mine = t.FACTIONS_OF[state.side]
        named = [faction for faction in mine if kind and self._is_called(faction, kind)]
        if kind and not named:
            raise NotSo(self.voice("no-such-units", kind=repr(kind)))
        going = {faction: may_come(state, march, faction) for faction in mine}
        here = state.hosts[state.side][march.at]
        order = named or [t.ALLY_OF[state.active], state.active]
        for faction in order:
            more = max(0, number - (here - sum(going.values())))
            going[faction] -= min(more, max(0, going[faction] - fewest_along(state, march, faction)))
        if here - sum(going.values()) < number:
            raise NotSo(self.voice("cant-stay", n=number, here=here))
        return [a.LOAD[faction][n] for faction, n in going.items() if n != march.carry[faction & 1]]

    def _is_called(self, faction: int, word: str) -> bool:
        names = (t.FACTIONS[faction], self.voice.factions[faction].casefold())
        return any(name.startswith(word.casefold()) for name in names)

    def is_on_way(self, actions: list[int]) -> bool:
        """V-6.1: a step by land or sea, or a landing."""
        return any(verb.holds(action) for action in actions for verb in (a.STEP, a.SAIL, a.LAND))

    def ending_way(self, state: State, seat: int, actions: list[int]) -> list[int]:
        """V-8.1: a way of several steps ends where it leads to."""
        ends = len(actions) > 1 and self.is_on_way(actions[-1:]) and a.HALT[0] in state.options_for(seat)
        return [a.HALT[0]] if ends else []

    # Seats

    def seats_called(self, word: str, view: Mapping[str, Any]) -> list[int]:
        """By faction or by side, whoever plays it."""
        word = "".join(words_of(word))
        factions: dict[str, tuple[str, ...]] = {
            **{key: (key,) for key in t.FACTIONS},
            "vikings": drawn.VIKING_KINDS,
            "english": drawn.ENGLISH_KINDS,
        }
        found = [keys for name, keys in factions.items() if name.startswith(word)]
        return sorted({view["factions"][key]["seat"] for key in found[0]}) if len(found) == 1 else []

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """Draws, reinforcements and passes in few lines; dice as faces."""
        return Story(self.game.words(self.language).at(self.options), match, hears, persons).tell(entries)


class SpokenVikings(Spoken, VikingsScreen):
    """The same in another language, as far as the game speaks it."""

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """The same log."""
        return VikingsScreen.story(self, match, entries, hears, persons)

    def label(self, view: Mapping[str, Any], action: int) -> str:
        """What lies on the table as the table has it; else as a button says it."""
        verb = self.verb(action)
        if verb is not None and verb.domain in (a.SHIRE, a.LEADER, a.DIE):
            return VikingsScreen.label(self, view, action)
        return super().label(view, action)

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, why, and what the Vikings hold."""
        return VikingsScreen.ending(self, match)


def screen(game: Game, options: Mapping[str, Value], language: str) -> Screen:
    """What the terminal shows."""
    return VikingsScreen(game, options) if language == "en" else SpokenVikings(game, options).speak(language)
