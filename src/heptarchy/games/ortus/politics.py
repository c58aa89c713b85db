"""Politics: Treachery, Intrigue and the struggle about them (OR-13)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, discard, leave_hand, tell_discarded
from heptarchy.games.ortus.clerisy import bare_seat, leave_minster
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import (
    distinct,
    gain_property,
    has_property,
    lose_lord,
    lose_mercenary,
    lose_vassals_fief,
    property_fiefs,
    remove_property,
)
from heptarchy.games.ortus.leaving import settle
from heptarchy.games.ortus.rivals import ally_of, has_pact, plot_rivals, refuse_mate
from heptarchy.games.ortus.table.actions import (
    ADVISE,
    AIM_FIEF,
    AIM_HAND,
    AIM_LORD,
    AIM_MERCENARY,
    AIM_POOL,
    ALLY,
    AT,
    DONE,
    LOSE,
    TAKE,
    TAKE_ARMY,
    VASSAL,
    VASSAL_LORD,
    YIELD,
    property_action,
    property_card,
)
from heptarchy.games.ortus.table.modules import WITAN, plays_with
from heptarchy.games.ortus.table.state import (
    AT_HAND,
    AT_LORD,
    AT_MERCENARY,
    AT_POOL,
    AT_PROPERTIES,
    Ortus,
    Plot,
)
from heptarchy.games.ortus.tetrarchy import refuse_plot_on
from heptarchy.games.ortus.witan import has_advisor, spend_advisor
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal


def the_plot(s: Ortus) -> Plot:
    """The Treachery or Intrigue under way."""
    plot = s.plot
    if plot is None:
        raise RuntimeError("ortus: no politics is under way")
    return plot


# What may be aimed at


def has_plot_target(s: Ortus, house: int, kind: int) -> bool:
    """OR-6.13: an Action is announced only if it has a target. Must agree with `aims`."""
    for other in plot_rivals(s, house):
        if s.mercs[other]:
            return True
        if kind == t.INTRIGUE:
            if s.pool[other * 2] + s.pool[other * 2 + 1] > 0 or has_property(s, other):
                return True
            for fief in s.fiefs[other]:
                if bare_seat(s, fief) >= 0:
                    return True
        else:
            if count_of(s.hand, other) > 0:
                return True
            for fief in s.fiefs[other]:
                if s.lord[fief] != t.NO_LORD:
                    return True
    return False


def aims(s: Ortus, house: int, kind: int) -> list[int]:
    """OR-13.1, OR-13.6: all that the card may aim at."""
    menu: list[int] = []
    for other in plot_rivals(s, house):
        if kind == t.TREACHERY:
            menu.extend([AIM_LORD.base + fief for fief in s.fiefs[other] if s.lord[fief] != t.NO_LORD])
        else:
            menu.extend([AIM_FIEF.base + fief for fief in property_fiefs(s, other)])  # OV-20
            menu.extend([AIM_FIEF.base + fief for fief in s.fiefs[other] if bare_seat(s, fief) >= 0])  # OV-8
        if s.mercs[other]:
            menu.append(AIM_MERCENARY.base + other)
        if kind == t.TREACHERY:
            if count_of(s.hand, other):  # RB-61: the King has none
                menu.append(AIM_HAND.base + other)
        elif s.pool[other * 2] + s.pool[other * 2 + 1]:
            menu.append(AIM_POOL.base + other)
    return menu


def plot(s: Ortus, house: int, kind: int) -> None:
    """OR-13.11: the actor shows the card; OR-7.11f: it is discarded whatever comes."""
    leave_hand(s, house, kind)
    discard(s, t.card_of(house, kind))
    begin_plot(s, house, kind)


def begin_plot(s: Ortus, house: int, kind: int) -> None:
    """OR-13.11: then the exact target."""
    s.plot = new_plot(house, kind)
    s.push(ask_aim, house)


def new_plot(house: int, kind: int) -> Plot:
    """A plot without a target yet."""
    made = Plot()
    made.card = kind
    made.actor = house
    return made


def ask_aim(s: Ortus, house: int) -> None:
    """OR-13.1, OR-13.6: the exact target."""
    kind = the_plot(s).card
    rule = "OR-13.1" if kind == t.TREACHERY else "OR-13.6"
    s.ask(house, aims(s, house, kind), then=aim, arg=house, rule=rule, why=refuse_aim)


def refuse_aim(s: Ortus, house: int, action: int) -> Refusal | None:
    """OR-13.5, OR-13.10, OR-13.21, RB-8: what this card may not aim at."""
    kind = the_plot(s).card
    earl = t.NOBODY
    for verb in (AIM_LORD, AIM_FIEF):
        if verb.holds(action):
            fief = verb.arg(action)
            earl = s.holder[fief]
            if earl == t.NOBODY:
                return why.NO_FIEF_THERE.by("OR-8.1", fief)
    for verb in (AIM_MERCENARY, AIM_HAND, AIM_POOL):
        if verb.holds(action):
            earl = verb.arg(action)
    if earl == t.NOBODY:
        return None
    if earl == house:
        return why.TARGETS_SELF.by("OR-13.21")
    if earl >= s.houses or s.out[earl]:
        return why.NOT_IN_GAME.by("OR-13.1", earl)
    if has_pact(s) and earl != s.liege:
        return why.REBELS_KEEP_PEACE.by("RB-8")
    amiss = refuse_plot_on(s, house, earl) or refuse_mate(s, house, earl, "OV-17.10")
    if amiss is not None:
        return amiss
    if kind == t.TREACHERY and (AIM_FIEF.holds(action) or AIM_POOL.holds(action)):
        return why.TREACHERY_AIMS.by("OR-13.5")
    if kind == t.INTRIGUE and (AIM_LORD.holds(action) or AIM_HAND.holds(action)):
        return why.INTRIGUE_AIMS.by("OR-13.10")
    if action in aims(s, house, kind):
        return None
    if AIM_LORD.holds(action):
        return why.NO_LORD.by("OR-13.1", AIM_LORD.arg(action))
    if AIM_FIEF.holds(action):
        if t.is_march(AIM_FIEF.arg(action)):
            return why.MARCHES_NOT_TAKEN.by("OV-20")
        return why.NO_PROPERTY.by("OR-13.7", AIM_FIEF.arg(action))
    if AIM_MERCENARY.holds(action):
        return why.NO_MERCENARY.by("OR-13.1", earl)
    if AIM_HAND.holds(action):
        return why.HAND_OF_EMPTY.by("OR-13.4", earl)
    return why.POOL_OF_EMPTY.by("OR-13.9", earl)


def aim(s: Ortus, house: int, action: int) -> None:
    """OR-13.11: a Lord or a Hand is exact; of Mercenaries, Properties and Pool cards it is said which."""
    made = the_plot(s)
    if AIM_LORD.holds(action):
        made.fief = AIM_LORD.arg(action)
        made.target = s.holder[made.fief]
        made.aim = AT_LORD
        s.push(announce)
    elif AIM_HAND.holds(action):
        made.target = AIM_HAND.arg(action)
        made.aim = AT_HAND
        s.push(announce)
    elif AIM_MERCENARY.holds(action):
        made.target = AIM_MERCENARY.arg(action)
        made.aim = AT_MERCENARY
        s.push(ask_which_mercenary)
    elif AIM_FIEF.holds(action):
        made.fief = AIM_FIEF.arg(action)
        made.target = s.holder[made.fief]
        made.aim = AT_PROPERTIES
        s.push(ask_which_property)
    else:
        made.target = AIM_POOL.arg(action)
        made.aim = AT_POOL
        s.push(ask_which_army)


def ask_which_mercenary(s: Ortus, _: int) -> None:
    """OR-13.3, OR-13.8: which of several."""
    made = the_plot(s)
    mercs = s.mercs[made.target]
    if len(mercs) == 1:
        aim_at_mercenary(s, 0, AT.base + 1)
    else:
        menu = [AT.base + i + 1 for i in range(len(mercs))]
        s.ask(made.actor, menu, then=aim_at_mercenary, rule="OR-13.11", why=refuse_mercenary)


def refuse_mercenary(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-13.3, OR-13.8: one of those whom the target has."""
    target = the_plot(s).target
    n = len(s.mercs[target])
    return (
        why.SO_MANY_MERCENARIES.by("OR-13.11", n, target) if AT.holds(action) and not 1 <= AT.arg(action) <= n else None
    )


def aim_at_mercenary(s: Ortus, _: int, answer: int) -> None:
    """That one."""
    the_plot(s).merc = AT.arg(answer) - 1
    s.push(announce)


def ask_which_property(s: Ortus, _: int) -> None:
    """OR-13.7: up to two Properties of the Fief, at least one."""
    made = the_plot(s)
    seat = bare_seat(s, made.fief)
    if seat >= 0:
        made.takes = [seat]
        s.push(announce)
        return
    left = properties_left(s, made)
    if not left or len(made.takes) >= s.params.intrigue_properties:
        s.push(announce)
        return
    menu = [TAKE.base + property_action(card) for card in distinct(left)]
    if made.takes:
        menu.append(DONE.base)
    if len(menu) == 1:
        aim_at_property(s, 0, menu[0])
    else:
        s.ask(made.actor, menu, then=aim_at_property, rule="OR-13.7", why=refuse_property)


def properties_left(s: Ortus, made: Plot) -> list[int]:
    """OR-13.7: the Properties of the Fief that are not named yet."""
    left = s.props[made.fief][:]
    for card in made.takes:
        left.remove(card)
    return left


def refuse_property(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-13.7: why this Property is not taken, or why not none."""
    made = the_plot(s)
    if TAKE.holds(action) and property_card(TAKE.arg(action)) not in properties_left(s, made):
        return why.NO_SUCH_PROPERTY.by("OR-13.7", made.fief, TAKE.arg(action))
    return why.NAME_ONE.by("OR-13.7") if action == DONE.base and not made.takes else None


def aim_at_property(s: Ortus, _: int, answer: int) -> None:
    """One more, or no more."""
    made = the_plot(s)
    if answer == DONE.base:
        s.push(announce)
        return
    made.takes.append(property_card(TAKE.arg(answer)))
    s.push(ask_which_property)


def ask_which_army(s: Ortus, _: int) -> None:
    """OR-13.9: up to two Pool cards, at least one."""
    made = the_plot(s)
    menu: list[int] = []
    for kind in (t.INFANTRY, t.KNIGHT):
        if s.pool[made.target * 2 + kind] > made.takes.count(kind):
            menu.append(TAKE_ARMY.base + kind)
    if not menu or len(made.takes) >= s.params.intrigue_army:
        s.push(announce)
        return
    if made.takes:
        menu.append(DONE.base)
    if len(menu) == 1:
        aim_at_army(s, 0, menu[0])
    else:
        s.ask(made.actor, menu, then=aim_at_army, rule="OR-13.9", why=refuse_army)


def refuse_army(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-13.9: why this Pool card is not taken, or why not none."""
    made = the_plot(s)
    if TAKE_ARMY.holds(action):
        kind = TAKE_ARMY.arg(action)
        left = s.pool[made.target * 2 + kind] > made.takes.count(kind)
        return None if left else why.NONE_LEFT_IN_POOL_OF.by("OR-13.9", made.target, kind)
    return why.NAME_ONE.by("OR-13.9") if action == DONE.base and not made.takes else None


def aim_at_army(s: Ortus, _: int, answer: int) -> None:
    """One more, or no more."""
    made = the_plot(s)
    if answer == DONE.base:
        s.push(announce)
        return
    made.takes.append(TAKE_ARMY.arg(answer))
    s.push(ask_which_army)


def announce(s: Ortus, _: int) -> None:
    """OR-13.11: the target is named; its Earl may answer with Allies."""
    made = the_plot(s)
    if made.aim == AT_LORD:
        s.tell(told.PLOT_LORD, made.actor, made.card, made.fief)
    elif made.aim == AT_MERCENARY:
        s.tell(told.PLOT_MERCENARY, made.actor, made.card, made.target)
    elif made.aim == AT_HAND:
        s.tell(told.PLOT_HAND, made.actor, made.card, made.target)
    elif made.aim == AT_PROPERTIES:
        s.tell(told.PLOT_FIEF, made.actor, made.card, made.fief, len(made.takes))
    else:
        s.tell(told.PLOT_POOL, made.actor, made.card, made.target, len(made.takes))
    if made.target == s.liege:
        from heptarchy.games.ortus.king_politics import draw_for_allies

        s.push(draw_for_allies)
    else:
        s.push(ask_allies)


# The struggle


def helped(s: Ortus, house: int, ally: int) -> int:
    """Who answers: the Earl himself (0); OV-16: when he has not, his ally (1), or NOBODY."""
    return house if ally == 0 else ally_of(s, house)


def ask_allies(s: Ortus, ally: int) -> None:
    """OR-13.11: the target may play Allies; who has no Hand is not asked; OV-16: then his ally may."""
    house = helped(s, the_plot(s).target, ally)
    if house == t.NOBODY:
        s.push(succeed)
        return
    advisor = has_advisor(s, house)
    if count_of(s.hand, house) == 0 and not advisor:
        s.push(succeed if ally else ask_allies, 1)
        return
    menu: list[int] = []
    if s.hand[house * t.KINDS + t.ALLIES]:
        menu.append(ALLY.base)
    if advisor:
        menu.append(ADVISE.base + t.ALLIES)
    menu.append(YIELD.base)
    s.ask(house, menu, then=answer_allies, arg=ally, rule="OR-13.11", why=refuse_answer)


def refuse_answer(s: Ortus, ally: int, action: int) -> Refusal | None:
    """OR-13.11, OR-13.12: with what a plot is answered."""
    made = the_plot(s)
    house = helped(s, whose_answer(made), ally)
    if action == ALLY.base:
        if made.answers:
            return why.ONE_ALLIES.by("OR-13.16")
        return None if s.hand[house * t.KINDS + t.ALLIES] else why.NO_ALLIES.by("OR-13.11")
    if ADVISE.holds(action):
        return refuse_allied_advice(s, house, ADVISE.arg(action))
    if (action == VASSAL.base or VASSAL_LORD.holds(action)) and not made.answers:
        return why.ALLIES_FIRST.by("OR-13.11")
    if action == VASSAL.base:
        return None if s.hand[house * t.KINDS + t.VASSAL] else why.NO_VASSAL.by("OR-13.12")
    if VASSAL_LORD.holds(action) and VASSAL_LORD.arg(action) not in idle_vassals(s, house):
        fief = VASSAL_LORD.arg(action)
        return (why.VASSAL_SERVED if fief in made.served else why.NO_VASSAL_LORD).by("OR-13.14", fief)
    return None


def refuse_allied_advice(s: Ortus, house: int, kind: int) -> Refusal | None:
    """OV-18: in answer to a plot an advisor stands in for Allies alone."""
    if not plays_with(s, WITAN):
        return why.NO_WITAN.by("OV-18")
    if kind != t.ALLIES or the_plot(s).answers:
        return why.NO_ADVICE.by("OV-18", kind)
    return None if has_advisor(s, house) else why.NO_ADVISOR_LEFT.by("OV-18")


def answer_allies(s: Ortus, ally: int, answer: int) -> None:
    """OR-13.12: Allies open a struggle, and the actor is next."""
    made = the_plot(s)
    house = helped(s, made.target, ally)
    if answer == YIELD.base:
        s.push(succeed if ally else ask_allies, 1)
        return
    if ADVISE.holds(answer):
        spend_advisor(s, house, t.ALLIES)
    else:
        leave_hand(s, house, t.ALLIES)
        discard(s, t.card_of(house, t.ALLIES))
    s.tell(told.ALLIED, house)
    made.answers = 1
    if plays_with(s, WITAN):
        s.push(lose_struggle)  # OV-18: there are no struggles
        return
    s.push(ask_vassal)


def whose_answer(made: Plot) -> int:
    """OR-13.12: they answer by turns, the actor after the Allies."""
    return made.actor if made.answers % 2 == 1 else made.target


def idle_vassals(s: Ortus, house: int) -> list[int]:
    """OR-13.14: Fiefs whose Vassal Lord has not served in this struggle."""
    served = the_plot(s).served
    return [fief for fief in s.fiefs[house] if s.lord[fief] == t.VASSAL and fief not in served]


def ask_vassal(s: Ortus, ally: int) -> None:
    """OR-13.12: a Vassal from the Hand or a Vassal Lord, or yield; OV-16: then his ally may answer."""
    house = helped(s, whose_answer(the_plot(s)), ally)
    if house == t.NOBODY:
        s.push(lose_struggle)
        return
    if house == s.liege:
        from heptarchy.games.ortus.king_politics import answer_for_king

        answer_for_king(s)
        return
    lords = idle_vassals(s, house)
    if not lords and count_of(s.hand, house) == 0:
        s.push(lose_struggle if ally else ask_vassal, 1)
        return
    menu: list[int] = []
    if s.hand[house * t.KINDS + t.VASSAL]:
        menu.append(VASSAL.base)
    menu.extend([VASSAL_LORD.base + fief for fief in lords])
    s.ask(house, [*menu, YIELD.base], then=answer_vassal, arg=ally, rule="OR-13.12", why=refuse_answer)


def answer_vassal(s: Ortus, ally: int, answer: int) -> None:
    """OR-13.14: a Vassal of the Hand is discarded, a Lord stays in his Fief."""
    made = the_plot(s)
    house = helped(s, whose_answer(made), ally)
    if answer == YIELD.base:
        s.push(lose_struggle if ally else ask_vassal, 1)
        return
    if answer == VASSAL.base:
        leave_hand(s, house, t.VASSAL)
        discard(s, t.card_of(house, t.VASSAL))
        s.tell(told.ANSWERED, house)
    else:
        made.served.append(VASSAL_LORD.arg(answer))
        s.tell(told.LORD_ANSWERED, house, VASSAL_LORD.arg(answer))
    made.answers += 1
    s.push(ask_vassal)


def lose_struggle(s: Ortus, _: int) -> None:
    """OR-13.13: who does not answer loses."""
    made = the_plot(s)
    if whose_answer(made) == made.actor:
        s.tell(told.PLOT_FAILS, made.card)
        s.plot = None
    else:
        s.push(succeed)


# What politics does


def succeed(s: Ortus, _: int) -> None:
    """OR-13.2 to OR-13.4, OR-13.7 to OR-13.9; OR-13.20: then the table is looked at."""
    made = the_plot(s)
    s.tell(told.PLOT_WORKS, made.card)
    s.plot = None
    s.push(settle)
    if made.aim == AT_LORD:
        if s.lord[made.fief] == t.VASSAL and not plays_with(s, WITAN):
            lose_vassals_fief(s, made.fief, made.actor)
        else:
            lose_lord(s, made.fief)
    elif made.aim == AT_HAND:
        for _i in range(min(s.params.treachery_hand_discard, count_of(s.hand, made.target))):
            s.push(lose_at_random, made.target)
    elif made.aim == AT_MERCENARY:
        if made.card == t.TREACHERY:
            lose_mercenary(s, made.target, made.merc)
        else:
            move_mercenary(s, made.target, made.merc, made.actor)
    elif made.aim == AT_PROPERTIES:
        if bare_seat(s, made.fief) >= 0:
            lose_lord(s, made.fief)
            leave_minster(s, made.fief)
            gain_property(s, made.actor, made.takes[0])
            return
        for card in reversed(made.takes):
            remove_property(s, made.fief, card)
            gain_property(s, made.actor, card)
    else:
        for kind in made.takes:
            s.pool[made.target * 2 + kind] -= 1
            s.pool[made.actor * 2 + kind] += 1
            s.tell(told.POOL_TAKEN, kind, made.target, made.actor)


def move_mercenary(s: Ortus, house: int, place: int, to: int) -> None:
    """OR-13.8: with his Garrison."""
    merc = s.mercs[house][place]
    s.mercs[house] = s.mercs[house][:place] + s.mercs[house][place + 1 :]
    s.mercs[to] = [*s.mercs[to], merc]
    s.tell(told.MERCENARY_MOVED, house, to)


def lose_at_random(s: Ortus, house: int) -> None:
    """OR-13.4: a card of the Hand, at random; all see what it was."""
    base = house * t.KINDS
    kinds = [kind for kind in range(t.KINDS) if s.hand[base + kind]]
    s.roll(
        Weights([LOSE.base + kind for kind in kinds], [s.hand[base + kind] for kind in kinds]),
        then=lose_card,
        arg=house,
        rule="OR-13.4",
    )


def lose_card(s: Ortus, house: int, answer: int) -> None:
    """It goes face up to his pile."""
    kind = LOSE.arg(answer)
    leave_hand(s, house, kind)
    discard(s, t.card_of(house, kind))
    tell_discarded(s, t.card_of(house, kind))
