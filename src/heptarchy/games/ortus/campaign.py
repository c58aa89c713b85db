"""The Wessex campaign (WX): seasons of Ortus Regni, and the Winters between them.

A season is an `Ortus` of its own, played as a child game. Points are spent and decks built within it, at its beginning;
the campaign keeps what survives a Winter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.data.params import Params, settled_params
from heptarchy.games.ortus.decks import build_decks
from heptarchy.games.ortus.heathen import begin_with_vikings
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.games.ortus.table.setup import deal_hands, draw_start, new_table, offer_mulligans
from heptarchy.games.ortus.table.state import WESSEX, Ortus
from heptarchy.games.ortus.turn import begin_round
from heptarchy.games.ortus.votes import WINTER
from heptarchy.games.ortus.winter import crown_at_start, muster_for_lands, points_of, spend_points
from heptarchy.kernel.state import State

if TYPE_CHECKING:
    from heptarchy.games.ortus.table.seen import CampaignView
    from heptarchy.kernel.fate import Rng
    from heptarchy.kernel.options import Value


class Campaign(State):
    """What survives a Winter (WX-42), and the season that is played."""

    def __init__(self, params: Params, bare: bool = False) -> None:
        super().__init__(SPACE, bare)
        self.params = params
        if bare:
            return
        self.season: int = 1
        self.legacy: list[int] = []  # by seat: points in all (WX-29)
        self.start: int = t.NOBODY  # who starts the coming season; in season 1 a cube says it
        self.markers: int = 0  # black markers out at the beginning of the season
        self.past: list[list[int]] = []  # by season: who started, rounds played, points earned by seat
        self.last: Ortus | None = None  # the season that decided, once the campaign is over; never changed

    def clone(self) -> Campaign:
        """A state equal to this one and independent of it."""
        other = Campaign(self.params, bare=True)
        self.copy_table(other)
        other.season = self.season
        other.legacy = self.legacy[:]
        other.start = self.start
        other.markers = self.markers
        other.past = self.past[:]
        other.last = self.last
        return other

    def view(self, seat: int | None) -> CampaignView:
        """WX-42: what all know of the campaign, and the season as this seat sees it; at the end the last one."""
        table = self.child if self.child is not None else self.last
        return {
            "campaign": {
                "season": self.season,
                "legacy": self.legacy[:],
                "start": None if self.start == t.NOBODY else t.COLOURS[self.start],
                "markers": self.markers,
                "past": [
                    {"start": t.COLOURS[season[0]], "rounds": season[1], "points": season[2:]} for season in self.past
                ],
            },
            "season": None if table is None else inner(table).view(seat),
            "over": self.over,
            "ending": self.ending,
            "scores": self.scores[:],
        }

    def redeal(self, seat: int, rng: Rng) -> Campaign:
        """A state that fits all this seat knows: the campaign is open, the season is dealt anew."""
        other = self.clone()
        if self.child is not None:
            other.replace_child(self.child.redeal(seat, rng))
        elif self.last is not None:
            other.last = self.last.redeal(seat, rng)
        return other


def inner(state: State) -> Ortus:
    """The table that is played at: the state itself, the season of a campaign, the game of a match."""
    table: Any = state
    while table is not None and not isinstance(table, Ortus):
        table = table.child if table.child is not None else table.last
    if not isinstance(table, Ortus):
        raise TypeError(f"no table of Ortus Regni: {type(state).__name__}")
    return table


def first_campaign(options: dict[str, Value]) -> Campaign:
    """WX-1, WX-2: season 1, stopped at its first question."""
    players = int(options["players"])
    return take_up(settled_params(options), [0] * players, 0, t.NOBODY)


def take_up(params: Params, legacy: list[int], markers: int, start: int) -> Campaign:
    """WX-42, WX-51: a campaign from all that is kept between two seasons, played on to its next question."""
    s = Campaign(params)
    s.players = len(legacy)
    s.season = markers + 1
    s.legacy = legacy
    s.markers = markers
    s.start = start
    s.push(play_season)
    s.run()
    return s


def play_season(s: Campaign, _: int) -> None:
    """WX-1: the season is a game of its own; WX-51: up to here nothing but the campaign need be kept."""
    s.tell(told.SEASON_BEGINS, s.season, s.markers)
    if s.start != t.NOBODY:
        s.tell(told.STARTS, s.start)  # WX-30: known before points are spent and decks built
    child = new_season(s.params, s.legacy, s.markers, s.start)
    s.enter(child, list(range(s.players)), 0, then=end_season)


def new_season(params: Params, legacy: list[int], markers: int, start: int) -> Ortus:
    """WX-2, WX-41, WX-55: a table for this season, before its first step."""
    s = new_table(params, len(legacy), WESSEX)
    s.mulligans = True  # WX-4
    s.legacy = legacy[:]  # WX-29: all of them are spent anew
    s.black = markers
    if start == t.NOBODY:
        s.then(build_decks, draw_start, deal_hands, offer_mulligans, begin_round)
        return s
    s.start = start
    s.then(spend_points, build_decks, muster_for_lands, crown_at_start, deal_hands, offer_mulligans, begin_round)
    if markers >= params.black_markers:
        s.push(begin_with_vikings)  # WX-32, WX-44
    return s


def end_season(s: Campaign, _: int, _answer: int) -> None:
    """WX-8: the season has decided the campaign, or Winter comes."""
    season = inner(s)
    if season.ending == WINTER:
        winter(s, season)
        s.push(play_season)
    else:
        s.last = season
        s.finish(season.scores, season.ending)


def winter(s: Campaign, season: Ortus) -> None:
    """WX-26, WX-30, WX-31: points are scored, all is cleared, the next Earl starts, one marker more is out."""
    earned = [points_of(season, house) for house in range(s.players)]
    s.reveal()  # a Monk and a Banquet in the Hand have been counted
    for house in range(s.players):
        s.legacy[house] += earned[house]
        s.tell(told.LEGACY, house, earned[house], s.legacy[house])
    s.tell(told.WINTER, s.season)
    s.past.append([season.start, season.round, *earned])
    s.season += 1
    s.markers += 1
    s.start = (season.start + 1) % s.players
