"""Counts what a person has to send in a game of 878: Vikings, the greedy bot answering in his place.

    python tools/count_answers.py --players 2 --games 40 --modules all --standing
    python tools/count_answers.py --single          # each answer for itself: also on older code, by PYTHONPATH

One thing sent is one line in the terminal, or one request of a client, that holds several answers: the way of an army
or a Leader with who comes along; all Hits or Commands of a roll; units that are shared out; a card with what it points
at. None of them goes on where fate, another seat or something revealed comes between. With `--standing` a plain yes or
no that the bot repeats to the end of a battle, turn or round is one too, given as a standing answer, and so is an order
in which units are lost in a battle. What has one option is answered by itself, and is no answer of a person's.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter

from heptarchy.games.vikings.game import VIKINGS
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.lab.names import find_agent

WAY = ("land", "march", "sail", "halt", "load", "hurry")
SETTING_OUT = ("activate", "muster")
# Commands of a roll, Forts and who is given up, Settlements, dice of both factions for one roll, Lagertha and her share
TOGETHER = ("V-9.12", "VX-1.6", "VX-1.9", "VX-4.2", "VX-9.2")
SHARED = ("place", "board", "take")  # of the same rule: units that are shared out
POINTED = ("target", "target_card", "take", "place", "bar", "pay", "give", "load", "lose", "board")
PLAIN = ("pass", "stay", "done", "cast", "avenge")  # yes or no: they may be given for a while
SPANS = ("battle", "turn", "round")


class Choice:
    """One answer of a person among two or more."""

    def __init__(
        self, at: int, seat: int, rule: str, action: int, options: list[int], run: int, tokens: dict[str, str]
    ) -> None:
        self.at = at  # so many answers were given before it
        self.seat = seat
        self.rule = rule
        self.action = action
        self.options = options
        self.run = run  # the same for answers between which nothing comes
        self.tokens = tokens
        self.verb = VIKINGS.space.say(action).split()[0]
        self.times = 1  # how often in a row the same is asked from here on
        self.event = False  # an Event card, not one for movement


def play(number: int, players: int, options: dict[str, object]) -> tuple[list[Choice], Match]:
    """The choices of all seats in one game of greedy bots, and the game."""
    match = Match(VIKINGS, {"players": players, **options})
    fate = Rng(f"answers/{number}/fate")
    bots = [find_agent("greedy", VIKINGS) for _ in range(players)]
    lots = [Rng(f"answers/{number}/{seat}") for seat in range(players)]
    choices: list[Choice] = []
    run = 0
    last = FATE
    while not match.state.over:
        state = match.state
        seat = state.seat
        if seat == FATE:
            match.apply(fate.pick(state.weights))
            last = FATE
            continue
        action = bots[seat].choose(match.perspective(seat), lots[seat])
        if seat != last:
            run += 1
            last = seat
        if not state.is_forced(seat):
            scopes = VIKINGS.scopes(state, seat)
            offered = list(state.options_for(seat))
            choice = Choice(len(match.log), seat, state.rule_for(seat), action, offered, run, scopes)
            times = getattr(VIKINGS, "times", None)
            choice.times = times(state, seat) if times else 1
            choice.event = choice.verb == "play" and choice.rule != "V-5.8"
            choices.append(choice)
        match.apply(action, seat)
        if match.state.sealed == match.state.moves:
            last = FATE
    return choices, match


def lines(choices: list[Choice]) -> list[list[Choice]]:
    """One seat's choices as it says them: each list is one line."""
    said: list[list[Choice]] = []
    left = 0  # of a series
    before: Choice | None = None
    for choice in choices:
        goes_on = before is not None and choice.run == before.run and (left > 0 or belongs(before, choice))
        if goes_on:
            said[-1].append(choice)
            left -= 1 if left else 0
        else:
            said.append([choice])
            left = choice.times - 1
        if before is not None and choice.rule != before.rule:
            left = max(0, choice.times - 1)
        before = choice
    return said


def belongs(before: Choice, choice: Choice) -> bool:
    """Is it said in one breath with what was said just before?"""
    if before.verb in (*SETTING_OUT, *WAY) and before.verb != "halt" and choice.verb in WAY:
        return True
    if choice.rule == before.rule and before.verb in SHARED and choice.verb in SHARED:
        return True
    if before.verb == "done" and before.rule == "V-7.2" and choice.verb in SETTING_OUT:
        return True  # `done york leeds`: no further Leader, and an army
    if choice.rule == before.rule and choice.rule in TOGETHER:
        return True
    return choice.verb in POINTED and (before.event or (before.verb in POINTED and choice.rule == before.rule))


def stands(begun: list[Choice], choices: list[Choice]) -> list[Choice]:
    """Of the choices that begin a line, the ones that no standing answer gives."""
    kept: dict[str, list[tuple[str, str, frozenset[int]]]] = {}
    found: list[Choice] = []
    ordered: dict[str, list[int]] = {}  # by battle: who is lost first, as a standing answer says it
    for choice in begun:
        battle = choice.tokens.get("battle")
        if choice.rule == "V-9.7" and battle is not None:
            losses = [one for one in choices if one.rule == "V-9.7" and one.tokens.get("battle") == battle]
            if battle not in ordered:
                order = loss_order(losses[losses.index(choice) :])
                ordered[battle] = order
                found.append(choice)
            elif not ordered[battle] or not set(choice.options) <= set(ordered[battle]):
                found.append(choice)
            continue
        if choice.verb in PLAIN:
            known = kept.get(choice.rule, [])
            if any(
                choice.tokens.get(span) == token and set(choice.options) <= offered for span, token, offered in known
            ):
                continue
            later = choices[choices.index(choice) :]
            for span in SPANS:
                token = choice.tokens.get(span)
                if token is not None and all(
                    one.action == choice.action
                    for one in later
                    if one.rule == choice.rule and one.tokens.get(span) == token
                ):
                    kept.setdefault(choice.rule, []).append((span, token, frozenset(choice.options)))
        found.append(choice)
    return found


def loss_order(losses: list[Choice]) -> list[int]:
    """Kinds, the dearest last, if one order explains who was lost each time; else none."""
    order: list[int] = []
    offered = {option for one in losses for option in one.options}
    left = list(losses)
    while left:
        first = left[0].action
        if any(first in one.options and one.action != first for one in left):
            return []
        order.append(first)
        left = [one for one in left if one.action != first]
    return [*order, *sorted(offered - set(order))]


def main() -> None:
    """Print, by seat, the median of what a person has to send."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--single", action="store_true")
    parser.add_argument("--standing", action="store_true")
    parser.add_argument("--tally", action="store_true", help="what is sent, by rule and verb, a game")
    asked = parser.parse_args()
    options: dict[str, object] = dict.fromkeys(VIKINGS.modules(), True) if asked.modules == "all" else {}
    counts: list[list[int]] = [[] for _ in range(asked.players)]
    tally: Counter[tuple[int, str, str]] = Counter()
    for number in range(asked.games):
        choices, _ = play(number, asked.players, options)
        for seat in range(asked.players):
            mine = [choice for choice in choices if choice.seat == seat]
            begun = mine if asked.single else [line[0] for line in lines(mine)]
            if asked.standing:
                begun = stands(begun, mine)
            counts[seat].append(len(begun))
            tally.update((seat, choice.rule, choice.verb) for choice in begun)
    for seat, name in enumerate(VIKINGS.seat_names(VIKINGS.settle({"players": asked.players, **options}))):
        print(f"{name}: {statistics.median(counts[seat]):g} ({min(counts[seat])} to {max(counts[seat])})")
        if asked.tally:
            for (_, rule, verb), n in sorted(tally.items(), key=lambda item: -item[1]):
                if _ == seat and n >= asked.games / 2:
                    print(f"    {rule} {verb}: {n / asked.games:.1f}")


if __name__ == "__main__":
    main()
