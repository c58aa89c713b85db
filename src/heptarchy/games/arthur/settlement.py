"""Settlement of a war, in the order of its rules (AA-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heptarchy.games.arthur.book import told
from heptarchy.games.arthur.claims import (
    TITLE_PEOPLE,
    claimants,
    drop_claim,
    drop_throne_claim,
    drop_title_claim,
    give_land,
    give_title,
)
from heptarchy.games.arthur.data import tables as t
from heptarchy.games.arthur.deaths import discard_lying, swear_oaths, turn_british
from heptarchy.games.arthur.dice import DIE
from heptarchy.games.arthur.fealty import end_claims_of_the_bound, end_fealty, swear
from heptarchy.games.arthur.levy_question import members
from heptarchy.games.arthur.pledges import judge_standing_back, note_pledges
from heptarchy.games.arthur.realm import clockwise, is_waiting, liege, rank, vassals_of
from heptarchy.games.arthur.table.actions import INSIST, STAND_BACK
from heptarchy.games.arthur.table.state import (
    DRAWN,
    FAITH,
    LAND,
    NOBODY,
    QUICK,
    SHIPS,
    THRONE,
    TITLE,
    UNDECIDED,
    changed,
)
from heptarchy.games.arthur.victory import check_victory, settle_lot

if TYPE_CHECKING:
    from heptarchy.games.arthur.table.state import Campaign, War

# AA-11.10: cards that wait for the next war, whoever fights it
UNTIL_WAR = (t.BRITONS_UNITE, t.NORTHERNERS, t.KNIGHTS_ERRANT, t.REBELLION)


def settle_war(s: Campaign, i: int) -> None:
    """AA-11: what a war was about goes to those who won it; after a draw nothing changes hands (AA-9.16)."""
    war = s.wars[i]
    if war.winner == UNDECIDED:
        war.winner = DRAWN
    way = 2 if war.fought == NOBODY else 1 if war.fought == QUICK else 0
    s.tally = changed(s.tally, way, s.tally[way] + 1)
    if war.winner == DRAWN:
        s.tell(told.WAR_DRAWN)
        s.then(end_rebellions, swear_oaths, arg=i)
        return
    s.tell(told.WAR_WON, war.chief[war.winner])
    war.owners = s.owner[:]
    war.holders = s.holder[:]
    s.then(
        award_land,
        award_titles,
        award_thrones,
        end_losers_claims,
        award_vacant,
        end_rebellions,
        swear_oaths,
        arg=i,
    )


def winners(s: Campaign, war: War) -> list[int]:
    """AA-11.1: who is present on the side that won, clockwise from the declarer."""
    there = members(s, war, war.winner)
    return [seat for seat in clockwise(s, war.declarer) if seat in there]


def losers(s: Campaign, war: War) -> list[int]:
    """AA-11.1: and on the other."""
    there = members(s, war, 1 - war.winner)
    return [seat for seat in clockwise(s, war.declarer) if seat in there]


def entitled(s: Campaign, war: War, claims: int) -> list[int]:
    """Winners with a claim, clockwise from the declarer."""
    return [seat for seat in winners(s, war) if claims >> seat & 1]


# Provinces (AA-11.2)


def award_land(s: Campaign, i: int) -> None:
    """AA-11.2: winners take the provinces of losers that they claim."""
    war = s.wars[i]
    beaten = losers(s, war)
    for province in range(t.PROVINCES - 1, -1, -1):
        if war.owners[province] in beaten and entitled(s, war, s.claims[province]):
            s.push(award_province, i * t.PROVINCES + province)


def award_province(s: Campaign, arg: int) -> None:
    """AA-5.8: one takes it; several may work it out, clockwise; else they roll."""
    i, province = divmod(arg, t.PROVINCES)
    heirs = entitled(s, s.wars[i], s.claims[province])
    if len(heirs) == 1:
        give_land(s, province, heirs[0])
    elif heirs:
        work_out(s, i, LAND, province, heirs)


def work_out(s: Campaign, i: int, over: int, thing: int, heirs: list[int]) -> None:
    """AA-5.8: each is asked whether he stands back and keeps his claim; those who insist roll for it."""
    war = s.wars[i]
    war.prize, war.prize_thing = over, thing
    war.rivals = heirs[:]
    s.push(roll_for_it, i)
    for seat in reversed(heirs):
        s.push(ask_back, i * s.players + seat)


def ask_back(s: Campaign, arg: int) -> None:
    """AA-5.8, AA-22.1: stand back, or insist; the last is asked too, for all may stand back."""
    s.ask(arg % s.players, [STAND_BACK[0], INSIST[0]], then=settle_back, arg=arg, rule="AA-5.8")


def settle_back(s: Campaign, arg: int, answer: int) -> None:
    """AA-5.8: he keeps his claim."""
    i, seat = divmod(arg, s.players)
    judge_standing_back(s, s.wars[i], seat, answer == STAND_BACK[0])
    if answer == STAND_BACK[0]:
        s.wars[i].rivals.remove(seat)
        s.tell(told.STOOD_BACK, seat)


def roll_for_it(s: Campaign, i: int) -> None:
    """AA-5.8: the high roller takes it; if all stood back it stays where it is."""
    war = s.wars[i]
    if not war.rivals:
        return
    if len(war.rivals) == 1:
        take_prize(s, war, war.rivals[0])
        return
    s.lots = [0] * s.players
    s.push(compare_rolls, i)
    for seat in reversed(war.rivals):
        s.push(roll_one, seat)


def roll_one(s: Campaign, seat: int) -> None:
    """AA-5.8: one rival's die."""
    s.roll(DIE, then=settle_lot, arg=seat, rule="AA-5.8")


def compare_rolls(s: Campaign, i: int) -> None:
    """AA-5.8, AA-12.4: equal high rolls go to the higher rank; equal ranks roll again."""
    war = s.wars[i]
    high = max([s.lots[seat] for seat in war.rivals])
    best = [seat for seat in war.rivals if s.lots[seat] == high]
    if len(best) > 1:
        ranks = [rank(s, seat) for seat in best]
        best = [seat for at, seat in enumerate(best) if ranks[at] == max(ranks)]
    if len(best) == 1:
        take_prize(s, war, best[0])
    else:
        war.rivals = best
        s.push(roll_for_it, i)


def take_prize(s: Campaign, war: War, seat: int) -> None:
    """What was rolled for is his."""
    if war.prize == LAND:
        give_land(s, war.prize_thing, seat)
    elif war.prize == TITLE:
        give_title(s, war.prize_thing, seat)
    else:
        swear(s, war.prize_thing, seat)


# Titles (AA-11.3, AA-11.4)


def award_titles(s: Campaign, i: int) -> None:
    """AA-11.3, AA-11.4: titles of losers, and those that nobody holds, go to the highest rank that claims them.

    AA-24.4: one that a death has left without a holder in this war waits for the next.
    """
    war = s.wars[i]
    beaten = losers(s, war)
    for title in range(t.TITLES - 1, -1, -1):
        waits = t.PROVINCES + title in s.vacated
        if (war.holders[title] == NOBODY and not waits) or war.holders[title] in beaten:
            s.push(award_title, i * t.TITLES + title)


def award_title(s: Campaign, arg: int) -> None:
    """AA-5.8: no dice, but where ranks are equal."""
    i, title = divmod(arg, t.TITLES)
    war = s.wars[i]
    heirs = [seat for seat in entitled(s, war, s.title_claims[title]) if s.people[seat] == TITLE_PEOPLE[title]]
    if not heirs:
        return
    ranks = [rank(s, seat) for seat in heirs]
    best = [seat for at, seat in enumerate(heirs) if ranks[at] == max(ranks)]
    if len(best) == 1:
        give_title(s, title, best[0])
        return
    war.prize, war.prize_thing = TITLE, title
    war.rivals = best
    s.push(roll_for_it, i)


# Thrones (AA-11.5)


def award_thrones(s: Campaign, i: int) -> None:
    """AA-11.5: claimed lords first, then the others; Cast Out the Saxons! takes effect on its enemy."""
    war = s.wars[i]
    beaten = losers(s, war)
    lords = [seat for seat in beaten if vassals_of(s, seat)]
    for seat in reversed([*lords, *[seat for seat in beaten if seat not in lords]]):
        s.push(award_throne, i * s.players + seat)
    if casts_out(war):
        turn_british(s, war.enemy)


def casts_out(war: War) -> bool:
    """AA-15.2: was Cast Out the Saxons! won by its declarer?"""
    return war.over == FAITH and war.winner == 0


def award_throne(s: Campaign, arg: int) -> None:
    """AA-11.5: conflicts are worked out, or rolled for; the card entitles its declarer as a claim would."""
    i, seat = divmod(arg, s.players)
    war = s.wars[i]
    claims = s.throne_claims[seat]
    if casts_out(war) and seat == war.enemy:
        claims |= 1 << war.declarer
    heirs = [one for one in entitled(s, war, claims) if not war.left[liege(s, one)]]  # AA-24.6: his lord would gain
    if len(heirs) == 1:
        swear(s, seat, heirs[0])
    elif heirs:
        work_out(s, i, THRONE, seat, heirs)


# What else follows


def end_losers_claims(s: Campaign, i: int) -> None:
    """AA-11.6: claims of losers on what winners held when the war ended are gone."""
    war = s.wars[i]
    won = winners(s, war)
    for seat in losers(s, war):
        for province in range(t.PROVINCES):
            if war.owners[province] in won:
                drop_claim(s, seat, province)
        for title in range(t.TITLES):
            if war.holders[title] in won:
                drop_title_claim(s, seat, title)
        for other in won:
            drop_throne_claim(s, seat, other)


def award_vacant(s: Campaign, i: int) -> None:
    """AA-11.7: provinces that were unowned since a death; one in this war is for the next to settle (AA-24.4)."""
    for province in range(t.PROVINCES - 1, -1, -1):
        if is_waiting(s, province) and province not in s.vacated:
            s.push(award_waiting, i * t.PROVINCES + province)


def award_waiting(s: Campaign, arg: int) -> None:
    """AA-11.7: to a winner who claims it; else to its one claimant; with none to its last owner; else it waits.

    AA-24.6: who has gone home gets nothing.
    """
    i, province = divmod(arg, t.PROVINCES)
    gone = s.wars[i].left
    everybody = claimants(s, s.claims[province])
    still = [seat for seat in everybody if not gone[seat]]
    if entitled(s, s.wars[i], s.claims[province]):
        award_province(s, arg)
    elif len(still) == 1:
        give_land(s, province, still[0])
    elif not everybody and not gone[s.heir_of[province]]:
        give_land(s, province, s.heir_of[province])


def end_rebellions(s: Campaign, i: int) -> None:
    """AA-11.8, AA-14.6: whose side beat his lord's is free; else the bond is back. With two wars after the second."""
    if i != len(s.wars) - 1:
        return
    rebels = [seat for seat in range(s.players) if t.REBELLION in s.lying[seat]]
    for seat in rebels:
        if s.lord[seat] != NOBODY and has_broken_free(s, seat):
            end_fealty(s, seat)
    for seat in rebels:
        while t.REBELLION in s.lying[seat]:
            discard_lying(s, seat, t.REBELLION)
    for seat in rebels:
        if s.lord[seat] != NOBODY:
            renew_bond(s, seat)


def has_broken_free(s: Campaign, seat: int) -> bool:
    """AA-14.6: did his side beat the lord whom he had when war was declared? A bond that is newer stands."""
    lord = s.lord[seat]
    if lord != s.wars[0].lords[seat]:
        return False
    return any(war.winner != DRAWN and seat in winners(s, war) and lord in losers(s, war) for war in s.wars)


def renew_bond(s: Campaign, seat: int) -> None:
    """AA-14.6, AA-14.2: the bond is back; a lord who is a vassal by now has handed it on to his own lord."""
    lord = s.lord[seat]
    above = s.lord[lord]
    if above == seat:
        s.lord = changed(s.lord, seat, NOBODY)
        return
    if above != NOBODY:
        s.lord = changed(s.lord, seat, above)
        s.tell(told.SWORE, seat, above)
    end_claims_of_the_bound(s, s.lord[seat])


def after_wars(s: Campaign, _: int) -> None:
    """AA-11.10, AA-11.11: once, after the last of the wars."""
    for seat in range(s.players):
        for card in s.lying[seat]:
            if card in UNTIL_WAR or (card == t.SAXONS_UNITE and took_part(s, seat)):
                discard_lying(s, seat, card)
    for at in range(0, len(s.ships), SHIPS):
        s.discard[s.ships[at]] += 1
    s.ships = []
    note_pledges(s)
    s.wars = []
    s.armies = []
    s.bands = []
    s.vacated = []
    s.push(check_victory)


def took_part(s: Campaign, seat: int) -> bool:
    """Did he fight in a war to its end?"""
    return any(war.side[seat] != NOBODY and not war.left[seat] for war in s.wars)
