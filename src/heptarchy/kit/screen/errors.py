"""What goes wrong at the shell, by the exit code it gives."""

from __future__ import annotations

from heptarchy.kernel.refusal import HeptarchyError

DONE = 0
NOT_SO = 1  # the thing asked about is not so: no such rule, a record that does not hold
BAD_USAGE = 2  # the question itself is wrong: no such game, a number out of range
STOPPED = 130  # by Ctrl-C


class NotSo(HeptarchyError):
    """The thing asked about is not so."""


class BadUsage(HeptarchyError):
    """The command was not given as it is meant."""
