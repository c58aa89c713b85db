"""The terminal's screen of a campaign: every moment can be drawn, and says what a ruler needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match, Perspective, Rng
from heptarchy.agents import agent
from heptarchy.cli.menu import Menu
from heptarchy.cli.screen import screen_for
from heptarchy.games.arthur.claims import add_throne_claim, give_title
from heptarchy.games.arthur.fealty import swear
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.screen.screen import ArthurScreen
from heptarchy.games.arthur.table.actions import ROLL
from heptarchy.games.arthur.table.state import SAXON
from heptarchy.games.arthur.turn import play_card
from tests.cli.shell import shell
from tests.cli.test_own_words import drawn
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out
from tests.games.arthur.speaking import chosen
from tests.games.arthur.table import a_campaign, card, claim, give, hold, lay, people, play, province, say

if TYPE_CHECKING:
    from pathlib import Path

    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.state import State

SETTINGS: list[dict[str, object]] = [
    {"players": 2, "battles": "quick"},
    {"players": 6, "battles": "quick", "preset": "skirmish"},
    {"players": 8, "battles": "quick", "war_at_end_of_round": False, "rounds": 4},
    {"players": 3, "battles": "table", "rounds": 6},
    {"players": 3, "battles": "each", "rounds": 6, "share_out": True},
]


def screen(s: Campaign) -> ArthurScreen:
    return ArthurScreen(ARTHUR, ARTHUR.settle({"players": s.players}))


@pytest.mark.parametrize("given", SETTINGS, ids=str)
def test_every_moment_can_be_drawn(given: dict[str, object]) -> None:
    match = Match(ARTHUR, given)
    shown = screen_for(ARTHUR, match.record.options)
    assert isinstance(shown, ArthurScreen)
    rng = Rng("screen")
    while not match.state.over:
        state = match.state
        if state.seat == FATE:
            entry = match.apply(rng.pick(state.weights), FATE)
        else:
            seat = rng.choice(state.seats)
            if rng.below(8 if state.child is None else 30) == 0:
                look(shown, state, seat)
            entry = match.apply(chosen(state, seat, rng), seat)
        lines = shown.story(match, [entry], lambda audience: True, [0])
        assert all(str(line).strip() for line in lines)
    assert " wins by " in drawn(shown.ending(match)) or "has won" in drawn(shown.ending(match))


def look(shown: ArthurScreen, state: State, seat: int) -> None:
    """Draw all that a seat, a spectator and a replay are shown."""
    shown.learn(state, seat)
    for who in (None, seat):
        view = state.view(who)
        parts = [*shown.status(view), *shown.table(view, 100), *shown.hand(view), *shown.played(view)]
        told = drawn([*parts, *shown.odds(view, [])])
        assert "None" not in told
        assert "_" not in told
        assert max(len(line) for line in told.splitlines()) <= 100
    shown.moment(state.view(seat))
    assert drawn(shown.table(shown.everything(state), 100))
    menu = Menu(shown, state.view(seat), state.options_for(seat))
    assert drawn(menu.lines(100)).strip()


def test_rulers_and_the_map_say_how_things_stand() -> None:
    s = a_campaign(3)
    give(s, "elfael", 1)
    people(s, "rhegin", SAXON)
    claim(s, 0, "rhegin")
    s.raids = [2, province("rhegin"), 0]
    s.warlords = [1 if one == province("rhegin") else 0 for one in range(48)]
    add_throne_claim(s, 1, 0, card("claim_to_the_throne"))
    swear(s, 2, 1)
    give_title(s, 0, 0)
    lay(s, 0, "the_brave", "hill_people", "hill_people")
    hold(s, 0, "sly_fox")
    told = " ".join(drawn(screen(s).table(s.view(0), 100), 200).split())
    assert "Gerren of Dumnonia British; rank 10; levy 14; 1 Winds card; Pendragon since 450, summer before him:" in told
    assert "before him: The Brave" in told
    assert "Gwrangon of Ceint British; rank 11; " in told
    assert "lord of Powys" in told
    assert "vassal of Ceint" in told
    assert "his throne is claimed by Ceint" in told
    assert "Rhegin Ceint Saxon claimed by Dumnonia; Warlord; raided by Powys" in told
    assert "Elfael Ceint British" in told
    hand = drawn(screen(s).hand(s.view(0)))
    assert "Sly Fox: On any ruler without Dumb Ox" in " ".join(hand.split())
    assert "Sly Fox" not in drawn(screen(s).hand(s.view(1)))


def test_wars_and_sieges_stand_above_the_question() -> None:
    s = besieged(a_campaign(3), "join p1")
    say(s, "stay")
    hold_out(s, 1, 6)
    told = drawn(screen(s).status(s.view(0)))
    assert "Round 3 of 18 (450, summer), turn 7, of Dumnonia; no war before turn 14" in told
    assert "War of 450, summer over Caer Lundein: Dumnonia, Powys against Ceint" in told
    assert "Siege, round 1: besiegers lost 0 of 22, besieged 0 of 11" in told


def test_odds_are_those_of_the_wars_or_of_two_types() -> None:
    s = declared(a_campaign(3))
    shown = screen(s)
    assert "There is no war" in drawn(shown.odds(a_campaign(2).view(0), []))
    shown.learn(s, s.seats[0])
    told = drawn(shown.odds(s.view(0), []))
    assert "War of Dumnonia on Ceint, 11 against 11 elements" in told
    assert "battle: win " in told
    assert "siege: win " in told
    assert "36" in drawn(shown.odds(s.view(0), ["Sp", "Wb"]))


def test_a_province_is_told_in_full() -> None:
    s = a_campaign(2)
    shown = screen(s)
    page = shown.place(s.view(0), ["cern"])
    assert page is not None
    told = drawn(page)
    assert "Cernow: Cornwall" in told
    assert "hilly; British Sea; Irish Sea; kingdom Dumnonia" in told
    assert "Touches Caer Uisc, Dyfnaint." in told
    assert "Not in play." in drawn(shown.place(s.view(0), ["elmet"]) or [])
    assert shown.place(s.view(0), ["camelot"]) is None


def test_options_are_cards_with_their_texts_and_provinces_with_their_owners() -> None:
    s = a_campaign(2)
    play(s, play_card, 0)
    shown = screen(s)
    shown.learn(s, 0)
    menu = drawn(Menu(shown, s.view(0), s.options).lines(100))
    assert "Play Raid" in menu
    assert "Send one element against a province" in menu
    say(s, "play establish_claim")
    shown.learn(s, 0)
    assert "Claim Caer Wenta (Ceint, British)" in drawn(Menu(shown, s.view(0), s.options).lines(100))


def test_a_battle_is_drawn_as_dba_draws_it_and_answered_by_its_spelling() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    while s.rule != "DBA-5.4":
        seat = s.seats[0]
        s.apply(s.weights.answers[0] if seat < 0 else s.options_for(seat)[-1], seat)
    shown = screen(s)
    seat = s.seats[0]
    shown.learn(s, seat)
    told = drawn([*shown.status(s.view(seat)), *shown.table(s.view(seat), 100)])
    assert "War of 450, summer over Caer Lundein: Dumnonia against Ceint" in told
    assert "c1 Dumnonia (British" in told
    assert "c2 Ceint (British" in told
    assert shown.spelled("612.0") == "battle/camp 612"
    assert shown.spelled("camp 612") == "battle/camp 612"
    assert shown.rules_text("DBA-5.4") != shown.rules_text("AA-5.4")


def fought(battles: str) -> Match:
    """A campaign of two up to the end of its first battle."""
    match = Match(
        ARTHUR, {"players": 2, "battles": battles, "rounds": 40, "war_round": 1, "war_at_end_of_round": False}
    )
    rng = Rng("battle")
    begun = False
    while not match.state.over and (match.state.child is not None or not begun):
        state = match.state
        begun = begun or state.child is not None
        seat = state.seats[0]
        match.apply(rng.pick(state.weights) if seat == FATE else chosen(state, seat, rng), seat)
    assert begun
    return match


def test_aa_21_3_a_battle_of_bots_is_told_in_short() -> None:
    match = fought("bots")
    shown = screen_for(ARTHUR, match.record.options)
    short = [line.plain for line in shown.story(match, match.log, lambda audience: True, [0])]
    whole = [line.plain for line in shown.story(match, match.log, lambda audience: True, [])]
    assert len(short) < len(whole)
    assert any("pitches the camp" in line for line in whole)
    assert not any("pitches the camp" in line for line in short)
    assert any("commands the attackers" in line for line in short)
    assert any("war" in line for line in short[-5:])
    other = fought("table")
    shown = screen_for(ARTHUR, other.record.options)
    assert any("pitches" in line.plain for line in shown.story(other, other.log, lambda audience: True, [0]))


def test_an_answer_is_not_told_twice() -> None:
    match = Match(ARTHUR, {"players": 2, "battles": "quick"})
    while match.state.seat == FATE:
        match.apply(match.state.weights.answers[0], FATE)
    entry = match.apply(ARTHUR.space.parse("play establish_claim"), match.state.seat)
    told = screen_for(ARTHUR, match.record.options).story(match, [entry], lambda audience: True, [])
    assert [line.plain for line in told] == ["Dumnonia plays Establish Claim"]


@pytest.mark.parametrize(
    ("language", "secret", "only"),
    [
        ("en", "Dumnonia answers in secret (the only answer)", "Dumnonia plays Establish Claim (the only answer)"),
        ("es", "Dumnonia responde en secreto (la única respuesta)", "Dumnonia juega Establecer pretensión (la única"),
    ],
)
def test_a_secret_answer_and_one_without_a_choice_are_marked(language: str, secret: str, only: str) -> None:
    match = Match(ARTHUR, {"players": 2, "battles": "quick"})
    while match.state.seat == FATE:
        match.apply(match.state.weights.answers[0], FATE)
    seat = match.state.seat
    entry = match.apply(ARTHUR.space.parse("play establish_claim"), seat)
    entry.forced, entry.seat, entry.events = True, 0, []
    shown = screen_for(ARTHUR, match.record.options, language)
    [heard] = shown.story(match, [entry], lambda audience: True, [0])
    [hidden] = shown.story(match, [entry], lambda audience: False, [0])
    assert heard.plain.startswith(only)
    assert hidden.plain == secret


def told_of(given: dict[str, object], seed: str, language: str = "en") -> tuple[Match, list[str]]:
    """A campaign that greedy bots play to its end, as the terminal tells it to one who watches."""
    match = Match(ARTHUR, given)
    rng = Rng(seed)
    bot = agent("greedy", "arthur")
    while not match.state.over:
        state = match.state
        if state.seat == FATE:
            match.apply(rng.pick(state.weights), FATE)
            continue
        seat = state.seats[0]
        options = state.options_for(seat)
        seen = Perspective(ARTHUR, state, seat, match.record.options)
        match.apply(options[0] if len(options) == 1 else bot.choose(seen, rng), seat)
    shown = screen_for(ARTHUR, match.record.options, language)
    return match, [line.plain for line in shown.story(match, match.log, lambda audience: True, [])]


def test_aa_26_5_peace_after_a_war_is_told_by_rounds() -> None:
    s = a_campaign(4, war_at_end_of_round=True)
    s.declared = s.round * s.players  # fought when round 3 ended
    s.round, s.turn = 4, s.declared + 1
    assert "no war before round 6" in drawn(screen(s).status(s.view(None)))
    s.declared -= 1  # void: it counts from the turn before
    assert "no war before turn 20" in drawn(screen(s).status(s.view(None)))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_die_is_shown_before_what_came_of_it(language: str) -> None:
    match, lines = told_of({"players": 4, "battles": "quick", "preset": "skirmish"}, "dice 2", language)
    words = ARTHUR.words(language).at(match.record.options)
    dice = [entry for entry in match.log if ROLL.holds(entry.action)]
    fate = "Fate" if language == "en" else "El azar"
    assert len([line for line in lines if line in {f"{fate} {words.said(ROLL[n])}" for n in range(6)}]) == len(dice)
    came = [entry for entry in dice if entry.events]
    assert came, "a siege, a death or a claim hangs on a die"
    at = 0
    for entry in came:
        first = f"  {words.event(entry.events[0])}"
        at = next(
            n for n in range(at + 1, len(lines)) if lines[n] == first and words.said(entry.action) in lines[n - 1]
        )


def test_each_act_of_a_war_is_told_once() -> None:
    match, lines = told_of({"players": 4, "battles": "quick", "preset": "skirmish"}, "dice 2")
    names = match.record.names
    twice = (" prefers a siege", " wants battle", " agrees", " wants to go home")
    assert not [line for line in lines if line.endswith(twice)]
    assert not [line for line in lines if any(line.startswith(f"{name} joins ") for name in names)]
    assert not [line for line in lines if line.endswith(" an offer") and line.startswith("  ")]
    assert [line for line in lines if " sides with " in line]
    assert [line for line in lines if " with an offer" in line]


# At the keyboard


def test_players_are_called_by_their_kingdoms() -> None:
    s = declared(a_campaign(3))
    shown = screen(s)
    assert [shown.shown(option) for option in s.options] == ["join Dumnonia", "join Ceint"]
    assert shown.names()[s.options[1]] == ["join Ceint"]


def test_a_campaign_is_played_by_numbers_and_names(tmp_path: Path) -> None:
    typed = "help\n?\nmap\nhand\nshire rhegin\nodds\nwhy not play treachery\n" + "1\n2\n3\n" * 300
    options = ["--players", 3, "--seat", "ceint", "--bots", "random", "--seed", 5, "--file", tmp_path / "campaign"]
    ran = shell("play", "arthur", *options, "--set", "battles=quick", "--set", "rounds=4", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "Ceint plays " in ran.out
    assert "Rhegin: the South Downs and the Weald" in ran.out
    assert "wins by" in ran.out
    again = shell("replay", tmp_path / "campaign", typed="\n" * 2000)
    assert again.code == 0
    assert "wins by" in again.out


def test_a_question_of_a_battle_is_explained_by_the_rules_of_dba(tmp_path: Path) -> None:
    match = Match(
        ARTHUR, {"players": 2, "battles": "table", "rounds": 40, "war_round": 1, "war_at_end_of_round": False}
    )
    rng = Rng("battle")
    while match.state.child is None and not match.state.over:
        state = match.state
        seat = state.seats[0]
        match.apply(rng.pick(state.weights) if seat == FATE else chosen(state, seat, rng), seat)
    assert match.state.child is not None
    file = tmp_path / "battle"
    file.write_text(match.record.write(), encoding="utf-8")
    seats = [word for name in match.record.names for word in ("--seat", name.lower())]
    ran = shell("play", "--resume", "--file", file, *seats, "--bots", "random", typed="?\n? DBA-16.1\nquit\n")
    assert ran.code == 0
    assert "DBA-16.1  " in ran.out
    assert "no rule" not in ran.out


def test_rules_and_games_know_the_campaign() -> None:
    assert "arthur     Age of Arthur" in shell("games").out
    assert "Nobody may stay out." in " ".join(shell("rules", "arthur", "AA-9.7").out.split())
