"""What a log tells of wars, from the declaration to how they end (AA-29)."""

from __future__ import annotations

from heptarchy.games.arthur.book.annalist import DRAWN, MOVES, REASONS, Annalist, Facts, Feud, King
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.data.rulers import kingdom_at
from heptarchy.games.arthur.table.state import LAND, NOBODY, TITLE


def war_declared(a: Annalist, facts: Facts) -> None:
    """AA-9.2: who on whom, over what, by whose claim; without a card it is a second war (AA-9.9)."""
    seat, enemy = facts["player"], facts["player2"]
    feud = Feud(a.kings[seat], a.kings[enemy])
    verb, _, key = a.answer.partition(" ")
    feud.field = t.HOME_OF[kingdom_at(enemy)]  # AA-9.15
    if verb in REASONS:
        feud.over = REASONS[verb]
        if feud.over == LAND:
            feud.thing = feud.field = t.PROVINCE_KEYS.index(key)
        else:
            feud.thing = t.TITLE_KEYS.index(key) if feud.over == TITLE else int(key[1:]) - 1
        feud.claimant = 0 if (feud.over, feud.thing, seat) in a.claimed else 1
    a.note("war", feud_kings(feud)).feud = feud
    if a.card in (t.CASSUS_BELLI, t.CAST_OUT_THE_SAXONS):
        a.card = NOBODY
        a.waiting.append(feud)
    else:
        a.begin()
        feud.lead = a.leader(seat)
        a.waged.append(feud)


def feud_kings(feud: Feud) -> list[King]:
    """Who declared it, and on whom."""
    return [feud.declarer, feud.enemy]


def war_void(a: Annalist, _: Facts) -> None:
    """AA-9.5: by an answer the war that was declared last; at the end of a round the first that waits."""
    if a.answer == "void" and len(a.waged) > 1 and a.settled < len(a.waged):
        a.waged.pop().void = True
    elif a.waiting:
        a.waiting.pop(-1 if a.answer == "void" else 0).void = True


def joined(a: Annalist, facts: Facts) -> None:
    """AA-9.7: who stands with whom."""
    a.begin()
    seat, chief = facts["player"], facts["player2"]
    for feud in a.waged:
        for side, first in enumerate(feud_kings(feud)):
            if chief in (first[0], a.leader(first[0])) and a.kings[seat] not in feud.allies[side]:
                feud.allies[side].append(a.kings[seat])
                return


def levied(a: Annalist, _: Facts) -> None:
    """AA-9.11: the sides are fixed; of two wars the second takes its enemy out of the first (AA-9.9)."""
    a.begin()
    if len(a.waged) > 1:
        second = {one[0] for one in feud_kings(a.waged[1])}
        first = a.waged[0]
        first.allies = [[one for one in side if a.leader(one[0]) not in second] for side in first.allies]


def chose_field(a: Annalist, facts: Facts) -> None:
    """AA-9.12: in the order of declaration."""
    a.begin()
    for feud in a.waged[a.settled :]:
        if feud.chief == NOBODY:
            feud.chief = facts["player"]
            return


def meet(a: Annalist, feud: Feud, kind: str, cause: str) -> None:
    """The sides are at each other; how it ends is added when it does."""
    first = a.kings[feud.lead]
    second = a.kings[feud.chief if feud.chief != NOBODY else a.leader(feud.enemy[0])]
    feud.fighters = [first, second]
    a.cause = cause
    a.note(kind, [first, second], [feud.field]).feud = feud


def battle_begins(a: Annalist, _: Facts) -> None:
    """AA-21.1: a battle, or a sally out of a siege."""
    feud = a.current()
    if feud is None:
        return
    if feud.sally:
        a.cause = "battle"
    else:
        meet(a, feud, "battle", "battle")


def siege_round(a: Annalist, facts: Facts) -> None:
    """AA-10.3."""
    feud = a.current()
    if feud is None:
        return
    if not feud.fighters:
        meet(a, feud, "siege", "siege")
    feud.assaults = facts["n"]


def sallied(a: Annalist, _: Facts) -> None:
    """AA-10.7: no assault was made in that round."""
    feud = a.current()
    if feud is not None:
        feud.sally = True
        feud.assaults = max(0, feud.assaults - 1)


def siege_lifted(a: Annalist, _: Facts) -> None:
    """AA-10.6."""
    feud = a.current()
    if feud is not None:
        feud.lifted = True


def went_home(a: Annalist, facts: Facts) -> None:
    """AA-10.1: who has gone home from the siege, some before the first assault."""
    feud = a.current()
    if feud is not None and not feud.fighters:
        meet(a, feud, "siege", "siege")
    a.first("went_home", a.settled).kings.append(a.kings[facts["player"]])


def quick(a: Annalist, _: Facts) -> None:
    """AA-21.7: it was not fought, and is told so."""
    feud = a.current()
    if feud is not None:
        feud.quick = True


def war_won(a: Annalist, facts: Facts) -> None:
    """AA-11: what is told after it came of it, and not of the deaths in it (AA-24.1)."""
    for note in a.year.notes:
        note.apart = note.apart or note.kind in MOVES
    feud = a.current()
    if feud is not None:
        feud.outcome = 1 if facts["player"] == feud.chief else 0
        a.settled += 1


def war_drawn(a: Annalist, _: Facts) -> None:
    """AA-9.16."""
    feud = a.current()
    if feud is not None:
        feud.outcome = DRAWN
        a.settled += 1
