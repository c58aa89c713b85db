"""Who is who at one table, and how a line begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.naming import A_PLAYER, AN_ELEMENT, NAMED, troop
from heptarchy.kernel.message import Message

if TYPE_CHECKING:
    from heptarchy.kernel.message import Value

PACKAGE: Final = "heptarchy.games.dba"  # its folder `book` has the catalogues


class Names:
    """Players by seat, and the types of elements as far as options tell them."""

    def __init__(self, commands: list[str], kinds: list[int]) -> None:
        self.commands = commands
        self.kinds = kinds  # -1: not known

    def told(self, message: Message) -> Message:
        """The message with the names and types that are known here: `Spears e4` for `e4`."""
        if not self.commands and not self.kinds:
            return message
        n = message.args.get("n")
        if message.id == A_PLAYER.id and isinstance(n, int) and n <= len(self.commands):
            return NAMED.of(who=self.commands[n - 1])
        if message.id == AN_ELEMENT.id and isinstance(n, int) and n <= len(self.kinds) and self.kinds[n - 1] >= 0:
            return troop(n - 1, self.kinds[n - 1])
        return Message(message.id, {name: self._told(value) for name, value in message.args.items()})

    def _told(self, value: Value) -> Value:
        if isinstance(value, Message):
            return self.told(value)
        if isinstance(value, list):
            return [self.told(item) if isinstance(item, Message) else item for item in value]
        return value


NO_NAMES: Final = Names([], [])


def capital(line: str) -> str:
    """The line with a capital at its beginning; names like e4 stay as they are, and what a number begins."""
    for i, letter in enumerate(line):
        if letter.isdigit():
            return line
        if letter.isalpha():
            is_name = letter == "e" and line[i + 1 : i + 2].isdigit()
            return line if is_name else line[:i] + letter.upper() + line[i + 1 :]
    return line
