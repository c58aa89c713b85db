"""The doors tried by their own description: whatever is sent, the reply is one that OpenAPI tells of."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import httpx
import jsonschema_rs
import pytest

from heptarchy.games import BUILT_IN
from tests.patience import PATIENCE
from tests.seeds import as_number, seeded
from tests.server.client import Browser
from tests.sizes import size

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Running

# Requests that their schema allows may still be refused here: whether an option, action, level, record or address
# exists is the game's or the table's affair, and changes with every answer.
DEPENDS_ON_THE_TABLE = (
    r"/(seating|tables|records|bot|vote|webhook|standing|rematch|answers|undo|why|talk|join|nonce|fate)$"
)
ANSWERS = 12  # at a table of each game, whose every frame is held against the description

SETTINGS = """\
warnings = false

[checks]
allow_header_conformance.enabled = false  # Litestar's own reply to OPTIONS names the first door of a path alone

[[operations]]
include-path-regex = '^/api/games/'
parameters = {{ "path.game" = "vikings" }}

[[operations]]
include-path-regex = '^/api/tables/'
exclude-path-regex = '/(abandon|leave)$'
parameters = {{ "path.table" = "{lasting}", "path.seat" = 1 }}

[[operations]]
include-path-regex = '^/api/tables/.*/(abandon|leave)$'
parameters = {{ "path.table" = "{passing}", "path.seat" = 1 }}

[[operations]]
include-path-regex = '{depends}'
checks = {{ positive_data_acceptance = {{ enabled = false }} }}
"""


def test_every_reply_is_as_the_openapi_description_says(
    server: Running, tmp_path: Path, figures: Callable[[str], None]
) -> None:
    doors = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()["paths"].values()
    with Browser(server.url, "Aldwyn") as browser:
        lasting, passing = (browser.open("me", "me")["table"]["id"] for _ in range(2))
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(SETTINGS.format(lasting=lasting, passing=passing, depends=DEPENDS_ON_THE_TABLE))
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings)]
        command += ["run", f"{server.url}/schema/openapi.json", "-H", f"Authorization: Bearer {browser.token}"]
        command += [
            "--phases",
            "coverage,fuzzing",
            "--max-examples",
            str(size("schema_examples")),
            "--seed",
            str(as_number(seeded("schema"))),
            "--no-color",
        ]
        run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert run.returncode == 0, f"{run.stdout[-8000:]}\n{run.stderr[-2000:]}"
        assert f"Tested: {sum(map(len, doors))}\n" in run.stdout
        assert "Traceback" not in server.log.read_text()
        generated = re.search(r"(\d+) generated", run.stdout)
        assert generated is not None, run.stdout[-2000:]
        figures(f"{int(generated.group(1)):,} requests made up from the description, none answered 5xx")


def test_every_door_declares_its_refusals_as_problems(server: Running) -> None:
    description = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
    for path, doors in description["paths"].items():
        for method, door in doors.items():
            told = door["responses"]
            needed = {"403", "429"} | ({"413"} if "requestBody" in door else set())
            needed |= {"404"} if "{table}" in path else set()
            needed |= {"409", "422"} if path.endswith(("/answers", "/undo")) else set()
            assert needed <= told.keys(), (method, path)
            for status in told.keys() - {"200", "201", "204"}:
                if (path, status) != ("/health", "503"):
                    [kind] = told[status]["content"].values()
                    assert kind["schema"] == {"$ref": "#/components/schemas/Problem"}, (method, path, status)
            for kind in door.get("requestBody", {}).get("content", {}).values():
                name = kind["schema"].get("$ref", "").rpartition("/")[2]
                assert not name or description["components"]["schemas"][name]["additionalProperties"] is False


def test_what_seats_are_sent_is_what_the_description_tells_of_their_game(server: Running) -> None:
    description = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
    told = description["components"]["schemas"]["Frame"]["properties"]["view"]["anyOf"]
    assert {"$ref": "#/components/schemas/vikings.View"} in told
    preview = description["components"]["schemas"]["Reason"]["properties"]["preview"]["anyOf"]
    assert {"$ref": "#/components/schemas/dba.Preview"} in preview
    for path, kind in (("/api/games/{game}/book", "Book"), ("/api/tables/{table}/odds", "Forecast")):
        [reply] = description["paths"][path]["get"]["responses"]["200"]["content"].values()
        assert {"$ref": f"#/components/schemas/vikings.{kind}"} in reply["schema"]["anyOf"]
    frames = judge_of("Frame", description)
    with Browser(server.url, "Aldwyn") as browser:
        for game in BUILT_IN:
            views = judge_of(f"{game}.View", description)
            table = browser.open("me", "me", game=game)["table"]["id"]
            for _ in range(ANSWERS):
                seen = [browser.frame(table, seat) for seat in (None, 0, 1)]
                for frame in seen:
                    frames.validate(frame)
                    views.validate(frame["view"])
                asked = next(frame for frame in seen if frame["question"])
                frames.validate(browser.answer(table, asked, asked["question"]["options"][0]["action"]))
            judge_of(f"{game}.Book", description).validate(httpx.get(f"{server.url}/api/games/{game}/book").json())
            judge_of(f"{game}.Forecast", description).validate(browser.get(f"/api/tables/{table}/odds"))
            with pytest.raises(jsonschema_rs.ValidationError):
                views.validate({**frame["view"], "over": "no", "stage": "no", "turn": "no"})


def judge_of(name: str, description: Any) -> jsonschema_rs.Validator:
    """Whether something is as the description has it by this name."""
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": description["components"]}
    )
