"""How a position of 878: Vikings is likely to end: the Vikings' chance to win, fitted to games of the heuristic."""

from __future__ import annotations

from typing import Final

from heptarchy.agents.search.chances import chances
from heptarchy.agents.vikings import weights as w
from heptarchy.agents.vikings.forecast import forecast
from heptarchy.agents.vikings.outlook import Outlook, turns_to_come
from heptarchy.agents.vikings.weights_value import WEIGHTS
from heptarchy.games.vikings.fray import the_age
from heptarchy.games.vikings.modules import LAND_AND_GODS
from heptarchy.games.vikings.state import SHIRE_COUNT, Vikings
from heptarchy.games.vikings.tables import (
    ALFRED,
    BERSERKERS,
    ENGLISH,
    HOUSECARL,
    IS_CITY,
    NORSEMEN,
    SIDE_OF,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.victory import treaty_is_signed
from heptarchy.kernel.state import State

# What is looked at, in the order of `features`
NAMES: Final = [
    "one",  # always 1
    "cities",  # in Viking hands, less those that win a treaty
    "standing",  # what places, units and Leaders are worth, Vikings' less English
    "treaty",  # it is signed
    "viking turns",  # to come in this round
    "english turns",
    "english turn",  # it is theirs now
    "round",
    "churches",  # that stand, with War for Land and Gods
    "land and gods",  # that module is played
    "end",  # how near it is: 1 in the last round
]
FLED: Final = 0.5  # what a unit that has fled is worth beside one that stands


def features(s: Vikings) -> list[float]:
    """The position in numbers, by `NAMES`."""
    o = Outlook(s, VIKING, s.params.modules)
    units = s.units
    vikings, english = s.hosts
    standing = 0.0
    for shire in range(SHIRE_COUNT):
        if vikings[shire] and english[shire]:
            roller = ENGLISH if s.side == VIKING else VIKING
            here = [units[faction][shire] for faction in range(4)]
            end = forecast(here[0], here[1], here[2], here[3], o.levy[shire], roller, o.tile[shire])
            standing += o.after(shire, end)
        elif vikings[shire] or o.tile[shire]:
            standing += o.stand(VIKING, shire, units[NORSEMEN][shire], units[BERSERKERS][shire])
        elif english[shire]:
            standing -= o.stand(ENGLISH, shire, units[HOUSECARL][shire], units[THEGN][shire])
        elif IS_CITY[shire]:
            standing -= o.city_worth(shire) * o.kept_open(shire)
    for faction in range(4):
        off = FLED * s.fled[faction]
        if faction < 2:
            off += s.aboard[faction] + s.waiting[faction]
        standing += off * o.unit[faction] * (1.0 if SIDE_OF[faction] == VIKING else -1.0)
    for leader, at in enumerate(s.leader_at):
        if at >= 0:
            standing += -o.leader * w.LEADER[ENGLISH] / w.LEADER[VIKING] if leader == ALFRED else o.leader
    land = s.params.modules & LAND_AND_GODS != 0
    return [
        1.0,
        float(o.held - s.params.treaty_markers),
        standing,
        1.0 if treaty_is_signed(s) else 0.0,
        float(turns_to_come(s, VIKING)),
        float(turns_to_come(s, ENGLISH)),
        float(s.side == ENGLISH),
        float(s.round),
        float(the_age(s).churches.bit_count()) if land else 0.0,
        float(land),
        1.0 / (1 + o.rounds_left),
    ]


def is_judged(state: State) -> bool:
    """Whether this is a position that the weights were fitted to."""
    return quiet(state)


def contenders(state: State) -> list[list[float]]:
    """What is seen of the Vikings, and nothing of the English: the one's chance is the other's lack of it."""
    assert isinstance(state, Vikings)
    seen = features(state)
    return [seen, [0.0] * len(seen)]


def contender_of(state: State, seat: int) -> int:
    """The side of a seat."""
    assert isinstance(state, Vikings)
    return SIDE_OF[state.owner.index(seat)]


def weights_for(state: State) -> str:
    """All games of 878: Vikings are judged alike."""
    return "vikings"


def value(state: State) -> list[float]:
    """By seat: the chance to win."""
    assert isinstance(state, Vikings)
    by_side = chances(contenders(state), WEIGHTS["vikings"])
    found = [0.0] * state.players
    for faction, seat in enumerate(state.owner):
        found[seat] = by_side[SIDE_OF[faction]]
    return found


def quiet(state: State) -> bool:
    """Whether a turn is about to begin: units have come in, nothing has moved, nobody fights."""
    assert isinstance(state, Vikings)
    return state.battle is None and state.march is None and not state.card_played and state.rule == "V-5.8"
