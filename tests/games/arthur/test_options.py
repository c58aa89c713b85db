"""What a table may settle, and the worked examples (AA-7.11, AA-19, AA-20)."""

from __future__ import annotations

from pathlib import Path

import pytest

import heptarchy
from heptarchy import BadOptions
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.params import FIGURES
from heptarchy.games.arthur.realm import rank
from heptarchy.games.arthur.table.presets import PRESETS, rounds_of
from heptarchy.games.arthur.table.setup import first_state
from heptarchy.games.arthur.table.state import NOBODY, changed
from heptarchy.games.dba.data.params import default_params
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel import rulebook
from tests.games.arthur.at_war import at_field
from tests.games.arthur.table import a_campaign, claim, dies, give, hold, owner, province, say

ARTHUR = heptarchy.game("arthur")


def test_aa_19_1_what_holds_if_nobody_says_otherwise() -> None:
    settled = ARTHUR.settle({})
    assert (settled["preset"], settled["battles"]) == ("reign", "table")
    assert (settled["share_out"], settled["war_at_end_of_round"]) == (False, True)
    assert settled["throne_on_death"] is False


@pytest.mark.parametrize("name", ["share_out", "throne_on_death", "war_at_end_of_round"])
def test_aa_19_1_every_switch_reaches_the_campaign(name: str) -> None:
    for value in (True, False):
        s = first_state(ARTHUR.settle({name: value}))
        assert getattr(s.params, name) is value


@pytest.mark.parametrize(("name", "high"), [(name, high) for name, _, _, high in FIGURES])
def test_aa_19_1_every_figure_reaches_the_campaign(name: str, high: int) -> None:
    s = first_state(ARTHUR.settle({name: high}))
    assert getattr(s.params, name) == high


@pytest.mark.parametrize("rounds", [2, 81])
def test_aa_2_7_a_campaign_lasts_three_to_eighty_rounds(rounds: int) -> None:
    with pytest.raises(BadOptions, match="3 to 80"):
        ARTHUR.settle({"rounds": rounds})
    for most in (3, 80):
        assert first_state(ARTHUR.settle({"rounds": most})).params.rounds == most


PLAYERS = range(2, 9)


@pytest.mark.parametrize("players", PLAYERS)
def test_aa_28_2_a_preset_settles_rounds_and_shore(players: int) -> None:
    found = [ARTHUR.settle({"preset": preset, "players": players}) for preset in PRESETS]
    assert [settled["saxon_shore"] for settled in found] == ["all", "some", "none"]
    assert [settled["rounds"] for settled in found] == [rounds_of(preset, players) for preset in PRESETS]
    lengths = [int(settled["rounds"]) for settled in found]
    assert lengths == sorted(lengths)
    assert all(length % 3 == 0 for length in lengths), "war can come so often (AA-26.5)"


@pytest.mark.parametrize("language", ["en", "es"])
def test_aa_28_2_the_rounds_are_those_of_the_table_in_the_rules(language: str) -> None:
    book = rulebook.read(Path(t.__file__).parents[1] / f"rules.{language}.md")
    lines = [line for line in book.find("AA-28.2").text.splitlines() if line.startswith("|")]
    assert len(lines) == 2 + len(PRESETS)
    for preset, line in zip(PRESETS, lines[2:], strict=True):
        told = [int(rounds) for rounds in line.split("|")[2].split("/")]
        assert [rounds_of(preset, players) for players in PLAYERS] == (told if len(told) > 1 else told * len(PLAYERS))


@pytest.mark.parametrize("players", PLAYERS)
def test_aa_28_2_thrones_fall_in_at_a_death_in_an_age_of_many_players(players: int) -> None:
    settled = ARTHUR.settle({"preset": "age", "players": players})
    assert settled["throne_on_death"] == (players >= 4 or ARTHUR.settle({})["throne_on_death"])


def test_aa_28_2_what_is_named_beside_a_preset_stands() -> None:
    settled = ARTHUR.settle(
        {"preset": "age", "rounds": 12, "saxon_shore": "all", "throne_on_death": False, "players": 6}
    )
    assert (settled["rounds"], settled["saxon_shore"], settled["throne_on_death"]) == (12, "all", False)


def test_aa_19_2_battles_have_the_figures_of_dba() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    assert isinstance(s.child, Battle)
    assert vars(s.child.params) == vars(default_params())


def test_aa_7_11_the_hammer_is_no_part_of_the_levy() -> None:
    plain, armed = (a_campaign(2, battles="table") for _ in range(2))
    hold(armed, 0, "hammer_of_the_gods")
    assert at_field(armed).armies == at_field(plain).armies
    say(armed, "fight")
    battle = armed.child
    assert isinstance(battle, Battle)
    assert len(battle.members[0]) == 11
    for _ in range(200):  # until he is asked whether he fields it, and does
        names = [ARTHUR.space.say(one) for one in armed.options]
        if any("hammer" in name for name in names):
            break
        armed.apply(armed.options[0])
    say(armed, next(name for name in names if "hammer" in name))
    while not battle.extra[0]:
        armed.apply(armed.options[0])
    assert len(battle.members[0]) == 12
    assert len(armed.armies[0]) == 11


def test_aa_20_4_one_claimant_inherits_and_two_leave_it_without_an_owner() -> None:
    one = a_campaign()
    claim(one, 0, "lundein")
    dies(one, 1)
    assert owner(one, "lundein") == 0

    two = a_campaign()
    claim(two, 0, "lundein")
    claim(two, 3, "lundein")
    dies(two, 1)
    assert owner(two, "lundein") == NOBODY
    assert two.claims[t.LUNDEIN] == 0b1011  # both, and the heir


def test_aa_20_5_an_example_of_rank() -> None:
    s = a_campaign()
    give(s, "lundein", 0)
    s.warlords = changed(s.warlords, province("isca"), 1)
    s.lord = [NOBODY, 0, 0, NOBODY]
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    assert rank(s, 0) == 16
