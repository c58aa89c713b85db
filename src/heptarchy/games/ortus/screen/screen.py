"""The screen of Ortus Regni: Earldoms, the Vikings, contests, odds and the Hand, as lines of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.ortus.book.words import OrtusWords
from heptarchy.games.ortus.screen.table import OrtusTable
from heptarchy.kit.screen.lexicon import words_of
from heptarchy.kit.screen.screen import Screen, chance_of, worded_story

if TYPE_CHECKING:
    from rich.console import RenderableType

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.refusal import Refusal
    from heptarchy.kernel.state import State
    from heptarchy.kit.screen.screen import Hears

View = Mapping[str, Any]

# Verbs that name a Fief for its Lord, and those that field cards of the Hand or of the table
OF_LORDS = ("field_lord", "aim_lord", "vassal_lord", "ransom")
FIELDED = ("field", "field_army", "field_royal")


class OrtusScreen(Screen):
    """Draws the view of a table; a campaign or a match shows its score above the table that is played at."""

    has_hands = True
    has_cards = True
    example = "siege tamworth"

    def __init__(self, game: Game, options: Mapping[str, Value], language: str = "en") -> None:
        super().__init__(game, options)
        self.language = language
        words = game.words(language).at(options)
        assert isinstance(words, OrtusWords)
        self.words = words
        self.drawn = OrtusTable(words, options)
        self.book = self.drawn.book
        self.state: State | None = None  # at which the seat is asked
        self.seat = 0
        self.chances: dict[str, Any] = {}  # of the attacks that may be chosen, by option

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Cards and odds."""
        say = self.drawn.say
        hand, card, odds = (self.tongue.word(kind) for kind in ("hand", "card", "odds"))
        return [(hand, say("hand-help")), (f"{card} prince", say("card-help")), (odds, say("odds-help"))]

    def example_rule(self) -> str:
        """The one most asked for."""
        return "OR-12.27"

    # What is asked

    def prompt(self, state: State, seat: int) -> str:
        """The question in one line."""
        return self.words.prompt(state, seat)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done, with its rule."""
        said = self.words.refusal(refusal)
        return f"{said} ({refusal.rule})" if refusal.rule else said

    def rules_text(self, what: str) -> str:
        """The rules in the reader's language."""
        return self.words.rules_text()

    # The table

    def moment(self, view: View) -> object:
        """The table is shown at every turn."""
        table = inner(view)
        return None if table is None else (self.score(view), table["round"], table["active"])

    def everything(self, state: State) -> View:
        """The table with every Hand open."""
        view = state.view(None)
        table = inner(view)
        if table is not None:
            for seat, earl in enumerate(table["earls"]):
                if earl["seat"] is not None:
                    own = inner(state.view(seat))
                    table["earls"][seat] = earl if own is None else own["earls"][seat]
        return view

    def status(self, view: View) -> list[RenderableType]:
        """Round, whose turn, the Vikings; the contest that is under way."""
        table = inner(view)
        if table is None:
            return []
        return [Text(f"{self.score(view)} {self.drawn.moment(table)}".lstrip(), "bold"), *self.drawn.contests(table)]

    def table(self, view: View, width: int) -> list[RenderableType]:
        """Every Earldom, the King's mat, then the middle."""
        table = inner(view)
        if table is None:
            return [Text(self.score(view))]
        lines: list[RenderableType] = []
        for earl in table["earls"]:
            lines += self.drawn.earl(table, earl)
            if earl["seat"] is None:
                lines += self.drawn.mind(table)
            lines.append(Text())
        return [*lines, *self.drawn.middle(table)]

    def hand(self, view: View) -> list[RenderableType]:
        """The cards that the seat holds, with what each does; then deck, Towers, and what it has seen of others."""
        table = inner(view)
        if table is None:
            return []
        drawn = self.drawn
        lines: list[RenderableType] = []
        for earl in table["earls"]:
            if earl["hand"] is not None:
                lines.append(Text(drawn.say("hand", n=earl["hand_size"]), "bold"))
                for key, n in earl["hand"].items():
                    lines.append(Text.assemble((f"  {n} {drawn.type(key)}: ", "bold"), self._text(key)))
                lines.append(Text(drawn.say("deck", n=earl["deck_size"], cards=drawn.cards(earl["deck"]))))
                if earl["tower_types"]:
                    towers = ", ".join(drawn.type(key) for key in earl["tower_types"])
                    lines.append(Text(drawn.say("towers", cards=towers)))
            elif earl["known"]:
                who = drawn.house(table, earl["colour"])
                lines.append(Text(drawn.say("seen", who=who, cards=drawn.cards(earl["known"]))))
        return [*lines, *self.played(view)]

    def played(self, view: View) -> list[RenderableType]:
        """The discard piles."""
        table = inner(view)
        if table is None:
            return []
        drawn = self.drawn
        return [
            Text(
                drawn.say("discards", who=drawn.house(table, earl["colour"]), cards=drawn.cards(earl["discard"])), "dim"
            )
            for earl in table["earls"]
            if earl["discard"]
        ]

    def card(self, view: View, words: list[str]) -> list[RenderableType]:
        """The texts of the cards whose names these words begin."""
        found = [key for key in self.book["types"] if fits(words, words_of(self.drawn.type(key)))] if words else []
        exact = [key for key in found if words_of(self.drawn.type(key)) == words]
        if not found:
            named = ", ".join(str(card["name"]) for card in self.book["types"].values())
            return [Text(self.drawn.say("card-unknown", cards=named))]
        lines: list[RenderableType] = []
        for key in exact or found:
            strength = self.drawn.strength(key)
            more = "" if strength is None else self.drawn.say("card-strength", n=strength)
            card = self.book["types"][key]
            rule = card["rule"]
            lines.append(Text(self.drawn.say("card", name=card["name"], strength=more, text=card["text"], rule=rule)))
        return lines

    def odds(self, view: View, words: list[str]) -> list[RenderableType]:
        """Of the battle being fought, what may come of it; and of the attacks that may be chosen."""
        table = inner(view)
        if table is None:
            return []
        found = [*self.drawn.odds(table, self.foreseen), *self.odds_of_options(view)]
        return found or [Text(self.drawn.say("odds-none"))]

    def odds_of_options(self, view: View) -> list[RenderableType]:
        """The attacks with their chances, the best first, and what they take for granted."""
        found: list[tuple[float, str]] = []
        assumed: set[str] = set()
        for said, one in self.foreseen.get("options", {}).items():
            action = self.game.space.parse(said)
            state = self.state
            named = self.game.space.show(action) if state is None else self.words.label(state, self.seat, action)
            found.append((-one["win"], f"  {named}: {chance_of(one)}"))
            assumed.add(str(one["assumes"]))
        lines: list[RenderableType] = [Text(line) for _, line in sorted(found)]
        return [*lines, *[Text(self.book["odds"]["assumes"][key], "dim") for key in sorted(assumed)]]

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        return [Text(self.words.ending(match.state), "bold")]

    def score(self, view: View) -> str:
        """Where a campaign or a match stands; nothing for a single game."""
        if "campaign" in view:
            campaign = view["campaign"]
            points = ", ".join(str(n) for n in campaign["legacy"])
            return self.drawn.say("season", n=campaign["season"], points=points)
        if "match" in view:
            match = view["match"]
            won = ", ".join(str(n) for n in match["wins"])
            return self.drawn.say("match", n=match["game"], of=match["best_of"], won=won)
        return ""

    # Options

    def learn(self, state: State, seat: int) -> None:
        """What options are called by, and what each attack's chances are."""
        self.state, self.seat = state, seat
        self.chances = self.game.forecast(state, seat)["options"]

    def title(self, action: int) -> str:
        """What kind of answer it is."""
        verb = self.verb(action)
        plain = super().title(action)
        return plain if verb is None else str(self.book["verbs"].get(verb.name, plain))

    def label(self, view: View, action: int) -> str:
        """A Lord by what he is, a card by its name; what stands alone in its own words."""
        verb, table = self.verb(action), inner(view)
        if verb is None or table is None or self.state is None:
            return super().label(view, action)
        key = verb.domain.key(verb.arg(action))
        if verb.domain.name in ("type", "army"):
            return self.drawn.type(key)
        if verb.domain.name == "fief":
            fief = self._fief(table, key)
            what = None
            if fief is not None:
                lord = verb.name in OF_LORDS and fief["lord"] is not None
                what = self.drawn.lord(fief["lord"]) if lord else self.drawn.type(fief["seat"])
            return self.drawn.place(key) if what is None else f"{self.drawn.place(key)} ({what})"
        if verb.domain.name == "earl":
            return self.drawn.house(table, key)
        if self.is_count(verb):
            return super().label(view, action)
        return self.words.label(self.state, self.seat, action)

    def note(self, view: View, action: int) -> Text:
        """How strong what may be fielded is; how likely an attack succeeds."""
        verb, table = self.verb(action), inner(view)
        if verb is None or table is None:
            return Text()
        strength: int | None = None
        key = verb.domain.key(verb.arg(action))
        if verb.name in FIELDED:
            strength = self.drawn.strength(key)
        elif verb.name == "field_lord":
            fief = self._fief(table, key)
            strength = None if fief is None or fief["lord"] is None else self.drawn.strength(fief["lord"])
        said = [] if strength is None else [self.drawn.say("note-strength", n=strength)]
        chance = self.chances.get(self.game.space.say(action))
        if chance is not None:
            said.append(chance_of(chance))
        return Text(", ".join(said), "dim")

    def names(self) -> dict[int, list[str]]:
        """In another language than the records', every action as that language says it."""
        if self.language == "en":
            return {}
        actions = range(len(self.game.space.verb_of))
        return {action: [self.words.said(action)] for action in actions if self.game.space.verb_of[action] is not None}

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What was answered and what came of it; a secret answer is only said to have been given."""
        return worded_story(self.words, match, entries, hears, persons)

    # Parts

    def _text(self, key: str) -> str:
        return str(self.book["types"][key]["text"])

    def _fief(self, table: View, place: str) -> View | None:
        fiefs = [fief for earl in table["earls"] for fief in earl["fiefs"]]
        return next((fief for fief in fiefs if fief["place"] == place), None)


def inner(view: View) -> View | None:
    """The table that is played at: the view itself, or the season of a campaign, the game of a match."""
    if "season" in view:
        table: View | None = view["season"]
        return table
    return view


def fits(typed: list[str], name: list[str]) -> bool:
    """Does each typed word begin a word of the name?"""
    return bool(typed) and all(any(word.startswith(begun) for word in name) for begun in typed)


def screen(game: Game, options: Mapping[str, Value], language: str) -> OrtusScreen:
    """What the terminal shows."""
    return OrtusScreen(game, options, language)
