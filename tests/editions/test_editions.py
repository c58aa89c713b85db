"""Records outlive rules: what was played under an earlier version is read, shown and played on by a later heptarchy."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

import pytest

import heptarchy
from heptarchy import Match, Rng, UnknownGame, editions
from raids.game import RAIDS
from tests.editions.playing import VERSION, played, run, shell
from tests.later import HERE
from tests.laws.play import random_answer

SUMS = HERE / "src" / "heptarchy" / "editions" / "SHA256SUMS"
FREEZE = str(HERE / "tools" / "freeze.py")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games that were played here: `2`, `3` and `4` by their players, `open` one that goes on."""
    folder = tmp_path_factory.mktemp("records")
    for players in (2, 3, 4):
        (folder / f"{players}.record").write_text(played(players))
    (folder / "open.record").write_text(played(4, upto=60))
    return folder


def test_a_record_whose_answers_the_new_rules_leave_valid_is_read_by_them(later: Path, records: Path) -> None:
    assert f"rules version {VERSION + 1}:" in shell(later, "replay", str(records / "2.record"))


@pytest.mark.parametrize("players", [3, 4])
def test_a_record_that_the_new_rules_make_another_game_of_is_read_by_its_own(
    later: Path, records: Path, players: int
) -> None:
    file = str(records / f"{players}.record")
    told = shell(later, "replay", file)
    assert f"rules version {VERSION}:" in told
    assert (records / f"{players}.record").read_text().split()[-1] in told  # the checksum of its end
    assert "The game is over" in told
    assert "Thegn" in shell(later, "replay", file, "--log", "--seat", "0")
    assert "round" in shell(later, "replay", file, "--at", "100")


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (3, r"another game: line \d+: the checksum does not fit"),  # every answer is allowed, but more are offered
        (4, r"another game: line \d+: '2 deploy .*' is refused: you are not asked now"),
    ],
)
def test_without_its_own_rules_such_a_record_is_refused_with_the_place(
    later: Path, records: Path, tmp_path: Path, players: int, reason: str
) -> None:
    source = tmp_path / "src"
    shutil.copytree(later, source)
    (source / "heptarchy" / "editions" / f"vikings-{VERSION}.zip").unlink()
    told = shell(source, "replay", str(records / f"{players}.record"), code=1)
    assert f"played under rules version {VERSION} of vikings; this heptarchy plays version {VERSION + 1}" in told
    assert re.search(reason, told)
    assert f"rules version {VERSION + 1}:" in shell(source, "replay", str(records / "2.record"))


def test_a_game_that_goes_on_is_played_to_its_end_by_the_rules_it_began_with(
    later: Path, records: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    shutil.copy(records / "open.record", file)
    assert "The game is over" in shell(later, "play", "--resume", str(file), "--seat", "none", "--bots", "thegn")
    text = file.read_text()
    assert f"\nrules: {VERSION}\n" in text
    assert text.splitlines()[-1].startswith("over ")
    first = [line for line in text.splitlines() if " deploy " in line]
    assert [line.split()[0] for line in first[:8]] == ["2"] * 4 + ["3"] * 4, "the Housecarl deploy first, as they did"
    assert f"rules version {VERSION}:" in shell(later, "replay", str(file))


def test_a_record_of_rules_to_come_is_refused(later: Path, records: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text((records / "2.record").read_text().replace(f"rules: {VERSION}", f"rules: {VERSION + 2}"))
    told = shell(later, "replay", str(file), code=1)
    assert f"played under rules version {VERSION + 2} of vikings; this heptarchy plays version {VERSION + 1}" in told


def test_a_past_edition_meets_nothing_of_the_living_one_but_its_errors(later: Path) -> None:
    program = f"""
import sys, heptarchy
from heptarchy import editions
past = editions.edition("vikings", {VERSION})
living = editions.edition("vikings", {VERSION + 1})
assert past.past and not living.past and living.game is heptarchy.game("vikings")
assert editions.of(past.game) is past and editions.edition("vikings", {VERSION}) is past
assert past.version == {VERSION} and past.game is not living.game and type(past.game) is not type(living.game)
match = past.match(past.game, {{"players": 4}})
state = match.state
for kind in type(state).__mro__[:-1]:
    assert kind.__module__.startswith("heptarchy.editions.vikings_{VERSION}."), kind
for name, module in list(sys.modules.items()):
    if name.startswith("heptarchy.editions.vikings_"):
        for held in vars(module).values():
            home = getattr(held, "__module__", None) or ""
            if home.startswith("heptarchy."):
                assert home.startswith("heptarchy.editions.vikings_") or held is editions.LivingError, (name, held)
try:
    state.apply(0, 3)
except heptarchy.HeptarchyError as error:
    print(type(error).__module__, error)
try:
    editions.edition("vikings", 0)
except editions.NoEdition as error:
    print(error)
"""
    told = run(later, "-c", program)
    assert told.startswith(f"heptarchy.editions.vikings_{VERSION}.kernel.refusal you are not asked now")
    assert "played under rules version 0 of vikings" in told


def test_an_edition_that_this_python_can_not_read_is_said_and_harms_nobody(tmp_path: Path) -> None:
    file = tmp_path / "vikings-77.zip"
    file.write_bytes(b"no zip")
    with pytest.raises(editions.NoEdition, match="the rules of version 77 of vikings can't be loaded"):
        editions.load(file)
    with pytest.raises(editions.NoEdition, match="called after its game and version"):
        editions.load(tmp_path / "vikings.zip")


def test_a_bot_that_is_gone_is_played_by_the_usual_one_of_a_past_edition(later: Path) -> None:
    program = f"""
from heptarchy import editions
past = editions.edition("vikings", {VERSION})
print(past.level("king").name, past.level("somebody").name, past.usual().name)
"""
    assert run(later, "-c", program).split() == ["king", "thegn", "thegn"]


def test_a_past_edition_answers_what_games_have_learnt_since(later: Path) -> None:
    program = f"""
import heptarchy
from heptarchy import editions
from heptarchy.editions.growth import GROWN
GROWN["Game", "omen"] = lambda game, seat: f"{{game.id}} {{seat}}"
GROWN["Game", "modules"] = lambda game: ["not this one"]
past = editions.edition("vikings", {VERSION})
assert not hasattr(heptarchy.game("vikings"), "omen")
assert past.game.modules() == heptarchy.game("vikings").modules()
print(past.game.omen(3))
"""
    assert run(later, "-c", program) == "vikings 3\n"


def test_every_past_edition_has_what_the_living_one_has(later: Path) -> None:
    program = """
from importlib import import_module
from heptarchy import editions
from heptarchy.editions import door
for file in sorted(editions.FOLDER.glob("*.zip")):
    past = editions.load(file)
    behind = import_module(f"heptarchy.editions.{file.stem.replace('-', '_')}.door")
    for kind in ("Game", "Level", "Match", "Perspective", "Rng", "Space", "State", "Words"):
        asked = {name for name in dir(getattr(door, kind)) if not name.startswith("_")}
        assert asked
        missing = asked - set(dir(getattr(behind, kind)))
        assert not missing, f"heptarchy/editions/growth.py: what do games of {file.name} answer to {kind}.{missing}?"
    print(file.name)
"""
    assert f"vikings-{VERSION}.zip" in run(later, "-c", program)  # the past editions of today, and one more


@pytest.mark.parametrize("game", ["../vikings", "vikings-1", "*", "/tmp/vikings", ""])
def test_a_name_that_somebody_made_up_leads_to_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    (tmp_path / "editions").mkdir()
    monkeypatch.setattr(editions, "FOLDER", tmp_path / "editions")
    (tmp_path / "vikings-77.zip").write_bytes(b"")
    with pytest.raises(UnknownGame):
        editions.edition(game, 77)


# Games of other authors

LATER_RAIDS = """
from raids.game import RaidsGame
OLD, NOW = RaidsGame(), RaidsGame()
NOW.rules_version, NOW.options = 2, OLD.options[:-1]  # one option less
"""


def test_another_author_keeps_past_versions_of_a_game_by_announcing_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given a package with the second version of raids, which also announces the first
    told = tmp_path / "raids-2.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: raids\nVersion: 2\n")
    (told / "entry_points.txt").write_text(
        "[heptarchy.games]\nraids = later_raids:NOW\nraids@1 = later_raids:OLD\nraids@0 = later_raids:OLD\n"
    )
    (tmp_path / "later_raids.py").write_text(LATER_RAIDS)
    monkeypatch.syspath_prepend(str(tmp_path))
    # Then the lobby offers the new one alone
    assert [one for one in heptarchy.game_ids() if one.startswith("raids")] == ["raids"]
    # And a record of the old one, which has an option that is gone, is read
    match = Match(RAIDS, {"players": 2})
    rng = Rng("guests")
    while not match.state.over:
        seat, action = random_answer(match.state, rng)
        match.apply(action, seat)
    read = editions.resume(match.record.write())
    assert read.state.checksum() == match.state.checksum()
    assert read.game.rules_version == 1
    assert editions.edition("raids", 1).past
    with pytest.raises(editions.NoEdition, match="announced as raids@0 is raids in version 1"):
        editions.edition("raids", 0)


# Making one


def test_only_rules_that_have_changed_are_kept(tmp_path: Path) -> None:
    told = run(HERE / "src", FREEZE, "vikings", "--rules", str(HERE), code=1)
    assert "raise the rules version first" in told
    assert "is neither a source tree nor a commit" in run(
        HERE / "src", FREEZE, "vikings", "--rules", str(tmp_path), code=1
    )


def test_a_past_edition_is_never_made_anew(later: Path) -> None:
    told = run(later, FREEZE, "vikings", "--rules", str(HERE), "--tree", str(later.parent), code=1)
    assert "is there already" in told


def test_the_same_rules_give_the_same_file(later: Path, tmp_path: Path) -> None:
    program = "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1]); from tools.freeze import freeze; "
    program += "print(freeze('vikings', Path(sys.argv[1]) / 'src', Path(sys.argv[2])))"
    file = Path(run(HERE / "src", "-c", program, str(HERE), str(tmp_path)).strip())
    assert file.read_bytes() == (later / "heptarchy" / "editions" / file.name).read_bytes()


def test_past_editions_are_as_they_were_made() -> None:
    noted = dict(line.split()[::-1] for line in SUMS.read_text().splitlines()) if SUMS.exists() else {}
    found = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in SUMS.parent.glob("*.zip")}
    assert found == noted, "a past edition is data: it is made once, by `make freeze`, and never changed"


def test_a_past_game_has_its_bots_from_its_edition_and_no_box() -> None:
    past = editions.edition("vikings", 1)
    with pytest.raises(RuntimeError, match="vikings under past rules was asked for what only today's has"):
        past.game.mind()
    for agent in (past.agent("greedy"), past.player(past.level("thegn"))):
        assert type(agent).__module__.startswith("heptarchy.editions.vikings_1.")
