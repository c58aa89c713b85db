"""Which card to play: Movement and Treaty cards, and the Events of the Reinforcements Phase (V-5.8, V-12.4, V-15)."""

from __future__ import annotations

import math

from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot.armies import Armies
from heptarchy.games.vikings.bot.forecast import forecast
from heptarchy.games.vikings.bot.leaders import Ways, landing_values, leader_gain
from heptarchy.games.vikings.bot.outlook import NO_UNITS, Outlook, is_last_round, turns_to_come
from heptarchy.games.vikings.bot.places import join
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.tables import BERSERKERS, ENGLISH, HOUSECARL, NORSEMEN, THEGN, VIKING
from heptarchy.games.vikings.leader_phase import leader_off_shore, own_leaders, refuse_activation
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.windows import ceolwulf_targets

# Movement cards


def plan_gain(o: Outlook, armies: int, steps: int) -> float:
    """What the best Leaders and armies bring, with so many activations of so many steps."""
    ways = Ways(o)
    s = o.s
    gains = [leader_gain(ways, leader, steps) for leader in own_leaders(s) if refuse_activation(s, leader) is None]
    gains += Armies(o, armies, steps).gains().values()
    gains.sort(reverse=True)
    return sum(gain for gain in gains[:armies] if gain > 0)


def movement_scores(o: Outlook, cards: list[int]) -> list[float]:
    """V-5.8: what each card brings now, less what it would bring later."""
    gains: dict[tuple[int, int], float] = {}
    scores: list[float] = []
    for card in cards:
        power = (t.CARD_ARMIES[card], t.CARD_STEPS[card])
        if power not in gains:
            gains[power] = plan_gain(o, *power) if len(cards) > 1 else 0.0
        score = gains[power]
        if o.rounds_left:
            score -= w.KEEP_CARD * power[0] * power[1]
        if t.CARD_NUMBER[card] == 1:
            score += treaty_score(o)
        scores.append(score)
    return scores


# Treaties


def treaty_score(o: Outlook) -> float:
    """V-12.4: what it is worth to play the Treaty card now: it ends a game that is won, and hands over a lost one."""
    s = o.s
    ally = t.ALLY_OF[s.active]
    ally_signed = s.played[ally] & t.TREATY_BIT != 0
    if is_last_round(s):
        return 0.0
    if s.round < s.params.treaty_round:
        early = s.params.treaty_round - s.round
        return -w.EARLY_TREATY * (2.0 if ally_signed else 1.0) * min(early, 2) / 2
    edge = win_chance(o) - w.WIN_LATER
    if ally_signed:
        return w.SIGN * edge
    if s.bag >> ally & 1 and s.hands[ally] & t.TREATY_BIT:
        return w.SIGN * edge * 0.5
    return w.SIGN * edge * 0.1


def win_chance(o: Outlook) -> float:
    """How likely this side wins if the game ends with this round."""
    s = o.s
    markers = o.held + w.TURN_SWING * (turns_to_come(s, VIKING) - turns_to_come(s, ENGLISH))
    markers += w.TURN_SWING if o.side == VIKING else -w.TURN_SWING
    ahead = markers + 0.5 - s.params.treaty_markers
    vikings = 1.0 / (1.0 + math.exp(-1.7 * ahead / w.SPREAD))
    return vikings if o.side == VIKING else 1.0 - vikings


# Events of the Reinforcements Phase, and before movement


def phase_event_gain(o: Outlook, event: int) -> float:
    """What it brings to play this Event now."""
    s = o.s
    if event == t.ENGLISH_TRAITORS:
        return max(traitors_score(o, shire) for shire, n in enumerate(s.units[THEGN]) if n)
    if event == t.RELIGIOUS_CONVERSION:
        return max(conversion_score(o, shire) for shire, n in enumerate(s.units[NORSEMEN]) if n)
    if event == t.INCREASED_MORALE:
        return w.MORALE if max(s.units[NORSEMEN]) > 2 or s.aboard[NORSEMEN] > 2 else 0.0
    if event == t.CEOLWULF:
        return max(ceolwulf_score(o, shire) for shire in ceolwulf_targets(s))
    if event == t.KINGS_PURSE:
        n = min(s.params.purse_units, s.stock[HOUSECARL])
        return n * max(join(o, HOUSECARL, shire, 1) for shire, here in enumerate(s.units[HOUSECARL]) if here)
    if event == t.REBELLION:
        return max(rebellion_score(o, shire) for shire, n in enumerate(s.hosts[VIKING]) if n)
    if event == t.SAXON_NAVY:
        return navy_gain(s)
    if event == t.THEGN_LEADERSHIP:
        return plan_gain(o, s.armies, s.steps + s.params.leadership_steps) - plan_gain(o, s.armies, s.steps)
    return 0.0


def traitors_score(o: Outlook, shire: int) -> float:
    """V-15.12: what it brings that Thegns there turn their coats."""
    s = o.s
    n = min(s.params.traitors, s.units[THEGN][shire], s.stock[NORSEMEN])
    english = (s.units[HOUSECARL][shire], s.units[THEGN][shire] - n)
    return swapped(o, shire, (n, 0), english) - now(o, shire)


def conversion_score(o: Outlook, shire: int) -> float:
    """V-15.41: what it brings that Norsemen there are baptised."""
    s = o.s
    n = min(s.params.converts, s.units[NORSEMEN][shire], s.stock[THEGN])
    vikings = (s.units[NORSEMEN][shire] - n, s.units[BERSERKERS][shire])
    return swapped(o, shire, vikings, (0, n)) - now(o, shire)


def now(o: Outlook, shire: int) -> float:
    """What a shire is worth to this side as it stands."""
    n, b, h, thegns = (units[shire] for units in o.s.units)
    return o.settled(shire, (n, b), (h, thegns))


def swapped(o: Outlook, shire: int, vikings: tuple[int, int], english: tuple[int, int]) -> float:
    """V-9.18: what is left of a shire where such forces now stand; if both do, the active side attacks at once."""
    if NO_UNITS in (vikings, english):
        return o.settled(shire, vikings, english)
    fyrd = o.levy[shire] if o.side == VIKING else 0.0
    return o.after(shire, forecast(*vikings, *english, fyrd, 1 - o.side, o.tile[shire]))


def ceolwulf_score(o: Outlook, shire: int) -> float:
    """V-15.24: what it brings that one of his shires opens its gates."""
    n = o.s.params.ceolwulf_units
    return o.stands(ENGLISH, shire) + o.stand(VIKING, shire, n, 0) - n * (o.unit[NORSEMEN] + w.MOBILE[VIKING])


def ceolwulf_source_score(o: Outlook, source: int) -> float:
    """V-15.24: what a Viking is worth in that shire more than where he is taken from; less than nothing: none comes."""
    norseman = 1 if o.s.units[NORSEMEN][source] else 0
    return w.CITY / 2 - o.leave(source, norseman, 1 - norseman)


def rebellion_score(o: Outlook, shire: int) -> float:
    """V-15.32: what it brings that the people of a shire rise: one Viking falls, and Fyrd fight the others."""
    norsemen, berserkers = o.s.units[NORSEMEN][shire], o.s.units[BERSERKERS][shire]
    if norsemen:
        norsemen -= 1
    else:
        berserkers -= 1
    if norsemen + berserkers == 0 and not o.tile[shire]:
        return o.settled(shire, NO_UNITS, NO_UNITS) - now(o, shire)
    return o.after(shire, forecast(norsemen, berserkers, 0, 0, w.FYRD_COME, VIKING, o.tile[shire])) - now(o, shire)


def navy_gain(s: Vikings) -> float:
    """V-15.33: what the Vikings lose when their best coasts are barred."""
    leader = leader_off_shore(s)
    if leader < 0 or not s.armies:
        return 0.0
    values = sorted(landing_values(Ways(Outlook(s, VIKING)), leader, s.steps).values(), reverse=True)
    return values[0] - values[min(s.params.navy_shires, len(values) - 1)]


def bar_scores(s: Vikings, shires: list[int]) -> list[float]:
    """V-15.33: what a landing in each of these shires would bring the Vikings."""
    leader = leader_off_shore(s)
    if leader < 0:
        return [float(s.hosts[ENGLISH][shire]) for shire in shires]
    values = landing_values(Ways(Outlook(s, VIKING)), leader, max(1, s.steps))
    return [values.get(shire, 0.0) for shire in shires]
