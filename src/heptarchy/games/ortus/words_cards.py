"""What the cards do, in English: the texts that a player reads over a card, with the usual figures."""

from __future__ import annotations

# By key: those that are no Earl cards
CARD_NAMES: dict[str, str] = {
    "infantry": "Infantry",
    "knight": "Knight",
    "viking": "Viking",
    "chieftain": "Chieftain",
    "king": "King card",
    "royal_infantry": "Royal Infantry",
    "tower": "Tower",
    "tent": "Tent",
}

CARD_TEXTS: dict[str, str] = {
    "castle": (
        "On the table: the seat of a new Fief, which a Siege takes with 2 points past defenders and Towers. Immune to "
        "Raid and Intrigue; never Ransom or ante."
    ),
    "land": (
        "Placed from the Hand it brings 1 Army card into your Pool. In each battle it fields 1 card of the Pool, and "
        "when you Recruit it brings 1 more; beside a Market Town, 2 and 2."
    ),
    "market_town": (
        "Each Land of its Fief fields 2 and recruits 2 cards instead of 1. A second Market Town there adds nothing, "
        "and without a Land it does nothing."
        " The factor is our own."
    ),
    "church": (
        "If you have more Churches than each other Earl and there is no Cathedral, you control the Church and choose "
        "the result when the Battle card says Church Decides. With a Church you may Bequeath though another holds the "
        "Cathedral."
    ),
    "cathedral": (
        "Only one is on the table. Its holder controls the Church and chooses the result of Church Decides; without a "
        "Church the other Earls cannot Bequeath. In a Rebellion only the King's Cathedral hinders them, and the choice "
        "goes to the Earl who fights the King."
    ),
    "prince": (
        "As Lord: fights with Strength 2 in each battle, comes home again, and lets you Bequeath with a Banner. From "
        "the Hand: Strength 2 in one battle, then discarded. Treachery kills him alone."
        " His Strength is our own figure."
    ),
    "vassal": (
        "As Lord: Strength 1 in each battle and an answer in every struggle, but Treachery on him costs the whole "
        "Fief. From the Hand: Strength 1 in one battle, an answer in a struggle, or an Emissary to the Vikings for 1 "
        "cube."
        " His Strength and the cube are our own figures."
    ),
    "champion": (
        "As Lord: Strength 2 in each battle; Treachery kills him alone. From the Hand: Strength 2 in one battle, the "
        "call to a Joust, or a wild card in one."
        " His Strength is our own figure, and that he calls the Joust our own rule."
    ),
    "monk": (
        "As Lord he is an Abbot, and the Fief a Monastery: as an Action you see the Hand of another Earl. From the "
        "Hand: an Emissary to the Vikings for 2 cubes. He never fights."
    ),
    "mercenary": (
        "On the table: stands outside the Fiefs and fights with Strength 1 and that of his Garrison, one Army card "
        "from your Pool. From the Hand: Strength 1 in one battle. Open to Treachery and Intrigue."
        " His Strength is our own figure."
    ),
    "treachery": (
        "Action: kill a Lord (with a Vassal Lord the whole Fief goes) or a Mercenary with his Garrison, or make an "
        "Earl discard 2 cards of his Hand at random. He may answer with Allies."
        " How many cards of a Hand is our own figure."
    ),
    "intrigue": (
        "Action: take up to 2 Properties of one Fief, or a Mercenary with his Garrison, or up to 2 Army cards of a "
        "Pool. The Earl may answer with Allies."
        " Both figures are our own."
    ),
    "allies": (
        "Answer to a Treachery or Intrigue against you. A struggle begins: by turns, the other first, each answers "
        "with a Vassal, and whoever has no answer loses."
    ),
    "banquet": (
        "Action: draw 2 cards, if your deck has as many. In a semi-cooperative Rebellion it also turns the King away "
        "when your cube is drawn. With a Monk in the Hand it is a Legacy point in Winter."
    ),
    "banner": (
        "Action: raise it for the Kingship; with 2 more than each other Earl you are King. Or play it on a Prince "
        "Lord to Bequeath: Banner and Prince go, and your discards are shuffled into your deck."
    ),
    "palace": (
        "The seat of your first Fief, which a Siege takes with 3 points past defenders and Towers. Destroyed, it may "
        "come back into the Hand through Bequeathing and is placed again as an Action. Immune to Intrigue."
    ),
    "infantry": (
        "Army card of Strength 1. In the Pool it fights as far as your Lands can field it; in a Garrison it fights "
        "with its Mercenary; in the Royal Army with the King. Filled with damage it dies."
    ),
    "knight": (
        "Army card of Strength 2. In the Pool it fights as far as your Lands can field it; in a Garrison it fights "
        "with its Mercenary; in the Royal Army with the King. It dies of 2 points of damage and survives 1."
        " His Strength is our own figure."
    ),
    "viking": (
        "Strength 1 in the horde. The horde attacks whole in every Viking turn, where the Earl whose cube is drawn "
        "sends it; it destroys and never captures."
        " The Strength is our own figure, and that the horde must attack our own rule."
    ),
    "chieftain": (
        "Strength 2 in the horde. It dies of 2 points of damage and survives 1. The horde attacks whole, where the "
        "Earl whose cube is drawn sends it."
        " His Strength is our own figure, and that the horde must attack our own rule."
    ),
    "king": (
        "For the Earl with a lead of 2 Banners. It fights with Strength 1 and never dies, and each other Earl with a "
        "Pool gives 1 card of it to the Royal Army, which needs no Lands."
        " That it needs none is our own."
    ),
    "royal_infantry": (
        "Rebellion: stands beside the King card, as many as there were Earls at the start. Each fights with Strength "
        "1 and never dies."
    ),
    "tower": (
        "Any card of the Hand, face down, free of any Action. In a Raid or Siege each Tower takes 1 point and stays; "
        "an Attack on Towers destroys one for each point."
    ),
    "tent": (
        "Knight-errant: the first Fief of a Knight. It fields 2 cards of the Pool. A Siege destroys it with 1 point "
        "past defenders and Towers and never captures it; without a Fief its Knight pitches it again."
    ),
}
