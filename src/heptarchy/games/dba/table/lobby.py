"""What is said and settled where a table is laid: sides, choices by their names, and what a ready-made battle fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.book.naming import SAYS
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.scenarios import BATTLE_KEYS, scenario, shared_out
from heptarchy.games.dba.table.setup import sides_of
from heptarchy.kernel.message import WordOf
from heptarchy.kernel.space import Domain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.message import Message
    from heptarchy.kernel.options import Value

# Rulers of the age, by people: as many as there may be players
RULERS: Final[tuple[tuple[str, ...], tuple[str, ...]]] = (
    ("Arthur", "Urien", "Cadwallon", "Maelgwn", "Owain", "Rhydderch", "Gwenddolau", "Constantine"),
    ("Aelle", "Cerdic", "Penda", "Ida", "Cynric", "Ceawlin", "Octa", "Hengest"),
)

ASKED: Final = 11  # options asked for at once: who, which rules, which battle, armies, country, cards and rounds

LANDING_CHOICES: Final[tuple[str, ...]] = ("none", "first", "second", "both")
PEOPLE: Final = Domain("people", t.PEOPLE_KEYS)
SIDE: Final = WordOf("first", "second")
SEAT: Final = SAYS.ask("seat", side=SIDE, people=PEOPLE)
ATTACKER: Final = SAYS.ask("attacker", side=SIDE, people=PEOPLE)
DEFENDER: Final = SAYS.ask("defender", side=SIDE, people=PEOPLE)


def is_ready_made(options: Mapping[str, Value]) -> bool:
    """DBA-25.8: does the battle bring its armies?"""
    return options["battle"] != BATTLE_KEYS[0]


def peoples(options: Mapping[str, Value]) -> list[int]:
    """By side: its people; of a ready-made battle that of its first command."""
    if is_ready_made(options):
        return [hosts[0].people for hosts in scenario(str(options["battle"])).hosts]
    return [t.PEOPLE_KEYS.index(str(options[name])) for name in ("first_people", "second_people")]


def rulers(options: Mapping[str, Value]) -> list[str]:
    """DBA-4.1: by seat: a ruler of its people."""
    people = peoples(options)
    named: list[str] = []
    for side in sides_of(options):
        named.append(next(name for name in RULERS[people[side]] if name not in named))
    return named


def fixed_by_battle(options: Mapping[str, Value]) -> dict[str, Value | None]:
    """DBA-25.8: what a ready-made battle leaves no choice about; points and who lays the ground play no part in it."""
    if not is_ready_made(options):
        return {}
    first, second = peoples(options)
    return {
        "points": None,
        "first_people": t.PEOPLE_KEYS[first],
        "second_people": t.PEOPLE_KEYS[second],
        "country": t.COUNTRY_KEYS[scenario(str(options["battle"])).country],
        "ground": None,
    }


def choice_id(option: str, choice: str) -> str:
    """Under which catalogues have what a choice of an option is called; empty where it has no name."""
    heads = {"battle": "battle", "country": "country", "first_people": "people", "second_people": "people"}
    if option in ("ground", "landing"):
        return f"choice-{option}-{choice}"
    return f"{heads[option]}-{choice}" if option in heads else ""


def seat_notes(options: Mapping[str, Value]) -> list[Message]:
    """By seat: its side and people, and in a ready-made battle whether it attacks."""
    asks = (ATTACKER, DEFENDER) if is_ready_made(options) else (SEAT, SEAT)
    people = peoples(options)
    return [asks[side].of(side=side, people=people[side]) for side in sides_of(options)]


def kinds_at(options: Mapping[str, Value]) -> list[int]:
    """DBA-25.8: the types of a ready-made battle's elements, by number; -1 for one that may change its own."""
    if options["battle"] == BATTLE_KEYS[0]:
        return []
    battle, side = scenario(str(options["battle"])), sides_of(options)
    kinds: list[int] = []
    for own in range(2):
        for host in shared_out(battle.hosts[own], side.count(own)):
            may_dismount = host.traits & t.HAS_PENDRAGON
            kinds.extend([-1 if may_dismount else host.kinds[0], *host.kinds[1:]])
    return kinds
