"""What the types of views are made of besides the standard library's. A game's own stand in its `seen.py`.

These modules stay plain where the rest is compiled: compiled classes forget what their fields were annotated with, and
the browser's types, the server's description and the laws are all read off these.
"""

from typing import Annotated, NotRequired, TypedDict, TypeVar

K = TypeVar("K", bound=str)
V = TypeVar("V")

EVERY = "every key"
# A dict by Literals that has them all; a plain dict may have some
Every = Annotated[dict[K, V], EVERY]

TWO = "two"
TWO_OR_MORE = "two or more"
# Lists of so many: a place, from where to where; by side
Two = Annotated[list[V], TWO]
TwoOrMore = Annotated[list[V], TWO_OR_MORE]


class Chance(TypedDict):
    """How likely whoever answers so wins what it leads to; `low` and `high` where that hangs on what others do."""

    win: float
    exact: bool
    low: NotRequired[float]
    high: NotRequired[float]
    assumes: NotRequired[str]  # what is taken for granted: a key of the game's book
