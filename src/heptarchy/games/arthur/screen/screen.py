"""The screen of Age of Arthur: rulers, the map by kingdom, hands and wars; battles on the screen of dba."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur.screen.story import campaign_story
from heptarchy.games.arthur.screen.table import Drawn
from heptarchy.games.arthur.state import Campaign
from heptarchy.games.arthur.told import BATTLE_BEGINS, COMMANDED
from heptarchy.games.arthur.words import ArthurWords
from heptarchy.games.dba import told
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.screen.screen import DbaScreen
from heptarchy.kernel.modes import NESTED
from heptarchy.kernel.space import OpenDomain
from heptarchy.kit.screen.lexicon import words_of
from heptarchy.kit.screen.screen import Screen
from heptarchy.kit.screen.spoken import Spoken

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.space import Verb
    from heptarchy.kernel.state import State
    from heptarchy.kernel.words import Words
    from heptarchy.kit.screen.screen import Hears

View = Mapping[str, Any]

# Answers that are told with the text of their card
WORDY = (a.PLAY, a.TAKE, a.GIVE, a.SET_ASIDE)
PER_CENT = 10  # thousandths
# What is told of a battle that bots fight
MAIN = {
    kind.name for kind in (told.ROLES, told.SHOWN, told.CAMP_TAKEN, told.OMEN, told.DIED, told.LIVED, told.BROKEN)
} | {told.WON.name, told.DRAWN.name}
LONG_STORY = 40  # so many answers of a battle are too many to tell


class ArthurScreen(Screen):
    """Draws the view of a campaign; while a battle is fought (AA-21.1), that battle's."""

    has_hands = True
    has_shires = True
    has_annals = True
    example = "play raid"

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(game, options)
        words = game.words("en").at(options)
        assert isinstance(words, ArthurWords)
        self.words = words
        self.book: dict[str, Any] = words.book()
        self.rulers = words.seat_names(options)  # by seat: the kingdom
        self.drawn = Drawn(self.book, self.rulers)
        self.field = DbaScreen(DBA, DBA.settle({}))
        self.is_battle = False  # is the question that was learned one of a battle?
        self.labels: dict[int, str] = {}
        self.chances: list[View] = []  # of the wars, as `forecast` has them

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Cards, provinces, odds, and the answers of battles."""
        return [
            ("hand", "your cards with their texts, what you know of other hands, and all discards"),
            ("shire cernow", "a province in full"),
            ("odds", "the chances of the wars that are waged"),
            *[line for line in self.field.help_here() if line[0] != "hand"],
        ]

    def example_rule(self) -> str:
        """The one most asked for."""
        return "AA-9.7"

    def rules_text(self, what: str) -> str:
        """The rules of battles are dba's."""
        return (DBA if what.upper().startswith("DBA") else self.game).rules_text()

    # The table

    def moment(self, view: View) -> object:
        """The table is shown at every turn and every war; in a battle as dba does."""
        if view["battle"] is not None:
            return view["turn"], self._fought(view).moment(view["battle"]["view"])
        return view["turn"], len(view["wars"])

    def everything(self, state: State) -> View:
        """The table with every hand open."""
        assert isinstance(state, Campaign)
        view = state.view(None)
        for seat in range(state.players):
            view["rulers"][seat]["hand"] = state.view(seat)["rulers"][seat]["hand"]
        return view

    def status(self, view: View) -> list[RenderableType]:
        """Round and turn, and the wars; in a battle how it stands."""
        if not view["round"]:
            return [Text("Before the first round", "bold")]
        whose = self.rulers[view["active"]]
        peace = f"; no war before {self._turn(view)}" if view["war_from_turn"] > view["turn"] else ""
        when = f"Round {view['round']} of {view['rounds']} ({self.drawn.date(view['date'])})"
        head = f"{when}, turn {view['turn']}, of {whose}{peace}"
        lines: list[RenderableType] = [Text(head, "bold"), *self.drawn.wars(view)]
        if view["battle"] is not None:
            lines += self._fought(view).status(view["battle"]["view"])
        return lines

    def _turn(self, view: View) -> str:
        """AA-9.4, AA-26.5: from when on war may be declared: a round, or a turn within one."""
        rounds, later = divmod(view["war_from_turn"] - 1, len(view["rulers"]))
        return f"turn {view['war_from_turn']}" if later else f"round {rounds + 1}"

    def table(self, view: View, width: int) -> list[RenderableType]:
        """Rulers and the map, or the field of battle."""
        if view["battle"] is not None:
            return self._fought(view).table(view["battle"]["view"], width)
        return [*self.drawn.rulers(view), Text(), *self.drawn.map(view)]

    def hand(self, view: View) -> list[RenderableType]:
        """The Winds cards that the seat holds, with what each does; what it knows of other hands."""
        lines: list[RenderableType] = []
        for seat, ruler in enumerate(view["rulers"]):
            if ruler["hand"] is not None:
                lines.append(Text(f"Winds of Change of {self.rulers[seat]}, besides the base hand", "bold"))
                for key in ruler["hand"]:
                    card = self.book["cards"][key]
                    lines.append(Text.assemble((f"  {card['name']}: ", "bold"), card["text"]))
            if ruler["known"]:
                lines.append(Text(f"{self.rulers[seat]} holds {self.drawn.cards(ruler['known'])}"))
        if view["battle"] is not None:
            lines += self._fought(view).hand(view["battle"]["view"])
        return lines

    def played(self, view: View) -> list[RenderableType]:
        """The discard pile, and what is out of the game."""
        lines: list[RenderableType] = []
        if view["discard"]:
            lines.append(Text(f"Discards: {self.drawn.cards(view['discard'])}", "dim"))
        if view["gone"]:
            lines.append(Text(f"Out of the game: {self.drawn.cards(view['gone'])}", "dim"))
        lines.append(Text(f"Cards in the deck: {view['deck']}", "dim"))
        return lines

    def place(self, view: View, words: list[str]) -> list[RenderableType] | None:
        """A province by words that begin those of its name, or its key; the first that fits."""
        for key, province in self.book["provinces"].items():
            names = words_of(f"{province['name']} {key}")
            if words and all(any(name.startswith(word) for name in names) for word in words):
                return list(self.drawn.page(view, key))
        return None

    def odds(self, view: View, words: list[str]) -> list[RenderableType]:
        """AA-9.12: of the wars; in a battle, or for two types, those of a combat."""
        if words or view["battle"] is not None:
            inner = {"combat": None} if view["battle"] is None else view["battle"]["view"]
            return self._fought(view).odds(inner, words)
        lines: list[RenderableType] = []
        for war, chances in zip(view["wars"], self.chances, strict=False):
            who = f"{self.rulers[war['declarer']]} on {self.rulers[war['enemy']]}"
            strengths = " against ".join(str(n) for n in chances["strength"])
            lines.append(Text(f"War of {who}, {strengths} elements; chances of the declaring side:", "bold"))
            lines += [Text(f"  {way}: {shares(chances[way])}") for way in ("battle", "siege")]
        return lines or [Text("There is no war. Two types give the odds of a combat: odds Sp Wb.")]

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and how."""
        return [Text(self.words.ending(match.state), "bold")]

    def seat_title(self, name: str) -> str:
        """A kingdom has no article."""
        return name

    # Options

    def learn(self, state: State, seat: int) -> None:
        """The options in the game's own words."""
        assert isinstance(state, Campaign)
        self.is_battle = state.mode == NESTED
        self.labels = {action: self.words.label(state, seat, action) for action in state.options_for(seat)}
        self.chances = self.game.forecast(state, seat).get("wars", [])
        if self.is_battle:
            self.field.labels = {action - a.BATTLE: label for action, label in self.labels.items()}

    def shown(self, action: int) -> str:
        """Players by their kingdoms, as far as they are at the table."""
        verb = None if action >= a.BATTLE else self.verb(action)
        if verb is not None and verb.domain is a.PLAYER and verb.arg(action) < len(self.rulers):
            return f"{verb.name.replace('_', ' ')} {self.rulers[verb.arg(action)]}"
        return super().shown(action)

    def spelled(self, text: str) -> str:
        """In a battle as dba spells it; a place may go without its verb."""
        if not self.is_battle:
            return super().spelled(text)
        said = self.field.spelled(text)
        offered = [self.verb(action) for action in self.labels]
        bare = {verb.name for verb in offered if verb is not None and self._is_bare(verb)}
        for one in (said, *(f"{verb} {said}" for verb in sorted(bare))):
            try:
                return self.game.space.say(a.BATTLE + DBA.space.parse(one))
            except ValueError:
                continue
        return said

    def verb(self, action: int) -> Verb | None:
        """The verb of an action, of dba's within a battle."""
        return self.field.verb(action - a.BATTLE) if action >= a.BATTLE else super().verb(action)

    def is_count(self, verb: Verb) -> bool:
        """Only battles ask for numbers."""
        return self.field.is_count(verb)

    def title(self, action: int) -> str:
        """What kind of answer it is."""
        if action >= a.BATTLE:
            return self.field.title(action - a.BATTLE)
        verb = self.verb(action)
        assert verb is not None
        return str(self.book["verbs"][verb.name])

    def label(self, view: View, action: int) -> str:
        """An option as a button says it."""
        if action >= a.BATTLE:
            return self.field.label(view, action - a.BATTLE)
        return self.labels.get(action) or super().label(view, action)

    def note(self, view: View, action: int) -> Text:
        """The text of a card; whose a province is."""
        verb = None if action >= a.BATTLE else self.verb(action)
        if verb is None:
            return Text()
        if verb in WORDY:
            return Text(str(self.book["cards"][t.CARD_KEYS[verb.arg(action)]]["text"]), "dim")
        if verb is a.AT or verb is a.SEND:
            place = view["provinces"].get(t.PROVINCE_KEYS[verb.arg(action)])
            if place is not None:
                owner = "nobody" if place["owner"] is None else self.rulers[place["owner"]]
                return Text(f"({owner}, {self.book['populations'][place['population']]})", "dim")
        return Text()

    def is_wordy(self, action: int) -> bool:
        """Cards are told with their texts."""
        return action < a.BATTLE and self.verb(action) in WORDY

    def names(self) -> dict[int, list[str]]:
        """Players by their kingdoms; claims and raids as they are called."""
        found: dict[int, list[str]] = {}
        for verb in self.game.space.verbs:
            if verb.domain is a.PLAYER:
                for seat in range(len(self.rulers)):
                    found[verb[seat]] = [self.shown(verb[seat])]
        for province, name in enumerate(t.PROVINCE_NAMES):
            found[a.AT[province]] = [f"claim {name}", f"raid {name}", f"settle {name}"]
        return found

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What was answered, and what came of it where that says more; of a secret answer only that it was given.

        Of a battle that bots fought for all who sit here (AA-21.3) the main things alone.
        """
        return self.told(self.words, match, entries, hears, persons)

    def told(self, words: Words, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """The same in any language."""
        if self._is_watched(match, entries, persons):
            return campaign_story(words, match, entries, hears, persons)
        lines: list[Text] = []
        for is_battle, some in groupby(entries, lambda entry: entry.action >= a.BATTLE):
            if not is_battle:
                lines += campaign_story(words, match, list(some), hears, persons)
                continue
            for entry in some:
                main = [event for event in entry.events if event.name in MAIN or not event.chairs]
                lines += [Text(f"  {words.event(event)}") for event in main if hears(event.audience)]
        return lines

    # Parts

    def _fought(self, view: View) -> DbaScreen:
        """The screen of the battle, with the kingdoms in its chairs."""
        if view["battle"] is not None:
            chairs = view["battle"]["chairs"]
            self.field.seats = [self.rulers[seat] for seat in chairs]
            self.field.words = self.words.battle_words(chairs)
        return self.field

    def _is_watched(self, match: Match, entries: list[Entry], persons: list[int]) -> bool:
        """Is a battle told move by move: to those who only watch, and to those who command in the last one?"""
        fought = [entry for entry in entries if entry.action >= a.BATTLE]
        if not persons or len(fought) < LONG_STORY or self.options["battles"] == "table":
            return True
        for entry in reversed(match.log):
            for event in reversed(entry.events):
                if event.name == COMMANDED.name and event.args[0] in persons:
                    return True
                if event.name == BATTLE_BEGINS.name:
                    return False
        return False

    def _is_bare(self, verb: Verb) -> bool:
        """Does what follows the verb say all, so that it may be left out?"""
        return isinstance(verb.domain, OpenDomain) or self.is_count(verb)


def shares(chances: View) -> str:
    """`win 47.1%, draw 12%, loss 40.9%`, from thousandths."""
    return ", ".join(f"{name} {chances[name] / PER_CENT:g}%" for name in ("win", "draw", "loss"))


class SpokenArthur(Spoken, ArthurScreen):
    """The same in another language, as far as the game speaks it."""

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What happened, each act once."""
        return self.told(self.spoken, match, entries, hears, persons)


def screen(game: Game, options: Mapping[str, Value], language: str) -> Screen:
    """What the terminal shows."""
    return ArthurScreen(game, options) if language == "en" else SpokenArthur(game, options).speak(language)
