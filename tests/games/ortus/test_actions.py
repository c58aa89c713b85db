"""OR-6: the Actions of a turn."""

from __future__ import annotations

import pytest

from heptarchy.games.ortus.campaign import inner
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.refusals import ACTIONS, refuse_in_turn
from heptarchy.games.ortus.table.actions import (
    BEQUEATH,
    BUILD,
    CONCEDE,
    EMISSARY,
    END,
    GARRISON,
    INTO,
    LOOK,
    PLACE,
    PLAY,
    RAID,
    SIEGE,
    STORM,
)
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel import rulebook
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.options import Value
from tests.games.ortus.table import (
    BLUE,
    RED,
    a_state,
    cards,
    discard,
    fief,
    hand,
    invariants,
    listening,
    offered,
    options,
    places,
    play,
    properties,
    refused,
    run,
)

TURN_VERBS = (*ACTIONS, BUILD, GARRISON, CONCEDE, END)


def a_turn(*earldoms: dict[str, object], **laid: object) -> Ortus:
    """Blue's turn has begun."""
    return run(a_state(*earldoms, **laid), ask_turn, BLUE)  # type: ignore[arg-type]  # what the builder takes


def test_or_6_1_a_castle_is_placed_as_a_new_fief() -> None:
    s = a_turn({"hand": "castle castle", "fiefs": ["palace", "castle"]})
    ears = listening(s)
    play(s, "place castle")
    assert places(s, BLUE) == ["winchester", "bradford", "avebury"]
    assert (s.lord[fief("avebury")], s.props[fief("avebury")]) == (t.NO_LORD, [])
    assert hand(s, BLUE) == ["castle"]
    assert [str(event) for event in ears] == ["Blue places a Castle at Avebury"]
    invariants(s)


def test_or_6_1_a_castle_takes_the_place_of_one_that_fell() -> None:
    # Given that Bradford has fallen and Avebury stands
    s = a_state({"hand": "castle", "fiefs": ["palace", "castle", "castle"]})
    s.fiefs[BLUE] = [fief("winchester"), fief("avebury")]
    s.holder[fief("bradford")] = t.NOBODY
    s.pile[t.CASTLE] += 1
    run(s, ask_turn, BLUE)
    play(s, "place castle")

    # Then the new Castle is the youngest Fief, and lies where there is room
    assert places(s, BLUE) == ["winchester", "avebury", "bradford"]
    invariants(s)


def test_or_6_1_a_palace_that_came_back_into_the_hand_is_placed_the_same_way() -> None:
    s = a_state({"fiefs": ["castle"]})
    s.pile[t.PALACE] -= 1
    s.hand[t.PALACE] += 1
    run(s, ask_turn, BLUE)
    play(s, "place palace")
    assert places(s, BLUE) == ["bradford", "winchester"]
    assert t.seat_type(fief("winchester")) == t.PALACE
    invariants(s)


@pytest.mark.parametrize("kind", ["land", "market_town", "church", "cathedral"])
def test_or_6_2_a_property_is_placed_in_a_fief_of_ones_own(kind: str) -> None:
    s = a_turn({"hand": kind, "fiefs": ["palace", "castle land"]})
    play(s, f"place {kind}")
    assert (s.seat, s.rule, offered(s, INTO)) == (BLUE, "OR-6.2", {"winchester", "bradford"})
    assert refused(s, "into tamworth") == "Tamworth is not yours (OR-6.2)"
    assert refused(s, "into repton") == "there is no Fief at Repton (OR-8.1)"
    invariants(s)
    play(s, "into bradford")
    assert properties(s, "bradford") == ["land", kind]
    assert properties(s, "winchester") == []
    assert hand(s, BLUE) == []


def test_or_6_2_with_one_fief_nobody_is_asked_where() -> None:
    s = a_turn({"hand": "church"})
    ears = listening(s)
    play(s, "place church")
    assert s.rule == "OR-5.1"
    assert properties(s, "winchester") == ["church"]
    assert [str(event) for event in ears] == ["Blue places a Church at Winchester"]


@pytest.mark.parametrize("kind", ["prince", "vassal", "champion", "monk"])
def test_or_6_3_a_lord_is_placed_in_a_seat_that_has_none(kind: str) -> None:
    s = a_turn({"hand": kind, "fiefs": ["palace lord=monk", "castle", "castle"]})
    play(s, f"place {kind}")
    assert (s.rule, offered(s, INTO)) == ("OR-6.3", {"bradford", "avebury"})
    assert refused(s, "into winchester") == "Winchester has a Lord already (OR-9.1)"
    assert refused(s, "into tamworth") == "Tamworth is not yours (OR-6.2)"
    play(s, "into avebury")
    assert t.TYPES[s.lord[fief("avebury")]] == kind
    assert hand(s, BLUE) == []
    invariants(s)


def test_or_6_3_the_new_lord_is_told() -> None:
    s = a_turn({"hand": "vassal"})
    ears = listening(s)
    play(s, "place vassal")
    assert [str(event) for event in ears] == ["Blue makes a Vassal Lord of Winchester"]


def test_or_6_4_a_mercenary_is_placed_on_the_table() -> None:
    s = a_turn({"hand": "mercenary", "mercs": ["knight"]})
    ears = listening(s)
    play(s, "place mercenary")
    assert s.view(None)["earls"][BLUE]["mercenaries"] == [
        {"colour": "blue", "infantry": 0, "knight": 1},
        {"colour": "blue", "infantry": 0, "knight": 0},
    ]
    assert [str(event) for event in ears] == ["Blue hires a Mercenary"]
    invariants(s)


def test_or_6_5_political_cards_are_played() -> None:
    s = a_turn(
        {"hand": "treachery intrigue banquet banner allies", "fiefs": ["palace lord=prince"]},
        {"hand": "land", "pool": (1, 0)},
    )
    assert offered(s, PLAY) == {"treachery", "intrigue", "banquet", "banner"}
    assert offered(s, BEQUEATH) == {"winchester"}


def test_or_6_6_an_earl_attacks_by_raid_by_siege_or_on_towers() -> None:
    s = a_turn(
        {"hand": "champion", "fiefs": ["palace land"], "towers": "land"},
        {"towers": "land", "fiefs": ["palace", "castle church"]},
        {},
    )
    assert offered(s, STORM) == {"red"}
    assert offered(s, RAID) == {"repton"}
    assert offered(s, SIEGE) == {"tamworth", "repton", "bamburgh"}


def test_or_6_7_recruiting_needs_a_land() -> None:
    assert "recruit" in options(a_turn({"fiefs": ["palace", "castle land"]}))
    assert "recruit" not in options(a_turn({"fiefs": ["palace church market cathedral"], "hand": "land"}))


@pytest.mark.parametrize(("kind", "cubes"), [("vassal", 1), ("monk", 2)])
def test_or_6_8_a_vassal_or_monk_goes_to_the_vikings(kind: str, cubes: int) -> None:
    s = a_turn({"hand": f"{kind} prince champion mercenary"})
    assert offered(s, EMISSARY) == {kind}
    play(s, f"emissary {kind}")
    assert s.bag == [1 + cubes, 1]
    assert kind not in hand(s, BLUE)
    assert discard(s, BLUE) == []
    invariants(s)


def test_or_6_9_a_monastery_makes_one_other_earl_reveal_his_hand() -> None:
    # Given an Abbot, and two others of whom one has an empty Hand
    s = a_turn({"fiefs": ["palace", "castle lord=monk"]}, {"hand": "land land monk"}, {})
    assert offered(s, LOOK) == {"red"}

    # When he looks
    ears = listening(s)
    play(s, "look red")

    # Then he is told what is there, which takes the Action and no card
    assert [str(event) for event in ears if event.audience == -1] == ["Blue looks at the Hand of Red"]
    assert {str(event) for event in ears if event.audience != -1} == {
        "Blue sees 2 Lands in the Hand of Red",
        "Blue sees 1 Monk in the Hand of Red",
    }
    assert s.acted
    assert hand(s, RED) == ["land", "land", "monk"]
    assert s.sealed == s.moves


def test_or_6_10_a_champion_of_the_hand_calls_a_joust() -> None:
    s = a_turn({"hand": "champion", "fiefs": ["palace land"]}, {"fiefs": ["palace church"]})
    assert "champion" in offered(s, PLAY)
    play(s, "play champion")
    assert s.joust is not None
    assert discard(s, BLUE) == ["champion"]


def test_or_6_10_a_champion_who_is_lord_calls_none() -> None:
    s = a_turn({"fiefs": ["palace land lord=champion"]}, {"fiefs": ["palace church"]})
    assert offered(s, PLAY) == set()


def test_or_6_11_allies_are_never_an_action() -> None:
    s = a_turn({"hand": "allies"}, {"hand": "land", "fiefs": ["palace land"]})
    assert options(s) == ["build", "end"]


def test_or_6_12_an_action_that_is_countered_is_spent() -> None:
    # Given a Treachery that Red stops with Allies
    s = a_turn({"hand": "treachery castle"}, {"hand": "allies land"})
    play(s, "play treachery", "aim_hand red", "ally", "yield")
    assert (s.seat, s.rule) == (BLUE, "OR-5.1")
    assert options(s) == ["build", "end"]


def test_or_6_12_an_attack_that_does_nothing_is_spent() -> None:
    s = a_turn({"hand": "vassal castle"}, {"towers": "land land"})
    play(s, "siege tamworth", "field vassal", "done")
    assert options(s) == ["build", "end"]


def test_or_6_12_recruiting_when_no_army_card_is_left_is_spent() -> None:
    s = a_state({"fiefs": ["palace land"]}, {"pool": (18, 6)})
    run(s, ask_turn, BLUE)
    play(s, "recruit")
    assert s.acted
    assert s.pool[:2] == [0, 0]


def test_or_6_13_an_action_without_a_legal_choice_is_not_offered() -> None:
    # Given cards that have no target anywhere
    s = a_turn({"hand": "treachery intrigue cathedral prince", "fiefs": ["palace lord=monk cathedral"]}, {})
    assert offered(s, PLAY) == set()
    assert offered(s, PLACE) == set()
    assert offered(s, LOOK) == set()


def test_or_6_13_to_end_the_turn_is_always_legal() -> None:
    for hand_cards in ("", "land", "allies allies"):
        for acted in (False, True):
            s = a_state({"hand": hand_cards})
            s.acted = acted
            run(s, ask_turn, BLUE)
            assert options(s)[-1] == "end"


# What is offered and what is refused


RULES = {rule.id for rule in rulebook.parse(ORTUS.rules_text(), "rules.en.md").rules}


def check_menu(s: Ortus, house: int) -> set[str]:
    """Each action of the turn's verbs is offered, or refused by a rule that exists."""
    menu = set(s.options)
    named = set()
    for verb in TURN_VERBS:
        for action in range(verb.base, verb.base + len(verb.domain.keys)):
            reason = refuse_in_turn(s, house, action)
            if action in menu:
                assert reason is None, f"{s.space.say(action)} is offered, and refused: {reason}"
            else:
                assert reason is not None, f"{s.space.say(action)} is not offered, and nothing says why"
                named.add(reason.rule)
    assert named <= RULES
    return named


@pytest.mark.parametrize(
    "given",
    [
        {"players": 2},
        {"players": 4, "concede": True},
        {"players": 6},
        {"players": 3, "variant": "heathen"},
        {"players": 2, "variant": "wessex"},
        {"players": 2, "variant": "rebellion", "mode": "semi"},
        {"players": 3, "tournament": True, "captains": True, "resourceful": True, "neighbors": True},
        {"players": 4, "tetrarchy": True},
        {"players": 4, "tetrarchy": True, "tetrarchy_politics": "both", "villages": True},
    ],
    ids=lambda given: "-".join(str(value) for value in given.values()),
)
def test_or_6_13_whatever_is_not_offered_is_refused_by_a_rule_and_nothing_else_is(given: dict[str, Value]) -> None:
    named: set[str] = set()
    for seed in range(4):
        rng = Rng(f"menu {given} {seed}")
        s = ORTUS.new(**given)
        while not s.over:
            table = inner(s)
            if table.asked_by() is ask_turn and rng.below(3) == 0:
                named |= check_menu(table, table.seat)
            seat = rng.choice(s.seats)
            chosen = rng.pick(s.weights) if seat == FATE else rng.choice(s.options_for(seat))
            s.apply(s.options[-1] if CONCEDE.holds(chosen) else chosen, seat)
    assert {"OR-5.1", "OR-5.7", "OR-6.2", "OR-6.5", "OR-8.1", "OR-16.1", "WX-13"} <= named


def test_or_6_13_a_refused_action_changes_nothing() -> None:
    s = a_turn({"hand": "land"})
    before = s.checksum()
    assert refused(s, "place castle")
    assert s.checksum() == before
    assert cards(s.hand, BLUE) == ["land"]
