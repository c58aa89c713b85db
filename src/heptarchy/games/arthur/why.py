"""Why something may not be done in Age of Arthur; `book/messages.*.ftl` says it."""

from __future__ import annotations

from typing import Final

from heptarchy.games.arthur.actions import CARD, PLAYER, PROVINCE, SPACE, TITLE
from heptarchy.kernel.message import NUMBER
from heptarchy.kernel.refusal import Reasons

WHY: Final = Reasons(SPACE)

# Cards (AA-3, AA-9)
FIRST_ROUND: Final = WHY.reason("first-round")
USED: Final = WHY.reason("used", card=CARD)
SET_ASIDE: Final = WHY.reason("set-aside", card=CARD)
FOR_BATTLES: Final = WHY.reason("for-battles", card=CARD)
NOTHING_FOR_IT: Final = WHY.reason("nothing-for-it", card=CARD)
NOT_IN_HAND: Final = WHY.reason("not-in-hand", card=CARD)
BASE_CARD: Final = WHY.reason("base-card", card=CARD)
WAR_LATER: Final = WHY.reason("war-later", n=NUMBER)
PEACE: Final = WHY.reason("peace", n=NUMBER)
NO_CAUSE: Final = WHY.reason("no-cause")
# What cards are for (AA-4, AA-6, AA-8)
NOT_IN_PLAY: Final = WHY.reason("not-in-play", province=PROVINCE)
NO_PLACE_FOR: Final = WHY.reason("no-place-for", province=PROVINCE, card=CARD)
NOBODY_FOR: Final = WHY.reason("nobody-for", player=PLAYER, card=CARD)
OWN_LAND: Final = WHY.reason("own-land", province=PROVINCE)
NOT_YOUR_LAND: Final = WHY.reason("not-your-land", province=PROVINCE)
HOME_STAYS: Final = WHY.reason("home-stays", province=PROVINCE)
NOT_BRITISH: Final = WHY.reason("not-british", province=PROVINCE)
NO_SAXONS_NEAR: Final = WHY.reason("no-saxons-near", province=PROVINCE)
# Claims (AA-5)
HOME: Final = WHY.reason("home", province=PROVINCE)
YOURS: Final = WHY.reason("yours", province=PROVINCE)
IRISH_ALONE: Final = WHY.reason("irish-alone", province=PROVINCE)
NO_OWNER: Final = WHY.reason("no-owner", province=PROVINCE)
CLAIMED: Final = WHY.reason("claimed", province=PROVINCE)
BOUND_LAND: Final = WHY.reason("bound-land", province=PROVINCE)
DOES_NOT_TOUCH: Final = WHY.reason("does-not-touch", province=PROVINCE)
NOT_OF_PEOPLE: Final = WHY.reason("not-of-people", title=TITLE)
TITLE_YOURS: Final = WHY.reason("title-yours", title=TITLE)
TITLE_CLAIMED: Final = WHY.reason("title-claimed", title=TITLE)
OWN_THRONE: Final = WHY.reason("own-throne")
THRONE_CLAIMED: Final = WHY.reason("throne-claimed")
BOUND_TITLE: Final = WHY.reason("bound-title", title=TITLE)
BOUND_THRONE: Final = WHY.reason("bound-throne")
