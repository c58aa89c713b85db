# What happened. Each is a sentence of its own: its first letter becomes a capital one.

told-first-player = { $player } begins every round
told-claimed = { $player } claims { $province }
told-claimed-title = { $player } claims the title { $title }
told-claimed-throne = { $player } claims the throne of { $player2 }
told-claim-ended = { $player } no longer claims { $province }
told-title-claim-ended = { $player } no longer claims the title { $title }
told-throne-claim-ended = { $player } no longer claims the throne of { $player2 }
told-land-gained = { $player } takes { $province }
told-land-vacant = { $player } loses { $province }: several claim it, and nobody has it
told-title-gained = the ruler of { $player } is now { $title }
told-title-lost = { $player } lays down the title { $title }
told-swore = { $player } is now the vassal of { $player2 }
told-freed = { $player } is no longer the vassal of { $player2 }
told-ruler-died = { $ruler } is dead, and an heir follows him
told-warlord-died = the Warlord in { $province } is dead
told-people-changed = the ruler of { $player } is now { $people }
told-card-leaves = { $card } no longer lies before { $player }
told-card-lies = { $card } now lies before { $player }
told-plot-found = the plot of { $player } is found out
told-warlord-rose = a Warlord rises in { $province }
told-ships-came = { $player } sends { $card } to { $province }
told-settled = { $province } is now { $people }
told-raided = { $player } raids { $province }
told-raiders-back = the raiders of { $player } are back from { $province }
told-round-begins = round { $n } begins
told-turn-begins = turn of { $player }
told-played = { $player } plays { $card }
told-discarded = { $player } discards { $card }
told-drew = { $player } draws a card
told-reshuffled = { $player } draws Reshuffle: all discards go back into the deck
told-deck-renewed = the discards make a new deck
told-looked = { $player } looks at the hand of { $player2 }
told-saw = { $player } holds { $card }
told-set-aside = { $card } of { $player } is set aside
told-swapped = { $player } swaps a card with { $player2 }
told-aside-back = { $player } takes up what was set aside
told-won = { $player } has won
told-war-declared = { $player } declares war on { $player2 }
told-war-void = its reason is gone: there is no war
told-offered = { $player } makes { $player2 } an offer
told-accepted = { $player } accepts the offer of { $player2 }
told-declined = { $player } declines the offer of { $player2 }
told-kept-word = { $player } has kept the word given to { $player2 }
told-broke-word = { $player } has broken the word given to { $player2 }
told-joined = { $player } sides with { $player2 }
told-raised = { $player } chooses { $kind }
told-gave-up = { $player } does without { $kind }, since the home is raided
told-led = the general of { $player } is with { $kind }
told-warlord-band = the Warlord of { $province } goes with { $kind } for { $player }
told-prince-band = the Warrior Prince of { $player } goes with { $kind }
told-levied = { $player } levies { $n } { $n ->
    [one] element
   *[other] elements
}
told-stands-siege = { $player } stands a siege
told-gives-battle = { $player } gives battle
told-battle-begins = battle: { $player } against { $player2 }
told-commanded = { $player } commands in person
told-delegated = a bot commands for { $player }
told-quick-chances = quick battle, chances to win in per cent: { $player } { $n }, { $player2 } { $n2 }
told-quick-won = quick battle, by measured chances: { $player } beats { $player2 }
told-quick-drawn = quick battle, by measured chances: neither { $player } nor { $player2 } wins
told-general-kept = general of { $player }: { $n } on two dice, lost from { $n2 }; his element stands
told-general-lost = general of { $player }: { $n } on two dice, lost from { $n2 }; his element is destroyed
told-band-kept = a band of { $player }: { $n } on two dice, lost from { $n2 }; it stands
told-band-lost = a band of { $player }: { $n } on two dice, lost from { $n2 }; it is destroyed
told-auxilia-kept = Auxilia of { $player }: { $n } on two dice, lost from { $n2 }; they stand
told-auxilia-lost = Auxilia of { $player }: { $n } on two dice, lost from { $n2 }; they are destroyed
told-drilled = { $player } trains Spears of the base army as Auxilia
told-turned = { $player } turns Auxilia of the base army into Spears
told-went-home = { $player } goes home from the siege
told-siege-round = round { $n } of the siege
told-siege-scores = the besiegers have { $n }, the besieged { $n2 }
told-siege-loss = { $player } loses { $kind }
told-siege-lifted = { $player } lifts the siege
told-sallied = { $player } sallies out
told-war-drawn = the war is drawn and settles nothing
told-war-won = the side of { $player } has won the war
told-stood-back = { $player } stands back and keeps its claim

# Why not
why-first-round = in the first round everybody plays Establish Claim
why-used = { $card } has been used in this turn
why-set-aside = Merlin has set { $card } aside
why-for-battles = { $card } is for battles: here it can only be discarded
why-nothing-for-it = there is nothing for which { $card } could be played now
why-not-in-hand = { $card } is not in your hand
why-base-card = { $card } is a base card: it is never discarded
why-war-later = war may be declared from round { $n } on
why-peace = there is peace after the last war; turns of it left: { $n }
why-no-cause = war needs a claim between you and somebody who is not bound to you by fealty
why-not-in-play = { $province } is not in play
why-no-place-for = { $province } is no target for { $card }
why-nobody-for = { $player } is no target for { $card }
why-own-land = { $province } is your own land
why-not-your-land = { $province } is not your land
why-home-stays = { $province } is a home: it changes only with its ruler
why-not-british = { $province } is not British
why-no-saxons-near = { $province } is neither on the Saxon Shore nor beside a Saxon province
why-home = { $province } is a home: nobody claims it
why-yours = { $province } is yours already
why-irish-alone = { $province } belongs to the Irish alone
why-no-owner = { $province } has no owner: this card claims land of another player
why-claimed = you claim { $province } already
why-bound-land = { $province } is land of your lord or your vassal
why-does-not-touch = { $province } does not touch your land
why-not-of-people = your ruler is not of the people whose title { $title } is
why-title-yours = { $title } is yours already
why-title-claimed = you claim { $title } already
why-own-throne = nobody claims his own throne
why-throne-claimed = you claim that throne already
why-bound-title = { $title } is held by your lord or your vassal
why-bound-throne = you are his lord already, or yours is
# Battles are games of DBA
why-within = that is not asked while a battle is fought

# The turn: what is asked
ask-over = The campaign is over
ask-others = Others are asked
ask-share = Kingdoms without a player are dealt out: which province do you take?
ask-card = Your turn, card { $n } of { $most }: which card do you play or discard?
ask-card-claim = Your turn, card { $n } of { $most }: in the first round you must play Establish Claim
ask-sail = { $card } at { $province }: leave the card there, or move it?
ask-drill = The Roman Way: do you train Spears of the base army as Auxilia? You have { $n } Auxilia
ask-renounce = Renounce Claim: which claim do you give up, or is that all?
ask-look = Merlin: whose hand do you look at?
ask-art = Merlin: what do you do to the hand of { $player }? { $n } { $n ->
    [one] thing
   *[other] things
} left
ask-gift = Merlin: which card do you give { $player } for { $card }?
ask-raiders = Raid on { $province }: which element do you send?

# What a card is for: what is asked
ask-target-establish-claim = Establish Claim: what do you claim?
ask-target-raid = Raid: which province do you raid?
ask-target-renounce-claim = Renounce Claim: which claim do you give up, if any?
ask-target-saxon-settlement = Saxon Settlement: which of your provinces becomes Saxon?
ask-target-rebellion = Rebellion: your bond to { $player } no longer counts
ask-target-migrating-saxons = Migrating Saxons: which province becomes Saxon?
ask-target-claim-to-the-throne = Claim to the Throne: whose throne do you claim?
ask-target-migrating-britons = Migrating Britons: which province becomes British?
ask-target-saxon-usurper = Saxon Usurper: which ruler falls to him?
ask-target-fall-of-the-mighty = Fall of the Mighty: who dies?
ask-target-for-whom-the-bell-tolls = For Whom the Bell Tolls: who dies?
ask-target-out-of-the-monastery = Out of the Monastery: whose throne shall be claimed?
ask-target-britons-unite = Britons Unite!: it is for you alone
ask-target-unexpected-inheritance = Unexpected Inheritance: who shall get a claim?
ask-target-treachery = Treachery: on which of your provinces is a claim removed?
ask-target-warlord = Warlord: in which of your provinces does he rise?
ask-target-irish-subjects = Irish Subjects: which Irish province becomes yours?
ask-target-irish-scourge = Irish Scourge: which province supplies no troops?
ask-target-irish-friends = Irish Friends: before which ruler do you lay the card?
ask-target-irish-invaders = Irish Invaders: which province do the Irish take?
ask-target-assassin = Assassin: whose ruler shall die?
ask-target-long-ships = Long Ships: which province supplies no troops?
ask-target-night-of-the-long-knives = Night of the Long Knives: a die is rolled for every British ruler
ask-target-ruler = { $card }: before which ruler do you lay the card?
ask-target-self = { $card }: it is for you alone
ask-pretender = Out of the Monastery: who shall claim the throne of { $player }?
ask-bequest = Unexpected Inheritance: which province shall { $player } claim?
ask-whose-claim = Treachery: whose claim on { $province } is removed?

# Wars: what is asked
ask-war = { $declarer } declares war on { $enemy } over { $thing }
ask-war-of-faith = { $declarer } declares war on { $enemy } to cast out { name-faith }
ask-wars = { $before }; { $next }
ask-enemy = { $card }: on whom do you declare war?
ask-reason = War on { $player }: what is the reason?
ask-reason-second = Second war, on { $player }: what is the reason?
ask-uphold = { $war }, by your claim: do you uphold it, or renounce it so that there is no war?
ask-uphold-bound = { $war }, by your claim: Merlin has set Renounce Claim aside, so it stands
ask-side = Choose your side: { $war }
ask-side-second = Choose your side, or declare a second war: { $war }
ask-field = { $war }: do you give battle, or stand a siege?
ask-command = Battle: do you command in person, or does a bot command for you?

# Offers: what is asked
ask-promised-promise = to renounce its claim on { $it }
ask-promised-promise-title = to renounce its claim on the title { $it }
ask-promised-promise-throne = to renounce its claim on the throne of { $it }
ask-promised-yield = to stand back from { $it }
ask-promised-yield-title = to stand back from the title { $it }
ask-promised-yield-throne = to stand back from the throne of { $it }
ask-offer = { $war }: before sides are chosen, whom do you make an offer?
ask-promise = What do you promise { $player } for joining your side?
ask-reply = { $player } promises { $promise } if you join its side: do you agree? It binds nobody

# The levy: what is asked
ask-give-up = Your home is raided: which element of the base army do you give up? { $n } to go
ask-lead = Levy: which element carries your general?
ask-lead-turn = Levy: which element carries your general? Before that you may turn pedyt
ask-raise = Levy: which type do you choose for { $source }?
ask-band = Levy: which element is the band of { $leader }?
ask-band-anew = The band is lost, { $leader } lives: with which element does he go now?
ask-general = Your general's element is lost: which one carries him now?

# The siege: what is asked
ask-consent = Siege: your vassal { $player } wants to go home; do you let him?
ask-leave = Siege in the war of { $declarer } on { $enemy }: do you stay, or go home?
ask-lose = Siege, round { $n }: your side has the lower score; which element do you lose?
ask-lift = Siege, round { $n } is over: do you go on, or lift the siege, so that the war is drawn?
ask-sally = Siege, round { $n }: do you hold out, or sally out for battle?

# Death and settlement: what is asked
ask-heir = Your ruler is dead, and you have lost { $things }: which free claims does the heir keep?
ask-back = You are one of { $n } who claim { $thing }: do you stand back and keep your claim, or insist?
