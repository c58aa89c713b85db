"""What a seat may see of a campaign (AA-3.11)."""

from __future__ import annotations

from tests.games.arthur.table import a_campaign, claim, hold, lay


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
