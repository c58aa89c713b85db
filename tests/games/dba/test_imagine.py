"""What a seat imagines: it fits all that the seat knows, and is not always the same (DBA-22, DBA-25.1)."""

from __future__ import annotations

from heptarchy import Rng
from heptarchy.games.dba.bound_moves import ask_moves
from heptarchy.games.dba.commands import order_commands
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.deployment import deploy
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.lattice import MM
from heptarchy.games.dba.muster import LEAST, crown_menu, has_leader, muster_menu
from heptarchy.games.dba.places import refuse_place
from heptarchy.games.dba.secrets import ask_breath, ask_hammer, deal_cards
from heptarchy.games.dba.table.actions import MOVE, MUSTERED, PLAY, SPACE
from heptarchy.games.dba.table.domains import COMMAND_SIZE, pack_pose
from heptarchy.games.dba.table.imagine import suspects
from heptarchy.games.dba.table.preview import preview
from heptarchy.games.dba.table.state import MOVES, Battle, ticked
from tests.games.dba.camp import camped, play
from tests.games.dba.table import battle, invariants

ARMIES = [[t.SP, t.SP, t.SP, t.CV], [t.WB, t.WB, t.WB, t.PS]]
BREATH = 1 << t.DRAGONS_BREATH
SORCERY = 1 << t.SORCERY
HAMMER = 1 << t.HAMMER
DITCH = 1 << t.DITCH


def imagined(s: Battle, seat: int, times: int = 40) -> list[Battle]:
    """So many redeals; each looks like the truth to the seat, and the truth does not change."""
    before = s.checksum()
    made = [s.redeal(seat, Rng(key)) for key in range(times)]
    for other in made:
        assert other.view(seat) == s.view(seat)
        assert other.view(None) == s.view(None)
        assert other.options_for(seat) == s.options_for(seat)
        assert (other.seats, other.rule, other.agenda_args) == (s.seats, s.rule, s.agenda_args)
        assert other.agenda == s.agenda
        assert other.redeal(seat, Rng(9)).checksum() == s.redeal(seat, Rng(9)).checksum()
        invariants(other)
    assert s.checksum() == before
    return made


# Cards


def test_dba_22_cards_that_a_seat_has_not_seen_may_be_in_any_hand() -> None:
    s = camped([[t.SP], [t.SP], [t.WB], [t.WB]], [order_commands], sides=[0, 0, 1, 1], hands=[3, 4, 8 | 16, 0])
    s.shown = 1 << 7
    made = imagined(s, 0, 200)
    assert {other.hands[0] for other in made} == {3}
    assert {other.hands[3] for other in made} == {0}
    assert {other.hands[1] for other in made} == {1 << card for card in range(2, 7)}
    assert len({other.hands[2] for other in made}) == 10  # two of five


def test_dba_22_3_who_has_fielded_an_expendable_holds_the_hammer_until_it_is_shown() -> None:
    s = camped(ARMIES, [ask_hammer, order_commands, deploy], hands=[HAMMER | DITCH, SORCERY], expendables=3)
    play(s, "play hammer_of_the_gods", "disguise e2", "pass")
    assert all(other.hands[0] & HAMMER for other in imagined(s, 1))
    s.hands = [DITCH, SORCERY]
    s.hand_sizes = [hand.bit_count() for hand in s.hands]
    s.shown = HAMMER
    s.disguised = [-1, -1]
    assert not any(other.hands[0] & HAMMER for other in imagined(s, 1))


def test_dba_25_9_what_fate_deals_next_fits_the_imagined_hands() -> None:
    s = camped(ARMIES, [deal_one])
    play(s, "deal ambush")
    for other in imagined(s, 1, 10):
        assert len(other.weights.answers) == 7
        assert other.space.parse(f"deal {t.CARD_KEYS[other.hands[0].bit_length() - 1]}") not in other.weights.answers


def deal_one(s: Battle, _: int) -> None:
    """A card to each."""
    deal_cards(s, 1)


def test_dba_22_a_question_for_a_card_is_asked_anew() -> None:
    s = camped(ARMIES, [ask_breath], hands=[BREATH, DITCH])
    for other in imagined(s, 1):
        assert (PLAY[t.DRAGONS_BREATH] in other.options) == bool(other.hands[0] & BREATH)


# The Expendable


def disguised() -> Battle:
    """Seat 0 has fielded an Expendable: e3; e1 is the general, and e9 joined."""
    s = camped(ARMIES, [ask_hammer, deploy], people=[0, 1], hands=[HAMMER, SORCERY], expendables=3)
    play(s, "play hammer_of_the_gods", "disguise e3", "pass")
    return s


def test_dba_22_3_any_element_of_that_look_may_be_the_expendable() -> None:
    s = disguised()
    assert {other.disguised[0] for other in imagined(s, 1)} == {1, 2, 8}
    assert {other.disguised[0] for other in imagined(s, 0)} == {2}


def test_dba_22_3_a_preview_of_anothers_move_tells_no_expendable() -> None:
    s = battle([(t.SP, 600, 150, 90, 0), (t.SP, 700, 150, 90, 0), (t.SP, 600, 450, 270, 1)])
    s.extra = [True, False]
    s.disguised = [1, -1]
    one, other = SPACE.parse("move c1 1"), SPACE.parse("move c1 2")
    assert preview(s, 0, other)["limit"] > preview(s, 0, one)["limit"]  # its owner may know
    assert preview(s, 1, other) == preview(s, 1, one) == {}


def test_dba_22_3_who_is_proven_or_lost_is_not_the_expendable() -> None:
    s = disguised()
    s.proven[1] = True
    assert suspects(s, 0) == [2, 8]
    s.status[8] = t.DESTROYED
    assert suspects(s, 0) == [2]
    assert {other.disguised[0] for other in imagined_only(s, 1)} == {2}


def imagined_only(s: Battle, seat: int) -> list[Battle]:
    """Redeals without further looks: the losses of such a state do not add up."""
    return [s.redeal(seat, Rng(key)) for key in range(10)]


def test_dba_22_3_while_its_owner_is_asked_which_it_is_nobody_has_one_in_mind() -> None:
    s = camped(ARMIES, [ask_hammer, deploy], people=[0, 1], hands=[HAMMER, SORCERY], expendables=3)
    play(s, "play hammer_of_the_gods")
    assert {other.disguised[0] for other in imagined(s, 1, 10)} == {-1}


def test_dba_22_3_a_unit_that_may_be_the_expendable_goes_as_far_as_it_then_can() -> None:
    s = battle([(t.CV, 400, 150, 90, 0), (t.SP, 600, 150, 90, 0), (t.SP, 700, 150, 90, 0), (t.SP, 600, 450, 270, 1)])
    s.stage = MOVES
    s.edge = [t.SOUTH, t.NORTH]
    s.dice = [3, 0]
    s.pips = [3, 0]
    s.done = [False, True]
    s.bound = 1
    s.hands = [HAMMER, 0]
    s.hand_sizes = [hand.bit_count() for hand in s.hands]
    s.extra = ticked(s.extra, 0)
    s.disguised = [1, -1]
    s.original = [2, 1]
    s.push(ask_moves)
    s.run()
    s.apply(MOVE[0 << COMMAND_SIZE | 2], 0)
    limits = set()
    for other in imagined(s, 1):
        assert other.unit is not None
        limits.add((other.disguised[0], other.unit.limit // MM, len(other.options) == len(s.options)))
    assert limits == {(1, 100, True), (2, 50, False)}


# Armies being mustered


def mustering(*answers: str) -> Battle:
    """Seat 1 has given these answers, seat 0 none."""
    s = DBA.new(players=2, points=20)
    assert isinstance(s, Battle)
    for text in answers:
        s.apply(s.space.parse(text), 1)
    return s


def test_dba_25_1_an_army_is_imagined_by_as_many_choices() -> None:
    s = mustering("enlist Wb", "take the_brave", "enlist Ps")
    made = imagined(s, 0)
    assert len({tuple(other.levy[1]) for other in made}) > 10
    for other in made:
        assert other.purse[1] >= 0
        assert other.options_for(1) == muster_menu(other, 1)
        assert other.levy[1]
    assert [other.levy[0] for other in made] == [[]] * len(made)


def test_dba_25_6_a_single_choice_of_who_is_done_was_a_host() -> None:
    s = mustering("host 5", "mustered")
    made = imagined(s, 0)
    assert s.seats == [0]
    assert len({tuple(other.levy[1]) for other in made}) == 4  # of his people
    assert all(len(other.levy[1]) >= LEAST for other in made)


def test_dba_25_7_generals_are_imagined_with_their_armies() -> None:
    s = mustering("host 5", "mustered")
    s.apply(s.space.parse("host 1"), 0)
    s.apply(s.space.parse("mustered"), 0)
    assert (s.seats, s.rule) == ([0, 1], "DBA-25.7")
    for other in imagined(s, 0):
        assert other.options_for(1) == crown_menu(other, 1)
        assert other.levy[0] == s.levy[0]
        assert other.purse[1] >= 0
    s.apply(s.space.parse("crown Wb"), 1)
    made = imagined(s, 0)
    assert len({tuple(other.levy[1]) for other in made}) > 10
    for other in made:
        assert len(other.levy[1]) >= LEAST
        assert has_leader(other.levy[1][:1], other.traits[1])
        assert other.levy[1][1:] == sorted(other.levy[1][1:])


def test_dba_25_5_so_many_choices_that_only_a_thrifty_army_has_them() -> None:
    thrifty = ["take fool_in_war", "take dumb_ox", "enlist Wb", *["enlist Ps"] * 10]
    s = mustering(*thrifty)
    assert s.options_for(1) == [MUSTERED.base]
    for other in imagined(s, 0, 5):
        assert other.options_for(1) == muster_menu(other, 1) == [MUSTERED.base]
        assert len(other.levy[1]) == 11


# Hidden deployment


def hidden() -> Battle:
    """Both are about to deploy their generals in secret."""
    s = camped(ARMIES, [ask_breath, order_commands, deploy], people=[0, 1], hands=[BREATH, SORCERY])
    play(s, "play dragons_breath")
    return s


def poses(s: Battle, seat: int) -> list[int]:
    """Where his elements stand; -1: not on the table."""
    return [pack_pose(s.x[e], s.y[e], s.facing[e]) if s.status[e] == t.ON_TABLE else -1 for e in s.members[seat]]


def test_dba_22_2_others_generals_stand_anywhere_and_the_own_one_where_it_stands() -> None:
    s = hidden()
    s.apply(s.space.parse("deploy e1 620 140 90"), 0)
    assert len({poses(other, 0)[0] for other in imagined(s, 1)}) > 2
    assert {tuple(poses(other, 0)) for other in imagined(s, 0)} == {tuple(poses(s, 0))}
    s.apply(s.space.parse("deploy e5 600 450 270"), 1)
    assert s.rule == "DBA-22.1"
    for other in imagined(s, 1):
        assert [pose >= 0 for pose in poses(other, 0)] == [True, False, False, False]


def test_dba_22_2_as_many_answers_are_imagined_as_were_given() -> None:
    s = hidden()
    s.apply(s.space.parse("deploy e1 620 140 90"), 0)
    s.apply(s.space.parse("deploy e5 600 450 270"), 1)
    play(s, "pass")
    s.apply(s.space.parse("deploy e2 580 140 90"), 0)
    for other in imagined(s, 1):
        assert sum(1 for pose in poses(other, 0) if pose >= 0) == 2
        assert other.options_for(0)
        for e in other.members[0]:
            if other.status[e] == t.ON_TABLE:
                assert refuse_place(other, 0, e, other.x[e], other.y[e], other.facing[e]) is None
    s.apply(s.space.parse("array 1"), 0)
    assert s.seats == [1]
    made = imagined(s, 1)
    assert all(min(poses(other, 0)) >= 0 for other in made)
    assert len({tuple(poses(other, 0)) for other in made}) > 10
