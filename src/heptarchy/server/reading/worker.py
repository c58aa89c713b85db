"""A reader: `python -m heptarchy.server.reading.worker`. It answers job after job until its caller is gone."""

from __future__ import annotations

import os
import signal

import msgspec

import heptarchy
from heptarchy.server.bots.line import READY, read, write
from heptarchy.server.reading.jobs import Job, do
from heptarchy.server.snapshots import key_of
from heptarchy.server.summaries import game_ids, words

PATIENT = 5  # how much it yields to the server, as `nice` counts


def make_ready() -> None:
    """Load what the games say and play by now, so that the first moment comes as soon as the others."""
    for id in game_ids():
        game = heptarchy.game(id)
        key_of(game)
        for language in game.languages():
            words(game, language)


def main() -> None:
    """Ctrl-C is for the caller. What anything here prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    make_ready()
    read_job = msgspec.msgpack.Decoder(Job).decode
    try:
        write(answers, READY)
        while (job := read(questions)) is not None:
            write(answers, do(read_job(job)))
    except BrokenPipeError:
        os._exit(0)  # the caller is gone


if __name__ == "__main__":
    main()
