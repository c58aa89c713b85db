"""Who moves the troops: players, bots, each as he says, or one roll (AA-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Rng
from heptarchy.games.arthur.field import settle_battle
from heptarchy.games.arthur.table.actions import BATTLE
from heptarchy.games.arthur.table.state import Campaign, changed
from heptarchy.games.dba.data import tables as dba
from heptarchy.games.dba.table.quick import WHOLE
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel.events import EVERYBODY
from heptarchy.kernel.modes import NESTED
from tests.games.arthur.at_war import at_field, besieged, hold_out
from tests.games.arthur.table import a_campaign, claim, hold, lay, options, province, say
from tests.games.dba.advance import choose
from tests.views import look

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event
    from heptarchy.kernel.options import Value

SIDES = ("join p1", "join p2")  # seats 0 and 2 against 1 and 3


def before_battle(battles: str, players: int = 2, **given: Value) -> Campaign:
    """Battle or siege is asked; a Warlord stands with seat 1, a Warrior Prince with seat 0."""
    s = a_campaign(players, battles=battles, **given)
    lay(s, 0, "warrior_prince")
    s.warlords = changed(s.warlords, province("rhegin"), 1)
    return at_field(s, *SIDES[: players - 2])


def fight_on(s: Campaign, seed: int = 22) -> Battle:
    """The battle is fought to its end."""
    rng = Rng(seed)
    battle = s.child
    assert isinstance(battle, Battle)
    while not battle.over:
        if s.seat == FATE:
            s.apply(rng.pick(s.weights), FATE)
        elif s.mode != NESTED:  # AA-25.2
            s.apply(s.options[0])
        else:
            chair = rng.choice(battle.seats)
            s.apply(BATTLE + choose(battle, chair, rng), s.chairs[chair])
    return battle


def listened(s: Campaign, *names: str) -> list[Event]:
    """What is told while this is said."""
    events: list[Event] = []
    s.ears = events
    say(s, *names)
    s.ears = None
    return events


# By whom it is asked


def test_aa_21_2_at_a_table_nobody_is_delegated() -> None:
    s = before_battle("table")
    say(s, "fight")
    assert s.child is not None
    assert not any(s.delegates(seat) for seat in range(2))
    assert look(s, 0)["battle"]["delegated"] == []


def test_aa_21_3_bots_answer_all_that_a_battle_asks() -> None:
    # Given bots command all sides, then generals and bands were still named by the players
    s = before_battle("bots")
    assert s.view(0)["leads"] == ["Cv", "Cv"]
    assert [len(row) for row in look(s, 0)["bands"]] == [1, 1]
    assert not any(s.delegates(seat) for seat in range(2))  # battle or siege is no bot's business
    say(s, "fight")

    # Then every question of the battle is a bot's
    assert look(s, None)["battle"]["delegated"] == [0, 1]
    by_bots = 0
    rng = Rng(3)
    for _ in range(60):
        if s.seat == FATE:
            s.apply(rng.pick(s.weights), FATE)
            continue
        for seat in s.seats:
            assert s.delegates(seat)
            by_bots += 1
        s.apply(s.options[0])
    assert by_bots > 20


def test_aa_21_3_when_the_battle_is_over_nothing_is_delegated() -> None:
    s = before_battle("bots")
    say(s, "fight")
    fight_on(s)
    assert s.child is None
    assert s.delegated == []
    assert not any(s.delegates(seat) for seat in range(2))


# Each as he says


def test_aa_21_4_all_who_fight_say_at_once_who_commands() -> None:
    s = before_battle("each", 4)
    say(s, "fight")
    assert (s.rule, s.seats) == ("AA-21.4", [0, 1, 2, 3])
    for seat in range(4):
        assert options(s, seat) == ["command", "delegate"]


def test_aa_21_4_nobody_sees_what_another_says_until_all_have_said_it() -> None:
    words = [[("command", 0), ("delegate", 2)], [("delegate", 0), ("command", 2)]]
    seen = []
    for answers in words:
        s = before_battle("each", 4)
        say(s, "fight")
        for word, seat in answers:
            say(s, word, by=seat)
        assert s.child is None
        seen.append([s.view(seat) for seat in (1, 3, None)])
    assert seen[0] == seen[1]


def test_aa_21_4_what_was_said_stands_for_this_battle_and_all_are_told() -> None:
    s = before_battle("each", 4)
    say(s, "fight")
    for seat in (3, 0, 2):
        say(s, "delegate" if seat != 2 else "command", by=seat)
    events = listened(s, "command")  # seat 1, the last
    told = [(event.kind.name, event.args[0], event.audience) for event in events if event.kind.name != "battle_begins"]
    assert told[:4] == [
        ("delegated", 0, EVERYBODY),
        ("commanded", 2, EVERYBODY),
        ("commanded", 1, EVERYBODY),
        ("delegated", 3, EVERYBODY),
    ]
    assert look(s, None)["battle"]["delegated"] == [0, 3]
    while s.seat == FATE:
        s.apply(s.options[0])
    assert [s.delegates(seat) for seat in range(4)] == [True, False, False, True]


def test_aa_25_2_the_heir_is_asked_himself_where_a_bot_commands() -> None:
    s = a_campaign(2, battles="bots")
    claim(s, 0, "caer_wenta")
    at_field(s)
    say(s, "fight")
    battle = s.child
    assert isinstance(battle, Battle)
    assert s.delegates(1)
    battle.toll = [battle.members[1][0], dba.GENERAL]
    s.apply(s.options[0])
    assert (s.seats, s.rule) == ([1], "AA-25.2")
    assert not s.delegates(1)


def test_aa_21_4_they_say_so_before_every_battle() -> None:
    s = before_battle("each")
    say(s, "fight", "delegate", "command")
    fight_on(s)
    again = besieged(a_campaign(2, battles="each"))
    say(again, "sally")
    assert (again.rule, again.seats) == ("AA-21.4", [0, 1])


def test_aa_21_4_who_has_gone_home_is_not_asked() -> None:
    s = besieged(a_campaign(battles="each"), *SIDES)
    say(s, "leave", "stay", "sally")
    assert (s.rule, s.seats) == ("AA-21.4", [0, 1, 3])


# Quick results are marked


@pytest.mark.parametrize(("outcome", "kind"), [("won", "quick_won"), ("lost", "quick_won"), ("drawn", "quick_drawn")])
def test_aa_21_7_a_quick_result_is_told_as_such_and_marked(outcome: str, kind: str) -> None:
    s = before_battle("quick")
    assert s.view(None)["wars"][0]["fought"] is None
    before = listened(s, "fight")
    assert [event.kind.name for event in before] == ["gives_battle", "battle_begins", "quick_chances"]
    assert s.view(None)["wars"][0]["fought"] == "quick"
    after = listened(s, f"outcome {outcome}")
    assert after[0].kind.name == kind
    assert all(event.audience == EVERYBODY for event in (*before, *after))


def test_aa_21_5_the_chances_are_shown_before_the_roll() -> None:
    s = before_battle("quick")
    shown = next(event for event in listened(s, "fight") if event.kind.name == "quick_chances")
    share = dict(zip(options(s), s.weights.weights, strict=True))
    assert sum(share.values()) == WHOLE
    assert shown.args[:4] == [0, round(share["outcome won"] / 10), 1, round(share["outcome lost"] / 10)]


def test_aa_21_7_quick_battles_are_never_counted_among_those_that_were_fought() -> None:
    # A quick battle, a siege, a battle, and a sally by one roll
    quick = before_battle("quick")
    say(quick, "fight", "outcome drawn")
    assert quick.view(0)["tally"] == {"fought": 0, "quick": 1, "sieges": 0}

    siege = besieged(a_campaign(2))
    hold_out(siege, 6, 1)
    assert siege.view(0)["tally"] == {"fought": 0, "quick": 0, "sieges": 1}

    fought = before_battle("table")
    say(fought, "fight")
    fight_on(fought)
    assert fought.view(0)["tally"] == {"fought": 1, "quick": 0, "sieges": 0}

    sally = besieged(a_campaign(2))
    say(sally, "sally", "outcome drawn")
    assert sally.view(0)["tally"] == {"fought": 0, "quick": 1, "sieges": 0}


def test_aa_21_1_battle_cards_go_along_and_come_back_unused() -> None:
    s = a_campaign(2, battles="table")
    hold(s, 0, "sorcery")
    at_field(s)
    say(s, "fight")
    battle = s.child
    assert isinstance(battle, Battle)
    assert battle.hands == [1 << dba.CARD_KEYS.index("sorcery"), 0]
    settle_battle(s, 0, 0)
    assert len(s.hands[0]) == 1
