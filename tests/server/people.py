"""People at one table: a browser a seat, who answer at random."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.client import Browser

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

PASSING = ("now", "changed", "created", "since", "clock", "online")  # what differs although nothing happened


class People:
    """One browser a seat, and the table that they sit at."""

    def __init__(self, url: str, seats: int = 4, game: str = "vikings", **options: Any) -> None:
        self.url = url
        self.browsers = [Browser(url, f"Person {seat}") for seat in range(seats)]
        opened = self.browsers[0].open("me", *["open"] * (seats - 1), game=game, options=options)
        self.table: str = opened["table"]["id"]
        for seat in range(1, seats):
            self.browsers[seat].post(f"/api/tables/{self.table}/join", seat=seat)

    def __enter__(self) -> People:
        return self

    def __exit__(self, *_: object) -> None:
        for browser in self.browsers:
            browser.http.close()

    def path(self, door: str) -> str:
        """The address of one of the table's doors."""
        return f"/api/tables/{self.table}/{door}"

    def frame(self, seat: int, since: int = 0) -> Any:
        """What a seat sees."""
        return self.browsers[seat].frame(self.table, seat, since)

    def asked(self, since: int = 10_000_000) -> Any:
        """The frame of a seat that is asked; of seat 0 when all is over. Without its log, unless told since when."""
        summary = self.browsers[0].get(f"/api/tables/{self.table}")
        return self.frame(summary["asked"][0] if summary["asked"] else 0, summary["k"] and since)

    def answer(self, frame: Any, action: str, request: str | None = None) -> Any:
        """Answer for the seat of a frame."""
        return self.browsers[frame["seat"]].answer(self.table, frame, action, request)

    def play(self, rng: Random, answers: int = 100_000, until: Callable[[Any], bool] | None = None) -> Any:
        """Answer at random, so many times or until a frame of an asked seat is as wanted; gives the last frame."""
        frame = self.asked()
        while answers and frame["question"] is not None and not (until and until(frame)):
            reply = self.answer(frame, rng.choice(frame["question"]["options"])["action"])
            frame = reply if reply["question"] is not None else self.asked()
            answers -= 1
        return frame

    def traces(self) -> list[str]:
        """A checksum of all that each seat, and a spectator, sees: equal as long as nothing happened."""
        return [fingerprint(self.browsers[seat].frame(self.table, seat)) for seat in range(len(self.browsers))] + [
            fingerprint(self.browsers[0].frame(self.table))
        ]


def fingerprint(frame: Any) -> str:
    """A checksum of a frame, apart from what the clock alone changes."""
    return hashlib.sha256(msgspec.json.encode(lasting(frame), order="sorted")).hexdigest()


def lasting(told: Any) -> Any:
    """The same without what the clock alone changes."""
    if isinstance(told, dict):
        return {name: lasting(value) for name, value in told.items() if name not in PASSING}
    return [lasting(one) for one in told] if isinstance(told, list) else told
