"""Words of DBA Big Battle in both languages: buttons, the log, endings and the book."""

from __future__ import annotations

import json
from functools import cache

import pytest

from heptarchy.games.dba import actions as a
from heptarchy.games.dba import tables as t
from heptarchy.games.dba import told, why
from heptarchy.games.dba.asks import ENDINGS
from heptarchy.games.dba.asks_acts import called, ids_of, logged, offered
from heptarchy.games.dba.commands import ask_band, ask_loan
from heptarchy.games.dba.domains import COMMAND_SIZE, COMMANDS, POSES, pack_pose, pack_sum
from heptarchy.games.dba.element_moves import make_unit
from heptarchy.games.dba.feature_numbers import pack_lay
from heptarchy.games.dba.game import DBA
from heptarchy.games.dba.hosts import HOST_KEYS
from heptarchy.games.dba.lattice import HALF_X, HALF_Y, MM
from heptarchy.games.dba.scenarios import BATTLE_KEYS
from heptarchy.games.dba.state import STAGE_KEYS, Battle, troop
from heptarchy.games.dba.wording import runs
from heptarchy.games.dba.words_speech import PACKAGE
from heptarchy.kernel.asked import Asked
from heptarchy.kernel.events import Event
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.refusal import Refusal
from heptarchy.kernel.words import Words
from heptarchy.speech.book import Book
from heptarchy.speech.ftl import Variable
from heptarchy.speech.shelf import book_of
from tests.games.dba.table import battle
from tests.speech.test_catalogues import declared, used

LANGUAGES = ("en", "es")
LONGEST_LABEL = 110
WON, DRAWN = "won", "drawn"  # endings that are known by their winners alone
FATES = (a.PIPS, a.CLASH, a.OMEN, a.SPARK, a.FORD, a.DEAL, a.LOT)
PLAYED: list[dict[str, object]] = [
    {"battle": "badon", "players": 6, "cards": 1, "rounds": 3},
    {"battle": "catraeth", "players": 4, "cards": 2, "rounds": 3},
    {"battle": "dyrham", "players": 2, "cards": 2, "rounds": 3},
    {"players": 4, "points": 20, "cards": 2, "ground": "chosen", "country": "fen", "rounds": 3},
    {"players": 3, "points": 16, "cards": 2, "ground": "chosen", "country": "hilly", "first_people": "saxon"},
    {"players": 2, "points": 12, "cards": 2, "country": "forest", "second_people": "british", "rounds": 20},
]


class Heard:
    """What was said in random battles, each thing once."""

    def __init__(self) -> None:
        self.labels: dict[str, set[str]] = {}  # by verb
        self.said: dict[str, set[str]] = {}
        self.prompts: dict[str, set[str]] = {}  # by rule
        self.events: dict[str, set[str]] = {}  # by kind
        self.endings: set[str] = set()

    def everything(self) -> set[str]:
        many = (*self.labels.values(), *self.said.values(), *self.prompts.values(), *self.events.values())
        return set().union(*many, self.endings)


@cache
def heard(language: str) -> Heard:
    """All that is said in a dozen random battles."""
    found = Heard()
    for n, options in enumerate([*PLAYED, *PLAYED]):
        words = DBA.words(language).at(DBA.settle(options))
        rng = Rng(n)
        match = Match(DBA, options)
        while not match.state.over:
            state = match.state
            if state.seat == FATE:
                action = rng.pick(state.weights)
                seat = FATE
            else:
                hear_question(found, words, match)
                seat = rng.choice(state.seats)
                action = rng.choice(state.options_for(seat))
            found.said.setdefault(name_of(action), set()).add(words.said(action))
            for event in match.apply(action, seat).events:
                found.events.setdefault(event.name, set()).add(words.event(event))
        found.endings.add(words.ending(match.state))
    return found


def hear_question(found: Heard, words: Words, match: Match) -> None:
    state = match.state
    for seat in state.seats:
        found.prompts.setdefault(state.rule_for(seat), set()).add(words.prompt(state, seat))
        for action in state.options_for(seat):
            found.labels.setdefault(name_of(action), set()).add(words.label(state, seat, action))


def name_of(action: int) -> str:
    verb = a.SPACE.verb_at(action)
    assert verb is not None
    return verb.name


def to(x: float, y: float, degrees: float) -> int:
    """The action that moves the first of the unit there, in mm from the south-western corner."""
    return a.TO[pack_pose(round(x * MM) - HALF_X, round(y * MM) - HALF_Y, round(degrees * 10))]


def label(s: Battle, action: int, language: str = "en", seat: int = 0) -> str:
    return DBA.words(language).label(s, seat, action)


# Every verb, every event


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
def test_every_listed_answer_can_be_told(language: str) -> None:
    words = DBA.words(language)
    for verb in a.SPACE.verbs:
        for thing in (0, len(verb) // 2, len(verb) - 1):
            said = words.said(verb[thing])
            assert said
            assert said == said.strip()
            assert "{" not in said
            assert "_" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_the_log_speak_of_what_answers_carry(language: str) -> None:
    said = book_of(PACKAGE, language)
    s = battle([(t.SP, 600, 200, 90, 0), (t.SP, 640, 200, 90, 0), (t.WB, 600, 400, 270, 1)])
    s.unit = make_unit(s, 0, [0])
    for verb in a.SPACE.verbs:
        for rule in ("DBA-7.3", "DBA-22.4"):
            asked = Asked(0, [], None, 0, rule, None)
            for message in (logged(verb, verb[0]), offered(s, asked, verb, verb[0])):
                for id in [id for id in ids_of(asked, message) if said.has(id)]:
                    assert arguments(said, id) <= set(message.args), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_all_that_it_carries(language: str) -> None:
    said = book_of(PACKAGE, language)
    for id, args in declared("dba").items():
        assert arguments(said, id) == set(args), id


def arguments(said: Book, id: str) -> set[str]:
    """The arguments that a message uses, in all its variants."""
    found = [[one] if isinstance(one, Variable) else one.args for one in used(said, id)]
    return {arg.name for args in found for arg in args if isinstance(arg, Variable)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_happening_has_a_sentence(language: str) -> None:
    words = DBA.words(language)
    for kind in told.KINDS.kinds:
        for n in (0, 1):
            said = words.event(Event(kind, [n, n, n, n], -1))
            assert not set("{}<>|_") & set(said), said
            assert said[0].isupper() or said[0].isdigit() or said.startswith("e"), said


# Over random battles


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_random_battles_reads_well(language: str) -> None:
    for line in heard(language).everything():
        assert not set("{}<>|_\n") & set(line), line
        assert "  " not in line
        assert line == line.strip()
        assert line


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_not_too_long_and_begin_with_a_capital(language: str) -> None:
    for found in heard(language).labels.values():
        for line in found:
            assert len(line) <= LONGEST_LABEL, line
            assert line[0].isupper() or line[0].isdigit() or line[0] in "¡¿", line


# Labels, spelled out


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


def test_dba_16_3_support_is_named() -> None:
    s = battle([(t.SP, 600, 260, 90, 0), (t.SP, 600, 225, 90, 0), (t.WB, 600, 400, 270, 1)])
    s.unit = make_unit(s, 0, [1])
    assert label(s, to(600, 245, 90)) == "Behind Spears e1 (general): forward 80 p (20 mm)"
    assert label(s, to(600, 245, 90), "es") == "Detrás de Lanzas e1 (general): adelante 80 p (20 mm)"


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


def test_dba_16_1_a_combat_names_both() -> None:
    s = battle([(t.SP, 600, 300, 90, 0), (t.CV, 800, 300, 90, 0), (t.WB, 600, 300, 270, 1)])
    s.pairs = [0, 2, 1, -1]
    assert label(s, a.FIGHT[0]) == "Spears e1 (general) against Warband e3 (general)"
    assert label(s, a.FIGHT[1]) == "Cavalry e2 against the camp"
    assert label(s, a.FIGHT[1], "es") == "Caballería e2 contra el campamento"


def test_dba_4_3_dba_22_9_loans_and_bands() -> None:
    s = battle([(t.SP, 300, 100, 90, 0), (t.SP, 340, 100, 90, 0), (t.CV, 700, 100, 90, 1)], sides=(0, 0, 1))
    s.status = [t.RESERVE] * 3
    ask_loan(s, 0)
    words = DBA.words("en").at(DBA.settle({"players": 3, "attackers": 2}))
    friend = words.seat_names(DBA.settle({"players": 3, "attackers": 2}))[1]
    assert words.label(s, 0, a.LEND[1 * COMMANDS + 1]) == f"Lend Spears e2 to {friend}"
    s = battle([(t.SP, 300, 100, 90, 0), (t.SP, 340, 100, 90, 0)])
    ask_band(s, t.PRINCE)
    assert label(s, a.BAND[1]) == "Warrior Prince goes with Spears e2"
    assert label(s, a.BAND[1], "es") == "Príncipe guerrero va con Lanzas e2"


def test_places_are_told_in_millimetres_and_winds() -> None:
    s = battle([(t.SP, 600, 200, 90, 0), (t.WB, 600, 500, 270, 1)])
    pose = pack_pose(0, -15000, 900)
    assert label(s, a.DEPLOY[pose]) == "Spears e1 (general) at 600, 150 mm, facing north"
    assert label(s, a.DEPLOY[pose], "es") == "Lanzas e1 (general) en 600, 150 mm, hacia el norte"
    assert label(s, a.DEPLOY[POSES + pack_pose(0, 0, 925)], seat=1).endswith("at 600, 300 mm, facing 92.5°")
    lay = pack_lay(t.WOOD, 0, 0, 80 * MM, 60 * MM, 300)
    assert label(s, a.LAY[lay]) == "Wood at 600, 300 mm: 160 x 120 mm"
    assert label(s, a.LAY[lay], "es") == "Bosque en 600, 300 mm: 160 x 120 mm"


def test_dba_25_2_dba_25_3_what_is_enlisted_has_its_price() -> None:
    s = DBA.new(players=2)
    assert isinstance(s, Battle)
    assert label(s, a.ENLIST[t.KN]) == "Enlist Knights (5 points)"
    assert label(s, a.TAKE[t.TRAIT_KEYS.index("the_brave")]) == "The Brave (costs 2 points)"
    assert label(s, a.TAKE[t.TRAIT_KEYS.index("the_knave")], "es") == "El Cobarde (da 2 puntos)"
    assert label(s, a.HOST[0]) == "Take the host: Host of the Old North"


# Names, endings, refusals, the book


def test_the_log_names_types() -> None:
    words = DBA.words("en").at(DBA.settle({"battle": "badon", "players": 2}))
    s = battle([(t.SP, 600, 200, 90, 0), (t.WB, 600, 400, 270, 1)])
    assert words.event(Event(told.RECOILED, [troop(s, 1)], -1)) == "Warband e2 recoils"
    assert words.event(Event(told.CLASHED, [troop(s, 0), 7, troop(s, 1), 8], -1)) == (
        "Spears e1 against Warband e2: 7 to 8"
    )
    assert words.event(Event(told.MOVED, [troop(s, 0), 1], -1)) == "Spears e1 moves 1 pace"
    assert words.event(Event(told.MARCHED, [4, troop(s, 0), 200], -1)) == "4 elements move 200 paces, led by Spears e1"
    packed = pack_sum([4, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0])
    assert words.event(Event(told.WEIGHED, [troop(s, 0), packed], -1)) == (
        "Spears e1: 4, +1 rear support, -1 left flank beset"
    )


def test_numbers_choose_their_words() -> None:
    words = DBA.words("en").at(DBA.settle({"players": 2}))
    name = words.seat_names(DBA.settle({"players": 2}))[0]
    assert words.event(Event(told.PIPPED, [0, 1], -1)) == f"{name} has 1 PIP"
    assert words.event(Event(told.PIPPED, [0, 4], -1)) == f"{name} has 4 PIPs"
    assert words.event(Event(told.BOUND, [2, 0], -1)) == f"Round 2: the bound of {name}"


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


def test_a_refusal_names_types_where_they_are_known() -> None:
    refusal = why.STANDS_ON.by("DBA-1.6", 1, 2)
    words = DBA.words("en")
    assert words.refusal(refusal) == "e2 would stand on e3"
    words = words.at(DBA.settle({"battle": "badon", "players": 2}))
    assert words.refusal(refusal) == "Warband e2 would stand on Warband e3"
    assert words.refusal(why.COSTS_PIPS.by("DBA-7.3", 2, 1)) == "that costs 2 PIPs, and 1 is left"
    assert words.refusal(why.NO_FRIEND.by("DBA-4.3", 0)) == "Aelle has no command on your side"


def test_languages() -> None:
    assert DBA.languages() == list(LANGUAGES)
    assert DBA.words("es").language == "es"
    assert DBA.words("is").language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_key_and_plain_values(language: str) -> None:
    book = DBA.words(language).book()
    assert json.loads(json.dumps(book)) == book
    for part, keys in (
        ("types", t.TYPE_KEYS),
        ("traits", t.TRAIT_KEYS),
        ("cards", t.CARD_KEYS),
        ("features", t.FEATURE_KEYS),
        ("countries", t.COUNTRY_KEYS),
        ("peoples", t.PEOPLE_KEYS),
        ("edges", t.EDGE_KEYS),
        ("statuses", t.STATUS_KEYS),
        ("outcomes", t.OUTCOME_KEYS),
        ("stages", STAGE_KEYS),
        ("hosts", HOST_KEYS),
        ("battles", BATTLE_KEYS),
        ("verbs", [verb.name for verb in a.SPACE.verbs]),
    ):
        assert list(book[part]) == list(keys) if part != "verbs" else set(book[part]) == set(keys), part
    assert book["types"]["Sp"]["name"] == ("Spears" if language == "en" else "Lanzas")
    assert book["types"]["Sp"]["good"] == 200
    assert book["types"]["Ps"]["supports"] == ["Sp", "Bd", "Ax"]  # DBA-16.3
    assert book["battles"]["badon"]["commands"] == [3, 3]


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
