"""What a seat may see of a campaign (AA-3.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import NOBODY, SAXON, Campaign, changed
from heptarchy.games.dba.data.tables import AX, CV, WB
from heptarchy.kernel.events import EVERYBODY
from tests.games.arthur.at_war import declared
from tests.games.arthur.table import a_campaign, a_war, claim, hold, lay, options, people, say
from tests.views import look

if TYPE_CHECKING:
    from heptarchy.kernel.events import Event


# What makes a rank, by the figure that says how much each counts for
RANK_FIGURES = {"british": "british", "land": "land", "warlords": "warlord", "vassals": "vassal", "titles": "title"}


def test_aa_3_11_a_hand_is_seen_by_its_player_alone() -> None:
    one, two = a_campaign(3), a_campaign(3)
    hold(one, 1, "treachery", "assassin")
    hold(two, 1, "merlin", "sorcery")
    assert one.view(1)["rulers"][1]["hand"] == ["treachery", "assassin"]
    assert two.view(1)["rulers"][1]["hand"] == ["merlin", "sorcery"]
    for seat in (0, 2, None):
        assert one.view(seat) == two.view(seat), "the hand of another shows"
        assert one.view(seat)["rulers"][1]["cards"] == 2


def test_aa_3_11_cards_in_play_claims_and_peoples_are_open() -> None:
    s = a_campaign(3)
    lay(s, 1, "sly_fox")
    claim(s, 0, "caer_gloui")
    for seat in (0, 1, 2, None):
        view = s.view(seat)
        assert view["rulers"][1]["lying"] == ["sly_fox"]
        assert view["provinces"]["caer_gloui"]["claims"] == [0]
        assert view["rulers"][0]["rank"] == 7


# While armies are raised


def levying() -> Campaign:
    """All four raise their armies; seat 0 is a Saxon with a sixth element to choose, the others are Britons."""
    s = a_campaign()
    s.people = changed(s.people, 0, SAXON)
    people(s, "isca", SAXON)
    declared(s)
    say(s, "join p1", "join p2")
    assert s.rule == "AA-7.12"
    return s


@pytest.mark.parametrize(("seat", "words"), [(0, ("raise Wb", "raise Ps")), (1, ("lead Cv", "lead Ax"))])
def test_aa_7_12_what_one_says_nobody_else_sees_until_all_have_said_it(seat: int, words: tuple[str, str]) -> None:
    views = []
    for word in words:
        s = levying()
        say(s, word, by=seat)
        views.append([s.view(other) for other in (None, 0, 1, 2, 3) if other != seat])
        assert seat not in s.seats  # he has said all, whatever he said
    assert views[0] == views[1]


def test_aa_7_12_armies_and_generals_are_seen_when_all_have_levied() -> None:
    s = levying()
    say(s, "raise Ps", by=0)
    assert s.view(1)["armies"] == [None, [], None, None]
    assert s.view(1)["leads"] == [None] * 4
    for seat in (1, 2, 3):
        say(s, "lead Ax", by=seat)
    assert s.view(None)["leads"] == ["Wb", "Ax", "Ax", "Ax"]
    assert look(s, None)["armies"][0].count("Ps") == 2
    assert [len(army) for army in look(s, 2)["armies"]] == [11] * 4


def test_aa_7_12_what_was_said_in_secret_is_told_when_all_have_said_it() -> None:
    s = levying()
    for seat in (0, 1, 2):
        say(s, options(s, seat)[0], by=seat)
    events: list[Event] = []
    s.ears = events
    say(s, "lead Ax", by=3)
    told = [(event.kind.name, *event.args[:2]) for event in events if event.kind.name in ("raised", "led")]
    assert told == [("raised", 0, WB), ("led", 0, WB), ("led", 1, CV), ("led", 2, CV), ("led", 3, AX)]


def test_aa_3_11_pedyt_are_open_when_they_are_turned() -> None:
    s = levying()
    events: list[Event] = []
    s.ears = events
    say(s, "raise Sp", by=1)
    assert [(event.kind.name, event.audience) for event in events] == [("turned", EVERYBODY)]
    for seat in (None, 0, 1, 3):
        assert s.view(seat)["rulers"][1]["auxilia"] == 2


@pytest.mark.parametrize("kinds", [("LH", "Ps", "Cv", "Sp"), ("Sp", "Sp", "LH", "Ps"), ("Cv", "Sp", "Sp", "LH")])
def test_aa_8_4_how_often_one_is_asked_tells_nothing_of_what_he_gave_up(kinds: tuple[str, ...]) -> None:
    # Given a home that is raided twice, so that four of its six elements stay away
    s = a_campaign()
    s.raids = [0, t.PENGWERN, 0] * 2
    s.auxilia = changed(s.auxilia, 2, 0)
    declared(s)
    say(s, "join p1", "join p2")

    # Then he is asked for each of them, and for his general, also where he has no choice left
    for kind in kinds:
        say(s, f"give_up {kind}", by=2)
    assert any(name.startswith("lead") for name in options(s, 2))


def test_aa_7_12_no_levy_is_taken_back_once_all_have_said_theirs() -> None:
    s = levying()
    for seat in (0, 1, 2):
        say(s, options(s, seat)[0], by=seat)
        assert s.sealed < s.moves
    say(s, "lead Ax", by=3)
    assert s.sealed == s.moves


def test_aa_12_1_the_view_tells_what_a_rank_is_made_of() -> None:
    s = a_campaign()
    s.warlords = changed(s.warlords, t.CERNOW, 1)
    s.lord = [-1, 0, 0, -1]
    s.holder = [0, -1]
    view = look(s, None)
    each = {key: view["figures"][f"{figure}_rank"] for key, figure in RANK_FIGURES.items()}
    for ruler in view["rulers"]:
        assert ruler["rank"] == sum(n * each[key] for key, n in ruler["counts"].items())
    assert view["rulers"][0]["counts"] == {"british": 1, "land": 6, "warlords": 1, "vassals": 2, "titles": 1}
    assert view["highest"] == [0]


def test_aa_17_1_the_view_tells_how_many_are_still_to_be_made_vassals() -> None:
    s = a_campaign()
    s.lord = [-1, 0, 0, -1]
    s.holder = [0, -1]
    assert [ruler["to_overlord"] for ruler in look(s, None)["rulers"]] == [1, None, None, None]


def test_aa_9_7_the_view_tells_who_has_yet_to_pick_a_side() -> None:
    # Given a war of two, a vassal of the declarer, and one who is free
    s = a_campaign()
    assert look(s, None)["undecided"] == []
    war = a_war(0, 1)
    war.side = [0, 1, NOBODY, NOBODY]
    s.wars = [war]
    s.lord = changed(s.lord, 2, 3)

    # Then the free lord is to choose, and his vassal goes with him
    assert look(s, None)["undecided"] == [3]


def test_aa_10_3_the_view_tells_what_each_side_adds_to_its_die() -> None:
    s = a_campaign()
    war = a_war(0, 1)
    war.scores, war.chief = [0, 0], [0, 1]
    war.siege, war.round, war.strength, war.lost = True, 3, [8, 6], [0] * 4
    s.wars = [war]
    assert look(s, None)["wars"][0]["bonus"] == [2, s.params.siege_bonus]
