"""Where catalogues lie: `common.en.ftl` beside this module, a game's own in the folder `book` of its package.

A language is files alone: `names.de.ftl` and `messages.de.ftl` make a game speak German, as far as they go. What they
lack is said in English.
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


@lru_cache(maxsize=256)
def catalogues(package: str, folder: str = FOLDER) -> dict[str, list[str]]:
    """By language: the catalogues of a package, as `read_beside` names them."""
    found: dict[str, list[str]] = {}
    place = files(package).joinpath(folder)
    for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
        name, _, language = file.name.removesuffix(SUFFIX).rpartition(".")
        if name and file.name.endswith(SUFFIX):
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
