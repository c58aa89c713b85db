"""What a seat makes of the table: forces, walls, values, chances. The state is one that it has imagined."""

from __future__ import annotations

from heptarchy.games.ortus.armies import army_strength, capacity
from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.cards import count_of, merc_garrison
from heptarchy.games.ortus.church import cathedral_holder, church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.errant import conditions
from heptarchy.games.ortus.estates import seat_strength
from heptarchy.games.ortus.fielding import face_strength, horde_strength, merc_strength
from heptarchy.games.ortus.marches import towers_of, welsh_force
from heptarchy.games.ortus.rivals import rivals
from heptarchy.games.ortus.table.modules import ERRANT, plays_with
from heptarchy.games.ortus.table.state import BASE, HEATHEN, ON_PROPERTIES, ON_TOWERS, REBELLION, WESSEX, Ortus
from heptarchy.games.ortus.tetrarchy import opponent_of


class Outlook:
    """A state as one house looks at it."""

    def __init__(self, s: Ortus, me: int) -> None:
        self.s = s
        self.me = me
        self.rivals = rivals(s, me)
        opponent = opponent_of(s, me)
        self.attackers = self.rivals if opponent == t.NOBODY else [opponent]  # OV-17.9
        self.errant = plays_with(s, ERRANT)  # three conditions win
        # who loses the last Fief is out
        self.mortal = (s.variant == BASE and not self.errant) or s.variant == REBELLION
        self.dying = self.mortal and is_dying(s, me)
        self.crusade = s.variant == HEATHEN or s.variant == WESSEX  # King card with Cathedral wins


def is_dying(s: Ortus, house: int) -> bool:
    """OR-5.6: whether old age is near, and nobody is there to bequeath by."""
    if count_of(s.deck, house) > w.LAST_DRAWS:
        return False
    return not (has_lord(s, house, t.PRINCE) and s.hand[house * t.KINDS + t.BANNER])


# Forces


def table_force(s: Ortus, house: int) -> int:
    """Strength that a house can field of what all see."""
    if house == t.WELSH:
        return welsh_force(s).strength
    total = 0
    room = capacity(s, house)
    for kind in (t.KNIGHT, t.INFANTRY):
        n = min(room, s.pool[house * 2 + kind])
        room -= n
        total += n * army_strength(s, kind)
    for merc in s.mercs[house]:
        total += merc_strength(s, merc)
    for fief in s.fiefs[house]:
        total += face_strength(s, s.lord[fief])
    if s.king == house:
        total += s.params.str_king_card
        for kind in (t.INFANTRY, t.KNIGHT):
            total += s.royal[kind] * army_strength(s, kind)
    if house == s.liege:
        total += s.levies * s.params.str_royal_infantry
    return total


def hand_force(s: Ortus, house: int) -> int:
    """Strength of the cards in a Hand that can be fielded."""
    if house == t.WELSH:
        return 0
    base = house * t.KINDS
    total = 0
    for kind in t.FIELDED_TYPES:
        total += s.hand[base + kind] * face_strength(s, kind)
    return total


def walls(s: Ortus, house: int) -> int:
    """Points that the Towers absorb."""
    return towers_of(s, house) * s.params.tower_absorb


def expected_defence(s: Ortus, house: int) -> float:
    """Strength that an attack on this house is likely to meet."""
    return table_force(s, house) + w.HAND_DEFENDS * hand_force(s, house)


def threat(o: Outlook) -> float:
    """The strongest attack that a rival, or the horde, may bring against us soon."""
    s = o.s
    most = 0.0
    for house in o.attackers:
        most = max(most, table_force(s, house) + w.HAND_ATTACKS * hand_force(s, house))
    if s.arrived or s.black + 2 >= s.params.black_markers:
        most = max(most, float(horde_strength(s)))
    return most


def missing_towers(o: Outlook) -> float:
    """How many Towers more would keep the weakest seat from the worst attack."""
    s = o.s
    if not s.fiefs[o.me]:
        return 0.0
    weakest = min(seat_strength(s, fief) for fief in s.fiefs[o.me])
    held = table_force(s, o.me) + 0.5 * hand_force(s, o.me) + walls(s, o.me) + weakest - 1
    return threat(o) - held


# Values


def property_value(s: Ortus, fief: int, card: int) -> float:
    """A Property where it lies: Lands beside a Market Town are worth more."""
    kind = card % t.KINDS
    value = w.PROPERTY[kind]
    kinds = [other % t.KINDS for other in s.props[fief]]
    if kind == t.LAND and t.MARKET in kinds:
        value += 0.8
    if kind == t.MARKET:
        value += 0.6 * min(3, kinds.count(t.LAND))
    return value


def fief_value(o: Outlook, fief: int) -> float:
    """A Fief with all that belongs to it, to its holder."""
    s = o.s
    house = s.holder[fief]
    value = w.TENT if t.is_tent(fief) else w.SEAT
    for card in s.props[fief]:
        value += property_value(s, fief, card)
    if s.lord[fief] != t.NO_LORD:
        value += w.LORD[s.lord[fief]]
    if house == s.liege:
        value += w.KING_SEAT
    if len(s.fiefs[house]) == 1 and not o.errant:
        value += w.LIFE if o.mortal or house == s.liege else w.LAST_FIEF
    return value


def cathedral_value(o: Outlook) -> float:
    """What the Cathedral is worth beyond an ordinary Property."""
    if not o.crusade:
        return 0.0
    return w.HOLY_SEE + (w.CROWN_AND_CATHEDRAL if o.s.king == o.me else 0.0)


def keep_value(o: Outlook, kind: int) -> float:
    """What a card of the Hand is worth if it stays there."""
    s = o.s
    copies = s.hand[o.me * t.KINDS + kind]
    value = w.KEEP[kind] * (w.DUPLICATE if copies > 1 else 1.0)
    if o.errant:
        return value + (w.WANTED if brings_condition(s, o.me, kind) else 0.0)
    if kind == t.BANNER and copies == 1 and (o.mortal or count_of(s.deck, o.me) <= w.LOW_DECK):
        return w.HEIRLOOM if has_lord(s, o.me, t.PRINCE) else w.HEIRLOOM * w.NO_HEIR_YET
    if kind == t.PRINCE and copies == 1 and o.mortal and not has_lord(s, o.me, t.PRINCE):
        return w.HEIRLOOM * w.NO_HEIR_YET
    if kind == t.CATHEDRAL and cathedral_holder(s) != t.NOBODY:
        return 0.3
    if kind == t.CATHEDRAL:
        return value + cathedral_value(o)
    if kind == t.BANNER and o.crusade and s.king == t.NOBODY:
        return value + 1.5
    if kind == t.BANQUET and count_of(s.deck, o.me) < w.LOW_DECK:
        return 0.2
    return value


def has_lord(s: Ortus, house: int, kind: int) -> bool:
    """Whether a house has a Lord of this type."""
    return any(s.lord[fief] == kind for fief in s.fiefs[house])


def brings_condition(s: Ortus, house: int, kind: int) -> bool:
    """OV-19: whether this card, placed, would be one condition of victory more."""
    held = conditions(s, house)
    if kind == t.CATHEDRAL:
        return cathedral_holder(s) == t.NOBODY
    if kind == t.PRINCE or kind == t.MONK:
        return ("prince" if kind == t.PRINCE else "monastery") not in held
    if kind == t.CASTLE:
        castles = sum(1 for fief in s.fiefs[house] if t.seat_type(fief) == t.CASTLE and not t.is_tent(fief))
        return castles + 1 == s.params.errant_castles
    if kind != t.LAND and kind != t.MARKET:
        return False
    beside = t.MARKET if kind == t.LAND else t.LAND
    return "market" not in held and any(card % t.KINDS == beside for fief in s.fiefs[house] for card in s.props[fief])


def quest_value(o: Outlook, kind: int) -> float:
    """OV-19: what a card that comes to the table is worth for the quest."""
    if not o.errant or not brings_condition(o.s, o.me, kind):
        return 0.0
    return w.LAST_QUEST if len(conditions(o.s, o.me)) + 1 >= o.s.params.errant_goal else w.QUEST


def mercenary_value(merc: int) -> float:
    """A Mercenary with his Garrison."""
    return w.MERCENARY + w.GARRISON * merc_garrison(merc)


# Chances


def defender_chance(s: Ortus, attacker: int, defender: int) -> float:
    """How likely the Battle card, or the Church, saves the defender."""
    deck = s.battle_deck
    n = sum(deck)
    if n == 0:
        params = s.params
        deck = [params.battle_normal, params.battle_attacker, params.battle_defender, params.battle_church]
        n = sum(deck)
    saved = deck[t.DEFENDER]
    if church_controller(s) == defender:
        saved += deck[t.CHURCH_DECIDES]
    return saved / n


def need(s: Ortus, aim: int, defender: int, fief: int) -> int:
    """Strength that an attack needs past the fielded defenders to be worth its while."""
    if aim == ON_TOWERS:
        return min(2, len(s.towers[defender]))
    if aim == ON_PROPERTIES:
        return walls(s, defender) + min(2, len(s.props[fief]))
    return walls(s, defender) + seat_strength(s, fief)


def spoils_value(o: Outlook, aim: int, defender: int, fief: int, points: float) -> float:
    """What so many points past the defenders bring."""
    s = o.s
    if aim == ON_TOWERS:
        each = w.KING_TOWER if defender == s.liege else w.TOWER * 0.8
        return min(points, len(s.towers[defender])) * each
    points -= walls(s, defender)
    if aim == ON_PROPERTIES:
        values = sorted((property_value(s, fief, card) for card in s.props[fief]), reverse=True)
        bonus = sum(cathedral_value(o) for card in s.props[fief] if card % t.KINDS == t.CATHEDRAL)
        taken = [value * (1 + w.BLOOD) for i, value in enumerate(values) if i < points]
        return sum(taken) + (bonus if points >= 1 else 0.0)
    if points >= seat_strength(s, fief):
        value = fief_value(o, fief)
        return value + sum(cathedral_value(o) for card in s.props[fief] if card % t.KINDS == t.CATHEDRAL)
    return 0.0


def attack_value(o: Outlook, aim: int, defender: int, fief: int) -> float:
    """An attack with all that it needs: what it brings, how likely, less the cards of the Hand it costs."""
    s = o.s
    on_table = table_force(s, o.me)
    in_hand = hand_force(s, o.me)
    defence = expected_defence(s, defender)
    wanted = need(s, aim, defender, fief) + defence + (w.MARGIN if defence > 0 else 0)
    fielded = float(on_table)
    cost = 0.0
    if wanted > on_table:
        if wanted > on_table + in_hand:
            wanted = float(on_table + in_hand)
        fielded = wanted
        cost = (wanted - on_table) * 0.8
    through = fielded - defence
    if through <= 0:
        return -1.0
    chance = 1.0
    if defence > 0:
        chance = 1.0 - defender_chance(s, o.me, defender)
    value = chance * spoils_value(o, aim, defender, fief, through)
    risk = 0.25 * defence * w.POOL + (1 - chance) * 0.5
    return value - (cost + risk) * (w.NOTHING_TO_LOSE if o.dying else 1.0)
