"""Counts what a person has to send in a game of 878: Vikings, the greedy bot answering in his place.

    python tools/count_answers.py --players 2 --games 40 --modules all --browser
    python tools/count_answers.py --standing        # lines, and what the bot goes on to repeat
    python tools/count_answers.py --single          # each answer for itself: also on older code, by PYTHONPATH

One thing sent is one line in the terminal, or one request of a client, that holds several answers: the way of an army
or a Leader with who comes along; all Hits or Commands of a roll; units that are shared out; a card with what it points
at. None of them goes on where fate, another seat or something revealed comes between. With `--standing` a plain yes or
no that the bot repeats to the end of a battle, turn or round is one too, given as a standing answer, and so is an order
in which units are lost in a battle. What has one option is answered by itself, and is no answer of a person's.

With `--browser` it is what a person sends who plays in the browser: a way as the board offers it (`game.ways`), all
Hits of a roll, units that are shared out, Forts with what is given up for them, a card with what it points at, each
one; and buttons that answer for a while, as `games/vikings/table/lasting.py` lists for clients. Those are pressed by
habit, without knowing what the bot would say later, and really given from then on: the bot is not asked, and the game
goes on by them. `--strength` plays such persons against bots that are asked everything, and says who wins how often.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Collection

from heptarchy.cli.several import Kept
from heptarchy.games.vikings.game import VIKINGS
from heptarchy.games.vikings.table.lasting import WHILE, fought_out, from_hand
from heptarchy.games.vikings.table.state import Vikings
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

SURE = 0.85  # the chance to win a battle from which a person fights it out
# Which of these buttons a person presses as a habit: by rule and verb, for how long
HABITS = {
    ("V-9.1", "fight"): "turn",
    ("V-9.2", "pass"): "round",
    ("V-9.7", "lose"): "game",
    ("V-9.12", "stay"): "battle",
    ("V-10.6", "pass"): "turn",
    ("VX-1.4", "avenge"): "game",
    ("VX-1.4", "pass"): "turn",
    ("VX-1.6", "done"): "round",
    ("VX-1.9", "done"): "game",
    ("VX-2.2", "halt"): "turn",
    ("VX-4.2", "cast"): "game",
    ("VX-4.2", "pass"): "battle",
    ("VX-5.3", "pass"): "round",
    ("VX-6.12", "pass"): "round",
    ("VX-6.13", "pass"): "round",
}
STEPS = ("land", "march", "sail")
SIDES = ("viking", "english")


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
        self.ways: list[list[int]] = []  # answers that lead on from here, as the board offers them
        self.span = ""  # a button that answers so for a while was pressed


def play(
    number: int, players: int, options: dict[str, object], persons: Collection[int] = ()
) -> tuple[list[Choice], Match]:
    """The choices of all seats in one game of greedy bots, and the game; persons press buttons by habit."""
    match = Match(VIKINGS, {"players": players, **options})
    kept = Kept()
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
        if seat != last:
            run += 1
            last = seat
        given = kept.answer(match, seat) if seat in persons and not state.is_forced(seat) else None
        action = bots[seat].choose(match.perspective(seat), lots[seat]) if given is None else given
        if not state.is_forced(seat) and given is None:
            scopes = VIKINGS.scopes(state, seat)
            offered = list(state.options_for(seat))
            choice = Choice(len(match.log), seat, state.rule_for(seat), action, offered, run, scopes)
            times = getattr(VIKINGS, "times", None)
            choice.times = times(state, seat) if times else 1
            choice.event = choice.verb == "play" and choice.rule != "V-5.8"
            if seat in persons:
                choice.ways = [way.actions for way in VIKINGS.ways(state, seat)]
                press(kept, match, choice)
            choices.append(choice)
        match.apply(action, seat)
        if match.state.sealed == match.state.moves:
            last = FATE
    return choices, match


# In the browser


def press(kept: Kept, match: Match, choice: Choice) -> None:
    """Press the button that goes on answering so, where the browser has one and the person makes a habit of it."""
    if is_sure(match, choice):
        choice.span = "fight"
        kept.fight(match, choice.seat, fought_out(choice.rule))
        return
    span = HABITS.get((choice.rule, choice.verb), "")
    if span not in choice.tokens:
        return
    offered = WHILE[choice.rule]
    assert span in offered["spans"], f"the browser has no such button: {choice.rule} for the {span}"
    assert choice.verb in offered["verbs"], f"the browser has no such button: {choice.rule} {choice.verb}"
    choice.span = span
    wanted = [choice.action]
    if "order" in offered:
        wanted += [action for action in fought_out(choice.rule)[choice.rule] if action != choice.action]
    if offered.get("whatever"):
        kept.answers[choice.seat, choice.rule] = (wanted, span, choice.tokens[span])
    elif offered.get("hand"):
        assert isinstance(match.state, Vikings)
        held = [action for action in from_hand(match.state, choice.seat) if action not in wanted]
        kept.answers[choice.seat, choice.rule] = ([*wanted, *held], span, choice.tokens[span])
    else:
        kept.keep(match, choice.seat, wanted, span)


def is_sure(match: Match, choice: Choice) -> bool:
    """Does a person fight this battle out: one that is as good as won, when nothing else comes to mind just now?"""
    if "battle" not in choice.tokens or choice.action not in fought_out(choice.rule).get(choice.rule, []):
        return False
    odds = VIKINGS.forecast(match.state, choice.seat)["battle"]
    return odds is not None and odds["win"][SIDES[side_of(match, choice.seat)]] >= SURE


def side_of(match: Match, seat: int) -> int:
    """Vikings 0, English 1."""
    return VIKINGS.sides(match.record.options)[seat]


def sends(choices: list[Choice], match: Match) -> list[list[Choice]]:
    """One person's choices as the browser sends them: each list is one click, drag or button."""
    found: list[list[Choice]] = []
    until = 0  # what was sent last holds up to here
    for choice in choices:
        if choice.at < until:
            found[-1].append(choice)
            continue
        found.append([choice])
        until = choice.at + reach(choice, match)
    return found


def reach(choice: Choice, match: Match) -> int:
    """How many answers of the log go with this one."""
    said = VIKINGS.space.say
    log: list[str] = []
    for entry in match.log[choice.at : choice.at + 40]:
        if entry.seat != choice.seat:
            break
        log.append(said(entry.action))
    lone = [len(way) for way in choice.ways if choice.verb == "bring" and log[: len(way)] == [said(one) for one in way]]
    if lone:
        return lone[0]  # Lagertha with half
    ways = [] if choice.rule in ("V-5.4", "V-5.7") else choice.ways
    best = max([followed([said(action) for action in way], log) for way in ways], default=0)
    if best:
        return best
    if choice.rule == "V-9.12":
        return choice.times if log[: choice.times] == [log[0]] * choice.times else 1  # all to one place, or one by one
    if choice.rule in ("V-9.7", "V-3.5", "V-5.5", "V-15.33"):
        same = {said(option).split()[0] for option in choice.options}
        n = 1
        while n < min(choice.times, len(log)) and log[n].split()[0] in same:
            n += 1
        return n
    if choice.rule in ("V-5.4", "V-5.7") and choice.verb in SHARED:
        return max(1, shared_out(choice, log))
    if choice.rule in ("VX-1.6", "VX-1.9") and choice.verb in ("build", "settle"):
        n = 1
        while n < len(log) and log[n].split()[0] in ("build", "settle", "give"):
            n += 1
        return n + 1 if log[n : n + 1] == ["done"] else n  # shires are named, then no more
    if log[:2] == ["done", "done"] and choice.rule == "V-7.2":
        return 2  # `Nobody marches`
    return 1


def shared_out(choice: Choice, log: list[str]) -> int:
    """How many answers share out all units of a faction that come: places with numbers, sent with the last."""
    numbers = [VIKINGS.space.say(way[-1]) for way in choice.ways]
    left = int(numbers[0].split()[1]) if numbers and numbers[0].startswith("take ") else 1
    n = 0
    while left > 0 and n < len(log) and log[n].split()[0] in ("place", "board"):
        n += 1
        if left > 1 and n < len(log) and log[n].startswith("take "):
            left -= int(log[n].split()[1])
            n += 1
        else:
            left -= 1
    return n


def followed(way: list[str], log: list[str]) -> int:
    """So many answers of the log go this way to its end or, as long as no halt is said, on from there; else none."""
    if way[-1] == "halt" and len(way) > 1:
        n = followed(way[:-1], log)
        return n + 1 if n and log[n : n + 1] == ["halt"] else n
    at = 0
    stepped = False
    for action in way:
        if action.startswith("load "):
            continue
        while not stepped and at < len(log) and log[at].startswith("load "):
            at += 1  # who comes along is set before the way is drawn
        if at < len(log) and action.startswith("take ") and log[at].startswith("take "):
            at += 1  # how many is set beside the map
            continue
        if at == len(log) or log[at] != action:
            return 0
        stepped = stepped or action.split()[0] in STEPS
        at += 1
    return at


# In lines


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


def tell_strength(players: int, games: int, options: dict[str, object]) -> None:
    """How often the Vikings win where nobody, the Vikings or the English are persons with habits."""
    sides = VIKINGS.sides(VIKINGS.settle({"players": players, **options}))
    for name, side in (("bots alone", -1), ("Vikings with habits", 0), ("English with habits", 1)):
        won = 0
        rounds: list[int] = []
        for number in range(games):
            _, match = play(number, players, options, [seat for seat in range(players) if sides[seat] == side])
            assert isinstance(match.state, Vikings)
            won += match.state.scores[sides.index(0)] > 0
            rounds.append(match.state.round)
        print(f"{name}: the Vikings win {won} of {games}, in round {statistics.mean(rounds):.2f} on the average")


def main() -> None:
    """Print, by seat, the median of what a person has to send."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--modules", choices=("none", "all"), default="none")
    parser.add_argument("--single", action="store_true")
    parser.add_argument("--standing", action="store_true")
    parser.add_argument("--browser", action="store_true")
    parser.add_argument("--strength", action="store_true", help="how often each side wins, with and without habits")
    parser.add_argument("--tally", action="store_true", help="what is sent, by rule and verb, a game")
    asked = parser.parse_args()
    options: dict[str, object] = dict.fromkeys(VIKINGS.modules(), True) if asked.modules == "all" else {}
    counts: list[list[int]] = [[] for _ in range(asked.players)]
    tally: Counter[tuple[int, str, str]] = Counter()
    if asked.strength:
        tell_strength(asked.players, asked.games, options)
        return
    for number in range(asked.games):
        for seat in range(asked.players):
            if asked.browser or seat == 0:
                choices, match = play(number, asked.players, options, [seat] if asked.browser else [])
            mine = [choice for choice in choices if choice.seat == seat]
            begun = mine if asked.single else [line[0] for line in lines(mine)]
            if asked.browser:
                begun = [sent[0] for sent in sends(mine, match)]
            elif asked.standing:
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
