"""Campaigns for tests: a season laid out as `table.a_state` does it, within a campaign; answers by name."""

from __future__ import annotations

from heptarchy import FATE, Rng, State
from heptarchy.games.ortus.campaign import Campaign, end_season, inner, take_up
from heptarchy.games.ortus.data.params import settled_params
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.table.actions import SPACE
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import begin_turn
from heptarchy.kernel.modes import FIRST, RUNNING
from tests.games.ortus.table import Earldom, a_state, invariants, run


def a_season(*earldoms: Earldom, players: int = 3, **more: object) -> Ortus:
    """A season of Wessex, nothing asked yet."""
    s = a_state(*earldoms, variant="wessex", players=max(players, len(earldoms)), **more)  # type: ignore[arg-type]
    for house in range(s.players):
        s.off_table[house] = not s.fiefs[house]
    return s


def turn_of(s: Ortus, house: int) -> Ortus:
    """The season at the beginning of this Earl's turn."""
    return run(s, begin_turn, house)


def in_campaign(season: Ortus, legacy: list[int] | None = None, markers: int = 0) -> Campaign:
    """The campaign whose present season this is."""
    c = Campaign(season.params)
    c.players = season.players
    c.legacy = legacy or [0] * c.players
    c.season = markers + 1
    c.markers = markers
    c.start = season.start
    c.enter(season, list(range(c.players)), 0, then=end_season)
    if c.mode == RUNNING:
        c.run()
    return c


def resumed(legacy: list[int], markers: int = 1, start: int = 0, **figures: int) -> Campaign:
    """A campaign taken up before step D."""
    options = ORTUS.settle({"variant": "wessex", "players": len(legacy), **figures})
    return take_up(settled_params(options), legacy, markers, start)


def answer(state: State, *answers: str) -> State:
    """Answers by name, as `table.play` takes them, to a campaign or a season."""
    for said in answers:
        who, colon, text = said.partition(": ")
        state.apply(SPACE.parse(text if colon else said), int(who) if colon else FIRST)
    return state


def menu(state: State) -> list[str]:
    """The options of whoever is asked first."""
    return [SPACE.say(option) for option in state.options]


def why_not(state: State, text: str) -> str:
    """Why the first who is asked may not answer so; empty if he may."""
    refusal = state.refuse(SPACE.parse(text))
    return "" if refusal is None else str(refusal)


def build_all(state: State, style: str = "rush") -> State:
    """Every Earl takes this deck."""
    for seat in list(state.seats):
        state.apply(SPACE.parse(f"deck {style}"), seat)
    return state


def pass_by(state: State, rule: str) -> State:
    """Fate's first answers, and `keep` or the first option of seats, until this rule asks."""
    for _ in range(200):
        if state.rule == rule:
            return state
        state.apply(state.options[0])
    raise AssertionError(f"{rule} asked nothing in 200 answers")


def play_random(state: State, seed: int, check: bool = True) -> State:
    """To the end at random."""
    rng = Rng(seed)
    while not state.over:
        if state.seat == FATE:
            state.apply(rng.pick(state.weights))
        else:
            seat = rng.choice(state.seats)
            state.apply(rng.choice(state.options_for(seat)), seat)
        if check:
            invariants(inner(state))
    return state
