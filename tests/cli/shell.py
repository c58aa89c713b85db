"""Commands run as from a shell: in this process, or in one of their own."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from typing import NamedTuple

from heptarchy.cli import main


class Ran(NamedTuple):
    """What a command left."""

    code: int
    out: str
    err: str


def shell(*arguments: object, typed: str = "") -> Ran:
    """Run a command line in this process, with these lines on its standard input."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main([str(argument) for argument in arguments])
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())


def process(*arguments: object) -> subprocess.Popen[str]:
    """Start a command line in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", "import sys; from heptarchy.cli import main; sys.exit(main())", *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def one_line(text: str) -> str:
    """The text, which must be one line; gives it without its end."""
    assert text.endswith("\n")
    assert text.count("\n") == 1, text
    return text[:-1]
