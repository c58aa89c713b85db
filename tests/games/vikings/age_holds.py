"""What holds at every moment of a game with modules of the Viking Age (VX, beside V-16)."""

from __future__ import annotations

from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.table.age import ASIDE, CARRIED, CLAIMED, FACES, NOBODY, ON_SITE, OPEN, SPENT, Age, Fray
from heptarchy.games.vikings.table.modules import (
    EPIC_BATTLES,
    KINGDOMS,
    KINGS,
    LAND_AND_GODS,
    LEGENDARY,
    LEGENDS,
    RELICS,
    RUNES,
    SHIPS,
)
from heptarchy.games.vikings.table.state import OFF_SHORE, SHIRE_COUNT, UNSEEN, Vikings


def bits(mask: int) -> set[int]:
    """The numbers that a mask stands for."""
    return {bit for bit in range(mask.bit_length()) if mask >> bit & 1}


def has_tile(s: Vikings, shire: int) -> bool:
    """VX-1.8: a Fort or a Settlement stands there."""
    return s.age is not None and (s.age.forts | s.age.settlements) >> shire & 1 == 1


def with_lagertha(s: Vikings, faction: int) -> int:
    """VX-9.2: units on her card."""
    return 0 if s.age is None else s.age.aboard[faction]


def among_traitors(s: Vikings, faction: int) -> int:
    """VX-7.11: units that fight for the other side."""
    fray = None if s.battle is None else s.battle.fray
    return fray.traitors if fray is not None and fray.traitor == faction else 0


def hand_limit(s: Vikings, faction: int) -> int:
    """V-11.1; VX-6.16: one more for a side that has had the reward of the Saga-Singer."""
    age = s.age
    sung = age is not None and age.legends and age.legends[ta.SAGA_SINGER] == CLAIMED + t.SIDE_OF[faction]
    return s.params.hand_size + (1 if sung else 0)


def age_invariants(s: Vikings, dealt: bool) -> None:
    """What lies on the table for the modules; what only a game that was played keeps, if it was `dealt`."""
    age = s.age
    if age is None:
        assert s.params.modules == 0
        assert len(s.leader_at) == t.BASE_LEADERS
        assert s.battle is None or s.battle.fray is None
        return
    modules = s.params.modules
    assert modules
    _tiles_are_in_order(s, age)
    _kings_and_dice_are_in_order(s, age)
    _relics_and_legends_are_in_order(s, age)
    _ships_and_leaders_are_in_order(s, age)
    assert 0 <= age.epics <= min(s.params.epic_cards, age.epic_pool.bit_count())
    assert modules & EPIC_BATTLES or (age.epics, age.epic_pool) == (0, 0)
    assert age.kingdoms < 16 if modules & KINGDOMS else (age.kingdoms, age.spurred) == (0, 0)
    if s.battle is not None:
        assert s.battle.fray is not None
        _fray_is_in_order(s, s.battle.fray)
    if dealt:
        _control_is_settled(s, age)


def _tiles_are_in_order(s: Vikings, age: Age) -> None:
    """VX-1.1, VX-1.2, VX-1.4, VX-1.6: no more tiles than there are, each in its place."""
    if not s.params.modules & LAND_AND_GODS:
        assert (age.churches, age.tiles, age.forts, age.settlements, age.fresh) == (0, 0, 0, 0, 0)
        return
    assert bits(age.churches) <= set(ta.CHURCHES)
    assert 0 <= age.tiles <= len(ta.CHURCHES) - age.churches.bit_count(), "more plundered Churches than were taken"
    assert age.forts & age.settlements == 0
    assert age.fresh & ~age.settlements == 0
    standing = bits(age.forts | age.settlements)
    assert len(standing) <= s.params.fort_tiles
    for shire in standing:
        assert shire < SHIRE_COUNT
        assert not t.IS_MARSH[shire]


def _kings_and_dice_are_in_order(s: Vikings, age: Age) -> None:
    """VX-3.1: each King is with one faction, or played; VX-4.1: no more dice than there are."""
    held = [king for king in age.kings if king != NOBODY]
    assert len(set(held)) == len(held)
    assert not set(held) & bits(age.kings_played)
    if not s.params.modules & KINGS:
        assert (held, age.kings_played, age.haste) == ([], 0, 0)
    assert 0 <= age.haste <= s.params.burgred_steps
    for left in age.dice:
        assert 0 <= left <= (s.params.rune_dice if s.params.modules & RUNES else 0)


def _relics_and_legends_are_in_order(s: Vikings, age: Age) -> None:
    """VX-5, VX-6.1: where they may be."""
    assert len(age.relics) == (len(ta.RELICS) if s.params.modules & RELICS else 0)
    assert all(ON_SITE <= at <= SPENT for at in age.relics)
    assert len(age.legends) == (len(ta.LEGEND_KEYS) if s.params.modules & LEGENDS else 0)
    assert all(ASIDE <= at <= CLAIMED + 1 for at in age.legends)
    if age.legends:
        for at_once in (ta.SWIFT_MARCH, ta.KING_SLAYER):
            assert age.legends[at_once] in (ASIDE, OPEN) or age.legends[at_once] >= CLAIMED
        assert min(age.wins) >= 0
    assert age.singer == NOBODY or hand_limit(s, age.singer) > s.params.hand_size


def _ships_and_leaders_are_in_order(s: Vikings, age: Age) -> None:
    """VX-8.2: six ships on coasts; VX-9: who is off shore, with whom."""
    ships = bits(age.ships)
    assert len(ships) <= (s.params.ship_markers if s.params.modules & SHIPS else 0)
    assert all(t.IS_COASTAL[shire] and not t.IS_MARSH[shire] for shire in ships)
    assert min(age.aboard) >= 0
    if s.leader_at[t.LAGERTHA] == OFF_SHORE:
        assert sum(age.aboard) > 0
        assert age.escort != NOBODY
    else:
        assert age.aboard == [0, 0]
    if not s.params.modules & LEGENDARY:
        assert s.leader_at[t.LAGERTHA] == UNSEEN
        assert s.leader_at[t.RAGNAR] < 0


def _fray_is_in_order(s: Vikings, fray: Fray) -> None:
    """VX-4.2, VX-7: dice, Epic cards and traitors of one battle."""
    b = s.battle
    assert b is not None
    assert min(fray.traitors, *fray.fallen, *fray.rolls, *fray.shielded, *fray.thrown) >= 0
    if fray.traitor == NOBODY:
        assert fray.traitors == 0
    else:
        assert t.SIDE_OF[fray.traitor] == b.attacker
        assert s.units[fray.traitor][b.shire] == 0, "some of a faction are traitors and some are not"
    assert (fray.epic == NOBODY) == (not fray.epic_cards)
    assert len(fray.faces) <= len(fray.casters) <= 2
    assert all(fray.cast >> faction & 1 for faction in fray.casters)
    for kind in range(len(t.UNIT_KINDS)):
        assert sum(fray.thrown[kind * FACES : kind * FACES + FACES]) <= t.DICE[kind]


def _control_is_settled(s: Vikings, age: Age) -> None:
    """V-2.10: who holds a city is what the modules think, but where it is fought for; VX-1.3, VX-5.3, VX-5.4."""
    for city in range(SHIRE_COUNT):
        vikings = s.units[0][city] + s.units[1][city] > 0 or has_tile(s, city)
        english = s.units[2][city] + s.units[3][city] > 0
        if not t.IS_CITY[city] or (vikings and english) or (s.battle is not None and s.battle.shire == city):
            continue
        assert (age.held >> city & 1 == 1) == vikings, f"who holds {t.SHIRES[city]}?"
        if vikings:
            falls = s.params.plunder_passing and age.churches >> city & 1
            assert not falls, f"the Church of {t.SHIRES[city]} stands among Vikings"
        for relic, at in enumerate(age.relics):
            if ta.RELIC_SITES[relic] == city and at != SPENT:
                assert (at >= CARRIED) == vikings, f"the relic of {t.SHIRES[city]} is not where it should be"
    assert bits(age.held) <= set(t.CITIES)
    if s.round and s.params.modules & LEGENDS:
        assert sum(at != ASIDE for at in age.legends) == s.params.legends_open
    if s.round and s.params.modules & KINGS:
        kings = {king for king in age.kings if king != NOBODY} | bits(age.kings_played)
        assert len(kings) == 4
