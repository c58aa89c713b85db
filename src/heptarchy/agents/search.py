"""Information-set Monte Carlo tree search: many imagined games, one tree of what the seat can tell apart."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from heptarchy.agents.search_tree import Node
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.state import State
from heptarchy.kit.mind import Mind, outcome

if TYPE_CHECKING:
    from heptarchy.kernel.perspective import Perspective


LIKELY: Final = 8  # of the questions that might be the one asked now, so many are compared with it
SURE: Final = 0.98  # an option that looks so much better than all others needs no thought


class Search:
    """Plays what comes out best in many imagined games. Keeps its tree from one answer to the next."""

    def __init__(self, mind: Mind, simulations: int, seconds: float = 0.0) -> None:
        self.mind = mind
        self.simulations = simulations  # an answer; the same wherever it is thought of
        self.seconds = seconds  # 0: as long as they take; else an answer is cut short
        self.simulated = 0  # simulations of the last answer
        self._next: Node | None = None  # what followed the last answer
        self._moves = -1
        self._seat = -1

    def choose(self, seat: Perspective, rng: Rng) -> int:
        """The answer that was tried most; a forced one needs no thought."""
        options = seat.options
        self.simulated = 0
        first = seat.imagine(rng)
        moves = first.moves
        known = self._foreseen(moves, seat) or self._recalled(moves, seat)
        if len(options) == 1 and self.mind.proposals is None:
            if known is not None:
                self._keep(known.children[known.places[options[0]]], moves, seat.seat)
            return options[0]
        root = known or Node()
        if root.is_new():
            self._expand(root, first, seat.seat, options)
        if self._thinks(root, first):
            self._grow(root, seat, first, rng)
        best = self._most_tried(root, seat, rng)
        self._keep(root.children[best], moves, seat.seat)
        return root.actions[best]

    def _thinks(self, root: Node, s: State) -> bool:
        """Whether there is something to think about: no option looks best by far, and looking ahead may tell more."""
        ponders = self.mind.ponders
        return root.priors[0] <= SURE and (ponders is None or ponders(s))

    def _most_tried(self, root: Node, seat: Perspective, rng: Rng) -> int:
        """The place of the option that was tried most, the best-looking if none was.

        What was proposed beyond the options must still be allowed.
        """
        there = set(seat.options)
        state = seat.imagine(rng) if self.mind.proposals is not None else None
        best = -1
        for place, action in enumerate(root.actions):
            if best >= 0 and root.visits[place] <= root.visits[best]:
                continue
            if action in there or (state is not None and state.allows(action, seat.seat)):
                best = place
        return best

    def _keep(self, node: Node | None, moves: int, seat: int) -> None:
        self._next = node
        self._moves = moves + 1
        self._seat = seat

    def remembers(self, seat: Perspective) -> bool:
        """Whether this question was met below the last answer, so that what was found there counts."""
        moves = seat.imagine(Rng(0)).moves
        return self._foreseen(moves, seat) is not None or self._recalled(moves, seat) is not None

    def _foreseen(self, moves: int, seat: Perspective) -> Node | None:
        """The tree that was grown below the last answer, where this question followed it at once."""
        kept = self._next
        if kept is None or moves != self._moves or seat.seat != self._seat or kept.seat != seat.seat:
            return None
        for option in seat.options:
            if option not in kept.places:
                return None
        return kept

    def _recalled(self, moves: int, seat: Perspective) -> Node | None:
        """The same where fate or others have spoken since: the question that looks to this seat as the one asked now.

        What others keep to themselves may have been imagined in several ways: that which was met most often is taken.
        """
        kept = self._next
        if kept is None or moves <= self._moves or seat.seat != self._seat:
            return None
        met = [node for node in kept.below() if node.met is not None and node.met.moves == moves]
        met = [node for node in met if node.same == seat.options]
        if not met:
            return None
        met.sort(key=lambda node: -node.count)
        view = seat.view
        for node in met[:LIKELY]:
            assert node.met is not None
            if node.met.view(seat.seat) == view:
                return node
        return None

    def _grow(self, root: Node, seat: Perspective, first: State, rng: Rng) -> None:
        until = time.perf_counter() + self.seconds if self.seconds else 0.0
        state = first
        done = 0
        while True:
            self._simulate(root, state, seat.seat, rng)
            done += 1
            if done >= self.simulations:
                break
            if until and done & 15 == 0 and time.perf_counter() > until:
                break
            state = seat.imagine(rng)
        self.simulated = done

    def _simulate(self, root: Node, s: State, asked: int, rng: Rng) -> None:
        """One imagined game: down the tree, a little further, judged, and learnt from."""
        mind = self.mind
        node = root
        path: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        seat = asked
        spoken = False  # fate or another seat, since this one was asked
        while not s.over:
            if seat == FATE:
                action = rng.pick(s.weights)
                s.apply(action)
                node = node.after(action)
                seat = s.seat
                spoken = True
                continue
            options = s.options_for(seat)
            if node.is_new():
                if len(options) > 1 or mind.proposals is not None:
                    if spoken and seat == asked:
                        node.met = s.clone()
                    self._expand(node, s, seat, options)
                    if node is not root:
                        break
                else:
                    node.expand(seat, options, options, [0.0], 1.0)
            place = self._select(node, s, seat, options)
            path.append(node)
            places.append(place)
            seats.append(seat)
            s.apply(node.actions[place], seat)
            node = node.child(place)
            spoken = spoken or seat != asked
            seat = s.seat
        worth = self._judge(s, rng)
        for i in range(len(path)):
            path[i].learn(places[i], worth[seats[i]])

    def _expand(self, node: Node, s: State, seat: int, options: list[int]) -> None:
        mind = self.mind
        actions = self._thinkable(s, seat, options)
        node.expand(seat, options, actions, mind.scores(s, seat, actions), mind.warmth)

    def _thinkable(self, s: State, seat: int, options: list[int]) -> list[int]:
        """The options, and what else comes to mind."""
        proposals = self.mind.proposals
        return options if proposals is None else [*options, *proposals(s, seat, options)]

    def _select(self, node: Node, s: State, seat: int, options: list[int]) -> int:
        """The place of the option to try next, by PUCT among as many as progressive widening lets in."""
        bold = self.mind.bold
        breadth = int(self.mind.width + math.sqrt(node.count))
        if not node.mixed and (node.same is options or node.same == options):
            place = node.select(breadth, bold)
            # what was proposed in another imagined state may not be allowed in this one
            if self.mind.proposals is None or s.allows(node.actions[place], seat):
                return place
        node.mixed = True
        for option in options:
            if option not in node.places:
                self._expand(node, s, seat, options)
                break
        return node.select_among(options, breadth, bold)

    def _judge(self, s: State, rng: Rng) -> list[float]:
        """A position's worth to each seat: rolled out as looks best, to quiescence (a quiet moment) or to `depth`.

        Where nobody has said what looks good, answers are drawn.
        """
        mind = self.mind
        left = mind.depth
        while not s.over and left > 0:
            seat = s.seat
            if seat == FATE:
                s.apply(rng.pick(s.weights))
                continue
            if mind.quiet(s):
                break
            actions = self._thinkable(s, seat, s.options_for(seat))
            if len(actions) == 1:
                s.apply(actions[0], seat)
                continue
            if mind.blind:
                s.apply(rng.choice(actions), seat)
            else:
                scores = mind.scores(s, seat, actions)
                s.apply(actions[scores.index(max(scores))], seat)
            left -= 1
        return outcome(s) if s.over else mind.value(s)

    def __repr__(self) -> str:
        return f"Search({self.mind.scores.__module__}, simulations={self.simulations})"
