"""What lies on the table of a campaign, as lines of text: rulers, the map by kingdom, wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from heptarchy.games.arthur.rulers import ruler_name
from heptarchy.games.arthur.state import PEOPLE_KEYS
from heptarchy.games.arthur.tables import KINGDOM_KEYS

View = Mapping[str, Any]
Book = dict[str, Any]

SIDES = ("declarers", "attacked")


class Drawn:
    """Draws views with the names of a book; `names` are the kingdoms by seat."""

    def __init__(self, book: Book, names: list[str]) -> None:
        self.book = book
        self.names = names

    # Names

    def card(self, key: str) -> str:
        """A card or a title as people call it."""
        return str((self.book["cards"].get(key) or self.book["titles"][key])["name"])

    def province(self, key: str) -> str:
        """A province by its name."""
        return str(self.book["provinces"][key]["name"])

    def cards(self, keys: list[str]) -> str:
        """`Raid, 2 Treachery`."""
        counts = Counter(keys)
        return ", ".join(self.card(key) if n == 1 else f"{n} {self.card(key)}" for key, n in counts.items())

    def people(self, seats: list[int]) -> str:
        """Kingdoms by their seats."""
        return ", ".join(self.names[seat] for seat in seats)

    def ruler(self, ruler: View) -> str:
        """Who rules there now."""
        return ruler_name(KINGDOM_KEYS.index(ruler["kingdom"]), ruler["reign"], PEOPLE_KEYS.index(ruler["born"]))

    def thing(self, over: str, thing: Any) -> str:
        """What a war is over."""
        name = self.names[thing] if over == "throne" else self.card(thing) if over == "title" else thing
        return str(self.book["things"][over]).format(self.province(name) if over == "land" else name)

    def date(self, date: View) -> str:
        """AA-29.2: `452, winter`."""
        return f"{date['year']}, {date['season']}"

    # Rulers

    def rulers(self, view: View) -> list[Text]:
        """A line or more for each: name, people, rank, levy, bonds, titles, cards before him, claims of others."""
        lines: list[Text] = []
        for seat in view["order"] or range(len(view["rulers"])):
            ruler = view["rulers"][seat]
            if ruler["kingdom"] is None:
                continue
            facts = [
                self.book["peoples"][ruler["people"]],
                f"rank {ruler['rank']}",
                *([f"levy {self.levy(view, seat)}"] if view["levies"] else []),
                f"{ruler['cards']} Winds cards",
                *self.bonds(view, seat),
                *[
                    f"{self.card(key)} since {self.date(title['since'])}"
                    for key, title in view["titles"].items()
                    if title["holder"] == seat
                ],
            ]
            lines.append(Text.assemble((f"{self.ruler(ruler)} of {self.names[seat]}", "bold"), f"  {'; '.join(facts)}"))
            if ruler["lineage"]:
                lines.append(Text(f"  ruled before him: {'; '.join(self.graves(ruler))}"))
            if ruler["lying"]:
                lines.append(Text(f"  before him: {self.cards(ruler['lying'])}"))
            if ruler["aside"]:
                lines.append(Text(f"  set aside by Merlin: {self.cards(ruler['aside'])}"))
            if ruler["throne_claims"]:
                lines.append(Text(f"  his throne is claimed by {self.people(ruler['throne_claims'])}"))
        for key, title in view["titles"].items():
            if title["claims"]:
                lines.append(Text(f"The title {self.card(key)} is claimed by {self.people(title['claims'])}"))
        return lines

    def graves(self, ruler: View) -> list[str]:
        """AA-29.2: who ruled there before him, when each died, and of what."""
        kingdom = KINGDOM_KEYS.index(ruler["kingdom"])
        found: list[str] = []
        for at, grave in enumerate(ruler["lineage"], 1):
            name = ruler_name(kingdom, at, PEOPLE_KEYS.index(grave["born"]))
            found.append(f"{name} {self.book['causes'][grave['cause']]}, {self.date(grave['date'])}")
        return found

    def levy(self, view: View, seat: int) -> int:
        """AA-7.12: how many elements he could bring to a war now."""
        return sum(line["count"] for line in view["levies"][seat])

    def bonds(self, view: View, seat: int) -> list[str]:
        """AA-14: whose vassal he is, and who are his."""
        ruler = view["rulers"][seat]
        vassals = [other for other, one in enumerate(view["rulers"]) if one["lord"] == seat and not one["rebels"]]
        word = "in rebellion against" if ruler["rebels"] else "vassal of"
        return [
            *([f"{word} {self.names[ruler['lord']]}"] if ruler["lord"] is not None else []),
            *([f"lord of {self.people(vassals)}"] if vassals else []),
        ]

    # The map

    def map(self, view: View) -> list[Any]:
        """By kingdom: its provinces with owner, people, and what is claimed, raided or blocked."""
        drawn: list[Any] = []
        for kingdom in self.book["kingdoms"].values():
            there = [key for key in kingdom["provinces"] if key in view["provinces"]]
            if not there:
                continue
            table = Table.grid(padding=(0, 2, 0, 0))
            for key in there:
                place = view["provinces"][key]
                owner = "nobody" if place["owner"] is None else self.names[place["owner"]]
                home = " (home)" if self.is_home(view, key) else ""
                people = str(self.book["populations"][place["population"]])
                table.add_row(f"  {self.province(key)}{home}", owner, people, "; ".join(self.marks(view, key)))
            drawn += [Text(kingdom["name"], "bold"), table]
        return drawn

    def is_home(self, view: View, key: str) -> bool:
        """AA-6.6: the home of a kingdom that is played."""
        province = self.book["provinces"][key]
        return bool(province["home"]) and any(one["kingdom"] == province["kingdom"] for one in view["rulers"])

    def marks(self, view: View, key: str) -> list[str]:
        """Claims, Warlords, raids and ships on a province."""
        place = view["provinces"][key]
        warlords = place["warlords"]
        return [
            *([f"claimed by {self.people(place['claims'])}"] if place["claims"] else []),
            *(["Warlord" if warlords == 1 else f"{warlords} Warlords"] if warlords else []),
            *[f"raided by {self.names[raid['by']]}" for raid in view["raids"] if raid["province"] == key],
            *[self.card(ship["card"]) for ship in view["ships"] if ship["province"] == key],
        ]

    def page(self, view: View, key: str) -> list[Text]:
        """A province in full."""
        province, place = self.book["provinces"][key], view["provinces"].get(key)
        coasts = [str(self.book["coasts"][coast]) for coast in province["coasts"]]
        terrain = str(self.book["terrains"][province["terrain"]])
        lines = [
            Text(f"{province['name']}: {province['text']}", "bold"),
            Text("; ".join([terrain, *coasts, f"kingdom {self.book['kingdoms'][province['kingdom']]['name']}"])),
        ]
        if place is None:
            return [*lines, Text("Not in play.")]
        owner = "nobody's" if place["owner"] is None else f"of {self.names[place['owner']]}"
        facts = [owner, str(self.book["populations"][place["population"]]), *self.marks(view, key)]
        beside = [self.province(other) for other in province["adjacent"] if other in view["provinces"]]
        return [*lines, Text("; ".join(facts)), Text(f"Touches {', '.join(beside)}.")]

    # Wars

    def wars(self, view: View) -> list[Text]:
        """Every war: who fights whom over what, and how a siege stands."""
        lines: list[Text] = []
        for war in view["pending"]:
            thing = self.thing(war["over"], war["thing"])
            who = f"{self.names[war['declarer']]} against {self.names[war['enemy']]}"
            lines.append(Text(f"Declared for the end of the round ({self.date(war['date'])}): {who}, over {thing}"))
        for war in view["wars"]:
            sides = [
                [seat for seat, own in enumerate(war["sides"]) if own == side and not war["left"][seat]]
                for side in range(len(SIDES))
            ]
            who = " against ".join(self.people(side) for side in sides)
            lines.append(
                Text(f"War of {self.date(war['date'])} over {self.thing(war['over'], war['thing'])}: {who}", "bold")
            )
            for offer in war["offers"]:
                lines.append(Text(f"  {self.offer(offer)}"))
            if war["siege"] and war["round"]:
                lost = [sum(war["lost"][seat] for seat in side) for side in sides]
                tally = [f"{n} of {of}" for n, of in zip(lost, war["strength"], strict=True)]
                lines.append(Text(f"  Siege, round {war['round']}: besiegers lost {tally[0]}, besieged {tally[1]}"))
        return lines

    def offer(self, offer: View) -> str:
        """AA-22: who has promised what to whom, and what he says to it."""
        verb, _, key = offer["promise"].partition(" ")
        name = self.names[int(key[1:]) - 1] if verb.endswith("throne") else ""
        over = "title" if verb.endswith("title") else "throne" if name else "land"
        thing = str(self.book["things"][over]).format(name or (self.card if over == "title" else self.province)(key))
        what = "stands back from" if verb.startswith("yield") else "renounces"
        answer = {"yes": "agreed", "no": "declined", None: "no answer yet"}[offer["answer"]]
        return f"{self.names[offer['by']]} to {self.names[offer['to']]}: {what} {thing} ({answer})"
