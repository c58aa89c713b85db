"""A war goes to the table of dba and comes back, or is decided by one roll (AA-9.14, AA-9.15, AA-13.8, AA-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.arthur.bands import PRINCE, leaders
from heptarchy.games.arthur.bot.scores import scores
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.field import (
    BATTLE_CARDS,
    coast_of,
    country_of,
    make_battle,
    quick_weights,
    traits_of,
)
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.levy import kind_of
from heptarchy.games.arthur.table.actions import BATTLE
from heptarchy.games.arthur.table.state import NOBODY, OFF_MAP, SAXON, UNDECIDED, Campaign, changed
from heptarchy.games.arthur.war_declaration import declare
from heptarchy.games.dba.commands import LENT_SIZE
from heptarchy.games.dba.data import tables as dba
from heptarchy.games.dba.fitting import COAST_TO_CHOOSE, NO_COAST, refuse_kind
from heptarchy.games.dba.report import report
from heptarchy.games.dba.table.quick import WHOLE, chances
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.modes import NESTED
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out, levy
from tests.games.arthur.table import a_campaign, card, claim, hold, lay, options, owner, play, province, say
from tests.games.dba.advance import choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.events import Event

SIDES = ("join p1", "join p2")  # seats 0 and 2 against 1 and 3
CHAIRS = [0, 2, 1, 3]


def a_table(players: int = 4) -> Campaign:
    """A campaign whose battles are fought."""
    return a_campaign(players, battles="table")


def battle_of(s: Campaign) -> Battle:
    """The battle that is being fought."""
    battle = s.child
    assert isinstance(battle, Battle)
    return battle


def armed(expendables: int = 3) -> Campaign:
    """Seat 0 and 2 meet 1 and 3 in battle, with cards in hands and before rulers."""
    s = a_table()
    s.expendables = expendables
    hold(s, 0, "hammer_of_the_gods", "sorcery")
    hold(s, 1, "dragons_breath", "ambush")
    hold(s, 3, "plashing", "treachery")
    lay(s, 0, "warrior_prince")
    s.warlords = changed(s.warlords, province("rhegin"), 1)
    at_field(s, *SIDES)
    say(s, "fight")
    return s


def fight_on(s: Campaign, seed: int) -> Battle:
    """The battle is fought to its end by players without a plan; the war is settled with it."""
    rng = Rng(seed)
    battle = battle_of(s)
    while not battle.over:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights), FATE)
        elif s.mode != NESTED:  # AA-25.2
            s.apply(s.options[0])
        else:
            chair = rng.choice(battle.seats)
            s.apply(BATTLE + choose(battle, chair, rng), s.chairs[chair])
    return battle


def fought(seeds: range, shows: Callable[[Battle], bool], expendables: int = 3) -> tuple[Campaign, Campaign, Battle]:
    """The first of these battles that shows what a test is about: the campaign before it and after it."""
    for seed in seeds:
        s = armed(expendables)
        before = s.clone()
        battle = fight_on(s, seed)
        if shows(battle):
            return before, s, battle
    raise AssertionError(f"none of the battles {seeds} shows it")


# What goes in


def test_aa_21_1_every_player_present_leads_a_command_with_his_levied_army() -> None:
    s = armed()
    battle = battle_of(s)
    assert s.chairs == CHAIRS
    assert battle.side == [0, 0, 1, 1]
    assert battle.chief == [0, 2]  # chairs of seats 0 and 1
    assert battle.people == [0, 0, 0, 0]
    assert battle.expendables == 3
    for chair, seat in enumerate(CHAIRS):
        kinds = [battle.kind[e] for e in battle.members[chair]]
        assert sorted(kinds) == sorted(kind_of(one) for one in s.armies[seat])
        generals = [e for e in battle.members[chair] if battle.band[e] & dba.GENERAL]
        assert [battle.kind[e] for e in generals] == [s.leads[seat]]


def test_dba_36_2_in_a_campaign_nobody_concedes_for_others() -> None:
    s = at_field(a_table(2))
    assert make_battle(s, s.wars[0], [0, 1]).in_campaign


def test_aa_21_1_a_lord_is_c_in_c_for_his_vassal() -> None:
    s = a_table()
    s.lord = changed(s.lord, 1, 3)
    at_field(s, "join p1")
    say(s, "fight")
    assert s.chairs == CHAIRS
    assert battle_of(s).chief == [0, 3]


def test_aa_21_1_rulers_bring_their_traits() -> None:
    s = a_campaign()
    lay(s, 0, "schooled_in_war", "sly_fox", "the_brave", "legendary_prowess", "warrior_prince")
    lay(s, 1, "fool_in_war", "dumb_ox", "the_knave", "legendary_clumsiness")
    s.holder = [0, 3]
    s.bands = [[PRINCE, dba.SP], [], [province("elfael"), dba.SP], []]
    ruler = dba.SCHOOLED | dba.SLY_FOX | dba.BRAVE | dba.PROWESS | dba.HAS_PRINCE | dba.HAS_PENDRAGON
    assert traits_of(s, 0) == ruler
    assert traits_of(s, 1) == dba.FOOL | dba.DUMB_OX | dba.KNAVE | dba.CLUMSY
    assert traits_of(s, 2) == dba.HAS_WARLORD
    assert traits_of(s, 3) == dba.BRETWALDA


def test_aa_c_r4_brave_and_knave_cancel_prowess_and_clumsiness_do_not() -> None:
    s = a_campaign()
    lay(s, 0, "the_brave", "the_knave", "legendary_prowess", "legendary_clumsiness")
    s.bands = [[], [], [], []]
    assert traits_of(s, 0) == dba.PROWESS | dba.CLUMSY


def test_aa_13_9_a_warlord_who_is_cut_off_is_absent() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, province("elfael"), 1)
    s.raids = [0, province("elfael"), 0]
    assert leaders(s, 2) == []


def test_aa_27_1_bands_that_were_named_at_the_levy_go_into_the_battle() -> None:
    s = armed()
    battle = battle_of(s)
    for chair, bits in ((0, dba.PRINCE), (2, dba.WARLORD)):  # of seats 0 and 1
        band = [e for e in battle.members[chair] if battle.band[e] & bits]
        assert [battle.kind[e] for e in band] == [s.bands[CHAIRS[chair]][1]]
        assert not any(battle.band[e] & dba.GENERAL for e in band)

    # And no more are asked for
    rng = Rng(1)
    while battle.bound == 0:
        assert s.seat == FATE or not options(s)[0].startswith("battle/band")
        s.apply(rng.pick(s.weights) if s.seat == FATE else s.options[0], s.seat)


def test_aa_21_1_the_pendragon_leads_with_his_knights() -> None:
    s = a_table(2)
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    at_field(s)
    say(s, "fight")
    battle = battle_of(s)
    first = battle.members[0][0]
    assert battle.kind[first] == dba.KN
    assert battle.band[first] == dba.GENERAL | dba.PENDRAGON


def test_aa_c_r11_only_who_takes_part_has_battle_cards() -> None:
    s = armed()
    battle = battle_of(s)
    found = [[t.CARD_KEYS[BATTLE_CARDS[one]] for one in range(dba.CARDS) if bits >> one & 1] for bits in battle.hands]
    assert [sorted(row) for row in found] == [
        ["hammer_of_the_gods", "sorcery"],
        [],
        ["ambush", "dragons_breath"],
        ["plashing"],
    ]


def test_aa_c_r11_who_went_home_or_fights_elsewhere_brings_none() -> None:
    s = a_table()
    hold(s, 3, "plashing")
    besieged(s, *SIDES)
    say(s, "stay", "leave", "sally")
    battle = battle_of(s)
    assert s.chairs == [0, 2, 1]
    assert battle.hands == [0, 0, 0]


# Roles and ground


def test_aa_9_14_the_declaring_side_attacks() -> None:
    assert battle_of(armed()).attacker == 0


@pytest.mark.parametrize(("seat", "key", "asked"), [(3, "sly_fox", 1), (2, "sly_fox", 0), (3, "dumb_ox", 0)])
def test_aa_9_14_a_fox_or_an_ox_gives_a_side_the_choice(seat: int, key: str, asked: int) -> None:
    s = a_table()
    lay(s, seat, key)
    at_field(s, *SIDES)
    say(s, "fight")
    assert s.seats == [asked]
    assert set(options(s)) == {"battle/attack", "battle/defend"}


def test_aa_9_14_if_both_sides_may_choose_neither_does() -> None:
    s = a_table()
    lay(s, 3, "sly_fox", "dumb_ox")
    at_field(s, *SIDES)
    say(s, "fight")
    assert "battle/attack" not in options(s)
    assert battle_of(s).attacker == 0


@pytest.mark.parametrize(("key", "terrain"), [("rhegin", t.FOREST), ("calchfynydd", t.HILLY), ("lundein", t.ARABLE)])
def test_aa_9_15_the_ground_is_that_of_the_province(key: str, terrain: int) -> None:
    s = declared(a_campaign(), key)
    assert country_of(s, s.wars[0]) == terrain
    assert make_battle_ground(s) == terrain


def make_battle_ground(s: Campaign) -> int:
    """The country in which the battle of this war is fought."""
    say(s, *SIDES)
    levy(s)
    return make_battle(s, s.wars[0], CHAIRS).country


@pytest.mark.parametrize(("key", "coast"), [("rhegin", True), ("calchfynydd", False), ("lundein", True)])
def test_aa_23_1_and_23_2_a_coast_makes_littoral_ground_and_waterways_possible(key: str, coast: bool) -> None:
    s = declared(a_campaign(), key)
    assert bool(t.COASTS[s.wars[0].thing]) == coast
    assert coast_of(s, s.wars[0]) == (COAST_TO_CHOOSE if coast else NO_COAST)
    say(s, *SIDES)
    levy(s)
    battle = make_battle(s, s.wars[0], CHAIRS)
    battle.run()
    # The defenders' C-in-C is asked which ground it is; without a coast he lays it at once
    assert (battle.rule, battle.seat) == ("DBA-30.1" if coast else "DBA-3.5", battle.chief[1])
    assert (refuse_kind(battle, [], dba.WATERWAY) is None) == (coast and battle.country == t.ARABLE)


def test_aa_23_2_no_waterway_without_a_coast() -> None:
    s = declared(a_table(2), "lundein")
    s.wars[0].thing = next(p for p in range(t.PROVINCES) if not t.COASTS[p])
    assert make_battle(s, s.wars[0], [0, 1]).coast == NO_COAST


def lands(s: Campaign) -> list[bool]:
    """By side: may it land, where the war of seat 0 on seat 1 is fought?"""
    return make_battle(s, s.wars[0], [0, 1]).landing


def no_coast_but(s: Campaign, *keys: str) -> None:
    """Nobody owns anything on a coast, but for these provinces, which stay with whoever has them."""
    kept = [province(key) for key in keys]
    s.owner = [NOBODY if t.COASTS[p] and p not in kept else one for p, one in enumerate(s.owner)]


def test_aa_23_3_who_owns_another_province_on_that_water_may_land() -> None:
    s = declared(a_table(2), "lundein")  # on the Saxon Shore, seat 1's
    no_coast_but(s, "lundein")
    assert lands(s) == [False, False], "the province that is fought over is not another one"
    s.owner[province("rhegin")] = 0
    assert lands(s) == [True, False]
    s.owner[province("rhegin")] = 1
    assert lands(s) == [False, True]


def test_aa_23_3_only_on_the_same_water() -> None:
    s = declared(a_table(2), "lundein")
    no_coast_but(s, "lundein")
    irish = [p for p in range(t.PROVINCES) if t.COASTS[p] == t.IRISH_SEA]
    s.owner[irish[0]] = 0
    assert lands(s) == [False, False]
    both = [p for p in range(t.PROVINCES) if t.COASTS[p] & t.IRISH_SEA and t.COASTS[p] != t.IRISH_SEA]
    assert sorted(t.PROVINCE_KEYS[p] for p in both) == ["cernow", "dyfnaint"]
    s.owner[both[0]] = 0
    assert lands(s) == [True, False]


@pytest.mark.parametrize(("key", "may"), [("long_ships", True), ("irish_scourge", False)])
def test_aa_23_3_or_who_has_keels_on_it(key: str, may: bool) -> None:
    s = declared(a_table(2), "lundein")
    no_coast_but(s, "lundein")
    s.ships = [card(key), 1, province("lundein")]
    assert lands(s) == [False, may]


def test_aa_23_3_no_water_no_landing() -> None:
    s = declared(a_table(2), "lundein")
    inland = next(p for p in range(t.PROVINCES) if not t.COASTS[p])
    s.wars[0].thing = inland
    assert lands(s) == [False, False]


def test_aa_23_1_there_are_31_provinces_with_a_coast() -> None:
    assert sum(1 for coast in t.COASTS if coast) == 31


def test_aa_9_15_for_thrones_and_titles_it_is_the_enemys_home() -> None:
    s = a_campaign(7)
    add_throne_claim(s, 0, 6, t.CLAIM_TO_THE_THRONE)
    play(s, declare, card("cassus_belli"))
    say(s, "war_on p7", "over_throne p7", "uphold")
    assert t.TERRAIN[t.DEGANWY] == t.HILLY
    assert country_of(s, s.wars[0]) == t.HILLY


def test_aa_9_15_for_cast_out_the_saxons_too() -> None:
    s = a_campaign(7)
    s.people = changed(s.people, 6, SAXON)
    play(s, declare, card("cast_out_the_saxons"))
    say(s, "war_on p7")
    assert country_of(s, s.wars[0]) == t.HILLY


# What comes back


@pytest.mark.many_games
@pytest.mark.parametrize(("first", "winner", "fallen"), [(66, 0, "ruler"), (55, 1, "ruler"), (49, -1, "warlord")])
def test_aa_21_2_a_war_of_four_is_fought_on_the_table_and_comes_back(first: int, winner: int, fallen: str) -> None:
    def shows(battle: Battle) -> bool:
        told = report(battle)
        return told["winner"] == winner and fallen in [row["person"] for row in told["dead"]]

    before, s, battle = fought(range(first, first + 40), shows)
    hands, discard = before.hands, before.discard
    told = report(battle)
    while not s.over:  # claims that two winners share
        say(s, options(s)[0])

    # The result; a death exercises the claim, whoever wins (AA-24.1)
    dead = [CHAIRS[row["owner"]] for row in told["dead"] if row["person"] == "ruler"]
    kept = winner != 0 and 1 not in dead
    assert owner(s, "lundein") == (1 if kept else 0)
    assert s.claims[t.LUNDEIN] >> 0 & 1 == (kept and winner == -1)

    # Deaths
    assert s.reign == [2 if seat in dead else 1 for seat in range(4)]
    warlords = [row for row in told["dead"] if row["person"] == "warlord"]
    assert s.discard[t.WARLORD] - discard[t.WARLORD] == len(warlords)
    princes = [row for row in told["dead"] if row["person"] == "warrior_prince"]
    assert (t.WARRIOR_PRINCE in s.lying[0]) == (0 not in dead and not princes)

    # Auxilia, Expendables
    for chair, seat in enumerate(CHAIRS):
        assert s.auxilia[seat] == 3 - told["ax_destroyed"][chair]
    assert s.expendables == 3 - sum(told["expendables_revealed"])

    # Cards that were used are discarded, the others are in the hand
    for seat in range(4):
        for one in hands[seat]:
            used = t.CARD_KEYS[one] in told["cards_used"]
            assert (one in s.hands[seat]) != used
            assert s.discard[one] == discard[one] + used


def test_aa_c_r12_a_hammer_that_was_not_shown_goes_back_to_the_hand() -> None:
    # It was on the field
    _, s, _ = fought(range(9, 49), lambda battle: battle.extra[0] and not battle.shown >> dba.HAMMER & 1)
    assert t.HAMMER_OF_THE_GODS in s.hands[0]
    assert s.expendables == 3


def test_aa_c48_with_the_last_expendable_the_hammer_is_out_of_the_game() -> None:
    _, s, _ = fought(range(2, 42), lambda battle: bool(battle.shown >> dba.HAMMER & 1), expendables=1)
    assert s.expendables == 0
    assert t.HAMMER_OF_THE_GODS not in s.hands[0]
    assert s.discard[t.HAMMER_OF_THE_GODS] == 0
    assert s.gone[t.HAMMER_OF_THE_GODS] == 1


# Deaths in a battle (AA-24.1, DBA-36.4)


def slain(*persons: tuple[int, int], throne_on_death: bool = False) -> Campaign:
    """Such a battle, which is about to begin; these people of these chairs fall in it before the next answer."""
    s = a_campaign(battles="table", throne_on_death=throne_on_death)
    claim(s, 0, "caer_wenta")
    claim(s, 2, "calchfynydd")
    lay(s, 1, "warrior_prince", "the_brave")
    s.warlords = changed(s.warlords, province("rhegin"), 1)
    at_field(s, *SIDES)
    say(s, "fight")
    battle = battle_of(s)
    for chair, person in persons:
        e = next(e for e in battle.members[chair] if battle.band[e] & person)
        battle.toll = [*battle.toll, e, person]
    s.apply(s.options[0])
    return s


def test_aa_24_1_a_ruler_who_dies_in_a_battle_is_dead_at_once() -> None:
    s = slain((2, dba.GENERAL))

    # His cards are gone and claims on him are exercised, while the battle waits
    assert s.mode != NESTED
    assert s.reign == [1, 2, 1, 1]
    assert s.wars[0].dead == [1]
    assert s.lying[1] == []
    assert (owner(s, "lundein"), owner(s, "caer_wenta"), owner(s, "calchfynydd")) == (0, 0, 2)
    assert (s.seats, s.rule) == ([1], "AA-25.2")

    # Then the heir says what he claims, and goes on with the war
    battle = battle_of(s)
    stood = battle.checksum()
    say(s, "done")
    assert s.mode == NESTED
    assert battle_of(s).checksum() == stood
    assert s.claims[t.LUNDEIN] == s.claims[t.CAER_WENTA] == 1 << 1
    assert s.wars[0].winner == UNDECIDED
    fight_on(s, 3)
    assert s.over


def test_dba_36_4_the_campaign_is_told_before_the_battle_goes_on() -> None:
    s = slain()
    heard: list[Event] = []
    s.ears = heard
    battle = battle_of(s)
    general = next(e for e in battle.members[2] if battle.band[e] & dba.GENERAL)
    battle.toll = [general, dba.GENERAL]
    s.apply(s.options[0])
    names = [event.name for event in heard]
    assert "ruler_died" in names
    assert names.index("ruler_died") < names.index("land_gained")


@pytest.mark.parametrize(
    ("person", "card", "left"),
    [
        (dba.WARLORD, t.WARLORD, [t.THE_BRAVE, t.WARRIOR_PRINCE]),
        (dba.PRINCE, t.WARRIOR_PRINCE, [t.THE_BRAVE]),
    ],
)
def test_aa_13_10_so_are_a_warlord_and_a_prince(person: int, card: int, left: list[int]) -> None:
    s = slain((2, person))
    assert s.mode == NESTED
    assert s.reign == [1, 1, 1, 1]
    assert s.discard[card] == 1
    assert s.lying[1] == left


def test_aa_24_1_a_battle_that_is_over_waits_for_the_heir_too() -> None:
    # Given a battle in which the ruler of seat 1 falls with the last blow
    s = slain()
    battle = battle_of(s)
    battle.agenda, battle.agenda_args = [end_with_a_blow], [0]
    while s.mode == NESTED:
        s.apply(s.options[0], s.seats[0])

    # Then claims on him are exercised first, and the war is settled when his heir has answered
    assert battle.over
    assert s.rule == "AA-25.2"
    assert s.wars[0].winner == UNDECIDED
    say(s, "waive")
    assert s.over
    assert s.claims[t.LUNDEIN] == s.claims[t.CAER_WENTA] == 0


def end_with_a_blow(battle: Battle, _: int) -> None:
    """The general of seat 1 falls, and the battle is over."""
    battle.toll = [next(e for e in battle.members[2] if battle.band[e] & dba.GENERAL), dba.GENERAL]
    battle.finish([1 if side == 0 else 0 for side in battle.side], "test")


def test_aa_24_1_while_a_battle_waits_bots_and_views_see_a_question_of_the_campaign() -> None:
    s = slain((2, dba.GENERAL))
    assert not s.delegates(1)
    assert options(s) == ["done", "renounce lundein", "renounce caer_wenta", "renounce calchfynydd", "waive"]
    assert scores(s, 1, s.options) == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert ARTHUR.forecast(s, 1)["wars"]
    other = s.redeal(0, Rng(4))
    assert (other.rule, other.seats, options(other)) == (s.rule, s.seats, options(s))
    other.apply(other.options[0])
    assert other.mode == NESTED


def test_aa_25_3_a_bond_by_a_death_in_a_war_begins_after_its_settlement() -> None:
    # Given seat 3, on the same side, claims the throne of seat 1, whose ruler falls
    s = slain(throne_on_death=True)
    add_throne_claim(s, 3, 1, t.CLAIM_TO_THE_THRONE)
    battle = battle_of(s)
    general = next(e for e in battle.members[2] if battle.band[e] & dba.GENERAL)
    battle.toll = [general, dba.GENERAL]
    s.apply(s.options[0])
    say(s, "done")
    assert s.lord[1] == NOBODY
    fight_on(s, 3)
    while not s.over:
        say(s, options(s)[0])
    assert s.lord[1] == 3


# Bands of several Warlords


def with_warlords(*keys: str) -> Campaign:
    """Ceint brings Warlords of these provinces to a battle of two, and has named their bands."""
    s = a_table(2)
    for key in keys:
        s.warlords = changed(s.warlords, province(key), s.warlords[province(key)] + 1)
    at_field(s)
    say(s, "fight")
    return s


def bands(s: Campaign) -> list[int]:
    """The elements that are bands of Warlords."""
    battle = battle_of(s)
    return [e for e in range(len(battle.kind)) if battle.band[e] & dba.WARLORD]


def test_aa_c_r3_a_band_is_named_for_each_warlord_two_in_one_province_too() -> None:
    s = with_warlords("rhegin", "caer_wenta", "caer_wenta")
    assert len(bands(s)) == 3
    assert [battle_of(s).owner[e] for e in bands(s)] == [1, 1, 1]
    assert not any(battle_of(s).band[e] & dba.GENERAL for e in bands(s))


@pytest.mark.parametrize(
    ("fallen", "left"), [([0], [0, 2]), ([1], [1, 1]), ([2], [1, 1]), ([1, 0], [0, 1]), ([2, 1], [1, 0])]
)
def test_aa_c_r3_each_band_stands_for_a_warlord_of_its_own(fallen: list[int], left: list[int]) -> None:
    # Given a Warlord in Rhegin and two in Caer Wenta, with a band each, some of which fall with them
    s = with_warlords("rhegin", "caer_wenta", "caer_wenta")
    battle = battle_of(s)
    battle.toll = [fact for at in fallen for fact in (bands(s)[at], dba.WARLORD)]

    # Then those are dead at once and no others, and their cards are discarded
    s.apply(s.options[0])
    assert [s.warlords[province(key)] for key in ("rhegin", "caer_wenta")] == left
    assert s.discard[t.WARLORD] == len(fallen)


def test_aa_7_5_a_raid_on_a_home_does_not_cut_its_warlord_off() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, t.PENGWERN, 1)
    s.raids = [0, t.PENGWERN, 0]
    assert leaders(s, 2) == [t.PENGWERN]


# Quick battles


def test_aa_21_5_one_roll_decides_with_the_measured_chances() -> None:
    s = a_campaign(2)
    for key in ("lundein", "rhegin"):
        s.population = changed(s.population, province(key), SAXON)
    at_field(s)
    say(s, "fight")
    assert s.seat == FATE
    odds = chances(len(s.armies[0]), "mixed", len(s.armies[1]), "mixed")
    assert (len(s.armies[0]), len(s.armies[1])) == (11, 13)
    assert options(s) == ["outcome won", "outcome lost", "outcome drawn"]
    assert s.weights is not None
    weights = quick_weights(s, s.wars[0])
    assert weights.weights == [odds.win, odds.loss, WHOLE - odds.win - odds.loss]


@pytest.mark.parametrize("outcome", ["won", "lost", "drawn"])
def test_aa_21_6_in_a_quick_battle_no_card_and_no_expendable_is_used(outcome: str) -> None:
    s = a_campaign()
    hold(s, 0, "hammer_of_the_gods", "sorcery")
    at_field(s, *SIDES)
    say(s, "fight", f"outcome {outcome}")
    assert s.over
    assert s.hands[0] == [t.SORCERY, t.HAMMER_OF_THE_GODS]
    assert s.expendables == 3
    assert owner(s, "lundein") == (0 if outcome == "won" else 1)


@pytest.mark.parametrize("battles", ["table", "quick"])
def test_aa_21_8_a_siege_is_played_in_every_case(battles: str) -> None:
    s = besieged(a_campaign(2, battles=battles))
    assert s.child is None
    hold_out(s, 6, 1)
    assert s.over
    assert owner(s, "lundein") == 0


def test_aa_21_8_only_a_sally_is_a_battle() -> None:
    s = besieged(a_table(2))
    claim(s, 1, "cernow")
    say(s, "sally")
    assert battle_of(s).side == [0, 1]


def test_aa_21_9_no_more_elements_take_the_field_than_a_command_has_room_for() -> None:
    # Given a king of the whole map, and all of it Saxon but his home
    s = a_table(2)
    for land in range(t.PROVINCES):
        if s.owner[land] == OFF_MAP:
            s.owner[land] = 0
        if land not in t.HOME_OF[:2]:
            s.population = changed(s.population, land, SAXON)
    at_field(s)
    assert len(s.armies[0]) > LENT_SIZE
    say(s, "fight")
    # Then thirty-nine of his elements fight, his general among them, and all of the other's
    battle = battle_of(s)
    assert len(battle.members[0]) == LENT_SIZE
    assert battle.band[battle.members[0][0]] & dba.GENERAL
    assert len(battle.members[1]) == len(s.armies[1])
