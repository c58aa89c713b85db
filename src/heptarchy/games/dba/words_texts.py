"""English names and texts: troop types, rulers, cards, ground, ready-made hosts and battles."""

from __future__ import annotations

TYPE_TEXTS: tuple[str, ...] = (
    "Armoured riders who charge home. Deadly to foot in good going; they pursue whether they should or not.",
    "Riders who fight with javelin and sword and keep their heads. They give way rather than die.",
    "Scouts and raiders on fast horses, at home on the wings. Knights whom they beat are destroyed.",
    "Wild chariots hidden in the ranks. They win at once or are gone: a draw destroys them.",
    "A wall of shields and spears. Steady against all, steadier with a second rank.",
    "Picked swordsmen, the best of all foot against foot. Riders and warbands are their bane.",
    "Loose foot that go anywhere: rough ground costs them nothing.",
    "A roaring charge. Spears and Blades whom they beat are destroyed; what they beat they pursue.",
    "Skirmishers with javelin and sling. They hinder, screen, and help their line against riders.",
    "Servants, wives and carters behind the wagons.",
)

TRAIT_TEXTS: tuple[str, ...] = (
    "Each bound 1 PIP is free for a move that includes the general.",
    "A move that includes the general costs 1 PIP more.",
    "His side may choose whether it attacks or defends.",
    "The enemy may choose whether he attacks or defends.",
    "The general ignores recoils.",
    "The general's recoils become flight.",
    "If the general's total is lower it gains 1.",
    "If the general's total is higher it loses 1.",
    "Once in a bound a move that includes the prince's band costs 1 PIP less.",
    "A leader who goes with one element, and may die with it.",
    "His Warband general always has the support of a second rank.",
    "The high king: his Knights move 400p, or fight on foot as Spears.",
)

CARD_TEXTS: tuple[str, ...] = (
    "Your own break point rises by 1, or that of one enemy command falls by 1, but not below 1.",
    "A mist lies over the field: camps are pitched, then both sides deploy everything hidden and at once.",
    (
        "One element more joins you. It looks like Spears or Warband but is an Expendable, and shows itself when it "
        "touches an enemy or moves more than 200p at once."
    ),
    (
        "Up to 3 elements that the enemy has never seen are set up again in or behind a feature, on ground that he has "
        "not seen, more than 40 mm from every enemy."
    ),
    "Your elements deployed wholly in a wood have +1 against enemies in front until they move.",
    "Elements that you name have +1 against enemies in front until they move.",
    (
        "From one of your elements a line of fire of up to 120 mm runs through good going. Nobody crosses it; it "
        "creeps on 2, 4 and 6 and goes out on 1; whom it touches flees."
    ),
    "In this bound your march moves may end in contact, and Spears and Warband pay nothing more for them.",
)

CARD_WINDOWS: tuple[str, ...] = (
    "During deployment",
    "After the ground is laid, before deployment",
    "Before deployment, in secret",
    "Your own bound, before moving",
    "Before the dice, when such an element is met, or in your own bound",
    "Before the dice, when such an element is met, or in your own bound",
    "Your own bound",
    "The start of your own bound",
)

GROUND_TEXTS: tuple[str, ...] = (
    "Good going. Who stands higher fights with +1.",
    "Bad going. Who stands higher fights with +1.",
    "Bad going. It blocks sight.",
    "Bad going.",
    "Bad going.",
    "Bad going.",
    "A walled village, town or hill fort. It is the defenders'.",
    (
        "Neither good nor bad going. A die shows what it is when the first element is to enter it: paltry, ordinary or "
        "difficult. If it is not paltry one enters it alone or in column, slowly, and fights badly from it."
    ),
    "Whoever keeps to it moves as in good going, and crosses a river by ford or bridge.",
    "Sea, lake or great river along one edge of the table.",
)

HOSTS: dict[str, tuple[str, str]] = {
    "warband_of_the_north": ("Host of the Old North", "A long line of spears, with horse and hillmen at its ends."),
    "king_and_teulu": ("King and teulu", "The king's own riders, and the levy of spears that holds while they strike."),
    "men_of_the_hills": ("Men of the hills", "Light foot for woods and slopes. Keep them off the plain."),
    "horse_of_the_border": ("Horse of the border", "Few and fast: knights, cavalry and light horse."),
    "host_of_the_thegns": ("Host of the thegns", "One great charge of warbands, two deep."),
    "sea_wolves": ("Sea wolves", "Crews of raiders, swords among the warbands."),
    "hearth_troop": ("Hearth troop", "Picked swordsmen about their lord. Slow, and hard to break."),
    "fyrd_of_the_shires": ("Fyrd of the shires", "Farmers behind spears, and warbands for the charge."),
}

BATTLES: dict[str, tuple[str, str]] = {
    "open": ("By points", "Each player musters an army of his own for the same number of points."),
    "badon": (
        "Mons Badonicus",
        (
            "Three Saxon hosts march up to the hill where the British stand. On it waits the high king with his "
            "knights, spears to both sides of him. The Saxons have the numbers and must break the line before the "
            "knights come down; the British must not leave the slope too soon."
        ),
    ),
    "catraeth": (
        "Catraeth",
        (
            "The horsemen of the Old North have drunk their mead and ride against the Saxons between the hills. They "
            "are few, fast and proud, and one of their kings is no captain. The Saxons stand in a deep wall of shields "
            "and wait behind the river."
        ),
    ),
    "dyrham": (
        "Dyrham",
        (
            "Three British kings try to hold the way to the Severn among woods and marsh, against two Saxon hosts "
            "under a cunning lord. Each king alone is weak. Who has to come out of the woods first will lose."
        ),
    ),
}

STATUSES: dict[str, str] = {
    "reserve": "not deployed yet",
    "on_table": "on the table",
    "destroyed": "destroyed",
    "fled": "fled over its base edge",
    "left": "left the table",
    "left_out": "stayed out of the battle",
    "garrison": "in garrison",
}
OUTCOMES: dict[str, str] = {"stand": "stands", "recoil": "recoils", "flee": "flees", "destroyed": "is destroyed"}
STAGES: dict[str, str] = {
    "muster": "Mustering",
    "prepare": "Before the battle",
    "deployment": "Deployment",
    "orders": "Orders",
    "moves": "Moves",
    "combats": "Close combat",
}
BANDS: dict[str, str] = {
    "general": "general",
    "warlord": "Warlord",
    "prince": "Warrior Prince",
    "pendragon": "Pendragon",
}
WINDS: tuple[str, ...] = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
# By t.TOLD_KEYS: what adds to a total of close combat, or takes from it
FACTORS: tuple[str, ...] = (
    "own factor",
    "rear support",
    "general",
    "upslope",
    "in their camp",
    "works",
    "left flank beset",
    "right flank beset",
    "rear beset",
    "bad going",
    "demoralised",
    "in the built-up area",
    "the bank",
    "legendary ruler",
)

RELATIONS: tuple[str, ...] = (
    "",
    "in front",
    "on the left flank",
    "on the right flank",
    "in the rear",
    "by overlap",
    "by overlap",
)
