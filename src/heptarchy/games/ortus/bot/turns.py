"""A turn of Ortus Regni: the Action, Towers, Garrisons, the end (OR-5, OR-6)."""

from __future__ import annotations

from heptarchy.games.ortus.armies import capacity, land_sum
from heptarchy.games.ortus.bot import weights as w
from heptarchy.games.ortus.bot.outlook import (
    Outlook,
    attack_value,
    cathedral_value,
    has_lord,
    keep_value,
    missing_towers,
    quest_value,
)
from heptarchy.games.ortus.bot.plots import plot_value
from heptarchy.games.ortus.bot.winters import vote_value
from heptarchy.games.ortus.cards import count_of
from heptarchy.games.ortus.church import cathedral_holder, churches_of
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.rivals import mate_of
from heptarchy.games.ortus.table.actions import (
    BEQUEATH,
    BUILD,
    CALL_VOTE,
    EMISSARY,
    END,
    GARRISON,
    LOOK,
    PLACE,
    PLAY,
    RAID,
    RECRUIT,
    SIEGE,
    STORM,
)
from heptarchy.games.ortus.table.state import ON_PROPERTIES, ON_SEAT, ON_TOWERS, WESSEX

ACT_FIRST = 10.0  # Actions come before Towers: a card built in can't be played any more
LEAST = 0.15  # an Action worth less is not taken


def turn_scores(o: Outlook, options: list[int]) -> list[float]:
    """OR-5.1: the best Action first, then Towers and Garrisons that are worth it, then the end."""
    lacking = missing_towers(o)
    return [option_score(o, option, lacking) for option in options]


def option_score(o: Outlook, option: int, lacking: float) -> float:
    """How good this step looks."""
    if option == END.base:
        return 0.0
    if option == BUILD.base:
        return max(tower_score(o, kind, lacking) for kind in range(t.KINDS) if o.s.hand[o.me * t.KINDS + kind])
    if GARRISON.holds(option):
        s = o.s
        return 0.5 if s.pool[o.me * 2] + s.pool[o.me * 2 + 1] > capacity(s, o.me) else -0.5
    value = action_value(o, option)
    return ACT_FIRST + value if value > LEAST else value - 1.0


def tower_score(o: Outlook, kind: int, lacking: float) -> float:
    """OR-11: a Tower against the card that it costs; the more we are in danger, and the fuller the Hand, the better."""
    s = o.s
    worth = 0.35
    if lacking >= 0:
        worth = 2.6 if s.fiefs[o.me] and len(s.fiefs[o.me]) == 1 else 1.8
    size = count_of(s.hand, o.me)
    if size > 5:
        worth += 0.35 * (size - 5)
    if len(s.towers[o.me]) > 8 and lacking < 0:
        worth -= 1.0
    return worth - keep_value(o, kind)


def action_value(o: Outlook, option: int) -> float:
    """What the Action brings, in cards put to use."""
    s = o.s
    if PLACE.holds(option):
        return place_value(o, PLACE.arg(option)) + quest_value(o, PLACE.arg(option))
    if PLAY.holds(option):
        return play_value(o, PLAY.arg(option))
    if BEQUEATH.holds(option):
        return bequeath_value(o)
    if option == RECRUIT.base:
        return recruit_value(o)
    if EMISSARY.holds(option):
        return emissary_value(o, EMISSARY.arg(option))
    if LOOK.holds(option):
        return w.LOOK
    if STORM.holds(option):
        return attack_value(o, ON_TOWERS, STORM.arg(option), t.NOBODY)
    if RAID.holds(option):
        fief = RAID.arg(option)
        return attack_value(o, ON_PROPERTIES, s.holder[fief], fief)
    if SIEGE.holds(option):
        fief = SIEGE.arg(option)
        return attack_value(o, ON_SEAT, s.holder[fief], fief)
    if option == CALL_VOTE.base:
        return vote_value(o)
    return -1.0


def place_value(o: Outlook, kind: int) -> float:
    """OR-6.1 to OR-6.4: a card on the table."""
    s = o.s
    me = o.me
    if kind == t.CASTLE or kind == t.PALACE:
        return w.SEAT + (w.SECOND_SEAT if len(s.fiefs[me]) <= 1 else 0.0) + (4.0 if not s.fiefs[me] else 0.0)
    if kind == t.LAND:
        lands = land_sum(s, me, 1)
        return w.PROPERTY[t.LAND] + w.POOL + (w.FIRST_LAND if lands == 0 else 0.0)
    if kind == t.MARKET:
        return market_value(o)
    if kind == t.CHURCH:
        value = w.PROPERTY[t.CHURCH]
        if churches_of(s, me) == 0:
            value += 0.4 if cathedral_holder(s) in (t.NOBODY, me) else 1.0
            value += 1.0 if s.variant == WESSEX else 0.0  # it lets us call votes
        return value
    if kind == t.CATHEDRAL:
        return w.PROPERTY[t.CATHEDRAL] + cathedral_value(o)
    if kind == t.MERCENARY:
        return w.MERCENARY + 0.2
    return lord_value(o, kind)


def market_value(o: Outlook) -> float:
    """OR-7.4a: by the Lands of the best Fief that has none."""
    s = o.s
    most = 0
    for fief in s.fiefs[o.me]:
        kinds = [card % t.KINDS for card in s.props[fief]]
        if t.MARKET not in kinds:
            most = max(most, kinds.count(t.LAND))
    return 0.3 + 1.3 * most


def lord_value(o: Outlook, kind: int) -> float:
    """OR-6.3: a Lord fights in every battle; a Prince bequeaths; a Vassal puts his Fief at risk."""
    s = o.s
    value = w.LORD[kind]
    if kind == t.PRINCE and not has_lord(s, o.me, t.PRINCE):
        value += w.LONE_PRINCE
    if kind == t.VASSAL:
        value -= 0.5
    if s.variant == WESSEX and not s.arrived and kind in (t.PRINCE, t.MONK):
        value += 0.5 * w.SHARE_OF_LEGACY
    return value


def recruit_value(o: Outlook) -> float:
    """OR-10.2: Army cards that can be fielded are worth more than those that can't."""
    s = o.s
    n = land_sum(s, o.me, s.params.land_recruit)
    room = capacity(s, o.me) - s.pool[o.me * 2] - s.pool[o.me * 2 + 1]
    useful = max(0, min(n, room))
    return useful * w.POOL + (n - useful) * w.IDLE_POOL - (0.4 if n < w.RECRUIT_LEAST else 0.0)


def emissary_value(o: Outlook, kind: int) -> float:
    """OR-17.6: the share of the bag that it wins, with the cubes of who wins with us."""
    s = o.s
    cubes = s.params.emissary_monk_cubes if kind == t.MONK else s.params.emissary_vassal_cubes
    total = sum(s.bag)
    mate = mate_of(s, o.me)
    ours = s.bag[o.me] + (0 if mate == t.NOBODY else s.bag[mate])
    gain = (ours + cubes) / (total + cubes) - ours / total
    return w.VIKING_SHARE * gain - (0.6 if kind == t.VASSAL else 0.2)


def bequeath_value(o: Outlook) -> float:
    """OR-16: before the deck runs out, and not much earlier."""
    left = count_of(o.s.deck, o.me)
    if left <= 1:
        return w.BEQUEATH_LAST
    if left <= 3:
        return w.BEQUEATH_SOON
    return 0.5 if left <= 5 and count_of(o.s.pile, o.me) > 8 else -1.0


def play_value(o: Outlook, kind: int) -> float:
    """OR-6.5, OR-6.10."""
    if kind == t.TREACHERY or kind == t.INTRIGUE:
        return plot_value(o, kind)
    if kind == t.BANNER:
        return w.NEW_ROW if o.errant else banner_value(o)
    if kind == t.BANQUET and o.errant:
        return w.BANQUET
    if kind == t.BANQUET:
        return w.BANQUET if count_of(o.s.deck, o.me) > w.LOW_DECK + 4 else -1.0
    return w.JOUST - (0.5 if missing_towers(o) > -2 else 0.0)


def banner_value(o: Outlook) -> float:
    """OR-15.2: to be King, now or later; OR-16.1: but not with the Banner that we bequeath by."""
    s = o.s
    others = max([s.banners[house] for house in range(s.players) if house != o.me], default=0)
    lead = s.banners[o.me] + 1 - others
    worth = w.CROWN
    if o.crusade:
        worth += 2.5
        if cathedral_holder(s) == o.me:
            worth += w.CROWN_AND_CATHEDRAL
    in_hand = s.hand[o.me * t.KINDS + t.BANNER]
    if lead >= s.params.king_banner_lead:
        return worth
    if in_hand + s.banners[o.me] - others >= s.params.king_banner_lead:
        return w.BANNER + 0.4 * worth
    if in_hand == 1 and has_lord(s, o.me, t.PRINCE):
        return -1.0
    return w.BANNER if o.crusade else 0.0
