"""The log: on standard error, for people or for machines, and in no one's power to flood."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, TextIO

WINDOW = 10.0  # seconds that repeated lines are counted over
GRAVE = 20  # lines of one message that a window holds, from warnings on
LIGHT = 5000  # lines of one logger that it holds below that: an operator who asks for every request gets them
KINDS = 50  # messages told apart in a window; what is beyond counts by its logger
LONGEST = 4000  # letters of a line, with its traceback
VARYING = re.compile("0x[0-9a-f]+|[0-9]+")  # what makes two lines of one message differ


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, who, what, and the facts that go with it."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage()[:LONGEST],
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)[-LONGEST:]
        return json.dumps(said, ensure_ascii=False)


class Lines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, cut where it is very long."""
        said = super().format(record)
        return said if len(said) <= LONGEST else f"{said[:LONGEST]} ..."


class Repeated:
    """How often a message came in this window, and what it says where it is told as one line."""

    def __init__(self, record: logging.LogRecord) -> None:
        self.name = record.name
        self.level = record.levelno
        self.message = str(record.msg).partition("\n")[0]
        self.seen = 0
        self.most = GRAVE if record.levelno >= logging.WARNING else LIGHT


class Steady(logging.StreamHandler[TextIO]):
    """Writes what comes, but of one message only so many lines in ten seconds; the rest is counted and told in one."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._began = time.monotonic()
        self._seen: dict[tuple[str, int, str], Repeated] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write it, or count it."""
        self.tell_rest()
        known = record.levelno >= logging.WARNING and len(self._seen) < KINDS
        key = (record.name, record.levelno, kind_of(record) if known else "")
        repeated = self._seen.setdefault(key, Repeated(record))
        repeated.seen += 1
        if repeated.seen <= repeated.most:
            super().emit(record)

    def tell_rest(self) -> None:
        """Once a window has passed, say how much of it was left out. Called now and then, so that nothing waits."""
        self.acquire()
        try:
            now = time.monotonic()
            if now - self._began < WINDOW:
                return
            passed, self._seen, self._began = self._seen, {}, now
            for one in passed.values():
                if one.seen > one.most:
                    self._tell(one)
        finally:
            self.release()

    def _tell(self, one: Repeated) -> None:
        more = f"... and {one.seen - one.most} more like it in {WINDOW:g} s: %s"
        super().emit(logging.LogRecord(one.name, one.level, "", 0, more, (one.message[:200],), None))


def kind_of(record: logging.LogRecord) -> str:
    """What lines of one message have in common, also where somebody wrote the numbers into it beforehand."""
    return VARYING.sub("#", str(record.msg).partition("\n")[0][:200])


def set_up_logs(form: str, level: str) -> Steady:
    """Log to standard error, whoever speaks: `json` for machines, `text` for people."""
    handler = Steady(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level="WARNING", force=True)
    logging.getLogger("heptarchy").setLevel(level.upper())
    return handler
