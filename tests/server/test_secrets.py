"""What goes over the wire to a seat is what that seat may know: whole games, every frame and every reply searched."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest

import heptarchy
from heptarchy.games.vikings.cards import cards_in
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.table.view import knows_cards
from heptarchy.kernel.events import hears
from heptarchy.kernel.match import Match
from tests.patience import PATIENCE
from tests.seeds import seeded
from tests.server.client import Browser
from tests.server.people import People
from tests.sizes import size

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

    from tests.server.running import Running

CARD = re.compile(r"\b[nbht]\d\d_[a-z0-9_]+")
Listener = int | None


class Overheard:
    """All that was sent to each seat and to a spectator, as text, with the frame where it was one."""

    def __init__(self) -> None:
        self.sent: list[tuple[Listener, int, str, Any]] = []  # to whom, when (answers that stood), text, frame

    def hear(self, listener: Listener, told: Any, k: int) -> Any:
        """Note something that was sent."""
        frame = told if isinstance(told, dict) and told.get("type") == "frame" else None
        self.sent.append((listener, frame["k"] if frame else k, json.dumps(told), frame))
        return told


def play_and_listen(people: People, spectator: Browser, rng: random.Random) -> Overheard:
    """A whole game at random, with a socket a seat and one for a spectator, and looks through every door."""
    heard = Overheard()
    sockets: list[tuple[Listener, ClientConnection]] = [
        (seat, browser.live(people.table, seat)) for seat, browser in enumerate(people.browsers)
    ]
    sockets.append((None, spectator.live(people.table)))
    frame = people.asked()
    while frame["question"] is not None:
        seat, k = frame["seat"], frame["k"]
        browser = people.browsers[seat]
        action = rng.choice(frame["question"]["options"])["action"]
        if rng.random() < 0.15:
            other = rng.randrange(len(people.browsers))
            heard.hear(None, spectator.frame(people.table), k)
            heard.hear(None, spectator.get(people.path("odds")), k)
            heard.hear(None, spectator.get(f"/api/tables/{people.table}"), k)
            heard.hear(other, people.browsers[other].get(people.path("odds"), seat=other), k)
            heard.hear(other, people.browsers[other].get(people.path("why"), seat=other, action=action), k)
            heard.hear(other, people.browsers[other].get(people.path(f"moment/{rng.randrange(k + 1)}"), seat=other), k)
        reply = heard.hear(seat, browser.answer(people.table, frame, action), k)
        frame = reply if reply["question"] is not None else people.asked()
        heard.hear(frame["seat"], frame, k)
    last = frame["n"]
    for listener, one in sockets:
        with one:
            while True:
                pushed = heard.hear(listener, json.loads(one.recv(PATIENCE)), 0)
                if pushed["n"] == last:
                    break
    return heard


def states_of(match: Match) -> list[Vikings]:
    """The state after each number of answers."""
    state = match.game.start(match.record.options)
    states = [state.clone()]
    for answer in match.record.answers:
        state.apply(answer.action, answer.seat)
        states.append(state.clone())
    return [one for one in states if isinstance(one, Vikings)]


def hidden_cards(s: Vikings, listener: Listener) -> set[str]:
    """The cards that lie in hands and decks that this listener does not see, and were not shown."""
    hidden: set[str] = set()
    for faction in range(4):
        if not knows_cards(s, listener, faction):
            cards = (s.hands[faction] | s.decks[faction]) & ~s.shown[faction] & ~s.played[faction]
            hidden |= {t.CARDS[card] for card in cards_in(faction, cards)}
    return hidden


def told_before(match: Match, k: int, listener: Listener) -> str:
    """All that this listener heard in the game's own words: a card may have been shown and put back."""
    keys = []
    for entry in match.log[:k]:
        if hears(entry.audience, listener):
            keys.append(match.game.space.say(entry.action))
        for event in entry.events:
            if hears(event.audience, listener):
                domains = event.kind.domains
                keys += [key for domain in domains.values() for key in domain.keys if key in str(event)]
    return " ".join(keys)


def check_lines(match: Match, frame: Any, listener: Listener) -> None:
    """Each line tells what the engine lets this listener hear, and no more."""
    for line in frame["lines"]:
        entry = match.log[line["k"]]
        may = hears(entry.audience, listener)
        assert line["said"] == (match.game.space.say(entry.action) if may else None)
        assert (line["text"] is not None) == may
        told = [event.name for event in entry.events if hears(event.audience, listener)]
        assert [event["kind"] for event in line["events"]] == told
        if entry.seat != listener:
            assert not line["forced"]
            assert line["by"] == ("fate" if entry.seat < 0 else "person")


@pytest.mark.parametrize("advanced", [False, True], ids=["standard", "advanced"])
def test_no_seat_is_sent_what_it_may_not_know(server: Running, advanced: bool) -> None:
    for seed in range(size("door_games")):
        rng = random.Random(seeded(f"{seed} {advanced}"))
        with People(server.url, advanced=advanced, rounds=1 + seed % 4) as people, Browser(server.url) as spectator:
            heard = play_and_listen(people, spectator, rng)
            match = Match.resume(spectator.get(people.path("record")), heptarchy.game)
        states = states_of(match)
        assert len(heard.sent) > len(match.log) / 3
        for listener, k, text, frame in heard.sent:
            if frame is not None:
                assert frame["seat"] == listener
                assert frame["view"] == json.loads(json.dumps(states[k].view(listener))), f"seed {seed}, answer {k}"
                check_lines(match, frame, listener)
                assert frame["table"]["secret"] is None or states[k].over
                assert frame["question"] is None or listener in states[k].seats
            found = hidden_cards(states[k], listener) & set(CARD.findall(text))
            if found:
                assert all(card in told_before(match, k, listener) for card in found), f"seed {seed}, {k}: {found}"


def test_while_decks_are_chosen_nobody_sees_what_others_choose(server: Running) -> None:
    with People(server.url, advanced=True) as people, Browser(server.url) as spectator:
        frames = [people.frame(seat) for seat in range(4)]
        chosen: list[str] = []
        for seat in (2, 0, 3):  # seat 1 keeps the others waiting
            for n in (4, 1, 2):
                action = frames[seat]["question"]["options"][n]["action"]
                frames[seat] = people.answer(frames[seat], action)
                chosen.append(action)
        looks: list[tuple[Listener, Any]] = [(seat, people.frame(seat)) for seat in range(4)]
        looks.append((None, spectator.frame(people.table)))
        for listener, frame in looks:
            assert len(frame["lines"]) == 9
            for line in frame["lines"]:
                assert (line["said"] is not None) == (line["seat"] == listener)
                assert line["said"] is not None or (line["text"], line["events"]) == (None, [])
            for faction in frame["view"]["factions"].values():
                assert ("deck" in faction) == (faction["seat"] == listener)
                assert faction["deck_size"] == 0
        text = json.dumps(lasting_of_spectator(looks[-1][1]))
        assert not [action for action in chosen if action.partition(" ")[2] in text]


def lasting_of_spectator(frame: Any) -> Any:
    """What could tell a choice: log, view and question."""
    return [frame["lines"], frame["view"], frame["question"]]
