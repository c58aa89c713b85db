"""Prompts and sentences: every question has a line of its own, and numbers read as people say them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from heptarchy.games.ortus import tables as t
from heptarchy.games.ortus import told
from heptarchy.games.ortus.actions import DONE, property_action
from heptarchy.games.ortus.asks_table import ALL_LINES
from heptarchy.games.ortus.game import ORTUS
from heptarchy.games.ortus.horde import ask_target
from heptarchy.games.ortus.joust import call_joust
from heptarchy.games.ortus.kingship import proclaim
from heptarchy.games.ortus.politics import plot
from heptarchy.games.ortus.state import Ortus
from heptarchy.games.ortus.turn import ask_turn
from heptarchy.kernel.events import Event, EventKind
from heptarchy.kernel.modes import FATE
from tests.games.ortus.table import BLUE, GOLD, GREEN, RED, a_state, fief, play, run
from tests.games.ortus.test_words import heard

GAME = Path(t.__file__).parent
# Asked by a rule that is worked out where the question is asked
WORKED_OUT = {"OR-6.2", "OR-6.3", "OR-13.1", "OR-13.6"}


def asked_rules() -> set[str]:
    """Every rule that a seat is asked by."""
    found: set[str] = set()
    worked_out = 0
    for module in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if module.stem.startswith("asks"):
                continue  # where messages are declared
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("ask", "ask_any", "gather"):
                rule = next(keyword.value for keyword in node.keywords if keyword.arg == "rule")
                if isinstance(rule, ast.Constant):
                    found.add(str(rule.value))
                else:
                    worked_out += 1
    assert worked_out == 2, "a question whose rule is worked out: name it in WORKED_OUT"
    return found | WORKED_OUT


def test_every_question_has_a_message() -> None:
    assert set(ALL_LINES) == asked_rules()


def test_questions_are_one_line_and_not_long() -> None:
    for language in ("en", "es"):
        for lines in heard(language).prompts.values():
            for line in lines:
                assert line[0].isupper() or line[0].isdigit() or line[0] == "¿", line
                assert line.count("?") == 1 or "nothing to buy" in line, line
                assert len(line) < 160, line


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    s = run(a_state({"hand": "land"}, {}), ask_turn, BLUE)
    assert ORTUS.prompt(s, RED) == "others are asked"
    assert ORTUS.words("es").prompt(s, RED) == "se pregunta a otros"
    play(s, "place land")
    assert s.seat == FATE
    assert ORTUS.prompt(s, FATE) == "others are asked"
    play(s, "muster knight", "end")
    assert s.over
    assert both(s, BLUE) == ("the game is over", "la partida ha terminado")


def both(s: Ortus, seat: int) -> tuple[str, str]:
    return ORTUS.prompt(s, seat), ORTUS.words("es").prompt(s, seat)


def test_or_5_1_the_turn_says_what_is_left() -> None:
    s = run(a_state({"hand": "land", "deck": "land land"}, {}), ask_turn, BLUE)
    assert both(s, BLUE) == (
        "Your turn: an Action or a free step, or end it with the draw? (2 cards left to draw)",
        "¿Haces una Acción o un paso libre, o terminas el turno con el robo? (quedan 2 cartas por robar)",
    )
    play(s, "place land", "muster infantry")
    assert both(s, BLUE) == (
        "Your Action is taken: a free step, or end it with the draw? (2 cards left to draw)",
        "¿Das un paso libre, o terminas el turno con el robo? (quedan 2 cartas por robar)",
    )


@pytest.mark.parametrize(
    ("variant", "english", "spanish"),
    [
        ("base", "you die of old age", "mueres de vejez"),
        ("heathen", "old age costs you your Fiefs", "la vejez te cuesta los Feudos"),
    ],
)
def test_or_5_6_an_empty_deck_is_a_warning(variant: str, english: str, spanish: str) -> None:
    s = run(a_state({"deck": ""}, {}, {}, variant=variant), ask_turn, BLUE)
    assert ORTUS.prompt(s, BLUE).endswith(f"(There is no card to draw: at the end {english})")
    assert ORTUS.words("es").prompt(s, BLUE).endswith(f"(no quedan cartas por robar: al terminar, {spanish})")


def test_or_12_6_fielding_says_what_it_takes() -> None:
    # Given two Towers before the Palace
    s = a_state({"hand": "champion champion champion"}, {"hand": "vassal", "towers": "land land"})
    run(s, ask_turn, BLUE)

    # When it is besieged, then both sides read the figures
    play(s, "siege tamworth", "field champion")
    assert both(s, BLUE) == (
        "Which card do you field in the Siege of Tamworth? (You: Strength 2; 2 Towers; undefended it takes 5)",
        "¿Qué carta despliegas en el Asedio de Tamworth? (tú: Fuerza 2; 2 Torres; sin defensa bastan 5)",
    )
    play(s, "field champion", "field champion")
    assert both(s, RED) == (
        "Which card do you field in the Siege of Tamworth? (Blue: Strength 6; you: 0; 2 Towers)",
        "¿Qué carta despliegas en el Asedio de Tamworth? (Azul: Fuerza 6; tú: 0; 2 Torres)",
    )


def test_or_12_14_the_church_reads_both_strengths() -> None:
    s = a_state({"hand": "champion champion"}, {"hand": "vassal"}, {"fiefs": ["palace cathedral"]})
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth", "field champion", "field champion", "field vassal", "battle church")
    assert both(s, GREEN) == (
        "You control the Church: how is the Siege of Tamworth decided, Blue with Strength 4 against Red with 1?",
        "Controlas la Iglesia: ¿cómo se decide el Asedio de Tamworth, Azul con Fuerza 4 contra Rojo con 1?",
    )


def test_or_12_28_or_12_31_a_seat_and_its_lord() -> None:
    # Given a Lord who defends one of two Fiefs
    s = a_state(
        {"hand": "champion champion champion champion"},
        {"fiefs": ["palace lord=prince land church", "castle lord=champion land"]},
    )
    run(s, ask_turn, BLUE)
    play(s, "siege repton", "field champion", "field champion", "field champion", "field champion")

    # When he is captured and the seat of the other falls
    play(s, "field_lord tamworth", "done", "battle attacker")
    assert both(s, BLUE) == (
        "Repton has fallen: capture it with its 1 Property, or destroy it?",
        "Repton ha caído: ¿capturas el Feudo con 1 Propiedad, o lo destruyes?",
    )
    play(s, "destroy")
    assert both(s, RED) == (
        "Pay Blue 1 Property for the Prince of Tamworth, or let him die?",
        "¿Pagas a Azul 1 Propiedad por el Príncipe de Tamworth, o dejas que muera?",
    )
    play(s, "ransom tamworth")
    assert both(s, RED) == (
        "Which Property of Tamworth do you pay for the Prince of Tamworth?",
        "¿Qué Propiedad de Tamworth pagas por el Príncipe de Tamworth?",
    )


def intrigue(s: Ortus, house: int) -> None:
    plot(s, house, t.INTRIGUE)


def treachery(s: Ortus, house: int) -> None:
    plot(s, house, t.TREACHERY)


def test_or_13_12_a_struggle_says_what_is_at_stake() -> None:
    # Given an Intrigue on a Church and a Market Town
    s = a_state(
        {"hand": "allies vassal", "fiefs": ["palace", "castle church market"]},
        {"hand": "intrigue vassal land"},
        active=RED,
    )
    run(s, intrigue, RED)
    assert ORTUS.prompt(s, RED) == (
        "What does your Intrigue take: up to 2 Properties of a Fief, a Mercenary, or up to 2 Pool cards?"
    )
    play(s, "aim_fief bradford")
    assert ORTUS.prompt(s, RED) == "Which Property of Bradford does your Intrigue take? (1 of up to 2)"
    play(s, "take blue church", "take blue market_town")

    # Then each answer is asked for with names
    stake = "the Church and the Market Town of Bradford"
    botin = "la Iglesia y el Mercado de Bradford"
    assert both(s, BLUE) == (
        f"Answer Red's Intrigue with Allies, or yield {stake}?",
        f"¿Respondes con Aliados a la Intriga de Rojo, o cedes {botin}?",
    )
    play(s, "ally")
    assert both(s, RED) == (
        f"Answer Blue's Allies with a Vassal, or give up your Intrigue on {stake}?",
        f"¿Respondes con un Vasallo contra los Aliados de Azul, o fracasa tu Intriga? ({botin})",
    )
    play(s, "vassal")
    assert both(s, BLUE) == (
        f"Answer Red's Intrigue with a Vassal, or yield {stake}?",
        f"¿Respondes con un Vasallo a la Intriga de Rojo, o cedes {botin}?",
    )


def test_ov_16_an_ally_reads_whose_plot_and_whose_side_it_is() -> None:
    # Given Blue and Green against Red and Gold
    s = a_state(
        {"hand": "treachery vassal"},
        {"hand": "allies", "fiefs": ["palace lord=prince"]},
        {"hand": "vassal"},
        {"hand": "vassal"},
        two_heads=True,
    )
    run(s, treachery, BLUE)

    # When Red's Allies are not answered by Blue
    play(s, "aim_lord tamworth", "ally", "yield")
    assert both(s, GREEN) == (
        "Answer Red's Allies with a Vassal, or give up Blue's Treachery on the Prince of Tamworth?",
        (
            "¿Respondes con un Vasallo contra los Aliados de Rojo, o fracasa la Traición de Azul? "
            "(el Príncipe de Tamworth)"
        ),
    )

    # Then Green answers, Red cannot, and his ally is asked
    play(s, "vassal")
    while s.seat != GOLD:
        play(s, "yield")
    assert both(s, GOLD) == (
        "Answer Blue's Treachery with a Vassal, or yield the Prince of Tamworth?",
        "¿Respondes con un Vasallo a la Traición de Azul, o cedes el Príncipe de Tamworth?",
    )


def test_ov_17_16_the_church_is_told_who_of_the_fighters_is_its_partner() -> None:
    s = a_state(
        {"hand": "champion"},
        {"fiefs": ["palace church"]},
        {},
        {"hand": "vassal", "towers": "land"},
        tetrarchy=True,
        turns=3,
    )
    run(s, ask_turn, BLUE)
    play(s, "storm gold", "field champion", "field vassal", "battle church")
    assert both(s, RED) == (
        (
            "You control the Church: how is the Attack on Gold's Towers decided, Blue, your partner, with Strength 2 "
            "against Gold with 1?"
        ),
        (
            "Controlas la Iglesia: ¿cómo se decide el Ataque a las Torres de Dorado, Azul, tu compañero, con Fuerza 2 "
            "contra Dorado con 1?"
        ),
    )


def test_or_12_1_who_is_attacked_reads_of_his_own_towers() -> None:
    s = a_state({"hand": "champion"}, {"hand": "vassal", "towers": "land"})
    run(s, ask_turn, BLUE)
    play(s, "storm red", "field champion")
    assert both(s, RED) == (
        "Which card do you field in the Attack on your Towers? (Blue: Strength 2; you: 0; 1 Tower)",
        "¿Qué carta despliegas en el Ataque a tus Torres? (Azul: Fuerza 2; tú: 0; 1 Torre)",
    )


def test_ov_16_strengths_are_those_of_a_side() -> None:
    s = a_state({"hand": "champion"}, {"hand": "vassal"}, {"hand": "prince"}, {"hand": "vassal"}, two_heads=True)
    run(s, ask_turn, BLUE)
    play(s, "siege tamworth", "field champion")
    assert ORTUS.prompt(s, RED).endswith("(Blue: Strength 2; you: 0; 0 Towers)")
    play(s, "field vassal")
    assert ORTUS.prompt(s, GREEN).endswith("(You: Strength 2; 0 Towers; undefended it takes 3)")
    assert ORTUS.words("en").label(s, GREEN, DONE.base) == "Field nothing"
    play(s, "field prince")
    assert ORTUS.prompt(s, GOLD).endswith("(Blue: Strength 4; you: 1; 0 Towers)")


@pytest.mark.parametrize(
    ("answers", "english", "spanish"),
    [
        (["aim_lord winchester"], "the Prince of Winchester", "el Príncipe de Winchester"),
        (
            ["aim_lord bradford"],
            "the Vassal Lord of Bradford with the whole Fief",
            "el Lord Vasallo de Bradford con el Feudo entero",
        ),
        (["aim_mercenary blue", "at 2"], "your Mercenary 2", "tu Mercenario 2"),
        (["aim_hand blue"], "1 card of your Hand", "1 carta de tu Mano"),
    ],
)
def test_or_13_1_what_treachery_is_after(answers: list[str], english: str, spanish: str) -> None:
    s = a_state(
        {"hand": "land", "fiefs": ["palace lord=prince", "castle lord=vassal"], "mercs": ["", "knight"]},
        {"hand": "treachery"},
        active=RED,
    )
    run(s, treachery, RED)
    play(s, *answers)
    assert both(s, BLUE) == (
        f"Answer Red's Treachery with Allies, or yield {english}?",
        f"¿Respondes con Aliados a la Traición de Rojo, o cedes {spanish}?",
    )


def test_or_13_9_cards_of_a_pool_are_counted() -> None:
    s = a_state({"hand": "land", "pool": (2, 1)}, {"hand": "intrigue"}, active=RED)
    run(s, intrigue, RED)
    play(s, "aim_pool blue", "take_army infantry", "take_army infantry")
    assert ORTUS.prompt(s, BLUE) == "Answer Red's Intrigue with Allies, or yield 2 Infantry of your Pool?"
    assert ORTUS.words("es").prompt(s, BLUE).endswith("o cedes 2 Infanterías de tu Reserva?")


def test_or_13_7_two_equal_properties_are_counted() -> None:
    s = a_state({"hand": "land", "fiefs": ["palace land land"]}, {"hand": "intrigue"}, active=RED)
    run(s, intrigue, RED)
    play(s, "aim_fief winchester", "take blue land")
    assert ORTUS.prompt(s, BLUE).endswith("or yield 2 Lands of Winchester?")
    assert ORTUS.words("es").prompt(s, BLUE).endswith("o cedes 2 Campos de Winchester?")


def test_or_14_4_the_joust_names_what_one_holds() -> None:
    s = a_state({"hand": "champion land", "fiefs": ["palace land"]}, {"fiefs": ["palace land"]})
    run(s, call_joust, BLUE)
    play(s, "deal pvn", "deal nnn")
    assert both(s, BLUE) == (
        "You hold a Prince, a Vassal and a No Luck: exchange a Joust card, or keep all?",
        "Tienes un Príncipe, un Vasallo y un Sin Suerte: ¿cambias una carta de Justa, o las conservas?",
    )
    play(s, "keep", "keep")
    assert ORTUS.prompt(s, BLUE).endswith("as what does the Champion who called the Joust stand in?")


def test_or_15_5_the_gift_names_the_king() -> None:
    s = a_state({"pool": (1, 1)}, {}, {})
    run(s, proclaim_red)
    assert both(s, BLUE) == (
        "Red is King: which card of your Pool do you give to the Royal Army?",
        "Rojo es Rey: ¿qué carta de tu Reserva das al Ejército Real?",
    )


def proclaim_red(s: Ortus, _: int) -> None:
    proclaim(s, RED)


def test_or_17_13_the_horde_has_its_strength() -> None:
    s = a_state({}, {}, arrived=True, horde=(3, 2))
    run(s, ask_target, BLUE)
    assert both(s, BLUE) == (
        "You direct the Vikings: what does the horde of Strength 7 attack?",
        "Diriges a los Vikingos: ¿qué ataca la Horda, con Fuerza 7?",
    )


# Sentences


def the_property(key: str) -> int:
    colour, kind = key.split()
    return property_action(t.card_of(t.COLOURS.index(colour), t.TYPES.index(kind)))


@pytest.mark.parametrize(
    ("kind", "args", "line"),
    [
        (told.ROUND_BEGINS, [3], "Round 3 begins"),
        (told.TURN_BEGINS, [RED], "Red's turn"),
        (told.PLACED, [BLUE, the_property("blue land"), fief("winchester")], "Blue places a Land at Winchester"),
        (told.LORD_PLACED, [BLUE, t.PRINCE, fief("winchester")], "Blue makes a Prince Lord of Winchester"),
        (told.LORD_PLACED, [BLUE, t.MONK, fief("winchester")], "Blue makes a Monk Abbot of Winchester"),
        (told.LORD_LOST, [t.MONK, fief("jarrow")], "The Abbot of Jarrow is lost"),
        (told.MOVED, [the_property("red church"), BLUE, fief("bradford")], "A red Church comes to Blue at Bradford"),
        (told.MOVED, [the_property("blue church"), BLUE, fief("bradford")], "A Church comes to Blue at Bradford"),
        (told.BURNT, [the_property("red land"), fief("tamworth")], "A Land at Tamworth is burnt"),
        (told.BURNT, [the_property("orange land"), fief("tamworth")], "An orange Land at Tamworth is burnt"),
        (told.RECRUITED, [BLUE, 1], "Blue recruits 1 Army card"),
        (told.RECRUITED, [BLUE, 2], "Blue recruits 2 Army cards"),
        (told.MUSTERED, [BLUE, t.INFANTRY], "Blue gains Infantry"),
        (told.MUSTERED, [BLUE, t.KNIGHT], "Blue gains a Knight"),
        (told.ARMY_LOST, [BLUE, 2, t.INFANTRY], "Blue loses 2 Infantry"),
        (told.ARMY_LOST, [BLUE, 1, t.KNIGHT], "Blue loses 1 Knight"),
        (told.ARMY_LOST, [BLUE, 2, t.KNIGHT], "Blue loses 2 Knights"),
        (told.RAIDERS_LOST, [2, 1], "The horde loses 2 Chieftains"),
        (told.DAMAGE, [3, 1], "3 points get past the defenders; 1 reaches the target"),
        (told.DAMAGE, [1, 0], "1 point gets past the defenders; 0 reach the target"),
        (told.DAMAGE, [0, 0], "No point gets past the defenders"),
        (told.SAW_HAND, [BLUE, 2, t.ALLIES, RED], "Blue sees 2 Allies cards in the Hand of Red"),
        (told.SAW_HAND, [BLUE, 1, t.CHURCH, RED], "Blue sees 1 Church in the Hand of Red"),
        (told.TOWER_RAZED, [RED, t.INTRIGUE], "A Tower of Red falls: it was an Intrigue"),
        (told.PLOT_FIEF, [RED, t.INTRIGUE, fief("bradford"), 1], "Red plays Intrigue on Bradford, for 1 Property"),
        (told.PLOT_FIEF, [RED, t.INTRIGUE, fief("bradford"), 2], "Red plays Intrigue on Bradford, for 2 Properties"),
        (told.JOUST_SHOWN, [RED, 2], "Red shows two Princes and a Vassal"),
        (told.EMISSARY, [RED, t.VASSAL, 1], "Red sends a Vassal to the Vikings: 1 cube"),
        (told.BLACK_OUT, [1], "A black marker goes out: 1 is out"),
        (told.BLACK_OUT, [2], "A black marker goes out: 2 are out"),
        (told.HORDE_GROWS, [1], "A Chieftain joins the horde"),
        (told.VOTED, [RED, 1, 0], "Red gives 1 vote for Winter"),
        (told.VOTED, [RED, 3, 2], "Red abstains, with 3 votes"),
        (told.KING_PLACES, [the_property("gold land"), fief("thetford")], "The King places a Land at Thetford (RB-30)"),
        (
            told.WISH_WEAK_SIEGE,
            [fief("winchester"), 2, 0],
            "To besiege Winchester, the King's Strength 2 is too little: the wish shifts (RB-48)",
        ),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else str(value),
)
def test_what_happened_reads_as_a_sentence(kind: EventKind, args: list[int], line: str) -> None:
    assert ORTUS.show_event(Event(kind, args, -1)) == line


def an_event(kind: EventKind, n: int) -> Event:
    """A happening about the nth things of its domains, or the last ones."""
    named = [part for of in kind.args.values() for part in of.parts]
    return Event(kind, [n if domain is None else min(n, domain.count() - 1) for domain in named], -1)


def test_every_kind_of_happening_has_a_sentence() -> None:
    for kind in told.KINDS.kinds:
        for n in (0, 1, 2):
            said = ORTUS.show_event(an_event(kind, n))
            assert said[0].isupper() or said[0].isdigit()
            assert not any(mark in said for mark in ("{", "}", "_", "  ")), said
            assert " a a " not in said
            assert "(blue)" not in said
