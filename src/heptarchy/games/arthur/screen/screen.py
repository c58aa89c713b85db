"""The screen of Age of Arthur: rulers, the map by kingdom, hands and wars; battles on the screen of dba."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.arthur.book.told import BATTLE_BEGINS, COMMANDED
from heptarchy.games.arthur.book.words import ArthurWords
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.screen.story import campaign_story
from heptarchy.games.arthur.screen.table import Drawn
from heptarchy.games.arthur.screen.voice import Voice
from heptarchy.games.arthur.table import actions as a
from heptarchy.games.arthur.table.state import Campaign
from heptarchy.games.dba.book import told
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.screen.screen import DbaScreen
from heptarchy.games.dba.screen.screen import screen as battle_screen
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

    def __init__(self, game: Game, options: Mapping[str, Value], language: str = "en") -> None:
        super().__init__(game, options)
        self.language = language
        words = game.words(language).at(options)
        assert isinstance(words, ArthurWords)
        self.words = words
        self.rulers = words.seat_names(options)  # by seat: the kingdom
        self.voice = Voice(words, self.rulers)
        self.drawn = Drawn(self.voice)
        field = battle_screen(DBA, DBA.settle({}), language)
        assert isinstance(field, DbaScreen)
        self.field = field
        self.is_battle = False  # is the question that was learned one of a battle?
        self.labels: dict[int, str] = {}
        self.chances: list[View] = []  # of the wars, as `forecast` has them

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Cards, provinces, odds, and the answers of battles."""
        v, word = self.voice, self.tongue.word
        return [
            (word("hand"), v("help-hand")),
            (f"{word('shire')} cernow", v("help-shire")),
            (word("odds"), v("help-odds")),
            *[line for line in self.field.help_here() if line[0] not in self.tongue.words("hand")],
        ]

    def example_rule(self) -> str:
        """The one most asked for."""
        return "AA-9.7"

    def rules_text(self, what: str) -> str:
        """The rules of battles are dba's."""
        return (self.words.battle if what.upper().startswith("DBA") else self.words).rules_text()

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
        v = self.voice
        if not view["round"]:
            return [Text(v("before"), "bold")]
        whose, date = self.rulers[view["active"]], v.date(view["date"])
        head = v("round", n=view["round"], of=view["rounds"], date=date, turn=view["turn"], who=whose)
        peace = f"; {self._peace(view)}" if view["war_from_turn"] > view["turn"] else ""
        lines: list[RenderableType] = [Text(f"{head}{peace}", "bold"), *self.drawn.wars(view)]
        if view["battle"] is not None:
            lines += self._fought(view).status(view["battle"]["view"])
        return lines

    def _peace(self, view: View) -> str:
        """AA-9.4, AA-26.5: from when on war may be declared: a round, or a turn within one."""
        rounds, later = divmod(view["war_from_turn"] - 1, len(view["rulers"]))
        if later:
            return self.voice("peace-turns", n=view["war_from_turn"])
        return self.voice("peace-rounds", n=rounds + 1)

    def table(self, view: View, width: int) -> list[RenderableType]:
        """Rulers and the map, or the field of battle."""
        if view["battle"] is not None:
            return self._fought(view).table(view["battle"]["view"], width)
        return [*self.drawn.rulers(view), Text(), *self.drawn.map(view)]

    def hand(self, view: View) -> list[RenderableType]:
        """The Winds cards that the seat holds, with what each does; what it knows of other hands."""
        v = self.voice
        lines: list[RenderableType] = []
        for seat, ruler in enumerate(view["rulers"]):
            if ruler["hand"] is not None:
                lines.append(Text(v("hand", who=self.rulers[seat]), "bold"))
                for key in ruler["hand"]:
                    card = v.book["cards"][key]
                    lines.append(Text.assemble((f"  {card['name']}: ", "bold"), card["text"]))
            if ruler["known"]:
                lines.append(Text(v("known", who=self.rulers[seat], cards=v.cards(ruler["known"]))))
        if view["battle"] is not None:
            lines += self._fought(view).hand(view["battle"]["view"])
        return lines

    def played(self, view: View) -> list[RenderableType]:
        """The discard pile, and what is out of the game."""
        v = self.voice
        lines: list[RenderableType] = []
        if view["discard"]:
            lines.append(Text(v("discards", cards=v.cards(view["discard"])), "dim"))
        if view["gone"]:
            lines.append(Text(v("gone", cards=v.cards(view["gone"])), "dim"))
        lines.append(Text(v("deck", n=view["deck"]), "dim"))
        return lines

    def place(self, view: View, words: list[str]) -> list[RenderableType] | None:
        """A province by words that begin those of its name, or its key; the first that fits."""
        for key, province in self.voice.book["provinces"].items():
            names = words_of(f"{province['name']} {key}")
            if words and all(any(name.startswith(word) for name in names) for word in words):
                return list(self.drawn.page(view, key))
        return None

    def odds(self, view: View, words: list[str]) -> list[RenderableType]:
        """AA-9.12: of the wars; in a battle, or for two types, those of a combat."""
        if words or view["battle"] is not None:
            inner = {"combat": None} if view["battle"] is None else view["battle"]["view"]
            return self._fought(view).odds(inner, words)
        v = self.voice
        lines: list[RenderableType] = []
        for war, chances in zip(view["wars"], self.chances, strict=False):
            one, other = self.rulers[war["declarer"]], self.rulers[war["enemy"]]
            n, n2 = chances["strength"]
            lines.append(Text(v("odds-war", one=one, other=other, n=n, n2=n2), "bold"))
            lines += [Text(f"  {v(f'odds-{way}', **shares(chances[way]))}") for way in ("battle", "siege")]
        return lines or [Text(v("no-war", odds=self.tongue.word("odds")))]

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
        return str(self.voice.book["verbs"][verb.name])

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
            return Text(str(self.voice.book["cards"][t.CARD_KEYS[verb.arg(action)]]["text"]), "dim")
        if verb is a.AT or verb is a.SEND:
            place = view["provinces"].get(t.PROVINCE_KEYS[verb.arg(action)])
            if place is not None:
                return Text(f"({self.voice.owner(place)}, {self.voice.population(place)})", "dim")
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
                    found[verb[seat]] = [ArthurScreen.shown(self, verb[seat])]
        called = self.voice.typed("at")
        for province, key in enumerate(t.PROVINCE_KEYS):
            found[a.AT[province]] = [f"{word} {self.voice.province(key)}" for word in called]
        return found

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What was answered, and what came of it where that says more; of a secret answer only that it was given.

        Of a battle that bots fought for all who sit here (AA-21.3) the main things alone.
        """
        words = self.words
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


def shares(chances: View) -> dict[str, str]:
    """Per cent, from thousandths: 47.1."""
    return {name: f"{chances[name] / PER_CENT:g}" for name in ("win", "draw", "loss")}


class SpokenArthur(Spoken, ArthurScreen):
    """The same in another language, as far as the game speaks it."""

    def speak(self, language: str) -> Screen:
        """In this language from now on, with an example that may be typed in it."""
        super().speak(language)
        self.example = self.words.said(a.PLAY[t.RAID])
        return self

    def label(self, view: View, action: int) -> str:
        """What a battle asks as its screen has it, with numbers; else as a button says it."""
        return ArthurScreen.label(self, view, action) if action >= a.BATTLE else super().label(view, action)

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What happened, each act once."""
        return ArthurScreen.story(self, match, entries, hears, persons)


def screen(game: Game, options: Mapping[str, Value], language: str) -> Screen:
    """What the terminal shows."""
    return ArthurScreen(game, options) if language == "en" else SpokenArthur(game, options, language).speak(language)
