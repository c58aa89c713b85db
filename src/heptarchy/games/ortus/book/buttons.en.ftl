# Buttons: by verb, or by verb and the rule that asks

# Decks and Hands

do-deck = { $it }
do-own-deck = A deck of your own
do-copies = { $n ->
    [0] No { FORM($it, "one") }
   *[other] { COUNT($n, $it) }
}
do-mulligan = Draw a new Hand
do-keep = Keep the Hand
do-keep-or-14-4 = Keep all three

# A turn

do-place = { KEY($it) ->
    [prince] Place a Prince as Lord
    [vassal] Place a Vassal as Lord
    [champion] Place a Champion as Lord
    [monk] Place a Monk as Abbot
    [mercenary] Hire a Mercenary
   *[other] Place { FORM($it, "a") }
}
do-into = Into { $it }
do-into-or-6-3 = Lord of { $it }
do-play = { KEY($it) ->
    [champion] Call a Joust
    [banquet] Give a Banquet
    [banner] Raise a Banner for the Kingship
   *[other] Play { $it }
}
do-play-ov-19 = Raise a Banner: new open cards, take one
do-bequeath = Bequeath: Prince of { $it }
do-recruit = Recruit (+{ $n })
do-emissary = Send { FORM($it, "a") } to the Vikings (+{ $n })
do-look = Monastery: see { $it }'s Hand
do-storm = Attack { $it }'s Towers
do-storm-or-17-13 = Vikings against { $it }'s Towers
do-raid = Raid of { $it } ({ $seat })
do-raid-or-17-13 = Vikings raid { $it } ({ $seat })
do-siege = Siege of { $it } ({ $seat })
do-siege-or-17-13 = Vikings besiege { $it } ({ $seat })
do-build = Build a Tower
do-tower = A Tower: { $it }
do-garrison = Garrison: { $it }
do-at = Mercenary { $n }{ part-garrison }
do-concede = Concede the game
do-end = End the turn

# Battles

do-field = Field { FORM($it, "a") } from the Hand
do-field-army = Field { FORM($it, "a") } from the Pool
do-field-lord = Field the { $lord } of { $it }
do-field-mercenary = Field Mercenary { $n }{ part-garrison }
do-field-king = Field the King card
do-field-royal = Field { FORM($it, "a") } of the Royal Army
do-field-all = Field all on the table
do-done = No more
do-done-or-12-6 = Field no more
do-done-nothing = Field nothing
do-done-or-12-26 = Leave the rest
do-done-or-14-5 = Play no Champion
do-done-wx-34 = Buy nothing
do-decide = { $it }
do-fill = Damage on { FORM($it, "a") }
do-fill-army = Damage on { FORM($it, "a") }
do-fill-mercenary = Damage on Mercenary { $n }
do-fill-garrison = Damage on the Garrison of { $n }{ part-garrison }
do-fill-king = Damage on the King card
do-fill-royal = Damage on the Royal Army: { $it }
do-fill-raider = Damage on { FORM($it, "a") }
do-spare = Lose as little as may be
do-raze = Raze Tower { $n }
do-take = Take { FORM($it, "a") }
do-take-or-12-26 = Capture { FORM($it, "a") }
do-burn = Burn { FORM($it, "a") }
do-capture = Capture { $fief }
do-destroy = Destroy { $fief }
do-ransom = Ransom the { $lord } of { $it }
do-from = From { $it }
do-from-or-12-31 = Pay from { $it }
do-from-or-14-2 = Ante from { $it }
do-give = Give { FORM($it, "a") }
do-give-or-12-31 = Pay { FORM($it, "a") }
do-give-or-14-2 = Ante { FORM($it, "a") }

# Politics

do-aim-lord = The { $lord } of { $it }
do-aim-mercenary = A Mercenary of { $it }
do-aim-hand = The Hand of { $it }
do-aim-fief = Properties of { $it }
do-aim-pool = The Pool of { $it }
do-take-army = Take { FORM($it, "a") }
do-ally = Play Allies
do-vassal = A Vassal from the Hand
do-vassal-lord = The Vassal Lord of { $it }
do-yield = Yield
do-yield-or-12-31 = Pay no Ransom
do-yield-or-17-13 = Hold the Vikings back
do-yield-ov-9 = Let the card stand
do-yield-rb-66 = Let the King come

# Jousts, Kingship

do-tilt = Exchange { FORM($it, "a") }
do-wild = A Champion as { FORM($it, "a") }
do-donate = Give { FORM($it, "a") }

# Variants

do-appease = Appease the King with a Banquet
do-call-vote = Call a vote for Winter
do-vote = { KEY($it) ->
    [for] Vote for Winter
    [against] Vote against Winter
   *[other] Abstain
}
do-buy-towers = Buy { part-towers }
do-buy = Buy { FORM($it, "a") }

# Modules

do-exchange = Exchange { part-cards } for one of the tray
do-discard = Discard { FORM($it, "a") }
do-fetch = Take { FORM($it, "a") } from the tray
do-pick = Pick { FORM($it, "a") }
do-pick-ov-18 = Take { FORM($it, "a") } from the tray
do-pick-ov-19 = Take { FORM($it, "a") }, which lies open
do-top = Take the top card of the deck
do-advise = An advisor as { $it }
do-found = Found a Fief: { $it }
do-rally = Play a Banner: Normal Battle
do-sack = Attack { $it }'s Villages
do-sack-or-17-13 = Vikings against { $it }'s Villages
do-conquer = { $n ->
    [0] Burn them all
   *[other] Conquer { $n }, burn the rest
}
do-thanes = { $n ->
    [0] All Thanes at home
    [1] 1 Thane out
   *[other] { $n } Thanes out
}
do-hunt = Attack { $it }'s Thanes
do-hunt-or-17-13 = Vikings against { $it }'s Thanes
do-summon = Thanes: a card of the tray
do-conclave = Call a Conclave
do-declare = Declare { $it }
do-accuse = Accuse { $it } of lying
do-peace = Keep the peace
part-garrison = { SIZE($garrison) ->
    [0] { "" }
   *[other] { " " }({ COMMAS($garrison) })
}

# Answers as the log tells them, after the name of who gave them

log-deck = builds a deck: { $it }
log-own-deck = builds a deck, type by type
log-copies = { $n ->
    [0] takes no { FORM($it, "one") }
   *[other] takes { COUNT($n, $it) }
}
log-mulligan = draws a new Hand
log-keep = keeps the cards
log-place = places { FORM($it, "a") }
log-into = chooses { $it }
log-play = { KEY($it) ->
    [champion] calls a Joust with a Champion
    [banquet] gives a Banquet
    [banner] raises a Banner
   *[other] plays { $it }
}
log-bequeath = bequeaths through the Prince of { $it }
log-recruit = recruits
log-emissary = sends { FORM($it, "a") } to the Vikings
log-look = looks at the Hand of { $it }
log-storm = attacks the Towers of { $it }
log-raid = raids { $it }
log-siege = besieges { $it }
log-build = builds a Tower
log-tower = makes it of { $it }
log-garrison = puts { FORM($it, "a") } into a Garrison
log-at = chooses Mercenary { $n }
log-concede = concedes
log-end = ends the turn
log-field = fields { FORM($it, "a") } from the Hand
log-field-army = fields { FORM($it, "a") } from the Pool
log-field-lord = fields the Lord of { $it }
log-field-mercenary = fields Mercenary { $n }
log-field-king = fields the King card
log-field-royal = fields { FORM($it, "a") } of the Royal Army
log-field-all = fields all on the table
log-done = is done
log-decide = decides: { $it }
log-fill = puts damage on { FORM($it, "a") }
log-fill-army = puts damage on { FORM($it, "a") }
log-fill-mercenary = puts damage on Mercenary { $n }
log-fill-garrison = puts damage on the Garrison of Mercenary { $n }
log-fill-king = puts damage on the King card
log-fill-royal = puts damage on { FORM($it, "a") } of the Royal Army
log-fill-raider = puts damage on { FORM($it, "a") }
log-spare = loses as little as may be
log-raze = razes Tower { $n }
log-take = takes { FORM($it, "a") }
log-burn = burns { FORM($it, "a") }
log-capture = captures the Fief
log-destroy = destroys the Fief
log-ransom = ransoms the Lord of { $it }
log-from = chooses { $it }
log-give = gives { FORM($it, "a") }
log-aim-lord = aims at the Lord of { $it }
log-aim-mercenary = aims at a Mercenary of { $it }
log-aim-hand = aims at the Hand of { $it }
log-aim-fief = aims at the Properties of { $it }
log-aim-pool = aims at the Pool of { $it }
log-take-army = takes { FORM($it, "a") }
log-ally = plays Allies
log-vassal = answers with a Vassal from the Hand
log-vassal-lord = answers with the Vassal Lord of { $it }
log-yield = yields
log-tilt = exchanges { FORM($it, "a") }
log-wild = plays a Champion as { FORM($it, "a") }
log-donate = gives { FORM($it, "a") }
log-appease = appeases the King with a Banquet
log-call-vote = calls a vote for Winter
log-vote = { KEY($it) ->
    [for] votes for Winter
    [against] votes against Winter
   *[other] abstains
}
log-buy-towers = buys Towers
log-buy = buys { FORM($it, "a") }
log-exchange = exchanges cards of the Hand for one of the tray
log-discard = discards { FORM($it, "a") }
log-fetch = takes { FORM($it, "a") } from the tray
log-pick = picks { FORM($it, "a") }
log-top = takes the top card of the deck
log-advise = spends an advisor as { $it }
log-found = founds a Fief with { FORM($it, "a") }
log-rally = plays a Banner against the Battle card
log-sack = chooses an attack on the Villages of { $it }
log-conquer = { $n ->
    [0] burns them all
   *[other] conquers { $n } and burns the rest
}
log-thanes = { $n ->
    [0] keeps all Thanes at home
    [1] has 1 Thane out
   *[other] has { $n } Thanes out
}
log-hunt = chooses an attack on the Thanes of { $it }
log-summon = calls on the Thanes for a card of the tray
log-conclave = calls a Conclave
log-declare = declares { $it }
log-accuse = accuses { $it } of lying
log-peace = keeps the peace
log-draw = draws { FORM($it, "a") }
log-lose = discards { FORM($it, "a") } at random
log-cube = draws the cube of { $it }
log-muster = draws { FORM($it, "a") }
log-land-raider = draws { FORM($it, "a") }
log-battle = turns the Battle card: { $it }
log-deal = deals { $it }
log-turn-up = turns up { FORM($it, "a") }
log-mind = turns { FORM($it, "a") } of the King's Mind

# What verbs are called

verb-deck = A ready deck
verb-own-deck = Your own deck
verb-mulligan = Mulligan
verb-keep = Keep
verb-place = Place a card
verb-into = Where to
verb-play = Play a card
verb-bequeath = Bequeath
verb-recruit = Recruit
verb-emissary = Emissary
verb-look = Monastery
verb-storm = Attack Towers
verb-raid = Raid
verb-siege = Siege
verb-build = A free step
verb-tower = Towers
verb-garrison = Garrison
verb-at = Which Mercenary
verb-concede = Concede
verb-end = End the turn
verb-field = From the Hand
verb-field-army = From the Pool
verb-field-lord = Lords
verb-field-mercenary = Mercenaries
verb-field-king = King card
verb-field-royal = Royal Army
verb-field-all = All
verb-done = Be done
verb-decide = The Church decides
verb-fill = Damage on the Hand
verb-fill-army = Damage on the Pool
verb-fill-mercenary = Damage on Mercenaries
verb-fill-garrison = Damage on Garrisons
verb-fill-king = Damage on the King card
verb-fill-royal = Damage on the Royal Army
verb-fill-raider = Damage on the horde
verb-spare = Fewest losses
verb-raze = Raze a Tower
verb-take = Take
verb-burn = Burn
verb-capture = Capture
verb-destroy = Destroy
verb-ransom = Ransom
verb-from = From which Fief
verb-give = Give
verb-aim-lord = Lords
verb-aim-mercenary = Mercenaries
verb-aim-hand = Hands
verb-aim-fief = Properties
verb-aim-pool = Pools
verb-take-army = Army cards
verb-ally = Allies
verb-vassal = A Vassal
verb-vassal-lord = Vassal Lords
verb-yield = Yield
verb-tilt = Tilt
verb-wild = Wild cards
verb-donate = Gift to the King
verb-appease = Appease the King
verb-call-vote = Call a vote
verb-vote = Vote
verb-buy-towers = Buy Towers
verb-buy = Buy a card
verb-exchange = Exchange cards
verb-discard = Discard
verb-fetch = From the tray
verb-pick = Pick a card
verb-top = The top card
verb-advise = Advisors
verb-found = Found a Fief
verb-rally = Play a Banner
verb-sack = Attack Villages
verb-conquer = Conquer or burn
verb-thanes = Thanes
verb-hunt = Attack Thanes
verb-summon = The Thanes' Action
verb-conclave = Conclave
verb-declare = Declare
verb-accuse = Accuse
verb-peace = Keep the peace
verb-draw = Draw
verb-lose = Random discard
verb-cube = Cube
verb-muster = Army card
verb-land-raider = Viking card
verb-battle = Battle card
verb-deal = Joust hand
verb-turn-up = Joust card
verb-mind = The King's Mind

# How the game ended

end-last-earl = { $winners } has won: no other Earl is left.
end-last-earl-many = { $winners } have won together: no Earl of the other side is left.
end-first-out-many = { $winners } have won together: the first Earl who is out is of the other team.
end-round-cap = { $winners } has won: the last round is over, and nobody has more Fiefs.
end-round-cap-many = { $winners } have won together: the last round is over, and nobody has more Fiefs.
end-round-cap-none = The King has won: the last round is over, and he still stands.
end-king-and-cathedral = { $winners } has won: King card and Cathedral were in one hand at the start of the turn.
end-alone = { $winners } has won: alone on the table before the Vikings came.
end-great-king = { $winners } has won: a King with a Fief when the Vikings' time was over, the greater victory.
end-dual-many = { $winners } have won together: a King with a Fief, and the holder of the Cathedral.
end-archbishop = { $winners } has won: the holder of the Cathedral where no King has a Fief, the lesser victory.
end-vikings-none = The Vikings have won: all Earls have lost.
end-king-fallen = { $winners } has won: the King is defeated.
end-king-fallen-many = { $winners } have won together: the King is defeated.
end-king-stands-none = The King has won: no Earl is left.
end-state-and-church = { $winners } has won: King card and Cathedral were in one hand at the start of the turn.
end-quest = { $winners } has won: a Knight who holds enough of the conditions of victory.
end-match = { $winners } has won the match.
end-match-many = { $winners } have won as many games of the match.
end-winter-none = Winter has come: the season is over.
