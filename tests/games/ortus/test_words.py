"""Words of Ortus Regni in both languages: buttons, the log, questions, endings and the book, over random games."""

from __future__ import annotations

import ast
import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from heptarchy.games.ortus import actions as a
from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus import told
from heptarchy.games.ortus.actions import PACKAGE
from heptarchy.games.ortus.asks_table import ALL_LINES
from heptarchy.games.ortus.forecast import ASSUMPTIONS
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.politics import plot
from heptarchy.games.ortus.state import MODES, VARIANTS, Battle, Ortus
from heptarchy.games.ortus.styles import STYLE_KEYS
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.games.ortus.words import OrtusWords
from heptarchy.games.ortus.words_book import OTHERS
from heptarchy.kernel import rulebook
from heptarchy.kernel.events import EVERYBODY, Event
from heptarchy.kernel.fate import Rng
from heptarchy.kernel.match import Match
from heptarchy.kernel.modes import FATE
from heptarchy.kernel.words import Words
from heptarchy.speech.shelf import book_of
from tests.games.ortus.table import BLUE, GREEN, RED, a_state, fief, play, run
from tests.speech.test_catalogues import used

GAME = Path(t.__file__).parent
LONGEST_LABEL = 48
LONGEST_ANSWERS = 2500  # of one random game: enough to hear what it says
LANGUAGES = ("en", "es")
FATES = (a.DRAW, a.LOSE, a.CUBE, a.MUSTER, a.LAND_RAIDER, a.BATTLE, a.DEAL, a.TURN_UP, a.MIND)
TABLES: list[dict[str, Any]] = [
    {"players": 2, "concede": True},
    {"players": 3, "mulligan": True},
    {"players": 3, "variant": "heathen"},
    {"players": 3, "variant": "wessex"},
    {"players": 1, "variant": "rebellion"},
    {"players": 3, "variant": "rebellion", "mode": "semi"},
    {"players": 2, "captains": True, "resourceful": True, "tactics": "banner", "tournament": True},
    {"players": 3, "tactics": "second_card", "legacy_points": 2, "state_and_church": True},
    {"players": 3, "villages": True, "thanes": True, "conclave": True, "marches": True},
    {"players": 3, "drafting": True},
    {"players": 2, "house_divided": True},
    {"players": 3, "witan": True},
    {"players": 3, "clerisy": True},
    {"players": 4, "two_heads": True},
    {"players": 4, "tetrarchy": True},
    {"players": 2, "best_of": 3},
    {"players": 3, "knight_errant": True},
]


class Heard:
    """What was said in random games, each thing once."""

    def __init__(self) -> None:
        self.labels: dict[tuple[str, str], set[str]] = {}  # by verb and rule
        self.said: dict[str, set[str]] = {}  # by verb
        self.prompts: dict[str, set[str]] = {}  # by rule
        self.events: dict[str, set[str]] = {}  # by kind
        self.endings: set[str] = set()

    def everything(self) -> set[str]:
        many = (*self.labels.values(), *self.said.values(), *self.prompts.values(), *self.events.values())
        return set().union(*many, self.endings)


@cache
def heard(language: str) -> Heard:
    """All that is said in two random games at each of the tables."""
    found = Heard()
    words = ORTUS.words(language)
    for n, given in enumerate([*TABLES, *TABLES]):
        rng = Rng(n)
        match = Match(ORTUS, given)
        while not match.state.over and len(match.log) < LONGEST_ANSWERS:
            hear_question(found, words, match)
            state = match.state
            seat = state.seats[0]
            action = rng.pick(state.weights) if seat == FATE else rng.choice(state.options_for(seat))
            found.said.setdefault(name_of(action), set()).add(words.said(action))
            for event in match.apply(action, seat).events:
                found.events.setdefault(event.name, set()).add(words.event(event))
        if match.state.over:
            found.endings.add(words.ending(match.state))
    return found


def hear_question(found: Heard, words: Words, match: Match) -> None:
    state = match.state
    for seat in state.seats:
        if seat == FATE:
            continue
        rule = state.rule_for(seat)
        found.prompts.setdefault(rule, set()).add(words.prompt(state, seat))
        for action in state.options_for(seat):
            found.labels.setdefault((name_of(action), rule), set()).add(words.label(state, seat, action))


def name_of(action: int) -> str:
    verb = a.SPACE.verb_of[action]
    assert verb is not None
    return "copies" if verb in a.COPIES else verb.name


def the_words(language: str) -> OrtusWords:
    words = ORTUS.words(language)
    assert isinstance(words, OrtusWords)
    return words


def labels(s: Ortus, language: str = "en", seat: int = BLUE) -> list[str]:
    """The buttons of the question on the table."""
    words = ORTUS.words(language)
    return [words.label(s, seat, option) for option in s.options_for(seat)]


def a_label(s: Ortus, said: str, language: str = "en", seat: int = BLUE) -> str:
    action = a.SPACE.parse(said)
    assert action in s.options_for(seat)
    return ORTUS.words(language).label(s, seat, action)


# Over all actions and random games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said_and_shown(language: str) -> None:
    words = the_words(language)
    s = a_state({"mercs": ["knight", ""]}, {"fiefs": ["palace lord=monk"]})
    s.battle = Battle()
    s.battle.fief = fief("tamworth")
    for action in range(a.SPACE.size):
        said = words.said(action)
        lines = [said] if a.SPACE.verb_of[action] in FATES else [said, words.label(s, BLUE, action)]
        for line in lines:
            assert line == line.strip()
            assert line
            assert not any(mark in line for mark in ("{", "}", "_", "  ", "()")), line
        assert lines[-1][0].isupper() or lines[-1][0].isdigit() or len(lines) == 1, lines[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_button(language: str) -> None:
    for found in heard(language).labels.values():
        for label in found:
            assert len(label) <= LONGEST_LABEL, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_options_of_a_question_have_two_labels(language: str) -> None:
    words = the_words(language)
    s = a_state(
        {
            "hand": "castle land prince vassal monk champion mercenary treachery intrigue banquet banner",
            "fiefs": ["palace lord=prince land red_church", "castle lord=monk"],
            "mercs": ["", "infantry"],
            "pool": (1, 1),
        },
        {"hand": "land", "towers": "land", "fiefs": ["palace land", "castle lord=vassal church"], "mercs": [""]},
    )
    run(s, ask_turn, BLUE)
    found = [words.label(s, BLUE, option) for option in s.options]
    assert len(found) == len(set(found)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_brace_and_no_key_is_left_in_what_is_said(language: str) -> None:
    for line in heard(language).everything():
        assert not any(mark in line for mark in ("{", "}", "_", "  ", "answer by", "\n")), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_happenings_begin_with_a_capital_or_a_number(language: str) -> None:
    for lines in heard(language).events.values():
        for line in lines:
            assert line[0].isupper() or line[0].isdigit(), line


def test_random_games_say_most_of_what_there_is() -> None:
    assert len(heard("en").prompts) > len(ALL_LINES) * 3 // 4
    assert len(heard("en").events) > len(told.KINDS.kinds) * 3 // 4
    assert len(heard("en").labels) > len(a.SPACE.verbs) * 3 // 4


# Labels, spelled out


def test_or_6_the_buttons_of_a_turn() -> None:
    s = a_state(
        {"hand": "castle land prince monk champion banner", "fiefs": ["palace lord=prince land", "castle"]},
        {"towers": "land", "fiefs": ["palace", "castle red_church"]},
    )
    run(s, ask_turn, BLUE)
    assert labels(s) == [
        "Place a Castle",
        "Place a Land",
        "Place a Prince as Lord",
        "Place a Champion as Lord",
        "Place a Monk as Abbot",
        "Raise a Banner for the Kingship",
        "Bequeath: Prince of Winchester",
        "Call a Joust",
        "Recruit (+1)",
        "Send a Monk to the Vikings (+2)",
        "Attack Red's Towers",
        "Raid of Repton (Castle)",
        "Siege of Tamworth (Palace)",
        "Siege of Repton (Castle)",
        "Build a Tower",
        "End the turn",
    ]
    play(s, "place land")
    assert labels(s) == ["Into Winchester", "Into Bradford"]
    assert labels(s, "es") == ["En Winchester", "En Bradford"]


def test_or_12_6_the_buttons_of_a_battle() -> None:
    # Given a King with a Lord, a Garrison, a Pool and a Hand
    s = a_state(
        {
            "hand": "champion banquet",
            "fiefs": ["palace lord=prince land"],
            "mercs": ["knight"],
            "pool": (1, 0),
        },
        {"hand": "land"},
        king=BLUE,
        royal=(1, 0),
    )
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth")
    assert labels(s) == [
        "Field a Champion from the Hand",
        "Field Infantry from the Pool",
        "Field the Prince of Winchester",
        "Field Mercenary 1 (Knight)",
        "Field the King card",
        "Field Infantry of the Royal Army",
        "Field all on the table",
    ]

    # When some come, and the other has nothing to field
    play(s, "field champion", "field_all")
    assert labels(s) == ["Field no more"]
    assert labels(s, "es") == ["No desplegar más"]
    play(s, "done")
    assert labels(s, seat=RED) == ["Field nothing"]
    assert labels(s, "es", seat=RED) == ["No desplegar nada"]
    play(s, "done")
    assert labels(s) == ["Capture Tamworth", "Destroy Tamworth"]
    assert labels(s, "es") == ["Capturar Tamworth", "Destruir Tamworth"]


def test_properties_are_named_with_a_colour_only_if_it_is_not_the_holders() -> None:
    # Given Red with a Land of his own and a blue Church
    s = a_state({"hand": "intrigue", "fiefs": ["palace", "castle"]}, {"fiefs": ["palace land blue_church"]})
    run(s, _intrigue, BLUE)
    play(s, "aim_fief tamworth")
    assert labels(s) == ["Take a Land", "Take a blue Church"]
    assert labels(s, "es") == ["Tomar un Campo", "Tomar una Iglesia azul"]

    # When they have come over, it is the Land that has another colour
    play(s, "take red land", "done")
    assert ORTUS.prompt(s, BLUE) == "Which of your Fiefs is the red Land attached to?"
    assert ORTUS.words("es").prompt(s, BLUE) == "¿A cuál de tus Feudos se anexa el Campo rojo?"


def _intrigue(s: Ortus, house: int) -> None:
    plot(s, house, t.INTRIGUE)


def test_rb_79_the_king_of_a_rebellion_is_called_so() -> None:
    s = a_state({"hand": "champion"}, {}, {"towers": "banner"}, variant="rebellion", king=GREEN)
    s.liege = GREEN
    run(s, ask_turn, BLUE)
    assert a_label(s, "storm green") == "Attack the King's Towers"
    assert a_label(s, "storm green", "es") == "Atacar las Torres del Rey"
    play(s, "storm green")
    said = (
        "Which card do you field in the Attack on the King's Towers? (You: Strength 0; 1 Tower; undefended it takes 1)"
    )
    assert ORTUS.prompt(s, BLUE) == said
    said = "¿Qué carta despliegas en el Ataque a las Torres del Rey? (tú: Fuerza 0; 1 Torre; sin defensa basta 1)"
    assert ORTUS.words("es").prompt(s, BLUE) == said


def test_or_9_2_a_monk_who_is_lord_is_called_abbot() -> None:
    s = a_state({"hand": "treachery"}, {"fiefs": ["palace lord=monk"]})
    run(s, _treachery, BLUE)
    assert labels(s) == ["The Abbot of Tamworth"]
    assert labels(s, "es") == ["El Abad de Tamworth"]


def _treachery(s: Ortus, house: int) -> None:
    plot(s, house, t.TREACHERY)


@pytest.mark.parametrize(
    ("said", "english", "spanish"),
    [
        ("siege tamworth", "besieges Tamworth", "asedia Tamworth"),
        ("raid tamworth", "raids Tamworth", "saquea Tamworth"),
        ("storm red", "attacks the Towers of Red", "ataca las Torres de Rojo"),
        ("place land", "places a Land", "coloca un Campo"),
        ("place church", "places a Church", "coloca una Iglesia"),
        ("into bradford", "chooses Bradford", "elige Bradford"),
        ("play champion", "calls a Joust with a Champion", "convoca una Justa con un Campeón"),
        ("play treachery", "plays Treachery", "juega Traición"),
        ("take red cathedral", "takes a red Cathedral", "toma una Catedral roja"),
        ("burn orange land", "burns an orange Land", "quema un Campo naranja"),
        ("field_army knight", "fields a Knight from the Pool", "despliega un Caballero de la Reserva"),
        ("field_army infantry", "fields Infantry from the Pool", "despliega una Infantería de la Reserva"),
        ("copies land 3", "takes 3 Lands", "toma 3 Campos"),
        ("copies allies 1", "takes 1 Allies card", "toma 1 carta de Aliados"),
        ("copies treachery 0", "takes no Treachery card", "no toma Traición"),
        ("vote for", "votes for Winter", "vota a favor del Invierno"),
        ("vote abstain", "abstains", "se abstiene"),
        ("yield", "yields", "cede"),
        ("draw intrigue", "draws an Intrigue", "roba una Intriga"),
        ("cube gold", "draws the cube of Gold", "saca el cubo de Dorado"),
        ("battle church", "turns the Battle card: Church Decides", "descubre la carta de Batalla: La Iglesia Decide"),
        ("deal ppv", "deals two Princes and a Vassal", "reparte dos Príncipes y un Vasallo"),
        ("mind champion", "turns a Champion of the King's Mind", "descubre un Campeón de la Mente del Rey"),
    ],
)
def test_answers_as_the_log_tells_them(said: str, english: str, spanish: str) -> None:
    action = a.SPACE.parse(said)
    assert ORTUS.words("en").said(action) == english
    assert ORTUS.words("es").said(action) == spanish


# Languages and endings


def test_languages() -> None:
    assert ORTUS.languages() == list(LANGUAGES)
    assert ORTUS.words("es").language == "es"
    assert ORTUS.words("is").language == "en"


def endings_in_source() -> set[str]:
    """Every word that `win` or `finish` is called with."""
    found: set[str] = set()
    for path in GAME.glob("*.py"):
        module = import_module(f"heptarchy.games.ortus.{path.stem}")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            place = {"win": 2, "finish": 1}.get(called)
            if place is None:
                continue
            said = node.args[place]
            if isinstance(said, ast.Constant):
                found.add(str(said.value))
            elif isinstance(said, ast.Name) and said.id.isupper():
                found.add(getattr(module, said.id))
    return found


def ending_ids(language: str) -> list[str]:
    return [id for id in book_of(PACKAGE, language).entries if id.startswith("end-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_sentence(language: str) -> None:
    known = {id.removeprefix("end-").removesuffix("-many").removesuffix("-none") for id in ending_ids(language)}
    assert len(endings_in_source()) > 8
    assert known == {ending.replace(" ", "-") for ending in endings_in_source()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_names_its_winners(language: str) -> None:
    words = the_words(language)
    s = a_state({}, {}, {})
    assert words.ending(s) == ""
    s.over = True
    for id in ending_ids(language):
        s.ending = id.removeprefix("end-").removesuffix("-many").removesuffix("-none").replace("-", " ")
        winners = 2 if id.endswith("-many") else 0 if id.endswith("-none") else 1
        s.scores = [1 if seat in (RED, GREEN)[:winners] else 0 for seat in range(3)]
        said = words.ending(s)
        assert said.endswith(".")
        assert bool(list(used(words.says, id))) == (winners > 0)
        names = words.seat_names({"players": 3})
        for seat in (RED, GREEN)[:winners]:
            assert names[seat] in said
        assert names[BLUE] not in said


def test_endings_spelled_out() -> None:
    s = a_state({}, {}, {})
    s.over = True
    s.ending, s.scores = "last earl", [0, 1, 0]
    assert ORTUS.words("en").ending(s) == "Red has won: no other Earl is left."
    assert ORTUS.words("es").ending(s) == "Ha ganado Rojo: no queda ningún otro Conde."
    s.ending, s.scores = "king fallen", [1, 1, 1]
    assert ORTUS.words("en").ending(s) == "Blue, Red and Green have won together: the King is defeated."
    assert ORTUS.words("es").ending(s) == "Han ganado a la vez Azul, Rojo y Verde: el Rey está derrotado."
    s.ending, s.scores = "match", [1, 2, 0]  # OV-2: games won
    assert ORTUS.words("en").ending(s) == "Red has won the match."
    s.ending, s.scores = "round cap", [0, 0, 0]  # RB-86
    assert ORTUS.words("en").ending(s) == "The King has won: the last round is over, and he still stands."


# The book


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_every_key_and_plain_values(language: str) -> None:
    book = ORTUS.words(language).book()
    assert json.loads(json.dumps(book)) == book
    for part, keys in (
        ("types", [*t.TYPES, *[key for key, _, _ in OTHERS]]),
        ("colours", t.COLOURS),
        ("places", t.PLACE_KEYS),
        ("lords", [t.TYPES[kind] for kind in t.LORD_TYPES]),
        ("army", t.ARMY),
        ("raiders", t.RAIDERS),
        ("results", t.RESULTS),
        ("joust", t.JOUST),
        ("joust_hands", t.JOUST_HANDS),
        ("ballots", a.BALLOT.keys),
        ("styles", STYLE_KEYS),
        ("verbs", [verb.name for verb in a.SPACE.verbs]),
        ("variants", VARIANTS),
        ("modes", MODES),
    ):
        assert list(book[part]) == list(keys), part
    assert set(book["odds"]["assumes"]) == set(ASSUMPTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_and_a_rule(language: str) -> None:
    words = ORTUS.words(language)
    rules = rulebook.parse(words.rules_text())
    for key, card in words.book()["types"].items():
        assert rules.find(card["rule"]).id == card["rule"], key
        assert card["text"].endswith("."), key
        assert 1 <= card["text"].count(". ") + 1 <= 4, key
        assert "{" not in card["text"]
        assert card["name"]


def test_the_figure_of_each_strength_is_an_option() -> None:
    types = ORTUS.words("en").book()["types"]
    figures = {key: card["figure"] for key, card in types.items() if card["figure"] is not None}
    assert set(figures.values()) <= {option.name for option in ORTUS.options}
    assert figures.keys() == {key for key, card in types.items() if card["strength"]} | {"castle", "palace", "tent"}


def test_strengths_and_families_of_the_book() -> None:
    types = ORTUS.words("en").book()["types"]
    strengths = {key: card["strength"] for key, card in types.items() if card["strength"] is not None}
    assert strengths == {
        "prince": 2,
        "vassal": 1,
        "champion": 2,
        "mercenary": 1,
        "infantry": 1,
        "knight": 2,
        "viking": 1,
        "chieftain": 2,
        "king": 1,
        "royal_infantry": 1,
    }
    families = {key: card["family"] for key, card in types.items()}
    assert [key for key in t.TYPES if families[key] == "property"] == [*t.TYPES[:5], "palace"]
    assert [key for key in t.TYPES if families[key] == "face"] == list(t.TYPES[5:10])
    assert [key for key in t.TYPES if families[key] == "political"] == list(t.TYPES[10:15])
    soldiers = ["infantry", "knight", "viking", "chieftain", "royal_infantry"]
    assert [key for key, family in families.items() if family == "army"] == soldiers


def test_styles_of_the_book_come_to_a_deck() -> None:
    for style in ORTUS.words("en").book()["styles"].values():
        assert sum(style["cards"].values()) == 24
        assert style["sentence"].endswith(".")


def test_the_seat_of_a_place_is_shown_by_its_kind() -> None:
    s = a_state({"hand": "champion"}, {"fiefs": ["palace", "castle"]})
    run(s, ask_turn, BLUE)
    assert a_label(s, "siege tamworth") == "Siege of Tamworth (Palace)"
    assert a_label(s, "siege repton", "es") == "Asedio de Repton (Castillo)"
    assert t.seat_type(fief("repton")) == t.CASTLE


def test_rb_19_at_a_table_of_a_rebellion_the_log_calls_him_the_king() -> None:
    happened = Event(told.RAIDED, [1, 0, 0, 0], EVERYBODY)
    for language, said in (("en", "The King raids Winchester of Blue"), ("es", "El Rey")):
        words = ORTUS.words(language).at(ORTUS.settle({"players": 1, "variant": "rebellion"}))
        assert words.event(happened).startswith(said)
        assert "Red" not in words.event(happened)
        assert "Rojo" not in words.event(happened)
    plain = ORTUS.words("en").at(ORTUS.settle({"players": 2}))
    assert plain.event(happened) == "Red raids Winchester of Blue"
