"""The report: its sentences and figures are right, and the page is whole, safe and on its own."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import polars as pl
import pytest

from heptarchy.lab.html.campaign import Campaign, NothingToShow, Setting, baseline_of, replay_line, settings_of
from heptarchy.lab.html.page import page
from heptarchy.lab.html.plots import Bin, Scale, bins_of
from heptarchy.lab.html.sections.compare import contrasts, sentence_of, verdict, what_differs
from heptarchy.lab.html.sections.headline import first_sentence
from heptarchy.lab.html.sections.lead import turned_at, turning_points
from heptarchy.lab.html.sections.plays import used
from heptarchy.lab.intervals import wilson
from tests.cli.shell import shell

if TYPE_CHECKING:
    from pathlib import Path

VOID = {"meta", "input"}


def a_game(index: int, winner: int, **changed: Any) -> dict[str, Any]:
    """One game of two sides; whoever wins leads from the second round on."""
    ahead = [0.6, 0.4] if winner == 0 else [0.4, 0.6]
    return {
        "setting": "",
        "index": index,
        "seed": f"1/{index}",
        "agents": ["greedy", "greedy"],
        "sides": ["Vikings", "English"],
        "scores": [1 - winner, winner],
        "winners": [winner],
        "ending": "treaty" if index % 5 else "viking conquest",
        "round": 5 + index % 3,
        "tags": [],
        "decisions": 400 + index % 7,
        "when": [1, 2, 3],
        "lead": [[0.5, 0.5], ahead, ahead],
        "plays": ["0:Spy", "1:Ambush"] if index % 2 else ["1:Ambush"],
        "opening": ["York", "Treaty"] if index % 3 else ["Whitby", "Treaty"],
        **changed,
    }


def a_campaign(rows: list[dict[str, Any]], name: str = "", **plan: Any) -> Campaign:
    """A campaign as the lab keeps it."""
    labels = dict.fromkeys(row["setting"] for row in rows)
    said = {
        "kind": "simulate",
        "game": "vikings",
        "title": "878: Vikings",
        "options": {"players": 2, "treaty_markers": 9},
        "plans": [{"setting": label, "options": _options(label), "seats": ["Vikings", "English"]} for label in labels],
        "seed": 1,
        "when": "round",
        "facts": {"round": "The round in which the game ended"},
        "mark": "round",
        "lead": "How near the cities are.",
        "plays": "card",
        "opening": "Where the first Leader landed.",
    }
    return Campaign({**said, **plan}, pl.DataFrame(rows), name)


def _options(label: str) -> dict[str, int]:
    return {name: int(value) for name, _, value in [label.partition("=")] if name}


def two_settings(won: int, then: int, of: int = 100, seed: int = 1) -> list[Setting]:
    """Vikings win so many games by nine markers and so many by eight; the second setting has this seed."""
    rows = [a_game(n, 0 if n < won else 1, setting="treaty_markers=9") for n in range(of)]
    rows += [
        a_game(n, 0 if n < then else 1, setting="treaty_markers=8", seed=f"{seed}/{n}", decisions=410 + n % 7)
        for n in range(of)
    ]
    return settings_of([a_campaign(rows)])


class Reader(HTMLParser):
    """Reads a page; says what is not closed, and keeps what it found."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: Counter[str] = Counter()
        self.links: list[str] = []
        self.tags: Counter[str] = Counter()
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags[tag] += 1
        self.ids.update([str(given["id"])] if "id" in given else [])
        self.links += [str(given[name]) for name in ("href", "src") if name in given]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).replace("\u00a0", " ").split())


def read(written: str) -> Reader:
    reader = Reader()
    reader.feed(written)
    assert reader.open == []
    return reader


# The page


def test_the_page_is_whole_and_loads_nothing() -> None:
    campaign = a_campaign([a_game(n, n % 3 == 0) for n in range(60)])
    written = page([campaign])
    found = read(written)
    assert [name for name, times in found.ids.items() if times > 1] == []
    assert all(link.startswith("#") and found.ids[link[1:]] for link in found.links)
    outside = re.sub(r"data:font/woff2;base64,[\w+/=]+", "", written)
    assert not re.search(r"https?:|<script|@import|url\((?!#|\))|//", outside)
    drawings = re.findall(r'<svg[^>]* role="img".*?</svg>', written, re.DOTALL)
    assert len(drawings) > 6
    for drawn in drawings:
        assert re.search(r"<title>[^<]+</title><desc>[^<]+</desc>", drawn)
    assert found.tags["table"] >= 6
    assert page([campaign]) == written


def test_names_from_outside_are_made_safe() -> None:
    evil = "<script>alert('&')</script>"
    rows = [a_game(n, n % 2, agents=[evil, "b"], opening=[evil, "x"], ending=evil) for n in range(12)]
    written = page([a_campaign(rows, title=evil)])
    read(written)
    assert "<script" not in written
    assert "&lt;script&gt;alert(&#x27;&amp;&#x27;)" in written


def test_one_game_makes_a_page_that_says_that_it_is_few() -> None:
    told = read(page([a_campaign([a_game(0, 1)])])).text
    assert "1 game is few: look at the intervals before the figures." in told
    assert "English won 100 % [21 to 100] of 1 game" in told


def test_a_campaign_without_watching_still_has_its_page() -> None:
    bare = [{**a_game(n, n % 2), "when": [], "lead": [], "plays": [], "opening": []} for n in range(20)]
    found = read(page([a_campaign(bare)]))
    assert found.ids["wins"] == 1
    assert found.ids["lead"] == found.ids["plays"] == 0


def test_what_is_no_campaign_is_refused() -> None:
    with pytest.raises(NothingToShow, match="no games"):
        page([Campaign({"game": "vikings"}, pl.DataFrame())])
    with pytest.raises(NothingToShow, match="old has no column agents, ending"):
        page([Campaign({"game": "vikings"}, pl.DataFrame({"index": [1]}), "old")])


# Sentences


def test_the_first_sentence_says_who_won_and_whether_that_is_chance() -> None:
    clear = settings_of([a_campaign([a_game(n, 0 if n < 35 else 1) for n in range(100)])])[0]
    share = wilson(65, 100)
    words = f"English won 65 % [{100 * share.low:.0f} to {100 * share.high:.0f}] of 100 games, Vikings 35 %."
    assert first_sentence(clear).replace("\u00a0", " ") == words
    even = settings_of([a_campaign([a_game(n, n % 20 < 9) for n in range(100)])])[0]
    assert first_sentence(even).endswith("Vikings 55\u00a0%.") is False
    assert "no more than chance gives the better of two" in first_sentence(even)


def test_the_best_of_several_is_tested_as_the_best_of_several() -> None:
    def winner(n: int, best: int) -> int:  # of 100 games the first side wins so many, the others the rest
        return 0 if n < best else 1 + n % 3

    def sentence(best: int) -> str:
        sides = ["Dumnonia", "Ceint", "Powys", "Linnuis"]
        rows = [
            a_game(n, 0, sides=sides, agents=["a"] * 4, scores=[0] * 4, winners=[winner(n, best)], when=[], lead=[])
            for n in range(100)
        ]
        return first_sentence(settings_of([a_campaign(rows)])[0])

    assert "no more than chance gives the best of 4" in sentence(34)  # z = 2.08: alone it would be shown
    assert "chance" not in sentence(37)  # z = 2.77


# Turning points


def test_a_game_has_turned_when_its_winner_leads_for_good() -> None:
    def turned(winner: int, *leads: float) -> int | None:
        rows = [a_game(0, winner, when=list(range(1, len(leads) + 1)), lead=[[one, 1 - one] for one in leads])]
        return turned_at(settings_of([a_campaign(rows)])[0].games[0])

    assert turned(0, 0.6, 0.7, 0.8) == 0  # led throughout
    assert turned(0, 0.6, 0.4, 0.8, 0.9) == 2
    assert turned(0, 0.6, 0.5, 0.8) == 2  # level is not ahead
    assert turned(1, 0.6, 0.7, 0.8) == 3  # never ahead before the end
    drawn = a_campaign([a_game(0, 0, winners=[])])
    assert turned_at(settings_of([drawn])[0].games[0]) is None


def test_half_of_games_have_turned_by_the_middle_mark_late_ones_counted() -> None:
    lead = {0: [[0.6, 0.4]] * 3, 1: [[0.4, 0.6], [0.6, 0.4], [0.6, 0.4]], 2: [[0.4, 0.6]] * 3}
    rows = [a_game(n, 0, lead=lead[kind]) for n, kind in enumerate([0, 0, 1, 1, 2])]
    turned = turning_points(settings_of([a_campaign(rows)])[0])
    assert (turned.marks, turned.late, turned.middle) == ([1, 1, 2, 2], 1, 2)
    late = turning_points(settings_of([a_campaign([a_game(n, 0, lead=lead[2]) for n in range(3)])])[0])
    assert late.middle is None


# Cards


def test_a_card_is_held_against_what_its_side_wins_anyway() -> None:
    # Vikings win 20 of 100 games; all twenty with the Spy, which they play in 40
    rows = [a_game(n, 0 if n < 20 else 1, plays=["0:Spy", "0:Spy", "1:Ambush"] if n < 40 else []) for n in range(100)]
    setting = settings_of([a_campaign(rows)])[0]
    found = {one.word: one for one in used(setting, lambda game: {(int(play[0]), play[2:]) for play in game.plays})}
    spy, ambush = found["Spy"], found["Ambush"]
    assert (spy.seats, spy.won, ambush.seats, ambush.won) == (40, 20, 40, 20)
    assert (spy.usual, ambush.usual) == pytest.approx((0.2, 0.8))
    assert spy.tells
    assert ambush.tells


# Settings


def test_settings_on_the_same_seeds_are_compared_game_by_game() -> None:
    settings = two_settings(30, 50)
    base = baseline_of(settings)
    assert settings[base].label == "treaty_markers=9"  # the game as it comes
    wins, rounds, decisions = contrasts(settings, base)
    assert (wins.what, wins.paired, wins.games) == ("Vikings", True, 100)
    assert wins.difference.value == pytest.approx(0.2)
    assert wins.p == pytest.approx(2 / 2**20)  # twenty games came out otherwise, all for the Vikings
    assert "With treaty_markers=8, Vikings won 20 points more often" in sentence_of(settings[0].says, wins)
    assert not rounds.shown
    assert decisions.difference.value == pytest.approx(10)
    assert decisions.shown
    assert verdict(settings, base).endswith("more often with treaty_markers=8 than with treaty_markers=9.")


def test_settings_on_other_seeds_are_compared_as_heaps() -> None:
    wins = contrasts(two_settings(30, 50, seed=2), 0)[0]
    assert not wins.paired
    assert wins.p == pytest.approx(0.00389, abs=1e-5)  # z = 0.2 / sqrt(0.4 * 0.6 / 50) = 2.887


def test_no_difference_is_said_with_what_would_be_shown() -> None:
    settings = two_settings(30, 31)
    wins = contrasts(settings, 0)[0]
    assert not wins.shown
    told = sentence_of(settings[0].says, wins)
    assert re.search(r"no difference that 100 games can show; they would show one of \d+ points", told)
    assert verdict(settings, 0).startswith("No setting changes who wins by more than 100 games a setting can show")
    fewer = sentence_of(settings[0].says, contrasts(two_settings(31, 30), 0)[0])
    assert "With treaty_markers=8, Vikings won 1 point less often" in fewer


def test_what_differs_between_settings_is_said_in_the_words_of_the_game() -> None:
    said = what_differs(two_settings(30, 50))
    assert "<strong>treaty_markers</strong>: Control markers that win the Vikings a treaty (V-12.4)." in said
    assert "Here 9 and 8; 9 as the game comes." in said
    one, other = ([a_game(n, 0) for n in range(3)] for _ in range(2))
    house = a_campaign(other, "house", options={"players": 2, "treaty_markers": 10})
    assert "Here 9 with plain and 10 with house; 9" in what_differs(settings_of([a_campaign(one, "plain"), house]))


def test_the_command_for_a_game_can_be_pasted_into_a_shell() -> None:
    setting = settings_of([a_campaign([a_game(0, 0, agents=["line:node my bot.js", "greedy"])])])[0]
    words = shlex.split(replay_line(setting, setting.games[0]))
    assert words[words.index("--agents") + 1] == "line:node my bot.js,greedy"


def test_two_data_sets_are_compared_under_their_names() -> None:
    one, other = ([a_game(n, n % 10 >= few) for n in range(50)] for few in (3, 5))
    written = page([a_campaign(one, "plain"), a_campaign(other, "house")])
    found = read(written)
    assert found.ids["compare"] == found.ids["s1-setting"] == found.ids["s2-wins"] == 1
    assert "Each setting is held against plain." in found.text


def test_an_arena_has_ratings_and_every_pair() -> None:
    pairs = [["a", "b"], ["b", "a"], ["a", "c"], ["c", "a"], ["b", "c"], ["c", "b"]]
    rows = [
        a_game(n, int(pairs[n % 6][0] > pairs[n % 6][1]), agents=pairs[n % 6]) for n in range(120)
    ]  # a beats b beats c
    found = read(page([a_campaign(rows, kind="arena")]))
    assert "won most: 100 % [95 to 100] of 80 games against 2 others" in found.text
    assert "Arena report" in found.text
    assert found.ids["arena"] == 1
    assert found.text.index("Ratings") < found.text.index("Every pair")


# Drawings


def test_columns_hold_every_number_once() -> None:
    assert bins_of([3, 3, 5], 24) == [Bin(3, 3), Bin(4, 4), Bin(5, 5)]
    values = [126, 245, 327, 250]
    bins = bins_of(values, 12)
    assert all(sum(one.low <= value <= one.high for one in bins) == 1 for value in values)
    assert len(bins) <= 13
    assert Scale(0.17, 0.34, 0, 100).ticks() == pytest.approx([0.2, 0.25, 0.3])


# The command


def test_a_data_set_becomes_a_report_whose_games_can_be_seen_again(tmp_path: Path) -> None:
    kept, written = tmp_path / "kept", tmp_path / "r.html"
    given = ("--players", 2, "--agents", "random", "--games", 4, "--jobs", 1, "--set", "rounds=2")
    assert shell("simulate", "vikings", *given, "--out", kept).code == 0
    made = shell("report", kept, "--out", written)
    assert (made.code, made.out) == (0, "")
    assert made.err.strip() == f"the report is in {written}"
    found = read(written.read_text(encoding="utf-8"))
    lines = re.findall(r"heptarchy (simulate vikings .*?) --records seen", found.text)
    assert len(lines) == 2
    frame = pl.read_parquet(kept / "part-00000.parquet")
    number = int(lines[0].partition("--first ")[2].split()[0])
    again = shell(*lines[0].split(), "--jobs", 1, "--out", tmp_path / "again.jsonl")
    assert again.code == 0
    played = pl.read_ndjson(tmp_path / "again.jsonl")
    same = ["index", "winners", "ending", "decisions"]
    assert played.select(same).rows() == frame.filter(pl.col("index") == number).select(same).rows()


def test_bad_reports_are_refused_in_a_line(tmp_path: Path) -> None:
    gone = shell("report", tmp_path / "gone", "--out", tmp_path / "r.html")
    assert gone.code != 0
    assert "there is no such data set" in gone.err
    assert not (tmp_path / "r.html").exists()
