"""Wars that wait for the end of the round (AA-26, `war_at_end_of_round`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy import FATE
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.table.state import BRITISH, FAITH, LAND, SAXON, THRONE, TITLE, Campaign, changed
from heptarchy.games.arthur.turn import begin_round
from heptarchy.games.arthur.war_declaration import end_round
from tests.games.arthur.at_war import levy
from tests.games.arthur.table import (
    a_campaign,
    claim,
    give,
    options,
    owner,
    past_offers,
    play,
    province,
    refused,
    say,
)

if TYPE_CHECKING:
    from heptarchy.kernel.options import Value


def late(players: int = 3, **given: Value) -> Campaign:
    """Wars wait for the end of the round; one card a turn, so that a round is short."""
    return a_campaign(players, war_at_end_of_round=True, cards_a_turn=1, **given)


def draw_all(s: Campaign) -> None:
    """Take whatever fate deals first, while it is asked for cards."""
    while s.seat == FATE and s.rule == "AA-3.8":
        s.apply(s.options[0])
    past_offers(s)


def pass_turn(s: Campaign, *renounced: str) -> None:
    """A turn in which nothing is done but to renounce what is named."""
    say(s, "play renounce_claim", *renounced, "done")
    draw_all(s)


def declare_in_turn(s: Campaign, enemy: str, over: str) -> None:
    """A turn in which war is declared."""
    say(s, "play cassus_belli", f"war_on {enemy}", f"over {over}")
    draw_all(s)


def waiting(s: Campaign, *wars: tuple[int, int, int, int]) -> Campaign:
    """The round ends with these wars declared: declarer, enemy, over what, which one."""
    s.pending = [fact for war in wars for fact in war]
    return play(s, end_round)


def test_aa_26_1_everybody_has_his_normal_turn_before_the_war_is_fought() -> None:
    # Given seat 0 declares war in the first turn of a round
    s = late()
    claim(s, 0, "lundein")
    play(s, begin_round)
    declare_in_turn(s, "p2", "lundein")

    # Then nobody is asked to uphold it; it is open to all, and the turns of 1 and 2 come
    assert s.wars == []
    pending = s.view(None)["pending"][0]
    assert [pending[key] for key in ("declarer", "enemy", "over", "thing")] == [0, 1, "land", "lundein"]
    assert (s.active, s.rule) == (1, "AA-3.1")
    pass_turn(s)
    assert (s.active, s.rule) == (2, "AA-3.1")
    pass_turn(s)

    # And then sides are chosen, and what follows from it comes before the next round
    assert (s.seat, s.rule, s.pending) == (2, "AA-9.7", [])
    assert s.wars[0].claimant == 0
    say(s, "join p1")
    levy(s)
    say(s, "fight", "outcome won")
    assert owner(s, "lundein") == 0
    assert (s.round, s.active, s.wars) == (5, 0, [])


def test_aa_9_4_until_the_war_is_fought_the_peace_counts_from_the_declaration() -> None:
    s = late()
    claim(s, 0, "lundein")
    claim(s, 1, "caer_baddan")
    play(s, begin_round)
    turn = s.turn
    declare_in_turn(s, "p2", "lundein")
    assert s.declared == turn
    assert refused(s, "play cassus_belli") == "AA-26.5"  # and of whatever, nobody declares another


def test_aa_26_3_the_enemy_whose_turn_is_over_is_asked_at_once_whether_his_claim_stands() -> None:
    # Given seat 1 declares war on seat 0, who has had his turn, over a claim of seat 0
    for answer in ("uphold", "void"):
        s = late()
        claim(s, 0, "lundein")
        play(s, begin_round)
        pass_turn(s)
        say(s, "play cassus_belli", "war_on p1", "over lundein")
        assert (s.seat, s.rule) == (0, "AA-26.3")
        say(s, answer)

        # Then it waits as others do, or it is over with the claim, and his next turn is a whole one
        assert (s.wars, len(s.pending)) == ([], 4 if answer == "uphold" else 0)
        assert bool(s.claims[t.LUNDEIN]) == (answer == "uphold")
        draw_all(s)
        pass_turn(s)
        assert (s.rule, s.round) == (("AA-9.7", 4) if answer == "uphold" else ("AA-3.1", 5))
        if answer == "void":
            assert "play renounce_claim" in options(s)


def test_aa_26_3_nobody_is_asked_who_has_a_turn_left_or_who_declared_it_himself() -> None:
    s = late()
    claim(s, 1, "caer_baddan")  # of the enemy, who sits after the declarer
    play(s, begin_round)
    declare_in_turn(s, "p2", "caer_baddan")
    assert (s.active, s.rule) == (1, "AA-3.1")

    s = late()
    claim(s, 1, "caer_baddan")  # of the declarer
    play(s, begin_round)
    pass_turn(s)
    declare_in_turn(s, "p1", "caer_baddan")
    assert (s.active, s.rule) == (2, "AA-3.1")


def test_aa_26_3_what_merlin_has_set_aside_is_no_answer() -> None:
    s = late()
    claim(s, 0, "lundein")
    play(s, begin_round)
    pass_turn(s)
    s.aside = [[t.RENOUNCE_CLAIM], [], []]
    say(s, "play cassus_belli", "war_on p1", "over lundein")
    assert (s.rule, options(s)) == ("AA-26.3", ["uphold"])


def options_after(s: Campaign, name: str) -> list[str]:
    """What may be answered after that, in a copy."""
    other = s.clone()
    say(other, name)
    return options(other)


def test_aa_26_4_a_raid_made_after_the_declaration_counts() -> None:
    # Given seat 0 declares war and seat 1 raids him in his own turn afterwards
    s = late()
    claim(s, 0, "lundein")
    play(s, begin_round)
    declare_in_turn(s, "p2", "lundein")
    place = options_after(s, "play raid")[0]
    say(s, "play raid", place)
    say(s, options(s)[0])
    draw_all(s)
    pass_turn(s)
    say(s, "join p1")
    raided = [s.raids[at + 1] for at in range(0, len(s.raids), 3)]
    assert raided == [province(place.removeprefix("at "))]
    assert s.owner[raided[0]] in (0, 2)


def fought(s: Campaign) -> Campaign:
    """Seat 0 has declared war over Lundein; it is fought and drawn."""
    claim(s, 0, "lundein")
    play(s, begin_round)
    declare_in_turn(s, "p2", "lundein")
    pass_turn(s)
    pass_turn(s)
    say(s, "join p1")
    levy(s)
    say(s, "fight", "outcome drawn")
    return s


def test_aa_26_5_after_a_war_there_are_two_whole_rounds_without_a_declaration() -> None:
    # Given a war that was fought at the end of round 4
    s = fought(late())
    assert s.round == 5

    # Then none can be declared in rounds 5 and 6, and in round 7 by the first who has a turn
    for _ in range(2):
        for _ in range(3):
            assert refused(s, "play cassus_belli") == "AA-26.5"
            pass_turn(s)
    assert (s.round, s.active) == (7, 0)
    assert "play cassus_belli" in options(s)


def test_aa_26_5_after_a_declaration_that_became_void_it_counts_from_the_turn_of_the_declaration() -> None:
    # Given the first of three declared war in the first turn of round 4, and its reason is renounced
    s = late()
    claim(s, 0, "lundein")
    claim(s, 1, "caer_baddan")
    play(s, begin_round)
    turn = s.turn
    declare_in_turn(s, "p2", "caer_baddan")
    pass_turn(s, "renounce caer_baddan")
    pass_turn(s)
    assert (s.declared, s.round) == (turn, 5)
    while s.turn < turn + 7:
        assert "play cassus_belli" not in options(s)
        pass_turn(s)
    assert (s.round, s.active) == (6, 1)
    assert "play cassus_belli" in options(s)  # the claim of seat 0 on his land lies between the two


def test_aa_26_2_a_reason_renounced_in_his_own_turn_makes_it_void() -> None:
    s = late()
    claim(s, 1, "caer_baddan")
    play(s, begin_round)
    declare_in_turn(s, "p2", "caer_baddan")  # over a claim of the enemy
    pass_turn(s, "renounce caer_baddan")
    pass_turn(s)
    assert (s.round, s.rule, s.wars, s.pending) == (5, "AA-3.1", [], [])


def test_aa_9_5_without_the_option_the_war_is_fought_at_once() -> None:
    s = a_campaign(3, cards_a_turn=1)
    claim(s, 0, "lundein")
    play(s, begin_round)
    declare_in_turn(s, "p2", "lundein")
    assert s.rule == "AA-9.5"
    say(s, "uphold")
    assert (s.active, s.rule) == (0, "AA-9.7")


def test_aa_26_2_a_reason_that_another_now_owns_stands_no_more() -> None:
    s = late()
    claim(s, 0, "lundein")
    give(s, "lundein", 2)
    waiting(s, (0, 1, LAND, t.LUNDEIN))
    assert s.over
    assert s.claims[t.LUNDEIN] == 1  # the claim is still his, against another


def test_aa_26_2_another_claim_between_the_two_does_not_keep_it_alive() -> None:
    s = late()
    claim(s, 0, "rhegin")
    waiting(s, (0, 1, LAND, t.LUNDEIN))
    assert s.over


def test_aa_26_2_reasons_of_titles_and_thrones_are_looked_at_too() -> None:
    for holder, fought in ((1, True), (2, False)):
        s = late()
        s.title_claims = [1, 0]
        s.holder = [holder, -1]
        waiting(s, (0, 1, TITLE, t.PENDRAGON))
        assert (not s.over) == fought
    for claimant, fought in ((0, True), (2, False)):
        s = late()
        add_throne_claim(s, claimant, 1, t.CLAIM_TO_THE_THRONE)
        waiting(s, (0, 1, THRONE, 1))
        assert (not s.over) == fought


def test_aa_26_2_those_who_are_bound_by_then_do_not_fight() -> None:
    for lord in (1, -1):
        s = late()
        add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
        s.lord = [lord, -1, -1]
        waiting(s, (0, 1, THRONE, 1))
        assert s.over == (lord == 1)


def test_aa_26_2_nobody_is_cast_out_who_is_a_briton_by_then() -> None:
    for people, other, fought in ((BRITISH, SAXON, True), (BRITISH, BRITISH, False), (SAXON, SAXON, False)):
        s = late()
        s.people = [people, other, BRITISH]
        waiting(s, (0, 1, FAITH, 0))
        assert (not s.over) == fought


def test_aa_26_1_several_are_fought_in_the_order_of_declaration_each_settled_first() -> None:
    # Given no peace between declarations; all three have declared in one round, seat 2 over what seat 0 may win first
    s = late(cooldown_rounds=0)
    claim(s, 0, "lundein")
    claim(s, 1, "caer_baddan")
    claim(s, 2, "lundein")
    play(s, begin_round)
    declare_in_turn(s, "p2", "lundein")
    declare_in_turn(s, "p1", "caer_baddan")
    assert [(war["declarer"], war["enemy"]) for war in s.view(0)["pending"]] == [(0, 1), (1, 0)]
    declare_in_turn(s, "p2", "lundein")

    # When the first is won
    assert (s.wars[0].declarer, len(s.wars)) == (0, 1)
    say(s, "join p2")
    levy(s)
    say(s, "fight", "outcome won")
    assert owner(s, "lundein") == 0

    # Then the second is void, since a loser's claims on what a winner owned are gone (AA-11.6), and so is the third
    assert s.claims[province("caer_baddan")] == 0
    assert (s.round, s.wars, s.pending) == (5, [], [])


def test_aa_26_1_the_second_is_fought_if_its_reason_outlives_the_first() -> None:
    s = late(cooldown_rounds=0)
    claim(s, 0, "lundein")
    claim(s, 1, "caer_baddan")
    waiting(s, (0, 1, LAND, t.LUNDEIN), (1, 0, LAND, t.CAER_BADDAN))
    say(s, "join p1")
    levy(s)
    say(s, "fight", "outcome drawn")
    assert (s.wars[0].declarer, s.wars[0].enemy, s.wars[0].claimant) == (1, 0, 1)
    say(s, "join p1")
    levy(s)
    say(s, "fight", "outcome won")
    assert s.over
    assert owner(s, "caer_baddan") == 1


def test_aa_26_4_wars_of_the_last_round_are_fought_before_ranks_decide() -> None:
    s = late(rounds=4)
    claim(s, 0, "lundein")
    play(s, begin_round)
    declare_in_turn(s, "p2", "lundein")
    pass_turn(s)
    pass_turn(s)
    assert not s.over
    say(s, "join p1")
    levy(s)
    say(s, "fight", "outcome won")
    assert s.over
    assert s.scores == [1, 0, 0]  # Lundein has made him the first in rank


def test_aa_17_1_who_is_overlord_by_such_a_war_has_won_before_the_next_is_fought() -> None:
    # Given seat 0 is Pendragon and lord of seat 2, and claims the throne of seat 1; another war waits
    s = late(cooldown_rounds=0)
    s.holder = changed(s.holder, t.PENDRAGON, 0)
    s.lord = [-1, -1, 0]
    add_throne_claim(s, 0, 1, t.CLAIM_TO_THE_THRONE)
    claim(s, 1, "caer_baddan")
    waiting(s, (0, 1, THRONE, 1), (1, 0, LAND, t.CAER_BADDAN))
    levy(s)
    say(s, "fight", "outcome won")
    assert s.over
    assert (s.ending, s.scores) == ("overlord", [1, 0, 0])
