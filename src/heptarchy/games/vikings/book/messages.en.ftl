# What happened. Each is a sentence of its own: its first letter becomes a capital one.

told-round-begins = Round { ROMAN($n) } begins
told-turn-begins = { $faction } turn
told-drew = { $faction } draw a card
told-hand-shown = { $faction } hold no Movement card: the hand is shown and drawn anew
told-card-shown = { $faction } show { $card }, number { $n }
told-chose = { $faction } have chosen { $card }
told-deployed = { $faction } deploy a unit in { $shire }
told-invaders = { KEY($leader) ->
    [reinforcements] the Viking Reinforcements bring { part-host }
   *[other] { FORM($leader, "long") } appears off shore with { part-host }
}
part-host = { SIZE($units) ->
    [0] nobody
   *[other] { $units }
}
told-reinforced = { COUNT($n, $kind) } { $n ->
    [one] comes
   *[other] come
} to { $shire }
told-boarded = { COUNT($n, $kind) } { $n ->
    [one] joins
   *[other] join
} { FORM($leader, "long") }
told-alfred-comes = Alfred comes to { $shire }
told-movement-played = { $faction } play { $card }: { part-activations } of { part-steps }
part-activations = { $armies ->
    [one] { $armies } activation
   *[other] { $armies } activations
}
part-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
told-event-played = { $faction } play { $event }
told-landed = { FORM($leader, "long") } lands in { $shire }
told-led = { FORM($leader, "long") } goes to { $shire }
told-marched = an army of { $n } goes from { $shire } to { $shire2 }
told-battle-begins = battle in { $shire }: { FORM($side, "the") } attack
told-fyrd-join = { $n } Fyrd join the battle in { $shire }
told-rolled = { $kind } roll { COMMAS($outcome) }
told-cancelled = { $n ->
    [one] { $n } Hit is cancelled
   *[other] { $n } Hits are cancelled
}
told-killed = { COUNT($n, $kind) } { $n ->
    [one] falls
   *[other] fall
}
told-fled = { COUNT($n, $kind) } { $n ->
    [one] flees
   *[other] flee
}
told-withdrew = { FORM($kind, "a") } withdraws to { $shire }
told-paid = { COUNT($n, $kind) } { $n ->
    [one] is given up as Danegeld
   *[other] are given up as Danegeld
}
told-swapped = { COUNT($n, $kind) } { $n ->
    [one] becomes { FORM($kind2, "a") }
   *[other] become { $kind2 }
} in { $shire }
told-spied = an English army comes from { $shire } to { $shire2 }
told-escaped = the English escape from { $shire } to { $shire2 }
told-barred = the Saxon Navy guards { $shire }
told-cancels-out = { $event } and { $event2 } cancel each other
told-leader-lost = { FORM($leader, "long") } is lost
told-leader-follows = { FORM($leader, "long") } withdraws to { $shire }
told-battle-won = { FORM($side, "the") } win the battle in { $shire }
told-step-lost = { FORM($leader, "long") } loses { part-steps }
told-round-ends = Round { ROMAN($n) } ends with { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} in Viking hands
told-game-over = { FORM($side, "the") } have won

# The Viking Age

told-plundered = the Vikings plunder the Church of { $shire }
told-avenged = a plundered Church calls the Fyrd to { $shire }
told-fort-built = { $faction } build a Fort in { $shire }
told-settled = the Fort in { $shire } becomes a Settlement
# The tile is no longer there, and nobody asks which it was
told-razed = the Viking stronghold in { $shire } is destroyed
told-kingdom-passes = the power of { $kingdom } passes to { FORM($side, "the") }
told-hurried = { $spur } gives { part-steps } more
told-king-dealt = { $faction } are dealt a King
told-king-played = { $faction } play { $king }
told-die-added = { FORM($faction, "the") } add a { FORM($faction, "die") } die to their roll
told-rune-shows = the Rune die of { FORM($faction, "the") } shows { FORM($rune, "a") }
told-prayer-shows = the Prayer die of { FORM($faction, "the") } shows { FORM($prayer, "a") }
told-rune-hits = it gives { FORM($faction, "the") } one Hit more
told-rune-stands = it keeps { FORM($faction, "the") } from fleeing
told-rune-raises = it brings a unit of { FORM($faction, "the") } back into the battle
told-rolls-again = it lets { FORM($faction, "the") } roll all their dice again
told-rolled-again = { $kind } roll again: { COMMAS($outcome) }
told-relic-taken = { $faction } carry off the relic of { $relic }
told-relic-returns = the relic of { $relic } returns to { $shire }
told-relic-spent = { $faction } give up the relic of { $relic }
told-legend-laid = a Legend lies open: { $legend }
told-legend-taken = { FORM($side, "the") } win a Legend: { $legend }
told-legend-claimed = { FORM($side, "the") } have their reward for a Legend: { $legend }
told-epic-turned = an Epic card is turned: { $epic }
told-epic-wasted = another Epic card is turned and has no effect: { $epic }
told-betrayed = { COUNT($n, $kind) } { $n ->
    [one] turns
   *[other] turn
} traitor
told-ranks-break = the ranks of { FORM($side, "the") } break
told-ship-left = a Viking ship stays in { $shire }
told-ship-lost = the ship in { $shire } is lost

# Set-up and reinforcements: why not

why-in-deck = { $card } is in your deck
why-no-event-of-deck = { $card } is no Event for the deck of the { $faction }
why-marsh = { $shire } is a marsh: no unit may enter it
why-no-icon = { $shire } has no icon of the { $faction }
why-viking-hands = { $shire } is in Viking hands
why-icons-used = { $shire } has had a unit for every icon
why-no-crown-there = { $shire } is no English city with an English unit
why-no-viking-refuge = { $shire } is neither a coast that the Vikings hold nor the place of a Leader
why-not-off-shore = no ships of { FORM($leader, "full") } lie off shore
why-must-come-back = English units that have fled come back as soon as they can
why-so-many-come = 1 to { $n } { $faction } can come there
why-no-english-refuge = { $shire } is neither a reinforcement city that the English hold nor Alfred's place

# Leaders and armies: why not

why-leader-not-in-play = { FORM($leader, "full") } is not in play on your side
why-leader-activated = { FORM($leader, "full") } has been activated this turn
why-navy-bars-coasts = the Saxon Navy bars every coast where { FORM($leader, "full") } may land
why-navy-bars-ways = the Saxon Navy bars every way from { $shire }
why-leader-has-no-unit = { FORM($leader, "full") } has no unit of the { $faction } that may set out
why-last-activation = the last activation is for { FORM($leader, "full") }, who must land this turn
why-leader-must-land = { FORM($leader, "full") } must land this turn
why-no-unit-there = there is no unit of the { $faction } in { $shire }
why-all-moved = all { $faction } in { $shire } have moved this turn
why-on-the-way = an army neither drops nor picks up units on the way
why-number-set = the number of { $faction } has been set at this stop
why-come-already = { $n } { $faction } come along already
why-must-come = a unit of the { $faction } must come along
why-may-come = { $n } { $faction } can come along from here
why-no-ships-there = no ships go from { $shire } to { $shire2 }
why-must-set-out = whoever was activated sets out while there is a way
why-not-on-side = the { $faction } are not on your side
why-no-border = { $shire } does not border { $shire2 }
why-navy-bars = the Saxon Navy bars { $shire }
why-leader-needs-unit = { FORM($leader, "full") } must take a unit along
why-no-landing = { $shire } is no coast to land on
why-another-sea = { FORM($leader, "full") } may not land in { $shire }: it is on another sea

# Events: why not

why-not-in-hand = { $card } is not in your hand
why-movement-later = a Movement card is played at the end of the Reinforcements Phase
why-event-not-now = { $event } is not played at this moment
why-event-not-in-turn = { $event } is not played in a turn of the { $faction }
why-events-played = the { $faction } have played { $n } Events this round
why-no-ceolwulf = no shire of Ceolwulf's is open to the Vikings
why-no-housecarl-to-add = no Housecarl can be added
why-no-vikings = there are no Vikings on the map
why-ships-on-the-way = ships carry an army or a Leader on the way
why-ships-ready = ships lie ready for the next step
why-no-ships = no ships go from { $shire }
why-none-to-change = no { $kind } can become { $kind2 }
why-event-in-battle = { $event } is played in a battle
why-event-played = { $event } has been played for this battle
why-no-unit-in-battle = the { $faction } have no unit in this battle
why-no-discord-there = { $shire } is no shire of the Northumbrian Discord
why-not-both-there = Housecarl and Thegn are not both there
why-no-army-to = no army with a Thegn can reach { $shire }
why-no-free-shire = no shire beside { $shire } is free of Vikings
why-no-effect = { $event } has no effect in { $shire }
why-changes-units = { $event } changes 1 to { $n } units there
why-come-there = { $shire } is the shire that they come to
why-none-aboard = no { $kind } are on the ships of { FORM($leader, "full") }
why-not-pending = { $event } does not wait to take effect in this battle
why-none-to-give = there are no { $kind } of the Vikings in { $shire }
why-last-unit = a Leader may not be robbed of his last unit, in { $shire }
why-no-vikings-there = there are no Vikings in { $shire }
why-no-housecarl-there = there is no Housecarl in { $shire }
why-barred-already = { $shire } is barred already
why-no-coast = { $shire } is no coast
why-no-army-from = no army with a Thegn can come from { $shire }
why-no-way-out = { $shire } is no shire beside { $shire2 } without Vikings

# Battles: why not

why-none-to-hit = no { $kind } of the side that is hit are in this battle
why-no-battle-there = there is no battle in { $shire }
why-leader-not-there = { FORM($leader, "full") } is not in { $shire }
why-no-tile-to-hit = no Fort or Settlement of the side that is hit stands here
why-no-border-or-marsh = { $shire } does not border { $shire2 }, or is a marsh
why-enemies-there = there are enemies in { $shire }
why-no-friends-there = there are no friends in { $shire }

# The Viking Age: why not

why-no-tile = all tiles for Forts and Settlements are on the map
why-has-fort = { $shire } has a Fort or Settlement already
why-fort-costs = a Fort in { $shire } costs { $n } Viking units there
why-no-such-units = there are no such units in { $shire }
why-no-settler-due = no Settlement in { $shire } is to give a Norseman now
why-fought-over = { $shire } is fought over
why-no-fort = there is no Fort in { $shire }
why-no-city-of-kingdom = { $shire } is no city of { $kingdom } that your side controls
why-not-your-king = { $king } is not your King
why-king-not-now = { $king } is not played at this moment
why-king-in-own-turn = { $king } is played in your own turn
why-none-to-add = no unit of the { $faction } can be added
why-no-spur = { $spur } adds no step to this march
why-no-city-taken = { $shire } is no city that your side has taken this turn and holds
why-relic-not-carried = the relic of { $relic } is not carried by who rolls again now
why-legend-not-now = the reward of { $legend } cannot be had at this moment
why-none-fled = no { $kind } of your side have fled
why-no-such-die = no die of the { $kind } that may be thrown again shows { $face }
why-are-hers = { $n } to { $n2 } { $faction } can be hers
why-no-attacker = the { $faction } are not among the attackers

# What an answer gives up

why-leaves-last-city = leaves { $shire }: the Vikings hold 1 city, then 0; with none at the round's end the English win
why-leaves-only-city = leaves { $shire }: the Vikings hold 1 city, then { $n }
why-leaves-city = leaves { $shire }: the Vikings hold { $n } cities, then { $n2 }
why-signs-treaty = signs the treaty, and { FORM($side, "the") } win at the end of Round { $n }: { $n2 } cities are in Viking hands, as things stand

# What a seat is asked

ask-question = { $who }: { $what }
ask-over = the game is over
ask-others = others are asked
ask-ships = { FORM($leader, "long") }'s ships
ask-battle = { $shire }, { $attackers } against { $defenders }
ask-battle-won = the battle in { $shire } is won, { $n ->
    [0] nobody
   *[other] { $left }
} left

ask-deck = choose Event { $n } of { $most } for your deck (the others do not see it)
ask-extra-unit = deploy extra unit { $n } of { $most }, in any shire but a marsh
ask-before-armies = play an Event before the { $faction } armies move ({ part-activations }, { part-steps } each), or pass
ask-phase-event = play an Event of the Reinforcements Phase ({ $come ->
    [yes] new units have come
   *[no] before new units come
}), or pass
ask-how-many-waiting = choose how many of the { $n } new { $kind } come to { $place }
ask-waiting = choose where the { COUNT($n, $kind) } of the Reinforcements card come
ask-how-many-fled = choose how many of the { $n } fled { $kind } return to { $place }
ask-fled = choose where { $n ->
    [one] a fled { FORM($kind, "one") } returns
   *[other] { $n } fled { $kind } return
}{ $passes ->
    [yes] , or pass
   *[no] { "" }
}
ask-short = too few units: choose the city that gets the next one ({ $n } in the stockpile)
ask-alfreds-city = choose the city where Alfred comes
ask-movement = play your Movement card for this turn{ $event ->
    [yes] , or an Event before it
   *[no] { "" }
}

ask-how-many-change = choose how many { $kind } become { $kind2 } in { $place }
ask-change = choose where up to { $n } { $kind } become { $kind2 }
ask-ceolwulf = choose the city that Ceolwulf opens to the Vikings
ask-ceolwulfs-unit = choose who goes from { $shire } to { $to }
ask-ceolwulfs-shire = choose from where a Viking goes to { $to } ({ $n } may still go), or pass
ask-purse = choose where a Housecarl is added ({ $n } left in the King's Purse), or pass
ask-rebellion = choose where the people rise in Rebellion
ask-rebellions-loss = choose whom the Rebellion in { $shire } takes
ask-navy = choose a coast for the Saxon Navy to bar ({ $n } to name)
ask-danegeld = choose who pays the Danegeld: { COUNT($n, $kind) } or { COUNT($n2, $kind2) }
ask-escape = choose where all English escape to from { $shire }
ask-spy = choose from where the Spy calls an army to { $to }
ask-spys-thegns = choose how many Thegn go from { $shire } to { $to }
ask-spys-housecarl = choose how many Housecarl go from { $shire } to { $to } with { COUNT($n, $kind) }
ask-order = choose which Event takes effect next in { $shire }

ask-leader = activate a Leader ({ part-activations } left, { part-steps } each){ $done ->
    [yes] , or be done with Leaders
   *[no] { "" }
}
ask-landing = choose where { FORM($leader, "long") } lands with { $units } ({ part-steps } left after landing)
ask-army = choose a shire whose army moves ({ part-activations } left, { part-steps } each), or be done
ask-leaders-way = { FORM($leader, "long") } { part-way }
ask-armys-way = the army { part-way }
part-way = in { $shire } with { part-host } ({ part-steps } left): choose { $load ->
    [yes] who comes along and where to
   *[no] where to
}{ $halt ->
    [yes] , or halt
   *[no] { "" }
}

ask-battle-event = play an Event { $when ->
    [fyrd] before the Fyrd card is turned
    [rolls] before the first roll
   *[vikings] before the Vikings roll
}, or pass ({ $battle })
ask-next-battle = choose which of { $n } battles is fought next
ask-loss = choose who falls to a Hit ({ part-hits } to take; { $battle })
part-hits = { $n ->
    [one] { $n } Hit
   *[other] { $n } Hits
}
ask-command = { $n ->
    [one] { $n } Command
   *[other] { $n } Commands
}: withdraw a unit, or let all stay ({ $battle })
ask-follow = the last unit goes to { $shire }: choose the Leader who goes with it, or stay

# The Viking Age

ask-church = spend a plundered Church ({ $n } left) for a Fyrd card, or not ({ $battle })
ask-forts-units = choose which { $n ->
    [one] unit
   *[other] { $n } units
} you give up for the Fort in { $shire }
part-fort = build a Fort for { $n ->
    [one] { $n } unit
   *[other] { $n } units
} there: it holds its shire without units
part-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left
ask-fort = { part-fort } ({ part-tiles }), or be done
ask-fort-costs-leader = { part-fort } ({ part-tiles }; in { $shire } it costs you { FORM($leader, "long") }), or be done
ask-fort-costs-leaders = { part-fort } ({ part-tiles }; { $leaders } Leaders would be lost with their last units), or be done
ask-settlement = make a Settlement of a Fort: a Norseman there every later turn, but a die less in battle; or be done
ask-settlements-unit = too few units: choose the Settlement that gets the next Norseman ({ $n } in the stockpile)
ask-kingdoms-unit = the power of { $kingdom } gives you { FORM($kind, "a") }: choose the city where it comes
ask-leaders-haste = { FORM($leader, "long") } has no step left in { $shire }: choose how to go further, or halt
ask-armys-haste = the army has no step left in { $shire }: choose how to go further, or halt
ask-aella = Aella lets you throw { $n ->
    [one] { $n } die
   *[other] { $n } dice
} again: choose one, or keep them all (your side rolled { $faces })
ask-aethelred = choose the shire where Aethelred adds up to { COUNT($n, $kind) }
ask-aethelreds-units = choose how many { $kind } Aethelred adds in { $shire }
ask-rune = add a { FORM($faction, "die") } die ({ $n } left) to your { $roll ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] next
} roll, or not ({ $battle })
ask-relic = you rolled { $faces }: throw all dice of a faction again by a relic{ $legend ->
    [yes] , or those of your side by the Shield-Biter
   *[no] { "" }
}, or keep them
ask-shield-biter = your side rolled { $faces }: throw all dice again by the Shield-Biter, or keep them
ask-last-stand = { $hits ->
    [one] { $hits } Hit
   *[other] { $hits } Hits
} against you: cancel { $n } by the Last Stand, or take all ({ $battle })
ask-swift-march = the Swift March brings { COUNT($n, $kind) }: choose one of the cities taken this turn
ask-slayers-unit = the King-Slayer brings fled units back ({ $n } may still come): choose who is next, or pass
ask-slayers-place = choose where a fled { FORM($kind, "one") } comes back ({ $n } may still come), or pass
ask-saga-singer = draw 1 card more this time by the Saga-Singer, or save the reward for a later turn
ask-traitor = a Traitor: choose which of your factions fights for the defenders ({ $battle })
ask-duel = the Champions' Duel: choose whose die your side rolls; a lone Hit costs the other side a unit
ask-duels-loss = your champion has lost: choose who falls ({ $battle })
ask-lagertha = bring Lagertha, once in the game, to lead some of { FORM($leader, "long") }'s { $units }, or pass
ask-lagerthas-norsemen = choose how many of { FORM($leader, "long") }'s { COUNT($n, $kind) } Lagertha takes
ask-lagerthas-berserkers = choose how many of { FORM($leader, "long") }'s { COUNT($n, $kind) } Lagertha takes{ $hers ->
    [0] { "" }
   *[other] { " " }beside { COUNT($hers, $kind2) }
}

# Odds that are asked for at the shell: why there can't be such a battle
odds-attacker = attacker is 0 (viking) or 1 (english), not { $n }
odds-too-few = { $unit }: { $n } is less than none
odds-too-many = { $unit }: { $n } is more than the box holds, { $most } (V-1.1, V-1.2)
odds-fyrd-twice = fyrd: either { $n } or one card at random, not both
odds-no-fyrd-card = fyrd: a card is turned only where a Housecarl or a Thegn stands (V-9.3)
odds-nobody-there = the { $side } side has no unit in the battle
