"""Random histories of who holds which seat, and an oracle of its own that says who may read what.

The oracle knows nothing of the server's log: it is told what people did and whether the server took it, and follows by
rules of its own. Where the server takes what the oracle forbids, or tells somebody what the oracle keeps from them, the
walk fails.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

from tests.server.client import Browser, Refusal, next_frame

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from websockets.sync.client import ClientConnection

    from tests.server.running import Running

    Deed = Callable[[int, int, Any], None]

NAMES = ("Aldwyn", "Bede", "Cyn", "Dunstan", "Eadgyth")
SEATS = 4
SIDES = (0, 0, 1, 1)  # of four factions of Vikings
DISMISSED = 4403
PATIENCE = 1.0


def look_at(socket: ClientConnection) -> tuple[Any, int]:
    """The next frame, or the code that the socket was closed with."""
    try:
        return next_frame(socket), 0
    except ConnectionClosed as closed:
        return None, closed.rcvd.code if closed.rcvd else -1


class Held:
    """Somebody holds a seat, from a line of the talk on."""

    def __init__(self, seat: int, who: int, line: int) -> None:
        self.seat = seat
        self.who = who
        self.line = line


class Oracle:
    """Who holds which seat of one table, and who has held it in play."""

    def __init__(self, owner: int, hot_seat: bool = False) -> None:
        self.owner = owner
        self.hot_seat = hot_seat  # one screen for both sides, and everybody knows
        self.held: list[Held] = []
        self.kept: set[tuple[int, int]] = set()  # seats kept for somebody, while the table waits
        self.ever: list[set[int]] = [set() for _ in NAMES]  # by person: seats held while the game was played
        self.given_up: set[int] = set()  # seats that the others voted to a bot
        self.left: set[int] = set()  # seats whose last person got up in play
        self.stood: set[int] = set()  # seats where a bot stands in, as their person wished
        self.agreed: dict[str, set[int]] = {}  # by plea: the seats that said yes
        self.lines: list[tuple[str, set[int]]] = []  # whispers: text and the seats that may hear
        self.playing = False

    def holds(self, who: int, seat: int) -> bool:
        return any(one.who == who and one.seat == seat for one in self.held)

    def seats_of(self, who: int) -> set[int]:
        return {one.seat for one in self.held if one.who == who}

    def holders(self, seat: int) -> set[int]:
        return {one.who for one in self.held if one.seat == seat}

    def people(self) -> set[int]:
        """The seats that belong to somebody who was not given up."""
        return {one.seat for one in self.held} - self.given_up

    def sit(self, who: int, seat: int) -> None:
        """Somebody holds a seat from now on; nobody on both sides."""
        if not self.holds(who, seat):
            self.held.append(Held(seat, who, len(self.lines)))
        seen = self.ever[who] | self.seats_of(who)
        assert self.hot_seat or len({SIDES[one] for one in seen}) == 1, (
            f"{NAMES[who]} was let into {seat}, having {seen}"
        )
        self.note()

    def rise(self, seat: int, who: int | None = None) -> None:
        """Somebody, or everybody, holds a seat no more."""
        self.held = [one for one in self.held if one.seat != seat or who not in (None, one.who)]

    def note(self) -> None:
        """While the game is played, who holds a seat has held it."""
        if self.playing:
            for one in self.held:
                self.ever[one.who].add(one.seat)

    def may_hear(self, who: int) -> list[str]:
        """The whispers that this person may hear now."""
        mine = [one for one in self.held if one.who == who]
        return [
            text
            for n, (text, seats) in enumerate(self.lines)
            if any(one.seat in seats and one.line <= n for one in mine)
        ]


class Walk:
    """One random history over the doors of a running server."""

    def __init__(self, running: Running, rng: Random) -> None:
        self.running = running
        self.rng = rng
        self.ends = contextlib.ExitStack()
        self.people = [self.ends.enter_context(Browser(running.url, name)) for name in NAMES]
        self.tokens: list[str] = []
        self.sockets: dict[tuple[int, int], ClientConnection] = {}
        self.read: list[set[int]] = [set() for _ in NAMES]  # by person: seats they were shown while the game was played
        self.done: list[str] = []  # what was tried and taken, to be told if the walk fails
        self.table = ""
        self.oracle = Oracle(0)
        self.open()

    def __enter__(self) -> Walk:
        return self

    def __exit__(self, *_: object) -> None:
        self.ends.close()

    def path(self, door: str = "") -> str:
        return f"/api/tables/{self.table}{door}"

    # Tables

    def open(self) -> None:
        """Somebody opens a table for four, and does not get both sides of it, unless it says so to everybody."""
        owner = self.rng.randrange(len(NAMES))
        kinds = [self.rng.choice(("me", "open", "open", "bot thrall", "bot thrall")) for _ in range(SEATS)]
        mine = {seat for seat, kind in enumerate(kinds) if kind == "me"}
        hot_seat = self.rng.random() < 0.2
        try:
            opened = self.people[owner].open(*kinds, patience=PATIENCE, hot_seat=hot_seat)
        except Refusal:
            if hot_seat or len({SIDES[seat] for seat in mine}) < 2:
                raise
            self.open()
            return
        assert hot_seat or len({SIDES[seat] for seat in mine}) < 2, "both sides, and nobody was told"
        self.begin(opened["table"]["id"], owner, hot_seat)
        self.tokens = [link["token"] for link in opened["links"]]
        for seat in mine:
            self.oracle.sit(owner, seat)
        self.done.append(f"{NAMES[owner]} opens {kinds}")

    def begin(self, table: str, owner: int, hot_seat: bool) -> None:
        for socket in self.sockets.values():
            socket.close()
        self.sockets, self.tokens = {}, []
        self.table, self.oracle = table, Oracle(owner, hot_seat)
        self.read = [set() for _ in NAMES]

    # Steps

    def step(self) -> None:
        """Somebody does something, allowed or not; then everybody tries to read everything."""
        summary = self.people[0].get(self.path())
        if summary["status"] in ("over", "abandoned"):
            self.again(summary)
            return
        self.oracle.playing = summary["status"] == "playing"
        self.oracle.note()
        who, seat = self.rng.randrange(len(NAMES)), self.rng.randrange(SEATS)
        if summary["pleas"] and self.rng.random() < 0.5:
            who = self.rng.choice([one for one in range(len(NAMES)) if self.oracle.seats_of(one)] or [who])
            deed: Deed = self.say
        elif self.oracle.playing and self.rng.random() < 0.3:
            seat = self.rng.choice([one["seat"] for one in summary["seats"] if one["free"]] or [seat])
            deed = self.ask
        else:
            deed = self.rng.choice(self.deeds())
        try:
            deed(who, seat, summary)
            self.done.append(f"{NAMES[who]}: {deed.__name__} {seat}")
        except Refusal as refusal:
            if refusal.status not in (400, 403, 404, 409, 422):
                raise
        self.drain()
        self.look()

    def deeds(self) -> list[Deed]:
        """All that anybody may try, the more usual more often."""
        usual: list[Deed] = [*3 * [self.join], self.ask, self.say, self.answer]
        rare: list[Deed] = [
            self.link,
            self.leave,
            self.hand,
            self.take_back,
            self.vote,
            self.withdraw,
            self.whisper,
            self.abandon,
        ]
        return usual + rare

    def join(self, who: int, seat: int, summary: Any) -> None:
        """Sit down: by a link that somebody has made, or without one."""
        token = self.rng.choice(self.tokens) if self.tokens and self.rng.random() < 0.7 else ""
        before = self.oracle.seats_of(who)
        told = self.people[who].post(self.path("/join"), **({"token": token} if token else {"seat": seat}))
        came = set(told["mine"]) - before - {one for one, other in self.oracle.kept if other == who}
        kept = {one for one, other in self.oracle.kept if other == who and told["seats"][one]["kind"] == "human"}
        for one in came | kept:  # for whom else it was kept: it is no more
            self.oracle.kept = {pair for pair in self.oracle.kept if pair[0] != one}
            self.oracle.sit(who, one)

    def link(self, who: int, seat: int, summary: Any) -> None:
        """A link is for who holds the seat; before the game the owner may have one to an empty seat."""
        token = self.people[who].post(self.path(f"/seats/{seat}/link"))["token"]
        waits = summary["status"] == "waiting"
        owner = who == self.oracle.owner and summary["seats"][seat]["kind"] in ("open", "invited")
        kept = (seat, who) in self.oracle.kept
        assert self.oracle.holds(who, seat) or (waits and (owner or kept)), f"{NAMES[who]} got a link to {seat}"
        self.tokens.append(token)

    def leave(self, who: int, seat: int, summary: Any) -> None:
        self.people[who].post(self.path(f"/seats/{seat}/leave"))
        assert self.oracle.holds(who, seat) or (seat, who) in self.oracle.kept
        self.oracle.kept.discard((seat, who))
        self.oracle.rise(seat, who)
        if self.oracle.playing and not self.oracle.holders(seat) and summary["seats"][seat]["kind"] == "human":
            self.oracle.left.add(seat)
        self.dismiss()

    def hand(self, who: int, seat: int, summary: Any) -> None:
        """Hand a seat to a bot: until it is taken back, or for good."""
        how = self.rng.choice(("stands_in", "for_good"))
        self.people[who].post(self.path(f"/seats/{seat}/bot"), level="thrall", how=how)
        empty = summary["status"] == "waiting" and who == self.oracle.owner and not self.oracle.holders(seat)
        assert self.oracle.holds(who, seat) or empty, f"{NAMES[who]} gave seat {seat} away"
        self.oracle.given_up.discard(seat)
        self.oracle.stood.add(seat)
        if how == "for_good" or empty:
            self.oracle.rise(seat)
            self.oracle.kept = {pair for pair in self.oracle.kept if pair[0] != seat}
            self.dismiss()

    def take_back(self, who: int, seat: int, summary: Any) -> None:
        self.people[who].post(self.path(f"/seats/{seat}/back"))
        assert self.oracle.holds(who, seat), f"{NAMES[who]} took seat {seat}"
        self.oracle.given_up.discard(seat)
        self.oracle.stood.discard(seat)

    def vote(self, who: int, seat: int, summary: Any) -> None:
        """Others may give a seat to a bot, which changes nobody's eyes."""
        told = self.people[who].post(self.path(f"/seats/{seat}/vote"))
        assert self.oracle.seats_of(who) - {seat}
        if told["seats"][seat]["kind"] == "bot":
            self.oracle.given_up.add(seat)

    def ask(self, who: int, seat: int, summary: Any) -> None:
        told = self.people[who].post(self.path(f"/seats/{seat}/ask"))
        for plea in told["pleas"]:
            if plea["mine"]:
                self.oracle.agreed.setdefault(plea["id"], set()).update(self.oracle.seats_of(who))
        if seat in told["mine"]:
            self.admitted(who, seat, set(self.oracle.seats_of(who)))

    def say(self, who: int, seat: int, summary: Any) -> None:
        """Say yes, or now and then no, to whoever asks."""
        if not summary["pleas"]:
            return
        plea = self.rng.choice(summary["pleas"])
        asker = next(n for n, name in enumerate(NAMES) if name == plea["who"])
        answer = "yes" if self.rng.random() < 0.9 else "no"
        before = self.oracle.seats_of(asker)
        self.people[who].post(self.path(f"/pleas/{plea['id']}"), say=answer)
        agreed = self.oracle.agreed.setdefault(plea["id"], set())
        mine = self.oracle.seats_of(who) - {plea["seat"]}
        assert mine, f"{NAMES[who]} has no voice here"
        agreed.difference_update(mine)
        if answer == "yes":
            agreed.update(mine)
        after = set(self.people[asker].get(self.path())["mine"])
        if plea["seat"] in after - before:
            self.admitted(asker, plea["seat"], agreed)

    def withdraw(self, who: int, seat: int, summary: Any) -> None:
        """Think better of it: only who asked may."""
        if summary["pleas"]:
            plea = self.rng.choice(summary["pleas"])
            self.people[who].ask("DELETE", self.path(f"/pleas/{plea['id']}"))
            assert plea["who"] == NAMES[who], f"{NAMES[who]} withdrew the plea of {plea['who']}"

    def admitted(self, who: int, seat: int, agreed: set[int]) -> None:
        """Somebody was let in: all agreed, or, where a seat was left or given up, more than half of the others."""
        others = self.oracle.people() - {seat}
        held = bool(self.oracle.holders(seat))
        left = seat in self.oracle.given_up or held or seat in self.oracle.left
        assert not (held and seat in self.oracle.stood), f"{NAMES[who]} was let into {seat}, where a bot stands in"
        assert agreed & others, f"{NAMES[who]} was let into {seat} by nobody"
        assert left or others <= agreed, f"{NAMES[who]} was let into {seat} by {agreed} of {others}"
        self.oracle.rise(seat)
        for marked in (self.oracle.given_up, self.oracle.left, self.oracle.stood):
            marked.discard(seat)
        self.oracle.sit(who, seat)
        self.dismiss()

    def whisper(self, who: int, seat: int, summary: Any) -> None:
        """Say something that only two seats may hear."""
        to = self.rng.choice([one for one in range(SEATS) if one != seat])
        text = f"whisper {len(self.done)} {len(self.oracle.lines)} {self.rng.random()}"
        self.people[who].say(self.table, seat, text, to)
        assert self.oracle.holds(who, seat)
        self.oracle.lines.append((text, {seat, to}))

    def answer(self, who: int, seat: int, summary: Any) -> None:
        """Answer for a seat, with a question that somebody was asked."""
        asked = [one for one in summary["asked"] if self.oracle.holders(one)]
        if not asked:
            return
        seat = asked[0]
        frame = self.people[min(self.oracle.holders(seat))].frame(self.table, seat)
        if frame["question"] is None:
            return
        self.people[who].answer(self.table, frame, self.rng.choice(frame["question"]["options"])["action"])
        assert self.oracle.holds(who, seat), f"{NAMES[who]} answered for {seat}"

    def abandon(self, who: int, seat: int, summary: Any) -> None:
        """End the table: its owner may, and who plays there where no other seat is anybody's."""
        if self.rng.random() < 0.8:
            return
        self.people[who].post(self.path("/abandon"))
        mine, held = self.oracle.seats_of(who), {one.seat for one in self.oracle.held}
        alone = self.oracle.playing and mine and held <= mine
        assert who == self.oracle.owner or alone, f"{NAMES[who]} ended the table"

    def again(self, summary: Any) -> None:
        """The table has ended: somebody plays again, with seats kept for the others; or another one is opened."""
        old = self.oracle
        for who in range(len(NAMES)):
            self.people[who].get(self.path("/record")) if summary["k"] else None
            mine = old.seats_of(who)
            if mine and not summary["problem"]:
                told = self.people[who].post(self.path("/rematch"))
                kinds = [one["kind"] for one in told["seats"]]
                self.begin(told["id"], who, told["hot_seat"])
                self.oracle.kept = {(one.seat, one.who) for one in old.held if kinds[one.seat] == "invited"}
                for one in old.held:
                    if one.who == who:
                        self.oracle.sit(who, one.seat)
                self.done.append(f"{NAMES[who]} plays again")
                return
        self.open()

    def restart(self) -> None:
        """The server is killed and comes again; nobody's eyes change."""
        for socket in self.sockets.values():
            socket.close()
        self.sockets = {}
        self.running.kill()
        self.running.start()
        self.done.append("restart")

    # Reading

    def look(self) -> None:
        """Everybody tries to read every seat by every door: they may if the oracle says so, and not otherwise."""
        summary = self.people[0].get(self.path())
        assert summary["hot_seat"] == self.oracle.hot_seat
        if summary["status"] != "playing":
            return  # there is nothing to see yet, or all is over and everybody may look
        self.oracle.playing = True
        self.oracle.note()
        rare = self.rng.choice(("moment/0", "odds", "why", "standing"))
        for who, browser in enumerate(self.people):
            for seat in range(SEATS):
                self.try_door(who, seat, "frame")
                self.try_door(who, seat, rare)
            heard = [line["text"] for line in browser.get(self.path("/talk"))["lines"]]
            assert sorted(heard) == sorted(self.oracle.may_hear(who)), f"{NAMES[who]} hears {heard}"
            if browser.http.get(self.path("/record")).status_code != 409:
                assert browser.get(self.path())["status"] != "playing", "a record is had while the game is played"
                return
            sides = {SIDES[seat] for seat in self.read[who]}
            assert self.oracle.hot_seat or len(sides) < 2, f"{NAMES[who]} has read seats {self.read[who]}"
        who, seat = self.rng.randrange(len(NAMES)), self.rng.randrange(SEATS)
        self.try_socket(who, seat)

    def try_door(self, who: int, seat: int, door: str) -> None:
        """Look from a seat by one door."""
        may = self.oracle.holds(who, seat)
        path = f"/seats/{seat}/standing" if door == "standing" else f"/{door}"
        asked: dict[str, str | int] = {"seat": seat, **({"on": "shire:wessex"} if door == "why" else {})}
        reply = self.people[who].http.get(self.path(path), params=asked)
        assert reply.status_code < 500, reply.text
        allowed = reply.status_code != 403
        if allowed != may and self.people[0].get(self.path())["status"] != "playing":
            return  # the game has ended meanwhile: bots play too
        assert allowed == may, f"{NAMES[who]} {'reads' if allowed else 'does not read'} {seat} by {door}"
        if allowed:
            self.read[who].add(seat)

    def try_socket(self, who: int, seat: int) -> None:
        """Look from a seat over a socket, which stays open as long as they may."""
        if (who, seat) in self.sockets:
            return
        socket = self.ends.enter_context(self.people[who].live(self.table, seat))
        frame, code = look_at(socket)
        if frame is None:
            assert (code, self.oracle.holds(who, seat)) == (DISMISSED, False)
            socket.close()
            return
        if frame["table"]["status"] == "playing":
            assert self.oracle.holds(who, seat), f"{NAMES[who]} is shown {seat} over a socket"
            self.read[who].add(seat)
        self.sockets[who, seat] = socket

    def drain(self) -> None:
        """Read what has come over the sockets: the server drops one that nobody reads."""
        for socket in self.sockets.values():
            with contextlib.suppress(TimeoutError, ConnectionClosed):
                while True:
                    socket.recv(timeout=0)

    def dismiss(self) -> None:
        """Sockets of those who hold their seat no more are closed, whatever they are told before."""
        for (who, seat), socket in list(self.sockets.items()):
            if not self.oracle.holds(who, seat):
                frame, code = look_at(socket)
                while frame is not None:
                    frame, code = look_at(socket)
                assert code == DISMISSED, f"{NAMES[who]}'s socket to {seat} was closed with {code}"
                socket.close()
                del self.sockets[who, seat]
