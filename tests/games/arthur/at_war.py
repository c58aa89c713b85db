"""A war from its declaration to the field, for tests: seat 0 declares it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.war_declaration import declare
from tests.games.arthur.table import card, claim, options, play, say

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def declared(s: Campaign, over: str = "lundein", enemy: int = 1) -> Campaign:
    """Seat 0 claims a province of an enemy, goes to war over it and upholds his claim."""
    claim(s, 0, over)
    play(s, declare, card("cassus_belli"))
    say(s, f"war_on p{enemy + 1}", f"over {over}", "uphold")
    return s


def levy(s: Campaign) -> Campaign:
    """Everybody takes what comes first and names his general as soon as he may."""
    while s.rule == "AA-7.12":
        menu = options(s)
        leads = [name for name in menu if name.startswith("lead")]
        say(s, (leads or menu)[0])
    return s


def at_field(s: Campaign, *joins: str) -> Campaign:
    """War of seat 0 on seat 1 over Lundein; the others join as said; all have levied, battle or siege is asked."""
    declared(s)
    say(s, *joins)
    return levy(s)


def won(s: Campaign, *joins: str) -> Campaign:
    """Such a war, won by the side of seat 0 in a quick battle."""
    at_field(s, *joins)
    say(s, "fight", "outcome won")
    return s


def besieged(s: Campaign, *joins: str) -> Campaign:
    """Such a war; a siege is chosen."""
    at_field(s, *joins)
    say(s, "endure")
    return s


def hold_out(s: Campaign, attack: int, defence: int) -> None:
    """A round of a siege with these dice."""
    say(s, "hold_out", f"roll {attack}", f"roll {defence}")
