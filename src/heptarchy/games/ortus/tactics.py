"""Medieval Tactics (OV-9): a Banner against a lucky Battle card, or a second card for the Lords."""

from __future__ import annotations

from heptarchy.games.ortus.book import told, why
from heptarchy.games.ortus.cards import count_of, discard, leave_hand, raised
from heptarchy.games.ortus.church import church_controller
from heptarchy.games.ortus.data import tables as t
from heptarchy.games.ortus.fielding import the_battle
from heptarchy.games.ortus.table.actions import BATTLE, RALLY, YIELD
from heptarchy.games.ortus.table.state import Battle, Ortus
from heptarchy.kernel.refusal import Refusal


def unlucky_side(s: Ortus) -> int:
    """OV-9: against whom the card goes that was drawn; what the Church chose can't be altered."""
    battle = the_battle(s)
    if battle.card == t.ATTACKER:
        return battle.defender
    if battle.card == t.DEFENDER:
        return battle.attacker
    return t.NOBODY


def ask_rally(s: Ortus, _: int) -> None:
    """OV-9: he may play a Banner of his Hand; who has no Hand is not asked: Vikings, Welsh, the automated King."""
    house = unlucky_side(s)
    if house == t.NOBODY or house == t.VIKINGS or house == t.WELSH or house == s.liege:
        return
    if count_of(s.hand, house) == 0:
        return
    menu = [YIELD.base]
    if s.hand[house * t.KINDS + t.BANNER]:
        menu = [RALLY.base, YIELD.base]
    s.ask(house, menu, then=rally, arg=house, rule="OV-9", why=refuse_rally)


def refuse_rally(s: Ortus, house: int, action: int) -> Refusal | None:
    """OV-9: it takes a Banner."""
    held = s.hand[house * t.KINDS + t.BANNER]
    return why.NO_BANNER.by("OV-9") if action == RALLY.base and not held else None


def rally(s: Ortus, house: int, answer: int) -> None:
    """OV-9: the battle is a Normal one."""
    if answer == YIELD.base:
        return
    leave_hand(s, house, t.BANNER)
    discard(s, t.card_of(house, t.BANNER))
    the_battle(s).result = t.NORMAL
    s.tell(told.RALLIED, house)


def read_second_card(s: Ortus, _: int, answer: int) -> None:
    """OV-9, older form: the second card says whose Lords are captured; the Church's controller spares his own."""
    battle = the_battle(s)
    card = BATTLE.arg(answer)
    s.battle_deck = raised(s.battle_deck, card, -1)
    s.tell(told.SECOND_CARD, card)
    battle.lords_fate = fate_of_lords(s, battle, card)


def fate_of_lords(s: Ortus, battle: Battle, card: int) -> int:
    """OV-9, older form: what the second card says; the Church is for whoever controls it, else for nobody."""
    if card != t.CHURCH_DECIDES:
        return card
    controller = church_controller(s)
    if controller == battle.attacker:
        return t.ATTACKER
    return t.DEFENDER if controller == battle.defender else t.NORMAL
