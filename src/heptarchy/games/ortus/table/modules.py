"""The optional modules (OV): each a switch of the table, and which of them do not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.ortus.book import why
from heptarchy.games.ortus.table.actions import PACKAGE
from heptarchy.kernel.options import Option, Value
from heptarchy.speech.shelf import book_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.games.ortus.table.state import Ortus

# Bits of `Params.modules`
TOURNAMENT: Final = 1 << 0
STATE_AND_CHURCH: Final = 1 << 1
CAPTAINS: Final = 1 << 2
RESOURCEFUL: Final = 1 << 3
TACTICS: Final = 1 << 4
OLD_TACTICS: Final = 1 << 5
NEIGHBORS: Final = 1 << 6
DIVIDED: Final = 1 << 7
DRAFTING: Final = 1 << 8
CLERISY: Final = 1 << 9
WITAN: Final = 1 << 20
TWO_HEADS: Final = 1 << 21
ERRANT: Final = 1 << 22
VILLAGES: Final = 1 << 10
THANES: Final = 1 << 11
CONCLAVE: Final = 1 << 12
MARCHES: Final = 1 << 13
TETRARCHY: Final = 1 << 14
TETRARCHY_BOTH: Final = 1 << 15  # politics may aim at both rivals (OV-17.10)
# Rulings that are open, where a table may choose otherwise
VIKINGS_MAY_REST: Final = 1 << 16  # OR-17.13
VASSALS_FALL_TO_ACTOR: Final = 1 << 17  # OR-7.7c


def said(option: str) -> str:
    """What there is to settle, as the English catalogue says it."""
    return book_of(PACKAGE).form(f"option-{option}")


# Switches: option, bit, variants that it may be played with
SWITCHES: Final[list[tuple[str, int, tuple[str, ...]]]] = [
    ("tournament", TOURNAMENT, ("base", "heathen")),
    ("state_and_church", STATE_AND_CHURCH, ("base",)),
    ("captains", CAPTAINS, ("base", "heathen", "wessex", "rebellion")),
    ("resourceful", RESOURCEFUL, ("base", "heathen", "wessex", "rebellion")),
    ("house_divided", DIVIDED, ("base", "heathen")),
    ("drafting", DRAFTING, ("base", "heathen")),
    ("witan", WITAN, ("base",)),
    ("knight_errant", ERRANT, ("base",)),
    ("clerisy", CLERISY, ("base", "heathen", "wessex")),
    ("two_heads", TWO_HEADS, ("base",)),
    ("tetrarchy", TETRARCHY, ("base",)),
    ("neighbors", NEIGHBORS, ("base", "heathen", "wessex")),
    ("villages", VILLAGES, ("base", "heathen", "wessex")),
    ("thanes", THANES, ("base", "heathen", "wessex")),
    ("conclave", CONCLAVE, ("base", "heathen", "wessex")),
    ("marches", MARCHES, ("base", "heathen", "wessex")),
]
TACTICS_OPTION: Final = Option(
    "tactics",
    "off",
    said("tactics"),
    choices=("off", "banner", "second_card"),
)
TACTICS_BITS: Final = {"off": 0, "banner": TACTICS, "second_card": OLD_TACTICS}
POLITICS_OPTION: Final = Option(
    "tetrarchy_politics",
    "opponent",
    said("tetrarchy_politics"),
    choices=("opponent", "both"),
    ours=True,
)
RULING_OPTIONS: Final = [
    Option(
        "viking_must_attack",
        True,
        said("viking_must_attack"),
        ours=True,
    ),
    Option(
        "treachery_vassal",
        "discard",
        said("treachery_vassal"),
        choices=("discard", "capture"),
        ours=True,
    ),
]
SETTING: Final = (TOURNAMENT, TETRARCHY)  # presets of the mulligan
# Of which the pages give little more than the idea: most of what is played is ours
OURS: Final = ("conclave", "knight_errant")
KNIGHTS: Final = 4  # at most (OV-19)
# Pairs that contradict each other, and why: `clash-...` in catalogues
CLASHES: Final[list[tuple[str, str, str]]] = [
    ("tetrarchy", "neighbors", "attacks_across"),
    ("tetrarchy", "two_heads", "partners_apart"),
    ("tetrarchy", "witan", "partners_build"),
    ("tetrarchy", "knight_errant", "knights_stay"),
    ("house_divided", "drafting", "drafted"),
    ("house_divided", "legacy_points", "bought_before"),
    ("drafting", "legacy_points", "bought_beside"),
    ("witan", "house_divided", "witan_no_decks"),
    ("witan", "drafting", "witan_no_decks"),
    ("witan", "resourceful", "witan_tray"),
    ("witan", "tournament", "witan_rules"),
    ("witan", "mulligan", "witan_hand"),
    ("witan", "legacy_points", "witan_no_decks"),
    ("witan", "thanes", "witan_tray"),
    ("knight_errant", "house_divided", "knights_no_decks"),
    ("knight_errant", "drafting", "knights_no_decks"),
    ("knight_errant", "legacy_points", "knights_no_decks"),
    ("knight_errant", "witan", "knights_no_tray"),
    ("knight_errant", "resourceful", "knights_no_tray"),
    ("knight_errant", "thanes", "knights_no_tray"),
    ("knight_errant", "tournament", "knights_no_tray"),
    ("knight_errant", "mulligan", "knights_no_hand"),
    ("knight_errant", "state_and_church", "no_king_card"),
    ("knight_errant", "two_heads", "knights_alone"),
    ("knight_errant", "concede", "no_knight_leaves"),
]


def module_options() -> list[Option]:
    """The switches as options of the game, but for those that stand before what they set."""
    switches = [Option(name, False, said(name), ours=name in OURS) for name, bit, _ in SWITCHES if bit not in SETTING]
    return [*switches, TACTICS_OPTION]


def setting_options() -> list[Option]:
    """OV-1, OV-17.8: modules with which a free mulligan is usual; OV-17.10: and whom politics may aim at."""

    def sets(choice: str, settled: Mapping[str, Value]) -> Mapping[str, Value]:
        on = settled["tournament"] or settled.get("tetrarchy", False)
        return {"mulligan": True} if on else {}

    presets = [Option(name, False, said(name), sets=sets) for name, bit, _ in SWITCHES if bit in SETTING]
    return [*presets, POLITICS_OPTION]


def check_modules(options: Mapping[str, Value]) -> None:
    """Refuse a module where the variant has no room for it, and modules that contradict each other."""
    variant = str(options["variant"])
    for name, _, variants in SWITCHES:
        if options[name] and variant not in variants:
            raise why.NOT_WITH_VARIANT.by("", option=name, variant=variant, variants=", ".join(variants))
    for one, other, clash in CLASHES:
        if options[one] and options[other]:
            raise why.CLASHES.by("", option=one, option2=other, clash=why.CLASH.find(clash))
    if options["knight_errant"] and int(options["players"]) > KNIGHTS:
        raise why.KNIGHTS.by("OV-19", most=KNIGHTS, n=int(options["players"]))
    if options["two_heads"] and options["players"] != 4:
        raise why.TWO_HEADS.by("OV-16", n=int(options["players"]))
    if options["tetrarchy"] and options["players"] != 4:
        raise why.TETRARCHY.by("OV-17.1", n=int(options["players"]))


def module_bits(options: Mapping[str, Value]) -> int:
    """The modules that are on."""
    bits = TACTICS_BITS[str(options["tactics"])]
    if not options["viking_must_attack"]:
        bits |= VIKINGS_MAY_REST
    if options["treachery_vassal"] == "capture":
        bits |= VASSALS_FALL_TO_ACTOR
    for name, bit, _ in SWITCHES:
        if options[name]:
            bits |= bit
    if bits & WITAN:
        bits |= TOURNAMENT
        if not bits & OLD_TACTICS:
            bits |= TACTICS
    if bits & TETRARCHY:
        bits |= TOURNAMENT  # OV-17.8
        if options["tetrarchy_politics"] == "both":
            bits |= TETRARCHY_BOTH
    return bits


def plays_with(s: Ortus, module: int) -> bool:
    """Whether this module is on."""
    return s.params.modules & module != 0
