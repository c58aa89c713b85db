"""Prompts: every question has a line of its own, and names a rule that players can read."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from heptarchy.games.dba import actions as a
from heptarchy.games.dba import tables as t
from heptarchy.games.dba.asks import LINES
from heptarchy.games.dba.combat import fight
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.state import Battle, Combat
from heptarchy.games.dba.words_speech import PACKAGE
from heptarchy.kernel import rulebook
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.rulebook import Rulebook
from heptarchy.speech.shelf import book_of
from tests.games.dba.table import battle
from tests.games.dba.test_words import FATES, LANGUAGES, heard

GAME = Path(t.__file__).parent
CITED = re.compile(r"\bDBA-\d+(?:\.\d+)?")
LONGEST = 150


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook.read(GAME / "rules.en.md")


def cited_in_source() -> dict[str, set[str]]:
    """Rules that questions and refusals name, with the modules where they do."""
    found: dict[str, set[str]] = {}
    for module in GAME.glob("*.py"):
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


# Every question


def test_every_verb_of_a_seat_tells_its_question() -> None:
    told = {verb.name for verb, _ in LINES}
    others = {"defend", "dismount", "laid", "offer_draw", "concede", "decline"}  # each stands beside one that tells it
    assert told | others | {verb.name for verb in FATES} == {verb.name for verb in a.SPACE.verbs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_of_random_battles_falls_to_a_generic_line(language: str) -> None:
    plain = {"en": "nswer by", "es": "se responde"}[language]
    assert len(heard(language).prompts) > 15
    for rule, lines in heard(language).prompts.items():
        for said in lines:
            assert plain not in said, rule
            assert len(said) <= LONGEST, said
            assert said[0].isupper() or said[0] in "¿¡", said
            if language == "es":
                assert said.count("¿") == said.count("?") == 1, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_not_asked_is_told_so(language: str) -> None:
    s = battle([(t.SP, 600, 200, 90, 0), (t.WB, 600, 400, 270, 1)])
    s.ask(0, [a.DONE[0]], then=fight, rule="DBA-7.3")
    words = DBA.words(language)
    assert words.prompt(s, 1) == {"en": "Others are asked", "es": "Se pregunta a otros"}[language]
    s = battle()
    s.finish([0, 1], "conceded")
    assert words.prompt(s, 1) == {"en": "The battle is over", "es": "La batalla ha terminado"}[language]


# Spelled out


def test_dba_7_3_the_pips_that_are_left_are_told() -> None:
    s = battle([(t.SP, 600, 200, 90, 0), (t.WB, 600, 400, 270, 1)])
    s.pips = [1, 0]
    said = line(s, asked(a.MOVE[1], a.DONE[0], rule="DBA-7.3"))
    assert said == "What moves next, or do you end your moves? 1 PIP left"
    s = battle([(t.SP, 600, 200, 90, 0), (t.WB, 600, 400, 270, 1)])
    s.pips = [3, 0]
    said = line(s, asked(a.MOVE[1], a.DONE[0], rule="DBA-7.3"), "es")
    assert said == "¿Qué se mueve ahora, o terminas tus movimientos? Quedan 3 PIP"


def test_dba_8_1_the_place_says_how_far() -> None:
    s = battle([(t.CV, 600, 200, 90, 0), (t.WB, 600, 500, 270, 1)])
    s.unit = make_unit(s, 0, [0])
    said = line(s, asked(a.STAY[0], rule="DBA-8.1"))
    assert said == "Where do you move Cavalry e1 (general)? Up to 400 paces, 200 through bad going"


def test_dba_14_1_who_is_engaged_can_only_break_off() -> None:
    s = battle([(t.CV, 600, 300, 90, 0), (t.SP, 600, 300, 270, 1)])
    s.unit = make_unit(s, 0, [0])
    said = line(s, asked(a.STAY[0], rule="DBA-14.1"))
    assert said == "Cavalry e1 (general) can only break off: how far back? At most 400 paces"


def test_dba_4_5_the_bonus_names_both_totals() -> None:
    def bonus(seat: int) -> str:
        s = battle([(t.SP, 600, 300, 90, 0), (t.WB, 600, 300, 270, 1)])
        s.combat = Combat()
        s.combat.mine, s.combat.theirs, s.combat.my_total, s.combat.their_total = 0, 1, 7, 8
        return line(s, asked(a.FORGO[0], a.URGE[0], rule="DBA-4.5", seat=seat))

    # Each of the two is told of his own first
    assert bonus(0) == "Spears e1 (general) 7 against Warband e2 (general) 8: do you add the C-in-C's 1?"
    assert bonus(1) == "Warband e2 (general) 8 against Spears e1 (general) 7: do you add the C-in-C's 1?"


def test_dba_21_4_only_the_c_in_c_is_asked_whether_to_end_it() -> None:
    s = battle([(t.SP, 600, 300, 90, 0), (t.SP, 700, 300, 90, 1), (t.WB, 600, 400, 270, 2)], sides=(0, 0, 1))
    s.round = 2
    said = line(s, asked(a.FIGHT_ON[0], rule="DBA-6.2"))
    assert said == "Round 2, your bound: do you fight on, offer a draw, concede, or give up your own command?"
    s = battle([(t.SP, 600, 300, 90, 0), (t.SP, 700, 300, 90, 1), (t.WB, 600, 400, 270, 2)], sides=(0, 0, 1))
    said = line(s, asked(a.FIGHT_ON[0], rule="DBA-6.2", seat=1))
    assert "offer a draw" not in said


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


def test_dba_36_3_the_brave_is_named() -> None:
    s = battle([(t.SP, 600, 300, 90, 0), (t.WB, 600, 300, 270, 1)])
    said = line(s, asked(a.STAND_FAST[0], a.GIVE_GROUND[0], rule="DBA-36.3", arg=0))
    assert said == "Spears e1 (general) would recoil, but he is The Brave: does he stand fast?"


def test_dba_19_4_who_can_hold_nobody_else_is_asked_for_turns() -> None:
    armies = [(t.SP, 600, 300, 90, 0), (t.WB, 600, 400, 270, 1)]
    held = "Your men are running: whom do you hold? 0 PIPs left; the rest will flee"
    assert line(battle(armies), asked(a.RUN[0], a.HOLD[1], a.FACE[0], rule="DBA-19.4")) == held
    assert line(battle(armies), asked(a.RUN[0], a.FACE[0], rule="DBA-19.4")) == (
        "Do you turn the elements that you hold, or let the rest flee?"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_is_a_question(language: str) -> None:
    said = book_of(PACKAGE, language).entries
    asked_so = {id: str(entry.pattern) for id, entry in said.items() if id.startswith("ask-")}
    assert [id for id, text in asked_so.items() if "?" not in text] == ["ask-over", "ask-others"]


def test_dba_22_5_a_card_that_may_be_played_is_named_by_its_rule() -> None:
    s = battle([(t.SP, 600, 300, 90, 0), (t.WB, 600, 400, 270, 1)])
    assert line(s, asked(a.PASS[0], rule="DBA-22.2")) == "Dragon's Breath may be played now: do you play it, or pass?"


# Rules


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
