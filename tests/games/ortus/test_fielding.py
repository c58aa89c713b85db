"""What each side brings to a battle (OR-12.2, OR-12.5 to OR-12.8)."""

from __future__ import annotations

from heptarchy.games.ortus.book import told
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.table.actions import FIELD, FIELD_LORD
from heptarchy.games.ortus.table.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import (
    BLUE,
    GREEN,
    RED,
    a_state,
    asks_fate,
    discard,
    fief,
    hand,
    invariants,
    listening,
    offered,
    options,
    play,
    refused,
    run,
)
from tests.views import look


def attacked(s: Ortus, *answers: str) -> Ortus:
    """Blue besieges Red's Palace."""
    return play(run(s, ask_turn, BLUE), "siege tamworth", *answers)


# Who fields, and when


def test_or_12_2_the_attacker_must_field_strength() -> None:
    s = attacked(a_state({"hand": "vassal land", "mercs": [""]}))
    assert options(s) == ["field vassal", "field_mercenary 1"]
    assert refused(s, "done") == "the attacker must field a card of Strength 1 or more (OR-12.2)"
    play(s, "field vassal")
    assert options(s) == ["field_mercenary 1", "done"]


def test_or_12_2_a_card_without_strength_does_not_do() -> None:
    s = attacked(a_state({"hand": "vassal champion"}, str_vassal=0), "field vassal")
    assert options(s) == ["field champion"]


def test_or_12_2_whoever_imagines_the_attacker_gives_him_a_card_to_field() -> None:
    # Given Blue, who attacks with nothing on the table and a Hand of which one card fights
    s = attacked(a_state({"hand": "champion land", "deck": "banner " * 6 + "allies " * 6}))

    # Then Red and Green imagine Hands of two cards with which he can go on
    for key in range(100):
        imagined = s.redeal(RED, Rng(key))
        assert imagined.options, key
        assert len(hand(imagined, BLUE)) == 2
        invariants(imagined)


def test_or_12_2_a_hand_that_was_seen_is_imagined_as_it_was_seen() -> None:
    # Given Red, who has seen Blue's Vassal and Land through his Monastery, before one of them became a Tower
    s = a_state({"hand": "vassal land"}, {"fiefs": ["palace lord=monk"]}, {}, active=RED)
    play(run(s, ask_turn, RED), "look blue", "end")
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "build", "tower land", "siege tamworth")

    # Then he knows which card it is that Blue can field
    for key in range(50):
        imagined = s.redeal(RED, Rng(key))
        assert hand(imagined, BLUE) == ["vassal"]
        assert imagined.options == s.options


def test_or_12_2_a_card_drawn_since_may_be_the_one_that_fights() -> None:
    # Given Red, who has seen Blue's Castle and Treachery; since then Blue has drawn a Prince and built a Tower
    s = a_state(
        {"hand": "castle treachery", "deck": "land banner allies"}, {"fiefs": ["palace lord=monk"]}, {}, active=RED
    )
    play(run(s, ask_turn, RED), "look blue", "end")
    s.tray[BLUE * t.KINDS + t.PRINCE] -= 1
    s.hand[BLUE * t.KINDS + t.PRINCE] += 1
    s.acted = False
    run(s, ask_turn, BLUE)
    play(s, "build", "tower castle", "siege tamworth")

    # Then what he imagines fights, and Castle and Treachery lie in Hand or Tower, one of them in each
    for key in range(100):
        imagined = s.redeal(RED, Rng(key))
        assert imagined.options, key
        held = hand(imagined, BLUE)
        assert len({"castle", "treachery"} & set(held)) == 1
        assert t.TYPES[imagined.towers[BLUE][0]] in {"castle", "treachery"} - set(held)
        invariants(imagined)


def test_or_12_5_the_attacker_fields_first_and_the_defender_answers() -> None:
    s = attacked(a_state({"hand": "vassal champion"}, {"hand": "champion prince"}))
    assert s.seat == BLUE
    heard = listening(s)
    play(s, "field vassal", "done")
    assert s.seat == RED
    assert [str(event) for event in heard] == ["Blue has fielded Strength 1"]
    assert look(s, RED)["battle"]["forces"][0]["hand"] == {"vassal": 1}
    play(s, "field champion", "done")

    # Nothing is added later: fate is asked, then the battle is over
    assert asks_fate(s)
    play(s, "battle normal")
    assert s.battle is None
    assert hand(s, BLUE) == ["champion"]
    assert hand(s, RED) == ["prince"]


def test_or_12_5_with_a_hand_the_defender_is_asked_whatever_is_in_it() -> None:
    # Given Red with one card, which cannot fight: to skip the question would tell it
    s = attacked(a_state({"hand": "vassal"}, {"hand": "land"}), "field vassal")
    assert s.seat == RED
    assert options(s) == ["done"]


def test_or_12_5_without_hand_and_table_the_defender_is_not_asked() -> None:
    s = attacked(a_state({"hand": "vassal"}, {"pool": (3, 0), "fiefs": ["palace lord=monk"]}))
    heard = listening(s)
    play(s, "field vassal")
    assert s.battle is None
    assert told.UNDEFENDED in [event.kind for event in heard]


# What may be fielded


def test_or_12_6_all_that_may_be_fielded() -> None:
    s = a_state(
        {
            "hand": "prince vassal champion mercenary monk land treachery",
            "fiefs": ["palace lord=champion land", "castle lord=monk"],
            "pool": (2, 2),
            "mercs": ["knight", ""],
        },
        king=BLUE,
        royal=(1, 1),
    )
    attacked(s)
    assert options(s) == [
        "field prince",
        "field vassal",
        "field champion",
        "field mercenary",
        "field_army infantry",
        "field_army knight",
        "field_lord winchester",
        "field_mercenary 1",
        "field_mercenary 2",
        "field_king",
        "field_royal infantry",
        "field_royal knight",
        "field_all",
    ]


def test_or_12_6_why_a_card_does_not_come() -> None:
    s = a_state(
        {"hand": "vassal land", "fiefs": ["palace lord=monk land", "castle"], "pool": (2, 0), "mercs": [""]},
    )
    attacked(s, "field_army infantry")
    assert refused(s, "field land") == "Land is never fielded from the Hand (OR-12.6)"
    assert refused(s, "field prince") == "you hold no Prince (OR-12.6)"
    assert refused(s, "field_army infantry") == "your Lands field 1 Pool card and no more (OR-10.1)"
    assert refused(s, "field_lord winchester") == "the Abbot of Winchester is never fielded (OR-7.9a)"
    assert refused(s, "field_lord bradford") == "you have no Lord at Bradford to field (OR-12.6)"
    assert refused(s, "field_lord tamworth") == "you have no Lord at Tamworth to field (OR-12.6)"
    assert refused(s, "field_king") == "that is the King's to field (OR-12.6)"
    assert refused(s, "field_royal knight") == "that is the King's to field (OR-12.6)"
    assert refused(s, "field_mercenary 2") == "you have no Mercenary 2 to field (OR-12.6)"


def test_or_12_6_no_army_of_that_kind() -> None:
    s = attacked(a_state({"hand": "vassal", "fiefs": ["palace land"], "pool": (1, 0)}))
    assert refused(s, "field_army knight") == "no Knight is left in your Pool (OR-12.6)"


def test_or_12_6_pool_cards_up_to_the_capacity() -> None:
    # Two Lands beside a Market Town and one alone: five (EX-9)
    s = a_state({"fiefs": ["palace land land market", "castle land"], "pool": (4, 4)})
    attacked(s, *["field_army infantry"] * 4)
    assert options(s) == ["field_army knight", "done"]
    play(s, "field_army knight")
    assert the_battle(s).attacker == BLUE  # nothing more may come, so nobody asks
    assert options(s) == ["capture", "destroy"]


def test_or_12_6_any_number_of_cards_from_the_hand() -> None:
    s = attacked(a_state({"hand": "vassal vassal vassal vassal"}, {"towers": "land " * 6}), *["field vassal"] * 4)
    assert s.battle is None
    assert discard(s, BLUE) == ["vassal"] * 4


def test_or_12_6_each_thing_on_the_table_comes_once() -> None:
    s = a_state(
        {"hand": "land", "fiefs": ["palace lord=vassal"], "mercs": [""]},
        {"towers": "land " * 6},
        king=BLUE,
        royal=(1, 0),
    )
    attacked(s, "field_lord winchester", "field_mercenary 1", "field_king", "field_royal infantry")
    assert options(s) == ["done"]
    assert the_battle(s).forces[0].strength == 4
    assert refused(s, "field_king") == "nothing like that is left to field (OR-12.6)"
    assert refused(s, "field_mercenary 1") == "you have no Mercenary 1 to field (OR-12.6)"


def test_or_12_6_a_mercenary_comes_with_his_garrison() -> None:
    s = attacked(a_state({"hand": "land", "mercs": ["knight", "infantry", ""]}), "field_mercenary 1")
    assert the_battle(s).forces[0].strength == 3
    play(s, "field_mercenary 2")
    assert the_battle(s).forces[0].strength == 5
    play(s, "field_mercenary 3")
    assert the_battle(s).forces[0].strength == 6


def test_or_12_6_all_of_the_table_takes_knights_of_the_pool_first_and_no_hand() -> None:
    s = a_state({"hand": "champion", "fiefs": ["palace lord=prince land land"], "pool": (3, 1), "mercs": ["infantry"]})
    attacked(s, "field_all")
    force = the_battle(s).forces[0]
    assert force.army == [1, 1]
    assert force.lords == [fief("winchester")]
    assert force.mercs == [0]
    assert force.hand == [0, 0, 0, 0]
    assert force.strength == 1 + 2 + 2 + 2
    assert options(s) == ["field champion", "done"]


def test_or_12_6_all_of_the_table_is_offered_for_more_than_one_card() -> None:
    s = attacked(a_state({"hand": "vassal", "fiefs": ["palace land land"], "pool": (2, 0)}))
    assert "field_all" in options(s)
    play(s, "field_army infantry")
    assert options(s) == ["field vassal", "field_army infantry", "done"]
    s = attacked(a_state({"hand": "vassal"}, king=BLUE, royal=(2, 0)), "field_king")
    assert options(s) == ["field vassal", "field_royal infantry", "field_all", "done"]


def test_or_12_6_a_card_from_the_hand_leaves_it_and_is_discarded_after_the_battle() -> None:
    s = attacked(a_state({"hand": "prince land"}, {"towers": "land"}), "field prince")
    assert hand(s, BLUE) == ["land"]
    assert discard(s, BLUE) == []
    invariants(s)
    play(s, "done")
    assert discard(s, BLUE) == ["prince"]
    invariants(s)


def test_or_12_7_the_defender_may_field_nothing() -> None:
    s = a_state({"hand": "vassal"}, {"hand": "champion", "fiefs": ["palace lord=prince"], "mercs": [""]})
    attacked(s, "field vassal")
    assert "done" in options(s)
    play(s, "done")
    assert s.battle is None
    assert s.lord[fief("tamworth")] == t.PRINCE


def test_or_12_7_lords_need_not_be_fielded() -> None:
    # Given Red, who fields an Infantry and keeps his Lord at home
    s = a_state({"hand": "champion champion"}, {"fiefs": ["palace lord=prince land"], "pool": (1, 0)})
    attacked(s, "field champion", "field champion", "field_army infantry", "done", "battle attacker")

    # Then no Lord is captured
    assert options(s) == ["capture", "destroy"]
    assert the_battle(s).captured == []


def test_or_12_8_forces_of_any_fief_defend() -> None:
    # Given a Lord and a Land that lie in other Fiefs than the one attacked
    s = a_state({"hand": "vassal"}, {"fiefs": ["palace", "castle lord=champion land"], "pool": (0, 1)})
    attacked(s, "field vassal")
    assert offered(s, FIELD_LORD) == {"repton"}
    play(s, "field_all")
    assert the_battle(s).forces[1].strength == 4
    assert asks_fate(s)


def test_or_12_6_an_earl_off_the_table_fields_no_pool() -> None:
    s = a_state(
        {"hand": "vassal", "fiefs": [], "pool": (3, 1), "mercs": ["infantry"]},
        {},
        {},
        variant="heathen",
    )
    attacked(s)
    assert options(s) == ["field vassal", "field_mercenary 1"]


def test_or_12_6_the_horde_comes_whole_and_nobody_is_asked_for_it() -> None:
    s = a_state({}, {"hand": "vassal"}, {}, arrived=True, horde=(3, 2), active=t.VIKINGS)
    heard = listening(s)
    play(run(s, ask_target, GREEN), "siege tamworth")
    assert s.seat == RED
    force = the_battle(s).forces[0]
    assert force.army == [3, 2]
    assert force.strength == 7
    assert [str(event) for event in heard][-1] == "the horde has Strength 7"
    assert offered(s, FIELD) == {"vassal"}


def test_or_12_5_a_battle_between_two_is_never_asked_of_others() -> None:
    # Any play of fielding and damage: only Blue, Red and fate are asked while the battle lasts
    for key in range(30):
        s = a_state(
            {"hand": "vassal champion", "fiefs": ["palace lord=vassal land"], "pool": (1, 1), "mercs": ["infantry"]},
            {"hand": "vassal prince", "fiefs": ["palace lord=prince land church"], "pool": (1, 0), "towers": "land"},
            {"hand": "champion"},
        )
        rng = Rng(key)
        run(s, ask_turn, BLUE)
        play(s, rng.choice(["siege tamworth", "raid tamworth", "storm red"]))
        while s.battle is not None and not s.over:
            assert s.seat in (BLUE, RED, FATE)
            s.apply(rng.pick(s.weights) if s.seat == FATE else rng.choice(s.options))
            invariants(s)
