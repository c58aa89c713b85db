"""What the lab reads off a finished game, beyond its result: which seats win together, and a few numbers.

A game without an entry here is measured all the same: every seat is a side, and there are no further numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from heptarchy.kernel.game import Game
    from heptarchy.kernel.options import Value
    from heptarchy.kernel.state import State


class Facts:
    """A game as the lab reads it."""

    def __init__(
        self,
        sides: Callable[[Mapping[str, Value]], list[str]],
        at_end: Callable[[State], dict[str, int]],
        sentences: dict[str, str],
        when: str = "",
        tag: Callable[[int], str] | None = None,
        tags: str = "",
    ) -> None:
        self.sides = sides  # by seat: the side that it wins or loses with
        self.at_end = at_end  # numbers of a finished game, by name
        self.sentences = sentences  # what each of them is
        self.when = when  # the one of them that says when the game ended, if any
        self.tag = tag  # what an answer says of the seat that gave it, if anything: the deck that it plays
        self.tags = tags  # what such a thing is called; empty if there is none


def facts_of(game: Game) -> Facts:
    """The facts that are known for this game."""
    found = FACTS.get(game.id)
    if found is None:
        return Facts(game.seat_names, no_facts, {})
    return found()


def no_facts(state: State) -> dict[str, int]:
    """Nothing beyond the result."""
    return {}


def vikings_facts() -> Facts:
    """878: Vikings: two sides, the round it ended in, the cities in Viking hands."""
    from heptarchy.games.vikings.setup import seats_of
    from heptarchy.games.vikings.state import Vikings
    from heptarchy.games.vikings.tables import SIDE_OF
    from heptarchy.games.vikings.units import markers

    names = ("Vikings", "English")

    def sides(options: Mapping[str, Value]) -> list[str]:
        owner = seats_of(dict(options))
        return [names[SIDE_OF[owner.index(seat)]] for seat in range(int(options["players"]))]

    def at_end(state: State) -> dict[str, int]:
        assert isinstance(state, Vikings)
        return {"round": state.round, "cities": markers(state)}

    sentences = {"round": "The round in which the game ended", "cities": "Cities in Viking hands at the end"}
    return Facts(sides, at_end, sentences, when="round")


def ortus_facts() -> Facts:
    """Ortus Regni: rebels win together, the round it ended in, seasons played, the decks against each other."""
    from heptarchy.games.ortus.actions import DECK, OWN_DECK
    from heptarchy.games.ortus.campaign import Campaign, inner
    from heptarchy.games.ortus.styles import STYLE_KEYS
    from heptarchy.games.ortus.tables import COLOUR_NAMES

    def sides(options: Mapping[str, Value]) -> list[str]:
        players = int(options["players"])
        if options["variant"] == "rebellion" and options["mode"] != "semi":
            return ["Rebels"] * players
        return list(COLOUR_NAMES[:players])

    def at_end(state: State) -> dict[str, int]:
        return {"round": inner(state).round, "season": state.season if isinstance(state, Campaign) else 1}

    def tag(action: int) -> str:
        if DECK.holds(action):
            return STYLE_KEYS[DECK.arg(action)]
        return "own" if action == OWN_DECK.base else ""

    sentences = {"round": "The round in which the game ended", "season": "The season in which it ended"}
    return Facts(sides, at_end, sentences, when="round", tag=tag, tags="deck")


def dba_facts() -> Facts:
    """DBA Big Battle: two sides, the round it ended in, and what each has lost."""
    from heptarchy.games.dba.setup import sides_of
    from heptarchy.games.dba.state import Battle, seats_of

    names = ("First side", "Second side")

    def sides(options: Mapping[str, Value]) -> list[str]:
        return [names[side] for side in sides_of(options)]

    def at_end(state: State) -> dict[str, int]:
        assert isinstance(state, Battle)
        first, second = (sum(state.lost[seat] for seat in seats_of(state, side)) for side in range(2))
        return {"round": state.round, "first_lost": first, "second_lost": second}

    sentences = {
        "round": "The round in which the battle ended",
        "first_lost": "Elements that the first side has lost",
        "second_lost": "Elements that the second side has lost",
    }
    return Facts(sides, at_end, sentences, when="round")


def arthur_facts() -> Facts:
    """Age of Arthur: every kingdom for itself; its wars by how they were decided, quick ones apart (AA-21.7)."""
    from heptarchy.games.arthur.game import ARTHUR
    from heptarchy.games.arthur.realm import lord_of, rank
    from heptarchy.games.arthur.state import GRAVES, NOBODY, SAXON, Campaign

    def at_end(state: State) -> dict[str, int]:
        assert isinstance(state, Campaign)
        fought, quick, sieges = state.tally
        seats = range(state.players)
        return {
            "round": state.round,
            "fought": fought,
            "quick": quick,
            "sieges": sieges,
            "rank": max(rank(state, seat) for seat in seats),
            "vassals": len([seat for seat in seats if lord_of(state, seat) != NOBODY]),
            "titles": len([seat for seat in state.holder if seat != NOBODY]),
            "deaths": len(state.graves) // GRAVES,
            "saxons": len([seat for seat in seats if state.people[seat] == SAXON]),
        }

    sentences = {
        "round": "The round in which the campaign ended",
        "fought": "Wars decided by a battle that was fought",
        "quick": "Wars decided by a quick battle: one roll on measured chances, not fought",
        "sieges": "Wars decided by a siege",
        "rank": "The highest rank at the end",
        "vassals": "Vassals at the end",
        "titles": "Titles that are held at the end",
        "deaths": "Rulers who have died",
        "saxons": "Saxon rulers at the end",
    }
    return Facts(ARTHUR.seat_names, at_end, sentences, when="round")


FACTS: dict[str, Callable[[], Facts]] = {
    "arthur": arthur_facts,
    "dba": dba_facts,
    "ortus": ortus_facts,
    "vikings": vikings_facts,
}
