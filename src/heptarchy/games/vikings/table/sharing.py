"""What a card points at, and how many units come to a place, as answers to be given at once (V-5.4, V-5.7, V-10)."""

from __future__ import annotations

from heptarchy.games.vikings.data.tables import (
    ALLY_OF,
    BERSERKERS,
    CARD_EVENT,
    CARDS,
    FACTIONS,
    LAGERTHA,
    LEADERS,
    NORSEMEN,
    SHIRES,
)
from heptarchy.games.vikings.reinforcements import ask_place_waiting, return_fled
from heptarchy.games.vikings.table.actions import BOARD, BRING, LOAD, PLACE, PLAY, TAKE, TARGET, TARGET_CARD
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.kernel.ahead import Way, is_asked


def shared_out(s: Vikings, seat: int) -> list[Way]:
    """V-5.4, V-5.7: to each place that is offered, all units that are still to be placed."""
    step = s.asked_by()
    if step is ask_place_waiting:
        faction = 0 if s.waiting[0] else 1
        n = s.waiting[faction]
    elif step is return_fled:
        faction = ALLY_OF[s.active] if s.asked_arg() else s.active
        n = s.fled[faction]
    else:
        return []
    number = [TAKE[n]] if n > 1 else []  # a lone unit goes unasked
    start = f"faction:{FACTIONS[faction]}"
    return [
        Way(start, [place_thing(option)], [option, *number])
        for option in s.options_for(seat)
        if PLACE.holds(option) or BOARD.holds(option)
    ]


def pointed(s: Vikings, seat: int) -> list[Way]:
    """V-10: an Event that takes effect in a place: the card, the place, and as many units as may change there."""
    found: list[Way] = []
    for option in s.options_for(seat):
        if not PLAY.holds(option) or CARD_EVENT[PLAY.arg(option)] < 0:
            continue
        played = s.clone()
        played.apply(option, seat)
        if not is_asked(played, seat) or played.sealed == played.moves:
            continue
        for place in played.options_for(seat):
            if TARGET.holds(place) or TARGET_CARD.holds(place):
                number = most_there(played, seat, place)
                found.append(Way(f"card:{CARDS[PLAY.arg(option)]}", [place_thing(place)], [option, place, *number]))
    return found


def most_there(s: Vikings, seat: int, place: int) -> list[int]:
    """V-15.12, V-15.21, V-15.41: the largest number, where one is asked for next."""
    if s.is_forced(seat):
        return []
    there = s.clone()
    there.apply(place, seat)
    if not is_asked(there, seat) or there.is_forced(seat) or there.sealed == there.moves:
        return []
    options = there.options_for(seat)
    return [options[-1]] if TAKE.holds(options[-1]) else []


def with_half(s: Vikings, seat: int) -> list[Way]:
    """VX-9.2: Lagertha comes with half of the units aboard; a number that leaves no choice is not said."""
    if BRING[0] not in s.options_for(seat):
        return []
    norsemen, berserkers = s.aboard
    fewest = 0 if berserkers else 1
    hers = min(max(round(norsemen / 2), fewest), norsemen - fewest)
    actions = [BRING[0]]
    if norsemen - fewest > fewest:
        actions.append(LOAD[NORSEMEN][hers])
    least = 0 if hers else 1
    most = berserkers if hers < norsemen else berserkers - 1
    if most > least:
        actions.append(LOAD[BERSERKERS][min(max(round(berserkers / 2), least), most)])
    thing = f"leader:{LEADERS[LAGERTHA]}"
    return [Way(thing, [thing], actions)]


def place_thing(option: int) -> str:
    """As a client calls it: a shire, or a Leader off shore."""
    if PLACE.holds(option):
        return f"shire:{SHIRES[PLACE.arg(option)]}"
    if TARGET.holds(option):
        return f"shire:{SHIRES[TARGET.arg(option)]}"
    return f"leader:{LEADERS[(BOARD if BOARD.holds(option) else TARGET_CARD).arg(option)]}"
