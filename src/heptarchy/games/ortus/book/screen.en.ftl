# What the browser says at the table. Names of places, cards and people come from the server.

ortus-over = The game is over
ortus-setup = Decks are being built
ortus-round = Round { $n }
ortus-summary = { $round } · { $who }
ortus-you = You
ortus-earls = Earls
ortus-king = The King
ortus-king-is = King: { $who }
ortus-king-wins = King and Cathedral: { $who } wins next turn
ortus-king-stands = nobody plays him
ortus-king-fallen = has fallen
ortus-kingcard = King card
ortus-earldom = Your earldom
ortus-capacity = field capacity { $n }
ortus-piles = deck { $deck } · discard { $discard }
ortus-piles-title = Deck and discard
ortus-pile-deck = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ortus-pile-discard = Discard, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ortus-none = none
ortus-building = The others still build their decks.
ortus-bond-partner = Your partner
ortus-bond-ally = Your ally
ortus-bond-opponent = Your opponent
ortus-bond-with = with { $partner }
ortus-bond-with-faces = with { $partner }, facing { $faces }
ortus-bond-and-faces = { $said }, facing { $faces }
ortus-bond-and-with = { $said }, with { $partner }
ortus-out = Out of the game
ortus-out-you = You are out of the game; the table stays open to you.
ortus-off = Off the table: no Fief
ortus-seat-out = out
ortus-fief-name = { $seat } at { $place }
ortus-fief-lord = { $type } as Lord
ortus-fief-nolord = no Lord
ortus-strength = strength { $n }
ortus-doubled = Lands doubled
ortus-lord-none = no Lord
ortus-lord-of = { $type }, Lord of { $place }
ortus-lord-at = Lord of { $place }
ortus-lord-fielded = In the field
ortus-lord-served = Has served in this struggle
ortus-fielded = In the field
ortus-from-hand = from the Hand
ortus-aimed = Aimed at
ortus-dead = Lost
ortus-card-now = You may: { $what }
ortus-card-notnow = Nothing to do with it now; a click says why.
ortus-family-property = Property
ortus-family-face = Face
ortus-family-political = Political
ortus-family-army = Army
ortus-hand = Your hand
ortus-hand-of = Hand
ortus-hand-none = No cards in hand.
ortus-hand-watch = You hold no cards here.
ortus-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ortus-known = Seen in this Hand
ortus-towers = Towers
ortus-tower = Tower
ortus-tower-is = Tower: { $type }
ortus-tower-n = Tower { $n }, face down
ortus-pool = Pool
ortus-mercenaries = Mercenaries
ortus-mercenary-n = Mercenary { $n }
ortus-garrison = Garrison
ortus-garrison-none = No Garrison
ortus-banners = Banners
ortus-royal = Royal Army
ortus-levies = Royal Infantry
ortus-emissaries = Emissaries
ortus-vikings = Vikings
ortus-markers = { $n } of { $all } markers out
ortus-white-out = The white marker is out: there was an Attack this round
ortus-white-in = The white marker is in
ortus-arrived = They are here
ortus-horde = The horde
ortus-vikings-n = Vikings
ortus-chieftains-n = Chieftains
ortus-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
ortus-bag = Who would direct the Vikings, were a cube drawn now
ortus-decks = Decks
ortus-deck-army = Army
ortus-deck-viking = Viking
ortus-deck-battle = Battle
ortus-deck-joust = Joust
ortus-discards = { $n ->
    [one] 1 discarded
   *[other] { $n } discarded
}
ortus-mind = The King's Mind
ortus-mind-left = { $n } of { $all } left
ortus-mind-note = { $n } to come, { $gone } gone
ortus-mind-wish-no_luck = he wishes for Towers
ortus-mind-wish-vassal = he wishes for a Raid
ortus-mind-wish-prince = he wishes for a Siege
ortus-battle = Battle
ortus-battle-towers = Attack on the Towers: { $earl }
ortus-battle-towers-you = Attack on your Towers
ortus-battle-villages-you = Attack on your Villages
ortus-battle-thanes-you = Attack on your Thanes
ortus-battle-raid = Raid on { $place }
ortus-battle-siege = Siege of { $place }
ortus-battle-attacks = attacker
ortus-battle-defends = defender
ortus-battle-director = { $earl } directs
ortus-battle-nothing = nothing fielded
ortus-battle-undefended = Undefended: no Battle card is drawn
ortus-battle-damage = { $n ->
    [one] 1 point
   *[other] { $n } points
} of damage to take
ortus-battle-card = Battle card
ortus-battle-decided = decided: { $result }
ortus-battle-through = { $n ->
    [one] 1 point gets
   *[other] { $n } points get
} past the defenders
ortus-battle-points = { $n ->
    [one] 1 point
   *[other] { $n } points
} left to use
ortus-battle-absorb = { $n ->
    [one] 1 Tower absorbs
   *[other] { $n } Towers absorb
} damage
ortus-battle-tower-count = { $n ->
    [one] 1 Tower stands
   *[other] { $n } Towers stand
}
ortus-battle-seat = the seat falls at { $n }
ortus-battle-captured = Captured Lords: { $who }
ortus-waits = { $who } to answer
ortus-odds-fielded = If nothing more is fielded.
ortus-odds-church = If nothing more is fielded, and the Church calls it a Normal Battle.
ortus-odds-table = Against all that the defender has on the table.
ortus-odds-horde = The whole horde against all that the defender has on the table.
ortus-struggle = Struggle
ortus-struggle-turn = turn { $n }
ortus-struggle-acts = { $earl }: acts
ortus-struggle-answers = { $earl }: answers
ortus-struggle-opens = opens the struggle
ortus-struggle-yours = your { $card }
ortus-struggle-or = or yield
ortus-struggle-if = If { $earl } stops:
ortus-struggle-if-you = If you stop:
ortus-struggle-taken-you = you take { $prize }.
ortus-struggle-struck-you = you strike { $prize }.
ortus-struggle-fails = { $card } fails.
ortus-struggle-taken = { $earl } takes { $prize }.
ortus-struggle-struck = { $earl } strikes { $prize }.
ortus-aim-lord = the Lord of { $place }
ortus-aim-mercenary = a Mercenary
ortus-aim-hand = the Hand
ortus-joust = Joust
ortus-joust-riders = { $n } riders
ortus-joust-shown = all is shown
ortus-joust-now = to answer
ortus-joust-tilted = { $n ->
    [one] has tilted
   *[other] has tilted { $n } times
}
ortus-joust-tied = best hand
ortus-joust-ante = Ante: { $card }
ortus-joust-noante = no ante
ortus-joust-wild = Champion as { $card }
ortus-vote = Vote for Winter
ortus-vote-tab = Vote
ortus-vote-stands = { $pro } for, { $contra } against
ortus-vote-for = for
ortus-vote-against = against
ortus-vote-abstain = abstains
ortus-vote-none = not yet
ortus-vote-note = It passes with more for than against.
ortus-past = What came of it
ortus-season = Season { $n }
ortus-season-short = S{ $n }
ortus-winter = Winter
ortus-winter-buy = What one point buys
ortus-winter-tower = Which card lies face down?
ortus-legacy = Legacy points
ortus-legacy-all = in all
ortus-legacy-left = to spend
ortus-build = Build your deck
ortus-build-note = { $size } cards, at most { $each } of a type. Nobody sees it.
ortus-build-begun = Your own deck is begun; asked now: { $type }.
ortus-types = Cards by type
ortus-styles = Well-known styles
ortus-decks-own = Your own decks
ortus-decks-none = None kept yet.
ortus-deck-name = Name of this deck
ortus-deck-save = Keep it
ortus-deck-forget = Forget { $name }
ortus-deck-text = As text
ortus-deck-text-hint = 3 Land
ortus-deck-write = Write it down
ortus-deck-read = Read it
ortus-deck-unread = That is no list of cards: a number and a card in each line.
ortus-deck-play = Play this deck
ortus-deck-giving = Laying out { $n } of { $all }
ortus-deck-progress = Types laid out
ortus-deck-settled = settled
ortus-deck-fewer = One { $type } fewer
ortus-deck-more = One { $type } more
ortus-deck-count = { $n } { $type }
ortus-head-act = Your action
ortus-head-attack = Attack
ortus-head-free = Free steps
ortus-head-end = Or
ortus-head-field = Into the field
ortus-head-fill = Takes the damage
ortus-head-aim = Aim at
ortus-text-table = The table
ortus-text-turn = turn: { $who }
ortus-text-church = controls the Church
ortus-text-fief = Fief
ortus-text-lord = Lord
ortus-text-properties = Properties
ortus-text-may = You may
ortus-text-why = Why not?
ortus-past-tab = News
ortus-welsh = The Welsh
ortus-marches = Welsh Marches
ortus-marches-infantry = { $n } Infantry
ortus-villages = Villages
ortus-thanes = Thanes out, and at home
ortus-thanes-count = Thanes: { $out } out, { $home } at home
ortus-advisors = Advisors
ortus-battle-villages = Attack on the Villages: { $earl }
ortus-battle-thanes = Attack on the Thanes: { $earl }
ortus-conclave = Conclave
ortus-conclave-declares = declares { $hand }
ortus-conclave-accuses = accuses { $earl }
ortus-conclave-accuse = Accuse
ortus-conclave-peace = keeps the peace
ortus-draft = Your pack
ortus-draft-round = round { $n }, { $left } cards
ortus-tray = From your tray
ortus-open = Open cards
ortus-spending = Legacy points are spent
