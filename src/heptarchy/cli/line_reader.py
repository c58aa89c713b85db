"""Lines from a person at a terminal, or from a script on standard input."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

PROMPT = "> "


class Reader:
    """Reads a line at a time; a script's lines are shown as they are read, so that its output tells the whole."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self.interactive = sys.stdin.isatty()
        self.complete: Callable[[str], list[str]] | None = None  # what a begun line may become
        if self.interactive:
            self._learn_keys()

    def line(self, prompt: str = PROMPT) -> str | None:
        """The next line without its end; None when there are no more."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.out.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.out.print(f"{prompt}{line.strip()}")
        return line.strip()

    def _learn_keys(self) -> None:
        """Line editing, history, and Tab for what may follow, where the platform has them."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self._completed)
        readline.parse_and_bind("tab: complete")

    def _completed(self, text: str, n: int) -> str | None:
        offers = self.complete(text) if self.complete is not None else []
        return offers[n] if n < len(offers) else None
