"""The annals: from what a log tells to a paragraph a round (AA-29)."""

from __future__ import annotations

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.book.annals import years_of
from heptarchy.games.arthur.book.chronicle import chronicle
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.game import ARTHUR
from heptarchy.games.arthur.table.actions import OVER_LAND, OVER_THRONE, OVER_TITLE, SPACE, VOID, WAR_ON
from heptarchy.games.arthur.table.state import BRITISH, IRISH, SAXON
from heptarchy.games.dba.book import told as dba
from heptarchy.kernel.annals import as_markdown
from heptarchy.kernel.events import EVERYBODY, Event, EventKind, only
from heptarchy.kernel.match import Entry
from tests.games.arthur.table import action, card, province

Told = tuple[EventKind, *tuple[int, ...]]
DUMNONIA, CEINT, POWYS, LINNUIS = range(4)


def entry(*events: Told, answer: int = 0, audience: int = EVERYBODY) -> Entry:
    """An answer with what came of it."""
    return Entry(0, answer, audience, False, [Event(kind, list(args), EVERYBODY) for kind, *args in events])


def told_of(*entries: Entry, seats: int = 4, spanish: bool = False) -> list[str]:
    """The paragraphs of a log that begins with round 1; the sentence that names the kings is left out."""
    log = [entry((told.ROUND_BEGINS, 1)), *entries]
    found = ARTHUR.words("es" if spanish else "en").annals(log, SPACE.say, seats)
    return [f"{one.head}: {one.text}" for one in found]


def first_year(*entries: Entry, spanish: bool = False) -> str:
    """What is told of round 1 after the kings."""
    return told_of(*entries, spanish=spanish)[0].split(". ", 1)[-1]


def war_on(seat: int, enemy: int, answer: int, key: str = "cassus_belli") -> list[Entry]:
    """A declaration as it is logged."""
    return [
        entry((told.PLAYED, seat, card(key))),
        entry((told.WAR_DECLARED, seat, enemy), answer=answer),
    ]


CLAIM = entry((told.CLAIMED, DUMNONIA, province("rhegin")))
RHEGIN = OVER_LAND[province("rhegin")]
LEVIES = entry(*[(told.LEVIED, seat, 11) for seat in range(4)])
TURN = entry((told.TURN_BEGINS, LINNUIS))


def a_war(*events: Told, joins: tuple[Told, ...] = ()) -> str:
    """Dumnonia's war on Ceint over Rhegin, from the field on."""
    log = [CLAIM, *war_on(DUMNONIA, CEINT, RHEGIN), entry(*joins), LEVIES, entry(*events)]
    return first_year(*log).split(", which he claimed", 1)[1]


BATTLE: Told = (told.BATTLE_BEGINS, DUMNONIA, CEINT)
GIVES: Told = (told.GIVES_BATTLE, CEINT)
SIEGE: Told = (told.STANDS_SIEGE, CEINT)
WON: Told = (told.WAR_WON, DUMNONIA)
LOST: Told = (told.WAR_WON, CEINT)


def test_aa_29_1_each_round_has_its_paragraph_and_its_date() -> None:
    log = [entry((told.ROUND_BEGINS, n)) for n in (2, 3, 4, 5)]
    heads = [one.partition(":")[0] for one in told_of(*log)]
    assert heads == ["449, spring", "449, summer", "450, summer", "450, summer", "452, summer"]
    found = told_of(*log)
    assert found[0] == (
        "449, spring: In this year the kings of the Britons were Gerren of Dumnonia, Gwrangon of Ceint, "
        "Gwrtheyrn of Powys and Caedbaed of Linnuis."
    )
    assert found[1] == "449, summer: In the same year, in summer, no king rode out."
    assert found[3].startswith("450, summer: Soon after, ")


def test_aa_29_1_a_paragraph_says_where_in_the_log_it_begins() -> None:
    log = [entry((told.ROUND_BEGINS, 1)), entry(), entry((told.ROUND_BEGINS, 2))]
    assert [one.at for one in chronicle(years_of(log, SPACE.say, 2))] == [1, 3]


def test_aa_29_1_nothing_is_told_before_the_first_round_nor_of_what_not_all_have_heard() -> None:
    before = [entry((told.LAND_GAINED, 0, 1))]
    secret = Entry(0, 0, only(0), False, [Event(told.RAIDED, [0, province("rhegin")], only(0))])
    assert years_of(before, SPACE.say, 2) == []
    assert first_year(secret).endswith("Caedbaed of Linnuis.")


def test_aa_29_1_what_several_do_is_told_at_once() -> None:
    log = [
        CLAIM,
        entry((told.CLAIMED_TITLE, CEINT, 0)),
        entry((told.RAIDED, POWYS, province("caer_lerion"))),
        entry((told.CLAIMED, POWYS, province("caer_lerion"))),
        entry((told.CLAIMED_TITLE, POWYS, 0)),
        entry((told.RAIDED, CEINT, province("caer_baddan"))),
        entry((told.SETTLED, province("rhegin"), SAXON)),
        entry((told.SETTLED, province("iceni"), SAXON)),
    ]
    assert first_year(*log) == (
        "Gerren laid claim to Rhegin, and Gwrtheyrn to Caer Lerion. "
        "Gwrangon and Gwrtheyrn laid claim to the title Pendragon. "
        "Gwrtheyrn harried Caer Lerion, and Gwrangon harried Caer Baddan. Saxons settled in Rhegin and Iceni."
    )


def test_aa_5_11_a_claim_that_is_over_in_the_same_round_is_not_told() -> None:
    gone = entry((told.CLAIM_ENDED, DUMNONIA, province("rhegin")))
    assert "claim" not in first_year(CLAIM, gone)
    assert first_year(CLAIM, entry((told.LAND_GAINED, DUMNONIA, province("rhegin")))) == "Gerren took Rhegin."


def test_aa_13_1_a_death_is_told_with_its_cause_and_the_heir_by_name() -> None:
    causes = {
        "fall_of_the_mighty": "Gwrangon fell from his might and died, and Gwrthefyr was king after him.",
        "for_whom_the_bell_tolls": "The bell tolled for Gwrangon, and Gwrthefyr was king after him.",
        "assassin": "Gwrangon was murdered, and Gwrthefyr was king after him.",
        "night_of_the_long_knives": "Gwrangon died in the Night of the Long Knives, and Gwrthefyr was king after him.",
        "raid": "Gwrangon died, and Gwrthefyr was king after him.",
    }
    for key, said in causes.items():
        log = [entry((told.PLAYED, POWYS, card(key))), entry((told.RULER_DIED, CEINT, 1, BRITISH))]
        assert first_year(*log) == said


def test_aa_15_1_a_usurper_is_a_saxon_with_a_saxon_name_and_so_are_his_heirs() -> None:
    log = [
        entry((told.PLAYED, POWYS, card("saxon_usurper"))),
        entry((told.RULER_DIED, CEINT, 1, BRITISH), (told.PEOPLE_CHANGED, CEINT, SAXON)),
        entry((told.PLAYED, POWYS, card("assassin"))),
        entry((told.RULER_DIED, CEINT, 2, SAXON)),
    ]
    assert first_year(*log) == (
        "Gwrangon was thrown down and killed, and Octa, a Saxon, sat in his place. "
        "Octa was murdered, and Oisc was king after him."
    )


def test_aa_15_2_who_is_cast_out_becomes_a_briton_and_his_heir_has_a_british_name() -> None:
    log = [
        entry((told.PLAYED, POWYS, card("saxon_usurper"))),
        entry((told.RULER_DIED, CEINT, 1, BRITISH), (told.PEOPLE_CHANGED, CEINT, SAXON)),
        entry((told.PEOPLE_CHANGED, CEINT, BRITISH)),
        entry((told.PLAYED, POWYS, card("assassin"))),
        entry((told.RULER_DIED, CEINT, 2, SAXON)),
    ]
    assert first_year(*log).endswith("Octa became a Briton. Octa was murdered, and Emrys was king after him.")


def test_aa_13_2_what_a_death_brings_is_told_after_it() -> None:
    died = entry(
        (told.RULER_DIED, CEINT, 1, BRITISH),
        (told.LAND_GAINED, DUMNONIA, province("rhegin")),
        (told.LAND_VACANT, CEINT, province("lundein")),
        (told.LAND_GAINED, POWYS, province("caer_wenta")),
        (told.LAND_GAINED, DUMNONIA, province("caer_celemion")),
        (told.TITLE_LOST, CEINT, 0),
        (told.CLAIMED, CEINT, province("rhegin")),
        (told.CLAIMED, CEINT, province("lundein")),
    )
    assert first_year(entry((told.PLAYED, POWYS, card("assassin"))), died) == (
        "Gwrangon was murdered, and Gwrthefyr was king after him. "
        "Gerren took Rhegin and Caer Celemion, and Gwrtheyrn took Caer Wenta. "
        "Caer Lundein was left without an owner, for more than one claimed it. Nobody was Pendragon any more. "
        "Gwrthefyr laid claim to Rhegin and Caer Lundein."
    )


def test_aa_9_2_a_war_is_told_with_its_cause() -> None:
    title = entry((told.TITLE_GAINED, CEINT, 0), (told.CLAIMED_TITLE, DUMNONIA, 0))
    throne = entry((told.CLAIMED_THRONE, CEINT, DUMNONIA))
    own = entry((told.CLAIMED_THRONE, DUMNONIA, CEINT))
    said = {
        " over Rhegin, which he claimed": [CLAIM, *war_on(DUMNONIA, CEINT, RHEGIN)],
        ", who claimed Rhegin": war_on(DUMNONIA, CEINT, RHEGIN),
        ", for he would be Pendragon himself": [title, *war_on(DUMNONIA, CEINT, OVER_TITLE[0])],
        ", for he would be his lord": [own, *war_on(DUMNONIA, CEINT, OVER_THRONE[CEINT])],
        ", who would have been his lord": [throne, *war_on(DUMNONIA, CEINT, OVER_THRONE[DUMNONIA])],
        ", to cast out the Saxons": war_on(DUMNONIA, CEINT, WAR_ON[CEINT], "cast_out_the_saxons"),
    }
    for cause, log in said.items():
        assert first_year(*log).endswith(f"made war on Gwrangon{cause}.")


def test_aa_5_11_a_claim_that_is_over_is_no_cause_of_a_war_any_more() -> None:
    claims = entry(
        (told.CLAIMED, DUMNONIA, province("rhegin")),
        (told.CLAIMED_TITLE, DUMNONIA, 0),
        (told.CLAIMED_THRONE, DUMNONIA, CEINT),
    )
    over = entry(
        (told.CLAIM_ENDED, DUMNONIA, province("rhegin")),
        (told.TITLE_CLAIM_ENDED, DUMNONIA, 0),
        (told.THRONE_CLAIM_ENDED, DUMNONIA, CEINT),
    )
    causes = {
        RHEGIN: (" over Rhegin, which he claimed", ", who claimed Rhegin"),
        OVER_TITLE[0]: (", for he would be Pendragon himself", ", who would have been it in his place"),
        OVER_THRONE[CEINT]: (", for he would be his lord", ", who would have been his lord"),
    }
    for answer, (own, his) in causes.items():
        war = war_on(DUMNONIA, CEINT, answer)
        assert first_year(claims, *war).endswith(f"made war on Gwrangon{own}.")
        assert first_year(claims, over, *war).endswith(f"made war on Gwrangon{his}.")


def test_aa_9_5_a_war_whose_cause_is_gone_was_none() -> None:
    log = [CLAIM, *war_on(DUMNONIA, CEINT, RHEGIN), entry((told.WAR_VOID,), answer=VOID[0])]
    assert first_year(*log).endswith("; but the cause fell away, and there was no war.")


def test_aa_9_5_of_two_wars_that_wait_the_first_is_void_at_the_end_of_the_round() -> None:
    log = [
        CLAIM,
        *war_on(DUMNONIA, CEINT, RHEGIN),
        TURN,
        *war_on(POWYS, LINNUIS, OVER_LAND[province("caer_lerion")]),
        entry((told.WAR_VOID,)),
        LEVIES,
        entry((told.GIVES_BATTLE, LINNUIS), (told.BATTLE_BEGINS, POWYS, LINNUIS), (told.WAR_WON, LINNUIS)),
    ]
    assert first_year(*log).endswith(
        "which he claimed; but the cause fell away, and there was no war. "
        "Gwrtheyrn made war on Caedbaed, who claimed Caer Lerion. "
        "They fought at Caer Lerion, and Caedbaed had the victory."
    )


def test_aa_9_7_who_stood_with_whom() -> None:
    joins: tuple[Told, ...] = ((told.JOINED, POWYS, DUMNONIA), (told.JOINED, LINNUIS, CEINT))
    assert a_war(GIVES, BATTLE, WON, joins=joins) == (
        "; with Gerren stood Gwrtheyrn, and with Gwrangon Caedbaed. They fought at Rhegin, and Gerren had the victory."
    )


def test_aa_9_6_a_lord_leads_for_his_vassal() -> None:
    log = [
        entry((told.SWORE, DUMNONIA, POWYS)),
        CLAIM,
        *war_on(DUMNONIA, CEINT, RHEGIN),
        entry((told.JOINED, LINNUIS, POWYS)),
        LEVIES,
        entry(GIVES, (told.BATTLE_BEGINS, POWYS, CEINT), (told.WAR_WON, POWYS)),
    ]
    assert first_year(*log).endswith(
        "with Gerren stood Caedbaed. Gwrtheyrn and Gwrangon fought at Rhegin, and Gwrtheyrn had the victory."
    )


def test_aa_14_6_a_rebel_leads_himself_until_his_rebellion_is_over() -> None:
    rises = entry((told.SWORE, DUMNONIA, POWYS), (told.CARD_LIES, DUMNONIA, card("rebellion")))
    war = [CLAIM, *war_on(DUMNONIA, CEINT, RHEGIN), LEVIES, entry(GIVES, BATTLE, WON)]
    assert first_year(rises, *war).endswith(" They fought at Rhegin, and Gerren had the victory.")
    back = entry((told.CARD_LEAVES, DUMNONIA, card("rebellion")))
    assert first_year(rises, back, *war).endswith(
        "Gwrtheyrn and Gwrangon fought at Rhegin, and Gwrtheyrn had the victory."
    )


def test_aa_9_9_a_second_war_takes_its_enemy_out_of_the_first() -> None:
    log = [
        CLAIM,
        *war_on(DUMNONIA, CEINT, RHEGIN),
        entry((told.JOINED, LINNUIS, CEINT)),
        entry((told.WAR_DECLARED, POWYS, LINNUIS), answer=OVER_LAND[province("caer_lerion")]),
        LEVIES,
        entry(GIVES, (told.GIVES_BATTLE, LINNUIS)),
        entry(BATTLE, WON, (told.BATTLE_BEGINS, POWYS, LINNUIS), (told.WAR_DRAWN,)),
    ]
    assert first_year(*log).endswith(
        "He made war on Gwrangon over Rhegin, which he claimed. "
        "Gwrtheyrn made war on Caedbaed, who claimed Caer Lerion. "
        "Gerren and Gwrangon fought at Rhegin, and Gerren had the victory. "
        "Gwrtheyrn and Caedbaed fought at Caer Lerion, and neither had the victory."
    )


def test_aa_9_5_a_second_war_may_be_void_and_the_first_is_fought() -> None:
    log = [
        CLAIM,
        *war_on(DUMNONIA, CEINT, RHEGIN),
        entry((told.WAR_DECLARED, POWYS, LINNUIS), answer=OVER_LAND[province("caer_lerion")]),
        entry((told.WAR_VOID,), answer=VOID[0]),
        LEVIES,
        entry(GIVES, BATTLE, LOST),
    ]
    assert first_year(*log).endswith(
        "who claimed Caer Lerion; but the cause fell away, and there was no war. "
        "Gerren and Gwrangon fought at Rhegin, and Gwrangon had the victory."
    )


def test_aa_9_15_the_field_of_a_war_over_a_throne_is_the_enemys_home() -> None:
    log = [*war_on(DUMNONIA, CEINT, OVER_THRONE[CEINT]), LEVIES, entry(GIVES, BATTLE, WON)]
    assert f"They fought at {t.PROVINCE_NAMES[t.HOME_OF[1]]}, and" in first_year(*log)


def test_aa_21_7_a_quick_battle_is_told_as_one() -> None:
    assert a_war(GIVES, BATTLE, (told.QUICK_WON, CEINT, DUMNONIA), LOST) == (
        ". They fought at Rhegin, and one cast of the lots gave Gwrangon the victory."
    )
    assert a_war(GIVES, BATTLE, (told.QUICK_DRAWN, DUMNONIA, CEINT), (told.WAR_DRAWN,)) == (
        ". They fought at Rhegin, and one cast of the lots gave neither the victory."
    )


def test_aa_10_5_a_siege_is_told_with_its_assaults_and_its_end() -> None:
    rounds: list[Told] = [(told.SIEGE_ROUND, 1), (told.SIEGE_ROUND, 2)]
    stood = ". Gwrangon stood a siege at Rhegin"
    assert a_war(SIEGE, *rounds, WON) == f"{stood} through two assaults; then Gerren took the place."
    assert a_war(SIEGE, *rounds[:1], (told.SIEGE_LIFTED, DUMNONIA), (told.WAR_DRAWN,)) == (
        f"{stood} through one assault, until Gerren lifted it."
    )
    assert a_war(SIEGE, *rounds, (told.WAR_DRAWN,)) == (
        f"{stood} through two assaults, until the besiegers had lost too many."
    )
    assert a_war(SIEGE, *rounds) == f"{stood} through two assaults."
    assert a_war(SIEGE, (told.SIEGE_ROUND, 13), WON) == f"{stood} through 13 assaults; then Gerren took the place."


def test_aa_10_7_a_sally_is_a_battle_in_its_place() -> None:
    sally: list[Told] = [(told.SIEGE_ROUND, 1), (told.SIEGE_ROUND, 2), (told.SALLIED, CEINT), BATTLE]
    assert a_war(SIEGE, *sally, LOST) == (
        ". Gwrangon stood a siege at Rhegin through one assault; then he came out and fought, "
        "and Gwrangon had the victory."
    )


def test_aa_10_1_who_goes_home_is_told() -> None:
    home: list[Told] = [(told.WENT_HOME, POWYS), (told.WENT_HOME, LINNUIS)]
    assert "Gwrtheyrn and Caedbaed went home before the end." in a_war(SIEGE, *home, (told.SIEGE_ROUND, 1), WON)


def test_aa_24_1_a_death_in_a_war_is_of_that_war_whenever_it_is_told() -> None:
    died: Told = (told.RULER_DIED, CEINT, 1, BRITISH)
    for events in ((GIVES, BATTLE, died, WON), (GIVES, BATTLE, WON, died)):
        assert a_war(*events) == (
            ". They fought at Rhegin, and Gerren had the victory. "
            "Gwrangon fell in that battle, and Gwrthefyr was king after him."
        )
    assert "Gwrangon died in that siege" in a_war(SIEGE, (told.SIEGE_ROUND, 1), died, WON)
    later = [CLAIM, *war_on(DUMNONIA, CEINT, RHEGIN), LEVIES, entry(GIVES, BATTLE, WON), TURN]
    assert "battle" not in first_year(*later, entry(died))


def test_aa_24_1_what_a_death_in_a_war_brings_is_told_apart_from_what_the_war_does() -> None:
    inherited: Told = (told.LAND_GAINED, POWYS, province("caer_wenta"))
    heirs: Told = (told.CLAIMED, CEINT, province("caer_wenta"))
    gained: Told = (told.LAND_GAINED, POWYS, province("lundein"))
    died: Told = (told.RULER_DIED, CEINT, 1, BRITISH)
    taken: Told = (told.LAND_GAINED, DUMNONIA, province("iceni"))
    assert a_war(GIVES, BATTLE, died, inherited, WON, gained, taken).endswith(
        "Gwrangon fell in that battle, and Gwrthefyr was king after him. Gwrtheyrn took Caer Wenta. "
        "Gwrtheyrn took Caer Lundein, and Gerren took Iceni."
    )
    assert a_war(GIVES, BATTLE, died, inherited, heirs, WON, taken).endswith(
        "Gwrtheyrn took Caer Wenta. Gwrthefyr laid claim to Caer Wenta. Gerren took Iceni."
    )


def test_aa_14_1_bonds_are_told() -> None:
    log = [
        entry((told.SWORE, CEINT, DUMNONIA), (told.SWORE, POWYS, DUMNONIA)),
        entry((told.CARD_LIES, CEINT, card("rebellion"))),
        entry((told.FREED, CEINT, DUMNONIA), (told.CARD_LEAVES, CEINT, card("rebellion"))),
    ]
    assert first_year(*log) == (
        "Gwrangon and Gwrtheyrn bowed to Gerren as their lord. Gwrangon rose against Gerren, his lord. "
        "Gwrangon was free of Gerren."
    )


def test_aa_6_4_what_comes_over_the_sea() -> None:
    log = [
        entry((told.SETTLED, province("cernow"), IRISH)),
        entry((told.SHIPS_CAME, CEINT, card("long_ships"), province("iceni"))),
        entry((told.SHIPS_CAME, CEINT, card("irish_scourge"), province("cernow"))),
        entry((told.SETTLED, province("iceni"), BRITISH)),
        entry((told.WARLORD_ROSE, province("iceni")), (told.WARLORD_DIED, province("iceni"))),
        entry((told.CARD_LIES, CEINT, card("merlin")), (told.PLOT_FOUND, CEINT)),
    ]
    assert first_year(*log) == (
        "The Irish came over the sea and kept Cernow for themselves. Saxon keels lay off Iceni. "
        "The Irish scourged the coast of Cernow. Britons came back to Iceni. A warlord rose in Iceni. "
        "The warlord of Iceni died. Merlin came to the hall of Gwrangon. "
        "A plot of Gwrangon came to light, and he lost all that he claimed."
    )


def test_aa_c_r9_a_plot_is_told_of_a_king_by_his_name() -> None:
    crowned = entry((told.TITLE_GAINED, CEINT, 0), (told.PLOT_FOUND, CEINT), (told.BROKE_WORD, CEINT, POWYS))
    assert first_year(crowned) == (
        "Gwrangon was hailed as Pendragon. A plot of Gwrangon came to light, and he lost all that he claimed. "
        "He broke the word that he had given Gwrtheyrn."
    )
    assert "Se descubrió una conjura de Gwrangon, que" in first_year(crowned, spanish=True)


def test_aa_17_1_the_end_is_told_as_it_came() -> None:
    sworn = entry(*[(told.SWORE, seat, CEINT) for seat in (DUMNONIA, POWYS, LINNUIS)], (told.TITLE_GAINED, CEINT, 0))
    won = entry((told.WON, CEINT))
    assert told_of(sworn, won)[0].endswith(
        "So Gwrangon, who was Pendragon, was lord of all the kings of Britain, and here these annals end."
    )
    assert told_of(entry((told.ROUND_BEGINS, 2)), won)[1] == (
        "449, summer: In the same year, in summer, no king rode out. "
        "Here these annals end; of all the kings Gwrangon of Ceint was the greatest."
    )


def test_aa_17_1_while_a_vassal_rebels_nobody_is_lord_of_all() -> None:
    sworn = entry(*[(told.SWORE, seat, CEINT) for seat in (DUMNONIA, POWYS, LINNUIS)], (told.TITLE_GAINED, CEINT, 0))
    rises = entry((told.CARD_LIES, POWYS, card("rebellion")))
    assert told_of(sworn, rises, entry((told.WON, CEINT)))[0].endswith(
        "Here these annals end; of all the kings Gwrangon was the greatest."
    )


def test_aa_22_7_a_broken_word_is_told() -> None:
    broken = entry((told.BROKE_WORD, POWYS, LINNUIS))
    assert first_year(broken) == "Gwrtheyrn broke the word that he had given Caedbaed."


def test_aa_21_1_what_happens_within_a_battle_is_left_to_its_own_story() -> None:
    inner = entry()
    event = Event(dba.WON, [0], EVERYBODY)
    event.chairs = [1, 0]
    inner.events.append(event)
    assert first_year(inner).endswith("Caedbaed of Linnuis.")


def test_the_annals_are_told_in_spanish() -> None:
    log = [
        CLAIM,
        *war_on(DUMNONIA, CEINT, RHEGIN),
        entry((told.JOINED, POWYS, DUMNONIA)),
        LEVIES,
        entry(
            GIVES, BATTLE, (told.RULER_DIED, CEINT, 1, BRITISH), WON, (told.LAND_GAINED, DUMNONIA, province("iceni"))
        ),
    ]
    assert first_year(*log, spanish=True) == (
        "Gerren pretendió Rhegin. Hizo la guerra a Gwrangon por Rhegin, que pretendía; con Gerren estuvo Gwrtheyrn. "
        "Lucharon en Rhegin, y la victoria fue de Gerren. Gwrangon cayó en aquella batalla, y tras él reinó Gwrthefyr. "
        "Gerren tomó Iceni."
    )
    settled = entry((told.SETTLED, province("rhegin"), SAXON), (told.SETTLED, province("iceni"), SAXON))
    assert first_year(settled, spanish=True) == "Se asentaron sajones en Rhegin e Iceni."


def test_a_game_without_annals_has_none_and_a_page_is_markdown() -> None:
    from heptarchy.games.dba.game import DBA

    assert DBA.words("en").annals([], DBA.space.say, 2) == []
    log = [entry((told.ROUND_BEGINS, 1)), entry((told.ROUND_BEGINS, 2))]
    page = as_markdown("Age of Arthur", ARTHUR.words("en").annals(log, SPACE.say, 2))
    assert page.startswith("# Age of Arthur\n\n**449, spring.** In this year the kings")
    assert page.endswith("no king rode out.\n")
    assert action("void") == VOID[0]
