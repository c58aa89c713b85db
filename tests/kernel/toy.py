"""A toy for kernel tests: a state that writes down what its steps do, and a child game for it."""

from __future__ import annotations

from typing import Any

from heptarchy.kernel.events import EventKinds
from heptarchy.kernel.fate import Rng, Weights
from heptarchy.kernel.space import Domain, Space, numbers
from heptarchy.kernel.state import State

INNER = Space("the duel")
BID = INNER.verb("bid", numbers("amount", 3))
COIN = INNER.verb("coin", Domain("side", ("heads", "tails")))
DUEL_KINDS = EventKinds(INNER)
BIDDEN = DUEL_KINDS.kind("bidden", "{n} is bid")
WHISPER = DUEL_KINDS.kind("whisper", "a whisper")

SPACE = Space("toy")
LETTER = Domain("letter", ("a", "b", "c"), ("Alpha", "Beta", "Gamma"))
PICK = SPACE.verb("pick", LETTER)
ROLL = SPACE.verb("roll", numbers("pips", 6))
PASS = SPACE.verb("pass")
DUEL = SPACE.embed("duel", INNER)
KINDS = EventKinds(SPACE)
PICKED = KINDS.kind("picked", "{letter} is picked")

A, B, C = PICK.actions
DIE = Weights(ROLL.actions[1:])


class Toy(State):
    """Writes down what happens."""

    def __init__(self, space: Space = SPACE) -> None:
        super().__init__(space)
        self.players = 3
        self.notes: list[str] = []

    def clone(self) -> Toy:
        other = Toy(self.space)
        self.copy_table(other)
        other.notes = self.notes[:]
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"notes": len(self.notes)}

    def redeal(self, seat: int, rng: Rng) -> Toy:
        return self.clone()


def note(s: Toy, arg: int, action: int) -> None:
    """Write down who answered what."""
    s.notes.append(f"{s.by} {s.space.say(action)} ({arg})")


def step_a(s: Toy, arg: int) -> None:
    s.notes.append(f"a{arg}")


def step_b(s: Toy, arg: int) -> None:
    s.notes.append(f"b{arg}")


def stop(s: Toy, _: int) -> None:
    """The last step of every toy: somebody may pass."""
    s.ask(0, [PASS[0]], then=end, rule="T-9")


def end(s: Toy, _: int, _answer: int) -> None:
    s.finish([1, 2, 2], "passed")


def a_toy() -> Toy:
    """A toy that would end with a pass, before its first step."""
    s = Toy()
    s.push(stop)
    return s


def a_duel(*bidders: int) -> Toy:
    """A child game in which these chairs bid at once, and the coin is tossed; before its first step."""
    s = Toy(INNER)
    s.players = 2
    s.push(end_duel)
    s.push(toss)
    s.push(ask_bids, len(bidders))
    return s


def ask_bids(s: Toy, number: int) -> None:
    seats = list(range(number))
    s.gather(seats, [BID.actions for _ in seats], then=take_bid, rule="T-2")
    s.tell(WHISPER, audience=0b10)


def take_bid(s: Toy, arg: int, action: int) -> None:
    note(s, arg, action)
    s.tell(BIDDEN, BID.arg(action), audience=1 << s.by)


def toss(s: Toy, _: int) -> None:
    s.reveal()
    s.roll(Weights(COIN.actions), then=note, rule="T-3")


def end_duel(s: Toy, _: int) -> None:
    s.finish([1, 0], "tossed")
