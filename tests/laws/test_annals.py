"""Old campaigns have annals too: a paragraph for each round that was begun, in both languages (AA-29)."""

from __future__ import annotations

import os
import zipfile
from pathlib import Path

import pytest

from heptarchy import editions
from tests.archive.making import HERE, names_in

SHARE = int(os.environ.get("HEPTARCHY_LAWS_SHARE", "1"))
CAMPAIGNS = [(file, name) for file in sorted(HERE.glob("arthur-*.zip")) for name in names_in(file)]


def named(one: tuple[Path, str]) -> str:
    return f"{one[0].stem}/{one[1]}"


@pytest.mark.parametrize("record", CAMPAIGNS[::SHARE], ids=named)
def test_aa_29_1_every_campaign_of_the_archive_has_annals(record: tuple[Path, str]) -> None:
    file, name = record
    with zipfile.ZipFile(file) as archive:
        match = editions.resume(archive.read(name).decode())
    events = [event.name for entry in match.log for event in entry.events if not event.chairs]
    for language in ("en", "es"):
        words = match.game.words(language).at(match.record.options)
        annals = words.annals(match.log, match.game.space.say, len(match.record.names))
        told = " ".join(annal.text for annal in annals)
        assert len(annals) == events.count("round_begins") > 0
        assert "{" not in told
        assert "|" not in told
        assert events.count("won") == sum(told.count(end) for end in ("these annals end", "acaban estos anales")) == 1
        fought = ("fought", "stood a siege", "lucharon", "resistió un asedio")
        wars = events.count("war_won") + events.count("war_drawn")
        assert sum(told.casefold().count(word) for word in fought) >= wars
        heirs = ("king after him", "in his place.", "tras él reinó", "un sajón.")
        assert sum(told.count(word) for word in heirs) == events.count("ruler_died")
