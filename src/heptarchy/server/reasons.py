"""What the server says of its own, mostly why not: declared here, and said by `book/server.en.ftl` and its like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.kernel.message import MESSAGE, NUMBER, SECOND, TEXT, Asks, Message
from heptarchy.kernel.refusal import Reasoned
from heptarchy.kernel.space import Space
from heptarchy.speech.shelf import ENGLISH, book_of, languages

if TYPE_CHECKING:
    from heptarchy.kernel.message import Ask

PACKAGE: Final = "heptarchy.server"  # its folder `book` has the catalogues
SPACE: Final = Space("server")
SAYS: Final = Asks(SPACE, "server")

AS_SAID: Final = SAYS.ask("as-said", text=TEXT)  # what somebody else has put into words: a game, a library
GUEST: Final = SAYS.ask("guest")  # somebody who has named themselves nothing
TURN: Final = SAYS.ask("turn", who=TEXT, table=TEXT, prompt=TEXT, url=TEXT)
YOUR_TURN: Final = SAYS.ask("your-turn", table=TEXT, prompt=TEXT, url=TEXT)

# Tables and seats
NO_TABLE: Final = SAYS.ask("no-table")
NO_PAGE: Final = SAYS.ask("no-page")
NO_GAME: Final = SAYS.ask("no-game", game=TEXT, games=TEXT)
NO_SEAT: Final = SAYS.ask("no-seat", seat=NUMBER)
NO_LEVEL: Final = SAYS.ask("no-level", level=TEXT, levels=TEXT)
NO_LIST: Final = SAYS.ask("no-list", lists=TEXT, list=TEXT)
SEATS_GIVEN: Final = SAYS.ask("seats-given", game=TEXT, n=NUMBER, given=SECOND)
NOT_YOUR_SEAT: Final = SAYS.ask("not-your-seat")
SEAT_LOST: Final = SAYS.ask("seat-lost")
SEAT_NOT_FREE: Final = SAYS.ask("seat-not-free")
NO_FREE_SEAT: Final = SAYS.ask("no-free-seat")
USED_UP: Final = SAYS.ask("used-up")
NOT_YOURS_TO_HAND_ON: Final = SAYS.ask("not-yours-to-hand-on")
OPPOSED: Final = SAYS.ask("opposed")
SHARED_OUT: Final = SAYS.ask("shared-out")
TOO_MANY_CHANGES: Final = SAYS.ask("too-many-changes")
HOT_SEAT_ONLY: Final = SAYS.ask("hot-seat-only")
NOT_ABANDONED: Final = SAYS.ask("not-abandoned", patience=MESSAGE)
NO_BOT_HERE: Final = SAYS.ask("no-bot-here")
BOT_HERE: Final = SAYS.ask("bot-here")
OTHERS_VOTE: Final = SAYS.ask("others-vote")
OWNER_ENDS: Final = SAYS.ask("owner-ends")
PLAYERS_REMATCH: Final = SAYS.ask("players-rematch")
SITTERS_TALK: Final = SAYS.ask("sitters-talk")
TABLE_ENDED: Final = SAYS.ask("table-ended")
REFUSED_OF_LATE: Final = SAYS.ask("refused-of-late")
ENOUGH_ASK: Final = SAYS.ask("enough-ask")
YOURS_ALREADY: Final = SAYS.ask("yours-already")
ASKED_ALREADY: Final = SAYS.ask("asked-already")
ASK_NO_LONGER: Final = SAYS.ask("ask-no-longer")
NOT_YOUR_PLEA: Final = SAYS.ask("not-your-plea")
NO_PLEA: Final = SAYS.ask("no-plea")
SEAT_PLAYED: Final = SAYS.ask("seat-played")
NOBODY_HERE: Final = SAYS.ask("nobody-here")

# Spans of time
DAYS: Final = SAYS.ask("days", n=NUMBER)
HOURS: Final = SAYS.ask("hours", n=NUMBER)
MINUTES: Final = SAYS.ask("minutes", n=NUMBER)
SECONDS: Final = SAYS.ask("seconds", n=NUMBER)
NO_TIME: Final = SAYS.ask("no-time")

# Play
OVER: Final = SAYS.ask("over")
NOT_OVER: Final = SAYS.ask("not-over")
NOT_PLAYED: Final = SAYS.ask("not-played")
NOT_BEGUN: Final = SAYS.ask("not-begun")
BEGUN: Final = SAYS.ask("begun")
NONCE_THERE: Final = SAYS.ask("nonce-there")
OTHER_COMMITMENT: Final = SAYS.ask("other-commitment")
BAD_NONCE: Final = SAYS.ask("bad-nonce", words=TEXT)
SECRET_KEPT: Final = SAYS.ask("secret-kept")
NO_SECRET: Final = SAYS.ask("no-secret")
NO_ANNALS: Final = SAYS.ask("no-annals")
LEFT_TO_BOTS: Final = SAYS.ask("left-to-bots")
NOT_YOURS_TO_UNDO: Final = SAYS.ask("not-yours-to-undo")
MOVED_ON: Final = SAYS.ask("moved-on")
NO_SPAN: Final = SAYS.ask("no-span", span=TEXT, spans=TEXT)
NO_RULE: Final = SAYS.ask("no-rule")
MOST_IN_ADVANCE: Final = SAYS.ask("most-in-advance", n=NUMBER)
NO_MOMENT: Final = SAYS.ask("no-moment", last=NUMBER, k=SECOND)
NO_RECORD_YET: Final = SAYS.ask("no-record-yet")
MOST_JUDGED: Final = SAYS.ask("most-judged", n=NUMBER)
NO_THING: Final = SAYS.ask("no-thing", thing=TEXT)
OTHER_ANSWER: Final = SAYS.ask("other-answer")
OTHER_LINE: Final = SAYS.ask("other-line")
WHISPER_ALONE: Final = SAYS.ask("whisper-alone")
NOTHING_SAID: Final = SAYS.ask("nothing-said")
CONTROL_SIGNS: Final = SAYS.ask("control-signs")

# Fate that is checked, and games under other rules
SECRETLESS: Final = SAYS.ask("secretless")
OTHER_SECRET: Final = SAYS.ask("other-secret")
BENT: Final = SAYS.ask("bent", n=NUMBER, said=TEXT, ought=TEXT)
OTHER_ENDING: Final = SAYS.ask("other-ending", ending=TEXT)

# Limits
TOO_FAST: Final = SAYS.ask("too-fast")
ADDRESS_OPENS: Final = SAYS.ask("address-opens")
BROWSER_OPENS: Final = SAYS.ask("browser-opens", n=NUMBER)
BROWSER_WATCHES: Final = SAYS.ask("browser-watches", n=NUMBER)
ADDRESS_WATCHES: Final = SAYS.ask("address-watches", n=NUMBER)
LOOKS_TOO_FAST: Final = SAYS.ask("looks-too-fast")
TALKS_TOO_FAST: Final = SAYS.ask("talks-too-fast")
WAITING: Final = SAYS.ask("waiting", n=NUMBER)
TOO_LARGE: Final = SAYS.ask("too-large", n=NUMBER)
OPERATORS_FIGURES: Final = SAYS.ask("operators-figures")
OTHER_SITES: Final = SAYS.ask("other-sites")
NOT_OUR_NAME: Final = SAYS.ask("not-our-name", host=TEXT)
SHUT_OUT: Final = SAYS.ask("shut-out")
SHUT_OUT_FOR: Final = SAYS.ask("shut-out-for", why=TEXT)
SILENCED: Final = SAYS.ask("silenced")
SILENCED_FOR: Final = SAYS.ask("silenced-for", why=TEXT)
NO_WEBHOOKS: Final = SAYS.ask("no-webhooks")
WEBHOOK_HTTPS: Final = SAYS.ask("webhook-https")
WEBHOOK_PUBLIC: Final = SAYS.ask("webhook-public")

# Requests that make no sense
HEADER_TWICE: Final = SAYS.ask("header-twice", header=TEXT)
ADDRESS_TWICE: Final = SAYS.ask("address-twice")
BAD_TOKEN: Final = SAYS.ask("bad-token")
NOT_A_NUMBER: Final = SAYS.ask("not-a-number", what=TEXT, text=TEXT)
NOT_A_LINE: Final = SAYS.ask("not-a-line", text=TEXT)
NO_TEXT: Final = SAYS.ask("no-text")
TOO_DEEP: Final = SAYS.ask("too-deep")
NOT_UTF_8: Final = SAYS.ask("not-utf-8")

# Faults
STORE_DOWN: Final = SAYS.ask("store-down")
TABLE_BUSY: Final = SAYS.ask("table-busy")
NOT_LOOKED_AT: Final = SAYS.ask("not-looked-at")
BEING_READ: Final = SAYS.ask("being-read")
FAILED: Final = SAYS.ask("failed")
STOPPING: Final = SAYS.ask("stopping")
TRY_AGAIN: Final = SAYS.ask("try-again")

SPANS: Final[list[tuple[float, Ask]]] = [(86400.0, DAYS), (3600.0, HOURS), (60.0, MINUTES), (1.0, SECONDS)]


class Told(Reasoned):
    """An error whose reason is a message."""

    def __init__(self, message: Message) -> None:
        super().__init__(say(message), message)
        self.reason: Message = message


def say(message: Message, language: str = ENGLISH) -> str:
    """The message as a sentence; in English where nobody has written it in this language."""
    return book_of(PACKAGE, language if language in languages(PACKAGE) else ENGLISH).say(message)


def reason_of(error: Exception) -> Message:
    """Why something went wrong: by the error's own message if our catalogues say it, else as it puts it itself."""
    message = error.message if isinstance(error, Reasoned) else None
    if message is None or not book_of(PACKAGE).has(message.id):  # a game's own is in its catalogues
        return AS_SAID.of(text=str(error))
    return message


def span(seconds: float) -> Message:
    """A span of time, in the largest unit of which it has one."""
    for size, unit in SPANS:
        n = round(seconds / size)
        if n >= 1:
            return unit.of(n=n)
    return NO_TIME.of()
