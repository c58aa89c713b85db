"""`heptarchy odds`: the reference battles through the door, and wrong questions."""

from __future__ import annotations

import json

import pytest

from heptarchy.games.ortus.table.odds import battle_odds, battle_to_come
from heptarchy.games.ortus.table.state import ON_PROPERTIES, ON_SEAT, ON_TOWERS
from tests.cli.shell import one_line, shell
from tests.games.ortus.table import a_state

# attacker, Norsemen, Berserkers, Housecarl, Thegn, Fyrd; Vikings win, Vikings left, English left, won by the first roll
REFERENCE = [
    ("viking", 1, 0, 0, 1, "0", 0.5625, 0.5625, 0.4375, 0.5000),
    ("viking", 3, 2, 1, 1, "random", 0.7373, 2.0279, 0.3492, 0.2131),
    ("viking", 6, 3, 1, 1, "random", 0.9917, 6.0993, 0.0112, 0.3607),
    ("viking", 17, 8, 1, 1, "random", 1.0000, 22.0789, 0.0000, 0.3607),
    ("viking", 3, 2, 2, 3, "0", 0.6194, 1.5762, 0.9023, 0.1724),
    ("english", 1, 0, 1, 1, "0", 0.2512, 0.2512, 1.0757, None),
    ("english", 3, 2, 2, 3, "0", 0.8793, 2.8635, 0.2300, None),
]
BATTLE = ("--norsemen", 6, "--berserkers", 3, "--housecarl", 1, "--thegn", 1, "--fyrd", "random")


@pytest.mark.parametrize("row", REFERENCE, ids=str)
def test_the_reference_battles_come_out_to_four_digits(
    row: tuple[str, int, int, int, int, str, float, float, float, float | None],
) -> None:
    attacker, norsemen, berserkers, housecarl, thegn, fyrd, wins, vikings, english, first = row
    units = ("--norsemen", norsemen, "--berserkers", berserkers, "--housecarl", housecarl, "--thegn", thegn)
    ran = shell("odds", "vikings", "--attacker", attacker, *units, "--fyrd", fyrd, "--json")
    found = json.loads(ran.out)
    assert ran.code == 0
    assert round(found["viking_wins"], 4) == wins
    assert round(found["mean_viking_survivors"], 4) == vikings
    assert round(found["mean_english_survivors"], 4) == english
    if first is not None:
        assert round(found["won_by_first_attack_roll"], 4) == first


def test_json_is_one_document_and_nothing_else() -> None:
    ran = shell("odds", "vikings", *BATTLE, "--json")
    found = json.loads(ran.out)
    assert ran.err == ""
    assert ran.out.count("\n") == 1
    assert found["units"] == {"norsemen": 6, "berserkers": 3, "housecarl": 1, "thegn": 1, "fyrd": "random"}
    assert sum(outcome["p"] for outcome in found["outcomes"]) == pytest.approx(1.0, abs=1e-9)
    assert found["viking_wins"] == pytest.approx(
        sum(outcome["p"] for outcome in found["outcomes"] if outcome["norsemen"] + outcome["berserkers"])
    )


def test_the_table_for_people_says_who_wins_and_what_is_left() -> None:
    ran = shell("odds", "vikings", *BATTLE)
    assert ran.code == 0
    assert "6 Norsemen and 3 Berserkers attack 1 Housecarl, 1 Thegn and the Fyrd of a card" in ran.out
    assert "Vikings win 99.17 %" in ran.out
    assert "6.0993" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_side_that_wins_too_rarely_for_a_bar_has_its_share_in_one_line() -> None:
    lines = [line.split() for line in shell("odds", "vikings", *BATTLE).out.splitlines()]
    assert ["English,", "in", "all", "0.83", "%"] in lines
    assert not any(line[:1] == ["others"] for line in lines)
    even = shell("odds", "vikings", "--norsemen", 9, "--housecarl", 4, "--thegn", 4).out
    assert "in all  " not in even.partition("How many are left")[2]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--thegn", "1"], "the viking side has no unit in the battle"),
        (["--norsemen", "1"], "the english side has no unit in the battle"),
        (["--norsemen", "41", "--thegn", "1"], "norsemen: 41 is more than the box holds, 40 (V-1.1, V-1.2)"),
        (["--norsemen", "-1", "--thegn", "1"], "norsemen: -1 is less than none"),
        (["--norsemen", "1", "--thegn", "1", "--attacker", "danish"], "--attacker is viking or english, not 'danish'"),
        (["--norsemen", "1", "--thegn", "1", "--fyrd", "few"], "--fyrd is a number or random, not 'few'"),
        (["--norsemen", "1", "--fyrd", "random"], "fyrd: a card is turned only where a Housecarl or a Thegn stands"),
    ],
    ids=" ".join,
)
def test_a_battle_that_cannot_be_gives_2(arguments: list[str], reason: str) -> None:
    ran = shell("odds", "vikings", *arguments, "--json")
    assert ran.code == 2
    assert one_line(ran.err).startswith(f"heptarchy: {reason}")
    assert ran.out == ""


def test_an_unknown_game_gives_2() -> None:
    ran = shell("odds", "chess", "--norsemen", 1, "--thegn", 1)
    assert ran.code == 2
    assert one_line(ran.err) == "heptarchy: no game 'chess'; there are arthur, dba, ortus, vikings"


@pytest.mark.parametrize("church", ["nobody", "attacker", "defender"])
@pytest.mark.parametrize("aim", ["towers", "raid", "siege"])
@pytest.mark.parametrize(("attack", "defence", "towers"), [(6, 2, 1), (3, 2, 1), (4, 0, 1), (2, 2, 0), (9, 1, 4)])
def test_odds_of_ortus_are_those_of_a_battle_at_a_table(
    church: str, aim: str, attack: int, defence: int, towers: int
) -> None:
    # Given such a battle on a table: who controls the Church has one
    holy = {"attacker": 0, "defender": 1}.get(church)
    fiefs = [["palace land church" if seat == holy else "palace land"] for seat in range(2)]
    s = a_state({"fiefs": fiefs[0]}, {"fiefs": fiefs[1], "towers": " ".join(["monk"] * towers)})
    kind = {"towers": ON_TOWERS, "raid": ON_PROPERTIES, "siege": ON_SEAT}[aim]
    battle = battle_to_come(s, 0, 0, kind, 1, -1 if aim == "towers" else s.fiefs[1][0])
    battle.forces[0].strength, battle.forces[1].strength = attack, defence
    battle.forces[1].hand = [0, 0, 0, defence]

    ran = shell("odds", "ortus", attack, defence, "--aim", aim, "--towers", towers, "--church", church, "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["win"] == pytest.approx(battle_odds(s, battle).success())


def test_odds_of_ortus_are_told_in_words() -> None:
    ran = shell("odds", "ortus", 6, 2, "--towers", 1)
    assert "Strength 6 against 2 on a seat of strength 3, behind 1 Tower" in ran.out
    assert "The attack succeeds 83.33 %" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["ortus"], "ortus takes two Strengths, such as 5 2; the attacker's is a number, not None"),
        (["ortus", "x", "2"], "the attacker's is a number, not 'x'"),
        (["ortus", "5", "2", "--aim", "duel"], "--aim is towers, raid or siege, not 'duel'"),
        (["ortus", "5", "2", "--church", "pope"], "--church is nobody, attacker or defender, not 'pope'"),
        (["ortus", "5", "2", "--towers", "-1"], "--towers is 0 to 1000, --seat 1 to 1000"),
        (["ortus", "5", "2", "--norsemen", "3"], "No such option: --norsemen"),
        (["dba", "Sp", "Wb", "--towers", "1"], "No such option: --towers"),
        (["arthur"], "odds are known for dba, ortus, vikings here; those of arthur are told at its table"),
    ],
)
def test_odds_of_ortus_say_what_they_take(arguments: list[str], said: str) -> None:
    ran = shell("odds", *arguments)
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    ("arguments", "language", "told"),
    [
        (["vikings", *BATTLE], "de", "Wikinger siegen 99.17 %"),
        (["vikings", "--norsemen", 3], "de", "die englische Seite hat keine Einheit in der Schlacht"),
        (["vikings", *BATTLE, "--attacker", "danish"], "es", "--attacker es viking o english, no 'danish'"),
        (["ortus", 6, 2, "--towers", 1], "es", "Fuerza 6 contra 2, contra una sede de resistencia 3, tras 1 Torre"),
        (["ortus", 6], "es", "la del defensor es un número, no None"),
        (["dba", "Wb", "Bd", "--support", "a"], "es", "a: con apoyo"),
        (["dba", "Sp", "Wb", "--support", "c"], "es", "--support es a (el primer tipo), b (el segundo) o both"),
    ],
)
def test_odds_are_told_in_the_language_that_is_asked_for(
    arguments: list[object], language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = shell("odds", *arguments, "--language", language)
    assert told in asked.out + asked.err
    monkeypatch.setenv("HEPTARCHY_LANGUAGE", language)
    here = shell("odds", *arguments)
    assert (here.code, here.out, here.err) == (asked.code, asked.out, asked.err)


def test_a_language_that_the_game_does_not_speak_gives_2() -> None:
    ran = shell("odds", "ortus", 6, 2, "--language", "de")
    assert (ran.code, one_line(ran.err)) == (2, "heptarchy: --language is en or es, not 'de'")
