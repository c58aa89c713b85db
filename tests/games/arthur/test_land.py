"""Provinces and their people (AA-6)."""

from __future__ import annotations

import pytest

from heptarchy.games.arthur.claims import give_land
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die, turn_british, turn_saxon
from heptarchy.games.arthur.levy import kind_of, province_levy, sure_elements
from heptarchy.games.arthur.realm import land_of, neighbours, touches_land
from heptarchy.games.arthur.settlement import settle_war
from heptarchy.games.arthur.table.state import BELL, BRITISH, IRISH, NOBODY, SAXON, changed
from heptarchy.games.arthur.turn import play_card
from heptarchy.games.dba.data.tables import SP, WB
from tests.games.arthur.table import (
    a_campaign,
    a_war,
    claim,
    give,
    hold,
    options,
    owner,
    people,
    play,
    province,
    refused,
    say,
)


def places(names: list[str]) -> set[str]:
    """The provinces among answers."""
    return {name.removeprefix("at ") for name in names if name.startswith("at ")}


def offered(card: str, seat: int = 0, saxon: tuple[str, ...] = (), irish: tuple[str, ...] = ()) -> set[str]:
    """Where a card may be played, with these provinces Saxon or Irish."""
    s = a_campaign()
    s.active = seat
    for key in saxon:
        people(s, key, SAXON)
    for key in irish:
        people(s, key, IRISH)
    if t.CARD_KEYS.index(card) >= t.BASE_CARDS:
        hold(s, seat, card)
    play(s, play_card)
    if f"play {card}" not in options(s):
        return set()
    say(s, f"play {card}")
    return places(options(s))


@pytest.mark.parametrize(("population", "levy"), [(BRITISH, [SP]), (SAXON, [WB, WB]), (IRISH, [WB, WB])])
def test_aa_6_1_what_a_province_levies(population: int, levy: list[int]) -> None:
    s = a_campaign()
    people(s, "cernow", population)
    assert [kind_of(one) for one in province_levy(s, t.CERNOW)] == levy


def test_aa_6_1_an_irish_province_without_an_owner_levies_nothing() -> None:
    s = a_campaign()
    people(s, "cernow", IRISH)
    with_it = [len(sure_elements(s, seat, False)) for seat in range(4)]
    give(s, "cernow", NOBODY)
    without_it = [len(sure_elements(s, seat, False)) for seat in range(4)]
    assert without_it == [with_it[0] - 2, *with_it[1:]]


def test_aa_6_2_saxons_settle_in_the_own_land_on_the_shore_or_beside_saxons() -> None:
    assert offered("saxon_settlement", seat=0) == set()
    assert offered("saxon_settlement", seat=1) == {"lundein", "rhegin", "caer_wenta"}
    # Caer Wenta is another player's, and opens the way
    assert offered("saxon_settlement", seat=0, saxon=("caer_wenta",)) == {"durnovaria", "caer_baddan"}
    # what is Saxon or Irish already is left out
    assert offered("saxon_settlement", seat=1, saxon=("rhegin",), irish=("lundein",)) == {
        "caer_wenta",
        "caer_celemion",
    }


def test_aa_6_2_saxons_migrate_into_the_land_of_others() -> None:
    shore = {"lundein", "rhegin", "caer_wenta", "banovallum", "gyrwas", "iceni", "caer_colun"}
    assert offered("migrating_saxons") == shore
    assert offered("migrating_saxons", seat=1) == {"banovallum", "gyrwas", "iceni", "caer_colun"}
    # beside Saxons, Irish land too; not what is Saxon, nor the own
    assert offered("migrating_saxons", saxon=("caer_ceri", "lindinis")) == shore | {
        "caer_celemion",
        "calchfynydd",
        "caer_gloui",
        "luitcoet",
    }
    assert "lundein" in offered("migrating_saxons", irish=("lundein",))
    assert "lundein" not in offered("migrating_saxons", saxon=("lundein",))


def test_aa_6_2_britons_migrate_anywhere() -> None:
    assert offered("migrating_britons") == set()
    assert offered("migrating_britons", saxon=("lundein", "cernow"), irish=("elfael",)) == {
        "lundein",
        "cernow",
        "elfael",
    }


def test_aa_6_3_a_home_goes_with_its_ruler() -> None:
    s = a_campaign()
    turn_saxon(s, 1)
    assert s.population[t.DUROVERNUM] == SAXON
    turn_british(s, 1)
    assert s.population[t.DUROVERNUM] == BRITISH


def test_aa_6_3_a_home_is_no_target_for_cards_that_take_land() -> None:
    # Homes on the shore, beside Saxons, on the Irish Sea; and of a Saxon ruler
    assert "durovernum" not in offered("saxon_settlement", seat=1, saxon=("lundein",))
    assert "durovernum" not in offered("migrating_saxons", saxon=("lundein",))
    assert offered("migrating_britons", saxon=("durovernum", "lundein")) == {"lundein"}
    for card in ("irish_scourge", "irish_invaders"):
        s = a_campaign(7)
        hold(s, 0, card)
        play(s, play_card)
        say(s, f"play {card}")
        assert "deganwy" not in places(options(s))
        assert "mon" in places(options(s))
    s = a_campaign()
    s.people = [SAXON, 0, 0, 0]
    hold(s, 0, "long_ships")
    play(s, play_card)
    say(s, "play long_ships")
    assert not {"isca", "durovernum"} & places(options(s))
    assert {"durnovaria", "lundein"} <= places(options(s))


def test_aa_6_4_where_the_irish_land_everything_goes() -> None:
    # Given a province with a claim, a Warlord and raiders in it
    s = a_campaign()
    claim(s, 2, "lindinis")
    claim(s, 2, "cernow")
    s.warlords = changed(s.warlords, t.LINDINIS, 1)
    s.raids = [1, t.LINDINIS, 0, 1, t.CAER_BADDAN, 0]
    hold(s, 0, "irish_invaders")
    play(s, play_card)
    say(s, "play irish_invaders", "at lindinis")

    # Then it is Irish and nobody's, and all of that is gone; what lies elsewhere is not
    assert owner(s, "lindinis") == NOBODY
    assert s.population[t.LINDINIS] == IRISH
    assert s.claims[t.LINDINIS] == 0
    assert s.warlords[t.LINDINIS] == 0
    assert s.discard[t.WARLORD] == 1
    assert s.raids == [1, t.CAER_BADDAN, 0]
    assert s.claims[t.CERNOW] == 1 << 2


def test_aa_6_4_nobody_takes_it_but_with_irish_subjects() -> None:
    # Given an Irish province without an owner
    s = a_campaign()
    people(s, "lindinis", IRISH)
    give(s, "lindinis", NOBODY)
    people(s, "lundein", SAXON)
    hold(s, 0, "migrating_britons", "irish_subjects")

    # Then it can be neither claimed nor settled
    first = s.clone()
    play(first, play_card)
    say(first, "play establish_claim")
    assert "at lindinis" not in options(first)
    second = s.clone()
    play(second, play_card)
    say(second, "play migrating_britons")
    assert options(second) == ["at lundein"]

    # And Irish Subjects gives it to one whose land it touches
    play(s, play_card)
    say(s, "play irish_subjects")
    assert options(s) == ["at lindinis"]
    say(s, "at lindinis")
    assert owner(s, "lindinis") == 0
    assert s.population[t.LINDINIS] == IRISH


def test_aa_6_4_irish_subjects_needs_land_that_it_touches() -> None:
    s = a_campaign()
    people(s, "cernow", IRISH)
    give(s, "cernow", NOBODY)
    s.active = 1
    hold(s, 1, "irish_subjects")
    play(s, play_card)
    assert refused(s, "play irish_subjects") == "AA-3.12"


def test_aa_6_5_provinces_touch_over_a_border_if_both_are_in_play() -> None:
    s = a_campaign(4)
    keys = [t.PROVINCE_KEYS[p] for p in neighbours(s, t.CAER_BADDAN)]
    assert keys == ["lindinis", "durnovaria", "caer_wenta", "caer_celemion", "caer_gloui", "caer_ceri"]
    assert t.GWENT in neighbours(a_campaign(6), t.CAER_BADDAN)
    assert touches_land(s, t.CAER_WENTA, 0)
    assert not touches_land(s, t.LUNDEIN, 0)


def test_aa_6_6_a_home_changes_hands_neither_by_death_nor_by_war() -> None:
    # Given a claim on a home, which no rule allows
    s = a_campaign()
    claim(s, 0, "durovernum")
    die(s, 1, BELL)
    assert owner(s, "durovernum") == 1

    # And a lord, which is all that others can be
    s.throne_claims = changed(s.throne_claims, 1, 1)
    s.throne_cards = changed(s.throne_cards, 4, t.CLAIM_TO_THE_THRONE)
    s.claims = [0] * t.PROVINCES
    war = a_war(0, 1)
    war.side, war.winner, war.lords = [0, 1, -1, -1], 0, s.lord
    s.wars = [war]
    play(s, settle_war)
    assert s.lord[1] == 0
    assert owner(s, "durovernum") == 1


def test_aa_6_6_land_is_all_that_a_player_owns() -> None:
    s = a_campaign()
    give_land(s, province("lundein"), 0)
    assert land_of(s, 0) == [*t.PROVINCES_OF[t.DUMNONIA], t.LUNDEIN]
