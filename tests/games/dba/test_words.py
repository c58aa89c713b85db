"""What the corpus of DBA does not hold: moves as they are measured, endings, and that verbs, rules and messages fit."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from heptarchy.games.dba.book import why
from heptarchy.games.dba.book.asks import ENDINGS, LINES
from heptarchy.games.dba.book.asks_moves import runs
from heptarchy.games.dba.book.words import offered, pointed
from heptarchy.games.dba.book.words_book import PACKAGE
from heptarchy.games.dba.combat import fight
from heptarchy.games.dba.data import tables as t
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.table import actions as a
from heptarchy.games.dba.table.domains import COMMAND_SIZE, pack_pose
from heptarchy.games.dba.table.state import Battle
from heptarchy.kernel import rulebook
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.refusal import Refusal
from heptarchy.kernel.rulebook import Rulebook
from heptarchy.speech.book import Book
from heptarchy.speech.ftl import Variable
from heptarchy.speech.shelf import book_of
from heptarchy.speech.words import called
from tests.games.dba.table import battle
from tests.speech.parts import declared_in, used

LANGUAGES = ("en", "es")

FATES = (a.PIPS, a.CLASH, a.OMEN, a.SPARK, a.FORD, a.DEAL, a.LOT)

WON, DRAWN = "won", "drawn"  # endings that are known by their winners alone

GAME = Path(t.__file__).parents[1]

CITED = re.compile(r"\bDBA-\d+(?:\.\d+)?")


def to(x: float, y: float, degrees: float) -> int:
    """The action that moves the first of the unit there, in mm from the south-western corner."""
    return a.TO[pack_pose(round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(degrees * 10))]


def label(s: Battle, action: int, language: str = "en", seat: int = 0) -> str:
    return DBA.words(language).label(s, seat, action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_wordings(language: str) -> None:
    ids = book_of(PACKAGE, language).entries
    names = {called(verb) for verb in a.SPACE.verbs}
    assert {id.partition("-dba-")[0] for id in ids if id.startswith("do-")} == {
        f"do-{called(verb)}" for verb in a.SPACE.verbs if verb not in FATES
    }
    for head in ("log", "verb"):
        assert {id for id in ids if id.startswith(f"{head}-")} == {f"{head}-{name}" for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_the_log_speak_of_what_answers_carry(language: str) -> None:
    said = book_of(PACKAGE, language)
    s = battle([(t.SP, 600, 200, 90, 0), (t.SP, 640, 200, 90, 0), (t.WB, 600, 400, 270, 1)])
    s.unit = make_unit(s, 0, [0])
    for verb in a.SPACE.verbs:
        for rule in ("DBA-7.3", "DBA-22.4"):
            asked = Asked(0, [], None, 0, rule, None)
            button, log = offered(s, asked, verb, verb[0]), f"log-{called(verb)}"
            ids = [button.id, f"{button.id}-{rule.lower().replace('.', '-')}"]
            for id, args in [*[(id, button.args) for id in ids], (log, pointed(verb, verb.arg(verb[0])))]:
                assert not said.has(id) or arguments(said, id) <= set(args), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_all_that_it_carries(language: str) -> None:
    said = book_of(PACKAGE, language)
    for id, args in declared_in(a.SPACE).items():
        assert arguments(said, id) == set(args), id


def arguments(said: Book, id: str) -> set[str]:
    """The arguments that a message uses, in all its variants."""
    found = [[one] if isinstance(one, Variable) else one.args for one in used(said, id)]
    return {arg.name for args in found for arg in args if isinstance(arg, Variable)}


def test_dba_8_1_a_move_is_told_as_it_is_measured() -> None:
    # Given Spears in the open that face north, taken up alone
    s = battle([(t.SP, 600, 200, 90, 0), (t.WB, 600, 500, 270, 1)])
    s.unit = make_unit(s, 0, [0])

    # Then forward, sideways, back and turning are told from where they stand
    assert label(s, to(600, 250, 90)) == "Forward 200 p (50 mm)"
    assert label(s, to(600, 150, 90)) == "Back 200 p (50 mm)"
    assert label(s, to(630, 240, 90)) == "Forward 160 p, right 120 p"
    assert label(s, to(570, 200, 90)) == "Left 120 p (30 mm)"
    assert label(s, to(600, 225, 105)) == "Forward 100 p, turn left 15°"
    assert label(s, to(600, 200, 67.5)) == "Turn right 22.5°"
    assert label(s, to(600, 185, 270)) == "Back 60 p, turn about"
    assert label(s, to(600, 200, 90)) == "Stay in place"
    assert label(s, to(600, 250, 90), "es") == "Adelante 200 p (50 mm)"
    assert label(s, to(600, 225, 105), "es") == "Adelante 100 p, giro a la izquierda 15°"
    assert label(s, a.LEAVE[0]) == "Leave the table"


@pytest.mark.parametrize(
    ("pose", "english", "spanish"),
    [
        ((600, 300, 90), "Contact Warband e2 (general) in front", "Contacto con Banda guerrera e2 (general) de frente"),
        ((620, 320, 180), "on the left flank", "por el flanco izquierdo"),
        ((580, 320, 0), "on the right flank", "por el flanco derecho"),
        ((600, 315, 270), "in the rear", "por la retaguardia"),
        ((640, 300, 90), "Overlap Warband e2 (general)", "Solape con Banda guerrera e2 (general)"),
    ],
)
def test_dba_1_7_contact_is_named(pose: tuple[int, int, int], english: str, spanish: str) -> None:
    s = battle([(t.CV, 600, 260, 90, 0), (t.WB, 600, 300, 270, 1)])
    s.unit = make_unit(s, 0, [0])
    assert english in label(s, to(*pose))
    assert spanish in label(s, to(*pose), "es")


def test_dba_9_2_a_wheel_is_told_with_what_goes_before_it() -> None:
    # Given two Spears side by side, which wheel about their left corner
    s = battle([(t.SP, 600, 200, 90, 0), (t.SP, 640, 200, 90, 0), (t.WB, 600, 500, 270, 1)])
    s.unit = make_unit(s, 0, [0, 1])

    # Then the angle is told, and how far the pivot went
    assert label(s, to(599.32, 205.18, 105)) == "Wheel left 15°"
    assert label(s, to(599.32, 215.18, 105)) == "Wheel left 15°, forward 40 p"
    assert label(s, to(600, 250, 90)) == "Forward 200 p (50 mm)"
    assert label(s, to(599.32, 205.18, 105), "es") == "Pivote a la izquierda 15°"


def test_dba_7_3_groups_are_named_by_their_types() -> None:
    stands = [(t.CV, 500, 200, 90, 0), *[(t.SP, 600 + 40 * i, 200, 90, 0) for i in range(3)], (t.PS, 300, 200, 90, 0)]
    s = battle([*stands, (t.WB, 600, 500, 270, 1)])
    assert label(s, a.MOVE[0b00010]) == "Move Spears e2"
    assert label(s, a.MOVE[0b01110]) == "Move 3 elements: Spears e2-e4"
    assert label(s, a.MOVE[0b11010]) == "Move 3 elements: Spears e2, e4 and Psiloi e5"
    assert label(s, a.HOLD[0b00001]) == "Hold Cavalry e1 (general)"
    assert label(s, a.MOVE[0b11010], "es") == "Mover 3 elementos: Lanzas e2, e4 y Psiloi e5"
    assert label(s, a.HOLD[(1 << COMMAND_SIZE) | 1], seat=1) == "Hold Warband e6 (general)"
    assert runs([4, 0, 1, 2, 9]) == "e1-e3, e5, e10"


@pytest.mark.parametrize("language", LANGUAGES)
def test_dba_21_every_ending_has_a_sentence(language: str) -> None:
    options = DBA.settle({"players": 4})
    words = DBA.words(language).at(options)
    names = words.seat_names(options)
    s = battle([(t.SP, 600, 200, 90, 0)], sides=(0, 0, 1, 1))
    assert words.ending(s) == ""
    s.over = True
    for key in (WON, *[key for key, ask in ENDINGS.items() if ask.args]):
        s.ending, s.scores = key, [0, 0, 1, 1]
        assert names[2] in words.ending(s)
        assert names[3] in words.ending(s)
        assert names[0] not in words.ending(s)
    for key in (DRAWN, *[key for key, ask in ENDINGS.items() if not ask.args]):
        s.ending, s.scores = key, [0, 0, 0, 0]
        assert words.ending(s)
        assert not any(name in words.ending(s) for name in names)


def test_things_and_numbers_of_a_refusal_go_with_their_words() -> None:
    def said(refusal: Refusal) -> str:
        return DBA.words("en").refusal(refusal)

    assert said(why.COSTS_PIPS.by("DBA-7.3", 1, 0)) == "that costs 1 PIP, and 0 are left"
    assert said(why.SHUT_OUT.by("DBA-30.1", t.DUNES, t.MARSH)) == "here lie dunes, and so no marsh"
    assert said(why.SHUT_OUT.by("DBA-30.1", t.GENTLE_HILL, t.MARSH)) == "here lies a gentle hill, and so no marsh"
    assert said(why.LAID_BEFORE.by("DBA-30.4", t.ROUGH)) == "rough ground is laid before what lies there"
    long = "at most twice as long as"
    assert said(why.FEATURE_LONG.by("DBA-3.2", t.DUNES)) == f"dunes are {long} they are wide"
    assert said(why.FEATURE_LONG.by("DBA-3.2", t.ROUGH)) == f"rough ground is {long} it is wide"
    assert said(why.MOST_OF_KIND.by("DBA-30.2", t.BUA, 1)) == "of built-up area there is 1 at most"


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook.read(GAME / "rules.en.md")


def cited_in_source() -> dict[str, set[str]]:
    """Rules that questions and refusals name, with the modules where they do."""
    found: dict[str, set[str]] = {}
    for module in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            rules = [word.value for word in node.keywords if word.arg == "rule"]
            if isinstance(node.func, ast.Attribute) and node.func.attr == "by":  # why.DEMORALISED.by("DBA-19.4", e)
                rules.append(node.args[0])
            for rule in rules:
                for part in ast.walk(rule):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.setdefault(part.value, set()).add(module.name)
    return found


def asked(*options: int, rule: str = "DBA-1.1", arg: int = 0, seat: int = 0) -> Asked:
    return Asked(seat, list(options), None, arg, rule, None)


def line(s: Battle, question: Asked, language: str = "en") -> str:
    """The prompt for a question that is put to the seat by hand."""
    words = DBA.words(language).at(DBA.settle({"players": s.players}))
    s.ask(question.seat, question.options, then=fight, arg=question.arg, rule=question.rule)
    return words.prompt(s, question.seat)


def test_every_verb_of_a_seat_tells_its_question() -> None:
    told = {verb.name for verbs, _ in LINES for verb in verbs}
    others = {"defend", "dismount", "laid", "offer_draw", "concede", "decline"}  # each stands beside one that tells it
    assert told | others | {verb.name for verb in FATES} == {verb.name for verb in a.SPACE.verbs}


def test_dba_36_2_in_a_campaign_everybody_is_asked_for_himself() -> None:
    for seat in (0, 1):
        s = battle([(t.SP, 600, 300, 90, 0), (t.SP, 700, 300, 90, 1), (t.WB, 600, 400, 270, 2)], sides=(0, 0, 1))
        s.round = 2
        s.in_campaign = True
        said = line(s, asked(a.FIGHT_ON[0], rule="DBA-6.2", seat=seat))
        assert said == "Round 2, your bound: do you fight on, offer a draw to all, or give up your own command?"
    s = battle([(t.SP, 600, 300, 90, 0), (t.WB, 600, 400, 270, 1)])
    said = line(s, asked(a.ACCEPT[0], a.DECLINE[0], rule="DBA-36.2", arg=16, seat=0))
    assert said == "Aelle offers a draw; it takes everybody's yes: do you accept it?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_a_question(language: str) -> None:
    said = book_of(PACKAGE, language).entries
    asked_so = {id: str(entry.pattern) for id, entry in said.items() if id.startswith("ask-")}
    assert [id for id, text in asked_so.items() if "?" not in text] == ["ask-over", "ask-others"]


def test_every_rule_that_a_question_or_a_refusal_names_can_be_read(book: Rulebook) -> None:
    known = {rule.id for rule in book.rules} | {chapter.id for chapter in book.chapters}
    cited = cited_in_source()
    assert {"DBA-7.3", "DBA-19.4", "DBA-33.7"} <= set(cited)
    assert not {rule: modules for rule, modules in cited.items() if rule and rule not in known}


def test_every_rule_that_the_rules_cite_exists(book: Rulebook) -> None:
    known = {rule.id for rule in book.rules} | {chapter.id for chapter in book.chapters}
    rulings = (GAME / "RULINGS.md").read_text(encoding="utf-8")
    texts = [rule.text for rule in book.rules] + [chapter.intro for chapter in book.chapters]
    for text in (*texts, rulings):
        assert set(CITED.findall(text)) <= known


@pytest.mark.parametrize("language", ["en", "es"])
def test_dba_2_1_the_table_of_types_is_what_is_played(language: str) -> None:
    words = DBA.words(language)
    text = rulebook.parse(words.rules_text(), "rules").find("DBA-2.1").text
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")][2:]
    entries = words.book()["types"]
    assert len(rows) == len(entries)
    for row, (key, entry) in zip(rows, entries.items(), strict=True):
        cells = [cell.strip() for cell in row]
        assert cells[0] == f"{entry['name']} ({key})"
        assert cells[2:4] == [str(entry["foot"]), str(entry["against_mounted"])]
        if entry["good"]:
            assert [cells[4].split("p")[0], cells[5]] == [str(entry["good"]), f"{entry['bad']}p"]
            assert cells[6] == str(entry["depth"])
        yes = "yes" if language == "en" else "sí"
        assert [cell == yes for cell in cells[7:]] == [entry["suffers"], entry["pursues"]]
