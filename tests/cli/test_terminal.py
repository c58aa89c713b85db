"""`heptarchy play` at a table of one person and bots: what is shown, what may be typed, what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match, Rng, game, read_record
from heptarchy.cli.line_reader import Reader
from heptarchy.cli.menu import Menu
from heptarchy.cli.saves import Seating, read_seating
from heptarchy.cli.screen import screen_for
from heptarchy.cli.terminal import Session
from heptarchy.games.vikings.data.tables import SIDES
from heptarchy.games.vikings.screen.odds import battle_at_hand
from heptarchy.games.vikings.table.actions import BAR
from heptarchy.kernel.rulebook import parse
from heptarchy.kit.screen.paper import paper
from raids.game import RAIDS
from tests.cli.shell import Ran, one_line, shell
from tests.views import look

if TYPE_CHECKING:
    from pathlib import Path

ALWAYS_ONE = "1\n" * 2000
EARLY_ONES = "1\n1\n1\n2\n3\n4\n5\n6\n" * 600  # where the first is taken (V-15.33) numbers go on with the second
SEED = 90  # the Norsemen hold three Movement cards, the English nothing for the first battle
TO_THE_LANDING = "1\n1\n"  # the Movement card, Halfdan
TO_A_STOP = f"{TO_THE_LANDING}whitby\n"  # an empty coast


def vikings(path: Path, typed: str, *more: object) -> Ran:
    """The Vikings against English who begin as the map shows, so that no bot decides what these tests see."""
    options = ("--seed", SEED, "--bots", "random", "--set", "extra_setup_units=0", "--file", path)
    return shell("play", "vikings", *options, *more, typed=typed)


def words(text: str) -> str:
    """Without line breaks."""
    return " ".join(text.split())


def after(text: str, typed: str) -> str:
    """What was printed after this line was typed."""
    return text.partition(f"> {typed}\n")[2]


# A whole game


def test_a_script_plays_a_whole_game_and_reads_how_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran = vikings(path, ALWAYS_ONE)
    assert ran.code == 0
    assert ran.err == ""
    record = read_record(path.read_text(), game)
    state = record.replay()
    assert state.over
    end = words(ran.out[ran.out.index("have won in Round") - 20 :])
    assert ("Vikings" if state.result().winners == [0] else "English") in end
    assert "Cities in Viking hands" in end
    assert f"{len(record.answers)} answers" in end
    assert str(path) in ran.out


def test_undo_save_quit_and_resume_leave_no_trace_in_the_record(tmp_path: Path) -> None:
    # Given a game played without interruption
    whole = tmp_path / "whole.txt"
    answers = vikings(whole, ALWAYS_ONE).out.count("\n> 1\n")
    assert answers > 10

    # When the same answers are given with undo, save, quit, the end of the input and questions between them
    path = tmp_path / "parts.txt"
    copy = tmp_path / "copy.txt"
    first = vikings(path, f"1\n1\nundo\n1\n?\nsave {copy}\n1\nmap\nhand\nwhy not rome\nquit\n1\n1\n")
    assert "Taken back." in first.out
    assert "Go on with" in first.out
    second = shell("play", "--resume", path, typed="1\n" * (answers // 2))
    third = shell("play", "--resume", "--file", path, typed="log\n" + ALWAYS_ONE)

    # Then the record is the same to the letter
    assert (first.code, second.code, third.code) == (0, 0, 0)
    assert path.read_text() == whole.read_text()
    assert read_record(copy.read_text(), game).answers
    assert shell("replay", path).code == 0


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    vikings(path, ALWAYS_ONE)
    ran = shell("play", "--resume", path)
    assert ran.code == 1
    assert "this game is over" in one_line(ran.err)


@pytest.mark.parametrize(
    "options",
    [
        ("--players", 4, "--seat", "thegn", "--bots", "random"),
        ("--players", 3, "--set", "lone_side=english", "--seat", "norsemen", "--bots", "random"),
        ("--advanced", "--seat", "english", "--bots", "random", "--set", "rounds=3"),
        ("--seat", "none", "--bots", "random"),
        ("--players", 4, "--seat", "vikings", "--seat", "housecarl", "--bots", "random"),
        ("--set", "rounds=3", "--set", "hand_size=4", "--bots", "greedy"),
    ],
    ids=str,
)
def test_any_seat_can_be_played_to_the_end_in_80_columns(tmp_path: Path, options: tuple[object, ...]) -> None:
    path = tmp_path / "g.txt"
    ran = shell("play", "--seed", SEED, "--file", path, *options, typed=EARLY_ONES)
    assert ran.code == 0
    assert read_record(path.read_text(), game).replay().over
    wide = [line for line in ran.out.splitlines() if len(line) > 80 and "/" not in line]
    assert wide == []


def test_the_same_seed_gives_the_same_game_and_another_another(tmp_path: Path) -> None:
    paths = [tmp_path / f"{n}.txt" for n in range(3)]
    for path, seed in zip(paths, (7, 7, 8), strict=True):
        shell("play", "--seat", "none", "--bots", "random", "--set", "rounds=2", "--seed", seed, "--file", path)
    assert paths[0].read_text() == paths[1].read_text()
    assert paths[0].read_text() != paths[2].read_text()


def test_a_game_that_has_no_screen_of_its_own_is_played_on_the_plain_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("help\n?\nhand\nshire york\nwhy not\n" + ALWAYS_ONE))
    match = Match(RAIDS, {})
    out = paper()
    path = tmp_path / "raids.txt"
    code = Session(match, Seating([0], "random", 5), path, out, Reader(out)).run()
    said = capsys.readouterr().out
    assert code == 0
    assert match.state.over
    assert "RD-3.1" in said
    assert "This game has no hands of cards." in said
    assert "This game has no shires." in said
    for of_vikings in ("norsemen", "V-9", "odds"):
        assert of_vikings not in said
    assert "The game is over" in said


def test_a_game_that_greedy_does_not_play_has_random_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a game that another package registers
    told = tmp_path / "raids-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: raids\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[heptarchy.games]\nraids = raids.game:RAIDS\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    # When it is played, and bots are not named
    path = tmp_path / "g.txt"
    ran = shell("play", "raids", "--file", path, "--seed", 1)

    # Then random takes the other seats, and that is said
    assert (ran.code, ran.err) == (0, "")
    assert "greedy does not play raids: the bots are random." in ran.out
    assert "You play the " in ran.out
    seating = read_seating(path.read_text())
    assert seating is not None
    assert seating.bots == "random"
    ran = shell("play", "raids", "--bots", "greedy")
    assert ran.code == 2
    assert one_line(ran.err).startswith("heptarchy: greedy does not play 'raids'")


def test_help_names_the_seat_that_is_taken_without_asking() -> None:
    assert "Without it the first seat." in words(
        shell("play", "--help").out.replace("\N{BOX DRAWINGS LIGHT VERTICAL}", "")
    )


def test_who_sits_alone_is_told_of_no_other_seat(tmp_path: Path) -> None:
    alone = ("play", "ortus", "--variant", "rebellion", "--players", 1, "--file", tmp_path / "g.txt")
    assert "--seat" not in shell(*alone, typed="quit\n").out


# What is shown


def test_the_first_screen_shows_map_tracks_pieces_hand_prompt_and_options(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", "")
    for part in (
        "Rounds  [I] II",
        "0 Viking (treaty 9 from Round V, conquest 14)",
        "in the bag: Berserkers, Housecarl and Thegn",
        "NORTHUMBRIA",
        "York* H1 T1",
        "Off shore: Halfdan with N17 B8",
        "Hand of the Norsemen",
        "Norsemen: play your Movement card for this turn  (V-5.8)",
        "You play the Vikings; --seat english takes the other side.",
    ):
        assert part in ran.out
    assert "Vikings pass" not in ran.out  # the only answer
    for faction in ("Housecarl", "Thegn"):
        assert f"Hand of the {faction}" not in ran.out
        assert f"{faction} draw 3 cards" in ran.out
    assert words(ran.out).count("Movement 2/") >= 2


def test_no_screen_of_a_whole_game_names_a_card_that_the_seat_may_not_know(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", ALWAYS_ONE)
    for line in ran.out.splitlines():
        if line.startswith(("Housecarl draw", "Thegn draw")):
            assert line.endswith(("a card", "cards"))
    assert "Hand of the Thegn" not in ran.out


def test_options_name_the_units_and_cities_of_their_places(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", TO_THE_LANDING)
    assert "land in" in ran.out
    assert "York* H1 T1 +Fyrd" in ran.out
    assert "Norsemen: choose where Halfdan lands with 17 Norsemen and 8 Berserkers" in words(ran.out)


def test_dice_and_losses_are_told(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", TO_THE_LANDING + "york\n")
    log = after(ran.out, "york")
    assert "Halfdan lands in York" in log
    assert "Battle in York: the Vikings attack" in log
    assert "Fyrd join the battle in York" in log
    assert "Housecarl roll [" in log


def test_deploying_is_listed_by_kingdom_in_columns() -> None:
    ran = shell("play", "--seat", "english", "--seed", SEED)
    menu = ran.out[ran.out.index("deploy in: Northumbria") :]
    assert "deploy in: East Anglia" in menu
    assert " 59 Elmham* T1" in menu
    assert len(menu.splitlines()) < 35


def test_a_long_list_is_shown_once_and_again_after_an_empty_line() -> None:
    ran = shell("play", "--seat", "english", "--seed", SEED, typed="york\n59\n\nlondon\n")
    assert ran.out.count("deploy extra unit") == 5
    assert ran.out.count("deploy in: Northumbria") == 2
    assert "Housecarl deploy in Elmham" in ran.out


def test_what_is_left_of_a_long_list_keeps_its_numbers() -> None:
    screen = screen_for(game("vikings"), game("vikings").settle({"players": 2}))
    view = Match(game("vikings"), {"players": 2}).state.view(None)
    coasts = [BAR[shire] for shire in range(20)]
    first = Menu(screen, view, coasts)
    left = Menu(screen, view, coasts[1:], first)
    assert left.repeats
    assert left.numbers == {n: action for n, action in first.numbers.items() if n > 1}
    assert not Menu(screen, view, [BAR[shire] for shire in range(1, 21)], first).repeats


# What may be typed


@pytest.mark.parametrize("typed", ["york", "land york", "yo", "eoforwic", "3", "Land in York"])
def test_an_option_is_chosen_by_number_or_by_words(tmp_path: Path, typed: str) -> None:
    ran = vikings(tmp_path / "g.txt", f"{TO_THE_LANDING}{typed}\n")
    assert "Halfdan lands in York" in ran.out


def test_counts_are_set_by_words_where_other_things_are_asked(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", f"{TO_A_STOP}load norsemen 5\nberserkers 2\n")
    assert "load norsemen 0-16  (now 17; the others stay)" in ran.out
    assert "Halfdan in Whitby with 5 Norsemen and 2 Berserkers" in words(after(ran.out, "berserkers 2"))
    assert "Halfdan takes 5 Norsemen along" in ran.out
    assert ran.out.count("undo takes the last number back.") == 2


def test_words_that_fit_several_options_are_asked_back(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", f"{TO_THE_LANDING}c\n")
    assert "That fits 3 options: land Catterick, land Canterbury, land Colchester." in words(ran.out)


def test_a_number_out_of_range_is_told_the_range(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", f"{TO_THE_LANDING}77\n")
    assert "The options are 1 to 14" in ran.out


@pytest.mark.parametrize("typed", ["why not land oxford", "why not oxford", "land oxford", "oxford"])
def test_what_is_not_offered_is_explained_by_its_rule(tmp_path: Path, typed: str) -> None:
    ran = vikings(tmp_path / "g.txt", f"{TO_THE_LANDING}{typed}\n")
    assert "land Oxford: Oxford is no coast to land on (V-7.4)" in words(after(ran.out, typed))


def test_why_not_of_an_option_says_that_it_is_one(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", f"{TO_THE_LANDING}why not york\nwhy not\nwhy not rome\n")
    assert "land York: it is offered: number 3" in ran.out
    assert "Name the thing" in ran.out
    assert "Nothing is called 'rome' here" in ran.out


def test_a_question_mark_prints_the_rule_of_the_question_or_any_other(tmp_path: Path) -> None:
    book = parse(game("vikings").rules_text())
    ran = vikings(tmp_path / "g.txt", "?\n? V-9.8\n?V-12\n? longbow\n? V-9.99\n")
    assert f"V-5.8 {book.find('V-5.8').plain()}" in words(after(ran.out, "?"))
    assert f"V-9.8 {book.find('V-9.8').plain()}" in words(after(ran.out, "? V-9.8"))
    assert "V-12 Victory" in after(ran.out, "?V-12")
    assert "has the words 'longbow'" in words(after(ran.out, "? longbow"))
    assert "no rule V-9.99; nearest: V-9.18" in after(ran.out, "? V-9.99")


def test_a_shire_is_shown_with_its_neighbours(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", "shire york\nshire 31\nshire l\nshire lon\nshire rome\nshire\n")
    page = after(ran.out, "shire york")
    assert "York (Eoforwic, 15)" in page
    assert "coast of the North Sea" in page
    assert "    Manchester* T1" in page
    assert "marsh: closed to all units (V-2.4)" in after(ran.out, "shire 31")
    assert "Which of them: Lancaster, Leeds" in after(ran.out, "shire l")
    assert after(ran.out, "shire lon").startswith("London (")  # Lancaster is Loncaster on the old map only
    assert "No shire is called 'rome'." in ran.out
    assert "Which shire?" in ran.out


def test_the_odds_of_a_battle_to_come(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", f"odds\n{TO_THE_LANDING}odds york\nodds whitby\nodds rome\n")
    assert after(ran.out, "odds").startswith("No battle is being fought. `heptarchy odds vikings --help` tells")
    there = "17 Norsemen and 8 Berserkers attack 1 Housecarl, 1 Thegn and the Fyrd of a card"
    assert there in words(after(ran.out, "odds york"))
    assert "There would be no battle" in after(ran.out, "odds whitby")
    assert "No one shire is called 'rome'." in after(ran.out, "odds rome")


def test_the_odds_of_the_battle_being_fought_are_those_of_its_units() -> None:
    # Given a battle in which somebody is asked
    match = Match(game("vikings"), {"players": 2})
    rng = Rng(1)
    battles = 0
    while not match.state.over:
        state = match.state
        view = look(state, None)
        battle = view["battle"]
        if battle is not None and state.seat != FATE:
            units = battle["units"]
            if units["norsemen"] + units["berserkers"] and units["housecarl"] + units["thegn"] + units["fyrd"]:
                # Then its odds are those of the units that stand, with the roll that comes next
                found = battle_at_hand(view)
                assert found is not None
                odds, attacker, standing, _ = found
                assert standing == list(units.values())
                assert attacker == SIDES.index(battle["attacker"])
                assert 0 <= odds.p_viking_wins <= 1 + 1e-9
                battles += 1
        match.apply(rng.pick(state.weights) if state.seat == FATE else rng.choice(state.options))
    assert battles > 5


def test_help_lists_the_commands_and_an_empty_line_the_options(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", "help\n\noptions\n")
    assert "why not york" in after(ran.out, "help")
    assert ran.out.count("Norsemen: play your Movement card") == 3


def test_undo_is_refused_after_fate_or_another_has_answered(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", f"undo\n{TO_THE_LANDING}york\nundo\n")
    assert "You have no choice to take back." in ran.out
    assert "No undo: fate has spoken or something was revealed since your last choice." in words(ran.out)


def test_a_log_of_no_number_of_lines_is_refused(tmp_path: Path) -> None:
    ran = vikings(tmp_path / "g.txt", "log x\nlog 0\n")
    assert "log takes a number of lines, not 'x'" in ran.out
    assert "log takes a number of lines, not '0'" in ran.out


# What is kept


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path, data_folder: Path) -> None:
    ran = shell("play", "--seed", SEED, typed=TO_THE_LANDING)
    assert ran.code == 0
    (save,) = data_folder.iterdir()
    assert f"heptarchy play --resume {save}" in ran.out.splitlines()
    seating = read_seating(save.read_text())
    assert seating is not None
    assert (seating.persons, seating.bots, seating.seed) == ([0], "greedy", SEED)


def test_resume_alone_takes_the_latest_game_and_names_the_others(tmp_path: Path, data_folder: Path) -> None:
    import os

    assert "no unfinished game in" in one_line(shell("play", "--resume").err)
    for n, faction in enumerate(("vikings", "english")):
        shell("play", "--seat", faction, "--seed", SEED)
        newest = max(data_folder.iterdir(), key=lambda path: path.stat().st_mtime)
        os.utime(newest, (1000 + n, 1000 + n))
    (data_folder / "vikings-notes.txt").write_text("not a record\n")
    ran = shell("play", "--resume")
    assert ran.code == 0
    assert "2 games are unfinished; this is the latest." in ran.out
    other = min(data_folder.glob("*-*-*-*.txt"), key=lambda path: path.stat().st_mtime)
    assert f"  heptarchy play --resume {other}" in ran.out.splitlines()  # in one line however long
    assert "Housecarl: deploy extra unit 1 of 4" in ran.out


def test_a_save_that_was_spoilt_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    vikings(path, TO_THE_LANDING)
    path.write_text(path.read_text().replace("\nopen ", "\nshut ", 1))
    ran = shell("play", "--resume", path)
    assert ran.code == 1
    assert one_line(ran.err).startswith(f"heptarchy: {path}: line")


def test_a_new_game_does_not_overwrite_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    vikings(path, "")
    before = path.read_text()
    ran = vikings(path, "")
    assert ran.code == 2
    assert "is there already" in one_line(ran.err)
    assert path.read_text() == before


def test_save_leaves_files_alone_that_are_no_records(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    diary.write_text("Dear diary\n")
    ran = vikings(tmp_path / "g.txt", f"save {diary}\nsave {tmp_path}/new/copy.txt\nsave {tmp_path}/copy.txt\nsave\n")
    assert "is there already and holds no record" in words(ran.out)
    assert diary.read_text() == "Dear diary\n"
    assert f"not saved: there is no folder {tmp_path}/new" in ran.out
    assert not (tmp_path / "new").exists()
    assert (tmp_path / "copy.txt").read_text() == (tmp_path / "g.txt").read_text()


def test_a_place_that_cannot_be_written_is_said_before_the_game_begins(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = vikings(tmp_path / "file" / "g.txt", "")
    assert ran.code == 1
    assert "not saved" in one_line(ran.err)


def test_a_record_that_no_terminal_wrote_is_resumed_by_its_first_seat(tmp_path: Path) -> None:
    path = tmp_path / "g.txt"
    path.write_text(Match(game("vikings"), {"players": 2}).record.write())
    ran = shell("play", "--resume", path, "--bots", "random", "--seed", 1, typed="quit\n")
    assert ran.code == 0
    assert "Hand of the Norsemen" in ran.out
    assert "> quit" in ran.out
