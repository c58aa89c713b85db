"""What can go wrong at a door: each a status, a code for programs, and a message for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.server.reasons import say

if TYPE_CHECKING:
    from heptarchy.kernel.message import Message
    from heptarchy.server.wire import Frame


class Trouble(Exception):
    """An error that is told to whoever asked; nothing has changed."""

    status = 400
    code = "bad_request"

    def __init__(self, message: Message, rule: str = "", frame: Frame | None = None) -> None:
        super().__init__(say(message))
        self.message = message
        self.rule = rule
        self.frame = frame


class Unreadable(Trouble):
    """A request that makes no sense."""

    status = 400
    code = "bad_request"


class NotYours(Trouble):
    """Something that only another may do."""

    status = 403
    code = "not_yours"


class CrossOrigin(Trouble):
    """A request that another site's page made."""

    status = 403
    code = "cross_origin"


class Banned(Trouble):
    """Somebody whom the operator keeps out."""

    status = 403
    code = "banned"


class Missing(Trouble):
    """No such table, game or page."""

    status = 404
    code = "not_found"


class Stale(Trouble):
    """The table has moved on since the question was read."""

    status = 409
    code = "stale"


class NotNow(Trouble):
    """It can't be done as the table stands."""

    status = 409
    code = "not_now"


class TooLarge(Trouble):
    """More than we read."""

    status = 413
    code = "too_large"


class Forbidden(Trouble):
    """The rules of the game, or of a table, do not allow it."""

    status = 422
    code = "refused"


class TooMany(Trouble):
    """More than one client's share."""

    status = 429
    code = "too_many"


class Down(Trouble):
    """The store can't be reached: try again."""

    status = 503
    code = "down"
