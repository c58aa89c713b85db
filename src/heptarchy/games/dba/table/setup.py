"""Set-up: from options, or from a campaign, to the first step of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.dba.bound import begin_battle
from heptarchy.games.dba.camps import choose_edges, choose_roles, pitch_camps
from heptarchy.games.dba.commands import count_elements, dismount, enrol, lend, name_bands, order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.data.params import Params, make_params
from heptarchy.games.dba.data.scenarios import BATTLE_KEYS, scenario, shared_out
from heptarchy.games.dba.deployment import deploy
from heptarchy.games.dba.fitting import COAST
from heptarchy.games.dba.holds import HOLDS, build_towns
from heptarchy.games.dba.landing import find_shores
from heptarchy.games.dba.laying import choose_country, lay_ground
from heptarchy.games.dba.muster import muster
from heptarchy.games.dba.secrets import ask_breath, ask_hammer, deal_cards
from heptarchy.games.dba.table.feature_numbers import Lays, unpack_lay
from heptarchy.games.dba.table.state import NO_CAMP, NOBODY, PREPARE, Battle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from heptarchy.kernel.options import Value

LAYS: Final = Lays()
BAND_BITS: Final = 4  # of a troop: its type below them, what it carries above


def troop(kind: int, band: int = 0) -> int:
    """An element as armies are given: its type, and what it carries."""
    return kind | band << BAND_BITS


def first_state(options: Mapping[str, Value]) -> Battle:
    """The battle that the options settle, stopped at its first question."""
    s = open_battle(options) if options["battle"] == BATTLE_KEYS[0] else ready_made(options)
    s.run()
    return s


def sides_of(options: Mapping[str, Value]) -> list[int]:
    """By seat: the side. The first seats are one side; with no number given, half of them."""
    players = int(options["players"])
    first = int(options["attackers"]) or players // 2
    return [0] * first + [1] * (players - first)


def expendables_for(players: int) -> int:
    """DBA-25.9, AA-1.6: the pool of Expendables."""
    return 3 if players <= 4 else 4


def open_battle(options: Mapping[str, Value]) -> Battle:
    """DBA-25.1: armies are raised by points."""
    side = sides_of(options)
    named = [str(options["first_people"]), str(options["second_people"])]
    people = [t.PEOPLE_KEYS.index(named[own]) for own in side]
    players = len(side)
    return first_battle(
        make_params(options),
        side,
        people,
        [0] * players,
        [[] for _ in range(players)],
        t.COUNTRY_KEYS.index(str(options["country"])),
        points=int(options["points"]),
        cards=int(options["cards"]),
        expendables=expendables_for(players),
        by_lot=options["ground"] == "lot",
        landing=[options["landing"] in (key, "both") for key in ("first", "second")],
    )


def ready_made(options: Mapping[str, Value]) -> Battle:
    """DBA-25.8: armies, rulers, ground and roles as the ready-made battle has them."""
    battle = scenario(str(options["battle"]))
    side = sides_of(options)
    players = len(side)
    hosts = [host for own in range(2) for host in shared_out(battle.hosts[own], side.count(own))]
    armies = []
    for host in hosts:
        lead = t.GENERAL | (t.PENDRAGON if host.traits & t.HAS_PENDRAGON else 0)
        armies.append([troop(kind, lead if i == 0 else 0) for i, kind in enumerate(host.kinds)])
    s = first_battle(
        make_params(options),
        side,
        [host.people for host in hosts],
        [host.traits for host in hosts],
        armies,
        battle.country,
        cards=int(options["cards"]),
        expendables=expendables_for(players),
    )
    s.features = [unpack_lay(LAYS.find(text)) for text in battle.features]
    s.edge = [t.SOUTH, t.NORTH]  # and with the edges the roles
    return s


def first_battle(
    params: Params,
    side: list[int],
    people: list[int],
    traits: list[int],
    armies: list[list[int]],
    country: int,
    chief: list[int] | None = None,
    hands: list[int] | None = None,
    hand_sizes: list[int] | None = None,
    warlords: list[int] | None = None,
    expendables: int = 0,
    points: int = 0,
    cards: int = 0,
    by_lot: bool = False,
    coast: int = COAST,
    in_campaign: bool = False,
    landing: list[bool] | None = None,
) -> Battle:
    """A battle before its first step: the door through which a campaign comes in.

    By seat: `side` (0 is the one that declared the war, AA-9.14), `people`, `traits` (bits), `armies` (troops, as
    `troop` makes them; the general's carries GENERAL; a player without any has no command, DBA-4.7), `hands` (bits),
    `hand_sizes` (cards that all see in his hand, if some are not for battles), `warlords` (how many, if more than one).
    By side: `chief`, the seat of its C-in-C; the first of each side if none is given. With `points` armies are raised
    at the table instead; `cards` are dealt to each; `by_lot` leaves the ground to fate; `coast`: is there one
    (fitting.py); `in_campaign` has each player give up his own command alone (DBA-36.2); `landing`, by
    side, is the right to land from the sea (AA-23.3).
    """
    s = empty_table(params, side)
    s.people = people[:]
    s.traits = traits[:]
    s.chief = [side.index(0), side.index(1)] if chief is None else chief[:]
    s.country = country
    s.coast = coast
    s.expendables = expendables
    s.lay_by_lot = by_lot
    s.in_campaign = in_campaign
    if landing is not None:
        s.landing = landing[:]
    s.points = points
    s.purse = [points] * s.players
    if hands is not None:
        s.hands = hands[:]
    s.hand_sizes = [hand.bit_count() for hand in s.hands] if hand_sizes is None else hand_sizes[:]
    if warlords is not None:
        s.warlords = warlords[:]
    for seat in range(s.players):
        for given in armies[seat]:
            enrol(s, seat, given & (1 << BAND_BITS) - 1, given >> BAND_BITS)
    count_elements(s)
    s.then(
        choose_roles,
        choose_country,
        lay_ground,
        choose_edges,
        build_towns,
        find_shores,
        ask_breath,
        pitch_camps,
        dismount,
        name_bands,
        lend,
        ask_hammer,
        order_commands,
        deploy,
        begin_battle,
    )
    s.push(deal_cards, cards)
    if points:
        s.push(muster)
    else:
        s.stage = PREPARE
    return s


def empty_table(params: Params, side: list[int]) -> Battle:
    """A table without elements: all that goes by seat or by side laid out."""
    s = Battle(params)
    s.players = len(side)
    n = s.players
    s.side = side[:]
    s.people = [0] * n
    s.traits = [0] * n
    s.purse = [0] * n
    s.levy = [[] for _ in range(n)]
    s.members = [[] for _ in range(n)]
    s.original = [0] * n
    s.lost = [0] * n
    s.omens = [0] * n
    s.broken = [False] * n
    s.general_lost = [False] * n
    s.ruler_dead = [False] * n
    s.dice = [0] * n
    s.pips = [0] * n
    s.favours = [0] * n
    s.done = [False] * n
    s.marching = [False] * n
    s.hands = [0] * n
    s.hand_sizes = [0] * n
    s.warlords = [0] * n
    s.disguised = [-1] * n
    s.extra = [False] * n
    s.chief = [-1, -1]
    s.edge = [-1, -1]
    s.camp = [NO_CAMP, NO_CAMP]
    s.camp_lost = [False, False]
    s.campless = [False, False]
    s.landing = [False, False]
    s.kept = [[] for _ in range(n)]
    s.named = [False] * n
    s.inside = [NOBODY] * HOLDS
    s.plunder = [False] * HOLDS
    s.order = [[], []]
    s.borders = [[], []]
    s.cells = [0, 0]
    s.urged = [False, False]
    return s
