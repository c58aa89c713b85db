"""Everything that is said in random campaigns, in one language: prompts, labels, answers, happenings, endings."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from heptarchy import FATE, Match, Rng, State
from heptarchy.games.arthur.game import ARTHUR

if TYPE_CHECKING:
    from collections.abc import Iterator

RAW = re.compile(r"[{}<>_]|\bp\d\b|\bplayer \d|\bjugador \d|AA-|DBA-|None|\d\.\d{3}")
LONGEST_LABEL = 60

# Campaigns of every size and every way to fight
SETTINGS: list[dict[str, object]] = [
    *[{"players": 2 + n % 7, "battles": "quick", "rounds": 12} for n in range(14)],
    *[{"players": 2 + n, "battles": "quick", "share_out": True, "preset": "skirmish"} for n in range(5)],
    {"players": 4, "battles": "quick", "war_at_end_of_round": False, "hand_winds": 4, "cards_a_turn": 4},
    {"players": 8, "battles": "quick", "cooldown_rounds": 0, "war_round": 1, "hand_winds": 4},
    {"players": 3, "battles": "table", "rounds": 8},
    {"players": 5, "battles": "bots", "rounds": 8},
    {"players": 4, "battles": "each", "rounds": 8},
]
# Answers that bring rare things about, and how they begin
SOUGHT = ("play cassus", "play cast", "play merlin", "play claim_to", "play rebellion", "play saxon_usurper")
SOUGHT_VERBS = ("war_on ", "offer_to ", "endure", "hold_out", "over_t", "look ", "leave", "take ")
IN_BATTLE = 40  # of so many questions in a battle one is looked at


class Heard:
    """What was said, by what it was said of: prompts and labels by rule, answers by verb, happenings by name."""

    def __init__(self) -> None:
        self.prompts: dict[str, str] = {}  # by the line itself: its rule
        self.labels: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.events: dict[str, str] = {}
        self.endings: list[str] = []

    def everything(self) -> list[str]:
        """All lines."""
        return [*self.prompts, *self.labels, *self.said, *self.events, *self.endings]


@cache
def heard(language: str) -> Heard:
    """All that is said in those campaigns."""
    found = Heard()
    for n, given in enumerate(SETTINGS):
        listen(found, language, given, Rng(f"words {n}"))
    return found


def listen(found: Heard, language: str, given: dict[str, object], rng: Rng) -> None:
    """Play a campaign and note what is said."""
    match = Match(ARTHUR, given)
    words = ARTHUR.words(language).at(match.record.options)
    while not match.state.over:
        state = match.state
        if state.seat == FATE:
            entry = match.apply(rng.pick(state.weights), FATE)
        else:
            seat = rng.choice(state.seats)
            if state.child is None or rng.below(IN_BATTLE) == 0:
                rule = state.rule_for(seat)
                found.prompts[words.prompt(state, seat)] = rule
                labels = [words.label(state, seat, action) for action in state.options_for(seat)]
                assert state.child is not None or len(set(labels)) == len(labels), labels
                found.labels.update(dict.fromkeys(labels, rule))
            entry = match.apply(chosen(state, seat, rng), seat)
        found.said[words.said(entry.action)] = ARTHUR.space.say(entry.action).partition(" ")[0]
        for event in entry.events:
            found.events[words.event(event)] = event.name
    found.endings.append(words.ending(match.state))


def chosen(state: State, seat: int, rng: Rng) -> int:
    """A random answer, rather one that leads to wars, offers, sieges and Merlin; battles are short."""
    options = state.options_for(seat)
    if state.child is not None:
        concede = ARTHUR.space.parse("battle/concede")
        return concede if concede in options and rng.below(8) == 0 else rng.choice(options)
    sought = [one for one in options if ARTHUR.space.say(one).startswith((*SOUGHT, *SOUGHT_VERBS))]
    return rng.choice(sought) if sought and rng.below(3) else rng.choice(options)


ENGLISH_WORDS = {
    *("the", "and", "play", "plays", "choose", "chooses", "of", "to", "with", "turn", "card", "war", "army", "claim"),
    *("is", "are", "not", "element", "elements", "his", "your", "or", "in", "before", "where", "who", "siege", "home"),
    *("Spears", "Warband", "Cavalry", "Auxilia", "Raid", "Saxon", "British", "Irish", "throne", "title", "by"),
}


def english_in(text: str) -> set[str]:
    """English words in a text."""
    return ENGLISH_WORDS & set("".join(letter if letter.isalpha() else " " for letter in text).split())


def texts_in(value: Any) -> Iterator[str]:
    """Every text among plain values, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from texts_in(inner)
