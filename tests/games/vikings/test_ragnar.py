"""Legendary Leaders: Ragnar in Halfdan's place (VX-9.1)."""

from __future__ import annotations

from typing import Any

from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CETREHT,
    CNARRESBURH,
    DUNHOLM,
    FYRD,
    GIPESWIC,
    HALFDAN,
    HOUSECARL,
    HRYPUM,
    IVAR,
    LANDINGS,
    LUEL,
    NORSEMEN,
    NORTH_SEA,
    RAGNAR,
    SWALEDAEL,
    THEGN,
)
from heptarchy.games.vikings.leader_phase import leader_phase
from heptarchy.games.vikings.table.actions import LAND
from heptarchy.games.vikings.table.state import GONE, UNSEEN, Vikings
from tests.games.vikings.table import (
    a_game,
    a_state,
    answers,
    deal,
    dice,
    fight,
    is_done,
    offered,
    play,
    run,
    units_in,
)

LEGENDARY = ("legendary_leaders",)


def a_saga(**laid: Any) -> Vikings:
    """A table with the legendary Leaders."""
    return a_state(modules=LEGENDARY, **laid)


def test_vx_9_1_ragnar_lies_open_in_halfdans_place() -> None:
    # Given a new game
    s = a_game(legendary_leaders=True)

    # Then he is off shore with as many units, and Halfdan is nowhere
    seen = s.view(None)
    assert seen["leaders"] == {"ragnar": "off shore"}
    assert seen["off_shore"] == {"norsemen": 17, "berserkers": 8}
    assert s.leader_at[HALFDAN] == UNSEEN
    assert "halfdan" not in seen["invasion"]
    assert (s.stock[NORSEMEN], s.stock[BERSERKERS]) == (23, 12)


def test_vx_9_1_without_the_module_halfdan_comes() -> None:
    assert a_game(kings=True).view(None)["leaders"] == {"halfdan": "off shore"}


def test_vx_9_1_he_lands_on_the_north_sea_in_round_one() -> None:
    # Given Round I up to his landing, the English deployed and nobody else brought
    s = deal(a_game(legendary_leaders=True))
    while s.rule != "V-7.4":
        play(s, next((text for text in answers(s) if text in ("pass", "activate ragnar")), answers(s)[0]))
    assert (s.round, s.active) == (1, NORSEMEN)
    assert offered(s, LAND) == set(LANDINGS[NORTH_SEA])
    play(s, "land gipeswic")
    assert units_in(s, GIPESWIC) == {NORSEMEN: 17, BERSERKERS: 8}


def led(there: dict[int, int], active: int = NORSEMEN, shire: int = CETREHT, **laid: Any) -> Vikings:
    """A battle with Ragnar in it; friends of both sides stand beside it."""
    units = {shire: there, SWALEDAEL: {THEGN: 3}, HRYPUM: {NORSEMEN: 3}, **laid.pop("units", {})}
    return fight(a_saga(active=active, units=units, leaders={RAGNAR: shire}, **laid), shire)


def test_vx_9_1_commands_of_the_first_english_roll_are_flees() -> None:
    # Given defenders with friends to withdraw to
    s = led({NORSEMEN: 5, HOUSECARL: 3, THEGN: 4})

    # When they roll Commands at first, then those units flee, each of the faction that rolled it
    play(s, "roll hit command", "roll flee command command")
    assert units_in(s, CETREHT) == {NORSEMEN: 4, HOUSECARL: 2, THEGN: 1}
    assert (s.fled[HOUSECARL], s.fled[THEGN]) == (1, 3)

    # And nobody is asked for a Command: the Vikings roll
    assert dice(s) == (NORSEMEN, 3)
    play(s, "roll command command command")
    assert s.rule == "V-9.12"  # theirs are Commands as ever
    play(s, "stay")

    # When they roll Commands again, then these are Commands
    assert dice(s) == (HOUSECARL, 2)
    play(s, "roll command command", "roll hit")
    assert (s.seat, s.rule) == (HOUSECARL, "V-9.12")
    assert s.fled[HOUSECARL] == 1


def test_vx_9_1_flees_may_empty_the_shire() -> None:
    s = led({NORSEMEN: 1, HOUSECARL: 1, THEGN: 2})
    play(s, "roll command", "roll command command")
    assert (is_done(s), units_in(s, CETREHT), s.fled[2:]) == (True, {NORSEMEN: 1}, [1, 2])


def test_vx_9_1_where_he_is_not_commands_are_commands() -> None:
    # Given Ragnar beside the battle, and another Leader in it
    units = {CETREHT: {NORSEMEN: 2, THEGN: 1}, SWALEDAEL: {THEGN: 1}, HRYPUM: {NORSEMEN: 1}}
    s = a_saga(units=units, leaders={RAGNAR: HRYPUM, IVAR: CETREHT})
    fight(s, CETREHT)
    play(s, "roll command")
    assert (s.seat, s.rule, s.fled[THEGN]) == (THEGN, "V-9.12", 0)


def test_vx_9_1_a_ragnar_who_is_gone_frightens_nobody() -> None:
    units = {CETREHT: {NORSEMEN: 2, THEGN: 1}, SWALEDAEL: {THEGN: 1}}
    s = fight(a_saga(units=units, gone=[RAGNAR]), CETREHT)
    play(s, "roll command")
    assert s.rule == "V-9.12"


def test_vx_9_1_a_fort_without_his_men_is_not_ragnars() -> None:
    # Given Ragnar in a Fort, whose last Norseman flees (VX-1.7): he has no unit, and takes no part (V-7.9)
    units = {CETREHT: {NORSEMEN: 1, THEGN: 2}, SWALEDAEL: {THEGN: 1}}
    s = a_state(modules=("legendary_leaders", "land_and_gods"), active=THEGN, units=units, leaders={RAGNAR: CETREHT})
    assert s.age is not None
    s.age.forts = 1 << CETREHT
    fight(s, CETREHT)
    play(s, "roll flee flee", "roll command", "roll command command")
    assert (s.seat, s.rule, s.fled[THEGN]) == (THEGN, "V-9.12", 0)
    play(s, "stay", "roll command", "roll command", "roll hit command", "stay")
    assert (is_done(s), s.leader_at[RAGNAR]) == (True, GONE)


def test_vx_9_1_attackers_waver_too() -> None:
    # Given English who attack him: their first roll is the second of the battle
    s = led({NORSEMEN: 3, THEGN: 3}, active=THEGN)
    play(s, "roll command command command", "stay", "roll hit command command")
    assert s.fled[THEGN] == 2
    assert units_in(s, CETREHT) == {NORSEMEN: 2, THEGN: 1}
    play(s, "roll command command", "stay", "roll command")
    assert (s.seat, s.rule) == (THEGN, "V-9.12")


def test_vx_9_1_each_battle_has_its_first_roll() -> None:
    # Given Ragnar on his way through two shires with Thegns
    units = {CETREHT: {NORSEMEN: 5}, HRYPUM: {THEGN: 1}, CNARRESBURH: {THEGN: 1}, SWALEDAEL: {THEGN: 1}}
    s = a_saga(units=units, leaders={RAGNAR: CETREHT}, armies=1, steps=3)
    run(s, leader_phase)
    play(s, "activate ragnar", "march hrypum", "roll command", "march cnarresburh", "roll command")
    assert s.fled[THEGN] == 2
    assert s.leader_at[RAGNAR] == CNARRESBURH


def test_vx_9_1_fyrd_flee_as_ever() -> None:
    # Given Fyrd, whose dice have no Command
    s = led({NORSEMEN: 3, THEGN: 1}, shire=DUNHOLM)
    play(s, "levy 4", "roll command")
    assert (s.fled[THEGN], dice(s)) == (0, (FYRD, 2))
    play(s, "roll flee blank")
    assert s.battle is not None
    assert (s.battle.fyrd, s.fled[THEGN], units_in(s, DUNHOLM)) == (3, 1, {NORSEMEN: 3})


def test_vx_9_1_an_ambush_is_the_first_english_roll() -> None:
    # Given an Ambush (V-15.46)
    s = led({NORSEMEN: 5, THEGN: 4}, advanced=True, hands={THEGN: ["t13_ambush"]})
    while "play t13_ambush" not in answers(s):
        play(s, "pass")
    play(s, "play t13_ambush")
    while s.rule == "V-9.2":
        play(s, "pass")

    # When it shows Commands, then they are Flees
    play(s, "roll hit command command")
    assert (s.fled[THEGN], units_in(s, CETREHT)) == (2, {NORSEMEN: 4, THEGN: 2})

    # And in the exchange Commands are Commands: the first roll is over
    play(s, "roll command command")
    assert (s.seat, s.rule) == (THEGN, "V-9.12")


def test_vx_9_1_on_a_roll_of_archers_flees_stay_ignored() -> None:
    # Given Archers (V-15.36) who attack Ragnar
    hands = {HOUSECARL: ["h13_archers"]}
    s = led({NORSEMEN: 5, HOUSECARL: 3}, active=HOUSECARL, advanced=True, hands=hands)
    while "play h13_archers" not in answers(s):
        play(s, "pass")
    play(s, "play h13_archers")
    while s.rule == "V-9.2":
        play(s, "pass")

    # When they roll Commands, then nobody flees and nobody goes
    play(s, "roll command command")
    assert (s.fled[HOUSECARL], units_in(s, CETREHT)) == (0, {NORSEMEN: 5, HOUSECARL: 3})

    # And the next English roll is not the first
    play(s, "roll command command command", "stay", "roll hit command")
    assert (s.seat, s.rule, s.fled[HOUSECARL]) == (HOUSECARL, "V-9.12", 0)


def test_vx_9_1_a_feigned_retreat_is_an_english_roll_too() -> None:
    # V-15.11: only Flees count in it, and Commands are such
    s = led({NORSEMEN: 2, THEGN: 3}, hands={NORSEMEN: ["n08_feigned_retreat"]})
    play(s, "play n08_feigned_retreat", "roll hit flee command")
    assert (s.fled[THEGN], units_in(s, CETREHT)) == (2, {NORSEMEN: 2, THEGN: 1})
    play(s, "roll command")
    assert (s.seat, s.rule) == (THEGN, "V-9.12")


def test_vx_9_1_a_quarrel_among_the_english_is_no_roll_of_the_battle() -> None:
    # V-15.14: Commands of the Discord do nothing; the roll after it is the first
    hands = {NORSEMEN: ["n11_northumbrian_discord"]}
    s = led({NORSEMEN: 2, HOUSECARL: 1, THEGN: 1}, shire=LUEL, hands=hands, units={CETREHT: {THEGN: 1}})
    play(s, "levy 2", "play n11_northumbrian_discord", "roll command", "roll command")
    assert s.fled == [0, 0, 0, 0]
    play(s, "roll command", "roll command", "roll blank blank")
    assert s.fled == [0, 0, 1, 1]


def test_vx_9_1_improved_training_does_not_help_against_it() -> None:
    # RULINGS: Flee faces of Thegns are Hits (V-15.43); Commands that count as Flees stay Flees
    s = led({NORSEMEN: 5, THEGN: 3}, active=THEGN, hands={THEGN: ["t10_improved_training"]})
    play(s, "play t10_improved_training", "roll command command command", "stay", "roll flee command command")
    assert (s.fled[THEGN], units_in(s, CETREHT)) == (2, {NORSEMEN: 4, THEGN: 1})


def test_vx_9_1_he_dies_like_any_leader() -> None:
    s = led({NORSEMEN: 1, THEGN: 1})
    play(s, "roll hit")
    assert s.leader_at[RAGNAR] == GONE
