"""Names of rulers: kings of history and legend, by kingdom. A kingdom has names of its own, so that no two rulers who
live at the same time share one. They are the same in every language.
"""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import SAXON

# By kingdom, in the order in which they come to the throne
BRITISH_NAMES: Final[tuple[tuple[str, ...], ...]] = (
    (
        *("Gerren", "Cado", "Custennin", "Erbin", "Cynfawr", "March"),
        *("Melwas", "Bledric", "Clemen", "Petroc", "Judhael", "Yder"),
    ),
    (
        *("Gwrangon", "Gwrthefyr", "Emrys", "Natanleod", "Gwidolin", "Caradog"),
        *("Elafius", "Cynfelyn", "Eldol", "Lles", "Aurelian", "Mawgan"),
    ),
    (
        *("Gwrtheyrn", "Cadeyrn", "Cadell", "Rhuddfedel", "Cyngen", "Brochfael"),
        *("Cynan", "Selyf", "Eiludd", "Cyndrwyn", "Cynddylan", "Elisedd"),
    ),
    (
        *("Caedbaed", "Cadfael", "Tegfan", "Madog", "Arthfael", "Gwerthmwl"),
        *("Iddon", "Bledrws", "Maelog", "Cynidr", "Gwynnog", "Nynnio"),
    ),
    (
        *("Coel", "Ceneu", "Mor", "Arthwys", "Eliffer", "Peredur"),
        *("Gwrgi", "Sawyl", "Masgwid", "Llaenog", "Gwallog", "Ceredig"),
    ),
    (
        *("Eochaid", "Triffyn", "Aergol", "Vortipor", "Cyngar", "Pedr"),
        *("Nowy", "Cloten", "Cathen", "Rhain", "Tewdrig", "Meurig"),
    ),
    (
        *("Cunedda", "Einion", "Cadwallon", "Maelgwn", "Rhun", "Beli"),
        *("Iago", "Cadfan", "Cadwaladr", "Idwal", "Rhodri", "Cynlas"),
    ),
    (
        *("Gwrwst", "Meirchion", "Cynfarch", "Urien", "Owain", "Pasgen"),
        *("Llywarch", "Elidyr", "Pabo", "Dunod", "Gwenddolau", "Rhoedd"),
    ),
)
SAXON_NAMES: Final[tuple[tuple[str, ...], ...]] = (
    ("Cerdic", "Cynric", "Ceawlin", "Cutha", "Ceol", "Ceolwulf", "Cynegils", "Cwichelm"),
    ("Hengest", "Octa", "Oisc", "Eormenric", "Aethelberht", "Eadbald", "Eorcenberht", "Ecgberht"),
    ("Icel", "Cnebba", "Cynewald", "Creoda", "Pybba", "Penda", "Peada", "Wulfhere"),
    ("Winta", "Cretta", "Cueldgils", "Wehha", "Wuffa", "Tytila", "Raedwald", "Eorpwald"),
    ("Soemil", "Westerfalca", "Wilgisl", "Yffe", "Aelle", "Edwin", "Osric", "Oswine"),
    ("Port", "Bieda", "Maegla", "Stuf", "Wihtgar", "Sledda", "Saebert", "Sexred"),
    ("Horsa", "Cymen", "Wlencing", "Cissa", "Aethelwalh", "Swithhelm", "Sigehere", "Esla"),
    ("Ida", "Glappa", "Adda", "Aethelric", "Theodric", "Hussa", "Aethelfrith", "Oswald"),
)
NUMERALS: Final = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X")


def names_of(kingdom: int, people: int) -> tuple[str, ...]:
    """The names that rulers of a kingdom bear who were born to a people."""
    return (SAXON_NAMES if people == SAXON else BRITISH_NAMES)[kingdom]


def kingdom_at(seat: int) -> int:
    """AA-2.2, AA-16.3: the kingdom of a seat, whatever the number of players: smaller sets begin larger ones."""
    return t.PLAYER_SETS[-1][seat]


def ruler_name(kingdom: int, reign: int, born: int) -> str:
    """AA-13.1: the ruler of that number, the first is 1; names that all have been borne come again, as `Cado II`."""
    names = names_of(kingdom, born)
    lap, place = divmod(reign - 1, len(names))
    return names[place] + NUMERALS[min(lap, len(NUMERALS) - 1)]
