"""What Age of Arthur says, in English and in Spanish: every question, answer and happening has its words."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from heptarchy import Match, kernel, server
from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur import told
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.deaths import turn_saxon
from heptarchy.games.arthur.effects import ask_target
from heptarchy.games.arthur.fealty import swear
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.merlin import ask_merlin
from heptarchy.games.arthur.prompts import PROMPTS
from heptarchy.games.arthur.raids import ask_raiders
from heptarchy.games.arthur.refusals_es import REFUSALS
from heptarchy.games.arthur.state import BRITISH, IRISH, SAXON
from heptarchy.games.arthur.turn import play_card
from heptarchy.games.arthur.war_declaration import declare
from heptarchy.games.arthur.words_en import ENGLISH
from heptarchy.games.arthur.words_es import SPANISH
from heptarchy.games.dba.words_speech import BRACES, CHOICE
from heptarchy.kernel.events import EVERYBODY, Event
from heptarchy.kernel.refusal import Refusal
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out
from tests.games.arthur.speaking import LONGEST_LABEL, RAW, english_in, heard
from tests.games.arthur.table import a_campaign, action, card, claim, give, hold, lay, people, play, province, say

if TYPE_CHECKING:
    from heptarchy.games.arthur.state import Campaign
    from heptarchy.kernel.words import Words

GAME = Path(t.__file__).parent
KERNEL = Path(kernel.__file__).parent
SERVER = Path(server.__file__).parent
EN = ARTHUR.words("en").at(ARTHUR.settle({"players": 8}))
ES = ARTHUR.words("es").at(ARTHUR.settle({"players": 8}))

# Random campaigns


@pytest.mark.campaign
@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_raw_is_said_in_random_campaigns(language: str) -> None:
    told_there = heard(language)
    for line in told_there.everything():
        assert line.strip() == line
        assert line
        assert not RAW.search(line), line
    for label, rule in told_there.labels.items():
        assert rule.startswith("DBA") or len(label) <= LONGEST_LABEL, label
    assert len(told_there.prompts) > 300
    kinds = {kind.name for kind in told.KINDS.kinds}
    assert len(kinds & set(told_there.events.values())) > 55, kinds - set(told_there.events.values())


@pytest.mark.campaign
def test_nothing_of_random_campaigns_is_in_english() -> None:
    for line in heard("es").everything():
        assert not english_in(line), line


# Tables


def test_both_languages_have_the_same_tables() -> None:
    for name, english in vars(ENGLISH).items():
        ours = getattr(SPANISH, name)
        if name == "refusals":
            continue
        assert len(ours) == len(english) or isinstance(ours, str), name
        assert bool(ours), name
        if isinstance(ours, dict):
            assert set(ours) == set(english), name


@pytest.mark.parametrize("table", ["labels", "said", "prompts", "events", "endings", "wars", "promises", "things"])
def test_both_languages_speak_of_the_same_things(table: str) -> None:
    for key, english in getattr(ENGLISH, table).items():
        ours = getattr(SPANISH, table)[key]
        assert set(BRACES.findall(ours)) == set(BRACES.findall(english)), key
        assert not english_in(BRACES.sub("", CHOICE.sub(r"\1 \2", ours))), ours


@pytest.mark.parametrize("speech", [ENGLISH, SPANISH], ids=["en", "es"])
def test_every_verb_and_every_happening_has_its_words(speech: Any) -> None:
    verbs = {verb.name for verb in a.SPACE.verbs}
    assert set(speech.said) == verbs
    assert set(speech.verbs) == verbs
    assert {key.partition(" ")[0] for key in speech.labels} == verbs
    assert set(speech.events) == {kind.name for kind in told.KINDS.kinds}


@pytest.mark.parametrize("words", [EN, ES], ids=["en", "es"])
def test_every_happening_is_told_with_all_its_names(words: Words) -> None:
    for kind in told.KINDS.kinds:
        line = words.event(Event(kind, [1] * 4, EVERYBODY))
        assert not RAW.search(line), line
        assert line[0].isupper() or line[0].isdigit()


def test_every_card_has_a_question_of_its_own() -> None:
    for key, kind in zip(t.CARD_KEYS, t.CARD_KIND, strict=True):
        if kind == t.CAMPAIGN_CARD and key not in ("reshuffle", "hill_people"):
            assert f"target {key}" in PROMPTS, key


# Questions and answers as they are read


def asked(s: Campaign, words: Words = EN, seat: int | None = None) -> tuple[str, list[str]]:
    """The question on the table and its buttons."""
    who = s.seats[0] if seat is None else seat
    return words.prompt(s, who), [words.label(s, who, option) for option in s.options_for(who)]


def test_aa_3_1_a_turn_asks_for_a_card() -> None:
    s = a_campaign(2)
    hold(s, 0, "treachery")
    play(s, play_card, 1)
    assert asked(s) == (
        "Your turn, card 2 of 2: which card do you play or discard?",
        ["Play Establish Claim", "Play Raid", "Play Renounce Claim", "Discard Treachery"],
    )
    assert asked(s, ES)[1][1] == "Jugar Incursión"


def test_aa_3_5_the_first_round_has_its_card() -> None:
    s = a_campaign(2)
    s.round = 1
    play(s, play_card, 1)
    assert asked(s)[0] == "Your turn, card 2 of 2: in the first round you must play Establish Claim"


def test_aa_4_1_claims() -> None:
    s = a_campaign(2)
    play(s, ask_target, card("establish_claim"))
    prompt, labels = asked(s)
    assert prompt == "Establish Claim: what do you claim?"
    assert labels[0] == "Claim Caer Wenta"
    assert labels[-1] == "Claim the title Pendragon"
    assert asked(s, ES)[1][0] == "Pretender Caer Wenta"


def test_aa_8_2_raiders_are_called_by_what_they_are() -> None:
    s = a_campaign(2)
    people(s, "lindinis", SAXON)
    lay(s, 0, "knights_errant")
    play(s, ask_raiders, province("caer_wenta"))
    prompt, labels = asked(s)
    assert prompt == "Raid on Caer Wenta: which element do you send?"
    assert "Send raiders: Warband of Gwlad yr Haf" in labels
    assert "Send raiders: Auxilia of the base army" in labels
    assert "Send raiders: Cavalry by Knights Errant" in labels
    assert "Enviar: Banda guerrera de Gwlad yr Haf" in asked(s, ES)[1]


def test_aa_9_2_a_reason_says_whose_claim_it_is() -> None:
    s = a_campaign(3)
    claim(s, 0, "caer_wenta")
    claim(s, 1, "caer_baddan")
    add_throne_claim(s, 1, 0, card("claim_to_the_throne"))
    play(s, declare, card("cassus_belli"))
    assert asked(s) == ("Cassus Belli: on whom do you declare war?", ["War on Ceint"])
    say(s, "war_on p2")
    assert asked(s) == (
        "War on Ceint: what is the reason?",
        [
            "Over Caer Baddan: the claim of Ceint",
            "Over Caer Wenta: your claim",
            "Over the throne of Dumnonia: the claim of Ceint",
        ],
    )
    say(s, "over caer_baddan")
    prompt, labels = asked(s)
    assert prompt.startswith("Dumnonia declares war on Ceint over Caer Baddan, by your claim: do you uphold it")
    assert labels == ["Uphold the claim: war", "Renounce the claim: no war"]


def test_aa_9_7_a_side_is_chosen_in_a_war_that_is_named() -> None:
    s = declared(a_campaign(4))
    assert asked(s) == (
        "Choose your side: Dumnonia declares war on Ceint over Caer Lundein",
        ["Join Dumnonia against Ceint", "Join Ceint against Dumnonia"],
    )
    assert asked(s, ES)[0] == "Elige tu bando: Dumnonia declara la guerra a Ceint por Caer Lundein"


def test_aa_9_9_a_second_war_may_be_declared() -> None:
    s = a_campaign(6)
    claim(s, 2, "elmet")
    declared(s)
    prompt, labels = asked(s)
    assert prompt.startswith("Choose your side, or declare a second war: Dumnonia")
    assert labels[-1] == "Declare a second war, on Ebrauc"
    say(s, "war_on p5")
    assert asked(s) == ("Second war, on Ebrauc: what is the reason?", ["Over Elmet: your claim"])
    say(s, "over elmet", "uphold")
    assert asked(s)[0] == (
        "Choose your side: Dumnonia declares war on Ceint over Caer Lundein; Powys declares war on Ebrauc over Elmet"
    )
    assert asked(s)[1][3] == "Join Ebrauc against Powys"


def test_aa_15_2_the_saxons_are_cast_out() -> None:
    s = a_campaign(3)
    turn_saxon(s, 1)
    play(s, declare, card("cast_out_the_saxons"))
    say(s, "war_on p2")
    assert asked(s)[0] == "Choose your side: Dumnonia declares war on Ceint to cast out the Saxons"
    assert asked(s, ES)[0] == "Elige tu bando: Dumnonia declara la guerra a Ceint para echar a los sajones"


def test_aa_22_3_an_offer_says_what_is_promised() -> None:
    s = a_campaign(3)
    claim(s, 0, "elfael")
    claim(s, 2, "lundein")
    claim(s, 0, "lundein")
    s.push(declare, card("cassus_belli"))
    s.run()
    for answer in ("war_on p2", "over lundein", "uphold"):
        s.apply(action(answer))
    assert asked(s) == (
        "Dumnonia declares war on Ceint over Caer Lundein: before sides are chosen, whom do you make an offer?",
        ["No more offers", "An offer to Powys"],
    )
    s.apply(action("offer_to p3"))
    assert asked(s) == (
        "What do you promise Powys for joining your side?",
        [
            "Promise to renounce your claim on Caer Lundein",
            "Promise to stand back from Caer Lundein",
            "Promise to renounce your claim on Elfael",
        ],
    )
    s.apply(action("yield lundein"))
    assert asked(s) == (
        "Dumnonia promises to stand back from Caer Lundein if you join its side: do you agree? It binds nobody",
        ["Agree", "Decline"],
    )
    assert asked(s, ES)[0].startswith("Dumnonia promete apartarse de Caer Lundein si te unes a su bando")


def test_aa_7_12_a_levy_asks_for_types_losses_and_the_general() -> None:
    s = a_campaign(2)
    lay(s, 0, "charisma", "men_of_the_hearth")
    s.raids = [0, province("durovernum"), 0]
    declared(s)
    assert asked(s, seat=0) == ("Levy: which type do you choose for Charisma?", ["Spears", "Psiloi"])
    say(s, "raise Sp", "raise Sp", by=0)
    assert asked(s, seat=0)[0] == "Levy: which type do you choose for Men of the Hearth?"
    say(s, "raise Ps", by=0)
    prompt, labels = asked(s, seat=0)
    assert prompt == "Levy: which element carries your general? Before that you may turn pedyt"
    assert labels == ["General with Cavalry", "General with Auxilia", "Turn Auxilia into Spears"]
    prompt, labels = asked(s, seat=1)
    assert prompt == "Your home is raided: which element of the base army do you give up? 2 to go"
    assert labels[0] == "Give up Cavalry"


def test_aa_10_a_siege_is_asked_round_by_round() -> None:
    s = besieged(a_campaign(3), "join p1")
    assert asked(s) == ("Siege in the war of Dumnonia on Ceint: do you stay, or go home?", ["Stay", "Go home"])
    say(s, "stay")
    assert asked(s) == ("Siege, round 1: do you hold out, or sally out for battle?", ["Hold out", "Sally out"])
    hold_out(s, 1, 6)
    assert asked(s)[0] == "Siege, round 1: your side has the lower score; which element do you lose?"
    assert asked(s)[1][0] == "Lose Light Horse"
    assert asked(s)[1][-1] == "Lose the element of your general: Cavalry"
    assert asked(s, ES)[0] == "Asedio, ronda 1: tu bando tiene menos puntos; ¿qué elemento pierdes?"


def test_aa_10_1_a_vassal_asks_his_lord() -> None:
    s = a_campaign(3)
    swear(s, 2, 0)
    besieged(s)
    say(s, "leave")
    assert asked(s) == (
        "Siege: your vassal Powys wants to go home; do you let him?",
        ["Let Powys go", "Powys must stay"],
    )


def test_aa_21_4_who_commands_is_asked() -> None:
    s = at_field(a_campaign(2, battles="each"))
    say(s, "fight")
    assert asked(s, seat=0) == (
        "Battle: do you command in person, or does a bot command for you?",
        ["Command in person", "Let a bot command"],
    )


def test_aa_c_r5_merlin_swaps_by_name() -> None:
    s = a_campaign(3)
    lay(s, 0, "merlin")
    hold(s, 0, "treachery")
    hold(s, 2, "sly_fox")
    play(s, ask_merlin)
    assert asked(s)[0] == "Merlin: whose hand do you look at?"
    say(s, "look p3")
    prompt, labels = asked(s)
    assert prompt == "Merlin: what do you do to the hand of Powys? 2 things left"
    assert labels[:3] == ["That is enough", "Swap a card for Sly Fox", "Set Establish Claim aside"]
    say(s, "take sly_fox")
    assert asked(s) == ("Merlin: which card do you give Powys for Sly Fox?", ["Give Treachery"])


def test_aa_c18_rulers_die_by_name() -> None:
    s = a_campaign(2)
    s.warlords = [1 if one == province("rhegin") else 0 for one in range(t.PROVINCES)]
    play(s, ask_target, card("fall_of_the_mighty"))
    assert asked(s)[1] == ["Gerren of Dumnonia dies", "Gwrangon of Ceint dies", "The Warlord in Rhegin dies"]
    assert asked(s, ES)[1][1] == "Muere Gwrangon de Ceint"


def test_aa_21_1_a_battle_is_told_with_the_kingdoms_in_its_chairs() -> None:
    match = Match(ARTHUR, {"players": 3, "battles": "table"})
    s = at_field(a_campaign(3, battles="table"), "join p2")
    say(s, "fight")
    match.state = s
    assert s.child is not None
    words = ARTHUR.words("en").at(match.record.options)
    lines: list[str] = []
    while s.child is not None and "Round 1: the bound of Dumnonia" not in lines:
        seat = s.seats[0]
        choice = s.weights.answers[0] if seat < 0 else s.options_for(seat)[0]
        if seat >= 0:
            assert not RAW.search(words.prompt(s, seat))
        entry = match.apply(choice, seat)
        lines += [words.event(event) for event in entry.events]
    assert any(line.startswith("Dumnonia takes the ") for line in lines)
    assert "Dumnonia pitches the camp" in lines
    assert s.child is not None
    assert words.said(action("battle/fight_on")) == "fights on"
    assert words.said(action("battle/rank c2")) == "puts command 2 next from the left"


# Happenings, refusals, endings


def test_aa_13_1_a_death_names_the_ruler() -> None:
    died = Event(told.RULER_DIED, [2, 3, BRITISH], EVERYBODY)
    assert EN.event(died) == "Cadell of Powys is dead, and an heir follows him"
    assert ES.event(died) == "Cadell de Powys ha muerto, y le sigue un heredero"
    assert EN.event(Event(told.RULER_DIED, [1, 1, SAXON], EVERYBODY)).startswith("Hengest of Ceint")


def test_sentences_are_read_with_their_names() -> None:
    settled = Event(told.SETTLED, [province("deur"), IRISH], EVERYBODY)
    assert (EN.event(settled), ES.event(settled)) == ("Deur is now Irish", "Deur es ahora irlandesa")
    changed = Event(told.PEOPLE_CHANGED, [4, SAXON], EVERYBODY)
    assert ES.event(changed) == "El soberano de Ebrauc es ahora sajón"
    assert EN.event(Event(told.LEVIED, [0, 1], EVERYBODY)) == "Dumnonia levies 1 element"
    assert EN.event(Event(told.SIEGE_SCORES, [5, 7], EVERYBODY)) == "The besiegers have 5, the besieged 7"


def test_aa_17_the_end_says_who_has_won_and_how() -> None:
    s = a_campaign(3)
    assert EN.ending(s) == ""
    give(s, "elfael", 1)
    s.finish([0, 1, 0], "rank")
    assert EN.ending(s) == "Ceint wins by rank, 8."
    assert ES.ending(s) == "Ceint gana por rango, 8."
    s.ending = "lots"
    assert EN.ending(s) == "Ceint wins by the dice, of equal rank, 8."
    s.ending = "overlord"
    assert EN.ending(s) == "Ceint has won: all others are its vassals."


def refusal_messages(folder: Path) -> set[str]:
    """Every message that a refusal in these modules is made with."""
    found: set[str] = set()
    for module in folder.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                message = node.args[1]
                inside = "that is not asked while dba is played"  # the one that names the child
                found.add(str(message.value) if isinstance(message, ast.Constant) else inside)
    return found


def test_every_refusal_has_a_spanish_one_about_the_same_things() -> None:
    messages = refusal_messages(GAME) | refusal_messages(KERNEL) | refusal_messages(SERVER)
    assert messages == set(REFUSALS)
    for english, ours in REFUSALS.items():
        assert set(BRACES.findall(english)) == set(BRACES.findall(ours)), english
        refusal = Refusal("AA-1.1", english, 1, 1, 1)
        assert ES.refusal(refusal) != EN.refusal(refusal)
        assert not english_in(ES.refusal(refusal)), ours


def test_a_refusal_names_what_it_is_about() -> None:
    refusal = Refusal("AA-3.1", "{card} is not in your hand", card("sly_fox"))
    assert EN.refusal(refusal) == "Sly Fox is not in your hand"
    assert ES.refusal(refusal) == "Zorro astuto no está en tu mano"
    inside = Refusal("DBA-7.3", "that costs {} PIPs, and {} are left", 2, 1)
    assert ES.refusal(inside) == "PIP que cuesta: 2; PIP que quedan: 1"
