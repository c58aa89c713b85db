"""A campaign laid out by hand, for tests: kingdoms in order, nobody's turn begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy import FATE
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.params import FIGURES
from heptarchy.games.arthur.deaths import die, may_claim_back, settle_heir
from heptarchy.games.arthur.hands import put_in
from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.games.arthur.table.setup import empty_table
from heptarchy.games.arthur.table.state import BELL, NOBODY, Campaign, War, changed, replaced

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.options import Value

ROUND = 3


def options_of(players: int, **given: Value) -> dict[str, Value]:
    """The options of a table, as they are if nobody says otherwise, but for wars."""
    found: dict[str, Value] = {name: value for name, value, _, _ in FIGURES}
    found.update(
        rounds=18, throne_on_death=False, saxon_shore="none", share_out=False, battles="quick", players=players
    )
    found.update(war_at_end_of_round=False)  # a war that is declared is fought: most tests are about what follows
    found.update(given)
    return found


def a_campaign(players: int = 4, **given: Value) -> Campaign:
    """Kingdoms are dealt in order, seat 0 is first and has the first turn of round 3; hands are empty."""
    s = empty_table(options_of(players, **given))
    s.order = list(range(players))
    for seat in range(players):
        kingdom = t.PLAYER_SETS[players][seat]
        s.kingdom = changed(s.kingdom, seat, kingdom)
        for province in t.PROVINCES_OF[kingdom]:
            s.owner[province] = seat
    s.round = ROUND
    s.turn = 2 * players + 1
    return s


def play(s: Campaign, step: Callable[[Campaign, int], None], arg: int = 0) -> Campaign:
    """Take a step and all that follows from it, up to a question or to the end of the agenda."""
    s.push(ended)
    s.push(step, arg)
    s.run()
    past_asides(s)
    return s


def a_war(declarer: int, enemy: int, players: int = 4) -> War:
    """A war that nobody has joined yet."""
    war = War(declarer, enemy)
    war.side = [NOBODY] * players
    war.left = [False] * players
    return war


def past_offers(s: Campaign) -> None:
    """Nobody makes an offer (AA-22.2): wars come to their sides at once."""
    while s.rule == "AA-22.2":
        s.apply(action("done"))


def past_perils(s: Campaign) -> None:
    """Everybody comes unharmed out of a quick battle (AA-27.2)."""
    while s.rule == "AA-27.2":
        s.apply(action("cast 2"))


def past_asides(s: Campaign) -> None:
    """Both, as long as there is any of them."""
    while s.rule in ("AA-22.2", "AA-27.2"):
        past_offers(s)
        past_perils(s)


def dies(s: Campaign, seat: int, keeps_claims: bool = True) -> None:
    """A ruler dies, outside of all play, and his heir keeps all free claims (AA-25.2)."""
    die(s, seat, BELL, keeps_claims)
    s.agenda.pop()
    s.agenda_args.pop()
    s.lost = [thing for thing in s.lost if may_claim_back(s, seat, thing)]
    settle_heir(s, seat, action("done"))


def ended(s: Campaign, _: int) -> None:
    """The agenda is empty: the test is over."""
    s.finish([0] * s.players, "test")


def action(name: str) -> int:
    """An action by its name; `roll 3` is a die that shows three."""
    return SPACE.parse(name)


def say(s: Campaign, *names: str, by: int | None = None, perils: bool = False) -> None:
    """Answer the questions asked, one after the other: by the seat that is asked first, or the one named.

    Nobody is harmed in a quick battle, but where `perils` are to be answered too.
    """
    for name in names:
        if s.seat == FATE:
            s.apply(action(name))
        else:
            s.apply(action(name), s.seats[0] if by is None else by)
        if perils:
            past_offers(s)
        else:
            past_asides(s)


def options(s: Campaign, seat: int | None = None) -> list[str]:
    """What may be answered, by name."""
    return [SPACE.say(one) for one in (s.options if seat is None else s.options_for(seat))]


def refused(s: Campaign, name: str, by: int | None = None) -> str:
    """The rule that forbids an answer; "" if it is allowed."""
    refusal = s.refuse(action(name), s.seats[0] if by is None else by)
    return "" if refusal is None else refusal.rule


def province(key: str) -> int:
    """A province by its key."""
    return t.PROVINCE_KEYS.index(key)


def card(key: str) -> int:
    """A card by its key."""
    return t.CARD_KEYS.index(key)


def owner(s: Campaign, key: str) -> int:
    """Whose a province is."""
    return s.owner[province(key)]


def give(s: Campaign, key: str, seat: int) -> None:
    """A province is another's, by no rule at all."""
    s.owner[province(key)] = seat


def people(s: Campaign, key: str, population: int) -> None:
    """A province has another population, by no rule at all."""
    s.population = changed(s.population, province(key), population)


def claim(s: Campaign, seat: int, key: str) -> None:
    """He claims a province, by no rule at all."""
    s.claims = changed(s.claims, province(key), s.claims[province(key)] | 1 << seat)


def lay(s: Campaign, seat: int, *keys: str) -> None:
    """Cards lie before a player; they come from the deck."""
    for key in keys:
        s.deck[card(key)] -= 1
        s.lying = replaced(s.lying, seat, sorted([*s.lying[seat], card(key)]))


def hold(s: Campaign, seat: int, *keys: str) -> None:
    """Cards are in a hand; they come from the deck."""
    for key in keys:
        s.deck[card(key)] -= 1
        put_in(s, seat, card(key))
