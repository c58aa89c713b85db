# How many

part-army-cards = { $n ->
    [one] { $n } Army card
   *[other] { $n } Army cards
}
part-properties = { $n ->
    [one] { $n } Property
   *[other] { $n } Properties
}
part-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
part-villages = { $n ->
    [one] { $n } Village
   *[other] { $n } Villages
}
part-thanes = { $n ->
    [one] { $n } Thane
   *[other] { $n } Thanes
}
part-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
part-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
part-legacy = { $n ->
    [one] { $n } Legacy point
   *[other] { $n } Legacy points
}
part-towers = { $n ->
    [one] { $n } Tower
   *[other] { $n } Towers
}
part-pool-cards = { $n ->
    [one] { $n } Pool card
   *[other] { $n } Pool cards
}
part-peaceful-turns = { $n ->
    [one] { $n } peaceful turn
   *[other] { $n } peaceful turns
}

# The course of the game

told-round-begins = Round { $n } begins
told-turn-begins = { $earl }'s turn
told-deck-built = { $earl } has built a deck
told-own-deck = { $earl } builds a deck of his own
told-starts = { $earl } is the starting player
told-senior-starts = { $earl }'s cube is drawn: { $earl2 }, the senior of the team, is the starting player (OV-17.6)
told-mulligan = { $earl } shuffles the opening Hand back and draws anew
told-drew = { $earl } draws a card
told-reshuffled = the Battle deck is shuffled anew

# Earldoms

told-new-fief = { $earl } places a { $type } at { $fief }
told-placed = { $earl } places { FORM($property, "a") } at { $fief }
told-lord-placed = { $earl } makes { FORM($type, "a") } { KEY($type) ->
    [monk] Abbot
   *[other] Lord
} of { $fief }
told-mercenary-placed = { $earl } hires a Mercenary
told-tower-placed = { $earl } builds a Tower
told-tower-known = the new Tower of { $earl } is { FORM($type, "a") }
told-garrisoned = { $earl } puts { FORM($army, "a") } into a Garrison
told-mustered = { $earl } gains { FORM($army, "a") }
told-recruited = { $earl } recruits { part-army-cards }
told-discarded = { FORM($type, "a") } goes to { $earl }'s discard pile
told-left-game = { FORM($type, "a") } of { $earl }'s leaves the game
told-lord-lost = the { KEY($type) ->
    [monk] Abbot
   *[other] { $type }
} of { $fief } is lost
told-moved = { FORM($property, "a") } comes to { $earl } at { $fief }
told-mercenary-lost = { $earl } loses a Mercenary
told-mercenary-moved = a Mercenary goes over from { $earl } to { $earl2 }
told-saw-hand = { $earl } sees { COUNT($n, $type) } in the Hand of { $earl2 }
told-looked = { $earl } looks at the Hand of { $earl2 }
told-banquet = { $earl } gives a Banquet

# Battles

told-towers-attacked = { $earl } attacks the Towers of { $earl2 }
told-raided = { $earl } raids { $fief } of { $earl2 }
told-besieged = { $earl } besieges { $fief } of { $earl2 }
told-vikings-storm = { $earl } sends the Vikings against the Towers of { $earl2 }
told-vikings-raid = { $earl } sends the Vikings to raid { $fief } of { $earl2 }
told-vikings-besiege = { $earl } sends the Vikings to besiege { $fief } of { $earl2 }
told-fielded = { $earl } has fielded Strength { $n }
told-horde-fielded = the horde has Strength { $n }
told-undefended = { $earl } fields nothing
told-battle-card = the Battle card is { $result }
told-church-decided = { $earl } decides for the Church: { $result }
told-no-church = nobody controls the Church: it counts as a Normal Battle
told-damage = { $n ->
    [0] no point gets
    [one] { $n } point gets
   *[other] { $n } points get
} past the defenders{ $n ->
    [0] { "" }
   *[other] ; { part-reaches } the target
}
part-reaches = { $m ->
    [one] { $m } reaches
   *[other] { $m } reach
}
told-army-lost = { $earl } loses { COUNT($n, $army) }
told-royals-lost = { $earl } loses { COUNT($n, $army) } of the Royal Army
told-garrison-left = { $earl } takes { COUNT($n, $army) } of a dead Mercenary into the Pool
told-raiders-lost = the horde loses { COUNT($n, $raider) }
told-tower-razed = a Tower of { $earl } falls: it was { FORM($type, "a") }
told-held = { $earl } holds out
told-captured = { $earl } captures { $fief }
told-destroyed = { $fief } of { $earl } is destroyed
told-burnt = { FORM($property, "a") } at { $fief } is burnt
told-lord-captured = the Lord of { $fief } is captured
told-ransomed = { $earl } pays { FORM($property, "a") } for the Lord of { $fief }
told-no-ransom = no Ransom is paid for the Lord of { $fief }

# Politics

told-plot-lord = { $earl } plays { $type } on the Lord of { $fief }
told-plot-mercenary = { $earl } plays { $type } on a Mercenary of { $earl2 }
told-plot-hand = { $earl } plays { $type } on the Hand of { $earl2 }
told-plot-fief = { $earl } plays { $type } on { $fief }, for { part-properties }
told-plot-pool = { $earl } plays { $type } on the Pool of { $earl2 }, for { part-army-cards }
told-allied = { $earl } plays Allies
told-answered = { $earl } answers with a Vassal
told-lord-answered = { $earl } answers with the Vassal Lord of { $fief }
told-plot-works = the { $type } succeeds
told-plot-fails = the { $type } fails
told-pool-taken = { FORM($army, "a") } goes over from { $earl } to { $earl2 }

# Joust, Kingship, Bequeathing

told-joust-called = { $earl } calls a Joust
told-ante = { $earl } antes { FORM($property, "a") } of { $fief }
told-tilted = { $earl } tilts: a Joust card is exchanged
told-wild = { $earl } plays a Champion as { FORM($joust, "a") }
told-joust-shown = { $earl } shows { $joust_hand }
told-joust-drawn = { $earl } draws { FORM($joust, "a") }
told-joust-won = { $earl } wins the Joust
told-banner = { $earl } raises a Banner for the Kingship
told-crowned = { $earl } is King
told-donated = { $earl } gives { FORM($army, "a") } to the Royal Army
told-bequeathed = { $earl } bequeaths: the Prince of { $fief } goes, the discards become the deck

# Vikings

told-emissary = { $earl } sends { FORM($type, "a") } to the Vikings: { part-cubes }
told-black-out = a black marker goes out: { $n ->
    [one] { $n } is
   *[other] { $n } are
} out
told-white-out = the white marker goes out
told-white-back = there was an Attack: the white marker goes back, no black one out
told-arrived = the Vikings arrive
told-horde-grows = { FORM($raider, "a") } joins the horde
told-controls = { $earl }'s cube is drawn: { $earl } directs the Vikings
told-idle = the Vikings do nothing
told-held-back = { $earl } holds the Vikings back (OR-17.13)

# Modules

told-divides = { $earl } fixes the common cards of all decks
told-common = every deck holds { COUNT($n, $type) }
told-draft-round = round { $n } of the draft
told-passed = the packs go to the left
told-in-pack = the pack of { $earl } holds { COUNT($n, $type) }
told-game-begins = game { $n } of the match begins
told-advised = { $earl } spends an advisor as { $type }
told-fetched = { $earl } takes a card from the tray
told-rallied = { $earl } plays a Banner: the battle is a Normal one
told-second-card = the Battle card for the Lords is { $result }
told-villages-attacked = { $earl } attacks the Villages of { $earl2 }
told-vikings-sack = { $earl } sends the Vikings against the Villages of { $earl2 }
told-villages-taken = { $earl } conquers { part-villages } of { $earl2 }
told-villages-burnt = { part-villages } of { $earl } { $n ->
    [one] is
   *[other] are
} burnt
told-crippled = { $earl } has no Village left: the Earldom is crippled
told-thanes-set = { $earl } has { part-thanes } out
told-thanes-lead = { $earl } has most Thanes out
told-thanes-attacked = { $earl } attacks the Thanes of { $earl2 }
told-vikings-hunt = { $earl } sends the Vikings against the Thanes of { $earl2 }
told-thanes-killed = { $earl } loses { part-thanes }
told-conclave-called = { $earl } calls a Conclave
told-declared = { $earl } declares { $joust_hand }
told-accused = { $earl } accuses { $earl2 } of lying
told-kept-peace = { $earl } keeps the peace
told-lied = { $earl } was accused and has lied: he leaves with nothing
told-accused-wrongly = { $earl } has accused { $earl2 } wrongly: he leaves with nothing
told-conclave-won = { $earl } wins the Conclave
told-march-besieged = { $earl } besieges { $fief } in the Welsh Marches
told-welsh-fielded = the Welsh at { $fief } have Strength { $n }
told-march-held = { $fief } holds out
told-tent = { $earl } pitches a Tent at { $fief }
told-lies-open = { FORM($type, "a") } lies open
told-took-open = { $earl } takes { FORM($type, "a") }, which lay open
told-no-card = there is no card for { $earl } to take
told-shared-shuffled = the common pile becomes a new deck of { part-cards }
told-swept = { $earl } raises a Banner: the open cards are discarded
told-to-shared = { FORM($type, "a") } of { $earl }'s goes to the common discard pile
told-march-freed = { $fief } is lost to { $earl } and neutral again

# The end

told-old-age = { $earl } dies of old age
told-no-fief = { $earl } has no Fief left
told-conceded = { $earl } concedes
told-eliminated = { $earl } is out of the game
told-off-table = { $earl } is off the table
told-cap = { $n ->
    [one] { $n } round is
   *[other] { $n } rounds are
} over: the game is decided as it stands
told-won = { $earl } has won
told-nobody-won = the Earls have lost

# Great Heathen Army and Wessex

told-new-deck = { $earl }'s discards become a new deck of { part-cards }
told-markers-back = the markers go back behind the Vikings
told-cap-arrival = round { $n }: all black markers count as out
told-vote-called = { $earl } calls a vote for Winter
told-vote-at-last = the Vikings are about to land: there is a vote for Winter first
told-voted = { $earl } { KEY($ballot) ->
    [abstain] abstains, with { part-votes }
   *[other] gives { part-votes } { $ballot } Winter
}
told-vote-passes = { part-votes } for, { $m } against: Winter comes
told-vote-fails = { part-votes } for, { $m } against: the season goes on
told-legacy = { $earl } earns { part-legacy } and has { $m }
told-winter = season { $n } is over: Earldoms, Hands and decks are cleared
told-season-begins = season { $n } begins with { $m ->
    [one] { $m } black marker
   *[other] { $m } black markers
} out
told-bought = { $earl } buys { FORM($type, "a") } for a Legacy point
told-bought-towers = { $earl } buys { part-towers } for a Legacy point
told-point-lost = { $earl } can buy nothing more: the point is lost for this Winter

# Rebellion

told-king-musters = the King's Lands raise { part-army-cards } (RB-31)
told-kings-turn = the King's turn (RB-19)
told-mind-drawn = the King draws { $type } from his Mind (RB-23)
told-mind-shuffled = the Mind is empty: its discards become a new one (RB-24)
told-mind-empty = the King has nothing in Mind and does nothing (RB-24)
told-king-none-left = no { $type } is left in the King's tray: nothing happens (RB-28)
told-king-has-market = the King has a Market Town already: he places a Land instead (RB-28)
told-king-builds = the King's Castle becomes a new Fief (RB-29)
told-king-places = the King places { FORM($property, "a") } at { $fief } (RB-30)
told-king-keeps-church = the King keeps the { $type } at { $fief } (RB-35)
told-king-keeps-land = the King keeps the { $type } at { $fief } (RB-36)
told-king-vassal-lord = the King makes the Vassal Lord of { $fief } (RB-32)
told-king-prince-lord = the King makes the Prince Lord of { $fief } (RB-33)
told-king-no-seat = the King has no seat free for the { $type } (RB-28)
told-kings-cubes = the King's Monk puts { part-cubes } into the bag (RB-34)
told-king-garrisons = the King puts { FORM($army, "a") } into a Garrison (RB-38)
told-king-waits = the King does not Attack in his first turn (RB-40)
told-king-turns-on = { $earl }'s cube is drawn: the King turns on him (RB-20)
told-no-earl-left = no Earl is left for the King to try: nothing happens (RB-49)
told-king-appeased = { $earl } appeases the King with a Banquet (RB-66)
told-wish-towers = the Joust card is { $joust }: the King wishes for Towers (RB-43)
told-wish-raid = the Joust card is { $joust }: the King wishes for a Raid (RB-43)
told-wish-siege = the Joust card is { $joust }: the King wishes for a Siege (RB-43)
told-wish-no-tower = { $earl } has no Tower: the King's wish shifts (RB-48)
told-wish-no-property = { $earl } has no Property: the King's wish shifts (RB-48)
told-wish-weak-raid = to raid { $earl }, the King's Strength { $n } is too little for { $m ->
    [one] { $m } Tower
   *[other] { $m } Towers
}: the wish shifts (RB-48)
told-wish-weak-siege = to besiege { $fief }, the King's Strength { $n } is too little{ $m ->
    [0] { "" }
    [one] { " " }for { $m } Tower
   *[other] { " " }for { $m } Towers
}: the wish shifts (RB-48)
told-castle-instead = the Castle { $fief } is within the King's reach (RB-47)
told-king-passes = the King can do nothing against { $earl }: another cube is drawn (RB-49)
told-king-plunders = the King takes { FORM($property, "a") } from { $fief } (RB-52)
told-king-treachery = of { $earl } the King picks the first of Prince, Vassal, Champion, Abbot, Mercenary, Hand (RB-55)
told-king-intrigue = of { $earl } the King picks the first of Land with Market Town, Cathedral, Properties, Mercenary, Pool (RB-57)
told-king-finds-nothing = { $earl } has nothing for the King's { $type }: another cube is drawn (RB-56)
told-king-allies = the Joust card is { $joust }: the King plays Allies (RB-62)
told-king-no-allies = the Joust card is { $joust }: the King has no Allies (RB-62)
told-king-vassal = the Joust card is { $joust }: the King plays a Vassal (RB-62)
told-king-no-vassal = the Joust card is { $joust }: the King has no Vassal (RB-62)
told-king-vassal-serves = the King answers with the Vassal Lord of { $fief }, who stays (RB-62)
told-king-falls = the King has no seat left: he is defeated (RB-6)
told-king-outlasts = after { $n } rounds the King still stands (RB-86)

# Why not: decks (OR-2, OR-3)

why-deck-unfit = the deck { $style } does not fit this table's figures
why-most-cards = at most { part-cards } of { $type }
why-deck-of-exactly = the deck must come to exactly { part-cards }
why-next-type = what is settled now is how many { $type } are in the deck
why-style-first = first a style is chosen, or a deck of your own
why-common-of-exactly = the common cards must come to exactly { $n }
why-not-in-pack = your pack holds no { $type }
why-not-in-set = your set holds no more { $type }

# Why not: a turn (OR-5 to OR-9)

why-action-taken = you have taken your Action this turn
why-hand-empty = your Hand is empty
why-not-held = you hold no { $type }
why-no-land = to Recruit you need a Land
why-no-emissary = only a Vassal or a Monk goes to the Vikings
why-not-in-pool = you have no { $army } in your Pool
why-no-empty-garrison = you have no Mercenary with an empty Garrison
why-no-such-garrison = you have no Mercenary { $n } with an empty Garrison
why-nobody-concedes = at this table nobody concedes
why-no-fief-for-it = without a Fief you can hold no { $type }
why-cathedral-stands = there is a Cathedral on the table
why-seats-taken = each of your seats has a Lord
why-never-placed = { $type } is not placed on the table
why-allies-answer = Allies are only played to answer Treachery or Intrigue
why-king-reigns = { $earl } is King: no Banner is raised for the Kingship
why-king-stands = while the King stands no Banner is raised for the Kingship
why-deck-too-small = your deck has fewer than { part-cards }
why-no-aim = there is nothing that { $type } could aim at
why-no-jousts = there are no Jousts while the King stands
why-no-ante = you have no Property to ante
why-no-other-ante = no other Earl has a Property to ante
why-not-played-so = { $type } is not played so
why-no-banner-to-bequeath = to bequeath you need a Banner in Hand
why-no-prince-lord = you have no Prince Lord at { $fief }
why-no-church = { $earl } holds the Cathedral and you have no Church
why-rebels-do-not-look = rebels do not look at each other's Hands, and the King has none
why-own-hand = you know your own Hand
why-not-in-game = { $earl } is not in the game
why-no-monastery = you have no Monastery
why-hand-of-empty = the Hand of { $earl } is empty
why-first-turn = nobody attacks in his first turn
why-no-fief-there = there is no Fief at { $fief }
why-attacks-self = you do not attack yourself
why-not-on-table = { $earl } is not on the table
why-rebels-keep-peace = rebels do not harm each other while the King stands
why-nothing-to-field = you have nothing to field
why-no-tower = { $earl } has no Tower
why-no-property = { $fief } has no Property
why-not-yours = { $fief } is not yours
why-has-lord = { $fief } has a Lord already

# Why not: battles (OR-12)

why-must-field = the attacker must field a card of Strength 1 or more
why-never-fielded = { $type } is never fielded from the Hand
why-lands-field = your Lands field { part-pool-cards } and no more
why-none-left-in-pool = no { $army } is left in your Pool
why-abbot-never-fielded = the Abbot of { $fief } is never fielded
why-no-lord-to-field = you have no Lord at { $fief } to field
why-no-mercenary-to-field = you have no Mercenary { $n } to field
why-none-left-to-field = nothing like that is left to field
why-none-left-to-fill = no such card of yours is left in this battle to take damage
why-not-several-to-field = there are not several cards on the table to field
why-church-names-other = the Church names one of the other results
why-so-many-towers = { $earl } has { part-towers }
why-vikings-burn = the Vikings burn as many Properties as they can
why-kings-to-field = that is the King's to field
why-decide-for-rebel = while the King stands you must decide for the rebel in this battle
why-vikings-never-capture = Vikings never capture
why-no-fief-to-keep = you have no Fief to keep it in
why-no-such-property = { $fief } has no { $property }
why-no-lord-captured = no Lord of { $fief } is captured

# Why not: politics (OR-13)

why-targets-self = you may not target yourself
why-treachery-aims = Treachery strikes a Lord, a Mercenary or a Hand
why-intrigue-aims = Intrigue takes Properties, a Mercenary or Pool cards
why-no-lord = { $fief } has no Lord
why-no-mercenary = { $earl } has no Mercenary
why-pool-of-empty = the Pool of { $earl } is empty
why-so-many-mercenaries = { $earl } has { $n ->
    [one] { $n } Mercenary
   *[other] { $n } Mercenaries
}
why-none-left-in-pool-of = no further { $army } is left in the Pool of { $earl }
why-name-one = at least one is named
why-one-allies = only one Allies card is played in an Action
why-no-allies = you hold no Allies
why-allies-first = a struggle is opened with Allies
why-no-vassal = you hold no Vassal
why-vassal-served = the Vassal Lord of { $fief } has served in this struggle
why-no-vassal-lord = you have no Vassal Lord at { $fief }

# Why not: jousts and Vikings (OR-14, OR-17)

why-champion-stands-in = a Champion stands in as a Joust Prince or a Joust Vassal
why-no-such-joust-card = your hand of Joust cards has no { $joust }
why-no-champion = you hold no Champion
why-vikings-must-go = the Vikings must be sent against somebody
why-vikings-against-other = the Vikings are sent against another Earl
why-vikings-against-king = while the King stands the Vikings are sent against him

# Why not: wessex (WX)

why-no-votes-here = votes for Winter belong to the Wessex campaign
why-votes-over = the Vikings are here: there is no vote any more
why-no-vote-in-first-turn = nobody calls a vote in his first turn of a season
why-no-church-to-vote = to call a vote you need a Church, the Cathedral or the King card
why-cathedral-not-for-sale = the Cathedral is not for sale
why-not-for-sale = { $type } is not for sale
why-all-bought = you have bought every { $type } of your set
why-set-spares = your set can spare { part-cards } and no more
why-must-spend = Legacy points must be spent
why-palace-stands = your Palace is on the table

# Why not: rebellion (RB)

why-no-banquet = you hold no Banquet

# Why not: modules (OV)

why-tournament-peace = a tournament begins with { part-peaceful-turns }
why-no-resourceful-earls = this table does not play with Resourceful Earls
why-exchange-costs = it takes { part-cards } of your Hand
why-not-in-tray = your tray holds no { $type }
why-no-banner = you hold no Banner
why-tray-empty = your tray is empty
why-no-witan = this table plays without a Witan
why-no-advice = an advisor does not stand in for { $type } now
why-no-advisor-left = you have no advisor left
why-no-village = { $earl } has no Village
why-no-village-to-recruit-in = you have no Village left to Recruit in
why-villages-fall = no more than { $n ->
    [one] { $n } Village falls
   *[other] { $n } Villages fall
}
why-no-thanes-here = this table does not play with Thanes
why-thanes-stay = Thanes stay at home in the first turn
why-thanes-moved = you have moved your Thanes this turn
why-thanes-out-already = so many of your Thanes are out already
why-thanes-all = you have { part-thanes } and no more
why-thanes-do-not-lead = you did not begin this turn with most Thanes out
why-no-thane-out = { $earl } has no Thane out
why-no-conclaves-here = this table does not play with Conclaves
why-accuses-self = you do not accuse yourself
why-not-in-conclave = { $earl } is not in the Conclave
why-marches-not-taken = Intrigue takes no Property of the Welsh Marches
why-marches-not-anted = Properties of the Welsh Marches are never anted
why-marches-not-paid = Properties of the Welsh Marches are never paid as Ransom
why-no-lord-in-marches = no Lord is placed in the Welsh Marches
why-march-neutral = the Vikings are sent against another Earl, and { $fief } is neutral
why-no-clerisy-here = this table plays without the Clerisy
why-no-seat-of-clerisy = { $type } is no seat of the Clerisy
why-minster-takes = { $fief } takes Lands and Market Towns, and Monks as Lords
why-no-church-beside = beside a Church or the Cathedral as seat no other lies
why-not-open = no { $type } lies open
why-common-deck-empty = the common deck is empty
why-lies-open = this card is one of the open ones
why-too-few-open = fewer than { $n ->
    [one] { $n } card lies open
   *[other] { $n } cards lie open
}
why-knight-bequeaths-nothing = a Knight bequeaths nothing
why-tent-fields = your Tent and Lands field { part-pool-cards } and no more
why-only-to-left = you attack only the Earl to your left
why-is-ally = { $earl } is your ally
why-is-partner = { $earl } is your partner
why-attacks-opponent-only = you attack only { $earl }, your opponent
why-plots-against-opponent-only = you plot only against { $earl }, your opponent
why-tetrarchy-peace = a Tetrarchy begins with { part-peaceful-turns }
why-monks-only = only a Monk is Lord of a Church or the Cathedral

# What an answer gives up

why-concedes = ends your game: your Earl concedes
why-dies-of-age = ends your game: no card is left to draw, and your Earl dies of old age
why-loses-by-age = ends the game, and you lose it: no card is left to draw, and your Earl dies of old age
why-loses-fiefs-by-age = loses all your Fiefs: no card is left to draw, and your Earl dies of old age
