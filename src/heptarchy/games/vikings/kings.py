"""Kings: one for each faction, dealt in secret, played once as an Event (VX-3)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.cards import side_audience
from heptarchy.games.vikings.data import tables_age as ta
from heptarchy.games.vikings.data.moments import BEFORE_MOVEMENT, BEFORE_ROLLS, REINFORCING
from heptarchy.games.vikings.data.tables import SIDE_OF
from heptarchy.games.vikings.fray import the_age, the_battle, the_fray
from heptarchy.games.vikings.table.actions import CROWNED, DEAL_KING, PLACE, TAKE
from heptarchy.games.vikings.table.age import NOBODY
from heptarchy.games.vikings.table.state import Vikings
from heptarchy.games.vikings.units import add_units, from_stock
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal

# By King: the moment he is played at, and the rule that says so
KING_WINDOWS: Final[list[int]] = [BEFORE_ROLLS, BEFORE_ROLLS, BEFORE_MOVEMENT, REINFORCING]
KING_RULES: Final[tuple[str, ...]] = ("VX-3.11", "VX-3.12", "VX-3.13", "VX-3.14")


def deal_kings(s: Vikings, arg: int) -> None:
    """VX-3.1: one to each faction."""
    for faction in range(3, -1, -1):
        s.push(deal_king, faction)


def deal_king(s: Vikings, faction: int) -> None:
    """VX-3.1: at random and in secret; V-13.2: his side sees him."""
    dealt = the_age(s).kings
    left = [DEAL_KING[king] for king in range(len(ta.KING_KEYS)) if king not in dealt]
    s.roll(Weights(left), then=king_dealt, arg=faction, rule="VX-3.1", audience=side_audience(s, faction))


def king_dealt(s: Vikings, faction: int, answer: int) -> None:
    """VX-3.1: nobody else knows which."""
    the_age(s).kings[faction] = DEAL_KING.arg(answer)
    s.tell(told.KING_DEALT, faction)


# When he may be played


def may_hold_king(s: Vikings, faction: int, window: int) -> bool:
    """V-10.6: could this faction play a King now, as far as the whole table knows?"""
    age = s.age
    if age is None or age.kings[faction] == NOBODY:
        return False
    for king, moment in enumerate(KING_WINDOWS):
        unseen = moment == window and not age.kings_played >> king & 1
        if unseen and refuse_king(s, faction, king) is None:
            return True
    return False


def king_options(s: Vikings, faction: int, window: int) -> list[int]:
    """VX-3.1: the faction's King, if this is his moment."""
    age = s.age
    if age is None or age.kings[faction] == NOBODY:
        return []
    king = age.kings[faction]
    if KING_WINDOWS[king] != window or refuse_king(s, faction, king) is not None:
        return []
    return [CROWNED[king]]


def refuse_king_card(s: Vikings, faction: int, king: int, window: int) -> Refusal | None:
    """VX-3: why this faction may not play that King at this moment."""
    if s.age is None or s.age.kings[faction] != king:
        return why.NOT_YOUR_KING.by("VX-3.1", king)
    if KING_WINDOWS[king] != window:
        return why.KING_NOT_NOW.by(KING_RULES[king], king)
    return refuse_king(s, faction, king)


def refuse_king(s: Vikings, faction: int, king: int) -> Refusal | None:
    """VX-3: why a King would have no effect now, by what lies open; his moment is known to fit."""
    if s.events_played[faction] >= s.params.events_per_round:
        return why.EVENTS_PLAYED.by("VX-3.2", faction, s.events_played[faction])
    if king in (ta.AELLA, ta.EDMUND):
        if s.units[faction][the_battle(s).shire] == 0:
            return why.NO_UNIT_IN_BATTLE.by(KING_RULES[king], faction)
    elif faction != s.active:
        return why.KING_IN_OWN_TURN.by(KING_RULES[king], king)
    elif king == ta.AETHELRED and not (s.stock[faction] and any(s.units[faction])):
        return why.NONE_TO_ADD.by("VX-3.14", faction)
    return None


# What he does


def play_king(s: Vikings, faction: int, king: int) -> None:
    """VX-3.1, VX-3.2: he is shown, counts as an Event and is out of the game."""
    age = the_age(s)
    age.kings[faction] = NOBODY
    age.kings_played |= 1 << king
    s.events_played[faction] += 1
    s.tell(told.KING_PLAYED, faction, king)
    if king == ta.AELLA:
        the_fray(s).aella[SIDE_OF[faction]] = faction
    elif king == ta.EDMUND:
        the_fray(s).shielded[SIDE_OF[faction]] = s.params.edmund_hits
    elif king == ta.BURGRED:
        age.haste = s.params.burgred_steps
    else:
        s.push(ask_aethelred)


def shield_hits(s: Vikings, arg: int) -> None:
    """VX-3.12: Edmund cancels the first Hits scored against his side."""
    b = the_battle(s)
    fray = the_fray(s)
    shielded = min(b.hits, fray.shielded[1 - b.roller])
    if shielded:
        fray.shielded[1 - b.roller] -= shielded
        b.hits -= shielded
        s.tell(told.CANCELLED, shielded)


def ask_aethelred(s: Vikings, arg: int) -> None:
    """VX-3.14: to which shire that holds a unit of the faction."""
    options = [PLACE[shire] for shire, n in enumerate(s.units[s.active]) if n]
    s.ask(s.owner[s.active], options, then=aethelred_place, rule="VX-3.14", why=refuse_aethelred)


def refuse_aethelred(s: Vikings, arg: int, action: int) -> Refusal | None:
    """VX-3.14: why no unit is added there."""
    if PLACE.holds(action) and not s.units[s.active][PLACE.arg(action)]:
        return why.NO_UNIT_THERE.by("VX-3.14", s.active, PLACE.arg(action))
    return None


def aethelred_place(s: Vikings, arg: int, answer: int) -> None:
    """VX-3.14: how many are added."""
    most = most_added(s)
    shire = PLACE.arg(answer)
    if most == 1:
        aethelred_adds(s, shire, TAKE[1])
    else:
        options = [TAKE[n] for n in range(1, most + 1)]
        s.ask(s.owner[s.active], options, then=aethelred_adds, arg=shire, rule="VX-3.14", why=refuse_added)


def most_added(s: Vikings) -> int:
    """VX-3.14: so many, if the stockpile has them."""
    return min(s.params.aethelred_units, s.stock[s.active])


def refuse_added(s: Vikings, shire: int, action: int) -> Refusal | None:
    """VX-3.14: why not so many are added."""
    if TAKE.holds(action) and not 1 <= TAKE.arg(action) <= most_added(s):
        return why.SO_MANY_COME.by("VX-3.14", most_added(s), s.active)
    return None


def aethelred_adds(s: Vikings, shire: int, answer: int) -> None:
    """VX-3.14: from the stockpile."""
    n = from_stock(s, s.active, TAKE.arg(answer))
    add_units(s, s.active, shire, n)
    s.tell(told.REINFORCED, n, s.active, shire)
