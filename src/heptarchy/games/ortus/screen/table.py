"""The table of Ortus Regni as lines of text: Earldoms, the King's mat, the middle, contests; in any language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.text import Text

from heptarchy.games.ortus.book.words_book import figure_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.table.actions import ARMY, RAIDER, TYPE
from heptarchy.kernel.message import Message, Thing

if TYPE_CHECKING:
    from heptarchy.games.ortus.book.words import OrtusWords
    from heptarchy.kernel.options import Value

View = Mapping[str, Any]


class OrtusTable:
    """Draws what a view of the table holds."""

    def __init__(self, words: OrtusWords, options: Mapping[str, Value]) -> None:
        self.says = words.says
        self.book = words.book()
        plain = words.game.words(words.language)  # in which the King's set has its colour
        self.colours = dict(zip(t.COLOURS, plain.seat_names({**options, "players": len(t.COLOURS)}), strict=True))
        self.options = options

    def say(self, name: str, /, **facts: str | int) -> str:
        """A sentence of the table: `terminal-head` in catalogues."""
        return self.says.say(Message(f"terminal-{name}", {**facts}))

    # Names

    def type(self, key: str) -> str:
        """What a card is called."""
        return str(self.book["types"][key]["name"]) if key in self.book["types"] else key.replace("_", " ")

    def place(self, key: str) -> str:
        """What a seat's place is called."""
        return str(self.book["places"].get(key, key))

    def house(self, table: View, key: str | None) -> str:
        """An Earl by his colour; the King of a Rebellion; the Vikings; the Welsh; nobody."""
        if key is None:
            return self.say("nobody")
        if key == "vikings":
            return str(self.book["vikings"])
        if key == table["liege"]:
            return str(self.book["king"])
        return str(self.book["colours"].get(key, key.capitalize()))

    def lord(self, key: str) -> str:
        """What a Lord of that type is called: a Monk is an Abbot."""
        return str(self.book["lords"].get(key, self.type(key)))

    def strength(self, key: str) -> int | None:
        """The Strength of a card at this table; None if it never fights."""
        figure = figure_of(key)
        return int(self.options[figure]) if figure in self.options else None

    def cards(self, counts: Mapping[str, int] | None) -> str:
        """`Land, 2 Castles`."""
        said = [
            self.type(key) if n == 1 else self.says.count(n, Thing(TYPE, TYPE.find(key)))
            for key, n in (counts or {}).items()
            if n
        ]
        return ", ".join(said) or self.say("none")

    def army(self, counts: Mapping[str, Any]) -> str:
        """`2 Infantry, 1 Knight`."""
        parts = [self.says.count(counts[key], Thing(ARMY, n)) for n, key in enumerate(t.ARMY) if counts[key]]
        return ", ".join(parts) or self.say("none")

    def property(self, card: View, holder: str) -> str:
        """`Church`, `Church (Red)` in the Earldom of another colour."""
        own = "" if card["colour"] == holder else f" ({self.book['colours'].get(card['colour'], card['colour'])})"
        return f"{self.type(card['type'])}{own}"

    # The moment

    def moment(self, table: View) -> str:
        """Round and turn, and how near the Vikings are."""
        when = self.say("before")
        if table["round"]:
            when = self.say("moment", n=table["round"], who=self.house(table, table["active"]))
        return f"{when}; {self.vikings(table)}"

    def vikings(self, table: View) -> str:
        """The horde, if it is here; the markers, which tell the time then too."""
        said = [self.say("markers", n=table["black"], m=table["black_markers"])]
        if table["white"]:
            said.append(self.say("white"))
        if table["arrived"]:
            parts = [self.says.count(n, Thing(RAIDER, RAIDER.find(key))) for key, n in table["horde"].items() if n]
            said.insert(0, self.say("horde", horde=", ".join(parts)) if parts else self.say("horde-none"))
        return ", ".join(said)

    # Earldoms

    def earl(self, table: View, earl: View) -> list[Text]:
        """An Earldom: its head, its Fiefs, what stands beside them."""
        colour = earl["colour"]
        head = Text.assemble((self.called(table, earl), "bold"), self.marks(table, earl))
        if earl["out"]:
            return [head]
        head.append(f"  {self.counts(table, earl)}")
        lines = [head]
        for fief in earl["fiefs"]:
            seat = self.say("seat", seat=self.type(fief["seat"]), n=fief["strength"])
            lord = f", {self.of_lord(fief['lord'])}" if fief["lord"] else ""
            goods = ", ".join(self.property(card, colour) for card in fief["properties"])
            lines.append(Text(f"  {self.place(fief['place'])} ({seat}){lord}{': ' if goods else ''}{goods}"))
        lines += [Text(f"  {self.mercenary(i, merc)}") for i, merc in enumerate(earl["mercenaries"], 1)]
        beside = self.beside(earl)
        return [*lines, Text(f"  {'; '.join(beside)}")] if beside else lines

    def called(self, table: View, earl: View) -> str:
        """An Earl; the automated King with his colour."""
        if earl["seat"] is None:
            king = str(self.book["king"])
            return self.say("king-name", king=king[:1].upper() + king[1:], colour=self.colours[earl["colour"]])
        return self.house(table, earl["colour"])

    def marks(self, table: View, earl: View) -> str:
        """` (King, Cathedral, with Red, facing Gold)`."""
        colour = earl["colour"]
        marks = [
            *([self.say("king")] if table["king"] == colour and earl["seat"] is not None else []),
            *([self.say("cathedral")] if table["cathedral"] == colour else []),
            *([self.say("church")] if table["church"] == colour and table["cathedral"] != colour else []),
            *([self.say("out")] if earl["out"] else []),
            *([self.say("off")] if earl["off_table"] else []),
        ]
        if earl.get("opponent"):
            partner, foe = self.house(table, earl["partner"]), self.house(table, earl["opponent"])
            marks.append(self.say("partner-facing", who=partner, foe=foe))
        elif earl.get("partner"):
            marks.append(self.say("partner", who=self.house(table, earl["partner"])))
        return f" ({', '.join(marks)})" if marks else ""

    def counts(self, table: View, earl: View) -> str:
        """Cards, Towers, forces and cubes in numbers; the King has no Hand and no deck."""
        facts = {"strength": earl["strength"], "towers": earl["towers"], "cubes": table["bag"][earl["colour"]]}
        if earl["seat"] is None:
            return self.say("head-king", **facts)
        pool = self.army(earl["pool"])
        counted = {"hand": earl["hand_size"], "deck": earl["deck_size"], "pool": pool, "n": earl["capacity"]}
        return self.say("head", **facts, **counted)

    def of_lord(self, key: str) -> str:
        """`Lord Prince (2)`; an Abbot does not fight."""
        strength = self.strength(key)
        if strength is None:
            return self.lord(key)
        return self.say("lord", lord=self.lord(key), strength=strength)

    def mercenary(self, n: int, merc: View) -> str:
        """A Mercenary with his Garrison."""
        alone = merc["infantry"] + merc["knight"] == 0
        return self.say("merc-alone", n=n) if alone else self.say("merc", n=n, army=self.army(merc))

    def beside(self, earl: View) -> list[str]:
        """What stands beside the Fiefs, where there is any."""
        said: list[str] = []
        if earl["banners"]:
            said.append(self.say("banners", n=earl["banners"]))
        if earl["royal"] and any(earl["royal"].values()):
            said.append(self.say("royal", army=self.army(earl["royal"])))
        if earl["levies"]:
            said.append(self.say("levies", n=earl["levies"]))
        if any(earl["emissaries"].values()):
            said.append(self.say("emissaries", cards=self.cards(earl["emissaries"])))
        if earl["villages"] is not None:
            said.append(self.say("villages", n=earl["villages"]))
        if earl["thanes"]:
            said.append(self.say("thanes", n=earl["thanes"]["out"], m=earl["thanes"]["home"]))
        if earl["advisors"]:
            said.append(self.say("advisors", n=earl["advisors"]))
        return said

    def mind(self, table: View) -> list[Text]:
        """RB-22: the King's Mind; RB-43: what the last Joust card made him wish for."""
        mind = table["mind"]
        if mind is None:
            return []
        said = [self.say("mind", n=sum(mind["left"].values()), cards=self.cards(mind["left"]))]
        if mind["discard"]:
            said.append(self.say("mind-gone", cards=self.cards(mind["discard"])))
        if mind["wish"]:
            said.append(self.say("mind-wish", joust=self.book["joust"][mind["wish"]]))
        return [Text(f"  {'; '.join(said)}")]

    # The middle

    def middle(self, table: View) -> list[Text]:
        """Decks, open cards, the Welsh Marches."""
        decks = table["decks"]
        battle = ", ".join(f"{n} {self.book['results'][key]}" for key, n in decks["battle"].items())
        lines = [Text(self.say("middle", army=decks["army"], viking=decks["viking"], battle=battle), "dim")]
        if table["open_cards"] is not None:
            named = ", ".join(self.type(key) for key in table["open_cards"]) or self.say("none")
            lines.append(Text(self.say("open", n=table["common_deck"], cards=named)))
        for march in table["marches"]:
            place, n = self.place(march["place"]), march["strength"]
            if march["holder"] is None:
                lines.append(Text(self.say("march-free", place=place, n=n, m=march["infantry"])))
            else:
                lines.append(Text(self.say("march", place=place, n=n, holder=self.house(table, march["holder"]))))
        return lines

    # Contests

    def contests(self, table: View) -> list[Text]:
        """What is fought, plotted, jousted or voted on now."""
        lines: list[Text] = []
        if table["battle"] is not None:
            lines.append(Text(self.battle(table, table["battle"])))
        if table["plot"] is not None:
            lines.append(Text(self.plot(table, table["plot"])))
        if table["joust"] is not None:
            lines.append(Text(self.joust(table, table["joust"])))
        if table["conclave"] is not None:
            lines.append(Text(self.conclave(table, table["conclave"])))
        cast = [ballot for ballot in table["votes"] if ballot >= 0]
        if table["votes"]:
            lines.append(Text(self.say("votes", n=len(cast), m=len(table["votes"]))))
        return lines

    def battle(self, table: View, battle: View) -> str:
        """Who fights with what, by the Battle card; what got through."""
        who = self.house(table, battle["defender"])
        place = "" if battle["fief"] is None else self.place(battle["fief"])
        what = self.say(f"battle-{battle['aim']}", who=who, place=place)
        attacker = self.house(table, battle["attacker"])
        if battle["attacker"] == "vikings":
            attacker = self.say("directed", vikings=attacker, who=self.house(table, battle["director"]))
        strengths = [force["strength"] for force in battle["forces"]]
        n, m = sum(strengths[0::2]), sum(strengths[1::2])
        said = [self.say("battle", what=what, attacker=attacker, n=n, defender=who, m=m)]
        if battle["result"]:
            said.append(str(self.book["results"][battle["result"]]))
        if battle["through"]:
            said.append(self.say("through", n=battle["through"]))
        return "; ".join(said)

    def odds(self, table: View, foreseen: View) -> list[Text]:
        """The battle being fought: who wins it, how likely, and what is left."""
        one = foreseen.get("battle")
        if one is None:
            return []
        who = self.house(table, table["battle"]["defender"])
        place = "" if table["battle"]["fief"] is None else self.place(table["battle"]["fief"])
        what = self.say(f"battle-{one['aim']}", who=who, place=place)
        wins = ", ".join(f"{self.house(table, key)} {round(100 * win)} %" for key, win in one["win"].items())
        lines = [Text(f"{what}: {'' if one['exact'] else '~'}{wins}", "bold")]
        left = one["left"]
        for key in ("towers", "properties", "cubes"):
            spread = {int(n): p for n, p in left[key].items() if int(n) and p > 0}
            if spread:
                shares = ", ".join(f"{n}: {round(100 * p)} %" for n, p in spread.items())
                lines.append(Text(f"  {self.say(f'odds-{key}', shares=shares)}"))
        if left["falls"] > 0:
            lines.append(Text(f"  {self.say('odds-falls', n=round(100 * left['falls']))}"))
        return [*lines, Text(f"  {self.book['odds']['assumes'][one['assumes']]}", "dim")]

    def plot(self, table: View, plot: View) -> str:
        """Treachery or Intrigue, and how far the struggle has come."""
        card, who = self.type(plot["card"]), self.house(table, plot["actor"])
        said = self.say("plot", card=card, who=who)
        if plot["target"] is not None:
            said = self.say("plot-at", card=card, who=who, target=self.house(table, plot["target"]))
        return f"{said}, {self.say('answered', n=plot['answers'])}" if plot["answers"] else said

    def joust(self, table: View, joust: View) -> str:
        """Who rides, and for what."""
        riders = []
        for rider in joust["riders"]:
            who = self.house(table, rider["earl"])
            ante = rider["ante"]
            riders.append(who if ante is None else self.say("ante", who=who, card=self.property(ante, rider["earl"])))
        return self.say("joust", riders=", ".join(riders))

    def conclave(self, table: View, conclave: View) -> str:
        """Who has declared what."""
        said = []
        for earl in conclave["earls"]:
            who, hand = self.house(table, earl["earl"]), earl["declared"]
            said.append(
                who if hand is None else self.say("declared", who=who, hand=self.book["joust_hands"].get(hand, hand))
            )
        return self.say("conclave", riders=", ".join(said))
