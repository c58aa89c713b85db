"""War: how it is declared, voided, and who fights on which side (AA-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told, why
from heptarchy.games.arthur.claims import (
    claims_province,
    claims_throne,
    claims_title,
    drop_claim,
    drop_throne_claim,
    drop_title_claim,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.levy_question import raise_armies
from heptarchy.games.arthur.offers import ask_offers
from heptarchy.games.arthur.pledges import judge_joining
from heptarchy.games.arthur.realm import are_bound, clockwise, has_card, is_placed, lord_of, vassals_of
from heptarchy.games.arthur.settlement import after_wars
from heptarchy.games.arthur.table.actions import JOIN, OVER_LAND, OVER_THRONE, OVER_TITLE, UPHOLD, VOID, WAR_ON
from heptarchy.games.arthur.table.state import BRITISH, FAITH, LAND, NOBODY, SAXON, THRONE, TITLE, WAITING, War
from heptarchy.games.arthur.war_course import choose_fields, wage

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign
    from heptarchy.kernel.refusal import Refusal

SECOND_WAR_PLAYERS = 6  # AA-9.9


# When and against whom (AA-9.1 to AA-9.4)


def next_declaration(s: Campaign) -> int:
    """AA-9.4, AA-26.5: the first turn in which war may be declared again."""
    return s.declared + s.params.cooldown_rounds * s.players + 1 if s.declared else 0


def may_declare(s: Campaign) -> bool:
    """AA-9.1, AA-9.4: not too early, and not too soon after the last declaration."""
    return s.round >= s.params.war_round and s.turn >= next_declaration(s)


def refuse_declaration(s: Campaign) -> Refusal:
    """AA-9.1, AA-9.4, AA-26.5: why nobody may declare war now."""
    if s.round < s.params.war_round:
        return why.WAR_LATER.by("AA-9.1", s.params.war_round)
    rule = "AA-26.5" if s.params.war_at_end_of_round else "AA-9.4"
    return why.PEACE.by(rule, next_declaration(s) - s.turn)


def reasons(s: Campaign, seat: int, enemy: int) -> list[int]:
    """AA-9.2: claims between the two, either way, as answers."""
    found: list[int] = []
    for province in range(t.PROVINCES):
        if not s.claims[province]:
            continue
        mine = s.owner[province] == enemy and claims_province(s, seat, province)
        if mine or (s.owner[province] == seat and claims_province(s, enemy, province)):
            found.append(OVER_LAND[province])
    for title in range(t.TITLES):
        mine = s.holder[title] == enemy and claims_title(s, seat, title)
        if mine or (s.holder[title] == seat and claims_title(s, enemy, title)):
            found.append(OVER_TITLE[title])
    if claims_throne(s, seat, enemy):
        found.append(OVER_THRONE[enemy])
    if claims_throne(s, enemy, seat):
        found.append(OVER_THRONE[seat])
    return found


def declarations(s: Campaign, seat: int, card: int) -> list[int]:
    """AA-9.2, AA-9.3: on whom war may be declared with a card, as answers."""
    if not may_declare(s):
        return []
    found: list[int] = []
    for enemy in range(s.players):
        if enemy == seat or are_bound(s, seat, enemy):
            continue
        if card == t.CAST_OUT_THE_SAXONS:
            if s.people[enemy] == SAXON and s.people[seat] == BRITISH:
                found.append(WAR_ON[enemy])
        elif reasons(s, seat, enemy):
            found.append(WAR_ON[enemy])
    return found


def declare(s: Campaign, card: int) -> None:
    """AA-9.1: the declarer names his enemy."""
    s.ask(s.active, declarations(s, s.active, card), then=settle_enemy, arg=card, rule="AA-9.2", why=refuse_enemy)


def refuse_enemy(s: Campaign, card: int, action: int) -> Refusal | None:
    """AA-9.2, AA-9.3: why no war is declared on him."""
    if not WAR_ON.holds(action):
        return None
    enemy = WAR_ON.arg(action)
    if card == t.CAST_OUT_THE_SAXONS and (s.people[s.by] != BRITISH or s.people[enemy] != SAXON):
        return why.NOBODY_FOR.by(t.CARD_RULES[card], enemy, card)
    return refuse_war(s, s.by, enemy, needs_claim=card != t.CAST_OUT_THE_SAXONS)


def refuse_war(s: Campaign, seat: int, enemy: int, needs_claim: bool) -> Refusal | None:
    """AA-9.2, AA-9.3: why these two do not go to war."""
    if enemy == seat:
        return why.WAR_ON_SELF.by("AA-9.2")
    if are_bound(s, seat, enemy):
        return why.BOUND_TO_YOU.by("AA-9.3", enemy)
    if needs_claim and not reasons(s, seat, enemy):
        return why.NO_CLAIM_BETWEEN.by("AA-9.2", enemy)
    return None


def settle_enemy(s: Campaign, card: int, answer: int) -> None:
    """AA-9.2: and states his reason."""
    enemy = WAR_ON.arg(answer)
    s.declared = s.turn
    if card == t.CAST_OUT_THE_SAXONS:
        s.discard[card] += 1
        open_war(s, enemy, FAITH, 0)
        return
    s.ask(s.active, reasons(s, s.active, enemy), then=settle_reason, arg=enemy, rule="AA-9.2", why=refuse_reason)


def refuse_reason(s: Campaign, enemy: int, action: int) -> Refusal | None:
    """AA-9.2: a war is over a claim between the two."""
    if action in reasons(s, s.by, enemy):
        return None
    if OVER_LAND.holds(action):
        return why.NO_SUCH_CAUSE.by("AA-9.2", OVER_LAND.arg(action), enemy)
    if OVER_TITLE.holds(action):
        return why.NO_SUCH_TITLE_CAUSE.by("AA-9.2", OVER_TITLE.arg(action), enemy)
    if OVER_THRONE.holds(action):
        return why.NO_SUCH_THRONE_CAUSE.by("AA-9.2", enemy)
    return None


def settle_reason(s: Campaign, enemy: int, answer: int) -> None:
    """AA-9.2: what the war is over."""
    over, thing = reason_of(answer)
    open_war(s, enemy, over, thing)


def open_war(s: Campaign, enemy: int, over: int, thing: int) -> None:
    """AA-26.1: a war waits for the end of the round; without `war_at_end_of_round` it begins at once (AA-9.5)."""
    begin_war(s, s.active, enemy, over, thing)
    s.tell(told.WAR_DECLARED, s.active, enemy)
    waits = s.params.war_at_end_of_round
    follows = put_off if waits else open_council
    if over == FAITH or (waits and not has_no_turn_left(s, s.wars[-1])):
        s.push(follows)
    else:
        s.then(answer_declaration, follows)


def has_no_turn_left(s: Campaign, war: War) -> bool:
    """AA-26.3: is the reason a claim of the enemy, and has he no turn left in this round to renounce it?"""
    return war.claimant == war.enemy and s.order.index(war.enemy) < s.order.index(war.declarer)


def put_off(s: Campaign, _: int) -> None:
    """AA-26.1: a war that stands so far waits for the last turn of the round."""
    for war in s.wars:
        s.pending = [*s.pending, war.declarer, war.enemy, war.over, war.thing]
    s.wars = []


def end_round(s: Campaign, _: int) -> None:
    """AA-26.1: wars that waited for the end of the round, in the order of declaration."""
    if not s.pending:
        return
    declarer, enemy, over, thing = s.pending[:WAITING]
    s.pending = s.pending[WAITING:]
    s.push(end_round)
    if still_stands(s, declarer, enemy, over, thing):
        s.declared = s.turn  # AA-26.5: peace counts from the end of this round
        begin_war(s, declarer, enemy, over, thing)
        s.push(open_council)
    else:
        s.tell(told.WAR_VOID)


def still_stands(s: Campaign, declarer: int, enemy: int, over: int, thing: int) -> bool:
    """AA-26.2: its reason is still one between the two, and they may fight each other (AA-9.3)."""
    if are_bound(s, declarer, enemy):
        return False
    if over == FAITH:
        return s.people[declarer] == BRITISH and s.people[enemy] == SAXON
    return any(reason_of(one) == (over, thing) for one in reasons(s, declarer, enemy))


def reason_of(answer: int) -> tuple[int, int]:
    """What a war is over."""
    if OVER_LAND.holds(answer):
        return LAND, OVER_LAND.arg(answer)
    if OVER_TITLE.holds(answer):
        return TITLE, OVER_TITLE.arg(answer)
    return THRONE, OVER_THRONE.arg(answer)


def begin_war(s: Campaign, declarer: int, enemy: int, over: int, thing: int) -> None:
    """AA-9.6: both lead their sides; a vassal's lord leads in his place."""
    war = War(declarer, enemy)
    war.side = [NOBODY] * s.players
    war.left = [False] * s.players
    war.over, war.thing = over, thing
    war.lords = s.lord
    if over == LAND:
        war.claimant = declarer if s.owner[thing] == enemy else enemy
    elif over == TITLE:
        war.claimant = declarer if s.holder[thing] == enemy else enemy
    elif over == THRONE:
        war.claimant = declarer if thing == enemy else enemy
    for side, seat in enumerate((declarer, enemy)):
        lord = lord_of(s, seat)
        war.chief[side] = seat if lord == NOBODY else lord
        for one in block_of(s, war.chief[side]):
            war.side[one] = side
    s.wars = [*s.wars, war]


def block_of(s: Campaign, lord: int) -> list[int]:
    """AA-9.7: a lord with all his vassals is one block."""
    return [lord, *vassals_of(s, lord)]


# The answer (AA-9.5, AA-26.3)


def answer_declaration(s: Campaign, _: int) -> None:
    """AA-9.5, AA-26.3: he whose claim is the reason may renounce it, and there is no war."""
    claimant = s.wars[-1].claimant
    rule = "AA-26.3" if s.params.war_at_end_of_round and len(s.wars) == 1 else "AA-9.5"
    options = [UPHOLD[0]] if t.RENOUNCE_CLAIM in s.aside[claimant] else [UPHOLD[0], VOID[0]]
    s.ask(claimant, options, then=settle_answer, rule=rule, why=refuse_void)


def refuse_void(s: Campaign, _: int, action: int) -> Refusal | None:
    """AA-C-R5: what Merlin has set aside is of no use out of turn either."""
    if action == VOID[0] and t.RENOUNCE_CLAIM in s.aside[s.wars[-1].claimant]:
        return why.SET_ASIDE.by("AA-C-R5", t.RENOUNCE_CLAIM)
    return None


def settle_answer(s: Campaign, _: int, answer: int) -> None:
    """AA-9.5: a void declaration counts for the next one all the same (AA-9.4)."""
    if answer == UPHOLD[0]:
        return
    war = s.wars[-1]
    if war.over == LAND:
        drop_claim(s, war.claimant, war.thing)
    elif war.over == TITLE:
        drop_title_claim(s, war.claimant, war.thing)
    else:
        drop_throne_claim(s, war.claimant, war.thing)
    s.tell(told.WAR_VOID)
    s.wars = s.wars[:-1]


# Sides (AA-9.7 to AA-9.9)


def open_council(s: Campaign, _: int) -> None:
    """AA-9.7: clockwise from the declarer every other player picks a side; then all levy and the wars are waged."""
    if not s.wars:
        return
    s.then(raise_armies, choose_fields, wage, after_wars)
    for seat in reversed(clockwise(s, s.wars[0].declarer)):
        s.push(pick_side, seat)
    bargain(s, 0)


def bargain(s: Campaign, i: int) -> None:
    """AA-22.2: the C-in-C of the declaring side makes his offers, then the other."""
    s.push(ask_offers, 2 * i + 1)
    s.push(ask_offers, 2 * i)


def is_free(s: Campaign, seat: int) -> bool:
    """AA-9.7: he is in no war yet, and nobody's vassal: those go with their lord."""
    return not is_placed(s, seat) and lord_of(s, seat) == NOBODY


def undecided(s: Campaign) -> list[int]:
    """AA-9.7: who has yet to pick a side, clockwise from the declarer."""
    return [seat for seat in clockwise(s, s.wars[0].declarer) if is_free(s, seat)] if s.wars else []


def pick_side(s: Campaign, seat: int) -> None:
    """AA-9.7: whoever is free, or a lord for his block."""
    if not is_free(s, seat):
        return
    options = [JOIN[chief] for chief in open_sides(s, seat)]
    if may_be_second_war(s):
        options += second_wars(s, seat)
    s.ask(seat, options, then=settle_side, arg=seat, rule="AA-9.7", why=refuse_side)


def may_be_second_war(s: Campaign) -> bool:
    """AA-9.9: one, from six players on, and none after it was void."""
    return s.players >= SECOND_WAR_PLAYERS and len(s.wars) == 1 and not s.wars[0].no_second


def refuse_side(s: Campaign, seat: int, action: int) -> Refusal | None:
    """AA-9.7 to AA-9.9: whom he may not join, and why he may not declare a war of his own."""
    if JOIN.holds(action) and JOIN.arg(action) not in open_sides(s, seat):
        chief = JOIN.arg(action)
        if any(chief in war.chief for war in s.wars):
            return why.HATER.by("AA-9.8")
        return why.LEADS_NO_SIDE.by("AA-9.7", chief)
    if not WAR_ON.holds(action):
        return None
    if not may_be_second_war(s):
        return why.NO_SECOND_WAR.by("AA-9.9")
    enemy = WAR_ON.arg(action)
    refusal = refuse_war(s, seat, enemy, needs_claim=True)
    if refusal is None and not may_be_second_enemy(s, enemy):
        return why.IN_FIRST_WAR.by("AA-9.9", enemy)
    return refusal


def open_sides(s: Campaign, seat: int) -> list[int]:
    """AA-9.7, AA-9.8: the C-in-Cs whom he may join; a Saxon Hater joins no Saxons if he can."""
    chiefs = [chief for war in s.wars for chief in war.chief]
    if not has_card(s, seat, t.SAXON_HATER):
        return chiefs
    clean = [chief for chief in chiefs if not has_saxons(s, chief, seat)]
    return clean or chiefs


def has_saxons(s: Campaign, chief: int, seat: int) -> bool:
    """AA-9.8: is a Saxon ruler on that side so far, his own vassals not counted?"""
    own = block_of(s, seat)
    for war in s.wars:
        if chief in war.chief:
            side = war.chief.index(chief)
            for one in range(s.players):
                if war.side[one] == side and s.people[one] == SAXON and one not in own:
                    return True
    return False


def settle_side(s: Campaign, seat: int, answer: int) -> None:
    """AA-9.7: he and his vassals are on that side."""
    if WAR_ON.holds(answer):
        enemy = WAR_ON.arg(answer)
        arg = seat * s.players + enemy
        s.ask(seat, reasons(s, seat, enemy), then=settle_second, arg=arg, rule="AA-9.9", why=refuse_second_reason)
        return
    join(s, seat, JOIN.arg(answer))


def refuse_second_reason(s: Campaign, arg: int, action: int) -> Refusal | None:
    """AA-9.9: it is over a claim between the two, as any war."""
    return refuse_reason(s, arg % s.players, action)


def join(s: Campaign, seat: int, chief: int) -> None:
    """AA-9.7: the block goes together."""
    judge_joining(s, seat, chief)
    for war in s.wars:
        if chief in war.chief:
            side = war.chief.index(chief)
            for one in block_of(s, seat):
                war.side[one] = side
            s.tell(told.JOINED, seat, chief)


# The second war (AA-9.9)


def second_wars(s: Campaign, seat: int) -> list[int]:
    """AA-9.9: on whom he may declare a second war: no C-in-C of the first, nor one bound to them."""
    found: list[int] = []
    for enemy in range(s.players):
        if enemy == seat or are_bound(s, seat, enemy) or not reasons(s, seat, enemy):
            continue
        if may_be_second_enemy(s, enemy):
            found.append(WAR_ON[enemy])
    return found


def may_be_second_enemy(s: Campaign, enemy: int) -> bool:
    """AA-9.9: he is no C-in-C of the first war, nor bound to one."""
    return not any(enemy == chief or are_bound(s, enemy, chief) for chief in s.wars[0].chief)


def settle_second(s: Campaign, arg: int, answer: int) -> None:
    """AA-9.9: the enemy leaves the first war, with his lord and vassals; those who picked before stay."""
    seat, enemy = divmod(arg, s.players)
    first = s.wars[0]
    before = first.side[:]
    over, thing = reason_of(answer)
    begin_war(s, seat, enemy, over, thing)
    s.tell(told.WAR_DECLARED, seat, enemy)
    for one in range(s.players):
        if s.wars[1].side[one] != NOBODY:
            first.side[one] = NOBODY
    s.then(answer_declaration, settle_void_second, arg=seat)
    first.parted = before


def settle_void_second(s: Campaign, seat: int) -> None:
    """AA-9.5: if the second war is void all earlier picks stand, and its declarer picks a side of the first."""
    if len(s.wars) == 1:
        s.wars[0].side = s.wars[0].parted[:]
        s.wars[0].no_second = True
        s.push(pick_side, seat)
    else:
        bargain(s, 1)
