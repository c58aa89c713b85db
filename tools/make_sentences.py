"""Writes what the browser must say as the server does: sentences of every function of a catalogue, in every language.

    make types

Each case is a message of these catalogues with its arguments, and what `heptarchy.speech` makes of it; the browser's
functions are held to them by `web/src/lib/fluent.test.ts`. tests/speech/test_browser.py compares what is committed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from heptarchy.kernel.message import Counted, Message, Thing
from heptarchy.kernel.space import Domain
from heptarchy.speech.book import FUNCTIONS, Book, book

if TYPE_CHECKING:
    from heptarchy.kernel.message import Value

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "lib" / "fluent.cases.json"
KIND: Final = Domain("kind", ("norsemen", "iceni", "land"))
FORMS: Final = ("one", "other", "many", "a", "the")

# Names by language, with forms
NAMES: Final = {
    "en": """
kind-norsemen = Norsemen
    .one = Norseman
    .a = a Norseman
    .the = the Norsemen
kind-iceni = Iceni
    .the = the Iceni
kind-land = Land
""",
    "de": """
kind-norsemen = Nordmannen
    .one = Nordmanne
    .a = ein Nordmanne
    .the = die Nordmannen
kind-iceni = Icener
    .the = die Icener
kind-land = Land
""",
    "es": """
kind-norsemen = nórdicos
    .one = nórdico
    .many = de nórdicos
    .a = un nórdico
    .the = los nórdicos
kind-iceni = icenos
    .the = los icenos
kind-land = hierro
""",
}
SENTENCES: Final = """
name = { $thing }!
form = { FORM($thing, "a") }
the = { FORM($thing, "the") }
count = { COUNT($n, $thing) }
key = { KEY($thing) ->
    [norsemen] N
   *[other] { KEY($thing) }
}
size = { SIZE($things) ->
    [0] none
    [one] one
   *[other] { SIZE($things) }
}
number = { $n ->
    [3] three
    [one] one
    [many] many
   *[other] { $n }
}
roman = { ROMAN($n) }
signed = { SIGNED($n) }
commas = { COMMAS($things) }
commas-the = { COMMAS($things, "the") }
listed = { $things }.
list-the = { LIST($things, "the") }
sound = { SOUND($thing) ->
    [i] e
   *[other] y
} { $thing }
"""
NUMBERS: Final = (-2, 0, 1, 2, 3, 4, 9, 14, 49, 80, 1000000)
OF_NUMBERS: Final = ("number", "signed")
OF_THINGS: Final = ("name", "form", "the", "key", "sound")
OF_LISTS: Final = ("size", "commas", "commas-the", "listed", "list-the")


def said_of_lists() -> dict[str, list[list[Counted | Thing]]]:
    """By what they may be said in: lists of things, and such as say how many of each."""
    norsemen, iceni, land = (Thing(KIND, number) for number in range(3))
    things: list[list[Counted | Thing]] = [[], [norsemen], [norsemen, iceni], [land, norsemen, iceni], [norsemen, land]]
    hosts: list[list[Counted | Thing]] = [
        [Counted(1, norsemen)],
        [Counted(2, norsemen), Counted(1, iceni)],
        [Counted(1, land), norsemen, Counted(3, iceni)],
    ]
    return {sentence: things if sentence.startswith("commas") else [*things, *hosts] for sentence in OF_LISTS}


def messages() -> list[Message]:
    """All that is said."""
    things = [Thing(KIND, number) for number in range(3)]
    found = [Message(id, {"n": n}) for id in OF_NUMBERS for n in NUMBERS]
    found += [Message("roman", {"n": n}) for n in NUMBERS if 0 < n < 100]
    found += [Message(id, {"thing": thing}) for id in OF_THINGS for thing in things]
    found += [Message("count", {"n": n, "thing": thing}) for n in NUMBERS for thing in things]
    found += [Message(id, {"things": some}) for id, each in said_of_lists().items() for some in each]
    return found


def plain(said: Book, value: Value | Counted) -> Any:
    """An argument as the browser has it."""
    if isinstance(value, Thing):
        forms = {form: said.form(value.id, form) for form in FORMS if said.has(value.id, form)}
        return {"key": value.key, "name": said.form(value.id), "forms": forms}
    if isinstance(value, Counted):
        return {"n": value.n, "thing": plain(said, value.thing)}
    return [plain(said, one) for one in value] if isinstance(value, list) else value


def cases(language: str) -> dict[str, Any]:
    """The sentences of a language, and what is made of them."""
    common = (ROOT / "src" / "heptarchy" / "speech" / f"common.{language}.ftl").read_text(encoding="utf-8")
    lists = "\n\n".join(part for part in common.split("\n\n") if "\nlist-" in part)
    said = book(language, {"names": NAMES[language], "sentences": SENTENCES, "lists": lists})
    return {
        "catalogue": SENTENCES + lists,
        "cases": [
            {
                "id": message.id,
                "args": {name: plain(said, value) for name, value in message.args.items()},
                "said": said.say(message),
            }
            for message in messages()
        ],
    }


def text() -> str:
    """The whole file."""
    unused = [name for name in FUNCTIONS if f"{name}(" not in SENTENCES]
    if unused:
        raise ValueError(f"no sentence uses {', '.join(unused)}")
    return json.dumps({language: cases(language) for language in NAMES}, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"wrote {FILE.relative_to(ROOT)}\n")
