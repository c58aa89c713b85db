"""Every action of Age of Arthur: what players may click, and what fate may answer."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.data import tables as t
from heptarchy.games.dba.data.tables import TYPE_KEYS, TYPE_NAMES
from heptarchy.games.dba.table.actions import SPACE as BATTLE_SPACE
from heptarchy.kernel.space import Domain, Seats, Space

PLAYER: Final = Seats("player", [f"p{seat + 1}" for seat in range(8)], [f"player {seat + 1}" for seat in range(8)])
CARD: Final = Domain("card", t.CARD_KEYS, t.CARD_NAMES)
PROVINCE: Final = Domain("province", t.PROVINCE_KEYS, t.PROVINCE_NAMES)
TITLE: Final = Domain("title", t.TITLE_KEYS, t.TITLE_NAMES)
KIND: Final = Domain("kind", TYPE_KEYS, TYPE_NAMES)
PEOPLE: Final = Domain("people", ("british", "saxon", "irish"), ("British", "Saxon", "Irish"))

SPACE: Final = Space("arthur")
for _domain in (PLAYER, CARD, PROVINCE, TITLE, PEOPLE):
    SPACE.know(_domain)

# The turn (AA-3)
PLAY: Final = SPACE.verb("play", CARD)
DISCARD: Final = SPACE.verb("discard", CARD)
DONE: Final = SPACE.verb("done")  # enough: of renouncing, of Merlin's arts
KEEP: Final = SPACE.verb("keep")  # ships stay where they are
SEND: Final = SPACE.verb("send", PROVINCE)  # Long Ships or the Irish Scourge go there

# What a card is for
AT: Final = SPACE.verb("at", PROVINCE)
ON: Final = SPACE.verb("on", PLAYER)
FOR: Final = SPACE.verb("for", PLAYER)  # who gains by it
CLAIM_TITLE: Final = SPACE.verb("claim_title", TITLE)
SLAY: Final = SPACE.verb("slay", PROVINCE)  # the Warlord there, instead of a ruler
RENOUNCE: Final = SPACE.verb("renounce", PROVINCE)
RENOUNCE_TITLE: Final = SPACE.verb("renounce_title", TITLE)
RENOUNCE_THRONE: Final = SPACE.verb("renounce_throne", PLAYER)

# Raiders (AA-8.2): where they come from
RAIDERS_BASE: Final = SPACE.verb("raiders", KIND)
RAIDERS_FROM: Final = SPACE.verb("raiders_from", PROVINCE)
RAIDERS_BY: Final = SPACE.verb("raiders_by", CARD)

# Merlin (AA-C-R5)
LOOK: Final = SPACE.verb("look", PLAYER)
TAKE: Final = SPACE.verb("take", CARD)
GIVE: Final = SPACE.verb("give", CARD)
SET_ASIDE: Final = SPACE.verb("set_aside", CARD)

# War (AA-9)
WAR_ON: Final = SPACE.verb("war_on", PLAYER)
OVER_LAND: Final = SPACE.verb("over", PROVINCE)  # the reason: a claim on a province, a title or a throne
OVER_TITLE: Final = SPACE.verb("over_title", TITLE)
OVER_THRONE: Final = SPACE.verb("over_throne", PLAYER)
UPHOLD: Final = SPACE.verb("uphold")
VOID: Final = SPACE.verb("void")  # the claim that was the reason is renounced
JOIN: Final = SPACE.verb("join", PLAYER)  # the side of this C-in-C
FIGHT: Final = SPACE.verb("fight")  # battle
ENDURE: Final = SPACE.verb("endure")  # siege

# Offers (AA-22)
OFFER_TO: Final = SPACE.verb("offer_to", PLAYER)
PROMISE: Final = SPACE.verb("promise", PROVINCE)  # to renounce the claim on it
PROMISE_TITLE: Final = SPACE.verb("promise_title", TITLE)
PROMISE_THRONE: Final = SPACE.verb("promise_throne", PLAYER)
YIELD: Final = SPACE.verb("yield", PROVINCE)  # to stand back from it
YIELD_TITLE: Final = SPACE.verb("yield_title", TITLE)
YIELD_THRONE: Final = SPACE.verb("yield_throne", PLAYER)
ACCEPT: Final = SPACE.verb("accept")
DECLINE: Final = SPACE.verb("decline")

# The levy (AA-7)
RAISE: Final = SPACE.verb("raise", KIND)  # the type of an element that is chosen
GIVE_UP: Final = SPACE.verb("give_up", KIND)  # a base element that a raided home costs
LEAD: Final = SPACE.verb("lead", KIND)  # the general's
BAND: Final = SPACE.verb("band", KIND)  # that of a Warlord or of the Warrior Prince (AA-27.1)

# Who commands in a battle (AA-21.4)
COMMAND: Final = SPACE.verb("command")
DELEGATE: Final = SPACE.verb("delegate")  # to a bot

# The siege (AA-10)
STAY: Final = SPACE.verb("stay")
LEAVE: Final = SPACE.verb("leave")
LET_GO: Final = SPACE.verb("let_go")  # a lord's consent
HOLD_OUT: Final = SPACE.verb("hold_out")
SALLY: Final = SPACE.verb("sally")
PRESS_ON: Final = SPACE.verb("press_on")
LIFT: Final = SPACE.verb("lift")
LOSE: Final = SPACE.verb("lose", KIND)
LOSE_GENERAL: Final = SPACE.verb("lose_general")  # the element that carries him
LOSE_WARLORD: Final = SPACE.verb("lose_warlord", PROVINCE)  # the band of the Warlord who sits there
LOSE_PRINCE: Final = SPACE.verb("lose_prince")

# Death (AA-25.2)
WAIVE: Final = SPACE.verb("waive")  # no free claim

# Settlement (AA-5.8)
STAND_BACK: Final = SPACE.verb("stand_back")
INSIST: Final = SPACE.verb("insist")

# Fate
CAST: Final = SPACE.verb("cast", Domain("sum", [str(pips) for pips in range(2, 13)]))  # two dice (AA-27.2)
SITS: Final = SPACE.verb("sits", PLAYER)  # who is next round the table
DRAW: Final = SPACE.verb("draw", CARD)
ROLL: Final = SPACE.verb("roll", Domain("die", ("1", "2", "3", "4", "5", "6")))
OUTCOME: Final = SPACE.verb("outcome", Domain("outcome", ("won", "lost", "drawn")))  # of a quick battle

# Battles are games of their own (AA-21)
BATTLE: Final = SPACE.embed("battle", BATTLE_SPACE)
