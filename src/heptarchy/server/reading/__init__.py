"""Work that takes long, done beside the event loop: folding acts, moments of the past, records.

The processes here see whole games. They are not the bots' (`server/bots`), which know what a seat knows and run the
code of other authors: nothing but the server's own and the games' rules runs here.
"""

from __future__ import annotations

from heptarchy.server.reading.jobs import Fold, Glimpse, LayOpen, Look, Opened, Read, Tell, Write
from heptarchy.server.reading.readers import SHORT, Readers, ReadersDown

__all__ = [
    "SHORT",
    "Fold",
    "Glimpse",
    "LayOpen",
    "Look",
    "Opened",
    "Read",
    "Readers",
    "ReadersDown",
    "Tell",
    "Write",
]
