"""The chronicle of a campaign over HTTP: the same to everybody, also of a record (AA-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match, Rng, game
from tests.server.client import Browser, Refusal

if TYPE_CHECKING:
    from tests.server.running import Running


def campaign() -> Match:
    """A short campaign of random answers."""
    match = Match(game("arthur"), {"players": 2, "battles": "quick", "rounds": 3})
    rng = Rng("annals")
    while not match.state.over:
        state = match.state
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    return match


def test_a_campaign_is_told_as_annals_to_whoever_looks_in_his_language(server: Running) -> None:
    match = campaign()
    with Browser(server.url, "Aldwyn") as host, Browser(server.url) as stranger:
        text = match.record.write()
        table = host.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"}).json()["id"]
        told = stranger.get(f"/api/tables/{table}/annals")
        assert told == host.get(f"/api/tables/{table}/annals")
        assert [one["head"] for one in told] == ["449, spring", "449, summer", "450, summer"]
        words = match.game.words("en").at(match.record.options)
        mine = words.annals(match.log, match.game.space.say, 2)
        assert [(one["at"], one["text"]) for one in told] == [(one.at, one.text) for one in mine]
        page = stranger.get(f"/api/tables/{table}/annals.md", lang="es")
        assert "**449, primavera.** En este año los reyes" in page


def test_a_table_that_goes_on_has_annals_so_far_and_other_games_have_none(server: Running) -> None:
    with Browser(server.url, "Aldwyn") as host:
        options = {"battles": "quick", "rounds": 3}
        table = host.open("me", "bot thrall", game="arthur", options=options)["table"]["id"]
        told = host.get(f"/api/tables/{table}/annals")
        assert all(one["text"] for one in told)
        other = host.open("me", "bot", "bot", "bot")["table"]["id"]
        assert host.get(f"/api/tables/{other}/annals") == []
        with pytest.raises(Refusal, match=r"^404 "):
            host.get(f"/api/tables/{other}/annals.md")
