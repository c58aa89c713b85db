"""OpenSpiel: every game as a registered Python game, `heptarchy_vikings(players=2)`. Importing this registers them.

Fate is a chance node whose outcomes are places in its list of answers. Where several seats are asked at once, they
answer one after the other in the order of their seats, and none hears what others said in secret. A game's options are
its parameters, by the same names.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import heptarchy
from heptarchy.kernel.events import hears
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.pack import pack, unpack
from heptarchy.kernel.space import OpenDomain
from heptarchy.kit.actions import NotAnAction, actions_of
from heptarchy.kit.encoding import encoding_of
from heptarchy.kit.extra import MissingExtra
from heptarchy.kit.play import returns

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra(error) from None

if TYPE_CHECKING:
    from collections.abc import Callable

    from heptarchy.kernel.events import Event
    from heptarchy.kernel.game import Game
    from heptarchy.kernel.space import Space
    from heptarchy.kernel.state import State

PREFIX: Final = "heptarchy_"
SECRET: Final = "answers in secret"


class Entry:
    """One answer and what came of it, with who may hear it; and the entry before. Never changed: clones share it."""

    def __init__(self, before: Entry | None, who: int, said: str, audience: int, told: list[tuple[int, str]]) -> None:
        self.before = before
        self.number: int = 0 if before is None else before.number + 1
        self.who = who
        self.said = said
        self.audience = audience
        self.told = told  # audiences, and what they heard
        self.texts: dict[tuple[int, ...], str] = {}  # by seats that all heard it: worked out once

    def text(self, seats: tuple[int, ...]) -> str:
        """What all of these seats heard, a line an answer or a happening."""
        if seats not in self.texts:
            heard = all(seat == self.who or hears(self.audience, seat) for seat in seats)
            lines = [f"{'fate' if self.who == FATE else self.who}: {self.said if heard else SECRET}"]
            lines += [text for audience, text in self.told if all(hears(audience, seat) for seat in seats)]
            self.texts[seats] = "\n".join(lines)
        return self.texts[seats]


class Table:
    """A state, and all that was heard at it. Copied as a whole: `copy.deepcopy` gives a clone."""

    def __init__(
        self, game: Game, state: State, last: Entry | None = None, veils: dict[int, int] | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.last = last
        # By seat that has imagined this state: the entries before this number are as that seat heard them. What others
        # heard and it did not is no part of what it imagines.
        self.veils = veils or {}

    def __deepcopy__(self, memo: object) -> Table:
        return Table(self.game, self.state.clone(), self.last, self.veils)

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[object, ...]]:
        entries = [(entry.who, entry.said, entry.audience, entry.told) for entry in self.entries()]
        return restored, (self.game.id, pack(self.state), entries, self.veils)

    def entries(self) -> list[Entry]:
        """All entries, the first one first."""
        found: list[Entry] = []
        entry = self.last
        while entry is not None:
            found.append(entry)
            entry = entry.before
        found.reverse()
        return found

    def apply(self, action: int) -> None:
        """The first of those asked answers; keep what is heard of it."""
        state = self.state
        who = state.seat
        audience = state.audience_for(who)
        events: list[Event] = []
        state.ears = events
        try:
            state.apply(action, who)
        finally:
            state.ears = None
        told = [(event.audience, self.game.show_event(event)) for event in events]
        self.last = Entry(self.last, who, self.game.space.say(action), audience, told)

    def heard(self, seat: int) -> list[str]:
        """All that this seat has heard, by answers."""
        alone = (seat,)
        if not any(knower != seat for knower in self.veils):
            return [entry.text(alone) for entry in self.entries()]
        lines: list[str] = []
        for entry in self.entries():
            knowers = [knower for knower, upto in self.veils.items() if entry.number < upto and knower != seat]
            lines.append(entry.text((seat, *knowers)))
        return lines

    def imagined(self, seat: int, rng: Rng) -> Table:
        """A table that might be this one, as far as this seat can tell."""
        upto = 0 if self.last is None else self.last.number + 1
        return Table(self.game, self.state.redeal(seat, rng), self.last, {**self.veils, seat: upto})

    def seen(self, seat: int) -> str:
        """What this seat sees now: its view, who is asked, and by which rule."""
        state = self.state
        facts = {"view": state.view(seat), "seats": state.seats, "rule": state.rule_for(seat), "moves": state.moves}
        return json.dumps(facts, sort_keys=True)


def restored(game_id: str, packed: bytes, entries: list[tuple[Any, ...]], veils: dict[int, int]) -> Table:
    """The table that was pickled so."""
    game = heptarchy.game(game_id)
    last: Entry | None = None
    for who, said, audience, told in entries:
        last = Entry(last, who, said, audience, told)
    return Table(game, unpack(game, packed), last, veils)


class HeptarchyGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """One of our games under settled options. `register` derives a class for each game."""

    source: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.source
        self.options = game.settle(params or {})
        self.actions = actions_of(game)
        self.encoding = encoding_of(game, self.options)
        self.first = Table(game, game.start(self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=most_answers(game.space),
            num_players=len(game.seat_names(self.options)),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.longest(self.options),
        )
        defaults = {option.name: option.default for option in game.options}
        changed = {name: value for name, value in self.options.items() if value != defaults[name]}
        super().__init__(game_type(game), info, changed)

    def new_initial_state(self, *_: object) -> HeptarchyState:
        """The game before its first answer."""
        return HeptarchyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are answers."""
        return int(self.max_game_length())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HeptarchyObserver:
        """What a seat sees, as a tensor of named planes and as text; with perfect recall all that it heard, as text."""
        return HeptarchyObserver(self, iig_obs_type, params)


class HeptarchyState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A state of one of our games. What it holds is cloned and pickled as a whole."""

    def __init__(self, game: HeptarchyGame) -> None:
        super().__init__(game)
        self.table = game.first  # shared until the first answer: OpenSpiel makes a first state for every clone

    def current_player(self) -> int:
        """The first of those asked; fate is chance."""
        state = self.table.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.seat == FATE else state.seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.state.over

    def returns(self) -> list[float]:
        """At the end 1 to who has won and -1 to the others; 0 to all before it, and where nobody wins."""
        return returns(self.table.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Places in the list of fate's answers, and how likely each is."""
        weights = self.table.state.weights
        return [(place, weight / weights.total) for place, weight in enumerate(weights.weights) if weight]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HeptarchyState:
        """A state that might be this one, as far as this player can tell, drawn by the game's own prior.

        It has no history: the one that has been would tell what the player does not know.
        """
        other: HeptarchyState = self.get_game().new_initial_state()
        other.table = self.table.imagined(player, Rng(repr(sampler())))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        """Numbers of the answers, in rising order."""
        game: HeptarchyGame = self.get_game()
        return sorted(game.actions.places(self.table.state.options_for(player)))

    def _apply_action(self, action: int) -> None:
        """Take an answer."""
        game: HeptarchyGame = self.get_game()
        if self.table is game.first:
            self.table = Table(game.source, game.first.state.clone())
        self.table.apply(self._meant(game, action))

    def _meant(self, game: HeptarchyGame, action: int) -> int:
        """The answer that a number stands for now."""
        state = self.table.state
        if state.seat == FATE:
            return state.weights.answers[action]
        return game.actions.action(state, state.seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The answer in words: `march eoforwic`."""
        game: HeptarchyGame = self.get_game()
        try:
            return game.source.space.say(self._meant(game, action))
        except (NotAnAction, IndexError):
            return f"number {action}, which is no answer now"

    def __str__(self) -> str:
        """Who is asked, by which rule, after how many answers; the checksum stands for all that is in the state."""
        state = self.table.state
        asked = f"over: {state.ending}" if state.over else f"asks {state.seat} by {state.rule}"
        return f"{state.space.name}, {state.moves} answers, {asked}, {state.checksum()}"


class HeptarchyObserver:
    """What one seat sees, in the form that OpenSpiel asks for."""

    def __init__(self, game: HeptarchyGame, wanted: Any, params: Any) -> None:
        if params:
            raise heptarchy.BadOptions(f"observers take no parameters here, not {params}")
        if wanted is not None and wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise heptarchy.BadOptions("an observer sees what one seat sees: private_info is SINGLE_PLAYER")
        self.encoding = game.encoding
        self.recalls = wanted is not None and wanted.perfect_recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recalls:
            self.tensor = np.zeros(self.encoding.size, np.float32)
            for plane in self.encoding.planes:
                self.dict[plane.name] = self.tensor[plane.at : plane.at + plane.size].reshape(plane.shape)

    def set_from(self, state: HeptarchyState, player: int) -> None:
        """Write the planes for this player."""
        if self.tensor is not None:
            self.tensor[:] = self.encoding.encode(state.table.state, player)

    def string_from(self, state: HeptarchyState, player: int) -> str:
        """What the player sees; with perfect recall, after all that it has heard."""
        table = state.table
        if not self.recalls:
            return table.seen(player)
        return "\n".join([*table.heard(player), table.seen(player)])


def most_answers(space: Space) -> int:
    """More answers than fate can have to one question: they are of one verb."""
    most = max((len(verb) for verb in space.verbs if not isinstance(verb.domain, OpenDomain)), default=1)
    return max([most, *(most_answers(child) for _, _, child in space.parts)])


def game_type(game: Game) -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    seats = next((option for option in game.options if option.name == "players"), None)
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=8 if seats is None else seats.high,
        min_num_players=1 if seats is None else seats.low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in game.options},
    )


def register(id: str) -> None:
    """Let `pyspiel.load_game` find one of our games.

    OpenSpiel lets go of what makes its games after Python has ended, and a function would be freed then, with a crash.
    A class is not: it holds itself.
    """
    game = heptarchy.game(id)
    pyspiel.register_game(game_type(game), type(f"Heptarchy{id.title()}", (HeptarchyGame,), {"source": game}))


for _id in heptarchy.game_ids():
    register(_id)
