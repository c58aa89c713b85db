"""What Age of Arthur says, in English and in Spanish: every question, answer and happening has its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from heptarchy import FATE, Match
from heptarchy.games.arthur import actions as a
from heptarchy.games.arthur import tables as t
from heptarchy.games.arthur import told, why
from heptarchy.games.arthur.asks import TARGETS
from heptarchy.games.arthur.asks_acts import called
from heptarchy.games.arthur.claims import add_throne_claim
from heptarchy.games.arthur.deaths import turn_saxon
from heptarchy.games.arthur.effects import ask_target
from heptarchy.games.arthur.fealty import swear
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.merlin import ask_merlin
from heptarchy.games.arthur.raids import ask_raiders
from heptarchy.games.arthur.state import BRITISH, IRISH, SAXON
from heptarchy.games.arthur.turn import play_card
from heptarchy.games.arthur.war_declaration import declare
from heptarchy.games.arthur.words import PACKAGE, ArthurWords
from heptarchy.games.arthur.words_book import verb_id
from heptarchy.games.dba.game import DBA
from heptarchy.kernel.events import EVERYBODY, Event
from heptarchy.speech.ftl import Choice
from heptarchy.speech.shelf import book_of
from tests.games.arthur.at_war import at_field, besieged, declared, hold_out
from tests.games.arthur.speaking import LONGEST_LABEL, RAW, english_in, heard
from tests.games.arthur.table import a_campaign, action, card, claim, give, hold, lay, people, play, province, say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from heptarchy.games.arthur.state import Campaign
    from heptarchy.kernel.words import Words
    from heptarchy.speech.ftl import Pattern

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


# Catalogues


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_verb_has_a_button_a_line_in_the_log_and_a_heading(language: str) -> None:
    says = book_of(PACKAGE, language)
    for verb in a.SPACE.verbs:
        assert says.has(verb_id(verb)), verb.name
        assert says.has(f"do-{called(verb)}"), verb.name
        assert says.has(f"log-{called(verb)}"), verb.name
    verbs = {called(verb) for verb in a.SPACE.verbs}
    said = [id.partition("-")[2] for id in says.entries if id.startswith(("do-", "log-"))]
    assert [one for one in said if not any(one == verb or one.startswith(f"{verb}-") for verb in verbs)] == []


def test_no_message_of_the_spanish_catalogues_is_in_english() -> None:
    for id, entry in book_of(PACKAGE, "es").entries.items():
        for pattern in (entry.pattern, *entry.attributes.values()):
            assert id == "title" or not english_in(" ".join(words_of(pattern))), id


def words_of(pattern: Pattern) -> Iterator[str]:
    """What a pattern says itself, in all its variants."""
    for piece in pattern:
        if isinstance(piece, str):
            yield piece
        elif isinstance(piece, Choice):
            for variant in piece.variants.values():
                yield from words_of(variant)


def test_every_card_has_a_question_of_its_own() -> None:
    for one, kind in enumerate(t.CARD_KIND):
        if kind == t.CAMPAIGN_CARD and one not in (t.RESHUFFLE, t.HILL_PEOPLE, t.REBELLION):
            assert one in TARGETS, t.CARD_KEYS[one]


def test_types_of_elements_are_called_as_in_battles() -> None:
    for words in (EN, ES):
        book = words.book()
        assert isinstance(words, ArthurWords)
        assert dict(zip(a.KIND.keys, words.says.names(a.KIND), strict=True)).items() <= types_in(book).items()


def types_in(book: dict[str, Any]) -> dict[str, str]:
    """What a book calls the types of elements."""
    return {key: one if isinstance(one, str) else one["name"] for key, one in book["battle"]["types"].items()}


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


def test_a_refusal_of_a_game_within_is_said_of_a_battle() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    refusal = s.refuse(a.PLAY[0], s.seats[0])
    assert refusal is not None
    assert ES.refusal(refusal) == "no es eso lo que se pregunta mientras se libra una batalla"


def test_a_refusal_names_what_it_is_about() -> None:
    refusal = why.NOT_IN_HAND.by("AA-3.1", card("sly_fox"))
    assert EN.refusal(refusal) == "Sly Fox is not in your hand"
    assert ES.refusal(refusal) == "Zorro astuto no está en tu mano"


def test_a_refusal_of_a_battle_is_said_as_dba_says_it() -> None:
    s = at_field(a_campaign(2, battles="table"))
    say(s, "fight")
    while s.seats == [FATE]:
        s.apply(s.weights.answers[0])
    assert s.child is not None
    seat = s.seats[0]
    found = [s.refuse(action(f"battle/{said}"), seat) for said in ("fight_on", "camp 5", "edge south")]
    refusal = next(one for one in found if one is not None and one.rule.startswith("DBA"))
    for words in (EN, ES):
        assert words.refusal(refusal) == DBA.words(words.language).refusal(refusal)
    assert ES.refusal(refusal) != EN.refusal(refusal)
