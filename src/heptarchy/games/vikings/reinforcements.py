"""The Reinforcements Phase: invaders, icons, Alfred, fled units, and the Movement card (V-5)."""

from __future__ import annotations

from typing import Final

from heptarchy.games.vikings.age_turn import REINFORCED, come_in
from heptarchy.games.vikings.book import told, why
from heptarchy.games.vikings.cards import card_bit, cards_in, spend
from heptarchy.games.vikings.data.moments import BEFORE_MOVEMENT, REINFORCING
from heptarchy.games.vikings.data.tables import (
    ALFRED,
    ALLY_OF,
    CARD_ARMIES,
    CARD_EVENT,
    CARD_FACTION,
    CARD_STEPS,
    CITIES,
    ENGLISH,
    HOUSECARL,
    INVASION_GROUPS,
    LEADER_UNITS,
    MOVEMENT_MASK,
    REINFORCEMENT_CITIES,
    REINFORCEMENTS,
    SIDE_OF,
    THEGN,
    VIKING,
)
from heptarchy.games.vikings.data.tables import (
    REINFORCE as ICONS,
)
from heptarchy.games.vikings.kings import play_king, refuse_king_card
from heptarchy.games.vikings.legendary_leaders import aboard, ask_lagertha, first_leader
from heptarchy.games.vikings.phase_events import ask_event, play_phase_event
from heptarchy.games.vikings.places import places_of, refuse_place, viking_places
from heptarchy.games.vikings.table.actions import BOARD, CROWN, CROWNED, PASS, PLACE, PLAY, REINFORCE, REVEAL, TAKE
from heptarchy.games.vikings.table.state import OFF_SHORE, UNSEEN, Vikings
from heptarchy.games.vikings.units import add_units, from_stock, is_held, is_viking_controlled
from heptarchy.games.vikings.windows import event_options, refuse_event_card
from heptarchy.kernel.fate import Weights
from heptarchy.kernel.refusal import Refusal


def reinforcements_phase(s: Vikings, arg: int) -> None:
    """V-5.1: new units, then fled units, then the Movement card; Events of this phase at any moment before it."""
    s.push(ask_event, BEFORE_MOVEMENT)  # V-15.33, V-15.44
    s.push(ask_movement_card)
    if not s.params.fled_active:
        s.push(return_fled, 1)
    s.push(return_fled)
    viking = SIDE_OF[s.active] == VIKING
    s.push(ask_place_waiting if viking else ask_alfred)
    s.push(ask_before_placing)
    come_in(s, REINFORCED)
    s.push(reveal_invasion if viking else place_icons)
    s.push(ask_event, REINFORCING)


def ask_before_placing(s: Vikings, arg: int) -> None:
    """V-5.1: an Event may make a place for those who wait, for Alfred or for the fled.

    Where none of them is to be placed nothing comes between this moment and the Movement card, and that asks for it.
    """
    fled = s.fled[s.active] > 0 or (not s.params.fled_active and s.fled[ALLY_OF[s.active]] > 0)
    if fled or (any(s.waiting) if s.side == VIKING else may_alfred_come(s)):
        s.push(ask_event, REINFORCING)


# Vikings


def reveal_invasion(s: Vikings, arg: int) -> None:
    """V-5.2: the first Viking faction to act in a round reveals the top invasion card; Halfdan lies open."""
    if s.invaded:
        return
    s.invaded = True
    first = first_leader(s)
    if s.leader_at[first] == OFF_SHORE:
        s.tell(told.INVADERS, first, s.aboard[0], s.aboard[1])
        if s.age is not None:
            s.push(ask_lagertha, first)
        return
    for group in INVASION_GROUPS:
        left = [REVEAL[card] for card in group if s.invasion >> card & 1]
        if left:
            s.roll(Weights(left), then=invasion_revealed, rule="V-5.2")
            return


def invasion_revealed(s: Vikings, arg: int, answer: int) -> None:
    """V-5.3: a Leader's card receives its units; short stockpiles give what they have."""
    card = REVEAL.arg(answer)
    s.invasion &= ~(1 << card)
    norsemen, berserkers = (from_stock(s, faction, LEADER_UNITS[card][faction]) for faction in (0, 1))
    if card == REINFORCEMENTS:
        s.waiting[0] += norsemen
        s.waiting[1] += berserkers
    else:
        s.leader_at[card] = OFF_SHORE
        s.aboard[0] = norsemen
        s.aboard[1] = berserkers
        if s.age is not None:
            s.push(ask_lagertha, card)
    s.tell(told.INVADERS, card, norsemen, berserkers)


def ask_place_waiting(s: Vikings, arg: int) -> None:
    """V-5.4: the active player splits the units of the Reinforcements card; without a place they wait, or are lost."""
    for faction in (0, 1):
        if s.waiting[faction]:
            places = viking_places(s, fled=False)
            if places:
                s.ask(s.owner[s.active], places, then=place_waiting, arg=faction, rule="V-5.4", why=refuse_place)
            elif not s.params.reinforcements_wait:
                send_home_the_waiting(s)
            return


def send_home_the_waiting(s: Vikings) -> None:
    """V-5.4: where it is so played, units of the Reinforcements card that find no place go to their stockpiles."""
    for faction in (0, 1):
        s.stock[faction] += s.waiting[faction]
        s.waiting[faction] = 0
    s.tell(told.LEADER_LOST, REINFORCEMENTS)


def place_waiting(s: Vikings, faction: int, answer: int) -> None:
    """V-5.4: how many go there."""
    s.push(ask_place_waiting)
    ask_number(s, faction, answer, s.waiting[faction], True)


# A number of units, for a place already picked: the place and the faction travel in one int

FROM_WAITING: Final = 1000  # the units come off the Reinforcements card, else out of the Fled Units area


def ask_number(s: Vikings, faction: int, place: int, most: int, waiting: bool) -> None:
    """V-5.4, V-5.7: how many of the units go to the place picked; a lone unit goes unasked."""
    arg = place * 10 + faction + (FROM_WAITING * 1000 if waiting else 0)
    if most == 1:
        place_number(s, arg, TAKE[1])
    else:
        rule = "V-5.4" if waiting else "V-5.7"
        seat = s.owner[s.active if waiting else faction]
        options = [TAKE[n] for n in range(1, most + 1)]
        s.ask(seat, options, then=place_number, arg=arg, rule=rule, why=refuse_place_number)


def refuse_place_number(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-5.4, V-5.7: why not so many units come there."""
    waiting, place = divmod(arg, FROM_WAITING * 1000)
    faction = place % 10
    most = s.waiting[faction] if waiting else s.fled[faction]
    if TAKE.holds(action) and not 1 <= TAKE.arg(action) <= most:
        return why.SO_MANY_COME.by(s.rule, most, faction)
    return None


def place_number(s: Vikings, arg: int, answer: int) -> None:
    """V-5.4, V-5.7: the units come in."""
    waiting, arg = divmod(arg, FROM_WAITING * 1000)
    place, faction = divmod(arg, 10)
    n = TAKE.arg(answer)
    if waiting:
        s.waiting[faction] -= n
    else:
        s.fled[faction] -= n
    if BOARD.holds(place):
        aboard(s, BOARD.arg(place))[faction] += n
        s.tell(told.BOARDED, n, faction, BOARD.arg(place))
    else:
        add_units(s, faction, PLACE.arg(place), n)
        s.tell(told.REINFORCED, n, faction, PLACE.arg(place))


# English


def place_icons(s: Vikings, arg: int) -> None:
    """V-5.5: one unit an icon in each English reinforcement city; if units are short the faction chooses (V-14.1)."""
    faction = s.active
    due = [city for city in REINFORCEMENT_CITIES if ICONS[faction][city] and not is_viking_controlled(s, city)]
    if sum(ICONS[faction][city] for city in due) <= s.stock[faction]:
        for city in due:
            reinforce_city(s, faction, city, ICONS[faction][city])
        return
    # short: one unit at a time, a city as often as it has icons
    s.push(ask_short_icons, 0)


def ask_short_icons(s: Vikings, served: int) -> None:
    """V-14.1: which city gets the next unit; `served` counts, four bits a city, what each has had."""
    faction = s.active
    options: list[int] = []
    for place, city in enumerate(REINFORCEMENT_CITIES):
        if not is_viking_controlled(s, city) and served >> 4 * place & 15 < ICONS[faction][city]:
            options.append(REINFORCE[city])
    if options and s.stock[faction]:
        s.ask(s.owner[faction], options, then=serve_icon, arg=served, rule="V-5.5", why=refuse_icon)


def refuse_icon(s: Vikings, served: int, action: int) -> Refusal | None:
    """V-5.5: why no unit comes to that city."""
    if not REINFORCE.holds(action):
        return None
    city = REINFORCE.arg(action)
    if ICONS[s.active][city] == 0:
        return why.NO_ICON.by("V-5.5", city, s.active)
    if is_viking_controlled(s, city):
        return why.VIKING_HANDS.by("V-5.5", city)
    if served >> 4 * REINFORCEMENT_CITIES.index(city) & 15 >= ICONS[s.active][city]:
        return why.ICONS_USED.by("V-5.5", city)
    return None


def serve_icon(s: Vikings, served: int, answer: int) -> None:
    """V-14.1: that city gets a unit."""
    city = REINFORCE.arg(answer)
    reinforce_city(s, s.active, city, 1)
    s.push(ask_short_icons, served + (1 << 4 * REINFORCEMENT_CITIES.index(city)))


def reinforce_city(s: Vikings, faction: int, city: int, n: int) -> None:
    """V-5.5: units from the stockpile into a city."""
    n = from_stock(s, faction, n)
    if n:
        add_units(s, faction, city, n)
        s.tell(told.REINFORCED, n, faction, city)


def may_alfred_come(s: Vikings) -> bool:
    """V-5.6: from Round V, once."""
    return s.round >= s.params.alfred_round and s.leader_at[ALFRED] == UNSEEN


def ask_alfred(s: Vikings, arg: int) -> None:
    """V-5.6: from Round V Alfred comes to an English city with a unit in it; without one he is put off (V-14.2)."""
    if not may_alfred_come(s):
        return
    cities = [CROWN[city] for city in CITIES if is_english_city(s, city)]
    if cities:
        s.ask(s.owner[s.active], cities, then=alfred_comes, rule="V-5.6", why=refuse_crown)


def is_english_city(s: Vikings, shire: int) -> bool:
    """V-5.6: a city with an English unit and no Viking."""
    return shire in CITIES and s.hosts[ENGLISH][shire] > 0 and not is_held(s, VIKING, shire)


def refuse_crown(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-5.6: why Alfred may not come there."""
    if CROWN.holds(action) and not is_english_city(s, CROWN.arg(action)):
        return why.NO_CROWN_THERE.by("V-5.6", CROWN.arg(action))
    return None


def alfred_comes(s: Vikings, arg: int, answer: int) -> None:
    """V-5.6: both English colours come with him, whoever is active."""
    shire = CROWN.arg(answer)
    s.leader_at[ALFRED] = shire
    s.tell(told.ALFRED_COMES, shire)
    for faction in (HOUSECARL, THEGN):
        reinforce_city(s, faction, shire, LEADER_UNITS[ALFRED][faction])


# Both


def return_fled(s: Vikings, ally: int) -> None:
    """V-5.7: fled units of the active faction, or of its ally, come back; Vikings may leave theirs, the English not."""
    faction = ALLY_OF[s.active] if ally else s.active
    if s.fled[faction] == 0:
        return
    viking = SIDE_OF[faction] == VIKING
    places = places_of(s, SIDE_OF[faction])
    if places:
        options = [*places, PASS[0]] if viking else places
        s.ask(s.owner[faction], options, then=fled_place, arg=faction, rule="V-5.7", why=refuse_place)


def fled_place(s: Vikings, faction: int, answer: int) -> None:
    """V-5.7: how many go there, then where the rest go."""
    if answer == PASS[0]:
        return
    s.push(return_fled, int(faction != s.active))
    ask_number(s, faction, answer, s.fled[faction], False)


def ask_movement_card(s: Vikings, arg: int) -> None:
    """V-5.8: exactly one Movement or Treaty card; the last moment for an Event of this phase."""
    faction = s.active
    options = event_options(s, faction, REINFORCING)
    options += [PLAY[card] for card in cards_in(faction, s.hands[faction] & MOVEMENT_MASK)]
    s.ask(s.owner[faction], options, then=movement_card, rule="V-5.8", why=refuse_card)


def refuse_card(s: Vikings, arg: int, action: int) -> Refusal | None:
    """V-5.8: why a card may not be played now."""
    if CROWNED.holds(action):
        return refuse_king_card(s, s.active, CROWNED.arg(action), REINFORCING)
    if not PLAY.holds(action):
        return None
    card = PLAY.arg(action)
    if s.hands[s.active] & MOVEMENT_MASK & card_bit(card) and CARD_FACTION[card] == s.active:
        return None
    return refuse_event_card(s, s.active, card, REINFORCING)


def movement_card(s: Vikings, arg: int, answer: int) -> None:
    """V-5.9: the card gives so many activations of so many steps."""
    if CROWNED.holds(answer):
        s.push(ask_movement_card)
        play_king(s, s.active, CROWNED.arg(answer))
        return
    card = PLAY.arg(answer)
    if CARD_EVENT[card] >= 0:
        s.push(ask_movement_card)
        play_phase_event(s, card)
        return
    spend(s, card)
    s.card_played = True
    s.armies = CARD_ARMIES[card]
    s.steps = CARD_STEPS[card]
    s.tell(told.MOVEMENT_PLAYED, s.active, card, s.armies, s.steps)
