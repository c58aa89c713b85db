"""How a position of 878: Vikings is likely to end: the Vikings' chance to win, fitted to games of the heuristic."""

from __future__ import annotations

from typing import Final

from heptarchy.agents.search.chances import chances
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
    "cities to come",  # the same, as the next strikes are likely to leave it
    "standing",  # what all places are worth to those who hold them, Vikings less English
    "norsemen",
    "berserkers",
    "housecarl",
    "thegns",
    "fled vikings",
    "fled english",
    "viking leaders",
    "alfred",
    "treaty",  # it is signed
    "viking turns",  # to come in this round
    "english turns",
    "english turn",  # it is theirs now
    "viking armies",  # that may still move in this turn
    "english armies",
    "round",
    "churches",  # that stand, with War for Land and Gods
    "land and gods",  # that module is played
    "end",  # how near it is: 1 in the last round
]


def features(s: Vikings) -> list[float]:
    """The position in numbers, by `NAMES`."""
    o = Outlook(s, VIKING, s.params.modules)
    units = s.units
    vikings, english = s.hosts
    standing = 0.0
    to_come = 0.0
    for shire in range(SHIRE_COUNT):
        city = IS_CITY[shire]
        if vikings[shire] and english[shire]:
            roller = ENGLISH if s.side == VIKING else VIKING
            here = [units[faction][shire] for faction in range(4)]
            end = forecast(here[0], here[1], here[2], here[3], o.levy[shire], roller, o.tile[shire])
            standing += o.after(shire, end)
            if city:
                kept = end.win * o.safe(VIKING, shire, end.vikings[0], end.vikings[1])
                to_come += kept + (1.0 - end.win) * (1.0 - o.safe(ENGLISH, shire, end.english[0], end.english[1]))
        elif vikings[shire] or o.tile[shire]:
            first, second = units[NORSEMEN][shire], units[BERSERKERS][shire]
            standing += o.stand(VIKING, shire, first, second)
            if city:
                to_come += o.safe(VIKING, shire, first, second)
        elif english[shire]:
            first, second = units[HOUSECARL][shire], units[THEGN][shire]
            standing -= o.stand(ENGLISH, shire, first, second)
            if city:
                to_come += 1.0 - o.safe(ENGLISH, shire, first, second)
        elif city:
            kept = o.kept_open(shire)
            standing -= o.city_worth(shire) * kept
            to_come += 1.0 - kept
    enough = s.params.treaty_markers
    land = s.params.modules & LAND_AND_GODS != 0
    leaders = 0.0
    for leader, at in enumerate(s.leader_at):
        if leader != ALFRED and at >= 0:
            leaders += 1.0
    return [
        1.0,
        float(o.held - enough),
        to_come - enough,
        standing,
        float(sum(units[NORSEMEN]) + s.aboard[0] + s.waiting[0]),
        float(sum(units[BERSERKERS]) + s.aboard[1] + s.waiting[1]),
        float(sum(units[HOUSECARL])),
        float(sum(units[THEGN])),
        float(s.fled[NORSEMEN] + s.fled[BERSERKERS]),
        float(s.fled[HOUSECARL] + s.fled[THEGN]),
        leaders,
        1.0 if s.leader_at[ALFRED] >= 0 else 0.0,
        1.0 if treaty_is_signed(s) else 0.0,
        float(turns_to_come(s, VIKING)),
        float(turns_to_come(s, ENGLISH)),
        float(s.side == ENGLISH),
        float(s.armies) if s.side == VIKING else 0.0,
        float(s.armies) if s.side == ENGLISH else 0.0,
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
    """Whether nobody marches and no battle is being fought: those to come can be guessed."""
    assert isinstance(state, Vikings)
    return state.battle is None and state.march is None and state.round > 0
