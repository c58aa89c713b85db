"""The names and short wordings of one language, as tables: what `words`, `prompts` and `sentences` put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.state import FAITH, LAND, TITLE
from heptarchy.games.dba.words_speech import BRACES, CHOICE

if TYPE_CHECKING:
    from collections.abc import Mapping


class Speech:
    """One language. Tuples are by id; dicts are by key, as the comments say."""

    def __init__(self) -> None:
        # Names and texts
        self.kingdoms: tuple[str, ...] = ()
        self.kingdom_texts: tuple[str, ...] = ()
        self.provinces: tuple[str, ...] = ()
        self.glosses: tuple[str, ...] = ()  # where a province is today
        self.titles: tuple[str, ...] = ()
        self.cards: tuple[str, ...] = ()
        self.card_texts: dict[str, str] = {}  # by key of a card or title
        self.card_kinds: tuple[str, ...] = ()
        self.types: tuple[str, ...] = ()  # of elements, as dba has them
        self.peoples: tuple[str, ...] = ()  # of rulers: adjectives
        self.populations: tuple[str, ...] = ()  # of provinces
        self.coasts: tuple[str, ...] = ()
        self.terrains: tuple[str, ...] = ()
        self.crossings: tuple[str, ...] = ()
        self.causes: dict[str, str] = {}  # of a ruler's death, after his name
        self.levy: dict[str, str] = {}  # sources of a levy, and what is chosen
        self.outcomes: tuple[str, ...] = ()  # of a quick battle
        # Parts of sentences
        self.things: dict[str, str] = {}  # what a war is over, by its key
        self.wars: dict[str, str] = {}  # a declaration, by whether it needs a claim
        self.whose: tuple[str, str] = ("", "")  # your claim, that of {}
        self.leaders: tuple[str, str] = ("", "")  # the Warrior Prince, the Warlord of {}
        self.promises: dict[str, str] = {}  # by verb, after the name of who promises
        self.command: str = ""  # of a battle, {} its number
        self.both: str = ""  # and
        self.seat_note: str = ""
        # Answers: by verb, or by verb and rule
        self.labels: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.verbs: dict[str, str] = {}
        # The rest
        self.prompts: dict[str, str] = {}  # by key of a question
        self.events: dict[str, str] = {}  # by name of an event; braces as in `told`
        self.endings: dict[str, str] = {}  # by ending
        self.annals: dict[str, str] = {}  # by kind of note (`chronicle`)
        self.refusals: dict[str, str] = {}  # by the English message; none where that is the language
        self.options: dict[str, tuple[str, str]] = {}  # by option: a name, and a sentence
        self.choices: dict[str, tuple[str, str]] = {}  # by option and choice: a name, and a sentence
        self.rulers: tuple[str, str] = ("", "")  # of a length: rounds with so many, and the first of such a list
        self.up_to: str = ""  # 6 to 8


OVER_KEYS = ("land", "title", "throne", "faith")


def thing_name(speech: Speech, names: list[str], over: int, thing: int) -> str:
    """What a war is over: `Cernow`, `the title Pendragon`, `the throne of Powys`."""
    if over == FAITH:
        return speech.things[OVER_KEYS[FAITH]]
    name = speech.provinces[thing] if over == LAND else speech.titles[thing] if over == TITLE else names[thing]
    return speech.things[OVER_KEYS[over]].format(name)


def listed(parts: list[str], both: str) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {both} {parts[-1]}"


def named(name: str, value: int, speech: Speech, names: list[str]) -> str:
    """What a number of a message stands for: `{player2}` is another of the domain `player`."""
    domain = name.rstrip("0123456789")
    if domain == "player":
        return names[value]
    lists = {
        "card": speech.cards,
        "province": speech.provinces,
        "title": speech.titles,
        "kind": speech.types,
        "people": speech.peoples,
    }
    return lists[domain][value] if domain in lists else str(value)


def facts_in(template: str, args: list[int], speech: Speech, names: list[str]) -> dict[str, str]:
    """The names that the braces of a message stand for; a brace without a name is `0`."""
    braces = BRACES.findall(template)
    return {name or "0": named(name, value, speech, names) for name, value in zip(braces, args, strict=False)}


def filled(template: str, facts: Mapping[str, str]) -> str:
    """A template with its facts; <one|more> goes by {n}."""
    many = facts.get("n") != "1"
    chosen = CHOICE.sub(lambda choice: choice.group(2 if many else 1), template)
    return BRACES.sub(lambda brace: facts[brace.group(1) or "0"], chosen)
