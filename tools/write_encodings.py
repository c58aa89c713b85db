"""Writes docs/encodings.md: every plane of every game's encoding, from the encodings themselves.

python tools/write_encodings.py            writes the page
python tools/write_encodings.py --check    says whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

import heptarchy
from heptarchy.kit.actions import actions_of
from heptarchy.kit.encoding import Plane, encoding_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"

HEAD = """\
# Encodings

How a state looks to one seat, as a row of numbers of about -1 to 1. This page is made from the encodings by
`python tools/write_encodings.py`; [research](research.md) tells how to use them.

- An encoding holds what the seat may see and nothing else: two states that a seat cannot tell apart are the same
  numbers to it. A law tries that for every game and variant.
- Seats are counted from one's own: place 0 is the seat that looks, place 1 the next one at the table. So one network
  can play every seat.
- The size depends on the game's options alone. Shapes below are for the options named; where a shape is by seat, it
  grows with `players`.
- Planes lie one after the other in the order of the table; `encoding.named("hand").at` says where one begins.
"""

# Of Ortus Regni: those that have planes of their own
MODULES = ("house_divided", "drafting", "witan", "knight_errant", "villages", "thanes", "conclave")

# By game: the options of its table, then others, of which the planes are listed that the first has not
SHOWN: dict[str, list[dict[str, object]]] = {
    "vikings": [{"players": 4}, {"players": 4, "modules": "all"}],
    "ortus": [
        {"players": 3},
        {"players": 3, "variant": "heathen"},
        {"players": 3, "variant": "wessex"},
        {"players": 3, "variant": "rebellion"},
        {"players": 2, "best_of": 3},
        *({"players": 3, module: "yes"} for module in MODULES),
    ],
    "dba": [{"players": 2}],
    "arthur": [{"players": 4, "battles": "quick"}, {"players": 4, "battles": "table"}],
}

NUMBERS = {
    "vikings": "An answer's number is its own in the game's space.",
    "ortus": "An answer's number is its own in the game's space.",
    "dba": "An answer's number is its place among those offered, since places and poses are too many to list; the "
    "plane `options` tells what each stands for. Random play meets 80 at most; more than {room} would be cut off, the "
    "last first.",
    "arthur": "Of the campaign's answers a number is their own in the game's space. In a battle it is {listed} and the "
    "place among those offered, at most {room}; the plane `battle options` tells what each stands for.",
}


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for id, sets in SHOWN.items():
        parts.extend(chapter(id, sets))
    return "\n".join(parts)


def chapter(id: str, sets: list[dict[str, object]]) -> list[str]:
    """One game: how large, how answers are numbered, and its planes."""
    game = heptarchy.game(id)
    actions = actions_of(game)
    lines = [f"## {game.title}", ""]
    lines += ["| options | numbers | answers |", "|---|---|---|"]
    told: dict[str, Plane] = {}
    more: list[tuple[str, list[Plane]]] = []
    for given in sets:
        words = " ".join(f"{name}={value}" for name, value in given.items())
        encoding = encoding_of(game, game.settle(settings(id, given)))
        if "yes" not in given.values():  # a switch adds its planes alone: the table need not name it
            lines.append(f"| `{words}` | {encoding.size:,} | {actions.size:,} |")
        fresh = [plane for plane in encoding.planes if plane.name not in told]
        told.update((plane.name, plane) for plane in fresh)
        more.append((words, fresh))
    lines += ["", NUMBERS[id].format(room=actions.room, listed=actions.listed), ""]
    for place, (words, planes) in enumerate(more):
        if planes:
            lines += [
                f"{'More w' if place else 'W'}ith `{words}`:",
                "",
                "| plane | shape | what it holds |",
                "|---|---|---|",
            ]
            lines += [f"| `{plane.name}` | {shape(plane)} | {plane.sentence} |" for plane in planes]
            lines.append("")
    return lines


def settings(id: str, given: dict[str, object]) -> dict[str, object]:
    """The options, `modules=all` spelled out."""
    plain = {name: value for name, value in given.items() if name != "modules"}
    if "modules" in given:
        plain.update(dict.fromkeys(heptarchy.game(id).modules(), True))
    return plain


def shape(plane: Plane) -> str:
    """`4 x 53`."""
    return " x ".join(str(length) for length in plane.shape)


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    text = page()
    if arguments == ["--check"]:
        current = PAGE.read_text(encoding="utf-8") == text
        print(f"{PAGE.name} {'is up to date' if current else 'is old: run python tools/write_encodings.py'}")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8")
    print(f"{PAGE.name} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
