"""The screen of Ortus Regni: Earldoms, the Vikings, contests and the Hand, as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.cli.screen import Screen, worded_story

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from heptarchy.cli.screen import Hears
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State

View = dict[str, Any]


class OrtusScreen(Screen):
    """Draws the view of a table; a campaign or a match shows its score above the table that is played at."""

    has_hands = True
    example = "siege tamworth"

    def __init__(self, game: Game, options: Mapping[str, Value]) -> None:
        super().__init__(game, options)
        self.words = game.words("en").at(options)
        self.book: dict[str, Any] = self.words.book()

    # Help

    def help_here(self) -> list[tuple[str, str]]:
        """Cards."""
        return [("hand", "your cards with their texts, your deck, and all discards")]

    def example_rule(self) -> str:
        """The one most asked for."""
        return "OR-12.27"

    # The table

    def moment(self, view: View) -> object:
        """The table is shown at every turn."""
        table = inner(view)
        return None if table is None else (score(view), table["round"], table["active"])

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
        lines = [Text(f"{score(view)}{self._moment(table)}; {vikings(table)}", "bold")]
        if table["battle"] is not None:
            lines += self._battle(table)
        if table["plot"] is not None:
            lines.append(self._plot(table["plot"]))
        return list(lines)

    def table(self, view: View, width: int) -> list[RenderableType]:
        """Every Earldom, then the middle."""
        table = inner(view)
        if table is None:
            return [Text(score(view))]
        drawn: list[RenderableType] = []
        for earl in table["earls"]:
            drawn += [*self._earl(table, earl), Text()]
        drawn.append(Text(self._middle(table), "dim"))
        return drawn

    def hand(self, view: View) -> list[RenderableType]:
        """The cards that the seat holds, with what each does; then deck, Towers, and what it has seen of others."""
        table = inner(view)
        if table is None:
            return []
        lines: list[RenderableType] = []
        for earl in table["earls"]:
            if earl["hand"] is not None:
                lines.append(Text(f"Your Hand, {earl['hand_size']} cards", "bold"))
                for key, n in earl["hand"].items():
                    lines.append(Text.assemble((f"  {n} {self._type(key)}: ", "bold"), self._text(key)))
                lines.append(Text(f"Deck, {earl['deck_size']} cards: {self._cards(earl['deck'])}"))
                if earl["tower_types"]:
                    towers = ", ".join(self._type(key) for key in earl["tower_types"])
                    lines.append(Text(f"Your Towers: {towers}"))
            elif earl["known"]:
                lines.append(Text(f"Seen in the Hand of {self._colour(earl['colour'])}: {self._cards(earl['known'])}"))
        return [*lines, *self.played(view)]

    def played(self, view: View) -> list[RenderableType]:
        """The discard piles."""
        table = inner(view)
        if table is None:
            return []
        return [
            Text(f"Discards of {self._colour(earl['colour'])}: {self._cards(earl['discard'])}", "dim")
            for earl in table["earls"]
            if earl["discard"]
        ]

    def ending(self, match: Match) -> list[RenderableType]:
        """Who has won, and why."""
        return [Text(self.words.ending(match.state), "bold")]

    # Options

    def title(self, action: int) -> str:
        """What kind of answer it is."""
        verb = self.verb(action)
        plain = super().title(action)
        return plain if verb is None else str(self.book["verbs"].get(verb.name, plain))

    # The log

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What was answered and what came of it; a secret answer is only said to have been given."""
        return worded_story(self.words, match, entries, hears, persons)

    # Parts

    def _type(self, key: str) -> str:
        return str(self.book["types"][key]["name"]) if key in self.book["types"] else key.replace("_", " ")

    def _text(self, key: str) -> str:
        return str(self.book["types"][key]["text"])

    def _colour(self, key: str) -> str:
        return str(self.book["colours"].get(key, key))

    def _place(self, key: str) -> str:
        return str(self.book["places"].get(key, key))

    def _cards(self, counts: dict[str, int] | None) -> str:
        if not counts:
            return "none"
        return ", ".join(self._type(key) if n == 1 else f"{n} {self._type(key)}" for key, n in counts.items())

    def _moment(self, table: View) -> str:
        if not table["round"]:
            return "Before the first round"
        active = table["active"]
        whose = "the Vikings" if active == "vikings" else self._colour(active) if active else "nobody"
        return f"Round {table['round']}, turn of {whose}"

    def _earl(self, table: View, earl: View) -> list[Text]:
        colour = earl["colour"]
        marks = [
            *(["King"] if table["king"] == colour else []),
            *(["Cathedral"] if table["cathedral"] == colour else []),
            *(["out of the game"] if earl["out"] else []),
            *(["off the table"] if earl["off_table"] else []),
        ]
        name = "the King" if earl["seat"] is None else self._colour(colour)
        head = Text.assemble((name, "bold"), f" ({', '.join(marks)})" if marks else "")
        if earl["out"]:
            return [head]
        head.append(
            f"  Hand {earl['hand_size']}, deck {earl['deck_size']}, Towers {earl['towers']}, "
            f"Pool {army(earl['pool'])}, fields {earl['capacity']}, cubes {table['bag'][colour]}"
        )
        lines = [head]
        for fief in earl["fiefs"]:
            lord = f", Lord {self._type(fief['lord'])}" if fief["lord"] else ""
            goods = ", ".join(self._property(card, colour) for card in fief["properties"])
            seat = f"{self._type(fief['seat'])} {fief['strength']}"
            lines.append(Text(f"  {self._place(fief['place'])} ({seat}){lord}{': ' if goods else ''}{goods}"))
        for i, merc in enumerate(earl["mercenaries"], 1):
            lines.append(Text(f"  Mercenary {i}, Garrison {army(merc)}"))
        if earl["banners"]:
            lines.append(Text(f"  Banners for the Kingship: {earl['banners']}"))
        if earl["royal"]:
            lines.append(Text(f"  Royal Army: {army(earl['royal'])}"))
        if earl["levies"]:
            lines.append(Text(f"  Royal Infantry that never die: {earl['levies']}"))
        return lines

    def _property(self, card: View, holder: str) -> str:
        own = "" if card["colour"] == holder else f" ({self._colour(card['colour'])})"
        return f"{self._type(card['type'])}{own}"

    def _middle(self, table: View) -> str:
        decks = table["decks"]
        battle = ", ".join(f"{n} {self.book['results'][key]}" for key, n in decks["battle"].items())
        return f"Army deck {decks['army']}, Viking deck {decks['viking']}, Battle deck: {battle}"

    def _battle(self, table: View) -> list[Text]:
        battle = table["battle"]
        where = "the Towers" if battle["fief"] is None else self._place(battle["fief"])
        sides = [
            "the Vikings" if battle[who] == "vikings" else self._colour(battle[who]) for who in ("attacker", "defender")
        ]
        strengths = [force["strength"] for force in battle["forces"]]
        card = f"; {self.book['results'][battle['result']]}" if battle["result"] else ""
        return [
            Text(f"Battle for {where}: {sides[0]} with {strengths[0]} against {sides[1]} with {strengths[1]}{card}")
        ]

    def _plot(self, plot: View) -> Text:
        target = "" if plot["target"] is None else f" against {self._colour(plot['target'])}"
        answers = f", answered {plot['answers']} times" if plot["answers"] else ""
        return Text(f"{self._type(plot['card'])} of {self._colour(plot['actor'])}{target}{answers}")


def inner(view: View) -> View | None:
    """The table that is played at: the view itself, or the season of a campaign, the game of a match."""
    if "season" in view:
        table: View | None = view["season"]
        return table
    return view


def score(view: View) -> str:
    """Where a campaign or a match stands; nothing for a single game."""
    if "campaign" in view:
        campaign = view["campaign"]
        return f"Season {campaign['season']}, Legacy points {campaign['legacy']}. "
    if "match" in view:
        return f"Game {view['match']['game']} of {view['match']['best_of']}, won {view['match']['wins']}. "
    return ""


def vikings(table: View) -> str:
    """The markers, or the horde."""
    if table["arrived"]:
        horde = table["horde"]
        return f"horde of {horde['viking']} Vikings and {horde['chieftain']} Chieftains"
    return f"{table['black']} of {table['black_markers']} black markers out"


def army(counts: dict[str, Any]) -> str:
    """`2 Infantry, 1 Knight`."""
    parts = [
        *([f"{counts['infantry']} Infantry"] if counts["infantry"] else []),
        *([f"{counts['knight']} Knight{'s' if counts['knight'] > 1 else ''}"] if counts["knight"] else []),
    ]
    return ", ".join(parts) or "none"
