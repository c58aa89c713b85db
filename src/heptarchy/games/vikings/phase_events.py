"""Event cards of the Reinforcements Phase and of the moment before movement (V-15)."""

from __future__ import annotations

from heptarchy.games.vikings.battle import start_battle, start_rebellion
from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.control import settle_control
from heptarchy.games.vikings.data.tables import (
    BERSERKERS,
    CEOLWULF,
    COASTAL,
    ENGLISH,
    ENGLISH_TRAITORS,
    EVENT_RULES,
    FACTIONS_OF,
    HOUSECARL,
    INCREASED_MORALE,
    KINGS_PURSE,
    NORSEMEN,
    REBELLION,
    RELIGIOUS_CONVERSION,
    SAXON_NAVY,
    THEGN,
    THEGN_LEADERSHIP,
    VIKING,
)
from heptarchy.games.vikings.fray import decider, kinds_in
from heptarchy.games.vikings.kings import play_king
from heptarchy.games.vikings.legendary_leaders import aboard
from heptarchy.games.vikings.table.actions import BAR, CROWNED, LOSE, PASS, PLACE, PLAY, TAKE, TARGET, TARGET_CARD
from heptarchy.games.vikings.table.state import OFF_SHORE, SUDDEN, Vikings
from heptarchy.games.vikings.units import (
    add_units,
    from_stock,
    is_held,
    leaders_in,
    leave_no_leader_alone,
    take_units,
    viking_leaders,
)
from heptarchy.games.vikings.windows import (
    ASKING_ORDER,
    asked_faction,
    asked_next,
    asked_options,
    asked_together,
    ceolwulf_targets,
    play_event_card,
    refuse_asked,
)
from heptarchy.kernel.refusal import Refusal


def ask_event(s: Vikings, arg: int) -> None:
    """V-10.6: whoever may have an Event for this moment is asked in turn, until all pass."""
    place, window = divmod(arg, 16)
    place = asked_next(s, window, place)
    if place < 4:
        seat = s.owner[ASKING_ORDER[s.active][place]]
        s.ask(seat, asked_options(s, place, window), event_answer, place * 16 + window, "V-10.6", refuse_asked)


def event_answer(s: Vikings, arg: int, answer: int) -> None:
    """V-10.6: a pass asks the next one, a card asks all again."""
    if answer == PASS[0]:
        s.push(ask_event, arg + 16 * len(asked_together(s, arg // 16, arg % 16)))
    else:
        s.push(ask_event, arg % 16)
        if CROWNED.holds(answer):
            play_king(s, asked_faction(s, arg, answer), CROWNED.arg(answer))
        else:
            play_phase_event(s, PLAY.arg(answer))


def play_phase_event(s: Vikings, card: int) -> None:
    """V-15: what the card does."""
    event = play_event_card(s, card)
    if event == THEGN_LEADERSHIP:
        s.steps += s.params.leadership_steps
    elif event == SAXON_NAVY:
        s.push(ask_bar, s.params.navy_shires)
    elif event == KINGS_PURSE:
        s.push(ask_purse, s.params.purse_units)
    elif event == REBELLION:
        s.push(ask_rebellion)
    elif event == CEOLWULF:
        s.push(ask_ceolwulf)
    elif event == INCREASED_MORALE:
        s.push(ask_morale)
    else:
        s.push(ask_swap, event)


# English Traitors and Religious Conversion


def swapped_kinds(event: int) -> tuple[int, int]:
    """V-15.12, V-15.41, V-15.21: who becomes whom."""
    if event == ENGLISH_TRAITORS:
        return THEGN, NORSEMEN
    return NORSEMEN, THEGN if event == RELIGIOUS_CONVERSION else BERSERKERS


def most_swapped(s: Vikings, event: int) -> int:
    """V-15.12, V-15.41, V-15.21: how many units the card swaps at most."""
    if event == ENGLISH_TRAITORS:
        return s.params.traitors
    return s.params.converts if event == RELIGIOUS_CONVERSION else s.params.morale_units


def ask_swap(s: Vikings, event: int) -> None:
    """V-15.12, V-15.41: in which shire units change sides."""
    old = swapped_kinds(event)[0]
    options = [TARGET[shire] for shire, n in enumerate(s.units[old]) if n]
    s.ask(s.owner[s.active], options, then=swap_place, arg=event, rule=EVENT_RULES[event], why=refuse_target)


def refuse_target(s: Vikings, event: int, action: int) -> Refusal | None:
    """V-15: why the Event does not take effect there."""
    if TARGET_CARD.holds(action):
        leader = TARGET_CARD.arg(action)
        if event == INCREASED_MORALE and leader in leaders_with_norsemen(s):
            return None
        return why.NONE_ABOARD.by(EVENT_RULES[event], leader, swapped_kinds(event)[0])
    if not TARGET.holds(action):
        return None
    shire = TARGET.arg(action)
    if event == CEOLWULF:
        takes_effect = shire in ceolwulf_targets(s)
    elif event == REBELLION:
        takes_effect = s.hosts[VIKING][shire] > 0
    else:
        takes_effect = s.units[swapped_kinds(event)[0]][shire] > 0
    return None if takes_effect else why.NO_EFFECT.by(EVENT_RULES[event], event, shire)


def ask_morale(s: Vikings, arg: int) -> None:
    """V-15.21: in which Viking army, a shire or the Leader off shore, Norsemen become Berserkers."""
    options = [TARGET[shire] for shire, n in enumerate(s.units[NORSEMEN]) if n]
    options += [TARGET_CARD[leader] for leader in leaders_with_norsemen(s)]
    event = INCREASED_MORALE
    s.ask(s.owner[s.active], options, then=swap_place, arg=event, rule="V-15.21", why=refuse_target)


def leaders_with_norsemen(s: Vikings) -> list[int]:
    """V-15.21: those off shore who have Norsemen on their cards."""
    off_shore = [leader for leader in viking_leaders(s) if s.leader_at[leader] == OFF_SHORE]
    return [leader for leader in off_shore if aboard(s, leader)[NORSEMEN]]


def swap_place(s: Vikings, event: int, answer: int) -> None:
    """V-15.12, V-15.41, V-15.21: how many, up to what the stockpile has."""
    options = [TAKE[n] for n in range(1, swappable(s, event, answer) + 1)]
    arg = answer * 32 + event
    s.ask(s.owner[s.active], options, then=swap, arg=arg, rule=EVENT_RULES[event], why=refuse_number)


def swappable(s: Vikings, event: int, place: int) -> int:
    """V-15.12, V-15.41, V-15.21: how many units change at most in the place picked."""
    old, new = swapped_kinds(event)
    if TARGET_CARD.holds(place):
        there = aboard(s, TARGET_CARD.arg(place))[old]
    else:
        there = s.units[old][TARGET.arg(place)]
    return min(most_swapped(s, event), there, s.stock[new])


def refuse_number(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.12, V-15.41, V-15.21: why so many do not change."""
    place, event = divmod(arg, 32)
    if TAKE.holds(action) and not 1 <= TAKE.arg(action) <= swappable(s, event, place):
        return why.CHANGES_UNITS.by(EVENT_RULES[event], event, swappable(s, event, place))
    return None


def swap(s: Vikings, arg: int, answer: int) -> None:
    """V-15.12, V-15.41: the units change; a battle at once if both sides are left there (V-9.18)."""
    place, event = divmod(arg, 32)
    old, new = swapped_kinds(event)
    n = TAKE.arg(answer)
    s.stock[old] += n
    s.stock[new] -= n
    if TARGET_CARD.holds(place):
        units = aboard(s, TARGET_CARD.arg(place))
        units[old] -= n
        units[new] += n
        s.tell(told.BOARDED, n, new, TARGET_CARD.arg(place))
        return
    shire = TARGET.arg(place)
    take_units(s, old, shire, n)
    add_units(s, new, shire, n)
    s.tell(told.SWAPPED, n, old, new, shire)
    leave_no_leader_alone(s, shire)
    if is_held(s, VIKING, shire) and s.hosts[ENGLISH][shire]:
        start_battle(s, shire, SUDDEN)
    else:
        settle_control(s, shire)


# Ceolwulf


def ask_ceolwulf(s: Vikings, arg: int) -> None:
    """V-15.24: which of Ceolwulf's shires opens its gates."""
    options = [TARGET[shire] for shire in ceolwulf_targets(s)]
    s.ask(s.owner[s.active], options, then=ceolwulf, arg=CEOLWULF, rule="V-15.24", why=refuse_target)


def ceolwulf(s: Vikings, arg: int, answer: int) -> None:
    """V-15.24: the English there are removed to their stockpiles; then Vikings come in."""
    shire = TARGET.arg(answer)
    for faction in FACTIONS_OF[ENGLISH]:
        n = s.units[faction][shire]
        if n:
            take_units(s, faction, shire, n)
            s.stock[faction] += n
            s.tell(told.KILLED, n, faction)
    leave_no_leader_alone(s, shire)
    s.push(ask_ceolwulf_units, shire * 16 + s.params.ceolwulf_units)


def ask_ceolwulf_units(s: Vikings, arg: int) -> None:
    """V-15.24: from which shire the next Viking comes, or enough; a Leader keeps his last unit."""
    shire, left = divmod(arg, 16)
    options: list[int] = []
    for source in range(len(s.hosts[VIKING])):
        if source != shire and has_spare_viking(s, source):
            options.append(PLACE[source])
    if left and options:
        options.append(PASS[0])
        s.ask(s.owner[s.active], options, then=ceolwulf_source, arg=arg, rule="V-15.24", why=refuse_ceolwulf_source)


def has_spare_viking(s: Vikings, shire: int) -> bool:
    """V-15.24: a Viking who may leave; a Leader keeps his last unit."""
    return s.hosts[VIKING][shire] > (1 if leaders_in(s, VIKING, shire) else 0)


def refuse_ceolwulf_source(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.24: why no Viking comes from there."""
    if not PLACE.holds(action):
        return None
    source = PLACE.arg(action)
    if source == arg // 16:
        return why.COME_THERE.by("V-15.24", source)
    if not s.hosts[VIKING][source]:
        return why.NO_VIKINGS_THERE.by("V-15.24", source)
    return None if has_spare_viking(s, source) else why.LAST_UNIT.by("V-15.24", source)


def ceolwulf_source(s: Vikings, arg: int, answer: int) -> None:
    """V-15.24: which kind comes from there; a lone kind goes unasked."""
    if answer == PASS[0]:
        return
    source = PLACE.arg(answer)
    kinds = [faction for faction in FACTIONS_OF[VIKING] if s.units[faction][source]]
    if len(kinds) == 1:
        ceolwulf_unit(s, arg * 64 + source, LOSE[kinds[0]])
    else:
        options = [LOSE[kind] for kind in kinds]
        arg = arg * 64 + source
        s.ask(s.owner[s.active], options, then=ceolwulf_unit, arg=arg, rule="V-15.24", why=refuse_ceolwulf_unit)


def refuse_ceolwulf_unit(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.24: why no such unit comes over."""
    return refuse_viking_of(s, arg % 64, action, "V-15.24")


def refuse_viking_of(s: Vikings, shire: int, action: int, rule: str) -> Refusal | None:
    """A Viking that leaves a shire has to be there."""
    if LOSE.holds(action) and LOSE.arg(action) not in kinds_in(s, VIKING, shire):
        return why.NONE_TO_GIVE.by(rule, LOSE.arg(action), shire)
    return None


def ceolwulf_unit(s: Vikings, arg: int, answer: int) -> None:
    """V-15.24: one Viking comes over."""
    arg, source = divmod(arg, 64)
    shire, left = divmod(arg, 16)
    faction = LOSE.arg(answer)
    take_units(s, faction, source, 1)
    add_units(s, faction, shire, 1)
    s.tell(told.REINFORCED, 1, faction, shire)
    s.push(ask_ceolwulf_units, shire * 16 + left - 1)
    settle_control(s, source)
    settle_control(s, shire)


# King's Purse


def ask_purse(s: Vikings, left: int) -> None:
    """V-15.31: where the next Housecarl is added, among shires that hold one, or enough."""
    if left and s.stock[HOUSECARL]:
        options = [PLACE[shire] for shire, n in enumerate(s.units[HOUSECARL]) if n]
        options.append(PASS[0])
        s.ask(s.owner[s.active], options, then=purse, arg=left, rule="V-15.31", why=refuse_purse)


def refuse_purse(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.31: why no Housecarl is added there."""
    if PLACE.holds(action) and not s.units[HOUSECARL][PLACE.arg(action)]:
        return why.NO_HOUSECARL_THERE.by("V-15.31", PLACE.arg(action))
    return None


def purse(s: Vikings, left: int, answer: int) -> None:
    """V-15.31: one Housecarl more."""
    if answer == PASS[0]:
        return
    shire = PLACE.arg(answer)
    add_units(s, HOUSECARL, shire, from_stock(s, HOUSECARL, 1))
    s.tell(told.REINFORCED, 1, HOUSECARL, shire)
    s.push(ask_purse, left - 1)


# Rebellion


def ask_rebellion(s: Vikings, arg: int) -> None:
    """V-15.32: in which shire with Vikings the people rise."""
    options = [TARGET[shire] for shire, n in enumerate(s.hosts[VIKING]) if n]
    s.ask(s.owner[s.active], options, then=rebellion, arg=REBELLION, rule="V-15.32", why=refuse_target)


def rebellion(s: Vikings, arg: int, answer: int) -> None:
    """V-15.32: the Vikings lose a unit of their choice, then Fyrd attack the rest."""
    shire = TARGET.arg(answer)
    s.push(rise, shire)
    for _ in range(s.params.rebellion_loss):
        s.push(ask_rebellion_loss, shire)


def ask_rebellion_loss(s: Vikings, shire: int) -> None:
    """V-15.32: which unit is lost; the Vikings decide as defenders (V-9.17)."""
    kinds = kinds_in(s, VIKING, shire)
    if len(kinds) == 1:
        rebellion_loss(s, shire, LOSE[kinds[0]])
    elif kinds:
        seat = decider(s, VIKING, shire)
        options = [LOSE[kind] for kind in kinds]
        s.ask(seat, options, then=rebellion_loss, arg=shire, rule="V-15.32", why=refuse_rebellion_loss)


def refuse_rebellion_loss(s: Vikings, shire: int, action: int) -> Refusal | None:
    """V-15.32: why no such unit is lost."""
    return refuse_viking_of(s, shire, action, "V-15.32")


def rebellion_loss(s: Vikings, shire: int, answer: int) -> None:
    """V-15.32: the unit goes to the stockpile."""
    kind = LOSE.arg(answer)
    take_units(s, kind, shire, 1)
    s.stock[kind] += 1
    s.tell(told.KILLED, 1, kind)
    leave_no_leader_alone(s, shire)
    settle_control(s, shire)


def rise(s: Vikings, shire: int) -> None:
    """V-15.32: if Vikings are left, a Fyrd card is turned and they fight."""
    if is_held(s, VIKING, shire):
        start_rebellion(s, shire)


# Saxon Navy


def ask_bar(s: Vikings, left: int) -> None:
    """V-15.33: which coastal shires the Vikings may not enter this turn."""
    if left:
        options = [BAR[shire] for shire in COASTAL if not s.barred >> shire & 1]
        s.ask(s.owner[HOUSECARL], options, then=bar, arg=left, rule="V-15.33", why=refuse_bar)


def refuse_bar(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-15.33: why the Saxon Navy does not guard it."""
    if not BAR.holds(action):
        return None
    shire = BAR.arg(action)
    if s.barred >> shire & 1:
        return why.BARRED_ALREADY.by("V-15.33", shire)
    return None if shire in COASTAL else why.NO_COAST.by("V-15.33", shire)


def bar(s: Vikings, left: int, answer: int) -> None:
    """V-15.33: one coast is closed."""
    shire = BAR.arg(answer)
    s.barred |= 1 << shire
    s.tell(told.BARRED, shire)
    s.push(ask_bar, left - 1)
