"""How good every option looks, whatever is asked: one function for each kind of question, found by its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from heptarchy.games.vikings.bot import battles, cards, places
from heptarchy.games.vikings.bot import weights as w
from heptarchy.games.vikings.bot.age_scores import age_scores, king_gain, raze_score
from heptarchy.games.vikings.bot.armies import Armies, Stage
from heptarchy.games.vikings.bot.leaders import Stop, Ways, landing_values, leader_gain, wavering
from heptarchy.games.vikings.bot.outlook import Outlook
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.march import the_march
from heptarchy.games.vikings.places import english_places, viking_places
from heptarchy.games.vikings.table.actions import (
    ACTIVATE,
    BAR,
    CHOOSE,
    CROWN,
    CROWNED,
    DEPLOY,
    DONE,
    FIGHT,
    FOLLOW,
    HALT,
    LAND,
    LOAD,
    LOSE,
    MUSTER,
    PASS,
    PAY,
    PLACE,
    PLAY,
    RAZE,
    REINFORCE,
    RESOLVE,
    SAIL,
    STAY,
    STEP,
    TAKE,
    TARGET,
    WITHDRAW,
)
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.table.state import March, Vikings
from heptarchy.games.vikings.windows import spy_sources
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.kit.greedy import Scores

FIRST_OF_ALL = 100.0  # what is done before anything else that is offered
NEVER = -100.0
ALL_MODULES = (1 << len(SWITCHES)) - 1


def scores(state: State, seat: int, options: list[int]) -> list[float]:
    """How good each option looks to this seat; the state is one that the seat has imagined."""
    return weigh(state, seat, options, 0)


def base_scores(state: State, seat: int, options: list[int]) -> list[float]:
    """The same to one who has never heard of the Viking Age (VX)."""
    return weigh(state, seat, options, ALL_MODULES)


def ignoring(modules: int) -> Scores:
    """The heuristic of one who does not know these modules, given as bits.

    He weighs nothing of them, and answers their questions with no, or with the first option if no is not among them.
    """

    def scores_without(state: State, seat: int, options: list[int]) -> list[float]:
        return weigh(state, seat, options, modules)

    return scores_without


def weigh(state: State, seat: int, options: list[int], ignores: int) -> list[float]:
    """How good each option looks to this seat, which knows all modules of the Viking Age but these."""
    assert isinstance(state, Vikings)
    side = t.SIDE_OF[state.owner.index(seat)]
    o = Outlook(state, side, state.params.modules & ~ignores)
    if state.rule in QUESTIONS:
        return QUESTIONS[state.rule](o, options)
    return age_scores(o, options)


# Set-up


def choose(o: Outlook, options: list[int]) -> list[float]:
    """V-3.4: an Event for the deck."""
    titles = [t.CARD_EVENT[CHOOSE.arg(option)] for option in options]
    return [float(event in w.GOOD_EVENTS) - float(event in w.POOR_EVENTS) for event in titles]


def deploy(o: Outlook, options: list[int]) -> list[float]:
    """V-3.5: a further unit."""
    return [places.deploy_score(o, DEPLOY.arg(option)) for option in options]


# Reinforcements


def place(o: Outlook, options: list[int]) -> list[float]:
    """V-5.4, V-5.7: where units come in, and how many at once."""
    s = o.s
    waiting = s.rule == "V-5.4"
    faction = s.active
    if waiting:
        faction = t.NORSEMEN if s.waiting[t.NORSEMEN] else t.BERSERKERS
    if TAKE.holds(options[0]):
        units = s.waiting[faction] if waiting else s.fled[faction]
        open_places = viking_places(s) if o.side == t.VIKING else english_places(s)
        return places.take_scores(o, faction, open_places, units, [TAKE.arg(option) for option in options])
    return [0.0 if option == PASS[0] else places.place_score(o, faction, option, 1) for option in options]


def reinforce(o: Outlook, options: list[int]) -> list[float]:
    """V-5.5: a city that does not go short."""
    return [places.join(o, o.s.active, REINFORCE.arg(option), 1) for option in options]


def crown(o: Outlook, options: list[int]) -> list[float]:
    """V-5.6: where Alfred comes."""
    return [places.crown_score(o, CROWN.arg(option)) for option in options]


def movement_card(o: Outlook, options: list[int]) -> list[float]:
    """V-5.8: the Movement card; an Event that pays is played before it."""
    kings = {option: king_gain(o, CROWNED.arg(option)) for option in options if CROWNED.holds(option)}
    if kings:
        rest = iter(movement_card(o, [option for option in options if option not in kings]))
        return [before_movement(kings[option]) if option in kings else next(rest) for option in options]
    chosen = [PLAY.arg(option) for option in options]
    movement = [card for card in chosen if t.CARD_EVENT[card] < 0]
    by_card = dict(zip(movement, cards.movement_scores(o, movement), strict=True))
    return [by_card[card] if card in by_card else before_movement(event_gain(o, card)) for card in chosen]


def event_gain(o: Outlook, card: int) -> float:
    """What it brings to play an Event now, beyond what it would bring later."""
    return cards.phase_event_gain(o, t.CARD_EVENT[card]) - o.event_price


def before_movement(gain: float) -> float:
    """An Event or a King beside Movement cards: first of all if it pays, else never."""
    return FIRST_OF_ALL + gain if gain > 0 else NEVER


def phase_event(o: Outlook, options: list[int]) -> list[float]:
    """V-10.6: an Event of this moment, or none."""
    scored: list[float] = []
    for option in options:
        if CROWNED.holds(option):
            scored.append(king_gain(o, CROWNED.arg(option)))
        else:
            scored.append(0.0 if option == PASS[0] else event_gain(o, PLAY.arg(option)))
    return scored


# What phase Events point at


def traitors(o: Outlook, options: list[int]) -> list[float]:
    """V-15.12: where, then how many: all."""
    if TAKE.holds(options[0]):
        return all_of_them(options)
    return [cards.traitors_score(o, TARGET.arg(option)) for option in options]


def conversion(o: Outlook, options: list[int]) -> list[float]:
    """V-15.41: where, then how many: all."""
    if TAKE.holds(options[0]):
        return all_of_them(options)
    return [cards.conversion_score(o, TARGET.arg(option)) for option in options]


def all_of_them(options: list[int]) -> list[float]:
    """How many units an Event swaps: the more, the better."""
    return [float(TAKE.arg(option)) for option in options]


def morale(o: Outlook, options: list[int]) -> list[float]:
    """V-15.21: in the largest army, the one off shore before all; then how many: all."""
    if TAKE.holds(options[0]):
        return all_of_them(options)
    norsemen = o.s.units[t.NORSEMEN]
    return [float(norsemen[TARGET.arg(option)]) if TARGET.holds(option) else FIRST_OF_ALL for option in options]


def ceolwulf(o: Outlook, options: list[int]) -> list[float]:
    """V-15.24: which shire, whence the Vikings come, and of which kind."""
    scored: list[float] = []
    for option in options:
        if TARGET.holds(option):
            scored.append(cards.ceolwulf_score(o, TARGET.arg(option)))
        elif PLACE.holds(option):
            scored.append(cards.ceolwulf_source_score(o, PLACE.arg(option)))
        else:
            scored.append(1.0 if option == LOSE[t.NORSEMEN] else 0.0)
    return scored


def purse(o: Outlook, options: list[int]) -> list[float]:
    """V-15.31: where a Housecarl more helps most."""
    return [0.0 if option == PASS[0] else places.join(o, t.HOUSECARL, PLACE.arg(option), 1) for option in options]


def rebellion(o: Outlook, options: list[int]) -> list[float]:
    """V-15.32: where the people rise; of the Vikings there a Norseman falls."""
    return [
        cards.rebellion_score(o, TARGET.arg(option)) if TARGET.holds(option) else float(option == LOSE[t.NORSEMEN])
        for option in options
    ]


def navy(o: Outlook, options: list[int]) -> list[float]:
    """V-15.33: the coasts that the Vikings want most."""
    return cards.bar_scores(o.s, [BAR.arg(option) for option in options])


# Leaders and armies


def activate(o: Outlook, options: list[int]) -> list[float]:
    """V-7.2: a Leader who brings more than the army that would go without an activation."""
    s = o.s
    ways = Ways(o)
    armies = sorted(Armies(o, s.armies, s.steps).gains().values(), reverse=True) if DONE[0] in options else []
    spare = armies[s.armies - 1] if len(armies) >= s.armies else 0.0
    return [
        max(w.USE, spare) if option == DONE[0] else leader_gain(ways, ACTIVATE.arg(option), s.steps)
        for option in options
    ]


def land(o: Outlook, options: list[int]) -> list[float]:
    """V-7.4: where he lands."""
    march = the_march(o.s)
    values = landing_values(Ways(o, wavering(o, march.leader)), march.leader, march.steps)
    return [values[LAND.arg(option)] for option in options]


def muster(o: Outlook, options: list[int]) -> list[float]:
    """V-8.1: the army that brings most, or none; then its way."""
    if o.s.march is not None:
        return on_the_way(o, options)
    gains = Armies(o, o.s.armies, o.s.steps).gains()
    return [w.USE if option == DONE[0] else gains[MUSTER.arg(option)] for option in options]


def on_the_way(o: Outlook, options: list[int]) -> list[float]:
    """V-7.5, V-8.1: who comes along, and where to, or halt."""
    march = the_march(o.s)
    plan = the_plan(o, march, march.sail)
    first, second = t.FACTIONS_OF[o.side]
    goes = plan.best > plan.stay or HALT[0] not in options
    scored: list[float] = []
    for option in options:
        if STEP.holds(option) or SAIL.holds(option):
            scored.append(plan.steps.get(option, NEVER))
        elif option == HALT[0]:
            scored.append(plan.stay)
        elif PLAY.holds(option):
            scored.append(the_plan(o, march, True).best - o.event_price)
        else:
            half = 0 if LOAD[first].holds(option) else 1
            wanted = LOAD[(first, second)[half]].arg(option) == plan.carry[half]
            scored.append(FIRST_OF_ALL if wanted and goes else NEVER)
    return scored


def the_plan(o: Outlook, march: March, sail: bool) -> Stop | Stage:
    """What the Leader or the army should do at this stop, with ships or without."""
    return Stop(o, march, sail) if march.leader >= 0 else Stage(o, march, sail)


# Battles


def fight(o: Outlook, options: list[int]) -> list[float]:
    """V-9.1: the surest battle first: those who win it may take in others."""
    s = o.s
    first, second = t.FACTIONS_OF[o.side]
    scored: list[float] = []
    for option in options:
        shire = FIGHT.arg(option)
        win = o.fight(shire, s.units[first][shire], s.units[second][shire]).win
        scored.append(win if o.side == t.VIKING else 1.0 - win)
    return scored


def battle_event(o: Outlook, options: list[int]) -> list[float]:
    """V-9.2: an Event for this moment of the battle, or none."""
    scored: list[float] = []
    for option in options:
        if CROWNED.holds(option):
            scored.append(king_gain(o, CROWNED.arg(option)))
        elif option == PASS[0]:
            scored.append(0.0)
        else:
            scored.append(battles.event_gain(o, t.CARD_EVENT[PLAY.arg(option)]) - o.event_price)
    return scored


def resolve(o: Outlook, options: list[int]) -> list[float]:
    """V-10.3: what brings in men first, what costs them last."""
    return [w.RESOLVE.get(RESOLVE.arg(option), 0.0) for option in options]


def lose(o: Outlook, options: list[int]) -> list[float]:
    """V-9.7: which unit a Hit takes."""
    field = battles.Field(o)
    return [
        raze_score(field) if option == RAZE[0] else battles.loss_score(field, LOSE.arg(option)) for option in options
    ]


def command(o: Outlook, options: list[int]) -> list[float]:
    """V-9.12: stay, or go to friends."""
    field = battles.Field(o)
    faction = battles.command_faction(o)
    return [
        battles.stay_score(field) if option == STAY[0] else battles.withdraw_score(field, faction, WITHDRAW.arg(option))
        for option in options
    ]


def follow(o: Outlook, options: list[int]) -> list[float]:
    """V-9.13: a Leader goes with the last unit."""
    return [1.0 if FOLLOW.holds(option) else 0.0 for option in options]


def geld(o: Outlook, options: list[int]) -> list[float]:
    """V-15.34: who is given up."""
    field = battles.Field(o)
    return [battles.pay_score(field, PAY.arg(option)) for option in options]


def spy(o: Outlook, options: list[int]) -> list[float]:
    """V-15.45: whence an army comes, and who with it."""
    field = battles.Field(o)
    sources = spy_sources(o.s, field.shire)
    if TARGET.holds(options[0]):
        return [battles.spy_score(field, TARGET.arg(option)) - TARGET.arg(option) * w.TIE for option in options]
    best = max(sources, key=lambda source: battles.spy_score(field, source) - source * w.TIE)
    wanted = battles.spy_force(o, best)
    half = 0 if LOAD[t.HOUSECARL].holds(options[0]) else 1
    verb = LOAD[t.HOUSECARL + half]
    return [-abs(verb.arg(option) - wanted[half]) for option in options]


def escape(o: Outlook, options: list[int]) -> list[float]:
    """V-15.42: where the English go."""
    field = battles.Field(o)
    return [battles.escape_score(field, TARGET.arg(option)) for option in options]


# By the rule that the question names
QUESTIONS: dict[str, Callable[[Outlook, list[int]], list[float]]] = {
    "V-3.4": choose,
    "V-3.5": deploy,
    "V-5.4": place,
    "V-5.5": reinforce,
    "V-5.6": crown,
    "V-5.7": place,
    "V-5.8": movement_card,
    "V-7.2": activate,
    "V-7.4": land,
    "V-7.5": on_the_way,
    "V-8.1": muster,
    "V-9.1": fight,
    "V-9.2": battle_event,
    "V-9.7": lose,
    "V-9.12": command,
    "V-9.13": follow,
    "V-10.3": resolve,
    "V-10.6": phase_event,
    "V-15.12": traitors,
    "V-15.21": morale,
    "V-15.24": ceolwulf,
    "V-15.31": purse,
    "V-15.32": rebellion,
    "V-15.33": navy,
    "V-15.34": geld,
    "V-15.41": conversion,
    "V-15.42": escape,
    "V-15.45": spy,
}
