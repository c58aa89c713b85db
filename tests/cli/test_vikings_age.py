"""The modules of the Viking Age at the terminal: what they put on the table is shown, and nothing where none is on."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from heptarchy import FATE, Match, Rng, game
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.fray import the_age, the_fray
from heptarchy.games.vikings.screen.age import age_of, battle_marks, cast_mark, modules_table
from heptarchy.games.vikings.screen.screen import VikingsScreen
from heptarchy.games.vikings.screen.story import Story
from heptarchy.games.vikings.screen.table import board, hands, is_marked, leaders, marked_name, shire_page, status
from heptarchy.games.vikings.screen.voice import Voice
from heptarchy.games.vikings.table.actions import CLAIM, CROWNED, REROLL
from heptarchy.games.vikings.table.age import CARRIED, TAKEN
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.table.state import OFF_SHORE, Vikings
from tests.games.vikings.table import a_battle, a_state, mask
from tests.games.vikings.test_words import AGE, EASY

ENGLISH = Voice("en")
RAW = re.compile(r"\w+: |.*\b(target|muster|activate|resolve|load|reroll|champion|hurry|cast) ")
NAMES = [name for name, _ in SWITCHES]


def drawn(lines: list[Any]) -> str:
    """Lines as a wide terminal prints them."""
    console = Console(file=io.StringIO(), width=400)
    for line in lines:
        console.print(line)
    assert isinstance(console.file, io.StringIO)
    return re.sub(r" +", " ", console.file.getvalue())


def all_of_it(s: Vikings, seat: int | None = 0) -> str:
    """The whole table as a seat sees it."""
    screen = VikingsScreen(game("vikings"), game("vikings").settle({"players": 2}))
    view = s.view(seat)
    return drawn([*screen.status(view), *screen.table(view, 160), *screen.hand(view)])


def test_nothing_of_the_modules_is_shown_without_them() -> None:
    s = a_state(units={t.EOFORWIC: {t.NORSEMEN: 2}}, players=2)
    said = all_of_it(s)
    for word in ("Church", "Fort", "Settlement", "Ships", "Relic", "Legend", "Epic", "King", "dice", "Power", "+", "~"):
        assert word not in said.replace("King's Purse", ""), word
    assert age_of(s.view(0)) == {}
    assert modules_table(ENGLISH, s.view(0)) == []


def test_vx_every_module_has_its_line_and_no_other() -> None:
    heads = {
        "land_and_gods": ["Churches: 1 of 14 plundered; the English may spend 1 plundered Church", "Forts: none |"],
        "kingdoms": ["Power of Northumbria English Each Fyrd card", "Power of Wessex English"],
        "kings": ["Kings: none left | played: none"],
        "runes": ["Rune dice left: N0 B0 | Prayer dice left: H0 T0"],
        "relics": ["Relics: St Cuthbert in Durham, St Wilfrid in York"],
        "legends": [],
        "epic_battles": ["Epic cards in the Fyrd deck: 3"],
        "ships": ["Ships: none"],
        "legendary_leaders": [],
    }
    assert list(heads) == NAMES
    for name in NAMES:
        s = a_state(units={t.DUNHOLM: {t.NORSEMEN: 2}}, players=2, modules=[name])
        said = drawn(modules_table(ENGLISH, s.view(0)))
        for other, lines in heads.items():
            for line in lines:
                assert (line in said) == (other == name), (name, line)


def test_vx_1_8_tiles_churches_ships_and_relics_stand_on_the_map() -> None:
    # Given a Fort without units in York, a Settlement in Leeds and a ship in Whitby
    s = a_state(units={t.DUNHOLM: {t.THEGN: 1}}, players=2, modules=["land_and_gods", "relics", "ships"])
    age = the_age(s)
    age.forts, age.settlements, age.ships = 1 << t.EOFORWIC, 1 << t.LOIDIS, 1 << t.STREONAESHEALH
    age.churches &= ~(1 << t.EOFORWIC)
    age.relics[ta.RELIC_SITES.index(t.EOFORWIC)] = CARRIED + t.BERSERKERS
    view = s.view(0)

    # Then each has its mark, and York is Viking
    assert marked_name(ENGLISH, view, t.EOFORWIC) == "York#^"
    assert marked_name(ENGLISH, view, t.LOIDIS) == "Leeds&"
    assert marked_name(ENGLISH, view, t.STREONAESHEALH) == "Whitby~"
    assert marked_name(ENGLISH, view, t.DUNHOLM) == "Durham*+!"
    assert is_marked(view, t.EOFORWIC)
    said = drawn(board(ENGLISH, view, 160))
    assert "Leeds&" in said  # though nobody is there
    assert "Whitby~" in said
    assert "+ Church ^ Fort & Settlement ! relic ~ ship" in said
    assert "Forts: York | Settlements: Leeds | 8 tiles left" in drawn(modules_table(ENGLISH, view))
    assert "St Wilfrid with the Berserkers" in drawn(modules_table(ENGLISH, view))
    page = drawn(shire_page(ENGLISH, view, t.EOFORWIC))
    assert "city, in Viking hands" in page
    assert "Fort, plundered Church" in page
    assert "Church, relic of St Cuthbert" in drawn(shire_page(ENGLISH, view, t.DUNHOLM))


def test_vx_3_1_a_seat_reads_its_own_king_and_not_the_enemys() -> None:
    s = a_state(players=2, modules=["kings"])
    the_age(s).kings = [ta.AELLA, -1, ta.EDMUND, ta.BURGRED]
    the_age(s).kings_played = 1 << ta.AETHELRED
    said = all_of_it(s, 0)
    line = "Kings: Norsemen Aella of Northumbria, Housecarl hidden, Thegn hidden | played: Aethelred of Wessex"
    assert line in said
    mine = drawn(hands(ENGLISH, s.view(0)))
    assert "King of the Norsemen: Aella of Northumbria. Before the first roll of a battle" in mine
    assert "Edmund" not in said
    assert "Edmund" in all_of_it(s, 1)
    assert "King of" not in drawn(hands(ENGLISH, s.view(None)))
    screen = VikingsScreen(game("vikings"), game("vikings").settle({"players": 2}))
    assert screen.everything(s)["age"]["kings"] == {
        "norsemen": "aella",
        "berserkers": None,
        "housecarl": "edmund",
        "thegn": "burgred",
    }


def test_vx_2_2_vx_6_1_powers_and_legends_say_whose_they_are() -> None:
    s = a_state(players=2, modules=["kingdoms", "legends"])
    age = the_age(s)
    age.kingdoms = 1 << ta.EAST_ANGLIA
    age.spurred = 1 << ta.EAST_ANGLIA
    age.legends[ta.GREAT_HOST] = 1
    age.legends[ta.SHIELD_BITER] = TAKEN + t.ENGLISH
    said = drawn(modules_table(ENGLISH, s.view(0)))
    assert "Power of East Anglia Vikings Once a round one Viking Leader may go 1 step further. Our own. (used)" in said
    assert "Legend: The Great Host open Have 12 units or more in one shire when a turn of your side ends." in said
    assert "Legend: Shield-Biter English Once, all dice of your side in one roll are thrown again." in said
    assert "King-Slayer" not in said  # it lies aside


def test_vx_4_3_vx_7_2_a_battle_shows_its_epic_card_its_dice_and_its_traitors() -> None:
    # Given a battle in a fog, with Berserkers who turned traitor and a Rune on the table
    s = a_battle(
        t.NORSEMEN,
        {t.NORSEMEN: 2, t.THEGN: 1},
        {},
        shire=t.LOIDIS,
        players=2,
        modules=["epic_battles", "runes", "kings", "land_and_gods"],
    )
    fray = the_fray(s)
    fray.epic = ta.MORNING_FOG
    fray.traitor, fray.traitors = t.BERSERKERS, 3
    fray.casters, fray.faces = [t.NORSEMEN, t.THEGN], [ta.THOR]
    fray.shielded[t.ENGLISH] = 2
    the_age(s).forts = 1 << t.LOIDIS

    # Then all of it stands in the line of the battle
    line = drawn(status(ENGLISH, s.view(0))[1:]).strip()
    assert line.startswith("Battle in Leeds: N2 Fort attack B3 T1 | Morning Fog (VX-7.13) | Berserkers turned traitor")
    assert "Edmund cancels 2 Hits for the English" in line
    assert "Rune die of the Norsemen: Thor (with a Hit: one Hit more)" in line
    assert line.endswith("Prayer die of the Thegn")
    assert battle_marks(ENGLISH, {"attacker": "viking"}) == []
    assert cast_mark(ENGLISH, t.THEGN, "blank") == "Prayer die of the Thegn: blank"


def test_vx_1_7_a_battle_against_a_fort_alone_is_not_shown_as_won() -> None:
    s = a_state(units={t.LOIDIS: {t.THEGN: 2}}, active=t.THEGN, players=2, modules=["land_and_gods"])
    the_age(s).forts = 1 << t.LOIDIS
    units = dict.fromkeys(t.UNIT_KINDS, 0) | {"thegn": 2}
    view = {
        **s.view(0),
        "battle": {"shire": "loidis", "attacker": "english", "units": units, "events": [], "age": None},
    }
    assert drawn(status(ENGLISH, view)[1:]).strip() == "Battle in Leeds: T2 attack Fort"


def test_vx_9_2_lagertha_off_shore_has_her_own_units() -> None:
    s = a_state(off_shore=t.IVAR, aboard=(9, 4), players=2, modules=["legendary_leaders"])
    s.leader_at[t.LAGERTHA] = OFF_SHORE
    the_age(s).aboard = [5, 2]
    said = drawn(leaders(ENGLISH, s.view(0)))
    assert "Off shore: Ivar the Boneless with N9 B4" in said
    assert "Off shore: Lagertha with N5 B2" in said
    assert "N Norsemen seat 0 14 " in all_of_it(s)


def test_vx_options_say_what_cards_and_dice_are() -> None:
    screen = VikingsScreen(game("vikings"), game("vikings").settle({"players": 2}))
    view = a_state(players=2, modules=["kings"]).view(0)
    assert screen.title(CROWNED[0]) == "play your King"
    assert screen.label(view, CROWNED[ta.EDMUND]) == "Edmund of East Anglia"
    assert "cancels the first 2 Hits" in screen.note(view, CROWNED[ta.EDMUND]).plain
    assert screen.is_wordy(CROWNED[0])
    assert (
        screen.note(view, CLAIM[ta.LAST_STAND]).plain == "Once, 2 Hits of one roll against you are cancelled. Our own."
    )
    assert screen.label(view, REROLL[1]) == "Norsemen: Flee"


def test_vx_1_5_the_end_by_plunder_is_told() -> None:
    match = Match(game("vikings"), {"players": 2, "land_and_gods": True})
    s = match.state
    assert isinstance(s, Vikings)
    s.round, s.active = 3, t.NORSEMEN
    s.over, s.ending, s.scores = True, "churches plundered", [1, 0]
    line = VikingsScreen(match.game, match.record.options).ending(match)[0]
    assert isinstance(line, Text)
    assert line.plain == "The Vikings have won in Round III: every Church is plundered (VX-1.5)."


@pytest.mark.parametrize("seed", range(6))
def test_vx_a_game_with_all_modules_is_told_in_sentences_and_drawn_throughout(seed: int) -> None:
    match = Match(game("vikings"), {"players": 2 + seed % 3, **AGE, **EASY})
    screen = VikingsScreen(match.game, match.record.options)
    rng = Rng(seed)
    answered = 0
    while not match.state.over:
        state = match.state
        answered += 1
        if answered % 50 == 0:
            view = state.view(0)
            drawn([*screen.status(view), *screen.table(view, 80), *screen.hand(view)])
            for option in state.options:
                assert "_" not in screen.title(option) + screen.label(view, option) + screen.note(view, option).plain
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    words = match.game.words("en").at(match.record.options)
    lines = [line.plain for line in Story(words, match, lambda audience: True, []).tell(match.log)]
    assert [line for line in lines if RAW.match(line)] == []
    assert sum("are dealt" in line for line in lines) == 4
    quiet = [line.plain for line in Story(words, match, lambda audience: audience < 0, []).tell(match.log)]
    assert sum(line.endswith("are dealt a King") for line in quiet) == 4


def test_vx_marks_of_a_mask() -> None:
    s = a_state(players=2, modules=["ships"])
    the_age(s).ships = mask([t.EOFORWIC, t.LUNDENWIC])
    assert drawn(modules_table(ENGLISH, s.view(0))).strip() == "Ships: York, London"
