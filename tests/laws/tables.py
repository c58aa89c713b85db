"""Which games the laws hold for, and under which options they are tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import heptarchy
from heptarchy import BadOptions, Game, State
from heptarchy.games.arthur.table.state import Campaign
from heptarchy.games.dba.lattice import DEGREE, MM, TURN
from heptarchy.games.dba.table.domains import DEEP
from heptarchy.games.dba.table.state import Battle
from heptarchy.games.ortus.campaign import inner
from heptarchy.games.vikings.table.modules import SWITCHES
from heptarchy.games.vikings.table.state import Vikings
from raids.game import RAIDS
from raids.skirmish import Skirmish
from raids.state import NONE, Raids
from raids.tables import COPIES
from tests.games.arthur import holds as arthur
from tests.games.dba import table as dba
from tests.games.ortus import table as ortus
from tests.games.vikings import table as vikings

Given = dict[str, object]
MODULES = tuple(name for name, _ in SWITCHES)  # of the Viking Age


@dataclass(frozen=True)
class Case:
    """A game under one set of options."""

    game: Game
    given: tuple[tuple[str, object], ...]

    @property
    def options(self) -> Given:
        return dict(self.given)

    def __str__(self) -> str:
        return "-".join([self.game.id, *(f"{name}={value}" for name, value in self.given)])


def arthur_options() -> list[Given]:
    """Every number of rulers and every option; where battles are fought, few rounds with many wars."""
    hot = {"war_round": 1, "cooldown_rounds": 0}
    at_once = {"war_at_end_of_round": False}
    rich = {"hand_winds": 4, "cards_a_turn": 4}  # Merlin, battle cards and full hands
    return [
        {"players": 2, "battles": "quick", "share_out": True},
        {"players": 3, "battles": "quick", "preset": "skirmish"},
        {"players": 4, "battles": "quick", **at_once, **hot},
        {"players": 5, "battles": "quick"},
        {"players": 6, "battles": "quick", "rounds": 8, **rich},
        {"players": 7, "battles": "quick", "throne_on_death": True, **hot},
        {"players": 8, "battles": "quick", "preset": "skirmish"},
        {"players": 3, "battles": "quick", "rounds": 8, "share_out": True, **hot, **rich},
        {"players": 2, "battles": "table", "rounds": 5, **at_once, **hot, **rich},
        {"players": 4, "battles": "table", "rounds": 3, **hot, "hand_winds": 3, "cards_a_turn": 3},
        {"players": 3, "battles": "each", "rounds": 3, **hot, **rich},
        {"players": 2, "battles": "bots", "rounds": 3, **hot},
    ]


def dba_options() -> list[Given]:
    """Small armies, near each other, and few rounds; every number of players that matters, cards, peoples, ground."""
    near = {"deploy_depth": 250, "deploy_margin": 480}  # so that even random moves meet the enemy
    return [
        {"players": 2, "points": 15, "rounds": 5, **near},
        {"players": 2, "cards": 2, "country": "forest", "points": 18, "rounds": 4, "break_share": 6, **near},
        {"players": 2, "cards": 2, "ground": "chosen", "first_people": "saxon", "points": 15, "rounds": 2},
        {"players": 3, "cards": 2, "attackers": 2, "second_people": "british", "points": 12, "rounds": 3, **near},
        {"players": 4, "cards": 2, "country": "hilly", "points": 9, "rounds": 2, **near},
        {"players": 8, "cards": 1, "country": "fen", "points": 9, "rounds": 1},
        {"players": 3, "cards": 2, "country": "littoral", "landing": "both", "points": 18, "rounds": 2, **near},
        {"players": 2, "battle": "catraeth", "cards": 1, "rounds": 1, "deploy_depth": 250},
    ]


def raids_options() -> list[Given]:
    sets: list[Given] = []
    for players in (2, 3, 4):
        sets.append({"players": players})
        sets.append({"players": players, "years": 3, "berserks": False})
    return [*sets, {"players": 2, "hoards": "poor"}, {"players": 3, "hoards": "poor"}]


def vikings_options() -> list[Given]:
    sets: list[Given] = []
    for players in (2, 3, 4):
        sets.append({"players": players})
        sets.append({"players": players, "advanced": True})
    sets.append({"players": 3, "lone_side": "english"})
    return sets + vikings_age_options()


def vikings_age_options() -> list[Given]:
    """Each module of the Viking Age alone, all of them, and some sets, with the seats in turn."""
    seats: list[Given] = [{"players": 2}, {"players": 4, "advanced": True}, {"players": 3, "lone_side": "english"}]
    some = [
        ("land_and_gods", "kingdoms", "relics", "ships"),
        ("kings", "runes", "epic_battles", "legendary_leaders"),
    ]
    played = [*((module,) for module in MODULES), *some, MODULES, MODULES]
    return [{**seats[n % len(seats)], **dict.fromkeys(modules, True)} for n, modules in enumerate(played)]


def ortus_options() -> list[Given]:
    """Every variant; OR, GHA, RB and WX with each number of Earls."""
    sets: list[Given] = [{"players": players} for players in range(2, 7)]
    sets += [{"variant": "heathen", "players": players} for players in range(3, 7)]
    short = {"black_markers": 4, "round_cap": 12}
    sets += [{"variant": "wessex", "players": players, **short} for players in range(2, 7)]
    sets.append({"variant": "wessex", "players": 3})
    sets.append({"variant": "wessex", "players": 2, "black_markers": 3, "copies_per_type": 3, "legacy_hand_max": 3})
    sets.append({"variant": "heathen", "players": 3, "legacy_points": 3, "black_markers": 4})
    sets.append({"variant": "rebellion", "players": 1})
    sets += [{"variant": "rebellion", "players": players} for players in range(2, 6)]
    sets += [{"variant": "rebellion", "players": players, "mode": "semi"} for players in range(2, 6)]
    frail = {"palace_strength": 1, "castle_strength": 1, "rb_towers_extra": -2, "rb_royal_extra": -2}  # he may fall
    sets += [{"variant": "rebellion", "players": 2, "mode": mode, **frail} for mode in ("cooperative", "semi")]
    modules: list[Given] = [
        {"players": 2, "tournament": True, "tactics": "banner"},
        {"players": 3, "state_and_church": True, "captains": True, "tactics": "second_card"},
        {"players": 3, "resourceful": True, "neighbors": True},
        {"players": 2, "house_divided": True},
        {"players": 3, "villages": True},
        {"players": 3, "thanes": True},
        {"players": 3, "conclave": True},
        {"players": 3, "marches": True},
        {"players": 3, "drafting": True},
        {"players": 4, "drafting": True},
        {"players": 2, "best_of": 3},
        {"players": 4, "two_heads": True},
        {"players": 4, "tetrarchy": True},
        {"players": 4, "tetrarchy": True, "tetrarchy_politics": "both", "conclave": True},
        {"players": 3, "clerisy": True},
        {"players": 2, "witan": True},
        {"players": 4, "witan": True},
        {"players": 2, "knight_errant": True},
        {"players": 3, "knight_errant": True},
    ]
    sets += modules
    estate = {"rb_palace": 0, "rb_castles": 3, "rb_prince": 1, "rb_abbots": 1, "rb_cathedral": 1, "rb_mind_princes": 1}
    sets.append({"variant": "rebellion", "players": 2, "difficulty": "tyrant"})
    sets.append({"variant": "rebellion", "players": 3, "profile": "house", "rb_lands": 2, "rb_army": 3, **estate})
    sets.append({"players": 3, "viking_must_attack": False, "treachery_vassal": "capture", "black_markers": 2})
    return sets


def check_arthur(state: State) -> None:
    """AA-6.6, AA-5.5, AA-14.2, AA-7.2."""
    assert isinstance(state, Campaign)
    arthur.invariants(state)


def check_dba(state: State) -> None:
    """DBA-1.6, DBA-7, DBA-10.2, DBA-19.1."""
    assert isinstance(state, Battle)
    dba.invariants(state)


def check_raids(state: State) -> None:
    """Cards are in the deck, in a hand or in a crew, and those that all have seen are where they say."""
    assert isinstance(state, Raids)
    crews = state.crews[:]
    if isinstance(state.child, Skirmish):
        for chair, seat in enumerate(state.chairs):
            assert crews[seat] == NONE, "a crew is in the skirmish and at home"
            crews[seat] = state.child.crews[chair]
    held = [[n + (crews[seat] == card) for card, n in enumerate(hand)] for seat, hand in enumerate(state.hands)]
    for card, copies in enumerate(COPIES):
        assert state.deck[card] + sum(cards[card] for cards in held) in (copies, 0)
        assert all(seen[card] <= cards[card] for seen, cards in zip(state.seen, held, strict=True))
    assert min(*state.deck, *map(min, state.hands), *state.silver, *state.hoards) >= 0


def check_vikings(state: State) -> None:
    """V-16, and what holds of the modules of the Viking Age."""
    assert isinstance(state, Vikings)
    vikings.invariants(state)


def check_ortus(state: State) -> None:
    """OR-19.4 to OR-19.6."""
    ortus.invariants(inner(state))


# One row a game of ours. Any other that is registered is tried too, under its default options.
OPTION_SETS: dict[str, Callable[[], list[Given]]] = {
    "arthur": arthur_options,
    "dba": dba_options,
    "ortus": ortus_options,
    "raids": raids_options,
    "vikings": vikings_options,
}
INVARIANTS: dict[str, Callable[[State], None]] = {
    "arthur": check_arthur,
    "dba": check_dba,
    "ortus": check_ortus,
    "raids": check_raids,
    "vikings": check_vikings,
}

# Games that take long have a number of games of their own; the others share `law_games`
LAW_GAMES: dict[str, str] = {"arthur": "arthur_law_games", "dba": "dba_law_games"}


def campaign_of(case: Case) -> str:
    """The line of sizes.toml that says how many games its game gets; cases with modules of Vikings share one."""
    if case.game.id == "vikings" and any(name in MODULES for name, _ in case.given):
        return "vikings_age_law_games"
    return LAW_GAMES.get(case.game.id, "law_games")


# By how much the numbers of actions differ that are near each other, in a game that judges what it does not offer
STRIDES: dict[str, list[int]] = {"dba": [1, DEGREE, TURN, MM * TURN, DEEP * TURN, MM * DEEP * TURN]}


def find_game(id: str) -> Game:
    """Any registered game, and raids, which only the tests know."""
    return RAIDS if id == "raids" else heptarchy.game(id)


def default_options(game: Game) -> list[Given]:
    """What a game without a row is tried under: every number of players that goes with its defaults."""
    counts = [option for option in game.options if option.name == "players"]
    sets: list[Given] = [{"players": players} for option in counts for players in range(option.low, option.high + 1)]
    return [given for given in sets if goes_together(game, given)] or [{}]


def goes_together(game: Game, given: Given) -> bool:
    """Whether the game can be played under these options."""
    try:
        game.settle(given)
    except BadOptions:
        return False
    return True


def check_nothing(state: State) -> None:
    """What a game without a row says of its states: nothing, so the laws alone hold."""


def cases_of(id: str) -> list[Case]:
    """The cases of one game: its row's, or those of its default options."""
    game = find_game(id)
    if game.id != id:
        raise ValueError(f"the entry point {id!r} gives a game that calls itself {game.id!r}: make them one name")
    sets = OPTION_SETS[id]() if id in OPTION_SETS else default_options(game)
    return [Case(game, tuple(given.items())) for given in sets]


def check(state: State, id: str) -> None:
    """What always holds in this game."""
    INVARIANTS.get(id, check_nothing)(state)


CASES = [case for id in sorted({*OPTION_SETS, *heptarchy.game_ids()}) for case in cases_of(id)]
