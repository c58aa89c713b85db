"""What a battle brings: Towers, Properties, seats, Ransom; then home (OR-12.24 to OR-12.35)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import discard, raze_tower, tell_discarded
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.estates import (
    burn_property,
    capture_fief,
    destroy_fief,
    distinct,
    gain_property,
    lose_lord,
    property_fiefs,
    refuse_from,
    remove_property,
    seat_strength,
)
from heptarchy.games.ortus.fielding import side_house, the_battle
from heptarchy.games.ortus.marches import towers_of
from heptarchy.games.ortus.table.actions import (
    BURN,
    CAPTURE,
    DESTROY,
    DONE,
    FROM,
    GIVE,
    RANSOM,
    RAZE,
    TAKE,
    YIELD,
    property_action,
    property_card,
)
from heptarchy.games.ortus.table.state import ON_PROPERTIES, ON_THANES, ON_TOWERS, ON_VILLAGES, Ortus
from heptarchy.games.ortus.thanes import kill_thanes
from heptarchy.games.ortus.villages import sack
from heptarchy.kernel.refusal import Refusal

PRICES = 8  # more than a Ransom can cost: `fief * PRICES + left` is one number
FIEFS = 128  # more than there are Fiefs: `number * FIEFS + fief` is one number


def spoils(s: Ortus, _: int) -> None:
    """OR-12.24, OR-12.25: Towers fall, or absorb what got past the defenders; OV-11, OV-12: or do not help."""
    battle = the_battle(s)
    towers = towers_of(s, battle.defender)
    if battle.aim == ON_TOWERS:
        battle.points = min(battle.through, towers)
    elif battle.aim == ON_VILLAGES:
        battle.points = min(battle.through, s.villages[battle.defender])
    elif battle.aim == ON_THANES:
        battle.points = min(battle.through, s.thanes_out[battle.defender])
    else:
        battle.points = max(0, battle.through - towers * s.params.tower_absorb)
    s.tell(told.DAMAGE, battle.through, battle.points)
    if battle.points == 0:
        hold(s)
    elif battle.aim == ON_TOWERS:
        s.push(raze)
    elif battle.aim == ON_VILLAGES:
        s.push(sack)
    elif battle.aim == ON_THANES:
        s.push(kill_thanes)
    elif battle.aim == ON_PROPERTIES:
        s.push(plunder)
    elif battle.points >= seat_strength(s, battle.fief):
        s.push(take_seat)
    else:
        hold(s)  # OR-12.27


def hold(s: Ortus) -> None:
    """The attack has brought nothing."""
    battle = the_battle(s)
    if battle.defender == t.WELSH:
        s.tell(told.MARCH_HELD, battle.fief)
    else:
        s.tell(told.HELD, battle.defender)


# Towers


def raze(s: Ortus, _: int) -> None:
    """OR-12.24: which Towers fall is the attacker's choice; they lie face down."""
    battle = the_battle(s)
    towers = len(s.towers[battle.defender])
    if battle.points <= 0:
        return
    if battle.points >= towers or battle.director == s.liege:
        for _i in range(battle.points):
            raze_tower(s, battle.defender, 0)
        battle.points = 0
    else:
        s.ask(
            battle.director,
            [RAZE.base + place + 1 for place in range(towers)],
            then=raze_one,
            rule="OR-12.24",
            why=refuse_raze,
        )


def refuse_raze(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-12.24: one of the Towers that stand."""
    defender = the_battle(s).defender
    n = len(s.towers[defender])
    return (
        why.SO_MANY_TOWERS.by("OR-12.24", n, defender)
        if RAZE.holds(action) and not 1 <= RAZE.arg(action) <= n
        else None
    )


def raze_one(s: Ortus, _: int, answer: int) -> None:
    """That Tower falls."""
    battle = the_battle(s)
    battle.points -= 1
    s.push(raze)
    raze_tower(s, battle.defender, RAZE.arg(answer) - 1)


# Properties


def plunder(s: Ortus, _: int) -> None:
    """OR-12.26: a Property for each point, taken or burnt; OR-17.16: Vikings burn as many as they can."""
    battle = the_battle(s)
    props = s.props[battle.fief]
    if battle.points <= 0 or not props:
        return
    cards = distinct(props)
    if battle.director == s.liege:
        from heptarchy.games.ortus.king_war import plunder_for_king

        plunder_for_king(s)
    elif battle.attacker == t.VIKINGS:
        if len(props) <= battle.points or len(cards) == 1:
            for card in props[: battle.points]:
                burn_property(s, battle.fief, card)
            battle.points = 0
        else:
            burns = [BURN.base + property_action(card) for card in cards]
            s.ask(battle.director, burns, then=plunder_one, rule="OR-17.16", why=refuse_plunder)
    else:
        menu: list[int] = []
        if s.fiefs[battle.attacker]:  # GHA-8b: without a Fief nothing can be kept
            menu.extend([TAKE.base + property_action(card) for card in cards])
        menu.extend([BURN.base + property_action(card) for card in cards])
        s.ask(battle.attacker, [*menu, DONE.base], then=plunder_one, rule="OR-12.26", why=refuse_plunder)


def plunder_one(s: Ortus, _: int, action: int) -> None:
    """OR-12.26: card by card, captured or destroyed."""
    battle = the_battle(s)
    if action == DONE.base:
        return
    battle.points -= 1
    s.push(plunder)
    if BURN.holds(action):
        burn_property(s, battle.fief, property_card(BURN.arg(action)))
    else:
        card = property_card(TAKE.arg(action))
        remove_property(s, battle.fief, card)
        gain_property(s, battle.attacker, card)


def refuse_plunder(s: Ortus, _: int, action: int) -> Refusal | None:
    """OR-12.26: of the named Fief alone."""
    battle = the_battle(s)
    if TAKE.holds(action):
        if battle.attacker == t.VIKINGS:
            return why.VIKINGS_NEVER_CAPTURE.by("OR-17.16")
        if not s.fiefs[battle.attacker]:
            return why.NO_FIEF_TO_KEEP.by("GHA-8b")
    for verb in (TAKE, BURN):
        if verb.holds(action) and property_card(verb.arg(action)) not in s.props[battle.fief]:
            return why.NO_SUCH_PROPERTY.by("OR-12.26", battle.fief, verb.arg(action))
    if action == DONE.base and battle.attacker == t.VIKINGS:
        return why.VIKINGS_BURN.by("OR-17.16")
    return None


# Seats


def take_seat(s: Ortus, _: int) -> None:
    """OR-12.28: a fallen Fief is captured or destroyed; OR-17.16: by Vikings destroyed; RB-53: by the King captured.

    OV-19: a Tent is destroyed; OV-20: a neutral one is captured.
    """
    battle = the_battle(s)
    battle.fell = 1
    battle.points = 0
    if battle.attacker == t.VIKINGS or t.is_tent(battle.fief):
        destroy_fief(s, battle.fief)
    elif battle.attacker == s.liege or battle.defender == t.WELSH:
        capture_fief(s, battle.fief, battle.attacker)
    else:
        s.ask(battle.attacker, [CAPTURE.base, DESTROY.base], then=take_seat_so, rule="OR-12.28")


def take_seat_so(s: Ortus, _: int, answer: int) -> None:
    """As the attacker has chosen."""
    battle = the_battle(s)
    if answer == CAPTURE.base:
        capture_fief(s, battle.fief, battle.attacker)
    else:
        destroy_fief(s, battle.fief)


# Ransom


def ransom(s: Ortus, _: int) -> None:
    """OR-12.31, OR-12.32: the owner pays for captured Lords, in his order; the others die."""
    battle = the_battle(s)
    # OR-12.33: a Lord whose seat fell is gone; OR-18.6: so are those of an Earl who is out
    battle.captured = [fief for fief in battle.captured if s.lord[fief] != t.NO_LORD]
    if not battle.captured:
        return
    owner = s.holder[battle.captured[0]]
    own = [fief for fief in battle.captured if s.holder[fief] == owner]  # OV-16: then those of his ally
    able = sum(len(s.props[fief]) for fief in property_fiefs(s, owner)) >= s.params.ransom_cost
    if battle.captor == t.VIKINGS or owner == s.liege or not able:
        s.push(ransom)
        for fief in own:  # OR-12.34, RB-54
            s.tell(told.NO_RANSOM, fief)
            lose_lord(s, fief)
    else:
        menu = [RANSOM.base + fief for fief in own]
        s.ask(owner, [*menu, YIELD.base], then=ransom_one, arg=owner, rule="OR-12.31", why=refuse_ransom)


def ransom_one(s: Ortus, owner: int, answer: int) -> None:
    """OR-12.32: whoever is not paid for dies."""
    battle = the_battle(s)
    s.push(ransom)
    if answer == YIELD.base:
        for fief in battle.captured:
            if s.holder[fief] == owner:
                s.tell(told.NO_RANSOM, fief)
                lose_lord(s, fief)
        return
    fief = RANSOM.arg(answer)
    battle.captured = [other for other in battle.captured if other != fief]
    s.push(ask_price, fief * PRICES + s.params.ransom_cost)


def refuse_ransom(s: Ortus, owner: int, action: int) -> Refusal | None:
    """OR-12.31: only for captured Lords."""
    if RANSOM.holds(action):
        fief = RANSOM.arg(action)
        captured = fief in the_battle(s).captured and s.holder[fief] == owner
        return None if captured else why.NO_LORD_CAPTURED.by("OR-12.31", fief)
    return None


def ask_price(s: Ortus, arg: int) -> None:
    """OR-12.31: from which Fief a Property of the owner's choice is paid."""
    if arg % PRICES == 0:
        return
    owner = s.holder[arg // PRICES]
    fiefs = property_fiefs(s, owner)
    if len(fiefs) == 1:
        ask_payment(s, arg * FIEFS + fiefs[0])
    else:
        s.ask(owner, [FROM.base + fief for fief in fiefs], then=pay_from, arg=arg, rule="OR-12.31", why=refuse_from)


def pay_from(s: Ortus, arg: int, answer: int) -> None:
    """Then which of that Fief."""
    s.push(ask_payment, arg * FIEFS + FROM.arg(answer))


def ask_payment(s: Ortus, arg: int) -> None:
    """OR-12.31: which Property is paid."""
    fief = arg % FIEFS
    owner = s.holder[fief]
    cards = distinct(s.props[fief])
    if len(cards) == 1:
        pay(s, arg, GIVE.base + property_action(cards[0]))
    else:
        menu = [GIVE.base + property_action(card) for card in cards]
        s.ask(owner, menu, then=pay, arg=arg, rule="OR-12.31", why=refuse_payment)


def refuse_payment(s: Ortus, arg: int, action: int) -> Refusal | None:
    """OR-12.31: the Property lies in the Fief that was named."""
    fief = arg % FIEFS
    if GIVE.holds(action) and property_card(GIVE.arg(action)) not in s.props[fief]:
        return why.NO_SUCH_PROPERTY.by("OR-12.31", fief, GIVE.arg(action))
    return None


def pay(s: Ortus, arg: int, answer: int) -> None:
    """OR-12.31: the captor attaches it; OR-12.35: without a Fief he gets nothing. The Lord goes home.

    OV-20: what the Welsh are paid is discarded.
    """
    battle = the_battle(s)
    fief = arg % FIEFS
    price = arg // FIEFS
    card = property_card(GIVE.arg(answer))
    owner = s.holder[fief]
    remove_property(s, fief, card)
    s.tell(told.RANSOMED, owner, property_action(card), price // PRICES)
    s.push(ask_price, price - 1)
    if battle.captor == t.WELSH:
        tell_discarded(s, card)
        discard(s, card)
    else:
        gain_property(s, battle.captor, card)


# The end of a battle


def go_home(s: Ortus, _: int) -> None:
    """OR-12.30: survivors are at home already; OR-9.8: cards fielded from the Hand are discarded."""
    battle = the_battle(s)
    for side in range(len(battle.forces)):
        house = side_house(battle, side)
        if house == t.VIKINGS or house == t.NOBODY:
            continue
        for i in range(4):
            for _n in range(battle.forces[side].hand[i]):
                discard(s, t.card_of(house, t.FIELDED_TYPES[i]))
    s.battle = None
