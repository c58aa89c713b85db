"""The line between a worker and its caller: what both ends know. Messages are bytes with their length before them."""

from __future__ import annotations

import struct
from importlib import import_module
from typing import IO, Any

LENGTH = struct.Struct(">I")  # before each message
READY = b'"ready"'  # the first message of a worker


def named(name: str) -> Any:
    """What `module:function` names."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def read(pipe: IO[bytes]) -> bytes | None:
    """The next message; None if the other end is closed."""
    length = pipe.read(LENGTH.size)
    if len(length) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(length)
    message = pipe.read(size)
    return message if len(message) == size else None


def write(pipe: IO[bytes], message: bytes) -> None:
    """Send a message."""
    pipe.write(LENGTH.pack(len(message)) + message)
    pipe.flush()
