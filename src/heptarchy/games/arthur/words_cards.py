"""What the cards do, in English: the texts that a player reads over a card of his hand or on the table."""

from __future__ import annotations

# By key, in the order of the rules (AA-C01 to AA-C55)
CARD_TEXTS: dict[str, str] = {
    # The base hand
    "establish_claim": (
        "Claim another player's province that touches your land and is no home, or a title that your ruler may hold. "
        "Everybody must play it in the first round."
    ),
    "raid": (
        "Send one element against a province that touches your land. Until your next turn it supplies no troops, and "
        "your raiders are away; a raided home costs 2 elements of the base army."
    ),
    "renounce_claim": "Give up as many of your claims as you like, or none. A war declared for one of them is void.",
    "saxon_settlement": (
        "A British province of yours, no home (our own), becomes Saxon: 2 Warband instead of 1 Spears. It must lie on "
        "the Saxon Shore or beside a Saxon province."
    ),
    "cassus_belli": (
        "From round 3 on, declare war on a player if one of you claims a province of the other, or a title or throne "
        "(our own). All the others must choose a side."
    ),
    # Titles
    "pendragon": (
        "High king of the Britons: 3 for rank, and 1 Knights more as your general. Only for a British ruler; lost to "
        "a new lord."
    ),
    "bretwalda": (
        "King of all Saxons: 3 for rank. Your Warband general fights as if a second rank stood behind him. Only for a "
        "Saxon ruler."
    ),
    # The Winds of Change
    "the_roman_way": (
        "On any British ruler: he may train Spears of his base army into Auxilia, up to 3, until he dies. What he has "
        "trained stays."
    ),
    "rebellion": (
        "If you are a vassal: your bond does not count until after the next war. If your side beats your lord's, you "
        "are free."
    ),
    "migrating_saxons": (
        "A province of another player, no home (our own), becomes Saxon. It must lie on the Saxon Shore or beside a "
        "Saxon province."
    ),
    "claim_to_the_throne": (
        "Claim another player's throne. You become his lord if your side beats his in a war; in some games also when "
        "his ruler dies (our own)."
    ),
    "migrating_britons": "A Saxon or Irish province of any player, no home (our own), becomes British.",
    "saxon_usurper": (
        "On a ruler with more Saxon than British provinces: he counts as dead, loses all claims and cards but "
        "Warlords (our own), and is Saxon from now on, with his home."
    ),
    "schooled_in_war": (
        "On any ruler: in battle he has 1 free PIP each bound for a move with his general. Cancels Fool in War. Until "
        "he dies."
    ),
    "sly_fox": "On any ruler without Dumb Ox: his side chooses whether it attacks or defends in battle. Until he dies.",
    "the_brave": "On any ruler: his general may ignore recoils. Until he dies.",
    "legendary_prowess": "On any ruler: when his general would lose a close combat he adds 1. Until he dies.",
    "fall_of_the_mighty": (
        "A ruler dies. Others exercise their claims on what he had, and all claims of his own are lost. Or a Warlord "
        "dies."
    ),
    "fool_in_war": (
        "On any ruler without Schooled in War: in battle a move with his general costs 1 PIP more. Until he dies."
    ),
    "dumb_ox": (
        "On any ruler without Sly Fox: his enemies choose whether they attack or defend in battle. Until he dies."
    ),
    "the_knave": "On any ruler: his general flees where he would recoil. Until he dies.",
    "legendary_clumsiness": "On any ruler: when his general would win a close combat he loses 1. Until he dies.",
    "for_whom_the_bell_tolls": (
        "A ruler dies. Others exercise their claims on what he had; his own claims pass to his heir. Or a Warlord dies."
    ),
    "out_of_the_monastery": (
        "Name any player, and another one who is not you: the second now claims the throne of the first."
    ),
    "saxon_hater": (
        "On a British ruler: no Saxon Settlement, no Saxon elements for him and his allies, and he joins a side "
        "without Saxon rulers if he can. Until he dies."
    ),
    "cast_out_the_saxons": (
        "If your ruler is British: declare war on a Saxon ruler without a claim (our own), and without Saxon "
        "elements in your army. If you win he becomes British and your vassal."
    ),
    "saxons_unite": (
        "On a Saxon ruler: in the next war that he fights, the other side has no Saxon elements beyond the base army "
        "of a Saxon ruler (our own)."
    ),
    "britons_unite": (
        "If your ruler is British: in the next war, if you fight in it, Saxon rulers on the other side have no "
        "British elements."
    ),
    "merlin": (
        "Each turn (our own) look at one other player's hand, then do up to two things: swap a Winds card with him, or "
        "set one of his cards aside until his next turn is over. Until your ruler dies."
    ),
    "unexpected_inheritance": (
        "Another player gets a claim on a province that touches his land and is no home; it may be yours."
    ),
    "treachery": "Remove one claim on one of your provinces.",
    "reshuffle": "When it is drawn: all discards go back into the deck, and you draw again.",
    "hill_people": "On any British ruler: 1 Psiloi more in every war, also for his heirs, until one becomes Saxon.",
    "warlord": (
        "On a province of yours: 2 elements more of its kind, and 1 for rank. He stays with the province until he dies."
    ),
    "warrior_prince": (
        "Name one element as his band in each battle: once a bound a move with it costs 1 PIP less. Until he or your "
        "ruler dies."
    ),
    "men_of_the_hearth": (
        "On any ruler: 1 foot element more in every war, Spears, Warband or Psiloi, of a kind that he has. Until he "
        "dies."
    ),
    "irish_subjects": (
        "An Irish province without an owner (our own) that touches your land becomes yours. It levies 2 Warband."
    ),
    "irish_scourge": (
        "A province on the Irish Sea, no home, supplies no troops, and you may land from that sea (our own). You may "
        "move the card every turn. Until after the next war."
    ),
    "irish_friends": "On any player with a province on the Irish Sea: 1 Irish Warband more, until his ruler dies.",
    "irish_invaders": (
        "A province on the Irish Sea, no home, becomes Irish and belongs to nobody. Claims on it and a Warlord in it "
        "are gone (our own), and nobody may claim it."
    ),
    "assassin": (
        "Roll: on an even number another player's ruler dies. Roll again: on an odd number you are found out and lose "
        "all your claims."
    ),
    "long_ships": (
        "If your ruler is Saxon: a province on the Saxon Shore or the British Sea, no home, supplies no troops, "
        "and you may land from the Narrow Sea (our own). You may move the card every turn. Until after the next war."
    ),
    "northerners": "On any Saxon ruler: 1 Blades more in the next war, if a British ruler stands against him.",
    "night_of_the_long_knives": (
        "A die for every British ruler, yours too: on an odd number he dies. Then the card is out of the game."
    ),
    "sorcery": "During deployment: your break point rises by 1, or that of one enemy command falls by 1.",
    "dragons_breath": "Before deployment: fog. Both sides deploy in secret and at once.",
    "charisma": (
        "You levy 2 elements more: Spears or Psiloi with a British ruler, Warband with a Saxon one. Until your ruler "
        "dies."
    ),
    "hammer_of_the_gods": (
        "Before a battle (our own), in secret: 1 element more that looks like heavy foot and is an Expendable. It "
        "shows itself when it touches an enemy or moves too fast."
    ),
    "ambush": (
        "In your bound of a battle: set up again up to 3 elements that the enemy has never seen, inside a feature or "
        "behind one, out of his sight."
    ),
    "plashing": (
        "In a battle: your elements that were deployed in a wood have +1 to their front until they move, recoil or "
        "flee."
    ),
    "knights_of_renown": "On any British ruler: 1 Cavalry more in every war, until he dies.",
    "knights_errant": "You levy 1 Cavalry more in the next war.",
    "grassfire": (
        "In your bound of a battle: light a line of fire, up to 3 base widths, that nobody may cross. Dice move it on "
        "or put it out; whom it touches flees."
    ),
    "hidden_ditch": (
        "In a battle: elements of yours that have not moved have +1 to their front until they move, recoil or flee."
    ),
    "steal_a_march": (
        "In one bound of a battle: your march moves may end in contact, and Spears and Warband pay nothing more."
    ),
}
