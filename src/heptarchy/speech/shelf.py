"""Where catalogues lie: `common.en.ftl` beside this module, a game's own in the folder `book` of its package.

A language is files alone: `names.de.ftl` and `messages.de.ftl` make a game speak German, as far as they go. What they
lack is said in English. What the browser says itself, `lobby.de.ftl` and `screen.de.ftl`, lies with them and is built
into its pages (web/build/catalogues.ts): nothing else reads it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from heptarchy.kernel.beside import read_beside
from heptarchy.speech.book import Book, book

ENGLISH: Final = "en"
FOLDER: Final = "book"
SUFFIX: Final = ".ftl"
OURS: Final = "heptarchy.speech"
PHRASE: Final = "part-"  # how the ids of phrases begin that a language has for its own sentences
BROWSERS: Final = frozenset({"lobby", "screen"})  # the catalogues of what the browser says itself


@lru_cache(maxsize=256)
def catalogues(package: str, folder: str = FOLDER) -> dict[str, list[str]]:
    """By language: the catalogues of a package, as `read_beside` names them."""
    return _found(package, folder, browsers=False)


def browser_catalogues(package: str, folder: str = FOLDER) -> dict[str, list[str]]:
    """The same of what the browser says itself."""
    return _found(package, folder, browsers=True)


def _found(package: str, folder: str, browsers: bool) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    place = files(package).joinpath(folder)
    for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
        name, _, language = file.name.removesuffix(SUFFIX).rpartition(".")
        if name and file.name.endswith(SUFFIX) and (name in BROWSERS) == browsers:
            found.setdefault(language, []).append(f"{folder}/{file.name}" if folder else file.name)
    return found


@lru_cache(maxsize=256)
def book_of(package: str, language: str = ENGLISH) -> Book:
    """What a package's game says in a language; English where the language has no word for it.

    What every game says, a game may say in its own way.
    """
    other = None if language == ENGLISH else book_of(package, ENGLISH)
    common = book(language, {name: read_beside(OURS, name) for name in catalogues(OURS, "").get(language, [])})
    own = book(language, {name: read_beside(package, name) for name in catalogues(package).get(language, [])})
    return Book(language, common.entries | own.entries, other)


def languages(package: str) -> list[str]:
    """The languages of a package's catalogues, English first."""
    return sorted(catalogues(package), key=lambda language: (language != ENGLISH, language))


def lacking(package: str, language: str) -> list[str]:
    """Messages that English has and this language not yet: it says them in English. Its own phrases are its affair."""
    entries = book_of(package, language).entries
    return [id for id in book_of(package).entries if id not in entries and not id.startswith(PHRASE)]


def lacking_in_browser(package: str, language: str, folder: str = FOLDER) -> list[str]:
    """The same of what the browser says itself."""
    of = browser_catalogues(package, folder)

    def ids(spoken: str) -> list[str]:
        texts = {name: read_beside(package, name) for name in of.get(spoken, [])}
        return [id for id in book(spoken, texts).entries if not id.startswith(PHRASE)]

    own = set(ids(language))
    return [id for id in ids(ENGLISH) if id not in own]
