"""How a position of Ortus Regni is likely to end: every house's chance to win, fitted to games of the heuristic."""

from __future__ import annotations

from typing import Final

from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.bot.outlook import (
    Outlook,
    hand_force,
    has_lord,
    is_dying,
    property_value,
    table_force,
    threat,
    walls,
)
from heptarchy.games.ortus.bot.weights_value import WEIGHTS
from heptarchy.games.ortus.campaign import Campaign
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.church import cathedral_holder, church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.errant import conditions
from heptarchy.games.ortus.estates import seat_strength
from heptarchy.games.ortus.leaving import team_of
from heptarchy.games.ortus.table.modules import TWO_HEADS, plays_with
from heptarchy.games.ortus.table.state import BASE, REBELLION, SEMI, VARIANTS, WESSEX, Ortus
from heptarchy.games.ortus.tetrarchy import is_tetrarchy, opponent_of
from heptarchy.games.ortus.winter import points_of
from heptarchy.kernel.state import State
from heptarchy.kit.softmax import chances

# What is looked at of a house, in the order of `features`
NAMES: Final = [
    "one",  # always 1
    "fiefs",
    "estate",  # what lies in its Fiefs is worth
    "lords",
    "prince",
    "towers",
    "force",  # that it can field of what all see
    "hand force",
    "hand",  # cards
    "hand worth",
    "deck",  # cards left: how long it will live
    "mercenaries",
    "pool",
    "church",  # it controls the Church
    "cathedral",
    "king",
    "heir",  # a Prince with a Banner in Hand
    "dying",
    "weakest seat",
    "danger",  # the worst attack less what would meet it
    "banners",
    "emissaries",
    "turn",  # it is its turn
    "conditions",  # of the quest (OV-19)
    "horde",  # black markers out, or the arrival
    "rivals",  # houses still in play
    "legacy",  # points that it has from earlier seasons (WX-29)
    "points",  # that this season would bring it, were it Winter now (WX-27)
    "near",  # how far the game has gone: 1 after twenty rounds
]
LONG: Final = 20  # rounds after which a game is old


def features(s: Ortus, house: int, legacy: int = 0) -> list[float]:
    """A house in numbers, by `NAMES`."""
    o = Outlook(s, house)
    estate = 0.0
    lords = 0
    weakest = 99
    for fief in s.fiefs[house]:
        estate += w.TENT if t.is_tent(fief) else w.SEAT
        for card in s.props[fief]:
            estate += property_value(s, fief, card)
        if s.lord[fief] != t.NO_LORD:
            estate += w.LORD[s.lord[fief]]
            lords += 1
        weakest = min(weakest, seat_strength(s, fief))
    if not s.fiefs[house]:
        weakest = 0
    hand = s.hand[house * t.KINDS : (house + 1) * t.KINDS]
    worth = 0.0
    for kind, copies in enumerate(hand):
        if copies:
            worth += w.KEEP[kind] * copies
    force = table_force(s, house)
    in_hand = hand_force(s, house)
    prince = has_lord(s, house, t.PRINCE)
    return [
        1.0,
        float(len(s.fiefs[house])),
        estate,
        float(lords),
        float(prince),
        float(len(s.towers[house])),
        float(force),
        float(in_hand),
        float(sum(hand)),
        worth,
        float(count_of(s.deck, house)),
        float(len(s.mercs[house])),
        float(s.pool[house * 2] + s.pool[house * 2 + 1]),
        float(church_controller(s) == house),
        float(cathedral_holder(s) == house),
        float(s.king == house),
        float(prince and hand[t.BANNER] > 0),
        float(is_dying(s, house)),
        float(weakest),
        max(-10.0, min(20.0, threat(o) - force - 0.5 * in_hand - walls(s, house) - weakest)),
        float(s.banners[house]) if s.banners else 0.0,
        float(s.emissaries[house * 2] + s.emissaries[house * 2 + 1]),
        float(s.active == house),
        float(len(conditions(s, house))) if o.errant else 0.0,
        float(s.black) + (5.0 if s.arrived else 0.0),
        float(len(o.attackers)),
        float(legacy),
        float(points_of(s, house)) if s.variant == WESSEX else 0.0,
        min(1.0, s.round / LONG),
    ]


def season(state: State) -> Ortus:
    """The game itself, or the season of a campaign that is played."""
    while state.child is not None:
        state = state.child
    assert isinstance(state, Ortus)
    return state


def is_judged(state: State) -> bool:
    """Whether there is something to judge: set-up is over."""
    return season(state).round > 0


def contenders(state: State) -> list[list[float]]:
    """By Earl what is seen of him, nothing if he is out; then those who play no seat: the King, or the Vikings.

    Rebels who win together are one.
    """
    s = season(state)
    legacy = state.legacy if isinstance(state, Campaign) else [0] * s.players
    rows = [[] if s.out[house] else features(s, house, legacy[house]) for house in range(s.players)]
    king = features(s, s.liege) if s.liege != t.NOBODY else []
    if s.variant != REBELLION:
        return [*rows, [0.0] * len(NAMES)]
    if s.mode_of_play == SEMI:
        return [*rows, king]
    return [together(rows, king, s.round), [0.0] * len(NAMES)]


def together(rows: list[list[float]], king: list[float], rounds: int) -> list[float]:
    """Rebels as one: what those left are on average, less what the King is; how many they are."""
    there = [row for row in rows if row]
    found = [0.0] * len(NAMES)
    for row in there:
        for i, one in enumerate(row):
            found[i] += one / len(there)
    if there:
        for i, his in enumerate(king):
            found[i] -= his
    found[0] = 1.0
    found[NAMES.index("rivals")] = float(len(there))
    found[len(found) - 1] = min(1.0, rounds / LONG)
    return found


def contender_of(state: State, seat: int) -> int:
    """Rebels win together, but for those who fight each other when the King has fallen (RB-3)."""
    s = season(state)
    return 0 if s.variant == REBELLION and s.mode_of_play != SEMI else seat


def weights_for(state: State) -> str:
    """Which weights: every variant has its own, a duel, and a Rebellion in which one Earl wins."""
    s = season(state)
    if s.variant == REBELLION and s.mode_of_play == SEMI:
        return "semi"
    return "duel" if s.variant == BASE and s.players == 2 else VARIANTS[s.variant]


def of_both_duels(s: Ortus) -> list[float]:
    """OV-17.19: the first duel that is decided decides both: by seat, the mean of the chances in either."""
    rows = [[] if s.out[house] else features(s, house) for house in range(s.players)]
    found = [0.0] * s.players
    for house in team_of(s, 0):
        opponent = opponent_of(s, house)
        won = chances([rows[house], rows[opponent], [0.0] * len(NAMES)], WEIGHTS["duel"])
        for mate in team_of(s, house):
            found[mate] += 0.5 * won[0]
        for mate in team_of(s, opponent):
            found[mate] += 0.5 * won[1]
    return found


def value(state: State) -> list[float]:
    """By seat: the chance to win, alone or with an ally (OV-16) or partner (OV-17)."""
    s = season(state)
    if is_tetrarchy(s):
        return of_both_duels(s)
    found = chances(contenders(state), WEIGHTS[weights_for(state)])
    if plays_with(s, TWO_HEADS):
        return [sum([found[mate] for mate in team_of(s, seat)]) for seat in range(state.players)]
    return [found[contender_of(state, seat)] for seat in range(state.players)]


def quiet(state: State) -> bool:
    """Whether an Earl's turn is about to begin, and nothing is under way."""
    s = season(state)
    return s.battle is None and s.plot is None and s.joust is None and not s.acted and s.rule == "OR-5.1"
