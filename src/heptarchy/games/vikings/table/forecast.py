"""Odds as they stand at the table, and the spans that a standing answer may hold for; both from open facts alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heptarchy.games.vikings.cards import cards_in
from heptarchy.games.vikings.data import tables as t
from heptarchy.games.vikings.data.moments import BETWEEN_ROLLS, REINFORCING
from heptarchy.games.vikings.fray import NO_FLEES, in_battle
from heptarchy.games.vikings.fyrd import draws_fyrd
from heptarchy.games.vikings.legendary_leaders import aboard
from heptarchy.games.vikings.table.actions import FIGHT, LAND, SAIL, STEP
from heptarchy.games.vikings.table.age import Fray
from heptarchy.games.vikings.table.forecast_age import more_fyrd, traitors_as, unreckoned, unreckoned_in_battle
from heptarchy.games.vikings.table.odds import LOSSES, battle_odds
from heptarchy.games.vikings.table.state import SUDDEN, Battle, Vikings
from heptarchy.games.vikings.units import is_fortified
from heptarchy.games.vikings.windows import WINDOW_OF

if TYPE_CHECKING:
    from heptarchy.games.vikings.table import seen
    from heptarchy.kernel.seen import Chance

MOST_BATTLES: Final = 12  # worked out for the options of one question; the largest are left out

# Events that change how rolls are worked out; those still to come are in `pending`
CHANGES_ROLLS: Final = 1 << t.SHIELD_WALL | 1 << t.VIKING_FORT | 1 << t.IMPROVED_TRAINING
# and those that every battle of a turn begins with (V-15.34, V-15.35)
BEFORE_EACH_BATTLE: Final = 1 << t.DANEGELD | 1 << t.ALFREDS_GAMBIT

# What the odds take for granted: keys of the texts in the book
UNITS: Final = "units"
DRAW: Final = "draw"
ROUGH: Final = "rough"
MODULES: Final = "modules"  # something of the Viking Age is at work that the odds leave out
WON: Final = "won"


class Field:
    """A battle to work out: units by kind, and what is known about how it goes on."""

    def __init__(self, attacker: int, units: list[int]) -> None:
        self.attacker = attacker
        self.units = units
        self.draw = False  # a Fyrd card is still to be turned
        self.attackers_roll = False
        self.berserker_taken = False
        self.exact = True
        self.more = 0  # Fyrd more or fewer on the card still to be turned (VX-2.2, VX-5.2)
        self.aside = False  # modules are at work that are not worked out

    def side(self, side: int) -> int:
        """How many units a side has."""
        return sum(self.units[kind] for kind in t.KINDS_OF[side])

    def assumes(self) -> str:
        """The key of what the odds take for granted."""
        if not (self.side(t.VIKING) and self.side(t.ENGLISH)):
            return WON
        if self.aside:
            return MODULES
        if not self.exact:
            return ROUGH
        return DRAW if self.draw else UNITS


# Spans


def scopes(s: Vikings) -> dict[str, str]:
    """Spans by name, each with a token that changes when it ends."""
    spans = {"game": "", "round": str(s.round), "turn": f"{s.round}.{s.turn}"}
    if s.battle is not None:
        spans["battle"] = battle_token(s, s.battle)
    return spans


def battle_token(s: Vikings, b: Battle) -> str:
    """A name for the battle that no other battle of the game has.

    A shire may see two battles in a turn: of two activations, of two Events of the Reinforcements Phase, or after an
    Escape. So activations left and such Events played are part of it; they do not change while a battle is fought,
    but for the Escape that ends it.
    """
    sudden = 0
    for faction in range(4):
        for card in cards_in(faction, s.played[faction] & t.EVENT_MASK):
            sudden += WINDOW_OF[t.CARD_EVENT[card]] in (REINFORCING, BETWEEN_ROLLS)
    return f"{s.round}.{s.turn}.{t.SHIRES[b.shire]}.{b.cause}.{s.armies}.{sudden}"


# Odds


def forecast(s: Vikings, seat: int | None) -> seen.Forecast:
    """The battle being fought, and the battles that the options of this seat (None: a spectator) lead to."""
    found: seen.Forecast = {"battle": None, "options": {}}
    if s.battle is not None and not s.over:
        found["battle"] = of_battle(s, s.battle)
    if seat is not None and not s.over:
        found["options"] = of_options(s, seat)
    return found


def of_battle(s: Vikings, b: Battle) -> seen.BattleForecast | None:
    """The odds from the units that stand; None before the Fyrd of a Rebellion have come (V-15.32), or a traitor."""
    if s.rule == "VX-7.11" and s.battle is b:  # the attackers have not named their traitor yet
        return None
    if b.cause == SUDDEN and not b.fyrd_cards and not s.hosts[t.ENGLISH][b.shire] and _not_begun(b):
        return None
    field = field_of(s, b)
    viking = chance(s, field)
    return {
        "shire": t.SHIRES[b.shire],
        "attacker": t.SIDES[b.attacker],
        "win": {"viking": viking, "english": 1.0 - viking},
        "exact": field.exact,
        "assumes": field.assumes(),
    }


def of_options(s: Vikings, seat: int) -> dict[str, Chance]:
    """By option: how likely the seat's side wins the battle it leads to."""
    asked = s.asked(seat)
    if asked is None:
        return {}
    fields: list[tuple[int, int, Field]] = []
    for option in asked.options:
        shire = entered(option)
        field = None if shire < 0 else field_to_come(s, shire, FIGHT.holds(option))
        if field is not None:
            fields.append((sum(field.units), option, field))
    fields.sort(key=_size)
    found: dict[str, Chance] = {}
    known: dict[tuple[int, ...], float] = {}  # several shires may hold the like
    for _, option, field in fields:
        key = (field.attacker, field.draw, field.more, *field.units)
        if key not in known:
            if len(known) == MOST_BATTLES:
                break
            known[key] = chance(s, field)
        viking = known[key]
        win = viking if s.side == t.VIKING else 1.0 - viking
        found[s.space.say(option)] = {"win": win, "exact": field.exact, "assumes": field.assumes()}
    return found


def _size(one: tuple[int, int, Field]) -> tuple[int, int]:
    return one[0], one[1]


def entered(option: int) -> int:
    """The shire that an answer takes units to, or in which it begins a battle; -1 if it does neither."""
    for verb in (STEP, SAIL, LAND, FIGHT):
        if verb.holds(option):
            return verb.arg(option)
    return -1


# From the table to a field


def field_of(s: Vikings, b: Battle) -> Field:
    """The battle being fought; a roll on the table is worked out to its end, as far as all can see (V-9.14)."""
    field = Field(b.attacker, [in_battle(s, kind) for kind in range(len(t.UNIT_KINDS))])
    field.attackers_roll = b.next == b.attacker
    field.berserker_taken = b.berserkers_taken >= s.params.berserkers_first
    field.draw = draws_fyrd(s) and not b.fyrd_cards and not b.titles >> t.VIKING_TERROR & 1 and _not_begun(b)
    at_work = (s.effects | b.titles) & CHANGES_ROLLS
    if b.walled >= s.params.wall_hits:  # V-15.13: the Shield Wall has done its part in this battle
        at_work &= ~(1 << t.SHIELD_WALL)
    field.exact = not (at_work or b.pending or b.to_roll or s.params.berserkers_first > 1)
    called = BEFORE_EACH_BATTLE & ~b.titles  # they are called up after the Events before the first roll
    if s.effects & called and _not_begun(b):
        field.exact = False
    if b.titles >> t.ESCAPE_INTO_THE_WILDS & 1:  # V-15.42: they are as good as gone
        field.units = [n if t.SIDE_OF[kind] == t.VIKING else 0 for kind, n in enumerate(field.units)]
    if b.hits and not b.to_roll:
        take_losses(field, b)
    if b.fray is not None:
        weigh_fray(s, field, b, b.fray)
    return field


def _not_begun(b: Battle) -> bool:
    """No roll of the exchange has been made."""
    return b.attack_rolls == 0 and b.next != b.attacker


def take_losses(field: Field, b: Battle) -> None:
    """V-9.7, V-9.10: Hits still to be taken, by the order of loss, then the Flees of the roll."""
    hits = b.hits
    for kind in LOSSES[1 - b.roller]:
        lost = min(hits, field.units[kind])
        field.units[kind] -= lost
        hits -= lost
    if not b.ignore & NO_FLEES:
        for kind in t.KINDS_OF[b.roller]:
            field.units[kind] -= min(b.flees[kind], field.units[kind])


def field_to_come(s: Vikings, shire: int, waits: bool) -> Field | None:
    """The battle that would begin in a shire, with those on their way or as it waits; None if there would be none."""
    units = [s.units[faction][shire] for faction in range(4)] + [0]
    march = s.march
    if not waits and march is not None:
        for faction in t.FACTIONS_OF[s.side]:
            units[faction] += march_takes(s, faction)
    field = Field(s.side, units)
    if s.age is not None:
        weigh_age(s, field, shire)
    if not (field.side(t.VIKING) and field.side(t.ENGLISH)):
        return None
    field.draw = s.side == t.VIKING and t.IS_CITY[shire]
    field.berserker_taken = s.params.berserkers_first == 0
    field.exact = not s.effects & (CHANGES_ROLLS | BEFORE_EACH_BATTLE) and s.params.berserkers_first <= 1
    if field.aside:
        field.exact = False
    return field


# With modules of the Viking Age


def weigh_age(s: Vikings, field: Field, shire: int) -> None:
    """VX-1.7, VX-2.2, VX-5.2: a Fort counts as a Berserker, Fyrd by their number; the rest is left out."""
    if is_fortified(s, shire):
        join(field, t.BERSERKERS, 1)
        field.aside = True
    field.more = more_fyrd(s, shire) if field.attacker == t.VIKING and t.IS_CITY[shire] else 0
    if unreckoned(s, shire, field.units):
        field.aside = True


def join(field: Field, kind: int, n: int) -> None:
    """So many more that count as a kind; more than there are pieces change no odds that matter."""
    field.units[kind] = min(field.units[kind] + n, t.UNIT_TOTALS[kind])


def weigh_fray(s: Vikings, field: Field, b: Battle, fray: Fray) -> None:
    """VX-7.11: traitors count as the nearest kind of the other side; what else is at work is left out."""
    weigh_age(s, field, b.shire)
    if fray.traitor >= 0:
        field.units[fray.traitor] -= fray.traitors
        join(field, traitors_as(fray.traitor), fray.traitors)
    if unreckoned_in_battle(s, b, fray):
        field.aside = True
    if field.aside:
        field.exact = False


def march_takes(s: Vikings, faction: int) -> int:
    """How many of a faction come along on the next step, or come ashore."""
    march = s.march
    assert march is not None
    if march.leader >= 0 and s.leader_at[march.leader] < 0:
        return aboard(s, march.leader)[faction]
    return march.carry[faction & 1]


# The chance


def chance(s: Vikings, field: Field) -> float:
    """How likely the Vikings win."""
    if not field.side(t.VIKING):
        return 0.0
    if not field.side(t.ENGLISH):
        return 1.0
    if not field.draw:
        return _with_fyrd(field, field.units[t.FYRD])
    left = s.fyrd_deck if any(s.fyrd_deck) else s.fyrd_discard  # V-9.16
    total = sum(left)
    viking = 0.0
    for copies, fyrd in zip(left, t.FYRD_VALUES, strict=True):
        if copies:
            viking += copies / total * _with_fyrd(field, min(max(0, fyrd + field.more), s.stock[t.FYRD]))
    return viking


def _with_fyrd(field: Field, fyrd: int) -> float:
    n, b, h, th, _ = field.units
    odds = battle_odds(
        field.attacker,
        n,
        b,
        h,
        th,
        fyrd,
        berserker_taken=field.berserker_taken,
        attackers_roll=field.attackers_roll,
    )
    return min(1.0, odds.p_viking_wins)
