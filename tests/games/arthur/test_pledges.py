"""Given words: whether they were kept is known to all, and has no other effect (AA-22.7)."""

from __future__ import annotations

from heptarchy import Rng
from heptarchy.games.arthur.pledges import judge_turn
from heptarchy.games.arthur.table.actions import SPACE
from heptarchy.games.arthur.table.state import Campaign, replaced
from heptarchy.games.arthur.turn import take_turn
from heptarchy.kernel.events import Event
from heptarchy.kernel.pack import pack
from tests.games.arthur.at_war import levy
from tests.games.arthur.table import a_campaign, card, claim, ended, options
from tests.games.arthur.test_offers import at_war, heard, tell


def words(s: Campaign, seat: int) -> tuple[int, int]:
    """How many words he has kept and broken, as all see it."""
    seen = s.view(None)["rulers"][seat]["word"]
    return seen["kept"], seen["broken"]


def names(events: list[Event]) -> list[tuple[str, list[int]]]:
    """Those of the events that tell of words."""
    return [(event.name, event.args) for event in events if event.name in ("kept_word", "broke_word")]


def settled(s: Campaign, outcome: str = "won") -> Campaign:
    """Everybody levies, and a quick battle ends the war."""
    levy(s)
    tell(s, "fight", f"outcome {outcome}")
    return s


def promised(*answers: str, outcome: str = "won") -> Campaign:
    """Seat 0 promises seat 2 to renounce Caer Celemion, who comes, or what is said; the war is over."""
    s = a_campaign()
    claim(s, 0, "caer_celemion")
    usual = ("offer_to p3", "promise caer_celemion", "accept", "done", "join p1", "join p2")
    return settled(at_war(s, *(answers or usual)), outcome)


def test_aa_22_7_who_said_yes_keeps_his_word_by_coming_and_breaks_it_by_choosing_another() -> None:
    for side, name in (("join p1", "kept_word"), ("join p2", "broke_word")):
        s = at_war(a_campaign(), "offer_to p3", "promise lundein", "accept", "done")
        assert names(heard(s, side)) == [(name, [2, 0])]
        assert words(s, 2) == ((1, 0) if name == "kept_word" else (0, 1))
        assert words(s, 0) == (0, 0)


def test_aa_22_7_who_said_no_or_was_not_asked_has_given_no_word() -> None:
    s = at_war(a_campaign(), "offer_to p3", "promise lundein", "decline", "done", "join p2", "join p1")
    assert [words(s, seat) for seat in range(4)] == [(0, 0)] * 4


def test_aa_22_7_of_two_that_said_yes_to_both_one_is_deceived() -> None:
    s = a_campaign()
    claim(s, 1, "cernow")
    at_war(s, "offer_to p3", "promise lundein", "accept", "done", "offer_to p3", "promise cernow", "accept", "done")
    assert names(heard(s, "join p1")) == [("kept_word", [2, 0]), ("broke_word", [2, 1])]


def test_aa_22_7_a_claim_is_owed_to_who_came_and_kept_by_renouncing_it() -> None:
    s = promised(outcome="drawn")
    assert s.view(None)["pledges"] == [{"by": 0, "to": 2, "promise": "promise caer_celemion"}]
    assert words(s, 0) == (0, 0)


def fresh(turns: int = 1) -> Campaign:
    """Seat 0 owes seat 2 a claim, and has its turn before it."""
    s = a_campaign()
    claim(s, 0, "caer_celemion")
    s.pledges = [0, 2, SPACE.parse("promise caer_celemion"), turns]
    return s


def play_on(s: Campaign, *answers: str) -> list[tuple[str, list[int]]]:
    """A turn of seat 0 from its first card; the rest of it passes somehow."""
    events: list[Event] = []
    s.ears = events
    s.push(ended)
    s.push(take_turn, 0)
    s.run()
    tell(s, *answers)
    while s.seat == 0 and not s.over:
        menu = options(s)
        tell(s, "done" if "done" in menu else next((one for one in menu if one.startswith("play saxon")), menu[0]))
    s.ears = None
    return names(events)


def test_aa_22_7_the_turn_in_which_the_war_is_fought_is_not_his_next_one() -> None:
    assert promised(outcome="drawn").pledges[3] == 2

    # The enemy's next turn is the one that comes
    s = a_campaign()
    claim(s, 1, "cernow")
    at_war(s, "done", "offer_to p3", "promise cernow", "accept", "done", "join p2", "join p2")
    assert settled(s, "drawn").pledges == [1, 2, SPACE.parse("promise cernow"), 1]

    # And so is the declarer's where war is fought at the end of the round
    s = a_campaign()
    claim(s, 0, "caer_celemion")
    at_war(s, "offer_to p3", "promise caer_celemion", "accept", "done", "join p1", "join p2")
    s.params.war_at_end_of_round = True
    assert settled(s, "drawn").pledges[3] == 1


def test_aa_22_7_renouncing_keeps_the_word() -> None:
    s = fresh()
    assert play_on(s, "play renounce_claim", "renounce caer_celemion") == [("kept_word", [0, 2])]
    assert (words(s, 0), s.pledges) == ((1, 0), [])


def test_aa_22_7_a_turn_without_it_breaks_the_word() -> None:
    s = fresh()
    assert play_on(s, "play renounce_claim", "done") == [("broke_word", [0, 2])]
    assert (words(s, 0), s.pledges) == ((0, 1), [])


def test_aa_22_7_it_falls_due_in_his_next_turn_where_the_war_was_in_his_own() -> None:
    s = fresh(turns=2)
    assert play_on(s, "play renounce_claim", "done") == []
    assert s.pledges[3] == 1
    judge_turn(s, 3)  # another's turn is no matter
    assert s.pledges[3] == 1
    judge_turn(s, 0)
    assert words(s, 0) == (0, 1)


def test_aa_22_7_a_claim_that_is_gone_without_him_is_owed_no_more() -> None:
    s = fresh()
    s.claims = [0] * 48
    judge_turn(s, 0)
    assert (words(s, 0), s.pledges) == ((0, 0), [])


def test_aa_22_7_merlin_may_hinder_him_and_then_it_waits() -> None:
    s = fresh()
    s.aside = replaced(s.aside, 0, [card("renounce_claim")])
    judge_turn(s, 0)
    assert (words(s, 0), len(s.pledges)) == ((0, 0), 4)


def test_aa_22_7_nothing_is_owed_to_who_did_not_come() -> None:
    s = promised("offer_to p3", "promise caer_celemion", "accept", "done", "join p2", "join p2")
    assert (s.pledges, words(s, 0), words(s, 2)) == ([], (0, 0), (0, 1))


def test_aa_22_7_standing_back_as_promised_keeps_the_word_and_insisting_breaks_it() -> None:
    for answers, count in ((["stand_back"], (1, 0)), (["insist"], (0, 1))):
        s = a_campaign()
        claim(s, 2, "lundein")
        at_war(s, "offer_to p3", "yield lundein", "accept", "done", "join p1", "join p2")
        settled(s)
        assert s.rule == "AA-5.8"
        tell(s, *answers)
        assert words(s, 0) == count


def test_aa_22_7_who_insists_when_the_other_has_stood_back_breaks_nothing() -> None:
    s = a_campaign()
    claim(s, 2, "lundein")
    at_war(s, "offer_to p3", "yield lundein", "accept", "done", "join p1", "join p2")
    settled(s)
    s.wars[0].rivals.remove(2)
    tell(s, "insist")
    assert words(s, 0) == (0, 0)


def test_aa_22_7_a_title_and_a_throne_may_be_owed_too() -> None:
    s = fresh()
    s.title_claims = [1, 0]
    s.pledges = [0, 2, SPACE.parse("promise_title pendragon"), 1]
    assert play_on(s, "play renounce_claim", "renounce_title pendragon") == [("kept_word", [0, 2])]


def test_aa_22_7_words_are_kept_in_clones_and_packs_and_by_all_who_imagine() -> None:
    s = fresh()
    twin = s.clone()
    judge_turn(s, 0)
    assert words(twin, 0) == (0, 0)
    assert pack(s.clone()) == pack(s)
    assert s.redeal(3, Rng(1)).view(3)["rulers"][0]["word"] == {"kept": 0, "broken": 1}
