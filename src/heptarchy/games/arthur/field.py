"""Battles: a war goes to the table of dba, and what came of it comes back (AA-9.14, AA-9.15, AA-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.arthur.bands import BANDS, PRINCE, band_of
from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die, kill_leader, kill_warlord
from heptarchy.games.arthur.hands import take_out
from heptarchy.games.arthur.levy import FROM_TITLE, kind_of, source_of
from heptarchy.games.arthur.levy_question import lead_of, members, war_of
from heptarchy.games.arthur.perils import risk_all
from heptarchy.games.arthur.realm import has_card, home_of
from heptarchy.games.arthur.table.actions import BATTLE, COMMAND, DELEGATE, OUTCOME
from heptarchy.games.arthur.table.state import BOTS, DRAWN, EACH, IN_BATTLE, LAND, NOBODY, QUICK, UNDECIDED, changed
from heptarchy.games.dba.commands import LENT_SIZE
from heptarchy.games.dba.data import tables as dba
from heptarchy.games.dba.fitting import COAST_TO_CHOOSE, NO_COAST
from heptarchy.games.dba.report import destroyed_auxilia, revealed, winner_of
from heptarchy.games.dba.table.quick import WHOLE, chances, composition_of
from heptarchy.games.dba.table.setup import first_battle, troop
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.fate import Weights

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign, War

# By card that lies before a ruler: his trait in a battle
TRAITS: Final[list[tuple[int, int]]] = [
    (t.SCHOOLED_IN_WAR, dba.SCHOOLED),
    (t.FOOL_IN_WAR, dba.FOOL),
    (t.SLY_FOX, dba.SLY_FOX),
    (t.DUMB_OX, dba.DUMB_OX),
    (t.THE_BRAVE, dba.BRAVE),
    (t.THE_KNAVE, dba.KNAVE),
    (t.LEGENDARY_PROWESS, dba.PROWESS),
    (t.LEGENDARY_CLUMSINESS, dba.CLUMSY),
    (t.WARRIOR_PRINCE, dba.HAS_PRINCE),
]

# By battle card of dba: the card of the Winds of Change
BATTLE_CARDS: Final[list[int]] = [t.CARD_KEYS.index(key) for key in dba.CARD_KEYS]


def fight_battle(s: Campaign, i: int) -> None:
    """AA-21.1: a battle, fought on the table, or by one roll."""
    war = s.wars[i]
    war.fought = s.battles
    s.tell(told.BATTLE_BEGINS, war.chief[0], war.chief[1])
    if s.battles == QUICK:
        weights = quick_weights(s, war)
        s.tell(told.QUICK_CHANCES, war.chief[0], per_cent(weights, 0), war.chief[1], per_cent(weights, 1))
        s.roll(weights, then=settle_quick, arg=i, rule="AA-21.5")
        return
    s.delegated = [s.battles == BOTS] * s.players
    s.push(take_field, i)
    if s.battles == EACH:
        there = [*members(s, war, 0), *members(s, war, 1)]
        s.gather(there, [[COMMAND[0], DELEGATE[0]] for _ in there], then=settle_command, rule="AA-21.4")


def settle_command(s: Campaign, _: int, answer: int) -> None:
    """AA-21.4: all say at once who commands, and it stands for this battle."""
    s.delegated = [answer == DELEGATE[0] if seat == s.by else given for seat, given in enumerate(s.delegated)]


def take_field(s: Campaign, i: int) -> None:
    """AA-21.1, AA-21.2: the battle is fought move by move; every player present leads a command."""
    war = s.wars[i]
    chairs = [*members(s, war, 0), *members(s, war, 1)]
    if s.battles == EACH:
        s.reveal()
        for seat in chairs:
            s.tell(told.DELEGATED if s.delegated[seat] else told.COMMANDED, seat)
    s.heard = 0
    s.enter(make_battle(s, war, chairs), chairs, BATTLE, then=settle_battle, arg=i)


def traits_of(s: Campaign, seat: int) -> int:
    """AA-C14 to AA-C22, AA-C35, AA-15.5: what his ruler is in a battle; traits that cancel do not count (AA-C-R4)."""
    bits = 0
    for card, trait in TRAITS:
        if has_card(s, seat, card):
            bits |= trait
    if bits & dba.BRAVE and bits & dba.KNAVE:
        bits &= ~(dba.BRAVE | dba.KNAVE)
    if bands_of_warlords(s, seat):
        bits |= dba.HAS_WARLORD
    if s.holder[t.PENDRAGON] == seat:
        bits |= dba.HAS_PENDRAGON
    if s.holder[t.BRETWALDA] == seat:
        bits |= dba.BRETWALDA
    return bits


def bands_of_warlords(s: Campaign, seat: int) -> list[int]:
    """AA-C-R3, AA-27.1: the provinces of the Warlords who go with an element, in the order of their bands."""
    row = s.bands[seat]
    return [row[at] for at in range(0, len(row), BANDS) if row[at] != PRINCE and row[at + 1] != NOBODY]


def troops_of(s: Campaign, seat: int) -> list[int]:
    """His army as dba has it: the general's element, the bands in their order, the rest.

    AA-21.9: as many as a command can have.
    """
    rest = s.armies[seat][:]
    found: list[int] = []
    lead = lead_of(s, seat)
    if lead >= 0:
        found.append(marked(rest.pop(lead), dba.GENERAL))
    row = s.bands[seat]
    for at in range(0, len(row), BANDS):
        for place in range(len(rest) - 1, -1, -1):
            if kind_of(rest[place]) == row[at + 1]:
                found.append(marked(rest.pop(place), dba.PRINCE if row[at] == PRINCE else dba.WARLORD))
                break
    return [*found, *[marked(one, 0) for one in rest]][:LENT_SIZE]


def marked(one: int, band: int) -> int:
    """An element of a levy as dba has it: whom it carries; and the Knights may fight on foot (AA-15.5)."""
    return troop(kind_of(one), band | (dba.PENDRAGON if source_of(one) == FROM_TITLE else 0))


def cards_of(s: Campaign, seat: int) -> int:
    """AA-C-R11: battle cards in his hand, as dba's bits."""
    bits = 0
    for card, winds in enumerate(BATTLE_CARDS):
        if winds in s.hands[seat]:
            bits |= 1 << card
    return bits


def field_of(s: Campaign, war: War) -> int:
    """AA-9.15: the province that the war is over, or the enemy's home: there the battle is fought."""
    return war.thing if war.over == LAND else home_of(s, war.enemy)


def country_of(s: Campaign, war: War) -> int:
    """AA-9.15, AA-23.1: the terrain of that province."""
    return t.TERRAIN[field_of(s, war)]


def coast_of(s: Campaign, war: War) -> int:
    """AA-23.1, AA-23.2: where that province has a coast the ground may be littoral, and a waterway may be laid."""
    return COAST_TO_CHOOSE if t.COASTS[field_of(s, war)] else NO_COAST


# By water: the coasts on it, and the card that has keels there (AA-23.3)
WATERS: Final[list[tuple[int, int]]] = [
    (t.SAXON_SHORE | t.BRITISH_SEA, t.LONG_SHIPS),
    (t.IRISH_SEA, t.IRISH_SCOURGE),
]


def may_land(s: Campaign, war: War, side: int) -> bool:
    """AA-23.3: has one of the side's players another province on that water, or the card that has keels there?"""
    field = field_of(s, war)
    for coasts, card in WATERS:
        if not t.COASTS[field] & coasts:
            continue
        for seat in members(s, war, side):
            if any(s.ships[at] == card and s.ships[at + 1] == seat for at in range(0, len(s.ships), 3)):
                return True
            for province in range(t.PROVINCES):
                if province != field and s.owner[province] == seat and t.COASTS[province] & coasts:
                    return True
    return False


def make_battle(s: Campaign, war: War, chairs: list[int]) -> Battle:
    """AA-9.14: the declaring side attacks, unless a fox or an ox has it otherwise."""
    side = [war.side[seat] for seat in chairs]
    return first_battle(
        s.battle_params,
        side,
        [s.people[seat] for seat in chairs],
        [traits_of(s, seat) for seat in chairs],
        [troops_of(s, seat) for seat in chairs],
        country_of(s, war),
        chief=[chairs.index(chief) for chief in war.chief],
        hands=[cards_of(s, seat) for seat in chairs],
        hand_sizes=[len(s.hands[seat]) for seat in chairs],
        warlords=[len(bands_of_warlords(s, seat)) for seat in chairs],
        expendables=s.expendables,
        coast=coast_of(s, war),
        in_campaign=True,
        landing=[may_land(s, war, own) for own in range(2)],
    )


def settle_battle(s: Campaign, i: int, _: int) -> None:
    """DBA-21.5: result, deaths, Auxilia, Expendables and cards come back to the campaign."""
    battle = s.child
    assert isinstance(battle, Battle)
    war = s.wars[i]
    chairs = s.chairs
    won = winner_of(battle)
    war.winner = DRAWN if won < 0 else won
    for chair, seat in enumerate(chairs):
        lost = len(destroyed_auxilia(battle, chair))
        s.auxilia = changed(s.auxilia, seat, max(0, s.auxilia[seat] - lost))
        s.expendables -= len(revealed(battle, chair))
        for card, winds in enumerate(BATTLE_CARDS):
            if battle.shown >> card & 1 and winds in s.hands[seat] and not battle.hands[chair] >> card & 1:
                take_out(s, seat, winds)
                put_away(s, winds)
    s.delegated = []


# Deaths in it (AA-24.1, DBA-36.4)


def heed_deaths(s: Campaign) -> bool:
    """DBA-36.4: has somebody died in the battle? It waits until what follows in the campaign is settled."""
    battle = s.child
    if not isinstance(battle, Battle) or s.heard == len(battle.toll):
        return False
    s.push(return_to_field)
    for at in range(len(battle.toll) - 2, s.heard - 2, -2):
        s.push(hear_death, at)
    s.heard = len(battle.toll)
    return True


def return_to_field(s: Campaign, _: int) -> None:
    """AA-24.1: the battle goes on, the heir's by now; wars are fought in order, so it is the first without an end."""
    ends = [war.winner for war in s.wars]
    s.resume(then=settle_battle, arg=ends.index(UNDECIDED))


def hear_death(s: Campaign, at: int) -> None:
    """AA-13.8 to AA-13.10, AA-24.1: ruler, Warlord or Prince is dead."""
    battle = s.child
    assert isinstance(battle, Battle)
    e, person = battle.toll[at], battle.toll[at + 1]
    seat = s.chairs[battle.owner[e]]
    if person == dba.WARLORD:
        kill_warlord(s, bands_of_warlords(s, seat)[place_of_band(battle, e)])
    elif person == dba.PRINCE:
        kill_leader(s, seat, band_of(s, seat, PRINCE))
    else:
        war_of_seat(s, seat).dead.append(seat)
        die(s, seat, IN_BATTLE)


def war_of_seat(s: Campaign, seat: int) -> War:
    """The war that he fights."""
    war = war_of(s, seat)
    assert war is not None
    return war


def place_of_band(battle: Battle, e: int) -> int:
    """AA-C-R3: the first band of a player stands for his first Warlord, and so on."""
    before = range(e)
    return len([one for one in before if battle.band[one] & dba.WARLORD and battle.owner[one] == battle.owner[e]])


def put_away(s: Campaign, card: int) -> None:
    """AA-C48, AA-3.9: a used card is discarded; Hammer of the Gods leaves the game with the last Expendable."""
    if card == t.HAMMER_OF_THE_GODS and not s.expendables:
        s.gone = changed(s.gone, card, s.gone[card] + 1)
    else:
        s.discard[card] += 1


# Quick battles (AA-21.5)


def kinds_of_side(s: Campaign, war: War, side: int) -> list[int]:
    """All elements of a side, by type."""
    return [kind_of(one) for seat in members(s, war, side) for one in s.armies[seat]]


def quick_weights(s: Campaign, war: War) -> Weights:
    """AA-21.5: the chances that were measured, for armies of this size and make."""
    mine, theirs = kinds_of_side(s, war, 0), kinds_of_side(s, war, 1)
    odds = chances(max(1, len(mine)), composition_of(mine), max(1, len(theirs)), composition_of(theirs))
    shares = [odds.win, odds.loss, WHOLE - odds.win - odds.loss]
    answers = [OUTCOME[0], OUTCOME[1], OUTCOME[2]]
    kept = [at for at in range(3) if shares[at]]
    return Weights([answers[at] for at in kept], [shares[at] for at in kept])


def per_cent(weights: Weights, outcome: int) -> int:
    """AA-21.5: the chance of an outcome, as it is shown before the roll."""
    if OUTCOME[outcome] not in weights.answers:
        return 0
    return round(100 * weights.weights[weights.answers.index(OUTCOME[outcome])] / weights.total)


def settle_quick(s: Campaign, i: int, answer: int) -> None:
    """AA-21.7: all are told that it was not fought; then it is seen who has fallen (AA-27.2)."""
    war = s.wars[i]
    war.winner = OUTCOME.arg(answer)
    if war.winner == DRAWN:
        s.tell(told.QUICK_DRAWN, war.chief[0], war.chief[1])
    else:
        s.tell(told.QUICK_WON, war.chief[war.winner], war.chief[1 - war.winner])
    s.push(risk_all, i)
