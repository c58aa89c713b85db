"""The chronicle of a game in paragraphs, for people to read."""

from __future__ import annotations


class Annal:
    """A paragraph: what it is headed, and where in the log it begins, after so many answers."""

    def __init__(self, at: int, head: str, text: str) -> None:
        self.at = at
        self.head = head
        self.text = text


def as_markdown(title: str, annals: list[Annal]) -> str:
    """All of them as a page."""
    return "\n".join([f"# {title}", *[f"\n**{annal.head}.** {annal.text}" for annal in annals], ""])
