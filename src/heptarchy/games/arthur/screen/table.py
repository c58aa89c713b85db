"""What lies on the table of a campaign, as lines of text: rulers, the map by kingdom, wars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from heptarchy.games.arthur.screen.voice import Voice

View = Mapping[str, Any]

SIDES = ("declarers", "attacked")
ANSWERS = {"yes": "answer-yes", "no": "answer-no", None: "answer-open"}  # to an offer


class Drawn:
    """Draws views in the words of a voice."""

    def __init__(self, voice: Voice) -> None:
        self.v = voice

    # Rulers

    def rulers(self, view: View) -> list[Text]:
        """A line or more for each: name, people, rank, levy, bonds, titles, cards before him, claims of others."""
        v = self.v
        lines: list[Text] = []
        for seat in view["order"] or range(len(view["rulers"])):
            ruler = view["rulers"][seat]
            if ruler["kingdom"] is None:
                continue
            facts = [
                v.book["peoples"][ruler["people"]],
                v("rank", n=ruler["rank"]),
                *([v("levy", n=self.levy(view, seat))] if view["levies"] else []),
                v("winds", n=ruler["cards"]),
                *self.bonds(view, seat),
                *[
                    v("since", title=v.card(key), date=v.date(title["since"]))
                    for key, title in view["titles"].items()
                    if title["holder"] == seat
                ],
            ]
            lines.append(Text.assemble((v.ruler_of(ruler, seat), "bold"), f"  {'; '.join(facts)}"))
            if ruler["lineage"]:
                lines.append(Text(f"  {v('lineage', rulers='; '.join(self.graves(ruler)))}"))
            if ruler["lying"]:
                lines.append(Text(f"  {v('lying', cards=v.cards(ruler['lying']))}"))
            if ruler["aside"]:
                lines.append(Text(f"  {v('aside', cards=v.cards(ruler['aside']))}"))
            if ruler["throne_claims"]:
                lines.append(Text(f"  {v('throne-claimed', who=v.people(ruler['throne_claims']))}"))
        for key, title in view["titles"].items():
            if title["claims"]:
                lines.append(Text(v("title-claimed", title=v.card(key), who=v.people(title["claims"]))))
        return lines

    def graves(self, ruler: View) -> list[str]:
        """AA-29.2: who ruled there before him, when each died, and of what."""
        found: list[str] = []
        for reign, grave in enumerate(ruler["lineage"], 1):
            name = self.v.ruler(ruler["kingdom"], reign, grave["born"])
            found.append(f"{name} {self.v.book['causes'][grave['cause']]}, {self.v.date(grave['date'])}")
        return found

    def levy(self, view: View, seat: int) -> int:
        """AA-7.12: how many elements he could bring to a war now."""
        return sum(line["count"] for line in view["levies"][seat])

    def bonds(self, view: View, seat: int) -> list[str]:
        """AA-14: whose vassal he is, and who are his."""
        ruler = view["rulers"][seat]
        vassals = [other for other, one in enumerate(view["rulers"]) if one["lord"] == seat and not one["rebels"]]
        lord = [] if ruler["lord"] is None else [self.v.names[ruler["lord"]]]
        return [
            *[self.v("rebels" if ruler["rebels"] else "vassal", lord=name) for name in lord],
            *([self.v("lord", vassals=self.v.people(vassals))] if vassals else []),
        ]

    # The map

    def map(self, view: View) -> list[Any]:
        """By kingdom: its provinces with owner, people, and what is claimed, raided or blocked."""
        drawn: list[Any] = []
        for kingdom in self.v.book["kingdoms"].values():
            there = [key for key in kingdom["provinces"] if key in view["provinces"]]
            if not there:
                continue
            table = Table.grid(padding=(0, 2, 0, 0))
            for key in there:
                place = view["provinces"][key]
                home = f" ({self.v('home')})" if self.is_home(view, key) else ""
                name, marks = f"  {self.v.province(key)}{home}", "; ".join(self.marks(view, key))
                table.add_row(name, self.v.owner(place), self.v.population(place), marks)
            drawn += [Text(kingdom["name"], "bold"), table]
        return drawn

    def is_home(self, view: View, key: str) -> bool:
        """AA-6.6: the home of a kingdom that is played."""
        province = self.v.book["provinces"][key]
        return bool(province["home"]) and any(one["kingdom"] == province["kingdom"] for one in view["rulers"])

    def marks(self, view: View, key: str) -> list[str]:
        """Claims, Warlords, raids and ships on a province."""
        v, place = self.v, view["provinces"][key]
        return [
            *([v("claimed", who=v.people(place["claims"]))] if place["claims"] else []),
            *([v("warlords", n=place["warlords"])] if place["warlords"] else []),
            *[v("raided", who=v.names[raid["by"]]) for raid in view["raids"] if raid["province"] == key],
            *[v.card(ship["card"]) for ship in view["ships"] if ship["province"] == key],
        ]

    def page(self, view: View, key: str) -> list[Text]:
        """A province in full."""
        v, province, place = self.v, self.v.book["provinces"][key], view["provinces"].get(key)
        coasts = [str(v.book["coasts"][coast]) for coast in province["coasts"]]
        terrain = str(v.book["terrains"][province["terrain"]])
        kingdom = v("kingdom", name=v.book["kingdoms"][province["kingdom"]]["name"])
        lines = [
            Text(f"{province['name']}: {province['text']}", "bold"),
            Text("; ".join([terrain, *coasts, kingdom])),
        ]
        if place is None:
            return [*lines, Text(v("away"))]
        owner = v("nobodys") if place["owner"] is None else v("owned", who=v.owner(place))
        facts = [owner, v.population(place), *self.marks(view, key)]
        beside = [v.province(other) for other in province["adjacent"] if other in view["provinces"]]
        return [*lines, Text("; ".join(facts)), Text(v("touches", names=", ".join(beside)))]

    # Wars

    def wars(self, view: View) -> list[Text]:
        """Every war: who fights whom over what, and how a siege stands."""
        v = self.v
        lines: list[Text] = []
        for war in view["pending"]:
            who = v("against", one=v.names[war["declarer"]], other=v.names[war["enemy"]])
            reason = v.reason(war["over"], war["thing"])
            lines.append(Text(v("pending", date=v.date(war["date"]), who=who, over=reason)))
        for war in view["wars"]:
            sides = [
                [seat for seat, own in enumerate(war["sides"]) if own == side and not war["left"][seat]]
                for side in range(len(SIDES))
            ]
            who = v("against", one=v.people(sides[0]), other=v.people(sides[1]))
            reason = v.reason(war["over"], war["thing"])
            lines.append(Text(v("war", date=v.date(war["date"]), over=reason, who=who), "bold"))
            lines += [Text(f"  {self.offer(offer)}") for offer in war["offers"]]
            if war["siege"] and war["round"]:
                lost = [sum(war["lost"][seat] for seat in side) for side in sides]
                of = war["strength"]
                tally = v("siege", n=war["round"], lost=lost[0], all=of[0], lost2=lost[1], all2=of[1])
                lines.append(Text(f"  {tally}"))
        return lines

    def offer(self, offer: View) -> str:
        """AA-22: who has promised what to whom, and what he says to it."""
        v = self.v
        verb, _, key = offer["promise"].partition(" ")
        if verb.endswith("throne"):
            name = v.names[int(key[1:]) - 1]
        else:
            name = (v.card if verb.endswith("title") else v.province)(key)
        promise, answer = v(verb.replace("_", "-"), name=name), v(ANSWERS[offer["answer"]])
        return v("offer", by=v.names[offer["by"]], to=v.names[offer["to"]], promise=promise, answer=answer)
