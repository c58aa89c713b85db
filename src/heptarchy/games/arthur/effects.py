"""What cards do when they are played, apart from wars (AA-4, AA-C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.claims import (
    add_claim,
    add_throne_claim,
    add_title_claim,
    drop_all_claims,
    drop_claim,
    drop_throne_claim,
    drop_title_claim,
    give_land,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import die, discard_lying, kill_warlord, turn_saxon
from heptarchy.games.arthur.dice import DIE, face
from heptarchy.games.arthur.merlin import ask_merlin
from heptarchy.games.arthur.pledges import judge_renouncing
from heptarchy.games.arthur.raids import ask_raiders
from heptarchy.games.arthur.realm import clockwise, has_card
from heptarchy.games.arthur.table.actions import (
    AT,
    CLAIM_TITLE,
    DONE,
    FOR,
    ON,
    RENOUNCE,
    RENOUNCE_THRONE,
    RENOUNCE_TITLE,
    SLAY,
)
from heptarchy.games.arthur.table.state import (
    BELL,
    BRITISH,
    DAGGER,
    FALL,
    IRISH,
    KNIVES,
    MARKS,
    NOBODY,
    SAXON,
    changed,
    replaced,
)
from heptarchy.games.arthur.targets import (
    bequests,
    own_claims,
    pretenders,
    refuse_bequest,
    refuse_pretender,
    refuse_renouncing,
    refuse_rival,
    refuse_target,
    rivals,
    targets,
)
from heptarchy.kernel.refusal import Refusal

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign


def ask_target(s: Campaign, card: int) -> None:
    """AA-3.12: what a card is played for."""
    s.ask(
        s.active,
        targets(s, s.active, card),
        then=settle_target,
        arg=card,
        rule=t.CARD_RULES[card],
        why=refuse_target,
    )


def settle_target(s: Campaign, card: int, answer: int) -> None:
    """The first answer of a card; some ask for more."""
    kind = t.CARD_KIND[card]
    if kind == t.BASE_CARD:
        settle_base(s, card, answer)
    elif ON.holds(answer):
        settle_ruler(s, card, ON.arg(answer))
    elif AT.holds(answer):
        settle_place(s, card, AT.arg(answer))
    elif SLAY.holds(answer):  # AA-C-R10
        put_away(s, card)
        kill_warlord(s, SLAY.arg(answer))
    elif FOR.holds(answer):  # AA-C30
        seat = FOR.arg(answer)
        places = [AT[p] for p in bequests(s, seat)]
        s.ask(s.active, places, then=settle_bequest, arg=seat, rule="AA-C30", why=refuse_bequest)
    else:
        settle_knives(s, card)


def put_away(s: Campaign, card: int) -> None:
    """AA-3.3: a card that has been played goes to the discard pile."""
    s.discard[card] += 1


# The base hand (AA-4)


def settle_base(s: Campaign, card: int, answer: int) -> None:
    """AA-4.1 to AA-4.4: claims, raids, renouncing, settlement."""
    seat = s.active
    if card == t.ESTABLISH_CLAIM:
        if AT.holds(answer):
            add_claim(s, seat, AT.arg(answer))
        else:
            add_title_claim(s, seat, CLAIM_TITLE.arg(answer))
    elif card == t.RAID:
        ask_raiders(s, AT.arg(answer))
    elif card == t.SAXON_SETTLEMENT:
        settle_people(s, AT.arg(answer), SAXON)
    else:
        settle_renounced(s, 0, answer)


def settle_renounced(s: Campaign, _: int, answer: int) -> None:
    """AA-4.3: one claim after the other is given up, as many as he likes."""
    seat = s.active
    if answer == DONE[0]:
        return
    if RENOUNCE.holds(answer):
        drop_claim(s, seat, RENOUNCE.arg(answer))
    elif RENOUNCE_TITLE.holds(answer):
        drop_title_claim(s, seat, RENOUNCE_TITLE.arg(answer))
    else:
        drop_throne_claim(s, seat, RENOUNCE_THRONE.arg(answer))
    judge_renouncing(s, seat, answer)
    s.ask(seat, [*own_claims(s, seat), DONE[0]], then=settle_renounced, rule="AA-4.3", why=refuse_next_claim)


def refuse_next_claim(s: Campaign, _: int, action: int) -> Refusal | None:
    """AA-4.3: only a claim that he has is given up."""
    return refuse_renouncing(s, s.by, action)


# For a ruler


def settle_ruler(s: Campaign, card: int, other: int) -> None:
    """Cards that are played for a ruler or against one."""
    if card == t.CLAIM_TO_THE_THRONE:
        add_throne_claim(s, s.active, other, card)
    elif card == t.OUT_OF_THE_MONASTERY:
        who = [FOR[one] for one in pretenders(s, s.active, other)]
        s.ask(s.active, who, then=settle_pretender, arg=other, rule="AA-C24", why=refuse_pretender)
    elif card == t.SAXON_USURPER:
        put_away(s, card)
        turn_saxon(s, other)
    elif card == t.FALL_OF_THE_MIGHTY:
        put_away(s, card)
        die(s, other, FALL, keeps_claims=False)
    elif card == t.FOR_WHOM_THE_BELL_TOLLS:
        put_away(s, card)
        die(s, other, BELL)
    elif card == t.ASSASSIN:
        put_away(s, card)
        s.roll(DIE, then=settle_dagger, arg=other, rule="AA-C41")
    elif card == t.SCHOOLED_IN_WAR and has_card(s, other, t.FOOL_IN_WAR):
        put_away(s, card)  # AA-C-R4: both go
        discard_lying(s, other, t.FOOL_IN_WAR)
    else:
        lay_before(s, card, other)


def lay_before(s: Campaign, card: int, other: int) -> None:
    """A card that stays lies before the ruler for whom it is played."""
    s.lying = replaced(s.lying, other, sorted([*s.lying[other], card]))
    s.tell(told.CARD_LIES, other, card)
    if card == t.MERLIN:
        s.push(ask_merlin)  # AA-C29: also in the turn in which he is played


def settle_pretender(s: Campaign, other: int, answer: int) -> None:
    """AA-C24: a brother out of the monastery has found a protector."""
    add_throne_claim(s, FOR.arg(answer), other, t.OUT_OF_THE_MONASTERY)


def settle_dagger(s: Campaign, other: int, answer: int) -> None:
    """AA-C41, AA-C-R9: even, and he is dead; then it is seen whether the plot is found out."""
    s.push(roll_plot)
    if face(answer) % 2 == 0:
        die(s, other, DAGGER)


def roll_plot(s: Campaign, _: int) -> None:
    """AA-C-R9: the second die."""
    s.roll(DIE, then=settle_plot, rule="AA-C41")


def settle_plot(s: Campaign, _: int, answer: int) -> None:
    """AA-C-R9: odd, and the player loses all claims that he still has."""
    if face(answer) % 2 == 1:
        s.tell(told.PLOT_FOUND, s.active)
        drop_all_claims(s, s.active)


def settle_knives(s: Campaign, card: int) -> None:
    """AA-C44, AA-C-R8: every British ruler rolls, clockwise from the player of the card; it never comes back."""
    s.gone = changed(s.gone, card, s.gone[card] + 1)
    for seat in reversed(clockwise(s, s.active)):
        if s.people[seat] == BRITISH:
            s.push(roll_knife, seat)


def roll_knife(s: Campaign, seat: int) -> None:
    """AA-C44: one ruler's die."""
    s.roll(DIE, then=settle_knife, arg=seat, rule="AA-C44")


def settle_knife(s: Campaign, seat: int, answer: int) -> None:
    """AA-C44: odd, and he is dead."""
    if face(answer) % 2 == 1:
        die(s, seat, KNIVES)


# For a province


def settle_place(s: Campaign, card: int, province: int) -> None:
    """Cards that are played for a province."""
    if card == t.TREACHERY:
        who = [ON[seat] for seat in rivals(s, province)]
        put_away(s, card)
        s.ask(s.active, who, then=settle_treachery, arg=province, rule="AA-C31", why=refuse_rival)
    elif card == t.WARLORD:
        s.warlords = changed(s.warlords, province, s.warlords[province] + 1)
        s.tell(told.WARLORD_ROSE, province)
    elif card in (t.IRISH_SCOURGE, t.LONG_SHIPS):
        s.ships = [*s.ships, card, s.active, province]
        s.tell(told.SHIPS_CAME, s.active, card, province)
    else:
        put_away(s, card)
        if card == t.MIGRATING_SAXONS:
            settle_people(s, province, SAXON)
        elif card == t.MIGRATING_BRITONS:
            settle_people(s, province, BRITISH)
        elif card == t.IRISH_SUBJECTS:
            give_land(s, province, s.active)
        else:
            invade(s, province)


def settle_people(s: Campaign, province: int, people: int) -> None:
    """AA-6.1: from now on a province levies as its new population does."""
    s.population = changed(s.population, province, people)
    s.tell(told.SETTLED, province, people)


def settle_treachery(s: Campaign, province: int, answer: int) -> None:
    """AA-C31: a claim on one's own province is gone."""
    drop_claim(s, ON.arg(answer), province)


def settle_bequest(s: Campaign, seat: int, answer: int) -> None:
    """AA-C30: another has come into a claim."""
    put_away(s, t.UNEXPECTED_INHERITANCE)
    add_claim(s, seat, AT.arg(answer))


def invade(s: Campaign, province: int) -> None:
    """AA-6.4: the Irish take it for themselves; claims, Warlords and raid marks go."""
    while s.warlords[province]:
        kill_warlord(s, province)
    for seat in range(s.players):
        drop_claim(s, seat, province)
    kept: list[int] = []
    for i in range(0, len(s.raids), MARKS):
        if s.raids[i + 1] != province:
            kept.extend(s.raids[i : i + MARKS])
    s.raids = kept
    s.owner[province] = NOBODY
    s.heir_of = changed(s.heir_of, province, NOBODY)
    settle_people(s, province, IRISH)
