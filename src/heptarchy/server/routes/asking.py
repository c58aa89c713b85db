"""What requests may say, and who sends them."""

from __future__ import annotations

import re
import secrets
import time
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from heptarchy.server import reasons
from heptarchy.server.errors import TooMany, Unreadable
from heptarchy.server.ids import (
    NO_BROWSER,
    NO_COMMITMENT,
    NO_NONCE,
    NO_TOKEN,
    BrowserId,
    BrowserToken,
    Commitment,
    Nonce,
    QuestionId,
    RequestId,
    SeatToken,
    TableId,
)
from heptarchy.server.middleware import TOKEN, browser_of, household, token_shown
from heptarchy.server.play_loader import ASKER
from heptarchy.server.queries import Viewer
from heptarchy.server.rows import Clock, Identity
from heptarchy.server.seating import Person, Wish, tidy_name
from heptarchy.server.summaries import spoken
from heptarchy.server.table_registry import House

if TYPE_CHECKING:
    from litestar import Request, WebSocket

YEAR = 365 * 24 * 3600
SHARED = 10  # browsers behind one address: it may have as many shares

NO_NUL = r"^[^\x00]*$"  # PostgreSQL keeps no text with that sign

ACTION_LENGTH = 160  # letters: a group of forty is said in 130
SEVERAL = 40  # answers that come together: more than a way has steps, or a roll Hits
SEVERAL_LENGTH = 1200  # letters of several answers

Short = Annotated[str, Meta(max_length=80, pattern=NO_NUL)]
ActionText = Annotated[str, Meta(max_length=ACTION_LENGTH, pattern=NO_NUL)]
Long = Annotated[str, Meta(max_length=500, pattern=NO_NUL)]
QuestionText = Annotated[QuestionId, Meta(max_length=80, pattern=NO_NUL)]
RequestText = Annotated[RequestId, Meta(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]
SeatTokenText = Annotated[SeatToken, Meta(max_length=100, pattern=NO_NUL)]
NonceText = Annotated[Nonce, Meta(max_length=100, pattern=NO_NUL)]
CommitmentText = Annotated[Commitment, Meta(max_length=100, pattern=NO_NUL)]
Seconds = Annotated[float, Meta(ge=0.0, le=3.2e7)]
OptionName = Annotated[str, Meta(max_length=60, pattern=NO_NUL)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
OptionValue = Whole | bool | Short


class Ask(Struct, forbid_unknown_fields=True):
    """What every request's body is: known fields alone."""


class Naming(Ask):
    """How somebody wants to be called."""

    name: Short


class Seating(Ask):
    """Options, to learn which seats they make."""

    options: dict[OptionName, OptionValue] = {}


class SeatAsked(Ask):
    """Who is to sit in a seat: me, open, invited or bot."""

    kind: Wish
    level: Short = ""


class ClockAsked(Ask):
    """Seconds to think: for the whole game, and what each answer gives back."""

    bank: Annotated[float, Meta(ge=10.0, le=3.2e7)]
    step: Seconds = 0.0

    def clock(self) -> Clock:
        """As the store keeps it."""
        return Clock(self.bank, self.step)


class TableAsked(Ask):
    """A table to be opened."""

    game: Short
    seats: Annotated[list[SeatAsked], Meta(max_length=16)]
    options: dict[OptionName, OptionValue] = {}
    name: Short = ""
    public: bool = True
    clock: ClockAsked | None = None
    patience: Annotated[float, Meta(ge=1.0, le=3.2e7)] = 259200.0
    hot_seat: bool = False


class Joining(Ask):
    """Where to sit down; and, with the commitment that one has seen, the share in fate that one brings."""

    token: SeatTokenText = NO_TOKEN
    seat: Whole | None = None
    name: Short = ""
    nonce: NonceText = NO_NONCE
    commitment: CommitmentText = NO_COMMITMENT


class NonceAsked(Ask):
    """One's own share in fate, for the commitment that one has seen."""

    nonce: NonceText
    commitment: CommitmentText


class LevelAsked(Ask):
    """The level of a bot (a Thegn, if none is named), and whether it stands in until the seat is taken back."""

    level: Short = ""
    how: Literal["stands_in", "for_good"] = "stands_in"


class PleaAsked(Ask):
    """To be let into a seat, under this name."""

    name: Short = ""


class VoiceAsked(Ask):
    """What one says to somebody who asks to be let in."""

    say: Literal["yes", "no"]


class WebhookAsked(Ask):
    """Where to tell a seat that it is waited for; empty: nowhere."""

    url: Long


class StandingAsked(Ask):
    """An answer in advance."""

    rule: Short
    action: Annotated[str, Meta(max_length=SEVERAL_LENGTH, pattern=NO_NUL)]  # several, the dearest first: `a; b`
    scope: Short


class AnswerAsked(Ask):
    """An answer: to which question, and by which request; and answers to the questions that follow at once."""

    seat: Whole
    question: QuestionText
    action: ActionText
    request: RequestText
    since: Whole = -1
    further: Annotated[list[ActionText], Meta(max_length=SEVERAL - 1)] = []


class UndoAsked(Ask):
    """A choice to be taken back; `question` is what the seat is asked now, or empty."""

    seat: Whole
    question: QuestionText
    request: RequestText
    since: Whole = -1


class LineAsked(Ask):
    """Something to say: for which seat, and to which; to none in particular: to everybody."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    text: Long
    request: RequestText
    to: Annotated[list[Annotated[int, Meta(ge=0, le=63)]], Meta(max_length=16)] = []


def house_of(connection: Request | WebSocket) -> House:  # type: ignore[type-arg]
    """The house behind the doors; what it must fold for this request is asked for, and paid for, by who sends it."""
    ASKER.set(viewer_of(connection))
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def language_of(connection: Request | WebSocket) -> str:  # type: ignore[type-arg]
    """The language that is asked for, or that the browser prefers; English if no game speaks it."""
    asked = str(connection.query_params.get("lang") or connection.headers.get("accept-language", "en"))
    language = re.split("[-,;]", asked.lower(), maxsplit=1)[0]
    return language if language in spoken() else "en"


def address_of(connection: Request | WebSocket) -> str:  # type: ignore[type-arg]
    """Where a request comes from."""
    return household(connection.client.host) if connection.client else "?"


def check_opening(request: Request) -> None:  # type: ignore[type-arg]
    """Raise if too many tables were opened from one address of late, by whatever browsers."""
    if not request.app.state.openings.take(address_of(request)):
        raise TooMany(reasons.ADDRESS_OPENS.of())


def check_talking(request: Request, table: TableId, seat: int) -> None:  # type: ignore[type-arg]
    """Raise if somebody says more for a seat than others want to read."""
    if not request.app.state.talking.take(f"{identity_of(request)} {table[:64]} {seat}"):
        raise TooMany(reasons.TALKS_TOO_FAST.of())


def viewer_of(request: Request | WebSocket) -> Viewer:  # type: ignore[type-arg]
    """Who looks at a table; what takes work is paid for by the address that it is asked from."""
    address = address_of(request)

    def pay(cost: float) -> None:
        if not request.app.state.looking.take(address, cost):
            raise TooMany(reasons.LOOKS_TOO_FAST.of())

    return Viewer(identity_of(request), language_of(request), address, pay)


def token_of(connection: Request | WebSocket) -> BrowserToken:  # type: ignore[type-arg]
    """The token that a browser or a program shows; empty if none or none that could be one."""
    token = token_shown(connection.headers)
    return token if TOKEN.fullmatch(token) else BrowserToken("")


def identity_of(connection: Request | WebSocket) -> BrowserId:  # type: ignore[type-arg]
    """Who asks, as we keep it; empty for somebody unknown."""
    token = token_of(connection)
    return browser_of(token) if token else NO_BROWSER


async def person_of(request: Request, name: str = "") -> Person:  # type: ignore[type-arg]
    """Who asks, for something that must be remembered: somebody unknown is given a token with the reply."""
    house = house_of(request)
    token = token_of(request)
    if not token:
        if request.headers.get("authorization"):
            raise Unreadable(reasons.BAD_TOKEN.of())
        token = BrowserToken(secrets.token_hex(32))
        request.scope["state"]["new_token"] = token
    identity = browser_of(token)
    known = await house.store.identity(identity)
    called = tidy_name(name) or (known.name if known else "") or reasons.say(reasons.GUEST.of(), language_of(request))
    now = time.time()
    if known is None or known.name != called or now - known.seen > 3600:
        created = known.created if known else now
        await house.store.save_identity(Identity(identity, called, created, now))
    return Person(identity, called)
