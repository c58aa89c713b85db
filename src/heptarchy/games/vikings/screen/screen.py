"""The screen of 878: Vikings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.vikings import actions as a
from heptarchy.games.vikings import tables as t
from heptarchy.games.vikings.lasting import fought_out
from heptarchy.games.vikings.march import fewest_along, may_come
from heptarchy.games.vikings.screen import age
from heptarchy.games.vikings.screen import table as drawn
from heptarchy.games.vikings.screen.marks import STYLES, short_name
from heptarchy.games.vikings.screen.story import Story
from heptarchy.games.vikings.state import Vikings
from heptarchy.games.vikings.wording import ROMAN, listed, short_leader
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

# How a heading goes on after its verb
PREPOSITIONS = {
    "deploy": "deploy in",
    "land": "land in",
    "march": "march to",
    "sail": "sail to",
    "muster": "muster in",
    "place": "place in",
    "withdraw": "withdraw to",
    "crown": "crown Alfred in",
    "fight": "fight in",
    "build": "build a Fort in",
    "give": "give up",
    "settle": "settle in",
    "hurry": "go further by",
    "king": "play your King",
    "spend": "spend the relic of",
    "claim": "use the Legend",
    "reroll": "throw again",
    "betray": "name as traitors",
    "champion": "champion of the",
    "bring": "bring Lagertha",
}
WHY_IT_ENDED = {
    "viking conquest": "enough cities for conquest (V-12.2)",
    "english conquest": "no city left in Viking hands (V-12.3)",
    "treaty": "the treaty is signed (V-12.4)",
    "last round": "the last round is over (V-12.5)",
    "churches plundered": "every Church is plundered (VX-1.5)",
}
AT_THE_SHELL = "`heptarchy odds vikings --help` tells how to ask for those of any battle."
PLACES = Space("shires")
SHIRE_NAME = PLACES.verb("shire", Domain("shire", t.SHIRES, t.MODERN))


class VikingsScreen(Screen):
    """Map, tracks, hands, options and log of 878: Vikings."""

    has_hands = True
    has_shires = True
    example = "york"

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(game, options)
        self.places = Lexicon(PLACES, {SHIRE_NAME[i]: [str(n)] for i, n in enumerate(t.SHIRE_NUMBERS)})

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Cards, shires, odds."""
        return [
            ("load norsemen 5", "so many of them come along; the others stay"),
            ("york leeds manchester, leave 1", "an army, or a Leader, goes all the way; so many stay behind"),
            ("fight", "fights the battle out as it stands: no card, no die more, nobody withdraws"),
            ("hand", "your cards, and all that were played"),
            ("shire york", "one shire with its neighbours"),
            ("odds", "the exact chances of the battle; odds york: of an attack there by the army on its way"),
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
        return drawn.status(view)

    def table(self, view: Mapping[str, Any], width: int) -> list[RenderableType]:
        """Tracks, map, Leaders, pieces."""
        return [
            *drawn.tracks(view, self.options),
            Text(),
            *drawn.board(view, width),
            Text(),
            *drawn.leaders(view),
            drawn.pieces(view, self.options, self.players),
            *age.modules_table(view),
        ]

    def hand(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """Known hands, then what has been played."""
        return drawn.hands(view)

    def played(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The open discards."""
        return drawn.played(view)

    def place(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType] | None:
        """A shire with its neighbours."""
        found = self.places.find(words, SHIRE_NAME.actions) if words else []
        if not found:
            return None
        if len(found) > 4:
            names = ", ".join(t.MODERN[SHIRE_NAME.arg(action)] for action in found)
            return [Text(f"Which of them: {names}?")]
        return [line for action in found for line in drawn.shire_page(view, SHIRE_NAME.arg(action))]

    def odds(self, view: Mapping[str, Any], words: list[str]) -> list[RenderableType]:
        """Of the battle being fought, or of an attack on a shire by the army on its way."""
        from heptarchy.games.vikings.screen.odds import battle_at_hand, battle_to_come, odds_page

        if not words:
            fought = battle_at_hand(view)
            if fought is None:
                hint = "odds york: of an attack there." if view["march"] is not None else AT_THE_SHELL
                return self.odds_of_options(view) or [Text(f"No battle is being fought. {hint}")]
            return odds_page(*fought)
        if view["march"] is None:
            return [Text(f"No Leader or army is on its way. {AT_THE_SHELL}")]
        found = self.places.find(words, SHIRE_NAME.actions)
        if len(found) != 1:
            return [Text(f"No one shire is called {' '.join(words)!r}.")]
        to_come = battle_to_come(view, SHIRE_NAME.arg(found[0]))
        if to_come is None:
            return [Text("There would be no battle: the odds are for a Leader or army on its way to an enemy.")]
        return odds_page(*to_come)

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, why, and what the Vikings hold."""
        state = match.state
        assert isinstance(state, Vikings)
        view = state.view(None)
        result = state.result()
        viking = view["factions"]["norsemen"]["seat"] in result.winners
        held = [short for short in t.CITIES if drawn.is_marked(view, short)]
        names = f": {', '.join(short_name(city) for city in held)}" if held else ""
        return [
            Text(
                f"The {'Vikings' if viking else 'English'} have won in Round {ROMAN[view['round']]}: "
                f"{WHY_IT_ENDED.get(result.ending, result.ending)}.",
                "bold",
            ),
            Text(f"Cities in Viking hands, {len(held)} of {len(t.CITIES)}{names}."),
        ]

    # Options

    def title(self, action: int) -> str:
        """`march to`."""
        title = super().title(action)
        return PREPOSITIONS.get(title, title)

    def label(self, view: Mapping[str, Any], action: int) -> str:
        """Shires as on the map, cities marked; Leaders without the names of their armies."""
        verb = self.verb(action)
        if verb is not None and verb.domain is a.SHIRE:
            return drawn.marked_name(view, verb.arg(action))
        if verb is not None and verb.domain is a.LEADER:
            return short_leader(verb.arg(action))
        if verb is not None and verb.domain is a.DIE:
            return age.die_name(verb.arg(action))
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
            return Text(drawn.card_text(arg))
        if verb.domain is a.EVENT:
            return Text(t.EVENT_TEXT[arg])
        if verb.domain is a.LEADER:
            return self._leader_note(view, arg)
        if verb.domain is a.KIND and view["battle"] is not None:
            return Text(f"({view['battle']['units'][t.UNIT_KINDS[arg]]} here)")
        if verb in a.LOAD and view["march"] is not None:
            along = view["march"]["carry"].get(t.FACTIONS[a.LOAD.index(verb)], 0)
            return Text(f"(now {along}; the others stay)", "dim")
        return Text(age.age_note(verb.domain, arg))

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
        for kingdom, name in enumerate(t.KINGDOM_NAMES):
            mine = [action for action in actions if t.KINGDOM_OF[verb.arg(action)] == kingdom]
            if mine:
                parts.append((f"{title}: {name}", mine))
        return parts

    def _shire_note(self, view: Mapping[str, Any], verb: str, shire: int) -> Text:
        note = drawn.units_text(view["shires"].get(t.SHIRES[shire], {}))
        names = drawn.leaders_at(view, shire)
        if names:
            note.append(f"{' ' if note else ''}{listed(names)}", "bold")
        entering = verb in ("march", "land", "sail")
        viking = view["active"] in drawn.VIKING_KINDS
        if entering and viking and t.IS_CITY[shire] and drawn.count(view, shire, drawn.ENGLISH_KINDS):
            note.append(" +Fyrd", STYLES["fyrd"])
        if verb == "reinforce":
            icons = {kind: t.REINFORCE[i][shire] for i, kind in enumerate(t.UNIT_KINDS)}
            note.append_text(Text.assemble(" +", drawn.units_text(icons)))
        return note

    def _leader_note(self, view: Mapping[str, Any], leader: int) -> Text:
        at = view["leaders"].get(t.LEADERS[leader], "")
        if at == "off shore":
            return Text.assemble("off shore, ", drawn.units_text(drawn.aboard(view, t.LEADERS[leader])))
        if at in t.SHIRES:
            return Text.assemble(f"in {short_name(t.SHIRES.index(at))}, ", drawn.units_text(view["shires"].get(at, {})))
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
        named = [faction for faction in mine if kind and t.FACTIONS[faction].startswith(kind.casefold())]
        if kind and not named:
            raise NotSo(f"no units of your side are called {kind!r}")
        going = {faction: may_come(state, march, faction) for faction in mine}
        here = state.hosts[state.side][march.at]
        order = named or [t.ALLY_OF[state.active], state.active]
        for faction in order:
            more = max(0, number - (here - sum(going.values())))
            going[faction] -= min(more, max(0, going[faction] - fewest_along(state, march, faction)))
        if here - sum(going.values()) < number:
            raise NotSo(f"{number} can't stay: {here} are there, and somebody must go (V-6.2)")
        return [a.LOAD[faction][n] for faction, n in going.items() if n != march.carry[faction & 1]]

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
        return Story(match, hears, persons).tell(entries)


class SpokenVikings(Spoken, VikingsScreen):
    """The same in another language, as far as the game speaks it."""


def screen(game: Game, options: Mapping[str, Value], language: str) -> Screen:
    """What the terminal shows."""
    return VikingsScreen(game, options) if language == "en" else SpokenVikings(game, options).speak(language)
