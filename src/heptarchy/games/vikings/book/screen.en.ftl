# What the browser says at the table. Names of places, cards and people come from the server.

vikings-board = England, { $shires } shires; { $n } can be chosen
vikings-board-none = England, { $shires } shires
vikings-board-keys = Arrow keys walk from shire to shire, Enter chooses, plus and minus zoom, 0 shows the whole sheet.
vikings-city = city
vikings-marsh = marsh
vikings-empty = Empty, English land
vikings-closed = Marsh, closed to all
vikings-held = { $side } hold it: { $units }
vikings-fought = Fought over, { $attacker } attack: { $units }
vikings-leaders-here = Here: { $names }
vikings-march-here = The army that moves stands here
vikings-barred = Guarded by the Saxon Navy
vikings-may = You may: { $what }
vikings-moved = { $n } moved this turn
vikings-note-odds = Chance to win: { $chance }
vikings-brings = Reinforcements: { $units }
vikings-whynot = Click to ask why not
vikings-offshore = Off shore
vikings-ship = { $name }, off shore with { $units }
vikings-waiting = Waiting to come ashore: { $units }
vikings-going = { $name }: choose where to
vikings-going-reach = { $n ->
    [one] 1 place can be reached
   *[other] { $n } places can be reached
}
vikings-going-fewer = One fewer: { $what }
vikings-going-more = One more: { $what }
vikings-going-many = How many
vikings-going-steps = Step by step
vikings-going-back = Put down
vikings-row = { $n } of { $all } placed
vikings-row-send = Place these
vikings-row-again = Start again
vikings-works = { $n ->
    [one] 1 shire
   *[other] { $n } shires
} chosen; click another, or
vikings-works-give = give up { $what }
vikings-works-send = Do it, and no more
vikings-losses = { $n ->
    [one] 1 Hit
   *[other] { $n } Hits
}: who falls?
vikings-losses-game = Always in this order
vikings-losses-take = These fall
vikings-losses-battle = In this order while the battle lasts
vikings-more-nobody = Nobody marches
vikings-more-all = { $what }, all { $n }
vikings-more-fight = Fight it out: no card, no die more, nobody withdraws
vikings-more-first = { $what }, then the others in turn
vikings-more-half = Lagertha comes with half of the units
vikings-more-while = { $what }: { $span }
vikings-span-battle = all this battle
vikings-span-turn = all this turn
vikings-span-round = all this round
vikings-span-game = all game
vikings-zoom = Zoom
vikings-closer = Closer
vikings-farther = Farther
vikings-whole = Whole sheet
vikings-frame = Frame what is asked
vikings-names-old = Show modern names
vikings-names-modern = Show Old English names
vikings-key = Key
vikings-key-may = you may choose
vikings-key-picked = chosen, in play
vikings-key-refused = refused
vikings-key-move = last move
vikings-key-held = held by Vikings
vikings-key-brings = reinforcements
vikings-land-wales = Wales
vikings-land-scotland = Scotland
vikings-land-cornwall = Cornwall
vikings-land-man = Man
vikings-map-held = { $side } hold it by a { $tile }
vikings-map-power = Power of the kingdom: { $side }
vikings-map-relic = Relic of { $name }
vikings-map-church-why = A Church stands. Vikings who hold the city plunder it, and a unit comes there; VX-1.3 says when.
vikings-map-plundered-why = Its Church is plundered.
vikings-map-fort-why = A Fort holds it without units and adds a Berserker die and a Norsemen die in battle. One Hit destroys it.
vikings-map-settlement-why = A Settlement holds it without units, brings a Norseman each Norsemen turn and adds a Berserker die in battle. One Hit destroys it.
vikings-map-ship-why = A Viking ship: from here to any other ship is one step.
vikings-map-relic-why = The relic of { $name } brings its defenders one Fyrd more.
vikings-map-relic-carried = The relic of { $name } was carried off: { $faction } have it.
vikings-map-relic-spent = The relic of { $name } is spent.
vikings-map-hurry = { $name }: +{ $n } { $n ->
    [one] step
   *[other] steps
}
vikings-map-halt = No further
vikings-map-churches = Churches that stand
vikings-map-churches-of = { $n } of { $all } Churches stand; the Vikings win when all are plundered. The English keep { $tiles } plundered { $tiles ->
    [one] Church
   *[other] Churches
} to call up Fyrd.
vikings-map-churches-end = none left: the Vikings win
vikings-map-count = { $n } of { $all }
vikings-map-kingdom = { $name }: { $side }. { $power } Viking cities: { $n } of { $need } that give them the power.
vikings-map-tiles = { $n } { $n ->
    [one] tile
   *[other] tiles
} for Forts and Settlements left
vikings-key-plundered = plundered
vikings-key-relic = relic
vikings-steps = Steps
vikings-steps-left = { $n } of { $all } left
vikings-track = The year
vikings-round = Round { ROMAN($n) }
vikings-round-of = Round { ROMAN($n) } of { ROMAN($all) }
vikings-setup = Setting up
vikings-treaty-from = A treaty may be signed from round { ROMAN($n) }
vikings-cities = Viking cities
vikings-cities-of = { $n } Viking cities; { $treaty } win a treaty, { $conquest } the land
vikings-cities-treaty = treaty { $n }
vikings-cities-conquest = conquest { $n }
vikings-bag = In the bag
vikings-bag-what = Each round every faction has one turn; the next one is drawn from the bag.
vikings-bag-empty = The bag is empty
vikings-turn = Turn { $n }: { $name }
vikings-armies = { $n } { $n ->
    [one] army
   *[other] armies
} of { $steps } { $steps ->
    [one] step
   *[other] steps
} left
vikings-units = Units
vikings-onmap = on map
vikings-stock = stock
vikings-fled = fled
vikings-leaders = Leaders
vikings-leader = Leader
vikings-leaders-none = No Leader has come yet
vikings-leader-at = in { $place }
vikings-leader-gone = gone
vikings-leader-led = has moved
vikings-hand = Your hand
vikings-hand-of = { $name }: hand
vikings-hand-ally = { $name }, your ally
vikings-hand-none = No cards in hand
vikings-hand-watch = You watch: no hand is shown
vikings-events-left = { $n } { $n ->
    [one] Event
   *[other] Events
} left this round
vikings-hands = Other hands
vikings-hand-size = { $n } { $n ->
    [one] card
   *[other] cards
} in hand, { $deck } in the deck
vikings-hand-seen = Shown: { $cards }
vikings-card-move = { $armies } { $armies ->
    [one] army
   *[other] armies
}, { $steps } { $steps ->
    [one] shire
   *[other] shires
} each
vikings-card-treaty = Treaty
vikings-card-number = { $name } card { $n }
vikings-card-now = Now: { $what }
vikings-card-notnow = Not now. Click to ask why.
vikings-battle = Battle for { $place }
vikings-battle-roll = roll { $n }
vikings-battle-first = before the first roll
vikings-battle-attack = { $side } attack
vikings-battle-defend = { $side } defend
vikings-battle-none = none left
vikings-battle-tray = { $side } roll: { $dice }
vikings-battle-noroll = No dice yet. { $side } roll first.
vikings-battle-next = { $side } roll next.
vikings-battle-hits = { $n } { $n ->
    [one] Hit
   *[other] Hits
} to take: now
vikings-battle-commands = { $n } { $n ->
    [one] Command
   *[other] Commands
}
vikings-battle-commands-now = { $n } { $n ->
    [one] Command
   *[other] Commands
}: now
vikings-battle-before = Before:
vikings-battle-fell = { $units } fell
vikings-battle-ran = { $units } fled
vikings-battle-events = In force
vikings-battle-pending = Waiting to take effect
vikings-battle-window = Asked now: { $names }
vikings-battle-yours = You may play an Event
vikings-battle-fyrd = Fyrd card: { $n }
vikings-age = Viking Age
vikings-age-inforce = now in force
vikings-age-needs = Needs { $what }.
vikings-age-kingdom = { $name }: { $side } have its power; the Vikings hold { $n } of { $all } cities and need { $needs }
vikings-age-kingdom-needs = The Vikings have its power while they hold { $needs } of its { $all } cities; now { $n }. It is looked at when a turn begins.
vikings-age-spurred = Its step has been used.
vikings-age-king-hidden = a King, face down
vikings-age-king-soon = not dealt yet
vikings-age-king-once = Once in the game, as an Event
vikings-age-king-secret = Their side alone knows which King it is. He is played once in the game, as an Event.
vikings-age-king-played = Played: { $names }
vikings-age-haste = Burgred: { $n } { $n ->
    [one] step
   *[other] steps
} still to give this turn
vikings-age-runes = Rune dice
vikings-age-prayers = Prayer dice
vikings-age-dice-left = Left this round: { $left }. Before a roll a faction may add one, once in a battle.
vikings-age-relic-carried = { $name } carry it
vikings-age-relic-spent = spent
vikings-age-relic-site = Its site is { $place }. Relic and site are our own.
vikings-age-relic-site-what = It brings one Fyrd more when a Fyrd card is turned to defend its site. Vikings who take the city carry it off.
vikings-age-relic-carried-what = { $name } may give it up once to throw all their dice of one roll again. If the English take its site back first, it returns.
vikings-age-relic-spent-what = It was given up to roll again and is out of the game.
vikings-age-legend-open = Lies open: the first side to do the deed takes it
vikings-age-legend-waits = { $side } have it; its reward waits
vikings-age-legend-had = { $side } have had its reward
vikings-age-legend-deed = Deed
vikings-age-legend-reward = Reward
vikings-age-legend-none = None lies open.
vikings-age-churches-what = Vikings who hold such a city plunder its Church, and a unit comes there; VX-1.3 and the options of the table say when. When all { $all } are plundered the Vikings win at once. Where Churches stand is our own.
vikings-age-spoils = Still to come for plunder: { $names }
vikings-age-churches-stand = Standing: { $names }
vikings-age-churches-fallen = Plundered: { $names }
vikings-age-tiles = Plundered, kept by the English
vikings-age-tiles-of = The English keep { $n } plundered { $n ->
    [one] Church
   *[other] Churches
}
vikings-age-tiles-what = When a battle with a Housecarl or a Thegn begins, the English may give up one of these to turn a Fyrd card and add it.
vikings-age-forts = Forts and Settlements
vikings-age-forts-of = { $n } Forts and Settlements stand; { $left } { $left ->
    [one] tile
   *[other] tiles
} left
vikings-age-forts-left = { $n } · { $left } left
vikings-age-forts-what = A Fort costs two Viking units and holds its shire without any; in battle it adds a Berserker die and a Norsemen die, and one Hit destroys it. A Settlement adds a Berserker die and brings a Norseman each round.
vikings-age-epics = Epic cards in the Fyrd deck
vikings-age-epics-of = { $n } Epic { $n ->
    [one] card
   *[other] cards
} in the Fyrd deck
vikings-age-epics-what = { $n } of these { $all }, face down among the Fyrd cards. One that is turned holds for its battle.
vikings-age-ships = Ships on the coast
vikings-age-ships-of = { $n } of { $all } ships lie on the coast
vikings-age-ships-what = A Leader leaves a ship where he lands. For one step Vikings go from one ship to any other; the English take a ship by holding its shire when their turn ends. Our own.
vikings-age-ragnar-waits = still to come
vikings-age-lagertha-waits = waits for her time
vikings-age-traitor = { $name } have turned traitor
vikings-age-fort-dice = Fort: a Berserker die and a Norsemen die
vikings-age-settlement-dice = Settlement: a Berserker die
vikings-age-shielded = Edmund cancels { $n ->
    [one] the next Hit
   *[other] the next { $n } Hits
}
vikings-age-aella = Aella: { $side } may throw dice of their first roll again
vikings-age-avenged = A plundered Church has called up Fyrd
vikings-age-duel = Duel:
vikings-age-added = { $name } add a die
vikings-age-unread = Not read yet
vikings-age-omen-blank = nothing happens.
vikings-age-omen-vain = not fulfilled; it needs { $what }.
vikings-effects = In force this turn
vikings-odds = { $viking } win { $a }, { $english } win { $b }
vikings-odds-win = { $side } win
vikings-odds-exact = Exact.
vikings-odds-sampled = Not exact.
vikings-text-tracks = Round and tracks
vikings-text-shires = Shires
vikings-text-shire = Shire
vikings-text-kind = Kind
vikings-text-holder = Held by
vikings-text-units = Units
vikings-text-may = You may
vikings-text-empty = No units: { $names }
vikings-text-why = Why not?
vikings-text-place = Place
vikings-text-battle = Battle
vikings-text-nobattle = No battle stands.
vikings-text-march = March
vikings-text-march-in = { $who } in { $place }: { $units }; { $n } { $n ->
    [one] step left
   *[other] steps left
}.
vikings-text-march-sea = { $who } off shore: { $units }; { $n } { $n ->
    [one] step left
   *[other] steps left
}.
vikings-text-army = An army
vikings-text-fyrd = Fyrd cards: { $deck } in the deck, { $discard } laid aside
vikings-summary-turn = { $round } · { $name }
vikings-over = The game is over
vikings-pieces = Pieces
vikings-leader-next = Still to come: { $names }
vikings-side-viking = Vikings
vikings-side-english = English
