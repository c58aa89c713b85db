"""The screens of games in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.screen.screen import ArthurScreen
from heptarchy.games.dba.screen.screen import DbaScreen
from heptarchy.games.vikings.screen.screen import VikingsScreen
from heptarchy.kit.screen.spoken import Spoken

if TYPE_CHECKING:
    from rich.text import Text

    from heptarchy.kernel.match import Entry, Match
    from heptarchy.kit.screen.screen import Hears


class SpokenVikings(Spoken, VikingsScreen):
    """878."""


class SpokenDba(Spoken, DbaScreen):
    """DBA Big Battle."""


class SpokenArthur(Spoken, ArthurScreen):
    """Age of Arthur."""

    def story(self, match: Match, entries: list[Entry], hears: Hears, persons: list[int]) -> list[Text]:
        """What happened, each act once."""
        return self.told(self.spoken, match, entries, hears, persons)


SPOKEN: dict[str, type[Spoken]] = {"vikings": SpokenVikings, "dba": SpokenDba, "arthur": SpokenArthur}
